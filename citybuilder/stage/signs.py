"""Small signs on pieces of the table: what is picked, what is given up, what is talked about."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from citybuilder.stage.pieces import PieceItem
from citybuilder.tables.placement import TICK, Label, Panel, Part, Picture, Placement, Rect

if TYPE_CHECKING:
    from citybuilder.stage.scene import TableScene

WHOLE: Final = Rect(0, 0, TICK, TICK)
PICKED: Final = "picked"
GIVEN: Final = "given"
MEANT: Final = "meant"
ABOVE: Final = 0.006  # z above a piece and its glow, but below the next card that covers it
FACES: Final[Mapping[str, tuple[Part, ...]]] = {
    PICKED: (
        Panel(WHOLE, "good", "card", TICK / 2, 1.6, shadow=1),
        Picture(WHOLE.inset(5), "common/check_light", crop=False),
    ),
    GIVEN: (
        Panel(WHOLE, "bad", "card", TICK / 2, 1.6, shadow=1),
        Panel(WHOLE.inset(5.5, 9.3), "card", radius=1.5),
    ),
    MEANT: (
        Panel(WHOLE, "focus", "card", TICK / 2, 1.6, shadow=1),
        Label(WHOLE, "i", 15, "card", 700),
    ),
}
GLOWS: Final = {PICKED: "good", GIVEN: "bad"}  # the glow that goes with a sign


class Signs:
    """Of one table."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.items: dict[str, QGraphicsPixmapItem] = {}

    def show(self, wanted: Mapping[str, str]) -> None:
        """These signs at these pieces, as far as they lie there, and no others."""
        for item in self.items.values():
            self.scene.removeItem(item)
        self.items = {
            key: self.made(self.scene.pieces[key], sign)
            for key, sign in wanted.items()
            if key in self.scene.pieces
        }

    def made(self, piece: PieceItem, sign: str) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(self.scene.workshop.piece(FACES[sign], TICK, TICK))
        item.setPos(self.place(piece.placement))
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setZValue(piece.placement.z + ABOVE)
        self.scene.addItem(item)
        return item

    def place(self, place: Placement) -> QPointF:
        margin = self.scene.workshop.margin
        x, y = place.tick
        corner = self.scene.pixels(place.x + x - TICK / 2, place.y + y - TICK / 2)
        return corner - QPointF(margin, margin)

    def lift(self, key: str, up: QPointF, level: float) -> None:
        """With its piece."""
        if key in self.items:
            self.items[key].setPos(self.place(self.scene.pieces[key].placement) - up)
            self.items[key].setZValue(level + ABOVE)
