"""Draws what lies at the sea: the harbour, the little boat of the coast and the one of the deep."""

from kit import CREAM, IRON, SHADOW, WHITE, Scene, dark, facing, lit, mid, plot

DEEP, SHALLOW, SAND = "#4d9fc6", "#6fc3d4", "#f0dfb4"
CONTAINERS = ("#e2604f", "#f0b84f", "#4f8fc0", "#6aa86a", "#ec8f6e", "#3f9c9a")


def sea(s: Scene, count: int, low: float = 6, high: float = 98) -> None:
    """Crests of waves over the tile."""
    for _ in range(count):
        s.wave(s.random.uniform(low, high), s.random.uniform(low, high), s.random.uniform(0.8, 1.5))


def fish_box(s: Scene, x: float, y: float, z: float = 0, tint: str = "#5f93b4") -> None:
    """An open box with fish upon ice."""
    s.box(x, y, z, 11, 8, 4.4, "#e9d2ab")
    s.left(y + 8).panel(x, z + 1.8, 11, 0.6, "#a8825c", 0.7)
    s.deck(x + 0.8, y + 0.8, z + 4.4, 9.4, 6.4, "#eef6fa")
    for i in range(3):
        s.fish((x + 3 + i * 2.7, y + 6 - i * 0.6, z + 5.6), 0.42, tint, "#e8eef2", flip=i % 2 == 1)


def lighthouse(s: Scene, x: float, y: float, z: float, k: float = 1) -> None:
    """A red and white lighthouse with its light."""
    s.cylinder(x, y, z, 7 * k, 4 * k, "#c9c0b6")
    low = z + 4 * k
    for i in range(5):
        r = (5 - i * 0.5) * k
        tint = ("#fffaf0", "#d9503f")[i % 2]
        s.cylinder(x, y, low + i * 8 * k, r, 8 * k, tint, r_top=r - 0.5 * k)
    top = low + 40 * k
    s.cylinder(x, y, top, 4.4 * k, 1.8 * k, "#5c6070")
    s.cylinder(x, y, top + 1.8 * k, 2.4 * k, 6 * k, "#ffeeb0")
    s.ball((x, y, top + 5 * k), 15 * k, 13 * k, s.glow(("#fff3b0", 0.9), ("#fff3b0", 0)))
    s.cone(x, y, top + 7.8 * k, 3.6 * k, 6 * k, "#d9503f")


@plot(51, "noon", SHALLOW, foot=189, clouds=((40, 34, 0.9), (206, 60, 0.7)), soil="#c9a56f")
def mackerel_boat(s: Scene) -> None:
    """A small blue boat off the beach, its net full of mackerel, gulls above it."""
    s.flat(
        [(0, 0), (104, 0), (104, 22), (70, 27), (40, 22), (26, 40), (20, 74), (0, 84)], "#d5f0ee"
    )
    s.flat([(0, 0), (104, 0), (104, 18), (70, 23), (38, 18), (21, 38), (16, 70), (0, 78)], SAND)
    s.flat([(0, 0), (84, 0), (60, 9), (30, 9), (11, 30), (9, 56), (0, 60)], "#a9cf86")
    sea(s, 30, 30)
    s.grass(2, 2, 30, 8, 14)
    s.set_out(s.tree, ((8, 10), (8, 44)), 0.85, "#6fac57")
    hut(s)
    jetty(s)
    s.conifer(90, 6, 0.75)
    s.rock(96, 22, 1)
    s.rock(12, 90, 1.1)
    s.ball((60, 66, 0), 34, 13, s.glow((SHADOW, 0.32), (SHADOW, 0.2), (SHADOW, 0)), dx=4)
    s.hull(24, 47, 76, 32, 11, "#3f8fc4", sheer=8, deck="#e0b985")
    boat_cabin(s)
    net(s)
    for x, y, z, size in ((86, 40, 66, 1.2), (30, 70, 66, 0.9), (97, 60, 50, 0.8)):
        s.gull(x, y, z, size)


def hut(s: Scene) -> None:
    """The fisherman's hut on the beach."""
    house = s.house(34, 0, 22, 13, 11, "#e9785c")
    house.left.door(47, 0, 5, 8)
    house.left.window(37, 3, 6, 5)
    house.gable(10, "#6d7f9c", over=2)


