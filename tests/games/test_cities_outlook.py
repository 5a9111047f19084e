"""What the outlook of a district tells, from which it is learned what counts."""

import pytest
from helpers.cities import CARDS, CITIES, FIFTY_SEVEN, GAME, A, space, starred, table

from citybuilder.games.cities import cards as c
from citybuilder.games.cities.outlook import LATE, SETS, SOON, best_height
from citybuilder.games.cities.state import CitiesState


def drawn(district: str, cards: str = "", city: str = "new_york") -> CitiesState:
    return table({A: starred(district)[0]}, {A: cards}, 2, city)


def at_end(state: CitiesState) -> CitiesState:
    """Nothing is still to come."""
    state.round = state.rounds
    state.workers = [A] * len(state.workers)
    return state


def by_height(state: CitiesState, cards: str) -> list[float]:
    """What cards bring for each height in the upper left corner."""
    numbers = [CARDS.index(card) for card in cards.split()]
    return [float(each) for each in GAME.by_height(state, space(state, 0, 0), numbers)]


# Buildings


def test_what_a_lot_brings_is_told_height_by_height() -> None:
    state = drawn("R P / W B")
    assert by_height(state, "red_park red_three height_one") == [0.0, 0.5, 2.0, 5.0, 2.0]


def test_another_colour_other_land_and_neighbours_bring_nothing() -> None:
    assert by_height(drawn("R P / B W"), "blue_any") == [0.0] * 5
    assert by_height(drawn("R P / B Y"), "red_water") == [0.0] * 5
    assert by_height(drawn("R R:R1 / B Y"), "alone") == [0.0] * 5
    assert by_height(drawn("R R / B Y"), "alone") == [0.0, 1.0, 1.0, 1.0, 1.0]


def test_free_land_may_become_of_any_colour() -> None:
    assert by_height(drawn("R:S P / W B"), "red_any blue_four") == [0.0, 1.0, 1.0, 1.0, 5.0]


def test_a_building_stops_where_it_brings_most() -> None:
    brings = [0.0, 1.0, 4.0, 0.0, 2.0]
    assert best_height(brings, 2, 8.0, SOON) == 4.0
    assert best_height(brings, 1, 0.0, SOON) == 1.0
    assert best_height(brings, 1, 3.0, SOON) == 3.0
    assert 0.0 < best_height(brings, 0, 3.0, LATE) < best_height(brings, 0, 3.0, SOON) < 4.0


def test_at_the_end_buildings_bring_what_their_cards_do() -> None:
    state = at_end(drawn("R:R3 P R:R2 / W B:B1 G", "red_three blue_any height_two"))
    soon, late, monuments, *counts = GAME.lots_outlook(state, A, GAME.lots(state, A), 0.0)
    assert soon == late == pytest.approx(0.5)
    assert monuments == 0.0
    assert counts == [1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0]


# Cards, areas, goals


def test_each_card_has_its_place() -> None:
    state = at_end(drawn(FIFTY_SEVEN, "largest_water same_colour"))
    *hopes, hoped, there = GAME.cards_outlook(state, A, GAME.lots(state, A), [0.0] * c.ROWS)
    held = {CARDS[card]: hope for card, hope in enumerate(hopes) if hope > 0.0}
    assert set(held) == {"largest_water", "same_colour"}
    assert hoped == there == pytest.approx(sum(held.values()) / 10.0)


def test_areas_are_told_apart_by_land_room_and_kinds() -> None:
    state = drawn("W:w0 W:w1 R P:p0 / R B W W")
    _, park, water, *found = GAME.areas_outlook(state, A, 0.0)
    assert (park, water) == (1.0, 2.0)
    assert found[1] == 1.0  # a park that is full, with one kind
    assert found[2 * SETS + 2] == 1.0  # water that is full, with two
    assert found[3 * SETS] == 1.0  # and water without any
    assert sum(found) == 3.0


def test_only_goals_that_can_still_be_had_are_near() -> None:
    state = drawn("P P P R / W W W B")
    first = 2 + CITIES.index("new_york") * c.GOALS
    assert GAME.goals_outlook(state, A, 8.0)[first] == pytest.approx(0.5 * 6.0 / 5.0)
    state.rings[0] = A
    assert GAME.goals_outlook(state, A, 8.0)[first] == 0.0
    assert GAME.goals_outlook(state, A, 8.0)[0] == pytest.approx(0.6)


def test_the_whole_outlook_says_what_is_still_to_come_and_who_holds_the_star() -> None:
    state = table()
    state.holder = A
    *_, cards, tiles, features, pieces, all_picks, seats, star = GAME.outlook(state, A)
    assert cards == tiles == features == pieces == 8.0
    assert all_picks == pytest.approx(3.2)
    assert (seats, star) == (0.0, 1.0)
    assert GAME.outlook(state, 1)[-1] == 0.0
