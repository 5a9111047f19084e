"""Machi Koro's table: from a view to placements, spots and motions."""

from collections.abc import Sequence
from typing import Final, cast

from citybuilder.core.game import NONE, Action, Decision, Event, State
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.tables.beats import Beat
from citybuilder.tables.ending import Counted, Past
from citybuilder.tables.faces import best_grid, in_the_middle, seat_ground
from citybuilder.tables.machi_koro import ending, events, faces
from citybuilder.tables.machi_koro.areas import MOST_IN_TWO, divide_table
from citybuilder.tables.machi_koro.events import DICE
from citybuilder.tables.machi_koro.help import MachiKoroHelp
from citybuilder.tables.machi_koro.market import MarketLayout
from citybuilder.tables.machi_koro.questions import QUESTIONS
from citybuilder.tables.machi_koro.texts import MachiKoroTexts
from citybuilder.tables.placement import Label, Motion, Panel, Placement, Rect, Size, lay
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.table import Table
from citybuilder.tables.texts import Texts

LARGE: Final = Size(230, 300)  # a card that is looked at
STREET: Final = 0.52  # of a portrait, for the landmarks
NAME: Final = 94.0  # units that an opponent's name has at least
HALL: Final = 21.0  # across, of what stands from the start
MEDAL: Final = 0.6  # of the coins beside it
NARROWEST: Final = 34.5  # tile on which all numbers can be read
ROOMY: Final = 14  # kinds of cards for which opponents have room
CROWDED: Final = 0.045  # of the height, more for more of them
ONE_ROW: Final = 4  # landmarks
TWO_ROWS: Final = 120.0  # units that two rows of them need
NAMED: Final = 56.0  # units that one with its name needs
PACKED: Final = 26  # kinds of cards beside which there is no room for one row


