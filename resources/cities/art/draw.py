"""Draws the box of the game: coloured storeys, parks and a monument beside the sea."""

import math
from collections.abc import Callable

from kit import CREAM, SHADOW, WARM, dark, disc, lit, mid, mix, rounded
from stage import Stage, haze, landscape, spot, stage
from stage_things import balloon

TILE, LANE = 56, 7
BLUE, ORANGE, ROSE, GREEN, SAND = "#5aa9d6", "#f2a24a", "#e57f8f", "#63b07a", "#f3dfb0"
PANES = ("#eaf7fb", "#fff1c4", "#d2ecf5")
SHORE = 312
Build = Callable[[Stage, float, float], None]


def sea(s: Stage) -> None:
    """The sea in front of the beach, lighter where it is shallow, with crests of light."""
    s.patch(-60, SHORE, 900, 500, "#f6e3b4")
    s.patch(-60, SHORE + 17, 900, 500, "#eed39c")
    for start, tint in ((19, "#c9eef0"), (25, "#9adfe6"), (38, "#74cbdf"), (62, "#58b5d6")):
        edge = [(i * 5.0, SHORE + start + 4 * math.sin(i * 0.31 + start)) for i in range(-12, 150)]
        s.flat([*edge, (760, SHORE + 480), (-60, SHORE + 480)], tint)
    for _ in range(95):
        x, y = s.random.uniform(0, 520), SHORE + s.random.uniform(46, 330)
        wide = s.random.uniform(3, 9)
        s.flat(rounded(x, y, wide, 1.1, 0.5), "#f2fcff", 0.6)


def plinth(s: Stage, x: float, y: float, colour: str) -> None:
    """A tile of the district: a low slab with a light rim."""
    s.flat(rounded(x + 2, y - 1, TILE + 3, TILE + 2, 7), SHADOW, 0.16)
    s.flat(rounded(x, y, TILE, TILE, 6), mix(colour, "#8d7360", 0.35))
    s.flat(rounded(x, y, TILE, TILE, 6), "#fffaf0", z=1.4)
    s.flat(rounded(x + 2.5, y + 2.5, TILE - 5, TILE - 5, 4.5), colour, z=1.4)


def storeys(s: Stage, x: float, y: float, colour: str, count: int, crown: str = "flat") -> None:
    """Equal storeys piled up like blocks of wood, one colour, a pale joint between them."""
    w, h = TILE - 16, 19.0
    a, b = x + 8, y + 8
    s.shadow(a, b, w, w, h * count * 0.6)
    for i in range(count):
        z = 1.4 + i * h
        s.box(a + 1.4, b + 1.4, z, w - 2.8, w - 2.8, 2, "#fff6e2")
        s.box(a, b, z + 2, w, w, h - 2, colour)
        s.left(b + w).windows(a + 3, z + 4, w - 6, h - 6, 3, 1, PANES, 0.62)
        s.right(a + w).windows(b + 3, z + 4, w - 6, h - 6, 3, 1, PANES, 0.62)
    top = 1.4 + count * h
    if crown == "hip":
        s.hip(a, b, top, w, w, 16, mix(colour, "#5d3a4a", 0.28), over=3)
        return
    s.box(a + 3, b + 3, top, w - 6, w - 6, 3, "#fff6e2")
    if crown == "flat":
        s.lifted(top + 3, terrace, s, a, b, colour)
    if crown == "garden":
        s.deck(a + 5, b + 5, top + 3, w - 10, w - 10, "#a8d586")
        for dx, dy in ((11, 11), (28, 12), (13, 28)):
            s.tree(a + dx, b + dy, 0.62, z=top + 3)
        s.bush(a + 28, b + 28, 0.8, "#e79ab0", top + 3)


def terrace(s: Stage, x: float, y: float, colour: str) -> None:
    """Tables under parasols on a flat roof."""
    for dx, dy in ((12, 12), (28, 14), (14, 29)):
        s.table_set(x + dx, y + dy, colour, 2, 0.85)
    s.bush(x + 31, y + 31, 0.9)


def tower(colour: str, count: int, crown: str = "flat") -> Build:
    return lambda s, x, y: storeys(s, x, y, colour, count, crown)


