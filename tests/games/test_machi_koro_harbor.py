"""The expansion's Harbor: its landmarks, and every card with a hit, a miss and its edge."""

import pytest
from helpers.machi_koro import (
    EVERY_LANDMARK,
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
    chance,
    landmarks,
    offered,
    question,
    table,
    throw,
    throw_again,
)

from citybuilder.core.rng import Rng
from citybuilder.games.machi_koro.state import MachiKoroState

HARBOR, AIRPORT, HALL = "harbor", "airport", "city_hall"
TWO = [STATION]
RAISING = [STATION, HARBOR]


def port(
    seats: int = 2,
    coins: list[int] | None = None,
    cities: dict[int, Cards] | None = None,
    built: dict[int, list[str]] | None = None,
    expansion: str = "harbor",
) -> MachiKoroState:
    """A table of the expansion on which A is about to throw, rich enough for no City Hall."""
    return table(seats, coins or [20] * seats, cities or {}, built, A, expansion=expansion)


# The landmarks


def test_the_city_hall_stands_from_the_beginning_and_is_no_landmark_to_win_by() -> None:
    state = GAME.start(3, GAME.complete({"expansion": "harbor"}), 1)
    assert [landmarks(state, seat) for seat in range(3)] == [[HALL]] * 3
    assert [lines[0].count for lines in GAME.scores(state)] == [0, 0, 0]


def test_a_poor_city_gets_a_coin_of_its_hall_before_it_builds() -> None:
    state = port(coins=[0, 5])
    assert throw(state, 1) == ["A throws 1", "A earns 1 for city_hall"]
    assert "build bakery" in offered(state)
    assert state.coins == [1, 5]


def test_a_city_with_a_coin_gets_none_of_its_hall() -> None:
    state = port(coins=[1, 5])
    assert throw(state, 1) == ["A throws 1"]


def test_the_hall_waits_until_other_cards_are_answered() -> None:
    state = port(coins=[0, 5], cities={A: {"tv_station": 1}})
    throw(state, 6)
    assert state.coins == [0, 5]
    assert answer(state, "rob B") == ["A takes 5 from B for tv_station"]
    assert state.coins == [5, 0]


def test_nobody_gets_a_coin_of_the_hall_in_anothers_turn() -> None:
    state = port(coins=[3, 0])
    throw(state, 1)
    assert state.coins == [3, 0]


def test_the_harbor_may_add_two_to_a_throw_of_ten() -> None:
    state = port(
        cities={A: {"fruit_and_vegetable_market": 1, "wheat_field": 1}}, built={A: RAISING}
    )
    throw(state, 4, 6)
    assert question(state) == "A: raise the throw?"
    assert offered(state) == ["keep", "raise"]
    assert answer(state, "raise") == [
        "A raises the throw to 12",
        "A earns 2 for fruit_and_vegetable_market",
    ]


def test_a_throw_of_nine_is_not_raised() -> None:
    state = port(built={A: RAISING})
    throw(state, 4, 5)
    assert question(state) == "A: build what?"


def test_a_throw_may_stay_as_it_is() -> None:
    state = port(cities={A: {"apple_orchard": 1}}, built={A: RAISING})
    throw(state, 4, 6)
    assert answer(state, "keep") == ["A lets the throw stand", "A earns 3 for apple_orchard"]


def test_the_raised_throw_holds_for_everybody() -> None:
    state = port(cities={B: {"apple_orchard": 1}}, built={A: RAISING})
    throw(state, 4, 6)
    assert answer(state, "raise") == ["A raises the throw to 12"]


def test_a_throw_is_raised_once_it_stands() -> None:
    state = port(built={A: [*RAISING, TOWER]})
    throw(state, 6, 6)
    assert offered(state) == ["keep", "reroll"]
    throw_again(state, 5, 5)
    assert question(state) == "A: raise the throw?"


def test_raised_doubles_are_still_doubles() -> None:
    state = port(built={A: [*RAISING, PARK]})
    throw(state, 5, 5)
    answer(state, "raise")
    assert answer(state, "pass")[-1] == "A has an extra turn"


def test_a_raised_throw_is_forgotten_with_the_next_one() -> None:
    state = port(built={A: RAISING})
    throw(state, 6, 6)
    answer(state, "raise")
    answer(state, "pass")
    throw(state, 3)
    assert (state.raised, state.total()) == (0, 3)


def test_without_the_expansion_no_throw_is_raised() -> None:
    state = table(2, [20, 20], {}, {A: [STATION]})
    throw(state, 6, 6)
    assert question(state) == "A: build what?"


