"""Games with the time of each turn: they end as without it, and only the first bot is timed."""

from itertools import count

import pytest
from helpers.matches import advice_of

from citybuilder.bots.levels import LEVELS
from citybuilder.cli import turn_times
from citybuilder.cli.simulate import rotated
from citybuilder.cli.turn_times import spread, watched
from citybuilder.store.sheets import load_game

GAME = load_game("machi_koro")
ADVICE = advice_of(GAME)
LEVELS_OF_THREE = [LEVELS[key] for key in ("beginner", "random", "greedy")]


@pytest.mark.parametrize("number", range(3))
def test_a_timed_game_ends_like_that_of_a_simulation(number: int) -> None:
    options = GAME.complete({})
    timed = watched(ADVICE, LEVELS_OF_THREE, options, 4, number).outcome
    plain = rotated(ADVICE, LEVELS_OF_THREE, options, 4, number)
    assert (timed.wins, timed.scores, timed.turns) == (plain.wins, plain.scores, plain.turns)


@pytest.mark.parametrize("number", range(3))
def test_only_the_turns_of_the_first_bot_are_timed(number: int) -> None:
    found = watched(ADVICE, LEVELS_OF_THREE, GAME.complete({}), 4, number)
    assert found.outcome.turns / 3 - 1 < len(found.wall) < found.outcome.turns / 2
    assert len(found.cpu) == len(found.wall)
    assert all(seconds > 0 for seconds in found.wall)


def test_all_answers_within_a_turn_count_together(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(turn_times, "perf_counter", lambda: float(next(ticks)))
    found = watched(ADVICE, LEVELS_OF_THREE, GAME.complete({}), 4, 0)
    assert set(found.wall) == {2.0}  # the dice, and what to build


def test_the_spread_is_the_median_the_95th_percentile_and_the_maximum() -> None:
    hundred = [number / 1000 for number in range(100, 0, -1)]
    assert spread(hundred) == [50.0, 95.0, 100.0]
    assert spread([0.002]) == [2.0, 2.0, 2.0]
    assert spread([0.003, 0.001]) == [1.0, 3.0, 3.0]
