"""Neue Unternehmen und Großprojekte bauen, and Tipps für die ersten Spiele."""

import pytest
from helpers.machi_koro import (
    CARDS,
    GAME,
    LANDMARKS,
    MALL,
    PARK,
    STATION,
    TOWER,
    VIOLET,
    A,
    B,
    answer,
    building,
    city,
    landmarks,
    market,
    offered,
    question,
    table,
    throw,
)

COSTS = {card.key: card.cost for card in GAME.establishments}
LANDMARK_COSTS = {landmark.key: landmark.cost for landmark in GAME.landmarks}


def test_one_building_ends_the_turn() -> None:
    state = building(coins=[50, 0], cities={})
    assert answer(state, "build mine") == ["A builds mine for 6", "B begins a turn"]
    assert question(state) == "B: how many dice?"


def test_nobody_has_to_build() -> None:
    state = building(coins=[50, 0])
    before = (city(state, A), landmarks(state, A))
    assert answer(state, "pass") == ["A builds nothing", "B begins a turn"]
    assert (city(state, A), landmarks(state, A)) == before
    assert state.coins == [50, 0]


@pytest.mark.parametrize("key", CARDS)
def test_an_establishment_costs_its_price(key: str) -> None:
    price = COSTS[key]
    state = building(coins=[price, 0], cities={})
    bank = state.bank
    answer(state, f"build {key}")
    assert state.coins == [0, 0]
    assert state.bank == bank + price
    assert city(state, A) == {key: 1}
    assert market(state)[key] == GAME.establishments[CARDS.index(key)].copies - 1
    assert f"build {key}" not in offered(building(coins=[price - 1, 50]))


@pytest.mark.parametrize("key", LANDMARKS)
def test_a_landmark_costs_its_price(key: str) -> None:
    price = LANDMARK_COSTS[key]
    state = building(coins=[price, 0])
    bank = state.bank
    events = answer(state, f"build {key}")
    assert events == [f"A builds {key} for {price}", "B begins a turn"]
    assert state.coins == [0, 0]
    assert state.bank == bank + price
    assert landmarks(state, A) == [key]
    assert landmarks(state, B) == []
    assert f"build {key}" not in offered(building(coins=[price - 1, 50]))


@pytest.mark.parametrize("coins", range(31))
def test_everything_affordable_is_offered(coins: int) -> None:
    state = building(coins=[coins, 0], cities={}, built={A: [MALL]})
    wanted = [f"build {key}" for key in CARDS if COSTS[key] <= coins]
    wanted += [f"build {k}" for k in LANDMARKS if k != MALL and LANDMARK_COSTS[k] <= coins]
    assert offered(state) == [*wanted, "pass"]


def test_income_of_the_same_turn_can_be_spent() -> None:
    state = table(coins=[0, 0], cities={A: {"convenience_store": 1}})
    throw(state, 4)
    assert "build forest" in offered(state)


def test_without_coins_there_is_nothing_to_build() -> None:
    assert offered(building(coins=[0, 9])) == ["pass"]


def test_a_landmark_is_built_once() -> None:
    state = building(coins=[99, 0], built={A: [STATION, TOWER]})
    assert [words for words in offered(state) if words.split()[-1] in LANDMARKS] == [
        f"build {MALL}",
        f"build {PARK}",
    ]


@pytest.mark.parametrize("first", LANDMARKS)
def test_landmarks_are_built_in_any_order(first: str) -> None:
    state = building(coins=[99, 0])
    answer(state, f"build {first}")
    assert landmarks(state, A) == [first]


def test_each_player_builds_landmarks_of_their_own() -> None:
    state = building(coins=[99, 99])
    answer(state, f"build {PARK}")
    throw(state, 6)
    assert f"build {PARK}" in offered(state)


def test_most_establishments_may_be_owned_in_any_number() -> None:
    cities = {A: {key: 5 for key in CARDS if key not in VIOLET}}
    state = building(coins=[6, 0], cities=cities)
    for key in CARDS:
        if key not in VIOLET:
            assert f"build {key}" in offered(state)


def test_of_each_violet_card_a_player_may_own_one() -> None:
    state = building(coins=[8, 0], cities={A: {"stadium": 1}})
    assert [words for words in offered(state) if words.split()[-1] in VIOLET] == [
        "build tv_station",
        "build business_center",
    ]
    state = building(coins=[8, 0], cities={A: {"stadium": 1, "tv_station": 1}})
    answer(state, "build business_center")
    assert city(state, A) == dict.fromkeys(VIOLET, 1)


def test_others_violet_cards_do_not_count() -> None:
    state = building(coins=[8, 0], cities={B: dict.fromkeys(VIOLET, 1)})
    assert [words for words in offered(state) if words.split()[-1] in VIOLET] == [
        f"build {key}" for key in VIOLET
    ]


def test_an_empty_pile_offers_nothing() -> None:
    state = building(coins=[9, 0], cities={})
    state.market[CARDS.index("ranch")] = 1
    answer(state, "build ranch")
    assert "ranch" not in market(state)
    throw(state, 6)
    state.coins[B] = 9
    assert "build ranch" not in offered(state)
    assert sum(state.market) == 84 - 6


def test_when_all_is_sold_only_landmarks_are_left() -> None:
    state = building(coins=[9, 0])
    state.market = [0] * len(CARDS)
    state.mark()
    assert offered(state) == [f"build {STATION}", "pass"]


# Tipps für die ersten Spiele


def test_beginners_own_at_most_two_of_each() -> None:
    state = building(coins=[6, 0], cities={A: {"forest": 2, "mine": 1}}, copies="two")
    assert "build forest" not in offered(state)
    assert "build mine" in offered(state)


def test_the_start_card_counts_for_beginners() -> None:
    state = building(coins=[5, 0], copies="two")
    answer(state, "build bakery")
    assert city(state, A) == {"wheat_field": 1, "bakery": 2}
    throw(state, 6)
    answer(state, "pass")
    throw(state, 6)
    assert "build bakery" not in offered(state)
    assert "build wheat_field" in offered(state)


def test_beginners_own_one_of_each_violet_card() -> None:
    state = building(coins=[8, 0], cities={A: {"stadium": 1}}, copies="two")
    assert "build stadium" not in offered(state)
    assert "build tv_station" in offered(state)


def test_beginners_count_each_city_by_itself() -> None:
    state = building(coins=[3, 0], cities={B: {"forest": 2}}, copies="two")
    assert "build forest" in offered(state)