def test_the_airport_pays_for_building_nothing() -> None:
    state = port(built={A: [AIRPORT]})
    throw(state, 1)
    assert answer(state, "pass")[:2] == ["A builds nothing", "A earns 10 for airport"]
    assert state.coins == [30, 20]


def test_the_airport_pays_nothing_to_whoever_builds() -> None:
    state = port(built={A: [AIRPORT]})
    throw(state, 1)
    answer(state, "build bakery")
    assert state.coins == [19, 20]


def test_a_new_airport_pays_from_the_next_turn_on() -> None:
    state = port(coins=[30, 0])
    throw(state, 1)
    answer(state, "build airport")
    assert state.coins[A] == 0


@pytest.mark.parametrize("last", [STATION, MALL, PARK, TOWER, HARBOR, AIRPORT])
def test_the_sixth_landmark_ends_the_match(last: str) -> None:
    others = [key for key in EVERY_LANDMARK if key not in (last, HALL)]
    state = port(coins=[30, 0], built={A: others})
    throw(state, 1)
    if last != TOWER:
        answer(state, "keep")
    answer(state, f"build {last}")
    assert state.over
    assert GAME.result(state) == [1.0, 0.0]


def test_four_landmarks_of_the_base_game_do_not_win_with_the_harbor() -> None:
    state = port(coins=[22, 0], built={A: [STATION, MALL, PARK]})
    throw(state, 1)
    answer(state, "build radio_tower")
    assert not state.over


def test_four_landmarks_win_with_the_special_cards_alone() -> None:
    state = port(coins=[22, 0], built={A: [STATION, MALL, PARK]}, expansion="special")
    throw(state, 1)
    answer(state, "build radio_tower")
    assert state.over


# Red


def test_the_sushi_bar_takes_three_coins_if_its_owner_has_the_harbor() -> None:
    state = port(cities={B: {"sushi_bar": 2}}, built={B: [HARBOR]})
    assert throw(state, 1) == ["A throws 1", "A pays B 6 for sushi_bar"]


def test_the_sushi_bar_takes_coins_as_soon_as_the_harbor_stands() -> None:
    """Conditions count what stands; only its own power waits for its owner's next turn."""
    state = port(cities={B: {"sushi_bar": 1}}, built={B: [HARBOR]})
    state.working[B] = 0
    assert throw(state, 1) == ["A throws 1", "A pays B 3 for sushi_bar"]


def test_without_a_harbor_the_sushi_bar_takes_nothing() -> None:
    state = port(cities={B: {"sushi_bar": 1}}, built={A: [HARBOR], B: [MALL]})
    throw(state, 1)
    assert state.coins == [20, 20]


def test_the_mall_adds_a_coin_to_the_sushi_bar() -> None:
    state = port(cities={B: {"sushi_bar": 1}}, built={B: [HARBOR, MALL]})
    throw(state, 1)
    assert state.coins == [16, 24]


@pytest.mark.parametrize(("card", "dice"), [("pizza_joint", (3, 4)), ("hamburger_stand", (3, 5))])
def test_pizza_and_burger_take_a_coin_of_the_roller(card: str, dice: tuple[int, int]) -> None:
    state = port(3, cities={B: {card: 1}, C: {card: 1}}, built={A: TWO, C: [MALL]})
    assert throw(state, *dice)[1:] == [f"A pays C 2 for {card}", f"A pays B 1 for {card}"]
    assert throw(port(cities={A: {card: 1}}, built={A: TWO}), *dice)[1:] == []


# Blue and green


def test_the_flower_orchard_pays_on_anyones_four() -> None:
    state = port(cities={A: {"flower_orchard": 2}, B: {"flower_orchard": 1}})
    throw(state, 4)
    assert state.coins == [22, 21]
    throw(port(cities={A: {"flower_orchard": 2}}), 5)


def test_the_flower_shop_pays_for_each_orchard() -> None:
    state = port(cities={A: {"flower_shop": 2, "flower_orchard": 3}, B: {"flower_shop": 1}})
    assert throw(state, 6)[1:] == ["A earns 6 for flower_shop"]


def test_the_mall_adds_one_coin_to_the_flower_shop_however_many_orchards_there_are() -> None:
    state = port(cities={A: {"flower_shop": 1, "flower_orchard": 3}}, built={A: [MALL]})
    assert throw(state, 6)[1:] == ["A earns 4 for flower_shop"]


def test_a_flower_shop_without_orchards_has_nothing_to_sell() -> None:
    state = port(cities={A: {"flower_shop": 1}}, built={A: [MALL]})
    assert throw(state, 6)[1:] == ["A earns 0 for flower_shop"]


