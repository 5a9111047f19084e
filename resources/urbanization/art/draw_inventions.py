"""Draws the early inventions, each a large exhibit on its plinth in a blue hall."""

import math
from itertools import pairwise

from invention_parts import BRASS, COPPER, IRON, RED, RISE, SOOT, STEEL, WOOD, Exhibit, cog, exhibit
from kit import CREAM, SHADOW, Point, Point3, dark, disc, facing, lit, mid, mix


@exhibit(1, "sky")
def seed_drill(s: Exhibit) -> None:
    """A red hopper full of seed on two wheels, its tubes over the furrows."""
    s.patch(5, 5, 78, 78, "#a8764f", r=4)
    for i in range(8):
        x = 13 + i * 8.6
        s.patch(x - 1.6, 6, 3.2, 76, "#8a5b3f", r=1)
        s.patch(x - 3.4, 6, 1.6, 76, "#c08e62", r=0.6)
    s.cast([(12, 34), (78, 34), (78, 50), (12, 50)], 30)
    for x in (30.0, 56.0):
        s.rod([(x, 36, 25), (x, 6, 16)], WOOD, 3)
    s.rod([(24, 8, 17), (62, 8, 17)], WOOD, 2.6)
    s.wheel("right", (16, 42, 23), 17, "#d99a4a", spokes=10, iron=IRON, wide=3)
    s.rod([(16, 42, 23), (74, 42, 23)], IRON, 3)
    s.box(20, 35, 22, 50, 14, 4, WOOD)
    section = [(36.0, 26.0), (46.0, 26.0), (52.0, 48.0), (30.0, 48.0)]
    s.plate("right", (71, 0, 0), section, 52, RED)
    s.deck(20, 31.4, 48, 50, 19.2, "#7d3a34")
    s.face([(21, 33, 46), (70, 33, 47), (70, 50.6, 47), (21, 50.6, 47)], "#f0c659")
    for i in range(60):
        x, y = 23 + (i * 7.3) % 46, 34 + (i * 5.1) % 15
        s.ball((x, y, 47.4), 1.3, 0.9, ("#fbe294", "#d9a441", "#f6d272")[i % 3])
    s.face([(20, 49.5, 40), (70, 49.5, 40), (70, 50.4, 43), (20, 50.4, 43)], "#f0c98a")
    for i in range(7):
        x = 23.6 + i * 7.2
        s.rod([(x, 46, 27), (x, 52, 15), (x, 60, 4)], BRASS, 2.8)
        s.face([(x - 1.6, 58, 6), (x + 1.6, 58, 6), (x + 0.4, 63, 0), (x - 0.8, 63, 0)], IRON)
    for i in range(7):
        x = 23.6 + i * 7.2
        for y in (66, 69, 72):
            s.ball((x, y, 0.4), 1.1, 0.8, "#fbe294")
        s.sketch((x, 78, 0), "M0 0 Q-5 -2 -5 -6 Q0 -5 0 0 Q0 -6 5 -7 Q5 -2 0 0 Z", "#6fb04f", 0.9)
    s.wheel("right", (77, 42, 23), 17, "#d99a4a", spokes=10, iron=IRON, wide=3)


YARNS = ("#d9534a", "#f2f0e6", "#e9b949", "#f2f0e6", "#4f93b8", "#f2f0e6", "#7a9a5a", "#f2f0e6")


