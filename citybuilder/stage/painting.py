"""Draws the parts of a piece into a picture of exactly the pixels it will cover."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBitmap, QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from citybuilder.stage import art
from citybuilder.stage.lettering import Fitted, face_of, fit, font, line_height
from citybuilder.tables.placement import (
    LEFT,
    RIGHT,
    Label,
    Mark,
    Panel,
    Part,
    Picture,
    Polygon,
    Rect,
)
from citybuilder.tables.theme import Look, Theme

SOFTNESS = 4  # layers of a shadow
RIM = 1.3  # units from what has a rim to its edge
ROUND = 12  # directions in which a rim is drawn
SOLID = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
FULLEST = 0.8  # size of a large text by the height of its place
CORNERED = {  # corners, the direction of the first, and how far the middle lies below
    "triangle": (3, -90.0, 0.1),
    "diamond": (4, -90.0, 0.0),
    "hexagon": (6, 0.0, 0.0),
}


def colour(theme: Theme, name: str, opacity: float = 1.0) -> QColor:
    """A colour of the theme by name, or any colour by #rrggbb."""
    found = QColor(name if name.startswith("#") else getattr(theme, name))
    found.setAlphaF(opacity)
    return found


def paint_parts(painter: QPainter, parts: Sequence[Part], look: Look, scale: float) -> None:
    """Draw in units; the painter's origin is the piece's, `scale` its device pixels per unit."""
    painter.save()
    painter.scale(scale, scale)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for part in parts:
        if isinstance(part, Panel):
            paint_panel(painter, part, look.theme)
        elif isinstance(part, Picture):
            paint_picture(painter, part, look.theme, scale)
        elif isinstance(part, Label):
            paint_label(painter, part, look)
        elif isinstance(part, Mark):
            paint_mark(painter, part, look.theme)
        else:
            paint_polygon(painter, part, look.theme)
    painter.restore()


def qrect(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.w, rect.h)


def paint_panel(painter: QPainter, panel: Panel, theme: Theme) -> None:
    if panel.shadow:
        paint_shadow(painter, panel.rect, panel.radius, panel.shadow, theme)
    half = panel.width / 2 if panel.edge else 0.0
    rect = qrect(panel.rect.inset(half))
    painter.setPen(
        QPen(colour(theme, panel.edge), panel.width) if panel.edge else Qt.PenStyle.NoPen
    )
    painter.setBrush(
        colour(theme, panel.fill, panel.opacity) if panel.fill else Qt.BrushStyle.NoBrush
    )
    painter.drawRoundedRect(rect, panel.radius, panel.radius)


def paint_shadow(painter: QPainter, rect: Rect, radius: float, depth: float, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(theme, "shadow", 0.16 / SOFTNESS * 2))
    for layer in range(SOFTNESS):
        spread = depth * (layer / (SOFTNESS - 1) - 0.35)
        soft = QRectF(
            rect.x - spread,
            rect.y - spread + depth * 0.45,
            rect.w + 2 * spread,
            rect.h + 2 * spread,
        )
        painter.drawRoundedRect(soft, radius + spread, radius + spread)


def paint_picture(painter: QPainter, picture: Picture, theme: Theme, scale: float) -> None:
    rect = picture.rect
    key = inked(picture.art, theme)
    if not picture.crop:
        rect = within(rect, art.GALLERY.proportion(key))
    width, height = round(rect.w * scale), round(rect.h * scale)
    pixmap = art.pixmap(key, width, height, 1.0, picture.grey)
    painter.save()
    painter.setOpacity(painter.opacity() * picture.opacity)
    if picture.radius:
        path = QPainterPath()
        path.addRoundedRect(qrect(rect), picture.radius, picture.radius)
        painter.setClipPath(path)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if picture.rim:
        paint_rim(painter, qrect(rect), pixmap, colour(theme, picture.rim))
    painter.drawPixmap(qrect(rect), pixmap, QRectF(pixmap.rect()))
    painter.restore()


def paint_rim(painter: QPainter, rect: QRectF, pixmap: QPixmap, rim: QColor) -> None:
    """A line of that colour around what is solid in a picture, without its soft shadow."""
    mask = pixmap.toImage().createAlphaMask(SOLID)
    shape = QPixmap(pixmap.size())
    shape.fill(rim)
    shape.setMask(QBitmap.fromImage(mask))
    for step in range(ROUND):
        turn = 2 * math.pi * step / ROUND
        place = rect.translated(RIM * math.cos(turn), RIM * math.sin(turn))
        painter.drawPixmap(place, shape, QRectF(shape.rect()))


