"""What is asked in Urbanization."""

from collections.abc import Callable
from typing import Final

from citybuilder.core.game import NONE, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.naming import Names
from citybuilder.tables.urbanization.speaking import Speaking

WHERE_START: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Which region do you start in? You are given a house there."
)
WHERE_PRICE: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "Where does the next price marker of %1 go? Land becomes more expensive there. %n left.",
    "",
    1,
)
WHICH_CHARACTER: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Which character helps you in this round?"
)
WHICH_ACTION: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Which action do you take? You have %1 and %n action markers.", "", 1
)
WHICH_OTHER: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Which other action do you take? You have %1 and %n action markers.", "", 1
)
USE_OR_NOT: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "Do you use %1 (%2)? It is not possible otherwise.",
)
USE_NOW: Final = QT_TRANSLATE_NOOP("urbanization", "Do you use %1 now (%2)? Once a round.")
WHENCE_LIFT: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "From which region does the Broker take a price marker? %n may still move.",
    "",
    1,
)
WHERE_SHIFT: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Where does the Broker put the price marker of %1?"
)
WHICH_LAND: Final = QT_TRANSLATE_NOOP("urbanization", "Which region do you buy? You have %1.")
WHICH_KIND: Final = QT_TRANSLATE_NOOP(
    "urbanization", "What do you build in this action? You have %1."
)
WHERE_BUILD: Final = {
    c.HOUSE: QT_TRANSLATE_NOOP("urbanization", "Where do you build a house for %1? You have %2."),
    c.HIGH_RISE: QT_TRANSLATE_NOOP(
        "urbanization", "Which house becomes a high-rise for %1? You have %2."
    ),
    c.ADMINISTRATION: QT_TRANSLATE_NOOP(
        "urbanization", "Where do you build an administration building for %1? You have %2."
    ),
}
ANOTHER: Final = {
    c.HOUSE: QT_TRANSLATE_NOOP("urbanization", "Build another house for %1, or stop? You have %2."),
    c.HIGH_RISE: QT_TRANSLATE_NOOP(
        "urbanization", "Build another high-rise for %1, or stop? You have %2."
    ),
    c.ADMINISTRATION: QT_TRANSLATE_NOOP(
        "urbanization", "Build another administration building for %1, or stop? You have %2."
    ),
}
BUY_OR_SELL: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Do you buy or sell grain? You have %1 and %n grain.", "", 1
)
BUY_ONLY: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Where do you buy grain? You have %1 and %n grain.", "", 1
)
SELL_ONLY: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Do you sell grain? You have %1 and %n grain.", "", 1
)
BUY_MORE: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Buy 1 more grain, or stop? You have %1 and %n grain.", "", 1
)
MILLER_ADDS: Final = QT_TRANSLATE_NOOP("urbanization", "Then the Miller gives you %n.", "", 1)
SELL_MORE: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Sell 1 more grain for %1, or stop? You have %n left.", "", 1
)
WHERE_SOW: Final = QT_TRANSLATE_NOOP("urbanization", "Where do you sow? You have %n grain.", "", 1)
SOW_MORE: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Sow 1 more grain, or stop? You have %n left.", "", 1
)
WHOSE_ORDERS: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Which card do you take orders from? Your row has room for %n more.", "", 1
)
WHICH_INDUSTRY: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Which industry do you attract? It brings %n points.", "", 1
)
STAND_OR_OVER: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Where do you build %1, or which of your factories do you modernise?"
)
STAND: Final = QT_TRANSLATE_NOOP("urbanization", "Where do you build %1?")
OVER: Final = QT_TRANSLATE_NOOP("urbanization", "Which of your factories do you modernise into %1?")
HOW_MANY: Final = (
    QT_TRANSLATE_NOOP(
        "urbanization",
        "How many orange goods do you produce (%1)? You have %n orange orders.",
        "",
        1,
    ),
    QT_TRANSLATE_NOOP(
        "urbanization", "How many grey goods do you produce (%1)? You have %n grey orders.", "", 1
    ),
    QT_TRANSLATE_NOOP(
        "urbanization", "How many white goods do you produce (%1)? You have %n white orders.", "", 1
    ),
)
WHICH_MARKER: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Which marker moves on? %n steps are free, each further one costs %1.", "", 1
)
NEW_MARKER: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "A new marker begins the path. %n steps are free, each further one costs %1.",
    "",
    1,
)
ON_SPACE: Final = {  # whether a card can be taken there, and whether the marker can go on
    (True, True): QT_TRANSLATE_NOOP(
        "urbanization", "Take an invention from space %1, go on or stay? You have %2."
    ),
    (True, False): QT_TRANSLATE_NOOP(
        "urbanization", "Take an invention from space %1, or stay there?"
    ),
    (False, True): QT_TRANSLATE_NOOP(
        "urbanization", "Go on or stay? Nothing is left on space %1. You have %2."
    ),
    (False, False): QT_TRANSLATE_NOOP(
        "urbanization", "Nothing is left on space %1. Does your marker stay there?"
    ),
}
LAST_SPACE: Final = {  # whether a card can be taken there
    True: QT_TRANSLATE_NOOP(
        "urbanization", "Take an invention from space %1, or take the marker back?"
    ),
    False: QT_TRANSLATE_NOOP(
        "urbanization", "Nothing is left on space %1. Do you take the marker back?"
    ),
}

Prompt = Callable[[UrbanizationState, Decision], str]


