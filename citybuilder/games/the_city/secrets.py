"""What a seat knows in The City."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, UNKNOWN, Decision
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.box import Box
from citybuilder.games.the_city.state import TheCityState


class Secrets:
    """Others' hands, and all that they do in their sittings, are hidden: a seat sees the piles as
    they were at the beginning of the round, less what it has drawn itself after passing, and with
    what it has laid down of it. Only if others have drawn so much before that it shows, the seat
    sees how many cards the deck has; what they have laid on the discard pile is shown when all is
    revealed. Cities, points, discards and the sizes of hands are open, and so is who has too many
    cards before a round."""

    def __init__(self, box: Box | None = None) -> None:
        self.box = box or Box()
        self.setup = self.box.setup

    def lay_open(self, state: TheCityState) -> None:
        """From here on all see the table as it is now."""
        seats = state.seats
        state.sizes = [state.hand_size(seat) for seat in range(seats)]
        state.shown_left = state.left
        state.shown_discard = state.discard[:]
        state.first = [NONE] * seats
        state.second = [NONE] * seats
        state.prices = [0] * (seats * 2)
        state.sat = [0] * seats
        if state.round == 1:
            state.spare = [0] * len(state.spare)
        self.forget_passes(state)

    def forget_passes(self, state: TheCityState) -> None:
        """Nobody has seen more than the others."""
        seats = state.seats
        if max(state.drew) > 0:
            state.laid = [0] * (seats * state.kinds)
        state.drew = [0] * seats
        state.seen_left = [NONE] * seats
        state.turned = [0] * seats

    def show(self, state: TheCityState) -> None:
        """All see what has happened so far, if somebody looks; what is still face down is among
        the cards of its owner."""
        if state.events is not None:
            state.sizes = [self.held(state, seat) for seat in range(state.seats)]
            state.shown_left = state.left
            state.shown_discard = state.discard[:]

    def held(self, state: TheCityState, seat: i64) -> i64:
        """Cards of a seat that are neither built nor on a pile."""
        first = seat * state.kinds
        found = state.hand_size(seat) + sum(state.aside[first : first + state.kinds])
        for kind in (state.first[seat], state.second[seat]):
            if kind != NONE and kind != self.box.architect:
                found += 1
        return found

    def first_question(self, state: TheCityState, seat: i64) -> Decision:
        """The first sitting begins with what does not stay of the deal: the deck has plenty of
        cards then, so that nobody misses them on the discard pile before the reveal."""
        excess = state.sizes[seat] - self.setup.keep
        if state.round == 1 and excess > 0:
            return Decision(c.ASK_DISCARD, seat, NONE, excess)
        return Decision(c.ASK_CHOOSE, seat)

    def seen_question(self, view: TheCityState, asked: Decision) -> Decision:
        """What others see of a question: the first one of a sitting, and how many cards somebody
        has too many, until they lie on the discard pile."""
        if asked.kind == c.ASK_LIMIT:
            return Decision(
                c.ASK_LIMIT, asked.seat, NONE, view.sizes[asked.seat] - self.setup.limit
            )
        return self.first_question(view, asked.seat)

    def passing_draws(self, view: TheCityState, seat: i64) -> tuple[i64, i64]:
        """How many cards the seat would draw by passing, at least and at most, as far as it can
        know: each of those who have sat before may have passed and kept one."""
        there = view.left + sum(view.discard)
        before: i64 = 0
        for other in range(view.seats):
            if other != seat:
                before += view.sat[other]
        least = min(self.setup.draw, max(0, there - before))
        return least, min(self.setup.draw, there)

    # What a seat sees

    def view(self, state: TheCityState, seat: i64) -> TheCityState:
        view = state.copy()
        view.rng.value = 0
        for other in range(state.seats):
            if other != seat:
                self.hide(view, other)
        if view.asked and view.asked[-1].seat != seat:
            for kind in range(view.kinds):
                view.deck[kind] = view.deck[kind] + view.offer[kind]
            view.offer = [0] * view.kinds
            view.asked[-1] = self.seen_question(view, view.asked[-1])
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
        if view.round == 1:
            spare = view.spare[:]
            for kind in range(view.kinds):
                spare[first + kind] = 0
            view.spare = spare
        if view.drew[other] > 0:
            laid = view.laid[:]
            for kind in range(view.kinds):
                laid[first + kind] = 0
            view.laid = laid
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
        if kind == self.box.architect:
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
        if view.drew[seat] > 0:
            first = seat * view.kinds
            for kind in range(view.kinds):
                visible[kind] = visible[kind] + view.laid[first + kind]
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
