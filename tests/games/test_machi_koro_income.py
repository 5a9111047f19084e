"""Das Einkommen and Rangfolge der Einkommensansprüche."""

import pytest
from helpers.machi_koro import (
    CARDS,
    MALL,
    STATION,
    VIOLET,
    A,
    B,
    C,
    Cards,
    D,
    question,
    table,
    throw,
    total,
)

ONE_OF_EACH: Cards = {key: 1 for key in CARDS if key not in VIOLET}

# What one copy of every card earns, by the total of the dice: for whoever threw, and for another.
OWN = {1: 1, 2: 2, 3: 1, 4: 3, 5: 1, 6: 0, 7: 3, 8: 6, 9: 5, 10: 3, 11: 4, 12: 4}
OTHER = {1: 1, 2: 1, 3: 1, 4: 0, 5: 1, 6: 0, 7: 0, 8: 0, 9: 7, 10: 5, 11: 0, 12: 0}
OWN_WITH_MALL = {**OWN, 2: 3, 3: 2, 4: 4}
OTHER_WITH_MALL = {**OTHER, 3: 2, 9: 8, 10: 6}
FROM_THE_ROLLER = {3: 1, 9: 2, 10: 2}  # the part of OTHER that the bank does not pay


@pytest.mark.parametrize("number", range(2, 13))
def test_each_total_of_two_dice_pays_the_roller(number: int) -> None:
    state = table(coins=[20, 20], cities={A: ONE_OF_EACH}, built={A: [STATION]})
    throw(state, *total(number))
    assert state.coins == [20 + OWN[number], 20]


@pytest.mark.parametrize("number", range(1, 7))
def test_each_number_of_one_die_pays_the_roller(number: int) -> None:
    state = table(coins=[20, 20], cities={A: ONE_OF_EACH}, built={A: [STATION]})
    throw(state, number)
    assert state.coins == [20 + OWN[number], 20]


@pytest.mark.parametrize("number", range(2, 13))
def test_each_total_pays_the_others(number: int) -> None:
    state = table(coins=[20, 20], cities={B: ONE_OF_EACH}, built={A: [STATION]})
    throw(state, *total(number))
    assert state.coins == [20 - FROM_THE_ROLLER.get(number, 0), 20 + OTHER[number]]


@pytest.mark.parametrize("number", range(1, 7))
def test_each_number_of_one_die_pays_the_others(number: int) -> None:
    state = table(coins=[20, 20], cities={B: ONE_OF_EACH})
    throw(state, number)
    assert state.coins == [20 - FROM_THE_ROLLER.get(number, 0), 20 + OTHER[number]]


@pytest.mark.parametrize("number", range(2, 13))
def test_the_mall_adds_a_coin_for_cup_and_bread_only(number: int) -> None:
    state = table(coins=[20, 20], cities={A: ONE_OF_EACH}, built={A: [STATION, MALL]})
    throw(state, *total(number))
    assert state.coins[A] == 20 + OWN_WITH_MALL[number]
    state = table(coins=[20, 20], cities={B: ONE_OF_EACH}, built={A: [STATION], B: [MALL]})
    throw(state, *total(number))
    assert state.coins[B] == 20 + OTHER_WITH_MALL[number]


def test_only_the_sum_of_two_dice_counts() -> None:
    state = table(cities={A: ONE_OF_EACH, B: ONE_OF_EACH}, coins=[5, 5], built={A: [STATION]})
    assert throw(state, 1, 2) == [
        "A throws 1+2 = 3",
        "A pays B 1 for cafe",
        "A earns 1 for bakery",
    ]


def test_a_card_that_is_owned_several_times_earns_several_times() -> None:
    state = table(coins=[0, 0], cities={A: {"wheat_field": 4}, B: {"wheat_field": 3}})
    throw(state, 1)
    assert state.coins == [4, 3]


def test_blue_earns_on_everybodys_throw() -> None:
    cities = {A: {"forest": 1}, B: {"forest": 2}, C: {}, D: {"forest": 1}}
    for turn_of in range(4):
        state = table(4, coins=[0] * 4, cities=cities, turn_of=turn_of)
        throw(state, 5)
        assert state.coins == [1, 2, 0, 1]


