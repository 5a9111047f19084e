"""The features on water: yacht, rowing boat, excursion boat and dolphin."""

import math

from cells_ground import Canvas
from kit import LIGHT, SHADOW, Point, Point3, Scene, dark, disc, mid, mix

HULL = ((0.0, 0.66), (0.1, 0.82), (0.3, 0.98), (0.5, 1.0), (0.7, 0.84), (0.85, 0.55), (1.0, 0.0))


def deck(x: float, y: float, long: float, beam: float, inset: float = 0) -> list[Point]:
    """The outline of a boat along x, its bow to the right and down; (x, y) is amidships."""
    half, reach = beam / 2 - inset, long - 2.2 * inset
    start = x - long / 2 + inset
    one = [(start + reach * t, y - half * r) for t, r in HULL]
    return [*one, *((start + reach * t, y + half * r) for t, r in reversed(HULL[:-1]))]


def shell(
    s: Scene, x: float, y: float, long: float, beam: float, low: float, high: float, paint: str
) -> None:
    """The hull of a boat between two heights: planks that lean outwards, lit by their turn."""
    rim, keel = deck(x, y, long, beam), deck(x, y, long * 0.9, beam * 0.74)
    count = len(rim)
    for i in range(count):
        k = (i + 1) % count
        (ax, ay), (bx, by) = rim[i], rim[k]
        nx, ny = by - ay, ax - bx
        if nx + ny > 0:
            turn = min(1.0, max(0.0, math.atan2(nx, ny) / (math.pi / 2)))
            rise = [(high + 3.2 * max(0.0, (p - x) / long * 2 - 0.2)) for p in (ax, bx)]
            face: list[Point3] = [(*rim[i], rise[0]), (*rim[k], rise[1])]
            s.face([*face, (*keel[k], low), (*keel[i], low)], mix(mid(paint), dark(paint), turn))
    corners = [(px, py, high + 3.2 * max(0.0, (px - x) / long * 2 - 0.2)) for px, py in rim]
    s.face(corners, mix(paint, LIGHT, 0.55))


def wake(s: Scene, x: float, y: float, long: float, beam: float) -> None:
    """Bright water around a hull and the shade beside it."""
    for grow, faint in ((7.0, 0.3), (4.0, 0.4)):
        s.flat(deck(x, y, long + grow, beam + grow), "#ffffff", faint)
    s.flat(deck(x + 1.5, y + 0.5, long, beam + 1), "#2d7ea6", 0.45)


def plane(s: Scene, x: float, y: float, points: list[tuple[float, float]], fill: str) -> None:
    """A sail in the upright plane along x: (forward, up) points."""
    s.face([(x + u, y, v) for u, v in points], fill)


def curve(start: Point, bend: Point, end: Point, steps: int = 8) -> list[tuple[float, float]]:
    """Points on a bent edge."""
    spots = []
    for i in range(steps + 1):
        t = i / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        spots.append(
            (a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1])
        )
    return spots


def yacht(s: Canvas, x: float, y: float) -> None:
    """A white yacht under a great white sail and a red one."""
    cx, cy = x + 33, y + 33
    wake(s, cx, cy, 50, 15)
    shell(s, cx, cy, 50, 16, 0, 6.5, "#2f5f97")
    s.face([(px, py, 6.9) for px, py in deck(cx - 1, cy, 44, 16, 2.4)], "#e6c693")
    s.box(cx - 10, cy - 4, 7, 15, 8, 3.6, "#fffaf0")
    s.left(cy + 4).panel(cx - 8, 8.2, 10, 1.6, "#4a7ea8")
    s.post(cx + 4, cy, 7, 76, "#b98a5e", 1.6)
    main = [(3, 13), *curve((3, 73), (-9, 38), (-21, 15)), (-21, 13)]
    plane(s, cx, cy, main, s.fade("#ffffff", "#f3ead8"))
    plane(s, cx, cy, [(3, 13), (3, 73), (-1.6, 61), (-3, 13)], "#e9dcc8")
    for v, left in ((24, -16.2), (36, -11.3), (48, -7.0)):
        s.line([(cx + left, cy, v), (cx + 2.6, cy, v + 1.5)], "#d8c7ae", 0.6)
    mark = [(-11, 28), (-13.4, 23), (2.6, 24.6), (2.6, 30)]
    plane(s, cx, cy, mark, "#3f86c4")
    jib = [(5, 68), *curve((5, 68), (13, 36), (25, 11)), (6, 14)]
    plane(s, cx, cy, jib, s.fade("#f0826c", "#d9503f"))
    plane(s, cx, cy, [(5, 68), (8, 46), (9.5, 14), (6, 14)], "#c64438")
    s.line([(cx + 25, cy, 10), (cx + 5, cy, 69)], "#fff6e6", 0.6)
    s.line([(cx - 22, cy, 12.6), (cx + 4, cy, 12.6)], "#8d674d", 1.3)
    flag_spot = (cx + 4, cy, 76.0)
    s.sketch(flag_spot, "M0 0 L-9 2.4 L0 5 Z", "#f0b84f")
    s.person(cx - 17, cy + 1, "#f0b84f", 0.95, 6.5, sits=True)


