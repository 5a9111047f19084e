"""Inhalt, Spielaufbau and the filling of the rows."""

import pytest
from helpers.cities import (
    BOX,
    CITIES,
    FEATURES,
    GAME,
    GOALS,
    LAND,
    TILES,
    A,
    do,
    kinds,
    new_game,
    shown,
    space,
    table,
)

from citybuilder.core.game import NONE, UNKNOWN
from citybuilder.core.plain import plain
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.box import Card, City, Goal
from citybuilder.games.cities.buildings import Buildings
from citybuilder.games.cities.land import Land
from citybuilder.games.cities.rules import Cities
from citybuilder.games.cities.state import CitiesState

every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])
MIDDLE = 2 * 5 + 2  # of the five times five tiles that a field has room for


def begun(seats: int = 2, length: str = "normal", seed: int = 1) -> CitiesState:
    """A match at its first turn; everybody has taken the first start tile that was left."""
    state = new_game(seats, length=length, seed=seed)
    for _ in range(seats):
        GAME.apply(state, GAME.legal(state)[0])
    return state


def start_tiles(state: CitiesState) -> list[str]:
    return [TILES[action.what] for action in GAME.legal(state)]


# Inhalt


def test_two_to_four_players_can_play() -> None:
    assert list(GAME.players) == [2, 3, 4]


def test_the_box_has_32_tiles_and_four_start_tiles() -> None:
    assert len(BOX.tiles) == 36
    assert sum(tile.start for tile in BOX.tiles) == 4


def test_a_tile_has_four_spaces_and_all_of_them_are_as_common_as_the_facts_say() -> None:
    found = [land for tile in BOX.tiles for land in tile.spaces]
    assert all(len(tile.spaces) == 4 for tile in BOX.tiles)
    counts = {letter: found.count(land) for land, letter in enumerate(c.PRINTED)}
    assert counts == {"R": 18, "B": 18, "G": 18, "Y": 18, "P": 36, "W": 36}


def test_every_start_tile_has_two_colours_a_park_and_water() -> None:
    for tile in BOX.tiles:
        if tile.start:
            assert sorted(tile.spaces)[2:] == [c.PARK, c.WATER]
            assert sorted(tile.spaces)[1] < c.PARK


def test_no_two_tiles_look_alike_however_they_are_turned() -> None:
    looks = [tile.spaces[n:] + tile.spaces[:n] for tile in BOX.tiles for n in range(4)]
    assert len(set(looks)) == 4 * 36


def test_a_tile_is_offered_only_in_turns_that_make_it_look_another_way() -> None:
    assert all(turns == [0, 1, 2, 3] for turns in LAND.turns_of)
    striped, plain = c.Tile(), c.Tile()
    striped.spaces, plain.spaces = (c.RED, c.PARK) * 2, (c.RED,) * 4
    assert Land([striped, plain]).turns_of == [[0, 1], [0]]


def test_the_box_has_48_features_four_kinds_for_water_and_four_for_parks() -> None:
    assert sum(feature.copies for feature in BOX.features) == 48
    lands = [feature.land for feature in BOX.features]
    assert (lands.count(c.WATER), lands.count(c.PARK), lands.count(NONE)) == (4, 4, 2)
    assert (FEATURES[LAND.monument], FEATURES[LAND.special]) == ("monument", "special")


def test_the_box_has_32_different_cards() -> None:
    assert len({card.key for card in BOX.cards}) == BOX.kinds == 32


def test_the_box_has_eight_cities_with_three_goals_of_three_falling_values() -> None:
    assert (len(set(CITIES)), len(GOALS)) == (8, 24)
    for city in BOX.cities:
        assert len(city.goals) == 3
        for goal in city.goals:
            assert len(goal.values) == 3
            assert goal.values[0] > goal.values[1] > goal.values[2] > 0


def test_the_bag_has_25_pieces_of_each_colour() -> None:
    assert new_game().pieces == [25, 25, 25, 25]


