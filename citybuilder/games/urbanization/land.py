"""Start houses, price markers and buying land in Urbanization."""

from mypy_extensions import i64

from citybuilder.core.game import Action, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.deed import Helped
from citybuilder.games.urbanization.ledger import pay, put, use
from citybuilder.games.urbanization.state import UrbanizationState


class Land(Helped):
    """Whose the regions are; the broker makes them cheaper."""

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(box, c.LAND)
        self.neighbours = self.box.neighbours
        every = range(len(self.box.regions))
        self.starts = [Action(c.START, where=region) for region in every]
        self.moves = [[Action(c.MOVE, source, region) for region in every] for source in every]
        self.lifts = [Action(c.LIFT, where=region) for region in every]
        self.buys = [Action(c.BUY_LAND, where=region) for region in every]

    def legal(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        kind, seat = asked.kind, asked.seat
        if kind == c.ASK_LAND:
            return [self.buys[region] for region in self.within_means(state, seat, 0)]
        if kind == c.ASK_SPREAD:
            return self.spreads(state, asked.what)
        if kind == c.ASK_LIFT:
            return self.lifts_of(state, asked)
        if kind == c.ASK_SHIFT:
            return self.shifts_from(state, seat, asked.what, asked.amount)
        return self.start_regions(state)

    def answer(self, state: UrbanizationState, asked: Decision, action: Action) -> None:
        kind, seat, region = asked.kind, asked.seat, action.where
        if kind == c.ASK_START:
            self.found(state, seat, region)
        elif kind == c.ASK_SPREAD:
            self.move_price(state, seat, asked.what, region)
            self.spread(state, seat, asked.what)
        elif kind == c.ASK_SHIFT:
            self.shift(state, asked, region)
        elif kind == c.ASK_LAND:
            self.buy(state, seat, region)
        elif action.kind == c.LIFT:
            state.ask(c.ASK_SHIFT, seat, region, asked.amount)
        else:
            self.open(state, seat)

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
        plot = put(state, seat, region, c.HOUSE)
        state.cottages[seat] = state.cottages[seat] + 1
        state.tell(c.STARTED, seat, where=plot)
        self.spread(state, seat, region)

    def own(self, state: UrbanizationState, seat: i64, region: i64) -> None:
        state.owner[region] = seat
        state.markers[seat] = state.markers[seat] - 1
        state.free[seat] = state.free[seat] + self.box.regions[region].plots

    # Land kaufen

    def price(self, state: UrbanizationState, seat: i64, markers: i64) -> i64:
        """$1 for each price marker; a combustion engine saves one of them, but not the last."""
        return max(1, markers - self.box.bonus(state, seat, c.COMBUSTION))

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

    def can_pay(self, state: UrbanizationState, seat: i64, region: i64, moved: i64) -> bool:
        """Whether the seat can pay for a region once so many price markers have moved away."""
        left = max(1, state.prices[region] - moved)
        return self.price(state, seat, left) <= state.money[seat]

    def within_means(self, state: UrbanizationState, seat: i64, moved: i64) -> list[i64]:
        return [
            region
            for region in self.within_reach(state, seat)
            if self.can_pay(state, seat, region, moved)
        ]

    def can(self, state: UrbanizationState, seat: i64) -> bool:
        if state.markers[seat] == 0:
            return False
        moved: i64 = 0
        if self.can_help(state, seat):
            moved = self.box.helps[c.BROKER]
        return len(self.within_means(state, seat, moved)) > 0

    def open(self, state: UrbanizationState, seat: i64) -> None:
        state.ask(c.ASK_LAND, seat)

    def buy(self, state: UrbanizationState, seat: i64, region: i64) -> None:
        price = self.price(state, seat, state.prices[region])
        pay(state, seat, price)
        self.own(state, seat, region)
        state.tell(c.LAND_BOUGHT, seat, where=region, amount=price)
        self.spread(state, seat, region)

    def spread(self, state: UrbanizationState, seat: i64, region: i64) -> None:
        """All price markers of a region go to others that have one; if there are none, they
        leave the game."""
        left = state.prices[region]
        if left > 0 and state.owner.count(c.FREE) > 0:
            state.ask(c.ASK_SPREAD, seat, region, left)
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

    def move_price(self, state: UrbanizationState, seat: i64, source: i64, region: i64) -> None:
        state.prices[source] = state.prices[source] - 1
        state.prices[region] = state.prices[region] + 1
        state.tell(c.PRICE_MOVED, seat, source, region)

    # Makler

    def can_help(self, state: UrbanizationState, seat: i64) -> bool:
        """Whether a price marker can move at all: each region keeps one, and only free regions
        have any."""
        return (
            state.can_help(seat, c.BROKER)
            and max(state.prices) > 1
            and state.owner.count(c.FREE) > 1
        )

    def help(self, state: UrbanizationState, seat: i64) -> None:
        use(state, seat)
        state.ask(c.ASK_LIFT, seat, amount=self.box.helps[c.BROKER])

    def can_go_alone(self, state: UrbanizationState, seat: i64) -> bool:
        return len(self.within_means(state, seat, 0)) > 0

    def lifts_of(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """Whence a price marker moves; the seat must be able to buy something in the end."""
        found = [
            self.lifts[region]
            for region, markers in enumerate(state.prices)
            if markers > 1 and self.shifts_from(state, asked.seat, region, asked.amount)
        ]
        if self.within_means(state, asked.seat, 0):
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
                    if self.can_pay(state, seat, other, left - 1):
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
            state.ask(c.ASK_LIFT, asked.seat, amount=asked.amount - 1)
        else:
            self.open(state, asked.seat)
