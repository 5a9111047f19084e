"""The canvas of the land: its lattice of 24 triangles on the picture, strokes, dots and curves."""

import math
from collections.abc import Sequence
from functools import cache

from kit import Board, Point, number, opening

Knot = tuple[int, int]

MIDDLE: Point = (240, 148)
HALF, ROW = 57.0, 80 * math.sqrt(0.75)
REGIONS: dict[int, tuple[Knot, Knot, Knot]] = {
    1: ((0, 0), (2, 0), (1, 1)),
    2: ((-1, 1), (1, 1), (0, 0)),
    3: ((-2, 0), (0, 0), (-1, 1)),
    4: ((-2, 0), (0, 0), (-1, -1)),
    5: ((-1, -1), (1, -1), (0, 0)),
    6: ((0, 0), (2, 0), (1, -1)),
    7: ((1, 1), (3, 1), (2, 0)),
    8: ((-1, 1), (1, 1), (0, 2)),
    9: ((-3, 1), (-1, 1), (-2, 0)),
    10: ((-3, -1), (-1, -1), (-2, 0)),
    11: ((-1, -1), (1, -1), (0, -2)),
    12: ((1, -1), (3, -1), (2, 0)),
    13: ((2, 0), (4, 0), (3, 1)),
    14: ((0, 2), (2, 2), (1, 1)),
    15: ((-3, 1), (-1, 1), (-2, 2)),
    16: ((-4, 0), (-2, 0), (-3, -1)),
    17: ((-2, -2), (0, -2), (-1, -1)),
    18: ((1, -1), (3, -1), (2, -2)),
    19: ((1, 1), (3, 1), (2, 2)),
    20: ((-2, 2), (0, 2), (-1, 1)),
    21: ((-4, 0), (-2, 0), (-3, 1)),
    22: ((-3, -1), (-1, -1), (-2, -2)),
    23: ((0, -2), (2, -2), (1, -1)),
    24: ((2, 0), (4, 0), (3, -1)),
}
TWO_PLOTS = range(7, 19)
CLOSED: dict[int, frozenset[int]] = {
    2: frozenset((4, 5, 6, 10, 11, 12, 16, 17, 18, 22, 23, 24)),
    3: frozenset((14, 16, 18, 19, 21, 23)),
    4: frozenset(),
}
CORNERS: tuple[Knot, ...] = ((-2, 2), (2, 2), (4, 0), (2, -2), (-2, -2), (-4, 0))


def place(knot: Knot) -> Point:
    """Where a corner of the lattice lies in the picture."""
    return MIDDLE[0] + HALF * knot[0], MIDDLE[1] - ROW * knot[1]


def blend(corners: Sequence[Point], shares: Sequence[float]) -> Point:
    """The point between corners, each with its share."""
    pairs = list(zip(corners, shares, strict=True))
    return sum(p[0] * s for p, s in pairs), sum(p[1] * s for p, s in pairs)


def plots(region: int) -> list[Point]:
    """The middle of each building plot of a region."""
    corners = [place(knot) for knot in REGIONS[region]]
    if region in TWO_PLOTS:
        return [blend(corners, (0.565, 0.195, 0.24)), blend(corners, (0.195, 0.565, 0.24))]
    return [blend(corners, (0.38, 0.38, 0.24))]


def coin(region: int) -> Point:
    """Where the price of a region, later the mark of its owner lies."""
    return blend([place(knot) for knot in REGIONS[region]], (0.2, 0.2, 0.6))


@cache
def middle(corners: tuple[Point, ...]) -> Point:
    return blend(corners, [1 / len(corners)] * len(corners))


@cache
def corners_of(region: int) -> tuple[Point, ...]:
    return tuple(place(knot) for knot in REGIONS[region])


def holds(corners: Sequence[Point], point: Point, slack: float = 0) -> bool:
    """Whether a point lies in a convex polygon, or no farther than slack beside it."""
    cx, cy = middle(tuple(corners))
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        long = math.hypot(bx - ax, by - ay)
        side = ((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)) / long
        inner = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        if side * math.copysign(1, inner) < -slack:
            return False
    return True


def region_at(point: Point) -> int:
    """The region under a point; 0 beside the land."""
    for region in REGIONS:
        if holds(corners_of(region), point):
            return region
    return 0


def along(a: Point, b: Point, share: float, aside: float = 0) -> Point:
    """The point on the way from a to b, moved aside to the right of the way."""
    long = math.hypot(b[0] - a[0], b[1] - a[1])
    dx, dy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
    return (a[0] + (b[0] - a[0]) * share - dy * aside, a[1] + (b[1] - a[1]) * share + dx * aside)


