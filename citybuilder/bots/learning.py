"""Learning by play: matches of bots against themselves, and what their positions led to."""

from math import log
from typing import Final

from citybuilder.bots.bot import Bot, Budget, Ranked, judged, one_ahead
from citybuilder.bots.mcts import MctsBot
from citybuilder.core.game import Game, Options, S
from citybuilder.core.rng import Rng, seeded

STRAY: Final = 10  # of 100 answers are given by preference, so that matches differ
WORLDS: Final = 4  # that an answer is tried in where luck or secrets decide
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

    def think(self, game: Game[S], view: S, seat: int, budget: Budget) -> list[Ranked]:
        worlds = [game.determinize(view, seat, self.rng) for _ in range(WORLDS)]
        return one_ahead(game, view, seat, worlds, True)


def any_options(game: Game[S], seats: int, rng: Rng) -> Options:
    """One of all ways to set up the game."""
    found = {}
    for option in game.options:
        if seats in option.players:
            found[option.key] = option.choices[rng.below(len(option.choices))]
    return game.settle(found, seats)


def experience(
    game: Game[S], iterations: int, most: int, patience: float, seed: int
) -> list[Position]:
    """A match of bots for any number of players: some positions of it. Without iterations they
    look one answer ahead."""
    rng = seeded(seed).fork()
    seats: int = game.players[rng.below(len(game.players))]
    state = game.start(seats, any_options(game, seats, rng), seed)
    bot: Bot = MctsBot(rng.fork()) if iterations > 0 else Pupil(rng.fork())
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
        if game.is_minor(state.asked[-1]) or game.is_follow_up(state.asked[-1]):
            game.apply(state, game.advised(state, actions))
            continue
        traits = [game.traits(state, seat) for seat in range(seats)]
        found.append(Position(traits, judged(game, state)))
        if rng.below(100) < STRAY:
            game.apply(state, actions[rng.pick(game.prefer(state, actions))])
        else:
            seat = state.asked[-1].seat
            game.apply(state, bot.think(game, game.observe(state, seat), seat, budget)[0].action)
    look_back(found, game.result(state), patience if game.judgement is not None else 1.0)
    while len(found) > most:
        found.pop(rng.below(len(found)))
    return found


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
