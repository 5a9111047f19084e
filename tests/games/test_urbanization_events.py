"""Events tell everything: whoever folds them knows the table as well as the rules do."""

from collections.abc import Callable

import pytest
from helpers.builds import COMPILED
from helpers.urbanization import GAME, SEATS, WORDS, A, do, end_round, new_game, table

from citybuilder.core.game import NONE, Event
from citybuilder.core.laws import at_random
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState

FIELDS = """
owner prices prices_gone plots administrations supply grain_at orders_left display fields deck
cards_gone character spent mayor money markers citizens houses taxes grain on_card orders points
top produced used holder pins inventor known boosted round phase starter
"""
NAMES = """
STARTED PRICE_MOVED PRICES_GONE ROUND_BEGAN MAYOR_CAME CHARACTER_TAKEN PHASE_BEGAN TURN_BEGAN PASSED
CHARACTER_USED LAND_BOUGHT BUILT GRAIN_BOUGHT GRAIN_SOLD GRAIN_GIVEN SOWN ORDERS_TAKEN ORDERS_GIVEN
EARNED CARD_TAKEN FACTORY_BUILT MODERNISED CARD_LAID MADE TAXED STEPPED STOPPED INVENTED SCORED
ROUND_ENDS STEP_BEGAN GRAIN_BACK GRAIN_GREW CARD_LEFT ORDERS_BACK CITIZENS FED REFILLED
CHARACTERS_BACK WON
"""
KINDS = {name: int(getattr(c, name)) for name in NAMES.split()}


