"""Draws the places for everybody: the great park, the museum of modern art, the monument."""

import math
from collections.abc import Sequence
from itertools import pairwise

from kit import GRASS, SHADOW, Point, Point3, Scene, dark, disc, facing, lit, mid, mix, plot, traced

WHITE, WATER, STONE, GOLD = "#fbfaf4", "#6fc0dd", "#e6dccb", "#f2c14e"


def curve(points: Sequence[Point3], closed: bool = False, steps: int = 8) -> list[Point3]:
    """A smooth way through points."""

    def bend(p: float, q: float, r: float, v: float, t: float) -> float:
        square, cube = 2 * p - 5 * q + 4 * r - v, 3 * q - p - 3 * r + v
        return 0.5 * (2 * q + (r - p) * t + square * t * t + cube * t**3)

    n = len(points)
    way: list[Point3] = []
    for i in range(n if closed else n - 1):
        near = [(i + k) % n if closed else min(n - 1, max(0, i + k)) for k in range(-1, 3)]
        axes = list(zip(*(points[k] for k in near), strict=True))
        for step in range(steps):
            x, y, z = (bend(*axis, step / steps) for axis in axes)
            way.append((x, y, z))
    return way if closed else [*way, points[-1]]


def trail(s: Scene, points: Sequence[Point], wide: float, fill: str = "#f0e3c8") -> None:
    """A winding path on the ground with a darker rim."""
    way = curve([(x, y, 0) for x, y in points])
    for half, tint in ((wide / 2 + 0.7, mix(fill, "#a08560", 0.35)), (wide / 2, fill)):
        left, right = [], []
        for i, (x, y, _) in enumerate(way):
            (ax, ay, _), (bx, by, _) = way[max(0, i - 1)], way[min(len(way) - 1, i + 1)]
            far = math.hypot(bx - ax, by - ay)
            nx, ny = (by - ay) / far * half, (ax - bx) / far * half
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        s.flat(left + right[::-1], tint)


def spray(s: Scene, x: float, y: float, z: float, up: float, wide: float, arms: int = 5) -> None:
    """Jets of water that rise from a point and bend outwards."""
    s.ball((x, y, z + up * 0.4), wide * 0.8, up * 0.6, s.glow(("#ffffff", 0.5), ("#ffffff", 0)))
    for i in range(arms):
        reach = wide * (2 * i / max(1, arms - 1) - 1) if arms > 1 else 0
        rise = up * (1 - 0.3 * abs(reach) / wide) * 1.25
        bend = [facing((x, y, z), reach * t, rise * (1 - (2 * t - 0.9) ** 2)) for t in STEPS]
        s.line(bend, "#ffffff", 1.2, 0.9)


STEPS = (0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.92)


def basin(s: Scene, x: float, y: float, r: float, h: float = 3, colour: str = STONE) -> None:
    """A round pool with a stone rim."""
    s.drum(x, y, r, h, colour)
    k = math.sqrt(2)
    s.ball((x, y, h - 0.3), (r - 1.3) * k, (r - 1.3) * k / 2, mix(WATER, SHADOW, 0.25))
    s.ball((x, y, h - 0.9), (r - 1.5) * k, (r - 1.5) * k / 2 - 0.4, WATER)
    s.ball((x, y, h - 0.7), r * 0.6, r * 0.26, "#b9e4f0", 0.8, dx=-r * 0.3)


def swan(s: Scene, x: float, y: float, size: float = 1) -> None:
    """A white swan on the water."""
    s.ball((x, y, -0.4), 4 * size, 1.6 * size, SHADOW, 0.15)
    s.sketch((x, y, 0), "M-3.4 -1 Q-3 1.4 1 1.2 Q4.4 0.6 5 -3 Q2 -3.6 -0.4 -2.6 Z", WHITE, size)
    s.sketch((x, y, 0), "M-3.4 -0.6 Q-5.4 -4 -3.4 -6.4 L-2.4 -5.6 Q-3 -3 -1 -1 Z", WHITE, size)
    s.sketch((x, y, 0), "M-3.8 -6.4 L-5.6 -5.2 L-3.6 -5 Z", "#ef8f3c", size)


