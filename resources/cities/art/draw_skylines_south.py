"""Draws the skylines of Rio and Buenos Aires: sugarloaf and bay, obelisk and avenue."""

import math

from kit import SHADE, Point, dark, lit, mix, number, traced
from panorama import GLOW, WIDTH, Panorama, panorama

GOLD = "#f0bf55"


def redeemer(s: Panorama, x: float, y: float, k: float) -> None:
    """A white figure with stretched arms on the summit."""
    s.halo(x, y - 14 * k, 20 * k, "#fffbe8", 0.8)
    here = s.pen(x, y, k)
    here.put("M -3.4 0 L -2.6 -5 L 2.6 -5 L 3.4 0 Z", "#c9bcae")
    way = "M -12 -20.4 L -2.4 -20.8 L 2.4 -20.8 L 12 -20.4 L 12 -18.8 L 7 -17 "
    way += "L 2.8 -15.4 L 3 -5 L -3 -5 L -2.8 -15.4 L -7 -17 L -12 -18.8 Z"
    here.put(way, s.fade("#fffdf4", "#f2e8dc"))
    way = "M 0.4 -20.6 L 2.4 -20.8 L 12 -20.4 L 12 -18.8 L 7 -17 L 2.8 -15.4 L 3 -5 L 0.8 -5 Z"
    here.put(way, "#9a94a8", 0.6)
    s.ellipse(x, y - 23 * k, 1.7 * k, 2.2 * k, "#fffaf0")


def loaf(s: Panorama) -> None:
    """The sugarloaf and the lower hill beside it, the cable between them and its cabin."""
    rock, wood = "#b49c92", "#86b183"
    line = traced(
        "272 108, 288 90, 300 64, 312 38, 326 25, 342 23, 356 33, 368 56, 380 82, 398 98, 414 108"
    )
    s.ridge(line, s.fade(lit(rock), rock, mix(dark(rock), rock, 0.35), across=True), 108)
    way = "M 342 23 C 348 24 353 28 356 33 C 361 40 364 48 368 56 C 372 66 "
    way += "375 74 380 82 C 385 90 391 94 398 98 L 414 108 L 362 108 C 358 80 "
    way += "352 50 342 23 Z"
    s.put(way, SHADE, opacity=0.2)
    for way in (
        "M 318 36 C 312 52 308 66 306 84",
        "M 330 30 C 326 50 324 66 324 88",
        "M 342 32 C 344 52 346 70 346 90",
        "M 354 42 C 360 58 364 72 366 88",
    ):
        s.stroke(way, dark(rock), 1.1, opacity=0.35)
    for left, right, row in ((297, 316, 96), (334, 374, 95), (352, 390, 100), (290, 330, 102)):
        s.crowns(left, right, row, 4, mix(wood, rock, 0.16), 1.5)
    crest = traced("270 108, 284 101, 300 97, 318 100, 336 97, 356 101, 378 97, 398 101, 416 108")
    s.ridge(crest, s.shaded(wood), 108)
    way = "M 316 33 C 320 27 328 22.4 340 22.6 C 349 23.6 354 28 358 36 C 352 "
    way += "31 346 30 340 31 C 332 29 324 29 316 33 Z"
    s.put(way, "#8fb083")
    s.crowns(325, 331, 25.6, 1.8, "#7fa877")
    s.crowns(342, 351, 26, 1.8, "#7fa877")
    hill = traced("196 108, 212 92, 226 78, 244 71, 262 73, 278 84, 292 98, 304 108")
    s.ridge(hill, s.fade(lit(lit(wood)), wood, dark(wood), across=True), 108)
    way = "M 262 73 C 270 76 275 80 278 84 C 284 90 288 94 292 98 L 304 108 L "
    way += "268 108 C 270 96 268 84 262 73 Z"
    s.put(way, SHADE, opacity=0.16)
    s.put("M 214 100 C 218 90 226 82 238 76 C 230 84 224 92 222 104 Z", "#d9c3aa", opacity=0.5)
    s.crowns(206, 298, 108, 3.4, "#7aa87a")
    s.bars([(250, 67, 9, 5), (331, 18.6, 9, 5)], "#fbf3e4")
    s.bars([(249, 66, 11, 1.4), (330, 17.6, 11, 1.4)], "#d9694e")
    s.stroke("M 255 67 Q 300 52 335 20 M 255 68.4 Q 300 53.4 335 21.4", "#6f6a78", 0.45)
    s.stroke("M 296 47 L 296 51", "#6f6a78", 0.6)
    way = "M 290.6 51 L 301.4 51 Q 302.6 54 301 57.4 L 291 57.4 Q 289.4 54 290.6 51 Z"
    s.put(way, s.fade("#f7cf6a", "#e2a040"))
    s.bars([(291.6, 52.4, 2.6, 2.4), (294.8, 52.4, 2.6, 2.4), (298, 52.4, 2.4, 2.4)], "#7fb0c4")


