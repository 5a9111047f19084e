"""Waren produzieren, with and without the merchant."""

import pytest
from helpers.urbanization import (
    FACTORIES,
    GAME,
    A,
    B,
    C,
    end_round,
    fill,
    give_factory,
    give_orders,
    offered,
    orders,
    play,
    question,
    scored,
    table,
    teach,
    turn_of,
)

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState

ALL = "8 orange 8 grey 8 white"  # more than a row holds, but enough for everything


def works(*cards: str, held: str = "8 orange", character: str = "") -> UrbanizationState:
    """A has these factories and orders."""
    state = table(characters={A: character} if character else {}, inventions=True)
    for card in cards:
        give_factory(state, A, card)
    give_orders(state, A, held)
    return state


def made(state: UrbanizationState, *words: str) -> list[str]:
    return play(state, "produce", *words)


# The example of the rulebook


def test_anika_makes_2_orange_goods_with_the_wind_mill_for_2_dollars_and_2_points() -> None:
    state = works("wind_mill", held="3 orange")
    assert made(state) == []
    assert question(state) == "A: goods at stack 1 field 1 after 0?"
    assert play(state, "make 2 at stack 1 field 1") == [
        "A makes 2 orange at stack 1 field 1",
        "A earns 2 for goods",
        "A scores 2 for goods",
        "turn of B",
    ]
    assert (state.money[A], scored(state, A, "goods"), orders(state, A)) == (10, 2, "1 orange")
    assert state.used[c.ORANGE] == 2
    assert state.produced[0] == 1


# How much


def test_as_many_goods_as_the_field_allows_and_there_are_orders() -> None:
    state = works("wind_mill")
    made(state)
    assert offered(state) == [f"make {goods} at stack 1 field 1" for goods in (1, 2, 3)]
    state = works("wind_mill", held="2 orange 5 grey")
    made(state)
    assert offered(state) == [f"make {goods} at stack 1 field 1" for goods in (1, 2)]


def test_only_orders_of_the_colour_count() -> None:
    assert "produce" not in offered(works("wind_mill", held="7 grey 1 white"))
    assert "produce" in offered(works("wind_mill", held="1 orange"))


def test_without_a_factory_nothing_is_made() -> None:
    state = works()
    assert "produce" not in offered(state)
    give_factory(state, B, "wind_mill")
    assert "produce" not in offered(state)


@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("bakery", "2 orange 1"),
        ("sawmill", "2 orange 1"),
        ("wind_mill", "3 orange 1"),
        ("brickworks", "3 orange 1"),
        ("brewery", "2 orange 1, 1 grey 2"),
        ("coal_mine", "3 orange 1, 1 grey 2"),
        ("textile_mill", "2 grey 2"),
        ("paper_mill", "2 grey 2, 1 orange 1"),
        ("iron_foundry", "3 grey 2"),
        ("steel_works", "3 grey 2, 1 orange 1"),
        ("chemical_works", "3 grey 2, 1 white 3"),
        ("car_factory", "2 grey 2, 2 white 3"),
        ("power_plant", "2 white 3"),
        ("aircraft_works", "2 white 3, 1 grey 2"),
        ("electronics_plant", "3 white 3"),
        ("television_studio", "3 white 3"),
        ("computer_factory", "3 white 3, 1 grey 2"),
        ("software_house", "4 white 3"),
    ],
)
def test_the_goods_of_every_card_are_those_of_the_facts(card: str, goods: str) -> None:
    state = works(card, held=ALL)
    expected: list[str] = []
    money = 0
    made(state)
    for number, field in enumerate(goods.split(", "), 1):
        most, colour, each = field.split()
        expected.append(f"A makes {most} {colour} at stack 1 field {number}")
        money += int(most) * int(each)
        told = play(state, f"make {most} at stack 1 field {number}")
        assert told[0] == expected[-1]
        assert told[1] == f"A earns {int(most) * int(each)} for goods"
    assert state.money[A] == 8 + money
    assert question(state) == "B: which action?"


def test_a_white_order_is_worth_3_a_grey_one_2_and_an_orange_one_1() -> None:
    for factory in GAME.box.factories:
        for colour, money in zip(factory.good_colours, factory.good_money, strict=True):
            assert money == colour + 1


# Which factories


def test_goods_are_made_in_as_many_factories_as_wanted() -> None:
    state = works("bakery", "brewery", held="3 orange 2 grey")
    made(state, "make 2 at stack 1 field 1")
    assert question(state) == "A: goods at stack 2 field 1 after 2?"
    assert offered(state) == ["make 1 at stack 2 field 1", "make 0 at stack 2 field 1"]
    play(state, "make 1 at stack 2 field 1")
    assert question(state) == "A: goods at stack 2 field 2 after 3?"
    play(state, "make 1 at stack 2 field 2")
    assert (state.money[A], scored(state, A, "goods"), orders(state, A)) == (13, 4, "1 grey")
    assert state.used[: 2 * c.COLOUR_COUNT] == [2, 0, 0, 1, 1, 0]
    assert state.produced[:2] == [1, 1]


