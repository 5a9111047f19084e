"""Die Großprojekte and Spielende."""

import pytest
from helpers.machi_koro import (
    GAME,
    LANDMARKS,
    MALL,
    PARK,
    STATION,
    TOWER,
    A,
    B,
    C,
    answer,
    building,
    offered,
    question,
    table,
    throw,
    throw_again,
)

# Bahnhof


def test_without_the_station_one_die_is_thrown() -> None:
    state = table(built={A: [MALL, PARK, TOWER], B: [STATION]})
    assert offered(state) == ["roll 1"]


def test_with_the_station_every_turn_is_thrown_with_one_die_or_two() -> None:
    state = table(built={A: [STATION]})
    assert offered(state) == ["roll 1", "roll 2"]
    throw(state, 5, 6)
    answer(state, "pass")
    throw(state, 6)
    answer(state, "pass")
    assert offered(state) == ["roll 1", "roll 2"]
    assert throw(state, 5) == ["A throws 5"]


# When a landmark begins to work


def test_a_landmark_works_from_the_owners_next_turn() -> None:
    state = building(coins=[4, 0])
    answer(state, f"build {STATION}")
    assert offered(state) == ["roll 1"]
    throw(state, 6)
    answer(state, "pass")
    assert question(state) == "A: how many dice?"
    assert offered(state) == ["roll 1", "roll 2"]


def test_a_new_mall_does_not_raise_claims_before_the_owners_next_turn() -> None:
    state = building(coins=[10, 20], cities={A: {"cafe": 1}})
    answer(state, f"build {MALL}")
    assert throw(state, 3) == ["B throws 3", "B pays A 1 for cafe"]
    answer(state, "pass")
    throw(state, 6)
    answer(state, "pass")
    assert throw(state, 3) == ["B throws 3", "B pays A 2 for cafe"]


def test_a_park_built_in_a_turn_of_doubles_gives_no_extra_turn() -> None:
    state = table(coins=[16, 0], cities={}, built={A: [STATION]})
    throw(state, 2, 2)
    assert answer(state, f"build {PARK}") == [f"A builds {PARK} for 16", "B begins a turn"]


def test_a_landmark_built_before_the_extra_turn_works_in_it() -> None:
    state = table(coins=[22, 0], cities={}, built={A: [STATION, PARK]})
    throw(state, 2, 2)
    answer(state, f"build {TOWER}")
    throw(state, 5)
    assert question(state) == "A: throw again?"


def test_a_mall_built_before_the_extra_turn_works_in_it() -> None:
    state = table(coins=[10, 0], cities={A: {"bakery": 1}}, built={A: [STATION, PARK]})
    throw(state, 4, 4)
    answer(state, f"build {MALL}")
    assert throw(state, 2) == ["A throws 2", "A earns 2 for bakery"]


# Freizeitpark


def test_doubles_give_a_complete_second_turn() -> None:
    state = table(coins=[9, 0], cities={A: {"bakery": 1}}, built={A: [STATION, PARK]})
    throw(state, 1, 1)
    assert question(state) == "A: build what?"
    assert answer(state, "build ranch") == ["A builds ranch for 1", "A has an extra turn"]
    assert offered(state) == ["roll 1", "roll 2"]
    assert throw(state, 2) == ["A throws 2", "A earns 1 for ranch", "A earns 1 for bakery"]
    assert "build forest" in offered(state)
    assert answer(state, "build forest") == ["A builds forest for 3", "B begins a turn"]


def test_doubles_give_a_second_turn_even_if_nothing_is_built() -> None:
    state = table(cities={}, built={A: [STATION, PARK]})
    throw(state, 5, 5)
    assert answer(state, "pass") == ["A builds nothing", "A has an extra turn"]


def test_doubles_in_the_second_turn_give_no_third() -> None:
    state = table(cities={}, built={A: [STATION, PARK]})
    throw(state, 5, 5)
    answer(state, "pass")
    throw(state, 4, 4)
    assert answer(state, "pass") == ["A builds nothing", "B begins a turn"]


def test_doubles_count_again_in_a_later_turn() -> None:
    state = table(cities={}, built={A: [STATION, PARK]})
    for dice in ((5, 5), (4, 4)):
        throw(state, *dice)
        answer(state, "pass")
    throw(state, 6)
    answer(state, "pass")
    throw(state, 3, 3)
    assert answer(state, "pass") == ["A builds nothing", "A has an extra turn"]


def test_no_doubles_no_extra_turn() -> None:
    state = table(cities={}, built={A: [STATION, PARK]})
    throw(state, 5, 6)
    assert answer(state, "pass") == ["A builds nothing", "B begins a turn"]


def test_without_the_park_doubles_are_nothing_special() -> None:
    state = table(cities={}, built={A: [STATION, MALL, TOWER], B: [PARK]})
    throw(state, 5, 5)
    answer(state, "keep")
    assert answer(state, "pass") == ["A builds nothing", "B begins a turn"]


@pytest.mark.parametrize("die", range(1, 7))
def test_one_die_makes_no_doubles(die: int) -> None:
    state = table(cities={}, built={A: [PARK]})
    assert offered(state) == ["roll 1"]
    throw(state, die)
    assert answer(state, "pass") == ["A builds nothing", "B begins a turn"]


def test_one_die_after_doubles_makes_no_doubles() -> None:
    """The second die of the turn before does not stay on the table."""
    state = table(cities={}, built={A: [STATION, PARK], B: [STATION, PARK]})
    throw(state, 5, 5)
    answer(state, "pass")
    throw(state, 5)
    answer(state, "pass")
    throw(state, 5)
    assert answer(state, "pass") == ["B builds nothing", "A begins a turn"]


