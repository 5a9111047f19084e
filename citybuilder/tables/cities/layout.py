"""The table of Cities: from a view to placements, spots and motions."""

from collections.abc import Sequence
from typing import Final, cast

from citybuilder.core.game import NONE, UNKNOWN, Action, Decision, Event, State
from citybuilder.core.score import ScoreLine, total
from citybuilder.games.cities import cards as c
from citybuilder.games.cities import scoring
from citybuilder.games.cities.state import CitiesState
from citybuilder.tables.beats import Beat
from citybuilder.tables.cities import ending, faces
from citybuilder.tables.cities.areas import (
    HEAD,
    ROW_HEAD,
    Area,
    divide,
    divide_table,
    grid,
    rows,
    slots,
    whole,
)
from citybuilder.tables.cities.district import Districts, tile_spaces
from citybuilder.tables.cities.events import CitiesEvents
from citybuilder.tables.cities.gains import Gains
from citybuilder.tables.cities.ground import (
    ART,
    TALL,
    Ground,
    Space,
    art,
    moved,
    plan_parts,
    standing_keys,
    tile_parts,
)
from citybuilder.tables.cities.help import CitiesHelp
from citybuilder.tables.cities.preview import PLACING, Previews
from citybuilder.tables.cities.texts import CitiesTexts
from citybuilder.tables.ending import Past
from citybuilder.tables.faces import Parts, seat_ground
from citybuilder.tables.placement import (
    FLAT,
    Motion,
    Panel,
    Part,
    Picture,
    Placement,
    Rect,
    Size,
    lay,
)
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.table import Table
from citybuilder.tables.texts import Texts

LARGE: Final = Size(300, 330)  # a card that is looked at
WHOLE: Final = Size(620, 460)  # a district
STAR: Final = 24.0
WHICH: Final = (46.0, 20.0)  # size of the sign of the view from above
OVERLAP: Final = 11.0  # by which the goals lie on the skyline
ROOMY: Final = 70.0  # size from which a card of somebody else has its words
GHOST: Final = 0.8  # opacity of what is in hand where it would be placed


