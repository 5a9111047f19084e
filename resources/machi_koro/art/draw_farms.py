"""Draws what grows or lies in the ground: wheat, cattle, forest, apples and ore."""

from kit import CREAM, MEADOW, WOOD, Scene, dark, lit, mid, mix, plot


def windmill(s: Scene, x: float, y: float) -> None:
    """A white mill whose four sails look to the left."""
    s.drum(x, y, 8, 30, "#f6ecd9", shade=34, r_top=5.6)
    s.cylinder(x, y, 0, 8.2, 5, "#b9866a", r_top=7.8)
    s.cone(x, y, 30, 6.8, 12, "#c8604c")
    s.left(y + 6.6).window(x - 2, 16, 4, 5)
    hub = (x, y + 8, 30.0)
    for dx, dz in ((0.62, 0.78), (-0.78, 0.62), (-0.62, -0.78), (0.78, -0.62)):
        tip = (hub[0] + dx * 24, hub[1], hub[2] + dz * 24)
        s.line([hub, tip], "#8d6248", 1.4)
        near, side = (0.25, -0.17)
        spots = [
            (hub[0] + 24 * (dx * a - dz * b), hub[1], hub[2] + 24 * (dz * a + dx * b))
            for a, b in ((near, 0), (1, 0), (1, side), (near, side))
        ]
        s.face(spots, "#fff9ea")
        for a in (0.4, 0.55, 0.7, 0.85):
            ends = [(dx * a - dz * b, dz * a + dx * b) for b in (0, side)]
            s.line([(hub[0] + 24 * u, hub[1], hub[2] + 24 * v) for u, v in ends], "#c9ab86", 0.6)
    s.ball(hub, 1.8, 1.8, "#7d5745")


def scarecrow(s: Scene, x: float, y: float, z: float) -> None:
    """A friendly scarecrow that stands in the corn."""
    s.post(x, y, z - 2, z + 16, "#8d6248", 1.3)
    s.line([(x - 7, y + 2, z + 10), (x + 7, y - 2, z + 10)], "#8d6248", 1.3)
    blue = "#4f8fc0"
    shirt = "M-9 -12.5 L9 -10.5 L8.6 -7.6 L3.4 -8 L3.8 0 L-3.8 0 L-3.6 -9 L-9 -9.4 Z"
    s.sketch((x, y, z), shirt, blue)
    folds = "M0.4 -11.4 L9 -10.5 L8.6 -7.6 L3.4 -8 L3.8 0 L0.4 0 Z"
    s.sketch((x, y, z), folds, mix(blue, dark(blue), 0.6))
    s.ball((x, y, z + 15.4), 3.1, 3.3, "#f2d9a8")
    hat = "M-5.4 -17 Q0 -14.6 5.4 -17.2 L2.8 -18.2 L0.6 -23.6 L-2.8 -18 Z"
    s.sketch((x, y, z), hat, "#b5683f")


@plot(11, "morning", MEADOW, clouds=((60, 30, 1.0), (196, 44, 0.8)))
def wheat_field(s: Scene) -> None:
    """A golden field with sheaves before it and a mill behind."""
    s.grass(6, 4, 90, 14, 26)
    for x, size in ((62, 0.72), (76, 0.85), (91, 0.75)):
        s.poplar(x, 9, size)
    windmill(s, 27, 13)
    s.grain(6, 26, 92, 36, 9)
    scarecrow(s, 74, 42, 9)
    s.patch(6, 62, 92, 37, "#ecd394", r=3)
    for i in range(8):
        s.patch(8, 64 + i * 4.5, 88, 1.3, "#d9b672")
        s.patch(8, 65.3 + i * 4.5, 88, 0.7, "#f8e6b2")
    s.shadow(6, 56, 92, 6, 4)
    s.set_out(s.sheaf, ((14, 76), (36, 75), (58, 75), (82, 74)), 1.12)
    s.person(47, 86, "#d9564a", 1.15)
    s.set_out(s.sheaf, ((24, 92), (66, 92), (92, 90)), 1.12)
    s.flowers(8, 100, 88, 3, 16)


