"""How a sensible player of Urbanization decides."""

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from citybuilder.core.advice import Advice
from citybuilder.core.game import NONE, Action, Decision, Game
from citybuilder.core.score import ScoreLine
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.rules import Urbanization
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.games.urbanization.worth import PARTS, Worth

ROUGH: Final = 2.5  # points by which an estimate may be wrong, at the end
ROUGHER: Final = 0.22  # and for each action before it
CALM: Final = 0.7  # points that make an action clearly better than another
SURE: Final = 0.25  # and a small answer
LEAST: Final = 0.003  # weight of what a sensible player would not do


class UrbanizationAdvice(Advice[UrbanizationState]):
    """Compares what comes of each answer."""

    def __init__(self, game: Game[UrbanizationState]) -> None:
        super().__init__(game)
        self.effort = 2
        self.keenness = 0  # what is preferred most is always the same here, and not the best
        self.rules = cast(Urbanization, game)
        self.box = self.rules.box
        self.worth = Worth(self.rules)

    # How a seat stands

    def advise(self, state: UrbanizationState, seat: i64) -> float:
        after = self.settled(state, seat)
        rough = ROUGH + ROUGHER * float(self.worth.actions_left(after, seat))
        return exp(self.worth.of(after, seat) / rough)

    def traits(self, state: UrbanizationState, seat: i64) -> list[float]:
        return self.worth.parts(self.settled(state, seat), seat)

    def trait_names(self) -> list[str]:
        return list(PARTS)

    def means(self, state: UrbanizationState, seat: i64) -> list[ScoreLine]:
        return [
            ScoreLine(c.HAS_MONEY, state.money[seat]),
            ScoreLine(c.HAS_ORDERS, state.order_count(seat)),
            ScoreLine(c.HAS_GRAIN, self.worth.harvested(state, seat)),
        ]

    def settled(self, state: UrbanizationState, seat: i64) -> UrbanizationState:
        """The table when the seat has finished the action at hand, as a sensible player would."""
        if state.over or not self.goes_on(state, seat):
            return state
        after = state.copy()
        while not after.over and after.turn == state.turn and self.goes_on(after, seat):
            actions = self.rules.legal(after)
            self.rules.apply(after, self.advised(after, actions))
        return after

    def goes_on(self, state: UrbanizationState, seat: i64) -> bool:
        """Whether the seat is in the midst of something."""
        asked = state.asked[-1]
        if asked.seat != seat:
            return False
        kind = asked.kind
        if kind == c.ASK_ACTION:
            return asked.what != NONE
        return kind == c.ASK_SPREAD or kind > c.ASK_ACTION

    def is_minor(self, asked: Decision) -> bool:
        return asked.kind == c.ASK_SPREAD or asked.kind == c.ASK_LIFT or asked.kind == c.ASK_SHIFT

    # How a sensible player picks, at a glance

    def prefer(self, state: UrbanizationState, actions: list[Action]) -> list[float]:
        asked = state.asked[-1]
        calm = SURE
        if asked.kind == c.ASK_ACTION or asked.kind == c.ASK_CHARACTER:
            calm = CALM
        worths = [self.hope(state, asked, action) for action in actions]
        best = max(worths)
        return [max(LEAST, exp((worth - best) / calm)) for worth in worths]

    def hope(self, state: UrbanizationState, asked: Decision, action: Action) -> float:
        """Points that an answer seems to bring."""
        kind, seat = action.kind, asked.seat
        if kind == c.ACT:
            return self.action_hope(state, seat, action.what)
        if kind == c.CHOOSE:
            return self.character_hope(state, seat, action.what)
        if kind == c.USE:
            return 1.0
        if kind == c.DONE:
            return self.done_hope(state, asked)
        if kind <= c.RAISE:
            return self.map_hope(state, asked, action)
        if kind <= c.SEED:
            return self.grain_hope(state, asked, action)
        if kind <= c.MAKE:
            return self.industry_hope(state, asked, action)
        return self.invention_hope(state, asked, action)

    # Which action

    def action_hope(self, state: UrbanizationState, seat: i64, action: i64) -> float:
        if action == c.LAND:
            return self.land_hope(state, seat)
        if action == c.BUILDINGS:
            return self.building_hope(state, seat)
        if action == c.GRAIN:
            return self.trade_hope(state, seat)
        if action == c.SOW:
            return self.sow_hope(state, seat)
        if action == c.ORDERS:
            return self.order_hope(state, seat)
        if action == c.INDUSTRY:
            return 2.2
        if action == c.PRODUCE:
            return self.produce_hope(state, seat)
        if action == c.TAXES:
            each: i64 = 2 if state.can_help(seat, c.TAX_COLLECTOR) else 1
            return self.coin(state, seat) * float(each * state.citizens[seat])
        return 0.9

    def coin(self, state: UrbanizationState, seat: i64) -> float:
        """Points for a coin, at this time."""
        left = self.worth.actions_left(state, seat)
        return 0.0 if left <= 1 else min(0.45, 0.12 * float(left))

    def later(self, state: UrbanizationState) -> i64:
        """Rounds that will be counted after this one."""
        return c.ROUNDS - max(1, state.round)

    def land_hope(self, state: UrbanizationState, seat: i64) -> float:
        plots = self.worth.plots_of(state, seat)
        wanted = 0.35 * float(self.later(state)) * float(max(0, 4 - plots)) / 4.0
        return wanted * 1.2

    def building_hope(self, state: UrbanizationState, seat: i64) -> float:
        """The best kind, with as many as can be paid, and another row of citizens."""
        best = 0.0
        saved: i64 = 1 if state.can_help(seat, c.ARCHITECT) else 0
        for kind in self.rules.building.raised:
            if self.rules.building.can_raise(state, seat, kind, saved):
                best = max(best, self.kind_hope(state, seat, kind, saved))
        return best

    def kind_hope(self, state: UrbanizationState, seat: i64, kind: i64, saved: i64) -> float:
        cost = max(0, self.rules.building.cost(state, seat, kind) - saved)
        count = min(state.supply[kind], state.money[seat] // max(1, cost))
        if kind == c.HOUSE:
            count = min(count, state.free[seat])
        elif kind == c.HIGH_RISE:
            count = min(count, state.cottages[seat])
        gain = float(self.box.setup.gains[kind]) - self.coin(state, seat) * float(cost) * 0.8
        if kind != c.ADMINISTRATION:
            gain += self.house_need(state, seat)
        if kind == c.HOUSE:
            gain -= 0.1 * float(self.later(state))
        return gain * float(count) * (0.7 if count > 2 else 0.9)

    def house_need(self, state: UrbanizationState, seat: i64) -> float:
        """Points that one more house brings through citizens."""
        grain = self.worth.harvested(state, seat)
        orders = state.order_count(seat)
        now = 2.0 if state.houses[seat] < min(grain, orders) else 0.0
        return now + 0.35 * float(self.later(state))

    def trade_hope(self, state: UrbanizationState, seat: i64) -> float:
        """As much as cheap grain that citizens lack, or that can be sown."""
        cheap: i64 = 0
        for space in range(c.BARNS):
            if self.rules.trade.can_buy_from(state, seat, space, 0):
                cheap += 1
        return self.grain_need(state, seat) * float(min(cheap, self.lack(state, seat) + 1)) * 0.8

    def lack(self, state: UrbanizationState, seat: i64) -> i64:
        """Grain that citizens of this round would need more."""
        grain = self.worth.harvested(state, seat)
        return max(0, min(state.houses[seat], state.order_count(seat)) - grain)

    def grain_need(self, state: UrbanizationState, seat: i64) -> float:
        """Points that one more grain brings."""
        now = 1.6 if self.lack(state, seat) > 0 else 0.25
        return now + 0.1 * float(self.later(state))

    def sow_hope(self, state: UrbanizationState, seat: i64) -> float:
        places = state.free[seat] + self.rules.sowing.card_plots(state, seat, 0)
        room = self.box.setup.row - self.worth.harvested(state, seat)
        return self.grain_need(state, seat) * float(min(state.grain[seat], places, room)) + 0.1

    def order_hope(self, state: UrbanizationState, seat: i64) -> float:
        best: i64 = 0
        for action in self.rules.orders.slots(state):
            best = max(best, self.order_gain(state, action.where))
        if state.can_help(seat, c.FOREMAN):
            best *= 2
        room = self.box.setup.row - state.order_count(seat)
        return self.job_need(state, seat) * float(min(best, room)) + 0.1

    def order_gain(self, state: UrbanizationState, slot: i64) -> i64:
        """Orders that the open field of a card gives."""
        field = self.rules.orders.open_field(state, slot)
        factory = self.box.factories[state.display[slot]]
        return min(factory.order_counts[field], state.orders_left[factory.order_colours[field]])

    def job_need(self, state: UrbanizationState, seat: i64) -> float:
        """Points that one more order brings."""
        orders = state.order_count(seat)
        grain = self.worth.harvested(state, seat)
        now = 1.2 if orders < min(state.houses[seat], grain) else 0.35
        return now + 0.12 * float(self.later(state))

    def spare_orders(self, state: UrbanizationState, seat: i64) -> i64:
        """Orders that no citizen of this round needs."""
        needed = min(state.houses[seat], self.worth.harvested(state, seat))
        return state.order_count(seat) - needed

    def produce_hope(self, state: UrbanizationState, seat: i64) -> float:
        """Goods from spare orders; early in a round others can be had again."""
        left = self.spare_orders(state, seat) + (2 if state.phase <= 2 else 0)
        merchant: i64 = 1 if state.can_help(seat, c.MERCHANT) else 0
        found = 0.0
        for stack in range(seat * c.STACKS, (seat + 1) * c.STACKS):
            card = state.top[stack]
            if card == NONE or state.produced[stack] == 1:
                continue
            factory = self.box.factories[card]
            for field in range(len(factory.good_counts)):
                held = state.orders[seat * c.COLOUR_COUNT + factory.good_colours[field]]
                made = min(factory.good_counts[field], held, left)
                if made > 0:
                    left -= made
                    money = float(factory.good_money[field] + merchant)
                    found += float(made) * (1.0 + self.coin(state, seat) * money)
        return found

    # Which character

    def character_hope(self, state: UrbanizationState, seat: i64, character: i64) -> float:
        """What its help is worth in the round that begins."""
        if character == c.BROKER:
            return 0.3 if state.money[seat] > 2 else 0.6
        if character == c.ARCHITECT:
            return 0.35 * float(min(3, state.money[seat] // 2)) + 0.2
        if character == c.MILLER:
            return 0.5 * float(min(2, state.grain_at[c.FIELD]))
        if character == c.FARMER:
            places = max(0, 3 - self.worth.plots_of(state, seat))
            return 0.4 + 0.3 * float(min(places, state.grain[seat]))
        if character == c.FOREMAN:
            return 1.1 if state.order_count(seat) < 6 else 0.3
        if character == c.FACTORY_OWNER:
            return 0.9
        if character == c.MERCHANT:
            return 0.3 * self.produce_hope(state, seat)
        if character == c.TAX_COLLECTOR:
            return 0.35 * float(state.citizens[seat])
        return 0.8

    # On the map

    def map_hope(self, state: UrbanizationState, asked: Decision, action: Action) -> float:
        kind, seat, region = action.kind, asked.seat, action.where
        if kind == c.START:
            return self.start_hope(state, region)
        if kind == c.BUY_LAND:
            plots = float(self.box.regions[region].plots)
            return 0.6 * plots - 0.4 * float(state.prices[region])
        if kind == c.LIFT:
            near = self.rules.land.is_beside(state, seat, region)
            return 0.5 if near and state.prices[region] <= 3 else -0.3
        if kind == c.MOVE:
            return self.price_hope(state, seat, region)
        if kind == c.KIND:
            return self.kind_hope(state, seat, action.what, 0)
        if kind == c.RAISE:
            return self.site_hope(state, seat, action.what, region)
        return 0.0

    def start_hope(self, state: UrbanizationState, region: i64) -> float:
        """Two plots, and free land with two plots around."""
        found = 0.8 * float(self.box.regions[region].plots)
        for other in self.box.neighbours[region]:
            if state.owner[other] == c.FREE:
                found += 0.3 * float(self.box.regions[other].plots)
                if state.prices[other] > 1:
                    found -= 0.1
        return found

    def price_hope(self, state: UrbanizationState, seat: i64, region: i64) -> float:
        """Dearer for others, not for oneself."""
        found = 0.0
        for other in self.box.neighbours[region]:
            owner = state.owner[other]
            if owner == seat:
                found -= 1.0
            elif owner >= 0:
                found += 0.5
        return found

    def site_hope(self, state: UrbanizationState, seat: i64, kind: i64, region: i64) -> float:
        """All sites are alike: the first one will do."""
        first = self.rules.building.sites(state, Decision(c.ASK_BUILD, seat, kind))[0].where
        return 0.5 if region == first else -1.0

    def done_hope(self, state: UrbanizationState, asked: Decision) -> float:
        """The end of a series, compared with 0.5 for going on."""
        seat = asked.seat
        if asked.kind == c.ASK_BUILD:
            gain = self.kind_hope(state, seat, asked.what, 0)
            return 0.0 if gain > 0.0 else 1.0
        if asked.kind == c.ASK_BUY:
            return 0.45
        if asked.kind == c.ASK_SELL:
            return 1.0
        if asked.kind == c.ASK_SOW:
            return 0.0 if self.worth.harvested(state, seat) < self.box.setup.row else 1.0
        return 0.0

    # Grain

    def grain_hope(self, state: UrbanizationState, asked: Decision, action: Action) -> float:
        seat = asked.seat
        if action.kind == c.BUY_GRAIN:
            price = float(self.box.setup.prices[action.where])
            gain = self.grain_need(state, seat) - self.coin(state, seat) * price
            if self.worth.harvested(state, seat) >= self.box.setup.row:
                gain = -1.0
            return 0.45 + gain - 0.05 * price
        if action.kind == c.SELL_GRAIN:
            spare = state.grain[seat] - self.spared(state, seat)
            return 1.2 if spare > 0 else -0.5
        if action.where == c.ON_CARD:
            return 0.4
        first = state.with_plot(seat, c.EMPTY)[0]
        return 0.5 if action.where == first else -1.0

    def spared(self, state: UrbanizationState, seat: i64) -> i64:
        """Grain that is better kept than sold."""
        return 8 if self.later(state) > 0 else min(8, state.houses[seat] + 2)

    # Industry

    def industry_hope(self, state: UrbanizationState, asked: Decision, action: Action) -> float:
        kind, seat = action.kind, asked.seat
        if kind == c.ORDER:
            gain = 0.4 * float(self.order_gain(state, action.where))
            last = state.taken_fields(action.where) == c.ORDER_FIELDS - 1
            colour = self.box.factories[state.display[action.where]].order_colours[0]
            return gain + (self.coin(state, seat) if last else 0.0) + 0.06 * float(colour)
        if kind == c.ATTRACT:
            full = state.taken_fields(action.where) == c.ORDER_FIELDS
            return self.card_hope(state, seat, state.display[action.where]) - (0.0 if full else 0.4)
        if kind == c.SETTLE:
            first = state.with_plot(seat, c.EMPTY)[0]
            if action.where != first:
                return -1.0
            return 0.5 if self.worth.plots_of(state, seat) > 2 else 0.2
        if kind == c.MODERNISE:
            top = state.top[seat * c.STACKS + action.what]
            return 0.4 - 0.02 * float(self.box.values[top])
        return self.make_hope(state, asked, action.amount)

    def card_hope(self, state: UrbanizationState, seat: i64, card: i64) -> float:
        """What a card makes in the rounds to come."""
        factory = self.box.factories[card]
        found = 0.02 * float(factory.value)
        for field in range(len(factory.good_counts)):
            each = 1.0 + 0.3 * float(factory.good_money[field])
            held = state.orders[seat * c.COLOUR_COUNT + factory.good_colours[field]]
            found += 0.1 * float(factory.good_counts[field]) * each
            found += 0.15 * float(min(held, factory.good_counts[field])) * each
        return found

    def make_hope(self, state: UrbanizationState, asked: Decision, goods: i64) -> float:
        """A good is a point and money; an order that a citizen needs is worth more."""
        seat = asked.seat
        stack = seat * c.STACKS + asked.what // c.FIELDS
        factory = self.box.factories[state.top[stack]]
        money = float(factory.good_money[asked.what % c.FIELDS])
        gain = float(goods) * (1.0 + self.coin(state, seat) * money)
        lost = max(0, goods - max(0, self.spare_orders(state, seat)))
        early = state.phase <= 2
        return gain - float(lost) * (0.9 if early else 2.0)

    # Inventions

    def invention_hope(self, state: UrbanizationState, asked: Decision, action: Action) -> float:
        kind, seat = action.kind, asked.seat
        if kind == c.TAKE:
            return 0.9 + self.card_gain(state, seat, action.what)
        if kind == c.ADVANCE:
            return 0.3 + 0.1 * float(action.where)
        if kind == c.ENTER:
            return 0.3
        if kind == c.STEP:
            free = self.rules.inventing.step_cost(state, asked.amount) == 0
            return 0.7 + 0.08 * float(asked.what) if free else 0.5
        return 0.4

    def card_gain(self, state: UrbanizationState, seat: i64, invention: i64) -> float:
        card = self.box.inventions[invention]
        found = 0.25 * float(self.later(state)) if card.lasting else 0.5
        for factory in card.factories:
            holder = state.holder[factory]
            if holder != NONE and holder // c.STACKS == seat:
                found += float(card.points)
        return found


ADVICE: Final = UrbanizationAdvice
