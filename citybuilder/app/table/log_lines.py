"""Draws a line of the log: the seat's mark, then the sentence in as many rows as it needs."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from citybuilder.app.language import translate
from citybuilder.app.models.log import SeatFilter
from citybuilder.app.seat_mark import draw_mark
from citybuilder.app.style import mix
from citybuilder.tables.figures import bound
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.theme import Theme

Index = QModelIndex | QPersistentModelIndex
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class LineDelegate(QStyledItemDelegate):
    """Measures a text once per width, and asks no model for each of many lines: histories are
    long, and all lines are laid out anew when one comes."""

    def __init__(
        self, view: QListView, sieve: SeatFilter, seats: Sequence[SeatLook], theme: Theme
    ) -> None:
        super().__init__(view)
        self.view = view
        self.sieve = sieve
        self.seats = seats
        self.theme = theme
        self.heights: dict[tuple[str, int, bool], int] = {}
        self.letter = 0

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.heights.clear()
        self.letter = 0

    def font(self, heading: bool) -> QFont:
        font = QFont(self.view.font())
        if heading:
            font.setWeight(QFont.Weight.Bold)
        return font

    def unit(self) -> int:
        """The height of a letter, from which all distances follow."""
        self.letter = self.letter or QFontMetrics(self.view.font()).height()
        return self.letter

    def indent(self, heading: bool) -> int:
        return self.unit() // 3 if heading else round(self.unit() * 1.45)

    def room(self, width: int, heading: bool) -> int:
        return max(20, width - self.indent(heading) - self.unit() // 3)

    def height(self, text: str, width: int, heading: bool) -> int:
        key = (text, width, heading)
        if key not in self.heights:
            metrics = QFontMetrics(self.font(heading))
            box = metrics.boundingRect(
                QRect(0, 0, self.room(width, heading), 10_000), WRAPPED, bound(text)
            )
            self.heights[key] = box.height()
        return self.heights[key]

    def row(self, index: Index) -> int:
        return self.sieve.mapToSource(index).row() if self.sieve.seats else index.row()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        width = self.view.viewport().width()
        row = self.row(index)
        line = self.sieve.log.lines[row]
        heading = line.state is not None
        gap = round(self.unit() * (0.85 if heading else 0.5))
        since = round(self.unit() * 1.5) if row == self.sieve.log.since else 0
        return QSize(width, self.height(line.text, width, heading) + gap + since)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        row = self.row(index)
        line = self.sieve.log.lines[row]
        heading = line.state is not None
        rect = QRect(option.rect)
        if row == self.sieve.log.since:
            self.draw_since(painter, rect)
            rect.setTop(rect.top() + round(self.unit() * 1.5))
        if not heading:
            self.draw_ground(painter, rect, option.state)
            self.draw_seat(painter, rect, line.seat)
        self.draw_text(painter, rect, line.text, heading)
        painter.restore()

    def draw_ground(self, painter: QPainter, rect: QRect, state: QStyle.StateFlag) -> None:
        share = 0.0
        if state & QStyle.StateFlag.State_Selected:
            share = 0.3
        elif state & QStyle.StateFlag.State_MouseOver:
            share = 0.14
        if share:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(mix(self.theme.panel, self.theme.glow, share)))
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 6, 6)

    def draw_seat(self, painter: QPainter, rect: QRect, seat: int) -> None:
        if 0 <= seat < len(self.seats):
            unit = self.unit()
            side = unit * 0.66
            top = rect.top() + round(unit * 0.25) + (unit - side) / 2
            draw_mark(painter, QRectF(rect.left() + unit * 0.4, top, side, side), self.seats[seat])

    def draw_text(self, painter: QPainter, rect: QRect, text: str, heading: bool) -> None:
        top = rect.top() + round(self.unit() * (0.55 if heading else 0.25))
        left = rect.left() + self.indent(heading)
        painter.setFont(self.font(heading))
        painter.setPen(QColor(self.theme.ink_soft if heading else self.theme.ink))
        width = self.room(rect.width(), heading)
        painter.drawText(QRect(left, top, width, rect.bottom() - top + 2), WRAPPED, bound(text))

    def draw_since(self, painter: QPainter, rect: QRect) -> None:
        """Where the reader's last turn ended."""
        unit = self.unit()
        text = translate("table", "Since your last turn")
        painter.setFont(self.font(True))
        ink = QColor(self.theme.accent)
        painter.setPen(ink)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        box = QRect(rect.left(), rect.top(), rect.width(), round(unit * 1.5))
        painter.drawText(box, flags, text)
        half = QFontMetrics(self.font(True)).horizontalAdvance(text) / 2 + unit / 2
        painter.setPen(QPen(ink, 1))
        middle = QPointF(box.center())
        for side, end in ((-1, rect.left() + 6), (1, rect.right() - 6)):
            start = middle.x() + side * half
            if (end - start) * side > 0:
                painter.drawLine(QPointF(start, middle.y()), QPointF(end, middle.y()))
