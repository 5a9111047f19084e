"""Draws the skyline of Mexico City: cathedral, volcano, golden angel and painted boats."""

from kit import SHADE, dark, lit, mix
from panorama import GLOW, WIDTH, Panorama, panorama

GOLD = "#f0bf55"
MARBLE = "#f4e8d8"


def volcano(s: Panorama) -> None:
    """A snow-capped cone with a plume of smoke and a long white ridge beside it."""
    rock, snow = s.far("#8f86ab", 0.35), "#fdf0ea"
    long = [(150, 104), (186, 90), (214, 78), (232, 69), (246, 72), (268, 66), (290, 74), (330, 96)]
    s.ridge(long, s.fade(s.far(rock, 0.35), s.haze), 104)
    cap = (
        "M 214 78 L 232 69.4 L 246 72 L 268 66.4 L 290 74.4 L 280 74 L 274 "
        "79 L 264 75 L 254 80 L 244 75.6 L 234 79 L 226 76 Z"
    )
    s.put(cap, snow, opacity=0.75)
    for i, (x, y, rx, ry) in enumerate(
        ((388, 28, 7, 5), (396, 23, 10, 6), (410, 18, 14, 7), (430, 14, 18, 7), (456, 11, 22, 6))
    ):
        puff = [("#fff6f0", (0.95 - i * 0.1) * share) for share in (1, 0.8, 0.4, 0)]
        s.ellipse(x, y, rx * 1.25, ry * 1.3, s.glow(*puff))
    cone = (
        "M 268 106 C 324 92 354 60 372 35 Q 377 31.6 383 33.4 Q 389 31.4 "
        "395 35 C 414 60 446 92 506 106 Z"
    )
    s.put(cone, s.fade(rock, mix(rock, s.haze, 0.7)))
    s.put(
        "M 384 33.4 Q 389 31.4 395 35 C 414 60 446 92 506 106 L 420 106 C 404 80 392 58 384 33.4 Z",
        SHADE,
        opacity=0.14,
    )
    way = "M 372 35 Q 377 31.6 383 33.4 Q 389 31.4 395 35 C 402 45 409 54 418 "
    way += "64 L 409 59 L 407 66 L 399 55 L 396 66 L 388 53 L 384 63 L 378 52 "
    way += "L 370 64 L 367 54 L 357 61 L 354 58 C 361 50 367 42 372 35 Z"
    s.put(way, snow)
    way = "M 384 33.4 Q 389 31.4 395 35 C 402 45 409 54 418 64 L 409 59 L 407 "
    way += "66 L 399 55 L 396 66 L 388 53 Z"
    s.put(way, "#b7a3c2", opacity=0.6)


def bell_tower(s: Panorama, x: float, base: float) -> None:
    """A tower of the cathedral: two open storeys and a bell-shaped cap."""
    stone = "#dcc4a2"
    for half, top, low in ((10, 76, base), (9, 60, 74), (6.4, 50, 59)):
        s.block(x - half, top, 2 * half, low, stone, 0.3)
        s.rect(x - half - 1, top - 1.4, 2 * half + 2, 1.8, lit(lit(stone)))
        s.rect(x + half * 0.4, top - 1.4, half * 0.6 + 1, 1.8, stone)
    s.bars([(x + dx, 78, 1, base - 78) for dx in (-8.6, -3.4, 2.6)], lit(lit(stone)))
    s.arches((x - 8, 62.4, 12, 10.6), 2, "#7c5f66")
    s.arches((x - 5.4, 52, 7.6, 6.4), 1, "#7c5f66", share=0.6)
    s.dots([(x - 5, 70, 1.2), (x + 1, 70, 1.2)], GOLD)
    bell = "M -6 49 C -5 45 -4.4 40 0 38.6 C 4.4 40 5 45 6 49 Z"
    s.put(bell, s.curved("#cbb6a4"), x)
    s.bars([(x - 0.4, 33, 0.8, 6), (x - 1.6, 34.4, 3.2, 0.7)], "#8d6f62")


