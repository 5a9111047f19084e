"""Draws the trades of the village: bread, timber, flour, bricks, beer and coal."""

import math

import works_parts as works
import works_village as village
from kit import CREAM, IRON, SHADOW, WARM, Scene, dark, facing, mid, plot
from works_parts import BLAZE, COAL
from works_village import BEAM, BRICK, EARTH, PLASTER, STONES, TIMBER


@plot(201, "morning", clouds=((34, 44, 0.8), (214, 66, 0.6)))
def bakery(s: Scene) -> None:
    """A timbered bakehouse with its oven aglow, loaves on the table and a pretzel above."""
    s.grass(4, 4, 94, 40, 18)
    s.patch(0, 54, 104, 50, EARTH)
    s.patch(62, 0, 34, 60, EARTH, r=6)
    works.gravel(s, 34, STONES, 56)
    house = s.house(6, 8, 52, 38, 26, PLASTER, shade=34)
    works.timber(s, "right", 58, 8, 0, 38, 26, 3, BEAM)
    works.timber(s, "left", 6, 46, 0, 52, 26, 4, BEAM)
    house.left.panel(20, 9, 24, 14, mid(BEAM))
    house.left.panel(21.4, 10, 21.2, 12, WARM)
    for z in (10.4, 16.4):
        house.left.panel(21.4, z - 0.6, 21.2, 1.2, mid(BEAM))
        for i in range(4):
            village.boule(s, 24 + i * 5.3, 46, z + 0.4, 2.7)
    house.left.door(47.4, 0, 8, 19, "#6f9a8c")
    house.right.window(19, 10, 11, 10, WARM)
    house.gable(24, "#d9694e", over=4)
    house.right.shape(8, 26, ((18.2, 0), (19.8, 0), (19.8, 14), (18.2, 14)), dark(BEAM))
    village.oven(s, 82, 30)
    s.tree(98, 8, 0.8)
    village.sign(s, 26, 47, 44)
    table(s)
    works.worker(s, 72, 72, "#fffaf0", "#ffffff", 1.35)
    s.line([(72, 71, 8), (80, 56, 9)], "#b98558", 1.5)
    s.line([(79, 58, 9), (80, 55.6, 9)], "#d9b07c", 4)
    works.worker(s, 60, 94, "#6f8fb8", "#7a5a4a", 1.2)
    works.sack(s, 88, 66, 1.2)
    works.sack(s, 95, 68, 1.3)
    works.sack(s, 91, 74, 1.2)
    s.bush(97, 92, 0.9)
    s.flowers(4, 94, 26, 7, 8)


def table(s: Scene) -> None:
    """A long table full of bread."""
    wood = "#c08f5e"
    s.shadow(6, 62, 46, 22, 9)
    s.set_out(s.box, ((8, 64), (48, 64), (8, 80), (48, 80)), 0, 2, 2, 9, wood)
    s.box(6, 62, 9, 46, 22, 2, wood, top="#fff6e2")
    for i in range(5):
        s.left(84).panel(6 + i * 9.2, 7, 9.2, 3, ("#d9564a", CREAM)[i % 2])
        s.right(52).panel(62 + i * 4.4, 7, 4.4, 3, dark(("#d9564a", CREAM)[i % 2]))
    village.boule(s, 14, 68, 11, 7)
    village.loaf(s, 28, 67, 11, 14, 9)
    village.loaf(s, 14, 78, 11, 17, 9.6)
    village.boule(s, 43, 76, 11, 7.4)


def mill_shed(s: Scene) -> None:
    """An open shed of posts below a wide roof."""
    x, y, w, d, h = 6, 6, 66, 34, 33
    s.shadow(x, y, w, d, h)
    s.box(x, y, 0, w, 3, h, "#a8764e")
    s.left(y + 3).panel(s.row(x + 3, 6.6, 10), 0, 0.7, h, "#7d553c")
    works.planks(s, 14, 16, 24, 12, 4, TIMBER)
    s.deck(x, y + 3, h, w, d - 3, SHADOW, 0.4)
    for a in (x, x + w / 2 - 1, x + w - 3):
        s.box(a, y + d - 3, 0, 3, 3, h, BEAM)
        for lean in (-7, 7):
            if x - 2 < a + lean < x + w + 2:
                foot, head = (a + 1.5, y + d, h - 9), (a + 1.5 + lean, y + d, h - 1)
                s.line([foot, head], mid(BEAM), 1.8)
    s.box(x + w - 3, y, 0, 3, 3, h, BEAM)
    s.gable(x, y, h, w, d, 17, "#b0795a", "#c99a68", over=5)


