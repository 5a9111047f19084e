"""Draws the skylines of New York and Sydney: harbours with towers, bridges and a house of sails."""

from itertools import pairwise

from kit import SHADE, Point, dark, lit, mix, number, traced
from panorama import GLOW, Panorama, level, panorama

COPPER = "#8cc2ab"
STONE = "#cdb096"
PALE = "#fdf6ea"


def tiers(
    s: Panorama, x: float, base: float, steps: tuple[tuple[float, float], ...], colour: str
) -> None:
    """A stepped tower around x: (half width, top) from the widest step to the narrowest."""
    for half, top in steps:
        s.block(x - half, top, 2 * half, base, colour, 0.34)
        s.rect(x - half, top, 2 * half * 0.66, 0.8, lit(lit(colour)))
        grooves = [
            (x - half + 2.4 + i * 2.4, top + 2, 0.7, base - top - 2)
            for i in range(int((half * 1.3 - 1) / 2.4))
        ]
        s.bars(grooves, mix(colour, SHADE, 0.2))
    (low, start), *_ = steps
    s.panes((x - low + 1, start + 3, low * 1.2, base - start - 4), 5, 6, (colour, GLOW), 0.4)


def empire(s: Panorama, x: float, base: float) -> None:
    """The tallest tower: steps, a round lantern and a mast."""
    colour = "#d9b79f"
    tiers(s, x, base, ((19, 78), (15.5, 64), (11, 34), (8, 28.5)), colour)
    s.block(x - 4.6, 22.5, 9.2, 28.5, colour, 0.34)
    here = s.pen(x)
    here.put("M -3 22.5 L -2.4 14 L 2.4 14 L 3 22.5 Z", s.curved("#e9d6c2"))
    here.put("M -2.4 14 Q 0 10 2.4 14 Z", s.curved("#c7b0b4"))
    here.put("M -0.7 12 L -0.25 2 L 0.25 2 L 0.7 12 Z", "#8f7f8f")
    rows = [(x - 8 + i * 3.1, 38 + j * 5.2, 1.1, 2.6) for i in range(4) for j in range(7)]
    s.bars([spot for spot in rows if s.random.random() < 0.45], GLOW)


def crowned(s: Panorama, x: float, base: float) -> None:
    """A slim tower whose steel crown is made of arches within arches, with a needle."""
    colour, steel = "#b9bfd0", "#e4e3e4"
    tiers(s, x, base, ((13, 82), (10, 68), (7.6, 47)), colour)
    for k, tint in ((1, steel), (0.74, "#cfd2db"), (0.5, steel)):
        y = 47 - (1 - k) * 15
        way = "M -7.6 0 C -7.4 -10 -3 -16 0 -24 C 3 -16 7.4 -10 7.6 0 Z"
        here = s.pen(x, y, k)
        here.put(way, s.shaded(tint))
        here.stroke("M -7 0 C -6.6 -9 -3 -15 0 -22 C 3 -15 6.6 -9 7 0", "#9aa0b4", 0.5)
    for dx, y in ((-4.4, 44.4), (0, 43.4), (4.4, 44.4), (-2, 38), (2, 38), (0, 32.6)):
        s.put("M -1 1.6 L 0 -1.8 L 1 1.6 Z", GLOW, x + dx, y)
    s.put("M -0.9 26 L 0 7 L 0.9 26 Z", "#a9adbe", x)


def prism(s: Panorama, x: float, base: float) -> None:
    """A glass tower of tall triangles with a mast."""
    glass, top = "#a6c6d6", 30
    corners = [(x - 10, base), (x - 10, 92), (x - 6.5, top)]
    corners += [(x + 6.5, top), (x + 10, 92), (x + 10, base)]
    s.poly(corners, glass)
    s.poly([(x - 10, base), (x - 10, 92), (x - 6.5, top), (x - 1, base)], lit(lit(glass)))
    s.poly([(x - 6.5, top), (x + 6.5, top), (x + 3, base), (x - 1, base)], s.fade("#c6dfe6", glass))
    s.poly([(x + 6.5, top), (x + 10, 92), (x + 10, base), (x + 3, base)], dark(glass))
    spots = [(x - w, y, x + w, y) for y in range(36, 90, 6) for w in [6 + (y - top) * 0.054]]
    s.lines(spots, "#e8f3f3", 0.3, 0.6)
    s.rect(x - 5.4, top - 1.6, 10.8, 1.6, "#dfeaec")
    s.put("M -0.7 29 L -0.2 12 L 0.2 12 L 0.7 29 Z", "#8f97ab", x)