@exhibit(2, "ice")
def spinning_machine(s: Exhibit) -> None:
    """A frame of wood with a row of bobbins, their threads, and the wheel that drives them."""
    s.shadow(8, 12, 60, 60, 20)
    s.box((8.0, 62.0), (12, 66), 0, 5, 5, 24, WOOD)
    s.box(8, 12, 10, 58, 4, 4, WOOD)
    s.box(8, 12, 24, 5, 60, 5, WOOD)
    s.box(8, 12, 24, 58, 12, 5, WOOD)
    for i, yarn in enumerate(YARNS):
        x = 14 + i * 6.4
        s.cylinder(x, 19, 29, 2.6, 2, WOOD)
        s.cylinder(x, 19, 31, 2.2, 18, yarn, r_top=1.6)
        s.cylinder(x, 19, 49, 2.4, 1.6, WOOD)
        s.post(x, 19, 50, 56, IRON, 0.9)
    for i, yarn in enumerate(YARNS):
        x = 14 + i * 6.4
        s.line([(x, 20, 46), (x, 62, 37)], mix(yarn, SHADOW, 0.25), 1.5)
        s.line([(x, 20, 46.5), (x, 62, 37.5)], yarn, 1)
    s.box(62, 12, 24, 5, 60, 5, WOOD)
    s.box(6, 60, 29, 62, 6, 4, "#a5683f")
    s.box(6, 60, 34, 62, 6, 4, "#c98d5a")
    for i, yarn in enumerate(YARNS):
        s.left(66).disc(14 + i * 6.4, 34, 1.9, mid(yarn))
    s.box(8, 66, 6, 58, 4, 4, WOOD)
    for i, yarn in enumerate(YARNS):
        x = 15 + i * 6.4
        s.sphere((x, 74, 3), 2.3, yarn, 0.3)
    s.rod([(60, 42, 27), (74, 42, 27)], IRON, 3)
    s.wheel("right", (74, 42, 27), 20, "#c98d5a", spokes=8, wide=3, rim=0.13)
    s.rod([(77, 42, 27), (77, 50, 32)], IRON, 2.2)
    s.rod([(77, 50, 32), (83, 50, 32)], WOOD, 3)


@exhibit(3, "sky")
def steam_engine(s: Exhibit) -> None:
    """A beam engine under its portal: boiler and fire in front, the great flywheel on the right."""
    green, stone = "#3f7d68", "#efe3cf"
    s.house(6, 26, 76, 28, 4, "#a7786a", shade=30)
    s.box(10, 29, 4, 68, 22, 3, green)
    s.cylinder(19, 38, 7, 9, 3, BRASS)
    s.cylinder(19, 38, 10, 7.6, 26, COPPER)
    s.ring(19, 38, (20.0, 30.0), 7.9, 2.2, BRASS)
    s.cylinder(19, 38, 36, 9, 3, BRASS)
    s.rod([(19, 38, 39), (19, 38, 66)], STEEL, 2.8)
    for x, y in ((40, 32), (54, 32), (40, 46), (54, 46)):
        s.cylinder(x, y, 7, 3.2, 2, stone)
        s.cylinder(x, y, 9, 2.4, 42, stone, r_top=2)
        s.cylinder(x, y, 51, 3, 2, stone)
    s.box(36, 28, 53, 22, 22, 5, stone)
    s.box(38, 30, 58, 18, 18, 2, green)
    s.box(44, 35, 60, 6, 8, 7, IRON)
    arm: list[Point] = [(14, 63), (46, 59), (79, 54), (79, 58.6), (60, 66), (46, 69), (30, 69)]
    s.plate("left", (0, 41, 0), [*arm, (14, 67.6)], 6, RED)
    inner = ((22, 65), (46, 62), (70, 58.4), (58, 63.6), (46, 66), (32, 66.6))
    s.face([(x, 41.1, z) for x, z in inner], mix(RED, "#7d2c34", 0.45))
    for x, z in ((19, 65.4), (46, 64), (75, 57)):
        s.left(41.2).disc(x, z, 2.9, mid(BRASS))
        s.left(41.3).disc(x, z, 1.2, dark(BRASS))
    s.rod([(75, 43, 57), (72, 56, 38)], STEEL, 3.6)
    s.box((57 - 2, 75 - 2), 46, 7, 5, 5, 22, green)
    s.wheel("left", (65, 60, 28), 21, RED, spokes=6, wide=4, rim=0.15, iron="#4a5162")
    s.rod([(65, 63, 28), (72, 63, 37)], STEEL, 3.6)
    s.left(63.6).disc(72, 37, 2.6, mid(BRASS))
    boiler(s)
    s.smoke(12, 60, 40, 4, 1.1)


