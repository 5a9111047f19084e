"""Pieces in the scene: pictures made once from their parts and then only moved about."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from citybuilder.stage.art import cost
from citybuilder.stage.bounded import Bounded
from citybuilder.stage.painting import colour, paint_parts
from citybuilder.tables.placement import Outline, Part, Placement
from citybuilder.tables.theme import Look

MARGIN: Final = 8.0  # units around a piece for its shadow
HALO: Final = 7.0  # units that a glow reaches out
BRIM: Final = 2.6  # units by which the glow of a ground lies on it: others stand around it
DASHES: Final = 4.2  # width of the line around ground that may have any colour
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
        self.halos: dict[tuple[float, float, float, Outline, str], QPixmap] = {}

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

    def halo(self, place: Placement, name: str) -> QPixmap:
        """A soft ring around a piece of that size and shape."""
        key = (place.w, place.h, place.outline, place.shape, name)
        if key not in self.halos:
            self.halos[key] = self.draw_halo(place, name)
        return self.halos[key]

    def draw_halo(self, place: Placement, name: str) -> QPixmap:
        image = self.blank(place.w, place.h, HALO)
        pixels = self.scale * self.ratio
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels, pixels)
        if name == "legal":
            self.draw_dashes(painter, place)
        else:
            self.draw_glow(painter, place, name)
        painter.end()
        return self.finished(image)

    def draw_dashes(self, painter: QPainter, place: Placement) -> None:
        """Light dashes on a dark line: told from the edge of any colour by their pattern."""
        edge, light = (colour(self.look.theme, name) for name in ("legal_edge", "legal"))
        path = outline_path(place, -DASHES / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(edge, DASHES))
        painter.drawPath(path)
        pen = QPen(light, DASHES - 1.4)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.6, 1.3])
        painter.setPen(pen)
        painter.drawPath(path)

    def draw_glow(self, painter: QPainter, place: Placement, name: str) -> None:
        layers = 6
        painter.setPen(Qt.PenStyle.NoPen)
        for layer in range(layers):
            spread = HALO * (1 - layer / layers) - 1
            painter.setBrush(colour(self.look.theme, name, 0.09 + 0.05 * layer))
            painter.drawPath(outline_path(place, spread))
        painter.setPen(QPen(colour(self.look.theme, name), 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline_path(place, 1))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.black)
        painter.drawPath(outline_path(place, -BRIM if place.shape else 0))


def outline_path(place: Placement, spread: float) -> QPainterPath:
    """The edge of a piece, so far out, in a picture with the margin of a glow."""
    path = QPainterPath()
    if not place.shape:
        rect = QRectF(HALO - spread, HALO - spread, place.w + 2 * spread, place.h + 2 * spread)
        path.addRoundedRect(rect, place.outline + spread, place.outline + spread)
        return path
    points = [QPointF(HALO + x, HALO + y) for x, y in place.shape]
    edge = QPolygonF(points)
    middle = edge.boundingRect().center()
    wide = edge.boundingRect().width() / 2
    grown = (wide + spread) / wide
    path.addPolygon(QPolygonF([middle + (point - middle) * grown for point in points]))
    path.closeSubpath()
    return path


class PieceItem(QGraphicsPixmapItem):
    """One piece on the table."""

    def __init__(self, placement: Placement) -> None:
        super().__init__()
        self.placement = placement
        self.receded = False
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption, False)

    def dress(self, workshop: Workshop, placement: Placement) -> None:
        """Show what the placement says, at the workshop's scale."""
        self.placement = placement
        self.receded = False
        self.setPixmap(workshop.piece(placement.parts, placement.w, placement.h))
        self.setRotation(0)
        self.setTransform(QTransform())
        self.setOffset(-workshop.margin, -workshop.margin)
        self.setZValue(placement.z)

    def recede(self, workshop: Workshop, wanted: bool) -> None:
        """Behind what can be chosen, or not any more."""
        if wanted != self.receded:
            place = self.placement
            self.setPixmap(workshop.piece(place.parts, place.w, place.h, wanted))
            self.receded = wanted
