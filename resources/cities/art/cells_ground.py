"""The ground of a district: park, water and building land in squares, their shores and slabs."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from kit import CREAM, SHADOW, Point, Scene, dark, disc, lit, mid, mix, number, rounded, traced

CELL = 64.0
RIM = 1.5
FRAME = 9.5
PAD = 7.5
PARK, WATER = "#a5d380", "#76c7e0"
COLOURS = {
    "red": "#d8604f",
    "blue": "#4f86c6",
    "green": "#3f9b6c",
    "yellow": "#e3b23c",
    "any": "#b3a99b",
}
LANDS = {"P": "park", "W": "water", "R": "red", "B": "blue", "G": "green", "Y": "yellow"}
STONE = "#dccfb6"
SHORE = 4.5
BACK, FRONT = ("back_left", "back_right"), ("front_left", "front_right")
Lay = Callable[[Scene, float, float], None]


class Canvas(Scene):
    """A picture of cells: (0, 0) is the back corner, a cell measures 64 by 64."""

    def veil(self, opacity: float, draw: Callable[[], None]) -> None:
        """Draw something as a whole half transparent."""
        self._marks.append(f'<g opacity="{number(opacity)}">')
        draw()
        self._marks.append("</g>")


def sprite(seed: int) -> Canvas:
    """The canvas that all cells share; their ground is its lowest diamond."""
    return Canvas(seed, 128, 200, (64, 136))


def square(x: float, y: float, inset: float = 0, size: float = CELL) -> list[Point]:
    """The corners of a cell's ground, drawn in by inset."""
    a, b, c, d = x + inset, y + inset, x + size - inset, y + size - inset
    return [(a, b), (c, b), (c, d), (a, d)]


def inside(s: Scene, x: float, y: float, draw: Lay) -> None:
    """Draw something flat that ends at the edge of a cell."""
    before, s.outline = s.outline, square(x, y)
    draw(s, x, y)
    s.outline = before


def frame(
    s: Scene, x: float, y: float, outer: float, inner: float, fill: str, faint: float
) -> None:
    """A band along the edge of a cell."""
    near, far = square(x, y, outer), square(x, y, inner)
    for i in range(4):
        k = (i + 1) % 4
        s.flat([near[i], near[k], far[k], far[i]], fill, faint)


def blade(s: Scene, x: float, y: float, tint: str, size: float = 1) -> None:
    """One tuft of grass."""
    way = "M-1.9 0 L-1.5 -2.6 L-0.5 -0.8 L0.2 -3.8 L0.9 -0.8 L2 -2.3 L1.9 0 Z"
    s.sketch((x, y, 0), way, tint, size)


def daisy(s: Scene, x: float, y: float, tint: str, size: float = 1) -> None:
    """One flower with its leaf."""
    s.ball((x, y, 0), 1.7 * size, 0.9 * size, "#6fae59")
    s.ball((x, y, 1.6 * size), 1.5 * size, 1.3 * size, mix(tint, SHADOW, 0.14))
    s.ball((x, y, 2 * size), 1.2 * size, 1.0 * size, tint, dx=-0.2 * size)
    s.ball((x, y, 2 * size), 0.5 * size, 0.4 * size, "#fff3c4", dx=-0.2 * size)


def blob(x: float, y: float, w: float, d: float, wave: float) -> list[Point]:
    """A round patch with an uneven edge."""
    spots = []
    for i in range(30):
        t = 2 * math.pi * i / 30
        r = 1 + 0.12 * math.sin(3 * t + wave) + 0.06 * math.sin(5 * t - wave)
        spots.append((x + w * r * math.cos(t), y + d * r * math.sin(t)))
    return spots


def lawn(s: Scene, x: float, y: float) -> None:
    """The plain grass of a park, its edge a breath lighter."""
    s.flat(square(x, y), PARK)
    frame(s, x, y, 0, 0.9, "#f3ffd2", 0.3)