def cathedral(s: Panorama, x: float, base: float) -> None:
    """A wide church front between two towers, red walls beside it, a dome behind."""
    stone, brick = "#e2cdae", "#bd7f6c"
    s.dome(x + 12, 66, 11, 14, "#e0b66a")
    s.rect(x + 1, 65, 22, 8, dark(stone))
    s.bars([(x + 9.6, 46, 4.8, 7)], stone)
    s.dome(x + 12, 46.4, 3, 4, "#e0b66a", 0)
    s.block(x - 66, 86, 24, base, brick, 0.2)
    here = s.pen(x)
    way = "M -66 86 Q -65 81 -61 81 Q -58 80 -58 76 Q -54 69 -50 76 "
    way += "Q -50 80 -47 81 Q -43 81 -42 86 Z"
    here.put(way, stone)
    s.dots([(x - 54, 79, 1.6)], "#8d6f62")
    spots = [(x - 66, 85, 24, 1.6), (x - 62, 86, 1.4, base - 86), (x - 48, 86, 1.4, base - 86)]
    s.bars(spots, stone)
    s.arches((x - 60, 92, 12, base - 92), 1, "#7c5560", share=0.5)
    s.block(x - 24, 72, 48, base, stone, 0.12)
    here.put("M -10 72 L -10 66 Q -8 62 -4 62 Q 0 56 4 62 Q 8 62 10 66 L 10 72 Z", lit(stone))
    s.dots([(x, 66.4, 2.4)], "#8d6f62")
    s.dots([(x, 66.4, 1.6)], "#fff4d8")
    s.bars([(x + dx, 74, 1.4, base - 74) for dx in (-22, -11.4, -7.6, 6.4, 10.2)], lit(lit(stone)))
    s.bars([(x - 24, 72, 48, 1.6), (x - 24, 88, 48, 1.2)], lit(lit(stone)))
    s.arches((x - 21, 93, 10, base - 93), 1, "#8a6256", share=0.62)
    s.arches((x - 7, 91, 14, base - 91), 1, "#7c5148", share=0.62)
    s.arches((x + 11, 93, 10, base - 93), 1, "#8a6256", share=0.62)
    s.bars([(x - 18, 78, 4, 6), (x - 3, 77, 6, 8), (x + 14, 78, 4, 6)], "#a98a7c")
    bell_tower(s, x - 33, base)
    bell_tower(s, x + 33, base)


def angel(s: Panorama, x: float, base: float) -> None:
    """A golden winged figure with a wreath on a tall column."""
    stone = "#efe0cc"
    for half, top, low in (
        (15, base - 3, base),
        (11, base - 6, base - 3),
        (6.4, base - 16, base - 6),
    ):
        s.block(x - half, top, 2 * half, low, stone, 0.3)
    here = s.pen(x)
    here.put("M -2.6 95 L -2 38 L 2 38 L 2.6 95 Z", s.curved(stone))
    s.bars([(x - 2.5, y, 5, 0.7) for y in (50, 62, 74, 86)], GOLD)
    here.put("M -2 38 L -4 34.4 L 4 34.4 L 2 38 Z", GOLD)
    s.bars([(x - 3, 32.6, 6, 1.8)], lit(stone))
    y = 32.6
    s.halo(x, y - 9, 15, "#fff2c0", 0.7)
    there = s.pen(x, y)
    there.put("M 0 -9 C -4 -16 -9 -18 -12 -17 C -11 -12 -7 -7 -1 -6 Z", lit(GOLD))
    there.put("M 0 -9 C 4 -16 9 -18 12 -17 C 11 -12 7 -7 1 -6 Z", dark(GOLD))
    there.put("M -2.2 0 C -2.4 -5 -1.8 -8 -1.4 -11 L 1.4 -11 C 1.8 -8 3 -5 2.6 0 Z", s.curved(GOLD))
    there.stroke("M 1 -10 L 4 -15", GOLD, 1)
    there.stroke("M 3.4 -17 C 3.4 -19 6 -19 6 -17 C 6 -15.4 3.4 -15.4 3.4 -17", GOLD, 0.7)
    there.stroke("M -1 -9.6 L -3.6 -5.6", lit(GOLD), 0.9)
    s.dots([(x, y - 12.6, 1.5)], lit(GOLD))


