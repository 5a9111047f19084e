"""Whole matches at random: laws are kept, nothing is lost, and every answer can be given."""

import pytest
from helpers.builds import COMPILED
from helpers.long import amount
from helpers.urbanization import GAME, new_game

from citybuilder.core.laws import at_random, check_match
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState

EACH = amount(25, 75) if COMPILED else amount(10, 20)  # matches of each kind

every_table = pytest.mark.parametrize(
    ("seats", "inventions"), [(seats, inv) for seats in (2, 3, 4) for inv in (False, True)]
)


def standing_on(state: UrbanizationState, seat: int, what: int) -> int:
    """Plots of a seat on which this stands."""
    return sum(
        state.plots[plot] == what and state.owner[plot // c.PLOTS] == seat
        for plot in range(len(state.plots))
    )


def check_map(state: UrbanizationState) -> None:
    """Land that is free has a price; what is counted beside the map is what the map shows."""
    spreading = state.asked[-1].what if asks(state, c.ASK_SPREAD) else -1
    for region, owner in enumerate(state.owner):
        if owner == c.FREE:
            assert state.prices[region] > 0
        elif region != spreading:
            assert state.prices[region] == 0
    for seat in range(state.seats):
        assert state.free[seat] == standing_on(state, seat, c.EMPTY)
        assert state.cottages[seat] == standing_on(state, seat, c.HOUSE)


def asks(state: UrbanizationState, kind: int) -> bool:
    return not state.over and state.asked[-1].kind == kind


def check_rows(state: UrbanizationState) -> None:
    """Nobody has less than nothing or more than a row holds."""
    for seat in range(state.seats):
        assert 0 <= state.grain[seat] <= 8
        assert 0 <= state.order_count(seat) <= 8
        assert 0 <= state.citizens[seat] <= 8
        assert 1 <= state.houses[seat] <= 8
        assert 0 <= state.markers[seat] <= 9 + (state.round == 0)
        assert state.money[seat] >= 0
        assert state.taxes[seat] >= 0
        assert 0 <= state.on_card[seat] <= 2
    assert min(state.supply + state.grain_at + state.orders_left + state.orders) >= 0
    for space in range(c.FIELD + 1):
        assert state.grain_at[space] <= GAME.box.capacity(state, space)
    assert 0 <= state.phase <= c.PHASES


def check_cards(state: UrbanizationState) -> None:
    """Every active card belongs to its stack, and there is a factory for each stack."""
    tops = 0
    for at, card in enumerate(state.top):
        if card >= 0:
            assert state.holder[card] == at
            tops += 1
    assert state.plots.count(c.FACTORY) == tops


@every_table
def test_random_matches_lose_nothing_and_every_row_holds(seats: int, inventions: bool) -> None:
    first = GAME.inventory(new_game(seats, inventions))
    for seed in range(EACH):
        state = new_game(seats, inventions, seed)
        pick = at_random(seed)
        while not state.over:
            GAME.apply(state, pick(state, GAME.legal(state)))
            check_rows(state)
            if state.over or state.asked[-1].kind in (c.ASK_ACTION, c.ASK_SPREAD):
                check_map(state)
                check_cards(state)
                assert GAME.inventory(state) == first


@pytest.mark.long  # tests/laws plays each of these tables once
@pytest.mark.parametrize("seed", [0, 1])
@every_table
def test_all_laws_are_kept(seats: int, inventions: bool, seed: int) -> None:
    options = {c.WITH_INVENTIONS: c.YES if inventions else c.NO}
    match = check_match(GAME, seats, options, seed, at_random(seed))
    assert match.state.over
    assert len(match.actions) < GAME.longest


@every_table
def test_every_answer_that_is_offered_can_be_given(seats: int, inventions: bool) -> None:
    """And it leads to another question, or to the end."""
    state = new_game(seats, inventions, 5)
    pick = at_random(5)
    while not state.over:
        actions = GAME.legal(state)
        for action in actions:
            other = state.copy()
            GAME.apply(other, action)
            assert other.over or GAME.legal(other)
        GAME.apply(state, pick(state, actions))


def test_a_match_at_random_asks_every_question() -> None:
    found: set[int] = set()
    for seed in range(30):
        state = new_game(2 + seed % 3, True, seed)
        pick = at_random(seed)
        while not state.over:
            found.add(int(state.asked[-1].kind))
            GAME.apply(state, pick(state, GAME.legal(state)))
    assert found == set(range(20))
