"""How districts of Cities are drawn: an isometric ground of diamonds, and what stands on it.
No Qt in here."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.box import Box, Card
from citybuilder.games.cities.cards import Feature, Tile
from citybuilder.tables.faces import Parts
from citybuilder.tables.placement import (
    LEAST_TEXT,
    Label,
    Outline,
    Panel,
    Part,
    Picture,
    Polygon,
    Rect,
)

ART: Final = "cities"
TALL: Final = 200 / 128  # height of the pictures of spaces, by their width
RISE: Final = 136 / 128  # from their upper edge to the ground
STOREY: Final = 25 / 128  # height of a storey
ROOF: Final = 0.1
EAVES: Final = 0.03  # by which a roof lies above its uppermost storey
ROOFED: Final = 0.76  # width of a roof
COUNTED: Final = 18.0  # width of a space from which its height has room on the roof,
ROOMY: Final = 28.0  # and from which neither is small
RIM: Final = 13.0  # units below a district for the names of its columns and rows
SLAB: Final = 0.07  # thickness of a tile
THIN: Final = 0.4  # opacity of what stands before a place that is looked for
SUNNY: Final = "#cbb48a"  # its front sides
SHADY: Final = "#a58a60"
SHORES: Final = (
    (-1, 0, "back_left"),
    (0, -1, "back_right"),
    (0, 1, "front_left"),
    (1, 0, "front_right"),
)


def art(box: Box, row: int, what: int) -> str:
    """The picture of what lies in a row of the board; a question mark if it is face down."""
    if what < 0:
        return "?"
    if row == c.PIECES:
        return f"{ART}/piece_{c.COLOURS[what]}"
    things: tuple[Sequence[Card | Tile | Feature], ...] = (box.cards, box.tiles, box.features)
    return f"{ART}/{things[row][what].key}"


@dataclass(frozen=True)
class Ground:
    """Where the spaces of a field lie: the upper corner of its first one, and their width."""

    x: float
    y: float
    cell: float

    def corner(self, column: float, row: float) -> tuple[float, float]:
        """The upper corner of a space."""
        across, down = (column - row) * self.cell / 2, (column + row) * self.cell / 4
        return self.x + across, self.y + down

    def space(self, column: int, row: int) -> Rect:
        """The picture of a space, with room for what stands on it and for the slab below."""
        x, y = self.corner(column, row)
        high = self.cell * (TALL + SLAB)
        return Rect(x - self.cell / 2, y - RISE * self.cell, self.cell, high)

    def tile(self, column: int, row: int) -> Rect:
        """The ground of a tile whose first space is this one."""
        x, y = self.corner(column, row)
        return Rect(x - self.cell, y, 2 * self.cell, self.cell)


def fit(room: Rect, left: int, top: int, columns: int, rows: int, rise: float = RISE) -> Ground:
    """The largest ground of so many columns and rows in a room, from the bottom of it."""
    across, down = (columns + rows) / 2, (columns + rows) / 4
    cell = min(room.w / across, room.h / (down + rise + SLAB))
    high = cell * (down + rise + SLAB)
    x = room.x + (room.w - across * cell) / 2 + rows * cell / 2
    y = room.y + (room.h - high) / 2 + rise * cell
    shifted = Ground(x, y, cell)
    ahead = shifted.corner(-left, -top)
    return Ground(ahead[0], ahead[1], cell)


@lru_cache(maxsize=64)
def diamond(cell: float) -> Outline:
    """The ground of a space in its picture."""
    top = RISE * cell
    return (
        (cell / 2, top),
        (cell, top + cell / 4),
        (cell / 2, top + cell / 2),
        (0, top + cell / 4),
    )


@lru_cache(maxsize=256)
def roof(cell: float, height: int) -> Outline:
    """Where the next storey comes to stand: the ground, or the roof of a building."""
    if not height:
        return diamond(cell)
    half, middle = ROOFED * cell / 2, cell / 2
    level = (RISE + 0.25 - STOREY * height - EAVES) * cell
    return (
        (middle, level - half / 2),
        (middle + half, level),
        (middle, level + half / 2),
        (middle - half, level),
    )


@lru_cache(maxsize=64)
def flat(wide: float) -> Outline:
    """A diamond that fills its rectangle."""
    return ((wide / 2, 0), (wide, wide / 4), (wide / 2, wide / 2), (0, wide / 4))


@dataclass(frozen=True)
class Space:
    """What is on a space, and what around it changes how it looks."""

    land: int
    printed: int  # the land of its tile, under a special one
    feature: str = ""  # key
    height: int = 0
    look: int = 1  # which of the pictures of its land
    shores: tuple[str, ...] = ()
    left: bool = False  # whether the slab is seen at its front sides
    right: bool = False
    thin: bool = False  # what stands here lets what it hides shine through


@lru_cache(maxsize=8192)
def space_parts(cell: float, space: Space) -> Parts:
    """A space as it lies in a district."""
    whole = Rect(0, 0, cell, cell * TALL)
    parts: list[Part] = [*slab(cell, space.left, space.right)]
    for key in ground_keys(space):
        parts.append(Picture(whole, f"{ART}/{key}", crop=False))
    seen = THIN if space.thin else 1.0
    for key in standing_keys(space):
        parts.append(Picture(whole, f"{ART}/{key}", crop=False, opacity=seen))
    if space.height and cell >= COUNTED:
        parts += storeys(cell, space)
    return tuple(parts)


def storeys(cell: float, space: Space) -> Parts:
    """How high a building is, as a figure on its roof, ringed in its colour where it covers it."""
    (x, top), _, (_, low), _ = roof(cell, space.height)
    roomy = cell >= ROOMY
    wide, high = LEAST_TEXT + (3 if roomy else 2), LEAST_TEXT + 2
    place = Rect(x - wide / 2, (top + low - high) / 2, wide, high)
    if roomy:
        ground, ink = Panel(place, "bar", radius=high / 2, opacity=0.82), "bar_ink"
    else:
        ground, ink = Panel(place, "card", c.COLOURS[space.land], high / 2, 2.0), "ink"
    return (ground, Label(place, str(space.height), LEAST_TEXT, ink, 700))


@lru_cache(maxsize=8192)
def plan_parts(cell: float, space: Space) -> Parts:
    """A space as it is seen on a plan: nothing stands up, and heights are figures."""
    whole = Rect(0, 0, cell, cell * TALL)
    parts: list[Part] = [*slab(cell, space.left, space.right)]
    parts += [Picture(whole, f"{ART}/{key}", crop=False) for key in ground_keys(space)]
    middle = (RISE + 0.25) * cell
    if space.feature:
        side = cell * 0.4
        place = Rect((cell - side) / 2, middle - side / 2, side, side)
        parts.append(Picture(place, f"{ART}/{space.feature}", crop=False))
    if space.height:
        parts.append(Polygon(shrunk(diamond(cell), 0.86), c.COLOURS[space.land], "on_colour", 1.2))
        high = max(LEAST_TEXT + 1, cell * 0.34)
        place = Rect(cell / 4, middle - high / 2, cell / 2, high)
        parts.append(Label(place, str(space.height), high * 0.86, "on_colour", 700))
    return tuple(parts)


def shrunk(outline: Outline, part: float) -> Outline:
    """Around the same middle."""
    x, y = (sum(corner[axis] for corner in outline) / len(outline) for axis in (0, 1))
    return tuple((x + (px - x) * part, y + (py - y) * part) for px, py in outline)


def slab(cell: float, left: bool, right: bool) -> Parts:
    """The sides of a tile where nothing lies before it."""
    top, down = RISE * cell, SLAB * cell
    low, side = top + cell / 2, top + cell / 4
    parts: list[Part] = []
    edge: Outline
    if left:
        edge = ((0, side), (cell / 2, low), (cell / 2, low + down), (0, side + down))
        parts.append(Polygon(edge, SUNNY))
    if right:
        edge = ((cell, side), (cell / 2, low), (cell / 2, low + down), (cell, side + down))
        parts.append(Polygon(edge, SHADY))
    return tuple(parts)


def ground_keys(space: Space) -> list[str]:
    """Pictures of the ground, from below."""
    if space.printed == NONE:
        return []
    if space.printed == c.PARK:
        return [f"ground_park_{space.look}"]
    if space.printed == c.WATER:
        return [f"ground_water_{space.look}", *(f"shore_{edge}" for edge in space.shores)]
    return [f"plot_{c.COLOURS[space.printed]}"]


def standing_keys(space: Space) -> list[str]:
    """Pictures of what is on it."""
    found = [f"feature_{space.feature}"] if space.feature else []
    if space.height:
        found.append(f"building_{c.COLOURS[space.land]}_{space.height}")
    return found


@lru_cache(maxsize=512)
def tile_parts(cell: float, lands: tuple[int, ...], opacity: float = 1.0) -> Parts:
    """The ground of a tile in hand: its spaces clockwise from the back."""
    where = Ground(cell, 0, cell)
    parts: list[Part] = []
    for land, (column, row) in zip(lands, ((0, 0), (1, 0), (1, 1), (0, 1)), strict=True):
        rect = where.space(column, row)
        whole = Rect(rect.x, rect.y, rect.w, cell * TALL)
        for key in ground_keys(Space(land, land)):
            parts.append(Picture(whole, f"{ART}/{key}", crop=False, opacity=opacity))
    parts.append(Polygon(flat(2 * cell), "", "focus", 2.4))
    return tuple(parts)


def moved(parts: Parts, x: float, y: float) -> Parts:
    """Pictures and areas at another place of a larger piece."""
    found: list[Part] = []
    for part in parts:
        if isinstance(part, Polygon):
            points = tuple((px + x, py + y) for px, py in part.points)
            found.append(replace(part, points=points))
        else:
            rect = Rect(part.rect.x + x, part.rect.y + y, part.rect.w, part.rect.h)
            found.append(replace(part, rect=rect))
    return tuple(found)


@lru_cache(maxsize=64)
def plot_parts(cell: float) -> Parts:
    """Where a tile may be laid."""
    return (Polygon(flat(2 * cell), "glow", "", 0, 0.3),)


@lru_cache(maxsize=256)
def body(cell: float, height: int, wide: float = 0.8) -> Outline:
    """What a building of so many storeys, or something as high, covers above its ground."""
    if not height:
        return ()
    _, (right, side), (middle, low), (left, _) = diamond(cell)
    rise, aside = (STOREY * height + ROOF) * cell, wide * cell / 2
    back = side - (cell / 2 - aside) / 2  # where the walls leave the ground
    return (
        (left, side),
        (middle, low),
        (right, side),
        (middle + aside, back),
        (middle + aside, side - rise),
        (middle, max(0.0, RISE * cell - rise)),
        (middle - aside, side - rise),
        (middle - aside, back),
    )


@lru_cache(maxsize=256)
def marked(cell: float, name: str, height: int) -> Parts:
    """A space that counts; a building is marked on its roof."""
    return (Polygon(roof(cell, height), name, name, 2.4, 0.2),)