def boiler(s: Exhibit) -> None:
    """A copper boiler on bricks with its fire, and the pipe that leads the steam away."""
    s.cast([(10, 54), (34, 54), (34, 78), (10, 78)], 20)
    s.box(10, 54, 0, 24, 24, 8, "#b5705c")
    for i in range(3):
        s.left(78).panel(10, 2.4 + i * 2, 24, 0.4, "#e0b09c")
        s.right(34).panel(54, 2.4 + i * 2, 24, 0.4, "#b58476")
    s.turned((22, 54, 18), (0, 1, 0), ((0, 11), (24, 11)), COPPER, steps=32)
    for a in (2, 12, 22):
        s.turned((22, 54, 18), (0, 1, 0), ((a, 11.3), (a + 1.4, 11.3)), BRASS, ends=False, steps=32)
    s.halo((22, 78, 16), 16, "#ffb45c", 0.7)
    s.left(78.1).discs(22, 16, (7, "#4a4250"), (5.6, "#ff8a2c"), (3.8, "#ffc04a"), (1.8, "#fff3c0"))
    s.rod([(20, 60, 31), (20, 60, 37), (20, 48, 37)], BRASS, 3)
    s.cylinder(14, 60, 28, 2.4, 10, SOOT)


def tin(s: Exhibit, x: float, y: float, z: float, r: float, h: float, label: str) -> None:
    """A closed tin with its label."""
    steel = "#c9d1db"
    s.cylinder(x, y, z, r, h, steel)
    s.ring(x, y, z + h * 0.14, r * 1.01, h * 0.7, label)
    s.ring(x, y, (z + h * 0.14, z + h * 0.8), r * 1.02, h * 0.05, "#f4d58a")
    s.balls((x, y, z + h), (r * 1.2, r * 0.6, "#b5bfcc"), (r * 1.06, r * 0.52, "#dbe2ea"))
    s.ball((x, y, z + h), r * 0.7, r * 0.34, "#c2cbd6")


def tomato(s: Exhibit, spot: Point3, k: float) -> None:
    s.sketch(spot, "M0 -9 C-13 -13 -16 9 0 10 C16 9 13 -13 0 -9 Z", "#e2483d", k)
    s.sketch(spot, "M3 -9 C14 -10 14 9 0 10 C8 6 8 -4 3 -9 Z", "#b02f38", k)
    s.ball(facing(spot, -4 * k, 2 * k), 2.4 * k, 2 * k, "#ffb3a0")
    leaf = "M0 -6 L-8 -10 L-3 -10.6 L-2 -15 L1 -11 L6 -13 L4 -9.6 L9 -8 Z"
    s.sketch(spot, leaf, "#5f9a48", k)


def fish(s: Exhibit, spot: Point3, k: float, paint: str, flip: bool = False) -> None:
    s.sketch(spot, "M-14 0 Q-4 -10 9 -1 L16 -7 L15 6 L9 2 Q-4 9 -14 0 Z", paint, k, flip)
    s.sketch(spot, "M-13 0.6 Q-4 8 9 2 L15 6 L15 2 Q0 5 -13 0.6 Z", dark(paint), k, flip)
    s.ball(facing(spot, (9 if flip else -9) * k, 1.4 * k), 1.3 * k, 1.3 * k, "#3a3444")


