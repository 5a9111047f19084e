"""A race for tests, in which it is clear what is best: build soon, and earn in every turn."""

from mypy_extensions import i64

from citybuilder.core.game import Action, Belief, Decision, Game, Options
from citybuilder.core.rng import Rng
from helpers.toy import SHOW, SPY, WAIT, Toy, ToyAdvice, ToyState


class Race(Toy):
    """`open` says who has built, `hands` holds the points; nothing is hidden, nothing is luck."""

    def __init__(self, answers: tuple[int, ...] = (WAIT, SHOW, SPY)) -> None:
        super().__init__()
        self.is_open = True
        self.answers = answers

    def start(self, seats: i64, options: Options, seed: int) -> ToyState:
        state = super().start(seats, options, seed)
        state.hands = [0] * seats
        return state

    def legal(self, state: ToyState) -> list[Action]:
        return [Action(kind) for kind in self.answers]

    def apply(self, state: ToyState, action: Action) -> None:
        asked = state.asked[-1]
        kept = state.hands[:]
        super().apply(state, Action(SHOW if action.kind == SHOW else WAIT))
        state.hands = kept
        state.hands[asked.seat] += state.open[asked.seat]
        if not state.over:
            state.asked[-1] = Decision(asked.kind, 1 - asked.seat, amount=asked.amount)

    def observe(self, state: ToyState, seat: i64) -> ToyState:
        view = state.copy()
        view.rng.value = 0
        return view

    def determinize(
        self, view: ToyState, seat: i64, rng: Rng, belief: Belief[ToyState] | None = None
    ) -> ToyState:
        state = view.copy()
        state.rng = rng.fork()
        return state

    def adviser(self) -> "RaceAdvice":
        return RaceAdvice(self)


class RaceAdvice(ToyAdvice):
    """Looks one turn ahead."""

    def __init__(self, game: Game[ToyState]) -> None:
        super().__init__(game)
        self.ahead = 1

    def advise(self, state: ToyState, seat: i64) -> float:
        return 1.0 + 0.2 * float(state.hands[seat]) + 2.0 * float(state.open[seat])

    def prefer(self, state: ToyState, actions: list[Action]) -> list[float]:
        return [1.0] * len(actions)


def begun(game: Race) -> ToyState:
    """Before the first question."""
    return game.start(2, game.complete({}), 1)
