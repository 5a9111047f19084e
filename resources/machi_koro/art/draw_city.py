"""Draws what stands in every city of the Großstadt: the city hall and the airport."""

import math

from kit import GLASS, SHADOW, WARM, WHITE, Scene, dark, facing, mid, mix, plot

GOLD = "#f2c04a"


@plot(105, "noon", "#a9cf86", foot=190, clouds=((28, 46, 0.8), (214, 60, 0.8)))
def city_hall(s: Scene) -> None:
    """A rose palace with white columns and a green cupola, flags, a fountain and a red carpet."""
    wall, copper, white = "#eba995", "#5fae98", "#fffaf0"
    s.paving(0, 0, 104, 104, "#eadfca", 8)
    s.patch(3, 3, 98, 8, "#9fc97e", r=3)
    s.set_out(s.tree, ((6, 9), (98, 9)), 0.95)
    house = s.house(8, 14, 88, 34, 34, wall, shade=38)
    house.band(0, 5, "#cdbfae")
    house.band(18, 1.6, white)
    for u in (12, 22, 75, 85):
        house.left.arch(u, 6, 6.4, 10.6, WARM)
        house.left.window(u, 22, 6.4, 9, GLASS, white)
    for y in (18, 28, 38):
        house.right.arch(y, 6, 6.4, 10.6, WARM)
        house.right.window(y, 22, 6.4, 9, GLASS, white)
    house.flat_roof(white, "#d9c9b6", over=1.5, high=3.4)
    for x in (10, 34, 68, 92):
        s.cylinder(x, 48, 37, 1.8, 2.6, white)
        s.ball((x, 48, 41), 1.7, 1.7, GOLD)
    cupola(s, copper, white)
    portico(s, wall, white, copper)
    for i, tint in enumerate(("#4f8fc0", "#e2604f", "#f2c33f", "#6aa86a")):
        x = (14, 26, 78, 90)[i]
        s.cylinder(x, 60, 0, 1.6, 1.6, "#cdbfae")
        s.flag(x, 60, 1, 26, tint, 0.66)
    s.patch(46, 66, 12, 38, "#c8343f")
    s.patch((46, 57), 66, 1, 38, GOLD)
    bowl(s, 24, 84)
    for x in (74, 84, 94):
        s.patch(x, 72, 7, 24, "#7fb56a", r=2)
        s.flowers(x + 1, 73, 5, 21, 12)
    s.person(52, 72, "#3f4a6c", 1.35)
    s.line(
        [facing((52, 72, 0), -2, 7.6), facing((52, 72, 0), 0, 4.6), facing((52, 72, 0), 2, 7.6)],
        GOLD,
        0.9,
    )
    s.set_out(
        s.person,
        ((42, 82, "#e2604f"), (40, 92, "#f0b84f"), (64, 80, "#6aa86a"), (66, 92, "#9a78b8")),
        1.2,
    )
    s.set_out(s.bush, ((8, 98), (99, 62)), 0.9)


def portico(s: Scene, wall: str, white: str, copper: str) -> None:
    """Steps, six columns and a gable with a golden shield."""
    for i in range(4):
        s.box(33 - i, 56 + i * 2.2, 0, 38 + i * 2, 2.4, 5 - i * 1.25, "#e6dccb")
    s.box(33, 48, 0, 38, 8, 5, "#e6dccb")
    s.left(48).panel(47, 5, 10, 18, "#5f3f38")
    s.left(48).panel(48, 5, 8, 17, mid("#8f5a41"))
    s.left(48).window((37, 61), 8, 6, 14, WARM)
    for x in (35.5, 42, 48.6, 55.4, 62, 68.5):
        s.cylinder(x, 53, 5, 1.9, 25, white, r_top=1.6)
        s.box(x - 2.2, 50.8, 29, 4.4, 4.4, 1.6, white)
    s.box(32, 46, 30.6, 40, 11, 4, white)
    s.gable(32, 46, 34.6, 40, 11, 12, copper, wall, axis="y", over=1.6)
    s.left(57.2).discs(52, 39.6, (4.8, mid(GOLD)), (3.6, mid("#4f86b8")))
    s.left(57.4).shape(
        52, 39.6, ((-2, -2), (-2, 1.4), (-1, 0.4), (0, 2.6), (1, 0.4), (2, 1.4), (2, -2)), "#fff3c4"
    )


