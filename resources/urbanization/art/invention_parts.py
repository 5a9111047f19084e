"""What the exhibits are made of: the plinth in its blue hall, turned bodies, plates and wheels."""

import math
from collections.abc import Sequence
from itertools import pairwise

from kit import (
    LIGHT,
    SHADOW,
    Point,
    Point3,
    Scene,
    Side,
    dark,
    hull,
    lit,
    mid,
    mix,
    number,
    opening,
)

FRAME = 88.0  # the exhibits are measured in a square of this side around the plinth
MIDDLE = FRAME / 2
RISE = 1.2247  # so much higher than wide a unit must be drawn, that round things look round
SUN: Point3 = (-0.16, 0.43, 0.89)
VIEW: Point3 = (0.612, 0.612, 0.5)

BRASS = "#dfae4a"
STEEL = "#a9b4c2"
IRON = "#59606f"
WOOD = "#b77b4c"
COPPER = "#cc7f54"
SOOT = "#3d3d4c"
RED = "#cf4f43"
HALLS = {
    "sky": ("#a9cbe8", "#cfe2f2", "#e9f1f6"),
    "ice": ("#9fd0e2", "#c9e6ee", "#e8f3f4"),
    "dusk": ("#a8b8e2", "#cbd6f0", "#e8ebf5"),
    "deep": ("#7f9fcf", "#a9c0e2", "#d3dff0"),
}


def tint(colour: str, light: float, gloss: float = 0) -> str:
    """The tone of a face by how much it looks at the sun (-1 to 1)."""
    stops = (
        (-1.0, mix(dark(colour), SHADOW, 0.25)),
        (-0.2, dark(colour)),
        (0.4, mid(colour)),
        (0.85, lit(colour)),
        (1.0, mix(lit(colour), LIGHT, 0.25 + gloss)),
    )
    for (a, low), (b, high) in pairwise(stops):
        if light <= b:
            return mix(low, high, max(0.0, (light - a) / (b - a)))
    return stops[-1][1]


def _dot(a: Point3, b: Point3) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Point3, b: Point3) -> Point3:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def unit(a: Point3) -> Point3:
    """The direction of a vector."""
    far = math.sqrt(_dot(a, a))
    return a[0] / far, a[1] / far, a[2] / far


def grown(points: Sequence[Point], by: float = 0.35) -> list[Point]:
    """A face a little larger, so that no seam shows between neighbours."""
    cx, cy = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    spots = []
    for x, y in points:
        far = math.hypot(x - cx, y - cy) or 1
        spots.append((x + (x - cx) / far * by, y + (y - cy) / far * by))
    return spots


class Turned:
    """The frame of a body that is turned around a line from a foot along a way."""

    def __init__(self, foot: Point3, way: Point3, steps: int = 24) -> None:
        self.foot, self.way, self.steps = foot, unit(way), steps
        aside = (0.0, 0.0, 1.0) if abs(self.way[2]) < 0.9 else (1.0, 0.0, 0.0)
        self.one = unit(_cross(aside, self.way))
        self.two = _cross(self.way, self.one)

    def outward(self, turn: float) -> Point3:
        c, d = math.cos(turn), math.sin(turn)
        a, b = self.one, self.two
        return a[0] * c + b[0] * d, a[1] * c + b[1] * d, a[2] * c + b[2] * d

    def at(self, along: float, r: float, turn: float) -> Point3:
        """A point so far along, so far off the line, turned around it; in the model."""
        out = self.outward(turn)
        x, y, z = (self.way[i] * along + out[i] * r for i in range(3))
        return self.foot[0] + x, self.foot[1] + y, self.foot[2] + z * RISE

    def circle(self, along: float, r: float) -> list[Point3]:
        return [self.at(along, r, 2 * math.pi * i / self.steps) for i in range(self.steps)]


class Faces:
    """Faces of a body that are drawn together, the far ones first."""

    def __init__(self) -> None:
        self.waiting: list[tuple[float, list[Point], str]] = []

    def add(self, s: Scene, corners: Sequence[Point3], fill: str) -> None:
        depth = sum(_dot((x, y, z / RISE), VIEW) for x, y, z in corners)
        self.waiting.append((round(depth, 4), [s.at(*p) for p in corners], fill))

    def draw(self, s: Scene, grow: float = 0.35) -> None:
        for _, spots, fill in sorted(self.waiting, key=lambda face: face[0]):
            s.poly(grown(spots, grow), fill)


def cog(r: float, teeth: int, depth: float = 0.2) -> list[Point]:
    """The outline of a cog wheel for a plate."""
    points = []
    for i in range(teeth):
        for turn, far in ((-0.3, 1 - depth), (-0.17, 1.0), (0.17, 1.0), (0.3, 1 - depth)):
            t = 2 * math.pi * (i + turn) / teeth
            points.append((r * far * math.cos(t), r * far * math.sin(t) * RISE))
    return points


