"""A review of whole matches: it repeats exactly, adds up, and tells no noise."""

import pytest
from helpers.matches import advice_of
from helpers.tables import game_of

from citybuilder.bots.reviewing import done
from citybuilder.bots.swings import Review, accounts, mean, moments
from citybuilder.core.game import State
from citybuilder.core.laws import by_preference
from citybuilder.core.match import Match
from citybuilder.games import GAMES

LITTLE = 0.001  # of the usual work


def finished(key: str, seats: int = 2, seed: int = 5) -> Match[State]:
    game = game_of(key)
    match, pick = Match(game, seats, {}, seed), by_preference(advice_of(game), seed)
    while not match.state.over:
        match.play(pick(match.state, match.legal()))
    return match


def review_of(match: Match[State]) -> Review:
    states = [*match.earlier, match.state]
    return Review(advice_of(match.game), states, match.actions, match.seed, LITTLE)


@pytest.mark.parametrize(
    "key", [*GAMES[:1], *(pytest.param(key, marks=pytest.mark.no_cover) for key in GAMES[1:])]
)
def test_the_last_stretches_of_a_match_of_each_game_add_up(key: str) -> None:
    review = review_of(finished(key))
    whole = review.stretches
    assert [one.end for one in whole[:-1]] == [one.first for one in whole[1:]], "without gaps"
    review.stretches = whole[-2:]
    tasks = review.tasks()
    found = [done(review.advice, task) for task in tasks]
    assert done(review.advice, tasks[-1]).chances == found[-1].chances, "it repeats"
    for one in found:
        assert sum(mean(one.chances)) == pytest.approx(1.0)
    swings = review.swings(found)
    assert swings[-1].after == review.result
    for account in accounts(swings, review.result):
        parts = account.begin + account.luck + account.own + account.others
        assert parts == pytest.approx(account.end)
    for swing in moments(swings):
        assert swing.is_clear()


def test_the_dice_are_luck_and_what_is_built_is_choice() -> None:
    match = finished("machi_koro")
    for one in review_of(match).stretches:
        before, after = match.earlier[one.first], [*match.earlier, match.state][one.end]
        assert one.lucky == (before.rng.value != after.rng.value)


def test_a_game_without_chance_knows_no_luck() -> None:
    assert not any(one.lucky for one in review_of(finished("urbanization")).stretches)
