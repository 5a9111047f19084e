"""Draws the buildings of every colour and height, and the loose pieces they are built of."""

from collections.abc import Callable
from functools import partial

from cells_buildings import building
from cells_ground import COLOURS, MARKS, Canvas, sprite, square
from cells_storeys import HIGH, STOREYS, WIDE
from kit import SHADOW, lit, mix


def building_picture(colour: str, height: int) -> str:
    s = sprite(sum(map(ord, colour)) + height)
    building(s, 0, 0, colour, height)
    return s.svg()


def piece_picture(colour: str) -> str:
    """One storey with a flat top that bears the sign of its colour."""
    k, paint = 0.69, COLOURS[colour]
    s = Canvas(len(colour), 64, 64, (32, 60 - WIDE * k), k)
    for grow, faint in ((2.0, 0.1), (1.4, 0.1), (0.8, 0.12)):
        s.flat(square(-grow + 0.8, -grow + 0.8, size=WIDE + 2 * grow), SHADOW, faint)
    STOREYS[colour](s, 0, 0, 0, False)
    top = 1.8 if colour == "blue" else 1.0

    def lid() -> None:
        s.flat(square(-top, -top, size=WIDE + 2 * top), mix(lit(paint), "#ffffff", 0.5))
        s.flat(square(1, 1, size=WIDE - 2), paint)
        s.flat(square(4.6, 4.6, size=WIDE - 9.2), mix(paint, "#fffaf0", 0.78))
        MARKS[colour](s, 9, 9, paint, WIDE - 18)

    s.lifted(HIGH, lid)
    return s.svg()


PICTURES: dict[str, Callable[[], str]] = {
    **{
        f"building_{colour}_{height}": partial(building_picture, colour, height)
        for colour in COLOURS
        for height in (1, 2, 3, 4)
    },
    **{f"piece_{colour}": partial(piece_picture, colour) for colour in COLOURS if colour != "any"},
}
