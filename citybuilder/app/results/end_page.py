"""What is shown over the table when a match is over: winner, standing, chart and ways on."""

from collections.abc import Sequence
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app.language import translate
from citybuilder.app.results.chart import Curve, LineChart
from citybuilder.app.results.score_lines import ScoreLines, has_reasons
from citybuilder.app.results.score_sheet import ScoreSheet, standing
from citybuilder.app.seat_mark import SeatMark
from citybuilder.app.shadows import paint_shadow
from citybuilder.app.widgets import Picture, label, pill
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.stage.tooltips import set_tip
from citybuilder.tables.seats import SeatLook, seat_looks
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, fill, texts_of
from citybuilder.tables.theme import Theme

ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
WIDEST: Final = 1120
TALLEST: Final = 660
LETTER: Final = 17  # pixels of a line at the usual text size
SHARE_OF_ROOM: Final = 0.8
EDGE: Final = 24
STACKED, BESIDE, NARROW = "stacked", "beside", "narrow"
STACKED_LINES: Final = 35  # of text, that the window is high
NARROW_LINES: Final = 31  # that it is wide
VEIL: Final = 120  # of 255: how much the table recedes
WINS: Final = QT_TRANSLATE_NOOP("end", "%1 wins!")
SHARE: Final = QT_TRANSLATE_NOOP("end", "%1 share the win!")


class Named(Protocol):
    """Whoever sat at the table."""

    @property
    def name(self) -> str: ...


def turn_ends(match: Match[State]) -> list[tuple[int, State]]:
    """The table as each turn left it, by the number of the turn; the beginning comes first."""
    found: dict[int, State] = {}
    for state in [*match.earlier, match.state]:
        found.setdefault(max(0, match.game.turns(state) - 1), state)
    if match.state.over:
        found[match.game.turns(match.state)] = match.state
    return list(found.items())


def joined(names: Sequence[str]) -> str:
    """Names as a sentence lists them."""
    if len(names) == 1:
        return names[0]
    return fill(translate("end", "%1 and %2"), ", ".join(names[:-1]), names[-1])


def won_by(match: Match[State], looks: Sequence[SeatLook]) -> str:
    winners = [looks[seat].name for place, seat in standing(match) if place == 1]
    said = translate("end", WINS if len(winners) == 1 else SHARE)
    return fill(said, joined(winners))


