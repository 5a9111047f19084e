"""The City's cards as rows of a table, and the sections of its rules."""

from typing import Final, cast

from citybuilder.core.game import Decision
from citybuilder.games.the_city import cards as c
from citybuilder.tables.overview import Chapter, Overview, Row
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.the_city.printed import symbol_art
from citybuilder.tables.the_city.texts import TheCityTexts

SYMBOLS: Final = QT_TRANSLATE_NOOP("the_city", "Symbols")
ASIDE: Final = QT_TRANSLATE_NOOP("the_city", "Beside the deck")
CHAPTERS: Final = (  # least and most cost
    (0, 2, QT_TRANSLATE_NOOP("the_city", "Buildings for 0 to 2 cards")),
    (3, 5, QT_TRANSLATE_NOOP("the_city", "Buildings for 3 to 5 cards")),
    (6, 99, QT_TRANSLATE_NOOP("the_city", "Buildings for 6 cards and more")),
)

PLACES: Final = {
    c.ASK_DISCARD: "setup",
    c.ASK_CHOOSE: "choose",
    c.ASK_PAY: "pay",
    c.ASK_SECOND: "crew",
    c.ASK_TAKE: "pass",
}


def place_of(asked: Decision) -> str:
    """The section of the rules that tells about what is asked."""
    return PLACES.get(asked.kind, "limit")


class TheCityOverview(Overview):
    """Buildings by what they cost, then the architect."""

    cost_art = "the_city/symbol_income~"

    def numbers(self) -> str:
        return self.texts.say(SYMBOLS)

    def chapters(self) -> list[Chapter]:
        texts = cast(TheCityTexts, self.texts)
        box = texts.box
        found = []
        for least, most, title in CHAPTERS:
            kinds = [kind for kind in range(box.architect) if least <= box.costs[kind] <= most]
            found.append(Chapter(texts.say(title), tuple(self.row(kind) for kind in kinds)))
        return [*found, Chapter(texts.say(ASIDE), (self.row(box.architect),))]

    def row(self, kind: int) -> Row:
        texts = cast(TheCityTexts, self.texts)
        card = texts.box.buildings[kind]
        doubts = dict(self.doubts.get(card.key, {}))
        if "symbols" in doubts:
            doubts["numbers"] = doubts.pop("symbols")
        return Row(
            key=card.key,
            art=f"the_city/{card.key}",
            name=texts.card(kind),
            group="",
            shape="",
            colour="ink",
            numbers="",
            cost=str(card.cost),
            effect=" ".join(texts.effects.sentences(kind, symbols=False)),
            count=str(card.copies),
            doubts=doubts,
            icons=tuple(symbol_art(symbol) for symbol in card.symbols),
        )


OVERVIEW: Final = TheCityOverview