def meadow(s: Scene, x: float, y: float) -> None:
    """Grass with tufts and a few daisies."""
    lawn(s, x, y)
    s.flat(blob(x + 21, y + 24, 13, 9, 0.4), lit(PARK), 0.55)
    s.flat(blob(x + 45, y + 43, 11, 9, 2.1), mix(PARK, "#5c9c4e", 0.22), 0.55)
    tufts = ((12, 22), (22, 9), (8, 46), (34, 54), (52, 30), (48, 14), (56, 50), (27, 36), (43, 57))
    for i, (a, b) in enumerate(tufts):
        blade(s, x + a, y + b, ("#74b35c", "#c4e69d", "#86c26a")[i % 3], 1.05)
    for i, (a, b) in enumerate(((16, 50), (20, 54), (13, 55), (50, 20), (54, 17), (10, 14))):
        daisy(s, x + a, y + b, ("#fffdf4", "#ffe07a")[i % 2], 1.05)


def garden(s: Scene, x: float, y: float) -> None:
    """Grass with a round flower bed at its side and a bush behind."""
    lawn(s, x, y)
    s.flat(blob(x + 40, y + 38, 15, 12, 1.3), lit(PARK), 0.5)
    s.flat(blob(x + 17, y + 45, 8, 7, 3.0), mix(PARK, "#5c9c4e", 0.22), 0.6)
    s.flat(disc(x + 15.5, y + 50, 7.4), mix(PARK, SHADOW, 0.22), 0.55)
    s.flat(disc(x + 15, y + 49.4, 7.2), "#efe3c6")
    s.flat(disc(x + 15, y + 49.4, 6), "#9c7652")
    tints = ("#ef6f86", "#ffd257", "#fff6ef", "#c58bdb")
    for ring, count in ((4.4, 9), (2.1, 5), (0, 1)):
        turns = [2 * math.pi * i / count for i in range(count)]
        spots = [(15 + ring * math.cos(t), 49.4 + ring * math.sin(t)) for t in turns]
        for i, (a, b) in enumerate(sorted(spots, key=lambda p: round(sum(p), 6))):
            daisy(s, x + a, y + b, tints[(i + count) % 4], 1.1)
    s.set_out(s.bush, ((x + 13, y + 12, 1.15, "#7dba62"), (x + 20, y + 8.5, 0.85, "#8fc873")))
    for i, (a, b) in enumerate(((50, 14), (55, 38), (36, 57), (34, 12), (48, 53), (8, 31))):
        blade(s, x + a, y + b, ("#74b35c", "#c4e69d", "#86c26a")[i % 3], 1.05)


def walk(s: Scene, x: float, y: float) -> None:
    """Grass with a path of stepping stones that leads around the middle."""
    lawn(s, x, y)
    s.flat(blob(x + 30, y + 30, 14, 14, 0.9), lit(PARK), 0.45)
    stones = traced("5.5 37, 11 44, 19 49.5, 28 53, 37.5 53.5, 47 51, 53.5 44, 58 36")
    for a, b in stones:
        s.flat(rounded(x + a - 3.2, y + b - 2.6, 6.6, 6, 2.2), mix(PARK, SHADOW, 0.3), 0.55)
        s.flat(rounded(x + a - 3.4, y + b - 3, 6.4, 5.8, 2.2), "#eee4cd")
        s.flat(rounded(x + a - 2.8, y + b - 2.5, 4, 3.4, 1.5), "#faf4e4")
    s.bush(x + 53, y + 11, 1.0, "#86c26a")
    for i, (a, b) in enumerate(((13, 13), (9, 22), (20, 8), (39, 9), (57, 24), (27, 61), (57, 58))):
        blade(s, x + a, y + b, ("#74b35c", "#c4e69d", "#86c26a")[i % 3], 1.05)
    for a, b in ((12, 18), (16, 12), (58, 51), (8, 56)):
        daisy(s, x + a, y + b, "#f59aae", 1.0)


def crest(s: Scene, x: float, y: float, size: float = 1, faint: float = 0.7) -> None:
    """One small ripple of light with its shade."""
    way: list[str | float] = [
        "M",
        -6.5 * size,
        0.4,
        "Q",
        -3.2 * size,
        -2.6 * size,
        0.4 * size,
        -0.4,
    ]
    way += ["Q", 3.4 * size, 1.3 * size, 6.5 * size, -0.6, "Q", 3.2 * size, 2.4 * size, 0.0, 0.7]
    way += ["Q", -3.4 * size, -1.3 * size, -6.5 * size, 0.4, "Z"]
    s.shape((x + 0.9, y + 0.9, 0), way, "#3f98bf", faint * 0.45)
    s.shape((x, y, 0), way, "#ffffff", faint)


