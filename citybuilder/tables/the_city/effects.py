"""What The City's cards bring, need and make cheaper, in words."""

from collections.abc import Sequence
from typing import Final

from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.rules import TheCity
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Texts

SYMBOLS: Final = (
    QT_TRANSLATE_NOOP("the_city", "car"),
    QT_TRANSLATE_NOOP("the_city", "cart"),
    QT_TRANSLATE_NOOP("the_city", "fountain"),
)

CARDS: Final = QT_TRANSLATE_NOOP("the_city", "%n cards a round.", "", 1)
POINTS: Final = QT_TRANSLATE_NOOP("the_city", "%n points a round.", "", 1)

INCOME: Final = {  # by what is counted; %1: a symbol or a building
    c.PER_SYMBOL: QT_TRANSLATE_NOOP(
        "the_city", "%n cards a round for each %1 in your city.", "", 1
    ),
    c.PER_SYMBOL_OF_TWO: QT_TRANSLATE_NOOP(
        "the_city", "%n cards a round for each %1 in your city and in one other: the best.", "", 1
    ),
    c.IF_OWNED: QT_TRANSLATE_NOOP(
        "the_city", "%n cards more a round if this stands in your city: %1.", "", 1
    ),
    c.PER_OWN_CARD: QT_TRANSLATE_NOOP(
        "the_city", "%n cards more a round for each of these in your city: %1.", "", 1
    ),
    c.PER_ANY_CARD: QT_TRANSLATE_NOOP(
        "the_city", "%n cards more a round for each of these in all cities: %1.", "", 1
    ),
}
WORTH: Final = {
    c.PER_SYMBOL: QT_TRANSLATE_NOOP(
        "the_city", "%n points a round for each %1 in your city.", "", 1
    ),
    c.PER_SYMBOL_OF_TWO: QT_TRANSLATE_NOOP(
        "the_city", "%n points a round for each %1 in your city and in one other: the best.", "", 1
    ),
    c.IF_OWNED: QT_TRANSLATE_NOOP(
        "the_city", "%n points more a round if this stands in your city: %1.", "", 1
    ),
    c.PER_OWN_CARD: QT_TRANSLATE_NOOP(
        "the_city", "%n points more a round for each of these in your city: %1.", "", 1
    ),
    c.PER_ANY_CARD: QT_TRANSLATE_NOOP(
        "the_city", "%n points more a round for each of these in all cities: %1.", "", 1
    ),
}

NEEDS: Final = QT_TRANSLATE_NOOP("the_city", "Needs one of these in your city: %1.")
CHEAPER: Final = QT_TRANSLATE_NOOP("the_city", "Makes cheaper by %1: %2.")
SYMBOL_CHEAPER: Final = QT_TRANSLATE_NOOP("the_city", "Every building with a %2 costs %1 less.")
SINGLE: Final = QT_TRANSLATE_NOOP("the_city", "At most one in a city.")
CREW: Final = QT_TRANSLATE_NOOP(
    "the_city", "You may build two cards in a round if each costs at most %1 as printed."
)
SHOWS: Final = QT_TRANSLATE_NOOP("the_city", "Symbols: %1.")
ONCE: Final = QT_TRANSLATE_NOOP("the_city", "Once in the match, instead of a card from your hand.")


class Effects:
    """Sentences about the printed cards; what they bring on a table, `help` tells."""

    def __init__(self, rules: TheCity, words: Texts) -> None:
        self.rules = rules
        self.words = words

    def sentences(self, kind: int, symbols: bool = True) -> list[str]:
        card, say, count = self.rules.buildings[kind], self.words.say, self.words.count
        found = [count(CARDS, card.income)] if card.income else []
        found += [self.effect(INCOME, effect) for effect in card.income_effects]
        found += [count(POINTS, card.points)] if card.points else []
        found += [self.effect(WORTH, effect) for effect in card.points_effects]
        if card.crew:
            found.append(say(CREW, str(self.rules.setup.crew_cost)))
        if kind == self.rules.architect:
            found.append(say(ONCE))
        if card.symbols and symbols:
            found.append(say(SHOWS, ", ".join(self.symbol(symbol) for symbol in card.symbols)))
        if card.needs:
            found.append(say(NEEDS, self.named(card.needs)))
        found += self.discounts(kind)
        if card.single and kind != self.rules.architect:
            found.append(say(SINGLE))
        return found

    def effect(self, texts: dict[int, str], effect: c.Effect) -> str:
        of_symbols = effect.per in (c.PER_SYMBOL, c.PER_SYMBOL_OF_TWO)
        counted = self.symbol(effect.counted) if of_symbols else self.words.card(effect.counted)
        return self.words.count(texts[effect.per], effect.amount, counted)

    def symbol(self, symbol: int) -> str:
        return self.words.say(SYMBOLS[symbol])

    def named(self, kinds: Sequence[int]) -> str:
        return ", ".join(self.words.card(kind) for kind in kinds)

    def discounts(self, kind: int) -> list[str]:
        """For a list of buildings, or for all that show a symbol."""
        found = []
        given = self.rules.buildings[kind].discounts
        for amount in sorted({amount for _, amount in given}):
            targets = [target for target, less in given if less == amount]
            symbol = self.symbol_of_all(targets)
            if symbol >= 0:
                text = self.words.say(SYMBOL_CHEAPER, str(amount), self.symbol(symbol))
            else:
                text = self.words.say(CHEAPER, str(amount), self.named(targets))
            found.append(text)
        return found

    def symbol_of_all(self, targets: Sequence[int]) -> int:
        """The symbol whose buildings these are, all of them; -1 if there is none."""
        for symbol in range(c.SHOWN):
            shown = [kind for kind in range(self.rules.kinds) if self.rules.symbols[kind][symbol]]
            if targets and list(targets) == shown:
                return symbol
        return -1