def barn(s: Scene) -> None:
    """A red barn with white boards, its gate to the left."""
    red = "#cf5747"
    house = s.house(36, 12, 42, 38, 30, red, shade=44)
    left = house.left
    for i in range(1, 9):
        left.panel(36 + i * 4.66, 0, 0.5, 30, dark(red), 0.5)
        house.right.panel(12 + i * 4.2, 0, 0.5, 30, "#5d2f3b", 0.35)
    house.gable(26, "#7d6f80", axis="y", over=4)
    left.panel(48, 0, 18, 21, mid(CREAM))
    left.panel(49.6, 0, 14.8, 19.4, mid("#b84a3f"))
    for points in (
        ((0, 0), (1.6, 0), (14.8, 19.4), (13.2, 19.4)),
        ((13.2, 0), (14.8, 0), (1.6, 19.4), (0, 19.4)),
    ):
        left.shape(49.6, 0, points, mid(CREAM))
    left.panel(56.2, 0, 1.6, 19.4, mid(CREAM))
    left.window(52.5, 32, 9, 9, "#6f4a44", CREAM, 1)
    house.right.window((18, 34), 10, 8, 10)
    left.panel(36, 28.6, 42, 1.6, mid(CREAM))


@plot(12, "noon", clouds=((44, 34, 0.9), (206, 60, 0.7)))
def ranch(s: Scene) -> None:
    """Cows on the meadow before a red barn with its silo."""
    s.grass(4, 4, 94, 94, 60)
    s.patch(48, 50, 18, 20, "#dcc294", r=3)
    s.tree(10, 12, 1.1)
    s.tree(92, 10, 0.9, "#8fbd5f")
    s.silo(20, 30, 9, 50)
    barn(s)
    s.hay_bale(90, 52, 6)
    s.hay_bale(96, 66, 5)
    s.fence(4, 62, 42)
    s.fence(68, 62, 30)
    s.fence(98, 62, 38, axis="y")
    s.chicken(56, 60, 1.2)
    s.chicken(63, 66, 1.1, "#e8b27a")
    s.cow(26, 76, 1.25)
    s.cow(80, 78, 1.2, spots="#9a5f43", flip=True)
    s.cow(56, 92, 1.35)
    s.flowers(8, 84, 24, 14, 12)
    s.flowers(70, 90, 24, 10, 8)


@plot(13, "morning", "#8fc176")
def forest(s: Scene) -> None:
    """Dense wood around a clearing with a deer."""
    s.patch(34, 64, 64, 34, "#a6d088", r=14)
    s.grass(6, 6, 92, 92, 60)
    spots = [(x, y) for x in range(9, 104, 15) for y in range(9, 104, 15)]
    greens = ("#5fa35c", "#76b163", "#8bbd5f", "#559a68")
    jitter = [(x + s.random.uniform(-4, 4), y + s.random.uniform(-4, 4)) for x, y in spots]
    for x, y in sorted(jitter, key=sum):
        if (x > 36 and y > 60) or x + y > 178:
            continue
        tall = 1.12 - 0.0022 * (x + y) + s.random.uniform(-0.05, 0.12)
        kind = s.random.random()
        if kind < 0.52:
            s.conifer(x, y, tall * 1.12, s.random.choice(("#4f9470", "#458a68", "#5b9f6c")))
        elif kind < 0.8:
            s.tree(x, y, tall * 1.15, s.random.choice(greens))
        else:
            s.oak(x, y, tall, s.random.choice(greens))
    s.log_pile(66, 70, 17, 2, 2.6)
    s.stump(62, 92)
    s.deer(54, 80, 1.35)
    for x, y in ((76, 93), (80, 95), (46, 96)):
        s.cylinder(x, y, 0, 0.7, 2.4, "#fbf1e0")
        s.ball((x, y, 2.8), 2.2, 1.5, "#dc5546")
        s.ball((x, y, 3.4), 0.5, 0.4, "#fff6ea", dx=-0.7)
    s.bush(92, 82, 1.1)
    s.bush(96, 95, 0.9, "#8bbd5f")
    s.flowers(40, 98, 50, 4, 8)


