"""A table for tests: six cards in two rows, a hand to turn, and a button."""

from collections.abc import Sequence
from typing import cast

from citybuilder.core.game import Action, Decision, Event, Game, State
from citybuilder.tables.placement import (
    Flip,
    Fly,
    Label,
    Motion,
    Panel,
    Part,
    Placement,
    Pulse,
    Rect,
    Size,
    Tumble,
)
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import Table
from citybuilder.tables.texts import Texts
from helpers.toy import Toy, ToyState

PICK, TURN, MANY = 0, 1, 2  # kinds of questions
TAKE, PASS = 0, 1  # kinds of answers
MOVED, ROLLED, LIT, NOTED, TURNED, LEFT = range(6)  # kinds of events


class GridTable(Table):
    """Cards are keyed card/0 to card/5; card/6 appears when the turn is 1."""

    def __init__(self) -> None:
        super().__init__(cast(Texts, None), seat_looks(["Ada", "Ben"]))

    def place(self, view: State, me: int, size: Size) -> list[Placement]:
        turn = int(view.turn)
        count = 6 + turn
        return [
            Placement(
                f"card/{number}",
                20 + number % 3 * 100 + turn * 10,
                20 + number // 3 * 150,
                80,
                120,
                (Panel(Rect(0, 0, 80, 120)), Label(Rect(0, 0, 80, 20), str(number + turn))),
                name=f"card {number}",
                group="cards",
                came="card/0",
            )
            for number in range(count)
        ]

    def spot(self, view: State, asked: Decision, action: Action) -> str:
        return f"card/{action.what}" if action.kind == TAKE else ""

    def also(self, view: State, asked: Decision, action: Action) -> tuple[str, ...]:
        return ("card/5",) if action.kind == PASS else ()

    def turned(
        self, view: State, me: int, size: Size, asked: Decision, action: Action
    ) -> tuple[Part, ...]:
        return (Label(Rect(0, 0, 80, 20), str(action.amount)),)

    def has_variants(self, asked: Decision) -> bool:
        return asked.kind == TURN

    def many(self, view: State, asked: Decision) -> int:
        return 3 if asked.kind == MANY else 0

    def help(self, view: State, me: int, key: str) -> str:
        return f"{key}\na card"

    def enlarged(self, view: State, me: int, key: str) -> Placement | None:
        return None

    def motions(self, event: Event) -> list[Motion]:
        face: tuple[Part, ...] = (Panel(Rect(0, 0, 20, 20)),)
        if event.kind == MOVED:
            return [Fly("card/0", "card/9", face, 20, 20, 3, "coin", instead="card/5")]
        if event.kind == ROLLED:
            return [Tumble(("card/1", "card/9"), (face, face), "dice", ("card/3", "card/9"))]
        if event.kind == TURNED:
            return [Flip((f"card/{event.seat}",), face, "card")]
        if event.kind == LEFT:
            return [Fly("card/0", "card/5", face, 20, 20, delay=400, leaves=True)]
        return [Pulse(("card/2",))] if event.kind == LIT else []

    def joins(self, before: Event, event: Event) -> bool:
        return before.kind == event.kind == TURNED

    def concerned(self, event: Event) -> list[str]:
        return ["card/0"]

    def series(self) -> list[str]:
        return []

    def values(self, state: State, seat: int) -> list[int]:
        return []


def view(turn: int = 0) -> ToyState:
    state = cast(Game[ToyState], Toy()).start(2, {"cards": "few"}, 1)
    state.turn = turn
    return state


def takes(*numbers: int, amounts: Sequence[int] = (0,)) -> list[Action]:
    return [Action(TAKE, number, amount=amount) for number in numbers for amount in amounts]
