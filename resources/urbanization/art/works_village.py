"""What the trades of the village are known by: bread, saws, sails, kilns and kettles."""

import math

import works_parts as works
from kit import CREAM, IRON, SHADOW, Point, Point3, Scene, dark, facing, lit, mid, mix

CRUST = "#cf8a45"
BEAM, PLASTER, BRICK, TIMBER = "#8a5f45", "#fbf0da", "#d07c5c", "#e3b67c"
EARTH, STONES = "#dcc59a", ("#c9ae84", "#eddcb9", "#bfa27a")


def smooth(points: list[Point], steps: int = 4) -> list[Point]:
    """A soft curve through points."""
    ends = [points[0], *points, points[-1]]
    curve = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for i in range(steps):
            t = i / steps
            u, v = (
                0.5
                * (
                    2 * q
                    + (r - p) * t
                    + (2 * p - 5 * q + 4 * r - w) * t * t
                    + (3 * q - p - 3 * r + w) * t**3
                )
                for p, q, r, w in zip(a, b, c, d, strict=True)
            )
            curve.append((u, v))
    return [*curve, points[-1]]


def pretzel(s: Scene, spot: Point3, k: float) -> None:
    """A pretzel that looks at the viewer."""
    half = [(-4.0, -5.8), (-1, -1.6), (1, 0.6), (3.4, 3.6), (6.4, 6.2), (10, 5), (10.6, 0)]
    half += [(7, -5.2), (0, -7.6)]
    way = smooth(half + [(-u, v) for u, v in reversed(half[:-1])])
    for thick, right, up, tint in (
        (3.6, 0.0, 0.0, "#96562c"),
        (2.5, -0.2, 0.3, CRUST),
        (0.9, -0.5, 0.8, "#f2c583"),
    ):
        line = [facing(spot, u * k + right, v * k + up) for u, v in way]
        s.line(line, tint, thick * k)


def loaf(s: Scene, x: float, y: float, z: float, long: float, thick: float) -> None:
    """A loaf of bread along x with floury cuts."""
    ends = [(x, y, z + thick * 0.36), (x + long, y, z + thick * 0.36)]
    s.line(ends, "#96562c", thick)
    s.line([facing(p, -0.3, thick * 0.1) for p in ends], CRUST, thick * 0.8)
    s.line([facing(p, -0.5, thick * 0.24) for p in ends], "#e8ae68", thick * 0.4)
    for i in range(3):
        at = x + long * (0.12 + 0.36 * i)
        cut = [facing((at, y, z + thick * 0.5), u, v) for u, v in ((-1, 0.6), (1.4, thick * 0.3))]
        s.line(cut, "#fff0cf", thick * 0.15)


