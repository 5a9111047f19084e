"""The canvas of the skylines: a wide sky, layers that fade into the haze, light from the left."""

import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from kit import LIGHT, SHADE, Board, Point, dark, lit, mix, number, opening

WIDTH, HEIGHT = 560, 130
GLOW = "#ffe3a0"
Bar = tuple[float, float, float, float]


def moved(way: str, x: float, y: float, k: float = 1, flip: bool = False) -> str:
    """A path of M, L, C, Q and Z around (0, 0), set down at a place and enlarged by k."""
    parts, along = [], 0
    for token in re.findall(r"[A-Z]|-?[0-9.]+(?:e-?[0-9]+)?", way):
        if token.isalpha():
            parts.append(token)
            continue
        across = along % 2 == 0
        size = -k if flip and across else k
        parts.append(number((x if across else y) + float(token) * size))
        along += 1
    return " ".join(parts)


def smooth(points: Sequence[Point]) -> str:
    """A curve through points, as a path that begins at the first one."""
    ends = [points[0], *points, points[-1]]
    way = f"M{points[0][0]:g} {points[0][1]:g}"
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(
        ends, ends[1:], ends[2:], ends[3:], strict=False
    ):
        bends = (bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6)
        way += " C" + " ".join(number(value) for value in (*bends, cx, cy))
    return way


def level(points: Sequence[Point], x: float) -> float:
    """The height of a broken line at x."""
    for (ax, ay), (bx, by) in pairwise(points):
        if ax <= x <= bx:
            return ay + (by - ay) * (x - ax) / (bx - ax)
    return points[0][1] if x < points[0][0] else points[-1][1]


class Pen:
    """Draws paths around a place, enlarged by k and mirrored by flip."""

    def __init__(self, s: Board, x: float, y: float, k: float, flip: bool) -> None:
        self.s, self.place = s, (x, y, k, flip)

    def put(self, way: str, fill: str, opacity: float = 1) -> None:
        """A filled path."""
        self.s.path(moved(way, *self.place), fill, opacity)

    def stroke(self, way: str, colour: str, thick: float, opacity: float = 1) -> None:
        """A drawn line with round ends."""
        self.s.stroke_path(moved(way, *self.place), colour, f"{thick * self.place[2]:.2f}", opacity)


