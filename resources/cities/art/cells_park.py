"""The features in parks and on building land: fountain, carousel, kiosk, tree, monument, site."""

import math
from collections.abc import Callable

from cells_ground import CELL, COLOURS, RIM, Canvas, square
from cells_water import WATER_FEATURES
from kit import CREAM, LIGHT, SHADOW, Point3, Scene, dark, disc, lit, mid, mix, rounded, traced

STONE = "#e6dcc8"
GOLD = "#eebb3f"


def shade(s: Scene, x: float, y: float, r: float) -> None:
    """The soft round shadow below something that stands on a cell."""
    for grow, faint in ((3.0, 0.07), (1.5, 0.08), (0.0, 0.1)):
        s.flat(disc(x + 2.4, y - 0.6, r + grow), SHADOW, faint)


def jet(s: Scene, spot: Point3, right: float, up: float, drop: float, thick: float) -> None:
    """One arc of water that rises from a point and falls beside it."""
    spots = []
    for i in range(11):
        t = i / 10
        rise = up * (1 - (2 * t - 0.62) ** 2 / 0.62**2) if t < 0.31 else up - (t - 0.31) ** 2 * drop
        spots.append((spot[0] + right * t / 2, spot[1] - right * t / 2, spot[2] + rise))
    s.line(spots, "#ffffff", thick, 0.92)


def fountain(s: Canvas, x: float, y: float) -> None:
    """A round basin with two bowls and bright jets."""
    cx, cy = x + 32, y + 32
    s.flat(disc(cx, cy, 25.5, 40), mix("#efe3c6", SHADOW, 0.12))
    s.flat(disc(cx, cy, 24.6, 40), "#f1e7cf")
    shade(s, cx, cy, 20)
    s.cylinder(cx, cy, 0, 20.5, 6, STONE, top="#f6efe0")
    s.ball((cx, cy, 6), 25.4, 12.7, mix("#5cb4d4", SHADOW, 0.25))
    s.ball((cx, cy, 5), 24.6, 12.0, s.fade("#7fd0e8", "#58b7dc"))
    s.ball((cx, cy, 5), 15, 7.2, "#a9e2f2", 0.7)
    s.ring(cx, cy, 2, 20.6, 1.2, mix(STONE, SHADOW, 0.14))
    s.cylinder(cx, cy, 4, 4.4, 13, STONE, r_top=3)
    s.cylinder(cx, cy, 15, 3, 5, STONE, top="#f6efe0", r_top=10.4)
    s.ball((cx, cy, 20), 13, 6.2, s.fade("#8fdcf0", "#5fbfe0"))
    s.cylinder(cx, cy, 20, 2.2, 9, STONE, r_top=1.6)
    s.cylinder(cx, cy, 28, 1.6, 3.4, STONE, top="#f6efe0", r_top=5.2)
    s.ball((cx, cy, 31.4), 6.4, 3, "#8fdcf0")
    for right in (-27.0, 27.0, -17.0, 17.0):
        jet(s, (cx, cy, 31), right, 9, 78, 1.6)
    plume = "M-2.2 0 Q-3.2 -14 0 -26 Q3.2 -14 2.2 0 Z"
    s.sketch((cx, cy, 31), plume, "#ffffff", 1.1)
    s.sketch((cx, cy, 31), "M0.4 0 Q1.4 -10 0 -22 Q3 -12 2.2 0 Z", "#bfe6f4", 1.1)
    for dx, up in traced("-4.0 58, 3.6 55, 0.0 63, -11.0 45, 11.0 44, -6.0 49, 6.4 50"):
        s.ball((cx, cy, up), 1.2, 1.4, "#ffffff", dx=dx)
    for dx, low in ((-19.0, 3.4), (19.0, 3.4), (-10.0, 0.4), (10.0, 0.4)):
        s.ball((cx, cy, low), 4.2, 1.6, "#ffffff", 0.8, dx=dx)


