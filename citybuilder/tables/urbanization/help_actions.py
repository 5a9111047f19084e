"""What each action of Urbanization would bring somebody now, or why it is not possible."""

from collections.abc import Callable
from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.texts import UrbanizationTexts

ABOUT: Final = (
    QT_TRANSLATE_NOOP(
        "urbanization", "Buy one free region beside one of yours: %1 for each price marker in it."
    ),
    QT_TRANSLATE_NOOP("urbanization", "Build as many of one kind as you can pay for."),
    QT_TRANSLATE_NOOP("urbanization", "Buy grain or sell it, one by one."),
    QT_TRANSLATE_NOOP(
        "urbanization", "Put grain on free plots: at the harvest each comes back twice."
    ),
    QT_TRANSLATE_NOOP(
        "urbanization", "Take the next free order field of a card, and the orders that it gives."
    ),
    QT_TRANSLATE_NOOP(
        "urbanization",
        "Take a card whose order fields are all taken: as a new factory, or over one of yours.",
    ),
    QT_TRANSLATE_NOOP(
        "urbanization", "Turn orders into money and points: each factory works once a round."
    ),
    QT_TRANSLATE_NOOP(
        "urbanization", "Move your tax marker 1 to the left and take %1 for each citizen."
    ),
    QT_TRANSLATE_NOOP(
        "urbanization", "Move a marker along the path, and take an invention where it stops."
    ),
)

NOT_NOW: Final = QT_TRANSLATE_NOOP("urbanization", "Not now: %1.")
KIND_NOT_NOW: Final = QT_TRANSLATE_NOOP("urbanization", "%1: not now, %2.")
NO_MARKER: Final = QT_TRANSLATE_NOOP("urbanization", "you have no action marker left")
NO_NEIGHBOUR: Final = QT_TRANSLATE_NOOP("urbanization", "no free region lies beside yours")
CHEAPEST: Final = QT_TRANSLATE_NOOP("urbanization", "the cheapest costs %1, you have %2")
TOO_DEAR: Final = QT_TRANSLATE_NOOP("urbanization", "it costs %1, you have %2")
NONE_LEFT: Final = QT_TRANSLATE_NOOP("urbanization", "none is left")
NO_PLOT: Final = QT_TRANSLATE_NOOP("urbanization", "you have no free plot")
NO_HOUSE: Final = QT_TRANSLATE_NOOP("urbanization", "you have no house that it could replace")
ROW_FULL: Final = QT_TRANSLATE_NOOP("urbanization", "your row holds no more than %1")
NO_GRAIN_THERE: Final = QT_TRANSLATE_NOOP("urbanization", "there is none")
NO_GRAIN: Final = QT_TRANSLATE_NOOP("urbanization", "you have no grain")
ALL_FULL: Final = QT_TRANSLATE_NOOP("urbanization", "barns and field are full")
NO_FIELD: Final = QT_TRANSLATE_NOOP("urbanization", "no order field is free")
NO_COLOUR: Final = QT_TRANSLATE_NOOP(
    "urbanization", "no orders are left in the colours of the free fields"
)
NOT_FULL: Final = QT_TRANSLATE_NOOP("urbanization", "no card has both order fields taken")
NOT_BEGUN: Final = QT_TRANSLATE_NOOP("urbanization", "no card has an order field taken")
NO_PLACE: Final = QT_TRANSLATE_NOOP(
    "urbanization", "you have no free plot, and no factory of lower value"
)
NO_FACTORY_LEFT: Final = QT_TRANSLATE_NOOP(
    "urbanization", "no factory is left in the supply, and you have none of lower value"
)
NO_FACTORY: Final = QT_TRANSLATE_NOOP("urbanization", "you have no factory")
HAVE_WORKED: Final = QT_TRANSLATE_NOOP(
    "urbanization", "your factories have worked in this round already"
)
NO_ORDERS: Final = QT_TRANSLATE_NOOP(
    "urbanization", "you have no orders in the colours of your factories"
)
TAX_MARKER: Final = QT_TRANSLATE_NOOP(
    "urbanization", "your tax marker (%1) must stand farther right than your citizens (%2)"
)
NO_INVENTING: Final = QT_TRANSLATE_NOOP(
    "urbanization", "you have no action marker left, and none on the path"
)
NOT_IN_GAME: Final = QT_TRANSLATE_NOOP("urbanization", "inventions are not in this match")