class Way:
    """A path written short: every step from the last point, in tenths."""

    def __init__(self) -> None:
        self.text = ""
        self._at = self._start = (0, 0)

    def _step(self, letter: str, *points: Point) -> None:
        spots = [(round(round(x, 6) * 10), round(round(y, 6) * 10)) for x, y in points]
        told = [step for x, y in spots for step in (x - self._at[0], y - self._at[1])]
        self.text += letter + tenths(told)
        self._at = spots[-1]

    def move(self, point: Point) -> "Way":
        self._step("m" if self.text else "M", point)
        self._start = self._at
        return self

    def line(self, *points: Point) -> "Way":
        for point in points:
            before = self._at
            self._step("l", point)
            dx, dy = self._at[0] - before[0], self._at[1] - before[1]
            if not dx or not dy:
                text = self.text[: self.text.rindex("l")]
                self.text = text + (f"h{tenths([dx])}" if dx else f"v{tenths([dy])}")
        return self

    def curve(self, *points: Point) -> "Way":
        self._step("c" if len(points) == 3 else "q", *points)
        return self

    def close(self) -> "Way":
        self.text += "z"
        self._at = self._start
        return self


def tenths(values: Sequence[int]) -> str:
    """Numbers in tenths, as short as a path may write them."""
    text = ""
    for value in values:
        word = number(value / 10)
        word = word.replace("0.", ".", 1) if word.startswith(("0.", "-0.")) else word
        text += word if not text or word.startswith("-") else f" {word}"
    return text


def mark(point: Point) -> str:
    """A point as a path writes it."""
    return tenths([round(round(value, 6) * 10) for value in point])


def polygon_way(points: Sequence[Point]) -> str:
    return Way().move(points[0]).line(*points[1:]).close().text


def round_way(points: Sequence[Point], r: float) -> str:
    """A polygon whose corners are cut round, r from each corner."""
    way = Way()
    for i, (x, y) in enumerate(points):
        spots = []
        for qx, qy in (points[i - 1], points[(i + 1) % len(points)]):
            share = min(0.5, r / math.hypot(qx - x, qy - y))
            spots.append((x + (qx - x) * share, y + (qy - y) * share))
        way = way.line(spots[0]) if i else way.move(spots[0])
        way.curve((x, y), spots[1])
    return way.close().text


def smooth(way: Way, points: Sequence[Point], closed: bool = False) -> Way:
    """Goes on along a soft curve through points, from the first one."""
    count = len(points)
    for i in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            a, b, c, d = (points[min(count - 1, max(0, i + k))] for k in (-1, 0, 1, 2))
        near = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        far = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        way.curve(near, far, c)
    return way.close() if closed else way


def smooth_way(points: Sequence[Point], closed: bool = False) -> str:
    """A soft curve through points."""
    return smooth(Way().move(points[0]), points, closed).text


def band_way(upper: Sequence[Point], lower: Sequence[Point]) -> str:
    """The band between two soft curves that run side by side."""
    way = smooth(Way().move(upper[0]), upper)
    return smooth(way.line(lower[-1]), lower[::-1]).close().text


def inset(points: Sequence[Point], by: float) -> list[Point]:
    """A triangle drawn in on all sides by the same width."""
    a, b, c = points
    sides = [math.dist(b, c), math.dist(a, c), math.dist(a, b)]
    middle = blend(points, [side / sum(sides) for side in sides])
    area = abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
    keep = 1 - by * sum(sides) / area
    return [
        (middle[0] + (x - middle[0]) * keep, middle[1] + (y - middle[1]) * keep) for x, y in points
    ]


class Land(Board):
    """The picture of the land, given in its own points."""

    def __init__(self, seed: int, width: int = 480, height: int = 312) -> None:
        super().__init__(seed, width, height, (0, 0))

    def stroke(self, way: str, colour: str, thick: float, opacity: float = 1) -> None:
        """A line with round ends."""
        faint = "" if opacity == 1 else f' stroke-opacity="{opacity:.2f}"'
        mark = f'<path d="{way}" stroke="{colour}" stroke-width="{number(thick)}"{faint}/>'
        self._marks.append(mark)

    def dots(self, spots: Sequence[Point], colour: str, size: float, opacity: float = 1) -> None:
        """Round dots of one colour and width."""
        way = Way()
        for x, y in spots:
            way.move((x, y)).line((x + 0.1, y))
        if spots:
            self.stroke(way.text, colour, size, opacity)

    def posts(
        self, spots: Sequence[Point], high: float, colour: str, thick: float, opacity: float = 1
    ) -> None:
        """Upright strokes of one height."""
        way = Way()
        for x, y in spots:
            way.move((x, y)).line((x, y - high))
        self.stroke(way.text, colour, thick, opacity)

    def marks(
        self, spots: Sequence[Point], steps: str, colour: str, thick: float, opacity: float = 1
    ) -> None:
        """The same small line figure at many places."""
        self.stroke("".join(f"M{mark(p)}{steps}" for p in spots), colour, thick, opacity)

    def stamps(self, spots: Sequence[Point], steps: str, fill: str, opacity: float = 1) -> None:
        """The same filled figure at many places."""
        self.path("".join(f"M{mark(p)}{steps}" for p in spots), fill, opacity)

    def svg(self) -> str:
        """The finished picture; all lines end round."""
        group = '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        head, body = super().svg().split("</defs>\n")
        return f"{head}</defs>\n{group}\n{body.replace('</svg>', '</g>')}</svg>\n"

    def jitter(self, spot: Point, by: float) -> Point:
        """The point moved a little by chance."""
        return spot[0] + self.random.uniform(-by, by), spot[1] + self.random.uniform(-by, by) * 0.7


land = opening(Land)
