"""Draws who comes with a lorry: movers, wreckers and cleaners."""

import math

from kit import CREAM, GLASS, IRON, SHADOW, Point3, Scene, dark, facing, lit, mid, mix, plot

CARTON = "#d9aa70"


def carton(s: Scene, x: float, y: float, w: float, d: float, h: float, z: float = 0) -> None:
    """A closed cardboard box with its tape."""
    if not z:
        s.shadow(x, y, w, d, h)
    s.box(x, y, z, w, d, h, CARTON)
    s.deck(x + w * 0.42, y, z + h, w * 0.16, d, "#f3dfb8")
    s.left(y + d).panel(x + w * 0.42, z + h * 0.62, w * 0.16, h * 0.38, "#ead3a8")
    s.left(y + d).shape(
        x + w * 0.74, z + h * 0.2, ((0, 0), (w * 0.09, h * 0.2), (-w * 0.09, h * 0.2)), "#8f6240"
    )


def removal_van(s: Scene, x: float, y: float) -> None:
    """A great orange lorry along x, a white house upon its side, its load behind at the left."""
    orange, long, wide, z, high = "#f0823a", 62.0, 24.0, 5.0, 35.0
    s.shadow(x, y, long + 22, wide, 36)
    for u in (10, 20, 74):
        s.box(x + u - 4, y + 1, 0, 8, wide - 2, 4, "#3a3644")
    s.box(x, y, z - 1.6, long + 20, wide, 1.6, "#4a4552")
    s.box(x, y, z, long, wide, high, orange)
    left = s.left(y + wide)
    left.panel(x, z, long, 5, mid("#fffaf0"))
    left.panel(x, z + 5, long, 1.2, mid("#2f5f8c"))
    house = ((-11, 0), (11, 0), (11, 9), (15, 9), (0, 21), (-15, 9), (-11, 9))
    left.shape(x + 25, z + 9, house, "#fffaf0")
    left.panel(x + 22, z + 9, 6, 8, mid(orange))
    for i in range(3):
        left.panel(x + 42 + i * 2, z + 12 + i * 4.6, 14 - i * 3, 2.2, "#fffaf0")
    left.panel((x, x + long - 1), z, 1, high, dark(orange))
    s.box(x + long + 1, y + 1, z - 1, 18, wide - 2, 21, "#fffaf0")
    cab = s.left(y + wide - 1)
    cab.panel(x + long + 1, z + 1, 18, 4, mid(orange))
    cab.panel(x + long + 8, z + 8, 9.4, 9.4, "#bfe2ee")
    cab.shape(x + long + 8, z + 8, ((1, 2), (5, 9.4), (8, 9.4), (1, 0)), "#ffffff", 0.4)
    front = s.right(x + long + 19)
    front.panel(y + 2.6, z + 8, wide - 5.2, 9.4, "#9fc4d6")
    front.panel(y + 1, z + 1, wide - 2, 4, dark(orange))
    front.panel((y + 2, y + wide - 6), z + 1.6, 4, 2.6, "#fff3c4")
    s.box(x + long + 2, y + 3, z + 20, 10, wide - 6, 8, orange)
    for u in (11, 23, 72):
        s.left(y + wide + 0.2).discs(x + u, 5, (5.4, "#3a3644"), (2.6, "#d9d6d2"), (1, "#8b8794"))


def sofa(s: Scene, x: float, y: float, z: float, tint: str) -> None:
    """A sofa along x that looks to the left."""
    if not z:
        s.shadow(x, y, 24, 11, 8)
    s.box(x, y, z + 1, 24, 4, 11, tint)
    s.box(x, y + 3, z + 1, 24, 8, 4.6, tint)
    s.box((x + 4, x + 12.4), y + 4, z + 5.6, 7.6, 7, 2, lit(tint))
    s.box((x, x + 20.6), y + 3, z + 1, 3.4, 8.4, 7.6, tint)


