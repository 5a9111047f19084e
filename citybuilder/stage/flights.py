"""Things on their way over the table: thrown, pushed, or taken, carried and put down."""

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from citybuilder.stage.motion import eased

TAKE: Final = 300.0  # milliseconds at pace 1 in which something is picked up, for all to see
SHORTEST: Final = 400.0  # that it is carried
LONGEST: Final = 720.0
SLOWNESS: Final = 0.9  # milliseconds for each unit of the way
PUT_DOWN: Final = 340.0  # that it is marked where it lies now
LIFTED: Final = 1.22  # times as large in the hand
UP: Final = 10.0  # pixels that the hand lifts it
LANDING: Final = 0.7  # of the way, from where on it is put down


class Flight:
    """A thrown thing on its way, in an arc."""

    def __init__(self, item: QGraphicsPixmapItem, start: QPointF, end: QPointF) -> None:
        self.item = item
        self.start = start
        self.way = end - start
        self.rise = -0.48 * abs(self.way.x())

    def __call__(self, part: float) -> None:
        self.item.setVisible(part < 1.0)
        self.fly(eased(part))

    def fly(self, gone: float) -> None:
        self.item.setPos(self.start + self.way * gone + QPointF(0, self.rise * gone * (1 - gone)))


class Slide:
    """A piece that goes to its place on the table, from another size to its own."""

    def __init__(
        self, piece: QGraphicsPixmapItem, end: QPointF, grown: tuple[float, float]
    ) -> None:
        self.piece = piece
        self.start = piece.pos()
        self.way = end - self.start
        self.wide, self.high = grown[0] - 1, grown[1] - 1

    def __call__(self, part: float) -> None:
        gone = eased(part)
        self.piece.setPos(self.start + self.way * gone)
        left = 1 - gone
        self.piece.setTransform(QTransform.fromScale(1 + self.wide * left, 1 + self.high * left))


class Carriage(Flight):
    """A thing that is picked up, carried to its place and put down there."""

    def __init__(
        self,
        item: QGraphicsPixmapItem,
        start: QPointF,
        end: QPointF,
        length: float,
        fit: float = 1.0,
    ) -> None:
        super().__init__(item, start, end)
        self.taking = TAKE / (TAKE + length)
        self.fit = fit  # times as large as it was where it will lie
        item.setTransformOriginPoint(item.boundingRect().center())

    def __call__(self, part: float) -> None:
        self.item.setVisible(True)
        lifted = eased(min(1.0, part / self.taking))
        gone = max(0.0, (part - self.taking) / (1 - self.taking))
        landed = eased(max(0.0, (gone - LANDING) / (1 - LANDING)))
        self.fly(eased(gone))
        high = lifted * (1 - landed)
        self.item.setScale((1 + (LIFTED - 1) * high) * (1 + (self.fit - 1) * eased(gone)))
        self.item.moveBy(0, -UP * high)


def length_of(way: QPointF, scale: float) -> float:
    """How long something is carried so far."""
    units = math.hypot(way.x(), way.y()) / scale
    return min(LONGEST, max(SHORTEST, SLOWNESS * units))
