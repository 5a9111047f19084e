"""What the works of glass and white share: fronts of glass, pylons and the airliner."""

import math
from itertools import pairwise

from kit import SHADOW, Point, Point3, Scene, Side, dark, lit, mid, mix
from works_parts import plume, roll, turned

WHITE, PALE, STEEL, BLUE = "#f7f8f6", "#e6ebee", "#98a4b2", "#4f8fc8"
LAWN, VAULT = "#a2d084", "#b4cfe2"
INK = ("#6fe0d0", "#f08ab0", "#ffd76a", "#ffffff", "#a99cf0", "#8fd47a")


def glazed(
    s: Scene, at: Side, x: float, y: float, z: float, w: float, h: float, bays: int, rows: int
) -> None:
    """A front of clear glass between white bars."""
    low, high = ("#bfe6f4", "#7fbfe0") if at == "left" else ("#8fbfd8", "#5f97bc")
    wall = s.wall(at, x, y, z)
    wall.shape(0, 0, ((0, 0), (w, 0), (w, h), (0, h)), s.fade(high, low))
    for u in (0.12, 0.52):
        lean = ((w * u, 0), (w * (u + 0.1), 0), (w * (u + 0.28), h), (w * (u + 0.18), h))
        wall.shape(0, 0, lean, "#ffffff", 0.28)
    bar = WHITE if at == "left" else dark(WHITE)
    for i in range(bays + 1):
        u = (w - 0.8) * i / bays
        wall.shape(0, 0, ((u, 0), (u + 0.8, 0), (u + 0.8, h), (u, h)), bar)
    for i in range(rows + 1):
        v = (h - 0.8) * i / rows
        wall.shape(0, 0, ((0, v), (w, v), (w, v + 0.8), (0, v + 0.8)), bar)


def cooling_tower(s: Scene, x: float, y: float, r: float, h: float) -> None:
    """A wide tower with a waist, on slanting legs, with its cloud of steam."""
    s.shadow_round(x, y, r, h * 0.9)
    s.cylinder(x, y, 0, r * 1.04, 1, "#b9bcc0")
    s.ring(x, y, 1, r * 0.98, 5, "#6f7a88")
    for i in range(-3, 11):
        for lean in (-0.1, 0.1):
            t = math.pi * i / 14 * 1.2 + 0.3
            a, b = t - lean, t + lean
            low = (x + r * math.cos(a), y + r * math.sin(a), 1)
            s.line([low, (x + r * math.cos(b), y + r * math.sin(b), 6)], WHITE, 1.1)
    waist, throat = r * 0.62, 0.76
    profile: list[Point] = []
    for i in range(15):
        share = i / 14
        bend = (share - throat) / throat
        profile.append((waist * math.sqrt(1 + bend * bend * 1.55), 6 + (h - 6) * share))
    turned(s, x, y, profile, "#eceae4", "#c9cdd2")
    top = profile[-1][0]
    s.ball((x, y, h), top * 1.3, top * 0.64, "#7f8a98")
    for share in (0.87, 0.94):
        s.ring(
            x, y, 6 + (h - 6) * share, waist * (1.0 + (share - throat) * 0.25), h * 0.03, "#e2604f"
        )
    plume(s, x, y, h - 3, 4, h / 32, "#ffffff")


def pylon(s: Scene, x: float, y: float, h: float) -> list[Point3]:
    """A pylon whose three arms lie along x; gives the ends of the arms."""
    s.shadow_round(x, y, 3, h * 0.7)
    s.mast(x, y, 0, h, 11, "#8d97a6", top=2)
    tips = []
    for share, reach in ((0.62, 13), (0.78, 10), (0.94, 7)):
        z = h * share
        for way in (-1, 1):
            tip = (x + way * reach, y, z)
            s.line([(x, y, z + 4), tip, (x, y, z)], "#7f8a9a", 1.3)
            s.line([tip, (tip[0], y, z - 3.4)], "#b5604c", 1.5)
            tips.append((tip[0], y, z - 3.4))
    return tips