def horse(s: Scene, spot: Point3, coat: str, saddle: str, k: float) -> None:
    """A wooden horse on its pole."""
    x, y, z = spot
    s.post(x, y, 3.6, 34, "#f2cf72", 1.2)
    body = (
        "M-6 -2 Q-7 -6 -3.4 -6.4 L2.6 -6.2 L4.6 -11 Q7 -12.4 8.4 -10 L9.6 -7.4 L7.4 -6.6 L6.2 -7.4"
        " L5.4 -2 L6.6 2.4 L5 2.8 L3 -1 L-2.4 -1 L-5.4 3 L-6.8 2.4 Z"
    )
    s.sketch((x, y, z), body, coat, k)
    s.sketch((x, y, z), "M-1.6 -7.4 L2.6 -7.4 L2 -3 L-1.2 -3 Z", saddle, k)
    s.sketch((x, y, z), "M-6 -5 Q-9.6 -4 -8.6 1.4 Q-7 -1 -5.8 -2 Z", saddle, k)


def carousel(s: Canvas, x: float, y: float) -> None:
    """A merry-go-round: horses below a tent of red and white with a golden crown."""
    cx, cy = x + 32, y + 32
    shade(s, cx, cy, 23)
    s.cylinder(cx, cy, 0, 23, 3.4, "#c9a36a", top="#f3dfb4")
    s.ring(cx, cy, 0.6, 23.1, 1.6, "#d9503f")
    s.cylinder(cx, cy, 3.4, 5.6, 30, "#f7ead0")
    for i in range(5):
        s.ball((cx, cy, 20), 1.1, 8, ("#e2604f", "#4f8fc0", "#f0b84f")[i % 3], dx=(i - 2) * 3.2)
    coats = ("#fffaf0", "#c9895a", "#f3e3cd", "#7b6a78", "#fffaf0", "#d8a06a")
    spots = []
    for i in range(6):
        t = 2 * math.pi * (i + 0.25) / 6
        spots.append((cx + 16.6 * math.cos(t), cy + 16.6 * math.sin(t), 11.6 + (i % 2) * 2.6, i))
    for px, py, z, i in sorted(spots, key=lambda p: round(p[0] + p[1], 6)):
        if px + py > cx + cy - 14:
            saddle = ("#d9503f", "#3f86c4", "#4a9d5f")[i % 3]
            horse(s, (px, py, z), coats[i], saddle, 1.2)
    low, top, r, count = 35.0, 59.0, 23.5, 16
    turns = [2 * math.pi * (i + 0.5) / count for i in range(count + 1)]
    rim = [(cx + r * math.cos(t), cy + r * math.sin(t)) for t in turns]
    order = sorted(range(count), key=lambda i: round(rim[i][0] + rim[i][1], 6))
    for i in order:
        (ax, ay), (bx, by) = rim[i], rim[i + 1]
        base = ("#d9503f", "#fff3dd")[i % 2]
        turn = ((ax + bx) / 2 - cx - ((ay + by) / 2 - cy)) / (2 * r)
        fill = mix(lit(base), dark(base), min(1.0, max(0.0, 0.35 + 0.62 * turn)))
        s.face([(ax, ay, low), (bx, by, low), (cx, cy, top)], fill)
        if ax + bx + ay + by > 2 * (cx + cy) + 0.001:
            mx, my = (ax + bx) / 2, (ay + by) / 2
            hem = [(ax, ay, low), (bx, by, low), (bx, by, low - 2), (mx, my, low - 4.4)]
            s.face([*hem, (ax, ay, low - 2)], mix(("#3f86c4", "#f2c14e")[i % 2], fill, 0.25))
    s.cone(cx, cy, top - 3, 4, 7, GOLD)
    s.post(cx, cy, top + 3, top + 13, "#f6e6bd", 1.1)
    s.sketch((cx, cy, top + 13), "M0.5 0 Q6 -1 11 2.4 Q6 4 0.5 6.4 Z", "#3f86c4", 1)
    s.ball((cx, cy, top + 13), 1.3, 1.3, GOLD)