def summit(s: Panorama) -> None:
    """The steep green mountain with the figure."""
    green = s.far("#6f9f8a", 0.22)
    line = traced("380 108, 420 88, 446 66, 464 48, 474 42, 482 43, 492 58, 508 72, 534 74, 566 62")
    s.ridge(line, s.fade(lit(green), green, across=True), 108)
    way = "M 482 43 C 486 48 488 54 492 58 C 497 64 500 69 508 72 C 516 75 "
    way += "526 76 534 74 C 546 71 556 66 566 62 L 566 108 L 496 108 C 500 84 "
    way += "492 62 482 43 Z"
    s.put(way, SHADE, opacity=0.18)
    for way in (
        "M 470 50 C 462 64 450 78 440 96",
        "M 478 50 C 478 66 472 82 470 98",
        "M 456 62 C 446 74 436 84 424 94",
    ):
        s.stroke(way, dark(green), 1.6, opacity=0.22)
    redeemer(s, 477, 43, 1.3)


def promenade(s: Panorama, top: float) -> None:
    """A pavement of dark and light waves along the lower edge."""
    s.rect(0, top, WIDTH, 130 - top, "#fbf1df")
    for row in range(3):
        y = top + 2.6 + row * 3.6
        upper: list[Point] = [
            (x, y + 1.5 * math.sin(x / 4.6 + row * 1.2)) for x in range(0, WIDTH + 1, 4)
        ]
        lower = [(x, h + 1.5) for x, h in reversed(upper)]
        spots = "L".join(f"{number(x)} {number(h)}" for x, h in (*upper, *lower))
        s.path(f"M{spots}Z", "#6d6478")
    s.rect(0, top - 0.8, WIDTH, 1.2, "#e9d3b4")


