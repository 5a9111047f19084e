"""Draws what stands on the land: houses, high-rises, factories and town halls of seats, a field.

Every piece stands on a picture of 64 by 80; the middle of its ground is at (32, 62). Beside them
there are the small wooden things that lie on the table: grain, orders and prices, 64 by 64.
"""

import math
from collections.abc import Callable
from functools import partial

from kit import LIGHT, SHADE, SHADOW, Scene, Side, dark, lit, mid, mix, rounded, tone
from land_canvas import Land, Way, round_way

SEATS = ("#e69f00", "#0072b2", "#009e73", "#cc79a7")
WALL, STONE, BRICK, GLASS = "#fbf0dc", "#d9cdbb", "#b4644e", "#86c3dd"
WIDE = 22.0


def piece(seed: int) -> Scene:
    return Scene(seed, 64, 80, (32, 51))


def pad(s: Scene, inset: float, colour: str, high: float = 1.4) -> None:
    """The ground that a piece brings along, with its soft shadow."""
    w = WIDE - 2 * inset
    tint = s.glow((SHADOW, 0.4), (SHADOW, 0.26), (SHADOW, 0))
    s.ball((WIDE / 2, WIDE / 2, 0), w * 1.16, w * 0.58, tint, dx=1.6)
    base = rounded(inset, inset, w, w, 2.5, 3)
    for z, fill in (
        (-0.6, mix(dark(colour), SHADOW, 0.2)),
        (0.2, mid(colour)),
        (high, lit(colour)),
    ):
        s.face([(x, y, z) for x, y in base], fill)


def pane(
    s: Scene, side: Side, x: float, y: float, z: float, w: float, h: float, glass: str = GLASS
) -> None:
    """A plain window: dark glass with a gleam and a bright sill."""
    s.wall(side, x, y, z).panel(0, 0, w, h, mix(tone(glass, side), "#2f5f8a", 0.3))
    s.wall(side, x, y, z + h * 0.45).panel(0, 0, w * 0.6, h * 0.55, lit(glass), 0.6)


def house(seat: int) -> str:
    """A cottage under a steep roof in the colour of the seat."""
    s, colour = piece(10 + seat), SEATS[seat]
    pad(s, 0, "#a9cd7e")
    z = 1.4
    s.shadow(2, 4.5, 17.5, 14, 18, z)
    s.box(2, 4.5, z, 17.5, 14, 12.5, WALL)
    s.left(18.5).panel(2, z, 17.5, 1.6, mix(mid(WALL), "#8a6a58", 0.35))
    s.right(19.5).panel(4.5, z, 14, 1.6, mix(dark(WALL), "#6a5058", 0.35))
    s.left(18.5).panel(8.2, z, 5.2, 9, mid("#fffaf0"))
    s.left(18.5).panel(9, z, 3.6, 8.2, mix(colour, "#4a2f3a", 0.3))
    for x in (3.2, 14.4):
        pane(s, "left", x, 18.5, z + 3.4, 4, 4.8)
    for y in (6.4, 12.6):
        pane(s, "right", 19.5, y, z + 3.6, 4, 5)
    s.chimney(4.8, 7.4, z + 16.5, 3.6, 9, "#b8715c")
    s.gable(2, 4.5, z + 12.5, 17.5, 14, 11.5, colour, WALL, "x", over=2.2)
    s.right(19.5).disc(12, z + 14.8, 1.6, mix(GLASS, "#2f5f8a", 0.4))
    for x, y in ((1.6, 20.4), (5, 20.8), (17, 20.6), (20.8, 17.8), (20.9, 5.4)):
        s.ball((x, y, z + 1.2), 2.2, 1.9, "#5f9c55")
        s.ball((x, y, z + 1.8), 1.6, 1.3, "#8cc470", dx=-0.4)
    return s.svg()


def _bands(s: Scene, x: float, z: float, w: float, h: float, count: int, colour: str) -> None:
    """Upright bands of windows between piers on both fronts of a square tower."""
    end = x + w
    step = w / count
    for side, (px, py) in (("left", (x, end)), ("right", (end, x))):
        face: Side = "left" if side == "left" else "right"
        s.wall(face, px, py, z).panel(0, 0, w, h, tone(colour, side))
        for k in range(count + 1):
            wide = min(1.9, step * 0.36)
            at = min(max(0.0, k * step - wide / 2), w - wide)
            u = (px + at, py) if face == "left" else (px, py + at)
            s.wall(face, *u, z).panel(0, 0, wide, h, tone(WALL, side))
        rows = max(1, round(h / 6))
        for k in range(rows):
            up = z + (k + 0.2) * h / rows
            for i in range(count):
                at = i * step + step * 0.28
                u = (px + at, py) if face == "left" else (px, py + at)
                glass = "#ffe6a3" if (i * 3 + k * 2) % 5 == 0 else "#cfeaf4"
                s.wall(face, *u, up).panel(
                    0, 0, step * 0.44, h / rows * 0.55, mix(tone(glass, side), glass, 0.5)
                )


