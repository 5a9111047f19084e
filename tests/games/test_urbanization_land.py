"""Land kaufen, with and without the broker."""

import pytest
from helpers.urbanization import (
    GAME,
    A,
    B,
    offered,
    play,
    question,
    table,
    teach,
    turn_of,
)

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState


def priced(state: UrbanizationState, **prices: int) -> UrbanizationState:
    """Price markers of regions: r8=3."""
    for name, markers in prices.items():
        state.prices[int(name[1:]) - 1] = markers
    return state


def brokers_table(money: int = 8, **prices: int) -> UrbanizationState:
    """A has the broker and one region, 7, beside 1, 13 and 19."""
    state = priced(table(characters={A: "broker"}), **prices)
    state.money[A] = money
    return state


# The example of the rulebook


def test_red_buys_a_region_for_1_moves_its_price_marker_and_places_an_action_marker() -> None:
    state = table(2, land={A: "13:house"})
    play(state, "buy_land")
    assert offered(state) == ["buy 7"]
    state = table()
    play(state, "buy_land")
    assert question(state) == "A: buy which region?"
    assert offered(state) == ["buy 1", "buy 13", "buy 19"]
    assert play(state, "buy 13") == ["A buys 13 for 1"]
    assert question(state) == "A: 1 prices of 13 to where?"
    assert play(state, "price from 13 to 20") == ["A moves a price from 13 to 20", "turn of B"]
    assert (state.money[A], state.markers[A], state.owner[12]) == (7, 8, A)
    assert (state.prices[12], state.prices[19]) == (0, 2)
    assert (state.free[A], state.cottages[A]) == (3, 1)


# What can be bought


def test_land_must_touch_own_land_along_a_side_never_at_a_corner() -> None:
    """Region 1 meets 3, 4 and 5 in the middle of the map, but has its sides with 2, 6 and 7."""
    state = table(land={A: "1:house"})
    play(state, "buy_land")
    assert offered(state) == ["buy 2", "buy 6", "buy 7"]


def test_land_of_others_and_closed_land_cannot_be_bought() -> None:
    state = table(3, land={A: "7", B: "1"})
    play(state, "buy_land")
    assert offered(state) == ["buy 13"]


def test_land_may_touch_any_own_region() -> None:
    state = table(land={A: "7 13"})
    play(state, "buy_land")
    assert offered(state) == ["buy 1", "buy 19", "buy 24"]


def test_every_price_marker_costs_1() -> None:
    state = priced(table(), r1=3, r13=8, r19=9)
    play(state, "buy_land")
    assert offered(state) == ["buy 1", "buy 13"]
    play(state, "buy 13")
    assert state.money[A] == 0


def test_who_cannot_pay_any_region_cannot_buy_land() -> None:
    state = table()
    state.money[A] = 0
    assert "buy_land" not in offered(state)
    state.money[A] = 1
    assert "buy_land" in offered(state)
    priced(state, r1=2, r13=2, r19=2)
    assert "buy_land" not in offered(state)


def test_who_is_shut_in_cannot_buy_land() -> None:
    state = table(land={A: "7", B: "1 13 19"})
    assert "buy_land" not in offered(state)


def test_only_one_region_is_bought_in_a_phase() -> None:
    state = table()
    play(state, "buy_land", "buy 1", "price from 1 to 2")
    assert question(state) == "B: which action?"


def test_without_an_action_marker_no_land_can_be_bought() -> None:
    state = table()
    state.markers[A] = 0
    assert "buy_land" not in offered(state)
    state.markers[A] = 1
    play(state, "buy_land", "buy 1", "price from 1 to 2")
    assert state.markers[A] == 0


def test_free_land_always_has_a_price_marker() -> None:
    """So it costs at least 1: markers go only to regions that have one."""
    state = table(land={A: "7 8", B: "9"})
    play(state, "buy_land", "buy 1")
    assert offered(state) == [
        f"price from 1 to {n}" for n in range(1, 25) if n not in (1, 7, 8, 9, 11, 12)
    ]


# Where the markers go


def test_all_markers_of_a_bought_region_may_be_spread_or_go_to_one_region() -> None:
    for way in ((2, 2, 2), (2, 24, 2), (3, 4, 5)):
        state = priced(table(), r1=3)
        before = state.prices[:]
        play(state, "buy_land", "buy 1")
        for left, number in zip((3, 2, 1), way, strict=True):
            assert question(state) == f"A: {left} prices of 1 to where?"
            play(state, f"price from 1 to {number}")
        assert state.prices[0] == 0
        for number in set(way):
            assert state.prices[number - 1] == before[number - 1] + way.count(number)
        assert question(state) == "B: which action?"


