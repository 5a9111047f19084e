"""Draws the inventions of the great industry, each a large exhibit on its plinth in a blue hall."""

import math

from invention_parts import BRASS, IRON, RED, RISE, SOOT, STEEL, WOOD, Exhibit, cog, exhibit
from kit import CREAM, SHADOW, Point, Point3, dark, disc, facing, lit, mid, mix


@exhibit(7, "ice", scale=1.2, tile=78)
def photography(s: Exhibit) -> None:
    """A camera of wood with red bellows and a lens of brass on its tripod."""
    foot = (44.0, 44.0, 34.0)
    s.cast([(30, 26), (58, 26), (58, 60), (30, 60)], 36)
    for end in ((48.0, 10.0, 0.0), (14.0, 62.0, 0.0), (74.0, 66.0, 0.0)):
        s.rod([foot, end], "#a8683e", 4.6)
        s.ball(end, 2.8, 1.8, "#6b4630")
        x, y, z = (a + (b - a) * 0.5 for a, b in zip(foot, end, strict=True))
        s.ball((x, y, z), 3, 2.7, BRASS)
    s.cylinder(44, 44, 31, 6, 4, BRASS)
    s.origin = (s.origin[0], s.origin[1] + 12 * s.scale)
    s.box(36, 16, 46, 16, 52, 3, "#8f5636")
    s.box(27, 14, 49, 34, 10, 38, "#b5713f")
    cloth = "#54467a"
    s.deck(25, 10, 88, 38, 10, lit(cloth))
    s.face([(25, 20, 88), (63, 20, 88), (63, 20, 85), (25, 20, 84)], mid(cloth))
    hem = ((20, 88), (20, 62), (18, 56), (16.4, 60), (14.6, 52), (13, 57), (10, 50), (10, 88))
    s.face([(63, y, z) for y, z in hem], dark(cloth))
    for y, z in ((17.4, 60), (13.6, 56)):
        fold = [(63, y, 84), (63, y + 1, z + 8), (63, y - 0.4, z), (63, y - 1.6, z + 1)]
        s.face(fold, mix(dark(cloth), SHADOW, 0.35))
    folds = 6
    for i in range(folds):
        w, h = 30 - i * 1.7, 34 - i * 2
        y, z = 24 + i * 4.4, 68 - h / 2
        s.box(44 - w / 2, y, z, w, 2.4, h, "#b5414a")
        w, h = w - 4, h - 4
        s.box(44 - w / 2, y + 2.4, 68 - h / 2, w, 2.0, h, "#7d2c3e")
    s.box(32, 50, 50, 24, 5, 34, "#b5713f")
    s.left(55).panel(34, 53, 20, 28, mid("#d9985c"))
    s.left(55.1).disc((33 + 0.4, 54 + 0.4), (52 + 0.6, 81 + 0.6), 0.9, "#fff0bd")
    lens = (44.0, 55.0, 67.0)
    profile = ((0, 9.4), (2, 9.4), (2, 7.4), (9, 7.4), (9, 8.8), (13, 8.8))
    s.turned(lens, (0, 1, 0), profile, BRASS, cap="#8a6a34", gloss=0.2, steps=28)
    s.left(68.1).discs(44, 67, (7.4, "#2c3550"), (6.0, "#3f5a8c"), (3.6, "#6f9ccc"))
    s.ball((41, 68.2, 71), 2.3, 2.3, "#ffffff", 0.9)


