"""The map of Urbanization: where its triangles lie, and what stands on them."""

from dataclasses import dataclass
from math import cos, sin, tau
from typing import Final

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.columns import Region
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.faces import Parts, badge, seat_mark
from citybuilder.tables.placement import LEAST_TEXT, Label, Outline, Part, Picture, Polygon, Rect
from citybuilder.tables.seats import SeatLook

ART: Final = "urbanization"
WIDE: Final = 480.0  # the drawing of the map, and where its middle is
HIGH: Final = 312.0
MIDDLE: Final = (240.0, 148.0)
SIDE: Final = (114.0, 80.0)  # a unit of the map, across and down
ONE_PLOT: Final = ((0.38, 0.38),)  # shares of the two ends of the level side
TWO_PLOTS: Final = ((0.565, 0.195), (0.195, 0.565))
MARKER: Final = (0.2, 0.2)  # the name of somebody's land, or its administration
FLAG: Final = (0.085, 0.085)  # whose it is
PRICE: Final = (0.25, 0.25)  # price markers
NAME: Final = (0.135, 0.135)  # of free land: no glow around it reaches there
LOW_PRICE: Final = (0.265, 0.265)  # the same where the third corner is below, as letters
LOW_NAME: Final = (0.16, 0.16)  # need their width at their feet
SPRITE: Final = (64.0, 80.0)  # the drawing of a building, and where it stands
FOOT: Final = (32.0, 62.0)
BUILDING: Final = 36.0  # width of a building on the map
COIN: Final = 21.0
CORNERS: Final = 24  # of what is drawn as a circle
SEED: Final = 17.0
MARK: Final = 13.0
EDGE: Final = 0.09  # by which the edge of owned land lies inside: outside is room for a glow
TALL: Final = 36.0  # by which a building rises above its region
STANDING: Final = {
    c.HOUSE: "house",
    c.HIGH_RISE: "skyscraper",
    c.ADMINISTRATION: "administration",
    c.FACTORY: "factory",
}

Point = tuple[float, float]


@dataclass(frozen=True)
class Triangle:
    """A region on the screen: the ends of its level side, and its third corner."""

    one: Point
    two: Point
    tip: Point

    def at(self, shares: tuple[float, float]) -> Point:
        """The point with these shares of both ends; the rest is the third corner's."""
        rest = 1 - shares[0] - shares[1]
        return (
            shares[0] * self.one[0] + shares[1] * self.two[0] + rest * self.tip[0],
            shares[0] * self.one[1] + shares[1] * self.two[1] + rest * self.tip[1],
        )

    @property
    def points_down(self) -> bool:
        return self.tip[1] > self.one[1]

    def outline(self, shrink: float = 0.0) -> Outline:
        """Its corners, drawn in a little towards the middle."""
        corners = (self.one, self.two, self.tip)
        x = sum(corner[0] for corner in corners) / 3
        y = sum(corner[1] for corner in corners) / 3
        return tuple((px + (x - px) * shrink, py + (y - py) * shrink) for px, py in corners)


class Ground:
    """The map in a room of the table."""

    def __init__(self, regions: list[Region], room: Rect) -> None:
        self.regions = regions
        self.triangles: dict[int, Triangle] = {}  # each is asked for many times
        self.scale = min(room.w / WIDE, room.h / HIGH)
        self.place = Rect(
            room.x + (room.w - WIDE * self.scale) / 2,
            room.y + (room.h - HIGH * self.scale) / 2,
            WIDE * self.scale,
            HIGH * self.scale,
        )

    def point(self, x: float, y: float) -> Point:
        scale = self.scale
        return (
            self.place.x + (MIDDLE[0] + SIDE[0] * x) * scale,
            self.place.y + (MIDDLE[1] - SIDE[1] * y) * scale,
        )

    def triangle(self, region: int) -> Triangle:
        if region not in self.triangles:
            self.triangles[region] = self.measured(region)
        return self.triangles[region]

    def measured(self, region: int) -> Triangle:
        corners = sorted(self.regions[region].corners, key=lambda corner: corner[1])
        level = corners[:2] if abs(corners[0][1] - corners[1][1]) < 0.1 else corners[1:]
        tip = next(corner for corner in corners if corner not in level)
        one, two = sorted(level)
        return Triangle(self.point(*one), self.point(*two), self.point(*tip))

    def bounds(self, region: int) -> Rect:
        """The place of a region's piece, with room for what rises from it."""
        triangle = self.triangle(region)
        xs = [triangle.one[0], triangle.two[0]]
        ys = [triangle.one[1], triangle.tip[1]]
        top = max(self.place.y - 6, min(ys) - TALL * self.scale)
        return Rect(min(xs), top, max(xs) - min(xs), max(ys) - top)

    def moved(self, region: int) -> Triangle:
        """The triangle in the coordinates of its piece."""
        place, triangle = self.bounds(region), self.triangle(region)
        corners = [
            (x - place.x, y - place.y) for x, y in (triangle.one, triangle.two, triangle.tip)
        ]
        return Triangle(*corners)

    def plots(self, region: int) -> list[Point]:
        shares = ONE_PLOT if self.regions[region].plots == 1 else TWO_PLOTS
        return [self.moved(region).at(each) for each in shares]

    def depth(self, region: int) -> float:
        """What lies farther down is nearer."""
        return max(self.triangle(region).one[1], self.triangle(region).tip[1])


