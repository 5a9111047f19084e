"""The storeys of the buildings: walls, windows and doors in the manner of each colour."""

import math
from collections.abc import Callable

from cells_ground import CELL
from kit import (
    CREAM,
    WARM,
    Scene,
    Side,
    arch,
    box,
    dark,
    door,
    eave_shade,
    lit,
    mid,
    mix,
    panel,
    tone,
    wall_shape,
    window,
)
from kit import spot as on_wall

INSET = 11.0
WIDE = CELL - 2 * INSET
HIGH = 25.0
SIDES: tuple[Side, Side] = ("left", "right")
BRICK, GLASS, LEAFY, SAND, PLAIN = "#d8604f", "#4f86c6", "#47a274", "#e9b945", "#ece5d6"
SKY = "#cdeaf6"


def corner(side: Side, x: float, y: float) -> tuple[float, float]:
    """Where a visible wall of a building begins."""
    return (x, y + WIDE) if side == "left" else (x + WIDE, y)


def along(
    side: Side, x: float, y: float, z: float, u: float, v: float
) -> tuple[float, float, float]:
    """The point u along and v up on a visible wall."""
    return on_wall(side, *corner(side, x, y), z, u, v)


def band(s: Scene, x: float, y: float, z: float, h: float, colour: str, out: float = 0.9) -> None:
    """A string course around a building."""
    eave_shade(s, x, y, z, WIDE, WIDE, 1.6)
    box(s, x - out, y - out, z, WIDE + 2 * out, WIDE + 2 * out, h, colour)


def cream_band(s: Scene, x: float, y: float, z: float, h: float, out: float) -> None:
    """A string course of cream around a building."""
    eave_shade(s, x, y, z, WIDE, WIDE, 1.8)
    a, b = x + WIDE + out, y + WIDE + out
    s.face([(x - out, b, z), (a, b, z), (a, b, z + h), (x - out, b, z + h)], "#fffbf1")
    s.face([(a, y - out, z), (a, b, z), (a, b, z + h), (a, y - out, z + h)], "#e3dac8")
    corners = [(x - out, y - out), (a, y - out), (a, b), (x - out, b)]
    s.face([(p, q, z + h) for p, q in corners], "#fffdf5")


def plinth(s: Scene, x: float, y: float, z: float, colour: str) -> None:
    """A low foot of stone along the two visible walls."""
    a, b, o, h = x + WIDE, y + WIDE, 0.8, 2.6
    s.face(
        [(x - o, b + o, z), (a + o, b + o, z), (a + o, b + o, z + h), (x - o, b + o, z + h)],
        mid(colour),
    )
    s.face(
        [(a + o, y - o, z), (a + o, b + o, z), (a + o, b + o, z + h), (a + o, y - o, z + h)],
        dark(colour),
    )
    rim = [(x - o, b, z + h), (a, b, z + h), (a, y - o, z + h), (a + o, y - o, z + h)]
    s.face([*rim, (a + o, b + o, z + h), (x - o, b + o, z + h)], lit(lit(colour)))


def small(s: Scene) -> bool:
    """Whether a building is drawn so small that fine parts would only blur."""
    return s.scale < 0.6


def plain_arch(
    s: Scene, side: Side, x: float, y: float, z: float, w: float, h: float, glass: str
) -> None:
    """A round-headed window of two shapes only."""
    for grow, fill in ((1.1, tone(CREAM, side)), (0.0, mix(tone(glass, side), glass, 0.5))):
        a, m = w / 2 + grow, w / 2
        head = [(m + a * math.cos(t), h - m + a * math.sin(t)) for t in (0, 0.79, 1.57, 2.36, 3.14)]
        wall_shape(s, side, x, y, z, [(m + a, 0), *head, (m - a, 0)], fill)


def _brickwork(s: Scene, side: Side, x: float, y: float, z: float) -> None:
    if small(s):
        return
    face = tone(BRICK, side)
    bright, deep = mix(face, "#ffd9b8", 0.3), mix(face, "#6d2a35", 0.24)
    for row in range(7):
        v = 1.2 + row * 3.1
        panel(s, side, *along(side, x, y, z, 0, v + 2.7), WIDE, 0.45, bright, 0.4)
        for _ in range(2):
            u = s.random.randrange(0, 9) * 4.4 + (row % 2) * 2.2
            shown = s.random.choice((bright, deep))
            panel(s, side, *along(side, x, y, z, u, v), min(4.0, WIDE - u), 2.6, shown, 0.45)


def _brick_window(s: Scene, side: Side, x: float, y: float, z: float, u: float, h: float) -> None:
    stone = tone(CREAM, side)
    if small(s):
        panel(s, side, *along(side, x, y, z, u - 0.6, 5.6), 8.6, h + 2, stone)
        panel(s, side, *along(side, x, y, z, u + 0.8, 7), 5.8, h - 1.2, tone(SKY, side))
        return
    panel(s, side, *along(side, x, y, z, u - 1.1, 6.2 + h), 9.6, 1.9, stone)
    warm = s.random.random() < 0.3
    window(s, side, *along(side, x, y, z, u, 6.4), 7.4, h, WARM if warm else SKY)
    panel(s, side, *along(side, x, y, z, u + 0.9, 6.2 + h / 2), 5.6, 0.7, stone)


