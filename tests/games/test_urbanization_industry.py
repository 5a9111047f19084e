"""Industrie ansiedeln: new factories and modern ones, with and without the factory owner."""

import pytest
from helpers.urbanization import (
    FACTORIES,
    A,
    B,
    C,
    active,
    display,
    fill,
    give_factory,
    offered,
    on_plots,
    play,
    points,
    question,
    scored,
    show,
    table,
    turn_of,
)

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState


def ready(
    *seats: int, land: str = "7:house", character: str = "", card: str = "bakery"
) -> UrbanizationState:
    """Markers of these seats lie on the order fields of a card on display."""
    state = table(land={A: land}, characters={A: character} if character else {})
    fill(state, card, *seats)
    return state


# The examples of the rulebook


def test_anika_builds_a_new_factory_for_2_points_and_the_bakery_is_replaced() -> None:
    state = ready(B, C)
    before = points(state)[A]
    play(state, "industry")
    assert question(state) == "A: which industry?"
    assert offered(state) == ["attract slot 3"]
    assert play(state, "attract slot 3") == []
    assert question(state) == "A: slot 3 to where?"
    assert offered(state) == ["settle in 7"]
    assert play(state, "settle in 7") == [
        "A takes bakery from slot 3",
        "A puts bakery on 7b as stack 1",
        "A scores 2 for factories",
        "brickworks comes to slot 3",
        "turn of B",
    ]
    assert (points(state)[A], state.supply[c.FACTORY]) == (before + 2, 5)
    assert (on_plots(state, 7), state.free[A]) == (["house", "factory"], 0)
    assert active(state, A) == ["bakery"]
    assert display(state) == ["wind_mill", "sawmill", "brickworks"]


def test_anika_modernises_her_bakery_to_a_wind_mill_for_2_points() -> None:
    state = ready(B, C, land="7:house,factory", card="wind_mill")
    give_factory(state, A, "bakery")
    play(state, "industry", "attract slot 1")
    assert offered(state) == ["modernise stack 1"]
    assert play(state, "modernise stack 1") == [
        "A takes wind_mill from slot 1",
        "A puts wind_mill onto stack 1",
        "A scores 2 for factories",
        "brickworks comes to slot 1",
        "turn of B",
    ]
    assert active(state, A) == ["wind_mill"]
    assert [FACTORIES[card] for card in state.factories_of(A)] == ["bakery", "wind_mill"]
    assert scored(state, A, "factories") == 2
    assert display(state) == ["brickworks", "sawmill", "bakery"]


# When industry can be attracted


@pytest.mark.parametrize("seats", [(), (B,)])
def test_industry_is_attracted_only_where_both_order_fields_are_taken(
    seats: tuple[int, ...],
) -> None:
    assert "industry" not in offered(ready(*seats))


def test_all_markers_on_the_card_go_back_to_their_owners() -> None:
    state = ready(B, C)
    before = state.markers[:]
    play(state, "industry", "attract slot 3", "settle in 7")
    assert [now - then for now, then in zip(state.markers, before, strict=True)] == [0, 1, 1, 0]
    assert state.fields == [NONE] * 6
    state = ready(A, A)
    before = state.markers[:]
    play(state, "industry", "attract slot 3", "settle in 7")
    assert state.markers[A] == before[A] + 2


def test_markers_on_other_cards_stay() -> None:
    state = ready(B, C)
    fill(state, "sawmill", C, A)
    fill(state, "wind_mill", B)
    play(state, "industry", "attract slot 3", "settle in 7")
    assert state.fields == [B, NONE, C, A, NONE, NONE]


def test_the_dollar_of_the_industry_field_neither_pays_nor_costs() -> None:
    state = ready(B, C)
    play(state, "industry", "attract slot 3", "settle in 7")
    assert state.money == [8] * 4


def test_whoever_attracts_industry_needs_no_marker_on_its_order_fields_but_one_in_supply() -> None:
    state = ready(B, C)
    state.markers[A] = 0
    assert "industry" not in offered(state)
    state.markers[A] = 1
    play(state, "industry", "attract slot 3", "settle in 7")
    assert state.markers[A] == 1


