"""The bot that thinks nothing but follows one of a game's plans: a fixed measure for the others."""

from citybuilder.bots.bot import Bot, Budget, Ranked
from citybuilder.core.advice import Advice
from citybuilder.core.game import S


class PlanBot(Bot):
    """Gives the plan's answer to every question."""

    def __init__(self, plan: str = "") -> None:
        self.plan = plan

    def think(self, advice: Advice[S], view: S, seat: int, budget: Budget) -> list[Ranked]:
        actions = advice.game.legal(view)
        chosen = advice.by_plan(self.plan, view, actions)
        part = 1.0 / float(view.seats)
        others = [action for action in actions if action != chosen]
        return [Ranked(action, part) for action in [chosen, *others]]