@panorama(12, "#e6efe2")
def rio(s: Panorama) -> None:
    s.sky("#b4dfec", "#d6eeea", "#fbf2d6", "#fde6c4", sun=(96, 78, 140))
    s.clouds(
        "#ffffff",
        (240, 24, 0.7, 0.65),
        (412, 20, 0.8, 0.6),
        (540, 34, 0.8, 0.5),
        (130, 66, 0.7, 0.35),
    )
    s.ridge(
        traced(
            "0 88, 34 80, 64 90, 98 84, 128 72, 150 86, 186 90, 226 80, 270 86, 330 82, 390 74, "
            "430 80, 500 66, 534 60, 560 70"
        ),
        s.far("#8fb5bf", 0.5),
        106,
    )
    s.veil(66, 106, s.haze, 0.7)
    crest = [(-4, 96), (30, 90), (52, 96), (84, 88), (112, 97), (150, 95), (190, 104)]
    s.ridge(crest, s.far("#86b0a0", 0.35), 106)
    summit(s)
    s.veil(70, 108, s.haze, 0.55, 380)
    houses = ("#fdf3e2", "#f2cdb4", "#e8dfe6", "#f6dfae", "#cfe0e2", "#f0b8a6")
    s.town([(404, 92), (440, 86), (500, 82), (560, 80)], 106, (7, 12), houses, "#8fb4c0")
    s.town([(0, 102), (60, 99), (130, 102)], 106, (6, 9), houses)
    s.crowns(404, 562, 107.6, 2.8, "#7aa87a", 1.8)
    s.water(105, ("#c6ebe6", "#7fcfd6", "#5ab6cc"), "#f6fffb", 60)
    loaf(s)
    s.put("M 396 108 C 440 105 500 106 560 105 L 560 111 C 510 109 450 110 396 108 Z", "#f9e6bd")
    s.mirrored(340, 60, 110, 9, "#a59c92")
    s.mirrored(250, 56, 110, 8, "#86b08c")
    s.sail(150, 113, 0.66, "#e57f8f")
    s.sail(440, 116, 0.7, "#4f7fb4")
    s.sail(62, 115, 0.9, "#d9694e")
    promenade(s, 119)
    s.walkers(121, 84, 120, 124, 190, 246, 300, 304, 372, 420, 470, 500)
    s.palm(18, 122, 34, "#5f9f72")
    s.palm(36, 123, 25, "#6aaa78", -2)
    s.palm(536, 123, 40, "#5f9f72", -4)
    s.palm(552, 122, 29, "#6aaa78", 3)
    s.gulls("#ffffff", (226, 48, 0.8), (242, 56, 0.6), (404, 50, 0.6))


def obelisk(s: Panorama, x: float, base: float) -> None:
    """A tall white needle of stone on a low foot."""
    stone = "#f8efe4"
    s.block(x - 9, base - 5, 18, base, stone, 0.35)
    here = s.pen(x, base - 5)
    here.put("M -5.6 0 L -3.8 -88 L 1 -88 L 1.6 0 Z", s.fade("#fffdf6", "#f6ead9"))
    here.put("M 1.6 0 L 1 -88 L 3.8 -88 L 5.6 0 Z", "#c3b3c0")
    here.put("M -3.8 -88 L 0.4 -95 L 1 -88 Z", "#fffdf6")
    here.put("M 1 -88 L 0.4 -95 L 3.8 -88 Z", "#b3a3b4")
    s.bars([(x - 1.6, base - 88, 1.4, 2.4)], "#a596a8")


def mansard(
    s: Panorama, x: float, w: float, top: float, base: float, colour: str, cupola: float
) -> None:
    """A house of the avenue: balconies, a slate roof with dormers, a cupola on one corner."""
    slate = "#8c93ad"
    s.block(x, top, w, base, colour, 0.18)
    rows = max(2, int((base - top - 9) / 7))
    frame = (x + 1, top + 2, w * 0.8, rows * 7)
    s.panes(frame, max(3, int(w / 5)), rows, ("#9a8798", GLOW), 0.34, (0.46, 0.6))
    s.bars([(x, top + 1 + i * 7, w * 0.82, 0.7) for i in range(rows + 1)], lit(lit(colour)))
    s.arches((x + 1, base - 7, w * 0.8, 7), max(2, int(w / 7)), dark(dark(colour)))
    s.put(f"M 0 0 L 2.4 -7 L {w - 2.4} -7 L {w} 0 Z", s.shaded(slate), x, top)
    s.bars([(x + 4 + i * 6, top - 5.4, 2.6, 3.6) for i in range(int((w - 6) / 6))], "#f6e4c8")
    s.rect(x - 0.6, top - 0.6, w + 1.2, 1.4, lit(lit(colour)))
    if cupola:
        cx = x + w * cupola
        s.block(cx - 5, top - 9, 10, top + 2, colour, 0.3)
        s.arches((cx - 4, top - 7.4, 6, 7), 2, "#8f7c90")
        s.dome(cx, top - 9, 5.4, 9.6, slate, 2)
        s.bars([(cx - 1, top - 21, 2, 3)], lit(colour))
        s.put("M -1 -21 L 0 -27 L 1 -21 Z", GOLD, cx, top)


