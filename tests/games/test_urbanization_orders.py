"""Aufträge erhalten, with and without the foreman."""

import pytest
from helpers.urbanization import (
    A,
    B,
    C,
    fill,
    give_orders,
    offered,
    orders,
    play,
    question,
    show,
    table,
    teach,
    turn_of,
)

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c

BAKERY = "orders of slot 3"


# The example of the rulebook


def test_anika_gets_2_orange_orders_from_the_bakery() -> None:
    state = table()
    assert play(state, "orders") == []
    assert question(state) == "A: orders from where?"
    assert offered(state) == ["orders of slot 1", "orders of slot 2", "orders of slot 3"]
    told = play(state, BAKERY)
    assert told == ["A is on field 1 of bakery in slot 3", "A gets 2 orange", "turn of B"]
    assert (orders(state, A), state.markers[A]) == ("3 orange", 8)
    assert (state.orders_left[c.ORANGE], state.money[A]) == (9, 8)
    assert state.fields == [NONE] * 4 + [A, NONE]


# Fields


def test_a_card_gives_its_orders_from_left_to_right() -> None:
    state = table()
    play(state, "orders", BAKERY)
    told = play(state, "orders", BAKERY)
    assert told[:2] == ["B is on field 2 of bakery in slot 3", "B gets 1 orange"]
    assert state.fields == [NONE] * 4 + [A, B]
    play(state, "orders")
    assert offered(state) == ["orders of slot 1", "orders of slot 2"]


def test_the_last_free_order_field_of_a_card_pays_1() -> None:
    state = table()
    fill(state, "bakery", B)
    told = play(state, "orders", BAKERY)
    assert told[2:] == ["A earns 1 for the last field", "turn of B"]
    assert state.money[A] == 9


def test_a_player_may_have_markers_on_both_fields_of_a_card() -> None:
    state = table()
    fill(state, "bakery", A)
    play(state, "orders", BAKERY)
    assert (state.fields[4:], state.markers[A]) == ([A, A], 7)


@pytest.mark.parametrize(
    ("card", "left", "right"),
    [
        ("bakery", "2 orange", "1 orange"),
        ("sawmill", "2 orange", "2 orange"),
        ("wind_mill", "2 orange", "2 orange"),
        ("brickworks", "3 orange", "2 orange"),
        ("brewery", "2 orange", "1 grey"),
        ("coal_mine", "3 orange", "1 grey"),
        ("textile_mill", "2 grey", "2 orange"),
        ("paper_mill", "2 grey", "1 grey"),
        ("iron_foundry", "2 grey", "2 grey"),
        ("steel_works", "3 grey", "2 grey"),
        ("chemical_works", "2 grey", "1 white"),
        ("car_factory", "3 grey", "1 white"),
        ("power_plant", "2 white", "2 grey"),
        ("aircraft_works", "2 white", "1 white"),
        ("electronics_plant", "2 white", "2 white"),
        ("television_studio", "3 white", "1 white"),
        ("computer_factory", "2 white", "2 white"),
        ("software_house", "3 white", "2 white"),
    ],
)
def test_the_orders_of_every_card_are_those_of_the_facts(card: str, left: str, right: str) -> None:
    state = table()
    show(state, "", card, "")
    give_orders(state, A, "")
    give_orders(state, B, "")
    play(state, "orders", "orders of slot 2", "orders", "orders of slot 2")
    assert (orders(state, A), orders(state, B)) == (left, right)


def test_orders_are_received_once_in_a_phase() -> None:
    state = table()
    play(state, "orders", BAKERY)
    assert question(state) == "B: which action?"


def test_without_an_action_marker_there_are_no_orders() -> None:
    state = table()
    state.markers[A] = 0
    assert "orders" not in offered(state)
    state.markers[A] = 1
    play(state, "orders", BAKERY)
    assert state.markers[A] == 0


def test_where_all_fields_are_taken_there_are_no_orders() -> None:
    state = table()
    for card in ("bakery", "sawmill", "wind_mill"):
        fill(state, card, B, C)
    assert "orders" not in offered(state)
    state.fields[1] = NONE
    play(state, "orders")
    assert offered(state) == ["orders of slot 1"]


def test_an_empty_slot_has_no_orders() -> None:
    state = table()
    show(state, "", "bakery", "")
    play(state, "orders")
    assert offered(state) == ["orders of slot 2"]