def wires(s: Scene, start: list[Point3], end: list[Point3]) -> None:
    """Cables that sag between the arms of two pylons."""
    for a, b in zip(start, end, strict=True):
        way = []
        for i in range(9):
            t = i / 8
            p, q, r = (u + (v - u) * t for u, v in zip(a, b, strict=True))
            way.append((p, q, r - 5 * math.sin(math.pi * t)))
        s.line(way, "#5a6272", 0.6)


def bolt(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A flash of lightning on a left wall."""
    points = ((1, 9), (5.4, 9), (2.4, 2.6), (6, 2.6), (-3, -10), (-0.4, -1.6), (-4, -1.6))
    s.left(y).shape(x, z, [(u * k, v * k) for u, v in points], "#ffd83c")


def transformer(s: Scene, x: float, y: float) -> None:
    """A transformer with its fins and three insulators."""
    house = s.house(x, y, 9, 12, 9, STEEL, shade=10)
    house.left.panel(s.row(x + 1, 2, 4), 1, 1, 7, "#7f8a98")
    house.right.panel(s.row(y + 1, 2.2, 5), 1, 1, 7, "#6a7484")
    s.cylinder(x + 4.5, (y + 2.4, y + 6, y + 9.6), 9, 1.1, 6, "#b5604c")


def hangar(s: Scene) -> None:
    """A vault of white steel that opens to the left, its lamps lit."""
    middle, wide, high, back, front = 44.0, 40.0, 42.0, 6.0, 42.0
    s.shadow(middle - wide, back, 2 * wide, front - back, high * 0.8)

    def rim(degrees: float, y: float, share: float = 1) -> Point3:
        t = math.radians(degrees)
        return middle + wide * share * math.cos(t), y, high * share * math.sin(t)

    for a in range(0, 140, 7):
        b = a + 7.6
        tone = mix(dark(VAULT), lit(VAULT), min(1.0, a / 78))
        s.face([rim(a, back), rim(a, front), rim(b, front), rim(b, back)], tone)
        s.line([rim(a, back), rim(a, front)], mix(tone, SHADOW, 0.14), 0.5)
    for y in (15, 24, 33):
        s.line([rim(a, y) for a in range(0, 136, 6)], mix(VAULT, SHADOW, 0.2), 0.7)
    arch = [rim(a, front) for a in range(0, 181, 6)]
    s.face(arch, mid(WHITE))
    inner = [rim(a, front, 0.93) for a in range(0, 181, 6)]
    s.face(inner, s.fade("#4f6486", "#3a4866"))
    deep = [
        (x * 0.86 + 3, y, z * 0.8) for x, y, z in (rim(a, front, 0.9) for a in range(0, 181, 6))
    ]
    s.face(deep, s.fade("#6f88a8", "#4a5f80"))
    for u in (-24, -8, 8, 24):
        lamp = (middle + u, front, high * 0.62 * math.sqrt(1 - (u / wide) ** 2) + 8)
        s.balls(lamp, (6, 4.6, s.glow(("#fff6cc", 0.9), ("#fff6cc", 0))), (1.8, 1, "#ffffff"))
    s.line(arch, WHITE, 1.4)
    s.left(front + 0.1).shape(middle, 0, ((-40, 0), (-33, 0), (-33, 22), (-36, 17)), mid(BLUE))
    s.left(front + 0.1).shape(middle, 0, ((40, 0), (33, 0), (33, 22), (36, 17)), mid(BLUE))


def wing(s: Scene, x: float, way: int) -> None:
    """A swept wing from the fuselage along x, with its engine and its bent tip."""
    root, tip = x + way * 6, x + way * 47
    shadow_pts = [(root, 52.0), (root, 68.0), (tip, 52.0), (tip, 46.0)]
    s.flat(shadow_pts, SHADOW, 0.16)
    engine = x + way * 22
    z = 9.0
    top = [(root, 52, z + 3), (root, 69, z + 3), (tip, 53, z + 6), (tip, 47, z + 6)]
    if way < 0:
        s.face(top, s.fade("#ffffff", "#d3dbe4"))
    turbine(s, engine, 55, z - 1.4)
    if way > 0:
        s.face([(a, b, c - 1.4) for a, b, c in top], "#93a0b2")
        s.face(top, s.fade("#ffffff", "#dbe2ea"))
    s.face([(root, 52, z + 3), (tip, 47, z + 6), (tip, 49, z + 6), (root, 57, z + 3)], "#b9c4d0")
    s.face([(tip, 53, z + 6), (tip, 47, z + 6), (tip, 45, z + 13), (tip, 49, z + 13)], BLUE)


def turbine(s: Scene, x: float, y: float, z: float, r: float = 4.6, long: float = 14) -> None:
    """A jet engine along y that shows its fan to the left."""
    pod = [(0.0, r * 0.7), (long * 0.3, r), (long, r * 0.96)]
    roll(s, x, y, z, pod, "y", WHITE, "#dfe5ec")
    s.left(y + long + 0.1).disc(x, z, r * 0.8, "#3f4a5c")
    for i in range(6):
        t = math.pi * i / 6
        u, v = r * 0.74 * math.cos(t), r * 0.83 * math.sin(t)
        a = (x - u, y + long + 0.2, z - v)
        s.line([a, (x + u, y + long + 0.2, z + v)], "#8d9aac", 0.6)
    s.left(y + long + 0.3).disc(x, z, r * 0.26, WHITE)


def airliner(s: Scene, x: float) -> None:
    """A new airliner that leaves the hangar nose first."""
    z, r = 15.0, 9.0
    s.flat([(x - 8, 40.0), (x + 9, 40), (x + 10, 88), (x + 2, 98), (x - 6, 92)], SHADOW, 0.2)
    wing(s, x, -1)
    for b in (50, 84):
        s.post(x, b, z - r, 2, "#7f8a98", 1.6)
        s.ball((x, b, 2), 2.4, 2.4, "#4a4552")
    body: list[Point] = [(0, r), (38, r), (43, 8.6), (48, 7.4), (52, 5.6), (55, 3.4), (56.6, 1)]
    roll(s, x, 40, z, body, "y", WHITE, "")
    s.ball((x, 96.4, z - 0.4), 1.6, 1.6, "#c9d2dc")
    stripe = []
    for y in range(40, 93, 4):
        along = y - 40
        wide = next(
            q + (w - q) * (along - p) / (v - p)
            for (p, q), (v, w) in pairwise(body)
            if p <= along <= v
        )
        stripe.append((y, wide))
    for low, high, tint in ((-0.34, -0.16, BLUE), (-0.46, -0.38, "#e2604f")):
        edge = [
            (x + q * math.cos(a), float(y), z + q * 1.12 * math.sin(a))
            for a in (low, high)
            for y, q in (stripe if a == low else stripe[::-1])
        ]
        s.face(edge, tint)
    for i in range(11):
        s.ball((x + r * 0.99, 42 + i * 3.3, z + 1.6), 0.8, 1, "#4f6a86")
    cockpit(s, x, z)
    wing(s, x, 1)


def cockpit(s: Scene, x: float, z: float) -> None:
    """The panes above the nose."""

    def rim(y: float, r: float, degrees: float) -> Point3:
        t = math.radians(degrees)
        return x + r * math.cos(t), y, z + r * 1.12 * math.sin(t)

    for a in (20, 47, 74, 101):
        pane = [rim(86.4, 7.9, a), rim(91, 6.2, a), rim(91, 6.2, a + 23), rim(86.4, 7.9, a + 23)]
        s.face(pane, "#3f5a78")
        s.face([pane[0], pane[3], rim(88, 7.4, a + 23)], "#8fb8d6", 0.7)
