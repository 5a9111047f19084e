"""Pieces in the scene: pictures made once from their parts and then only moved about."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from citybuilder.stage.art import cost
from citybuilder.stage.bounded import Bounded
from citybuilder.stage.halos import HALO, QUIET, SOFT, draw_halo
from citybuilder.stage.painting import colour, paint_parts
from citybuilder.tables.placement import Outline, Part, Placement
from citybuilder.tables.theme import Look

MARGIN: Final = 8.0  # units around a piece for its shadow
VEIL: Final = 0.5  # how much of the table's colour lies over what cannot be chosen
ROOM: Final = 24 * 1024 * 1024  # bytes of drawn pieces that are kept beside those on the table

Key = tuple[tuple[Part, ...], float, float, bool, str, float, float, float]


# The pieces of all tables: who comes back to one finds them drawn.
SHELF: Final = Bounded[Key, QPixmap](ROOM, cost)


class Workshop:
    """Makes the pictures of pieces for one look and one scale."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.scale = 1.0  # pixels per unit
        self.ratio = 1.0  # device pixels per pixel
        self.halos: dict[tuple[float, float, float, Outline, str, int], QPixmap] = {}

    @property
    def margin(self) -> float:
        """Pixels around a piece."""
        return round(MARGIN * self.scale * self.ratio) / self.ratio

    def forget(self) -> None:
        """Scale or look have changed."""
        self.halos.clear()

    def piece(self, parts: tuple[Part, ...], w: float, h: float, veiled: bool = False) -> QPixmap:
        """The parts with a margin around them; behind a veil they are paler, but nothing shines
        through."""
        look = self.look
        key = (parts, w, h, veiled, look.theme.key, look.text_scale, self.scale, self.ratio)
        found = SHELF.find(key)
        if found is not None:
            return found
        image = self.draw_image(parts, w, h)
        if veiled:
            self.veil(image)
        return SHELF.keep(key, self.finished(image))

    def veil(self, image: QImage) -> None:
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(image.rect(), colour(self.look.theme, "table_low", VEIL))
        painter.end()

    def blank(self, w: float, h: float, margin: float) -> QImage:
        pixels = self.scale * self.ratio
        image = QImage(
            max(1, round((w + 2 * margin) * pixels)),
            max(1, round((h + 2 * margin) * pixels)),
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        image.fill(Qt.GlobalColor.transparent)
        return image

    def finished(self, image: QImage) -> QPixmap:
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(self.ratio)
        return pixmap

    def draw(self, parts: Sequence[Part], w: float, h: float) -> QPixmap:
        return self.finished(self.draw_image(parts, w, h))

    def draw_image(self, parts: Sequence[Part], w: float, h: float) -> QImage:
        image = self.blank(w, h, MARGIN)
        pixels = self.scale * self.ratio
        painter = QPainter(image)
        margin = round(MARGIN * pixels)
        painter.setTransform(QTransform.fromTranslate(margin, margin))
        paint_parts(painter, parts, self.look, pixels)
        painter.end()
        return image

    def halo(self, place: Placement, name: str, layers: int = SOFT) -> QPixmap:
        """A ring around a piece of that size and shape."""
        key = (place.w, place.h, place.outline, place.shape, name, layers)
        if key not in self.halos:
            image = self.blank(place.w, place.h, HALO)
            draw_halo(image, place, self.look.theme, name, layers, self.scale * self.ratio)
            self.halos[key] = self.finished(image)
        return self.halos[key]


class PieceItem(QGraphicsPixmapItem):
    """One piece on the table."""

    def __init__(self, placement: Placement) -> None:
        super().__init__()
        self.placement = placement
        self.receded = False
        self.outline: QGraphicsPixmapItem | None = None  # goes wherever the piece goes
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption, False)

    def dress(self, workshop: Workshop, placement: Placement) -> None:
        """Show what the placement says, at the workshop's scale."""
        self.placement = placement
        self.receded = False
        self.setPixmap(workshop.piece(placement.parts, placement.w, placement.h))
        self.setRotation(0)
        self.setScale(1)
        self.setTransform(QTransform())
        self.setOffset(-workshop.margin, -workshop.margin)
        self.setZValue(placement.z)

    def recede(self, workshop: Workshop, wanted: bool) -> None:
        """Behind what can be chosen, or not any more."""
        if wanted != self.receded:
            place = self.placement
            self.setPixmap(workshop.piece(place.parts, place.w, place.h, wanted))
            self.receded = wanted

    def trace(self, workshop: Workshop, name: str) -> None:
        """A quiet outline of that colour; none to take it away."""
        if self.outline is None and name:
            self.outline = QGraphicsPixmapItem(self)
            self.outline.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        if self.outline is not None:
            self.outline.setVisible(bool(name))
        if self.outline is not None and name:
            place = self.placement
            traced = replace(place, shape=place.traced or place.shape)
            self.outline.setPixmap(workshop.halo(traced, name, layers=QUIET))
            self.outline.setPos(-HALO * workshop.scale, -HALO * workshop.scale)
