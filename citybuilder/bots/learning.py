"""Learning by play: matches of bots against themselves, and what their positions led to."""

from math import log
from typing import Final

from citybuilder.bots.bot import Bot, Budget, Ranked, judged, one_ahead
from citybuilder.bots.greedy import GreedyBot
from citybuilder.bots.inclined import Inclined
from citybuilder.bots.mcts import MctsBot
from citybuilder.core.advice import Advice
from citybuilder.core.game import Game, Options, S
from citybuilder.core.judgement import softmax
from citybuilder.core.rng import Rng, seeded
from citybuilder.core.score import total

STRAY: Final = 10  # of 100 answers are given by preference, so that matches differ
WORLDS: Final = 4  # that an answer is tried in where luck or secrets decide
GUESTS: Final = 40  # of 100 matches have the reference at some seats
MOST: Final = 60  # positions of a match; more of the same match say little more
FEW: Final = 6  # of a quick match, of which there are many
CLOSE: Final = 0.07  # of the best score: who is behind by so much did well enough to learn from
NEVER: Final = 1e-9  # a chance that is treated as none


class Position:
    """A table: each seat's traits, what was thought of its chances, and what came of them."""

    def __init__(
        self,
        traits: list[list[float]] | None = None,
        told: list[float] | None = None,
        goal: list[float] | None = None,
    ) -> None:
        self.traits: list[list[float]] = traits or []
        self.told: list[float] = told or []
        self.goal: list[float] = goal or []


class Pupil(Bot):
    """Looks one answer ahead and takes what is judged best."""

    def __init__(self, rng: Rng | None = None) -> None:
        self.rng = rng or Rng(1)

    def think(self, advice: Advice[S], view: S, seat: int, budget: Budget) -> list[Ranked]:
        worlds = [advice.imagine(view, seat, self.rng) for _ in range(WORLDS)]
        return one_ahead(advice, view, seat, worlds, True)


def any_options(game: Game[S], seats: int, rng: Rng, fixed: Options) -> Options:
    """One of all ways to set up the game that have these options."""
    found = {}
    for option in game.options:
        if seats in option.players:
            found[option.key] = option.choices[rng.below(len(option.choices))]
    return game.complete(found | fixed, seats)


def experience(
    advice: Advice[S], iterations: int, patience: float, seed: int, quick: bool = False
) -> list[Position]:
    """A match of bots for any number of players: some positions of it. Without iterations, and
    as long as nothing was learned, they look one answer ahead, and some seats are taken by
    the reference, to know other ways of playing; a quick match is played by inclination alone."""
    game = advice.game
    rng = seeded(seed).fork()
    seats: int = game.players[rng.below(len(game.players))]
    state = game.start(seats, any_options(game, seats, rng, advice.fixed), seed)
    searching = iterations > 0 and advice.judgement is not None
    pupil: Bot = MctsBot(rng.fork(), True) if searching else Pupil(rng.fork())
    bots = [Inclined(rng.fork())] * seats if quick else guests(pupil, seats, rng)
    found: list[Position] = []
    turn = -1
    budget = Budget()
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            budget = Budget(iterations)
        actions = game.legal(state)
        if len(actions) == 1:
            game.apply(state, actions[0])
            continue
        if advice.is_small(state.asked[-1]):
            game.apply(state, advice.advised(state, actions))
            continue
        traits = [advice.traits(state, seat) for seat in range(seats)]
        found.append(Position(traits, judged(advice, state)))
        if rng.below(100) < STRAY:
            game.apply(state, actions[rng.pick(advice.prefer(state, actions))])
        else:
            seat = state.asked[-1].seat
            view = game.observe(state, seat)
            game.apply(state, bots[seat].think(advice, view, seat, budget)[0].action)
    look_back(found, success(game, state), patience if advice.judgement is not None else 1.0)
    while len(found) > (FEW if quick else MOST):
        found.pop(rng.below(len(found)))
    return found


def guests(pupil: Bot, seats: int, rng: Rng) -> list[Bot]:
    """Who sits where: in some matches the reference at some seats, never at all of them."""
    bots = [pupil] * seats
    if rng.below(100) < GUESTS:
        first: int = rng.below(seats)
        for step in range(1 + rng.below(seats - 1)):
            bots[(first + step) % seats] = GreedyBot(rng.fork())
    return bots


def success(game: Game[S], state: S) -> list[float]:
    """What a match was for each seat: the win, or where points tell how well one played, more of
    it the fewer points are missing. A close second has not done everything wrong."""
    if not game.counts_points:
        return game.result(state)
    scores = [float(total(lines)) for lines in game.scores(state)]
    best = max(scores)
    return softmax([(score - best) / (CLOSE * max(1.0, best)) for score in scores])


def look_back(positions: list[Position], wins: list[float], patience: float) -> None:
    """What a position led to: in part what was thought of the next one, and the more patience the
    more what followed later, up to who won."""
    goal = wins
    for number in range(len(positions) - 1, -1, -1):
        positions[number].goal = goal
        told = positions[number].told
        goal = [patience * goal[seat] + (1.0 - patience) * told[seat] for seat in range(len(wins))]


def surprise(positions: list[Position], chances: list[list[float]]) -> float:
    """How badly these chances foretold what came: the mean of minus the logarithm of the chance
    that was given to the winner."""
    whole = 0.0
    for position, told in zip(positions, chances, strict=True):
        for seat in range(len(told)):
            whole -= position.goal[seat] * log(max(NEVER, told[seat]))
    return whole / len(positions)
