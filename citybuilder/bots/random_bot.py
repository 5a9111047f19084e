"""The bot that thinks nothing: every legal answer is as good as another."""

from citybuilder.bots.bot import Bot, Budget, Ranked
from citybuilder.core.advice import Advice
from citybuilder.core.game import S
from citybuilder.core.rng import Rng


class RandomBot(Bot):
    """Ranks the answers by lot."""

    def __init__(self, rng: Rng | None = None) -> None:
        self.rng = rng or Rng(1)

    def think(self, advice: Advice[S], view: S, seat: int, budget: Budget) -> list[Ranked]:
        left = advice.game.legal(view)
        part = 1.0 / float(view.seats)
        ranked = []
        while left:
            ranked.append(Ranked(left.pop(self.rng.below(len(left))), part))
        return ranked