def park_bridge(s: Scene, x: float, y: float, long: float, wide: float) -> None:
    """An arched stone bridge along x with people on it."""

    def deck(t: float) -> float:
        return 2 + 13 * math.sin(math.pi * t)

    turns = [i / 14 for i in range(15)]
    stone = "#e9d3b0"
    corners = [(x + 4, y + 2), (x + long, y - 4), (x + long, y + wide - 2), (x + 8, y + wide + 3)]
    s.flat(corners, SHADOW, 0.2)
    back = [(x + long * t, y, deck(t)) for t in turns]
    s.face(back + [(a, b, c + 4.5) for a, b, c in back[::-1]], mix(dark(stone), stone, 0.4))
    for a, b in pairwise(turns):
        spots = [(x + long * a, y + 1, deck(a)), (x + long * b, y + 1, deck(b))]
        spots += [(p, y + wide, q) for p, _, q in spots[::-1]]
        s.face(spots, mix("#f6e8cd", "#d9c6a6", 0.5 + 0.5 * math.cos(math.pi * a) * -1))
    for t, tint in ((0.3, "#e2604f"), (0.56, "#4f8fc0"), (0.66, "#f0b84f")):
        s.person(x + long * t, y + wide * 0.55, tint, 1.05, deck(t))
    front = [(x + long * t, y + wide, deck(t) + 4.5) for t in turns]
    hole = [math.pi * i / 12 for i in range(13)]
    arch = [(x + long * (0.5 - 0.31 * math.cos(t)), y + wide, 11.5 * math.sin(t)) for t in hole]
    s.face([(p, y + wide - 5, q) for p, _, q in arch], mix(WATER, SHADOW, 0.42))
    foot = [(x + long, y + wide, 0), *arch[::-1], (x, y + wide, 0)]
    s.face([*front, *foot], s.fade(lit(stone), mid(stone)))
    for i in range(13):
        t = hole[i]
        rim = (x + long * (0.5 - 0.345 * math.cos(t)), y + wide, 13.4 * math.sin(t))
        s.line([arch[i], rim], mix(stone, "#8d6f55", 0.45), 0.7)
    s.line([(a, b, c + 0.6) for a, b, c in front], lit(lit(stone)), 2.2)
    s.line([(a, b, c - 4) for a, b, c in front[1:-1]], mix(stone, "#8d6f55", 0.4), 0.8)


@plot(61, "noon", GRASS, scale=1.08, foot=189, clouds=((40, 32, 0.9), (204, 40, 0.8)))
def central_park(s: Scene) -> None:
    """A pond with an arched bridge, a fountain, winding paths and old trees."""
    s.grass(3, 3, 98, 98, 60)
    trail(s, ((-4, 40), (14, 46), (28, 57), (33, 58)), 8)
    trail(s, ((72, 58), (84, 57), (96, 52), (108, 46)), 8)
    trail(s, ((84, 57), (84, 78), (76, 92), (56, 102), (40, 112)), 7)
    shore = traced("48 14, 64 20, 70 36, 66 52, 74 72, 62 90, 42 92, 30 76, 38 56, 34 36")
    pond = curve([(x, y, 0) for x, y in shore], True)
    for grow, tint in ((2.2, "#e9dcb4"), (0, s.fade("#9ad6e6", WATER, "#59aed2"))):
        s.flat([(x + grow * (x - 52) / 20, y + grow * (y - 54) / 30) for x, y, _ in pond], tint)
    s.set_out(s.wave, ((46, 30), (58, 34), (44, 78), (62, 72), (56, 86), (50, 24)), 1)
    s.set_out(s.oak, ((10, 10, 1.35, "#6fae5c"), (30, 6, 1.1, "#8bbd5f"), (80, 8, 1.3, "#79b562")))
    s.set_out(s.oak, ((97, 20, 1.0, "#5fa05e"),))
    s.tree(20, 28, 1.0, "#e7a15a")
    swan(s, 54, 30, 1.1)
    s.bench(78, 42, "y")
    s.tree(92, 38, 1.0, "#8bbd5f")
    s.lamp(26, 48, 19)
    park_bridge(s, 28, 52, 50, 11)
    s.lamp(82, 66, 19)
    s.oak(10, 72, 1.2, "#6fae5c")
    basin_at = (51, 77)
    s.ball((*basin_at, 0), 15, 7, "#d6f1f7", 0.55)
    s.cylinder(*basin_at, 0, 3.4, 3, STONE, r_top=4.6)
    spray(s, *basin_at, 3, 22, 9, 7)
    swan(s, 64, 76, 1.1)
    swan(s, 40, 84, 1.0)
    s.bench(88, 72, "y")
    s.person(91, 75, "#9a78b8", 0.95, 1, True)
    s.set_out(s.person, ((84, 62), (78, 88), (64, 98), (12, 48)), size=1.1)
    s.tree(94, 92, 0.9, "#79b562")
    s.poplar(22, 92, 0.8)
    s.set_out(s.bush, ((34, 97), (98, 64), (30, 40)), 1, "#e79ab0")
    s.flowers(4, 84, 12, 14, 16)
    s.flowers(84, 98, 14, 4, 10)


