"""Draws the temples of culture: theatre, opera house and museum."""

import math

from kit import CREAM, Point3, Scene, dark, facing, lit, mid, plot, traced

GOLD, SILK, COPPER, BONE = "#e8bf5a", "#c8353f", "#6fae9a", "#fbf3df"


def column(s: Scene, x: float, y: float, z: float, r: float, h: float, stone: str) -> None:
    """A column with its foot and its capital."""
    s.box(x - r * 1.3, y - r * 1.3, z, r * 2.6, r * 2.6, r * 0.8, stone)
    s.cylinder(x, y, z + r * 0.8, r, h - r * 1.8, stone, r_top=r * 0.86)
    s.box(x - r * 1.3, y - r * 1.3, z + h - r, r * 2.6, r * 2.6, r, lit(stone))


def stairs(s: Scene, x: float, y: float, w: float, steps: int, high: float, stone: str) -> None:
    """A flight of steps that comes down along y from height high."""
    s.shadow(x, y, w, steps * 2.4, 3)
    for i in range(steps):
        s.box(x, y + i * 2.4, 0, w, 2.4, high * (1 - i / steps), stone)


def mask(s: Scene, spot: Point3, k: float, smile: bool, face: str) -> None:
    """The mask of comedy or of tragedy."""
    way = "M-7 -8 Q0 -11 7 -8 Q8.6 3 0 9 Q-8.6 3 -7 -8 Z"
    s.sketch(facing(spot, 0.8 * k, -0.5 * k), way, dark(dark(face)), k)
    s.sketch(spot, way, s.glow((lit(face), 1), (face, 1), (dark(face), 1), cx=0.35, cy=0.3), k)
    ink = "#5a3a30"
    if smile:
        s.sketch(spot, "M-5.2 -3.6 Q-3.4 -6.4 -1.4 -3.6 Q-3.4 -4.6 -5.2 -3.6 Z", ink, k)
        s.sketch(spot, "M5.2 -3.6 Q3.4 -6.4 1.4 -3.6 Q3.4 -4.6 5.2 -3.6 Z", ink, k)
        s.sketch(spot, "M-4.6 0.6 Q0 3 4.6 0.6 Q3.4 6 0 6.4 Q-3.4 6 -4.6 0.6 Z", ink, k)
    else:
        s.sketch(spot, "M-5.4 -2.4 L-1.6 -4.6 Q-2 -1.6 -3.4 -1.6 Q-5 -1.4 -5.4 -2.4 Z", ink, k)
        s.sketch(spot, "M5.4 -2.4 L1.6 -4.6 Q2 -1.6 3.4 -1.6 Q5 -1.4 5.4 -2.4 Z", ink, k)
        s.sketch(spot, "M-4 5.6 Q-3.4 1 0 0.8 Q3.4 1 4 5.6 Q0 2.6 -4 5.6 Z", ink, k)


def curtain(s: Scene, x: float, y: float, z: float, w: float, h: float) -> None:
    """A red curtain on a left wall, parted before a bright stage."""
    s.left(y).panel(x, z, w, h, s.fade("#ffd98a", "#fff3c8"))
    half = w / 2
    for side in (-1, 1):
        for i in range(7):
            u, v = half * (0.18 + i * 0.118), half * (0.18 + (i + 1) * 0.118)
            tuck = 0.42 * (1 - i / 7)
            fill = (SILK, "#a82a38", "#dc5058")[i % 3]
            fold = [(u - half * 0.16, h), (v - half * 0.14 * (i < 6), h), (v, 0), (u + tuck * 6, 0)]
            points = [(half + side * a, b) for a, b in fold]
            s.left(y + 0.1).shape(x, z, points, mid(fill))
    for i in range(6):
        a = w * i / 6
        turns = [math.pi * k / 6 for k in range(7)]
        swag = [(a + w / 12 * (1 - math.cos(t)), h - 3 - 3.4 * math.sin(t)) for t in turns]
        s.left(y + 0.2).shape(x, z, [(a, h), *swag, (a + w / 6, h)], ("#b02f3c", SILK)[i % 2])
        s.line([(x + u, y + 0.3, z + v) for u, v in swag], GOLD, 0.8)


def poster_pillar(s: Scene, x: float, y: float) -> None:
    """A round pillar with bills."""
    s.shadow_round(x, y, 3.6, 18)
    s.cylinder(x, y, 0, 3.8, 17, "#f0e2c8")
    front = (x + 2.7, y + 2.7, 0.0)
    for dx, up, tint in (
        (-2.6, 3, "#d9564a"),
        (1.8, 4, "#4f86b8"),
        (-2, 10, "#f0b84f"),
        (2.2, 10.6, "#6aa86a"),
    ):
        s.sketch(facing(front, dx, up), "M-1.7 0 L-1.7 -5 L1.7 -5 L1.7 0 Z", tint, 1)
    s.cylinder(x, y, 17, 4.6, 1.4, "#4f7f6a")
    s.dome(x, y, 18.2, 4.2, 4.4, "#4f7f6a")


