"""Draws the later inventions, each a large exhibit on its plinth in a blue hall."""

import math
from itertools import pairwise

from invention_parts import BRASS, COPPER, RED, SOOT, STEEL, Exhibit, Turned, exhibit
from kit import SHADOW, Point, Point3, dark, disc, facing, lit, mid, mix, traced


@exhibit(14, "sky")
def artificial_fertiliser(s: Exhibit) -> None:
    """A sack of white grains with a sprout on it, a plant that thrives, and a molecule."""
    s.cast(disc(30, 46, 16), 40)
    s.patch(52, 46, 28, 30, "#8a5f45", r=12)
    s.patch(54, 48, 24, 26, "#a0714f", r=11)
    molecule(s, (68.0, 18.0, 0.0))
    sack(s, (29.0, 48.0, 0.0))
    for i in range(34):
        far, turn = 12 * math.sqrt((i + 0.5) / 34), i * 2.4
        x, y = 66 + far * 0.8 * math.cos(turn), 61 + far * 0.8 * math.sin(turn)
        s.ball((x, y, 1), 1.7, 1.4, "#cfd6e0")
        s.ball((x, y, 1.4), 1.4, 1.1, "#ffffff")
    plant(s, (68.0, 58.0, 0.0))


def sack(s: Exhibit, foot: Point3) -> None:
    """A plump paper sack, open above, with a green sprout printed on its front."""
    paper = "#f0e3c8"
    rim = facing(foot, 0, 57)
    s.sketch(foot, "M-27 -61 Q-14 -68 0 -67 Q14 -68 27 -61 L18 -50 L-18 -50 Z", dark(paper))
    for i in range(46):
        far, turn = math.sqrt((i + 0.5) / 46), i * 2.4
        dx, dy = 18.4 * far * math.cos(turn), 5.4 * far * math.sin(turn)
        spot = facing(rim, 0, 8 * (1 - far * far) - dy + 1)
        s.ball(spot, 2.2, 1.9, "#bcc6d4", dx=dx + 0.3)
        s.ball(spot, 1.8, 1.5, "#ffffff", dx=dx)
    body = "M-24 3 C-32 -10 -24 -34 -22 -48 L-27 -61 Q-14 -53 0 -54 Q14 -53 27 -61 L22 -48 "
    body += "C24 -34 32 -10 24 3 Q0 13 -24 3 Z"
    s.sketch(foot, body, s.fade(lit(paper), paper, mid(paper), dark(paper), across=True))
    way = "M-25 -18 C-24 -30 -21 -40 -20 -49 L-14 -51 C-18 -38 -19 -24 -19 -12 Z"
    s.sketch(foot, way, "#fffaf0")
    way = "M-27 -61 Q-14 -53 0 -54 Q14 -53 27 -61 L26 -57.6 Q13 -49 0 -50 Q-13 -49 -26 -57.6 Z"
    s.sketch(foot, way, lit(lit(paper)))
    way = "M18 -48 C17 -40 20 -34 19 -28 C22 -34 21 -42 21 -48 Z"
    s.sketch(foot, way, mix(dark(paper), SHADOW, 0.15))
    way = "M-26.4 -8 C-10 -2 10 -2 26.4 -8 C26.4 -4 25.6 0 24 3 Q0 13 -24 3 Q-26 0 -26.4 -8 Z"
    s.sketch(foot, way, "#6fa84f")
    s.sketch(foot, "M8 -3.6 Q17 -4.6 26.4 -8 C26.4 -4 25.6 0 24 3 Q16 7 8 8 Z", "#4f8a44")
    front = facing(foot, 0, 27)
    s.ball(front, 14.6, 15.2, "#ffffff")
    s.sketch(front, "M-1.4 12 Q-1 2 0 -3 L2 -3 Q1.4 4 1.6 12 Z", "#4f8a44")
    s.sketch(front, "M0 -1 C-12 0 -13 -9 -11 -12 C-3 -12 1 -8 0 -1 Z", "#7fbf57")
    s.sketch(front, "M1 -3 C0 -12 6 -16 12 -15 C13 -8 9 -2 1 -3 Z", "#5fa348")


