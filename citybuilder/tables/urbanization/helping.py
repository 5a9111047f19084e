"""What all tooltips of Urbanization share."""

from collections.abc import Callable, Mapping
from typing import Final

from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.speaking import Speaking

NOT_NOW: Final = QT_TRANSLATE_NOOP("urbanization", "Not now: %1.")
NO_MARKER: Final = QT_TRANSLATE_NOOP("urbanization", "you have no action marker left")
CHEAPEST: Final = QT_TRANSLATE_NOOP("urbanization", "the cheapest costs %1, you have %2")
TOO_DEAR: Final = QT_TRANSLATE_NOOP("urbanization", "it costs %1, you have %2")
ROW_FULL: Final = QT_TRANSLATE_NOOP("urbanization", "your row holds no more than %1")
NO_GRAIN_THERE: Final = QT_TRANSLATE_NOOP("urbanization", "there is none")
NO_INVENTING: Final = QT_TRANSLATE_NOOP(
    "urbanization", "you have no action marker left, and none on the path"
)
VALUED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 (value %2)")

Title = Callable[..., str]  # of a table, and the numbers in the key of a piece
Lines = Callable[..., list[str]]  # of a table, who looks, and the numbers
Pieces = Mapping[str, tuple[Title, Lines]]  # by the first part of their keys


class Helping(Speaking):
    """Titles are what those are told who hear the table; lines are for tooltips."""

    def asks_me(self, table: UrbanizationState, me: int, *kinds: int) -> bool:
        asked = table.asked[-1] if table.asked else None
        return asked is not None and asked.seat == me and asked.kind in kinds

    def is_played(self, table: UrbanizationState) -> bool:
        """Whether there are turns at all: not yet, or no more."""
        return table.round > 0 and not table.over

    def not_now(self, text: str, *parts: str) -> str:
        return self.say(NOT_NOW, self.say(text, *parts))

    def dear(self, table: UrbanizationState, me: int, cost: int) -> tuple[str, str, str]:
        return TOO_DEAR, self.money(cost), self.purse(table, me)

    def valued(self, card: int) -> str:
        return self.say(VALUED, self.words.factory(card), str(self.box.values[card]))
