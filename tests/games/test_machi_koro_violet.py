"""Besondere Unternehmen: Stadium, TV Station and Business Center."""

from itertools import permutations

import pytest
from helpers.machi_koro import (
    PARK,
    STATION,
    TOWER,
    A,
    B,
    C,
    answer,
    building,
    city,
    offered,
    question,
    table,
    throw,
    throw_again,
)

TV = {"tv_station": 1}
CENTER = {"business_center": 1}


# Stadium


def test_the_stadium_takes_two_coins_from_every_opponent() -> None:
    state = table(4, coins=[0, 5, 1, 2], cities={A: {"stadium": 1}})
    assert throw(state, 6) == [
        "A throws 6",
        "A takes 2 from D for stadium",
        "A takes 1 from C for stadium",
        "A takes 2 from B for stadium",
    ]
    assert state.coins == [5, 3, 0, 0]
    assert question(state) == "A: build what?"


def test_the_stadium_takes_nothing_where_nothing_is() -> None:
    state = table(3, coins=[1, 0, 0], cities={A: {"stadium": 1}})
    throw(state, 6)
    assert state.coins == [1, 0, 0]


# TV Station


def test_the_tv_station_takes_five_coins_from_the_chosen_opponent() -> None:
    state = table(3, coins=[0, 9, 9], cities={A: TV})
    throw(state, 6)
    assert question(state) == "A: tv_station: who pays?"
    assert offered(state) == ["rob B", "rob C"]
    assert answer(state, "rob C") == ["A takes 5 from C for tv_station"]
    assert state.coins == [5, 9, 4]
    assert question(state) == "A: build what?"


def test_the_tv_station_takes_only_what_is_there() -> None:
    state = table(3, coins=[0, 3, 9], cities={A: TV})
    throw(state, 6)
    answer(state, "rob B")
    assert state.coins == [3, 0, 9]


def test_with_two_players_the_tv_station_has_one_victim() -> None:
    state = table(2, coins=[0, 9], cities={A: TV})
    throw(state, 6)
    assert offered(state) == ["rob B"]
    answer(state, "rob B")
    assert state.coins == [5, 4]


def test_a_poor_opponent_may_be_chosen_although_it_brings_nothing() -> None:
    state = table(3, coins=[0, 0, 9], cities={A: TV})
    throw(state, 6)
    answer(state, "rob B")
    assert state.coins == [0, 0, 9]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tv_station_does_not_ask_if_nobody_has_coins(seats: int) -> None:
    state = table(seats, coins=[8] + [0] * (seats - 1), cities={A: TV})
    assert throw(state, 6) == ["A throws 6"]
    assert question(state) == "A: build what?"


def test_the_stadium_may_leave_nothing_for_the_tv_station() -> None:
    state = table(3, coins=[0, 2, 1], cities={A: {"stadium": 1, **TV}})
    throw(state, 6)
    assert state.coins == [3, 0, 0]
    assert question(state) == "A: build what?"


# Business Center


def test_the_business_center_swaps_a_card_with_an_opponent() -> None:
    cities = {A: {**CENTER, "bakery": 2}, B: {"forest": 1}, C: {"mine": 1, "cafe": 2}}
    state = table(3, cities=cities)
    throw(state, 6)
    assert question(state) == "A: business_center: give what?"
    assert offered(state) == ["give bakery", "pass"]
    assert answer(state, "give bakery") == []
    assert question(state) == "A: take what for bakery?"
    assert offered(state) == ["take forest from B", "take cafe from C", "take mine from C"]
    assert answer(state, "take mine from C") == ["A gives bakery to C for mine"]
    assert city(state, A) == {**CENTER, "bakery": 1, "mine": 1}
    assert city(state, B) == {"forest": 1}
    assert city(state, C) == {"bakery": 1, "cafe": 2}
    assert question(state) == "A: build what?"


def test_nobody_has_to_swap() -> None:
    state = table(cities={A: {**CENTER, "bakery": 1}, B: {"mine": 1}})
    throw(state, 6)
    assert answer(state, "pass") == []
    assert city(state, A) == {**CENTER, "bakery": 1}
    assert city(state, B) == {"mine": 1}
    assert question(state) == "A: build what?"


def test_start_cards_may_be_swapped() -> None:
    state = table()
    state.cities[8] = 1
    assert city(state, A) == {"wheat_field": 1, "bakery": 1, **CENTER}
    throw(state, 6)
    assert offered(state) == ["give wheat_field", "give bakery", "pass"]
    answer(state, "give wheat_field")
    assert offered(state) == ["take bakery from B"]
    answer(state, "take bakery from B")
    assert city(state, A) == {"bakery": 2, **CENTER}
    assert city(state, B) == {"wheat_field": 2}


def test_violet_cards_are_neither_given_nor_taken() -> None:
    cities = {A: {**CENTER, **TV, "bakery": 1}, B: {"stadium": 1, **TV, "cafe": 1}}
    state = table(coins=[0, 0], cities=cities)
    throw(state, 6)
    assert offered(state) == ["give bakery", "pass"]
    answer(state, "give bakery")
    assert offered(state) == ["take cafe from B"]


def test_landmarks_are_no_establishments_to_swap() -> None:
    state = table(
        cities={A: {**CENTER, "bakery": 1}, B: {"cafe": 1}}, built={A: [TOWER], B: [PARK, STATION]}
    )
    throw(state, 6)
    answer(state, "keep")
    assert offered(state) == ["give bakery", "pass"]


