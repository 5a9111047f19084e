"""Draws where people change: bus station, train station, subway, park and ride."""

import math
from itertools import pairwise

from kit import CREAM, IRON, WARM, Point, Point3, Scene, clip, dark, lit, mid, mix, plot, tone

PANES = "#bfe3ee"


def shelter(s: Scene, x: float, y: float, long: float, z: float = 0, roof: str = "#5b9ec4") -> None:
    """A glass shelter along x that is open to the front, with a bench and people."""
    for i in range(max(2, round(long / 9))):
        step = long / max(2, round(long / 9))
        s.left(y).panel(x + i * step + 0.5, z + 1.5, step - 1, 10, PANES, 0.6)
    s.box(x + 2, y + 1, z + 1.8, long - 4, 2, 1, "#b98558")
    for u in range(int(long / 6)):
        sits = u % 3 == 1
        s.person(x + 4 + u * 6, y + (2.4 if sits else 5.4), size=1.05, z=z, sits=sits)
    s.post((x + 1, x + long - 1), y + 1, z, z + 14, "#5c6070", 1.2)
    turns = [math.pi * i / 6 for i in range(7)]
    bow = [(y + 3.4 - 5.4 * math.cos(t), z + 14 + 3 * math.sin(t)) for t in turns]
    for (a, p), (b, q) in pairwise(bow):
        fill = mix(lit(roof), dark(roof), 0.7 - (a - y + 2) / 14)
        s.face([(x - 1, a, p), (x + long + 1, a, p), (x + long + 1, b, q), (x - 1, b, q)], fill)
    s.face([(x + long + 1, a, p) for a, p in bow], dark(dark(roof)))


def sign_of(s: Scene, x: float, y: float, h: float, r: float, colour: str) -> None:
    """A round sign whose emblem is the front of a bus, tram or train."""
    s.post_sign(x, y, h, r, colour, "#fffdf8")
    emblem(s, (x, y, h), r / 11, colour)


def emblem(s: Scene, at: Point3, k: float, colour: str) -> None:
    """The front of a bus, tram or train in white upon a colour."""
    s.sketch(at, "M-5 5 L-5 -4 Q-5 -7 -2 -7 L2 -7 Q5 -7 5 -4 L5 5 Z", "#fffdf8", k)
    s.sketch(at, "M-3.6 -0.4 L-3.6 -4.4 L3.6 -4.4 L3.6 -0.4 Z", colour, k)
    for dx in (-2.7, 2.7):
        s.ball((at[0], at[1], at[2] - 2.6 * k), 1.1 * k, 1.1 * k, colour, dx=dx * k)
        s.sketch(at, f"M{dx - 1.1} 4 L{dx + 1.1} 4 L{dx + 1.1} 6.8 L{dx - 1.1} 6.8 Z", "#fffdf8", k)


def island(s: Scene, x: float, y: float, w: float, d: float) -> None:
    """A raised platform with a bright kerb."""
    s.box(x, y, 0, w, d, 1.6, "#e2d8c6")
    s.deck(x, (y + 0.3, y + d - 1.3), 1.6, w, 1, "#f6e3a0")


@plot(70, "morning", "#b9c7a2", foot=189, clouds=((36, 36, 0.9), (206, 36, 0.8)))
def bus_station(s: Scene) -> None:
    """Three platforms with round roofs, and buses of every line between them."""
    s.patch(3, 3, 98, 98, "#9396a2", r=5)
    for y in (42, 74):
        s.patch(s.row(6, 14, 7), y + 0.4, 8, 1.2, "#f7ecc8")
    s.patch(range(58, 100, 8), 8, 4, 1.4, "#f7ecc8")
    s.set_out(s.bus, ((8, 4, "#6aa86a"), (64, 4, "#9a78b8")))
    island(s, 8, 18, 84, 10)
    sign_of(s, 52, 22, 36, 11, "#3f78bd")
    shelter(s, 12, 20, 34, 1.6)
    shelter(s, 58, 20, 28, 1.6)
    s.set_out(s.bus, ((40, 30, "#e2604f"), (4, 44, "#f0b84f")))
    island(s, 8, 57, 84, 10)
    s.set_out(s.person, ((12, 62), (17, 60)), size=1.05, z=1.6)
    s.bus(72, 44, "#4f8fc0")
    shelter(s, 26, 59, 44, 1.6)
    s.person(87, 62, size=1.05, z=1.6)
    s.set_out(s.bus, ((66, 72, "#f0b84f"), (12, 76, "#3f9c9a")))
    island(s, 8, 89, 84, 11)
    for x, y in ((14, 93), (20, 95), (46, 93), (52, 95), (58, 93), (78, 94)):
        s.person(x, y, size=1.05, z=1.6)
    s.box(30, 92, 1.6, 10, 3, 2.2, "#b98558")
    s.lamp(66, 95, 20)
    s.tree(87, 95, 0.6, z=1.6)


