"""The inventions of Urbanization: a track of nine spaces, and cards to be taken there."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.deed import Deed
from citybuilder.games.urbanization.effects import EFFECTS
from citybuilder.games.urbanization.ledger import pay, score
from citybuilder.games.urbanization.production import Production
from citybuilder.games.urbanization.state import UrbanizationState


class Inventing(Deed):
    """The option with eighteen more cards; with the professor more steps are free."""

    def __init__(self, box: Box | None = None, produce: Deed | None = None) -> None:
        super().__init__(box, c.INVENTIONS)
        self.produce: Deed = produce or Production(self.box)
        self.enter = Action(c.ENTER)
        self.advances = [Action(c.ADVANCE, where=space) for space in range(c.TRACK)]
        self.step_on = Action(c.STEP)
        self.stop = Action(c.STOP)
        self.takes = [Action(c.TAKE, number) for number in range(len(self.box.inventions))]

    def can(self, state: UrbanizationState, seat: i64) -> bool:
        if not state.inventing:
            return False
        return state.markers[seat] > 0 or len(state.pins_of(seat)) > 0

    def begin(self, state: UrbanizationState, seat: i64) -> None:
        state.ask(c.ASK_MARKER, seat)
        if self.can_help(state, seat):
            state.ask(c.ASK_USE, seat, c.PROFESSOR)

    def legal(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        if asked.kind == c.ASK_MARKER:
            return self.markers_to_move(state, asked.seat)
        return self.steps(state, asked)

    def answer(self, state: UrbanizationState, asked: Decision, action: Action) -> None:
        kind, seat = action.kind, asked.seat
        if kind == c.ENTER:
            self.go(state, seat, NONE, 0)
        elif kind == c.ADVANCE:
            self.go(state, seat, action.where, 0)
        elif kind == c.STEP:
            self.go(state, seat, asked.what, asked.amount)
        elif kind == c.STOP:
            self.stay(state, seat, asked.what)
        else:
            self.invent(state, seat, asked.what, action.what)

    def markers_to_move(self, state: UrbanizationState, seat: i64) -> list[Action]:
        found = [self.advances[space] for space in state.pins_of(seat)]
        if state.markers[seat] > 0:
            found.append(self.enter)
        return found

    def step_cost(self, state: UrbanizationState, made: i64) -> i64:
        """The first step is free, with the professor the first three."""
        free: i64 = self.box.helps[c.PROFESSOR] if state.helping == c.PROFESSOR else 1
        return 0 if made < free else 1

    def go(self, state: UrbanizationState, seat: i64, space: i64, made: i64) -> None:
        """One step on the track, from a space or onto the first one."""
        cost = self.step_cost(state, made)
        pay(state, seat, cost)
        if space == NONE:
            state.markers[seat] = state.markers[seat] - 1
        else:
            self.pin(state, seat, space, -1)
        self.pin(state, seat, space + 1, 1)
        state.tell(c.STEPPED, seat, space, space + 1, cost)
        state.ask(c.ASK_STEP, seat, space + 1, made + 1)

    def pin(self, state: UrbanizationState, seat: i64, space: i64, more: i64) -> None:
        at = seat * c.TRACK + space
        state.pins[at] = state.pins[at] + more

    def waiting(self, state: UrbanizationState, space: i64) -> list[i64]:
        """The inventions of a space that nobody has made."""
        return [
            invention
            for invention, card in enumerate(self.box.inventions)
            if card.space == space and state.inventor[invention] == NONE
        ]

    def steps(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """Take a card of the space, go on, or stay."""
        space = asked.what
        found = [self.takes[invention] for invention in self.waiting(state, space)]
        cost = self.step_cost(state, asked.amount)
        if space < c.TRACK - 1 and cost <= state.money[asked.seat]:
            found.append(self.step_on)
        found.append(self.stop)
        return found

    def stay(self, state: UrbanizationState, seat: i64, space: i64) -> None:
        """From the last space the marker returns: it could not go on."""
        last = space == c.TRACK - 1
        if last:
            self.take_back(state, seat, space)
        state.tell(c.STOPPED, seat, where=space, amount=int(last))

    def take_back(self, state: UrbanizationState, seat: i64, space: i64) -> None:
        self.pin(state, seat, space, -1)
        state.markers[seat] = state.markers[seat] + 1

    def invent(self, state: UrbanizationState, seat: i64, space: i64, invention: i64) -> None:
        """The marker returns; the card is a point, and gives what it says."""
        self.take_back(state, seat, space)
        state.inventor[invention] = seat
        if self.box.inventions[invention].lasting:
            state.known[seat] = state.known[seat] | 1 << invention
        state.tell(c.INVENTED, seat, invention, space)
        self.reward(state, seat, invention)

    def reward(self, state: UrbanizationState, seat: i64, invention: i64) -> None:
        score(state, seat, c.SCORE_INVENTIONS, self.box.setup.invention)
        card = self.box.inventions[invention]
        EFFECTS[card.key].give(self.produce, state, seat, card.amount)
