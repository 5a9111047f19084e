"""What each action of Urbanization would bring somebody now, or why it is not possible."""

from collections.abc import Callable
from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.helping import (
    CHEAPEST,
    NO_GRAIN_THERE,
    NO_INVENTING,
    NO_MARKER,
    ROW_FULL,
    Helping,
)
from citybuilder.tables.urbanization.naming import Names
from citybuilder.tables.urbanization.speaking import AND_ALSO, OF

ABOUT: Final = (
    QT_TRANSLATE_NOOP(
        "urbanization", "You buy a free region beside one of yours: %1 for each price marker in it."
    ),
    QT_TRANSLATE_NOOP(
        "urbanization", "You build one kind of building, as many of it as you can afford."
    ),
    QT_TRANSLATE_NOOP("urbanization", "You buy grain or sell it, one by one."),
    QT_TRANSLATE_NOOP(
        "urbanization", "You put grain on free plots: at the harvest it comes back doubled."
    ),
    QT_TRANSLATE_NOOP(
        "urbanization",
        "You take the next free order field of a card, and the orders that it gives.",
    ),
    QT_TRANSLATE_NOOP(
        "urbanization",
        "You take a card whose order fields are all taken: as a new factory, or over one of yours.",
    ),
    QT_TRANSLATE_NOOP(
        "urbanization", "You turn orders into money and points: each factory works once a round."
    ),
    QT_TRANSLATE_NOOP(
        "urbanization", "You move your tax marker 1 space to the left and take %1 for each citizen."
    ),
    QT_TRANSLATE_NOOP(
        "urbanization", "You move a marker along the path, and take an invention where it stops."
    ),
)

KIND_NOT_NOW: Final = QT_TRANSLATE_NOOP("urbanization", "%1: not now, %2.")
NO_NEIGHBOUR: Final = QT_TRANSLATE_NOOP("urbanization", "no free region lies beside yours")
NONE_LEFT: Final = QT_TRANSLATE_NOOP("urbanization", "none is left")
NO_PLOT: Final = QT_TRANSLATE_NOOP("urbanization", "you have no free plot")
NO_HOUSE: Final = QT_TRANSLATE_NOOP("urbanization", "you have no house that it could replace")
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
NOT_IN_GAME: Final = QT_TRANSLATE_NOOP("urbanization", "inventions are not in this match")

YOU_CAN_HAVE: Final = QT_TRANSLATE_NOOP("urbanization", "You can get: %1.")
WITH_BROKER: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Possible once the Broker has moved price markers."
)
SO_MANY: Final = QT_TRANSLATE_NOOP("urbanization", "%1: up to %2 for %3, %4.")
BUYING: Final = QT_TRANSLATE_NOOP("urbanization", "Buying: %1.")
SELLING: Final = QT_TRANSLATE_NOOP("urbanization", "Selling: %1.")
SELL_UP_TO: Final = QT_TRANSLATE_NOOP("urbanization", "up to %1 for %2")
SOW_UP_TO: Final = QT_TRANSLATE_NOOP("urbanization", "You can sow up to %n grain.", "", 1)
BRINGS: Final = QT_TRANSLATE_NOOP("urbanization", "Brings %1.")
GOODS_UP_TO: Final = QT_TRANSLATE_NOOP("urbanization", "Up to %n goods: %1 and %2.", "", 1)
ORDERS_LEFT: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Then %n orders would be left as work for citizens.", "", 1
)
TAXES_NOW: Final = QT_TRANSLATE_NOOP("urbanization", "Brings %1 now.")
TAXES_HELPED: Final = QT_TRANSLATE_NOOP("urbanization", "Brings %1 now, with the Tax Collector %2.")
TIMES_LEFT: Final = QT_TRANSLATE_NOOP(
    "urbanization", "As things are, you can do it %n more times.", "", 1
)
FREE_STEPS: Final = QT_TRANSLATE_NOOP(
    "urbanization", "%n steps are free, each further one costs %1.", "", 1
)

NO_BUILDING: Final = QT_TRANSLATE_NOOP("urbanization", "you can build none of them")
NO_TRADE: Final = QT_TRANSLATE_NOOP("urbanization", "you can neither buy nor sell grain")

HELPER: Final = QT_TRANSLATE_NOOP("urbanization", "The %1 helps with it: %2.")
HELPER_MINE: Final = QT_TRANSLATE_NOOP("urbanization", "Your %1 helps with it: %2.")
HELPER_SPENT: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Your %1 would help with it, but has already done so in this round."
)
RENOUNCED: Final = QT_TRANSLATE_NOOP("urbanization", "you have just done without %1")
HELPER_OF: Final = QT_TRANSLATE_NOOP("urbanization", "%1 has %2.")

Why = Callable[[UrbanizationState, int], tuple[str, ...]]
Brings = Callable[[UrbanizationState, int], list[str]]


