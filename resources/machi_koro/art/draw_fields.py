"""Draws what blooms and ripens in the Großstadt: tulips, maize, grapes and the park."""

import math

from kit import CREAM, MEADOW, SHADOW, WOOD, Point3, Scene, dark, disc, facing, lit, mid, mix, plot

GRAPE = "#7d4a9c"


def tulip(s: Scene, x: float, y: float, z: float, tint: str, k: float = 1) -> None:
    """One flower upon its stalk."""
    cup = "M-2.2 -6.4 Q-2.6 -1.4 0 -1 Q2.6 -1.4 2.2 -6.4 L1 -4.4 L0 -7 L-1 -4.4 Z"
    s.sketch((x, y, z), cup, tint, k)


def tulip_row(s: Scene, y: float, tint: str, x: float = 6, long: float = 92) -> None:
    """A bed along x full of flowers of one colour."""
    leaf = "#6aa957"
    s.box(x, y, 0, long, 8.6, 4, leaf, top="#82bd63")
    for i in range(int(long / 2.6)):
        u = x + 1 + i * 2.6
        tip = s.random.uniform(1.6, 3.4)
        corners = ((0, 0), (1.8, 0), (1.4, tip))
        s.left(y + 8.6).shape(u - 0.6, 0.4, corners, mix(mid(leaf), "#a9d97c", 0.4))
    deep, bright = dark(tint), lit(tint)
    for row in range(3):
        v = y + 1.6 + row * 2.9
        for i in range(int(long / 4.3)):
            u = x + 2 + i * 4.3 + (row % 2) * 2.1
            fill = (deep, tint, bright)[(i * 2 + row + int(s.random.random() * 2)) % 3]
            tulip(s, u, v, 3.4, mix(fill, tint, 0.4), 0.98)


@plot(71, "morning", MEADOW, foot=189, clouds=((52, 32, 1.0), (206, 46, 0.8)))
def flower_orchard(s: Scene) -> None:
    """Beds of tulips in stripes of all colours, a glasshouse and a barrow full of flowers."""
    s.grass(4, 4, 94, 18, 22)
    s.patch(0, 26, 104, 62, "#c99f74")
    glasshouse(s)
    s.set_out(s.tree, ((8, 10), (92, 8)), 0.95, "#7db85e")
    for i, tint in enumerate(("#f2c33f", "#e2483d", "#f7f1e6", "#ec6fa0", "#8f5fc0")):
        tulip_row(s, 26 + i * 12.4, tint)
        if i == 2:
            s.person(38, 61.6, "#4f8fc0", 1.35)
    barrow(s, 50, 92)
    s.set_out(s.person, ((44, 98, "#f0b84f", 1.3), (86, 93, "#4f8fc0", 1.3)))
    bucket(s, 76, 95, "#e2483d")
    bucket(s, 92, 97, "#f2c33f")
    bucket(s, 20, 95, "#ec6fa0")
    bucket(s, 10, 97, "#8f5fc0")


def glasshouse(s: Scene) -> None:
    """A small house of glass."""
    glass = "#bfe6ea"
    s.shadow(28, 5, 44, 14, 12)
    s.box(28, 5, 0, 44, 14, 9, glass)
    s.left(19).panel(s.row(28, 5.4, 9), 0, 0.8, 9, "#fffdf6")
    s.right(72).panel(s.row(5, 6.6, 3), 0, 0.8, 9, "#e3ece8")
    for i in range(7):
        s.ball((32 + i * 6, 19, 3), 2, 2, ("#6fb257", "#8fc95a")[i % 2], 0.7)
    s.gable(28, 5, 9, 44, 14, 9, "#9fd6e0", glass, over=1)
    for i in range(9):
        u = 28 + i * 5.5
        s.line([(u, 20, 8.6), (u, 12, 18)], "#fffdf6", 0.8)


