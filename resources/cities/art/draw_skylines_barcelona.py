"""Draws the skyline of Barcelona: a basilica of many spires, patterned fronts and the sea."""

import math

from kit import SHADE, lit, mix, traced
from panorama import GLOW, WIDTH, Panorama, panorama

MOSAIC = ("#4f9fc4", "#f0bf55", "#e2755f", "#6fb888", "#fdf6ea", "#b784c0")


def spire(s: Panorama, x: float, base: float, r: float, high: float, colour: str, tip: str) -> None:
    """A tall tower like a termite hill, pierced by slits, with a bright tip."""
    body = (
        f"M {-r} 0 C {-r} {-high * 0.46} {-r * 0.5} {-high * 0.84} {-r * 0.2} {-high} "
        f"L {r * 0.2} {-high} C {r * 0.5} {-high * 0.84} {r} {-high * 0.46} {r} 0 Z"
    )
    s.put(body, s.curved(colour), x, base)
    slits = []
    for i in range(int(high * 0.6 / 5)):
        y = base - high * 0.3 - i * 5
        w = r * (1 - (i * 5 + high * 0.3) / high * 0.72)
        slits += [(x - w * 0.62, y - 3, w * 0.3, 3), (x - w * 0.02, y - 3, w * 0.3, 3)]
    s.bars(slits, mix(colour, SHADE, 0.5))
    y = base - high
    s.bars([(x - 0.5, y - 4, 1, 4)], lit(colour))
    s.dots([(x, y - 1, r * 0.3)], tip)
    s.dots([(x, y - 4.6, r * 0.26)], lit(tip))


def basilica(s: Panorama, x: float, base: float) -> None:
    """The many-spired basilica: a crowned middle tower, gables and a nave with coloured glass."""
    stone = "#dcb98f"
    back = mix(stone, "#b5a0b4", 0.3)
    for dx, high in ((-13, 66), (13, 66)):
        spire(s, x + dx, base, 6, high, back, "#e9c46c")
    spire(s, x, base, 9, 89, mix(stone, "#b5a0b4", 0.15), "#fdf6ea")
    s.bars([(x - 0.8, base - 100, 1.6, 8), (x - 3, base - 97.6, 6, 1.6)], "#fffaf0")
    for side, far in ((-1, -52), (1, 24)):
        nave = x + far
        s.block(nave, base - 30, 28, base, mix(stone, "#c9a58f", 0.4), 0.12)
        for i in range(4):
            a = nave + 3.5 + i * 7
            s.put("M -3.5 0 L 0 -9 L 3.5 0 Z", lit(stone) if side < 0 else stone, a, base - 30)
            s.dots([(a, base - 40, 1.5)], MOSAIC[(i + 2 * (side > 0)) % 4])
            s.arches((a - 2.2, base - 25, 4.4, 11), 1, MOSAIC[(i * 2 + 1) % 6], 0.85, 0.8)
            s.arches((a - 2, base - 11, 4, 7), 1, "#8d6a62", share=0.7)
    for dx, high in ((-22, 66), (22, 66), (-9, 77), (9, 77)):
        spire(s, x + dx, base, 5.4, high, stone, MOSAIC[1 if abs(dx) == 9 else 2])
    way = "M -28 0 L -28 -18 Q -20 -24 -16 -36 Q -10 -26 -7 -28 Q -3 -40 0 "
    way += "-48 Q 3 -40 7 -28 Q 10 -26 16 -36 Q 20 -24 28 -18 L 28 0 Z"
    s.put(way, s.shaded(stone), x, base)
    for dx, w, high in ((-17, 8, 22), (0, 11, 32), (17, 8, 22)):
        here = s.pen(x + dx, base)
        way = f"M {-w / 2} 0 C {-w / 2} {-high * 0.7} {-w * 0.2} {-high} 0 {-high} "
        way += f"C {w * 0.2} {-high} {w / 2} {-high * 0.7} {w / 2} 0 Z"
        here.put(way, "#8a6258")
        way = f"M {-w * 0.3} 0 C {-w * 0.3} {-high * 0.5} {-w * 0.1} {-high * 0.7} "
        way += f"0 {-high * 0.7} C {w * 0.1} {-high * 0.7} {w * 0.3} {-high * 0.5} "
        way += f"{w * 0.3} 0 Z"
        here.put(way, "#f3cf8a")
    s.dots([(x, base - 38, 2)], "#4f9fc4")
    s.dots([(x, base - 38, 1)], GLOW)


