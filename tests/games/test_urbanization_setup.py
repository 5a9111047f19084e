"""Spielmaterial, Spielaufbau and the start houses."""

import pytest
from helpers.urbanization import (
    CHARACTERS,
    FACTORIES,
    GAME,
    INVENTIONS,
    SEATS,
    A,
    B,
    display,
    new_game,
    offered,
    on_plots,
    orders,
    play,
    points,
    question,
    scored,
)

from citybuilder.core.game import NONE
from citybuilder.core.plain import plain
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.columns import Character, Factory, Invention, Players, Region
from citybuilder.games.urbanization.rules import Urbanization
from citybuilder.games.urbanization.state import UrbanizationState

every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])
with_and_without = pytest.mark.parametrize("inventions", [False, True])


def begun_by(seat: int, seats: int = 4) -> UrbanizationState:
    """A new match in which this seat begins."""
    seeds = [seed for seed in range(50) if new_game(seats, seed=seed).starter == seat]
    return new_game(seats, seed=seeds[0])


# Spielmaterial


def test_two_to_four_players_can_play() -> None:
    assert list(GAME.players) == [2, 3, 4]


def test_the_box_has_18_factories_10_characters_and_18_inventions() -> None:
    assert (len(set(FACTORIES)), len(set(CHARACTERS)), len(set(INVENTIONS))) == (18, 10, 18)


def test_the_building_area_has_24_regions_with_one_or_two_plots() -> None:
    plots = [region.plots for region in GAME.box.regions]
    assert (len(plots), plots.count(1), plots.count(2)) == (24, 12, 12)


def test_the_numbers_of_the_box_lie_on_the_table_of_four() -> None:
    found = GAME.inventory(new_game(4))
    assert found["grain"] == 32
    assert (found["orange"], found["grey"], found["white"]) == (15, 15, 15)
    assert (found["house"], found["high_rise"], found["factory"]) == (12, 6, 6)
    assert (found["administration"], found["price markers"]) == (5, 24)
    assert [found[f"markers of seat {seat}"] for seat in range(4)] == [10] * 4


def test_inventions_are_played_only_if_wanted() -> None:
    assert GAME.complete({}) == {"inventions": "no"}
    assert GAME.options[0].choices == ("no", "yes")


def test_a_copy_has_everything_but_listeners() -> None:
    state = new_game(3, True)
    state.turn, state.over, state.round, state.phase, state.acted = 5, True, 4, 3, 2
    state.starter, state.prices_gone, state.deck, state.bank = 2, 6, 7, 8
    state.helping, state.mayor, state.events = 1, 2, []
    assert plain(state.copy()) == plain(state)
    assert state.copy().events is None


def test_nothing_is_hidden() -> None:
    state = new_game()
    view = GAME.observe(state, B)
    assert GAME.is_open
    assert view.rng.value == 0
    view.rng = state.rng
    assert plain(view) == plain(state)


def test_a_box_can_be_empty() -> None:
    """What crosses to a worker process may be made without arguments first."""
    empty = Urbanization().box
    assert (empty.factories, empty.characters, empty.inventions, empty.regions) == ([], [], [], [])
    assert (empty.setup.players, empty.decks, UrbanizationState().seats) == ((), [], 0)
    assert (Factory().value, Character().amount, Invention().points) == (0, 0, 0)
    assert (Region().plots, Players().closed) == (0, ())


# Auftragsbereich


def test_the_three_lowest_factories_lie_from_right_to_left_and_the_rest_is_the_deck() -> None:
    state = new_game()
    assert display(state) == ["wind_mill", "sawmill", "bakery"]
    assert FACTORIES[GAME.box.decks[4][state.deck]] == "brickworks"
    assert state.fields == [NONE] * 6
    assert [GAME.box.values[card] for card in GAME.box.decks[4]] == list(range(1, 19))


@pytest.mark.parametrize(
    ("seats", "out"),
    [
        (4, []),
        (3, ["coal_mine", "steel_works", "aircraft_works"]),
        (
            2,
            [
                "brickworks",
                "coal_mine",
                "paper_mill",
                "steel_works",
                "car_factory",
                "aircraft_works",
            ],
        ),
    ],
)
def test_some_factories_are_not_in_the_game_with_fewer_players(seats: int, out: list[str]) -> None:
    state = new_game(seats)
    kept = [FACTORIES[card] for card in GAME.box.decks[seats]]
    assert kept == [name for name in FACTORIES if name not in out]
    assert display(state) == ["wind_mill", "sawmill", "bakery"]
    found = GAME.inventory(state)
    assert [name for name in FACTORIES if found[name] == 0] == out


@pytest.mark.parametrize(("seats", "each"), [(2, 9), (3, 12), (4, 15)])
def test_orders_are_sorted_by_colour_and_everybody_has_got_an_orange_one(
    seats: int, each: int
) -> None:
    state = new_game(seats)
    assert state.orders_left == [each - seats, each, each]
    assert [orders(state, seat) for seat in range(seats)] == ["1 orange"] * seats


