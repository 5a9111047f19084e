"""The cheese factory plan: six ranches, two cheese factories, the station, then landmarks."""

import pytest
from helpers.machi_koro import (
    ADVICE,
    GAME,
    MALL,
    PARK,
    STATION,
    TOWER,
    VIOLET,
    WORDS,
    A,
    B,
    Cards,
    answer,
    building,
    city,
    landmark,
    table,
    throw,
)

from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.plans import CHEESE, PLANS, CheesePlan
from citybuilder.games.machi_koro.state import MachiKoroState

DAIRY: Cards = {"ranch": 6, "cheese_factory": 2}


def planned(state: MachiKoroState) -> str:
    action = ADVICE.by_plan(CHEESE, state, GAME.legal(state))
    assert action in GAME.legal(state)
    return WORDS.answer(action)


def played(seats: int, seed: int, **options: str) -> MachiKoroState:
    """A whole match in which everybody follows the plan."""
    state = GAME.start(seats, GAME.complete(options), seed)
    while not state.over:
        GAME.apply(state, ADVICE.by_plan(CHEESE, state, GAME.legal(state)))
    return state


def test_the_game_has_one_plan() -> None:
    assert ADVICE.plans == PLANS == (CHEESE,)


@pytest.mark.parametrize(
    ("owned", "built", "wish", "cost"),
    [
        ({"wheat_field": 1, "bakery": 1}, [], "ranch", 1),
        ({"ranch": 5}, [], "ranch", 1),
        ({"ranch": 6}, [], "cheese_factory", 5),
        ({"ranch": 6, "cheese_factory": 1}, [], "cheese_factory", 5),
        ({"ranch": 6, "cheese_factory": 1}, [STATION], "cheese_factory", 5),
        (DAIRY, [], STATION, 4),
        (DAIRY, [STATION], MALL, 10),
        (DAIRY, [STATION, MALL], PARK, 16),
        (DAIRY, [STATION, MALL, PARK], TOWER, 22),
        (DAIRY, [STATION, MALL, TOWER], PARK, 16),
    ],
)
def test_it_buys_in_its_order_and_saves_up_for_what_comes_next(
    owned: Cards, built: list[str], wish: str, cost: int
) -> None:
    for coins in (cost, 60):
        state = building(coins=[coins, 0], cities={A: owned}, built={A: built})
        assert planned(state) == f"build {wish}"
    poor = building(coins=[cost - 1, 0], cities={A: owned}, built={A: built})
    assert planned(poor) == "pass"


def test_what_others_have_bought_up_is_left_out() -> None:
    state = building(coins=[5, 0], cities={A: {"ranch": 2}})
    state.market[ADVICE.cheese_plan.kinds[0]] = 0
    state.mark()
    assert planned(state) == "build cheese_factory"
    state.market[ADVICE.cheese_plan.kinds[1]] = 0
    state.mark()
    assert planned(state) == f"build {STATION}"


def test_beginners_do_not_own_six() -> None:
    state = building(coins=[5, 0], cities={A: {"ranch": 2}}, copies="two")
    assert planned(state) == "build cheese_factory"


def test_what_comes_on_sale_later_is_bought_then() -> None:
    state = building(coins=[9, 0], cities={A: {"ranch": 6}}, market="ten_piles")
    factory = ADVICE.cheese_plan.kinds[1]
    state.market[factory] = 0
    state.mark()
    assert planned(state) == f"build {STATION}"
    state.market[factory] = 1
    state.mark()
    assert planned(state) == "build cheese_factory"


def test_two_dice_are_for_the_cheese_factories() -> None:
    assert planned(table()) == "roll 1"
    assert planned(table(cities={A: DAIRY})) == "roll 1"
    assert planned(table(cities={A: DAIRY}, built={A: [STATION]})) == "roll 2"
    assert planned(table(cities={A: {"ranch": 6}}, built={A: [STATION]})) == "roll 1"


def test_a_throw_that_brings_nothing_is_taken_back() -> None:
    for dice, said in (((3, 4), "keep"), ((1, 1), "keep"), ((3, 5), "reroll"), ((1, 2), "reroll")):
        owned = {**DAIRY, "cafe": 1}
        state = table(cities={A: owned}, built={A: [STATION, TOWER]})
        throw(state, *dice)
        assert planned(state) == said


def test_what_violet_cards_ask_is_answered_by_advice() -> None:
    """Nobody buys them by the plan, but a table may be handed over to it."""
    state = table(3, coins=[0, 2, 4], cities={A: {"tv_station": 1, "ranch": 1}})
    throw(state, 6)
    assert planned(state) == "rob C"
    state = table(
        cities={A: {"business_center": 1, "wheat_field": 1, **DAIRY}, B: {"mine": 1}},
        built={A: [STATION]},
    )
    throw(state, 6)
    assert planned(state) == "give wheat_field"
    answer(state, "give wheat_field")
    assert planned(state) == "take mine from B"


@pytest.mark.no_cover
@pytest.mark.parametrize("market", ["all_piles", "ten_piles"])
@pytest.mark.parametrize("copies", ["unlimited", "two"])
@pytest.mark.parametrize("seats", [2, 4])
def test_matches_by_the_plan_end_with_nothing_else_bought(
    seats: int, copies: str, market: str
) -> None:
    for seed in range(5):
        state = played(seats, seed, copies=copies, market=market)
        for seat in range(seats):
            assert set(city(state, seat)) <= {"wheat_field", "bakery", "ranch", "cheese_factory"}
            assert not set(city(state, seat)) & set(VIOLET)


def test_the_station_comes_before_what_is_cheaper() -> None:
    marks = [
        landmark("dear", 9, c.EXTRA_COIN),
        landmark("station", 5, c.CHOOSE_DICE),
        landmark("cheap", 1, c.EXTRA_TURN),
    ]
    assert CheesePlan([], marks).landmarks == [[1, 2, 0]]


def test_a_box_without_the_cards_leaves_them_out() -> None:
    assert CheesePlan().kinds == []
    only = [card for card in GAME.establishments if card.key == "cheese_factory"]
    assert CheesePlan(only).kinds == [0]
    assert CheesePlan(only).copies == [2]