@exhibit(8, "dusk")
def sewing_machine(s: Exhibit) -> None:
    """A black machine with golden ornament, red thread and a blue cloth under its needle."""
    house = s.house(4, 26, 80, 34, 7, "#a8663f", shade=20)
    house.band(2.4, 2.2, "#d9a05c")
    cloth = "#4f8fca"
    body: list[Point] = [(8, 7), (80, 7), (80, 11), (75, 13), (73, 20), (73, 36), (75, 48)]
    body += [(73, 56), (66, 59), (44, 57), (26, 58), (17, 60), (12, 56), (12, 30), (25, 30)]
    body += [(25, 42), (32, 45), (46, 46), (55, 43), (58, 36), (58, 18), (55, 13), (8, 12)]
    s.plate("left", (0, 50, 0), body, 13, SOOT)
    s.face([(12, 50.1, 56), (17, 50.1, 60), (17, 50.1, 30), (12, 50.1, 30)], "#5a5a70")
    gold = "#f0c864"
    for loop in (
        [(29, 50), (36, 53.6), (44, 51), (52, 53.6), (62, 52)],
        [(29, 53.6), (36, 50), (44, 53), (52, 50), (62, 54)],
        [(62, 17), (62, 34), (60, 42), (63, 46), (69, 46), (71, 40), (69, 34), (69, 17), (62, 17)],
        [(12, 10), (76, 10)],
    ):
        s.line([(x, 50.2, z) for x, z in loop], gold, 1.3)
    for x, z, r in ((65.6, 28, 2.4), (65.6, 38, 1.7), (44, 52, 1.6), (21, 46, 3)):
        s.left(50.3).disc(x, z, r, gold)
    s.rod([(18, 46, 30), (18, 46, 22)], STEEL, 3)
    s.rod([(18, 46, 22), (18, 46, 12)], "#e6ebf0", 1.5)
    s.rod([(23, 46, 30), (23, 46, 15)], STEEL, 2)
    s.plate("left", (0, 49, 0), [(20, 12.4), (29, 12.4), (27, 14.6), (20, 14.6)], 5, STEEL)
    top = [(6.0, 40.0), (34.0, 40.0), (34.0, 60.0), (6.0, 60.0)]
    s.face([(x, y, 12.3) for x, y in top], lit(cloth))
    fall = [(6, 60, 12.3), (34, 60, 12.3), (36, 66, 5), (38, 78, 0.6), (12, 80, 0.6), (6, 66, 5)]
    s.face(fall, s.fade(cloth, mid(cloth), dark(cloth)))
    for i in range(11):
        x, y = 9 + i % 5 * 6 + i // 5 * 1.6, 44 + i // 5 * 12
        s.ball((x, y, 12.4 if y < 60 else 4), 1.4, 0.9, "#fffaf0")
    s.line([(18, 46, 12.5), (18, 60, 12.5), (21, 68, 4), (24, 79, 0.8)], "#d9473f", 1.2)
    s.cylinder(48, 44, 57, 3.4, 1.4, WOOD)
    s.cylinder(48, 44, 58.4, 2.7, 8, "#d9473f")
    s.cylinder(48, 44, 66.4, 3.4, 1.4, WOOD)
    s.line([(48, 46, 63), (30, 46, 60), (18, 46, 60), (18, 50, 30)], "#e8685c", 0.8)
    s.turned((74, 43.5, 46), (1, 0, 0), ((0, 3), (4, 3)), STEEL, steps=12)
    s.wheel("right", (80, 43.5, 46), 12, SOOT, spokes=5, wide=3, rim=0.24, iron="#55556a")


@exhibit(9, "deep", "#cfd6de")
def bessemer_converter(s: Exhibit) -> None:
    """The pear-shaped vessel tips and pours glowing steel into a ladle."""
    s.cast([(34, 26), (72, 26), (72, 56), (34, 56)], 44)
    s.halo((34, 62, 40), 60, "#ffb45c", 0.7)
    stand(s, 33, 24)
    vessel(s)
    stand(s, 69, 50)


def stand(s: Exhibit, x: float, y: float) -> None:
    """A stand for one trunnion of the vessel: two legs, a bearing and its foot."""
    blue = "#4f6f9c"
    s.box(x - 11, y - 9, 0, 22, 20, 4, "#8b8494")
    for dx, dy in ((6.5, -9), (-6.5, 9)):
        s.rod([(x + dx, y + dy, 4), (x, y, 44)], blue, 5.4)
    s.rod([(x + 3.6, y - 5, 22), (x - 3.6, y + 5, 22)], blue, 3.6)
    s.turned((x - 4, y - 3, 46), (0.8, 0.6, 0), ((0, 7), (6, 7)), blue, steps=20)
    s.turned((x + 0.8, y + 0.6, 46), (0.8, 0.6, 0), ((0, 4), (3, 4)), BRASS, steps=16)