def kiosk(s: Canvas, x: float, y: float) -> None:
    """A small pavilion that sells ice cream, with a giant cone on its roof."""
    cx, cy = x + 32, y + 32
    s.flat(disc(cx, cy, 24, 36), "#f1e7cf")
    a, b, w, d, wall = cx - 15, cy - 15, 30.0, 30.0, "#fbeedd"
    shade(s, cx, cy, 17)
    s.box(a, b, 0, w, d, 31, wall)
    s.band(a, b, 0, w, d, 8, "#4fb3a8")
    for i in range(7):
        s.left(b + d).panel(a + 1.4 + i * 4.2, 0.8, 1.6, 6.4, mid("#7fd0c6"))
        s.right(a + w).panel(b + 1.4 + i * 4.2, 0.8, 1.6, 6.4, dark("#7fd0c6"))
    s.left(b + d).panel(a + 3, 9.6, w - 6, 15, s.fade("#4c3f49", "#8a6a5c"))
    s.right(a + w).panel(b + 6, 10.6, d - 12, 12, dark(CREAM))
    s.right(a + w).panel(b + 7, 11.6, d - 14, 10, "#6fb0c4")
    s.right(a + w).panel(b + 7, 16.6, d - 14, 5, "#ffffff", 0.3)
    s.person(a + 14, b + d - 2, "#ffffff", 1.2, 8.6, sits=True)
    for u, fruit in ((5.4, "#f0708a"), (20.4, "#ffd257"), (23.4, "#8fcf9a")):
        s.ball((a + u, b + d, 10.6), 1.5, 1.5, fruit)
    s.box(a + 1, b + d, 8, w - 2, 3.4, 1.4, "#fffaf0")
    top, out, drop = 32.0, 5.0, 6.0
    peak = (cx, cy, top + 11)
    x0, y0, x1, y1 = a - 3, b - 3, a + w + out, b + d + out
    count = 8
    s.face([(x0, y0, top), (x0, y1, top - drop / 2), peak], lit("#4fb3a8"))
    s.face([(x0, y0, top), (x1, y0, top - drop / 2), peak], dark("#4fb3a8"))
    for i in range(count):
        paint = ("#4fb3a8", "#fff8ea")[i % 2]
        u, v = i / count, (i + 1) / count
        p, q = x0 + (x1 - x0) * u, x0 + (x1 - x0) * v
        h0, h1 = top - drop / 2 - drop / 2 * u, top - drop / 2 - drop / 2 * v
        s.face([(p, y1, h0), (q, y1, h1), peak], mix(lit(paint), mid(paint), 0.4))
        m = (p + q) / 2
        hem = [(p, y1, h0), (q, y1, h1), (q, y1, h1 - 2), (m, y1, (h0 + h1) / 2 - 4)]
        s.face([*hem, (p, y1, h0 - 2)], mid(paint))
        p, q = y0 + (y1 - y0) * u, y0 + (y1 - y0) * v
        s.face([(x1, p, h0), (x1, q, h1), peak], mix(paint, dark(paint), 0.75))
        m = (p + q) / 2
        hem = [(x1, p, h0), (x1, q, h1), (x1, q, h1 - 2), (x1, m, (h0 + h1) / 2 - 4)]
        s.face([*hem, (x1, p, h0 - 2)], dark(paint))
    ice_cream(s, (cx, cy, top + 9), 1.2)


def ice_cream(s: Scene, spot: Point3, k: float) -> None:
    """A cone with three balls."""
    s.sketch(spot, "M-6 -12 L0 3 L6 -12 Z", s.fade("#f2c987", "#e0a860", "#bf8446", across=True), k)
    for way in ("M-4.4 -10 L2 -4", "M-3 -5.6 L0.8 -1.6", "M4.4 -10 L-2 -4", "M3 -5.6 L-0.8 -1.6"):
        a, b, c, d = (float(p) for p in way.replace("M", "").replace("L", "").split())
        ends = [
            (spot[0] + p * k / 2, spot[1] - p * k / 2, spot[2] - q * k) for p, q in ((a, b), (c, d))
        ]
        s.line(ends, "#b57a3e", 0.6 * k)
    for dx, up, paint in ((-4.2, 14.6, "#f59ab0"), (4.2, 14.6, "#fff0c8"), (0, 20, "#a8744f")):
        ball = s.glow(
            (lit(lit(paint)), 1), (paint, 1), (dark(paint), 1), cx=0.35, cy=0.3, reach=0.7
        )
        s.ball((spot[0], spot[1], spot[2] + up * k), 5.2 * k, 5 * k, ball, dx=dx * k)
    s.ball((spot[0], spot[1], spot[2] + 25 * k), 1.7 * k, 1.7 * k, "#e2483d")