def test_the_markers_of_the_last_region_leave_the_game() -> None:
    everything = " ".join(str(number) for number in (2, 3, 8, 9, 14, 15, 19, 20, 21))
    state = priced(table(2, land={A: "7", B: everything}), r1=2)
    play(state, "buy_land", "buy 1", "price from 1 to 13", "price from 1 to 13")
    turn_of(state, A)
    told = play(state, "buy_land", "buy 13")
    assert told == ["A buys 13 for 3", "A takes 3 prices of 13 out of the game", "turn of B"]
    assert (state.prices, state.prices_gone) == ([0] * 24, 3)
    assert state.owner.count(c.FREE) == 0
    assert "buy_land" not in offered(state)


def test_a_single_marker_of_the_last_region_leaves_the_game_too() -> None:
    everything = " ".join(str(number) for number in (1, 2, 3, 8, 9, 14, 15, 19, 20, 21))
    state = table(2, land={A: "7", B: everything})
    told = play(state, "buy_land", "buy 13")
    assert told[1] == "A takes 1 prices of 13 out of the game"
    assert (state.prices_gone, question(state)) == (1, "B: which action?")


# Makler


def test_the_broker_may_move_two_price_markers_before_he_buys() -> None:
    state = brokers_table(r13=3)
    assert play(state, "buy_land") == []
    assert question(state) == "A: use broker?"
    assert offered(state) == ["use", "renounce"]
    assert play(state, "use") == ["A uses the broker"]
    assert question(state) == "A: lift 2?"
    assert offered(state) == ["lift 13", "done"]
    play(state, "lift 13")
    assert question(state) == "A: shift 2 from 13 to where?"
    assert play(state, "price from 13 to 20") == ["A moves a price from 13 to 20"]
    assert question(state) == "A: lift 1?"
    assert offered(state) == ["lift 13", "lift 20", "done"]
    play(state, "lift 13", "price from 13 to 3")
    assert question(state) == "A: buy which region?"
    assert play(state, "buy 13", "price from 13 to 1")[0] == "A buys 13 for 1"
    assert [state.prices[n - 1] for n in (13, 20, 3, 1)] == [0, 2, 2, 2]
    assert (state.money[A], state.spent[A]) == (7, 1)


def test_the_broker_may_move_only_one_marker_or_none() -> None:
    state = brokers_table(r13=3)
    play(state, "buy_land", "use", "done")
    assert question(state) == "A: buy which region?"
    state = brokers_table(r13=3)
    play(state, "buy_land", "use", "lift 13", "price from 13 to 1", "done", "buy 13")
    assert state.money[A] == 6


def test_the_broker_can_move_the_same_marker_twice() -> None:
    state = brokers_table(r20=2)
    play(state, "buy_land", "use", "lift 20", "price from 20 to 3", "lift 3", "price from 3 to 5")
    assert [state.prices[n - 1] for n in (20, 3, 5)] == [1, 1, 2]


def test_the_broker_leaves_one_marker_in_every_region_and_moves_it_to_free_land() -> None:
    state = brokers_table(r2=2, r13=1)
    play(state, "buy_land", "use")
    assert offered(state) == ["lift 2", "done"]
    play(state, "lift 2")
    free = [n for n in range(1, 25) if n not in (2, 7, 9, 11, 12)]
    assert offered(state) == [f"price from 2 to {n}" for n in free]
    assert state.prices[1] == 2


def test_the_broker_may_also_stay_out_of_it() -> None:
    state = brokers_table(r13=3)
    assert play(state, "buy_land", "renounce") == []
    assert question(state) == "A: buy which region?"
    play(state, "buy 13")
    assert (state.money[A], state.spent[A]) == (5, 0)


def test_where_every_region_has_one_marker_the_broker_is_not_asked() -> None:
    state = brokers_table()
    play(state, "buy_land")
    assert question(state) == "A: buy which region?"
    play(state, "buy 1", "price from 1 to 2")
    assert state.spent[A] == 0


def test_where_only_one_region_is_left_the_broker_is_not_asked() -> None:
    everything = " ".join(str(number) for number in (2, 3, 8, 9, 13, 14, 15, 19, 20, 21))
    state = priced(table(2, land={A: "7", B: everything}, characters={A: "broker"}), r1=3)
    play(state, "buy_land")
    assert question(state) == "A: buy which region?"
    assert play(state, "buy 1")[0] == "A buys 1 for 3"


def test_one_region_that_is_left_does_not_become_cheaper_by_the_broker() -> None:
    everything = " ".join(str(number) for number in (2, 3, 8, 9, 13, 14, 15, 19, 20, 21))
    state = priced(table(2, land={A: "7", B: everything}, characters={A: "broker"}), r1=3)
    state.money[A] = 2
    assert "buy_land" not in offered(state)


def test_the_broker_can_move_markers_between_the_last_two_regions() -> None:
    everything = " ".join(str(number) for number in (2, 3, 8, 9, 13, 14, 15, 20, 21))
    state = priced(table(2, land={A: "7", B: everything}, characters={A: "broker"}), r1=3)
    play(state, "buy_land", "use", "lift 1")
    assert offered(state) == ["price from 1 to 19"]


