"""Draws great roofs over trade: market hall, arcade, mall, exhibition and convention halls."""

import math

from kit import (
    CREAM,
    IRON,
    SHIRTS,
    WARM,
    Point3,
    Scene,
    Side,
    dark,
    facing,
    lit,
    mid,
    mix,
    plot,
    tone,
)

RED, AMBER, GREEN, BLUE, PLUM = "#d9493f", "#f0b84f", "#5fa65a", "#4f86b8", "#8a5aa0"


def vault(
    s: Scene, x: float, y: float, z: float, w: float, d: float, h: float, skin: str, iron: str
) -> None:
    """A round roof along y with ribs; its end looks to the left and is drawn by the caller."""

    def bow(degrees: float, b: float) -> Point3:
        t = math.radians(degrees)
        return x + w / 2 * (1 - math.cos(t)), b, z + h * math.sin(t)

    for a in range(45, 175, 5):
        fill = mix(lit(skin), dark(skin), ((a - 45) / 135) ** 0.8)
        ends = [bow(a, y), bow(a, y + d), bow(a + 5.8, y + d), bow(a + 5.8, y)]
        s.face(ends, fill)
    count = round(d / 7)
    for i in range(count + 1):
        rib = [bow(a, y + d * i / count) for a in range(60, 181, 10)]
        s.line(rib, mix(iron, lit(iron), 0.2), 1.0)
    for a in (52, 70, 90, 115, 140, 162):
        s.line([bow(a, y), bow(a, y + d)], mix(iron, lit(iron), 0.3), 0.7)


def fan(s: Scene, x: float, y: float, z: float, w: float, h: float, glass: str, iron: str) -> None:
    """The round glass end of a vault on a left wall, with rays and a rim."""

    def ray(degrees: float, share: float) -> Point3:
        t = math.radians(degrees)
        return x + w / 2 * (1 - share * math.cos(t)), y, z + h * share * math.sin(t)

    whole = range(0, 181, 10)
    s.face([ray(a, 1) for a in whole], glass)
    s.face([ray(a, 0.96) for a in range(20, 100, 10)] + [ray(20, 0.3)], "#ffffff", 0.3)
    for a in range(0, 181, 15):
        s.line([ray(a, 0.34), ray(a, 1)], iron, 0.9)
    for share, thick in ((0.34, 1.4), (0.68, 0.9), (0.98, 2.4)):
        s.line([ray(a, share) for a in whole], iron, thick)
    s.line([ray(0, 1), ray(180, 1)], iron, 2)


def stall(s: Scene, x: float, y: float, tint: str, wares: tuple[str, ...]) -> None:
    """A small stall: counter with crates, seller and striped roof."""
    s.person(x + 8, y + 2, size=1.05)
    s.box(x, y + 5, 0, 17, 8, 5, "#c4925f")
    s.left(y + 13).panel(x, 1, 17, 3, lit(tint))
    for i, fruit in enumerate(wares):
        s.crate(x + 0.6 + i * 5.5, y + 6, fruit, z=5, w=5, d=6, h=2.2)
    s.canopy(x - 1, y, 16, 19, 13, 5, tint, stripes=7)


