"""Draws where people work: office, industry, freight and the building site."""

import math

from kit import CREAM, GLASS, SHADOW, WARM, Axis, Scene, dark, facing, lit, mid, mix, plot

SUITS = ("#4a4f66", "#5b6f96", "#7a6a78", "#8c5348")


def lorry(s: Scene, x: float, y: float, load: str, cab: str, axis: Axis = "x") -> None:
    """A long lorry, 32 by 9, its cab in front."""
    w, d = (32.0, 9.0) if axis == "x" else (9.0, 32.0)
    s.shadow(x, y, w, d, 14)
    if axis == "x":
        s.box(x, y, 2.6, 23, d, 13, load)
        s.left(y + d).panel(x + 3, 7, 17, 3, mix(mid(load), CREAM, 0.7))
        s.box(x + 24, y, 2, 8, d, 11, cab)
        s.left(y + d).panel(x + 26, 7, 4.4, 4.4, "#cfe8f2")
        s.right(x + w).panel(y + 1, 7, d - 2, 4.4, "#a8c8d8")
        s.right(x + w).panel(y + 0.6, 3, d - 1.2, 1.4, CREAM)
    else:
        s.box(x, y, 2.6, w, 23, 13, load)
        s.right(x + w).panel(y + 3, 7, 17, 3, mix(dark(load), CREAM, 0.6))
        s.box(x, y + 24, 2, w, 8, 11, cab)
        s.right(x + w).panel(y + 26, 7, 4.4, 4.4, "#a8c8d8")
        s.left(y + d).panel(x + 1, 7, w - 2, 4.4, "#cfe8f2")
        s.left(y + d).panel(x + 0.6, 3, w - 1.2, 1.4, CREAM)
    for u in (4, 9, 27):
        spot = (x + u, y + d, 2.3) if axis == "x" else (x + w, y + u, 2.3)
        s.wall("left" if axis == "x" else "right", *spot).disc(0, 0, 2.3, "#4a4552")
        s.wall("left" if axis == "x" else "right", *spot).disc(0, 0, 1, "#d9d6d2")


def office_floor(s: Scene, x: float, y: float, z: float, w: float) -> None:
    """A lit floor behind the glass of a left wall, with desks, screens and people."""
    left = s.left(y)
    left.panel(x, z, w, 10.6, s.fade("#fff8de", "#ffe7b0"))
    left.panel(s.row(x + 2, w / 6, 6), z + 9.2, w / 9, 0.8, "#ffffff")
    for i in range(4):
        u = x + 2.5 + i * (w - 2) / 4 + s.random.uniform(0, 2)
        if s.random.random() < 0.8:
            shirt = s.random.choice((*SUITS, "#e2604f", "#4f8fc0", "#3f9c9a"))
            s.ball((u + 1.6, y, z + 4.4), 1.7, 2.6, shirt)
            s.ball((u + 1.6, y, z + 7.4), 1.3, 1.4, s.random.choice(("#f3cfae", "#b98262")))
        left.panel(u, z, 8, 3.4, mid("#c09468"))
        left.panel(u + 4, z + 3.8, 3.6, 2.8, "#4a5468")
        left.panel(u + 4.4, z + 4.3, 2.8, 1.9, "#8fd0ea")
    left.panel(x, z, w, 10.6, "#7fc4e6", 0.3)