def _sea(s: Scene, x: float, y: float, seed: int) -> None:
    s.flat(square(x, y), WATER)
    frame(s, x, y, 0, 0.9, "#e9fbff", 0.2)
    shift = seed * 1.7
    lights = ((19, 20, 13, 7), (45, 26, 10, 6), (30, 47, 14, 7))
    for i, (a, b, w, d) in enumerate(lights):
        s.flat(blob(x + a + seed % 3 * 2, y + b, w, d, shift + i), "#93d8ec", 0.6)
        s.flat(blob(x + a + 1 + seed % 3 * 2, y + b + 1, w * 0.55, d * 0.5, shift - i), WATER, 0.75)
    deeps = ((50, 48, 7, 5), (12, 44, 6, 5), (46, 10, 7, 4))
    for i, (a, b, w, d) in enumerate(deeps):
        s.flat(blob(x + a, y + b, w, d, shift + 2 * i), "#5fb4d4", 0.5)


def _crests(spots: Sequence[tuple[float, float, float]], seed: int) -> Lay:
    def draw(s: Scene, x: float, y: float) -> None:
        _sea(s, x, y, seed)
        for a, b, size in spots:
            crest(s, x + a, y + b, size, 0.75 if size > 0.85 else 0.5)

    return draw


GROUNDS: dict[str, Sequence[Lay]] = {
    "park": (meadow, garden, walk),
    "water": (
        _crests(((17, 26, 1), (40, 16, 0.7), (48, 42, 1), (26, 52, 0.8), (55, 22, 0.6)), 1),
        _crests(((26, 16, 0.8), (12, 42, 0.7), (50, 28, 1), (36, 54, 1), (38, 34, 0.6)), 2),
        _crests(((42, 10, 0.7), (14, 18, 0.9), (22, 40, 1), (54, 50, 0.8), (44, 34, 0.6)), 3),
    ),
}


def ground(s: Scene, x: float, y: float, land: str, variant: int = 1) -> None:
    """A cell of park or water, in one of its three variants."""
    inside(s, x, y, GROUNDS[land][variant - 1])


def shore(s: Scene, x: float, y: float, edge: str) -> None:
    """The quay of a water cell where land begins: a sunken wall behind, a kerb before."""
    a, b, e = x + CELL, y + CELL, SHORE
    wall, foot, kerb = {
        "back_left": (
            [(x, y), (x, b), (x + e, b), (x + e, y + e)],
            [(x + e, y + e), (x + e, b), (x + e + 1.4, b), (x + e + 1.4, y + e)],
            [(x, y), (x, b), (x + RIM, b), (x + RIM, y + RIM)],
        ),
        "back_right": (
            [(x, y), (a, y), (a, y + e), (x + e, y + e)],
            [(x + e, y + e), (a, y + e), (a, y + e + 1.4), (x + e, y + e + 1.4)],
            [(x, y), (a, y), (a, y + RIM), (x + RIM, y + RIM)],
        ),
        "front_left": ([], [], [(x, b), (a, b), (a, b - RIM), (x, b - RIM)]),
        "front_right": ([], [], [(a, y), (a, b), (a - RIM, b), (a - RIM, y)]),
    }[edge]

    def draw(s: Scene, _x: float, _y: float) -> None:
        if wall:
            tone = mix(dark(STONE), "#7d93a8", 0.25) if edge == "back_left" else mid(STONE)
            s.flat(wall, tone)
            s.flat(foot, "#ffffff", 0.5)
        s.flat(kerb, lit(lit(STONE)))

    inside(s, x, y, draw)


def shores(s: Scene, x: float, y: float, edges: Sequence[str]) -> None:
    """The quays of a water cell, those before it last."""
    for edge in sorted(edges):
        shore(s, x, y, edge)


