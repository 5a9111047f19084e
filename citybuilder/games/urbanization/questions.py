"""Which questions can be open at a table of Urbanization that comes from outside."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.deed import Deed
from citybuilder.games.urbanization.state import UrbanizationState


def questions_fit(deeds: list[Deed], state: UrbanizationState) -> bool:
    """Start houses one after the other, then one seat at a time; whether a character helps is
    asked before what it helps with."""
    if state.over:
        return state.round == c.ROUNDS
    top = state.asked[-1]
    below = state.asked[:-1]
    if state.round == 0:
        return state.phase + state.acted == 0 and start_fits(deeds, state)
    at_turn = top.seat == state.next_seat() and state.acted < state.seats
    in_phase = (top.kind == c.ASK_CHARACTER) == (state.phase == 0) and top.kind != c.ASK_START
    helped = len(below) == 0 or (len(below) == 1 and top.kind == c.ASK_USE)
    first = all(asked.kind in (c.ASK_ORDERS, c.ASK_GOODS, c.ASK_MARKER) for asked in below)
    return (
        at_turn
        and in_phase
        and helped
        and first
        and all(
            asked.seat == top.seat and question_fits(deeds, state, asked) for asked in state.asked
        )
    )


def start_fits(deeds: list[Deed], state: UrbanizationState) -> bool:
    """Who has set a house spreads its price markers before the next one is asked."""
    spreads = [asked for asked in state.asked if asked.kind == c.ASK_SPREAD]
    waiting = [asked for asked in state.asked if asked.kind == c.ASK_START]
    order = [(state.starter + step) % state.seats for step in range(state.seats)]
    done = len(order) - len(waiting)
    if len(spreads) + len(waiting) != len(state.asked) or len(spreads) > 1 or done < 0:
        return False
    settled = [state.owner.count(seat) for seat in order]
    asked = [each.seat for each in state.asked]
    return (
        settled == [1] * done + [0] * len(waiting)
        and asked == [*reversed(order[done:]), *order[max(0, done - len(spreads)) : done]]
        and all(question_fits(deeds, state, each) for each in state.asked)
    )


def question_fits(deeds: list[Deed], state: UrbanizationState, asked: Decision) -> bool:
    """What it is about exists, and no series is longer than there are pieces."""
    box, kind, what, amount = deeds[0].box, asked.kind, asked.what, asked.amount
    if kind == c.ASK_SPREAD:
        return is_region(box, what) and is_spread(state, asked.seat, what, amount)
    if kind == c.ASK_SHIFT:
        return is_region(box, what) and state.prices[what] > 1 and is_broker(box, amount)
    if kind == c.ASK_LIFT:
        return what == NONE and is_broker(box, amount)
    if kind == c.ASK_USE:
        return is_ready(state, asked.seat, what) and amount == 0
    if kind == c.ASK_BUILD:
        return what in (c.HOUSE, c.HIGH_RISE, c.ADMINISTRATION) and 0 <= amount < len(state.plots)
    if kind == c.ASK_BUY:
        return 0 <= what < 1 << int(c.BARNS) and 0 <= amount <= box.setup.row
    if kind == c.ASK_SOW:
        return 0 <= what <= state.on_card[asked.seat] and what <= amount <= box.setup.row
    if kind == c.ASK_SETTLE:
        return 0 <= what < c.SLOTS and state.display[what] != NONE and amount == 0
    return other_fits(deeds, state, asked)


def other_fits(deeds: list[Deed], state: UrbanizationState, asked: Decision) -> bool:
    box, kind, what, amount = deeds[0].box, asked.kind, asked.what, asked.amount
    if kind == c.ASK_GOODS:
        return 0 <= what < c.STACKS * c.FIELDS and is_field(box, state, asked.seat, what, amount)
    if kind == c.ASK_STEP:
        on_track = 0 <= what < c.TRACK and state.pins[asked.seat * c.TRACK + what] > 0
        return on_track and 1 <= amount <= c.TRACK
    if kind == c.ASK_SELL:
        return what == NONE and 0 <= amount <= sum(state.grain_at)
    if kind == c.ASK_GRAIN:
        return what == 0 and amount == 0
    if kind == c.ASK_ACTION and what != NONE:
        return is_given_up(deeds, state, asked.seat, what) and amount == 0
    return kind <= c.ASK_STEP and what == NONE and amount == 0


def is_region(box: Box, number: i64) -> bool:
    return 0 <= number < len(box.regions)


def is_spread(state: UrbanizationState, seat: i64, region: i64, left: i64) -> bool:
    return state.owner[region] == seat and state.prices[region] == left


def is_ready(state: UrbanizationState, seat: i64, character: i64) -> bool:
    return state.character[seat] == character != NONE and state.spent[seat] == 0


def is_given_up(deeds: list[Deed], state: UrbanizationState, seat: i64, character: i64) -> bool:
    """Whether the seat could refuse this character and then had to choose another action."""
    ready = is_ready(state, seat, character)
    return ready and not deeds[character].can_go_alone(state, seat)


def is_broker(box: Box, amount: i64) -> bool:
    return 0 < amount <= box.helps[c.BROKER]


def is_field(box: Box, state: UrbanizationState, seat: i64, at: i64, made: i64) -> bool:
    """A field of production on an own factory."""
    top = state.top[seat * c.STACKS + at // c.FIELDS]
    return (
        top != NONE
        and at % c.FIELDS < len(box.factories[top].good_counts)
        and 0 <= made <= c.STACKS * c.FIELDS * box.setup.row
    )
