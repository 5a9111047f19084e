"""A series of games: handed over in order, until somebody has seen enough."""

import sys
from collections.abc import Callable, Generator

import pytest
from helpers.saying import Terminal

from citybuilder.cli import progress, series
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.series import play_series
from citybuilder.cli.texts import Words
from citybuilder.system.helpers import HelperLost
from citybuilder.words.catalogue import translator

WORDS = Words(translator("en"))


def twice(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize("jobs", [1, 2])
def test_all_games_come_in_order(jobs: int) -> None:
    taken: list[int] = []
    play_series(twice, 5, jobs, taken.append, WORDS)
    assert taken == [0, 2, 4, 6, 8]


def test_no_game_is_played_after_enough_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = []

    def in_order(play: Callable[[int], int], games: int, _jobs: int) -> Generator[int, None, None]:
        try:
            yield from map(play, range(games))
        finally:
            closed.append(True)

    monkeypatch.setattr(series, "in_order", in_order)
    taken: list[int] = []

    def take(game: int) -> bool:
        taken.append(game)
        return game >= 4

    play_series(twice, 100, 1, take, WORDS)
    assert taken == [0, 2, 4]
    assert closed == [True]


def test_the_bar_counts_what_was_done_before(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress, "PAUSE", -1.0)
    taken: list[int] = []
    play_series(twice, 2, 1, taken.append, WORDS, "practice", done=6)
    drawn = terminal.getvalue().split("\r")
    assert drawn[1:] == [
        "█" * 35 + "·" * 5 + " 7/8  practice",
        "█" * 40 + " 8/8  practice",
        "\x1b[K",
    ]


def test_a_lost_helper_is_one_sentence() -> None:
    def lost(_: int) -> int:
        raise HelperLost

    with pytest.raises(Complaint, match=r"^A helper process was ended from outside\.$"):
        play_series(lost, 3, 1, lambda _: None, WORDS)
