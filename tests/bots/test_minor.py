"""Turns of many small answers: a bot searches for what matters and places by advice."""

import pytest
from helpers.cities import GAME, lay_row, table
from helpers.machi_koro import GAME as LIGHT
from helpers.matches import advice_of

from citybuilder.bots.bot import Budget, one_ahead
from citybuilder.bots.greedy import SAMPLES, GreedyBot
from citybuilder.bots.levels import LEVELS
from citybuilder.bots.mcts import MOST_SEATS, MctsBot, Node, Search, question
from citybuilder.core.rng import seeded
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.state import CitiesState


def placing() -> CitiesState:
    """A tile is in hand; where it goes is a minor question."""
    state = table()
    lay_row(state, tiles="tile_rbpw")
    GAME.apply(state, c.take(c.TILES * c.SLOTS))
    return state


def test_a_placing_costs_no_budget_and_is_the_advised_one() -> None:
    state = placing()
    budget = Budget(1000)
    ranked = MctsBot(seeded(1)).think(advice_of(GAME), GAME.observe(state, 0), 0, budget)
    assert budget.iterations == 1000
    assert ranked[0].action == advice_of(GAME).advised(state, GAME.legal(state))
    assert len(ranked) == len(GAME.legal(state))


def test_a_search_answers_minor_questions_by_advice_and_remembers_it() -> None:
    """Below each slot the tree has no branches for where a tile goes; what lies face down is
    another one each time, and then the answer is found anew."""
    state = table(seats=2)
    search = Search(seeded(3))
    view = GAME.observe(state, 0)
    for _ in range(60):
        search.iterate(advice_of(GAME), view, 0)
    tried = search.tried(question(advice_of(GAME), view))
    assert {node.action.kind for node in tried} == {c.TAKE}
    tiles = [node for node in tried if node.action.where // c.SLOTS == c.TILES and node.visits > 1]
    assert tiles
    assert all(len(node.advice) == 1 for node in tiles)
    assert not any(key // MOST_SEATS == c.ASK_LAY for node in tiles for key in node.questions)


def test_advice_holds_as_long_as_the_same_can_be_answered() -> None:
    state, node = placing(), Node()
    actions = GAME.legal(state)
    first = node.minor(advice_of(GAME), state, actions, 0)
    assert node.minor(advice_of(GAME), state, actions, 0) is first
    fewer = [action for action in actions if action != first]
    assert node.minor(advice_of(GAME), state, fewer, 0) in fewer
    assert node.advice == [first]


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 4])
def test_an_open_game_is_tried_once_where_no_chance_is_used(seats: int) -> None:
    """The reference looks into one world only: all others would be the same."""
    state = table(seats=seats)
    view = GAME.observe(state, 0)
    worlds = [GAME.determinize(view, 0, seeded(seed)) for seed in range(SAMPLES)]
    once = {each.action: each.chance for each in one_ahead(advice_of(GAME), view, 0, worlds[:1])}
    often = {each.action: each.chance for each in one_ahead(advice_of(GAME), view, 0, worlds)}
    for action in GAME.legal(view):
        if action.where % c.SLOTS < c.SLOTS - 1:
            assert once[action] == often[action]
    assert any(once[action] != often[action] for action in once)


def test_the_reference_places_by_advice_too() -> None:
    state = placing()
    ranked = GreedyBot(seeded(1)).think(advice_of(GAME), GAME.observe(state, 0), 0, Budget())
    assert ranked[0].action == advice_of(GAME).advised(state, GAME.legal(state))


def test_a_game_without_small_answers_takes_what_it_prefers() -> None:
    state = LIGHT.start(2, LIGHT.complete({}), 1)
    actions = LIGHT.legal(state)
    assert not advice_of(LIGHT).is_minor(state.asked[-1])
    weights = advice_of(LIGHT).prefer(state, actions)
    assert advice_of(LIGHT).advised(state, actions) == actions[weights.index(max(weights))]


def test_a_level_thinks_less_often_where_thinking_takes_longer() -> None:
    level, effort = LEVELS["strong"], advice_of(GAME).effort
    assert level.budget(False, effort).iterations == level.iterations // effort < level.iterations
    assert level.budget(True, effort).seconds == level.seconds


def test_an_option_that_is_not_for_so_many_stays_at_its_default() -> None:
    assert GAME.complete({c.LENGTH: "long"}, 2)[c.LENGTH] == "long"
    assert GAME.complete({c.LENGTH: "long"}, 3)[c.LENGTH] == "normal"
    assert GAME.complete({c.LENGTH: "long"})[c.LENGTH] == "long"
