"""Where the districts of Cities lie on the table, space by space. No Qt in here."""

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.box import Box
from citybuilder.games.cities.land import is_small_enough
from citybuilder.games.cities.state import CitiesState
from citybuilder.tables.cities.ground import (
    SHORES,
    Ground,
    Space,
    body,
    diamond,
    fit,
    flat,
    plot_parts,
    space_parts,
)
from citybuilder.tables.cities.help import CitiesHelp
from citybuilder.tables.placement import Outline, Placement, Rect, lay

SMALLEST = 3  # tiles across that a district has room for at least
COLUMN = (3, 0.3)  # a monument: as high as so many storeys, as wide as this part of its space


class Districts:
    """From a field to placements."""

    def __init__(self, box: Box, helper: CitiesHelp) -> None:
        self.box, self.land = box, box.land
        self.helper = helper

    def ground(self, table: CitiesState, seat: int, room: Rect, grows: bool) -> Ground:
        """The largest on which all is seen; with room around it where tiles may yet be laid."""
        low_x, high_x = int(table.low_x[seat]), int(table.high_x[seat])
        low_y, high_y = int(table.low_y[seat]), int(table.high_y[seat])
        if low_x > high_x:
            low_x = high_x = low_y = high_y = int(table.span) // 2
        wide, high = 1 + high_x - low_x, 1 + high_y - low_y
        more_wide = grows and is_small_enough(table, wide + 1, high)
        more_high = grows and is_small_enough(table, wide, high + 1)
        columns = max(SMALLEST, wide + 2 * more_wide)
        rows = max(SMALLEST, high + 2 * more_high)
        left = 1 + low_x * 2 - (columns - wide)
        top = 1 + low_y * 2 - (rows - high)
        return fit(room, left, top, 2 * columns, 2 * rows)

    def spaces(
        self, table: CitiesState, seat: int, ground: Ground, group: str = ""
    ) -> list[Placement]:
        found = []
        for space in self.land.inner(table, seat):
            at = seat * table.size + space
            if table.land[at] == NONE:
                continue
            column, row = int(space % table.side), int(space // table.side)
            shown = self.shown(table, seat, at, column, row)
            found.append(
                lay(
                    f"space/{seat}/{space}",
                    ground.space(column, row),
                    space_parts(ground.cell, shown),
                    2 + (column + row) * 0.01,
                    self.helper.space(table, seat, int(space)),
                    group,
                    lifts=False,
                    shape=diamond(ground.cell),
                    body=self.body(ground.cell, shown),
                )
            )
        return found

    def body(self, cell: float, shown: Space) -> Outline:
        if shown.feature == self.box.features[self.land.monument].key:
            return body(cell, *COLUMN)
        return body(cell, shown.height)

    def shown(self, table: CitiesState, seat: int, at: int, column: int, row: int) -> Space:
        side = table.side
        land, feature = int(table.land[at]), int(table.feature[at])
        shores = tuple(edge for x, y, edge in SHORES if table.land[at + x + y * side] != c.WATER)
        return Space(
            land,
            self.printed(table, seat, at, column, row),
            "" if feature == NONE else self.box.features[feature].key,
            int(table.height[at]),
            1 + (column * 7 + row * 5 + column * row) % 3,
            shores if land == c.WATER else (),
            table.land[at + side] == NONE,
            table.land[at + 1] == NONE,
        )

    def printed(self, table: CitiesState, seat: int, at: int, column: int, row: int) -> int:
        """The land of the tile; under a special tile it can no longer be seen from the space."""
        if table.feature[at] != self.land.special:
            return int(table.land[at])
        span = table.span
        tile = table.tile_at[seat * span * span + (row - 1) // 2 * span + (column - 1) // 2]
        corner = ((0, 1), (3, 2))[(row - 1) % 2][(column - 1) % 2]
        return int(self.land.turned[tile][corner])

    def plots(self, table: CitiesState, seat: int, ground: Ground) -> list[Placement]:
        """Where the tile in hand can be laid."""
        found = []
        name = self.helper.plot()
        for place in self.land.places(table, seat):
            column, row = place_corner(table, int(place))
            rect = ground.tile(column, row)
            parts = plot_parts(ground.cell)
            shape = flat(2 * ground.cell)
            found.append(lay(f"plot/{place}", rect, parts, 1.9, name, lifts=False, shape=shape))
        return found


def place_corner(table: CitiesState, place: int) -> tuple[int, int]:
    """The first space of a place among the tiles."""
    return 1 + place % int(table.span) * 2, 1 + place // int(table.span) * 2


def tile_spaces(table: CitiesState, place: int) -> list[int]:
    """The four spaces of a place among the tiles."""
    column, row = place_corner(table, place)
    side = int(table.side)
    return [(row + down) * side + column + right for down in (0, 1) for right in (0, 1)]
