"""The bot that thinks nothing: every legal answer is as good as another."""

from citybuilder.bots.bot import Bot, Budget, Ranked
from citybuilder.core.game import Game, S
from citybuilder.core.rng import Rng


class RandomBot(Bot):
    """Ranks the answers by lot."""

    def __init__(self, rng: Rng | None = None) -> None:
        self.rng = rng or Rng(1)

    def think(self, game: Game[S], view: S, seat: int, budget: Budget) -> list[Ranked]:
        left = game.legal(view)
        part = 1.0 / float(view.seats)
        ranked = []
        while left:
            ranked.append(Ranked(left.pop(self.rng.below(len(left))), part))
        return ranked
