"""The answers in Urbanization as short labels: with what they cost and bring."""

from collections.abc import Callable
from typing import Final

from citybuilder.core.game import Action, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.naming import Names
from citybuilder.tables.urbanization.speaking import NAMED, Speaking

START: Final = QT_TRANSLATE_NOOP("urbanization", "Start in %1 (%n plots)", "", 1)
MOVE: Final = QT_TRANSLATE_NOOP("urbanization", "Move it to %1 (then costs %2)")
PASS: Final = QT_TRANSLATE_NOOP("urbanization", "Pass")
USE: Final = QT_TRANSLATE_NOOP("urbanization", "Use the %1: %2")
RENOUNCE: Final = QT_TRANSLATE_NOOP("urbanization", "No %1")
OTHER_ACTION: Final = QT_TRANSLATE_NOOP("urbanization", "Another action")
LIFT: Final = QT_TRANSLATE_NOOP("urbanization", "Take one from %1 (%n price markers)", "", 1)
BUY_LAND: Final = QT_TRANSLATE_NOOP("urbanization", "Buy %1 for %2 (%n plots)", "", 1)
KINDS: Final = {  # %1: cost, %2: points
    c.HOUSE: QT_TRANSLATE_NOOP("urbanization", "Build houses: %1 and %2 each"),
    c.HIGH_RISE: QT_TRANSLATE_NOOP("urbanization", "Build high-rises: %1 and %2 each"),
    c.ADMINISTRATION: QT_TRANSLATE_NOOP(
        "urbanization", "Build administration buildings: %1 and %2 each"
    ),
}
RAISE: Final = QT_TRANSLATE_NOOP("urbanization", "Build in %1 for %2")
BUY_GRAIN: Final = QT_TRANSLATE_NOOP("urbanization", "Buy 1 grain %1: %2")
SELL_GRAIN: Final = QT_TRANSLATE_NOOP("urbanization", "Sell 1 grain %1: %2")
SOW_IN: Final = QT_TRANSLATE_NOOP("urbanization", "Sow in %1")
SOW_ON_CARD: Final = QT_TRANSLATE_NOOP("urbanization", "Sow on the Farmer's card")
FROM_CARD: Final = QT_TRANSLATE_NOOP("urbanization", "Take from the %1: %2")
ATTRACT: Final = QT_TRANSLATE_NOOP("urbanization", "Attract the %1 (value %2)")
ATTRACT_EARLY: Final = QT_TRANSLATE_NOOP("urbanization", "Attract the %1 (value %2) with %3")
SETTLE: Final = QT_TRANSLATE_NOOP("urbanization", "Build a new factory in %1")
MODERNISE: Final = QT_TRANSLATE_NOOP("urbanization", "Modernise %1 (value %2)")
MAKE: Final = QT_TRANSLATE_NOOP("urbanization", "%n goods, %1", "", 1)
MAKE_NONE: Final = QT_TRANSLATE_NOOP("urbanization", "Produce none here")
ENTER: Final = QT_TRANSLATE_NOOP("urbanization", "Put a new marker on space %1")
ADVANCE: Final = QT_TRANSLATE_NOOP("urbanization", "Move from space %1 to space %2")
GO_ON: Final = QT_TRANSLATE_NOOP("urbanization", "Go on to space %1 for free")
GO_ON_FOR: Final = QT_TRANSLATE_NOOP("urbanization", "Go on to space %1 for %2")
STAY: Final = QT_TRANSLATE_NOOP("urbanization", "Stay on space %1")
TAKE_BACK: Final = QT_TRANSLATE_NOOP("urbanization", "Take the marker back")
TAKE: Final = QT_TRANSLATE_NOOP("urbanization", "Take %1: %2")
DONE: Final = QT_TRANSLATE_NOOP("urbanization", "Done")
INSTEAD: Final = QT_TRANSLATE_NOOP("urbanization", "%1 instead of %2")
UP_TO_INSTEAD: Final = QT_TRANSLATE_NOOP("urbanization", "up to %1 instead of %2")
ORDERS_INSTEAD: Final = QT_TRANSLATE_NOOP("urbanization", "%n orders instead of %1", "", 1)
OTHERWISE: Final = QT_TRANSLATE_NOOP("urbanization", "%1 or %2")
CHEAPER: Final = QT_TRANSLATE_NOOP("urbanization", "a house for %1 instead of %2")
STEPS_INSTEAD: Final = QT_TRANSLATE_NOOP("urbanization", "%n free steps instead of %1", "", 1)
WITH_COLLECTOR: Final = QT_TRANSLATE_NOOP("urbanization", "%1: %2, with the Tax Collector %3")

