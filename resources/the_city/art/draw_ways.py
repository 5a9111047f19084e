"""Draws the great ways: interchange, freeway and bridge."""

import math
from collections.abc import Callable
from functools import partial

from kit import ASPHALT, SHADOW, WARM, Axis, Point3, Scene, dark, lit, mid, mix, plot

WHITE = "#fbfaf4"
TINTS = ("#e2604f", "#f4f0e6", "#4f8fc0", "#f0b84f", "#6aa86a", "#5f6478", "#9a78b8", "#3f9c9a")
Depths = list[tuple[float, Callable[[], None]]]


def raise_all(parts: Depths) -> None:
    """Draw parts from the back to the front."""
    for _, draw in sorted(parts, key=lambda part: round(part[0], 3)):
        draw()


def span(s: Scene, ends: tuple[Point3, Point3, Point3, Point3], pillar: bool) -> None:
    """A piece of a raised road; ends are both edges at its start, then both at its end."""
    a, b, c, d = ends
    high = (a[2] + d[2]) / 2
    if pillar and high > 5:
        x, y = (a[0] + d[0]) / 2, (a[1] + d[1]) / 2
        s.ball((x + 3, y - 1, 0), 6, 2.4, SHADOW, 0.16)
        s.cylinder(x, y, 0, 1.8, high - 2, "#cfc8c0", r_top=2.2)
    for p, q in ((a, c), (b, d)):
        turn = 1.0 if abs(q[1] - p[1]) > abs(q[0] - p[0]) else 0.0
        fill = mix(mid("#d9d2c8"), dark("#d9d2c8"), turn)
        low = ((q[0], q[1], max(0.0, q[2] - 2.4)), (p[0], p[1], max(0.0, p[2] - 2.4)))
        s.face([(p[0], p[1], p[2] + 1), (q[0], q[1], q[2] + 1), *low], fill)
    s.face([a, b, d, c], "#777c8a")


def highway(
    s: Scene, way: list[Point3], wide: float, parts: Depths, dash: bool = False, every: int = 3
) -> None:
    """A road through points, cut into pieces that take their place in depth."""
    edges = []
    for i, (x, y, z) in enumerate(way):
        (ax, ay, _), (bx, by, _) = way[max(0, i - 1)], way[min(len(way) - 1, i + 1)]
        far = math.hypot(bx - ax, by - ay)
        nx, ny = (by - ay) / far * wide / 2, (ax - bx) / far * wide / 2
        edges.append(((x + nx, y + ny, z), (x - nx, y - ny, z)))
    for i in range(len(way) - 1):
        (a, b), (c, d) = edges[i], edges[i + 1]
        parts.append(
            (sum(way[i][:2]) + sum(way[i + 1][:2]), partial(piece, s, (a, b, c, d), dash, i, every))
        )


def piece(
    s: Scene, ends: tuple[Point3, Point3, Point3, Point3], dash: bool, i: int, every: int
) -> None:
    """One piece of highway with its lines."""
    a, b, c, d = ends
    span(s, ends, i % every == 1)

    def across(p: Point3, q: Point3, t: float) -> Point3:
        return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t

    for t in (0.03, 0.97):
        s.line([across(a, b, t), across(c, d, t)], "#fffaf0", 1.3)
    if dash:
        s.line([across(a, b, 0.5), across(c, d, 0.5)], "#f2d98a", 1.2)
        if i % 2:
            for t in (0.3, 0.7):
                s.line([across(a, b, t), across(c, d, t)], "#fbf7ea", 0.8)


@plot(74, "morning", "#9ccb80", foot=189, clouds=((40, 34, 0.9), (206, 40, 0.8)))
def interchange(s: Scene) -> None:
    """Two motorways that cross, with a clover leaf of ramps on pillars."""
    s.grass(3, 3, 98, 98, 40)
    low_road(s)
    parts: Depths = []

    def rise(y: float) -> float:
        return 24 * math.sin(math.pi * min(1, max(0, y / 104))) ** 0.8

    highway(s, [(52, 104 * i / 26, rise(104 * i / 26)) for i in range(27)], 20, parts, True, 4)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leaf(s, sx, sy, rise, parts)
    low = ((4, 44, 0), (26, 44, 1), (80, 44, 2), (12, 54, 4), (36, 54, 5), (68, 54, 6), (90, 54, 3))
    for x, y, tint in low:
        parts.append(((x + y + 9) * 2, partial(small_car, s, x, y, TINTS[tint])))
    for x, y, tint in ((44, 34, 1), (45, 66, 0), (53, 28, 3), (54, 56, 2), (54, 86, 4)):
        draw = partial(small_car, s, x, y, TINTS[tint], "y")
        parts.append(((x + y + 16) * 2, partial(s.lifted, rise(y + 6), draw)))
    for x, y in ((4, 66), (99, 66)):
        parts.append(((x + y) * 2, partial(s.lamp, x, y, 17)))
    for x, y, size in ((97, 7, 0.8), (7, 97, 0.8)):
        parts.append(((x + y) * 2, partial(s.tree, x, y, size)))
    raise_all(parts)