class Exhibit(Scene):
    """A scene that shows a machine: turned bodies, plates, wheels and rods."""

    def turned(
        self,
        foot: Point3,
        way: Point3,
        profile: Sequence[tuple[float, float]],
        colour: str,
        *,
        cap: str = "",
        inside: str = "",
        ends: bool = True,
        gloss: float = 0,
        steps: int = 24,
    ) -> None:
        """A body turned around a line: (along, radius) pairs; cap colours the end that is seen.

        With inside it is open there and shows the far half of its inner face.
        """
        body = Turned(foot, way, steps)
        inner, outer = Faces(), Faces()
        for (a, r), (b, q) in pairwise(profile):
            lean = unit((b - a or 1e-6, r - q, 0))
            for i in range(steps):
                t, u = 2 * math.pi * i / steps, 2 * math.pi * (i + 1) / steps
                corners = [body.at(a, r, t), body.at(a, r, u), body.at(b, q, u), body.at(b, q, t)]
                out = body.outward((t + u) / 2)
                x, y, z = (out[k] * lean[0] + body.way[k] * lean[1] for k in range(3))
                light = _dot((x, y, z), SUN)
                if _dot((x, y, z), VIEW) > 0:
                    outer.add(self, corners, tint(colour, light, gloss))
                elif inside:
                    inner.add(self, corners, tint(inside, -light - 0.3))
        inner.draw(self)
        outer.draw(self)
        for (along, r), sign in () if inside or not ends else ((profile[0], -1), (profile[-1], 1)):
            x, y, z = (part * sign for part in body.way)
            if r > 0.05 and _dot((x, y, z), VIEW) > 0:
                self.face(body.circle(along, r), tint(cap or colour, _dot((x, y, z), SUN)))

    def sphere(self, spot: Point3, r: float, colour: str, shine: float = 0.5) -> None:
        """A ball with its light at the upper left."""
        far = r * math.sqrt(2)
        fill = self.glow(
            (mix(lit(colour), "#ffffff", shine), 1),
            (colour, 1),
            (dark(colour), 1),
            cx=0.34,
            cy=0.28,
            reach=0.75,
        )
        self.ball(spot, far, far, fill)

    def plate(
        self,
        side: Side,
        at: Point3,
        outline: Sequence[Point],
        deep: float,
        colour: str,
        face: str = "",
    ) -> None:
        """A plate cut after an outline of (along, up), its front at a point, so deep behind it."""
        x, y, z = at

        def place(u: float, v: float, back: float) -> Point3:
            return (x + u, y - back, z + v) if side == "left" else (x - back, y + u, z + v)

        ends = [*outline[1:], outline[0]]
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, ends, strict=True))
        run = list(outline) if area > 0 else list(outline)[::-1]
        rims = Faces()
        for (a, b), (c, d) in zip(run, [*run[1:], run[0]], strict=True):
            along, up, _ = unit(((d - b) / RISE, a - c, 0))
            normal = (along, 0.0, up) if side == "left" else (0.0, along, up)
            if _dot(normal, VIEW) > 0.01:
                corners = [place(a, b, 0), place(c, d, 0), place(c, d, deep), place(a, b, deep)]
                rims.add(self, corners, tint(colour, _dot(normal, SUN)))
        rims.draw(self, 0.3)
        front = face or (mid(colour) if side == "left" else dark(colour))
        self.face([place(u, v, 0) for u, v in run], front)

    def hoop(self, body: Turned, along: float, r: float, hole: float, fill: str) -> None:
        """A flat ring around the line of a body."""
        ways = []
        for radius, turn in ((r, 1), (hole, -1)):
            spots = [self.at(*p) for p in body.circle(along, radius)][::turn]
            ways.append("M" + " L".join(f"{number(x)} {number(y)}" for x, y in spots) + " Z")
        self.path(" ".join(ways), fill)

    def wheel(
        self,
        side: Side,
        hub: Point3,
        r: float,
        colour: str,
        *,
        spokes: int = 8,
        wide: float = 3,
        rim: float = 0.16,
        iron: str = "",
    ) -> None:
        """A spoked wheel whose front looks left or right, around its hub."""
        way = (0.0, 1.0, 0.0) if side == "left" else (1.0, 0.0, 0.0)
        steps = 32 if r > 12 else 22
        body = Turned(hub, way, steps)
        hole = r * (1 - rim)
        tyre = iron or colour
        front, back = (0.0, -wide)
        self.hoop(body, back, r, hole, mix(dark(tyre), SHADOW, 0.2))
        for i in range(spokes):
            t = 2 * math.pi * (i + 0.4) / spokes
            spots = [body.at(-wide / 2, r * 0.1, t), body.at(-wide / 2, hole, t)]
            self.line(spots, dark(colour), r * 0.1)
            self.line([(x - 0.3, y, z + 0.5) for x, y, z in spots], lit(colour), r * 0.055)
        band = Faces()
        for i in range(steps):
            t, u = 2 * math.pi * i / steps, 2 * math.pi * (i + 1) / steps
            out = body.outward((t + u) / 2)
            for radius, sign in ((r, 1), (hole, -1)):
                normal = (out[0] * sign, out[1] * sign, out[2] * sign)
                if _dot(normal, VIEW) > 0:
                    spots = [body.at(front, radius, t), body.at(front, radius, u)]
                    spots += [body.at(back, radius, u), body.at(back, radius, t)]
                    band.add(self, spots, tint(tyre, _dot(normal, SUN) - (0.2 if sign < 0 else 0)))
        band.draw(self, 0.25)
        self.hoop(body, front, r, hole, mid(tyre) if side == "left" else dark(tyre))
        self.hoop(body, front, r * 0.97, r * 0.93, lit(tyre))
        self.turned(hub, way, ((-wide, r * 0.17), (wide * 0.4, r * 0.17)), colour, steps=16)
        self.turned(hub, way, ((wide * 0.4, r * 0.08), (wide * 0.9, r * 0.08)), BRASS, steps=12)

    def rod(self, spots: Sequence[Point3], colour: str, thick: float) -> None:
        """A round bar or pipe through points: shade, colour and a line of light."""
        self.line(spots, dark(colour), thick)
        run = [(x - thick * 0.06, y + thick * 0.06, z + thick * 0.08) for x, y, z in spots]
        self.line(run, colour, thick * 0.66)
        bright = mix(lit(colour), "#ffffff", 0.3)
        run = [(x - thick * 0.1, y + thick * 0.1, z + thick * 0.16) for x, y, z in spots]
        self.line(run, bright, thick * 0.24)

    def halo(self, spot: Point3, r: float, colour: str, strength: float = 0.8) -> None:
        """A glow around something that shines."""
        self.ball(spot, r, r, self.glow((colour, strength), (colour, strength * 0.4), (colour, 0)))

    def cast(self, points: Sequence[Point], h: float, z: float = 0) -> None:
        """The soft shadow on the plinth of something above these points of the ground."""
        for reach, faint in ((0.55, 0.07), (0.5, 0.08), (0.45, 0.1)):
            spots = [*points, *((x + reach * h, y - reach * 0.38 * h) for x, y in points)]
            self.flat(hull(spots), SHADOW, faint, z)


