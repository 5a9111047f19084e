"""What hangs on walls and stands on roofs: windows, doors, awnings, signs, chimneys, dishes."""

import math
from collections.abc import Sequence

from parts_base import (
    LIGHT,
    SHADOW,
    Point,
    Point3,
    Side,
    at_each,
    at_each_height,
    dark,
    lit,
    mid,
    mix,
    tone,
)
from parts_solid import Solids

GLASS = "#bfe2ee"
WARM = "#ffe6a3"
CREAM = "#fff8e8"


class Wall:
    """A wall that looks along y ("left") or x ("right"): u runs along it from a corner, v up."""

    def __init__(self, s: "Walls", side: Side, x: float, y: float, z: float = 0) -> None:
        self.s, self.side, self.corner = s, side, (x, y, z)

    def at(self, u: float, v: float, out: float = 0) -> Point3:
        """The point u along and v up, out before the wall."""
        x, y, z = self.corner
        return (x + u, y + out, z + v) if self.side == "left" else (x + out, y + u, z + v)

    def tone(self, colour: str) -> str:
        """The tone of a colour on this wall."""
        return tone(colour, self.side)

    def shape(
        self,
        u: float,
        v: float,
        points: Sequence[Point],
        fill: str,
        opacity: float = 1,
        out: float = 0,
    ) -> None:
        """A polygon of (along, up) points around a spot."""
        self.s.face([self.at(u + a, v + b, out) for a, b in points], fill, opacity)

    @at_each
    def panel(
        self, u: float, v: float, w: float, h: float, fill: str, opacity: float = 1, out: float = 0
    ) -> None:
        """A flat rectangle in exactly the given colour."""
        self.shape(u, v, ((0, 0), (w, 0), (w, h), (0, h)), fill, opacity, out)

    @at_each
    def disc(self, u: float, v: float, r: float, fill: str, opacity: float = 1) -> None:
        """A circle around its middle."""
        turns = (2 * math.pi * i / 28 for i in range(28))
        self.shape(u, v, [(r * math.cos(t), r * math.sin(t) * 1.12) for t in turns], fill, opacity)

    def discs(self, u: float, v: float, *discs: tuple[float, str]) -> None:
        """Circles (radius, fill) around the same middle, one upon the other."""
        for r, fill in discs:
            self.disc(u, v, r, fill)

    @at_each
    def slab(self, u: float, v: float, w: float, deep: float, h: float, colour: str) -> None:
        """A block that stands before the wall."""
        size = (w, deep) if self.side == "left" else (deep, w)
        self.s.box(*self.at(u, v), *size, h, colour)

    @at_each
    def window(
        self,
        u: float,
        v: float,
        w: float,
        h: float,
        glass: str = GLASS,
        frame: str = CREAM,
        bars: int = 1,
    ) -> None:
        """A framed window with bars, a sill and a streak of light."""
        self.panel(u, v, w, h, self.tone(frame))
        b = min(1.2, w * 0.12)
        left = self.side == "left"
        pane = glass if left else mix(dark(glass), glass, 0.45)
        shine = self.s.fade(pane, mix(pane, LIGHT, 0.35))
        self.panel(u + b, v + b, w - 2 * b, h - 2 * b, shine)
        self.panel(u + b, v + h - b - 1, w - 2 * b, 1, SHADOW, 0.18)
        lean = ((b, h * 0.35), (w * 0.45, h - b), (w * 0.72, h - b), (b, h * 0.12))
        self.shape(u, v, lean, "#ffffff", 0.3 if left else 0.2)
        for i in range(1, bars + 1):
            self.panel(u + w * i / (bars + 1) - 0.35, v + b, 0.7, h - 2 * b, self.tone(frame))
        self.panel(u - 0.8, v - 1.1, w + 1.6, 1.3, self.tone(lit(frame)), out=0.8)

    @at_each
    def windows(
        self,
        u: float,
        v: float,
        along: float,
        up: float,
        columns: int,
        rows: int,
        glass: Sequence[str] = (GLASS, "#d9eff5", WARM),
        fill: float = 0.66,
    ) -> None:
        """A grid of plain panes over a piece of the wall, some of them lit."""
        wide, high = along / columns, up / rows
        for row in range(rows):
            for column in range(columns):
                pane = self.s.random.choice(glass)
                shown = pane if self.side == "left" else mix(dark(pane), pane, 0.35)
                a, b = u + wide * (column + (1 - fill) / 2), v + high * (row + (1 - fill) / 2)
                w, h = wide * fill, high * fill
                self.panel(a, b, w, h, shown)
                self.shape(a, b, ((0, h), (w * 0.7, h), (0, h * 0.3)), "#ffffff", 0.28)

    @at_each
    def door(
        self,
        u: float,
        v: float,
        w: float,
        h: float,
        colour: str = "#9a6246",
        glass: str = WARM,
        frame: str = CREAM,
    ) -> None:
        """A framed door with a pane, a knob and a step before it."""
        self.slab(u - 1.5, v, w + 3, 3, 1.2, "#d9cdbb")
        self.panel(u - 1, v, w + 2, h + 1.2, self.tone(frame))
        self.panel(u, v, w, h, self.tone(colour))
        self.panel(u + w * 0.18, v + h * 0.45, w * 0.64, h * 0.42, self.tone(glass))
        self.panel(u + w * 0.18, v + h * 0.1, w * 0.64, h * 0.24, dark(colour), 0.5)
        self.disc(u + w * 0.84, v + h * 0.42, 0.6, "#f4d58a")

    @at_each
    def awning(
        self,
        u: float,
        v: float,
        w: float,
        one: str,
        two: str = CREAM,
        stripes: int = 7,
        out: float = 9,
        drop: float = 6,
    ) -> None:
        """A striped awning that hangs from height v, with a scalloped hem and its shade."""
        self.panel(u, v - drop - 5, w, drop + 5, SHADOW, 0.16)
        step, low = w / stripes, v - drop
        for i in range(stripes):
            colour = (one, two)[i % 2]
            a, b = u + i * step, u + (i + 1) * step
            slope = lit(colour) if self.side == "left" else mix(colour, dark(colour), 0.55)
            edge = [self.at(a, low, out), self.at(b, low, out)]
            self.s.face([self.at(a, v), self.at(b, v), *reversed(edge)], slope)
            for k in range(5):
                t = math.pi * k / 4
                p = b - step * (1 - math.cos(t)) / 2
                edge.append(self.at(p, low - 1.6 - 1.9 * math.sin(t), out))
            self.s.face(edge, self.tone(colour))

    @at_each
    def board(
        self,
        u: float,
        v: float,
        w: float,
        h: float,
        colour: str,
        frame: str = CREAM,
        out: float = 1.5,
    ) -> None:
        """A sign board that stands off the wall by out; its emblem is drawn upon it."""
        self.slab(u, v, w, out, h, frame)
        self.panel(u + 1, v + 1, w - 2, h - 2, self.tone(colour), out=out)

    @at_each
    def arch(
        self, u: float, v: float, w: float, h: float, glass: str = WARM, cross: bool = True
    ) -> None:
        """A tall round-headed window with a frame and an upright bar, or a cross."""
        pane = mix(self.tone(glass), glass, 0.5)
        for grow, fill in ((1.1, self.tone(CREAM)), (0.0, pane)):
            a, b = w / 2 + grow, h - w / 2
            turns = [math.pi * i / 8 for i in range(9)]
            head = [(w / 2 + a * math.cos(t), b + a * math.sin(t)) for t in turns]
            self.shape(u, v, [(w / 2 + a, 0), *head, (w / 2 - a, 0)], fill)
        self.panel(u + w / 2 - 0.35, v, 0.7, h, self.tone(CREAM))
        if cross:
            self.panel(u, v + h - w / 2, w, 0.7, self.tone(CREAM))
        self.shape(u, v, ((0, h * 0.15), (w * 0.7, h * 0.7), (0, h * 0.6)), "#ffffff", 0.3)