def test_the_next_seat_comes_after_the_extra_turn() -> None:
    state = table(3, cities={}, built={B: [STATION, PARK]}, turn_of=B)
    throw(state, 1, 1)
    answer(state, "pass")
    assert question(state) == "B: how many dice?"
    throw(state, 6)
    answer(state, "pass")
    assert question(state) == "C: how many dice?"


# Funkturm


def test_the_tower_asks_before_anything_is_paid() -> None:
    cities = {A: {"bakery": 1}, B: {"cafe": 1}}
    state = table(coins=[5, 5], cities=cities, built={A: [TOWER]})
    assert throw(state, 3) == ["A throws 3"]
    assert question(state) == "A: throw again?"
    assert offered(state) == ["keep", "reroll"]
    assert state.coins == [5, 5]


def test_a_throw_that_is_kept_counts() -> None:
    cities = {A: {"bakery": 1}, B: {"cafe": 1}}
    state = table(coins=[5, 5], cities=cities, built={A: [TOWER]})
    throw(state, 3)
    assert answer(state, "keep") == [
        "A lets the throw stand",
        "A pays B 1 for cafe",
        "A earns 1 for bakery",
    ]


def test_only_the_second_throw_counts() -> None:
    cities = {A: {"bakery": 1, "wheat_field": 1}, B: {"cafe": 1}}
    state = table(coins=[5, 5], cities=cities, built={A: [TOWER]})
    throw(state, 3)
    assert throw_again(state, 1) == [
        "A throws again",
        "A throws 1",
        "A earns 1 for wheat_field",
    ]
    assert question(state) == "A: build what?"


@pytest.mark.parametrize("dice", [(3,), (3, 4)])
def test_the_second_throw_uses_as_many_dice_as_the_first(dice: tuple[int, ...]) -> None:
    state = table(cities={}, built={A: [STATION, TOWER]})
    throw(state, *dice)
    throw_again(state, *dice[::-1])
    assert (state.second_die > 0) == (len(dice) == 2)


def test_the_tower_serves_once_in_a_turn() -> None:
    state = table(cities={}, built={A: [TOWER]})
    throw(state, 3)
    throw_again(state, 4)
    assert question(state) == "A: build what?"


def test_others_towers_do_not_help() -> None:
    state = table(cities={}, built={B: [TOWER]})
    throw(state, 3)
    assert question(state) == "A: build what?"


# Both together


def test_doubles_that_are_thrown_away_give_no_extra_turn() -> None:
    state = table(cities={}, built={A: [STATION, PARK, TOWER]})
    throw(state, 5, 5)
    throw_again(state, 5, 6)
    assert answer(state, "pass") == ["A builds nothing", "B begins a turn"]


def test_doubles_of_the_second_throw_give_an_extra_turn() -> None:
    state = table(cities={}, built={A: [STATION, PARK, TOWER]})
    throw(state, 5, 6)
    throw_again(state, 5, 5)
    assert answer(state, "pass") == ["A builds nothing", "A has an extra turn"]


def test_doubles_that_are_kept_give_an_extra_turn() -> None:
    state = table(cities={}, built={A: [STATION, PARK, TOWER]})
    throw(state, 5, 5)
    answer(state, "keep")
    assert answer(state, "pass") == ["A builds nothing", "A has an extra turn"]


def test_the_tower_serves_again_in_the_extra_turn() -> None:
    state = table(cities={}, built={A: [STATION, PARK, TOWER]})
    throw(state, 5, 6)
    throw_again(state, 5, 5)
    answer(state, "pass")
    throw(state, 1, 2)
    assert offered(state) == ["keep", "reroll"]
    throw_again(state, 4, 4)
    assert answer(state, "pass") == ["A builds nothing", "B begins a turn"]


# Spielende


@pytest.mark.parametrize("last", LANDMARKS)
def test_the_fourth_landmark_ends_the_match_at_once(last: str) -> None:
    others = [key for key in LANDMARKS if key != last]
    state = building(3, coins=[30, 90, 90], built={A: others, B: others[:2]})
    assert answer(state, f"build {last}")[1:] == ["A wins"]
    assert state.over
    assert state.asked == []
    assert GAME.result(state) == [1, 0, 0]


def test_three_landmarks_are_not_enough() -> None:
    state = building(coins=[30, 90], built={A: [STATION, MALL]})
    answer(state, f"build {TOWER}")
    assert not state.over
    assert question(state) == "B: how many dice?"


def test_no_extra_turn_follows_the_end() -> None:
    state = table(coins=[22, 0], cities={}, built={A: [STATION, MALL, PARK]})
    throw(state, 3, 3)
    assert answer(state, f"build {TOWER}") == [f"A builds {TOWER} for 22", "A wins"]


def test_the_winner_may_be_poorer_than_the_others() -> None:
    state = building(3, coins=[16, 99, 99], built={A: [STATION, MALL, TOWER], C: [STATION]})
    answer(state, f"build {PARK}")
    assert GAME.standing(state) == [[4, 0], [0, 99], [1, 99]]
    assert GAME.result(state) == [1, 0, 0]


def test_the_fourth_landmark_may_come_in_the_extra_turn() -> None:
    state = table(coins=[32, 0], cities={}, built={A: [STATION, PARK]})
    throw(state, 6, 6)
    answer(state, f"build {MALL}")
    throw(state, 6, 6)
    assert answer(state, f"build {TOWER}")[1:] == ["A wins"]
