"""Getreide handeln and Getreide anbauen, with miller and farmer."""

import pytest
from helpers.urbanization import (
    PLACES,
    A,
    B,
    during,
    end_round,
    offered,
    on_plots,
    play,
    question,
    table,
    turn_of,
)

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState

BARNS = [f"buy from barn {number}" for number in range(1, 5)]
FIELD = "buy from field"
PRICES = (1, 1, 2, 2, 3)


def market(
    grain_at: list[int], grain: int = 1, money: int = 20, character: str = ""
) -> UrbanizationState:
    """Barns, field and return area as named, and A who comes to it."""
    state = table(characters={A: character} if character else {})
    state.grain_at = list(grain_at)
    state.grain[A], state.money[A] = grain, money
    return state


# Getreide kaufen


def test_anika_buys_5_grain_for_9() -> None:
    state = market([4, 4, 4, 4, 4, 8])
    assert play(state, "trade_grain") == []
    told = play(state, *BARNS, FIELD)
    assert told == [
        "A buys from barn 1 for 1",
        "A buys from barn 2 for 1",
        "A buys from barn 3 for 2",
        "A buys from barn 4 for 2",
        "A buys from field for 3",
    ]
    play(state, "done")
    assert (state.money[A], state.grain[A]) == (11, 6)
    assert state.grain_at == [3, 3, 3, 3, 3, 8]
    assert question(state) == "B: which action?"


@pytest.mark.parametrize("space", range(5))
def test_every_space_has_its_price(space: int) -> None:
    state = market([1, 1, 1, 1, 1, 8], money=PRICES[space])
    play(state, "trade_grain")
    affordable = [PLACES[n] for n in range(5) if PRICES[n] <= PRICES[space]]
    assert offered(state) == [*[f"buy from {name}" for name in affordable], "sell"]
    play(state, f"buy from {PLACES[space]}")
    assert state.money[A] == 0
    assert question(state) == "B: which action?"


def test_only_1_is_bought_from_a_barn_in_a_phase_but_from_the_field_any_number() -> None:
    state = market([4, 4, 4, 4, 4, 8])
    play(state, "trade_grain", "buy from barn 2")
    assert question(state) == "A: buy more after 1, barns 0010?"
    assert offered(state) == [BARNS[0], BARNS[2], BARNS[3], FIELD, "done"]
    play(state, FIELD)
    assert question(state) == "A: buy more after 2, barns 0010?"
    play(state, FIELD, FIELD, "buy from barn 4")
    assert question(state) == "A: buy more after 5, barns 1010?"
    assert offered(state) == [BARNS[0], BARNS[2], FIELD, "done"]
    play(state, "done")
    turn_of(state, A)
    play(state, "trade_grain")
    assert "buy from barn 2" in offered(state)


def test_nothing_is_bought_from_an_empty_barn_or_field_nor_from_the_return_area() -> None:
    state = market([0, 1, 0, 0, 0, 8], grain=0)
    play(state, "trade_grain")
    assert offered(state) == ["buy from barn 2"]
    play(state, "buy from barn 2")
    assert question(state) == "B: which action?"
    state = market([0, 0, 0, 0, 0, 8], grain=0)
    assert "trade_grain" not in offered(state)


@pytest.mark.parametrize("space", range(5))
def test_a_single_grain_on_sale_is_enough_to_trade(space: int) -> None:
    state = market([int(space == each) for each in range(5)] + [8], grain=0)
    play(state, "trade_grain")
    assert offered(state) == [f"buy from {PLACES[space]}"]


def test_buying_ends_when_the_money_does() -> None:
    state = market([4, 4, 4, 4, 4, 8], money=2)
    play(state, "trade_grain", "buy from barn 1")
    assert offered(state) == ["buy from barn 2", "done"]
    play(state, "buy from barn 2")
    assert question(state) == "B: which action?"


def test_nobody_buys_more_than_8_grain() -> None:
    state = market([4, 4, 4, 4, 4, 8], grain=6)
    play(state, "trade_grain", FIELD)
    assert state.grain[A] == 7
    play(state, FIELD)
    assert (state.grain[A], question(state)) == (8, "B: which action?")
    state = market([1, 1, 1, 1, 1, 8], grain=8)
    play(state, "trade_grain")
    assert offered(state) == ["sell"]


def test_without_money_nothing_can_be_bought() -> None:
    state = market([4, 4, 4, 4, 4, 8], grain=0, money=0)
    assert "trade_grain" not in offered(state)
    state.money[A] = 1
    assert "trade_grain" in offered(state)


# Getreide verkaufen


def test_anika_sells_4_grain_for_5() -> None:
    state = market([2, 3, 0, 4, 4, 8], grain=6, money=0)
    play(state, "trade_grain")
    assert offered(state) == ["sell"]
    told = play(state, "sell", "sell", "sell", "sell")
    assert told == [
        "A sells to barn 1 for 1",
        "A sells to barn 1 for 1",
        "A sells to barn 2 for 1",
        "A sells to barn 3 for 2",
    ]
    assert question(state) == "A: sell more after 4?"
    assert play(state, "done") == ["turn of B"]
    assert (state.money[A], state.grain[A]) == (5, 2)
    assert state.grain_at == [4, 4, 1, 4, 4, 8]


