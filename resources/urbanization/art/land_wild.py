"""The wild parts of the land where nobody builds: forest, hills with crags and lakes."""

import math
from collections.abc import Callable, Sequence
from functools import partial

from kit import SHADE, SHADOW, Point, mix
from land_canvas import (
    CORNERS,
    MIDDLE,
    REGIONS,
    Land,
    Way,
    along,
    blend,
    inset,
    place,
    polygon_way,
    region_at,
)
from land_plants import LEAVES, PINES, crowns, fir, firs
from land_water import Course

Lake = tuple[float, float, float, float, float]
Hill = tuple[float, float, float, float]
Stand = tuple[float, Callable[[], None]]

FLOOR = "#8fbd6e"
WOODS = tuple(mix(leaf, "#3f8060", 0.16) for leaf in LEAVES)
SLOPE = ((-0.86, -0.2), (-0.58, -0.3), (-0.44, -0.56), (-0.34, -0.78), (-0.16, -1), (0, -1))
FALL = ((0.15, -1), (0.28, -0.74), (0.44, -0.52), (0.6, -0.3), (0.86, -0.2), (1, 0))


def floor(s: Land, closed: frozenset[int]) -> None:
    """The ground of the wild, without borders inside it."""
    for region in sorted(closed):
        spots = inset([place(knot) for knot in REGIONS[region]], -0.5)
        for i, knot in enumerate(REGIONS[region]):
            if knot in CORNERS:
                spots[i] = along(place(knot), MIDDLE, 0.01)
        s.path(polygon_way(spots), FLOOR)
    for region in sorted(closed):
        x, y = blend([place(knot) for knot in REGIONS[region]], (1 / 3, 1 / 3, 1 / 3))
        tint = ("#5f9a5a", "#a9cf7c")[region % 2]
        s.ellipse(x, y, 30, 15, s.glow((tint, 0.5), (tint, 0.2), (tint, 0)))
    knots = sorted({knot for region in closed for knot in REGIONS[region]} - set(CORNERS))
    ferns = [s.jitter(place(knot), 22) for knot in knots * 6]
    ferns = [spot for spot in ferns if region_at(spot) in closed]
    if ferns:
        s.marks(ferns, "l.7 1.8 .3-2.4 .2 2.4 .9-1.6", "#4f8a4b", 0.5, 0.7)
        s.dots([(x + 4, y + 1) for x, y in ferns[::3]], "#fff6d8", 1.1, 0.9)


def hill(s: Land, x: float, y: float, wide: float, high: float) -> None:
    """A green hill with a rocky top."""

    def at(u: float, v: float) -> Point:
        return x + u * wide, y + v * high

    s.ellipse(x + wide * 0.14, y, wide, wide * 0.15, SHADOW, 0.12)
    rise = [at(*p) for p in SLOPE]
    drop = [at(*p) for p in FALL]
    body = Way().move(at(-1, 0)).curve(*rise[:3]).curve(*rise[3:])
    body.curve(*drop[:3]).curve(*drop[3:]).curve(at(0.2, 0.2), at(-1, 0)).close()
    s.path(body.text, s.fade("#bfdf92", "#a5cf7d", "#86b868"))
    ridge = Way().move(at(0, -1)).curve(*drop[:3]).curve(*drop[3:])
    ridge.curve(at(0.6, 0.11), at(0.12, 0.1)).curve(at(0.24, -0.16), at(0.06, -0.3))
    ridge.curve(at(-0.06, -0.5), at(0.08, -0.68)).curve(at(0.02, -0.86), at(0, -1)).close()
    s.path(ridge.text, mix("#6ea45e", SHADE, 0.22))
    fold = Way().move(at(-0.5, -0.46)).curve(at(-0.3, -0.2), at(-0.42, 0.03))
    fold.curve(at(-0.2, 0.06), at(-0.12, 0.08)).curve(at(-0.22, -0.3), at(-0.5, -0.46)).close()
    s.path(fold.text, "#79ad62", 0.55)
    rock = [(-0.36, -0.7), (-0.24, -0.92), (-0.1, -1.02), (0, -1.08), (0.12, -0.98), (0.24, -0.84)]
    jag = [(0.36, -0.6), (0.22, -0.64), (0.12, -0.52), (0.02, -0.66), (-0.1, -0.54), (-0.2, -0.68)]
    s.poly([at(*p) for p in (*rock, *jag)], "#c9c1ba")
    s.poly([at(*p) for p in ((0, -1.08), *rock[4:], *jag[:4], (0.06, -0.84))], "#93899a")
    s.poly([at(*p) for p in ((-0.24, -0.92), (-0.1, -1.02), (0, -1.08), (-0.08, -0.84))], "#efe9e0")
    corners = [at(*p) for p in ((-0.36, -0.7), (-0.24, -0.92), (-0.2, -0.76), (-0.2, -0.68))]
    s.poly(corners, "#ddd6cd")
    s.poly([at(*p) for p in ((0.12, -0.98), (0.24, -0.84), (0.2, -0.72), (0.14, -0.8))], "#a89eaa")
    tufts = [(-0.62, -0.2), (-0.3, -0.4), (-0.56, -0.06), (0.42, -0.3), (0.64, -0.08)]
    s.marks([at(*p) for p in tufts], "l.7 1.8 .3-2.4 .2 2.4 .9-1.6", "#5f9a50", 0.5, 0.7)


