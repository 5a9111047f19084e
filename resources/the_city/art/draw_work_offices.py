"""Draws the houses of glass, skyscraper and business centre, and the table of the architect."""

import math
from collections.abc import Sequence

from kit import CREAM, GLASS, SHADOW, WARM, Point3, Scene, dark, disc, facing, lit, mix, plot

HELMET = "#f6c22f"
SUITS = ("#4a4f66", "#5b6f96", "#7a6a78", "#8c5348")


def glazing(
    s: Scene, wall: Sequence[Point3], grid: tuple[int, int], tint: str, lamps: int = 0
) -> None:
    """A wall of glass between four corners (low left, low right, high right, high left)."""

    def at(u: float, v: float) -> Point3:
        low = [a + (b - a) * u for a, b in zip(wall[0], wall[1], strict=True)]
        high = [a + (b - a) * u for a, b in zip(wall[3], wall[2], strict=True)]
        x, y, z = (a + (b - a) * v for a, b in zip(low, high, strict=True))
        return x, y, z

    def cell(u: float, v: float, w: float, h: float, fill: str, faint: float) -> None:
        s.face([at(u, v), at(u + w, v), at(u + w, v + h), at(u, v + h)], fill, faint)

    columns, rows = grid
    s.face(wall, s.fade(mix(tint, "#ffffff", 0.42), tint, mix(tint, "#33507a", 0.28)))
    for _ in range(lamps):
        u, v = s.random.randrange(columns) / columns, s.random.randrange(rows) / rows
        cell(u, v, 1 / columns, 1 / rows, s.random.choice((WARM, "#ffffff")), 0.6)
    for low, wide in ((0.06, 0.2), (0.36, 0.09), (0.62, 0.16)):
        corners = [at(0, low), at(1, low + 0.26), at(1, low + 0.26 + wide), at(0, low + wide)]
        s.face(corners, "#ffffff", 0.2)
    frame = mix(tint, "#26406a", 0.32)
    for row in range(1, rows):
        s.line([at(0, row / rows), at(1, row / rows)], frame, 0.55, 0.8)
    for column in range(1, columns):
        s.line([at(column / columns, 0), at(column / columns, 1)], frame, 0.4, 0.7)


