"""Draws the factories of cheese and furniture."""

import math
from collections.abc import Callable

from kit import (
    CREAM,
    IRON,
    Point3,
    Scene,
    box,
    bush,
    cow,
    cylinder,
    dark,
    facing,
    flowers,
    grass,
    lit,
    log_pile,
    mid,
    milk_can,
    mix,
    panel,
    patch,
    paving,
    person,
    plot,
    sawtooth,
    shadow,
    shadow_round,
    smoke,
    stack,
    tank,
    tree,
    wall_disc,
    window,
)

CHEESE, RIND, HOLE = "#f8d777", "#ecb755", "#a8743f"


def cheese_wheel(s: Scene, x: float, y: float, r: float, h: float) -> None:
    """A great wheel of cheese from which a wedge is cut in front."""

    def rim(degrees: float, z: float, share: float = 1) -> Point3:
        t = math.radians(degrees)
        return x + r * share * math.cos(t), y + r * share * math.sin(t), z

    shadow_round(s, x, y, r, h)
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
    shadow(s, x, y, w, d, h)
    s.face([(x, y + d, 0), (x + w, y + d, 0), (x + w, y + d, h), (x, y + d, h)], mid(CHEESE))
    s.face([(x + w, y, 0), (x + w, y + d, 0), (x + w, y + d, h), (x + w, y, h)], dark(RIND))
    s.face([(x, y + d, h), (x + w, y + d, h), (x + w, y, h)], lit(CHEESE))
    for u, z, size in (
        (0.35, 0.35, 1.5),
        (0.6, 0.66, 1.9),
        (0.82, 0.3, 1.5),
        (0.5, 0.2, 0.9),
        (0.86, 0.76, 0.9),
    ):
        wall_disc(s, "left", x + w * u, y + d, h * z, size * k, mix(mid(CHEESE), HOLE, 0.4))
        wall_disc(
            s,
            "left",
            x + w * u + 0.3 * k,
            y + d,
            h * z - 0.3 * k,
            size * 0.72 * k,
            mix(mid(CHEESE), HOLE, 0.2),
        )


def cheese_factory() -> str:
    """A white dairy with steel tanks, milk cans and a great cheese before it."""
    s = plot(31, "noon", foot=189, clouds=((40, 36, 0.9), (202, 30, 0.8)))
    wall, blue = "#fbf6ea", "#6f9cc0"
    grass(s, 4, 4, 94, 50, 24)
    paving(s, 0, 52, 104, 52, "#ebe2cf", 9)
    tree(s, 8, 30, 1.0)
    stack(s, 24, 9, 0, 4.4, 48, "#f0cf8a")
    smoke(s, 24, 9, 48, 3)
    tank(s, 93, 14, 8, 30)
    shadow(s, 14, 14, 54, 36, 30)
    box(s, 14, 14, 0, 54, 36, 27, wall)
    panel(s, "left", 14, 50, 0, 54, 5, mid(blue))
    panel(s, "right", 68, 14, 0, 36, 5, dark(blue))
    for u in (18, 31):
        window(s, "left", u, 50, 9, 10, 11)
    panel(s, "left", 46, 50, 0, 18, 19, mid(blue))
    for i in range(6):
        panel(s, "left", 47, 50, 1 + i * 3, 16, 0.6, lit(blue))
    for y in (18, 33):
        window(s, "right", 68, y, 9, 11, 11)
    sawtooth(s, 14, 14, 27, 54, 36, 12, "#efb65a", wall, 3)
    s.line([(68, 26, 26), (80, 26, 26), (80, 26, 20)], IRON, 1.8)
    tank(s, 82, 33, 8, 30)
    cheese_wheel(s, 75, 68, 20.5, 15)
    for x, y in ((12, 62), (19, 66), (12, 71), (20, 76)):
        milk_can(s, x, y, 1.35)
    person(s, 36, 62, "#fffaf0", 1.2)
    cheese_wedge(s, 58, 86, 1.35)
    cow(s, 30, 86, 1.35, spots="#9a5f43")
    bush(s, 98, 98, 0.9)
    flowers(s, 4, 92, 16, 8, 8)
    return s.svg()


def chair(s: Scene, x: float, y: float, k: float, colour: str) -> None:
    """A wooden chair that faces the left."""
    w = 14 * k
    shadow(s, x, y, w, w, 12 * k)
    leg = 2.2 * k
    for a in (x, x + w - leg):
        box(s, a, y, 0, leg, leg, 34 * k, colour)
    for z in (19, 24.5, 30):
        box(s, x + leg, y + 0.3 * k, z * k, w - 2 * leg, 1.4 * k, 3 * k, lit(colour))
    box(s, x - 0.6 * k, y, 33 * k, w + 1.2 * k, leg, 3 * k, colour)
    for a in (x, x + w - leg):
        box(s, a, y + w - leg, 0, leg, leg, 14 * k, colour)
    box(s, x + leg, y + w - leg + 0.4 * k, 6 * k, w - 2 * leg, 1 * k, 1.6 * k, colour)
    box(s, x + w - leg + 0.4 * k, y + leg, 6 * k, 1 * k, w - 2 * leg, 1.6 * k, colour)
    box(s, x - 0.8 * k, y - 0.2 * k, 14 * k, w + 1.6 * k, w + 1 * k, 2.2 * k, colour)
    box(s, x + 0.8 * k, y + 2.4 * k, 16.2 * k, w - 1.6 * k, w - 3.2 * k, 1.8 * k, "#3f9a8e")