def crown(s: Scene, spot: Point3, r: float, leaf: str) -> None:
    """One cloud of leaves: dark below, bright above on the left, with dabs of light."""
    x, y, z = spot
    deep, half = mix(dark(leaf), leaf, 0.1), mix(leaf, dark(leaf), 0.4)
    for i in range(9):
        t = 2 * math.pi * i / 9 + 0.3
        dx, dz = math.cos(t) * r * 0.74, math.sin(t) * r * 0.6
        s.ball((x, y, z + dz), r * 0.36, r * 0.32, half if dz > dx else deep, dx=dx)
    s.ball((x, y, z), r * 0.96, r * 0.82, deep)
    s.ball((x, y, z + r * 0.1), r * 0.84, r * 0.7, half, dx=-r * 0.08)
    for i in range(7):
        t = 2 * math.pi * i / 7 + 1.0
        dx, dz = math.cos(t) * r * 0.5 - r * 0.14, math.sin(t) * r * 0.38 + r * 0.18
        s.ball((x, y, z + dz), r * 0.27, r * 0.22, leaf, dx=dx)
    s.ball((x, y, z + r * 0.22), r * 0.58, r * 0.46, leaf, dx=-r * 0.14)
    for dx, dz, size in (
        (-0.34, 0.5, 0.24),
        (-0.62, 0.22, 0.16),
        (0.02, 0.4, 0.17),
        (-0.3, 0.1, 0.13),
    ):
        s.ball((x, y, z + dz * r), r * size, r * size * 0.75, lit(leaf), dx=dx * r)
    for dx, dz in ((0.34, -0.3), (0.56, 0.02), (-0.04, -0.5), (0.3, 0.12)):
        s.ball((x, y, z + dz * r), r * 0.12, r * 0.08, dark(leaf), 0.7, dx=dx * r)


def great_tree(s: Canvas, x: float, y: float) -> None:
    """An old tree with a mighty trunk and spreading crown; a bench stands in its shade."""
    cx, cy = x + 30, y + 30
    for grow, faint in ((27.0, 0.08), (24.0, 0.09), (20.0, 0.1)):
        s.flat(disc(cx + 3, cy + 1, grow, 36), SHADOW, faint)
    bark = "#8a6146"
    trunk = (
        "M-12 4 Q-5.4 1 -5.4 -9 Q-5.8 -20 -12 -30 L-7 -32 Q-3.4 -25 -0.6 -21 L0.4 -34 L5 -34"
        " L5 -22 Q9 -26 11.4 -32 L15 -29 Q8 -18 7 -9 Q7 1 14 3 Q7 4 4.4 3.4"
        " Q2 7.4 0.6 4.4 Q-5 7 -12 4 Z"
    )
    s.sketch((cx, cy, 0), trunk, s.fade(lit(bark), bark, dark(bark), dark(bark), across=True), 1)
    for u, v in ((-2.6, 4), (1.4, 2), (4, 8)):
        ends = [(cx + u / 2, cy - u / 2, v), (cx + u / 2, cy - u / 2, v + 12)]
        s.line(ends, dark(dark(bark)), 0.8, 0.7)
    for dx, up, r, leaf in (
        (23.0, 42, 16.5, "#468647"),
        (2.0, 66, 19.0, "#549349"),
        (-22.0, 44, 17.5, "#61a14e"),
        (16.0, 60, 16.0, "#5a9a4c"),
        (-12.0, 68, 16.5, "#71b156"),
        (0.0, 47, 17.5, "#69a952"),
    ):
        crown(s, _beside(cx, cy, dx, up), r, leaf)
    for dx, up in ((-26, 50), (-8, 77), (5, 68), (-15, 58), (17, 66), (26, 46), (0, 52), (-30, 40)):
        s.ball((cx, cy, up), 1.5, 1.4, "#ffe27a", dx=dx)
        s.ball((cx, cy, up + 0.4), 0.7, 0.6, "#fff6cc", dx=dx - 0.3)
    s.bench(cx - 8, cy + 17, "x", 17)
    s.person(cx + 1, cy + 19, "#e2604f", 1.1, 3, sits=True)


