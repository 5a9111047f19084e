"""Tables of Cities from outside: what cannot be is refused."""

from typing import Any

import pytest
from helpers.cities import BOX
from helpers.tampered import Change, ask, asking, is_table, let, more, put, reached, tampered

from citybuilder.core.game import NONE, UNKNOWN
from citybuilder.games.cities import cards as c
from citybuilder.games.cities import fitting
from citybuilder.games.cities.state import CitiesState

KEY = "cities"
EVERY = [c.ASK_START, c.ASK_TAKE, c.ASK_LAY, c.ASK_PUT, c.ASK_BUILD, -1]
LATE = 20  # turns


def first(name: str, old: int, new: int) -> Change:
    """Change the first entry that is so."""

    def change(data: dict[str, Any]) -> None:
        data[name][data[name].index(old)] = new

    return change


def built_where(land: int) -> Change:
    """A piece on the first space of that land."""

    def change(data: dict[str, Any]) -> None:
        data["height"][data["land"].index(land)] = 1

    return change


def lying_where(feature: int, land: int) -> Change:
    def change(data: dict[str, Any]) -> None:
        data["feature"][data["land"].index(land)] = feature

    return change


def no_start_tile(data: dict[str, Any]) -> None:
    """The middle of the first district is turned into another tile."""
    middle = data["span"] ** 2 // 2
    other = next(
        tile for tile in data["tile_at"][: middle * 2] if tile not in (-1, data["tile_at"][middle])
    )
    data["tile_at"][middle] = other


def no_middle(data: dict[str, Any]) -> None:
    data["tile_at"][data["span"] ** 2 // 2] = NONE


def all_face_down(data: dict[str, Any]) -> None:
    data["row_cards"] = [UNKNOWN if card != NONE else NONE for card in data["row_cards"]]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("kind", EVERY)
def test_every_question_fits_where_it_is_asked(kind: int, seats: int) -> None:
    turn = 0 if kind == c.ASK_START else LATE
    assert is_table(KEY, reached(KEY, seats, (), kind, turn))


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        (c.ASK_TAKE, let(round=1)),
        (c.ASK_TAKE, let(holder=9)),
        (c.ASK_TAKE, put("workers", 0, 0)),
        (c.ASK_TAKE, let(workers=[0, 0, 0, 1] + [1] + [-1] * 11)),
        (c.ASK_TAKE, all_face_down),
        (c.ASK_TAKE, let(cards=[0] * 32)),
        (c.ASK_TAKE, put("low_x", 0, 0)),
        (c.ASK_TAKE, more("beside", 0)),
        (c.ASK_TAKE, put("areas", 0, 0)),
        (c.ASK_TAKE, more("area_size", 0)),
        (c.ASK_TAKE, built_where(NONE)),
        (c.ASK_TAKE, built_where(c.WATER)),
        (c.ASK_TAKE, lying_where(0, NONE)),
        (c.ASK_TAKE, lying_where(9, NONE)),
        (c.ASK_TAKE, lying_where(8, NONE)),
        (c.ASK_TAKE, first("land", c.WATER, c.FREE)),
        (c.ASK_TAKE, no_middle),
        (c.ASK_TAKE, no_start_tile),
        (c.ASK_TAKE, let(rings=[0, 0, -1] + [-1] * 6)),
        (c.ASK_TAKE, asking(seat=0)),
        (c.ASK_TAKE, asking(kind=c.ASK_BUILD)),
        (c.ASK_TAKE, asking(kind=c.ASK_START)),
        (c.ASK_TAKE, ask([c.ASK_TAKE, 0, -1, 0], [c.ASK_TAKE, 1, -1, 0])),
        (c.ASK_LAY, asking(what=-1)),
        (c.ASK_LAY, asking(kind=c.ASK_PUT)),
        (c.ASK_PUT, asking(kind=c.ASK_BUILD)),
        (c.ASK_PUT, asking(what=3)),
        (c.ASK_BUILD, more("hand_pieces", 0, 20)),
        (-1, let(round=3)),
        (-1, put("row_cards", 0, 3)),
        (-1, let(hand_tile=3)),
    ],
)
def test_what_no_match_comes_to_is_no_table(kind: int, change: Change) -> None:
    assert not is_table(KEY, tampered(reached(KEY, 2, (), kind, LATE), change))


def test_start_tiles_are_chosen_before_the_first_round() -> None:
    state = reached(KEY, 3, (), c.ASK_START)
    assert not is_table(KEY, tampered(state, let(round=1)))
    assert not is_table(KEY, tampered(state, put("tile_at", 0, 4)))
    assert not is_table(KEY, tampered(state, let(starts=[0] * 36)))


def cities_table(kind: int = c.ASK_TAKE, turn: int = LATE) -> CitiesState:
    state = reached(KEY, 2, (), kind, turn)
    assert isinstance(state, CitiesState)
    return state.copy()


def test_a_tile_lies_beside_another_one() -> None:
    state = cities_table()
    middle = state.span**2 // 2
    start = state.tile_at[middle]
    assert fitting.tiles_fit(BOX, state, 0)
    others = [tile for tile in state.tile_at[: state.span**2] if tile not in (NONE, start)]
    corners = [0, state.span - 1, state.span**2 - state.span, state.span**2 - 1]
    state.tile_at[: state.span**2] = [NONE] * state.span**2
    state.tile_at[middle] = start
    for corner, tile in zip(corners, others, strict=False):
        state.tile_at[corner] = tile
    assert not fitting.is_joined(state, state.tile_at[: state.span**2], 0)
    assert not fitting.tiles_fit(BOX, state, 0)


def test_a_district_begins_with_a_start_tile_in_its_middle() -> None:
    state = cities_table()
    state.tile_at[state.span**2 // 2] = NONE
    assert not fitting.tiles_fit(BOX, state, 0)


def test_something_lies_where_nobody_stands() -> None:
    state = cities_table()
    assert fitting.board_fits(BOX, state)
    slot = state.workers.index(NONE, 0, c.SLOTS)
    state.row_cards[slot] = NONE
    assert not fitting.board_fits(BOX, state)


def test_nobody_has_more_workers_in_a_row_than_there_are() -> None:
    state = cities_table(c.ASK_TAKE, 0)
    assert fitting.workers_fit(state)
    state.workers = [state.star] * 2 + [NONE] * 14  # twice in a row, and the other one not at all
    assert not fitting.workers_fit(state)
    state.workers = [state.star, 1 - state.star, state.star, 1 - state.star] + [NONE] * 12
    assert fitting.workers_fit(state)
    state.workers_each = 1
    assert not fitting.workers_fit(state)
