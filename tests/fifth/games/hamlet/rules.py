"""The rules of Hamlet: draw a card, or build one and pay with others; twenty-five points win."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import Action, Belief, Decision, Game, Options
from citybuilder.core.notation import Notation, Verb, named
from citybuilder.core.rng import Rng, seeded
from citybuilder.core.score import ScoreLine
from fifth.games.hamlet import cards as c
from fifth.games.hamlet.state import HamletState

FIRST: Final[i64] = 3  # cards that everybody begins with
FULL: Final[i64] = 5  # with so many in hand one has to build
GOAL: Final[i64] = 25
LONGEST: Final = 900  # answers: nobody draws more than five times in a row


class Hamlet(Game[HamletState]):
    """Have twenty-five points first."""

    def __init__(self, houses: list[c.House] | None = None) -> None:
        super().__init__("hamlet", range(2, 5), [], LONGEST)
        self.houses: list[c.House] = houses or []
        self.notation = Notation(
            [
                Verb(c.DRAW, "draw"),
                Verb(c.BUILD, "build", named([house.key for house in self.houses])),
            ]
        )

    def start(self, seats: i64, options: Options, seed: int) -> HamletState:
        state = HamletState(seats)
        state.rng = seeded(seed)
        state.kinds = len(self.houses)
        state.bag = [house.copies for house in self.houses]
        state.pile = [0] * state.kinds
        state.hands = [0] * (seats * state.kinds)
        state.built = [0] * (seats * state.kinds)
        state.held = [0] * seats
        for seat in range(seats):
            for _ in range(FIRST):
                self.take(state, seat)
        state.asked.append(Decision(c.ASK_TURN, 0))
        return state

    def take(self, state: HamletState, seat: i64) -> i64:
        """A card from the bag; once it is empty, what was laid down goes back into it."""
        if sum(state.bag) == 0:
            state.bag, state.pile = state.pile, state.bag
        kind = state.rng.draw(state.bag)
        self.move(state, seat, kind, 1)
        return kind

    def move(self, state: HamletState, seat: i64, kind: i64, more: i64) -> None:
        place = seat * state.kinds + kind
        state.hands[place] = state.hands[place] + more
        state.held[seat] = state.held[seat] + more

    def legal(self, state: HamletState) -> list[Action]:
        seat = state.asked[-1].seat
        held = state.held[seat]
        found = [
            c.build(kind)
            for kind in range(state.kinds)
            if state.hands[seat * state.kinds + kind] > 0 and self.houses[kind].price < held
        ]
        return found if held >= FULL else [c.draw(), *found]

    def apply(self, state: HamletState, action: Action) -> None:
        seat = state.asked.pop().seat
        if action.kind == c.DRAW:
            kind = self.take(state, seat)
            state.tell(c.DREW, seat, kind, only=seat)
        else:
            self.build(state, seat, action.what)
        state.turn += 1
        if self.points(state, seat) >= GOAL:
            state.over = True
            state.tell(c.WON, seat)
        else:
            state.asked.append(Decision(c.ASK_TURN, (seat + 1) % state.seats))

    def build(self, state: HamletState, seat: i64, kind: i64) -> None:
        """What is worth least pays."""
        self.move(state, seat, kind, -1)
        place = seat * state.kinds + kind
        state.built[place] = state.built[place] + 1
        price = self.houses[kind].price
        for _ in range(price):
            least = next(k for k in range(state.kinds) if state.hands[seat * state.kinds + k] > 0)
            self.move(state, seat, least, -1)
            state.pile[least] = state.pile[least] + 1
        state.tell(c.BUILT, seat, kind, amount=price)

    # What a seat knows: its own hand, and how many cards others hold

    def observe(self, state: HamletState, seat: i64) -> HamletState:
        view = state.copy()
        view.rng.value = 0
        for place in range(state.seats * state.kinds):
            if place // state.kinds != seat:
                kind = place % state.kinds
                view.bag[kind] = view.bag[kind] + view.hands[place]
                view.hands[place] = 0
        return view

    def determinize(
        self,
        view: HamletState,
        seat: i64,
        rng: Rng,
        belief: Belief[HamletState] | None = None,
    ) -> HamletState:
        state = view.copy()
        state.rng = rng.fork()
        for other in range(state.seats):
            known = sum(state.hands[other * state.kinds : (other + 1) * state.kinds])
            for _ in range(state.held[other] - known):
                kind = state.rng.draw(state.bag)
                place = other * state.kinds + kind
                state.hands[place] = state.hands[place] + 1
        return state

    def is_secret(self, asked: Decision) -> bool:
        return False

    # What counts

    def points(self, state: HamletState, seat: i64) -> i64:
        return sum([self.line(state, seat, kind).points for kind in range(state.kinds)])

    def scores(self, state: HamletState) -> list[list[ScoreLine]]:
        return [[self.line(state, s, k) for k in range(state.kinds)] for s in range(state.seats)]

    def line(self, state: HamletState, seat: i64, kind: i64) -> ScoreLine:
        count = state.built[seat * state.kinds + kind]
        return ScoreLine(kind, count, count * self.houses[kind].points)

    def standing(self, state: HamletState) -> list[list[i64]]:
        return [[self.points(state, seat), state.held[seat]] for seat in range(state.seats)]

    def inventory(self, state: HamletState) -> dict[str, int]:
        lying = (state.bag, state.pile, state.hands, state.built)
        return {
            house.key: sum([sum(cards[kind :: state.kinds]) for cards in lying])
            for kind, house in enumerate(self.houses)
        }
