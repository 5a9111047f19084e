"""What grows and stands on the land: trees, hedges, walls, fences and small finds at corners."""

import math
from collections.abc import Sequence

from kit import LIGHT, SHADE, SHADOW, Point, lit, mix
from land_canvas import Land, Way, along, smooth_way

LEAVES = ("#74b05a", "#6aa758", "#82b95c", "#8fbf5f")
PINES = ("#4f9470", "#468a68", "#5b9d74")
BARK = "#8a6248"


def shade(s: Land, x: float, y: float, high: float, wide: float) -> None:
    """The soft shadow that something upright throws to the right."""
    s.ellipse(x + high * 0.2, y - 0.2, wide + high * 0.2, max(0.9, wide * 0.42), SHADOW, 0.16)


def tree(s: Land, x: float, y: float, high: float, leaf: str) -> None:
    """A round tree with its trunk."""
    shade(s, x, y, high, high * 0.33)
    s.posts([(x, y)], high * 0.4, BARK, max(1, high * 0.1))
    crowns(s, [(x, y - high * 0.62)], high * 0.33, leaf)


def crowns(s: Land, spots: Sequence[Point], r: float, leaf: str) -> None:
    """Round crowns of one size: dark below right, bright above left."""
    deep: list[Point] = []
    half: list[Point] = []
    for x, y in spots:
        turn = s.random.uniform(0, 1)
        turns = [turn + 2 * math.pi * k / 5 for k in range(5)]
        lumps = [(x + math.cos(t) * r * 0.58, y + math.sin(t) * r * 0.56) for t in turns]
        deep.extend(lumps)
        upper = [(a, b) for a, b in lumps if a - x + b - y < r * 0.4]
        half.extend((a - r * 0.1, b - r * 0.14) for a, b in upper)
    s.dots(deep, mix(mix(leaf, "#2f6650", 0.5), SHADE, 0.12), r * 1.26)
    s.dots(half, leaf, r * 0.9)
    gleams = ((-0.5, -0.3), (-0.08, -0.58))
    bright = [(x + dx * r, y + dy * r) for x, y in spots for dx, dy in gleams]
    s.dots(bright, mix(leaf, LIGHT, 0.32), r * 0.6)


def fir(s: Land, x: float, y: float, high: float, leaf: str) -> None:
    """A fir with its trunk."""
    shade(s, x, y, high, high * 0.2)
    s.posts([(x, y)], high * 0.2, BARK, max(0.9, high * 0.08))
    firs(s, [(x, y)], high, leaf)


def firs(s: Land, spots: Sequence[Point], high: float, leaf: str) -> None:
    """Firs of three tiers and one size."""
    for side, fill in ((-1, mix(leaf, LIGHT, 0.16)), (1, mix(leaf, "#27506a", 0.42))):

        def at(wide: float, up: float, side: int = side) -> Point:
            return side * wide * high, -up * high

        way = Way().move((0, 0)).move(at(0, 1)).line(at(0.17, 0.64), at(0.07, 0.67), at(0.235, 0.4))
        way.line(at(0.1, 0.43), at(0.3, 0.13)).curve(at(0.12, 0.06), at(0, 0.07))
        s.stamps(spots, way.close().text.removeprefix("M0 0"), fill)


def poplar(s: Land, x: float, y: float, high: float, leaf: str) -> None:
    """A slender tree."""
    shade(s, x, y, high, high * 0.13)
    s.posts([(x, y)], high * 0.3, BARK, 1)
    tones = (
        (0.0, 0.17, mix(leaf, "#2f6650", 0.45)),
        (-0.04, 0.12, leaf),
        (-0.07, 0.055, lit(leaf)),
    )
    for dx, w, fill in tones:
        a, b, low, top = x + dx * high, w * high, y - high * 0.12, y - high * (0.7 + 1.7 * w)
        way = Way().move((a, low))
        way.curve((a - b * 1.5, y - high * 0.3), (a - b, y - high * 0.8), (a, top))
        way.curve((a + b, y - high * 0.8), (a + b * 1.5, y - high * 0.3), (a, low))
        s.path(way.close().text, fill)


def bush(s: Land, x: float, y: float, size: float, leaf: str, berries: str = "") -> None:
    """A low round bush."""
    shade(s, x, y, size * 2, size)
    spots = [(x - size * 0.7, y - size * 0.5), (x + size * 0.6, y - size * 0.5), (x, y - size)]
    s.dots(spots, mix(leaf, "#2f6650", 0.45), size * 1.5)
    s.dots([(a - size * 0.15, b - size * 0.25) for a, b in spots], leaf, size * 1.1)
    gleams = [(x - size * 0.8, y - size), (x - size * 0.2, y - size * 1.5)]
    s.dots(gleams, mix(leaf, LIGHT, 0.34), size * 0.55)
    if berries:
        found = ((0.5, 0.9), (-0.4, 0.5), (0, 1.4))
        s.dots([(x + a * size, y - b * size) for a, b in found], berries, 0.9)


