"""Things that change where they lie: dice that are thrown, cards that are turned over, light."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from citybuilder.stage.motion import eased

FACE: Final = 0.11  # of a tumble, that one picture is seen
HIGH: Final = 30.0  # pixels that a die jumps
SWOLLEN: Final = 0.16  # by which a piece grows that something great is about
FADES: Final = 0.6  # of the time of a light, at its end


class Throw:
    """A die that turns, jumps and shows one face after the other."""

    def __init__(self, piece: QGraphicsPixmapItem, faces: list[QPixmap], number: int) -> None:
        self.piece = piece
        self.faces = faces
        self.number = number
        self.home = piece.pos()
        piece.setTransformOriginPoint(piece.boundingRect().center())

    def __call__(self, part: float) -> None:
        face = int(part / FACE) * 5 + self.number * 3
        swing = (1 - part) ** 1.5
        jump = 4 * ((part * 3) % 1) * (1 - (part * 3) % 1)
        self.piece.setPixmap(self.faces[face % len(self.faces)])
        self.piece.setRotation(swing * (220 if self.number % 2 else -220))
        self.piece.setPos(self.home - QPointF(0, jump * HIGH * swing))


class Turn:
    """A card that is turned over about its middle."""

    def __init__(self, piece: QGraphicsPixmapItem, other: QPixmap, middle: float) -> None:
        self.piece = piece
        self.other = other
        self.middle = middle

    def __call__(self, part: float) -> None:
        if part >= 0.5:
            self.piece.setPixmap(self.other)
        wide = max(0.02, abs(1 - 2 * eased(part)))
        self.piece.setTransform(QTransform(wide, 0, 0, 1, self.middle * (1 - wide), 0))


def shine(item: QGraphicsPixmapItem, spread: float, part: float) -> None:
    item.setVisible(True)
    item.setOpacity(min(1.0, (1 - part) / FADES))
    item.setScale(1 + spread * part)


def swell(piece: QGraphicsPixmapItem, part: float) -> None:
    piece.setScale(1 + SWOLLEN * 4 * part * (1 - part))