def test_green_earns_on_ones_own_throw_only() -> None:
    cities = {A: {"convenience_store": 1}, B: {"convenience_store": 2}}
    state = table(coins=[0, 0], cities=cities, turn_of=B)
    throw(state, 4)
    assert state.coins == [0, 6]


def test_red_earns_on_the_others_throws_only() -> None:
    cities = {A: {"cafe": 1}, B: {"cafe": 1}, C: {"cafe": 1}}
    state = table(3, coins=[5, 5, 5], cities=cities, turn_of=B)
    throw(state, 3)
    assert state.coins == [6, 3, 6]


def test_violet_works_on_ones_own_throw_only() -> None:
    cities = {B: dict.fromkeys(VIOLET, 1), A: {"ranch": 1}}
    state = table(coins=[9, 9], cities=cities)
    assert throw(state, 6) == ["A throws 6"]
    assert question(state) == "A: build what?"
    assert state.coins == [9, 9]


def test_a_bakery_earns_on_2_and_3_and_a_market_on_11_and_12() -> None:
    for dice, earned in (((1, 1), 1), ((1, 2), 1), ((2, 2), 0)):
        state = table(coins=[0, 0], cities={A: {"bakery": 1}}, built={A: [STATION]})
        throw(state, *dice)
        assert state.coins[A] == earned
    cities = {A: {"fruit_and_vegetable_market": 2, "wheat_field": 3}}
    for dice, earned in (((5, 5), 0), ((5, 6), 12), ((6, 6), 12)):
        state = table(coins=[0, 0], cities=cities, built={A: [STATION]})
        throw(state, *dice)
        assert state.coins[A] == earned


@pytest.mark.parametrize(
    ("factory", "number", "counted", "each"),
    [
        ("cheese_factory", 7, {"ranch": 3}, 3),
        ("furniture_factory", 8, {"forest": 2, "mine": 1}, 3),
        ("fruit_and_vegetable_market", 11, {"wheat_field": 1, "apple_orchard": 2}, 2),
    ],
)
def test_a_factory_counts_every_card_with_its_icon(
    factory: str, number: int, counted: Cards, each: int
) -> None:
    """Each of two copies counts all of them; others' cards and other icons do not count."""
    mine = {**counted, factory: 2, "bakery": 4}
    state = table(coins=[0, 0], cities={A: mine, B: ONE_OF_EACH}, built={A: [STATION]})
    throw(state, *total(number))
    assert state.coins[A] == 2 * 3 * each


@pytest.mark.parametrize(
    ("factory", "number"),
    [("cheese_factory", 7), ("furniture_factory", 8), ("fruit_and_vegetable_market", 12)],
)
def test_a_factory_without_suppliers_earns_nothing(factory: str, number: int) -> None:
    state = table(coins=[4, 0], cities={A: {factory: 3}, B: ONE_OF_EACH}, built={A: [STATION]})
    throw(state, *total(number))
    assert state.coins[A] == 4


# Examples of the rulebook


def test_the_cafe_is_paid_before_the_bakery_earns() -> None:
    """A throws 3 without coins: B's Café gets nothing, then A's two bakeries earn 2."""
    state = table(coins=[0, 0], cities={A: {"bakery": 2}, B: {"cafe": 1}})
    assert throw(state, 3) == ["A throws 3", "A pays B 0 for cafe", "A earns 2 for bakery"]
    assert state.coins == [2, 0]


def test_claims_are_settled_against_the_clock() -> None:
    """A throws 3 with 3 coins: C gets all of its 2, B 1 of its 3; the rest lapses."""
    state = table(3, coins=[3, 0, 0], cities={B: {"cafe": 3}, C: {"cafe": 2}})
    assert throw(state, 3) == ["A throws 3", "A pays C 2 for cafe", "A pays B 1 for cafe"]
    assert state.coins == [0, 1, 2]