def rowing_boat(s: Canvas, x: float, y: float) -> None:
    """An open wooden boat, someone in a striped shirt at the oars."""
    cx, cy = x + 32, y + 32
    wake(s, cx, cy, 48, 20)
    s.line([(cx + 1, cy - 8, 10), (cx - 7, cy - 28, 1)], "#c79a63", 1.7)
    s.sketch((cx - 7, cy - 28, 1), "M-1 -1 L7 -4 Q9 -1 6 1 L0 3 Z", "#e8c388", 0.9)
    shell(s, cx, cy, 48, 21, 0, 8, "#b5703f")
    rim = deck(cx, cy, 48, 21, 0)
    s.face([(px, py, 8 + 3.2 * max(0.0, (px - cx) / 24 - 0.2)) for px, py in rim], "#f0cf97")
    well = deck(cx - 0.6, cy, 44.5, 21, 2.0)
    s.face([(px, py, 8) for px, py in well], "#6d4229")
    floor = deck(cx - 0.4, cy + 0.9, 40, 17, 2.4)
    s.face([(px, py, 6.6) for px, py in floor], "#9a6440")
    for u, half in ((-14, 7.2), (2, 8), (13, 5.6)):
        s.deck(cx + u, cy - half, 7.6, 4.4, half * 2, "#e3b67c")
    rower(s, cx + 3, cy)
    s.line([(cx + 2, cy + 8, 10), (cx - 8, cy + 27, 1)], "#d9ac74", 2)
    s.sketch((cx - 8, cy + 27, 1), "M1 -2 L-7 -1 Q-10 3 -7 4.6 L0 3 Z", "#f3d3a0", 0.95)
    s.ball((cx - 9, cy + 28, 0), 8, 3, "#ffffff", 0.4, dx=-4)
    s.line([(cx + 5, cy + 3, 15), (cx + 2, cy + 8, 11)], "#f3cfae", 2)


def rower(s: Scene, x: float, y: float) -> None:
    """A figure with a straw hat and a red striped shirt that sits."""
    body = "M-4.6 0 Q0 2.4 4.6 0 L3.6 -11 Q0 -14 -3.6 -11 Z"
    s.sketch((x, y, 8), body, s.fade("#ffffff", "#f2e9e0", "#cbbfc4", across=True), 1.05)
    for v in (2.6, 5.8, 9.0):
        s.sketch((x, y, 8 + v), "M-4.3 0 Q0 2 4.3 0 L4.2 -1.6 Q0 0.4 -4.2 -1.6 Z", "#dd5646")
    s.ball((x, y, 24.4), 3.3, 3.5, "#f3cfae")
    s.ball((x, y, 26), 6, 2.4, "#d9a95c")
    s.ball((x, y, 26.6), 5.6, 2, "#f4d58a")
    s.ball((x, y, 28), 3.2, 2.4, "#f8e0a0")
    s.ball((x, y, 27.2), 3.2, 1.1, "#c64438")


def excursion_boat(s: Canvas, x: float, y: float) -> None:
    """A white steamer with two decks, a yellow funnel and little flags."""
    cx, cy = x + 32, y + 32
    wake(s, cx, cy, 58, 23)
    shell(s, cx, cy, 58, 24, 0, 4, "#c94f43")
    shell(s, cx, cy, 58.6, 24.8, 3.4, 9.5, "#fbf6ea")
    s.face([(px, py, 10) for px, py in deck(cx - 1, cy, 54, 24, 2)], "#e2bd88")
    a, b = cx - 25, cy - 8.6
    s.box(a, b, 10, 37, 17.2, 11, "#fffaf0")
    s.left(b + 17.2).panel(s.row(a + 2, 7, 5), 12.6, 5, 5.6, s.fade("#6fb3d8", "#a9dbef"))
    s.right(a + 37).panel(s.row(b + 2, 7.4, 2), 12.6, 5.6, 5.6, "#4f8fb8")
    s.box(a - 1.4, b - 1.4, 21, 40, 20, 1.6, "#e2604f")
    s.post((a + 0.0, a + 9.0, a + 18.0, a + 27.0, a + 36.0), b + 17.2, 22.6, 27, "#ffffff", 0.8)
    s.post(a + 37, (b + 0.0, b + 8.6, b + 17.2), 22.6, 27, "#ffffff", 0.8)
    s.box(a + 19, b + 3.4, 22.6, 12, 10.4, 8.4, "#fffaf0")
    s.right(a + 31).panel(b + 4.6, 25, 8, 4, "#4f8fb8")
    s.left(b + 13.8).panel(a + 20.6, 25, 8.6, 4, "#7fc0e0")
    s.box(a + 18.2, b + 2.6, 31, 13.6, 12, 1.4, "#e2604f")
    for u, shirt in ((3.5, "#4f8fc0"), (14.0, "#6aa86a")):
        s.person(a + u, b + 12, shirt, 0.9, 22.6)
    s.cylinder(a + 10, b + 7, 22.6, 4.2, 17, "#f0b23c")
    s.ring(a + 10, b + 7, 34.6, 4.35, 3, "#3d3a46")
    s.cylinder(a + 10, b + 7, 37.4, 4.3, 2.4, "#f0b23c", top="#3d3a46")
    rail = [(a, b + 17.2, 27.0), (a + 37, b + 17.2, 27.0), (a + 37, b, 27.0)]
    s.line(rail, "#ffffff", 0.9)
    s.post(cx + 20, cy, 10, 40, "#b98a5e", 1.2)
    s.pennants((cx + 20, cy, 39), (cx + 2, cy, 36), 4)
    s.person(cx + 17, cy + 3, "#e2604f", 0.95, 10)
    s.flag(cx - 27, cy, 9, 15, "#3f86c4", 0.7)