class EndPanel(QWidget):
    """Covers its parent until it is folded. Keys come to none of its buttons before Tab does:
    whoever confirms the last answer once more wants to see the result. Where the match was a
    lesson, it says so and leads back to the others. Signals: folding(bool), rematch(), replay(),
    review(), lobby(), lessons()."""

    folding = Signal(bool)
    rematch = Signal()
    replay = Signal()
    review = Signal()
    lobby = Signal()
    lessons = Signal()

    def __init__(
        self,
        match: Match[State],
        seats: Sequence[Named],
        theme: Theme,
        parent: QWidget,
        is_lesson: bool = False,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.is_lesson = is_lesson
        self.theme = theme
        self.covered = parent
        names = [seat.name for seat in seats]
        self.looks = seat_looks(names)
        self.texts = texts_of(match.game.key)(match.game, names, translate)
        self.table = table_of(match.game.key)(self.texts, self.looks)
        self.ends = turn_ends(match)
        self.tab = 0
        self.folded = False
        self.shape = STACKED
        self.board: QFrame | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()
        parent.installEventFilter(self)

    def stops(self) -> list[QWidget]:
        """Where Tab halts, from above to below."""
        told: list[QWidget] = [self.chart] if self.lines is None else [self.lines.tabs, self.chart]
        ways = [self.back, self.replayed, self.reviewed, self.again]
        learned = [self.learned] if self.is_lesson else []
        return [self.see, self.area, self.tabs, *told, *ways, *learned]

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.retranslate()

    def retranslate(self) -> None:
        """Everything on the board is made anew."""
        focused = self.isAncestorOf(QApplication.focusWidget() or self.covered)
        if self.board is not None:
            self.board.hide()
            self.board.deleteLater()
        self.shape = self.fitting_shape()
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

    def fitting_shape(self) -> str:
        """How score and chart lie: with a picture above each other, beside each other in a low
        window, and one below the other, to be scrolled, in a narrow one."""
        line = self.letter()
        if self.covered.width() < NARROW_LINES * line:
            return NARROW
        return STACKED if self.covered.height() >= STACKED_LINES * line else BESIDE

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
        if self.shape != self.fitting_shape():
            self.retranslate()
        elif self.board is not None:
            width = self.side(WIDEST, room.width())
            height = self.side(TALLEST, room.height())
            left, top = (room.width() - width) // 2, (room.height() - height) // 2
            self.board.setGeometry(left, top, width, height)
            self.leave_out(width - 2 * EDGE)
        self.raise_()

    def leave_out(self, room: int) -> None:
        """Where large letters meet a small window, what the bar below the table offers as well."""
        spared = (self.again,) if self.is_lesson else ()
        ways = (self.back, self.replayed, self.reviewed, *spared)
        for row, less in ((self.head, (self.after,)), (self.ways, ways)):
            for part in less:
                part.show()
            for part in less:
                row.activate()
                part.setVisible(row.minimumSize().width() <= room)

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
        veil = QColor(self.theme.bar)
        veil.setAlpha(VEIL)
        painter.fillRect(self.rect(), veil)
        paint_shadow(painter, QRectF(self.board.geometry()), 16, self.theme.shadow, 24)

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
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(14)
        column.addLayout(self.made_head())
        if self.is_lesson:
            done = translate("learn", "You have finished this lesson.")
            column.addWidget(label("strong", done))
            self.setAccessibleName(f"{self.accessibleName()} {done}")
        column.addWidget(self.made_body(), 1)
        column.addLayout(self.made_buttons())
        return board

    def made_head(self) -> QHBoxLayout:
        row = self.head = QHBoxLayout()
        row.setSpacing(10)
        winners = [seat for place, seat in standing(self.match) if place == 1]
        for seat in winners:
            row.addWidget(SeatMark(self.looks[seat], 1.7))
        told = won_by(self.match, self.looks)
        self.setAccessibleName(told)
        row.addWidget(label("title", told))
        after = self.texts.after(self.match.game.turns(self.match.state))
        self.after = label("soft", after)
        row.addWidget(self.after, 0, Qt.AlignmentFlag.AlignBottom)
        row.addStretch()
        self.see = self.made_button("plain", translate("end", "Look at the table"))
        self.see.clicked.connect(lambda: self.fold(True))
        row.addWidget(self.see)
        return row

    def made_body(self) -> QScrollArea:
        """Score and chart; they scroll where large letters meet a small window."""
        inside = QWidget()
        inside.setProperty("role", "inside")
        sheet = ScoreSheet(self.match, self.texts, self.looks, self.theme)
        stacked = sheet.is_low() and self.shape == STACKED
        upright = stacked or self.shape == NARROW
        body = QVBoxLayout(inside) if upright else QHBoxLayout(inside)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(14)
        if stacked:
            body.addLayout(self.beside_picture(sheet))
        else:
            body.addWidget(sheet, 9)
        body.addWidget(self.made_chart(), 11)
        area = self.area = QScrollArea()
        area.setProperty("role", "result")
        area.setAccessibleName(translate("end", "Final standing"))
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.verticalScrollBar().rangeChanged.connect(self.offer_scrolling)
        self.offer_scrolling()
        return area

    def offer_scrolling(self) -> None:
        """Keys halt at it only where there is something to scroll."""
        scrolls = self.area.verticalScrollBar().maximum() > 0
        policy = Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus
        self.area.setFocusPolicy(policy)

    def beside_picture(self, sheet: ScoreSheet) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        picture = Picture(f"{self.match.game.key}/box")
        sheet.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        sheet.ensurePolished()
        picture.setFixedSize(sheet.sizeHint().height() * 4 // 3, sheet.sizeHint().height())
        row.addWidget(picture)
        row.addWidget(sheet, 1)
        return row

    def made_chart(self) -> QFrame:
        frame = QFrame()
        frame.setProperty("role", "card")
        column = QVBoxLayout(frame)
        column.setContentsMargins(14, 12, 14, 8)
        self.chart = LineChart(self.theme)
        tabs = self.tabs = QTabBar()
        tabs.setDrawBase(False)
        for name in self.table.series():
            tabs.addTab(name)
        column.addWidget(tabs, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.chart, 1)
        self.lines = self.made_lines()
        if self.lines is not None:
            tabs.insertTab(0, translate("end", "In detail"))
            column.addWidget(self.lines, 1)
        tabs.setCurrentIndex(self.tab)
        tabs.setAccessibleName(translate("end", "What the chart shows"))
        tabs.currentChanged.connect(self.show_tab)
        self.show_tab(self.tab)
        return frame

    def made_lines(self) -> ScoreLines | None:
        """Every line of the score, where the sums do not say it all."""
        scores = self.match.game.scores(self.match.state)
        if not has_reasons(scores, self.texts):
            return None
        order = [seat for _, seat in standing(self.match)]
        return ScoreLines(scores, order, self.texts, self.looks)

    def show_tab(self, number: int) -> None:
        """Lines come first, if there are any, then the curves."""
        self.tab = number
        detailed = self.lines is not None and number == 0
        self.chart.setVisible(not detailed)
        if self.lines is not None:
            self.lines.setVisible(detailed)
        if not detailed:
            self.show_series(number - (self.lines is not None))

    def show_series(self, number: int) -> None:
        curves = [
            Curve(look, [self.table.values(state, seat)[number] for _, state in self.ends])
            for seat, look in enumerate(self.looks)
        ]
        turns = [turn for turn, _ in self.ends]
        texts = self.texts
        title = self.table.series()[number]
        self.chart.show_curves(title, turns, curves, texts.numbered, texts.unit())

    def made_buttons(self) -> QHBoxLayout:
        row = self.ways = QHBoxLayout()
        self.back = self.made_button("plain", translate("end", "Back to the lobby"))
        self.back.clicked.connect(self.lobby)
        self.replayed = self.made_button("plain", translate("end", "Watch the replay"))
        self.replayed.clicked.connect(self.replay)
        self.reviewed = self.made_button("plain", translate("review", "Review"))
        set_tip(
            self.reviewed,
            translate(
                "review", "Who was ahead when, what decided the match, and how much was luck"
            ),
        )
        self.reviewed.clicked.connect(self.review)
        self.again = self.made_button(
            "plain" if self.is_lesson else "primary", translate("end", "Play again")
        )
        set_tip(self.again, translate("end", "Same players, same options, new luck."))
        self.again.clicked.connect(self.rematch)
        row.addWidget(self.back)
        row.addStretch()
        row.addWidget(self.replayed)
        row.addWidget(self.reviewed)
        row.addWidget(self.again)
        if self.is_lesson:
            self.learned = self.made_button("primary", translate("learn", "All lessons"))
            self.learned.clicked.connect(self.lessons)
            row.addWidget(self.learned)
        return row

    def made_button(self, role: str, text: str) -> QPushButton:
        button = pill(role)
        button.setText(text)
        button.setAccessibleName(text)
        return button