def test_any_full_card_can_be_taken() -> None:
    state = ready(B, C)
    fill(state, "wind_mill", B, C)
    play(state, "industry")
    assert offered(state) == ["attract slot 1", "attract slot 3"]


def test_industry_is_attracted_once_in_a_phase() -> None:
    state = ready(B, C, land="7:house 13")
    fill(state, "wind_mill", B, C)
    play(state, "industry", "attract slot 3", "settle in 13")
    assert question(state) == "B: which action?"


# New factories


def test_a_new_factory_stands_on_any_free_plot_of_the_own_regions() -> None:
    state = ready(B, C, land="7:house 13:grain 1")
    play(state, "industry", "attract slot 3")
    assert offered(state) == ["settle in 1", "settle in 7", "settle in 13"]


def test_without_a_free_plot_there_is_no_new_factory() -> None:
    assert "industry" not in offered(ready(B, C, land="7:house,grain"))


def test_where_the_supply_of_factories_is_empty_there_is_no_new_one() -> None:
    state = ready(B, C)
    state.supply[c.FACTORY] = 0
    assert "industry" not in offered(state)


def test_a_player_may_have_any_number_of_factories_each_with_its_own_stack() -> None:
    state = ready(B, C, land="7 13")
    give_factory(state, A, "sawmill")
    told = play(state, "industry", "attract slot 3", "settle in 7")
    assert told[1] == "A puts bakery on 7a as stack 2"
    assert active(state, A) == ["sawmill", "bakery"]
    fill(state, "brickworks", B, C)
    turn_of(state, A)
    play(state, "industry", "attract slot 3", "settle in 7")
    assert active(state, A) == ["sawmill", "bakery", "brickworks"]


def test_all_six_factories_can_belong_to_one_player() -> None:
    state = table(land={A: "7 13 8 14"})
    for number in range(6):
        slot = 3 - number % 3
        card = display(state)[slot - 1]
        fill(state, card, B, C)
        turn_of(state, A)
        region = (7, 7, 13, 13, 8, 8)[number]
        play(state, "industry", f"attract slot {slot}", f"settle in {region}")
    assert active(state, A) == FACTORIES[:6]
    assert (state.supply[c.FACTORY], state.free[A]) == (0, 2)


def test_when_the_deck_is_empty_the_slot_stays_empty() -> None:
    state = table()
    show(state, "television_studio", "computer_factory", "software_house")
    fill(state, "computer_factory", B, C)
    told = play(state, "industry", "attract slot 2", "settle in 7")
    assert told[-2:] == ["A scores 2 for factories", "turn of B"]
    assert display(state) == ["television_studio", "", "software_house"]
    assert "industry" not in offered(state)


# Modernising


def test_modernising_needs_neither_a_plot_nor_a_factory_of_the_supply() -> None:
    state = ready(B, C, land="7:house,factory", card="wind_mill")
    give_factory(state, A, "bakery")
    state.supply[c.FACTORY] = 0
    play(state, "industry", "attract slot 1", "modernise stack 1")
    assert (state.supply[c.FACTORY], state.plots.count(c.FACTORY)) == (0, 1)


def test_where_the_supply_is_empty_a_free_plot_does_not_help() -> None:
    state = ready(B, C, land="7:factory 13", card="wind_mill")
    give_factory(state, A, "bakery")
    state.supply[c.FACTORY] = 0
    play(state, "industry", "attract slot 1")
    assert offered(state) == ["modernise stack 1"]


def test_the_last_factory_of_the_supply_can_be_built() -> None:
    state = ready(B, C)
    state.supply[c.FACTORY] = 1
    play(state, "industry", "attract slot 3", "settle in 7")
    assert state.supply[c.FACTORY] == 0


