"""The coach beside the table: what is to be read or done now, and how far the lesson has come."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.widgets import Picture, Scroll, icon, label, pill
from citybuilder.stage.tooltips import set_tip
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import LIGHT, Theme

PORTRAIT: Final = 3.6  # lines of text
WIDE: Final = 0.26  # of the panel's width, at most
DOT: Final = 8
DOT_GAP: Final = 5


class Dots(QWidget):
    """One for each step; those behind are filled."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.number, self.count = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_step(self, number: int, count: int) -> None:
        self.number, self.count = number, count
        text = translate("learn", "Step %1 of %2")
        self.setAccessibleName(fill(text, str(min(number + 1, count)), str(count)))
        set_tip(self, self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return QSize(60, DOT + 4)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        count = max(1, self.count)
        gap = min(float(DOT + DOT_GAP), (self.width() - DOT) / max(1, count - 1))
        for step in range(self.count):
            behind = step < self.number
            name = self.theme.good if behind else self.theme.faint
            painter.setBrush(QColor(self.theme.accent if step == self.number else name))
            painter.drawEllipse(QRectF(step * gap, 2, DOT, DOT))


class Bubble(QFrame):
    """Words on a ground of their own."""

    def __init__(self, ground: str, role: str) -> None:
        super().__init__()
        self.setProperty("role", ground)
        self.words = label(role, wrap=True)
        self.words.setMinimumWidth(1)  # a long word must not widen what the others wrap in
        rows = QVBoxLayout(self)
        rows.setContentsMargins(12, 9, 12, 10)
        rows.addWidget(self.words)

    def show_words(self, words: str) -> None:
        self.words.setText(words)
        self.setVisible(bool(words))


class Coach(QFrame):
    """Signals: again(), skip(), leave()."""

    again = Signal()
    skip = Signal()
    leave = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.portrait = Picture("common/coach")
        self.place = label("soft", wrap=True)
        self.place.setMinimumWidth(1)  # what is played must not widen the panel
        self.title = label("heading", wrap=True)
        self.speech = Bubble("card", "coach")
        self.note = Bubble("aside", "plain")
        self.dots = Dots()
        self.restart = pill("link")
        self.skipping = pill("link")
        self.quit = pill("icon")
        self.restart.clicked.connect(self.again)
        self.skipping.clicked.connect(self.skip)
        self.quit.clicked.connect(self.leave)
        self.lay_out()
        self.correct("")

    def lay_out(self) -> None:
        above = QHBoxLayout()
        above.addWidget(self.place, 1)
        above.addWidget(self.quit)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.portrait)
        head.addWidget(self.title, 1)
        inside = QWidget()
        inside.setProperty("role", "inside")
        told = QVBoxLayout(inside)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(10)
        told.addWidget(self.speech)
        told.addWidget(self.note)
        told.addStretch(1)
        paper = Scroll(inside)
        paper.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.bar = paper.verticalScrollBar()
        self.bar.rangeChanged.connect(self.unroll)
        ways = QHBoxLayout()
        ways.addWidget(self.restart)
        ways.addStretch(1)
        ways.addWidget(self.skipping)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(14, 12, 14, 8)
        rows.setSpacing(8)
        rows.addLayout(above)
        rows.addLayout(head)
        rows.addWidget(paper, 1)
        rows.addWidget(self.dots)
        rows.addLayout(ways)

    def introduce(self, place: str, title: str) -> None:
        self.place.setText(place)
        self.title.setText(title)

    def say(self, words: str) -> None:
        self.speech.show_words(words)
        self.setAccessibleName(words)
        self.correct("")

    def correct(self, note: str) -> None:
        """What is said to a click elsewhere."""
        self.note.show_words(note)

    def unroll(self, _least: int, most: int) -> None:
        """A correction is seen however long what was said is; else that from its beginning."""
        self.bar.setValue(most if self.note.isVisibleTo(self) else 0)

    def set_theme(self, theme: Theme) -> None:
        self.dots.theme = theme
        self.quit.setIcon(icon("close", theme))
        self.fit()
        self.update()

    def fit(self) -> None:
        self.ensurePolished()
        side = round(min(self.fontMetrics().height() * PORTRAIT, self.width() * WIDE))
        self.portrait.radius = side / 2
        self.portrait.setFixedSize(side, side)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - as Qt has it
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - as Qt has it
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit()

    def name_ways(self, again: tuple[str, str], skip: tuple[str, str], leave: str) -> None:
        """What the buttons say, and what those hear who do not see them."""
        for button, (text, heard) in ((self.restart, again), (self.skipping, skip)):
            button.setText(text)
            button.setAccessibleName(heard)
        self.quit.setAccessibleName(leave)
        set_tip(self.quit, leave)