# Getreidebereich


@every_number_of_seats
def test_grain_lies_in_barns_on_the_field_and_in_the_return_area_by_the_number_of_players(
    seats: int,
) -> None:
    state = new_game(seats)
    assert state.grain_at == [seats, seats, seats, seats, seats, 2 * seats]
    assert [GAME.box.capacity(state, space) for space in range(c.SPACES)] == state.grain_at
    assert GAME.inventory(state)["grain"] == 8 * seats


def test_grain_costs_1_1_2_2_in_the_barns_and_3_on_the_field() -> None:
    assert GAME.box.setup.prices == (1, 1, 2, 2, 3)


# Baubereich


@pytest.mark.parametrize(
    ("seats", "closed"),
    [
        (4, []),
        (3, [14, 16, 18, 19, 21, 23]),
        (2, [4, 5, 6, 10, 11, 12, 16, 17, 18, 22, 23, 24]),
    ],
)
def test_there_are_six_regions_and_nine_plots_for_each_player(
    seats: int, closed: list[int]
) -> None:
    state = new_game(seats)
    assert [n + 1 for n, owner in enumerate(state.owner) if owner == c.CLOSED] == closed
    assert state.owner.count(c.FREE) == 6 * seats
    free = [region.plots for n, region in enumerate(GAME.box.regions) if state.owner[n] == c.FREE]
    assert sum(free) == 9 * seats


@every_number_of_seats
def test_every_region_in_the_game_has_one_price_marker(seats: int) -> None:
    state = new_game(seats)
    assert state.prices == [int(owner == c.FREE) for owner in state.owner]
    assert GAME.inventory(state)["price markers"] == 6 * seats


@pytest.mark.parametrize(
    ("seats", "supply"), [(2, [0, 6, 3, 3, 3]), (3, [0, 9, 5, 4, 5]), (4, [0, 12, 6, 5, 6])]
)
def test_houses_high_rises_administrations_and_factories_lie_ready(
    seats: int, supply: list[int]
) -> None:
    assert new_game(seats).supply == supply


def test_plots_are_as_printed_and_nothing_stands_on_them() -> None:
    state = new_game()
    assert [len(on_plots(state, number + 1)) for number in range(24)] == [
        region.plots for region in GAME.box.regions
    ]
    assert (state.plots.count(c.EMPTY), state.plots.count(c.NO_PLOT)) == (36, 12)
    assert state.plots[0:2] == [c.EMPTY, c.NO_PLOT]
    assert state.administrations == [0] * 24


# What everybody gets


@every_number_of_seats
@with_and_without
def test_everybody_has_8_dollars_1_grain_10_markers_and_1_point(
    seats: int, inventions: bool
) -> None:
    state = new_game(seats, inventions)
    assert state.money == [8] * seats
    assert state.grain == [1] * seats
    assert state.markers == [10] * seats
    assert points(state) == [1] * seats
    assert [scored(state, seat, "start") for seat in range(seats)] == [1] * seats
    assert (state.houses, state.citizens, state.taxes) == ([1] * seats, [1] * seats, [8] * seats)
    assert state.character == [NONE] * seats
    assert state.bank == -8 * seats
    assert GAME.inventory(state)["money"] == 0
    assert GAME.turns(state) == 1
    assert (state.round, state.phase, state.mayor) == (0, 0, NONE)


def test_nobody_has_inventions_factories_or_sown_grain() -> None:
    state = new_game(3, True)
    assert (state.top, state.produced) == ([NONE] * 18, [0] * 18)
    assert (state.used, state.pins) == ([0] * 54, [0] * 27)
    assert (state.known, state.boosted, state.on_card) == ([0] * 3, [0] * 3, [0] * 3)
    assert (state.free, state.cottages, state.spent) == ([0] * 3, [0] * 3, [0] * 3)
    assert state.holder == [NONE] * 18
    assert state.cards_gone == [0] * 18


# Inventions


@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_and_four_players_two_inventions_lie_on_each_space(seats: int) -> None:
    state = new_game(seats, True)
    assert state.inventor == [NONE] * 18
    spaces = [invention.space for invention in GAME.box.inventions]
    assert spaces == [space for space in range(9) for _ in range(2)]


def test_with_two_players_one_invention_lies_on_each_space() -> None:
    state = new_game(2, True)
    there = [number for number, seat in enumerate(state.inventor) if seat == NONE]
    assert [number + 1 for number in there] == [1, 4, 6, 8, 10, 11, 14, 16, 17]
    assert [GAME.box.inventions[number].space for number in there] == list(range(9))
    assert state.inventor.count(c.OUT) == 9
    found = GAME.inventory(state)
    assert [found[name] for name in INVENTIONS] == [int(n in there) for n in range(18)]


def test_with_two_players_each_invention_on_the_track_goes_with_a_factory_in_the_game() -> None:
    for number in GAME.box.setup.players[2].inventions:
        partners = GAME.box.inventions[number].factories
        assert any(card in GAME.box.decks[2] for card in partners)