def test_a_card_is_not_swapped_for_its_equal() -> None:
    state = table(cities={A: {**CENTER, "bakery": 1, "cafe": 1}, B: {"bakery": 1}})
    throw(state, 6)
    assert offered(state) == ["give cafe", "pass"]
    answer(state, "give cafe")
    assert offered(state) == ["take bakery from B"]


@pytest.mark.parametrize(
    ("own", "others"),
    [
        ({}, {"cafe": 1}),
        ({"cafe": 1}, {}),
        ({"cafe": 2}, {"cafe": 1}),
        ({"stadium": 1}, {"cafe": 1}),
        ({"cafe": 1}, {"stadium": 1}),
    ],
)
def test_the_business_center_does_not_ask_if_there_is_nothing_to_swap(
    own: dict[str, int], others: dict[str, int]
) -> None:
    state = table(3, coins=[0, 0, 0], cities={A: {**CENTER, **own}, B: others})
    throw(state, 6)
    assert question(state) == "A: build what?"


@pytest.mark.parametrize(("owner", "other"), [(A, B), (B, A)])
def test_beginners_are_not_offered_a_third_copy_by_a_swap(owner: int, other: int) -> None:
    """Neither may the owner get a third café, nor the other one a third bakery."""
    cities = {
        owner: {**CENTER, "bakery": 1, "cafe": 2, "ranch": 1},
        other: {"bakery": 2, "cafe": 1, "mine": 1},
    }
    name = "AB"[other]
    state = table(cities=cities, turn_of=owner, copies="two")
    throw(state, 6)
    assert offered(state) == ["give ranch", "give cafe", "pass"]
    answer(state, "give ranch")
    assert offered(state) == [f"take bakery from {name}", f"take mine from {name}"]


@pytest.mark.parametrize(("owner", "other"), [(A, B), (B, A)])
def test_without_the_beginners_limit_a_swap_may_give_any_number(owner: int, other: int) -> None:
    cities = {
        owner: {**CENTER, "bakery": 1, "cafe": 2, "ranch": 1},
        other: {"bakery": 2, "cafe": 1, "mine": 1},
    }
    name = "AB"[other]
    state = table(cities=cities, turn_of=owner)
    throw(state, 6)
    assert offered(state) == ["give ranch", "give bakery", "give cafe", "pass"]
    answer(state, "give bakery")
    assert offered(state) == [f"take cafe from {name}", f"take mine from {name}"]


def test_beginners_swap_with_the_opponent_who_has_room() -> None:
    cities = {A: {**CENTER, "bakery": 1}, B: {"bakery": 2, "mine": 1}, C: {"mine": 1}}
    state = table(3, cities=cities, copies="two")
    throw(state, 6)
    answer(state, "give bakery")
    assert offered(state) == ["take mine from C"]


def test_beginners_with_nothing_to_swap_are_not_asked() -> None:
    cities = {A: {**CENTER, "bakery": 2, "cafe": 2}, B: {"bakery": 2, "cafe": 2}}
    state = table(cities=cities, copies="two")
    throw(state, 6)
    assert question(state) == "A: build what?"


# All of them


def test_all_three_come_one_after_the_other_and_building_last() -> None:
    cities = {A: {"stadium": 1, **TV, **CENTER, "bakery": 1}, B: {"cafe": 1}}
    state = table(3, coins=[0, 9, 9], cities=cities)
    throw(state, 6)
    assert state.coins == [4, 7, 7]
    assert question(state) == "A: tv_station: who pays?"
    answer(state, "rob B")
    assert state.coins == [9, 2, 7]
    assert question(state) == "A: business_center: give what?"
    answer(state, "give bakery")
    answer(state, "take cafe from B")
    assert question(state) == "A: build what?"


@pytest.mark.parametrize("coins", range(10))
def test_the_order_of_stadium_and_tv_station_makes_no_difference(coins: int) -> None:
    """From the chosen opponent come 7 coins or all, from the others 2 or all, in either order."""
    cities = {A: {"stadium": 1, **TV}}
    for rest in permutations([coins, 1, 5]):
        state = table(4, coins=[0, *rest], cities=cities)
        throw(state, 6)
        if question(state) == "A: tv_station: who pays?":
            answer(state, "rob B")
        robbed, *others = rest
        left = [max(0, robbed - 7), *[max(0, other - 2) for other in others]]
        assert state.coins[1:] == left
        assert sum(state.coins) == sum(rest)


def test_violet_works_with_the_throw_that_stands() -> None:
    state = table(coins=[0, 9], cities={A: {"stadium": 1}}, built={A: [TOWER]})
    throw(state, 6)
    assert state.coins == [0, 9]
    throw_again(state, 5)
    assert state.coins == [0, 9]
    state = table(coins=[0, 9], cities={A: {"stadium": 1}}, built={A: [TOWER]})
    throw(state, 5)
    throw_again(state, 6)
    assert state.coins == [2, 7]


def test_a_swapped_card_belongs_to_its_new_owner_at_once() -> None:
    """A beginner who has two bakeries may build none; after giving one away, it may."""
    cities = {A: {**CENTER, "bakery": 2}, B: {"cafe": 1}}
    state = table(coins=[1, 0], cities=cities, copies="two")
    throw(state, 6)
    answer(state, "give bakery")
    answer(state, "take cafe from B")
    assert "build bakery" in offered(state)
    assert "build bakery" not in offered(building(coins=[1, 0], cities=cities, copies="two"))