@plot(111, "morning", "#c9cfae", foot=190, clouds=((34, 40, 0.9), (214, 44, 0.8)))
def moving_company(s: Scene) -> None:
    """A great orange lorry, cartons in heaps, a sofa that is carried, a lamp and a plant."""
    s.patch(0, 0, 104, 12, "#9fc97e")
    s.paving(0, 12, 104, 12, "#e4dccd", 6)
    s.patch(0, 24, 104, 80, "#b3b1b6")
    s.patch(s.row(4, 15, 7), 26.4, 8, 1.2, "#f7ecc8")
    s.set_out(s.tree, ((10, 7), (54, 6), (96, 8)), 0.95)
    removal_van(s, 12, 30)
    wardrobe(s, 3, 60)
    carton(s, 20, 62, 13, 12, 11)
    carton(s, 4, 74, 13, 12, 10)
    carton(s, 19, 76, 12, 11, 9)
    carton(s, 5, 75, 10, 10, 8, 10)
    carton(s, 20, 77, 9, 9, 7, 9)
    carton(s, 5, 89, 11, 10, 9)
    carton(s, 19, 90, 13, 10, 11)
    carton(s, 22, 63, 9, 9, 8, 11)
    s.person(45, 71, "#2f5f8c", 1.4)
    sofa(s, 47, 68, 6, "#3f9c9a")
    s.person(74, 76, "#2f5f8c", 1.4)
    s.person(98, 72, "#f0823a", 1.4)
    carton(s, 95, 75, 7, 6, 6, 5)
    standing_lamp(s, 46, 90)
    rubber_plant(s, 58, 91)
    piano(s, 72, 89)


def wardrobe(s: Scene, x: float, y: float) -> None:
    """A wardrobe of wood."""
    s.shadow(x, y, 15, 9, 26)
    s.box(x, y, 1, 15, 9, 26, "#b9744c")
    s.box(x - 0.8, y - 0.6, 27, 16.6, 10.4, 1.8, "#d09061")
    s.left(y + 9).panel((x + 1, x + 7.8), 3, 6.2, 22, mid("#cf8c5e"))
    s.left(y + 9).panel((x + 2, x + 8.8), 12, 4.2, 11, mid("#b9744c"))
    s.left(y + 9).disc((x + 6.4, x + 8.7), 13, 0.7, "#f7e0a8")


def standing_lamp(s: Scene, x: float, y: float) -> None:
    """A lamp with a shade."""
    s.cylinder(x, y, 0, 3, 1, "#5c5060")
    s.post(x, y, 1, 21, "#8d7a5a", 1.2)
    s.ball((x, y, 22), 9, 8, s.glow(("#fff0b8", 0.7), ("#fff0b8", 0)))
    s.cylinder(x, y, 19, 5.4, 8, "#f2c766", top="#fff3cf", r_top=3.2)


def rubber_plant(s: Scene, x: float, y: float) -> None:
    """A plant in a pot."""
    s.cylinder(x, y, 0, 3, 6, "#c9744f", top="#6a4636", r_top=4)
    s.post(x, y, 6, 20, "#7d5a45", 1)
    for up, flip, size in (
        (9, False, 1),
        (11, True, 1),
        (15, False, 0.9),
        (17, True, 0.85),
        (20, False, 0.7),
        (21, True, 0.6),
    ):
        s.sketch(
            (x, y, up), "M0 0 Q2 -9 11 -8 Q10 0 0 0 Z", "#5f9f4f" if flip else "#4f8a4a", size, flip
        )


