"""Draws the box of the game: a lively small town with wheat, shops, a station and a big wheel."""

from kit import CREAM, GLASS, WARM, Scene, dark, mid
from stage import Stage, haze, landscape, spot, stage, tufts
from stage_things import balloon, coins, die, house, villa, wheel

MEADOW = "#a5d182"
CABINS = ("#e2604f", "#f0b84f", "#4f9fc0", "#6aa86a", "#b07cc0", "#ec8f6e", "#3f9c9a", "#f3cf6b")


def ground(s: Stage) -> None:
    """Roads that cross, a square before the shops, the railway and the edge of the fields."""
    s.paving(196, 196, 156, 156, slab=12)
    s.paving(262, 352, 260, 180, slab=12)
    s.paving(352, 262, 180, 90, slab=12)
    s.rails(118, long=520)
    s.patch(226, 134, 120, 14, "#ded2bf")
    s.road(170, 26, "y", long=640)
    s.road(170, 26, "x", long=640)
    s.patch(170, 169, 26, 28, "#8b8f9c")
    s.crossing(171, 199, 24, 8, "y")
    s.crossing(199, 171, 8, 24, "x")
    s.patch(388, 388, 160, 160, MEADOW)
    tufts(s, 0, 200, 168, 330, 90)
    tufts(s, 200, 0, 330, 112, 60)
    tufts(s, 200, 360, 56, 180, 50)
    tufts(s, 360, 200, 180, 56, 50)


def bakery(s: Stage, x: float, y: float) -> None:
    w, d, h, wall = 62, 50, 40, "#f8ddb0"
    house = s.house(x, y, w, d, h, wall, shade=56)
    left = house.left
    left.panel(x, 0, w, 5, "#d9a878")
    house.right.panel(y, 0, d, 5, "#b98a6c")
    left.window(x + 5, 7, 34, 20, WARM, bars=2)
    for row, count in ((9, 6), (16, 5)):
        left.panel(x + 6.5, row - 1.2, 31, 1.2, "#b07a4f")
        for i in range(count):
            loaf = (x + 9.5 + i * 5.2, y + d, row + 1.4)
            s.ball(loaf, 2.6, 1.9, "#b8702f")
            s.ball(loaf, 2.2, 1.4, "#e0a052", dx=-0.3)
    left.door(x + 46, 0, 11, 24, "#a5603f")
    left.awning(x + 2, 34, 42, "#e2503f", stripes=8, out=10)
    house.right.window(y + 6, 12, 14, 18, GLASS)
    house.right.window(y + 29, 12, 14, 18, WARM)
    house.gable(30, "#d9523f", over=4)
    s.chimney(x + 40, y + 12, h + 12, 8, 20)
    s.smoke(x + 44, y + 16, h + 34, 5, 1.1)
    s.balls((x + w, y + d + 4, 37), (9.5, 9.5, "#8a5a3c"), (8.4, 8.4, CREAM))
    emblem(s, x + w, y + d + 4, 37)


def emblem(s: Scene, x: float, y: float, z: float) -> None:
    """The emblem of the bakery, a loaf with three cuts."""
    s.ball((x, y, z - 0.6), 6.6, 4.3, "#a5642c")
    s.ball((x, y, z), 6.4, 3.9, "#d18b3f")
    s.ball((x, y, z + 1.2), 4.4, 2, "#e6ad62", dx=-0.8)
    for dx in (-3, 0, 3):
        a, b = x + dx * 0.5, y - dx * 0.5
        s.line([(a + 0.8, b - 0.8, z + 1.8), (a, b, z - 1)], "#fff0cf", 0.9)


def cafe(s: Stage, x: float, y: float) -> None:
    w, d, h, wall = 56, 46, 34, "#e79a78"
    house = s.house(x, y, w, d, h, wall, shade=44)
    house.left.window(s.row(x + 4, 15, 2), 7, 13, 19, WARM)
    house.left.door(x + 38, 0, 11, 24, "#3f7f78")
    house.right.window((y + 5, y + 25), 8, 16, 19, WARM)
    house.flat_roof("#a8574a", "#e0c9ae", over=2.5, high=5)
    house.left.awning(x + 1, 32, 54, "#3f9488", stripes=9, out=11)
    house.right.awning(y + 1, 32, 44, "#3f9488", stripes=7, out=9)
    cup(s, x + w * 0.5, y + d * 0.5, h + 5)


def cup(s: Scene, x: float, y: float, z: float) -> None:
    """A huge cup of coffee on the roof."""
    china = "#fffaf0"
    s.ball((x, y, z), 21, 10.5, dark(china))
    s.ball((x, y, z + 1.2), 20, 10, china)
    s.ball((x, y, z + 1.4), 14, 7, mid(china))
    s.ball((x, y, z + 13), 7.6, 8, mid(china), dx=17)
    s.ball((x, y, z + 13), 4.2, 4.6, "#d9bfa4", dx=17)
    s.cylinder(x, y, z + 1, 8.2, 9, china, r_top=10)
    s.cylinder(x, y, z + 9, 10, 4, "#3f9488", r_top=10.8)
    s.cylinder(x, y, z + 13, 10.8, 7, china, r_top=12.2)
    s.ball((x, y, z + 20), 15, 7.4, "#7a4b35")
    s.ball((x, y, z + 20), 9, 4, "#a87350", dx=-2)
    s.smoke(x, y, z + 21, 4, 0.9)


