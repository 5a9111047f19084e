"""The table of Urbanization: from a view to placements, spots and motions."""

from collections.abc import Sequence
from typing import Final, cast

from citybuilder.core.game import NONE, Action, Decision, Event, State
from citybuilder.core.score import ScoreLine
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.beats import Beat
from citybuilder.tables.ending import Past
from citybuilder.tables.placement import Motion, Placement, Rect, Size, lay
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.table import Table
from citybuilder.tables.texts import Texts
from citybuilder.tables.urbanization import ending, faces, track_faces
from citybuilder.tables.urbanization.areas import divide_table
from citybuilder.tables.urbanization.boards import CITIZENS, GRAIN, Boards
from citybuilder.tables.urbanization.events import UrbanizationEvents, more_citizens
from citybuilder.tables.urbanization.gains import Gains, around, beside
from citybuilder.tables.urbanization.ground import ART
from citybuilder.tables.urbanization.help import UrbanizationHelp
from citybuilder.tables.urbanization.labels import Labels
from citybuilder.tables.urbanization.market import Market
from citybuilder.tables.urbanization.routes import Routes
from citybuilder.tables.urbanization.texts import UrbanizationTexts

LARGE: Final = Size(250, 330)  # a card that is looked at
WHOLE: Final = Size(985, 565)  # the track of inventions
BY_PLACE: Final = (c.LAND, c.BUILDINGS, c.GRAIN, c.ORDERS, c.INDUSTRY, c.PRODUCE)
ON_TRACK: Final = (c.ASK_ACTION, c.ASK_MARKER, c.ASK_STEP)
OPEN: Final = (c.ASK_START, c.ASK_CHARACTER, c.ASK_ACTION)
ABOUT: Final = {  # the pieces that a question in the midst of an action is about
    c.ASK_SPREAD: "region",
    c.ASK_LIFT: "region",
    c.ASK_SHIFT: "region",
    c.ASK_LAND: "region",
    c.ASK_KIND: "supply",
    c.ASK_BUILD: "region",
    c.ASK_GRAIN: "grain",
    c.ASK_BUY: "grain",
    c.ASK_SOW: "region",
    c.ASK_ORDERS: "slot",
    c.ASK_INDUSTRY: "slot",
    c.ASK_SETTLE: "region",
}
AT_THE_END: Final = (
    c.STEP_BEGAN,
    c.GRAIN_BACK,
    c.GRAIN_GREW,
    c.CARD_LEFT,
    c.CITIZENS,
    c.FED,
    c.REFILLED,
    c.MAYOR_CAME,
)
GROUNDS: Final = {  # what pieces that are chosen from lie on
    "region": "map",
    "supply": "map",
    "slot": "industry",
    "grain": "market",
    "space": "track",
    "invention": "track",
}
OVER: Final = 600.0  # z of what an answer would bring
ON_REGION: Final = (c.START, c.MOVE, c.LIFT, c.BUY_LAND, c.RAISE, c.SETTLE)

Shortcut = tuple[str, list[Action], str]  # a piece, the answers there, and what they come to