def lighthouse_palace(s: Panorama, x: float, base: float) -> None:
    """A tall ornate tower with a glowing lantern on top."""
    colour = "#d8c0ae"
    for half, top in ((16, 64), (9, 46), (6, 37)):
        s.block(x - half, top, 2 * half, base, colour, 0.3)
        s.rect(x - half - 0.8, top - 1, 2 * half + 1.6, 1.6, lit(lit(colour)))
    s.panes((x - 15, 66, 16.6, 40), 5, 6, ("#a18a97", GLOW), 0.35, (0.5, 0.6))
    s.arches((x - 8, 48, 11, 14), 3, "#a18a97")
    s.arches((x - 5.4, 39, 7, 6.4), 2, "#a18a97")
    for dx in (-16, 13):
        s.dome(x + dx + 1.4, 64, 3, 5, "#b8a6a4", 0)
    s.dome(x, 37, 5, 8, "#b8a6a4", 2)
    s.halo(x, 27, 15, "#fff0b8", 0.9)
    s.bars([(x - 1.8, 25, 3.6, 5)], "#ffe9a6")
    s.put("M -2.4 25 Q 0 20 2.4 25 Z M -0.3 22 L -0.2 16 L 0.2 16 L 0.3 22 Z", "#8f7f8f", x)


def tin_houses(s: Panorama, left: float, base: float) -> None:
    """Houses of the old harbour: corrugated walls in every colour, balconies and outer stairs."""
    paints = (
        "#5fa8d0",
        "#f2c14e",
        "#e0685a",
        "#6fb880",
        "#f09a58",
        "#b784c0",
        "#4fb0a8",
        "#ec8aa0",
        "#f2c14e",
        "#5fa8d0",
    )
    x = left
    for i, colour in enumerate(paints):
        w, h = (18, 22, 17, 20, 16)[i % 5], (22, 17, 25, 19, 23)[i % 5]
        trim = paints[(i + 3) % len(paints)]
        s.block(x, base - h, w, base, colour, 0.14)
        spots = [(x + 1 + j * 1.8, base - h + 1, 0.5, h - 2) for j in range(int(w * 0.8 / 1.8))]
        s.bars(spots, dark(colour), 0.35)
        if i % 2:
            s.put(f"M -0.8 0 L {w / 2} -5 L {w + 0.8} 0 Z", dark(trim), x, base - h)
        else:
            s.rect(x - 0.8, base - h - 1.6, w + 1.6, 2.2, trim)
        for a in (0.16, 0.52):
            s.rect(x + w * a - 0.7, base - h + 3, 4.8, 6, lit(trim))
            s.rect(x + w * a, base - h + 3.6, 3.4, 5.4, (GLOW, "#5f6f8c")[(i + int(a * 4)) % 2])
        s.rect(x + 1, base - h + 10.4, w * 0.76, 0.9, trim)
        s.bars([(x + 1.4 + j * 2, base - h + 9, 0.5, 2) for j in range(int(w * 0.34))], trim)
        s.bars([(x + w * 0.2, base - 6.4, 3.6, 6.4)], dark(trim))
        s.bars([(x + w * 0.58, base - 6, 4, 3.4)], GLOW)
        x += w


def footbridge(s: Panorama, x: float, deck: float) -> None:
    """A white footbridge: one leaning mast and a fan of cables."""
    mast = "#fdf8f0"
    ropes = []
    for i in range(12):
        share = 0.3 + i * 0.06
        ropes.append((x + 40 * share, deck - 66 * share, x - 12 - i * 6.4, deck))
    s.lines(ropes, "#ffffff", 0.5, 0.95)
    here = s.pen(x, deck)
    here.put("M -96 0 Q -40 -3 70 0 L 70 2.6 L 0 4.4 L -96 2.6 Z", s.fade("#ffffff", "#c9bccb"))
    here.stroke("M -96 -2.6 Q -40 -5.6 70 -2.6", "#ffffff", 0.4)
    way = "M -6 2 C 6 -10 26 -44 41 -70 C 34 -40 20 -10 8 3 Z"
    here.put(way, s.fade(mast, "#e6dbe2", across=True))
    here.put("M 41 -70 C 34 -40 20 -10 8 3 L 3 3 C 16 -14 32 -44 41 -70 Z", "#b5a5bb")
    here.put("M -7 3 L 9 3 L 7 12 L -5 12 Z", "#cfc0c6")
    here.put("M 60 2 L 70 2 L 70 12 L 62 12 Z", "#cfc0c6")


