"""Orders and factories in Urbanization: the cards on display and before the players."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.deed import Deed
from citybuilder.games.urbanization.ledger import (
    earn,
    free_slot,
    give_orders,
    lay_out,
    put,
    score,
    use,
)
from citybuilder.games.urbanization.state import UrbanizationState


class Orders(Deed):
    """The order fields of the cards on display; the foreman gives twice as many."""

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(box, c.ORDERS)
        self.takes = [Action(c.ORDER, where=slot) for slot in range(c.SLOTS)]

    # Aufträge erhalten

    def can(self, state: UrbanizationState, seat: i64) -> bool:
        return state.markers[seat] > 0 and len(self.slots(state)) > 0

    def begin(self, state: UrbanizationState, seat: i64) -> None:
        state.ask(c.ASK_ORDERS, seat)
        if self.can_help(state, seat):
            state.ask(c.ASK_USE, seat, c.FOREMAN)

    def legal(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        return self.slots(state)

    def answer(self, state: UrbanizationState, asked: Decision, action: Action) -> None:
        self.take(state, asked.seat, action.where)

    def open_field(self, state: UrbanizationState, slot: i64) -> i64:
        """The first order field from the left that nobody has taken; NONE if there is none."""
        if state.display[slot] != NONE:
            for field in range(c.ORDER_FIELDS):
                if state.fields[slot * c.ORDER_FIELDS + field] == NONE:
                    return field
        return NONE

    def slots(self, state: UrbanizationState) -> list[Action]:
        """Cards with an open field; of its colour at least one order must be left."""
        found: list[Action] = []
        for slot in range(c.SLOTS):
            field = self.open_field(state, slot)
            if field != NONE:
                colour = self.box.factories[state.display[slot]].order_colours[field]
                if state.orders_left[colour] > 0:
                    found.append(self.takes[slot])
        return found

    def take(self, state: UrbanizationState, seat: i64, slot: i64) -> None:
        """The last field of a card pays $1; a telegraph pays it at any field."""
        field = self.open_field(state, slot)
        factory = self.box.factories[state.display[slot]]
        state.fields[slot * c.ORDER_FIELDS + field] = seat
        state.markers[seat] = state.markers[seat] - 1
        state.tell(c.ORDERS_TAKEN, seat, state.display[slot], slot, field)
        count = factory.order_counts[field]
        if state.helping == c.FOREMAN:
            count *= self.box.helps[c.FOREMAN]
        give_orders(self.box, state, seat, factory.order_colours[field], count)
        if field == c.ORDER_FIELDS - 1:
            earn(state, seat, c.FOR_LAST_FIELD, 1)
        else:
            earn(state, seat, c.FOR_TELEGRAPH, self.box.bonus(state, seat, c.TELEGRAPH))


class Industry(Deed):
    """Factories come into town; the factory owner need not wait for both order fields."""

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(box, c.INDUSTRY)
        self.attracts = [Action(c.ATTRACT, where=slot) for slot in range(c.SLOTS)]
        self.settles = [Action(c.SETTLE, where=region) for region in range(len(self.box.regions))]
        self.modernises = [Action(c.MODERNISE, stack) for stack in range(c.STACKS)]

    # Industrie ansiedeln

    def can(self, state: UrbanizationState, seat: i64) -> bool:
        return state.markers[seat] > 0 and len(self.industries(state, seat)) > 0

    def begin(self, state: UrbanizationState, seat: i64) -> None:
        state.ask(c.ASK_INDUSTRY, seat)

    def legal(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        if asked.kind == c.ASK_INDUSTRY:
            return self.industries(state, asked.seat)
        return self.settlements(state, asked)

    def answer(self, state: UrbanizationState, asked: Decision, action: Action) -> None:
        if action.kind == c.ATTRACT:
            self.attract(state, asked.seat, action.where)
        elif action.kind == c.SETTLE:
            self.settle_down(state, asked, action.where)
        else:
            self.modernise(state, asked, action.what)

    def needed_fields(self, state: UrbanizationState, seat: i64) -> i64:
        """Order fields that must be taken; the factory owner is content with one."""
        return self.box.helps[c.FACTORY_OWNER] if self.can_help(state, seat) else c.ORDER_FIELDS

    def industries(self, state: UrbanizationState, seat: i64) -> list[Action]:
        least = self.needed_fields(state, seat)
        return [
            self.attracts[slot]
            for slot in range(c.SLOTS)
            if state.taken_fields(slot) >= least
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
            and self.box.values[state.top[first + stack]] < self.box.values[card]
        ]

    def attract(self, state: UrbanizationState, seat: i64, slot: i64) -> None:
        if state.taken_fields(slot) < c.ORDER_FIELDS:
            use(state, seat)
        state.ask(c.ASK_SETTLE, seat, slot)

    def settlements(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """On a free plot while there are factories, or over an own one of lower value."""
        seat = asked.seat
        found: list[Action] = []
        if state.supply[c.FACTORY] > 0:
            for region in state.with_plot(seat, c.EMPTY):
                found.append(self.settles[region])
        for stack in self.modernisable(state, seat, state.display[asked.what]):
            found.append(self.modernises[stack])
        return found

    def settle_down(self, state: UrbanizationState, asked: Decision, region: i64) -> None:
        seat = asked.seat
        stack = state.top[seat * c.STACKS : (seat + 1) * c.STACKS].index(NONE)
        card = self.take_card(state, asked, stack)
        state.supply[c.FACTORY] = state.supply[c.FACTORY] - 1
        plot = put(state, seat, region, c.FACTORY)
        state.tell(c.FACTORY_BUILT, seat, card, plot, stack)
        self.end_settling(state, asked)

    def modernise(self, state: UrbanizationState, asked: Decision, stack: i64) -> None:
        card = self.take_card(state, asked, stack)
        state.tell(c.MODERNISED, asked.seat, card, amount=stack)
        self.end_settling(state, asked)

    def end_settling(self, state: UrbanizationState, asked: Decision) -> None:
        score(state, asked.seat, c.SCORE_FACTORIES, self.box.setup.new_factory)
        lay_out(self.box, state, asked.what)

    def take_card(self, state: UrbanizationState, asked: Decision, stack: i64) -> i64:
        """From its slot, which is free from now on, onto the stack."""
        card = state.display[asked.what]
        at = asked.seat * c.STACKS + stack
        state.top[at] = card
        state.holder[card] = at
        free_slot(state, asked.what)
        state.tell(c.CARD_TAKEN, asked.seat, card, asked.what)
        return card