def theatre(s: Panorama, x: float, base: float) -> None:
    """A white palace of the arts with a ribbed orange dome and half domes beside it."""
    tile = "#eda55f"
    s.block(x - 42, 90, 84, base, MARBLE, 0.1)
    for dx in (-30, 30):
        s.dome(x + dx, 90, 8, 8, tile, 3)
        s.rect(x + dx - 9, 89, 18, 1.8, lit(MARBLE))
    s.block(x - 18, 76, 36, base, MARBLE, 0.2)
    s.dome(x, 76, 16, 19, tile, 5)
    here = s.pen(x)
    here.stroke("M -15 72 Q 0 68 15 72 M -11 64 Q 0 61 11 64", "#fbe3a8", 0.9)
    s.dome(x, 58, 5, 5, "#e9c46c", 1)
    here.put("M -0.5 53 L -3 50 L 0 51 L 3 50 L 0.5 53 L 0.5 55 L -0.5 55 Z", "#8d6f62")
    spots = [(x - 19, 75, 38, 2), (x - 43, 89.6, 86, 1.6), (x - 43, base - 2, 86, 2)]
    s.bars(spots, lit(lit(MARBLE)))
    s.arches((x - 8, 82, 16, base - 84), 1, "#a5776f", share=0.8)
    s.arches((x - 6, 86, 12, base - 88), 1, GLOW, share=0.7)
    s.arches((x - 40, 94, 22, base - 96), 4, "#b99a98")
    s.arches((x + 18, 94, 22, base - 96), 4, "#b99a98")


def trajinera(s: Panorama, x: float, y: float, k: float, colour: str, roof: str) -> None:
    """A painted flat boat with a flowered arch and a roof."""
    here = s.pen(x, y, k)
    here.put("M -24 -3 L -20 1.4 L 19 1.4 L 24 -3.4 Z", s.fade(lit(colour), dark(colour)))
    here.put("M -24 -3 L 24 -3.4 L 23 -2.2 L -23 -1.8 Z", "#fff0c8")
    way = "M -15 -3 L -15 -10 M -5 -3 L -5 -10 M 5 -3 L 5 -10 M 15 -3 L 15 -10"
    here.stroke(way, "#8d5f58", 0.8)
    here.put("M -14 -3 L -14 -5.6 L 14 -5.6 L 14 -3 Z", dark(roof), 0.7)
    here.put("M -18 -9.6 Q 0 -12.6 18 -9.6 L 18 -8.4 Q 0 -11.2 -18 -8.4 Z", roof)
    here.put("M -18 -9 Q -20 -15 -15 -17.6 Q -10 -15 -12 -9.4 Z", GOLD)
    spots = (
        (-17.6, -11, "#e2604f"),
        (-17.2, -14, "#f6efe0"),
        (-15, -16.4, "#d36ba0"),
        (-12.8, -14, "#5fae7c"),
        (-12.4, -11, "#e2604f"),
        (-15, -12.6, "#5a8fd0"),
    )
    for dx, dy, tint in spots:
        s.ellipse(x + dx * k, y + dy * k, 1.2 * k, 1.1 * k, tint)
    s.ellipse(x, y + 2 * k, 22 * k, 0.8 * k, "#fff6e0", 0.5)


def flag(s: Panorama, x: float, base: float, top: float) -> None:
    """A very large flag in green, white and red."""
    s.rect(x - 0.5, top, 1, base - top, "#8d7f8a")
    for i, tint in enumerate(("#4f9f77", "#fdf6ea", "#d9604f")):
        a = i * 7
        way = f"M {a} {(0, 1.2, -0.6)[i]} Q {a + 3.5} {(2, 0.4, 1)[i]} {a + 7} "
        way += f"{(1.2, -0.6, 1)[i]} L {a + 7} {(13.2, 11.4, 13)[i]} Q {a + 3.5} "
        way += f"{(14, 12.4, 13)[i]} {a} {(12, 13.2, 11.4)[i]} Z"
        s.put(way, tint, x + 0.5, top + 0.5)
    s.ellipse(x + 11, top + 7, 1.7, 1.7, "#a5815a")