@panorama(9, "#f0d8de")
def buenos_aires(s: Panorama) -> None:
    s.sky("#cdd2ee", "#e9d9ea", "#fbdfd0", "#fbcfa6", sun=(110, 100, 150), light="#fff1c8")
    s.clouds("#fff1f0", (246, 26, 0.75, 0.55), (440, 20, 0.9, 0.55), (120, 68, 0.8, 0.35))
    hazy = [s.far(colour, 0.5) for colour in ("#a99cc4", "#b7a5c4", "#c4a5b4")]
    roofs = [(0, 97), (150, 94), (200, 80), (260, 72), (420, 72), (470, 76), (560, 84)]
    s.town(roofs, 110, (10, 17), hazy, "#fbe6cf")
    s.veil(56, 110, s.haze, 0.75)
    glass = [s.far(colour, 0.25) for colour in ("#9fb4d0", "#b0a8cc", "#8fb4c4")]
    for i, (x, w, top) in enumerate(((438, 12, 58), (452, 13, 44), (468, 11, 56), (546, 16, 62))):
        s.block(x, top, w, 106, glass[i % 3], 0.34)
        frame = (x + 1, top + 3, w * 0.6, 60)
        s.panes(frame, 3, 12, (lit(glass[i % 3]), "#fbe6b8"), 0.3, (0.7, 0.5))
    s.veil(60, 108, s.haze, 0.55, 420)
    mansard(s, 226, 40, 74, 112, "#ead2b6", 0.16)
    mansard(s, 196, 32, 86, 112, "#dcbcae", 0.0)
    mansard(s, 324, 34, 76, 112, "#e2c6b8", 0.14)
    lighthouse_palace(s, 376, 112)
    mansard(s, 394, 36, 80, 112, "#ecd8bc", 0.84)
    mansard(s, 262, 24, 82, 112, "#e6cabc", 0.0)
    brick = "#c27d68"
    for x in (432, 466, 500, 534):
        s.block(x, 92, 32, 112, brick, 0.1)
        s.put("M -0.6 92 L 5 87 L 27 87 L 32.6 92 Z", "#a5a0b4", x)
        s.panes((x + 1, 93.6, 28, 12), 6, 2, ("#7c5560", GLOW), 0.4, (0.46, 0.66))
        s.arches((x + 1, 105, 28, 7), 5, "#7c5560")
    obelisk(s, 304, 113)
    s.rect(0, 111.6, WIDTH, 4, s.fade("#f0d6c2", "#cfb0a8"))
    tin_houses(s, 4, 112.6)
    for left, right in ((188, 226), (272, 292), (316, 326), (352, 366), (408, 430)):
        s.crowns(left, right, 114, 4.4, "#b19ad6", 1.4)
    s.lamps(114, 10, 194, 294, 314, 340, 412)
    s.walkers(114, 20, 52, 56, 98, 140, 170, 210, 236, 262, 288, 322, 336, 372, 376, 400)
    s.water(115, ("#f3cdb8", "#b7aecb", "#8fa0c6"), "#fff1de", 56)
    s.rect(0, 114.6, WIDTH, 1.2, "#a5868c")
    footbridge(s, 494, 108)
    for x, w, colour in (
        (304, 9, "#fdf3ea"),
        (376, 22, "#cfb3a8"),
        (246, 30, "#e0c4b4"),
        (486, 90, "#b98a84"),
    ):
        s.mirrored(x, w, 117, 11, colour)
    s.sail(410, 123, 0.6, "#d9694e")
    s.gulls("#8f7f9c", (206, 58, 0.7), (220, 54, 0.5))