@every_number_of_seats
def test_without_the_option_there_is_no_invention(seats: int) -> None:
    state = new_game(seats)
    assert not state.inventing
    assert state.inventor == [c.OUT] * 18


# Start houses


@every_number_of_seats
def test_chance_decides_who_begins(seats: int) -> None:
    found = {int(new_game(seats, seed=seed).starter) for seed in range(60)}
    assert found == set(range(seats))


def test_the_start_player_and_then_the_others_clockwise_set_a_house_and_move_the_price_marker() -> (
    None
):
    state = begun_by(B, 3)
    assert question(state) == "B: start where?"
    assert play(state, "start in 7") == ["B starts on 7a"]
    assert question(state) == "B: 1 prices of 7 to where?"
    assert play(state, "price from 7 to 8") == ["B moves a price from 7 to 8"]
    assert question(state) == "C: start where?"
    play(state, "start in 9", "price from 9 to 8")
    assert question(state) == "A: start where?"
    told = play(state, "start in 11", "price from 11 to 1")
    assert told[-1] == "round 1 begins with B"
    assert question(state) == "B: which character?"
    assert [state.prices[n - 1] for n in (7, 9, 11, 8, 1)] == [0, 0, 0, 3, 2]
    assert [state.owner[n - 1] for n in (7, 9, 11)] == [1, 2, 0]
    assert (on_plots(state, 7), state.free, state.cottages) == (
        ["house", "free"],
        [1, 1, 1],
        [1, 1, 1],
    )


def test_a_start_house_comes_from_the_supply_costs_nothing_and_is_worth_the_start_point() -> None:
    state = begun_by(A)
    play(state, "start in 1", "price from 1 to 2")
    assert state.supply[c.HOUSE] == 11
    assert (state.money[A], points(state)[A], state.houses[A]) == (8, 1, 1)
    assert (state.markers[A], state.free[A]) == (9, 0)


def test_a_price_marker_goes_to_any_other_region_that_has_one() -> None:
    state = begun_by(A)
    play(state, "start in 1")
    assert offered(state) == [f"price from 1 to {number}" for number in range(2, 25)]
    play(state, "price from 1 to 24", "start in 3")
    assert offered(state) == [
        f"price from 3 to {number}" for number in range(1, 25) if number not in (1, 3)
    ]


def test_all_price_markers_of_a_start_region_move_wherever_the_player_wants() -> None:
    state = begun_by(A)
    play(state, "start in 1", "price from 1 to 20")
    assert play(state, "start in 20") == ["B starts on 20a"]
    assert question(state) == "B: 2 prices of 20 to where?"
    play(state, "price from 20 to 5")
    assert question(state) == "B: 1 prices of 20 to where?"
    play(state, "price from 20 to 5")
    assert [state.prices[n - 1] for n in (1, 20, 5)] == [0, 0, 3]
    assert question(state) == "C: start where?"


@pytest.mark.parametrize(("seats", "closed"), [(2, [4, 5, 24]), (3, [14, 19, 23])])
def test_nobody_starts_in_a_closed_region(seats: int, closed: list[int]) -> None:
    state = new_game(seats)
    assert len(offered(state)) == 6 * seats
    assert not {f"start in {number}" for number in closed} & set(offered(state))
    play(state, "start in 1")
    assert not {f"price from 1 to {number}" for number in closed} & set(offered(state))


def test_nobody_may_start_where_somebody_has_started() -> None:
    state = new_game(4)
    play(state, "start in 1", "price from 1 to 2")
    assert offered(state) == [f"start in {number}" for number in range(2, 25)]


@pytest.mark.parametrize("starter", [A, B])
@pytest.mark.parametrize(("first", "shut"), [(13, 7), (7, 13), (21, 9), (9, 21)])
def test_a_start_region_leaves_every_player_a_free_neighbour(
    first: int, shut: int, starter: int
) -> None:
    """With two players, regions 13 and 21 have a single neighbour."""
    state = begun_by(starter, 2)
    play(state, f"start in {first}", f"price from {first} to 1")
    assert f"start in {shut}" not in offered(state)
    assert len(offered(state)) == 10


def test_a_neighbour_may_be_taken_while_another_one_is_free() -> None:
    state = new_game(4)
    play(state, "start in 24", "price from 24 to 1", "start in 12", "price from 12 to 1")
    assert "start in 13" not in offered(state)
    assert "start in 18" in offered(state)
    assert "start in 6" in offered(state)


@every_number_of_seats
def test_everybody_has_one_region_and_one_house_before_the_first_round(seats: int) -> None:
    state = new_game(seats)
    while state.round == 0:
        play(state, offered(state)[-1])
    assert [state.owner.count(seat) for seat in range(seats)] == [1] * seats
    assert state.plots.count(c.HOUSE) == seats
    assert question(state) == f"{SEATS[state.starter]}: which character?"
