"""Gebäude errichten, with and without the architect."""

import pytest
from helpers.urbanization import (
    GAME,
    A,
    B,
    offered,
    on_plots,
    play,
    points,
    question,
    scored,
    table,
    teach,
    turn_of,
)

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState

DEAR = {"house": 2, "high_rise": 3, "administration": 3}


def architects_table(money: int = 8) -> UrbanizationState:
    state = table(land={A: "7:house 13"}, characters={A: "architect"})
    state.money[A] = money
    return state


def kinds(state: UrbanizationState) -> list[str]:
    """What can be built now, asked on a copy."""
    other = state.copy()
    if "buildings" not in offered(other):
        return []
    play(other, "buildings")
    return offered(other)


# Haus kaufen


def test_a_house_costs_2_is_worth_1_point_and_moves_the_marker_in_the_row() -> None:
    state = table()
    play(state, "buildings")
    assert question(state) == "A: build what?"
    play(state, "house")
    assert question(state) == "A: house where, after 0?"
    assert offered(state) == ["house in 7"]
    told = play(state, "house in 7")
    assert told == ["A builds house on 7b for 2", "A scores 1 for houses", "turn of B"]
    assert (state.money[A], state.houses[A], state.supply[c.HOUSE]) == (6, 2, 11)
    assert (state.free[A], state.cottages[A]) == (0, 2)
    assert on_plots(state, 7) == ["house", "house"]
    assert scored(state, A, "houses") == 1


def test_a_house_needs_a_free_plot() -> None:
    assert kinds(table(land={A: "7:house,grain"})) == ["high_rise", "administration"]
    assert kinds(table(land={A: "7:house,factory"})) == ["high_rise", "administration"]
    assert kinds(table(land={A: "7:house"})) == ["house", "high_rise", "administration"]


def test_a_house_stands_on_any_free_plot_of_the_own_regions() -> None:
    state = table(land={A: "7:house,grain 13 1 19:high_rise", B: "8 14"})
    play(state, "buildings", "house")
    assert offered(state) == ["house in 1", "house in 13"]


# Hochhaus errichten


def test_a_high_rise_costs_3_is_worth_2_points_and_replaces_a_house() -> None:
    state = table()
    state.supply[c.HOUSE] = 4
    play(state, "buildings", "high_rise")
    assert offered(state) == ["high_rise in 7"]
    told = play(state, "high_rise in 7")
    assert told == ["A builds high_rise on 7a for 3", "A scores 2 for high_rises", "turn of B"]
    assert (state.money[A], state.houses[A], state.supply[c.HIGH_RISE]) == (5, 2, 5)
    assert (state.free[A], state.cottages[A]) == (1, 0)
    assert on_plots(state, 7) == ["high_rise", "free"]


def test_the_house_of_a_high_rise_goes_back_to_the_supply_and_can_be_bought_again() -> None:
    state = table()
    state.supply[c.HOUSE] = 0
    assert kinds(state) == ["high_rise", "administration"]
    play(state, "buildings", "high_rise", "high_rise in 7")
    assert state.supply[c.HOUSE] == 1
    turn_of(state, A)
    play(state, "buildings", "house", "house in 7")
    assert state.supply[c.HOUSE] == 0


def test_a_high_rise_needs_an_own_house() -> None:
    state = table(land={A: "7:high_rise 13:factory", B: "9:house"})
    assert kinds(state) == ["house", "administration"]


def test_no_house_becomes_a_high_rise_in_the_phase_in_which_it_was_bought() -> None:
    state = table(land={A: "7:high_rise 13"})
    play(state, "buildings", "house", "house in 7")
    assert offered(state) == ["house in 13", "done"]
    play(state, "done")
    assert question(state) == "B: which action?"
    turn_of(state, A)
    state.money[A] = 3
    play(state, "buildings", "high_rise", "high_rise in 7")
    assert on_plots(state, 7) == ["high_rise", "high_rise"]


# Verwaltungsgebäude bauen


def test_administration_costs_3_is_worth_2_points_and_needs_no_plot() -> None:
    state = table(land={A: "7:house,house"})
    play(state, "buildings", "administration")
    told = play(state, "administration in 7")
    assert told == ["A builds administration in 7 for 3", "A scores 2 for administration"]
    assert (state.money[A], state.houses[A], state.supply[c.ADMINISTRATION]) == (5, 1, 4)
    assert (state.administrations[6], state.free[A]) == (1, 0)


