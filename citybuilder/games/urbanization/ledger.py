"""Money, points, grain, orders and cards change hands in Urbanization: every change is told."""

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.state import UrbanizationState


def score(state: UrbanizationState, seat: i64, rule: i64, points: i64) -> None:
    if points > 0:
        at = seat * c.SOURCES + rule
        state.points[at] = state.points[at] + points
        state.tell(c.SCORED, seat, rule, amount=points)


def pay(state: UrbanizationState, seat: i64, cost: i64) -> None:
    state.money[seat] = state.money[seat] - cost
    state.bank += cost


def earn(state: UrbanizationState, seat: i64, reason: i64, amount: i64) -> None:
    if amount > 0:
        pay(state, seat, -amount)
        state.tell(c.EARNED, seat, reason, amount=amount)


def use(state: UrbanizationState, seat: i64) -> None:
    """The seat's character helps with this action, and not again in this round."""
    state.spent[seat] = 1
    state.helping = state.character[seat]
    state.tell(c.CHARACTER_USED, seat, state.helping)


# Grain and orders


def take_grain(box: Box, state: UrbanizationState, seat: i64, space: i64, most: i64) -> i64:
    """As much as lies there, is allowed and has a place; how much it was."""
    taken = min(most, state.grain_at[space], box.room(state, seat))
    state.grain_at[space] = state.grain_at[space] - taken
    state.grain[seat] = state.grain[seat] + taken
    return taken


def give_grain(box: Box, state: UrbanizationState, seat: i64, space: i64, most: i64) -> None:
    given = take_grain(box, state, seat, space, most)
    if given > 0:
        state.tell(c.GRAIN_GIVEN, seat, where=space, amount=given)


def give_orders(box: Box, state: UrbanizationState, seat: i64, colour: i64, most: i64) -> None:
    """As many as are left and have a place in the row."""
    given = min(most, state.orders_left[colour], box.setup.row - state.order_count(seat))
    if given > 0:
        state.orders_left[colour] = state.orders_left[colour] - given
        at = seat * c.COLOUR_COUNT + colour
        state.orders[at] = state.orders[at] + given
        state.tell(c.ORDERS_GIVEN, seat, colour, amount=given)


# Cards on display


def free_slot(state: UrbanizationState, slot: i64) -> None:
    """The card of a slot goes away: markers return to their owners."""
    for field in range(slot * c.ORDER_FIELDS, (slot + 1) * c.ORDER_FIELDS):
        owner = state.fields[field]
        if owner != NONE:
            state.markers[owner] = state.markers[owner] + 1
            state.fields[field] = NONE
    state.display[slot] = NONE


def lay_out(box: Box, state: UrbanizationState, slot: i64) -> None:
    """The lowest card of the deck; once it is empty, the slot stays empty."""
    cards = box.decks[state.seats]
    if state.deck < len(cards):
        state.display[slot] = cards[state.deck]
        state.deck += 1
        state.tell(c.CARD_LAID, NONE, state.display[slot], slot)


# Plots


def put(state: UrbanizationState, seat: i64, region: i64, what: i64) -> i64:
    """Something on the first free plot of a region; the plot."""
    plot = state.plot_with(region, c.EMPTY)
    state.plots[plot] = what
    state.free[seat] = state.free[seat] - 1
    return plot
