"""Draws the houses of the city itself: town hall, citizens' office and hospital."""

import math

from kit import (
    CREAM,
    IRON,
    SHADOW,
    SHIRTS,
    WARM,
    Axis,
    Point,
    Scene,
    Side,
    dark,
    facing,
    lit,
    mid,
    mix,
    plot,
    tone,
    traced,
)

CROSS, WHITE = "#e0453f", "#fbfaf4"


def arched(
    s: Scene, side: Side, x: float, y: float, z: float, w: float, h: float, fill: str
) -> None:
    """A round-headed opening on a wall with a pale frame."""
    wall = s.wall(side, x, y, z)
    for grow, tint in ((1.1, tone(CREAM, side)), (0.0, fill)):
        a, b = w / 2 + grow, h - w / 2
        turns = [math.pi * i / 10 for i in range(11)]
        head = [(w / 2 + a * math.cos(t), b + a * 1.05 * math.sin(t)) for t in turns]
        wall.shape(0, 0, [(w / 2 + a, 0), *head, (w / 2 - a, 0)], tint)
    glint = ((0, h * 0.2), (w * 0.6, h * 0.85), (0, h * 0.7))
    wall.shape(0, 0, glint, "#ffffff", 0.25)


def dial(s: Scene, side: Side, x: float, y: float, z: float, r: float) -> None:
    """A clock on a wall, ten past ten."""
    wall = s.wall(side, x, y, z)
    wall.discs(0, 0, (r, "#b98a3c"), (r * 0.88, tone("#fffdf6", side)))
    for i in range(12):
        t = math.pi * i / 6
        s.ball(wall.at(r * 0.7 * math.cos(t), r * 0.78 * math.sin(t)), 0.45, 0.45, "#4b4358")
    for u, v in ((-0.4, 0.32), (0.36, 0.56)):
        s.line([(x, y, z), wall.at(r * u, r * v)], "#4b4358", 1.1)


def steps_gable(s: Scene, x: float, y: float, z: float, d: float, h: float, wall: str) -> None:
    """A stepped gable on a right wall, d long, rising h above z."""
    n = 5
    up = [(d / 2 * i / n, h * (i + 1) / n) for i in range(n)]
    points: list[Point] = [(0, 0)]
    for i, (u, v) in enumerate(up):
        points += [(u, v), (d / 2 * (i + 1) / n, v)]
    points += [(d - u, v) for u, v in points[::-1]]
    s.right(x).shape(y, z, points, mix(dark(wall), wall, 0.15))
    for u, v in up:
        s.box(x - 1.4, (y + u, y + d - u - d / 2 / n), z + v - 0.6, 2.2, d / 2 / n, 1.4, CREAM)


@plot(64, "noon", "#d9d3bf", scale=1.04, foot=191, clouds=((40, 46, 0.9), (206, 34, 0.8)))
def town_hall(s: Scene) -> None:
    """A hall of brick with stepped gables, an arcade and a high clock tower with a flag."""
    brick, copper = "#d48a6a", "#6fae9c"
    s.paving(0, 0, 104, 104, "#eadfca", 8)
    s.patch(0, 0, 104, 18, "#a9cb86")
    s.set_out(s.tree, ((6, 8), (98, 8)), 0.95)
    hall(s, brick, copper)
    for x in (16, 74):
        dormer(s, x, brick, copper)
    hall_tower(s, brick, copper)
    for i, z in enumerate((0, 1.6, 3.2)):
        s.box(38 + i * 1.5, 60, z, 28 - i * 3, 10 - i * 3, 1.6, "#e2d6c2")
    s.set_out(s.lamp, ((34, 66), (74, 60)), 17)
    for x, y in ((9, 66), (80, 66)):
        s.box(x, y, 0, 14, 6, 2.4, "#d6c6ac", top="#7fb56a")
        s.outline, kept = [], s.outline
        s.flowers(x + 1, y + 1, 12, 4, 14)
        s.outline = kept
    couple(s, 51, 76)
    people = ((24, 80), (30, 84), (16, 92), (66, 84), (72, 80), (84, 86), (90, 80), (40, 96))
    s.set_out(s.person, (*people, (60, 97)), size=1.1)
    s.set_out(s.tree, ((99, 60), (99, 78)), 0.75, "#8bbd5f")
    s.set_out(s.bush, ((98, 97), (6, 98)), 1)