def low_road(s: Scene) -> None:
    """The motorway on the ground, along x."""
    s.patch(0, 41, 104, 22, "#d9d2c4")
    s.patch(0, 42, 104, 20, ASPHALT)
    s.patch(0, 51.4, 104, 1.2, "#f2d98a")
    s.patch(s.row(2, 8, 13), (46.2, 57), 4, 0.9, "#fbf7ea")
    s.patch(0, (43, 60.4), 104, 0.7, "#fbf7ea")


def leaf(s: Scene, sx: int, sy: int, rise: Callable[[float], float], parts: Depths) -> None:
    """One loop of the clover from the low road up to the high one, with trees inside."""
    cx, cy, r = 52 + sx * 27.5, 52 + sy * 27.5, 15.5
    top = rise(cy)
    way = []
    for i in range(18):
        t = math.radians(-92 + 274 * i / 17)
        share = min(1.0, max(0.0, (i - 1) / 15))
        way.append((cx + sx * r * math.cos(t), cy + sy * r * math.sin(t), 0.3 + top * share))
    highway(s, way, 8.4, parts)
    for dx, dy, size in ((-2, -4, 0.62), (2, 3, 0.5)):
        kind = s.conifer if sx > 0 else s.tree
        parts.append(((cx + dx + cy + dy) * 2, partial(kind, cx + dx, cy + dy, size)))


def away(s: Scene, x: float, y: float, colour: str) -> None:
    """A car that drives away from us along y: its rear lights are red."""
    s.car(x, y, colour, "y")
    s.left(y + 16).panel((x + 0.8, x + 5.4), 3.4, 1.9, 1.3, "#d8362f")


def truck(s: Scene, x: float, y: float, colour: str, cab: str) -> None:
    """A lorry along y with its cab towards us, 32 long and 9 wide."""
    s.shadow(x, y, 9, 32, 15)
    s.box(x, y, 3, 9, 23, 14, colour)
    s.right(x + 9).panel(y + 2, 8, 19, 4, dark(cab))
    s.box(x, y + 24, 2, 9, 8, 11, cab)
    s.left(y + 32).panel(x + 0.8, 7.4, 7.4, 4.4, "#cfe8f2")
    s.right(x + 9).panel(y + 26, 7.4, 4.4, 4, "#a9c8d6")
    s.left(y + 32).panel((x + 0.8, x + 6.4), 3.4, 1.8, 1.4, "#fff3c4")
    for u in (4, 9, 20, 28):
        s.right(x + 9).discs(y + u, 2.3, (2.3, "#4a4552"), (1, "#d9d6d2"))


@plot(75, "noon", "#a3cd84", foot=189, clouds=((36, 34, 0.9), (208, 42, 0.8)))
def freeway(s: Scene) -> None:
    """Six lanes full of cars below a gantry of great signs."""
    s.grass(2, 3, 10, 98, 14)
    s.grass(94, 3, 8, 98, 10)
    s.patch(10, 0, 84, 104, "#d6cfc2")
    for x in (11, 54):
        s.patch(x, 0, 39, 104, ASPHALT)
        s.patch((x + 1.2, x + 37), 0, 0.9, 104, "#fbf7ea")
        s.patch((x + 13.2, x + 25.2), s.row(2, 12, 9), 1, 6.4, "#fbf7ea")
    s.patch(50, 0, 4, 104, "#8fc072")
    for y in (8, 36, 66):
        s.tree(4, y, 0.8, s.random.choice(("#79b562", "#8bbd5f")))
    parts: Depths = []
    for i in range(13):
        parts.append((52 + i * 8 + 4, partial(s.hedge, 50.6, i * 8, 2.8, 8, 4)))
    coming = ((14, 6, 0), (14, 58, 3), (26, 30, 2), (26, 84, 6), (38, 4, 7), (38, 62, 1))
    for x, y, tint in coming:
        parts.append((x + 4 + y + 8, partial(s.car, x, y, TINTS[tint], "y")))
    going = ((57, 12, 1), (57, 66, 0), (69, 2, 3), (69, 84, 2), (81, 22, 6), (81, 60, 4))
    for x, y, tint in going:
        parts.append((x + 4 + y + 8, partial(away, s, x, y, TINTS[tint])))
    parts.append((14 + 4 + 36, partial(truck, s, 13.6, 24, "#f4f0e6", "#e2604f")))
    parts.append((38 + 4 + 40, partial(s.car, 38, 34, TINTS[4], "y")))
    parts.append((69 + 4 + 58, partial(away_truck, s, 68.6, 44, "#f0b84f")))
    parts.append((105, partial(gantry, s, 30)))
    raise_all(parts)
    for y in (30, 62, 94):
        s.bush(99, y, 0.9)
    s.tree(99, 12, 0.7)