def test_a_region_may_have_any_number_of_administrations() -> None:
    state = table()
    state.money[A] = 20
    play(state, "buildings", "administration", *["administration in 7"] * 5)
    assert (state.administrations[6], state.supply[c.ADMINISTRATION], state.money[A]) == (5, 0, 5)
    assert scored(state, A, "administration") == 10
    assert question(state) == "B: which action?"


def test_administration_stands_in_any_own_region() -> None:
    state = table(land={A: "7 13 1:factory", B: "8"})
    play(state, "buildings", "administration")
    assert offered(state) == ["administration in 1", "administration in 7", "administration in 13"]


# All kinds


def test_as_many_buildings_of_one_kind_as_wanted_and_paid() -> None:
    state = table(land={A: "7 13 14"})
    play(state, "buildings", "house")
    for number, region in enumerate((7, 13, 13)):
        assert question(state) == f"A: house where, after {number}?"
        assert ("done" in offered(state)) == (number > 0)
        play(state, f"house in {region}")
    play(state, "done")
    assert (state.money[A], state.houses[A], points(state)[A]) == (2, 4, 4)
    assert question(state) == "B: which action?"


def test_building_ends_when_the_money_does() -> None:
    state = table(land={A: "7 13 14"})
    play(state, "buildings", "house", "house in 7", "house in 7", "house in 13")
    assert question(state) == "A: house where, after 3?"
    play(state, "house in 13")
    assert (question(state), state.money[A]) == ("B: which action?", 0)


def test_building_ends_when_plots_houses_or_supply_do() -> None:
    state = table()
    play(state, "buildings", "house", "house in 7")
    assert question(state) == "B: which action?"
    state = table(land={A: "7:house,house"})
    state.supply[c.HIGH_RISE] = 1
    play(state, "buildings", "high_rise", "high_rise in 7")
    assert question(state) == "B: which action?"
    state = table(land={A: "7:house,house"})
    play(state, "buildings", "high_rise", "high_rise in 7", "high_rise in 7")
    assert question(state) == "B: which action?"


@pytest.mark.parametrize("kind", [c.HOUSE, c.HIGH_RISE, c.ADMINISTRATION])
def test_a_single_kind_that_is_left_is_enough_to_build(kind: int) -> None:
    state = table()
    for other in (c.HOUSE, c.HIGH_RISE, c.ADMINISTRATION):
        state.supply[other] = int(other == kind)
    assert kinds(state) == [c.KINDS[kind]]
    state.supply[kind] = 0
    assert "buildings" not in offered(state)


@pytest.mark.parametrize("kind", [c.HOUSE, c.HIGH_RISE, c.ADMINISTRATION])
def test_where_the_supply_is_empty_no_building_of_the_kind_is_built(kind: int) -> None:
    state = table()
    state.supply[kind] = 0
    assert kinds(state) == [name for name in DEAR if name != c.KINDS[kind]]


@pytest.mark.parametrize(
    ("money", "possible"), [(0, []), (1, []), (2, ["house"]), (3, list(DEAR)), (8, list(DEAR))]
)
def test_only_what_can_be_paid_is_built(money: int, possible: list[str]) -> None:
    state = table()
    state.money[A] = money
    assert kinds(state) == possible


def test_when_the_row_of_houses_is_full_houses_and_high_rises_still_score() -> None:
    state = table(land={A: "7:house"})
    state.houses[A] = 7
    play(state, "buildings", "house", "house in 7")
    assert state.houses[A] == 8
    turn_of(state, A)
    play(state, "buildings", "high_rise", "high_rise in 7")
    assert (state.houses[A], scored(state, A, "high_rises")) == (8, 2)


# Architekt


def test_with_the_architect_every_building_of_the_action_costs_1_less() -> None:
    state = architects_table()
    assert play(state, "buildings") == []
    assert question(state) == "A: use architect?"
    assert play(state, "use") == ["A uses the architect"]
    told = play(state, "house", "house in 7", "house in 13", "house in 13")
    assert [words for words in told if "builds" in words] == [
        "A builds house on 7b for 1",
        "A builds house on 13a for 1",
        "A builds house on 13b for 1",
    ]
    assert (state.money[A], state.spent[A]) == (5, 1)


