"""Draws where people live, in houses small and tall, and where they park."""

import math

from kit import CREAM, WARM, Scene, dark, mid, mix, plot


def letter_p(s: Scene, x: float, y: float, z: float, k: float, ink: str, ground: str) -> None:
    """The sign of a car park on a left wall, 11 k wide and 16 k high."""
    s.left(y).panel(x, z, 3.4 * k, 16 * k, ink)
    for wide, fill in ((4.8, ink), (1.8, ground)):
        turns = [math.pi * i / 12 - math.pi / 2 for i in range(13)]
        bow = [((6 + wide * math.cos(t)) * k, (11.2 + wide * math.sin(t)) * k) for t in turns]
        low, high = (11.2 - wide) * k, (11.2 + wide) * k
        s.left(y).shape(x, z, [(3.4 * k, low), *bow, (3.4 * k, high)], fill)


@plot(51, "noon", foot=190, clouds=((40, 40, 0.9), (206, 34, 0.8)))
def parking(s: Scene) -> None:
    """Rows of parked cars under a great blue sign."""
    blue, white = "#3f7fc4", "#fffdf6"
    tints = ("#e2604f", "#f4f0e6", "#4f8fc0", "#f0b84f", "#6aa86a", "#7d8794", "#3f9c9a", "#ec8f6e")
    s.patch(4, 7, 100, 90, "#9a9da8", r=3)
    s.patch(4, 7, 100, 2.2, "#83869a")
    sign(s, blue, white)
    for y, free in ((8, ()), (44, (2, 6)), (62, (4, 6, 7))):
        s.patch(s.row(6.4, 11.6, 9), y, 0.9, 17, white, 0.9)
        if y == 44:
            s.patch(6.4, 61, 93.7, 0.9, white, 0.9)
            for x in (30, 66):
                s.line([(x, 36, 0), (x + 14, 36, 0)], white, 1.2)
                s.face([(x + 14, 33.4, 0), (x + 14, 38.6, 0), (x + 20, 36, 0)], white)
        for i in range(8):
            if i not in free:
                s.car(8.2 + i * 11.6, y + 0.6, tints[(i * 3 + y) % 8], axis="y")
        if y == 8:
            s.car(50, 29, "#d9564a")
            s.person(88, 36, "#f0b84f", 1.1)
    s.person(57, 70, "#4f8fc0", 1.1)
    s.lamp(100.6, 44, 30)
    s.car(24, 82, "#f4f0e6")
    s.box(84, 81, 0, 8, 8, 12, "#fbf1de")
    s.left(89).panel(85, 5, 6, 5, "#bfe2ee")
    s.right(92).panel(82, 5, 6, 5, "#9cc4d4")
    s.box(83, 80, 12, 10, 10, 2, blue)
    s.box(92.4, 90, 0, 2.4, 2.4, 7, "#f0b84f")
    for i in range(6):
        at = [(93.6, 91.4 - i * 2.6, 6 + i * 2.4), (93.6, 88.8 - i * 2.6, 8.4 + i * 2.4)]
        s.line(at, ("#e2604f", white)[i % 2], 1.8)
    s.set_out(s.bush, ((7, 101), (98, 101)), 1.0)
    s.hedge(12, 98.6, 66, 3.6, 5)


def sign(s: Scene, blue: str, white: str) -> None:
    """The board with the letter on two posts, and the trees beside it."""
    s.tree(52, 3.6, 0.9)
    s.tree(84, 3.6, 0.8, "#8bbd5f")
    s.cylinder((4, 24), 3, 0, 1.3, 26, "#d6d9e2")
    s.box(-1, 1.4, 22, 30, 4, 32, white)
    s.left(5.4).panel(0.6, 23.6, 26.8, 28.8, mid(blue))
    letter_p(s, 6, 5.5, 26.6, 1.45, white, mid(blue))


