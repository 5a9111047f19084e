"""The storeys of the buildings: walls, windows and doors in the manner of each colour."""

import math
from collections.abc import Callable

from cells_ground import CELL
from kit import CREAM, WARM, Board, Scene, Side, Wall, lit, mid, mix, tone

INSET = 11.0
WIDE = CELL - 2 * INSET
HIGH = 25.0
SIDES: tuple[Side, Side] = ("left", "right")
BRICK, GLASS, LEAFY, SAND, PLAIN = "#d8604f", "#4f86c6", "#47a274", "#e9b945", "#ece5d6"
SKY = "#cdeaf6"


def front(s: Scene, side: Side, x: float, y: float, z: float) -> Wall:
    """A visible wall of the storey at (x, y, z)."""
    return s.wall(side, x, y + WIDE, z) if side == "left" else s.wall(side, x + WIDE, y, z)


def band(s: Scene, x: float, y: float, z: float, h: float, colour: str, out: float = 0.9) -> None:
    """A string course around a building."""
    s.eave_shade(x, y, z, WIDE, WIDE, 1.6)
    s.box(x - out, y - out, z, WIDE + 2 * out, WIDE + 2 * out, h, colour)


def cream_band(s: Scene, x: float, y: float, z: float, h: float, out: float) -> None:
    """A string course of cream around a building."""
    s.eave_shade(x, y, z, WIDE, WIDE, 1.8)
    a, b = x + WIDE + out, y + WIDE + out
    s.left(b).panel(x - out, z, WIDE + 2 * out, h, "#fffbf1")
    s.right(a).panel(y - out, z, WIDE + 2 * out, h, "#e3dac8")
    corners = [(x - out, y - out), (a, y - out), (a, b), (x - out, b)]
    s.face([(p, q, z + h) for p, q in corners], "#fffdf5")


def plinth(s: Scene, x: float, y: float, z: float, colour: str) -> None:
    """A low foot of stone along the two visible walls."""
    a, b, o, h = x + WIDE, y + WIDE, 0.8, 2.6
    s.band(x - o, y - o, z, WIDE + 2 * o, WIDE + 2 * o, h, colour)
    rim = [(x - o, b, z + h), (a, b, z + h), (a, y - o, z + h), (a + o, y - o, z + h)]
    s.face([*rim, (a + o, b + o, z + h), (x - o, b + o, z + h)], lit(lit(colour)))


def small(s: Board) -> bool:
    """Whether a building is drawn so small that fine parts would only blur."""
    return s.scale < 0.6


def plain_arch(wall: Wall, u: float, v: float, w: float, h: float, glass: str) -> None:
    """A round-headed window of two shapes only."""
    for grow, fill in ((1.1, wall.tone(CREAM)), (0.0, mix(wall.tone(glass), glass, 0.5))):
        a, m = w / 2 + grow, w / 2
        head = [(m + a * math.cos(t), h - m + a * math.sin(t)) for t in (0, 0.79, 1.57, 2.36, 3.14)]
        wall.shape(u, v, [(m + a, 0), *head, (m - a, 0)], fill)


def _brickwork(s: Scene, side: Side, x: float, y: float, z: float) -> None:
    if small(s):
        return
    face = tone(BRICK, side)
    bright, deep = mix(face, "#ffd9b8", 0.3), mix(face, "#6d2a35", 0.24)
    for row in range(7):
        v = 1.2 + row * 3.1
        wall = front(s, side, x, y, z)
        wall.panel(0, v + 2.7, WIDE, 0.45, bright, 0.4)
        for _ in range(2):
            u = s.random.randrange(0, 9) * 4.4 + (row % 2) * 2.2
            shown = s.random.choice((bright, deep))
            wall.panel(u, v, min(4.0, WIDE - u), 2.6, shown, 0.45)


def _brick_window(s: Scene, side: Side, x: float, y: float, z: float, u: float, h: float) -> None:
    stone = tone(CREAM, side)
    wall = front(s, side, x, y, z)
    if small(s):
        wall.panel(u - 0.6, 5.6, 8.6, h + 2, stone)
        wall.panel(u + 0.8, 7, 5.8, h - 1.2, tone(SKY, side))
        return
    wall.panel(u - 1.1, 6.2 + h, 9.6, 1.9, stone)
    warm = s.random.random() < 0.3
    wall.window(u, 6.4, 7.4, h, WARM if warm else SKY)
    wall.panel(u + 0.9, 6.2 + h / 2, 5.6, 0.7, stone)