def skyscraper(seat: int) -> str:
    """A high-rise in three steps with a spire."""
    s, colour = piece(20 + seat), SEATS[seat]
    pad(s, 0, STONE)
    z = 1.4
    s.shadow(3, 3, 16, 16, 17, z)
    s.box(2, 2, z, 18, 18, 5, WALL)
    s.left(20).panel(8.6, z, 4.8, 4, mix(colour, SHADE, 0.5))
    for y in (4, 9, 14):
        pane(s, "right", 20, y, z + 1, 3.6, 2.8)
    steps = ((3.6, 5, 14.8, 26, 3, 1.6), (5.8, 32.6, 10.4, 10, 2, 1.6))
    for x, low, w, h, count, cap in steps:
        s.box(x, x, z + low, w, w, h, WALL)
        _bands(s, x, z + low, w, h, count, colour)
        s.box(x - 0.2, x - 0.2, z + low + h, w + 0.4, w + 0.4, cap, colour)
    s.box(8.4, 8.4, z + 44.2, 5.2, 5.2, 2.6, WALL, top=colour)
    s.cylinder(11, 11, z + 46.8, 0.9, 7.7, "#f3ead8", r_top=0.3)
    s.ball((11, 11, z + 55), 1.3, 1.3, "#ffd257")
    return s.svg()


def _teeth(
    s: Scene, x: float, y: float, z: float, w: float, d: float, h: float, colour: str
) -> None:
    """Three roofs in a row that fall to the right, each with a skylight."""
    step = w / 3
    far, end = y - 0.6, y + d + 0.8
    for i in range(3):
        a, b = x + i * step, x + (i + 1) * step
        s.face([(a, y + d, z), (b, y + d, z), (a, y + d, z + h)], mid(WALL))
        corners = [(a, far, z + h), (a, end, z + h), (b, end, z), (b, far, z)]
        s.face(corners, mix(colour, dark(colour), 0.3))
        sky = [(0.22, 0.16), (0.22, 0.84), (0.62, 0.84), (0.62, 0.16)]
        corners = [(a + u * step, y + v * d, z + h * (1 - u)) for u, v in sky]
        s.face(corners, mix(GLASS, LIGHT, 0.45))
        edge = [(a, end, z + h + 0.5), (b, end, z + 0.5), (b, end, z - 0.7), (a, end, z + h - 1)]
        s.face(edge, lit(colour))


def factory(seat: int) -> str:
    """A hall with a saw-tooth roof and a smoking chimney."""
    s, colour = piece(30 + seat), SEATS[seat]
    pad(s, 0, STONE)
    z = 1.4
    s.shadow(1, 6, 20, 15, 16, z)
    s.cylinder(18, 3.4, z, 3, 36, BRICK, top="#4a3540", r_top=2.1)
    for up in (24.0, 31.0):
        s.cylinder(18, 3.4, z + up, 2.5 - up * 0.012, 2.6, colour)
    s.cylinder(18, 3.4, z + 35, 2.4, 1.6, BRICK, top="#4a3540")
    for dx, up, r, faint in ((0.5, 39.6, 2.8, 0.95), (3.4, 43, 3.4, 0.85), (8, 45.6, 3.6, 0.6)):
        s.ball((18, 3.4, z + up - 0.8), r, r * 0.86, "#a9b0bf", faint * 0.7, dx=dx + 0.6)
        s.ball((18, 3.4, z + up), r, r * 0.86, "#f4f2f4", faint, dx=dx)
    s.box(1, 6.5, z, 20, 14.5, 10, WALL)
    s.band(1, 6.5, z, 20, 14.5, 2.4, colour)
    s.left(21).panel(2.6, z, 4.8, 7, mix(colour, SHADE, 0.55))
    for k in range(3):
        s.left(21).panel(2.6, z + 1.6 + k * 1.8, 4.8, 0.5, "#ffffff", 0.25)
    for x in (9, 13, 17):
        pane(s, "left", x, 21, z + 4, 2.8, 4.2)
    for y in (8, 12.4, 16.8):
        pane(s, "right", 21, y, z + 4, 2.8, 4.2)
    _teeth(s, 1, 6.5, z + 10, 20, 14.5, 7.5, colour)
    return s.svg()


