"""Draws the factories of soot and iron: cloth, paper, castings, steel, chemicals and cars."""

import works_iron as forge
import works_parts as works
from kit import CREAM, SHADOW, Point, Scene, dark, facing, lit, mid, plot
from works_iron import BRICK, PANES, RUST, SLATE, SOOT, STEEL, STONES, YARD
from works_parts import BLAZE, EMBER, FIRE


@plot(211, "dusk", YARD, clouds=((30, 60, 0.7), (214, 90, 0.5)))
def textile_mill(s: Scene) -> None:
    """A tall mill and its weaving shed below saw-tooth roofs, with bolts of cloth and a bobbin."""
    works.gravel(s, 50, STONES)
    works.brick_box(s, 6, 4, (52, 24, 46), BRICK)
    s.left(28).windows(8, 26, 48, 19, 7, 2, PANES, 0.6)
    s.right(58).windows(5, 6, 22, 38, 3, 4, PANES, 0.56)
    s.flat_roof(6, 4, 46, 52, 24, "#d9a88c", "#8f8a92", over=1, high=3)
    s.box(10, 8, 48, 9, 9, 12, BRICK)
    s.box(9, 7, 60, 11, 11, 2, "#d9a88c")
    s.stack(74, 10, 0, 5.4, 66, RUST)
    works.plume(s, 74, 10, 66, 5, 1.0, SOOT)
    works.brick_box(s, 4, 30, (80, 28, 15), "#c4705a")
    for i in range(6):
        works.mouth(
            s, "left", 8 + i * 12.6, 58, 3, 7.4, 9.6, ("#ffe0a0", "#ffd084")[i % 2], "#e9c9ae", 1
        )
        s.left(58).panel(11.4 + i * 12.6, 3, 0.7, 9, "#8a5246")
    works.mouth(s, "right", 84, 37, 0, 13, 13, dark("#6a4a48"), "#d9a88c")
    s.sawtooth(4, 30, 15, 80, 28, 13, "#9aa0ac", "#c4705a", 5)
    tints = ("#d9504a", "#e8b544", "#3f8f96", "#7a62a8", "#e88a5c")
    s.shadow(4, 66, 40, 26, 14)
    for i, (x, z) in enumerate(((10, 7), (23, 7), (36, 7), (16.5, 19), (29.5, 19))):
        forge.bolt(s, x, 66, z, 6.3, 26, tints[i])
    forge.cloth(s, 50, 69, 28, 30)
    forge.spool(s, 95, 60, 7.6, 22, "#4f86b8")
    works.worker(s, 88, 96, "#5b7a9c", "#f4ead6", 1.35)
    works.worker(s, 45, 96, "#b0788a", "#f4ead6", 1.25)


@plot(212, "evening", "#a9b98a", clouds=((36, 36, 0.8), (216, 60, 0.6)))
def paper_mill(s: Scene) -> None:
    """A mill by the stream, its wheel in the water, and great white rolls of paper before it."""
    s.grass(4, 4, 94, 34, 16)
    wall = "#c9a08a"
    works.brick_box(s, 4, 6, (62, 32, 28), wall)
    s.left(38).windows(32, 4, 32, 22, 4, 2, PANES, 0.6)
    s.right(66).windows(8, 3, 28, 23, 3, 2, PANES, 0.56)
    s.gable(4, 6, 28, 62, 32, 20, SLATE, wall, over=3)
    for x in (24, 42):
        s.box(x, 25, 40, 7, 9, 8, CREAM)
        s.left(34).window(x + 1, 41.5, 5, 5, "#ffe0a0")
        s.gable(x, 25, 48, 7, 9, 5, SLATE, CREAM, "y", over=1)
    s.conifer(95, 6, 0.95)
    s.log_pile(75, 10, 26, 3, 3.6, axis="y")
    s.chimney(56, 10, 36, 7, 30, BRICK)
    works.plume(s, 59.5, 13.5, 68, 4, 1.0)
    s.patch(0, 40, 104, 20, "#c8bba6")
    s.water(-6, 42, 116, 16, 2, "#6fb4d2")
    forge.wheel(s, 20, 50, 17, 17)
    for dx, r in ((-14, 4), (-6, 5), (3, 5), (11, 4), (17, 3)):
        s.ball((20 + dx, 52, 1), r, r * 0.55, "#f4fbff", 0.85)
    bridge(s, 76, 40)
    s.patch(0, 61, 104, 43, "#cdc0ac")
    works.gravel(s, 30, ("#b8aa96", "#e2d8c8"), 63)
    forge.sheet(s, 5, 70)
    for x in (62, 87):
        s.shadow(x - 11, 71, 22, 27, 18)
        forge.paper_roll(s, x, 71, 12.8, 11.4, 27)
    works.worker(s, 41, 97, "#5b7a9c", "#6d4c3c", 1.35)


