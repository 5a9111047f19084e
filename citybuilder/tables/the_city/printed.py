"""The City's cards as their faces show them."""

from typing import Final

from citybuilder.games.the_city import cards as c
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.the_city.faces import ART, Bonus, Face
from citybuilder.tables.the_city.texts import TheCityTexts

SINGLE: Final = QT_TRANSLATE_NOOP("the_city", "max. 1")
TWO: Final = QT_TRANSLATE_NOOP("the_city", "build two")


def symbol_art(symbol: int) -> str:
    return f"{ART}/symbol_{c.SYMBOLS[symbol]}~"


SYMBOLS: Final = tuple(symbol_art(symbol) for symbol in range(len(c.SYMBOLS)))


class Printed:
    """Made anew for every language."""

    def __init__(self, words: TheCityTexts) -> None:
        self.words = words
        self.rules = words.rules
        self.faces: dict[tuple[int, str], Face] = {}

    def face(self, kind: int) -> Face:
        name = self.words.card_on_face(kind)
        if (kind, name) not in self.faces:
            card = self.rules.buildings[kind]
            self.faces[kind, name] = Face(
                card.key,
                name,
                tuple(symbol_art(symbol) for symbol in card.symbols),
                int(card.income),
                int(card.points),
                tuple(self.bonus(effect) for effect in card.income_effects),
                tuple(self.bonus(effect) for effect in card.points_effects),
                self.less(kind),
                tuple(f"{ART}/{self.rules.buildings[needed].key}" for needed in card.needs),
                self.words.say(SINGLE) if card.single else "",
                self.words.say(TWO) if card.crew else "",
            )
        return self.faces[kind, name]

    def less(self, kind: int) -> tuple[Bonus, ...]:
        """What it makes cheaper: some buildings, or all that show a symbol."""
        given = self.rules.buildings[kind].discounts
        symbol = self.words.effects.symbol_of_all([target for target, _ in given])
        if symbol >= 0:
            return (Bonus(int(given[0][1]), symbol_art(symbol), symbol=True),)
        return tuple(
            Bonus(int(amount), f"{ART}/{self.rules.buildings[target].key}", symbol=False)
            for target, amount in given
        )

    def bonus(self, effect: c.Effect) -> Bonus:
        symbol = effect.per in (c.PER_SYMBOL, c.PER_SYMBOL_OF_TWO)
        counted = int(effect.counted)
        art = symbol_art(counted) if symbol else f"{ART}/{self.rules.buildings[counted].key}"
        return Bonus(int(effect.amount), art, symbol, effect.per == c.IF_OWNED)