def park(s: Stage, x: float, y: float) -> None:
    spots = ((12, 12), (30, 10), (46, 14), (46, 32), (12, 32), (30, 46))
    for i, (dx, dy) in enumerate(spots):
        kind = (s.oak, s.tree, s.poplar, s.tree, s.fruit_tree, s.bush)[i]
        kind(x + dx, y + dy, 1.0)
    s.flat(disc(x + 29, y + 29, 8), "#f3e6c8", z=1.4)
    s.set_out(s.person, ((x + 27, y + 30), (x + 32, y + 27)), size=1.1)


def pond(s: Stage, x: float, y: float) -> None:
    s.flat(disc(x + 30, y + 30, 17), "#efe1bf", z=1.4)
    s.flat(disc(x + 30, y + 30, 15), "#7fd0e2", z=1.4)
    s.flat(disc(x + 27, y + 28, 8), "#a9e2ec", z=1.4)
    for dx, dy in ((10, 10), (46, 10), (10, 46)):
        s.tree(x + dx, y + dy, 0.95)
    s.bush(x + 46, y + 44, 1.1, "#e79ab0")
    s.flowers(x + 34, y + 46, 14, 6, 14)


def monument(s: Stage, x: float, y: float) -> None:
    """An obelisk with a golden ball on a round flight of steps."""
    cx, cy, stone = x + TILE / 2, y + TILE / 2, "#f1e6d4"
    s.shadow_round(cx, cy, 12, 60)
    for r, z in ((24, 1.4), (19, 4.4), (14, 7.4)):
        s.cylinder(cx, cy, z, r, 3, stone)
    s.box(cx - 7, cy - 7, 10, 14, 14, 12, "#e2d2ba")
    s.left(cy + 7).panel(cx - 4, 13, 8, 6, "#d9a441")
    low, high, top = 5.4, 3.2, 82
    corners = [(cx - low, cy + low, 22), (cx + low, cy + low, 22)]
    corners += [(cx + high, cy + high, top), (cx - high, cy + high, top)]
    s.face(corners, s.fade(lit(stone), mid(stone)))
    corners = [(cx + low, cy - low, 22), (cx + low, cy + low, 22)]
    corners += [(cx + high, cy + high, top), (cx + high, cy - high, top)]
    s.face(corners, s.fade(mid(stone), dark(stone)))
    s.face([(cx - high, cy + high, top), (cx + high, cy + high, top), (cx, cy, top + 9)], "#f3cf6b")
    s.face([(cx + high, cy - high, top), (cx + high, cy + high, top), (cx, cy, top + 9)], "#c9962f")
    s.ball((cx, cy, top + 13), 7, 7, s.glow(("#fff3c4", 1.0), ("#eebb4a", 1.0), ("#b97f22", 1.0)))
    for dx, dy in ((-22, 18), (20, 16), (18, -20)):
        s.bush(cx + dx, cy + dy, 0.9, "#e79ab0")
    s.set_out(s.person, ((cx - 4, cy + 24), (cx + 22, cy + 4)), size=1.1)


def theatre(s: Stage, x: float, y: float) -> None:
    """A round hall with a white dome and flags."""
    cx, cy = x + TILE / 2, y + TILE / 2
    s.shadow_round(cx, cy, 20, 30)
    s.cylinder(cx, cy, 1.4, 21, 3, "#efe4d0")
    s.cylinder(cx, cy, 4, 18, 20, "#fbe3c4")
    s.ring(cx, cy, 22, 19, 3, ROSE)
    s.dome(cx, cy, 25, 18, 22, "#fff6ea", ribs=5)
    s.flag(cx, cy, 46, 16, ROSE)
    for dx in (-14, -5, 5, 14):
        s.ball((cx + 12, cy + 12, 10), 2.6, 5.4, "#8a5a6c", dx=dx)