def red_storey(s: Scene, x: float, y: float, z: float, ground: bool) -> None:
    """Brick walls with white windows and corner stones."""
    box(s, x, y, z, WIDE, WIDE, HIGH, BRICK)
    for side in SIDES:
        _brickwork(s, side, x, y, z)
        for u in (4.4, 17.3, 30.2):
            if not (ground and side == "left" and u == 17.3):
                _brick_window(s, side, x, y, z, u, 12)
        for row in range(0 if small(s) else 5):
            wide = (4.0, 2.6)[row % 2]
            start = WIDE - wide
            panel(
                s, side, *along(side, x, y, z, start, 1 + row * 4.4), wide, 3.6, tone(CREAM, side)
            )
    if ground:
        plinth(s, x, y, z, "#cdbfae")
        door(s, "left", x + 17, y + WIDE + 0.7, z, 8, 15, "#4c6a86", WARM)
        wall_shape(
            s,
            "left",
            x + 21,
            y + WIDE + 0.7,
            z + 16.4,
            [(6 * math.cos(t), 3.6 * math.sin(t)) for t in (math.pi * i / 8 for i in range(9))],
            mid(CREAM),
        )
    band(s, x, y, z + HIGH - 2.4, 2.4, "#fff3dd")


def blue_storey(s: Scene, x: float, y: float, z: float, ground: bool) -> None:
    """Ribbons of glass between blue walls and white floors."""
    box(s, x, y, z, WIDE, WIDE, HIGH, GLASS)
    for side in SIDES:
        low, high = (1.2, 19.2) if ground else (6.4, 14.0)
        pane = "#a9dcf6" if side == "left" else "#5fa3d6"
        end = "#e4f6fd" if side == "left" else "#9acbea"
        glass = s.fade(pane, end)
        panel(s, side, *along(side, x, y, z, 2, low), WIDE - 4, high, glass)
        for u, wide in ((6.0, 7.0), (24.0, 11.0)) if not small(s) else ():
            lean = ((u, low), (u + wide, low), (u + wide + 9, low + high), (u + 9, low + high))
            kept = [(min(p, WIDE - 2), q) for p, q in lean]
            wall_shape(s, side, *corner(side, x, y), z, kept, "#ffffff", 0.28)
        frame = tone("#f4f9fc", side)
        for i in range(6):
            u = 2 + i * (WIDE - 4.8) / 5
            panel(s, side, *along(side, x, y, z, u, low), 0.9, high, frame)
        if not ground:
            for i in range(5):
                u = 3.4 + i * (WIDE - 4.8) / 5
                panel(s, side, *along(side, x, y, z, u, 1.4), 5.4, 3.4, tone("#3c70b2", side), 0.55)
            panel(s, side, *along(side, x, y, z, 2, 12.6), WIDE - 4, 0.7, frame)
    if ground:
        panel(s, "left", x + 15, y + WIDE, z, 12, 17, mid("#2f5f9c"))
        for u in (16.2, 21.6):
            panel(s, "left", x + u, y + WIDE, z, 4.2, 15.4, s.fade("#fff0c0", "#ffe3a0"))
        box(s, x + 13, y + WIDE, z + 17, 16, 6, 1.6, "#f4f9fc")
    eave_shade(s, x, y, z + HIGH - 3.2, WIDE, WIDE, 2.2)
    box(s, x - 1.8, y - 1.8, z + HIGH - 3.2, WIDE + 3.6, WIDE + 3.6, 3.2, "#f6fafc")


def green_storey(s: Scene, x: float, y: float, z: float, ground: bool) -> None:
    """Plaster with tall round-headed windows and pale corners."""
    box(s, x, y, z, WIDE, WIDE, HIGH, LEAFY)
    for side in SIDES:
        pale = tone("#eef6e2", side)
        for u in (0.0, WIDE - 2.6):
            panel(s, side, *along(side, x, y, z, u, 0), 2.6, HIGH, mix(pale, LEAFY, 0.25))
        for u in (5.4, 17.5, 29.6):
            if not (ground and side == "left" and u == 17.5):
                _leafy_window(s, side, *along(side, x, y, z, u, 5.6))
                panel(s, side, *along(side, x, y, z, u - 1.6, 3.9), 10.2, 1.5, pale)
    if ground:
        plinth(s, x, y, z, "#dcd6c4")
        box(s, x + 14, y + WIDE, z, 14, 5, 1.4, "#e8e0cf")
        for grow, fill in ((1.8, mid("#eef6e2")), (0.0, mid("#7a4f3c"))):
            a = 4.4 + grow
            head = [(a * math.cos(t), 11 + a * math.sin(t)) for t in _half()]
            wall_shape(s, "left", x + 21, y + WIDE + 0.8, z + 1.4, [(a, 0), *head, (-a, 0)], fill)
        panel(s, "left", x + 17.6, y + WIDE + 0.8, z + 10.6, 6.8, 3.6, WARM)
        panel(s, "left", x + 20.7, y + WIDE + 0.8, z + 1.4, 0.7, 9, "#4b2f28")
    band(s, x, y, z + HIGH - 2.4, 2.4, "#f1f8e6")