def vessel(s: Exhibit) -> None:
    """The tipped vessel, its stream and the ladle below."""
    steel, band = "#7b8396", "#525a70"
    foot, way = (60.0, 21.0, 43.0), (-0.56, 0.76, 0.14)
    profile = ((0, 12), (2, 16), (7, 20.4), (13, 22), (25, 22), (31, 19.4), (42, 11), (45, 11))
    s.turned(foot, way, profile, steel, steps=44)
    for a, r in ((11, 22.3), (24, 22.4)):
        s.turned(foot, way, ((a, r), (a + 2.6, r)), band, ends=False, steps=32)
        s.turned(foot, way, ((44, 12), (47, 12)), band, cap="#ff8a2c", steps=28)
    s.turned(foot, way, ((47, 9), (47.2, 9)), "#ffd25c", cap="#ffe9a0", steps=24)
    mouth = (60 - 0.56 * 49.3, 21 + 0.76 * 49.3, 43 + 0.14 * 49.3 * RISE)
    px, py = s.at(*mouth)
    for lean, high, fill in ((0, 1.0, "#ff8a2c"), (1, 0.74, "#ffc04a"), (2, 0.46, "#fff3c0")):
        tongue = f"M4 {9 - lean} C-10 12 -20 4 -22 -8 C-18 -4 -16 -6 -17 -14 C-12 -8 -9 -10 -9 -20 "
        tongue += "C-3 -14 0 -16 2 -22 C8 -10 8 0 4 9 Z"
        s.sketch(mouth, tongue, fill, high)
    low = s.at(22, 70, 16)[1]
    for wide, fill in ((8.5, "#ff8a2c"), (6, "#ffc04a"), (3, "#fff3c0")):
        stream = f"M{px - 6 - wide:.1f} {py + 2:.1f} C{px - 16 - wide:.1f} {py + 4:.1f} "
        stream += f"{px - 16 - wide:.1f} {py + 22:.1f} {px - 15 - wide:.1f} {low:.1f} "
        stream += f"L{px - 15 + wide:.1f} {low:.1f} C{px - 14 + wide:.1f} {py + 22:.1f} "
        stream += f"{px - 10 + wide:.1f} {py + 12:.1f} {px + wide * 0.6:.1f} {py + 8:.1f} Z"
        s.path(stream, fill)
    ladle(s, px - 15)
    for i in range(26):
        turn, far = i * 2.4, 8 + (i * 37 % 29)
        u, v = px - 14 + far * 1.2 * math.cos(turn), py + 2 - far * abs(math.sin(turn)) * 0.9
        s.ellipse(
            u, v, 1.5 - i % 3 * 0.3, 1.5 - i % 3 * 0.3, ("#fff3b0", "#ffd25c", "#ff9a3c")[i % 3]
        )


def ladle(s: Exhibit, px: float) -> None:
    """A ladle full of glowing steel below a point of the picture."""
    half = (px - s.origin[0]) / s.scale / 2
    x, y = 48 + half, 48 - half
    s.cast(disc(x, y, 11), 12)
    s.cylinder(x, y, 0, 9.4, 17, "#5d6274", r_top=12)
    s.ring(x, y, 10, 11.2, 2.4, BRASS)
    s.ball((x, y, 17), 16.4, 8.2, "#4a4e60")
    s.balls((x, y, 16.6), (14.4, 7, "#ff9a3c"), (10, 4.6, "#ffd25c"), (5.4, 2.4, "#fff3c0"))