@plot(202, "noon", "#bccb86", clouds=((200, 34, 0.9), (36, 62, 0.6)))
def sawmill(s: Scene) -> None:
    """A great saw blade that cuts a log before an open shed, with logs, boards and stumps."""
    s.patch(0, 44, 104, 60, "#e2cd9c")
    works.gravel(s, 60, ("#f3e2b4", "#cdb27e", "#f0d593"), 46)
    mill_shed(s)
    s.set_out(s.conifer, ((88, 6, 1.0), (99, 20, 0.8)))
    s.log_pile(80, 14, 28, 3, 4.2, axis="y")
    bench(s)
    works.planks(s, 8, 76, 34, 18, 4, TIMBER)
    works.worker(s, 52, 76, "#d9564a", "#7a5238", 1.4)
    works.heap(s, 62, 90, 9, 7, "#f0d08c", 10)
    s.set_out(s.stump, ((86, 88, 4.4), (96, 82, 3.4)))
    s.line([(86, 88, 4), facing((86, 88, 4), 7, 9)], "#8a5f45", 1.4)
    s.sketch((86, 88, 4), "M-1.6 -0.4 L2.6 -3.4 L1.4 1.2 Z", "#b9c4d0", 1.5)
    s.grass(4, 98, 90, 4, 8)


def bench(s: Scene) -> None:
    """The bench with the blade and the log that it cuts."""
    s.shadow(20, 52, 76, 13, 14)
    s.box((24, 58, 88), 52, 0, 4, 13, 9, BEAM)
    s.box(18, 52, 9, 77, 13, 3, "#b98558")
    log = (54, 58.5, 18.6)
    s.box(19, 54, 12, 22, 4, 5, TIMBER)
    village.blade(s, 43, 59, 20, 26, 12)
    s.box(19, 60.4, 12, 20, 4, 4, TIMBER)
    works.roll(s, *log, [(0, 6), (38, 6)], "x", "#a5724f")
    s.right(92).discs(
        58.5, 18.6, (6, "#7d553c"), (5, "#f0d3a2"), (3.4, "#d9ae78"), (2.6, "#f0d3a2"), (0.9, BEAM)
    )
    s.line([(54, 59, 25), (70, 59, 25)], "#5d4036", 1)
    village.blade(s, 43, 59, 20, 26, 25.2)
    for _ in range(16):
        spot = (30 + s.random.uniform(-12, 8), 62, 13 + s.random.uniform(0, 10))
        s.ball(spot, 0.9, 0.7, s.random.choice(("#fbe6b0", "#f0cf86")))