@plot(15, "noon", MEADOW, scale=1.1, clouds=((54, 30, 1.0), (198, 40, 0.8)))
def apple_orchard(s: Scene) -> None:
    """Rows of trees full of red apples, a ladder and the harvest in crates."""
    s.patch(5, s.row(8, 22, 4), 94, 15, "#96c873", r=6)
    s.grass(6, 6, 92, 92, 50)
    for row in range(4):
        for column in range(4):
            x, y = 14 + column * 23.5, 15 + row * 22
            if row == 3 and column in (1, 2):
                continue
            leaf = s.random.choice(("#6fac57", "#7db85e", "#68a65c"))
            s.fruit_tree(x, y, 1.1, leaf=leaf, count=9)
            for _ in range(2):
                a, b = x + s.random.uniform(-7, 7), y + s.random.uniform(4, 8)
                s.ball((a, b, 1), 1.3, 1.3, "#d9453b")
        if row == 2:
            ladder(s, 46, 66)
    for x, y in ((32, 82), (44, 86), (56, 83)):
        s.shadow(x, y, 10, 8, 5)
        s.crate(x, y, "#e2483d", w=10, d=8, h=5)
    s.crate(46, 88, "#e2483d", z=5, w=8, d=6, h=4)
    s.set_out(s.person, ((30, 96, "#4f8fc0"), (64, 97, "#f0b84f")), 1.35)


def ladder(s: Scene, x: float, y: float) -> None:
    """A ladder that leans against a tree."""
    for dx in (0, 4.5):
        s.line([(x + dx, y + 12, 0), (x + dx + 1, y, 20)], "#c99a68", 1.3)
    for i in range(1, 7):
        t = i / 7
        spots = [(x + t, y + 12 - 12 * t, 20 * t), (x + 4.5 + t, y + 12 - 12 * t, 20 * t)]
        s.line(spots, "#e0b785", 1)


def mountain(s: Scene) -> None:
    """A grey hill of facets with grass at its foot."""
    stone = "#b4aab2"
    a, b, c, d, e = (4, 4, 0), (3, 60, 0), (44, 58, 0), (96, 30, 0), (100, 4, 0)
    p, q, r, t = (22, 20, 62), (62, 12, 44), (42, 36, 36), (16, 46, 26)
    u = (66, 30, 24)
    s.shadow(30, 8, 60, 30, 26)
    faces = (
        ((a, b, t, p), lit(lit(stone))),
        ((b, c, t), mid(stone)),
        ((t, c, r), mix(mid(stone), lit(stone), 0.3)),
        ((t, r, p), lit(stone)),
        ((p, r, q), mix(stone, dark(stone), 0.3)),
        ((c, d, u, r), mix(dark(stone), "#6d5f78", 0.12)),
        ((r, u, q), mix(dark(stone), stone, 0.3)),
        ((u, d, q), dark(stone)),
        ((d, e, q), mix(dark(stone), "#574a68", 0.25)),
    )
    for points, fill in faces:
        s.face(points, fill)
    s.face([p, (18, 33, 44), (25, 27, 52), (29, 27, 50), (37, 18, 54.6)], "#fbf7f2")
    s.face([p, (29, 27, 50), (37, 18, 54.6)], "#d9d3df")


def portal(s: Scene) -> None:
    """The timbered mouth of the mine."""
    s.box(15, 44, 0, 30, 18, 23, "#a79ca6")
    s.left(62).shape(20, 0, ((0, 0), (20, 0), (20, 13), (15, 18), (5, 18), (0, 13)), "#3a3040")
    s.left(62).shape(24, 0, ((0, 0), (12, 0), (12, 11), (9, 14), (3, 14), (0, 11)), "#241d2c")
    s.box((18, 39), 61, 0, 3, 3, 20, WOOD)
    s.box(16, 61, 20, 28, 3, 4, WOOD)
    s.balls((30, 64, 22), (2, 2, "#ffe08a"), (6, 6, s.glow(("#ffe08a", 0.6), ("#ffe08a", 0))))


