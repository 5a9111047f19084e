"""What the age of electronics makes: chips, dishes, cameras, computers and lines of code."""

import math

from kit import SHADOW, Point, Point3, Scene, dark, facing, lit, mid, mix
from works_parts import roll
from works_white import INK, PALE, STEEL, WHITE


def trace(s: Scene, spots: list[Point], tint: str = "#f0cf6a") -> None:
    """A copper line on the board with a pad at each end."""
    s.line([(a, b, 0.2) for a, b in spots], tint, 1.3)
    for a, b in (spots[0], spots[-1]):
        s.balls((a, b, 0.2), (2.2, 1.1, tint), (1, 0.5, "#3f5a50"))


def chip(s: Scene, x: float, y: float, w: float, d: float, h: float) -> None:
    """A great chip on its silver pins."""
    s.shadow(x, y, w, d, h + 3)
    ink = "#4a4f60"
    count = 6
    for i in range(count):
        a, b = x + 1.6 + i * (w - 4.4) / (count - 1), y + 1.6 + i * (d - 4.4) / (count - 1)
        s.box(a, y + d, 0, 2, 4, 1, "#dfe4ea")
        s.box(a, y + d, 0, 2, 1.6, 5, "#dfe4ea")
        s.box(x + w, b, 0, 4, 2, 1, "#dfe4ea")
        s.box(x + w, b, 0, 1.6, 2, 5, "#dfe4ea")
    s.box(x, y, 3, w, d, h, ink)
    z = h + 3
    a, b = x + 3, y + 3
    s.deck(a, b, z, x + w - a - 3, y + d - b - 3, "#7d8498")
    c, e, p, q = x + w * 0.3, y + d * 0.3, x + w * 0.7, y + d * 0.7
    s.deck(c, e, z, p - c, q - e, s.fade("#ffe9a8", "#f0b84f", across=True))
    for i in range(1, 4):
        t = i / 4
        u, v = c + (p - c) * t, e + (q - e) * t
        s.line([(u, e, z), (u, q, z)], "#c98a3c", 0.5)
        s.line([(c, v, z), (p, v, z)], "#c98a3c", 0.5)
    s.ball((x + 5.4, y + d - 5.4, z), 1.7, 0.9, "#f4f6fa")


def capacitor(s: Scene, x: float, y: float, r: float, h: float, tint: str) -> None:
    """An upright can with a pale stripe and a metal lid."""
    s.drum(x, y, r, h, tint, top="#dfe4ea")
    s.ring(x, y, 1.4, r * 1.01, 1, dark(tint))
    px = -r * 0.7
    for z in (h * 0.24, h * 0.5, h * 0.76):
        s.line([facing((x, y, z), px - 1.4, -1), facing((x, y, z), px + 1.4, -1.6)], WHITE, 1.2)
    for u, v in ((1, 0.5), (1, -0.5)):
        k = r * 0.8
        s.line([facing((x, y, h), u * k, v * k), facing((x, y, h), -u * k, -v * k)], "#98a4b2", 0.6)


def resistor(s: Scene, x: float, y: float, bands: tuple[str, ...]) -> None:
    """A resistor along x with rings of colour."""
    s.shadow(x, y - 3, 20, 6, 6)
    wire = [(x - 6, y, 0), (x - 4, y, 5), (x + 24, y, 5), (x + 26, y, 0)]
    s.line(wire, "#c3cad4", 1.3)
    tan = "#e8cfa0"
    marks = [tan]
    for tint in bands:
        marks += [tint, tan]
    edges = (0, 3, 5.4, 7.4, 9.6, 11.4, 13.6, 15, 17.2, 20)
    for i, tint in enumerate(marks):
        a, b = edges[i], edges[i + 1]
        first, last = (2.4 if i == 0 else 3.6), (2.4 if i == 8 else 3.6)
        profile = [(a, first), (a + 1, 3.6), (b - 1, 3.6), (b, last)]
        roll(s, x, y, 5, profile, "x", tint, dark(tan) if i == 8 else "")


def lamp_diode(s: Scene, x: float, y: float, tint: str) -> None:
    """A glowing diode."""
    s.ball((x, y, 8), 12, 12, s.glow((tint, 0.65), (tint, 0)))
    s.cylinder(x, y, 0, 3.8, 2, dark(tint))
    s.cylinder(x, y, 2, 3, 5, tint)
    s.dome(x, y, 7, 3, 4.6, lit(tint))
    s.ball((x, y, 8.6), 1, 1.6, "#ffffff", 0.85, dx=-1.8)


