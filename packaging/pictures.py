"""Draws what packages need as bitmaps: icons in all sizes and formats that systems ask for, and
the boxes of the games, because the lobby must be there at once.

Runs in the environment that freezes the program: Qt draws, Pillow puts the sizes together.
"""

import sys
from pathlib import Path

from PIL import Image
from product import BITMAPS, ICONS, ROOT
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage, QLinearGradient, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = ROOT / "resources"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
IN_ICO = 256  # the largest that the format holds
SYMBOLS = {"app": "app_icon", "save": "save_icon"}
BOX = 640  # pixels wide
INSTALLER = QSize(164, 314)
MARGIN = 16
TRANSPARENT = QImage.Format.Format_ARGB32


def draw(drawing: Path, width: int, path: Path) -> None:
    """Each size is drawn anew: a large one made small would be blurred."""
    renderer = QSvgRenderer(str(drawing))
    size = renderer.defaultSize()
    image = QImage(QSize(width, round(width * size.height() / size.width())), TRANSPARENT)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(str(path))


def draw_icons(name: str, drawing: Path) -> None:
    paths = [ICONS / f"{name}-{size}.png" for size in SIZES]
    for size, path in zip(SIZES, paths, strict=True):
        draw(drawing, size, path)
    images = [Image.open(path) for path in paths]
    small = [image for image in images if image.width <= IN_ICO]
    small[-1].save(
        ICONS / f"{name}.ico",
        append_images=small[:-1],
        sizes=[image.size for image in small],
        bitmap_format="bmp",  # the other one is drawn wrongly by some programs when small
    )
    images[-1].save(ICONS / f"{name}.icns", append_images=images[:-1])


def draw_installer() -> None:
    """What stands at the side of the installer's last page."""
    image = QImage(INSTALLER, QImage.Format.Format_RGB888)
    painter = QPainter(image)
    sky = QLinearGradient(0, 0, 0, image.height())
    for part, colour in ((0.0, "#2f8fd0"), (0.55, "#8fcdec"), (1.0, "#ffe6b4")):
        sky.setColorAt(part, QColor(colour))
    painter.fillRect(image.rect(), sky)
    icon = QImage(str(ICONS / "app-256.png"))
    side = image.width() - 2 * MARGIN
    place = QRect(MARGIN, (image.height() - side) // 2, side, side)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(place, icon)
    painter.end()
    image.save(str(ICONS / "installer.bmp"))


def main() -> int:
    application = QGuiApplication([*sys.argv[:1], "-platform", "offscreen"])
    for name, symbol in SYMBOLS.items():
        draw_icons(name, RESOURCES / "lobby" / "art" / f"{symbol}.svg")
    draw_installer()
    for box in sorted(RESOURCES.glob("*/art/box.svg")):
        draw(box, BOX, BITMAPS / box.relative_to(ROOT).with_suffix(".png"))
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