def vault(s: Scene, x: float, y: float, long: float, r: float, low: float, h: float) -> None:
    """A barrel of steel and glass along x; its open end looks to the right."""
    turns = [math.pi * (1 - i / 16) for i in range(17)]
    bow = [(y + r + r * math.cos(t), low + h * math.sin(t)) for t in turns]
    a = x + long
    s.box(x, y, 0, long, 2 * r, low, "#e9c7a6")
    for i, ((p, u), (q, v)) in enumerate(pairwise(bow)):
        glass = i in (3, 4, 7, 8, 11, 12)
        base = "#a9dbe6" if glass else "#7d9aa6"
        fill = mix(lit(base), dark(base), 0.1 + 0.55 * abs(i - 5) / 11)
        s.face([(x, p, u), (a, p, u), (a, q, v), (x, q, v)], fill)
    crest = max(range(17), key=lambda i: round(bow[i][1] - bow[i][0] / 2, 6))
    for i in range(8):
        c = x + long * i / 7
        s.line([(c, p, u) for p, u in bow[crest:]], "#eef4f4", 1.2)
    ridge = bow[8]
    s.box(x + 2, ridge[0] - 3, ridge[1] - 0.6, long - 4, 6, 2.4, "#dfe9ea")
    s.face([(a, y, 0), *((a, p, u) for p, u in bow), (a, y + 2 * r, 0)], "#4f5a70")
    corners = [(a, y, 0), *((a, p, u) for p, u in bow), (a, y + 2 * r, 0)]
    s.face(corners, s.fade("#dff2f4", "#f9e3ad", "#b9895c"), 0.35)
    fan = [(p, u) for p, u in bow if u > low + 8]
    s.face([(a, p, u) for p, u in fan], s.fade("#c3e6ee", "#fdf0c6"))
    hub = (a, y + r, low + 8)
    for p, u in fan[::2]:
        s.line([hub, (a, p, u)], "#f4f7f4", 1.0)
    for share in (0.5, 0.76):
        spots = [(a, y + r + (p - y - r) * share, hub[2] + (u - hub[2]) * share) for p, u in fan]
        s.line(spots, "#f4f7f4", 0.9)
    s.line([(a, *fan[0]), (a, *fan[-1])], "#f4f7f4", 2)
    s.line([(a, p, u) for p, u in bow], "#fbf3e4", 3)


@plot(71, "noon", "#cfc8b4", scale=1.06, foot=190, clouds=((40, 38, 0.9), (208, 36, 0.8)))
def train_station(s: Scene) -> None:
    """A great hall of glass whose arch spans the tracks, and an old brick front with a clock."""
    brick = "#c9785f"
    s.patch(0, 0, 104, 12, "#a9cb86")
    s.paving(0, 78, 104, 26, "#e9decb", 8)
    s.rails(22, 11)
    s.rails(52, 11)
    s.tree(94, 6, 0.8)
    s.shadow(4, 12, 58, 62, 30)
    vault(s, 4, 12, 58, 31, 10, 31)
    s.box(62, 37, 0, 40, 11, 3, "#ddd2bf")
    s.engine(62, 22, 38, "#e8963c", 11)
    s.deck(62, (37.4, 46.6), 3, 40, 1, "#f6e7a8")
    s.set_out(s.person, ((68, 42), (74, 44), (80, 41), (88, 43), (95, 42)), size=1.05, z=3)
    s.engine(62, 52, 30, "#4f86c6", 11)
    front_house(s, brick)
    s.set_out(s.tree, ((80, 76), (97, 74)), 0.62, "#8bbd5f")
    s.car(74, 84, "#f2c14e")
    for x, y in ((16, 100), (34, 100), (40, 102), (58, 100), (66, 96), (92, 98), (97, 95)):
        s.person(x, y, size=1.05)