@exhibit(10, "ice")
def refrigeration(s: Exhibit) -> None:
    """An early refrigerator with its machine on top, full of food; blocks of ice before it."""
    white, hem = "#f4f3ee", "#d3dde4"
    s.shadow(32, 22, 36, 34, 50)
    s.box((33, 62), (24, 50), 0, 4, 4, 7, IRON)
    s.box(32, 22, 6, 36, 34, 52, white)
    s.right(68).panel(25, 10, 28, 44, dark(hem))
    s.right(68).panel(26, 11, 26, 42, mix(dark(white), white, 0.3))
    snowflake(s, (68.2, 39, 32), 10)
    s.left(56).panel(34, 9, 32, 46, mid("#8fb4c9"))
    s.left(56).panel(35.4, 10, 29.2, 44, s.fade("#eaf8fc", "#b9dcea"))
    s.left(56).panel(35.4, (22, 36), 29.2, 1.4, "#8aa3b3")
    larder(s)
    s.cylinder(50, 38, 58, 15, 3, hem)
    for i in range(5):
        s.cylinder(50, 38, 61 + i * 2.6, 12.6, 1.2, "#a9bac8")
        s.cylinder(50, 38, 62.2 + i * 2.6, 13.8, 1.4, white)
    s.cylinder(50, 38, 75, 11, 2, hem, r_top=9)
    fridge_door(s, white)
    for x, y, w in ((62, 64, 12), (74, 58, 9)):
        s.box(x, y, 0, w, w * 0.8, w * 0.8, "#a9dcee")
        s.left(y + w * 0.8).panel(x + 1.4, w * 0.3, w * 0.3, w * 0.4, "#f2fcff", 0.8)
    s.box(66, 66, 9.6, 7, 6, 6, "#bfe8f4")


def larder(s: Exhibit) -> None:
    """What stands on the shelves: milk, cheese, a fish, eggs, apples and a cabbage."""
    for x in (39, 43.6):
        way = "M-2.2 0 L-2.2 -8 L-1.2 -11 L1.2 -11 L2.2 -8 L2.2 0 Z"
        s.sketch((x, 56, 37.4), way, "#ffffff", 1)
        s.sketch((x, 56, 37.4), "M0.8 0 L0.8 -9 L1.2 -11 L2.2 -8 L2.2 0 Z", "#c9d6e2", 1)
        s.sketch((x, 56, 37.4), "M-1.4 -10.6 L-1.4 -12.6 L1.4 -12.6 L1.4 -10.6 Z", RED, 1)
    s.left(56.1).shape(49, 37.4, ((0, 0), (13, 0), (13, 6), (0, 4)), "#f2c14a")
    s.left(56.1).shape(49, 37.4, ((0, 4), (13, 6), (9, 8.6)), "#fbe08c")
    for u, v in ((3, 2), (7, 3.4), (10.4, 1.8)):
        s.left(56.2).disc(49 + u, 37.4 + v, 0.9, "#cf9a34")
    fish = "M-10 0 Q-3 -7 6 -1 L11 -5 L10.4 4 L6 1.4 Q-3 6 -10 0 Z"
    s.sketch((44, 56, 26.4), fish, "#7fa3bd", 0.8)
    s.ball((41, 56, 26), 0.8, 0.8, SOOT)
    for i in range(3):
        s.ball((55 + i * 3.4, 56, 25.4), 2.1, 2.4, "#fff3df")
        s.ball((55 + i * 3.4, 56, 25.4), 1.2, 2.2, "#e6cdb0", dx=0.9)
    for i, paint in enumerate((RED, "#e9a13f", RED)):
        s.sphere((39 + i * 4.2, 56, 13), 1.7, paint)
    s.ball((58, 56, 15), 5.2, 4.8, "#6fa84f")
    s.ball((58, 56, 15.6), 4, 3.6, "#a5d67a", dx=-0.6)
    s.ball((58, 56, 16), 2, 1.8, "#d4efae", dx=-0.8)


def fridge_door(s: Exhibit, white: str) -> None:
    """The open door on the left, bottles in its rack."""
    s.box(29, 56, 8, 3.4, 30, 48, white)
    s.right(32.4).panel(58, 11, 26, 42, dark("#dfeaf0"))
    for z in (14, 32):
        for i, paint in enumerate(("#c9503f", "#6fa84f", "#e9b949", "#fff3df")):
            y = 61 + i * 6
            s.right(32.6).panel(y, z + 1, 3.6, 8, mix(paint, SHADOW, 0.12))
            s.right(32.6).panel(y + 1, z + 9, 1.6, 3, mix(paint, SHADOW, 0.12))
        s.right(32.8).panel(59, z, 24, 3, "#aebecb")
    s.left(86.1).panel(29, 27, 3.4, 8, mid(BRASS))