@plot(231, "evening", "#b9cf9a", foot=190, clouds=((30, 40, 0.8), (210, 44, 0.7)))
def theater(s: Scene) -> None:
    """A theatre with golden masks in its gable and a red curtain between its columns."""
    stone, roof = "#f3e3cb", "#a8564a"
    s.grass(4, 4, 94, 40, 24)
    s.paving(0, 56, 104, 48, "#e8dcc6", 8)
    s.set_out(s.tree, ((8, 20), (97, 14)), 1.05)
    s.shadow(16, 8, 68, 46, 40)
    s.box(16, 8, 0, 68, 42, 34, stone)
    s.right(84).arch((12, 23, 34), 8, 7, 19, "#cfe6ee", cross=False)
    s.right(84).panel(8, 0, 42, 4, dark("#c9b49a"))
    s.hip(16, 8, 34, 68, 42, 12, roof, over=2)
    s.box(30, 12, 38, 40, 22, 18, stone)
    s.hip(30, 12, 56, 40, 22, 8, roof, over=2)
    stairs(s, 17, 68, 66, 4, 4, "#e6d6bc")
    s.box(17, 48, 0, 66, 20, 4, "#e6d6bc")
    s.left(50.2).panel(18, 4, 64, 30, mid("#d9bf9f"))
    curtain(s, 22, 60, 4, 56, 29)
    for x in (21, 34.6, 65.4, 79):
        column(s, x, 64, 4, 2.2, 29, stone)
    s.set_out(s.person, ((47, 65, "#7a5ab0"), (53, 65, "#3f9a8e")), 1.15, 4)
    s.box(17, 48, 33, 66, 19, 6, stone)
    s.left(67.1).panel(17, 34.4, 66, 1.2, mid(GOLD))
    s.gable(17, 46, 39, 66, 20, 23, roof, stone, axis="y", over=2.5)
    mask(s, (44, 68, 50), 1.0, smile=False, face="#e6dccf")
    mask(s, (56.5, 69, 47), 1.12, smile=True, face=GOLD)
    s.flat([(40, 77.6), (60, 77.6), (60, 104), (40, 104)], SILK)
    poster_pillar(s, 12, 84)
    spots = ((30, 86, ""), (35, 90, ""), (48, 86, ""), (54, 92, ""), (70, 84, ""), (74, 90, ""))
    s.set_out(s.person, spots, 1.15)
    poster_pillar(s, 92, 76)
    s.set_out(s.bush, ((24, 100), (84, 99), (97, 92)), 1.1)


def statue(s: Scene, spot: Point3, k: float) -> None:
    """A small golden figure with wings."""
    s.sketch(spot, "M-1.6 0 L-1 -7 L1 -7 L1.6 0 Z", GOLD, k)
    s.sketch(spot, "M-0.6 -6.6 Q-5 -11 -6 -7 Q-4 -5 -0.6 -4.6 Z", lit(GOLD), k)
    s.sketch(spot, "M0.6 -6.6 Q5 -11 6 -7 Q4 -5 0.6 -4.6 Z", dark(GOLD), k)
    s.ball(facing(spot, 0, 8.4 * k), 1.3 * k, 1.4 * k, lit(GOLD))


def opera_front(s: Scene, stone: str) -> None:
    """Arches below, a loggia of double columns above, a golden frieze and two pavilions."""
    for i in range(5):
        s.left(60).arch(25.6 + i * 9.6, 4, 6.4, 13, ("#ffe2a0", "#ffd27a")[i % 2], cross=False)
    s.left(60.1).panel(10, 19, 76, 1.6, mid(CREAM))
    s.left(60.1).panel(24, 21, 48, 16, mid("#a8705a"))
    s.left(60.2).arch(s.row(26.4, 9.6, 5), 22, 5, 13, cross=False)
    for i in range(6):
        for off in (-1.2, 1.2):
            column(s, 24.4 + i * 9.5 + off, 61.4, 20.6, 0.95, 16.6, "#fff6e6")
    s.left(60.3).panel(10, 37.4, 76, 2, mid(CREAM))
    s.left(60.3).panel(10, 39.4, 76, 4.6, mid(GOLD))
    s.left(60.5).disc(s.row(12, 4, 19), 41.6, 1.2, lit(lit(GOLD)))
    for x in (8, 72):
        s.box(x, 56, 0, 16, 8, 45, stone)
        s.left(64).arch(x + 4.6, 4, 6.8, 14, cross=False)
        s.left(64).arch(x + 4.8, 22, 6.4, 14, cross=False)
        s.left(64.1).panel(x, 19, 16, 1.6, mid(CREAM))
        s.left(64.1).panel(x, 39.4, 16, 4, mid(GOLD))
        bow = [
            (8 - 8 * math.cos(math.pi * k / 10), 6.6 * math.sin(math.pi * k / 10))
            for k in range(11)
        ]
        s.left(64.1).shape(x, 45, bow, mid(CREAM))
        s.left(64.2).shape(x + 1.6, 45.4, [(u * 0.8, v * 0.72) for u, v in bow], mid(GOLD))


