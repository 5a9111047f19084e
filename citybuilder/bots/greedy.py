"""The reference opponent: looks one answer ahead and takes what the game's advice likes best."""

from typing import Final

from citybuilder.bots.bot import Bot, Budget, Ranked, chances
from citybuilder.core.game import Game, S
from citybuilder.core.rng import Rng

SAMPLES: Final = 12  # tables to average over where luck or secrets decide


class GreedyBot(Bot):
    """Simple and sound; its play is a fixed measure for all other bots and is not tuned."""

    def __init__(self, rng: Rng | None = None) -> None:
        self.rng = rng or Rng(1)

    def think(self, game: Game[S], view: S, seat: int, budget: Budget) -> list[Ranked]:
        actions = game.legal(view)
        if len(actions) == 1:
            return [Ranked(actions[0], chances(game, game.determinize(view, seat, self.rng))[seat])]
        worlds = [game.determinize(view, seat, self.rng) for _ in range(SAMPLES)]
        ranked = []
        for action in actions:
            hope = 0.0
            for world in worlds:
                after = world.copy()
                game.apply(after, action)
                hope += chances(game, after)[seat]
            ranked.append(Ranked(action, hope / SAMPLES))
        ranked.sort(key=lambda choice: -choice.chance)
        return ranked