@every_number_of_seats
def test_everything_is_counted_once_wherever_it_lies(seats: int) -> None:
    first = GAME.inventory(new_game(seats))
    assert sum(first.values()) == 36 + 48 + 32 + 100
    assert GAME.inventory(begun(seats)) == first


def test_there_is_enough_for_the_longest_game() -> None:
    normal, longer = new_game(4), new_game(2, length="long")
    assert 4 * normal.rounds == 32
    assert 6 * normal.rounds == 48
    assert 12 * normal.rounds <= 100
    assert 4 * longer.rounds == 28


def test_a_box_can_be_empty() -> None:
    """What crosses to a worker process may be made without arguments first."""
    empty = Cities().box
    assert (empty.kinds, empty.land.special, empty.land.monument) == (0, NONE, NONE)
    assert (City().goals, c.Tile().spaces, c.Feature().copies) == ((), (), 0)
    assert isinstance(Card().counts, Buildings)
    assert Goal().need == 0


# The city


@pytest.mark.parametrize("city", CITIES)
def test_a_city_can_be_chosen(city: str) -> None:
    for seed in range(3):
        assert CITIES[new_game(city=city, seed=seed).city] == city


def test_any_city_can_come_up_by_chance() -> None:
    assert {new_game(city="random", seed=seed).city for seed in range(60)} == set(range(8))


def test_by_default_chance_chooses_the_city_and_the_game_is_not_long() -> None:
    assert GAME.complete({}) == {"city": "random", "length": "normal"}
    assert GAME.options[0].choices == ("random", *CITIES)


# Start tiles


@pytest.mark.parametrize(
    ("seats", "order"), [(2, [1, 0]), (3, [2, 1, 0]), (4, [3, 2, 1, 0])], ids=str
)
def test_start_tiles_are_chosen_counter_clockwise_and_last_by_who_has_the_star(
    seats: int, order: list[int]
) -> None:
    state = new_game(seats)
    assert state.star == state.holder == A
    asked = []
    while state.asked[-1].kind == c.ASK_START:
        asked.append(state.asked[-1].seat)
        GAME.apply(state, GAME.legal(state)[0])
    assert asked == order
    assert (state.asked[-1].kind, state.asked[-1].seat) == (c.ASK_TAKE, A)


def test_every_start_tile_can_be_chosen_until_somebody_has_it() -> None:
    state = new_game(3)
    assert start_tiles(state) == ["start_rbwp", "start_bgwp", "start_gywp", "start_yrwp"]
    GAME.apply(state, c.start(TILES.index("start_gywp")))
    assert start_tiles(state) == ["start_rbwp", "start_bgwp", "start_yrwp"]


def test_the_start_tile_is_the_beginning_of_a_district() -> None:
    state = new_game(2)
    GAME.apply(state, c.start(TILES.index("start_gywp")))
    GAME.apply(state, c.start(TILES.index("start_yrwp")))
    assert shown(state, 1) == ["G Y", "P W"]
    assert shown(state, 0) == ["Y R", "P W"]
    assert state.tile_at[MIDDLE] == 4 * TILES.index("start_yrwp")
    assert [at for at in state.tile_at if at != NONE] == [12, 8]


def test_the_choice_of_a_start_tile_is_told() -> None:
    state = new_game(3)
    told = do(state, c.start(TILES.index("start_gywp")))
    assert [event.plain()[:3] for event in told] == [[c.STARTED, 2, TILES.index("start_gywp")]]


def test_before_the_choice_there_is_no_district() -> None:
    state = new_game()
    assert LAND.inner(state, A) == []
    assert LAND.places(state, A) == []


@every_number_of_seats
def test_start_tiles_that_nobody_took_leave_the_game(seats: int) -> None:
    state = begun(seats)
    assert sum(state.starts) == 0
    assert [TILES[n] for n, gone in enumerate(state.gone_tiles) if gone] == TILES[seats:4]


# The rows