def piano(s: Scene, x: float, y: float) -> None:
    """An upright piano on a board with wheels."""
    s.shadow(x, y, 24, 9, 14)
    s.box(x, y, 1.6, 24, 9, 1, "#8d6a4a")
    s.left(y + 9).disc((x + 3, x + 21), 1.2, 1.4, "#3f3b48")
    s.box(x + 1, y, 2.6, 22, 5, 16, "#4a3540")
    s.box(x + 1, y + 4, 8, 22, 5, 2.4, "#4a3540", top="#fffaf0")
    for i in range(9):
        s.deck(x + 3 + i * 2.2, y + 4, 10.5, 1.1, 2.8, "#2f2630")
    s.left(y + 5).panel(x + 3, 12, 18, 5, mid("#6a4a56"))
    s.line([(x + 4, y + 9, 3), (x + 4, y + 9, 8)], "#3f2c36", 1.6)
    s.line([(x + 20, y + 9, 3), (x + 20, y + 9, 8)], "#3f2c36", 1.6)


def ruin(s: Scene) -> None:
    """A house of three floors whose near corner is broken off, rooms and bars laid open."""
    wall, inner = "#e0a58a", "#f0dcc0"
    s.shadow(8, 8, 50, 44, 44)
    s.box(8, 8, 0, 50, 44, 19, wall)
    for z in (19.0, 35.0):
        s.deck(8, 8, z, 50, 44, "#b9a394")
        s.face([(8, 8, z), (58, 8, z), (58, 8, z + 16), (8, 8, z + 16)], mid(inner))
        s.face([(8, 8, z), (8, 52, z), (8, 52, z + 16), (8, 8, z + 16)], lit(inner))
        for u in (24, 40):
            s.face(
                [(u, 8.2, z + 5), (u + 8, 8.2, z + 5), (u + 8, 8.2, z + 13), (u, 8.2, z + 13)],
                "#a9d3e4",
            )
        if z < 20:
            s.face(
                [(26, 8, z), (26, 46, z), (26, 40, z + 10), (26, 30, z + 16), (26, 8, z + 16)],
                "#f2c9a8",
            )
            s.box(12, 26, z, 10, 14, 4, "#7fa8c4", top="#fffaf0")
    left = s.left(52)
    left.shape(
        8,
        19,
        (
            (0, 0),
            (20, 0),
            (17, 5),
            (19, 9),
            (13, 12),
            (15, 18),
            (11, 24),
            (11, 27),
            (6, 29),
            (0, 32),
        ),
        s.fade(lit(wall), mid(wall)),
    )
    left.window((11,), 24, 7, 9, GLASS, CREAM)
    right = s.right(58)
    right.shape(
        8,
        19,
        (
            (0, 0),
            (22, 0),
            (18, 4),
            (21, 9),
            (14, 12),
            (16, 17),
            (9, 20),
            (11, 24),
            (5, 26),
            (0, 31),
        ),
        s.fade(dark(wall), mix(dark(wall), SHADOW, 0.1)),
    )
    right.window((11,), 23, 7, 9, GLASS, CREAM)
    low = s.left(52)
    low.window((12, 25), 5, 8, 10, GLASS, CREAM)
    low.door(43, 0, 8, 14, "#8f5a41")
    right.window((13, 27), 5, 8, 10, GLASS, CREAM)
    s.deck(36, 30, 19.1, 22, 22, "#9a8578")
    jag = ((40, 0), (36, 4), (30, 1), (26, -2), (50, -3), (50, 0))
    s.left(52.1).shape(8, 19, jag, "#b9a394")
    for u, up in ((28, 5), (33, 7), (38, 4), (44, 6)):
        s.line([(u, 52, 19), facing((u, 52, 19), 1.4, up)], "#7d6a62", 0.8)
    for v, up in ((34, 6), (40, 4), (46, 6)):
        s.line([(58, v, 19), facing((58, v, 19), -1, up)], "#6d5a5a", 0.8)