def red_storey(s: Scene, x: float, y: float, z: float, ground: bool) -> None:
    """Brick walls with white windows and corner stones."""
    s.box(x, y, z, WIDE, WIDE, HIGH, BRICK)
    for side in SIDES:
        _brickwork(s, side, x, y, z)
        for u in (4.4, 17.3, 30.2):
            if not (ground and side == "left" and u == 17.3):
                _brick_window(s, side, x, y, z, u, 12)
        for row in range(0 if small(s) else 5):
            wide = (4.0, 2.6)[row % 2]
            start = WIDE - wide
            front(s, side, x, y, z).panel(start, 1 + row * 4.4, wide, 3.6, tone(CREAM, side))
    if ground:
        plinth(s, x, y, z, "#cdbfae")
        s.left(y + WIDE + 0.7).door(x + 17, z, 8, 15, "#4c6a86", WARM)
        s.left(y + WIDE + 0.7).shape(
            x + 21,
            z + 16.4,
            [(6 * math.cos(t), 3.6 * math.sin(t)) for t in (math.pi * i / 8 for i in range(9))],
            mid(CREAM),
        )
    band(s, x, y, z + HIGH - 2.4, 2.4, "#fff3dd")


def blue_storey(s: Scene, x: float, y: float, z: float, ground: bool) -> None:
    """Ribbons of glass between blue walls and white floors."""
    s.box(x, y, z, WIDE, WIDE, HIGH, GLASS)
    for side in SIDES:
        low, high = (1.2, 19.2) if ground else (6.4, 14.0)
        pane = "#a9dcf6" if side == "left" else "#5fa3d6"
        end = "#e4f6fd" if side == "left" else "#9acbea"
        glass = s.fade(pane, end)
        wall = front(s, side, x, y, z)
        wall.panel(2, low, WIDE - 4, high, glass)
        for u, wide in ((6.0, 7.0), (24.0, 11.0)) if not small(s) else ():
            lean = ((u, low), (u + wide, low), (u + wide + 9, low + high), (u + 9, low + high))
            kept = [(min(p, WIDE - 2), q) for p, q in lean]
            wall.shape(0, 0, kept, "#ffffff", 0.28)
        frame = tone("#f4f9fc", side)
        for i in range(6):
            u = 2 + i * (WIDE - 4.8) / 5
            wall.panel(u, low, 0.9, high, frame)
        if not ground:
            for i in range(5):
                u = 3.4 + i * (WIDE - 4.8) / 5
                wall.panel(u, 1.4, 5.4, 3.4, tone("#3c70b2", side), 0.55)
            wall.panel(2, 12.6, WIDE - 4, 0.7, frame)
    if ground:
        s.left(y + WIDE).panel(x + 15, z, 12, 17, mid("#2f5f9c"))
        s.left(y + WIDE).panel((x + 16.2, x + 21.6), z, 4.2, 15.4, s.fade("#fff0c0", "#ffe3a0"))
        s.box(x + 13, y + WIDE, z + 17, 16, 6, 1.6, "#f4f9fc")
    s.eave_shade(x, y, z + HIGH - 3.2, WIDE, WIDE, 2.2)
    s.box(x - 1.8, y - 1.8, z + HIGH - 3.2, WIDE + 3.6, WIDE + 3.6, 3.2, "#f6fafc")


def green_storey(s: Scene, x: float, y: float, z: float, ground: bool) -> None:
    """Plaster with tall round-headed windows and pale corners."""
    s.box(x, y, z, WIDE, WIDE, HIGH, LEAFY)
    for side in SIDES:
        pale = tone("#eef6e2", side)
        wall = front(s, side, x, y, z)
        wall.panel((0.0, WIDE - 2.6), 0, 2.6, HIGH, mix(pale, LEAFY, 0.25))
        for u in (5.4, 17.5, 29.6):
            if not (ground and side == "left" and u == 17.5):
                _leafy_window(wall, u, 5.6)
                wall.panel(u - 1.6, 3.9, 10.2, 1.5, pale)
    if ground:
        plinth(s, x, y, z, "#dcd6c4")
        s.box(x + 14, y + WIDE, z, 14, 5, 1.4, "#e8e0cf")
        for grow, fill in ((1.8, mid("#eef6e2")), (0.0, mid("#7a4f3c"))):
            a = 4.4 + grow
            head = [(a * math.cos(t), 11 + a * math.sin(t)) for t in _half()]
            s.left(y + WIDE + 0.8).shape(x + 21, z + 1.4, [(a, 0), *head, (-a, 0)], fill)
        s.left(y + WIDE + 0.8).panel(x + 17.6, z + 10.6, 6.8, 3.6, WARM)
        s.left(y + WIDE + 0.8).panel(x + 20.7, z + 1.4, 0.7, 9, "#4b2f28")
    band(s, x, y, z + HIGH - 2.4, 2.4, "#f1f8e6")