DISTRICT: dict[tuple[int, int], tuple[Build, str]] = {
    (1, 3): (tower(ORANGE, 2, "hip"), SAND),
    (2, 2): (tower(BLUE, 5), SAND),
    (2, 3): (park, "#a8d586"),
    (3, 1): (tower(GREEN, 6, "hip"), SAND),
    (3, 2): (tower(ROSE, 7, "garden"), SAND),
    (3, 3): (tower(ORANGE, 3, "garden"), SAND),
    (4, 0): (tower(ORANGE, 7, "garden"), SAND),
    (4, 1): (tower(BLUE, 6, "hip"), SAND),
    (4, 2): (pond, "#a8d586"),
    (4, 3): (monument, "#f3e8d2"),
    (5, 0): (tower(ROSE, 5, "hip"), SAND),
    (5, 1): (park, "#a8d586"),
    (5, 2): (tower(GREEN, 4), SAND),
    (5, 3): (tower(BLUE, 2, "hip"), SAND),
    (6, 1): (tower(ORANGE, 5), SAND),
    (6, 2): (tower(ROSE, 4, "hip"), SAND),
    (6, 3): (theatre, "#f3e8d2"),
    (7, 2): (tower(BLUE, 3), SAND),
    (7, 3): (park, "#a8d586"),
    (0, 3): (park, "#a8d586"),
}


def district(s: Stage) -> None:
    s.patch(-60, -60, 900, SHORE + 60, "#e9d9bb")
    s.patch(-60, SHORE - 16, 900, 18, "#f7ecd4")
    s.patch(s.row(0, 11, 70), SHORE - 16, 0.6, 18, "#dccbaa")
    for (i, j), (build, colour) in sorted(DISTRICT.items(), key=lambda item: sum(item[0])):
        x, y = 18 + i * (TILE + LANE), 44 + j * (TILE + LANE)
        plinth(s, x, y, colour)
        s.put(x + TILE / 2, y + TILE / 2, build, s, x, y)


def beach(s: Stage) -> None:
    """Parasols and towels on the sand, a jetty, lamps along the promenade."""
    paints = (ROSE, ORANGE, BLUE, GREEN, "#f3cf6b", "#b58bd0")
    for i in range(11):
        x, y = 92 + i * 31, SHORE + 8 + (i * 5) % 7
        s.patch(x + 4, y + 3, 4, 8, paints[(i + 2) % 6], 0.9)
        s.put(x, y, s.sunshade, x, y, 0, paints[i % 6], 1.15)
        s.put(x + 10, y + 8, s.person, x + 12, y + 6, size=1.0)
    for i in range(8):
        s.put(70 + i * 48, SHORE - 12, s.lamp, 70 + i * 48, SHORE - 12, 20)
        s.put(96 + i * 48, SHORE - 6, s.person, 96 + i * 48, SHORE - 6, size=1.1)

    def jetty() -> None:
        for i in range(5):
            s.box((300, 312), SHORE + 22 + i * 9, -4, 3, 3, 8, "#8d6248")
        s.box(299, SHORE + 16, 4, 18, 50, 2, "#c99a6c")
        s.right(317).panel(s.row(SHORE + 16, 6.2, 8), 4, 0.8, 2, "#8d6248")

    s.put(300, SHORE + 60, jetty)
    s.put(330, SHORE + 70, s.person, 308, SHORE + 58, size=1.1, z=6)


def lighthouse(s: Stage, px: float, py: float) -> None:
    """A striped lighthouse on a rock in the sea."""
    x, y = spot(px, py)
    s.ball((x, y, -1), 34, 15, "#dff4f6", 0.7)
    s.cylinder(x, y, 0, 19, 7, "#b8ab9c", r_top=15)
    for i in range(5):
        r = 9.6 - i * 0.9
        s.cylinder(x, y, 7 + i * 11, r, 11, ("#fffaf0", "#e2604f")[i % 2], r_top=r - 0.9)
    s.cylinder(x, y, 62, 8, 2.4, "#6d5f66")
    s.cylinder(x, y, 64.4, 4.4, 9, WARM)
    s.cone(x, y, 73.4, 6.4, 9, "#e2604f")
    fill = s.glow(("#fff3c4", 0.8), ("#fff3c4", 0.0), ("#fff3c4", 0.0), cx=0.5, cy=0.5)
    s.ball((x, y, 69), 17, 13, fill)