def plant(s: Exhibit, foot: Point3) -> None:
    """A strong young plant."""
    s.sketch(foot, "M-1.6 0 Q-1 -16 0 -34 L2 -34 Q1.6 -14 1.8 0 Z", "#5f9a48")
    for y, size, flip in (
        (-8, 1.0, False),
        (-14, 1.05, True),
        (-22, 0.85, False),
        (-26, 0.8, True),
    ):
        spot = facing(foot, 0.4, -y)
        leaf = "M0 0 C6 -12 16 -14 24 -9 C20 0 10 5 0 0 Z"
        s.sketch(spot, leaf, "#84c95c" if flip else "#5fa84a", size, flip)
        half = "M0 0 C8 -4 16 -7 24 -9 C20 0 10 5 0 0 Z"
        s.sketch(spot, half, "#64b04a" if flip else "#468a3e", size, flip)
    tip = facing(foot, 0.6, 33)
    s.sketch(tip, "M0 2 C-7 -2 -7 -12 0 -17 C7 -12 7 -2 0 2 Z", "#a5dd72")
    s.sketch(tip, "M0 2 C7 -2 7 -12 0 -17 Z", "#74bd52")


def molecule(s: Exhibit, foot: Point3) -> None:
    """A model of ammonia on a stand of brass: one blue ball and three white ones."""
    x, y, _ = foot
    s.cast(disc(x, y, 8), 40)
    s.cylinder(x, y, 0, 7, 2.4, "#7d4f36")
    s.rod([(x, y, 2), (x, y, 46)], BRASS, 2)
    heart = (x, y, 56.0)
    arms = [facing(heart, -15, -8), facing(heart, 15, -7), facing(heart, 1, 19)]
    for arm in (arms[2], arms[1]):
        s.rod([heart, arm], "#b9c2ce", 3.4)
        s.sphere(arm, 5, "#f1f3f6")
    s.sphere(heart, 8.4, "#3f6fc4")
    s.rod([facing(heart, -6, -3), arms[0]], "#b9c2ce", 3.4)
    s.sphere(arms[0], 5.4, "#f1f3f6")


@exhibit(15, "deep")
def gas_turbine(s: Exhibit) -> None:
    """A jet engine on its cradle: the fan in front, fire in the chambers, the hot nozzle behind."""
    s.cast([(30, 14), (58, 14), (58, 70), (30, 70)], 30)
    for y, half, high in ((26, 14, 26), (58, 20, 16)):
        s.box(44 - half, y - 3, 0, half * 2, 8, 5, "#5b6a86")
        s.box((48 - half, 36 + half), y - 1, 5, 4, 4, high, "#5b6a86")
    axis, line = (0.0, 1.0, 0.0), (44.0, 6.0, 44.0)
    s.halo((46, 4, 46), 26, "#ffb45c", 0.9)
    s.turned(line, axis, ((0, 6), (10, 12.6)), COPPER, inside="#ff9a3c", steps=28)
    s.turned(line, axis, ((8, 13), (14, 14.6), (34, 14.6), (38, 13)), "#8d97a8", steps=32)
    body = Turned(line, axis, 32)
    for i in range(9):
        t = math.radians(-40 + i * 30)
        spots = [body.at(16, 15, t), body.at(16, 15, t + 0.32)]
        spots += [body.at(32, 15, t + 0.32), body.at(32, 15, t)]
        if body.outward(t + 0.16)[0] + body.outward(t + 0.16)[2] > 0.2:
            s.face(spots, "#ff8a2c")
            core = [body.at(19, 15.1, t + 0.07), body.at(19, 15.1, t + 0.25)]
            s.face([*core, body.at(29, 15.1, t + 0.25), body.at(29, 15.1, t + 0.07)], "#ffd98a")
    for along in (14, 34):
        s.turned(line, axis, ((along, 15.6), (along + 2, 15.6)), BRASS, ends=False, steps=28)
    for turn in (0.3, 0.9):
        s.rod([body.at(a, 17, turn) for a in (12, 24, 38)], COPPER, 2)
    case = ((36, 15), (40, 21), (60, 23.4), (66, 22))
    s.turned(line, axis, case, "#e9edf2", ends=False, steps=36)
    s.turned(line, axis, ((45, 22), (48, 22.4)), RED, ends=False, steps=36)
    s.face(body.circle(66, 22), "#ccd4de")
    s.face(body.circle(66, 20), "#39405a")
    fan(s, body)


def fan(s: Exhibit, body: Turned) -> None:
    """Twisted blades around a hub with a white spiral."""
    count = 16
    for i in range(count):
        t = 2 * math.pi * i / count
        blade = [body.at(65, 5, t), body.at(65.6, 12, t + 0.12), body.at(66, 19.4, t + 0.1)]
        blade += [
            body.at(64.6, 19.4, t + 0.36),
            body.at(64.4, 12, t + 0.42),
            body.at(64, 5, t + 0.4),
        ]
        up = math.cos(t - 2.4)
        s.face(blade, mix("#7f8aa0", "#eef2f6", 0.5 + 0.45 * up))
    profile = ((64, 6.4), (67, 6), (70, 4.4), (72.4, 2), (73, 0.3))
    s.turned(body.foot, body.way, profile, "#4a5672", gloss=0.2, steps=20)
    swirl = [body.at(66 + i * 0.6, 6.2 - i * 0.5, 2.2 + i * 0.5) for i in range(12)]
    s.line(swirl, "#ffffff", 1.6)


