"""What is shown over the table when a match is over: winner, standing, chart and ways on."""

from collections.abc import Sequence
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
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
from citybuilder.app.results.score_sheet import ScoreSheet, standing
from citybuilder.app.seat_mark import SeatMark
from citybuilder.app.widgets import Picture, label, paint_shadow, pill
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, fill, texts_of
from citybuilder.tables.theme import Theme

WIDEST: Final = 1120
TALLEST: Final = 660
EDGE: Final = 24
STACKED: Final = 35  # lines of text
VEIL: Final = 120  # of 255: how much the table recedes
WINS: Final = QT_TRANSLATE_NOOP("end", "%1 wins!")
SHARE: Final = QT_TRANSLATE_NOOP("end", "%1 share the win!")
AFTER: Final = QT_TRANSLATE_NOOP("end", "after %n turns", "", 1)


class Named(Protocol):
    """Whoever sat at the table."""

    @property
    def name(self) -> str: ...


def turn_ends(match: Match[State]) -> list[tuple[int, State]]:
    """The table as each turn left it, by the number of the turn; the beginning comes first."""
    found: dict[int, State] = {}
    for state in [*match.earlier, match.state]:
        found.setdefault(state.turn - 1, state)
    if match.state.over:
        found[match.state.turn] = match.state
    return list(found.items())


def joined(names: Sequence[str]) -> str:
    """Names as a sentence lists them."""
    if len(names) == 1:
        return names[0]
    return fill(translate("end", "%1 and %2"), ", ".join(names[:-1]), names[-1])


class EndPanel(QWidget):
    """Covers its parent until it is folded. Signals: rematch(), replay(), lobby()."""

    rematch = Signal()
    replay = Signal()
    lobby = Signal()

    def __init__(
        self, match: Match[State], seats: Sequence[Named], theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.theme = theme
        self.covered = parent
        names = [seat.name for seat in seats]
        self.looks = seat_looks(names)
        self.texts = texts_of(match.game.key)(match.game, names, translate)
        self.table = table_of(match.game.key)(self.texts, self.looks)
        self.ends = turn_ends(match)
        self.series = 0
        self.folded = False
        self.is_stacked = True
        self.board: QFrame | None = None
        self.unfold = pill("primary", self)
        self.unfold.clicked.connect(lambda: self.fold(False))
        self.retranslate()
        parent.installEventFilter(self)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.retranslate()

    def retranslate(self) -> None:
        """Everything on the board is made anew."""
        if self.board is not None:
            self.board.hide()
            self.board.deleteLater()
        self.is_stacked = self.has_room_to_stack()
        self.board = self.made_board()
        self.unfold.setText(translate("end", "Show the result"))
        self.fold(self.folded)

    # Where it lies

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        if event.type() == QEvent.Type.Resize and watched is self.covered:
            self.settle()
        return super().eventFilter(watched, event)

    def has_room_to_stack(self) -> bool:
        """Whether chart and score fit one above the other."""
        return self.covered.height() >= STACKED * self.fontMetrics().height()

    def fold(self, folded: bool) -> None:
        """Give the view on the table free, or cover it again."""
        self.folded = folded
        if self.board is not None:
            self.board.setVisible(not folded)
        self.unfold.setVisible(folded)
        self.settle()
        (self.unfold if folded else self.again).setFocus()

    def settle(self) -> None:
        room = self.covered.rect()
        if self.folded:
            size = self.unfold.sizeHint()
            self.setGeometry(
                (room.width() - size.width()) // 2,
                room.height() - size.height() - EDGE,
                size.width(),
                size.height(),
            )
            self.unfold.setGeometry(self.rect())
            return
        self.setGeometry(room)
        if self.is_stacked != self.has_room_to_stack():
            self.retranslate()
        elif self.board is not None:
            width = min(WIDEST, room.width() - 2 * EDGE)
            height = min(TALLEST, room.height() - 2 * EDGE)
            left, top = (room.width() - width) // 2, (room.height() - height) // 2
            self.board.setGeometry(left, top, width, height)
        self.raise_()

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
        else:
            super().keyPressEvent(event)

    # What lies on it

    def made_board(self) -> QFrame:
        board = QFrame(self)
        board.setProperty("role", "panel")
        column = QVBoxLayout(board)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(14)
        column.addLayout(self.made_head())
        column.addWidget(self.made_body(), 1)
        column.addLayout(self.made_buttons())
        return board

    def made_head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        winners = [seat for place, seat in standing(self.match) if place == 1]
        for seat in winners:
            row.addWidget(SeatMark(self.looks[seat], 1.7))
        names = joined([self.looks[seat].name for seat in winners])
        said = translate("end", WINS if len(winners) == 1 else SHARE)
        row.addWidget(label("title", fill(said, names)))
        turns = translate("end", AFTER, self.match.state.turn)
        row.addWidget(label("soft", turns), 0, Qt.AlignmentFlag.AlignBottom)
        row.addStretch()
        see = self.made_button("plain", translate("end", "Look at the table"))
        see.clicked.connect(lambda: self.fold(True))
        row.addWidget(see)
        return row

    def made_body(self) -> QScrollArea:
        """Score and chart; they scroll where large letters meet a small window."""
        inside = QWidget()
        inside.setProperty("role", "inside")
        sheet = ScoreSheet(self.match, self.texts, self.looks, self.theme)
        stacked = sheet.is_low() and self.is_stacked
        body = QVBoxLayout(inside) if stacked else QHBoxLayout(inside)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(14)
        if stacked:
            body.addLayout(self.beside_picture(sheet))
        else:
            body.addWidget(sheet, 9)
        body.addWidget(self.made_chart(), 11)
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return area

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
        tabs = QTabBar()
        tabs.setDrawBase(False)
        for name in self.table.series():
            tabs.addTab(name)
        tabs.setCurrentIndex(self.series)
        tabs.setAccessibleName(translate("end", "What the chart shows"))
        tabs.currentChanged.connect(self.show_series)
        column.addWidget(tabs, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.chart, 1)
        self.show_series(self.series)
        return frame

    def show_series(self, number: int) -> None:
        self.series = number
        curves = [
            Curve(look, [self.table.values(state, seat)[number] for _, state in self.ends])
            for seat, look in enumerate(self.looks)
        ]
        self.chart.show_curves(self.table.series()[number], [turn for turn, _ in self.ends], curves)

    def made_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        back = self.made_button("plain", translate("end", "Back to the lobby"))
        back.clicked.connect(self.lobby)
        again = self.made_button("plain", translate("end", "Watch the replay"))
        again.clicked.connect(self.replay)
        self.again = self.made_button("primary", translate("end", "Play again"))
        self.again.setToolTip(translate("end", "Same players, same options, new luck."))
        self.again.clicked.connect(self.rematch)
        self.again.setAutoDefault(True)
        row.addWidget(back)
        row.addStretch()
        row.addWidget(again)
        row.addWidget(self.again)
        return row

    def made_button(self, role: str, text: str) -> QPushButton:
        button = pill(role)
        button.setText(text)
        button.setAccessibleName(text)
        return button
