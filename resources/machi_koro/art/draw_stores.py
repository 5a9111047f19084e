"""Draws the shops of the Großstadt: flowers and the general store."""

import math

from kit import CREAM, WARM, WOOD, Scene, dark, facing, lit, mid, mix, plot

PETALS = ("#ec6fa0", "#f2c33f", "#f7f1e6", "#e2483d", "#a06fd0", "#ff9a5f")


def blossom(s: Scene, x: float, y: float, z: float, r: float, tint: str, petals: int = 10) -> None:
    """A giant daisy that looks at the viewer."""
    spot = (x, y, z)
    petal = ((0.2, 0.06), (0.6, 0.2), (0.86, 0.2), (0.98, 0.1), (1, 0))
    edge = [*petal, *((a, -b) for a, b in petal[-2::-1])]
    deep = mix(tint, dark(tint), 0.6)
    for turn, far, fill, bright in ((0.5, 0.98, deep, tint), (0.0, 1.0, tint, lit(tint))):
        for i in range(petals):
            t = 2 * math.pi * (i + turn) / petals
            u, v = math.cos(t), math.sin(t)
            for share, paint in ((1.0, fill), (0.72, bright)):
                ring = [((a - 0.06) * far, b * share) for a, b in edge]
                spots = [facing(spot, (a * u - b * v) * r, (a * v + b * u) * r) for a, b in ring]
                s.face(spots, paint)
    s.balls(spot, (r * 0.36, r * 0.36, "#c98a2f"), (r * 0.31, r * 0.31, "#f6c244"))
    for i in range(10):
        t, far = i * 2.4, r * 0.24 * math.sqrt((i + 0.5) / 10)
        s.ball(facing(spot, far * math.cos(t), far * math.sin(t)), r * 0.035, r * 0.035, "#c98a2f")


def bunch(s: Scene, x: float, y: float, z: float, tints: tuple[str, ...], k: float = 1) -> None:
    """A vase with a round bunch of flowers."""
    s.cylinder(x, y, z, 2.2 * k, 6 * k, "#8fa9bc", r_top=3 * k)
    s.ball((x, y, z + 9 * k), 5.6 * k, 4.2 * k, "#5f9f57")
    s.ball((x, y, z + 9.6 * k), 4.8 * k, 3.4 * k, "#7db85e")
    for i in range(9):
        t, far = i * 2.4 + x, 4.6 * k * math.sqrt((i + 0.4) / 9)
        spot = facing((x, y, z + 10 * k), far * math.cos(t), far * 0.8 * math.sin(t))
        tint = tints[i % len(tints)]
        s.ball(spot, 1.8 * k, 1.65 * k, mix(tint, dark(tint), 0.5 * (i % 2)))
        s.ball(spot, 0.7 * k, 0.6 * k, mix(tint, "#fff3c4", 0.6))


def steps_of_flowers(s: Scene, x: float, y: float, w: float, rows: int) -> None:
    """Wooden steps before the left wall, full of vases."""
    s.shadow(x, y, w, rows * 6, 8)
    for row in range(rows):
        high = (rows - row) * 4.6 - 2
        s.box(x, y + row * 6.4, 0, w, 6.4, high, "#d9b080")
        count = int(w / 7.4)
        for i in range(count):
            pair = (PETALS[(i + row * 2) % 6], PETALS[(i + row * 2 + 1) % 6])
            bunch(s, x + 4 + i * w / count, y + row * 6.4 + 3.2, high, pair, 0.84)


