"""Hamlet's table: everybody's houses in rows, one's own hand below, the bag beside it."""

from typing import Final, cast

from citybuilder.core.game import Action, Decision, Event, State
from citybuilder.tables.faces import best_grid, seat_ground
from citybuilder.tables.placement import Label, Motion, Panel, Placement, Pulse, Rect, Size, lay
from citybuilder.tables.table import Table
from fifth.games.hamlet import cards as c
from fifth.games.hamlet.state import HamletState

LARGE: Final = Rect(0, 0, 160, 200)


class HamletTable(Table):
    """Keys: seat/S, house/S/KIND, hand/KIND, bag."""

    def place(self, view: State, me: int, size: Size) -> list[Placement]:
        table = cast(HamletState, view)
        high = (size.height - 170) / int(table.seats)
        pieces = []
        for seat in range(int(table.seats)):
            area = Rect(10, 10 + seat * high, size.width - 20, high - 8)
            pieces += self.seat(table, seat, area)
        room = Rect(10, size.height - 150, size.width - 150, 140)
        own = [kind for kind in range(table.kinds) if table.hands[me * table.kinds + kind] > 0]
        for kind, place in zip(own, best_grid(len(own), room, 8, 60, 110, 140), strict=True):
            count = table.hands[me * table.kinds + kind]
            pieces.append(self.card(f"hand/{kind}", place, kind, count, "hand"))
        bag = Rect(size.width - 130, size.height - 150, 120, 140)
        left = Label(Rect(0, 40, 120, 60), str(sum(table.bag)), 24)
        pieces.append(lay("bag", bag, (Panel(Rect(0, 0, 120, 140), "panel"), left), 1, "bag"))
        return pieces

    def seat(self, table: HamletState, seat: int, area: Rect) -> list[Placement]:
        acting = not table.over and table.asked[-1].seat == seat
        parts = seat_ground(area.w, area.h, Rect(10, 8, 150, 30), self.seats[seat], acting)
        held = Label(Rect(10, 40, 150, 20), f"{table.held[seat]} ▮", 14)
        pieces = [lay(f"seat/{seat}", area, (*parts, held), 0, self.seats[seat].name, lifts=False)]
        room = Rect(area.x + 170, area.y + 6, area.w - 180, area.h - 12)
        first = seat * table.kinds
        stand = [kind for kind in range(table.kinds) if table.built[first + kind] > 0]
        for kind, place in zip(stand, best_grid(len(stand), room, 6, 60, 110, 140), strict=True):
            key = f"house/{seat}/{kind}"
            pieces.append(self.card(key, place, kind, table.built[first + kind], ""))
        return pieces

    def card(self, key: str, place: Rect, kind: int, count: int, group: str) -> Placement:
        whole = Rect(0, 0, place.w, place.h)
        house = self.texts.card(kind)
        parts = (
            Panel(whole, "card", "card_edge"),
            Label(Rect(4, 4, place.w - 8, place.h / 2 - 4), house, 14, weight=700),
            Label(Rect(4, place.h / 2, place.w - 8, place.h / 2 - 4), f"× {count}", 16),
        )
        return lay(key, place, parts, 1, f"{house} × {count}", group)

    def spot(self, view: State, asked: Decision, action: Action) -> str:
        return "bag" if action.kind == c.DRAW else f"hand/{action.what}"

    def help(self, view: State, me: int, key: str) -> str:
        kind, *rest = key.split("/")
        if kind in ("hand", "house"):
            what = int(rest[-1])
            return f"{self.texts.card(what)}\n{self.texts.card_help(what)}"
        return "Bag" if kind == "bag" else self.seats[int(rest[0])].name

    def enlarged(self, view: State, me: int, key: str) -> Placement | None:
        kind, *rest = key.split("/")
        return self.card(key, LARGE, int(rest[-1]), 1, "") if kind in ("hand", "house") else None

    def motions(self, event: Event) -> list[Motion]:
        return [Pulse(tuple(self.concerned(event)))]

    def concerned(self, event: Event) -> list[str]:
        if event.kind == c.BUILT:
            return [f"house/{event.seat}/{event.what}"]
        return [f"seat/{event.seat}"]

    def series(self) -> list[str]:
        return ["Points"]

    def values(self, state: State, seat: int) -> list[int]:
        return [self.texts.game.standing(state)[seat][0]]


TABLE: Final = HamletTable