def bridge(s: Scene, x: float, y: float) -> None:
    """A wooden bridge over the mill race."""
    s.box(x, y, 1, 13, 20, 2.4, "#b98558")
    for i in range(1, 8):
        b = y + i * 2.5
        s.line([(x, b, 3.4), (x + 13, b, 3.4)], "#8a5f45", 0.5)
    for a in (x + 0.5, x + 12.5):
        s.post(a, (y + 1, y + 10, y + 19), 3, 9, "#8a5f45", 1.3)
        s.line([(a, y, 9), (a, y + 20, 9)], "#a8744c", 1.3)


@plot(213, "dusk", "#94887f", clouds=((28, 58, 0.6),))
def iron_foundry(s: Scene) -> None:
    """A ladle hung from its gantry pours glowing iron into the moulds; castings lie before it."""
    works.gravel(s, 60, ("#7d736e", "#a89c92", "#6a625f"))
    wall = "#96594c"
    works.brick_box(s, 4, 6, (70, 30, 32), wall)
    for u in (8, 29, 50):
        works.mouth(s, "left", u, 36, 0, 16, 26, works.fire_fill(s), "#d9a88c")
        s.left(36).panel(s.row(u + 4, 4, 3), 10, 0.8, 13, "#7a3a34", 0.55)
        s.left(36).panel(u, 11, 16, 0.9, "#7a3a34", 0.55)
    for v in (9, 21):
        works.mouth(s, "right", 74, v, 8, 9, 15, dark("#ffc070"), dark("#d9a88c"))
    s.gable(4, 6, 32, 70, 30, 15, "#6a6e7c", wall, over=3)
    s.box(16, 18, 42, 46, 8, 7, "#565a68")
    s.left(26).panel(s.row(18, 5.4, 8), 43.4, 3.8, 4, "#ffc070")
    s.gable(16, 18, 49, 46, 8, 4, "#6a6e7c", "#565a68", over=1.4)
    s.stack(86, 10, 0, 5, 58, "#8a5a4e")
    works.plume(s, 86, 10, 58, 5, 0.9, SOOT)
    trestle(s, 12)
    works.blaze(s, (66, 62, 18), 44, strong=0.5)
    s.box(6, 54.6, 58, 92, 5, 5, "#d9a24a")
    s.left(59.6).panel(s.row(8, 7.6, 12), 59, 4.6, 3, mid("#b47a3c"))
    s.box(44, 53, 63, 12, 8, 5, "#5f6472")
    for u in (-8, 8):
        s.line([(50, 57, 58), facing((50, 57, 40), u, 6)], "#3a3844", 1.3)
    moulds(s)
    trestle(s, 92)
    lip = forge.ladle(s, (50, 57, 36), 1.12)
    foot = facing(lip, 3, -41)
    for thick, tint in ((5, EMBER), (3.4, FIRE), (1.7, BLAZE)):
        s.line([lip, facing(lip, 2.2, -3), facing(lip, 3, -10), foot], tint, thick)
    works.blaze(s, foot, 17, strong=0.95)
    works.sparks(s, foot, 24, 30)
    castings(s)
    works.worker(s, 36, 66, "#5f7f8c", "#4a4652", 1.4)
    works.worker(s, 97, 84, "#b0705a", "#4a4652", 1.35)


