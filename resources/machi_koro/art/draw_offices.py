"""Draws where papers are kept: publisher, tax office and loan office."""

import math
from itertools import pairwise

from kit import CREAM, GLASS, SHADOW, WARM, Point3, Scene, dark, facing, mid, mix, plot

GOLD, DEEP = "#f2c04a", "#a8742a"
SUITS = ("#4a4f66", "#5b6f96", "#7a6a78", "#8c5348")


def flat_coin(s: Scene, x: float, y: float, z: float, r: float, h: float = 1.6) -> None:
    """A coin that lies."""
    s.cylinder(x, y, z, r, h, "#d99a2f", top=GOLD)
    s.balls((x, y, z + h), (r * 1.1, r * 0.55, "#e0a93a"), (r * 1.0, r * 0.5, "#f8d675"))


def coin_heap(s: Scene, x: float, y: float, count: int, r: float = 4, z: float = 0) -> None:
    """A stack of coins."""
    s.shadow_round(x, y, r, count * 1.5, z)
    for i in range(count):
        flat_coin(s, x + 0.4 * math.sin(i * 2.1), y + 0.4 * math.cos(i * 1.7), z + i * 1.7, r)


def book(s: Scene, x: float, y: float, z: float, w: float, d: float, h: float, cover: str) -> None:
    """A lying book as large as a floor, its back to the left, its pages to the right."""
    s.box(x, y, z, w, d, 2.2, cover)
    s.box(x + 1, y + 2, z + 2.2, w - 4.4, d - 3, h - 4.4, "#fffaf0")
    pages = s.right(x + w - 3.4)
    pages.panel(y + 2, z + 2.2, d - 3, h - 4.4, "#f3e6cc")
    for i in range(1, int((h - 4.4) / 1.7)):
        pages.panel(y + 2, z + 2.2 + i * 1.7, d - 3, 0.5, "#b9a48c", 0.8)
    s.box(x, y, z + h - 2.2, w, d, 2.2, cover)
    back = s.left(y + d)
    back.panel(x, z, w, h, s.fade(mix(mid(cover), "#fff6e0", 0.16), mid(cover)))
    for u in (0.07, 0.13, 0.85, 0.91):
        back.panel(x + w * u, z, w * 0.018, h, mid("#f2cf6a"))


