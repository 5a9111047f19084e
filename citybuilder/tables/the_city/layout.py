"""The City's table: from a view to placements, spots and motions."""

from collections.abc import Sequence
from typing import Final, cast

from citybuilder.core.game import NONE, Action, Decision, Event, State
from citybuilder.core.score import ScoreLine
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.state import TheCityState
from citybuilder.tables.beats import Beat
from citybuilder.tables.ending import Past
from citybuilder.tables.faces import best_grid, in_the_middle, seat_ground
from citybuilder.tables.placement import LEFT, Label, Motion, Panel, Placement, Rect, Size, lay
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.table import Table
from citybuilder.tables.texts import Texts
from citybuilder.tables.the_city import board, ending, faces
from citybuilder.tables.the_city.areas import divide_table, fan
from citybuilder.tables.the_city.events import TheCityEvents, changed, concerned, milestone
from citybuilder.tables.the_city.help import TheCityHelp
from citybuilder.tables.the_city.printed import SYMBOLS, Printed
from citybuilder.tables.the_city.texts import TheCityTexts

LARGE: Final = Size(240, 320)  # a card that is looked at
HEAD: Final = 25.0  # of a player's area
EDGES: Final = 34.0  # at the ends of the track
LEAST_DRAWN: Final = 0.34  # of the width of the hand, for what was drawn after passing
MOST_DRAWN: Final = 0.52
GIVING: Final = (c.ASK_PAY, c.ASK_DISCARD, c.ASK_LIMIT)  # several cards at once


