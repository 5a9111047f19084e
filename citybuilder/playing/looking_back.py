"""A finished match is looked back at, with as much work as this computer does in a moment."""

from typing import Final

from citybuilder.bots.swings import Review
from citybuilder.core import game as compiled_or_not
from citybuilder.core.advice import Advice
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.native.libraries import offered

PURE: Final = 0.125  # of the work, where nothing is compiled: it takes about ten times as long


def is_compiled() -> bool:
    return not str(compiled_or_not.__file__).endswith(".py")


def portion() -> float:
    """Of the work, what this computer does in about the same time."""
    return 1.0 if is_compiled() or offered() else PURE


def review_of(match: Match[State], advice: Advice[State]) -> Review:
    """Of the whole match, with as much work as the processes that share it can do."""
    states = [*match.earlier, match.state]
    return Review(advice, states, match.actions, match.seed, portion())