def away_truck(s: Scene, x: float, y: float, colour: str) -> None:
    """A lorry that drives away; we see its doors."""
    s.shadow(x, y, 9, 26, 15)
    s.box(x, y - 7, 2, 9, 7, 10, "#5f6478")
    s.box(x, y, 3, 9, 25, 14.5, colour)
    s.left(y + 25).panel(x + 4.2, 4, 0.6, 12.6, dark(colour))
    s.right(x + 9).panel(y + 2, 7, 21, 5, dark("#fff6e0"))
    s.left(y + 25).panel((x + 0.6, x + 6.6), 3.4, 1.9, 1.4, "#d8362f")
    s.right(x + 9).disc((y + 3, y + 8, y + 19), 2.3, 2.3, "#4a4552")


def gantry(s: Scene, y: float) -> None:
    """A bridge of signs over all lanes."""
    steel = "#aab1bd"
    s.box((8 - 1.4, 94 - 1.4), y - 1.4, 0, 2.8, 2.8, 44, steel)
    s.box(8, y - 1, (34, 42), 86, 2, 1.4, steel)
    for i in range(10):
        a = 9 + i * 8.5
        s.line([(a, y + 1, 35), (a + 4.2, y + 1, 42.6), (a + 8.4, y + 1, 35)], "#8b93a2", 0.9)
    for x, w, tint in ((13, 33, "#2f6fc0"), (55, 17, "#2f8a5f"), (75, 17, "#2f6fc0")):
        s.box(x, y + 1.4, 30, w, 1, 19, "#eef1f4")
        s.left(y + 2.5).panel(x + 1, 31, w - 2, 17, tint)
        lanes = (0.25, 0.75) if w > 20 else (0.5,)
        for t in lanes:
            point(s, x + w * t, y + 2.6, 33, 1 if w > 20 else (1 if x < 70 else -1))
        if w > 20:
            s.left(y + 2.6).panel(x + 6, 44.4, w - 12, 1.8, "#f4f8fc")


def point(s: Scene, x: float, y: float, z: float, lean: int) -> None:
    """A white arrow upon a sign."""
    way = ((-1, 0), (1, 0), (1, 5), (3.4, 5), (0, 9.4), (-3.4, 5), (-1, 5))
    turn = 0.0 if lean > 0 else 0.5
    spots = [(u * 1.2 + v * turn - 3 * turn, v + 0.6) for u, v in way]
    s.left(y).shape(x, z, spots, "#fffdf8")


@plot(76, "evening", "#74bfda", scale=1.04, foot=191, clouds=((40, 40, 0.8), (206, 34, 0.8)))
def bridge(s: Scene) -> None:
    """A red suspension bridge over a broad river; a steamer has just passed below."""
    for _ in range(34):
        s.wave(s.random.uniform(22, 84), s.random.uniform(6, 100), s.random.uniform(0.7, 1.1))
    banks = (((18, 0), (15, 30), (19, 60), (14, 104)), ((89, 0), (86, 30), (91, 66), (88, 104)))
    for edge, shore in zip((0, 104), banks, strict=True):
        for grow, tint in ((2.2, "#f0e2bd"), (0, "#9ccb80")):
            rim = [(x + (grow if edge == 0 else -grow), y) for x, y in shore]
            s.flat([(edge, 0), *rim, (edge, 104)], tint)
    s.grass(2, 4, 10, 96, 14)
    s.grass(92, 4, 10, 96, 14)
    s.set_out(s.conifer, ((6, 10), (8, 26)), 0.75)
    s.tree(96, 8, 0.85)
    s.boat(56, 20, 0.9)
    roadway(s)
    s.tree(7, 64, 0.8, "#8bbd5f")
    lighthouse(s, 8, 82)
    s.tree(97, 72, 0.8, "#8bbd5f")
    ship(s, 46, 62)
    s.boat(30, 90, 0.7, hull="#4f86b8")
    s.set_out(s.bush, ((98, 96), (8, 97)), 0.9)


