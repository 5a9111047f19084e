"""Draws stages and collections: cinemas, casino, theatre, concert hall, opera and museum."""

import math
from collections.abc import Sequence

from kit import CREAM, WARM, Point3, Scene, Side, dark, facing, lit, mid, mix, plot, tone

GOLD, INK, SILK, COPPER = "#e8bf5a", "#3d3850", "#c8353f", "#6fae9a"


def bulbs(s: Scene, start: Point3, end: Point3, count: int, r: float = 1.0) -> None:
    """A row of glowing bulbs from one point to another."""
    for i in range(count):
        share = i / (count - 1)
        a, b, c = (p + (q - p) * share for p, q in zip(start, end, strict=True))
        s.ball((a, b, c), r * 2.4, r * 2.4, s.glow(("#fff0a8", 0.9), ("#fff0a8", 0)))
        s.ball((a, b, c), r, r, "#fff8d8")


def neon(s: Scene, spots: Sequence[Point3], colour: str, thick: float = 1) -> None:
    """A glowing tube along points."""
    s.line(spots, colour, thick * 3.4, 0.3)
    s.line(spots, colour, thick * 1.6)
    s.line(spots, mix(colour, "#ffffff", 0.75), thick * 0.6)


def reel(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A film reel on a left wall."""
    for grow, fill in ((1.0, "#6d6a7c"), (0.92, "#dfe3ea"), (0.82, "#c3c9d4")):
        s.left(y).disc(x, z, r * grow, fill)
    for i in range(5):
        t = math.radians(90 + 72 * i)
        spot = (x + r * 0.5 * math.cos(t), y, z + r * 0.56 * math.sin(t))
        s.wall("left", *spot).disc(0, 0, r * 0.22, "#4a4660")
    s.left(y).disc(x, z, r * 0.13, "#4a4660")


def poster(s: Scene, side: Side, x: float, y: float, z: float, back: str, front: str) -> None:
    """A framed film poster with a sun and a hill."""
    frame = ((0, 0), (7, 0), (7, 10), (0, 10))
    wall = s.wall(side, x, y, z)
    wall.shape(0, 0, frame, tone(GOLD, side))
    inner = [(0.8 if u == 0 else u - 0.8, 0.8 if v == 0 else v - 0.8) for u, v in frame]
    wall.shape(0, 0, inner, tone(back, side))
    wall.shape(0, 0, ((0.8, 0.8), (6.2, 0.8), (6.2, 3), (3.4, 5.4)), tone(front, side))
    around = [(4.6 + 1.4 * math.cos(i * 0.9), 7 + 1.5 * math.sin(i * 0.9)) for i in range(7)]
    wall.shape(0, 0, around, tone("#fff3c4", side))


@plot(221, "dusk", "#d6cbc6", foot=190, clouds=((30, 40, 0.8), (210, 40, 0.7)))
def cinema(s: Scene) -> None:
    """An old picture palace: a marquee full of bulbs, a tower with a film reel, a red carpet."""
    wall, red = "#f0c79a", "#c8413f"
    s.paving(0, 0, 104, 104, "#e0d4cc", 8)
    s.shadow(14, 8, 66, 50, 38)
    s.tree(96, 14, 1.0)
    s.box(14, 8, 0, 66, 50, 36, wall)
    for i in range(4):
        s.right(80).panel(8, 24 + i * 3, 50, 1.2, dark(red if i % 2 else CREAM))
        s.left(58).panel(14, 26 + i * 2.6, 66, 1.1, mid(red if i % 2 else CREAM))
    s.flat_roof(14, 8, 36, 66, 50, CREAM, "#c9a890", over=1, high=3)
    s.roof_unit(66, 16, 37.4, 8)
    for v, (back, front) in zip(
        (14, 26, 38), (("#4f86b8", INK), ("#e2708f", "#7a4a90"), ("#f0a93f", SILK)), strict=True
    ):
        poster(s, "right", 80, v, 7, back, front)
    for i, (inset, high) in enumerate(((0, 50), (4, 58), (8, 65))):
        s.box(34 + inset, 40 + i * 2, 0, 26 - inset * 2, 19 + i, high, red if i == 1 else wall)
    s.left(58).panel(14, 0, 66, 17, mid("#7a3f48"))
    s.left(62.1).panel((36 - 1, 43 - 1, 50.4 - 1, 57.4 - 1), 0, 6, 15, s.fade("#ffe9ad", "#fff7dd"))
    s.left(61).panel(34, 27, 26, 8, mid(red))
    for u, back, front in (
        (17, "#4f86b8", INK),
        (26, "#f0a93f", SILK),
        (63, "#6aa86a", INK),
        (71, "#e2708f", "#7a4a90"),
    ):
        poster(s, "left", u, 58.2, 3, back, front)
    for u in (42.6, 51.4):
        neon(s, [(u, 63.4, 30), (u, 63.4, 62)], "#ff6f8f", 0.8)
    marquee(s, red)
    reel(s, 47, 63.8, 65, 15.5)
    blade(s, red)
    carpet(s)
    s.set_out(s.person, ((48, 78, ""), (46, 90, "#9a78b8"), (51, 91, "#4a4f66")), 1.15)
    s.set_out(s.person, ((66, 78, ""), (71, 80, ""), (76, 82, ""), (22, 82, "")), 1.15)
    s.set_out(s.person, ((28, 86, ""),), 1.15)
    s.lamp(8, 96, 22)
    s.car(88, 54, "#4f8f9a", axis="y")
    s.person(84, 88, "#f0b84f", 1.15)
    s.lamp(97, 90, 22)


def carpet(s: Scene) -> None:
    """A red carpet between golden posts with ropes."""
    s.flat([(40, 64), (56, 64), (56, 104), (40, 104)], GOLD)
    s.flat([(41.4, 64), (54.6, 64), (54.6, 104), (41.4, 104)], SILK)
    for y in (80, 94):
        for x in (37, 59):
            s.cylinder(x, y, 0, 1.2, 0.8, GOLD)
            s.post(x, y, 0, 8, GOLD, 1.2)
            s.ball((x, y, 8.4), 1.2, 1.2, lit(GOLD))
    for x in (37, 59):
        s.line([(x, 80, 7.4), (x, 87, 5), (x, 94, 7.4)], SILK, 1.1)


def marquee(s: Scene, red: str) -> None:
    """The projecting roof over the doors with a bright board and bulbs on every edge."""
    s.box(24, 60, 17, 46, 15, 11, red)
    s.left(75.1).panel(26.4, 19.4, 41.2, 6.2, "#fff8e2")
    s.right(70.1).panel(62.2, 19.4, 10.6, 6.2, mix(dark("#fff8e2"), "#fff8e2", 0.4))
    for row in (20.6, 23):
        u = 28.0
        while u < 62:
            wide = s.random.uniform(2, 6)
            s.left(75.2).panel(u, row, wide, 1.2, "#4a4460")
            u += wide + 1.4
    for z in (18, 27):
        bulbs(s, (24.6, 75, z), (69.6, 75, z), 16)
        bulbs(s, (70, 74.2, z), (70, 61, z), 6)


def blade(s: Scene, red: str) -> None:
    """A strip of film that stands out from the corner of the house."""
    s.box(76, 57, 20, 3, 10, 40, INK)
    for i in range(5):
        tint = ("#ffd98a", "#f0708a", "#7fc8dc", "#a9d97c", red)[i]
        s.right(79.1).panel(59.4, 22.4 + i * 7.5, 5.2, 5.6, mix(tint, "#ffffff", 0.15))
        for k in (0, 1):
            s.right(79.1).panel((57.7, 65.4), 22.8 + i * 7.5 + k * 3.6, 1, 1.6, CREAM)


def popcorn(s: Scene, x: float, y: float, k: float) -> None:
    """A giant striped tub of popcorn."""
    s.shadow_round(x, y, 8 * k, 22 * k)
    s.cylinder(x, y, 0, 6.6 * k, 20 * k, "#fffaf0", r_top=9 * k)
    for i in range(6):
        t, v = (math.radians(-38 + i * 32 + w) for w in (0, 16))
        low, high = (
            [(x + r * k * math.cos(a), y + r * k * math.sin(a), z) for a in (t, v)]
            for r, z in ((6.6, 0), (9, 20 * k))
        )
        s.face([*low, *high[::-1]], mix("#e2483d", dark("#d9493f"), 0.8 - 0.16 * i))
    spots = [(s.random.uniform(-11, 11), s.random.uniform(-3.6, 4)) for _ in range(30)]
    for dx, dz in sorted(spots, key=lambda p: -p[1]):
        up = 20 * k + (dz + 4 * math.cos(dx / 8)) * k
        tint = s.random.choice(("#fff6da", "#ffe9a8", "#fffdf2"))
        s.ball((x, y, up - 0.5 * k), 2.7 * k, 2.4 * k, "#e2bd6a", dx=dx * k)
        s.ball((x, y, up), 2.5 * k, 2.2 * k, tint, dx=dx * k - 0.3)


def frames(s: Scene) -> None:
    """Three screens in a strip of film along the front of the multiplex."""
    s.left(58.1).panel(8, 16, 72, 30, "#23203a")
    s.left(58.2).panel(s.row(9.4, 4, 18), (17.2, 43), 2, 1.8, "#fff6dd")
    for i, (top, low) in enumerate(
        (("#3a4f9a", "#8f7fd0"), ("#f6a06a", "#f8d98a"), ("#5fb0a0", "#bfe6b0"))
    ):
        u = 10 + i * 23.4
        s.left(58.2).panel(u, 20.4, 21.4, 21.2, s.fade(top, low))
        s.ball((u + 10, 58.2, 31), 16, 15, s.glow(("#ffffff", 0.35), ("#ffffff", 0)))
    rocket = ((-2.6, -8), (-2.6, 3), (0, 9), (2.6, 3), (2.6, -8))
    s.left(58.3).shape(20, 31, ((-5, -9), (-2.6, -3), (2.6, -3), (5, -9)), "#e2604f")
    s.left(58.4).shape(20, 31, rocket, "#f6f2ea")
    s.left(58.5).disc(20, 33, 1.5, "#4f86b8")
    s.left(58.4).shape(20, 31, ((-1.8, -8), (0, -10.4), (1.8, -8)), "#ffd257")
    for u, v in ((12, 24), (14, 37), (28, 26), (27, 38), (12.6, 31)):
        s.ball((u, 58.4, v), 0.6, 0.6, "#ffffff")
    beat = []
    for i in range(24):
        t = math.pi * i / 12
        up = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        beat.append((16 * math.sin(t) ** 3 * 0.42, up * 0.48))
    s.left(58.3).shape(44, 31.6, beat, "#e2405a")
    saurian = ((-8, -9), (-7, -3), (-2, -2), (0, 5), (4, 8.6), (8.4, 6.4), (8.4, 4), (4, 3.6))
    s.left(58.3).shape(67, 31, (*saurian, (5, -3), (6, -9), (3, -9), (1, -5), (-3, -9)), "#3f6f4f")
    s.ball((71.4, 58.4, 37.6), 0.7, 0.7, "#fff6da")


@plot(222, "dusk", "#b3b0bd", foot=190, clouds=((206, 66, 0.6),))
def multiplex(s: Scene) -> None:
    """A modern box with three screens, beams of light over it and a tub of popcorn before it."""
    skin = "#6a5fa8"
    s.paving(0, 0, 104, 104, "#c3bfca", 8)
    house = s.house(6, 8, 76, 50, 47, skin, shade=40)
    frames(s)
    s.left(58.1).panel(8, 0, 72, 14, s.fade("#ffe2a0", "#fff7dd"))
    s.left(58.2).panel(s.row(8, 7.9, 10), 0, 1, 14, "#4a4460")
    for i, tint in enumerate(("#ff6f8f", "#ffb84f", "#7fe0d8")):
        spots = [(82, 10, 22 + i * 8), (82, 40 + i * 5, 22 + i * 8), (82, 46 + i * 5, 16 + i * 8)]
        neon(s, spots, tint)
    house.right.windows(12, 3, 42, 10, 6, 1, (WARM, "#ffd98a"), 0.8)
    house.flat_roof("#4f4688", "#8d86b4", over=1, high=3)
    s.cylinder((18, 46, 70), 20, 48.4, 3, 4, INK, top="#fff6c8")
    for x, lean in ((18, -30), (46, 4), (70, 30)):
        for wide, clear in ((11, 0.16), (7, 0.18), (3, 0.24)):
            foot = (x, 20.0, 52.4)
            up = s.at(*foot)[1] / s.scale
            ends = [facing(foot, (lean + side * wide) * up / 50, up) for side in (1, -1)]
            s.face([facing(foot, -3, 0), facing(foot, 3, 0), *ends], "#fff6c8", clear)
    s.box(20, 58, 13, 48, 9, 2.4, "#ff7f6a")
    bulbs(s, (21, 67, 14.2), (67, 67, 14.2), 15, 0.8)
    s.flat([(32, 60), (56, 60), (56, 104), (32, 104)], "#7f74b4")
    popcorn(s, 86, 74, 1.3)
    for x, y in ((14, 74), (20, 78), (38, 76), (44, 84), (50, 80), (42, 96), (62, 86), (68, 96)):
        s.person(x, y, size=1.15)
    s.car(8, 92, "#f0b84f")
    s.lamp(97, 36, 20)


def die(s: Scene, x: float, y: float, z: float, a: float, eyes: tuple[int, int, int]) -> None:
    """A giant die; eyes on top, on the left and on the right."""
    s.box(x, y, z, a, a, a, "#fff6ee")
    spots: dict[int, tuple[tuple[float, float], ...]] = {
        1: ((0.5, 0.5),),
        2: ((0.25, 0.25), (0.75, 0.75)),
        3: ((0.22, 0.22), (0.5, 0.5), (0.78, 0.78)),
        5: ((0.24, 0.24), (0.24, 0.76), (0.5, 0.5), (0.76, 0.24), (0.76, 0.76)),
    }
    for u, v in spots[eyes[0]]:
        s.ball((x + a * u, y + a * v, z + a), a * 0.13, a * 0.07, "#d9304a")
    for u, v in spots[eyes[1]]:
        s.left(y + a).disc(x + a * u, z + a * v, a * 0.1, "#d9304a")
    for u, v in spots[eyes[2]]:
        s.right(x + a).disc(y + a * u, z + a * v, a * 0.1, dark("#d9304a"))


def roulette(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """An upright wheel of fortune in red and black with a golden rim."""
    s.ball((x, y, z), r * 1.5, r * 1.5, s.glow(("#ffd98a", 0.6), ("#ffd98a", 0)))
    for grow, fill in ((1.12, dark(GOLD)), (1.06, GOLD), (0.98, "#5a2f2a")):
        s.ball((x, y, z), r * grow, r * grow, fill, dx=1.2 if grow > 1.1 else 0)

    def at(turn: float, share: float) -> Point3:
        return facing((x, y, z), r * share * math.cos(turn), r * share * math.sin(turn))

    step = 2 * math.pi / 18
    for i in range(18):
        fill = "#3f9a5f" if i == 4 else ("#d9304a", "#2f2a3a")[i % 2]
        bow = [at(step * (i + k / 3), 0.95) for k in range(4)]
        s.face([*bow, at(step * (i + 1), 0.5), at(step * i, 0.5)], fill)
        s.line([at(step * i, 0.5), at(step * i, 0.95)], GOLD, 0.5)
    s.balls((x, y, z), (r * 0.52, r * 0.52, GOLD), (r * 0.46, r * 0.46, "#8f4a35"))
    for i in range(4):
        t = math.pi / 4 + math.pi / 2 * i
        s.line([at(t, 0), at(t, 0.36)], lit(GOLD), 1.6)
        s.ball(at(t, 0.36), 1.5, 1.5, lit(GOLD))
    s.ball((x, y, z), r * 0.14, r * 0.14, lit(GOLD))
    s.ball(at(1.0, 0.72), 1.6, 1.6, "#ffffff")
    for i in range(24):
        s.ball(at(2 * math.pi * i / 24, 1.03), 0.9, 0.9, "#fffbe0")


def palm(s: Scene, x: float, y: float, k: float) -> None:
    """A palm tree."""
    s.shadow_round(x, y, 4 * k, 20 * k)
    bend = [facing((x, y, 0), 0.012 * i * i * k, i * 3 * k) for i in range(9)]
    s.line(bend, "#8d674d", 2.4 * k)
    s.line([facing(p, -0.5 * k, 0) for p in bend], "#b98a63", 1.1 * k)
    top = bend[-1]
    for dx, up in ((9, 3), (-9, 3), (10, -4), (-10, -4), (4, 7), (-4, 7), (5, -8), (-5, -8)):
        way = f"M0 0 Q{dx * 0.5} {-up - 6} {dx} {-up + 3} Q{dx * 0.5} {-up} 0 0 Z"
        s.sketch(top, way, "#5fa65a" if dx < 0 else "#4a8a55", k)


def suit(s: Scene, x: float, kind: int) -> None:
    """A playing card on the front of the casino: heart, spade, diamond or club."""
    s.left(60.2).panel(x, 9, 9.6, 14.6, "#fffaf2")
    at = (x + 4.8, 60.3, 16.2)
    red, black = "#d9304a", "#2f2a3a"
    if kind == 2:
        s.wall("left", *at).shape(0, 0, ((0, 5.6), (3.6, 0), (0, -5.6), (-3.6, 0)), red)
        return
    up = -1 if kind == 0 else 1
    tint = red if kind == 0 else black
    if kind == 3:
        s.left(at[1]).disc(at[0], at[2] + 2.4, 1.9, tint)
        s.left(at[1]).disc((at[0] - 2, at[0] + 2), at[2] - 0.8, 1.9, tint)
    else:
        s.left(at[1]).disc((at[0] - 1.7, at[0] + 1.7), at[2] - 1.2 * up, 1.9, tint)
        s.wall("left", *at).shape(0, 0, ((-3.5, -0.4 * up), (0, 5 * up), (3.5, -0.4 * up)), tint)
    if kind:
        s.wall("left", *at).shape(0, 0, ((0, 0), (1.8, -5), (-1.8, -5)), tint)


@plot(223, "dusk", "#b9a8b8", foot=190, clouds=((28, 60, 0.6), (214, 60, 0.6)))
def casino(s: Scene) -> None:
    """A glittering house with a wheel of roulette on its roof, cards, neon and giant dice."""
    skin = "#8a4a8f"
    s.paving(0, 0, 104, 104, "#cdbccb", 8)
    s.shadow(10, 12, 66, 48, 34)
    palm(s, 94, 16, 1.15)
    s.box(10, 12, 0, 66, 48, 32, skin)
    for i, u in enumerate((13, 24.5, 52, 63.5)):
        suit(s, u, i)
    s.right(76).window((17, 30, 43), 8, 10, 15, "#ffd98a", GOLD, 1)
    s.flat_roof(10, 12, 32, 66, 48, GOLD, "#9a6a98", over=1.5, high=5)
    for z, tint in ((26.5, "#ff6fb0"), (29.4, "#6fe0f0")):
        neon(s, [(10, 60.2, z), (76.2, 60.2, z), (76.2, 12, z)], tint, 0.9)
    bulbs(s, (8.5, 61.5, 34.6), (77.5, 61.5, 34.6), 20)
    bulbs(s, (77.5, 60, 34.6), (77.5, 10.5, 34.6), 15)
    for dx in (-10, 10):
        s.line([facing((40, 34, 36), dx, 0), facing((40, 34, 46), dx * 0.5, 0)], GOLD, 2.4)
    roulette(s, 40, 34, 59, 20)
    s.box(34, 56, 0, 18, 5, 24, GOLD)
    s.left(61.2).panel(36.4, 0, 13.2, 19, s.fade("#ffe2a0", "#fff7dd"))
    s.left(61.3).panel(42.6, 0, 0.8, 19, "#8f5a35")
    s.flat([(36, 62), (50, 62), (50, 104), (36, 104)], SILK)
    s.cylinder(43, 64, 21, 11, 4, "#d9304a", top=GOLD)
    for i in range(9):
        t = math.radians(-45 + i * 22.5)
        s.ball((43 + 11 * math.cos(t), 64 + 11 * math.sin(t), 23), 1.1, 1.1, "#fff8d8")
    palm(s, 10, 74, 0.9)
    palm(s, 98, 44, 0.9)
    for x, y in ((22, 78), (27, 82), (42, 82), (46, 84), (44, 97), (88, 92)):
        s.person(x, y, s.random.choice(("#3a3542", "#d9304a", "#4f86b8", GOLD)), 1.15)
    for x, y, eyes in ((82, 66, (5, 1, 3)), (58, 80, (3, 5, 2))):
        s.shadow(x, y, 16, 16, 14)
        die(s, x, y, 0, 16, eyes)
    s.car(12, 92, "#3a3550")


def shell(
    s: Scene, x: float, start: float, end: float, w: float, h: float, glass: tuple[str, str]
) -> None:
    """A pointed white shell that grows along y and opens to the left with a front of glass."""

    def at(u: float, v: float) -> Point3:
        half, z = w / 2 * u**0.55, h * u**0.75 * (1 - abs(2 * v - 1) ** 1.55)
        return x + half * (2 * v - 1), start + (end - start) * u + 0.22 * z, z

    s.shadow(x - w / 2, start, w, end - start, h * 0.55)
    tiles = []
    for i in range(9):
        for k in range(12):
            u, v = i / 9, k / 12
            spots = [at(u, v), at(u, v + 1 / 12), at(u + 1 / 9, v + 1 / 12), at(u + 1 / 9, v)]
            (ax, ay), (bx, by), (cx, cy) = (s.at(*p) for p in (spots[0], spots[1], spots[2]))
            if (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0:
                tiles.append((sum(map(sum, spots)), v, spots))
    for _, v, spots in sorted(tiles, key=lambda tile: round(tile[0], 6)):
        s.face(spots, mix("#fffdf6", "#b9b2c6", max(0.0, (v - 0.36) * 1.5)))
    mouth = [at(1, k / 24) for k in range(25)]
    s.face(mouth, s.fade(*glass))
    for k in range(3, 22, 2):
        a, b, z = at(1, k / 24)
        s.line([(a, end, 0), (a, b, z)], "#fff6e6", 0.7, 0.8)
    s.line(mouth, "#fffdf6", 2)
    s.line([at(u / 8, 0.5) for u in range(9)], "#fffdf6", 1)


def violin(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A violin that stands upright."""
    body = "M0 0 C-10 0 -11 -8 -8.4 -11 C-6.6 -13 -6.6 -15 -7.6 -17 C-9.4 -22 -5 -27 0 -27"
    body += " C5 -27 9.4 -22 7.6 -17 C6.6 -15 6.6 -13 8.4 -11 C11 -8 10 0 0 0 Z"
    s.sketch(facing((x, y, z), 1.6 * k, 0), body, "#7a3f28", k)
    s.sketch((x, y, z), body, s.fade("#e29a55", "#c9713a", "#a8552f", across=True), k)
    for side in (-1, 1):
        hole = [(3.6, 8), (4.8, 10), (3.6, 13), (4.6, 15)]
        s.line([facing((x, y, z), side * u * k, v * k) for u, v in hole], "#4a2a20", 0.9 * k)
    s.sketch((x, y, z), "M-1.6 -20 L1.6 -20 L1.1 -41 L-1.1 -41 Z", "#4a332c", k)
    s.sketch((x, y, z), "M-1.8 -2 L1.8 -2 L2.4 -9 L-2.4 -9 Z", "#4a332c", k)
    s.sketch((x, y, z), "M-3 -11.4 L3 -11.4 L3 -12.4 L-3 -12.4 Z", "#f6e2b8", k)
    for dx in (-0.8, 0, 0.8):
        spots = [facing((x, y, z), dx * k, 9 * k), facing((x, y, z), dx * k, 40 * k)]
        s.line(spots, CREAM, 0.3 * k)
    s.ball((x, y, z + 42.6 * k), 2.2 * k, 2.4 * k, "#8f4f30")
    for v in (37, 40):
        spots = [facing((x, y, z), -3.2 * k, v * k), facing((x, y, z), 3.2 * k, v * k)]
        s.line(spots, "#4a332c", k)


def note(s: Scene, x: float, y: float, z: float, k: float, ink: str) -> None:
    """A pair of quavers as the viewer sees them."""
    s.sketch((x, y, z), "M-4.4 -16 L6.4 -18.4 L6.4 -14.6 L-4.4 -12.2 Z", ink, k)
    for dx, up in ((-4.0, 2.0), (6.0, 4.4)):
        s.line([facing((x, y, z), dx * k, up * k), facing((x, y, z), dx * k, 14 * k)], ink, 1.2 * k)
        s.ball((x, y, z + up * k), 3 * k, 2.3 * k, ink, dx=(dx - 2) * k)


@plot(224, "morning", "#b9cfa0", foot=190, clouds=((30, 50, 0.7), (212, 40, 0.7)))
def concert_hall(s: Scene) -> None:
    """White shells one behind the other on a broad flight of steps, a violin before them."""
    s.paving(0, 0, 104, 104, "#e6dccb", 8)
    s.shadow(4, 4, 82, 76, 6)
    s.box(4, 4, 0, 82, 74, 6, "#d9b79a")
    for i in range(4):
        s.box(14, 78 + i * 3, 0, 62, 3, 4.8 - i * 1.2, "#ecd6bf")
    s.origin = (s.origin[0], s.origin[1] - 6 * s.scale)
    shell(s, 34, 2, 38, 58, 66, ("#5f8cb4", "#ffd98a"))
    shell(s, 34, 26, 58, 46, 44, ("#5f8cb4", "#ffd98a"))
    shell(s, 34, 48, 74, 32, 25, ("#5f8cb4", "#ffd98a"))
    shell(s, 70, 8, 36, 34, 40, ("#5f8cb4", "#ffd98a"))
    shell(s, 70, 28, 54, 27, 27, ("#5f8cb4", "#ffd98a"))
    s.origin = (s.origin[0], s.origin[1] + 6 * s.scale)
    s.set_out(s.person, ((26, 94), (40, 96), (50, 93), (62, 97), (70, 94), (12, 92)), size=1.1)
    for y in (16, 34, 52):
        s.tree(96, y, 0.75)
    s.shadow(84, 84, 13, 13, 30)
    s.box(83, 82, 0, 13, 13, 5, "#d9cdbb")
    violin(s, 89.5, 88.5, 6.4, 0.95)