def cupola(s: Scene, copper: str, white: str) -> None:
    """The tower: a square storey with clocks, a round one, the copper dome and its lantern."""
    s.box(39, 20, 34, 26, 24, 16, "#eba995")
    s.band(39, 20, 48, 26, 24, 2, white)
    s.left(44.2).discs(52, 42, (5.6, mid(GOLD)), (4.6, "#fffdf6"))
    s.line([(52, 44.4, 45.4), (52, 44.4, 42), (54, 44.4, 41)], "#5a4650", 0.8)
    s.right(65.2).discs(32, 42, (5.6, dark(GOLD)), (4.6, "#e9e4ea"))
    s.line([(65.4, 32, 45.4), (65.4, 32, 42), (65.4, 34, 41)], "#5a4650", 0.8)
    s.box(37.6, 18.6, 50, 28.8, 26.8, 2, white)
    s.cylinder(52, 32, 52, 10.4, 8, white)
    for dx in (-11, -6.4, 0, 6.4, 11):
        dip = -math.sqrt(max(0.0, 14.7**2 - dx * dx)) / 2
        s.sketch(facing((52, 32, 53), dx, dip), "M-1.4 0 L-1.4 -5 Q0 -7 1.4 -5 L1.4 0 Z", "#8fb6c4")
    s.cylinder(52, 32, 60, 11.4, 1.6, white)
    s.dome(52, 32, 61.6, 10.6, 15, copper, 5)
    s.cylinder(52, 32, 75, 2.6, 5, white)
    s.cone(52, 32, 80, 3, 5, copper)
    s.flag(52, 32, 84, 12, "#e2604f", 0.66)


def bowl(s: Scene, x: float, y: float) -> None:
    """A fountain of two bowls."""
    s.shadow_round(x, y, 11, 4)
    s.cylinder(x, y, 0, 11.6, 3, "#e9e1d4")
    s.ball((x, y, 3), 14, 7, "#7cc3dc")
    s.cylinder(x, y, 2, 1.8, 9, "#e9e1d4", r_top=1.4)
    s.cylinder(x, y, 10, 2, 2, "#e9e1d4", r_top=5.4)
    s.ball((x, y, 12), 6.4, 3.2, "#b9e2ee")
    for dx in (-10, -6, 6, 10):
        bend = [
            facing((x, y, 12), dx * t, 6 * t - (15 + abs(dx) * 0.1) * t * t)
            for t in (0, 0.25, 0.5, 0.75, 1)
        ]
        s.line(bend, "#ffffff", 1.2, 0.85)
    s.line([facing((x, y, 12), 0, 0), facing((x, y, 12), 0, 7)], "#ffffff", 1.6, 0.9)


@plot(106, "morning", "#a6cd88", foot=190, clouds=((30, 40, 1.0), (206, 32, 0.9)))
def airport(s: Scene) -> None:
    """A round terminal with its high tower, a great plane on the apron and one that takes off."""
    s.grass(3, 3, 98, 30, 20)
    s.patch(0, 40, 104, 64, "#c6c8cb")
    for i in range(1, 7):
        s.patch(i * 15, 40, 0.6, 64, "#aeb2b8")
    s.patch(0, (62, 84), 104, 0.6, "#aeb2b8")
    s.line([(3, 92, 0), (62, 92, 0), (72, 84, 0), (72, 58, 0)], "#f2c14e", 1)
    s.set_out(s.conifer, ((7, 30), (98, 8)), 0.75)
    hall(s)
    tower(s, 18, 20)
    s.plane(66, 20, 78, 0.62, 0.3, "#f2a03f")
    jetway(s)
    s.ball((58, 76, 0), 40, 15, s.glow((SHADOW, 0.36), (SHADOW, 0.24), (SHADOW, 0)))
    for u, v in ((44, 72), (44, 82), (80, 77)):
        s.post(u, v, 0, 7, "#7a8294", 1.4)
        s.ball((u, v, 1.8), 2.2, 2.2, "#3f3b48")
    s.plane(56, 76, 11, 1.62, 0, "#2f8fa8")
    tug(s, 24, 94)
    s.set_out(s.person, ((92, 94, "#f2a03f"), (96, 58, "#4f86b8"), (101, 62, "#e2604f")), 1.25)
    s.line([facing((92, 94, 0), -3, 7), facing((92, 94, 0), -6, 13)], "#f2a03f", 1.2)
    s.line([facing((92, 94, 0), 3, 7), facing((92, 94, 0), 6, 13)], "#f2a03f", 1.2)
    for i in range(9):
        s.ball((5 + i * 12, 101, 1), 0.9, 0.9, "#fff3b0")