@exhibit(4, "ice")
def canning(s: Exhibit) -> None:
    """Tins with tomato and fish on their labels; one open with peas, one rolled up by its key."""
    s.cast(disc(24, 24, 13), 36)
    s.cast(disc(58, 22, 13), 30)
    tin(s, 24, 24, 0, 14, 26, "#f6ead2")
    fish(s, (30, 30, 13), 0.95, "#4f93b8")
    tin(s, 24, 24, 26, 14, 24, "#f3c65a")
    tomato(s, (30, 30, 36), 0.85)
    tin(s, 62, 22, 0, 15, 40, "#cf4f43")
    s.ball((68, 28, 18), 11, 12, "#fff3da")
    tomato(s, (68, 28, 16.6), 0.9)
    s.cast(disc(58, 60, 14), 22)
    x, y, r, h = 56.0, 58.0, 16.0, 26.0
    s.cylinder(x, y, 0, r, h, "#c9d1db")
    s.ring(x, y, 3.4, r * 1.01, 18, "#5f9a54")
    s.ring(x, y, (3.4, 20.4), r * 1.02, 1.2, "#f4d58a")
    s.ball((x + 8, y + 8, 11), 12.4, 7.4, "#fff8e2")
    for i in range(4):
        s.ball((x + 8, y + 8, 11), 2.7, 2.7, dark("#7fc35a"), dx=-7.2 + i * 4.8)
        s.ball((x + 8, y + 8, 11.5), 2.4, 2.4, "#8fd066", dx=-7.6 + i * 4.8)
    s.ball((x, y, h), r * 1.414, r * 0.707, "#dfe6ee")
    s.ball((x, y, h - 0.6), r * 1.26, r * 0.62, "#7a8494")
    for i in range(64):
        far, turn = r * 1.12 * math.sqrt((i + 0.5) / 64), i * 2.4
        dx, dy = far * math.cos(turn), far * math.sin(turn) * 0.5
        lift = 2.6 * (1 - (far / (r * 1.2)) ** 2)
        spot = facing((x, y, h), 0, lift - dy - 1)
        s.ball(spot, 2.7, 2.6, "#4f8f3f", dx=dx + 0.4)
        s.ball(spot, 2.4, 2.3, "#86c95a", dx=dx)
        s.ball(spot, 0.9, 0.8, "#d4f0a8", dx=dx - 0.8)
    lid = facing((x, y, h), 8, 21)
    s.ball(lid, 17.4, 13.4, "#8d98a8", dx=1.4)
    s.balls(lid, (17, 13, s.fade("#f2f6fa", "#b9c4d0", across=True)), (12.6, 9.4, "#cfd8e2"))
    s.ball(lid, 11.4, 8.4, "#e3eaf1")
    sardines(s)


def sardines(s: Exhibit) -> None:
    """A flat tin whose lid is rolled up around its key, four fish in oil."""
    s.cast([(12, 50), (34, 50), (34, 78), (12, 78)], 6)
    s.box(12, 50, 0, 22, 28, 7, "#c9d1db")
    s.band(12, 50, 1.4, 22, 28, 4, "#4f93b8")
    s.deck(13.4, 51.4, 7, 19.2, 25.2, "#d9a94a")
    for i in range(4):
        fish(s, (16 + i * 4.6, 70 - i * 3.6, 7.2), 0.72, ("#9fb6c9", "#86a2ba")[i % 2])
    s.turned((12, 53, 10.4), (1, 0, 0), ((0, 3.4), (22, 3.4)), "#dbe2ea", steps=16)
    s.rod([(34, 53, 10.4), (39, 53, 10.4)], IRON, 1.8)
    s.rod([(39, 50, 10.4), (39, 56, 10.4)], IRON, 1.8)


