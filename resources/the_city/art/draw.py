"""Draws the box of the game: a downtown of high-rises whose plots are cards, a park and a metro."""

from collections.abc import Callable
from functools import partial

from kit import GLASS, SHADOW, WARM, Scene, disc, mix, rounded
from stage import Stage, far_town, haze, landscape, stage
from stage_things import high_rise

WIDE, DEEP, STREET = 76, 104, 18
BLUE, GREEN, RED, VIOLET, GOLD = "#4f86c6", "#5fa65a", "#d8604f", "#8a6bb5", "#e5ad3c"
NIGHTLY = (GLASS, WARM, "#ffd27a", "#ffe6a3", "#d9eff5")
Build = Callable[[Stage, float, float], None]


def plot(s: Stage, x: float, y: float, band: str, lawn: str) -> None:
    """A plot that is a card: white edge, coloured band in front with points on it."""
    s.flat(rounded(x + 3, y - 1, WIDE + 3, DEEP + 3, 9), SHADOW, 0.16)
    for z, tint in ((0.0, "#cfc4b4"), (1.2, "#fffdf8")):
        s.flat(rounded(x, y, WIDE, DEEP, 8), tint, z=z)
    s.flat(rounded(x + 3.5, y + 3.5, WIDE - 7, DEEP - 7, 5), lawn, z=1.2)
    s.flat(rounded(x + 3.5, y + DEEP - 15, WIDE - 7, 11.5, 4), band, z=1.2)
    for i in range(3):
        s.flat(disc(x + 11 + i * 8, y + DEEP - 9.2, 2.7), "#fff3c4", z=1.2)


def streets(s: Stage) -> None:
    """Asphalt everywhere, a dashed line along the middle of every street."""
    s.patch(-50, -50, 800, 800, "#9a9cab")
    for i in range(8):
        across = 20 + (WIDE + STREET) * i - STREET / 2
        along = 10 + (DEEP + STREET) * i - STREET / 2
        for step in range(60):
            s.patch(across - 0.6, step * 12, 1.2, 6, "#f3e7c6")
            s.patch(step * 12, along - 0.6, 6, 1.2, "#f3e7c6")


def spire(s: Stage, x: float, y: float) -> None:
    """The tallest tower: three steps and a needle."""
    wall, rim = "#6f9fd0", "#4f7fb4"
    high_rise(s, x + 10, y + 14, (54, 60, 78), wall, rim, NIGHTLY, 11)
    s.lifted(82, high_rise, s, x + 17, y + 22, (40, 44, 40), wall, rim, NIGHTLY, 11)
    s.lifted(126, high_rise, s, x + 25, y + 31, (24, 26, 16), wall, rim, NIGHTLY, 9)
    s.post(x + 37, y + 44, 144, 162, "#f6efe4", 2.2)
    s.beacon(x + 37, y + 44, 163)


def deco(s: Stage, x: float, y: float) -> None:
    """A warm stone tower with a green crown."""
    wall = "#eac39a"
    high_rise(s, x + 8, y + 12, (58, 62, 62), wall, "#c98f6b", NIGHTLY)
    s.lifted(65, high_rise, s, x + 15, y + 20, (44, 46, 44), wall, "#c98f6b", NIGHTLY)
    s.box(x + 20, y + 26, 112, 34, 34, 14, wall)
    s.hip(x + 20, y + 26, 126, 34, 34, 30, "#5fa38f", over=2)
    s.flag(x + 37, y + 43, 152, 16, RED)


def glass_drum(s: Stage, x: float, y: float) -> None:
    """A round tower of glass rings."""
    cx, cy, r = x + 38, y + 42, 27
    s.shadow_round(cx, cy, r, 76)
    s.cylinder(cx, cy, 0, r + 3, 10, "#e9e2d6")
    for i in range(9):
        s.cylinder(cx, cy, 10 + i * 12, r, 8, ("#7fc4cf", "#8fd0d6", "#f3d28c")[i * 5 % 3])
        s.cylinder(cx, cy, 18 + i * 12, r + 1, 4, "#f2f6f5")
    s.cylinder(cx, cy, 118, r - 5, 6, "#5f9fb0")
    s.dome(cx, cy, 124, r - 6, 18, "#a5dbe0", ribs=4)


def twins(s: Stage, x: float, y: float) -> None:
    for dx, dy, h in ((6, 8, 98), (40, 46, 84)):
        high_rise(s, x + dx, y + dy, (30, 34, h), "#c98a9a", "#a56a80", NIGHTLY, 11)


