"""What the cards of Urbanization do, in words made from their data."""

from collections.abc import Callable
from typing import Final

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization import effects as e
from citybuilder.games.urbanization.rounds import TELEVISION_NEEDS
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.names import COLOURED
from citybuilder.tables.urbanization.naming import Names

ORDERS_OF: Final = QT_TRANSLATE_NOOP("urbanization", "Orders: left %1, right %2 and %3.")
MAKES: Final = QT_TRANSLATE_NOOP("urbanization", "Produces up to %1.")
AT_EACH: Final = QT_TRANSLATE_NOOP("urbanization", "%1 for %2 each")
AT: Final = QT_TRANSLATE_NOOP("urbanization", "%1 for %2")
SUITS: Final = QT_TRANSLATE_NOOP("urbanization", "Suits %1: %n points each at the end.", "", 1)

CHARACTERS: Final = (  # in full, and after a colon; how much is %n things or %1 money
    (
        QT_TRANSLATE_NOOP(
            "urbanization",
            "Before you buy land, you move up to %n price markers between free regions. "
            "Each keeps at least one.",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("urbanization", "move up to %n price markers first", "", 1),
    ),
    (
        QT_TRANSLATE_NOOP("urbanization", "Every building of one action costs %1 less."),
        QT_TRANSLATE_NOOP("urbanization", "every building costs %1 less"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "urbanization",
            "When you have bought at least 1 grain, you get up to %n more from the field for free.",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("urbanization", "up to %n grain from the field for free", "", 1),
    ),
    (
        QT_TRANSLATE_NOOP(
            "urbanization",
            "When you sow, there is room for %n more grain on this card. You need no land for it.",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("urbanization", "room to sow %n more grain", "", 1),
    ),
    (
        QT_TRANSLATE_NOOP("urbanization", "One order field gives you twice as many orders."),
        QT_TRANSLATE_NOOP("urbanization", "twice as many orders"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "urbanization",
            "You can attract an industry as soon as %n of its order fields are taken.",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("urbanization", "%n taken order fields are enough", "", 1),
    ),
    (
        QT_TRANSLATE_NOOP("urbanization", "Every good of one action brings %1 more."),
        QT_TRANSLATE_NOOP("urbanization", "%1 more for each good"),
    ),
    (
        QT_TRANSLATE_NOOP("urbanization", "When you collect taxes, every citizen pays you %1."),
        QT_TRANSLATE_NOOP("urbanization", "%1 from each citizen"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "urbanization", "When you invent, %n steps of one action are free.", "", 1
        ),
        QT_TRANSLATE_NOOP("urbanization", "%n steps are free", "", 1),
    ),
    (
        QT_TRANSLATE_NOOP(
            "urbanization",
            "From the second round on, whoever has the fewest points gets %n points and begins"
            " the round.",
            "",
            1,
        ),
        "",
    ),
)
FREE_GRAIN: Final = QT_TRANSLATE_NOOP("urbanization", "%n grain from the field for free", "", 1)

LASTING: Final = {  # by invention: in full, and in few words
    "seed_drill": (
        QT_TRANSLATE_NOOP(
            "urbanization", "If you harvest at least 1 sown grain, you get %n more.", "", 1
        ),
        QT_TRANSLATE_NOOP("urbanization", "%n more grain at every harvest", "", 1),
    ),
    "artificial_fertiliser": (
        QT_TRANSLATE_NOOP(
            "urbanization", "If you harvest at least 2 sown grain, you get %n more.", "", 1
        ),
        QT_TRANSLATE_NOOP("urbanization", "%n more grain at harvests of 2 or more", "", 1),
    ),
    "steam_engine": (
        QT_TRANSLATE_NOOP(
            "urbanization",
            "Once a round, one of your production fields may produce up to %n more goods.",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("urbanization", "%n more goods in a round", "", 1),
    ),
    "refrigeration": (
        QT_TRANSLATE_NOOP(
            "urbanization", "After feeding you get 1 point for every %n grain.", "", 1
        ),
        QT_TRANSLATE_NOOP("urbanization", "1 point for every %n grain left", "", 1),
    ),
    "television": (
        QT_TRANSLATE_NOOP(
            "urbanization",
            "If you have at least %1 citizens at the end of a round: %n points.",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("urbanization", "%n points a round with %1 citizens", "", 1),
    ),
    "telegraph": (
        QT_TRANSLATE_NOOP("urbanization", "Taking orders brings %1 on the left field as well."),
        QT_TRANSLATE_NOOP("urbanization", "%1 on the left order field as well"),
    ),
    "bessemer_converter": (
        QT_TRANSLATE_NOOP("urbanization", "Your high-rises cost %1 less."),
        QT_TRANSLATE_NOOP("urbanization", "high-rises cost %1 less"),
    ),
    "reinforced_concrete": (
        QT_TRANSLATE_NOOP("urbanization", "Your administration buildings cost %1 less."),
        QT_TRANSLATE_NOOP("urbanization", "administration buildings cost %1 less"),
    ),
    "combustion_engine": (
        QT_TRANSLATE_NOOP("urbanization", "Land costs you %1 less, but at least %2."),
        QT_TRANSLATE_NOOP("urbanization", "land costs %1 less"),
    ),
    "microchip": (
        QT_TRANSLATE_NOOP("urbanization", "Every white good that you produce brings %1 more."),
        QT_TRANSLATE_NOOP("urbanization", "%1 more for each white good"),
    ),
}
UP_TO: Final = QT_TRANSLATE_NOOP("urbanization", "Once, when you take it: up to %1.")
AT_ONCE: Final = QT_TRANSLATE_NOOP("urbanization", "Once, when you take it: %1.")
GRAIN_FROM: Final = QT_TRANSLATE_NOOP("urbanization", "%1 %2")
MORE_POINTS: Final = QT_TRANSLATE_NOOP("urbanization", "%n points more", "", 1)
BY_CITIZENS: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "Once, when you take this: %1 for each citizen; your tax marker stays where it is.",
)
GOODS: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "Once, when you take it: factories that have not worked in this round may produce.",
)
BRIEF_GOODS: Final = QT_TRANSLATE_NOOP("urbanization", "produce goods at once")

Given = Callable[[e.Effect, int], str]


class Phrases:
    """Sentences about the printed cards."""

    def __init__(self, words: Names) -> None:
        self.words = words
        self.box = words.rules.box
        self.say = words.say
        self.count = words.count
        self.given: dict[type[e.Effect], Given] = {
            e.Orders: self.given_orders,
            e.Grain: self.given_grain,
            e.Money: lambda _, amount: self.say(AT_ONCE, words.money(amount)),
            e.Points: lambda _, amount: self.say(AT_ONCE, self.count(MORE_POINTS, amount)),
            e.MoneyByCitizens: lambda _, amount: self.say(BY_CITIZENS, words.money(amount)),
            e.Goods: lambda *_: self.say(GOODS),
        }

    # Factories

    def orders(self, card: int, field: int) -> str:
        """What an order field gives."""
        factory = self.box.factories[card]
        return self.words.orders(factory.order_colours[field], factory.order_counts[field])

    def makes(self, card: int) -> str:
        factory = self.box.factories[card]
        parts = [
            self.say(
                AT_EACH if most > 1 else AT,
                self.words.goods(factory.good_colours[field], most),
                self.words.money(factory.good_money[field]),
            )
            for field, most in enumerate(factory.good_counts)
        ]
        return self.say(MAKES, self.words.both(parts))

    def good_money(self, colour: int) -> int:
        """What factories pay for a good of this colour."""
        return max(
            money
            for factory in self.box.factories
            for printed, money in zip(factory.good_colours, factory.good_money, strict=True)
            if printed == colour
        )

    def factory(self, card: int) -> str:
        orders = (self.orders(card, 0), self.orders(card, 1))
        return f"{self.say(ORDERS_OF, *orders, self.words.money(1))} {self.makes(card)}"

    def order_fields(self, card: int) -> str:
        """Both of them, as short as can be."""
        factory = self.box.factories[card]
        (one, two), (first, second) = factory.order_colours, factory.order_counts
        if one == two:
            return self.coloured(one, f"{first}+{second}")
        return f"{self.coloured(one, str(first))} + {self.coloured(two, str(second))}"

    def goods(self, card: int) -> str:
        """What it makes at most, as short as can be."""
        factory = self.box.factories[card]
        found = zip(factory.good_colours, factory.good_counts, strict=True)
        return " + ".join(self.coloured(colour, str(most)) for colour, most in found)

    def coloured(self, colour: int, count: str) -> str:
        return self.say(COLOURED[colour], count)

    # Characters

    def character(self, character: int) -> str:
        return self.amount(CHARACTERS[character][0], self.box.helps[character])

    def brief(self, character: int) -> str:
        """What it does, after a colon."""
        return self.amount(CHARACTERS[character][1], self.box.helps[character])

    def free_grain(self, grain: int) -> str:
        return self.count(FREE_GRAIN, grain)

    def amount(self, text: str, amount: int) -> str:
        """Things are counted, money is named; some texts name a limit as well."""
        if "%n" in text:
            return self.count(text, amount, str(TELEVISION_NEEDS))
        return self.say(text, self.words.money(amount), self.words.money(1))

    # Inventions

    def invention(self, invention: int) -> str:
        return f"{self.effect(invention)} {self.suits(invention)}"

    def suits(self, invention: int) -> str:
        card = self.box.inventions[invention]
        partners = self.words.both([self.words.factory(each) for each in card.factories])
        return self.count(SUITS, card.points, partners)

    def effect(self, invention: int) -> str:
        card = self.box.inventions[invention]
        if card.lasting:
            return self.amount(LASTING[card.key][0], card.amount)
        effect = e.EFFECTS[card.key]
        return self.given[type(effect)](effect, card.amount)

    def lasting(self, invention: int) -> list[str]:
        """What is more than a gift, in few words."""
        card = self.box.inventions[invention]
        if card.lasting:
            return [self.amount(LASTING[card.key][1], card.amount)]
        return [self.say(BRIEF_GOODS)] if isinstance(e.EFFECTS[card.key], e.Goods) else []

    def given_orders(self, effect: e.Effect, amount: int) -> str:
        assert isinstance(effect, e.Orders)
        orders = [self.words.orders(colour, amount) for colour in effect.colours]
        return self.say(UP_TO, self.words.both(orders))

    def given_grain(self, effect: e.Effect, amount: int) -> str:
        grain = (self.words.grain(amount), self.words.from_space(c.RETURN))
        return self.say(UP_TO, self.say(GRAIN_FROM, *grain))
