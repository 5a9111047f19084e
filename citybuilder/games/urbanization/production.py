"""Goods and taxes in Urbanization: what a town earns."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.deed import Deed, Helped
from citybuilder.games.urbanization.ledger import earn, score
from citybuilder.games.urbanization.state import UrbanizationState


class Production(Deed):
    """Orders become goods, stack by stack; the merchant gets more for them."""

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(box, c.PRODUCE)
        self.factories = self.box.factories
        self.makes = [
            [Action(c.MAKE, at, amount=goods) for goods in range(self.box.setup.row + 1)]
            for at in range(c.STACKS * c.FIELDS)
        ]

    # Waren produzieren

    def can(self, state: UrbanizationState, seat: i64) -> bool:
        return self.next_field(state, seat, 0) != NONE

    def begin(self, state: UrbanizationState, seat: i64) -> None:
        state.ask(c.ASK_GOODS, seat, self.next_field(state, seat, 0))
        if self.can_help(state, seat):
            state.ask(c.ASK_USE, seat, c.MERCHANT)

    def legal(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """As many as wanted, or none here; something must be made in the end."""
        seat, at = asked.seat, asked.what
        most = self.most(state, seat, at)
        found = [self.makes[at][goods] for goods in range(1, most + 1)]
        if asked.amount > 0 or self.next_field(state, seat, at + 1) != NONE:
            found.append(self.makes[at][0])
        return found

    def answer(self, state: UrbanizationState, asked: Decision, action: Action) -> None:
        seat, at, goods = asked.seat, asked.what, action.amount
        if goods > 0:
            self.make(state, seat, at, goods)
        following = self.next_field(state, seat, at + 1)
        if following != NONE:
            state.ask(c.ASK_GOODS, seat, following, asked.amount + goods)

    def most(self, state: UrbanizationState, seat: i64, at: i64) -> i64:
        """Goods that a production field can make with the orders at hand."""
        card = state.top[seat * c.STACKS + at // c.FIELDS]
        factory = self.factories[card]
        field = at % c.FIELDS
        most = factory.good_counts[field]
        if state.boosted[seat] == 0:
            most += self.box.bonus(state, seat, c.STEAM_ENGINE)
        return min(most, state.orders[seat * c.COLOUR_COUNT + factory.good_colours[field]])

    def next_field(self, state: UrbanizationState, seat: i64, start: i64) -> i64:
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
            elif self.most(state, seat, at) > 0:
                return at
            else:
                at += 1
        return NONE

    def make(self, state: UrbanizationState, seat: i64, at: i64, goods: i64) -> None:
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
        if colour == c.WHITE:
            money += self.box.bonus(state, seat, c.MICROCHIP)
        earn(state, seat, c.FOR_GOODS, goods * money)
        if state.helping == c.MERCHANT:
            earn(state, seat, c.FOR_MERCHANT, goods * self.box.helps[c.MERCHANT])
        score(state, seat, c.SCORE_GOODS, goods)


class Taxes(Helped):
    """Citizens pay; the tax collector gets more from each."""

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(box, c.TAXES)

    # Steuern einnehmen

    def can(self, state: UrbanizationState, seat: i64) -> bool:
        return state.taxes[seat] > state.citizens[seat]

    def open(self, state: UrbanizationState, seat: i64) -> None:
        state.taxes[seat] = state.taxes[seat] - 1
        state.tell(c.TAXED, seat, amount=state.taxes[seat])
        each: i64 = self.box.helps[c.TAX_COLLECTOR] if state.helping == c.TAX_COLLECTOR else 1
        earn(state, seat, c.FOR_TAXES, each * state.citizens[seat])