@opening
def exhibit(
    seed: int,
    hall: str = "sky",
    floor: str = "#e6edf3",
    scale: float = 1.28,
    tile: float = 76,
    foot: float = 189,
) -> Exhibit:
    """An empty plinth of pale stone before the tall windows of a blue hall."""
    s = Exhibit(seed, origin=(120, foot - (tile + 9) * scale), scale=scale)
    top, middle, low = HALLS[hall]
    whole = [(0.0, 0.0), (240.0, 0.0), (240.0, 200.0), (0.0, 200.0)]
    s.poly(whole, s.fade(top, middle, low))
    for x in (10, 62, 114, 166, 218):
        glass = mix(top, "#ffffff", 0.22)
        way = f"M{x - 16} 112 L{x - 16} 34 Q{x - 16} 12 {x} 12 "
        way += f"Q{x + 16} 12 {x + 16} 34 L{x + 16} 112 Z"
        s.path(way, glass, 0.6)
        s.poly([(x - 1, 13), (x + 1, 13), (x + 1, 112), (x - 1, 112)], top, 0.5)
        for y in (42, 76):
            s.poly([(x - 16, y), (x + 16, y), (x + 16, y + 2), (x - 16, y + 2)], top, 0.5)
    s.poly([(0, 118), (240, 118), (240, 200), (0, 200)], s.fade(mix(middle, "#6f8fb8", 0.16), low))
    fill = s.glow(("#ffffff", 0.7), ("#ffffff", 0.28), ("#ffffff", 0), cx=0.46, cy=0.42, reach=0.56)
    s.poly(whole, fill)
    s.ground(tile, tile, floor, "#8fa6c0", 9)
    s.left(tile).panel(tile / 2 - 13, -7, 26, 4.2, "#c99b45")
    s.left(tile).panel(tile / 2 - 12, -6.2, 24, 2.6, "#f0cf85")
    edge = MIDDLE - tile / 2
    s.origin = (120, s.origin[1] - edge * scale)
    s.outline = [(x + edge, y + edge) for x, y in s.outline]
    return s
