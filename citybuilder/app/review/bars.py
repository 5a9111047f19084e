"""How much was luck and how much choice, as small bars to the right and left of nothing."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from citybuilder.app.seat_mark import SeatMark
from citybuilder.app.style import mix
from citybuilder.app.widgets import ShortLabel, label
from citybuilder.bots.swings import Account
from citybuilder.playing.review_texts import (
    BEGIN,
    END,
    ReviewWords,
    in_whole_points,
    points,
)
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.theme import Theme


class PartBar(QWidget):
    """A change of a chance: to the right what it gained, to the left what it lost, and the
    number. Has no signals."""

    def __init__(self, value: float, most: float, theme: Theme) -> None:
        super().__init__()
        self.value = value
        self.most = max(0.01, most)  # that the bar has room for on either side
        self.theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return QSize(90, round(self.fontMetrics().height() * 1.3))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return QSize(64, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        number = QFontMetricsF(self.font()).horizontalAdvance("+000")
        room = QRectF(0, self.height() * 0.2, self.width() - number - 6, self.height() * 0.6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(mix(self.theme.card, self.theme.ink, 0.06)))
        painter.drawRoundedRect(room, 4, 4)
        middle, half = room.center().x(), room.width() / 2
        length = half * max(-1.0, min(1.0, self.value / self.most))
        bar = QRectF(min(middle, middle + length), room.top(), abs(length), room.height())
        painter.setBrush(QColor(self.theme.good if self.value > 0 else self.theme.bad))
        painter.drawRoundedRect(bar, 3, 3)
        painter.setPen(QPen(QColor(self.theme.ink_soft), 1.2))
        painter.drawLine(QPointF(middle, room.top() - 2), QPointF(middle, room.bottom() + 2))
        painter.setPen(QColor(self.theme.ink))
        words = QRectF(self.width() - number, 0, number, self.height())
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, right, points(self.value))


class Ledger(QWidget):
    """What made up each seat's result: a column for each of them, which adds up to its end. Has no
    signals."""

    def __init__(
        self,
        accounts: Sequence[Account],
        words: ReviewWords,
        looks: Sequence[SeatLook],
        theme: Theme,
    ) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(5)
        whole = [in_whole_points(account) for account in accounts]
        rows = [name for name, _ in words.parts(whole[0])]
        last = len(rows) + 2
        for row, name in enumerate((BEGIN, *rows, END), 1):
            grid.addWidget(label("strong" if row == last else "soft", words.say(name)), row, 0)
        most = max(abs(part) for one in whole for _, part in words.parts(one))
        for column, (account, look) in enumerate(zip(whole, looks, strict=True), 1):
            grid.addLayout(head(look), 0, column)
            grid.addWidget(figure("soft", words.percent(account.begin)), 1, column)
            for row, (_, part) in enumerate(words.parts(account), 2):
                grid.addWidget(PartBar(part, most, theme), row, column)
            grid.addWidget(figure("strong", words.percent(account.end)), last, column)
            grid.setColumnStretch(column, 1)
        told = [words.account(seat, account) for seat, account in enumerate(accounts)]
        self.setAccessibleDescription("; ".join(told))


def head(look: SeatLook) -> QHBoxLayout:
    """Mark and name above a column."""
    row = QHBoxLayout()
    row.setSpacing(6)
    row.addWidget(SeatMark(look, 1.0))
    row.addWidget(ShortLabel("strong", look.name), 1)
    return row


def figure(role: str, text: str) -> QLabel:
    made = label(role, text)
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return made
