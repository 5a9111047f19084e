"""Draws the start-up: a laptop as large as a house, and its rocket."""

from kit import IRON, Scene, dark, facing, mid, plot

CODE = ("#ff8fa0", "#7fe0c0", "#ffd257", "#8fc8ff", "#d9a8ff", "#e6ecf6")


def laptop_screen(s: Scene, x: float, y: float, z: float, w: float, h: float) -> None:
    """The open lid of a giant laptop on a left wall, full of lines of code and a curve."""
    s.box(x, y - 4, z, w, 4, h, "#c3cad6")
    left = s.left(y)
    left.panel(x + 1.4, z + 2, w - 2.8, h - 3.4, "#3a3f52")
    left.panel(x + 2.6, z + 3.2, w - 5.2, h - 5.8, s.fade("#243050", "#2f4470"))
    rows = int((h - 12) / 4)
    for row in range(rows):
        u = 5.0 + (0, 3, 6, 6, 3, 6, 3, 0, 3)[row % 9]
        for _ in range(3):
            long = s.random.uniform(3, 8)
            if u + long < w * 0.56:
                left.panel(x + u, z + h - 8.4 - row * 4, long, 1.9, s.random.choice(CODE))
            u += long + 1.4
    left.panel(x + w * 0.6, z + h * 0.5, w * 0.33, h * 0.36, "#1f2a44")
    curve = ((0.02, 0.04), (0.08, 0.09), (0.14, 0.07), (0.2, 0.18), (0.25, 0.2), (0.3, 0.31))
    spots = [(x + w * (0.6 + u), y + 0.2, z + h * (0.5 + v)) for u, v in curve]
    s.line(spots, "#7fe0c0", 1.3)
    s.ball(spots[-1], 1.4, 1.4, "#ffd257")
    for i, high in enumerate((6, 10, 8, 13)):
        left.panel(x + w * 0.62 + i * w * 0.08, z + 6, w * 0.055, high, CODE[i])
    left.shape(
        x + 2.6,
        z + 3.2,
        ((0, 0), (0, h * 0.5), (w * 0.4, h - 5.8), (w * 0.6, h - 5.8)),
        "#ffffff",
        0.1,
    )


