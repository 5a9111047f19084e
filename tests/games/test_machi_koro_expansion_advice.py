"""Advice for the cards of the expansion, and what the papers leave open the other way round."""

import json
from math import isfinite
from typing import Any

import pytest
from helpers.machi_koro import (
    ADVICE,
    EVERY_CARD,
    GAME,
    MALL,
    PARK,
    STATION,
    TOWER,
    A,
    B,
    C,
    Cards,
    answer,
    offered,
    table,
    throw,
)

from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.store.sheets import card_text
from citybuilder.store.sheets.machi_koro import make

HARBOR, AIRPORT = "harbor", "airport"


def laid(
    seats: int = 2,
    coins: list[int] | None = None,
    cities: dict[int, Cards] | None = None,
    built: dict[int, list[str]] | None = None,
) -> MachiKoroState:
    return table(seats, coins or [20] * seats, cities or {}, built, A, expansion="both")


def preferences(state: MachiKoroState) -> dict[str, float]:
    actions = GAME.legal(state)
    return dict(zip(offered(state), ADVICE.prefer(state, actions), strict=True))


def preferred(state: MachiKoroState) -> str:
    weights = preferences(state)
    assert all(weight > 0.0 for weight in weights.values())
    return max(weights, key=lambda words: weights[words])


def worth(state: MachiKoroState, key: str, seat: int = A) -> float:
    return GAME.effects[EVERY_CARD.index(key)].worth(state, seat)


# What a use is worth


@pytest.mark.parametrize(
    ("key", "before", "built"),
    [
        ("mackerel_boat", 0.0, {A: [HARBOR]}),
        ("tuna_boat", 0.0, {A: [HARBOR]}),
        ("sushi_bar", 0.0, {A: [HARBOR]}),
        ("french_restaurant", 0.0, {B: [STATION, MALL]}),
        ("members_only_club", 0.0, {B: [STATION, MALL, PARK]}),
    ],
)
def test_a_card_is_worth_something_once_its_condition_is_met(
    key: str, before: float, built: dict[int, list[str]]
) -> None:
    assert worth(laid(), key) == before
    assert worth(laid(built=built), key) > before


def test_who_cannot_pay_is_worth_less_to_a_restaurant() -> None:
    rich = {B: [STATION, MALL]}
    assert worth(laid(3, built=rich), "french_restaurant") == 2.5
    assert worth(laid(3, built={**rich, A: [MALL]}), "french_restaurant") == 3.0


def test_tearing_down_costs_the_turn_in_which_it_is_built_again() -> None:
    assert worth(laid(built={A: [HARBOR, TOWER]}), "demolition_company") == 0.0
    assert worth(laid(built={A: [STATION]}), "demolition_company") < 0.0
    assert worth(laid(), "demolition_company") == 0.0


@pytest.mark.parametrize("market", ["all_piles", "three_rows"])
@pytest.mark.parametrize("seed", [1, 3, 7, 9, 15, 21])
def test_whoever_always_does_what_is_advised_comes_to_an_end(seed: int, market: str) -> None:
    """They tore down and built again for ever."""
    options = GAME.complete({"expansion": "both", "market": market, "copies": "two"})
    state = GAME.start(2 + seed % 3, options, seed)
    actions = 0
    while not state.over:
        GAME.apply(state, ADVICE.advised(state, GAME.legal(state)))
        actions += 1
        assert actions < 1500


def test_debts_cost_something() -> None:
    assert worth(laid(), "loan_office") == -2.0


def test_what_opponents_have_counts_for_what_takes_it() -> None:
    state = laid(3, coins=[0, 24, 9], cities={B: {"cafe": 2}, C: {"bakery": 1}})
    assert worth(state, "publisher") == 3.0
    assert worth(state, "tax_office") == 12.0
    assert worth(state, "park") == 11.0
    assert worth(state, "tech_startup") == 2.0


def test_closing_is_worth_what_others_have_open() -> None:
    state = laid(cities={A: {"bakery": 3}, B: {"bakery": 1, "mine": 2}})
    assert worth(state, "renovation_company") == 2.0


def test_a_city_that_only_pays_debts_is_far_from_the_end_but_stands_somewhere() -> None:
    poor = laid(cities={A: {"loan_office": 6}, B: {"wheat_field": 1}})
    weak, strong = (ADVICE.advise(poor, seat) for seat in (A, B))
    assert 0.0 < weak < strong
    assert all(isfinite(trait) for trait in ADVICE.of(poor).traits(poor, A))


# What is preferred


def test_a_throw_is_raised_where_that_pays() -> None:
    state = laid(cities={A: {"tuna_boat": 3}}, built={A: [STATION, HARBOR]})
    throw(state, 4, 6)
    assert preferred(state) == "raise"


def test_a_throw_that_pays_is_kept() -> None:
    state = laid(cities={A: {"apple_orchard": 2}}, built={A: [STATION, HARBOR]})
    throw(state, 4, 6)
    assert preferred(state) == "keep"


def test_nobody_raises_a_throw_into_anothers_club() -> None:
    state = laid(
        cities={A: {"food_warehouse": 1}, B: {"members_only_club": 1, "tuna_boat": 1}},
        built={A: [STATION, HARBOR, MALL], B: [HARBOR]},
    )
    throw(state, 5, 5)
    assert preferred(state) == "keep"


