"""Rings around pieces: a glow, the quiet outline of what was changed, or a line of dashes."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen, QPolygonF

from citybuilder.stage.painting import colour
from citybuilder.tables.placement import Placement
from citybuilder.tables.theme import Theme

HALO: Final = 7.0  # units that a glow reaches out
BRIM: Final = 2.6  # units by which the glow of a ground lies on it: others stand around it
LINE: Final = 2.2  # width of the line within a glow
SOFT: Final = 6  # layers of a glow,
QUIET: Final = 2  # of the outline of what was changed,
BROKEN: Final = 0  # and around what is talked about and cannot be chosen: only dashes
DASHES: Final = [2.6, 2.2]  # times the width of the line
LEGAL: Final = "legal"
EDGE: Final = 4.2  # width of the line around ground that may have any colour,
SMALL: Final = 0.055  # where that is small, as a part of its width
WHITE: Final = 2 / 3  # of it, for the dashes
LEGAL_DASHES: Final = [2.6, 1.3]


def draw_halo(
    image: QImage, place: Placement, theme: Theme, name: str, layers: int, pixels: float
) -> None:
    """The softer the more layers it has."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels, pixels)
    if name == LEGAL:
        draw_legal(painter, place, theme)
    else:
        draw_glow(painter, place, theme, name, layers)
    painter.end()


def draw_legal(painter: QPainter, place: Placement, theme: Theme) -> None:
    """Light dashes on a dark line: told from the edge of any colour by their pattern."""
    wide = min(EDGE, SMALL * outline_path(place, 0).boundingRect().width())
    path = outline_path(place, -wide / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(theme, "legal_edge"), wide))
    painter.drawPath(path)
    pen = QPen(colour(theme, LEGAL), wide * WHITE)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(LEGAL_DASHES)
    painter.setPen(pen)
    painter.drawPath(path)


def draw_glow(painter: QPainter, place: Placement, theme: Theme, name: str, layers: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(layers):
        spread = HALO * (1 - layer / layers) - 1
        painter.setBrush(colour(theme, name, 0.09 + 0.05 * layer))
        painter.drawPath(outline_path(place, spread))
    pen = QPen(colour(theme, name), LINE)
    if layers == BROKEN:
        pen.setDashPattern(DASHES)
    painter.setPen(pen)
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
