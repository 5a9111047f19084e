"""The page to learn from: a game's lessons, and its puzzles beside them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from citybuilder.app.language import current_language, translate
from citybuilder.app.learn.lesson_rows import LessonRows
from citybuilder.app.learn.puzzle_shelf import PuzzleShelf
from citybuilder.app.learn.style import learn_style
from citybuilder.app.models.games import game_of
from citybuilder.app.table.key_button import KeyButton
from citybuilder.app.table.keys import ENTERS
from citybuilder.app.table.style import growth
from citybuilder.app.widgets import Picture, Scroll, ShortLabel, label, pill, set_sheet
from citybuilder.app.window_page import WindowPage
from citybuilder.store.boxes import Box
from citybuilder.store.progress import Progress
from citybuilder.store.sheets.lessons import Words, load_lessons, load_words
from citybuilder.store.sheets.puzzles import load_puzzles
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Theme

NARROW: Final = 900  # pixels at text size 1
PICTURE: Final = 150


class LearnPage(WindowPage):
    """Signals: left(), game_wanted(str game), lesson_wanted(str game, str lesson),
    anew_wanted(str game, str lesson), puzzle_wanted(str game, int place),
    rules_wanted(str game)."""

    game_wanted = Signal(str)
    lesson_wanted = Signal(str, str)
    anew_wanted = Signal(str, str)
    puzzle_wanted = Signal(str, int)
    rules_wanted = Signal(str)

    def __init__(
        self, boxes: Sequence[Box], progress: Progress, theme: Theme, scale: float
    ) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.boxes = boxes
        self.progress = progress
        self.theme, self.scale, self.growth = theme, scale, 0.0
        self.box = boxes[0]
        self.words: Words = {}
        self.back = KeyButton("bar", "Esc")
        self.title = ShortLabel("title")
        self.tabs = [self.tab(box) for box in boxes]
        self.lessons = LessonRows()
        self.side = QFrame()
        self.side.setProperty("role", "panel")
        self.picture = Picture(self.box.picture)
        self.pitch = label("strong", wrap=True)
        self.note = label("soft", wrap=True)
        self.rules = pill("plain")
        self.puzzles = PuzzleShelf()
        self.lay_out()
        self.back.clicked.connect(self.left)
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(self.box.key))
        self.puzzles.wanted.connect(lambda at: self.puzzle_wanted.emit(self.box.key, at))
        self.lessons.wanted.connect(lambda key: self.lesson_wanted.emit(self.box.key, key))
        self.lessons.anew.connect(lambda key: self.anew_wanted.emit(self.box.key, key))
        escape = QShortcut(QKeySequence("Esc"), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.setAutoRepeat(False)
        escape.activated.connect(self.left)

    def tab(self, box: Box) -> QPushButton:
        button = pill("tab")
        button.setText(box.title)
        button.setAccessibleName(box.title)
        button.setCheckable(True)
        button.clicked.connect(lambda: self.game_wanted.emit(box.key))
        return button

    def lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.back)
        head.addWidget(self.title, 1)
        for button in self.tabs:
            head.addWidget(button)
        beside = QVBoxLayout(self.side)
        beside.setContentsMargins(14, 14, 14, 14)
        beside.setSpacing(10)
        self.picture.set_height(PICTURE)
        for part in (self.picture, self.pitch, self.note, self.rules):
            beside.addWidget(part)
        beside.addSpacing(8)
        beside.addWidget(self.puzzles)
        beside.addStretch(1)
        inside = QWidget()
        inside.setProperty("role", "inside")
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.columns.setSpacing(18)
        self.columns.addWidget(self.lessons, 3)
        self.columns.addWidget(self.side, 2)
        self.paper = Scroll(inside)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(32, 20, 32, 24)
        rows.setSpacing(16)
        rows.addLayout(head)
        rows.addWidget(self.paper, 1)

    # What is shown

    def show_game(self, key: str) -> None:
        """Its lessons; where its files are missing or damaged, an OSError or ValueError, and the
        page stays as it was."""
        lessons, puzzles, game = load_lessons(key), load_puzzles(key), game_of(key)
        load_words(key, current_language())
        self.box = next(box for box in self.boxes if box.key == key)
        self.picture.key = self.box.picture
        self.picture.update()
        self.mark_tab()
        self.lessons.show_lessons(game, lessons)
        self.puzzles.show_puzzles(game, puzzles)
        self.retranslate()
        self.order_keys()

    def mark_tab(self) -> None:
        for box, button in zip(self.boxes, self.tabs, strict=True):
            button.setChecked(box is self.box)

    def come_back(self) -> None:
        """From a lesson: more may be learned now."""
        self.tell_lessons()
        self.take_focus()

    def take_focus(self) -> None:
        """Enter begins what comes next."""
        learned = self.progress.of(self.box.key)
        coming = self.lessons.next_row(learned) or self.lessons.rows[0]
        coming.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell_lessons(self) -> None:
        learned = self.progress.of(self.box.key)
        self.lessons.show_learned(self.words, learned)
        self.puzzles.show_learned(learned)

    def retranslate(self) -> None:
        self.back.set_text(translate("learn", "Lobby"))
        self.title.set_whole(fill(translate("learn", "Learn %1"), self.box.title))
        self.pitch.setText(self.box.pitch(current_language()))
        text = translate(
            "learn",
            "There is nothing to read first: every lesson shows you at the table what to do, and a"
            " wrong click does no harm.",
        )
        self.note.setText(text)
        self.rules.setText(translate("learn", "Look it up in the rules"))
        self.rules.setAccessibleName(self.rules.text())
        self.words = load_words(self.box.key, current_language())
        self.tell_lessons()

    # Keys

    def order_keys(self) -> None:
        stops: list[QWidget] = [self.back, *self.tabs]
        for row in self.lessons.rows:
            stops += [row, row.anew]
        stops += [self.rules, *self.puzzles.buttons]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        """Enter presses what is in focus; arrows walk through the lessons."""
        focused = self.focusWidget()
        if event.key() in ENTERS and isinstance(focused, QPushButton):
            if not event.isAutoRepeat():
                focused.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    # Look

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.theme, self.scale = theme, scale
        self.dress()

    def dress(self) -> None:
        self.growth = growth(self.width(), self.height())
        set_sheet(self, learn_style(self.theme, self.scale * self.growth))
        self.tell_lessons()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - as Qt has it
        super().resizeEvent(event)
        if growth(self.width(), self.height()) != self.growth:
            self.dress()
        narrow = self.width() < NARROW * self.scale * self.growth
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.columns.setDirection(down if narrow else across)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        painter = QPainter(self)
        ground = QLinearGradient(0, 0, 0, self.height())
        ground.setColorAt(0, QColor(self.theme.table_top))
        ground.setColorAt(1, QColor(self.theme.table_low))
        painter.fillRect(self.rect(), ground)