@plot(62, "morning", "#cdd6bc", scale=1.06, foot=190, clouds=((36, 42, 0.9), (210, 46, 0.8)))
def office_building(s: Scene) -> None:
    """Four lit floors of desks behind a front of glass, a briefcase above."""
    stone, frame = "#e9dcc6", "#56708a"
    s.paving(0, 0, 104, 80, "#e3ddd0", 8)
    s.road(86, 13)
    s.tree(8, 16, 0.95)
    s.shadow(16, 16, 64, 38, 50)
    s.tree(98, 12, 0.95, "#8bbd5f")
    s.box(16, 16, 0, 64, 38, 64, stone)
    left = s.left(54)
    left.panel(18, 0.4, 60, 62, mid(frame))
    for floor in range(4):
        office_floor(s, 19, 54, 14.6 + floor * 12, 58)
        z = 16 + floor * 12
        s.right(80).panel(19, z, 32, 7.4, mix(dark("#8fbcd8"), "#8fbcd8", 0.3))
        s.right(80).shape(19, z, ((2, 0), (9, 7.4), (14, 7.4), (7, 0)), "#ffffff", 0.3)
        s.right(80).panel(s.row(25.1, 6.4, 4), z, 0.7, 7.4, dark(stone))
    left.panel(s.row(18.6, 7.3, 9), 13, 0.9, 49, mid(frame))
    for u in (4, 24, 33):
        streak = ((u, 13), (u + 16, 61), (u + (13 if u == 24 else 22) + 8, 61), (u + 10, 13))
        s.left(54.1).shape(18, 0, streak, "#ffffff", 0.13)
    left.panel(19, 1, 58, 11, s.fade("#ffe3a0", "#fff3cf"))
    left.panel(s.row(19, 8.2, 8), 0.4, 1, 12, mid(stone))
    s.right(80).panel(20, 3, 30, 8, mix(dark(WARM), WARM, 0.2))
    left.door(44, 0, 10, 10.6, "#56708a", GLASS)
    s.box(38, 53, 12, 22, 10, 1.6, "#3f6f9c")
    s.flat_roof(16, 16, 64, 64, 38, CREAM, "#c9c2b8", over=1, high=3)
    s.set_out(s.roof_unit, ((66, 22, 65.4, 8), (66, 36, 65.4, 6)))
    briefcase(s, 32, 40, 66)
    for x, y in ((10, 62), (22, 66), (96, 46), (97, 62), (98, 78)):
        s.box(x - 4, y - 4, 0, 8, 8, 2.6, "#d6c4a8", top="#8fb86a")
        s.tree(x, y, 0.6, z=2.6)
    for x, y in ((36, 70), (48, 66), (54, 74), (72, 70)):
        s.person(x, y, s.random.choice(SUITS), 1.15)
        s.box(x + 2.4, y + 0.6, 1.4, 3.2, 1.2, 2.6, "#8a5a3c")
    s.crossing(48, 87, 9, 11)
    s.car(16, 89, "#f0b84f")
    s.van(72, 88.4, "#fffaf0", "x", "#5fa39a")


def briefcase(s: Scene, x: float, y: float, z: float) -> None:
    """A great briefcase as a sign on the roof."""
    leather = "#b9713f"
    s.shadow(x, y, 22, 6, 8, z)
    for dy in (1.5, 4.5):
        bow = [(x + 7, y + dy, z + 15), (x + 7, y + dy, z + 20)]
        bow += [(x + 15, y + dy, z + 20), (x + 15, y + dy, z + 15)]
        s.line(bow, dark(leather), 1.8)
    s.box(x, y, z, 22, 6, 16, leather)
    s.left(y + 6).panel(x, z + 8.4, 22, 1.2, dark(leather))
    s.left(y + 6).panel(x + 9, z + 6.4, 4, 4.6, "#f4d58a")
    s.left(y + 6).panel((x + 1, x + 18.6), z, 2.4, 16, mix(leather, "#5a3a28", 0.35))


def gear(s: Scene, x: float, y: float, z: float, r: float, paint: str, hole: str) -> None:
    """A cog wheel on a left wall."""
    points = []
    for i in range(8):
        for turn, far in ((-0.3, 0.78), (-0.19, 1.0), (0.19, 1.0), (0.3, 0.78)):
            t = 2 * math.pi * i / 8 + turn
            points.append((r * far * math.cos(t), r * far * 1.12 * math.sin(t)))
    s.left(y).shape(x, z, points, paint)
    s.left(y).disc(x, z, r * 0.36, hole)


