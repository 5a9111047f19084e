"""What lies before the players of Urbanization: boards with five rows, factories, inventions."""

from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.faces import best_grid, seat_ground
from citybuilder.tables.placement import Placement, Rect
from citybuilder.tables.urbanization import faces, track_faces
from citybuilder.tables.urbanization.area import Area
from citybuilder.tables.urbanization.areas import lines_of
from citybuilder.tables.urbanization.ground import ART

ROWS: Final = 5
CITIZENS, HOUSES, GRAIN, ORDERS, TAXES = range(ROWS)
CHIP: Final = 25.0  # height of the factories of somebody else below the rows
BROAD: Final = 285.0  # from which width on they lie beside the rows
ROOMY: Final = 120.0  # and where there is room
ABREAST: Final = 3  # factories of one's own side by side
WIDEST: Final = 110.0  # of one of them
SHARE: Final = 0.6  # of the room that they have beside inventions
NARROW: Final = 70.0  # below which it has no room for a name
ROWS_SHARE: Final = 0.66  # of the room that rows have then
LEAST_ROW: Final = 12.0  # height of a row with its digits
CHIP_SIZE: Final = (44.0, CHIP * 1.5)
STRIP: Final = 26.0  # at the right of a small board
LEAST_LINE: Final = 14.0  # height of an invention in a line with its name
NAME: Final = 98.0  # width of a name in one row
NAME_IN_TWO: Final = 66.0
NAMED: Final = 84.0  # from which height a factory has its name