# Supplies and rows


def test_where_a_colour_is_nearly_used_up_a_player_takes_what_is_there() -> None:
    state = table()
    state.orders_left[c.ORANGE] = 1
    told = play(state, "orders", BAKERY)
    assert told[1] == "A gets 1 orange"
    assert (orders(state, A), state.orders_left[c.ORANGE]) == ("2 orange", 0)


def test_a_field_whose_colour_is_used_up_cannot_be_taken() -> None:
    state = table()
    show(state, "brewery", "bakery", "sawmill")
    fill(state, "brewery", B)
    state.orders_left = [0, 1, 0]
    play(state, "orders")
    assert offered(state) == ["orders of slot 1"]
    state = table()
    state.orders_left[c.ORANGE] = 0
    assert "orders" not in offered(state)


@pytest.mark.parametrize(
    ("held", "after"), [("6 orange", "8 orange"), ("2 orange 5 grey", "3 orange 5 grey")]
)
def test_a_row_holds_8_orders_and_the_rest_is_not_taken(held: str, after: str) -> None:
    state = table()
    give_orders(state, A, held)
    play(state, "orders", BAKERY)
    assert orders(state, A) == after


def test_whoever_has_a_full_row_may_still_place_a_marker() -> None:
    state = table()
    give_orders(state, A, "3 orange 3 grey 2 white")
    fill(state, "bakery", B)
    assert play(state, "orders", BAKERY) == [
        "A is on field 2 of bakery in slot 3",
        "A earns 1 for the last field",
        "turn of B",
    ]
    assert state.order_count(A) == 8


# Vorarbeiter


def test_the_foreman_gets_double_the_number_of_orders_from_one_field() -> None:
    state = table(characters={A: "foreman"})
    assert play(state, "orders") == []
    assert question(state) == "A: use foreman?"
    assert play(state, "use") == ["A uses the foreman"]
    assert question(state) == "A: orders from where?"
    told = play(state, BAKERY)
    assert told[:2] == ["A is on field 1 of bakery in slot 3", "A gets 4 orange"]
    assert (orders(state, A), state.markers[A], state.spent[A]) == ("5 orange", 8, 1)
    assert state.fields[4:] == [A, NONE]


def test_the_last_field_pays_the_foreman_1_and_not_2() -> None:
    state = table(characters={A: "foreman"})
    fill(state, "bakery", B)
    told = play(state, "orders", "use", BAKERY)
    assert told[2:4] == ["A gets 2 orange", "A earns 1 for the last field"]
    assert state.money[A] == 9


def test_the_foreman_may_also_stay_out_of_it() -> None:
    state = table(characters={A: "foreman"})
    assert play(state, "orders", "renounce") == []
    assert play(state, BAKERY)[1] == "A gets 2 orange"
    assert state.spent[A] == 0


def test_the_foreman_helps_once_in_a_round_and_only_his_owner() -> None:
    state = table(characters={A: "foreman", B: "farmer"})
    play(state, "orders", "use", BAKERY)
    turn_of(state, A)
    play(state, "orders")
    assert question(state) == "A: orders from where?"
    assert play(state, "orders of slot 2")[1] == "A gets 2 orange"
    play(state, "orders")
    assert question(state) == "B: orders from where?"
    assert play(state, "orders of slot 2")[1] == "B gets 2 orange"


def test_the_foreman_gets_no_more_than_there_is_and_has_a_place() -> None:
    state = table(characters={A: "foreman"})
    state.orders_left[c.ORANGE] = 3
    assert play(state, "orders", "use", BAKERY)[2] == "A gets 3 orange"
    state = table(characters={A: "foreman"})
    give_orders(state, A, "5 grey")
    assert play(state, "orders", "use", BAKERY)[2] == "A gets 3 orange"


# Telegraf


def test_a_telegraph_pays_1_at_any_field_but_never_more() -> None:
    state = table(inventions=True)
    teach(state, A, "telegraph")
    assert play(state, "orders", BAKERY)[2] == "A earns 1 for the telegraph"
    turn_of(state, A)
    told = play(state, "orders", BAKERY)
    assert told[2:] == ["A earns 1 for the last field", "turn of B"]
    assert state.money[A] == 10
    told = play(state, "orders", "orders of slot 1")
    assert told[-2:] == ["B gets 2 orange", "turn of C"]