def trestle(s: Scene, x: float) -> None:
    """The two legs below one end of the gantry."""
    for y in (44, 70):
        s.line([(x, y, 0), (x, 57, 56.6)], mid(STEEL) if y > 50 else dark(STEEL), 3)
    s.line([(x, 50, 27), (x, 64, 27)], mid(STEEL), 1.8)


def moulds(s: Scene) -> None:
    """Boxes of sand whose hollows glow."""
    for x, y in ((44, 50), (66, 50), (44, 68), (66, 68)):
        s.house(x, y, 18, 14, 7, "#6d5f5a", shade=6, top="#a08a78")
        inner = [(x + 2.4, y + 2.4), (x + 15.6, y + 2.4), (x + 15.6, y + 11.6), (x + 2.4, y + 11.6)]
        s.face([(a, b, 7) for a, b in inner], s.fade(FIRE, BLAZE, FIRE, across=True))
        s.face(
            [(a, b, 7) for a, b in inner[:2]] + [(x + 15.6, y + 4, 7), (x + 2.4, y + 4, 7)], EMBER
        )


def castings(s: Scene) -> None:
    """What came out of the moulds: a cog wheel, an anvil and a bell."""
    iron = "#5d606e"
    s.shadow(8, 82, 26, 6, 14)
    for y, tint in ((82, "#3f404c"), (84, "#4a4c59"), (86, iron)):
        s.left(y).shape(20, 14.4, works.gear_points(13, 10, 0.2), tint)
    s.left(86.1).shape(20, 14.4, works.gear_points(11.6, 10, 0.2), "#7f8494", 0.5)
    s.left(86.2).disc(20, 14.4, 6.2, "#43444f")
    s.left(86.3).disc(20, 14.4, 4.2, "#8d93a2")
    s.left(86.4).disc(20, 14.4, 2.2, "#2f2d38")
    bell: list[Point] = [(8.4, 0), (8, 2), (6, 6), (5.2, 11), (4, 14.4), (1.4, 16)]
    s.shadow_round(80, 90, 8, 14)
    works.turned(s, 80, 90, bell, "#c99a4a")
    s.ring(80, 90, 2.4, 7.8, 1, "#efcf86")
    s.ring(80, 90, 10, 5.4, 0.8, "#efcf86")
    s.ball((80, 90, 17), 1.6, 1.6, "#8a6a34")
    s.shadow(48, 88, 12, 8, 8)
    s.box(50, 87, 0, 8, 7, 3, iron)
    s.box(52, 88, 3, 4, 5, 4, iron)
    s.box(47, 87, 7, 13, 7, 4, iron)
    s.face([(60, 87, 11), (60, 94, 11), (66, 90.5, 11)], lit(iron))
    s.face([(60, 94, 11), (66, 90.5, 11), (60, 94, 7)], mid(iron))


