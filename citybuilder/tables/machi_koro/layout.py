"""Machi Koro's table: from a view to placements, spots and motions."""

from collections.abc import Sequence
from typing import Final, cast

from citybuilder.core.game import NONE, Action, Decision, Event, State
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.tables.faces import Parts, best_grid, seat_mark
from citybuilder.tables.machi_koro import events, faces
from citybuilder.tables.machi_koro.events import DICE
from citybuilder.tables.machi_koro.help import MachiKoroHelp
from citybuilder.tables.machi_koro.plan import Plan, market_places, plan
from citybuilder.tables.machi_koro.texts import MachiKoroTexts
from citybuilder.tables.placement import (
    LEFT,
    Label,
    Motion,
    Panel,
    Part,
    Picture,
    Placement,
    Rect,
    Size,
)
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.table import Table
from citybuilder.tables.texts import Texts

LARGE: Final = Size(230, 300)  # a card that is looked at


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
        areas = plan(size, table.seats - 1)
        others = [(me + step) % table.seats for step in range(1, table.seats)]
        pieces: list[Placement] = []
        opponent = self.opponent if len(others) > 1 else self.side_by_side
        for seat, area in zip(others, areas.opponents, strict=True):
            pieces.extend(opponent(table, seat, area))
        pieces.extend(self.market(table, areas.market))
        pieces.extend(self.side_by_side(table, me, areas.mine))
        pieces.extend(self.tray(table, areas))
        return pieces

    def panel(self, table: MachiKoroState, seat: int, area: Rect, name: Rect) -> Placement:
        """The ground of a city: whose it is, and whether it is their turn."""
        look = self.seats[seat]
        acting = table.active == seat and not table.over
        edge = "mine_edge" if acting else "panel_edge"
        parts: list[Part] = [
            Panel(
                Rect(0, 0, area.w, area.h),
                "mine" if acting else "panel",
                edge,
                10,
                2.4 if acting else 1,
                shadow=2,
            ),
            seat_mark(name.x, name.y + name.h / 2 - 8, 16, look.shape, look.colour),
            Label(
                Rect(name.x + 22, name.y, name.w - 22, name.h),
                look.name,
                15,
                "ink",
                700 if acting else 600,
                LEFT,
                lines=2,
                anywhere=True,
            ),
        ]
        spoken = self.helper.seat(table, seat)
        return Placement(
            f"seat/{seat}",
            area.x,
            area.y,
            area.w,
            area.h,
            tuple(parts),
            name=spoken,
            lifts=False,
            outline=10,
            group="" if seat == table.active else "seats",
        )

    def opponent(self, table: MachiKoroState, seat: int, area: Rect) -> list[Placement]:
        """A head with name, landmarks and coins; the city below it."""
        head = 32.0
        number = len(self.rules.landmarks)
        wide = head * 1.12
        right = area.right - 8
        coins = self.coins(table, seat, right - head, area.y + 5, head)
        first = right - head - 8 - number * (wide + 3)
        pieces = [self.panel(table, seat, area, Rect(10, 5, first - area.x - 12, head)), coins]
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
            self.panel(table, seat, area, name),
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
        amount = table.coins[seat]
        spoken = self.helper.coins(table, seat)
        parts = faces.purse(size, amount)
        return Placement(f"coins/{seat}", x, y, size, size, parts, 2, spoken, lifts=False)

    def landmark(
        self, table: MachiKoroState, seat: int, number: int, place: Rect, small: bool
    ) -> Placement:
        card = self.rules.landmarks[number]
        built = bool(table.built[seat] >> number & 1)
        name = self.words.landmark_on_face(number)
        parts = (
            faces.small_landmark(place.w, place.h, card.key, built)
            if small
            else faces.landmark(place.w, place.h, card.key, name, card.cost, built)
        )
        return Placement(
            f"landmark/{seat}/{number}",
            place.x,
            place.y,
            place.w,
            place.h,
            parts,
            2,
            self.words.landmark(number),
            group=f"landmarks/{seat}" if not built else "",
        )

    def city(self, table: MachiKoroState, seat: int, room: Rect) -> list[Placement]:
        first = seat * table.kinds
        given = given_away(table) if seat == table.active else NONE
        owned = [kind for kind in range(table.kinds) if table.cities[first + kind] > 0]
        places = best_grid(len(owned), room, gap=3, narrowest=35, widest=88, tallest=100)
        pieces = []
        for kind, place in zip(owned, places, strict=True):
            card = self.rules.establishments[kind]
            count = table.cities[first + kind]
            parts = faces.built(
                place.w, place.h, card.key, card.colour, self.words.dice(kind), count, kind == given
            )
            pieces.append(
                Placement(
                    f"city/{seat}/{kind}",
                    place.x,
                    place.y,
                    place.w,
                    place.h,
                    parts,
                    2,
                    self.helper.owned(table, seat, kind),
                    group=f"city/{seat}",
                )
            )
        return pieces

    def market(self, table: MachiKoroState, room: Rect) -> list[Placement]:
        """All kinds, or with a bag only those that lie open, and the bag."""
        hidden = sum(table.bag)
        kinds = [kind for kind in range(table.kinds) if not table.bag or table.market[kind] > 0]
        places = market_places(room, len(kinds) + (1 if table.bag else 0))
        pieces = [
            Placement(
                f"market/{kind}",
                place.x,
                place.y,
                place.w,
                place.h,
                self.on_sale(table, kind, place),
                1,
                self.words.card(kind),
                group="market",
                lifts=table.market[kind] > 0,
            )
            for kind, place in zip(kinds, places, strict=False)
        ]
        if table.bag:
            place = places[-1]
            note = self.helper.bag_short(hidden)
            parts = faces.bag(place.w, place.h, hidden, note)
            pieces.append(
                Placement("bag", place.x, place.y, place.w, place.h, parts, 1, note, lifts=False)
            )
        return pieces

    def on_sale(self, table: MachiKoroState, kind: int, place: Rect) -> Parts:
        left = table.market[kind]
        if left == 0:
            key = self.rules.establishments[kind].key
            name = self.words.card_on_face(kind)
            return faces.empty_pile(place.w, place.h, key, name, self.helper.sold_out())
        return self.card(kind, place.w, place.h, left)

    def card(self, kind: int, w: float, h: float, left: int) -> Parts:
        card = self.rules.establishments[kind]
        amount, effect, symbol = self.helper.effect(kind)
        return faces.establishment(
            w,
            h,
            card.key,
            card.colour,
            self.words.card_on_face(kind),
            self.words.dice(kind),
            amount,
            effect,
            symbol,
            f"{faces.ART}/symbol_{c.ICONS[card.icon]}~",
            card.cost,
            left,
        )

    def tray(self, table: MachiKoroState, areas: Plan) -> list[Placement]:
        """The dice, what they show together, and the bank."""
        area = areas.tray
        parts: tuple[Part, ...] = (
            Panel(Rect(0, 0, area.w, area.h), "panel", "panel_edge", 10, shadow=2),
        )
        pieces = [Placement("tray", area.x, area.y, area.w, area.h, parts, lifts=False, name="")]
        size = faces.DIE
        left = area.x + (area.w - 2 * size - 12) / 2
        for number, value in enumerate((table.first_die, table.second_die)):
            spoken = self.helper.die(value)
            face = faces.die(size, max(1, value), value > 0)
            x = left + number * (size + 12)
            pieces.append(Placement(DICE[number], x, area.y + 10, size, size, face, 2, spoken))
        below = Rect(area.x + 6, area.y + 14 + size, area.w - 12, area.h - size - 60)
        total = (Label(Rect(0, 0, below.w, below.h), self.helper.thrown(table), 17, "ink", 700),)
        pieces.append(Placement("sum", below.x, below.y, below.w, below.h, total, 2, lifts=False))
        foot = Rect(area.x + 10, area.bottom - 42, area.w - 20, 36)
        pieces.append(
            Placement(
                "bank",
                foot.x,
                foot.y,
                foot.w,
                foot.h,
                self.bank(foot, table.bank),
                2,
                self.helper.bank(table),
                lifts=False,
            )
        )
        return pieces

    def bank(self, foot: Rect, left: int) -> Parts:
        return (
            Panel(Rect(0, 0, foot.w, foot.h), "faint", radius=8),
            Picture(Rect(8, 5, 26, 26), "common/coin", crop=False),
            Picture(Rect(14, 3, 26, 26), "common/coin", crop=False),
            Label(
                Rect(46, 0, foot.w - 52, foot.h),
                self.helper.bank_short(left),
                13,
                "ink_soft",
                600,
                LEFT,
            ),
        )

    # Spots

    def spot(self, view: State, asked: Decision, action: Action) -> str:
        kind = action.kind
        if kind == c.BUILD:
            return f"market/{action.what}"
        if kind == c.LANDMARK:
            return f"landmark/{asked.seat}/{action.what}"
        if kind == c.ROB:
            return f"seat/{action.where}"
        if kind == c.GIVE:
            return f"city/{asked.seat}/{action.what}"
        if kind == c.TAKE:
            return f"city/{action.where}/{action.what}"
        return ""

    def also(self, view: State, asked: Decision, action: Action) -> str:
        if action.kind == c.ROLL:
            return DICE[action.amount - 1]
        return "tray" if action.kind == c.REROLL else ""

    # Words

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
            return Placement(key, 0, 0, LARGE.width, LARGE.height, parts)
        return None

    # Events

    def motions(self, event: Event) -> list[Motion]:
        return events.motions(self.rules, event)

    def advance(self, shown: State, event: Event) -> None:
        events.advance(cast(MachiKoroState, shown), event)

    def concerned(self, event: Event) -> list[str]:
        return events.concerned(event)

    # After the game

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