def torch_bearer(s: Panorama, x: float, base: float) -> None:
    """A copper figure with a crown of rays and a raised torch on a stone foot on an island."""
    here = s.pen(x, base)
    here.put("M -46 1.4 C -38 -3 -26 -4.6 0 -5 C 26 -4.6 36 -3 44 1.4 Z", "#a9b98a")
    here.put("M -46 1.4 L 44 1.4 L 40 3 L -42 3 Z", "#b79c86")
    s.crowns(x - 34, x - 14, base - 1.5, 4, "#8db079")
    s.crowns(x + 15, x + 34, base - 1.5, 3.6, "#8db079")
    way = "M -15 -3 L -11 -9 L 11 -9 L 15 -3 Z"
    here.put(way, s.shaded(STONE))
    here.put("M -6.8 -9 L -5 -26 L 5 -26 L 6.8 -9 Z", s.fade(lit(lit(STONE)), STONE, across=True))
    here.put("M 2.2 -9 L 1.8 -26 L 5 -26 L 6.8 -9 Z", dark(STONE))
    s.bars([(x - 6.2, base - 27, 12.4, 1.8), (x - 7.6, base - 10.6, 15.2, 1.8)], lit(STONE))
    s.bars([(x - 3, base - 22, 1.3, 5), (x - 0.4, base - 22, 1.3, 5)], dark(STONE))
    k, y = 1.28, base - 27
    shade = mix(dark(COPPER), "#2f6a70", 0.3)
    there = s.pen(x, y, k)
    there.put("M -3.2 -17 L -6.6 -28 L -4.3 -28.8 L -0.4 -18.6 Z", lit(COPPER))
    way = "M -5 0 C -5.6 -7 -4.6 -13 -3.6 -19 L 3.4 -19 C 4.6 -13 5.6 -7 5 0 Z"
    there.put(way, s.curved(COPPER))
    there.put("M 1 0 C 2 -7 1.4 -13 0.6 -18 L 3.4 -19 C 4.6 -13 5.6 -7 5 0 Z", shade, 0.55)
    way = "M -3 -0.6 C -3.4 -6 -2.4 -10 -1 -15 M -0.6 -0.6 C -0.6 -5 0.4 -9 1 -14"
    there.stroke(way, dark(COPPER), 0.4)
    there.put("M 2.2 -10 L 6.2 -11.6 L 7.6 -17.4 L 3.8 -16.4 Z", lit(COPPER))
    there.put("M 2 -18.4 C 5 -17.6 5.6 -14 5.2 -11.4 L 3.2 -11.4 C 3.2 -14 2.6 -15 1 -16 Z", COPPER)
    for dx, dy in traced("-4.4 -24.4, -3.2 -26.8, -1.3 -28.2, 1 -28.2, 2.9 -26.8, 4.1 -24.4"):
        there.put(f"M -1.5 -23.2 L {dx} {dy} L 1 -23.4 Z", lit(COPPER) if dx < 0 else COPPER)
    way = "M -1.9 -22 C -2.2 -25 2 -25 1.7 -22 C 1.6 -19.6 1 -18.4 0 -18.2 C "
    way += "-1.2 -18.4 -1.8 -19.8 -1.9 -22 Z"
    there.put(way, s.curved(COPPER))
    there.put("M -6.9 -28 L -7.4 -30.6 L -3.8 -31.4 L -4.2 -28.8 Z", "#c9a25c")
    s.halo(x - 5.6 * k, y - 33.4 * k, 9, "#fff0b4", 0.9)
    way = "M -7.4 -31 C -8 -33.4 -5.8 -34.6 -5.4 -37.4 C -3.4 -35 -3 -32.6 -3.8 -31.2 Z"
    there.put(way, "#f4b94e")


def cable(start: Point, end: Point, sag: float, count: int = 16) -> list[Point]:
    """A hanging rope from its high end to its low end, in order from left to right."""
    (ax, ay), (bx, by) = start, end
    shares = [i / count for i in range(count + 1)]
    spots = [
        (ax + (bx - ax) * t, ay + (by - ay) * ((1 - sag) * t + sag * (1 - (1 - t) ** 2)))
        for t in shares
    ]
    return sorted(spots)