class UrbanizationTable(Table):
    """Keys: map, region/R, supply/KIND, bank, rounds, industry, slot/N, deck, orders/C, market,
    grain/SPACE, track, space/N, invention/I, action/N, character/N, works; of a seat seat/S,
    points/S, money/S, markers/S, row/S/N, hired/S, mayor, stack/S/K, idea/S/I."""

    def __init__(self, texts: Texts, seats: Sequence[SeatLook]) -> None:
        super().__init__(texts, seats)
        self.words = cast(UrbanizationTexts, texts)
        self.rules = self.words.rules
        self.helper = UrbanizationHelp(self.words)
        self.market = Market(self.helper, seats)
        self.boards = Boards(self.helper, seats)
        self.labels = Labels(self.words)
        self.routes = Routes(self.words)
        self.gains = Gains(self.helper)
        self.events = UrbanizationEvents(self.rules, seats)

    # View to placements

    def place(self, view: State, me: int, size: Size) -> list[Placement]:
        table = cast(UrbanizationState, view)
        areas = divide_table(size, table.seats - 1, table.inventing)
        pieces = self.market.land(table, me, areas.map)
        pieces += self.market.industry(table, areas.industry)
        pieces += self.market.grain(table, areas.grain)
        if areas.track is not None:
            pieces += self.market.track(table, areas.track)
        pieces += self.market.bar(table, me, areas.bar)
        pieces += self.boards.mine(table, me, areas.mine)
        pieces += self.boards.works(table, me, areas.works)
        others = [(me + step) % table.seats for step in range(1, table.seats)]
        for seat, area in zip(others, areas.others, strict=True):
            pieces += self.boards.other(table, seat, area)
        return pieces

    # Spots

    def spot(self, view: State, asked: Decision, action: Action) -> str:
        kind, seat = action.kind, asked.seat
        if kind in ON_REGION:
            return f"region/{action.where}"
        if kind == c.SEED:
            on_card = action.where == c.ON_CARD
            return f"hired/{seat}" if on_card else f"region/{action.where}"
        if kind in (c.ACT, c.CHOOSE):
            return f"action/{action.what}"
        if kind == c.KIND:
            return f"supply/{action.what}"
        if kind == c.BUY_GRAIN:
            return f"grain/{action.where}"
        if kind in (c.ORDER, c.ATTRACT):
            return f"slot/{action.where}"
        if kind == c.MODERNISE:
            return f"stack/{seat}/{action.what}"
        return self.spot_on_track(asked, action)

    def spot_on_track(self, asked: Decision, action: Action) -> str:
        """The space that a marker would come to, or the card that is taken."""
        if action.kind == c.ENTER:
            return "space/0"
        if action.kind == c.ADVANCE:
            return f"space/{action.where + 1}"
        if action.kind == c.STEP:
            return f"space/{asked.what + 1}"
        return f"invention/{action.what}" if action.kind == c.TAKE else ""

    def also(self, view: State, asked: Decision, action: Action) -> tuple[str, ...]:
        kind, seat = action.kind, asked.seat
        if kind == c.USE:
            return (f"hired/{seat}",)
        if kind == c.SELL_GRAIN:
            return (f"row/{seat}/{GRAIN}",)
        if kind == c.MAKE:
            return (f"stack/{seat}/{action.what // c.FIELDS}",)
        return ()

    def shortcuts(self, view: State, asked: Decision, legal: Sequence[Action]) -> list[Shortcut]:
        """Which action it is, the place says as well: land, a barn, a factory card, what can be
        built; a factory of one's own means goods, and an invention all steps on the way to it."""
        table = cast(UrbanizationState, view)
        found: list[Shortcut] = []
        if asked.kind in ON_TRACK and table.inventing:
            offered = set(legal)
            found += [
                (way.key, list(way.answers), self.routes.meaning(way))
                for way in self.routes.open(table)
                if way.answers[0] in offered
            ]
        if asked.kind != c.ASK_ACTION:
            return found
        for action in legal:
            if action.kind == c.ACT and action.what in BY_PLACE:
                after = table.copy()
                self.rules.apply(after, action)
                found += self.places_of(after, [action])
        return found

    def places_of(self, after: UrbanizationState, begun: list[Action]) -> list[Shortcut]:
        """Where the question can be answered that an action leads to."""
        asked, long = after.asked[-1], self.words.action_long(begun[0].what)
        if begun[0].what == c.PRODUCE:
            stacks, _ = self.boards.owned(after, asked.seat)
            return [(f"stack/{asked.seat}/{stack}", begun, long) for stack in stacks]
        if asked.kind == c.ASK_USE:
            return self.with_help(after, begun)
        found = []
        for answer in self.rules.legal(after):
            key = self.spot(after, asked, answer)
            if key:
                said = f"{long} – {self.words.action(after, asked, answer)}"
                found.append((key, [*begun, answer], said))
        return found

    def with_help(self, after: UrbanizationState, begun: list[Action]) -> list[Shortcut]:
        """The same with the character and without: nobody helps unasked, so there is nothing where
        it is possible in one way only."""
        helped, alone = after.copy(), after.copy()
        use, renounce = Action(c.USE), Action(c.RENOUNCE)
        self.rules.apply(helped, use)
        self.rules.apply(alone, renounce)
        if alone.asked[-1].kind == c.ASK_ACTION:
            return []
        plain = self.places_of(alone, [*begun, renounce])
        if helped.asked[-1].kind == alone.asked[-1].kind:
            others = self.places_of(helped, [*begun, use])
        else:  # the character asks something first
            long = self.words.action_long(begun[0].what)
            others = [(key, [*begun, use], long) for key, _, _ in plain]
        keys, who = {key for key, _, _ in plain}, after.asked[-1].what
        told = [(key, way, self.words.helped(said, who)) for key, way, said in others]
        return [*(each for each in told if each[0] in keys), *plain]

    def figure(self, asked: Decision, action: Action) -> int:
        """Actions and characters have their keys from left to right, always the same."""
        return action.what + 1 if action.kind in (c.ACT, c.CHOOSE) else 0

    def gives_up(self, asked: Decision, action: Action) -> bool:
        kind = action.kind
        makes_none = kind == c.MAKE and not action.amount
        return makes_none or kind in (c.PASS, c.RENOUNCE, c.STOP, c.DONE)

    def is_midway(self, asked: Decision) -> bool:
        """An action was begun."""
        return asked.kind not in OPEN

    def rank(self, asked: Decision, action: Action) -> int:
        """Regions stand in the order of their names."""
        names = self.words.region_names
        return sorted(names).index(names[action.where]) if action.kind in ON_REGION else 0

    def is_deliberate(self, asked: Decision, action: Action) -> bool:
        """Neither selling nor making few goods is meant by haste."""
        return self.gives_up(asked, action) or action.kind in (c.SELL_GRAIN, c.MAKE)

    def refusal(self, view: State, asked: Decision, me: int, key: str) -> str:
        """In the midst of an action only its question counts, and what it is about."""
        told = super().refusal(view, asked, me, key)
        if asked.kind in OPEN:
            return told or (self.labels.below() if asked.kind == c.ASK_ACTION else "")
        if told and key.split("/")[0] == ABOUT.get(asked.kind):
            return told
        return self.labels.first(cast(UrbanizationState, view))

    def announced(self, events: Sequence[Event]) -> str:
        """The steps at the end of a round, one after the other."""
        if events[0].kind not in AT_THE_END:
            return ""
        return " ".join(self.words.story(events))

    def preview(
        self, view: State, me: int, size: Size, asked: Decision, action: Action
    ) -> list[Placement]:
        """What it would bring; where there are several amounts, each of them."""
        table = cast(UrbanizationState, view)
        answers = [action]
        if action.kind == c.MAKE:
            answers = [each for each in self.rules.legal(table) if each.kind == c.MAKE]
        pieces = (self.spot(view, asked, action), *self.also(view, asked, action))
        key = next(filter(None, pieces), "")
        ways = [(self.words.action(view, asked, each), [each]) for each in answers]
        return self.told(table, me, size, asked, key, ways)

    def preview_beyond(
        self,
        view: State,
        me: int,
        size: Size,
        asked: Decision,
        key: str,
        ways: Sequence[tuple[str, Sequence[Action]]],
    ) -> list[Placement]:
        return self.told(cast(UrbanizationState, view), me, size, asked, key, ways)

    def told(
        self,
        table: UrbanizationState,
        me: int,
        size: Size,
        asked: Decision,
        key: str,
        ways: Sequence[tuple[str, Sequence[Action]]],
    ) -> list[Placement]:
        """A box beside what is pointed at, and beside all that could be chosen instead; none for
        what has no place."""
        box = self.gains.box(table, asked, ways)
        places = {piece.key: piece.rect for piece in self.place(table, me, size)}
        if box is None or key not in places:
            return []
        what = key.split("/")[0]
        about = places.get(GROUNDS.get(what, ""), places[key])
        if what == "action":
            about = around([place for other, place in places.items() if other.startswith(what)])
        return [lay("gains", beside(about, places[key], box, size), box.parts, OVER)]

    # Words

    def help(self, view: State, me: int, key: str) -> str:
        table = cast(UrbanizationState, view)
        if key.startswith("action/") and self.is_choosing_character(table):
            key = key.replace("action", "character")
        elif key.startswith("character/") and self.helper.actions.asks_me(table, me, c.ASK_ACTION):
            key = key.replace("character", "action")  # the whole tile is one answer
        return self.helper.tip(table, me, key)

    def is_choosing_character(self, table: UrbanizationState) -> bool:
        return bool(table.asked) and table.asked[-1].kind == c.ASK_CHARACTER

    def enlarged(self, view: State, me: int, key: str) -> Placement | None:
        table = cast(UrbanizationState, view)
        what, *numbers = key.split("/")
        place = Rect(0, 0, LARGE.width, LARGE.height)
        if what == "slot" and table.display[int(numbers[0])] != NONE:
            return lay(key, place, self.market.card(table, int(numbers[0]), place))
        if what == "stack":
            return self.boards.stack(table, int(numbers[0]), int(numbers[1]), place, named=True)
        if what in ("invention", "idea"):
            return self.large_invention(key, int(numbers[-1]))
        if what == "action" and self.is_choosing_character(table):
            return self.large_character(table, f"character/{numbers[0]}")
        if what in ("character", "hired", "mayor"):
            return self.large_character(table, key)
        return self.large_track(table, key) if what in ("track", "space") else None

    def large_invention(self, key: str, number: int) -> Placement:
        words = (self.words.invention(number), self.words.invention_help(number))
        return self.large_card(key, self.rules.box.inventions[number].key, *words)

    def large_card(self, key: str, art: str, name: str, text: str) -> Placement:
        place = Rect(0, 0, LARGE.width, LARGE.height)
        return lay(key, place, faces.large(place.w, place.h, art, name, text))

    def large_character(self, table: UrbanizationState, key: str) -> Placement:
        what, *numbers = key.split("/")
        if what == "mayor":
            who = c.MAYOR
        else:
            who = int(numbers[0]) if what == "character" else table.character[int(numbers[0])]
        art = self.rules.box.characters[who].key
        return self.large_card(key, art, self.words.character(who), self.words.character_help(who))

    def large_track(self, table: UrbanizationState, key: str) -> Placement | None:
        """All inventions that wait, with their names and what they do."""
        waiting = [number for number, owner in enumerate(table.inventor) if owner == NONE]
        if not waiting:
            return None
        cards = tuple(
            (
                self.rules.box.inventions[number].space + 1,
                self.rules.box.inventions[number].key,
                self.words.invention(number),
                self.words.invention_help(number),
            )
            for number in waiting
        )
        return lay(
            key,
            Rect(0, 0, WHOLE.width, WHOLE.height),
            track_faces.large_track(WHOLE.width, WHOLE.height, cards),
        )

    # Events

    def motions(self, event: Event) -> list[Motion]:
        return self.events.motions(event)

    def joins(self, before: Event, event: Event) -> bool:
        return self.events.joins(before, event)

    def begins(self, event: Event, view: State) -> str:
        return self.words.round_of(view) if event.kind == c.ROUND_BEGAN else ""

    def great(self, event: Event, view: State) -> Beat | None:
        look = self.seats[event.seat]
        if event.kind == c.INVENTED:
            art = f"{ART}/{self.rules.box.inventions[event.what].key}"
            told, idea = self.texts.event(event).rstrip("."), f"idea/{event.seat}/{event.what}"
            return Beat(told, look, art, great=True, about=idea)
        citizens = more_citizens(event, cast(UrbanizationState, view))
        if not citizens:
            return None
        told = self.labels.needs(event.seat, citizens)
        return Beat(told, look, great=True, about=f"row/{event.seat}/{CITIZENS}")

    def changed(self, event: Event, view: State) -> list[str]:
        return self.events.changed(event)

    def concerned(self, event: Event) -> list[str]:
        return self.events.concerned(event)

    # After the match

    def lit(self, state: State, seat: int, line: ScoreLine) -> list[str]:
        return ending.lit(cast(UrbanizationState, state), seat, int(line.rule))

    def portrait(self, state: State, seat: int, size: Size) -> list[Placement]:
        """The map without what lies in its corners."""
        return self.market.map(cast(UrbanizationState, state), Rect(0, 0, size.width, size.height))

    def facts(self, past: Past) -> list[str]:
        return ending.facts(past, self.words)

    def series(self) -> list[str]:
        return self.helper.series()

    def values(self, state: State, seat: int) -> list[int]:
        table = cast(UrbanizationState, state)
        points = table.points_of(seat)
        return [points, table.citizens[seat], table.money[seat]]


TABLE: Final = UrbanizationTable
