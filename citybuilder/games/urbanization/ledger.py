"""Money, points, grain and orders change hands in Urbanization: every change is told."""

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.state import UrbanizationState


class Ledger(Box):
    """What all actions share."""

    def score(self, state: UrbanizationState, seat: i64, rule: i64, points: i64) -> None:
        if points > 0:
            at = seat * c.SOURCES + rule
            state.points[at] = state.points[at] + points
            state.tell(c.SCORED, seat, rule, amount=points)

    def pay(self, state: UrbanizationState, seat: i64, cost: i64) -> None:
        state.money[seat] = state.money[seat] - cost
        state.bank += cost

    def earn(self, state: UrbanizationState, seat: i64, reason: i64, amount: i64) -> None:
        if amount > 0:
            self.pay(state, seat, -amount)
            state.tell(c.EARNED, seat, reason, amount=amount)

    def use(self, state: UrbanizationState, seat: i64) -> None:
        """The seat's character helps with this action, and not again in this round."""
        state.spent[seat] = 1
        state.helping = state.character[seat]
        state.tell(c.CHARACTER_USED, seat, state.helping)

    def room(self, state: UrbanizationState, seat: i64) -> i64:
        """Grain that the row of a seat has still places for."""
        return self.setup.row - state.grain[seat]

    def take_grain(self, state: UrbanizationState, seat: i64, space: i64, most: i64) -> i64:
        """As much as lies there, is allowed and has a place; how much it was."""
        taken = min(most, state.grain_at[space], self.room(state, seat))
        state.grain_at[space] = state.grain_at[space] - taken
        state.grain[seat] = state.grain[seat] + taken
        return taken

    def give_grain(self, state: UrbanizationState, seat: i64, space: i64, most: i64) -> None:
        given = self.take_grain(state, seat, space, most)
        if given > 0:
            state.tell(c.GRAIN_GIVEN, seat, where=space, amount=given)

    def grow(self, state: UrbanizationState, seat: i64, most: i64) -> None:
        """New grain: from the return area, then from the field, then from the last barn on."""
        left = most
        for space in range(c.RETURN, -1, -1):
            while left > 0 and self.take_grain(state, seat, space, 1) > 0:
                state.tell(c.GRAIN_GREW, seat, where=space)
                left -= 1

    def give_orders(self, state: UrbanizationState, seat: i64, colour: i64, most: i64) -> None:
        """As many as are left and have a place in the row."""
        room = self.setup.row - self.order_count(state, seat)
        given = min(most, state.orders_left[colour], room)
        if given > 0:
            state.orders_left[colour] = state.orders_left[colour] - given
            at = seat * c.COLOUR_COUNT + colour
            state.orders[at] = state.orders[at] + given
            state.tell(c.ORDERS_GIVEN, seat, colour, amount=given)

    def free_slot(self, state: UrbanizationState, slot: i64) -> None:
        """The card of a slot goes away: markers return to their owners."""
        for field in range(slot * c.ORDER_FIELDS, (slot + 1) * c.ORDER_FIELDS):
            owner = state.fields[field]
            if owner != NONE:
                state.markers[owner] = state.markers[owner] + 1
                state.fields[field] = NONE
        state.display[slot] = NONE

    def lay_out(self, state: UrbanizationState, slot: i64) -> None:
        """The lowest card of the deck; once it is empty, the slot stays empty."""
        cards = self.decks[state.seats]
        if state.deck < len(cards):
            state.display[slot] = cards[state.deck]
            state.deck += 1
            state.tell(c.CARD_LAID, NONE, state.display[slot], slot)

    def put(self, state: UrbanizationState, seat: i64, region: i64, what: i64) -> i64:
        """Something on the first free plot of a region; the plot."""
        plot = self.plot_with(state, region, c.EMPTY)
        state.plots[plot] = what
        state.free[seat] = state.free[seat] - 1
        return plot

    def plot_with(self, state: UrbanizationState, region: i64, what: i64) -> i64:
        """The first plot of a region on which this stands, or NONE."""
        for plot in range(region * c.PLOTS, (region + 1) * c.PLOTS):
            if state.plots[plot] == what:
                return plot
        return NONE

    def with_plot(self, state: UrbanizationState, seat: i64, what: i64) -> list[i64]:
        """The regions of a seat that have a plot on which this stands."""
        return [
            region
            for region in range(len(self.regions))
            if state.owner[region] == seat and self.plot_with(state, region, what) != NONE
        ]