@plot(81, "morning", "#e9dccb", scale=1.03, foot=190, clouds=((40, 40, 0.9), (212, 60, 0.7)))
def flower_shop(s: Scene) -> None:
    """A lilac shop with steps full of bunches, a giant blossom upon its roof."""
    wall, frame = "#cdb8e0", "#fffaf0"
    s.paving(0, 0, 104, 104, "#eadfce", 8)
    s.patch(4, 4, 96, 8, "#a3c985", r=3)
    s.tree(8, 12, 0.95, "#8bbd5f")
    s.tree(97, 10, 0.9)
    house = s.house(22, 12, 52, 42, 29, wall, shade=40)
    house.band(0, 4, "#8f78a8")
    house.left.window(25, 6, 20, 17, "#dff0e4", frame, 0)
    for i in range(9):
        s.ball((27.4 + i * 2, 54, 9 + (i % 3) * 3.4), 1.9, 1.7, PETALS[i % 6])
        s.ball((27.4 + i * 2, 54, 9.4 + (i % 3) * 3.4), 0.8, 0.6, "#fff3dc")
    house.left.door(51, 0, 12, 22, "#4f8f6a", WARM)
    house.left.panel(66, 6, 6, 14, frame)
    house.right.window((17, 36), 8, 13, 14, "#dff0e4", frame, 1)
    for y in (16, 35):
        s.box(74, y, 5.4, 3, 15, 3, "#a8694a")
        for i in range(6):
            s.ball((76, y + 1.4 + i * 2.5, 9.4), 1.9, 1.6, PETALS[i % 6])
    house.left.awning(22, 29, 52, "#ec6fa0", stripes=9, out=10)
    house.flat_roof("#fffaf0", "#8fbf72", over=2, high=5)
    for i in range(8):
        s.bush(24 + i * 6.6, 15, 0.75, ("#6aa957", "#84b95f")[i % 2], z=32)
    s.cylinder(46, 35, 32, 8, 7, "#c9744f", top="#6a4636", r_top=10)
    s.cylinder(46, 35, 38, 10.6, 2.4, "#d98a62", top="#6a4636")
    s.line([(46, 35, 40), facing((46, 35, 50), -1, 0), (46, 35, 54)], "#4f8f47", 3)
    for flip in (False, True):
        s.sketch(
            (46, 35, 44), "M0 0 Q7 -12 18 -9 Q13 1 0 2 Z", "#6fb257" if flip else "#5f9f4f", 1, flip
        )
    blossom(s, 46, 35, 57, 19.5, "#ff7fae")
    for i in range(7):
        s.bush(75, 14 + i * 6, 0.7, ("#6aa957", "#84b95f")[i % 2], z=32)
    steps_of_flowers(s, 14, 60, 34, 3)
    steps_of_flowers(s, 66, 62, 24, 2)
    s.set_out(s.person, ((54, 66, "#6aa86a", 1.25), (52, 88, "#4f8fc0", 1.25)))
    bicycle(s, 72, 90)
    for x, y, tint in ((90, 30, "#e2483d"), (92, 44, "#f2c33f"), (10, 40, "#a06fd0")):
        tub_tree(s, x, y, tint)


def tub_tree(s: Scene, x: float, y: float, tint: str) -> None:
    """A small tree in bloom, in a pot."""
    s.cylinder(x, y, 0, 3, 5, "#c9744f", top="#6a4636", r_top=3.8)
    s.fruit_tree(x, y, 0.72, tint, "#7db85e", 11)


def bicycle(s: Scene, x: float, y: float) -> None:
    """A bicycle with a basket of flowers, along x."""
    ink = "#3f8f7d"
    s.shadow(x, y - 1, 20, 2, 4)
    for u in (2, 17):
        turns = [2 * math.pi * i / 18 for i in range(19)]
        s.line([(x + u + 4 * math.cos(t), y, 4.4 + 4.4 * math.sin(t)) for t in turns], "#4a4552", 1)
    s.line(
        [(x + 2, y, 4.4), (x + 6, y, 10), (x + 15, y, 10), (x + 9, y, 4.4), (x + 6, y, 10)],
        ink,
        1.2,
    )
    s.line([(x + 17, y, 4.4), (x + 15, y, 13), (x + 12, y, 13.6)], ink, 1.2)
    s.box(x + 15, y - 2.4, 9, 6, 5, 4, "#c99a68")
    for i in range(7):
        s.ball((x + 16 + i % 4 * 1.4, y - 1 + i % 3, 13.6 + i % 2), 1.7, 1.5, PETALS[i % 6])
    s.line([(x + 4.6, y, 12), (x + 8, y, 12)], "#6d4238", 1.6)


