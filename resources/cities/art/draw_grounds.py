"""Draws the ground of the districts: park, water with its quays, and building land."""

from collections.abc import Callable
from functools import partial

from cells_ground import BACK, COLOURS, FRONT, GROUNDS, ground, plot, shore, sprite


def ground_picture(land: str, variant: int) -> str:
    s = sprite(10 * variant + len(land))
    ground(s, 0, 0, land, variant)
    return s.svg()


def plot_picture(colour: str) -> str:
    s = sprite(1)
    plot(s, 0, 0, colour)
    return s.svg()


def shore_picture(edge: str) -> str:
    s = sprite(1)
    shore(s, 0, 0, edge)
    return s.svg()


PICTURES: dict[str, Callable[[], str]] = {
    **{
        f"ground_{land}_{variant}": partial(ground_picture, land, variant)
        for land in GROUNDS
        for variant in (1, 2, 3)
    },
    **{f"plot_{colour}": partial(plot_picture, colour) for colour in COLOURS},
    **{f"shore_{edge}": partial(shore_picture, edge) for edge in (*BACK, *FRONT)},
}
