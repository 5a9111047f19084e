"""A seat's colour and shape as a small widget or icon."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from citybuilder.stage.painting import shape_path
from citybuilder.tables.seats import SeatLook


def draw_mark(painter: QPainter, room: QRectF, seat: SeatLook) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(seat.colour))
    painter.drawPath(shape_path(seat.shape, room))


def mark_icon(seat: SeatLook, side: int, ratio: float = 2.0) -> QIcon:
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_mark(painter, QRectF(1, 1, side - 2, side - 2), seat)
    painter.end()
    return QIcon(pixmap)


class SeatMark(QWidget):
    """The mark alone, as high as a line of text; nothing while no seat is meant."""

    def __init__(self, seat: SeatLook | None = None, lines: float = 0.8) -> None:
        super().__init__()
        self.seat = seat
        self.lines = lines
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seat(self, seat: SeatLook | None) -> None:
        self.seat = seat
        self.setAccessibleName(seat.name if seat else "")
        self.setVisible(seat is not None)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        side = round(self.fontMetrics().height() * self.lines)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        if self.seat is not None:
            side = min(self.width(), self.height()) - 2
            room = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
            draw_mark(QPainter(self), room, self.seat)
