"""What the outlook of a district tells, from which it is learned what counts."""

import pytest
from helpers.cities import (
    ADVICE,
    BOX,
    CARDS,
    CITIES,
    FIFTY_SEVEN,
    A,
    new_game,
    space,
    starred,
    table,
)

from citybuilder.games.cities import cards as c
from citybuilder.games.cities.counting import Prospect
from citybuilder.games.cities.outlook import (
    LATE,
    SETS,
    SOON,
    areas_outlook,
    best_height,
    by_height,
    cards_outlook,
    goals_outlook,
    lots_outlook,
    outlook,
)
from citybuilder.games.cities.state import CitiesState
from citybuilder.games.cities.worth import prospect


def drawn(district: str, cards: str = "", city: str = "new_york") -> CitiesState:
    return table({A: starred(district)[0]}, {A: cards}, 2, city)


def at_end(state: CitiesState) -> CitiesState:
    """Nothing is still to come."""
    state.round = state.rounds
    state.workers = [A, A, 1, 1] * 4
    return state


def brings(state: CitiesState, cards: str) -> list[float]:
    """What cards bring for each height in the upper left corner."""
    numbers = [CARDS.index(card) for card in cards.split()]
    return [float(each) for each in by_height(BOX, state, space(state, 0, 0), numbers)]


# Buildings


def test_what_a_lot_brings_is_told_height_by_height() -> None:
    state = drawn("R P / W B")
    assert brings(state, "red_park red_three height_one") == [0.0, 0.5, 2.0, 5.0, 2.0]


def test_another_colour_other_land_and_neighbours_bring_nothing() -> None:
    assert brings(drawn("R P / B W"), "blue_any") == [0.0] * 5
    assert brings(drawn("R P / B Y"), "red_water") == [0.0] * 5
    assert brings(drawn("R R:R1 / B Y"), "alone") == [0.0] * 5
    assert brings(drawn("R R / B Y"), "alone") == [0.0, 1.0, 1.0, 1.0, 1.0]


def test_free_land_may_become_of_any_colour() -> None:
    assert brings(drawn("R:S P / W B"), "red_any blue_four") == [0.0, 1.0, 1.0, 1.0, 5.0]


def test_a_building_stops_where_it_brings_most() -> None:
    brings = [0.0, 1.0, 4.0, 0.0, 2.0]
    assert best_height(brings, 2, 8.0, SOON) == 4.0
    assert best_height(brings, 1, 0.0, SOON) == 1.0
    assert best_height(brings, 1, 3.0, SOON) == 3.0
    assert 0.0 < best_height(brings, 0, 3.0, LATE) < best_height(brings, 0, 3.0, SOON) < 4.0


def test_at_the_end_buildings_bring_what_their_cards_do() -> None:
    state = at_end(drawn("R:R3 P R:R2 / W B:B1 G", "red_three blue_any height_two"))
    soon, late, monuments, *counts = lots_outlook(BOX, state, A, prospect(BOX, state, A))
    assert soon == late == pytest.approx(0.5)
    assert monuments == 0.0
    assert counts == [1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0]


# Cards, areas, goals


def test_each_card_has_its_place() -> None:
    state = at_end(drawn(FIFTY_SEVEN, "largest_water same_colour"))
    *hopes, hoped, there = cards_outlook(BOX, state, A, prospect(BOX, state, A))
    held = {CARDS[card]: hope for card, hope in enumerate(hopes) if hope > 0.0}
    assert set(held) == {"largest_water", "same_colour"}
    assert hoped == there == pytest.approx(sum(held.values()) / 10.0)


def test_areas_are_told_apart_by_land_room_and_kinds() -> None:
    state = drawn("W:w0 W:w1 R P:p0 / R B W W")
    _, park, water, *found = areas_outlook(BOX, state, A, Prospect())
    assert (park, water) == (1.0, 2.0)
    assert found[1] == 1.0  # a park that is full, with one kind
    assert found[2 * SETS + 2] == 1.0  # water that is full, with two
    assert found[3 * SETS] == 1.0  # and water without any
    assert sum(found) == 3.0


def test_only_goals_that_can_still_be_had_are_near() -> None:
    state = drawn("P P P R / W W W B")
    first = 2 + CITIES.index("new_york") * c.GOALS
    ahead = Prospect()
    ahead.pieces = 8.0
    assert goals_outlook(BOX, state, A, ahead)[first] == pytest.approx(0.5 * 6.0 / 5.0)
    state.rings[0] = A
    assert goals_outlook(BOX, state, A, ahead)[first] == 0.0
    assert goals_outlook(BOX, state, A, ahead)[0] == pytest.approx(0.6)


def test_the_whole_outlook_says_what_is_still_to_come_and_who_holds_the_star() -> None:
    state = table()
    state.holder = A
    *_, cards, tiles, features, pieces, all_picks, seats, star = outlook(BOX, state, A)
    assert cards == tiles == features == pieces == 8.0
    assert all_picks == pytest.approx(3.2)
    assert (seats, star) == (0.0, 1.0)
    assert outlook(BOX, state, 1)[-1] == 0.0


def test_every_trait_has_a_name_of_its_own() -> None:
    found = ADVICE.trait_names()
    assert len(set(found)) == len(found)
    assert "card:largest_water" in found
    assert "goal:venice_canal" in found
    for state in (new_game(), table(), at_end(drawn(FIFTY_SEVEN, "red_any"))):
        assert len(ADVICE.traits(state, A)) == len(found)


def test_a_trait_stands_where_its_name_does() -> None:
    state = at_end(drawn("W:w0 W:w1 R:M P:p0 / R B:B3 W Y", "blue_any"))
    state.rings[0] = A
    told = dict(zip(ADVICE.trait_names(), ADVICE.traits(state, A), strict=True))
    assert told["card:blue_any"] == told["monuments"] == told["height:3"] == 1.0
    assert (told["free:red"], told["free:yellow"], told["free:green"]) == (1.0, 1.0, 0.0)
    assert (told["largest:park"], told["largest:water"]) == (1.0, 2.0)
    assert told["full:park:1"] == told["full:water:2"] == told["open:water:0"] == 1.0
    assert told["plan"] == pytest.approx(0.6)
    assert told["goal:new_york_park"] == 0.0
    assert (told["picks"], told["seats"], told["star"]) == (0.0, 0.0, 1.0)