def ship(s: Stage, px: float, py: float) -> None:
    """A white ferry with two decks and a red funnel."""
    x, y = spot(px, py)
    w, d = 78, 24
    s.flat(rounded(x - 6, y - 4, w + 14, d + 10, 12), "#e6f8fa", 0.75)
    bow = [(x + w, y, 0), (x + w + 18, y + d / 2, 0), (x + w, y + d, 0)]
    hull = "#3f7fae"
    s.left(y + d).panel(x, 0, w, 10, mid(hull))
    corners = [bow[2], bow[1], (bow[1][0] + 3, bow[1][1], 12), (x + w, y + d, 10)]
    s.face(corners, mix(mid(hull), dark(hull), 0.4))
    s.face([bow[0], bow[1], (bow[1][0] + 3, bow[1][1], 12), (x + w, y, 10)], dark(hull))
    edge = [(x, y, 10), (x + w, y, 10), (x + w + 21, y + d / 2, 12)]
    edge += [(x + w, y + d, 10), (x, y + d, 10)]
    s.face(edge, "#f6ead2")
    s.left(y + d).panel(x, 7.5, w, 2.5, CREAM)
    s.box(x + 6, y + 4, 10, w - 14, d - 8, 10, "#fffaf0")
    s.left(y + d - 4).windows(x + 8, 12, w - 18, 6, 9, 1, ("#8fcbe0", WARM), 0.7)
    s.box(x + 14, y + 6, 20, w - 32, d - 12, 8, "#fffaf0")
    s.left(y + d - 6).windows(x + 16, 21.5, w - 36, 5, 6, 1, ("#8fcbe0", WARM), 0.7)
    s.cylinder(x + 34, y + d / 2, 28, 5, 14, "#e2604f")
    s.ring(x + 34, y + d / 2, 35, 5.1, 4, CREAM)
    s.flag(x + w + 12, y + d / 2, 10, 16, ROSE)


def boats(s: Stage) -> None:
    sails = (
        (70, 330, 1.5, "#fff8ea", "#d9694e"),
        (36, 478, 1.9, "#fbe1a8", "#3f8f9a"),
        (246, 492, 2.1, "#f9c9c4", "#4f7fb4"),
    )
    for px, py, size, sail, hull in sails:
        x, y = spot(px, py)
        s.put(x, y, s.boat, x, y, size, sail, hull)
    for px, py in ((300, 440), (372, 500)):
        x, y = spot(px, py)
        s.put(x, y, s.boat, x, y, 1.2, "#fff8ea", "#e57f8f")
    x, y = spot(150, 395)
    s.put(x + 40, y + 12, ship, s, 92, 396)
    x, y = spot(44, 268)
    s.put(x, y, lighthouse, s, 40, 262)


def backdrop(s: Stage) -> None:
    """Trees along the horizon and the far coast."""
    for i in range(34):
        px, py = 190 + i * 15 + s.random.uniform(-4, 4), 206 + s.random.uniform(-2, 6)
        x, y = spot(px, py)
        kind = (s.tree, s.poplar, s.oak, s.conifer)[i % 4]
        s.put(x - 6, y - 6, kind, x, y, s.random.uniform(0.7, 1.0))


def gulls(s: Stage) -> None:
    """White birds over the water."""
    for px, py, k in (
        (150, 110, 1.2),
        (186, 128, 0.9),
        (120, 140, 0.8),
        (226, 150, 0.7),
        (60, 176, 0.8),
    ):
        for side in (-1, 1):
            tip, bend = px + side * 13 * k, px + side * 6 * k
            way = f"M{px:.1f} {py:.1f} Q{bend:.1f} {py - 9 * k:.1f} {tip:.1f} {py - 4 * k:.1f} "
            s.path(f"{way}Q{bend:.1f} {py - 5 * k:.1f} {px:.1f} {py + 2.4 * k:.1f} Z", "#ffffff")


@stage(31)
def box(s: Stage) -> None:
    clouds = ((330, 52, 1.3), (470, 80, 0.9), (610, 40, 1.4), (150, 40, 0.8))
    landscape(s, "morning", clouds, "#b8d79a")
    balloon(s, 246, 84, 26, ROSE)
    gulls(s)
    district(s)
    sea(s)
    haze(s, "#e8f3ee", 40, 0.6)
    backdrop(s)
    beach(s)
    boats(s)
    s.raise_all()
