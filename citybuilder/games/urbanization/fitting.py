"""What a table of Urbanization that comes from outside must be like to be one."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.state import UrbanizationState

MOST: Final = 1000  # of any piece; the inventory says how many there are
MOST_MONEY: Final = 500  # six rounds do not bring as much
MOST_POINTS: Final = 100  # for a rule, in six rounds


def bounds(box: Box, start: UrbanizationState) -> dict[str, tuple[int, int]]:
    none, seats, row = int(NONE), int(start.seats), int(box.setup.row)
    mark, pieces, in_row = (0, 1), (0, MOST), (0, row)
    seat, card = (none, seats - 1), (none, len(box.factories) - 1)
    character = (none, int(c.PROFESSOR))
    return {
        "round": (0, int(c.ROUNDS)),
        "phase": (0, int(c.PHASES)),
        "acted": (0, seats),
        "starter": (0, seats - 1),
        "owner": (int(c.CLOSED), seats - 1),
        "prices": pieces,
        "prices_gone": pieces,
        "plots": (int(c.NO_PLOT), int(c.FIELD_OF_GRAIN)),
        "administrations": pieces,
        "supply": pieces,
        "grain_at": pieces,
        "orders_left": pieces,
        "display": card,
        "fields": seat,
        "deck": (0, len(box.decks[start.seats])),
        "cards_gone": mark,
        "bank": (-MOST_MONEY * seats, MOST_MONEY),
        "character": character,
        "spent": mark,
        "helping": character,
        "mayor": seat,
        "money": (0, MOST_MONEY),
        "markers": pieces,
        "citizens": in_row,
        "houses": in_row,
        "taxes": (0, int(max(start.taxes))),
        "grain": in_row,
        "on_card": (0, int(box.helps[c.FARMER])),
        "orders": in_row,
        "points": (0, MOST_POINTS),
        "free": pieces,
        "cottages": pieces,
        "top": card,
        "produced": mark,
        "used": pieces,
        "holder": (none, seats * int(c.STACKS) - 1),
        "pins": pieces,
        "inventor": (int(c.OUT), seats - 1),
        "known": (0, (1 << len(box.inventions)) - 1),
        "boosted": mark,
    }


# The map


def map_fits(box: Box, state: UrbanizationState) -> bool:
    """Closed regions stay closed, plots are where they are printed, and only owners build."""
    closed = box.for_players(state).closed
    spread = [asked.what for asked in state.asked if asked.kind == c.ASK_SPREAD]
    for number, region in enumerate(box.regions):
        owner = state.owner[number]
        plots = state.plots[number * c.PLOTS : (number + 1) * c.PLOTS]
        printed = [plot >= c.EMPTY and plot != c.ADMINISTRATION for plot in plots[: region.plots]]
        if (owner == c.CLOSED) != (number in closed) or not all(printed):
            return False
        if plots.count(c.NO_PLOT) != len(plots) - region.plots:
            return False
        built = state.administrations[number] + sum(max(0, plot) for plot in plots)
        if owner < 0 and built > 0:
            return False
        if (state.prices[number] > 0) != (owner == c.FREE or number in spread):
            return False
    return all(plots_fit(state, seat) for seat in range(state.seats))


def plots_fit(state: UrbanizationState, seat: i64) -> bool:
    """Free plots, houses and factories of a seat are those on the map."""
    own = [what for at, what in enumerate(state.plots) if state.owner[at // c.PLOTS] == seat]
    tops = state.top[seat * c.STACKS : (seat + 1) * c.STACKS]
    return (
        state.free[seat] == own.count(c.EMPTY)
        and state.cottages[seat] == own.count(c.HOUSE)
        and own.count(c.FACTORY) == len(tops) - tops.count(NONE)
        and NONE not in tops[: own.count(c.FACTORY)]
    )


# Cards


def factories_fit(box: Box, state: UrbanizationState) -> bool:
    """The newest card of a stack lies on top, orders lie on factories, and markers on cards."""
    for at, top in enumerate(state.top):
        held = [card for card, where in enumerate(state.holder) if where == at]
        if top not in (held or [NONE]) or value_of(box, top) < highest(box, held):
            return False
        used = sum(state.used[at * c.COLOUR_COUNT : (at + 1) * c.COLOUR_COUNT])
        if top == NONE and used + state.produced[at] > 0:
            return False
    for slot in range(c.SLOTS):
        fields = state.fields[slot * c.ORDER_FIELDS : (slot + 1) * c.ORDER_FIELDS]
        if state.display[slot] == NONE and fields.count(NONE) < len(fields):
            return False
    shown = [card for card in state.display if card != NONE]
    out = box.decks[state.seats][: state.deck]
    return all(card in out for card in shown) and (len(shown) == c.SLOTS or is_drawn(box, state))


def is_drawn(box: Box, state: UrbanizationState) -> bool:
    return state.deck == len(box.decks[state.seats])


def value_of(box: Box, card: i64) -> i64:
    return 0 if card == NONE else box.values[card]


def highest(box: Box, cards: list[i64]) -> i64:
    return max([0, *[box.values[card] for card in cards]])


def inventions_fit(box: Box, state: UrbanizationState) -> bool:
    """Who has made an invention that lasts knows it."""
    on_track = box.for_players(state).inventions if state.inventing else ()
    known = [0] * state.seats
    bit: i64 = 1
    for number, inventor in enumerate(state.inventor):
        if (inventor == c.OUT) != (number not in on_track):
            return False
        if inventor >= 0 and box.inventions[number].lasting:
            known[inventor] = known[inventor] + bit
        bit *= 2
    return known == state.known and (state.inventing or sum(state.pins) == 0)


# Seats


def rows_fit(box: Box, state: UrbanizationState) -> bool:
    """No row is longer than it is."""
    return all(state.order_count(seat) <= box.setup.row for seat in range(state.seats))


def characters_fit(state: UrbanizationState) -> bool:
    """They are chosen one after the other, each by one; who has none has none to help."""
    last = c.PROFESSOR if state.inventing else c.TAX_COLLECTOR
    order = [(state.starter + step) % state.seats for step in range(state.seats)]
    chosen = [state.character[seat] for seat in order]
    taken = [character for character in chosen if character != NONE]
    count: i64 = len(order)
    if state.over or state.round == 0:
        count = 0
    elif state.phase == 0:
        count = state.acted
    return (
        NONE not in chosen[:count]
        and len(taken) == count
        and len(set(taken)) == count
        and all(character <= last for character in taken)
        and all(state.character[seat] != NONE or state.spent[seat] == 0 for seat in order)
        and (state.helping == NONE or state.helping in taken)
    )