def barrow(s: Scene, x: float, y: float) -> None:
    """A wooden barrow heaped with tulips."""
    s.shadow(x, y, 18, 8, 8)
    s.left(y + 6).discs(x + 16, 3, (3, "#7d5745"), (1.8, "#d9b98a"))
    s.box(x, y, 3.4, 16, 8, 4.6, "#c9803f")
    s.line([(x, y + 8, 4), (x - 8, y + 8, 8)], "#8d6248", 1.3)
    s.line([(x, y + 1, 4), (x - 8, y + 1, 8)], "#8d6248", 1.3)
    s.deck(x + 0.6, y + 0.6, 8, 14.8, 6.8, "#6aa957")
    tints = ("#e2483d", "#f2c33f", "#ec6fa0", "#f7f1e6", "#8f5fc0")
    for i in range(22):
        a, b = x + 1.6 + (i * 5) % 13, y + 1 + (i * 3) % 7 * 0.9
        tulip(s, a, b, 7.4 + 1.4 * math.sin(i), tints[i % 5], 1.15)


def bucket(s: Scene, x: float, y: float, tint: str) -> None:
    """A zinc bucket with a bunch of one colour."""
    s.shadow_round(x, y, 2.6, 6)
    s.cylinder(x, y, 0, 2.4, 6, "#aeb9c4", r_top=3.2)
    s.ball((x, y, 7.4), 4.6, 2.8, "#6aa957")
    for i in range(9):
        t = i * 2.4
        far = 3.4 * math.sqrt((i + 0.5) / 9)
        tulip(s, *facing((x, y, 7 + i % 3), far * math.cos(t), far * math.sin(t) * 0.6), tint, 1.1)


def maize(s: Scene, x: float, y: float, k: float = 1) -> None:
    """A tall plant of maize with bent leaves and yellow cobs."""
    stalk, leaf = "#6f9f4a", ("#7fb552", "#6aa349", "#93c763")[int(s.random.random() * 3)]
    s.post(x, y, 0, 23 * k, stalk, 1.5 * k)
    for up, flip, size in (
        (4, True, 1),
        (7, False, 1.1),
        (12, True, 1),
        (15, False, 0.9),
        (19, True, 0.7),
    ):
        way = "M0 0 Q4 -7.4 9.4 -3 Q9.8 -1 9.4 1 Q6 -3.6 0 1.8 Z"
        s.sketch((x, y, up * k), way, leaf if flip else mix(leaf, dark(leaf), 0.5), size * k, flip)
    for rise, dx, lean in ((9.4, 1.8, 1), (14.0, -2.0, -1)):
        spot = facing((x, y, rise * k), dx * k, 0)
        tip = facing(spot, lean * 1.4 * k, 5 * k)
        s.line([spot, tip], "#d99a2f", 3.2 * k)
        s.line([facing(spot, -0.3, 0.2), facing(tip, -0.3, 0)], "#fbd04f", 2 * k)
        s.sketch(spot, "M-2 1 Q-2.4 -2.4 0 -1.4 Q2.4 -2.4 2 1 Q0 2.4 -2 1 Z", lit(leaf), k)
    tassel = "M0 0 Q-2.4 -2 -3 -5 Q-0.8 -3.4 0 -6.4 Q0.8 -3.4 3 -5 Q2.4 -2 0 0 Z"
    s.sketch((x, y, 22 * k), tassel, "#e6c878", k)


def cob(s: Scene, x: float, y: float, k: float, turn: float = 0.35) -> None:
    """A giant cob half out of its leaves, leaning to the right."""
    s.shadow_round(x, y, 5 * k, 12 * k)

    def at(u: float, v: float) -> tuple[float, float, float]:
        return facing((x, y, 0), (u + v * turn) * k, v * k)

    def blob(points: list[tuple[float, float]], fill: str) -> None:
        s.face([at(u, v) for u, v in points], fill)

    blob([(-8, 3), (-14, 16), (-10, 24), (-4, 10)], "#6aa349")
    turns = [math.pi * i / 12 for i in range(13)]
    ear = [(7 * math.cos(t), 20 + 14 * math.sin(t)) for t in turns]
    blob([(7.4, 2), *ear, (-7.4, 2)], "#e0a42f")
    blob([(5.6, 3), *((u * 0.84 - 0.8, v - 0.4) for u, v in ear), (-7, 3)], "#f4bf3f")
    for row in range(9):
        for i in range(-2, 3):
            v = 5 + row * 3.1 + abs(i) * -0.5
            shrink = 1 if row < 5 else 1 - (row - 4) * 0.14
            s.ball(
                at(i * 2.7 * shrink, v), 1.35 * k, 1.45 * k, ("#fbd75f", "#ffe58a")[(row + i) % 2]
            )
    blob([(7.6, 0), (13, 12), (10, 22), (4, 9), (1, 0)], "#7fb552")
    blob([(-8, 0), (-9, 11), (-2, 17), (4, 6), (5, 0)], "#93c763")
    blob([(-8, 0), (-9, 11), (-5, 13), (-2, 0)], "#a9d97c")