def bullet(s: Panorama, x: float, base: float, r: float, high: float) -> None:
    """A round glass tower speckled with coloured panes."""
    way = f"M {-r} 0 L {-r} {-high * 0.62} C {-r} {-high * 0.9} {-r * 0.4} "
    way += f"{-high} 0 {-high} C {r * 0.4} {-high} {r} {-high * 0.9} {r} "
    way += f"{-high * 0.62} L {r} 0 Z"
    s.put(way, s.curved("#8fa9cc"), x, base)
    tints = ("#d9748a", "#e9a08a", "#6f9fd0", "#b58bc0", "#c9dcec")
    for row in range(int(high / 3) - 2):
        y = base - 3 - row * 3
        up = (base - y) / high
        w = r * (1 if up < 0.62 else math.sqrt(max(0.02, 1 - ((up - 0.62) / 0.4) ** 2)))
        for i in range(6):
            a = x - w + 0.4 + i * (2 * w - 0.8) / 6
            if s.random.random() < 0.7:
                s.rect(a, y, (2 * w - 0.8) / 6 - 0.3, 1.8, tints[int(s.random.random() * 5)], 0.8)


def dragon_house(s: Panorama, x: float, w: float, top: float, base: float) -> None:
    """A house with a scaly humped roof, bone-like balconies and a speckled front."""
    wall = "#a9cdd0"
    s.block(x, top, w, base, wall, 0.14)
    for i in range(40):
        a, b = s.random.uniform(x + 1, x + w * 0.84), s.random.uniform(top + 1, base - 10)
        s.ellipse(a, b, 0.7, 0.7, MOSAIC[i % 6], 0.85)
    way = f"M -1.4 1 C 1 -7 {w * 0.3} -10 {w * 0.55} -8 C {w * 0.8} -7 {w} -3 {w + 1.4} 1 Z"
    s.put(way, s.fade("#7fbf9f", "#5f9fb4", "#8f7fb4", across=True), x, top)
    for i in range(9):
        s.ellipse(
            x + 2 + i * w / 9.4, top - 1 - 4.6 * math.sin(0.4 + i * 0.27), 1.3, 0.9, "#fbe3c0", 0.6
        )
    s.bars([(x + w * 0.24 - 1, top - 18, 2.2, 12)], "#f3e6cf")
    s.put("M -1.6 -18 C -2 -21 -1 -22 0 -24 C 1 -22 2 -21 1.6 -18 Z", "#6fb888", x + w * 0.24, top)
    rows = int((base - top - 12) / 8)
    for row in range(rows):
        for column in range(3):
            a, b = x + w * (0.16 + column * 0.27), top + 5 + row * 8
            s.ellipse(a, b, 2.5, 2.7, "#5f6f8c" if (row + column) % 3 else GLOW)
            s.put("M -3.2 0.4 Q 0 4 3.2 0.4 L 2.6 3 Q 0 4.6 -2.6 3 Z", "#fdf3df", a, b)
    s.arches((x + 1, base - 9, w * 0.82, 9), 3, "#6f5f78", share=0.8)


