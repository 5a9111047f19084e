"""The inventions of Urbanization: a track of nine spaces, and what its cards give."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.industry import Industry
from citybuilder.games.urbanization.state import UrbanizationState


class Inventing(Industry):
    """The option with eighteen more cards."""

    def pins_of(self, state: UrbanizationState, seat: i64) -> list[i64]:
        """Where markers of a seat stand on the track."""
        return [space for space in range(c.TRACK) if state.pins[seat * c.TRACK + space] > 0]

    def can_invent(self, state: UrbanizationState, seat: i64) -> bool:
        if not state.inventing:
            return False
        return state.markers[seat] > 0 or len(self.pins_of(state, seat)) > 0

    def begin_inventing(self, state: UrbanizationState, seat: i64) -> None:
        self.ask(state, c.ASK_MARKER, seat)
        if self.can_help(state, seat, c.PROFESSOR):
            self.ask(state, c.ASK_USE, seat, c.PROFESSOR)

    def markers_to_move(self, state: UrbanizationState, seat: i64) -> list[Action]:
        found = [self.advances[space] for space in self.pins_of(state, seat)]
        if state.markers[seat] > 0:
            found.append(self.enter)
        return found

    def step_cost(self, state: UrbanizationState, made: i64) -> i64:
        """The first step is free, with the professor the first three."""
        free: i64 = self.helps[c.PROFESSOR] if state.helping == c.PROFESSOR else 1
        return 0 if made < free else 1

    def go(self, state: UrbanizationState, seat: i64, space: i64, made: i64) -> None:
        """One step on the track, from a space or onto the first one."""
        cost = self.step_cost(state, made)
        self.pay(state, seat, cost)
        if space == NONE:
            state.markers[seat] = state.markers[seat] - 1
        else:
            self.pin(state, seat, space, -1)
        self.pin(state, seat, space + 1, 1)
        state.tell(c.STEPPED, seat, space, space + 1, cost)
        self.ask(state, c.ASK_STEP, seat, space + 1, made + 1)

    def pin(self, state: UrbanizationState, seat: i64, space: i64, more: i64) -> None:
        at = seat * c.TRACK + space
        state.pins[at] = state.pins[at] + more

    def steps(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """Take a card of the space, go on, or stay."""
        space = asked.what
        found = [
            self.takes[invention]
            for invention, card in enumerate(self.inventions)
            if card.space == space and state.inventor[invention] == NONE
        ]
        cost = self.step_cost(state, asked.amount)
        if space < c.TRACK - 1 and cost <= state.money[asked.seat]:
            found.append(self.step_on)
        found.append(self.stop)
        return found

    def stay(self, state: UrbanizationState, seat: i64, space: i64) -> None:
        """From the last space the marker returns: it could not go on."""
        last = space == c.TRACK - 1
        if last:
            self.pin(state, seat, space, -1)
            state.markers[seat] = state.markers[seat] + 1
        state.tell(c.STOPPED, seat, where=space, amount=int(last))

    def invent(self, state: UrbanizationState, seat: i64, space: i64, invention: i64) -> None:
        """The marker returns; the card is a point, and gives what it says."""
        self.pin(state, seat, space, -1)
        state.markers[seat] = state.markers[seat] + 1
        state.inventor[invention] = seat
        if self.inventions[invention].lasting:
            state.known[seat] = state.known[seat] | 1 << invention
        state.tell(c.INVENTED, seat, invention, space)
        self.score(state, seat, c.SCORE_INVENTIONS, self.setup.invention)
        self.give(state, seat, invention)

    def give(self, state: UrbanizationState, seat: i64, invention: i64) -> None:
        """What an invention gives at once."""
        amount = self.inventions[invention].amount
        if invention == c.SPINNING_MACHINE:
            self.give_orders(state, seat, c.ORANGE, amount)
        elif invention == c.CANNING:
            self.give_grain(state, seat, c.RETURN, amount)
        elif invention == c.STEAM_LOCOMOTIVE:
            self.earn(state, seat, c.FOR_INVENTION, amount)
        elif invention == c.PHOTOGRAPHY:
            self.score(state, seat, c.SCORE_INVENTIONS, amount)
        elif invention == c.SEWING_MACHINE:
            self.give_orders(state, seat, c.GREY, amount)
        elif invention == c.LIGHT_BULB:
            if self.can_produce(state, seat):
                self.begin_production(state, seat)
        elif invention == c.GAS_TURBINE:
            self.give_orders(state, seat, c.WHITE, amount)
            self.give_orders(state, seat, c.GREY, amount)
        elif invention == c.INTERNET:
            self.earn(state, seat, c.FOR_INVENTION, amount * state.citizens[seat])
