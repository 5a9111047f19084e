"""What moves: cars, vans, buses, trains, carts and boats."""

from parts_base import SHADOW, Axis, Side, dark, lit, mid, mix
from parts_ground import Ground
from parts_wall import CREAM, Walls

PANE = "#cfe8f2"
TYRE = "#4a4552"


def _sides(axis: Axis) -> tuple[Side, Side]:
    """The long side that the viewer sees, then the short one."""
    return ("left", "right") if axis == "x" else ("right", "left")


class Traffic(Ground, Walls):
    """Vehicles of a scene."""

    def _wheels(self, x: float, y: float, w: float, d: float, axis: Axis, r: float) -> None:
        side = _sides(axis)[0]
        for share in (0.22, 0.78):
            spot = (x + w * share, y + d, r) if axis == "x" else (x + w, y + d * share, r)
            self.wall(side, *spot).discs(0, 0, (r, TYRE), (r * 0.45, "#d9d6d2"))

    def _pane(self, side: Side, x: float, y: float, z: float, w: float, h: float) -> None:
        self.wall(side, x, y, z).panel(
            0, 0, w, h, PANE if side == "left" else mix(dark(PANE), PANE, 0.4)
        )
        self.wall(side, x, y, z + h * 0.55).panel(0, 0, w, h * 0.45, "#ffffff", 0.25)

    def car(self, x: float, y: float, colour: str = "#e2604f", axis: Axis = "x") -> None:
        """A small car; (x, y) is its far corner, 16 long and 8 wide."""
        w, d = (16.0, 8.0) if axis == "x" else (8.0, 16.0)
        self.shadow(x, y, w, d, 7)
        self.box(x, y, 1.6, w, d, 4, colour)
        self._wheels(x, y, w, d, axis, 1.9)
        if axis == "x":
            self.box(x + 3, y + 0.8, 5.6, 9, d - 1.6, 3.6, PANE, top=colour)
            self.left(y + d - 0.8).panel(x + 7, 5.6, 0.8, 3.6, mid(colour))
            self.right(x + w).panel((y + 1, y + d - 2.6), 3.4, 1.6, 1.2, "#fff3c4")
        else:
            self.box(x + 0.8, y + 4, 5.6, w - 1.6, 9, 3.6, PANE, top=colour)
            self.right(x + w - 0.8).panel(y + 8, 5.6, 0.8, 3.6, dark(colour))
            self.left(y + d).panel((x + 1, x + w - 2.6), 3.4, 1.6, 1.2, "#fff3c4")

    def van(
        self, x: float, y: float, colour: str = "#f2ead8", axis: Axis = "x", cab: str = "#5fa39a"
    ) -> None:
        """A delivery van, 20 long and 9 wide."""
        w, d = (20.0, 9.0) if axis == "x" else (9.0, 20.0)
        self.shadow(x, y, w, d, 12)
        if axis == "x":
            self.box(x, y, 1.8, 13.5, d, 11, colour)
            self.box(x + 13.5, y, 1.8, 6.5, d, 8, cab)
            self._pane("left", x + 14.4, y + d, 5.4, 4, 3.4)
            self._pane("right", x + w, y + 1, 5.4, d - 2, 3.4)
            self.left(y + d).panel(x + 1, 4.5, 11.5, 2, mid(cab))
        else:
            self.box(x, y, 1.8, w, 13.5, 11, colour)
            self.box(x, y + 13.5, 1.8, w, 6.5, 8, cab)
            self._pane("right", x + w, y + 14.4, 5.4, 4, 3.4)
            self._pane("left", x + 1, y + d, 5.4, w - 2, 3.4)
            self.right(x + w).panel(y + 1, 4.5, 11.5, 2, dark(cab))
        self._wheels(x, y, w, d, axis, 2.1)

    def bus(self, x: float, y: float, colour: str = "#f0b84f", axis: Axis = "x") -> None:
        """A bus, 30 long and 10 wide."""
        w, d = (30.0, 10.0) if axis == "x" else (10.0, 30.0)
        self.shadow(x, y, w, d, 14)
        self.box(x, y, 2, w, d, 12, colour, top=CREAM)
        side, front = _sides(axis)
        for i in range(5):
            spot = (x + 1.6 + i * 5.6, y + d) if axis == "x" else (x + w, y + 1.6 + i * 5.6)
            self._pane(side, *spot, 7, 4.6, 5)
        spot = (x + w, y + 1) if axis == "x" else (x + 1, y + d)
        self._pane(front, *spot, 6.4, 8, 5.6)
        self._wheels(x, y, w, d, axis, 2.3)

    def wagon(
        self, x: float, y: float, long: float = 30, colour: str = "#d9564a", wide: float = 11
    ) -> None:
        """A railway carriage along x with a cream band and a pale roof."""
        self.shadow(x, y, long, wide, 16)
        self.box(x + 1, y + 1, 1.4, long - 2, wide - 2, 2.2, "#5a5360")
        self.box(x, y, 3.2, long, wide, 13, colour)
        self.band(x, y, 8.2, long, wide, 6, CREAM)
        count = max(2, int(long // 6.5))
        for i in range(count):
            self._pane("left", x + 1.4 + i * (long - 1.4) / count, y + wide, 8.9, 4.2, 4.6)
        self._roof(x, y, long, wide)

    def _roof(self, x: float, y: float, long: float, wide: float) -> None:
        self.box(x - 0.4, y - 0.4, 16.2, long + 0.8, wide + 0.8, 1.4, "#c9ccd6")
        self.box(x, y + 1.4, 17.6, long, wide - 2.8, 1.5, "#e2e4ea")

    def engine(
        self, x: float, y: float, long: float = 32, colour: str = "#d9564a", wide: float = 11
    ) -> None:
        """The leading railcar along x, its face to the right."""
        self.wagon(x, y, long, colour, wide)
        a = x + long
        self.right(a).panel(y, 3.2, wide, 13, dark(colour))
        self.right(a).panel(y + 0.8, 8.6, wide - 1.6, 6.4, "#47505f")
        self._pane("right", a, y + 1.6, 9.4, wide / 2 - 2.2, 4.8)
        self._pane("right", a, y + wide / 2 + 0.6, 9.4, wide / 2 - 2.2, 4.8)
        self.right(a).disc((y + 2.2, y + wide - 2.2), 5.8, 1.1, "#fff3c4")
        self.right(a).panel(y + 0.4, 2, wide - 0.8, 1.4, "#47404c")
        self._roof(x, y, long, wide)

    def mine_cart(self, x: float, y: float, ore: str = "#d9a441", axis: Axis = "x") -> None:
        """A tub full of ore on small wheels, 13 long and 9 wide."""
        w, d = (13.0, 9.0) if axis == "x" else (9.0, 13.0)
        self.shadow(x, y, w, d, 10)
        self._wheels(x, y, w, d, axis, 1.9)
        iron = "#7a8090"
        t = 1.6
        low = [(x + t, y + d - t, 2.4), (x + w - t, y + d - t, 2.4)]
        low += [(x + w, y + d, 9), (x, y + d, 9)]
        self.face(low, self.fade(lit(iron), mid(iron)))
        corners = [(x + w - t, y + t, 2.4), (x + w - t, y + d - t, 2.4)]
        corners += [(x + w, y + d, 9), (x + w, y, 9)]
        self.face(corners, dark(iron))
        self.deck(x, y, 9, w, d, lit(iron))
        self.deck(x + 1, y + 1, 9, w - 2, d - 2, "#4c4651")
        for i in range(3):
            for k in range(3):
                spot = (
                    x + w * (k + 0.8) / 3.6,
                    y + d * (i + 0.8) / 3.6,
                    9.6 + (1.6 if i == k == 1 else 0),
                )
                r = self.random.uniform(2.1, 2.8)
                self.ball(spot, r, r * 0.9, dark(ore))
                self.ball((spot[0], spot[1], spot[2] + 0.5), r * 0.7, r * 0.6, ore, dx=-0.4)
                self.ball(
                    (spot[0], spot[1], spot[2] + 1.1), r * 0.3, r * 0.26, lit(lit(ore)), dx=-0.8
                )

    def boat(
        self, x: float, y: float, size: float = 1, sail: str = "#fff8ea", hull: str = "#d9694e"
    ) -> None:
        """A little sailing boat, its bow to the left."""
        self.ball((x, y, -size), 11 * size, 3 * size, SHADOW, 0.14)
        planks = "M-12 -3 L10 -3 Q9 2 5 2.4 L-6 2.4 Q-10 1 -12 -3 Z"
        self.sketch((x, y, 0), planks, self.fade(mid(hull), dark(hull), across=True), size)
        self.sketch((x, y, 0), "M-12 -3 L10 -3 L9.8 -1.8 L-11.2 -1.8 Z", CREAM, size)
        self.post(x, y, 3 * size, 26 * size, "#8d674d", size)
        self.sketch((x, y, 0), "M0.8 -25 Q9 -12 8 -5 L0.8 -5 Z", dark(sail), size)
        self.sketch((x, y, 0), "M-0.8 -24 Q-6 -13 -9 -5 L-0.8 -5 Z", lit(sail), size)
