"""Things that change where they lie: dice that are thrown, cards that are turned over, light."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from citybuilder.stage.motion import eased
from citybuilder.stage.pieces import PieceItem
from citybuilder.tables.placement import Placement, Rect

FACE: Final = 0.11  # of a tumble, that one picture is seen
HIGH: Final = 30.0  # pixels that a die jumps
WIDEST: Final = 0.5  # by which light goes out from a piece that something great is about,
FARTHEST: Final = 44.0  # but not by more units: a long row would cover half the table
SWOLLEN: Final = 0.32  # of that, by which the piece itself grows
STOREY: Final = 10.0  # z of one board above another: nothing that rests on a table lies so high
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


def spread_of(place: Placement) -> float:
    return min(WIDEST, FARTHEST / max(place.w, place.h))


def swell(piece: QGraphicsPixmapItem, by: float, part: float) -> None:
    piece.setScale(1 + by * 4 * part * (1 - part))


def lift_boards(moved: Sequence[PieceItem]) -> None:
    """Boards that change their places pass over all that stays, each with all that lies on it, the
    largest uppermost."""
    boards: list[Rect] = []
    for piece in sorted(moved, key=lambda piece: piece.placement.w * piece.placement.h)[::-1]:
        if board_of(piece, boards) == len(boards):
            boards.append(piece.placement.rect)
    for piece in moved:
        level = len(boards) - board_of(piece, boards)
        piece.setZValue(piece.placement.z + STOREY * level)


def board_of(piece: PieceItem, boards: Sequence[Rect]) -> int:
    """The number of the board on which its middle lies, or how many there are."""
    place = piece.placement.rect
    middle = Rect(place.x + place.w / 2, place.y + place.h / 2, 0, 0)
    on = (number for number, board in enumerate(boards) if board.contains(middle))
    return next(on, len(boards))