def clean_room(s: Scene, x: float, y: float, z: float, w: float, h: float) -> None:
    """The lit hall behind its glass: white figures at a line of green boards."""
    left = s.left(y)
    left.panel(x, z, w, h, s.fade("#a9d4e4", "#dff0f4"))
    left.panel(s.row(x + 2, w / 5, 5), z + h - 2.4, w / 7, 1.2, "#ffffff")
    for i in range(6):
        u = x + (i + 0.5) * w / 6
        s.ball((u, y, z + 6), 2.5, 4.6, "#d3dfe6")
        s.ball((u, y, z + 6.2), 2.1, 4.3, "#ffffff", dx=-0.3)
        s.ball((u, y, z + 12), 2.1, 2.2, "#ffffff")
        s.ball((u, y, z + 12), 1.4, 0.9, "#4f86b0", dx=-0.4)
    left.panel(x, z, w, 4.4, mid(STEEL))
    left.panel(s.row(x + 1.4, w / 8, 8), z + 4.4, w / 11, 1.6, "#3fa878")
    left.panel(x, z, w, h, "#7fc4e6", 0.1)
    left.panel(s.row(x, (w - 0.8) / 6, 7), z, 0.8, h, WHITE)


def big_dish(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A great dish on its pedestal that looks to the upper left."""
    s.drum(x, y, 9, 6, PALE, shade=z + r)
    s.cylinder(x, y, 6, 6, z - 12, WHITE, r_top=4)
    hub = (x, y, z)
    turn = math.radians(36)

    def oval(share: float, off: Point, steps: int = 32) -> list[Point3]:
        points = []
        for i in range(steps):
            t = 2 * math.pi * i / steps
            u, v = r * share * math.cos(t), r * share * 0.8 * math.sin(t)
            right = u * math.cos(turn) - v * math.sin(turn) + off[0]
            points.append(facing(hub, right, u * math.sin(turn) + v * math.cos(turn) + off[1]))
        return points

    for right in (-7, 7):
        s.line([facing(hub, right, -10), facing(hub, right * 0.4 + 4, 2)], "#98a4b2", 2.4)
    back = s.fade("#c9d0d8", "#8d98a8", across=True)
    s.face(oval(0.62, (6, -5)), "#8d98a8")
    s.face(oval(0.98, (2, -1.6)), back)
    s.face(oval(1, (0, 0)), "#ffffff")
    s.face(oval(0.95, (0, 0)), s.fade("#a9b5c4", "#dfe6ec", "#ffffff", across=True))
    s.face(oval(0.5, (2, -1.6)), "#c3ccd6", 0.6)
    for i in range(10):
        t = 2 * math.pi * i / 10
        u, v = r * 0.95 * math.cos(t), r * 0.76 * math.sin(t)
        edge = facing(
            hub, u * math.cos(turn) - v * math.sin(turn), u * math.sin(turn) + v * math.cos(turn)
        )
        s.line([facing(hub, 2, -1.6), edge], "#b4bfcb", 0.6)
    tip = facing(hub, -r * 0.52, r * 0.56)
    for i in (1, 12, 22):
        s.line([oval(0.95, (0, 0))[i], tip], "#7f8a98", 1)
    s.ball(facing(tip, 1, -1), 3.4, 3.4, "#98a4b2")
    s.ball(tip, 3, 3, "#e2604f")
    s.ball(facing(tip, -0.8, 1), 1, 1, "#ffd9d0")


def camera(s: Scene, x: float, y: float, k: float) -> None:
    """A studio camera on a pedestal that shows its lens to the left."""
    s.drum(x, y, 6 * k, 2 * k, "#5a6272", shade=14 * k)
    s.cylinder(x, y, 2 * k, 2 * k, 12 * k, STEEL)
    ink = "#4c5468"
    s.box(x - 4 * k, y - 9 * k, 14 * k, 8 * k, 15 * k, 10 * k, ink)
    s.right(x + 4 * k).panel(y - 7 * k, 16 * k, 9 * k, 6 * k, "#6f7a92")
    s.box(x - 3 * k, y - 8 * k, 24 * k, 6 * k, 7 * k, 4 * k, "#5f6a82")
    spots = [(0, 3.6 * k), (5 * k, 3.6 * k), (6 * k, 4.6 * k)]
    roll(s, x, y + 6 * k, 19 * k, spots, "y", "#3c4254", "#2c303e")
    s.left(y + 12.1 * k).disc(x, 19 * k, 3.6 * k, "#6fb0dc")
    s.left(y + 12.2 * k).disc(x - 1 * k, 20.4 * k, 1.2 * k, "#e6f6fd")
    s.ball((x + 3 * k, y - 2 * k, 29.4 * k), 4, 4, s.glow(("#ff5d4d", 0.8), ("#ff5d4d", 0)))
    s.ball((x + 3 * k, y - 2 * k, 29 * k), 1.4 * k, 1.4 * k, "#ff5d4d")


def stage(s: Scene, x: float, y: float, z: float, w: float, h: float) -> None:
    """The studio behind its open front: lamps, a screen, a desk with two presenters."""
    s.left(y).panel(x, z, w, h, s.fade("#3f3a78", "#6a52a8", "#c878b8"))
    s.left(y).panel(x, z, w, 5, mid("#8a6ac0"))
    s.left(y).panel(x + w * 0.36, z + 9, w * 0.3, 12, "#2c2f4e")
    s.left(y).panel(x + w * 0.38, z + 10, w * 0.26, 10, s.fade("#6fd0e8", "#4f8fd8"))
    s.left(y + 0.1).disc(x + w * 0.51, z + 15, 3.4, "#9be0a0")
    for i in range(5):
        u = x + 4 + i * (w - 8) / 4
        beam = ((0, 0), (-6, -h + 7), (6, -h + 7))
        s.left(y + 0.1).shape(u, z + h - 3, beam, "#fff3c0", 0.2)
        s.box(u - 1.4, y - 1, z + h - 4, 2.8, 2, 3, "#3c4254")
        s.ball((u, y + 1, z + h - 4.4), 1.5, 0.9, "#fff6cc")
    for u, tint in ((0.3, "#e2604f"), (0.72, "#4f8fc0")):
        s.person(x + w * u, y + 0.4, tint, 1.15, z + 4, sits=True)
    s.box(x + w * 0.2, y - 1, z + 1, w * 0.62, 3, 6, WHITE)
    s.left(y + 2).panel(x + w * 0.2, z + 3, w * 0.62, 1.4, "#ee7a5c")


def computer(s: Scene, x: float, y: float, k: float) -> None:
    """A computer as high as a house: case, monitor, keyboard and mouse."""
    shell = "#f2ecdf"
    house = s.house(x, y, 46 * k, 26 * k, 10 * k, shell, shade=40 * k)
    house.left.panel(x + 26 * k, 2 * k, 16 * k, 2.4 * k, "#8d8a8c")
    house.left.panel(x + 26 * k, 6 * k, 16 * k, 1.6 * k, mid("#cfc7b8"))
    house.left.panel(s.row(x + 3 * k, 2.6 * k, 6), 2 * k, 1.2 * k, 5 * k, "#b9b0a4")
    s.left(y + 26.1 * k).disc(x + 21.6 * k, 5 * k, 1.2 * k, "#6ad47a")
    s.box(x + 13 * k, y + 6 * k, 10 * k, 20 * k, 14 * k, 3 * k, "#d6cebf")
    a, b, z = x + 2 * k, y + 2 * k, 13 * k
    s.box(a, b, z, 42 * k, 20 * k, 35 * k, shell)
    s.left(b + 20 * k).panel(a + 2.4 * k, z + 4 * k, 37.2 * k, 28.6 * k, mid("#c9c0b0"))
    fill = s.fade("#2f6fc0", "#3fb0d8")
    s.left(b + 20 * k).panel(a + 3.6 * k, z + 5.2 * k, 34.8 * k, 26.2 * k, fill)
    screen(s, a + 3.6 * k, b + 20.1 * k, z + 5.2 * k, k)
    s.left(b + 20.1 * k).disc(a + 37 * k, z + 2 * k, 0.9 * k, "#6ad47a")
    s.right(a + 42 * k).panel(b + 4 * k, s.row(z + 20 * k, 2.6 * k, 5), 12 * k, 1 * k, "#a89c94")


def screen(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """What the monitor shows: two windows, a chart and the pointer."""

    def part(u: float, v: float, w: float, h: float, fill: str) -> None:
        s.left(y).panel(x + u * k, z + v * k, w * k, h * k, fill)

    part(2, 4, 18, 18, "#ffffff")
    part(2, 19, 18, 3, "#ee8a5c")
    for i, (high, tint) in enumerate(
        ((5, "#5fa86a"), (9, "#e8b544"), (7, "#e2604f"), (12, "#7a62a8"))
    ):
        part(4 + i * 3.8, 5.4, 2.8, high, tint)
    part(22, 9, 11, 13, "#e6f2fa")
    part(22, 20, 11, 2, "#5fc0a8")
    for i in range(4):
        part(23.4, 11 + i * 2.2, 8 - (i % 2) * 3, 0.9, "#7f9cb8")
    part(0, 0, 34.8, 2.2, "#dfe8f0")
    part(0.8, 0.4, 4, 1.4, "#5fa86a")
    arrow = ((0, 0), (0, 8), (6, 2.4), (3.2, 2.2), (4.6, -1.4), (3, -2), (1.8, 1.6))
    s.left(y + 0.1).shape(x + 22 * k, z + 5 * k, [(u * k, v * k) for u, v in arrow], "#ffffff")
    lean = ((0, 14), (10, 26.2), (17, 26.2), (0, 5))
    s.left(y + 0.2).shape(x, z, [(u * k, v * k) for u, v in lean], "#ffffff", 0.16)


def keyboard(s: Scene, x: float, y: float) -> None:
    """A keyboard with its rows of keys."""
    s.house(x, y, 42, 15, 3, "#e6dfd0")
    for row in range(4):
        for i in range(11):
            wide = 3.0
            u, v = x + 1.4 + i * 3.6, y + 1.2 + row * 3.4
            tint = "#ee8a5c" if (i, row) == (0, 0) else ("#ffffff", "#f4f0e8")[(i + row) % 2]
            if row == 3 and 2 < i < 8:
                if i > 3:
                    continue
                wide = 17.4
            spots = [(u, v), (u + wide, v), (u + wide, v + 2.7), (u, v + 2.7)]
            s.face([(a, b + 0.4, 3) for a, b in spots], "#b4aa9a")
            s.face([(a, b, 3.8) for a, b in spots], tint)


def parcel(s: Scene, x: float, y: float, z: float) -> None:
    """A carton with the sign of a screen on it."""
    s.box(x, y, z, 11, 11, 10, "#d6a870")
    s.deck(x, y + 4.6, z + 10, 11, 1.8, "#efd3a4")
    s.left(y + 11).panel(x + 2, z + 2.6, 7, 5, "#8a5f45")
    s.left(y + 11).panel(x + 2.8, z + 3.4, 5.4, 3.4, "#bfe2f4")
    s.right(x + 11).panel(y + 2, z + 2.6, 7, 5, "#6d4a3c")
    s.right(x + 11).panel(y + 2.8, z + 3.4, 5.4, 3.4, "#a3c8de")


def code(s: Scene, x: float, y: float, z: float, w: float, rows: int, step: float) -> None:
    """Lines of light on a left wall that step in and out like a program."""
    depth = (0, 1, 2, 2, 3, 2, 1, 1, 2, 3, 3, 1, 0)
    for row in range(rows):
        at = z + (rows - 1 - row) * step
        u = x + 2 + depth[row % len(depth)] * w * 0.1
        room = x + w - 2 - u
        for _ in range(s.random.choice((1, 2, 3))):
            long = min(room, s.random.uniform(0.14, 0.36) * w)
            if long < 2.4:
                break
            s.left(y).panel(u, at, long, step * 0.5, s.random.choice(INK))
            u, room = u + long + 1.6, room - long - 1.6


def glyph(s: Scene, spots: list[Point3], tint: str, thick: float) -> None:
    """A bent bar that stands in the open, seen from the left with its depth."""
    for back in range(6):
        shade = mix(dark(tint), SHADOW, 0.1)
        s.line([(a, b - 3 + back * 0.6, c) for a, b, c in spots], shade, thick)
    s.line([(a, b + 0.5, c) for a, b, c in spots], tint, thick)
    run = [(a - 0.3, b + 0.5, c + thick * 0.24) for a, b, c in spots]
    s.line(run, lit(lit(tint)), thick * 0.24)
