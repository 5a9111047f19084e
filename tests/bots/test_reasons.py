"""Why an answer is proposed: the same worlds for every answer, and only what is clear is told."""

from collections.abc import Sequence

import pytest
from helpers.machi_koro import GAME as MACHI_KORO
from helpers.machi_koro import LANDMARKS, WORDS, building
from helpers.toy import SHOW, SPY, WAIT, Toy, ToyState

from citybuilder.bots.bot import Ranked
from citybuilder.bots.comparison import IN_ALL, Comparison, Difference
from citybuilder.bots.reasons import (
    LEAST,
    MOST,
    UNCLOCKED,
    Outcome,
    differences,
    explain,
    tried_out,
)
from citybuilder.core.game import Action, Game, S
from citybuilder.core.rng import seeded
from citybuilder.core.score import ScoreLine
from citybuilder.games.machi_koro.cards import SCORE_COINS, SCORE_LANDMARKS
from citybuilder.games.machi_koro.state import MachiKoroState

CARD, SHOWN, MEDALS = range(3)


class Showing(Toy):
    """To lie open gives three points and two medals; whoever plays on only waits."""

    def scores(self, state: ToyState) -> list[list[ScoreLine]]:
        return [
            [
                ScoreLine(CARD, 1, state.hands[seat]),
                ScoreLine(SHOWN, state.open[seat], 3 * state.open[seat]),
                ScoreLine(MEDALS, 2 * state.open[seat], 0),
            ]
            for seat in range(state.seats)
        ]

    def prefer(self, state: ToyState, actions: list[Action]) -> list[float]:
        return [1e9 if action.kind == WAIT else 1e-9 for action in actions]


GAME = Showing()


def toy_view() -> ToyState:
    return GAME.observe(GAME.start(2, GAME.settle({}), 1), 0)


def reasons(
    game: Game[S], view: S, actions: Sequence[Action], chances: Sequence[float], seed: int = 5
) -> list[Comparison]:
    """Of seat 0, for answers with these chances."""
    ranked = [Ranked(action, chance) for action, chance in zip(actions, chances, strict=True)]
    explain(game, view, 0, ranked, seeded(seed))
    return [choice.reason for choice in ranked if choice.reason is not None]


Read = list[tuple[int, float, bool]]


def read(found: Sequence[Difference]) -> Read:
    return [(one.rule, one.more, one.counted) for one in found]


def told(found: Sequence[Comparison]) -> list[tuple[Read, Read]]:
    return [(read(reason.own), read(reason.theirs)) for reason in found]


def test_every_answer_is_tried_in_the_same_worlds_with_the_same_luck() -> None:
    state = building(seats=3, coins=[9, 3, 3])
    action = MACHI_KORO.legal(state)[0]
    view = MACHI_KORO.observe(state, 0)
    one, same = tried_out(MACHI_KORO, view, 0, [action, action], seeded(5), 0.0)
    assert len(one) == UNCLOCKED
    for this, that in zip(one, same, strict=True):
        assert [tally.points for tally in this.tallies] == [tally.points for tally in that.tallies]
        assert [tally.counts for tally in this.tallies] == [tally.counts for tally in that.tallies]
        assert this.hopes == that.hopes
    assert len({tuple(each.hopes) for each in one}) > UNCLOCKED // 2, "the worlds differ"


def test_the_same_answer_twice_differs_in_nothing() -> None:
    state = building(coins=[9, 3])
    action = MACHI_KORO.legal(state)[0]
    for reason in reasons(MACHI_KORO, MACHI_KORO.observe(state, 0), [action] * 2, [0.5, 0.5]):
        assert (reason.own, reason.theirs) == ([], [])


def test_the_line_that_an_answer_brings_is_named_and_what_gives_no_points_comes_last() -> None:
    best, other = reasons(GAME, toy_view(), [Action(SHOW), Action(WAIT)], [0.6, 0.5])
    assert read(best.own) == [(SHOWN, 3.0, False), (IN_ALL, 3.0, False), (MEDALS, 2.0, True)]
    assert read(other.own) == [(SHOWN, -3.0, False), (IN_ALL, -3.0, False), (MEDALS, -2.0, True)]
    assert best.theirs == other.theirs == []
    assert best.to_the_end


def test_what_an_answer_gives_to_the_opponent_is_told() -> None:
    best, _ = reasons(GAME, toy_view(), [Action(SPY), Action(WAIT)], [0.6, 0.5])
    assert best.own == []
    assert best.rival == 1
    assert read(best.theirs)[0] == (SHOWN, 3.0, False)


def last_landmark() -> tuple[MachiKoroState, list[Action]]:
    """Whoever builds it first wins: A can, or pass on and let B do it."""
    state = building(coins=[22, 50], built={0: LANDMARKS[:3], 1: LANDMARKS[:3]})
    legal = {WORDS.answer(action): action for action in MACHI_KORO.legal(state)}
    return MACHI_KORO.observe(state, 0), [legal[f"build {LANDMARKS[3]}"], legal["pass"]]