class Walls(Solids):
    """The walls of a scene and what stands on its roofs."""

    def wall(self, side: Side, x: float, y: float, z: float = 0) -> Wall:
        """The wall of a side that begins at a point."""
        return Wall(self, side, x, y, z)

    def left(self, y: float) -> Wall:
        """The wall at y that looks along y; what is on it is placed by its x and z."""
        return Wall(self, "left", 0, y)

    def right(self, x: float) -> Wall:
        """The wall at x that looks along x; what is on it is placed by its y and z."""
        return Wall(self, "right", x, 0)

    def band(
        self,
        x: float,
        y: float,
        z: float,
        w: float,
        d: float,
        h: float,
        colour: str,
        opacity: float = 1,
    ) -> None:
        """A stripe of height h along both walls of a box, each in its tone."""
        self.left(y + d).panel(x, z, w, h, mid(colour), opacity)
        self.right(x + w).panel(y, z, d, h, dark(colour), opacity)

    def canopy(
        self,
        x: float,
        y: float,
        z: float,
        w: float,
        d: float,
        h: float,
        one: str,
        two: str = CREAM,
        stripes: int = 7,
    ) -> None:
        """A striped tent roof over a stall, its ridge along x, on four posts from the ground."""
        for b in (y + 1, y + d - 1):
            self.post((x + 1, x + w - 1), b, 0, z, "#a77a58", 1.3)
        m, step = y + d / 2, w / stripes
        self.face([(x + w, y, z), (x + w, m, z + h), (x + w, y + d, z)], dark(one))
        for i in range(stripes):
            colour = (one, two)[i % 2]
            a, b = x + i * step, x + (i + 1) * step
            if h < d / 2:
                self.face([(a, y, z), (b, y, z), (b, m, z + h), (a, m, z + h)], dark(colour))
            self.face([(a, y + d, z), (b, y + d, z), (b, m, z + h), (a, m, z + h)], lit(colour))
            hem = [(a, y + d, z), (b, y + d, z)]
            for k in range(5):
                t = math.pi * k / 4
                drop = z - 1.4 - 1.7 * math.sin(t)
                hem.append((b - step * (1 - math.cos(t)) / 2, y + d, drop))
            self.face(hem, mid(colour))
        corners = [(x + w, y, z), (x + w, y + d, z), (x + w, y + d, z - 2.6), (x + w, y, z - 2.6)]
        self.face(corners, dark(two))

    @at_each_height
    def chimney(
        self, x: float, y: float, z: float, w: float, h: float, colour: str = "#c4785f"
    ) -> None:
        """A square chimney of brick with a cap."""
        self.box(x, y, z, w, w, h, colour)
        for i in range(1, int(h / 3)):
            self.left(y + w).panel(x, z + i * 3, w, 0.5, mix(colour, CREAM, 0.3), 0.6)
            self.right(x + w).panel(y, z + i * 3, w, 0.5, mix(colour, CREAM, 0.1), 0.6)
        self.box(x - 0.8, y - 0.8, z + h, w + 1.6, w + 1.6, 2, mix(colour, CREAM, 0.45))
        self.deck(x + 1, y + 1, z + h + 2, w - 2, w - 2, "#5a4650")

    def stack(
        self, x: float, y: float, z: float, r: float, h: float, colour: str = "#d9826a"
    ) -> None:
        """A tall round factory chimney with two bright bands."""
        self.cylinder(x, y, z, r, h, colour, r_top=r * 0.72)
        for share in (0.72, 0.86):
            self.ring(x, y, z + h * share, r * (1.02 - 0.28 * share), h * 0.06, CREAM)
        self.cylinder(x, y, z + h * 0.92, r * 0.75, h * 0.08, colour, top="#5a4650", r_top=r * 0.72)

    def smoke(
        self, x: float, y: float, z: float, puffs: int = 4, size: float = 1, colour: str = "#ffffff"
    ) -> None:
        """Round puffs that drift to the right and fade."""
        for i in range(puffs):
            up, across = z + (5 + i * 8.5) * size, (1 + i * i * 1.5) * size
            r = (3 + 1.6 * i) * size
            faint = 0.85 - 0.6 * i / max(1, puffs - 1)
            self.ball((x, y, up - 0.8), r, r * 0.82, "#c9d2de", faint * 0.45, dx=across + 0.9)
            self.ball((x, y, up), r, r * 0.82, colour, faint, dx=across)

    @at_each_height
    def dish(self, x: float, y: float, z: float, r: float, colour: str = "#f2efe8") -> None:
        """A satellite dish that looks to the upper left, on a short foot."""
        self.box(x - 1.2, y - 1.2, z, 2.4, 2.4, r * 0.7, "#a9adb8")
        px, py = self.at(x, y, z + r * 1.15)
        k = self.scale
        self.ball((x, y, z + r * 1.1), r * 1.04, r * 0.98, dark(colour), dx=0.8)
        fill = self.fade(dark(colour), lit(colour), across=True)
        self.ellipse(px - 0.6 * k, py, r * k, r * 0.92 * k, fill)
        self.ellipse(
            px - 1.4 * k, py - 0.4 * k, r * 0.8 * k, r * 0.72 * k, mix(colour, SHADOW, 0.14)
        )
        self.ellipse(px - 0.4 * k, py + 0.6 * k, r * 0.62 * k, r * 0.56 * k, lit(colour), 0.9)
        tip = (x - r * 0.5, y + r * 0.4, z + r * 1.5)
        for dx, dz in ((r * 0.45, 0.0), (-r * 0.2, r * 0.5), (-r * 0.3, -r * 0.4)):
            self.line([(x + dx * 0.6, y - dx * 0.6, z + r * 1.15 + dz), tip], "#8b8f9c", 0.7)
        self.ball(tip, 1.4, 1.4, "#e2604f")

    @at_each_height
    def roof_unit(self, x: float, y: float, z: float, size: float = 6) -> None:
        """A small machine on a flat roof with a fan."""
        self.box(x, y, z, size, size * 0.9, size * 0.6, "#cdd0d6")
        self.ball(
            (x + size / 2, y + size * 0.45, z + size * 0.6), size * 0.42, size * 0.21, "#7f8592"
        )
        self.ball(
            (x + size / 2, y + size * 0.45, z + size * 0.6), size * 0.14, size * 0.07, "#e8e9ec"
        )
