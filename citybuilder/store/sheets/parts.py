"""Names of the files with what was learned: one for each part of what is known of a game."""

from citybuilder.core.advice import Advice
from citybuilder.core.game import State


def named(file: str, part: Advice[State]) -> str:
    """What is usual has the plain name; else the options that make the difference end it."""
    stem, dot, ending = file.rpartition(".")
    usual = {option.key: option.default for option in part.game.options}
    marks = [choice for key, choice in sorted(part.fixed.items()) if choice != usual[key]]
    return "_".join([stem, *marks]) + dot + ending
