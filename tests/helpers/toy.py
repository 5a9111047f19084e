"""A game for tests: hidden hands, a bag, four answers; and the same game with faults."""

import sys
from types import ModuleType
from typing import Final

from mypy_extensions import i64

from citybuilder.core.advice import Advice
from citybuilder.core.game import (
    UNKNOWN,
    Action,
    Belief,
    Decision,
    Event,
    Game,
    Option,
    Options,
    State,
)
from citybuilder.core.rng import Rng, seeded
from citybuilder.core.score import ScoreLine

WAIT: Final = 0  # nothing happens
DRAW: Final = 1  # the own card goes back, another one comes out of the bag
SHOW: Final = 2  # one's own card lies open from now on
SPY: Final = 3  # the other card lies open from now on
DREW: Final = 0
TURNS: Final = 8


class ToyState(State):
    """Two cards face down, the rest in a bag."""

    def __init__(self, seats: i64 = 2) -> None:
        super().__init__(seats)
        self.hands: list[i64] = []
        self.open: list[i64] = []
        self.bag: list[i64] = []

    def copy(self) -> "ToyState":
        other = ToyState(self.seats)
        other.rng = Rng(self.rng.value)
        other.asked = self.asked[:]
        other.turn = self.turn
        other.over = self.over
        other.hands = self.hands[:]
        other.open = self.open[:]
        other.bag = self.bag[:]
        return other


class Toy(Game[ToyState]):
    """Hold the higher card after the last turn."""

    def __init__(self) -> None:
        super().__init__("toy", range(2, 3), [Option("cards", ("few", "many"), "few")], TURNS)

    def adviser(self) -> "ToyAdvice":
        return ToyAdvice(self)

    def start(self, seats: i64, options: Options, seed: int) -> ToyState:
        state = ToyState(seats)
        state.rng = seeded(seed)
        state.bag = [3, 3, 3] if options["cards"] == "few" else [9, 9, 9]
        state.hands = [state.rng.draw(state.bag) for _ in range(seats)]
        state.open = [0] * seats
        state.asked.append(Decision(0, 0))
        return state

    def legal(self, state: ToyState) -> list[Action]:
        return [Action(kind) for kind in (WAIT, DRAW, SHOW, SPY) if not state.over]

    def apply(self, state: ToyState, action: Action) -> None:
        seat = state.asked.pop().seat
        if action.kind == DRAW:
            state.bag[state.hands[seat]] += 1
            state.hands[seat] = state.rng.draw(state.bag)
            state.open[seat] = 0
            state.tell(DREW, seat, state.hands[seat], only=seat)
        elif action.kind == SHOW:
            state.open[seat] = 1
        elif action.kind == SPY:
            state.open[1 - seat] = 1
        state.turn += 1
        state.over = state.turn == TURNS
        if not state.over:
            state.asked.append(Decision(0, 1 - seat))

    def observe(self, state: ToyState, seat: i64) -> ToyState:
        view = state.copy()
        view.rng.value = 0
        other = 1 - seat
        if not state.open[other] and state.hands[other] != UNKNOWN:
            view.bag[state.hands[other]] += 1  # it might as well lie there
            view.hands[other] = UNKNOWN
        return view

    def is_secret(self, asked: Decision) -> bool:
        """Everybody sees what somebody does, only the cards lie face down."""
        return False

    def determinize(
        self, view: ToyState, seat: i64, rng: Rng, belief: Belief[ToyState] | None = None
    ) -> ToyState:
        state = view.copy()
        state.rng = rng.fork()
        if state.hands[1 - seat] == UNKNOWN:
            state.hands[1 - seat] = rng.draw(state.bag)
        return state

    def scores(self, state: ToyState) -> list[list[ScoreLine]]:
        return [[ScoreLine(0, 1, card)] for card in state.hands]

    def standing(self, state: ToyState) -> list[list[i64]]:
        return [[card] for card in state.hands]

    def inventory(self, state: ToyState) -> dict[str, int]:
        return {"cards": sum(state.bag) + len(state.hands)}


