"""Draws the airport: terminal, tower, runway and planes."""

import math
from itertools import pairwise

from kit import SHADOW, SHIRTS, WHITE, Scene, dark, facing, mid, mix, plot


@plot(77, "noon", "#a6cd88", foot=189, clouds=((36, 40, 0.9), (214, 70, 0.7)))
def airport(s: Scene) -> None:
    """A plane takes off from the runway, before terminal and control tower."""
    s.grass(3, 3, 98, 98, 24)
    s.patch(0, 30, 104, 30, "#c9c8c6")
    s.patch(0, 74, 104, 22, "#7f8490")
    s.patch(0, (74, 94.8), 104, 1.2, "#fbf7ea")
    s.patch(s.row(17, 14, 6), 84.2, 8, 1.6, "#fbf7ea")
    s.patch(3, (77, 80, 87, 90), 10, 1.6, "#fbf7ea")
    s.patch(84, 58, 10, 18, "#c9c8c6")
    s.line([(2, 52, 0), (84, 52, 0), (89, 56, 0), (89, 76, 0)], "#f2c14e", 0.9)
    terminal(s)
    control_tower(s, 94, 14)
    s.plane(58, 45, 5, 0.66, 0, "#3f9a8e")
    s.plane(94, 45, 5, 0.66, 0, "#e8963c")
    truckling(s, 20, 44)
    for i in range(9):
        for y in (72.4, 97.6):
            s.ball((6 + i * 11.6, y, 1), 0.9, 0.9, "#fff3b0")
    s.ball((62, 84, 0), 24, 7, s.glow((SHADOW, 0.4), (SHADOW, 0.2), (SHADOW, 0)))
    s.plane(44, 86, 46, 1.25, 0.26, "#d9483f")
    windsock(s, 22, 100)


def terminal(s: Scene) -> None:
    """The hall of glass under a waved roof, with two bridges to the planes."""
    x, long = 22.0, 58.0
    house = s.house(x, 6, long, 20, 18, "#dfe6ea")
    house.left.panel(x + 1, 1.5, long - 2, 14, s.fade("#8fc6de", "#d9f0f4", "#ffe9b4"))
    house.right.panel(7, 1.5, 18, 14, s.fade("#76a6be", "#c9b98e"))
    house.left.panel(s.row(x + 1, 5.5, 11), 1.5, 0.8, 14, mid(WHITE))
    house.left.panel(x + 1, 8, long - 2, 0.7, mid(WHITE))
    count = 24
    spots = [
        (x - 2 + (long + 4) * i / count, 19.5 + 3.6 * math.sin(math.pi * 4 * i / count) ** 2)
        for i in range(count + 1)
    ]
    a, b = spots[0][0], spots[-1][0]
    s.face([(a, 29, 17.6), (b, 29, 17.6), *((u, 29, h) for u, h in spots[::-1])], mid("#f4f6f6"))
    for (u, p), (v, q) in pairwise(spots):
        fill = mix("#ffffff", "#a9bcc9", min(1.0, max(0.0, 0.35 - (q - p) * 0.5)))
        s.face([(u, 3, p), (v, 3, q), (v, 29, q), (u, 29, p)], fill)
    s.face([(b, 3, 19.5), (b, 29, 19.5), (b, 29, 17.6), (b, 3, 17.6)], dark("#f4f6f6"))
    for at in (34, 70):
        s.box(at, 26, 5, 4, 12, 5, "#e6e9ec")
        s.right(at + 4).panel(27, 6.4, 10, 2.2, "#8fb6cc")


def control_tower(s: Scene, x: float, y: float) -> None:
    """The tower with its glass pulpit."""
    s.shadow_round(x, y, 5, 50)
    s.box(x - 8, y - 6, 0, 16, 14, 9, "#e6e0d6")
    s.left(y + 8).windows(x - 7, 2, 14, 6, 4, 1)
    s.right(x + 8).windows(y - 5, 2, 12, 6, 3, 1)
    s.cylinder(x, y, 9, 4, 41, "#f0ebe2", r_top=3.4)
    s.ring(x, y, (20, 31, 42), 3.9, 1.6, "#d9564a")
    s.cylinder(x, y, 50, 3.6, 4, "#f0ebe2", r_top=7)
    s.cylinder(x, y, 54, 6.4, 7, "#7fb9d6", r_top=7.8)
    for u in (-8, -3, 3, 8):
        spots = [facing((x, y, 0), u * 0.82, 50.6 + abs(u) * 0.3)]
        spots += [facing((x, y, 0), u, 57.2 + abs(u) * 0.3)]
        s.line(spots, "#eaf6fa", 0.8)
    s.cylinder(x, y, 61, 8.4, 2, "#f4f0e8")
    s.post(x, y, 63, 72, "#8b93a2", 1.1)
    s.beacon(x, y, 73)


def truckling(s: Scene, x: float, y: float) -> None:
    """A luggage tug with two carts."""
    for i, tint in enumerate(("#8d97a8", "#8d97a8", "#f2c14e")):
        s.box(x + i * 7, y, 1.2, 5.4, 4, 2.4, tint)
        if i < 2:
            for u in (0.4, 2.8):
                s.box(x + i * 7 + u, y + 0.6, 3.6, 2, 2.6, 2.2, SHIRTS[(i * 2 + int(u)) % 7])
    s.box(x + 14.6, y + 0.6, 3.6, 2.4, 2.8, 2.6, "#cfe8f2")


def windsock(s: Scene, x: float, y: float) -> None:
    """A striped sock that shows the wind."""
    s.post(x, y, 0, 20, "#8b93a2", 1.1)
    for i in range(4):
        a, b = 3 - i * 0.45, 3 - (i + 1) * 0.45
        way = f"M{i * 3.4} {-20 - a / 2 + i * 0.6} L{i * 3.4 + 3.4} {-20 - b / 2 + i * 0.6 + 0.6}"
        way += f" L{i * 3.4 + 3.4} {-20 + b + i * 0.6 + 0.6} L{i * 3.4} {-20 + a + i * 0.6} Z"
        s.sketch((x, y, 0), way, ("#e2604f", "#fffaf0")[i % 2])