def hall(s: Scene, brick: str, copper: str) -> None:
    """The long house with its arcade under a copper roof."""
    house = s.house(8, 16, 88, 36, 32, brick, shade=36)
    for side, x, y, long in (("left", 8, 52, 88), ("right", 96, 16, 36)):
        s.wall(side, x, y, 0).panel(0, 0, long, 3, tone("#cfc0aa", side))
        s.wall(side, x, y, 16).panel(0, 0, long, 1.5, tone(CREAM, side))
        s.wall(side, x, y, 30).panel(0, 0, long, 2, tone(CREAM, side))
    for u in (11, 21.5, 68, 78.5, 88):
        arched(s, "left", u, 52, 0.5, 7, 13.5, "#6b4a4e")
        house.left.window(u, 19, 6.4, 9, WARM)
    arched(s, "left", 31, 52, 0.5, 5, 13, "#6b4a4e")
    house.left.window(31, 19, 4.6, 9, WARM)
    for y in (20, 30.5, 41):
        arched(s, "right", 96, y, 0.5, 7, 13.5, "#5d4350")
        house.right.window(y, 19, 6.6, 9, WARM)
    house.gable(19, copper, over=1)
    steps_gable(s, 96.4, 16, 32, 36, 23, brick)
    arched(s, "right", 97, 30.5, 36, 7, 10, "#e8cf94")


def couple(s: Scene, x: float, y: float) -> None:
    """A wedding before the stairs."""
    s.set_out(s.person, ((x, y, "#3f4256"), (x + 3.6, y + 2, "#fffdf8")), 1.2)
    s.ball((x + 3.4, y + 4.4, 5.4), 1.3, 1.2, "#ee7f95")
    for dx, dy, z in (
        (-6, 2, 1),
        (9, 3, 1),
        (2, 9, 0),
        (-3, 8, 0),
        (8, -3, 9),
        (-2, 3, 15),
        (6, 6, 13),
    ):
        s.ball((x + dx, y + dy, z), 0.8, 0.6, ("#f0708a", "#ffd257", "#fff6ef")[(dx + z) % 3])


def dormer(s: Scene, x: float, brick: str, copper: str) -> None:
    """A small gabled window on the roof."""
    s.box(x, 38, 34, 9, 12, 9, brick)
    s.left(50).window(x + 2, 36, 5, 6, WARM)
    s.gable(x, 38, 43, 9, 12, 5, copper, brick, axis="y", over=1)