def planks(s: Scene, x: float, y: float, rows: int = 4) -> None:
    """Sawn boards in layers."""
    shadow(s, x, y, 22, 12, rows * 2.4)
    for row in range(rows):
        box(s, x, y, row * 2.6, 22, 12, 2, "#e6bd85")
        for i in range(1, 4):
            z = row * 2.6
            panel(s, "right", x + 22, y + i * 3, z, 0.4, 2, "#8a6142", 0.6)
    for i in range(1, 4):
        z = rows * 2.6 - 0.6
        s.face(
            [
                (x, y + i * 3, z),
                (x + 22, y + i * 3, z),
                (x + 22, y + i * 3 + 0.4, z),
                (x, y + i * 3 + 0.4, z),
            ],
            "#b98558",
        )


def furniture_factory() -> str:
    """A brick factory with saw-tooth roof, logs on one side and a proud chair on the other."""
    s = plot(32, "evening", "#b9c98c", foot=189, clouds=((44, 30, 0.9), (206, 48, 0.7)))
    brick = "#cf7f62"
    grass(s, 4, 4, 94, 40, 24)
    patch(s, 0, 54, 104, 50, "#dcc7a2")
    for _ in range(50):
        a, b = s.random.uniform(3, 100), s.random.uniform(56, 100)
        s.ball((a, b, 0), 1.4, 0.7, s.random.choice(("#c9ae84", "#eddcb9", "#f0d9a8")))
    stack(s, 22, 9, 0, 4.6, 49)
    smoke(s, 22, 9, 49, 3)
    shadow(s, 10, 14, 60, 38, 34)
    box(s, 10, 14, 0, 60, 38, 24, brick)
    for i in range(1, 8):
        panel(s, "left", 10, 52, i * 3, 60, 0.4, lit(brick), 0.5)
        panel(s, "right", 70, 14, i * 3, 38, 0.4, brick, 0.5)
    for u in (14, 27):
        window(s, "left", u, 52, 8, 10, 11, "#cfe8ee", CREAM, 2)
    panel(s, "left", 44, 52, 0, 22, 19, mid("#8a5a45"))
    panel(s, "left", 45.4, 52, 0, 19.2, 17.6, "#5a4038")
    for i in range(3):
        box(s, 47 + i * 6, 46, 0, 4.4, 5, 8 + i, "#e0b27c")
    panel(s, "left", 45.4, 52, 14, 19.2, 3.6, mid("#a87150"))
    for y in (18, 34):
        window(s, "right", 70, y, 8, 12, 11, "#cfe8ee", CREAM, 2)
    sawtooth(s, 10, 14, 24, 60, 38, 14, "#8f98a8", brick, 3)
    tree(s, 96, 10, 0.95)
    log_pile(s, 80, 18, 32, 3, 3.2, axis="y")
    planks(s, 10, 62, 4)
    chair(s, 53, 67, 1.65, "#f0cf9c")
    cabinet(s, 82, 64)
    table(s, 14, 86)
    person(s, 94, 88, "#f0b84f", 1.2)
    person(s, 44, 94, "#4f8fc0", 1.2)
    return s.svg()


def cabinet(s: Scene, x: float, y: float) -> None:
    """A chest of drawers."""
    shadow(s, x, y, 16, 9, 18)
    box(s, x, y, 1.5, 16, 9, 18, "#b9744c")
    box(s, x - 0.8, y - 0.4, 19.5, 17.6, 10.2, 1.6, "#d09061")
    for i in range(3):
        panel(s, "left", x + 1.2, y + 9, 3 + i * 5.4, 13.6, 4.4, mid("#cf8c5e"))
        for u in (4.4, 10.8):
            wall_disc(s, "left", x + u, y + 9, 5.2 + i * 5.4, 0.7, "#f7e0a8")


def table(s: Scene, x: float, y: float) -> None:
    """A low table with a vase."""
    shadow(s, x, y, 22, 10, 6)
    for a, b in ((x + 1, y + 1), (x + 19, y + 1), (x + 1, y + 7.4), (x + 19, y + 7.4)):
        box(s, a, b, 0, 1.8, 1.8, 8, "#b98558")
    box(s, x, y, 8, 22, 10, 1.8, "#d9a468")
    cylinder(s, x + 11, y + 5, 9.8, 1.3, 4, "#6f9cc0", r_top=0.9)
    for dx, up, tint in ((-2, 18, "#f0708a"), (0.4, 20, "#ffd257"), (2.4, 17.6, "#f0708a")):
        s.line([(x + 11, y + 5, 13), facing((x + 11, y + 5, 0), dx, up)], "#5f9c55", 0.7)
        s.ball(facing((x + 11, y + 5, 0), dx, up), 1.5, 1.4, tint)


PICTURES: dict[str, Callable[[], str]] = {
    "cheese_factory": cheese_factory,
    "furniture_factory": furniture_factory,
}