class MachiKoroTable(Table):
    """Keys: seat/S, coins/S, landmark/S/N, city/S/KIND, market/KIND, bag, die/N, sum, bank."""

    def __init__(self, texts: Texts, seats: Sequence[SeatLook]) -> None:
        super().__init__(texts, seats)
        self.words = cast(MachiKoroTexts, texts)
        self.rules = self.words.rules
        self.helper = MachiKoroHelp(self.words)
        self.market = MarketLayout(self.helper)

    # View to placements

    def place(self, view: State, me: int, size: Size) -> list[Placement]:
        table = cast(MachiKoroState, view)
        others = [(me + step) % table.seats for step in range(1, table.seats)]
        areas = divide_table(size, len(others), self.crowding(table, others))
        pieces: list[Placement] = []
        opponent = self.opponent if len(others) > 1 else self.side_by_side
        for seat, area in zip(others, areas.opponents, strict=True):
            pieces.extend(opponent(table, seat, area))
        pieces.extend(self.market.place(table, areas.market))
        pieces.extend(self.side_by_side(table, me, areas.mine))
        pieces.extend(self.tray(table, areas.tray))
        return pieces

    def crowding(self, table: MachiKoroState, others: Sequence[int]) -> float:
        """What more of the height opponents need who have very many kinds of cards."""
        most = max(len(self.owned(table, seat)) for seat in others)
        if most <= ROOMY or len(others) == 1 or not table.edition:
            return 0.0
        return CROWDED if len(self.market.kinds(table)) <= MOST_IN_TWO else CROWDED / 2

    def owned(self, table: MachiKoroState, seat: int) -> list[int]:
        """The kinds of a city, in the order of their numbers."""
        kinds = self.market.in_order
        return [kind for kind in kinds if kind < table.kinds and table.copies(seat, kind) > 0]

    def ground(self, table: MachiKoroState, seat: int, area: Rect, head: Rect) -> Placement:
        acting = table.active == seat and not table.over
        parts = seat_ground(area.w, area.h, head, self.seats[seat], acting)
        group = "" if seat == table.active else "seats"
        spoken = self.helper.seat(table, seat)
        return lay(f"seat/{seat}", area, parts, 0, spoken, group, lifts=False, outline=10)

    def landmarks(self, table: MachiKoroState) -> tuple[list[int], list[int]]:
        """The landmarks that have to be built, and those that stand from the start."""
        edition = self.rules.editions[table.edition]
        numbers = range(edition.landmarks)
        return (
            [number for number in numbers if edition.finished >> number & 1],
            [number for number in numbers if edition.begins >> number & 1],
        )

    def opponent(self, table: MachiKoroState, seat: int, area: Rect) -> list[Placement]:
        """A head with name, landmarks and coins; the city below it."""
        head = 32.0
        to_build, given = self.landmarks(table)
        right = area.right - 8
        coins = self.coins(table, seat, right - head, area.y + 5, head)
        last = right - head - 5 - len(given) * (HALL + 3)
        free = area.w - 10 - NAME - (area.right - last)
        wide = min(head * 1.12, free / len(to_build) - 3)
        first = last - 3 - len(to_build) * (wide + 3)
        pieces = [self.ground(table, seat, area, Rect(10, 5, first - area.x - 12, head)), coins]
        for at, number in enumerate(to_build):
            place = Rect(first + at * (wide + 3), area.y + 6, wide, head - 3)
            pieces.append(self.landmark(table, seat, number, place, small=True))
        for at, number in enumerate(given):
            place = Rect(last + at * (HALL + 3), area.y + 5 + (head - HALL) / 2, HALL, HALL)
            pieces.append(self.landmark(table, seat, number, place, small=True))
        room = Rect(area.x + 9, area.y + head + 9, area.w - 18, area.h - head - 15)
        return [*pieces, *self.city(table, seat, room)]

    def side_by_side(self, table: MachiKoroState, seat: int, area: Rect) -> list[Placement]:
        """Name and coins at the left, then the landmarks, then the city."""
        first = 120.0
        name = Rect(10, 8, first - 14, 36)
        size = min(66.0, area.h - 60)
        to_build, given = self.landmarks(table)
        across = size + len(given) * (size * MEDAL + 4)
        left = area.x + (first - across) / 2
        pieces = [
            self.ground(table, seat, area, name),
            self.coins(table, seat, left, area.y + 50, size),
        ]
        for at, number in enumerate(given):
            medal = size * MEDAL
            x = left + size + 4 + at * (medal + 4)
            place = Rect(x, area.y + 50 + size - medal, medal, medal)
            pieces.append(self.landmark(table, seat, number, place, small=False))
        high = area.h - 16
        packed = len(self.owned(table, seat)) > PACKED
        rows = 2 if len(to_build) > ONE_ROW and (high >= TWO_ROWS or packed) else 1
        columns = -(-len(to_build) // rows)
        left = area.x + first
        each = (high - (rows - 1) * 5) / rows
        small = each < NAMED
        wide = each if small else max(74.0, min(high * 0.62, area.w * 0.095))
        for at, number in enumerate(to_build):
            row, column = divmod(at, columns)
            place = Rect(left + column * (wide + 6), area.y + 8 + row * (each + 5), wide, each)
            pieces.append(self.landmark(table, seat, number, place, small))
        left += columns * (wide + 6) + 10
        room = Rect(left, area.y + 8, area.right - 10 - left, high)
        return [*pieces, *self.city(table, seat, room)]

    def coins(self, table: MachiKoroState, seat: int, x: float, y: float, size: float) -> Placement:
        parts = faces.purse(size, table.coins[seat])
        spoken = self.helper.coins(table, seat)
        return lay(f"coins/{seat}", Rect(x, y, size, size), parts, 2, spoken, lifts=False)

    def landmark(
        self, table: MachiKoroState, seat: int, number: int, place: Rect, small: bool
    ) -> Placement:
        card = self.rules.landmarks[number]
        built = table.stands(seat, number)
        spoken = self.words.landmark(number)
        if card.begins:
            medal = faces.hall(min(place.w, place.h), card.key)
            return lay(f"landmark/{seat}/{number}", place, medal, 3, spoken, outline=place.h / 2)
        name = self.words.landmark_on_face(number)
        parts = (
            faces.small_landmark(place.w, place.h, card.key, built)
            if small
            else faces.landmark(place.w, place.h, card.key, name, card.cost, built)
        )
        group = "" if built else f"landmarks/{seat}"
        return lay(f"landmark/{seat}/{number}", place, parts, 2, spoken, group)

    def city(self, table: MachiKoroState, seat: int, room: Rect) -> list[Placement]:
        given = given_away(table) if seat == table.active else NONE
        owned = self.owned(table, seat)
        places = best_grid(len(owned), room, gap=3, narrowest=NARROWEST, widest=88, tallest=100)
        pieces = []
        for kind, place in zip(owned, places, strict=True):
            card = self.rules.establishments[kind]
            count = table.copies(seat, kind)
            face = (card.key, card.colour, self.words.dice(kind), count, kind == given)
            state = (self.helper.shut(table, seat, kind), self.helper.invested(table, seat, kind))
            parts = faces.built(place.w, place.h, *face, *state)
            spoken = self.helper.owned(table, seat, kind)
            pieces.append(lay(f"city/{seat}/{kind}", place, parts, 2, spoken, f"city/{seat}"))
        return pieces

    def tray(self, table: MachiKoroState, area: Rect) -> list[Placement]:
        """The dice, what they show together, and the bank."""
        ground = (Panel(Rect(0, 0, area.w, area.h), "panel", "panel_edge", 10, shadow=2),)
        pieces = [lay("tray", area, ground, lifts=False, outline=10)]
        size = faces.DIE
        left = area.x + (area.w - 2 * size - 12) / 2
        for number, value in enumerate((table.first_die, table.second_die)):
            place = Rect(left + number * (size + 12), area.y + 10, size, size)
            face = faces.die(size, max(1, value), value > 0)
            pieces.append(lay(DICE[number], place, face, 2, self.helper.die(value)))
        below = Rect(area.x + 6, area.y + 14 + size, area.w - 12, area.h - size - 60)
        total = self.total(table, below)
        pieces.append(lay("sum", below, total, 2, lifts=False))
        foot = Rect(area.x + 10, area.bottom - 42, area.w - 20, 36)
        bank = faces.bank(foot.w, foot.h, self.helper.bank(table))
        pieces.append(lay("bank", foot, bank, 2, self.helper.bank(table), lifts=False))
        return pieces

    def total(self, table: MachiKoroState, room: Rect) -> tuple[Label, ...]:
        """What was thrown, and for the boats."""
        thrown, catch = self.helper.thrown(table), self.helper.catch(table)
        if not catch:
            return (Label(Rect(0, 0, room.w, room.h), thrown, 17, "ink", 700),)
        half = room.h / 2
        return (
            Label(Rect(0, 0, room.w, half), thrown, 14, "ink", 700),
            Label(Rect(0, half, room.w, half), catch, 12, "ink_soft", 600),
        )

    # Spots

    def spot(self, view: State, asked: Decision, action: Action) -> str:
        kind = action.kind
        if kind == c.BUILD:
            return f"market/{action.what}"
        if kind == c.LANDMARK:
            return f"landmark/{asked.seat}/{action.what}"
        if asked.kind in QUESTIONS:
            _, piece = QUESTIONS[asked.kind].answers[kind]
            spot = piece.format(seat=asked.seat, what=action.what, where=action.where)
            return self.somewhere(view, action) if action.kind == c.CLOSE else spot
        return ""

    def somewhere(self, view: State, action: Action) -> str:
        """Where cards of a kind lie: in the market, or in a city."""
        return self.everywhere(view, action)[0]

    def everywhere(self, view: State, action: Action) -> list[str]:
        table, kind = cast(MachiKoroState, view), action.what
        seats = [seat for seat in range(table.seats) if table.copies(seat, kind) > 0]
        piles = [f"market/{kind}"] if kind in self.market.kinds(table) else []
        return [*piles, *(f"city/{seat}/{kind}" for seat in seats)]

    def also(self, view: State, asked: Decision, action: Action) -> tuple[str, ...]:
        if action.kind == c.ROLL:
            return (DICE[action.amount - 1],)
        if action.kind == c.CLOSE:
            return tuple(self.everywhere(view, action)[1:])
        return ("tray",) if action.kind in (c.REROLL, c.RAISE) else ()

    # Words

    def gives_up(self, asked: Decision, action: Action) -> bool:
        return action.kind == c.PASS

    def is_midway(self, asked: Decision) -> bool:
        """A card was named that is given away."""
        return asked.kind == c.ASK_TAKE

    def help(self, view: State, me: int, key: str) -> str:
        return self.helper.tip(cast(MachiKoroState, view), me, key)

    def enlarged(self, view: State, me: int, key: str) -> Placement | None:
        kind, *numbers = key.split("/")
        if kind == "landmark":
            seat, number = map(int, numbers)
            place = Rect(0, 0, LARGE.width, LARGE.height)
            return self.landmark(cast(MachiKoroState, view), seat, number, place, small=False)
        if kind in ("market", "city"):
            table = cast(MachiKoroState, view)
            what = int(numbers[-1])
            parts = self.market.card(what, LARGE.width, LARGE.height, max(1, table.market[what]))
            return lay(key, Rect(0, 0, LARGE.width, LARGE.height), parts)
        return None

    # Events

    def motions(self, event: Event) -> list[Motion]:
        return events.motions(self.words, event, len(self.seats))

    def great(self, event: Event, view: State) -> Beat | None:
        if event.kind not in (c.LANDMARK_BUILT, c.DEMOLISHED):
            return None
        return events.great(self.words, event, self.seats[event.seat])

    def changed(self, event: Event, view: State) -> list[str]:
        return events.changed(event)

    def concerned(self, event: Event) -> list[str]:
        return events.concerned(event)

    # After the match

    def counted(self, state: State, seat: int) -> list[Counted]:
        return ending.counted(
            self.words, seat, self.rules.scores(cast(MachiKoroState, state))[seat]
        )

    def portrait(self, state: State, seat: int, size: Size) -> list[Placement]:
        """The landmarks, and the city at their feet."""
        table = cast(MachiKoroState, state)
        area = Rect(0, 0, size.width, size.height)
        ground = (Panel(area, "panel", "panel_edge", 12, shadow=3),)
        pieces = [lay(f"seat/{seat}", area, ground, outline=12)]
        high = size.height * STREET - 16
        to_build, _ = self.landmarks(table)
        number = len(to_build)
        wide = min(high * 0.8, (size.width - 20) / number - 8)
        left = (size.width - number * (wide + 8) + 8) / 2
        for at, landmark in enumerate(to_build):
            place = Rect(left + at * (wide + 8), 10, wide, high)
            pieces.append(self.landmark(table, seat, landmark, place, small=False))
        room = Rect(10, high + 18, size.width - 20, size.height - high - 28)
        return [*pieces, *in_the_middle(self.city(table, seat, room), room)]

    def facts(self, past: Past) -> list[str]:
        return ending.facts(past, self.words)

    def series(self) -> list[str]:
        return [self.texts.rule(c.SCORE_COINS), self.texts.rule(c.SCORE_LANDMARKS)]

    def values(self, state: State, seat: int) -> list[int]:
        table = cast(MachiKoroState, state)
        return [table.coins[seat], self.helper.standing(table, seat)]


def given_away(table: MachiKoroState) -> int:
    """The card that a swap is about to cost, as long as it is asked what for."""
    asked = table.asked[-1] if table.asked else None
    return int(asked.what) if asked is not None and asked.kind == c.ASK_TAKE else NONE


TABLE: Final = MachiKoroTable