def bricks(s: Scene, x: float, y: float, tint: str, size: float) -> None:
    """Brick courses over a square of the given size."""
    rows = 3
    high, joint = size / rows, 2.2
    for row in range(rows):
        ends = (0, 0.5, 1) if row % 2 == 0 else (0, 0.25, 0.75, 1)
        for u, v in pairwise(ends):
            s.patch(
                x + u * size + joint / 2,
                y + row * high + joint / 2,
                (v - u) * size - joint,
                high - joint,
                tint,
            )


def stripes(s: Scene, x: float, y: float, tint: str, size: float) -> None:
    """Four broad stripes."""
    step = size / 4
    s.patch(s.row(x + step * 0.2, step, 4), y + 0.8, step * 0.6, size - 1.6, tint)


def clover(s: Scene, x: float, y: float, tint: str, size: float) -> None:
    """A leaf of four parts."""
    r, m = size * 0.205, size / 2
    for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        s.flat(disc(x + m + dx * r * 1.08, y + m + dy * r * 1.08, r * 1.12), tint)
    s.flat(square(x + m - r, y + m - r, size=2 * r), tint)


def lozenges(s: Scene, x: float, y: float, tint: str, size: float) -> None:
    """A chequer of three squares by three."""
    step = size / 3
    for i in range(3):
        for k in range(3):
            if (i + k) % 2 == 0:
                s.patch(x + i * step, y + k * step, step, step, tint)


def ring_mark(s: Scene, x: float, y: float, tint: str, size: float) -> None:
    """A plain square ring: no colour in particular."""
    w = size * 0.13
    for a, b, c, d in ((0, 0, size, w), (0, size - w, size, w), (0, w, w, size - 2 * w)):
        s.patch(x + a, y + b, c, d, tint)
    s.patch(x + size - w, y + w, w, size - 2 * w, tint)


MARKS: dict[str, Callable[[Scene, float, float, str, float], None]] = {
    "red": bricks,
    "blue": stripes,
    "green": clover,
    "yellow": lozenges,
    "any": ring_mark,
}


def plot(s: Scene, x: float, y: float, colour: str) -> None:
    """Building land: a pale slab in a broad frame of its colour, with the sign of the colour."""
    paint = COLOURS[colour]
    pale = mix(paint, "#fdf6e8", 0.8)

    def draw(s: Scene, x: float, y: float) -> None:
        s.flat(square(x, y), "#f6efe0")
        s.flat(square(x, y, RIM), mix(paint, SHADOW, 0.28))
        a, b, c, d = x + RIM, y + RIM, x + CELL - RIM, y + CELL - RIM
        s.flat([(a, b), (c, b), (c - 0.9, d - 0.9), (a, d)], lit(paint))
        s.flat(square(x, y, RIM + 0.9), paint)
        s.flat(square(x, y, FRAME), mix(paint, SHADOW, 0.3))
        s.flat([(x + FRAME + 1.4, y + FRAME + 1.4), *square(x, y, FRAME)[1:]], pale)
        s.flat(square(x + 1.2, y + 1.2, FRAME, CELL - 1.2), pale)
        MARKS[colour](s, x + 16, y + 16, mix(mix(paint, SHADOW, 0.07), pale, 0.14), 32)

    inside(s, x, y, draw)


def pad(s: Scene, x: float, y: float, colour: str, deep: float) -> None:
    """The narrow foot of a building that stands for itself."""
    a, wide = PAD, CELL - 2 * PAD
    slab(s, x + a, y + a, wide, wide, deep, "#c4b294")
    s.flat(square(x + a, y + a, 0, wide), "#f6efe0")
    s.flat(square(x + a, y + a, 1.2, wide), COLOURS[colour])


def slab(s: Scene, x: float, y: float, w: float, d: float, deep: float, colour: str) -> None:
    """The two edges of a tile that look at us, below its ground."""
    a, b = x + w, y + d
    for top, low, tint in ((0.0, 2.6, mix(colour, CREAM, 0.45)), (2.6, deep, colour)):
        s.left(b).panel(x, -top, w, top - low, mix(tint, "#7a5a3a", 0.06))
        s.right(a).panel(y, -top, d, top - low, mix(tint, "#54402f", 0.32))
