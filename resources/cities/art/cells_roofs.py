"""The roofs of the buildings: gable, terrace, mansard, dome and a bare one."""

import math
from collections.abc import Callable

from cells_storeys import BRICK, LEAFY, SIDES, SKY, WIDE, cream_band, small
from kit import CREAM, SHADOW, Scene, Side, dark, hull, lit, mid, mix, tone


def dormer(
    s: Scene,
    side: Side,
    x: float,
    y: float,
    z: float,
    w: float,
    h: float,
    wall: str,
    roof: str,
    back: float = 8,
) -> None:
    """A small window house on a slope, its face in the plane of the wall at (x, y)."""
    deep = -back
    face = s.wall(side, x, y, z)
    a, b = face.at(0, h), face.at(w, h)
    c, d = face.at(0, h, deep), face.at(w, h, deep)
    peak, far = (face.at(w / 2, h + 4.4), face.at(w / 2, h + 4.4, deep))
    low = face.at(w, 0)
    if side == "left":
        s.face([low, b, d, (low[0], low[1] + deep, low[2] + back)], dark(wall))
    face.panel(0, 0, w, h, tone(CREAM, side))
    s.face([a, b, peak], tone(CREAM, side))
    face.panel(1.4, 1.2, w - 2.8, h - 1.8, SKY, 1)
    face.panel(w / 2 - 0.4, 1.2, 0.8, h - 1.8, tone(CREAM, side))
    if side == "left":
        s.face([b, peak, far, d], dark(roof))
        s.face([a, peak, far, c], lit(roof))
    else:
        s.face([b, peak, far, d], mid(roof))
        s.face([a, peak, far, c], dark(roof))


def red_roof(s: Scene, x: float, y: float, z: float) -> None:
    """A steep gable of tiles with a chimney and a round window."""
    tiles = "#b9473d"
    s.chimney(x + 26, y + 6, z + 6, 6, 21, "#b0604e")
    s.gable(x, y, z, WIDE, WIDE, 21, tiles, BRICK, "x", 3)
    m = y + WIDE / 2
    eye = m - 2.5
    s.right(x + WIDE).discs(eye, z + 6.4, (4.2, dark(CREAM)), (3.0, mix(dark(SKY), SKY, 0.5)))
    s.right(x + WIDE).panel(eye - 0.4, z + 3.2, 0.8, 6.4, dark(CREAM))
    s.right(x + WIDE).panel(eye - 3, z + 6, 6, 0.8, dark(CREAM))
    s.line([(x - 1.5, m, z + 21), (x + WIDE + 3, m, z + 21)], "#e39a83", 1.6)
    for u in (7.0, 24.0):
        dormer(s, "left", x + u, y + WIDE - 1.6, z + 2.6, 9, 8, BRICK, "#a83f38")


def blue_roof(s: Scene, x: float, y: float, z: float) -> None:
    """A roof terrace: decking, green in tubs, a pavilion of glass and a parasol."""
    s.flat_roof(x, y, z, WIDE, WIDE, "#5f97d6", "#d5dfe8", 1.8, 4)
    low = z + 2.2

    def floor(a: float, b: float, w: float, d: float, fill: str) -> None:
        s.deck(a, b, low, w, d, fill)

    floor(x + 3, y + 22, WIDE - 4, WIDE - 24, "#d9b48a")
    for i in range(1, 6):
        floor(x + 3, y + 22 + i * 3, WIDE - 4, 0.5, "#b98d63")
    floor(x + 25, y + 4, 13, 14, "#f4f9fc")
    floor(x + 26.4, y + 5.6, 10.6, 11.4, s.fade("#8fe0ea", "#5cc4de"))
    s.box(x + 4, y + 4, low, 17, 15, 9, "#7fb4e2", "#f6fafc")
    for side in SIDES:
        a, b = (x + 5, y + 19) if side == "left" else (x + 21, y + 5)
        long = 15 if side == "left" else 13
        wall = s.wall(side, a, b, low + 1.4)
        wall.panel(0, 0, long, 6, s.fade("#d8f0fb", "#a9d8f2"))
        wall.panel(s.row(long / 3, long / 3, 2), 0, 0.8, 6, "#f4f9fc")
    s.box(x + 3.2, y + 3.2, low + 9, 18.6, 16.6, 1.4, "#f6fafc")
    s.roof_unit(x + 8, y + 8, low + 10.4, 6)
    s.box(x + 29, y + 36, low, 9, 3, 2.6, "#f4f9fc")
    for u in (30.6, 33.5, 36.4):
        s.ball((x + u, y + 37.4, low + 3.6), 2.3, 2.1, "#4f9450")
        s.ball((x + u, y + 37.4, low + 4.2), 1.7, 1.4, "#86c26a", dx=-0.4)
    if not small(s):
        s.sunshade(x + 12, y + 31, low, "#f0b84f", 0.8)
    s.line([(x + 1, y + WIDE + 1, z + 7), (x + WIDE + 1, y + WIDE + 1, z + 7)], "#ffffff", 0.7, 0.8)
    s.line([(x + WIDE + 1, y + 1, z + 7), (x + WIDE + 1, y + WIDE + 1, z + 7)], "#ffffff", 0.7, 0.8)


