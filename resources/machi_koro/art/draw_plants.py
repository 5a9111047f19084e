"""Draws the works of the Großstadt: wholesale food, wine and lemonade."""

import math
from itertools import product

from kit import CREAM, IRON, SHADOW, WARM, Scene, dark, facing, lit, mid, plot

GOODS = ("#e2604f", "#f2c33f", "#6aa86a", "#f08a3c", "#fff3dc", "#8fbf4f", "#b9783f")


def rack(s: Scene, x: float, y: float, z: float, w: float, rows: int, high: float) -> None:
    """Shelves full of goods behind an opening of a left wall."""
    left = s.left(y)
    left.panel(x, z, w, rows * high, "#4f4a5c")
    for row in range(rows):
        at = z + row * high
        u = 0.6
        while u < w - 2.4:
            wide, tall = s.random.uniform(2.6, 4.6), s.random.uniform(high * 0.5, high * 0.76)
            left.panel(
                x + u, at + 0.8, min(wide, w - u - 0.4) - 0.4, tall, mid(s.random.choice(GOODS))
            )
            u += wide
        left.panel(x, at, w, 0.8, "#f0a93f")


def pallet(
    s: Scene, x: float, y: float, tints: tuple[str, ...], levels: int = 2, z: float = 0
) -> None:
    """A pallet with crates of fruit upon each other."""
    if not z:
        s.shadow(x, y, 15, 13, levels * 5)
    for a in (0, 6, 12):
        s.box(x + a, y, z, 3, 13, 1.4, "#b98558")
    s.box(x, y, z + 1.4, 15, 13, 0.8, "#d9b080")
    for level in range(levels):
        for i, k in product(range(2), range(2)):
            if level < levels - 1 and i + k < 1:
                continue
            tint = tints[(level * 3 + i + k * 2) % len(tints)]
            s.crate(
                x + 0.3 + i * 7.3, y + 0.3 + k * 6.3, tint, z=z + 2.2 + level * 5, w=7, d=6, h=4.4
            )


def forklift(s: Scene, x: float, y: float) -> None:
    """A yellow forklift along x whose fork holds a pallet high, on the right."""
    paint = "#f2b230"
    s.shadow(x, y, 16, 9, 12)
    s.box(x, y, 2, 14, 9, 6, paint)
    s.box(x, y + 1, 8, 5, 7, 3, "#4a4552")
    s.person(x + 8, y + 4, "#4f8fc0", 1.15, 6, sits=True)
    for a, b in ((x + 3, y + 0.6), (x + 12, y + 0.6), (x + 3, y + 8.4), (x + 12, y + 8.4)):
        s.post(a, b, 8, 20, "#4a4552", 1)
    s.box(x + 2, y, 20, 11, 9, 1.2, "#4a4552")
    s.left(y + 9.2).discs(x + 3, 2.6, (2.6, "#3f3b48"), (1.2, "#d9d6d2"))
    s.left(y + 9.2).discs(x + 11.4, 2.6, (2.6, "#3f3b48"), (1.2, "#d9d6d2"))
    for b in (1.4, 7.6):
        s.box(x + 14.4, y + b - 0.5, 1, 1.4, 1, 26, IRON)
    s.box(x + 15.8, y + 1, 11, 12, 1.4, 0.8, IRON)
    s.box(x + 15.8, y + 7, 11, 12, 1.4, 0.8, IRON)


