"""What the pieces of Urbanization say about themselves in the situation on the table."""

from typing import Final

from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.help_actions import ActionHelp
from citybuilder.tables.urbanization.help_industry import IndustryHelp
from citybuilder.tables.urbanization.help_land import LandHelp
from citybuilder.tables.urbanization.help_market import MarketHelp
from citybuilder.tables.urbanization.help_seats import SeatHelp
from citybuilder.tables.urbanization.help_track import TrackHelp
from citybuilder.tables.urbanization.helping import Pieces
from citybuilder.tables.urbanization.texts import UrbanizationTexts

SERIES: Final = (
    QT_TRANSLATE_NOOP("urbanization", "Points"),
    QT_TRANSLATE_NOOP("urbanization", "Citizens"),
    QT_TRANSLATE_NOOP("urbanization", "Money"),
)


class UrbanizationHelp:
    """Tooltips, and names for those who hear the table; by the first part of a piece's key."""

    def __init__(self, words: UrbanizationTexts) -> None:
        self.words = words
        self.rules = words.rules
        self.actions = ActionHelp(words)
        self.pieces: Pieces = {
            **self.actions.pieces,
            **LandHelp(words, self.actions).pieces,
            **IndustryHelp(words, self.actions).pieces,
            **MarketHelp(words, self.actions).pieces,
            **TrackHelp(words, self.actions).pieces,
            **SeatHelp(words).pieces,
        }

    def series(self) -> list[str]:
        return [self.words.say(text) for text in SERIES]

    def spoken(self, table: UrbanizationState, key: str) -> str:
        """In one line; nothing is tried out for it."""
        kind, *rest = key.split("/")
        title, _ = self.pieces[kind]
        return title(table, *map(int, rest))

    def tip(self, table: UrbanizationState, me: int, key: str) -> str:
        kind, *rest = key.split("/")
        title, lines = self.pieces[kind]
        numbers = [int(part) for part in rest]
        return "\n".join([title(table, *numbers), *lines(table, me, *numbers)])
