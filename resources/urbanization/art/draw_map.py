"""Draws the land that is built on, for two, three and four players: a hexagon of 24 regions."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import land_plants as plants
from kit import Point
from land_canvas import CLOSED, REGIONS, Knot, Land, along, place, plots, region_at
from land_ground import TRACKS, building_plots, light, meadows, slab, tracks, turf
from land_plants import LEAVES
from land_water import COURSE, bridge, brook_course, ducks, waterfall, waters
from land_wild import Hill, Lake, Stand, floor, forest, hill, slopes

Edge = tuple[Knot, Knot]


def edges() -> dict[Edge, list[int]]:
    """Every edge of the lattice with the regions beside it."""
    found: dict[Edge, list[int]] = {}
    for region, knots in REGIONS.items():
        for i in range(3):
            a, b = sorted((knots[i], knots[(i + 1) % 3]))
            found.setdefault((a, b), []).append(region)
    return found


KINDS: dict[Edge, Callable[[Land, Point, Point], None]] = {
    ((-3, 1), (-1, 1)): plants.wall,
    ((1, 1), (3, 1)): plants.fence,
    ((-1, -1), (1, -1)): plants.wall,
    ((0, 2), (1, 1)): plants.fence,
    ((-2, 0), (-1, 1)): plants.fence,
    ((-3, -1), (-2, 0)): plants.fence,
    ((1, -1), (2, 0)): plants.wall,
    ((1, -1), (2, -2)): plants.fence,
}


def borders(s: Land, closed: frozenset[int]) -> list[Stand]:
    """Hedges, walls and fences between the regions."""
    bare = {(min(pair), max(pair)) for pair in (*pairwise(COURSE), *TRACKS)}
    stands: list[Stand] = []
    hedgerows: list[tuple[Point, Point]] = []
    for edge, beside in sorted(edges().items()):
        if len(beside) < 2 or edge in bare or set(beside) <= closed:
            continue
        a, b = place(edge[0]), place(edge[1])
        if edge in KINDS:
            stands.append(((a[1] + b[1]) / 2, partial(KINDS[edge], s, a, b)))
        elif set(beside) & closed:
            stands.append(((a[1] + b[1]) / 2, partial(plants.hedges, s, [(a, b)])))
        else:
            hedgerows.append((a, b))
    return [(0, partial(plants.hedges, s, hedgerows)), *stands]


def corners(s: Land, closed: frozenset[int]) -> list[Stand]:
    """Trees and small finds where edges meet."""

    def at(knot: Knot, dx: float = 0, dy: float = 0) -> Point:
        x, y = place(knot)
        return x + dx, y + dy

    things: list[tuple[Point, Callable[..., None], tuple[object, ...]]] = [
        (at((1, 1), -5.5, -1), plants.tree, (13.5, LEAVES[0])),
        (at((1, 1), 6.5, 1.5), plants.signpost, ()),
        (at((2, 0), 0, -4.6), plants.tree, (12.5, LEAVES[2])),
        (at((2, 0), 8, 5.6), plants.milestone, ()),
        (at((-2, 0), 1, -4.8), plants.tree, (13, LEAVES[1])),
        (at((-2, 0), -9, 5.4), plants.milestone, ()),
        (at((-1, -1), -6.5, 0), plants.tree, (13, LEAVES[3])),
        (at((-1, -1), 7, -1), plants.bush, (2.3, LEAVES[0], "#fff2e4")),
        (at((1, -1), 7.5, -1), plants.tree, (13.5, LEAVES[1])),
        (at((-1, 1), 12.5, -2), plants.tree, (11, LEAVES[2])),
        (at((-1, 1), -14, 0), plants.bush, (2.2, LEAVES[1], "")),
        (at((-3, 1), 5, 1), plants.tree, (12, LEAVES[0])),
        (at((3, 1), -5, 1), plants.poplar, (15, LEAVES[2])),
        (at((3, 1), -1, 3.5), plants.bush, (2, LEAVES[0], "#f6c6d2")),
        (at((-2, 2), 5.4, 6), plants.bush, (2.3, LEAVES[2], "#fff2e4")),
        (at((2, 2), -5, 6), plants.bush, (2.4, LEAVES[1], "#f6c6d2")),
        (at((-4, 0), 8.5, -4.8), plants.bush, (2.4, LEAVES[2], "#fff2e4")),
        (at((4, 0), -9, -4.6), plants.tree, (11, LEAVES[0])),
        (at((-3, -1), 5, 0), plants.haycock, (1.1,)),
        (at((3, -1), -5.4, -1), plants.tree, (12.5, LEAVES[3])),
        (at((-2, -2), 7, -3.4), plants.poplar, (15, LEAVES[2])),
        (at((-2, -2), 11, -2.4), plants.bush, (1.8, LEAVES[0], "")),
        (at((2, -2), -6, -3), plants.tree, (12.5, LEAVES[0])),
        (at((2, -2), -12, -1.8), plants.stone, (0.8,)),
        (at((0, -2), 9, -2.4), plants.stone, (0.9,)),
        (at((0, -2), -10, -2), plants.bush, (2, LEAVES[2], "")),
        (at((0, 2), 6, 5), plants.stone, (0.7,)),
    ]
    return [
        (y, partial(draw, s, x, y, *rest))
        for (x, y), draw, rest in things
        if region_at((x, y)) not in closed
    ]


FLOCKS = ((3, 0, -1), (6, 1, 1), (13, 1, -1), (22, 0, 1))


def animals(s: Land, closed: frozenset[int]) -> list[Stand]:
    """Sheep in the far ends of some meadows."""
    stands: list[Stand] = []
    for region, end, face in FLOCKS:
        if region in closed:
            continue
        knots = [place(knot) for knot in REGIONS[region]]
        near, other = knots[end], knots[1 - end]
        x, y = along(near, other, 0.2)
        y += (knots[2][1] - y) * 0.12
        flock = [(x + dx, y + dy) for dx, dy in ((0, 0), (6, 2.4), (-4.4, 3.2))]
        stands.append((y, partial(plants.sheep, s, flock, face)))
    return stands


POND: Lake = (181, 78.7, 13, 7, 0.6)
LAKES: dict[int, list[Lake]] = {2: [(266, 222, 46, 17, 2.2)], 3: [(68, 154, 31, 14, 1.1)], 4: []}
HILLS: dict[int, list[Hill]] = {
    2: [(146, 232, 66, 66), (372, 206, 48, 44)],
    3: [(338, 60, 44, 48)],
    4: [],
}
GLADES: dict[int, list[Point]] = {2: [(240, 160), (206, 258)], 3: [(322, 262)], 4: []}
DEER: dict[int, list[tuple[float, float, int]]] = {
    2: [(203, 258, 1), (212, 261, -1)],
    3: [(320, 263, -1), (328, 260, 1)],
    4: [],
}


def land(players: int) -> str:
    s = Land(1760 + players)
    closed = CLOSED[players]
    free = [region for region in REGIONS if region not in closed]
    beside = edges()

    def wild(a: Knot, b: Knot) -> bool:
        return set(beside[min(a, b), max(a, b)]) <= closed

    course, lakes, hills = brook_course(), [POND, *LAKES[players]], HILLS[players]
    slab(s)
    turf(s)
    meadows(s, free)
    floor(s, closed)
    tracks(s, wild)
    waters(s, course, lakes)
    light(s)
    waterfall(s, *place((0, -2)))
    building_plots(s, [spot for region in free for spot in plots(region)])
    x, y = POND[:2]
    ducks(s, [(x - 1, y + 1), (x - 6, y - 1.6)])
    stands = [*borders(s, closed), *corners(s, closed), *animals(s, closed)]
    for dx, dy in ((-11, -3.6), (9, 7)):
        spots = [(x + dx, y + dy), (x + dx + 3, y + dy + 1)]
        stands.append((y + dy, partial(plants.reeds, s, spots)))
    stands.append((place((0, 0))[1] + 5, partial(bridge, s, *place((0, 0)))))
    stands.extend((mound[1] - 1, partial(hill, s, *mound)) for mound in hills)
    stands.extend(slopes(s, hills))
    stands.extend((y, partial(plants.deer, s, x, y, face)) for x, y, face in DEER[players])
    stands.extend(forest(s, closed, lakes, course, hills, GLADES[players]))
    for _, draw in sorted(stands, key=lambda stand: round(stand[0], 3)):
        draw()
    return s.svg()


PICTURES: dict[str, Callable[[], str]] = {
    f"map_{players}": partial(land, players) for players in CLOSED
}
