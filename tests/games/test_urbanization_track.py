"""The track of inventions, with and without the professor."""

import pytest
from helpers.urbanization import (
    GAME,
    INVENTIONS,
    A,
    B,
    offered,
    play,
    points,
    question,
    scored,
    set_pin,
    table,
    teach,
    turn_of,
)

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState


def laboratory(
    *pins: int, money: int = 8, professor: bool = False, seats: int = 4
) -> UrbanizationState:
    """A with markers on these spaces of the track."""
    state = table(seats, inventions=True, characters={A: "professor"} if professor else {})
    state.money[A] = money
    for space in pins:
        set_pin(state, A, space)
    return state


def pins(state: UrbanizationState, seat: int = A) -> list[int]:
    """Markers of a seat on the nine spaces."""
    return state.pins[seat * c.TRACK : (seat + 1) * c.TRACK]


def cards_on(state: UrbanizationState, space: int) -> list[str]:
    """What could be taken there."""
    other = state.copy()
    other.pins = [0] * len(other.pins)
    set_pin(other, A, space - 1)
    turn_of(other, A)
    play(other, "inventions", f"advance from {space - 1}")
    return [words[5:] for words in offered(other) if words.startswith("take ")]


# Entering and moving


def test_without_the_option_there_is_no_such_action() -> None:
    assert "inventions" not in offered(table())
    assert "inventions" in offered(table(inventions=True))


def test_a_new_marker_enters_the_first_space_and_that_is_the_free_step() -> None:
    state = laboratory(money=0)
    assert play(state, "inventions") == []
    assert question(state) == "A: which marker?"
    assert offered(state) == ["enter"]
    assert play(state, "enter") == ["A goes from space 0 to 1 for 0"]
    assert question(state) == "A: on space 1 after 1?"
    assert (state.markers[A], pins(state)) == (8, [1, 0, 0, 0, 0, 0, 0, 0, 0])
    assert offered(state) == ["take seed_drill", "take spinning_machine", "stop"]


def test_every_further_step_costs_1() -> None:
    state = laboratory(money=2)
    play(state, "inventions", "enter")
    assert offered(state)[-2:] == ["step", "stop"]
    assert play(state, "step") == ["A goes from space 1 to 2 for 1"]
    assert question(state) == "A: on space 2 after 2?"
    assert play(state, "step") == ["A goes from space 2 to 3 for 1"]
    assert (state.money[A], pins(state)) == (0, [0, 0, 1, 0, 0, 0, 0, 0, 0])
    assert offered(state) == ["take steam_locomotive", "take telegraph", "stop"]


def test_a_marker_that_stays_can_move_on_in_a_later_action_and_its_first_step_is_free() -> None:
    state = laboratory(money=0)
    assert play(state, "inventions", "enter", "stop")[1:] == ["A stays on space 1", "turn of B"]
    assert pins(state)[0] == 1
    turn_of(state, A)
    play(state, "inventions")
    assert offered(state) == ["advance from 1", "enter"]
    assert play(state, "advance from 1") == ["A goes from space 1 to 2 for 0"]
    assert question(state) == "A: on space 2 after 1?"


def test_a_marker_must_move_before_it_takes_a_card() -> None:
    state = laboratory(3)
    play(state, "inventions")
    assert offered(state) == ["advance from 3", "enter"]
    play(state, "advance from 3")
    assert offered(state) == ["take photography", "take sewing_machine", "step", "stop"]


def test_a_player_may_have_several_markers_on_the_track_and_on_one_space() -> None:
    state = laboratory(3, 3, 6)
    play(state, "inventions")
    assert offered(state) == ["advance from 3", "advance from 6", "enter"]
    play(state, "advance from 3", "stop")
    assert pins(state) == [0, 0, 1, 1, 0, 1, 0, 0, 0]


def test_markers_of_several_players_may_share_a_space() -> None:
    state = laboratory(2)
    set_pin(state, B, 2)
    play(state, "inventions", "advance from 2", "stop", "inventions", "advance from 2", "stop")
    assert pins(state, A) == pins(state, B) == [0, 0, 1, 0, 0, 0, 0, 0, 0]


def test_nobody_moves_the_markers_of_others() -> None:
    state = table(inventions=True)
    set_pin(state, B, 2)
    play(state, "inventions")
    assert offered(state) == ["enter"]


def test_without_a_marker_in_supply_only_those_on_the_track_can_move() -> None:
    state = laboratory(2)
    state.markers[A] = 0
    play(state, "inventions")
    assert offered(state) == ["advance from 2"]
    state = laboratory()
    state.markers[A] = 0
    assert "inventions" not in offered(state)
    state.markers[A] = 1
    play(state, "inventions")
    assert offered(state) == ["enter"]


# Taking a card