@every_number_of_seats
def test_three_cards_and_tiles_lie_open_and_one_face_down(seats: int) -> None:
    state = begun(seats)
    for row, bag in ((state.row_cards, state.cards), (state.row_tiles, state.tiles)):
        assert len(row) == 4
        assert min(row[:3]) >= 0
        assert row[3] == UNKNOWN
        assert sum(bag) == 32 - 3  # what lies face down is drawn when somebody takes it


@every_number_of_seats
def test_five_features_lie_open_and_one_face_down(seats: int) -> None:
    state = begun(seats)
    assert len(state.row_features) == 6
    assert min(state.row_features[:5]) >= 0
    assert state.row_features[5] == UNKNOWN
    assert sum(state.features) == 48 - 5


@every_number_of_seats
def test_ten_pieces_lie_on_the_board(seats: int) -> None:
    state = begun(seats)
    assert len(state.row_pieces) == 10
    assert min(state.row_pieces) >= 0
    assert sum(state.pieces) == 90


def test_what_lies_open_is_told_row_by_row_and_what_lies_face_down_is_not() -> None:
    state = new_game(2)
    do(state, GAME.legal(state)[0])
    told = do(state, GAME.legal(state)[0])
    rows = (state.row_cards, state.row_tiles, state.row_features, state.row_pieces)
    laid = [
        [c.LAID_OUT, NONE, what, row, place, NONE]
        for row, places in enumerate(rows)
        for place, what in enumerate(places)
        if what != UNKNOWN
    ]
    assert len(laid) == 3 + 3 + 5 + 10
    assert [event.plain() for event in told[2:-1]] == laid
    assert kinds(told[:2] + told[-1:]) == [c.STARTED, c.ROUND_BEGAN, c.TURN_BEGAN]


def test_nothing_lies_on_the_board_before_the_start_tiles_are_chosen() -> None:
    state = new_game(4)
    assert set(state.row_cards + state.row_tiles + state.row_features + state.row_pieces) == {NONE}
    assert state.round == 0


def test_no_start_tile_is_ever_drawn() -> None:
    for seed in range(20):
        assert min(begun(4, seed=seed).row_tiles[:3]) >= 4


def test_another_seed_fills_the_rows_in_another_way() -> None:
    tables = [plain(begun(3, seed=seed)) for seed in (1, 1, 2)]
    assert tables[0] == tables[1]
    assert tables[0]["row_pieces"] != tables[2]["row_pieces"]


# Rounds, workers and districts


@pytest.mark.parametrize(
    ("seats", "length", "rounds", "workers", "district"),
    [
        (2, "normal", 4, 2, (3, 3)),
        (3, "normal", 8, 1, (3, 3)),
        (4, "normal", 8, 1, (3, 3)),
        (2, "long", 7, 2, (3, 5)),
    ],
)
def test_the_numbers_of_the_rulebook(
    seats: int, length: str, rounds: int, workers: int, district: tuple[int, int]
) -> None:
    state = new_game(seats, length=length)
    assert (state.rounds, state.workers_each) == (rounds, workers)
    assert (state.short, state.long) == district
    assert 1 + state.rounds * state.workers_each == state.short * state.long


@pytest.mark.parametrize("seats", [3, 4])
def test_only_two_players_can_choose_the_long_game(seats: int) -> None:
    assert list(GAME.options[1].players) == [2]
    assert plain(new_game(seats, length="long")) == plain(new_game(seats))


@pytest.mark.parametrize(("length", "span"), [("normal", 5), ("long", 9)])
def test_a_field_has_room_wherever_the_start_tile_lies_in_the_end(length: str, span: int) -> None:
    state = begun(2, length)
    assert (state.span, state.side) == (span, 2 * span + 2)
    middle = span // 2
    corner = space(state, 2 * middle, 2 * middle)
    assert state.land[corner] == LAND.turned[state.tile_at[middle * span + middle]][0]


def test_nobody_has_cards_rings_or_workers_at_the_beginning() -> None:
    state = table(seats=4)
    assert sum(state.held) == 0
    assert set(state.rings) == {NONE}
    assert set(state.workers) == {NONE}