def administration(seat: int) -> str:
    """A town hall with columns, a dome and a flag."""
    s, colour = piece(40 + seat), SEATS[seat]
    pad(s, 2.5, STONE)
    z = 1.4
    s.shadow(4, 4, 14, 14, 20, z)
    for inset, up in ((3.4, 0.0), (4.2, 1.2)):
        s.box(inset, inset, z + up, WIDE - 2 * inset, WIDE - 2 * inset, 1.2, "#efe4d0")
    z += 2.4
    s.box(5.4, 5.4, z, 11.2, 11.2, 10, mix(WALL, "#a08c86", 0.34))
    for k in range(4):
        for side in ("left", "right"):
            face: Side = "left" if side == "left" else "right"
            at = 5 + k * 3.4
            spot = (at, 17.2) if face == "left" else (17.2, at)
            s.wall(face, *spot, z).panel(0, 0, 1.9, 10, tone("#fffaf0", side))
            s.wall(
                face, *(spot[0] + 1.3, spot[1]) if face == "left" else (spot[0], spot[1] + 1.3), z
            ).panel(0, 0, 0.6, 10, SHADOW, 0.14)
    s.box(4.2, 4.2, z + 10, 13.6, 13.6, 2, colour)
    for side in ("left", "right"):
        face = "left" if side == "left" else "right"
        spot = (4.2, 17.8) if face == "left" else (17.8, 4.2)
        s.wall(face, *spot, z + 12).shape(0, 0, [(0.6, 0), (13, 0), (6.8, 4.4)], tone(WALL, side))
        corners = [(3.4, 0.5), (10.2, 0.5), (6.8, 3)]
        s.wall(face, *spot, z + 12).shape(0, 0, corners, tone(colour, side))
    s.cylinder(11, 11, z + 12, 4.6, 5, WALL)
    for dx in (-4, -1.4, 1.4, 4):
        s.ball((11, 11, z + 13.6), 0.7, 1.5, mix(GLASS, "#2f5f8a", 0.4), dx=dx)
    s.cylinder(11, 11, z + 17, 5, 1, colour)
    s.dome(11, 11, z + 18, 4.7, 9.5, colour, ribs=3)
    s.cylinder(11, 11, z + 27, 1.1, 2.4, "#fffaf0")
    s.flag(11, 11, z + 29, 11, colour, 0.78)
    return s.svg()


def field() -> str:
    """Ripe wheat in three strips between furrows so dark that it stands out on yellow land."""
    s = piece(50)
    w = 24.0
    s.ball((11, 11, 0), 27, 13.6, s.glow((SHADOW, 0.5), (SHADOW, 0.3), (SHADOW, 0)), dx=1.6)
    base = rounded(-1, -1, w, w, 2, 3)
    for z, fill in ((-1.4, "#3a2413"), (0, "#4a2e18"), (0.4, "#6a4425")):
        s.face([(x, y, z) for x, y in base], fill)
    wheat, high = "#f3c64f", 5.4
    for k in range(3):
        y = 0.6 + k * 7.6
        s.box(1, y, 0.4, w - 4, 4.6, high, mix(wheat, "#8a5a22", 0.5), top=wheat)
        for i in range(10):
            u = 1.6 + i * 2.1
            s.post(u, y + 4.6, 0.8, high, mix(wheat, LIGHT, 0.3), 0.6)
        for i in range(9):
            s.ear(2.2 + i * 2.2, y + 1.8 + i % 2 * 1.4, high + 0.2, 0.72)
    return s.svg()


def _disc(s: Land, rim: str, face: str) -> None:
    """A thick round piece of wood, seen from above."""
    s.ellipse(33, 36, 29.5, 27, s.glow((SHADOW, 0.5), (SHADOW, 0.34), (SHADOW, 0)))
    s.ellipse(32, 34.5, 28, 27, mix(dark(rim), SHADOW, 0.18))
    s.ellipse(32, 31, 28, 27, s.fade(lit(rim), rim, dark(rim)))
    s.ellipse(32, 31, 23.5, 22.6, mix(rim, "#6b4420", 0.42))
    s.ellipse(32, 31.6, 22.8, 21.8, s.fade(face, lit(face)))


