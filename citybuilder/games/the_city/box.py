"""What lies in The City's box: the cards as columns, and what a city of them brings."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Game
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.cards import Building, Effect, Setup
from citybuilder.games.the_city.notation import notation
from citybuilder.games.the_city.state import TheCityState

LONGEST: Final = 1000  # actions; 364 were the most in 20,000 random matches


def powers_of_two(count: i64) -> list[i64]:
    """A bit for each kind. Doubled one by one: compiled, 1 << 50 would be a number of 32 bits."""
    found: list[i64] = []
    bit: i64 = 1
    for _ in range(count):
        found.append(bit)
        bit *= 2
    return found


class Box(Game[TheCityState]):
    """The game before its rules."""

    def __init__(self, buildings: list[Building] | None = None, setup: Setup | None = None) -> None:
        super().__init__("the_city", range(2, 6), [], LONGEST)
        self.effort = 3
        self.buildings: list[Building] = buildings or []
        self.setup = setup or Setup()
        self.notation = notation(self.buildings)
        self.kinds: i64 = len(self.buildings)
        self.genre_count = 1 + 2 * int(self.kinds)
        self.architect: i64 = self.kinds - 1
        self.costs = [card.cost for card in self.buildings]
        self.incomes = [card.income for card in self.buildings]
        self.printed = [card.points for card in self.buildings]
        self.income_effects = [card.income_effects for card in self.buildings]
        self.points_effects = [card.points_effects for card in self.buildings]
        self.single = [card.single for card in self.buildings]
        self.bits = powers_of_two(self.kinds)
        self.needs = [self.mask(list(card.needs)) for card in self.buildings]
        self.crew = self.mask([k for k in range(self.kinds) if self.buildings[k].crew])
        self.symbols = [
            [card.symbols.count(symbol) for symbol in range(c.SHOWN)] for card in self.buildings
        ]
        # For each kind who makes it cheaper, and by how much.
        self.givers: list[list[i64]] = [[] for _ in self.buildings]
        self.given: list[list[i64]] = [[] for _ in self.buildings]
        for kind, card in enumerate(self.buildings):
            for target, amount in card.discounts:
                self.givers[target].append(self.bits[kind])
                self.given[target].append(amount)
        # Answers never change, so each is made once.
        self.discards: list[Action] = [c.discard(kind) for kind in range(self.kinds)]
        self.pays: list[Action] = [c.pay(kind) for kind in range(self.kinds)]
        self.builds: list[Action] = [c.build(kind) for kind in range(self.kinds)]
        self.takes: list[Action] = [c.take(kind) for kind in range(self.kinds)]
        self.pass_on = c.pass_on()
        self.enough = c.enough()

    def mask(self, kinds: list[i64]) -> i64:
        found: i64 = 0
        for kind in kinds:
            found |= self.bits[kind]
        return found

    # What a card costs and needs

    def cost(self, kind: i64, owned: i64) -> i64:
        """In a city of these kinds: a name gives its discount once, different names add up."""
        cost = self.costs[kind]
        givers = self.givers[kind]
        for number in range(len(givers)):
            if owned & givers[number]:
                cost -= self.given[kind][number]
        return cost if cost > 0 else 0

    def is_allowed(self, kind: i64, owned: i64) -> bool:
        """Whether a city of these kinds may get this one; not whether it can be paid."""
        if self.single[kind] and owned & self.bits[kind]:
            return False
        needs = self.needs[kind]
        return needs == 0 or owned & needs != 0

    def can_build(self, kind: i64, owned: i64, purse: i64) -> bool:
        return self.is_allowed(kind, owned) and self.cost(kind, owned) <= purse

    # What a city has and brings

    def add(self, state: TheCityState, seat: i64, kind: i64, more: i64) -> None:
        """The card stands in the city from now on, or not any more; NONE changes nothing."""
        if kind < 0:
            return
        place = seat * state.kinds + kind
        copies = state.cities[place] + more
        state.cities[place] = copies
        if copies > 0:
            state.owned[seat] = state.owned[seat] | self.bits[kind]
        else:
            state.owned[seat] = state.owned[seat] & ~self.bits[kind]
        for symbol in range(c.SHOWN):
            number = seat * c.SHOWN + symbol
            state.symbols[number] = state.symbols[number] + more * self.symbols[kind][symbol]

    def counted(self, state: TheCityState, seat: i64, effect: Effect) -> i64:
        """How often an effect counts for the owner of its card."""
        per = effect.per
        what = effect.counted
        if per == c.PER_SYMBOL:
            return state.symbols[seat * c.SHOWN + what]
        if per == c.IF_OWNED:
            return 1 if state.owned[seat] & self.bits[what] else 0
        if per == c.PER_OWN_CARD:
            return state.cities[seat * state.kinds + what]
        if per == c.PER_ANY_CARD:
            found: i64 = 0
            for other in range(state.seats):
                found += state.cities[other * state.kinds + what]
            return found
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, state.symbols[other * c.SHOWN + what])
        return state.symbols[seat * c.SHOWN + what] + best

    def extra(self, state: TheCityState, seat: i64, effects: list[Effect]) -> i64:
        found: i64 = 0
        for effect in effects:
            found += effect.amount * self.counted(state, seat, effect)
        return found

    def brings(self, state: TheCityState, seat: i64) -> tuple[i64, i64]:
        """Cards and points that the city brings its owner in a round."""
        first = seat * state.kinds
        income: i64 = 0
        points: i64 = 0
        for kind in range(state.kinds):
            copies = state.cities[first + kind]
            if copies > 0:
                cards = self.incomes[kind]
                if self.income_effects[kind]:
                    cards += self.extra(state, seat, self.income_effects[kind])
                worth = self.printed[kind]
                if self.points_effects[kind]:
                    worth += self.extra(state, seat, self.points_effects[kind])
                income += copies * cards
                points += copies * worth
        return income, points

    def gains(self, state: TheCityState, seat: i64) -> list[i64]:
        """The points by their source."""
        first = seat * state.kinds
        found: list[i64] = [0, 0, 0]
        for kind in range(state.kinds):
            copies = state.cities[first + kind]
            if copies > 0:
                found[c.SCORE_PRINTED] = found[c.SCORE_PRINTED] + copies * self.printed[kind]
                for effect in self.points_effects[kind]:
                    points = copies * effect.amount * self.counted(state, seat, effect)
                    symbols = effect.per == c.PER_SYMBOL or effect.per == c.PER_SYMBOL_OF_TWO
                    source = c.SCORE_SYMBOLS if symbols else c.SCORE_CARDS
                    found[source] = found[source] + points
        return found

    # Hands

    def hand_size(self, state: TheCityState, seat: i64) -> i64:
        first = seat * state.kinds
        found = state.hidden[seat]
        for kind in range(state.kinds):
            found += state.hands[first + kind]
        return found

    def take_up(self, state: TheCityState, seat: i64, kind: i64) -> None:
        place = seat * state.kinds + kind
        state.hands[place] = state.hands[place] + 1

    def put_aside(self, state: TheCityState, seat: i64, kind: i64) -> None:
        place = seat * state.kinds + kind
        state.hands[place] = state.hands[place] - 1
        state.aside[place] = state.aside[place] + 1

    def lay_down(self, state: TheCityState, seat: i64, kind: i64) -> i64:
        """Chosen, as the first or second card of the round; what it costs."""
        number: i64 = 0 if state.first[seat] == NONE else 1
        owned = state.owned[seat]
        if number == 0:
            state.first[seat] = kind
        else:
            owned |= self.bits[state.first[seat]]
            state.second[seat] = kind
        if kind == self.architect:
            state.architects -= 1
        else:
            place = seat * state.kinds + kind
            state.hands[place] = state.hands[place] - 1
        price = self.cost(kind, owned)
        state.prices[seat * 2 + number] = price
        return price

    def take_of_offer(self, state: TheCityState, seat: i64, kept: i64) -> None:
        """One of the drawn cards comes into the hand; the others lie on the discard pile at once:
        whoever passes next may draw them."""
        self.take_up(state, seat, kept)
        state.offer[kept] = state.offer[kept] - 1
        self.lay_on_pile(state, seat, state.offer)
        state.offer = [0] * state.kinds

    def lay_on_pile(self, state: TheCityState, seat: i64, cards: list[i64]) -> None:
        """Before the reveal: what it was is told then."""
        first = seat * state.kinds
        laid = state.laid[:]
        for kind in range(state.kinds):
            copies = cards[kind]
            if copies > 0:
                laid[first + kind] = laid[first + kind] + copies
                state.discard[kind] = state.discard[kind] + copies
        state.laid = laid

    # Points

    def total(self, state: TheCityState, seat: i64) -> i64:
        first = seat * c.SOURCES
        return state.points[first] + state.points[first + 1] + state.points[first + 2]
