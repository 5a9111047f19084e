"""Start houses, buying land and raising buildings in Urbanization."""

from mypy_extensions import i64

from citybuilder.core.game import Action, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.ledger import Ledger
from citybuilder.games.urbanization.state import UrbanizationState


class Land(Ledger):
    """What happens on the map."""

    # Allgemeine Vorbereitung

    def start_regions(self, state: UrbanizationState) -> list[Action]:
        """Free ones, which always have a price marker; nobody may be shut in, neither the new
        owner nor those before."""
        return [
            self.starts[region]
            for region, owner in enumerate(state.owner)
            if owner == c.FREE and self.is_open_to_all(state, region)
        ]

    def is_open_to_all(self, state: UrbanizationState, taken: i64) -> bool:
        """Whether every region that belongs to somebody keeps a free neighbour."""
        for region, owner in enumerate(state.owner):
            if (owner >= 0 or region == taken) and not self.has_way_out(state, region, taken):
                return False
        return True

    def has_way_out(self, state: UrbanizationState, region: i64, taken: i64) -> bool:
        for other in self.neighbours[region]:
            if state.owner[other] == c.FREE and other != taken:
                return True
        return False

    def found(self, state: UrbanizationState, seat: i64, region: i64) -> None:
        """A house and a marker of the seat; the region's price markers go elsewhere."""
        self.own(state, seat, region)
        state.supply[c.HOUSE] = state.supply[c.HOUSE] - 1
        plot = self.put(state, seat, region, c.HOUSE)
        state.cottages[seat] = state.cottages[seat] + 1
        state.tell(c.STARTED, seat, where=plot)
        self.spread(state, seat, region)

    def own(self, state: UrbanizationState, seat: i64, region: i64) -> None:
        state.owner[region] = seat
        state.markers[seat] = state.markers[seat] - 1
        state.free[seat] = state.free[seat] + self.regions[region].plots

    # Land kaufen

    def land_price(self, state: UrbanizationState, seat: i64, markers: i64) -> i64:
        """$1 for each price marker; a combustion engine saves one of them, but not the last."""
        if self.knows(state, seat, c.COMBUSTION):
            return max(1, markers - self.inventions[c.COMBUSTION].amount)
        return markers

    def within_reach(self, state: UrbanizationState, seat: i64) -> list[i64]:
        """Free regions beside those of the seat."""
        return [
            region
            for region, owner in enumerate(state.owner)
            if owner == c.FREE and self.is_beside(state, seat, region)
        ]

    def is_beside(self, state: UrbanizationState, seat: i64, region: i64) -> bool:
        """Along a side, never at a corner."""
        touching: i64 = 0
        for other in self.neighbours[region]:
            if state.owner[other] == seat:
                touching += 1
        return touching > 0

    def can_pay_land(self, state: UrbanizationState, seat: i64, region: i64, moved: i64) -> bool:
        """Whether the seat can pay for a region once so many price markers have moved away."""
        left = max(1, state.prices[region] - moved)
        return self.land_price(state, seat, left) <= state.money[seat]

    def lands(self, state: UrbanizationState, seat: i64, moved: i64) -> list[i64]:
        return [
            region
            for region in self.within_reach(state, seat)
            if self.can_pay_land(state, seat, region, moved)
        ]

    def can_buy_land(self, state: UrbanizationState, seat: i64) -> bool:
        if state.markers[seat] == 0:
            return False
        moved: i64 = 0
        if self.can_help(state, seat, c.BROKER) and self.can_lift(state):
            moved = self.helps[c.BROKER]
        return len(self.lands(state, seat, moved)) > 0

    def begin_land(self, state: UrbanizationState, seat: i64) -> None:
        if self.can_help(state, seat, c.BROKER) and self.can_lift(state):
            self.ask(state, c.ASK_USE, seat, c.BROKER)
        else:
            self.ask(state, c.ASK_LAND, seat)

    def use_broker(self, state: UrbanizationState, seat: i64) -> None:
        self.use(state, seat)
        self.ask(state, c.ASK_LIFT, seat, amount=self.helps[c.BROKER])

    def can_lift(self, state: UrbanizationState) -> bool:
        """Whether a price marker can move at all: each region keeps one, and only free regions
        have any."""
        return max(state.prices) > 1 and state.owner.count(c.FREE) > 1

    def lifts_of(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """Whence a price marker moves; the seat must be able to buy something in the end."""
        found = [
            self.lifts[region]
            for region, markers in enumerate(state.prices)
            if markers > 1 and self.shifts_from(state, asked.seat, region, asked.amount)
        ]
        if self.lands(state, asked.seat, 0):
            found.append(self.done)
        return found

    def shifts_from(
        self, state: UrbanizationState, seat: i64, source: i64, left: i64
    ) -> list[Action]:
        """Where a price marker of a region may go, of `left` that may still move."""
        found: list[Action] = []
        state.prices[source] = state.prices[source] - 1
        near = self.within_reach(state, seat)
        for region, owner in enumerate(state.owner):
            if owner == c.FREE and region != source:
                state.prices[region] = state.prices[region] + 1
                for other in near:
                    if self.can_pay_land(state, seat, other, left - 1):
                        found.append(self.moves[source][region])
                        break
                state.prices[region] = state.prices[region] - 1
        state.prices[source] = state.prices[source] + 1
        return found

    def shift(self, state: UrbanizationState, asked: Decision, region: i64) -> None:
        """The broker moves a price marker between free regions, so there is one that can move
        again."""
        self.move_price(state, asked.seat, asked.what, region)
        if asked.amount > 1:
            self.ask(state, c.ASK_LIFT, asked.seat, amount=asked.amount - 1)
        else:
            self.ask(state, c.ASK_LAND, asked.seat)

    def move_price(self, state: UrbanizationState, seat: i64, source: i64, region: i64) -> None:
        state.prices[source] = state.prices[source] - 1
        state.prices[region] = state.prices[region] + 1
        state.tell(c.PRICE_MOVED, seat, source, region)

    def buy_land(self, state: UrbanizationState, seat: i64, region: i64) -> None:
        price = self.land_price(state, seat, state.prices[region])
        self.pay(state, seat, price)
        self.own(state, seat, region)
        state.tell(c.LAND_BOUGHT, seat, where=region, amount=price)
        self.spread(state, seat, region)

    def spread(self, state: UrbanizationState, seat: i64, region: i64) -> None:
        """All price markers of a region go to others that have one; if there are none, they
        leave the game."""
        left = state.prices[region]
        if left > 0 and state.owner.count(c.FREE) > 0:
            self.ask(state, c.ASK_SPREAD, seat, region, left)
        elif left > 0:
            state.prices_gone += left
            state.prices[region] = 0
            state.tell(c.PRICES_GONE, seat, where=region, amount=left)

    def spreads(self, state: UrbanizationState, source: i64) -> list[Action]:
        return [
            self.moves[source][region]
            for region, owner in enumerate(state.owner)
            if owner == c.FREE
        ]

    # Gebäude errichten

    def cost(self, state: UrbanizationState, seat: i64, kind: i64) -> i64:
        cost = self.setup.costs[kind]
        if state.helping == c.ARCHITECT:
            cost -= self.helps[c.ARCHITECT]
        if kind == c.HIGH_RISE and self.knows(state, seat, c.BESSEMER):
            cost -= self.inventions[c.BESSEMER].amount
        if kind == c.ADMINISTRATION and self.knows(state, seat, c.CONCRETE):
            cost -= self.inventions[c.CONCRETE].amount
        return max(0, cost)

    def has_place(self, state: UrbanizationState, seat: i64, kind: i64) -> bool:
        """A house needs a free plot, a high-rise a house, administration nothing but land."""
        if kind == c.HOUSE:
            return state.free[seat] > 0
        return kind == c.ADMINISTRATION or state.cottages[seat] > 0

    def can_raise(self, state: UrbanizationState, seat: i64, kind: i64, saved: i64) -> bool:
        affordable = self.cost(state, seat, kind) - saved <= state.money[seat]
        return state.supply[kind] > 0 and affordable and self.has_place(state, seat, kind)

    def can_build(self, state: UrbanizationState, seat: i64) -> bool:
        saved: i64 = 0
        if self.can_help(state, seat, c.ARCHITECT):
            saved = self.helps[c.ARCHITECT]
        return (
            self.can_raise(state, seat, c.HOUSE, saved)
            or self.can_raise(state, seat, c.HIGH_RISE, saved)
            or self.can_raise(state, seat, c.ADMINISTRATION, saved)
        )

    def begin_building(self, state: UrbanizationState, seat: i64) -> None:
        if self.can_help(state, seat, c.ARCHITECT):
            self.ask(state, c.ASK_USE, seat, c.ARCHITECT)
        else:
            self.ask(state, c.ASK_KIND, seat)

    def use_architect(self, state: UrbanizationState, seat: i64) -> None:
        self.use(state, seat)
        self.ask(state, c.ASK_KIND, seat)

    def kinds_of(self, state: UrbanizationState, seat: i64) -> list[Action]:
        return [self.kinds[kind] for kind in self.raised if self.can_raise(state, seat, kind, 0)]

    def can_go_alone(self, state: UrbanizationState, seat: i64, character: i64) -> bool:
        """Whether the action that a character is about to help with is possible without it."""
        if character == c.BROKER:
            return len(self.lands(state, seat, 0)) > 0
        return character != c.ARCHITECT or len(self.kinds_of(state, seat)) > 0

    def sites(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """Where a building of the kind can stand; after the first one that may be the end."""
        seat, kind = asked.seat, asked.what
        if kind == c.ADMINISTRATION:
            regions: list[i64] = [r for r, owner in enumerate(state.owner) if owner == seat]
        else:
            wanted = c.EMPTY if kind == c.HOUSE else c.HOUSE
            regions = self.with_plot(state, seat, wanted)
        found = [self.builds[kind][region] for region in regions]
        if asked.amount > 0:
            found.append(self.done)
        return found

    def build(self, state: UrbanizationState, seat: i64, kind: i64, region: i64) -> None:
        """The row of houses goes on by one with every house and high-rise, up to its end."""
        cost = self.cost(state, seat, kind)
        self.pay(state, seat, cost)
        state.supply[kind] = state.supply[kind] - 1
        place = region
        if kind == c.HOUSE:
            place = self.put(state, seat, region, c.HOUSE)
            state.cottages[seat] = state.cottages[seat] + 1
        elif kind == c.HIGH_RISE:
            place = self.plot_with(state, region, c.HOUSE)
            state.plots[place] = c.HIGH_RISE
            state.cottages[seat] = state.cottages[seat] - 1
            state.supply[c.HOUSE] = state.supply[c.HOUSE] + 1
        else:
            state.administrations[region] = state.administrations[region] + 1
        if kind != c.ADMINISTRATION:
            state.houses[seat] = min(self.setup.row, state.houses[seat] + 1)
        state.tell(c.BUILT, seat, kind, place, cost)
        self.score(state, seat, kind, self.setup.gains[kind])