def hall(
    s: Scene, x: float, y: float, size: tuple[float, float, float], wall: str, roof: str, teeth: int
) -> None:
    """A factory hall with a saw-tooth roof, strips of windows and a gate on its right."""
    w, d, h = size
    house = s.house(x, y, w, d, h, wall, shade=h + 8)
    house.band(0, 3, mix(wall, "#4a4552", 0.5))
    house.right.panel(y + d * 0.3, 0, d * 0.42, h * 0.74, dark("#5f6b7c"))
    house.right.panel(y + d * 0.3, s.row(1, h * 0.14, 5), d * 0.42, 0.5, "#8b97a8")
    s.sawtooth(x, y, h, w, d, 12, roof, wall, teeth)


@plot(72, "evening", "#b9bfa0", scale=1.06, foot=190, clouds=((30, 56, 0.7), (216, 70, 0.6)))
def industrial_park(s: Scene) -> None:
    """Two halls with saw-tooth roofs, three chimneys, tanks, pipes and a lorry."""
    brick, steel = "#c9745a", "#7f9cb4"
    s.grass(4, 2, 96, 10, 14)
    s.patch(0, 46, 104, 58, "#c6bcae")
    s.patch(62, 0, 42, 50, "#c6bcae")
    for _ in range(40):
        a, b = s.random.uniform(3, 100), s.random.uniform(48, 100)
        s.ball((a, b, 0), 1.4, 0.7, s.random.choice(("#b4a898", "#d6cdbf")))
    for x, h in ((14, 46), (34, 53)):
        s.stack(x, 8, 0, 4.6, h, "#d9826a")
        s.smoke(x, 8, h, 3, 0.9, "#f4f0f2")
    hall(s, 6, 14, (56, 30, 22), brick, "#8f98a8", 4)
    s.left(44).window((9, 20, 42), 9, 9, 9, "#ffe0a0", CREAM, 2)
    gear(s, 36, 44.1, 12.4, 6.4, "#f6dfae", mid(brick))
    s.stack(84, 22, 0, 4.4, 52, "#b4bcc8")
    s.smoke(84, 22, 52, 3, 1.0, "#f4f0f2")
    s.line([(62, 22, 20), (72, 22, 20), (72, 32, 20)], "#d9b25c", 2.2)
    hall(s, 66, 32, (34, 32, 17), steel, "#d98a5c", 2)
    s.left(64).window((69, 83), 6, 12, 7, "#ffe0a0", CREAM, 3)
    for x, y, tint in ((12, 58, "#dfe3e6"), (12, 78, "#e9d3a4")):
        s.tank(x, y, 8, 17, tint)
    s.line([(20, 44, 6), (20, 58, 6)], "#d9b25c", 2)
    s.line([(12, 66.4, 12), (12, 70, 12)], "#d9b25c", 2)
    s.road(84, 14, kerb=False)
    lorry(s, 48, 86, "#4f86b8", "#e2604f")
    for x, y in ((30, 58), (36, 62), (44, 56)):
        s.box(x, y, 0, 5, 5, 5, "#d6a870")
        s.left(y + 5).panel(x, 2, 5, 0.8, "#8f6547", 0.6)
    s.worker(32, 74)
    s.worker(52, 70, vest="#4f86b8")
    s.worker(96, 76)
    s.tree(98, 12, 0.8, "#8fae62")


def container(s: Scene, x: float, y: float, z: float, tint: str, long: float = 24) -> None:
    """A steel container along y, 10 wide and 10 high, with ribs and a door."""
    s.box(x, y, z, 10, long, 10, tint)
    for i in range(1, int(long / 2.4)):
        s.right(x + 10).panel(y + i * 2.4, z + 1, 0.8, 8, mix(dark(tint), SHADOW, 0.16))
    s.left(y + long).panel(x + 4.7, z + 0.6, 0.6, 8.8, dark(tint))
    s.left(y + long).panel((x + 2.4, x + 7), z + 1, 0.6, 8, mix(tint, CREAM, 0.55))