def jetty(s: Scene) -> None:
    """A wooden jetty with boxes of fish."""
    for x in (6, 16, 26):
        s.post(x, 92, -2, 6, "#7d5a45", 2)
    s.box(0, 80, 4, 30, 12, 1.6, "#c99a6b")
    s.deck(s.row(4, 4, 8), 80, 5.6, 0.5, 12, "#a3774f")
    fish_box(s, 2, 82, 5.6)
    fish_box(s, 14, 83, 5.6)
    s.person(28, 90, "#f0b84f", 1.25, 5.6)


def boat_cabin(s: Scene) -> None:
    """The wheelhouse, the mast and two men at the net."""
    s.box(36, 54, 11, 20, 18, 17, CREAM)
    s.left(72).window((38.4, 47.4), 18, 6.4, 7, "#bfe2ee", "#3f8fc4", 0)
    s.right(56).window(57, 18, 12, 7, "#bfe2ee", "#3f8fc4", 1)
    s.box(34.4, 52.4, 28, 23, 21.6, 2.4, "#e2604f")
    s.post(46, 63, 30, 66, "#8d674d", 1.6)
    s.flag(46, 63, 47, 20, "#e2604f", 0.8)
    s.line([(46, 63, 64), (96, 63, 20)], "#8d674d", 0.7)
    s.line([(46, 63, 64), (28, 63, 13)], "#8d674d", 0.7)
    s.person(68, 60, "#f0b84f", 1.5, 12)
    s.person(76, 65, "#f08a3c", 1.5, 13)


def net(s: Scene) -> None:
    """The net over the side, full of fish."""
    way = "M-15 -15 Q-20 4 -11 12 Q0 19 12 12 Q19 3 13 -13 Q0 -7 -15 -15 Z"
    spot = (66, 82, 5.0)
    s.sketch(spot, way, "#2f6f88", 1, opacity=0.5)
    for dx, up, size, flip in (
        (-6, 4, 1, False),
        (7, 2, 1, True),
        (-4, -5, 1, False),
        (6, -8, 0.9, True),
    ):
        s.fish(facing(spot, dx, up), size, "#3f7fa0", "#eaf4f6", flip)
    for i in range(-2, 3):
        for lean in (-1, 1):
            top = facing(spot, i * 5 - lean * 2, 13)
            low = facing(spot, max(-13, min(13, i * 5 + lean * 9)), -10)
            s.line([top, low], "#fff6df", 0.5, 0.8)
    s.line(
        [facing(spot, u, 14 - 4 * (1 - (u / 15) ** 2)) for u in range(-15, 14, 4)], "#e0a85a", 1.8
    )
    for u in range(-15, 14, 5):
        s.ball(facing(spot, u, 14 - 4 * (1 - (u / 15) ** 2)), 1.7, 1.7, "#f08a3c")


@plot(52, "evening", "#2f6f9f", foot=189, clouds=((36, 30, 1.0), (208, 40, 0.9)), soil="#275a82")
def tuna_boat(s: Scene) -> None:
    """A great white trawler on the high sea with a huge tuna on its hook."""
    for _ in range(16):
        x, y = s.random.uniform(8, 96), s.random.uniform(8, 96)
        s.ball((x, y, 0), 9, 2.6, "#5f9fc4", 0.35)
    sea(s, 44)
    s.ball((56, 44, 0), 54, 20, s.glow((SHADOW, 0.4), (SHADOW, 0.28), (SHADOW, 0)), dx=8)
    s.hull(6, 26, 96, 34, 17, "#24466e", sheer=13, deck="#c9a884", rim=WHITE)
    bridge(s)
    gallows(s)
    tuna(s)
    for x, y, z, size in ((96, 30, 70, 1.1), (84, 20, 84, 0.8)):
        s.gull(x, y, z, size)


def bridge(s: Scene) -> None:
    """The white house with its bridge, funnel, radar and aerials."""
    s.box(14, 30, 17, 30, 25, 11, WHITE)
    s.left(55).disc(s.row(18, 6, 5), 23, 1.7, "#7fb6d4")
    s.right(44).disc(s.row(34, 6, 4), 23, 1.7, "#6a9ab8")
    s.box(17, 32, 28, 24, 20, 11, WHITE)
    s.left(52).panel(18, 31, 22, 5, "#5f93b4")
    s.left(52).panel(s.row(22, 4.4, 4), 31, 0.8, 5, mid(WHITE))
    s.right(41).panel(33, 31, 18, 5, "#4f7f9c")
    s.right(41).panel(s.row(37, 4.6, 3), 31, 0.8, 5, dark(WHITE))
    s.box(15.6, 30.6, 39, 27, 23, 2, "#e2604f")
    s.cylinder(22, 38, 41, 3.4, 12, "#f0b84f", top="#4a4046")
    s.ring(22, 38, 48, 3.45, 2.6, "#24466e")
    s.smoke(22, 38, 53, 3, 0.7)
    s.post(34, 42, 41, 66, "#e9edf2", 1.5)
    s.line([(30, 46, 58), (38, 38, 58)], "#e9edf2", 1.4)
    s.dish(36, 36, 41, 4)


