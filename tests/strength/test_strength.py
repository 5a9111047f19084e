"""Who beats whom: whole series of matches, run without coverage, which would slow them tenfold."""

import pytest
from helpers.long import amount
from helpers.machi_koro import GAME
from helpers.matches import advice_of

from citybuilder.bots.arena import contest
from citybuilder.bots.levels import LEVELS, MCTS, Level


def wins(levels: list[Level], games: int) -> float:
    """How many games the first bot wins when seats rotate."""
    won = 0.0
    for number in range(games):
        shift = number % len(levels)
        outcome = contest(
            advice_of(GAME), levels[shift:] + levels[:shift], GAME.complete({}), number
        )
        won += outcome.wins[-shift]
    return won


def test_greedy_beats_random_almost_always() -> None:
    games = amount(40, 100)
    assert wins([LEVELS["greedy"], LEVELS["random"]], games) > 0.95 * games


def test_beginners_are_beaten_by_the_reference_and_beat_chance() -> None:
    games = amount(30, 100)
    assert wins([LEVELS["greedy"], LEVELS["beginner"]], games) > 0.55 * games
    assert wins([LEVELS["beginner"], LEVELS["random"]], games) > 0.85 * games


@pytest.mark.parametrize(
    ("games", "iterations"),
    [(8, 150), *(pytest.param(*more, marks=pytest.mark.long) for more in [(12, 300), (24, 600)])],
)
def test_searching_beats_the_reference_against_three_of_them(games: int, iterations: int) -> None:
    searcher = Level("searcher", MCTS, iterations)
    assert wins([searcher] + [LEVELS["greedy"]] * 3, games) >= 0.5 * games