@pytest.mark.parametrize(("kind", "cost"), [("house", 1), ("high_rise", 2), ("administration", 2)])
def test_the_architect_helps_with_all_kinds(kind: str, cost: int) -> None:
    state = architects_table()
    told = play(state, "buildings", "use", kind, f"{kind} in 7")
    assert any(words.endswith(f"for {cost}") and "builds" in words for words in told)
    assert state.money[A] == 8 - cost


def test_the_architect_may_also_stay_out_of_it() -> None:
    state = architects_table()
    assert play(state, "buildings", "renounce") == []
    assert question(state) == "A: build what?"
    play(state, "house", "house in 7")
    assert (state.money[A], state.spent[A]) == (6, 0)


def test_the_architect_helps_once_in_a_round() -> None:
    state = architects_table()
    play(state, "buildings", "use", "house", "house in 7", "done")
    turn_of(state, A)
    play(state, "buildings")
    assert question(state) == "A: build what?"
    assert play(state, "house", "house in 13")[0] == "A builds house on 13a for 2"


@pytest.mark.parametrize(
    ("money", "possible"), [(0, []), (1, ["house"]), (2, list(DEAR)), (3, list(DEAR))]
)
def test_with_the_architect_more_can_be_built(money: int, possible: list[str]) -> None:
    state = architects_table(money)
    assert ("buildings" in offered(state)) == bool(possible)
    if possible:
        play(state, "buildings", "use")
        assert offered(state) == possible


def test_whoever_needs_the_architect_is_asked_whether_he_helps() -> None:
    state = architects_table(1)
    assert play(state, "buildings") == []
    assert (question(state), offered(state)) == ("A: use architect?", ["use", "renounce"])
    assert play(state, "use") == ["A uses the architect"]
    assert question(state) == "A: build what?"
    assert play(state, "house", "house in 7")[0] == "A builds house on 7b for 1"
    assert question(state) == "B: which action?"


def test_whoever_needs_the_architect_and_does_without_him_takes_another_action() -> None:
    state = architects_table(1)
    before = offered(state)
    assert play(state, "buildings", "renounce") == []
    assert question(state) == "A: which action?"
    assert offered(state) == [words for words in before if words != "buildings"]
    assert (state.spent[A], state.helping) == (0, NONE)
    play(state, "pass")
    assert question(state) == "B: which action?"


def test_who_can_build_a_house_without_the_architect_may_build_one_or_more_with_him() -> None:
    state = architects_table(2)
    play(state, "buildings")
    assert question(state) == "A: use architect?"
    other = state.copy()
    play(other, "renounce")
    assert offered(other) == ["house"]
    play(state, "use")
    assert offered(state) == list(DEAR)


def test_somebody_elses_architect_does_not_help() -> None:
    state = table(characters={B: "architect"})
    play(state, "buildings")
    assert question(state) == "A: build what?"


# Bessemerbirne and Stahlbeton


@pytest.mark.parametrize(
    ("invention", "cheap"),
    [("bessemer_converter", "high_rise"), ("reinforced_concrete", "administration")],
)
def test_an_invention_makes_one_kind_of_building_cost_1_less(invention: str, cheap: str) -> None:
    state = table(inventions=True)
    teach(state, A, invention)
    for kind, cost in DEAR.items():
        expected = cost - (kind == cheap)
        assert GAME.building.cost(state, A, c.KINDS.index(kind)) == expected
        assert GAME.building.cost(state, B, c.KINDS.index(kind)) == cost
    state.money[A] = 2
    assert kinds(state) == [kind for kind in DEAR if kind in ("house", cheap)]
    play(state, "buildings", cheap, f"{cheap} in 7")
    assert state.money[A] == 0


def test_architect_and_inventions_help_together() -> None:
    state = table(inventions=True, characters={A: "architect"})
    teach(state, A, "bessemer_converter", "reinforced_concrete")
    state.money[A] = 1
    assert "buildings" in offered(state)
    play(state, "buildings", "use")
    assert offered(state) == list(DEAR)
    play(state, "administration", "administration in 7")
    assert state.money[A] == 0
