"""Draws where people learn and find out: school, university, laboratory, technology park."""

import math

from kit import CREAM, IRON, SHIRTS, WARM, Point3, Scene, dark, disc, facing, mid, mix, plot


def bell_tower(s: Scene, x: float, y: float, z: float) -> None:
    """An open belfry with a golden bell under a pointed roof."""
    s.box(x, y, z, 14, 14, 6, "#fff6e2")
    for a, b in ((0, 0), (11.6, 0), (0, 11.6)):
        s.box(x + a, y + b, z + 6, 2.4, 2.4, 22, "#fff6e2")
    bell = "M-6.4 0 Q-4 -2 -4 -6 Q-3.6 -10.4 0 -10.6 Q3.6 -10.4 4 -6 Q4 -2 6.4 0 Q0 2.4 -6.4 0 Z"
    fill = s.fade("#ffe08a", "#eeb742", "#b97f2c", across=True)
    s.sketch((x + 7, y + 7, z + 9), bell, fill, 1.15)
    s.ball((x + 7, y + 7, z + 7.4), 1.6, 1.6, "#8a5a2c")
    s.box(x + 12.6, y + 12.6, z + 6, 1.2, 1.2, 22, "#fff6e2")
    s.hip(x, y, z + 28, 14, 14, 13, "#5d8fa0", over=2.4)
    s.ball((x + 7, y + 7, z + 42), 1.5, 1.5, "#f4d58a")


