"""Bots that follow a plan: always the same answers, whatever they may spend."""

import pickle

import pytest
from helpers.machi_koro import ADVICE, GAME, building, table
from helpers.matches import advice_of

from citybuilder.bots.arena import contest
from citybuilder.bots.bot import Budget
from citybuilder.bots.levels import LEVELS, PLAN, PLANNED, Sitter, levels_for, scaled
from citybuilder.bots.plan_bot import PlanBot

KEY = PLANNED + ADVICE.plans[0]


def test_a_plan_answers_first_and_ranks_all_other_answers_behind() -> None:
    state = building(coins=[4, 0])
    view = GAME.observe(state, 0)
    budget = Budget(100)
    ranked = PlanBot(ADVICE.plans[0]).think(advice_of(GAME), view, 0, budget)
    actions = GAME.legal(state)
    assert ranked[0].action == ADVICE.by_plan(ADVICE.plans[0], view, actions)
    assert {each.action for each in ranked} == set(actions)
    assert len(ranked) == len(actions)
    assert {each.chance for each in ranked} == {0.5}
    assert budget.iterations == 100


def test_a_games_plans_stand_beside_the_levels() -> None:
    assert [*levels_for(advice_of(GAME))] == [*LEVELS, KEY]
    assert KEY not in LEVELS


def test_a_plan_is_a_level_of_its_own_at_any_budget() -> None:
    level = levels_for(advice_of(GAME))[KEY]
    assert (level.key, level.kind, level.iterations, level.noise) == (KEY, PLAN, 0, 0.0)
    assert scaled(level, 0.1) is level
    bot = Sitter(advice_of(GAME), pickle.loads(pickle.dumps(level)), 1, False).bot
    assert isinstance(bot, PlanBot)
    assert bot.plan == ADVICE.plans[0]


@pytest.mark.parametrize("clocked", [True, False])
def test_a_seat_can_follow_a_plan(clocked: bool) -> None:
    state = table()
    sitter = Sitter(advice_of(GAME), levels_for(advice_of(GAME))[KEY], 1, clocked)
    assert sitter.choose(GAME.observe(state, 0), 0) in GAME.legal(state)


@pytest.mark.no_cover
def test_a_plan_meets_other_bots_and_itself() -> None:
    level = levels_for(advice_of(GAME))[KEY]
    seated = [level, LEVELS["greedy"], level, LEVELS["random"]]
    outcome = contest(advice_of(GAME), seated, GAME.complete({}), 3)
    assert sum(outcome.wins) == 1.0
    again = contest(advice_of(GAME), seated, GAME.complete({}), 3)
    assert (again.wins, again.turns) == (outcome.wins, outcome.turns)
