"""Draws the icons of the program and of its saves in all sizes and formats that systems ask for.

Runs in the environment that freezes the program: Qt draws, Pillow puts the sizes together.
"""

import sys
from pathlib import Path

from PIL import Image
from product import ICONS, ROOT
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
IN_ICO = 256  # the largest that the format holds
PICTURES = {"app": "app_icon", "save": "save_icon"}


def draw(picture: str, size: int, path: Path) -> None:
    """Each size is drawn anew: a large one made small would be blurred."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(ROOT / "resources" / "lobby" / "art" / f"{picture}.svg")).render(painter)
    painter.end()
    image.save(str(path))


def main() -> int:
    application = QGuiApplication([*sys.argv[:1], "-platform", "offscreen"])
    ICONS.mkdir(parents=True, exist_ok=True)
    for name, picture in PICTURES.items():
        paths = [ICONS / f"{name}-{size}.png" for size in SIZES]
        for size, path in zip(SIZES, paths, strict=True):
            draw(picture, size, path)
        images = [Image.open(path) for path in paths]
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
