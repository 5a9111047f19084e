"""Orders, factories, goods and taxes in Urbanization."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.grain import Grain
from citybuilder.games.urbanization.state import UrbanizationState


class Industry(Grain):
    """The factory cards on display and before the players."""

    # Aufträge erhalten

    def open_field(self, state: UrbanizationState, slot: i64) -> i64:
        """The first order field from the left that nobody has taken; NONE if there is none."""
        if state.display[slot] != NONE:
            for field in range(c.ORDER_FIELDS):
                if state.fields[slot * c.ORDER_FIELDS + field] == NONE:
                    return field
        return NONE

    def slots_with_orders(self, state: UrbanizationState) -> list[Action]:
        """Cards with an open field; of its colour at least one order must be left."""
        found: list[Action] = []
        for slot in range(c.SLOTS):
            field = self.open_field(state, slot)
            if field != NONE:
                colour = self.factories[state.display[slot]].order_colours[field]
                if state.orders_left[colour] > 0:
                    found.append(self.order_from[slot])
        return found

    def can_order(self, state: UrbanizationState, seat: i64) -> bool:
        return state.markers[seat] > 0 and len(self.slots_with_orders(state)) > 0

    def begin_orders(self, state: UrbanizationState, seat: i64) -> None:
        self.ask(state, c.ASK_ORDERS, seat)
        if self.can_help(state, seat, c.FOREMAN):
            self.ask(state, c.ASK_USE, seat, c.FOREMAN)

    def take_orders(self, state: UrbanizationState, seat: i64, slot: i64) -> None:
        """The last field of a card pays $1; a telegraph pays it at any field."""
        field = self.open_field(state, slot)
        factory = self.factories[state.display[slot]]
        state.fields[slot * c.ORDER_FIELDS + field] = seat
        state.markers[seat] = state.markers[seat] - 1
        state.tell(c.ORDERS_TAKEN, seat, state.display[slot], slot, field)
        count = factory.order_counts[field]
        if state.helping == c.FOREMAN:
            count *= self.helps[c.FOREMAN]
        self.give_orders(state, seat, factory.order_colours[field], count)
        if field == c.ORDER_FIELDS - 1:
            self.earn(state, seat, c.FOR_LAST_FIELD, 1)
        elif self.knows(state, seat, c.TELEGRAPH):
            self.earn(state, seat, c.FOR_TELEGRAPH, self.inventions[c.TELEGRAPH].amount)

    # Industrie ansiedeln

    def taken_fields(self, state: UrbanizationState, slot: i64) -> i64:
        first = slot * c.ORDER_FIELDS
        return c.ORDER_FIELDS - state.fields[first : first + c.ORDER_FIELDS].count(NONE)

    def industries(self, state: UrbanizationState, seat: i64) -> list[Action]:
        """Cards whose order fields are all taken; the factory owner is content with one."""
        least = c.ORDER_FIELDS
        if self.can_help(state, seat, c.FACTORY_OWNER):
            least = self.helps[c.FACTORY_OWNER]
        return [
            self.attracts[slot]
            for slot in range(c.SLOTS)
            if self.taken_fields(state, slot) >= least
            and self.can_settle(state, seat, state.display[slot])
        ]

    def can_settle(self, state: UrbanizationState, seat: i64, card: i64) -> bool:
        if state.free[seat] > 0 and state.supply[c.FACTORY] > 0:
            return True
        return len(self.modernisable(state, seat, card)) > 0

    def modernisable(self, state: UrbanizationState, seat: i64, card: i64) -> list[i64]:
        """Stacks whose active card has a lower value."""
        first = seat * c.STACKS
        return [
            stack
            for stack in range(c.STACKS)
            if state.top[first + stack] != NONE
            and self.values[state.top[first + stack]] < self.values[card]
        ]

    def can_attract(self, state: UrbanizationState, seat: i64) -> bool:
        return state.markers[seat] > 0 and len(self.industries(state, seat)) > 0

    def attract(self, state: UrbanizationState, seat: i64, slot: i64) -> None:
        if self.taken_fields(state, slot) < c.ORDER_FIELDS:
            self.use(state, seat)
        self.ask(state, c.ASK_SETTLE, seat, slot)

    def settlements(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """On a free plot while there are factories, or over an own one of lower value."""
        seat = asked.seat
        found: list[Action] = []
        if state.supply[c.FACTORY] > 0:
            for region in self.with_plot(state, seat, c.EMPTY):
                found.append(self.settles[region])
        for stack in self.modernisable(state, seat, state.display[asked.what]):
            found.append(self.modernises[stack])
        return found

    def settle_down(self, state: UrbanizationState, asked: Decision, region: i64) -> None:
        seat = asked.seat
        stack = state.top[seat * c.STACKS : (seat + 1) * c.STACKS].index(NONE)
        card = self.take_card(state, asked, stack)
        state.supply[c.FACTORY] = state.supply[c.FACTORY] - 1
        plot = self.put(state, seat, region, c.FACTORY)
        state.tell(c.FACTORY_BUILT, seat, card, plot, stack)
        self.score(state, seat, c.SCORE_FACTORIES, self.setup.new_factory)
        self.lay_out(state, asked.what)

    def modernise(self, state: UrbanizationState, asked: Decision, stack: i64) -> None:
        card = self.take_card(state, asked, stack)
        state.tell(c.MODERNISED, asked.seat, card, amount=stack)
        self.score(state, asked.seat, c.SCORE_FACTORIES, self.setup.new_factory)
        self.lay_out(state, asked.what)

    def take_card(self, state: UrbanizationState, asked: Decision, stack: i64) -> i64:
        """From its slot, which is free from now on, onto the stack."""
        card = state.display[asked.what]
        at = asked.seat * c.STACKS + stack
        state.top[at] = card
        state.holder[card] = at
        self.free_slot(state, asked.what)
        state.tell(c.CARD_TAKEN, asked.seat, card, asked.what)
        return card

    # Waren produzieren

    def most_goods(self, state: UrbanizationState, seat: i64, at: i64) -> i64:
        """That a production field can make with the orders at hand."""
        card = state.top[seat * c.STACKS + at // c.FIELDS]
        factory = self.factories[card]
        field = at % c.FIELDS
        most = factory.good_counts[field]
        if self.knows(state, seat, c.STEAM_ENGINE) and state.boosted[seat] == 0:
            most += self.inventions[c.STEAM_ENGINE].amount
        return min(most, state.orders[seat * c.COLOUR_COUNT + factory.good_colours[field]])

    def next_goods(self, state: UrbanizationState, seat: i64, start: i64) -> i64:
        """The next field that can make something, stack by stack; NONE if there is none. A stack
        that has made goods in this round is left out."""
        at = start
        while at < c.STACKS * c.FIELDS:
            stack = seat * c.STACKS + at // c.FIELDS
            field = at % c.FIELDS
            card = state.top[stack]
            rests = card == NONE or (field == 0 and state.produced[stack] == 1)
            if rests or field >= len(self.factories[card].good_counts):
                at += c.FIELDS - field
            elif self.most_goods(state, seat, at) > 0:
                return at
            else:
                at += 1
        return NONE

    def can_produce(self, state: UrbanizationState, seat: i64) -> bool:
        return self.next_goods(state, seat, 0) != NONE

    def begin_production(self, state: UrbanizationState, seat: i64) -> None:
        self.ask(state, c.ASK_GOODS, seat, self.next_goods(state, seat, 0))
        if self.can_help(state, seat, c.MERCHANT):
            self.ask(state, c.ASK_USE, seat, c.MERCHANT)

    def goods(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """As many as wanted, or none here; something must be made in the end."""
        seat, at = asked.seat, asked.what
        most = self.most_goods(state, seat, at)
        found = [self.makes[at][goods] for goods in range(1, most + 1)]
        if asked.amount > 0 or self.next_goods(state, seat, at + 1) != NONE:
            found.append(self.makes[at][0])
        return found

    def produce(self, state: UrbanizationState, asked: Decision, goods: i64) -> None:
        seat, at = asked.seat, asked.what
        if goods > 0:
            self.make_goods(state, seat, at, goods)
        following = self.next_goods(state, seat, at + 1)
        if following != NONE:
            self.ask(state, c.ASK_GOODS, seat, following, asked.amount + goods)

    def make_goods(self, state: UrbanizationState, seat: i64, at: i64, goods: i64) -> None:
        """Orders go onto the factory; every good is a point and the money printed beside it."""
        stack = seat * c.STACKS + at // c.FIELDS
        factory = self.factories[state.top[stack]]
        field = at % c.FIELDS
        colour = factory.good_colours[field]
        held = seat * c.COLOUR_COUNT + colour
        state.orders[held] = state.orders[held] - goods
        lying = stack * c.COLOUR_COUNT + colour
        state.used[lying] = state.used[lying] + goods
        state.produced[stack] = 1
        if goods > factory.good_counts[field]:
            state.boosted[seat] = 1
        state.tell(c.MADE, seat, at, colour, goods)
        money = factory.good_money[field]
        if colour == c.WHITE and self.knows(state, seat, c.MICROCHIP):
            money += self.inventions[c.MICROCHIP].amount
        self.earn(state, seat, c.FOR_GOODS, goods * money)
        if state.helping == c.MERCHANT:
            self.earn(state, seat, c.FOR_MERCHANT, goods * self.helps[c.MERCHANT])
        self.score(state, seat, c.SCORE_GOODS, goods)

    # Steuern einnehmen

    def can_tax(self, state: UrbanizationState, seat: i64) -> bool:
        return state.taxes[seat] > state.citizens[seat]

    def begin_taxes(self, state: UrbanizationState, seat: i64) -> None:
        if self.can_help(state, seat, c.TAX_COLLECTOR):
            self.ask(state, c.ASK_USE, seat, c.TAX_COLLECTOR)
        else:
            self.collect(state, seat)

    def collect(self, state: UrbanizationState, seat: i64) -> None:
        state.taxes[seat] = state.taxes[seat] - 1
        state.tell(c.TAXED, seat, amount=state.taxes[seat])
        each: i64 = self.helps[c.TAX_COLLECTOR] if state.helping == c.TAX_COLLECTOR else 1
        self.earn(state, seat, c.FOR_TAXES, each * state.citizens[seat])