def _posts(a: Point, b: Point, start: float, end: float, step: float) -> list[Point]:
    count = max(2, round(math.dist(a, b) * (end - start) / step))
    return [along(a, b, start + (end - start) * i / count) for i in range(count + 1)]


def hedges(s: Land, edges: Sequence[tuple[Point, Point]], leaf: str = "#86bc68") -> None:
    """Low hedgerows along edges, each with a gap for a gate and a little blossom."""
    tops: list[Point] = []
    gates: list[Point] = []
    base = cast = ""
    for a, b in edges:
        gap = s.random.uniform(0.42, 0.58)
        for near, far in ((0.1, gap - 0.045), (gap + 0.045, 0.9)):
            run = [s.jitter(spot, 0.4) for spot in _posts(a, b, near, far, 8)]
            base += smooth_way(run)
            cast += smooth_way([(x + 1.4, y + 0.9) for x, y in run])
            tops.extend(s.jitter(spot, 0.5) for spot in _posts(a, b, near, far, 3.8))
        gates.extend(along(a, b, gap + side * 0.03) for side in (-1, 1))
    s.stroke(cast, SHADOW, 3.4, 0.12)
    s.stroke(base, mix(leaf, "#2f6650", 0.4), 3.6)
    s.dots([(x + 0.1, y - 0.8) for x, y in tops[::2]], mix(leaf, "#2f6650", 0.3), 3.9)
    s.dots([(x - 0.3, y - 1.2) for x, y in tops[1::2]], leaf, 3.6)
    s.dots([(x - 0.4, y - 1.5) for x, y in tops[::2]], leaf, 2.5)
    s.dots([(x - 0.8, y - 2) for x, y in tops[1::2]], mix(leaf, LIGHT, 0.32), 1.6)
    s.dots([(x + 0.5, y - 1.4) for x, y in tops[2::9]], "#fff6ee", 0.9)
    s.dots([(x + 0.5, y - 1.2) for x, y in tops[6::9]], "#f6c6d2", 0.9)
    s.posts(gates, 3.2, "#b58c62", 1)


def wall(s: Land, a: Point, b: Point, start: float = 0.09, end: float = 0.91) -> None:
    """A low dry-stone wall along an edge."""
    spots = _posts(a, b, start, end, 2.7)
    flat = abs(a[1] - b[1]) < 1
    s.stroke(_line(spots[0], spots[-1], 1.2, 0.5), SHADOW, 2.6, 0.13)
    s.stroke(_line(spots[0], spots[-1], 0.3, -0.6), "#8f867c", 3)
    for row, tint in ((0.0, "#b4aa9c"), (1.5, "#cfc6b6")):
        stones = [
            (
                x + (1.3 if row else 0) * (1 if flat else 0.6) + s.random.uniform(-0.3, 0.3),
                y - 0.4 - row,
            )
            for x, y in spots
        ]
        s.marks(stones, "h1.1" if flat else "h.7", tint, 1.4)
    s.dots([(x - 0.2, y - 2.2) for x, y in spots[::2]], "#e2dacb", 1)
    s.dots([s.jitter((x + 0.4, y + 0.9), 0.6) for x, y in spots[::3]], "#8fb565", 1.3)


def _line(a: Point, b: Point, dx: float, dy: float) -> str:
    return Way().move((a[0] + dx, a[1] + dy)).line((b[0] + dx, b[1] + dy)).text


def fence(s: Land, a: Point, b: Point, start: float = 0.1, end: float = 0.9) -> None:
    """A fence of posts and two rails along an edge."""
    spots = _posts(a, b, start, end, 8)
    s.stroke(_line(spots[0], spots[-1], 1, 0.5), SHADOW, 1.4, 0.13)
    for up, tint in ((1.4, "#b8925f"), (2.9, "#d2ae78")):
        s.stroke(_line(spots[0], spots[-1], 0, -up), tint, 0.8)
    s.posts([(x + 0.3, y) for x, y in spots], 3.6, "#9b7850", 1.2)
    s.posts(spots, 3.7, "#e2c28d", 0.8)
    tufts = [s.jitter((x + 3, y + 0.4), 1.4) for x, y in spots[:-1]]
    s.dots(tufts, "#93bb68", 1.7)


def reeds(s: Land, spots: Sequence[Point], high: float = 4.2) -> None:
    """Reeds and bulrushes at the water."""
    leaves = f"q-.2-2-1-{high * 0.8:.1f}m1 {high * 0.8:.1f}l.3-{high:.1f}m-.3 {high:.1f}"
    s.marks(spots, f"{leaves}q.6-2 1.6-{high * 0.7:.1f}", "#6f9a4e", 0.6)
    s.posts([(x + 0.3, y - high) for x, y in spots], 1.2, "#8a5c3f", 0.9)


