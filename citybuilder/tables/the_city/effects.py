"""What The City's cards bring, need and make cheaper, in words."""

from collections.abc import Sequence
from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.the_city.box import Box
from citybuilder.games.the_city.effects import Discount, Effect
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Texts
from citybuilder.tables.the_city.names import CARDS as NAMES

SYMBOLS: Final = (
    QT_TRANSLATE_NOOP("the_city", "car"),
    QT_TRANSLATE_NOOP("the_city", "cart"),
    QT_TRANSLATE_NOOP("the_city", "fountain"),
)

CARDS: Final = QT_TRANSLATE_NOOP("the_city", "%n cards a round.", "", 1)
POINTS: Final = QT_TRANSLATE_NOOP("the_city", "%n points a round.", "", 1)

EACH: Final = {  # cards and points, by what is counted; %1: a symbol or a building
    "symbol": (
        QT_TRANSLATE_NOOP("the_city", "%n cards a round for each %1 in your city.", "", 1),
        QT_TRANSLATE_NOOP("the_city", "%n points a round for each %1 in your city.", "", 1),
    ),
    "symbol_of_two": (
        QT_TRANSLATE_NOOP(
            "the_city",
            "%n cards a round for each %1 in your city and in the best other one.",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP(
            "the_city",
            "%n points a round for each %1 in your city and in the best other one.",
            "",
            1,
        ),
    ),
    "owned": (
        QT_TRANSLATE_NOOP("the_city", "%n cards a round if your city has %1.", "", 1),
        QT_TRANSLATE_NOOP("the_city", "%n points a round if your city has %1.", "", 1),
    ),
    "own_card": (
        QT_TRANSLATE_NOOP("the_city", "%n cards a round for each %1 in your city.", "", 1),
        QT_TRANSLATE_NOOP("the_city", "%n points a round for each %1 in your city.", "", 1),
    ),
    "any_card": (
        QT_TRANSLATE_NOOP("the_city", "%n cards a round for each %1 in all cities.", "", 1),
        QT_TRANSLATE_NOOP("the_city", "%n points a round for each %1 in all cities.", "", 1),
    ),
}
MORE: Final = {  # the same of buildings, where the card brings some anyway
    "owned": (
        QT_TRANSLATE_NOOP("the_city", "%n cards more a round if your city has %1.", "", 1),
        QT_TRANSLATE_NOOP("the_city", "%n points more a round if your city has %1.", "", 1),
    ),
    "own_card": (
        QT_TRANSLATE_NOOP("the_city", "%n cards more a round for each %1 in your city.", "", 1),
        QT_TRANSLATE_NOOP("the_city", "%n points more a round for each %1 in your city.", "", 1),
    ),
    "any_card": (
        QT_TRANSLATE_NOOP("the_city", "%n cards more a round for each %1 in all cities.", "", 1),
        QT_TRANSLATE_NOOP("the_city", "%n points more a round for each %1 in all cities.", "", 1),
    ),
}

NEEDS: Final = QT_TRANSLATE_NOOP("the_city", "Needs %1 in your city.")
CHEAPER: Final = QT_TRANSLATE_NOOP("the_city", "These cost %1 less: %2.")
SYMBOL_CHEAPER: Final = QT_TRANSLATE_NOOP("the_city", "Every building with a %2 costs %1 less.")
SINGLE: Final = QT_TRANSLATE_NOOP("the_city", "At most one in a city.")
CREW: Final = QT_TRANSLATE_NOOP(
    "the_city", "You may build two cards in a round if each costs at most %1 as printed."
)
OR: Final = QT_TRANSLATE_NOOP("the_city", "%1 or %2")
TIMES: Final = QT_TRANSLATE_NOOP("the_city", "%1 × %2")
SHOWS: Final = QT_TRANSLATE_NOOP("the_city", "Symbols: %1.")
ONCE: Final = QT_TRANSLATE_NOOP(
    "the_city", "Once in the match, for free, instead of a card from your hand."
)


class Effects:
    """Sentences about the printed cards; what they bring on a table, `help` tells."""

    def __init__(self, box: Box, words: Texts) -> None:
        self.box = box
        self.words = words

    def sentences(self, kind: int, symbols: bool = True) -> list[str]:
        card, say, count = self.box.buildings[kind], self.words.say, self.words.count
        found = [count(CARDS, card.income)] if card.income else []
        found += [self.more(effect, 0, card.income) for effect in card.income_effects]
        found += [count(POINTS, card.points)] if card.points else []
        found += [self.more(effect, 1, card.points) for effect in card.points_effects]
        if card.crew:
            found.append(say(CREW, str(self.box.setup.crew_cost)))
        if kind == self.box.architect:
            found.append(say(ONCE))
        if card.symbols and symbols:
            found.append(say(SHOWS, self.shown(card.symbols)))
        if card.needs:
            found.append(say(NEEDS, self.one_of(card.needs)))
        found += self.cheaper(card.discounts)
        if card.single and kind != self.box.architect:
            found.append(say(SINGLE))
        return found

    def more(self, effect: Effect, number: int, printed: int) -> str:
        """Beside a number that is printed, if there is one."""
        texts = MORE.get(effect.per, EACH[effect.per]) if printed else EACH[effect.per]
        return self.words.count(texts[number], effect.amount, self.counted(effect))

    def counted(self, printed: Effect) -> str:
        if printed.symbol != NONE:
            return self.symbol(printed.symbol)
        owned = printed.per == "owned"
        return self.a_card(printed.card) if owned else self.words.card(printed.card)

    def shown(self, symbols: Sequence[int]) -> str:
        """Twins are counted."""
        counts = {symbol: symbols.count(symbol) for symbol in symbols}
        return ", ".join(
            self.symbol(symbol)
            if number == 1
            else self.words.say(TIMES, str(number), self.symbol(symbol))
            for symbol, number in counts.items()
        )

    def a_card(self, kind: int) -> str:
        """The card as the object of a sentence."""
        return self.words.say(NAMES[self.box.buildings[kind].key][1])

    def symbol(self, symbol: int) -> str:
        return self.words.say(SYMBOLS[symbol])

    def named(self, kinds: Sequence[int]) -> str:
        return self.words.both([self.words.card(kind) for kind in kinds])

    def one_of(self, kinds: Sequence[int]) -> str:
        """Buildings of which one is enough, as the object of a sentence."""
        *others, last = (self.a_card(kind) for kind in kinds)
        return self.words.say(OR, ", ".join(others), last) if others else last

    def cheaper(self, discounts: Sequence[Discount]) -> list[str]:
        """All that show a symbol, or certain buildings."""
        found = [
            self.words.say(SYMBOL_CHEAPER, str(each.amount), self.symbol(each.symbol))
            for each in discounts
            if each.symbol != NONE
        ]
        cards = [each for each in discounts if each.card != NONE]
        for amount in sorted({each.amount for each in cards}):
            named = self.named([each.card for each in cards if each.amount == amount])
            found.append(self.words.say(CHEAPER, str(amount), named))
        return found