def garment(s: Scene, x: float, y: float, z: float, kind: int, tint: str, k: float = 1) -> None:
    """A piece of washing that hangs from a line along x: shirt, trousers, towel or dress."""
    shapes = (
        ((0, 0), (-1, -3), (1.2, -3.4), (1.2, -9), (6.4, -9), (6.4, -3.4), (8.6, -3), (7.6, 0)),
        ((0, 0), (0, -11), (2.6, -11), (3.2, -4), (3.8, -11), (6.4, -11), (6.4, 0)),
        ((0, 0), (0, -9), (8, -9), (8, 0)),
        ((1.6, 0), (2, -4), (0, -11), (7.4, -11), (5.4, -4), (5.8, 0)),
    )
    s.left(y).shape(x, z, [(u * k, v * k) for u, v in shapes[kind]], mix(tint, CREAM, 0.1))
    if kind == 2:
        s.left(y).panel(x, z - 7 * k, 8 * k, 1.6 * k, CREAM, 0.8)


def balcony(s: Scene, x: float, y: float, z: float, w: float, tint: str, wash: int) -> None:
    """A balcony on a left wall with its door; wash hangs garments before it."""
    s.left(y).window(x + 1.5, z + 1.4, w - 3, 10.5, WARM if wash % 3 == 1 else "#bfe2ee")
    s.left(y).panel(x - 1, z - 3, w + 4, 3, "#2c2f4e", 0.14)
    s.box(x, y, z - 1.2, w, 6, 1.4, CREAM)
    if wash == 1:
        s.person(x + w * 0.7, y + 3, size=0.8, z=z)
    s.band(x, y, z, w, 6, 5, tint)
    s.box(x - 0.3, y + 5.4, z + 5, w + 0.6, 0.9, 0.9, CREAM)
    if wash > 1:
        for i in range(2):
            paint = ("#fffdf6", "#f0708a", "#5fa8d8", "#f2c14e")[(wash + i) % 4]
            garment(s, x + 1.4 + i * 7, y + 6.6, z + 5.6, (wash + i) % 4, paint, 0.72)


@plot(52, "morning", scale=1.06, foot=190, clouds=((34, 46, 0.8), (212, 44, 0.8)))
def apartments(s: Scene) -> None:
    """A plain block of flats whose balconies and yard are full of washing."""
    wall = "#f0dfc0"
    s.grass(4, 4, 96, 96, 40)
    s.paving(4, 54, 100, 10, "#e6dac4", 5)
    s.tree(8, 14, 1.0)
    s.shadow(16, 16, 66, 32, 60)
    s.tree(96, 12, 1.0, "#8bbd5f")
    s.box(16, 16, 0, 66, 32, 66, wall)
    s.band(16, 16, 0, 66, 32, 5, "#b98a72")
    for floor in range(4):
        z = 8 + floor * 14.4
        for i in range(2):
            s.right(82).window(20 + i * 14, z + 2, 10, 9, (WARM, "#bfe2ee")[(floor + i) % 2])
        for i, x in enumerate((18.5, 40, 61.5)):
            if floor == 0 and i == 1:
                continue
            tint = ("#e2775c", "#5d9c8c", "#efb65a")[(i + floor) % 3]
            balcony(s, x, 48, z, 18, tint, (0, 2, 1, 3, 0, 4, 2, 1, 5, 1, 3, 0)[floor * 3 + i])
    s.left(48).door(44, 0, 10, 15, "#5d7f9c")
    s.box(41, 47, 18, 16, 8, 1.6, "#d97f62")
    s.flat_roof(16, 16, 66, 66, 32, "#fbf1de", "#cdbfae", over=1.2, high=3.4)
    s.box(28, 22, 67.6, 14, 12, 9, "#e2cfae")
    s.left(34).panel(32, 67.6, 5, 7, mid("#8c6a5c"))
    s.dish(56, 36, 67.6, 5)
    s.dish(72, 34, 67.6, 4)
    s.roof_unit(62, 22, 67.6, 6)
    washing_line(s)
    for x, y, size in ((34, 88, 1.15), (42, 92, 0.8), (90, 58, 1.1), (96, 62, 1.1)):
        s.person(x, y, size=size)
    s.tree(96, 84, 0.85)
    s.set_out(s.bush, ((92, 40, 1.1), (8, 58, 1.0)))
    s.bench(72, 95)
    s.flowers(6, 92, 20, 8, 10)