@plot(203, "morning", "#a4cd7c", clouds=((30, 40, 0.8), (214, 56, 0.8)))
def wind_mill(s: Scene) -> None:
    """A mill with four great sails, its flour in sacks and the ripe field beside it."""
    x, y = 44, 38
    s.grass(4, 4, 94, 94, 26)
    s.patch(30, 56, 18, 48, EARTH, r=3)
    s.tree(92, 10, 0.9)
    s.shadow_round(x, y, 20, 64)
    village.prism(s, x, y, ((22, 0), (20.5, 20)), BRICK)
    works.mouth(s, "left", x - 5, y + 19.6, 0, 10, 15, "#7a5040", CREAM)
    s.left(y + 19.8).panel(x - 0.4, 0, 0.8, 13, "#5d3d34")
    s.cylinder(x, y, 20, 25, 1.6, "#b9805a")
    village.gallery(s, x, y, 21.6, 24.6, False)
    village.prism(s, x, y, ((18, 21.6), (11.8, 58)), "#8fa9a4")
    for z, out in ((31, 15.8), (45, 13.6)):
        s.left(y + out).window(x - 3, z, 6, 7, WARM)
    village.gallery(s, x, y, 21.6, 24.6, True)
    s.cylinder(x, y, 58, 12.8, 3, "#f4ead6")
    s.dome(x, y, 61, 13.8, 18, "#c9644c", ribs=4)
    hub = (x, y + 21, 66)
    s.line([(x, y + 8, 68), hub], "#5d4438", 4)
    for turn in range(4):
        village.sail(s, hub, math.pi / 2 * turn - 0.4, 46)
    s.ball(hub, 3.8, 3.8, "#5d4438")
    s.ball(facing(hub, -0.6, 0.8), 1.8, 1.7, "#c98a5c")
    s.grain(74, 46, 26, 24, 6)
    s.set_out(s.sheaf, ((80, 80), (90, 78), (98, 80)), 1.0)
    village.cart(s, 46, 82)
    for a, b, k in ((16, 70, 1.4), (9, 76, 1.3), (17, 80, 1.5), (22, 92, 1.2)):
        works.sack(s, a, b, k)
    works.worker(s, 34, 78, "#fffaf0", "#fffaf0", 1.4)
    works.worker(s, 88, 94, "#c9644c", "#e3c27c", 1.3)


@plot(204, "evening", "#b7c385", clouds=((36, 40, 0.8), (212, 84, 0.6)))
def brickworks(s: Scene) -> None:
    """Two kilns aglow, a tall chimney and stacks of fresh bricks before them."""
    s.grass(4, 4, 94, 30, 14)
    s.patch(0, 40, 104, 64, "#dcae86")
    works.gravel(s, 56, ("#c98f68", "#ecc8a4", "#b97a56"), 42)
    village.kiln(s, 26, 32, 17, 50)
    village.kiln(s, 64, 28, 17, 50)
    village.tower(s, 89, 14)
    s.tree(99, 36, 0.8)
    village.brick_stack(s, 58, 56, (4, 5, 5), "#e0794f")
    village.brick_stack(s, 62, 58, (2, 3, 2), "#e0794f", 20)
    village.brick_stack(s, 8, 62, (3, 4, 4), "#d9694a")
    works.heap(s, 14, 92, 9, 9, "#b4785a", 8)
    village.brick_stack(s, 62, 89, (1, 1, 1), "#e0794f")
    village.barrow(s, 38, 84)
    works.worker(s, 48, 74, "#f0cf8a", "#7a5a4a", 1.35)
    works.worker(s, 86, 92, "#6f8fb8", "#5d4a44", 1.3)


@plot(205, "evening", "#adc97e", clouds=((206, 30, 0.8), (30, 70, 0.6)))
def brewery(s: Scene) -> None:
    """A brewhouse with its copper kettle, barrels in a heap and a foaming mug."""
    wall = "#e3b98a"
    s.grass(4, 4, 94, 40, 16)
    s.patch(0, 48, 104, 56, "#d6c0a0")
    s.patch(56, 6, 44, 50, "#d6c0a0", r=6)
    works.gravel(s, 44, ("#c2aa88", "#eadbc0", "#b89e7c"), 50)
    s.tree(98, 6, 0.8)
    works.brick_box(s, 6, 8, (44, 36, 34), wall)
    for u in (10, 23, 36):
        works.mouth(s, "left", u, 44, 18, 8, 12, WARM, CREAM)
        s.left(44).panel(u + 3.6, 18, 0.8, 11, CREAM)
    works.mouth(s, "left", 20, 44, 0, 13, 15, mid("#7f9a62"), CREAM)
    s.left(44).panel(26.2, 0, 0.7, 14, "#4f6a48")
    for v in (13, 28):
        works.mouth(s, "right", 50, v, 18, 8, 12, dark(WARM), dark(CREAM))
    s.hip(6, 8, 34, 44, 36, 22, "#7f8c9a", over=3)
    s.box(24, 22, 52, 8, 8, 6, PLASTER)
    s.hip(24, 22, 58, 8, 8, 8, "#c9644c", over=1.6)
    s.smoke(28, 26, 66, 2, 0.9)
    village.kettle(s, 78, 36)
    for z, row in ((7.2, (10, 25, 40)), (20, (17.5, 32.5))):
        for x in row:
            if z < 8:
                s.shadow(x - 7, 62, 14, 17, 12)
            village.lying_barrel(s, x, 60, z, 7, 19)
    village.lying_barrel(s, 25, 61, 32.8, 7, 18)
    works.grown(s, 76, 82, 1.9, s.barrel, 76, 82, 3.6)
    village.mug(s, 76, 82, 13.4, 1.75)
    works.worker(s, 50, 94, "#fffaf0", "#c9644c", 1.35)
    for x, y in ((14, 92), (26, 94)):
        works.sack(s, x, y, 1.2, "#d9c68a")
    s.bush(97, 66, 1.1)
    s.flowers(92, 70, 8, 26, 8)