@plot(214, "dusk", "#a0958e", clouds=((26, 70, 0.6),))
def steel_works(s: Scene) -> None:
    """A blast furnace with its stoves and the skip bridge; glowing slabs roll out before it."""
    works.gravel(s, 60, ("#8a807a", "#b8ada4", "#746c6a"))
    forge.furnace(s, 32, 32)
    for x in (58, 74, 90):
        s.shadow_round(x, 14, 7, 36)
    for i, x in enumerate((58, 74, 90)):
        s.cylinder(x, 14, 0, 7, 44 - i * 3, "#8d8f9c")
        s.ring(x, 14, (12, 26), 7.1, 1, "#5f6472")
        s.dome(x, 14, 44 - i * 3, 7, 8, "#a89a94")
    works.pipe(s, [(50, 21, 12), (98, 21, 12)], 4, RUST)
    works.pipe(s, [(36, 32, 66), (40, 32, 76), (62, 34, 46), (62, 34, 34)], 4.4, "#9a8a8a")
    s.tank(62, 36, 8, 22, "#9a7a72", z=10)
    for dx, dy in ((-5, 5), (5, 5), (5, -5)):
        s.post(62 + dx, 36 + dy, 0, 11, "#5f6472", 2)
    works.brick_box(s, 20, 46, (30, 12, 15), "#a8604f")
    works.mouth(s, "left", 25, 58, 0, 20, 13, works.fire_fill(s), "#d9a88c")
    works.blaze(s, (35, 58, 5), 20)
    forge.skip_bridge(s, (2, 70, 3), (27, 35, 67))
    forge.rail_stack(s, 76, 44)
    s.line([(35, 58, 0.4), (35, 68, 0.4)], FIRE, 4)
    s.line([(35, 58, 0.6), (35, 68, 0.6)], BLAZE, 1.8)
    s.shadow(0, 70, 104, 14, 6)
    s.box(2, 70, 0, 100, 14, 4.4, "#5f6472", top="#4a4c59")
    for i in range(16):
        works.roll(s, 4 + i * 6.2, 71, 4.6, [(0, 1.5), (12, 1.5)], "y", "#9aa2b0")
    for x, heat in ((10, 1.0), (42, 0.7), (74, 0.4)):
        forge.slab(s, x, 72, 6.4, 24, heat)
    works.sparks(s, (22, 84, 10), 12, 14)
    works.heap(s, 22, 95, 7, 7, "#7a5a52", 8)
    works.worker(s, 46, 94, "#6f8292", "#4a4652", 1.35)
    works.worker(s, 66, 92, "#b0705a", "#4a4652", 1.35)
    works.worker(s, 92, 92, "#6f8292", "#4a4652", 1.3)


@plot(215, "evening", "#b3aea4", clouds=((196, 26, 0.7),))
def chemical_works(s: Scene) -> None:
    """Columns, round tanks and vats of bright liquors, joined by pipes of every colour."""
    s.paving(0, 0, 104, 104, "#b9b3a8", 13)
    forge.column(s, 14, 14, 6.4, 58, "#a9b6c0")
    forge.column(s, 34, 12, 5, 48, "#c0aea0")
    forge.column(s, 50, 14, 5.6, 66, "#a9b6c0")
    forge.globe(s, 82, 22, 14, "#e6e2d8")
    works.pipe(s, [(50, 18, 40), (66, 18, 40), (74, 20, 32)], 3, "#d9504a")
    works.pipe(s, [(14, 18, 44), (34, 18, 44), (34, 18, 30)], 3, "#e8b544")
    works.brick_box(s, 6, 28, (46, 20, 22), BRICK)
    s.box(5, 27, 22, 48, 22, 2, "#8d8f9c")
    s.left(48).panel(21, 2, 17, 18, mid("#3f8f96"))
    forge.flask(s, 29.5, 48.1, 7, 0.92, "#8fd45c")
    s.left(48).window((9, 42), 7, 7, 10, "#ffe0a0")
    s.right(52).windows(29, 4, 18, 15, 2, 2, PANES, 0.6)
    for x in (12, 40):
        s.cylinder(x, 34, 24, 2, 7, "#8d8f9c")
        works.plume(s, x, 34, 31, 3, 0.7, "#dfe8d0")
    rack(s)
    forge.globe(s, 86, 54, 9, "#d9b45c")
    vats = ((16, 72, "#8fd45c"), (40, 76, "#c86ab8"), (64, 80, "#f2c23c"))
    for x, y, tint in vats:
        forge.vat(s, x, y, 10, tint)
    valve(s, 84, 82)
    works.worker(s, 28, 92, "#e8dcc4", "#d9a24a", 1.35)
    works.worker(s, 52, 96, "#6f8292", "#d9a24a", 1.35)
    works.worker(s, 97, 76, "#e8dcc4", "#d9a24a", 1.3)


