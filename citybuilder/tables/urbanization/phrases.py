"""What the cards of Urbanization do, in words made from their data."""

from collections.abc import Sequence
from typing import Final

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.rounds import TELEVISION_NEEDS
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.names import COLOURED
from citybuilder.tables.urbanization.naming import Names

ORDERS_OF: Final = QT_TRANSLATE_NOOP("urbanization", "Orders: left %1, right %2 and %3.")
MAKES: Final = QT_TRANSLATE_NOOP("urbanization", "Makes up to %1.")
AT_EACH: Final = QT_TRANSLATE_NOOP("urbanization", "%1 for %2 each")
AT: Final = QT_TRANSLATE_NOOP("urbanization", "%1 for %2")
SUITS: Final = QT_TRANSLATE_NOOP("urbanization", "Suits %1: %n points each at the end.", "", 1)

HELPS: Final = {  # %n or %1: how much
    c.BROKER: QT_TRANSLATE_NOOP(
        "urbanization",
        "Before you buy land, you move up to %n price markers between free regions. "
        "Each keeps at least one.",
        "",
        1,
    ),
    c.ARCHITECT: QT_TRANSLATE_NOOP("urbanization", "Every building of one action costs %1 less."),
    c.MILLER: QT_TRANSLATE_NOOP(
        "urbanization",
        "When you have bought at least 1 grain, you get up to %n more from the field for free.",
        "",
        1,
    ),
    c.FARMER: QT_TRANSLATE_NOOP(
        "urbanization",
        "When you sow, there is room for %n more grain on this card. You need no land for it.",
        "",
        1,
    ),
    c.FOREMAN: QT_TRANSLATE_NOOP("urbanization", "One order field gives you twice as many orders."),
    c.FACTORY_OWNER: QT_TRANSLATE_NOOP(
        "urbanization",
        "You can attract an industry as soon as %n of its order fields are taken.",
        "",
        1,
    ),
    c.MERCHANT: QT_TRANSLATE_NOOP("urbanization", "Every good of one action brings %1 more."),
    c.TAX_COLLECTOR: QT_TRANSLATE_NOOP(
        "urbanization", "When you collect taxes, every citizen pays you %1."
    ),
    c.PROFESSOR: QT_TRANSLATE_NOOP(
        "urbanization", "When you invent, %n steps of one action are free.", "", 1
    ),
    c.MAYOR: QT_TRANSLATE_NOOP(
        "urbanization",
        "From the second round on for whoever has fewest points: %n points, and you begin the "
        "round.",
        "",
        1,
    ),
}
BRIEF: Final = {  # after a colon; %n or %1: how much
    c.BROKER: QT_TRANSLATE_NOOP("urbanization", "move up to %n price markers first", "", 1),
    c.ARCHITECT: QT_TRANSLATE_NOOP("urbanization", "every building costs %1 less"),
    c.MILLER: QT_TRANSLATE_NOOP("urbanization", "up to %n grain from the field for free", "", 1),
    c.FARMER: QT_TRANSLATE_NOOP("urbanization", "room to sow %n more grain", "", 1),
    c.FOREMAN: QT_TRANSLATE_NOOP("urbanization", "twice as many orders"),
    c.FACTORY_OWNER: QT_TRANSLATE_NOOP("urbanization", "%n taken order fields are enough", "", 1),
    c.MERCHANT: QT_TRANSLATE_NOOP("urbanization", "%1 more for each good"),
    c.TAX_COLLECTOR: QT_TRANSLATE_NOOP("urbanization", "%1 from each citizen"),
    c.PROFESSOR: QT_TRANSLATE_NOOP("urbanization", "%n steps are free", "", 1),
}
FREE_GRAIN: Final = QT_TRANSLATE_NOOP("urbanization", "%n grain from the field for free", "", 1)
IN_MONEY: Final = (c.ARCHITECT, c.MERCHANT, c.TAX_COLLECTOR)

