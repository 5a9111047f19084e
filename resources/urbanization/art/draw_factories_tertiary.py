"""Draws the works of glass and white: power, aircraft, electronics, television and computers."""

import works_devices as devices
import works_white as white
from kit import Scene, dark, facing, mid, plot
from works_parts import blaze, pipe, turned, worker
from works_white import BLUE, LAWN, PALE, STEEL, WHITE


@plot(221, "noon", LAWN, clouds=((34, 44, 0.9),))
def power_plant(s: Scene) -> None:
    """Two cooling towers with their steam, the turbine hall and the pylons of the line."""
    s.grass(4, 4, 94, 94, 20)
    s.patch(0, 54, 104, 34, "#d3d6d4")
    white.cooling_tower(s, 28, 32, 20, 52)
    white.cooling_tower(s, 66, 22, 18, 46)
    far = white.pylon(s, 97, 18, 46)
    house = s.house(8, 60, 46, 24, 24, WHITE, shade=22)
    house.band(0, 4, STEEL)
    white.glazed(s, "left", 32, 84, 6, 20, 14, 5, 2)
    white.glazed(s, "right", 54, 62, 6, 20, 14, 5, 2)
    house.left.panel(10, 1, 19, 22, mid(BLUE))
    white.bolt(s, 19, 84.1, 12, 1.02)
    house.flat_roof(WHITE, "#c3cbd2", over=1, high=3)
    s.roof_unit((14, 26, 38), 66, 25.4, 8)
    pipe(s, [(42, 50, 4), (42, 60, 4)], 3, "#7fb4d6")
    for x in (58, 70):
        white.transformer(s, x, 64)
    near = white.pylon(s, 96, 74, 50)
    white.wires(s, far, near)
    for i, x in enumerate((62, 74)):
        s.line([near[i * 2], (x, 67, 15)], "#5a6272", 0.6)
    for i in range(9):
        x = 58 + i * 5
        s.post(x, 84, 0, 6, "#98a4b2", 0.8)
    for z in (3, 6):
        s.line([(58, 84, z), (98, 84, z)], "#98a4b2", 0.7)
    worker(s, 46, 94, "#f08a3c", "#ffffff", 1.3)
    worker(s, 56, 98, "#4f8fc0", "#f6c22f", 1.3)
    s.set_out(s.bush, ((74, 95), (88, 94)), 1.1)


@plot(222, "morning", "#b4bcc0", clouds=((34, 30, 0.9), (212, 36, 0.7)))
def aircraft_works(s: Scene) -> None:
    """A vaulted hangar from which a new airliner rolls out nose first; an engine waits beside."""
    s.paving(0, 0, 104, 104, "#bac2c6", 13)
    s.patch(0, 0, 104, 5, LAWN)
    s.patch(90, 0, 14, 36, LAWN)
    s.patch(43, s.row(56, 10, 5), 2, 6, "#f6d04f")
    white.hangar(s)
    s.tree(97, 10, 0.8)
    s.tree(98, 26, 0.7, "#8bbd5f")
    white.airliner(s, 44)
    s.box(80, 72, 0, 16, 10, 3, "#f2b230")
    s.left(82.4).disc((80 + 3, 80 + 12), 1.8, 1.8, "#4a4552")
    white.turbine(s, 88, 68, 10, 6.6, 16)
    worker(s, 68, 86, "#f08a3c", "#ffffff", 1.3)
    worker(s, 12, 66, "#4f8fc0", "#f6c22f", 1.3)
    worker(s, 20, 80, "#f08a3c", "#ffffff", 1.3)
    for x in (58, 64, 70):
        turned(s, x, 99, [(1.8, 0), (0.4, 5)], "#f08a3c")
    tug(s, 36, 99)


def tug(s: Scene, x: float, y: float) -> None:
    """A little tractor before the nose."""
    s.box(x, y - 6, 1.4, 12, 6, 4, "#f2b230")
    s.box(x + 2, y - 5.6, 5.4, 5, 5, 4, "#bfe2ee", top="#f2b230")
    s.left(y).disc((x + 2.4, x + 9.6), 1.8, 1.8, "#4a4552")


