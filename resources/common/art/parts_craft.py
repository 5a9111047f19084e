"""What sails and flies, with what belongs to it: ships, planes, gulls and fish."""

import math

from parts_base import Axis, Point3, dark, facing, lit, mid, mix
from parts_ground import Ground
from parts_wall import CREAM, Walls

WHITE = "#fbfaf4"
KEEL = "#c2463f"


class Craft(Ground, Walls):
    """Ships and planes of a scene."""

    def hull(
        self,
        x: float,
        y: float,
        long: float,
        wide: float,
        high: float,
        colour: str,
        axis: Axis = "x",
        sheer: float = 5,
        deck: str = "#dcb98a",
        rim: str = CREAM,
    ) -> None:
        """A ship's hull whose bow looks along the axis; (x, y) is its far corner on the water."""
        steps, half = 12, wide / 2

        def width(t: float) -> float:
            if t < 0.4:
                return half * (0.8 + 0.2 * math.sin(math.pi * t / 0.8))
            return half * (1 - math.pow((t - 0.4) / 0.6, 2.4))

        def at(t: float, way: float, up: float, share: float = 1) -> Point3:
            grow = 0.82 + 0.18 * up
            u, v = long * (0.04 + t * (0.86 + 0.1 * up)), half + way * width(t) * grow * share
            z = up * (high + sheer * max(0.0, (t - 0.3) / 0.7) ** 2)
            return (x + u, y + v, z) if axis == "x" else (x + v, y + u, z)

        far = [(i / steps, -1.0) for i in range(steps + 1)]
        ring = [*far, *((t, 1.0) for t, _ in reversed(far[:-1]))]
        foam = [at(t, way, 0, 1.25)[:2] for t, way in ring]
        self.flat(foam, "#ffffff", 0.55)
        sign = 1 if axis == "x" else -1
        seen = []
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            (ax, ay, _), (bx, by, _) = at(*a, 1), at(*b, 1)
            nx, ny = sign * (by - ay), sign * (ax - bx)
            if nx + ny > 0:
                seen.append((a, b, min(1.0, max(0.0, math.atan2(nx, ny) / (math.pi / 2)))))
        for low, top, paint in ((0, 0.24, KEEL), (0.24, 0.86, colour), (0.86, 1, rim)):
            edge = [a for a, _, _ in seen] + [seen[-1][1]]
            below = mix(mid(paint), dark(paint), 0.5)
            self.face([*(at(*a, low) for a in edge), *(at(*a, top) for a in edge[::-1])], below)
            for a, b, turn in seen:
                corners = [at(*a, low), at(*b, low), at(*b, top), at(*a, top)]
                self.face(corners, mix(mid(paint), dark(paint), turn))
        self.face([at(t, way, 1) for t, way in ring], lit(rim))
        self.face([at(0.03 + t * 0.9, way, 1, 0.84) for t, way in ring], dark(deck))
        floor = [at(0.05 + t * 0.87, way, 1, 0.78) for t, way in ring]
        self.face(floor, deck)

    def gull(self, x: float, y: float, z: float, size: float = 1) -> None:
        """A gull in the air."""
        way = "M-7 -2 Q-3.4 -5.4 0 -0.6 Q3.4 -5.4 7 -2 Q3.4 -3.2 0 1.8 Q-3.4 -3.2 -7 -2 Z"
        self.sketch((x, y, z), way, "#8d9bb0", size, opacity=0.35)
        self.sketch((x, y, z + 0.8 * size), way, "#ffffff", size)

    def fish(
        self,
        spot: Point3,
        size: float = 1,
        back: str = "#4f7fa8",
        belly: str = "#e8eef2",
        flip: bool = False,
    ) -> None:
        """A fish seen from the side, its head to the left."""
        tail = "M7 -0.4 L13 -5 L11.4 0 L13 5 Z"
        body = (
            "M-10 0 Q-5 -5.6 1 -4.6 Q6 -3.4 8.6 -0.6 Q8.8 0 8.6 0.6 Q5 4.4 -1 4.6 Q-6 4.4 -10 0 Z"
        )
        light = "M-10 0 Q-4 1.4 8.6 0.4 Q5 4.4 -1 4.6 Q-6 4.4 -10 0 Z"
        fin = "M-1.4 -4.4 Q1 -8.4 4.6 -7.4 Q3.6 -5.4 4.4 -3.6 Z"
        for way, fill in ((tail, dark(back)), (fin, dark(back)), (body, back), (light, belly)):
            self.sketch(spot, way, fill, size, flip)
        self.sketch(spot, "M-4.6 -2.6 Q-3 0 -4.4 2.8 Q-2 0 -4.6 -2.6 Z", dark(back), size, flip)
        side = 1 if flip else -1
        eye = facing(spot, side * 7 * size, 1 * size)
        self.balls(eye, (1.2 * size, 1.2 * size, "#ffffff"), (0.6 * size, 0.7 * size, "#2f2b38"))

    def plane(self, x: float, y: float, z: float, k: float, pitch: float, tint: str) -> None:
        """An airliner along x, its nose to the right; pitch lifts the nose."""

        def at(u: float, v: float, w: float) -> Point3:
            return x + u * k, y + v * k, z + (w + pitch * u) * k

        def part(fill: str, *spots: Point3) -> None:
            self.face([at(*spot) for spot in spots], fill)

        part("#c3cbd8", (5, -2, 0), (-6, -2, 0), (-16, -27, 2), (-11.5, -27, 2))
        part("#c3cbd8", (-18, -1, 2), (-23, -1, 2), (-28, -10, 3), (-25, -10, 3))
        self.line([at(1, -11, -1.6), at(7, -11, -1.6)], "#8d97a8", 3 * k)
        part(dark(WHITE), (-14, 0, -2.6), (-14, 0, 3.4), (-28, 0, 3.6), (-29, 0, 2))
        self.line([at(-19, 0, 0.4), at(17, 0, -0.6)], "#a9aebf", 7 * k)
        self.line([at(-20, 0, 1), at(17.4, 0, 0)], WHITE, 6.4 * k)
        self.line([at(-22, 0, 2.2), at(18, 0, 1.4)], "#ffffff", 2.6 * k)
        self.line([at(-21, 2, -0.9), at(19, 2, -0.9)], tint, 1.1 * k)
        for i in range(11):
            self.ball(at(-14 + i * 2.6, 2, 0.9), 0.62 * k, 0.62 * k, "#5f7f9c")
        part("#4f6a86", (18.6, 1.4, 1.8), (20.6, 0.6, 1.2), (20.4, -0.9, 1.7), (18.4, -0.4, 2.6))
        part(tint, (-16, 0, 3), (-25, 0, 3), (-30.5, 0, 14), (-26, 0, 14))
        part(lit(tint), (-16, 0, 3), (-18.4, 0, 3), (-27.4, 0, 14), (-26, 0, 14))
        part("#f4f6f9", (-18, 1, 2), (-23, 1, 2), (-28, 10, 3), (-25, 10, 3))
        self.line([at(1, 11, -2.4), at(8, 11, -2.4)], "#8d97a8", 3.6 * k)
        self.line([at(1, 11, -2), at(8, 11, -2)], "#eef1f5", 2.6 * k)
        self.ball(at(8.6, 11, -2.2), 1.3 * k, 1.6 * k, "#5c6474")
        part("#b4bccb", (6, 2, -1.8), (-6, 2, -1.8), (-16, 28, 0.2), (-11, 28, 0.2))
        part("#ffffff", (6, 2, -1), (-6, 2, -1), (-16, 28, 1), (-11, 28, 1))
        part("#dfe4ec", (-3, 2, -1), (-6, 2, -1), (-16, 28, 1), (-14.6, 28, 1))
        part(tint, (-11, 28, 1), (-16, 28, 1), (-17, 28, 5), (-15, 28, 5))
