"""Draws sport and fun: the football stadium, the sports park and the theme park."""

import math

from kit import (
    CREAM,
    IRON,
    SHADOW,
    SHIRTS,
    WARM,
    Point,
    Point3,
    Scene,
    dark,
    facing,
    lit,
    mid,
    mix,
    plot,
    rounded,
)

Rim = tuple[float, float, float]
NAVY, SKY = "#3f6fb5", "#8fc6e6"


def piece(s: Scene, low: Rim, high: Rim, turn: tuple[float, float], fill: str) -> None:
    """A piece of an oval around (52, 52) between two rims (half length, half width, height)."""
    spots: list[Point3] = []
    for (a, b, z), ends in ((low, turn), (high, turn[::-1])):
        for degrees in ends:
            t = math.radians(degrees)
            spots.append((52 + a * math.cos(t), 52 + b * math.sin(t), z))
    s.face(spots, fill)


def on(rim: Rim, degrees: float) -> Point3:
    t = math.radians(degrees)
    return 52 + rim[0] * math.cos(t), 52 + rim[1] * math.sin(t), rim[2]


def tiers(s: Scene, start: int, end: int) -> None:
    """The seats between two angles with a full house of spectators."""
    for a in range(start, end, 9):
        base = (NAVY, "#f4f1e8", "#5b8fd0", "#f4f1e8")[(a // 18) % 4]
        shine = mix(lit(base), dark(base), 0.5 - 0.4 * math.cos(math.radians(a - 300)))
        for row in range(5):
            r, z = row * 3.6, 4 + row * 4.8
            seat = (29 + r, 21 + r, z)
            piece(s, seat, (29 + r, 21 + r, z + 2.8), (a, a + 9.3), mix(shine, SHADOW, 0.25))
            top = (29 + r, 21 + r, z + 2.8)
            piece(s, top, (32.6 + r, 24.6 + r, z + 4.8), (a, a + 9.3), shine)
    for row in range(5):
        for a in range(start + 3, end - 3, 6):
            if s.random.random() < 0.7:
                r = row * 3.6 + 1.6
                at = on((29 + r, 21 + r, 8.6 + row * 4.8), a + s.random.uniform(-1, 1))
                s.ball(at, 1.0, 1.15, s.random.choice((*SHIRTS, "#fff6e6", "#2f4f8f")))


def field(s: Scene) -> None:
    """The striped pitch with lines, goals and players."""
    s.face([on((30, 22, 4), i * 10) for i in range(36)], "#6aa85c")
    for i in range(10):
        a = 29 + i * 4.6
        tint = ("#6fbf62", "#86cf74")[i % 2]
        s.deck(a, 38, 4, 4.6, 28, tint)
    white = "#fbfff4"
    s.line([(30, 39, 4), (74, 39, 4), (74, 65, 4), (30, 65, 4), (30, 39, 4)], white, 0.9)
    s.line([(52, 39, 4), (52, 65, 4)], white, 0.9)
    s.line([(52 + 5 * math.cos(i / 4), 52 + 5 * math.sin(i / 4), 4) for i in range(26)], white, 0.8)
    for a, b in ((30, 37), (74, 67)):
        s.line([(a, 45, 4), (b, 45, 4), (b, 59, 4), (a, 59, 4)], white, 0.8)
        s.line([(a, 48.5, 4), (a, 48.5, 8), (a, 55.5, 8), (a, 55.5, 4)], "#ffffff", 1.2)
    players = ((38, 46, 0), (44, 58, 1), (50, 44, 0), (56, 55, 1), (62, 48, 0), (68, 58, 1))
    for x, y, team in players:
        s.person(x, y, ("#e2483f", "#fffdf6")[team], 0.55, 4)
    s.ball((53, 50, 5), 0.9, 0.9, "#ffffff")


@plot(67, "dusk", "#8fbf78", foot=188, clouds=((44, 60, 0.7), (196, 66, 0.7)))
def stadium(s: Scene) -> None:
    """A great oval of blue and white under a steel arch, its floodlights lit in the evening."""
    s.flat([(52 + 51 * math.cos(i / 8), 52 + 47 * math.sin(i / 8)) for i in range(50)], "#ded5cc")
    s.shadow_round(54, 50, 42, 22)
    for x, y in ((8, 10), (96, 8)):
        floodlight(s, x, y, 50 if x < 50 else 56)
    for a in range(126, 324, 6):
        piece(s, (48, 41, 0), (48, 41, 27), (a, a + 6.4), "#b9c2d4")
    field(s)
    tiers(s, 96, 348)
    back_roof(s)
    great_arch(s)
    front_wall(s)
    floodlight(s, 8, 97, 56)
    s.set_out(s.tree, ((30, 99), (66, 100), (101, 40)), 0.5)
    for x, y in ((76, 97), (80, 94), (84, 99), (88, 95), (44, 100), (20, 96), (100, 58)):
        s.person(x, y, s.random.choice((NAVY, "#fffdf6", "#e2483f")), 0.8)


def back_roof(s: Scene) -> None:
    """The white roof over the far stands."""
    for a in range(112, 336, 4):
        shine = mix("#ffffff", "#b4bdd0", 0.45 - 0.4 * math.cos(math.radians(a - 235)))
        piece(s, (36, 28, 34), (50, 43, 37), (a, a + 4.3), shine)
        piece(s, (36, 28, 32.6), (36, 28, 34), (a, a + 4.3), NAVY)
        if a % 12 == 4:
            piece(s, (36, 28, 34.2), (50, 43, 37.2), (a, a + 0.8), "#9aa6bf")


def great_arch(s: Scene) -> None:
    """The lattice arch that carries the roof, with its cables."""
    turns = [math.pi * i / 24 for i in range(25)]
    for t in turns[3:-3:2]:
        top = (52 - 49 * math.cos(t), 44, 10 + 64 * math.sin(t))
        s.line([top, on((37, 29, 34), 270 - 95 * math.cos(t))], "#ffffff", 0.5, 0.75)
    rows = []
    for grow, tint, thick in ((0.0, "#c9cfdd", 1.5), (3.4, "#ffffff", 2.2)):
        r, h = 49 + grow * 0.4, 64 + grow
        rows.append([(52 - r * math.cos(t), 44.0, 10 + h * math.sin(t)) for t in turns])
        s.line(rows[-1], tint, thick)
    for i in range(1, 24):
        s.line([rows[0][i], rows[1][i + 1 if i % 2 else i]], "#e6eaf2", 0.8)


def front_wall(s: Scene) -> None:
    """The near side: cushions of blue and white between slender ribs, doors below."""
    for a in range(-42, 132, 6):
        share = min(1.0, max(0.0, (100 - a) / 115))
        base = ("#dfeaf4", SKY, "#f4f7fa", "#6fa5d8")[(a // 6) % 4]
        tint = mix(mix(mid(base), "#ffffff", 0.2), dark(base), share)
        stone = mix(mid("#d9d2c8"), dark("#d9d2c8"), share)
        piece(s, (47, 40, 0), (47, 40, 6), (a, a + 6.3), stone)
        piece(s, (47.1, 40.1, 0), (47.1, 40.1, 4.4), (a + 1.4, a + 4.8), mix(stone, "#3a3550", 0.6))
        piece(s, (47, 40, 6), (50, 43, 17), (a, a + 6.3), tint)
        low, high = on((47.2, 40.2, 6), a), on((50, 43, 17), a + 6)
        other = (on((47.2, 40.2, 6), a + 6), on((50, 43, 17), a))
        for ends in ((low, high), other):
            s.line(list(ends), "#ffffff", 0.7, 0.8)
        piece(s, (50, 43, 17), (50, 43, 18.6), (a, a + 6.3), mix(mid(NAVY), dark(NAVY), share))
        piece(s, (50, 43, 18.6), (45, 38, 19.4), (a, a + 6.3), "#f4f7fa")


def floodlight(s: Scene, x: float, y: float, h: float) -> None:
    """A mast with a bright panel of lamps and its beam."""
    s.cylinder(x, y, 0, 1.5, h, "#c3c9d6", r_top=0.8)
    s.ball((x, y, h + 5), 26, 22, s.glow(("#fffbe0", 0.85), ("#fff6c8", 0.25), ("#fff6c8", 0)))
    s.box(x - 7, y - 1, h, 14, 2, 10, "#59617a")
    s.left(y + 1).disc(s.row(x - 5, 3.4, 4), s.row(h + 2, 3.1, 3), 1.3, "#fffde8")


@plot(68, "noon", "#9fce84", foot=189, clouds=((44, 34, 0.9), (204, 40, 0.8)))
def sports_park(s: Scene) -> None:
    """A red running track around a playing field, a tennis court and a basketball court."""
    s.grass(3, 3, 98, 98, 36)
    s.set_out(s.tree, ((5, 5), (99, 4)), 0.95)
    for x, tint in ((22, "#e2604f"), (40, "#f0b84f"), (58, "#4f8fc0"), (76, "#6aa86a")):
        s.flag(x, 3, 0, 20, tint, 0.7)
    track(s)
    s.set_out(s.tree, ((4, 64), (99, 62)), 0.75, "#8bbd5f")
    tennis(s)
    basketball(s)
    s.set_out(s.bush, ((99, 100), (3, 99)), 0.9)


def track(s: Scene) -> None:
    """Six lanes, a football field inside, runners, hurdles and a goal at each end."""
    clay, lines = "#d8705a", "#fbe6da"
    s.shadow(8, 6, 88, 2, 6)
    s.flat(rounded(5, 5, 94, 58, 28, 12), mix(clay, SHADOW, 0.18))
    for i in range(5):
        r = 27.4 - i * 2.9
        inset = 28 - r
        s.flat(rounded(5 + inset, 5 + inset, 94 - 2 * inset, 58 - 2 * inset, r, 12), lines)
        shade = (clay, mix(clay, CREAM, 0.12))[i % 2]
        fill = shade if i < 4 else "#79bf66"
        edge = inset + 0.5
        s.flat(rounded(5 + edge, 5 + edge, 94 - 2 * edge, 58 - 2 * edge, r - 0.5, 12), fill)
    s.patch(s.row(28, 10, 5), 19.5, 5, 29, "#8bcd78")
    white = "#fbfff4"
    s.line([(27, 20, 0), (77, 20, 0), (77, 48, 0), (27, 48, 0), (27, 20, 0)], white, 0.9)
    s.line([(52, 20, 0), (52, 48, 0)], white, 0.9)
    s.line([(52 + 5 * math.cos(i / 4), 34 + 5 * math.sin(i / 4), 0) for i in range(26)], white, 0.9)
    for i in range(4):
        s.patch(70, 51 + i * 2.9, 1.4, 2.9, (white, "#4a4552")[i % 2])
        s.patch(71.4, 51 + i * 2.9, 1.4, 2.9, ("#4a4552", white)[i % 2])
    goal(s, 27, 34)
    spots = ((36, 28, "#e2483f"), (44, 40, "#3f78bd"), (56, 28, "#3f78bd"), (62, 42, "#e2483f"))
    s.set_out(s.person, spots, 0.95)
    s.ball((50, 38, 1), 1.2, 1.2, "#ffffff")
    goal(s, 77, 34)
    for x, y in ((26, 8), (46, 11), (90, 26)):
        runner(s, x, y, 0.85)
    for y in (52.5, 55.5, 58.5):
        for x in (34, 52):
            s.line([(x, y, 0), (x, y, 5), (x, y + 2.4, 5), (x, y + 2.4, 0)], "#ffffff", 1.0)
    for x, y in ((44, 52.5), (41, 56), (62, 58.6), (26, 58)):
        runner(s, x, y, 1.05)


def runner(s: Scene, x: float, y: float, k: float) -> None:
    """An athlete in full stride to the right."""
    shirt = s.random.choice(SHIRTS)
    at = (x, y, 0)
    skin = s.random.choice(("#e3b08a", "#b98262", "#8d5f4a"))
    s.ball(at, 3 * k, 1.3 * k, SHADOW, 0.2, dx=1)
    for way in (((0, 5), (-2.4, 3.4), (-5, 4)), ((0, 5), (2.8, 3.6), (2.6, 0.6))):
        s.line([facing(at, u * k, v * k) for u, v in way], skin, 1.5 * k)
    for way in (((1, 9.4), (-2, 8), (-2.8, 6)), ((1.2, 9.4), (3.4, 7.6), (5, 9))):
        s.line([facing(at, u * k, v * k) for u, v in way], skin, 1.2 * k)
    s.line([facing(at, 0, 5 * k), facing(at, 1.2 * k, 9.6 * k)], shirt, 3.4 * k)
    s.ball(facing(at, 2 * k, 12.8 * k), 1.8 * k, 1.9 * k, skin)
    s.ball(facing(at, 1.6 * k, 13.8 * k), 1.7 * k, 1.1 * k, "#4b3a3c")


def goal(s: Scene, x: float, y: float) -> None:
    """A goal across x with its net."""
    back = -3.4 if x < 52 else 3.4
    posts = [(x, y - 5, 0), (x, y - 5, 6), (x, y + 5, 6), (x, y + 5, 0)]
    s.face([posts[1], posts[2], (x + back, y + 5, 0), (x + back, y - 5, 0)], "#ffffff", 0.45)
    s.line(posts, "#ffffff", 1.3)


def tennis(s: Scene) -> None:
    """The blue court with net, players and an umpire behind a fence."""
    s.patch(6, 68, 46, 32, "#4f9e7c")
    s.patch(11, 72, 36, 24, "#4f86c6")
    white = "#fbfff4"
    s.line([(11, 72, 0), (47, 72, 0), (47, 96, 0), (11, 96, 0), (11, 72, 0)], white, 1.0)
    for y in (75, 93):
        s.line([(11, y, 0), (47, y, 0)], white, 0.8)
    for x in (20, 38):
        s.line([(x, 75, 0), (x, 93, 0)], white, 0.8)
    s.line([(20, 84, 0), (38, 84, 0)], white, 0.8)
    player(s, 15, 80, "#fffdf6")
    s.right(29).panel(70, 0, 28, 4.6, "#3a4a5e", 0.45)
    s.line([(29, 70, 0), (29, 70, 4.8), (29, 98, 4.8), (29, 98, 0)], "#ffffff", 1.0)
    s.ball((33, 82, 11), 1.2, 1.2, "#e6f04f")
    player(s, 43, 88, "#f0b84f")
    s.post(range(6, 53, 6), 101, 0, 6, "#e6efe8", 0.8)
    for z in (3, 6):
        s.line([(6, 101, z), (54, 101, z)], "#e6efe8", 0.8)


def player(s: Scene, x: float, y: float, shirt: str) -> None:
    """A figure with a racket."""
    s.person(x, y, shirt, 1.15)
    at = facing((x, y, 0), 5, 11)
    s.line([facing((x, y, 0), 1.6, 6.4), at], "#7d5745", 0.9)
    s.balls(at, (2, 2.3, "#e2534a"), (1.4, 1.7, "#fff6e6"))


def basketball(s: Scene) -> None:
    """An orange court with a basket and three players."""
    s.patch(60, 68, 38, 32, "#e0a060")
    s.patch(60, 77, 14, 14, "#c9604b")
    white = "#fff8ea"
    s.line([(61, 69, 0), (97, 69, 0), (97, 99, 0), (61, 99, 0), (61, 69, 0)], white, 0.9)
    s.line([(61, 77, 0), (74, 77, 0), (74, 91, 0), (61, 91, 0)], white, 0.9)
    bow = [(66 + 20 * math.cos(i / 8), 84 + 14 * math.sin(i / 8), 0) for i in range(-12, 13)]
    s.line(bow, white, 0.9)
    s.post(62, 84, 0, 17, IRON, 1.6)
    s.line([(62, 84, 15), (65, 84, 18)], IRON, 1.2)
    s.right(65).panel(79, 15, 10, 8, "#fffdf8")
    spots = [(65, 82, 17), (65, 86, 17), (65, 86, 20.4), (65, 82, 20.4), (65, 82, 17)]
    s.line(spots, "#d9483f", 0.7)
    s.balls((67.4, 84, 16.6), (2.6, 1.2, "#d9483f"), (1.8, 0.7, "#f6ded0"))
    s.ball((71, 83, 24), 1.9, 1.9, dark("#e8853c"))
    s.ball((71, 83, 24.2), 1.6, 1.6, "#f0954a", dx=-0.2)
    s.set_out(s.person, ((74, 80, "#9a78b8"), (80, 90, "#3f9c9a"), (88, 78, "#e2604f")), 1.15)


@plot(69, "evening", "#a6d184", scale=1.04, foot=191, clouds=((36, 34, 0.8), (210, 30, 0.7)))
def theme_park(s: Scene) -> None:
    """A fairy castle, and around it a roller coaster with hills and a loop."""
    s.grass(3, 3, 98, 98, 26)
    s.patch(16, 74, 74, 28, "#f3dfc2", r=10)
    s.patch(42, 60, 22, 44, "#f3dfc2", r=4)
    far_track(s)
    s.set_out(s.tree, ((20, 20), (80, 20), (18, 64)), 0.75)
    castle(s)
    cups(s, 26, 86)
    s.set_out(s.person, ((46, 80), (52, 84), (58, 79), (50, 94), (60, 96), (66, 88)), size=1.05)
    near_track(s)
    balloons(s, 72, 96)
    s.bush(8, 99, 0.9)


def coaster(s: Scene, spots: list[Point3], across: Point, props: int, paint: str) -> None:
    """Two rails with ties through spots, on white props."""
    for x, y, z in spots[::props]:
        if z > 3:
            s.post(x + across[0] / 2, y + across[1] / 2, 0, z, "#f4ece6", 1.2)
    other = [(x + across[0], y + across[1], z) for x, y, z in spots]
    for a, b in zip(spots[::2], other[::2], strict=True):
        s.line([a, b], mix(paint, "#ffffff", 0.4), 0.8)
    s.line(spots, dark(paint), 1.7)
    s.line(other, paint, 1.9)


def cars(s: Scene, spots: list[Point3], step: float) -> None:
    """A train of three cars with riders who throw up their arms."""
    for i, (x, y, z) in enumerate(spots):
        s.box(
            x - 2, y - step, z + 0.4, 4.6, step * 2, 3.4, ("#f2c14e", "#4f9fd0", "#6fbf62")[i % 3]
        )
        for dy in (-1.4, 1.4):
            at = (x + 0.4, y + dy, z + 5)
            for u in (-2.2, 2.2):
                s.line([at, facing(at, u, 3.6)], "#e3b08a", 0.8)
            s.ball(at, 1.5, 1.6, "#f3cfae")


def far_track(s: Scene) -> None:
    """The hills behind the castle."""
    left = [(8.0, 98 - 2.2 * i, 5 + 38 * math.sin(math.pi * i / 40) ** 2) for i in range(41)]
    coaster(s, left, (3.4, 0), 4, "#e2534a")
    back = [
        (8 + 2.2 * i, 8.0, 5 + 48 * math.sin(math.pi * i / 40 * 2) ** 2 * (0.6 + 0.4 * i / 40))
        for i in range(41)
    ]
    coaster(s, back, (0, 3.4), 4, "#e2534a")
    cars(s, [back[22], back[24], back[26]], 2.4)


def near_track(s: Scene) -> None:
    """The right edge with its loop."""
    flat_a = [(95.0, 8 + 2.6 * i, 5.0) for i in range(18)]
    coaster(s, flat_a, (3.4, 0), 4, "#e2534a")
    middle, r = 58.0, 17.0
    turns = [2 * math.pi * i / 32 - math.pi / 2 for i in range(33)]
    back = [
        (95 - 2 + i / 8, middle + r * math.cos(t), 5 + r + r * 1.1 * math.sin(t))
        for i, t in enumerate(turns)
    ]
    for off in (-15.0, 15.0):
        s.line([(92, middle + off, 0), (95, middle + off * 0.8, 5 + r)], "#f4ece6", 1.6)
    coaster(s, back, (3.4, 0), 99, "#e2534a")
    cars(s, [back[11], back[13]], 2.4)
    flat_b = [(96.0, middle + 2.6 * i, 5.0) for i in range(16)]
    coaster(s, flat_b, (3.4, 0), 4, "#e2534a")


def castle(s: Scene) -> None:
    """Walls, gate and a crowd of turrets with pointed roofs."""
    wall, blue, pink = "#fbf0e2", "#5b86c9", "#e88aa8"
    s.shadow(28, 26, 46, 36, 36)
    s.turret(34, 30, 0, 5, 42, wall, pink)
    s.turret(70, 28, 0, 5.4, 44, wall, pink)
    s.box(32, 28, 0, 40, 32, 24, wall)
    for i in range(9):
        if i != 4:
            s.box(32 + i * 4.5, 57.6, 24, 2.6, 2.4, 3, wall)
        if i < 7:
            s.box(69.6, 28 + i * 4.5, 24, 2.4, 2.6, 3, wall)
    s.turret(52, 40, 24, 7.6, 34, wall, blue)
    s.flag(52, 40, 75, 12, "#f2c14e", 0.7)
    for z in (34, 46):
        s.line([facing((52, 40, 0), -4, z - 8), facing((52, 40, 0), -4, z - 3)], "#7a5f86", 2.2)
        s.line([facing((52, 40, 0), 4, z - 8), facing((52, 40, 0), 4, z - 3)], "#7a5f86", 2.2)
    s.turret(42, 46, 24, 4.2, 20, wall, pink)
    s.turret(63, 46, 24, 4.2, 22, wall, blue)
    s.left(60).window((36.5, 63), 10, 4.6, 7, WARM)
    s.right(72).window((36, 48), 10, 5, 7, WARM)
    for x, y, tint in ((32, 60, blue), (72, 60, blue), (72, 28, blue)):
        s.turret(x, y, 0, 5.6, 30, wall, tint)
        s.line([facing((x, y, 0), 0, 12), facing((x, y, 0), 0, 17)], "#7a5f86", 2.4)
    gate(s, wall)


def gate(s: Scene, wall: str) -> None:
    """The gatehouse of the castle with two flags."""
    s.box(45, 58, 0, 14, 5, 26, wall)
    s.box(s.row(45, 5.4, 3), 60.6, 26, 3.2, 2.4, 3, wall)
    turns = [math.pi * i / 10 for i in range(11)]
    head = [(7 + 4.6 * math.cos(t), 11 + 5 * math.sin(t)) for t in turns]
    s.left(63).shape(45, 0, [(11.6, 0), *head, (2.4, 0)], "#7a4a52")
    s.left(63).shape(45, 0, [(10, 0), (10, 10), (7, 13.4), (4, 10), (4, 0)], "#ffd98a")
    for x in (45.6, 58.4):
        s.flag(x, 62, 29, 8, "#e2534a", 0.5)


def cups(s: Scene, x: float, y: float) -> None:
    """Turning tea cups on a round floor."""
    s.shadow_round(x, y, 12, 5)
    s.cylinder(x, y, 0, 13, 2, "#e9c1d2")
    s.ball((x, y, 2), 14, 7, "#f9e3ea")
    for dx, dy, tint in (
        (-6, -5, "#5fb3a8"),
        (6.6, -3, "#f2b84f"),
        (-5, 6, "#e2604f"),
        (5.6, 6.4, "#6f8fd0"),
    ):
        px, py = x + dx, y + dy
        s.cylinder(px, py, 2, 2.2, 4.4, tint, top="#6b5560", r_top=3.8)
        s.ball((px, py, 7.4), 1.5, 1.6, "#f3cfae", dx=-1.6)
        s.ball((px, py, 7.8), 1.5, 1.6, "#b98262", dx=1.6)


def balloons(s: Scene, x: float, y: float) -> None:
    """A seller with his balloons."""
    s.person(x, y, "#3f78bd", 1.15)
    for i in range(5):
        tip = facing((x, y, 0), (i % 3 - 1) * 5 + 2, 21 + (i // 3) * 6 + (i % 2) * 2)
        s.line([facing((x, y, 0), 2, 6), tip], "#fff6e6", 0.5)
        s.ball(tip, 2.8, 3.4, dark(SHIRTS[i]))
        s.ball(tip, 2.5, 3.1, SHIRTS[i], dx=-0.3)
