"""Draws the box of the game: a village with grain and mill, a river, and the town of factories."""

import math

from kit import CREAM, GLASS, WARM, Axis, dark, lit, mid, mix, rounded
from stage import Stage, far_town, haze, landscape, spot, stage, tufts

MEADOW = "#a9cd7e"
SOOT = "#efe8ea"
BRICK, OCHRE, SLATE = "#c9735a", "#e3b070", "#6f7f94"
PANES = (GLASS, WARM, "#d9eff5")


def river(s: Stage) -> None:
    """From the hills down to us, ever wider, with banks of sand and crests of light."""
    banks = ((7, "#e9d6a4"), (3, "#cfe3cf"), (0, "#7cc3dc"), (-9, "#63b2d3"))
    for grow, tint in banks:
        left = [318 - grow * 0.4, *(x - grow for x in (296, 300, 318, 340, 300, 262))]
        right = [342 + grow * 0.4, *(x + grow for x in (354, 384, 394, 412, 404, 392))]
        a, b, c, d, e, f, g = (f"{x:.1f}" for x in left)
        way = f"M{a} 205 C{b} 250 {c} 270 {d} 300 C{e} 340 {f} 400 {g} 530 "
        a, b, c, d, e, f, g = (f"{x:.1f}" for x in right)
        s.path(f"{way}L{g} 530 C{f} 440 {e} 390 {d} 318 C{c} 280 {b} 250 {a} 205 Z", tint)
    for _ in range(46):
        share = s.random.random()
        py = 230 + 280 * share
        middle, half = 340 + 14 * math.sin(share * 3.3) - 4 * share, 14 + 40 * share
        px, wide = middle + s.random.uniform(-half, half), 4 + 7 * share
        s.ellipse(px, py, wide, 0.9 + share * 0.5, "#eefaff", 0.55)


def ground(s: Stage) -> None:
    quay = [(360.0, 235.0), (680, 235), (680, 520), (330, 520), (350, 330)]
    s.poly(quay, s.fade("#d3cdb0", "#d9cdb8", "#d9cdb8"))
    s.paving(308, 238, 270, 52, "#dfd3bf", 12)
    s.paving(348, 290, 220, 60, "#dfd3bf", 12)
    s.road(213, 22, "x", kerb=False, long=640)
    s.patch(0, 213, 196, 22, "#e2cfa2")
    s.patch(0, (222, 229), 196, 2, "#d0ba8a")
    river(s)
    tufts(s, 40, 236, 170, 300, 120)


def bridge(s: Stage) -> None:
    """A stone bridge of two arches."""
    stone, x, w = "#d8c6aa", 192, 86
    s.box(x, 211, 0, w, 26, 9, stone)
    turns = [math.pi * k / 12 for k in range(13)]
    for i in range(2):
        a = x + 26 + i * 40
        ring = [(a + 15 * math.cos(t), 237.0, 7 * math.sin(t)) for t in turns]
        s.face(ring, "#4f9cbd")
        s.face([(p, q, r * 0.7) for p, q, r in ring], "#3f86a8")
    s.deck(x, 213, 9, w, 22, "#a9a3a5")
    for edge, foot, tint in ((x, x - 24, "#d6c59c"), (x + w, x + w + 26, "#9a97a0")):
        s.face([(edge, 211, 9), (edge, 237, 9), (foot, 237, 0), (foot, 211, 0)], tint)
        s.face([(edge, 237, 9), (edge, 237, 0), (foot, 237, 0)], mid(stone))
    s.box(x, 235, 9, w, 2, 4, lit(stone))


def windmill(s: Stage, x: float, y: float) -> None:
    """A tower mill with four sails that face the left."""
    s.shadow_round(x, y, 14, 60)
    s.cylinder(x, y, 0, 16, 6, "#cdbba4")
    s.cylinder(x, y, 6, 15, 66, "#fbf1de", r_top=10)
    s.cylinder(x, y, 30, 15.6, 2.4, "#a8744c", r_top=15.6)
    s.cylinder(x, y, 32, 13, 0.6, "#fbf1de", r_top=12.8)
    s.cylinder(x, y, 32, 13, 40, "#fbf1de", r_top=10)
    for dz in (14, 42, 58):
        s.ball((x + 6, y + 12, dz), 2.8, 4, "#7a5a4a", dx=0)
    s.dome(x, y, 72, 12, 16, "#b6533f", ribs=3)
    hub = (x, y + 16, 76)
    s.line([(x, y + 8, 76), hub], "#7a5a4a", 3)
    for turn in range(4):
        angle = math.pi / 2 * turn + 0.42
        sail(s, hub, angle)
    s.ball(hub, 3, 3, "#5d4438")