class CitiesTable(Table):
    """Keys: plan, goal/G, board, row/R, slot/N, star, start/TILE, seat/S, points/S, space/S/P,
    card/S/K, plot/P, hand/tile, hand/feature/F, hand/piece/C, parts/S, rim/S/NAME,
    later/S/N, flat."""

    def __init__(self, texts: Texts, seats: Sequence[SeatLook], plan: bool = False) -> None:
        super().__init__(texts, seats)
        self.plan = plan
        self.words = cast(CitiesTexts, texts)
        self.box, self.land = self.words.box, self.words.box.land
        self.helper = CitiesHelp(self.words)
        self.districts = Districts(self.box, self.helper, plan)
        self.events = CitiesEvents(self.box, seats)
        self.gains = Gains(self.words)
        self.previews = Previews(self)

    def from_above(self) -> Table:
        return CitiesTable(self.texts, self.seats, plan=True)

    # View to placements

    def place(self, view: State, me: int, size: Size) -> list[Placement]:
        table = cast(CitiesState, view)
        areas = divide_table(size, int(table.seats) - 1)
        pieces = self.city_plan(table, me, areas.plan)
        pieces += self.board(table, me, areas.board)
        for step, area in enumerate(areas.seats):
            pieces += self.area(table, (me + step) % int(table.seats), area, mine=step == 0)
        return pieces

    def city_plan(self, table: CitiesState, me: int, area: Rect) -> list[Placement]:
        """The skyline of the city, and its three goals."""
        city = self.box.cities[table.city]
        name = self.words.city(int(table.city))
        ground = faces.plan_ground(area.w, area.h, city.key, name)
        pieces = [lay("plan", area, ground, 0, name, lifts=False, outline=10)]
        top = area.y + area.w * faces.SKYLINE - OVERLAP
        room = Rect(area.x + 5, top, area.w - 10, area.bottom - 5 - top)
        for number, place in enumerate(grid(room, 3, 1, 5)):
            goal = city.goals[number]
            values = tuple(
                (int(value), self.ring(table, number, rank), not scoring.is_used(table, rank))
                for rank, value in enumerate(goal.values)
            )
            told = tuple(
                (look, self.helper.step(table, seat, number))
                for seat, look in enumerate(self.seats[: int(table.seats)])
            )
            name = self.words.goal(goal)
            parts = faces.goal(place.w, place.h, goal.key, name, told, values)
            pieces.append(lay(f"goal/{number}", place, parts, 2, name, outline=7))
        return pieces

    def ring(self, table: CitiesState, goal: int, rank: int) -> SeatLook | None:
        seat = table.rings[goal * c.RANKS + rank]
        return None if seat == NONE else self.seats[seat]

    def board(self, table: CitiesState, me: int, area: Rect) -> list[Placement]:
        ground = (Panel(Rect(0, 0, area.w, area.h), "panel", "panel_edge", 10, shadow=2),)
        pieces = [lay("board", area, ground, 0, lifts=False, outline=10)]
        for row, place in enumerate(rows(area)):
            head = Rect(place.x, place.y, place.w, ROW_HEAD)
            name = self.helper.row(row)
            parts = faces.row_head(head.w, head.h, name, self.helper.left(table, row))
            pieces.append(lay(f"row/{row}", head, parts, 3, name, lifts=False))
            for number, spot in enumerate(slots(place)):
                pieces.append(self.slot(table, me, row * c.SLOTS + number, spot))
        pieces += self.starts(table, slots(rows(area)[c.TILES]))
        if table.holder == NONE:
            place = Rect(area.right - STAR - 3, area.bottom - STAR - 3, STAR, STAR)
            pieces.append(self.star(place))
        return pieces

    def star(self, place: Rect) -> Placement:
        name = self.helper.star()
        return lay("star", place, faces.star(place.w), 4, name, lifts=False, outline=STAR / 2)

    def starts(self, table: CitiesState, places: list[Rect]) -> list[Placement]:
        """Start tiles lie in the row of tiles until all have chosen."""
        found = [tile for tile, count in enumerate(table.starts) if count]
        all_starts = [tile for tile, printed in enumerate(self.box.tiles) if printed.start]
        pieces = []
        for tile in found:
            place = places[all_starts.index(tile) % len(places)]
            parts = faces.tile(place.w, place.h, self.box.tiles[tile].key)
            name = self.words.tile_name(tile)
            pieces.append(lay(f"start/{tile}", place, parts, 3, name, "start"))
        return pieces

    def slot(self, table: CitiesState, me: int, slot: int, place: Rect) -> Placement:
        worker = table.workers[slot]
        look = None if worker == NONE else self.seats[worker]
        parts = self.slot_parts(table, me, slot, place)
        if worker != NONE or not parts:
            parts = faces.empty_slot(place.w, place.h, look)
        name = self.helper.slot(table, slot)
        return lay(f"slot/{slot}", place, parts, 2, name, "slot", lifts=worker == NONE)

    def slot_parts(self, table: CitiesState, me: int, slot: int, place: Rect) -> Parts:
        """What lies there; nothing where nothing does."""
        row, number = slot // c.SLOTS, slot % c.SLOTS
        w, h = place.w, place.h
        if row == c.CARDS:
            card = int(table.row_cards[number])
            if card == UNKNOWN:
                return faces.hidden_card(w, h)
            return () if card == NONE else self.card_face(card, w, h, self.brings(table, me, card))
        if row == c.TILES:
            tile = int(table.row_tiles[number])
            if tile == NONE:
                return ()
            return faces.tile(w, h, "tile_back" if tile < 0 else self.box.tiles[tile].key)
        if row == c.FEATURES:
            found = self.words.slot_features(table, number)
            return self.things(place, row, found, 46)
        if number == c.SLOTS - 1:
            unseen = ("?",) * int(self.box.setup.drawn)
            return faces.slot(w, h, unseen, 30) if table.round and not table.over else ()
        return self.things(place, row, self.words.slot_pieces(table, number), 38)

    def things(self, place: Rect, row: int, found: Sequence[int], side: float) -> Parts:
        """Side by side in a slot."""
        pictures = tuple(art(self.box, row, what) for what in found)
        return faces.slot(place.w, place.h, pictures, side) if pictures else ()

    def brings(self, table: CitiesState, seat: int, card: int) -> int:
        return int(scoring.card_line(self.box, table, seat, card).points)

    def card_face(self, card: int, w: float, h: float, now: int | None) -> Parts:
        printed = self.box.cards[card]
        name = self.words.card_on_face(card)
        return faces.card(w, h, printed.key, name, int(printed.points), now)

    # Players

    def area(self, table: CitiesState, seat: int, area: Rect, mine: bool) -> list[Placement]:
        acting = bool(table.asked) and table.asked[-1].seat == seat and not table.over
        head = Rect(10, 2, area.w - 84, HEAD - 2)
        ground = seat_ground(area.w, area.h, head, self.seats[seat], acting)
        made_of = self.helper.parts(table, seat)
        spoken = self.helper.points(seat, sum(made_of))
        pieces = [lay(f"seat/{seat}", area, ground, 0, spoken, lifts=False, outline=10)]
        counter = Rect(area.right - 62, area.y + 4, 56, 20)
        parts = faces.points(counter.w, counter.h, sum(made_of))
        pieces.append(lay(f"points/{seat}", counter, parts, 2, spoken, lifts=False))
        if table.holder == seat:
            pieces.append(self.star(Rect(counter.x - STAR - 6, area.y + 2, STAR, STAR)))
        if mine:
            pieces.append(self.from_above_sign(counter.x - STAR - 12, area.y + 4))
        rooms = self.rooms(table, area, mine)
        return [
            *pieces,
            self.parts(seat, made_of, rooms.parts, spoken),
            *self.district(table, seat, rooms, mine),
            *self.cards(table, seat, rooms, mine),
        ]

    def from_above_sign(self, right: float, top: float) -> Placement:
        place = Rect(right - WHICH[0], top, *WHICH)
        parts = faces.from_above(place.w, place.h, self.plan)
        name, radius = self.helper.from_above(), place.h / 2
        return lay(FLAT, place, parts, 3, name, lifts=False, outline=radius)

    def parts(self, seat: int, points: list[int], place: Rect, spoken: str) -> Placement:
        """What the points of a seat are made of."""
        names = tuple(self.helper.part_names())
        parts = faces.score_parts(place.w, place.h, tuple(points), names)
        return lay(f"parts/{seat}", place, parts, 2, spoken, lifts=False)

    def rooms(self, table: CitiesState, area: Rect, mine: bool) -> Area:
        found = divide(area, table.long > table.short, mine)
        return found if mine or not self.plan else whole(found)

    def room(self, table: CitiesState, me: int, size: Size, seat: int) -> Area:
        """Where the district of a seat lies, and what belongs to it."""
        step = (seat - me) % int(table.seats)
        area = divide_table(size, int(table.seats) - 1).seats[step]
        return self.rooms(table, area, mine=step == 0)

    def district(self, table: CitiesState, seat: int, rooms: Area, mine: bool) -> list[Placement]:
        grows = mine and self.is_laying(table, seat)
        ground = self.districts.ground(table, seat, rooms.ground, grows)
        pieces = self.districts.rim(table, seat, ground, grows)
        builds = mine and self.is_asked(table, seat, c.ASK_BUILD)
        thin = self.districts.before(table, seat, ground) if builds else frozenset()
        pieces += self.districts.spaces(table, seat, ground, thin=thin)
        if grows:
            pieces += self.districts.plots(table, seat, ground)
        if table.asked and table.asked[-1].seat == seat:
            pieces += self.hand(table, rooms.ground, mine)
        return pieces

    def ground(self, table: CitiesState, me: int, seat: int, room: Rect) -> Ground:
        """With room for a tile only where somebody looks for a place: others keep their size."""
        grows = seat == me and self.is_laying(table, seat)
        return self.districts.ground(table, seat, room, grows)

    def is_laying(self, table: CitiesState, seat: int) -> bool:
        """Whether a tile is in hand."""
        return self.is_asked(table, seat, c.ASK_LAY) and table.hand_tile != NONE

    def is_asked(self, table: CitiesState, seat: int, kind: int) -> bool:
        asked = table.asked[-1] if table.asked else None
        return asked is not None and (asked.kind, asked.seat) == (kind, seat)

    def hand(self, table: CitiesState, room: Rect, mine: bool) -> list[Placement]:
        """What is about to be placed, in the upper right corner of the district."""
        size = 38.0 if mine else 24.0
        found: list[tuple[str, Parts, str, float]] = []
        if table.hand_tile != NONE:
            tile, wide = int(table.hand_tile), size * 2
            whole = Rect(0, 0, wide, size * 1.2)
            face: Parts = (Picture(whole, art(self.box, c.TILES, tile), crop=False),)
            found.append(("hand/tile", face, self.words.tile_name(tile), wide))
        for key, row, counts, named in (
            ("feature", c.FEATURES, table.hand_features, self.words.features),
            ("piece", c.PIECES, table.hand_pieces, self.words.pieces),
        ):
            for what, count in enumerate(counts):
                if count:
                    face = faces.pieces(size, art(self.box, row, what), int(count))
                    found.append((f"hand/{key}/{what}", face, named([what] * int(count)), size))
        pieces = []
        right = room.right - 2
        for key, parts, name, wide in reversed(found):
            right -= wide + 3
            place = Rect(right, room.y + 2, wide, size * 1.2 if key == "hand/tile" else size)
            pieces.append(lay(key, place, parts, 5, name, lifts=False))
        return pieces

    def cards(self, table: CitiesState, seat: int, rooms: Area, mine: bool) -> list[Placement]:
        """The cards of a seat, and where those will lie that it has yet to take."""
        if not rooms.cards.h:
            return []
        held = self.in_turn(table, seat)
        most = int(table.rounds * table.workers_each)
        columns = card_columns(rooms.cards, most, mine)
        places = grid(rooms.cards, columns, -(-most // columns))
        pieces = []
        for card, place in zip(held, places, strict=False):
            now = self.brings(table, seat, card)
            if mine or (place.w >= ROOMY and place.h >= ROOMY):
                parts = self.card_face(card, place.w, place.h, now)
            else:
                parts = faces.small_card(place.w, place.h, self.box.cards[card].key, now)
            name = self.words.card(card)
            pieces.append(lay(f"card/{seat}/{card}", place, parts, 2, name, outline=6))
        for number, place in enumerate(places[len(held) : most] if mine else []):
            parts, name = faces.card_place(place.w, place.h), self.helper.card_place()
            pieces.append(lay(f"later/{seat}/{number}", place, parts, 1, name, lifts=False))
        return pieces

    def in_turn(self, table: CitiesState, seat: int) -> list[int]:
        """The cards before a seat, as they were taken: a new one moves no other."""
        first = seat * self.box.kinds
        return sorted(map(int, self.box.held(table, seat)), key=lambda n: table.held[first + n])

    # Spots

    def spot(self, view: State, asked: Decision, action: Action) -> str:
        kind = action.kind
        if kind == c.TAKE:
            return f"slot/{action.where}"
        if kind == c.START:
            return f"start/{action.what}"
        if kind == c.LAY:
            return f"plot/{action.where}"
        return f"space/{asked.seat}/{action.where}" if kind in (c.PUT, c.BUILD) else ""

    def has_variants(self, asked: Decision) -> bool:
        """A tile is turned; of several features or pieces another one is taken in hand."""
        return asked.kind in (c.ASK_LAY, c.ASK_PUT, c.ASK_BUILD)

    def place_name(self, view: State, asked: Decision, action: Action) -> str:
        return self.words.place_name(cast(CitiesState, view), asked, action)

    def way_name(self, asked: Decision, action: Action) -> str:
        return self.words.turned(action) if action.kind == c.LAY else ""

    def turned(
        self, view: State, me: int, size: Size, asked: Decision, action: Action
    ) -> tuple[Part, ...]:
        table = cast(CitiesState, view)
        room = self.room(table, me, size, asked.seat).ground
        cell = self.ground(table, me, asked.seat, room).cell
        if action.kind == c.LAY:
            lands = self.land.turned[action.what * 4 + action.amount]
            return tile_parts(cell, tuple(int(land) for land in lands), GHOST)
        at = asked.seat * table.size + action.where
        if action.kind == c.PUT:
            ghost = Space(NONE, NONE, self.box.features[action.what].key)
        else:
            ghost = Space(int(action.what), NONE, height=1 + int(table.height[at]))
        if self.plan:
            return plan_parts(cell, ghost)
        whole = Rect(0, 0, cell, cell * TALL)
        return tuple(
            Picture(whole, f"{ART}/{key}", crop=False, opacity=GHOST)
            for key in standing_keys(ghost)
        )

    def gives_up(self, asked: Decision, action: Action) -> bool:
        return action.kind == c.LEAVE

    def preview(
        self, view: State, me: int, size: Size, asked: Decision, action: Action
    ) -> list[Placement]:
        if action.kind not in (c.LAY, c.PUT, c.BUILD):
            return []
        return self.previews.of_answer(cast(CitiesState, view), me, size, asked, action)

    def pointed_out(self, view: State, me: int, size: Size, key: str) -> list[Placement]:
        return self.previews.of_piece(cast(CitiesState, view), me, size, key)

    def kept_clear(self, view: State, me: int, size: Size, asked: Decision) -> Rect | None:
        table = cast(CitiesState, view)
        return self.room(table, me, size, me).ground if asked.kind in PLACING else None

    # Words

    def help(self, view: State, me: int, key: str) -> str:
        return self.helper.tip(cast(CitiesState, view), me, key)

    def enlarged(self, view: State, me: int, key: str) -> Placement | None:
        table = cast(CitiesState, view)
        what, *numbers = key.split("/")
        place = Rect(0, 0, LARGE.width, LARGE.height)
        if what == "card":
            seat, card = int(numbers[0]), int(numbers[1])
            now = self.brings(table, seat, card)
            return lay(key, place, self.card_face(card, place.w, place.h, now))
        if what in ("seat", "points", "space"):
            return self.large_district(table, int(numbers[0]), key)
        if what == "goal":
            goal = self.box.goals(table)[int(numbers[0])]
            return self.large_picture(key, goal.key)
        if what == "start":
            return self.large_picture(key, self.box.tiles[int(numbers[0])].key)
        return self.large_slot(table, key, int(numbers[0])) if what == "slot" else None

    def large_slot(self, table: CitiesState, key: str, slot: int) -> Placement | None:
        row, number = slot // c.SLOTS, slot % c.SLOTS
        place = Rect(0, 0, LARGE.width, LARGE.height)
        card, tile = int(table.row_cards[number]), int(table.row_tiles[number])
        if row == c.CARDS and card >= 0:
            return lay(key, place, self.card_face(card, place.w, place.h, None))
        if row == c.TILES and tile >= 0:
            return self.large_picture(key, self.box.tiles[tile].key)
        if row == c.FEATURES:
            found = [what for what in self.words.slot_features(table, number) if what >= 0]
            return self.large_picture(key, self.box.features[found[0]].key) if found else None
        return None

    def large_picture(self, key: str, art: str) -> Placement:
        place = Rect(0, 0, LARGE.width, LARGE.width * 0.66)
        return lay(key, place, faces.tile(place.w, place.h, art))

    def large_district(self, table: CitiesState, seat: int, key: str) -> Placement:
        """A whole district, to be looked at."""
        room = Rect(0, 0, WHOLE.width, WHOLE.height)
        ground = self.districts.ground(table, seat, room.inset(12), grows=False)
        parts: list[Part] = [Panel(room, "panel", "panel_edge", 12, shadow=3)]
        shown = self.districts.rim(table, seat, ground, grows=False)
        for piece in [*shown, *self.districts.spaces(table, seat, ground)]:
            parts += moved(piece.parts, piece.x, piece.y)
        return lay(key, room, tuple(parts))

    # Events

    def motions(self, event: Event) -> list[Motion]:
        return self.events.motions(event)

    def joins(self, before: Event, event: Event) -> bool:
        return self.events.joins(before, event)

    def begins(self, event: Event, view: State) -> str:
        return self.texts.turn(view) if event.kind == c.ROUND_BEGAN else ""

    def great(self, event: Event, view: State) -> Beat | None:
        if event.kind != c.REACHED:
            return None
        return Beat(self.texts.event(event).rstrip("."), self.seats[event.seat], great=True)

    def changed(self, event: Event, view: State) -> list[str]:
        tile = tile_spaces(cast(CitiesState, view), int(event.where))
        return self.events.changed(event, tile)

    def concerned(self, event: Event) -> list[str]:
        return self.events.concerned(event)

    # After the match

    def lit(self, state: State, seat: int, line: ScoreLine) -> list[str]:
        return ending.lit(cast(CitiesState, state), seat, line)

    def portrait(self, state: State, seat: int, size: Size) -> list[Placement]:
        table, room = cast(CitiesState, state), Rect(0, 0, size.width, size.height)
        ground = self.districts.ground(table, seat, room, grows=False)
        return self.districts.spaces(table, seat, ground)

    def facts(self, past: Past) -> list[str]:
        return ending.facts(past, self.words)

    def series(self) -> list[str]:
        return self.helper.series()

    def values(self, state: State, seat: int) -> list[int]:
        lines = scoring.lines(self.box, cast(CitiesState, state), seat)
        cards = sum(line.points for line in lines if line.rule >= c.CARD_RULE)
        areas = sum(line.points for line in lines if line.rule < c.SCORE_MONUMENT)
        return [int(total(lines)), int(cards), int(areas)]


def card_columns(room: Rect, most: int, mine: bool) -> int:
    """In how many columns so many cards are laid."""
    if room.h > 1.2 * room.w:
        return 2 if most <= 8 else 3
    if mine or room.h < 0.7 * room.w:
        return 4 if most <= 8 else 5
    return 3 if most <= 8 else 4


TABLE: Final = CitiesTable
