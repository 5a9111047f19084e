"""Looks at a match again, step by step, and lets somebody go on from any of them."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QListView,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app.language import translate
from citybuilder.app.replay.bar import ReplayBar
from citybuilder.app.replay.result import Result
from citybuilder.app.seat_mark import mark_icon
from citybuilder.app.sounds import Sounds
from citybuilder.app.table.board import Board
from citybuilder.app.table.inspector import Inspector
from citybuilder.app.table.key_button import KeyButton
from citybuilder.app.table.keys import ENTERS
from citybuilder.app.table.style import side_width, table_style
from citybuilder.app.widgets import label, set_sheet, title_bar
from citybuilder.app.window_page import WindowPage
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.history import is_open
from citybuilder.playing.steps import Seated, Steps, seat_to_watch
from citybuilder.stage.tooltips import set_tip
from citybuilder.store.settings import Settings
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Look, Theme

STEPPING: Final = ("Left", "Right")  # keys that may be held
PAUSE: Final = 700  # milliseconds at pace 1 between two steps, to read what happened


class ReplayPage(WindowPage):
    """Signals: branch(Match that has played the steps so far), review_wanted(), left()."""

    branch = Signal(object)
    review_wanted = Signal()

    def __init__(
        self,
        match: Match[State],
        seats: Sequence[Seated],
        settings: Settings,
        theme: Theme,
        viewer: int = 0,
    ) -> None:
        super().__init__()
        self.match = match
        self.seats = seats
        self.settings = settings
        self.theme = theme
        self.viewer = seat_to_watch(match, seats, viewer)
        self.side = max(0, self.viewer)  # where all look, the first seat lies nearest
        self.steps = Steps(match, self.viewer)
        self.step = 0
        look = Look(theme, settings.text_scale, settings.reduced_motion)
        self.board = Board(match.game, [seat.name for seat in seats], look)
        self.texts = self.board.texts
        self.make_parts()
        self.lay_out()
        self.connect_all()
        self.bar.set_last(self.steps.last)
        self.bar.show_pace(settings.pace or 1.0)
        self.set_theme(theme, settings.text_scale)
        self.retranslate()

    # Building the page

    def make_parts(self) -> None:
        self.inspector = Inspector(self, self.board.scene.look)
        self.sounds = Sounds(self.settings)
        self.title = label("heading")
        self.review_button = KeyButton("bar")
        self.result = Result(self)
        self.close_button = KeyButton("bar", "Esc")
        self.turns = QListView()
        self.turn_model = QStandardItemModel(self)
        self.bar = ReplayBar(self.steps.turns, self.board.looks, self.theme)
        self.waiting = QTimer(self, singleShot=True)

    def lay_out(self) -> None:
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        top = title_bar(self.title, self.result.button, self.review_button, self.close_button)
        self.review_button.setVisible(self.match.state.over)
        self.turns.setModel(self.turn_model)
        self.turns.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.turns.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side = QWidget()
        side.setObjectName("side")
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 10, 10, 10)
        column.addWidget(self.turns)
        self.body = QSplitter(Qt.Orientation.Horizontal)
        self.body.setObjectName("body")
        self.body.setHandleWidth(8)
        self.body.setChildrenCollapsible(False)
        self.body.addWidget(self.board.view)
        self.body.addWidget(side)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(top)
        rows.addWidget(self.body, 1)
        rows.addWidget(self.bar)
        stops = [
            self.result.button,
            self.review_button,
            self.close_button,
            self.board.view,
            self.turns,
            *self.bar.stops(),
        ]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def connect_all(self) -> None:
        self.bar.stepped.connect(self.go_to)
        self.bar.played.connect(self.set_playing)
        self.bar.paced.connect(self.set_pace)
        self.bar.branched.connect(self.go_on_from_here)
        self.turns.clicked.connect(self.go_to_turn)
        self.turns.activated.connect(self.go_to_turn)
        self.board.scene.played.connect(self.rest)
        self.board.scene.sounded.connect(self.sounds.play)
        self.board.scene.inspected.connect(self.inspect)
        self.inspector.closed.connect(self.board.view.setFocus)
        self.waiting.timeout.connect(self.play_on)
        self.review_button.clicked.connect(self.review_wanted)
        self.close_button.clicked.connect(self.left)
        keys: dict[str, Callable[[], None]] = {
            "Left": lambda: self.go_to(self.step - 1),
            "Right": lambda: self.go_to(self.step + 1),
            "Home": lambda: self.go_to(0),
            "End": lambda: self.go_to(self.steps.last),
            "Space": self.press,
            "Esc": self.leave,
        }
        for key, does in keys.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setAutoRepeat(key in STEPPING)
            shortcut.activated.connect(does)

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.theme = theme
        look = Look(theme, scale, self.settings.reduced_motion)
        set_sheet(self, table_style(theme, scale))
        self.board.set_look(look)
        self.inspector.set_look(look)
        self.bar.set_theme(theme)
        self.result.set_look()

    def retranslate(self) -> None:
        title = translate("replay", "Replay: %1")
        self.title.setText(fill(title, self.texts.title()))
        self.review_button.set_text(
            translate("review", "Review"),
            translate(
                "review", "Who was ahead when, what decided the match, and how much was luck"
            ),
        )
        self.close_button.set_text(translate("replay", "Close"))
        self.turns.setAccessibleName(translate("replay", "Turns"))
        self.board.view.setAccessibleName(self.title.text())
        self.bar.retranslate()
        self.result.retranslate()
        self.turn_model.clear()
        for turn, said in zip(self.steps.turns, self.turns_told(), strict=True):
            item = QStandardItem(mark_icon(self.board.looks[turn.seat], 16), said)
            set_tip(item, said)  # the list may be narrow
            self.turn_model.appendRow(item)
        self.inspector.retranslate()
        self.board.scene.show_view(self.steps.view(self.step), self.side)
        self.board.scene.redraw()
        self.tell_step()

    def turns_told(self) -> list[str]:
        """The headings of all turns; where one would repeat the last, what its turn began with."""
        told, last = list[str](), ""
        for turn in self.steps.turns:
            heading = self.texts.turn(self.steps.state(turn.step))
            begun = min(turn.step + 1, self.steps.last)
            told.append(self.begun(begun) if heading == last and begun else heading)
            last = heading
        return told

    def begun(self, step: int) -> str:
        """What whoever answered did; what comes to light with it may be the others' doing."""
        asked, _ = self.steps.question(step)
        own = [event for event in self.steps.events(step) if event.seat == asked.seat]
        story = self.texts.story(own)
        return story[0] if story else self.answer(step)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - as Qt has it
        super().resizeEvent(event)
        side = side_width(self.width(), self.height() - 110, self.settings.text_scale)
        self.body.setSizes([self.width() - side, side])

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - as Qt has it
        super().showEvent(event)
        self.bar.slider.setFocus()

    # Going through the match

    def go_to(self, step: int) -> None:
        """One step on is told by motion, any other way is a jump."""
        step = min(self.steps.last, max(0, step))
        if step == self.step:
            return
        self.waiting.stop()
        self.board.scene.skip()
        one_on = step == self.step + 1
        self.step = step
        self.tell_step()
        self.result.follow(watched=False)
        if one_on and self.settings.pace > 0:
            events, views = self.steps.events(step), self.steps.views(step)
            pace = self.bar.pace
            self.board.scene.play(events, views, self.steps.view(step), self.side, pace)
        else:
            self.board.scene.show_view(self.steps.view(step), self.side)
            self.result.follow(watched=one_on)
            self.wait()
        if step == self.steps.last:
            self.set_playing(False)

    def go_to_turn(self, index: QModelIndex) -> None:
        self.go_to(self.steps.turns[index.row()].step)

    def tell_step(self) -> None:
        """Say what led here and mark the turn."""
        sentence = " ".join(self.texts.story(self.steps.events(self.step))) or self.answer(
            self.step
        )
        self.bar.show_step(self.step, sentence)
        self.board.view.setAccessibleDescription(sentence)
        self.board.view.say(sentence)
        index = self.turn_model.index(self.steps.turn_at(self.step), 0)
        self.turns.setCurrentIndex(index)
        self.turns.scrollTo(index)

    def answer(self, step: int) -> str:
        """What led there, where nothing was told about it."""
        if step == 0:
            return translate("replay", "The beginning")
        match, stop = self.match, self.steps.stops[step] - 1
        asked, action = self.steps.question(step)
        if not match.state.over and not is_open(match, stop, self.viewer):
            return fill(translate("replay", "%1 has chosen."), self.texts.name(asked.seat))
        view = match.game.observe(match.earlier[stop], asked.seat)
        return self.texts.chosen(asked.seat, self.texts.action(view, asked, action))

    def set_playing(self, playing: bool) -> None:
        if playing and self.step == self.steps.last:
            self.go_to(0)
        self.bar.show_playing(playing)
        if playing:
            self.play_on()
        else:
            self.waiting.stop()

    def play_on(self) -> None:
        if self.bar.is_playing and not self.board.scene.is_moving():
            self.go_to(self.step + 1)

    def rest(self) -> None:
        """The motion of a step is over."""
        self.result.follow(watched=True)
        self.wait()

    def wait(self) -> None:
        """Leave time to read before the next step."""
        if self.bar.is_playing:
            self.waiting.start(round(PAUSE / self.bar.pace))

    def set_pace(self, pace: float) -> None:
        self.bar.show_pace(pace)

    # Ways out

    def press(self) -> None:
        """Space works a focused button, else it plays and pauses."""
        focused = QApplication.focusWidget()
        if self.inspector.isVisible():
            self.inspector.close_it()
        elif isinstance(focused, QAbstractButton) and self.isAncestorOf(focused):
            focused.click()
        else:
            self.set_playing(not self.bar.is_playing)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        """Enter works a focused button as well."""
        focused = self.focusWidget()
        if event.key() in ENTERS and isinstance(focused, QAbstractButton):
            if not event.isAutoRepeat():
                focused.click()
        else:
            super().keyPressEvent(event)

    def leave(self) -> None:
        if self.inspector.isVisible():
            self.inspector.close_it()
        elif self.result.is_open():
            self.result.close()
        else:
            self.set_playing(False)
            self.left.emit()

    def go_on_from_here(self) -> None:
        self.set_playing(False)
        self.branch.emit(self.match.at(self.steps.stops[self.step]))

    def inspect(self, key: str) -> None:
        view = self.steps.view(self.step)
        placement = self.board.table.enlarged(view, self.side, key)
        words = self.board.table.help(view, self.side, key)
        if placement is not None or words:
            self.inspector.inspect(placement, words, self.body.geometry())
