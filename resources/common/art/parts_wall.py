"""What hangs on walls and stands on roofs: windows, doors, awnings, signs, chimneys, dishes."""

import math
from collections.abc import Sequence

from parts_base import LIGHT, SHADOW, Point3, Scene, Side, dark, lit, mid, mix, tone
from parts_solid import box, cylinder, ring

GLASS = "#bfe2ee"
WARM = "#ffe6a3"
CREAM = "#fff8e8"


def spot(side: Side, x: float, y: float, z: float, u: float, v: float, out: float = 0) -> Point3:
    """The point u along and v up from a place on a left (y+) or right (x+) wall, out before it."""
    return (x + u, y + out, z + v) if side == "left" else (x + out, y + u, z + v)


def panel(
    s: Scene,
    side: Side,
    x: float,
    y: float,
    z: float,
    w: float,
    h: float,
    fill: str,
    opacity: float = 1,
    out: float = 0,
) -> None:
    """A flat rectangle on a wall, in exactly the given colour."""
    corners = ((0, 0), (w, 0), (w, h), (0, h))
    s.face([spot(side, x, y, z, u, v, out) for u, v in corners], fill, opacity)


def wall_disc(
    s: Scene, side: Side, x: float, y: float, z: float, r: float, fill: str, opacity: float = 1
) -> None:
    """A circle on a wall around its middle."""
    turns = (2 * math.pi * i / 28 for i in range(28))
    points = [spot(side, x, y, z, r * math.cos(t), r * math.sin(t) * 1.12) for t in turns]
    s.face(points, fill, opacity)


def wall_shape(
    s: Scene,
    side: Side,
    x: float,
    y: float,
    z: float,
    points: Sequence[tuple[float, float]],
    fill: str,
    opacity: float = 1,
) -> None:
    """A polygon of (along, up) points on a wall."""
    s.face([spot(side, x, y, z, u, v) for u, v in points], fill, opacity)


def window(
    s: Scene,
    side: Side,
    x: float,
    y: float,
    z: float,
    w: float,
    h: float,
    glass: str = GLASS,
    frame: str = CREAM,
    bars: int = 1,
) -> None:
    """A framed window with bars, a sill and a streak of light; (x, y, z) is its lower corner."""
    panel(s, side, x, y, z, w, h, tone(frame, side))
    b = min(1.2, w * 0.12)
    pane = glass if side == "left" else mix(dark(glass), glass, 0.45)
    along = "x" if side == "left" else "y"
    gx, gy = (x + b, y) if along == "x" else (x, y + b)
    panel(s, side, gx, gy, z + b, w - 2 * b, h - 2 * b, s.fade(pane, mix(pane, LIGHT, 0.35)))
    panel(s, side, gx, gy, z + h - b - 1, w - 2 * b, 1, SHADOW, 0.18)
    lean = ((b, h * 0.35), (w * 0.45, h - b), (w * 0.72, h - b), (b, h * 0.12))
    wall_shape(s, side, x, y, z, lean, "#ffffff", 0.3 if side == "left" else 0.2)
    for i in range(1, bars + 1):
        cx, cy = (
            (x + w * i / (bars + 1) - 0.35, y)
            if along == "x"
            else (x, y + w * i / (bars + 1) - 0.35)
        )
        panel(s, side, cx, cy, z + b, 0.7, h - 2 * b, tone(frame, side))
    sx, sy = (x - 0.8, y) if along == "x" else (x, y - 0.8)
    panel(s, side, sx, sy, z - 1.1, w + 1.6, 1.3, tone(lit(frame), side), out=0.8)


def windows(
    s: Scene,
    side: Side,
    x: float,
    y: float,
    z: float,
    along: float,
    up: float,
    columns: int,
    rows: int,
    glass: Sequence[str] = (GLASS, "#d9eff5", WARM),
    fill: float = 0.66,
) -> None:
    """A grid of plain panes over a wall piece of the given size, some of them lit."""
    wide, high = along / columns, up / rows
    for row in range(rows):
        for column in range(columns):
            pane = s.random.choice(glass)
            shown = pane if side == "left" else mix(dark(pane), pane, 0.35)
            u, v = wide * (column + (1 - fill) / 2), high * (row + (1 - fill) / 2)
            px, py, pz = spot(side, x, y, z, u, v)
            panel(s, side, px, py, pz, wide * fill, high * fill, shown)
            corner = ((0, high * fill), (wide * fill * 0.7, high * fill), (0, high * fill * 0.3))
            wall_shape(s, side, px, py, pz, corner, "#ffffff", 0.28)