@plot(72, "noon", "#a8cf7a", scale=1.03, foot=190, clouds=((40, 30, 0.9), (208, 40, 0.8)))
def corn_field(s: Scene) -> None:
    """High rows of maize with yellow cobs, a red harvester and giant cobs before it."""
    s.patch(4, 4, 96, 62, "#a9804f", r=4)
    for row in range(5):
        y = 10 + row * 13
        for i in range(8):
            x = 9 + i * 12.4 + s.random.uniform(-1, 1)
            if x > 60 and y > 45:
                continue
            maize(s, x, y + s.random.uniform(-1, 1), 1.28)
    s.patch(s.row(66, 7, 5), 46, 2, 18, "#e3c98a")
    harvester(s, 66, 50)
    s.patch(0, 70, 104, 34, "#b9d684")
    s.grass(4, 72, 94, 28, 26)
    cob(s, 20, 80, 1.15, 0.3)
    cob(s, 52, 84, 1, -0.3)
    s.set_out(s.person, ((8, 88, "#e2604f", 1.3), (92, 84, "#4f8fc0", 1.3)))
    for x, y in ((70, 86), (84, 84), (78, 95)):
        s.shadow(x, y, 11, 8, 5)
        s.crate(x, y, "#f6c63f", w=11, d=8, h=5)
    crow(s, 92, 10, 52)
    crow(s, 80, 16, 60)


def harvester(s: Scene, x: float, y: float) -> None:
    """A red combine along x, its reel in front on the left."""
    red = "#d9483f"
    s.shadow(x, y, 28, 14, 16)
    s.box(x + 4, y, 5, 26, 13, 10, red)
    s.left(y + 13).panel(x + 6, 7, 22, 2, mid("#f6e2b0"))
    s.box(x + 16, y + 1, 15, 12, 11, 4, "#f0d49a", top="#f6c63f")
    s.box(x + 4, y + 1.5, 15, 9, 10, 8, "#bfe2ee")
    s.left(y + 11.5).panel((x + 4, x + 12), 15, 0.9, 8, mid(red))
    s.box(x + 3, y + 0.5, 23, 11, 12, 1.4, red)
    s.left(y + 13.4).discs(x + 10, 5, (5.4, "#45404c"), (2.6, "#f6c63f"))
    s.left(y + 13.4).discs(x + 25, 3.6, (3.6, "#45404c"), (1.6, "#f6c63f"))
    s.line([(x + 28, y + 4, 19), (x + 34, y - 2, 30), (x + 38, y - 4, 29)], mid(red), 2)
    s.box(x - 6, y - 3, 1.4, 6, 19, 3, "#f6c63f")
    for z, out in ((8, 0), (4, -3), (4, 3), (1.6, 0)):
        s.line([(x - 6 + out, y - 3, z), (x - 6 + out, y + 16, z)], dark(red), 0.9)


def crow(s: Scene, x: float, y: float, z: float) -> None:
    way = "M-6 -2 Q-3 -4.6 0 -0.4 Q3 -4.6 6 -2 Q3 -2.6 0 1.6 Q-3 -2.6 -6 -2 Z"
    s.sketch((x, y, z), way, "#3f3a4c")