def snowflake(s: Exhibit, spot: Point3, r: float) -> None:
    """A snowflake on a right wall."""
    x, y, z = spot
    for i in range(6):
        t = math.pi * i / 3 + math.pi / 6
        c, d = math.cos(t), math.sin(t) * RISE * 0.94
        s.line([(x, y, z), (x, y + r * c, z + r * d)], "#5fa8cf", 1.8)
        for far in (0.5, 0.76):
            for lean in (-0.9, 0.9):
                e, f = math.cos(t + lean), math.sin(t + lean) * RISE * 0.94
                u, v = y + r * c * far, z + r * d * far
                s.line([(x, u, v), (x, u + r * 0.26 * e, v + r * 0.26 * f)], "#5fa8cf", 1.4)


RUST = "#c2673c"


def bars(s: Exhibit, foot: Point3, way: str, long: float, wide: float) -> None:
    """Nine bars of steel that stick out of concrete along x, y or z, bound by two hoops."""
    steps = (0.18, 0.5, 0.82)
    spots = [(a, b) for a in steps for b in steps if a != 0.5 or b != 0.5]

    def at(u: float, v: float, out: float) -> Point3:
        x, y, z = foot
        if way == "x":
            return x + out, y + u * wide, z + v * wide
        if way == "y":
            return x + u * wide, y + out, z + v * wide
        return x + u * wide, y + v * wide, z + out

    for u, v in sorted(spots, key=lambda spot: spot[0] + spot[1] if way == "z" else -spot[1]):
        reach = long * (0.86 + 0.14 * ((u * 7 + v * 3) % 1))
        s.rod([at(u, v, -0.6), at(u, v, reach)], RUST, 2.4)
    for out in (long * 0.36, long * 0.7):
        loop = [at(u, v, out) for u, v in ((0.14, 0.14), (0.86, 0.14), (0.86, 0.86), (0.14, 0.86))]
        s.line([*loop, loop[0]], mix(RUST, "#5d2c24", 0.3), 1.5)


def grain(s: Exhibit, points: list[Point3], paint: str) -> None:
    """Pebbles and pores on a face of concrete."""
    for i, spot in enumerate(points):
        s.ball(spot, 0.9 + i % 3 * 0.3, 0.6 + i % 2 * 0.3, paint, 0.7)


@exhibit(11, "sky", "#dfe3e4", scale=1.4, tile=68)
def reinforced_concrete(s: Exhibit) -> None:
    """A pillar and two beams of grey concrete with bars of rusty steel in all directions."""
    grey = "#cdc6ba"
    s.cast([(26, 26), (48, 26), (48, 48), (26, 48)], 56)
    s.cast([(48, 26), (70, 26), (70, 48), (48, 48)], 20)
    s.box(26, 26, 0, 22, 22, 46, grey)
    s.box(48, 27, 22, 20, 20, 20, grey)
    s.box(27, 48, 22, 20, 20, 20, grey)
    rough = mix(mid(grey), "#6f7380", 0.4)
    grain(s, [(29 + (i * 7) % 17, 68, 25 + (i * 5.3) % 15) for i in range(12)], rough)
    grain(s, [(68, 29 + (i * 7) % 16, 25 + (i * 5.3) % 15) for i in range(12)], "#8f8a92")
    grain(s, [(50 + (i * 7) % 16, 47, 24 + (i * 4.3) % 16) for i in range(12)], "#aaa49e")
    grain(s, [(47, 50 + (i * 7) % 16, 24 + (i * 4.3) % 16) for i in range(12)], "#8f8a92")
    bars(s, (26, 26, 46), "z", 24, 22)
    bars(s, (27, 68, 22), "y", 15, 20)
    bars(s, (68, 27, 22), "x", 15, 20)
    broken(s)
    for i, (x, y) in enumerate(((62, 62), (70, 70), (58, 74), (74, 60), (66, 76))):
        s.box(x, y, 0, 6 - i % 3, 5 - i % 2, 4 - i % 2, grey)