def stacks(s: Scene, y: float, levels: tuple[int, ...], paints: tuple[str, ...]) -> None:
    """A row of containers side by side, each so many high."""
    for i, high in enumerate(levels):
        x = 66 + i * 12
        if high:
            s.shadow(x, y, 10, 24, high * 8)
        for level in range(high):
            container(s, x, y, level * 10, paints[(i * 2 + level) % 6])


def portal(s: Scene, y: float, paint: str) -> None:
    """One frame of the gantry crane across the stacks."""
    for x in (62, 103):
        s.line([(x, y - 5, 1), (x, y, 62)], dark(paint), 2.6)
        s.line([(x, y + 5, 1), (x, y, 62)], mid(paint), 2.6)
        s.box(x - 1.6, (y - 7, y + 3), 0, 3.2, 4, 2.4, "#4a4552")
        s.line([(x, y - 3, 20), (x, y + 3, 20)], mid(paint), 1.6)
    s.box(58, y - 2, 62, 49, 4, 5, paint)
    s.left(y + 2).panel(s.row(59, 7, 7), 62.8, 4, 3.4, mid(mix(paint, "#7a3a2c", 0.3)))


@plot(73, "noon", "#bcc0b4", scale=1.04, foot=190, clouds=((34, 40, 0.9), (206, 26, 0.8)))
def freight_center(s: Scene) -> None:
    """A hall with lorries at its gates, stacked containers and a gantry crane above them."""
    s.patch(0, 40, 104, 64, "#a9acb4")
    s.patch(56, 0, 48, 44, "#a9acb4")
    house = s.house(4, 6, 50, 34, 28, "#e6ecee", shade=26)
    house.band(21, 4, "#ee8a3c")
    house.right.panel(s.row(8.2, 2.2, 15), 0, 0.4, 20, "#a8b0ba", 0.6)
    for i in range(4):
        x = 5.4 + i * 12.2
        house.left.panel(x, 0, 10.6, 17, mid("#5f6b7c"))
        house.left.panel(x + 1, 3, 8.6, 13, "#3c4454" if i == 2 else mid("#c4ccd4"))
        for k in range(4) if i != 2 else ():
            house.left.panel(x + 1, 5.6 + k * 2.8, 8.6, 0.5, "#8b97a8")
    s.box(3, 5, 28, 52, 36, 2.4, "#c9d2d8")
    s.set_out(s.roof_unit, ((12, 14), (30, 14), (12, 28), (34, 26)), 30.4, 7)
    paints = ("#d9564a", "#4f86b8", "#f0b84f", "#5d9c8c", "#ec8f6e", "#8f7fc0")
    stacks(s, 4, (1, 1, 2), paints)
    portal(s, 31, "#f2a53c")
    for y in (24, 40):
        s.line([(83, 31, 60), (83, y, 50)], "#4a4552", 0.8)
    container(s, 78, 20, 40, "#d9564a")
    s.box(78, 27, 60, 10, 8, 6, "#5f6b7c")
    stacks(s, 37, (0, 1, 1), paints[3:] + paints[:3])
    for i, (load, cab) in enumerate(
        (("#d9564a", "#f4f0e6"), ("#4f86b8", "#f0b84f"), ("", ""), ("#5d9c8c", "#e2604f"))
    ):
        if load:
            lorry(s, 6.2 + i * 12.2, 41, load, cab, "y")
    forklift(s, 60, 54)
    for x, y in ((72, 66), (80, 66), (90, 65)):
        s.box(x, y, 0, 6, 6, 6 if x != 80 else 10, "#d6a870")
        s.left(y + 6).panel(x, 2.4, 6, 0.8, "#8f6547", 0.6)
    s.road(87, 13, kerb=False)
    lorry(s, 66, 89, "#f0b84f", "#4f86b8")
    for x, y in ((32, 66), (28, 82), (98, 78)):
        s.worker(x, y, 1.1)