def cable(x: float) -> float:
    """The height of the great cable above a place."""
    if x < 26:
        return 22 + 52 * (x / 26) ** 1.5
    if x > 78:
        return 22 + 52 * ((104 - x) / 26) ** 1.5
    return 27 + 47 * ((x - 52) / 26) ** 2


def roadway(s: Scene) -> None:
    """Deck, towers and cables, from the far side to the near one."""
    red, y0, y1, z = "#d9604a", 40.0, 53.0, 19.0
    s.flat([(14, 44), (104, 34), (104, 46), (18, 58)], SHADOW, 0.14)
    for x in (26, 78):
        s.cylinder(x, 46.5, -1, 8, 4, "#cfc4b8")
        s.box(x - 2.4, y0 - 3.4, 3, 4.8, 3.4, 73, red)
    s.box((6 - 4, 98 - 4), y0, 0, 8, y1 - y0, z - 2, "#d8ccbc")
    rope(s, y0 - 1.4, dark(red), 0.5)
    s.box(0, y0, z - 3, 104, y1 - y0, 3, "#c9a890")
    s.deck(0, y0 + 1, z, 104, y1 - y0 - 2, ASPHALT)
    s.deck(s.row(4, 12, 9), 46, z, 6, 1, "#f7ecc8")
    for x, y, tint in ((6, 41, 1), (36, 41, 3), (62, 41, 0), (86, 41, 4)):
        s.lifted(z, small_car, s, x, y, TINTS[tint])
    for x, y, tint in ((14, 47, 2), (46, 47, 6), (88, 47, 3)):
        s.lifted(z, small_car, s, x, y, TINTS[tint])
    s.left(y1).panel(0, z - 3, 104, 4.6, mid(red))
    s.left(y1 + 0.1).panel(s.row(1, 4, 26), z - 2, 2.6, 1.6, dark(red), 0.55)
    for x in (26, 78):
        s.box(x - 2.4, y1, 3, 4.8, 3.4, 73, red)
        s.box(x - 1.8, y0, (30, 44, 58, 71), 3.6, y1 - y0, 3.4, red)
        s.box(x - 2.4, y1, 28, 4.8, 3.4, 48, red)
        s.box(x - 3, y0 - 4, 76, 6, y1 - y0 + 8, 2.4, lit(red))
        s.beacon(x, 46.5, 80)
    rope(s, y1 + 1.6, red, 0.7)


def small_car(s: Scene, x: float, y: float, colour: str, axis: Axis = "x") -> None:
    """A car of three quarters of the usual size, with little detail."""
    w, d = (12.0, 5.6) if axis == "x" else (5.6, 12.0)
    corners = [(x, y, 0), (x + w + 3, y - 1, 0), (x + w + 3, y + d - 1, 0), (x, y + d, 0)]
    s.face(corners, SHADOW, 0.2)
    s.box(x, y, 1.1, w, d, 2.9, colour)
    for t in (0.22, 0.78):
        spot = (x + w * t, y + d, 1.4) if axis == "x" else (x + w, y + d * t, 1.4)
        s.ball(spot, 1.3, 1.6, "#4a4552")
    if axis == "x":
        s.box(x + 2.4, y + 0.6, 4, 6.6, d - 1.2, 2.6, "#cfe8f2", top=colour)
        s.right(x + w).panel(y + 0.6, 2.4, d - 1.2, 0.9, "#fff3c4")
    else:
        s.box(x + 0.6, y + 2.8, 4, w - 1.2, 6.6, 2.6, "#cfe8f2", top=colour)
        s.left(y + d).panel(x + 0.6, 2.4, w - 1.2, 0.9, "#fff3c4")


