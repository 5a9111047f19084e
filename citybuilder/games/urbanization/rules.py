"""The rules of Urbanization (Johnny Ebsen, Queen Games), in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Belief, Decision, Game, Option, Options
from citybuilder.core.rng import Rng, seeded
from citybuilder.core.score import ScoreLine
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization import fitting
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.building import Building
from citybuilder.games.urbanization.deed import Deed
from citybuilder.games.urbanization.grain import Sowing, Trade
from citybuilder.games.urbanization.industry import Industry, Orders
from citybuilder.games.urbanization.inventing import Inventing
from citybuilder.games.urbanization.land import Land
from citybuilder.games.urbanization.ledger import lay_out, score
from citybuilder.games.urbanization.notation import notation
from citybuilder.games.urbanization.production import Production, Taxes
from citybuilder.games.urbanization.questions import questions_fit
from citybuilder.games.urbanization.rounds import Rounds
from citybuilder.games.urbanization.state import UrbanizationState

LONGEST: Final = 2000  # actions; 300 were the most of 10,000 random games


class Urbanization(Game[UrbanizationState]):
    """Most points after six rounds. What a turn can be spent on are nine deeds, each with the rules
    of its questions; nobody is asked between two rounds."""

    def __init__(self, box: Box | None = None) -> None:
        inventing = Option(c.WITH_INVENTIONS, (c.NO, c.YES), c.NO)
        super().__init__("urbanization", range(2, 5), [inventing], LONGEST)
        self.is_open = True
        self.counts_points = True
        self.box = box or Box()
        self.notation = notation(self.box)
        self.land = Land(self.box)
        self.building = Building(self.box)
        self.trade = Trade(self.box)
        self.sowing = Sowing(self.box)
        self.orders = Orders(self.box)
        self.industry = Industry(self.box)
        self.production = Production(self.box)
        self.taxes = Taxes(self.box)
        self.inventing = Inventing(self.box, self.production)
        self.deeds: list[Deed] = [  # by the numbers of actions
            self.land,
            self.building,
            self.trade,
            self.sowing,
            self.orders,
            self.industry,
            self.production,
            self.taxes,
            self.inventing,
        ]
        self.rounds = Rounds(self.box)
        self.chooses = [Action(c.CHOOSE, number) for number in range(c.ACTION_COUNT)]
        self.acts = [Action(c.ACT, number) for number in range(c.ACTION_COUNT)]
        self.pass_on = Action(c.PASS)
        self.use_or_not = [Action(c.USE), Action(c.RENOUNCE)]

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
            state.ask(c.ASK_START, (state.starter + step) % seats)
        return state

    def set_up_map(self, state: UrbanizationState) -> None:
        """One price marker in every region that is in the game."""
        players = self.box.for_players(state)
        state.plots = [c.NO_PLOT] * (len(self.box.regions) * c.PLOTS)
        for number, region in enumerate(self.box.regions):
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
        players = self.box.for_players(state)
        state.grain_at = [self.box.capacity(state, space) for space in range(c.SPACES)]
        state.orders_left = [players.orders] * c.COLOUR_COUNT
        state.display = [NONE] * c.SLOTS
        state.fields = [NONE] * (c.SLOTS * c.ORDER_FIELDS)
        state.cards_gone = [0] * len(self.box.factories)
        for slot in range(c.SLOTS - 1, -1, -1):
            lay_out(self.box, state, slot)
        state.holder = [NONE] * len(self.box.factories)
        for invention in range(len(self.box.inventions)):
            on_track = state.inventing and invention in players.inventions
            state.inventor.append(NONE if on_track else c.OUT)

    def set_up_seats(self, state: UrbanizationState) -> None:
        setup, seats = self.box.setup, state.seats
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
            state.starter = self.rounds.next_mayor(state)
        state.tell(c.ROUND_BEGAN, state.starter, amount=state.round)
        if state.round > 1:
            state.mayor = state.starter
            state.tell(c.MAYOR_CAME, state.mayor)
            score(state, state.mayor, c.SCORE_MAYOR, self.box.setup.mayor)
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
        seat = state.next_seat()
        state.turn += 1
        state.helping = NONE
        if state.phase == 0:
            state.ask(c.ASK_CHARACTER, seat)
        else:
            if state.acted == 0:
                state.tell(c.PHASE_BEGAN, amount=state.phase)
            state.tell(c.TURN_BEGAN, seat)
            state.ask(c.ASK_ACTION, seat)

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

    def turns(self, state: UrbanizationState) -> i64:
        return max(1, state.round)

    def legal(self, state: UrbanizationState) -> list[Action]:
        asked = state.asked[-1]
        kind = asked.kind
        if kind == c.ASK_ACTION:
            return self.actions(state, asked)
        if kind == c.ASK_CHARACTER:
            return self.characters_left(state)
        if kind == c.ASK_USE:
            return self.use_or_not[:]
        return self.deeds[c.DEED_OF[kind]].legal(state, asked)

    def actions(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """What can be done at all, or nothing; not what was given up with a character's help."""
        found = [
            self.acts[number]
            for number, deed in enumerate(self.deeds)
            if number != asked.what and deed.can(state, asked.seat)
        ]
        found.append(self.pass_on)
        return found

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
            self.deeds[action.what].begin(state, seat)
        elif kind == c.PASS:
            state.tell(c.PASSED, seat)
        elif kind == c.USE:
            self.deeds[asked.what].help(state, seat)
        elif kind == c.RENOUNCE:
            self.renounce(state, seat, asked.what)
        else:
            self.deeds[c.DEED_OF[asked.kind]].answer(state, asked, action)

    def renounce(self, state: UrbanizationState, seat: i64, character: i64) -> None:
        """Who can do nothing alone chooses another action."""
        deed = self.deeds[character]
        if deed.can_go_alone(state, seat):
            deed.go_alone(state, seat)
        else:
            state.ask(c.ASK_ACTION, seat, character)

    # Vorbereitung der nächsten Runde

    def end_round(self, state: UrbanizationState) -> None:
        state.helping = NONE
        self.rounds.prepare(state)
        state.character = [NONE] * state.seats
        state.spent = [0] * state.seats
        state.tell(c.CHARACTERS_BACK)
        if state.round == c.ROUNDS:
            self.finish(state)
        else:
            self.begin_round(state)

    # Schlusswertung

    def finish(self, state: UrbanizationState) -> None:
        for seat in range(state.seats):
            self.combine(state, seat)
        best = self.largest(state)
        if best != NONE:
            score(state, best, c.SCORE_LARGEST, self.box.setup.largest)
        state.over = True
        state.phase, state.acted = c.PHASES, state.seats
        for seat, share in enumerate(self.result(state)):
            if share > 0.0:
                state.tell(c.WON, seat)

    def combine(self, state: UrbanizationState, seat: i64) -> None:
        """Inventions with the factories that they go with, active or not."""
        owned = state.factories_of(seat)
        points: i64 = 0
        for invention, card in enumerate(self.box.inventions):
            if state.inventor[invention] == seat:
                for factory in card.factories:
                    if factory in owned:
                        points += card.points
        score(state, seat, c.SCORE_COMBINATIONS, points)

    def value_of(self, state: UrbanizationState, seat: i64) -> i64:
        """All factories of a seat, active or not."""
        return sum([self.box.values[card] for card in state.factories_of(seat)])

    def highest(self, state: UrbanizationState, seat: i64) -> i64:
        return max([0, *[self.box.values[card] for card in state.factories_of(seat)]])

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
        return [[state.points_of(seat), self.highest(state, seat)] for seat in range(state.seats)]

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
        deck = self.box.decks[state.seats]
        for card, factory in enumerate(self.box.factories):
            waiting = card in deck[state.deck :]
            there = int(waiting) + state.display.count(card) + state.cards_gone[card]
            found[factory.key] = there + int(state.holder[card] != NONE)
        for invention, printed in enumerate(self.box.inventions):
            found[printed.key] = int(state.inventor[invention] != c.OUT)
        return found

    # Tables from outside

    def bounds(self, start: UrbanizationState) -> dict[str, tuple[int, int]]:
        return fitting.bounds(self.box, start)

    def is_table(self, state: UrbanizationState) -> bool:
        return (
            fitting.map_fits(self.box, state)
            and fitting.factories_fit(self.box, state)
            and fitting.inventions_fit(self.box, state)
            and fitting.rows_fit(self.box, state)
            and fitting.characters_fit(state)
            and questions_fit(self.deeds, state)
        )