def forklift(s: Scene, x: float, y: float) -> None:
    """A fork-lift truck with boxes before it."""
    s.shadow(x, y, 6, 12, 8)
    s.box(x, y, 1.6, 6, 8, 4.4, "#f2a53c")
    s.person(x + 3, y + 4, "#4f86b8", 0.8, 5, sits=True)
    for a, b in ((0.4, 0.4), (5.4, 0.4), (0.4, 7.4), (5.4, 7.4)):
        s.post(x + a, y + b, 6, 13, "#4a4552", 0.8)
    s.box(x, y, 13, 6, 8, 0.9, "#f2a53c")
    s.right(x + 6).disc((y + 1.6, y + 6.4), 1.8, 1.8, "#4a4552")
    s.box(x - 0.6, y + 9.4, 2, 7, 6.4, 6, "#d6a870")


def half_built(s: Scene) -> None:
    """A house of brick with bare rafters behind a scaffold."""
    brick, x, y, w, d = "#d98468", 28, 20, 48, 34
    a, b, z = x + w, y + d, 26.0
    s.shadow(x, y, w, d, 30)
    s.box(x - 3, y - 3, 0, w + 6, d + 6, 2, "#c9c4bc")
    s.box(x, y, 2, w, d, z - 2, brick, top="#8f6a5c")
    s.deck(x + 3, y + 3, z, a - x - 6, b - y - 6, "#6d4f4c")
    left = s.left(b)
    for i in range(1, 10):
        left.panel(x, 2 + i * 2.4, w, 0.4, lit(brick), 0.6)
        s.right(a).panel(y, 2 + i * 2.4, d, 0.4, brick, 0.6)
    for u in (5, 34):
        left.panel(x + u, 10, 9, 10, "#5a4650")
        left.panel(x + u - 0.8, 20, 10.6, 1.6, "#e6d6bc")
    left.panel(x + 19, 2, 9, 17, "#5a4650")
    left.panel(x + 18, 19, 11, 1.6, "#e6d6bc")
    s.right(a).panel((y + 5, y + 20), 10, 9, 10, "#4c3a48")
    m, top = y + d / 2, z + 14
    for i in range(8):
        at = x + 0.6 + i * (w - 1.2) / 7
        s.line([(at, y - 1, z), (at, m, top)], "#c9965c", 1.6)
        s.line([(at, m, top), (at, b + 2, z - 1)], "#eec48a", 1.9)
    s.line([(x - 1, m, top), (a + 1, m, top)], "#f4d3a0", 2.2)
    for share in (0.3, 0.62):
        q, h = m + (b - m) * share, top - (top - z) * share
        s.line([(x, q, h), (a, q, h)], "#e0b27c", 1.3)
    corners = [(x - 1, b + 2, z - 1), (x + 21, b + 2, z - 1)]
    corners += [(x + 21, m + 5, top - 5), (x - 1, m + 5, top - 5)]
    s.face(corners, "#dd6a50")
    for k in range(1, 4):
        share = k / 4
        q, h = b + 2 + (m + 3 - b) * share, z - 1 + (top - 4 - z) * share
        s.line([(x - 1, q, h), (x + 21, q, h)], "#b9503c", 0.8)


def scaffold(s: Scene, x: float, y: float, w: float) -> None:
    """Poles and boards before the left wall, with men upon them."""
    for dy in (0, 5):
        s.post(s.row(x, w / 4, 5), y + dy, 0, 32, "#8b97a8", 0.9)
    for z in (12, 24):
        s.box(x, y, z, w, 5, 1, "#e0b27c")
        if z == 24:
            s.worker(x + w * 0.78, y + 2.5, 1, 25)
        else:
            s.worker(x + w * 0.28, y + 2.5, 1, 13, "#4f86b8")
        s.line([(x, y + 5, z + 5), (x + w, y + 5, z + 5)], "#8b97a8", 0.8)
    for i in range(2):
        s.line([(x + i * w / 2, y + 5, 0), (x + (i + 1) * w / 2, y + 5, 12)], "#a9b4c2", 0.6)