def carrot(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A giant carrot with its green, leaning."""
    spot = (x, y, z)
    for way in (
        "M0 -20 Q-6 -30 -12 -31 Q-8 -25 -2 -19 Z",
        "M0 -20 Q2 -33 9 -36 Q8 -28 3 -19 Z",
        "M0 -20 Q-2 -32 -1 -38 Q4 -31 2 -20 Z",
    ):
        s.sketch(spot, way, "#6fae4f", k)
    s.sketch(spot, "M-7 -17 Q0 -24 7 -17 Q7 -6 1 8 Q0 10 -1 8 Q-7 -6 -7 -17 Z", "#f08a3c", k)
    s.sketch(spot, "M2 -20.6 Q6 -20 7 -17 Q7 -6 1 8 Q3 -8 2 -20.6 Z", "#d9702f", k)
    for u, v in ((-5, 12), (-3, 5), (2, 9), (3, 1)):
        s.line(
            [facing(spot, u * k, v * k), facing(spot, (u + 3) * k, (v - 0.4) * k)],
            "#c9602a",
            0.9 * k,
        )


def cabbage(s: Scene, spot: tuple[float, float, float], r: float) -> None:
    """A round head of cabbage."""
    s.ball(spot, r, r * 0.92, "#5f9a4c")
    s.ball(spot, r * 0.84, r * 0.8, "#86bf62", dx=-r * 0.08)
    s.ball(facing(spot, -r * 0.2, r * 0.2), r * 0.5, r * 0.5, "#b5dc8c")
    for u in (-0.6, 0, 0.6):
        ends = [facing(spot, u * r * 0.3, -r * 0.8), facing(spot, u * r, r * 0.4)]
        s.line(ends, "#d2ebb0", r * 0.06, 0.8)


def chest(s: Scene, x: float, y: float, z: float) -> None:
    """The giant crate upon the roof, heaped with what kitchens need."""
    w, d, h = 42.0, 26.0, 12.0
    for spot, r in (((x + 10, y + 6, z + h + 5), 10.0), ((x + 31, y + 7, z + h + 4), 9.0)):
        cabbage(s, spot, r)
    carrot(s, x + 17, y + 9, z + h + 4, 0.7)
    carrot(s, x + 25, y + 9, z + h + 3, 0.62)
    s.ball((x + 8, y + 18, z + h + 4), 9, 8.6, dark("#e2483d"))
    s.ball((x + 8, y + 18, z + h + 4.4), 8.4, 8, "#e2483d", dx=-0.4)
    s.ball((x + 6, y + 20, z + h + 8), 2, 1.6, "#ffc9b4")
    s.sketch((x + 8, y + 18, z + h + 11), "M0 1 L-5 0 L-1.4 -2 L0 -5 L1.6 -2 L5 0 Z", "#5f9a4c")
    fish = (x + 30, y + 22, z + h + 8)
    s.fish(fish, 1.5, "#5f93b4", "#e8f0f4")
    s.ball((x + 20, y + 22, z + h + 3), 8, 6, dark("#f2c33f"))
    s.ball((x + 20, y + 22, z + h + 3.4), 7.4, 5.4, "#f2c33f", dx=-0.3)
    for i in range(3):
        low = z + i * 4.2
        s.box(x, y + d - 1.6, low, w, 1.6, 3.4, "#d9a468")
        s.box(x + w - 1.6, y, low, 1.6, d, 3.4, "#d9a468")
    for u in (0.8, w / 2 - 1.4, w - 4):
        s.left(y + d + 0.2).panel(x + u, z, 3, h, mid("#b98050"))
    for u in (1, d - 4):
        s.right(x + w + 0.2).panel(y + u, z, 3, h, dark("#b98050"))


@plot(91, "morning", "#d3cdbd", scale=1.03, foot=190, clouds=((32, 44, 0.8), (214, 50, 0.8)))
def food_warehouse(s: Scene) -> None:
    """A hall whose gates show full racks, a giant crate of food upon it, forklift and lorry."""
    wall, green = "#eef0e6", "#4f9a6b"
    s.patch(0, 0, 104, 104, "#cfcabf")
    s.patch(0, 62, 104, 42, "#a9a9b2")
    s.patch((6, 30, 54, 78), 66, 1.2, 12, "#f7ecc8")
    s.tree(97, 8, 0.9)
    house = s.house(8, 8, 84, 44, 30, wall, shade=40)
    house.band(0, 4, "#8f97a0")
    house.band(24, 6, green)
    for u in (12, 40, 68):
        house.left.panel(u - 1.4, 4, 22.8, 19, "#f2b230")
        rack(s, u, 52.1, 4, 20, 3, 5.6)
        house.left.panel(u, 20.4, 20, 2.4, "#c9ced6")
        s.box(u - 1, 52, 0, 22, 5, 3.6, "#8f97a0")
    for y in (14, 30):
        house.right.window(y, 10, 12, 9, "#cfe8ee", CREAM, 2)
    house.flat_roof(green, "#d5d8cf", over=1.5, high=4)
    s.ball((48, 30, 32), 34, 16, SHADOW, 0.2)
    chest(s, 26, 17, 32)
    s.roof_unit(76, 16, 32.6, 9)
    red, orange, green2, yellow = "#e2483d", "#f29a3f", "#8fbf4f", "#f4ce55"
    pallet(s, 6, 72, (red, green2, yellow), 3)
    pallet(s, 6, 88, (orange, yellow, red), 2)
    forklift(s, 36, 72)
    pallet(s, 53, 71, (green2, orange), 2, 13)
    s.set_out(s.person, ((28, 92, "#fffaf0", 1.3), (74, 64, "#f08a3c", 1.25)))
    van_of_food(s, 54, 88)
    s.barrel(96, 66, 3.4, 8)
    s.barrel(98, 74, 3.4, 8)


def van_of_food(s: Scene, x: float, y: float) -> None:
    """A lorry along x with a green box, an apple on its side."""
    s.shadow(x, y, 44, 12, 18)
    s.box(x, y, 3, 31, 12, 17, "#fffaf0")
    s.left(y + 12).panel(x, 5, 31, 3, mid("#4f9a6b"))
    s.left(y + 12).discs(x + 15, 13, (5.4, "#e2483d"), (2, "#f0705f"))
    s.left(y + 12).shape(x + 15, 18.6, ((0, 0), (4, 3), (5, 0.6)), "#5f9a4c")
    s.box(x + 32, y + 0.5, 2.4, 11, 11, 14, "#4f9a6b")
    s.left(y + 11.5).panel(x + 35, 8.6, 6.4, 5.6, "#cfe8f2")
    s.right(x + 43).panel(y + 1.6, 8.6, 8.8, 5.6, "#a8c8d8")
    s.right(x + 43).panel((y + 1.4, y + 8.4), 4, 2.4, 1.8, "#fff3c4")
    for u in (6, 13, 37):
        s.left(y + 12.2).discs(x + u, 3.2, (3.2, "#3f3b48"), (1.4, "#d9d6d2"))


def wine_bottle(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A giant bottle of red wine with a label of grapes."""
    glass = s.fade("#5f8f6a", "#3f6f52", "#24463a", "#1f3a33", across=True)
    s.shadow_round(x, y, 8 * k, 40 * k, z)
    way = "M-9.4 -1 Q0 5 9.4 -1 L9.4 -27 Q9.4 -34 3.6 -38 L3.6 -52 L-3.6 -52 "
    way += "L-3.6 -38 Q-9.4 -34 -9.4 -27 Z"
    s.sketch((x, y, z), way, glass, k)
    s.sketch(
        (x, y, z),
        "M-4.2 -52.6 Q0 -51 4.2 -52.6 L4.2 -42 Q0 -40.4 -4.2 -42 Z",
        s.shaded("#b8343f"),
        k,
    )
    s.ball((x, y, z + 52.6 * k), 4.2 * k, 1.3 * k, "#d9606a")
    s.sketch(
        (x, y, z), "M-9.4 -26 Q0 -21.6 9.4 -26 L9.4 -9 Q0 -4.4 -9.4 -9 Z", s.shaded("#fff3d9"), k
    )
    for u, v in ((-2.4, 18), (0, 17.4), (2.4, 18), (-1.2, 15.4), (1.2, 15.4), (0, 13)):
        s.ball(facing((x, y, z), u * k, v * k), 1.6 * k, 1.6 * k, "#8f3f7c")
    s.sketch((x, y, z), "M0 -19 Q4 -22 6 -19.6 Q4 -18 0 -19 Z", "#6fae4f", k)
    s.sketch(
        (x, y, z), "M-7 -28 Q-7 -33 -3 -36 L-3 -31 Q-5 -30 -5 -26 Z", "#ffffff", k, opacity=0.45
    )


def wine_glass(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A giant glass of red wine."""
    spot = (x, y, z)
    s.shadow_round(x, y, 5 * k, 16 * k, z)
    s.ball(spot, 9 * k, 4 * k, "#cfdde6")
    s.ball((x, y, z + 0.8), 8 * k, 3.4 * k, "#f2f8fb")
    s.line([facing(spot, 0, 1 * k), facing(spot, 0, 15 * k)], "#e6f0f6", 2.2 * k)
    s.sketch(spot, "M-10 -36 Q-13 -15 0 -14 Q13 -15 10 -36 Z", "#ffffff", k, opacity=0.5)
    s.sketch(
        spot,
        "M-10.8 -28 Q-11.6 -15.4 0 -14.8 Q11.6 -15.4 10.8 -28 Z",
        s.fade("#c2324f", "#7a1f3a", across=True),
        k,
    )
    s.ball(facing(spot, 0, 28 * k), 10.8 * k, 2.8 * k, "#d94a66")
    s.sketch(spot, "M-8 -26 Q-8.6 -20 -6 -17.6 Q-7 -22 -6 -26 Z", "#ffffff", k, opacity=0.5)
    s.line(
        [
            facing(spot, 10 * k * math.cos(i / 5), (36 + 2.4 * math.sin(i / 5)) * k)
            for i in range(32)
        ],
        "#ffffff",
        0.6,
        0.9,
    )


@plot(92, "evening", "#b7c983", scale=1.03, foot=190, clouds=((28, 50, 0.7), (214, 40, 0.8)))
def winery(s: Scene) -> None:
    """An estate with a round tower, casks before its cellar, a giant bottle and a glass."""
    wall, roof = "#f6e3c0", "#b9564a"
    s.grass(4, 4, 94, 50, 24)
    s.patch(0, 58, 104, 46, "#e3cfa2")
    s.poplar(8, 10, 0.95, "#6f9f5a")
    s.poplar(16, 7, 0.85, "#6f9f5a")
    s.shadow(26, 14, 64, 36, 40)
    house = s.house(26, 14, 66, 34, 29, wall, shade=0)
    house.band(0, 5, "#c9a88a")
    for u in (32, 44):
        house.left.arch(u, 8, 7, 14, WARM)
    house.left.arch(82, 8, 7, 14, WARM)
    cellar(s)
    for y in (19, 34):
        house.right.arch(y, 8, 8, 15, WARM)
    house.gable(20, roof, over=3)
    for x in (38, 58, 78):
        dormer(s, x)
    s.drum(22, 40, 9, 46, wall, shade=30)
    s.ring(22, 40, (30, 44), 9.1, 1.6, CREAM)
    for z in (12.0, 34.0):
        s.left(49).window(18, z, 5, 8, WARM)
    s.cone(22, 40, 46, 11, 22, roof)
    s.flag(22, 40, 66, 12, "#8f3f7c", 0.7)
    for x, y, z in ((42, 60, 6.4), (58, 60, 6.4), (50, 60, 18)):
        s.cask(x, y, z, 7.4, 13, "#c08550")
    wine_bottle(s, 22, 80, 0, 0.98)
    wine_glass(s, 40, 90, 0, 0.9)
    s.barrel(78, 60, 4.4, 10)
    s.barrel(88, 62, 4.4, 10)
    s.set_out(s.person, ((70, 72, "#8f3f7c", 1.3), (62, 90, "#4f8fc0", 1.3)))
    grape_cart(s, 76, 82)
    s.flowers(90, 20, 10, 30, 10)
    s.bush(98, 52, 0.9, "#7fae5a")


def cellar(s: Scene) -> None:
    """The gate of the cellar."""
    left = s.left(48)
    turns = [math.pi * i / 10 for i in range(11)]
    for grow, fill in ((1.8, mid("#c9a88a")), (0.0, "#6f4638")):
        head = [(10 + (9 + grow) * math.cos(t), 12 + (9 + grow) * math.sin(t)) for t in turns]
        left.shape(56, 0, [(19 + grow, 0), *head, (1 - grow, 0)], fill)
    left.panel((61, 65.6, 70), 0, 0.6, 19, "#4f2f28")


def dormer(s: Scene, x: float) -> None:
    """A small window in the slope."""
    s.box(x, 38, 32, 7, 6, 6, "#f6e3c0")
    s.left(44).window(x + 1.4, 33, 4.2, 4.4, WARM)
    s.gable(x, 38, 38, 7, 6, 4, "#b9564a", "#f6e3c0", axis="y", over=1)


def grape_cart(s: Scene, x: float, y: float) -> None:
    """A cart full of grapes."""
    s.shadow(x, y, 20, 11, 9)
    s.box(x, y, 4, 20, 11, 5, "#b9783f")
    s.left(y + 11).discs((x + 5), 4, (4.2, "#7d5745"), (2.6, "#d9b98a"), (0.9, "#7d5745"))
    s.left(y + 11).discs((x + 16), 4, (4.2, "#7d5745"), (2.6, "#d9b98a"), (0.9, "#7d5745"))
    for k, i in product(range(4), range(8)):
        spot = (x + 1.6 + i * 2.4, y + 1.6 + k * 2.6, 9.4 + 1.6 * math.sin(1.1 * i + k))
        tint = ("#7d4a9c", "#9a5fb0", "#6a3f8f")[(i + k) % 3]
        s.ball(spot, 1.9, 1.8, dark(tint))
        s.ball(spot, 1.5, 1.4, tint, dx=-0.2)


def soda_bottle(
    s: Scene, x: float, y: float, z: float, k: float, tint: str, cap: str = "#d9483f"
) -> None:
    """A bottle of lemonade with a round label and a crown cap."""
    way = "M-7 -1 Q0 3.6 7 -1 L7 -18 Q7 -25 3 -30 L3 -38 L-3 -38 L-3 -30 Q-7 -25 -7 -18 Z"
    s.sketch((x, y, z), way, s.fade(lit(lit(tint)), tint, dark(tint), across=True), k)
    s.sketch((x, y, z), "M-7 -18 Q0 -14 7 -18 L7 -7 Q0 -3 -7 -7 Z", s.shaded("#fffaf0"), k)
    s.balls(facing((x, y, z), 0, 10.6 * k), (3.4 * k, 3.4 * k, cap), (1.5 * k, 1.5 * k, "#fffaf0"))
    s.sketch((x, y, z), "M-3.8 -41 Q0 -43 3.8 -41 L4.2 -37 Q0 -34.6 -4.2 -37 Z", s.shaded(cap), k)
    s.sketch(
        (x, y, z), "M-5 -19 Q-5 -24 -2 -27 L-2 -23 Q-3.4 -22 -3.4 -18 Z", "#ffffff", k, opacity=0.6
    )


@plot(93, "noon", "#d5d3c4", scale=1.03, foot=190, clouds=((30, 56, 0.7), (214, 56, 0.8)))
def soda_bottling_plant(s: Scene) -> None:
    """A works in aqua and white whose giant bottles bubble, others ride out on a belt."""
    wall, aqua = "#f4f6f0", "#4fb0b4"
    s.paving(0, 0, 104, 104, "#dedacc", 8)
    s.patch(4, 2, 96, 8, "#a3c985", r=3)
    s.tank(94, 12, 7, 34, "#dfe6ea")
    s.tree(8, 10, 0.95)
    house = s.house(14, 10, 68, 44, 25, wall, shade=36)
    house.band(0, 6, aqua)
    house.band(8, 1.6, "#f2c33f")
    house.left.panel(17, 10, 30, 12, s.fade("#bfe6ee", "#e6f6f4"))
    house.left.panel(s.row(17, 5.8, 6), 10, 1, 12, mid(wall))
    for i in range(5):
        tint = ("#e2483d", "#f29a3f", "#6fae4f", "#f2c33f", "#8f5fc0")[i]
        soda_bottle(s, 20.6 + i * 5.8, 54.2, 10.6, 0.25, tint)
    house.left.panel(54, 0, 22, 19, mid("#6f8f9c"))
    house.left.panel(55.2, 0, 19.6, 17.8, "#3f4a58")
    house.right.window((15, 34), 10, 14, 11, "#cfe8ee", aqua, 3)
    house.flat_roof(aqua, "#d9dcd4", over=2, high=5)
    s.line([(82, 20, 20), (90, 16, 20), (90, 16, 30)], IRON, 2)
    for x, y, tint, cap in (
        (66, 23, "#f2862f", "#3f7fc0"),
        (46, 32, "#e2483d", "#3f3b48"),
        (25, 40, "#6fbf5f", "#f2c33f"),
    ):
        s.ball((x, y, 28), 11, 4.6, SHADOW, 0.25)
        soda_bottle(s, x, y, 27.6, 1.12, tint, cap)
    for dx, up, r in (
        (-34, 80, 2.4),
        (-14, 92, 1.8),
        (4, 95, 1.5),
        (27, 92, 2.2),
        (42, 84, 1.7),
        (-25, 96, 1.4),
    ):
        spot = facing((46, 32, 0), dx, up)
        s.balls(spot, (r, r, "#ffffff"), (r * 0.72, r * 0.72, "#cdeef2"))
    belt(s)
    s.set_out(s.person, ((84, 62, "#4fb0b4", 1.3), (40, 66, "#f0b84f", 1.25)))
    for x, y in ((8, 66), (22, 70), (8, 80)):
        case(s, x, y)
    case(s, 9, 67, 6)
    s.van(20, 88, "#fffaf0", "x", "#4fb0b4")
    s.bush(98, 98, 0.9)


def belt(s: Scene) -> None:
    """A conveyor that comes out of the gate along y with a row of bottles."""
    s.shadow(58, 54, 14, 46, 8)
    for y in (60, 78, 96):
        s.box(59, y, 0, 12, 2, 6, IRON)
    s.box(58, 54, 6, 14, 46, 3, "#8b97a8", top="#4a4f5f")
    s.right(72).panel(54, 7, 46, 1, "#f2c33f")
    tints = ("#6fbf5f", "#f2862f", "#e2483d", "#f2c33f")
    for i in range(4):
        y = 60 + i * 11
        s.ball((65, y, 9), 5, 2.2, SHADOW, 0.3)
        soda_bottle(s, 65, y, 9.6, 0.62, tints[i], ("#f2c33f", "#3f7fc0", "#3f3b48", "#d9483f")[i])


def case(s: Scene, x: float, y: float, z: float = 0) -> None:
    """A case with the necks of bottles."""
    s.box(x, y, z, 12, 9, 6, "#e2604f")
    s.left(y + 9).panel(x + 3, z + 2, 6, 2, dark("#e2604f"))
    for k, i in product(range(2), range(3)):
        spot = (x + 2.4 + i * 3.6, y + 2.4 + k * 4, z + 6)
        s.line([spot, (spot[0], spot[1], z + 9)], ("#6fbf5f", "#f2862f")[k], 1.9)
        s.ball((spot[0], spot[1], z + 9.6), 1.2, 0.8, "#f2c33f")