def rubble(s: Scene, x: float, y: float, r: float, count: int) -> None:
    """A heap of broken brick."""
    s.shadow_round(x, y, r, r * 0.7)
    tints = ("#c9785a", "#d98f6f", "#b3a8a2", "#cfc4ba", "#a8604c")
    for i in range(count):
        t, far = i * 2.4, r * math.sqrt((count - i) / count)
        up = (1 - far / r) * r * 0.55
        spot = (x + far * math.cos(t), y + far * math.sin(t), up)
        size = s.random.uniform(0.5, 0.95)
        tint = s.random.choice(tints)
        s.sketch(spot, "M-4 0 L-1 -3.6 L4 -2.4 L2 1.6 Z", lit(tint), size)
        s.sketch(spot, "M-4 0 L2 1.6 L2 4 L-4 2.6 Z", mid(tint), size)
        s.sketch(spot, "M2 1.6 L4 -2.4 L4 0.4 L2 4 Z", dark(tint), size)


def wrecker(s: Scene, x: float, y: float, ball: Point3) -> None:
    """A yellow crane on tracks with its boom, the iron ball on its rope."""
    paint = "#f2b230"
    s.shadow(x, y, 28, 22, 16)
    for v in (0, 16):
        s.box(x, y + v, 0, 30, 6, 6, "#45404c")
        s.left(y + v + 6).disc(s.row(x + 3.6, 5.6, 5), 3, 2.2, "#8b8794")
    s.box(x + 2, y + 2, 6, 26, 18, 3, "#6d6a78")
    s.box(x + 12, y + 2, 9, 18, 19, 13, paint)
    s.right(x + 30).panel(y + 4, s.row(12, 2.6, 4), 15, 1.2, dark(dark(paint)))
    s.left(y + 21).panel(x + 14, 11, 14, 3, mid("#4a4552"))
    s.box(x + 1, y + 11, 9, 11, 10, 15, paint)
    s.left(y + 21).panel(x + 2, 14, 9, 8, "#bfe2ee")
    s.right(x + 12).panel(y + 12, 17, 8, 6, "#9fc4d6")
    foot, tip = (x + 4.0, y + 7.0, 12.0), (ball[0] + 3, ball[1], 86.0)
    count = 9
    edges = []
    for off in (-2.2, 2.2):
        edges.append(
            [
                (
                    foot[0] + (tip[0] - foot[0]) * i / count + off * (1 - i / count * 0.6),
                    foot[1] + (tip[1] - foot[1]) * i / count + off * (1 - i / count * 0.6),
                    foot[2] + (tip[2] - foot[2]) * i / count,
                )
                for i in range(count + 1)
            ]
        )
    under = [facing(p, -3.4 * (1 - i / count * 0.6), -1) for i, p in enumerate(edges[0])]
    over = [facing(p, 3.4 * (1 - i / count * 0.6), 1) for i, p in enumerate(edges[1])]
    for i in range(count):
        s.line([under[i], over[i + 1]], dark(paint), 0.9)
        s.line([over[i], under[i + 1]], dark(paint), 0.9)
    s.line(under, mid(paint), 1.9)
    s.line(over, paint, 1.9)
    s.line([(x + 24, y + 10, 22), facing((x + 24, y + 10, 40), 0, 0), tip], "#5c5664", 0.8)
    s.line([(x + 18, y + 10, 22), (x + 24, y + 10, 40), (x + 28, y + 10, 22)], mid(paint), 1.4)
    s.line([tip, facing(ball, 0, 11)], "#3f3b48", 1.1)
    s.ball(
        ball,
        11,
        11,
        s.glow(("#b9bccb", 1), ("#5f6070", 1), ("#2f2d3a", 1), cx=0.34, cy=0.28, reach=0.75),
    )
    s.ball(facing(ball, -4, 4.6), 2.6, 2, "#ffffff", 0.55)
    s.ball(facing(ball, 0, 11), 2.4, 1.8, "#4a4656")