def bright_row(
    s: Panorama, left: float, right: float, base: float, paints: tuple[str, ...]
) -> None:
    """Low painted houses with doors and framed windows."""
    x, i = left, 0
    while x < right:
        w, h = s.random.uniform(15, 22), s.random.uniform(12, 18)
        colour = paints[i % len(paints)]
        s.block(x, base - h, w, base, colour, 0.16)
        s.rect(x - 0.4, base - h - 1.2, w + 0.8, 1.6, lit(lit(colour)))
        s.rect(x, base - 2.4, w, 2.4, dark(colour), 0.5)
        spots = [(x + w * 0.14, base - h + 3.4, 3.4, 4.4), (x + w * 0.56, base - h + 3.4, 3.4, 4.4)]
        s.bars(spots, "#fff6e4")
        s.bars([(x + w * 0.14 + 0.6, base - h + 4, 2.2, 3.8)], "#7d6b80")
        s.bars([(x + w * 0.56 + 0.6, base - h + 4, 2.2, 3.8)], GLOW)
        s.arches((x + w * 0.34, base - 6.6, 4.4, 6.6), 1, dark(dark(colour)), share=0.9)
        x, i = x + w, i + 1


@panorama(5, "#f5d8cf")
def mexico_city(s: Panorama) -> None:
    s.sky("#c9d6ee", "#efdde6", "#fcdcc6", "#fbe6bd", sun=(70, 98, 140))
    s.clouds("#fff4ee", (250, 26, 0.7, 0.5), (520, 26, 0.8, 0.5), (96, 66, 0.8, 0.3))
    volcano(s)
    hazy = [s.far(colour, 0.5) for colour in ("#b79cb8", "#a9a5c9", "#cba8a8")]
    roofs = [(0, 97), (120, 94), (200, 88), (260, 82), (400, 84), (560, 78)]
    s.town(roofs, 110, (9, 16), hazy, "#fbe9cf")
    for half, top in ((6, 52), (4.6, 42), (2.6, 37)):
        s.block(548 - half, top, 2 * half, 110, s.far("#9fa3c6", 0.35), 0.34)
    s.rect(547.6, 22, 0.9, 16, s.far("#8f86ab", 0.3))
    s.veil(66, 108, s.haze, 0.8)
    paints = ("#f0b65c", "#e58a86", "#6fb6b0", "#f3d9a0", "#c78bb8", "#ec9f62", "#7fa9d6")
    bright_row(s, -4, 196, 109, paints)
    theatre(s, 496, 110)
    flag(s, 356, 110, 58)
    cathedral(s, 282, 110)
    angel(s, 420, 110)
    s.rect(0, 109, WIDTH, 8, s.fade("#f0d3b0", "#d9b596"))
    s.crowns(-2, 40, 112, 4, "#7fa877")
    s.crowns(370, 402, 112, 3.6, "#86ad78")
    s.crowns(440, 452, 112, 3.4, "#d98bb0")
    s.crowns(196, 216, 112, 3.6, "#d98bb0")
    s.crowns(540, 562, 112, 4.2, "#7fa877")
    s.lamps(114, 10, 210, 342, 402, 440)
    s.walkers(113.6, 222, 226, 258, 286, 290, 312, 336, 364, 408, 446, 484, 500, 504, 530)
    s.water(115, ("#cfd9c6", "#8fbdb8", "#6aa3a8"), "#fff1dc", 46)
    s.rect(0, 114.4, WIDTH, 1.4, "#b98f78")
    trajinera(s, 92, 124, 0.95, "#d9604f", "#f0bf55")
    trajinera(s, 330, 126, 0.8, "#4f9f9a", "#e58aa6")
    trajinera(s, 470, 122.6, 0.66, "#7a6fb8", "#f0bf55")
    s.gulls("#8f7f98", (212, 52, 0.7), (226, 48, 0.5))