@plot(62, "morning", "#e4e0d8", scale=1.08, foot=189, clouds=((36, 34, 0.9), (210, 44, 0.7)))
def modern_art(s: Scene) -> None:
    """A white gallery cube with a bold picture, and great abstract sculptures before it."""
    s.paving(0, 0, 104, 104, "#ebe6dc", 13)
    s.set_out(s.poplar, ((96, 12), (98, 30)), 0.85)
    house = s.house(12, 10, 56, 34, 20, "#dfe4e8", shade=44)
    house.left.panel(14, 0, 52, 17, s.fade("#bfe0ee", "#fff1c4"))
    house.right.panel(12, 0, 30, 17, s.fade("#8fb6cc", "#dcc79a"))
    house.left.panel(s.row(14, 8.5, 7), 0, 0.9, 17, mid(WHITE))
    house.right.panel(s.row(12, 7.3, 5), 0, 0.8, 17, dark(WHITE))
    s.box(4, 6, 20, 72, 44, 40, "#fffefa")
    gallery_picture(s)
    s.right(76).panel(s.row(10, 5, 8), 26, 2, 28, "#8f8fa6", 0.8)
    s.box(20, 16, 60, 22, 16, 5, "#ffffff")
    s.left(32).panel(21, 61, 20, 3, "#9fd0e2")
    s.set_out(s.person, ((58, 57), (62, 60), (66, 70)), size=1.15)
    stabile(s, 84, 58, 1.0)
    mobile(s, 16, 68)
    totem(s, 48, 76)
    bean(s, 82, 90)
    s.set_out(s.person, ((28, 91), (32, 88), (60, 97), (66, 97), (99, 74)), size=1.15)
    for x, y in ((14, 96), (60, 99)):
        s.box(x - 4, y - 3, 0, 12, 5, 2.6, "#5f5a6e")


def gallery_picture(s: Scene) -> None:
    """The giant abstract picture on the front of the cube."""
    x, y, z = 12.0, 50.0, 25.0
    left = s.left(y)
    left.panel(x, z, 56, 30, "#fdf3df")
    left.shape(x, z, ((0, 0), (26, 0), (12, 30), (0, 30)), "#3f6fb5")
    left.shape(x, z, ((26, 0), (56, 0), (56, 12), (20, 12.8)), "#f2c14e")
    left.shape(x, z, ((34, 30), (56, 17), (56, 30)), "#3f9a8e")
    left.disc(x + 27, z + 17, 9.6, "#df4f47")
    left.disc(x + 8, z + 21, 4.2, "#fdf3df")
    left.shape(x, z, ((27, 7), (37, 17), (27, 27.6)), "#2e2d42")
    left.shape(x, z, ((38, 4), (41, 4), (52, 26), (49, 26)), "#2e2d42")


def stabile(s: Scene, x: float, y: float, k: float) -> None:
    """A great red creature of bent steel plates that stands on four feet."""
    s.shadow(x - 12, y - 10, 26, 20, 14)
    red, at = "#e2483f", (x, y, 0)
    legs = "M6 -34 Q19 -22 22 -2 L18 -3 Q14 -20 2 -27 Z"
    s.sketch(at, legs, dark(red), k)
    s.sketch(at, "M-4 -30 Q2 -16 2 -4 L-2 -5 Q-4 -18 -10 -26 Z", dark(red), k)
    body = "M-17 3 Q-18 -26 0 -41 Q12 -50 20 -45 Q25 -41 24 -33 Q20 -39 14 -36"
    s.sketch(at, f"{body} Q9 -32 11 -22 Q13 -8 13 6 L8 7 Q7 -14 0 -22 Q-11 -18 -13 3 Z", red, k)
    way = "M-16 0 Q-16 -24 1 -39 Q10 -47 18 -43 Q6 -42 -3 -31 Q-13 -18 -14 0 Z"
    s.sketch(at, way, "#ff8a78", k)


