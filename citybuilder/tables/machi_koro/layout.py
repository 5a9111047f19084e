"""Machi Koro's table: from a view to placements, spots and motions."""

from collections.abc import Sequence
from typing import Final, cast

from citybuilder.core.game import NONE, Action, Decision, Event, State
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.tables.beats import Beat
from citybuilder.tables.ending import Counted, Past
from citybuilder.tables.faces import Parts, best_grid, in_the_middle, seat_ground
from citybuilder.tables.machi_koro import ending, events, faces
from citybuilder.tables.machi_koro.areas import divide_table, market_places
from citybuilder.tables.machi_koro.effects import QUESTIONS
from citybuilder.tables.machi_koro.events import DICE
from citybuilder.tables.machi_koro.help import MachiKoroHelp
from citybuilder.tables.machi_koro.texts import MachiKoroTexts
from citybuilder.tables.placement import Label, Motion, Panel, Placement, Rect, Size, lay
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.table import Table
from citybuilder.tables.texts import Texts

LARGE: Final = Size(230, 300)  # a card that is looked at
STREET: Final = 0.52  # of a portrait, for the landmarks


class MachiKoroTable(Table):
    """Keys: seat/S, coins/S, landmark/S/N, city/S/KIND, market/KIND, bag, die/N, sum, bank."""

    def __init__(self, texts: Texts, seats: Sequence[SeatLook]) -> None:
        super().__init__(texts, seats)
        self.words = cast(MachiKoroTexts, texts)
        self.rules = self.words.rules
        self.helper = MachiKoroHelp(self.words)

    # View to placements

    def place(self, view: State, me: int, size: Size) -> list[Placement]:
        table = cast(MachiKoroState, view)
        areas = divide_table(size, table.seats - 1)
        others = [(me + step) % table.seats for step in range(1, table.seats)]
        pieces: list[Placement] = []
        opponent = self.opponent if len(others) > 1 else self.side_by_side
        for seat, area in zip(others, areas.opponents, strict=True):
            pieces.extend(opponent(table, seat, area))
        pieces.extend(self.market(table, areas.market))
        pieces.extend(self.side_by_side(table, me, areas.mine))
        pieces.extend(self.tray(table, areas.tray))
        return pieces

    def ground(self, table: MachiKoroState, seat: int, area: Rect, head: Rect) -> Placement:
        acting = table.active == seat and not table.over
        parts = seat_ground(area.w, area.h, head, self.seats[seat], acting)
        group = "" if seat == table.active else "seats"
        spoken = self.helper.seat(table, seat)
        return lay(f"seat/{seat}", area, parts, 0, spoken, group, lifts=False, outline=10)

    def opponent(self, table: MachiKoroState, seat: int, area: Rect) -> list[Placement]:
        """A head with name, landmarks and coins; the city below it."""
        head = 32.0
        number = len(self.rules.landmarks)
        wide = head * 1.12
        right = area.right - 8
        coins = self.coins(table, seat, right - head, area.y + 5, head)
        first = right - head - 8 - number * (wide + 3)
        pieces = [self.ground(table, seat, area, Rect(10, 5, first - area.x - 12, head)), coins]
        for mark in range(number):
            place = Rect(first + mark * (wide + 3), area.y + 6, wide, head - 3)
            pieces.append(self.landmark(table, seat, mark, place, small=True))
        room = Rect(area.x + 9, area.y + head + 9, area.w - 18, area.h - head - 15)
        return [*pieces, *self.city(table, seat, room)]

    def side_by_side(self, table: MachiKoroState, seat: int, area: Rect) -> list[Placement]:
        """Name and coins at the left, then the landmarks, then the city."""
        first = 120.0
        name = Rect(10, 8, first - 14, 36)
        size = min(66.0, area.h - 60)
        pieces = [
            self.ground(table, seat, area, name),
            self.coins(table, seat, area.x + (first - size) / 2, area.y + 50, size),
        ]
        high = area.h - 16
        wide = max(74.0, min(high * 0.62, area.w * 0.095))
        left = area.x + first
        for number in range(len(self.rules.landmarks)):
            place = Rect(left + number * (wide + 6), area.y + 8, wide, high)
            pieces.append(self.landmark(table, seat, number, place, small=False))
        left += len(self.rules.landmarks) * (wide + 6) + 10
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
        name = self.words.landmark_on_face(number)
        parts = (
            faces.small_landmark(place.w, place.h, card.key, built)
            if small
            else faces.landmark(place.w, place.h, card.key, name, card.cost, built)
        )
        group = "" if built else f"landmarks/{seat}"
        return lay(f"landmark/{seat}/{number}", place, parts, 2, self.words.landmark(number), group)

    def city(self, table: MachiKoroState, seat: int, room: Rect) -> list[Placement]:
        given = given_away(table) if seat == table.active else NONE
        owned = [kind for kind in range(table.kinds) if table.copies(seat, kind) > 0]
        places = best_grid(len(owned), room, gap=3, narrowest=35, widest=88, tallest=100)
        pieces = []
        for kind, place in zip(owned, places, strict=True):
            card = self.rules.establishments[kind]
            count = table.copies(seat, kind)
            face = (card.key, card.colour, self.words.dice(kind), count, kind == given)
            parts = faces.built(place.w, place.h, *face)
            spoken = self.helper.owned(table, seat, kind)
            pieces.append(lay(f"city/{seat}/{kind}", place, parts, 2, spoken, f"city/{seat}"))
        return pieces

    def market(self, table: MachiKoroState, room: Rect) -> list[Placement]:
        """All kinds, or with a bag only those that lie open, and the bag."""
        kinds = [kind for kind in range(table.kinds) if not table.bag or table.market[kind] > 0]
        places = market_places(room, len(kinds) + (1 if table.bag else 0))
        pieces = []
        for kind, place in zip(kinds, places, strict=False):
            left = table.market[kind]
            parts = self.card(kind, place.w, place.h, left)
            name = self.words.card(kind)
            pieces.append(lay(f"market/{kind}", place, parts, 1, name, "market", lifts=left > 0))
        if table.bag:
            hidden = sum(table.bag)
            note = self.helper.bag_short(hidden)
            parts = faces.bag(places[-1].w, places[-1].h, hidden, note)
            pieces.append(lay("bag", places[-1], parts, 1, note, lifts=False))
        return pieces

    def card(self, kind: int, w: float, h: float, left: int) -> Parts:
        """The uppermost card of a pile, or where one was."""
        card = self.rules.establishments[kind]
        name = self.words.card_on_face(kind)
        if left == 0:
            return faces.empty_pile(w, h, card.key, name, self.helper.sold_out())
        icon = f"{faces.ART}/symbol_{c.ICONS[card.icon]}~"
        effect = self.helper.effect(kind)
        face = (card.key, card.colour, name, self.words.dice(kind), *effect, icon, card.cost, left)
        return faces.establishment(w, h, *face)

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
        total = (Label(Rect(0, 0, below.w, below.h), self.helper.thrown(table), 17, "ink", 700),)
        pieces.append(lay("sum", below, total, 2, lifts=False))
        foot = Rect(area.x + 10, area.bottom - 42, area.w - 20, 36)
        bank = faces.bank(foot.w, foot.h, self.helper.bank(table))
        pieces.append(lay("bank", foot, bank, 2, self.helper.bank(table), lifts=False))
        return pieces

    # Spots

    def spot(self, view: State, asked: Decision, action: Action) -> str:
        kind = action.kind
        if kind == c.BUILD:
            return f"market/{action.what}"
        if kind == c.LANDMARK:
            return f"landmark/{asked.seat}/{action.what}"
        if asked.kind in QUESTIONS:
            _, piece = QUESTIONS[asked.kind].answers[kind]
            return piece.format(seat=asked.seat, what=action.what, where=action.where)
        return ""

    def also(self, view: State, asked: Decision, action: Action) -> tuple[str, ...]:
        if action.kind == c.ROLL:
            return (DICE[action.amount - 1],)
        return ("tray",) if action.kind == c.REROLL else ()

    # Words

    def gives_up(self, asked: Decision, action: Action) -> bool:
        return action.kind == c.PASS

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
            parts = self.card(what, LARGE.width, LARGE.height, max(1, table.market[what]))
            return lay(key, Rect(0, 0, LARGE.width, LARGE.height), parts)
        return None

    # Events

    def motions(self, event: Event) -> list[Motion]:
        return events.motions(self.words, event)

    def great(self, event: Event, view: State) -> Beat | None:
        if event.kind != c.LANDMARK_BUILT:
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
        number = len(self.rules.landmarks)
        wide = min(high * 0.8, (size.width - 20) / number - 8)
        left = (size.width - number * (wide + 8) + 8) / 2
        for landmark in range(number):
            place = Rect(left + landmark * (wide + 8), 10, wide, high)
            pieces.append(self.landmark(table, seat, landmark, place, small=False))
        room = Rect(10, high + 18, size.width - 20, size.height - high - 28)
        return [*pieces, *in_the_middle(self.city(table, seat, room), room)]

    def facts(self, past: Past) -> list[str]:
        return ending.facts(past, self.words)

    def series(self) -> list[str]:
        return [self.texts.rule(c.SCORE_COINS), self.texts.rule(c.SCORE_LANDMARKS)]

    def values(self, state: State, seat: int) -> list[int]:
        table = cast(MachiKoroState, state)
        return [table.coins[seat], int(table.built[seat]).bit_count()]


def given_away(table: MachiKoroState) -> int:
    """The card that a swap is about to cost, as long as it is asked what for."""
    asked = table.asked[-1] if table.asked else None
    return int(asked.what) if asked is not None and asked.kind == c.ASK_TAKE else NONE


TABLE: Final = MachiKoroTable
