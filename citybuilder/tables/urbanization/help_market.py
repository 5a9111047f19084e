"""What the grain market of Urbanization says about itself."""

from typing import Final

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.help_actions import ActionHelp
from citybuilder.tables.urbanization.helping import NO_GRAIN_THERE, ROW_FULL, Helping, Pieces
from citybuilder.tables.urbanization.naming import Names

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
ONCE_EACH: Final = QT_TRANSLATE_NOOP("urbanization", "each barn sells only 1 in an action")
SOLD_HERE: Final = QT_TRANSLATE_NOOP("urbanization", "The next grain that is sold comes here: %1.")


class MarketHelp(Helping):
    """Barns, field and return area."""

    def __init__(self, words: Names, actions: ActionHelp) -> None:
        super().__init__(words)
        self.actions = actions
        self.pieces: Pieces = {
            "market": (lambda _: self.say(GRAIN), self.market_lines),
            "grain": (self.grain_title, self.grain_lines),
        }

    def market_lines(self, table: UrbanizationState, me: int) -> list[str]:
        can_trade = self.actions.possible(table, me, c.GRAIN) if self.is_played(table) else []
        return [self.say(MARKET_HELP), *can_trade]

    def grain_title(self, table: UrbanizationState, space: int) -> str:
        there = (str(table.grain_at[space]), str(self.box.capacity(table, space)))
        name = self.words.space_name(space)
        if space == c.RETURN:
            return self.say(THERE, name, *there)
        return self.say(THERE_FOR, name, *there, self.grain_price(space))

    def grain_lines(self, table: UrbanizationState, me: int, space: int) -> list[str]:
        if space == c.RETURN:
            return [self.say(RETURN_HELP)]
        if not self.is_played(table):
            return []
        used = max(0, table.asked[-1].what) if self.asks_me(table, me, c.ASK_BUY) else 0
        lines = []
        if self.rules.trade.sells_to(table) == space:
            lines.append(self.say(SOLD_HERE, self.grain_price(space)))
        if self.rules.trade.can_buy_from(table, me, space, used):
            return [*lines, self.say(CAN_BUY_GRAIN)]
        return [*lines, self.not_now(*self.no_buying(table, me, space))]

    def no_buying(self, table: UrbanizationState, me: int, space: int) -> tuple[str, ...]:
        price = self.box.setup.prices[space]
        if table.grain_at[space] == 0:
            return (NO_GRAIN_THERE,)
        if self.box.room(table, me) <= 0:
            return ROW_FULL, str(self.box.setup.row)
        return self.dear(table, me, price) if price > table.money[me] else (ONCE_EACH,)
