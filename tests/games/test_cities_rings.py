"""Stadtentwicklungspläne: who may put a ring where, and when."""

import pytest
from helpers.cities import (
    GAME,
    GOALS,
    A,
    B,
    breakdown,
    build,
    table,
    take_pieces,
    whole_turn,
)

from citybuilder.core.game import NONE, Event
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.state import CitiesState

TOWERS = "R:R4 B:B4"  # one of three goals of Buenos Aires
TOWERS_AND_QUARTER = "R:R4 B:B4 P\nR R:R1 W\nR R W"
SEVEN = "R:R1 B:B1 G:G1 G:G1\nP W P W\nR:R1 B:B1 G:G1 R"  # too few for Mexico City by one
EIGHT = SEVEN.replace("G:G1 R", "G:G1 R:R1").replace("P W P W", "P:p0 W P:p1 W P:p0")


def rings(told: list[Event]) -> list[list[int]]:
    """Seat, goal, rank and points of what was reached."""
    return [event.plain()[1:5] for event in told if event.kind == c.REACHED]


def draw_cards(state: CitiesState) -> list[list[int]]:
    """Everybody takes a card, which ends a turn at once; who reached what."""
    told = []
    for slot in range(state.seats):
        told += whole_turn(state, c.CARDS, slot)
    return rings(told)


def of_goal(state: CitiesState, goal: str) -> list[int]:
    first = GOALS[goal][1] * int(c.RANKS)
    return state.rings[first : first + c.RANKS]


def number(goal: str) -> int:
    city, place = GOALS[goal]
    return city * int(c.GOALS) + place


def test_four_players_get_the_best_value_that_is_free_and_the_fourth_gets_nothing() -> None:
    state = table(dict.fromkeys(range(4), TOWERS), seats=4, city="buenos_aires")
    towers = number("buenos_aires_towers")
    assert draw_cards(state) == [[0, towers, 0, 6], [1, towers, 1, 4], [2, towers, 2, 2]]
    assert of_goal(state, "buenos_aires_towers") == [0, 1, 2]
    assert [breakdown(state, seat)["plan"] for seat in range(4)] == [6, 4, 2, 0]


def test_whoever_is_first_gets_the_highest_value_wherever_they_sit() -> None:
    state = table({A: "P W", B: TOWERS}, seats=3, city="buenos_aires")
    assert draw_cards(state) == [[B, number("buenos_aires_towers"), 0, 6]]


def test_two_players_do_not_use_the_middle_value() -> None:
    state = table({A: TOWERS, B: TOWERS}, city="buenos_aires")
    towers = number("buenos_aires_towers")
    assert draw_cards(state) == [[A, towers, 0, 6], [B, towers, 2, 2]]
    assert of_goal(state, "buenos_aires_towers") == [A, NONE, B]


def test_three_players_use_all_values() -> None:
    state = table(dict.fromkeys(range(3), TOWERS), seats=3, city="buenos_aires")
    draw_cards(state)
    assert of_goal(state, "buenos_aires_towers") == [0, 1, 2]


def test_everybody_reaches_a_goal_once() -> None:
    state = table({A: TOWERS}, city="buenos_aires")
    draw_cards(state)
    assert rings(whole_turn(state, c.CARDS, 2)) == []
    assert of_goal(state, "buenos_aires_towers") == [A, NONE, NONE]


def test_several_goals_can_be_reached_in_one_turn() -> None:
    state = table({A: TOWERS_AND_QUARTER}, city="buenos_aires")
    told = rings(whole_turn(state, c.CARDS, 0))
    assert [each[1] for each in told] == [
        number("buenos_aires_quarter"),
        number("buenos_aires_towers"),
    ]
    assert breakdown(state)["plan"] == 12


def test_goals_are_ranked_one_by_one() -> None:
    state = table({A: TOWERS, B: TOWERS_AND_QUARTER}, seats=3, city="buenos_aires")
    draw_cards(state)
    assert of_goal(state, "buenos_aires_towers") == [A, B, NONE]
    assert of_goal(state, "buenos_aires_quarter") == [B, NONE, NONE]


@pytest.mark.parametrize("city", ["rio", "lisbon"])
def test_goals_of_other_cities_do_not_count(city: str) -> None:
    state = table({A: TOWERS}, city=city)
    assert rings(whole_turn(state, c.CARDS, 0)) == []


def test_goals_are_checked_only_at_the_end_of_one_s_own_turn() -> None:
    state = table({B: TOWERS}, seats=3, city="buenos_aires")
    assert rings(whole_turn(state, c.CARDS, 0)) == []
    assert set(state.rings) == {NONE}
    assert [each[0] for each in rings(whole_turn(state, c.CARDS, 1))] == [B]


def test_goals_are_not_checked_before_everything_is_placed() -> None:
    """Eight low buildings for a moment, but seven when the turn ends."""
    state = table({A: SEVEN}, city="mexico_city")
    take_pieces(state, "red red red")
    for _ in range(3):
        assert rings(build(state, "red", 3, 2)) == []
    assert of_goal(state, "mexico_centre") == [NONE, NONE, NONE]


def test_the_last_piece_of_a_turn_can_reach_a_goal() -> None:
    state = table({A: SEVEN}, city="mexico_city")
    take_pieces(state, "red yellow yellow")  # there is no yellow land
    assert rings(build(state, "red", 3, 2)) == [[A, number("mexico_centre"), 0, 5]]


def test_a_ring_stays_when_its_goal_is_lost_again() -> None:
    state = table({A: EIGHT}, city="mexico_city")
    reached = [each[1] for each in draw_cards(state)]
    assert reached == [number("mexico_centre"), number("mexico_parks")]
    take_pieces(state, "red red red")
    for _ in range(3):
        build(state, "red", 0, 0)
    assert of_goal(state, "mexico_centre") == [A, NONE, NONE]
    centre, parks = GAME.scores(state)[A][:2]
    assert (centre.points, centre.where) == (5, [])
    assert (parks.points, len(parks.where)) == (6, 3)