@plot(232, "evening", "#ddd2c0", foot=190, clouds=((28, 44, 0.7), (212, 48, 0.7)))
def opera_house(s: Scene) -> None:
    """A grand opera with a green dome, golden figures, double columns and a red carpet."""
    stone = "#f2dfbd"
    s.paving(0, 0, 104, 104, "#e8dcc8", 8)
    house = s.house(10, 8, 76, 52, 44, stone)
    for v in (12, 22, 32, 42):
        house.right.arch(v, 4, 6, 13, cross=False)
        house.right.arch(v, 22, 6, 13, "#bfdde8", cross=False)
    for z, high, tint in ((19, 1.6, CREAM), (39.4, 4.6, GOLD)):
        house.right.panel(8, z, 52, high, dark(tint))
    house.flat_roof(CREAM, "#c9bda8", over=1, high=2)
    s.hip(16, 12, 45, 64, 38, 9, COPPER, over=0)
    s.cylinder(48, 31, 46, 18, 9, stone)
    for i in range(9):
        t = math.radians(-36 + i * 20)
        spot = (48 + 18 * math.cos(t), 31 + 18 * math.sin(t), 48.0)
        s.sketch(spot, "M-1.6 0 L-1.6 -4 Q0 -6.4 1.6 -4 L1.6 0 Z", "#ffe2a0", 1)
    s.ring(48, 31, 54.4, 18.6, 2, GOLD)
    s.dome(48, 31, 56, 17.6, 22, COPPER, 7)
    s.cylinder(48, 31, 76, 3.4, 5, CREAM, r_top=3)
    s.dome(48, 31, 81, 3.6, 5, GOLD)
    statue(s, (48, 31, 86), 0.9)
    opera_front(s, stone)
    for x in (16, 80):
        statue(s, (x, 64, 51), 1.25)
    for x in (28, 41, 55, 68):
        statue(s, (x, 60, 46), 0.85)
    stairs(s, 24, 62, 48, 4, 4, "#efe3cc")
    s.face([(40, 62, 4), (56, 62, 4), (56, 72, 0), (40, 72, 0)], SILK)
    s.flat([(40, 72), (56, 72), (56, 104), (40, 104)], SILK)
    for x in (40, 55):
        s.flat([(x, 72), (x + 1, 72), (x + 1, 104), (x, 104)], GOLD)
    s.set_out(s.person, ((46, 80, "#3a3542"), (50, 81, "#8f4fb0"), (46, 95, "#3a3542")), 1.15)
    s.set_out(s.person, ((50, 96, "#3f9a8e"), (26, 84, ""), (30, 87, "#3a3542")), 1.15)
    s.set_out(s.person, ((70, 82, ""), (76, 86, "")), 1.15)
    s.set_out(s.lamp, ((36, 90), (60, 90), (97, 62), (97, 30)), 22)
    for x, y in ((10, 80), (10, 96), (86, 90), (97, 80)):
        s.box(x - 3, y - 3, 0, 6, 6, 3, "#d9c7a8")
        s.bush(x, y, 1.1, z=3)


def bones(s: Scene, base: Point3, spots: list[tuple[float, float]], k: float, thick: float) -> None:
    """A run of bones through points (left, up) of a skeleton, with a dark edge."""
    run = [facing(base, -u * k, v * k) for u, v in spots]
    s.line([facing(p, 0.4, -0.5) for p in run], "#7a5f4a", (thick + 1.2) * k)
    s.line(run, BONE, thick * k)
    for p in run if thick > 1.6 else run[:0]:
        s.ball(p, thick * 0.75 * k, thick * 0.75 * k, "#fffaf0")


