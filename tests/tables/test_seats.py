"""Seats can be told apart by those who see no colours."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from citybuilder.stage.painting import paint_mark, shape_path
from citybuilder.tables.placement import Mark, Rect
from citybuilder.tables.seats import SEAT_COLOURS, SEAT_SHAPES, seat_looks
from citybuilder.tables.theme import THEMES, Theme

pytestmark = pytest.mark.usefixtures("typeface")
SIZE = 16


def drawn(shape: str) -> QImage:
    """The mark in grey, as small as a table shows it."""
    image = QImage(SIZE, SIZE, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape_path(shape, QRectF(0, 0, SIZE, SIZE)), QColor("black"))
    painter.end()
    return image


def difference(first: QImage, second: QImage) -> float:
    """The share of the mark's area that looks different."""
    points = [(x, y) for x in range(SIZE) for y in range(SIZE)]
    apart = sum(
        abs(first.pixelColor(x, y).red() - second.pixelColor(x, y).red()) for x, y in points
    )
    return apart / 255 / len(points)


@pytest.mark.parametrize(("first", "second"), list(combinations(SEAT_SHAPES, 2)))
def test_shapes_differ_without_colour(first: str, second: str) -> None:
    assert difference(drawn(first), drawn(second)) > 0.08


def luminance(colour: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    found = QColor(colour)
    red, green, blue = (linear(part) for part in (found.redF(), found.greenF(), found.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("colour", SEAT_COLOURS)
def test_marks_stand_out_from_the_table(theme: Theme, colour: str) -> None:
    assert contrast(colour, theme.panel) > 1.7


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_text_is_readable(theme: Theme) -> None:
    for ground in (theme.card, theme.panel, theme.mine, theme.table_top, theme.table_low):
        assert contrast(theme.ink, ground) > 7
        assert contrast(theme.ink_soft, ground) > 3.9
    assert contrast(theme.bar_ink, theme.bar) > 7
    assert contrast(theme.gold_ink, theme.gold) > 4.5
    for ground in (theme.blue, theme.green, theme.red, theme.violet):
        assert contrast(theme.on_colour, ground) > 3


def test_marks_are_painted_in_their_colour() -> None:
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_mark(painter, Mark(Rect(0, 0, SIZE, SIZE), "circle", "#e69f00"), THEMES["light"])
    painter.end()
    assert image.pixelColor(SIZE // 2, SIZE // 2) == QColor("#e69f00")


def test_every_seat_has_a_look_of_its_own() -> None:
    looks = seat_looks(["Ada", "Ben", "Cleo", "Dora", "Emil"])
    assert len({look.colour for look in looks}) == len({look.shape for look in looks}) == 5
