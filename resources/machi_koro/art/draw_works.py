"""Draws the factories of cheese and furniture."""

import math

from kit import CREAM, IRON, Point3, Scene, dark, facing, lit, mid, mix, plot

CHEESE, RIND, HOLE = "#f8d777", "#ecb755", "#a8743f"


def cheese_wheel(s: Scene, x: float, y: float, r: float, h: float) -> None:
    """A great wheel of cheese from which a wedge is cut in front."""

    def rim(degrees: float, z: float, share: float = 1) -> Point3:
        t = math.radians(degrees)
        return x + r * share * math.cos(t), y + r * share * math.sin(t), z

    s.shadow_round(x, y, r, h)
    for cut, face in ((12, mid(CHEESE)), (82, dark(CHEESE))):
        s.face([(x, y, 0), rim(cut, 0), rim(cut, h), (x, y, h)], mix(face, CREAM, 0.25))
        for u, z, size in ((0.35, 0.62, 1.7), (0.66, 0.3, 1.3), (0.8, 0.72, 1.1)):
            s.ball(rim(cut, h * z, u), size, size * 1.1, mix(face, HOLE, 0.4))
    for a in [*range(-45, 12, 3), *range(82, 135, 3)]:
        b = min(a + 3.4, 12) if a < 12 else a + 3.4
        share = min(1.0, max(0.0, (95 - a) / 110))
        fill = mix(mid(RIND), dark(RIND), share)
        s.face([rim(a, 0), rim(b, 0), rim(b, h), rim(a, h)], fill)
    s.face([*(rim(a, h) for a in range(82, 373, 6)), rim(372, h), (x, y, h)], lit(RIND))
    s.face([*(rim(a, h, 0.9) for a in range(86, 369, 6)), (x, y, h)], lit(CHEESE))
    holes = ((150, 0.5, 1.9), (205, 0.68, 1.5), (260, 0.4, 2.2), (320, 0.66, 1.7), (110, 0.72, 1.2))
    for a, u, size in holes:
        s.ball(rim(a, h, u), size * 1.2, size * 0.6, mix(CHEESE, HOLE, 0.38))


def cheese_wedge(s: Scene, x: float, y: float, k: float) -> None:
    """A piece of cheese with holes, its cut side to the left."""
    w, d, h = 16 * k, 12 * k, 9 * k
    s.shadow(x, y, w, d, h)
    s.left(y + d).panel(x, 0, w, h, mid(CHEESE))
    s.right(x + w).panel(y, 0, d, h, dark(RIND))
    s.face([(x, y + d, h), (x + w, y + d, h), (x + w, y, h)], lit(CHEESE))
    for u, z, size in (
        (0.35, 0.35, 1.5),
        (0.6, 0.66, 1.9),
        (0.82, 0.3, 1.5),
        (0.5, 0.2, 0.9),
        (0.86, 0.76, 0.9),
    ):
        s.left(y + d).disc(x + w * u, h * z, size * k, mix(mid(CHEESE), HOLE, 0.4))
        s.left(y + d).disc(
            x + w * u + 0.3 * k, h * z - 0.3 * k, size * 0.72 * k, mix(mid(CHEESE), HOLE, 0.2)
        )


@plot(31, "noon", foot=189, clouds=((40, 36, 0.9), (202, 30, 0.8)))
def cheese_factory(s: Scene) -> None:
    """A white dairy with steel tanks, milk cans and a great cheese before it."""
    wall, blue = "#fbf6ea", "#6f9cc0"
    s.grass(4, 4, 94, 50, 24)
    s.paving(0, 52, 104, 52, "#ebe2cf", 9)
    s.tree(8, 30, 1.0)
    s.stack(24, 9, 0, 4.4, 48, "#f0cf8a")
    s.smoke(24, 9, 48, 3)
    s.tank(93, 14, 8, 30)
    house = s.house(14, 14, 54, 36, 27, wall, shade=30)
    house.band(0, 5, blue)
    house.left.window((18, 31), 9, 10, 11)
    house.left.panel(46, 0, 18, 19, mid(blue))
    house.left.panel(47, s.row(1, 3, 6), 16, 0.6, lit(blue))
    house.right.window((18, 33), 9, 11, 11)
    s.sawtooth(14, 14, 27, 54, 36, 12, "#efb65a", wall, 3)
    s.line([(68, 26, 26), (80, 26, 26), (80, 26, 20)], IRON, 1.8)
    s.tank(82, 33, 8, 30)
    cheese_wheel(s, 75, 68, 20.5, 15)
    s.set_out(s.milk_can, ((12, 62), (19, 66), (12, 71), (20, 76)), 1.35)
    s.person(36, 62, "#fffaf0", 1.2)
    cheese_wedge(s, 58, 86, 1.35)
    s.cow(30, 86, 1.35, spots="#9a5f43")
    s.bush(98, 98, 0.9)
    s.flowers(4, 92, 16, 8, 8)


