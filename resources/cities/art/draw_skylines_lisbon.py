"""Draws the skyline of Lisbon: a hill of tiled houses, a castle, a tram and the red bridge."""

import math
from collections.abc import Sequence

from kit import SHADE, Point, dark, lit, mix, traced
from panorama import GLOW, WIDTH, Panorama, level, panorama

TILE = "#dd8a66"


def cottage(s: Panorama, x: float, base: float, w: float, h: float, wall: str, kind: int) -> None:
    """A small house with a tiled roof."""
    s.rect(x, base - h, w, h, s.fade(lit(wall), wall, across=True))
    s.rect(x + w * 0.74, base - h, w * 0.26, h, dark(wall))
    rise = 2.6 + w * 0.16
    here = s.pen(x, base - h + 0.3)
    if kind % 3 == 0:
        here.put(f"M -0.7 0 L {w * 0.37} {-rise - 1} L {w * 0.74} 0 Z", lit(wall))
        way = f"M {w * 0.37} {-rise - 1} L {w * 0.7} {-rise - 1} L {w + 0.6} 0 L {w * 0.74} 0 Z"
        here.put(way, TILE)
        here.stroke(f"M -0.7 0 L {w * 0.37} {-rise - 1} L {w * 0.7} {-rise - 1}", lit(TILE), 0.8)
    else:
        here.put(f"M -0.8 0 L 1.2 {-rise} L {w - 1.2} {-rise} L {w + 0.8} 0 Z", s.shaded(TILE))
    rows = max(1, int(h / 5))
    frame = (x + 0.6, base - h + 1, w * 0.7, h - 1.6)
    s.panes(frame, max(2, int(w / 4)), rows, ("#8e7d94", GLOW), 0.24, (0.42, 0.6))


def hill_town(s: Panorama, crest: Sequence[Point], base: float, air: float) -> None:
    """Houses stacked over each other from the crest of a hill down to its foot."""
    walls = ("#fdf3e2", "#f6d3b0", "#f4e0a8", "#e9b8a8", "#d3e0e4", "#f0c9c0", "#fbeacb")
    row, drop = 0, 2.0
    while drop < 64:
        x, i = crest[0][0] - row * 5 % 11, row * 3
        while x < crest[-1][0]:
            w, h = s.random.uniform(8, 14), s.random.uniform(7, 12)
            y = level(crest, x + w / 2) + drop + h * 0.6 + s.random.uniform(-1, 1)
            if y < base + 2:
                cottage(s, x, y, w, h, mix(walls[i % 7], s.haze, air), i)
                if s.random.random() < 0.16:
                    s.crowns(x, x + 4, y + 1, 2.6, "#86ad78")
            x, i = x + w + s.random.uniform(-0.6, 1.6), i + 1
        row, drop = row + 1, drop + 8.4


def castle(s: Panorama, x: float, base: float) -> None:
    """Walls and towers with battlements among pines."""
    stone = "#d9bd98"
    s.crowns(x - 46, x + 50, base + 3, 4.4, "#7fa877")
    for dx, w, high in ((-36, 76, 10), (-38, 10, 17), (-14, 11, 21), (12, 10, 16), (32, 12, 19)):
        s.block(x + dx, base - high, w, base, stone, 0.3 if w < 20 else 0.06)
        teeth = [(x + dx + i * 3, base - high - 2, 1.8, 2.2) for i in range(int(w / 3))]
        s.bars(teeth, lit(stone))
    spots = [(x - 34, base - 12, 1, 3), (x - 10, base - 16, 1, 3.4), (x + 36, base - 14, 1, 3)]
    s.bars(spots, "#8d6f62")
    s.rect(x - 9, base - 33, 0.6, 12, "#8d7f8a")
    here = s.pen(x - 8.6, base - 33)
    here.put("M 0 0 Q 4 -1.4 8 0.4 L 8 5 Q 4 3.4 0 5 Z", "#5fa377")
    here.put("M 3.2 -0.5 Q 6 -0.6 8 0.4 L 8 5 Q 6 4 3.2 4 Z", "#d9604f")
    s.crowns(x - 48, x + 54, base + 5, 3.4, "#8fb583", 1.7)


