"""Draws shops and kitchens: bakery, café, mini-market, family restaurant and the market."""

import math

from kit import WARM, Scene, Side, dark, facing, lit, mid, mix, plot, tone

CRUST = "#cf8a45"


def bun(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A small golden loaf."""
    s.ball((x, y, z), r, r * 0.66, dark(CRUST))
    s.ball((x, y, z + 0.3), r * 0.88, r * 0.54, CRUST)
    s.ball((x, y, z + r * 0.3), r * 0.5, r * 0.22, "#f0c07c", dx=-r * 0.15)


def big_loaf(s: Scene, side: Side, x: float, y: float, z: float, r: float) -> None:
    """The loaf of a sign, with three cuts."""
    wall = s.wall(side, x, y, z)
    for grow, up, fill in ((1.0, 0.0, "#a9662f"), (0.92, 0.5, CRUST), (0.7, 1.6, "#e2a65e")):
        turns = [2 * math.pi * i / 28 for i in range(28)]
        points = [(r * grow * math.cos(t), r * 0.62 * grow * math.sin(t) + up) for t in turns]
        wall.shape(0, 0, points, tone(fill, side))
    for u in (-0.48, 0, 0.48):
        cut = ((u * r - 1.6, -r * 0.2), (u * r - 0.2, -r * 0.25), (u * r + 1.9, r * 0.5))
        wall.shape(0, 0, [*cut, (u * r + 0.5, r * 0.5)], "#ffe9bd")


def shelves(s: Scene, x: float, y: float, z: float, w: float, rows: int) -> None:
    """Rows of bread behind the pane of a left wall."""
    for row in range(rows):
        at = z + row * 7.4
        s.left(y).panel(x, at - 0.6, w, 1.1, "#b07a4c")
        count = int(w // 5.4)
        for i in range(count):
            bun(s, x + 2.8 + i * (w - 1) / count, y, at + 2, 2.9)


def bread_basket(s: Scene, x: float, y: float) -> None:
    """A tall basket with baguettes."""
    s.shadow_round(x, y, 3, 8)
    for dx, dz in ((-2, 15), (0.4, 17), (2.4, 14.6), (1.2, 13.6)):
        tip = facing((x, y, 0), dx * 1.8, dz)
        s.line([facing((x, y, 0), dx * 0.6, 5), tip], dark(CRUST), 2.6)
        s.line([facing((x, y, 0), dx * 0.6 - 0.3, 5), facing(tip, -0.3, 0)], "#e2a65e", 1.5)
    s.cylinder(x, y, 0, 2.6, 8, "#c49a63", top="#8a6142", r_top=3.3)
    for dx, dz in ((-1.6, 15), (1.2, 16)):
        tip = facing((x, y, 0), dx * 1.8, dz - 1)
        s.line([facing((x, y, 0), dx * 0.8, 8.4), tip], dark(CRUST), 2.6)
        s.line([facing((x, y, 0), dx * 0.8 - 0.3, 8.4), facing(tip, -0.3, 0)], "#e9b36c", 1.5)


@plot(21, "morning", clouds=((40, 40, 0.9), (204, 34, 0.8)))
def bakery(s: Scene) -> None:
    """A gabled shop with loaves in its window and a loaf on its sign."""
    wall = "#f6dca6"
    s.grass(4, 4, 94, 60, 26)
    s.paving(0, 74, 104, 30)
    s.tree(10, 16, 1.15)
    s.shadow(20, 16, 52, 54, 44)
    s.tree(90, 14, 1.1, "#8bbd5f")
    s.box(20, 16, 0, 52, 54, 36, wall)
    s.band(20, 16, 0, 52, 54, 4, "#c98e66")
    s.gable(20, 16, 36, 52, 54, 30, "#e2775c", wall, axis="y", over=4)
    s.chimney(56, 30, 50, 7, 19)
    s.smoke(59.5, 33.5, 70, 3, 1.1)
    s.left(70.2).disc(46, 48, 11, mid("#b5573f"))
    s.left(70.4).disc(46, 48, 9.8, "#fff3d6")
    big_loaf(s, "left", 46, 70.6, 47.4, 8)
    s.left(70).window(23, 5, 30, 25, WARM, "#8f5a41", 0)
    shelves(s, 24.4, 70, 7.6, 27.2, 3)
    s.left(70).panel(24.4, 7.2, 26.2, 21.6, "#fff6cf", 0.12)
    s.left(70).door(57, 0, 11, 25, "#8f5a41")
    s.left(70).awning(21, 38, 50, "#d9564a", stripes=9, out=7, drop=4)
    for y in (24, 48):
        s.right(72).window(y, 11, 13, 16)
        s.box(72, y - 1, 7.4, 3, 15, 3, "#a8694a")
        flowers_box(s, 73.5, y, 10.6, 13)
    bread_basket(s, 53, 80)
    s.set_out(s.person, ((78, 84, "#4f8fc0", 1.2), (83, 87, "#f0b84f", 0.85)))
    s.bush(86, 66, 1.2)
    s.bush(93, 60, 1.0, "#8bbd5f")
    s.bench(20, 92)
    s.lamp(96, 78, 24)
    s.flowers(82, 26, 14, 30, 14)


def flowers_box(s: Scene, x: float, y: float, z: float, long: float) -> None:
    """Blossom in a box before a right-hand window."""
    for i in range(7):
        spot = (x, y + i * long / 6, z)
        s.ball(spot, 1.5, 1.2, "#6aa457")
        s.ball((spot[0], spot[1], z + 1), 1.1, 1, ("#f0708a", "#ffd257", "#fff6ef")[i % 3])


def big_cup(s: Scene, x: float, y: float, z: float, k: float = 1.25) -> None:
    """A giant cup of coffee with steam, seen from everywhere."""
    china = "#fffaf0"
    s.cylinder(x, y, z, 11 * k, 1.4 * k, china, r_top=15 * k)
    s.ball((x, y, z + 1.4 * k), 14.6 * k, 7.3 * k, dark(china), 0.35)
    hold = (x, y, z + 11 * k)
    turns = [i / 8 for i in range(-13, 14)]
    ring = [facing(hold, (14 + 6 * math.cos(t)) * k, 6.4 * math.sin(t) * k) for t in turns]
    s.line(ring, dark(china), 3.4 * k)
    s.line([facing(p, -0.3, 0.3) for p in ring], mid(china), 2.2 * k)
    for low, r, high, wide, colour in (
        (1.6, 6.0, 6.0, 9.6, china),
        (7.6, 9.6, 11.0, 11.0, china),
        (11.0, 10.05, 2.6, 10.35, "#3f9187"),
        (13.6, 10.35, 5.0, 11.0, china),
    ):
        s.cylinder(x, y, z + low * k, r * k, high * k, colour, top=china, r_top=wide * k)
    for up, rx, ry, dx, fill in (
        (18.6, 14.0, 7.0, 0.0, dark(china)),
        (18.0, 13.4, 6.5, 0.0, "#7a4a33"),
        (17.8, 9.4, 4.4, -1.0, "#96613f"),
        (17.8, 4.0, 1.8, -2.0, "#f2dcb8"),
    ):
        s.ball((x, y, z + up * k), rx * k, ry * k, fill, dx=dx * k)
    for dx, high in ((-6, 15), (0, 20), (6, 14)):
        sway = [(dx + 2.2 * math.sin(i * 0.75 + dx), high * i / 9) for i in range(10)]
        curl = [facing((x, y, z + 20 * k), u * k, v * k) for u, v in sway]
        s.line(curl, "#ffffff", 2.4 * k, 0.75)


@plot(22, "evening", "#e9dcc4", foot=191, clouds=((36, 44, 0.8), (206, 40, 0.8)))
def cafe(s: Scene) -> None:
    """A corner house with a giant cup on its roof and tables under parasols."""
    wall, teal = "#d78f74", "#3f9187"
    s.paving(0, 0, 104, 104)
    s.shadow(14, 12, 56, 46, 38)
    s.tree(92, 14, 1.1)
    s.box(14, 12, 0, 56, 46, 34, wall)
    s.band(14, 12, 0, 56, 46, 4, "#8c5348")
    s.left(58).window((18, 33), 6, 12, 16, WARM, "#6d4238", 1)
    s.left(58).door(50, 0, 13, 23, "#6d4238")
    s.left(58).awning(15, 31, 54, teal, stripes=9, out=11, drop=7)
    s.right(70).window((17, 36), 7, 14, 16, WARM, "#6d4238", 1)
    s.right(70).awning(13, 30, 44, teal, stripes=7, out=8, drop=6)
    s.flat_roof(14, 12, 34, 56, 46, "#fbeed6", "#d9bfa0", high=5)
    s.shadow(34, 26, 12, 12, 10, z=37.2)
    big_cup(s, 40, 34, 37)
    for i in range(4):
        s.bush(84, 22 + i * 9, 0.9, ("#6aa457", "#84b95f")[i % 2])
    for x, y, guests in ((20, 82, 3), (50, 80, 4), (82, 70, 3), (38, 96, 0)):
        if guests:
            s.table_set(x, y, "#d9564a" if x != 50 else teal, guests, 1.15)
    s.set_out(s.person, ((66, 90, "#4a4552"), (88, 88, "#f0b84f")), 1.15)
    s.hedge(6, 97, 34, 3.4, 5)
    s.hedge(56, 97, 34, 3.4, 5)


def trolley(s: Scene, x: float, y: float, z: float, k: float, ink: str) -> None:
    """The outline of a shopping trolley on a left-hand board, about 12 k wide."""

    def at(u: float, v: float) -> tuple[float, float, float]:
        return x + u * k, y, z + v * k

    s.face([at(2.4, 7.4), at(12, 7.4), at(10.6, 3), at(3.8, 3)], ink)
    s.line([at(0, 9), at(1.8, 9), at(4.2, 1.6), at(10.6, 1.6)], ink, 1.1 * k)
    for u in (5, 9.6):
        s.wall("left", *at(u, 0.2)).disc(0, 0, 0.95 * k, ink)
    for u in (4.9, 7, 9.1):
        s.line([at(u, 6.8), at(u, 3.6)], "#ffffff", 0.45 * k)


def groceries(s: Scene, x: float, y: float, z: float, w: float, rows: int) -> None:
    """Coloured goods on the shelves behind a left-hand pane."""
    colours = ("#e2604f", "#f0b84f", "#6aa86a", "#4f8fc0", "#ec8f6e", "#fff6e6", "#9a78b8")
    for row in range(rows):
        at = z + row * 5.6
        u = 0.0
        while u < w - 2:
            wide, high = s.random.uniform(1.4, 2.8), s.random.uniform(2.4, 4.2)
            s.left(y).panel(x + u, at, min(wide, w - u) - 0.3, high, s.random.choice(colours))
            u += wide
        s.left(y).panel(x, at - 0.9, w, 0.9, "#cdbfae")


def vending(s: Scene, x: float, y: float, colour: str) -> None:
    """A drinks machine."""
    s.box(x, y, 0, 7, 5, 14, colour)
    s.left(y + 5).panel(x + 0.9, 5, 5.2, 8, "#fff6d9")
    for i in range(3):
        for k in range(4):
            tint = ("#e2604f", "#4f8fc0", "#6aa86a", "#f0b84f")[(i + k) % 4]
            s.left(y + 5).panel(x + 1.3 + k * 1.25, 5.6 + i * 2.5, 0.8, 1.8, tint)
    s.left(y + 5).panel(x + 1.4, 1.6, 4.2, 2, "#4a4552")


@plot(23, "dusk", "#d9d4c8", foot=188, clouds=((46, 34, 0.9), (200, 50, 0.7)))
def convenience_store(s: Scene) -> None:
    """A bright shop of glass with full shelves, coloured bands and a trolley on its sign."""
    white, green, orange = "#fbf7ee", "#3fa077", "#f08a4b"
    s.patch(0, 62, 104, 42, "#a3a4ad")
    s.paving(0, 58, 104, 12, "#e6dfd2", 6)
    s.patch((6, 30, 54), 82, 1.3, 20, "#f9f5ea")
    s.shadow(10, 10, 72, 46, 36)
    s.tree(94, 14, 1.1)
    s.box(10, 10, 0, 72, 46, 26, white)
    left = s.left(56)
    left.window(12, 3, 25, 21, "#fff0bd", "#8b93a0", 0)
    groceries(s, 13.4, 56, 5.4, 22, 3)
    left.window(57, 3, 23, 21, "#fff0bd", "#8b93a0", 0)
    groceries(s, 58.4, 56, 5.4, 20, 3)
    left.panel(38.5, 0, 17, 24, "#8b93a0")
    for u in (39.5, 47.4):
        left.panel(u, 0, 7.1, 23, s.fade("#ffe9ad", "#fff7dd"))
        left.shape(u, 0, ((0, 8), (5, 23), (7.1, 23), (0, 3)), "#ffffff", 0.5)
    s.right(82).window((15, 34), 9, 14, 11, "#ffe9ad", "#8b93a0", 2)
    s.flat_roof(10, 10, 26, 72, 46, white, "#d6d3cd", over=2.5, high=10)
    for z, colour in ((27.4, green), (30.2, white), (32.2, orange)):
        s.band(7.5, 7.5, z, 77, 51, 2.4, colour)
    s.set_out(s.roof_unit, ((62, 18, 34.4, 9), (64, 34, 34.4, 8)))
    s.box((22, 44), 50, 35, 2, 2, 5, "#8b93a0")
    s.left(50).board(14, 38, 46, 32, green, "#fffaf0", 3)
    s.left(53.2).disc(37, 54, 13.4, "#fffaf0")
    trolley(s, 28.2, 53.4, 48.6, 1.4, orange)
    vending(s, 86, 44, "#d9564a")
    vending(s, 94, 44, "#4f8fc0")
    s.car(10, 86, "#5b9fc9")
    s.set_out(s.person, ((46, 66, "#e2604f"), (62, 74, "#9a78b8")), 1.2)
    s.car(66, 86, "#f0b84f", axis="x")
    s.lamp(98, 66, 26)


def fork_and_knife(s: Scene, x: float, y: float, z: float, k: float, ink: str) -> None:
    """Cutlery around a point, as the viewer sees it."""

    def stroke(points: list[tuple[float, float]], thick: float) -> None:
        s.line([facing((x, y, z), u * k, v * k) for u, v in points], ink, thick * k)

    stroke([(-2.4, -6), (-2.4, 1)], 1.3)
    for u in (-4, -2.4, -0.8):
        stroke([(u, 2), (u, 6)], 0.8)
    stroke([(-4, 2), (-2.4, 0.6), (-0.8, 2)], 0.9)
    stroke([(2.8, -6), (2.8, 0)], 1.3)
    stroke([(2.9, 0), (2.9, 5.6)], 1.9)


def balloons(s: Scene, x: float, y: float, z: float) -> None:
    """Three balloons on strings."""
    for dx, up, colour in ((-4.5, 15, "#f0b84f"), (0.5, 20, "#e2604f"), (5, 14, "#4f8fc0")):
        tip = facing((x, y, z), dx, up)
        s.line([(x, y, z), tip], "#fff6e6", 0.5)
        s.ball(tip, 3.2, 3.8, dark(colour))
        s.ball(tip, 2.9, 3.5, colour, dx=-0.3)
        s.ball((tip[0], tip[1], tip[2] + 1.3), 0.9, 1, "#ffffff", 0.7, dx=-1.2)


def deck(s: Scene, x: float, y: float, w: float, d: float) -> None:
    """A raised terrace of planks."""
    s.house(x, y, w, d, 2.4, "#c99a6b", shade=3)
    s.deck(x, s.row(y + 3, 3, int(d / 3) - 1), 2.4, w, 0.5, "#b98558")


@plot(24, "noon", foot=191, clouds=((44, 34, 0.9), (204, 36, 0.8)))
def family_restaurant(s: Scene) -> None:
    """A homely inn with a wide terrace full of families."""
    wall, roof = "#fbe8c8", "#c9573f"
    s.grass(4, 4, 94, 94, 40)
    s.tree(8, 10, 1.1)
    s.shadow(14, 8, 62, 36, 36)
    s.poplar(94, 12, 0.95)
    s.box(14, 8, 0, 62, 36, 28, wall)
    s.left(44).window((18, 34, 60), 7, 11, 16, WARM, "#7d4f3d", 1)
    s.left(44).door(48.5, 2, 9, 20, "#7d4f3d")
    s.right(76).window((13, 28), 8, 11, 14, WARM, "#7d4f3d", 1)
    s.hip(14, 8, 28, 62, 36, 20, roof, over=4)
    s.chimney(56, 16, 38, 7, 20)
    s.smoke(59.5, 19.5, 59, 4)
    s.box(36, 34, 30, 18, 12, 10, wall)
    s.gable(36, 34, 40, 18, 12, 10, roof, wall, axis="y", over=2.5)
    s.left(46.2).discs(45, 39.6, (8, "#fffaf0"), (6.8, "#d9564a"))
    fork_and_knife(s, 45, 46.2, 39.6, 0.75, "#fffaf0")
    balloons(s, 7, 48, 8)
    deck(s, 5, 50, 92, 48)
    s.post_sign(96, 46, 36, 9.5, "#d9564a")
    fork_and_knife(s, 96, 46, 36, 1.05, "#fffaf0")
    z = 2.4
    s.set_out(s.table_set, ((18, 62, "#d9564a"), (44, 62, "#f0b84f"), (72, 60, "#d9564a")), 4, 1.08)
    s.set_out(s.table_set, ((30, 84, "#f0b84f"), (58, 82, "#d9564a"), (84, 82, "#3f9187")), 4, 1.08)
    s.set_out(s.person, ((14, 80, "#fffaf0", 1.15), (44, 93, "#4f8fc0", 0.85)), z)
    s.person(70, 93, "#f0708a", 0.85, z)
    for x in (6, 66):
        for i in range(5):
            s.bush(x + i * 6.4, 100, 0.72, ("#6aa457", "#84b95f")[i % 2])


def stall(s: Scene, x: float, y: float, w: float, tint: str, fruits: tuple[str, ...]) -> None:
    """A market stall: a seller behind a counter of crates, a striped roof above."""
    s.shadow(x, y, w, 18, 14)
    s.person(x + w / 2, y + 4, size=1.1)
    s.box(x + 1, y + 8, 0, w - 2, 9, 6, "#c4925f")
    s.left(y + 17).panel(x + 1, 1, w - 2, 3.4, mid(lit(tint)))
    step = (w - 3) / len(fruits)
    for i, fruit in enumerate(fruits):
        s.crate(x + 1.6 + i * step, y + 9.4, fruit, z=6, w=step - 0.6, d=7, h=2.6)
    s.canopy(x - 1, y, 21, w + 2, 17, 9, tint, stripes=7)


def pumpkin(s: Scene, x: float, y: float, r: float, colour: str = "#ee9440") -> None:
    """A ribbed gourd."""
    s.shadow_round(x, y, r * 0.8, r)
    s.ball((x, y, r * 0.8), r * 1.25, r, dark(colour))
    for dx, wide, fill in (
        (0.62, 0.5, mix(colour, dark(colour), 0.5)),
        (-0.62, 0.5, lit(colour)),
        (0, 0.55, colour),
    ):
        s.ball((x, y, r * 0.82), r * wide, r * 0.95, fill, dx=dx * r)
    s.line([(x, y, r * 1.7), facing((x, y, r * 2.1), 1, 0)], "#6a8f4a", 1.4)


def melon(s: Scene, x: float, y: float, r: float) -> None:
    """A striped water melon."""
    s.shadow_round(x, y, r * 0.8, r)
    s.ball((x, y, r * 0.85), r * 1.15, r, "#3f7f4f")
    for dx in (-0.62, -0.1, 0.42):
        s.ball((x, y, r * 0.9), r * 0.14, r * 0.8, "#9fce7d", dx=dx * r)


@plot(25, "morning", "#ead9b8", foot=188, clouds=((44, 32, 0.9), (202, 38, 0.8)))
def fruit_and_vegetable_market(s: Scene) -> None:
    """Rows of stalls under striped roofs with heaps of fruit in all colours."""
    s.paving(0, 0, 104, 104, "#ead9b8", 8)
    s.set_out(s.tree, ((7, 6), (97, 6)), 1.1)
    red, tomato, orange = "#dc4b3f", "#e2604f", "#f29a3f"
    green, yellow, plum, lime = "#6fae55", "#f4ce55", "#8a5aa0", "#a9cc5a"
    s.pennants((6, 12, 38), (98, 12, 38), 14)
    stall(s, 8, 14, 27, "#d9564a", (red, yellow, green))
    stall(s, 40, 14, 27, "#4f9a6b", (orange, plum, lime))
    stall(s, 72, 14, 27, "#f0a93f", (tomato, green, yellow))
    for x, y, tint in ((24, 46, "#4f8fc0"), (52, 44, "#f0b84f"), (58, 47, "#9a78b8"), (88, 42, "")):
        s.person(x, y, tint, 1.15)
    stall(s, 6, 56, 27, "#f0a93f", (lime, orange, red))
    stall(s, 38, 56, 27, "#4f8fc0", (yellow, tomato, green))
    stall(s, 70, 56, 27, "#d9564a", (plum, orange, lime))
    for x, y, r in ((8, 84, 4), (16, 87, 5), (11, 95, 4.6)):
        pumpkin(s, x, y, r)
    s.set_out(s.person, ((34, 84, "#e2604f", 1.2), (30, 90, "#6aa86a", 0.9)))
    for i, fruit in enumerate((red, green, yellow, plum)):
        x = 46 + i * 11
        s.shadow(x, 84, 9, 8, 4)
        s.crate(x, 84, fruit, w=9, d=8, h=4)
    for x, y in ((52, 98), (60, 97), (94, 90), (96, 97)):
        melon(s, x, y, 4)