def front_house(s: Scene, brick: str) -> None:
    """The booking hall along the side of the vault."""
    house = s.house(2, 76, 64, 18, 17, brick, shade=20)
    for side, x, y, long in (("left", 2, 94, 64), ("right", 66, 76, 18)):
        s.wall(side, x, y, 0).panel(0, 0, long, 2.4, tone("#cdbfae", side))
        s.wall(side, x, y, 15).panel(0, 0, long, 2, tone(CREAM, side))
    house.left.window((5, 13, 50, 58), 4.4, 5.4, 9, WARM)
    house.right.window((79, 87), 4.4, 5, 9, WARM)
    house.flat_roof(CREAM, "#c9b8a4", over=1, high=2.6)
    s.box(22, 78, 0, 24, 18, 26, brick)
    s.left(96).panel(22, 17.4, 24, 1.6, mid(CREAM))
    for u in (24, 31, 38):
        s.left(96).panel(u, 0, 6, 14, mid(CREAM))
        s.left(96).panel(u + 0.8, 0, 4.4, 13, s.fade("#ffe3a0", "#fff4d4"))
    s.gable(22, 78, 26, 24, 18, 11, "#5f8a94", brick, axis="y", over=1.6)
    s.left(96.1).disc(34, 25, 5.6, "#fbf3e4")
    s.left(96.2).disc(34, 25, 4.6, "#ffffff")
    s.line([(34, 96.3, 28.4), (34, 96.3, 25), (36.6, 96.3, 24)], "#4b4358", 1.1)
    s.flag(34, 90, 36, 12, "#4f86c6", 0.7)


def prism(
    s: Scene, points: list[Point], low: float, high: float, colour: str, top: str = ""
) -> None:
    """An upright body over a convex outline given in turning order x to y."""
    runs = list(zip(points, [*points[1:], points[0]], strict=True))
    for a, b in runs:
        nx, ny = b[1] - a[1], a[0] - b[0]
        if nx + ny > 1e-6:
            turn = min(1.0, max(0.0, math.atan2(nx, ny) / (math.pi / 2)))
            fill = mix(mid(colour), dark(colour), turn)
            s.face([(*a, low), (*b, low), (*b, high), (*a, high)], fill)
    s.face([(*p, high) for p in points], lit(top or colour))


DEEP = 36.0


@plot(72, "noon", "#bdb6b3", scale=1.0, foot=191, clouds=((30, 50, 0.7), (216, 46, 0.7)))
def subway(s: Scene) -> None:
    """The ground is cut open: a street with shops above, a train at its platform below."""
    tile = s.outline
    s.patch(0, 44, 104, 60, "#a39c9c")
    back = clip(tile, [(0, 0), (104, 0), (104, 44), (0, 44)])
    left = clip(tile, [(0, 44), (13, 44), (13, 104), (0, 104)])
    layers = (
        (0, 5, "#8d6f5c"),
        (5, 16, "#a67c58"),
        (16, 27, "#bb9168"),
        (27, 33, "#a8895f"),
        (33, DEEP, "#8f939c"),
    )
    for shape in (back,):
        for low, high, tint in layers:
            prism(s, shape, low, high, tint, "#e4dccd")
    for y, z, r in ((14, 10, 1.8), (30, 20, 2.2), (22, 24, 1.2), (38, 8, 1.5), (12, 20, 1.3)):
        s.right(104).disc(y, z, r, "#7a5c4c")
    s.set_out(s.right(104).discs, ((34, 29.5), (22, 29.5)), (2.2, "#7f8a96"), (1.3, "#39404c"))
    station_wall(s)
    s.rails(49, 10, start=13)
    for low, high, tint in layers:
        prism(s, left, low, high, tint, "#e4dccd")
    portal(s)
    s.wagon(14, 49, 41, "#3f78bd", 11)
    s.engine(57, 49, 42, "#3f78bd", 11)
    s.lifted(DEEP, street, s, back, tile)
    s.outline = tile
    platform(s)


def station_wall(s: Scene) -> None:
    """The tiled wall behind the track, with posters and a coloured band."""
    s.left(44).panel(13, 0, 91, 32, s.fade("#fdf6e6", "#e6dccb"))
    s.left(44).panel(13, s.row(4, 4, 7), 91, 0.4, "#cfc0aa", 0.7)
    s.left(44).panel(13, 20.4, 91, 3, mid("#e2604f"))
    for u, one, two in (
        (30, "#f2c14e", "#e2604f"),
        (50, "#5fb3a8", "#fdf3df"),
        (72, "#e79ab0", "#3f6fb5"),
        (90, "#8fc6e6", "#f2c14e"),
    ):
        s.left(44.1).panel(u, 24.4, 9, 6.4, mid("#fffdf8"))
        s.left(44.1).panel(u + 0.8, 25.2, 7.4, 4.8, one)
        s.left(44.1).disc(u + 4, 27.6, 1.8, two)
    s.left(44).panel(13, 31, 91, 2, mid("#8f939c"))