def stone_bridge(s: Panorama, left: float, x: float, deck: float) -> None:
    """A suspension bridge: a stone tower with two pointed gates, cables, hangers and stays."""
    top, rope = 46.0, "#8b7683"
    fall = cable((x, top + 1), (left, deck - 2), 0.3)
    rise = cable((x, top + 1), (562, deck - 5), 0.62)
    for line in (fall, rise):
        spots = [
            (a, level(line, a), a, deck) for a in range(int(line[0][0]) + 3, int(line[-1][0]), 4)
        ]
        s.lines(spots, rope, 0.35, 0.8)
    stays = [
        (x, top + 4, x + side * reach, deck) for side in (-1, 1) for reach in (10, 19, 28, 37, 46)
    ]
    s.lines([spot for spot in stays if spot[2] > left], rope, 0.4, 0.8)
    for line in (fall, rise):
        s.lines([(*a, *b) for a, b in pairwise(line)], "#75606f", 1)
    s.rect(left - 8, deck, 568 - left, 3.2, "#a98c84")
    s.rect(left - 8, deck, 568 - left, 0.9, "#ecd5bd")
    s.lines([(a, deck + 3, a + 4, deck + 5.6) for a in range(int(left), 560, 4)], "#8d7480", 0.4)
    s.rect(left - 8, deck + 5.4, 568 - left, 0.7, "#8d7480")
    w, low = 11.0, 113.0
    gates = ""
    for gate in (x - 4.6, x + 4.6):
        for up, down in ((56, deck), (deck + 8, low - 3)):
            gates += (
                f"M{number(gate - 2.7)} {number(down)}L{number(gate + 2.7)} {number(down)}"
                f"L{number(gate + 2.7)} {number(up + 6)}Q{number(gate + 2.6)} {number(up + 2)} "
                f"{number(gate)} {number(up)}Q{number(gate - 2.6)} {number(up + 2)} "
                f"{number(gate - 2.7)} {number(up + 6)}Z"
            )
    body = f"M{x - w} {low}L{x - w} {top + 3}L{x + w} {top + 3}L{x + w} {low}Z"
    s.path(body + gates, s.shaded(STONE))
    s.rect(x - w - 1.2, top, 2 * w + 2.4, 3.4, lit(STONE))
    s.rect(x + w * 0.4, top, w * 0.6 + 1.2, 3.4, dark(STONE))
    s.rect(x - w - 1, deck, 2 * w + 2, 3.2, "#b8967f")
    s.rect(x - w - 2, low - 3, 2 * w + 4, 6, dark(STONE))


def ferry(s: Panorama, x: float, y: float, k: float, colour: str, upper: str) -> None:
    """A harbour ferry with two decks."""
    here = s.pen(x, y, k)
    here.put("M -18 0 L 18 0 L 15 4 L -15 4 Z", dark(colour))
    here.put("M -18 -2 L 18 -2 L 18 0 L -18 0 Z", colour)
    here.put("M -14 -6.4 L 14 -6.4 L 15 -2 L -15 -2 Z", upper)
    here.put("M -9 -9.6 L 9 -9.6 L 10 -6.4 L -10 -6.4 Z", lit(upper))
    here.put("M -2 -13 L 2 -13 L 2 -9.6 L -2 -9.6 Z", colour)
    s.panes((x - 13 * k, y - 5.9 * k, 26 * k, 3.2 * k), 10, 1, ("#8b95a8", GLOW), 0.5)
    s.ellipse(x, y + 4.4 * k, 19 * k, 0.9 * k, "#ffffff", 0.5)


@panorama(3, "#efd9cf")
def new_york(s: Panorama) -> None:
    s.sky("#bfd9ea", "#dfe6e6", "#fbe6c6", "#f9d2ac", sun=(92, 96, 150))
    s.clouds("#fff8ee", (250, 22, 0.7, 0.55), (470, 24, 0.95, 0.5), (60, 60, 0.7, 0.3))
    hazy = [s.far(colour, 0.62) for colour in ("#a9a7c4", "#9db0c9", "#b3a3bd")]
    s.town([(0, 98), (110, 96), (190, 97)], 104, (8, 15), hazy)
    s.town([(226, 84), (270, 62), (350, 48), (420, 58), (500, 76), (560, 80)], 106, (9, 16), hazy)
    s.veil(60, 106, s.haze, 0.75)
    middle = [
        s.far(colour, 0.22) for colour in ("#b59fb4", "#9fb0c6", "#c7a7a0", "#a9a3bf", "#cdb3a4")
    ]
    s.town([(252, 88), (300, 64), (420, 60), (448, 82), (560, 92)], 108, (9, 15), middle, "#fbe0ae")
    s.veil(70, 110, s.haze, 0.5, 200)
    prism(s, 286, 108)
    empire(s, 338, 108)
    crowned(s, 396, 108)
    front = ("#c78f80", "#8fa3bd", "#d8b08c", "#a58fae", "#b9776d")
    roofs = [(248, 98), (276, 92), (310, 90), (365, 88), (412, 90), (440, 100)]
    s.town(roofs, 110, (8, 13), front, GLOW)
    s.town([(520, 102), (560, 100)], 110, (8, 13), front, GLOW)
    s.crowns(246, 262, 110, 3, "#96b183")
    s.water(108, ("#f3d3b4", "#a9c3cf", "#7fa9c2"), "#fff3d8", 70)
    for x, w, colour in (
        (286, 16, "#b7d0d8"),
        (338, 24, "#d2ad98"),
        (396, 14, "#b5b6c8"),
        (214, 16, "#8fb09c"),
        (474, 22, "#bb9c88"),
    ):
        s.mirrored(x, w, 111, 15, colour)
    stone_bridge(s, 426, 474, 92)
    torch_bearer(s, 214, 109)
    ferry(s, 96, 116, 0.8, "#ee8a45", "#fbd9a8")
    s.sail(330, 122, 0.7)
    s.gulls("#8f8296", (150, 84, 0.7), (166, 80, 0.55), (256, 50, 0.6))