def inked(key: str, theme: Theme) -> str:
    """A symbol whose key ends in ~ is as dark or as light as the text around it."""
    return key.removesuffix("~") + ("_light" if key.endswith("~") and theme.key == "dark" else "")


def within(rect: Rect, proportion: float) -> Rect:
    """The largest rectangle of that proportion in the middle of another."""
    width = min(rect.w, rect.h * proportion)
    height = width / proportion
    return Rect(rect.x + (rect.w - width) / 2, rect.y + (rect.h - height) / 2, width, height)


def paint_label(painter: QPainter, label: Label, look: Look) -> None:
    if not label.text:
        return
    rect = label.rect
    fitted = fit_label(label, look.text_scale)
    scale = painter.worldTransform().m11()
    painter.save()
    painter.scale(1 / scale, 1 / scale)  # letters are set in pixels: sharper, and never too wide
    painter.setPen(colour(look.theme, label.colour))
    painter.setFont(font(fitted.size * scale, face_of(label.weight)))
    flag = {LEFT: Qt.AlignmentFlag.AlignLeft, RIGHT: Qt.AlignmentFlag.AlignRight}.get(
        label.align, Qt.AlignmentFlag.AlignHCenter
    )
    step = line_height(fitted.size)
    top = rect.y + (rect.h - step * len(fitted.lines)) / 2
    for number, line in enumerate(fitted.lines):
        place = QRectF(
            (rect.x - 2) * scale, (top + number * step) * scale, (rect.w + 4) * scale, step * scale
        )
        if flag == Qt.AlignmentFlag.AlignLeft:
            place.setLeft(rect.x * scale)
        elif flag == Qt.AlignmentFlag.AlignRight:
            place.setRight(rect.right * scale)
        painter.drawText(
            place, flag | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, line
        )
    painter.restore()


def fit_label(label: Label, text_scale: float) -> Fitted:
    """The label's lines; a larger text size is a wish that gives way where there is no room."""
    size = min(label.size * text_scale, max(label.size, label.rect.h * FULLEST))
    least = min(label.least, size)
    place = (label.rect.w, label.rect.h)
    face = face_of(label.weight)
    return fit(label.text, *place, size, face, label.lines, least, label.anywhere)


def paint_mark(painter: QPainter, mark: Mark, theme: Theme) -> None:
    painter.setBrush(colour(theme, mark.fill))
    painter.setPen(QPen(colour(theme, mark.edge), 1.5) if mark.edge else Qt.PenStyle.NoPen)
    painter.drawPath(shape_path(mark.shape, qrect(mark.rect)))


def shape_path(shape: str, rect: QRectF) -> QPainterPath:
    """The outline of a seat's shape inside a rectangle, all of about the same weight."""
    path = QPainterPath()
    if shape == "circle":
        path.addEllipse(rect)
    elif shape == "square":
        small = 0.06 * rect.width()
        path.addRoundedRect(rect.adjusted(small, small, -small, -small), 2 * small, 2 * small)
    elif shape == "cross":
        third = rect.width() / 3.1
        path.addRect(rect.adjusted(third, 0, -third, 0))
        path.addRect(rect.adjusted(0, third, 0, -third))
        path = path.simplified()
    else:
        corners, turn, drop = CORNERED[shape]
        middle = rect.center() + QPointF(0, drop * rect.height())
        radius = rect.width() * 0.55
        angles = [math.radians(turn + 360 * corner / corners) for corner in range(corners)]
        points = [QPointF(math.cos(angle), math.sin(angle)) * radius for angle in angles]
        path.addPolygon(QPolygonF([middle + point for point in points]))
        path.closeSubpath()
    return path


def paint_polygon(painter: QPainter, polygon: Polygon, theme: Theme) -> None:
    painter.setPen(
        QPen(colour(theme, polygon.edge), polygon.width) if polygon.edge else Qt.PenStyle.NoPen
    )
    painter.setBrush(
        colour(theme, polygon.fill, polygon.opacity) if polygon.fill else Qt.BrushStyle.NoBrush
    )
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in polygon.points]))
