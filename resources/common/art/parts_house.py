"""Houses and drums: bodies that stand on the ground with their shadow, their walls and a roof."""

from parts_base import Axis
from parts_ground import Ground
from parts_wall import Walls


class House:
    """A block that stands on the ground; what hangs on its walls is placed as in the scene."""

    def __init__(
        self, s: Walls, x: float, y: float, w: float, d: float, h: float, wall: str
    ) -> None:
        self.s, self.corner, self.size, self.high, self.wall = s, (x, y), (w, d), h, wall
        self.left, self.right = s.left(y + d), s.right(x + w)

    def band(self, z: float, h: float, colour: str, opacity: float = 1) -> None:
        """A stripe of height h along both walls."""
        self.s.band(*self.corner, z, *self.size, h, colour, opacity)

    def gable(self, h: float, roof: str, axis: Axis = "x", over: float = 3) -> None:
        """A saddle roof; its ridge runs along the axis."""
        self.s.gable(*self.corner, self.high, *self.size, h, roof, self.wall, axis, over)

    def hip(self, h: float, roof: str, over: float = 3) -> None:
        """A hipped roof."""
        self.s.hip(*self.corner, self.high, *self.size, h, roof, over)

    def flat_roof(
        self, rim: str, floor: str = "#d8d2c6", over: float = 1.5, high: float = 4
    ) -> None:
        """A flat roof with a raised rim."""
        self.s.flat_roof(*self.corner, self.high, *self.size, rim, floor, over, high)


class Houses(Ground, Walls):
    """What stands on the ground of a scene."""

    def house(
        self,
        x: float,
        y: float,
        w: float,
        d: float,
        h: float,
        wall: str,
        shade: float | None = None,
        top: str = "",
    ) -> House:
        """A block with the shadow that it throws as if it were shade high; nought is none."""
        reach = h if shade is None else shade
        if reach:
            self.shadow(x, y, w, d, reach)
        self.box(x, y, 0, w, d, h, wall, top)
        return House(self, x, y, w, d, h, wall)

    def drum(
        self,
        x: float,
        y: float,
        r: float,
        h: float,
        colour: str,
        shade: float | None = None,
        top: str = "",
        r_top: float | None = None,
    ) -> None:
        """A round body with its shadow."""
        self.shadow_round(x, y, r, h if shade is None else shade)
        self.cylinder(x, y, 0, r, h, colour, top, r_top)