def red_bridge(s: Panorama, first: float, second: float, deck: float) -> None:
    """A long red suspension bridge with trussed towers."""
    red, top = "#cf5f52", 30.0
    mid = (first + second) / 2

    def rope(x: float) -> float:
        if x < first:
            return top + (deck - 3 - top) * min(1.0, math.pow((first - x) / 62, 0.9))
        if x > second:
            return top + (deck - 3 - top) * min(1.0, math.pow((x - second) / 62, 0.9))
        return top + (deck - 5 - top) * (1 - math.pow((x - mid) / (second - mid), 2))

    spots = [first - 62 + i * 4 for i in range(int((WIDTH - first + 62) / 4) + 2)]
    s.lines([(x, rope(x), x, deck) for x in spots], mix(red, s.haze, 0.3), 0.35)
    s.lines([(x, rope(x), x + 4, rope(x + 4)) for x in spots], red, 1.1)
    s.rect(first - 70, deck, WIDTH, 1.2, lit(red))
    s.rect(first - 70, deck + 1.2, WIDTH, 1, dark(red))
    s.lines(
        [
            (x, deck + (1.6, 4.6)[i % 2], x + 4, deck + (4.6, 1.6)[i % 2])
            for i, x in enumerate(spots)
        ],
        red,
        0.5,
    )
    s.rect(first - 70, deck + 4.6, WIDTH, 0.9, dark(red))
    for x in (first, second):
        for dx, tint in ((-3.6, lit(red)), (2.2, dark(red))):
            s.rect(x + dx, top - 2, 1.9, 106 - top, tint)
        cross = [(x - 3, y, x + 3, y + 8) for y in range(int(top) + 2, 70, 10)]
        cross += [(x + 3, y, x - 3, y + 8) for y in range(int(top) + 2, 70, 10)]
        s.lines(cross, red, 0.7)
        s.bars([(x - 4.2, top - 2.6, 8.6, 1.6), (x - 4.2, deck - 2, 8.6, 1.6)], lit(red))
        s.put("M -8 110 L -6 101 L 6 101 L 8 110 Z", s.fade("#e9dcc8", "#a99aa4", across=True), x)


def tram(s: Panorama, x: float, base: float, k: float) -> None:
    """A small yellow tram with white window frames, its pole on the wire."""
    yellow = "#f6c445"
    here = s.pen(x, base, k)
    here.stroke("M 3 -24 L 12 -33", "#6f6474", 0.7)
    s.ellipse(x + 1, base, 23 * k, 1.4 * k, SHADE, 0.3)
    here.put("M -16 -2.4 L 16 -2.4 L 15 0 L -15 0 Z", "#5f5566")
    for dx in (-9, 8):
        s.ellipse(x + dx * k, base - 1 * k, 2.6 * k, 2.6 * k, "#4a4353")
        s.ellipse(x + dx * k, base - 1 * k, 1.2 * k, 1.2 * k, "#a79fae")
    way = "M -21 -3 L -21 -12 L 21 -12 L 21 -3 Q 21 -2 19 -2 L -19 -2 Q -21 -2 -21 -3 Z"
    here.put(way, s.fade(lit(yellow), yellow, mix(yellow, dark(yellow), 0.6), across=True))
    here.put("M -21 -12 L -20 -21 L 20 -21 L 21 -12 Z", "#fdf6e6")
    way = "M -22 -21 C -21 -24 -18 -24.6 -14 -24.6 L 14 -24.6 C 18 -24.6 21 -24 22 -21 Z"
    here.put(way, s.fade("#fffaf0", "#d3c3b8"))
    for i in range(6):
        s.put(
            "M 0 0 L 0 -6.6 L 4.6 -6.6 L 4.6 0 Z",
            GLOW if i in (1, 2, 4) else "#7fa5b8",
            x + (-18.6 + i * 6.3) * k,
            base - 13 * k,
            k,
        )
    here.put("M -21 -9 L 21 -9 L 21 -7.8 L -21 -7.8 Z", "#fdf6e6")
    here.put("M -21 -12 L 21 -12 L 21 -11 L -21 -11 Z", "#b9824a")
    s.ellipse(x - 20.4 * k, base - 6 * k, 1.3 * k, 1.5 * k, "#fffbe0")
    s.halo(x - 21 * k, base - 6 * k, 6 * k, "#fff6c8", 0.9)


def tiled_front(s: Panorama, x: float, w: float, top: float, base: float, tint: str) -> None:
    """A house front covered with patterned tiles, with iron balconies."""
    s.rect(x, top, w, base - top, s.fade("#fdf8ec", mix("#fdf8ec", tint, 0.25), across=True))
    step = 3.2
    way = ""
    for row in range(int((base - top - 2) / step)):
        for column in range(int((w - 1) / step)):
            a, b = x + 0.6 + step * (column + 0.5), top + 1.4 + step * (row + 0.5)
            way += (
                f"M{a:.1f} {b - 1.3:.1f}L{a + 1.3:.1f} {b:.1f}L{a:.1f} {b + 1.3:.1f}L{a - 1.3:.1f} "
                f"{b:.1f}Z"
            )
    s.path(way, tint, 0.75)
    s.bars([(x - 0.8, top - 1.4, w + 1.6, 2.2)], "#fffaf0")
    s.put(f"M -1.2 0 L 2 -4.6 L {w - 2} -4.6 L {w + 1.2} 0 Z", s.shaded(TILE), x, top - 1.2)
    count = int(w / 8)
    for i in range(count):
        a = x + w * (i + 0.5) / count
        s.bars([(a - 2.4, top + 3, 4.8, 8), (a - 2.4, base - 9, 4.8, 9)], "#fffaf0")
        s.bars([(a - 1.6, top + 3.8, 3.2, 7)], GLOW if i % 2 else "#6f7f9c")
        s.bars([(a - 1.6, base - 8, 3.2, 8)], "#5f9a84" if i % 2 else "#b5604f")
        spots = [(a - 3 + j * 1.2, top + 9, a - 3 + j * 1.2, top + 11.6) for j in range(6)]
        s.lines(spots, "#5f5566", 0.35)
        s.bars([(a - 3.2, top + 11.4, 6.4, 0.7)], "#5f5566")


