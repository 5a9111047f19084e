"""What an answer would look like where the pointer is: the piece in hand, and what it brings."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF
from PySide6.QtWidgets import QGraphicsPixmapItem

from citybuilder.core.game import Action
from citybuilder.stage.pieces import PieceItem
from citybuilder.tables.placement import Part, Placement

if TYPE_CHECKING:
    from citybuilder.stage.scene import TableScene

PREVIEW: Final = 9_500.0  # z of what an answer would bring: below rings and things in flight
ON: Final = 0.008  # z above the spot, but below whatever stands in front of it
THIN: Final = 0.35  # opacity of what stands in front of it
HIDDEN: Final = 0.04  # of a spot, from which on it is uncovered


class Ghost:
    """Of one table."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.item = scene.overlay()
        self.previews: list[QGraphicsPixmapItem] = []
        self.thin: list[PieceItem] = []
        self.imagined: Action | None = None  # an answer that somebody looks at elsewhere

    def imagine(self, action: Action | None) -> None:
        """Show what an answer would look like that is looked at in a list."""
        if action != self.imagined:
            self.imagined = action
            self.show()

    def show(self) -> None:
        """Of the answer at the spot that is pointed at, if there is any."""
        scene = self.scene
        key, action = self.pointed()
        spot, action = (key, action) if action is not None else self.under(key)
        parts: tuple[Part, ...] = ()
        told: Sequence[Placement] = ()
        if scene.view is not None and key in scene.pieces and not scene.is_moving():
            told = scene.table.pointed_out(scene.view, scene.me, scene.size, key)
        if action is not None and scene.view is not None and scene.asked is not None:
            answer = (scene.view, scene.me, scene.size, scene.asked, action)
            told = scene.table.preview(*answer) or told
            if scene.spots is not None and scene.spots.has_variants:
                parts = scene.table.turned(*answer)
        else:
            told = [*told, *self.beyond(spot)]
        self.preview(told)
        self.item.setVisible(bool(parts))
        if parts:
            place = scene.pieces[spot].placement
            self.item.setPixmap(scene.workshop.piece(parts, place.w, place.h))
            self.item.setPos(scene.pixels(place.x, place.y) - self.margin())
            self.item.setZValue(place.z + ON)
        self.uncover(spot if action is not None else "")

    def shows(self, action: Action) -> bool:
        """Whether it is seen what an answer would bring once somebody looks at it."""
        scene = self.scene
        if scene.view is None or scene.asked is None:
            return False
        answer = (scene.view, scene.me, scene.size, scene.asked, action)
        return bool(scene.table.preview(*answer))

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
        """The piece that somebody looks at, and the answer that they look at there."""
        scene = self.scene
        spots = None if scene.is_moving() else scene.spots
        if spots is not None and self.imagined is not None:
            for key, actions in spots.at.items():
                if self.imagined in actions and key in scene.pieces:
                    return key, self.imagined
        key = scene.focused or scene.aimed or scene.pointed
        if spots is None or key not in spots.at or key not in scene.pieces:
            return key, None
        return key, spots.current(key)

    def under(self, key: str) -> tuple[str, Action | None]:
        """The spot below the piece that is pointed at: a click there chooses it as well."""
        scene, spot = self.scene, "" if self.scene.focused else self.scene.below
        if scene.spots is None or scene.is_moving() or spot not in scene.pieces:
            return key, None
        return spot, scene.spots.current(spot) if spot in scene.spots.at else None

    def uncover(self, key: str) -> None:
        """Whatever stands in front of a spot lets it shine through."""
        for piece in self.thin:
            piece.setOpacity(1.0)
        self.thin = []
        spot = self.scene.pieces.get(key)
        if spot is None or not spot.placement.shape:
            return
        ground = covered(spot.placement, spot.placement.shape)
        for piece in self.scene.pieces.values():
            place = piece.placement
            before = place.body and place.z > spot.placement.z
            if before and hides(covered(place, place.body), ground):
                piece.setOpacity(THIN)
                self.thin.append(piece)

    def kept_clear(self) -> QRectF:
        """Where no tooltip lies, as something is about to be placed there."""
        scene = self.scene
        if scene.view is None or scene.asked is None:
            return QRectF()
        room = scene.table.kept_clear(scene.view, scene.me, scene.size, scene.asked)
        return QRectF() if room is None else scene.pixel_rect(room)

    def told(self) -> list[QRectF]:
        """Where something is to be read or counted."""
        edge = self.margin().x()
        rects = [item.sceneBoundingRect() for item in self.previews]
        return [rect.adjusted(edge, edge, -edge, -edge) for rect in rects]

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


def covered(place: Placement, outline: Sequence[tuple[float, float]]) -> QPolygonF:
    """What an outline of a piece covers of the table."""
    return QPolygonF([QPointF(place.x + x, place.y + y) for x, y in outline])


def hides(body: QPolygonF, ground: QPolygonF) -> bool:
    """Whether so much of it that it is missed: what only touches its edge hides nothing."""
    return area(body.intersected(ground)) > HIDDEN * area(ground)


def area(polygon: QPolygonF) -> float:
    corners = [polygon.at(n) for n in range(polygon.count())]
    beside = zip(corners, (*corners[1:], *corners[:1]), strict=True)
    return abs(sum(a.x() * b.y() - b.x() * a.y() for a, b in beside)) / 2