def door(
    s: Scene,
    side: Side,
    x: float,
    y: float,
    z: float,
    w: float,
    h: float,
    colour: str = "#9a6246",
    glass: str = WARM,
    frame: str = CREAM,
) -> None:
    """A framed door with a pane, a knob and a step before it."""
    sx, sy = (x - 1.5, y) if side == "left" else (x, y - 1.5)
    if side == "left":
        box(s, sx, y, z, w + 3, 3, 1.2, "#d9cdbb")
    else:
        box(s, x, sy, z, 3, w + 3, 1.2, "#d9cdbb")
    panel(s, side, *spot(side, x, y, z, -1, 0), w + 2, h + 1.2, tone(frame, side))
    panel(s, side, x, y, z, w, h, tone(colour, side))
    panel(s, side, *spot(side, x, y, z, w * 0.18, h * 0.45), w * 0.64, h * 0.42, tone(glass, side))
    panel(s, side, *spot(side, x, y, z, w * 0.18, h * 0.1), w * 0.64, h * 0.24, dark(colour), 0.5)
    wall_disc(s, side, *spot(side, x, y, z, w * 0.84, h * 0.42), 0.6, "#f4d58a")


def awning(
    s: Scene,
    side: Side,
    x: float,
    y: float,
    z: float,
    w: float,
    one: str,
    two: str = CREAM,
    stripes: int = 7,
    out: float = 9,
    drop: float = 6,
) -> None:
    """A striped awning that hangs from a wall at height z, with a scalloped hem and its shade."""
    panel(s, side, x, y, z - drop - 5, w, drop + 5, SHADOW, 0.16)
    step = w / stripes
    for i in range(stripes):
        colour = (one, two)[i % 2]
        u, v = i * step, (i + 1) * step
        high, low = (spot(side, x, y, z, a, 0) for a in (u, v)), (u, v)
        a, b = high
        c, d = (spot(side, x, y, z, p, -drop, out) for p in low)
        face = lit(colour) if side == "left" else mix(colour, dark(colour), 0.55)
        s.face([a, b, d, c], face)
        hem = [c, d]
        for k in range(5):
            t = math.pi * k / 4
            p = v - step * (1 - math.cos(t)) / 2
            hem.append(spot(side, x, y, z, p, -drop - 1.6 - 1.9 * math.sin(t), out))
        s.face(hem, tone(colour, side))


def canopy(
    s: Scene,
    x: float,
    y: float,
    z: float,
    w: float,
    d: float,
    h: float,
    one: str,
    two: str = CREAM,
    stripes: int = 7,
) -> None:
    """A striped tent roof over a stall, its ridge along x, on four posts from the ground."""
    for a, b in ((x + 1, y + 1), (x + w - 1, y + 1), (x + 1, y + d - 1), (x + w - 1, y + d - 1)):
        s.line([(a, b, 0), (a, b, z)], "#a77a58", 1.3)
    m, step = y + d / 2, w / stripes
    s.face([(x + w, y, z), (x + w, m, z + h), (x + w, y + d, z)], dark(one))
    for i in range(stripes):
        colour = (one, two)[i % 2]
        a, b = x + i * step, x + (i + 1) * step
        if h < d / 2:
            s.face([(a, y, z), (b, y, z), (b, m, z + h), (a, m, z + h)], dark(colour))
        s.face([(a, y + d, z), (b, y + d, z), (b, m, z + h), (a, m, z + h)], lit(colour))
        hem = [(a, y + d, z), (b, y + d, z)]
        for k in range(5):
            t = math.pi * k / 4
            drop = z - 1.4 - 1.7 * math.sin(t)
            hem.append((b - step * (1 - math.cos(t)) / 2, y + d, drop))
        s.face(hem, mid(colour))
    s.face(
        [(x + w, y, z), (x + w, y + d, z), (x + w, y + d, z - 2.6), (x + w, y, z - 2.6)], dark(two)
    )


def board(
    s: Scene,
    side: Side,
    x: float,
    y: float,
    z: float,
    w: float,
    h: float,
    colour: str,
    frame: str = CREAM,
    out: float = 1.5,
) -> None:
    """A sign board that stands off the wall by out; its emblem is drawn upon it."""
    if side == "left":
        box(s, x, y, z, w, out, h, frame)
    else:
        box(s, x, y, z, out, w, h, frame)
    ex, ey, ez = spot(side, x, y, z, 1, 1, out)
    panel(s, side, ex, ey, ez, w - 2, h - 2, tone(colour, side))


def chimney(
    s: Scene, x: float, y: float, z: float, w: float, h: float, colour: str = "#c4785f"
) -> None:
    """A square chimney of brick with a cap."""
    box(s, x, y, z, w, w, h, colour)
    for i in range(1, int(h / 3)):
        panel(s, "left", x, y + w, z + i * 3, w, 0.5, mix(colour, CREAM, 0.3), 0.6)
        panel(s, "right", x + w, y, z + i * 3, w, 0.5, mix(colour, CREAM, 0.1), 0.6)
    box(s, x - 0.8, y - 0.8, z + h, w + 1.6, w + 1.6, 2, mix(colour, CREAM, 0.45))
    s.face(
        [
            (x + 1, y + 1, z + h + 2),
            (x + w - 1, y + 1, z + h + 2),
            (x + w - 1, y + w - 1, z + h + 2),
            (x + 1, y + w - 1, z + h + 2),
        ],
        "#5a4650",
    )


