"""A verdict on a question: even searches, leads, and playing on with the same luck."""

import pytest
from helpers.matches import advice_of
from helpers.race import Race, RaceAdvice, begun
from helpers.tables import game_of
from helpers.toy import SHOW, SPY, WAIT

from citybuilder.bots.bot import Ranked
from citybuilder.bots.verdict import (
    Depth,
    compared,
    confirm,
    ended,
    judge,
    lead_of,
    narrowest,
    played_on,
    searched,
    sensible,
    together,
)
from citybuilder.core.game import Action, Decision
from citybuilder.core.judgement import Judgement
from citybuilder.core.rng import seeded
from citybuilder.core.taste import Taste

DEPTH = Depth(20, [1, 2], 6)


class Small(Race):
    """A race of small questions."""

    def adviser(self) -> RaceAdvice:
        return SmallAdvice(self)


class SmallAdvice(RaceAdvice):
    """Thinks about nothing."""

    def is_minor(self, asked: Decision) -> bool:
        return True


def test_every_answer_is_searched_for_equally_long() -> None:
    game = Race()
    advice = advice_of(game)
    found = searched(advice, begun(game), 0, 30, 1, True)
    assert [choice.action.kind for choice in found] == [WAIT, SHOW, SPY]
    assert [choice.visits for choice in found] == [30, 30, 30]
    assert found[1].chance > found[0].chance
    assert searched(advice, begun(game), 0, 30, 1, True)[0].chance == found[0].chance


def test_the_searches_say_together_what_is_best() -> None:
    one = [Ranked(Action(WAIT), 0.2), Ranked(Action(SHOW), 0.5)]
    other = [Ranked(Action(WAIT), 0.4), Ranked(Action(SHOW), 0.9)]
    found = together([one, other])
    assert [choice.action.kind for choice in found] == [SHOW, WAIT]
    assert [choice.chance for choice in found] == pytest.approx([0.7, 0.3])


def test_a_lead_is_counted_to_the_best_of_the_others() -> None:
    answers = [Ranked(Action(kind), chance) for kind, chance in ((0, 0.3), (1, 0.6), (2, 0.1))]
    assert lead_of(answers, Action(1)) == pytest.approx(0.3)
    assert lead_of(answers, Action(2)) == pytest.approx(-0.5)


@pytest.mark.no_cover
def test_what_is_best_is_so_in_all_ways() -> None:
    game = Race()
    advice = advice_of(game)
    view = begun(game)
    verdict = judge(advice, view, 0, DEPTH)
    assert verdict.answers[0].action == Action(SHOW)
    assert 0.0 < verdict.searched.low <= verdict.searched.mean <= verdict.searched.high
    confirm(advice, view, 0, DEPTH, verdict)
    assert verdict.advised > 0.0
    assert 0.0 < verdict.played.low <= verdict.played.mean <= verdict.played.high


def test_a_heavy_game_is_searched_less() -> None:
    game = Race()
    advice = advice_of(game)
    advice.effort = 4
    verdict = judge(advice, begun(game), 0, DEPTH)
    assert [choice.visits for choice in verdict.answers] == [10, 10, 10]  # in both searches


def test_a_glance_is_one_search_with_a_part_of_the_iterations() -> None:
    glance = DEPTH.part(8)
    assert (glance.iterations, glance.seeds, glance.worlds) == (2, [1], 0)
    assert glance.clear == DEPTH.clear


def test_playing_on_stops_where_the_first_answer_is_clearly_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("citybuilder.bots.verdict.BATCH", 5)
    game = Race()
    advice = advice_of(game)
    view = begun(game)
    ahead = played_on(advice, view, 0, [Action(SHOW), Action(WAIT)], 6, 1)
    behind = played_on(advice, view, 0, [Action(WAIT), Action(SHOW)], 6, 1)
    assert [len(wins) for wins in (*ahead, *behind)] == [6, 6, 5, 5]


def test_all_questions_of_a_turn_share_its_luck() -> None:
    game = game_of("machi_koro")
    state = game.start(2, game.complete({}, 2), 1)
    action = game.legal(state)[0]
    ends = [ended(advice_of(game), state.copy(), 0, action, luck) for luck in (1, 1, 2, 3, 4)]
    assert ends[0] == ends[1]
    assert set(ends) == {0.0, 1.0}


def test_whoever_plays_on_is_sensible() -> None:
    game = Race()
    advice = advice_of(game)
    table = begun(game)
    assert sensible(advice, table, seeded(1)) == Action(SHOW)  # by a short search
    advice.judgement = Judgement()
    assert sensible(advice, table, seeded(1)) == Action(WAIT)  # the first, as nothing was learned
    advice.taste = Taste()
    assert sensible(advice, table, seeded(1)) == Action(WAIT)
    assert sensible(advice_of(Small()), table, seeded(1)) == Action(WAIT)
    assert sensible(advice_of(Race((SPY,))), table, seeded(1)) == Action(SPY)


def test_the_narrowest_lead_counts() -> None:
    found = narrowest([[1.0, 1.0, 0.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.0]])
    assert found.mean == pytest.approx(1 / 3)
    assert narrowest([[1.0]]).mean == 0.0


def test_an_interval_is_as_wide_as_worlds_differ() -> None:
    same = compared([1.0, 1.0], [0.5, 0.5])
    assert (same.low, same.mean, same.high) == (0.5, 0.5, 0.5)
    differing = compared([1.0, 1.0], [0.0, 1.0])
    assert differing.low < 0.0 < differing.mean < 1.0 < differing.high