def test_a_factory_may_be_left_out_but_something_has_to_be_made() -> None:
    state = works("bakery", "sawmill")
    made(state)
    assert offered(state) == [f"make {goods} at stack 1 field 1" for goods in (1, 2, 0)]
    assert play(state, "make 0 at stack 1 field 1") == []
    assert question(state) == "A: goods at stack 2 field 1 after 0?"
    assert offered(state) == [f"make {goods} at stack 2 field 1" for goods in (1, 2)]
    play(state, "make 1 at stack 2 field 1")
    assert (state.produced[:2], state.used[:4]) == ([0, 1], [0, 0, 0, 1])


def test_the_first_field_of_a_card_may_be_left_out_for_the_second() -> None:
    state = works("coal_mine", held="1 orange 1 grey")
    made(state)
    assert offered(state) == ["make 1 at stack 1 field 1", "make 0 at stack 1 field 1"]
    play(state, "make 0 at stack 1 field 1")
    assert offered(state) == ["make 1 at stack 1 field 2"]


def test_a_field_that_is_left_out_ends_the_action_if_something_was_made() -> None:
    state = works("bakery", "sawmill")
    made(state, "make 1 at stack 1 field 1")
    assert play(state, "make 0 at stack 2 field 1") == ["turn of B"]
    assert state.produced[:2] == [1, 0]


def test_a_field_without_orders_is_not_asked_about() -> None:
    state = works("coal_mine", "bakery", "textile_mill", held="2 grey")
    made(state)
    assert question(state) == "A: goods at stack 1 field 2 after 0?"
    play(state, "make 1 at stack 1 field 2")
    assert question(state) == "A: goods at stack 3 field 1 after 1?"
    play(state, "make 1 at stack 3 field 1")
    assert question(state) == "B: which action?"


def test_orders_can_be_saved_for_a_better_factory() -> None:
    state = works("bakery", "wind_mill", held="3 orange")
    made(state, "make 0 at stack 1 field 1", "make 3 at stack 2 field 1")
    assert orders(state, A) == ""
    assert question(state) == "B: which action?"


def test_the_last_of_six_stacks_can_make_goods() -> None:
    six = ("bakery", "sawmill", "wind_mill", "brickworks", "brewery", "software_house")
    state = works(*six, held="2 white")
    made(state)
    assert question(state) == "A: goods at stack 6 field 1 after 0?"
    play(state, "make 2 at stack 6 field 1")
    assert state.used[17] == 2


def test_the_factories_of_another_seat_are_not_touched() -> None:
    state = works("bakery")
    give_factory(state, B, "wind_mill")
    give_factory(state, B, "car_factory")
    give_orders(state, B, "3 orange 2 grey 1 white")
    turn_of(state, B)
    play(
        state,
        "produce",
        "make 3 at stack 1 field 1",
        "make 2 at stack 2 field 1",
        "make 1 at stack 2 field 2",
    )
    first = B * c.STACKS
    assert state.produced[first : first + 2] == [1, 1]
    assert state.produced[:2] == [0, 0]
    lying = first * c.COLOUR_COUNT
    assert state.used[lying : lying + 6] == [3, 0, 0, 0, 2, 1]
    assert (state.money[B], orders(state, A)) == (18, "8 orange")


# Once a round


def test_every_factory_makes_goods_once_in_a_round() -> None:
    state = works("bakery", "sawmill")
    made(state, "make 1 at stack 1 field 1", "make 0 at stack 2 field 1")
    turn_of(state, A)
    made(state)
    assert question(state) == "A: goods at stack 2 field 1 after 0?"
    play(state, "make 1 at stack 2 field 1")
    turn_of(state, A)
    assert "produce" not in offered(state)
    end_round(state)
    assert state.produced[:2] == [0, 0]


def test_a_factory_with_two_fields_makes_goods_with_both_in_one_action_only() -> None:
    state = works("coal_mine", held="3 orange")
    made(state, "make 1 at stack 1 field 1")
    turn_of(state, A)
    give_orders(state, A, "3 orange 3 grey")
    assert "produce" not in offered(state)
    state = works("coal_mine", held="2 grey")
    made(state, "make 1 at stack 1 field 2")
    turn_of(state, A)
    give_orders(state, A, "3 orange 3 grey")
    assert "produce" not in offered(state)


def test_a_factory_that_is_modernised_does_not_make_goods_again() -> None:
    state = works("bakery")
    made(state, "make 1 at stack 1 field 1")
    fill(state, "wind_mill", B, C)
    turn_of(state, A)
    play(state, "industry", "attract slot 1", "modernise stack 1")
    turn_of(state, A)
    assert "produce" not in offered(state)


def test_only_the_active_card_makes_goods() -> None:
    state = table()
    give_factory(state, A, "bakery", "textile_mill")
    give_orders(state, A, "8 orange")
    assert "produce" not in offered(state)
    give_orders(state, A, "8 grey")
    made(state)
    assert offered(state) == ["make 1 at stack 1 field 1", "make 2 at stack 1 field 1"]


def test_a_modern_factory_that_has_not_made_goods_can_do_so() -> None:
    state = works("bakery")
    fill(state, "wind_mill", B, C)
    play(state, "industry", "attract slot 1", "modernise stack 1")
    turn_of(state, A)
    made(state)
    assert offered(state)[-1] == "make 3 at stack 1 field 1"


