"""The reference opponent: looks one answer ahead and takes what the game's advice likes best."""

from typing import Final

from citybuilder.bots.bot import Bot, Budget, Ranked, chances, one_ahead
from citybuilder.core.advice import Advice
from citybuilder.core.game import S
from citybuilder.core.rng import Rng

SAMPLES: Final = 12  # tables to average over where luck or secrets decide


class GreedyBot(Bot):
    """Simple and sound; its play is a fixed measure for all other bots and is not tuned."""

    def __init__(self, rng: Rng | None = None) -> None:
        self.rng = rng or Rng(1)

    def think(self, advice: Advice[S], view: S, seat: int, budget: Budget) -> list[Ranked]:
        actions = advice.game.legal(view)
        if len(actions) == 1:
            return [Ranked(actions[0], chances(advice, advice.imagine(view, seat, self.rng))[seat])]
        samples = 1 if advice.is_minor(view.asked[-1]) else SAMPLES
        worlds = [advice.imagine(view, seat, self.rng) for _ in range(samples)]
        return one_ahead(advice, view, seat, worlds)