def test_the_broker_helps_once_in_a_round() -> None:
    state = brokers_table(r20=3)
    play(state, "buy_land", "use", "done", "buy 1", "price from 1 to 2")
    turn_of(state, A)
    play(state, "buy_land")
    assert question(state) == "A: buy which region?"


def test_somebody_elses_broker_does_not_help() -> None:
    state = priced(table(characters={B: "broker", A: "farmer"}), r13=3)
    play(state, "buy_land")
    assert question(state) == "A: buy which region?"


@pytest.mark.parametrize(
    ("money", "price", "possible"), [(1, 3, True), (1, 4, False), (0, 2, False)]
)
def test_land_that_is_too_dear_can_be_bought_with_the_broker_alone(
    money: int, price: int, possible: bool
) -> None:
    state = brokers_table(money, r1=price, r13=price, r19=price)
    assert ("buy_land" in offered(state)) == possible
    state.character[A] = c.FARMER
    assert "buy_land" not in offered(state)


def test_whoever_needs_the_broker_is_asked_whether_he_helps() -> None:
    state = brokers_table(1, r1=3, r13=9, r19=9)
    assert play(state, "buy_land") == []
    assert (question(state), offered(state)) == ("A: use broker?", ["use", "renounce"])
    assert play(state, "use") == ["A uses the broker"]
    assert offered(state) == ["lift 1"]
    play(state, "lift 1", "price from 1 to 2")
    assert offered(state) == ["lift 1"]
    play(state, "lift 1", "price from 1 to 2")
    assert offered(state) == ["buy 1"]


def test_whoever_needs_the_broker_and_does_without_him_takes_another_action() -> None:
    state = brokers_table(1, r1=3, r13=9, r19=9)
    before = offered(state)
    assert play(state, "buy_land", "renounce") == []
    assert question(state) == "A: which action?"
    assert offered(state) == [words for words in before if words != "buy_land"]
    assert state.spent[A] == 0
    play(state, "pass")
    assert question(state) == "B: which action?"
    turn_of(state, A)
    assert "buy_land" in offered(state)


def test_the_broker_may_not_move_markers_so_that_nothing_can_be_bought() -> None:
    """Only region 1 can be paid; whatever goes there must be able to leave it again."""
    state = brokers_table(2, r1=2, r13=9, r19=9)
    play(state, "buy_land", "use", "lift 13")
    assert "price from 13 to 1" in offered(state)
    play(state, "price from 13 to 1")
    assert offered(state) == ["lift 1"]
    play(state, "lift 1", "price from 1 to 13")
    assert offered(state) == ["buy 1"]


def test_the_last_marker_that_moves_must_leave_something_to_buy() -> None:
    state = brokers_table(2, r1=2, r13=9, r19=9)
    play(state, "buy_land", "use", "lift 13", "price from 13 to 19", "lift 13")
    assert "price from 13 to 1" not in offered(state)
    assert "price from 13 to 2" in offered(state)


def test_a_marker_may_come_from_the_region_that_is_bought() -> None:
    state = brokers_table(1, r1=2, r13=2, r19=2)
    play(state, "buy_land", "use")
    assert offered(state) == [f"lift {number}" for number in (1, 13, 19)]
    play(state, "lift 1", "price from 1 to 13")
    assert offered(state) == ["lift 13", "lift 19", "done"]


def test_looking_at_what_the_broker_could_do_changes_nothing() -> None:
    state = brokers_table(2, r1=3, r13=4, r20=2)
    play(state, "buy_land", "use")
    before = state.prices[:]
    for region in (0, 12, 19):
        GAME.land.shifts_from(state, A, region, 2)
    assert state.prices == before


# Verbrennungsmotor


@pytest.mark.parametrize(("markers", "price"), [(1, 1), (2, 1), (3, 2), (5, 4)])
def test_with_a_combustion_engine_land_costs_1_less_but_at_least_1(
    markers: int, price: int
) -> None:
    state = priced(table(inventions=True), r1=markers)
    teach(state, A, "combustion_engine")
    play(state, "buy_land")
    assert play(state, "buy 1")[0] == f"A buys 1 for {price}"
    assert state.money[A] == 8 - price
    assert question(state) == f"A: {markers} prices of 1 to where?"


def test_a_combustion_engine_helps_nobody_else_and_makes_nothing_free() -> None:
    state = priced(table(inventions=True), r1=2, r13=2, r19=2)
    teach(state, B, "combustion_engine")
    state.money[A] = 1
    assert "buy_land" not in offered(state)
    teach(state, A, "combustion_engine")
    assert "buy_land" in offered(state)
    state.money[A] = 0
    assert "buy_land" not in offered(state)


def test_broker_and_combustion_engine_help_together() -> None:
    state = priced(table(inventions=True, characters={A: "broker"}), r1=4, r13=9, r19=9)
    teach(state, A, "combustion_engine")
    state.money[A] = 1
    play(state, "buy_land", "use", *["lift 1", "price from 1 to 2"] * 2)
    assert play(state, "buy 1")[0] == "A buys 1 for 1"
