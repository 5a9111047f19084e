"""The flat ground of the land: its slab of earth, meadows, building plots and tracks."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from kit import LIGHT, SHADE, SHADOW, Point, clip, lit, mix
from land_canvas import (
    CORNERS,
    REGIONS,
    Knot,
    Land,
    Way,
    along,
    coin,
    inset,
    place,
    plots,
    polygon_way,
    round_way,
    smooth,
    smooth_way,
)

VERGE = "#c4dc97"
GREENS = ("#aad283", "#b4d88a", "#a2cc7e", "#bcd98c", "#acd08c", "#b3d280")
SOIL, SAND = "#d8bc90", "#e0cea3"
DEEP = 16.0
ROUND = 6.0
TRACKS: tuple[tuple[Knot, Knot], ...] = (
    ((-4, 0), (-2, 0)),
    ((-2, 0), (0, 0)),
    ((0, 0), (2, 0)),
    ((2, 0), (4, 0)),
    ((2, 0), (1, 1)),
    ((1, 1), (2, 2)),
    ((-2, 0), (-1, -1)),
    ((-1, -1), (-2, -2)),
)


def outline(grow: float = 0, down: float = 0) -> str:
    """The way around the land."""
    spots = []
    for knot in CORNERS:
        x, y = place(knot)
        spots.append((x + math.copysign(grow, knot[0]), y + down - 0.6 * grow * knot[1] / 2))
    return round_way(spots, ROUND + grow)


def _front() -> list[Point]:
    """The edge of the land that looks at us, from its leftmost to its rightmost point."""
    turns = [place(knot) for knot in ((-2, 2), (-4, 0), (-2, -2), (2, -2), (4, 0), (2, 2))]
    spots: list[Point] = []
    for i, (a, b, c) in enumerate(zip(turns, turns[1:], turns[2:], strict=False)):
        p, q = along(b, a, ROUND / math.dist(a, b)), along(b, c, ROUND / math.dist(b, c))
        for k in range(2 if i == 0 else 0, 3 if i == 3 else 5):
            t = k / 4
            u, v, w = (1 - t) ** 2, 2 * t * (1 - t), t * t
            spots.append((p[0] * u + b[0] * v + q[0] * w, p[1] * u + b[1] * v + q[1] * w))
        if i < 3:
            spots.extend(along(b, c, 0.13 + k * 0.124) for k in range(7))
    return spots


def _layer(s: Land, edge: Sequence[Point], low: float, wave: float, fill: str) -> None:
    """Earth from the edge down to a depth; its lower side is uneven."""
    under = [(x, y + low + s.random.uniform(-wave, wave)) for x, y in edge]
    way = Way().move(edge[0]).line(*edge[1:], under[-1])
    s.path(smooth(way, under[::-1]).close().text, fill)


def slab(s: Land) -> None:
    """The earth below the land with layers and stones, and its soft shadow."""
    for i in range(8):
        s.path(outline(8.5 - i * 1.1, DEEP + 2.4 - i * 0.2), SHADOW, 0.03 + 0.004 * i)
    edge = _front()
    layers = (
        (DEEP, 0.35, "#a08f86"),
        (12.2, 0.8, "#b58d66"),
        (7.6, 0.7, "#94694a"),
        (3.3, 0.6, "#6f9f56"),
    )
    for low, wave, fill in layers:
        _layer(s, edge, low, wave, fill)
    _stones(s)
    right = [p for p in edge if p[0] >= place((2, -2))[0] + 1]
    left = [p for p in edge if p[0] <= place((-2, -2))[0] - 1]
    for run, tint, faint in ((right, SHADE, 0.26), (left, LIGHT, 0.14)):
        s.path(polygon_way([*run, *((x, y + DEEP + 0.5) for x, y in run[::-1])]), tint, faint)
    low_edge = [(x, y + DEEP - 1.3) for x, y in edge]
    s.path(polygon_way([*low_edge, *((x, y + 1.7) for x, y in low_edge[::-1])]), SHADOW, 0.12)


def _stones(s: Land) -> None:
    turns = [place(knot) for knot in ((-4, 0), (-2, -2), (2, -2), (4, 0))]
    sides = list(pairwise(turns))

    def spread(count: int, low: float, high: float) -> list[Point]:
        spots = []
        for i in range(count):
            a, b = sides[(0, 1, 1, 2)[i % 4]]
            x, y = along(a, b, s.random.uniform(0.04, 0.96))
            spots.append((x, y + s.random.uniform(low, high)))
        return spots

    s.dots(spread(34, 4.6, 6.4), "#7d563d", 1.1)
    s.dots(spread(30, 8.8, 11), "#d2b08a", 1.3)
    s.dots(spread(18, 8.8, 11), "#9a7352", 1.6)
    for count, steps, tint in ((22, "h2.2", "#c4b6aa"), (20, "h1.4", "#85756f")):
        s.marks([(x - 0.9, y) for x, y in spread(count, 12.8, 13.8)], steps, tint, 1.1)
    s.marks(spread(14, 2.6, 3.2), "q.8 1.6 .2 3.4", "#74523d", 0.5)
    x, y = along(*sides[1], 0.27)
    shell = "a1 1 0 1 1-2 .2a2 2 0 1 1 3.8 .6a2.8 2.6 0 0 1-3.6 1.6"
    s.marks([(x, y + 9.8)], shell, "#ead9bd", 0.8)


def turf(s: Land) -> None:
    """The whole surface, darker at its front edge."""
    s.path(outline(0, 0.9), "#8fbd68")
    s.path(outline(), VERGE)


def light(s: Land) -> None:
    """Sun from the upper left over the whole ground."""
    way = outline()
    s.path(way, s.glow(("#fffbe0", 0.34), ("#fffbe0", 0.1), ("#fffbe0", 0), cx=0.28, cy=0.1))
    s.path(way, s.glow((SHADE, 0.1), (SHADE, 0.05), (SHADE, 0), cx=0.9, cy=0.95, reach=0.6))


def meadows(s: Land, regions: Sequence[int]) -> None:
    """Fields, each of its own green, with faint bands, tufts and a few flowers at their ends."""
    tufts: list[Point] = []
    blooms: dict[str, list[Point]] = {"#fffdf4": [], "#ffe58a": [], "#f7c3cf": []}
    for region in regions:
        corners = inset([place(knot) for knot in REGIONS[region]], 2.6)
        green = GREENS[(region * 5 + region // 3) % len(GREENS)]
        s.path(round_way([(x, y + 0.7) for x, y in corners], 9), mix(green, "#5f8f4c", 0.3), 0.55)
        s.path(round_way(corners, 9), green)
        kind = (region * 7) % 4
        if kind in (0, 2):
            _bands(s, corners, lit(green), kind == 2)
        middle = (sum(p[0] for p in corners) / 3, sum(p[1] for p in corners) / 3)
        s.ellipse(*middle, 36, 19, s.glow(("#fdffe2", 0.3), ("#fdffe2", 0.12), ("#fdffe2", 0)))
        tufts.extend(_strewn(s, corners, [*plots(region), coin(region)], 4))
        petals = blooms[list(blooms)[region % 3]]
        for end, other in (corners[:2], corners[1::-1]):
            x, y = along(end, other, 0.13)
            y += (corners[2][1] - y) * 0.08
            petals.extend(s.jitter((x, y), 4) for _ in range(4))
    s.marks(tufts, "l.8 1.8 .4-2.4", "#5f9a50", 0.5, 0.6)
    s.dots([(x, y + 0.5) for spots in blooms.values() for x, y in spots], "#6fa95a", 1.5, 0.6)
    for petal, spots in blooms.items():
        s.dots(spots, petal, 1.1)


def _strewn(s: Land, corners: Sequence[Point], taken: Sequence[Point], count: int) -> list[Point]:
    """Places in a field that are not needed for something else."""
    found: list[Point] = []
    while len(found) < count:
        u, v = sorted((s.random.random(), s.random.random()))
        shares = (u, v - u, 1 - v)
        x = sum(p[0] * share for p, share in zip(corners, shares, strict=True))
        y = sum(p[1] * share for p, share in zip(corners, shares, strict=True))
        if all(abs(x - a) / 19 + abs(y - b) / 13 > 1 for a, b in taken):
            found.append((x, y))
    return found


def _bands(s: Land, corners: Sequence[Point], fill: str, aslant: bool) -> None:
    """Faint mown bands, level or aslant."""
    a, b, c = corners
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    edge = [a, b, c] if turn > 0 else [a, c, b]
    x0, x1 = min(p[0] for p in corners), max(p[0] for p in corners)
    y0, y1 = min(p[1] for p in corners), max(p[1] for p in corners)
    way = ""
    for i in range(24):
        if aslant:
            near, w = x0 - 57 + i * 14, 7
            strip = [(near, y1), (near + w, y1), (near + w + 57, y0), (near + 57, y0)]
        else:
            y = y0 + i * 11
            strip = [(x0, y), (x1, y), (x1, y + 5.5), (x0, y + 5.5)]
        inside = clip(strip, edge)
        if len(inside) > 2:
            way += polygon_way(inside)
    s.path(way, fill, 0.34)


def _mound(a: int, b: int) -> str:
    """A soft diamond around a point, as steps of a path."""
    way = Way().move((a, 0))
    for sx, sy in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        end = (0, b * sy) if sx == sy else (a * sx, 0)
        steep, level = (a * sx, b // 2 * sy), (6 * sx, b * sy)
        way.curve(*((steep, level) if sx == sy else (level, steep)), end)
    return f"m{way.close().text[1:]}"


def building_plots(s: Land, spots: Sequence[Point]) -> None:
    """Bare building grounds, dug over and staked out with pegs and a string."""
    s.stamps([(x, y + 0.5) for x, y in spots], _mound(17, 9), "#88b062", 0.6)
    s.stamps(spots, _mound(16, 8), mix(SOIL, "#8a6547", 0.34))
    s.stamps([(x + 0.3, y + 0.9) for x, y in spots], _mound(15, 8), SOIL)
    rows = "l6.6-3.3m-2.3 5.8l6.6-3.3m-2.3 5.8l6.6-3.3"
    s.marks([(x - 7.6, y - 0.8) for x, y in spots], rows, mix(SOIL, "#8a6547", 0.42), 0.8, 0.7)
    s.marks([(x - 6.6, y + 0.1) for x, y in spots], rows, mix(SOIL, LIGHT, 0.7), 0.7, 0.8)
    pegs = [
        (x + dx, y + dy) for x, y in spots for dx, dy in ((0, -7), (-13.6, 0), (13.6, 0), (0, 7))
    ]
    s.marks([(x - 13.6, y - 1.5) for x, y in spots], "l13.6-7 13.6 7-13.6 7z", "#fffaf0", 0.35, 0.8)
    s.posts(pegs, 2.2, "#fbf2de", 1)


def tracks(s: Land, wild: Callable[[Knot, Knot], bool]) -> None:
    """Dirt tracks with two ruts and grass between them."""
    runs = []
    for a, b in TRACKS:
        if not wild(a, b):
            p, q = (_ashore(knot, other) for knot, other in ((a, b), (b, a)))
            inner = [along(p, q, t, s.random.uniform(-0.9, 0.9)) for t in (0.25, 0.5, 0.75)]
            runs.append([p, *inner, q])
    ways = "".join(smooth_way(run) for run in runs)
    for thick, tint in ((7.6, "#a9bd7c"), (6.4, mix(SAND, "#a3834f", 0.3)), (5.2, SAND)):
        s.stroke(ways, tint, thick)
    ruts = []
    for run in runs:
        level = abs(run[0][1] - run[-1][1]) < 1
        for aside in (-1.25, 1.25):
            dx, dy = (0.0, aside) if level else (aside * 1.2, 0.0)
            ruts.append(smooth_way([(x + dx, y + dy) for x, y in run]))
    s.stroke("".join(ruts), mix(SAND, "#8d6a45", 0.42), 0.8, 0.8)
    grass: list[Point] = []
    for run in runs:
        for near, far in pairwise(run):
            grass.extend(s.jitter(along(near, far, t), 0.3) for t in (0.2, 0.55, 0.9))
    s.dots(grass, "#a8c27c", 1.1, 0.9)
    s.dots([s.jitter(p, 2.2) for p in grass[::3]], mix(SAND, "#8d6a45", 0.25), 0.8)


def _ashore(knot: Knot, other: Knot) -> Point:
    """Where a track ends: short of the edge of the land."""
    a, b = place(knot), place(other)
    return along(a, b, 6.6 / math.dist(a, b)) if knot in CORNERS else a
