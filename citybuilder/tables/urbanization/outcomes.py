"""What an answer would bring in Urbanization: the rules try it out on a copy of the table."""

from dataclasses import dataclass

from citybuilder.core.game import NONE, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.rules import Urbanization
from citybuilder.games.urbanization.state import UrbanizationState


@dataclass(frozen=True)
class Gain:
    """What a seat has more than before."""

    count: int  # of what is built, bought, sold or made
    money: int
    points: int
    orders: tuple[int, ...]  # of each colour


class Outcomes:
    """Never changes the table that it is asked about."""

    def __init__(self, rules: Urbanization) -> None:
        self.rules = rules

    def trial(self, table: UrbanizationState, seat: int, helper: int = NONE) -> UrbanizationState:
        """A copy on which the seat is helped by its own character alone."""
        copy = table.copy()
        acting = bool(table.asked) and table.asked[-1].seat == seat
        if not acting:
            copy.helping = NONE
        if helper >= 0 and copy.can_help(seat, helper):
            copy.helping = helper
        return copy

    def gain(
        self, before: UrbanizationState, after: UrbanizationState, seat: int, count: int = 0
    ) -> Gain:
        first = seat * c.COLOUR_COUNT
        return Gain(
            count,
            after.money[seat] - before.money[seat],
            after.points_of(seat) - before.points_of(seat),
            tuple(
                after.orders[first + colour] - before.orders[first + colour]
                for colour in range(c.COLOUR_COUNT)
            ),
        )

    def cost(self, table: UrbanizationState, seat: int, kind: int, helped: bool) -> int:
        """Of a building, with or without the architect."""
        after = self.trial(table, seat, c.ARCHITECT if helped else NONE)
        return self.rules.building.cost(after, seat, kind)

    def buildings(self, table: UrbanizationState, seat: int, kind: int) -> Gain:
        """As many of a kind as the seat can build in one action."""
        after = self.trial(table, seat, c.ARCHITECT)
        built = 0
        while self.rules.building.can_raise(after, seat, kind, 0):
            sites = self.rules.building.sites(after, Decision(c.ASK_BUILD, seat, kind))
            if not sites:
                break  # no land at all, before the first round
            self.rules.building.build(after, seat, kind, sites[0].where)
            built += 1
        return self.gain(table, after, seat, built)

    def sales(self, table: UrbanizationState, seat: int) -> Gain:
        """As much grain as the seat can sell."""
        after = self.trial(table, seat)
        sold = 0
        while self.rules.trade.can_sell(after, seat):
            self.rules.trade.sell_one(after, Decision(c.ASK_SELL, seat))
            sold += 1
        return self.gain(table, after, seat, sold)

    def given(self, table: UrbanizationState, seat: int, bought: int = 0) -> int:
        """Grain that the miller would give once so much more was bought."""
        after = self.trial(table, seat)
        after.grain[seat] = had = table.grain[seat] + bought
        self.rules.trade.help(after, seat)
        return after.grain[seat] - had

    def orders(self, table: UrbanizationState, seat: int, slot: int, helped: bool = False) -> Gain:
        """From the open field of a card; with the foreman if he helps already, or shall."""
        after = self.trial(table, seat, c.FOREMAN if helped else NONE)
        self.rules.orders.take(after, seat, slot)
        return self.gain(table, after, seat)

    def goods(self, table: UrbanizationState, seat: int, at: int, count: int) -> Gain:
        """So many at one production field."""
        after = self.trial(table, seat)
        self.rules.production.make(after, seat, at, count)
        return self.gain(table, after, seat, count)

    def production(
        self, table: UrbanizationState, seat: int, stack: int | None = None, helped: bool = True
    ) -> Gain:
        """As many goods as the seat can make in one action, or one of its factories."""
        after = self.trial(table, seat, c.MERCHANT if helped else NONE)
        made = 0
        at = self.rules.production.next_field(after, seat, 0 if stack is None else stack * c.FIELDS)
        while at != NONE and (stack is None or at // c.FIELDS == stack):
            most = self.rules.production.most(after, seat, at)
            self.rules.production.make(after, seat, at, most)
            made += most
            at = self.rules.production.next_field(after, seat, at + 1)
        return self.gain(table, after, seat, made)

    def taxes(self, table: UrbanizationState, seat: int, helped: bool) -> int:
        after = self.trial(table, seat, c.TAX_COLLECTOR if helped else NONE)
        self.rules.taxes.open(after, seat)
        return self.gain(table, after, seat).money

    def times_taxed(self, table: UrbanizationState, seat: int) -> int:
        """How often taxes can be collected as things are."""
        after = self.trial(table, seat)
        times = 0
        while self.rules.taxes.can(after, seat):
            self.rules.taxes.open(after, seat)
            times += 1
        return times

    def free_steps(self, table: UrbanizationState, helped: bool = False) -> int:
        """Steps on the track of inventions that cost nothing."""
        after = table.copy()
        if helped:
            after.helping = c.PROFESSOR
        steps = 0
        while steps < c.TRACK and self.rules.inventing.step_cost(after, steps) == 0:
            steps += 1
        return steps

    def invented(self, table: UrbanizationState, seat: int, invention: int) -> Gain:
        """What an invention gives at once; the count is of grain."""
        after = self.trial(table, seat)
        self.rules.inventing.reward(after, seat, invention)
        return self.gain(table, after, seat, after.grain[seat] - table.grain[seat])

    def harvested(self, table: UrbanizationState) -> UrbanizationState:
        """The table after the next harvest, if nothing else happens."""
        after = table.copy()
        for step in range(table.seats):
            self.rules.rounds.harvest(after, (table.starter + step) % table.seats)
        return after

    def settled(self, table: UrbanizationState) -> UrbanizationState:
        """The table after the end of this round, if nothing else happens before it."""
        after = table.copy()
        self.rules.rounds.prepare(after)
        return after

    def at_round_end(self, table: UrbanizationState, seat: int, rule: int) -> int:
        """Points of a source that the end of this round brings."""
        at = seat * c.SOURCES + rule
        return self.settled(table).points[at] - table.points[at]

    def leaving(self, table: UrbanizationState) -> int:
        """The factory card that leaves the display at the end of the round."""
        after = table.copy()
        self.rules.rounds.renew_display(after)
        for card in table.display:
            if card != NONE and after.cards_gone[card] == 1:
                return card
        return NONE
