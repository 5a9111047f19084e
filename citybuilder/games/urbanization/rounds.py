"""How a round of Urbanization is prepared, and how the game ends."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.core.score import ScoreLine
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.inventing import Inventing
from citybuilder.games.urbanization.state import UrbanizationState

TELEVISION_NEEDS: Final[i64] = 3  # citizens


class Rounds(Inventing):
    """The six steps in their order."""

    def prepare_next_round(self, state: UrbanizationState) -> None:
        state.phase, state.acted = c.PHASES + 1, 0
        state.tell(c.ROUND_ENDS, amount=state.round)
        self.begin_step(state, c.HARVEST)
        for step in range(state.seats):
            self.harvest(state, (state.starter + step) % state.seats)
        self.begin_step(state, c.FACTORIES)
        self.renew_display(state)
        self.begin_step(state, c.COUNT_CITIZENS)
        for seat in range(state.seats):
            self.count_citizens(state, seat)
        self.begin_step(state, c.FEEDING)
        for seat in range(state.seats):
            self.feed(state, seat)
        self.begin_step(state, c.REFILL)
        self.refill(state)

    def begin_step(self, state: UrbanizationState, step: i64) -> None:
        """After the last phase it is steps that are counted, not seats."""
        state.acted = step
        state.tell(c.STEP_BEGAN, amount=step)

    # 1. Ernte

    def harvest(self, state: UrbanizationState, seat: i64) -> None:
        """Every grain that was sown comes back with another one; more than the row holds goes to
        the return area."""
        sown: i64 = 0
        for plot, what in enumerate(state.plots):
            if what == c.FIELD_OF_GRAIN and state.owner[plot // c.PLOTS] == seat:
                state.plots[plot] = c.EMPTY
                state.free[seat] = state.free[seat] + 1
                self.take_back(state, seat, plot)
                sown += 1
        while state.on_card[seat] > 0:
            state.on_card[seat] = state.on_card[seat] - 1
            self.take_back(state, seat, c.ON_CARD)
            sown += 1
        more = sown
        if sown >= 1 and self.knows(state, seat, c.SEED_DRILL):
            more += self.inventions[c.SEED_DRILL].amount
        if sown >= 2 and self.knows(state, seat, c.FERTILISER):
            more += self.inventions[c.FERTILISER].amount
        self.grow(state, seat, more)

    def take_back(self, state: UrbanizationState, seat: i64, place: i64) -> None:
        kept: i64 = min(1, self.room(state, seat))
        state.grain[seat] = state.grain[seat] + kept
        state.grain_at[c.RETURN] = state.grain_at[c.RETURN] + 1 - kept
        state.tell(c.GRAIN_BACK, seat, where=place, amount=kept)

    # 2. Fabriken

    def renew_display(self, state: UrbanizationState) -> None:
        """The card of the lowest value leaves; orders on factories return."""
        lowest: i64 = NONE
        for slot in range(c.SLOTS):
            card = state.display[slot]
            if card != NONE and (lowest == NONE or card < state.display[lowest]):
                lowest = slot
        if lowest != NONE:
            card = state.display[lowest]
            state.cards_gone[card] = 1
            self.free_slot(state, lowest)
            state.tell(c.CARD_LEFT, NONE, card, lowest)
            self.lay_out(state, lowest)
        for seat in range(state.seats):
            self.clear_factories(state, seat)

    def clear_factories(self, state: UrbanizationState, seat: i64) -> None:
        back: i64 = 0
        for stack in range(seat * c.STACKS, (seat + 1) * c.STACKS):
            state.produced[stack] = 0
            for colour in range(c.COLOUR_COUNT):
                lying = state.used[stack * c.COLOUR_COUNT + colour]
                state.used[stack * c.COLOUR_COUNT + colour] = 0
                state.orders_left[colour] = state.orders_left[colour] + lying
                back += lying
        state.boosted[seat] = 0
        if back > 0:
            state.tell(c.ORDERS_BACK, seat, amount=back)

    # 3. Bürger

    def citizens_now(self, state: UrbanizationState, seat: i64) -> i64:
        """The lowest of the three rows."""
        return min(state.houses[seat], state.grain[seat], self.order_count(state, seat))

    def count_citizens(self, state: UrbanizationState, seat: i64) -> None:
        citizens = self.citizens_now(state, seat)
        state.citizens[seat] = citizens
        state.tell(c.CITIZENS, seat, amount=citizens)
        self.score(state, seat, c.SCORE_CITIZENS, citizens * self.setup.citizen)
        if citizens >= TELEVISION_NEEDS and self.knows(state, seat, c.TELEVISION):
            self.score(state, seat, c.SCORE_INVENTIONS, self.inventions[c.TELEVISION].amount)

    # 4. Nahrung

    def feed(self, state: UrbanizationState, seat: i64) -> None:
        """Every citizen eats one; for what is left there are points."""
        eaten = state.citizens[seat]
        state.grain[seat] = state.grain[seat] - eaten
        state.grain_at[c.RETURN] = state.grain_at[c.RETURN] + eaten
        state.tell(c.FED, seat, amount=eaten)
        group = self.setup.grain_group
        if self.knows(state, seat, c.REFRIGERATION):
            group = self.inventions[c.REFRIGERATION].amount
        self.score(state, seat, c.SCORE_GRAIN, state.grain[seat] // group)

    # 5. Getreide auffüllen

    def refill(self, state: UrbanizationState) -> None:
        """What the return area does not hold goes to the field, then to the barns from the last
        one on; what fits nowhere stays."""
        for space in range(c.FIELD, -1, -1):
            while state.grain_at[c.RETURN] > self.capacity(state, c.RETURN) and state.grain_at[
                space
            ] < self.capacity(state, space):
                state.grain_at[c.RETURN] = state.grain_at[c.RETURN] - 1
                state.grain_at[space] = state.grain_at[space] + 1
                state.tell(c.REFILLED, where=space)

    # Sonderfall Bürgermeister

    def next_mayor(self, state: UrbanizationState) -> i64:
        """Fewest points, then least money, then nearest clockwise to the last start player, who
        comes first."""
        best = state.starter
        for step in range(1, state.seats):
            seat = (state.starter + step) % state.seats
            points, least = self.points_of(state, seat), self.points_of(state, best)
            poorer = state.money[seat] < state.money[best]
            if points < least or (points == least and poorer):
                best = seat
        return best

    # Schlusswertung

    def finish(self, state: UrbanizationState) -> None:
        for seat in range(state.seats):
            self.combine(state, seat)
        best = self.largest(state)
        if best != NONE:
            self.score(state, best, c.SCORE_LARGEST, self.setup.largest)
        state.over = True
        state.phase, state.acted = c.PHASES, state.seats
        for seat, share in enumerate(self.result(state)):
            if share > 0.0:
                state.tell(c.WON, seat)

    def combine(self, state: UrbanizationState, seat: i64) -> None:
        """Inventions with the factories that they go with, active or not."""
        owned = self.factories_of(state, seat)
        points: i64 = 0
        for invention, card in enumerate(self.inventions):
            if state.inventor[invention] == seat:
                for factory in card.factories:
                    if factory in owned:
                        points += card.points
        self.score(state, seat, c.SCORE_COMBINATIONS, points)

    def value_of(self, state: UrbanizationState, seat: i64) -> i64:
        """All factories of a seat, active or not."""
        return sum([self.values[card] for card in self.factories_of(state, seat)])

    def highest(self, state: UrbanizationState, seat: i64) -> i64:
        return max([0, *[self.values[card] for card in self.factories_of(state, seat)]])

    def largest(self, state: UrbanizationState) -> i64:
        """Who has the highest total of factory values; of equal ones, the one with the highest
        single card. NONE if nobody has any."""
        best: i64 = NONE
        for seat in range(state.seats):
            value = self.value_of(state, seat)
            if value > 0 and (best == NONE or self.is_larger(state, seat, best)):
                best = seat
        return best

    def is_larger(self, state: UrbanizationState, seat: i64, other: i64) -> bool:
        one, two = self.value_of(state, seat), self.value_of(state, other)
        return one > two or (one == two and self.highest(state, seat) > self.highest(state, other))

    def scores(self, state: UrbanizationState) -> list[list[ScoreLine]]:
        found: list[list[ScoreLine]] = []
        for seat in range(state.seats):
            first = seat * c.SOURCES
            lines: list[ScoreLine] = []
            for rule in range(c.SOURCES):
                of_inventions = rule == c.SCORE_INVENTIONS or rule == c.SCORE_COMBINATIONS
                if state.inventing or not of_inventions:
                    points = state.points[first + rule]
                    lines.append(ScoreLine(rule, points, points))
            found.append(lines)
        return found

    def standing(self, state: UrbanizationState) -> list[list[i64]]:
        return [
            [self.points_of(state, seat), self.highest(state, seat)] for seat in range(state.seats)
        ]