def portal(s: Scene) -> None:
    """The side wall with the mouth of the tunnel."""
    s.right(13).panel(44, 0, 60 - 4, 31, dark("#efe4d2"))
    s.right(13).panel(44, 20.4, 56, 3, dark("#e2604f"))
    turns = [math.pi * i / 12 for i in range(13)]
    for r, tint in ((10.6, "#8b7f86"), (9.2, "#2f2c3c")):
        mouth = [(r * math.cos(t), 10 + r * 1.1 * math.sin(t)) for t in turns]
        s.right(13).shape(55, 0, [(r, 0), *mouth, (-r, 0)], tint)


def street(s: Scene, back: list[Point], tile: list[Point]) -> None:
    """Life above the ground: shops, trees and cars."""
    s.outline = back
    s.patch(0, 0, 104, 44, "#e6ddcc")
    s.road(24, 14)
    for x, wall, tint in (
        (8, "#f2c9a0", "#d9564a"),
        (36, "#f6e2b8", "#3f9a8e"),
        (64, "#d9a5a0", "#5580b4"),
    ):
        s.box(x, 3, 0, 26, 14, 17, wall)
        s.left(17).window((x + 2.6, x + 14), 2, 9, 7, WARM)
        s.left(17).awning(x + 1.5, 13.4, 23, tint, stripes=7, out=3.4, drop=2.6)
        s.flat_roof(x, 3, 17, 26, 14, CREAM, "#d3c6b4", over=0.6, high=2)
    s.right(90).windows(4, 3, 12, 12, 2, 1)
    s.tree(97, 11, 0.7)
    s.set_out(s.car, ((40, 27, "#e2604f"), (78, 27, "#f2c14e")))
    s.set_out(s.person, ((40, 41), (64, 41), (70, 42), (92, 41)), size=0.95)
    s.post((34, 60, 86), 43.6, 0, 5, "#5c6070", 0.9)
    s.line([(27, 43.6, 5), (103, 43.6, 5)], "#5c6070", 0.9)
    s.outline = clip(tile, [(0, 44), (13, 44), (13, 104), (0, 104)])
    s.tree(6, 64, 0.8)
    s.person(6, 78, size=1)
    sign_of(s, 7, 92, 24, 9, "#3f78bd")
    s.outline = tile


def platform(s: Scene) -> None:
    """The platform with stairs up to the street, pillars and people."""
    s.box(15, 64, 0, 87, 36, 4, "#d8cec0")
    s.deck(15, 65.4, 4, 87, 1.6, "#f2c14e")
    for i in range(13):
        y, top = 44 + i * 3.4, DEEP - i * 2.55
        s.box(14, y, top - 3.4, 12, 3.6, 3.4, "#b9b3b6")
        if i in (4, 9):
            s.person(20, y + 2, size=1.0, z=top)
    rail_low, rail_high = (26, 88, 9), (26, 45, DEEP + 5)
    s.face([(26, 45, DEEP), (26, 88, 4), rail_low, rail_high], "#cfe8f2", 0.5)
    s.line([rail_high, rail_low], "#e2604f", 1.6)
    s.set_out(s.person, ((40, 72), (46, 74), (60, 71), (66, 74), (84, 72), (92, 73)), size=1.1, z=4)
    for x in (52, 78):
        s.cylinder(x, 82, 4, 2.2, 26, "#e9dfd0")
        s.cylinder(x, 82, 16, 2.3, 2, "#e2604f")
        s.cylinder(x, 82, 30, 2.4, 2, "#c9bfb0", r_top=3.6)
    for x, y in ((34, 90), (60, 90)):
        s.box(x, y, 6, 12, 3, 1.2, "#b98558")
        s.box((x + 1, x + 10), y + 1, 4, 1, 1, 2, IRON)
    s.person(39, 92, "#9a78b8", 1.0, 6, True)
    s.set_out(s.person, ((82, 92), (88, 90), (54, 94)), size=1.1, z=4)


