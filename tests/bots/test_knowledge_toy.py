"""Bots know what their seat may know: what is hidden cannot change their minds."""

from collections.abc import Callable

import pytest
from helpers.matches import advice_of
from helpers.toy import Toy, ToyState

from citybuilder.bots.bot import Bot, Budget
from citybuilder.bots.greedy import GreedyBot
from citybuilder.bots.levels import LEVELS, Sitter
from citybuilder.bots.mcts import MctsBot
from citybuilder.bots.random_bot import RandomBot
from citybuilder.core.plain import plain
from citybuilder.core.rng import Rng, seeded

GAME = Toy()
ADVICE = advice_of(GAME)


def twins() -> tuple[ToyState, ToyState]:
    """Two tables that differ in the opponent's hidden card and in the luck to come."""
    one = GAME.start(2, GAME.complete({}), 1)
    other = one.copy()
    hidden = one.hands[1]
    instead = (hidden + 1) % 3
    other.hands[1] = instead
    other.bag[hidden] += 1
    other.bag[instead] -= 1
    other.rng = seeded(99)
    return one, other


def test_the_twins_look_alike() -> None:
    one, other = twins()
    assert plain(one) != plain(other)
    assert plain(GAME.observe(one, 0)) == plain(GAME.observe(other, 0))


@pytest.mark.parametrize("kind", [RandomBot, GreedyBot, MctsBot])
def test_what_is_hidden_changes_no_ranking(kind: Callable[[Rng], Bot]) -> None:
    rankings = [
        [
            (ranked.action, ranked.chance)
            for ranked in kind(seeded(3)).think(ADVICE, GAME.observe(table, 0), 0, Budget(200))
        ]
        for table in twins()
    ]
    assert rankings[0] == rankings[1]


def test_a_worse_card_is_put_back() -> None:
    state = GAME.start(2, GAME.complete({}), 1)
    state.turn = 7
    state.bag[state.hands[0]] += 1
    state.hands[0] = 0
    state.bag[0] -= 1
    sitter = Sitter(ADVICE, LEVELS["normal"], 1, False)
    assert sitter.choose(GAME.observe(state, 0), 0) == GAME.legal(state)[1]
