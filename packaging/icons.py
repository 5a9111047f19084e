"""Draws the icons of the program and of its saves in all sizes and formats that systems ask for.

Runs in the environment that freezes the program: Qt draws, Pillow writes.
"""

import io
import sys

from PIL import Image
from product import ICONS, ROOT
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
IN_ICO = 256  # the largest that the format holds
PICTURES = {"app": "app_icon", "save": "save_icon"}


def drawn(picture: str, size: int) -> Image.Image:
    """Each size is drawn anew: a large one made small would be blurred."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(ROOT / "resources" / "lobby" / "art" / f"{picture}.svg")).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, b"PNG")
    return Image.open(io.BytesIO(bytes(buffer.data().data())))


def main() -> int:
    application = QGuiApplication([*sys.argv[:1], "-platform", "offscreen"])
    ICONS.mkdir(parents=True, exist_ok=True)
    for name, picture in PICTURES.items():
        images = [drawn(picture, size) for size in SIZES]
        for size, image in zip(SIZES, images, strict=True):
            image.save(ICONS / f"{name}-{size}.png")
        small = [image for image in images if image.width <= IN_ICO]
        small[-1].save(
            ICONS / f"{name}.ico",
            append_images=small[:-1],
            sizes=[image.size for image in small],
            bitmap_format="bmp",  # the other one is drawn wrongly by some programs when small
        )
        images[-1].save(ICONS / f"{name}.icns", append_images=images[:-1])
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