def _leafy_window(s: Scene, side: Side, x: float, y: float, z: float) -> None:
    pane = WARM if s.random.random() < 0.25 else SKY
    if small(s):
        plain_arch(s, side, x, y, z, 7, 14.4, pane)
    else:
        arch(s, side, x, y, z, 7, 14.4, pane)


def _half() -> list[float]:
    return [math.pi * i / 8 for i in range(9)]


def yellow_storey(s: Scene, x: float, y: float, z: float, ground: bool) -> None:
    """Sandstone with half columns between arches."""
    box(s, x, y, z, WIDE, WIDE, HIGH, SAND)
    for side in SIDES:
        pale, shade = tone("#fbe7ae", side), mix(tone(SAND, side), "#8a5a3c", 0.25)
        bays = (5.2, 17.1, 29.0)
        for u in bays:
            if ground:
                _gateway(s, side, x, y, z, u, pale)
            else:
                hole = along(side, x, y, z, u, 5.4)
                if small(s):
                    plain_arch(s, side, *hole, 7.8, 14, SKY)
                else:
                    arch(s, side, *hole, 7.8, 14, SKY, cross=False)
                panel(s, side, *along(side, x, y, z, u - 1.4, 3.8), 10.6, 1.5, pale)
        for u in (1.0, 13.4, 25.3, 37.6):
            panel(s, side, *along(side, x, y, z, u + 2.4, 2), 0.9, HIGH - 5, shade, 0.7)
            panel(s, side, *along(side, x, y, z, u, 2), 2.6, HIGH - 5, pale)
            panel(s, side, *along(side, x, y, z, u - 0.6, HIGH - 5), 3.8, 1.6, pale)
            panel(s, side, *along(side, x, y, z, u - 0.6, 0.4), 3.8, 1.8, pale)
    if ground:
        plinth(s, x, y, z, "#efe0bd")
    band(s, x, y, z + HIGH - 2.6, 2.6, "#fff1cd", 1.2)


def _gateway(s: Scene, side: Side, x: float, y: float, z: float, u: float, pale: str) -> None:
    inner = "#7a5136" if side == "left" else "#5f3f34"
    for grow, fill in ((1.0, pale), (0.0, inner)):
        a = 3.9 + grow
        head = [(a * math.cos(t), 13 + a * math.sin(t)) for t in _half()]
        wall_shape(s, side, *along(side, x, y, z, u + 3.9, 1.6), [(a, 0), *head, (-a, 0)], fill)
    panel(s, side, *along(side, x, y, z, u + 1.2, 1.6), 5.4, 9.6, mix(inner, WARM, 0.55))


def any_storey(s: Scene, x: float, y: float, z: float, ground: bool) -> None:
    """Plain cream plaster with plain windows."""
    box(s, x, y, z, WIDE, WIDE, HIGH, PLAIN)
    panel(s, "left", *along("left", x, y, z, 0, 0), WIDE, HIGH, s.fade("#efe8da", "#e2d9c7"))
    panel(s, "right", *along("right", x, y, z, 0, 0), WIDE, HIGH, s.fade("#c6bba6", "#b5a992"))
    for side in SIDES:
        sill, shown = ("#fffdf7", "#86a9c2") if side == "left" else ("#e6dfd0", "#68889f")
        for u in (4.6, 17.2, 29.8):
            if not (ground and side == "left" and u == 17.2):
                px, py, pz = along(side, x, y, z, u, 6.2)
                panel(s, side, px, py, pz, 7.6, 12, sill)
                panel(s, side, *on_wall(side, px, py, pz, 1, 1), 5.6, 10, shown)
                lean = ((1, 3.5), (1, 8), (4.4, 11), (6.6, 11))
                wall_shape(s, side, px, py, pz, lean, "#ffffff", 0.35)
    if ground:
        plinth(s, x, y, z, "#c6bcaa")
        door(s, "left", x + 17, y + WIDE + 0.8, z, 8, 15, "#9a7a58", "#e9dfc8")
    cream_band(s, x, y, z + HIGH - 2.4, 2.4, 0.9)


STOREYS: dict[str, Callable[[Scene, float, float, float, bool], None]] = {
    "red": red_storey,
    "blue": blue_storey,
    "green": green_storey,
    "yellow": yellow_storey,
    "any": any_storey,
}