def _beside(x: float, y: float, right: float, up: float) -> Point3:
    return x + right / 2, y - right / 2, up


def statue(s: Scene, spot: Point3, k: float) -> None:
    """A golden figure with wings that lifts a wreath."""
    gold = s.fade("#fff0b0", "#f2c24a", "#b97f22", across=True)
    deep = s.fade("#f0c552", "#a86f1e")
    s.sketch(spot, "M2 -16 Q13 -26 17 -22 Q17 -13 4 -8 Z", deep, k)
    s.sketch(spot, "M-2 -16 Q-13 -26 -17 -22 Q-17 -13 -4 -8 Z", "#f7d873", k)
    s.sketch(spot, "M-5.6 0 Q-3 -8 -3.4 -15 Q0 -18.4 3.4 -15 Q3 -8 5.6 0 Z", gold, k)
    s.sketch(spot, "M2 -15.4 L8.4 -25 L10.2 -23.6 L4 -12.6 Z", deep, k)
    s.ball((spot[0], spot[1], spot[2] + 20 * k), 2.9 * k, 3.2 * k, gold)
    s.ball((spot[0], spot[1], spot[2] + 27 * k), 3.4 * k, 3.4 * k, "#f2c24a", dx=10 * k)
    s.ball((spot[0], spot[1], spot[2] + 27 * k), 1.8 * k, 1.8 * k, "#7aa35a", dx=10 * k)


def monument(s: Canvas, x: float, y: float) -> None:
    """A golden statue on a column above broad steps."""
    cx, cy, stone = x + 32, y + 32, "#efe5d3"
    for half, z, tint in ((23.0, 0.0, stone), (18.5, 3.4, stone), (14.0, 6.8, lit(stone))):
        if z == 0:
            for grow, faint in ((3.0, 0.08), (1.4, 0.1)):
                s.patch(
                    cx - half + 1, cy - half - 1, 2 * half + grow, 2 * half + grow, SHADOW, faint
                )
        s.box(cx - half, cy - half, z, 2 * half, 2 * half, 3.4, tint)
    s.box(cx - 8.4, cy - 8.4, 10.2, 16.8, 16.8, 12, "#d9ccb6")
    s.left(cy + 8.4).panel(cx - 5.4, 13, 10.8, 6.4, "#c9952f")
    s.left(cy + 8.4).panel(cx - 4.4, 14, 8.8, 4.4, "#f4d06a")
    s.right(cx + 8.4).panel(cy - 5.4, 13, 10.8, 6.4, "#9c6c22")
    s.box(cx - 9.6, cy - 9.6, 22.2, 19.2, 19.2, 2.4, stone)
    s.cylinder(cx, cy, 24.6, 6.6, 2, stone)
    s.cylinder(cx, cy, 26.6, 5, 34, "#f3ead9", r_top=4.2)
    for z in (34.0, 45.0):
        s.ring(cx, cy, z, 4.85 - (z - 26) * 0.02, 1.6, GOLD)
    s.cylinder(cx, cy, 60, 4.2, 2.6, stone, r_top=6.8)
    s.box(cx - 6.4, cy - 6.4, 62.6, 12.8, 12.8, 2, lit(stone))
    s.dome(cx, cy, 64.6, 4.6, 5, "#e2ad3c")
    statue(s, (cx, cy, 68), 1.3)
    for dx, dy in ((-19.5, 19.5), (19.5, -19.5), (19.5, 19.5)):
        s.cylinder(cx + dx, cy + dy, 3.4, 2.4, 4, "#d9ccb6", r_top=3.2)
        s.ball((cx + dx, cy + dy, 9.4), 4, 3.2, "#5f9c55")
        s.ball((cx + dx, cy + dy, 10.4), 3, 2.2, "#f0708a", dx=-0.6)


