"""Draws shops: supermarket, hypermarket, department store, boutique and fine restaurant."""

import math

from kit import CREAM, SHIRTS, WARM, Point3, Scene, Side, dark, facing, lit, mid, plot, tone

STEEL, WINE, COPPER = "#c3cad4", "#a83f4a", "#6fae9a"
SQUARE = ((5, 5), (-5, 5), (-5, -5), (5, -5))
RED, AMBER, GREEN, BLUE, PLUM = "#d9493f", "#f0b84f", "#5fa65a", "#4f86b8", "#8a5aa0"


def cart(s: Scene, x: float, y: float, k: float, full: bool = False, grip: str = RED) -> None:
    """A shopping trolley that rolls along x, about 9 k long and 6 k wide."""
    low = [(x + 1.5 * k, y + k, 4.6 * k), (x + 8 * k, y + k, 4.6 * k)]
    low += [(a, y + 5 * k, z) for a, _, z in low[::-1]]
    top = [(x, y, 9.4 * k), (x + 9 * k, y, 9 * k)]
    top += [(x + 9 * k, y + 6 * k, 9 * k), (x, y + 6 * k, 9.4 * k)]
    s.shadow(x + k, y, 7 * k, 6 * k, 5 * k)
    for a, b, _ in (low[0], low[1], low[3], low[2]):
        s.post(a, b, 4.6 * k, k, "#8d96a4", 0.8 * k)
        s.ball((a, b, 0.8 * k), 0.9 * k, 0.9 * k, "#4a4552")
    s.face(low, STEEL)
    s.face([low[0], low[3], top[3], top[0]], "#9aa4b2", 0.55)
    s.face([low[0], low[1], top[1], top[0]], "#8d96a4", 0.55)
    if full:
        for i, tint in enumerate((GREEN, AMBER, RED, "#fff6e6", PLUM, BLUE)):
            a, b = x + (1.6 + i // 2 * 2.2) * k, y + (0.9 + i % 2 * 2.2) * k
            s.box(a, b, 5 * k, 2 * k, 1.9 * k, (4.6 + i * 7 % 4) * k, tint)
    for one, two in ((3, 2), (2, 1)):
        s.face([low[one], low[two], top[two], top[one]], "#eef2f6", 0.5)
        for i in range(5):
            ends = ((p[one], p[two]) for p in (low, top))
            bar = [tuple(u + (v - u) * i / 4 for u, v in zip(*e, strict=True)) for e in ends]
            s.line([(p[0], p[1], p[2]) for p in bar], "#8d96a4", 0.45 * k)
    s.line([*top, top[0]], "#8d96a4", 0.8 * k)
    s.line([(x, y, 9.4 * k), (x - k, y, 10.8 * k)], "#8d96a4", 0.8 * k)
    s.line([(x - k, y, 10.8 * k), (x - k, y + 6 * k, 10.8 * k)], grip, 1.3 * k)


def goods(s: Scene, x: float, y: float, z: float, w: float, rows: int) -> None:
    """Coloured wares on the shelves behind a left-hand pane."""
    for row in range(rows):
        s.left(y).panel(x, z + row * 6 - 0.8, w, 0.8, "#cdbfae")
        for i in range(int(w / 2.6)):
            tint = s.random.choice((*SHIRTS, "#fff6e6"))
            s.left(y).panel(x + i * 2.6, z + row * 6, 2, s.random.uniform(2.6, 4.4), tint)


@plot(201, "morning", "#dcd6ca", foot=189, clouds=((34, 42, 0.8), (206, 34, 0.8)))
def supermarket(s: Scene) -> None:
    """A flat store under a giant apple, fruit boxes before its panes, trolleys in a row."""
    s.paving(0, 0, 104, 80, "#e6dfd2", 8)
    s.patch(0, 80, 104, 24, "#a3a4ad")
    s.patch((8, 28, 48), 82, 1.3, 20, "#f9f5ea")
    s.shadow(8, 8, 76, 44, 30)
    s.tree(95, 12, 1.1)
    s.box(8, 8, 0, 76, 44, 22, "#fdf3df")
    for u, wide in ((10, 27), (57, 25)):
        s.left(52).window(u, 4, wide, 16, "#fff0bd", "#8b93a0", 0)
        goods(s, u + 1.4, 52, 6.4, wide - 3, 2)
    for u in (39, 47.4):
        s.left(52).panel(u, 0, 7.6, 20, s.fade("#ffe9ad", "#fff7dd"))
        s.left(52).shape(u, 0, ((0, 7), (5, 20), (7.6, 20), (0, 2)), "#ffffff", 0.5)
    s.right(84).window((13, 32), 7, 14, 10, "#ffe9ad", "#8b93a0", 2)
    s.flat_roof(8, 8, 22, 76, 44, "#4f9a55", "#d3d6c6", over=3, high=8)
    s.left(55).panel(5, 26.4, 82, 1.6, "#fff6dd")
    s.right(87).panel(5, 26.4, 50, 1.6, dark("#fff6dd"))
    s.set_out(s.roof_unit, ((66, 16, 28.4, 8), (14, 14, 28.4, 7)))
    s.ball((46, 32, 28.4), 17, 7, "#4d3a68", 0.25, dx=5)
    s.apple(44, 34, 29, 1.25)
    fruits = ("#dc4b3f", "#f29a3f", "#6fae55", "#f4ce55", "#8a5aa0", "#a9cc5a")
    for row, (y, z) in enumerate(((57, 5), (64, 1))):
        for i, x in enumerate((10, 19, 28, 60, 69, 78)):
            s.box(x, y, 0, 8.4, 6.4, z, "#b98558")
            s.crate(x, y, fruits[(i + row * 2) % 6], z=z, w=8.4, d=6.4, h=3.6)
    s.set_out(s.person, ((47, 58, "#4f8fc0", 1.2), (38, 73, "#f0708a", 1.25)))
    cart(s, 42, 70, 1.25, full=True)
    s.car(10, 88, "#5b9fc9")
    for i in range(7):
        cart(s, 60 + i * 3.8, 84, 1.25)
    s.set_out(s.person, ((94, 74, "#f0b84f", 1.2), (98, 76, "#e2604f", 0.85)))


def giant_cart(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A huge trolley full of parcels on a roof."""
    s.origin = (s.origin[0], s.origin[1] - z * s.scale)
    cart(s, x, y, k, full=True, grip="#e2604f")
    s.origin = (s.origin[0], s.origin[1] + z * s.scale)


@plot(205, "noon", "#9a9ca6", scale=1.08, foot=189, clouds=((30, 40, 0.8), (208, 30, 0.8)))
def hypermarket(s: Scene) -> None:
    """A store as long as its tile with a huge trolley on the gate and a full car park."""
    blue, yellow = "#3f78b8", "#f4c23f"
    s.paving(0, 40, 104, 10, "#e0dbd0", 5)
    house = s.house(3, 3, 98, 36, 20, "#f4f1ea", shade=16)
    house.band(13, 7, blue)
    for u in (6, 17, 73, 84):
        house.left.window(u, 2.4, 10, 9, "#fff0bd", "#8b93a0", 0)
        goods(s, u + 1.2, 39, 4.4, 8, 1)
    house.flat_roof("#fbf8f0", "#cfd3d6", over=1, high=3)
    s.roof_unit((8, 20, 84), 12, 21.4, 8)
    for x, y in ((10, 26), (22, 26), (80, 26), (90, 26)):
        s.box(x, y, 21.4, 8, 5, 2, "#bfe0ec", top="#dff2f8")
    s.box(32, 28, 0, 36, 14, 31, yellow)
    s.left(42).panel(36, 0, 28, 19, s.fade("#ffe9ad", "#fff7dd"))
    s.left(42).panel((36, 45, 54, 63), 0, 1.2, 19, "#8b93a0")
    s.left(42).shape(37, 0, ((0, 8), (8, 19), (16, 19), (0, 1)), "#ffffff", 0.4)
    s.left(42).panel(32, 22, 36, 6, mid(blue))
    giant_cart(s, 36, 26, 31.4, 3)
    car_park(s)


def car_park(s: Scene) -> None:
    """Two rows of cars, trolleys in their pens, trees and people with full trolleys."""
    tints = ("#e2604f", "#f4f0e6", "#5b9fc9", "#f0b84f", "#6aa86a", "#7a6fb0", "#c9ccd6", "#d98a68")
    for y in (54, 84):
        s.patch(s.row(4, 12, 9), y, 1, 18, "#f4f0e6")
    for i in (0, 1, 3, 4, 5):
        s.car(6.5 + i * 12, 55, tints[i], axis="y")
    for i in range(6):
        cart(s, 84 + i * 2.4, 60, 1.05, grip=RED)
    s.person(30, 46, size=1.1)
    s.person(72, 47, "#e2604f", 1.1)
    cart(s, 32, 75, 1.1, full=True)
    s.person(30, 78, "#9a78b8", 1.1)
    for i in (0, 2, 3, 5, 6):
        s.car(6.5 + i * 12, 85, tints[7 - i], axis="y")
    s.person(86, 78, "#4f8fc0", 1.1)
    s.set_out(s.tree, ((101, 50), (97, 96)), 0.75)


def mansard(
    s: Scene, x: float, y: float, z: float, w: float, d: float, h: float, slate: str, inset: float
) -> None:
    """A steep roof that ends in a flat one, on a box that ends at z."""
    s.box(x - 1.5, y - 1.5, z, w + 3, d + 3, 2, CREAM)
    a, b, t = x + w, y + d, inset
    low, high = z + 2, z + 2 + h
    top = [(x + t, y + t, high), (a - t, y + t, high), (a - t, b - t, high), (x + t, b - t, high)]
    s.face([(x, b, low), (a, b, low), top[2], top[3]], s.fade(lit(slate), slate))
    s.face([(a, y, low), (a, b, low), top[2], top[1]], s.fade(slate, dark(slate)))
    s.face(top, "#cfc6bc")
    s.face([(p + u, q + v, high) for (p, q, _), (u, v) in zip(top, SQUARE, strict=True)], "#bdb2ac")
    for i in range(1, 4):
        u, v = t * i / 4, low + h * i / 4
        s.line([(x + u, b - u, v), (a - u, b - u, v), (a - u, y + u, v)], dark(slate), 0.5, 0.6)
    s.line([top[3], top[2], top[1]], "#f4d58a", 1)


def show_window(s: Scene, side: Side, x: float, y: float, w: float, tint: str) -> None:
    """A display window of the department store with presents under an awning."""
    s.wall(side, x, y, 2).window(0, 0, w, 14, "#fff0bd", "#8d6a4a", 0)
    along = (w - 4) / 3
    for i in range(3):
        u, high = 2.2 + i * along, 4 + (i * 5 + round(x)) % 4
        colour = SHIRTS[(i * 3 + round(x + y)) % 7]
        spots = ((u, 2), (u + along - 0.8, 2), (u + along - 0.8, high + 2), (u, high + 2))
        s.wall(side, x, y, 1.6).shape(0, 0, spots, tone(colour, side))
    s.wall(side, x - 1, y, 20).awning(0, 0, w + 2, tint, stripes=5, out=5, drop=3.4)


@plot(202, "noon", "#dcd3c4", foot=190, clouds=((30, 40, 0.8), (208, 60, 0.7)))
def department_store(s: Scene) -> None:
    """A palace of trade of four storeys: a domed corner tower, display windows and flags."""
    stone = "#f0d7a6"
    s.paving(0, 0, 104, 104, "#e4dac8", 8)
    s.tree(97, 20, 0.9)
    s.shadow(8, 10, 70, 62, 46)
    s.box(8, 10, 0, 70, 60, 52, stone)
    for u in (11, 27, 43):
        show_window(s, "left", u, 70, 13, WINE)
    for v in (13, 28, 43):
        show_window(s, "right", 78, v, 12, WINE)
    for z in (22, 37):
        for u in range(5):
            s.left(70).arch(11 + u * 10, z + 1.5, 6.6, 11.5, "#a9cfe0" if u % 3 else WARM)
            s.right(78).arch(13 + u * 9, z + 1.5, 6, 11.5, "#a9cfe0" if u % 2 else WARM)
        s.band(8, 10, z - 1.4, 70, 60, 1.6, CREAM)
    mansard(s, 8, 10, 52, 70, 60, 11, COPPER, 6)
    skylight(s, 24, 24, 63)
    for i in range(4):
        s.flag(16 + i * 12, 62, 62, 14, (WINE, CREAM, AMBER, WINE)[i], 0.75)
        s.flag(70, 16 + i * 11, 62, 14, (WINE, AMBER, CREAM, WINE)[i], 0.75)
    s.shadow_round(73, 65, 10, 30)
    corner_tower(s, 72, 64, stone)
    for x, y, tint in ((20, 84, WINE), (44, 86, BLUE), (84, 84, ""), (90, 60, ""), (92, 36, GREEN)):
        s.person(x, y, tint, 1.15)
        s.box(x + 2.4, y + 0.6, 1.2, 2.4, 1.6, 3.4, s.random.choice(SHIRTS))
    s.person(50, 88, "#f0708a", 0.85)
    for x, y in ((8, 96), (30, 97), (58, 96), (97, 78), (97, 52)):
        s.cylinder(x, y, 0, 2.6, 3.4, "#8d6a4a", top="#6d4f3d", r_top=3)
        s.bush(x, y, 0.95, z=3)
    s.lamp(80, 96, 22)


def skylight(s: Scene, x: float, y: float, z: float) -> None:
    """A glass hip over the inner court."""
    s.box(x, y, z, 34, 28, 3, CREAM)
    a, b, low, high = x + 34, y + 28, z + 3, z + 14
    near, far = (a - 13, y + 14, high), (x + 13, y + 14, high)
    s.face([(x, b, low), (a, b, low), near, far], s.fade("#e6f6fa", "#9fd0e2"))
    s.face([(a, y, low), (a, b, low), near], "#7fb0c8")
    for i in range(7):
        u = i / 6
        s.line([(x + 34 * u, b, low), (x + 13 + 8 * u, y + 14, high)], CREAM, 0.7)
    for v in (7, 14, 21):
        s.line([(a, y + v, low), near], "#d9e3e6", 0.7)
    s.line([(x, b, low), far, near, (a, b, low)], CREAM, 0.9)


def corner_tower(s: Scene, x: float, y: float, stone: str) -> None:
    """The round corner with its entrance and dome."""
    s.cylinder(x, y, 0, 11, 60, stone)
    spot = (x + 7.8, y + 7.8, 0.0)
    for z, high in ((0.6, 15.0), (23.5, 11.0), (38.5, 11.0)):
        for dx in (-9.4, 0, 9.4):
            wide = 3.2 if dx == 0 else 2.5
            up = z + abs(dx) * 0.16
            way = f"M{-wide} 0 L{-wide} {-high + 3} Q0 {-high - 2} {wide} {-high + 3} L{wide} 0 Z"
            s.sketch(facing(spot, dx, up), way, CREAM, 1.25)
            s.sketch(facing(spot, dx, up), way, "#ffe9ad" if z < 1 or dx == 0 else "#a9cfe0")
    s.ring(x, y, (18, 35.6, 52), 11.3, 2, CREAM)
    s.ring(x, y, 20, 12.4, 1.6, WINE)
    s.ring(x, y, 56, 11.8, 4, "#e6c26a")
    s.dome(x, y, 60, 11, 17, COPPER, 5)
    s.cylinder(x, y, 76, 2.6, 4, CREAM)
    s.dome(x, y, 80, 3, 4, "#e6c26a")
    s.flag(x, y, 83, 12, WINE, 0.8)


def dress(s: Scene, spot: Point3, k: float, colour: str, doll: bool = True) -> None:
    """A dress as the viewer sees it, on a mannequin if asked for; spot is its foot."""
    if doll:
        s.line([spot, facing(spot, 0, 8 * k)], "#8d6a5a", 1.1 * k)
        s.ball(spot, 3 * k, 1.2 * k, "#8d6a5a")
        s.sketch(spot, "M-1.3 -20 L-1.3 -23 Q-2.6 -28 0 -28.4 Q2.6 -28 1.3 -23 Z", CREAM, k)
    body = "M-4.4 -21 L-1.6 -21 Q0 -18.6 1.6 -21 L4.4 -21 L2.7 -14 Q5 -8 7 -3.6 Q0 -1.4 -7 -3.6"
    s.sketch(spot, f"{body} Q-5 -8 -2.7 -14 Z", s.fade(lit(colour), colour, dark(colour)), k)
    s.sketch(spot, "M-2.9 -14.8 L2.9 -14.8 L2.6 -13 L-2.6 -13 Z", dark(colour), k)
    s.sketch(spot, "M-1.4 -12 L-0.4 -12 L-1.4 -2.6 L-3.4 -2.8 Z", lit(lit(colour)), k)


@plot(203, "evening", "#e6d3c8", foot=189, clouds=((36, 40, 0.8), (206, 44, 0.8)))
def boutique(s: Scene) -> None:
    """A small chic house: gowns in a great window, a dress on its sign, a rail outside."""
    wall, ink, rose = "#f6cfcf", "#4a4250", "#e2708f"
    s.paving(0, 0, 104, 104, "#ecdccf", 8)
    s.tree(10, 18, 1.05)
    s.shadow(18, 14, 58, 48, 46)
    s.tree(94, 16, 1.0, "#8bbd5f")
    s.box(18, 14, 0, 58, 48, 52, wall)
    left = s.left(62)
    left.panel(19, 0, 56, 33, mid(ink))
    s.right(76).panel(15, 0, 46, 33, dark(ink))
    left.window(21.5, 4, 38, 26, "#fff0c4", "#e6c26a", 0)
    for u, tint in ((28.6, "#d9493f"), (40.6, "#3f9a8e"), (52.4, "#8f6fc0")):
        dress(s, (u, 62, 5.8), 0.82, tint)
    left.door(63, 0, 9, 24, ink, frame="#e6c26a")
    s.right(76).window(19, 4, 38, 26, "#fff0c4", "#e6c26a", 0)
    for v, tint in ((25, "#f0a93f"), (37.6, rose), (50, BLUE)):
        dress(s, (76, v, 5.8), 0.82, tint)
    left.awning(18, 39, 58, rose, stripes=11, out=5, drop=4)
    s.right(76).awning(14, 39, 48, rose, stripes=9, out=5, drop=4)
    left.arch((22, 60), 38, 8, 12, WARM)
    for v in (20, 34, 48):
        s.right(76).arch(v, 38, 8, 12, "#cfe6ee" if v == 34 else WARM)
    mansard(s, 18, 14, 52, 58, 48, 12, "#7d7290", 7)
    s.ball((46, 62, 52), 14.6, 16, dark("#e6c26a"), dx=0.9)
    s.balls((46, 62, 52), (14, 15.4, "#f0cf7a"), (12.2, 13.6, "#fff8ee"))
    dress(s, (46, 62, 39.6), 0.98, rose, doll=False)
    rail(s, 16, 86)
    dress(s, (84, 84, 0), 0.95, "#f0b84f")
    s.person(60, 80, "#3f9a8e", 1.25)
    s.box(62.6, 81, 1.4, 3, 2, 4, rose)
    s.person(92, 70, ink, 1.2)
    for x in (96, 56):
        s.cylinder(x, 94, 0, 2.8, 4, ink, top="#6d4f3d", r_top=3.4)
        s.bush(x, 94, 1.15, z=4)


def rail(s: Scene, x: float, y: float) -> None:
    """Dresses on a rail along x."""
    s.shadow(x, y - 2, 26, 4, 12)
    for a in (x, x + 26):
        s.line([(a, y - 3, 0), (a, y + 3, 0)], "#d9b45f", 1.3)
        s.post(a, y, 0, 21, "#d9b45f", 1.3)
    s.line([(x, y, 21), (x + 26, y, 21)], "#d9b45f", 1.3)
    for i, tint in enumerate(("#e2708f", "#4f86b8", "#fff6ee", "#d9493f", "#6aa86a")):
        dress(s, (x + 3 + i * 5, y, 3.4), 0.8, tint, doll=False)


def cloche(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A giant silver cover on its plate."""
    s.cylinder(x, y, z, 12 * k, 1.6 * k, "#e6e9ee", r_top=15 * k)
    s.ball((x, y, z + 1.7 * k), 17 * k, 8.4 * k, "#cfd5de")
    s.dome(x, y, z + 1.6 * k, 11 * k, 17 * k, "#cdd4de")
    s.ring(x, y, z + 1.4 * k, 11.1 * k, 1.6 * k, "#f0cf7a")
    s.sketch((x, y, z), "M-10 -8 Q-9 -15 -3 -17 Q-7 -13 -7.4 -5 Z", "#ffffff", k)
    s.ball((x, y, z + 19.6 * k), 2.4 * k, 2.4 * k, dark("#f0cf7a"))
    s.ball((x, y, z + 19.8 * k), 2.1 * k, 2.1 * k, "#f6dc92", dx=-0.3)


def laid_table(s: Scene, x: float, y: float, z: float) -> None:
    """A table under a white cloth with a candle, wine and two guests."""
    s.shadow_round(x, y, 5, 5, z)
    s.set_out(s.person, ((x - 6, y - 1), (x, y - 6.5)), size=1, z=z, sits=True)
    s.cylinder(x, y, z, 4.8, 6.4, "#fffaf2", r_top=4.4)
    s.ball((x, y, z + 10), 6, 6, s.glow(("#ffe9a0", 0.85), ("#ffe9a0", 0)))
    s.post(x, y, z + 6.4, z + 9.4, "#fff3d6", 1)
    s.ball((x, y, z + 10.4), 0.8, 1.3, "#f6a23c")
    for dx in (-3.4, 3.4):
        s.ball((x, y, z + 7), 1.7, 0.9, "#dfe4ea", dx=dx)
        s.ball((x, y, z + 8.6), 0.9, 1.1, WINE, dx=dx * 0.6)


def lanterns(s: Scene, start: Point3, end: Point3, count: int) -> None:
    """A string of glowing paper lanterns between two points."""

    def hang(t: float) -> Point3:
        a, b, c = (p + (q - p) * t for p, q in zip(start, end, strict=True))
        return a, b, c - 7 * math.sin(math.pi * t)

    s.line([hang(i / 14) for i in range(15)], "#5a4650", 0.6)
    for i in range(count):
        a, b, c = hang((i + 0.5) / count)
        s.ball((a, b, c - 2.6), 6, 6, s.glow(("#ffd98a", 0.8), ("#ffd98a", 0)))
        s.ball((a, b, c - 2.6), 2.3, 2.6, ("#ffb84f", "#ff8f5a", "#ffe08a")[i % 3])
        s.ball((a, b, c - 2), 1, 1.2, "#fff6d8", dx=-0.5)


@plot(210, "dusk", "#8fb98a", foot=190, clouds=((30, 34, 0.8), (210, 44, 0.7)))
def restaurant(s: Scene) -> None:
    """A fine house under a silver cover, laid tables and lanterns on its terrace."""
    wall, trim = "#b0636a", "#3f5f58"
    s.grass(4, 4, 94, 44, 24)
    s.poplar(8, 12, 0.95)
    s.shadow(16, 8, 60, 38, 40)
    s.set_out(s.poplar, ((95, 12, 0.95), (97, 30, 0.85)))
    s.box(16, 8, 0, 60, 38, 34, wall)
    s.band(16, 8, 0, 60, 38, 6, trim)
    s.left(46).arch((20, 32, 56, 66), 8, 7, 20)
    s.right(76).arch((12, 23, 34), 8, 7, 20)
    s.left(46).door(44, 2.6, 8, 20, trim)
    s.left(46).awning(41.5, 31, 13, WINE, WINE, stripes=5, out=8, drop=5)
    mansard(s, 16, 8, 34, 60, 38, 10, trim, 6)
    cloche(s, 46, 27, 46, 1.22)
    s.house(5, 49, 94, 49, 2.6, "#dcc8ac", shade=3)
    for i in range(1, 12):
        s.line([(5 + i * 8, 49, 2.6), (5 + i * 8, 98, 2.6)], "#c4ad90", 0.5)
        s.line([(5, 49 + i * 4.1, 2.6), (99, 49 + i * 4.1, 2.6)], "#c4ad90", 0.5)
    z = 2.6
    lanterns(s, (8, 54, 32), (96, 54, 32), 9)
    s.post((8, 96), 54, z, 32, "#5a4650", 1.4)
    for x, y in ((18, 64), (40, 66), (66, 62), (88, 64), (28, 86), (54, 84), (82, 86)):
        laid_table(s, x, y, z)
    s.person(52, 66, "#3a3542", 1.25, z)
    s.ball((50.6, 67, z + 10.2), 2.8, 1.2, "#eef1f5", dx=-2)
    s.set_out(s.person, ((68, 80, "#3a3542", 1.25), (42, 88, "#d9493f", 1.2)), z)
    for x in (6, 60):
        s.box(x, 94, z, 34, 3.4, 3, "#8d6a4a")
        for i in range(8):
            s.bush(x + 2.4 + i * 4.2, 95.6, 0.55, ("#6aa457", "#84b95f")[i % 2], z=z + 2.6)
    s.post((8, 97), 96, z, 32, "#5a4650", 1.4)
    lanterns(s, (8, 96, 32), (97, 96, 32), 9)
