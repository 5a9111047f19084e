"""How a round of Urbanization is prepared: the six steps in their order."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.ledger import free_slot, lay_out, score, take_grain
from citybuilder.games.urbanization.state import UrbanizationState

TELEVISION_NEEDS: Final[i64] = 3  # citizens


class Rounds:
    """What happens between two rounds without anybody being asked."""

    def __init__(self, box: Box | None = None) -> None:
        self.box = box or Box()

    def prepare(self, state: UrbanizationState) -> None:
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
        if sown >= 1:
            more += self.box.bonus(state, seat, c.SEED_DRILL)
        if sown >= 2:
            more += self.box.bonus(state, seat, c.FERTILISER)
        self.grow(state, seat, more)

    def take_back(self, state: UrbanizationState, seat: i64, place: i64) -> None:
        kept: i64 = min(1, self.box.room(state, seat))
        state.grain[seat] = state.grain[seat] + kept
        state.grain_at[c.RETURN] = state.grain_at[c.RETURN] + 1 - kept
        state.tell(c.GRAIN_BACK, seat, where=place, amount=kept)

    def grow(self, state: UrbanizationState, seat: i64, most: i64) -> None:
        """New grain: from the return area, then from the field, then from the last barn on."""
        left = most
        for space in range(c.RETURN, -1, -1):
            while left > 0 and take_grain(self.box, state, seat, space, 1) > 0:
                state.tell(c.GRAIN_GREW, seat, where=space)
                left -= 1

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
            free_slot(state, lowest)
            state.tell(c.CARD_LEFT, NONE, card, lowest)
            lay_out(self.box, state, lowest)
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

    def count_citizens(self, state: UrbanizationState, seat: i64) -> None:
        citizens = state.citizens_now(seat)
        state.citizens[seat] = citizens
        state.tell(c.CITIZENS, seat, amount=citizens)
        score(state, seat, c.SCORE_CITIZENS, citizens * self.box.setup.citizen)
        if citizens >= TELEVISION_NEEDS:
            score(state, seat, c.SCORE_INVENTIONS, self.box.bonus(state, seat, c.TELEVISION))

    # 4. Nahrung

    def feed(self, state: UrbanizationState, seat: i64) -> None:
        """Every citizen eats one; for what is left there are points."""
        eaten = state.citizens[seat]
        state.grain[seat] = state.grain[seat] - eaten
        state.grain_at[c.RETURN] = state.grain_at[c.RETURN] + eaten
        state.tell(c.FED, seat, amount=eaten)
        score(state, seat, c.SCORE_GRAIN, state.grain[seat] // self.grain_group(state, seat))

    def grain_group(self, state: UrbanizationState, seat: i64) -> i64:
        """So much grain is a point; less of it with refrigeration."""
        return self.box.bonus(state, seat, c.REFRIGERATION) or self.box.setup.grain_group

    # 5. Getreide auffüllen

    def refill(self, state: UrbanizationState) -> None:
        """What the return area does not hold goes to the field, then to the barns from the last
        one on; what fits nowhere stays."""
        most = self.box.capacity(state, c.RETURN)
        for space in range(c.FIELD, -1, -1):
            room = self.box.capacity(state, space)
            while state.grain_at[c.RETURN] > most and state.grain_at[space] < room:
                state.grain_at[c.RETURN] = state.grain_at[c.RETURN] - 1
                state.grain_at[space] = state.grain_at[space] + 1
                state.tell(c.REFILLED, where=space)

    # 6. Neue Runde: Sonderfall Bürgermeister

    def next_mayor(self, state: UrbanizationState) -> i64:
        """Fewest points, then least money, then nearest clockwise to the last start player, who
        comes first."""
        best = state.starter
        for step in range(1, state.seats):
            seat = (state.starter + step) % state.seats
            points, least = state.points_of(seat), state.points_of(best)
            poorer = state.money[seat] < state.money[best]
            if points < least or (points == least and poorer):
                best = seat
        return best