@exhibit(16, "dusk")
def television(s: Exhibit) -> None:
    """A set of the fifties on four legs, rabbit ears above, a bright picture on its screen."""
    s.shadow(12, 30, 62, 26, 20)
    for x, y, dx, dy in ((16, 34, -3, -2), (70, 34, 4, -3), (16, 54, -4, 4), (70, 54, 4, 4)):
        s.rod([(x, y, 18), (x + dx, y + dy, 0)], "#7d4f36", 4)
    wood = "#b56f3f"
    s.rod([(42, 42, 62), (27, 42, 80)], "#c9d1db", 1.8)
    s.rod([(46, 42, 62), (66, 42, 88)], "#c9d1db", 1.8)
    for x, z in ((27, 80), (66, 88)):
        s.sphere((x, 42, z), 1.7, "#e9eef4")
    s.box(10, 30, 16, 66, 26, 46, wood)
    s.right(76).panel(33, s.row(26, 6, 5), 20, 2, mix(dark(wood), SHADOW, 0.3))
    s.cylinder(44, 42, 62, 5, 3, SOOT)
    s.left(56).panel(12, 18, 62, 42, mid("#e3bb86"))
    frame = rounded_wall(14, 20, 44, 38, 6)
    s.face([(x, 56.1, z) for x, z in frame], "#5a4038")
    glass = rounded_wall(16, 22, 40, 34, 7)
    s.face([(x, 56.2, z) for x, z in glass], s.fade("#7fd0f2", "#c9f0fa", "#fff0c4"))
    screen(s)
    gleam = ((17, 40), (17, 52), (20, 55), (34, 55), (21, 40))
    s.face([(x, 56.5, z) for x, z in gleam], "#ffffff", 0.3)
    for z in (50, 39):
        s.left(56.2).disc(66, z, 4.2, "#6b4a3c")
        s.left(56.3).disc(66, z, 3.4, mid(BRASS))
        s.left(56.4).panel(65.6, z, 0.9, 3.4, "#7d5a2c")
    s.left(56.2).panel(61, s.row(21, 2.6, 5), 10, 1.3, "#8a5f45")


def rounded_wall(x: float, z: float, w: float, h: float, r: float) -> list[Point]:
    """A rectangle with round corners on a wall."""
    points = []
    corners = ((x + w - r, z + h - r, 0), (x + r, z + h - r, 90))
    for cx, cz, start in (*corners, (x + r, z + r, 180), (x + w - r, z + r, 270)):
        for step in range(6):
            t = math.radians(start + step * 18)
            points.append((cx + r * math.cos(t), cz + r * math.sin(t)))
    return points


def screen(s: Exhibit) -> None:
    """What is on: hills, a house and a smiling sun."""
    hill = ((16.4, 33), (24, 37), (34, 33), (44, 38), (55.6, 34), (55.6, 28), (52, 23), (20, 23))
    s.face([(x, 56.3, z) for x, z in (*hill, (16.4, 28))], "#74bd5f")
    near = ((16.6, 30), (30, 27), (44, 30), (55.4, 27), (52, 22.6), (20, 22.6), (17, 26))
    s.face([(x, 56.3, z) for x, z in near], "#4f9a4f")
    s.left(56.35).disc(27, 45, 6, "#ffc93c")
    s.left(56.36).disc(26.4, 45.6, 4.6, "#ffe27a")
    s.left(56.4).disc((25, 29), 46, 0.8, "#7d4f2c")
    s.line([(24.4, 56.4, 43.4), (27, 56.4, 41.8), (29.6, 56.4, 43.4)], "#7d4f2c", 1)
    s.left(56.35).shape(40, 29, ((0, 0), (10, 0), (10, 8), (0, 8)), "#fff3df")
    s.left(56.36).shape(38, 37, ((0, 0), (14, 0), (7, 8)), RED)
    s.left(56.4).panel(43.4, 29, 3.2, 5, "#8a5f45")


