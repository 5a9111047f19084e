"""What a screen in memory shows can be counted and kept as a picture."""

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from screen import WORDS, Screen


@pytest.fixture
def screen(tmp_path: Path) -> Screen:
    """Two by three points, with one colour in the table and rows that are longer than they look."""
    head = [0] * 25
    head[0], head[4], head[5], head[12], head[19] = WORDS.size + 4, 2, 3, 12, 1
    points = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255), (0, 0, 0), (1, 2, 3)]
    rows = [
        b"".join(struct.pack("4B", b, g, r, 0) for r, g, b in points[y * 2 :][:2]) + b"    "
        for y in range(3)
    ]
    memory = tmp_path / "screen"
    memory.write_bytes(WORDS.pack(*head) + b"name" + b"c" * 12 + b"".join(rows))
    return Screen(":0", memory)


def test_its_picture_has_the_same_points(screen: Screen, tmp_path: Path) -> None:
    screen.save(tmp_path / "picture.png")
    picture = QImage(str(tmp_path / "picture.png"))
    assert (picture.width(), picture.height()) == (2, 3)
    assert picture.pixelColor(1, 0) == QColor(0, 255, 0)
    assert picture.pixelColor(0, 1) == QColor(0, 0, 255)
    assert picture.pixelColor(1, 2) == QColor(1, 2, 3)


def test_colours_are_counted_at_some_points(screen: Screen) -> None:
    assert screen.colours() == 1
    assert len(screen.rows()) == 3
    assert len(screen.rows(step=2)) == 2