@plot(112, "evening", "#d6bf9a", scale=1.0, foot=190, clouds=((24, 40, 0.7), (216, 84, 0.6)))
def demolition_company(s: Scene) -> None:
    """An iron ball on a crane strikes a house whose corner falls down in dust and rubble."""
    for _ in range(60):
        a, b = s.random.uniform(3, 100), s.random.uniform(3, 100)
        s.ball((a, b, 0), 1.8, 0.8, s.random.choice(("#c4a57c", "#e8d3ac", "#bf9f74")))
    s.set_out(s.tree, ((96, 8), (6, 62)), 0.85)
    ruin(s)
    for dx, up, r in ((-12, 4, 8), (12, 2, 8), (0, 10, 9), (-4, -6, 8), (14, -10, 6), (-20, -4, 6)):
        spot = facing((50, 46, 30), dx, up)
        s.ball(spot, r, r * 0.8, "#efe2cf", 0.75)
    for dx, up, size in (
        (-16, 16, 0.8),
        (-8, 22, 0.6),
        (14, 16, 0.7),
        (-24, 6, 0.6),
        (20, 4, 0.8),
        (6, -12, 0.9),
    ):
        spot = facing((50, 46, 30), dx, up)
        s.sketch(spot, "M-4 0 L-1 -3.6 L4 -2.4 L2 1.6 Z", "#e0a58a", size)
        s.sketch(spot, "M-4 0 L2 1.6 L2 4 L-4 2.6 Z", "#b9785f", size)
    wrecker(s, 70, 40, (50, 46, 42))
    rubble(s, 46, 66, 15, 44)
    rubble(s, 24, 64, 9, 22)
    rubble(s, 64, 76, 8, 16)
    tipper(s, 40, 86)
    s.worker(22, 84, 1.25)
    s.worker(92, 78, 1.25, vest="#4f86b8")
    s.worker(86, 92, 1.25)
    for i in range(3):
        s.barrier(4 + i * 12.5, 98)


def tipper(s: Scene, x: float, y: float) -> None:
    """A lorry along x full of rubble."""
    s.shadow(x, y, 36, 12, 12)
    s.box(x, y, 3, 36, 12, 2, "#4a4552")
    s.box(x, y, 5, 24, 12, 8, "#4f8fc0", top="#5f5560")
    s.left(y + 12).panel(s.row(x + 3, 6, 4), 5, 1.2, 8, dark("#4f8fc0"), 0.6)
    for i in range(14):
        spot = (x + 3 + (i * 5) % 19, y + 3 + (i * 4) % 8, 13 + 1.6 * math.sin(i))
        tint = ("#c9785a", "#cfc4ba", "#b3a8a2")[i % 3]
        s.sketch(spot, "M-4 0 L-1 -3.6 L4 -2.4 L2 2.6 L-3 2.6 Z", lit(tint), 0.8)
        s.sketch(spot, "M-4 0 L2 0.6 L2 2.6 L-3 2.6 Z", mid(tint), 0.8)
    s.box(x + 25, y + 0.6, 4, 10, 10.8, 12, "#f2b230")
    s.left(y + 11.4).panel(x + 28, 10, 5.6, 4.6, "#bfe2ee")
    s.right(x + 35).panel(y + 1.8, 10, 8.4, 4.6, "#9fc4d6")
    for u in (5, 13, 30):
        s.left(y + 12.2).discs(x + u, 3.2, (3.4, "#3a3644"), (1.5, "#d9d6d2"))


def bubble(s: Scene, spot: Point3, r: float) -> None:
    """A bubble of soap."""
    s.ball(spot, r, r, "#ffffff", 0.75)
    s.ball(spot, r * 0.82, r * 0.82, "#bfe6f4", 0.75)
    s.ball(facing(spot, r * 0.2, -r * 0.3), r * 0.5, r * 0.4, "#e9c9f0", 0.5)
    s.ball(facing(spot, -r * 0.34, r * 0.36), r * 0.26, r * 0.2, "#ffffff")