def chair(s: Scene, x: float, y: float, k: float, colour: str) -> None:
    """A wooden chair that faces the left."""
    w = 14 * k
    s.shadow(x, y, w, w, 12 * k)
    leg = 2.2 * k
    s.box((x, x + w - leg), y, 0, leg, leg, 34 * k, colour)
    for z in (19, 24.5, 30):
        s.box(x + leg, y + 0.3 * k, z * k, w - 2 * leg, 1.4 * k, 3 * k, lit(colour))
    s.box(x - 0.6 * k, y, 33 * k, w + 1.2 * k, leg, 3 * k, colour)
    s.box((x, x + w - leg), y + w - leg, 0, leg, leg, 14 * k, colour)
    s.box(x + leg, y + w - leg + 0.4 * k, 6 * k, w - 2 * leg, 1 * k, 1.6 * k, colour)
    s.box(x + w - leg + 0.4 * k, y + leg, 6 * k, 1 * k, w - 2 * leg, 1.6 * k, colour)
    s.box(x - 0.8 * k, y - 0.2 * k, 14 * k, w + 1.6 * k, w + 1 * k, 2.2 * k, colour)
    s.box(x + 0.8 * k, y + 2.4 * k, 16.2 * k, w - 1.6 * k, w - 3.2 * k, 1.8 * k, "#3f9a8e")


def planks(s: Scene, x: float, y: float, rows: int = 4) -> None:
    """Sawn boards in layers."""
    s.shadow(x, y, 22, 12, rows * 2.4)
    for row in range(rows):
        s.box(x, y, row * 2.6, 22, 12, 2, "#e6bd85")
        for i in range(1, 4):
            z = row * 2.6
            s.right(x + 22).panel(y + i * 3, z, 0.4, 2, "#8a6142", 0.6)
    for i in range(1, 4):
        z = rows * 2.6 - 0.6
        s.deck(x, y + i * 3, z, 22, 0.4, "#b98558")


@plot(32, "evening", "#b9c98c", foot=189, clouds=((44, 30, 0.9), (206, 48, 0.7)))
def furniture_factory(s: Scene) -> None:
    """A brick factory with saw-tooth roof, logs on one side and a proud chair on the other."""
    brick = "#cf7f62"
    s.grass(4, 4, 94, 40, 24)
    s.patch(0, 54, 104, 50, "#dcc7a2")
    for _ in range(50):
        a, b = s.random.uniform(3, 100), s.random.uniform(56, 100)
        s.ball((a, b, 0), 1.4, 0.7, s.random.choice(("#c9ae84", "#eddcb9", "#f0d9a8")))
    s.stack(22, 9, 0, 4.6, 49)
    s.smoke(22, 9, 49, 3)
    house = s.house(10, 14, 60, 38, 24, brick, shade=34)
    left = house.left
    for i in range(1, 8):
        left.panel(10, i * 3, 60, 0.4, lit(brick), 0.5)
        house.right.panel(14, i * 3, 38, 0.4, brick, 0.5)
    left.window((14, 27), 8, 10, 11, "#cfe8ee", CREAM, 2)
    left.panel(44, 0, 22, 19, mid("#8a5a45"))
    left.panel(45.4, 0, 19.2, 17.6, "#5a4038")
    for i in range(3):
        s.box(47 + i * 6, 46, 0, 4.4, 5, 8 + i, "#e0b27c")
    left.panel(45.4, 14, 19.2, 3.6, mid("#a87150"))
    house.right.window((18, 34), 8, 12, 11, "#cfe8ee", CREAM, 2)
    s.sawtooth(10, 14, 24, 60, 38, 14, "#8f98a8", brick, 3)
    s.tree(96, 10, 0.95)
    s.log_pile(80, 18, 32, 3, 3.2, axis="y")
    planks(s, 10, 62, 4)
    chair(s, 53, 67, 1.65, "#f0cf9c")
    cabinet(s, 82, 64)
    table(s, 14, 86)
    s.set_out(s.person, ((94, 88, "#f0b84f"), (44, 94, "#4f8fc0")), 1.2)


def cabinet(s: Scene, x: float, y: float) -> None:
    """A chest of drawers."""
    s.shadow(x, y, 16, 9, 18)
    s.box(x, y, 1.5, 16, 9, 18, "#b9744c")
    s.box(x - 0.8, y - 0.4, 19.5, 17.6, 10.2, 1.6, "#d09061")
    for i in range(3):
        s.left(y + 9).panel(x + 1.2, 3 + i * 5.4, 13.6, 4.4, mid("#cf8c5e"))
        s.left(y + 9).disc((x + 4.4, x + 10.8), 5.2 + i * 5.4, 0.7, "#f7e0a8")


def table(s: Scene, x: float, y: float) -> None:
    """A low table with a vase."""
    s.shadow(x, y, 22, 10, 6)
    for a, b in ((x + 1, y + 1), (x + 19, y + 1), (x + 1, y + 7.4), (x + 19, y + 7.4)):
        s.box(a, b, 0, 1.8, 1.8, 8, "#b98558")
    s.box(x, y, 8, 22, 10, 1.8, "#d9a468")
    s.cylinder(x + 11, y + 5, 9.8, 1.3, 4, "#6f9cc0", r_top=0.9)
    for dx, up, tint in ((-2, 18, "#f0708a"), (0.4, 20, "#ffd257"), (2.4, 17.6, "#f0708a")):
        s.line([(x + 11, y + 5, 13), facing((x + 11, y + 5, 0), dx, up)], "#5f9c55", 0.7)
        s.ball(facing((x + 11, y + 5, 0), dx, up), 1.5, 1.4, tint)
