"""Steuern einnehmen, with and without the tax collector."""

import pytest
from helpers.urbanization import GAME, A, B, end_round, offered, play, question, table, turn_of

from citybuilder.core.game import Action, Decision
from citybuilder.core.plain import plain
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState


def town(citizens: int, taxes: int = 8, collector: bool = False) -> UrbanizationState:
    state = table(characters={A: "tax_collector"} if collector else {})
    state.citizens[A], state.taxes[A] = citizens, taxes
    return state


def test_anika_has_1_citizen_and_gets_1_dollar() -> None:
    state = table()
    assert play(state, "taxes") == ["taxes of A are at 7", "A earns 1 for taxes", "turn of B"]
    assert (state.money[A], state.taxes[A]) == (9, 7)
    assert state.taxes[B] == 8


def test_every_citizen_pays_1() -> None:
    state = town(4)
    play(state, "taxes")
    assert (state.money[A], state.taxes[A]) == (12, 7)


@pytest.mark.parametrize(
    ("citizens", "taxes", "possible"),
    [(1, 2, True), (1, 1, False), (0, 1, True), (0, 0, False), (4, 5, True), (5, 4, False)],
)
def test_the_tax_marker_must_be_further_right_than_that_of_the_citizens(
    citizens: int, taxes: int, possible: bool
) -> None:
    assert ("taxes" in offered(town(citizens, taxes))) == possible


def test_without_citizens_there_is_nothing_to_get() -> None:
    state = town(0)
    assert play(state, "taxes") == ["taxes of A are at 7", "turn of B"]
    assert state.money[A] == 8


def test_nothing_is_asked_while_taxes_are_collected() -> None:
    """So the action answers nothing, and has no answers."""
    state = town(2)
    asked = Decision(c.ASK_ACTION, A)
    assert GAME.taxes.legal(state, asked) == []
    before = plain(state)
    GAME.taxes.answer(state, asked, Action(c.DONE))
    assert plain(state) == before


def test_taxes_are_collected_once_in_a_phase() -> None:
    state = town(2)
    play(state, "taxes")
    assert question(state) == "B: which action?"


def test_the_tax_marker_never_goes_back() -> None:
    state = town(1)
    play(state, "taxes")
    end_round(state)
    assert state.taxes[A] == 7


# Steuereintreiber


def test_the_tax_collector_gets_2_dollars_for_every_citizen() -> None:
    state = town(3, collector=True)
    assert play(state, "taxes") == []
    assert question(state) == "A: use tax_collector?"
    assert play(state, "use") == [
        "A uses the tax_collector",
        "taxes of A are at 7",
        "A earns 6 for taxes",
        "turn of B",
    ]
    assert (state.money[A], state.taxes[A], state.spent[A]) == (14, 7, 1)


def test_the_tax_collector_may_also_stay_out_of_it() -> None:
    state = town(3, collector=True)
    assert play(state, "taxes", "renounce") == [
        "taxes of A are at 7",
        "A earns 3 for taxes",
        "turn of B",
    ]
    assert (state.money[A], state.spent[A]) == (11, 0)


def test_the_tax_collector_helps_once_in_a_round_and_only_his_owner() -> None:
    state = town(3, collector=True)
    play(state, "taxes", "use")
    assert play(state, "taxes")[1] == "B earns 1 for taxes"
    turn_of(state, A)
    assert play(state, "taxes")[1] == "A earns 3 for taxes"


def test_the_tax_collector_needs_a_tax_marker_that_can_move() -> None:
    assert "taxes" not in offered(town(3, 3, collector=True))