def test_two_bakeries_earn_four_with_the_mall() -> None:
    state = table(coins=[0, 0], cities={A: {"bakery": 2}}, built={A: [MALL]})
    throw(state, 3)
    assert state.coins == [4, 0]


def test_a_family_restaurant_earns_three_with_the_mall_and_the_roller_pays_it() -> None:
    state = table(
        coins=[10, 0], cities={B: {"family_restaurant": 1}}, built={A: [STATION], B: [MALL]}
    )
    assert throw(state, 4, 5) == ["A throws 4+5 = 9", "A pays B 3 for family_restaurant"]
    assert state.coins == [7, 3]


# Rulings


@pytest.mark.parametrize(("turn_of", "order"), [(A, "DCB"), (B, "ADC"), (C, "BAD"), (D, "CBA")])
def test_whoever_sits_before_the_roller_is_paid_first(turn_of: int, order: str) -> None:
    state = table(
        4, coins=[9] * 4, cities={seat: {"cafe": 1} for seat in range(4)}, turn_of=turn_of
    )
    roller = "ABCD"[turn_of]
    assert throw(state, 3)[1:] == [f"{roller} pays {owner} 1 for cafe" for owner in order]


def test_nobody_runs_into_debt() -> None:
    state = table(4, coins=[4, 0, 0, 0], cities={seat: {"cafe": 3} for seat in (B, C, D)})
    throw(state, 3)
    assert state.coins == [0, 0, 1, 3]


def test_a_debt_is_not_paid_later() -> None:
    state = table(coins=[0, 0], cities={A: {"bakery": 5}, B: {"cafe": 5}})
    throw(state, 3)
    assert state.coins == [5, 0]


def test_blue_income_of_the_same_throw_does_not_pay_claims() -> None:
    """Nine: the restaurant is paid before the mines earn, whoever owns them."""
    cities = {A: {"mine": 1}, B: {"family_restaurant": 2, "mine": 1}}
    state = table(coins=[1, 0], cities=cities, built={A: [STATION]})
    assert throw(state, 3, 6) == [
        "A throws 3+6 = 9",
        "A pays B 1 for family_restaurant",
        "A earns 5 for mine",
        "B earns 5 for mine",
    ]
    assert state.coins == [5, 6]


def test_the_malls_extra_coin_is_part_of_the_claim_and_lapses_with_it() -> None:
    state = table(coins=[3, 0], cities={B: {"cafe": 2}}, built={B: [MALL]})
    throw(state, 3)
    assert state.coins == [0, 3]


def test_the_rollers_own_mall_does_not_raise_what_others_claim() -> None:
    state = table(coins=[5, 0], cities={B: {"cafe": 1}}, built={A: [MALL]})
    throw(state, 3)
    assert state.coins == [4, 1]


def test_the_mall_gives_each_convenience_store_one_coin_more() -> None:
    state = table(coins=[0, 0], cities={A: {"convenience_store": 2}}, built={A: [MALL]})
    throw(state, 4)
    assert state.coins == [8, 0]


def test_the_bank_never_runs_dry() -> None:
    state = table(coins=[0, 0], cities={A: {"mine": 6}}, built={A: [STATION]})
    state.bank = 7
    throw(state, 4, 5)
    assert (state.coins, state.bank) == ([30, 0], -23)


def test_a_throw_that_nobody_has_a_card_for_earns_nothing() -> None:
    state = table(coins=[3, 3])
    assert throw(state, 5) == ["A throws 5"]
    assert state.coins == [3, 3]


def test_whoever_has_no_card_for_the_throw_is_not_mentioned() -> None:
    state = table(3, coins=[3, 3, 3], cities={B: {"cafe": 1, "bakery": 1}})
    assert throw(state, 3) == ["A throws 3", "A pays B 1 for cafe"]
    state = table(3, coins=[3, 3, 3], cities={C: {"forest": 1, "convenience_store": 1}})
    assert throw(state, 5) == ["A throws 5", "C earns 1 for forest"]
    state = table(3, coins=[3, 3, 3], cities={C: {"forest": 1, "convenience_store": 1}})
    assert throw(state, 4) == ["A throws 4"]