def test_the_value_must_be_higher_than_that_of_the_active_card() -> None:
    state = ready(B, C, land="7:house,factory", card="sawmill")
    give_factory(state, A, "bakery", "wind_mill")
    assert "industry" not in offered(state)
    state.top[0] = FACTORIES.index("bakery")
    play(state, "industry", "attract slot 2")
    assert offered(state) == ["modernise stack 1"]


def test_a_card_of_lower_value_may_still_be_a_new_factory() -> None:
    state = ready(B, C, card="sawmill", land="7:house 13:factory")
    give_factory(state, A, "wind_mill")
    play(state, "industry", "attract slot 2")
    assert offered(state) == ["settle in 7", "settle in 13"]


def test_the_player_chooses_between_a_new_factory_and_those_of_lower_value() -> None:
    state = ready(B, C, land="7:house 13:factory,factory 14:factory", card="wind_mill")
    give_factory(state, A, "bakery")
    give_factory(state, A, "brickworks")
    give_factory(state, A, "sawmill")
    play(state, "industry", "attract slot 1")
    assert offered(state) == [
        "settle in 7",
        "settle in 14",
        "modernise stack 1",
        "modernise stack 3",
    ]
    told = play(state, "modernise stack 3")
    assert told[1] == "A puts wind_mill onto stack 3"
    assert active(state, A) == ["bakery", "brickworks", "wind_mill"]


def test_factories_of_others_are_not_modernised() -> None:
    state = ready(B, C, land="7:house,house", card="wind_mill")
    give_factory(state, B, "bakery")
    assert "industry" not in offered(state)


def test_the_cards_of_a_later_seat_are_its_own() -> None:
    state = table(land={B: "9:house,factory"})
    show(state, "textile_mill", "sawmill", "brewery")
    give_factory(state, A, "wind_mill")
    give_factory(state, B, "bakery")
    fill(state, "sawmill", A, C)
    turn_of(state, B)
    play(state, "industry", "attract slot 2")
    assert offered(state) == ["modernise stack 1"]
    play(state, "modernise stack 1")
    assert (active(state, A), active(state, B)) == (["wind_mill"], ["sawmill"])
    fill(state, "brewery", A, C)
    turn_of(state, C)
    play(state, "industry", "attract slot 3", "settle in 11")
    assert active(state, C) == ["brewery"]


# Fabrikbesitzer


def test_the_factory_owner_takes_a_card_whose_order_fields_are_not_full() -> None:
    state = ready(B, character="factory_owner")
    play(state, "industry")
    assert offered(state) == ["attract slot 3"]
    assert play(state, "attract slot 3") == ["A uses the factory_owner"]
    before = state.markers[B]
    play(state, "settle in 7")
    assert (active(state, A), state.spent[A], state.markers[B]) == (["bakery"], 1, before + 1)


def test_the_factory_owner_needs_at_least_one_order_field_that_is_taken() -> None:
    assert "industry" not in offered(ready(character="factory_owner"))


def test_the_factory_owner_is_kept_for_later_if_the_card_is_full() -> None:
    state = ready(B, C, land="7:house 13", character="factory_owner")
    fill(state, "sawmill", B)
    play(state, "industry")
    assert offered(state) == ["attract slot 2", "attract slot 3"]
    assert play(state, "attract slot 3") == []
    play(state, "settle in 7")
    assert state.spent[A] == 0
    turn_of(state, A)
    assert play(state, "industry", "attract slot 2") == ["A uses the factory_owner"]


def test_the_factory_owner_helps_once_in_a_round_and_only_his_owner() -> None:
    state = ready(B, land="7:house 13", character="factory_owner")
    fill(state, "sawmill", B)
    play(state, "industry", "attract slot 3", "settle in 7")
    assert "industry" not in offered(state)
    turn_of(state, A)
    assert "industry" not in offered(state)


def test_the_factory_owner_can_modernise() -> None:
    state = ready(B, land="7:house,factory", character="factory_owner", card="wind_mill")
    give_factory(state, A, "bakery")
    play(state, "industry", "attract slot 1", "modernise stack 1")
    assert active(state, A) == ["wind_mill"]
