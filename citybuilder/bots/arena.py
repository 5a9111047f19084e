"""Bots against each other: one whole match without a clock, so that its seed repeats exactly."""

from citybuilder.bots.levels import Level, Sitter
from citybuilder.core.advice import Advice
from citybuilder.core.game import Game, Options, S
from citybuilder.core.score import total


class Outcome:
    """How a match ended, seat by seat."""

    def __init__(
        self, wins: list[float] | None = None, scores: list[int] | None = None, turns: int = 0
    ) -> None:
        self.wins: list[float] = wins or []
        self.scores: list[int] = scores or []
        self.turns = turns


def sit_down(advice: Advice[S], levels: list[Level], seed: int, clocked: bool) -> list[Sitter[S]]:
    return [
        Sitter(advice, level, seed * len(levels) + seat, clocked)
        for seat, level in enumerate(levels)
    ]


def contest(advice: Advice[S], levels: list[Level], options: Options, seed: int) -> Outcome:
    """Play one match; every bot sees its own view, never the table."""
    game = advice.game
    state = game.start(len(levels), options, seed)
    sitters = sit_down(advice, levels, seed, False)
    while not state.over:
        seat = state.asked[-1].seat
        game.apply(state, sitters[seat].choose(game.observe(state, seat), seat))
    return ended(game, state)


def ended(game: Game[S], state: S) -> Outcome:
    """The outcome of a match that is over."""
    scores: list[int] = [total(lines) for lines in game.scores(state)]
    return Outcome(game.result(state), scores, game.turns(state))