def clock(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A clock on a left wall that shows eight."""
    s.left(y).discs(x, z, (r, "#5a4650"), (r * 0.86, "#fffdf6"))
    s.post(x, y, z, z + r * 0.66, "#5a4650", 1)
    s.line([(x, y, z), (x - r * 0.42, y, z - r * 0.3)], "#5a4650", 1)


@plot(57, "morning", "#a5d184", foot=190, clouds=((36, 44, 0.9), (206, 44, 0.8)))
def school(s: Scene) -> None:
    """A brick school house with clock and bell, a playground full of children and the bus."""
    brick, roof = "#dd8466", "#5d8fa0"
    s.grass(4, 4, 96, 40, 20)
    s.tree(6, 12, 1.0)
    s.shadow(12, 12, 78, 30, 32)
    s.tree(98, 8, 1.0, "#8bbd5f")
    s.patch(4, 50, 100, 32, "#e9cf9f", r=3)
    s.road(87, 13)
    s.box(12, 12, 0, 78, 30, 28, brick)
    s.band(12, 12, 0, 78, 30, 4, "#a8604f")
    for z in (6, 17):
        for x in (15, 25, 67, 78):
            s.left(42).window(x, z, 8, 8, WARM if (x + z) % 2 else "#bfe2ee")
        s.right(90).window((16, 29), z, 9, 8)
    s.gable(12, 12, 28, 78, 30, 14, roof, brick, over=3)
    s.box(37, 26, 0, 26, 21, 30, "#fbe9c8")
    s.left(47).panel(37, 0, 26, 4, mid("#a8604f"))
    s.gable(37, 26, 30, 26, 21, 17, roof, "#fbe9c8", axis="y", over=3)
    clock(s, 50, 47.2, 33, 6.4)
    s.left(47).door(45, 1, 10, 16, "#3f7f9c")
    s.left(47).window((39, 57), 8, 4.6, 9, WARM, bars=0)
    bell_tower(s, 43, 18, 40)
    playground(s)
    s.bus(30, 88.5, "#f4b93f")
    s.crossing(70, 88, 9, 11)
    s.set_out(s.person, ((74, 84, "#e2604f", 1.15), (79, 84.6, "#4f8fc0", 0.85)))
    s.lamp(100, 84, 22)


def playground(s: Scene) -> None:
    """Slide, swing, hopscotch and children."""
    for i, (u, v) in enumerate(
        ((0, 0), (5, 0), (10, -2.6), (10, 2.6), (15, 0), (20, -2.6), (20, 2.6))
    ):
        s.patch(46 + u, 66 + v, 4.4, 4.4, ("#f0708a", "#5fa8d8", "#ffd257", "#6ab48a")[i % 4])
        s.patch(46.7 + u, 66.7 + v, 3, 3, "#fff6e2", 0.55)
    s.set_out(s.post, ((12, 58), (12, 64)), 0, 17, "#d9564a", 1.4)
    s.box(11, 58, 14, 8, 6, 1.4, "#f0b84f")
    for z in (3, 6.4, 10):
        s.line([(12, 58, z), (12, 64, z)], "#d9564a", 1)
    s.face([(19, 58.6, 15), (19, 63.6, 15), (32, 63.6, 1), (32, 58.6, 1)], "#5fa8d8")
    s.face([(19, 63.6, 17), (19, 63.6, 15), (32, 63.6, 1), (32, 63.6, 3)], "#3f86b8")
    s.person(15, 61, "#6ab48a", 0.85, 15.4)
    for x in (82, 98):
        s.line([(x, 54, 0), (x, 58, 18), (x, 62, 0)], "#4f86b8", 1.5)
    s.line([(82, 58, 18), (98, 58, 18)], "#4f86b8", 1.6)
    for x, sway in ((87, 3.0), (93, -3.0)):
        s.person(x, 58 + sway, size=0.8, z=5, sits=True)
        for dx in (-1.6, 1.6):
            s.line([(x + dx, 58, 18), (x + dx, 58 + sway, 5)], "#6d6662", 0.5)
    for x, y in ((36, 62), (40, 72), (28, 74), (69, 62), (76, 70), (20, 76)):
        s.person(x, y, s.random.choice(SHIRTS), 0.9)
    s.ball((34, 74, 1.6), 2, 2, "#e2604f")
    s.ball((34, 74, 2.2), 1.9, 0.6, "#fff6e2")


def student(s: Scene, x: float, y: float, gown: str) -> None:
    """A figure with a square cap."""
    s.person(x, y, gown, 1.25)
    z, r = 15.0, 2.8
    s.face([(x - r, y, z), (x, y - r, z), (x + r, y, z), (x, y + r, z)], "#33304a")
    s.line([(x, y, z), (x + 1, y + 2.6, z), (x + 1, y + 2.6, z - 3)], "#f4c84f", 0.7)


@plot(58, "noon", "#a5d184", scale=1.06, foot=190, clouds=((30, 44, 0.8), (212, 48, 0.8)))
def university(s: Scene) -> None:
    """A domed hall with columns above broad steps, and students on the campus green."""
    stone, copper = "#f4e6c8", "#6fb3a0"
    s.tree(5, 14, 0.95)
    s.shadow(10, 12, 84, 32, 30)
    s.tree(99, 10, 0.95, "#8bbd5f")
    s.box(10, 12, 0, 84, 32, 28, stone)
    s.band(10, 12, 0, 84, 32, 4, "#c4b094")
    for x in (13, 22, 75, 84):
        for z in (6, 17):
            s.left(44).window(x, z, 6.4, 8, "#bfe2ee" if z == 6 else WARM)
    s.right(94).window((16, 25, 34), (6, 17), 6.4, 8)
    s.flat_roof(10, 12, 28, 84, 32, "#fbf1de", "#d8c8ae", over=1.4, high=3)
    s.box(34, 14, 29.6, 36, 30, 6, stone)
    s.cylinder(52, 28, 35.6, 14.5, 12, stone)
    for i in range(-3, 4):
        t = math.radians(45 + i * 24)
        px, py = 52 + 14.6 * math.cos(t), 28 + 14.6 * math.sin(t)
        s.post(px, py, 38, 45, mix("#8fb7c4", stone, 0.1), 2.6)
    s.cylinder(52, 28, 47, 15.4, 1.8, CREAM)
    s.dome(52, 28, 48.8, 14, 22, copper, 7)
    s.cylinder(52, 28, 69.6, 2.6, 6, stone)
    s.dome(52, 28, 75.6, 2.9, 5, copper)
    s.flag(52, 28, 80, 11, "#c9504f", 0.7)
    temple_front(s, stone)
    green(s)


def temple_front(s: Scene, stone: str) -> None:
    """Steps, six columns and the pediment."""
    s.shadow(34, 44, 36, 22, 12)
    for i in range(5):
        s.box(33, 44, i * 1.3, 38, 22 - i * 3, 1.3, "#e6dac4")
    s.left(44.2).panel(36, 6.5, 32, 21, mix(mid(stone), "#6d5a68", 0.28))
    for x in (40, 48.6, 57.4):
        s.left(44.3).panel(x, 6.5, 6, 15, "#7a4c3c" if x == 48.6 else "#ffe6a3")
    for x in (37, 43, 49, 55, 61, 67):
        s.cylinder(x, 52, 6.5, 1.9, 1.4, CREAM)
        s.cylinder(x, 52, 7.9, 1.5, 17, CREAM, r_top=1.3)
        s.cylinder(x, 52, 24.6, 1.4, 1.4, CREAM, r_top=2)
    s.box(34, 40, 26, 36, 15, 4, CREAM)
    s.gable(34, 40, 30, 36, 15, 12, "#c98a6a", CREAM, axis="y", over=1.4)
    s.left(55.4).disc(52, 35, 3.2, mid("#d9b25c"))


def green(s: Scene) -> None:
    """The lawn with its paths, trees and people."""
    s.patch(46, 66, 12, 38, "#eadcc0")
    s.patch(0, 84, 104, 7, "#eadcc0")
    s.grass(4, 62, 38, 20, 14)
    s.grass(62, 62, 38, 20, 14)
    s.flowers(38, 68, 5, 14, 10)
    s.flowers(61, 68, 5, 14, 10)
    for x, y in ((8, 58), (24, 58), (82, 58), (97, 60)):
        s.tree(x, y, 0.72, s.random.choice(("#79b562", "#8bbd5f")))
    s.set_out(s.person, ((18, 74, "#e2604f"), (24, 76, "#4f8fc0")), 1.15, sits=True)
    s.box(19, 78, 0, 4, 3, 0.8, "#fffdf6")
    s.bench(70, 78)
    s.person(73, 79, "#f0b84f", 1.1, 1.2, sits=True)
    for x, y, tint in ((50, 82, "#3c3f66"), (57, 73, "#7a3f56"), (86, 82, "#3c3f66")):
        student(s, x, y, tint)
    s.set_out(s.person, ((30, 88), (36, 90), (76, 88)), size=1.15)
    s.set_out(s.bush, ((12, 99), (34, 100), (70, 100)), 1.0)


def geodesic(s: Scene, x: float, y: float, r: float) -> None:
    """A greenhouse of glass triangles with a little jungle inside."""
    s.shadow_round(x, y, r, r * 0.8)
    s.flat(disc(x, y, r, 30), "#8fbf6a")
    for dx, dy, size in ((-6, -5, 0.62), (5, -7, 0.5), (-8, 5, 0.46), (4, 3, 0.56)):
        s.tree(x + dx, y + dy, size * r / 18, ("#5fae62", "#8bc75f")[dx > 0])
    s.flowers(x - r * 0.2, y + r * 0.3, r * 0.6, r * 0.4, 14)

    def at(level: int, step: float) -> Point3:
        t, up = 2 * math.pi * (step + level / 2) / 12, math.pi / 2 * level / 4
        return (
            x + r * math.cos(up) * math.cos(t),
            y + r * math.cos(up) * math.sin(t),
            r * 1.2 * math.sin(up),
        )

    for level in range(4):
        for step in range(12):
            a, b, c = at(level, step), at(level, step + 1), at(level + 1, step)
            near = (a[0] + b[0] - 2 * x) + (a[1] + b[1] - 2 * y)
            if near < -r * 0.5 and level < 2:
                continue
            right = (a[0] - x) - (a[1] - y)
            s.face(
                [a, b, c],
                "#ffffff" if right < 0 else "#7fb8d8",
                0.26 if (step + level) % 2 else 0.12,
            )
            s.line([a, b, c, a], "#fbfdfc", 0.8, 0.9)
    s.ball((x - r * 0.3, y + r * 0.3, r * 0.9), r * 0.2, r * 0.32, "#ffffff", 0.5)


def radio_dish(s: Scene, x: float, y: float, h: float, r: float) -> None:
    """A great dish on a tower that listens to the sky on the left."""
    s.drum(x, y, 8, h * 0.7, "#dfe4e8", shade=h, r_top=5.4)
    for z in (h * 0.2, h * 0.45):
        s.ring(x, y, z, 7.6 - z * 0.07, 1.6, "#e2775c")
    s.cylinder(x, y, h * 0.7, 4, h * 0.3, "#aab4c0")
    mid_at = (x, y, h + r * 0.5)
    shell = [
        facing(mid_at, r * u, r * v)
        for u, v in ((-0.62, 0.86), (0.2, 0.78), (0.72, 0.1), (0.66, -0.6), (0.1, -0.72))
    ]
    s.face(shell, s.fade("#d4dae2", "#8f9cae", across=True))
    tilt = math.radians(38)
    for grow, fill in (
        (1.0, "#f7f9fa"),
        (0.92, s.fade("#aebccb", "#f4f8fa", across=True)),
        (0.5, "#ffffff"),
    ):
        rim = []
        for i in range(36):
            t = 2 * math.pi * i / 36
            u, v = r * grow * math.cos(t), r * grow * 0.62 * math.sin(t)
            rim.append(
                facing(
                    mid_at,
                    u * math.cos(tilt) - v * math.sin(tilt) - r * 0.1,
                    u * math.sin(tilt) + v * math.cos(tilt) + r * 0.12,
                )
            )
        s.face(rim, fill, 0.45 if grow == 0.5 else 1)
    focus = facing(mid_at, -r * 0.62, r * 0.74)
    for u, v in ((-0.84, -0.5), (0.66, 0.72), (0.1, -0.42)):
        s.line([facing(mid_at, r * u, r * v), focus], "#6d7a8c", 0.9)
    s.ball(focus, 2.4, 2.4, "#e2604f")
    s.ball(facing(focus, -0.6, 0.6), 0.9, 0.9, "#ffd9c4")


def atom(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """Three orbits around a core on a left wall."""
    for turn in (0.0, math.pi / 3, -math.pi / 3):
        path = []
        for i in range(25):
            t = 2 * math.pi * i / 24
            u, v = r * math.cos(t), r * 0.36 * math.sin(t)
            path.append(
                (
                    x + u * math.cos(turn) - v * math.sin(turn),
                    y,
                    z + 1.1 * (u * math.sin(turn) + v * math.cos(turn)),
                )
            )
        s.line(path, "#fffdf6", 1.1)
    s.left(y).disc(x, z, r * 0.2, "#ffd257")


@plot(59, "dusk", "#a9cf94", foot=190, clouds=((34, 48, 0.8), (60, 26, 0.5)))
def research_center(s: Scene) -> None:
    """A laboratory with a radio dish, a greenhouse of triangles and coloured tanks."""
    white, teal = "#fbfaf4", "#2f8f9c"
    s.grass(4, 2, 96, 10, 14)
    s.paving(0, 50, 104, 54, "#d3d8cc", 8)
    s.tree(6, 10, 0.85)
    radio_dish(s, 84, 22, 34, 24)
    house = s.house(10, 14, 52, 34, 30, white)
    left = house.left
    for z in (5, 18):
        left.panel(27, z, 33, 8, s.fade("#9fd8e6", "#d4f0f4"))
        house.right.panel(17, z, 28, 8, "#7fb0c4")
        for i in range(1, 5):
            left.panel(27 + i * 6.6, z, 0.8, 8, mid(white))
            house.right.panel(17 + i * 5.6, z, 0.8, 8, dark(white))
    for x, tint in ((29, "#6ad08a"), (36, "#f0708a"), (43, "#ffd257"), (50, "#8f7fe0")):
        left.shape(x, 18.4, ((0, 0), (4.4, 0), (2.8, 3.4), (2.8, 6), (1.6, 6), (1.6, 3.4)), tint)
    left.panel(10, 0, 15, 30, mid(teal))
    atom(s, 17.5, 48.1, 19, 6.2)
    left.door(44, 0, 8, 12, teal)
    house.flat_roof(white, "#c4ccc8", over=1, high=3)
    for x in (18, 32):
        s.cylinder(x, 24, 31, 2.4, 10, "#c4ccd4")
        s.smoke(x, 24, 41, 2, 0.7)
    s.dish(52, 36, 31.4, 5)
    s.roof_unit(40, 34, 31.4, 7)
    for x, y, tint in ((12, 60, "#6fc7b0"), (12, 77, "#f0b45f"), (12, 94, "#a58fd8")):
        s.tank(x, y, 6.4, 15, tint)
        s.line([(x + 6, y, 5), (24, y, 5), (24, y, 0)], "#8b97a8", 1.6)
    geodesic(s, 74, 74, 23)
    s.set_out(s.person, ((34, 62), (46, 60), (38, 84), (46, 95)), "#fffdf8", 1.25)
    way = "M-1 0 L-1 -3 L-3.4 2.6 Q-3.6 4 -2 4 L2 4 Q3.6 4 3.4 2.6 L1 -3 L1 0 Z"
    s.sketch((31, 84, 6), way, "#6ad08a", 1.1)
    s.set_out(s.bush, ((98, 46, 1.0), (50, 56, 0.8)))


def bow(r: float, degrees: float, z: float) -> Point3:
    """A point of the ring around the court of the technology park."""
    t = math.radians(degrees)
    return 50 + r * math.cos(t), 48 + r * math.sin(t), z


def ridge(degrees: float) -> float:
    """How high the curved house is: lowest at its ends, highest behind."""
    return 12 + 32 * math.pow((1 - math.cos(math.radians(degrees - 45))) / 2, 1.5)


def strip(
    s: Scene, a: tuple[float, float], b: tuple[float, float], t: float, step: float, fill: str
) -> None:
    """A piece of the ring between (radius, share of its height) a and b."""
    ends = []
    for (r, share), way in ((a, (t, t + step)), (b, (t + step, t))):
        ends += [bow(r, u, ridge(u) * share) for u in way]
    s.face(ends, fill)


def curved_house(s: Scene) -> None:
    """The ring of glass whose roof carries solar panels."""
    white, glass = "#f7f8f4", "#7cc4dc"
    for t in range(96, 352, 4):
        side = math.sin(math.radians(t - 45 - 90))
        if 132 <= t < 316:
            tint = mix(glass, "#ffffff", 0.35 + 0.25 * side) if t % 20 else mix(glass, WARM, 0.8)
            strip(s, (26, 0), (26, 1), t, 4.3, tint)
            strip(s, (26, 0.48), (26, 0.54), t, 4.3, white)
            strip(s, (26, 0), (26, 1), t, 0.6, white)
    for t in range(96, 352, 4):
        strip(
            s,
            (24.5, 1),
            (43, 1),
            t,
            4.3,
            mix(white, "#c4ccd8", 0.2 + 0.2 * math.cos(math.radians(t))),
        )
        strip(s, (24.5, 0.95), (24.5, 1), t, 4.3, "#d4dae0")
    for t in range(104, 344, 8):
        for r in (27, 32.4, 37.8):
            strip(
                s,
                (r, 1.006),
                (r + 4.6, 1.006),
                t,
                6.6,
                mix("#2f5f9e", "#6fa8e0", 0.25 + (t % 3) * 0.12),
            )
            strip(s, (r + 2.2, 1.007), (r + 2.5, 1.007), t, 6.6, "#a8cdee")
    for t in (*range(96, 136, 4), *range(316, 352, 4)):
        tint = mix(mid(glass), "#ffffff", 0.3) if t < 200 else mix(dark(glass), "#4f7fa8", 0.2)
        strip(s, (43, 0), (43, 1), t, 4.3, tint)
        strip(s, (43, 0), (43, 1), t, 0.7, white if t < 200 else "#c4ccd8")
        strip(s, (43, 0.9), (43, 1), t, 4.3, white if t < 200 else "#c4ccd8")
    for t, tint in ((96, "#c4ccd8"), (352, white)):
        z = ridge(t)
        s.face([bow(25, t, 0), bow(43, t, 0), bow(43, t, z), bow(25, t, z)], tint)
        corners = [bow(27, t, 1), bow(41, t, 1), bow(41, t, z - 2), bow(27, t, z - 2)]
        s.face(corners, mix(glass, tint, 0.3))


def solar(s: Scene, x: float, y: float, w: float) -> None:
    """A row of solar panels that lean to the left."""
    s.shadow(x, y, w, 7, 5)
    s.post((x + 2, x + w - 2), y + 1, 0, 5, IRON, 1)
    corners = ((0, 7, 1.4), (w, 7, 1.4), (w, 0, 5.6), (0, 0, 5.6))
    s.face([(x + a, y + b, c) for a, b, c in corners], s.fade("#7fb4e6", "#2f5f9e"))
    for i in range(int(w / 5) + 1):
        u = x + w * i / int(w / 5)
        s.line([(u, y + 7, 1.4), (u, y, 5.6)], "#e6f0f8", 0.6)
    for v in (0.0, 0.5, 1.0):
        s.line([(x, y + 7 * v, 5.6 - 4.2 * v), (x + w, y + 7 * v, 5.6 - 4.2 * v)], "#e6f0f8", 0.6)


@plot(71, "morning", "#a9d68c", foot=190, clouds=((36, 38, 0.9), (208, 36, 0.8)))
def technology_park(s: Scene) -> None:
    """A curved house of glass under solar panels around a court with a silver sphere."""
    s.shadow_round(52, 46, 42, 16)
    s.flat(disc(50, 48, 27, 36), "#e9ece2")
    s.patch(50, 48, 54, 54, "#e9ece2")
    s.patch(62, 60, 42, 44, "#a9d68c")
    s.set_out(s.tree, ((4, 4), (100, 4), (4, 100)), 0.8, "#7fc07a")
    s.flat(disc(48, 46, 15, 30), "#7cc3dc")
    curved_house(s)
    s.ball((48, 46, 0.5), 15, 6, "#2f5f7e", 0.25)
    fill = s.glow(("#ffffff", 1), ("#c4dcea", 1), ("#6f8fb4", 1), cx=0.32, cy=0.26, reach=0.8)
    s.ball((48, 46, 11), 12, 12, fill)
    for i in range(3):
        s.ball((48, 46, 11), 12 - i * 4.2, 12, "#ffffff", 0.08)
    s.set_out(s.tree, ((66, 36), (36, 66), (30, 50)), 0.5, "#6fb86a")
    for y in (66, 79, 92):
        solar(s, 66, y, 34)
    s.set_out(s.person, ((58, 62), (54, 70), (60, 54), (57, 86)), size=1.1)
    charging(s)
    s.set_out(s.bush, ((54, 100), (8, 84), (101, 62)), 1.0, "#7fc07a")


def charging(s: Scene) -> None:
    """Two electric cars at their posts."""
    s.patch(20, 86, 30, 12, "#b4bac4", r=2)
    for x, tint in ((23, "#f7f8f4"), (40, "#6ad0b4")):
        s.box(x + 3, 84, 0, 2.4, 2.4, 8, "#4fb89a")
        s.left(86.4).panel(x + 3.4, 4.6, 1.6, 2.4, "#e8fff6")
        if x == 23:
            s.car(x, 88, tint)