def offices(s: Stage, x: float, y: float) -> None:
    high_rise(s, x + 8, y + 10, (58, 64, 84), "#8fb4a8", "#5f8f86", NIGHTLY)


def tall_red(s: Stage, x: float, y: float) -> None:
    high_rise(s, x + 8, y + 12, (58, 60, 112), "#d98a6f", "#a85f52", NIGHTLY, 11)


def hotel(s: Stage, x: float, y: float) -> None:
    """A hotel with a pool, parasols and palms on its roof."""
    w, d, h, wall = 60, 66, 46, "#f5e2bd"
    a, b = x + 8, y + 10
    house = s.house(a, b, w, d, h, wall, shade=40)
    house.left.windows(a + 2, 15, w - 4, h - 18, 6, 3, NIGHTLY)
    house.right.windows(b + 2, 15, d - 4, h - 18, 6, 3, NIGHTLY)
    house.left.panel(s.row(a + 3, 14.5, 4), 2, 10.5, 9.5, WARM)
    house.left.awning(a + 1, 15, w - 2, VIOLET, stripes=9, out=7, drop=4)
    house.flat_roof("#c9a06c", "#efe2ca")
    s.lifted(h + 2.5, pool, s, a, b)


def pool(s: Stage, a: float, b: float) -> None:
    s.patch(a + 8, b + 8, 30, 22, "#fffaf0", r=6)
    s.patch(a + 10, b + 10, 26, 18, "#6cc6dc", r=5)
    s.patch(a + 12, b + 12, 14, 3, "#d6f2f6", 0.8, r=1.4)
    for px, py, colour in ((48, 12, RED), (50, 30, GOLD), (20, 44, BLUE), (40, 50, RED)):
        s.table_set(a + px, b + py, colour, 2, 0.9)


def arcade(s: Stage, x: float, y: float) -> None:
    """Three narrow town houses side by side."""
    homes = (("#f0b48a", "#a8574a"), ("#f6dfae", "#5f7c9c"), ("#b9d6c2", "#b6604c"))
    for i, (wall, roof) in enumerate(homes):
        a, b, w, d, h = x + 6 + i * 21, y + 14, 21, 56, 36 + (i * 7) % 11
        house = s.house(a, b, w, d, h, wall)
        house.left.windows(a + 2, 14, w - 4, h - 16, 2, 2, NIGHTLY)
        if i == 2:
            house.right.windows(b + 4, 12, d - 8, h - 14, 5, 2, NIGHTLY)
        house.left.door(a + 3, 0, 6, 11)
        house.left.panel(a + 11, 2, 8, 8, WARM)
        house.gable(14, roof, axis="y", over=1.5)


def town_hall(s: Stage, x: float, y: float) -> None:
    """Columns, steps and a copper dome."""
    a, b, w, d, wall = x + 6, y + 10, 62, 60, "#f6eddb"
    s.shadow(a, b, w, d, 40)
    s.box(a - 1, b - 1, 0, w + 2, d + 8, 3, "#e2d6c4")
    s.box(a, b, 3, w, d, 30, wall)
    s.right(a + w).windows(b + 5, 7, d - 10, 22, 5, 1, (WARM, GLASS))
    for i in range(6):
        s.left(b + d).panel(a + 6 + i * 9.6, 6, 5, 22, "#b9a68f")
        s.cylinder(a + 4 + i * 10.8, b + d + 3.5, 3, 1.7, 28, "#fffaf0")
    s.box(a - 1, b - 1, 32, w + 2, d + 8, 4, wall)
    s.gable(a + 4, b + d - 12, 36, 54, 19, 14, "#6fb3a0", "#fffaf0", axis="y", over=1.5)
    s.cylinder(a + w / 2, b + 24, 36, 17, 13, wall)
    s.dome(a + w / 2, b + 24, 49, 18, 24, "#6fb3a0", ribs=5)
    s.cylinder(a + w / 2, b + 24, 71, 3, 7, "#fffaf0")
    s.flag(a + w / 2, b + 24, 78, 16, BLUE)