def gallows(s: Scene) -> None:
    """The mast with its boom over the side, lines to bow and stern, the crew on deck."""
    s.post(66, 43, 18, 72, "#f0b84f", 2.6)
    s.line([(66, 43, 70), (98, 43, 31)], "#e9edf2", 0.7)
    s.line([(66, 43, 70), (34, 42, 64)], "#e9edf2", 0.7)
    s.box(58, 36, 18, 9, 9, 3, IRON)
    for x, y, tint in ((52, 48, "#f0b84f"), (58, 54, "#f08a3c"), (80, 46, "#f0b84f")):
        s.person(x, y, tint, 1.35, 18.6)
    s.line([(66, 43, 62), (60, 76, 66)], "#d99a2f", 2.2)
    s.line([(66, 43, 72), (60, 76, 66)], "#e9edf2", 0.7)
    s.post(60, 76, 52, 66, "#3d3a48", 0.9)


def tuna(s: Scene) -> None:
    """A tuna as long as a man is high, hung by its tail, and two that leap."""
    spot = (60, 76, 27.0)
    navy, silver = "#2b4f7c", "#dfe8ee"
    s.ball((60, 76, 0), 9, 3, SHADOW, 0.3)
    s.sketch(spot, "M0 -16 L-9 -27 Q-3 -25 0 -22 Q3 -25 9 -27 Z", dark(navy))
    s.sketch(spot, "M0 -19 Q-11 -8 -9 8 Q-6 20 0 24 Q6 20 9 8 Q11 -8 0 -19 Z", silver)
    s.sketch(spot, "M0 -19 Q11 -8 9 8 Q6 20 0 24 Q3 10 0 -19 Z", navy)
    s.sketch(spot, "M0 -19 Q3 0 0 24 Q1 10 -3 0 Q-3 -10 0 -19 Z", "#7f9cb4")
    s.sketch(spot, "M8 -4 Q15 -4 16 -10 Q10 -11 9 -7 Z", dark(navy))
    s.sketch(spot, "M-8 -2 Q-14 -2 -16 -8 Q-10 -9 -9 -5 Z", "#a9b9c6")
    s.sketch(spot, "M4 6 Q9 2 12 7 Q8 9 4 8 Z", "#f2c14e")
    for i in range(4):
        s.sketch(facing(spot, 0, 17 - i * 2.6), "M3 0 L7 -1 L5 1.4 Z", "#f2c14e", 0.8)
    eye = facing(spot, 3.2, -14)
    s.balls(eye, (2, 2, "#ffffff"), (1.1, 1.2, "#2f2b38"))
    s.line([facing(spot, -3, -16), facing(spot, -1, -20)], "#5f7488", 0.8)
    for x, y, flip in ((86, 82, False), (30, 92, True)):
        s.ball((x, y, 0), 10, 3, "#ffffff", 0.7)
        s.fish((x, y, 6), 1.05, navy, silver, flip)
        s.ball((x, y, 1), 5, 2.2, "#d9eef6", 0.9, dx=5 if not flip else -5)


@plot(53, "noon", SHALLOW, scale=1.06, foot=189, clouds=((34, 34, 0.8), (212, 66, 0.7)))
def harbor(s: Scene) -> None:
    """A quay with a crane over a ship full of containers, and a lighthouse on the mole."""
    s.patch(0, 0, 104, 104, SHALLOW)
    s.paving(0, 0, 104, 42, "#d9d2c6", 8)
    s.patch(0, 42, 104, 2.4, "#f2cf57")
    s.patch(0, 44.4, 104, 2, "#8f8790")
    for _ in range(34):
        s.wave(s.random.uniform(6, 98), s.random.uniform(52, 100), s.random.uniform(0.8, 1.4))
    shed(s)
    stacked(s, 44, 6)
    crane(s, 54, 22)
    s.van(4, 28, "#fffaf0", "x", "#3f9c9a")
    s.set_out(s.person, ((40, 38, "#f08a3c"), (92, 38, "#4f8fc0"), (98, 34, "#f0b84f")), 1.2)
    for x in (8, 36, 72, 100):
        s.cylinder(x, 43, 0, 1.3, 2.6, "#4a4552")
    s.hull(8, 54, 86, 24, 13, "#c9503f", sheer=8, deck="#a9b4bd", rim=WHITE)
    cargo(s)
    s.box(4, 84, 0, 17, 15, 5, "#c3b9b0")
    lighthouse(s, 12, 91, 5, 0.9)
    s.boat(62, 96, 0.95)
    s.boat(92, 94, 0.8, "#fbe3b4", "#4f8fc0")
    s.gull(46, 96, 84, 1)
    s.gull(100, 80, 44, 0.8)


