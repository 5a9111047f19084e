"""Draws the skyline of Venice: domes, a bell tower and palaces along the water."""

from kit import SHADE, dark, lit, mix
from panorama import GLOW, WIDTH, Panorama, panorama

TILE = "#dd8a66"


def palace(s: Panorama, x: float, w: float, top: float, base: float, wall: str, seed: int) -> None:
    """A palace on the canal: a loggia in the middle, a tiled roof, a water gate."""
    s.rect(x, top, w, base - top, s.fade(lit(wall), mix(lit(wall), wall, 0.7), across=True))
    s.rect(x + w * 0.9, top, w * 0.1, base - top, dark(wall))
    s.put(f"M -0.8 0 L 1.6 -3.4 L {w - 1.6} -3.4 L {w + 0.8} 0 Z", s.shaded(TILE), x, top)
    for a in (0.2, 0.74):
        way = "M -1 0 L -1 -5 L -1.9 -7.4 L 1.9 -7.4 L 1 -5 L 1 0 Z"
        s.put(way, mix(wall, "#8d5f58", 0.3), x + w * a, top - 2)
    storeys = 3 if base - top > 30 else 2
    high = (base - top) / storeys
    white = "#fff8ea"
    for i in range(storeys):
        y = top + high * i
        s.rect(x, y + high - 1, w, 1, white, 0.8)
        if i == storeys - 1:
            s.arches((x + w * 0.38, y + 2, w * 0.22, high - 2), 1, "#5f4f5f", share=0.9)
            s.arches((x + w * 0.06, y + 2.4, w * 0.28, high - 5.4), 2, "#7f6878")
            s.arches((x + w * 0.62, y + 2.4, w * 0.26, high - 5.4), 2, "#7f6878")
            continue
        s.rect(x + w * 0.31, y + 1.4, w * 0.36, high - 3, white)
        frame = (x + w * 0.32, y + 2, w * 0.34, high - 4.4)
        s.arches(frame, 4, GLOW if (seed + i) % 2 else "#8a6f80", share=0.74)
        for a in (0.06, 0.19, 0.7, 0.8):
            s.arches((x + w * a - 0.2, y + 2, w * 0.1, high - 4), 1, white, share=1)
            frame = (x + w * a, y + 2.6, w * 0.1 - 0.4, high - 4.8)
            s.arches(frame, 1, GLOW if int(a * 10 + seed) % 3 == 0 else "#8a6f80", share=0.72)


def campanile(s: Panorama, x: float, base: float) -> None:
    """The tall brick bell tower with its green pyramid and golden figure."""
    brick = "#cf8568"
    s.block(x - 7.4, 44, 14.8, base, brick, 0.32)
    s.bars([(x - 6 + i * 2.5, 47, 0.8, base - 49) for i in range(4)], dark(brick), 0.55)
    s.rect(x - 8.4, 42.6, 16.8, 2, "#fff4e2")
    s.block(x - 7, 33, 14, 43, "#f6e8d6", 0.32)
    s.arches((x - 6, 34.6, 8.6, 7.6), 3, "#7c5f6c", share=0.66)
    s.rect(x - 8.2, 31.6, 16.4, 2, "#fff8ec")
    s.block(x - 6.4, 26, 12.8, 32, brick, 0.32)
    s.rect(x - 7, 25, 14, 1.4, "#fff4e2")
    here = s.pen(x)
    here.put("M -6.6 25 L 0 7 L 2.4 25 Z", "#9fcbb4")
    here.put("M 2.4 25 L 0 7 L 6.6 25 Z", "#6a9a94")
    here.put("M -0.8 7.6 L -0.3 3 L 0.5 3 L 0.8 7.6 Z", "#f0bf55")
    s.dots([(x, 3, 1)], "#f6d27a")