def washing_line(s: Scene) -> None:
    """The line in the yard with its two posts."""
    for x in (10, 82):
        s.post(x, 76, 0, 19, "#8d674d", 1.8)
        s.line([(x, 72, 18.4), (x, 80, 18.4)], "#8d674d", 1.5)
    tints = ("#fffdf6", "#f0708a", "#5fa8d8", "#f2c14e", "#fffdf6", "#6ab48a", "#e2775c")
    for y, shift in ((73, 0), (79, 3)):
        s.line([(10, y, 18.4), (46, y, 16.8), (82, y, 18.4)], "#fff8ea", 0.7)
        if y == 79:
            for i, tint in enumerate(tints):
                garment(s, 13 + i * 9.8, y, 17.2, (i + shift) % 4, tint)


def cottage(s: Scene, x: float, y: float) -> None:
    """One of many equal little houses, 22 by 18, with its garden path."""
    wall = "#fff6e2"
    house = s.house(x, y, 22, 18, 13, wall, shade=18)
    house.band(0, 2, "#b9866a")
    house.left.door(x + 3, 0, 4.6, 9, "#4f86b8")
    house.left.window(x + 11, 4, 8, 6, WARM)
    house.right.window(y + 5, 4, 8, 6)
    house.gable(10.5, "#dd6a50", over=2.4)
    s.chimney(x + 5, y + 4, 16, 3.4, 8)


@plot(53, "morning", scale=1.1, foot=187, clouds=((44, 40, 0.9), (200, 44, 0.8)))
def housing_tract(s: Scene) -> None:
    """Six equal little houses with gardens along a quiet street."""
    s.grass(4, 4, 96, 36, 20)
    s.road(46, 13)
    for y in (10, 70):
        for i in range(3):
            x = 5 + i * 33.5
            s.tree(x + 26.5, y + 2, 0.62, ("#79b562", "#8bbd5f")[i % 2])
            cottage(s, x, y)
            s.patch(x + 3, y + 21, 4.6, 12.6 if y == 10 else 9, "#eadcc0")
            s.fence(x + 8.6, y + 30, 20, colour="#fffaf0", h=4.4)
            s.flowers(x + 10, y + 22, 14, 5, 7)
            s.bush(x + 26, y + 21, 0.75)
        if y == 10:
            s.set_out(s.car, ((14, 48.5, "#4f8fc0"), (72, 48.5, "#f0b84f")))
            s.set_out(s.person, ((50, 42, "#e2604f", 0.95), (46, 42.5, "#6aa86a", 0.7)))
    s.set_out(s.person, ((12, 99, "#9a78b8", 0.95), (95, 62.6, "#e2604f", 0.9)))


def facade(s: Scene, x: float, wall: str, roof: str, high: float, kind: int) -> None:
    """A narrow house front with its own kind of gable, 26 wide, its door to the street."""
    y, w, d, rise = 58, 26, 36, 20
    s.box(x, 22, 0, w, d, high, wall)
    s.gable(x, 22, high, w, d, rise, roof, wall, axis="y", over=0)
    steps = [(0, 0), (0, 5), (4, 5), (4, 10), (8, 10), (8, 16), (w / 2 - 2, 16), (w / 2 - 2, 23)]
    curve = [(0, 0), (0, 3), (3, 4), (5, 8), (6, 13), (8, 17), (w / 2, 23)]
    peak = [(-1, -1), (-1, 1), (w / 2, 23)]
    half: list[tuple[float, float]] = [(float(u), float(v)) for u, v in (peak, steps, curve)[kind]]
    shape = [*half, *((w - u, v) for u, v in half[::-1])]
    edge = mix(wall, CREAM, 0.75)
    for u, tint in ((0.0, mid(edge)), (0.08, mix(mid(wall), "#fff6e0", 0.1))):
        drawn = [(a + (w / 2 - a) * u, b * (1 - u)) for a, b in shape]
        s.face([(x + a, y + u, high + b) for a, b in drawn], tint)
    s.left(y + 0.2).discs(x + w / 2, high + 8, (3.2, mid(CREAM)), (2.3, WARM))
    left = s.left(y)
    left.panel(x, 0, w, 4, mid(mix(wall, "#5a4650", 0.5)))
    for row in range(3):
        z = 24 + row * (high - 25) / 3
        for i in range(2):
            left.window(x + 3 + i * 12, z, 8, 10, (WARM, "#bfe2ee")[(row + i + kind) % 2])
        for i in range(2) if row < 2 else ():
            for k in range(5):
                spot = (x + 3.6 + i * 12 + k * 1.8, y + 1.2, z + 0.2)
                s.ball(spot, 1.3, 1.1, "#6aa457")
                tint = ("#f0708a", "#ffd257", "#fff6ef")[(k + kind) % 3]
                s.ball((spot[0], spot[1], z + 1.1), 0.9, 0.8, tint)
    left.panel(x, 20, w, 1.2, mid(edge))
    left.window(x + 13.5, 6, 9, 11, WARM)
    left.door(x + 3.5, 3, 6.6, 14, ("#8c3f3a", "#2f6b66", "#3c5a8c")[kind])
    for i in range(2):
        s.box(x + 1.6, y, 0, 10.4, 6 - i * 2.6, 1.5 + 1.5 * i, "#d9cdbb")


