"""Draws where one eats out: sushi, pizza and burgers."""

import math

from kit import SHADOW, SHIRTS, WARM, Scene, dark, disc, facing, mid, plot

TIMBER = "#b9784e"


def lantern(s: Scene, x: float, y: float, z: float, k: float = 1) -> None:
    """A red paper lantern with its glow."""
    s.ball((x, y, z), 9 * k, 9 * k, s.glow(("#ffb070", 0.55), ("#ffb070", 0)))
    s.post(x, y, z + 4 * k, z + 8 * k, "#4a3a3c", 0.7 * k)
    s.ball(
        (x, y, z), 4 * k, 4.6 * k, s.glow(("#ffb27f", 1), ("#e2483d", 1), ("#a82c3c", 1), cx=0.4)
    )
    for up in (-2.0, 0.0, 2.0):
        s.line(
            [facing((x, y, z), -3.5 * k, up * k), facing((x, y, z), 3.5 * k, up * k)],
            "#a82c3c",
            0.4,
        )
    for up in (4.4, -4.4):
        s.ball((x, y, z + up * k), 2 * k, 0.9 * k, "#3d3138")


def nigiri(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A giant piece of rice with salmon upon it, bound with seaweed."""
    spot = (x, y, z)
    rice = "M-25 -6 Q-27 -15 -17 -17 L17 -2 Q27 3 25 10 L24 16 Q20 22 10 19 L-20 5 Q-26 1 -25 -6 Z"
    s.sketch(spot, rice, s.fade("#fffdf4", "#f6efdf", "#d9cfc4"), k)
    for dx, up in (
        (-21, 0),
        (-16, -1),
        (-12, -4),
        (-6, -5),
        (0, -8),
        (6, -12),
        (12, -13),
        (-18, -4),
    ):
        s.ball(facing(spot, dx * k, up * k), 1.7 * k, 1 * k, "#e3dacb")
    fish = "M-28 -8 Q-26 -18 -12 -22 Q-2 -25 8 -21 L25 -12 Q34 -5 29 4 "
    fish += "Q26 10 18 8 L-20 -4 Q-27 -4 -28 -8 Z"
    s.sketch(facing(spot, 0.4 * k, -1.6 * k), fish, "#c85a35", k)
    s.sketch(spot, fish, s.fade("#ffab7c", "#f98a55", "#ea6f3f", across=True), k)
    for u in (-17, -8, 1, 10, 19):
        low, high = -8 + u * 0.5, -19 + u * 0.42
        stripe = f"M{u} {low} Q{u + 4.6} {low - 4} {u + 5} {high} L{u + 7.4} {high + 1} "
        s.sketch(spot, f"{stripe}Q{u + 7.4} {low - 2.4} {u + 2.6} {low + 1.4} Z", "#ffd9bd", k)


def roll(s: Scene, x: float, y: float, z: float, k: float, heart: str) -> None:
    """A roll of rice in seaweed, standing."""
    s.cylinder(x, y, z, 6.4 * k, 9 * k, "#3f5a4c", top="#34493f")
    s.balls((x, y, z + 9 * k), (8 * k, 4 * k, "#fffaf0"), (4 * k, 2 * k, dark(heart)))
    s.ball((x, y, z + 9.5 * k), 3.6 * k, 1.7 * k, heart)


def bamboo(s: Scene, x: float, y: float, h: float) -> None:
    """A stalk of bamboo with its leaves."""
    s.post(x, y, 0, h, "#7fae5a", 1.6)
    for i in range(1, int(h / 6)):
        s.ball((x, y, i * 6), 1.1, 0.5, "#5f8c47")
    for up, side in ((h, 1), (h - 5, -1), (h - 9, 1), (h - 14, -1)):
        leaf = "M0 0 Q4 -5 11 -2 Q5 0 0 0 Z M0 0 Q3 3 9 4 Q4 0 0 0 Z"
        s.sketch((x, y, up), leaf, ("#8fc065", "#6fa552")[side > 0], 1, side < 0)


@plot(61, "dusk", "#d8d2c4", scale=1.03, foot=190, clouds=((36, 46, 0.8), (212, 52, 0.7)))
def sushi_bar(s: Scene) -> None:
    """A wooden house with lanterns and a counter, giant sushi on its roof."""
    s.paving(0, 0, 104, 104, "#dcd6c8", 8)
    s.patch(4, 4, 96, 12, "#a3c985", r=4)
    for x, y, h in ((90, 8, 44), (95, 13, 36), (99, 9, 40), (6, 18, 40), (10, 12, 34)):
        bamboo(s, x, y, h)
    house = s.house(14, 12, 62, 46, 27, TIMBER, shade=34)
    house.left.panel(15, 0, 60, 25, mid("#5f3f38"))
    house.left.panel(16.5, 9, 57, 15, s.fade("#ffc96f", "#fff0c0"))
    for u, tint in ((24, "#4f6f9c"), (42, "#fffaf0"), (60, "#4f6f9c")):
        s.person(u, 57, tint, 1.3, 5)
    house.left.panel(s.row(15, 14.7, 5), 0, 1.4, 26, mid("#8f5a41"))
    house.right.window((17, 38), 6, 15, 15, "#fff0c8", "#6d4238", 3)
    s.box(16, 58, 0, 58, 5, 9, "#8f5a41", top="#dba86f")
    for i in range(6):
        s.ball((22 + i * 9, 60.5, 9.4), 3, 1.4, "#fffaf0")
        s.ball((22 + i * 9, 60.5, 10.4), 1.8, 1, ("#f98a55", "#e2483d", "#3f5a4c")[i % 3])
    s.box(11, 9, 26, 68, 56, 3, "#3f5573")
    s.flat_roof(13, 11, 28, 64, 51, "#50698c", "#7d8da6", over=1, high=3)
    noren(s)
    board(s)
    for x, y in ((16, 66), (74, 66), (79, 40), (79, 16)):
        lantern(s, x, y, 19, 1.15)
    for x in (24, 36, 48, 60):
        s.cylinder(x, 70, 0, 1, 5, "#5f4a44")
        s.cylinder(x, 70, 5, 2.6, 1.4, "#c8483f")
    s.set_out(s.person, ((36, 70, "#6aa86a", 1.2), (60, 70, "#f0b84f", 1.2)), 4, sits=True)
    pond(s)
    s.set_out(s.person, ((14, 88, "#e2604f", 1.2), (20, 92, "#4f8fc0", 1.2)))
    s.set_out(s.bush, ((98, 30), (98, 50)), 0.9, "#6fa55c")


def noren(s: Scene) -> None:
    """Blue curtains over the counter, a white circle on each."""
    for i in range(4):
        a = 16.5 + i * 14.6
        s.left(63.4).panel(a, 18.6, 13.4, 8.4, mid("#2f5f9c"))
        s.left(63.5).disc(a + 6.7, 22.8, 2.6, "#fffaf0")


def board(s: Scene) -> None:
    """The wooden board on the roof with salmon, and two rolls."""
    for y in (20, 44):
        s.box(20, y, 29.6, 46, 4, 1.6, "#8f5a41")
    s.box(18, 17, 31.2, 52, 36, 3, "#dba86f")
    nigiri(s, 39, 28, 41.6, 1.05)
    roll(s, 28, 45, 34.2, 0.95, "#e2483d")
    roll(s, 46, 46, 34.2, 0.95, "#f0b84f")
    way = "M-5 0 Q-7 -8 0 -9 Q7 -8 5 0 Q0 2.6 -5 0 Z"
    s.sketch((62, 45, 35.6), way, s.shaded("#9fce6a"), 0.9)


def pond(s: Scene) -> None:
    """A pond with goldfish and a stone lantern."""
    s.flat(disc(84, 84, 13.5), "#cfc6b8")
    s.flat(disc(84, 84, 11.5), "#8fd0dc")
    for x, y, flip in ((81, 82, False), (87, 87, True), (86, 79, False)):
        s.fish((x, y, 0), 0.4, "#f08a3c", "#fff0dc", flip)
    s.box(94, 68, 0, 5, 5, 8, "#b8b2ae")
    s.box(93, 67, 8, 7, 7, 4, "#ffe6a3")
    s.hip(93, 67, 12, 7, 7, 4, "#8f8a8c", over=1.5)
    s.rock(70, 90, 0.8)
    s.rock(96, 94, 0.9)


def pizza(s: Scene, spot: tuple[float, float, float], r: float) -> None:
    """A round pizza that looks at the viewer, a slice drawn out of it."""

    def at(degrees: float, far: float, dx: float = 0, dz: float = 0) -> tuple[float, float, float]:
        t = math.radians(degrees)
        return facing(spot, far * math.cos(t) * r + dx, far * math.sin(t) * r + dz)

    out = (r * 0.2, r * 0.13)
    for start, end, (dx, dz) in ((62, 368, (0.0, 0.0)), (12, 58, out)):
        turns = [start + (end - start) * i / 24 for i in range(25)]
        middle = facing(spot, dx, dz)
        for far, fill, low in ((1.0, "#a8662f", -2.4), (1.0, "#e0a458", 0), (0.9, "#c8402f", 0)):
            low_spots = [at(a, far, dx + 0.4, dz + low) for a in turns]
            s.face([*low_spots, facing(middle, 0.4, low)], fill)
        s.face([*(at(a, 0.84, dx, dz) for a in turns), middle], "#fbd572")
        for a in turns[1:-1:3]:
            s.ball(at(a, 0.86, dx, dz), r * 0.09, r * 0.07, "#fbe08c")
    for degrees, far in ((90, 0.55), (150, 0.6), (210, 0.62), (270, 0.6), (325, 0.62), (35, 0.72)):
        dx, dz = out if degrees == 35 else (0, 0)
        salami = at(degrees, far, dx, dz)
        s.ball(salami, r * 0.17, r * 0.17, "#9c2f2c")
        s.ball(salami, r * 0.15, r * 0.15, "#d9503f", dx=-0.3)
        s.ball(salami, r * 0.05, r * 0.04, "#f29a7f", dx=-r * 0.05)
    for degrees, far in (
        (120, 0.3),
        (180, 0.35),
        (240, 0.32),
        (300, 0.36),
        (72, 0.74),
        (240, 0.78),
    ):
        leaf = at(degrees, far)
        s.sketch(leaf, "M-3 0.6 Q0 -4 4 -1 Q1 2.4 -3 0.6 Z", "#4f9a4a", r / 20)
    for degrees, far in ((105, 0.76), (185, 0.7), (255, 0.45), (345, 0.4), (130, 0.5)):
        s.balls(at(degrees, far), (r * 0.06, r * 0.05, "#3f4a3c"), (r * 0.025, r * 0.02, "#fbd572"))


def fire_oven(s: Scene, x: float, y: float) -> None:
    """A domed oven of brick with a fire in its mouth."""
    s.shadow_round(x, y, 9, 14)
    s.cylinder(x, y, 0, 10, 8, "#c9785a")
    s.dome(x, y, 8, 10, 14, "#d98f6a")
    mouth = "M-5.4 0 Q-5.6 -8.4 0 -8.8 Q5.6 -8.4 5.4 0 Z"
    spot = facing((x, y, 6), -5, -1)
    s.sketch(spot, mouth, "#f3dcc0", 1.25)
    s.sketch(spot, mouth, "#4a2f2c")
    s.sketch(spot, "M-4 0 Q-4 -4 -1.6 -6 Q-1 -3.6 0.6 -5.6 Q3.6 -3 3.6 0 Z", "#f08a3c")
    s.sketch(spot, "M-2 0 Q-2 -2.6 -0.4 -3.6 Q2 -2 1.8 0 Z", "#ffe08a")
    s.cylinder(x + 3, y - 3, 18, 2.4, 12, "#b9866a", top="#5a4650")
    s.smoke(x + 3, y - 3, 30, 3, 0.8)


@plot(62, "noon", "#e8d9bc", scale=1.03, foot=190, clouds=((34, 36, 0.8), (212, 60, 0.7)))
def pizza_joint(s: Scene) -> None:
    """An ochre house under green, white and red awnings with a giant pizza on its roof."""
    wall, green, red = "#f6cf8a", "#4f9a5a", "#d94a3f"
    s.paving(0, 0, 104, 104, "#ead9b8", 8)
    s.poplar(8, 10, 0.95, "#6f9f5a")
    s.poplar(96, 8, 0.95, "#6f9f5a")
    house = s.house(16, 10, 56, 46, 32, wall, shade=42)
    house.band(0, 4, "#c9785a")
    house.left.arch(21, 5, 11, 17)
    house.left.arch(36, 5, 11, 17)
    house.left.door(54, 0, 12, 22, "#4f7f5a")
    house.right.arch(16, 6, 11, 17, WARM)
    house.right.arch(36, 6, 11, 17, WARM)
    for i, tint in enumerate((green, "#fffaf0", red) * 3):
        s.left(56).awning(17 + i * 6, 30, 6, tint, stripes=1, out=9)
    for i, tint in enumerate((green, "#fffaf0", red) * 2):
        s.right(72).awning(13 + i * 6.6, 30, 6.6, tint, stripes=1, out=7)
    house.flat_roof("#c9674a", "#e0b48a", over=2.5, high=5)
    s.post((36, 52), 34, 34, 44, "#7d5745", 2)
    s.ball((44, 34, 35.4), 18, 6, SHADOW, 0.2)
    pizza(s, (44, 34, 55), 22.5)
    fire_oven(s, 88, 42)
    s.log_pile(82, 56, 13, 2, 2.2)
    tables = ((22, 80, red), (52, 78, green), (82, 78, red))
    for x, y, tint in tables:
        checked(s, x, y, tint)
    s.set_out(s.person, ((38, 94, "#fffaf0", 1.2), (72, 62, "#4f8fc0", 1.15)))
    scooter(s, 58, 94)
    s.set_out(s.bush, ((6, 98), (98, 98)), 0.9, "#7fae5a")


def checked(s: Scene, x: float, y: float, tint: str) -> None:
    """A square table with a checked cloth, pizza upon it, and guests."""
    s.shadow(x - 6, y - 6, 12, 12, 7)
    s.set_out(s.person, ((x - 8, y - 2), (x - 1, y - 8)), size=1.1, sits=True)
    s.box(x - 6, y - 6, 3, 12, 12, 5, tint)
    for i in range(4):
        for k in range(4):
            if (i + k) % 2 == 0:
                s.deck(x - 6 + i * 3, y - 6 + k * 3, 8, 3, 3, "#fffaf0")
    s.balls((x, y, 8.6), (4.6, 2.4, "#fffaf0"), (3.8, 1.9, "#e0a458"), (3, 1.5, "#fbd572"))
    for dx in (-1.2, 1, 0):
        s.ball((x, y, 8.8), 0.6, 0.4, "#d9503f", dx=dx)
    s.set_out(s.person, ((x + 3, y + 8), (x + 9, y + 2)), size=1.1, sits=True)


def scooter(s: Scene, x: float, y: float) -> None:
    """A red scooter with a box for deliveries, along x."""
    s.shadow(x, y, 18, 3, 6)
    for u in (2, 16):
        s.left(y).discs(x + u, 2.6, (2.6, "#4a4552"), (1.1, "#d9d6d2"))
    s.left(y).shape(
        x, 0, ((-1, 4), (6, 4), (11, 3.4), (14, 10), (16, 10), (14, 2.4), (4, 2.4)), "#d94a3f"
    )
    s.line([(x + 15, y, 4), (x + 13, y, 12), (x + 11, y, 12.4)], "#5c6070", 1)
    s.box(x - 2, y - 4, 6.4, 7, 5, 6, "#4f9a5a")
    s.box(x + 5, y - 3, 6, 5, 3, 1.6, "#4a4552")


def burger(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A giant burger: bun, salad, meat, cheese, tomato and the top with sesame."""
    s.cylinder(x, y, z, r * 0.94, r * 0.32, "#dd9a4e", r_top=r)
    z += r * 0.32
    wide = r * math.sqrt(2)
    for i in range(11):
        u = -1 + i / 5
        dip = wide * 0.5 * math.sqrt(max(0.0, 1 - u * u))
        s.ball(
            facing((x, y, z), u * wide * 1.02, -dip + 0.6),
            r * 0.26,
            r * 0.2,
            ("#7fbf4f", "#9fd36a")[i % 2],
        )
    s.ball((x, y, z + 0.5), wide * 1.04, wide * 0.5, "#8fc95a")
    s.cylinder(x, y, z, r * 1.02, r * 0.4, "#7d4a35")
    z += r * 0.4
    s.ball((x, y, z), wide, wide * 0.5, "#f7c244")
    for u in (-0.55, 0.35):
        dip = wide * 0.5 * math.sqrt(1 - u * u)
        a, b = (facing((x, y, z), (u + d) * wide, -dip + 0.3) for d in (-0.3, 0.3))
        s.face([a, b, facing((x, y, z), u * wide, -dip - r * 0.26)], "#f7c244")
    s.ball((x, y, z - 0.4), wide * 0.98, wide * 0.48, "#fbd66a")
    s.cylinder(x, y, z, r * 0.96, r * 0.14, "#e2503f")
    z += r * 0.14
    s.dome(x, y, z, r * 1.02, r * 0.96, "#e6a556")
    for dx, up in (
        (-9, 7),
        (-4, 11),
        (2, 8),
        (7, 10),
        (-1, 14),
        (5, 4.6),
        (-7, 2.4),
        (10, 4),
        (0, 2.6),
    ):
        s.ball(facing((x, y, z), dx * r / 15, up * r / 15), r * 0.07, r * 0.045, "#fff3cf")


@plot(63, "evening", "#dcd8cf", foot=190, clouds=((32, 40, 0.8), (212, 44, 0.8)))
def hamburger_stand(s: Scene) -> None:
    """A kiosk in red and yellow with a giant burger on its roof, a queue and chips."""
    red, sun = "#d9483f", "#f6c244"
    s.paving(0, 0, 104, 104, "#e3ddd0", 8)
    for i in range(5):
        for k in range(5):
            if (i + k) % 2 == 0:
                s.patch(12 + i * 15, 14 + k * 12, 15, 12, "#d2c8bb")
    s.set_out(s.tree, ((8, 10), (97, 8)), 0.95)
    house = s.house(26, 16, 44, 38, 27, "#fff3da", shade=40)
    house.band(0, 8, red)
    house.band(8, 2, sun)
    left = house.left
    left.panel(29, 11, 38, 13, s.fade("#ffd98a", "#fff3c8"))
    s.person(38, 53, "#fffaf0", 1.25, 5)
    s.person(56, 53, "#fffaf0", 1.25, 5)
    s.box(27, 54, 9.6, 42, 4, 1.8, "#8b93a0")
    for u, tint in ((32, "#f7c244"), (46, "#e2604f"), (62, "#f7c244")):
        s.cylinder(u, 56, 11.4, 1.3, 3, tint)
    house.right.window((20, 37), 11, 12, 12, WARM, red)
    left.awning(25, 29, 46, red, sun, stripes=9, out=10, drop=4)
    house.right.awning(15, 29, 40, red, sun, stripes=8, out=7, drop=4)
    house.flat_roof(red, "#e0c9ae", over=2, high=4)
    s.ball((48, 35, 29), 26, 12, SHADOW, 0.25)
    burger(s, 48, 35, 29, 18.5)
    chips(s, 84, 36)
    soda(s, 96, 52)
    s.set_out(s.table_set, ((16, 82), (86, 86)), sun, 3, 1.1)
    queue = ((44, 66), (50, 70), (56, 74), (62, 78), (40, 68))
    for i, (x, y) in enumerate(queue):
        s.person(x, y, SHIRTS[i], 1.2)
    s.table_set(40, 92, red, 3, 1.1)
    s.bench(60, 96)


def chips(s: Scene, x: float, y: float) -> None:
    """A giant bag of chips."""
    s.shadow_round(x, y, 6, 16)
    for i in range(9):
        dx, up = (i - 4) * 2.2, 25 + (i * 7 % 5) * 1.8
        tip = facing((x, y, 0), dx * 1.25, up)
        s.line([facing((x, y, 0), dx, 10), tip], "#e0a93f", 2.8)
        s.line([facing((x, y, 0), dx - 0.4, 10), facing(tip, -0.4, 0)], "#fbdc7c", 1.5)
    s.sketch((x, y, 0), "M-8 0 Q0 4 8 0 L11 -16 Q0 -11 -11 -16 Z", s.shaded("#d9483f"))
    s.sketch((x, y, 0), "M-3 1.6 Q0 2.2 3 1.6 L3.8 -13.6 Q0 -13 -3.8 -13.6 Z", "#fff3da")


def soda(s: Scene, x: float, y: float) -> None:
    """A giant cup with a straw."""
    s.shadow_round(x, y, 4, 14)
    s.cylinder(x, y, 0, 4, 15, "#fffaf0", r_top=5.2)
    s.cylinder(x, y, 5, 4.45, 5, "#4f8fc0", r_top=4.8)
    s.cylinder(x, y, 15, 5.6, 1.6, "#e9edf2")
    s.line([(x, y, 16), (x, y, 24), facing((x, y, 27), 4, 0)], "#d9483f", 1.3)
