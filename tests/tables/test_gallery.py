"""Pictures by key: drawn at the size that is asked for, remembered, and never missing."""

import logging
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from citybuilder.stage import art
from citybuilder.stage.art import Gallery

pytestmark = pytest.mark.usefixtures("typeface")
RED = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
<rect width="20" height="10" fill="#ff0000"/></svg>"""


@pytest.fixture
def gallery(tmp_path: Path) -> Gallery:
    folder = tmp_path / "toy" / "art"
    folder.mkdir(parents=True)
    (folder / "red.svg").write_text(RED, encoding="utf-8")
    (folder / "bad.svg").write_text("<svg", encoding="utf-8")
    return Gallery(tmp_path)


def test_a_picture_has_the_pixels_of_the_screen(gallery: Gallery) -> None:
    pixmap = gallery.pixmap("toy/red", 40, 30, 2.0)
    assert (pixmap.width(), pixmap.height()) == (80, 60)
    assert pixmap.devicePixelRatio() == 2.0
    assert pixmap.toImage().pixelColor(1, 1) == QColor("#ff0000")  # cropped, nothing is empty


def test_a_picture_is_drawn_once(gallery: Gallery) -> None:
    first = gallery.pixmap("toy/red", 40, 30)
    assert gallery.pixmap("toy/red", 40, 30).cacheKey() == first.cacheKey()
    assert gallery.pixmap("toy/red", 41, 30).cacheKey() != first.cacheKey()


def test_the_proportion_is_that_of_the_drawing(gallery: Gallery) -> None:
    assert gallery.proportion("toy/red") == 2.0


def test_a_bitmap_beside_the_drawing_is_shown_as_long_as_it_is_sharp(gallery: Gallery) -> None:
    blue = QImage(80, 40, QImage.Format.Format_RGB32)
    blue.fill(QColor("#0000ff"))
    blue.save(str(gallery.path("toy/red", "png")))
    assert gallery.pixmap("toy/red", 60, 30).toImage().pixelColor(9, 9) == QColor("#0000ff")
    assert gallery.pixmap("toy/red", 61, 30).toImage().pixelColor(9, 9) == QColor("#ff0000")
    assert gallery.proportion("toy/red") == 2.0


def test_a_broken_bitmap_does_not_hide_the_drawing(gallery: Gallery) -> None:
    gallery.path("toy/red", "png").write_bytes(b"no picture")
    assert gallery.pixmap("toy/red", 20, 10).toImage().pixelColor(9, 9) == QColor("#ff0000")


def test_a_grey_picture_has_no_colour(gallery: Gallery) -> None:
    colour = gallery.pixmap("toy/red", 9, 9, grey=True).toImage().pixelColor(4, 4)
    assert colour.red() == colour.green() == colour.blue()


@pytest.mark.parametrize("key", ["toy/none", "nowhere/none", "none", "toy/bad", ""])
def test_a_missing_picture_is_a_plain_tile(
    key: str, gallery: Gallery, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        pixmap = gallery.pixmap(key, 20, 20)
    assert pixmap.toImage().pixelColor(10, 10).alpha() == 255


def test_old_pictures_make_room(gallery: Gallery) -> None:
    gallery.pictures.room = 4 * 100 * 100 * 3
    for size in range(100, 110):
        gallery.pixmap("toy/red", size, 100)
    assert len(gallery.pictures) <= 3
    assert gallery.pictures.bytes <= gallery.pictures.room


def test_files_are_read_again_after_a_pause(gallery: Gallery) -> None:
    blue = QImage(80, 40, QImage.Format.Format_RGB32)
    blue.fill(QColor("#0000ff"))
    blue.save(str(gallery.path("toy/red", "png")))
    small, large = (gallery.pixmap("toy/red", side, side).toImage() for side in (20, 90))
    gallery.pause()
    assert (gallery.drawings.bytes, gallery.bitmaps.bytes) == (0, 0)
    gallery.pictures.clear()
    assert gallery.pixmap("toy/red", 20, 20).toImage() == small
    assert gallery.pixmap("toy/red", 90, 90).toImage() == large


def test_who_wants_to_hear_of_it_is_told_of_what_is_drawn(gallery: Gallery) -> None:
    told: list[str] = []
    gallery.drew = lambda: told.append("drawn")
    for side in (20, 20, 21):
        gallery.pixmap("toy/red", side, side)
    assert len(told) == 2


def test_drawings_and_what_small_pictures_are_made_from_make_room(gallery: Gallery) -> None:
    rich = RED + "<!-- " + "x" * art.RICH + " -->"
    for number in range(8):
        gallery.path(f"toy/{number}", "svg").write_text(rich, encoding="utf-8")
    gallery.drawings.room = 3 * len(rich)
    gallery.models.room = 3 * 4 * art.MODEL * art.MODEL // 2
    for number in range(8):
        small = gallery.pixmap(f"toy/{number}", 20, 10)
        assert small.toImage().pixelColor(9, 9) == QColor("#ff0000")
    assert (len(gallery.drawings), len(gallery.models)) == (3, 3)
    gallery.pause()
    assert (len(gallery.drawings), len(gallery.models)) == (0, 3)
    gallery.rest()
    assert (len(gallery.drawings), len(gallery.models)) == (0, 0)
    assert gallery.pixmap("toy/0", 30, 15).toImage().pixelColor(9, 9) == QColor("#ff0000")
