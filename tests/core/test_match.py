"""A match: what is played, refused, taken back and recorded."""

import pytest
from helpers.tables import game_of

from citybuilder.core.game import Action, BadOption, Game, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import IllegalAction, Match, Record
from citybuilder.core.plain import plain, restore
from citybuilder.games import GAMES

GAME: Game[State] = game_of(GAMES[0])
SEATS = GAME.players[0]


def begun(actions: int, seed: int = 1) -> Match[State]:
    match = Match(GAME, SEATS, {}, seed)
    pick = at_random(seed)
    for _ in range(actions):
        match.play(pick(match.state, match.legal()))
    return match


def test_a_match_begins_with_all_options_settled() -> None:
    match = begun(0)
    assert match.options == GAME.complete({})
    assert match.legal() == GAME.legal(match.state)
    assert match.seat == match.state.asked[-1].seat
    with pytest.raises(BadOption):
        Match(GAME, SEATS, {"nonsense": "1"}, 1)


def test_an_answer_that_is_not_offered_is_refused() -> None:
    match = begun(5)
    before = plain(match.state)
    with pytest.raises(IllegalAction, match="Action"):
        match.play(Action(99))
    assert plain(match.state) == before
    assert len(match.actions) == len(match.earlier) == 5


def test_nothing_can_be_played_after_the_end() -> None:
    match = begun(0)
    pick = at_random(1)
    while not match.state.over:
        last = pick(match.state, match.legal())
        match.play(last)
    assert match.legal() == []
    with pytest.raises(IllegalAction):
        match.play(last)


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    match = begun(0)
    assert not any(match.can_undo(seat) for seat in range(SEATS))
    with pytest.raises(IllegalAction, match="undo"):
        match.undo(0)


def test_a_record_plays_the_match_again() -> None:
    match = begun(30)
    record = match.record()
    assert (record.game, record.seats, record.seed) == (GAME.key, SEATS, 1)
    assert record.options == GAME.complete({})
    assert record.begin is None
    again = Match(GAME, record.seats, record.options, record.seed)
    for numbers in record.actions:
        again.play(Action(*numbers))
    assert plain(again.state) == plain(match.state)


def test_a_record_is_not_changed_by_later_moves() -> None:
    match = begun(3)
    record = match.record()
    match.play(match.legal()[0])
    record.options["nonsense"] = "1"
    assert len(record.actions) == 3
    assert "nonsense" not in match.options


def test_an_empty_record_has_lists_of_its_own() -> None:
    one, other = Record(), Record()
    one.actions.append([1])
    one.options["key"] = "choice"
    assert (other.actions, other.options) == ([], {})


def test_a_match_can_go_on_from_a_saved_table() -> None:
    match = begun(21)
    saved = plain(match.state)
    other = Match(GAME, SEATS, {}, 99)
    other.play(other.legal()[0])
    other.resume(restore(type(match.state)(), saved))
    assert plain(other.state) == saved
    assert (other.actions, other.earlier) == ([], [])
    assert not any(other.can_undo(seat) for seat in range(SEATS))
    other.play(other.legal()[0])
    assert other.record().begin == saved
    assert len(other.record().actions) == 1


def test_whatever_can_be_taken_back_can_be_done_again_and_restarted() -> None:
    match = begun(0)
    pick = at_random(3)
    counts = [0, 0]
    while not match.state.over:
        seat = match.seat
        match.play(pick(match.state, match.legal()))
        after = plain(match.state)
        counts[match.can_restart(seat)] += 1
        if match.can_restart(seat):
            steps = len(match.restart(seat))
            for _ in range(steps):
                match.redo(seat)
            assert not match.can_redo(seat)
        assert plain(match.state) == after
    assert min(counts) > 0


def test_a_replay_can_stop_and_branch_anywhere() -> None:
    match = begun(40)
    again = begun(0)
    for step, action in enumerate(match.actions):
        assert plain(match.at(step).state) == plain(again.state)
        again.play(action)
    branch = match.at(20)
    branch.play(branch.legal()[-1])
    assert len(branch.actions) == 21
    assert len(match.actions) == 40
