"""What the grain market of Urbanization says about itself."""

from typing import Final

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization import help_actions as a
from citybuilder.tables.urbanization.help_actions import ActionHelp
from citybuilder.tables.urbanization.texts import UrbanizationTexts

GRAIN: Final = QT_TRANSLATE_NOOP("urbanization", "Grain")
MARKET_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "In one action you buy at most 1 from each barn, and as much as you like from the field. Sold "
    "grain fills the cheapest place first.",
)
THERE: Final = QT_TRANSLATE_NOOP("urbanization", "%1: %2 grain (room for %3)")
THERE_FOR: Final = QT_TRANSLATE_NOOP("urbanization", "%1: %2 of %3 grain, %4 each")
RETURN_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Not for sale. New grain of the harvest comes from here first."
)
CAN_BUY_GRAIN: Final = QT_TRANSLATE_NOOP("urbanization", "You can buy some here.")
ONCE_EACH: Final = QT_TRANSLATE_NOOP("urbanization", "from each barn only 1 in an action")
SOLD_HERE: Final = QT_TRANSLATE_NOOP("urbanization", "The next grain that is sold comes here: %1.")


class MarketHelp:
    """Barns, field and return area."""

    def __init__(self, words: UrbanizationTexts, actions: ActionHelp) -> None:
        self.words = words
        self.rules = words.rules
        self.say = words.say
        self.actions = actions

    def market_title(self) -> str:
        return self.say(GRAIN)

    def market_lines(self, table: UrbanizationState, me: int) -> list[str]:
        lines = [self.say(MARKET_HELP)]
        if table.over or table.round == 0:
            return lines
        return [*lines, *self.actions.grain(table, me)]

    def grain_title(self, table: UrbanizationState, space: int) -> str:
        there = (str(table.grain_at[space]), str(self.rules.box.capacity(table, space)))
        name = self.words.space_name(space)
        if space == c.RETURN:
            return self.say(THERE, name, *there)
        price = self.words.money(int(self.rules.box.setup.prices[space]))
        return self.say(THERE_FOR, name, *there, price)

    def grain_lines(self, table: UrbanizationState, me: int, space: int) -> list[str]:
        if space == c.RETURN:
            return [self.say(RETURN_HELP)]
        if table.over or table.round == 0:
            return []
        buying = self.actions.asks_me(table, me, int(c.ASK_BUY))
        used = int(max(0, table.asked[-1].what)) if buying else 0
        lines = []
        if self.rules.trade.sells_to(table) == space:
            price = self.words.money(int(self.rules.box.setup.prices[space]))
            lines.append(self.say(SOLD_HERE, price))
        if self.rules.trade.can_buy_from(table, me, space, used):
            return [*lines, self.say(CAN_BUY_GRAIN)]
        return [*lines, self.actions.not_now(self.no_buying(table, me, space))]

    def no_buying(self, table: UrbanizationState, me: int, space: int) -> str:
        price = int(self.rules.box.setup.prices[space])
        if table.grain_at[space] == 0:
            return self.say(a.NO_GRAIN_THERE)
        if self.rules.box.room(table, me) <= 0:
            return self.say(a.ROW_FULL, str(self.rules.box.setup.row))
        if price > table.money[me]:
            return self.actions.dear(table, me, price)
        return self.say(ONCE_EACH)
