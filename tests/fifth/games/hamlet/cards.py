"""The vocabulary of Hamlet: its question, answers and events, and what a card says."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import Action

ASK_TURN: Final[i64] = 0

DRAW: Final[i64] = 0
BUILD: Final[i64] = 1  # what: card

DREW: Final[i64] = 0  # seat takes what into the hand; only the seat knows it
BUILT: Final[i64] = 1  # seat builds what and lays down amount other cards
WON: Final[i64] = 2  # seat

SCORE_HOUSES: Final[i64] = 0


class House:
    """A kind of card."""

    key: str = ""
    points: i64 = 0
    price: i64 = 0  # other cards that are laid down for it
    copies: i64 = 0


def draw() -> Action:
    return Action(DRAW)


def build(card: i64) -> Action:
    return Action(BUILD, what=card)
