"""Events of Urbanization folded into what is shown, so that counters change with the motion."""

from collections.abc import Callable

from citybuilder.core.game import NONE, Event
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.rules import Urbanization
from citybuilder.games.urbanization.state import UrbanizationState


class Folding:
    """One small change for each kind of event."""

    def __init__(self, rules: Urbanization) -> None:
        self.rules = rules
        self.folds: dict[int, Callable[[UrbanizationState, Event], None]] = {
            c.STARTED: self.start,
            c.PRICE_MOVED: self.move_price,
            c.PRICES_GONE: self.lose_prices,
            c.ROUND_BEGAN: self.begin_round,
            c.MAYOR_CAME: self.take_mayor,
            c.CHARACTER_TAKEN: self.take_character,
            c.PHASE_BEGAN: self.begin_phase,
            c.TURN_BEGAN: self.begin_turn,
            c.CHARACTER_USED: self.use_character,
            c.LAND_BOUGHT: self.buy_land,
            c.BUILT: self.build,
            c.GRAIN_BOUGHT: self.buy_grain,
            c.GRAIN_SOLD: self.sell_grain,
            c.GRAIN_GIVEN: self.give_grain,
            c.SOWN: self.sow,
            c.ORDERS_TAKEN: self.take_field,
            c.ORDERS_GIVEN: self.give_orders,
            c.EARNED: self.earn,
            c.CARD_TAKEN: self.take_card,
            c.FACTORY_BUILT: self.build_factory,
            c.MODERNISED: self.modernise,
            c.CARD_LAID: self.lay_card,
            c.MADE: self.make,
            c.TAXED: self.tax,
            c.STEPPED: self.step,
            c.STOPPED: self.stop,
            c.INVENTED: self.invent,
            c.SCORED: self.score,
            c.ROUND_ENDS: self.end_round,
            c.STEP_BEGAN: self.begin_step,
            c.GRAIN_BACK: self.take_back,
            c.GRAIN_GREW: self.grow,
            c.CARD_LEFT: self.remove_card,
            c.ORDERS_BACK: self.return_orders,
            c.CITIZENS: self.count_citizens,
            c.FED: self.feed,
            c.REFILLED: self.refill,
            c.CHARACTERS_BACK: self.return_characters,
            c.WON: self.end,
        }

    def advance(self, shown: UrbanizationState, event: Event) -> None:
        fold = self.folds.get(event.kind)
        if fold is not None:
            fold(shown, event)

    # The map

    def start(self, shown: UrbanizationState, event: Event) -> None:
        shown.supply[c.HOUSE] -= 1
        self.own(shown, event.seat, event.where // c.PLOTS)
        shown.plots[event.where] = c.HOUSE
        shown.free[event.seat] -= 1
        shown.cottages[event.seat] += 1

    def own(self, shown: UrbanizationState, seat: int, region: int) -> None:
        self.rules.own(shown, seat, region)

    def move_price(self, shown: UrbanizationState, event: Event) -> None:
        shown.prices[event.what] -= 1
        shown.prices[event.where] += 1

    def lose_prices(self, shown: UrbanizationState, event: Event) -> None:
        shown.prices[event.where] = 0

    def buy_land(self, shown: UrbanizationState, event: Event) -> None:
        self.rules.pay(shown, event.seat, event.amount)
        self.own(shown, event.seat, event.where)

    def build(self, shown: UrbanizationState, event: Event) -> None:
        seat, kind = event.seat, event.what
        self.rules.pay(shown, seat, event.amount)
        shown.supply[kind] -= 1
        if kind == c.ADMINISTRATION:
            shown.administrations[event.where] += 1
            return
        shown.plots[event.where] = kind
        shown.houses[seat] = min(self.rules.setup.row, shown.houses[seat] + 1)
        if kind == c.HIGH_RISE:
            shown.supply[c.HOUSE] += 1
            shown.cottages[seat] -= 1
        else:
            shown.cottages[seat] += 1
            shown.free[seat] -= 1

    # Rounds and characters

    def begin_round(self, shown: UrbanizationState, event: Event) -> None:
        shown.round = event.amount
        shown.phase = 0
        shown.starter = event.seat

    def take_mayor(self, shown: UrbanizationState, event: Event) -> None:
        shown.mayor = event.seat

    def take_character(self, shown: UrbanizationState, event: Event) -> None:
        shown.character[event.seat] = event.what

    def begin_phase(self, shown: UrbanizationState, event: Event) -> None:
        shown.phase = event.amount

    def begin_turn(self, shown: UrbanizationState, event: Event) -> None:
        shown.helping = NONE

    def use_character(self, shown: UrbanizationState, event: Event) -> None:
        shown.spent[event.seat] = 1
        shown.helping = event.what

    def return_characters(self, shown: UrbanizationState, event: Event) -> None:
        shown.character = [NONE] * shown.seats
        shown.spent = [0] * shown.seats

    def end_round(self, shown: UrbanizationState, event: Event) -> None:
        shown.phase = c.PHASES + 1
        shown.helping = NONE

    def begin_step(self, shown: UrbanizationState, event: Event) -> None:
        shown.acted = event.amount

    # Grain

    def buy_grain(self, shown: UrbanizationState, event: Event) -> None:
        self.rules.pay(shown, event.seat, event.amount)
        self.rules.take_grain(shown, event.seat, event.where, 1)

    def sell_grain(self, shown: UrbanizationState, event: Event) -> None:
        self.rules.pay(shown, event.seat, -event.amount)
        shown.grain[event.seat] -= 1
        shown.grain_at[event.where] += 1

    def give_grain(self, shown: UrbanizationState, event: Event) -> None:
        self.rules.take_grain(shown, event.seat, event.where, event.amount)

    def sow(self, shown: UrbanizationState, event: Event) -> None:
        shown.grain[event.seat] -= 1
        if event.where == c.ON_CARD:
            shown.on_card[event.seat] += 1
        else:
            shown.plots[event.where] = c.FIELD_OF_GRAIN
            shown.free[event.seat] -= 1

    def take_back(self, shown: UrbanizationState, event: Event) -> None:
        if event.where == c.ON_CARD:
            shown.on_card[event.seat] -= 1
        else:
            shown.plots[event.where] = c.EMPTY
            shown.free[event.seat] += 1
        shown.grain[event.seat] += event.amount
        shown.grain_at[c.RETURN] += 1 - event.amount

    def grow(self, shown: UrbanizationState, event: Event) -> None:
        self.rules.take_grain(shown, event.seat, event.where, 1)

    def feed(self, shown: UrbanizationState, event: Event) -> None:
        shown.grain[event.seat] -= event.amount
        shown.grain_at[c.RETURN] += event.amount

    def refill(self, shown: UrbanizationState, event: Event) -> None:
        shown.grain_at[c.RETURN] -= 1
        shown.grain_at[event.where] += 1

    # Industry

    def take_field(self, shown: UrbanizationState, event: Event) -> None:
        shown.fields[event.where * c.ORDER_FIELDS + event.amount] = event.seat
        shown.markers[event.seat] -= 1

    def give_orders(self, shown: UrbanizationState, event: Event) -> None:
        shown.orders_left[event.what] -= event.amount
        shown.orders[event.seat * c.COLOUR_COUNT + event.what] += event.amount

    def earn(self, shown: UrbanizationState, event: Event) -> None:
        self.rules.pay(shown, event.seat, -event.amount)

    def take_card(self, shown: UrbanizationState, event: Event) -> None:
        self.clear_slot(shown, event.where)

    def remove_card(self, shown: UrbanizationState, event: Event) -> None:
        shown.cards_gone[event.what] = 1
        self.clear_slot(shown, event.where)

    def clear_slot(self, shown: UrbanizationState, slot: int) -> None:
        """Markers on the card return to their owners."""
        for field in range(slot * c.ORDER_FIELDS, (slot + 1) * c.ORDER_FIELDS):
            owner = shown.fields[field]
            if owner != NONE:
                shown.markers[owner] += 1
                shown.fields[field] = NONE
        shown.display[slot] = NONE

    def lay_card(self, shown: UrbanizationState, event: Event) -> None:
        shown.display[event.where] = event.what
        shown.deck += 1

    def build_factory(self, shown: UrbanizationState, event: Event) -> None:
        shown.supply[c.FACTORY] -= 1
        shown.plots[event.where] = c.FACTORY
        shown.free[event.seat] -= 1
        self.modernise(shown, event)

    def modernise(self, shown: UrbanizationState, event: Event) -> None:
        at = event.seat * c.STACKS + event.amount
        shown.top[at] = event.what
        shown.holder[event.what] = at

    def make(self, shown: UrbanizationState, event: Event) -> None:
        stack = event.seat * c.STACKS + event.what // c.FIELDS
        shown.orders[event.seat * c.COLOUR_COUNT + event.where] -= event.amount
        shown.used[stack * c.COLOUR_COUNT + event.where] += event.amount
        shown.produced[stack] = 1

    def return_orders(self, shown: UrbanizationState, event: Event) -> None:
        self.rules.clear_factories(shown, event.seat)

    def tax(self, shown: UrbanizationState, event: Event) -> None:
        shown.taxes[event.seat] = event.amount

    # Inventions

    def step(self, shown: UrbanizationState, event: Event) -> None:
        self.rules.pay(shown, event.seat, event.amount)
        if event.what == NONE:
            shown.markers[event.seat] -= 1
        else:
            shown.pins[event.seat * c.TRACK + event.what] -= 1
        shown.pins[event.seat * c.TRACK + event.where] += 1

    def stop(self, shown: UrbanizationState, event: Event) -> None:
        if event.amount:
            self.take_marker(shown, event)

    def take_marker(self, shown: UrbanizationState, event: Event) -> None:
        shown.pins[event.seat * c.TRACK + event.where] -= 1
        shown.markers[event.seat] += 1

    def invent(self, shown: UrbanizationState, event: Event) -> None:
        self.take_marker(shown, event)
        shown.inventor[event.what] = event.seat

    # Points

    def score(self, shown: UrbanizationState, event: Event) -> None:
        shown.points[event.seat * c.SOURCES + event.what] += event.amount

    def count_citizens(self, shown: UrbanizationState, event: Event) -> None:
        shown.citizens[event.seat] = event.amount

    def end(self, shown: UrbanizationState, event: Event) -> None:
        shown.over = True
        shown.phase = c.PHASES