YOU_CAN_HAVE: Final = QT_TRANSLATE_NOOP("urbanization", "You can have: %1.")
WITH_BROKER: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Possible when the Broker has moved price markers."
)
PRICED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 (%2)")
SO_MANY: Final = QT_TRANSLATE_NOOP("urbanization", "%1: up to %2 for %3, %4.")
BUYING: Final = QT_TRANSLATE_NOOP("urbanization", "Buying: %1.")
SELLING: Final = QT_TRANSLATE_NOOP("urbanization", "Selling: %1.")
SELL_UP_TO: Final = QT_TRANSLATE_NOOP("urbanization", "up to %1 for %2")
SOW_UP_TO: Final = QT_TRANSLATE_NOOP("urbanization", "You can sow up to %n grain.", "", 1)
OF_CARD: Final = QT_TRANSLATE_NOOP("urbanization", "%1: %2.")
VALUED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 (value %2)")
BRINGS: Final = QT_TRANSLATE_NOOP("urbanization", "Brings %1.")
GOODS_UP_TO: Final = QT_TRANSLATE_NOOP("urbanization", "Up to %n goods: %1 and %2.", "", 1)
ORDERS_LEFT: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Then %n orders would be left as work for citizens.", "", 1
)
TAXES_NOW: Final = QT_TRANSLATE_NOOP("urbanization", "Brings %1 now.")
TAXES_HELPED: Final = QT_TRANSLATE_NOOP("urbanization", "Brings %1 now, with the Tax Collector %2.")
TIMES_LEFT: Final = QT_TRANSLATE_NOOP(
    "urbanization", "As things are, you can do it %n times.", "", 1
)
FREE_STEPS: Final = QT_TRANSLATE_NOOP(
    "urbanization", "%n steps are free, each further one costs %1.", "", 1
)

NO_BUILDING: Final = QT_TRANSLATE_NOOP("urbanization", "you can build none of them")
NO_TRADE: Final = QT_TRANSLATE_NOOP("urbanization", "you can neither buy nor sell grain")

HELPER: Final = QT_TRANSLATE_NOOP("urbanization", "%1 helps with it: %2.")
HELPER_MINE: Final = QT_TRANSLATE_NOOP("urbanization", "Your %1 helps with it: %2.")
HELPER_SPENT: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Your %1 would help with it, but has done so in this round."
)
RENOUNCED: Final = QT_TRANSLATE_NOOP("urbanization", "you have just done without %1")
HELPER_OF: Final = QT_TRANSLATE_NOOP("urbanization", "%1 has %2.")

Lines = Callable[[UrbanizationState, int], list[str]]