def broken(s: Exhibit) -> None:
    """The side of a beam where concrete has been cut away to show the cage of steel."""
    hollow = ((51, 25), (57, 24), (63, 25.4), (66, 31), (63.6, 36), (64, 40), (57, 41), (51, 39))
    s.face([(47.1, y, z) for y, z in (*hollow, (49.4, 32))], mix(RUST, "#7c7e8a", 0.8))
    inner = ((52.4, 27), (57, 26), (62, 27), (64, 31), (61.6, 36), (62, 38.6), (57, 39.4))
    s.face([(47.1, y, z) for y, z in (*inner, (52.4, 37.4), (51, 32))], "#55566a")
    for y in (53.6, 57.6, 61.4):
        s.rod([(47.2, y, 27.6), (47.2, y, 38.4)], RUST, 1.8)
    for z in (30, 35.4):
        s.rod([(47.3, 50.6, z), (47.3, 63.4, z)], RUST, 1.8)


@exhibit(12, "deep")
def light_bulb(s: Exhibit) -> None:
    """A great bulb with its glowing filament on a socket of wood and brass."""
    s.halo((44, 44, 60), 92, "#fff0b0", 0.85)
    s.cast(disc(44, 44, 16), 10)
    s.cylinder(44, 44, 0, 22, 3, "#7d4f36")
    s.cylinder(44, 44, 3, 20, 5, "#a8683e", r_top=17)
    s.cylinder(44, 44, 8, 12, 4, BRASS, r_top=9)
    for i in range(4):
        s.cylinder(44, 44, 12 + i * 2.6, 7.6, 1.2, dark(BRASS), r_top=8.6)
        s.cylinder(44, 44, 13.2 + i * 2.6, 8.6, 1.4, BRASS, r_top=7.6)
    foot, k = (44.0, 44.0, 23.0), 0.84
    glass = "M-12 2 C-13 -8 -33 -18 -33 -41 C-33 -61 -18 -75 0 -75 C18 -75 33 -61 33 -41 "
    glass += "C33 -18 13 -8 12 2 Q0 7 -12 2 Z"
    for fill in (
        s.glow(("#fffdf0", 0.95), ("#fff3b8", 0.8), ("#ffdc7a", 0.6), cx=0.5, cy=0.42, reach=0.6),
        s.glow(("#ffffff", 0), ("#ffffff", 0), ("#ffffff", 0.55), cx=0.5, cy=0.46, reach=0.58),
    ):
        s.sketch(foot, glass, fill, k)
    s.sketch(foot, "M-5 2 L-3 -16 Q0 -19 3 -16 L5 2 Q0 4 -5 2 Z", "#e9dfb8", k)
    for side in (-1, 1):
        ends = [facing(foot, side * 1.6, 12), facing(foot, side * 10, 30)]
        s.line(ends, "#8a7a5c", 1.6)
    wave = [facing(foot, x, 30 + (9 if i % 2 else 0)) for i, x in enumerate(range(-10, 11, 4))]
    s.halo(facing(foot, 0, 35), 24, "#ffb43c", 0.9)
    s.line(wave, "#ff9a2c", 4)
    s.line(wave, "#fff8d8", 2)
    s.sketch(foot, "M-27 -38 C-28 -54 -19 -66 -8 -69 C-17 -62 -22 -52 -21 -40 Z", "#ffffff", k)
    s.sketch(foot, "M22 -24 C17 -16 13 -12 11 -6 C15 -14 24 -20 26 -30 Z", "#fff6d0", k)
    px, py = s.at(44, 44, 58)
    for i in range(11):
        t = math.radians(-210 + i * 24)
        c, d = math.cos(t), math.sin(t)
        side_x, side_y = -d * 2.2, c * 2.2
        near, far = (42.0, 54.0 if i % 2 else 50.0)
        ray = [(px + c * near + side_x, py + d * near + side_y)]
        ray += [(px + c * near - side_x, py + d * near - side_y), (px + c * far, py + d * far)]
        s.poly(ray, "#fff3b8", 0.9)


