"""Draws for every card and every goal the scene that shows what it counts."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from cells_buildings import building
from cells_conditions import Cell, Counts, Plan, plan
from cells_ground import CELL, PAD, Canvas, ground, pad, plot, shores, slab
from cells_park import feature
from cells_storeys import HIGH
from kit import Point

SHEET = Path(__file__).resolve().parent.parent / "cards.json"
WIDTH, HEIGHT, MARGIN, DEEP = 240, 150, 3.0, 7.0
EDGES = {"back_left": (-1, 0), "back_right": (0, -1), "front_left": (0, 1), "front_right": (1, 0)}
ABOVE = {"red": 35, "blue": 31, "green": 37, "yellow": 34, "any": 27}
TALL = {
    "yacht": 74,
    "rowing_boat": 29,
    "excursion_boat": 52,
    "dolphin": 59,
    "fountain": 65,
    "carousel": 74,
    "kiosk": 73,
    "tree": 86,
}


def top(cell: Cell) -> float:
    """How high a cell rises above its middle."""
    if cell.height:
        return (cell.height + cell.ghosts) * HIGH + ABOVE[cell.colour]
    return max(CELL / 2, TALL.get(cell.feature, 0))


def fit(scene: Plan) -> tuple[Point, float]:
    """The origin and the scale with which a scene fills the picture."""
    spots = [(x * CELL, y * CELL, cell) for (x, y), cell in scene.items()]
    half = {True: CELL - 2 * PAD, False: CELL}
    left = min(x - y - half[cell.pad] for x, y, cell in spots)
    right = max(x - y + half[cell.pad] for x, y, cell in spots)
    high = min((x + y + CELL) / 2 - top(cell) for x, y, cell in spots)
    low = max((x + y) / 2 for x, y, _ in spots) + CELL + DEEP
    k = min((WIDTH - 2 * MARGIN) / (right - left), (HEIGHT - 2 * MARGIN) / (low - high), 1.3)
    return (WIDTH / 2 - (left + right) / 2 * k, HEIGHT / 2 - (low + high) / 2 * k), k


def lay(s: Canvas, scene: Plan, spot: Point, number: int) -> None:
    """The ground of one cell, its front edges where nothing follows, and its quays."""
    (i, j), cell = spot, scene[spot]
    x, y = i * CELL, j * CELL
    if cell.pad:
        pad(s, x, y, cell.land, DEEP)
        return
    around = {edge: scene.get((i + a, j + b)) for edge, (a, b) in EDGES.items()}
    paint = {"park": "#b08e63", "water": "#a99a86"}.get(cell.land, "#c4b294")
    if not (around["front_left"] and around["front_right"]):
        slab(s, x, y, CELL, CELL, DEEP, paint)
    if cell.land in ("park", "water"):
        ground(s, x, y, cell.land, number % 3 + 1)
    else:
        plot(s, x, y, cell.land)
    if cell.land == "water":
        dry = [edge for edge, near in around.items() if not near or near.land != "water"]
        shores(s, x, y, dry)


def diagram(counts: Counts, need: int) -> str:
    scene = plan(counts, need)
    origin, k = fit(scene)
    s = Canvas(len(scene), WIDTH, HEIGHT, origin, k)
    order = sorted(scene, key=lambda spot: (round(sum(spot), 3), spot))
    for number, spot in enumerate(order):
        lay(s, scene, spot, number)
    for spot in order:
        cell, (x, y) = scene[spot], spot
        if cell.height:
            inset = PAD if cell.pad else 0
            building(s, x * CELL, y * CELL, cell.colour, cell.height, cell.ghosts, inset)
        if cell.feature:
            feature(s, x * CELL, y * CELL, cell.feature)
    return s.svg()


def conditions() -> Iterator[tuple[str, Counts, int]]:
    """The id of every card and goal, what it counts, and how many are needed."""
    data = json.loads(SHEET.read_text(encoding="utf-8"))
    for card in data["cards"]:
        yield card["id"], card["counts"], 0
    for city in data["cities"]:
        for goal in city["goals"]:
            yield goal["id"], goal["counts"], goal["need"]


PICTURES: dict[str, Callable[[], str]] = {
    name: partial(diagram, counts, need) for name, counts, need in conditions()
}