class Asking(Speaking):
    """Prices and possibilities are those of the rules."""

    def __init__(self, words: Names) -> None:
        super().__init__(words)
        say, count, region = self.say, self.count, words.region
        self.prompts: dict[int, Prompt] = {
            c.ASK_START: lambda *_: say(WHERE_START),
            c.ASK_SPREAD: lambda _, asked: count(WHERE_PRICE, asked.amount, region(asked.what)),
            c.ASK_CHARACTER: lambda *_: say(WHICH_CHARACTER),
            c.ASK_ACTION: self.ask_action,
            c.ASK_USE: self.ask_use,
            c.ASK_LIFT: lambda _, asked: count(WHENCE_LIFT, asked.amount),
            c.ASK_SHIFT: lambda _, asked: say(WHERE_SHIFT, region(asked.what)),
            c.ASK_LAND: lambda table, asked: say(WHICH_LAND, self.purse(table, asked.seat)),
            c.ASK_KIND: lambda table, asked: say(WHICH_KIND, self.purse(table, asked.seat)),
            c.ASK_BUILD: self.ask_build,
            c.ASK_GRAIN: self.ask_grain,
            c.ASK_BUY: self.ask_grain,
            c.ASK_SELL: self.ask_sell,
            c.ASK_SOW: self.ask_sow,
            c.ASK_ORDERS: self.ask_orders,
            c.ASK_INDUSTRY: lambda *_: count(WHICH_INDUSTRY, self.box.setup.new_factory),
            c.ASK_SETTLE: self.ask_settle,
            c.ASK_GOODS: self.ask_goods,
            c.ASK_MARKER: self.ask_marker,
            c.ASK_STEP: self.ask_step,
        }

    def ask_action(self, table: UrbanizationState, asked: Decision) -> str:
        text = WHICH_ACTION if asked.what == NONE else WHICH_OTHER
        return self.count(text, table.markers[asked.seat], self.purse(table, asked.seat))

    def ask_use(self, table: UrbanizationState, asked: Decision) -> str:
        who = asked.what
        text = USE_NOW if self.rules.deeds[who].can_go_alone(table, asked.seat) else USE_OR_NOT
        return self.say(text, self.words.the_character(who), self.phrases.brief(who))

    def ask_build(self, table: UrbanizationState, asked: Decision) -> str:
        texts = ANOTHER if asked.amount > 0 else WHERE_BUILD
        cost = self.money(self.rules.building.cost(table, asked.seat, asked.what))
        return self.say(texts[asked.what], cost, self.purse(table, asked.seat))

    def ask_grain(self, table: UrbanizationState, asked: Decision) -> str:
        text, buys = BUY_MORE, True
        if asked.kind == c.ASK_GRAIN:
            buys = bool(self.rules.trade.on_sale(table, asked.seat, 0))
            sells = self.rules.trade.can_sell(table, asked.seat)
            text = BUY_OR_SELL if buys and sells else BUY_ONLY if buys else SELL_ONLY
        told = self.count(text, table.grain[asked.seat], self.purse(table, asked.seat))
        given = self.from_miller(table, asked) if buys else 0
        return f"{told} {self.count(MILLER_ADDS, given)}" if given > 0 else told

    def from_miller(self, table: UrbanizationState, asked: Decision) -> int:
        """What the character would give as things stand; it is only asked about afterwards."""
        if not table.can_help(asked.seat, c.MILLER):
            return 0
        return self.outcomes.given(table, asked.seat, 1 if asked.kind == c.ASK_GRAIN else 0)

    def ask_sell(self, table: UrbanizationState, asked: Decision) -> str:
        price = self.grain_price(self.rules.trade.sells_to(table))
        return self.count(SELL_MORE, table.grain[asked.seat], price)

    def ask_sow(self, table: UrbanizationState, asked: Decision) -> str:
        return self.count(SOW_MORE if asked.amount else WHERE_SOW, table.grain[asked.seat])

    def ask_orders(self, table: UrbanizationState, asked: Decision) -> str:
        room = self.box.setup.row - table.order_count(asked.seat)
        return self.count(WHOSE_ORDERS, room)

    def ask_settle(self, table: UrbanizationState, asked: Decision) -> str:
        kinds = {action.kind for action in self.rules.industry.settlements(table, asked)}
        text = STAND_OR_OVER if len(kinds) > 1 else STAND if c.SETTLE in kinds else OVER
        return self.say(text, self.words.the_factory(table.display[asked.what]))

    def ask_goods(self, table: UrbanizationState, asked: Decision) -> str:
        seat, at = asked.seat, asked.what
        card = table.top[seat * c.STACKS + at // c.FIELDS]
        colour = self.box.factories[card].good_colours[at % c.FIELDS]
        held = table.orders[seat * c.COLOUR_COUNT + colour]
        return self.count(HOW_MANY[colour], held, self.words.factory(card))

    def ask_marker(self, table: UrbanizationState, asked: Decision) -> str:
        free = self.outcomes.free_steps(table)
        further = self.money(self.rules.inventing.step_cost(table, free))
        waiting = bool(table.pins_of(asked.seat))
        return self.count(WHICH_MARKER if waiting else NEW_MARKER, free, further)

    def ask_step(self, table: UrbanizationState, asked: Decision) -> str:
        kinds = {action.kind for action in self.rules.inventing.steps(table, asked)}
        text = ON_SPACE[c.TAKE in kinds, c.STEP in kinds]
        if asked.what == c.TRACK - 1:
            text = LAST_SPACE[c.TAKE in kinds]
        return self.say(text, str(asked.what + 1), self.purse(table, asked.seat))
