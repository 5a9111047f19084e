"""The pictures are what their generators draw, in the dialect that Qt understands, one per card."""

import importlib.util
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).parents[2] / "resources"
LARGEST = 120_000
ELEMENTS = {"svg", "g", "defs", "linearGradient", "radialGradient", "stop"}
SHAPES = {"path", "polygon", "polyline", "ellipse", "circle", "rect", "line"}
PLACES = {"d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry"}
PAINTS = {"fill", "stroke", "stop-color"}
STYLES = {
    *("fill-opacity", "fill-rule", "opacity", "stroke-opacity", "stroke-width"),
    *("stroke-linecap", "stroke-linejoin", "stop-opacity", "offset"),
    *("id", "width", "height", "viewBox", "transform", "gradientUnits", "gradientTransform"),
}
ATTRIBUTES = PLACES | PAINTS | STYLES
PAINT = re.compile(r"none|#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|url\(#\w+\)")


def load(path: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


DRAW_ALL = load(RESOURCES / "common" / "art" / "draw_all.py", "draw_all_pictures")
GENERATORS: list[Path] = DRAW_ALL.generators()
SVGS = sorted(RESOURCES.glob("*/art/*.svg"))
FOLDERS = sorted({svg.parent for svg in SVGS})


def short(path: Path) -> str:
    return path.relative_to(RESOURCES).as_posix()


@cache
def offered(generator: Path) -> dict[str, Callable[[], str]]:
    pictures: dict[str, Callable[[], str]] = DRAW_ALL.pictures(generator)
    return pictures


def ids(value: object) -> Iterator[str]:
    """Every id in the data of a game's cards."""
    if isinstance(value, dict):
        if "id" in value:
            yield str(value["id"])
        value = [part for name, part in value.items() if name != "rulings"]
    if isinstance(value, list):
        for inner in value:
            yield from ids(inner)


@pytest.mark.parametrize("generator", GENERATORS, ids=short)
def test_the_pictures_are_what_their_generator_draws(generator: Path) -> None:
    different = [
        name
        for name, draw in offered(generator).items()
        if (generator.parent / f"{name}.svg").read_bytes() != draw().encode()
    ]
    assert different == []


def test_every_picture_has_exactly_one_generator() -> None:
    drawn = Counter(
        generator.parent / f"{name}.svg" for generator in GENERATORS for name in offered(generator)
    )
    assert sorted(drawn) == SVGS
    assert [short(path) for path, count in drawn.items() if count > 1] == []


@pytest.mark.parametrize("sheet", sorted(RESOURCES.glob("*/cards.json")), ids=short)
def test_every_card_has_a_picture_of_modest_size(sheet: Path) -> None:
    cards = list(ids(json.loads(sheet.read_text(encoding="utf-8"))))
    assert cards
    pictures = [sheet.parent / "art" / f"{card}.svg" for card in cards]
    assert [short(path) for path in pictures if not path.exists()] == []
    assert [short(path) for path in pictures if path.stat().st_size > LARGEST] == []


def test_no_two_pictures_are_equal() -> None:
    seen: dict[bytes, Path] = {}
    twins = [
        (short(path), short(seen[drawn]))
        for path in SVGS
        for drawn in [path.read_bytes()]
        if seen.setdefault(drawn, path) != path
    ]
    assert twins == []


@pytest.mark.parametrize("folder", FOLDERS, ids=short)
def test_pictures_are_written_in_the_dialect_that_qt_draws(folder: Path) -> None:
    for svg in sorted(folder.glob("*.svg")):
        for element in ElementTree.fromstring(svg.read_text(encoding="utf-8")).iter():
            kind = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
            assert kind in ELEMENTS | SHAPES, short(svg)
            assert not (element.text or "").strip(), short(svg)
            assert set(element.attrib) <= ATTRIBUTES, short(svg)
            paints = [value for name, value in element.attrib.items() if name in PAINTS]
            assert [paint for paint in paints if not PAINT.fullmatch(paint)] == [], short(svg)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("folder", FOLDERS, ids=short)
def test_qt_reads_every_picture(folder: Path) -> None:
    for svg in sorted(folder.glob("*.svg")):
        renderer = QSvgRenderer(str(svg))
        assert renderer.isValid(), short(svg)
        assert renderer.viewBoxF().isValid(), short(svg)