def park(s: Stage, x: float, y: float) -> None:
    """Old trees, a pond with a bridge of stepping stones, benches and people."""
    s.water(x + 20, y + 26, 36, 34, 15)
    s.patch(x + 4, y + 68, WIDE - 8, 7, "#eadfc8")
    s.patch(x + 10, y + 4, 6, 66, "#eadfc8")
    for i, (dx, dy) in enumerate(
        ((8, 10), (26, 8), (46, 10), (66, 12), (68, 34), (66, 56), (8, 38))
    ):
        s.put(x + dx, y + dy, (s.oak, s.tree, s.tree, s.conifer)[i % 4], x + dx, y + dy, 1.05)
    for dx, dy in ((24, 80), (54, 82), (10, 60)):
        s.put(x + dx, y + dy, s.bush, x + dx, y + dy, 1.2, "#e79ab0")
    for dx, dy in ((14, 72), (36, 71), (44, 73), (60, 70)):
        s.put(x + dx, y + dy, s.person, x + dx, y + dy, size=1.1)
    s.flowers(x + 22, y + 64, 40, 2, 20)
    s.put(x + 30, y + 66, s.bench, x + 28, y + 64)


def metro(s: Stage, x: float, y: float) -> None:
    """The entrance of the metro: a vault of glass, stairs, a round sign."""
    s.paving(x + 4, y + 4, WIDE - 8, DEEP - 20, "#efe4d0", 9)
    a, b = x + 14, y + 24
    s.patch(a, b, 34, 30, "#5d6070")
    for i in range(6):
        s.patch(a + i * 5, b, 5, 30, mix("#d9d2c6", "#5d6070", i / 6))
    s.box(a - 2, b - 3, 0, 40, 3, 8, "#e2e6ea")
    ridge = [(a + 37, b + 15, 25), (a - 1, b + 15, 25)]
    for i in range(5):
        foot = a + i * 9
        s.line([(foot, b - 2, 8), (foot, b + 15, 25), (foot, b + 32, 8)], "#f4f6f8", 1.6)
    s.face([(a - 1, b - 2, 8), (a + 37, b - 2, 8), *ridge], "#9fd0e2", 0.55)
    s.face([(a - 1, b + 32, 8), (a + 37, b + 32, 8), *ridge], "#c8ecf4", 0.6)
    s.box(a - 2, b + 31, 0, 40, 3, 8, "#e2e6ea")
    sign(s, x + 62, y + 58)
    for dx, dy in ((10, 74), (20, 78), (40, 72), (58, 76), (64, 30), (62, 40)):
        s.person(x + dx, y + dy, size=1.15)
    s.tree(x + 66, y + 14, 1.0)


def sign(s: Scene, x: float, y: float) -> None:
    """A round sign with a little train on it."""
    s.post(x, y, 0, 26, "#5c6070", 2)
    s.balls((x, y, 34), (11, 11, "#fffdf8"), (9.2, 9.2, BLUE))
    way = "M-5 -29 L-5 -37 Q-5 -40 -2 -40 L2 -40 Q5 -40 5 -37 L5 -29 Z"
    s.sketch((x, y, 0), way, "#fffdf8")
    s.sketch((x, y, 0), "M-3.4 -34 L-3.4 -38 L3.4 -38 L3.4 -34 Z", BLUE)
    for dx in (-2.6, 2.6):
        s.ball((x, y, 31), 1.1, 1.1, BLUE, dx=dx)


def garden(s: Stage, x: float, y: float) -> None:
    """A square with trees in rows and café tables."""
    s.paving(x + 4, y + 4, WIDE - 8, DEEP - 20, "#f1e6d0", 9)
    for dx, dy in ((14, 14), (38, 14), (62, 14), (14, 40), (62, 40)):
        s.put(x + dx, y + dy, s.tree, x + dx, y + dy, 1.05)
    for dx, dy, colour in ((36, 40, RED), (22, 66, GOLD), (50, 68, BLUE)):
        s.put(x + dx, y + dy, s.table_set, x + dx, y + dy, colour, 4, 1.15)


def fountain(s: Stage, x: float, y: float) -> None:
    """A round basin with a jet of water between clipped hedges."""
    s.paving(x + 4, y + 4, WIDE - 8, DEEP - 20, "#efe4d0", 9)
    cx, cy = x + 38, y + 44
    s.cylinder(cx, cy, 0, 22, 5, "#e6ddd0", top="#7cc8de")
    s.cylinder(cx, cy, 4, 7, 8, "#e6ddd0", top="#9fdcea")
    for dx, high in ((-9, 16), (0, 26), (9, 16)):
        s.ball((cx, cy, 12 + high / 2), 2.2, high / 2, "#e6f7fb", 0.8, dx=dx)
    for dx, dy in ((6, 6), (6, 74), (50, 6), (50, 74)):
        s.hedge(x + dx, y + dy, 20, 7, 6)
    for dx, dy in ((16, 66), (62, 40), (66, 62)):
        s.person(x + dx, y + dy, size=1.1)