def green_roof(s: Scene, x: float, y: float, z: float) -> None:
    """A mansard with dormers and a low hip above."""
    slate = "#2f7561"
    o, t, h = 2.4, 5.0, 11.5
    x0, y0, x1, y1 = x - o, y - o, x + WIDE + o, y + WIDE + o
    a, b, c, d = x + t, y + t, x + WIDE - t, y + WIDE - t
    s.eave_shade(x, y, z, WIDE, WIDE, 3)
    s.face([(x0, y1, z), (x1, y1, z), (c, d, z + h), (a, d, z + h)], s.fade(lit(slate), slate))
    s.face([(x1, y0, z), (x1, y1, z), (c, d, z + h), (c, b, z + h)], dark(slate))
    for row in range(1, 4):
        u = row / 4
        spots = [(x0 + (a - x0) * u, y1 + (d - y1) * u, z + h * u)]
        spots += [(x1 + (c - x1) * u, y1 + (d - y1) * u, z + h * u)]
        spots += [(x1 + (c - x1) * u, y0 + (b - y0) * u, z + h * u)]
        s.line(spots, mix(slate, SHADOW, 0.35), 0.5, 0.6)
    s.face([(x0, y1, z), (x1, y1, z), (x1, y1, z - 2), (x0, y1, z - 2)], mid("#f1f8e6"))
    s.face([(x1, y0, z), (x1, y1, z), (x1, y1, z - 2), (x1, y0, z - 2)], dark("#f1f8e6"))
    for u in (5.5, 27.5):
        dormer(s, "left", x + u, y + WIDE + 0.4, z + 1.4, 9, 6.2, LEAFY, slate, 5)
        dormer(s, "right", x + WIDE + 0.4, y + u, z + 1.4, 9, 6.2, LEAFY, slate, 5)
    s.chimney(x + 10, y + 9, z + h - 2, 5, 13, "#c08a6e")
    top = z + h
    s.box(a - 1, b - 1, top, c - a + 2, d - b + 2, 1.6, "#dcebd2")
    m, n, peak = (a + c) / 2, (b + d) / 2, top + 7
    cap = "#3f8f72"
    s.face([(a, b, top + 1.6), (a, d, top + 1.6), (m, n, peak)], lit(lit(cap)))
    s.face([(a, b, top + 1.6), (c, b, top + 1.6), (m, n, peak)], mix(cap, dark(cap), 0.5))
    s.face([(a, d, top + 1.6), (c, d, top + 1.6), (m, n, peak)], lit(cap))
    s.face([(c, b, top + 1.6), (c, d, top + 1.6), (m, n, peak)], dark(cap))
    s.post(m, n, peak, peak + 5, "#e9dfae", 1)
    s.ball((m, n, peak + 5.4), 1.5, 1.5, "#f4d58a")


def yellow_roof(s: Scene, x: float, y: float, z: float) -> None:
    """A parapet with balls and a great dome with a lantern."""
    s.flat_roof(x, y, z, WIDE, WIDE, "#f3d384", "#e6d3a4", 1.4, 4.5)
    m, n = x + WIDE / 2, y + WIDE / 2
    base = z + 2.7
    for a, b in ((x + 1, y + 1),):
        s.ball((a, b, z + 6.6), 2, 2, "#f7dc93")
    s.face([(a, b, base) for a, b in _shade(m, n, 13.4)], SHADOW, 0.16)
    s.cylinder(m, n, base, 14.0, 1.8, "#f3d892")
    s.cylinder(m, n, base + 1.8, 12.4, 5.4, "#f0cd78", top="#f3d892")
    for i in range(0 if small(s) else 7):
        t = math.pi * (i + 0.5) / 7
        px, py = s.at(m, n, base + 4.2)
        wide = 12.4 * math.sqrt(2)
        s.ellipse(
            px - wide * math.cos(t) * s.scale,
            py + wide / 2 * math.sin(t) * s.scale,
            1.5 * s.scale * max(0.35, math.sin(t)),
            1.9 * s.scale,
            "#8a5f3e",
            0.85,
        )
    s.ring(m, n, base + 6.4, 13.2, 1.4, "#fff1cd")
    s.dome(m, n, base + 7.6, 12.4, 14, "#e8a935", ribs=5)
    top = base + 20.8
    s.cylinder(m, n, top, 2.4, 3, "#fbe7ae")
    s.dome(m, n, top + 3, 2.4, 3.4, "#e8a935")
    s.post(m, n, top + 6, top + 9.4, "#fff1cd", 0.9)
    for a, b in ((x + WIDE - 1, y + 1), (x + 1, y + WIDE - 1), (x + WIDE - 1, y + WIDE - 1)):
        s.ball((a, b, z + 6.4), 2.2, 2.2, dark("#e8c364"))
        s.ball((a, b, z + 6.8), 1.8, 1.8, "#fbe7ae", dx=-0.4)


def _shade(x: float, y: float, r: float) -> list[tuple[float, float]]:
    turns = [2 * math.pi * i / 20 for i in range(20)]
    spots = [(x + r * math.cos(t), y + r * math.sin(t)) for t in turns]
    return hull([*spots, *((a + 5, b - 2) for a, b in spots)])


def any_roof(s: Scene, x: float, y: float, z: float) -> None:
    """A bare flat roof."""
    cream_band(s, x, y, z, 4, 1.2)
    low, t = z + 4, 1.6
    for inset, fill in ((t, "#bdb3a0"), (t + 1.6, "#dad1c0")):
        a, b, c, d = x + inset, y + inset, x + WIDE - t, y + WIDE - t
        s.deck(a, b, low, c - a, d - b, fill)
    s.box(x + 7, y + 7, z + 3, 12, 10, 7, "#e9e2d2", "#f6f0e4")
    s.left(y + 17).panel(x + 10.6, z + 3, 4.6, 5.4, "#94897a")


ROOFS: dict[str, Callable[[Scene, float, float, float], None]] = {
    "red": red_roof,
    "blue": blue_roof,
    "green": green_roof,
    "yellow": yellow_roof,
    "any": any_roof,
}
