"""Sky, the small ground tile, soft shadows, paving, roads, rails and water."""

import math

from parts_base import (
    SHADOW,
    Axis,
    Board,
    Point,
    at_each,
    clip,
    dark,
    disc,
    hull,
    lit,
    mid,
    mix,
    number,
    rounded,
)

MOODS = {
    "morning": ("#a8d8ec", "#d6ecea", "#fdf0d8"),
    "noon": ("#93cdec", "#c9e6ef", "#f6f1e0"),
    "evening": ("#b4cfea", "#f0d9d3", "#fde3bd"),
    "dusk": ("#9fb4dd", "#d9c6de", "#fbd9bf"),
}
GRASS = "#9bcb7c"
MEADOW = "#aed37f"
PAVING = "#e8dcc6"
ASPHALT = "#8b8f9c"
SOIL = "#b98a63"


def _green(colour: str) -> bool:
    red, green = int(colour[1:3], 16), int(colour[3:5], 16)
    return green > red


class Ground(Board):
    """Sky and ground of a scene."""

    def sky(self, mood: str = "noon", clouds: tuple[tuple[float, float, float], ...] = ()) -> None:
        """The background: warm light from the upper left, far hills, clouds as (x, y, size)."""
        w, h = self.width, self.height
        top, middle, low = MOODS[mood]
        self.poly([(0, 0), (w, 0), (w, h), (0, h)], self.fade(top, middle, low))
        sun = self.glow(
            ("#fffdf2", 0.85), ("#fffdf2", 0.3), ("#fffdf2", 0), cx=0.14, cy=0.08, reach=0.62
        )
        self.poly([(0, 0), (w, 0), (w, h), (0, h)], sun)
        for base, rise, share in ((0.56, 0.10, 0.22), (0.63, 0.07, 0.34)):
            spots: tuple[Point, ...]
            spots = (
                (0, base),
                (0.2, base - rise),
                (0.3, base + rise * 0.3),
                (0.52, base - rise * 0.3),
            )
            spots += ((0.7, base - rise), (0.85, base), (1, base - rise * 0.8))
            p = [f"{number(u * w)} {number(v * h)}" for u, v in spots]
            way = f"M{p[0]} C{p[1]} {p[2]} {p[3]} C{p[4]} {p[5]} {p[6]} L{w} {h} L0 {h} Z"
            tint = mix(middle, "#8fb8b0", share)
            self.path(way, self.fade(tint, mix(low, tint, 0.25)), 0.75)
        for x, y, size in clouds or ((46, 36, 1.0), (190, 52, 0.8)):
            self.cloud(x, y, size)

    def cloud(self, x: float, y: float, size: float = 1) -> None:
        """A cloud with a flat foot, given in the picture."""
        puffs = ((-15, 0, 9, 6), (-5, -5, 11, 9), (8, -3, 10, 7.5), (18, 1, 8, 5))
        for dx, dy, rx, ry in puffs:
            self.ellipse(
                x + dx * size, y + (dy + 1.6) * size, rx * size, ry * size, "#cfdfea", 0.45
            )
        for dx, dy, rx, ry in puffs:
            self.ellipse(x + dx * size, y + dy * size, rx * size, ry * size * 0.92, "#ffffff", 0.82)

    def ground(
        self, w: float = 104, d: float = 104, colour: str = GRASS, soil: str = SOIL, deep: float = 9
    ) -> None:
        """The tile everything stands on, with a soft shadow below and a lip of its colour."""
        self.outline = rounded(0, 0, w, d, 6)
        dim = self.glow((SHADOW, 0.45), (SHADOW, 0.36), (SHADOW, 0.13), (SHADOW, 0))
        self.ball((w / 2, d / 2, -deep - 12), (w + d) * 0.54, (w + d) * 0.26, dim, dx=3)
        self._skirt(0, deep, soil)
        for _ in range(26):
            x = self.random.uniform(8, w - 8)
            z = -self.random.uniform(4.5, deep - 1.2)
            if self.random.random() < 0.5:
                self.ball((x, d, z), 1.4, 0.7, mix(mid(soil), "#5b3a33", 0.25))
            else:
                self.ball((w, x, z), 1.4, 0.7, mix(dark(soil), "#3a2433", 0.25))
        self._skirt(0, 3, mix(colour, "#3f6b4a" if _green(colour) else "#8d7360", 0.28))
        corners = [(x, y, 0) for x, y in self.outline]
        self.face(corners, self.fade(lit(colour), colour, mix(colour, SHADOW, 0.05)))

    def _skirt(self, top: float, deep: float, colour: str) -> None:
        runs = list(zip(self.outline, [*self.outline[1:], self.outline[0]], strict=True))
        front = [(a, b) for a, b in runs if (b[1] - a[1]) - (b[0] - a[0]) > 1e-6]
        edge = hull([p for pair in front for p in pair])
        rim = [(x, y, top - deep) for x, y in edge] + [(x, y, top) for x, y in edge]
        whole = hull([self.at(*p) for p in rim])
        self.poly(whole, mix(mid(colour), dark(colour), 0.5))
        for a, b in front:
            nx, ny = b[1] - a[1], a[0] - b[0]
            turn = math.atan2(nx, ny) / (math.pi / 2)
            fill = mix(mid(colour), dark(colour), min(1.0, max(0.0, turn)))
            self.face([(*a, top), (*b, top), (*b, top - deep), (*a, top - deep)], fill)

    @at_each
    def patch(
        self, x: float, y: float, w: float, d: float, colour: str, opacity: float = 1, r: float = 0
    ) -> None:
        """A flat piece of ground, with round corners where r is given."""
        corners = [(x, y), (x + w, y), (x + w, y + d), (x, y + d)]
        self.flat(rounded(x, y, w, d, r) if r else corners, colour, opacity)

    def shadow(self, x: float, y: float, w: float, d: float, h: float, z: float = 0) -> None:
        """The soft shadow that a box of this height throws to the right."""
        base = [(x, y), (x + w, y), (x + w, y + d), (x, y + d)]
        self._cast(base, h, z)

    def shadow_round(self, x: float, y: float, r: float, h: float, z: float = 0) -> None:
        """The soft shadow of something round and upright."""
        self._cast(disc(x, y, r, 16), h, z)

    def _cast(self, base: list[Point], h: float, z: float) -> None:
        for reach, grow, faint in ((0.56, 1.1, 0.07), (0.53, 0.55, 0.08), (0.5, 0, 0.1)):
            spots = []
            for x, y in base:
                for dx, dy in ((grow, 0), (-grow, 0), (0, grow), (0, -grow)):
                    spots.append((x + dx, y + dy))
                    spots.append((x + dx + reach * h, y + dy - reach * 0.38 * h))
            self.flat(hull(spots), SHADOW, faint, z)

    def paving(
        self, x: float, y: float, w: float, d: float, colour: str = PAVING, slab: float = 8
    ) -> None:
        """A paved place with fine joints and a few slabs of another tone."""
        self.patch(x, y, w, d, colour)
        for i in range(int(w // slab)):
            for k in range(int(d // slab)):
                if self.random.random() < 0.22:
                    tint = (
                        lit(colour) if self.random.random() < 0.5 else mix(colour, "#a08c7a", 0.16)
                    )
                    self.patch(x + i * slab, y + k * slab, slab, slab, tint)
        joint = mix(colour, "#8d7a70", 0.22)
        self.patch(self.row(x - 0.3 + slab, slab, int(w // slab)), y, 0.5, d, joint, 0.7)
        self.patch(x, self.row(y - 0.3 + slab, slab, int(d // slab)), w, 0.5, joint, 0.7)

    def road(
        self, start: float, wide: float, axis: Axis = "x", kerb: bool = True, long: float = 104
    ) -> None:
        """A road across the tile along an axis, from start to start + wide, with a dashed line."""

        def lane(a: float, b: float, u: float, v: float, fill: str) -> None:
            spot = (a, b, u, v) if axis == "x" else (b, a, v, u)
            self.patch(*spot, fill)

        if kerb:
            lane(0, start - 2.5, long, wide + 5, "#e4dccd")
            lane(0, start - 0.6, long, wide + 1.2, "#b9b2ac")
        lane(0, start, long, wide, ASPHALT)
        lane(0, start, long, wide * 0.12, mix(ASPHALT, SHADOW, 0.1))
        for i in range(5, int(long), 15):
            lane(i, start + wide / 2 - 0.7, 8, 1.4, "#f7ecc8")

    def crossing(self, x: float, y: float, w: float, d: float, axis: Axis = "x") -> None:
        """White bars of a crossing on a road that runs along the axis."""
        count = 5
        for i in range(count):
            if axis == "x":
                self.patch(x, y + d * i / count, w, d / count * 0.55, "#f9f5ea", 0.95)
            else:
                self.patch(x + w * i / count, y, w / count * 0.55, d, "#f9f5ea", 0.95)

    def rails(
        self, y: float, wide: float = 11, axis: Axis = "x", long: float = 104, start: float = 0
    ) -> None:
        """A track along an axis from start to long, with its bed, sleepers and two rails."""

        def lay(a: float, b: float, u: float, v: float, fill: str) -> None:
            self.patch(*((a, b, u, v) if axis == "x" else (b, a, v, u)), fill)

        lay(start, y - 4, long - start, wide + 8, "#c3b29c")
        for _ in range(60):
            a, b = (
                self.random.uniform(start + 2, long - 2),
                self.random.uniform(y - 3, y + wide + 3),
            )
            lay(a, b, 1.2, 1, self.random.choice(("#a9977f", "#d5c7b2")))
        for i in range(int(start) + 2, int(long), 6):
            lay(i, y - 2, 2.6, wide + 4, "#86644f")
            lay(i + 2.6, y - 2, 0.6, wide + 4, "#6a4c42")
        for b in (y + 1, y + wide - 2.2):
            lay(start, b, long - start, 1.6, "#dfe3e8")
            lay(start, b + 1.6, long - start, 0.6, "#7c7684")

    def water(
        self, x: float, y: float, w: float, d: float, r: float = 5, colour: str = "#7cc3dc"
    ) -> None:
        """A stretch of water with a bright shore and little waves."""
        self.patch(x - 1.6, y - 1.6, w + 3.2, d + 3.2, "#efe1bf", r=r + 1.6)
        self.patch(x, y, w, d, self.fade(lit(colour), colour), r=r)
        inside = rounded(x, y, w, d, r)
        self.flat(clip([(x, y), (x + w, y), (x + w, y + 2), (x, y + 2)], inside), SHADOW, 0.14)
        for _ in range(int(w * d / 70)):
            a, b = self.random.uniform(x + 3, x + w - 5), self.random.uniform(y + 4, y + d - 4)
            self.wave(a, b, self.random.uniform(0.7, 1.2))

    def wave(self, x: float, y: float, size: float = 1) -> None:
        """One small crest of light on the water."""
        way = "M-4 0 Q-2 -1.7 0 0 Q2 -1.7 4 0 Q2 -0.6 0 0.9 Q-2 -0.6 -4 0 Z"
        self.sketch((x, y, 0), way, "#ffffff", size, opacity=0.7)