@panorama(21, "#f3ead8")
def lisbon(s: Panorama) -> None:
    s.sky("#a6d6f4", "#cde8f4", "#f0f5e8", "#fff2d6", sun=(60, 44, 120))
    s.clouds("#ffffff", (200, 20, 0.6, 0.5), (420, 16, 0.9, 0.6), (530, 30, 0.7, 0.5))
    run = [(340, 96), (400, 90), (440, 88), (470, 82), (492, 82), (530, 88), (570, 84)]
    s.ridge(run, s.far("#86a5a4", 0.45), 106)
    s.veil(76, 106, s.haze, 0.6)
    way = "M -1.8 0 L -1.4 -16 L 1.4 -16 L 1.8 0 Z M -1 -16 L -0.8 -22 L -5 "
    way += "-22 L -5 -23.2 L 5 -23.2 L 5 -22 L 0.8 -22 L 1 -16 Z M -0.9 -23 L "
    way += "-0.9 -25.4 L 0.9 -25.4 L 0.9 -23 Z"
    s.put(way, s.far("#a9a5b0", 0.2), 480, 83)
    s.water(102, ("#cfe9ea", "#8fcbdc", "#62afd0"), "#f8feff", 76)
    red_bridge(s, 432, 528, 80)
    far = [(-10, 97), (60, 93), (110, 96), (170, 90)]
    s.ridge([(-10, 99), (90, 98), (180, 96)], s.far("#b9b394", 0.35), 114)
    hill_town(s, far, 104, 0.45)
    s.veil(86, 112, s.haze, 0.5, 0, 190)
    crest = traced("128 104, 160 92, 200 76, 236 62, 260 56, 318 55, 342 64, 364 80, 392 100")
    s.ridge([(120, 112), *crest, (404, 112)], s.fade("#a9bf8c", "#c9b894"), 114)
    castle(s, 288, 53)
    hill_town(s, crest, 110, 0.0)
    for x, w, colour in ((432, 8, "#cf6f62"), (528, 8, "#cf6f62")):
        s.mirrored(x, w, 110, 12, colour)
    way = "M -4 112 L 400 110 C 408 111 412 113 414 116 L 420 130 L -4 130 Z"
    s.put(way, s.fade("#ecd8bd", "#cdb49c"))
    for tint in ("#fbeed8", "#b59c8a"):
        spots = [(s.random.uniform(0, 404), s.random.uniform(116, 129)) for _ in range(75)]
        s.bars([(x, y, 1.2 + (y - 115) * 0.12, 0.6) for x, y in spots], tint, 0.7)
    s.stroke("M 400 110 C 408 111 412 113 414 116 L 420 130", "#fff3df", 1.4)
    s.lines([(-2, 124, 416, 124), (-2, 126.4, 417, 126.4)], "#8d7f86", 0.7)
    for i, (x, w, top, tint) in enumerate(
        (
            (-6, 30, 88, "#4f86c0"),
            (196, 34, 87, "#5f9f8c"),
            (232, 26, 91, "#4f86c0"),
            (322, 30, 92, "#c98a4a"),
        )
    ):
        tiled_front(s, x, w, top, 114 - i % 2 * 0.5, tint)
    for x in (36, 176, 270, 372):
        s.rect(x - 0.5, 101, 1, 16, "#5f5566")
        s.dots([(x, 100, 1.8)], "#ffefb8")
        s.halo(x, 100, 6, "#fff0b8", 0.7)
    s.crowns(152, 174, 115, 4.4, "#8fb583")
    s.crowns(296, 318, 115, 4, "#8fb583")
    s.lines([(0, 91.4, 372, 94)], "#7f7480", 0.35, 0.7)
    s.rect(371.6, 93.6, 0.8, 7, "#5f5566")
    s.walkers(118, 50, 56, 160, 190, 216, 262, 284, 336, 356, 388)
    tram(s, 104, 125.4, 1.0)
    s.sail(476, 120, 0.9, "#d9694e")
    s.sail(544, 114, 0.6, "#4f7fb4")
    s.gulls("#ffffff", (392, 48, 0.8), (408, 56, 0.6), (212, 48, 0.6))