def jar(s: Scene, x: float, y: float, z: float, r: float, filled: str) -> None:
    """A jar of sweets with its lid."""
    s.cylinder(x, y, z, r, r * 2.2, mix(filled, "#ffffff", 0.25))
    for i in range(7):
        spot = facing((x, y, z + r), (i % 3 - 1) * r * 0.8, (i // 3) * r * 0.6 - r * 0.4)
        s.ball(spot, r * 0.3, r * 0.28, (filled, lit(lit(filled)))[i % 2])
    s.cylinder(x, y, z + r * 2.2, r * 0.9, r * 0.5, "#d9483f")


def scales(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A shop's pair of scales that looks at the viewer, with fruit and with weights."""
    spot, brass, deep = (x, y, z), "#e6b548", "#9a6a22"

    def bar(points: list[tuple[float, float]], thick: float, fill: str) -> None:
        s.line([facing(spot, u * k, v * k) for u, v in points], fill, thick * k)

    s.sketch(spot, "M-11 0 Q0 4 11 0 L7 -4 L-7 -4 Z", s.shaded("#c9803f"), k)
    for thick, fill in ((4.2, deep), (2.8, brass)):
        bar([(0, 3), (0, 31)], thick, fill)
        bar([(-19, 27), (0, 30), (19, 33)], thick * 0.75, fill)
    s.balls(facing(spot, 0, 32 * k), (3.2 * k, 3.2 * k, deep), (2.4 * k, 2.4 * k, "#f6d27a"))
    for u, top in ((-19, 27.0), (19, 33.0)):
        low = top - 15
        for d in (-8, 8):
            bar([(u, top), (u + d, low)], 0.8, deep)
        pan = facing(spot, u * k, low * k)
        s.sketch(pan, "M-10 0 Q-8 7 0 7 Q8 7 10 0 Z", s.shaded(brass), k)
        s.ball(pan, 10 * k, 2.6 * k, "#f6d27a")
        if u < 0:
            for dx, up, tint in (
                (-4.6, 3, "#e2483d"),
                (4.6, 3, "#8fbf4f"),
                (0, 4, "#e2483d"),
                (0, 8.6, "#f2a03f"),
            ):
                fruit = facing(pan, dx * k, up * k)
                s.ball(fruit, 3.6 * k, 3.5 * k, dark(tint))
                s.ball(fruit, 3.1 * k, 3 * k, tint, dx=-0.4 * k)
                s.ball(facing(fruit, -1 * k, 1.1 * k), 0.9 * k, 0.8 * k, "#ffe6d6")
        else:
            for dx, high in ((-4, 7), (3, 5)):
                weight = (
                    f"M{dx - 3} 0 L{dx - 3} {-high} L{dx - 1.2} {-high} L{dx - 1.2} {-high - 2.4} "
                )
                weight += (
                    f"L{dx + 1.2} {-high - 2.4} L{dx + 1.2} {-high} L{dx + 3} {-high} L{dx + 3} 0 Z"
                )
                s.sketch(pan, weight, s.shaded("#7a8294"), k)


@plot(82, "noon", "#c9cf9c", scale=1.03, foot=190, clouds=((34, 38, 0.8), (212, 56, 0.8)))
def general_store(s: Scene) -> None:
    """A village shop of green boards with a porch, barrels and sacks, scales on its false front."""
    wall, trim = "#5f9f7f", CREAM
    s.grass(4, 4, 94, 60, 30)
    s.patch(0, 76, 104, 28, "#e3cfa2")
    s.oak(94, 14, 1)
    s.tree(8, 12, 1)
    s.shadow(16, 12, 60, 60, 34)
    house = s.house(18, 12, 56, 44, 27, wall, shade=0)
    for z in range(3, 27, 3):
        house.left.panel(18, z, 56, 0.5, dark(wall), 0.6)
        house.right.panel(12, z, 44, 0.5, "#2f4f4a", 0.4)
    house.right.window((18, 36), 8, 11, 13, WARM, trim)
    s.gable(18, 12, 27, 56, 44, 14, "#a8604c", wall, axis="y", over=2)
    s.box(16, 53, 27, 60, 3.6, 5, trim)
    s.box(19, 53, 32, 54, 3.6, 15, wall)
    for z in range(35, 46, 3):
        s.left(56.6).panel(19, z, 54, 0.5, dark(wall), 0.6)
    s.box(17.4, 52.4, 47, 57, 5, 3.4, trim)
    house.left.window(22, 6, 18, 16, WARM, trim, 0)
    for row in range(2):
        house.left.panel(23.4, 7.4 + row * 7.4, 15.2, 0.9, "#a8744c")
        for i in range(4):
            tint = ("#e2604f", "#f2c33f", "#6aa86a", "#ec8f6e", "#7fb6d4")[(i + row * 2) % 5]
            s.cylinder(25.6 + i * 3.6, 55.6, 8.4 + row * 7.4, 1.2, 3.6, tint, top="#fffaf0")
    house.left.door(45, 0, 11, 22, "#a5503c", WARM, trim)
    house.left.window(60, 6, 11, 16, WARM, trim, 1)
    porch(s)
    scales(s, 46, 56, 51, 1.02)
    wares(s)
    s.set_out(s.person, ((58, 80, "#e2604f", 1.3), (63, 84, "#f0b84f", 0.95)))
    handcart(s, 76, 86)
    s.fence(4, 99, 40)
    s.flowers(6, 101, 60, 2, 10)


def porch(s: Scene) -> None:
    """A step of boards, four posts and a roof over it."""
    s.box(16, 56, 0, 60, 16, 3, "#c99a6b")
    s.deck(16, s.row(59, 3, 5), 3, 60, 0.5, "#a3774f")
    for x in (17, 36, 56, 75):
        s.box(x - 0.9, 70, 3, 1.8, 1.8, 21, CREAM)
    s.face([(15, 56, 29), (77, 56, 29), (77, 73, 23), (15, 73, 23)], s.fade("#b96a54", "#cf8068"))
    for i in range(1, 6):
        y, z = 56 + 17 * i / 6, 29 - i
        s.line([(15, y, z), (77, y, z)], "#8f4f40", 0.6)
    s.left(73).panel(15, 21, 62, 2, mid(CREAM))
    s.face([(77, 56, 29), (77, 73, 23), (77, 73, 21), (77, 56, 27)], dark(CREAM))


def wares(s: Scene) -> None:
    """What stands before the shop: barrels, sacks, baskets and a churn."""
    for x, y in ((20, 77), (27, 80)):
        s.barrel(x, y, 3.6, 9)
        for i in range(7):
            s.ball(
                facing((x, y, 10), (i % 4 - 1.5) * 2, (i // 4) * 1.6),
                1.7,
                1.5,
                ("#e2483d", "#c93a33")[i % 2],
            )
    for x, y, tint in ((10, 78, "#e6d3a8"), (8, 88, "#d9c08c"), (18, 90, "#e6d3a8")):
        s.shadow_round(x, y, 4, 7)
        s.sketch(
            (x, y, 0),
            "M-5.4 0 Q-7 -6 -3.4 -9.4 L3.4 -9.4 Q7 -6 5.4 0 Q0 3 -5.4 0 Z",
            s.shaded(tint),
            1.1,
        )
        s.ball((x, y, 10.6), 4.2, 1.8, dark(tint))
        s.ball((x, y, 11), 3.4, 1.5, ("#fffaf0", "#b9783f", "#f2c33f")[x % 3])
    s.crate(38, 80, "#f2a03f", w=10, d=8, h=5)
    s.crate(38, 91, "#8fbf4f", w=10, d=8, h=5)
    s.milk_can(84, 72, 1.25)
    s.milk_can(91, 68, 1.25)
    jar(s, 70, 76, 3, 2.6, "#ec6fa0")


def handcart(s: Scene, x: float, y: float) -> None:
    """A cart with a cheese, a ham and loaves."""
    s.shadow(x, y, 20, 10, 8)
    s.box(x, y, 4, 20, 10, 4, WOOD)
    s.left(y + 10).discs(x + 6, 4, (4.4, "#7d5745"), (2.8, "#d9b98a"), (0.9, "#7d5745"))
    s.line([(x + 20, y + 1, 6), (x + 28, y + 1, 10)], WOOD, 1.2)
    s.line([(x + 20, y + 9, 6), (x + 28, y + 9, 10)], WOOD, 1.2)
    s.cylinder(x + 5, y + 5, 8, 3.6, 4, "#f2c33f", top="#fbdc7c")
    for i in range(3):
        loaf = (x + 11 + i * 3, y + 5, 9.8)
        s.ball(loaf, 3.2, 2.2, "#a8662f")
        s.ball(loaf, 2.8, 1.8, "#d9974f", dx=-0.2)