@exhibit(5, "sky", "#dfe5e4")
def steam_locomotive(s: Exhibit) -> None:
    """A green engine with a tall chimney, red wheels and brass, under steam."""
    green, black = "#3f8a66", SOOT
    s.patch(0, 28, 88, 34, "#c9bba6")
    s.patch(s.row(2, 7.4, 12), 30, 3.4, 30, "#86644f")
    s.box(6, (34, 54), 0, 76, 2, 1.6, "#a9b0ba")
    s.cast([(8, 34), (80, 34), (80, 56), (8, 56)], 30)
    for x in (22, 42, 60, 74):
        s.turned((x, 36, 9), (0, 1, 0), ((0, 6), (2, 6)), dark(RED), steps=16)
    s.box(6, 34, 9, 72, 20, 4, black)
    s.turned((28, 44, 26), (1, 0, 0), ((0, 11.4), (38, 11.4)), green, steps=32)
    for x in (42, 56):
        s.turned((x, 44, 26), (1, 0, 0), ((0, 11.7), (1, 11.7)), BRASS, ends=False, steps=28)
    s.turned((64, 44, 26), (1, 0, 0), ((0, 12), (14, 12)), black, cap="#565666", steps=32)
    s.turned((78, 44, 26), (1, 0, 0), ((0, 9), (1.6, 8.4)), "#6a6a7c", cap="#7d7d90", steps=24)
    s.turned((79.6, 44, 26), (1, 0, 0), ((0, 2), (2, 2)), BRASS, steps=12)
    s.cylinder(50, 44, 37, 5.4, 7, BRASS)
    s.ball((50, 44, 44), 7.6, 6.4, lit(BRASS))
    s.ball((50, 44, 46.4), 2.4, 1.6, "#fff3c4", dx=-2.4)
    s.cylinder(71, 44, 37, 4.6, 18, black, r_top=4.2)
    s.cylinder(71, 44, 54, 4.4, 8, black, r_top=7.4, top="#262632")
    s.ring(71, 44, 52.6, 4.7, 2.2, BRASS)
    cabin(s, green)
    s.box(64, 52, 10, 15, 8, 9, black)
    s.left(60).panel(64, 12, 15, 5, mid(RED))
    s.box(78, 33, 6, 3, 24, 7, RED)
    for y in (36, 45, 54):
        s.rod([(81, y, 9), (85, 45 + (y - 45) * 0.55, 1)], RED, 3)
    for y in (38, 52):
        s.turned((81, y, 11), (1, 0, 0), ((0, 1.4), (3, 1.4), (3, 3), (4.4, 3)), STEEL, steps=12)
    s.box(74, 41, 38, 5, 5, 6, BRASS)
    s.right(79).disc(43.5, 41, 2.4, "#fff3c4")
    for x, r in ((18, 9.6), (40, 9.6), (57, 6), (73, 6)):
        s.wheel("left", (x, 57, r * RISE + 0.6), r, RED, spokes=8, wide=2.4, rim=0.2, iron=IRON)
    s.rod([(20, 60, 15), (42, 60, 15), (66, 60, 14)], STEEL, 2.8)
    s.smoke(71, 44, 60, 4, 1.0)


def cabin(s: Exhibit, green: str) -> None:
    """The driver's cab and its roof."""
    s.box(8, 33, 13, 22, 22, 28, green)
    s.left(55).panel(9.5, 14.6, 19, 11, mix(mid(green), CREAM, 0.16))
    s.left(55).panel((12, 20.4), 28, 6.6, 10, "#f6e6b8")
    s.right(30).panel(36, 38.4, 5, 2.4, "#cfe6ee")
    s.right(30).panel(47, 30, 5, 9, "#cfe6ee")
    s.left(55).panel(8, 26, 22, 1.2, mid(BRASS))
    s.box(5, 30, 41, 28, 28, 2.6, "#b5473f")


