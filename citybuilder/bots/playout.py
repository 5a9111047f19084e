"""Whole games at random: the plainest use of the rules, and the measure of their speed."""

from citybuilder.core.game import Game, S
from citybuilder.core.rng import Rng


def play_out(game: Game[S], state: S, rng: Rng) -> int:
    """Play uniformly at random to the end; the number of decisions taken."""
    decisions = 0
    while not state.over:
        actions = game.legal(state)
        count = len(actions)
        game.apply(state, actions[rng.below(count) if count > 1 else 0])
        decisions += 1
    return decisions