def grain() -> str:
    """A round wooden token with a sheaf of wheat."""
    s = Land(60, 64, 64)
    _disc(s, "#c98f4a", "#f7e6bd")
    brown = "#7d4a12"
    for lean in (-1, 0, 1):
        tip = (32 + lean * 11.5, 15 + abs(lean) * 4.0)
        s.stroke(
            Way().move((32 - lean * 5, 49)).line((32, 37)).curve((32 + lean * 3, 28), tip).text,
            brown,
            3.4,
        )
    for outline, fill in ((2.6, brown), (0.0, "#f0b432")):
        for lean in (-1, 0, 1):
            for k in range(4):
                up = 15.5 + k * 4.9 + abs(lean) * 3.4
                x = 32 + lean * (11 - k * 2.6)
                for side in (-1, 1):
                    if k == 0 and side == 1:
                        continue
                    at = (x + (side * 2.6 if k else 0), up)
                    turn = side * 0.45 + lean * 0.4 if k else lean * 0.4
                    dx, dy = math.sin(turn) * 2.4, -math.cos(turn) * 2.4
                    way = Way().move((at[0] - dx, at[1] - dy)).line((at[0] + dx, at[1] + dy))
                    s.stroke(way.text, fill, 3.3 + outline)
    s.stroke("M27 38.4q5 2.8 10 0", "#b5432f", 4.2)
    s.stroke("M27.4 37.4q4.6 2.4 9.2 0", "#e0705a", 1.4)
    return s.svg()


CRATES = {  # bars, wood, what is dark about it, and the bars: light on the dark one
    "orange": (1, "#ec8f33", "#6b3205", "#5c2b04"),
    "grey": (2, "#6d7483", "#2b2f37", "#f7f9fd"),
    "white": (3, "#fffdf8", "#5f574e", "#4a433b"),
}


def order(name: str) -> str:
    """A wooden crate; one, two or three bars tell its colour."""
    bars, colour, ink, paint = CRATES[name]
    s = Land(70 + bars, 64, 64)
    deep = mix(dark(colour), ink, 0.3 if name == "white" else 0.12)
    a, b, c, d = 3.0, 13.0, 51.0, 61.0
    s.ellipse(34, 57, 31, 6.5, s.glow((SHADOW, 0.5), (SHADOW, 0.3), (SHADOW, 0)))
    whole = [(a, b), (a + 9, 4), (60, 4), (60, 52), (c, d), (a, d)]
    s.path(round_way(whole, 3), mix(deep, ink, 0.75 if name == "white" else 0.45))
    s.poly([(a + 1.4, b - 0.6), (a + 9.6, 5.4), (58, 5.4), (c - 0.4, b - 0.6)], lit(colour))
    s.poly([(c + 0.6, b), (58.8, 6.2), (58.8, 51.4), (c + 0.6, d - 1.6)], deep)
    s.path(
        round_way(
            [(a + 1.2, b + 0.6), (c - 0.6, b + 0.6), (c - 0.6, d - 1.2), (a + 1.2, d - 1.2)], 2.5
        ),
        s.fade(lit(colour), colour),
    )
    groove = mix(colour, ink, 0.3)
    s.stroke("M9 19.5H45.4V54.6H9Z", groove, 1.2)
    s.stroke("M14.5 8.8H54.6", mix(lit(colour), ink, 0.25), 1)
    s.stroke("M55 14.4V51", mix(deep, ink, 0.35), 1)
    nails = [(6.4, 17.4), (48, 17.4), (6.4, 56.8), (48, 56.8)]
    s.dots(nails, mix(colour, ink, 0.6), 2)
    for k in range(bars):
        x = 27.2 + (k - (bars - 1) / 2) * 11.6
        if name != "grey":
            s.stroke(f"M{x + 0.9:.1f} 25.4V50.4", "#ffffff", 7.4, 0.6)
        s.stroke(f"M{x:.1f} 24.6V49.6", paint, 7.4)
    return s.svg()


def price() -> str:
    """A round tag of gilded wood; the number is written upon it."""
    s = Land(80, 64, 64)
    _disc(s, "#c28a3a", "#f6d98c")
    s.stroke("M13.5 24A19.6 18.8 0 0 1 28 13.2", "#ffffff", 2.4, 0.75)
    turns = [2 * math.pi * (k + 0.5) / 12 for k in range(12)]
    studs = [(32 + 25.7 * math.cos(t), 31 + 24.7 * math.sin(t)) for t in turns]
    s.dots([(x, y + 0.6) for x, y in studs], "#7d5220", 2.3)
    s.dots(studs, "#ffe9b0", 1.7)
    s.stroke("M18 38q8-2.4 14-.6t14-.8M20 26.6q7 1.8 12 .4t12 .8", "#dcb35c", 1, 0.6)
    return s.svg()


PIECES: dict[str, Callable[[int], str]] = {
    "house": house,
    "skyscraper": skyscraper,
    "factory": factory,
    "administration": administration,
}
PICTURES: dict[str, Callable[[], str]] = {
    **{
        f"{name}_{seat}": partial(draw, seat)
        for name, draw in PIECES.items()
        for seat in range(len(SEATS))
    },
    "field": field,
    "grain": grain,
    **{f"order_{name}": partial(order, name) for name in CRATES},
    "price": price,
}
