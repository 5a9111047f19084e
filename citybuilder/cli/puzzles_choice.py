"""Which of the puzzles that were found are kept: each from a match of its own, and as different as
possible."""

from typing import Final

from citybuilder.cli.puzzles_finds import Found

COUNT: Final = 10  # puzzles of a game, if no other number is wanted
MOST_PAIRS: Final = 3  # of them with but two answers
GREAT: Final = 0.2  # a margin that makes no puzzle better if it grows
PER_MARGIN: Final = 5.0  # what a margin is worth, beside one simple way to answer that goes wrong
SAME_ANSWER: Final = 1.0  # what it costs to have the same lesson as another one,
SAME_QUESTION: Final = 0.4  # the same question,
SAME_SEATS: Final = 0.2  # as many players,
SAME_PHASE: Final = 0.3  # or the same third of a match


def chosen(found: list[Found], count: int = COUNT) -> list[Found]:
    """As many as there are, at most so many; what is seen through at once comes first."""
    taken: list[Found] = []
    while len(taken) < count:
        left = [one for one in found if fits(one, taken)]
        if not left:
            break
        taken.append(max(left, key=lambda one: merit(one, taken)))
    return sorted(taken, key=lambda one: (one.surprise, -one.puzzle.margin))


def fits(one: Found, taken: list[Found]) -> bool:
    pairs = sum(is_pair(other) for other in taken)
    own_match = all(one.puzzle.seed != other.puzzle.seed for other in taken)
    return own_match and (pairs < MOST_PAIRS or not is_pair(one))


def is_pair(one: Found) -> bool:
    return len(one.puzzle.answers) == 2


def merit(one: Found, taken: list[Found]) -> float:
    """A surprise and a clear margin speak for it, likeness to others against it."""
    worth = one.surprise + PER_MARGIN * min(GREAT, one.puzzle.margin)
    return worth - sum(likeness(one, other) for other in taken)


def likeness(one: Found, other: Found) -> float:
    alike = 0.0
    if one.question == other.question:
        alike += SAME_ANSWER if one.about == other.about else SAME_QUESTION
    if one.puzzle.seats == other.puzzle.seats:
        alike += SAME_SEATS
    if int(3 * one.progress) == int(3 * other.progress):
        alike += SAME_PHASE
    return alike