def wave_house(s: Panorama, x: float, w: float, top: float, base: float) -> None:
    """A stone house whose storeys roll like waves, with twisted chimneys."""
    stone = "#ead8bc"
    for i, dx in enumerate((0.14, 0.36, 0.62, 0.84)):
        way = "M -2.2 0 C -2 -5 -1.6 -6 -1.4 -8 C -2.4 -9 -1.6 -12 0 -12.4 C 1.6 "
        way += "-12 2.4 -9 1.4 -8 C 1.6 -6 2 -5 2.2 0 Z"
        s.put(way, s.curved(("#e2c39c", "#f6ead6")[i % 2]), x + w * dx, top + 1)
    count = 4
    for row in range(count):
        y = top + row * (base - top) / count
        q = w / 4
        line = (
            f"M -1.5 1 Q {q * 0.5} -2.6 {q} 0.6 Q {q * 1.5} 3 {2 * q} 0 Q "
            f"{q * 2.5} -2.6 {3 * q} 0.6 Q {q * 3.5} 3 {w + 1.5} 0"
        )
        here = s.pen(x, y)
        here.put(f"{line} L {w} {base - y} L 0 {base - y} Z", s.shaded(stone))
        here.stroke(line, lit(lit(stone)), 0.9)
        for i in range(6):
            a = x + w * (0.09 + i * 0.165)
            way = "M -2 5.6 C -2.4 2.4 -1 1.4 0.2 1.4 C 1.8 1.4 2.4 3 2 5.6 Z"
            s.put(way, GLOW if (i * 2 + row) % 5 == 0 else "#8a7684", a, y + 2)
            s.bars([(a - 2.4, y + 6.6, 4.8, 0.8)], "#6f6474")


GABLES = (
    "M 0 0 L 0 -2 Q 3 -3 4 -6 Q 8 -10 12 -6 Q 13 -3 16 -2 L 16 0 Z",
    "M 0 0 L 0 -3 L 3 -3 L 3 -6 L 6 -6 L 6 -9 L 10 -9 L 10 -6 L 13 -6 L 13 -3 L 16 -3 L 16 0 Z",
    "M 0 0 Q 2 -5 4 -1.6 Q 6 -6 8 -1.6 Q 10 -6 12 -1.6 Q 14 -5 16 0 Z",
    "M 0 0 C 2 -9 14 -9 16 0 Z",
    "M -0.6 0 L -0.6 -2 L 16.6 -2 L 16.6 0 Z",
)


def patterned_front(s: Panorama, x: float, w: float, top: float, base: float, kind: int) -> None:
    """A house of the new town: painted patterns on the wall, bay windows, a fanciful gable."""
    wall = ("#f2c49a", "#e9a48c", "#f4dda8", "#c9d3b4", "#e8b6b0", "#b9cfd6", "#f0b878")[kind % 7]
    trim = ("#c9705c", "#fbefd8", "#5fa08c", "#b5694e", "#fdf3df", "#4f86b0", "#fff3dc")[kind % 7]
    here = s.pen(x, top + 0.3, w / 16)
    here.put(GABLES[kind % 5], s.fade(lit(wall), wall, across=True))
    here.stroke(GABLES[kind % 5], trim, 0.8)
    s.block(x, top, w, base, wall, 0.12)
    way = ""
    for row in range(int((base - top - 8) / 2.6)):
        for column in range(int(w * 0.84 / 2.6)):
            a, b = x + 1.8 + column * 2.6 + row % 2 * 1.3, top + 1.8 + row * 2.6
            r = 0.7 if (row + column) % 2 else 0.45
            way += (
                f"M{a:.1f} {b - r:.1f}L{a + r:.1f} {b:.1f}L{a:.1f} {b + r:.1f}L{a - r:.1f} {b:.1f}Z"
            )
    s.path(way, trim, 0.7)
    rows = max(1, int((base - top - 7) / 6))
    for row in range(rows):
        for column in range(3):
            a, b = x + w * (0.1 + column * 0.27), top + 2.4 + row * 6
            s.bars([(a - 0.5, b - 0.4, w * 0.2 + 1, 4.6)], "#fff6e6")
            lamp = (row + column + kind) % 4 == 0
            s.bars([(a, b, w * 0.2, 3.8)], GLOW if lamp else "#8a7d98")
        s.rect(x + w * 0.06, top + 6.4 + row * 6, w * 0.8, 0.7, mix(trim, SHADE, 0.3))
    s.arches((x + 0.6, base - 6.4, w * 0.84, 6.4), 3, mix(wall, SHADE, 0.62), share=0.7)


def patterned_row(s: Panorama, left: float, right: float, base: float, first: int) -> None:
    """A street of patterned fronts."""
    x, kind = left, first
    while x < right:
        w = s.random.uniform(15, 21)
        patterned_front(s, x, w, base - s.random.uniform(16, 22), base, kind)
        x, kind = x + w, kind + 1