def sheep(s: Land, spots: Sequence[Point], face: int = -1) -> None:
    """Grazing sheep, each four points long."""
    s.marks([(x - 1.2, y) for x, y in spots], "h3.6", SHADOW, 1.7, 0.16)
    s.posts([(x + dx, y) for x, y in spots for dx in (-1.1, 1.2)], 1, "#6b5a55", 0.6)
    s.marks([(x - 0.9, y - 1.8) for x, y in spots], "h1.9", "#ddd3c6", 2.4)
    s.marks([(x - 1, y - 2.1) for x, y in spots], "h1.5", "#fffaf0", 1.8)
    s.dots([(x + face * 2.3, y - 1.5) for x, y in spots], "#5f5152", 1.2)


def deer(s: Land, x: float, y: float, face: int = -1) -> None:
    """A deer that looks up, nine points high."""
    s.ellipse(x + 1, y, 3.6, 1, SHADOW, 0.16)
    s.posts([(x - 1.7, y), (x - 1, y + 0.4), (x + 1.6, y), (x + 2.1, y + 0.4)], 2.8, "#9c6a48", 0.7)
    s.marks([(x - 1.4, y - 3.4)], "h3.2", "#b57f55", 2.3)
    s.marks([(x + face * 1.6, y - 3.8)], f"l{face * 1.2:g}-2.6", "#b57f55", 1.5)
    s.marks([(x + face * 2.8, y - 6.7)], f"l{face * 1.2:g} .4", "#c48d60", 1.4)
    for dx, dy in ((-0.2, -2.2), (-1.3, -2.2), (0.8, -2.4)):
        s.marks([(x + face * 2.6, y - 7.4)], f"l{face * dx:g} {dy:g}", "#7d5745", 0.45)
    s.dots([(x - face * 2.2, y - 3.8)], "#fff3e2", 0.9)


def haycock(s: Land, x: float, y: float, size: float = 1) -> None:
    """A heap of hay on a stick."""
    shade(s, x, y, 6 * size, 3.2 * size)
    w, h = 3.4 * size, 6.4 * size
    way = Way().move((x - w, y)).curve((x - w, y - h * 0.6), (x - w * 0.4, y - h), (x, y - h))
    way.curve((x + w * 0.4, y - h), (x + w, y - h * 0.6), (x + w, y)).curve(
        (x, y + 1.6), (x - w, y)
    )
    s.path(way.close().text, s.fade("#f2d584", "#e2b95f", "#bd9350", across=True))
    s.posts([(x, y - h + 0.4)], 1.6, "#8a6248", 0.7)
    s.marks([(x - w * 0.6, y - 1)], "l.8-2.6m1.4 3l.4-3m1.4 2.6l-.2-2.4", "#c79c53", 0.5)


def stone(s: Land, x: float, y: float, size: float = 1) -> None:
    """A boulder of three facets."""
    s.ellipse(x + 1.2 * size, y + 0.3, 3.6 * size, 1.3 * size, SHADOW, 0.16)
    for way, fill in (
        ((-3, 0.4, -2, -2.8, 0.4, -1.8, 0.2, 1.2), "#b5afae"),
        ((0.2, 1.2, 0.4, -1.8, 2.6, -1.2, 3, 0.3), "#8d8791"),
        ((-2, -2.8, 0.8, -3.6, 2.6, -1.2, 0.4, -1.8), "#d9d3cc"),
    ):
        s.poly([(x + way[i] * size, y + way[i + 1] * size) for i in range(0, 8, 2)], fill)


def milestone(s: Land, x: float, y: float) -> None:
    """A white stone at the roadside."""
    s.ellipse(x + 1.4, y, 2.2, 0.7, SHADOW, 0.18)
    steps = "v-3.4q1.3-1.8 2.6 0v3.4q-1.3 .8-2.6 0z"
    s.stamps([(x - 1.3, y)], steps, s.fade("#fbf6ea", "#c9c0b6", across=True))


def signpost(s: Land, x: float, y: float) -> None:
    """A wooden signpost with two arms."""
    s.ellipse(x + 1.8, y, 2.4, 0.6, SHADOW, 0.16)
    s.posts([(x, y)], 8.4, "#8a6248", 1.1)
    corners = [(x - 0.3, y - 8.2), (x + 4.4, y - 8.2), (x + 5.6, y - 7.2)]
    corners += [(x + 4.4, y - 6.2), (x - 0.3, y - 6.2)]
    s.poly(corners, "#e6c894")
    corners = [(x + 0.3, y - 5.8), (x - 3.8, y - 5.8), (x - 5, y - 4.8)]
    corners += [(x - 3.8, y - 3.8), (x + 0.3, y - 3.8)]
    s.poly(corners, "#d2ae78")