def test_the_mackerel_boat_pays_those_with_a_harbor_in_every_turn() -> None:
    boats = {seat: {"mackerel_boat": 1} for seat in (A, B, C)}
    state = port(3, cities=boats, built={A: TWO, B: [HARBOR]})
    throw(state, 4, 4)
    assert state.coins == [20, 23, 20]


def test_all_tuna_boats_share_one_throw_of_whoever_rolled() -> None:
    boats = {A: {"tuna_boat": 1}, B: {"tuna_boat": 2}, C: {"tuna_boat": 1}}
    state = port(3, cities=boats, built={A: RAISING, B: [HARBOR]})
    state.rng = Rng(chance((6, 6, 2, 5)))
    assert answer(state, "roll 2") == ["A throws 6+6 = 12"]
    assert answer(state, "keep") == [
        "A lets the throw stand",
        "A throws 2+5 = 7 for the boats",
        "A earns 7 for tuna_boat",
        "B earns 14 for tuna_boat",
    ]


def test_without_a_harbor_nobody_throws_for_the_boats() -> None:
    state = port(cities={B: {"tuna_boat": 1}}, built={A: TWO})
    assert throw(state, 6, 6) == ["A throws 6+6 = 12"]


def test_the_boats_throw_anew_in_the_next_turn() -> None:
    state = port(cities={A: {"tuna_boat": 1}}, built={A: [*RAISING, PARK]})
    throw(state, 6, 6)
    answer(state, "keep")
    assert state.catch > 0
    answer(state, "pass")
    throw(state, 1, 2)
    assert state.catch == 0


@pytest.mark.parametrize(("raised", "coins"), [(False, 8), (True, 8)])
def test_the_food_warehouse_pays_for_each_cup(raised: bool, coins: int) -> None:
    """On 12, and on 13 with the Harbor's help."""
    cups = {"cafe": 1, "pizza_joint": 2, "sushi_bar": 1, "food_warehouse": 1, "bakery": 1}
    state = port(cities={A: cups}, built={A: RAISING})
    throw(state, *((5, 6) if raised else (6, 6)))
    answer(state, "raise" if raised else "keep")
    assert state.coins[A] == 20 + coins


def test_fourteen_is_too_much_for_the_food_warehouse() -> None:
    state = port(cities={A: {"cafe": 1, "food_warehouse": 1}}, built={A: RAISING})
    throw(state, 6, 6)
    answer(state, "raise")
    assert state.coins[A] == 20


# Violet


def test_the_publisher_takes_a_coin_for_each_cup_and_bread_card_of_opponents() -> None:
    others: dict[int, Cards] = {B: {"cafe": 2, "bakery": 1, "mine": 1}, C: {"flower_shop": 1}}
    state = port(3, cities={A: {"publisher": 1, "cafe": 5}, **others}, built={A: TWO})
    assert throw(state, 3, 4)[1:] == [
        "A takes 1 from C for publisher",
        "A takes 3 from B for publisher",
    ]


def test_the_publisher_takes_no_more_than_there_is_and_only_on_its_owners_seven() -> None:
    state = port(coins=[5, 1], cities={A: {"publisher": 1}, B: {"cafe": 3}}, built={A: TWO})
    throw(state, 3, 4)
    assert state.coins == [6, 0]
    state = port(cities={B: {"publisher": 1}, A: {"cafe": 3}}, built={A: TWO})
    throw(state, 3, 4)
    assert state.coins == [20, 20]


@pytest.mark.parametrize(("coins", "taken"), [(9, 0), (10, 5), (11, 5), (31, 15)])
@pytest.mark.parametrize("dice", [(4, 4), (4, 5)])
def test_the_tax_office_takes_half_from_ten_coins_on(
    coins: int, taken: int, dice: tuple[int, int]
) -> None:
    state = port(3, coins=[50, coins, 9], cities={A: {"tax_office": 1}}, built={A: TWO})
    throw(state, *dice)
    assert state.coins == [50 + taken, coins - taken, 9]


# The order


def test_red_comes_before_blue_and_green_and_violet_last() -> None:
    """On an 8: the burger is paid before fish is sold, and taxes are taken of what was earned."""
    state = port(
        coins=[0, 8],
        cities={
            A: {"tax_office": 1, "mackerel_boat": 1},
            B: {"hamburger_stand": 1, "mackerel_boat": 1},
        },
        built={A: RAISING, B: [HARBOR]},
    )
    assert throw(state, 4, 4)[1:] == [
        "A pays B 0 for hamburger_stand",
        "A earns 3 for mackerel_boat",
        "B earns 3 for mackerel_boat",
        "A takes 5 from B for tax_office",
    ]