@exhibit(17, "deep")
def microchip(s: Exhibit) -> None:
    """A black chip with pins of gold on a green board, its bright core bare."""
    s.cast([(8, 8), (80, 8), (80, 80), (8, 80)], 4)
    for x, y in ((12, 12), (74, 12), (12, 74), (74, 74)):
        s.cylinder(x + 1, y + 1, 0, 2.6, 20, BRASS)
    s.box(8, 8, 19, 72, 72, 4, "#2f8f66")
    traces(s, 23)
    for x, y, tall, paint in ((14, 34, 9, RED), (14, 46, 6, "#e9b949"), (60, 14, 8, "#4f8fca")):
        s.cylinder(x, y, 23, 3, tall, paint)
        s.ball((x, y, 23 + tall), 3, 1.5, "#dfe6ee")
    chip(s, 23)


def traces(s: Exhibit, z: float) -> None:
    """Lines of light copper from the pins to the edge of the board."""
    paint, hole = "#8fdca8", "#f4d58a"
    for i in range(7):
        u = 27 + i * 5.6
        bend = (i - 3) * 2.6
        for far, step in ((77.0, 1), (11.0, -1)):
            for swap in (False, True):
                run: list[Point] = [
                    (u, 44 + step * 24),
                    (u, far - step * 6 - step * abs(bend) * 0.4),
                ]
                run.append((u + bend * 0.5, far - step * 2))
                spots = [(b, a, z) if swap else (a, b, z) for a, b in run]
                s.line(spots, paint, 1)
                s.ball(spots[-1], 1.6, 0.9, hole)


def chip(s: Exhibit, z: float) -> None:
    """The chip itself."""
    gold = "#f0c456"
    low, high = 24.0, 64.0
    s.cast([(low, low), (high, low), (high, high), (low, high)], 12, z)
    for i in range(7):
        u = low + 3 + i * 5.6
        s.box(u - 1.2, low - 5, z, 2.6, 5, 1.6, gold)
        s.box(low - 5, u - 1.2, z, 5, 2.6, 1.6, gold)
    s.box(low, low, z + 3, 40, 40, 13, "#454560")
    for i in range(7):
        u = low + 3 + i * 5.6
        for side in ("left", "right"):
            x, y, w, d = (u - 1.2, high, 2.6, 3.0) if side == "left" else (high, u - 1.2, 3.0, 2.6)
            s.box(x, y, z + 7, w, d, 1.6, gold)
            far = (x, y + 3) if side == "left" else (x + 3, y)
            s.box(*far, z, *((2.6, 1.6) if side == "left" else (1.6, 2.6)), 8.6, gold)
            foot = (x, y + 4.6) if side == "left" else (x + 4.6, y)
            s.box(*foot, z, *((2.6, 2.4) if side == "left" else (2.4, 2.6)), 1.4, gold)
    top = z + 16
    s.halo((44, 44, top), 34, "#8fe0ff", 0.5)
    core = 12.0
    s.face(square(44, 44, core + 2.4, top), "#cf9a3c")
    s.face(square(44, 44, core + 1.4, top), "#f6d680")
    s.face(square(44, 44, core, top), "#3f4a86")
    tints = ("#7fd6f2", "#c58ae0", "#8fe0a8", "#f2b45c", "#6f9cf0", "#f08aa0")
    for i in range(5):
        for k in range(5):
            x, y = 44 - core + 2.6 + i * 4.8, 44 - core + 2.6 + k * 4.8
            w = 4.4 if (i * 3 + k) % 4 else 2.6
            cell = [(x - 1.8, y - 1.8), (x - 1.8 + w, y - 1.8), (x - 1.8 + w, y + 2.2)]
            spots = [(u, v, top) for u, v in (*cell, (x - 1.8, y + 2.2))]
            s.face(spots, tints[(i * 2 + k * 5) % 6])
    s.face([(32, 32, top), (44, 32, top), (32, 44, top)], "#ffffff", 0.35)
    s.ball((29, 59, top), 2, 1, "#8a8aa8")


def square(x: float, y: float, half: float, z: float) -> list[Point3]:
    return [
        (x - half, y - half, z),
        (x + half, y - half, z),
        (x + half, y + half, z),
        (x - half, y + half, z),
    ]


LANDS = (
    ((-58, 14), (-50, 44), (-24, 60), (-6, 52), (-14, 36), (-24, 26), (-30, 8), (-44, 4)),
    ((-34, -2), (-20, 0), (-10, -14), (-20, -36), (-30, -54), (-34, -34), (-42, -14)),
    ((12, 66), (40, 70), (76, 62), (80, 44), (62, 24), (46, 30), (34, 40), (16, 44), (8, 54)),
    ((14, 34), (34, 36), (48, 14), (36, -4), (32, -28), (22, -34), (16, -6), (6, 10), (8, 24)),
    ((66, -14), (80, -12), (82, -30), (68, -32)),
)