def cluster(s: Scene, spot: Point3, k: float, tint: str = GRAPE) -> None:
    """A small bunch of grapes, hanging down from its spot."""
    s.sketch(spot, "M-6 -1 Q0 -4 6 -1 Q7 6 0 13 Q-7 6 -6 -1 Z", dark(tint), k)
    for u, v in ((-1.4, 0), (0, 0), (1.4, 0), (-0.8, 1.1), (0.8, 1.1), (0, 2.2), (0, 3.3)):
        ball = facing(spot, (u * 2.5 - 0.3) * k, -(1.4 + v * 2.5) * k)
        s.ball(ball, 1.6 * k, 1.6 * k, mix(tint, "#f0c8f4", 0.12 + 0.12 * (u < 0)))


def vines(s: Scene, x: float, y: float, z: float, long: float) -> None:
    """A row of vines along x on posts, heavy with grapes."""
    for i in range(int(long / 9) + 1):
        s.post(x + i * 9, y, z, z + 10, "#8d6248", 1)
    s.line([(x, y, z + 9), (x + long, y, z + 9)], "#b9a58a", 0.5)
    for i in range(int(long / 5.2)):
        a = x + 2.6 + i * 5.2
        green = ("#7fb04f", "#94c25c", "#6a9f48")[int(s.random.random() * 3)]
        s.ball((a, y, z + 7.6), 4.6, 4, dark(green))
        s.ball((a, y, z + 8.4), 3.9, 3.2, green, dx=-0.5)
        s.ball((a, y, z + 9.8), 2, 1.2, lit(green), dx=-1.2)
    for i in range(int(long / 7)):
        cluster(s, (x + 4 + i * 7, y + 1, z + 7.4), 0.66, (GRAPE, "#8f4a8c")[i % 2])


@plot(73, "evening", "#b9cf7c", scale=1.03, foot=190, clouds=((34, 34, 0.8), (206, 30, 0.9)))
def vineyard(s: Scene) -> None:
    """Terraces of vines that climb a hill to a little house, a tub of grapes below."""
    stone = "#d9c4a0"
    heights = (36, 27, 18, 9)
    s.shadow(6, 4, 92, 74, 16)
    for i, z in enumerate(heights):
        y, d = (4.0, 22.0) if i == 0 else (26 + (i - 1) * 17.5, 17.5)
        s.box(4, y, 0, 94, d, z, stone, top="#b3c472")
        for k in range(2):
            for u in range(7):
                fill = mix(mid(stone), "#8d7360", s.random.uniform(0.08, 0.26))
                at = 6 + u * 13 + (k % 2) * 5 + s.random.uniform(0, 3)
                s.left(y + d).panel(at, z - 7.4 + k * 3.4, 7, 2.4, fill)
        s.box(4, y + d - 1.6, z, 94, 1.6, 1.2, lit(stone))
        if i == 0:
            s.deck(4, 4, z, 94, 8, "#a9c873")
            cottage(s, 64, 5, z)
            cypress(s, 56, 8, z)
            cypress(s, 95, 8, z)
            vines(s, 8, 18, z, 44)
        elif i == 3:
            vines(s, 8, y + 9, z, 40)
            vines(s, 60, y + 9, z, 34)
            s.person(52, y + 8, "#e2604f", 1.25, z)
        else:
            vines(s, 8, y + 9, z, 86)
    s.person(90, 60, "#4f8fc0", 1.1, 18)
    s.patch(0, 79, 104, 25, "#e3cf9f")
    tub(s, 30, 90)
    basket(s, 66, 92)
    basket(s, 78, 88)
    s.set_out(s.person, ((50, 92, "#f0b84f", 1.3), (90, 92, "#6aa86a", 1.3)))
    s.flowers(4, 96, 16, 5, 6)


def cypress(s: Scene, x: float, y: float, z: float) -> None:
    s.poplar(x, y, 0.72, "#5f8f57", z)


def cottage(s: Scene, x: float, y: float, z: float) -> None:
    """The house upon the hill."""
    s.shadow(x, y, 24, 16, 10, z)
    s.box(x, y, z, 24, 16, 13, "#fbe9c8")
    s.left(y + 16).door(x + 14, z, 5.4, 9, "#8f5a41")
    s.left(y + 16).window(x + 4, z + 4, 6, 6)
    s.gable(x, y, z + 13, 24, 16, 10, "#d9674a", "#fbe9c8", over=2)
    s.chimney(x + 17, y + 3, z + 18, 3.4, 7)


