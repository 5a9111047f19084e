"""Solid bodies: boxes, roofs of every kind, cylinders, cones and domes."""

import math

from parts_base import (
    LIGHT,
    SHADOW,
    Axis,
    Board,
    Point3,
    at_each_height,
    dark,
    lit,
    mid,
    mix,
    number,
)


class Solids(Board):
    """Solid bodies on a board."""

    @at_each_height
    def box(
        self, x: float, y: float, z: float, w: float, d: float, h: float, colour: str, top: str = ""
    ) -> None:
        """A block: w along x, d along y, h up; top is the colour of a lid of another colour."""
        left, right = mid(colour), dark(colour)
        a, b, high = x + w, y + d, z + h
        self.face(
            [(x, b, z), (a, b, z), (a, b, high), (x, b, high)],
            self.fade(mix(left, LIGHT, 0.12), mix(left, "#8a5a5c", 0.06)) if h > 8 else left,
        )
        self.face(
            [(a, y, z), (a, b, z), (a, b, high), (a, y, high)],
            self.fade(mix(right, colour, 0.14), mix(right, SHADOW, 0.06)) if h > 8 else right,
        )
        self.deck(x, y, high, w, d, lit(top or colour))

    def eave_shade(self, x: float, y: float, z: float, w: float, d: float, deep: float = 3) -> None:
        """The thin shade below a roof that ends at height z, on both front faces of a box."""
        a, b = x + w, y + d
        self.face([(x, b, z), (a, b, z), (a, b, z - deep), (x, b, z - deep)], SHADOW, 0.16)
        self.face([(a, y, z), (a, b, z), (a, b, z - deep), (a, y, z - deep)], SHADOW, 0.16)

    def _tiles(self, low: tuple[Point3, Point3], high: tuple[Point3, Point3], fill: str) -> None:
        """Fine rows across a slope between its lower and its upper edge."""
        run = math.dist(self.at(*low[0]), self.at(*high[0])) / self.scale
        rows = max(2, round(run / 5))
        for row in range(1, rows):
            share = row / rows
            thin = share + 0.16 / rows

            def between(a: Point3, b: Point3, t: float) -> Point3:
                return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t

            corners = [between(low[0], high[0], share), between(low[1], high[1], share)]
            corners += [between(low[1], high[1], thin), between(low[0], high[0], thin)]
            self.face(corners, fill)

    def _slope(self, low: tuple[Point3, Point3], high: tuple[Point3, Point3], colour: str) -> None:
        self.face([low[0], low[1], high[1], high[0]], self.fade(mix(colour, LIGHT, 0.1), colour))
        self._tiles(low, high, mix(colour, SHADOW, 0.13))

    def gable(
        self,
        x: float,
        y: float,
        z: float,
        w: float,
        d: float,
        h: float,
        roof: str,
        wall: str,
        axis: Axis = "x",
        over: float = 3,
    ) -> None:
        """A saddle roof on a box that ends at z; its ridge runs along the axis."""
        x0, x1, y0, y1 = x - over / 2, x + w + over, y - over / 2, y + d + over
        drop, top, deep = z - over / 2, z + h, z - over / 2 - 3.5
        edge, bright = mix(roof, LIGHT, 0.45), mix(roof, LIGHT, 0.1)
        shaded = mix(roof, dark(roof), 0.62)
        a, b = x + w, y + d
        back = drop + (top - drop) * over / ((d if axis == "x" else w) + over)
        if axis == "x":
            m = y + d / 2
            self.face([(x, b, z), (a, b, z), (a, b, deep), (x, b, deep)], SHADOW, 0.18)
            self.face([(a, y, z), (a, b, z), (a, m, top)], mix(dark(wall), wall, 0.14))
            if h < d / 2:
                self._slope(((x0, y0, drop), (x1, y0, drop)), ((x0, m, top), (x1, m, top)), shaded)
            rake = [(x1, y, back), (x1, m, top), (x1, y1, drop)]
            corners = [*rake, (x1, y1, drop - 2), (x1, m, top - 2.4), (x1, y, back - 2)]
            self.face(corners, dark(edge))
            self._slope(((x0, y1, drop), (x1, y1, drop)), ((x0, m, top), (x1, m, top)), bright)
            corners = [(x0, y1, drop), (x1, y1, drop), (x1, y1, drop - 2), (x0, y1, drop - 2)]
            self.face(corners, mid(edge))
        else:
            m = x + w / 2
            self.face([(a, y, z), (a, b, z), (a, b, deep), (a, y, deep)], SHADOW, 0.18)
            self.face([(x, b, z), (a, b, z), (m, b, top)], mix(mid(wall), LIGHT, 0.12))
            if h < w / 2:
                self._slope(
                    ((x0, y0, drop), (x0, y1, drop)), ((m, y0, top), (m, y1, top)), lit(roof)
                )
            rake = [(x, y1, back), (m, y1, top), (x1, y1, drop)]
            self.face([*rake, (x1, y1, drop - 2), (m, y1, top - 2.4), (x, y1, back - 2)], mid(edge))
            self._slope(((x1, y0, drop), (x1, y1, drop)), ((m, y0, top), (m, y1, top)), shaded)
            corners = [(x1, y0, drop), (x1, y1, drop), (x1, y1, drop - 2), (x1, y0, drop - 2)]
            self.face(corners, dark(edge))

    def hip(
        self, x: float, y: float, z: float, w: float, d: float, h: float, roof: str, over: float = 3
    ) -> None:
        """A hipped roof on a box that ends at z; a square one becomes a pyramid."""
        x0, x1, y0, y1, top = x - over, x + w + over, y - over, y + d + over, z + h
        inset = min(x1 - x0, y1 - y0) / 2
        a: Point3 = (x0 + inset, y0 + inset, top)
        b: Point3 = (x1 - inset, y1 - inset, top)
        self.eave_shade(x, y, z, w, d, 3.5)
        edge = mix(roof, LIGHT, 0.45)
        far, near = (a[0], a[1], top), (b[0], b[1], top)
        if h < inset:
            self.face([(x0, y0, z), (x0, y1, z), (a[0], b[1], top), far], lit(lit(roof)))
            corners = [(x0, y0, z), (x1, y0, z), (b[0], a[1], top), far]
            self.face(corners, mix(roof, dark(roof), 0.5))
        self._slope(((x0, y1, z), (x1, y1, z)), ((a[0], b[1], top), near), mix(roof, LIGHT, 0.1))
        self._slope(
            ((x1, y0, z), (x1, y1, z)), ((b[0], a[1], top), near), mix(roof, dark(roof), 0.62)
        )
        self.face([(x0, y1, z), (x1, y1, z), (x1, y1, z - 2), (x0, y1, z - 2)], mid(edge))
        self.face([(x1, y0, z), (x1, y1, z), (x1, y1, z - 2), (x1, y0, z - 2)], dark(edge))

    def flat_roof(
        self,
        x: float,
        y: float,
        z: float,
        w: float,
        d: float,
        rim: str,
        floor: str = "#d8d2c6",
        over: float = 1.5,
        high: float = 4,
    ) -> None:
        """A flat roof with a raised rim on a box that ends at z."""
        self.eave_shade(x, y, z, w, d, 2.5)
        x, y, w, d = x - over, y - over, w + 2 * over, d + 2 * over
        self.box(x, y, z, w, d, high, rim)
        t, top = 2.4, z + high
        inner = [(x + t, y + t), (x + w - t, y + t), (x + w - t, y + d - t), (x + t, y + d - t)]
        self.face([(a, b, top) for a, b in inner], mix(floor, SHADOW, 0.2))
        low = top - 1.8
        self.deck(x + t + 1.8, y + t + 1.8, low, w - t * 2 - 1.8, d - t * 2 - 1.8, floor)

    def sawtooth(
        self,
        x: float,
        y: float,
        z: float,
        w: float,
        d: float,
        h: float,
        roof: str,
        wall: str,
        teeth: int = 3,
        glass: str = "#cfeaf2",
    ) -> None:
        """A factory roof: teeth along x with glass to the right and a slope to the left."""
        step = w / teeth
        self.eave_shade(x, y, z, w, d, 2.5)
        for i in range(teeth):
            a, b = x + i * step, x + (i + 1) * step
            self.face([(a, y, z), (a, y + d, z), (b, y + d, z + h), (b, y, z + h)], lit(roof))
            for k in range(1, 4):
                c, t = a + step * k / 4, z + h * k / 4
                self.face([(c, y, t), (c, y + d, t), (c + 0.6, y + d, t), (c + 0.6, y, t)], roof)
            self.face([(a, y + d, z), (b, y + d, z), (b, y + d, z + h)], mid(wall))
            self.face([(b, y, z), (b, y + d, z), (b, y + d, z + h), (b, y, z + h)], dark(wall))
            panes = max(2, round(d / 9))
            for k in range(panes):
                p = y + 1.2 + k * (d - 1.2) / panes
                q = p + (d - 1.2) / panes - 1.2
                corners = [(b, p, z + 2), (b, q, z + 2), (b, q, z + h - 1.6), (b, p, z + h - 1.6)]
                self.face(corners, mix(glass, SHADOW, 0.12))
                self.face([(b, q, z + 2), (b, q, z + h - 1.6), (b, p, z + h - 1.6)], "#ffffff", 0.3)

    def _tube(self, colour: str) -> str:
        left, right = mix(mid(colour), LIGHT, 0.1), dark(colour)
        return self.fade(left, mix(lit(colour), LIGHT, 0.2), mid(colour), right, right, across=True)

    @at_each_height
    def cylinder(
        self,
        x: float,
        y: float,
        z: float,
        r: float,
        h: float,
        colour: str,
        top: str = "",
        r_top: float | None = None,
    ) -> None:
        """A round body around (x, y); r_top is its radius above, top the colour of its lid."""
        k = self.scale
        (px, low), (_, high) = self.at(x, y, z), self.at(x, y, z + h)
        a, b = r * math.sqrt(2) * k, (r if r_top is None else r_top) * math.sqrt(2) * k
        way = f"M{number(px - a)} {number(low)} A{number(a)} {number(a / 2)} 0 0 0 "
        way += f"{number(px + a)} {number(low)} L{number(px + b)} {number(high)} "
        way += f"A{number(b)} {number(b / 2)} 0 0 1 {number(px - b)} {number(high)} Z"
        self.path(way, self._tube(colour))
        if b > 0.2:
            self.ellipse(px, high, b, b / 2, lit(top or colour))

    @at_each_height
    def cone(self, x: float, y: float, z: float, r: float, h: float, colour: str) -> None:
        """A pointed round roof."""
        self.cylinder(x, y, z, r, h, colour, r_top=0.01)

    @at_each_height
    def dome(
        self, x: float, y: float, z: float, r: float, h: float, colour: str, ribs: int = 0
    ) -> None:
        """A round cap of height h on a circle, with ribs if asked for."""
        k = self.scale
        px, py = self.at(x, y, z)
        a, b = r * math.sqrt(2) * k, h * k
        way = f"M{number(px - a)} {number(py)} A{number(a)} {number(b)} 0 0 1 {number(px + a)} "
        way += f"{number(py)} A{number(a)} {number(a / 2)} 0 0 1 {number(px - a)} {number(py)} Z"
        shine = (mix(lit(colour), "#ffffff", 0.35), 1.0)
        fill = self.glow(shine, (colour, 1.0), (dark(colour), 1.0), cx=0.32, cy=0.25, reach=0.75)
        self.path(way, fill)
        for rib in range(1, ribs + 1):
            share = 2 * rib / (ribs + 1) - 1
            foot = a / 2 * math.sqrt(1 - share * share)
            bend = (
                f"M{number(px)} {number(py - b)} Q{number(px + a * share)} {number(py - b * 0.9)} "
            )
            bend += (
                f"{number(px + a * share)} {number(py + foot)} L{number(px + a * share + 1.1 * k)} "
            )
            bend += (
                f"{number(py + foot)} Q{number(px + a * share + 1.1 * k)} {number(py - b * 0.9)} "
            )
            way = f"{bend}{number(px)} {number(py - b)} Z"
            self.path(way, mix(dark(colour), SHADOW, 0.1), 0.55)

    @at_each_height
    def ring(self, x: float, y: float, z: float, r: float, h: float, colour: str) -> None:
        """A band around the front of a cylinder of radius r, from z up by h."""
        (px, low), (_, high) = self.at(x, y, z), self.at(x, y, z + h)
        a = r * math.sqrt(2) * self.scale
        arc = f"A{number(a)} {number(a / 2)} 0 0"
        way = f"M{number(px - a)} {number(low)} {arc} 0 {number(px + a)} {number(low)} "
        way += f"L{number(px + a)} {number(high)} {arc} 1 {number(px - a)} {number(high)} Z"
        self.path(way, self._tube(colour))