def mobile(s: Scene, x: float, y: float) -> None:
    """A tall mobile with coloured leaves in balance."""
    s.shadow_round(x, y, 4, 30)
    s.cylinder(x, y, 0, 5.4, 2, "#4a4a5e")
    s.cone(x, y, 2, 2.2, 38, "#4a4a5e")
    top = (x, y, 41.0)
    for u, v, drops in (
        (-16, 45, ((-16, 7.6, "#e2534a", 4.6), (-8, 9, GOLD, 3.6))),
        (15, 37, ((15, 8, "#3f6fb5", 5.4), (7, 6, "#3f9a8e", 3.2))),
    ):
        bend = [top, facing((x, y, 0), u * 0.5, (v + 41) / 2 + 2.5), facing((x, y, 0), u, v)]
        s.line(bend, "#3c3a4e", 0.9)
        for du, down, tint, r in drops:
            hang = facing((x, y, 0), du, 41 + (v - 41) * abs(du / u) + 1)
            s.line([hang, (hang[0], hang[1], hang[2] - down)], "#3c3a4e", 0.6)
            s.ball((hang[0], hang[1], hang[2] - down - r * 0.6), r, r * 0.8, dark(tint), dx=0.5)
            s.ball((hang[0], hang[1], hang[2] - down - r * 0.6), r * 0.94, r * 0.74, tint)


def totem(s: Scene, x: float, y: float) -> None:
    """A tower of cube, ball, drum and cone."""
    s.shadow(x - 6, y - 6, 12, 12, 34)
    s.box(x - 7, y - 7, 0, 14, 14, 12, "#3f6fb5")
    s.band(x - 7, y - 7, 4, 14, 14, 3.4, "#f6f1e4")
    fill = s.glow(("#fff0b0", 1), (GOLD, 1), ("#c9892f", 1), cx=0.34, cy=0.3, reach=0.75)
    s.ball((x, y, 20), 9, 9, fill)
    s.cylinder(x, y, 28.4, 7, 5, "#e2534a")
    s.cylinder(x, y, 33.4, 5, 2.4, "#f6f1e4")
    s.cone(x, y, 35.8, 6, 17, "#3f9a8e")
    s.ball((x, y, 54), 2.4, 2.4, "#e98fb0")


def bean(s: Scene, x: float, y: float) -> None:
    """A mirror of polished steel, formed like a bean."""
    s.shadow_round(x, y, 11, 12)
    way = (
        "M-19 0 Q-23 -12 -13 -18 Q0 -24 13 -18 Q23 -12 19 0 Q14 4 10 -2 Q0 -10 -9 -2 Q-14 4 -19 0 Z"
    )
    s.sketch((x, y, 0), way, s.fade("#eaf4fa", "#b9d6e8", "#f3ead6", "#9a98a8"))
    s.sketch((x, y, 0), "M-18 -8 Q-14 -18 2 -19 Q-10 -15 -13 -7 Z", "#ffffff")
    s.sketch((x, y, 0), "M9 -15 Q17 -12 17 -5 Q12 -11 9 -15 Z", "#8fb2c9")
    s.sketch((x, y, 0), "M-9 -2 Q0 -10 10 -2 Q0 -7 -9 -2 Z", "#6f6d80")