class Boards(Area):
    """The areas of players."""

    def mine(self, table: UrbanizationState, seat: int, area: Rect) -> list[Placement]:
        """The large board; factories and inventions lie beside it."""
        head = 32.0
        size = head - 5
        pieces = self.head(table, seat, area, head, size, (size + 4) * 3.2)
        right = area.right - 6 - size * 3.6
        helpers = [Rect(right - (n + 1) * (size + 4), area.y + 3, size, size) for n in range(2)]
        marker = Rect(helpers[1].x - size * 2.1, area.y + 3, size * 2, size)
        pieces += self.helpers(table, seat, [*helpers, marker])
        room = Rect(area.x + 11, area.y + head + 2, area.w - 20, area.h - head - 8)
        return [*pieces, *self.rows(table, seat, room, 84)]

    def other(self, table: UrbanizationState, seat: int, area: Rect) -> list[Placement]:
        """A small board; the character and the markers stand at its right."""
        head = 26.0
        pieces = self.head(table, seat, area, head, head - 4, 0)
        beside = area.w >= BROAD and area.h < ROOMY + 5 * LEAST_ROW
        below = 5 if beside else CHIP + 5
        high = min(31.0, (area.h - head - below) / ROWS) * ROWS
        each = min(30.0, high / 3 - 1)
        wide = area.w - 20 - STRIP
        room = Rect(area.x + 8, area.y + head, wide * ROWS_SHARE if beside else wide, high)
        left = area.right - 6 - STRIP + (STRIP - each) / 2
        strip = [Rect(left, room.y + n * (each + 1), each, each) for n in range(2)]
        marker = Rect(area.right - 6 - STRIP, room.y + 2 * (each + 1), STRIP, each)
        pieces += self.helpers(table, seat, [*strip, marker])
        pieces += self.rows(table, seat, room, 53)
        if beside:
            chips = Rect(room.right + 5, room.y, wide - room.w - 5, high)
        else:
            top = room.bottom + 2
            chips = Rect(area.x + 7, top, area.w - 14, area.bottom - top - 3)
        return [*pieces, *self.chips(table, seat, chips, beside)]

    def head(
        self,
        table: UrbanizationState,
        seat: int,
        area: Rect,
        high: float,
        size: float,
        aside: float,
    ) -> list[Placement]:
        """Name, points and money."""
        asked = table.asked[-1] if table.asked else None
        acting = asked is not None and asked.seat == seat and not table.over
        money = Rect(area.right - 6 - size, area.y + 2, size, size)
        points = Rect(money.x - size * 2.3, area.y + 2, size * 2.2, size)
        name = Rect(8, 1, points.x - area.x - 12 - aside, high - 1)
        ground = seat_ground(area.w, area.h, name, self.seats[seat], acting)
        pieces = [self.piece(table, f"seat/{seat}", area, ground, 0, lifts=False, outline=10)]
        total = table.points_of(seat)
        for key, place, parts in (
            (f"money/{seat}", money, faces.coin_of(size, table.money[seat])),
            (f"points/{seat}", points, faces.figure(size, faces.STAR, total)),
        ):
            pieces.append(self.piece(table, key, place, parts, 2, lifts=False, outline=6))
        return pieces

    def helpers(self, table: UrbanizationState, seat: int, places: list[Rect]) -> list[Placement]:
        """The character, the mayor and the markers of a seat."""
        hired, mayor, marker = places
        left = table.markers[seat]
        found = [(f"markers/{seat}", marker, faces.markers(marker, self.seats[seat], left))]
        if table.character[seat] != NONE:
            key = self.box.characters[table.character[seat]].key
            face = faces.hired(hired.w, key, bool(table.spent[seat]), table.on_card[seat])
            found.append((f"hired/{seat}", hired, face))
        if table.mayor == seat:
            key = self.box.characters[c.MAYOR].key
            found.append(("mayor", mayor, faces.portrait(mayor.w, key, False)))
        pieces = []
        for key, place, parts in found:
            pieces.append(self.piece(table, key, place, parts, 2, lifts=False, outline=6))
        return pieces

    def rows(
        self, table: UrbanizationState, seat: int, room: Rect, label: float
    ) -> list[Placement]:
        high = room.h / ROWS
        forecast = self.outcomes.harvested(table).citizens_now(seat)
        pieces = []
        for number in range(ROWS):
            place = Rect(room.x, room.y + number * high, room.w, high)
            tokens = self.tokens(table, seat, number)
            figure = self.figure(table, seat, number)
            wanted = forecast if number == CITIZENS and not table.over else None
            name = self.words.row_name(number)
            parts = faces.row(
                place.w, place.h, name, label, figure, tokens, self.seats[seat], wanted
            )
            key = f"row/{seat}/{number}"
            pieces.append(self.piece(table, key, place, parts, 1, lifts=False, outline=5))
        return pieces

    def figure(self, table: UrbanizationState, seat: int, row: int) -> int | None:
        figures = {CITIZENS: table.citizens, HOUSES: table.houses, TAXES: table.taxes}
        return figures[row][seat] if row in figures else None

    def tokens(self, table: UrbanizationState, seat: int, row: int) -> tuple[str, ...]:
        """Grain, and orders from the most precious on."""
        if row == GRAIN:
            return (f"{ART}/grain",) * table.grain[seat]
        if row != ORDERS:
            return ()
        first = seat * c.COLOUR_COUNT
        return tuple(
            faces.order_art(colour)
            for colour in reversed(range(c.COLOUR_COUNT))
            for _ in range(table.orders[first + colour])
        )

    # Factories and inventions

    def works(self, table: UrbanizationState, seat: int, area: Rect) -> list[Placement]:
        """One's own, with their names and what they make."""
        stacks, ideas = self.owned(table, seat)
        note = "" if stacks or ideas else self.labels.nothing()
        pieces = [self.panel(table, "works", area, note=note)]
        room = Rect(area.x + 6, area.y + 20, area.w - 12, area.h - 25)
        beside = room
        if stacks:
            columns = len(stacks) if len(stacks) <= ABREAST else ABREAST
            wide = min(WIDEST, (room.w * (SHARE if ideas else 1) - 4 * (columns - 1)) / columns)
            cards = Rect(room.x, room.y, columns * (wide + 4) - 4, room.h)
            lines = -(-len(stacks) // columns)
            left = cards.right + 6
            beside = Rect(left, room.y, room.right - left, room.h)
            for stack, place in zip(stacks, lines_of(cards, columns, lines, 4), strict=False):
                named = place.w >= NARROW and place.h >= NAMED
                pieces.append(self.stack(table, seat, stack, place, named))
        return [*pieces, *self.ideas(table, seat, ideas, beside)]

    def ideas(
        self, table: UrbanizationState, seat: int, ideas: list[int], room: Rect
    ) -> list[Placement]:
        """One's own inventions as large as can be; where their names would have no room below the
        pictures, as lines."""
        found = places(len(ideas), room, 12, 110)
        if all(place.w >= NARROW and place.h >= NAMED for place in found):
            return [self.idea(table, seat, *each, True) for each in zip(ideas, found, strict=True)]
        lines = lines_of(room, 1, len(ideas), 3)
        if not has_names(lines[0]):
            return [self.idea(table, seat, *each, False) for each in zip(ideas, found, strict=True)]
        pieces = []
        for idea, place in zip(ideas, lines, strict=True):
            name = self.words.invention_on_face(idea)
            parts = track_faces.line(place.w, place.h, self.box.inventions[idea].key, name)
            pieces.append(self.piece(table, f"idea/{seat}/{idea}", place, parts, 3, outline=4))
        return pieces

    def chips(
        self, table: UrbanizationState, seat: int, room: Rect, beside: bool
    ) -> list[Placement]:
        """Those of somebody else, in one line or two; large where there is room."""
        stacks, ideas = self.owned(table, seat)
        roomy = room.h > ROOMY
        if not beside:
            room = Rect(room.x, room.y, room.w, ROOMY if roomy else min(room.h, 2 * CHIP))
        widest, high = (92.0, ROOMY) if roomy else (50.0, 60.0) if beside else CHIP_SIZE
        found = places(len(stacks) + len(ideas), room, 12, widest, high)
        pieces = [
            self.stack(table, seat, stack, place, named=place.h >= NAMED)
            for stack, place in zip(stacks, found, strict=False)
        ]
        for idea, place in zip(ideas, found[len(stacks) :], strict=True):
            pieces.append(self.idea(table, seat, idea, place, named=False))
        return pieces

    def owned(self, table: UrbanizationState, seat: int) -> tuple[list[int], list[int]]:
        """Stacks that have a card, and inventions."""
        first = seat * c.STACKS
        stacks = [stack for stack in range(c.STACKS) if table.top[first + stack] != NONE]
        ideas = [idea for idea, owner in enumerate(table.inventor) if owner == seat]
        return stacks, ideas

    def stack(
        self, table: UrbanizationState, seat: int, stack: int, place: Rect, named: bool
    ) -> Placement:
        at = seat * c.STACKS + stack
        card = table.top[at]
        factory = self.box.factories[card]
        covered = tuple(
            self.box.values[below]
            for below, holder in enumerate(table.holder)
            if holder == at and below != card
        )
        used = [table.used[at * c.COLOUR_COUNT + colour] for colour in factory.good_colours]
        makes = tuple(
            zip(factory.good_colours, factory.good_counts, factory.good_money, used, strict=True)
        )
        name = self.words.factory_on_face(card) if named else ""
        parts = faces.stack(
            place.w, place.h, factory.key, name, factory.value, factory.era, covered, makes
        )
        key = f"stack/{seat}/{stack}"
        return self.piece(table, key, place, parts, 3, outline=6)

    def idea(
        self, table: UrbanizationState, seat: int, idea: int, place: Rect, named: bool
    ) -> Placement:
        name = self.words.invention_on_face(idea) if named else ""
        parts = track_faces.invention(place.w, place.h, self.box.inventions[idea].key, name)
        key = f"idea/{seat}/{idea}"
        return self.piece(table, key, place, parts, 3, outline=6)


def has_names(line: Rect) -> bool:
    """Whether an invention in a line has room for its name, in one row or in two."""
    beside = line.w * (1 - track_faces.BESIDE) - 4
    return line.h >= LEAST_LINE and beside >= (NAME_IN_TWO if line.h >= track_faces.HIGH else NAME)


def places(count: int, room: Rect, most: int, widest: float, high: float = 200) -> list[Rect]:
    """As large as they can be; so many at most are thought of."""
    return (
        best_grid(min(count, most), room, 4, 30, widest, high)
        if count <= most
        else crowd(count, room)
    )


def crowd(count: int, room: Rect) -> list[Rect]:
    """More than there is room for side by side: they overlap."""
    lines = 2
    columns = -(-count // lines)
    high = room.h / lines - 3
    wide = min(high * 1.2, room.w)
    step = (room.w - wide) / max(1, columns - 1)
    return [
        Rect(room.x + n % columns * step, room.y + n // columns * (high + 3), wide, high)
        for n in range(count)
    ]