def _off_water(spot: Point, lakes: Sequence[Lake], course: Course, far: float) -> bool:
    x, y = spot
    for lx, ly, wide, high, _ in lakes:
        if ((x - lx) / (wide * 1.1 + far)) ** 2 + ((y - ly) / (high * 1.1 + far * 0.7)) ** 2 < 1:
            return False
    return all(math.hypot(x - bx, y - by) > half + far for (bx, by), half in course)


def _on_hill(spot: Point, hills: Sequence[Hill]) -> bool:
    """Whether something stands on or behind a hill."""
    for x, y, wide, high in hills:
        u, v = (spot[0] - x) / wide, (y - spot[1]) / high
        if -0.1 < v < 1.1 and abs(u) < 1.08 - 0.66 * v:
            return True
    return False


def _room(
    closed: frozenset[int], lakes: Sequence[Lake], course: Course, x: float, y: float, high: float
) -> bool:
    """Whether something upright stands in the wild and hides neither building land nor a lake."""
    half = high * 0.3
    foot = [(x - half * 0.7, y), (x + half * 0.7, y), (x, y + 1.5), (x, y - 2.4)]
    top = [(x - half, y - high * 0.6), (x + half, y - high * 0.6), (x, y - high - 1)]
    top += [(x, y - high - 4.5)] if y > MIDDLE[1] else []
    return (
        y - high > 1
        and all(region_at(spot) in closed for spot in foot)
        and all(region_at(spot) in {0, *closed} for spot in top)
        and (high < 8 or all(_off_water(spot, lakes, course, -4) for spot in top[:3]))
    )


def forest(
    s: Land,
    closed: frozenset[int],
    lakes: Sequence[Lake],
    course: Course,
    hills: Sequence[Hill],
    glades: Sequence[Point],
) -> list[Stand]:
    """Trees wherever there is room for them, firs and broad leaves in groups."""
    stands: list[Stand] = []
    roots: list[Point] = []
    views = [*lakes, *((x, y - 4, 15, 11, 0) for x, y in glades)]
    for step in range(64):
        row, odd = divmod(step, 2)
        tall, shade = (21, 25, 23)[step % 3], s.random.randrange(12)
        groups: dict[tuple[str, float], list[Point]] = {}
        for column in range(20):
            x = 12 + column * 24 + (row % 2 + 2 * odd) * 6 + s.random.uniform(-2.4, 2.4)
            y = 14 + row * 9 + s.random.uniform(-2, 2)
            pick = s.random.random()
            clear = any(math.hypot(x - gx, (y - gy) * 1.5) < 14 for gx, gy in glades)
            if clear or not _off_water((x, y), lakes, course, 3.5) or _on_hill((x, y), hills):
                continue
            sizes: tuple[float, ...] = (tall, 16, 10, 5)
            high = next((size for size in sizes if _room(closed, views, course, x, y, size)), 0.0)
            grove = math.sin(x * 0.055 + 1.3) + math.cos(y * 0.08 + x * 0.02) + pick * 0.9
            kind = "fir" if grove > 0.55 and high > 10 else "gold" if pick > 0.96 else "tree"
            if high:
                groups.setdefault((kind, high), []).append((x, y))
                if region_at((x + 8, y)) in closed:
                    roots.append((x + high * 0.1, y - 1.2))
        for (kind, high), spots in groups.items():
            leaf = {"fir": PINES[shade % 3], "gold": "#a9bf5e", "tree": WOODS[shade % 4]}[kind]
            if kind == "fir":
                stands.append((14 + row * 9, partial(firs, s, spots, high * 1.04, leaf)))
            else:
                raised = [(x, y - high * 0.52) for x, y in spots]
                stands.append((14 + row * 9, partial(crowns, s, raised, high * 0.36, leaf)))
    if roots:
        s.marks(roots, "h5", mix("#2f6650", SHADOW, 0.4), 5.5, 0.2)
    return stands


def slopes(s: Land, hills: Sequence[Hill]) -> list[Stand]:
    """Small firs on the sides of hills."""
    spots = [(-0.66, -0.12, 9), (-0.52, -0.26, 8), (-0.46, -0.04, 11), (-0.3, -0.3, 8)]
    spots += [(0.5, -0.22, 9), (0.7, -0.04, 11), (0.34, -0.06, 10), (-0.12, -0.08, 10)]
    return [
        (
            y + v * high * 0.05,
            partial(fir, s, x + u * wide, y + v * high, size * wide / 55, PINES[i % 3]),
        )
        for x, y, wide, high in hills
        for i, (u, v, size) in enumerate(sorted(spots, key=lambda spot: spot[1]))
    ]