def salute(s: Panorama, x: float, base: float) -> None:
    """A white church with a great dome, scrolls around its drum and two small towers behind."""
    white, lead = "#f6ecdf", "#a9bcc9"
    for dx in (24, 36):
        s.block(x + dx - 3, 62, 6, base, white, 0.3)
        s.arches((x + dx - 2.4, 63, 4, 5), 1, "#8f7f90")
        s.dome(x + dx, 62, 3.2, 6, lead, 1)
    s.block(x + 18, 82, 26, base, white, 0.2)
    s.dome(x + 30, 82, 10, 12, lead, 3)
    s.bars([(x + 29.2, 64, 1.6, 7)], white)
    s.block(x - 24, 84, 48, base, white, 0.2)
    for side in (-1, 1):
        way = "M 15 84 C 22 84 25 80 23 77 C 21 75 18 77 19.4 79 C 17 79 15 76 14.6 72 Z"
        s.pen(x, 0, 1, side < 0).put(way, lit(white) if side < 0 else dark(white))
    s.block(x - 16, 66, 32, 84, white, 0.3)
    s.arches((x - 14, 69, 20, 12), 4, "#9a8a9c", share=0.5)
    s.rect(x - 17.4, 64.8, 34.8, 1.8, lit(lit(white)))
    s.dome(x, 65, 16, 22, lead, 5)
    s.block(x - 3.4, 36, 6.8, 44, white, 0.34)
    s.arches((x - 2.8, 37.4, 4, 5.6), 2, "#8f7f90")
    s.dome(x, 36, 3.6, 5, lead, 1)
    s.bars([(x - 0.4, 25, 0.8, 7), (x - 1.6, 26.6, 3.2, 0.7)], "#e9c46c")
    here = s.pen(x)
    here.put("M -12 89 L 0 80.4 L 12 89 Z", dark(white))
    here.put("M -11 88 L 0 80 L 11 88 Z", lit(lit(white)))
    s.bars([(x - 7.8, 89, 3, base - 89), (x + 6, 89, 3, base - 89)], dark(white), 0.5)
    s.bars([(x + dx, 88, 1.6, base - 88) for dx in (-10, -5.6, 4, 8.6)], lit(lit(white)))
    s.arches((x - 4, 88, 8, base - 88), 1, "#8a6f80", share=0.8)
    s.arches((x - 22, 90, 10, base - 92), 1, "#a393a4", share=0.6)
    s.arches((x + 12, 90, 9, base - 92), 1, "#a393a4", share=0.6)
    s.rect(x - 26, base - 2, 72, 2, lit(white))


def gothic_palace(s: Panorama, x: float, w: float, base: float) -> None:
    """The pink palace on two rows of white arcades, its wall patterned with lozenges."""
    pink, white, top = "#f2c3ae", "#fff8ec", 66.0
    low = base - 24
    s.rect(x, top, w, base - top, s.fade(lit(pink), pink, across=True))
    way = ""
    for row in range(3):
        for column in range(int(w / 5)):
            a, b = x + 2.6 + column * 5 + (row % 2) * 2.5, top + 4 + row * 4.4
            way += (
                f"M{a:.1f} {b - 1.6:.1f}L{a + 1.6:.1f} {b:.1f}L{a:.1f} {b + 1.6:.1f}L{a - 1.6:.1f} "
                f"{b:.1f}Z"
            )
    s.path(way, "#e09a88", 0.6)
    for i in range(6):
        a = x + w * (i + 0.5) / 6
        s.arches((a - 3.2, top + 4.4, 6.4, 10), 1, white, share=1)
        s.arches((a - 2.4, top + 5.4, 4.8, 9), 1, "#8a6f80" if i % 3 else GLOW, share=1)
    s.put("M -6 0 L -6 -4 L -4 -9 L 0 -12 L 4 -9 L 6 -4 L 6 0 Z", white, x + w / 2, top + 1)
    s.bars([(x + i * 3, top - 2.6, 1.6, 3) for i in range(int(w / 3) + 1)], white)
    s.rect(x, low, w, 24, "#7f6474")
    for y, h, count in ((low + 1, 9, int(w / 4)), (low + 12, 12, int(w / 8))):
        s.rect(x, y - 1.2, w, 2, white)
        step = w / count
        s.bars([(x + step * i - 0.7, y, 1.5, h) for i in range(count + 1)], white)
        for i in range(count):
            way = f"M 0 0 L {step} 0 L {step} 3 Q {step * 0.86} 1.2 {step / 2} 0.8 Q "
            way += f"{step * 0.14} 1.2 0 3 Z"
            s.put(way, white, x + step * i, y)
    for i in range(int(w / 4)):
        s.dots([(x + w / int(w / 4) * i, low + 2.4, 0.7)], "#7f6474")
    s.rect(x, base - 1.4, w, 1.4, white)
    s.rect(x + w * 0.93, top, w * 0.07, base - top, SHADE, 0.25)


