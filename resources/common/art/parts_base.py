"""The drawing board of the kit: colours in three tones, the 2:1 projection and the finished SVG."""

import math
import random
import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, wraps
from itertools import product
from typing import Concatenate, Literal, ParamSpec, TypeVar

Point = tuple[float, float]
Point3 = tuple[float, float, float]
Side = Literal["left", "right"]
Axis = Literal["x", "y"]
Several = float | Sequence[float]
P = ParamSpec("P")
S = TypeVar("S")

LIGHT = "#fff6e0"
SHADE = "#4d3a68"
SHADOW = "#2c2f4e"


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=4096)
def mix(colour: str, other: str, share: float) -> str:
    """The colour with a share (0–1) of another one."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(round(a + (b - a) * share, 6)):02x}" for a, b in pairs)


def lit(colour: str) -> str:
    """The tone of a face that looks up."""
    return mix(colour, LIGHT, 0.26)


def mid(colour: str) -> str:
    """The tone of the left face."""
    return mix(colour, "#8a5a5c", 0.07)


def dark(colour: str) -> str:
    """The tone of the right face: a warm violet shade that turns yellow to straw, not mustard."""
    red, green, blue = _channels(colour)
    dimmed = f"#{round(red * 0.86):02x}{round(green * 0.81):02x}{round(blue * 0.86):02x}"
    return mix(dimmed, SHADE, 0.15)


def tone(colour: str, side: str) -> str:
    """The tone of a colour on "top", "left" or "right"."""
    return {"top": lit, "left": mid, "right": dark}[side](colour)


def number(value: float) -> str:
    """A coordinate with at most one decimal, the same on every machine."""
    text = f"{round(value, 6):.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def clip(points: Sequence[Point], outline: Sequence[Point]) -> list[Point]:
    """The part of a ground polygon inside a convex outline (given in turning order x to y)."""
    kept = list(points)
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        dx, dy = bx - ax, by - ay
        sides = [dx * (y - ay) - dy * (x - ax) for x, y in kept]
        if min(sides, default=0) >= 0:  # as most often
            continue
        before, kept = kept, []
        sides = [round(side, 6) for side in sides]
        for index, (point, inside) in enumerate(zip(before, sides, strict=True)):
            last, was = before[index - 1], sides[index - 1]
            if (inside >= 0) != (was >= 0):
                share = was / (was - inside)
                kept.append(
                    (last[0] + (point[0] - last[0]) * share, last[1] + (point[1] - last[1]) * share)
                )
            if inside >= 0:
                kept.append(point)
    return kept


def hull(points: Iterable[Point]) -> list[Point]:
    """The convex hull of points."""
    ordered = sorted({(round(x, 6), round(y, 6)) for x, y in points})

    def half(run: Sequence[Point]) -> list[Point]:
        chain: list[Point] = []
        for p in run:
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2:]
                if (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax) > 1e-4:
                    break
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(ordered) + half(ordered[::-1])


def each(place: Several) -> Sequence[float]:
    """One place, or several, to go through."""
    return (place,) if isinstance(place, (int, float)) else place


def at_each(
    draw: Callable[Concatenate[S, float, float, P], None],
) -> Callable[Concatenate[S, Several, Several, P], None]:
    """Lets the two places of a part be several: it is drawn at each of them."""

    @wraps(draw)
    def drawn(s: S, x: Several, y: Several, /, *args: P.args, **kwargs: P.kwargs) -> None:
        for a, b in product(each(x), each(y)):
            draw(s, a, b, *args, **kwargs)

    return drawn


def at_each_height(
    draw: Callable[Concatenate[S, float, float, float, P], None],
) -> Callable[Concatenate[S, Several, Several, Several, P], None]:
    """Lets the three places of a part be several: it is drawn at each of them."""

    @wraps(draw)
    def drawn(
        s: S, x: Several, y: Several, z: Several, /, *args: P.args, **kwargs: P.kwargs
    ) -> None:
        for a, b, c in product(each(x), each(y), each(z)):
            draw(s, a, b, c, *args, **kwargs)

    return drawn


def traced(text: str) -> list[Point]:
    """Points as one notes them down: "0 88, 34 80, 64 90"."""
    pairs = (pair.split() for pair in text.split(","))
    return [(float(x), float(y)) for x, y in pairs]


def facing(spot: Point3, right: float, up: float) -> Point3:
    """The point so far right of and above another one as the viewer sees it."""
    return spot[0] + right / 2, spot[1] - right / 2, spot[2] + up


def rounded(x: float, y: float, w: float, d: float, r: float, steps: int = 6) -> list[Point]:
    """A rectangle on the ground with round corners."""
    corners = ((x + w - r, y + r, -90), (x + w - r, y + d - r, 0), (x + r, y + d - r, 90))
    points = []
    for cx, cy, start in (*corners, (x + r, y + r, 180)):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((cx + r * math.cos(angle), cy + r * math.sin(angle)))
    return points


def disc(x: float, y: float, r: float, steps: int = 28) -> list[Point]:
    """A circle on the ground as a polygon."""
    turns = (2 * math.pi * i / steps for i in range(steps))
    return [(x + r * math.cos(t), y + r * math.sin(t)) for t in turns]


@lru_cache(maxsize=256)
def _tokens(way: str) -> list[str | float]:
    """The letters and numbers of a path."""
    found = re.findall(r"[A-Z]|-?[0-9.]+", way)
    return [token if token.isalpha() else float(token) for token in found]


class Board:
    """One picture: x runs right and down, y left and down, z up; parts are drawn back to front."""

    def __init__(
        self,
        seed: int,
        width: int = 240,
        height: int = 200,
        origin: Point = (120, 78),
        scale: float = 1.0,
    ) -> None:
        self.random = random.Random(seed)
        self.width, self.height, self.origin, self.scale = width, height, origin, scale
        self.outline: list[Point] = []
        self._marks: list[str] = []
        self._gradients: dict[str, str] = {}

    def at(self, x: float, y: float, z: float = 0) -> Point:
        """The place of a point of the model in the picture."""
        k = self.scale
        return self.origin[0] + (x - y) * k, self.origin[1] + ((x + y) / 2 - z) * k

    def poly(self, points: Sequence[Point], fill: str, opacity: float = 1) -> None:
        """A polygon given in the picture."""
        if len(points) > 2:
            spots = " ".join(f"{number(x)},{number(y)}" for x, y in points)
            self._mark("polygon", f'points="{spots}"', fill, opacity)

    def face(self, points: Iterable[Point3], fill: str, opacity: float = 1) -> None:
        """A polygon given in the model."""
        self.poly([self.at(*point) for point in points], fill, opacity)

    @at_each_height
    def deck(
        self, x: float, y: float, z: float, w: float, d: float, fill: str, opacity: float = 1
    ) -> None:
        """A level rectangle at a height."""
        a, b = x + w, y + d
        self.face([(x, y, z), (a, y, z), (a, b, z), (x, b, z)], fill, opacity)

    def flat(self, points: Sequence[Point], fill: str, opacity: float = 1, z: float = 0) -> None:
        """A polygon that lies on the ground and ends at the edge of the tile."""
        inside = clip(points, self.outline) if self.outline else points
        self.face(((x, y, z) for x, y in inside), fill, opacity)

    def ellipse(
        self, cx: float, cy: float, rx: float, ry: float, fill: str, opacity: float = 1
    ) -> None:
        """An ellipse given in the picture."""
        where = f'cx="{number(cx)}" cy="{number(cy)}" rx="{number(rx)}" ry="{number(ry)}"'
        self._mark("ellipse", where, fill, opacity)

    def ball(
        self, spot: Point3, rx: float, ry: float, fill: str, opacity: float = 1, dx: float = 0
    ) -> None:
        """An ellipse around a point of the model, dx right of it; sizes in model units."""
        px, py = self.at(*spot)
        k = self.scale
        self.ellipse(px + dx * k, py, rx * k, ry * k, fill, opacity)

    def balls(self, spot: Point3, *balls: tuple[float, float, str]) -> None:
        """Ellipses (rx, ry, fill) around the same point, one upon the other."""
        for rx, ry, fill in balls:
            self.ball(spot, rx, ry, fill)

    def path(self, way: str, fill: str, opacity: float = 1) -> None:
        """A filled path given in the picture."""
        self._mark("path", f'd="{way}"', fill, opacity)

    def shape(
        self, spot: Point3, way: Sequence[str | float], fill: str, opacity: float = 1
    ) -> None:
        """A filled path around a point of the model: letters and x, y offsets in model units."""
        px, py = self.at(*spot)
        parts, along = [], 0
        for step in way:
            if isinstance(step, str):
                parts.append(step)
            else:
                parts.append(number((px, py)[along % 2] + step * self.scale))
                along += 1
        self.path(" ".join(parts), fill, opacity)

    def sketch(
        self,
        spot: Point3,
        way: str,
        fill: str,
        size: float = 1,
        flip: bool = False,
        opacity: float = 1,
    ) -> None:
        """A shape written as one path, enlarged by size; flip mirrors it from left to right."""
        steps: list[str | float] = []
        along = 0
        for token in _tokens(way):
            if isinstance(token, str):
                steps.append(token)
            else:
                steps.append(token * (-size if flip and along % 2 == 0 else size))
                along += 1
        self.shape(spot, steps, fill, opacity)

    def line(self, spots: Sequence[Point3], colour: str, thick: float, opacity: float = 1) -> None:
        """A thin line through points of the model: wires, ropes, rails."""
        way = "M" + " L".join(f"{number(x)} {number(y)}" for x, y in (self.at(*p) for p in spots))
        self.stroke_path(way, colour, number(max(0.3, thick * self.scale)), opacity)

    @at_each_height
    def post(self, x: float, y: float, low: float, high: float, colour: str, thick: float) -> None:
        """An upright line from one height to another."""
        self.line([(x, y, low), (x, y, high)], colour, thick)

    @staticmethod
    def row(start: float, step: float, count: int) -> list[float]:
        """Places in a row, each a step after the last one: for parts that are drawn at several."""
        return [start + i * step for i in range(count)]

    @staticmethod
    def set_out(
        draw: Callable[..., None],
        spots: Iterable[tuple[float | str, ...]],
        *args: object,
        **kwargs: object,
    ) -> None:
        """Draw the same at several spots: trees, people, lamps; a spot may tell how it differs."""
        for spot in spots:
            draw(*spot, *args, **kwargs)

    def stroke_path(self, way: str, colour: str, thick: str, opacity: float = 1) -> None:
        """A line with round ends along a path given in the picture."""
        faint = "" if opacity == 1 else f' stroke-opacity="{opacity:.2f}"'
        mark = f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="{thick}" '
        mark += f'stroke-linecap="round" stroke-linejoin="round"{faint}/>'
        self._marks.append(mark)

    def fade(self, *stops: str, across: bool = False) -> str:
        """A fill that runs through colours from top to bottom, or from left to right."""
        end = 'x2="1" y2="0"' if across else 'x2="0" y2="1"'
        share = 1 / (len(stops) - 1)
        inner = "".join(
            f'<stop offset="{i * share:.2f}" stop-color="{c}"/>' for i, c in enumerate(stops)
        )
        return self._gradient(
            f'<linearGradient id="%s" x1="0" y1="0" {end}>{inner}</linearGradient>'
        )

    def shaded(self, colour: str) -> str:
        """The fill of something round in a colour: light on the left, dark on the right."""
        return self.fade(lit(colour), colour, dark(colour), across=True)

    def glow(
        self, *stops: tuple[str, float], cx: float = 0.5, cy: float = 0.5, reach: float = 0.5
    ) -> str:
        """A fill that runs outwards through (colour, opacity) from a point of the shape's frame."""
        share = 1 / (len(stops) - 1)
        inner = "".join(
            f'<stop offset="{i * share:.2f}" stop-color="{c}" stop-opacity="{o:.2f}"/>'
            for i, (c, o) in enumerate(stops)
        )
        where = f'cx="{cx:.2f}" cy="{cy:.2f}" r="{reach:.2f}"'
        return self._gradient(f'<radialGradient id="%s" {where}>{inner}</radialGradient>')

    def svg(self) -> str:
        """The finished picture."""
        defs = "\n".join(made % name for made, name in self._gradients.items())
        body = "\n".join(self._marks)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}">\n'
            f"<defs>\n{defs}\n</defs>\n{body}\n</svg>\n"
        )

    def _gradient(self, made: str) -> str:
        name = self._gradients.setdefault(made, f"g{len(self._gradients)}")
        return f"url(#{name})"

    def _mark(self, kind: str, where: str, fill: str, opacity: float) -> None:
        faint = "" if opacity == 1 else f' fill-opacity="{opacity:.2f}"'
        self._marks.append(f'<{kind} {where} fill="{fill}"{faint}/>')

    def lifted(self, z: float, draw: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        """Draw something that belongs on the ground at a height, as on a roof or a viaduct."""
        ground = self.origin
        self.origin = (ground[0], ground[1] - z * self.scale)
        draw(*args, **kwargs)
        self.origin = ground
