"""A small line chart: one curve for each seat, told apart by colour, dashes and markers."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from citybuilder.app.language import translate
from citybuilder.app.style import mix
from citybuilder.stage.painting import shape_path
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import DARK, Theme

DASHES: Final[tuple[list[float], ...]] = ([], [6, 3], [2, 2.5], [8, 3, 2, 3], [1, 2])
STEPS: Final = (1, 2, 5)  # times powers of ten: the distances of grid lines
MARKERS: Final = 8  # of each curve at most
LEGEND_GAP: Final = 22.0
SAMPLE: Final = 36.0  # of a curve, before its name
RIGHT: Final = 14.0


@dataclass(frozen=True)
class Curve:
    """One seat's values, as many as there are points on the axis."""

    seat: SeatLook
    values: Sequence[int]


def step_of(highest: int, lines: int) -> int:
    """The distance of grid lines, a round number, so that there are not too many."""
    power = 1
    while True:
        for step in STEPS:
            if highest <= step * power * lines:
                return step * power
        power *= 10


class LineChart(QWidget):
    """Values over turns; the mouse or the arrow keys read them. Has no signals."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.title = ""
        self.turns: Sequence[int] = ()
        self.numbered: Callable[[int], str] = str
        self.unit = ""
        self.curves: Sequence[Curve] = ()
        self.pointed = -1  # the point that is read
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_curves(
        self,
        title: str,
        turns: Sequence[int],
        curves: Sequence[Curve],
        numbered: Callable[[int], str] = str,
        unit: str = "",
    ) -> None:
        """`numbered` is what a turn is called by its number, `unit` without one."""
        self.numbered, self.unit = numbered, unit
        self.title = title
        self.turns = turns
        self.curves = curves
        self.pointed = -1
        self.setAccessibleName(title)
        self.setAccessibleDescription(self.description())
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return QSize(460, 300)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return QSize(220, round(QFontMetricsF(self.letters()).height() * 11))

    def description(self) -> str:
        """The chart for those who cannot see it."""
        if not self.turns:
            return ""
        text = translate("chart", "%1: from %2 to %3, highest %4")
        told = [
            fill(text, c.seat.name, str(c.values[0]), str(c.values[-1]), str(max(c.values)))
            for c in self.curves
        ]
        return "; ".join(told) + "."

    # Geometry

    def letters(self, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(11, round(self.fontInfo().pixelSize() * 0.86)))
        font.setWeight(weight)
        return font

    def highest(self) -> int:
        return max((max(curve.values) for curve in self.curves if curve.values), default=1) or 1

    def area(self) -> QRectF:
        """Where the curves run: between the legend above and the turns below."""
        line = QFontMetricsF(self.letters()).height()
        places = self.legend()
        above = (places[-1].bottom() if places else 0.0) + line * 0.7
        return QRectF(self.rect()).adjusted(self.margin(), above, -RIGHT, -line * 2.6)

    def margin(self) -> float:
        """Left of the curves, for the figures."""
        return QFontMetricsF(self.letters()).horizontalAdvance(str(self.highest())) + 14

    def legend(self) -> list[QRectF]:
        """The places of dashes and names, in as many rows as they need."""
        metrics = QFontMetricsF(self.letters())
        left, top, room = self.margin(), metrics.height() * 0.4, self.width() - RIGHT
        places: list[QRectF] = []
        for curve in self.curves:
            name = metrics.horizontalAdvance(curve.seat.name) + 2
            width = min(SAMPLE + name, room - self.margin())
            if places and left + width > room:
                left, top = self.margin(), top + metrics.height() * 1.3
            places.append(QRectF(left, top, width, metrics.height()))
            left += width + LEGEND_GAP
        return places

    def placed(self, values: Iterable[tuple[float, float]]) -> list[QPointF]:
        """Where values lie, each with its point; what is around the curves is measured once."""
        area, last, top = self.area(), max(1, len(self.turns) - 1), self.top()
        return [
            QPointF(
                area.left() + area.width() * point / last,
                area.bottom() - area.height() * value / top,
            )
            for point, value in values
        ]

    def x_at(self, point: float) -> float:
        return self.placed([(point, 0.0)])[0].x()

    def y_at(self, value: float) -> float:
        return self.placed([(0.0, value)])[0].y()

    def grid(self) -> int:
        line = QFontMetricsF(self.letters()).height()
        return step_of(self.highest(), max(1, min(5, int(self.area().height() / (line * 1.8)))))

    def top(self) -> int:
        step = self.grid()
        return -(-self.highest() // step) * step

    # Reading values

    def point_at(self, x: float) -> int:
        area = self.area()
        if not self.turns or not area.left() - 12 <= x <= area.right() + 12:
            return -1
        share = (x - area.left()) / max(1.0, area.width())
        return min(len(self.turns) - 1, max(0, round(share * (len(self.turns) - 1))))

    def point_to(self, point: int) -> None:
        if point != self.pointed:
            self.pointed = point
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - as Qt has it
        self.point_to(self.point_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - as Qt has it
        self.point_to(-1)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        last = len(self.turns) - 1
        at = last if self.pointed < 0 else self.pointed
        ways = {
            Qt.Key.Key_Left: max(0, at - 1),
            Qt.Key.Key_Right: min(last, at + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if event.key() in ways and self.turns:
            self.point_to(ways[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.letters())
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.theme.focus), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        if not self.turns:
            return
        self.draw_grid(painter)
        self.draw_turns(painter)
        for number, curve in enumerate(self.curves):
            self.draw_curve(painter, number, curve)
        self.draw_legend(painter)
        if self.pointed >= 0:
            self.draw_reading(painter)

    def draw_grid(self, painter: QPainter) -> None:
        area = self.area()
        line, ink = QColor(self.theme.card_edge), QColor(self.theme.ink_soft)
        for value in range(0, self.top() + 1, self.grid()):
            y = self.y_at(value)
            painter.setPen(QPen(line, 1.4 if value == 0 else 1.0))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(ink)
            room = QRectF(0, y - 10, area.left() - 8, 20)
            painter.drawText(
                room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value)
            )

    def draw_turns(self, painter: QPainter) -> None:
        area = self.area()
        metrics = QFontMetricsF(self.letters())
        line = metrics.height()
        painter.setPen(QColor(self.theme.ink_soft))
        fitting = max(1, int(area.width() / (metrics.horizontalAdvance("000") + 18)))
        step = step_of(self.turns[-1], fitting)
        for point, turn in enumerate(self.turns):
            if turn % step == 0 or (point == 0 and self.turns[0] % step < step * 0.5):
                room = QRectF(self.x_at(point) - 30, area.bottom() + 4, 60, line)
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(turn))
        room = QRectF(area.left(), area.bottom() + line * 1.15 + 4, area.width(), line)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.unit)

    def ink_of(self, seat: SeatLook) -> QColor:
        """The seat's colour, brighter on dark ground."""
        lift = 0.3 if self.theme.key == DARK.key else 0.0
        return QColor(mix(seat.colour, self.theme.ink, lift))

    def pen(self, number: int, curve: Curve) -> QPen:
        pen = QPen(self.ink_of(curve.seat), 2.4)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if DASHES[number % len(DASHES)]:
            pen.setDashPattern(DASHES[number % len(DASHES)])
        return pen

    def draw_curve(self, painter: QPainter, number: int, curve: Curve) -> None:
        """At its true values; through the gaps of its dashes shows what lies below."""
        points = self.points(curve)
        painter.setPen(self.pen(number, curve))
        painter.drawPolyline(QPolygonF(self.line(number, curve)))
        every = max(1, -(-len(points) // MARKERS))
        shift = number * every // max(1, len(self.curves))  # equal values: markers side by side
        for point in [*points[shift:-1:every], points[-1]]:
            self.draw_marker(painter, point, curve.seat)

    def line(self, number: int, curve: Curve) -> list[QPointF]:
        """What the curve runs through; markers are at its points."""
        return self.points(curve)

    def points(self, curve: Curve) -> list[QPointF]:
        return self.placed(enumerate(curve.values))

    def draw_marker(self, painter: QPainter, point: QPointF, seat: SeatLook) -> None:
        room = QRectF(point.x() - 5, point.y() - 5, 10, 10)
        painter.setPen(QPen(QColor(self.theme.card), 1.2))
        painter.setBrush(self.ink_of(seat))
        painter.drawPath(shape_path(seat.shape, room))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def draw_legend(self, painter: QPainter) -> None:
        metrics = QFontMetricsF(self.letters())
        for number, (curve, place) in enumerate(zip(self.curves, self.legend(), strict=True)):
            left, middle = place.left(), place.center().y()
            painter.setPen(self.pen(number, curve))
            painter.drawLine(QPointF(left, middle), QPointF(left + 30, middle))
            self.draw_marker(painter, QPointF(left + 15, middle), curve.seat)
            painter.setPen(QColor(self.theme.ink))
            words = place.adjusted(SAMPLE, 0, 0, 0)
            name = metrics.elidedText(
                curve.seat.name, Qt.TextElideMode.ElideRight, words.width() + 1
            )
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, name)

    def draw_reading(self, painter: QPainter) -> None:
        """A line through the point and a box with its values, the highest first."""
        area, x = self.area(), self.x_at(self.pointed)
        painter.setPen(QPen(QColor(self.theme.ink_soft), 1.0))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        for curve in self.curves:
            point = QPointF(x, self.y_at(curve.values[self.pointed]))
            self.draw_marker(painter, point, curve.seat)
        head = self.numbered(self.turns[self.pointed])
        rows = sorted(self.curves, key=lambda curve: -curve.values[self.pointed])
        metrics = QFontMetricsF(self.letters(QFont.Weight.DemiBold))
        line = metrics.height() * 1.25
        wide = max(metrics.horizontalAdvance(f"{c.seat.name}   0000") for c in rows) + 44
        box = QRectF(x + 12, area.top() + 2, wide, line * (len(rows) + 1) + 12)
        if box.right() > self.width() - 4:
            box.moveRight(x - 12)
        painter.setPen(QPen(QColor(self.theme.card_edge), 1))
        painter.setBrush(QColor(self.theme.card))
        painter.drawRoundedRect(box, 8, 8)
        row = QRectF(box.left() + 10, box.top() + 6, wide - 20, line)
        painter.setPen(QColor(self.theme.ink_soft))
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, head)
        painter.setFont(self.letters(QFont.Weight.DemiBold))
        for curve in rows:
            row.moveTop(row.top() + line)
            self.draw_marker(painter, QPointF(row.left() + 6, row.center().y()), curve.seat)
            painter.setPen(QColor(self.theme.ink))
            painter.drawText(
                row.adjusted(20, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, curve.seat.name
            )
            painter.drawText(
                row,
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
                str(curve.values[self.pointed]),
            )