def rocket(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A small rocket that starts, with fire and smoke."""
    spot = (x, y, z)
    for dx, up, r in (
        (-9, -17, 6),
        (8, -18, 7),
        (0, -20, 8),
        (-16, -20, 5),
        (16, -21, 5),
        (3, -13, 5),
    ):
        s.ball(facing(spot, dx * k, (up - 1) * k), r * k, r * 0.8 * k, "#c9cfdc", 0.8)
        s.ball(facing(spot, dx * k, up * k), r * 0.94 * k, r * 0.74 * k, "#ffffff", 0.95)
    s.sketch(spot, "M-5 1 Q-4 10 0 17 Q4 10 5 1 Z", "#f2862f", k)
    s.sketch(spot, "M-3 1 Q-2 7 0 11 Q2 7 3 1 Z", "#ffe08a", k)
    for flip in (False, True):
        s.sketch(
            spot, "M5 -10 Q13 -6 12 5 L5 1 Z", dark("#d9483f") if not flip else "#e2604f", k, flip
        )
    body = "M0 -40 Q10 -28 8 -10 L6 2 L-6 2 L-8 -10 Q-10 -28 0 -40 Z"
    s.sketch(spot, body, s.fade("#ffffff", "#f4f2ee", "#b9bccb", across=True), k)
    s.sketch(
        spot, "M0 -40 Q5.4 -34 7.6 -26 Q0 -23 -7.6 -26 Q-5.4 -34 0 -40 Z", s.shaded("#e2503f"), k
    )
    at = facing(spot, 0, 16.5 * k)
    s.balls(at, (4.2 * k, 4.2 * k, "#5f6a80"), (3.2 * k, 3.2 * k, "#8fd0ea"))
    s.ball(facing(at, -1 * k, 1 * k), 1.1 * k, 1 * k, "#ffffff", 0.8)
    s.sketch(spot, "M-7 -3 Q0 0 7 -3 L6 2 Q0 4 -6 2 Z", "#5f6a80", k)


@plot(104, "evening", "#bcd09c", scale=1.03, foot=190, clouds=((30, 56, 0.7), (100, 26, 0.6)))
def tech_startup(s: Scene) -> None:
    """A house like an open laptop full of code, its rocket beside it, racks with lights."""
    steel = "#dfe4ec"
    s.paving(0, 0, 104, 104, "#dcdfe0", 8)
    s.patch(3, 3, 98, 8, "#a3c985", r=3)
    s.tree(8, 12, 0.95)
    s.shadow(12, 12, 60, 50, 36)
    laptop_screen(s, 12, 18, 10, 60, 44)
    house = s.house(12, 18, 60, 44, 11, steel, shade=0)
    house.left.panel(14, 1.4, 56, 7, s.fade("#ffe6a3", "#fff3cf"))
    house.left.panel(s.row(14, 7, 9), 1.4, 0.8, 7, mid(steel))
    house.left.panel(36, 0, 11, 9, "#4f6f9c")
    house.left.panel(37.4, 0, 8.2, 8, s.fade("#ffe6a3", "#fff7dd"))
    house.right.panel(20, 1.4, 40, 7, "#a8c0d4")
    house.right.panel(s.row(20, 7, 6), 1.4, 0.8, 7, dark(steel))
    keyboard(s, 17, 23, 11)
    pad(s, 90, 23)
    rocket(s, 90, 23, 32, 1.0)
    rack_of_servers(s, 84, 66)
    rack_of_servers(s, 94, 66)
    beanbags = ((14, 74, "#ec6fa0"), (24, 80, "#f2c33f"), (12, 86, "#3f9c9a"))
    for x, y, tint in beanbags:
        beanbag(s, x, y, tint)
    table_tennis(s, 46, 80)
    s.set_out(
        s.person, ((40, 84, "#9a78b8", 1.25), (72, 84, "#6aa86a", 1.25), (78, 92, "#e2604f", 1.25))
    )
    s.bush(98, 98, 0.9)
    s.bush(34, 98, 0.8, "#8bbd5f")


def keyboard(s: Scene, x: float, y: float, z: float) -> None:
    """The keys and the pad of the giant laptop."""
    s.deck(x - 1, y - 1, z, 52, 22, "#8d97a8")
    for row in range(4):
        for i in range(10):
            if row == 3 and 2 < i < 7:
                continue
            tint = "#f2862f" if (row, i) == (0, 9) else ("#4a5268", "#565f78")[(row + i) % 2]
            s.box(x + i * 5, y + row * 5, z, 4.2, 4.2, 1, tint)
    s.box(x + 15, y + 15, z, 19.2, 4.2, 1, "#4a5268")
    s.deck(x + 15, y + 23.4, z, 20, 12, "#b9c2d0")
    s.deck(x + 15.8, y + 24.2, z, 18.4, 10.4, "#cfd6e0")


def pad(s: Scene, x: float, y: float) -> None:
    """The pad from which the rocket starts."""
    s.drum(x, y, 11, 3, "#8d949e", shade=6)
    s.balls((x, y, 3), (12, 6, "#f2c33f"), (10.4, 5.2, "#6d7280"))
    s.line([(x - 8, y - 6, 3), (x - 8, y - 6, 40)], "#d9564a", 1.6)
    for z in range(8, 40, 6):
        s.line([(x - 8, y - 6, z), (x - 4, y - 2, z)], "#d9564a", 0.9)


def rack_of_servers(s: Scene, x: float, y: float) -> None:
    """A cupboard of computers with lights."""
    s.shadow(x, y, 8, 9, 16)
    s.box(x, y, 0, 8, 9, 17, "#4a5068")
    for i in range(6):
        s.left(y + 9).panel(x + 1, 1.6 + i * 2.6, 6, 1.9, "#2f3448")
        for k in range(3):
            tint = ("#7fe0a0", "#ffd257", "#7fe0a0", "#ff8f70")[(i * 2 + k) % 4]
            s.left(y + 9.1).panel(x + 1.6 + k * 1.3, 2.2 + i * 2.6, 0.8, 0.8, tint)


def beanbag(s: Scene, x: float, y: float, tint: str) -> None:
    """A soft seat with somebody who types."""
    s.shadow_round(x, y, 4, 4)
    s.sketch((x, y, 0), "M-7 0 Q-8 -5 -4 -8 Q0 -10 4 -7 Q8 -4 7 0 Q0 4 -7 0 Z", s.shaded(tint))
    s.person(x, y, "", 1.1, 3.4, sits=True)
    s.left(y + 3).panel(x - 2.4, 5, 4.8, 3.2, "#c3cad6")


def table_tennis(s: Scene, x: float, y: float) -> None:
    """A table for a break."""
    s.shadow(x, y, 22, 11, 6)
    for a in (x + 1, x + 19):
        s.box(a, y + 8.6, 0, 1.6, 1.6, 6, IRON)
    s.box(x, y, 6, 22, 11, 1.2, "#2f8f6a")
    s.deck(x, y + 5.2, 7.2, 22, 0.6, "#fffaf0")
    s.left(y + 11).panel(x + 10.6, 7.2, 0.6, 2, "#fffaf0")
    s.face(
        [(x + 11, y, 7.2), (x + 11, y + 11, 7.2), (x + 11, y + 11, 9.6), (x + 11, y, 9.6)],
        "#ffffff",
        0.7,
    )
