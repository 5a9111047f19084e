"""What was learned by play: each seat's chance to win from what counts of how it stands."""

from math import exp

from citybuilder.bots.bot import chances
from citybuilder.core.game import Game, S


def judged(game: Game[S], state: S) -> list[float]:
    """As learned where something was, else as the game's advice has it."""
    weights = game.judgement
    if not weights or state.over:
        return chances(game, state)
    return softmax([weigh(weights, game.traits(state, seat)) for seat in range(state.seats)])


def weigh(weights: list[float], traits: list[float]) -> float:
    found = 0.0
    for number in range(len(weights)):
        found += weights[number] * traits[number]
    return found


def softmax(merits: list[float]) -> list[float]:
    best = max(merits)
    shares = [exp(merit - best) for merit in merits]
    whole = sum(shares)
    return [share / whole for share in shares]