@plot(63, "evening", "#a9cb86", scale=1.04, foot=191, clouds=((44, 44, 0.9), (200, 36, 0.8)))
def monument(s: Scene) -> None:
    """A column with a golden victory on a round place of stone rings and fountains."""
    s.grass(3, 3, 98, 98, 30)
    for r, fill in (
        (50, "#d9c7a6"),
        (48.6, "#f0e4cd"),
        (40, "#dcc9a9"),
        (38.6, "#f3e9d6"),
        (22, "#d3bd9a"),
    ):
        s.flat(disc(52, 52, r, 60), fill)
    for i in range(24):
        t = 2 * math.pi * i / 24
        c, q = math.cos(t), math.sin(t)
        s.line([(52 + 22 * c, 52 + 22 * q, 0), (52 + 38.6 * c, 52 + 38.6 * q, 0)], "#dcc9a9", 0.9)
    for x, y in ((97, 7), (7, 97)):
        s.tree(x, y, 0.9)
        s.bush(x + (7 if x < 50 else -7), y + (2 if y < 50 else -2), 0.9, "#e79ab0")
    around = sorted((45 * i for i in range(8)), key=lambda a: math.sin(math.radians(a + 45)))
    for a in around[:4]:
        fountain_at(s, a)
    column(s)
    victory(s, 52, 52, 68.2)
    for a in around[4:]:
        fountain_at(s, a)
    for x, y in ((52, 84), (58, 86), (84, 54), (26, 82), (86, 88), (91, 84), (18, 70), (70, 20)):
        s.person(x, y, size=1.05)
    s.bench(90, 96)
    s.lamp(99, 99, 18)


def column(s: Scene) -> None:
    """Steps, pedestal with reliefs and the fluted shaft."""
    s.shadow_round(52, 52, 8, 44)
    for r, z in ((19, 0), (16, 2.4), (13, 4.8)):
        s.cylinder(52, 52, z, r, 2.4, "#e8dcc6")
    s.box(43.5, 43.5, 7.2, 17, 17, 14, "#e3d2b4")
    s.left(60.5).panel(46, 10, 12, 8, mid("#b98a55"))
    s.right(60.5).panel(46, 10, 12, 8, dark("#b98a55"))
    for u in (48, 51, 54):
        s.left(60.6).disc(u + 0.6, 13.6, 1.4, "#e6c07c")
        s.right(60.6).disc(u + 0.6, 13.6, 1.4, "#b98f5a")
    s.box(42, 42, 21.2, 20, 20, 2.4, "#efe3cc")
    s.cylinder(52, 52, 23.6, 6.6, 2.4, "#efe3cc", r_top=5.6)
    s.cylinder(52, 52, 26, 5.2, 38, "#f4ead8", r_top=4.4)
    for u in (-4.6, -1.7, 1.6, 4.6):
        spots = [facing((52, 52, 0), u, 23.4), facing((52, 52, 0), u * 0.86, 61.6)]
        s.line(spots, "#cdb896", 0.8, 0.8)
    for z in (36, 48):
        s.ring(52, 52, z, 5.1 - z * 0.006, 1.8, GOLD)
    s.cylinder(52, 52, 63, 4.4, 3.4, "#efe3cc", r_top=7)
    s.cylinder(52, 52, 66.4, 6.6, 1.8, "#efe3cc")


def fountain_at(s: Scene, degrees: float) -> None:
    """One of the basins around the column."""
    t = math.radians(degrees + 22)
    x, y = 52 + 30.5 * math.cos(t), 52 + 30.5 * math.sin(t)
    basin(s, x, y, 6.4, 2.6)
    spray(s, x, y, 2, 11, 5, 5)


def victory(s: Scene, x: float, y: float, z: float) -> None:
    """A golden winged figure with a wreath."""
    s.ball((x, y, z + 12), 22, 22, s.glow(("#fff3b8", 0.75), ("#fff3b8", 0)))
    at = (x, y, z)
    for flip, tint in ((False, "#f7d774"), (True, "#c98f35")):
        way = "M-1 -11 Q-6 -22 -15 -25 Q-13 -19 -14 -17 Q-11 -14 -11 -12 Q-7 -8 -1 -8 Z"
        s.sketch(at, way, tint, 1, flip)
    way = "M-4.6 0.6 Q-2 -7 -2.6 -13 Q0 -15.4 2.6 -13 Q2.4 -7 5 0.6 Q0 2.4 -4.6 0.6 Z"
    s.sketch(at, way, s.fade("#ffe9a0", "#efb945", "#b97f2c", across=True))
    s.line([facing(at, 2, 12), facing(at, 6.4, 19)], "#e3a93c", 1.8)
    s.ball(facing(at, 0, 17), 2.5, 2.7, "#f3c65a")
    wreath = [
        facing(at, 7.4 + 3.2 * math.cos(i / 2), 22.4 + 3.4 * math.sin(i / 2)) for i in range(14)
    ]
    s.line(wreath, "#d99f35", 1.5)