def dolphin(s: Canvas, x: float, y: float) -> None:
    """A dolphin that leaps out of the water in an arc."""
    cx, cy = x + 32, y + 32
    for grow, faint in ((17.0, 0.35), (12.0, 0.4)):
        for dx, dy in ((-15.0, 15.0), (16.0, -16.0)):
            s.flat(disc(cx + dx, cy + dy, grow * 0.62), "#ffffff", faint)
    for dx, dy in ((-15.0, 15.0), (16.0, -16.0)):
        s.flat(disc(cx + dx, cy + dy, 5.4), "#4a9fc4", 0.8)
    s.ball((cx, cy, 0), 26, 7, SHADOW, 0.13)
    back, belly = "#47689c", "#e8f2f8"
    spot = (cx, cy, 0.0)
    tail = "M24 -6 Q30 -16 39 -19 Q36 -12 38 -4 Q31 -6 27 -1 Z"
    s.sketch(spot, tail, dark(back), 1)
    body = (
        "M-37 -4 Q-43 -8 -40 -11 Q-36 -13 -33 -16 Q-26 -42 2 -44 Q25 -43 31 -10 Q31 -6 26 -6"
        " Q18 -22 2 -22 Q-14 -20 -24 -6 Q-30 2 -37 -4 Z"
    )
    s.sketch(spot, body, s.fade("#86aede", back, dark(back)), 1)
    under = (
        "M-38.5 -6.4 Q-33 -10 -27.6 -12 Q-18 -28 2 -28.4 Q18 -28 26.6 -9 Q26.6 -7 26 -6"
        " Q18 -22 2 -22 Q-14 -20 -24 -6 Q-30 2 -37 -4 Z"
    )
    s.sketch(spot, under, s.fade(belly, "#bcd2e4"), 1)
    s.sketch(spot, "M2 -43.6 Q8 -58 22 -59 Q16 -51 17 -39.6 Z", mix(back, SHADOW, 0.12), 1)
    s.sketch(spot, "M2 -43.6 Q8 -58 22 -59 Q11 -54 9 -42.6 Z", "#7fa5d4", 1)
    s.sketch(spot, "M-11 -24 Q-8 -13 -17 -6 Q-21 -14 -19 -21 Z", mix(back, SHADOW, 0.1), 1)
    s.sketch(spot, "M-22 -36 Q-10 -43 4 -42.6 Q-10 -38 -18 -32 Z", "#b4d0ee", 1)
    s.ball((cx, cy, 15.4), 1.7, 1.8, "#22304a", dx=-30)
    s.ball((cx, cy, 16), 0.6, 0.6, "#ffffff", dx=-30.5)
    s.line([_face(spot, -40, 7.4), _face(spot, -34, 8.6), _face(spot, -31, 11)], "#2f4a78", 0.8)
    for dx, up, r in ((-42, 12, 1.7), (-35, 22, 1.3), (-45, 3, 2.2), (41, 26, 1.7), (45, 14, 1.4)):
        s.ball((cx, cy, up), r, r, "#ffffff", 0.95, dx=dx)
    for dx in (-31.0, 31.0):
        foam(s, cx, cy, dx)


def _face(spot: Point3, right: float, up: float) -> Point3:
    return spot[0] + right / 2, spot[1] - right / 2, spot[2] + up


def foam(s: Scene, x: float, y: float, dx: float) -> None:
    """White water where something breaks the surface."""
    for off, up, rx, ry in ((-8, 0, 5, 3), (7, -0.4, 5.4, 3), (-2, -2, 7, 3.2), (3, 2.4, 3.4, 2.6)):
        s.ball((x, y, up), rx, ry, mix("#ffffff", "#9ad0e6", 0.3), 0.95, dx=dx + off + 0.6)
        s.ball((x, y, up + 0.8), rx * 0.88, ry * 0.85, "#ffffff", dx=dx + off)


WATER_FEATURES = {
    "yacht": yacht,
    "rowing_boat": rowing_boat,
    "excursion_boat": excursion_boat,
    "dolphin": dolphin,
}