@plot(204, "morning", "#ddd2bd", foot=189, clouds=((30, 36, 0.8), (208, 34, 0.8)))
def market_hall(s: Scene) -> None:
    """A hall of green iron and glass, stalls in its open front."""
    iron, glass = "#3f7f6a", "#bfe4ea"
    s.paving(0, 0, 104, 104, "#e6d9c0", 8)
    house = s.house(14, 4, 76, 56, 24, "#d98a68", shade=40)
    house.right.arch(s.row(6.5, 10.6, 5), 6, 7.6, 15, glass)
    vault(s, 14, 4, 24, 76, 56, 38, glass, iron)
    house.left.panel(14, 0, 76, 24, s.fade("#a8705a", "#ffdf9f"))
    for i in range(6):
        lantern = (22 + i * 12, 60, 17.0)
        s.balls(lantern, (5, 5, s.glow(("#fff3c0", 0.9), ("#fff3c0", 0))), (1.5, 1.7, "#fff6d0"))
    fan(s, 14, 60, 24, 76, 38, s.fade("#d9f2f4", glass), iron)
    s.box(s.row(13, 18.6, 5), 59, 0, 3, 3, 25, iron)
    s.box(12, 59, 23, 80, 3, 3, iron)
    s.left(60.4).disc(52, 34, 8, dark("#e6c26a"))
    s.left(60.5).disc(52, 34, 7.2, "#fff8ea")
    s.apple(52, 62, 30.6, 0.34)
    s.flag(52, 60, 61, 13, "#d9564a", 0.9)
    stall(s, 10, 62, RED, ("#dc4b3f", "#f4ce55", "#6fae55"))
    stall(s, 34, 62, AMBER, ("#f29a3f", "#8a5aa0", "#a9cc5a"))
    stall(s, 58, 62, GREEN, ("#f3efe0", "#e9c46a", "#cf8a45"))
    stall(s, 82, 62, BLUE, ("#9fb8c9", "#f0a08a", "#c9d6de"))
    s.set_out(s.person, ((14, 84), (30, 88), (36, 86), (62, 84), (78, 92), (96, 84)), size=1.15)
    for i, tint in enumerate(("#dc4b3f", "#f29a3f", "#6fae55")):
        s.crate(44 + i * 10, 92, tint, w=8, d=7, h=4)
    s.set_out(s.lamp, ((8, 96), (97, 96)), 20)


def shop(s: Scene, side: Side, x: float, y: float, w: float, tint: str) -> None:
    """A small shop front with its wares and an awning."""
    s.wall(side, x, y, 2).window(0, 0, w, 12, "#fff0bd", "#7d5745", 1)
    for i in range(int(w / 3) - 1):
        u, high = 2 + i * 3, 2.5 + (i * 3 + round(x + y)) % 4
        spots = ((u, 2), (u + 2, 2), (u + 2, 2 + high), (u, 2 + high))
        s.wall(side, x, y, 1.4).shape(0, 0, spots, tone(SHIRTS[(i + round(x)) % 7], side))
    s.wall(side, x - 0.5, y, 19).awning(0, 0, w + 1, tint, stripes=5, out=4, drop=3.4)


def block(s: Scene, x: float, w: float, h: float, wall: str, roof: str) -> None:
    """One of the two houses beside the passage, from y 6 to 82."""
    s.box(x, 6, 0, w, 76, h, wall)
    s.band(x, 6, 21, w, 76, 1.5, CREAM)
    s.flat_roof(x, 6, h, w, 76, CREAM, roof, over=1.2, high=3)
    for i in range(3):
        y = 12 + i * 23
        s.box(x + 7, y, h + 1.2, w - 16, 14, 2.4, CREAM)
        roof_pane = [(x + 8, y + 1), (x + w - 10, y + 1), (x + w - 10, y + 13), (x + 8, y + 13)]
        s.face([(a, b, h + 3.6) for a, b in roof_pane], "#a9d6e6")
        s.face([(a, b, h + 3.6) for a, b in (*roof_pane[:2], roof_pane[3])], "#ffffff", 0.35)