SHELL = "M 0 0 C -2 -13 -8 -25 -17 -33 C 6 -31 24 -18 29 0 Z"
MOUTH = "M 0 0 C -2 -13 -8 -25 -17 -33 C -10 -20 -8 -8 -8 0 Z"
RIBS = (
    "M 3 -1 C 2 -13 -5 -25 -17 -33 M 9 -1 C 8 -13 -1 -26 -17 -33 M 16 "
    "-1 C 15 -13 4 -27 -17 -33 M 22 -1 C 21 -13 8 -29 -17 -33"
)


def shell(s: Panorama, x: float, y: float, k: float, flip: bool = False) -> None:
    """One sail of the opera house, its mouth to the left."""
    here = s.pen(x, y, k, flip)
    here.put(MOUTH, s.fade("#a87f78", "#d9a878"))
    here.put(SHELL, s.fade("#fffdf6", "#f4ead9", "#cfc4cf", across=True))
    here.stroke(RIBS, "#d3c6c4", 0.4, 0.8)
    here.stroke("M 0 0 C -2 -13 -8 -25 -17 -33", "#ffffff", 0.9)


def opera(s: Panorama, x: float, y: float) -> None:
    """Two rows of shells on a broad terrace."""
    terrace = "#dcbfa6"
    groups = (
        ((107, 0.86, True), (52, 1.52, False), (29, 1.12, False), (10, 0.74, False)),
        ((146, 0.54, True), (113, 0.98, False), (98, 0.72, False), (86, 0.48, False)),
    )
    for drop, group in enumerate(groups):
        for dx, k, flip in group:
            shell(s, x + dx, y + drop, k, flip)
    way = "M -14 0 L 160 0 L 166 8 L -20 8 Z"
    s.put(way, s.shaded(terrace), x, y)
    s.bars([(x - 13, y, 172, 1.2)], lit(lit(terrace)))
    s.bars([(x - 10 + i * 5, y + 3, 3.4, 1.8) for i in range(33)], mix(terrace, SHADE, 0.35))


def arch_bridge(s: Panorama, left: float, right: float, deck: float) -> None:
    """A steel arch with its web and hangers between two pairs of stone pylons."""
    steel, count = "#7f93a6", 18
    wide = right - left

    def chord(i: float, top: float, foot: float) -> tuple[float, float]:
        share = i / count
        return left + wide * share, foot - (foot - top) * 4 * share * (1 - share)

    upper = [chord(i, 26, 66) for i in range(count + 1)]
    lower = [chord(i, 35, deck + 18) for i in range(count + 1)]
    hang = [(x, y, x, deck) for x, y in lower if y < deck]
    s.lines(hang, steel, 0.7)
    web = [(*a, *b) for a, b in zip(upper, lower, strict=True)]
    half = count // 2
    web += [(*upper[i], *lower[i + 1]) for i in range(half)]
    web += [(*lower[i], *upper[i + 1]) for i in range(half, count)]
    s.lines(web, mix(steel, "#ffffff", 0.12), 0.6)
    for line, thick in ((lower, 1.9), (upper, 1.6)):
        s.lines([(*a, *b) for a, b in pairwise(line)], steel, thick)
    spots = [(a[0], a[1] - 0.6, b[0], b[1] - 0.6) for a, b in pairwise(upper[: half + 2])]
    s.lines(spots, "#c9d8e0", 0.6)
    s.rect(left - 40, deck, wide + 80, 3.4, "#6f8396")
    s.rect(left - 40, deck, wide + 80, 0.9, "#c4d2da")
    stone = "#dcc5ab"
    for x in (left - 6, right + 6):
        for a, tint in ((x + 3, mix(stone, "#a9b4c4", 0.3)), (x - 4, stone)):
            here = s.pen(a)
            way = "M -4.4 104 L -3.6 50 L 3.6 50 L 4.4 104 Z"
            here.put(way, s.fade(lit(tint), tint, across=True))
            here.put("M 1.4 104 L 1.2 50 L 3.6 50 L 4.4 104 Z", dark(tint))
            s.bars([(a - 4.4, 54, 8.8, 1.2), (a - 2.8, 48, 5.6, 2)], lit(tint))
            s.bars([(a - 1.6, 58, 1.2, 6)], dark(tint))
        s.rect(x - 9.5, deck - 1, 17, 5, dark(stone))
        s.rect(x - 9.5, deck - 1, 17, 1.2, lit(stone))
    mid = (left + right) / 2
    s.rect(mid - 0.3, 16, 0.6, 10, "#6f8396")
    s.put("M 0 16 Q 3 15 6 16.4 L 6 20 Q 3 18.8 0 20 Z", "#d9694e", mid)