def rack(s: Scene) -> None:
    """A bridge that carries four pipes across the yard."""
    tints = ("#e8b544", "#5fa86a", "#d9504a", "#4f86b8")
    for x in (58, 98):
        s.post(x, (30 + 0, 30 + 12), 0, 20, "#6a707e", 2)
        s.line([(x, 29, 18), (x, 43, 18)], "#6a707e", 2)
    for i, tint in enumerate(tints):
        y = 31 + i * 3.6
        works.pipe(s, [(52, y, 20), (100, y, 20), (100, y, 1)], 3, tint)
    works.pipe(s, [(64, 42, 20), (64, 56, 20), (64, 74, 20), (64, 74, 13)], 3, "#e8b544")


def valve(s: Scene, x: float, y: float) -> None:
    """A short pipe with a red hand wheel."""
    works.pipe(s, [(x - 10, y, 3), (x + 10, y, 3)], 5, "#5fa86a")
    s.post((x - 4, x + 4), y, 0.4, 6.6, "#3f6f4a", 2.4)
    s.post(x, y, 4, 12, "#8d8f9c", 2)
    s.ball((x, y, 12), 6.4, 3.4, "#b03c3a")
    s.balls((x, y, 12.8), (6.2, 3.2, "#e05a4f"), (4.4, 2.2, "#9a938c"))
    for a, b in ((5.0, 0.6), (-1.6, 2.6)):
        s.line([facing((x, y, 12.8), a, b), facing((x, y, 12.8), -a, -b)], "#e05a4f", 1.4)


@plot(216, "evening", "#aea69c", clouds=((206, 44, 0.7), (24, 70, 0.5)))
def car_factory(s: Scene) -> None:
    """A hall of brick and glass from whose gate new cars roll out in a row."""
    works.gravel(s, 30, STONES)
    works.brick_box(s, 4, 6, (76, 34, 25), BRICK)
    left = s.left(40)
    for u in (8, 21, 34):
        left.panel(u, 5, 10, 16, mid("#5f6472"))
        for i in range(2):
            for k in range(3):
                tint = s.random.choice(PANES)
                left.panel(u + 0.6 + i * 4.7, 5.8 + k * 5, 4.1, 4.4, tint)
    s.right(80).windows(8, 5, 30, 16, 4, 3, PANES, 0.7)
    left.panel(49, 0, 27, 22, mid("#d9b48a"))
    left.panel(51, 0, 23, 20, "#413844")
    left.panel(51, 14, 23, 6, s.fade("#5a4c50", "#413844"))
    s.sawtooth(4, 6, 25, 76, 34, 13, "#9aa0ac", BRICK, 4)
    forge.tyre(s, 26, 41, 38, 13)
    s.stack(90, 10, 0, 5, 52, RUST)
    works.plume(s, 90, 10, 52, 4, 0.9, SOOT)
    s.patch(52, 40, 21, 35, "#8b8894")
    s.patch(0, 74, 104, 26, "#8b8894")
    s.patch(s.row(4, 15, 7), 97, 8, 1.2, "#f0e4c4")
    s.patch(54, 40, 17, 5, SHADOW, 0.3)
    forge.saloon(s, 56, 41, "#4f86b8", "y")
    for i in range(3):
        for z in range(3 - i % 2):
            s.cylinder(14 + i * 11, 56, z * 3.6, 4.4, 3.6, "#4a4652", top="#7a7684")
            s.ball((14 + i * 11, 56, z * 3.6 + 3.6), 3, 1.5, "#35303c")
    works.worker(s, 44, 62, "#6f8292", "#d9a24a", 1.35)
    works.worker(s, 84, 60, "#e8dcc4", "#6d4c3c", 1.35)
    s.tree(98, 46, 0.85)
    for x, tint in ((4, "#e8b544"), (38, "#d9504a"), (72, "#5fa39a")):
        forge.saloon(s, x, 79, tint)
