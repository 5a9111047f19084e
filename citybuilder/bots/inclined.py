"""The bot that follows its inclination: no look ahead, so that matches of it take no time."""

from citybuilder.bots.bot import Bot, Budget, Ranked
from citybuilder.core.advice import Advice
from citybuilder.core.game import S
from citybuilder.core.rng import Rng


class Inclined(Bot):
    """Takes what it is inclined to most; what nothing was learned about, by advice."""

    def __init__(self, rng: Rng | None = None) -> None:
        self.rng = rng or Rng(1)

    def think(self, advice: Advice[S], view: S, seat: int, budget: Budget) -> list[Ranked]:
        actions = advice.game.legal(view)
        state = advice.imagine(view, seat, self.rng)
        if len(actions) == 1:
            return [Ranked(actions[0])]
        if not advice.genres(state, actions):
            return [Ranked(advice.advised(state, actions))]
        weights = advice.inclined(state, actions)
        ranked = [Ranked(actions[number], weight) for number, weight in enumerate(weights)]
        ranked.sort(key=lambda choice: -choice.chance)
        return ranked