class Panorama(Board):
    """A wide picture in its own coordinates: x to the right, y down."""

    def __init__(self, seed: int, haze: str) -> None:
        super().__init__(seed, WIDTH, HEIGHT, (0, 0))
        self.haze = haze

    def far(self, colour: str, share: float) -> str:
        """A colour as the air lets it through."""
        return mix(colour, self.haze, share)

    def rect(self, x: float, y: float, w: float, h: float, fill: str, opacity: float = 1) -> None:
        self.bars([(x, y, w, h)], fill, opacity)

    def bars(self, spots: Iterable[Bar], fill: str, opacity: float = 1) -> None:
        """Rectangles of one colour, written as one path."""
        parts = [
            f"M{number(x)} {number(y)}h{number(w)}v{number(h)}h{number(-w)}z"
            for x, y, w, h in spots
        ]
        if parts:
            self.path("".join(parts), fill, opacity)

    def dots(self, spots: Iterable[tuple[float, float, float]], fill: str) -> None:
        """Discs (x, y, radius) of one colour."""
        for x, y, r in spots:
            self.ellipse(x, y, r, r, fill)

    def pen(self, x: float = 0, y: float = 0, k: float = 1, flip: bool = False) -> "Pen":
        """A pen that sets paths down at a place."""
        return Pen(self, x, y, k, flip)

    def put(
        self, way: str, fill: str, x: float = 0, y: float = 0, k: float = 1, opacity: float = 1
    ) -> None:
        """A filled path set down at a place."""
        self.path(moved(way, x, y, k), fill, opacity)

    def stroke(self, way: str, colour: str, thick: float, opacity: float = 1) -> None:
        """A drawn line."""
        self.pen().stroke(way, colour, thick, opacity)

    def lines(self, spots: Iterable[Bar], colour: str, thick: float, opacity: float = 1) -> None:
        """Straight lines (from x, y to x, y) of one colour, written as one path."""
        way = " ".join(f"M{a:.2f} {b:.2f} L{c:.2f} {d:.2f}" for a, b, c, d in spots)
        self.stroke(way, colour, thick, opacity)

    def curved(self, colour: str) -> str:
        """The fill of something round: light on the left, shade on the right."""
        return self.fade(lit(colour), mix(lit(colour), colour, 0.6), dark(colour), across=True)

    def veil(
        self,
        top: float,
        low: float,
        colour: str,
        strong: float,
        left: float = 0,
        right: float = WIDTH,
    ) -> None:
        """Haze that grows thicker from one height down to another."""
        made = (
            f'<linearGradient id="%s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
            f'stop-color="{colour}" stop-opacity="0"/><stop offset="1" stop-color="{colour}" '
            f'stop-opacity="{strong:.2f}"/></linearGradient>'
        )
        self.rect(left, top, right - left, low - top, self._gradient(made))

    def halo(self, x: float, y: float, r: float, colour: str = GLOW, strong: float = 0.8) -> None:
        """Light around a lamp or the sun."""
        shares = (1, 0.5, 0.2, 0.06, 0)
        self.ellipse(x, y, r, r, self.glow(*((colour, strong * share) for share in shares)))

    def sky(self, *stops: str, sun: tuple[float, float, float], light: str = "#fff6d6") -> None:
        """The sky with a veiled sun (x, y, reach) on the left."""
        self.rect(0, 0, WIDTH, HEIGHT, self.fade(*stops))
        self.halo(*sun, light, 0.95)

    def clouds(self, colour: str, *spots: tuple[float, float, float, float]) -> None:
        """Long flat clouds (x, y, size, opacity)."""
        kinds = (
            ((-30, 1.6, 22, 3.4), (-12, -2.4, 17, 6), (9, -1, 20, 7), (30, 1.6, 24, 3.6)),
            ((-24, 1.2, 26, 3), (-4, -3.4, 15, 6.4), (13, -1, 16, 5), (34, 2, 20, 2.8)),
            ((-34, 1.8, 18, 2.6), (-10, 0, 22, 4.6), (14, -3, 14, 6), (26, 0.6, 22, 4)),
        )
        for x, y, k, faint in spots:
            way = ""
            for dx, dy, rx, ry in kinds[int(x) % 3]:
                a, b = rx * k, ry * k
                left, right = number(x + dx * k - a), number(x + dx * k + a)
                line, arc = number(y + dy * k), f"A{number(a)} {number(b)} 0 0 1"
                way += f"M{left} {line}{arc} {right} {line}{arc} {left} {line}Z"
            self.path(way, colour, faint)

    def ridge(self, points: Sequence[Point], fill: str, base: float = HEIGHT) -> None:
        """Hills or mountains: everything under a smooth line."""
        way = smooth(points)
        self.path(f"{way} L{points[-1][0]:g} {base:g} L{points[0][0]:g} {base:g} Z", fill)

    def water(self, top: float, stops: Sequence[str], glint: str, count: int = 60) -> None:
        """Water down to the lower edge, with glints that grow towards us."""
        self.rect(0, top, WIDTH, HEIGHT - top, self.fade(*stops))
        for _ in range(count):
            deep = self.random.random() ** 0.8
            y = top + 1.5 + deep * (HEIGHT - top - 3)
            wide = (4 + 14 * deep) * self.random.uniform(0.4, 1.2)
            self.ellipse(self.random.uniform(0, WIDTH), y, wide / 2, 0.2 + 0.22 * deep, glint, 0.5)

    def mirrored(self, x: float, w: float, top: float, long: float, colour: str) -> None:
        """What water shows of something upright above it: slats that get shorter and paler."""
        count = max(3, int(long / 2.4))
        for i in range(count):
            share = i / count
            wide = w * (1 - 0.45 * share) * self.random.uniform(0.8, 1.12)
            shift = self.random.uniform(-0.12, 0.12) * w
            self.rect(
                x - wide / 2 + shift, top + i * 2.4, wide, 1.5, colour, 0.42 * (1 - share) + 0.05
            )

    def block(
        self, x: float, top: float, w: float, base: float, colour: str, side: float = 0.28
    ) -> None:
        """A house front with its shaded side on the right."""
        fill = self.fade(lit(colour), mix(lit(colour), colour, 0.7), across=True)
        self.rect(x, top, w, base - top, fill)
        self.rect(x + w * (1 - side), top, w * side, base - top, dark(colour))

    def panes(
        self,
        frame: Bar,
        columns: int,
        rows: int,
        fills: tuple[str, str],
        share: float = 0.3,
        size: tuple[float, float] = (0.5, 0.55),
    ) -> None:
        """Windows spread over a frame (x, y, w, h): the first colour, and a share of them lit."""
        x, y, w, h = frame
        a, b = w / columns, h / rows
        kinds: tuple[list[Bar], list[Bar]] = ([], [])
        for row in range(rows):
            for column in range(columns):
                spot = (
                    x + a * (column + (1 - size[0]) / 2),
                    y + b * (row + (1 - size[1]) / 2),
                    a * size[0],
                    b * size[1],
                )
                kinds[self.random.random() < share].append(spot)
        for spots, fill in zip(kinds, fills, strict=True):
            self.bars(spots, fill)

    def town(
        self,
        profile: Sequence[Point],
        base: float,
        wide: tuple[float, float],
        colours: Sequence[str],
        pane: str = "",
        lean: float = 0.28,
    ) -> None:
        """A row of houses whose roofs follow a line, plain tops, steps and masts in turn."""
        x, end, i = profile[0][0], profile[-1][0], 0
        while x < end - 2:
            w = min(self.random.uniform(*wide), end - x)
            top = level(profile, x + w / 2) + self.random.uniform(-0.16, 0.2) * (
                base - level(profile, x + w / 2)
            )
            colour = colours[i % len(colours)]
            self.block(x, top, w, base, colour, lean)
            if i % 3 == 0 and base - top > 14:
                self.block(x + w * 0.2, top - 3.5, w * 0.55, top, colour, lean)
            if i % 4 == 1 and base - top > 18:
                self.rect(x + w * 0.45, top - 7, 0.7, 7, dark(colour))
            if pane and base - top > 8:
                rows, columns = max(1, int((base - top) / 4.4)), max(1, int(w * (1 - lean) / 3))
                frame = (x + 0.6, top + 2, w * (1 - lean) - 0.8, rows * 4.2)
                self.panes(frame, columns, rows, (mix(colour, SHADE, 0.16), pane), 0.3)
            x += w + self.random.uniform(-0.4, 1.4)
            i += 1

    def dome(
        self, x: float, base: float, r: float, high: float, colour: str, ribs: int = 3
    ) -> None:
        """A dome seen from the side, round in the light, with ribs."""
        here = self.pen(x, base)
        way = f"M {-r} 0 C {-r} {-high * 0.72} {-r * 0.5} {-high} 0 {-high} "
        way += f"C {r * 0.5} {-high} {r} {-high * 0.72} {r} 0 Z"
        here.put(way, self.curved(colour))
        for i in range(1, ribs + 1):
            bend = r * (i / (ribs + 1) * 2 - 1)
            way = f"M {bend} 0 C {bend} {-high * 0.6} {bend * 0.6} {-high * 0.9} 0 {-high}"
            here.stroke(way, dark(colour), 0.4, 0.6)

    def arches(
        self, frame: Bar, count: int, fill: str, opacity: float = 1, share: float = 0.62
    ) -> None:
        """A row of round-headed openings in a frame (x, y, w, h)."""
        x, y, w, h = frame
        step = w / count
        r = step * share / 2
        way = ""
        for i in range(count):
            a = x + step * (i + 0.5)
            way += (
                f"M{number(a - r)} {number(y + h)}L{number(a - r)} {number(y + r)}"
                f"A{number(r)} {number(r)} 0 0 1 {number(a + r)} {number(y + r)}"
                f"L{number(a + r)} {number(y + h)}Z"
            )
        self.path(way, fill, opacity)

    def crowns(
        self, left: float, right: float, base: float, size: float, colour: str, gap: float = 1.3
    ) -> None:
        """A row of round treetops that grow together, lit from the left."""
        x, tops = left, []
        while x < right:
            r = size * self.random.uniform(0.75, 1.2)
            tops.append((x, base - r * 0.7, r))
            x += r * gap
        shade = mix(colour, dark(colour), 0.75)
        for x, y, r in tops:
            self.ellipse(x, y, r * 1.08, r, shade)
        self.rect(left, base - size * 0.6, max(0.1, tops[-1][0] - left), size * 0.6, shade)
        for x, y, r in tops:
            self.ellipse(x - r * 0.16, y - r * 0.14, r * 0.86, r * 0.8, colour)
        for x, y, r in tops:
            self.ellipse(x - r * 0.34, y - r * 0.36, r * 0.5, r * 0.4, lit(colour), 0.65)

    def palm(self, x: float, base: float, high: float, leaf: str, lean: float = 3) -> None:
        """A palm: a bent trunk and a crown of hanging leaves."""
        top, k = base - high, high / 26
        bend = f"C 0 {-high * 0.5} {lean} {-high * 0.6} {lean} {-high}"
        self.pen(x, base).stroke(f"M 0 0 {bend}", "#8d6a58", 1.3 * k)
        crown = self.pen(x + lean, top)
        for angle in (200, 235, 262, 290, 318, 345, 160, 20):
            turn = math.radians(angle)
            dx, dy = math.cos(turn) * 11 * k, math.sin(turn) * 8 * k
            over = f"Q {dx * 0.5} {dy * 1.2 - 2 * k} {dx} {dy + 4 * k}"
            under = f"Q {dx * 0.55} {dy * 0.8 + 2 * k} 0 0"
            tint = lit(leaf) if dx < 0 else dark(leaf) if angle < 200 else leaf
            crown.put(f"M 0 0 {over} {under} Z", tint)

    def sail(self, x: float, y: float, k: float, hull: str = "#b5654e") -> None:
        """A small sailing boat on the water."""
        here = self.pen(x, y, k)
        here.put("M 0.6 -1.6 L 0.6 -15 Q 8 -7 8.4 -1.6 Z", "#fffaf0")
        here.put("M 0.6 -15 Q 6 -7 8.4 -1.6 L 5 -1.6 Q 4.4 -8 0.6 -15 Z", "#e3d9dc")
        here.put("M -0.6 -2 L -0.6 -13 Q -5 -7 -5.6 -2 Z", "#f6e6d2")
        here.put("M -6.6 -1 L 8.6 -1 Q 7.4 1.8 5 1.9 L -4 1.9 Q -6 1.6 -6.6 -1 Z", hull)
        self.ellipse(x + 1, y + 2.4 * k, 8 * k, 0.6 * k, LIGHT, 0.55)

    def gulls(self, colour: str, *spots: tuple[float, float, float]) -> None:
        """Birds far away (x, y, size)."""
        for x, y, k in spots:
            self.pen(x, y, k).stroke("M -4 -1 Q -2 -3 0 0 Q 2 -3 4 -1", colour, 0.6)

    def walkers(self, base: float, *spots: float) -> None:
        """People on a quay: a coat and a head each."""
        coats = ("#d9694e", "#4f86b4", "#6f9f7c", "#b784c0", "#e0a848", "#5f6a8c")
        for i, x in enumerate(spots):
            self.put("M -1.1 0 Q -1 -3.4 0 -3.5 Q 1 -3.4 1.1 0 Z", coats[i % 6], x, base)
            self.ellipse(x, base - 4.2, 0.85, 0.9, "#f0c8a4")

    def lamps(self, base: float, high: float, *spots: float) -> None:
        """Street lamps with a warm light."""
        for x in spots:
            self.rect(x - 0.4, base - high, 0.8, high, "#6a5f70")
            self.halo(x, base - high - 1, 6, "#fff0b8", 0.7)
            self.dots([(x, base - high - 1, 1.5)], "#fff0c0")


panorama = opening(Panorama)