def dinosaur(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """The skeleton of a long-necked saurian that looks to the left."""
    base = (x, y, z)
    for legs in ([(-7, 17), (-4, 10), (-6, 5), (-4, 0)], [(9, 16), (12, 10), (10, 5), (12, 0)]):
        bones(s, base, legs, k, 1.5)
    tail = [(-36, 7), (-31, 6.4), (-26, 7), (-21, 9.4), (-16, 13), (-11, 17)]
    neck = [(11, 19.4), (16, 23), (19.4, 28), (21.6, 33.4), (24, 38), (27.4, 41)]
    for u in (-5, -1.6, 1.8, 5.2, 8.6):
        rib = [(u, 19), (u + 2.6, 15), (u + 2.4, 11), (u, 8.6 + abs(u - 2) * 0.3)]
        bones(s, base, rib, k, 1)
    back = [*tail, (-6, 19.6), (-1, 21), (4, 21), *neck]
    for u, v in back[2:12]:
        bones(s, base, [(u, v), (u - 1.2, v + 3)], k, 0.7)
    bones(s, base, back, k, 1.9)
    bones(s, base, [(-10, 18), (-13, 10), (-10.6, 5), (-12.6, 0), (-9.6, 0)], k, 1.8)
    bones(s, base, [(7, 18), (5, 10), (7, 5), (5.4, 0), (8.6, 0)], k, 1.8)
    head = "M-3 1.8 Q-3.4 -3.4 1 -3.6 Q4.4 -3.4 9 -0.4 Q9.4 1 8 1.2 L1.6 1.6 L8 2.6 Q8 4 6 4 L0 4 Z"
    spot = facing(base, -28 * k, 42 * k)
    s.sketch(facing(spot, 0.6, -0.7), head, "#7a5f4a", k * 1.16, flip=True)
    s.sketch(spot, head, "#fffaf0", k, flip=True)
    s.ball(facing(spot, -0.8 * k, 1 * k), 1 * k, 1 * k, "#5a4650")


def banner(s: Scene, x: float, y: float, tint: str) -> None:
    """A long coloured banner that hangs on the front, with a vase upon it."""
    s.left(y).panel(x, 12, 6.4, 22, mid(tint))
    s.left(y).shape(x, 12, ((0, 0), (6.4, 0), (3.2, -3)), mid(tint))
    vase = traced("1.9 5, 4.5 5, 5.2 10, 3.9 12.6, 4.4 14.6, 2 14.6, 2.5 12.6, 1.2 10")
    s.left(y + 0.1).shape(x, 12, vase, CREAM)


@plot(233, "noon", "#9bcb7c", foot=190, clouds=((28, 40, 0.8), (210, 36, 0.8)))
def museum(s: Scene) -> None:
    """A long colonnade on a high base with banners, the skeleton of a saurian before it."""
    stone = "#dfd8cc"
    s.grass(4, 4, 94, 94, 40)
    s.patch(36, 50, 28, 54, "#e8dcc6")
    s.tree(98, 8, 0.9)
    s.shadow(4, 6, 92, 44, 36)
    s.box(4, 6, 0, 92, 46, 6, "#cfc6b8")
    s.box(8, 10, 6, 84, 30, 32, "#c98f78")
    s.left(40.1).panel((13, 24, 68, 79), 10, 6, 20, "#8f5f58")
    s.left(40.1).panel(44, 6, 12, 24, s.fade("#ffe2a0", "#fff3d0"))
    s.right(92).arch((14, 26), 12, 7, 18, "#bfdde8", cross=False)
    for i in range(10):
        column(s, 8.6 + i * 9.2, 47.6, 6, 2, 28, stone)
    for i, tint in enumerate(("#c8353f", "#3f78b8", "#3f9a6f", "#e0a030")):
        banner(s, (19.3, 37.7, 56.1, 74.5)[i], 50.6, tint)
    s.box(4, 8, 34, 92, 43, 7, stone)
    s.left(51.1).panel(4, 36.4, 92, 1.2, mid("#b9ae9f"))
    s.left(51.1).panel(s.row(6, 4.2, 22), 38.6, 2, 1.6, mid("#b9ae9f"))
    s.flat_roof(4, 8, 41, 92, 43, stone, "#bdb6ae", over=0.6, high=3)
    s.box(28, 12, 42, 44, 28, 13, stone)
    s.left(40.1).panel(s.row(31, 8, 5), 45, 6, 6.4, "#9fc8dc")
    s.right(72.1).panel(s.row(15, 8, 3), 45, 6, 6.4, dark("#9fc8dc"))
    s.hip(28, 12, 55, 44, 28, 9, "#7fb0a4", over=1.5)
    stairs(s, 32, 52, 36, 6, 6, "#e3dccf")
    for x in (26, 70):
        s.box(x, 54, 0, 5, 9, 7, stone)
        s.bush(x + 2.5, 58.5, 0.8, z=7)
    s.set_out(s.person, ((42, 70), (50, 68), (56, 74), (86, 62), (97, 70), (90, 96)), size=1.05)
    s.flowers(72, 64, 24, 12, 16)
    s.shadow(44, 80, 36, 16, 20)
    s.box(42, 80, 0, 38, 16, 3.4, "#b9a48c")
    dinosaur(s, 61, 88, 3.6, 1.28)
    s.set_out(s.person, ((26, 92, "#e2604f", 1.05), (31, 96, "#f0b84f", 0.8)))
    s.set_out(s.bush, ((8, 62, 1.0), (8, 94, 1.1)))