def tape(s: Exhibit, way: list[Point], y: float, wide: float) -> None:
    """A strip of paper through (x, z) points, with dots and dashes on it."""
    for (a, b), (c, d) in pairwise(way):
        steep = abs(d - b) > abs(c - a)
        corners = [(a, y, b), (c, y, d), (c, y + wide, d), (a, y + wide, b)]
        s.face(corners, "#e6dcc8" if steep else "#fffaf0")
    run = 0
    for (a, b), (c, d) in pairwise(way):
        far = math.hypot(c - a, d - b)
        at = 1.0
        while at + 3 < far:
            long = (5.4, 1.8, 5.4, 5.4, 1.8, 1.8)[run % 6]
            run += 1
            u, v = at / far, min(1.0, (at + long) / far)
            p, q = y + wide * 0.41, y + wide * 0.6
            e, f, g, h = a + (c - a) * u, b + (d - b) * u, a + (c - a) * v, b + (d - b) * v
            s.face([(e, p, f + 0.1), (g, p, h + 0.1), (g, q, h + 0.1), (e, q, f + 0.1)], "#3f4a86")
            at += long + 2.2


@exhibit(6, "dusk")
def telegraph(s: Exhibit) -> None:
    """A Morse key with its black knob, and the reel whose strip shows dots and dashes."""
    s.house(8, 14, 70, 62, 6, "#8f5638", shade=8)
    s.box(11, 17, 6, 64, 56, 2, "#b3714a")
    s.box(34, 20, 8, 36, 20, 22, BRASS)
    s.left(40).panel(36, 10, 32, 18, mid("#7a4a34"))
    for x, z, r in ((44, 18, 6.4), (57, 20, 8)):
        s.plate("left", (x, 41.4, z), cog(r, 10), 1.4, lit(BRASS))
        s.left(41.5).disc(x, z, r * 0.36, dark(BRASS))
    for dx in (-6, 6):
        s.rod([(22 + dx, 26, 8), (22, 26, 36)], IRON, 2.6)
    s.turned((22, 27, 36), (0, 1, 0), ((0, 13.4), (9, 13.4)), "#f1e7d2", steps=32)
    for r, fill in ((14.6, "#fffaf0"), (11.4, "#e0d3bb"), (10.8, "#fffaf0"), (7, "#e0d3bb")):
        s.left(36.1).disc(22, 36, r, fill)
    s.left(36.2).disc(22, 36, 6.4, "#fffaf0")
    for i in range(3):
        t = 2 * math.pi * i / 3 + 0.5
        tip = (22 + 15 * math.cos(t), 36.6, 36 + 16.4 * math.sin(t))
        s.rod([(22, 36.6, 36), tip], BRASS, 3)
    s.left(37).disc(22, 36, 3.8, lit(BRASS))
    s.left(37.1).disc(22, 36, 1.6, dark(BRASS))
    strip: list[Point] = [(29, 50), (44, 35), (66, 34), (73, 31), (77, 24), (78, 9.4)]
    tape(s, strip, 27, 9)
    tape(s, [(78, 9.4), (82, 8.2), (84, 8)], 27, 9)
    for x in (46, 66):
        s.turned((x, 26, 34), (0, 1, 0), ((0, 2), (11, 2)), STEEL, steps=12)
    key(s)


def key(s: Exhibit) -> None:
    """The lever with its knob, two posts and a spark."""
    s.box(18, 52, 8, 52, 16, 3, "#5d4a52")
    s.box(46, (54, 64), 11, 5, 3, 9, BRASS)
    s.cylinder(30, 61, 11, 3, 4, BRASS)
    s.plate("left", (0, 63, 0), [(22, 17), (66, 14), (66, 17.6), (22, 21)], 5, BRASS)
    s.cylinder(26, 60.4, 20, 2, 4, BRASS)
    s.cylinder(26, 60.4, 24, 6.6, 2.4, SOOT, r_top=7.4)
    s.ball((26, 60.4, 27), 10.4, 5.6, "#4a4a5c")
    s.ball((26, 60.4, 28.4), 5, 2.2, "#83839a", dx=-2.4)
    s.cylinder(63, 61, 17, 2.6, 4, STEEL)
    s.cylinder((22, 64), 71, 8, 2.6, 5, BRASS)