def station(s: Stage, x: float, y: float) -> None:
    w, d, h, wall = 92, 34, 30, "#f2dcb0"
    house = s.house(x, y, w, d, h, wall, shade=50)
    for i in range(6):
        if i != 3:
            house.left.window(x + 4 + i * 15, 6, 9, 17, WARM)
    house.right.window(s.row(y + 4, 15, 2), 7, 9, 15, GLASS)
    house.gable(18, "#5f7c9c", over=3)
    a, b, e = x + 44, y + 10, 24
    s.box(a, b, 0, e, e + 2, 62, "#f7e6c2")
    s.left(b + e + 2).door(a + 5, 0, 14, 24, "#8d5a44")
    s.left(b + e + 2).discs(a + e / 2, 50, (7.6, "#6d5648"), (6.4, "#fffaf0"))
    spots = [(a + e / 2, b + e + 2, 55), (a + e / 2, b + e + 2, 50), (a + e / 2 + 3, b + e + 2, 50)]
    s.line(spots, "#3d3138", 1)
    s.right(a + e).window(b + 8, 36, 10, 18, WARM)
    s.hip(a, b, 62, e, e + 2, 20, "#d9523f", over=3)
    s.flag(a + e / 2, b + e / 2, 80, 18, "#f0b84f")


def barn(s: Stage, x: float, y: float) -> None:
    w, d, h, wall = 36, 42, 26, "#cf5a45"
    house = s.house(x, y, w, d, h, wall, shade=36)
    house.left.panel(x + 10, 0, 16, 18, CREAM)
    house.left.panel(x + 11, 0, 14, 17, "#a5402f")
    s.line([(x + 11, y + d, 0), (x + 25, y + d, 17)], CREAM, 1.2)
    s.line([(x + 25, y + d, 0), (x + 11, y + d, 17)], CREAM, 1.2)
    house.right.window(s.row(y + 6, 18, 2), 9, 9, 9, "#7d3b34")
    house.gable(19, "#8f5d4c", axis="y")


def fields(s: Stage) -> None:
    """Wheat in long strips with sheaves before it, the farm and its cows."""
    for i in range(3):
        x = 62 + i * 35
        s.put(x + 15, 262, s.grain, x, 226, 31, 76, 8)
    for i in range(4):
        s.put(72 + i * 26, 312, s.sheaf, 72 + i * 26, 312, 0.9)
    s.put(108, 366, barn, s, 96, 346)
    s.put(150, 352, s.silo, 148, 350, 8, 44)
    s.put(150, 400, s.cow, 146, 402, 1.25)
    s.put(160, 330, s.cow, 150, 326, 1.1, flip=True)
    s.put(168, 380, s.fence, 163, 330, 120, "y")


def shops(s: Stage) -> None:
    s.put(240, 290, bakery, s, 208, 266)
    s.put(290, 230, cafe, s, 266, 206)
    for x, y, colour in (
        (288, 272, "#e2503f"),
        (318, 268, "#f0b84f"),
        (346, 222, "#e2503f"),
        (338, 244, "#3f9488"),
    ):
        s.put(x, y, s.table_set, x, y, colour, 3, 1.1)


def railway(s: Stage) -> None:
    s.put(290, 90, station, s, 256, 72)

    def train() -> None:
        for i in range(3):
            s.wagon(214 + i * 44, 118, 42, "#d9503f", 11)
        s.engine(346, 118, 44, "#d9503f", 11)

    s.put(300, 124, train)
    for i, (x, y) in enumerate(((236, 158), (262, 160), (300, 160), (352, 158), (384, 160))):
        s.put(x, y, (s.tree, s.bush, s.tree, s.oak, s.tree)[i], x, y, 1.0)
    for x in (250, 286, 322):
        s.put(x, 141, s.person, x, 141, size=1.1)


def outskirts(s: Stage) -> None:
    """Houses and trees that close the view."""
    homes = (
        (92, 216, 0.8, "#f5e3c8", "#c8674f"),
        (150, 214, 0.8, "#e9c9a6", "#5f8f8a"),
        (206, 218, 0.8, "#f7dfb6", "#b6604c"),
        (640, 214, 0.8, "#f7e2bd", "#c8674f"),
    )
    for left, down, size, wall, roof in homes:
        x, y = spot(left, down)
        block = (34 * size, 28 * size, 24 * size)
        s.put(x, y, house, s, x - 17, y - 14, block, wall, roof)
    for i in range(46):
        px, py = i * 15.2 + s.random.uniform(-5, 5), 203 + s.random.uniform(-2, 10)
        x, y = spot(px, py)
        kind = (s.tree, s.conifer, s.oak, s.poplar)[i % 4]
        s.put(x - 4, y - 4, kind, x, y, s.random.uniform(0.6, 0.95))