@plot(206, "evening", "#b3bb8a", clouds=((34, 34, 0.8), (212, 78, 0.6)))
def coal_mine(s: Scene) -> None:
    """A winding tower with its wheel, the engine house, black heaps and a tub of coal on rails."""
    s.patch(0, 30, 104, 74, "#a89c8e")
    works.gravel(s, 70, ("#8d8278", "#bdb2a2", "#6d6668"), 32)
    s.grass(4, 4, 94, 22, 14)
    s.conifer(96, 8, 0.85)
    wall = "#c9775c"
    works.brick_box(s, 4, 14, (32, 32, 22), wall)
    for u in (8, 21):
        works.mouth(s, "left", u, 46, 5, 9, 13, WARM, CREAM)
        s.left(46).panel(u + 4.1, 5, 0.8, 12, CREAM)
    s.gable(4, 14, 22, 32, 32, 17, "#7d8896", wall, over=3)
    s.chimney(8, 16, 20, 8, 30, wall)
    works.plume(s, 12, 20, 52, 4, 0.9, "#d6ced2")
    x, y, h = 68, 34, 60
    for dy in (-5, 7):
        s.line([(x - 3, y + dy, h), (x - 26, y + dy, 12)], "#8a523c", 2.6)
    village.headframe(s, x, y, h)
    for dx in (-4, -2):
        s.line([(x + dx, y + 1, h + 23), (36, 33, 30)], "#3f3a46", 0.8)
    s.post(x, y + 4, h + 12, 8, "#3f3a46", 0.9)
    for dx in (-6, 6):
        s.line([(x + dx, y + 1, h + 2), (x, y + 1, h + 12)], "#8a523c", 2.4)
    works.spokes(s, x, y + 3, h + 12, 13, 4, "#4a4652", 2.6)
    for dx in (-6, 6):
        s.line([(x + dx, y + 4.6, h + 2), (x, y + 3.6, h + 12)], "#b5765a", 2.4)
    s.left(y + 3.6).disc(x, h + 12, 2.4, "#e0a24c")
    s.box(x - 8, y - 8, 0, 16, 16, 11, "#8d8390")
    works.mouth(s, "left", x - 5, y + 8, 0, 10, 10, "#2f2b38", "#d6c4a8")
    works.heap(s, 85, 60, 16, 24, COAL, 28)
    s.rails(78, 13)
    works.worker(s, 30, 64, "#5f7f9c", "#4a4652", 1.4)
    works.worker(s, 44, 66, "#c9965c", "#4a4652", 1.3)
    for a in (10, 44):
        works.grown(s, a, 78.4, 1.7, s.mine_cart, a, 78, "#57525f")
        s.line([(a + 22, 85, 4), (a + 34, 85, 4)], IRON, 1.4)
    works.worker(s, 30, 99, "#7a8a6a", "#4a4652", 1.4)
    works.blaze(s, facing((30, 99, 4), 4, 0), 4.6, strong=1)
    s.ball(facing((30, 99, 4), 4, 0), 1.2, 1.5, BLAZE)