def needle(s: Panorama, x: float, base: float) -> None:
    """A slim tower with a golden turret."""
    s.rect(x - 0.9, 34, 1.8, base - 34, "#a9a5b4")
    s.lines([(x - 4, base, x - 0.6, 42), (x + 4, base, x + 0.6, 42)], "#c4bfca", 0.4)
    here = s.pen(x)
    here.put("M -3.6 34 L -5 30 L -4 24 L 4 24 L 5 30 L 3.6 34 Z", s.curved("#edc46a"))
    s.bars([(x - 4.6, 27, 9.2, 1), (x - 4.6, 30, 9.2, 0.8)], "#c0903e")
    way = "M -2 24 L -1.2 20 L 1.2 20 L 2 24 Z M -0.4 20 L -0.2 10 L 0.2 10 L 0.4 20 Z"
    here.put(way, "#c9b48c")


@panorama(8, "#dcedf0")
def sydney(s: Panorama) -> None:
    s.sky("#a8d8f0", "#c9e8f2", "#ecf6ee", "#fdf3dc", sun=(70, 30, 110))
    s.clouds(
        "#ffffff",
        (262, 20, 0.7, 0.7),
        (420, 18, 0.6, 0.55),
        (520, 40, 1.0, 0.75),
        (110, 74, 0.8, 0.5),
    )
    crest = [(0, 94), (50, 90), (110, 95), (170, 92), (230, 96), (560, 94)]
    s.ridge(crest, s.far("#8fb7a4", 0.5), 108)
    hazy = [s.far(colour, 0.5) for colour in ("#8fb0c9", "#a5b6cc", "#9cc0cc", "#b3aec6")]
    s.town([(236, 84), (258, 62), (300, 50), (350, 54), (384, 70)], 104, (9, 15), hazy, "#f2f7f2")
    needle(s, 322, 104)
    s.town([(384, 90), (440, 84), (560, 88)], 104, (8, 14), hazy, "#f2f7f2")
    s.veil(60, 104, s.haze, 0.7)
    s.crowns(0, 150, 103, 4, s.far("#7fae7c", 0.25))
    roofs = [(20, 96), (80, 93), (140, 97)]
    s.town(roofs, 104, (7, 11), ("#f0d9c0", "#e9c0a8", "#f4ead6"), "#9db4bf")
    s.crowns(4, 190, 106, 3.2, "#86b37c")
    s.crowns(330, 560, 106, 3.4, "#86b37c")
    s.water(104, ("#bfe6ea", "#6fc0da", "#4a9fca"), "#f4fdff", 90)
    arch_bridge(s, 392, 540, 82)
    for x, w, colour in (
        (250, 70, "#f2ece4"),
        (300, 50, "#e4e0e2"),
        (386, 14, "#d8c6b4"),
        (546, 14, "#d8c6b4"),
        (466, 70, "#8fa9bc"),
    ):
        s.mirrored(x, w, 109, 13, colour)
    opera(s, 206, 99)
    ferry(s, 440, 113, 0.9, "#4f9a78", "#fbeecb")
    s.sail(70, 118, 0.95, "#4f7fb4")
    s.sail(138, 112, 0.6, "#e57f8f")
    s.sail(500, 122, 0.8, "#d9694e")
    s.gulls("#ffffff", (208, 60, 0.9), (190, 70, 0.7), (400, 60, 0.6))