def boule(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A round loaf with a cross cut into it."""
    s.ball((x, y, z + r * 0.5), r, r * 0.72, "#96562c")
    s.ball((x, y, z + r * 0.58), r * 0.92, r * 0.64, CRUST)
    s.ball((x, y, z + r * 0.8), r * 0.6, r * 0.34, "#e8ae68", dx=-r * 0.15)
    for lean in (-1, 1):
        ends = ((-0.42 * r, -0.1 * r * lean), (0.42 * r, 0.1 * r * lean))
        s.line([facing((x, y, z + r * 0.86), *p) for p in ends], "#fff0cf", r * 0.14)


def oven(s: Scene, x: float, y: float) -> None:
    """A domed oven of brick, its glowing mouth to the left, its chimney behind."""
    s.shadow_round(x, y, 18, 30)
    s.chimney(x - 5, y - 16, 0, 10, 54, BRICK)
    works.plume(s, x, y - 11, 56, 5, 1.0)
    s.cylinder(x, y, 0, 18, 8, "#cbbfae")
    s.cylinder(x, y, 8, 17, 4, BRICK)
    s.dome(x, y, 12, 17, 25, BRICK, ribs=5)
    for z, r in ((12, 17.2), (17, 16.2)):
        s.ring(x, y, z, r, 0.7, mix(BRICK, CREAM, 0.3))
    s.box(x - 10, y + 10, 0, 20, 9, 21, BRICK)
    works.courses(s, x - 10, y + 10, 0, (20, 9, 21), BRICK)
    works.mouth(s, "left", x - 6, y + 19, 7, 12, 10.5, works.fire_fill(s), CREAM)
    s.box(x - 10, y + 19, 0, 20, 4, 6.4, "#cbbfae")
    works.blaze(s, (x, y + 19, 11), 15, strong=0.7)
    for u in (-3.4, 3):
        boule(s, x + u, y + 18.4, 7, 2.9)


def sign(s: Scene, x: float, y: float, z: float) -> None:
    """A great pretzel on a round board above the eaves."""
    for dx in (-5, 5):
        s.line([facing((x, y, z - 16), dx, 0), facing((x, y, z), dx, 0)], "#7a5a4a", 1.6)
    s.ball((x, y, z), 15.6, 14.8, dark(CREAM), dx=1.2)
    s.balls((x, y, z), (15.2, 14.4, CREAM), (13.6, 12.8, "#6f9a8c"))
    pretzel(s, (x, y, z + 0.6), 0.98)


def blade(s: Scene, x: float, y: float, z: float, r: float, above: float) -> None:
    """A circular saw that faces the left, as far as it shows above a height."""
    points = []
    for i in range(26):
        t = 2 * math.pi * i / 26
        for turn, far in ((0.0, 0.88), (0.16, 1.0), (0.2, 0.9)):
            u, v = r * far * math.cos(t + turn), r * far * 1.12 * math.sin(t + turn)
            points.append((u, max(v, above - z)))
    s.left(y - 1).shape(x, z, points, "#6f7988")
    left = s.left(y)
    left.shape(x, z, points, s.fade("#e4eaf0", "#b9c4d0", "#8d9aac", across=True))
    if above < z - 5:
        left.discs(x, z, (r * 0.3, "#b4bfcb"), (r * 0.24, "#d9564a"), (r * 0.1, "#f4e3c4"))
    shine = ((-r * 0.5, r * 0.5), (-r * 0.3, r * 0.82), (-r * 0.06, r * 0.9), (-r * 0.34, r * 0.42))
    left.shape(x, z, shine, "#ffffff", 0.7)


def sail(s: Scene, hub: Point3, angle: float, long: float) -> None:
    """One lattice sail around the hub, turned by an angle."""
    x, y, z = hub

    def at(far: float, beside: float) -> Point3:
        u = far * math.cos(angle) - beside * math.sin(angle)
        v = far * math.sin(angle) + beside * math.cos(angle)
        return x + u, y, z + v * 1.06

    s.face([at(11, 0.6), at(long, 0.6), at(long, 11.4), at(11, 11.4)], "#fffaf0")
    s.face([at(11, 6), at(long, 6), at(long, 11.4), at(11, 11.4)], "#f0e0c6")
    for i in range(8):
        far = 11 + (long - 11) * i / 7
        s.line([at(far, 0), at(far, 11.4)], "#b98a66", 0.8)
    for beside in (6, 11.4):
        s.line([at(11, beside), at(long, beside)], "#b98a66", 0.8)
    s.line([at(0, 0), at(long + 2, 0)], "#7a5040", 2.2)


def prism(s: Scene, x: float, y: float, profile: tuple[Point, Point], colour: str) -> None:
    """An eight-sided tower from (radius, height) to (radius, height), clad with boards."""
    (low, foot), (high, top) = profile
    turns = [math.pi * (i + 0.5) / 4 for i in range(-2, 4)]
    order = sorted(range(5), key=lambda i: abs(i - 2))
    for i in reversed(order):
        a, b = turns[i], turns[i + 1]
        facing_left = min(1.0, max(0.0, (math.pi * 0.65 - (a + b) / 2) / (math.pi * 0.75)))
        tint = mix(mix(colour, lit(colour), 0.35), mix(dark(colour), SHADOW, 0.08), facing_left)
        corners = [(a, low, foot), (b, low, foot), (b, high, top), (a, high, top)]
        s.face([(x + r * math.cos(t), y + r * math.sin(t), z) for t, r, z in corners], tint)
        rows = int((top - foot) / 5)
        for k in range(1, rows if 0 < i < 4 else 0):
            share = k / rows
            r, z = low + (high - low) * share, foot + (top - foot) * share
            edge = [(x + r * math.cos(t), y + r * math.sin(t), z) for t in (a, b)]
            s.line(edge, mix(tint, SHADOW, 0.2), 0.5)


def gallery(s: Scene, x: float, y: float, z: float, r: float, front: bool) -> None:
    """One half of the rail around a round balcony."""
    start = -4 if front else 12
    turns = [math.pi * i / 16 for i in range(start, start + 17)]
    rail = [(x + r * math.cos(t), y + r * math.sin(t)) for t in turns]
    for a, b in rail[::2]:
        s.post(a, b, z, z + 5.6, CREAM, 0.9)
    for up in (2.8, 5.6):
        s.line([(a, b, z + up) for a, b in rail], CREAM, 0.9)


def cart(s: Scene, x: float, y: float) -> None:
    """A wooden cart loaded with sacks."""
    s.shadow(x, y, 24, 12, 10)
    s.box(x, y, 6, 24, 12, 1.6, "#a8744c")
    for dx, dy in ((5, 4), (12, 4), (19, 4), (8, 8), (15, 8)):
        s.lifted(7.6, works.sack, s, x + dx, y + dy, 1.05)
    s.box(x, y + 11, 7.6, 24, 1, 4, "#c9965c")
    s.box(x + 23, y, 7.6, 1, 12, 4, "#c9965c")
    for a in (x + 6, x + 18):
        works.spokes(s, a, y + 13, 5.4, 4.6, 3, "#6d4c3c", 1.4)
    s.line([(x + 24, y + 6, 6), (x + 38, y + 6, 2)], "#8a5f45", 1.6)


def brick_stack(
    s: Scene, x: float, y: float, count: tuple[int, int, int], tint: str, z: float = 0
) -> None:
    """Bricks laid up, so many along x, along y and high."""
    nx, ny, nz = count
    a, b, c = 9.0, 5.0, 4.0
    w, d = nx * a, ny * b
    if z == 0:
        s.shadow(x, y, w, d, nz * c)
    joint = mix(tint, "#7a3f36", 0.5)
    for k in range(nz):
        low = z + k * c
        s.box(x, y, low, w, d, c, joint)
        shift = (k % 2) * a / 2
        for i in range(nx + k % 2):
            u = max(0.0, i * a - shift)
            stop = min(w, (i + 1) * a - shift)
            face = mix(tint, s.random.choice((CREAM, "#a8452f")), s.random.uniform(0, 0.22))
            s.left(y + d).panel(x + u + 0.3, low + 0.3, stop - u - 0.6, c - 0.6, mid(face))
        for i in range(ny):
            face = mix(tint, s.random.choice((CREAM, "#a8452f")), s.random.uniform(0, 0.2))
            s.right(x + w).panel(y + i * b + 0.3, low + 0.3, b - 0.6, c - 0.6, dark(face))
    high = z + nz * c
    for i in range(nx):
        for j in range(ny):
            u, v = x + i * a + 0.3, y + j * b + 0.3
            face = mix(tint, CREAM, s.random.uniform(0, 0.2))
            corners = [(u, v), (u + a - 0.6, v), (u + a - 0.6, v + b - 0.6), (u, v + b - 0.6)]
            s.face([(p, q, high) for p, q in corners], lit(face))


def kiln(s: Scene, x: float, y: float, r: float, h: float) -> None:
    """A kiln like a bottle with iron hoops and a glowing mouth."""
    s.shadow_round(x, y, r, h)
    profile = [(r, 0.0), (r, h * 0.3), (r * 0.94, h * 0.42), (r * 0.72, h * 0.6)]
    profile += [(r * 0.46, h * 0.76), (r * 0.36, h * 0.9), (r * 0.38, h)]
    works.turned(s, x, y, profile, BRICK, "#5a4650")
    for share, wide in ((0.1, 1.0), (0.27, 1.0), (0.44, 0.89), (0.6, 0.69)):
        s.ring(x, y, h * share, r * wide * 0.985, 1.1, "#6d5a5c")
    works.plume(s, x, y, h, 4, 0.8)
    at = y + r * 0.86
    works.mouth(s, "left", x - r * 0.5, at, 0, r * 0.8, h * 0.28, works.fire_fill(s), "#f0d3ae")
    works.blaze(s, (x - r * 0.1, at, h * 0.1), r * 0.9, strong=0.6)


def tower(s: Scene, x: float, y: float) -> None:
    """A square chimney that narrows upwards, banded, with thick smoke."""
    s.shadow(x - 6, y - 6, 12, 12, 60)
    works.brick_box(s, x - 8, y - 8, (16, 16, 12), BRICK)
    shaft(s, x, y, (6.4, 12), (5.0, 42))
    s.box(x - 6, y - 6, 42, 12, 12, 2.2, "#f0d3ae")
    shaft(s, x, y, (4.8, 44.2), (4.4, 54))
    s.box(x - 5.4, y - 5.4, 54, 10.8, 10.8, 2.2, "#f0d3ae", top="#5a4650")
    works.plume(s, x, y, 56, 5, 0.9, "#e6dcdc")


def shaft(s: Scene, x: float, y: float, low: Point, high: Point) -> None:
    """A square piece of a chimney between two (half width, height)."""
    for a, b, c, d, tint in ((-1, 1, 1, 1, mid(BRICK)), (1, 1, 1, -1, dark(BRICK))):
        face = [(a, b, *low), (c, d, *low), (c, d, *high), (a, b, *high)]
        s.face([(x + u * r, y + v * r, z) for u, v, r, z in face], tint)
        rows = int((high[1] - low[1]) / 3.2)
        for k in range(1, rows):
            share = k / rows
            r, z = (p + (q - p) * share for p, q in zip(low, high, strict=True))
            joint = [(x + a * r, y + b * r, z), (x + c * r, y + d * r, z)]
            s.line(joint, mix(tint, CREAM, 0.3), 0.5)


def barrow(s: Scene, x: float, y: float) -> None:
    """A wheelbarrow with bricks."""
    s.shadow(x, y, 14, 8, 7)
    for dy in (0.6, 7.4):
        s.line([(x - 7, y + dy, 7), (x + 12, y + dy, 4), (x + 17, y + 4, 3.4)], BEAM, 1.3)
        s.line([(x + 1, y + dy, 5), (x, y + dy, 0)], BEAM, 1.2)
    s.left(y + 4.6).disc(x + 16, 3.6, 3.6, "#5d4a48")
    s.left(y + 4.8).disc(x + 16, 3.6, 2, "#c9965c")
    s.box(x, y, 5, 12, 8, 4, "#c9965c")
    for u, v in ((0.6, 0.4), (6.2, 0.4), (0.6, 4.2), (6.2, 4.2)):
        s.box(x + u, y + v, 9, 5.2, 3.4, 2.8, "#e0794f")
    s.box(x + 3, y + 2.4, 11.8, 5.2, 3.4, 2.8, "#d9694a")


def kettle(s: Scene, x: float, y: float) -> None:
    """A copper kettle over its fire, with a long neck and rivets."""
    copper = "#d8834e"
    s.shadow_round(x, y, 19, 34)
    s.cylinder(x, y, 0, 18, 12, BRICK)
    s.ring(x, y, (3.4, 6.8, 10.2), 18.1, 0.5, mix(BRICK, CREAM, 0.3))
    works.mouth(s, "left", x - 9, y + 16, 0, 12, 10, works.fire_fill(s), CREAM)
    works.blaze(s, (x - 3, y + 16, 4), 12)
    profile: list[Point] = [(16, 12), (18.4, 17), (19, 22), (18, 27), (15, 33), (10.6, 38)]
    profile += [(6.4, 42), (4.2, 47), (3.6, 54), (3.6, 64)]
    works.turned(s, x, y, profile, copper, "#8a4a3a")
    s.ring(x, y, 25, 18.6, 2, "#f2b070")
    s.ring(x, y, 44, 5.4, 1.6, "#f2b070")
    for i in range(8):
        t = -0.56 + i * 0.38
        s.ball((x + 18.7 * math.cos(t), y + 18.7 * math.sin(t), 26), 0.6, 0.6, "#8a4a3a")
    gleam = "M-17 -19 Q-18 -28 -9 -36 Q-13 -28 -12.6 -18 Q-14 -16 -17 -19 Z"
    s.sketch((x, y, 0), gleam, "#ffe6c4")
    spots = [(x, y, 62), (x, y, 66), (x - 16, y, 62), (x - 16, y, 30), (x - 27, y, 30)]
    works.pipe(s, spots, 5, copper)
    s.right(x - 27.6).disc(y, 30, 3.6, dark(copper))
    s.box(x + 3, y + 13, 30, 6, 5, 1, copper)


def lying_barrel(s: Scene, x: float, y: float, z: float, r: float, long: float) -> None:
    """A barrel on its side, its lid to the left."""
    wood = "#c08550"
    bulge = [(0.0, r * 0.8), (long * 0.25, r * 0.95), (long * 0.5, r), (long * 0.75, r * 0.95)]
    works.roll(s, x, y, z, [*bulge, (long, r * 0.8)], "y", wood, "#6d5a50")
    for a, b, wide in ((0.12, 0.2, 0.92), (0.78, 0.86, 0.95)):
        works.roll(s, x, y, z, [(long * a, r * wide), (long * b, r * wide)], "y", IRON)
    s.left(y + long + 0.1).disc(x, z, r * 0.7, mid("#dba870"))
    for u in (-0.3, 0.05, 0.38):
        s.left(y + long + 0.2).panel(x + u * r, z - r * 0.6, 0.5, r * 1.25, "#a8744c", 0.7)
    s.left(y + long + 0.3).disc(x + 0.1, z - r * 0.3, 1, "#7a5040")


def mug(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A mug of beer with a crown of foam."""
    s.shadow_round(x, y, 6 * k, 16 * k, z)
    for thick, tint in ((3.4, "#c9b9a4"), (1.8, "#fff6e4")):
        bow = smooth([(5, 13), (10, 13.4), (12.6, 9), (10.6, 4.4), (5, 3)])
        s.line([facing((x, y, z), u * k, v * k) for u, v in bow], tint, thick * k)
    s.cylinder(x, y, z, 5.4 * k, 16 * k, "#f3b63f")
    for dx in (-4.4, -0.6, 3.2):
        spots = [facing((x, y, z), dx * k, -1.6 * k), facing((x, y, z), dx * k, 12 * k)]
        s.line(spots, "#fff0c0", 1.5 * k, 0.6)
    puffs = ((-5.4, 15.4, 3.4), (5.2, 15.6, 3.4), (-2, 14, 3.4), (2.4, 14, 3.6), (0, 17.6, 4.8))
    for dx, up, r in puffs:
        s.ball(facing((x, y, z), dx * k, (up - 0.5) * k), r * k, r * 0.84 * k, "#e2d4bc")
        s.ball(facing((x, y, z), dx * k, up * k), r * 0.94 * k, r * 0.78 * k, "#fffdf6")
    s.ball(facing((x, y, z), -3.4 * k, 10.4 * k), 1.8 * k, 2.6 * k, "#fffdf6")


def headframe(s: Scene, x: float, y: float, h: float) -> None:
    """A winding tower of timber with its great wheel and two stays."""
    wood = "#a8694a"
    s.shadow(x - 8, y - 8, 16, 16, h * 0.7)
    legs = {}
    for dx, dy in ((-8, -8), (8, -8), (-8, 8), (8, 8)):
        legs[dx, dy] = [(x + dx, y + dy, 0.0), (x + dx * 0.55, y + dy * 0.6, h)]

    def at(leg: tuple[int, int], share: float) -> Point3:
        (a, b, c), (p, q, r) = legs[leg]
        return a + (p - a) * share, b + (q - b) * share, c + (r - c) * share

    for leg in ((-8, -8), (8, -8)):
        s.line(legs[leg], mix(dark(wood), SHADOW, 0.25), 2.8)
    for i in range(4):
        low, high = i / 4, (i + 1) / 4
        s.line([at((8, -8), low), at((8, 8), high), at((8, -8), high)], dark(wood), 1.7)
        s.line([at((-8, 8), low), at((8, 8), high), at((-8, 8), high)], mid(wood), 1.7)
        s.line([at((8, 8), low), at((-8, 8), high)], mid(wood), 1.7)
    s.line(legs[8, 8], dark(wood), 3.6)
    s.line(legs[-8, 8], mid(wood), 3.6)
    s.box(x - 7, y - 7, h, 14, 14, 2.4, wood)