def shaft(
    s: Scene,
    low: tuple[float, float, float],
    high: tuple[float, float, float],
    span: tuple[float, float],
    grid: tuple[int, int, int],
    tint: str,
) -> None:
    """A square tower of glass that tapers; low and high are (x, y, z), span the two widths."""
    (x, y, z), (p, q, top), (w, v) = low, high, span
    left = [(x, y + w, z), (x + w, y + w, z), (p + v, q + v, top), (p, q + v, top)]
    right = [(x + w, y + w, z), (x + w, y, z), (p + v, q, top), (p + v, q + v, top)]
    glazing(s, left, (grid[0], grid[2]), tint, grid[2] // 2)
    glazing(s, right, (grid[1], grid[2]), mix(dark(tint), "#2f4f86", 0.3), grid[2] // 2)
    s.deck(p, q, top, v, v, "#e6eef2")
    s.line([left[1], left[2]], "#ffffff", 0.9, 0.75)


def low_house(s: Scene, x: float, y: float, h: float, wall: str, roof: str) -> None:
    """A small house that shows how high its neighbour is."""
    house = s.house(x, y, 15, 13, h, wall)
    house.left.windows(x + 1, 1, 13, h - 2, 4, max(1, round(h / 6)), (GLASS, WARM), 0.55)
    house.right.windows(y + 1, 1, 11, h - 2, 3, max(1, round(h / 6)), (GLASS, WARM), 0.55)
    if roof:
        house.hip(6, roof, over=1.2)
    else:
        house.flat_roof(CREAM, over=0.6, high=1.6)


@plot(61, "noon", "#c9d4b8", scale=0.88, foot=193, clouds=((30, 96, 0.7), (216, 84, 0.7)))
def skyscraper(s: Scene) -> None:
    """A tower of glass that leaves houses and clouds far below its antenna."""
    blue = "#7db4dc"
    s.paving(0, 0, 104, 84, "#e3ddd0", 8)
    s.road(88, 13)
    for x, y, h, wall, roof in (
        (8, 8, 12, "#f0dfc0", "#d9705c"),
        (28, 6, 16, "#e6b99a", ""),
        (62, 5, 14, "#f6e2b4", ""),
        (84, 6, 11, "#f0dfc0", "#5d8fa0"),
        (6, 30, 17, "#d9c4b8", ""),
    ):
        low_house(s, x, y, h, wall, roof)
    s.shadow(32, 32, 38, 38, 66)
    low_house(s, 84, 26, 13, "#e6b99a", "")
    low_house(s, 84, 46, 10, "#f6e2b4", "#d9705c")
    s.box(28, 28, 0, 46, 46, 8, "#8fa6b8")
    s.left(74).windows(29, 0.6, 44, 6.6, 11, 1, (WARM, "#fff3cf"), 0.84)
    s.right(74).windows(29, 0.6, 44, 6.6, 11, 1, (WARM, "#fff3cf"), 0.84)
    shaft(s, (36, 36, 8), (37.5, 37.5, 68), (30, 27), (6, 6, 14), blue)
    shaft(s, (40, 40, 68), (41.5, 41.5, 100), (22, 19), (5, 5, 8), blue)
    shaft(s, (44, 44, 100), (45.5, 45.5, 118), (14, 11), (3, 3, 5), blue)
    s.cylinder(51, 51, 118, 3, 4, "#e6eef2", r_top=1.6)
    s.post(51, 51, 121, 132, "#f4f0e6", 2)
    s.post(51, 51, 131, 146, "#d9564a", 1.2)
    s.beacon(51, 51, 147)
    low_house(s, 6, 62, 9, "#f0dfc0", "#d9705c")
    for x, y in ((8, 54), (26, 78), (40, 80), (80, 66), (84, 78), (97, 68), (98, 22)):
        s.tree(x, y, 0.5, s.random.choice(("#79b562", "#8bbd5f")))
    s.set_out(s.person, ((50, 79), (54, 81), (64, 79), (78, 73), (30, 81)), size=0.7)
    s.set_out(s.car, ((20, 90.5, "#f0b84f"), (70, 90.5, "#e2604f")))
    s.cloud(92, 72, 0.95)
    s.cloud(150, 48, 0.85)
    s.cloud(158, 112, 0.6)


def round_tower(s: Scene, x: float, y: float, r: float, h: float, tint: str) -> None:
    """A round tower of glass with fine floors."""
    s.drum(x, y, r, 8, WARM, shade=h * 0.7)
    s.cylinder(x, y, 8, r, h - 8, tint)
    s.ring(x, y, s.row(8, 5, int((h - 8) / 5)), r * 1.005, 1.1, mix(tint, "#f4fafc", 0.55))
    for i in range(-4, 5):
        t = math.radians(45 + i * 20)
        px, py = x + r * math.cos(t), y + r * math.sin(t)
        s.line([(px, py, 0), (px, py, h)], mix(tint, "#26506a", 0.3), 0.6, 0.8)
    px, py = x + r * math.cos(math.radians(105)), y + r * math.sin(math.radians(105))
    s.line([(px, py, 10), (px, py, h - 2)], "#ffffff", 3.4, 0.4)
    s.cylinder(x, y, h, r * 1.06, 2.4, "#f4f6f2")
    s.ball((x, y, h + 2.4), r * 1.2, r * 0.6, "#c4d2d0")
    s.cylinder(x, y, h + 2, r * 0.6, 4, "#f4f6f2")


@plot(63, "dusk", "#d9d6cc", scale=1.02, foot=191, clouds=((34, 44, 0.8), (214, 60, 0.7)))
def business_center(s: Scene) -> None:
    """A wedge, a drum and a terrace of glass around a great fountain."""
    s.paving(0, 0, 104, 104, "#e6dfd6", 8)
    for r, tint in ((27, "#cdbfb4"), (25, "#f2e9da"), (18, "#dccdbe")):
        s.flat(disc(66, 70, r, 40), tint)
    s.set_out(s.tree, ((10, 12, 0.9), (22, 8, 0.8)))
    s.shadow(34, 12, 30, 30, 66)
    wedge(s)
    round_tower(s, 20, 52, 14, 62, "#6fc0b4")
    s.shadow(74, 12, 26, 36, 34)
    for x, y, z, w, d, h in (
        (74, 10, 0, 28, 36, 20),
        (74, 10, 20, 28, 26, 16),
        (74, 10, 36, 28, 16, 14),
    ):
        s.box(x, y, z, w, d, h, "#dfe4ea")
        left = [(x + 1, y + d, z + 1), (x + w - 1, y + d, z + 1)]
        left += [(x + w - 1, y + d, z + h - 2), (x + 1, y + d, z + h - 2)]
        glazing(s, left, (6, 3), "#a89ad6", 4)
        a = x + w
        right = [(a, y + d - 1, z + 1), (a, y + 1, z + 1)]
        right += [(a, y + 1, z + h - 2), (a, y + d - 1, z + h - 2)]
        glazing(s, right, (6, 3), "#7f72b0", 4)
        for i in range(4) if z < 36 else ():
            s.bush(x + 4 + i * 7, y + d - 4, 0.75, z=z + h)
    s.roof_unit(80, 14, 50, 7)
    great_fountain(s, 66, 70)
    for x, y in ((5, 70), (8, 90), (28, 98), (97, 60), (98, 78), (92, 95), (76, 100)):
        s.tree(x, y, 0.66, s.random.choice(("#79b562", "#8bbd5f")))
    for x, y in ((38, 70), (36, 78), (48, 92), (56, 97), (90, 66), (88, 84), (46, 56)):
        s.person(x, y, s.random.choice((*SUITS, "#d9564a")), 1.1)
    s.set_out(s.lamp, ((40, 86), (90, 54)), 20)


def wedge(s: Scene) -> None:
    """A tall tower whose roof slopes to a point."""
    x, y, w, d, low, high = 34, 12, 30, 30, 64, 88
    a, b, blue = x + w, y + d, "#6a9fd8"
    glazing(s, [(x, b, 0), (a, b, 0), (a, b, low), (x, b, high)], (6, 15), blue, 12)
    glazing(s, [(a, b, 0), (a, y, 0), (a, y, low), (a, b, low)], (6, 12), "#4a78b4", 9)
    s.face([(x, y, high), (a, y, low), (a, b, low), (x, b, high)], s.fade("#f4fafc", "#bcd8ee"))
    for i in range(1, 6):
        u = i / 6
        spots = [(x + w * u, y, high + (low - high) * u), (x + w * u, b, high + (low - high) * u)]
        s.line(spots, "#8fb4d8", 0.6)
    s.line([(a, b, 0), (a, b, low)], "#ffffff", 0.9, 0.8)
    s.left(b).panel(x + 1, 0.5, w - 2, 7, mix(WARM, "#ffffff", 0.2))
    s.right(a).panel(y + 1, 0.5, d - 2, 7, dark(WARM))


def great_fountain(s: Scene, x: float, y: float) -> None:
    """Two round basins with many jets."""
    s.drum(x, y, 13, 3, "#efe6d8", shade=5)
    s.ball((x, y, 2.8), 16.4, 8.2, "#6fbfe0")
    s.ball((x, y, 2.8), 11, 5.2, "#a8dcee", dx=-2)

    def jets(z: float, reach: float, high: float, count: int) -> None:
        for i in range(count):
            t = math.radians(45) + 2 * math.pi * (i + 0.5) / count
            way = (0, 0.2, 0.4, 0.6, 0.8, 1)
            bend = [
                (
                    x + reach * u * math.cos(t),
                    y + reach * u * math.sin(t),
                    z + high * u * (1.5 - 2 * u),
                )
                for u in way
            ]
            s.line(bend, "#ffffff", 1.3, 0.85)

    s.cylinder(x, y, 2.4, 2, 6, "#efe6d8")
    s.cylinder(x, y, 8, 3, 2.4, "#efe6d8", r_top=6)
    s.ball((x, y, 10.2), 7.4, 3.7, "#8fd0ea")
    jets(10, 10.5, 15, 10)
    s.line([(x, y, 10), (x, y, 27)], "#ffffff", 2.2, 0.9)
    for dx in (-2.4, 2.4):
        top = [facing((x, y, 27), dx * u, 2 - 9 * u * u) for u in (0, 0.4, 0.8, 1.2)]
        s.line(top, "#ffffff", 1.6, 0.85)


TOP = 17.0  # the height of the drawing table


def sheet(
    s: Scene, spots: list[tuple[float, float]], fill: str, z: float = TOP, faint: float = 1
) -> None:
    """A flat thing on the drawing table."""
    s.face([(x, y, z) for x, y in spots], fill, faint)


def plan(s: Scene) -> None:
    """The blue plan of a house with white lines, one corner rolled up."""
    x, y, w, d, white = 16, 18, 74, 60, "#f4fbff"
    spots = [(x + 2, y + 1), (x + w + 3, y + 1), (x + w + 3, y + d + 2), (x + 2, y + d + 2)]
    sheet(s, spots, SHADOW, TOP, 0.2)
    sheet(s, [(x, y), (x + w, y), (x + w, y + d), (x, y + d)], s.fade("#5f9fd8", "#2f6cb0"))
    for i in range(1, 12):
        s.line([(x + i * w / 12, y, TOP), (x + i * w / 12, y + d, TOP)], "#ffffff", 0.4, 0.22)
    for i in range(1, 10):
        s.line([(x, y + i * d / 10, TOP), (x + w, y + i * d / 10, TOP)], "#ffffff", 0.4, 0.22)
    rooms = (
        ((4, 4), (70, 4), (70, 56), (4, 56), (4, 4)),
        ((8, 40), (8, 52), (30, 52), (30, 8), (8, 8), (8, 34)),
        ((30, 34), (8, 34)),
        ((36, 52), (66, 52), (66, 8), (30, 8)),
        ((44, 52), (44, 40), (66, 40)),
    )
    for room in rooms:
        thick = 0.8 if room[0] == (4, 4) else 1.5
        s.line([(x + a, y + b, TOP) for a, b in room], white, thick)
    for cx, cy, start in ((8, 40, -90), (36, 52, 180)):
        turns = [math.radians(start + 15 * i) for i in range(7)]
        spots = [(x + cx + 6 * math.cos(t), y + cy + 6 * math.sin(t), TOP) for t in turns]
        s.line(spots, white, 0.8)
    for y0, tint in ((y - 1.6, "#dcebf8"), (y - 1.0, "#ffffff")):
        roll = [(x + 0.6, y0, TOP + 1.6), (x + w - 0.6, y0, TOP + 1.6)]
        s.line(roll, tint, 3.4 if tint != "#ffffff" else 1.2)


def pencil(s: Scene, start: tuple[float, float], end: tuple[float, float], thick: float) -> None:
    """A great pencil that lies on the table, its point at the end."""

    def at(u: float, z: float = 0) -> Point3:
        return start[0] + (end[0] - start[0]) * u, start[1] + (end[1] - start[1]) * u, TOP + 2 + z

    s.line([at(0.02, -1.6), at(0.97, -1.6)], SHADOW, thick * 1.1, 0.2)
    for a, b, tint in ((0.0, 0.07, "#ec8f8a"), (0.07, 0.13, "#c9ccd6"), (0.13, 0.82, "#f2b632")):
        s.line([at(a), at(b)], dark(tint), thick)
        s.line([at(a, thick * 0.18), at(b, thick * 0.18)], tint, thick * 0.6)
        s.line([at(a, thick * 0.3), at(b, thick * 0.3)], lit(lit(tint)), thick * 0.2)
    (ax, ay), (bx, by) = s.at(*at(0.81)), s.at(*at(1))
    far = math.hypot(bx - ax, by - ay)
    nx, ny = -(by - ay) / far * thick * s.scale / 2, (bx - ax) / far * thick * s.scale / 2
    s.poly([(ax + nx, ay + ny), (bx, by), (ax - nx, ay - ny)], "#f0d3a4")
    tx, ty = ax + (bx - ax) * 0.66, ay + (by - ay) * 0.66
    corners = [(tx + nx * 0.34, ty + ny * 0.34), (bx, by), (tx - nx * 0.34, ty - ny * 0.34)]
    s.poly(corners, "#4a4552")


def helmet(s: Scene, x: float, y: float, r: float) -> None:
    """A great yellow helmet."""
    s.shadow_round(x, y, r * 1.1, r, TOP)
    s.cylinder(x, y, TOP, r * 1.25, 1.2, HELMET)
    s.dome(x, y, TOP + 1.2, r, r * 1.5, HELMET)
    for dx in (-0.5, 0.0, 0.5):
        way = [
            facing(
                (x, y, TOP),
                dx * r * 0.9 + 1.2 * dx * r * math.cos(t) * 0.3,
                1.4 + r * 1.5 * math.sin(t),
            )
            for t in (0.5, 0.9, 1.3, 1.57)
        ]
        s.line(way, lit(lit(HELMET)) if dx < 0.4 else dark(HELMET), r * 0.13)


def model_house(s: Scene, x: float, y: float) -> None:
    """The model in white card with a red roof."""
    wall = "#fffaf0"
    s.shadow(x, y, 30, 24, 20, TOP)
    s.box(x - 4, y - 4, TOP, 40, 34, 1.6, "#e9dcc0", top="#b4d690")
    z = TOP + 1.6
    s.box(x, y, z, 30, 24, 18, wall)
    s.left(y + 24).window((x + 3, x + 19), z + 6, 8, 8, WARM)
    s.left(y + 24).door(x + 12.4, z, 5, 11, "#b5573f")
    s.right(x + 30).window((y + 3, y + 13), z + 6, 8, 8)
    s.gable(x, y, z + 18, 30, 24, 16, "#dd6a50", wall, over=3)
    s.chimney(x + 6, y + 5, z + 24, 4, 12)
    for a, b in ((34, 6), (34, 22)):
        s.post(x + a, y + b, z, z + 4, "#96694c", 1)
        s.ball((x + a, y + b, z + 7), 3.6, 3.8, "#6fae5c")
        s.ball((x + a, y + b, z + 8), 2.2, 2.2, "#9fd080", dx=-0.8)


@plot(74, "evening", "#d6a878", foot=190, clouds=((34, 36, 0.9), (208, 40, 0.8)))
def architect(s: Scene) -> None:
    """The drawing table: a blue plan with the model of a house, pencil, rulers and helmet."""
    for i in range(13):
        s.patch(0, i * 8, 104, 7.4, ("#d9ae80", "#cf9f70", "#e0b78a")[i % 3])
    s.shadow(6, 6, 92, 92, 10)
    wood = "#b97f52"
    s.set_out(s.box, ((8, 90), (90, 8), (90, 90)), 0, 6, 6, TOP - 4, dark(wood))
    s.box(4, 4, TOP - 4, 96, 96, 4, "#e8c79a")
    for z in (TOP - 3.4,):
        s.left(100).panel(4, z, 96, 0.8, "#b98a5c", 0.6)
        s.right(100).panel(4, z, 96, 0.8, "#8f6a4c", 0.6)
    plan(s)
    for y, tint in ((8, "#f4efe2"), (12, "#5f9fd8")):
        s.line([(20, y, TOP + 2), (58, y, TOP + 2)], dark(tint), 4.4)
        s.line([(20, y, TOP + 2.8), (58, y, TOP + 2.8)], lit(tint), 2.4)
        s.ball((58, y, TOP + 2), 2.2, 2.2, mix(tint, "#7d6a60", 0.5))
    desk_lamp(s)
    model_house(s, 34, 26)
    set_square(s)
    ruler(s)
    helmet(s, 86, 66, 9)
    pencil(s, (12, 66), (56, 84), 4.6)


def desk_lamp(s: Scene) -> None:
    """A lamp on a jointed arm that lights the plan."""
    x, y, teal = 92, 12, "#2f8f8a"
    s.shadow_round(x, y, 5, 8, TOP)
    s.cylinder(x, y, TOP, 5, 2, teal)
    knee, head = (96, 10, TOP + 30), (78, 16, TOP + 44)
    s.line([(x, y, TOP + 2), knee, head], dark(teal), 2)
    s.ball(knee, 2, 2, "#f4d58a")
    s.ball((72, 20, TOP + 34), 16, 14, s.glow(("#fff3c0", 0.8), ("#fff3c0", 0)))
    s.sketch(head, "M1 -4 L-12 2 Q-8 11 3 9 L5 -2 Z", s.shaded(teal))
    s.sketch(head, "M-12 2 Q-8 11 3 9 Q-6 2 -12 2 Z", "#fff0b0")


def set_square(s: Scene) -> None:
    """A clear triangle."""
    for grow, tint, faint in ((0.0, "#8fd6c4", 0.75), (1.0, "#2f6cb0", 0.35)):
        g = grow * 7
        spots = [(58 + g, 62 + g * 0.5), (58 + g, 92 - g * 2.4), (92 - g * 2.6, 62 + g * 0.5)]
        sheet(s, spots, tint, TOP + 0.6, faint)
    z = TOP + 0.6
    s.line([(58, 62, z), (58, 92, z), (92, 62, z), (58, 62, z)], "#e6fff6", 0.8)


def ruler(s: Scene) -> None:
    """A long ruler with its marks along the front edge."""
    sheet(s, [(11, 90), (76, 90), (76, 98), (11, 98)], SHADOW, TOP, 0.2)
    s.box(10, 88, TOP, 66, 8, 1, "#f6d98a")
    for i in range(27):
        long = 4.4 if i % 5 == 0 else 2.4
        spots = [(12 + i * 2.4, 88.4, TOP + 1), (12 + i * 2.4, 88.4 + long, TOP + 1)]
        s.line(spots, "#7a5238", 0.6)