def hall(s: Scene) -> None:
    """The terminal under a vault of white ribs."""
    s.shadow(34, 8, 62, 26, 24)
    s.box(34, 8, 0, 62, 26, 10, "#e9edf0")
    s.left(34).panel(35, 1.5, 60, 7.5, s.fade("#9fd0e6", "#ffe9b4"))
    s.left(34).panel(s.row(35, 6, 11), 1.5, 0.9, 7.5, mid(WHITE))
    count = 12
    turns = [math.pi * i / count for i in range(count + 1)]
    arc = [(21 - 14.5 * math.cos(t), 10 + 15 * math.sin(t)) for t in turns]
    s.face([(97, v, h) for v, h in arc], s.fade("#bfe2ee", "#8fbcd2"))
    for v in (12, 16.5, 21, 25.5, 30):
        top = 10 + 15 * math.sqrt(max(0.0, 1 - ((v - 21) / 14.5) ** 2))
        s.post(97, v, 10, top, "#f4f6f6", 0.9)
    for i in range(count):
        (v, h), (w, g) = arc[i], arc[i + 1]
        tint = mix("#ffffff", "#7f9cb4", min(0.8, abs(i - 6.5) / 9))
        s.face([(33, v, h), (97, v, h), (97, w, g), (33, w, g)], tint)
    for u in range(33, 98, 8):
        s.line([(u, v, h) for v, h in arc[4:]], "#5f9cb8", 0.8)
    s.box(40, 34, 0, 20, 5, 6, "#2f8fa8")


def tower(s: Scene, x: float, y: float) -> None:
    """The control tower, twice as high as the hall."""
    s.shadow_round(x, y, 6, 50)
    s.box(x - 9, y - 8, 0, 18, 17, 9, "#e6e0d6")
    s.left(y + 9).windows(x - 8, 2, 16, 5, 4, 1)
    s.right(x + 9).windows(y - 7, 2, 15, 5, 4, 1)
    s.cylinder(x, y, 9, 5.4, 34, "#f6f1e8", r_top=4.2)
    for z in (15, 25, 35):
        s.ring(x, y, z, 5.3 - (z - 9) * 0.034, 3, "#e2503f")
    s.cylinder(x, y, 43, 4.4, 6, "#f6f1e8", r_top=10)
    s.cylinder(x, y, 49, 9, 9, "#6fb4d2", r_top=11)
    for u in (-13.4, -8.4, -2.8, 2.8, 8.4, 13.4):
        dip = math.sqrt(max(0.0, 1 - (u / 15.6) ** 2))
        low, high = facing((x, y, 49), u * 0.82, -6.3 * dip), facing((x, y, 58), u, -7.6 * dip)
        s.line([low, high], "#f4fafc", 1)
    s.cylinder(x, y, 58, 12, 2.4, "#f6f1e8")
    s.cylinder(x, y, 60.4, 5, 3, "#e2503f")
    s.post(x, y, 63, 76, "#8b93a2", 1.3)
    s.beacon(x, y, 77)
    s.dish(x + 3, y - 3, 63, 3)


def jetway(s: Scene) -> None:
    """The bridge from the hall to the plane."""
    s.post(72, 58, 0, 9, "#8b93a2", 1.6)
    s.box(66, 34, 9, 7, 30, 6, "#e6e9ec")
    s.right(73).panel(36, 11, 26, 2.4, "#8fb6cc")


def tug(s: Scene, x: float, y: float) -> None:
    """A tug with two carts full of luggage, along x."""
    tints = ("#e2604f", "#f2c33f", "#6aa86a", "#8f5fc0", "#4f8fc0", "#f08a3c")
    for i in range(3):
        u = x + i * 11
        s.shadow(u, y, 9, 6, 4)
        s.box(u, y, 1.6, 9, 6, 2.4, "#f2c14e" if i == 2 else "#8d97a8")
        s.left(y + 6).disc((u + 1.8, u + 7), 1.6, 1.6, "#3f3b48")
        if i < 2:
            for k in range(3):
                s.box(u + 0.4 + k * 2.9, y + 1, 4, 2.5, 4, 3 + k % 2 * 1.4, tints[i * 3 + k])
    s.box(x + 23, y + 1, 4, 4, 4, 4.4, "#bfe2ee", top="#f2c14e")