def _leafy_window(wall: Wall, u: float, v: float) -> None:
    pane = WARM if wall.s.random.random() < 0.25 else SKY
    if small(wall.s):
        plain_arch(wall, u, v, 7, 14.4, pane)
    else:
        wall.arch(u, v, 7, 14.4, pane)


def _half() -> list[float]:
    return [math.pi * i / 8 for i in range(9)]


def yellow_storey(s: Scene, x: float, y: float, z: float, ground: bool) -> None:
    """Sandstone with half columns between arches."""
    s.box(x, y, z, WIDE, WIDE, HIGH, SAND)
    for side in SIDES:
        pale, shade = tone("#fbe7ae", side), mix(tone(SAND, side), "#8a5a3c", 0.25)
        bays = (5.2, 17.1, 29.0)
        face = front(s, side, x, y, z)
        for u in bays:
            if ground:
                _gateway(s, side, x, y, z, u, pale)
            else:
                wall = face
                if small(s):
                    plain_arch(wall, u, 5.4, 7.8, 14, SKY)
                else:
                    wall.arch(u, 5.4, 7.8, 14, SKY, cross=False)
                face.panel(u - 1.4, 3.8, 10.6, 1.5, pale)
        for u in (1.0, 13.4, 25.3, 37.6):
            face.panel(u + 2.4, 2, 0.9, HIGH - 5, shade, 0.7)
            face.panel(u, 2, 2.6, HIGH - 5, pale)
            face.panel(u - 0.6, HIGH - 5, 3.8, 1.6, pale)
            face.panel(u - 0.6, 0.4, 3.8, 1.8, pale)
    if ground:
        plinth(s, x, y, z, "#efe0bd")
    band(s, x, y, z + HIGH - 2.6, 2.6, "#fff1cd", 1.2)


def _gateway(s: Scene, side: Side, x: float, y: float, z: float, u: float, pale: str) -> None:
    inner = "#7a5136" if side == "left" else "#5f3f34"
    wall = front(s, side, x, y, z)
    for grow, fill in ((1.0, pale), (0.0, inner)):
        a = 3.9 + grow
        head = [(a * math.cos(t), 13 + a * math.sin(t)) for t in _half()]
        wall.shape(u + 3.9, 1.6, [(a, 0), *head, (-a, 0)], fill)
    wall.panel(u + 1.2, 1.6, 5.4, 9.6, mix(inner, WARM, 0.55))


def any_storey(s: Scene, x: float, y: float, z: float, ground: bool) -> None:
    """Plain cream plaster with plain windows."""
    s.box(x, y, z, WIDE, WIDE, HIGH, PLAIN)
    front(s, "left", x, y, z).panel(0, 0, WIDE, HIGH, s.fade("#efe8da", "#e2d9c7"))
    front(s, "right", x, y, z).panel(0, 0, WIDE, HIGH, s.fade("#c6bba6", "#b5a992"))
    for side in SIDES:
        sill, shown = ("#fffdf7", "#86a9c2") if side == "left" else ("#e6dfd0", "#68889f")
        for u in (4.6, 17.2, 29.8):
            if not (ground and side == "left" and u == 17.2):
                wall = front(s, side, x, y, z)
                wall.panel(u, 6.2, 7.6, 12, sill)
                wall.panel(u + 1, 7.2, 5.6, 10, shown)
                lean = ((1, 3.5), (1, 8), (4.4, 11), (6.6, 11))
                wall.shape(u, 6.2, lean, "#ffffff", 0.35)
    if ground:
        plinth(s, x, y, z, "#c6bcaa")
        s.left(y + WIDE + 0.8).door(x + 17, z, 8, 15, "#9a7a58", "#e9dfc8")
    cream_band(s, x, y, z + HIGH - 2.4, 2.4, 0.9)


STOREYS: dict[str, Callable[[Scene, float, float, float, bool], None]] = {
    "red": red_storey,
    "blue": blue_storey,
    "green": green_storey,
    "yellow": yellow_storey,
    "any": any_storey,
}