def market(s: Stage, x: float, y: float) -> None:
    w, d, h, wall = 48, 44, 28, "#cfe6d6"
    house = s.house(x, y, w, d, h, wall, shade=36)
    house.left.window(x + 4, 6, 22, 15, WARM, bars=2)
    house.left.door(x + 32, 0, 10, 20, "#3f8f7d")
    house.right.window(y + 6, 8, 12, 13, GLASS)
    house.right.window(y + 26, 8, 12, 13, WARM)
    house.left.awning(x + 1, 25, 46, "#f0a83f", stripes=8, out=9)
    house.gable(22, "#3f8f7d", over=3)
    for i, fruit in enumerate(("#e2483d", "#f0a83f", "#8fbf4f")):
        s.crate(x + 2 + i * 9, y + d + 3, fruit)


def near_houses(s: Stage) -> None:
    """A market on the left, a home on the right, and gardens up to the frame."""
    s.put(232, 430, market, s, 206, 404)
    s.put(430, 232, villa, s, 404, 206, (46, 44, 28), "#f9e2a8", "#4f86b4")
    trees = ((214, 372), (236, 384), (270, 476), (376, 214), (380, 246), (470, 268), (222, 492))
    for i, (x, y) in enumerate((*trees, (490, 214), (250, 520), (516, 240))):
        kind = (s.fruit_tree, s.tree, s.oak)[i % 3]
        s.put(x, y, kind, x, y, 1.15)
    s.put(258, 420, s.hedge, 257, 356, 5, 44)
    s.put(262, 500, s.hedge, 257, 462, 5, 90)
    s.put(380, 258, s.hedge, 356, 257, 44, 5)
    s.put(500, 262, s.hedge, 462, 257, 90, 5)
    s.put(390, 420, s.hedge, 386, 386, 5, 60)
    s.put(420, 390, s.hedge, 391, 386, 60, 5)
    s.put(450, 450, s.flowers, 394, 394, 44, 44, 60)
    s.flowers(202, 384, 40, 14, 30)
    s.flowers(384, 202, 14, 40, 30)
    s.flowers(204, 456, 40, 60, 50)
    s.flowers(456, 210, 60, 40, 50)


def street(s: Stage) -> None:
    s.put(178, 360, s.bus, 172, 338, "#f0b84f", "y")
    s.put(300, 186, s.car, 290, 184, "#4f8fc0")
    s.put(236, 178, s.van, 232, 172)
    s.put(186, 236, s.car, 184, 232, "#e2604f", "y")
    s.put(400, 178, s.car, 396, 173, "#6aa86a")
    for x, y in ((200, 250), (200, 340), (250, 200), (350, 200)):
        s.put(x, y, s.lamp, x, y, 24)


def planter(s: Stage, x: float, y: float) -> None:
    s.house(x, y, 13, 13, 6, "#d09a72", shade=8, top="#7d553f")
    s.tree(x + 6.5, y + 6.5, 1.05, z=6)


def square(s: Stage) -> None:
    """Dice and gold on the square, with people around."""
    s.put(303, 317, die, s, 284, 298, 38, (5, 3, 6))
    s.put(357, 291, die, s, 338, 272, 38, (2, 6, 4))
    for x, y, count in ((316, 346, 6), (344, 342, 3), (348, 320, 9), (324, 368, 1), (286, 360, 2)):
        s.put(x + 12, y + 12, coins, s, x, y, 10.5, count)
    people = ((262, 336), (270, 330), (284, 352), (246, 346), (300, 296), (322, 300), (404, 310))
    for x, y in (
        *people,
        (226, 330),
        (330, 210),
        (290, 420),
        (298, 412),
        (410, 346),
        (300, 452),
        (312, 440),
    ):
        s.put(x, y, s.person, x, y, size=1.15)
    for x, y in ((320, 424), (424, 320)):
        s.put(x + 6, y + 6, planter, s, x, y)
    for x, y in ((264, 372), (372, 264)):
        s.put(x, y, s.bench, x, y)
    s.put(300, 300, s.pennants, (270, 316, 42), (322, 252, 34), 9)


@stage(20)
def box(s: Stage) -> None:
    clouds = ((300, 58, 1.7), (400, 30, 0.9), (612, 60, 1.7), (70, 130, 1.0))
    landscape(s, "noon", clouds, MEADOW)
    balloon(s, 186, 92, 34, "#e2604f")
    balloon(s, 292, 128, 17, "#5fa3c9")
    wheel(s, 470, 116, 78, "#f08a72", CABINS)
    ground(s)
    haze(s, "#e9f1e2")
    outskirts(s)
    fields(s)
    railway(s)
    shops(s)
    near_houses(s)
    street(s)
    square(s)
    s.raise_all()
