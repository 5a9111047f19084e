"""What an answer would look like where the pointer is: the piece in hand, and what it brings."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from citybuilder.core.game import Action
from citybuilder.tables.placement import Part, Placement

if TYPE_CHECKING:
    from citybuilder.stage.scene import TableScene

PREVIEW: Final = 9_500.0  # z of what an answer would bring: below rings and things in flight


class Ghost:
    """Of one table."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.item = scene.overlay()
        self.previews: list[QGraphicsPixmapItem] = []

    def show(self) -> None:
        """Of the answer at the spot that is pointed at, if there is any."""
        scene = self.scene
        key = scene.focused or scene.pointed
        spot, action = self.pointed()
        parts: tuple[Part, ...] = ()
        told: Sequence[Placement] = ()
        if scene.view is not None and key in scene.pieces and not scene.is_moving():
            told = scene.table.pointed_out(scene.view, scene.me, scene.size, key)
        if action is not None and scene.view is not None and scene.asked is not None:
            answer = (scene.view, scene.me, scene.size, scene.asked, action)
            told = [*told, *scene.table.preview(*answer)]
            if scene.spots is not None and scene.spots.has_variants:
                parts = scene.table.turned(*answer)
        else:
            told = [*told, *self.beyond(spot)]
        self.preview(told)
        self.item.setVisible(bool(parts))
        if parts:
            place = scene.place_of(spot)
            self.item.setPixmap(scene.workshop.piece(parts, place.w, place.h))
            self.item.setPos(scene.pixels(place.x, place.y) - self.margin())

    def beyond(self, key: str) -> Sequence[Placement]:
        """What several answers would bring that one click gives."""
        scene, spots = self.scene, self.scene.spots
        if spots is None or scene.view is None or scene.asked is None or scene.is_moving():
            return []
        if key not in spots.beyond or key in spots.at:
            return []
        ways = list(zip(spots.meanings[key], spots.beyond[key], strict=True))
        return scene.table.preview_beyond(scene.view, scene.me, scene.size, scene.asked, key, ways)

    def pointed(self) -> tuple[str, Action | None]:
        """The spot that is focused or pointed at, perhaps below other pieces, and its answer."""
        scene, spots = self.scene, self.scene.spots
        if spots is None or scene.is_moving():
            return "", None
        below = scene.pointed if scene.pointed in spots.at else scene.aimed
        spot = scene.focused or below
        return spot, spots.current(spot) if spot in spots.at else None

    def margin(self) -> QPointF:
        return QPointF(self.scene.workshop.margin, self.scene.workshop.margin)

    def preview(self, told: Sequence[Placement]) -> None:
        scene = self.scene
        for item in self.previews:
            scene.removeItem(item)
        self.previews = []
        for place in told:
            item = QGraphicsPixmapItem(scene.workshop.piece(place.parts, place.w, place.h))
            item.setPos(scene.pixels(place.x, place.y) - self.margin())
            item.setZValue(PREVIEW + place.z)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            scene.addItem(item)
            self.previews.append(item)