def test_what_the_raised_throw_brings_others_speaks_against_it() -> None:
    state = laid(cities={B: {"tuna_boat": 1, "members_only_club": 1}}, built={A: [STATION, HARBOR]})
    state.built[B] |= GAME.harbor
    throw(state, 4, 6)
    assert preferred(state) == "keep"


def test_early_coins_are_invested_and_late_ones_are_not() -> None:
    state = laid(3, cities={A: {"tech_startup": 1, "wheat_field": 1}}, built={A: [STATION]})
    throw(state, 1)
    answer(state, "pass")
    assert preferred(state) == "invest"
    state.built[A] = 0
    assert preferred(state) == "pass"
    everything = [STATION, MALL, PARK, TOWER, HARBOR]
    state = laid(coins=[29, 0], cities={A: {"tech_startup": 1}}, built={A: everything})
    throw(state, 1, 2)
    for words in ("keep", "pass"):
        answer(state, words)
    assert preferred(state) == "pass"


def test_the_airport_speaks_for_building_nothing() -> None:
    with_airport, without = laid(built={A: [AIRPORT]}), laid()
    throw(with_airport, 1)
    throw(without, 1)
    assert preferences(with_airport)["pass"] == preferences(without)["pass"] + 10.0


def test_the_bonus_of_a_loan_counts_where_the_end_is_near() -> None:
    everything = [STATION, MALL, PARK, TOWER, HARBOR]
    state = laid(coins=[25, 0], cities={A: {"wheat_field": 6}}, built={A: everything})
    throw(state, 2, 3)
    answer(state, "keep")
    assert preferences(state)["build loan_office"] > preferences(state)["pass"]


def test_the_cheapest_landmark_is_demolished() -> None:
    state = laid(cities={A: {"demolition_company": 1}}, built={A: [HARBOR, MALL]})
    throw(state, 4)
    assert preferred(state) == "demolish harbor"


def test_what_is_worth_little_goes_to_whoever_is_behind() -> None:
    state = laid(
        3,
        cities={A: {"moving_company": 1, "mine": 1, "loan_office": 1}},
        built={A: [STATION], B: [STATION, MALL]},
    )
    throw(state, 4, 5)
    assert preferred(state) == "send loan_office to C"


def test_what_others_need_is_closed() -> None:
    state = laid(
        cities={A: {"renovation_company": 1, "bakery": 3}, B: {"mine": 2, "bakery": 1}},
        built={A: [STATION]},
    )
    throw(state, 2, 6)
    assert preferred(state) == "close mine"


def test_the_harbor_makes_high_numbers_likelier() -> None:
    state = laid(cities={A: {"food_warehouse": 1, "cafe": 3}}, built={A: [STATION]})
    _, before = ADVICE.incomes(state, A)
    state.built[A] |= GAME.harbor
    _, after = ADVICE.incomes(state, A)
    assert after > before


# What is open in the papers, the other way round


def other(**doubts: bool) -> MachiKoro:
    data: dict[str, Any] = json.loads(card_text("machi_koro"))
    data["setup"]["doubts"].update(doubts)
    return make(json.dumps(data))


def use(game: MachiKoro, state: MachiKoroState, *dice: int) -> None:
    state.first_die, state.second_die = dice
    state.asked = []
    game.collect(state)


def test_the_mall_may_add_a_coin_for_each_orchard() -> None:
    state = laid(cities={A: {"flower_shop": 1, "flower_orchard": 3}}, built={A: [MALL]})
    use(other(bonus_per_card=True), state, 6, 0)
    assert state.coins[A] == 26


def test_owners_may_pay_for_what_is_closed() -> None:
    game = other(owners_pay_closing=True)
    cities: dict[int, Cards] = {A: {"renovation_company": 1, "bakery": 1}, B: {"bakery": 2}}
    state = laid(3, cities={**cities, C: {"bakery": 1}})
    use(game, state, 2, 6)
    game.apply(state, game.read("close:bakery"))
    assert state.coins == [23, 18, 19]


def test_three_rows_may_leave_towers_out() -> None:
    game = other(fewer_towers=True)
    options = game.complete({"market": "three_rows", "expansion": "both"})
    park = EVERY_CARD.index("park")
    for seats, copies in ((2, 2), (3, 3), (4, 4)):
        state = game.start(seats, options, 1)
        assert state.market[park] + state.bag[park] == copies


def test_an_open_copy_may_be_given_away_first() -> None:
    game = other(closed_first=False)
    state = laid(cities={A: {"moving_company": 1, "ranch": 2}})
    ranch = EVERY_CARD.index("ranch")
    state.closed[ranch] = 1
    use(game, state, 4, 5)
    game.apply(state, game.read("send:ranch:B"))
    assert (state.closed[ranch], state.closed[state.kinds + ranch]) == (1, 0)
    state.asked = []
    use(game, state, 4, 5)
    game.apply(state, game.read("send:ranch:B"))
    assert (state.closed[ranch], state.closed[state.kinds + ranch]) == (0, 1)
