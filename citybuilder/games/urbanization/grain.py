"""Trading and sowing grain in Urbanization."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.land import Land
from citybuilder.games.urbanization.state import UrbanizationState


class Grain(Land):
    """Barns, field and own plots."""

    # Getreide kaufen

    def can_buy_from(self, state: UrbanizationState, seat: i64, space: i64, used: i64) -> bool:
        """One from every barn in an action, from the field as many as lie there: it is never
        among those used."""
        if used >> space & 1 == 1:
            return False
        affordable = self.setup.prices[space] <= state.money[seat]
        return state.grain_at[space] > 0 and affordable and self.room(state, seat) > 0

    def grain_on_sale(self, state: UrbanizationState, seat: i64, used: i64) -> list[Action]:
        return [
            self.grain_buys[space]
            for space in range(c.FIELD + 1)
            if self.can_buy_from(state, seat, space, used)
        ]

    def buy_grain(self, state: UrbanizationState, asked: Decision, space: i64) -> None:
        seat = asked.seat
        price = self.setup.prices[space]
        self.pay(state, seat, price)
        self.take_grain(state, seat, space, 1)
        state.tell(c.GRAIN_BOUGHT, seat, where=space, amount=price)
        used = asked.what
        if space != c.FIELD:
            used |= 1 << space
        if self.grain_on_sale(state, seat, used):
            self.ask(state, c.ASK_BUY, seat, used, asked.amount + 1)
        else:
            self.end_buying(state, seat)

    def end_buying(self, state: UrbanizationState, seat: i64) -> None:
        """The miller adds what lies on the field."""
        helps = self.can_help(state, seat, c.MILLER)
        if helps and state.grain_at[c.FIELD] > 0 and self.room(state, seat) > 0:
            self.ask(state, c.ASK_USE, seat, c.MILLER)

    def use_miller(self, state: UrbanizationState, seat: i64) -> None:
        self.use(state, seat)
        self.give_grain(state, seat, c.FIELD, self.helps[c.MILLER])

    # Getreide verkaufen

    def sells_to(self, state: UrbanizationState) -> i64:
        """The first barn with a place, then the field; NONE if all are full."""
        for space in range(c.FIELD + 1):
            if state.grain_at[space] < self.capacity(state, space):
                return space
        return NONE

    def can_sell(self, state: UrbanizationState, seat: i64) -> bool:
        return state.grain[seat] > 0 and self.sells_to(state) != NONE

    def sell_grain(self, state: UrbanizationState, asked: Decision) -> None:
        seat = asked.seat
        space = self.sells_to(state)
        state.grain[seat] = state.grain[seat] - 1
        state.grain_at[space] = state.grain_at[space] + 1
        price = self.setup.prices[space]
        self.pay(state, seat, -price)
        state.tell(c.GRAIN_SOLD, seat, where=space, amount=price)
        if self.can_sell(state, seat):
            self.ask(state, c.ASK_SELL, seat, amount=asked.amount + 1)

    def can_trade(self, state: UrbanizationState, seat: i64) -> bool:
        return self.can_sell(state, seat) or len(self.grain_on_sale(state, seat, 0)) > 0

    def trades(self, state: UrbanizationState, seat: i64) -> list[Action]:
        """One of both in an action: the first answer decides."""
        found = self.grain_on_sale(state, seat, 0)
        if self.can_sell(state, seat):
            found.append(self.sell)
        return found

    # Getreide anbauen

    def card_plots(self, state: UrbanizationState, seat: i64, sown: i64) -> i64:
        """Places on the card of the farmer, after so many were sown on it in this action."""
        if sown > 0 or self.can_help(state, seat, c.FARMER):
            return self.helps[c.FARMER] - sown
        return 0

    def can_sow(self, state: UrbanizationState, seat: i64, on_card: i64) -> bool:
        has_place = state.free[seat] > 0 or self.card_plots(state, seat, on_card) > 0
        return state.grain[seat] > 0 and has_place

    def seedings(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        found = [self.seeds[region] for region in self.with_plot(state, asked.seat, c.EMPTY)]
        if self.card_plots(state, asked.seat, asked.what) > 0:
            found.append(self.seed_on_card)
        if asked.amount > 0:
            found.append(self.done)
        return found

    def sow(self, state: UrbanizationState, asked: Decision, region: i64) -> None:
        seat, on_card = asked.seat, asked.what
        place = c.ON_CARD
        if region == c.ON_CARD and on_card == 0:
            self.use(state, seat)
        state.grain[seat] = state.grain[seat] - 1
        if region == c.ON_CARD:
            on_card += 1
            state.on_card[seat] = state.on_card[seat] + 1
        else:
            place = self.put(state, seat, region, c.FIELD_OF_GRAIN)
        state.tell(c.SOWN, seat, where=place)
        if self.can_sow(state, seat, on_card):
            self.ask(state, c.ASK_SOW, seat, on_card, asked.amount + 1)
