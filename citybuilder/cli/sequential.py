"""Wald's sequential probability ratio test: a win rate is measured only until it is decided."""

from math import log
from typing import Final

FOR: Final = "for"
AGAINST: Final = "against"
UNDECIDED: Final = "undecided"

ERROR: Final = 0.05  # how often it may be decided wrongly, for either of the two rates


class Trial:
    """Whether games are won at a rate or more, or at a lower one or less."""

    def __init__(self, rate: float, lower: float, error: float = ERROR) -> None:
        self.rate = rate
        self.lower = lower
        self.error = error
        self.win = log(self.rate / self.lower)
        self.loss = log((1 - self.rate) / (1 - self.lower))
        self.bound = log((1 - error) / error)
        self.evidence = 0.0  # logarithm of how much likelier the games are at the higher rate
        self.games = 0

    def add(self, win: float) -> None:
        """One more game; a shared win is a part of a win, and the other part of a loss."""
        self.evidence += win * self.win + (1 - win) * self.loss
        self.games += 1

    def verdict(self) -> str:
        if self.evidence >= self.bound:
            return FOR
        return AGAINST if self.evidence <= -self.bound else UNDECIDED

    def decided(self) -> bool:
        return self.verdict() != UNDECIDED

    def decided_by(self, win: float) -> bool:
        """Whether no game is needed after this one."""
        self.add(win)
        return self.decided()

    def report(self) -> dict[str, object]:
        return {
            "rate": round(self.rate, 4),
            "or_at_most": round(self.lower, 4),
            "error": self.error,
            "verdict": self.verdict(),
            "after": self.games,
        }
