"""Draws where people learn and find out: school, university, laboratory, technology park."""

import math
from collections.abc import Callable

from kit import (
    CREAM,
    IRON,
    SHIRTS,
    WARM,
    Point3,
    Scene,
    bench,
    box,
    bus,
    bush,
    car,
    crossing,
    cylinder,
    dark,
    disc,
    dish,
    dome,
    door,
    facing,
    flag,
    flat_roof,
    flowers,
    gable,
    grass,
    hip,
    lamp,
    mid,
    mix,
    panel,
    patch,
    paving,
    person,
    plot,
    ring,
    road,
    roof_unit,
    shadow,
    shadow_round,
    smoke,
    tank,
    tree,
    wall_disc,
    wall_shape,
    window,
)


def bell_tower(s: Scene, x: float, y: float, z: float) -> None:
    """An open belfry with a golden bell under a pointed roof."""
    box(s, x, y, z, 14, 14, 6, "#fff6e2")
    for a, b in ((0, 0), (11.6, 0), (0, 11.6)):
        box(s, x + a, y + b, z + 6, 2.4, 2.4, 22, "#fff6e2")
    bell = "M-6.4 0 Q-4 -2 -4 -6 Q-3.6 -10.4 0 -10.6 Q3.6 -10.4 4 -6 Q4 -2 6.4 0 Q0 2.4 -6.4 0 Z"
    s.sketch(
        (x + 7, y + 7, z + 9), bell, s.fade("#ffe08a", "#eeb742", "#b97f2c", across=True), 1.15
    )
    s.ball((x + 7, y + 7, z + 7.4), 1.6, 1.6, "#8a5a2c")
    box(s, x + 12.6, y + 12.6, z + 6, 1.2, 1.2, 22, "#fff6e2")
    hip(s, x, y, z + 28, 14, 14, 13, "#5d8fa0", over=2.4)
    s.ball((x + 7, y + 7, z + 42), 1.5, 1.5, "#f4d58a")