def open_book(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """An open book upon the roof with lines and a picture, its pages bent."""

    def page(side: int) -> None:
        def at(u: float, v: float, up: float = 0) -> Point3:
            bend = 7 * math.sin(math.pi * min(1.0, u * 0.8 + 0.12))
            return x + side * u * 21 * k, y + (v - 0.5) * 30 * k, z + (bend + up) * k

        shares = [i / 8 for i in range(9)]
        cover = [(x + side * 22 * k * u, y + 15.6 * k, z) for u in (0, 1)]
        s.face([*(at(u, 1) for u in shares), *reversed(cover)], mid("#e9dcc0"))
        if side > 0:
            s.face([at(1, 0), at(1, 1), cover[1], (cover[1][0], y - 15 * k, z)], dark("#e9dcc0"))
        for a, b in pairwise(shares):
            tint = mix("#fffaf0", "#d9c9b4", 0.75 * abs((a if side > 0 else 1 - a) - 0.45))
            s.face([at(a, 0), at(b, 0), at(b, 1), at(a, 1)], tint)
        for row in range(7):
            v = 0.14 + row * 0.12
            if side < 0 and row < 3:
                continue
            end = 0.86 if row % 3 else 0.7
            ink = [at(0.16 + (end - 0.16) * i / 6, v, 0.2) for i in range(7)]
            s.line(ink, "#7a7286", 1 * k, 0.85)
        if side < 0:
            for a, b in ((0.16, 0.5), (0.5, 0.84)):
                s.face(
                    [at(a, 0.1, 0.2), at(b, 0.1, 0.2), at(b, 0.4, 0.2), at(a, 0.4, 0.2)], "#7fb6d4"
                )
            s.face([at(0.2, 0.4, 0.3), at(0.42, 0.16, 0.3), at(0.6, 0.4, 0.3)], "#6aa86a")

    s.deck(x - 23 * k, y - 16 * k, z, 46 * k, 32 * k, dark("#c8483f"))
    s.left(y + 16 * k).panel(x - 23 * k, z - 1.6, 46 * k, 1.6, mid("#c8483f"))
    s.right(x + 23 * k).panel(y - 16 * k, z - 1.6, 32 * k, 1.6, dark(dark("#c8483f")))
    page(-1)
    page(1)


def quill(s: Scene, spot: Point3, k: float) -> None:
    """A white feather that writes, its tip at the spot."""
    way = "M0 0 Q4 -10 8 -16 Q6 -30 24 -46 Q30 -32 22 -22 Q17 -14 9 -14 Q4 -7 1 0 Z"
    s.sketch(facing(spot, 1, -1), way, "#8d7aa0", k, opacity=0.35)
    s.sketch(spot, way, s.fade("#ffffff", "#e3e6f2", "#b9bfd6", across=True), k)
    s.line([spot, facing(spot, 9 * k, 16 * k), facing(spot, 20 * k, 38 * k)], "#8d7a9c", 0.9 * k)
    s.line([facing(spot, 0, 0), facing(spot, 2 * k, 5 * k)], "#3f3a4c", 1.3 * k)


@plot(101, "morning", "#d6d2be", scale=1.03, foot=190, clouds=((30, 44, 0.8), (214, 60, 0.8)))
def publisher(s: Scene) -> None:
    """A house of giant books, an open one with a quill upon it, papers and a kiosk before it."""
    s.paving(0, 0, 104, 104, "#e3ddcd", 8)
    s.patch(4, 3, 96, 7, "#a3c985", r=3)
    s.set_out(s.tree, ((7, 10), (98, 10)), 0.9)
    s.shadow(16, 10, 64, 48, 44)
    book(s, 16, 10, 0, 64, 48, 19, "#c8483f")
    book(s, 22, 12, 19, 56, 42, 13.5, "#2f8f8a")
    book(s, 18, 14, 32.5, 58, 40, 12, "#e6a93f")
    left = s.left(58)
    left.door(43, 0, 11, 16, "#6d3a34", WARM)
    left.window((28, 62), 5, 9, 10, WARM)
    s.left(54).window(s.row(32, 13, 3), 22, 9, 7.4, WARM)
    s.left(54).window((32, 48), 35, 10, 6.4, WARM)
    open_book(s, 46, 33, 46.1, 0.88)
    quill(s, (52, 35, 51), 0.72)
    kiosk(s, 86, 44)
    for x, y, rows in ((10, 74, 5), (24, 70, 3), (12, 90, 4)):
        papers(s, x, y, rows)
    roll_of_paper(s, 78, 88)
    roll_of_paper(s, 91, 82)
    s.set_out(s.person, ((50, 76, "#4f8fc0"), (62, 70, "#9a78b8"), (36, 84, "#e2604f")), 1.25)
    reader(s, 54, 92)


def papers(s: Scene, x: float, y: float, rows: int) -> None:
    """A bundle of newspapers, tied."""
    s.shadow(x, y, 11, 9, rows * 2)
    for i in range(rows):
        s.box(x, y, i * 2.2, 11, 9, 2, ("#fbf6ea", "#e9e2d2")[i % 2])
    z = rows * 2.2
    s.deck(x + 1, y + 1, z, 9, 1.4, "#5f5a6c")
    s.deck(x + 1, s.row(y + 3.4, 1.3, 4), z, 4, 0.6, "#9a94a0")
    s.deck(x + 5.8, y + 3.4, z, 4.2, 4.2, "#7fb6d4")
    s.left(y + 9).panel(x + 5, 0, 0.8, z, "#c8483f")


def roll_of_paper(s: Scene, x: float, y: float) -> None:
    """A great roll of paper that stands."""
    s.drum(x, y, 5.4, 12, "#f6f0e2", shade=12)
    s.balls((x, y, 12), (5.4, 2.7, "#d9cfbd"), (4.4, 2.2, "#fffaf0"), (1.8, 0.9, "#8d7a68"))


def reader(s: Scene, x: float, y: float) -> None:
    """Somebody who reads the news on a bench."""
    s.bench(x - 5, y - 1, long=12)
    s.person(x, y, "#6aa86a", 1.25, 2, sits=True)
    s.left(y + 4).panel(x - 3.4, 5, 6.8, 4.8, "#fffaf0")
    s.left(y + 4.1).panel(x - 2.8, s.row(6, 1.2, 3), 2.4, 0.5, "#8d8796")


def kiosk(s: Scene, x: float, y: float) -> None:
    """A round kiosk full of magazines."""
    s.drum(x, y, 8, 17, "#3f7f6a", shade=22)
    for dx, tints in (
        (-7, ("#e2604f", "#f2c33f")),
        (-2.4, ("#4f8fc0", "#fffaf0")),
        (2.4, ("#ec8f6e", "#9a78b8")),
        (7, ("#6aa86a", "#e2604f")),
    ):
        for i, tint in enumerate(tints):
            s.sketch(
                facing((x + 5, y + 5, 0), dx, 4 + i * 6), "M-1.9 0 L-1.9 -5 L1.9 -5 L1.9 0 Z", tint
            )
    s.cylinder(x, y, 17, 10, 2, "#f2c04a")
    s.dome(x, y, 19, 9.4, 9, "#3f7f6a", 4)


def half_coin(s: Scene, x: float, y: float, z: float, r: float, side: int) -> None:
    """One half of an upright giant coin, the cut towards the other one."""
    turns = [math.pi * (0.5 + side * i / 18) for i in range(19)]
    spot = (x, y, z)

    def ring(far: float, dx: float = 0, dz: float = 0) -> list[Point3]:
        return [facing(spot, far * r * math.cos(t) + dx, far * r * math.sin(t) + dz) for t in turns]

    s.face(ring(1, 3.4, -1.6), "#8f5f1c")
    if side > 0:
        cut = [
            facing(spot, 0, r),
            facing(spot, 3.4, r - 1.6),
            facing(spot, 3.4, -r - 1.6),
            facing(spot, 0, -r),
        ]
        s.face(cut, "#c98a2a")
    s.face(ring(1), s.fade("#ffe48f", GOLD, "#d99a2f"))
    s.face(ring(0.84), "#d99a2f")
    s.face(ring(0.78), s.fade("#f8d675", "#efbb45"))
    for i in range(1, 18):
        t = turns[i]
        s.line(
            [facing(spot, f * r * math.cos(t), f * r * math.sin(t)) for f in (0.9, 0.97)],
            DEEP,
            0.5,
            0.6,
        )


@plot(102, "dusk", "#cdc9c2", scale=1.03, foot=190, clouds=((28, 50, 0.7), (214, 70, 0.7)))
def tax_office(s: Scene) -> None:
    """A severe grey house with bars, a giant coin cut in two before its steps, a long queue."""
    stone, slate = "#a9a7ba", "#5f5f7c"
    s.paving(0, 0, 104, 104, "#d6d1ca", 8)
    s.shadow(12, 8, 78, 40, 48)
    house = s.house(12, 8, 78, 38, 50, stone, shade=0)
    house.band(0, 6, "#7f7d94")
    house.band(24, 1.6, "#c9c7d4")
    house.band(46, 4, "#c9c7d4")
    for z in (9, 28):
        for u in (16, 27, 66, 77):
            barred(s, "left", u, 46, z)
        for y in (12, 23, 34):
            barred(s, "right", y, 90, z)
    front(s)
    house.flat_roof("#8d8ba2", "#9d9cae", over=2, high=4)
    s.box(36, 12, 52, 30, 22, 7, slate)
    s.flat_roof(36, 12, 59, 30, 22, "#8d8ba2", "#9d9cae", over=1, high=2)
    s.flag(51, 23, 59, 15, "#c8483f")
    for i in range(5):
        s.box(34 - i, 54 + i * 2.2, 0, 34 + i * 2, 2.4, 6 - i * 1.2, "#c3c0cc")
    half_coin(s, 22, 78, 26, 21, 1)
    half_coin(s, 38, 86, 21, 21, -1)
    queue = ((60, 66), (67, 67), (74, 69), (81, 70), (88, 72), (95, 74))
    for i, (x, y) in enumerate(queue):
        s.person(x, y, ("#e2604f", "#4f8fc0", "#f0b84f", "#6aa86a", "#ec8f6e", "#9a78b8")[i], 1.3)
        sack(s, x + 3.6, y + 1.6, 0.62)
    s.person(50, 60, "#3f3b48", 1.35)
    for x, y, count in ((66, 92, 4), (76, 94, 2), (58, 96, 3)):
        coin_heap(s, x, y, count)
    s.lamp(97, 96, 22)


def barred(s: Scene, side: str, u: float, v: float, z: float) -> None:
    """A window behind bars."""
    wall = s.left(v) if side == "left" else s.right(v)
    wall.window(u, z, 7, 13, "#ffe6a3" if (u + z) % 3 < 1 else "#9fb4c8", "#d9d7e2", 0)
    wall.panel((u + 1.6, u + 3.3, u + 5), z + 1, 0.5, 11, "#4a4860")
    wall.panel(u, z + 6, 7, 0.6, "#4a4860")


def front(s: Scene) -> None:
    """The portal: four heavy pillars, a dark gate and a gable with a shield."""
    s.box(34, 46, 0, 34, 8, 6, "#c3c0cc")
    s.left(46).panel(44, 6, 14, 24, "#3f3a50")
    s.left(46).panel(45.4, 6, 5.2, 22, "#6d4a48")
    s.left(46).panel(51.4, 6, 5.2, 22, "#6d4a48")
    for x in (37, 45, 57, 65):
        s.cylinder(x, 51, 6, 2.3, 30, "#d3d1de", r_top=2)
    s.box(33, 45, 36, 36, 10, 4, "#d3d1de")
    s.gable(33, 45, 40, 36, 10, 11, "#7f7d94", "#d3d1de", axis="y", over=1.5)
    shield = ((-4, 4), (4, 4), (4, -1), (0, -5), (-4, -1))
    s.left(55.4).shape(51, 44, shield, mid("#c8483f"))
    s.left(55.5).shape(51, 44, ((-1, 4), (1, 4), (1, -4), (-1, -4)), mid(CREAM))


def sack(s: Scene, x: float, y: float, k: float) -> None:
    """A bag of money with a coin upon it."""
    s.shadow_round(x, y, 4 * k, 8 * k)
    s.sketch((x, y, 0), "M-7 0 Q-9 -9 -3 -13 L3 -13 Q9 -9 7 0 Q0 3 -7 0 Z", s.shaded("#b98a58"), k)
    s.sketch((x, y, 0), "M-3 -13 Q-6 -18 -3 -18 L3 -18 Q6 -18 3 -13 Z", "#a3744a", k)
    s.balls(facing((x, y, 0), 0, 6 * k), (3.6 * k, 3.6 * k, DEEP), (3 * k, 3 * k, "#f8d675"))


def piggy(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A giant piggy bank that looks to the left, a coin above its slot."""
    spot, pink = (x, y, z), "#f59bb0"
    deep = dark(pink)
    for dx in (-12, 13):
        s.sketch(
            facing(spot, dx * k, 2 * k),
            "M-4 -6 L-3.4 2 Q0 3.6 3.4 2 L4 -6 Z",
            mix(deep, SHADOW, 0.2),
            k,
        )
    s.line(
        [
            facing(spot, (25 + 3 * math.cos(i / 2)) * k, (20 + 3 * math.sin(i / 2)) * k)
            for i in range(14)
        ],
        deep,
        1.8 * k,
    )
    coin = facing(spot, 3 * k, 42 * k)
    s.ball(facing(coin, 1.2 * k, -0.4 * k), 8.4 * k, 8.6 * k, DEEP)
    s.balls(
        coin, (8.4 * k, 8.6 * k, GOLD), (6.6 * k, 6.8 * k, "#d99a2f"), (6 * k, 6.2 * k, "#f8d675")
    )
    percent(s, facing(coin, 0, 0.8 * k), k)
    skin = s.glow(("#ffd3dc", 1), (pink, 1), ("#d96f90", 1), cx=0.36, cy=0.26, reach=0.75)
    s.ball(facing(spot, 0, 19 * k), 25 * k, 18 * k, skin)
    for dx in (-10, 10):
        s.sketch(facing(spot, dx * k, 0), "M-5 -8 L-4.4 0 Q0 2.6 4.4 0 L5 -8 Z", s.shaded(pink), k)
        s.ball(facing(spot, dx * k, -0.2 * k), 4.3 * k, 1.6 * k, "#b9587a")
    s.sketch(spot, "M-12 -33 Q-17 -42 -20 -40 Q-22 -35 -19 -29 Z", "#e07f9c", k)
    s.sketch(spot, "M-4 -35 Q-5 -44 -9 -44 Q-13 -40 -12 -33 Z", pink, k)
    s.sketch(spot, "M-6 -36 Q-7 -41.6 -9 -42 Q-11 -39 -10.6 -35 Z", "#d96f90", k)
    s.ball(facing(spot, -24 * k, 17 * k), 6.4 * k, 7 * k, "#d96f90")
    s.ball(facing(spot, -25 * k, 17.4 * k), 5.6 * k, 6.2 * k, "#ffb7c6")
    for dz in (19.4, 15.4):
        s.ball(facing(spot, -26 * k, dz * k), 1.1 * k, 1.5 * k, "#a84f70")
    s.balls(facing(spot, -15 * k, 24 * k), (2 * k, 2.4 * k, "#3f3040"), (0.1, 0.1, "#3f3040"))
    s.ball(facing(spot, -15.6 * k, 25 * k), 0.7 * k, 0.8 * k, "#ffffff")
    s.ball(facing(spot, -12 * k, 17 * k), 3 * k, 2 * k, "#ff8fa8", 0.7)


def percent(s: Scene, spot: Point3, k: float) -> None:
    """The sign of interest."""
    s.line([facing(spot, -2.6 * k, -3.2 * k), facing(spot, 2.6 * k, 3.2 * k)], DEEP, 1.3 * k)
    for dx, dz in ((-2.6, 2.2), (2.6, -2.2)):
        at = facing(spot, dx * k, dz * k)
        s.balls(at, (1.8 * k, 1.8 * k, DEEP), (0.8 * k, 0.8 * k, "#f8d675"))


@plot(103, "noon", "#b9cf9e", scale=1.03, foot=190, clouds=((30, 36, 0.8), (214, 50, 0.8)))
def loan_office(s: Scene) -> None:
    """A small bank with green columns, a giant piggy bank upon its roof and stacks of coins."""
    stone, green = "#f3ead6", "#3f8f6a"
    s.paving(0, 0, 104, 104, "#e6decd", 8)
    s.patch(3, 3, 98, 8, "#9fc97e", r=3)
    s.set_out(s.conifer, ((8, 12), (97, 12)), 0.85)
    house = s.house(18, 12, 58, 38, 22, stone, shade=40)
    house.band(0, 4, "#c9bfa8")
    house.left.panel(40, 4, 14, 15.6, "#2f5f4a")
    house.left.panel(41.2, 4, 5.4, 14.4, mid("#d9a94f"))
    house.left.panel(47.4, 4, 5.4, 14.4, mid("#d9a94f"))
    house.left.window((23, 62), 7, 10, 11, WARM)
    for y in (17, 34):
        house.right.window(y, 7, 11, 11, GLASS)
    s.box(18, 50, 0, 58, 8, 4, "#e0d5c0")
    for x in (21, 33, 61, 73):
        s.cylinder(x, 54.5, 4, 2.6, 2, "#fffaf0")
        s.cylinder(x, 54.5, 6, 2.1, 12, green, r_top=1.8)
        s.cylinder(x, 54.5, 18, 2, 2, "#fffaf0", r_top=2.8)
    s.box(16, 10, 20, 62, 50, 4, "#fffaf0")
    s.box(16, 10, 24, 62, 50, 3, green)
    s.flat_roof(16, 10, 27, 62, 50, "#fffaf0", "#e0d8c6", over=0.5, high=3)
    s.ball((48, 36, 29), 26, 10, SHADOW, 0.16)
    piggy(s, 47, 35, 32, 0.93)
    for i in range(3):
        s.box(38 - i * 1.5, 58 + i * 2.2, 0, 18 + i * 3, 2.4, 4 - i * 1.3, "#e0d5c0")
    for x, y, count, r in (
        (14, 74, 4, 5.6),
        (26, 82, 8, 5.6),
        (12, 90, 2, 5.6),
        (84, 62, 6, 5.6),
        (94, 72, 3, 5.6),
        (28, 96, 1, 5.6),
    ):
        coin_heap(s, x, y, count, r)
    s.set_out(
        s.person, ((46, 74, "#4f8fc0", 1.3), (52, 78, "#ec8f6e", 1.3), (74, 80, "#5b6f96", 1.3))
    )
    briefcase(s, 78, 82)
    sack(s, 90, 90, 1)
    s.lamp(62, 92, 22)
    s.bush(98, 44, 0.9)


def briefcase(s: Scene, x: float, y: float) -> None:
    s.box(x, y, 0, 6, 2, 4.4, "#8f5a41")
    s.line(
        [(x + 2, y + 1, 4.6), (x + 2, y + 1, 6), (x + 4, y + 1, 6), (x + 4, y + 1, 4.6)],
        "#5f3a30",
        0.7,
    )
