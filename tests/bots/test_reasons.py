"""Why an answer is proposed: the same worlds for every answer, and only what is clear is told."""

from collections.abc import Sequence

import pytest
from helpers.machi_koro import GAME, LANDMARKS, WORDS, building
from helpers.matches import advice_of
from helpers.reasons import reasons, told

from citybuilder.bots.comparison import IN_ALL
from citybuilder.bots.reasons import WORLDS, Tally, differences, tally, tried_out
from citybuilder.core.game import Action
from citybuilder.core.rng import seeded
from citybuilder.core.score import ScoreLine
from citybuilder.games.machi_koro.cards import SCORE_COINS, SCORE_LANDMARKS
from citybuilder.games.machi_koro.state import MachiKoroState

RULE = 7


@pytest.mark.no_cover
def test_every_answer_is_tried_in_the_same_worlds_with_the_same_luck() -> None:
    state = building(seats=3, coins=[9, 3, 3])
    action = GAME.legal(state)[0]
    view = GAME.observe(state, 0)
    one, same = tried_out(advice_of(GAME), view, 0, [action, action], seeded(5), WORLDS)
    assert len(one) == WORLDS
    for this, that in zip(one, same, strict=True):
        assert [tally.points for tally in this.tallies] == [tally.points for tally in that.tallies]
        assert [tally.counts for tally in this.tallies] == [tally.counts for tally in that.tallies]
        assert this.hopes == that.hopes
    assert len({tuple(each.hopes) for each in one}) > WORLDS // 2, "the worlds differ"


def test_the_same_answer_twice_differs_in_nothing() -> None:
    state = building(coins=[9, 3])
    action = GAME.legal(state)[0]
    for reason in reasons(GAME, GAME.observe(state, 0), [action] * 2, [0.5, 0.5]):
        assert (reason.own, reason.theirs) == ([], [])


def last_landmark() -> tuple[MachiKoroState, list[Action]]:
    """Whoever builds it first wins: A can, or pass on and let B do it."""
    state = building(coins=[22, 50], built={0: LANDMARKS[:3], 1: LANDMARKS[:3]})
    legal = {WORDS.answer(action): action for action in GAME.legal(state)}
    return GAME.observe(state, 0), [legal[f"build {LANDMARKS[3]}"], legal["pass"]]


def test_the_last_landmark_is_the_reason_to_build_it_before_the_opponent_does() -> None:
    view, actions = last_landmark()
    best, _ = reasons(GAME, view, actions, [1.0, 0.1])
    assert (best.own[0].rule, best.theirs[0].rule) == (SCORE_LANDMARKS, SCORE_LANDMARKS)
    assert best.own[0].more > 0.8
    assert best.theirs[0].more < -0.8
    assert SCORE_COINS in [one.rule for one in best.own if one.counted and one.more < 0]
    assert IN_ALL not in [one.rule for one in best.own], "landmarks are all the points there are"


@pytest.mark.no_cover
def test_the_opponent_is_the_strongest_one() -> None:
    built = {1: LANDMARKS[:1], 2: LANDMARKS[:3]}
    state = building(seats=4, coins=[3, 3, 20, 3], built=built)
    actions = GAME.legal(state)[:2]
    best, _ = reasons(GAME, GAME.observe(state, 0), actions, [0.2, 0.1])
    assert best.rival == 2


@pytest.mark.no_cover
def test_the_beginning_of_a_match_is_not_played_to_its_end() -> None:
    state = building(coins=[3, 3])
    best, _ = reasons(GAME, GAME.observe(state, 0), GAME.legal(state)[:2], [0.5, 0.5])
    assert not best.to_the_end


def test_a_seed_repeats_exactly() -> None:
    view, actions = last_landmark()
    again = [told(reasons(GAME, view, actions, [1.0, 0.1])) for _ in range(2)]
    assert again[0] != told(reasons(GAME, view, actions, [1.0, 0.1], seed=6))
    assert again[0] == again[1]


def tallies(points: Sequence[int]) -> list[Tally]:
    """In several worlds; without a line where the points are negative."""
    return [tally([ScoreLine(RULE, 1, worth)] if worth >= 0 else []) for worth in points]


@pytest.mark.parametrize(
    ("these", "clear"),
    [
        ([9, 1, 9, 1, 9, 1, 9, 1], []),  # as many as the others, on average
        ([9, 3, 9, 3, 7, 3, 7, 3], []),  # more, but it might be noise
        ([6, 7, 6, 7, 6, 7, 6, 7], [1.5]),
        ([5, 5, 6] * 20, []),  # clear, but not worth a word
    ],
)
def test_only_what_is_clear_and_worth_a_word_is_told(these: list[int], clear: list[float]) -> None:
    found = differences(tallies(these), tallies([5] * len(these)))
    assert [one.more for one in found] == clear


def test_a_line_that_is_missing_counts_nothing() -> None:
    (found,) = differences(tallies([4] * 8), tallies([-1] * 8))
    assert (found.rule, found.more) == (RULE, 4.0)


def test_too_few_worlds_tell_no_difference() -> None:
    assert differences(tallies([9] * 7), tallies([1] * 7)) == []


def test_what_comes_by_the_next_turn_is_told_apart_from_what_comes_later() -> None:
    """Whoever takes five coins has them now; later they are spent."""
    view, actions = last_landmark()
    best, other = reasons(GAME, view, actions, [1.0, 0.1])
    assert SCORE_LANDMARKS in [one.rule for one in best.soon]
    assert [one.more for one in best.soon] == [-one.more for one in other.soon]


def test_what_an_answer_brings_at_once_needs_no_comparison() -> None:
    view, actions = last_landmark()
    best, other = reasons(GAME, view, actions, [1.0, 0.1])
    assert (SCORE_LANDMARKS, 1.0) in [(one.rule, one.more) for one in best.at_once]
    assert SCORE_LANDMARKS not in [one.rule for one in other.at_once]