Label = Callable[[UrbanizationState, Decision, Action], str]
Gain = Callable[[UrbanizationState, int], str]


class Answering(Speaking):
    """Prices and possibilities are those of the rules."""

    def __init__(self, words: Names) -> None:
        super().__init__(words)
        say, region = self.say, words.region
        self.labels: dict[int, Label] = {
            c.START: self.start,
            c.MOVE: self.move,
            c.CHOOSE: self.choose,
            c.ACT: self.act,
            c.PASS: lambda *_: say(PASS),
            c.USE: self.use,
            c.RENOUNCE: self.renounce,
            c.LIFT: self.lift,
            c.BUY_LAND: self.buy_land,
            c.KIND: self.kind,
            c.RAISE: self.build,
            c.BUY_GRAIN: self.buy_grain,
            c.SELL_GRAIN: self.sell_grain,
            c.SEED: self.seed,
            c.ORDER: self.order,
            c.ATTRACT: self.attract,
            c.SETTLE: lambda _, __, action: say(SETTLE, region(action.where)),
            c.MODERNISE: self.modernise,
            c.MAKE: self.make,
            c.ENTER: lambda *_: say(ENTER, "1"),
            c.ADVANCE: self.advance,
            c.STEP: self.step,
            c.STOP: self.stop,
            c.TAKE: self.take,
            c.DONE: lambda *_: say(DONE),
        }
        self.gains: dict[int, Gain] = {  # what the help of a character would bring now
            c.ARCHITECT: self.cheaper,
            c.MILLER: self.given,
            c.FOREMAN: self.more_orders,
            c.MERCHANT: self.more_money,
            c.TAX_COLLECTOR: self.more_taxes,
            c.PROFESSOR: self.more_steps,
        }

    # On the map

    def start(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        plots = self.box.regions[action.where].plots
        return self.count(START, plots, self.words.region(action.where))

    def move(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        then = self.money(table.prices[action.where] + 1)
        return self.say(MOVE, self.words.region(action.where), then)

    def lift(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        return self.count(LIFT, table.prices[action.where], self.words.region(action.where))

    def buy_land(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        price = self.rules.land.price(table, asked.seat, table.prices[action.where])
        plots = self.box.regions[action.where].plots
        return self.count(BUY_LAND, plots, self.words.region(action.where), self.money(price))

    def kind(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        cost = self.money(self.rules.building.cost(table, asked.seat, action.what))
        return self.say(KINDS[action.what], cost, self.points(self.box.setup.gains[action.what]))

    def build(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        cost = self.money(self.rules.building.cost(table, asked.seat, action.what))
        return self.say(RAISE, self.words.region(action.where), cost)

    # Characters and actions

    def choose(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        who = action.what
        return self.say(NAMED, self.words.character(who), self.phrases.brief(who))

    def act(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        name = self.words.action_long(action.what)
        if action.what == c.TAXES:
            return self.taxes(table, asked.seat, name)
        return name

    def taxes(self, table: UrbanizationState, seat: int, name: str) -> str:
        plain, helped = self.tax_income(table, seat)
        if table.can_help(seat, c.TAX_COLLECTOR):
            return self.say(WITH_COLLECTOR, name, plain, helped)
        return self.say(NAMED, name, plain)

    def use(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        who = asked.what
        brings = self.gains.get(who)
        gain = brings(table, asked.seat) if brings else self.phrases.brief(who)
        return self.say(USE, self.words.character(who), gain)

    def renounce(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        who = asked.what
        if not self.rules.deeds[who].can_go_alone(table, asked.seat):
            return self.say(OTHER_ACTION)
        return self.say(RENOUNCE, self.words.character(who))

    # What the help of a character would bring now

    def cheaper(self, table: UrbanizationState, seat: int) -> str:
        helped, plain = (
            self.money(self.outcomes.cost(table, seat, c.HOUSE, helped)) for helped in (True, False)
        )
        return self.say(CHEAPER, helped, plain)

    def given(self, table: UrbanizationState, seat: int) -> str:
        return self.phrases.free_grain(self.outcomes.given(table, seat))

    def more_orders(self, table: UrbanizationState, seat: int) -> str:
        """By number, the most first: with the names of the cards no button would hold it."""
        found: set[tuple[int, int]] = set()
        for action in self.rules.orders.slots(table):
            slot = action.where
            helped, plain = (
                sum(self.outcomes.orders(table, seat, slot, helped).orders)
                for helped in (True, False)
            )
            found.add((helped, plain))
        (helped, plain), *others = sorted(found, reverse=True)
        told = self.count(ORDERS_INSTEAD, helped, str(plain))
        for helped, plain in others:
            told = self.say(OTHERWISE, told, self.say(INSTEAD, str(helped), str(plain)))
        return told

    def more_money(self, table: UrbanizationState, seat: int) -> str:
        helped, plain = (
            self.money(self.outcomes.production(table, seat, helped=helped).money)
            for helped in (True, False)
        )
        return self.say(UP_TO_INSTEAD, helped, plain)

    def more_taxes(self, table: UrbanizationState, seat: int) -> str:
        plain, helped = self.tax_income(table, seat)
        return self.say(INSTEAD, helped, plain)

    def more_steps(self, table: UrbanizationState, seat: int) -> str:
        plain = str(self.outcomes.free_steps(table))
        return self.count(STEPS_INSTEAD, self.outcomes.free_steps(table, helped=True), plain)

    # Grain

    def buy_grain(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        price = self.grain_price(action.where)
        return self.say(BUY_GRAIN, self.words.from_space(action.where), price)

    def sell_grain(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        space = self.rules.trade.sells_to(table)
        return self.say(SELL_GRAIN, self.words.to_space(space), self.grain_price(space))

    def seed(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        if action.where == c.ON_CARD:
            return self.say(SOW_ON_CARD)
        return self.say(SOW_IN, self.words.region(action.where))

    # Industry

    def order(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        gain = self.order_gain(table, asked.seat, action.where)
        return self.say(FROM_CARD, self.words.factory(table.display[action.where]), gain)

    def attract(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        card = table.display[action.where]
        parts = (self.words.factory(card), str(self.box.values[card]))
        if table.taken_fields(action.where) < c.ORDER_FIELDS:
            return self.say(ATTRACT_EARLY, *parts, self.words.the_character(c.FACTORY_OWNER))
        return self.say(ATTRACT, *parts)

    def modernise(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        old = table.top[asked.seat * c.STACKS + action.what]
        label = self.say(MODERNISE, self.words.the_factory(old), str(self.box.values[old]))
        return capital(label)

    def make(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        if action.amount == 0:
            return self.say(MAKE_NONE)
        gain = self.outcomes.goods(table, asked.seat, action.what, action.amount)
        return self.words.count(MAKE, action.amount, self.money(gain.money))

    # Inventions

    def advance(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        return self.say(ADVANCE, str(action.where + 1), str(action.where + 2))

    def step(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        cost = self.rules.inventing.step_cost(table, asked.amount)
        following = str(asked.what + 2)
        if cost == 0:
            return self.say(GO_ON, following)
        return self.say(GO_ON_FOR, following, self.money(cost))

    def stop(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        if asked.what == c.TRACK - 1:
            return self.say(TAKE_BACK)
        return self.say(STAY, str(asked.what + 1))

    def take(self, table: UrbanizationState, asked: Decision, action: Action) -> str:
        invention = action.what
        gain = self.outcomes.invented(table, asked.seat, invention)
        parts = [self.points(gain.points)]
        parts += [self.money(gain.money)] if gain.money else []
        parts += [self.words.grain(gain.count)] if gain.count else []
        parts += [*self.words.all_orders(gain.orders), *self.phrases.lasting(invention)]
        label = self.say(TAKE, self.words.the_invention(invention), ", ".join(parts))
        return capital(label)


def capital(label: str) -> str:
    """Some languages begin it with an article."""
    return label[:1].upper() + label[1:]