def hall_tower(s: Scene, brick: str, copper: str) -> None:
    """The tower over the portal."""
    s.box(40, 36, 0, 24, 24, 62, brick)
    for side, x, y in (("left", 40, 60), ("right", 64, 36)):
        s.wall(side, x, y, 0).panel(0, 0, 24, 3, tone("#cfc0aa", side))
        for z in (16, 40, 60):
            s.wall(side, x, y, z).panel(0, 0, 24, 2, tone(CREAM, side))
    arched(s, "left", 46.5, 60, 4.6, 11, 17, "#7a4a3c")
    s.left(60).panel(51.6, 4.6, 0.8, 14, "#4f3030")
    for u in (43, 50, 57):
        arched(s, "left", u, 60, 25.5, 4.4, 12.5, WARM)
        arched(s, "right", 64, u - 4, 25.5, 4.4, 12.5, "#e0c288")
    s.box(43, 60, 23, 18, 4, 1.6, CREAM)
    s.box(s.row(43, 2.85, 7), 63.2, 24.6, 0.9, 0.6, 3, CREAM)
    s.box(43, 63.1, 27.4, 18, 0.8, 0.9, CREAM)
    dial(s, "left", 52, 60.1, 51, 7.6)
    dial(s, "right", 64.1, 48, 51, 7.6)
    s.flat_roof(40, 36, 62, 24, 24, CREAM, "#d8cbb4", over=1.4, high=3)
    s.set_out(s.turret, ((40.6, 36.6), (63.4, 36.6)), 64, 1.9, 5, brick, copper)
    s.cylinder(52, 48, 63, 7.6, 13, brick)
    for u in (-6, 0, 6):
        spots = [facing((52, 48, 0), u, 66 - (3.4 - abs(u) / 3))]
        spots += [facing((52, 48, 0), u, 73 - (3.4 - abs(u) / 3))]
        s.line(spots, "#ffe6a3", 3)
    s.cylinder(52, 48, 76, 8.6, 1.8, CREAM)
    s.cone(52, 48, 77.8, 8, 17, copper)
    s.turret(40.6, 59.4, 64, 1.9, 5, brick, copper)
    s.turret(63.4, 59.4, 64, 1.9, 5, brick, copper)
    s.flag(52, 48, 93, 15, "#e2604f", 0.95)


