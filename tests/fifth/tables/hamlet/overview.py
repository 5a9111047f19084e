"""Hamlet's cards as rows, and the sections of its rules."""

from typing import Final, cast

from citybuilder.core.game import Decision
from citybuilder.tables.overview import Chapter, Overview, Row
from fifth.games.hamlet.rules import Hamlet


def place_of(_asked: Decision) -> str:
    return "turn"


class HamletOverview(Overview):
    """One chapter."""

    def numbers(self) -> str:
        return ""

    def chapters(self) -> list[Chapter]:
        game = cast(Hamlet, self.texts.game)
        rows = [
            Row(
                key=house.key,
                art="",
                name=self.texts.card(kind),
                group="",
                shape="square",
                colour="green",
                numbers="",
                cost=str(house.price),
                effect=self.texts.card_help(kind),
                count=str(house.copies),
            )
            for kind, house in enumerate(game.houses)
        ]
        return [Chapter(self.texts.say("Houses"), tuple(rows))]


OVERVIEW: Final = HamletOverview
