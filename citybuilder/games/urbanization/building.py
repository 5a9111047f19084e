"""Raising houses, high-rises and administrations in Urbanization."""

from mypy_extensions import i64

from citybuilder.core.game import Action, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.deed import Helped
from citybuilder.games.urbanization.ledger import pay, put, score
from citybuilder.games.urbanization.state import UrbanizationState


class Building(Helped):
    """As many of one kind as can be paid; the architect makes them cheaper."""

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(box, c.BUILDINGS)
        self.raised = [c.HOUSE, c.HIGH_RISE, c.ADMINISTRATION]
        self.kinds = [Action(c.KIND, kind) for kind in range(len(c.KINDS))]
        self.raises = [
            [Action(c.RAISE, kind, region) for region in range(len(self.box.regions))]
            for kind in range(len(c.KINDS))
        ]

    def legal(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        if asked.kind == c.ASK_KIND:
            return self.kinds_of(state, asked.seat)
        return self.sites(state, asked)

    def answer(self, state: UrbanizationState, asked: Decision, action: Action) -> None:
        seat, kind = asked.seat, action.what
        if action.kind == c.KIND:
            state.ask(c.ASK_BUILD, seat, kind)
        elif action.kind == c.RAISE:
            self.build(state, seat, kind, action.where)
            if self.can_raise(state, seat, kind, 0):
                state.ask(c.ASK_BUILD, seat, kind, asked.amount + 1)

    def cost(self, state: UrbanizationState, seat: i64, kind: i64) -> i64:
        cost = self.box.setup.costs[kind]
        if state.helping == c.ARCHITECT:
            cost -= self.box.helps[c.ARCHITECT]
        if kind == c.HIGH_RISE:
            cost -= self.box.bonus(state, seat, c.BESSEMER)
        elif kind == c.ADMINISTRATION:
            cost -= self.box.bonus(state, seat, c.CONCRETE)
        return max(0, cost)

    def has_place(self, state: UrbanizationState, seat: i64, kind: i64) -> bool:
        """A house needs a free plot, a high-rise a house, administration nothing but land."""
        if kind == c.HOUSE:
            return state.free[seat] > 0
        return kind == c.ADMINISTRATION or state.cottages[seat] > 0

    def can_raise(self, state: UrbanizationState, seat: i64, kind: i64, saved: i64) -> bool:
        affordable = self.cost(state, seat, kind) - saved <= state.money[seat]
        return state.supply[kind] > 0 and affordable and self.has_place(state, seat, kind)

    def can(self, state: UrbanizationState, seat: i64) -> bool:
        saved: i64 = 0
        if self.can_help(state, seat):
            saved = self.box.helps[c.ARCHITECT]
        return (
            self.can_raise(state, seat, c.HOUSE, saved)
            or self.can_raise(state, seat, c.HIGH_RISE, saved)
            or self.can_raise(state, seat, c.ADMINISTRATION, saved)
        )

    def open(self, state: UrbanizationState, seat: i64) -> None:
        state.ask(c.ASK_KIND, seat)

    def can_go_alone(self, state: UrbanizationState, seat: i64) -> bool:
        return len(self.kinds_of(state, seat)) > 0

    def kinds_of(self, state: UrbanizationState, seat: i64) -> list[Action]:
        return [self.kinds[kind] for kind in self.raised if self.can_raise(state, seat, kind, 0)]

    def sites(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """Where a building of the kind can stand; after the first one that may be the end."""
        seat, kind = asked.seat, asked.what
        if kind == c.ADMINISTRATION:
            regions: list[i64] = [r for r, owner in enumerate(state.owner) if owner == seat]
        else:
            wanted = c.EMPTY if kind == c.HOUSE else c.HOUSE
            regions = state.with_plot(seat, wanted)
        found = [self.raises[kind][region] for region in regions]
        if asked.amount > 0:
            found.append(self.done)
        return found

    def build(self, state: UrbanizationState, seat: i64, kind: i64, region: i64) -> None:
        """The row of houses goes on by one with every house and high-rise, up to its end."""
        cost = self.cost(state, seat, kind)
        pay(state, seat, cost)
        state.supply[kind] = state.supply[kind] - 1
        place = region
        if kind == c.HOUSE:
            place = put(state, seat, region, c.HOUSE)
            state.cottages[seat] = state.cottages[seat] + 1
        elif kind == c.HIGH_RISE:
            place = state.plot_with(region, c.HOUSE)
            state.plots[place] = c.HIGH_RISE
            state.cottages[seat] = state.cottages[seat] - 1
            state.supply[c.HOUSE] = state.supply[c.HOUSE] + 1
        else:
            state.administrations[region] = state.administrations[region] + 1
        if kind != c.ADMINISTRATION:
            state.houses[seat] = min(self.box.setup.row, state.houses[seat] + 1)
        state.tell(c.BUILT, seat, kind, place, cost)
        score(state, seat, kind, self.box.setup.gains[kind])