def bucket(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A giant blue bucket full of foam, a cloth over its rim."""
    s.shadow_round(x, y, 9 * k, 12 * k, z)
    s.cylinder(x, y, z, 8 * k, 17 * k, "#3f8fd0", top="#2f6fa8", r_top=10.6 * k)
    s.ring(x, y, z + 14.4 * k, 10.3 * k, 2.6 * k, "#6fb4e6")
    heap = (
        *((-11, 18, 4), (10, 18, 4.4), (-6, 21, 5), (5, 21, 5.4), (0, 24, 5)),
        *((-1, 16, 5), (6, 15.4, 4), (-7, 15.8, 4)),
    )
    for dx, up, r in heap:
        foam(s, facing((x, y, z), dx * k, up * k), r * k)
    cloth = "M2 -13 Q8 -12 12 -15 L14 -3 Q10 0 8 -3 Q5 1 3 -2 Z"
    s.sketch((x, y, z), cloth, "#f6c244", k)
    s.sketch((x, y, z), "M8 -12.6 Q10 -13 12 -15 L14 -3 Q12 -1.4 10.4 -1.6 Z", "#d99f2f", k)


def foam(s: Scene, spot: Point3, r: float) -> None:
    """A ball of foam."""
    s.ball(facing(spot, 0.3, -0.8), r, r * 0.86, "#bfd8ea")
    s.ball(spot, r * 0.95, r * 0.8, "#ffffff")


def broom(s: Scene, x: float, y: float, k: float) -> None:
    """A giant brush on a long handle, leaning back."""
    tip = facing((x, y, 0), 13 * k, 58 * k)
    s.line([facing((x, y, 0), 1 * k, 12 * k), tip], dark("#e2604f"), 2.6 * k)
    s.line([facing((x, y, 0), 0.6 * k, 12 * k), facing(tip, -0.4, 0)], "#ff8f70", 1.4 * k)
    s.sketch(
        (x, y, 0), "M-11 0 Q-10 -9 -6 -11 L8 -13 Q12 -10 13 -3 Q1 3 -11 0 Z", s.shaded("#f2d37a"), k
    )
    for u in (-7, -3, 1, 5, 9):
        s.line(
            [facing((x, y, 0), u * k, 0.6 * k), facing((x, y, 0), u * 0.8 * k, 9 * k)],
            "#b98a3f",
            0.7 * k,
        )
    s.sketch((x, y, 0), "M-7 -9.6 Q1 -8 9 -11.4 L8 -15 Q1 -12 -6 -13 Z", "#c8483f", k)


@plot(113, "noon", "#cfd3c8", scale=1.03, foot=190, clouds=((28, 44, 0.8), (214, 56, 0.8)))
def renovation_company(s: Scene) -> None:
    """A house half grey with dirt and half bright, cleaners before it, foam and bubbles."""
    s.paving(0, 0, 104, 104, "#dfdcd4", 8)
    s.patch(3, 3, 98, 8, "#a3c985", r=3)
    s.tree(97, 10, 0.9)
    dirty, clean = "#857d78", "#fff3dc"
    x, y, w, d, h = 16.0, 14.0, 66.0, 42.0, 37.0
    s.shadow(x, y, w, d, h)
    s.box(x, y, 0, w, d, h, clean)
    left, right = s.left(y + d), s.right(x + w)
    edge = ((0, 0), (27, 0), (31, 8), (26, 16), (30, 24), (26, h), (0, h))
    left.shape(x, 0, edge, s.fade("#958c86", dirty))
    for u, v, r in ((5, 30, 4), (12, 18, 4), (21, 32, 3.4), (9, 7, 4), (21, 21, 3)):
        left.disc(x + u, v, r, "#6a6462", 0.35)
    left.panel((x + 3, x + 13), 10, 1.2, 9, "#5f5858", 0.4)
    left.panel((x + 3, x + 13), 27, 1.2, 7, "#5f5858", 0.4)
    for z in (6, 22):
        left.window((x + 4, x + 15), z, 8, 10, "#7d8284", "#a39a92", 1)
        left.window((x + 36, x + 51), z, 9, 10, "#bfeaf8", "#5fb4e0", 1)
        right.window((19, 32, 45), z, 8, 10, GLASS, "#5fb4e0", 1)
        for u in (42, 57):
            sparkle(s, (x + u, y + d + 0.4, z + 8), 3.6)
    band = ((31, 18.6), (w, 18.6), (w, 20), (31, 20))
    left.shape(x, 0, band, mid("#5fb4e0"))
    right.panel(y, 18.6, d, 1.4, dark("#5fb4e0"))
    s.flat_roof(x, y, h, w, d, "#5fb4e0", "#dfe6e8", over=1.6, high=4)
    left = s.left(y + d + 1.6)
    left.panel(x - 1.6, h, 26, 4, "#7a736f")
    s.ball((48, 36, h + 3), 30, 12, SHADOW, 0.16)
    bucket(s, 49, 34, h + 2, 1.36)
    flow = ((30, 58, 41, 5), (27, 58, 34, 4.4), (30, 58, 27, 5), (28, 58, 20, 4), (31, 58, 14, 5))
    for u, v, z, r in (*flow, (28, 58, 8, 4), (30, 59, 2, 5.4), (25, 61, 2, 4), (36, 60, 1.6, 4.4)):
        foam(s, (x + u, v, z), r)
    for u, v, z, r in ((33, 50, 43, 5), (36, 44, 44, 4.4), (26, 54, 42, 4), (34, 57, 38, 3.4)):
        foam(s, (x + u - 2, v, z), r)
    lift(s, x + 40, y + d + 2)
    s.van(66, 86, "#fffaf0", "x", "#3f8fd0")
    broom(s, 24, 84, 1.1)
    bubbles = (
        *(((18, 70, 40), 3.6), ((80, 50, 62), 3), ((10, 72, 58), 2.6), ((88, 40, 46), 3.6)),
        *(((8, 78, 24), 2.6), ((92, 34, 76), 2.6), ((22, 60, 78), 3), ((30, 50, 92), 2.2)),
        ((72, 40, 88), 2.4),
    )
    for spot, r in bubbles:
        bubble(s, spot, r)
    s.set_out(s.person, ((42, 76, "#3f8fd0"), (10, 92, "#f6c244"), (90, 74, "#f6c244")), 1.3)
    puddle = ((46, 88), (52, 85), (58, 88), (56, 94), (48, 94))
    s.flat(puddle, "#bfe2ee", 0.8)


def sparkle(s: Scene, spot: Point3, r: float) -> None:
    """A star of light on what is clean."""
    s.sketch(
        spot, "M0 -4 Q0.5 -0.5 4 0 Q0.5 0.5 0 4 Q-0.5 0.5 -4 0 Q-0.5 -0.5 0 -4 Z", "#ffffff", r / 3
    )


def lift(s: Scene, x: float, y: float) -> None:
    """A cradle on two ropes with cleaners before the wall."""
    for u in (1, 19):
        s.line([(x + u, y + 3, 21), (x + u, y, 41)], "#4a4552", 0.9)
    s.box(x, y, 16, 20, 6, 1.4, IRON)
    s.person(x + 5, y + 3, "#3f8fd0", 1.3, 17.4)
    s.person(x + 15, y + 3, "#3f8fd0", 1.3, 17.4)
    s.line([facing((x + 5, y + 3, 17.4), 0, 7), facing((x + 5, y + 3, 17.4), 5, 17)], "#c98a4a", 1)
    s.box(x, y + 6, 16, 20, 0.8, 6, "#f6c244")
    s.left(y + 6.9).panel((x + 3, x + 9, x + 15), 17, 2.4, 4.4, mid("#3f3b48"))