# Kaufmann


def test_the_merchant_earns_1_more_for_every_good_of_the_action() -> None:
    state = works("bakery", "textile_mill", held="2 orange 1 grey", character="merchant")
    assert made(state) == []
    assert question(state) == "A: use merchant?"
    assert play(state, "use") == ["A uses the merchant"]
    assert question(state) == "A: goods at stack 1 field 1 after 0?"
    assert play(state, "make 2 at stack 1 field 1") == [
        "A makes 2 orange at stack 1 field 1",
        "A earns 2 for goods",
        "A earns 2 for the merchant",
        "A scores 2 for goods",
    ]
    told = play(state, "make 1 at stack 2 field 1")
    assert told[1:3] == ["A earns 2 for goods", "A earns 1 for the merchant"]
    assert (state.money[A], state.spent[A], scored(state, A, "goods")) == (15, 1, 3)


def test_the_merchant_may_also_stay_out_of_it() -> None:
    state = works("bakery", character="merchant")
    assert made(state, "renounce") == []
    play(state, "make 2 at stack 1 field 1")
    assert (state.money[A], state.spent[A]) == (10, 0)


def test_the_merchant_helps_once_in_a_round_and_only_his_owner() -> None:
    state = works("bakery", "sawmill", character="merchant")
    give_factory(state, B, "wind_mill")
    made(state, "use", "make 1 at stack 1 field 1", "make 0 at stack 2 field 1")
    assert made(state, "make 1 at stack 1 field 1")[1:3] == [
        "B earns 1 for goods",
        "B scores 1 for goods",
    ]
    turn_of(state, A)
    made(state)
    assert question(state) == "A: goods at stack 2 field 1 after 0?"


# Dampfmaschine


def test_with_a_steam_engine_one_field_makes_1_good_above_its_maximum_once_a_round() -> None:
    state = works("bakery", "sawmill")
    teach(state, A, "steam_engine")
    made(state)
    assert offered(state)[-2:] == ["make 3 at stack 1 field 1", "make 0 at stack 1 field 1"]
    other = state.copy()
    play(state, "make 3 at stack 1 field 1")
    assert state.boosted[A] == 1
    assert offered(state)[-2] == "make 2 at stack 2 field 1"
    play(other, "make 2 at stack 1 field 1")
    assert other.boosted[A] == 0
    assert offered(other)[-2] == "make 3 at stack 2 field 1"
    play(state, "make 2 at stack 2 field 1")
    assert (state.money[A], scored(state, A, "goods"), orders(state, A)) == (13, 5, "3 orange")


def test_a_steam_engine_helps_again_in_the_next_round_and_only_its_inventor() -> None:
    state = works("bakery", held="3 orange")
    teach(state, A, "steam_engine")
    give_factory(state, B, "sawmill")
    give_orders(state, B, "8 orange")
    made(state, "make 3 at stack 1 field 1")
    made(state)
    assert offered(state)[-1] == "make 2 at stack 1 field 1"
    end_round(state)
    assert state.boosted == [0, 0, 0, 0]


def test_a_steam_engine_needs_an_order_for_its_good() -> None:
    state = works("bakery", held="2 orange")
    teach(state, A, "steam_engine")
    made(state)
    assert offered(state)[-1] == "make 2 at stack 1 field 1"


# Mikrochip


def test_a_microchip_earns_1_more_for_every_white_good() -> None:
    state = works("car_factory", held="2 grey 2 white")
    teach(state, A, "microchip")
    made(state, "make 2 at stack 1 field 1")
    assert state.money[A] == 12
    told = play(state, "make 2 at stack 1 field 2")
    assert told[1] == "A earns 8 for goods"
    assert state.money[A] == 20


def test_a_microchip_helps_nobody_else() -> None:
    state = works("power_plant", held="2 white")
    teach(state, B, "microchip")
    assert made(state, "make 2 at stack 1 field 1")[1] == "A earns 6 for goods"


# What happens to the orders


def test_orders_lie_on_the_factory_until_the_round_ends() -> None:
    state = works("coal_mine", held="3 orange 1 grey")
    left = state.orders_left[:]
    made(state, "make 3 at stack 1 field 1", "make 1 at stack 1 field 2")
    assert (state.orders_left, orders(state, A)) == (left, "")
    told = end_round(state)
    assert "A gives 4 orders back" in told
    assert state.orders_left == [left[0] + 3, left[1] + 1, left[2]]
    assert sum(state.used) == 0


def test_used_orders_are_no_jobs_for_citizens() -> None:
    state = works("bakery", held="2 orange")
    made(state, "make 2 at stack 1 field 1")
    assert "A has 0 citizens" in end_round(state)


def test_a_card_may_lie_before_a_factory_that_is_not_there_yet() -> None:
    """Stacks that are empty are passed by."""
    state = works(held="2 orange")
    state.top[3] = FACTORIES.index("bakery")
    made(state)
    assert question(state) == "A: goods at stack 4 field 1 after 0?"