def sail(s: Stage, hub: tuple[float, float, float], angle: float) -> None:
    """One lattice sail around the hub, turned by an angle."""
    x, y, z = hub

    def at(far: float, beside: float) -> tuple[float, float, float]:
        u = far * math.cos(angle) - beside * math.sin(angle)
        v = far * math.sin(angle) + beside * math.cos(angle)
        return x + u, y, z + v

    s.face([at(12, 0.6), at(50, 0.6), at(50, 10), at(12, 10)], "#fffaf0", 0.92)
    for i in range(8):
        s.line([at(12 + i * 5.4, 0), at(12 + i * 5.4, 10)], "#b08a66", 0.6)
    for beside in (5, 10):
        s.line([at(12, beside), at(50, beside)], "#b08a66", 0.6)
    s.line([at(0, 0), at(52, 0)], "#7a5a4a", 1.6)


def church(s: Stage, x: float, y: float) -> None:
    wall = "#fbf3e2"
    house = s.house(x, y, 40, 22, 22, wall, shade=40)
    house.left.window(s.row(x + 18, 7, 3), 6, 4, 11, WARM, bars=0)
    house.gable(14, "#b6604c", over=2)
    s.box(x - 2, y + 3, 0, 16, 16, 46, wall)
    s.left(y + 19).window(x + 3, 30, 6, 9, "#7d6a5c", bars=0)
    s.right(x + 14).window(y + 8, 30, 6, 9, "#7d6a5c", bars=0)
    s.hip(x - 2, y + 3, 46, 16, 16, 30, SLATE, over=2)


def cottage(s: Stage, x: float, y: float, wall: str, roof: str, axis: Axis = "x") -> None:
    """A low home under a thick roof."""
    w, d, h = 32, 26, 15
    house = s.house(x, y, w, d, h, wall, shade=24)
    house.left.door(x + 12, 0, 6, 11)
    house.left.window(x + 3, 4, 6, 7, WARM)
    house.left.window(x + 22, 4, 6, 7, GLASS)
    house.right.window(y + 9, 4, 7, 7, GLASS)
    house.gable(19, roof, axis, over=4)
    if axis == "x":
        s.chimney(x + 22, y + 7, h + 7, 5, 12)
        s.smoke(x + 24, y + 9, h + 22, 3, 0.7)


def tenement(s: Stage, x: float, y: float, wall: str, roof: str, floors: int) -> None:
    """A tall town house with a shop below and a steep slate roof."""
    w, d, h = 36, 38, 12.0 * floors + 12
    house = s.house(x, y, w, d, h, wall, shade=h * 0.7)
    left = house.left
    for i in range(floors + 1):
        left.panel(x, 11.5 + i * 12, w, 1.2, mix(mid(wall), CREAM, 0.5))
        house.right.panel(y, 11.5 + i * 12, d, 1.2, mix(dark(wall), CREAM, 0.4))
    left.windows(x + 2, 13, w - 4, h - 15, 4, floors, PANES, 0.58)
    house.right.windows(y + 2, 13, d - 4, h - 15, 4, floors, PANES, 0.58)
    left.panel(x + 3, 1.5, 18, 8, WARM)
    left.door(x + 25, 0, 6, 9.5, "#5d4a44")
    left.awning(x + 2, 11.5, 20, "#3f8f7d", stripes=6, out=5, drop=3)
    house.hip(22, roof, over=2.5)
    s.chimney((x + 9, x + 21), y + d * 0.6, h + 8, 4, 15, BRICK)