@plot(54, "evening", "#cfc9b4", foot=190, clouds=((38, 44, 0.8), (212, 50, 0.8)))
def townhouse(s: Scene) -> None:
    """Three narrow houses in three colours, wall to wall, each with another gable."""
    s.paving(0, 58, 104, 22, "#e8dcc6", 6)
    s.patch(0, 0, 104, 58, "#a8cf85")
    s.road(84, 14)
    s.tree(6, 18, 1.0)
    s.shadow(12, 22, 78, 36, 52)
    s.poplar(98, 12, 0.9)
    for i, (wall, roof, high) in enumerate(
        (("#4f9ba6", "#8a6a72", 58.0), ("#f2c568", "#c9604b", 64.0), ("#d9705c", "#66788f", 56.0))
    ):
        facade(s, 12 + i * 26, wall, roof, high, i)
    for z in (26, 42):
        for y in (28, 42):
            s.right(90).window(y, z, 9, 10, WARM if y + z == 70 else "#bfe2ee")
    s.chimney(34, 30, 66, 5, 15)
    s.chimney(60, 30, 72, 5, 14)
    s.tree(6, 70, 0.75)
    s.lamp(38, 75, 23)
    s.tree(97, 68, 0.8, "#8bbd5f")
    s.set_out(s.person, ((20, 71, "#e2604f"), (58, 72, "#4f8fc0"), (63, 74, "#f0b84f")), 1.15)
    bicycle(s, 76, 67)
    s.set_out(s.car, ((22, 87, "#f4f0e6"), (74, 87, "#3f9c9a")))


def bicycle(s: Scene, x: float, y: float) -> None:
    """A bicycle that leans along x."""
    for u in (0, 9):
        turns = [2 * math.pi * i / 14 for i in range(15)]
        wheel = [(x + u + 2.6 * math.cos(t), y, 2.8 + 2.8 * math.sin(t)) for t in turns]
        s.line(wheel, "#4a4552", 0.8)
    frame = ((0, 2.8), (3, 6.4), (7.6, 6.4), (4, 2.8), (0, 2.8))
    s.line([(x + u, y, z) for u, z in frame], "#d9564a", 0.9)
    s.line([(x + 4, y, 2.8), (x + 2.7, y, 7.6), (x + 1.8, y, 7.6)], "#4a4552", 0.9)
    s.line([(x + 9, y, 2.8), (x + 7.4, y, 8.4), (x + 8.8, y, 8.8)], "#4a4552", 0.9)