def rope(s: Scene, y: float, colour: str, thick: float) -> None:
    """The great cable with its hangers on one side of the deck."""
    for i in range(1, 26):
        x = i * 4.0
        if x not in (28, 76, 24, 80):
            s.post(x, y, 19, cable(x), mix(colour, "#fff3e6", 0.35), thick)
    s.line([(i * 2.0, y, cable(i * 2.0)) for i in range(53)], colour, 1.9)


def ship(s: Scene, x: float, y: float) -> None:
    """A white steamer with two red funnels that comes towards us along y."""
    w, d = 15.0, 34.0
    hull_low = [(x + 2, y, 0), (x + w - 2, y, 0), (x + w - 2, y + d - 8, 0)]
    hull_low += [(x + w / 2, y + d, 0), (x + 2, y + d - 8, 0)]
    deck = [(x, y - 1), (x + w, y - 1), (x + w, y + d - 7), (x + w / 2, y + d + 4), (x, y + d - 7)]
    shade = [(x - 1, y - 2), (x + w + 10, y - 5), (x + w + 6, y + d - 8), (x + w / 2, y + d + 3)]
    s.flat(shade, SHADOW, 0.16)
    for u in (-3, 3):
        spots = [(x + w / 2 + u * 0.4, y + d + 3, 0), (x + w / 2 + u * 3, y + d - 10, 0)]
        s.line(spots, "#ffffff", 1.8, 0.8)
    navy, z = "#34507c", 8.0
    s.face([hull_low[1], hull_low[2], (*deck[2], z), (*deck[1], z)], dark(navy))
    corners = [hull_low[2], hull_low[3], (*deck[3], z + 1.4), (*deck[2], z)]
    s.face(corners, mix(mid(navy), dark(navy), 0.6))
    s.face([hull_low[3], hull_low[4], (*deck[4], z), (*deck[3], z + 1.4)], lit(navy))
    corners = [hull_low[1], hull_low[2], (x + w - 1.4, y + d - 7.8, 2.2), (x + w - 1.4, y, 2.2)]
    s.face(corners, dark("#d9483f"))
    corners = [
        hull_low[2],
        hull_low[3],
        (x + w / 2, y + d + 1, 2.4),
        (x + w - 1.4, y + d - 7.8, 2.2),
    ]
    s.face(corners, "#c2463f")
    corners = [hull_low[3], hull_low[4], (x + 1.4, y + d - 7.8, 2.2), (x + w / 2, y + d + 1, 2.4)]
    s.face(corners, "#e2604f")
    s.face([(p, q, z + (1.4 if i == 3 else 0)) for i, (p, q) in enumerate(deck)], "#e3c49a")
    s.box(x + 2, y + 2, z, w - 4, 22, 5, WHITE)
    s.right(x + w - 2).windows(y + 3, z + 1, 20, 3.4, 8, 1, ("#7fb6d4", "#9fd0e2"), 0.6)
    s.left(y + 24).windows(x + 2, z + 1, w - 4, 3.4, 4, 1, ("#7fb6d4", "#9fd0e2"), 0.6)
    s.box(x + 3.4, y + 4, z + 5, w - 6.8, 17, 4.4, WHITE)
    s.right(x + w - 3.4).windows(y + 5, z + 6, 15, 2.8, 6, 1, ("#7fb6d4", WARM), 0.6)
    s.left(y + 21).panel(x + 3.8, z + 6.4, w - 7.6, 2.2, "#7fb6d4")
    for v in (8.0, 15.0):
        s.cylinder(x + w / 2, y + v, z + 9.4, 1.9, 8, "#d9564a", top="#4a4046", r_top=1.8)
        s.ring(x + w / 2, y + v, z + 14.4, 1.85, 1.4, WHITE)
    s.smoke(x + w / 2, y + 8, z + 17, 3, 0.55)


def lighthouse(s: Scene, x: float, y: float) -> None:
    """A small striped lighthouse on the bank."""
    s.shadow_round(x, y, 4, 26)
    for i in range(4):
        r = 4 - i * 0.5
        s.cylinder(x, y, i * 6, r, 6, (WHITE, "#d9564a")[i % 2], r_top=r - 0.5)
    s.cylinder(x, y, 24, 2.8, 1.2, "#5c6070")
    s.cylinder(x, y, 25.2, 1.6, 4, "#ffeeb0")
    s.ball((x, y, 27), 9, 9, s.glow(("#fff3b0", 0.8), ("#fff3b0", 0)))
    s.cone(x, y, 29.2, 2.4, 4, "#d9564a")
