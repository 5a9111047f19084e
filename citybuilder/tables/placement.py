"""Where one piece lies on the table and what it shows, in plain data. No Qt in here."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

LEFT: Final = "left"
CENTRE: Final = "centre"
RIGHT: Final = "right"

LEAST_WIDTH: Final = 1000.0  # units that every table has at least; in a window of 1280 × 720
LEAST_HEIGHT: Final = 580.0  # one unit is about one pixel
LEAST_TEXT: Final = 11.0  # units; no text on a table is smaller
TICK: Final = 22.0  # across, of the sign on what is picked
FLAT: Final = "flat"  # the piece that has the table seen from above, and back
CORNER: Final = (0.3 * TICK, 0.2 * TICK)  # its middle, where a piece has no better place


@dataclass(frozen=True)
class Size:
    """The room of a table in its own units, of the proportions of the window."""

    width: float
    height: float


@dataclass(frozen=True)
class Rect:
    """A part of the table, or of a piece."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def inset(self, dx: float, dy: float | None = None) -> "Rect":
        by = dx if dy is None else dy
        return Rect(self.x + dx, self.y + by, self.w - 2 * dx, self.h - 2 * by)

    def contains(self, other: "Rect", slack: float = 0.01) -> bool:
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


@dataclass(frozen=True)
class Panel:
    """A rectangle with round corners; colours are names of the theme or #rrggbb."""

    rect: Rect
    fill: str = "card"
    edge: str = ""
    radius: float = 8
    width: float = 1
    shadow: float = 0
    opacity: float = 1


@dataclass(frozen=True)
class Picture:
    """Art by its key; `crop` fills the rectangle, else the whole picture is seen. A key that ends
    in ~ is a symbol in the colour of text."""

    rect: Rect
    art: str
    radius: float = 0
    crop: bool = True
    grey: bool = False
    opacity: float = 1
    rim: str = ""  # the colour of a line around what stands there: it is told from its ground


@dataclass(frozen=True)
class Label:
    """A text that shrinks, then wraps to as many lines as allowed, and is never cut."""

    rect: Rect
    text: str
    size: float = 13
    colour: str = "ink"
    weight: int = 500
    align: str = CENTRE
    lines: int = 1
    least: float = LEAST_TEXT
    anywhere: bool = False  # may break inside words, for the names of people


@dataclass(frozen=True)
class Mark:
    """A shape of one colour: circle, square, triangle, diamond, cross, hexagon."""

    rect: Rect
    shape: str
    fill: str
    edge: str = ""


@dataclass(frozen=True)
class Polygon:
    """Any straight-edged area, such as a plot of land."""

    points: tuple[tuple[float, float], ...]
    fill: str = ""
    edge: str = ""
    width: float = 1
    opacity: float = 1


Part = Panel | Picture | Label | Mark | Polygon
Outline = tuple[tuple[float, float], ...]


def encloses(outline: Outline, x: float, y: float) -> bool:
    """Whether a point lies inside a closed line."""
    inside = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside


@dataclass(frozen=True)
class Placement:
    """One piece: parts are in its own coordinates, from 0, 0 to w, h."""

    key: str
    x: float
    y: float
    w: float
    h: float
    parts: tuple[Part, ...] = ()
    z: float = 0
    name: str = ""  # for those who hear the table
    lifts: bool = True  # rises under the pointer; panels and counters do not
    outline: float = 8  # the radius of the glow around it
    group: str = ""  # where one of a group can be chosen, the others of it recede
    came: str = ""  # the piece that it was before, and slides from
    shape: Outline = ()  # where it glows and is pointed at, if that is not its rectangle
    body: Outline = ()  # what stands on that shape, and is pointed at as well
    tick: tuple[float, float] = CORNER  # the middle of a sign that covers nothing to be read
    glow: str = "glow"  # what is seen around it where it can be chosen; "legal": no seat's colour
    traced: Outline = ()  # what is outlined where others have changed it, if not its edge

    @property
    def rect(self) -> Rect:
        return Rect(self.x, self.y, self.w, self.h)


def covers(place: Placement, x: float, y: float) -> bool:
    """Whether a piece lies under a point of the table; of one with a shape only that counts, and
    what stands on it."""
    x, y = x - place.x, y - place.y
    if not (0 <= x <= place.w and 0 <= y <= place.h):
        return False
    if not place.shape:
        return True
    return any(encloses(each, x, y) for each in (place.shape, place.body) if each)


def lay(
    key: str,
    rect: Rect,
    parts: tuple[Part, ...],
    z: float = 0,
    name: str = "",
    group: str = "",
    lifts: bool = True,
    outline: float = 8,
    came: str = "",
    shape: Outline = (),
    body: Outline = (),
    tick: tuple[float, float] = CORNER,
    glow: str = "glow",
    traced: Outline = (),
) -> Placement:
    """A piece that fills a rectangle of the table."""
    place = (rect.x, rect.y, rect.w, rect.h)
    return Placement(
        key, *place, parts, z, name, lifts, outline, group, came, shape, body, tick, glow, traced
    )


def moved_to(area: Rect, pieces: Iterable[Placement]) -> list[Placement]:
    """An area of the table by itself: its corner is where everything begins."""
    return [replace(piece, x=piece.x - area.x, y=piece.y - area.y) for piece in pieces]


@dataclass(frozen=True)
class Fly:
    """Something flies from the middle of one piece to that of another."""

    start: str
    end: str
    parts: tuple[Part, ...]
    w: float
    h: float
    count: int = 1  # so many, one shortly after the other
    sound: str = ""
    instead: str = ""  # where it flies if its end is not on the table yet
    delay: float = 0  # milliseconds at pace 1
    leaves: bool = False  # it is the piece that it starts from


@dataclass(frozen=True)
class Tumble:
    """Pieces show pictures in quick succession and stop at what they show afterwards."""

    keys: tuple[str, ...]
    pictures: tuple[tuple[Part, ...], ...]
    sound: str = ""
    hides: tuple[str, ...] = ()  # pieces that tell the last throw


@dataclass(frozen=True)
class Flip:
    """Pieces are turned over and show their other side."""

    keys: tuple[str, ...]
    parts: tuple[Part, ...]
    sound: str = ""


@dataclass(frozen=True)
class Pulse:
    """Pieces light up for a moment: look here."""

    keys: tuple[str, ...]
    sound: str = ""
    length: float = 1  # times as long, where there is something to read


Motion = Fly | Tumble | Flip | Pulse