def shed(s: Scene) -> None:
    """The warehouse of the quay with an anchor in its gable."""
    house = s.house(4, 3, 36, 20, 19, "#e9b98a")
    house.left.panel((8, 25), 0, 11, 12, mid("#8f5a41"))
    house.left.panel((8, 25), s.row(2, 3, 4), 11, 0.5, "#6d4336")
    house.gable(14, "#8c5a62", axis="x", over=2.5)


def stacked(s: Scene, x: float, y: float) -> None:
    """Containers on the quay, two high."""
    tints = ("#4f8fc0", "#f0b84f", "#6aa86a", "#e2604f", "#3f9c9a", "#ec8f6e")
    for level in range(2):
        for k in range(2):
            for i in range(2):
                tint = tints[(level * 3 + k * 2 + i) % 6]
                container(s, x + i * 28, y + k * 9, level * 8.6, tint)


def container(s: Scene, x: float, y: float, z: float, tint: str, long: float = 26) -> None:
    s.box(x, y, z, long, 8, 8, tint)
    s.left(y + 8).panel(s.row(x + 2, 3.4, int(long / 3.4)), z + 1, 1.2, 6, dark(tint), 0.35)
    s.right(x + long).panel(y + 3.8, z + 0.6, 0.6, 6.8, dark(dark(tint)))


def crane(s: Scene, x: float, y: float) -> None:
    """A gantry crane that reaches from the quay over the ship."""
    blue = "#2f6fae"
    s.shadow(x - 2, y - 2, 26, 18, 24)
    for b in (y, y + 18):
        for a in (x, x + 22):
            s.box(a - 1.4, b - 1.4, 0, 2.8, 2.8, 50, blue)
        s.box(x, b - 1, 30, 22, 2, 2.4, blue)
    s.line([(x, y + 18, 2), (x + 22, y + 18, 30), (x + 22, y, 2)], mid(blue), 1.2)
    s.box(x + 6, y - 12, 50, 10, 62, 4.4, lit(blue))
    s.right(x + 16).panel(s.row(y - 10, 5, 12), 51, 2.6, 2.4, dark(blue))
    s.box(x + 5, y - 8, 54.4, 12, 14, 9, "#f2f0e8")
    s.left(y + 6).panel(x + 7, 57, 8, 4, "#7fb6d4")
    s.post(x + 11, y + 18, 54, 72, blue, 2)
    s.line([(x + 11, y + 18, 72), (x + 11, y + 48, 55)], "#5c6070", 0.9)
    s.line([(x + 11, y + 18, 72), (x + 11, y - 8, 62)], "#5c6070", 0.9)
    s.box(x + 7, y + 38, 47.6, 8, 7, 3, "#f0b84f")


def cargo(s: Scene) -> None:
    """The ship's bridge and its rows of containers, one of them in the air."""
    s.box(12, 57, 13, 12, 18, 24, WHITE)
    s.left(75).windows(13, 16, 10, 18, 2, 4, ("#7fb6d4", "#9fd0e2"), 0.6)
    s.right(24).windows(58, 30, 16, 5, 5, 1, ("#6a9ab8",), 0.7)
    s.box(10.6, 55.6, 37, 15, 21, 2, "#e2604f")
    s.cylinder(16, 64, 39, 2.6, 8, "#2f6fae", top="#4a4046")
    for i in range(4):
        for k in range(2):
            high = (3, 2, 1, 2)[i] - (1 if k and i == 1 else 0)
            for level in range(high):
                tint = CONTAINERS[(i * 2 + k * 3 + level * 2) % 6]
                container(s, 27 + i * 14, 58 + k * 8.4, 14 + level * 8.4, tint, 13)
    s.post((62, 69), 64, 36, 49, "#4a4552", 0.7)
    container(s, 58, 60, 28, "#f2c14e", 16)