def digger(s: Scene, x: float, y: float) -> None:
    """A yellow digger on tracks, its arm to the left."""
    paint = "#f2b230"
    s.shadow(x, y, 18, 16, 14)
    for dy in (0, 11):
        s.box(x, y + dy, 0, 20, 5, 5, "#4a4552")
        s.left(y + dy + 5).disc(s.row(x + 3, 4.8, 4), 2.5, 1.7, "#8b8794")
    s.box(x + 1, y + 1, 5.4, 19, 14, 5, paint)
    s.box(x + 10, y + 1, 10.4, 10, 14, 5, paint)
    s.box(x + 2, y + 8, 10.4, 8, 7, 10, paint)
    s.left(y + 15).panel(x + 3, 13, 6, 6, "#cfe8f2")
    s.right(x + 10).panel(y + 9, 16, 5, 3.6, "#a8c8d8")
    s.cylinder(x + 16, y + 4, 15.4, 1, 4, "#5a5360")
    arm = [(x + 3, y + 4, 10), (x - 8, y + 6, 27), (x - 20, y + 9, 17)]
    s.line(arm, dark(paint), 4.2)
    s.line([facing(p, -0.5, 0.8) for p in arm], paint, 2.6)
    for p in arm:
        s.ball(p, 1.5, 1.5, "#5a5360")
    bucket = "M-4.6 -1 L3.4 -2 L4.4 5 Q0 10.6 -6 8 L-4 4 Z"
    s.sketch((x - 20, y + 9, 13), bucket, s.fade("#8b97a8", "#5a6270", across=True))


@plot(75, "noon", "#d9c096", foot=190, clouds=((30, 50, 0.8), (214, 70, 0.7)))
def construction_crew(s: Scene) -> None:
    """A building site: crane, a house without its roof, scaffold, digger and workers."""
    for _ in range(60):
        a, b = s.random.uniform(3, 100), s.random.uniform(3, 100)
        s.ball((a, b, 0), 1.8, 0.8, s.random.choice(("#c9ad80", "#e8d3ac", "#bf9f74")))
    s.crane(12, 30, 63, 54)
    s.tree(98, 8, 0.9)
    half_built(s)
    scaffold(s, 28, 56, 48)
    for x, y, h in ((86, 30, 3), (86, 42, 2)):
        for level in range(h):
            s.box(x, y, level * 3.2, 11, 8, 3, ("#cf7a5c", "#d98a6a")[level % 2])
    heap(s, 14, 74)
    mixer(s, 38, 78)
    digger(s, 72, 70)
    heap(s, 46, 90, "#a8794f", 0.7)
    for x, y, tint in ((26, 90, "#f08a3c"), (100, 72, "#4f86b8")):
        s.worker(x, y, 1.35, vest=tint)
    for i in range(3):
        s.barrier(54 + i * 13, 99)


def heap(s: Scene, x: float, y: float, tint: str = "#e6c88a", k: float = 1) -> None:
    """A heap of sand."""
    s.shadow_round(x, y, 8 * k, 6 * k)
    way = "M-15 1 Q-8 -6 -3 -12 Q0 -15 3 -12 Q9 -5 15 1 Q0 8 -15 1 Z"
    s.sketch((x, y, 0), way, s.shaded(tint), k)
    s.sketch((x, y, 0), "M-3 -12 Q0 -15 3 -12 Q9 -5 15 1 Q8 5 3 5 Q6 -4 -3 -12 Z", dark(tint), k)


def mixer(s: Scene, x: float, y: float) -> None:
    """A cement mixer on two wheels."""
    s.shadow_round(x, y, 4, 8)
    s.line([(x - 3, y + 2, 0), (x, y, 8), (x + 4, y - 1, 0)], "#4f86b8", 1.4)
    s.ball((x + 3, y + 3, 2), 2.4, 2.4, "#4a4552")
    way = "M-8 -8 L-3 -11 L6 -4 Q8 2 3 4.4 Q-3 5 -5 1 Z"
    s.sketch((x, y, 8), way, s.fade("#ffb870", "#ee8a3c", "#b9603a", across=True))
    s.ball((x, y, 17.4), 3.4, 2.2, "#6d6662", dx=-5.6)