@plot(206, "evening", "#ddd0bf", foot=190, clouds=((30, 40, 0.8), (208, 36, 0.8)))
def shopping_arcade(s: Scene) -> None:
    """A passage under a roof of glass between two houses, shops on both its sides."""
    iron, colours = "#8a5a45", (RED, AMBER, "#3f9a8e", PLUM, BLUE)
    s.paving(0, 0, 104, 104, "#e6dac8", 8)
    s.shadow(4, 6, 96, 76, 30)
    block(s, 4, 30, 46, "#eec09a", "#c9a08a")
    for i in range(5):
        shop(s, "right", 34, 9 + i * 14.6, 12, colours[i])
        s.right(34).arch(11 + i * 14.6, 25, 8, 13, WARM)
    s.patch(34, 6, 36, 98, "#f6e6c8")
    for i in range(9):
        for k, tint in enumerate(("#d98a68", "#8fb0a8")):
            x, y = 43 + k * 9, 14 + i * 10
            s.flat([(x + 4.5, y), (x + 9, y + 5), (x + 4.5, y + 10), (x, y + 5)], tint)
    s.set_out(s.person, ((42, 66), (50, 74), (58, 82), (48, 58), (62, 78)), size=1.15)
    block(s, 70, 30, 30, "#f3dcb0", "#d3b99a")
    glass_roof(s, iron)
    for u, tint in ((7, RED), (20, BLUE)):
        shop(s, "left", u, 82, 11, tint)
        s.left(82).arch(u + 2, 25, 7, 14)
    for u, tint in ((73, "#3f9a8e"), (86, AMBER)):
        shop(s, "left", u, 82, 11, tint)
    for i in range(5):
        shop(s, "right", 100, 9 + i * 14.6, 12, colours[4 - i])
    s.set_out(s.person, ((16, 94), (44, 94), (52, 98), (78, 96)), size=1.15)
    for x, y in ((31, 94), (73, 94)):
        s.cylinder(x, y, 0, 2.6, 3.4, "#8d6a4a", top="#6d4f3d", r_top=3)
        s.bush(x, y, 1.05, z=3)


def glass_roof(s: Scene, iron: str) -> None:
    """The clear vault over the passage and its portal."""

    def bow(degrees: float, b: float) -> Point3:
        t = math.radians(degrees)
        return 52 - 19 * math.cos(t), b, 33 + 17 * math.sin(t)

    for a in range(0, 180, 10):
        clear = 0.3 if a < 60 else 0.42
        ends = [bow(a, 6), bow(a, 82), bow(a + 10, 82), bow(a + 10, 6)]
        s.face(ends, mix("#f4fcff", "#7fb8d0", a / 180), clear)
    for i in range(9):
        s.line([bow(a, 6 + i * 9.5) for a in range(0, 181, 12)], CREAM, 1.1)
    for a in (0, 45, 90, 135, 180):
        s.line([bow(a, 6), bow(a, 82)], CREAM, 0.9)
    s.box((33, 69), 81, 0, 3, 3, 34, iron)
    fan(s, 33, 84, 33, 38, 19, s.fade("#eefaff", "#a9d6e6"), iron)
    s.left(84.2).disc(52, 41, 4.6, "#e6c26a")
    s.left(84.3).disc(52, 41, 3.7, "#fffaf0")
    s.line([(52, 84.4, 43.6), (52, 84.4, 41), (54, 84.4, 40.4)], "#5a4650", 0.7)