def stack(
    s: Scene, x: float, y: float, z: float, r: float, h: float, colour: str = "#d9826a"
) -> None:
    """A tall round factory chimney with two bright bands."""
    cylinder(s, x, y, z, r, h, colour, r_top=r * 0.72)
    for share in (0.72, 0.86):
        ring(s, x, y, z + h * share, r * (1.02 - 0.28 * share), h * 0.06, CREAM)
    cylinder(s, x, y, z + h * 0.92, r * 0.75, h * 0.08, colour, top="#5a4650", r_top=r * 0.72)


def smoke(
    s: Scene, x: float, y: float, z: float, puffs: int = 4, size: float = 1, colour: str = "#ffffff"
) -> None:
    """Round puffs that drift to the right and fade."""
    for i in range(puffs):
        up, across = z + (5 + i * 8.5) * size, (1 + i * i * 1.5) * size
        r = (3 + 1.6 * i) * size
        faint = 0.85 - 0.6 * i / max(1, puffs - 1)
        s.ball((x, y, up - 0.8), r, r * 0.82, "#c9d2de", faint * 0.45, dx=across + 0.9)
        s.ball((x, y, up), r, r * 0.82, colour, faint, dx=across)


def dish(s: Scene, x: float, y: float, z: float, r: float, colour: str = "#f2efe8") -> None:
    """A satellite dish that looks to the upper left, on a short foot."""
    box(s, x - 1.2, y - 1.2, z, 2.4, 2.4, r * 0.7, "#a9adb8")
    px, py = s.at(x, y, z + r * 1.15)
    k = s.scale
    s.ball((x, y, z + r * 1.1), r * 1.04, r * 0.98, dark(colour), dx=0.8)
    s.ellipse(px - 0.6 * k, py, r * k, r * 0.92 * k, s.fade(dark(colour), lit(colour), across=True))
    s.ellipse(px - 1.4 * k, py - 0.4 * k, r * 0.8 * k, r * 0.72 * k, mix(colour, SHADOW, 0.14))
    s.ellipse(px - 0.4 * k, py + 0.6 * k, r * 0.62 * k, r * 0.56 * k, lit(colour), 0.9)
    tip = (x - r * 0.5, y + r * 0.4, z + r * 1.5)
    for dx, dz in ((r * 0.45, 0.0), (-r * 0.2, r * 0.5), (-r * 0.3, -r * 0.4)):
        s.line([(x + dx * 0.6, y - dx * 0.6, z + r * 1.15 + dz), tip], "#8b8f9c", 0.7)
    s.ball(tip, 1.4, 1.4, "#e2604f")


def roof_unit(s: Scene, x: float, y: float, z: float, size: float = 6) -> None:
    """A small machine on a flat roof with a fan."""
    box(s, x, y, z, size, size * 0.9, size * 0.6, "#cdd0d6")
    s.ball((x + size / 2, y + size * 0.45, z + size * 0.6), size * 0.42, size * 0.21, "#7f8592")
    s.ball((x + size / 2, y + size * 0.45, z + size * 0.6), size * 0.14, size * 0.07, "#e8e9ec")


def arch(
    s: Scene,
    side: Side,
    x: float,
    y: float,
    z: float,
    w: float,
    h: float,
    glass: str = WARM,
    cross: bool = True,
) -> None:
    """A tall round-headed window with a frame and an upright bar, or a cross."""
    for grow, fill in ((1.1, tone(CREAM, side)), (0.0, mix(tone(glass, side), glass, 0.5))):
        a, b = w / 2 + grow, h - w / 2
        turns = [math.pi * i / 8 for i in range(9)]
        head = [(w / 2 + a * math.cos(t), b + a * math.sin(t)) for t in turns]
        wall_shape(s, side, x, y, z, [(w / 2 + a, 0), *head, (w / 2 - a, 0)], fill)
    bars = [(w / 2 - 0.35, 0, 0.7, h), (0, h - w / 2, w, 0.7)]
    for u, v, wide, high in bars if cross else bars[:1]:
        bar = ((u, v), (u + wide, v), (u + wide, v + high), (u, v + high))
        wall_shape(s, side, x, y, z, bar, tone(CREAM, side))
    lean = ((0, h * 0.15), (w * 0.7, h * 0.7), (0, h * 0.6))
    wall_shape(s, side, x, y, z, lean, "#ffffff", 0.3)
