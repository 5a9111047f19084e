"""Draws the great houses: stadium, television and offices."""

import math

from kit import CREAM, IRON, PAVING, SHIRTS, WARM, Point3, Scene, dark, facing, lit, mid, mix, plot


def arc(s: Scene, inner: Point3, outer: Point3, turn: tuple[float, float], fill: str) -> None:
    """A piece of a ring around the pitch: (radius, height, unused) inside and outside."""
    spots: list[Point3] = []
    for (r, z, _), ends in ((inner, turn), (outer, turn[::-1])):
        for degrees in ends:
            t = math.radians(degrees)
            spots.append((52 + r * math.cos(t), 52 + r * math.sin(t), z))
    s.face(spots, fill)


def stands(s: Scene) -> None:
    """Tiers in coloured blocks with their spectators, as far as the viewer sees them."""
    blocks = ("#d9564a", "#f0a95a", "#5d9c8c", "#4f86b8")
    for a in range(102, 350, 6):
        base = blocks[(a // 24) % 4] if a % 24 != 6 else CREAM
        shine = mix(lit(base), dark(base), 0.5 - 0.42 * math.cos(math.radians(a - 315)))
        for row in range(5):
            r, z = 28 + row * 4, 5 + row * 4.6
            arc(s, (r, z, 0), (r, z + 2.6, 0), (a, a + 6.2), mix(shine, "#4d3a68", 0.2))
            arc(s, (r, z + 2.6, 0), (r + 4, z + 4.6, 0), (a, a + 6.2), shine)
    for row in range(5):
        for a in range(114, 338, 5):
            if s.random.random() < 0.8 and a % 24 not in (6, 7, 8, 9, 10, 11):
                t, r = math.radians(a + s.random.uniform(-1, 1)), 30 + row * 4
                spot = (52 + r * math.cos(t), 52 + r * math.sin(t), 9.2 + row * 4.6)
                s.ball(spot, 1.1, 1.25, s.random.choice((*SHIRTS, "#fff6e6", "#fff6e6")))


def pitch(s: Scene) -> None:
    """The green with its stripes, lines and players."""
    disc = [(52 + 28.5 * math.cos(i / 5), 52 + 28.5 * math.sin(i / 5), 5.0) for i in range(32)]
    s.face(disc, "#c9805e")
    for i in range(8):
        a = 30 + i * 5.5
        s.deck(a, 37, 5, 5.5, 30, ("#79c06a", "#8bcd78")[i % 2])
    white = "#fbfff4"
    s.line([(31, 38, 5), (73, 38, 5), (73, 66, 5), (31, 66, 5), (31, 38, 5)], white, 0.8)
    s.line([(52, 38, 5), (52, 66, 5)], white, 0.8)
    s.line([(52 + 6 * math.cos(i / 4), 52 + 6 * math.sin(i / 4), 5) for i in range(26)], white, 0.8)
    for a, b in ((31, 37), (73, 67)):
        s.line([(a, 45, 5), (b, 45, 5), (b, 59, 5), (a, 59, 5)], white, 0.8)
    s.set_out(s.person, ((40, 46, "#d9564a"), (46, 58, "#4f86b8"), (54, 44, "#d9564a")), 0.5, 5)
    s.set_out(s.person, ((60, 52, "#4f86b8"), (64, 42, "#d9564a"), (50, 53, "#4f86b8")), 0.5, 5)


def floodlight(s: Scene, x: float, y: float, h: float) -> None:
    """A mast of lamps."""
    s.cylinder(x, y, 0, 1.2, h, "#b4b8c4", r_top=0.8)
    s.ball((x, y, h + 4), 13, 11, s.glow(("#fff6c8", 0.75), ("#fff6c8", 0)))
    s.box(x - 6, y - 1, h, 12, 2, 8, "#6d7280")
    s.left(y + 1).disc(s.row(x - 4.4, 2.95, 4), s.row(h + 2.1, 3.8, 2), 1.2, "#fffbe0")


@plot(33, "noon", foot=188, clouds=((30, 44, 0.7), (206, 26, 0.9)))
def stadium(s: Scene) -> None:
    """An arena with full stands around a striped pitch, its roof half open to the viewer."""
    s.patch(3, 3, 98, 98, PAVING, r=48)
    s.shadow_round(52, 52, 47, 20)
    for x, y in ((6, 6), (98, 6), (6, 98)):
        floodlight(s, x, y, 50 if x == y else 54)
    for a in range(120, 331, 6):
        arc(s, (48, 10, 0), (48, 33, 0), (a, a + 6.4), "#d8cfc6")
    pitch(s)
    stands(s)
    for a in range(118, 331, 4):
        tint = mix("#fbf7ee", "#b9b0bd", 0.5 - 0.5 * math.cos(math.radians(a - 225)) * 0.4 - 0.2)
        arc(s, (39, 34, 0), (50, 39, 0), (a, a + 4.3), tint)
        if a % 12 == 10:
            arc(s, (39, 34, 0), (50, 39.2, 0), (a, a + 0.9), "#d9564a")
        arc(s, (39, 34, 0), (39, 32.4, 0), (a, a + 4.3), "#d9564a")
    outer_wall(s)
    for a in (135, 180, 225, 270, 315):
        t = math.radians(a)
        s.flag(52 + 50 * math.cos(t), 52 + 50 * math.sin(t), 38, 13, SHIRTS[a // 45 % 5], 0.65)
    s.set_out(s.bush, ((20, 100), (100, 22), (101, 64), (64, 101)), 1.0)
    s.set_out(s.person, ((88, 97), (94, 92), (97, 98), (82, 101)), size=0.75)


def outer_wall(s: Scene) -> None:
    """The front of the arena: arches between pillars under a red band."""
    wall = "#f7ecd8"
    for a in range(-50, 140, 5):
        share = min(1.0, max(0.0, (100 - a) / 115))
        tint = mix(mix(mid(wall), "#ffffff", 0.15), dark(wall), share)
        arc(s, (48, 0, 0), (48, 22, 0), (a, a + 5.3), tint)
        arc(s, (48.1, 3, 0), (48.1, 10, 0), (a + 0.9, a + 4.4), mix(tint, "#5a4668", 0.5))
        arc(s, (48.1, 11.6, 0), (48.1, 15, 0), (a + 0.9, a + 4.4), mix(WARM, tint, 0.25))
        band = mix("#e2604f", dark("#d9564a"), share)
        arc(s, (48.2, 17, 0), (48.2, 20, 0), (a, a + 5.3), band)
        arc(s, (48.6, 22, 0), (46, 23, 0), (a, a + 5.3), lit(wall))
        arc(s, (48.6, 20.6, 0), (48.6, 22, 0), (a, a + 5.3), mix(tint, "#ffffff", 0.3))


def camera(s: Scene, x: float, y: float, k: float) -> None:
    """A studio camera on its tripod that looks to the left."""
    ink = "#565264"
    s.shadow_round(x, y, 5 * k, 14 * k)
    for dx, dy in ((-6, -1), (5, -5), (1, 6)):
        s.line([(x, y, 17 * k), (x + dx * k, y + dy * k, 0)], IRON, 1.8 * k)
    s.box(x - 3 * k, y - 9 * k, 17 * k, 8 * k, 16 * k, 10 * k, ink)
    s.box(x - 2 * k, y - 6 * k, 27 * k, 6 * k, 6 * k, 4 * k, "#6e6a80")
    s.box(x - 1.4 * k, y + 7 * k, 18.6 * k, 5 * k, 5 * k, 6.6 * k, "#6e6a80")
    s.left(y + 12.2 * k).disc(x + 1.1 * k, 22 * k, 4 * k, "#3c384a")
    s.left(y + 12.4 * k).disc(x + 1.1 * k, 22 * k, 3 * k, "#7fb4d6")
    s.left(y + 12.5 * k).disc(x + 0.4 * k, 23 * k, 1.1 * k, "#e6f5fb")
    s.ball((x + 3 * k, y, 31.6 * k), 1.3 * k, 1.3 * k, "#ff5d4d")
    s.right(x + 5 * k).panel(y - 7 * k, 19 * k, 9 * k, 6 * k, "#8b86a0")


@plot(34, "dusk", "#dcd3cf", scale=1.06, foot=190, clouds=((48, 40, 0.9), (210, 66, 0.6)))
def tv_station(s: Scene) -> None:
    """A house like a television set, its screen full of colour bars, with mast, dish and camera."""
    shell = "#e0875f"
    s.paving(0, 0, 104, 104, "#dfd6d0", 8)
    s.shadow(14, 20, 62, 32, 44)
    s.mast(88, 14, 0, 84, 13, "#d9564a", top=2)
    s.beacon(88, 14, 86)
    for z, dx in ((34, -1), (50, 2)):
        s.ball((88, 18, z), 4.4, 4.6, dark("#f2efe8"), dx=dx + 0.6)
        s.ball((88, 18, z), 4.2, 4.4, "#fffaf0", dx=dx)
        s.ball((88, 18, z), 1, 1, "#d9564a", dx=dx - 0.6)
    s.box(12, 20, 0, 64, 32, 6, "#8a6f78")
    s.box(12, 20, 6, 64, 32, 44, shell)
    screen(s)
    s.right(76).windows(22, (14, 27), 28, 10, 4, 1, (WARM, "#ffd98a", "#cfe8f2"))
    s.right(76).windows(22, 39, 28, 8, 4, 1, (WARM, "#cfe8f2"))
    s.flat_roof(12, 20, 50, 64, 32, "#f6d7b4", "#c9a08a", over=1, high=3)
    s.dish(62, 34, 51, 9)
    s.roof_unit(16, 24, 51.5, 7)
    base = (36, 36, 51)
    s.cylinder(36, 36, 51, 4, 3, "#6d6478", r_top=2.4)
    for right in (-20, 17):
        tip = facing(base, right, 27)
        s.line([facing(base, 0, 4), tip], "#d6d9e2", 1.5)
        s.ball(tip, 2, 2, "#f4d58a")
    s.van(14, 80, "#fffaf0", "x", "#7a6fb0")
    s.dish(20, 84, 12.8, 4)
    camera(s, 80, 80, 1.2)
    s.set_out(s.person, ((50, 86, "#4f8fc0"), (94, 84, "#e2604f")), 1.25)
    s.tree(98, 46, 0.9)
    s.lamp(6, 66, 22)


def screen(s: Scene) -> None:
    """The screen with its colour bars, two knobs and a grille."""
    s.left(52).panel(15, 10, 46, 37, mid("#fff3df"))
    s.left(52.1).panel(17, 12, 42, 33, "#4a4458")
    bars = ("#f6f1e4", "#f2cf57", "#5fc0c4", "#68b86a", "#c978c0", "#dc5a4e", "#4f7fc4")
    for i, tint in enumerate(bars):
        s.left(52.2).panel(18 + i * 5.72, 20, 5.8, 24, tint)
        s.left(52.2).panel(18 + i * 5.72, 13, 5.8, 7, mix(bars[6 - i], "#3a3448", 0.35))
    s.left(52.3).shape(18, 13, ((0, 8), (20, 31), (30, 31), (0, 0)), "#ffffff", 0.22)
    s.left(52.4).shape(39, 28.5, ((-6, -7.5), (8, 0), (-6, 7.5)), "#ffffff", 0.92)
    for z in (40, 31):
        s.left(52.1).disc(68.5, z, 3.8, "#fff3df")
        s.left(52.2).disc(68.5, z, 2.8, "#6d6478")
    s.left(52.1).panel(64.5, s.row(12, 2.8, 5), 8, 1.2, "#8f4f3f")
    s.left(52).door(34, 0, 9, 9, "#4a4458")


def tower(
    s: Scene,
    x: float,
    y: float,
    w: float,
    d: float,
    h: float,
    skin: str,
    grid: tuple[int, int, int],
    glass: tuple[str, ...],
) -> None:
    """A tower of glass; grid gives columns left, columns right and floors."""
    house = s.house(x, y, w, d, h, skin, shade=h * 0.8)
    house.left.windows(x + 0.6, 9, w - 1.2, h - 11, grid[0], grid[2], glass, 0.78)
    house.right.windows(y + 0.6, 9, d - 1.2, h - 11, grid[1], grid[2], glass, 0.78)
    house.left.panel(x + 1, 0.5, w - 2, 7, mix(WARM, "#ffffff", 0.2))
    house.right.panel(y + 1, 0.5, d - 2, 7, dark(WARM))
    for i in range(1, 5):
        house.left.panel(x + w * i / 5, 0, 1, 8, mid(skin))
        house.right.panel(y + d * i / 5, 0, 1, 8, dark(skin))


@plot(35, "noon", "#d9dccb", scale=1.02, foot=191, clouds=((34, 40, 0.8), (212, 60, 0.7)))
def business_center(s: Scene) -> None:
    """Three towers of glass around a plaza, joined by a bridge."""
    s.paving(0, 0, 104, 80, "#e3ddd0", 8)
    s.road(84, 15)
    tower(s, 8, 34, 24, 26, 62, "#5f9aa0", (4, 4, 8), ("#bfe8e2", "#d9f2ea", "#a8d8d6", WARM))
    s.flat_roof(8, 34, 62, 24, 26, "#e9f0ea", "#b9cdc8", over=0.8, high=3)
    s.roof_unit(14, 42, 63.4, 8)
    s.tree(28, 14, 0.9)
    tower(
        s,
        36,
        24,
        30,
        30,
        86,
        "#5580b4",
        (5, 5, 11),
        ("#bfe0f2", "#dcf0f8", "#9ccbe8", "#dcf0f8", WARM),
    )
    s.box(40, 28, 86, 22, 22, 6, "#6f9ac6")
    s.box(45, 33, 92, 12, 12, 5, "#dfe6ee")
    s.post(51, 39, 97, 108, "#d9564a", 1.6)
    s.beacon(51, 39, 109)
    tower(s, 72, 16, 24, 26, 60, "#c9a58c", (4, 4, 8), ("#cfe3ee", "#e6eff2", "#b4d0e0", WARM))
    s.flat_roof(72, 16, 60, 24, 26, "#f3e6d4", "#c4b3a6", over=1.2, high=3)
    s.balls((84, 29, 61.4), (9, 4.5, "#8d949e"), (7, 3.5, "#f3efe6"), (5.8, 2.9, "#8d949e"))
    fountain(s, 62, 68)
    for x, y in ((10, 74), (22, 76), (92, 56), (98, 70), (88, 74)):
        s.tree(x, y, 0.72, s.random.choice(("#79b562", "#8bbd5f")))
    for x, y in ((44, 66), (40, 74), (78, 60), (80, 76), (50, 79)):
        s.person(x, y, s.random.choice(("#4a4f66", "#5b6f96", "#7a6a78", "#d9564a")), 1.1)
    s.crossing(56, 85, 9, 13)
    s.set_out(s.car, ((12, 88, "#e2604f"), (74, 88, "#f4f0e6")))


def fountain(s: Scene, x: float, y: float) -> None:
    """A round basin with a jet."""
    s.shadow_round(x, y, 8, 4)
    s.cylinder(x, y, 0, 8.6, 2.6, "#e9e1d4")
    s.ball((x, y, 2.4), 10.4, 5.2, "#7cc3dc")
    s.ball((x, y, 2.4), 6, 2.8, "#b9e2ee", dx=-1.6)
    s.cylinder(x, y, 2, 1.6, 5, "#e9e1d4", r_top=2.8)
    for dx in (-6, -3, 3, 6):
        bend = [
            facing((x, y, 7), dx * t, 7 * (1 - (2 * t - 0.8) ** 2)) for t in (0, 0.25, 0.5, 0.75, 1)
        ]
        s.line(bend, "#ffffff", 1.1, 0.85)