@plot(207, "noon", "#d9dccb", foot=190, clouds=((30, 38, 0.8), (210, 34, 0.8)))
def mall(s: Scene) -> None:
    """A shopping centre with a rotunda of glass, moving stairs within and cars on its roof."""
    white, teal = "#f7f5ef", "#2f9a9c"
    s.paving(0, 0, 104, 104, "#e3e0d6", 8)
    house = s.house(6, 6, 74, 74, 34, white)
    posters = (("#f0708a", "#ffd257"), (BLUE, "#d9f2ea"), (AMBER, "#d9493f"))
    for i, (back, front) in enumerate(posters):
        u = 9 + i * 16
        shop(s, "left", u, 80, 12.5, (RED, AMBER, PLUM)[i])
        shop(s, "right", 80, u, 12.5, (BLUE, RED, GREEN)[i])
        house.left.panel(u, 21.5, 13, 10.5, back)
        house.right.panel(u, 21.5, 13, 10.5, dark(back))
        s.left(80.1).disc(u + 6.5, 26.6, 3.6, front)
        s.right(80.1).disc(u + 6.5, 26.6, 3.6, mix(front, dark(front), 0.4))
    house.flat_roof(teal, "#a9acb4", over=1, high=3)
    for a, b in ((12 + i % 5 * 11, 12 + i // 5 * 32) for i in range(10)):
        s.line([(a, b, 35.4), (a, b + 16, 35.4)], "#f4f0e6", 1)
    s.origin = (s.origin[0], s.origin[1] - 35.4 * s.scale)
    for x, y, tint in ((14, 12, RED), (36, 12, "#f4f0e6"), (47, 12, "#5b9fc9"), (14, 44, AMBER)):
        s.car(x, y, tint, axis="y")
    s.origin = (s.origin[0], s.origin[1] + 35.4 * s.scale)
    rotunda(s, 70, 70, 22, teal)
    for x, y in ((16, 94), (34, 92), (60, 97), (96, 62), (94, 34), (98, 44)):
        s.person(x, y, size=1.15)
        s.box(x + 2.4, y + 0.6, 1.2, 2.4, 1.6, 3.4, s.random.choice(SHIRTS))
    s.set_out(s.tree, ((6, 97), (46, 98), (98, 20), (98, 76)), 0.65)


def rotunda(s: Scene, x: float, y: float, r: float, teal: str) -> None:
    """A drum of glass whose floors and moving stairs shine through, under a flat dome."""
    s.cylinder(x, y, 0, r, 48, "#d9f0f4")
    front = (x + r * 0.7, y + r * 0.7, 0.0)
    for z in (0, 16, 32):
        s.ring(x, y, z, r, 14, ("#7fc0d0", "#8fccd8", "#9fd6e0")[z // 16])
        s.ring(x, y, z + 13.4, r * 1.005, 2.6, "#fffaf0")
    for z, way in ((2.0, 1), (18.0, -1), (34.0, 1)):
        steps = [facing(front, way * (i - 4) * 2.9, z + 1 + i * 1.55) for i in range(9)]
        s.line([facing(p, 0.6, -1) for p in steps], "#4f6f80", 4)
        s.line(steps, "#fff3d6", 3.6)
        for p in steps[1::3]:
            s.person(*p[:2], "", 0.66, p[2] + 1, sits=True)
        s.line([facing(p, 0, 2) for p in steps], "#f0902f", 1.2)
    for i in range(13):
        t = math.radians(-45 + i * 15)
        a, b = x + r * math.cos(t), y + r * math.sin(t)
        s.line([(a, b, 0), (a, b, 48)], "#ffffff", 0.8, 0.9)
    s.ring(x, y, 46, r * 1.06, 5, teal)
    s.ball((x, y, 51), r * 1.5, r * 0.75, lit(teal))
    s.dome(x, y, 51, r * 0.92, 13, "#9fd8e6", 7)
    s.ring(x, y, 51, r * 0.93, 1.2, "#fffaf0")
    s.flag(x, y, 63, 12, "#f0708a", 0.8)


def balloon(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A tethered balloon in red and cream."""
    s.post(x, y, 0, z - r, "#8d8478", 0.5)
    for share, tint in ((1.0, RED), (0.62, "#fff3df"), (0.24, RED)):
        s.ball((x, y, z), r * share, r * 1.06, s.shaded(tint))
    for dx in (-0.42, 0.42):
        spots = [facing((x, y, z), r * dx, -r), facing((x, y, z - r * 1.5), r * dx * 0.6, 0)]
        s.line(spots, IRON, 0.5)
    s.box(x - 2, y - 2, z - r * 1.9, 4, 4, 4, "#b98558")


def expo_hall(s: Scene, x: float, w: float, h: float, skin: str, glass: str) -> None:
    """A hall whose round roof springs from the ground, its end of glass with two rows of doors."""
    house = s.house(x, 4, w, 52, 7, "#e3e0d8", shade=h * 0.7)
    vault(s, x, 4, 7, w, 52, h, skin, "#b9c4cf")
    fan(s, x, 56, 7, w, h, s.fade("#dff2f8", glass), "#f6f8fa")
    house.left.panel(x, 0, w, 8, mid("#f6f8fa"))
    s.left(56.1).panel(s.row(x + 2, 7, int(w / 7)), 0, 4.6, 6.4, s.fade("#ffe9ad", "#fff7dd"))


@plot(208, "noon", "#cdd6b4", foot=189, clouds=((28, 40, 0.8), (150, 22, 0.6)))
def fairground(s: Scene) -> None:
    """Exhibition halls under great round roofs, a row of flags, exhibits and many visitors."""
    s.paving(0, 52, 104, 52, "#e6e0d2", 8)
    expo_hall(s, 4, 62, 40, "#8fbbe0", "#4f8fc8")
    balloon(s, 88, 12, 70, 12)
    expo_hall(s, 66, 34, 20, "#f3c46a", "#4f8fc8")
    for i, degrees in enumerate((35, 62, 90, 118, 145)):
        t = math.radians(degrees)
        a, c = 35 - 31 * math.cos(t), 7 + 40 * math.sin(t)
        s.flag(a, 56, c, 13, (RED, AMBER, GREEN, BLUE, PLUM)[i], 0.75)
    s.left(56.4).disc(35, 20, 9, "#f6f8fa")
    for i, tint in enumerate((RED, AMBER, GREEN, BLUE)):
        turns = [math.radians(90 * i + 9 * k) for k in range(11)]
        wing = [(7.4 * math.cos(t), 7.4 * math.sin(t) * 1.1) for t in turns]
        s.left(56.5).shape(35, 20, [(0, 0), *wing], tint)
    s.left(56.6).disc(35, 20, 2.4, "#f6f8fa")
    s.shadow_round(64, 86, 13, 3)
    s.cylinder(64, 86, 0, 12.5, 2.6, "#3f78b8", top="#f6f8fa")
    s.origin = (s.origin[0], s.origin[1] - 2.6 * s.scale)
    s.car(56, 82, "#e2483d")
    s.origin = (s.origin[0], s.origin[1] + 2.6 * s.scale)
    visitors = ((12, 66), (26, 64), (34, 68), (46, 64), (66, 66), (90, 64), (14, 80), (30, 82))
    for x, y in (*visitors, (44, 78), (30, 96), (40, 90), (82, 70), (94, 66), (76, 99)):
        s.person(x, y, size=1.05)
    for i, y in enumerate((62, 71, 80, 89, 98)):
        s.flag(4, y, 0, 36, (BLUE, AMBER, RED, GREEN, PLUM)[i], 0.8)
    pavilion(s, 92, 88)


def pavilion(s: Scene, x: float, y: float) -> None:
    """A small white tent with a counter."""
    s.shadow(x - 8, y - 8, 16, 16, 10)
    s.box(x - 7, y - 6, 0, 14, 12, 6, "#f6f8fa")
    s.left(y + 6).panel(x - 7, 1, 14, 3, BLUE)
    top = (x, y, 22.0)
    for dx, dy in ((-8, 8), (8, 8), (8, -8)):
        s.post(x + dx, y + dy, 0, 12, "#c9ccd6", 1)
    s.face([(x - 8, y + 8, 12), (x + 8, y + 8, 12), top], lit("#f6f2e8"))
    s.face([(x + 8, y - 8, 12), (x + 8, y + 8, 12), top], dark("#f6f2e8"))
    s.face([(x - 8, y + 8, 12), (x + 8, y + 8, 12), (x + 8, y + 8, 10), (x - 8, y + 8, 10)], BLUE)


@plot(209, "morning", "#b9cfa0", foot=190, clouds=((30, 36, 0.8), (210, 30, 0.8)))
def convention_center(s: Scene) -> None:
    """A round hall with a front of glass under a floating roof, flags in a bow before it."""
    cx, cy, r, white = 48, 46, 35, "#fbf9f4"
    s.paving(0, 0, 104, 104, "#e3dfd6", 8)
    s.patch(2, 2, 30, 30, "#a9cf8c", r=8)
    s.shadow_round(cx, cy, 41, 26)
    s.cylinder(cx, cy, 0, r + 2, 2, "#d6d2ca")
    for z, high, tint in ((2, 13, "#ffd98a"), (15, 21, "#5fa0c8")):
        s.ring(cx, cy, z, r, high, tint)
    s.ring(cx, cy, 14, r * 1.004, 1.8, white)
    for i in range(19):
        t = math.radians(-45 + i * 10)
        a, b = cx + r * math.cos(t), cy + r * math.sin(t)
        s.line([(a, b, 2), (a + 3 * math.cos(t), b + 3 * math.sin(t), 35)], white, 1.3)
    s.ring(cx, cy, 34, 39, 4, "#e2604f")
    s.ring(cx, cy, 36, 39.2, 2.6, white)
    s.ball((cx, cy, 38.5), 55.4, 27.7, s.fade("#fffdf8", "#e3dfe2"))
    s.ball((cx, cy, 38.5), 50, 25, s.fade("#cfd6da", "#f3efe8"))
    s.cylinder(cx, cy, 38, 20, 6, "#5fa0c8")
    s.cylinder(cx, cy, 43, 22, 2, white)
    s.dome(cx, cy, 45, 20, 10, "#e8876f", 7)
    s.post(cx, cy, 54, 64, "#f4d58a", 1.2)
    porch(s, white)
    for i in (0, 1, 2, 4, 5, 6):
        t = math.radians(-8 + i * 17.6)
        x, y = cx + 47 * math.cos(t), cy + 47 * math.sin(t)
        s.cylinder(x, y, 0, 1.4, 1.6, "#c9c4ba")
        s.flag(x, y, 0, 32, (BLUE, AMBER, RED, GREEN, PLUM, "#3f9c9a", "#ec8f6e")[i], 0.75)
    suits = ("#4a4f66", "#7a6a78", "#5b6f96", "#c8413f", "#3f6f6a")
    for i, (x, y) in enumerate(((80, 82), (92, 82), (86, 92), (72, 94), (60, 98), (96, 66))):
        s.person(x, y, suits[i % 5], 1.1)
    s.set_out(s.tree, ((8, 84), (97, 16), (99, 30)), 0.72)
    talk(s, 26, 95)


def talk(s: Scene, x: float, y: float) -> None:
    """A sign of two speech bubbles on a post."""
    s.shadow_round(x, y, 3, 14)
    s.box(x - 3, y - 3, 0, 6, 6, 2, "#c9c4ba")
    s.post(x, y, 2, 16, IRON, 1.6)
    bubble = "M-9 -5 Q-9 -9 -5 -9 L5 -9 Q9 -9 9 -5 L9 1 Q9 5 5 5 L-1 5 L-6 10 L-5 5 Q-9 5 -9 1 Z"
    for dx, up, tint, flip in ((5.0, 28, "#4f86b8", True), (-3.0, 20, "#e2604f", False)):
        spot = facing((x, y, 0), dx, up)
        s.sketch(facing(spot, 0.9, -0.7), bubble, dark(dark(tint)), 1, flip)
        s.sketch(spot, bubble, tint, 1, flip)
        for u in (-4.4, 0, 4.4):
            s.ball(facing(spot, u, 2), 1.3, 1.3, "#fffaf0")


def porch(s: Scene, white: str) -> None:
    """The canopy and the doors in the middle of the round front."""
    for i in range(3):
        s.cylinder(72 + i, 70 + i, 0, 9 - i * 1.5, 1.6 - i * 0.4, "#d6d2ca")
    front = (73.0, 71.0, 0.0)
    s.sketch(front, "M-10 0 L-10 -13 L10 -13 L10 0 Q0 4 -10 0 Z", "#4a5a70", 1)
    for dx in (-7.4, -2.5, 2.4, 7.2):
        s.sketch(facing(front, dx, 0), "M-2 0 L-2 -11 L2 -11 L2 0 Z", "#ffeebb", 1)
    s.cylinder(72, 70, 13, 9.6, 2.6, "#e2604f", top=white)
