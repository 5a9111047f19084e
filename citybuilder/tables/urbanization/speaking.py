"""What all hold that put something of a table of Urbanization into words."""

from typing import Final

from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.naming import Names
from citybuilder.tables.urbanization.outcomes import Outcomes
from citybuilder.tables.urbanization.phrases import Phrases

NAMED: Final = QT_TRANSLATE_NOOP("urbanization", "%1: %2")
OF: Final = QT_TRANSLATE_NOOP("urbanization", "%1: %2.")
AND_ALSO: Final = QT_TRANSLATE_NOOP("urbanization", "%1 (%2)")
NO_ORDERS: Final = QT_TRANSLATE_NOOP("urbanization", "no orders (row is full)")


class Speaking:
    """Names, phrases, the rules, and what they would do on a copy of the table."""

    def __init__(self, words: Names) -> None:
        self.words = words
        self.rules = words.rules
        self.box = words.rules.box
        self.say = words.say
        self.count = words.count
        self.money = words.money
        self.points = words.points
        self.phrases = Phrases(words)
        self.outcomes = Outcomes(words.rules)

    def purse(self, table: UrbanizationState, seat: int) -> str:
        return self.money(table.money[seat])

    def grain_price(self, space: int) -> str:
        """In a barn or on the field."""
        return self.money(self.box.setup.prices[space])

    def order_gain(self, table: UrbanizationState, seat: int, slot: int) -> str:
        """What the open field of a card would give."""
        gain = self.outcomes.orders(table, seat, slot)
        parts = self.words.all_orders(gain.orders) or [self.say(NO_ORDERS)]
        return ", ".join([*parts, *([self.money(gain.money)] if gain.money else [])])

    def tax_income(self, table: UrbanizationState, seat: int) -> tuple[str, str]:
        """Without the tax collector, and with his help."""
        plain, helped = (self.outcomes.taxes(table, seat, helped) for helped in (False, True))
        return self.money(plain), self.money(helped)