def tub(s: Scene, x: float, y: float) -> None:
    """A great tub heaped with grapes."""
    s.shadow_round(x, y, 10, 10)
    s.cylinder(x, y, 0, 10, 9, "#b5743f", top="#7d4a35", r_top=11)
    s.ring(x, y, (1.6, 6), 10.6, 1.2, "#6d5a50")
    for i in range(46):
        t, far = i * 2.4, 12.4 * math.sqrt((45 - i + 0.5) / 46)
        up = 9 + 7 * (1 - (far / 12.4) ** 2)
        spot = facing((x, y, up), far * math.cos(t), far * 0.46 * math.sin(t))
        tint = (GRAPE, "#8f4f9f", "#6a3f8f")[i % 3]
        s.ball(spot, 2.3, 2.2, dark(tint))
        s.ball(spot, 1.9, 1.8, tint, dx=-0.2)
        s.ball(facing(spot, -0.7, 0.8), 0.6, 0.5, "#d9b4e6")
    s.sketch((x, y, 16), "M0 0 Q-8 -1 -9 -7 Q-4 -9 0 -5 Q4 -9 9 -7 Q8 -1 0 0 Z", "#8fc05a")


def basket(s: Scene, x: float, y: float) -> None:
    s.shadow_round(x, y, 4, 6)
    s.cylinder(x, y, 0, 4, 6, "#d9a468", top="#8a6142", r_top=4.8)
    for i in range(12):
        t, far = i * 2.4, 4.6 * math.sqrt((11 - i + 0.5) / 12)
        spot = facing((x, y, 7), far * math.cos(t), far * 0.5 * math.sin(t) + 1)
        tint = ("#b9cf5a", "#cfe07a")[i % 2]
        s.ball(spot, 1.6, 1.5, dark(tint))
        s.ball(spot, 1.3, 1.2, tint)


@plot(74, "noon", "#97cb74", foot=190, clouds=((38, 30, 0.9), (208, 34, 0.9)))
def park(s: Scene) -> None:
    """Old trees around a pond with swans, a white pavilion, flower beds and a swing."""
    sand = "#ecdcb8"
    s.grass(4, 4, 94, 94, 40)
    s.patch(46, 0, 11, 104, sand)
    s.patch(0, 46, 104, 11, sand)
    s.flat(disc(51.5, 51.5, 27), sand)
    for x, y, size in ((10, 10, 1.05), (28, 8, 0.9), (9, 28, 0.95)):
        s.oak(x, y, size, ("#79b562", "#6aa957", "#8bbd5f")[x % 3])
    s.tree(74, 8, 1.05, "#8bbd5f")
    s.oak(94, 12, 1, "#6fae5a")
    s.tree(96, 32, 0.95)
    s.flat(disc(51.5, 51.5, 21), "#d9d2c6")
    s.flat(disc(51.5, 51.5, 19.2), "#7cc3dc")
    for _ in range(9):
        t, r = s.random.uniform(0, 6.28), s.random.uniform(5, 15)
        s.wave(51.5 + r * math.cos(t), 51.5 + r * math.sin(t), 0.7)
    pavilion(s, 24, 25)
    fountain(s, 51.5, 51.5)
    for x, y, flip in ((40, 58, False), (66, 54, True)):
        swan(s, x, y, flip)
    swing(s, 72, 22)
    for x, y, tint in (
        (70, 66, "#e2483d"),
        (14, 66, "#f2c33f"),
        (66, 90, "#ec6fa0"),
        (16, 90, "#f7f1e6"),
    ):
        s.flat(disc(x + 8, y + 2, 8.6), "#6fae5a")
        for i in range(16):
            t, r = i * 2.4, 7.2 * math.sqrt((i + 0.5) / 16)
            tulip(s, x + 8 + r * math.cos(t), y + 2 + r * math.sin(t), 0.6, tint, 1.05)
    s.bench(64, 28)
    s.bench(26, 60, axis="y")
    s.set_out(s.lamp, ((20, 44), (88, 62)), 20)
    s.tree(99, 68, 0.9, "#79b562")
    s.tree(36, 97, 0.85, "#8bbd5f")
    s.set_out(s.person, ((50, 84, "#e2604f"), (54, 88, "#f0b84f"), (86, 52, "#4f8fc0")), 1.25)
    s.set_out(s.person, ((24, 52, "#9a78b8"), (82, 40, "#f08a3c"), (52, 98, "#3f9c9a")), 1.25)
    s.tree(8, 98, 0.8)
    s.tree(92, 96, 0.9, "#8bbd5f")


