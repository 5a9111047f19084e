"""Pictures by key, drawn at the size in pixels that is asked for, and remembered."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from citybuilder.stage.bounded import Bounded
from citybuilder.system.paths import resources

log = logging.getLogger(__name__)

ROOM: Final = 64 * 1024 * 1024  # bytes of pictures that are kept: more than a large screen shows
RESTING: Final = 16 * 1024 * 1024  # of them, from one match to the next
MODELS: Final = 12 * 1024 * 1024  # bytes of larger ones that small ones are made from
DRAWINGS: Final = 1024 * 1024  # bytes of files; what Qt makes of them is some ten times as large

RICH: Final = 15_000  # bytes of a drawing that takes time
SMALL: Final = 200.0  # pixels
MODEL: Final = 400
SHARP: Final = 0.75  # of a bitmap's width, at which it is still as good as the drawing

Key = tuple[str, int, int, float, bool]


class Drawing(NamedTuple):
    """A file that Qt has read, or none where there is no good one."""

    renderer: QSvgRenderer | None
    bytes: int


class Gallery:
    """Keeps drawings and rendered pictures, each kind within its room."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.drawings = Bounded[str, Drawing](DRAWINGS, lambda drawing: drawing.bytes)
        self.models = Bounded[str, QImage](MODELS, QImage.sizeInBytes)
        self.bitmaps = Bounded[str, QImage](MODELS, QImage.sizeInBytes)
        self.pictures = Bounded[Key, QPixmap](ROOM, cost)
        self.proportions: dict[str, float] = {}
        self.drew: Callable[[], None] = lambda: None  # told of every picture that is drawn

    def drawing(self, key: str) -> Drawing:
        return self.drawings.find(key) or self.drawings.keep(key, self.read(key))

    def path(self, key: str, kind: str) -> Path:
        folder, _, name = key.partition("/")
        return self.folder / folder / "art" / f"{name}.{kind}"

    def bitmap(self, key: str) -> QImage:
        """What packages have beside a drawing that must be there at once; null if there is none."""
        found = self.bitmaps.find(key)
        if found is None:
            path = self.path(key, "png")
            found = self.bitmaps.keep(key, QImage(str(path)) if path.is_file() else QImage())
        return found

    def read(self, key: str) -> Drawing:
        path = self.path(key, "svg")
        if not path.is_file():
            log.warning("no picture %s", key)
            return Drawing(None, 0)
        renderer = QSvgRenderer(str(path))
        return Drawing(renderer if renderer.isValid() else None, path.stat().st_size)

    def proportion(self, key: str) -> float:
        """Width by height."""
        if key not in self.proportions:
            bitmap = self.bitmap(key)
            size = bitmap.size()
            if bitmap.isNull():
                renderer = self.drawing(key).renderer
                size = renderer.defaultSize() if renderer else QSize(1, 1)
            self.proportions[key] = size.width() / max(1, size.height())
        return self.proportions[key]

    def pause(self) -> None:
        """What is on the screen is drawn: files are put away, and read again when they are needed.
        What small pictures are made from stays, as it takes longer."""
        self.drawings.clear()
        self.bitmaps.clear()

    def rest(self) -> None:
        """A match is over: what only helps to draw others is dropped, and old pictures go."""
        self.pause()
        self.pictures.shrink(RESTING)
        self.models.clear()

    def pixmap(
        self, key: str, width: int, height: int, ratio: float = 1.0, grey: bool = False
    ) -> QPixmap:
        """The picture filling width × height (in points, not in device pixels), cropped to fit."""
        wanted = (key, max(1, width), max(1, height), ratio, grey)
        return self.pictures.find(wanted) or self.pictures.keep(wanted, self.draw(wanted))

    def draw(self, wanted: Key) -> QPixmap:
        key, width, height, ratio, grey = wanted
        image = blank(round(width * ratio), round(height * ratio))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(image.rect())
        self.render(painter, key, filling(whole, self.proportion(key)))
        painter.end()
        self.drew()
        pixmap = QPixmap.fromImage(greyed(image) if grey else image)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def render(self, painter: QPainter, key: str, place: QRectF) -> None:
        """At its real size; many small ones of a rich drawing are made from one larger one, which
        is as sharp and takes a tenth of the time."""
        if place.width() <= self.bitmap(key).width() * SHARP:
            paint_scaled(painter, self.bitmap(key), place)
            return
        model = self.models.find(key) if place.width() <= SMALL else None
        if model is not None:
            paint_scaled(painter, model, place)
            return
        drawing = self.drawing(key)
        if drawing.renderer is None:
            plain_tile(painter, QRectF(painter.viewport()))
        elif drawing.bytes > RICH and place.width() <= SMALL:
            paint_scaled(painter, self.model(key, drawing.renderer), place)
        else:
            drawing.renderer.render(painter, place)

    def model(self, key: str, renderer: QSvgRenderer) -> QImage:
        image = blank(MODEL, round(MODEL / self.proportion(key)))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(image.rect()))
        painter.end()
        return self.models.keep(key, image)


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