def shield(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """The arms of the city on a left wall: a white tower over waves, quartered in red and blue."""

    def form(grow: float) -> list[Point]:
        edge = traced("-10 22, 10 22, 10 8, 8.4 2.6, 5 -1.6, 0 -4.6, -5 -1.6, -8.4 2.6, -10 8")
        return [(u * k * grow, (9 + (v - 9) * grow) * k) for u, v in edge]

    left = s.left(y)
    left.shape(x, z, form(1.2), "#b98a3c")
    left.shape(x, z, form(1.12), "#ffe9b0")
    left.shape(x, z, form(1.0), "#d9483f")
    low = [(-10, 8), (10, 8), (8.4, 2.6), (5, -1.6), (0, -4.6), (-5, -1.6), (-8.4, 2.6)]
    left.shape(x, z, [(u * k, v * k) for u, v in low], "#3f78bd")
    for v in (1.6, 5):
        half = 6.4 if v < 3 else 8.6
        ripple = [(half * (2 * i / 12 - 1), v + (0.7 if i % 2 else -0.5)) for i in range(13)]
        s.line([s.wall("left", x, y, z).at(u * k, w * k) for u, w in ripple], "#ffffff", 1.1 * k)
    keep = [(-5, 8), (5, 8), (5, 16), (6.4, 16), (6.4, 20), (4, 20), (4, 18), (1.4, 18), (1.4, 20)]
    keep += [(-u, v) for u, v in keep[::-1]]
    left.shape(x, z, [(u * k, v * k) for u, v in keep[1:-1]], "#fffdf6")
    corners = [(u * k, v * k) for u, v in ((-1.7, 8), (1.7, 8), (1.7, 12), (0, 13.6), (-1.7, 12))]
    left.shape(x, z, corners, "#d9483f")


@plot(65, "morning", "#b5cf97", foot=189, clouds=((34, 34, 0.9), (208, 40, 0.8)))
def citizens_office(s: Scene) -> None:
    """A modest office with the arms of the city; a long queue winds to its door."""
    wall, blue = "#f5e6c4", "#5580b4"
    s.grass(3, 3, 98, 40, 24)
    s.paving(0, 50, 104, 54, "#e9dfcd", 9)
    s.tree(96, 12, 1.0)
    s.tree(99, 36, 0.8, "#8bbd5f")
    house = s.house(8, 12, 76, 36, 34, wall, shade=32)
    for side, x, y, long in (("left", 8, 48, 76), ("right", 84, 12, 36)):
        s.wall(side, x, y, 0).panel(0, 0, long, 4, tone("#a9b4c4", side))
        s.wall(side, x, y, 17).panel(0, 0, long, 1.6, tone(blue, side))
    for u in (11, 22, 58.5, 70):
        house.left.window(u, 21.5, 9, 9)
        house.left.window(u, 6, 9, 8.5, WARM)
    for y in (15.5, 27, 38):
        house.right.window(y, 21.5, 7.6, 9)
        house.right.window(y, 6, 7.6, 8.5, WARM)
    house.flat_roof(blue, "#d4cbbb", over=1.5, high=3.4)
    s.set_out(s.roof_unit, ((66, 18, 36, 9), (18, 20, 36, 7)))
    s.box(34, 43, 0, 22, 6, 50, wall)
    s.box(33, 42.4, 50, 24, 7.2, 2.6, blue)
    s.left(49).panel(38, 0, 14, 15, mid(CREAM))
    s.left(49).panel(39.2, 0, 11.6, 14, s.fade("#ffe9ad", "#fff7dd"))
    s.left(49).panel(44.6, 0, 0.9, 14, mid(blue))
    shield(s, 45, 49.2, 25, 0.92)
    s.box(35, 49, 16.4, 20, 8, 1.8, blue)
    s.flag(14, 58, 0, 42, "#d9483f", 1.0)
    s.flag(90, 54, 0, 42, "#3f78bd", 1.0)
    queue(s)
    mailbox(s, 22, 58)
    bicycles(s)
    s.lamp(100, 98, 20)


def queue(s: Scene) -> None:
    """The people that wait in three bends between ropes."""
    way = [(45, 58), (45, 64)]
    way += [(x, 68) for x in (52, 60, 68, 76, 84)] + [(90, 76)]
    way += [(x, 84) for x in (84, 76, 68, 60, 52, 44, 36, 28)] + [(20, 90), (26, 97), (34, 98)]
    spots = [((x, y), "who") for x, y in way]
    for y, start, end in ((76, 40, 84), (92, 28, 92)):
        spots += [((x, y), "post") for x in range(start, end + 1, 11)]
    spots.append(((40, 98), "pram"))
    for i, ((x, y), kind) in enumerate(sorted(spots, key=lambda one: sum(one[0]))):
        if kind == "who":
            s.person(x, y, SHIRTS[i * 3 % 7], 1.15 if i % 5 else 0.85)
        elif kind == "post":
            s.cylinder(x, y, 0, 1.3, 0.8, "#c9a24a")
            s.post(x, y, 0, 6.4, "#d9ab4c", 1.2)
            end = 84 if y == 76 else 94
            if x + 11 <= end:
                rope = [(x + 11 * t, y, 6 - 7 * t * (1 - t)) for t in (0, 0.25, 0.5, 0.75, 1)]
                s.line(rope, "#c2403c", 1.1)
            s.ball((x, y, 6.8), 0.9, 0.9, "#f4d58a")


def mailbox(s: Scene, x: float, y: float) -> None:
    """A yellow letter box on a foot."""
    s.shadow(x, y, 6, 5, 11)
    s.box(x + 2, y + 1.6, 0, 2, 2, 4, IRON)
    s.box(x, y, 4, 6, 5, 8, "#f2bb3f")
    s.left(y + 5).panel(x + 1, 9.4, 4, 0.9, "#6b5140")


def bicycles(s: Scene) -> None:
    """Three bicycles at their stand beside the house."""
    for i, tint in enumerate(("#d9564a", "#3f9a8e", "#5580b4")):
        x, y = 92.0, 62 + i * 5.0
        for dx in (0, 7):
            circle = [
                (x + dx + 2.5 * math.cos(t / 2), y, 2.6 + 2.6 * math.sin(t / 2)) for t in range(14)
            ]
            s.line(circle, "#4a4552", 0.6)
        s.line([(x, y, 2.6), (x + 2.4, y, 6), (x + 6, y, 6), (x + 7, y, 2.6)], tint, 0.9)
        s.line([(x + 2.4, y, 6), (x + 3.4, y, 2.6), (x + 6, y, 6), (x + 5.8, y, 7.8)], tint, 0.9)


def red_cross(
    s: Scene, side: Side, x: float, y: float, z: float, r: float, board: str = ""
) -> None:
    """A red cross around its middle on a wall, upon a white disc if asked for."""
    wall = s.wall(side, x, y, z)
    if board:
        wall.disc(0, 0, r * 1.5, tone(board, side))
    a = r * 0.34
    arms = (
        (-a, -r),
        (a, -r),
        (a, -a),
        (r, -a),
        (r, a),
        (a, a),
        (a, r),
        (-a, r),
        (-a, a),
        (-r, a),
        (-r, -a),
        (-a, -a),
    )
    wall.shape(0, 0, [(u, v * 1.1) for u, v in arms], CROSS if side == "left" else dark(CROSS))


@plot(66, "noon", "#b5d29a", foot=190, clouds=((30, 40, 0.8), (214, 30, 0.7)))
def hospital(s: Scene) -> None:
    """A white house with a great red cross, a helicopter on its roof and an ambulance before it."""
    glass = ("#9fd6e2", "#bfe6ec", "#d6f0f2", WARM)
    s.grass(3, 3, 98, 50, 24)
    s.patch(0, 58, 104, 24, "#e9e4d8")
    s.road(83, 16)
    s.tree(98, 8, 0.9)
    house = s.house(8, 8, 42, 42, 58, WHITE, shade=60)
    for z in (22, 32.5, 43):
        house.band(z - 1, 8, "#d5e3e4")
    house.left.windows(9, 2, 40, 18, 6, 2, glass, 0.74)
    for z in (21.6, 32.1, 42.6):
        house.left.windows((9, 37), z, 12, 7, 2, 1, glass, 0.8)
        house.right.windows(9, z, 40, 7, 6, 1, glass, 0.8)
    house.left.panel(20.5, 20, 17, 36, mid(WHITE))
    red_cross(s, "left", 29, 50.2, 40, 9.5)
    house.flat_roof("#e4ecec", "#cfd6d4", over=1, high=3)
    s.set_out(s.roof_unit, ((14, 14), (14, 30)), 59.4, 9)
    red_cross_board(s, 33, 30, 60)
    s.shadow(50, 16, 46, 36, 30)
    s.box(50, 16, 0, 46, 38, 30, WHITE)
    s.band(50, 16, 27, 46, 38, 1.6, "#63b7b0")
    s.left(54).windows(72, 3, 23, 23, 4, 3, glass, 0.72)
    s.left(54).windows(51, 18, 21, 8, 4, 1, glass, 0.72)
    s.right(96).windows(17, 3, 36, 23, 6, 3, glass, 0.72)
    s.flat_roof(50, 16, 30, 46, 38, "#e4ecec", "#c3cac8", over=1, high=2.6)
    helipad(s, 74, 35, 31)
    emergency_porch(s)
    s.set_out(s.bush, ((12, 60), (24, 62)), 1.1)
    s.bench(15, 68)
    s.person(20, 70, "#4f8fc0", 0.95, 1, True)
    s.set_out(s.person, ((32, 74, "#fffdf8"), (37, 72, "#9a78b8"), (84, 74, "#63b7b0")), 1.15)
    s.crossing(30, 84, 9, 14)
    ambulance(s, 56, 86)
    ambulance(s, 84, 62, "y")
    s.tree(6, 78, 0.75, "#8bbd5f")


def red_cross_board(s: Scene, x: float, y: float, z: float) -> None:
    """A lit cross that stands on the roof."""
    s.post(x, y, z, z + 7, IRON, 1.6)
    s.ball((x, y, z + 14), 15, 15, s.glow(("#ffffff", 0.9), ("#ffffff", 0)))
    s.ball((x, y, z + 14), 9.4, 9.4, dark(WHITE), dx=0.9)
    s.ball((x, y, z + 14), 9, 9, "#ffffff")
    way = "M-2 -6 L2 -6 L2 -2 L6 -2 L6 2 L2 2 L2 6 L-2 6 L-2 2 L-6 2 L-6 -2 L-2 -2 Z"
    s.sketch((x, y, z + 14), way, CROSS)


def emergency_porch(s: Scene) -> None:
    """The porch of the emergency ward."""
    s.left(54).panel(54, 0, 15, 14, s.fade("#ffe9ad", "#fff7dd"))
    s.left(54).panel(61, 0, 1, 14, mid(WHITE))
    s.box((53, 69), 66, 0, 1.6, 1.6, 15, "#dfe6e6")
    s.box(51, 54, 15, 21, 15, 2.6, CROSS)
    s.left(69).panel(51, 15, 21, 2.6, "#fffdf8")


def helipad(s: Scene, x: float, y: float, z: float) -> None:
    """The round place on the roof with a helicopter upon it."""
    k = math.sqrt(2)
    for r, tint in ((15, "#7f8794"), (13.6, "#fffdf6"), (12.4, "#8f97a4")):
        s.ball((x, y, z), r * k, r * k / 2, tint)
    red, at = "#e2534a", (x, y, z + 4)
    s.ball((x, y, z), 11, 4.4, SHADOW, 0.22, dx=2)
    for dx in (-4, 4):
        s.line([facing(at, dx, 0), facing(at, dx, -3)], "#5c6070", 0.9)
    s.line([facing(at, -8, -3), facing(at, 8, -3.4)], "#5c6070", 1.2)
    s.sketch(at, "M3 -5 L19 -9.4 L22 -14 L23.6 -13.6 L22.6 -6.6 L6 0 Z", dark(red))
    way = "M-12 -2 Q-12 -9.6 -2 -10.4 Q8 -10 9 -4 Q8 2 -2 2.6 Q-11 2.4 -12 -2 Z"
    s.sketch(at, way, s.fade(lit(red), red, dark(red)))
    s.sketch(at, "M-11.6 -3 Q-11 -8.6 -4 -9 L-4 -3 Z", "#cfe8f2")
    s.sketch(at, "M-2.6 -8.4 L3 -8.2 L3 -3.4 L-2.6 -3.4 Z", "#e6f4f8")
    s.line([facing(at, -1, 10), facing(at, -1, 13.4)], "#5c6070", 1.4)
    for u, v in ((-21, 10.4), (19, 16.4), (-14, 18), (12, 8.8)):
        s.line([facing(at, -1, 13.4), facing(at, u, v)], "#4a4f5e", 1.1)
    s.ball(facing(at, -1, 13.4), 20, 5, "#ffffff", 0.22)


def ambulance(s: Scene, x: float, y: float, axis: Axis = "x") -> None:
    """A white van with a red stripe, a cross and a blue light."""
    s.van(x, y, "#fffdf8", axis, "#fffdf8")
    side: Side = "left" if axis == "x" else "right"
    px, py = (x, y + 9) if axis == "x" else (x + 9, y)
    s.wall(side, px, py, 4.2).panel(0, 0, 20, 2, tone(CROSS, side))
    s.wall(side, px, py, 6.2).panel(0.6, 0, 12.2, 6.2, tone("#fffdf8", side))
    red_cross(s, side, *s.wall(side, px, py, 9.4).at(6.4, 0), 2.9)
    bx, by = (x + 13, y + 2) if axis == "x" else (x + 2, y + 13)
    at = (bx + 1.5, by + 2.5, 14)
    s.ball(at, 7, 6, s.glow(("#6fb4ff", 0.8), ("#6fb4ff", 0)))
    s.box(bx, by, 12.8, *((2.4, 5) if axis == "x" else (5, 2.4)), 1.8, "#3f86e0")
