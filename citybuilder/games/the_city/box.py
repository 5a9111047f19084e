"""What lies in The City's box: the printed cards, and what a city of them costs and brings."""

from mypy_extensions import i64

from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.effects import Discount, Effect
from citybuilder.games.the_city.state import TheCityState


class Building:
    """One kind of card, as printed; the architect is the last of them."""

    key: str = ""
    copies: i64 = 0
    cost: i64 = 0
    symbols: tuple[i64, ...] = ()
    income: i64 = 0  # cards a round
    points: i64 = 0  # a round
    income_effects: tuple[Effect, ...] = ()  # more of each
    points_effects: tuple[Effect, ...] = ()
    needs: tuple[i64, ...] = ()  # kinds, one of which must stand in the own city
    discounts: tuple[Discount, ...] = ()
    single: bool = False  # at most one in a city
    crew: bool = False  # lets its owner build twice


class Setup:
    """The numbers of the rulebook."""

    deal: i64 = 0  # cards at the start
    keep: i64 = 0  # of these
    limit: i64 = 0  # cards in hand between two rounds
    goal: i64 = 0  # points that end the game
    draw: i64 = 0  # cards to choose from after passing
    crew_cost: i64 = 0  # printed cost up to which a crew builds two


def powers_of_two(count: i64) -> list[i64]:
    """A bit for each kind. Doubled one by one: compiled, 1 << 50 would be a number of 32 bits."""
    found: list[i64] = []
    bit: i64 = 1
    for _ in range(count):
        found.append(bit)
        bit *= 2
    return found


class Box:
    """The cards as columns by their kinds."""

    def __init__(self, buildings: list[Building] | None = None, setup: Setup | None = None) -> None:
        self.buildings: list[Building] = buildings or []
        self.setup = setup or Setup()
        self.kinds: i64 = len(self.buildings)
        self.architect: i64 = self.kinds - 1
        self.costs = [card.cost for card in self.buildings]
        self.bits = powers_of_two(self.kinds)
        self.needs = [self.mask(list(card.needs)) for card in self.buildings]
        self.single = self.mask([k for k in range(self.kinds) if self.buildings[k].single])
        self.crew = self.mask([k for k in range(self.kinds) if self.buildings[k].crew])
        self.symbols = [
            [card.symbols.count(symbol) for symbol in range(c.SHOWN)] for card in self.buildings
        ]
        self.discounts = [self.discounts_for(kind) for kind in range(self.kinds)]

    def mask(self, kinds: list[i64]) -> i64:
        found: i64 = 0
        for kind in kinds:
            found |= self.bits[kind]
        return found

    def discounts_for(self, kind: i64) -> list[tuple[i64, i64]]:
        """Who makes it cheaper, as a bit, and by how much."""
        shown = self.buildings[kind].symbols
        return [
            (self.bits[giver], discount.amount)
            for giver, card in enumerate(self.buildings)
            for discount in card.discounts
            if discount.card == kind or discount.symbol in shown
        ]

    # What a card costs and needs

    def owned_by(self, state: TheCityState, seat: i64) -> i64:
        """The kinds that count for conditions and discounts: those in the city, and what was
        chosen first in this round."""
        first = state.first[seat]
        return state.owned[seat] | self.bits[first] if first >= 0 else state.owned[seat]

    def cost(self, kind: i64, owned: i64) -> i64:
        """In a city of these kinds: a name gives its discount once, different names add up."""
        cost = self.costs[kind]
        for giver, less in self.discounts[kind]:
            if owned & giver:
                cost -= less
        return cost if cost > 0 else 0

    def cheapening(self, kind: i64, owned: i64) -> list[int]:
        """The kinds in such a city that make this one cheaper."""
        return [self.bits.index(giver) for giver, _ in self.discounts[kind] if owned & giver]

    def is_full(self, kind: i64, owned: i64) -> bool:
        """Whether there may be one of it only, and it is there."""
        return owned & self.single & self.bits[kind] != 0

    def is_allowed(self, kind: i64, owned: i64) -> bool:
        """Whether a city of these kinds may get this one; not whether it can be paid."""
        needs = self.needs[kind]
        return (needs == 0 or owned & needs != 0) and not self.is_full(kind, owned)

    def can_build(self, kind: i64, owned: i64, purse: i64) -> bool:
        return self.is_allowed(kind, owned) and self.cost(kind, owned) <= purse

    def is_cheap(self, kind: i64) -> bool:
        """Whether a crew can build it beside another one."""
        return kind != self.architect and self.costs[kind] <= self.setup.crew_cost

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

    def add_chosen(self, state: TheCityState, seat: i64, more: i64) -> None:
        """As if what the seat has chosen in this round stood there already, or not any more."""
        if state.first[seat] >= 0:
            self.add(state, seat, state.first[seat], more)
            if state.second[seat] >= 0:
                self.add(state, seat, state.second[seat], more)

    def worth(self, state: TheCityState, seat: i64, kind: i64) -> tuple[i64, i64]:
        """Cards and points that one copy brings its owner in a round."""
        card = self.buildings[kind]
        cards, points = card.income, card.points
        for effect in card.income_effects:
            cards += effect.amount * effect.counts(state, seat)
        for effect in card.points_effects:
            points += effect.amount * effect.counts(state, seat)
        return cards, points

    def brings(self, state: TheCityState, seat: i64) -> tuple[i64, i64]:
        """Cards and points that the city brings its owner in a round."""
        first = seat * state.kinds
        income: i64 = 0
        points: i64 = 0
        for kind in range(state.kinds):
            copies = state.cities[first + kind]
            if copies > 0:
                cards, worth = self.worth(state, seat, kind)
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
                card = self.buildings[kind]
                found[c.SCORE_PRINTED] = found[c.SCORE_PRINTED] + copies * card.points
                for effect in card.points_effects:
                    points = copies * effect.amount * effect.counts(state, seat)
                    source = effect.source()
                    found[source] = found[source] + points
        return found
