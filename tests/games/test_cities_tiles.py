"""Reihe mit Stadtfeldern: where a tile may lie, and how it may be turned."""

import pytest
from helpers.cities import (
    GAME,
    LAND,
    TILES,
    A,
    B,
    kinds,
    lay_row,
    lay_tile,
    shown,
    table,
    take,
)

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities import hand
from citybuilder.games.cities.state import CitiesState

Places = set[tuple[int, int]]

ACROSS = [(1, 0), (-1, 0), (0, 1), (0, -1)]


def places(state: CitiesState) -> Places:
    """Where a tile may be laid, as steps to the right and down from the start tile."""
    middle = state.span // 2
    return {(at % state.span - middle, at // state.span - middle) for at in LAND.places(state, A)}


def district(tiles: str, length: str = "normal") -> CitiesState:
    """A district of tiles at these steps from its start tile, as in "1,0 2,0"."""
    state = table(length=length)
    for number, step in enumerate(tiles.split()):
        right, down = step.split(",")
        lay_tile(state, TILES[4 + number], int(right), int(down))
    return state


def areas(state: CitiesState) -> list[str]:
    """Parks and waters with their sizes."""
    found = zip(state.area_land, state.area_size, range(state.areas[A]), strict=False)
    return sorted(f"{c.LANDS[land]} {size}" for land, size, _ in found)


def test_a_tile_lies_at_the_full_edge_of_another_one() -> None:
    assert places(table()) == set(ACROSS)


def test_a_corner_is_not_enough() -> None:
    state = district("1,0")
    assert places(state) == {(-1, 0), (2, 0), (0, 1), (0, -1), (1, 1), (1, -1)}


def test_any_land_may_lie_at_any_other() -> None:
    state = table()
    for tile in ("tile_rypp", "tile_gyww", "tile_bgyp"):
        state.hand_tile = TILES.index(tile)
        offered = {(action.where, action.amount) for action in hand.layings(LAND, state, A)}
        assert len(offered) == 4 * 4


@pytest.mark.parametrize(
    ("turns", "look"),
    [
        (0, ["R B", "W P"]),
        (1, ["W R", "P B"]),
        (2, ["P W", "B R"]),
        (3, ["B P", "R W"]),
    ],
)
def test_a_tile_is_turned_clockwise(turns: int, look: list[str]) -> None:
    state = table()
    lay_tile(state, "tile_rbpw", 1, 0, turns)
    assert [row[4:] for row in shown(state)] == look


def test_a_tile_may_lie_on_every_side_of_the_start_tile() -> None:
    looks = {}
    for right, down in ACROSS:
        state = table()
        lay_tile(state, "tile_rbpw", right, down)
        looks[right, down] = shown(state)
    start = shown(table())
    assert looks[1, 0] == [f"{start[0]} R B", f"{start[1]} W P"]
    assert looks[-1, 0] == [f"R B {start[0]}", f"W P {start[1]}"]
    assert looks[0, 1] == [*start, "R B", "W P"]
    assert looks[0, -1] == ["R B", "W P", *start]


def test_laying_is_told_and_ends_the_turn() -> None:
    state = table()
    told = lay_tile(state, "tile_rbpw", 0, 1, 3)
    below = 3 * 5 + 2
    assert told[0].plain() == [c.LAID, A, TILES.index("tile_rbpw"), below, 3, NONE]
    assert kinds(told) == [c.LAID, c.TURN_BEGAN]
    assert state.hand_tile == NONE
    assert state.tile_at[below] == 4 * TILES.index("tile_rbpw") + 3


def test_a_tile_cannot_be_refused() -> None:
    state = table()
    lay_row(state, tiles="tile_rbpw - - ?")
    take(state, c.TILES, 0)
    offered = GAME.legal(state)
    assert {action.kind for action in offered} == {c.LAY}
    assert len(offered) == 4 * 4


def test_a_tile_does_not_lie_on_another_one() -> None:
    state = district("1,0")
    assert not {(0, 0), (1, 0)} & places(state)


def test_a_tile_only_changes_the_district_of_whoever_lays_it() -> None:
    state = table()
    other = shown(state, B)
    lay_tile(state, "tile_rbpw", 1, 0)
    assert shown(state, B) == other


# Three times three


@pytest.mark.parametrize(
    ("tiles", "free"),
    [
        ("1,0 2,0", {(x, y) for x in (0, 1, 2) for y in (-1, 1)}),
        ("-1,0 -2,0", {(x, y) for x in (0, -1, -2) for y in (-1, 1)}),
        ("-1,0 1,0", {(x, y) for x in (-1, 0, 1) for y in (-1, 1)}),
        ("0,1 0,2", {(x, y) for y in (0, 1, 2) for x in (-1, 1)}),
        ("0,-1 0,-2", {(x, y) for y in (0, -1, -2) for x in (-1, 1)}),
        ("0,-1 0,1", {(x, y) for y in (-1, 0, 1) for x in (-1, 1)}),
    ],
)
def test_a_district_never_has_more_than_three_tiles_in_a_row(tiles: str, free: Places) -> None:
    assert places(district(tiles)) == free


@pytest.mark.parametrize("left", [0, -1, -2])
@pytest.mark.parametrize("up", [0, -1, -2])
def test_the_start_tile_may_end_in_any_corner_at_any_side_or_in_the_middle(
    left: int, up: int
) -> None:
    wanted = {(x, y) for x in range(left, left + 3) for y in range(up, up + 3)} - {(0, 0)}
    state = table()
    for tile in TILES[4:12]:
        step = min(wanted & places(state))
        lay_tile(state, tile, *step)
        wanted.remove(step)
    assert places(state) == wanted == set()
    assert NONE not in [state.land[space] for space in LAND.inner(state, A)]


@pytest.mark.parametrize(
    ("tiles", "step"),
    [
        ("0,-1 0,-2 1,-2 2,-2", (2, -1)),
        ("0,1 0,2 1,2 2,2", (2, 1)),
        ("-1,0 -2,0 -2,1 -2,2", (-1, 2)),
        ("1,0 2,0 2,1 2,2", (1, 2)),
    ],
)
def test_at_the_rim_of_the_field_one_neighbour_is_enough_as_well(
    tiles: str, step: tuple[int, int]
) -> None:
    assert step in places(district(tiles))


def test_a_gap_belongs_to_the_district_and_can_be_filled() -> None:
    state = district("1,0 2,0 2,1 2,2 1,2 0,2 0,1")
    assert places(state) == {(1, 1)}
    assert len(LAND.inner(state, A)) == 36
    lay_tile(state, "tile_ypww", 1, 1)
    assert places(state) == set()


# Three times five


def test_a_long_district_grows_to_five_in_either_direction() -> None:
    wide = district("1,0 2,0 3,0 4,0", "long")
    assert places(wide) == {(x, y) for x in range(5) for y in (-1, 1)}
    high = district("0,-1 0,-2 0,-3 0,-4", "long")
    assert places(high) == {(x, -y) for y in range(5) for x in (-1, 1)}


def test_once_it_is_longer_than_three_its_other_side_stays_three() -> None:
    state = district("1,0 2,0 3,0 0,1 0,2", "long")
    assert not any(down in (-1, 3) for _, down in places(state))
    assert (4, 0) in places(state)
    assert (-1, 0) in places(state)


def test_while_it_is_three_times_three_it_may_grow_in_any_direction() -> None:
    state = district("1,0 2,0 0,1 0,2", "long")
    assert {(3, 0), (-1, 0), (0, 3), (0, -1)} <= places(state)


@pytest.mark.parametrize("end", [0, -4])
def test_a_long_district_may_begin_at_any_end(end: int) -> None:
    state = table(length="long")
    steps = [0, 1, 2, 3, 4] if end == 0 else [0, -1, -2, -3, -4]
    number = 4
    for down in (0, 1, 2):
        for right in steps:
            if (right, down) != (0, 0):
                lay_tile(state, TILES[number], right, down)
                number += 1
    assert places(state) == set()
    assert len(LAND.inner(state, A)) == 60


# What a tile joins


def test_a_tile_joins_areas_over_its_edges() -> None:
    """Tile borders never matter."""
    state = table()
    assert shown(state) == ["B G", "P W"]
    lay_tile(state, "tile_rwwp", 1, 0, 3)
    assert shown(state) == ["B G W W", "P W R P"]
    assert areas(state) == ["park 1", "park 1", "water 1", "water 2"]
    lay_tile(state, "tile_gpww", 0, 1, 3)
    assert shown(state)[2:] == ["P W . .", "G W . ."]
    assert areas(state) == ["park 1", "park 2", "water 2", "water 3"]


def test_a_tile_can_join_two_areas_into_one() -> None:
    state = table()
    lay_tile(state, "tile_rwwp", 1, 0, 0)
    assert shown(state) == ["B G R W", "P W P W"]
    lay_tile(state, "tile_ggbw", 0, 1, 2)
    assert shown(state)[2:] == ["B W . .", "G G . ."]
    assert areas(state) == ["park 1", "park 1", "water 2", "water 2"]
    lay_tile(state, "tile_gyww", 1, 1, 2)
    assert shown(state)[2:] == ["B W W W", "G G Y G"]
    assert areas(state) == ["park 1", "park 1", "water 6"]
