"""A still picture of several pieces, such as a whole city, for places that are no table."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from citybuilder.stage.pieces import Workshop
from citybuilder.tables.placement import Placement, Size


def still(placements: Sequence[Placement], size: Size, workshop: Workshop) -> QPixmap:
    """At the scale of the workshop; what lies higher is drawn later."""
    image = workshop.blank(size.width, size.height, 0.0)
    image.setDevicePixelRatio(workshop.ratio)
    painter = QPainter(image)
    margin = QPointF(workshop.margin, workshop.margin)
    for place in sorted(placements, key=lambda placement: placement.z):
        corner = QPointF(place.x, place.y) * workshop.scale
        painter.drawPixmap(corner - margin, workshop.piece(place.parts, place.w, place.h))
    painter.end()
    return workshop.finished(image)
