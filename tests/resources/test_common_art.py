"""The pictures of lobby, buttons and boxes: every name asked for is there, and Qt can draw it."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).parent.parent.parent / "resources"
TOOLS = [
    "undo",
    "redo",
    "restart",
    "hint",
    "pace",
    "pause",
    "play",
    "skip",
    "rules",
    "menu",
    "log",
    "sound",
    "sound_off",
    "settings",
    "statistics",
    "language",
    "save",
    "open",
    "fullscreen",
    "zoom",
    "bot",
    "human",
    "delete",
    "copy",
    "dice",
    "replay",
    "back",
    "next",
    "first",
    "last",
    "close",
    "check",
]
COMMON = [
    *(f"die_{eyes}" for eyes in range(1, 7)),
    *("coin", "coin_small", "star", "card_back"),
    *TOOLS,
    *(f"{tool}_light" for tool in TOOLS),
]
LOBBY = ["skyline", "skyline_dark", "app_icon", "save_icon"]
BOXES = sorted(path.parent.parent.name for path in RESOURCES.glob("*/art/box.svg"))
UNDRAWN_BY_QT = re.compile(r"<(filter|clipPath|mask|text|image|style|use)\b|rgba?\(|hsl\(")


def drawn(folder: str, name: str) -> QImage:
    renderer = QSvgRenderer(str(RESOURCES / folder / "art" / f"{name}.svg"))
    assert renderer.isValid()
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def pieces(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(64) for y in range(64)}


def test_every_shared_picture_shows_something_and_no_two_look_alike() -> None:
    looks = [drawn("common", name) for name in COMMON]
    assert [name for name, look in zip(COMMON, looks, strict=True) if len(pieces(look)) < 2] == []
    alike = [
        (COMMON[i], COMMON[j]) for i in range(len(COMMON)) for j in range(i) if looks[i] == looks[j]
    ]
    assert alike == []


@pytest.mark.parametrize(
    ("folder", "names"),
    [("common", COMMON), ("lobby", LOBBY), *[(game, ["box"]) for game in BOXES]],
)
def test_pictures_use_only_what_qt_draws(folder: str, names: list[str]) -> None:
    for name in names:
        text = (RESOURCES / folder / "art" / f"{name}.svg").read_text(encoding="utf-8")
        assert UNDRAWN_BY_QT.search(text) is None, name


@pytest.mark.parametrize("name", LOBBY)
def test_every_picture_of_the_lobby_is_there_and_shows_something(name: str) -> None:
    assert len(pieces(drawn("lobby", name))) > 50


@pytest.mark.parametrize("name", ["skyline", "skyline_dark"])
def test_the_backdrop_fades_into_the_table(name: str) -> None:
    image = drawn("lobby", name)
    assert all(image.pixelColor(x, 0).alpha() == 255 for x in range(64))
    assert all(image.pixelColor(x, 63).alpha() < 60 for x in range(64))


def test_four_games_have_a_box() -> None:
    assert len(BOXES) == 4


@pytest.mark.parametrize("game", BOXES)
def test_a_box_fills_its_frame(game: str) -> None:
    image = drawn(game, "box")
    edge = [image.pixelColor(x, y) for x in range(64) for y in (0, 63)]
    edge += [image.pixelColor(x, y) for y in range(64) for x in (0, 63)]
    assert min(colour.alpha() for colour in edge) == 255


@pytest.mark.parametrize("game", BOXES)
def test_a_box_has_the_shape_of_its_frame_in_the_lobby(game: str) -> None:
    renderer = QSvgRenderer(str(RESOURCES / game / "art" / "box.svg"))
    assert (renderer.viewBox().width(), renderer.viewBox().height()) == (680, 520)


@pytest.mark.parametrize("eyes", range(1, 7))
def test_a_die_shows_as_many_pips_as_its_name_says(eyes: int) -> None:
    text = (RESOURCES / "common" / "art" / f"die_{eyes}.svg").read_text(encoding="utf-8")
    assert text.count('fill="#38322c"') == eyes


def test_a_coin_is_free_in_the_middle_for_its_number() -> None:
    image = drawn("common", "coin")
    middle = [image.pixelColor(x, y) for x in range(22, 43) for y in range(22, 43)]
    assert max(c.lightness() for c in middle) - min(c.lightness() for c in middle) < 40
