"""What a seat knows in The City, and how the rest of the table is filled in for it."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, UNKNOWN, Action, Decision
from citybuilder.core.rng import Rng
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.advice import Adviser
from citybuilder.games.the_city.state import TheCityState


class Secrets(Adviser):
    """Others' hands, and all that they do in their sittings, are hidden: a seat sees the piles as
    they were at the beginning of the round, less what it has drawn itself after passing. Only if
    others have drawn so much before that it shows, the seat sees the piles as they are. Cities,
    points, discards and the sizes of hands are open."""

    def lay_open(self, state: TheCityState) -> None:
        """From here on all see the table as it is now."""
        seats = state.seats
        state.sizes = [self.hand_size(state, seat) for seat in range(seats)]
        state.shown_left = state.left
        state.shown_discard = state.discard[:]
        state.first = [NONE] * seats
        state.second = [NONE] * seats
        state.prices = [0] * (seats * 2)
        state.sat = [0] * seats
        state.drew = [0] * seats
        state.seen_left = [NONE] * seats  # nobody has passed
        state.turned = [0] * seats

    def is_turned(self, state: TheCityState) -> bool:
        """Whether the discard pile has become the deck in the sittings of this round."""
        return sum(state.shown_discard) > 0 and sum(state.discard) == 0

    def first_question(self, state: TheCityState, seat: i64) -> Decision:
        """A sitting begins with the cards that are too many from the last round, or the deal."""
        most = self.setup.keep if state.round == 1 else self.setup.limit
        excess = state.sizes[seat] - most
        if excess > 0:
            return Decision(c.ASK_DISCARD, seat, NONE, excess)
        return Decision(c.ASK_CHOOSE, seat)

    # What a seat sees

    def observe(self, state: TheCityState, seat: i64) -> TheCityState:
        view = state.copy()
        view.rng.value = 0
        for other in range(state.seats):
            if other != seat:
                self.hide(view, other)
        if view.asked and view.asked[-1].seat != seat:
            asked = view.asked[-1].seat
            for kind in range(view.kinds):
                view.deck[kind] = view.deck[kind] + view.offer[kind]
            view.offer = [0] * view.kinds
            view.asked[-1] = self.first_question(view, asked)
        self.show_piles(view, seat)
        return view

    def hide(self, view: TheCityState, other: i64) -> None:
        """Everything of that seat joins the cards that cannot be seen."""
        first = other * view.kinds
        for kind in range(view.kinds):
            place = first + kind
            unseen = view.hands[place] + view.aside[place]
            if unseen > 0:
                view.deck[kind] = view.deck[kind] + unseen
                view.hands[place] = 0
                view.aside[place] = 0
        self.take_back(view, view.first[other])
        self.take_back(view, view.second[other])
        view.first[other] = UNKNOWN if view.sat[other] else NONE
        view.second[other] = UNKNOWN if view.sat[other] else NONE
        view.hidden[other] = view.sizes[other]
        view.prices[other * 2] = 0
        view.prices[other * 2 + 1] = 0
        view.drew[other] = 0
        view.seen_left[other] = NONE
        view.turned[other] = 0

    def take_back(self, view: TheCityState, kind: i64) -> None:
        if kind == self.architect:
            view.architects += 1
        elif kind >= 0:
            view.deck[kind] = view.deck[kind] + 1

    def show_piles(self, view: TheCityState, seat: i64) -> None:
        turned = view.turned[seat] != 0
        if self.has_noticed(view, seat):
            view.left = view.seen_left[seat]
        else:
            view.left = view.shown_left - view.drew[seat]
            if turned:
                view.left += sum(view.shown_discard)
        visible = [0] * view.kinds if turned else view.shown_discard[:]
        for kind in range(view.kinds):
            view.deck[kind] = view.deck[kind] + view.discard[kind] - visible[kind]
        view.discard = visible

    def has_noticed(self, state: TheCityState, seat: i64) -> bool:
        """Whether a seat that has passed had to see that others have drawn before it: the discard
        pile was turned although the deck would have sufficed, or there were not enough cards."""
        if state.seen_left[seat] == NONE:
            return False
        drawn = state.drew[seat]
        if state.turned[seat] and state.shown_left >= drawn:
            return True
        return drawn < min(self.setup.draw, state.shown_left + sum(state.shown_discard))

    # What may be behind it

    def determinize(self, view: TheCityState, seat: i64, rng: Rng) -> TheCityState:
        state = view.copy()
        state.rng = rng.fork()
        for other in range(state.seats):
            if other != seat:
                for _ in range(state.hidden[other]):
                    self.take_up(state, other, state.rng.draw(state.deck))
                state.hidden[other] = 0
        away = sum(state.deck) - state.left  # drawn by others who passed before this seat did
        settled = self.has_noticed(state, seat)
        for other in range(state.seats):
            if other != seat and state.sat[other]:
                away -= self.sit_again(state, other, away, settled)
        return state

    def sit_again(self, state: TheCityState, seat: i64, away: i64, settled: bool) -> i64:
        """Some sensible sitting of a seat that nobody has seen; how many cards it took of those
        that are known to be away. Where the deck is known, no others may be taken."""
        state.first[seat] = NONE
        state.second[seat] = NONE
        if away > 0:
            return self.pass_again(state, seat, away)
        stack, turn, offer = state.asked, state.turn, state.offer
        state.asked = [Decision(), self.first_question(state, seat)]
        state.offer = [0] * state.kinds
        state.sat[seat] = 0
        while not state.sat[seat]:
            actions = self.legal(state)
            if settled and len(actions) > 1:
                actions = [action for action in actions if action.kind != c.PASS]
            elif settled and actions[0].kind == c.PASS:
                state.sat[seat] = 1
                break
            self.apply(state, self.pick(state, actions))
        state.asked, state.turn, state.offer = stack, turn, offer
        return 0

    def pick(self, state: TheCityState, actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        return actions[state.rng.pick(self.prefer(state, actions))]

    def pass_again(self, state: TheCityState, seat: i64, away: i64) -> i64:
        """That seat has passed: what it drew is among the cards that cannot be seen."""
        first = seat * state.kinds
        excess = self.first_question(state, seat)
        if excess.kind == c.ASK_DISCARD:
            for _ in range(excess.amount):
                hand = state.hands[first : first + state.kinds]
                self.put_aside(state, seat, state.rng.draw(hand))
        drawn = min(self.setup.draw, away)
        self.take_up(state, seat, state.rng.draw(state.deck))
        for _ in range(drawn - 1):
            place = first + state.rng.draw(state.deck)
            state.aside[place] = state.aside[place] + 1
        state.drew[seat] = drawn
        return drawn
