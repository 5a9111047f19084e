"""The chances of all seats over a match, as a chart on which the moments are marked."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from citybuilder.app.results.chart import Curve, LineChart
from citybuilder.tables.theme import Theme

BADGE: Final = 20.0  # pixels
ENTERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


def draw_badge(painter: QPainter, middle: QPointF, number: int, theme: Theme) -> None:
    """The number of a moment, on the chart and on its card."""
    room = QRectF(middle.x() - BADGE / 2, middle.y() - BADGE / 2, BADGE, BADGE)
    painter.setPen(QPen(QColor(theme.card), 1.5))
    painter.setBrush(QColor(theme.accent))
    painter.drawEllipse(room)
    font = QFont(painter.font())
    font.setPixelSize(13)
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(QColor(theme.accent_ink))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.setBrush(Qt.BrushStyle.NoBrush)


class ChanceChart(LineChart):
    """Percent over turns; as long as not all is known, the curves end earlier.
    Signals: picked(int point)."""

    picked = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.marks: Sequence[float] = ()  # the places at which the moments lie, counted in points
        self.places: Sequence[float] = ()  # of all tables, and the chances there of all seats
        self.chances: Sequence[Sequence[float]] = ()
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mark(self, marks: Sequence[float]) -> None:
        self.marks = marks
        self.update()

    def trace(self, places: Sequence[float], chances: Sequence[Sequence[float]]) -> None:
        """What happened between the points."""
        self.places, self.chances = places, chances
        self.update()

    def line(self, number: int, curve: Curve) -> list[QPointF]:
        between = zip(self.places, self.chances, strict=True)
        return self.placed((place, 100 * chances[number]) for place, chances in between)

    def highest(self) -> int:
        return 100

    def known(self) -> int:
        return min((len(curve.values) for curve in self.curves), default=0)

    def point_to(self, point: int) -> None:
        super().point_to(min(point, self.known() - 1))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - as Qt has it
        point = min(self.point_at(event.position().x()), self.known() - 1)
        if event.button() == Qt.MouseButton.LeftButton and point >= 0:
            self.picked.emit(point)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        if event.key() in ENTERS and self.pointed >= 0:
            self.picked.emit(self.pointed)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self.area()
        pen = QPen(QColor(self.theme.accent), 1.4)
        pen.setDashPattern([3, 3])
        badges: list[QPointF] = []
        for mark in self.marks:
            x, y = self.x_at(mark), area.top()
            painter.setPen(pen)
            painter.drawLine(QPointF(x, y), QPointF(x, area.bottom()))
            while any(abs(x - other.x()) < BADGE and y == other.y() for other in badges):
                y += BADGE  # below one that would cover it
            badges.append(QPointF(x, y))
        for number, place in enumerate(badges, 1):
            draw_badge(painter, place, number, self.theme)
