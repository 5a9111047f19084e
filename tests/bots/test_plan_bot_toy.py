"""Plans and a game that has none."""

from helpers.matches import advice_of
from helpers.toy import DRAW, Toy

from citybuilder.bots.bot import Budget
from citybuilder.bots.levels import LEVELS, levels_for
from citybuilder.bots.plan_bot import PlanBot

GAME = Toy()
ADVICE = advice_of(GAME)


def test_a_game_without_plans_knows_no_bots_for_them() -> None:
    assert levels_for(ADVICE) == LEVELS


def test_a_game_without_plans_answers_as_it_prefers() -> None:
    state = GAME.start(2, GAME.complete({}), 1)
    state.hands = [0, 2]
    ranked = PlanBot("any").think(ADVICE, GAME.observe(state, 0), 0, Budget())
    assert ranked[0].action.kind == DRAW
