"""Where the districts of Cities lie on the table, space by space. No Qt in here."""

from dataclasses import replace

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.box import Box
from citybuilder.games.cities.state import CitiesState
from citybuilder.tables.cities.ground import (
    RIM,
    RISE,
    SHORES,
    SLAB,
    Ground,
    Space,
    body,
    diamond,
    fit,
    flat,
    plan_parts,
    plot_parts,
    roof,
    space_parts,
)
from citybuilder.tables.cities.help import CitiesHelp
from citybuilder.tables.placement import LEAST_TEXT, Label, Outline, Placement, Rect, encloses, lay

SMALLEST = 3  # tiles across that a district has room for at least,
NARROW = (250.0, 2)  # and a smaller number of them where the room is no wider than this
COLUMN = (3, 0.3)  # a monument: as high as so many storeys, as wide as this part of its space
LOW = 0.2  # of a space, that is left free above a plan
NAME = (18.0, 14.0)  # the room of the name of a column or row
BEHIND = 0.005  # z by which a plot lies lower than what a tile on it would show
STANDING = 2  # spaces behind that which stands up hides at most
NAMED = 30.0  # width of a space from which columns and rows have their names at the rim


class Districts:
    """From a field to placements; on a plan nothing stands up."""

    def __init__(self, box: Box, helper: CitiesHelp, plan: bool) -> None:
        self.box, self.land = box, box.land
        self.helper = helper
        self.plan = plan

    def ground(self, table: CitiesState, seat: int, room: Rect, grows: bool) -> Ground:
        """The largest on which all is seen; with room around it where tiles may yet be laid, and
        for the names at its rim."""
        left, top, columns, rows = self.extent(table, seat, grows)
        least = 2 * (SMALLEST if room.w > NARROW[0] else NARROW[1])
        more_columns, more_rows = max(0, least - columns), max(0, least - rows)
        reach = (left - more_columns // 2, top - more_rows // 2)
        size = (columns + more_columns, rows + more_rows)
        rise = LOW if self.plan else RISE
        named = Rect(room.x + RIM / 2, room.y, room.w - RIM, room.h - RIM)
        found = fit(named, *reach, *size, rise)
        return found if found.cell >= NAMED else fit(room, *reach, *size, rise)

    def extent(self, table: CitiesState, seat: int, grows: bool) -> tuple[int, int, int, int]:
        """The first column and row, and how many there are."""
        low_x, high_x = int(table.low_x[seat]), int(table.high_x[seat])
        low_y, high_y = int(table.low_y[seat]), int(table.high_y[seat])
        if low_x > high_x:
            low_x = high_x = low_y = high_y = int(table.span) // 2
        places = self.land.places(table, seat) if grows else []
        across = [low_x, high_x, *(int(place % table.span) for place in places)]
        down = [low_y, high_y, *(int(place // table.span) for place in places)]
        left, top = min(across), min(down)
        wide, high = 1 + max(across) - left, 1 + max(down) - top
        return 1 + 2 * left, 1 + 2 * top, 2 * wide, 2 * high

    def rim(self, table: CitiesState, seat: int, ground: Ground, grows: bool) -> list[Placement]:
        """The names of columns and rows in front of a district that is large enough."""
        if ground.cell < NAMED:
            return []
        ends = self.ends(table, seat, grows)
        words = self.helper.words
        columns = [(words.column(n), n + 0.5, last + 1) for n, last in ends[0].items()]
        rows = [(words.row(n), last + 1, n + 0.5) for n, last in ends[1].items()]
        pieces = []
        for name, column, row in (*columns, *rows):
            x, y = ground.corner(column, row)
            below = y + LEAST_TEXT * 0.75 + SLAB * ground.cell
            place = Rect(x - NAME[0] / 2, below - NAME[1] / 2, *NAME)
            label = Label(Rect(0, 0, *NAME), name, LEAST_TEXT, "ink_soft")
            pieces.append(lay(f"rim/{seat}/{name}", place, (label,), 2.9, lifts=False))
        return pieces

    def ends(
        self, table: CitiesState, seat: int, grows: bool
    ) -> tuple[dict[int, int], dict[int, int]]:
        """Where columns and rows end at the front; all at once where more may be laid."""
        if grows:
            left, top, wide, high = self.extent(table, seat, grows)
            right, low = left + wide - 1, top + high - 1
            there = range(left, right + 1), range(top, low + 1)
            return dict.fromkeys(there[0], low), dict.fromkeys(there[1], right)
        base, side = seat * table.size, int(table.side)
        inner = map(int, self.land.inner(table, seat))
        laid = {divmod(space, side) for space in inner if table.land[base + space] != NONE}
        return ends_of({(column, row) for row, column in laid}), ends_of(laid)

    def spaces(
        self,
        table: CitiesState,
        seat: int,
        ground: Ground,
        group: str = "",
        thin: frozenset[int] = frozenset(),
    ) -> list[Placement]:
        """With those that are thin where something is hidden behind them."""
        found = []
        for space in self.land.inner(table, seat):
            at = seat * table.size + space
            if table.land[at] == NONE:
                continue
            column, row = int(space % table.side), int(space // table.side)
            shown, cell = self.shown(table, seat, at, column, row), ground.cell
            if space in thin:
                shown = replace(shown, thin=True)
            found.append(
                lay(
                    f"space/{seat}/{space}",
                    ground.space(column, row),
                    plan_parts(cell, shown) if self.plan else space_parts(cell, shown),
                    depth(column, row),
                    self.helper.space(table, seat, int(space)),
                    group,
                    lifts=False,
                    shape=roof(cell, self.storeys(shown)),
                    body=self.body(cell, shown),
                    glow="legal",  # the usual one is the yellow of plots and roofs
                )
            )
        return found

    def storeys(self, shown: Space) -> int:
        """That stand up."""
        return 0 if self.plan else shown.height

    def body(self, cell: float, shown: Space) -> Outline:
        """What of a space is pointed at as well as its roof; of what is thin its own ground."""
        if self.plan:
            return ()
        if shown.thin:
            return diamond(cell)
        if shown.feature == self.box.features[self.land.monument].key:
            return body(cell, *COLUMN)
        return body(cell, shown.height)

    def before(self, table: CitiesState, seat: int, ground: Ground) -> frozenset[int]:
        """The spaces on which something hides a place for a piece in hand, and would be taken for
        that place."""
        base, side = seat * table.size, int(table.side)
        held = self.helper.words.hand_pieces(table)
        inner = [int(space) for space in self.land.inner(table, seat)]
        found = set()
        for lot in inner:
            if not any(self.land.can_build(table, base + lot, what) for what in held):
                continue
            place = ground.space(lot % side, lot // side)
            top, _, low, _ = roof(ground.cell, int(table.height[base + lot]))
            x, y = place.x + top[0], place.y + (top[1] + low[1]) / 2
            for space in inner:
                stands = body(ground.cell, int(table.height[base + space]))
                other = ground.space(space % side, space // side)
                in_front = sum(divmod(space, side)) > sum(divmod(lot, side))
                if stands and in_front and encloses(stands, x - other.x, y - other.y):
                    found.add(space)
        return frozenset(found)

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
        for place in self.land.places(table, seat):
            column, row = place_corner(table, int(place))
            name = self.helper.plot(table, int(place))
            rect = ground.tile(column, row)
            parts = plot_parts(ground.cell)
            shape, z = flat(2 * ground.cell), depth(column, row) - BEHIND
            found.append(lay(f"plot/{place}", rect, parts, z, name, lifts=False, shape=shape))
        return found


def ends_of(spaces: set[tuple[int, int]]) -> dict[int, int]:
    """For each column the row behind which its name lies on no other space, and before none that
    could stand up and hide it."""
    ends: dict[int, int] = {}
    for column, row in spaces:
        ends[column] = max(row, ends.get(column, 0))
    for column in ends:
        while any(
            (column + step + aside, ends[column] + step) in spaces
            for step in range(1, 1 + STANDING)
            for aside in (-1, 0)
        ):
            ends[column] += 1
    return ends


def depth(column: int, row: int) -> float:
    """z of a space: what stands farther to the front hides what is behind it."""
    return 2 + (column + row) * 0.01


def place_corner(table: CitiesState, place: int) -> tuple[int, int]:
    """The first space of a place among the tiles."""
    return 1 + place % int(table.span) * 2, 1 + place // int(table.span) * 2


def tile_spaces(table: CitiesState, place: int) -> list[int]:
    """The four spaces of a place among the tiles."""
    column, row = place_corner(table, place)
    side = int(table.side)
    return [(row + down) * side + column + right for down in (0, 1) for right in (0, 1)]