class ActionHelp:
    """Asks the rules; what comes of an action is tried out."""

    def __init__(self, words: UrbanizationTexts) -> None:
        self.words = words
        self.rules = words.rules
        self.say = words.say
        self.count = words.count
        self.outcomes = words.asking.outcomes
        self.possible: tuple[Lines, ...] = (
            self.land,
            self.buildings,
            self.grain,
            self.sow,
            self.orders,
            self.industry,
            self.produce,
            self.taxes,
            self.inventions,
        )

    def asks_me(self, table: UrbanizationState, me: int, *kinds: int) -> bool:
        asked = table.asked[-1] if table.asked else None
        return asked is not None and asked.seat == me and asked.kind in kinds

    def lines(self, table: UrbanizationState, me: int, action: int) -> list[str]:
        about = self.say(ABOUT[action], self.words.money(1))
        if table.over:
            return [about]
        if table.round == 0:
            return [about, *self.helper(table, me, action)]
        if self.asks_me(table, me, int(c.ASK_ACTION)) and table.asked[-1].what == action:
            return [about, self.not_now(self.say(RENOUNCED, self.words.the_character(action)))]
        return [about, *self.helper(table, me, action), *self.possible[action](table, me)]

    def helper(self, table: UrbanizationState, me: int, action: int) -> list[str]:
        """The character that helps with an action, if one has it, or may still choose it."""
        if action == c.INVENTIONS and not table.inventing:
            return []
        name, does = self.words.character(action), self.words.phrases.brief(action)
        if action not in table.character:
            choosing = table.phase == 0 and table.character[me] == NONE
            return [self.say(HELPER, name, does)] if choosing else []
        owner = int(table.character.index(action))
        if owner != me:
            return [self.say(HELPER_OF, self.words.name(owner), self.words.the_character(action))]
        if table.spent[me] == 1:
            return [self.say(HELPER_SPENT, name)]
        return [self.say(HELPER_MINE, name, does)]

    def purse(self, table: UrbanizationState, me: int) -> str:
        return self.words.money(int(table.money[me]))

    def not_now(self, reason: str) -> str:
        return self.say(NOT_NOW, reason)

    def dear(self, table: UrbanizationState, me: int, cost: int) -> str:
        return self.say(TOO_DEAR, self.words.money(cost), self.purse(table, me))

    # Land

    def price(self, table: UrbanizationState, me: int, region: int) -> int:
        return int(self.rules.land.price(table, me, table.prices[region]))

    def priced(self, table: UrbanizationState, me: int, regions: list[int]) -> str:
        return ", ".join(
            self.say(
                PRICED,
                self.words.region(region),
                self.words.money(self.price(table, me, region)),
            )
            for region in regions
        )

    def land(self, table: UrbanizationState, me: int) -> list[str]:
        if not self.rules.land.can(table, me):
            return [self.not_now(self.no_land(table, me))]
        regions = [int(region) for region in self.rules.land.within_means(table, me, 0)]
        if not regions:
            return [self.say(WITH_BROKER)]
        return [self.say(YOU_CAN_HAVE, self.priced(table, me, regions))]

    def no_land(self, table: UrbanizationState, me: int) -> str:
        if table.markers[me] == 0:
            return self.say(NO_MARKER)
        near = [
            self.price(table, me, int(each)) for each in self.rules.land.within_reach(table, me)
        ]
        if not near:
            return self.say(NO_NEIGHBOUR)
        return self.say(CHEAPEST, self.words.money(min(near)), self.purse(table, me))

    # Buildings

    def buildings(self, table: UrbanizationState, me: int) -> list[str]:
        lines = [self.building(table, me, int(kind)) for kind in self.rules.building.raised]
        if not self.rules.building.can(table, me):
            lines.append(self.not_now(self.say(NO_BUILDING)))
        return lines

    def building(self, table: UrbanizationState, me: int, kind: int) -> str:
        """How many of a kind can be built at best, the architect's help included."""
        gain = self.outcomes.buildings(table, me, kind)
        name = self.words.building(kind)
        if gain.count == 0:
            return self.say(KIND_NOT_NOW, name, self.no_building(table, me, kind))
        cost, points = self.words.money(-gain.money), self.words.points(gain.points)
        return self.say(SO_MANY, name, str(gain.count), cost, points)

    def no_building(self, table: UrbanizationState, me: int, kind: int) -> str:
        if table.supply[kind] == 0:
            return self.say(NONE_LEFT)
        if not self.rules.building.has_place(table, me, kind):
            return self.say(NO_PLOT if kind == c.HOUSE else NO_HOUSE)
        return self.dear(table, me, self.outcomes.cost(table, me, kind, helped=True))

    # Grain

    def grain(self, table: UrbanizationState, me: int) -> list[str]:
        lines = [self.buying(table, me), self.selling(table, me)]
        if not self.rules.trade.can(table, me):
            lines.append(self.not_now(self.say(NO_TRADE)))
        return lines

    def buying(self, table: UrbanizationState, me: int) -> str:
        spaces = [int(action.where) for action in self.rules.trade.on_sale(table, me, 0)]
        if not spaces:
            return self.say(BUYING, self.no_buying(table, me))
        prices = [
            self.say(
                PRICED,
                self.words.space_name(space),
                self.words.money(int(self.rules.box.setup.prices[space])),
            )
            for space in spaces
        ]
        return self.say(BUYING, ", ".join(prices))

    def no_buying(self, table: UrbanizationState, me: int) -> str:
        if self.rules.box.room(table, me) <= 0:
            return self.say(ROW_FULL, str(self.rules.box.setup.row))
        full = [space for space in range(c.FIELD + 1) if table.grain_at[space] > 0]
        if not full:
            return self.say(NO_GRAIN_THERE)
        least = min(int(self.rules.box.setup.prices[space]) for space in full)
        return self.say(CHEAPEST, self.words.money(least), self.purse(table, me))

    def selling(self, table: UrbanizationState, me: int) -> str:
        if table.grain[me] == 0:
            return self.say(SELLING, self.say(NO_GRAIN))
        if self.rules.trade.sells_to(table) == NONE:
            return self.say(SELLING, self.say(ALL_FULL))
        gain = self.outcomes.sales(table, me)
        most = self.say(SELL_UP_TO, str(gain.count), self.words.money(gain.money))
        return self.say(SELLING, most)

    def sow(self, table: UrbanizationState, me: int) -> list[str]:
        if not self.rules.sowing.can(table, me):
            return [self.not_now(self.say(NO_GRAIN if table.grain[me] == 0 else NO_PLOT))]
        places = table.free[me] + self.rules.sowing.card_plots(table, me, 0)
        return [self.count(SOW_UP_TO, int(min(table.grain[me], places)))]

    # Industry

    def orders(self, table: UrbanizationState, me: int) -> list[str]:
        if not self.rules.orders.can(table, me):
            return [self.not_now(self.no_orders(table, me))]
        return [
            self.say(
                OF_CARD,
                self.words.factory(int(table.display[action.where])),
                self.words.answering.order_gain(table, me, int(action.where)),
            )
            for action in self.rules.orders.slots(table)
        ]

    def no_orders(self, table: UrbanizationState, me: int) -> str:
        if table.markers[me] == 0:
            return self.say(NO_MARKER)
        fields = [self.rules.orders.open_field(table, slot) for slot in range(c.SLOTS)]
        return self.say(NO_FIELD if max(fields) == NONE else NO_COLOUR)

    def industry(self, table: UrbanizationState, me: int) -> list[str]:
        if not self.rules.industry.can(table, me):
            return [self.not_now(self.no_industry(table, me))]
        cards = [
            int(table.display[each.where]) for each in self.rules.industry.industries(table, me)
        ]
        named = ", ".join(self.valued(card) for card in cards)
        points = self.words.points(int(self.rules.box.setup.new_factory))
        return [self.say(YOU_CAN_HAVE, named), self.say(BRINGS, points)]

    def valued(self, card: int) -> str:
        return self.say(VALUED, self.words.factory(card), str(self.rules.box.values[card]))

    def needed_fields(self, table: UrbanizationState, me: int) -> int:
        """Order fields that must be taken before the seat can attract a card."""
        if table.can_help(me, c.FACTORY_OWNER):
            return int(self.rules.box.helps[c.FACTORY_OWNER])
        return int(c.ORDER_FIELDS)

    def no_industry(self, table: UrbanizationState, me: int) -> str:
        if table.markers[me] == 0:
            return self.say(NO_MARKER)
        needed = self.needed_fields(table, me)
        if all(table.taken_fields(slot) < needed for slot in range(c.SLOTS)):
            return self.say(NOT_FULL if needed == c.ORDER_FIELDS else NOT_BEGUN)
        return self.no_place(table, me)

    def no_place(self, table: UrbanizationState, me: int) -> str:
        return self.say(NO_PLACE if table.free[me] == 0 else NO_FACTORY_LEFT)

    def produce(self, table: UrbanizationState, me: int) -> list[str]:
        if not self.rules.production.can(table, me):
            return [self.not_now(self.no_goods(table, me))]
        gain = self.outcomes.production(table, me)
        brings = (self.words.money(gain.money), self.words.points(gain.points))
        left = int(table.order_count(me)) + sum(gain.orders)
        return [self.count(GOODS_UP_TO, gain.count, *brings), self.count(ORDERS_LEFT, left)]

    def no_goods(self, table: UrbanizationState, me: int) -> str:
        stacks = range(me * c.STACKS, (me + 1) * c.STACKS)
        tops = [stack for stack in stacks if table.top[stack] != NONE]
        if not tops:
            return self.say(NO_FACTORY)
        worked = all(table.produced[stack] == 1 for stack in tops)
        return self.say(HAVE_WORKED if worked else NO_ORDERS)

    def taxes(self, table: UrbanizationState, me: int) -> list[str]:
        if not self.rules.taxes.can(table, me):
            numbers = (str(table.taxes[me]), str(table.citizens[me]))
            return [self.not_now(self.say(TAX_MARKER, *numbers))]
        plain, helped = self.words.answering.tax_income(table, me)
        brings = self.say(TAXES_NOW, plain)
        if table.can_help(me, c.TAX_COLLECTOR):
            brings = self.say(TAXES_HELPED, plain, helped)
        return [brings, self.count(TIMES_LEFT, self.outcomes.times_taxed(table, me))]

    # Inventions

    def inventions(self, table: UrbanizationState, me: int) -> list[str]:
        if not table.inventing:
            return [self.not_now(self.say(NOT_IN_GAME))]
        if not self.rules.inventing.can(table, me):
            return [self.not_now(self.say(NO_INVENTING))]
        return [self.steps(table, me)]

    def steps(self, table: UrbanizationState, me: int) -> str:
        """An unused professor is counted in."""
        free = self.outcomes.free_steps(table, bool(table.can_help(me, c.PROFESSOR)))
        further = self.words.money(int(self.rules.inventing.step_cost(table, c.TRACK)))
        return self.count(FREE_STEPS, free, further)
