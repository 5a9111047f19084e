"""Draws the works of glass and white: power, aircraft, electronics, television and computers."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent))

from kit import (
    Scene,
    beacon,
    bench,
    box,
    bush,
    cylinder,
    dark,
    dish,
    facing,
    flat_roof,
    grass,
    hedge,
    lifted,
    mast,
    mid,
    panel,
    patch,
    paving,
    person,
    plot,
    roof_unit,
    shadow,
    shadow_round,
    tree,
    van,
    wall_disc,
    wall_shape,
)
from works_devices import (
    big_dish,
    camera,
    capacitor,
    chip,
    clean_room,
    code,
    computer,
    glyph,
    keyboard,
    lamp_diode,
    parcel,
    resistor,
    stage,
    trace,
)
from works_parts import blaze, pipe, turned, worker
from works_white import (
    BLUE,
    LAWN,
    PALE,
    STEEL,
    WHITE,
    airliner,
    bolt,
    cooling_tower,
    glazed,
    hangar,
    pylon,
    transformer,
    turbine,
    wires,
)


def power_plant() -> str:
    """Two cooling towers with their steam, the turbine hall and the pylons of the line."""
    s = plot(221, "noon", LAWN, clouds=((34, 44, 0.9),))
    grass(s, 4, 4, 94, 94, 20)
    patch(s, 0, 54, 104, 34, "#d3d6d4")
    cooling_tower(s, 28, 32, 20, 52)
    cooling_tower(s, 66, 22, 18, 46)
    far = pylon(s, 97, 18, 46)
    shadow(s, 8, 60, 46, 24, 22)
    box(s, 8, 60, 0, 46, 24, 24, WHITE)
    panel(s, "left", 8, 84, 0, 46, 4, mid(STEEL))
    panel(s, "right", 54, 60, 0, 24, 4, dark(STEEL))
    glazed(s, "left", 32, 84, 6, 20, 14, 5, 2)
    glazed(s, "right", 54, 62, 6, 20, 14, 5, 2)
    panel(s, "left", 10, 84, 1, 19, 22, mid(BLUE))
    bolt(s, 19, 84.1, 12, 1.02)
    flat_roof(s, 8, 60, 24, 46, 24, WHITE, "#c3cbd2", over=1, high=3)
    for x in (14, 26, 38):
        roof_unit(s, x, 66, 25.4, 8)
    pipe(s, [(42, 50, 4), (42, 60, 4)], 3, "#7fb4d6")
    for x in (58, 70):
        transformer(s, x, 64)
    near = pylon(s, 96, 74, 50)
    wires(s, far, near)
    for i, x in enumerate((62, 74)):
        s.line([near[i * 2], (x, 67, 15)], "#5a6272", 0.6)
    for i in range(9):
        x = 58 + i * 5
        s.line([(x, 84, 0), (x, 84, 6)], "#98a4b2", 0.8)
    for z in (3, 6):
        s.line([(58, 84, z), (98, 84, z)], "#98a4b2", 0.7)
    worker(s, 46, 94, "#f08a3c", "#ffffff", 1.3)
    worker(s, 56, 98, "#4f8fc0", "#f6c22f", 1.3)
    for x, y in ((74, 95), (88, 94)):
        bush(s, x, y, 1.1)
    return s.svg()


def aircraft_works() -> str:
    """A vaulted hangar from which a new airliner rolls out nose first; an engine waits beside."""
    s = plot(222, "morning", "#b4bcc0", clouds=((34, 30, 0.9), (212, 36, 0.7)))
    paving(s, 0, 0, 104, 104, "#bac2c6", 13)
    patch(s, 0, 0, 104, 5, LAWN)
    patch(s, 90, 0, 14, 36, LAWN)
    for a in range(5):
        patch(s, 43, 56 + a * 10, 2, 6, "#f6d04f")
    hangar(s)
    tree(s, 97, 10, 0.8)
    tree(s, 98, 26, 0.7, "#8bbd5f")
    airliner(s, 44)
    box(s, 80, 72, 0, 16, 10, 3, "#f2b230")
    for u in (3, 12):
        wall_disc(s, "left", 80 + u, 82.4, 1.8, 1.8, "#4a4552")
    turbine(s, 88, 68, 10, 6.6, 16)
    worker(s, 68, 86, "#f08a3c", "#ffffff", 1.3)
    worker(s, 12, 66, "#4f8fc0", "#f6c22f", 1.3)
    worker(s, 20, 80, "#f08a3c", "#ffffff", 1.3)
    for x in (58, 64, 70):
        turned(s, x, 99, [(1.8, 0), (0.4, 5)], "#f08a3c")
    tug(s, 36, 99)
    return s.svg()


def tug(s: Scene, x: float, y: float) -> None:
    """A little tractor before the nose."""
    box(s, x, y - 6, 1.4, 12, 6, 4, "#f2b230")
    box(s, x + 2, y - 5.6, 5.4, 5, 5, 4, "#bfe2ee", top="#f2b230")
    for u in (2.4, 9.6):
        wall_disc(s, "left", x + u, y, 1.8, 1.8, "#4a4552")


def electronics_plant() -> str:
    """A clean white hall; its yard is a green circuit board with a chip and parts of a radio."""
    s = plot(223, "noon", "#4fa581", clouds=((34, 36, 0.8), (210, 30, 0.8)))
    for spots in (
        [(4, 60), (20, 60), (30, 70), (40, 70)],
        [(4, 68), (16, 68), (26, 78), (40, 78)],
        [(6, 90), (26, 90), (34, 84), (40, 84)],
        [(50, 48), (50, 54), (52, 58)],
        [(74, 70), (82, 70), (90, 78), (100, 78)],
        [(74, 78), (80, 78), (92, 92), (98, 92)],
        [(48, 100), (48, 94), (54, 90)],
        [(62, 100), (62, 90)],
        [(78, 100), (70, 92), (70, 90)],
        [(82, 6), (82, 30), (88, 38), (100, 38)],
        [(76, 8), (76, 40), (84, 50), (100, 50)],
        [(14, 100), (22, 100), (36, 96)],
    ):
        trace(s, [(float(a), float(b)) for a, b in spots])
    for _ in range(16):
        s.ball((s.random.uniform(72, 100), s.random.uniform(4, 100), 0.2), 1.2, 0.6, "#8fd4ae")
    shadow(s, 4, 6, 64, 34, 30)
    box(s, 4, 6, 0, 64, 34, 30, WHITE)
    panel(s, "left", 4, 40, 0, 64, 3, mid("#3fa878"))
    panel(s, "right", 68, 6, 0, 34, 3, dark("#3fa878"))
    clean_room(s, 7, 40, 6, 58, 19)
    glazed(s, "right", 68, 9, 6, 28, 18, 5, 2)
    flat_roof(s, 4, 6, 30, 64, 34, WHITE, "#c6d2d6", over=1.4, high=3)
    for x, y in ((10, 12), (24, 12), (10, 26)):
        roof_unit(s, x, y, 31.4, 8)
    for x in (42, 52):
        cylinder(s, x, 16, 31.4, 2.6, 10, PALE)
    capacitor(s, 88, 22, 7, 24, "#4f7fc4")
    capacitor(s, 90, 42, 5, 16, "#e0704f")
    lamp_diode(s, 12, 54, "#ff6a5c")
    lamp_diode(s, 28, 56, "#ffd04a")
    chip(s, 42, 58, 28, 28, 8)
    resistor(s, 10, 76, ("#8a4a3a", "#3a3844", "#e2604f", "#e8b544"))
    resistor(s, 10, 94, ("#4f8fc0", "#e2604f", "#5fa86a", "#e8b544"))
    capacitor(s, 90, 64, 5, 14, "#7a62a8")
    worker(s, 86, 88, "#ffffff", "#ffffff", 1.3)
    worker(s, 95, 84, "#ffffff", "#ffffff", 1.3)
    return s.svg()


def television_studio() -> str:
    """A white studio with its stage lit, a great dish beside it and the camera before it."""
    s = plot(224, "dusk", LAWN, clouds=((28, 40, 0.7),))
    paving(s, 0, 46, 104, 58, "#dfe0e4", 9)
    grass(s, 60, 4, 40, 40, 12)
    shadow(s, 4, 8, 56, 36, 40)
    box(s, 4, 8, 0, 56, 36, 38, WHITE)
    panel(s, "left", 6, 44, 1, 52, 35, "#5a6272")
    stage(s, 8, 44, 2, 48, 33)
    glazed(s, "right", 60, 11, 4, 30, 30, 5, 4)
    flat_roof(s, 4, 8, 38, 56, 36, WHITE, "#c6ccd6", over=1.4, high=3)
    mast(s, 18, 18, 39, 30, 7, "#e2604f", top=1.2)
    beacon(s, 18, 18, 70)
    for z, dx in ((50, -1.6), (57, 1.6)):
        s.ball((18, 21, z), 2.9, 3, "#c3ccd6", dx=dx + 0.5)
        s.ball((18, 21, z), 2.7, 2.8, "#ffffff", dx=dx)
    roof_unit(s, 40, 26, 39.4, 8)
    tree(s, 98, 10, 0.8)
    big_dish(s, 82, 40, 36, 27)
    van(s, 72, 78, WHITE, "x", "#6a52a8")
    lifted(s, 12.8, partial(dish, s, 78, 82.6, 0, 4.4))
    person(s, 38, 64, "#e8b544", 1.3)
    person(s, 46, 62, "#5fa39a", 1.3)
    person(s, 12, 72, "#4a4f66", 1.35)
    camera(s, 27, 82, 1.4)
    person(s, 58, 92, "#e2604f", 1.3)
    bush(s, 98, 66, 1.0)
    return s.svg()


def computer_factory() -> str:
    """A white hall with a computer as high as a house before it and cartons on the belt."""
    s = plot(225, "noon", LAWN, clouds=((32, 44, 0.8), (208, 28, 0.8)))
    paving(s, 0, 40, 104, 64, "#dde1e4", 9)
    patch(s, 82, 0, 22, 60, "#dde1e4")
    shadow(s, 4, 4, 74, 30, 28)
    box(s, 4, 4, 0, 74, 30, 30, WHITE)
    glazed(s, "left", 7, 34, 4, 68, 22, 10, 2)
    panel(s, "right", 78, 10, 0, 18, 19, dark(BLUE))
    panel(s, "right", 78, 11.4, 0, 15.2, 17.4, "#4a5468")
    panel(s, "left", 4, 34, 27, 74, 2, mid(BLUE))
    panel(s, "right", 78, 4, 27, 30, 2, dark(BLUE))
    flat_roof(s, 4, 4, 30, 74, 30, WHITE, "#c6ced6", over=1.4, high=3)
    for x in (12, 26, 40, 54):
        roof_unit(s, x, 12, 31.4, 8)
    computer(s, 22, 46, 1.05)
    belt(s)
    keyboard(s, 20, 84)
    mouse(s, 74, 90)
    worker(s, 10, 66, "#4f8fc0", "#ffffff", 1.3)
    worker(s, 12, 88, "#ffffff", "#ffffff", 1.25)
    return s.svg()


def belt(s: Scene) -> None:
    """The belt that brings cartons out of the gate and round the corner."""
    shadow(s, 79, 12, 15, 60, 6)
    box(s, 78, 12, 0, 20, 14, 6, STEEL, top="#5a6272")
    box(s, 85, 26, 0, 14, 46, 6, STEEL, top="#5a6272")
    for i in range(9):
        s.line([(85, 28 + i * 5, 6), (99, 28 + i * 5, 6)], "#7f8a98", 0.7)
    parcel(s, 84, 13.4, 6)
    for y in (30, 45, 59):
        parcel(s, 86.4, y, 6)
    worker(s, 96, 82, "#f08a3c", "#ffffff", 1.35)


def mouse(s: Scene, x: float, y: float) -> None:
    """A mouse with its cord."""
    s.line([(63, 95, 1), (68, 97, 1), (71, 94, 1), (x - 3, y + 1, 2)], "#98948c", 1)
    shadow_round(s, x, y, 4.4, 4)
    s.ball((x, y, 2), 7, 4.6, "#cfc7b8")
    s.ball((x, y, 3.2), 6.6, 4.3, "#f7f2e8")
    s.line([facing((x, y, 4.4), -5, 1.6), facing((x, y, 4.4), 2.4, 3.2)], "#b4aa9a", 0.6)
    s.line([facing((x, y, 4.4), -1.4, 2.4), facing((x, y, 4.4), 0.6, 5)], "#b4aa9a", 0.6)


def software_house() -> str:
    """A campus of glass at dusk, a program in light on its front and its brackets on the lawn."""
    s = plot(226, "dusk", LAWN, clouds=((28, 50, 0.7), (214, 54, 0.6)))
    grass(s, 4, 50, 94, 48, 14)
    paving(s, 0, 44, 104, 20, "#e3e4ea", 9)
    patch(s, 74, 60, 12, 44, "#e3e4ea")
    shadow(s, 6, 8, 52, 30, 60)
    box(s, 6, 8, 0, 52, 30, 60, WHITE)
    panel(s, "left", 8, 38, 8, 48, 49, s.fade("#2c3560", "#3c4a86"))
    code(s, 8, 38.1, 11, 48, 13, 3.5)
    lean = ((4, 0), (12, 0), (34, 49), (26, 49))
    wall_shape(s, "left", 8, 38.2, 8, lean, "#ffffff", 0.08)
    panel(s, "left", 8, 38, 0, 48, 6.6, s.fade("#fff0c0", "#ffdf98"))
    for i in range(9):
        panel(s, "left", 8 + i * 5.9, 38, 0, 0.8, 6.6, WHITE)
    glazed(s, "right", 58, 10, 2, 26, 55, 4, 8)
    flat_roof(s, 6, 8, 60, 52, 30, WHITE, "#c6ced6", over=1.4, high=3)
    for x in (12, 24):
        solar(s, x, 14, 62)
    shadow(s, 58, 14, 40, 30, 30)
    box(s, 58, 14, 0, 40, 30, 30, WHITE)
    for z in (2, 11.4, 20.8):
        panel(s, "left", 59, 44, z, 38, 7.6, s.fade("#8fc4e4", "#cfe9f4"))
        for i in range(5):
            if s.random.random() < 0.7:
                u = 60.4 + i * 7.5
                panel(s, "left", u, 44, z + 0.6, 6, 6.4, "#ffe6a3")
                panel(s, "left", u + 1.6, 44, z + 2.6, 3, 2.2, "#4a5a86")
        panel(s, "right", 98, 15, z, 28, 7.6, s.fade("#5f8fb4", "#8fb8d0"))
    for i in range(6):
        panel(s, "left", 59 + i * 7.5, 44, 2, 0.7, 27, WHITE)
    box(s, 57, 13, 30, 42, 32, 2, WHITE, top="#8fc06c")
    for x, y in ((66, 22), (84, 20), (92, 34), (74, 34)):
        tree(s, x, y, 0.5, z=32)
    for x, y in ((10, 58), (94, 58)):
        tree(s, x, y, 0.75)
    brackets(s)
    for x, y, tint in ((64, 72, "#ee8a5c"), (92, 76, "#4f8fc0")):
        coder(s, x, y, tint)
    person(s, 80, 72, "#5fa39a", 1.25)
    person(s, 79, 95, "#e2604f", 1.25)
    hedge(s, 60, 92, 12, 4, 4)
    bush(s, 96, 92, 1.1)
    return s.svg()


def solar(s: Scene, x: float, y: float, z: float) -> None:
    """A row of solar panels on a roof."""
    corners = [(x, y + 14, z), (x + 9, y + 14, z), (x + 9, y + 4, z + 5), (x, y + 4, z + 5)]
    s.face(corners, "#3f6fb4")
    for i in range(1, 4):
        t = i / 4
        b, c = y + 14 - 10 * t, z + 5 * t
        s.line([(x, b, c), (x + 9, b, c)], "#c4dcf0", 0.4)


def brackets(s: Scene) -> None:
    """The great brackets and the slash between them on the lawn."""
    shadow(s, 8, 78, 46, 4, 16)
    y = 80
    glyph(s, [(20, y, 24), (9, y, 14), (20, y, 4)], "#ee7a8c", 5)
    glyph(s, [(37, y, 26), (28, y, 3)], "#ffd04a", 5)
    glyph(s, [(45, y, 24), (56, y, 14), (45, y, 4)], "#3fb0c0", 5)


def coder(s: Scene, x: float, y: float, tint: str) -> None:
    """Somebody on a bench with a shining laptop."""
    bench(s, x - 4, y - 3, "x", 10)
    person(s, x, y, tint, 1.15, 3, sits=True)
    spot = facing((x, y, 8), -3.4, -1)
    blaze(s, spot, 5, "#8fd4f4", 0.7)
    s.sketch(spot, "M-3 -2.4 L2 -1.6 L2.6 1.8 L-2.4 1 Z", "#dff4ff")
    s.sketch(spot, "M-2.4 1 L2.6 1.8 L4.6 1 L-0.4 0.2 Z", "#8d98a8")


PICTURES: dict[str, Callable[[], str]] = {
    "power_plant": power_plant,
    "aircraft_works": aircraft_works,
    "electronics_plant": electronics_plant,
    "television_studio": television_studio,
    "computer_factory": computer_factory,
    "software_house": software_house,
}