@plot(223, "noon", "#4fa581", clouds=((34, 36, 0.8), (210, 30, 0.8)))
def electronics_plant(s: Scene) -> None:
    """A clean white hall; its yard is a green circuit board with a chip and parts of a radio."""
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
        devices.trace(s, [(float(a), float(b)) for a, b in spots])
    for _ in range(16):
        s.ball((s.random.uniform(72, 100), s.random.uniform(4, 100), 0.2), 1.2, 0.6, "#8fd4ae")
    house = s.house(4, 6, 64, 34, 30, WHITE)
    house.band(0, 3, "#3fa878")
    devices.clean_room(s, 7, 40, 6, 58, 19)
    white.glazed(s, "right", 68, 9, 6, 28, 18, 5, 2)
    house.flat_roof(WHITE, "#c6d2d6", over=1.4, high=3)
    s.set_out(s.roof_unit, ((10, 12), (24, 12), (10, 26)), 31.4, 8)
    s.cylinder((42, 52), 16, 31.4, 2.6, 10, PALE)
    devices.capacitor(s, 88, 22, 7, 24, "#4f7fc4")
    devices.capacitor(s, 90, 42, 5, 16, "#e0704f")
    devices.lamp_diode(s, 12, 54, "#ff6a5c")
    devices.lamp_diode(s, 28, 56, "#ffd04a")
    devices.chip(s, 42, 58, 28, 28, 8)
    devices.resistor(s, 10, 76, ("#8a4a3a", "#3a3844", "#e2604f", "#e8b544"))
    devices.resistor(s, 10, 94, ("#4f8fc0", "#e2604f", "#5fa86a", "#e8b544"))
    devices.capacitor(s, 90, 64, 5, 14, "#7a62a8")
    worker(s, 86, 88, "#ffffff", "#ffffff", 1.3)
    worker(s, 95, 84, "#ffffff", "#ffffff", 1.3)


@plot(224, "dusk", LAWN, clouds=((28, 40, 0.7),))
def television_studio(s: Scene) -> None:
    """A white studio with its stage lit, a great dish beside it and the camera before it."""
    s.paving(0, 46, 104, 58, "#dfe0e4", 9)
    s.grass(60, 4, 40, 40, 12)
    house = s.house(4, 8, 56, 36, 38, WHITE, shade=40)
    house.left.panel(6, 1, 52, 35, "#5a6272")
    devices.stage(s, 8, 44, 2, 48, 33)
    white.glazed(s, "right", 60, 11, 4, 30, 30, 5, 4)
    house.flat_roof(WHITE, "#c6ccd6", over=1.4, high=3)
    s.mast(18, 18, 39, 30, 7, "#e2604f", top=1.2)
    s.beacon(18, 18, 70)
    for z, dx in ((50, -1.6), (57, 1.6)):
        s.ball((18, 21, z), 2.9, 3, "#c3ccd6", dx=dx + 0.5)
        s.ball((18, 21, z), 2.7, 2.8, "#ffffff", dx=dx)
    s.roof_unit(40, 26, 39.4, 8)
    s.tree(98, 10, 0.8)
    devices.big_dish(s, 82, 40, 36, 27)
    s.van(72, 78, WHITE, "x", "#6a52a8")
    s.lifted(12.8, s.dish, 78, 82.6, 0, 4.4)
    s.set_out(s.person, ((38, 64, "#e8b544"), (46, 62, "#5fa39a")), 1.3)
    s.person(12, 72, "#4a4f66", 1.35)
    devices.camera(s, 27, 82, 1.4)
    s.person(58, 92, "#e2604f", 1.3)
    s.bush(98, 66, 1.0)


@plot(225, "noon", LAWN, clouds=((32, 44, 0.8), (208, 28, 0.8)))
def computer_factory(s: Scene) -> None:
    """A white hall with a computer as high as a house before it and cartons on the belt."""
    s.paving(0, 40, 104, 64, "#dde1e4", 9)
    s.patch(82, 0, 22, 60, "#dde1e4")
    house = s.house(4, 4, 74, 30, 30, WHITE, shade=28)
    white.glazed(s, "left", 7, 34, 4, 68, 22, 10, 2)
    house.right.panel(10, 0, 18, 19, dark(BLUE))
    house.right.panel(11.4, 0, 15.2, 17.4, "#4a5468")
    house.band(27, 2, BLUE)
    house.flat_roof(WHITE, "#c6ced6", over=1.4, high=3)
    s.roof_unit((12, 26, 40, 54), 12, 31.4, 8)
    devices.computer(s, 22, 46, 1.05)
    belt(s)
    devices.keyboard(s, 20, 84)
    mouse(s, 74, 90)
    worker(s, 10, 66, "#4f8fc0", "#ffffff", 1.3)
    worker(s, 12, 88, "#ffffff", "#ffffff", 1.25)


def belt(s: Scene) -> None:
    """The belt that brings cartons out of the gate and round the corner."""
    s.shadow(79, 12, 15, 60, 6)
    s.box(78, 12, 0, 20, 14, 6, STEEL, top="#5a6272")
    s.box(85, 26, 0, 14, 46, 6, STEEL, top="#5a6272")
    for i in range(9):
        s.line([(85, 28 + i * 5, 6), (99, 28 + i * 5, 6)], "#7f8a98", 0.7)
    devices.parcel(s, 84, 13.4, 6)
    for y in (30, 45, 59):
        devices.parcel(s, 86.4, y, 6)
    worker(s, 96, 82, "#f08a3c", "#ffffff", 1.35)


