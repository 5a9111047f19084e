"""Draws the tiles of two by two spaces from their data, and their back."""

import json
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from cells_ground import CELL, LANDS, Canvas, ground, plot, shores, slab, square
from kit import rounded

SHEET = Path(__file__).resolve().parent.parent / "cards.json"
PLACES = ((0, 0), (1, 0), (1, 1), (0, 1))
EDGES = {"back_left": (-1, 0), "back_right": (0, -1), "front_left": (0, 1), "front_right": (1, 0)}
DEEP = 9.0
SLATE = "#5b7590"


def blank(seed: int, colour: str) -> Canvas:
    """The slab of a tile, still without spaces."""
    s = Canvas(seed, 256, 150, (128, 6.5))
    slab(s, 0, 0, 2 * CELL, 2 * CELL, DEEP, colour)
    return s


def lay(s: Canvas, lands: Mapping[tuple[int, int], str], number: int) -> None:
    """The ground of the cells, and quays where water meets land."""
    for (i, k), land in sorted(lands.items(), key=lambda item: sum(item[0])):
        x, y = i * CELL, k * CELL
        if land in ("park", "water"):
            ground(s, x, y, land, (number + i + 2 * k) % 3 + 1)
        else:
            plot(s, x, y, land)
        if land == "water":
            dry = [e for e, (a, b) in EDGES.items() if lands.get((i + a, k + b), land) != land]
            shores(s, x, y, dry)


def tile_picture(spaces: str, number: int) -> str:
    s = blank(number, "#c9ad7f")
    lay(s, {place: LANDS[space] for place, space in zip(PLACES, spaces, strict=True)}, number)
    return s.svg()


def emblem(s: Canvas, left: float, low: float, wide: float, high: float, fill: str) -> None:
    """A rectangle printed on the back of a tile, upright as we look at its front corner."""
    corners = ((left, low), (left + wide, low), (left + wide, low + high), (left, low + high))
    m = CELL + 7
    s.flat([(m + u / 2 - v, m - u / 2 - v) for u, v in corners], fill)


def back_picture() -> str:
    """A tile face down: slate with a little skyline in a frame."""
    s = blank(1, "#8795a6")
    whole = 2 * CELL
    s.flat(square(0, 0, 0, whole), "#8ea5bb")
    s.flat(square(0, 0, 1.5, whole), SLATE)
    s.flat([(1.5, 1.5), (whole - 1.5, 1.5), (1.5, whole - 1.5)], "#ffffff", 0.06)
    for inset, fill in ((9, "#93abc2"), (11.4, "#526a84"), (15, "#7991aa"), (16.4, "#4d6580")):
        s.flat(rounded(inset, inset, whole - 2 * inset, whole - 2 * inset, 9), fill)
    towers = ((-43, 12, 15), (-29, 11, 25), (-16, 14, 19), (0, 13, 34), (15, 12, 22), (29, 12, 28))
    for left, wide, high in towers:
        emblem(s, left, 0, wide, high, "#c3d3e2")
        for row in range(high // 6):
            for column in (0.2, 0.6):
                emblem(s, left + wide * column, high - 4.6 - row * 5.4, wide * 0.2, 2.6, "#4d6580")
    emblem(s, 5.4, 34, 2.2, 7, "#c3d3e2")
    emblem(s, -51, -4, 100, 2.4, "#c3d3e2")
    emblem(s, -40, -8.6, 78, 1.8, "#93abc2")
    emblem(s, -26, -12.6, 50, 1.8, "#7991aa")
    return s.svg()


def tiles() -> dict[str, Callable[[], str]]:
    """Every tile of the box, by its id."""
    data = json.loads(SHEET.read_text(encoding="utf-8"))
    return {
        str(tile["id"]): partial(tile_picture, str(tile["spaces"]), number)
        for number, tile in enumerate(data["tiles"])
    }


PICTURES: dict[str, Callable[[], str]] = {**tiles(), "tile_back": back_picture}
