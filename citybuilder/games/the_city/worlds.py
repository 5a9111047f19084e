"""Tables of The City that may be behind what a seat sees."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Belief, Decision, Game
from citybuilder.core.rng import Rng
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.secrets import Secrets
from citybuilder.games.the_city.state import TheCityState


class Worlds:
    """Others' hands are drawn from all cards that the seat cannot see; then whoever has sat in
    this round sits again, by the rules and as the belief holds for likely."""

    def __init__(self, secrets: Secrets | None = None) -> None:
        self.secrets = secrets or Secrets()
        self.setup = self.secrets.setup

    def fill_in(
        self,
        rules: Game[TheCityState],
        view: TheCityState,
        seat: i64,
        rng: Rng,
        belief: Belief[TheCityState] | None,
    ) -> TheCityState:
        state = view.copy()
        state.rng = rng.fork()
        for other in range(state.seats):
            if other != seat:
                for _ in range(state.hidden[other]):
                    state.take_up(other, state.rng.draw(state.deck))
                state.hidden[other] = 0
        away = sum(state.deck) - state.left  # with others who passed before this seat did
        settled = self.secrets.has_noticed(state, seat)
        for other in range(state.seats):
            if other != seat and state.sat[other]:
                state.first[other] = NONE
                state.second[other] = NONE
                if away > 0:
                    away -= self.pass_again(state, other, away)
                else:
                    self.sit_again(rules, state, other, settled, belief)
        return state

    def sit_again(
        self,
        rules: Game[TheCityState],
        state: TheCityState,
        seat: i64,
        settled: bool,
        belief: Belief[TheCityState] | None,
    ) -> None:
        """Some sitting of a seat that nobody has seen. Where the deck is known, no other cards
        may be taken."""
        stack, turn, offer = state.asked, state.turn, state.offer
        state.asked = [Decision(), self.secrets.first_question(state, seat)]
        state.offer = [0] * state.kinds
        state.sat[seat] = 0
        while not state.sat[seat]:
            actions = rules.legal(state)
            if settled and len(actions) > 1:
                actions = [action for action in actions if action.kind != c.PASS]
            elif settled and actions[0].kind == c.PASS:
                state.sat[seat] = 1
                break
            rules.apply(state, picked(state, actions, belief))
        state.asked, state.turn, state.offer = stack, turn, offer

    def pass_again(self, state: TheCityState, seat: i64, away: i64) -> i64:
        """That seat has passed: what it kept is among the cards that cannot be seen. So is all
        that it laid down, unless that was shuffled since; five of each seat are away then, else
        one, and whose cards were shuffled has drawn first. How many of those away it took."""
        state.take_up(seat, state.rng.draw(state.deck))
        state.drew[seat] = self.setup.draw
        if away % self.setup.draw > 0:
            return 1
        left: list[i64] = [0] * state.kinds
        for _ in range(self.setup.draw - 1):
            kind = state.rng.draw(state.deck)
            left[kind] = left[kind] + 1
        state.lay_on_pile(seat, left)
        return self.setup.draw


def picked(
    state: TheCityState, actions: list[Action], belief: Belief[TheCityState] | None
) -> Action:
    """One of the answers: as the belief has it, or whichever."""
    if len(actions) == 1:
        return actions[0]
    if belief is None:
        return actions[state.rng.below(len(actions))]
    return actions[state.rng.pick(belief.prefer(state, actions))]