def loungers(s: Scene, x: float, y: float) -> None:
    """Two deck chairs under a parasol."""
    for dy in (0, 11):
        s.box(x, y + dy, 0.8, 11, 4.6, 1.6, "#fffaf0")
        corners = [(x, y + dy, 2.4), (x, y + dy + 4.6, 2.4)]
        corners += [(x - 3, y + dy + 4.6, 6), (x - 3, y + dy, 6)]
        s.face(corners, "#fffdf6")
        patch_at = [(x + 2, y + dy + 0.6), (x + 10, y + dy + 0.6), (x + 10, y + dy + 4)]
        s.face([(a, b, 2.5) for a, b in (*patch_at, (x + 2, y + dy + 4))], "#f0a93f")
        if dy == 0:
            s.sunshade(x - 2, y + 8, 0, "#e2604f", 0.95)


@plot(55, "noon", "#a5d184", foot=190, clouds=((34, 40, 0.9), (208, 34, 0.8)))
def city_villa(s: Scene) -> None:
    """A white villa with columns under a hipped roof, its pool and its clipped garden."""
    wall, roof, slate = "#fffaf0", "#5f7f9e", "#6d8298"
    s.grass(4, 4, 96, 30, 20)
    s.set_out(s.poplar, ((8, 12), (8, 28), (8, 44)), 0.9)
    s.shadow(20, 14, 62, 34, 34)
    oak_at = ((96, 8, 1.15, "#79b562"), (99, 26, 0.9, "#8bbd5f"))
    for x, y, size, leaf in oak_at:
        s.tree(x, y, size, leaf)
    s.paving(16, 48, 88, 14, "#f0e4cc", 7)
    s.box(20, 14, 0, 62, 34, 34, wall)
    for z in (0.0, 17.0):
        s.band(20, 14, z, 62, 34, 2, "#d8c8ae")
    s.left(48).window((23, 70), 5, 9, 10, WARM, slate)
    for y in (18, 34):
        s.right(82).window(y, 5, 10, 10, WARM, slate)
        s.right(82).window(y, 21, 10, 9, "#9fd0e6", slate)
    s.left(48).window((23, 37, 47, 56, 70), 21, 8, 10, "#9fd0e6", slate)
    s.hip(20, 14, 34, 62, 34, 14, roof, over=3.4)
    s.chimney((34, 64), 22, 40, 5, 11, "#e2cfae")
    portico(s, wall)
    pool(s)
    for x in (33, 71):
        s.cylinder(x, 59, 0, 2.2, 3, "#d9a27c", r_top=3)
        s.cone(x, 59, 3, 3.2, 12, "#5f9c60")
    s.patch(74, 62, 12, 42, "#eadcc0")
    s.car(76, 66, "#c94f4a", axis="y")
    s.hedge(90, 56, 4, 44, 6)
    s.flowers(96, 54, 6, 44, 16)
    s.hedge(8, 98.6, 62, 3.6, 6)
    s.person(66, 74, "#f0708a", 1.15)
    for x in (71, 87):
        s.box(x, 98, 0, 3, 3, 8, "#f0e4cc")
        s.ball((x + 1.5, 99.5, 9.4), 2.3, 2.3, "#e2d3b8")


def portico(s: Scene, wall: str) -> None:
    """The columned porch with a balcony above it."""
    s.house(36, 48, 30, 9, 2, "#e8dcc6", shade=14)
    s.left(48).door(47, 2, 8, 13, "#6d4238")
    s.left(48).window((38, 58), 5, 6, 9, WARM)
    s.cylinder((38, 45, 57, 64), 55.4, 2, 1.3, 14, wall)
    s.box(35, 47, 16, 32, 11, 2.4, wall)
    s.box(s.row(36, 2, 16), 56.6, 18.4, 0.8, 0.8, 3.4, wall)
    s.box(35.4, 56.2, 21.6, 31.4, 1.4, 1, wall)
    s.right(67).panel(47.6, 18.4, 10, 3.4, dark(wall))


def pool(s: Scene) -> None:
    """Blue water with a ladder, a swimmer and deck chairs."""
    s.patch(8, 64, 48, 32, "#f4ead4", r=3)
    s.water(13, 68, 30, 24, 4, "#4fb9d6")
    for y in (71, 74):
        s.line([(13, y, 0), (12, y, 4), (15, y, 4), (15.6, y, 0)], "#e8edf2", 0.9)
    s.ball((30, 80, 0), 6, 2.4, "#ffffff", 0.5)
    s.ball((30, 80, 0.6), 3.6, 1.8, "#f2708a")
    s.ball((30, 80, 0.9), 1.9, 0.9, "#4fb9d6")
    s.ball((30, 80, 2.4), 1.7, 1.8, "#e3b08a")
    s.ball((30, 80, 3.4), 1.7, 1.1, "#7a5238")
    loungers(s, 47, 73)