def mouse(s: Scene, x: float, y: float) -> None:
    """A mouse with its cord."""
    s.line([(63, 95, 1), (68, 97, 1), (71, 94, 1), (x - 3, y + 1, 2)], "#98948c", 1)
    s.shadow_round(x, y, 4.4, 4)
    s.ball((x, y, 2), 7, 4.6, "#cfc7b8")
    s.ball((x, y, 3.2), 6.6, 4.3, "#f7f2e8")
    s.line([facing((x, y, 4.4), -5, 1.6), facing((x, y, 4.4), 2.4, 3.2)], "#b4aa9a", 0.6)
    s.line([facing((x, y, 4.4), -1.4, 2.4), facing((x, y, 4.4), 0.6, 5)], "#b4aa9a", 0.6)


@plot(226, "dusk", LAWN, clouds=((28, 50, 0.7), (214, 54, 0.6)))
def software_house(s: Scene) -> None:
    """A campus of glass at dusk, a program in light on its front and its brackets on the lawn."""
    s.grass(4, 50, 94, 48, 14)
    s.paving(0, 44, 104, 20, "#e3e4ea", 9)
    s.patch(74, 60, 12, 44, "#e3e4ea")
    house = s.house(6, 8, 52, 30, 60, WHITE)
    house.left.panel(8, 8, 48, 49, s.fade("#2c3560", "#3c4a86"))
    devices.code(s, 8, 38.1, 11, 48, 13, 3.5)
    lean = ((4, 0), (12, 0), (34, 49), (26, 49))
    s.left(38.2).shape(8, 8, lean, "#ffffff", 0.08)
    house.left.panel(8, 0, 48, 6.6, s.fade("#fff0c0", "#ffdf98"))
    house.left.panel(s.row(8, 5.9, 9), 0, 0.8, 6.6, WHITE)
    white.glazed(s, "right", 58, 10, 2, 26, 55, 4, 8)
    house.flat_roof(WHITE, "#c6ced6", over=1.4, high=3)
    for x in (12, 24):
        solar(s, x, 14, 62)
    hall = s.house(58, 14, 40, 30, 30, WHITE)
    for z in (2, 11.4, 20.8):
        hall.left.panel(59, z, 38, 7.6, s.fade("#8fc4e4", "#cfe9f4"))
        for i in range(5):
            if s.random.random() < 0.7:
                u = 60.4 + i * 7.5
                hall.left.panel(u, z + 0.6, 6, 6.4, "#ffe6a3")
                hall.left.panel(u + 1.6, z + 2.6, 3, 2.2, "#4a5a86")
        hall.right.panel(15, z, 28, 7.6, s.fade("#5f8fb4", "#8fb8d0"))
    hall.left.panel(s.row(59, 7.5, 6), 2, 0.7, 27, WHITE)
    s.box(57, 13, 30, 42, 32, 2, WHITE, top="#8fc06c")
    s.set_out(s.tree, ((66, 22), (84, 20), (92, 34), (74, 34)), 0.5, z=32)
    s.set_out(s.tree, ((10, 58), (94, 58)), 0.75)
    brackets(s)
    for x, y, tint in ((64, 72, "#ee8a5c"), (92, 76, "#4f8fc0")):
        coder(s, x, y, tint)
    s.set_out(s.person, ((80, 72, "#5fa39a"), (79, 95, "#e2604f")), 1.25)
    s.hedge(60, 92, 12, 4, 4)
    s.bush(96, 92, 1.1)


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
    s.shadow(8, 78, 46, 4, 16)
    y = 80
    devices.glyph(s, [(20, y, 24), (9, y, 14), (20, y, 4)], "#ee7a8c", 5)
    devices.glyph(s, [(37, y, 26), (28, y, 3)], "#ffd04a", 5)
    devices.glyph(s, [(45, y, 24), (56, y, 14), (45, y, 4)], "#3fb0c0", 5)


def coder(s: Scene, x: float, y: float, tint: str) -> None:
    """Somebody on a bench with a shining laptop."""
    s.bench(x - 4, y - 3, "x", 10)
    s.person(x, y, tint, 1.15, 3, sits=True)
    spot = facing((x, y, 8), -3.4, -1)
    blaze(s, spot, 5, "#8fd4f4", 0.7)
    s.sketch(spot, "M-3 -2.4 L2 -1.6 L2.6 1.8 L-2.4 1 Z", "#dff4ff")
    s.sketch(spot, "M-2.4 1 L2.6 1.8 L4.6 1 L-0.4 0.2 Z", "#8d98a8")