@panorama(14, "#f8dfc6")
def barcelona(s: Panorama) -> None:
    s.sky("#c9dcee", "#ecdfe0", "#fde0bf", "#fdcf9c", sun=(88, 90, 150), light="#fff3c8")
    s.clouds("#ffffff", (262, 22, 0.75, 0.6), (456, 24, 0.9, 0.55), (120, 64, 0.7, 0.35))
    crest = traced("0 82, 40 76, 78 70, 110 74, 160 84, 220 86, 300 80, 380 82, 470 90, 560 98")
    s.ridge(crest, s.far("#8fa9b4", 0.5), 108)
    s.bars([(75, 64, 5, 8), (76.8, 59, 1.4, 6)], s.far("#a59aa8", 0.4))
    s.put("M -4 66 L 0 61 L 4 66 Z", s.far("#a59aa8", 0.4), 77.4)
    s.veil(70, 108, s.haze, 0.75)
    way = "M 530 108 L 530 72 C 534 58 544 52 556 50 L 552 108 Z"
    s.put(way, s.fade("#cfe3ea", "#8fb0c6", across=True))
    s.lines([(531, y, 553, y - 2) for y in range(66, 106, 4)], "#f4fafa", 0.4, 0.7)
    hazy = [s.far(colour, 0.45) for colour in ("#d0a890", "#c4b0a8", "#dcb98f")]
    s.town([(150, 94), (200, 88), (300, 84), (440, 86), (530, 94)], 108, (9, 15), hazy, "#fff3dc")
    bullet(s, 236, 108, 9, 62)
    for x, top in ((503, 50), (516, 56)):
        s.block(x, top, 9, 108, s.far("#9fb0c4", 0.2), 0.34)
        s.panes((x + 0.6, top + 3, 5.4, 50), 3, 12, ("#c4d3de", GLOW), 0.25, (0.7, 0.5))
    s.veil(76, 110, s.haze, 0.5)
    patterned_row(s, -6, 244, 112, 0)
    basilica(s, 366, 112)
    dragon_house(s, 284, 28, 76, 112)
    wave_house(s, 442, 54, 84, 112)
    patterned_row(s, 497, 560, 112, 3)
    s.rect(0, 111, WIDTH, 4, s.fade("#f6e2c2", "#e9cda4"))
    s.crowns(246, 282, 112.6, 3.2, "#86ad78", 1.5)
    s.crowns(418, 440, 112.6, 3.4, "#86ad78", 1.5)
    for root, high in traced(
        "14 19, 52 17, 98 20, 142 18, 190 20, 256 24, 272 19, 428 20, 504 19, 534 22, 552 18"
    ):
        s.palm(root, 115, high, "#6aa377", (root % 5) - 2)
    s.walkers(
        114.4, 34, 80, 84, 120, 168, 222, 262, 318, 340, 352, 372, 378, 396, 440, 462, 486, 520
    )
    s.water(118, ("#9fdde0", "#5fbcd6", "#4a9fca"), "#f6feff", 60)
    way = "M 0 114 L 560 114 L 560 118 C 480 121 400 117 320 119 C 220 121 120 117 0 119.4 Z"
    s.put(way, "#f9e9c4")
    way = "M 0 119.6 C 120 117.2 220 121.2 320 119.2 C 400 117.2 480 121.2 560 118.2"
    s.stroke(way, "#ffffff", 0.9, opacity=0.8)
    for i, x in enumerate((30, 58, 92, 150, 186, 262, 300, 340, 420, 462, 520)):
        s.put("M -3.6 0 Q 0 -4 3.6 0 Z", MOSAIC[i % 4], x, 116)
        s.bars([(x - 0.2, 115.6, 0.4, 2.4)], "#8d6a58")
    s.sail(118, 126, 0.6, "#d9694e")
    s.sail(398, 127, 0.66, "#4f7fb4")
    s.gulls("#ffffff", (206, 54, 0.8), (222, 48, 0.6))
