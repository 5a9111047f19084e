"""Certainty and undo where hands are hidden: a revealed secret cannot be taken back."""

import pytest
from helpers.toy import DRAW, SHOW, SPY, WAIT, Toy, ToyState

from citybuilder.core.game import NONE, Action, Decision
from citybuilder.core.match import IllegalAction, Match, goes_on
from citybuilder.core.plain import plain


def table() -> Match[ToyState]:
    match = Match(Toy(), 2, {}, 2)
    match.state.hands, match.state.bag = [0, 2], [2, 3, 2]
    return match


@pytest.mark.parametrize("kind", [WAIT, SHOW])
def test_what_only_concerns_oneself_is_certain(kind: int) -> None:
    match = table()
    before = plain(match.state)
    assert match.is_certain(Action(kind))
    match.play(Action(kind))
    assert not match.can_undo(1)
    assert match.can_undo(0)
    assert match.undo(0) == Action(kind)
    assert plain(match.state) == before


def test_a_draw_is_uncertain() -> None:
    match = table()
    assert not match.is_certain(Action(DRAW))
    match.play(Action(DRAW))
    with pytest.raises(IllegalAction, match="undo"):
        match.undo(0)


def test_a_secret_that_was_seen_stays_seen() -> None:
    """No chance is used, but the seat knows more than before."""
    match = table()
    generator = match.state.rng.value
    assert not match.is_certain(Action(SPY))
    match.play(Action(SPY))
    assert match.state.rng.value == generator
    assert not match.can_undo(0)


def test_looking_at_an_open_card_is_certain() -> None:
    match = table()
    match.play(Action(WAIT))
    match.play(Action(SHOW))
    assert match.is_certain(Action(SPY))


def test_nobody_takes_back_across_another_seat() -> None:
    match = table()
    match.play(Action(WAIT))
    match.play(Action(WAIT))
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo(1)
    assert match.can_undo(0)


def test_the_event_of_a_hidden_draw_hides_the_card() -> None:
    match = table()
    (event,) = match.play(Action(DRAW))
    assert event.seen_by(0).what == match.state.hands[0]
    assert event.seen_by(1).what == -2


def test_what_was_found_out_about_an_answer_holds_until_another_one_is_given() -> None:
    """Whether an answer can be taken back is found out once, also by a match that tries it."""
    match = Match(Toy(), 2, {}, 2)
    match.play(Action(WAIT))
    assert match.sure == {}
    trial = match.at(1)
    assert trial.can_undo(0)
    assert match.sure == {0: True}
    trial.undo(0)
    trial.play(Action(DRAW))
    assert not trial.can_undo(0)
    assert match.sure == {0: True}
    assert trial.sure == {0: False}
    assert match.at(0).sure == {}


def test_a_question_goes_on_where_only_one_less_is_asked_for() -> None:
    first = Decision(2, 1, NONE, 3)
    assert goes_on(first, Decision(2, 1, 7, 2))
    assert not goes_on(first, Decision(2, 1, 7, 3))
    assert not goes_on(first, Decision(2, 0, 7, 2))
    assert not goes_on(first, Decision(1, 1, 7, 2))


def test_turns_are_counted_as_the_game_counts_them() -> None:
    match = Match(Toy(), 2, {}, 2)
    assert match.game.turns(match.state) == match.state.turn
