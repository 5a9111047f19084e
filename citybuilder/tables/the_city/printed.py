"""The City's cards as their faces show them."""

from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.the_city.cards import SYMBOLS as NAMES
from citybuilder.games.the_city.effects import Discount, Effect, PerSymbolOfTwo
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.the_city.faces import ART, Bonus, Face
from citybuilder.tables.the_city.texts import TheCityTexts

SINGLE: Final = QT_TRANSLATE_NOOP("the_city", "max. 1")
TWO: Final = QT_TRANSLATE_NOOP("the_city", "build two")


def symbol_art(symbol: int) -> str:
    return f"{ART}/symbol_{NAMES[symbol]}~"


SYMBOLS: Final = tuple(symbol_art(symbol) for symbol in range(len(NAMES)))


class Printed:
    """Made anew for every language."""

    def __init__(self, words: TheCityTexts) -> None:
        self.words = words
        self.box = words.box
        self.faces: dict[tuple[int, str], Face] = {}

    def face(self, kind: int) -> Face:
        name = self.words.card_on_face(kind)
        if (kind, name) not in self.faces:
            card = self.box.buildings[kind]
            self.faces[kind, name] = Face(
                card.key,
                name,
                tuple(symbol_art(symbol) for symbol in card.symbols),
                card.income,
                card.points,
                tuple(self.bonus(effect, effect.once) for effect in card.income_effects),
                tuple(self.bonus(effect, effect.once) for effect in card.points_effects),
                tuple(self.bonus(discount) for discount in card.discounts),
                tuple(f"{ART}/{self.box.buildings[needed].key}" for needed in card.needs),
                self.words.say(SINGLE) if card.single else "",
                self.words.say(TWO) if card.crew else "",
            )
        return self.faces[kind, name]

    def bonus(self, printed: Effect | Discount, once: bool = False) -> Bonus:
        symbol = printed.symbol != NONE
        art = (
            symbol_art(printed.symbol)
            if symbol
            else f"{ART}/{self.box.buildings[printed.card].key}"
        )
        return Bonus(printed.amount, art, symbol, once, isinstance(printed, PerSymbolOfTwo))
