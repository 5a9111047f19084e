"""The waters of the land: a brook with its pond, the fall over the edge, lakes and a bridge."""

import math
from collections.abc import Sequence
from itertools import pairwise

from kit import SHADOW, Point
from land_canvas import Knot, Land, Way, along, place, smooth, smooth_way
from land_ground import DEEP

WATER, BANK = "#7cc3dc", "#dcca98"
COURSE: tuple[Knot, ...] = ((0, 2), (-1, 1), (0, 0), (1, -1), (0, -2))
Course = list[tuple[Point, float]]


def brook_course(last: int = 4) -> Course:
    """The middle of the brook with its half width, from its spring to the given corner."""
    knots = [place(knot) for knot in COURSE[: last + 1]]
    course: Course = []
    for i, (a, b) in enumerate(pairwise(knots)):
        for k in range(4):
            share = k / 4
            swing = 2.1 * math.sin(2 * math.pi * share) * (-1 if i in (0, 3) else 1)
            course.append((along(a, b, share, swing), 1.5 + 0.5 * (i + share)))
    course.append((knots[-1], 1.5 + 0.5 * last))
    return course


def _ribbon(course: Course, grow: float = 0) -> str:
    """The outline of running water; it begins and ends level."""
    left, right = [], []
    for i, (spot, half) in enumerate(course):
        ax, ay = course[max(0, i - 1)][0]
        bx, by = course[min(len(course) - 1, i + 1)][0]
        dx, dy = bx - ax, (by - ay) / 0.7
        if i in (0, len(course) - 1):
            dx = 0
        long = math.hypot(dx, dy)
        nx, ny = -dy / long * (half + grow), dx / long * (half + grow) * 0.75
        left.append((spot[0] + nx, spot[1] + ny))
        right.append((spot[0] - nx, spot[1] - ny))
    way = smooth(Way().move(left[0]), left).line(right[-1])
    return smooth(way, right[::-1]).close().text


def shore(x: float, y: float, wide: float, high: float, wave: float, grow: float = 0) -> str:
    """The uneven shore of standing water."""
    ring = []
    for k in range(12):
        t = 2 * math.pi * k / 12
        r = 1 + 0.1 * math.sin(2 * t + wave) + 0.07 * math.sin(3 * t - 2 * wave)
        ring.append(
            (x + (wide * r + grow) * math.cos(t), y + (high * r + grow * 0.7) * math.sin(t))
        )
    return smooth_way(ring, closed=True)


def waters(
    s: Land, course: Course, lakes: Sequence[tuple[float, float, float, float, float]]
) -> None:
    """The brook and all standing waters (x, y, half width, half height, form) in one."""
    lower = [((x, y + 0.5), half) for (x, y), half in course]
    for grow, fill in ((2.6, "#9dbd72"), (1.5, BANK), (0.5, "#5da9c6")):
        s.path(_ribbon(course, grow), fill)
        for lake in lakes:
            s.path(shore(*lake, grow * 1.2), fill)
    s.path(_ribbon(lower), WATER)
    streak = [((x - half * 0.25, y), half * 0.35) for (x, y), half in course]
    s.path(_ribbon(streak), "#a9dfec", 0.7)
    for x, y, wide, high, wave in lakes:
        s.path(shore(x, y + 0.7, wide, high, wave), s.fade("#8fd0e2", WATER, "#66b4d4"))
        gleam = shore(x - wide * 0.14, y - high * 0.12, wide * 0.6, high * 0.5, wave + 1)
        s.path(gleam, "#a9dfec", 0.45)
        spots = []
        for _ in range(max(2, round(wide * high / 60))):
            t, far = s.random.uniform(0, 2 * math.pi), 0.68 * math.sqrt(s.random.random())
            spots.append((x + wide * far * math.cos(t) - 2, y + high * far * math.sin(t)))
        s.marks(spots, "q1.2-1 2.4 0t2.4 0", "#ffffff", 0.6, 0.8)
    crests = [(x + s.random.uniform(-half, 0) * 0.6, y) for (x, y), half in course[2:-1:2]]
    s.marks(crests, "q.9-.8 1.8 0", "#ffffff", 0.6, 0.9)


def waterfall(s: Land, x: float, y: float, half: float = 3.7) -> None:
    """Water that leaves the land over its front edge."""
    low, a, b = y + DEEP, x - half, x + half
    way = Way().move((a, y - 1.2)).curve((x, y + 0.4), (b, y - 1.2))
    way.curve((b + 0.8, y + 5), (b, low - 4), (b + 1, low)).curve((x, low + 3), (a - 1, low))
    way.curve((a, low - 4), (a - 0.8, y + 5), (a, y - 1.2)).close()
    s.path(way.text, s.fade("#8fd0e4", "#6cb9d6", "#a8dcea"))
    for dx, down, long in ((-2.5, 2, 9), (-0.8, 4.5, 8), (0.9, 2.4, 10), (2.5, 4, 8)):
        s.marks([(x + dx, y + down)], f"v{long}", "#ffffff", 0.7, 0.85)
    foam = [(a - 0.6, low), (x - 2, low + 1.2), (x + 1, low + 1.5), (b + 0.4, low + 0.2)]
    s.dots(foam, "#ffffff", 3, 0.75)
    s.dots([(p + 1.4, q - 1.6) for p, q in foam], "#ffffff", 1.6, 0.7)


def bridge(s: Land, x: float, y: float) -> None:
    """A small stone bridge that carries the track over the brook."""
    a, b = x - 14, x + 14
    s.ellipse(x + 3, y + 4.8, 13, 2.8, SHADOW, 0.16)
    back = Way().move((a, y - 2.4)).curve((x, y - 6.4), (b, y - 2.4)).text
    s.stroke(back, "#bcae9a", 2.6)
    s.stroke(back, "#e6dcc9", 1.1)
    deck = Way().move((a, y - 1.6)).curve((x, y - 5.6), (b, y - 1.6)).line((b, y + 3))
    s.path(deck.curve((x, y - 1), (a, y + 3)).close().text, s.fade("#e6d7b2", "#d3bf90"))
    face = (
        Way()
        .move((a, y + 2.2))
        .curve((x, y - 1.8), (b, y + 2.2))
        .line((b, y + 6), (x + 7, y + 6.4))
    )
    face.curve((x + 5, y + 1.4), (x - 5, y + 1.4), (x - 7, y + 6.4)).line((a, y + 6)).close()
    s.path(face.text, s.fade("#ddd0bb", "#b6a794", across=True))
    s.stroke(Way().move((a, y + 2)).curve((x, y - 2), (b, y + 2)).text, "#f3ebdc", 1.5)
    ring = Way().move((x - 7, y + 6)).curve((x - 5, y + 1.2), (x + 5, y + 1.2), (x + 7, y + 6))
    s.stroke(ring.text, "#9c8e80", 0.7)
    s.marks([(x - 11, y + 3.6), (x + 8.6, y + 3.4), (x - 9, y + 5)], "h1.6", "#a89a88", 0.6)


def ducks(s: Land, spots: Sequence[Point]) -> None:
    """Ducks on the water."""
    s.marks([(x - 1.6, y + 0.5) for x, y in spots], "h3.4", "#ffffff", 0.5, 0.6)
    s.marks([(x - 0.6, y - 0.4) for x, y in spots], "h1.4", "#f7efe2", 1.5)
    s.dots([(x - 1.3, y - 1.6) for x, y in spots], "#4f7a5a", 1.2)
    s.dots([(x - 2, y - 1.4) for x, y in spots], "#eaa640", 0.6)
