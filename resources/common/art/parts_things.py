"""Things and people in the street: fences, lamps, flags, tables, crates, logs, masts and cranes."""

import math
from itertools import pairwise

from parts_base import LIGHT, SHADOW, Axis, dark, facing, hull, lit, mid, mix
from parts_ground import Ground
from parts_wall import CREAM, Walls

WOOD = "#b98558"
IRON = "#6d7280"
SHIRTS = ("#e2604f", "#4f8fc0", "#f0b84f", "#6aa86a", "#9a78b8", "#ec8f6e", "#3f9c9a")
HELMET = "#f6c22f"
SKINS = ("#f3cfae", "#e3b08a", "#b98262", "#8d5f4a")


class Things(Ground, Walls):
    """Things and people of a scene."""

    def person(
        self, x: float, y: float, shirt: str = "", size: float = 1, z: float = 0, sits: bool = False
    ) -> None:
        """A tiny figure of two pieces: a rounded body and a head."""
        coat = shirt or self.random.choice(SHIRTS)
        h = (6.2 if sits else 8.6) * size
        if not sits:
            self.shadow_round(x, y, 1.5 * size, 7 * size, z)
        a, b = 2.3 * size, 1.5 * size
        way = (
            f"M{-a} -0.4 Q0 {1.6 * size} {a} -0.4 L{b} {1 - h} Q0 {-h - 1.6 * size} {-b} {1 - h} Z"
        )
        self.sketch((x, y, z), way, self.shaded(coat))
        skin = self.random.choice(SKINS)
        self.ball((x, y, z + h + 1.5 * size), 1.75 * size, 1.85 * size, skin)
        hair = self.random.choice(("#4b3a3c", "#7a5238", "#d9a860", "#2f2b38", "#a8573c"))
        cap = "M-1.9 -1.6 Q-1.6 -4 0.2 -3.9 Q1.9 -3.7 1.9 -1.2 Q0.8 -2.9 -1.9 -1.6 Z"
        self.sketch((x, y, z + h), cap, hair, size)

    def worker(self, x: float, y: float, size: float = 1.2, z: float = 0, vest: str = "") -> None:
        """A figure with a helmet."""
        self.person(x, y, vest or "#f08a3c", size, z)
        head = (x, y, z + 10.4 * size)
        self.sketch(head, "M-2.3 0 Q-2.2 -3 0 -3 Q2.2 -3 2.3 0 Z", HELMET, size)
        self.sketch(head, "M-2.9 0.5 L-2.6 -0.4 L2.6 -0.4 L2.9 0.5 Z", dark(HELMET), size)
        self.ball(facing(head, -0.9 * size, 1.7 * size), 0.6 * size, 0.5 * size, "#fff0b8")

    def barrier(self, x: float, y: float) -> None:
        """A striped barrier."""
        self.post((x + 1, x + 10), y, 0, 6, "#8b8794", 1)
        for i in range(5):
            self.left(y + 0.2).panel(x + i * 2.2, 4, 2.2, 3.4, ("#e2604f", "#fffaf0")[i % 2])

    def fence(
        self,
        x: float,
        y: float,
        long: float,
        axis: Axis = "x",
        colour: str = "#e9d2ab",
        h: float = 6,
    ) -> None:
        """A fence of posts with two rails along an axis."""
        for z in (h * 0.38, h * 0.76):
            size = (long, 0.7) if axis == "x" else (0.7, long)
            self.box(x, y, z, *size, 1.1, colour)
        count = max(1, round(long / 7))
        for i in range(count + 1):
            a = (x + long * i / count, y) if axis == "x" else (x, y + long * i / count)
            self.box(a[0] - 0.6, a[1] - 0.2, 0, 1.5, 1.5, h, colour)

    def lamp(self, x: float, y: float, h: float = 20) -> None:
        """A street lamp with a warm light."""
        self.shadow_round(x, y, 0.8, h)
        self.cylinder(x, y, 0, 1.1, 2, IRON)
        self.post(x, y, 1, h, "#5c6070", 1.1)
        self.ball((x, y, h + 1.5), 6, 6, self.glow(("#fff0b8", 0.7), ("#fff0b8", 0.0)))
        self.ball((x, y, h + 1.5), 1.9, 2.2, "#ffeeb0")
        self.ball((x, y, h + 3.3), 2.2, 0.9, "#5c6070")

    def flag(
        self, x: float, y: float, z: float, h: float = 18, colour: str = "#e2604f", size: float = 1
    ) -> None:
        """A waving flag on a pole that starts at height z."""
        self.post(x, y, z, z + h, "#f0ece4", 1.1)
        self.ball((x, y, z + h), 1, 1, "#f4d58a")
        k = size
        way: list[str | float] = ["M", 0.4, -h + 0.6, "Q", 4.5 * k, -h - 2 * k, 8 * k, -h + 1 * k]
        way += ["T", 14 * k, -h + 0.6 * k, "L", 14 * k, -h + 7 * k, "Q", 11 * k, -h + 9.5 * k]
        way += [8 * k, -h + 7.4 * k, "T", 0.4, -h + 7 * k, "Z"]
        fill = self.fade(lit(colour), colour, dark(colour), mid(colour), across=True)
        self.shape((x, y, z), way, fill)

    def pennants(
        self, start: tuple[float, float, float], end: tuple[float, float, float], count: int = 7
    ) -> None:
        """A string of little flags between two points."""

        def hang(t: float) -> tuple[float, float, float]:
            a, b, c = (p + (q - p) * t for p, q in zip(start, end, strict=True))
            return a, b, c - 4 * math.sin(math.pi * t) * 1.2

        self.line([hang(i / 12) for i in range(13)], "#f4efe4", 0.6)
        for i in range(count):
            spots = [hang((i + 0.25) / count), hang((i + 0.85) / count)]
            tip = hang((i + 0.55) / count)
            colour = SHIRTS[i % len(SHIRTS)]
            self.face([*spots, (tip[0], tip[1], tip[2] - 4.4)], lit(colour))

    def bench(self, x: float, y: float, axis: Axis = "x", long: float = 9) -> None:
        """A park bench."""
        w, d = (long, 2.6) if axis == "x" else (2.6, long)
        for i in (0.1, 0.82):
            self.box(
                x + (w * i if axis == "x" else 0.6),
                y + (d * i if axis == "y" else 0.6),
                0,
                1,
                1,
                2.4,
                IRON,
            )
        back = (x, y - 0.4, 3.2, w, 0.6) if axis == "x" else (x - 0.4, y, 3.2, 0.6, d)
        self.box(*back, 3, WOOD)
        self.box(x, y, 2.4, w, d, 0.9, WOOD)

    def table_set(
        self, x: float, y: float, parasol: str = "", guests: int = 2, size: float = 1
    ) -> None:
        """A round table with guests; a parasol of the given colour above it."""
        self.shadow_round(x, y, 5 * size, 6 * size if not parasol else 14 * size)
        spots = ((-5.4, -1.2), (-1.2, -5.4), (1.6, 5.4), (5.4, 1.6))
        for dx, dy in spots[:guests]:
            if dx + dy < 0:
                self.person(x + dx * size, y + dy * size, size=size * 0.85, sits=True)
        self.cylinder(x, y, 0, 0.9 * size, 6 * size, IRON)
        self.cylinder(x, y, 6 * size, 4 * size, 1 * size, CREAM)
        self.ball((x, y, 7 * size), 1.5 * size, 0.8 * size, "#e9b45f", dx=-1.4)
        self.ball((x, y, 8 * size), 0.9 * size, 1.1 * size, "#ffffff", dx=1.6)
        for dx, dy in spots[:guests]:
            if dx + dy > 0:
                self.person(x + dx * size, y + dy * size, size=size * 0.85, sits=True)
        if parasol:
            self.sunshade(x, y, 7 * size, parasol, size)

    def sunshade(
        self, x: float, y: float, z: float, colour: str, size: float = 1, ribs: int = 8
    ) -> None:
        """A parasol of two tones that stands at height z."""
        self.post(x, y, z, z + 13 * size, "#f0e6d6", 1.1 * size)
        r, low, top = 8 * size, z + 10.5 * size, (x, y, z + 15.5 * size)
        turns = [2 * math.pi * (i + 0.5) / ribs for i in range(ribs + 1)]
        rim = [(x + r * math.cos(t), y + r * math.sin(t)) for t in turns]
        order = sorted(range(ribs), key=lambda i: round(rim[i][0] + rim[i][1], 6))
        for i in order:
            (ax, ay), (bx, by) = rim[i], rim[i + 1]
            base = colour if i % 2 == 0 else CREAM
            turn = ((ax + bx) / 2 - x - ((ay + by) / 2 - y)) / (2 * r)
            fill = mix(lit(base), dark(base), 0.45 + 0.5 * turn)
            self.face([(ax, ay, low), (bx, by, low), top], fill)
            if ax + bx + ay + by > 2 * (x + y) + 0.001:
                corners = [(ax, ay, low), (bx, by, low), (bx, by, low - 1.7), (ax, ay, low - 1.7)]
                self.face(corners, mix(fill, SHADOW, 0.12))
        self.ball(top, 0.9 * size, 0.9 * size, CREAM)

    def crate(
        self, x: float, y: float, fruit: str, z: float = 0, w: float = 7, d: float = 6, h: float = 4
    ) -> None:
        """An open crate heaped with round fruit."""
        self.box(x, y, z, w, d, h, "#cf9f6c")
        for side, long in (("left", w), ("right", d)):
            px, py = (x, y + d) if side == "left" else (x + w, y)
            self.wall("left" if side == "left" else "right", px, py, z + h * 0.45).panel(
                0, 0, long, 0.6, "#8f6547", 0.7
            )
        self.deck(x + 0.7, y + 0.7, z + h, w - 1.4, d - 1.4, "#7d553f")
        r = 1.45
        for b in range(max(2, int((d - 1) / 2))):
            for a in range(max(2, int((w - 1) / 2))):
                px, py = (
                    x + 1.5 + a * (w - 3) / max(1, int((w - 1) / 2) - 1),
                    y + 1.5 + b * (d - 3) / max(1, int((d - 1) / 2) - 1),
                )
                self.ball((px, py, z + h + 0.5), r, r, dark(fruit))
                self.ball((px, py, z + h + 0.8), r * 0.86, r * 0.86, fruit, dx=-0.15)
                self.ball((px, py, z + h + 1.2), r * 0.36, r * 0.32, lit(lit(fruit)), dx=-0.45)

    def barrel(self, x: float, y: float, r: float = 2.6, h: float = 7, colour: str = WOOD) -> None:
        """An upright barrel with hoops."""
        self.shadow_round(x, y, r, h)
        self.cylinder(x, y, 0, r * 0.88, h / 2, colour, r_top=r)
        self.cylinder(x, y, h / 2, r, h / 2, colour, r_top=r * 0.88)
        self.ring(x, y, (h * 0.2, h * 0.7), r * 0.97, 0.9, IRON)
        self.cylinder(x, y, h * 0.78, r * 0.95, h * 0.22, colour, r_top=r * 0.86)

    def cask(
        self, x: float, y: float, z: float, r: float, long: float, colour: str = "#c08550"
    ) -> None:
        """A barrel on its side around height z; it lies along y, its lid to the left."""

        def rim(share: float, wide: float) -> list[tuple[float, float]]:
            turns = (2 * math.pi * i / 24 for i in range(24))
            spots = [(wide * r * math.cos(t), wide * r * math.sin(t)) for t in turns]
            return [self.at(x + u, y + long * share, z + v) for u, v in spots]

        def stave(start: tuple[float, float], end: tuple[float, float], tint: str) -> None:
            fill = self.fade(lit(tint), tint, dark(tint), mix(dark(tint), SHADOW, 0.2))
            self.poly(hull([*rim(*start), *rim(*end)]), fill)

        bulge = ((0, 0.82), (0.25, 0.95), (0.5, 1), (0.75, 0.95), (1, 0.82))
        for start, end in pairwise(bulge):
            stave(start, end, colour)
            if start[0] in (0, 0.5):
                middle = start[0] / 2 + 0.12 + start[0] * 0.32
                wide = 0.93 if start[0] == 0 else 0.97
                stave((middle, wide), (middle + 0.09, wide), "#6d5a50")
        stave((0.93, 0.87), (1, 0.83), "#6d5a50")
        self.poly(rim(1, 0.74), mid(mix(colour, LIGHT, 0.3)))
        for u in (-0.36, 0, 0.36):
            tall = math.sqrt(0.54 - u * u)
            ends = [(x + u * r, y + long, z + v * r * tall) for v in (-1, 1)]
            self.line(ends, dark(colour), 0.5, 0.8)
        self.ball((x, y + long, z - r * 0.42), r * 0.1, r * 0.1, "#5a4038")

    def milk_can(self, x: float, y: float, size: float = 1, z: float = 0) -> None:
        """A shining milk churn."""
        self.shadow_round(x, y, 2.4 * size, 8 * size, z)
        steel = "#ccd4dd"
        self.cylinder(x, y, z, 2.6 * size, 6 * size, steel)
        self.cylinder(x, y, z + 6 * size, 2.6 * size, 2.2 * size, steel, r_top=1.4 * size)
        self.cylinder(x, y, z + 8.2 * size, 1.4 * size, 1.4 * size, steel)
        self.cylinder(x, y, z + 9.4 * size, 1.9 * size, 1 * size, mix(steel, "#8d98a8", 0.3))
        self.ring(x, y, z + 2 * size, 2.65 * size, 0.7 * size, "#a5b0bd")

    def log_pile(
        self, x: float, y: float, long: float = 22, rows: int = 3, r: float = 3, axis: Axis = "x"
    ) -> None:
        """Logs lying along an axis, heaped to a triangle, their cut ends in front."""
        bark, cut = "#a5724f", "#eecd9c"
        step = r * 1.75
        self.shadow(
            x, y, *((long, step * rows) if axis == "x" else (step * rows, long)), r * rows * 1.5
        )
        for row in range(rows):
            for i in range(rows - row):
                off, z = (i + row / 2) * step + r * 0.9, r * 0.95 + row * r * 1.5
                ends = (
                    ((x, y + off, z), (x + long, y + off, z))
                    if axis == "x"
                    else ((x + off, y, z), (x + off, y + long, z))
                )
                fill = self.random.choice((bark, mix(bark, LIGHT, 0.14), mix(bark, SHADOW, 0.1)))
                self.line(list(ends), dark(fill), r * 2)
                raised = [(a - 0.5, b + 0.5, c + 0.5) for a, b, c in ends]
                self.line(raised, fill, r * 1.4)
                self.line([(a - 1, b + 1, c + 1) for a, b, c in raised], lit(fill), r * 0.5)
                end = ends[1]
                face = dark(cut) if axis == "x" else mid(cut)
                self.ball(end, r, r * 1.02, mix(bark, SHADOW, 0.25))
                self.ball(end, r * 0.86, r * 0.88, mix(face, cut, 0.5))
                self.ball(end, r * 0.56, r * 0.58, mix(cut, bark, 0.35))
                self.ball(end, r * 0.42, r * 0.44, mix(face, cut, 0.5))
                self.ball(end, r * 0.16, r * 0.16, bark)

    def tank(
        self, x: float, y: float, r: float, h: float, colour: str = "#dfe3e6", z: float = 0
    ) -> None:
        """A round storage tank with bands and a domed lid."""
        self.shadow_round(x, y, r, h, z)
        self.cylinder(x, y, z, r, h, colour)
        self.ring(x, y, (z + h * 0.3, z + h * 0.62), r * 1.01, h * 0.03, mix(colour, IRON, 0.35))
        self.dome(x, y, z + h, r, r * 0.85, colour)

    def silo(
        self, x: float, y: float, r: float, h: float, colour: str = "#d7dce2", cap: str = "#c95f4c"
    ) -> None:
        """A farm silo with a round cap and fine hoops."""
        self.shadow_round(x, y, r, h)
        self.cylinder(x, y, 0, r, h, colour)
        self.ring(x, y, self.row(6, 6, int(h / 6) - 1), r * 1.005, 0.7, mix(colour, IRON, 0.28))
        self.post(x + r * 0.3, y + r, 1, h - 1, mix(colour, IRON, 0.6), 0.8)
        self.cylinder(x, y, h, r * 1.08, 1.2, cap)
        self.dome(x, y, h + 1, r * 1.06, r * 1.05, cap, ribs=4)

    def mast(
        self,
        x: float,
        y: float,
        z: float,
        h: float,
        w: float = 6,
        colour: str = "#d9564a",
        top: float = 1,
    ) -> None:
        """A lattice mast on four legs, banded in two colours, w wide below and top wide above."""
        steps = max(3, round(h / 9))

        def corner(i: float, k: int) -> tuple[float, float, float]:
            share = i / steps
            half = (w + (top - w) * share) / 2
            sx, sy = ((-1, -1), (1, -1), (1, 1), (-1, 1))[k % 4]
            return x + sx * half, y + sy * half, z + h * share

        for faces, fade_to in (((0, 3), 0.35), ((2, 1), 0.0)):
            for i in range(steps):
                paint = colour if i % 2 == 0 else CREAM
                for k in faces:
                    tint = mix(dark(paint) if k in (1, 0) else mid(paint), SHADOW, fade_to * 0.4)
                    self.line([corner(i, k), corner(i + 1, k + 1)], tint, 0.7)
                    self.line([corner(i, k + 1), corner(i + 1, k)], tint, 0.7)
                    self.line([corner(i + 1, k), corner(i + 1, k + 1)], tint, 0.8)
                    self.line([corner(i, k), corner(i + 1, k)], tint, 1.4)
                    self.line([corner(i, k + 1), corner(i + 1, k + 1)], tint, 1.4)

    def beacon(self, x: float, y: float, z: float, colour: str = "#ff5d4d") -> None:
        """A red light with its glow."""
        self.balls((x, y, z), (6, 6, self.glow((colour, 0.55), (colour, 0.0))), (1.6, 1.6, colour))
        self.ball((x, y, z + 0.5), 0.6, 0.6, "#ffe2da", dx=-0.4)

    def crane(
        self, x: float, y: float, h: float = 70, reach: float = 44, colour: str = "#f0b84f"
    ) -> None:
        """A tower crane whose arm reaches along x, with a load on its hook."""
        self.shadow_round(x, y, 2.5, h)
        self.box(x - 4, y - 4, 0, 8, 8, 2.5, "#b9b5b2")
        self.mast(x, y, 2.5, h, 4.4, colour, top=4.4)
        self.box(x - 2.5, y - 2.5, h, 5, 5, 5, "#6e7c92")
        peak = (x, y, h + 15)
        for a in (reach, -reach * 0.4):
            self.line([peak, (x + a * 0.8, y, h + 6)], "#7d7470", 0.6)
        for a, b in ((h + 5, -reach * 0.42), (h + 8.4, -reach * 0.42)):
            spots = [(x + b, y, a), (x + reach, y, h + 5 if a < h + 6 else h + 7.4)]
            self.line(spots, mid(colour), 1.3)
        for i in range(-4, 10):
            p = x + reach * i / 10
            spots = [(p, y, h + 5), (p + reach / 20, y, h + 8.2), (p + reach / 10, y, h + 5)]
            self.line(spots, dark(colour), 0.7)
        self.line([(x, y, h + 5), peak], mid(colour), 1.6)
        self.box(x - reach * 0.42, y - 2, h + 1, 7, 4, 5, "#a7a2a4")
        self.post(x + reach * 0.8, y, h + 5, h - 16, "#6d6662", 0.6)
        self.box(x + reach * 0.8 - 3.5, y - 3.5, h - 21, 7, 7, 4.5, "#cf7f62")

    def post_sign(
        self, x: float, y: float, h: float, r: float, colour: str, rim: str = CREAM
    ) -> None:
        """A round sign on a post that looks at the viewer; put an emblem at height h."""
        self.shadow_round(x, y, 0.8, h)
        self.post(x, y, 0, h, "#7b6a62", 1.4)
        self.ball((x, y, h), r + 0.4, r + 0.4, dark(rim), dx=0.8)
        self.balls((x, y, h), (r, r, rim), (r * 0.82, r * 0.82, colour))

    def turret(
        self, x: float, y: float, z: float, r: float, h: float, wall: str, roof: str
    ) -> None:
        """A round tower with a pointed roof."""
        self.cylinder(x, y, z, r, h, wall)
        self.cylinder(x, y, z + h - 1, r * 1.05, 1, mix(wall, SHADOW, 0.2))
        self.cone(x, y, z + h, r * 1.22, r * 2.4, roof)

    def apple(self, x: float, y: float, z: float, k: float) -> None:
        """A giant red apple with its leaf."""
        way = "M0 -22 C-5 -27 -15 -25 -15 -12 C-15 -2 -7 3 0 0 "
        way += "C7 3 15 -2 15 -12 C15 -25 5 -27 0 -22 Z"
        skin = self.glow(
            ("#ff9a7f", 1), ("#e2483d", 1), ("#a82c3c", 1), cx=0.34, cy=0.3, reach=0.75
        )
        self.sketch((x, y, z), way, skin, k)
        self.sketch((x, y, z), "M-4 -22 Q0 -18.6 4 -22 Q0 -20.6 -4 -22 Z", "#8f2734", k)
        spots = [facing((x, y, z), 0, 20.6 * k), facing((x, y, z), 2 * k, 29 * k)]
        self.line(spots, "#7d5745", 1.8 * k)
        self.sketch((x, y, z), "M1.4 -25 Q5 -34 15 -32 Q12 -23 1.4 -25 Z", "#6fb052", k)
        self.sketch((x, y, z), "M1.4 -25 Q7 -29 15 -32 Q8 -32 4 -29 Z", "#a9d97c", k)
        self.sketch((x, y, z), "M-11 -16 Q-11 -21 -6 -22 Q-9 -18 -9.6 -13 Z", "#ffd9c8", k)