class ActionHelp(Helping):
    """Asks the rules; what comes of an action is tried out."""

    def __init__(self, words: Names) -> None:
        super().__init__(words)
        self.told: tuple[tuple[Why, Brings], ...] = (  # why not, or what it brings
            (self.no_land, self.land),
            (lambda *_: (NO_BUILDING,), self.buildings),
            (lambda *_: (NO_TRADE,), self.grain),
            (self.no_sowing, self.sowing),
            (self.no_orders, self.orders),
            (self.no_industry, self.industry),
            (self.no_goods, self.produce),
            (self.no_taxes, self.taxes),
            (self.no_inventing, lambda *at: [self.steps(*at)]),
        )
        self.pieces = {"action": (lambda _, at: words.action_long(at), self.lines)}

    def lines(self, table: UrbanizationState, me: int, action: int) -> list[str]:
        about = self.say(ABOUT[action], self.money(1))
        if table.over:
            return [about]
        if table.round == 0:
            return [about, *self.helper(table, me, action)]
        if self.asks_me(table, me, c.ASK_ACTION) and table.asked[-1].what == action:
            return [about, self.not_now(RENOUNCED, self.words.the_character(action))]
        return [about, *self.helper(table, me, action), *self.possible(table, me, action)]

    def possible(self, table: UrbanizationState, me: int, action: int) -> list[str]:
        """Kinds of buildings, and buying and selling, have their reasons one by one."""
        can = self.rules.deeds[action].can(table, me)
        why, brings = self.told[action]
        lines = brings(table, me) if can or action in (c.BUILDINGS, c.GRAIN) else []
        return lines if can else [*lines, self.not_now(*why(table, me))]

    def helper(self, table: UrbanizationState, me: int, action: int) -> list[str]:
        """The character that helps with an action, if one has it, or may still choose it."""
        if action == c.INVENTIONS and not table.inventing:
            return []
        name, does = self.words.character(action), self.phrases.brief(action)
        if action not in table.character:
            choosing = table.phase == 0 and table.character[me] == NONE
            return [self.say(HELPER, name, does)] if choosing else []
        owner = table.character.index(action)
        if owner != me:
            return [self.say(HELPER_OF, self.words.name(owner), self.words.the_character(action))]
        if table.spent[me] == 1:
            return [self.say(HELPER_SPENT, name)]
        return [self.say(HELPER_MINE, name, does)]

    # Land

    def price(self, table: UrbanizationState, me: int, region: int) -> int:
        return self.rules.land.price(table, me, table.prices[region])

    def land(self, table: UrbanizationState, me: int) -> list[str]:
        found = [
            self.say(AND_ALSO, self.words.region(region), self.money(self.price(table, me, region)))
            for region in self.rules.land.within_means(table, me, 0)
        ]
        found.sort()
        return [self.say(YOU_CAN_HAVE, ", ".join(found)) if found else self.say(WITH_BROKER)]

    def no_land(self, table: UrbanizationState, me: int) -> tuple[str, ...]:
        if table.markers[me] == 0:
            return (NO_MARKER,)
        near = [self.price(table, me, each) for each in self.rules.land.within_reach(table, me)]
        if not near:
            return (NO_NEIGHBOUR,)
        return CHEAPEST, self.money(min(near)), self.purse(table, me)

    # Buildings

    def buildings(self, table: UrbanizationState, me: int) -> list[str]:
        return [self.building(table, me, kind) for kind in self.rules.building.raised]

    def building(self, table: UrbanizationState, me: int, kind: int) -> str:
        """How many of a kind can be built at best, the architect's help included."""
        gain = self.outcomes.buildings(table, me, kind)
        name = self.words.building(kind)
        if gain.count == 0:
            return self.say(KIND_NOT_NOW, name, self.say(*self.no_building(table, me, kind)))
        cost, points = self.money(-gain.money), self.points(gain.points)
        return self.say(SO_MANY, name, str(gain.count), cost, points)

    def no_building(self, table: UrbanizationState, me: int, kind: int) -> tuple[str, ...]:
        if table.supply[kind] == 0:
            return (NONE_LEFT,)
        if not self.rules.building.has_place(table, me, kind):
            return (NO_PLOT if kind == c.HOUSE else NO_HOUSE,)
        return self.dear(table, me, self.outcomes.cost(table, me, kind, helped=True))

    # Grain

    def grain(self, table: UrbanizationState, me: int) -> list[str]:
        return [
            self.say(BUYING, self.buying(table, me)),
            self.say(SELLING, self.selling(table, me)),
        ]

    def buying(self, table: UrbanizationState, me: int) -> str:
        spaces = [action.where for action in self.rules.trade.on_sale(table, me, 0)]
        if not spaces:
            return self.say(*self.no_buying(table, me))
        return ", ".join(
            self.say(AND_ALSO, self.words.space_name(space), self.grain_price(space))
            for space in spaces
        )

    def no_buying(self, table: UrbanizationState, me: int) -> tuple[str, ...]:
        if self.box.room(table, me) <= 0:
            return ROW_FULL, str(self.box.setup.row)
        full = [space for space in range(c.FIELD + 1) if table.grain_at[space] > 0]
        if not full:
            return (NO_GRAIN_THERE,)
        least = min(self.box.setup.prices[space] for space in full)
        return CHEAPEST, self.money(least), self.purse(table, me)

    def selling(self, table: UrbanizationState, me: int) -> str:
        if not self.rules.trade.can_sell(table, me):
            return self.say(NO_GRAIN if table.grain[me] == 0 else ALL_FULL)
        gain = self.outcomes.sales(table, me)
        return self.say(SELL_UP_TO, str(gain.count), self.money(gain.money))

    def sowing(self, table: UrbanizationState, me: int) -> list[str]:
        places = table.free[me] + self.rules.sowing.card_plots(table, me, 0)
        return [self.count(SOW_UP_TO, min(table.grain[me], places))]

    def no_sowing(self, table: UrbanizationState, me: int) -> tuple[str, ...]:
        return (NO_GRAIN if table.grain[me] == 0 else NO_PLOT,)

    # Industry

    def orders(self, table: UrbanizationState, me: int) -> list[str]:
        slots = [action.where for action in self.rules.orders.slots(table)]
        return [
            self.say(OF, self.words.factory(table.display[slot]), self.order_gain(table, me, slot))
            for slot in slots
        ]

    def no_orders(self, table: UrbanizationState, me: int) -> tuple[str, ...]:
        if table.markers[me] == 0:
            return (NO_MARKER,)
        fields = [self.rules.orders.open_field(table, slot) for slot in range(c.SLOTS)]
        return (NO_FIELD if max(fields) == NONE else NO_COLOUR,)

    def industry(self, table: UrbanizationState, me: int) -> list[str]:
        slots = [action.where for action in self.rules.industry.industries(table, me)]
        named = ", ".join(self.valued(table.display[slot]) for slot in slots)
        points = self.points(self.box.setup.new_factory)
        return [self.say(YOU_CAN_HAVE, named), self.say(BRINGS, points)]

    def no_industry(self, table: UrbanizationState, me: int) -> tuple[str, ...]:
        if table.markers[me] == 0:
            return (NO_MARKER,)
        needed = self.rules.industry.needed_fields(table, me)
        if all(table.taken_fields(slot) < needed for slot in range(c.SLOTS)):
            return (NOT_FULL if needed == c.ORDER_FIELDS else NOT_BEGUN,)
        return (self.no_place(table, me),)

    def no_place(self, table: UrbanizationState, me: int) -> str:
        return NO_PLACE if table.free[me] == 0 else NO_FACTORY_LEFT

    def produce(self, table: UrbanizationState, me: int) -> list[str]:
        gain = self.outcomes.production(table, me)
        brings = (self.money(gain.money), self.points(gain.points))
        left = table.order_count(me) + sum(gain.orders)
        return [self.count(GOODS_UP_TO, gain.count, *brings), self.count(ORDERS_LEFT, left)]

    def no_goods(self, table: UrbanizationState, me: int) -> tuple[str, ...]:
        stacks = range(me * c.STACKS, (me + 1) * c.STACKS)
        tops = [stack for stack in stacks if table.top[stack] != NONE]
        if not tops:
            return (NO_FACTORY,)
        worked = all(table.produced[stack] == 1 for stack in tops)
        return (HAVE_WORKED if worked else NO_ORDERS,)

    def taxes(self, table: UrbanizationState, me: int) -> list[str]:
        plain, helped = self.tax_income(table, me)
        brings = self.say(TAXES_NOW, plain)
        if table.can_help(me, c.TAX_COLLECTOR):
            brings = self.say(TAXES_HELPED, plain, helped)
        return [brings, self.count(TIMES_LEFT, self.outcomes.times_taxed(table, me))]

    def no_taxes(self, table: UrbanizationState, me: int) -> tuple[str, ...]:
        return TAX_MARKER, str(table.taxes[me]), str(table.citizens[me])

    # Inventions

    def no_inventing(self, table: UrbanizationState, me: int) -> tuple[str, ...]:
        return (NO_INVENTING if table.inventing else NOT_IN_GAME,)

    def steps(self, table: UrbanizationState, me: int) -> str:
        """An unused professor is counted in."""
        free = self.outcomes.free_steps(table, table.can_help(me, c.PROFESSOR))
        further = self.money(self.rules.inventing.step_cost(table, c.TRACK))
        return self.count(FREE_STEPS, free, further)
