"""Pictures by key, drawn at the size in pixels that is asked for, and remembered."""

import logging
from collections import OrderedDict
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from citybuilder.store.paths import resources

log = logging.getLogger(__name__)

ROOM: Final = 96 * 1024 * 1024  # bytes of pictures that are kept

RICH: Final = 15_000  # bytes of a drawing that takes time
SMALL: Final = 200.0  # pixels
MODEL: Final = 400
SHARP: Final = 0.75  # of a bitmap's width, at which it is still as good as the drawing

Key = tuple[str, int, int, float, bool]


class Gallery:
    """Keeps drawings and rendered pictures; the pictures used longest ago go first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.drawings: dict[str, QSvgRenderer | None] = {}
        self.rich: set[str] = set()  # drawings of many parts
        self.models: dict[str, QImage] = {}
        self.bitmaps: dict[str, QImage] = {}
        self.pictures: OrderedDict[Key, QPixmap] = OrderedDict()
        self.bytes = 0

    def drawing(self, key: str) -> QSvgRenderer | None:
        """The drawing behind a key, or None where there is no good one."""
        if key not in self.drawings:
            self.drawings[key] = self.read(key)
        return self.drawings[key]

    def path(self, key: str, kind: str) -> Path:
        folder, _, name = key.partition("/")
        return self.folder / folder / "art" / f"{name}.{kind}"

    def bitmap(self, key: str) -> QImage:
        """What packages have beside a drawing that must be there at once; null if there is none."""
        if key not in self.bitmaps:
            path = self.path(key, "png")
            self.bitmaps[key] = QImage(str(path)) if path.is_file() else QImage()
        return self.bitmaps[key]

    def read(self, key: str) -> QSvgRenderer | None:
        path = self.path(key, "svg")
        if not path.is_file():
            log.warning("no picture %s", key)
            return None
        if path.stat().st_size > RICH:
            self.rich.add(key)
        renderer = QSvgRenderer(str(path))
        return renderer if renderer.isValid() else None

    def proportion(self, key: str) -> float:
        """Width by height."""
        bitmap = self.bitmap(key)
        size = bitmap.size()
        if bitmap.isNull():
            drawing = self.drawing(key)
            size = drawing.defaultSize() if drawing else QSize(1, 1)
        return size.width() / max(1, size.height())

    def pixmap(
        self, key: str, width: int, height: int, ratio: float = 1.0, grey: bool = False
    ) -> QPixmap:
        """The picture filling width × height (in points, not in device pixels), cropped to fit."""
        wanted = (key, max(1, width), max(1, height), ratio, grey)
        if wanted in self.pictures:
            self.pictures.move_to_end(wanted)
            return self.pictures[wanted]
        made = self.draw(wanted)
        self.pictures[wanted] = made
        self.bytes += cost(made)
        while self.bytes > ROOM and len(self.pictures) > 1:
            self.bytes -= cost(self.pictures.popitem(last=False)[1])
        return made

    def draw(self, wanted: Key) -> QPixmap:
        key, width, height, ratio, grey = wanted
        image = blank(round(width * ratio), round(height * ratio))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(image.rect())
        self.render(painter, key, filling(whole, self.proportion(key)))
        painter.end()
        pixmap = QPixmap.fromImage(greyed(image) if grey else image)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def render(self, painter: QPainter, key: str, place: QRectF) -> None:
        """At its real size; many small ones of a rich drawing are made from one larger one, which
        is as sharp and takes a tenth of the time."""
        if place.width() <= self.bitmap(key).width() * SHARP:
            paint_scaled(painter, self.bitmap(key), place)
            return
        drawing = self.drawing(key)
        if drawing is None:
            plain_tile(painter, QRectF(painter.viewport()))
        elif key in self.rich and place.width() <= SMALL:
            paint_scaled(painter, self.model(key, drawing), place)
        else:
            drawing.render(painter, place)

    def model(self, key: str, drawing: QSvgRenderer) -> QImage:
        if key not in self.models:
            width = MODEL
            image = blank(width, round(width / self.proportion(key)))
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            drawing.render(painter, QRectF(image.rect()))
            painter.end()
            self.models[key] = image
        return self.models[key]


def blank(width: int, height: int) -> QImage:
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def cost(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def filling(whole: QRectF, proportion: float) -> QRectF:
    """The rectangle of that proportion around the same middle that leaves nothing empty."""
    width = max(whole.width(), whole.height() * proportion)
    height = width / proportion
    place = QRectF(0, 0, width, height)
    place.moveCenter(whole.center())
    return place


def paint_scaled(painter: QPainter, image: QImage, place: QRectF) -> None:
    size = place.size().toSize()
    mode = Qt.AspectRatioMode.IgnoreAspectRatio
    smooth = Qt.TransformationMode.SmoothTransformation
    painter.drawImage(place.topLeft(), image.scaled(size, mode, smooth))


def plain_tile(painter: QPainter, whole: QRectF) -> None:
    """Stands in for a picture that is missing."""
    path = QPainterPath()
    path.addRoundedRect(whole, whole.width() / 10, whole.width() / 10)
    painter.fillPath(path, QColor("#b9c4c9"))


def greyed(image: QImage) -> QImage:
    """Without colours, but as transparent as before."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    grey = grey.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(grey)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, image)
    painter.end()
    return grey


GALLERY: Final = Gallery(resources())


def pixmap(key: str, width: int, height: int, ratio: float = 1.0, grey: bool = False) -> QPixmap:
    """A picture out of the program's own gallery."""
    return GALLERY.pixmap(key, width, height, ratio, grey)