@plot(73, "evening", "#a9cb86", foot=189, clouds=((36, 36, 0.9), (206, 38, 0.8)))
def park_and_ride(s: Scene) -> None:
    """Rows of parked cars before a tram stop; a tram has just arrived."""
    s.grass(3, 1, 98, 8, 10)
    for x in (8, 34, 66, 96):
        s.tree(x, 5, 0.75, s.random.choice(("#79b562", "#8bbd5f")))
    s.rails(13, 9)
    tram(s, 8, 12.5)
    s.box(3, 27, 0, 98, 10, 2, "#ddd3c2")
    s.deck(3, 27.4, 2, 98, 1.2, "#f6e7a8")
    shelter(s, 8, 29, 28, 2, "#d9564a")
    for x, y in ((42, 32), (47, 34), (60, 32), (74, 33), (78, 31), (94, 33)):
        s.person(x, y, size=1.05, z=2)
    bays(s)
    tints = ("#e2604f", "#f4f0e6", "#4f8fc0", "#f0b84f", "#6aa86a", "#5f6478", "#9a78b8", "#f4f0e6")
    for i, tint in enumerate(tints):
        if i != 5:
            s.car(7.4 + i * 11.6, 43, tint, "y")
    s.person(68, 56, "#4f8fc0", 1.05)
    change_sign(s, 4, 70)
    s.car(44, 67, "#3f9c9a")
    for i, tint in enumerate(tints[::-1]):
        if i not in (2, 6):
            s.car(7.4 + i * 11.6, 84, tint, "y")
    s.set_out(s.person, ((33, 92, "#e2604f", 1.05), (37, 89, "#f0b84f", 0.8)))


def bays(s: Scene) -> None:
    """The asphalt of the car park with its lines."""
    s.patch(2, 40, 100, 62, "#8f929e", r=4)
    rows = ((42, 17), (83, 17))
    for y, d in rows:
        s.patch(s.row(5, 11.6, 9), y, 0.9, d, "#fbf7ea")
    for x in (14, 40, 66):
        s.patch((x + 0, x + 3.0, x + 6), 70.2, 4, 1.2, "#fbf7ea")


def tram(s: Scene, x: float, y: float) -> None:
    """A tram of two cars under its wire."""
    for a in (4, 100):
        s.post(a, y - 3, 0, 34, "#6d7280", 1.4)
        s.line([(a, y - 3, 33), (a, y + 5, 33)], "#6d7280", 1.0)
    s.wagon(x, y, 40, "#3f9a8e", 10)
    s.box(x + 40, y + 1.5, 3, 2.4, 7, 12, "#5c6070")
    s.engine(x + 42.4, y, 42, "#3f9a8e", 10)
    a = x + 20
    s.line([(a - 4, y + 5, 19), (a + 3, y + 5, 26), (a - 3, y + 5, 32.6)], "#4a4f5e", 1.1)
    s.line([(a - 6, y + 5, 32.6), (a + 2, y + 5, 32.6)], "#4a4f5e", 1.2)
    s.line([(2, y + 5, 33), (102, y + 5, 33)], "#5c6070", 0.6)


def change_sign(s: Scene, x: float, y: float) -> None:
    """A high sign of two plates: a car above, a tram below."""
    s.shadow_round(x, y, 1, 40)
    s.post(x, y, 0, 62, "#6d7280", 2)
    plate = "M-12 -10 L12 -10 L12 10 L-12 10 Z"
    for z, tint in ((53, "#2f6fc0"), (31, "#2f8a6f")):
        s.sketch((x, y, z), plate, "#eef1f4")
        s.sketch((x, y, z), plate, tint, 0.92)
    at, blue = (x, y, 53), "#2f6fc0"
    s.sketch(at, "M-9 4 L-9 -0.6 L-5.6 -1.6 L-3.4 -6 L4 -6 L7 -1.6 L9.4 -0.4 L9.4 4 Z", "#fffdf8")
    s.sketch(at, "M-3.6 -1.6 L-2.2 -4.4 L0 -4.4 L0 -1.6 Z", blue)
    s.sketch(at, "M1.2 -1.6 L1.2 -4.4 L3.2 -4.4 L5 -1.6 Z", blue)
    for dx in (-4.6, 5):
        s.ball((x, y, 49), 2.6, 2.6, blue, dx=dx)
        s.ball((x, y, 49), 1.9, 1.9, "#fffdf8", dx=dx)
    emblem(s, (x, y, 31), 1.05, "#2f8a6f")