class TheCityTable(Table):
    """Keys: track, points/S, seat/S, cards/S, city/S/KIND, choices, choice/S, deck, discard,
    architects, hand/KIND/COPY, drawn, offer/KIND/COPY."""

    def __init__(self, texts: Texts, seats: Sequence[SeatLook]) -> None:
        super().__init__(texts, seats)
        self.words = cast(TheCityTexts, texts)
        self.rules = self.words.rules
        self.box = self.rules.box
        self.helper = TheCityHelp(self.words)
        self.printed = Printed(self.words)
        self.events = TheCityEvents(self.box, seats)

    # View to placements

    def place(self, view: State, me: int, size: Size) -> list[Placement]:
        table = cast(TheCityState, view)
        areas = divide_table(size, table.seats - 1)
        others = [(me + step) % table.seats for step in range(1, table.seats)]
        pieces = self.track(table, areas.track)
        for seat, area in zip(others, areas.others, strict=True):
            pieces.extend(self.area(table, seat, area, large=False))
        pieces.extend(self.area(table, me, areas.mine, large=True))
        pieces.extend(self.middle(table, me, areas.choices))
        pieces.extend(self.hand(table, me, areas.hand))
        return pieces

    def track(self, table: TheCityState, area: Rect) -> list[Placement]:
        """Points from 0 to the goal; seats with equal points stand side by side."""
        totals = [int(table.total(seat)) for seat in range(table.seats)]
        goal = int(self.box.setup.goal)
        last = max(goal, *totals)
        step = (area.w - 2 * EDGES) / last
        ground = board.track(area.w, area.h, EDGES, step, goal, last)
        spoken = self.helper.track()
        pieces = [lay("track", area, ground, 0, spoken, lifts=False, outline=area.h / 2)]
        for seat, total in enumerate(totals):
            level = [other for other in range(table.seats) if totals[other] == total]
            aside = (level.index(seat) - (len(level) - 1) / 2) * board.MARK * 0.72
            middle = area.x + EDGES + step * total + aside
            size = board.MARK
            place = Rect(middle - size / 2, area.y + 4, size, size)
            face = board.pawn(size, self.seats[seat])
            name = self.helper.seat(table, seat)
            pieces.append(lay(f"points/{seat}", place, face, 3 + seat * 0.01, name, lifts=False))
        return pieces

    def area(self, table: TheCityState, seat: int, area: Rect, large: bool) -> list[Placement]:
        """Name, points, cards and symbols in a head; the city below it."""
        acting = bool(table.asked) and table.asked[-1].seat == seat and not table.over
        wide = area.w >= 420
        head = HEAD if wide else 2 * HEAD - 6
        figures = (
            Rect(area.w * 0.27, 3, area.w * 0.73 - 8, HEAD)
            if wide
            else Rect(10, HEAD - 2, area.w - 18, HEAD - 4)
        )
        name = Rect(10, 2, (figures.x if wide else area.w) - 14, HEAD)
        spoken = self.helper.seat(table, seat)
        ground = seat_ground(area.w, area.h, name, self.seats[seat], acting)
        pieces = [lay(f"seat/{seat}", area, ground, 0, spoken, lifts=False, outline=10)]
        pieces.extend(self.figures(table, seat, figures, area))
        room = Rect(area.x + 8, area.y + head + 3, area.w - 16, area.h - head - 8)
        return [*pieces, *self.city(table, seat, room, large)]

    def figures(self, table: TheCityState, seat: int, row: Rect, area: Rect) -> list[Placement]:
        """Points and cards with what a round adds to them, and the symbols of the city."""
        income, points = self.box.brings(table, seat)
        total = table.total(seat)
        size = table.hand_size(seat)
        shown = tuple(table.symbols[seat * c.SHOWN : (seat + 1) * c.SHOWN])
        high = 20.0 if row.w >= 300 else 17.0
        counter = high * 3.75
        x, y = area.x + row.x - board.INSET, area.y + row.y + (row.h - high) / 2
        step = min(46.0, (row.w - 2 * counter) / 3)
        worth = Rect(x, y, counter - 1, high)
        cards = Rect(x + counter, y, counter - 1, high)
        symbols = Rect(cards.right + 1, y, 3 * step, high)
        pieces = (
            ("worth", worth, board.figure(high, faces.POINTS, total, points), self.helper.seat),
            ("cards", cards, board.figure(high, faces.INCOME, size, income), self.helper.cards),
            (
                "symbols",
                symbols,
                board.shown_symbols(high, SYMBOLS, shown, step),
                self.helper.symbols,
            ),
        )
        return [
            lay(f"{key}/{seat}", place, face, 2, spoken(table, seat), lifts=False)
            for key, place, face, spoken in pieces
        ]

    def city(self, table: TheCityState, seat: int, room: Rect, large: bool) -> list[Placement]:
        first = seat * table.kinds
        owned = [kind for kind in range(table.kinds) if table.cities[first + kind] > 0]
        widest, tallest = (128, 166) if large else (88, 98)
        places = best_grid(len(owned), room, 4, 28, widest, tallest)
        pieces = []
        for kind, place in zip(owned, places, strict=True):
            income, points = self.box.worth(table, seat, kind)
            count = table.cities[first + kind]
            face = self.printed.face(kind)
            parts = faces.built(place.w, place.h, face, count, income, points)
            spoken = self.helper.owned(table, seat, kind)
            pieces.append(lay(f"city/{seat}/{kind}", place, parts, 2, spoken))
        return pieces

    def middle(self, table: TheCityState, me: int, area: Rect) -> list[Placement]:
        """What all have chosen, and below it the piles; where it is asked what is built, some are
        among the choices, and cards that are none recede."""
        heading = Rect(12, 4, area.w - 24, 20)
        ground = (
            Panel(Rect(0, 0, area.w, area.h), "panel", "panel_edge", 10, shadow=2),
            Label(heading, self.helper.choices(), 13, "ink_soft", 600, LEFT),
        )
        pieces = [lay("choices", area, ground, 0, lifts=False, outline=10)]
        wide, high = board.CARD.w, board.CARD.h
        seats = int(table.seats)
        step = (area.w - 20 - wide) / max(1, seats - 1)
        step = min(step, wide + 26)
        left = area.x + (area.w - step * (seats - 1) - wide) / 2
        for seat in range(seats):
            place = Rect(left + seat * step, area.y + 26, wide, high)
            pieces.append(self.choice(table, seat, place))
        rest = high + 18
        top = area.y + 26 + high
        top += (area.bottom - top - rest) / 2
        each = (area.w - 20) / 3
        chosen = ("deck", "architects") if self.is_asked(table, me, c.ASK_CHOOSE) else ()
        for number, (key, art, count, text) in enumerate(self.helper.piles(table)):
            place = Rect(area.x + 10 + number * each, top, each - 4, rest)
            parts = board.stock(place.w, place.h, art, count, text)
            group = "hand" if key in chosen else ""
            pieces.append(lay(key, place, parts, 2, f"{text}: {count}", group, lifts=False))
        return pieces

    def choice(self, table: TheCityState, seat: int, place: Rect) -> Placement:
        """Empty, face down, or – for those who know it – what it is."""
        look = self.seats[seat]
        kinds = [kind for kind in (table.first[seat], table.second[seat]) if kind >= 0]
        came = ""
        if kinds:
            parts = board.chosen(tuple(self.box.buildings[kind].key for kind in kinds), look)
            came = self.was(table, seat, kinds[-1])
        elif not table.sat[seat]:
            parts = board.slot(look)
        elif table.first[seat] == NONE:
            parts = board.nothing(self.helper.passes(), look)
        else:
            parts = board.face_down(look)
        spoken = self.helper.choice(table, seat)
        return lay(f"choice/{seat}", place, parts, 2, spoken, lifts=False, outline=6, came=came)

    def was(self, table: TheCityState, seat: int, kind: int) -> str:
        """Where a chosen card lay before."""
        if kind == self.box.architect:
            return "architects"
        return f"hand/{kind}/{table.hands[seat * table.kinds + kind]}"

    def hand(self, table: TheCityState, me: int, room: Rect) -> list[Placement]:
        """A fan of all cards; what was drawn after passing lies beside it, on a ground of its own,
        and each card has about as much room."""
        first = me * table.kinds
        mine = copies(table.hands[first : first + table.kinds])
        drawn = copies(table.offer) if self.is_asked(table, me, c.ASK_TAKE) else []
        pieces = []
        if drawn:
            share = len(drawn) / (len(drawn) + len(mine))
            part = room.w * (min(MOST_DRAWN, max(LEAST_DRAWN, share)) if mine else 1.0)
            area = Rect(room.x, room.y, part, room.h)
            below = Rect(area.x + 6, area.y + 15, area.w - 12, area.h - 17)
            pieces.append(self.ground_of_drawn(table, area))
            pieces += self.cards(table, me, "offer", drawn, below)
            room = Rect(room.x + part + 14, room.y, max(1.0, room.w - part - 14), room.h)
        return [*pieces, *self.cards(table, me, "hand", mine, room)]

    def ground_of_drawn(self, table: TheCityState, area: Rect) -> Placement:
        heading = Rect(12, 0, area.w - 24, 17)
        parts = (
            Panel(Rect(0, 0, area.w, area.h), "panel", "panel_edge", 10, shadow=2),
            Label(heading, self.helper.drawn_heading(), 13, "ink_soft", 600, LEFT),
        )
        return lay("drawn", area, parts, 0, self.helper.drawn(table), lifts=False, outline=10)

    def is_asked(self, table: TheCityState, seat: int, kind: int) -> bool:
        asked = table.asked[-1] if table.asked else None
        return asked is not None and asked.seat == seat and asked.kind == kind

    def cards(
        self, table: TheCityState, me: int, key: str, found: list[tuple[int, int]], room: Rect
    ) -> list[Placement]:
        owned = self.box.owned_by(table, me)
        pieces = []
        places = fan(room, len(found))
        seen = min([places[0].w, places[1].x - places[0].x] if len(places) > 1 else [room.w])
        for number, ((kind, copy), place) in enumerate(zip(found, places, strict=True)):
            cost = self.box.cost(kind, owned)
            face = self.printed.face(kind)
            parts = faces.card(place.w, place.h, face, cost, self.box.costs[kind], seen)
            name, above = self.words.card(kind), 3 + number * 0.01
            piece = f"{key}/{kind}/{copy}"
            tick = faces.tick(place.w, place.h, seen)
            pieces.append(lay(piece, place, parts, above, name, key, came="deck", tick=tick))
        return pieces

    # Spots

    def spot(self, view: State, asked: Decision, action: Action) -> str:
        kind = action.kind
        if kind == c.BUILD and action.what == self.box.architect:
            return "architects"
        if kind in (c.BUILD, c.PAY, c.DISCARD):
            return f"hand/{action.what}/0"
        return f"offer/{action.what}/0" if kind == c.TAKE else ""

    def also(self, view: State, asked: Decision, action: Action) -> tuple[str, ...]:
        """The other copies; passing is drawing."""
        table, kind, what = cast(TheCityState, view), action.kind, action.what
        if kind == c.PASS:
            return ("deck",)
        if kind == c.TAKE:
            return tuple(f"offer/{what}/{copy}" for copy in range(1, table.offer[what]))
        if kind == c.ENOUGH or what == self.box.architect:
            return ()
        held = table.hands[asked.seat * table.kinds + what]
        return tuple(f"hand/{what}/{copy}" for copy in range(1, held))

    def many(self, view: State, asked: Decision) -> int:
        return asked.amount if asked.kind in GIVING else 0

    def gives(self, asked: Decision) -> bool:
        return asked.kind in GIVING

    def pool(self, view: State, asked: Decision, legal: Sequence[Action]) -> Sequence[Action]:
        """Any cards of the hand, although the rules ask for them in the order of the list."""
        table = cast(TheCityState, view)
        first = asked.seat * table.kinds
        answers = self.rules.pays if asked.kind == c.ASK_PAY else self.rules.discards
        return [answers[kind] for kind in range(table.kinds) if table.hands[first + kind] > 0]

    # Words

    def gives_up(self, asked: Decision, action: Action) -> bool:
        return action.kind in (c.PASS, c.ENOUGH)

    def help(self, view: State, me: int, key: str) -> str:
        return self.helper.tip(cast(TheCityState, view), me, key)

    def refusal(self, view: State, asked: Decision, me: int, key: str) -> str:
        """Cards say why only where it is asked what is built."""
        card = key.startswith(("hand/", "offer/"))
        if card and not self.helper.chooses(cast(TheCityState, view), me):
            return ""
        return super().refusal(view, asked, me, key)

    def enlarged(self, view: State, me: int, key: str) -> Placement | None:
        table = cast(TheCityState, view)
        what, *numbers = key.split("/")
        if what in ("hand", "offer"):
            kind = int(numbers[0])
        elif what == "city":
            kind = int(numbers[1])
        elif what == "architects":
            kind = self.box.architect
        elif what == "choice" and table.first[int(numbers[0])] >= 0:
            kind = table.first[int(numbers[0])]
        else:
            return None
        place = Rect(0, 0, LARGE.width, LARGE.height)
        cost = self.box.costs[kind]
        return lay(key, place, faces.card(place.w, place.h, self.printed.face(kind), cost, cost))

    # Events

    def motions(self, event: Event) -> list[Motion]:
        return self.events.motions(event, self.helper.passes())

    def joins(self, before: Event, event: Event) -> bool:
        return self.events.joins(before, event)

    def announced(self, events: Sequence[Event]) -> str:
        return self.words.stage(events[0])

    def begins(self, event: Event, view: State) -> str:
        return self.texts.turn(view) if event.kind == c.ROUND_BEGAN else ""

    def great(self, event: Event, view: State) -> Beat | None:
        table, seat = cast(TheCityState, view), event.seat
        points = milestone(event, int(table.total(seat)))
        if not points:
            return None
        return Beat(self.words.reaches(seat, points), self.seats[seat], great=True)

    def changed(self, event: Event, view: State) -> list[str]:
        return changed(event)

    def concerned(self, event: Event) -> list[str]:
        return concerned(event)

    # After the match

    def lit(self, state: State, seat: int, line: ScoreLine) -> list[str]:
        return ending.lit(self.box, cast(TheCityState, state), seat, int(line.rule))

    def portrait(self, state: State, seat: int, size: Size) -> list[Placement]:
        area = Rect(0, 0, size.width, size.height)
        ground = (Panel(area, "panel", "panel_edge", 12, shadow=3),)
        city = self.city(cast(TheCityState, state), seat, area.inset(12), large=True)
        return [lay(f"seat/{seat}", area, ground, outline=12), *in_the_middle(city, area)]

    def facts(self, past: Past) -> list[str]:
        return ending.facts(past, self.words)

    def series(self) -> list[str]:
        return self.helper.series()

    def values(self, state: State, seat: int) -> list[int]:
        table = cast(TheCityState, state)
        income, points = self.box.brings(table, seat)
        return [table.total(seat), points, income]


def copies(column: Sequence[int]) -> list[tuple[int, int]]:
    """Every card of a column by its kind and its number among those of its kind."""
    return [(kind, copy) for kind, count in enumerate(column) for copy in range(count)]


TABLE: Final = TheCityTable
