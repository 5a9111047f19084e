"""What is shown over the table when a match is over: winner, standing, what is worth telling."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app.language import translate
from citybuilder.app.results.chart import Curve, LineChart
from citybuilder.app.results.overview import Overview
from citybuilder.app.results.score_lines import ScoreLines, has_reasons
from citybuilder.app.results.score_sheet import standing
from citybuilder.app.seat_mark import SeatMark
from citybuilder.app.shadows import paint_shadow
from citybuilder.app.widgets import label
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.seating import Occupant
from citybuilder.tables.ending import turn_ends, winners, won
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import texts_of
from citybuilder.tables.theme import Look

ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
WIDEST: Final = 1180
TALLEST: Final = 680
LETTER: Final = 17  # pixels of a line at the usual text size
SHARE_OF_ROOM: Final = 0.84
EDGE: Final = 20
INSIDE: Final = 2 * 20 + 16  # of the board's width that edges and a scroll bar take
VEIL: Final = 120  # of 255: how much the table recedes


class EndPanel(QWidget):
    """Covers its parent until it is folded; the ways on stand in the bar below the table. Where
    the match was a lesson, it says so. Signals: folding(bool)."""

    folding = Signal(bool)

    def __init__(
        self,
        match: Match[State],
        seats: Sequence[Occupant],
        look: Look,
        parent: QWidget,
        is_lesson: bool = False,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.seats = seats
        self.is_lesson = is_lesson
        self.look = look
        self.covered = parent
        names = [seat.name for seat in seats]
        self.looks = seat_looks(names)
        self.texts = texts_of(match.game.key)(match.game, names, translate)
        self.table = table_of(match.game.key)(self.texts, self.looks)
        self.ends = turn_ends(match.game, [*match.earlier, match.state])
        self.tab = 0
        self.folded = False
        self.board: QFrame | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()
        parent.installEventFilter(self)

    def stops(self) -> list[QWidget]:
        """Where Tab halts, from above to below."""
        told: list[QWidget] = [] if self.lines is None else [self.lines.tabs, self.details]
        return [self.tabs, self.area, *told, self.chart]

    def set_look(self, look: Look) -> None:
        self.look = look
        self.retranslate()

    def retranslate(self) -> None:
        """Everything on the board is made anew."""
        focused = self.isAncestorOf(QApplication.focusWidget() or self.covered)
        if self.board is not None:
            self.board.hide()
            self.board.deleteLater()
        self.board = self.made_board()
        self.board.show()
        self.rearrange()
        if focused:
            self.setFocus()

    # Where it lies

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        if event.type() == QEvent.Type.Resize and watched is self.covered:
            self.rearrange()
        return super().eventFilter(watched, event)

    def fold(self, folded: bool) -> None:
        """Give the view on the table free, or cover it again."""
        self.folded = folded
        self.setVisible(not folded)
        if not folded:
            self.rearrange()
            self.setFocus()
        self.folding.emit(folded)

    def rearrange(self) -> None:
        room = self.covered.rect()
        self.setGeometry(room)
        if self.board is not None:
            width = self.side(WIDEST, room.width())
            height = self.side(TALLEST, room.height())
            left, top = (room.width() - width) // 2, (room.height() - height) // 2
            self.board.setGeometry(left, top, width, height)
            self.overview.fit(width - INSIDE)
        self.raise_()

    def side(self, usual: int, room: int) -> int:
        """Of the board: it grows with the letters and with the window."""
        wanted = max(usual * self.letter() / LETTER, SHARE_OF_ROOM * room)
        return min(room - 2 * EDGE, round(wanted))

    def letter(self) -> int:
        """The height of a line."""
        self.ensurePolished()
        return self.fontMetrics().height()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        if self.folded or self.board is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(self.look.theme.bar)
        veil.setAlpha(VEIL)
        painter.fillRect(self.rect(), veil)
        paint_shadow(painter, QRectF(self.board.geometry()), 16, self.look.theme.shadow, 24)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        if event.key() == Qt.Key.Key_Escape and not self.folded:
            self.fold(True)
        elif event.key() not in ARROWS:  # the table below must not hear these
            super().keyPressEvent(event)

    # What lies on it

    def made_board(self) -> QFrame:
        board = QFrame(self)
        board.setProperty("role", "panel")
        column = QVBoxLayout(board)
        column.setContentsMargins(20, 14, 20, 16)
        column.setSpacing(10)
        column.addLayout(self.made_head())
        if self.is_lesson:
            done = translate("learn", "You have finished this lesson.")
            column.addWidget(label("strong", done))
            self.setAccessibleName(f"{self.accessibleName()} {done}")
        column.addWidget(self.made_tabs(), 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.made_pages(), 1)
        self.tabs.setCurrentIndex(self.tab)
        self.tabs.currentChanged.connect(self.show_tab)
        self.show_tab(self.tab)
        return board

    def made_head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        for seat in winners(self.match.game, self.match.state):
            row.addWidget(SeatMark(self.looks[seat], 1.7))
        told = won(self.texts, self.match.state)
        self.setAccessibleName(told)
        row.addWidget(label("title", told))
        after = self.texts.after(self.match.game.turns(self.match.state))
        row.addWidget(label("soft", after), 0, Qt.AlignmentFlag.AlignBottom)
        row.addStretch()
        return row

    def made_tabs(self) -> QTabBar:
        tabs = self.tabs = QTabBar()
        tabs.setDrawBase(False)
        tabs.setAccessibleName(translate("end", "What is shown of the match"))
        tabs.addTab(translate("end", "Result"))
        self.lines = self.made_lines()
        if self.lines is not None:
            tabs.addTab(translate("end", "In detail"))
        for name in self.table.series():
            tabs.addTab(name)
        return tabs

    def made_lines(self) -> ScoreLines | None:
        """Every line of the score, where the sums do not say it all."""
        scores = self.match.game.scores(self.match.state)
        if not has_reasons(scores, self.texts):
            return None
        order = [seat for _, seat in standing(self.match)]
        return ScoreLines(scores, order, self.texts, self.looks)

    def made_pages(self) -> QStackedWidget:
        self.overview = Overview(self.match, self.seats, self.table, self.look)
        self.area = Scrolled(self.overview, translate("end", "Final standing"))
        self.chart = LineChart(self.look.theme)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.area)
        if self.lines is not None:
            self.details = Scrolled(card(self.lines), translate("end", "In detail"))
            self.pages.addWidget(self.details)
        self.pages.addWidget(card(self.chart))
        return self.pages

    def show_tab(self, number: int) -> None:
        """The result comes first, then the lines of the score, if there are any, and the curves."""
        self.tab = number
        last = self.pages.count() - 1
        self.pages.setCurrentIndex(min(number, last))
        if number >= last:
            self.show_series(number - last)

    def show_series(self, number: int) -> None:
        curves = [
            Curve(look, [self.table.values(state, seat)[number] for _, state in self.ends])
            for seat, look in enumerate(self.looks)
        ]
        turns = [turn for turn, _ in self.ends]
        texts = self.texts
        title = self.table.series()[number]
        self.chart.show_curves(title, turns, curves, texts.numbered, texts.unit())


class Scrolled(QScrollArea):
    """Scrolls where large letters meet a small window; keys halt at it only then."""

    def __init__(self, inside: QWidget, name: str) -> None:
        super().__init__()
        self.setProperty("role", "result")
        self.setAccessibleName(name)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.verticalScrollBar().rangeChanged.connect(self.offer_keys)
        self.offer_keys()

    def offer_keys(self) -> None:
        scrolls = self.verticalScrollBar().maximum() > 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus)


def card(inside: QWidget) -> QFrame:
    frame = QFrame()
    frame.setProperty("role", "card")
    column = QVBoxLayout(frame)
    column.setContentsMargins(14, 12, 14, 8)
    column.addWidget(inside)
    return frame
