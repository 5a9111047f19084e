"""Living things: trees, hedges, flowers, fields and sheaves, cows, chickens and deer."""

import math

from parts_base import LIGHT, SHADOW, Axis, dark, facing, lit, mid, mix
from parts_ground import Ground
from parts_solid import Solids

LEAF = "#79b562"
PINE = "#4f9470"
BARK = "#96694c"
WHEAT = "#ecc25e"


class Nature(Ground, Solids):
    """What lives and grows in a scene."""

    def _trunk(self, x: float, y: float, size: float, high: float, z: float = 0) -> None:
        w, bend, top = 1.7 * size, -high * size * 0.4, -high * size
        way = f"M{-w * 1.3} 0.8 Q{-w} {bend} {-w * 0.8} {top} "
        way += f"L{w * 0.8} {top} Q{w} {bend} {w * 1.3} 0.8 Z"
        fill = self.fade(mid(BARK), lit(BARK), dark(BARK), dark(BARK), across=True)
        self.sketch((x, y, z), way, fill)

    def _crown(self, x: float, y: float, z: float, r: float, leaf: str, tall: float = 1) -> None:
        """A round crown: dark below right, bright above left, with a few leaf dabs."""
        deep, half = mix(dark(leaf), leaf, 0.12), mix(leaf, dark(leaf), 0.45)
        turns = [self.random.uniform(0, 1) + 2 * math.pi * i / 7 for i in range(7)]
        for turn in turns:
            dx, dz = math.cos(turn) * r * 0.68, math.sin(turn) * r * 0.68
            fill = half if dz > dx else deep
            self.ball((x, y, z + dz * tall), r * 0.42, r * 0.4 * tall, fill, dx=dx)
        self.ball((x, y, z), r * 0.9, r * 0.9 * tall, deep)
        self.ball((x, y, z + r * 0.08), r * 0.84, r * 0.84 * tall, half, dx=-r * 0.08)
        for turn in turns[:5]:
            dx, dz = math.cos(turn) * r * 0.5, math.sin(turn) * r * 0.5
            self.ball((x, y, z + (dz + r * 0.12) * tall), r * 0.34, r * 0.3, leaf, dx=dx - r * 0.14)
        self.ball((x, y, z + r * 0.2 * tall), r * 0.64, r * 0.62 * tall, leaf, dx=-r * 0.16)
        self.ball((x, y, z + r * 0.4 * tall), r * 0.4, r * 0.34 * tall, lit(leaf), dx=-r * 0.27)
        self.ball(
            (x, y, z + r * 0.2 * tall), r * 0.2, r * 0.15 * tall, lit(leaf), 0.8, dx=-r * 0.52
        )
        for dx, dz in ((0.3, -0.35), (0.45, 0.05), (-0.05, -0.5)):
            self.ball((x, y, z + dz * r * tall), r * 0.13, r * 0.08, dark(leaf), 0.7, dx=dx * r)

    def tree(self, x: float, y: float, size: float = 1, leaf: str = LEAF, z: float = 0) -> None:
        """A round broad-leaved tree."""
        self.shadow_round(x, y, 5 * size, 17 * size, z)
        self._trunk(x, y, size, 11, z)
        self._crown(x, y, z + 19 * size, 9.6 * size, leaf, 1.06)

    def oak(self, x: float, y: float, size: float = 1, leaf: str = LEAF, z: float = 0) -> None:
        """A wide tree with a crown of several balls."""
        self.shadow_round(x, y, 8 * size, 18 * size, z)
        self._trunk(x, y, size * 1.25, 11, z)
        px, py = x - 4 * size, y + 4 * size
        self._crown(
            x + 3.6 * size, y - 3.6 * size, z + 18 * size, 7.6 * size, mix(leaf, SHADOW, 0.1)
        )
        self._crown(px, py, z + 16.5 * size, 7.4 * size, leaf)
        self._crown(x, y, z + 24 * size, 8.4 * size, mix(leaf, LIGHT, 0.08))

    def conifer(self, x: float, y: float, size: float = 1, leaf: str = PINE, z: float = 0) -> None:
        """A fir of four tiers."""
        self.shadow_round(x, y, 5 * size, 24 * size, z)
        self._trunk(x, y, size * 0.9, 7, z)
        for tier in range(4):
            r, low = (9.6 - 2 * tier) * size, (5 + 7 * tier) * size
            high, sag = (13 - tier) * size, 2.6 * size * (1 - tier * 0.12)
            foot, top = (x, y, z + low), f"M0 {-high}"
            full = f"{top} L{-r} 0 Q0 {2 * sag} {r} 0 Z"
            self.sketch(foot, full, mix(leaf, LIGHT, 0.05 * tier))
            bright = f"{top} L{-r} 0 Q{-r * 0.5} {sag * 1.1} {-r * 0.28} {sag * 0.9} Z"
            self.sketch(foot, bright, mix(lit(leaf), LIGHT, 0.05 * tier))
            shade = f"{top} L{r * 0.22} {sag * 0.95} Q{r * 0.7} {sag * 0.8} {r} 0 Z"
            self.sketch(foot, shade, mix(dark(leaf), LIGHT, 0.04 * tier))

    def poplar(
        self, x: float, y: float, size: float = 1, leaf: str = "#86b763", z: float = 0
    ) -> None:
        """A slender upright tree."""
        self.shadow_round(x, y, 3 * size, 26 * size, z)
        self._trunk(x, y, size * 0.8, 8, z)
        for dx, half, fill in ((0.0, 1.0, dark(leaf)), (-0.7, 0.84, leaf), (-1.7, 0.45, lit(leaf))):
            w, top = 5 * half, -27 - 14 * half
            low, high = -5 + (top + 5) * 0.2, -5 + (top + 5) * 0.8
            way = f"M{dx} -5 C{dx - w * 1.5} {low} {dx - w} {high} {dx} {top} "
            way += f"C{dx + w} {high} {dx + w * 1.5} {low} {dx} -5 Z"
            self.sketch((x, y, z), way, fill, size)

    def fruit_tree(
        self,
        x: float,
        y: float,
        size: float = 1,
        fruit: str = "#e2483d",
        leaf: str = "#74b05a",
        count: int = 9,
    ) -> None:
        """A low round tree full of fruit."""
        self.shadow_round(x, y, 6 * size, 14 * size)
        self._trunk(x, y, size * 1.05, 9)
        self._crown(x, y, 17 * size, 10.6 * size, leaf, 0.92)
        for i in range(count):
            turn, far = 2.4 * i + 0.6, 8.2 * size * math.sqrt((i + 0.6) / count)
            dx, dz = math.cos(turn) * far, math.sin(turn) * far * 0.9
            r = 1.95 * size
            self.ball((x, y, 17 * size + dz - 0.3), r, r, dark(fruit), dx=dx + 0.25 * size)
            self.ball((x, y, 17 * size + dz), r * 0.9, r * 0.9, fruit, dx=dx)
            self.ball(
                (x, y, 17 * size + dz + r * 0.35), r * 0.34, r * 0.3, "#ffd9c4", dx=dx - r * 0.35
            )

    def bush(self, x: float, y: float, size: float = 1, leaf: str = LEAF, z: float = 0) -> None:
        """A small round bush."""
        self.shadow_round(x, y, 2.6 * size, 4 * size, z)
        self._crown(x, y, z + 3.4 * size, 4.2 * size, leaf, 0.9)

    def hedge(
        self, x: float, y: float, w: float, d: float, h: float = 5, leaf: str = "#6fa95c"
    ) -> None:
        """A clipped hedge with some blossom."""
        self.box(x, y, 0, w, d, h, leaf)
        for _ in range(int((w + d) * 0.7)):
            a, b = self.random.uniform(x, x + w), self.random.uniform(y, y + d)
            self.ball(
                (a, b, h), 1.2, 0.8, self.random.choice((lit(leaf), mix(leaf, LIGHT, 0.45), leaf))
            )

    def flowers(
        self,
        x: float,
        y: float,
        w: float,
        d: float,
        count: int = 14,
        colours: tuple[str, ...] = ("#f0708a", "#ffd257", "#fff6ef", "#c98bd6"),
    ) -> None:
        """Flowers strewn over a piece of ground."""
        spots = [
            (self.random.uniform(x, x + w), self.random.uniform(y, y + d)) for _ in range(count)
        ]
        for a, b in sorted(spots, key=sum):
            self.ball((a, b, 0.2), 1.5, 0.9, "#5f9c55")
            colour = self.random.choice(colours)
            self.ball((a, b, 1.6), 1.25, 1.1, mix(colour, SHADOW, 0.12))
            self.ball((a, b, 1.9), 1.0, 0.9, colour, dx=-0.15)

    def grass(self, x: float, y: float, w: float, d: float, count: int = 20) -> None:
        """Little tufts on a lawn."""
        for _ in range(count):
            a, b = self.random.uniform(x, x + w), self.random.uniform(y, y + d)
            way = "M-1.3 0 L-0.9 -2 L-0.2 -0.5 L0.3 -2.6 L0.7 -0.5 L1.5 -1.7 L1.3 0 Z"
            fill = self.random.choice(("#7fb765", "#b7dc93", "#88c06c"))
            self.sketch((a, b, 0), way, fill)

    def furrows(
        self,
        x: float,
        y: float,
        w: float,
        d: float,
        rows: int = 7,
        soil: str = "#b3835c",
        axis: Axis = "x",
    ) -> None:
        """A ploughed field: bright ridges and dark furrows along the axis."""
        self.patch(x, y, w, d, mix(soil, SHADOW, 0.2), r=2)
        step = (d if axis == "x" else w) / rows
        for i in range(rows):
            if axis == "x":
                self.patch(x + 1, y + i * step, w - 2, step * 0.62, lit(soil))
                self.patch(x + 1, y + (i + 0.4) * step, w - 2, step * 0.3, soil)
            else:
                self.patch(x + i * step + step * 0.3, y + 1, step * 0.62, d - 2, soil)
                self.patch(x + i * step, y + 1, step * 0.45, d - 2, lit(soil))

    def grain(self, x: float, y: float, w: float, d: float, h: float = 7) -> None:
        """A standing stand of wheat: a golden block whose top is full of ears."""
        self.box(x, y, 0, w, d, h, mix(WHEAT, "#c98f4a", 0.25), top=WHEAT)
        for side, long in (("left", w), ("right", d)):
            for i in range(int(long / 1.6)):
                u, v = 0.8 + i * 1.6, self.random.uniform(0, 2.4)
                a = (x + u, y + d) if side == "left" else (x + w, y + u)
                base = mid(WHEAT) if side == "left" else dark(WHEAT)
                fill = mix(base, LIGHT, self.random.uniform(0.05, 0.3))
                self.line([(*a, v), (*a, h - self.random.uniform(0, 1))], fill, 0.7)
        rows = int(d / 4)
        for k in range(rows):
            for i in range(int(w / 3)):
                self.ear(x + 1.5 + i * 3 + (k % 2) * 1.4, y + 2 + k * d / rows, h)

    def ear(self, x: float, y: float, z: float, size: float = 1) -> None:
        """One ear of wheat on top of its stalk."""
        lean = self.random.uniform(0.2, 1.4)
        fill = self.random.choice(("#f7da86", "#efc864", "#fae6a6", "#e2b352"))
        foot = 0.8 / size
        way = f"M0 {foot} C-1.7 -1.6 {lean - 1.2} -4.4 {lean} -5.4 "
        self.sketch((x, y, z), f"{way}C{lean + 1.4} -4 1.6 -1.6 0 {foot} Z", fill, size)

    def sheaf(self, x: float, y: float, size: float = 1) -> None:
        """A bound sheaf of wheat."""
        self.shadow_round(x, y, 3 * size, 11 * size)
        for share, fill in (
            (1.0, mix(WHEAT, "#a8743f", 0.38)),
            (0.7, "#e3b254"),
            (0.36, "#f4d27c"),
        ):
            a, b, foot = 5 * share, 1.9 * share, 1 / size
            way = f"M{-a} {foot} L{-b} -7.5 L{-a * 1.2} -14.5 L{a * 1.2} -14.5 "
            self.sketch((x, y, 0), f"{way}L{b} -7.5 L{a} {foot} Z", fill, size)
        for i in range(9):
            dx = (i - 4) * 1.35
            tip = f"{dx * 1.25} {-19.5 + abs(dx) * 0.5}"
            way = f"M{dx * 0.9} -12.5 Q{dx - 1.5} -16 {tip} Q{dx + 1.7} -16 {dx * 0.9} -12.5 Z"
            self.sketch((x, y, 0), way, ("#fae3a0", "#efc766", "#e0b050")[i % 3], size)
        band = "M-2.4 -8.6 Q0 -7 2.4 -8.6 L2.3 -6.2 Q0 -4.6 -2.3 -6.2 Z"
        self.sketch((x, y, 0), band, "#b5573f", size)

    def hay_bale(self, x: float, y: float, r: float = 5) -> None:
        """A rolled bale that shows its round end to the left."""
        self.shadow_round(x, y - r * 0.6, r, r * 1.6)
        for i in range(7):
            at = y - r * 1.3 + i * r * 0.2
            fill = dark("#dcb45c") if i < 6 else mid("#eac873")
            self.ball((x, at, r), r * 1.0, r * 1.08, fill)
        for share, fill in (
            (0.7, "#d9ae58"),
            (0.56, "#eecb78"),
            (0.3, "#cf9f4e"),
            (0.18, "#eecb78"),
        ):
            self.ball((x, y - r * 0.1, r), r * share, r * 1.08 * share, fill)

    def cow(
        self,
        x: float,
        y: float,
        size: float = 1,
        coat: str = "#fbf6ee",
        spots: str = "#5b4a4c",
        flip: bool = False,
    ) -> None:
        """A cow seen from the side, its head to the left, or to the right when flipped."""
        self.shadow_round(x, y, 5 * size, 7 * size)
        shade = dark(coat)
        parts = (
            ("M-5.2 -5 L-4.9 0.6 L-3.3 0.6 L-3 -5 Z", shade),
            ("M4.6 -5 L4.9 0.6 L6.5 0.6 L6.8 -5 Z", shade),
            ("M-7 -6 L-6.8 1.6 L-5 1.6 L-4.6 -6 Z", coat),
            ("M-6.9 0.4 L-6.8 1.6 L-5 1.6 L-4.9 0.4 Z", spots),
            ("M6.2 -6 L6.4 1.6 L8.2 1.6 L8.6 -6 Z", coat),
            ("M6.3 0.4 L6.4 1.6 L8.2 1.6 L8.3 0.4 Z", spots),
            ("M-8 -13 Q0 -14.4 8 -13.2 Q10 -12 9.4 -5.4 Q0 -2.2 -7.6 -5 Q-9.6 -9 -8 -13 Z", coat),
            ("M-7.6 -6 Q0 -3.4 9.4 -6.4 Q9.2 -5 8.6 -4.6 Q0 -2 -7.2 -4.6 Z", shade),
            ("M-4 -13.7 Q1.6 -14.6 2.6 -13.9 Q3 -9.4 -0.4 -9.2 Q-4.6 -9.6 -4 -13.7 Z", spots),
            ("M5.6 -13.6 Q9.6 -13.2 9.7 -10.6 Q9 -7.6 6.6 -8.4 Q4.4 -10.8 5.6 -13.6 Z", spots),
            ("M3 -4.3 Q4.4 -1.2 6 -4.6 Z", "#f2b3a8"),
            ("M9.2 -12.6 Q11.4 -10 10.6 -5 L9.9 -5 Q10.4 -9.6 8.9 -11.6 Z", spots),
            (
                "M-7 -14 Q-8.6 -17.2 -12 -16.2 Q-14.8 -13.4 -14.4 -10.4 Q-12.6 -8.8 -11 -10.4"
                " Q-9 -10 -7 -8.4 Z",
                coat,
            ),
            ("M-9.4 -16.6 L-6.2 -17.4 Q-6.6 -14.6 -9 -14.8 Z", spots),
            ("M-12 -16.2 L-12.2 -18.6 L-10.6 -16.8 Z", "#e8d8b8"),
            ("M-14.6 -12.2 Q-12.4 -12.4 -11.6 -10 Q-12.8 -8.6 -14.4 -10 Z", "#f0b5a6"),
            ("M-12.4 -14.6 L-11.4 -14.6 L-11.4 -13.4 L-12.4 -13.4 Z", "#3d3138"),
        )
        for way, fill in parts:
            self.sketch((x, y, 0), way, fill, size, flip)

    def chicken(self, x: float, y: float, size: float = 1, plumage: str = "#fffaf0") -> None:
        """A small hen."""
        self.shadow_round(x, y, 1.6 * size, 3 * size)
        self.post(x, y, 0, 2 * size, "#e6a23c", 0.7 * size)
        body = "M-2.8 -5.6 Q-2 -2 0.8 -1.8 Q3.4 -2.2 3.8 -6 Q1.6 -4.2 0 -5.4 Q-0.4 -8 -2.2 -7.6 Z"
        self.sketch((x, y, 0), body, plumage, size)
        self.ball((x, y, 3 * size), 1.6 * size, 0.9 * size, dark(plumage), dx=0.9 * size)
        self.ball((x, y, 8 * size), 0.8 * size, 0.7 * size, "#e2483d", dx=-2 * size)
        self.ball((x, y, 6.3 * size), 0.6 * size, 0.4 * size, "#eaa640", dx=-3 * size)

    def deer(self, x: float, y: float, size: float = 1, coat: str = "#c98d5c") -> None:
        """A deer with antlers that looks to the left."""
        self.shadow_round(x, y, 3 * size, 6 * size)
        shade = dark(coat)
        parts = (
            ("M-3 -6 L-2.7 0.5 L-1.7 0.5 L-1.2 -6 Z", shade),
            ("M3.6 -6 L3.9 0.5 L4.9 0.5 L5.4 -6 Z", shade),
            ("M-4.8 -6 L-4.5 1.4 L-3.4 1.4 L-2.6 -6 Z", coat),
            ("M4.8 -6 L5.1 1.4 L6.2 1.4 L7 -6 Z", coat),
            ("M-4.6 -10.4 Q1 -10.4 6.4 -10.6 Q8 -8 7 -5.4 Q1 -3.4 -4.6 -5.4 Z", coat),
            ("M-5.2 -6.4 Q-6.6 -11 -7.6 -12.6 L-4.6 -13.8 Q-2.8 -11 -0.8 -10.2 Z", coat),
            ("M-4.2 -14.2 Q-6 -15.8 -8 -14.8 L-10.8 -12.4 Q-10 -11 -7 -11.6 Z", lit(coat)),
            ("M-4.6 -14.2 L-2 -15.6 L-3.6 -12.9 Z", shade),
            ("M6.6 -10.6 L8.4 -9.6 L7.2 -6.8 Z", "#fff3e2"),
            ("M-10.8 -12.6 L-9.8 -13 L-9.8 -11.8 Z", "#4b3a3c"),
        )
        for way, fill in parts:
            self.sketch((x, y, 0), way, fill, size)
        for lean in (-0.5, 1.6):
            for right, up in ((lean - 6.4, 20.4), (lean - 4.2, 21.4), (lean - 2.6, 19.4)):
                way_up = ((-5.4, 14.6), (lean - 5.2, 17.6), (right, up))
                spots = [facing((x, y, 0), u * size, v * size) for u, v in way_up]
                self.line(spots, "#7d5745", 0.55 * size)

    def stump(self, x: float, y: float, r: float = 2.4) -> None:
        """A tree stump with its rings."""
        self.cylinder(x, y, 0, r, 3, BARK, top="#e3bd8b")
        self.balls((x, y, 3), (r * 0.8, r * 0.4, "#c99a68"), (r * 0.5, r * 0.25, "#e3bd8b"))

    def rock(self, x: float, y: float, size: float = 1, colour: str = "#b3aeb3") -> None:
        """A boulder of three facets."""
        self.shadow_round(x, y, 3 * size, 3 * size)
        self.sketch((x, y, 0), "M-5 1 L-3 -5 L1 -3 L0 2.6 Z", mid(colour), size)
        self.sketch((x, y, 0), "M0 2.6 L1 -3 L4.4 -2 L5 0.8 Z", dark(colour), size)
        self.sketch((x, y, 0), "M-3 -5 L1 -6.4 L4.4 -2 L1 -3 Z", lit(colour), size)
