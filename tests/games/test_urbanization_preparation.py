"""Vorbereitung zur nächsten Runde: its six steps."""

import pytest
from helpers.urbanization import (
    FACTORIES,
    GAME,
    PLACES,
    A,
    B,
    C,
    D,
    display,
    during,
    end_round,
    fill,
    give_factory,
    give_orders,
    on_plots,
    orders,
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


def town(houses: int, grain: int, held: str) -> UrbanizationState:
    """The three rows of A that citizens depend on; the others have none."""
    state = table()
    state.houses = [houses, 0, 0, 0]
    state.grain = [grain, 0, 0, 0]
    give_orders(state, A, held)
    return state


def test_the_steps_come_in_their_order() -> None:
    state = table(2, land={A: "7:house,grain", B: "9:house"})
    state.grain_at = [1, 2, 2, 2, 1, 5]
    state.grain = [5, 1]
    state.money[B] = 0
    give_orders(state, A, "2 orange")
    give_orders(state, B, "1 grey")
    turn_of(state, B, c.PHASES)
    assert play(state, "pass") == [
        "B passes",
        "round 2 ends",
        "harvest",
        "A takes back 7b",
        "A harvests from return area",
        "factories",
        "bakery leaves slot 3",
        "brewery comes to slot 3",
        "citizens",
        "A has 1 citizens",
        "A scores 2 for citizens",
        "B has 1 citizens",
        "B scores 2 for citizens",
        "feeding",
        "A feeds 1",
        "A scores 2 for grain",
        "B feeds 1",
        "refill",
        "field is refilled",
        "barn 1 is refilled",
        "characters go back",
        "round 3 begins with B",
        "B is mayor",
        "B scores 1 for mayor",
    ]
    assert question(state) == "B: which character?"
    assert (state.round, state.phase, state.grain_at) == (3, 0, [2, 2, 2, 2, 2, 4])


# 1. Ernte


def test_every_sown_grain_comes_back_with_another_one() -> None:
    state = table(land={A: "7:house,grain 13:grain,grain", B: "9:house,grain"})
    state.grain = [2, 0, 1, 1]
    told = during("harvest", end_round(state))
    assert told == [
        "A takes back 7b",
        "A takes back 13a",
        "A takes back 13b",
        *["A harvests from return area"] * 3,
        "B takes back 9b",
        "B harvests from return area",
    ]
    assert (on_plots(state, 7), on_plots(state, 13)) == (["house", "free"], ["free", "free"])
    assert (state.free[:2], state.plots.count(c.FIELD_OF_GRAIN)) == ([3, 1], 0)
    assert state.grain[A] == 2 + 6 - state.citizens[A]


def test_grain_is_harvested_from_the_start_player_clockwise() -> None:
    state = table(land={A: "7:grain", B: "9:grain", C: "11:grain", D: "12:grain"})
    state.starter = C
    state.grain_at = [0, 0, 0, 0, 1, 1]
    state.grain = [0] * 4
    assert during("harvest", end_round(state)) == [
        "C takes back 11a",
        "C harvests from return area",
        "D takes back 12a",
        "D harvests from field",
        "A takes back 7a",
        "B takes back 9a",
    ]


def test_where_the_return_area_is_empty_grain_comes_from_the_field_then_from_barns_4_to_1() -> None:
    state = table(land={A: "7:grain,grain", B: "9:grain,grain", C: "11:grain,grain"})
    state.on_card[C] = 2
    state.grain, state.grain_at = [0] * 4, [2, 1, 1, 1, 1, 1]
    told = during("harvest", end_round(state))
    assert [words for words in told if "harvests" in words] == [
        "A harvests from return area",
        "A harvests from field",
        "B harvests from barn 4",
        "B harvests from barn 3",
        "C harvests from barn 2",
        "C harvests from barn 1",
        "C harvests from barn 1",
    ]


def test_nobody_has_more_than_8_grain_after_the_harvest() -> None:
    state = table(land={A: "7:grain,grain 13:grain"})
    state.grain = [6, 0, 0, 0]
    told = during("harvest", end_round(state))
    assert told == ["A takes back 7a", "A takes back 7b", "A takes back 13a without room"]


def test_grain_without_room_goes_to_the_return_area() -> None:
    state = table(land={A: "7:grain,grain 13:grain"})
    state.grain = [7, 0, 0, 0]
    state.grain_at = [0] * 6
    give_orders(state, A, "")
    end_round(state)
    assert (state.grain[A], state.grain_at) == (8, [0, 0, 0, 0, 0, 2])


def test_new_grain_is_taken_only_as_far_as_there_is_room() -> None:
    state = table(land={A: "7:grain,grain"})
    state.grain = [5, 0, 0, 0]
    told = during("harvest", end_round(state))
    assert told[2:] == ["A harvests from return area"]


def test_where_there_is_no_grain_at_all_only_what_was_sown_comes_back() -> None:
    state = table(land={A: "7:grain,grain"})
    state.grain, state.grain_at = [0] * 4, [0] * 6
    assert during("harvest", end_round(state)) == ["A takes back 7a", "A takes back 7b"]


# 2. Fabriken


def test_the_lowest_card_on_display_leaves_the_game_and_the_next_one_takes_its_place() -> None:
    state = table()
    show(state, "brewery", "bakery", "coal_mine")
    told = during("factories", end_round(state))
    assert told == ["bakery leaves slot 2", "textile_mill comes to slot 2"]
    assert display(state) == ["brewery", "textile_mill", "coal_mine"]
    assert state.cards_gone[FACTORIES.index("bakery")] == 1
    assert sum(state.cards_gone) == 1
    told = during("factories", end_round(state))
    assert told[0] == "brewery leaves slot 1"
    told = during("factories", end_round(state))
    assert told[0] == "coal_mine leaves slot 3"


def test_markers_on_the_card_that_leaves_return_to_their_owners() -> None:
    state = table()
    fill(state, "bakery", B)
    fill(state, "sawmill", B, C)
    before = state.markers[:]
    end_round(state)
    assert state.markers == [before[A], before[B] + 1, before[C], before[D]]
    assert state.fields == [NONE, NONE, B, C, NONE, NONE]


def test_orders_on_factories_go_back_to_the_board() -> None:
    state = table()
    give_factory(state, A, "coal_mine")
    give_factory(state, C, "bakery")
    state.used[0], state.used[1] = 3, 1
    state.used[C * c.STACKS * c.COLOUR_COUNT + c.ORANGE] = 2
    state.produced[0] = state.produced[C * c.STACKS] = 1
    left = state.orders_left[:]
    told = during("factories", end_round(state))
    assert told[2:] == ["A gives 4 orders back", "C gives 2 orders back"]
    assert state.orders_left == [left[0] + 5, left[1] + 1, left[2]]
    assert (sum(state.used), sum(state.produced)) == (0, 0)


def test_orders_of_all_colours_go_back_from_every_factory_of_every_seat() -> None:
    state = table()
    state.used = [1] * len(state.used)
    left = state.orders_left[:]
    told = during("factories", end_round(state))
    assert told[2:] == [f"{seat} gives 18 orders back" for seat in "ABCD"]
    assert state.orders_left == [number + 24 for number in left]
    assert sum(state.used) == 0


def test_when_the_deck_is_empty_the_lowest_card_still_leaves() -> None:
    state = table()
    show(state, "television_studio", "computer_factory", "software_house")
    assert during("factories", end_round(state)) == ["television_studio leaves slot 1"]
    assert during("factories", end_round(state)) == ["computer_factory leaves slot 2"]
    assert during("factories", end_round(state)) == ["software_house leaves slot 3"]
    assert display(state) == ["", "", ""]
    assert during("factories", end_round(state)) == []


# 3. Bürger


def test_anika_has_1_citizen_because_1_is_the_lowest_of_her_rows() -> None:
    state = town(2, 3, "1 orange")
    told = end_round(state)
    assert during("citizens", told)[:2] == ["A has 1 citizens", "A scores 2 for citizens"]
    assert state.citizens[A] == 1


@pytest.mark.parametrize(
    ("houses", "grain", "held", "citizens"),
    [
        (3, 4, "2 orange 2 grey 1 white", 3),
        (5, 2, "2 orange 2 grey 1 white", 2),
        (5, 4, "1 white", 1),
        (5, 4, "", 0),
        (8, 8, "8 grey", 8),
    ],
)
def test_citizens_are_the_lowest_of_houses_grain_and_number_of_orders(
    houses: int, grain: int, held: str, citizens: int
) -> None:
    state = town(houses, grain, held)
    end_round(state)
    assert (state.citizens[A], scored(state, A, "citizens")) == (citizens, 2 * citizens)


def test_citizens_can_become_fewer() -> None:
    state = town(1, 4, "4 orange")
    state.citizens[A] = 4
    end_round(state)
    assert (state.citizens[A], scored(state, A, "citizens")) == (1, 2)


def test_citizens_who_score_nothing_are_told_all_the_same() -> None:
    state = town(0, 0, "")
    told = during("citizens", end_round(state))
    assert told == [f"{seat} has 0 citizens" for seat in "ABCD"]


def test_citizens_are_counted_after_the_harvest_and_after_orders_went_back() -> None:
    state = table(land={A: "7:grain"})
    state.houses[A], state.grain[A] = 2, 0
    give_orders(state, A, "2 orange")
    give_factory(state, A, "bakery")
    state.used[0] = 2
    end_round(state)
    assert state.citizens[A] == 2


# 4. Nahrung


def test_every_citizen_eats_1_grain_which_goes_to_the_return_area() -> None:
    state = town(2, 4, "2 orange")
    state.grain_at = [4, 4, 4, 4, 4, 0]
    told = during("feeding", end_round(state))
    assert told == ["A feeds 2", "B feeds 0", "C feeds 0", "D feeds 0"]
    assert (state.grain[A], state.grain_at[c.RETURN]) == (2, 2)


@pytest.mark.parametrize(("left", "points"), [(2, 0), (3, 1), (5, 1), (6, 2), (7, 2)])
def test_every_3_grain_that_are_left_are_worth_1_point(left: int, points: int) -> None:
    state = town(1, left + 1, "1 orange")
    end_round(state)
    assert (state.grain[A], scored(state, A, "grain")) == (left, points)


def test_there_is_always_enough_to_feed_everybody() -> None:
    """Nobody has more citizens than grain."""
    state = town(8, 3, "8 orange")
    end_round(state)
    assert (state.citizens[A], state.grain[A]) == (3, 0)


# 5. Getreide auffüllen


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([1, 2, 2, 2, 2, 4], [1, 2, 2, 2, 2, 4]),
        ([2, 2, 2, 2, 0, 5], [2, 2, 2, 2, 1, 4]),
        ([2, 2, 2, 0, 0, 7], [2, 2, 2, 1, 2, 4]),
        ([0, 0, 0, 0, 0, 9], [0, 0, 1, 2, 2, 4]),
        ([0, 0, 0, 0, 0, 13], [1, 2, 2, 2, 2, 4]),
        ([2, 2, 2, 2, 2, 6], [2, 2, 2, 2, 2, 6]),
        ([2, 1, 2, 2, 2, 7], [2, 2, 2, 2, 2, 6]),
    ],
)
def test_what_the_return_area_does_not_hold_goes_to_the_field_then_to_barns_4_to_1(
    before: list[int], after: list[int]
) -> None:
    """What fits nowhere stays in the return area."""
    state = table(2)
    state.grain, state.grain_at = [0, 0], before[:]
    told = during("refill", end_round(state))
    assert state.grain_at == after
    assert told == [
        f"{PLACES[space]} is refilled"
        for space in range(c.FIELD, -1, -1)
        for _ in range(after[space] - before[space])
    ]


def test_in_the_first_round_of_four_all_may_be_full() -> None:
    state = table()
    end_round(state)
    assert state.grain_at == [4, 4, 4, 4, 4, 12]


# 6. Spielrundenmarker versetzen


def test_the_next_round_begins_with_fresh_characters() -> None:
    state = table(characters={A: "broker", B: "farmer", C: "foreman", D: "merchant"})
    state.spent = [1, 0, 1, 0]
    told = end_round(state)
    assert told[-4] == "characters go back"
    assert (state.character, state.spent) == ([NONE] * 4, [0] * 4)
    assert (state.round, state.phase, state.acted) == (3, 0, 0)
    assert len(GAME.legal(state)) == 8


def test_all_steps_are_also_done_in_the_last_round() -> None:
    state = table(2, land={A: "7:house,grain"})
    state.round = 6
    give_orders(state, A, "1 grey")
    told = end_round(state)
    assert state.over
    assert [words for words in told if words in ("harvest", "factories", "citizens", "refill")] == [
        "harvest",
        "factories",
        "citizens",
        "refill",
    ]
    assert "A scores 2 for citizens" in told
    assert not any(words.startswith("round 7") for words in told)
    assert points(state)[A] >= 3
    assert orders(state, A) == "1 grey"