def clock(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A clock on a left wall that shows eight."""
    wall_disc(s, "left", x, y, z, r, "#5a4650")
    wall_disc(s, "left", x, y, z, r * 0.86, "#fffdf6")
    s.line([(x, y, z), (x, y, z + r * 0.66)], "#5a4650", 1)
    s.line([(x, y, z), (x - r * 0.42, y, z - r * 0.3)], "#5a4650", 1)


def school() -> str:
    """A brick school house with clock and bell, a playground full of children and the bus."""
    s = plot(57, "morning", "#a5d184", foot=190, clouds=((36, 44, 0.9), (206, 44, 0.8)))
    brick, roof = "#dd8466", "#5d8fa0"
    grass(s, 4, 4, 96, 40, 20)
    tree(s, 6, 12, 1.0)
    shadow(s, 12, 12, 78, 30, 32)
    tree(s, 98, 8, 1.0, "#8bbd5f")
    patch(s, 4, 50, 100, 32, "#e9cf9f", r=3)
    road(s, 87, 13)
    box(s, 12, 12, 0, 78, 30, 28, brick)
    panel(s, "left", 12, 42, 0, 78, 4, mid("#a8604f"))
    panel(s, "right", 90, 12, 0, 30, 4, dark("#a8604f"))
    for z in (6, 17):
        for x in (15, 25, 67, 78):
            window(s, "left", x, 42, z, 8, 8, WARM if (x + z) % 2 else "#bfe2ee")
        for y in (16, 29):
            window(s, "right", 90, y, z, 9, 8)
    gable(s, 12, 12, 28, 78, 30, 14, roof, brick, over=3)
    box(s, 37, 26, 0, 26, 21, 30, "#fbe9c8")
    panel(s, "left", 37, 47, 0, 26, 4, mid("#a8604f"))
    gable(s, 37, 26, 30, 26, 21, 17, roof, "#fbe9c8", axis="y", over=3)
    clock(s, 50, 47.2, 33, 6.4)
    door(s, "left", 45, 47, 1, 10, 16, "#3f7f9c")
    for x in (39, 57):
        window(s, "left", x, 47, 8, 4.6, 9, WARM, bars=0)
    bell_tower(s, 43, 18, 40)
    playground(s)
    bus(s, 30, 88.5, "#f4b93f")
    crossing(s, 70, 88, 9, 11)
    person(s, 74, 84, "#e2604f", 1.15)
    person(s, 79, 84.6, "#4f8fc0", 0.85)
    lamp(s, 100, 84, 22)
    return s.svg()


def playground(s: Scene) -> None:
    """Slide, swing, hopscotch and children."""
    for i, (u, v) in enumerate(
        ((0, 0), (5, 0), (10, -2.6), (10, 2.6), (15, 0), (20, -2.6), (20, 2.6))
    ):
        patch(s, 46 + u, 66 + v, 4.4, 4.4, ("#f0708a", "#5fa8d8", "#ffd257", "#6ab48a")[i % 4])
        patch(s, 46.7 + u, 66.7 + v, 3, 3, "#fff6e2", 0.55)
    for x, y in ((12, 58), (12, 64)):
        s.line([(x, y, 0), (x, y, 17)], "#d9564a", 1.4)
    box(s, 11, 58, 14, 8, 6, 1.4, "#f0b84f")
    for z in (3, 6.4, 10):
        s.line([(12, 58, z), (12, 64, z)], "#d9564a", 1)
    s.face([(19, 58.6, 15), (19, 63.6, 15), (32, 63.6, 1), (32, 58.6, 1)], "#5fa8d8")
    s.face([(19, 63.6, 17), (19, 63.6, 15), (32, 63.6, 1), (32, 63.6, 3)], "#3f86b8")
    person(s, 15, 61, "#6ab48a", 0.85, 15.4)
    for x in (82, 98):
        s.line([(x, 54, 0), (x, 58, 18), (x, 62, 0)], "#4f86b8", 1.5)
    s.line([(82, 58, 18), (98, 58, 18)], "#4f86b8", 1.6)
    for x, sway in ((87, 3.0), (93, -3.0)):
        person(s, x, 58 + sway, size=0.8, z=5, sits=True)
        for dx in (-1.6, 1.6):
            s.line([(x + dx, 58, 18), (x + dx, 58 + sway, 5)], "#6d6662", 0.5)
    for x, y in ((36, 62), (40, 72), (28, 74), (69, 62), (76, 70), (20, 76)):
        person(s, x, y, s.random.choice(SHIRTS), 0.9)
    s.ball((34, 74, 1.6), 2, 2, "#e2604f")
    s.ball((34, 74, 2.2), 1.9, 0.6, "#fff6e2")


def student(s: Scene, x: float, y: float, gown: str) -> None:
    """A figure with a square cap."""
    person(s, x, y, gown, 1.25)
    z, r = 15.0, 2.8
    s.face([(x - r, y, z), (x, y - r, z), (x + r, y, z), (x, y + r, z)], "#33304a")
    s.line([(x, y, z), (x + 1, y + 2.6, z), (x + 1, y + 2.6, z - 3)], "#f4c84f", 0.7)


def university() -> str:
    """A domed hall with columns above broad steps, and students on the campus green."""
    s = plot(58, "noon", "#a5d184", scale=1.06, foot=190, clouds=((30, 44, 0.8), (212, 48, 0.8)))
    stone, copper = "#f4e6c8", "#6fb3a0"
    tree(s, 5, 14, 0.95)
    shadow(s, 10, 12, 84, 32, 30)
    tree(s, 99, 10, 0.95, "#8bbd5f")
    box(s, 10, 12, 0, 84, 32, 28, stone)
    panel(s, "left", 10, 44, 0, 84, 4, mid("#c4b094"))
    panel(s, "right", 94, 12, 0, 32, 4, dark("#c4b094"))
    for x in (13, 22, 75, 84):
        for z in (6, 17):
            window(s, "left", x, 44, z, 6.4, 8, "#bfe2ee" if z == 6 else WARM)
    for y in (16, 25, 34):
        for z in (6, 17):
            window(s, "right", 94, y, z, 6.4, 8)
    flat_roof(s, 10, 12, 28, 84, 32, "#fbf1de", "#d8c8ae", over=1.4, high=3)
    box(s, 34, 14, 29.6, 36, 30, 6, stone)
    cylinder(s, 52, 28, 35.6, 14.5, 12, stone)
    for i in range(-3, 4):
        t = math.radians(45 + i * 24)
        px, py = 52 + 14.6 * math.cos(t), 28 + 14.6 * math.sin(t)
        s.line([(px, py, 38), (px, py, 45)], mix("#8fb7c4", stone, 0.1), 2.6)
    cylinder(s, 52, 28, 47, 15.4, 1.8, CREAM)
    dome(s, 52, 28, 48.8, 14, 22, copper, 7)
    cylinder(s, 52, 28, 69.6, 2.6, 6, stone)
    dome(s, 52, 28, 75.6, 2.9, 5, copper)
    flag(s, 52, 28, 80, 11, "#c9504f", 0.7)
    temple_front(s, stone)
    green(s)
    return s.svg()


def temple_front(s: Scene, stone: str) -> None:
    """Steps, six columns and the pediment."""
    shadow(s, 34, 44, 36, 22, 12)
    for i in range(5):
        box(s, 33, 44, i * 1.3, 38, 22 - i * 3, 1.3, "#e6dac4")
    panel(s, "left", 36, 44.2, 6.5, 32, 21, mix(mid(stone), "#6d5a68", 0.28))
    for x in (40, 48.6, 57.4):
        panel(s, "left", x, 44.3, 6.5, 6, 15, "#7a4c3c" if x == 48.6 else "#ffe6a3")
    for x in (37, 43, 49, 55, 61, 67):
        cylinder(s, x, 52, 6.5, 1.9, 1.4, CREAM)
        cylinder(s, x, 52, 7.9, 1.5, 17, CREAM, r_top=1.3)
        cylinder(s, x, 52, 24.6, 1.4, 1.4, CREAM, r_top=2)
    box(s, 34, 40, 26, 36, 15, 4, CREAM)
    gable(s, 34, 40, 30, 36, 15, 12, "#c98a6a", CREAM, axis="y", over=1.4)
    wall_disc(s, "left", 52, 55.4, 35, 3.2, mid("#d9b25c"))


def green(s: Scene) -> None:
    """The lawn with its paths, trees and people."""
    patch(s, 46, 66, 12, 38, "#eadcc0")
    patch(s, 0, 84, 104, 7, "#eadcc0")
    grass(s, 4, 62, 38, 20, 14)
    grass(s, 62, 62, 38, 20, 14)
    flowers(s, 38, 68, 5, 14, 10)
    flowers(s, 61, 68, 5, 14, 10)
    for x, y in ((8, 58), (24, 58), (82, 58), (97, 60)):
        tree(s, x, y, 0.72, s.random.choice(("#79b562", "#8bbd5f")))
    person(s, 18, 74, "#e2604f", 1.15, sits=True)
    person(s, 24, 76, "#4f8fc0", 1.15, sits=True)
    box(s, 19, 78, 0, 4, 3, 0.8, "#fffdf6")
    bench(s, 70, 78)
    person(s, 73, 79, "#f0b84f", 1.1, 1.2, sits=True)
    for x, y, tint in ((50, 82, "#3c3f66"), (57, 73, "#7a3f56"), (86, 82, "#3c3f66")):
        student(s, x, y, tint)
    for x, y in ((30, 88), (36, 90), (76, 88)):
        person(s, x, y, size=1.15)
    for x, y in ((12, 99), (34, 100), (70, 100)):
        bush(s, x, y, 1.0)


def geodesic(s: Scene, x: float, y: float, r: float) -> None:
    """A greenhouse of glass triangles with a little jungle inside."""
    shadow_round(s, x, y, r, r * 0.8)
    s.flat(disc(x, y, r, 30), "#8fbf6a")
    for dx, dy, size in ((-6, -5, 0.62), (5, -7, 0.5), (-8, 5, 0.46), (4, 3, 0.56)):
        tree(s, x + dx, y + dy, size * r / 18, ("#5fae62", "#8bc75f")[dx > 0])
    flowers(s, x - r * 0.2, y + r * 0.3, r * 0.6, r * 0.4, 14)

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
    shadow_round(s, x, y, 8, h)
    cylinder(s, x, y, 0, 8, h * 0.7, "#dfe4e8", r_top=5.4)
    for z in (h * 0.2, h * 0.45):
        ring(s, x, y, z, 7.6 - z * 0.07, 1.6, "#e2775c")
    cylinder(s, x, y, h * 0.7, 4, h * 0.3, "#aab4c0")
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
    wall_disc(s, "left", x, y, z, r * 0.2, "#ffd257")


def research_center() -> str:
    """A laboratory with a radio dish, a greenhouse of triangles and coloured tanks."""
    s = plot(59, "dusk", "#a9cf94", foot=190, clouds=((34, 48, 0.8), (60, 26, 0.5)))
    white, teal = "#fbfaf4", "#2f8f9c"
    grass(s, 4, 2, 96, 10, 14)
    paving(s, 0, 50, 104, 54, "#d3d8cc", 8)
    tree(s, 6, 10, 0.85)
    radio_dish(s, 84, 22, 34, 24)
    shadow(s, 10, 14, 52, 34, 30)
    box(s, 10, 14, 0, 52, 34, 30, white)
    for z in (5, 18):
        panel(s, "left", 27, 48, z, 33, 8, s.fade("#9fd8e6", "#d4f0f4"))
        panel(s, "right", 62, 17, z, 28, 8, "#7fb0c4")
        for i in range(1, 5):
            panel(s, "left", 27 + i * 6.6, 48, z, 0.8, 8, mid(white))
            panel(s, "right", 62, 17 + i * 5.6, z, 0.8, 8, dark(white))
    for x, tint in ((29, "#6ad08a"), (36, "#f0708a"), (43, "#ffd257"), (50, "#8f7fe0")):
        wall_shape(
            s,
            "left",
            x,
            48,
            18.4,
            ((0, 0), (4.4, 0), (2.8, 3.4), (2.8, 6), (1.6, 6), (1.6, 3.4)),
            tint,
        )
    panel(s, "left", 10, 48, 0, 15, 30, mid(teal))
    atom(s, 17.5, 48.1, 19, 6.2)
    door(s, "left", 44, 48, 0, 8, 12, teal)
    flat_roof(s, 10, 14, 30, 52, 34, white, "#c4ccc8", over=1, high=3)
    for x in (18, 32):
        cylinder(s, x, 24, 31, 2.4, 10, "#c4ccd4")
        smoke(s, x, 24, 41, 2, 0.7)
    dish(s, 52, 36, 31.4, 5)
    roof_unit(s, 40, 34, 31.4, 7)
    for x, y, tint in ((12, 60, "#6fc7b0"), (12, 77, "#f0b45f"), (12, 94, "#a58fd8")):
        tank(s, x, y, 6.4, 15, tint)
        s.line([(x + 6, y, 5), (24, y, 5), (24, y, 0)], "#8b97a8", 1.6)
    geodesic(s, 74, 74, 23)
    for x, y in ((34, 62), (46, 60), (38, 84), (46, 95)):
        person(s, x, y, "#fffdf8", 1.25)
    s.sketch(
        (31, 84, 6),
        "M-1 0 L-1 -3 L-3.4 2.6 Q-3.6 4 -2 4 L2 4 Q3.6 4 3.4 2.6 L1 -3 L1 0 Z",
        "#6ad08a",
        1.1,
    )
    bush(s, 98, 46, 1.0)
    bush(s, 50, 56, 0.8)
    return s.svg()


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
        s.face(
            [bow(27, t, 1), bow(41, t, 1), bow(41, t, z - 2), bow(27, t, z - 2)],
            mix(glass, tint, 0.3),
        )


def solar(s: Scene, x: float, y: float, w: float) -> None:
    """A row of solar panels that lean to the left."""
    shadow(s, x, y, w, 7, 5)
    for u in (2, w - 2):
        s.line([(x + u, y + 1, 0), (x + u, y + 1, 5)], IRON, 1)
    corners = ((0, 7, 1.4), (w, 7, 1.4), (w, 0, 5.6), (0, 0, 5.6))
    s.face([(x + a, y + b, c) for a, b, c in corners], s.fade("#7fb4e6", "#2f5f9e"))
    for i in range(int(w / 5) + 1):
        u = x + w * i / int(w / 5)
        s.line([(u, y + 7, 1.4), (u, y, 5.6)], "#e6f0f8", 0.6)
    for v in (0.0, 0.5, 1.0):
        s.line([(x, y + 7 * v, 5.6 - 4.2 * v), (x + w, y + 7 * v, 5.6 - 4.2 * v)], "#e6f0f8", 0.6)


def technology_park() -> str:
    """A curved house of glass under solar panels around a court with a silver sphere."""
    s = plot(71, "morning", "#a9d68c", foot=190, clouds=((36, 38, 0.9), (208, 36, 0.8)))
    shadow_round(s, 52, 46, 42, 16)
    s.flat(disc(50, 48, 27, 36), "#e9ece2")
    patch(s, 50, 48, 54, 54, "#e9ece2")
    patch(s, 62, 60, 42, 44, "#a9d68c")
    for x, y in ((4, 4), (100, 4), (4, 100)):
        tree(s, x, y, 0.8, "#7fc07a")
    s.flat(disc(48, 46, 15, 30), "#7cc3dc")
    curved_house(s)
    s.ball((48, 46, 0.5), 15, 6, "#2f5f7e", 0.25)
    s.ball(
        (48, 46, 11),
        12,
        12,
        s.glow(("#ffffff", 1), ("#c4dcea", 1), ("#6f8fb4", 1), cx=0.32, cy=0.26, reach=0.8),
    )
    for i in range(3):
        s.ball((48, 46, 11), 12 - i * 4.2, 12, "#ffffff", 0.08)
    for x, y in ((66, 36), (36, 66), (30, 50)):
        tree(s, x, y, 0.5, "#6fb86a")
    for y in (66, 79, 92):
        solar(s, 66, y, 34)
    for x, y in ((58, 62), (54, 70), (60, 54), (57, 86)):
        person(s, x, y, size=1.1)
    charging(s)
    for x, y in ((54, 100), (8, 84), (101, 62)):
        bush(s, x, y, 1.0, "#7fc07a")
    return s.svg()


def charging(s: Scene) -> None:
    """Two electric cars at their posts."""
    patch(s, 20, 86, 30, 12, "#b4bac4", r=2)
    for x, tint in ((23, "#f7f8f4"), (40, "#6ad0b4")):
        box(s, x + 3, 84, 0, 2.4, 2.4, 8, "#4fb89a")
        panel(s, "left", x + 3.4, 86.4, 4.6, 1.6, 2.4, "#e8fff6")
        if x == 23:
            car(s, x, 88, tint)


PICTURES: dict[str, Callable[[], str]] = {
    "school": school,
    "university": university,
    "research_center": research_center,
    "technology_park": technology_park,
}
