"""Whole matches at random: nothing is lost, and every district is complete in the end."""

import pytest
from helpers.builds import COMPILED
from helpers.cities import BOX, CITIES, GAME, LAND, new_game

from citybuilder.core.game import NONE, UNKNOWN, Event
from citybuilder.core.laws import at_random
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.state import CitiesState

EACH = 75 if COMPILED else 5  # matches of each kind

every_kind = pytest.mark.parametrize(
    ("seats", "length"), [(2, "normal"), (2, "long"), (3, "normal"), (4, "normal")]
)


def played(seats: int, length: str, seed: int) -> tuple[CitiesState, list[Event]]:
    """A match to its end, in which everything that happened was told."""
    state = new_game(seats, CITIES[seed % len(CITIES)], length, seed)
    told: list[Event] = []
    state.events = told
    pick = at_random(seed)
    for _ in range(GAME.longest):
        if state.over:
            break
        GAME.apply(state, pick(state, GAME.legal(state)))
    assert state.over
    return state, told


def of_seat(told: list[Event], kind: int, seat: int) -> int:
    return sum(event.kind == kind and event.seat == seat for event in told)


def check_district(state: CitiesState, seat: int) -> None:
    """It is full, of the right shape, and everything on it lies where it may lie."""
    places = state.span * state.span
    tiles = [each for each in state.tile_at[seat * places : (seat + 1) * places] if each != NONE]
    wide = 1 + state.high_x[seat] - state.low_x[seat]
    high = 1 + state.high_y[seat] - state.low_y[seat]
    assert len(tiles) == state.short * state.long
    assert sorted((wide, high)) == [state.short, state.long]
    assert LAND.places(state, seat) == []
    for space in LAND.inner(state, seat):
        check_space(state, seat * state.size + space)


def check_space(state: CitiesState, at: int) -> None:
    land, feature, height = state.land[at], state.feature[at], state.height[at]
    assert land != NONE
    assert 0 <= height <= c.HIGHEST
    if land in (c.PARK, c.WATER):
        assert height == 0
        assert feature == NONE or LAND.lands[feature] == land
    else:
        assert feature in (NONE, LAND.monument, LAND.special)
        assert feature != LAND.monument or height == 0
        assert (land == c.FREE) <= (feature == LAND.special and height == 0)


def check_areas(state: CitiesState, seat: int) -> None:
    """What is kept about areas from turn to turn is what a look at the whole district says."""
    again = state.copy()
    LAND.survey(again, seat)
    first, last = seat * c.MOST_AREAS, seat * c.MOST_AREAS + state.areas[seat]
    assert again.areas[seat] == state.areas[seat]
    for name in ("area_land", "area_size", "area_features", "area_kinds"):
        assert getattr(again, name)[first:last] == getattr(state, name)[first:last]
    assert (again.area, again.beside) == (state.area, state.beside)


@every_kind
def test_random_matches_end_with_all_districts_complete_and_nothing_lost(
    seats: int, length: str
) -> None:
    first = GAME.inventory(new_game(seats, length=length))
    for seed in range(EACH):
        state, told = played(seats, length, seed)
        assert GAME.inventory(state) == first
        picks = state.rounds * state.workers_each
        for seat in range(seats):
            check_district(state, seat)
            check_areas(state, seat)
            held = [nth for nth in state.held[seat * BOX.kinds : (seat + 1) * BOX.kinds] if nth]
            assert sorted(held) == list(range(1, picks + 1))
            for kind in (c.CARD_TAKEN, c.TILE_TAKEN, c.LAID):
                assert of_seat(told, kind, seat) == picks
            assert of_seat(told, c.TURN_BEGAN, seat) == 4 * picks


@every_kind
def test_nothing_is_left_in_hand_or_on_the_board_at_the_end(seats: int, length: str) -> None:
    state, _ = played(seats, length, 9)
    assert state.hand_tile == NONE
    assert sum(state.hand_features) == sum(state.hand_pieces) == 0
    rows = state.row_cards + state.row_tiles + state.row_features + state.row_pieces
    assert set(rows) == {NONE}


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_that_lay_face_down_is_forgotten(seats: int) -> None:
    """With two or four players everything that lay on the board was taken."""
    state, told = played(seats, "normal", 5)
    taken = [event for event in told if event.kind == c.CARD_TAKEN]
    assert sum(event.amount for event in taken) == state.rounds
    assert sum(state.cards) == BOX.kinds - 4 * state.rounds
    assert sum(state.features) == 48 - 6 * state.rounds
    assert sum(state.pieces) == 100 - 12 * state.rounds
    assert UNKNOWN not in state.row_cards


@every_kind
def test_rings_are_given_once_and_from_the_best_value_down(seats: int, length: str) -> None:
    for seed in range(EACH):
        state, told = played(seats, length, seed)
        for goal in range(c.GOALS):
            ranks = state.rings[goal * c.RANKS : (goal + 1) * c.RANKS]
            used = [ranks[0], ranks[2]] if seats == 2 else ranks
            given = [seat for seat in used if seat != NONE]
            assert used[: len(given)] == given
            assert len(set(given)) == len(given)
        rings = len(state.rings) - state.rings.count(NONE)
        assert sum(event.kind == c.REACHED for event in told) == rings