PLOTS: dict[tuple[int, int], tuple[Build, str, str]] = {
    (2, 0): (tall_red, VIOLET, "#e8dcc6"),
    (3, 0): (offices, GREEN, "#e8dcc6"),
    (1, 1): (spire, BLUE, "#e8dcc6"),
    (2, 1): (deco, GOLD, "#e8dcc6"),
    (3, 1): (hotel, VIOLET, "#bfdc9c"),
    (4, 1): (arcade, RED, "#bfdc9c"),
    (0, 2): (twins, RED, "#e8dcc6"),
    (1, 2): (glass_drum, BLUE, "#bfdc9c"),
    (2, 2): (park, GREEN, "#9fd07e"),
    (3, 2): (metro, BLUE, "#efe4d0"),
    (4, 2): (garden, RED, "#f1e6d0"),
    (1, 3): (offices, VIOLET, "#e8dcc6"),
    (2, 3): (town_hall, GOLD, "#bfdc9c"),
    (3, 3): (fountain, GREEN, "#efe4d0"),
}
SELF_PLACED = (park, garden)


def place(number: tuple[int, int]) -> tuple[float, float]:
    return 20 + (WIDE + STREET) * number[0], 10 + (DEEP + STREET) * number[1]


def viaduct(s: Stage) -> None:
    """The metro runs high above a street, between two rows of plots."""
    y = 10 + (DEEP + STREET) * 2 - STREET + 2.5
    s.flat([(60, y + 12), (700, y + 12), (700, y + 26), (60, y + 26)], SHADOW, 0.16)

    def span(x: float) -> None:
        s.box(x, y + 3, 0, 7, 7, 24, "#d3cbc2")
        s.box(x - 20, y, 24, 42.5, 13, 4, "#e4ddd2")

    for i in range(15):
        s.put(124 + i * 42, y + 4, span, 124 + i * 42)
    for i in range(4):
        car_of_train = partial(s.wagon, 196 + i * 42, y + 1.5, 40, BLUE, 10)
        s.put(208 + i * 42, y + 24, s.lifted, 27.6, car_of_train)
    s.put(376, y + 24, s.lifted, 27.6, s.engine, 364, y + 1.5, 44, BLUE, 10)


def traffic(s: Stage) -> None:
    across = 20 + (WIDE + STREET) * 3 - STREET
    s.put(across, 300, s.car, across + 9, 292, RED, "y")
    s.put(across, 200, s.bus, across + 1, 176, GOLD, "y")
    across += WIDE + STREET
    s.put(across, 330, s.car, across + 1, 322, GREEN, "y")
    s.put(across, 210, s.van, across + 9, 200, "#f2ead8", "y")
    across -= 2 * (WIDE + STREET)
    s.put(across, 330, s.car, across + 1, 322, GOLD, "y")
    s.put(across, 420, s.car, across + 9, 410, BLUE, "y")
    along = 10 + (DEEP + STREET) * 3 - STREET
    for x, colour in ((206, RED), (318, "#f2ead8"), (410, BLUE)):
        s.put(x, along + 4, s.car, x, along + 9, colour)


@stage(7)
def box(s: Stage) -> None:
    clouds = ((150, 84, 1.3), (500, 44, 1.5), (640, 90, 1.0), (400, 76, 0.8), (236, 40, 0.9))
    landscape(s, "dusk", clouds, "#b9c9a5")
    far_town(s, "#c9bfd2", 26, (40, 92))
    far_town(s, "#b9b2cc", 26, (22, 58))
    streets(s)
    haze(s, "#e3cfd6", 50, 0.6)
    for number, (build, band, lawn) in sorted(PLOTS.items(), key=lambda item: sum(place(item[0]))):
        x, y = place(number)
        plot(s, x, y, band, lawn)
        if build in SELF_PLACED:
            build(s, x, y)
        else:
            s.put(x + WIDE / 2, y + DEEP / 2, build, s, x, y)
    viaduct(s)
    traffic(s)
    s.raise_all()
