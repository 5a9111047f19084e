"""An action may be taken back exactly when its outcome was certain; then nothing of it remains."""

import json

import pytest
from helpers.matches import advice_of
from helpers.tables import Table, every_full, every_look

from citybuilder.core.game import State
from citybuilder.core.laws import Pick, at_random, by_preference
from citybuilder.core.match import IllegalAction, Match
from citybuilder.core.plain import plain, restore


def play_with_second_thoughts(table: Table, seed: int, sensible: bool) -> None:
    """Take back what can be taken back, then do it again. There is always something that can be,
    and where chance decides about anything, something that cannot."""
    match = Match(table.game, table.seats, table.options, seed)
    pick: Pick[State] = by_preference(advice_of(table.game), seed) if sensible else at_random(seed)
    counts = [0, 0]
    chance = match.state.rng.value
    while not match.state.over:
        seat, before, length = match.seat, plain(match.state), len(match.actions)
        action = pick(match.state, match.legal())
        certain = match.is_certain(action)
        assert plain(match.state) == before
        told = [event.plain() for event in match.play(action)]
        after = plain(match.state)
        if before["rng"] != after["rng"]:
            assert not certain
        assert match.can_undo(seat) == certain
        assert not any(match.can_undo(other) for other in range(table.seats) if other != seat)
        counts[certain] += 1
        if certain:
            assert match.undo(seat) == action
            assert plain(match.state) == before
            assert len(match.actions) == len(match.earlier) == length
            assert [event.plain() for event in match.play(action)] == told
        else:
            with pytest.raises(IllegalAction):
                match.undo(seat)
        assert plain(match.state) == after
    assert counts[True] > 0
    assert (counts[False] > 0) == (match.state.rng.value != chance)


@every_look
def test_undo_gives_the_former_table_back(table: Table) -> None:
    play_with_second_thoughts(table, 3, sensible=True)


@every_full
def test_undo_gives_the_former_table_back_in_a_wild_match(table: Table) -> None:
    play_with_second_thoughts(table, 4, sensible=False)


@every_look
def test_a_seat_can_go_back_several_steps_of_its_own(table: Table) -> None:
    """Back through every certain action in a row, and the same way forward again."""
    match = Match(table.game, table.seats, table.options, 12)
    pick = at_random(12)
    longest = 0
    while not match.state.over:
        match.play(pick(match.state, match.legal()))
        undone = []
        final = plain(match.state)
        while any(match.can_undo(seat) for seat in range(table.seats)):
            seat = match.earlier[-1].asked[-1].seat
            undone.append(match.undo(seat))
        longest = max(longest, len(undone))
        for action in reversed(undone):
            match.play(action)
        assert plain(match.state) == final
    assert longest >= 1


def blank_of(state: State) -> State:
    return type(state)()


@every_look
@pytest.mark.parametrize("sensible", [pytest.param(False, marks=pytest.mark.long), True])
def test_every_table_can_be_saved_and_restored(table: Table, sensible: bool) -> None:
    match = Match(table.game, table.seats, table.options, 9)
    pick: Pick[State] = by_preference(advice_of(table.game), 9) if sensible else at_random(9)
    twin = restore(blank_of(match.state), plain(match.state))
    while not match.state.over:
        text = json.dumps(plain(match.state))
        twin = restore(blank_of(twin), json.loads(text))
        assert json.dumps(plain(twin)) == text
        assert table.game.legal(twin) == match.legal()
        action = pick(match.state, match.legal())
        table.game.apply(twin, action)
        match.play(action)
    assert plain(twin) == plain(match.state)
    assert table.game.result(twin) == table.game.result(match.state)