TOWNS = traced("-40 34, -24 -18, 6 52, 30 56, 26 12, 24 -24, 56 40, -8 8, 70 -22")


LINKS = (
    (0, 2),
    (2, 3),
    (3, 6),
    (0, 7),
    (7, 4),
    (4, 6),
    (1, 7),
    (4, 5),
    (1, 5),
    (2, 4),
    (6, 8),
    (5, 8),
)


@exhibit(18, "deep")
def internet(s: Exhibit) -> None:
    """A shining globe under a net of nodes and arcs."""
    centre, r = (44.0, 44.0, 52.0), 27.0
    s.halo(centre, 66, "#bfeaff", 0.9)
    s.cast(disc(44, 44, 15), 8)
    s.cylinder(44, 44, 0, 19, 3, "#5b6a86")
    s.cylinder(44, 44, 3, 16, 4, "#7f8fae", r_top=12)
    s.cylinder(44, 44, 7, 6, 10, STEEL, r_top=4)
    sea = s.glow(("#b4ecff", 1), ("#4fa8e0", 1), ("#2a64ae", 1), cx=0.34, cy=0.28, reach=0.78)
    far = r * math.sqrt(2)
    s.ball(centre, far, far, sea)
    for land in LANDS:
        s.poly([globe(s, centre, far, a, b) for a, b in outline(land)], "#7fce8a")
        shade = [globe(s, centre, far, a + 2, b - 3) for a, b in outline(land)]
        s.poly(shade, "#5fb878", 0.7)
    for b in (-30, 0, 30):
        grid(s, [globe(s, centre, far, a, b) for a in range(-80, 81, 10)])
    for a in (-50, -20, 10, 40, 70):
        grid(s, [globe(s, centre, far, a, b) for b in range(-80, 81, 10)])
    dim = s.glow(("#1f3f7a", 0), ("#1f3f7a", 0), ("#1f3f7a", 0.4), cx=0.38, cy=0.34, reach=0.68)
    s.ball(centre, far, far, dim)
    for one, two in LINKS:
        link(s, centre, far, TOWNS[one], TOWNS[two])
    for town in TOWNS:
        x, y = globe(s, centre, far, *town)
        s.ellipse(x, y, 7, 7, s.glow(("#fff3b8", 0.9), ("#ffd25c", 0)))
        s.ellipse(x, y, 3.6, 3.6, "#ffb43c")
        s.ellipse(x - 0.6, y - 0.7, 2, 2, "#fff8d8")


def outline(land: tuple[tuple[int, int], ...]) -> list[Point]:
    """A coast between its corners, rounded."""
    points: list[Point] = []
    for (a, b), (c, d), (e, f) in zip(land, land[1:] + land[:1], land[2:] + land[:2], strict=True):
        for share in (0.0, 0.33, 0.66):
            u, v = 1 - share, share
            p, q = ((a + c) / 2, (b + d) / 2), ((c + e) / 2, (d + f) / 2)
            x = u * u * p[0] + 2 * u * v * c + v * v * q[0]
            points.append((x, u * u * p[1] + 2 * u * v * d + v * v * q[1]))
    return points


def globe(s: Exhibit, centre: Point3, r: float, east: float, north: float, up: float = 1) -> Point:
    """A place on the globe in the picture, tipped a little towards us."""
    a, b, lean = math.radians(east - 8), math.radians(north), math.radians(18)
    x, y, z = math.cos(b) * math.sin(a), math.sin(b), math.cos(b) * math.cos(a)
    px, py = s.at(*centre)
    k = r * s.scale * up
    return px + k * x, py - k * (y * math.cos(lean) - z * math.sin(lean))


def grid(s: Exhibit, points: list[Point]) -> None:
    """A thin line of the net of degrees."""
    for (a, b), (c, d) in pairwise(points):
        if math.hypot(c - a, d - b) > 0.8:
            s.poly([(a, b - 0.35), (c, d - 0.35), (c, d + 0.35), (a, b + 0.35)], "#e4f8ff", 0.35)


def link(s: Exhibit, centre: Point3, r: float, one: Point, two: Point) -> None:
    """A bright arc between two towns, high above the ground."""
    spots = []
    for i in range(13):
        share = i / 12
        a, b = one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share
        high = 1 + 0.16 * math.sin(math.pi * share)
        x, y = globe(s, centre, r, a, b, high)
        half, down = (x - s.origin[0]) / s.scale / 2, (y - s.origin[1]) / s.scale
        spots.append((down + half, down - half, 0.0))
    s.line(spots, "#fff0a8", 2.2, 0.45)
    s.line(spots, "#fffbe6", 1.2)
