"""The city of whoever has won, as large as there is room."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from citybuilder.core.game import State
from citybuilder.stage.pieces import Workshop
from citybuilder.stage.still import still
from citybuilder.tables.placement import LEAST_HEIGHT, Size
from citybuilder.tables.table import Table
from citybuilder.tables.theme import Look

RADIUS: Final = 12.0
EDGE: Final = 10  # pixels around the city
SHARE: Final = 0.48  # of a table's height is drawn, so that names can be read


class Portrait(QWidget):
    """Several cities lie side by side. Has no signals."""

    def __init__(self, table: Table, state: State, seats: Sequence[int], look: Look) -> None:
        super().__init__()
        self.table = table
        self.state = state
        self.seats = seats
        self.look = look
        self.drawn: list[QPixmap] = []
        self.drawn_for = QSize()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, whole = self.look.theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        path = QPainterPath()
        path.addRoundedRect(whole, RADIUS, RADIUS)
        painter.fillPath(path, QColor(theme.table_top))
        painter.setPen(QPen(QColor(theme.gold), 2))
        painter.drawPath(path)
        wide = self.width() / len(self.seats)
        for number, city in enumerate(self.cities()):
            painter.drawPixmap(round(number * wide) + EDGE, EDGE, city)

    def cities(self) -> list[QPixmap]:
        """Drawn once for each size."""
        if self.drawn_for != self.size():
            self.drawn = [self.city(seat) for seat in self.seats]
            self.drawn_for = self.size()
        return self.drawn

    def city(self, seat: int) -> QPixmap:
        workshop = Workshop(self.look)
        wide = self.width() // len(self.seats) - 2 * EDGE
        high = self.height() - 2 * EDGE
        workshop.scale = high / (LEAST_HEIGHT * SHARE)
        workshop.ratio = self.devicePixelRatioF()
        size = Size(wide / workshop.scale, high / workshop.scale)
        return still(self.table.portrait(self.state, seat, size), size, workshop)