def test_the_field_is_filled_last() -> None:
    state = market([4, 4, 4, 3, 3, 8], grain=3)
    told = play(state, "trade_grain", "sell", "sell")
    assert told[:2] == ["A sells to barn 4 for 2", "A sells to field for 3"]
    assert question(state) == "B: which action?"


def test_where_barns_and_field_are_full_nothing_can_be_sold() -> None:
    state = market([4, 4, 4, 4, 4, 8], grain=3, money=0)
    assert "trade_grain" not in offered(state)
    state.grain_at[c.FIELD] = 3
    play(state, "trade_grain")
    assert offered(state) == ["sell"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_barn_holds_1_grain_for_each_player(seats: int) -> None:
    state = table(seats)
    state.grain[A] = 8
    state.grain_at = [seats - 1, seats - 1, seats, seats, seats, 0]
    play(state, "trade_grain", "sell")
    assert state.grain_at[0] == seats
    play(state, "sell")
    assert (state.grain_at[1], question(state)) == (seats, "B: which action?")


def test_selling_ends_with_the_last_grain() -> None:
    state = market([0, 0, 0, 0, 0, 0], grain=2, money=0)
    play(state, "trade_grain", "sell")
    assert offered(state) == ["done", "sell"]
    play(state, "sell")
    assert question(state) == "B: which action?"
    assert (state.money[A], state.grain[A]) == (2, 0)


def test_grain_is_bought_or_sold_in_an_action_never_both() -> None:
    state = market([3, 4, 4, 4, 4, 8], grain=3)
    play(state, "trade_grain")
    assert question(state) == "A: buy or sell?"
    assert offered(state) == [*BARNS, FIELD, "sell"]
    other = state.copy()
    play(state, "buy from barn 1")
    assert "sell" not in offered(state)
    other.grain_at = [0] * 6
    play(other, "sell")
    assert offered(other) == ["done", "sell"]


# Müller


def test_the_miller_gives_2_more_grain_from_the_field_for_nothing_after_buying() -> None:
    state = market([4, 4, 4, 4, 4, 8], character="mill_worker")
    play(state, "trade_grain", "buy from barn 1")
    assert play(state, "done") == []
    assert question(state) == "A: use mill_worker?"
    told = play(state, "use")
    assert told == ["A uses the mill_worker", "A takes 2 from field", "turn of B"]
    assert (state.grain[A], state.money[A], state.spent[A]) == (4, 19, 1)
    assert state.grain_at == [3, 4, 4, 4, 2, 8]


def test_the_miller_gives_what_is_there_and_what_has_a_place() -> None:
    state = market([1, 0, 0, 0, 1, 8], character="mill_worker", money=1)
    play(state, "trade_grain", "buy from barn 1")
    assert play(state, "use")[1] == "A takes 1 from field"
    state = market([1, 0, 0, 0, 4, 8], grain=6, character="mill_worker", money=1)
    play(state, "trade_grain", "buy from barn 1")
    assert play(state, "use")[1] == "A takes 1 from field"
    assert (state.grain[A], state.grain_at[c.FIELD]) == (8, 3)


@pytest.mark.parametrize(("field", "grain"), [(0, 1), (4, 7)])
def test_the_miller_is_not_asked_where_he_cannot_help(field: int, grain: int) -> None:
    state = market([1, 0, 0, 0, field, 8], grain=grain, character="mill_worker", money=1)
    play(state, "trade_grain", "buy from barn 1")
    assert question(state) == "B: which action?"
    assert state.spent[A] == 0


def test_the_miller_may_also_stay_out_of_it() -> None:
    state = market([4, 4, 4, 4, 4, 8], character="mill_worker")
    assert play(state, "trade_grain", "buy from barn 1", "done", "renounce") == [
        "A buys from barn 1 for 1",
        "turn of B",
    ]
    assert (state.grain[A], state.spent[A]) == (2, 0)


def test_the_miller_does_not_help_with_selling() -> None:
    state = market([0, 0, 0, 0, 4, 8], grain=2, character="mill_worker")
    play(state, "trade_grain", "sell", "done")
    assert question(state) == "B: which action?"


def test_the_miller_helps_once_in_a_round_and_only_his_owner() -> None:
    state = market([4, 4, 4, 4, 4, 8], character="mill_worker")
    play(state, "trade_grain", "buy from barn 1", "done", "use")
    turn_of(state, A)
    play(state, "trade_grain", "buy from barn 1", "done")
    assert question(state) == "B: which action?"
    play(state, "trade_grain", "buy from barn 1", "done")
    assert question(state) == "C: which action?"


# Getreide anbauen


def test_anika_sows_1_grain_on_a_free_plot() -> None:
    state = table()
    assert play(state, "sow") == []
    assert question(state) == "A: sow where after 0, 0 on the card?"
    assert offered(state) == ["sow in 7"]
    assert play(state, "sow in 7") == ["A sows on 7b", "turn of B"]
    assert (state.grain[A], state.free[A]) == (0, 0)
    assert on_plots(state, 7) == ["house", "grain"]


def test_as_much_is_sown_as_there_is_grain_and_there_are_free_plots() -> None:
    state = table(land={A: "7:house 13 1:factory"})
    state.grain[A] = 5
    play(state, "sow")
    assert offered(state) == ["sow in 7", "sow in 13"]
    play(state, "sow in 13")
    assert question(state) == "A: sow where after 1, 0 on the card?"
    assert offered(state) == ["sow in 7", "sow in 13", "done"]
    play(state, "sow in 13")
    assert offered(state) == ["sow in 7", "done"]
    play(state, "sow in 7")
    assert (question(state), state.grain[A], state.free[A]) == ("B: which action?", 2, 0)


def test_sowing_may_end_earlier_and_ends_with_the_last_grain() -> None:
    state = table(land={A: "7 13"})
    state.grain[A] = 2
    other = state.copy()
    play(state, "sow", "sow in 7", "done")
    assert (question(state), state.grain[A]) == ("B: which action?", 1)
    play(other, "sow", "sow in 7", "sow in 7")
    assert (question(other), other.free[A]) == ("B: which action?", 2)


def test_without_grain_or_without_a_free_plot_nothing_can_be_sown() -> None:
    state = table()
    state.grain[A] = 0
    assert "sow" not in offered(state)
    state = table(land={A: "7:house,factory"})
    assert "sow" not in offered(state)


def test_a_sown_plot_is_occupied_until_the_harvest() -> None:
    state = table(land={A: "7:house"})
    play(state, "sow", "sow in 7")
    turn_of(state, A)
    state.grain[A] = 1
    assert "sow" not in offered(state)
    play(state, "buildings")
    assert "house" not in offered(state)
    end_round(state)
    assert (on_plots(state, 7), state.free[A]) == (["house", "free"], 1)


# Bauer


def test_the_farmer_has_two_more_plots_on_his_card() -> None:
    state = table(characters={A: "farmer"})
    state.grain[A] = 4
    play(state, "sow")
    assert offered(state) == ["sow in 7", "sow on card"]
    assert play(state, "sow on card") == ["A uses the farmer", "A sows on the card"]
    assert question(state) == "A: sow where after 1, 1 on the card?"
    assert offered(state) == ["sow in 7", "sow on card", "done"]
    assert play(state, "sow on card") == ["A sows on the card"]
    assert offered(state) == ["sow in 7", "done"]
    assert play(state, "sow in 7")[0] == "A sows on 7b"
    assert (state.grain[A], state.on_card[A], state.spent[A]) == (1, 2, 1)


def test_the_farmer_needs_no_land_of_his_own() -> None:
    state = table(land={A: "7:house,house"}, characters={A: "farmer"})
    state.grain[A] = 3
    play(state, "sow")
    assert offered(state) == ["sow on card"]
    play(state, "sow on card", "sow on card")
    assert (question(state), state.grain[A]) == ("B: which action?", 1)


def test_the_farmer_may_also_stay_out_of_it() -> None:
    state = table(land={A: "7:house"}, characters={A: "farmer"})
    state.grain[A] = 3
    play(state, "sow", "sow in 7")
    assert offered(state) == ["sow on card", "done"]
    play(state, "done")
    assert (state.spent[A], state.on_card[A]) == (0, 0)
    assert question(state) == "B: which action?"


def test_the_farmer_helps_once_in_a_round() -> None:
    state = table(characters={A: "farmer"})
    state.grain[A] = 4
    play(state, "sow", "sow on card", "done")
    turn_of(state, A)
    play(state, "sow")
    assert offered(state) == ["sow in 7"]


def test_sowing_on_the_card_ends_with_the_last_grain() -> None:
    state = table(characters={A: "farmer"})
    play(state, "sow", "sow on card")
    assert (question(state), state.on_card[A]) == ("B: which action?", 1)


def test_grain_on_the_card_is_harvested_like_any_other() -> None:
    state = table(characters={A: "farmer"})
    state.grain[A] = 3
    play(state, "sow", "sow on card", "sow in 7", "done")
    told = end_round(state)
    assert during("harvest", told) == [
        "A takes back 7b",
        "A takes back the card",
        "A harvests from return area",
        "A harvests from return area",
    ]
    assert state.on_card[A] == 0
    assert state.character[A] == NONE


def test_somebody_elses_farmer_does_not_help() -> None:
    state = table(characters={B: "farmer"})
    play(state, "sow")
    assert offered(state) == ["sow in 7"]