class ToyAdvice(Advice[ToyState]):
    """High cards are good, low ones are put back."""

    def advise(self, state: ToyState, seat: i64) -> float:
        return 1.0 + float(max(0, state.hands[seat]))

    def prefer(self, state: ToyState, actions: list[Action]) -> list[float]:
        hopeful = 3.0 - float(state.hands[state.asked[-1].seat])
        return [hopeful if action.kind == DRAW else 1.0 for action in actions]


def adviser_of(game: Toy) -> ToyAdvice:
    return game.adviser()


class Shelf(ModuleType):
    """Where the advice of a game is looked for."""

    ADVICE = staticmethod(adviser_of)


sys.modules["citybuilder.games.toy.advice"] = Shelf("advice")


class Forgetful(ToyState):
    """A state whose copies do not hold the cards of their source."""

    def copy(self) -> "Forgetful":
        other = Forgetful(self.seats)
        other.hands = self.hands[::-1]
        return other


class Sharing(ToyState):
    """A state whose copies lie on the same table."""

    def copy(self) -> "Sharing":
        other = Sharing(self.seats)
        other.rng = self.rng
        other.asked = self.asked[:]
        other.hands = self.hands
        other.open = self.open
        other.bag = self.bag
        return other


class Transparent(Event):
    """An event that everybody sees through."""

    def seen_by(self, _seat: i64) -> Event:
        return self


class Broken(Toy):
    """The same game with one fault."""

    def __init__(self, fault: str) -> None:
        super().__init__()
        self.fault = fault
        if fault == "it does not end":
            self.longest = TURNS - 1

    def start(self, seats: i64, options: Options, seed: int) -> ToyState:
        state = super().start(seats, options, seed)
        if self.fault == "nobody is asked":
            state.asked.clear()
        elif self.fault == "a stranger is asked":
            state.asked[-1] = Decision(0, 2)
        return state

    def legal(self, state: ToyState) -> list[Action]:
        actions = super().legal(state)
        if self.fault == "no answers":
            return []
        if self.fault == "answers twice":
            return actions + actions
        if self.fault == "the view offers less" and state.rng.value == 0:
            return actions[1:]
        if self.fault == "a question changes the table":
            state.turn = max(1, state.turn)
        return actions

    def apply(self, state: ToyState, action: Action) -> None:
        super().apply(state, action)
        if self.fault == "a card appears":
            state.bag[0] += 1
        elif self.fault == "a card in flight":
            state.bag[0] += 1
            state.tell(DREW, 0)
            state.bag[0] -= 1
        if state.events is None:
            return
        if self.fault == "recording matters" or (
            self.fault == "recording matters at the end" and state.over
        ):
            state.open[0] += 2
        elif self.fault == "an event for a stranger":
            state.tell(DREW, 0, 1, only=2)
        elif self.fault == "an open secret":
            state.events.append(Transparent(DREW, 0, 1, only=1))

    def observe(self, state: ToyState, seat: i64) -> ToyState:
        view = super().observe(state, seat)
        if self.fault == "hidden too late" and state.rng.value != 0:
            view = state.copy()
            view.rng.value = 0
        elif self.fault == "the view foresees":
            view.rng.value = 1
        elif self.fault == "the view records":
            view.events = []
        return view

    def determinize(
        self, view: ToyState, seat: i64, rng: Rng, belief: Belief[ToyState] | None = None
    ) -> ToyState:
        state = super().determinize(view, seat, rng, belief)
        if self.fault == "another table":
            state.turn += 1
        elif self.fault == "a blank world":
            state.rng.value = 0
        elif self.fault == "a world that shares":
            state.open = view.open
        return state

    def scores(self, state: ToyState) -> list[list[ScoreLine]]:
        lines = super().scores(state)
        if self.fault == "a wrong sum":
            lines[1].append(ScoreLine(0, 1, 1))
        return lines[:1] if self.fault == "a missing score" else lines

    def result(self, state: ToyState) -> list[float]:
        return [1.0, 1.0] if self.fault == "two wins" else super().result(state)

    def inventory(self, state: ToyState) -> dict[str, int]:
        if self.fault == "other pieces":
            return {"numbers": state.rng.value}
        return super().inventory(state)
