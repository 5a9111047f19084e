"""Draws the four landmarks and the back of the cards."""

import math
from collections.abc import Callable

from kit import CREAM, MEADOW, SHIRTS, WARM, Point3, Scene, dark, disc, facing, lit, mid, mix, plot


def clock(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A station clock on a left wall."""
    s.left(y).discs(x, z, (r, "#7d5745"), (r * 0.86, "#fffdf6"))
    for i in range(12):
        t = math.pi * i / 6
        spot = (x + r * 0.7 * math.cos(t), y, z + r * 0.78 * math.sin(t))
        s.ball(spot, 0.4, 0.4, "#5a4650")
    s.post(x, y, z, z + r * 0.62, "#5a4650", 0.9)
    s.line([(x, y, z), (x + r * 0.42, y, z - r * 0.2)], "#5a4650", 0.9)


def arch(s: Scene, x: float, y: float, z: float, w: float, h: float, glass: str = WARM) -> None:
    """A tall round-headed window on a left wall."""
    for grow, fill in ((1.2, mid(CREAM)), (0.0, glass)):
        a, b = w / 2 + grow, h - w / 2
        turns = [math.pi * i / 10 for i in range(11)]
        head = [(w / 2 + a * math.cos(t), b + a * 1.05 * math.sin(t)) for t in turns]
        s.left(y).shape(x, z, [(w / 2 + a, 0), *head, (w / 2 - a, 0)], fill)
    s.left(y).panel(x + w / 2 - 0.4, z, 0.8, h, mid(CREAM))
    s.left(y).panel(x, (z + h * 0.34, z + h * 0.66), w, 0.7, mid(CREAM))
    s.left(y).shape(x, z, ((0, h * 0.2), (w * 0.6, h * 0.85), (0, h * 0.7)), "#ffffff", 0.3)


@plot(41, "morning", "#b9cfa0", foot=188, clouds=((42, 36, 0.9), (206, 50, 0.7)))
def train_station(s: Scene) -> None:
    """A hall with a clock tower behind a platform, where a red train waits."""
    wall, slate = "#f3ddb4", "#6f86a4"
    s.grass(4, 2, 94, 10, 12)
    s.tree(8, 10, 0.9)
    s.shadow(10, 14, 84, 30, 34)
    s.tree(98, 8, 0.9, "#8bbd5f")
    s.box(10, 14, 0, 84, 30, 26, wall)
    s.band(10, 14, 0, 84, 30, 4, "#b9866a")
    for u in (14, 27, 66, 79):
        arch(s, u, 44, 5, 9, 17)
    s.gable(10, 14, 26, 84, 30, 17, slate, wall, over=3.5)
    s.right(94).window(23, 8, 11, 14, WARM)
    clock_tower(s, wall)
    platform(s)
    s.rails(77, 12)
    s.wagon(0.5, 77, 31, "#d9564a", 12)
    s.wagon(33.5, 77, 31, "#d9564a", 12)
    s.engine(66.5, 77, 33, "#d9564a", 12)
    s.fence(4, 99, 96)
    s.flowers(6, 101, 90, 2, 14)


def clock_tower(s: Scene, wall: str) -> None:
    """The tower over the entrance."""
    s.box(40, 30, 0, 22, 18, 62, wall)
    s.band(40, 30, 34, 22, 18, 2, CREAM)
    arch(s, 45, 48, 2, 12, 20)
    clock(s, 51, 48.2, 49, 9)
    s.right(62).window(35, 42, 8, 12)
    s.hip(40, 30, 62, 22, 18, 20, "#c9604b", over=3)
    s.post(51, 39, 82, 91, "#f4d58a", 1.2)
    s.ball((51, 39, 91), 1.4, 1.4, "#f4d58a")


def platform(s: Scene) -> None:
    """The platform with its roof on posts and waiting people."""
    s.shadow(4, 52, 96, 18, 3)
    s.box(2, 52, 0, 100, 19, 3, "#d9cdb8")
    s.deck(2, 69, 3, 100, 1.2, "#f6e7a8")
    for x in (8, 30):
        s.person(x, 62, size=1.1, z=3)
    bench_at = ((14, 57), (80, 57))
    for x, y in bench_at:
        s.box(x, y, 3, 9, 3, 2.4, "#b98558")
    s.set_out(s.person, ((48, 60), (54, 63), (72, 63), (92, 60), (96, 64)), size=1.1, z=3)


def big_bag(s: Scene, x: float, y: float, z: float, k: float, colour: str) -> None:
    """A giant paper bag with handles and a white heart."""
    w, d, h = 17 * k, 9 * k, 21 * k
    for off in (0.25, 0.75):
        turns = [math.pi * i / 8 for i in range(9)]
        loop = [
            (x + w / 2 + 4.4 * k * math.cos(t), y + d * off, z + h + 7 * k * math.sin(t))
            for t in turns
        ]
        s.line(loop, "#fff3df", 1.5 * k)
        if off < 0.5:
            s.box(x, y, z, w, d, h, colour)
            s.deck(x + 1, y + 1, z + h, w - 2, d - 2, dark(colour))
    s.face([(x + w, y + d / 2, z), (x + w, y + d, z), (x + w, y + d, z + h)], "#000000", 0.06)
    heart = []
    for i in range(24):
        t = 2 * math.pi * i / 24
        u = 16 * math.sin(t) ** 3
        v = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        heart.append((w / 2 + u * 0.3 * k, h * 0.47 + v * 0.32 * k))
    s.left(y + d).shape(x, z, heart, "#fff8ec")


def shop_front(s: Scene, x: float, y: float, w: float, tint: str) -> None:
    """A shop window with a striped awning on the left wall of the mall."""
    s.left(y).window(x, 2, w, 12, WARM, CREAM, 1)
    s.left(y).awning(x - 0.5, 18, w + 1, tint, stripes=5, out=5, drop=3.4)


@plot(42, "noon", "#e6dccb", scale=1.06, foot=189, clouds=((36, 32, 0.9), (208, 40, 0.8)))
def shopping_mall(s: Scene) -> None:
    """A palace of glass with a dome, shops below and a giant bag upon its roof."""
    wall, violet = "#fbf1de", "#8f7fc0"
    s.paving(0, 0, 104, 104, "#e8dcc6", 8)
    house = s.house(8, 8, 84, 56, 22, wall, shade=40)
    for u, tint in ((11, "#d9564a"), (27, "#f0a93f"), (63, "#3f9a8e"), (78, "#4f86b8")):
        shop_front(s, u, 64, 12, tint)
    for y, tint in ((12, "#4f86b8"), (29, "#f0708a"), (46, "#6aa86a")):
        house.right.window(y, 3, 13, 11, WARM, CREAM, 1)
        house.right.awning(y - 0.5, 18, 14, tint, stripes=5, out=5, drop=3.4)
    house.flat_roof("#f6e2c2", "#dccbb4", over=1, high=3)
    s.box(13, 13, 23.4, 66, 42, 20, violet)
    s.left(55).windows(14, 25, 26, 16, 5, 2, ("#cfe8f4", "#e6f4f8", WARM), 0.82)
    s.left(55).windows(60, 25, 18, 16, 4, 2, ("#cfe8f4", "#e6f4f8", WARM), 0.82)
    s.right(79).windows(14, 25, 40, 16, 7, 2, ("#cfe8f4", "#e6f4f8", WARM), 0.82)
    s.flat_roof(13, 13, 43.4, 66, 42, "#fbf1de", "#cfc0d8", over=1, high=3)
    s.cylinder(62, 30, 44.6, 13, 5, wall)
    s.dome(62, 30, 49.6, 12.4, 17, "#8fcadf", 5)
    s.post(62, 30, 66, 72, "#f4d58a", 1.2)
    s.flag(62, 30, 66, 14, "#f0708a", 0.8)
    entrance(s, violet)
    big_bag(s, 22, 36, 44.8, 1.2, "#ee6f7f")
    for x, y, tint in (
        (18, 78, "#4f86b8"),
        (32, 82, "#f0b84f"),
        (60, 84, "#d9564a"),
        (66, 82, "#6aa86a"),
        (84, 76, "#9a78b8"),
        (98, 50, "#d9564a"),
    ):
        s.person(x, y, tint, 1.1)
        s.box(x + 2.4, y + 0.6, 1.2, 2.2, 1.6, 3.2, s.random.choice(SHIRTS))
    for x, y in ((8, 92), (26, 97), (80, 97), (97, 84), (99, 64)):
        planter(s, x, y)


def planter(s: Scene, x: float, y: float) -> None:
    """A small tree in a round tub."""
    s.cylinder(x, y, 0, 3.6, 3, "#c98e66", top="#7d5745", r_top=4)
    s.tree(x, y, 0.62, s.random.choice(("#79b562", "#8bbd5f")), z=2.6)


def entrance(s: Scene, violet: str) -> None:
    """The glass porch in the middle of the front."""
    s.shadow(42, 64, 18, 8, 20)
    s.box(42, 60, 0, 18, 11, 30, "#bfe0ec")
    left = s.left(71)
    left.panel(s.row(42, 5.6, 4), 0, 1.2, 30, mid(CREAM))
    left.panel(42, 17, 18, 1.4, mid(CREAM))
    left.panel(46, 0, 10, 14, s.fade("#ffe9ad", "#fff7dd"))
    left.panel(50.6, 0, 0.8, 14, mid(CREAM))
    left.shape(42, 0, ((1, 18), (9, 29), (14, 29), (1, 12)), "#ffffff", 0.4)
    s.right(60).panel(s.row(60, 4.9, 3), 0, 1, 30, dark(CREAM))
    s.box(40, 60, 30, 22, 13, 3, violet)


def big_wheel(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A Ferris wheel in the plane along x, with coloured cabins."""

    def rim(turn: float, radius: float, front: float = 0) -> Point3:
        return x + radius * math.cos(turn) * 0.9, y + front, z + radius * math.sin(turn)

    white, count = "#fff7ec", 12
    s.shadow(x - r * 0.6, y - 2, r * 1.2, 8, 26)
    for dx in (-17, 17):
        s.line([(x + dx, y - 5, 0), (x, y - 4, z)], "#b8578f", 2.4)
    smooth = [2 * math.pi * i / 48 for i in range(49)]
    for front, tint, bold in ((-3.0, "#d9a9bd", "#c888ab"), (3.0, white, "#df6a9f")):
        for radius, thick, paint in ((r, 2.4, bold), (r * 0.86, 1.2, tint)):
            s.line([rim(t, radius, front) for t in smooth], paint, thick)
        for i in range(count):
            t = 2 * math.pi * i / count
            s.line([rim(t, 0, front), rim(t, r, front)], tint, 0.9)
            s.line([rim(t, r * 0.86, front), rim(t + math.pi / count, r, front)], tint, 0.7)
    for i in range(count):
        spots = [rim(2 * math.pi * i / count, r, -3), rim(2 * math.pi * i / count, r, 3)]
        s.line(spots, "#b8578f", 1.2)
    for dx in (-17, 17):
        s.line([(x + dx, y + 6, 0), (x, y + 5, z)], "#d96fa6", 2.8)
    s.ball((x, y + 5, z), 4.4, 4.6, dark("#f2c14e"))
    s.ball((x, y + 5, z), 3.8, 4, "#f2c14e", dx=-0.3)
    for i in range(count):
        spot = rim(2 * math.pi * i / count, r)
        cabin(s, *spot, SHIRTS[i % 7])
    for i in range(24):
        s.ball(rim(2 * math.pi * i / 24, r * 0.93, 3), 0.8, 0.8, "#ffe9a0")


def cabin(s: Scene, x: float, y: float, z: float, colour: str) -> None:
    """A gondola that hangs from the rim."""
    s.cylinder(x, y, z - 9, 2.8, 3.2, colour, r_top=3.4)
    s.cylinder(x, y, z - 6, 2.4, 2.6, "#e8f4f6")
    s.cone(x, y, z - 3.8, 3.9, 3.4, colour)


def carousel(s: Scene, x: float, y: float) -> None:
    """A roundabout with horses under a striped tent."""
    s.drum(x, y, 13, 2.4, "#e9c9a0", shade=16)
    s.cylinder(x, y, 2.4, 4, 15, "#f6e2c2")
    for i in range(9):
        t = 2 * math.pi * (i + 0.4) / 9
        px, py = x + 10 * math.cos(t), y + 10 * math.sin(t)
        s.post(px, py, 2, 17, "#f4d58a", 0.9)
        if math.cos(t) + math.sin(t) > -0.6:
            s.ball((px, py, 8), 2.6, 1.7, SHIRTS[i % 7])
            s.ball((px, py, 10.4), 1.2, 1.5, SHIRTS[i % 7], dx=-2.2)
    tent(s, x, y, 17, 14, 12, "#d9564a")


def tent(s: Scene, x: float, y: float, z: float, r: float, h: float, colour: str) -> None:
    """A round striped roof with a pennant."""
    count = 20
    order = sorted(
        range(count),
        key=lambda i: math.cos((i + 0.5) / count * 6.283) + math.sin((i + 0.5) / count * 6.283),
    )
    for i in order:
        a, b = 2 * math.pi * i / count, 2 * math.pi * (i + 1) / count
        base = (colour, CREAM)[i % 2]
        turn = math.cos((a + b) / 2) - math.sin((a + b) / 2)
        fill = mix(lit(base), dark(base), 0.5 + 0.34 * turn)
        p, q = ((x + r * math.cos(t), y + r * math.sin(t), z) for t in (a, b))
        s.face([p, q, (x, y, z + h)], fill)
        if math.cos((a + b) / 2) + math.sin((a + b) / 2) > 0.01:
            s.face([p, q, (q[0], q[1], z - 3), (p[0], p[1], z - 3)], mix(fill, "#4d3a68", 0.1))
    s.flag(x, y, z + h - 1, 8, "#f2c14e", 0.5)


def coaster(s: Scene) -> None:
    """A track of hills behind everything."""
    spots = []
    for i in range(41):
        t = i / 40
        x, y = 4 + 94 * t, 7.0
        z = 14 + 26 * abs(math.sin(t * 7.6 + 0.6)) * (1 - 0.3 * t)
        spots.append((x, y, z))
    for i, (x, y, z) in enumerate(spots[::2]):
        s.post(x, y, 0, z, ("#d9cbd6", "#efe4e6")[i % 2], 1.1)
    for off, tint in ((0.0, "#5a7fb8"), (2.6, "#7fa8dc")):
        s.line([(x, y + off, z) for x, y, z in spots], tint, 1.7)
    for i in (17, 19, 21):
        x, y, z = spots[i]
        s.box(x - 2, y - 0.4, z, 4, 4, 3.4, "#f2c14e")
        s.ball((x, y + 1.6, z + 5), 1.2, 1.3, "#f3cfae")


@plot(43, "evening", MEADOW, foot=190, clouds=((30, 30, 0.7), (212, 30, 0.7)))
def amusement_park(s: Scene) -> None:
    """A great Ferris wheel, a carousel, a roller coaster and balloons."""
    s.patch(0, 70, 104, 34, "#efdcc0")
    s.patch(40, 20, 24, 60, "#efdcc0", r=8)
    s.grass(4, 4, 94, 60, 30)
    coaster(s)
    for x, y in ((12, 24), (96, 24), (6, 44)):
        s.tree(x, y, 0.8, s.random.choice(("#79b562", "#8bbd5f")))
    s.box(30, 28, 0, 44, 20, 2.4, "#e3c7d6")
    big_wheel(s, 52, 38, 52, 38)
    carousel(s, 84, 62)
    booth(s, 14, 68)
    s.lamp(8, 96, 20)
    people = ((40, 78, ""), (46, 86, ""), (56, 78, ""), (68, 90, ""), (28, 92, ""), (78, 92, ""))
    for x, y, tint in people:
        s.person(x, y, tint, 1.1)
    seller(s, 92, 94)


def booth(s: Scene, x: float, y: float) -> None:
    """The ticket booth."""
    house = s.house(x, y, 15, 13, 14, "#7fb8c4")
    house.left.window(x + 3, 5, 9, 6, WARM, CREAM, 0)
    house.left.awning(x, 15, 15, "#d9564a", stripes=5, out=4, drop=3)
    house.hip(10, "#b8578f", over=2)


def seller(s: Scene, x: float, y: float) -> None:
    """A man with a bunch of balloons."""
    s.person(x, y, "#4f86b8", 1.2)
    for i in range(6):
        dx, up = (i % 3 - 1) * 5.4 + 2, 24 + (i // 3) * 6 + (i % 2) * 2
        tip = facing((x, y, 0), dx, up)
        s.line([facing((x, y, 0), 2, 6), tip], "#fff6e6", 0.5)
        tint = SHIRTS[i]
        s.ball(tip, 3, 3.6, dark(tint))
        s.ball(tip, 2.7, 3.3, tint, dx=-0.3)
        s.ball((tip[0], tip[1], tip[2] + 1.2), 0.8, 0.9, "#ffffff", 0.7, dx=-1)


def waves(s: Scene, x: float, y: float, z: float) -> None:
    """Radio waves on both sides of a point."""
    for side in (-1, 1):
        for i in range(3):
            r = 12 + i * 9
            turns = [math.radians(-34 + 68 * k / 10) for k in range(11)]
            bow = [facing((x, y, z), side * r * math.cos(t), r * math.sin(t)) for t in turns]
            s.line(bow, "#ffffff", 4, 0.95 - 0.15 * i)
            s.line(bow, "#e2604f", 2.2, 0.95 - 0.15 * i)


@plot(44, "dusk", "#9cc77f", foot=190, clouds=((40, 92, 0.8), (206, 96, 0.7)))
def radio_tower(s: Scene) -> None:
    """A tall lattice tower on a hill, its waves over the town."""
    s.grass(4, 4, 94, 94, 50)
    for x, y in ((12, 14), (24, 8), (8, 32), (92, 10), (97, 26), (80, 8)):
        s.conifer(x, y, s.random.uniform(0.7, 0.95))
    for r, fill in ((31, "#d9c9a8"), (29.5, "#ecdfc4"), (20, "#e2d2b2"), (18.5, "#ecdfc4")):
        s.flat(disc(50, 48, r), fill)
    eiffel(s, 50, 48, 0)
    house(s)
    s.set_out(s.tree, ((14, 60), (20, 76)), 0.85)
    s.dish(24, 84, 0, 8)
    s.fence(4, 98, 96)
    s.set_out(s.person, ((44, 92), (50, 90)), size=1.1)
    s.flowers(60, 88, 36, 8, 14)
    s.bush(96, 92, 1.0)


def eiffel(s: Scene, x: float, y: float, z: float) -> None:
    """The tower: three lattice sections, two decks, a spire."""
    for dx, dy in ((-13, -13), (13, -13), (-13, 13), (13, 13)):
        s.box(x + dx - 2.4, y + dy - 2.4, z, 4.8, 4.8, 3, "#d9d0c4")
    s.shadow_round(x, y, 8, 60)
    s.mast(x, y, z + 2, 32, 28, "#d9564a", top=13)
    s.box(x - 9, y - 9, z + 33, 18, 18, 4, "#fbf3e4")
    for u in range(5):
        s.left(y + 9).panel(x - 8 + u * 3.4, z + 34, 2.4, 2, "#7fa8c4")
        s.right(x + 9).panel(y - 8 + u * 3.4, z + 34, 2.4, 2, "#5f86a4")
    s.mast(x, y, z + 37, 34, 12, "#d9564a", top=5)
    s.cylinder(x, y, z + 70, 4.4, 3, "#d9564a", r_top=6)
    s.cylinder(x, y, z + 73, 6, 4, "#cfe8f2", top="#fbf3e4")
    s.cylinder(x, y, z + 77, 6, 1.6, "#d9564a")
    s.mast(x, y, z + 78, 14, 3, "#d9564a", top=1)
    waves(s, x, y, z + 84)
    s.beacon(x, y, z + 93)


def house(s: Scene) -> None:
    """The studio at the tower's foot."""
    wall = "#f6e6c8"
    house = s.house(68, 58, 26, 20, 14, wall)
    house.left.window(71, 4, 8, 7, WARM)
    house.left.door(83, 0, 6, 10)
    house.right.window(63, 4, 10, 7, WARM)
    house.gable(11, "#5f86a4", over=2.5)


def card_back() -> str:
    """The back of every card: a small town in a medallion over rows of blue houses."""
    s = Scene(50, 240, 320)
    s.poly([(0, 0), (240, 0), (240, 320), (0, 320)], s.fade("#4a7ea4", "#2f5578"))
    for row in range(12):
        for column in range(9):
            x, y = column * 30 - 4 + (row % 2) * 15, row * 28 + 10
            tiny_house(s, x, y, (row * 3 + column) % 3)
    s.poly([(0, 0), (240, 0), (240, 320), (0, 320)], "#2f5578", 0.3)
    s.ellipse(123, 166, 84, 84, "#1d3550", 0.35)
    for r, fill in ((82, "#f6e2b8"), (78, "#d9564a"), (71, s.fade("#cfe8f0", "#fff3dc"))):
        s.ellipse(120, 160, r, r, fill)
    s.origin, s.scale = (112, 170), 1.02
    emblem(s)
    return s.svg()


def tiny_house(s: Scene, x: float, y: float, kind: int) -> None:
    """One house of the pattern, in blue tones."""
    s.origin, s.scale = (x, y), 0.42
    w, d, h = (22, 18, 12 + 6 * kind)
    base: list[tuple[float, float]] = [(0, d), (w, d), (w, 0)]
    a, b, c = ((u, v, h) for u, v in base)
    s.face([(0, d, 0), (w, d, 0), b, a], "#6f9fc4")
    s.face([(w, d, 0), (w, 0, 0), c, b], "#4d7ba2")
    if kind == 2:
        s.face([a, b, c, (0, 0, h)], "#a9cae0")
    else:
        left, right = (0, d / 2, h + 13), (w, d / 2, h + 13)
        s.face([b, c, right], "#4d7ba2")
        s.face([a, b, right, left], "#a9cae0")


def emblem(s: Scene) -> None:
    """A small town in the middle of the card back."""
    s.tree(-14, 14, 1.1)
    s.box(-8, -26, 0, 24, 24, 66, "#5f8fc0")
    s.left(-2).windows(-8, 6, 24, 56, 4, 7)
    s.right(16).windows(-26, 6, 24, 56, 4, 7)
    s.flat_roof(-8, -26, 66, 24, 24, "#f3e6d4")
    s.box(-20, 4, 0, 30, 28, 24, "#f6dca6")
    s.gable(-20, 4, 24, 30, 28, 18, "#d8614a", "#f6dca6")
    s.left(32).window((-15, -2), 8, 8, 10, WARM)
    s.box(22, -4, 0, 20, 24, 34, "#d78f74")
    s.left(20).windows(22, 4, 20, 28, 3, 3, (WARM, "#d9eff5"))
    s.right(42).windows(-4, 4, 24, 28, 3, 3, (WARM, "#d9eff5"))
    s.hip(22, -4, 34, 20, 24, 14, "#3f9187")
    s.tree(30, 34, 1.0)
    s.tree(8, 44, 0.9, "#8bbd5f")


PICTURES: dict[str, Callable[[], str]] = {"card_back": card_back}