@plot(56, "evening", scale=0.94, foot=192, clouds=((36, 62, 0.9), (204, 40, 0.9)))
def high_rise(s: Scene) -> None:
    """A slender tower of flats, balcony over balcony, with a garden on its roof."""
    wall, band = "#f6e8d0", "#d97a5c"
    x, y, w, floors, step = 32, 30, 36, 11, 8.2
    s.grass(4, 4, 96, 70, 30)
    s.road(86, 13)
    s.paving(20, 64, 62, 16, "#e8dcc6", 6)
    s.set_out(s.tree, ((10, 10, 1.0), (28, 8, 0.85), (8, 34, 0.9)))
    s.shadow(x, y, w, w, 74)
    s.set_out(s.tree, ((84, 14, 0.95), (97, 30, 0.85)), "#8bbd5f")
    high = 10 + floors * step
    s.box(x, y, 0, w, w, high, wall)
    s.left(y + w).panel(x, 0, w, 8, s.fade("#ffe9ad", "#fff7dd"))
    s.right(x + w).panel(y, 0, w, 8, dark(WARM))
    for i in range(7):
        s.left(y + w).panel(x + i * 5.8, 0, 1.2, 9, mid(wall))
        s.right(x + w).panel(y + i * 5.8, 0, 1.2, 9, dark(wall))
    s.left(y + w).door(x + 14, 0, 8, 8, "#8c5348")
    for floor in range(floors):
        storey(s, x, y, 10 + floor * step, w, band)
    s.flat_roof(x, y, high, w, w, CREAM, "#a8cf85", over=1, high=3)
    s.box(x + 4, y + 4, high + 1.4, 12, 12, 9, wall)
    s.left(y + 16).panel(x + 8, high + 1.4, 4, 6, mid(band))
    for a, b in ((24, 8), (30, 16), (12, 27)):
        s.tree(x + a, y + b, 0.5, z=high + 1.4)
    s.sunshade(x + 24, y + 26, high + 1.4, "#e2604f", 0.7)
    for a, b in ((12, 74), (22, 80), (86, 60), (96, 66), (92, 78)):
        s.tree(a, b, 0.72, s.random.choice(("#79b562", "#8bbd5f")))
    s.bench(72, 70, "y")
    s.set_out(s.person, ((46, 72), (50, 75), (64, 74), (34, 76)), size=1.1)
    s.crossing(50, 87, 9, 11)
    s.set_out(s.car, ((14, 89, "#4f8fc0"), (74, 89, "#f0b84f")))


def storey(s: Scene, x: float, y: float, z: float, w: float, band: str) -> None:
    """One floor of the tower: a stair of glass between balconies on the left, two more right."""
    a, b = x + w, y + w
    s.left(b).panel(x + 15, z - 1, 6, 8.4, mid("#6f8ea6"))
    s.left(b).panel(x + 16.2, z + 0.6, 3.6, 5.4, "#d9eff5")
    s.left(b).windows((x + 0.6, x + 21.4), z, 14, 7.6, 3, 1, ("#bfe2ee", "#d9eff5", WARM), 0.8)
    s.right(a).windows(y + 1, z, w - 2, 7.6, 7, 1, ("#bfe2ee", "#d9eff5", WARM), 0.8)
    for u, long in ((0.0, 14.6), (21.4, 14.6)):
        s.box(x + u, b, z - 1, long, 4, 1, CREAM)
        s.band(x + u, b, z, long, 4, 2.6, band)
    for u, long in ((1.4, 14.4), (20.2, 14.4)):
        s.box(a, y + u, z - 1, 4, long, 1, CREAM)
        s.band(a, y + u, z, 4, long, 2.6, band)
