"""Taking back and doing again over several answers, where a turn has three questions."""

import pytest
from helpers.toy import DRAW, SHOW, SPY, WAIT, Toy, ToyState

from citybuilder.core.game import Action, Decision, Event, Options
from citybuilder.core.match import IllegalAction, Match
from citybuilder.core.plain import plain, restore

STEPS = 3


class LongTurns(Toy):
    """Whoever is asked answers three times before the turn ends; four turns make a match."""

    def apply(self, state: ToyState, action: Action) -> None:
        seat, amount, turn = state.asked[-1].seat, state.asked[-1].amount, state.turn
        super().apply(state, action)
        if amount < STEPS - 1:
            state.turn, state.over = turn, False
            state.asked = [Decision(0, seat, amount=amount + 1)]

    def start(self, seats: int, options: Options, seed: int) -> ToyState:
        state = super().start(seats, options, seed)
        state.turn = 4
        return state


def table(*kinds: int) -> Match[ToyState]:
    match = Match(LongTurns(), 2, {}, 2)
    for kind in kinds:
        match.play(Action(kind))
    return match


def told(events: list[Event]) -> list[list[int]]:
    return [event.plain() for event in events]


def test_what_was_taken_back_can_be_done_again() -> None:
    match = table(WAIT, SHOW, WAIT)
    after = plain(match.state)
    assert not match.can_redo(0)
    assert [match.undo(0).kind for _ in range(3)] == [WAIT, SHOW, WAIT]
    assert not match.can_undo(0)
    assert match.can_redo(0)
    assert not match.can_redo(1)
    assert [told(match.redo(0)) for _ in range(3)] == [[], [], []]
    assert plain(match.state) == after
    assert len(match.actions) == len(match.earlier) == 3
    with pytest.raises(IllegalAction, match="redo"):
        match.redo(0)


def test_another_answer_forgets_what_was_taken_back() -> None:
    match = table(WAIT, SHOW)
    match.undo(0)
    match.undo(0)
    match.play(Action(SHOW))
    assert not match.can_redo(0)
    assert match.undone == []


def test_the_same_answer_keeps_what_comes_after_it() -> None:
    match = table(WAIT, SHOW)
    match.undo(0)
    match.undo(0)
    match.play(Action(WAIT))
    assert match.can_redo(0)
    match.redo(0)
    assert [action.kind for action in match.actions] == [WAIT, SHOW]


def test_a_match_that_begins_anew_has_nothing_to_do_again() -> None:
    match = table(WAIT)
    match.undo(0)
    match.resume(match.state.copy())
    assert not match.can_redo(0)


def test_a_turn_is_restarted_at_its_first_question() -> None:
    match = table(WAIT, WAIT, WAIT, SHOW, WAIT)
    first = plain(match.earlier[3])
    assert not match.can_restart(0)
    assert match.can_restart(1)
    assert [action.kind for action in match.restart(1)] == [WAIT, SHOW]
    assert plain(match.state) == first
    assert match.can_redo(1)


def test_there_is_nothing_to_restart_at_the_first_question_of_a_turn() -> None:
    match = table(WAIT, WAIT, WAIT)
    assert not match.can_restart(1)
    with pytest.raises(IllegalAction, match="restart"):
        match.restart(1)
    assert not table().can_restart(0)


def test_a_turn_that_has_just_ended_can_be_restarted() -> None:
    match = table(WAIT, SHOW, WAIT)
    assert match.seat == 1
    assert match.can_restart(0)
    match.restart(0)
    assert match.actions == []


def test_only_the_own_turn_is_restarted_if_the_seat_had_the_one_before_as_well() -> None:
    match = table(WAIT, WAIT)
    match.state.turn += 1  # as if a second turn had begun
    assert match.can_undo(0)
    assert not match.can_restart(0)
    match.play(Action(WAIT))
    match.restart(0)
    assert len(match.actions) == 2


def test_a_restart_stops_where_luck_or_a_secret_came_in() -> None:
    for kind in (DRAW, SPY):
        match = table(WAIT, kind, SHOW, WAIT)
        match.undo(1)
        match.restart(0)
        assert [action.kind for action in match.actions] == [WAIT, kind]
        assert not match.can_restart(0)


def test_a_turn_that_ended_the_match_can_be_restarted() -> None:
    match = table(*[WAIT] * (4 * STEPS))
    assert match.state.over
    assert not match.can_redo(1)
    assert match.can_restart(1)
    assert len(match.restart(1)) == STEPS
    assert not match.state.over


@pytest.mark.parametrize("begun_anew", [False, True])
def test_a_match_can_be_had_as_it_was_after_any_answer(begun_anew: bool) -> None:
    match = table(WAIT)
    if begun_anew:
        match.resume(restore(ToyState(), plain(match.state)))
    for kind in (DRAW, WAIT, SHOW, DRAW):
        match.play(Action(kind))
    states = [plain(state) for state in [*match.earlier, match.state]]
    for step, state in enumerate(states):
        other = match.at(step)
        assert plain(other.state) == state
        assert (other.actions, other.begin) == (match.actions[:step], match.begin)
        assert (other.seed, other.options) == (match.seed, match.options)
        assert [plain(each) for each in other.earlier] == states[:step]


def test_a_branch_goes_its_own_way() -> None:
    match = table(WAIT, SHOW, WAIT)
    before = plain(match.state)
    other = match.at(1)
    other.play(Action(DRAW))
    other.play(Action(SHOW))
    assert other.can_undo(0)
    other.undo(0)
    assert plain(match.state) == before
    assert [action.kind for action in match.actions] == [WAIT, SHOW, WAIT]
    assert match.undone == []


@pytest.mark.parametrize("step", [-1, 2])
def test_there_is_no_match_before_its_beginning_or_after_its_end(step: int) -> None:
    with pytest.raises(IndexError):
        table(WAIT).at(step)