def headframe(s: Scene, x: float, y: float) -> None:
    """The winding tower with its two wheels and the house of the engine."""
    steel, h = "#c3614c", 62.0
    s.shadow(x - 6, y - 6, 12, 12, h * 0.8)
    for dx, dy in ((-6, -6), (6, -6), (-6, 6), (6, 6)):
        spots = [(x + dx, y + dy, 0), (x + dx * 0.5, y + dy * 0.5, h)]
        s.line(spots, dark(steel) if dx > 0 else mid(steel), 2.4)
    for i in range(5):
        z, n = h * i / 5, h * (i + 1) / 5
        f, g = 6 - 3 * i / 5, 6 - 3 * (i + 1) / 5
        s.line([(x - f, y + f, z), (x + g, y + g, n)], mid(steel), 1.2)
        s.line([(x + f, y + f, z), (x - g, y + g, n), (x + g, y + g, n)], mid(steel), 1.2)
        s.line([(x + f, y + f, z), (x + g, y - g, n)], dark(steel), 1.2)
        s.line([(x + f, y - f, z), (x + g, y + g, n), (x + g, y - g, n)], dark(steel), 1.2)
    s.line([(x, y + 2, h + 8), (x + 30, y - 2, 12)], "#4c4651", 0.7)
    s.line([(x + 2, y - 3, h), (x + 24, y - 8, 0)], dark(steel), 2.6)
    s.line([(x + 2, y + 5, h), (x + 24, y + 5, 0)], mid(steel), 2.6)
    s.box(x - 6, y - 5, h, 12, 10, 2, "#8d8390")
    s.left(y + 4).discs(x, h + 8, (10.5, "#4c4651"), (8.6, "#f1e6d6"))
    s.left(y + 4).disc(x, h + 8, 8.6, "#cfe3ea")
    for u, v in ((8.6, 0), (0, 9.6), (6.1, 6.8), (-6.1, 6.8)):
        s.line([(x - u, y + 4, h + 8 - v), (x + u, y + 4, h + 8 + v)], "#4c4651", 1.3)
    s.left(y + 4).disc(x, h + 8, 2, "#c3614c")


@plot(14, "evening", "#c9be93", clouds=((196, 30, 0.9), (50, 26, 0.7)))
def mine(s: Scene) -> None:
    """A hill with a timbered tunnel, the headframe and a tub of ore on its track."""
    s.patch(0, 0, 104, 30, "#a9c585")
    for _ in range(70):
        x, y = s.random.uniform(4, 98), s.random.uniform(58, 100)
        s.ball((x, y, 0), 1.3, 0.7, s.random.choice(("#a99b7c", "#ddd2ac", "#b8a888")))
    s.conifer(94, 10, 0.8)
    mountain(s)
    s.conifer(8, 62, 0.8)
    s.rails(24.5, 11, axis="y", start=62)
    portal(s)
    for x, y, size in ((90, 24, 0.8), (82, 36, 0.95), (98, 30, 0.7), (94, 42, 0.85)):
        s.conifer(x, y, size, s.random.choice(("#4f9470", "#5b9f6c")))
    headframe(s, 66, 62)
    s.box(86, 54, 0, 13, 15, 15, "#d9b48c")
    s.gable(86, 54, 15, 13, 15, 8, "#8c5a52", "#d9b48c", axis="y", over=2)
    s.left(69).door(90, 0, 5, 10)
    s.mine_cart(25.5, 80, "#e0b04a", axis="y")
    s.rock(48, 80, 1.2)
    for x, y in ((60, 88), (68, 92), (64, 82), (74, 86), (56, 94)):
        ore(s, x, y)
    s.person(46, 92, "#f0b84f", 1.25)
    s.barrel(97, 78)
    s.barrel(93, 87)


def ore(s: Scene, x: float, y: float) -> None:
    """A lump of stone with a vein of gold."""
    s.rock(x, y, 0.9, "#a79ca6")
    s.ball((x, y, 2.4), 1.4, 1.1, "#eec04f", dx=-0.6)
    s.ball((x, y, 3), 0.6, 0.5, "#fff0b4", dx=-1)