class Fold:
    """A table that is kept up to date by events alone."""

    def __init__(self, state: UrbanizationState) -> None:
        self.at = state.copy()
        self.turn_of: int = NONE
        self.winners: list[int] = []
        self.kinds: dict[int, Callable[[Event], None]] = {
            number: getattr(self, name.lower()) for name, number in KINDS.items()
        }

    def fold(self, event: Event) -> None:
        self.kinds[event.kind](event)

    def pay(self, seat: int, money: int) -> None:
        self.at.money[seat] -= money

    def own(self, seat: int, region: int) -> None:
        self.at.owner[region] = seat
        self.at.markers[seat] -= 1

    def clear_slot(self, slot: int, card: int) -> None:
        assert self.at.display[slot] == card
        self.at.display[slot] = NONE
        for field in range(slot * c.ORDER_FIELDS, (slot + 1) * c.ORDER_FIELDS):
            if self.at.fields[field] != NONE:
                self.at.markers[self.at.fields[field]] += 1
                self.at.fields[field] = NONE

    def started(self, event: Event) -> None:
        self.own(event.seat, event.where // c.PLOTS)
        self.at.plots[event.where] = c.HOUSE
        self.at.supply[c.HOUSE] -= 1

    def price_moved(self, event: Event) -> None:
        self.at.prices[event.what] -= 1
        self.at.prices[event.where] += 1

    def prices_gone(self, event: Event) -> None:
        self.at.prices[event.where] -= event.amount
        self.at.prices_gone += event.amount

    def round_began(self, event: Event) -> None:
        self.at.round, self.at.starter, self.at.phase = event.amount, event.seat, 0

    def mayor_came(self, event: Event) -> None:
        self.at.mayor = event.seat

    def character_taken(self, event: Event) -> None:
        self.at.character[event.seat] = event.what

    def phase_began(self, event: Event) -> None:
        assert event.amount == self.at.phase + 1
        self.at.phase = event.amount

    def turn_began(self, event: Event) -> None:
        self.turn_of = event.seat

    def passed(self, event: Event) -> None:
        assert event.seat == self.turn_of

    def character_used(self, event: Event) -> None:
        assert self.at.character[event.seat] == event.what
        self.at.spent[event.seat] = 1

    def land_bought(self, event: Event) -> None:
        self.pay(event.seat, event.amount)
        self.own(event.seat, event.where)

    def built(self, event: Event) -> None:
        self.pay(event.seat, event.amount)
        self.at.supply[event.what] -= 1
        if event.what == c.ADMINISTRATION:
            self.at.administrations[event.where] += 1
            return
        if event.what == c.HIGH_RISE:
            assert self.at.plots[event.where] == c.HOUSE
            self.at.supply[c.HOUSE] += 1
        self.at.plots[event.where] = event.what
        self.at.houses[event.seat] = min(8, self.at.houses[event.seat] + 1)

    def take_grain(self, event: Event, grain: int) -> None:
        self.at.grain_at[event.where] -= grain
        self.at.grain[event.seat] += grain

    def grain_bought(self, event: Event) -> None:
        self.pay(event.seat, event.amount)
        self.take_grain(event, 1)

    def grain_sold(self, event: Event) -> None:
        self.pay(event.seat, -event.amount)
        self.take_grain(event, -1)

    def grain_given(self, event: Event) -> None:
        assert event.amount > 0
        self.take_grain(event, event.amount)

    def sown(self, event: Event) -> None:
        self.at.grain[event.seat] -= 1
        if event.where == c.ON_CARD:
            self.at.on_card[event.seat] += 1
        else:
            assert self.at.plots[event.where] == c.EMPTY
            self.at.plots[event.where] = c.FIELD_OF_GRAIN

    def orders_taken(self, event: Event) -> None:
        assert self.at.display[event.where] == event.what
        self.at.fields[event.where * c.ORDER_FIELDS + event.amount] = event.seat
        self.at.markers[event.seat] -= 1

    def orders_given(self, event: Event) -> None:
        assert event.amount > 0
        self.at.orders[event.seat * c.COLOUR_COUNT + event.what] += event.amount
        self.at.orders_left[event.what] -= event.amount

    def earned(self, event: Event) -> None:
        assert event.amount > 0
        self.pay(event.seat, -event.amount)

    def card_taken(self, event: Event) -> None:
        self.clear_slot(event.where, event.what)

    def lay_on(self, event: Event) -> None:
        at = event.seat * c.STACKS + event.amount
        self.at.top[at] = event.what
        self.at.holder[event.what] = at

    def factory_built(self, event: Event) -> None:
        self.at.plots[event.where] = c.FACTORY
        self.at.supply[c.FACTORY] -= 1
        self.lay_on(event)

    def modernised(self, event: Event) -> None:
        self.lay_on(event)

    def card_laid(self, event: Event) -> None:
        self.at.display[event.where] = event.what
        self.at.deck += 1

    def made(self, event: Event) -> None:
        stack = event.seat * c.STACKS + event.what // c.FIELDS
        factory = GAME.box.factories[self.at.top[stack]]
        assert factory.good_colours[event.what % c.FIELDS] == event.where
        self.at.orders[event.seat * c.COLOUR_COUNT + event.where] -= event.amount
        self.at.used[stack * c.COLOUR_COUNT + event.where] += event.amount
        self.at.produced[stack] = 1
        if event.amount > factory.good_counts[event.what % c.FIELDS]:
            self.at.boosted[event.seat] = 1

    def taxed(self, event: Event) -> None:
        assert event.amount == self.at.taxes[event.seat] - 1
        self.at.taxes[event.seat] = event.amount

    def take_pin(self, event: Event) -> None:
        self.at.pins[event.seat * c.TRACK + event.where] -= 1
        self.at.markers[event.seat] += 1

    def stepped(self, event: Event) -> None:
        self.pay(event.seat, event.amount)
        if event.what == NONE:
            self.at.markers[event.seat] -= 1
        else:
            self.at.pins[event.seat * c.TRACK + event.what] -= 1
        self.at.pins[event.seat * c.TRACK + event.where] += 1

    def stopped(self, event: Event) -> None:
        assert self.at.pins[event.seat * c.TRACK + event.where] > 0
        if event.amount == 1:
            self.take_pin(event)

    def invented(self, event: Event) -> None:
        self.take_pin(event)
        self.at.inventor[event.what] = event.seat
        if GAME.box.inventions[event.what].lasting:
            self.at.known[event.seat] |= 1 << event.what

    def scored(self, event: Event) -> None:
        assert event.amount > 0
        self.at.points[event.seat * c.SOURCES + event.what] += event.amount

    def round_ends(self, event: Event) -> None:
        assert event.amount == self.at.round

    def step_began(self, event: Event) -> None:
        if event.amount == c.FACTORIES:
            self.at.produced = [0] * len(self.at.produced)
            self.at.boosted = [0] * len(self.at.boosted)

    def grain_back(self, event: Event) -> None:
        if event.where == c.ON_CARD:
            self.at.on_card[event.seat] -= 1
        else:
            assert self.at.owner[event.where // c.PLOTS] == event.seat
            self.at.plots[event.where] = c.EMPTY
        self.at.grain[event.seat] += event.amount
        self.at.grain_at[c.RETURN] += 1 - event.amount

    def grain_grew(self, event: Event) -> None:
        self.take_grain(event, 1)

    def card_left(self, event: Event) -> None:
        self.clear_slot(event.where, event.what)
        self.at.cards_gone[event.what] = 1

    def orders_back(self, event: Event) -> None:
        back = 0
        first = event.seat * c.STACKS * c.COLOUR_COUNT
        for at in range(first, first + c.STACKS * c.COLOUR_COUNT):
            self.at.orders_left[at % c.COLOUR_COUNT] += self.at.used[at]
            back += int(self.at.used[at])
            self.at.used[at] = 0
        assert back == event.amount

    def citizens(self, event: Event) -> None:
        self.at.citizens[event.seat] = event.amount

    def fed(self, event: Event) -> None:
        assert event.amount == self.at.citizens[event.seat]
        self.at.grain[event.seat] -= event.amount
        self.at.grain_at[c.RETURN] += event.amount

    def refilled(self, event: Event) -> None:
        self.at.grain_at[c.RETURN] -= 1
        self.at.grain_at[event.where] += 1

    def characters_back(self, event: Event) -> None:
        self.at.character = [NONE] * self.at.seats
        self.at.spent = [0] * self.at.seats

    def won(self, event: Event) -> None:
        self.winners.append(int(event.seat))


def fold_match(seats: int, inventions: bool, seed: int) -> set[int]:
    """Play at random and fold what is told; the kinds of events that there were."""
    state = new_game(seats, inventions, seed)
    fold = Fold(state)
    pick = at_random(seed)
    seen: set[int] = set()
    while not state.over:
        events: list[Event] = []
        state.events = events
        GAME.apply(state, pick(state, GAME.legal(state)))
        for event in events:
            fold.fold(event)
            seen.add(int(event.kind))
            assert event.only == NONE
        for name in FIELDS.split():
            assert getattr(fold.at, name) == getattr(state, name), name
        if state.phase > 0 and not state.over:
            assert fold.turn_of == state.asked[0].seat
    best = [seat for seat, share in enumerate(GAME.result(state)) if share > 0]
    assert fold.winners == best
    return seen


@pytest.mark.no_cover
@pytest.mark.parametrize("inventions", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4] if COMPILED else [3])  # they take their time
def test_events_folded_one_by_one_lead_to_the_same_table(seats: int, inventions: bool) -> None:
    seen: set[int] = set()
    for seed in range(12):
        seen |= fold_match(seats, inventions, seed)
    rare = {c.PRICES_GONE}
    tied_to_the_track = {c.STEPPED, c.STOPPED, c.INVENTED}
    missing = set(KINDS.values()) - seen - rare
    assert missing == (set() if inventions else tied_to_the_track)


def test_every_kind_of_event_has_a_number_of_its_own() -> None:
    assert sorted(KINDS.values()) == list(range(40))


def test_money_that_comes_and_goes_is_told_to_the_dollar() -> None:
    pays = (c.LAND_BOUGHT, c.BUILT, c.GRAIN_BOUGHT, c.STEPPED)
    gets = (c.GRAIN_SOLD, c.EARNED)
    for seed in range(8):
        state = new_game(3, True, seed)
        told: list[Event] = []
        state.events = told
        pick = at_random(seed)
        while not state.over:
            GAME.apply(state, pick(state, GAME.legal(state)))
        for seat in range(3):
            mine = [event for event in told if event.seat == seat]
            spent = sum(event.amount for event in mine if event.kind in pays)
            earned = sum(event.amount for event in mine if event.kind in gets)
            assert state.money[seat] == 8 + earned - spent
            scored = sum(event.amount for event in mine if event.kind == c.SCORED)
            assert state.points_of(seat) == 1 + scored


def test_nothing_is_told_where_nobody_listens() -> None:
    state = new_game()
    GAME.apply(state, GAME.legal(state)[0])
    assert state.events is None


# Fields


def fields(event: Event) -> tuple[int, ...]:
    return (event.seat, event.what, event.where, event.amount)


def told(state: UrbanizationState, kind: int, *words: str) -> list[tuple[int, ...]]:
    """Seat, what, where and amount of the events of a kind."""
    events = [event for word in words for event in do(state, word)]
    return [fields(event) for event in events if event.kind == kind]


def test_events_about_cards_name_the_card_and_the_slot() -> None:
    state = table()
    assert told(state, c.ORDERS_TAKEN, "orders", "orders of slot 3") == [(A, 0, 2, 0)]
    assert told(state, c.ORDERS_TAKEN, "orders", "orders of slot 3") == [(1, 0, 2, 1)]
    state.asked[-1].seat = A
    words = ("industry", "attract slot 3")
    assert told(state.copy(), c.CARD_TAKEN, *words, "settle in 7") == [(A, 0, 2, 0)]
    assert told(state.copy(), c.FACTORY_BUILT, *words, "settle in 7") == [(A, 0, 13, 0)]
    assert told(state.copy(), c.CARD_LAID, *words, "settle in 7") == [(NONE, 3, 2, 0)]


def test_events_about_the_track_name_both_spaces() -> None:
    state = table(inventions=True)
    steps = told(state, c.STEPPED, "inventions", "enter", "step")
    assert steps == [(A, NONE, 0, 0), (A, 0, 1, 1)]
    assert told(state.copy(), c.STOPPED, "stop") == [(A, NONE, 1, 0)]
    assert told(state.copy(), c.INVENTED, "take canning") == [(A, 3, 1, 0)]


def test_what_belongs_to_nobody_names_nobody() -> None:
    state = table()
    state.grain_at = [4, 4, 4, 4, 0, 12]
    state.asked[-1].seat = 3
    state.phase, state.acted = c.PHASES, 3
    events = do(state, "pass")
    nobody = {c.ROUND_ENDS, c.STEP_BEGAN, c.CARD_LEFT, c.CARD_LAID, c.REFILLED, c.CHARACTERS_BACK}
    assert {int(event.kind) for event in events if event.seat == NONE} == nobody
    steps = [event.amount for event in events if event.kind == c.STEP_BEGAN]
    assert steps == [c.HARVEST, c.FACTORIES, c.COUNT_CITIZENS, c.FEEDING, c.REFILL]


def test_every_event_of_a_round_has_words() -> None:
    state = table(inventions=True)
    assert all(end_round(state))
    assert WORDS.event(Event(c.WON, A)) == f"{SEATS[A]} wins"