def factory(s: Stage, x: float, y: float, size: tuple[float, float], wall: str, teeth: int) -> None:
    """A hall of brick with a saw-tooth roof and arched windows."""
    w, d = size
    h = 28
    house = s.house(x, y, w, d, h, wall, shade=40)
    house.left.panel(x, 0, w, 4, mix(mid(wall), "#5d3a3a", 0.3))
    house.right.panel(y, 0, d, 4, mix(dark(wall), "#4d2f3a", 0.3))
    for i in range(int(w // 13)):
        house.left.window(x + 4 + i * 13, 8, 9, 14, (WARM, GLASS)[i % 3 == 2], bars=2)
    for i in range(int(d // 14)):
        house.right.window(y + 4 + i * 14, 8, 9, 14, (GLASS, WARM)[i % 2], bars=2)
    s.sawtooth(x, y, h, w, d, 15, "#8d93a0", wall, teeth)


def works(s: Stage, x: float, y: float, high: float, wide: float = 6.5) -> None:
    """A tall chimney and its smoke."""
    s.shadow_round(x, y, wide, high * 0.5)
    s.box(x - wide - 2, y - wide - 2, 0, 2 * wide + 4, 2 * wide + 4, 10, "#b9664f")
    s.stack(x, y, 10, wide, high)
    s.smoke(x, y, high + 10, 6, 1.7, SOOT)


def barge(s: Stage, px: float, py: float, load: str) -> None:
    """A barge with a heap on it and a cabin behind."""
    x, y = spot(px, py)
    w, d, hull = 40, 15, "#8d5246"
    s.flat(rounded(x - 7, y - 4, w + 18, d + 8, 10), "#e4f4f8", 0.55)
    s.box(x, y, 0, w, d, 7, hull, top="#d9b48a")
    s.face([(x + w, y, 7), (x + w + 12, y + d / 2, 8), (x + w, y + d, 7)], "#e2c29a")
    edge = [(x + w, y + d, 0), (x + w + 9, y + d / 2, 0)]
    edge += [(x + w + 12, y + d / 2, 8), (x + w, y + d, 7)]
    s.face(edge, mid(hull))
    corners = [(x + w, y, 0), (x + w + 9, y + d / 2, 0), (x + w + 12, y + d / 2, 8), (x + w, y, 7)]
    s.face(corners, dark(hull))
    s.left(y + d).panel(x, 5, w, 2, CREAM)
    s.box(x + 3, y + 3, 7, 12, d - 6, 9, "#f2e2c0", top="#c95f4c")
    s.left(y + d - 3).window(x + 5, 9.5, 8, 4.5, GLASS)
    s.cylinder(x + 9, y + 8, 16, 2.2, 8, "#5a4f58")
    s.smoke(x + 9, y + 8, 24, 3, 0.8, SOOT)
    for i in range(9):
        s.ball(
            (x + 21 + (i % 5) * 5, y + 6 + (i // 5) * 5, 8 + (2 if i in (2, 6, 7) else 0)),
            5,
            3.6,
            (load, mix(load, CREAM, 0.2))[i % 2],
        )


def village(s: Stage) -> None:
    s.put(94, 330, windmill, s, 107, 318)
    s.put(138, 195, church, s, 118, 182)
    homes = (
        (70, 246, "#f0dcc0", "#b6744c"),
        (112, 244, "#f8ead0", "#c9a05c"),
        (154, 246, "#fbf1de", "#b98a4c"),
        (40, 288, "#f3d9b6", "#c9a05c"),
    )
    for i, (far, beside, wall, roof) in enumerate(homes):
        axis: Axis = "x" if i % 2 else "y"
        s.put(far + 16, beside + 13, cottage, s, far, beside, wall, roof, axis)
    for i in range(24):
        px, py = -4 + i * 13 + s.random.uniform(-4, 4), 206 + s.random.uniform(-2, 8)
        x, y = spot(px, py)
        kind, size = (s.tree, s.oak, s.poplar, s.conifer)[i % 4], s.random.uniform(0.6, 0.95)
        s.put(x - 6, y - 6, kind, x, y, size)
    near = ((280, 300), (20, 330), (276, 250), (252, 470), (272, 414), (12, 500))
    for i, (left, down) in enumerate(near):
        x, y = spot(left, down)
        s.put(x, y, s.oak if i % 2 else s.tree, x, y, 1.15)


def fields(s: Stage) -> None:
    """Ripe grain, ploughed land, sheaves, bales and cows on the meadow."""
    s.furrows(214, 318, 62, 84, 8, axis="y")
    for i in range(3):
        s.put(148 + i * 22, 332, s.grain, 132 + i * 23, 300, 20, 66, 8)
        s.put(230 + i * 22, 470, s.grain, 214 + i * 23, 424, 20, 74, 8)
    for i in range(5):
        s.put(134 + i * 15, 374, s.sheaf, 134 + i * 15, 376, 0.95)
    for x, y in ((222, 330), (246, 352), (262, 336)):
        s.put(x, y, s.hay_bale, x, y, 5)
    for x, y, flip in ((176, 408, False), (158, 428, True), (188, 444, False)):
        s.put(x, y, s.cow, x, y, 1.2, flip=flip)
    s.put(206, 420, s.fence, 205, 392, 120, "y")
    for x, y in ((208, 372), (226, 410), (124, 384), (150, 276), (176, 225), (110, 225)):
        s.put(x, y, s.person, x, y, size=1.15)


def town(s: Stage) -> None:
    """Tall houses on the far side, factories in front, the quay with its crane."""
    near = (
        (OCHRE, SLATE, 4),
        (BRICK, "#5f6f84", 5),
        ("#d9a08a", SLATE, 4),
        ("#e6c9a0", "#7a5f5a", 5),
    )
    for i, (wall, roof, floors) in enumerate(near):
        x = 264 + i * 41
        s.put(x + 18, 180, tenement, s, x, 168, wall, roof, floors)
    far = ((BRICK, SLATE, 4), (OCHRE, "#7a5f5a", 4), ("#d9a08a", SLATE, 5))
    for i, (wall, roof, floors) in enumerate(far):
        x = 258 + i * 46
        s.put(x + 18, 96, tenement, s, x, 84, wall, roof, floors)
    for i in range(26):
        a, b = spot(352 + i * 13 + s.random.uniform(-4, 4), 212 + s.random.uniform(0, 14))
        s.put(a - 6, b - 6, (s.tree, s.oak)[i % 2], a, b, s.random.uniform(0.6, 0.85))
    for x, y, high in ((276, 138, 112), (322, 140, 126), (372, 142, 112)):
        s.put(x, y, works, s, x, y, high)
    s.put(430, 150, factory, s, 428, 134, (70, 62), BRICK, 3)
    s.put(430, 268, factory, s, 394, 246, (80, 52), BRICK, 4)
    s.put(412, 242, works, s, 412, 242, 92, 7)
    s.put(490, 262, s.tank, 494, 262, 14, 30, "#9fb0bd")
    s.put(350, 262, s.crane, 352, 256, 60, 34)
    s.put(392, 310, s.log_pile, 376, 296, 22, 3, 3)
    for x, y in ((372, 272), (379, 278), (420, 316), (428, 314), (436, 322)):
        s.put(x, y, s.barrel, x, y)
    for x, y in ((450, 310), (460, 312), (454, 320)):
        s.put(x, y, s.crate, x, y, "#e0a24c")
    for x, y in ((500, 300), (530, 290), (418, 342), (470, 346)):
        s.put(x, y, s.oak, x, y, 1.15)


def street(s: Stage) -> None:
    for x, paint in ((300, "#d9694e"), (392, "#5fa39a")):
        s.put(x, 224, s.van, x, 219, "#f2ead8", cab=paint)
    for x in (290, 346, 440):
        s.put(x, 210, s.lamp, x, 210, 22)
    people = ((290, 209), (318, 209), (330, 210), (366, 210), (350, 238), (372, 250), (366, 262))
    for x, y in (*people, (404, 308), (412, 324), (440, 306), (480, 316)):
        s.put(x, y, s.person, x, y, size=1.15)


@stage(44)
def box(s: Stage) -> None:
    clouds = ((210, 70, 1.4), (320, 112, 0.9), (80, 140, 0.8), (400, 44, 1.0))
    landscape(s, "evening", clouds, MEADOW)
    far_town(s, "#c6b6cc", 18, (20, 60), 362)
    ground(s)
    haze(s, "#ecdcd8", 46, 0.6)
    s.put(236, 222, bridge, s)
    village(s)
    fields(s)
    town(s)
    street(s)
    x, y = spot(372, 380)
    s.put(x, y, barge, s, 336, 346, "#4f4a54")
    s.put(*spot(330, 480), barge, s, 316, 438, "#d9a441")
    s.raise_all()
