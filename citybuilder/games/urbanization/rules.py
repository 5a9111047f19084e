"""The rules of Urbanization (Johnny Ebsen, Queen Games), in the order of the rulebook."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Belief, Decision, Options
from citybuilder.core.rng import Rng, seeded
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization import fitting
from citybuilder.games.urbanization.advice import Adviser
from citybuilder.games.urbanization.questions import questions_fit
from citybuilder.games.urbanization.state import UrbanizationState


class Urbanization(Adviser):
    """Most points after six rounds."""

    # Spielaufbau und -vorbereitung

    def start(self, seats: i64, options: Options, seed: int) -> UrbanizationState:
        state = UrbanizationState(seats)
        state.rng = seeded(seed)
        state.inventing = options[c.WITH_INVENTIONS] == c.YES
        state.starter = state.rng.below(seats)
        self.set_up_map(state)
        self.set_up_market(state)
        self.set_up_seats(state)
        for step in range(seats - 1, -1, -1):
            self.ask(state, c.ASK_START, (state.starter + step) % seats)
        return state

    def set_up_map(self, state: UrbanizationState) -> None:
        """One price marker in every region that is in the game."""
        players = self.for_players(state)
        state.plots = [c.NO_PLOT] * (len(self.regions) * c.PLOTS)
        for number, region in enumerate(self.regions):
            closed = number in players.closed
            state.owner.append(c.CLOSED if closed else c.FREE)
            state.prices.append(0 if closed else 1)
            state.administrations.append(0)
            for plot in range(region.plots):
                state.plots[number * c.PLOTS + plot] = c.EMPTY
        state.supply = [
            0,
            players.houses,
            players.high_rises,
            players.administrations,
            players.factories,
        ]

    def set_up_market(self, state: UrbanizationState) -> None:
        state.grain_at = [self.capacity(state, space) for space in range(c.SPACES)]
        state.orders_left = [self.for_players(state).orders] * c.COLOUR_COUNT
        state.display = [NONE] * c.SLOTS
        state.fields = [NONE] * (c.SLOTS * c.ORDER_FIELDS)
        state.cards_gone = [0] * len(self.factories)
        for slot in range(c.SLOTS - 1, -1, -1):
            self.lay_out(state, slot)
        state.holder = [NONE] * len(self.factories)
        for invention in range(len(self.inventions)):
            on_track = state.inventing and invention in self.for_players(state).inventions
            state.inventor.append(NONE if on_track else c.OUT)

    def set_up_seats(self, state: UrbanizationState) -> None:
        setup, seats = self.setup, state.seats
        state.money = [setup.money] * seats
        state.bank = -setup.money * seats
        state.markers = [setup.markers] * seats
        state.citizens = [setup.citizens] * seats
        state.houses = [setup.houses] * seats
        state.taxes = [setup.taxes] * seats
        state.grain = [setup.grain] * seats
        state.on_card = [0] * seats
        state.orders = [setup.orders, 0, 0] * seats
        state.orders_left[c.ORANGE] = state.orders_left[c.ORANGE] - setup.orders * seats
        state.points = [0] * (seats * c.SOURCES)
        for seat in range(seats):
            state.points[seat * c.SOURCES + c.SCORE_START] = setup.points
        state.free = [0] * seats
        state.cottages = [0] * seats
        state.character = [NONE] * seats
        state.spent = [0] * seats
        state.top = [NONE] * (seats * c.STACKS)
        state.produced = [0] * (seats * c.STACKS)
        state.used = [0] * (seats * c.STACKS * c.COLOUR_COUNT)
        state.pins = [0] * (seats * c.TRACK)
        state.known = [0] * seats
        state.boosted = [0] * seats

    # Personen auswählen

    def begin_round(self, state: UrbanizationState) -> None:
        """From the second round on the mayor comes first."""
        state.round += 1
        state.phase = 0
        state.acted = 0
        if state.round > 1:
            state.starter = self.next_mayor(state)
        state.tell(c.ROUND_BEGAN, state.starter, amount=state.round)
        if state.round > 1:
            state.mayor = state.starter
            state.tell(c.MAYOR_CAME, state.mayor)
            self.score(state, state.mayor, c.SCORE_MAYOR, self.setup.mayor)
        self.begin_turn(state)

    def characters_left(self, state: UrbanizationState) -> list[Action]:
        """The professor is there only with the inventions."""
        last = c.PROFESSOR if state.inventing else c.TAX_COLLECTOR
        return [
            self.chooses[character]
            for character in range(last + 1)
            if character not in state.character
        ]

    # Aktionen durchführen

    def begin_turn(self, state: UrbanizationState) -> None:
        seat = self.next_seat(state)
        state.turn += 1
        state.helping = NONE
        if state.phase == 0:
            self.ask(state, c.ASK_CHARACTER, seat)
        else:
            if state.acted == 0:
                state.tell(c.PHASE_BEGAN, amount=state.phase)
            state.tell(c.TURN_BEGAN, seat)
            self.ask(state, c.ASK_ACTION, seat)

    def end_turn(self, state: UrbanizationState) -> None:
        """Four phases follow the choice of characters."""
        state.acted += 1
        if state.acted == state.seats and state.phase == c.PHASES:
            self.end_round(state)
            return
        if state.acted == state.seats:
            state.acted = 0
            state.phase += 1
        self.begin_turn(state)

    def end_round(self, state: UrbanizationState) -> None:
        state.helping = NONE
        self.prepare_next_round(state)
        state.character = [NONE] * state.seats
        state.spent = [0] * state.seats
        state.tell(c.CHARACTERS_BACK)
        if state.round == c.ROUNDS:
            self.finish(state)
        else:
            self.begin_round(state)

    def turns(self, state: UrbanizationState) -> i64:
        return max(1, state.round)

    def legal(self, state: UrbanizationState) -> list[Action]:
        asked = state.asked[-1]
        kind, seat = asked.kind, asked.seat
        if kind == c.ASK_ACTION:
            return self.actions(state, asked)
        if kind == c.ASK_CHARACTER:
            return self.characters_left(state)
        if kind == c.ASK_USE:
            return self.use_or_not[:]
        if kind <= c.ASK_BUILD:
            return self.legal_on_map(state, asked)
        if kind <= c.ASK_SOW:
            return self.legal_grain(state, asked)
        if kind <= c.ASK_GOODS:
            return self.legal_industry(state, asked)
        if kind == c.ASK_MARKER:
            return self.markers_to_move(state, seat)
        return self.steps(state, asked)

    def legal_on_map(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        kind, seat = asked.kind, asked.seat
        if kind == c.ASK_BUILD:
            return self.sites(state, asked)
        if kind == c.ASK_KIND:
            return self.kinds_of(state, seat)
        if kind == c.ASK_LAND:
            return [self.buys[region] for region in self.lands(state, seat, 0)]
        if kind == c.ASK_SPREAD:
            return self.spreads(state, asked.what)
        if kind == c.ASK_LIFT:
            return self.lifts_of(state, asked)
        if kind == c.ASK_SHIFT:
            return self.shifts_from(state, seat, asked.what, asked.amount)
        return self.start_regions(state)

    def legal_grain(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        if asked.kind == c.ASK_SOW:
            return self.seedings(state, asked)
        if asked.kind == c.ASK_GRAIN:
            return self.trades(state, asked.seat)
        if asked.kind == c.ASK_SELL:
            return [self.done, self.sell]
        return [*self.grain_on_sale(state, asked.seat, asked.what), self.done]

    def legal_industry(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        if asked.kind == c.ASK_ORDERS:
            return self.slots_with_orders(state)
        if asked.kind == c.ASK_INDUSTRY:
            return self.industries(state, asked.seat)
        if asked.kind == c.ASK_SETTLE:
            return self.settlements(state, asked)
        return self.goods(state, asked)

    def actions(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """What can be done at all, or nothing; not what was given up with a character's help."""
        found = [
            self.acts[number]
            for number in range(c.ACTION_COUNT)
            if number != asked.what and self.can(state, asked.seat, number)
        ]
        found.append(self.pass_on)
        return found

    def can(self, state: UrbanizationState, seat: i64, action: i64) -> bool:
        if action == c.LAND:
            return self.can_buy_land(state, seat)
        if action == c.BUILDINGS:
            return self.can_build(state, seat)
        if action == c.GRAIN:
            return self.can_trade(state, seat)
        if action == c.SOW:
            return self.can_sow(state, seat, 0)
        if action == c.ORDERS:
            return self.can_order(state, seat)
        if action == c.INDUSTRY:
            return self.can_attract(state, seat)
        if action == c.PRODUCE:
            return self.can_produce(state, seat)
        if action == c.TAXES:
            return self.can_tax(state, seat)
        return self.can_invent(state, seat)

    def apply(self, state: UrbanizationState, action: Action) -> None:
        """Whoever has nothing more to answer has had his turn."""
        asked = state.asked.pop()
        before = len(state.asked)
        self.answer(state, asked, action)
        if len(state.asked) > before:
            return
        if state.round > 0:
            if before == 0:
                self.end_turn(state)
        elif before == 0:
            self.begin_round(state)

    def answer(self, state: UrbanizationState, asked: Decision, action: Action) -> None:
        kind, seat = action.kind, asked.seat
        if kind == c.CHOOSE:
            state.character[seat] = action.what
            state.tell(c.CHARACTER_TAKEN, seat, action.what)
        elif kind == c.ACT:
            self.begin_action(state, seat, action.what)
        elif kind == c.PASS:
            state.tell(c.PASSED, seat)
        elif kind == c.USE:
            self.get_help(state, seat, asked.what)
        elif kind == c.RENOUNCE:
            self.go_alone(state, seat, asked.what)
        elif kind <= c.RAISE:
            self.answer_on_map(state, asked, action)
        elif kind <= c.SEED:
            self.answer_grain(state, asked, action)
        elif kind <= c.MAKE:
            self.answer_industry(state, asked, action)
        elif kind == c.DONE:
            self.stop_here(state, asked)
        else:
            self.answer_inventing(state, asked, action)

    def begin_action(self, state: UrbanizationState, seat: i64, action: i64) -> None:
        if action == c.LAND:
            self.begin_land(state, seat)
        elif action == c.BUILDINGS:
            self.begin_building(state, seat)
        elif action == c.GRAIN:
            self.ask(state, c.ASK_GRAIN, seat, 0)
        elif action == c.SOW:
            self.ask(state, c.ASK_SOW, seat, 0)
        elif action == c.ORDERS:
            self.begin_orders(state, seat)
        elif action == c.INDUSTRY:
            self.ask(state, c.ASK_INDUSTRY, seat)
        elif action == c.PRODUCE:
            self.begin_production(state, seat)
        elif action == c.TAXES:
            self.begin_taxes(state, seat)
        else:
            self.begin_inventing(state, seat)

    def get_help(self, state: UrbanizationState, seat: i64, character: i64) -> None:
        if character == c.BROKER:
            self.use_broker(state, seat)
        elif character == c.ARCHITECT:
            self.use_architect(state, seat)
        elif character == c.MILLER:
            self.use_miller(state, seat)
        else:
            self.use(state, seat)
            if character == c.TAX_COLLECTOR:
                self.collect(state, seat)

    def go_alone(self, state: UrbanizationState, seat: i64, character: i64) -> None:
        """Who can do nothing alone chooses another action."""
        if not self.can_go_alone(state, seat, character):
            self.ask(state, c.ASK_ACTION, seat, character)
        elif character == c.BROKER:
            self.ask(state, c.ASK_LAND, seat)
        elif character == c.ARCHITECT:
            self.ask(state, c.ASK_KIND, seat)
        elif character == c.TAX_COLLECTOR:
            self.collect(state, seat)

    def answer_on_map(self, state: UrbanizationState, asked: Decision, action: Action) -> None:
        kind, seat, where = action.kind, asked.seat, action.where
        if kind == c.START:
            self.found(state, seat, where)
        elif kind == c.MOVE:
            if asked.kind == c.ASK_SHIFT:
                self.shift(state, asked, where)
            else:
                self.move_price(state, seat, asked.what, where)
                self.spread(state, seat, asked.what)
        elif kind == c.LIFT:
            self.ask(state, c.ASK_SHIFT, seat, where, asked.amount)
        elif kind == c.BUY_LAND:
            self.buy_land(state, seat, where)
        elif kind == c.KIND:
            self.ask(state, c.ASK_BUILD, seat, action.what)
        else:
            self.build(state, seat, action.what, where)
            if self.can_raise(state, seat, action.what, 0):
                self.ask(state, c.ASK_BUILD, seat, action.what, asked.amount + 1)

    def answer_grain(self, state: UrbanizationState, asked: Decision, action: Action) -> None:
        if action.kind == c.BUY_GRAIN:
            self.buy_grain(state, asked, action.where)
        elif action.kind == c.SELL_GRAIN:
            self.sell_grain(state, asked)
        else:
            self.sow(state, asked, action.where)

    def answer_industry(self, state: UrbanizationState, asked: Decision, action: Action) -> None:
        kind = action.kind
        if kind == c.ORDER:
            self.take_orders(state, asked.seat, action.where)
        elif kind == c.ATTRACT:
            self.attract(state, asked.seat, action.where)
        elif kind == c.SETTLE:
            self.settle_down(state, asked, action.where)
        elif kind == c.MODERNISE:
            self.modernise(state, asked, action.what)
        else:
            self.produce(state, asked, action.amount)

    def answer_inventing(self, state: UrbanizationState, asked: Decision, action: Action) -> None:
        kind, seat = action.kind, asked.seat
        if kind == c.ENTER:
            self.go(state, seat, NONE, 0)
        elif kind == c.ADVANCE:
            self.go(state, seat, action.where, 0)
        elif kind == c.STEP:
            self.go(state, seat, asked.what, asked.amount)
        elif kind == c.STOP:
            self.stay(state, seat, asked.what)
        else:
            self.invent(state, seat, asked.what, action.what)

    def stop_here(self, state: UrbanizationState, asked: Decision) -> None:
        """The end of a series; two of them have a sequel."""
        if asked.kind == c.ASK_LIFT:
            self.ask(state, c.ASK_LAND, asked.seat)
        elif asked.kind == c.ASK_BUY:
            self.end_buying(state, asked.seat)

    # Views: nothing is hidden

    def observe(self, state: UrbanizationState, seat: i64) -> UrbanizationState:
        view = state.copy()
        view.rng = Rng()
        return view

    def determinize(
        self,
        view: UrbanizationState,
        seat: i64,
        rng: Rng,
        belief: Belief[UrbanizationState] | None = None,
    ) -> UrbanizationState:
        state = view.copy()
        state.rng = rng.fork()
        return state

    def inventory(self, state: UrbanizationState) -> dict[str, int]:
        """Money, grain, orders, markers, buildings and cards, wherever they are."""
        found: dict[str, int] = {"money": state.bank + sum(state.money)}
        grain = sum(state.grain_at) + sum(state.grain) + sum(state.on_card)
        found["grain"] = grain + state.plots.count(c.FIELD_OF_GRAIN)
        for colour, key in enumerate(c.COLOURS):
            held = sum(state.orders[colour :: c.COLOUR_COUNT])
            found[key] = (
                state.orders_left[colour] + held + sum(state.used[colour :: c.COLOUR_COUNT])
            )
        for seat in range(state.seats):
            placed = state.owner.count(seat) + state.fields.count(seat)
            placed += sum(state.pins[seat * c.TRACK : (seat + 1) * c.TRACK])
            found[f"markers of seat {seat}"] = state.markers[seat] + placed
        found["price markers"] = sum(state.prices) + state.prices_gone
        for kind in (c.HOUSE, c.HIGH_RISE, c.FACTORY):
            found[c.KINDS[kind]] = state.supply[kind] + state.plots.count(kind)
        found["administration"] = state.supply[c.ADMINISTRATION] + sum(state.administrations)
        deck = self.decks[state.seats]
        for card, factory in enumerate(self.factories):
            waiting = card in deck[state.deck :]
            there = int(waiting) + state.display.count(card) + state.cards_gone[card]
            found[factory.key] = there + int(state.holder[card] != NONE)
        for invention, printed in enumerate(self.inventions):
            found[printed.key] = int(state.inventor[invention] != c.OUT)
        return found

    # Tables from outside

    def bounds(self, start: UrbanizationState) -> dict[str, tuple[int, int]]:
        return fitting.bounds(self, start)

    def is_table(self, state: UrbanizationState) -> bool:
        return (
            fitting.map_fits(self, state)
            and fitting.factories_fit(self, state)
            and fitting.inventions_fit(self, state)
            and fitting.rows_fit(self, state)
            and fitting.characters_fit(state)
            and questions_fit(self, state)
        )
