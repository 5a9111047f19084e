"""Trading and sowing grain in Urbanization."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.deed import Deed
from citybuilder.games.urbanization.ledger import give_grain, pay, put, take_grain, use
from citybuilder.games.urbanization.state import UrbanizationState


class Trade(Deed):
    """Barns and field; the miller adds something to what was bought."""

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(box, c.GRAIN)
        self.buys = [Action(c.BUY_GRAIN, where=space) for space in range(c.SPACES)]
        self.sell = Action(c.SELL_GRAIN)

    def can(self, state: UrbanizationState, seat: i64) -> bool:
        return self.can_sell(state, seat) or len(self.on_sale(state, seat, 0)) > 0

    def begin(self, state: UrbanizationState, seat: i64) -> None:
        state.ask(c.ASK_GRAIN, seat, 0)

    def legal(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """One of both in an action: the first answer decides."""
        if asked.kind == c.ASK_SELL:
            return [self.done, self.sell]
        found = self.on_sale(state, asked.seat, asked.what)
        if asked.kind == c.ASK_BUY:
            found.append(self.done)
        elif self.can_sell(state, asked.seat):
            found.append(self.sell)
        return found

    def answer(self, state: UrbanizationState, asked: Decision, action: Action) -> None:
        if action.kind == c.BUY_GRAIN:
            self.buy_one(state, asked, action.where)
        elif action.kind == c.SELL_GRAIN:
            self.sell_one(state, asked)
        elif asked.kind == c.ASK_BUY:
            self.end_buying(state, asked.seat)

    # Getreide kaufen

    def can_buy_from(self, state: UrbanizationState, seat: i64, space: i64, used: i64) -> bool:
        """One from every barn in an action, from the field as many as lie there: it is never
        among those used."""
        if used >> space & 1 == 1:
            return False
        affordable = self.box.setup.prices[space] <= state.money[seat]
        return state.grain_at[space] > 0 and affordable and self.box.room(state, seat) > 0

    def on_sale(self, state: UrbanizationState, seat: i64, used: i64) -> list[Action]:
        return [
            self.buys[space]
            for space in range(c.FIELD + 1)
            if self.can_buy_from(state, seat, space, used)
        ]

    def buy_one(self, state: UrbanizationState, asked: Decision, space: i64) -> None:
        seat = asked.seat
        price = self.box.setup.prices[space]
        pay(state, seat, price)
        take_grain(self.box, state, seat, space, 1)
        state.tell(c.GRAIN_BOUGHT, seat, where=space, amount=price)
        used = asked.what
        if space != c.FIELD:
            used |= 1 << space
        if self.on_sale(state, seat, used):
            state.ask(c.ASK_BUY, seat, used, asked.amount + 1)
        else:
            self.end_buying(state, seat)

    def end_buying(self, state: UrbanizationState, seat: i64) -> None:
        """The miller adds what lies on the field."""
        there = state.grain_at[c.FIELD] > 0 and self.box.room(state, seat) > 0
        if there and self.can_help(state, seat):
            state.ask(c.ASK_USE, seat, c.MILLER)

    def help(self, state: UrbanizationState, seat: i64) -> None:
        use(state, seat)
        give_grain(self.box, state, seat, c.FIELD, self.box.helps[c.MILLER])

    # Getreide verkaufen

    def sells_to(self, state: UrbanizationState) -> i64:
        """The first barn with a place, then the field; NONE if all are full."""
        for space in range(c.FIELD + 1):
            if state.grain_at[space] < self.box.capacity(state, space):
                return space
        return NONE

    def can_sell(self, state: UrbanizationState, seat: i64) -> bool:
        return state.grain[seat] > 0 and self.sells_to(state) != NONE

    def sell_one(self, state: UrbanizationState, asked: Decision) -> None:
        seat = asked.seat
        space = self.sells_to(state)
        state.grain[seat] = state.grain[seat] - 1
        state.grain_at[space] = state.grain_at[space] + 1
        price = self.box.setup.prices[space]
        pay(state, seat, -price)
        state.tell(c.GRAIN_SOLD, seat, where=space, amount=price)
        if self.can_sell(state, seat):
            state.ask(c.ASK_SELL, seat, amount=asked.amount + 1)


class Sowing(Deed):
    """On own plots; the farmer has room on its card."""

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(box, c.SOW)
        self.seeds = [Action(c.SEED, where=region) for region in range(len(self.box.regions))]
        self.on_card = Action(c.SEED, where=c.ON_CARD)

    def card_plots(self, state: UrbanizationState, seat: i64, sown: i64) -> i64:
        """Places on the card of the farmer, after so many were sown on it in this action."""
        if sown > 0 or self.can_help(state, seat):
            return self.box.helps[c.FARMER] - sown
        return 0

    def can_go_on(self, state: UrbanizationState, seat: i64, on_card: i64) -> bool:
        has_place = state.free[seat] > 0 or self.card_plots(state, seat, on_card) > 0
        return state.grain[seat] > 0 and has_place

    def can(self, state: UrbanizationState, seat: i64) -> bool:
        return self.can_go_on(state, seat, 0)

    def begin(self, state: UrbanizationState, seat: i64) -> None:
        state.ask(c.ASK_SOW, seat, 0)

    def legal(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        found = [self.seeds[region] for region in state.with_plot(asked.seat, c.EMPTY)]
        if self.card_plots(state, asked.seat, asked.what) > 0:
            found.append(self.on_card)
        if asked.amount > 0:
            found.append(self.done)
        return found

    def answer(self, state: UrbanizationState, asked: Decision, action: Action) -> None:
        if action.kind == c.SEED:
            self.sow(state, asked, action.where)

    def sow(self, state: UrbanizationState, asked: Decision, region: i64) -> None:
        seat, on_card = asked.seat, asked.what
        place = c.ON_CARD
        if region == c.ON_CARD and on_card == 0:
            use(state, seat)
        state.grain[seat] = state.grain[seat] - 1
        if region == c.ON_CARD:
            on_card += 1
            state.on_card[seat] = state.on_card[seat] + 1
        else:
            place = put(state, seat, region, c.FIELD_OF_GRAIN)
        state.tell(c.SOWN, seat, where=place)
        if self.can_go_on(state, seat, on_card):
            state.ask(c.ASK_SOW, seat, on_card, asked.amount + 1)
