"""What bots think that a district of Cities will be worth in the end."""

import pytest
from helpers.cities import (
    ADVICE,
    BOX,
    CARDS,
    FIFTY_SEVEN,
    GOALS,
    LAND,
    A,
    B,
    C,
    build,
    new_game,
    starred,
    table,
    take_pieces,
    whole_turn,
)

from citybuilder.games.cities import cards as c
from citybuilder.games.cities.state import CitiesState
from citybuilder.games.cities.worth import prospect, still, worth


def drawn(district: str, cards: str = "", city: str = "new_york", seats: int = 2) -> CitiesState:
    return table({A: starred(district)[0]}, {A: cards}, seats, city)


def at_last(state: CitiesState) -> CitiesState:
    """The same table in the last round, where little is still to come."""
    state.round = state.rounds
    return state


def chance(state: CitiesState, seat: int = A) -> float:
    strengths = [ADVICE.advise(state, each) for each in range(state.seats)]
    return strengths[seat] / sum(strengths)


def worth_of_card(state: CitiesState, card: str) -> float:
    """What the district is worth more with the card."""
    state.held[CARDS.index(card)] = 1
    there = worth(BOX, state, A)
    state.held[CARDS.index(card)] = 0
    return there - worth(BOX, state, A)


def worth_of_goal(goal: str, district: str) -> float:
    """What the district is worth more while there is still a value of the goal to be had."""
    state = drawn(district, seats=4)
    there = worth(BOX, state, A)
    first = GOALS[goal][1] * c.RANKS
    state.rings[first : first + c.RANKS] = [1, 2, 3]
    return there - worth(BOX, state, A)


# How a seat stands


def test_a_district_with_more_points_is_stronger() -> None:
    assert chance(table({A: FIFTY_SEVEN, B: "R B\nW P"})) > 0.6
    assert chance(table({A: "R B\nW P", B: "R B\nW P"})) == pytest.approx(0.5)


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    early = table({A: "W:w0 W:w1 W:w2 W:w3", B: "W W W W"})
    assert chance(at_last(early.copy())) > chance(early) > 0.5


def test_points_decide_when_nothing_is_left_to_come() -> None:
    state = at_last(table({A: "W:w0 W:w1", B: "W:w0 W"}))
    state.workers = [A, A, B, B] * 4
    assert worth(BOX, state, A) - worth(BOX, state, B) == pytest.approx(2.0)
    state.over = True
    state.asked = []
    assert ADVICE.advise(state, A) > ADVICE.advise(state, B) > 0


@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_counts_in_a_district_is_worth_more_than_in_an_empty_one(card: str) -> None:
    full = drawn(FIFTY_SEVEN + "B:B4 W R:R3 W Y:Y2 P\nP:p0 G:G4 B:B2 R:R2 W G:G2")
    assert worth_of_card(at_last(full), card) > worth_of_card(at_last(drawn("R B")), card) >= 0


def test_what_is_in_hand_counts_as_if_it_lay_at_its_best_place() -> None:
    state = at_last(drawn("R:R1 W R:R1 P", "red_park"))
    before = ADVICE.advise(state, A)
    take_pieces(state, "red blue green")  # two fit nowhere
    held = ADVICE.advise(state, A)
    build(state, "red", 2, 0)
    assert held == pytest.approx(ADVICE.advise(state, A))
    assert held > before


def test_what_one_has_in_hand_does_not_change_how_others_stand() -> None:
    state = drawn("R W", "red_three")
    before = [ADVICE.advise(state, seat) for seat in (A, B)]
    take_pieces(state, "red red red")
    assert ADVICE.advise(state, A) > before[A]
    assert ADVICE.advise(state, B) == pytest.approx(before[B])


def test_before_the_first_round_nobody_is_ahead() -> None:
    assert chance(new_game(3), C) == pytest.approx(1 / 3)


@pytest.mark.parametrize(("seats", "picks"), [(2, 8), (3, 8), (4, 8)])
def test_it_is_known_how_often_a_row_will_yet_be_visited(seats: int, picks: int) -> None:
    state = table(seats=seats)
    rows = range(c.ROWS)
    assert [still(state, A, row) for row in rows] == [picks] * 4
    whole_turn(state, c.FEATURES, 0)
    assert [still(state, A, row) for row in rows] == [picks, picks, picks - 1, picks]
    assert still(state, B, c.FEATURES) == picks
    assert still(at_last(state), A, c.CARDS) == state.workers_each


# Goals


def test_a_goal_is_worth_its_value_as_soon_as_it_is_reached() -> None:
    state = drawn("R:R4 B:B4", city="buenos_aires", seats=3)
    before = worth(BOX, state, A)
    state.rings[GOALS["buenos_aires_towers"][1] * c.RANKS] = A
    assert worth(BOX, state, A) == pytest.approx(before)


def test_a_goal_that_comes_nearer_is_worth_more_but_less_than_one_that_is_reached() -> None:
    looks = ["R W", "R:R3 W", "R:R3 B:B3", "R:R3 B:B3 G:G3", "R:R3 B:B3 G:G3 Y:Y3"]
    worths = [worth_of_goal("new_york_towers", look) for look in looks]
    assert worths == sorted(worths)
    assert len(set(worths)) == len(worths)
    assert worths[-1] == pytest.approx(6.0)


def test_a_goal_that_others_have_used_up_is_worth_nothing() -> None:
    state = drawn("R:R4 B:B4", city="buenos_aires", seats=4)
    first = GOALS["buenos_aires_towers"][1] * c.RANKS
    before = worth(BOX, state, A)
    state.rings[first : first + 3] = [1, 2, 3]
    assert worth(BOX, state, A) == pytest.approx(before - 6.0)


# Cards


@pytest.mark.parametrize(
    ("card", "looks"),
    [
        ("park_areas", ["R P", "R P P", "R P P P"]),
        ("park_features", ["R P", "R P P", "R P:p0 P", "R P:p0 P:p1"]),
        ("colour_sets", ["R:R1 R:R1", "R:R1 B:B1 G:G1", "R:R1 B:B1 G:G1 Y:Y1"]),
        ("height_sets", ["R:R1 R:R1", "R:R1 R:R2 R:R3", "R:R1 R:R2 R:R3 R:R4"]),
        ("same_colour", ["R W", "R:R1 R", "R:R1 R:R1"]),
        ("same_height", ["R W", "R:R1 R:R4", "R:R1 R:R2", "R:R1 R:R1"]),
        ("largest_water", ["R P", "W P", "W W"]),
        ("height_four", ["P W", "R W", "R:R2 W", "R:R4 W"]),
    ],
)
def test_a_card_is_worth_more_the_nearer_it_comes(card: str, looks: list[str]) -> None:
    worths = [worth_of_card(drawn(look), card) for look in looks]
    assert worths == sorted(worths)
    assert len(set(worths)) == len(worths)


def test_a_way_of_counting_without_hope_is_worth_what_it_brings_now() -> None:
    state = drawn("R:R1 B:B1 / G:G1 W", city="mexico_city")
    square = BOX.goals(state)[1].counts
    assert square.worth(LAND, state, A, prospect(BOX, state, A), 2.0) == 2.0 * 3