@exhibit(13, "dusk")
def combustion_engine(s: Exhibit) -> None:
    """A red engine cut open: pistons, fire above one of them, cranks and the toothed flywheel."""
    grey = "#8d97a8"
    s.shadow(10, 28, 62, 30, 40)
    s.box((12.0, 58.0), 30, 0, 10, 26, 6, SOOT)
    s.box(8, 28, 6, 60, 30, 18, grey)
    s.box(8, 28, 24, 60, 30, 30, RED)
    s.box(8, 28, 54, 60, 30, 8, grey)
    s.left(58).panel(11, 9, 54, 13, "#4a4f60")
    s.rod([(10, 58.2, 15), (66, 58.2, 15)], "#c9d1db", 3)
    for i, up in enumerate((14, 3, 9)):
        x = 12 + i * 18.4
        s.left(58).panel(x, 25.4, 15, 34, "#3f3a4c")
        s.left(58).panel(x + 1.4, 25.4, 12.2, 32.6, "#6a6478")
        top = 30 + up
        if up > 10:
            s.left(58.1).panel(x + 1.4, top + 9, 12.2, 58 - top - 9, "#ff8a2c")
            s.left(58.2).disc(x + 7.5, 54, 3.6, "#ffd25c")
        elif up < 5:
            s.left(58.1).panel(x + 1.4, top + 9, 12.2, 49 - top, "#ff7a2c")
            burst = []
            for k in range(16):
                t, far = 2 * math.pi * k / 16, (6.0 if k % 2 else 3.4)
                burst.append((x + 7.5 + far * math.cos(t), 50 + far * 1.3 * math.sin(t)))
            s.face([(u, 58.3, v) for u, v in burst], "#ffe27a")
            s.left(58.4).disc(x + 7.5, 50, 2.2, "#ffffff")
        else:
            s.left(58.1).panel(x + 1.4, top + 9, 12.2, 49 - top, "#9fd0e6")
        crank = x + 7.5 + (4 if i == 1 else -4 if i == 2 else 0)
        s.rod([(x + 7.5, 58.6, top + 3), (crank, 58.6, 16)], STEEL, 3.4)
        s.left(58.7).panel(x + 1.8, top, 11.4, 9, "#dbe2ea")
        s.left(58.7).panel(x + 9.4, top, 3.8, 9, "#a9b4c2")
        s.left(58.8).panel(x + 1.8, (top + 5.4, top + 7), 11.4, 0.8, "#5d6678")
        s.left(58.9).disc(crank, 15.6, 3, mid(BRASS))
    s.box(12, 30, 62, 52, 9, 5, RED)
    s.left(39).panel(s.row(15, 8.4, 6), 63, 4.4, 3, mix(mid(RED), SHADOW, 0.25))
    for i in range(3):
        x = 19.5 + i * 18.4
        s.cylinder(x, 47, 62, 4, 2, IRON)
        s.cylinder(x, 47, 64, 2, 4, CREAM)
        s.cylinder(x, 47, 68, 1.2, 2.4, STEEL)
        cable = [(x, 47, 70), (x + 1, 45, 74), (x + 5, 41, 74), (63, 41, 69), (66, 42, 62)]
        s.line(cable, "#3a3a48", 1.6)
    s.turned((68, 43, 15), (1, 0, 0), ((0, 4), (4, 4)), STEEL, steps=16)
    s.plate("right", (77, 43, 20), cog(15, 20, 0.12), 4, STEEL)
    s.right(77.1).disc(43, 20, 10.4, mix(dark(STEEL), SHADOW, 0.2))
    s.right(77.2).disc(43, 20, 8.8, dark(STEEL))
    s.right(77.3).disc(43, 20, 3, dark(BRASS))