def golden_church(s: Panorama, x: float, base: float) -> None:
    """The basilica behind the square: five domes with onion lanterns over round gables."""
    lead, wall = "#b3c3cc", "#ead6c0"
    for dx, r, y in ((-19, 6, 75), (19, 6, 75), (-9, 7.4, 72), (10, 7.4, 72), (0, 9, 70)):
        s.rect(x + dx - r, y, 2 * r, 10, dark(wall))
        s.dome(x + dx, y, r, r * 1.25, lead, 3)
        way = "M -1.4 0 C -2.4 -2 -0.6 -3 0 -5 C 0.6 -3 2.4 -2 1.4 0 Z"
        s.put(way, "#e9c46c", x + dx, y - r * 1.2)
    s.block(x - 27, 82, 54, base, wall, 0.1)
    for i in range(5):
        a = x - 21.6 + i * 10.8
        here = s.pen(a, 83)
        here.put("M -5.6 0 C -5 -4 -2 -4.6 0 -8.4 C 2 -4.6 5 -4 5.6 0 Z", "#fff6e4")
        here.put("M -4 0 C -3.6 -2.6 -1.4 -3.2 0 -5.6 C 1.4 -3.2 3.6 -2.6 4 0 Z", "#e9c46c")
        s.arches((a - 4.6, 87, 9.2, base - 87), 1, "#8a6678", share=0.9)


def gondola(s: Panorama, x: float, y: float, k: float, flip: bool = False) -> None:
    """A black boat with a toothed iron at its bow, red cushions and a gondolier with his oar."""
    side = -1 if flip else 1
    s.ellipse(x, y + 3.2 * k, 34 * k, 1.6 * k, "#5f7f8c", 0.35)
    here = s.pen(x, y, k, flip)
    here.stroke("M 25 -19 L 12 6", "#b5865a", 0.9)
    way = "M -40 -12 C -36 -3 -26 2.6 -6 3 C 14 3.2 28 1 36 -8.6 C 30 -4.6 22 "
    way += "-2.4 8 -2 C -12 -1.6 -30 -2.6 -38 -12.6 Z"
    here.put(way, "#3d3648")
    way = "M -38.4 -12.6 C -30 -3.6 -14 -1.8 8 -2.2 C 22 -2.6 30 -4.6 36 -8.6 "
    way += "C 30 -3.2 20 -1.2 4 -0.9 C -14 -0.8 -32 -3 -38.4 -12.6 Z"
    here.put(way, "#8a7f96")
    here.put("M -40 -12 L -42.4 -17 L -38.6 -18 L -38 -12.4 Z", "#d3d6de")
    way = "M -41.6 -15.4 L -44 -15 M -41 -13.8 L -43.4 -13.2 M -40.4 -12.2 L -42.6 -11.4"
    here.stroke(way, "#d3d6de", 0.7)
    here.put("M -12 -2 Q -11 -7 -7 -6.6 L 4 -5.4 L 5 -2 Z", "#c9504f")
    here.put("M -12 -2 Q -11 -7 -7 -6.6 L -6 -2 Z", "#e27a66")
    for dx, coat, hair in ((-3, "#6f9fc4", "#7a5548"), (1.6, "#f0c4b4", "#c98f55")):
        s.put("M -1.8 -3 Q -1.6 -8.6 0 -8.6 Q 1.6 -8.6 1.8 -3 Z", coat, x + side * dx * k, y, k)
        s.ellipse(x + side * dx * k, y - 10 * k, 1.5 * k, 1.6 * k, "#f3cfae")
        s.ellipse(x + side * dx * k, y - 10.8 * k, 1.5 * k, 1 * k, hair)
    here.put("M 20 -3 L 21 -11 L 25.4 -11 L 25 -4 L 23.4 -4 L 23 -8 L 22 -3.4 Z", "#3d3f58")
    here.put("M 20.8 -11 Q 20.6 -18.6 23 -18.8 Q 25.8 -18.6 25.6 -11 Z", "#fdf6ea")
    here.stroke("M 21 -13 L 25.4 -13 M 20.9 -15 L 25.4 -15 M 21.2 -17 L 25 -17", "#d9604f", 0.7)
    s.ellipse(x + side * 23 * k, y - 20.6 * k, 1.6 * k, 1.8 * k, "#f3cfae")
    way = "M 20 -21.4 L 26 -21.4 L 24.8 -22.2 L 24.6 -23.4 L 21.4 -23.4 L 21.2 -22.2 Z"
    here.put(way, "#f0d48a")


