"""Shadows and light around what lies on a page: drawn once for each size, then only copied."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QPixmapCache


def paint_shadow(painter: QPainter, area: QRectF, radius: float, colour: str, depth: int) -> None:
    """A soft shadow below something that lies on the page."""
    down = depth * 0.3
    layers = [(step * 0.5, -down, down + step * 0.5) for step in range(depth, 0, -1)]
    paint_soft(painter, area, radius, f"#07{colour[1:]}", depth, layers)


def paint_glow(painter: QPainter, area: QRectF, radius: float, colour: str, depth: int) -> None:
    """Light around what is chosen."""
    layers = [(step, step, step) for step in range(depth, 0, -1)]
    paint_soft(painter, area, radius, f"#1a{colour[1:]}", depth, layers)


def paint_soft(
    painter: QPainter,
    area: QRectF,
    radius: float,
    tint: str,
    depth: int,
    layers: Sequence[tuple[float, float, float]],
) -> None:
    """Each layer reaches out so far aside, above and below."""
    ratio = painter.device().devicePixelRatio()
    key = f"soft {area.width()} {area.height()} {radius} {tint} {depth} {ratio}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        inner = QRectF(depth, depth, area.width(), area.height())
        pixmap = drawn(inner, radius, tint, layers, ratio)
        QPixmapCache.insert(key, pixmap)
    painter.drawPixmap(area.topLeft() - QPointF(depth, depth), pixmap)


def drawn(
    area: QRectF,
    radius: float,
    tint: str,
    layers: Sequence[tuple[float, float, float]],
    ratio: float,
) -> QPixmap:
    """As much room on the right as on the left. Layers are so faint that eight bits would spoil
    their colour."""
    width, height = area.width() + 2 * area.left(), area.height() + 2 * area.top()
    deep = QImage.Format.Format_RGBA64_Premultiplied
    image = QImage(round(width * ratio), round(height * ratio), deep)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tint))
    for aside, above, below in layers:
        grown = area.adjusted(-aside, -above, aside, below)
        painter.drawRoundedRect(grown, radius + aside, radius + aside)
    painter.end()
    return QPixmap.fromImage(image)
