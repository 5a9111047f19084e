"""Learning by play: matches of searching bots, and the weights that make their ends likeliest."""

from math import log, sqrt
from typing import Final

from citybuilder.bots.bot import Budget, chances
from citybuilder.bots.judging import softmax, weigh
from citybuilder.bots.mcts import MctsBot
from citybuilder.core.game import Game, Options, S
from citybuilder.core.rng import Rng, seeded

STRAY: Final = 10  # of 100 answers are given by preference, so that matches differ
STEPS: Final = 20  # at most; Newton's method needs about six
CLOSE: Final = 1e-4  # a step after which no further one is worth taking
NEVER: Final = 1e-9  # a chance that is treated as none


class Position:
    """A table at the beginning of a turn: each seat's traits, what the advice thought of its
    chance, and what it won in the end."""

    def __init__(
        self,
        traits: list[list[float]] | None = None,
        advice: list[float] | None = None,
        wins: list[float] | None = None,
    ) -> None:
        self.traits: list[list[float]] = traits or []
        self.advice: list[float] = advice or []
        self.wins: list[float] = wins or []


def any_options(game: Game[S], seats: int, rng: Rng) -> Options:
    """One of all ways to set up the game."""
    found = {}
    for option in game.options:
        if seats in option.players:
            found[option.key] = option.choices[rng.below(len(option.choices))]
    return game.settle(found, seats)


def experience(game: Game[S], iterations: int, most: int, seed: int) -> list[Position]:
    """A match of searching bots, for any number of players: some positions of it."""
    rng = seeded(seed).fork()
    seats: int = game.players[rng.below(len(game.players))]
    state = game.start(seats, any_options(game, seats, rng), seed)
    bot = MctsBot(rng.fork())
    found: list[Position] = []
    turn = -1
    budget = Budget()
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            budget = Budget(iterations)
            traits = [game.traits(state, seat) for seat in range(seats)]
            found.append(Position(traits, chances(game, state)))
        actions = game.legal(state)
        if rng.below(100) < STRAY:
            game.apply(state, actions[rng.pick(game.prefer(state, actions))])
        else:
            seat = state.asked[-1].seat
            game.apply(state, bot.think(game, game.observe(state, seat), seat, budget)[0].action)
    for position in found:
        position.wins = game.result(state)
    while len(found) > most:
        found.pop(rng.below(len(found)))
    return found


def surprise(positions: list[Position], weights: list[float]) -> float:
    """How badly these weights foretold who won, or without any the advice: the mean logarithm of
    the chance that the winner was given, less than nothing turned round."""
    whole = 0.0
    for position in positions:
        told = position.advice
        if weights:
            told = softmax([weigh(weights, traits) for traits in position.traits])
        for seat in range(len(told)):
            whole -= position.wins[seat] * log(max(NEVER, told[seat]))
    return whole / len(positions)


def learn(positions: list[Position], doubt: float) -> list[float]:
    """The weights that make the wins likeliest; doubt keeps those small that few matches speak
    for. What never differs between seats cannot count."""
    scales = spreads(positions)
    used = [number for number in range(len(scales)) if scales[number] > 0.0]
    rows = [
        Position([[traits[n] / scales[n] for n in used] for traits in each.traits], [], each.wins)
        for each in positions
    ]
    fitted = newton(rows, len(used), doubt)
    weights = [0.0] * len(scales)
    for number, weight in zip(used, fitted, strict=True):
        weights[number] = weight / scales[number]
    return weights


def spreads(positions: list[Position]) -> list[float]:
    """By how much each trait differs between the seats of a table."""
    count = len(positions[0].traits[0])
    found = [0.0] * count
    rows = 0
    for position in positions:
        seats = len(position.traits)
        rows += seats
        for number in range(count):
            mean = sum([traits[number] for traits in position.traits]) / seats
            for traits in position.traits:
                found[number] = found[number] + (traits[number] - mean) ** 2
    return [sqrt(square / rows) for square in found]


def newton(rows: list[Position], count: int, doubt: float) -> list[float]:
    """Step by step to where no weight can be changed for the better."""
    weights = [0.0] * count
    for _ in range(STEPS):
        slope = [-doubt * weight for weight in weights]
        bend = [[0.0] * count for _ in range(count)]
        for number in range(count):
            bend[number][number] = doubt
        for row in rows:
            add_row(row, weights, slope, bend)
        step = solved(bend, slope)
        weights = [weight + more for weight, more in zip(weights, step, strict=True)]
        if max([abs(more) for more in step]) < CLOSE:
            break
    return weights


def add_row(
    row: Position, weights: list[float], slope: list[float], bend: list[list[float]]
) -> None:
    """What one position says about the best direction, and about how far to go."""
    told = softmax([weigh(weights, traits) for traits in row.traits])
    count = len(weights)
    mean = [0.0] * count
    for seat, traits in enumerate(row.traits):
        chance = told[seat]
        for number in range(count):
            mean[number] = mean[number] + chance * traits[number]
    for seat, traits in enumerate(row.traits):
        chance = told[seat]
        missed = row.wins[seat] - chance
        apart = [traits[number] - mean[number] for number in range(count)]
        for number in range(count):
            slope[number] = slope[number] + missed * traits[number]
            part = chance * apart[number]
            line = bend[number]
            for other in range(number + 1):
                line[other] = line[other] + part * apart[other]


def solved(lower: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric system, of which the lower half is given, by Cholesky."""
    count = len(right)
    root = [[0.0] * count for _ in range(count)]
    for row in range(count):
        for column in range(row + 1):
            left = lower[row][column]
            for number in range(column):
                left -= root[row][number] * root[column][number]
            root[row][column] = sqrt(left) if row == column else left / root[column][column]
    found = right[:]
    for row in range(count):
        for number in range(row):
            found[row] = found[row] - root[row][number] * found[number]
        found[row] = found[row] / root[row][row]
    for row in range(count - 1, -1, -1):
        for number in range(row + 1, count):
            found[row] = found[row] - root[number][row] * found[number]
        found[row] = found[row] / root[row][row]
    return found