def mooring(s: Panorama, x: float, base: float, high: float, tint: str) -> None:
    """A striped pole in the water with a golden knob."""
    s.rect(x - 1, base - high, 2, high, "#fdf6ea")
    for i in range(int(high / 4)):
        y = base - high + i * 4
        s.poly([(x - 1, y + 1.6), (x + 1, y), (x + 1, y + 2), (x - 1, y + 3.6)], tint)
    s.rect(x + 0.3, base - high, 0.7, high, SHADE, 0.25)
    s.dots([(x, base - high - 1, 1.4)], "#f0bf55")


@panorama(17, "#f6d9cc")
def venice(s: Panorama) -> None:
    s.sky("#d6d6ec", "#f2dae0", "#fcdcc0", "#fbd298", sun=(96, 92, 150), light="#fff3c8")
    s.clouds("#fff3ec", (262, 18, 0.8, 0.5), (470, 22, 0.8, 0.5), (110, 62, 0.8, 0.3))
    hazy = [s.far(colour, 0.5) for colour in ("#d09a90", "#c4a0b0", "#d9b090")]
    s.town([(0, 93), (120, 90), (210, 86), (330, 84), (560, 82)], 104, (10, 17), hazy, "#fbe8cf")
    for x, top in ((46, 80), (150, 76), (338, 62)):
        s.block(x - 2.4, top, 4.8, 104, s.far("#c98f80", 0.4), 0.34)
        s.put("M -3 0 L 0 -8 L 3 0 Z", s.far("#8fb0a8", 0.4), x, top)
    s.veil(70, 104, s.haze, 0.8)
    walls = ("#eebd92", "#e59a86", "#f3d7ac", "#d98f84", "#f0c9b0", "#e9b184", "#d9a0a0")
    for i, (x, w, top) in enumerate(
        (
            (-8, 34, 86),
            (28, 28, 82),
            (58, 36, 88),
            (96, 28, 84),
            (126, 34, 87),
            (162, 30, 80),
            (194, 32, 85),
        )
    ):
        palace(s, x, w, top, 105, walls[i % 7], i)
    salute(s, 258, 105)
    palace(s, 306, 30, 76, 105, "#e9a98a", 3)
    palace(s, 338, 26, 70, 105, "#f3d2ac", 4)
    golden_church(s, 424, 104)
    campanile(s, 382, 105)
    s.block(366, 92, 36, 105, "#f3e3cc", 0.1)
    s.arches((367, 94, 32, 11), 6, "#8a6f80")
    gothic_palace(s, 448, 82, 105)
    palace(s, 532, 34, 74, 105, "#eebd92", 2)
    s.rect(0, 104, WIDTH, 2.4, s.fade("#fbeeda", "#b99a94"))
    s.walkers(105.6, 214, 236, 282, 288, 370, 392, 398, 410, 440, 462, 494, 498, 526)
    s.water(106, ("#f0c9ae", "#a9c0b8", "#6fa8a8"), "#fff3d6", 80)
    for x, w, colour in (
        (258, 40, "#f0e3da"),
        (382, 14, "#cf8f74"),
        (488, 70, "#f0c4b2"),
        (424, 40, "#ddc3b4"),
        (322, 26, "#e0a48a"),
        (178, 26, "#e0a08c"),
        (110, 24, "#d9988c"),
        (42, 24, "#e9bf98"),
    ):
        s.mirrored(x, w, 108, 14, colour)
    for x, high, tint in (
        (318, 20, "#4f86b4"),
        (330, 24, "#4f86b4"),
        (342, 19, "#4f86b4"),
        (520, 22, "#d9604f"),
        (534, 26, "#d9604f"),
        (14, 22, "#d9604f"),
        (26, 18, "#d9604f"),
    ):
        mooring(s, x, 122, high, tint)
    gondola(s, 128, 121, 0.95)
    gondola(s, 428, 122, 0.66, True)
    s.gulls("#9a8296", (206, 52, 0.7), (222, 46, 0.5))