def special(s: Canvas, x: float, y: float) -> None:
    """A building site over a plot: grey ground, an edge of all four colours, a crane behind."""
    before, s.outline = s.outline, square(x, y)
    s.flat(square(x, y), "#f6efe0")
    wide = 8.5
    inner, outer = square(x, y, wide), square(x, y, RIM)
    for i, colour in enumerate(("red", "blue", "yellow", "green")):
        k = (i + 1) % 4
        s.flat([outer[i], outer[k], inner[k], inner[i]], COLOURS[colour])
        s.flat([outer[i], outer[k], *_inset(outer[i], outer[k])], LIGHT, 0.18)
    s.flat(square(x, y, wide), "#8f8b88")
    s.flat(square(x + 1.4, y + 1.4, wide, CELL - 1.4), "#c3bfb9")
    for i in range(1, 6):
        s.patch(x + wide + 1, y + wide + i * 7.9, CELL - 2 * wide - 1, 0.6, "#a9a5a1")
        s.patch(x + wide + i * 7.9, y + wide + 1, 0.6, CELL - 2 * wide - 1, "#a9a5a1")
    s.flat(rounded(x + 17, y + 17, 30, 30, 7), "#f6f1e6")
    for i, colour in enumerate(("red", "blue", "yellow", "green")):
        a, b = x + (19 if i in (0, 3) else 32.8), y + (19 if i in (0, 1) else 32.8)
        s.flat(rounded(a, b, 12.2, 12.2, 3), COLOURS[colour])
    s.outline = before
    small_crane(s, x + 9, y + 9)


def _inset(a: tuple[float, float], b: tuple[float, float]) -> list[tuple[float, float]]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = math.hypot(dx, dy)
    nx, ny = -dy / long * 1.4, dx / long * 1.4
    return [(b[0] + nx, b[1] + ny), (a[0] + nx, a[1] + ny)]


def small_crane(s: Scene, x: float, y: float) -> None:
    """A little tower crane that keeps to its corner."""
    paint, grey, h = "#ee8b3c", "#8f8b88", 32.0
    s.box(x - 3.6, y - 3.6, 0, 7.2, 7.2, 2.4, grey)
    s.box(x - 1.8, y - 1.8, 2.4, 3.6, 3.6, h - 2.4, paint)
    for i in range(5):
        s.left(y + 1.8).panel(x - 1.8, 5 + i * 5.6, 3.6, 1.5, "#8a5f24", 0.6)
        s.right(x + 1.8).panel(y - 1.8, 5 + i * 5.6, 3.6, 1.5, "#6b4a24", 0.6)
    s.box(x - 2.8, y - 2.8, h, 5.6, 5.6, 5, "#6e7480")
    s.box(x - 9, y - 1.1, h + 5, 31, 2.2, 2.2, paint)
    s.box(x - 9, y - 2, h + 1, 5.4, 4, 4.6, grey)
    s.post(x, y, h + 6, h + 13, mid(paint), 1.5)
    for a in (19.0, -8.0):
        s.line([(x, y, h + 13), (x + a, y, h + 7)], "#7d7470", 0.7)
    s.post(x + 18, y, h + 5, h - 7, "#5c5350", 0.7)
    s.box(x + 15.4, y - 2.6, h - 12, 5.2, 5.2, 4.8, "#efe6d6")


FEATURES: dict[str, Callable[[Canvas, float, float], None]] = {
    **WATER_FEATURES,
    "fountain": fountain,
    "carousel": carousel,
    "kiosk": kiosk,
    "tree": great_tree,
    "monument": monument,
    "special": special,
}


def feature(s: Canvas, x: float, y: float, name: str) -> None:
    """What stands or swims on the cell at (x, y)."""
    FEATURES[name](s, x, y)