UP_TO: Final = QT_TRANSLATE_NOOP("urbanization", "Once, when you take it: up to %1.")
AT_ONCE: Final = QT_TRANSLATE_NOOP("urbanization", "Once, when you take it: %1.")
LASTING: Final = {  # %n or %1: how much
    c.SEED_DRILL: QT_TRANSLATE_NOOP(
        "urbanization", "If you harvest at least 1 sown grain, you get %n more.", "", 1
    ),
    c.FERTILISER: QT_TRANSLATE_NOOP(
        "urbanization", "If you harvest at least 2 sown grain, you get %n more.", "", 1
    ),
    c.STEAM_ENGINE: QT_TRANSLATE_NOOP(
        "urbanization",
        "Once a round one of your production fields makes up to %n goods more.",
        "",
        1,
    ),
    c.REFRIGERATION: QT_TRANSLATE_NOOP(
        "urbanization", "After feeding you get 1 point for every %n grain.", "", 1
    ),
}
LASTING_MONEY: Final = {
    c.TELEGRAPH: QT_TRANSLATE_NOOP(
        "urbanization", "Taking orders brings %1 on the left field as well."
    ),
    c.BESSEMER: QT_TRANSLATE_NOOP("urbanization", "Your high-rises cost %1 less."),
    c.CONCRETE: QT_TRANSLATE_NOOP("urbanization", "Your administrations cost %1 less."),
    c.COMBUSTION: QT_TRANSLATE_NOOP("urbanization", "Land costs you %1 less, but at least %2."),
    c.MICROCHIP: QT_TRANSLATE_NOOP(
        "urbanization", "Every white good that you produce brings %1 more."
    ),
}
TELEVISION: Final = QT_TRANSLATE_NOOP(
    "urbanization", "If you have at least %1 citizens at the end of a round: %n points.", "", 1
)
LIGHT_BULB: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "Once, when you take it: factories that have not worked in this round may produce.",
)
INTERNET: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "Once, when you take this: %1 for each citizen; your tax marker stays where it is.",
)
BRIEF_LASTING: Final = {  # %n: how much
    c.SEED_DRILL: QT_TRANSLATE_NOOP("urbanization", "%n more grain at every harvest", "", 1),
    c.FERTILISER: QT_TRANSLATE_NOOP(
        "urbanization", "%n more grain at harvests of 2 or more", "", 1
    ),
    c.STEAM_ENGINE: QT_TRANSLATE_NOOP("urbanization", "%n more goods in a round", "", 1),
    c.REFRIGERATION: QT_TRANSLATE_NOOP("urbanization", "1 point for every %n grain left", "", 1),
    c.TELEVISION: QT_TRANSLATE_NOOP("urbanization", "%n points a round with %1 citizens", "", 1),
}
BRIEF_MONEY: Final = {  # %1: how much
    c.TELEGRAPH: QT_TRANSLATE_NOOP("urbanization", "%1 on the left order field as well"),
    c.BESSEMER: QT_TRANSLATE_NOOP("urbanization", "high-rises cost %1 less"),
    c.CONCRETE: QT_TRANSLATE_NOOP("urbanization", "administrations cost %1 less"),
    c.COMBUSTION: QT_TRANSLATE_NOOP("urbanization", "land costs %1 less"),
    c.MICROCHIP: QT_TRANSLATE_NOOP("urbanization", "%1 more for each white good"),
}
BRIEF_BULB: Final = QT_TRANSLATE_NOOP("urbanization", "produce goods at once")
MORE_POINTS: Final = QT_TRANSLATE_NOOP("urbanization", "%n points more", "", 1)
GRAIN_FROM: Final = QT_TRANSLATE_NOOP("urbanization", "%1 %2")


