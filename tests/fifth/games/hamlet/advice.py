"""What a sensible player thinks of Hamlet."""

from math import exp
from typing import Final

from mypy_extensions import i64

from citybuilder.core.advice import Advice
from citybuilder.core.game import Action
from fifth.games.hamlet import cards as c
from fifth.games.hamlet.rules import Hamlet
from fifth.games.hamlet.state import HamletState


class HamletAdvice(Advice[HamletState]):
    """Points that stand, and a little for cards in hand."""

    def __init__(self, game: Hamlet) -> None:
        super().__init__(game)
        self.rules = game

    def advise(self, state: HamletState, seat: i64) -> float:
        points = float(self.rules.points(state, seat)) + 0.4 * float(state.held[seat])
        return exp(points / 4.0)

    def prefer(self, state: HamletState, actions: list[Action]) -> list[float]:
        return [
            float(self.rules.houses[action.what].points) if action.kind == c.BUILD else 1.5
            for action in actions
        ]


ADVICE: Final = HamletAdvice
