"""What lies on a table: its pieces, where each is, and which is the uppermost at a point."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from citybuilder.stage.flights import Slide
from citybuilder.stage.motion import Stage
from citybuilder.stage.pieces import PieceItem, Workshop
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH, Placement, Rect, Size, covers
from citybuilder.tables.theme import Look

SLIDE: Final = 260.0  # milliseconds of a piece on its way to another place
ABOVE: Final = 10_000.0  # z of rings and things in flight
NEAR_EDGE: Final = 0.16  # of the way from a corner to the middle


class Ground(QGraphicsScene):
    """Of one table."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.look = look
        self.workshop = Workshop(look)
        self.stage = Stage(self)
        self.size = Size(LEAST_WIDTH, LEAST_HEIGHT)
        self.pieces: dict[str, PieceItem] = {}
        self.traces: dict[str, str] = {}  # the colours of what others have changed

    def overlay(self) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setZValue(ABOVE)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setVisible(False)
        self.addItem(item)
        return item

    def reconcile(self, placements: Sequence[Placement], moving: bool, pace: float = 1.0) -> None:
        before = self.pieces
        left = dict(before)
        self.pieces = {}
        for placement in placements:
            piece = left.pop(placement.key, None)
            place = self.pixels(placement.x, placement.y)
            if piece is None:
                piece = PieceItem(placement)
                piece.dress(self.workshop, placement)
                origin = before.get(placement.came)
                piece.setPos(place if origin is None else origin.pos())
                self.addItem(piece)
            before_it = piece.placement
            if before_it != placement:
                piece.dress(self.workshop, placement)
            grown = (before_it.w / placement.w, before_it.h / placement.h)
            if piece.pos() != place or grown != (1, 1):
                self.move(piece, place, moving, pace, grown)
            self.pieces[placement.key] = piece
        for piece in left.values():
            self.removeItem(piece)
        self.mark_traces(self.traces)

    def mark_traces(self, traces: dict[str, str]) -> None:
        """Outline these pieces until told otherwise, each in its colour."""
        self.traces = traces
        for key, piece in self.pieces.items():
            piece.trace(self.workshop, traces.get(key, ""))

    def move(
        self,
        piece: PieceItem,
        place: QPointF,
        moving: bool,
        pace: float,
        grown: tuple[float, float] = (1, 1),
    ) -> None:
        """To its place, and from so many times its size."""
        if moving:
            slide = Slide(piece, place, grown)
            slide(0.0)
            self.stage.add(SLIDE / pace, slide)
        else:
            piece.setPos(place)

    def pixels(self, x: float, y: float) -> QPointF:
        """Units as whole device pixels, so that pictures stay sharp."""
        scale, ratio = self.workshop.scale, self.workshop.ratio
        return QPointF(round(x * scale * ratio) / ratio, round(y * scale * ratio) / ratio)

    def rect_of(self, key: str) -> QRectF:
        """Where a piece lies, in pixels; nowhere if it is not on the table."""
        piece = self.pieces.get(key)
        if piece is None:
            return QRectF()
        return self.pixel_rect(piece.placement.rect)

    def pixel_rect(self, rect: Rect) -> QRectF:
        scale = self.workshop.scale
        return QRectF(self.pixels(rect.x, rect.y), QSizeF(rect.w * scale, rect.h * scale))

    def middle_of(self, key: str) -> QPointF:
        """Where something flies to."""
        rect = self.rect_of(key)
        shape = self.pieces[key].placement.shape if key in self.pieces else ()
        if not shape:
            return rect.center()
        x, y = (sum(corner[axis] for corner in shape) / len(shape) for axis in (0, 1))
        return rect.topLeft() + QPointF(x, y) * self.workshop.scale

    def grip_of(self, key: str) -> QPointF:
        """Where a piece can be taken although others stand before it: its middle, or nearer to one
        of its corners."""
        middle, corner = self.middle_of(key), self.rect_of(key).topLeft()
        for x, y in self.pieces[key].placement.shape if key in self.pieces else ():
            if self.key_at(middle) == key:
                break
            edge = corner + QPointF(x, y) * self.workshop.scale
            middle = edge + (self.middle_of(key) - edge) * NEAR_EDGE
        return middle

    def key_at(self, point: QPointF) -> str:
        """The uppermost piece under a point."""
        return self.uppermost(point, self.pieces)

    def uppermost(self, point: QPointF, keys: Iterable[str]) -> str:
        best, height = "", float("-inf")
        x, y = point.x() / self.workshop.scale, point.y() / self.workshop.scale
        for key in keys:
            piece = self.pieces.get(key)
            if piece is None or piece.placement.z < height:
                continue
            if covers(piece.placement, x, y):
                best, height = key, piece.placement.z
        return best