def test_whoever_takes_a_card_takes_the_marker_back_and_gets_1_point() -> None:
    state = laboratory(2)
    before = points(state)[A]
    play(state, "inventions", "advance from 2")
    assert play(state, "take telegraph") == [
        "A takes telegraph on space 3",
        "A scores 1 for inventions",
        "turn of B",
    ]
    assert (state.markers[A], pins(state)) == (9, [0] * 9)
    assert state.inventor[c.TELEGRAPH] == A
    assert points(state)[A] == before + 1


def test_one_card_of_the_space_is_taken_and_the_other_one_stays() -> None:
    state = laboratory(2)
    play(state, "inventions", "advance from 2", "take telegraph")
    assert cards_on(state, 3) == ["steam_locomotive"]
    teach(state, B, "steam_locomotive")
    assert cards_on(state, 3) == []


def test_an_empty_space_can_be_entered_but_gives_nothing() -> None:
    state = laboratory()
    teach(state, B, "seed_drill", "spinning_machine")
    play(state, "inventions", "enter")
    assert offered(state) == ["step", "stop"]


@pytest.mark.parametrize("space", range(2, 10))
def test_every_space_has_the_two_cards_of_the_facts(space: int) -> None:
    assert cards_on(laboratory(), space) == INVENTIONS[2 * space - 2 : 2 * space]


def test_with_two_players_every_space_has_one_card() -> None:
    found = [cards_on(laboratory(seats=2), space) for space in range(2, 10)]
    assert found == [
        ["canning"],
        ["telegraph"],
        ["sewing_machine"],
        ["refrigeration"],
        ["reinforced_concrete"],
        ["artificial_fertiliser"],
        ["television"],
        ["microchip"],
    ]


# The last space


def test_a_marker_that_takes_no_card_on_the_last_space_returns() -> None:
    state = laboratory(8)
    play(state, "inventions", "advance from 8")
    assert offered(state) == ["take microchip", "take internet", "stop"]
    assert play(state, "stop") == ["A stays on space 9 and leaves it", "turn of B"]
    assert (state.markers[A], pins(state)) == (9, [0] * 9)


def test_a_marker_on_the_space_before_the_last_stays() -> None:
    state = laboratory(7)
    play(state, "inventions", "advance from 7", "stop")
    assert pins(state) == [0, 0, 0, 0, 0, 0, 0, 1, 0]
    assert state.markers[A] == 8


def test_the_whole_track_costs_8() -> None:
    state = laboratory()
    play(state, "inventions", "enter", *["step"] * 8, "take internet")
    assert (state.inventor[INVENTIONS.index("internet")], state.markers[A]) == (A, 9)
    assert state.money[A] == 0 + 2


# Professor


def test_only_with_the_inventions_there_is_a_professor() -> None:
    state = table()
    state.character = [NONE] * 4
    assert len(GAME.characters_left(state)) == 8
    assert GAME.chooses[c.PROFESSOR] not in GAME.characters_left(state)
    state.inventing = True
    assert len(GAME.characters_left(state)) == 9
    assert GAME.chooses[c.PROFESSOR] in GAME.characters_left(state)


def test_with_the_professor_the_first_three_steps_are_free() -> None:
    state = laboratory(money=1, professor=True)
    assert play(state, "inventions") == []
    assert question(state) == "A: use professor?"
    assert play(state, "use") == ["A uses the professor"]
    told = play(state, "enter", "step", "step", "step")
    assert told == [
        "A goes from space 0 to 1 for 0",
        "A goes from space 1 to 2 for 0",
        "A goes from space 2 to 3 for 0",
        "A goes from space 3 to 4 for 1",
    ]
    assert offered(state) == ["take photography", "take sewing_machine", "stop"]
    assert (state.money[A], state.spent[A]) == (0, 1)


def test_the_professor_may_also_stay_out_of_it() -> None:
    state = laboratory(money=0, professor=True)
    assert play(state, "inventions", "renounce") == []
    play(state, "enter")
    assert offered(state) == ["take seed_drill", "take spinning_machine", "stop"]
    assert state.spent[A] == 0


def test_the_professor_helps_once_in_a_round_and_only_his_owner() -> None:
    state = laboratory(money=5, professor=True)
    play(state, "inventions", "use", "enter", "stop")
    assert play(state, "inventions", "enter", "step")[-1] == "B goes from space 1 to 2 for 1"
    turn_of(state, A)
    play(state, "inventions")
    assert question(state) == "A: which marker?"
    assert play(state, "advance from 1", "step")[-1] == "A goes from space 2 to 3 for 1"


def test_points_for_inventions_are_told_apart() -> None:
    state = laboratory(3)
    play(state, "inventions", "advance from 3", "take photography")
    assert scored(state, A, "inventions") == 3