class Phrases:
    """Sentences about the printed cards."""

    def __init__(self, words: Names) -> None:
        self.words = words
        self.rules = words.rules
        self.say = words.say
        self.count = words.count

    # Factories

    def orders(self, card: int, field: int) -> str:
        """What an order field gives."""
        factory = self.rules.box.factories[card]
        return self.words.orders(
            int(factory.order_colours[field]), int(factory.order_counts[field])
        )

    def makes(self, card: int) -> str:
        factory = self.rules.box.factories[card]
        parts = [
            self.say(
                AT_EACH if most > 1 else AT,
                self.words.goods(int(factory.good_colours[field]), int(most)),
                self.words.money(int(factory.good_money[field])),
            )
            for field, most in enumerate(factory.good_counts)
        ]
        return self.say(MAKES, self.words.both(parts))

    def good_money(self, colour: int) -> int:
        """What factories pay for a good of this colour."""
        return max(
            int(money)
            for factory in self.rules.box.factories
            for printed, money in zip(factory.good_colours, factory.good_money, strict=True)
            if printed == colour
        )

    def factory(self, card: int) -> str:
        orders = (self.orders(card, 0), self.orders(card, 1))
        return f"{self.say(ORDERS_OF, *orders, self.words.money(1))} {self.makes(card)}"

    def order_fields(self, card: int) -> str:
        """Both of them, as short as can be."""
        factory = self.rules.box.factories[card]
        (one, two), (first, second) = factory.order_colours, factory.order_counts
        if one == two:
            return self.coloured(int(one), f"{first}+{second}")
        return f"{self.coloured(int(one), str(first))} + {self.coloured(int(two), str(second))}"

    def goods(self, card: int) -> str:
        """What it makes at most, as short as can be."""
        factory = self.rules.box.factories[card]
        found = zip(factory.good_colours, factory.good_counts, strict=True)
        return " + ".join(self.coloured(int(colour), str(most)) for colour, most in found)

    def coloured(self, colour: int, count: str) -> str:
        return self.say(COLOURED[colour], count)

    # Characters

    def character(self, character: int) -> str:
        return self.amount(HELPS, character)

    def brief(self, character: int) -> str:
        """What it does, after a colon."""
        return self.amount(BRIEF, character)

    def free_grain(self, grain: int) -> str:
        return self.count(FREE_GRAIN, grain)

    def amount(self, texts: dict[int, str], character: int) -> str:
        amount = int(self.rules.box.helps[character])
        if character in IN_MONEY:
            return self.say(texts[character], self.words.money(amount))
        return self.count(texts[character], amount, str(amount))

    # Inventions

    def invention(self, invention: int) -> str:
        return f"{self.effect(invention)} {self.suits(invention)}"

    def suits(self, invention: int) -> str:
        card = self.rules.box.inventions[invention]
        partners = self.words.both([self.words.factory(int(each)) for each in card.factories])
        return self.count(SUITS, int(card.points), partners)

    def effect(self, invention: int) -> str:
        words, amount = self.words, int(self.rules.box.inventions[invention].amount)
        if invention in LASTING:
            return self.count(LASTING[invention], amount)
        if invention in LASTING_MONEY:
            return self.say(LASTING_MONEY[invention], words.money(amount), words.money(1))
        if invention == c.TELEVISION:
            return self.count(TELEVISION, amount, str(TELEVISION_NEEDS))
        if invention == c.LIGHT_BULB:
            return self.say(LIGHT_BULB)
        if invention == c.INTERNET:
            return self.say(INTERNET, words.money(amount))
        if invention == c.STEAM_LOCOMOTIVE:
            return self.say(AT_ONCE, words.money(amount))
        if invention == c.PHOTOGRAPHY:
            return self.say(AT_ONCE, self.count(MORE_POINTS, amount))
        return self.say(UP_TO, words.both(self.gifts(invention, amount)))

    def lasting(self, invention: int) -> list[str]:
        """What is more than a gift, in few words."""
        amount = int(self.rules.box.inventions[invention].amount)
        if invention in BRIEF_LASTING:
            return [self.count(BRIEF_LASTING[invention], amount, str(TELEVISION_NEEDS))]
        if invention in BRIEF_MONEY:
            return [self.say(BRIEF_MONEY[invention], self.words.money(amount))]
        return [self.say(BRIEF_BULB)] if invention == c.LIGHT_BULB else []

    def gifts(self, invention: int, amount: int) -> Sequence[str]:
        """Grain and orders, as far as there are any."""
        if invention == c.CANNING:
            grain = self.words.grain(amount)
            return [self.say(GRAIN_FROM, grain, self.words.from_space(int(c.RETURN)))]
        colours = {
            c.SPINNING_MACHINE: (c.ORANGE,),
            c.SEWING_MACHINE: (c.GREY,),
            c.GAS_TURBINE: (c.WHITE, c.GREY),
        }
        return [self.words.orders(int(colour), amount) for colour in colours[invention]]