def sprite(key: str, x: float, y: float, wide: float) -> Picture:
    """A building or field that stands at a point, told from land of its own colour by its rim."""
    scale = wide / SPRITE[0]
    place = Rect(x - FOOT[0] * scale, y - FOOT[1] * scale, wide, SPRITE[1] * scale)
    return Picture(place, f"{ART}/{key}", crop=False, rim="on_colour")


def sown(x: float, y: float, scale: float) -> Picture:
    """The grain itself above its field, as it lies in the rows."""
    size = SEED * scale
    return Picture(Rect(x - size / 2, y - size * 0.86, size, size), f"{ART}/grain", crop=False)


def region_parts(
    ground: Ground, table: UrbanizationState, region: int, seats: "list[SeatLook]", named: str
) -> Parts:
    """Whose it is, what it costs, and what stands there."""
    triangle, scale = ground.moved(region), ground.scale
    owner = table.owner[region]
    parts: list[Part] = []
    if owner >= 0:
        look = seats[owner]
        parts.append(Polygon(triangle.outline(EDGE), look.colour, "", 0, 0.3))
        parts.append(Polygon(triangle.outline(EDGE), "", "on_colour", 4.2 * scale, 0.75))
        parts.append(Polygon(triangle.outline(EDGE), "", look.colour, 2.2 * scale))
    marker = triangle.at(MARKER)
    standing = sorted(
        zip(plots_of(table, region), ground.plots(region), strict=False),
        key=lambda each: each[1][1],
    )
    buildings: list[tuple[float, Part]] = []
    for what, (x, y) in standing:
        if what == c.FIELD_OF_GRAIN:
            buildings.append((y, sprite("field", x, y, BUILDING * scale)))
            buildings.append((y, sown(x, y, scale)))
        elif what != c.EMPTY:
            buildings.append((y, sprite(f"{STANDING[what]}_{owner}", x, y, BUILDING * scale)))
    halls = table.administrations[region]
    if halls:
        hall = sprite(f"administration_{owner}", marker[0], marker[1] + 4 * scale, BUILDING * scale)
        buildings.append((marker[1] + 4 * scale, hall))
    parts += [part for _, part in sorted(buildings, key=lambda each: each[0])]
    if halls > 1:
        parts += badge(Rect(marker[0] + 6, marker[1] - 4, 18, 14), f"×{halls}")
    if owner >= 0:
        x, y = triangle.at(FLAG)
        size = MARK * scale
        parts.append(seat_mark(x - size / 2, y - size / 2, size, look.shape, look.colour))
    priced = table.prices[region] > 0
    if scale >= 0.9 and not halls and (owner < 0 or not priced):
        free = LOW_NAME if triangle.points_down else NAME
        x, y = triangle.at(free if owner < 0 else MARKER)
        ink = "#3f5c2b" if owner < 0 else "#26350f"
        name = Label(Rect(x - 11, y - 7, 22, 14), named, LEAST_TEXT, ink, 600)
        parts.append(name)
    if priced:
        parts += price(coin_middle(triangle), COIN * scale, table.prices[region])
    return tuple(parts)


def coin_middle(triangle: Triangle) -> Point:
    return triangle.at(LOW_PRICE if triangle.points_down else PRICE)


def coin_outline(ground: Ground, region: int) -> Outline:
    """The edge of its price."""
    x, y = coin_middle(ground.moved(region))
    radius, steps = COIN * ground.scale / 2, [step * tau / CORNERS for step in range(CORNERS)]
    return tuple((x + radius * cos(turn), y + radius * sin(turn)) for turn in steps)


def price(at: Point, size: float, markers: int) -> Parts:
    place = Rect(at[0] - size / 2, at[1] - size / 2, size, size)
    return (
        Picture(place, f"{ART}/price", crop=False),
        Label(place, str(markers), max(12.0, size * 0.62), "gold_ink", 700),
    )


def plots_of(table: UrbanizationState, region: int) -> list[int]:
    first = region * c.PLOTS
    return [what for what in table.plots[first : first + c.PLOTS] if what != c.NO_PLOT]