def test_the_last_landmark_is_the_reason_to_build_it_before_the_opponent_does() -> None:
    view, actions = last_landmark()
    best, _ = reasons(MACHI_KORO, view, actions, [1.0, 0.1])
    assert (best.own[0].rule, best.theirs[0].rule) == (SCORE_LANDMARKS, SCORE_LANDMARKS)
    assert best.own[0].more > 0.8
    assert best.theirs[0].more < -0.8
    assert SCORE_COINS in [one.rule for one in best.own if one.counted and one.more < 0]
    assert IN_ALL not in [one.rule for one in best.own], "landmarks are all the points there are"


def test_the_first_is_compared_with_the_best_of_the_others_and_these_with_the_first() -> None:
    actions = [Action(SHOW), Action(WAIT), Action(SPY)]
    found = reasons(GAME, toy_view(), actions, [0.6, 0.3, 0.4])
    assert [reason.other for reason in found] == [actions[2], actions[0], actions[0]]


def test_the_opponent_is_the_strongest_one() -> None:
    built = {1: LANDMARKS[:1], 2: LANDMARKS[:3]}
    state = building(seats=4, coins=[3, 3, 20, 3], built=built)
    actions = MACHI_KORO.legal(state)[:2]
    best, _ = reasons(MACHI_KORO, MACHI_KORO.observe(state, 0), actions, [0.2, 0.1])
    assert best.rival == 2


def test_the_beginning_of_a_match_is_not_played_to_its_end() -> None:
    state = building(coins=[3, 3])
    best, _ = reasons(
        MACHI_KORO, MACHI_KORO.observe(state, 0), MACHI_KORO.legal(state)[:2], [0.5, 0.5]
    )
    assert not best.to_the_end


def test_one_answer_needs_no_reason() -> None:
    assert reasons(GAME, toy_view(), [Action(SHOW)], [0.6]) == []


def test_a_seed_repeats_exactly() -> None:
    view, actions = last_landmark()
    again = [told(reasons(MACHI_KORO, view, actions, [1.0, 0.1])) for _ in range(2)]
    assert again[0] != told(reasons(MACHI_KORO, view, actions, [1.0, 0.1], seed=6))
    assert again[0] == again[1]


def test_what_is_hidden_changes_no_reason() -> None:
    """Two tables that differ in the opponent's hidden card and in the luck to come."""
    one = GAME.start(2, GAME.settle({}), 1)
    other = one.copy()
    hidden = one.hands[1]
    other.hands[1] = (hidden + 1) % 3
    other.bag[hidden] += 1
    other.bag[other.hands[1]] -= 1
    other.rng = seeded(99)
    actions = [Action(kind) for kind in range(4)]
    found = [
        told(reasons(GAME, GAME.observe(table, 0), actions, [0.4, 0.3, 0.2, 0.1]))
        for table in (one, other)
    ]
    assert found[0] == found[1]


def outcomes(points: Sequence[int]) -> list[Outcome]:
    """Of one seat, in several worlds; without a line where the points are negative."""
    return [Outcome([[ScoreLine(CARD, 1, worth)] if worth >= 0 else []]) for worth in points]


@pytest.mark.parametrize(
    ("these", "clear"),
    [
        ([9, 1, 9, 1, 9, 1, 9, 1], []),  # as many as the others, on average
        ([9, 3, 9, 3, 7, 3, 7, 3], []),  # more, but it might be noise
        ([6, 7, 6, 7, 6, 7, 6, 7], [1.5]),
        ([5, 5, 5, 5, 5, 5, 5, 6], []),  # clear, but not worth a word
    ],
)
def test_only_what_is_clear_and_worth_a_word_is_told(these: list[int], clear: list[float]) -> None:
    found = differences(outcomes(these), outcomes([5] * 8), 0)
    assert [one.more for one in found] == clear


def test_a_line_that_is_missing_counts_nothing() -> None:
    (found,) = differences(outcomes([4] * 8), outcomes([-1] * 8), 0)
    assert (found.rule, found.more) == (CARD, 4.0)


def test_the_clock_ends_trying_and_too_few_worlds_give_no_reason() -> None:
    actions = [Action(SHOW), Action(WAIT)]
    assert len(tried_out(GAME, toy_view(), 0, actions, seeded(5), 1e-9)[0]) == 1
    ranked = [Ranked(action, 0.5) for action in actions]
    explain(GAME, toy_view(), 0, ranked, seeded(5), 1e-9)
    assert [choice.reason for choice in ranked] == [None, None]


def test_with_much_time_there_is_an_end_to_it() -> None:
    found = tried_out(GAME, toy_view(), 0, [Action(SHOW)], seeded(5), 1e9)
    assert len(found[0]) == MOST


def test_a_heavy_game_tries_fewer_worlds_but_enough() -> None:
    heavy = Showing()
    heavy.effort = 1000
    assert len(tried_out(heavy, toy_view(), 0, [Action(SHOW)], seeded(5), 0.0)[0]) == LEAST