def pavilion(s: Scene, x: float, y: float) -> None:
    """A round white bandstand under a red roof."""
    s.drum(x, y, 13, 3, "#f3ead8", shade=20)
    for i in range(8):
        t = 2 * math.pi * (i + 0.5) / 8
        a, b = x + 11.4 * math.cos(t), y + 11.4 * math.sin(t)
        if a + b < x + y:
            s.post(a, b, 3, 20, "#e3dccf", 1.5)
    s.set_out(
        s.person,
        ((x - 3, y + 1, "#c8353f"), (x + 3, y - 2, "#c8353f"), (x + 3, y + 4, "#c8353f")),
        1.1,
        3,
    )
    for i in range(8):
        t = 2 * math.pi * (i + 0.5) / 8
        a, b = x + 11.4 * math.cos(t), y + 11.4 * math.sin(t)
        if a + b >= x + y:
            s.post(a, b, 3, 20, "#fffdf6", 1.7)
    s.cylinder(x, y, 19, 13.4, 2, CREAM)
    s.cone(x, y, 21, 14.4, 14, "#e2604f")
    s.ball((x, y, 35), 1.5, 1.5, "#f4d58a")


def fountain(s: Scene, x: float, y: float) -> None:
    """A jet of water in the pond."""
    s.cylinder(x, y, 0, 3.2, 3, "#e9e1d4")
    s.ball((x, y, 3), 4, 2, "#b9e2ee")
    for dx in (-9, -5, 0, 5, 9):
        bend = [
            facing((x, y, 3), dx * t, 22 * t - (14 + abs(dx) * 1.3) * t * t)
            for t in (0, 0.2, 0.4, 0.6, 0.8, 1)
        ]
        s.line(
            bend if dx else [facing((x, y, 3), 0, 0), facing((x, y, 3), 0, 12)],
            "#ffffff",
            1.4,
            0.85,
        )


def swan(s: Scene, x: float, y: float, flip: bool) -> None:
    s.ball((x, y, 0), 5, 1.8, SHADOW, 0.14)
    s.sketch(
        (x, y, 0),
        "M-5 -2.4 Q-4 1.6 1 1.4 Q5.6 1 7 -4 Q3 -3 0 -4.4 Q-3 -5 -5 -2.4 Z",
        "#fffdf6",
        1,
        flip,
    )
    neck = "M-4.6 -1.6 Q-7 -6 -4.6 -8.4 Q-5.6 -9.6 -7 -9.2 L-7.6 -10 Q-5 -12 -3.2 -9.4 "
    s.sketch((x, y, 0), f"{neck}Q-2.4 -6 -3 -2 Z", "#fffdf6", 1, flip)
    s.sketch((x, y, 0), "M-7 -9.2 L-9 -8.6 L-7.4 -10.2 Z", "#f08a3c", 1, flip)


def swing(s: Scene, x: float, y: float) -> None:
    """A swing with a child."""
    for a in (x, x + 18):
        s.line([(a, y - 5, 0), (a, y, 20), (a, y + 5, 0)], WOOD, 1.6)
    s.line([(x, y, 20), (x + 18, y, 20)], WOOD, 1.8)
    for a, lean in ((x + 4, 3), (x + 10, -2)):
        s.line([(a, y, 20), (a, y + lean, 6)], "#7d6a5a", 0.6)
        s.line([(a + 4, y, 20), (a + 4, y + lean, 6)], "#7d6a5a", 0.6)
        s.box(a, y + lean - 1, 5.4, 4, 2, 0.8, "#e2604f")
    s.person(x + 6, y + 3, "#f0b84f", 1, 6, sits=True)
