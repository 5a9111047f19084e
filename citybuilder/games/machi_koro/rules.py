"""The rules of Machi Koro (KOSMOS), in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import Action, Belief, Decision, Options
from citybuilder.core.rng import Rng, seeded
from citybuilder.core.score import ScoreLine
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro import fitting
from citybuilder.games.machi_koro.box import Box
from citybuilder.games.machi_koro.state import MachiKoroState

DIE: Final[i64] = 6
NO_LIMIT: Final[i64] = 1000  # but the box itself


def bits(marks: list[bool]) -> i64:
    """A bit for each mark that is set."""
    found: i64 = 0
    for mark in reversed(marks):
        found = found * 2 + (1 if mark else 0)
    return found


class MachiKoro(Box):
    """Build all landmarks first."""

    # Spielvorbereitung

    def start(self, seats: i64, options: Options, seed: int) -> MachiKoroState:
        state = MachiKoroState(seats)
        state.rng = seeded(seed)
        state.kinds = self.kinds
        state.coins = [self.setup.coins] * seats
        state.bank = self.setup.stock - self.setup.coins * seats
        city = [0] * self.kinds
        for card in self.setup.cards:
            city[card] = city[card] + 1
        state.cities = city * seats
        state.built = [0] * seats
        state.working = [0] * seats
        most = self.setup.beginners if options["copies"] == "two" else NO_LIMIT
        state.limits = [1 if violet else most for violet in self.violet]
        state.market = [card.copies for card in self.establishments]
        if options["market"] == "ten_piles":
            self.lay_out(state)
        self.mark(state)
        self.begin_turn(state, 0, False)
        return state

    def mark(self, state: MachiKoroState) -> None:
        """Note what can be had at all: the marks follow from market, cities and limits."""
        kinds = state.kinds
        state.on_sale = bits([copies > 0 for copies in state.market])
        state.full = [
            bits([state.cities[seat * kinds + k] >= state.limits[k] for k in range(kinds)])
            for seat in range(state.seats)
        ]

    def own(self, state: MachiKoroState, seat: i64, kind: i64, more: i64) -> None:
        """A card joins a city or leaves it."""
        place = seat * state.kinds + kind
        copies = state.cities[place] + more
        state.cities[place] = copies
        bit: i64 = 1 << kind
        if copies < state.limits[kind]:
            state.full[seat] = state.full[seat] & ~bit
        else:
            state.full[seat] = state.full[seat] | bit

    # Ablauf eines Spielzugs

    def begin_turn(self, state: MachiKoroState, seat: i64, extra: bool) -> None:
        state.turn += 1
        state.active = seat
        state.extra = extra
        state.working[seat] = state.built[seat]
        state.asked.append(self.ask_roll[seat])
        if state.events is not None:
            state.tell(c.TURN_BEGAN, seat, amount=int(extra))

    def legal(self, state: MachiKoroState) -> list[Action]:
        asked = state.asked[-1]
        seat = asked.seat
        kind = asked.kind
        if kind == c.ASK_BUILD:
            return self.buildings(state, seat)
        if kind == c.ASK_ROLL:
            return self.rolls[:] if state.working[seat] & self.station else [self.rolls[0]]
        if kind == c.ASK_REROLL:
            return [self.keep, self.reroll]
        if kind == c.ASK_ROB:
            return [self.robs[other] for other in range(state.seats) if other != seat]
        if kind == c.ASK_GIVE:
            return self.gifts(state, seat)
        return self.swaps(state, seat, asked.what, NO_LIMIT)

    def apply(self, state: MachiKoroState, action: Action) -> None:
        asked = state.asked.pop()
        seat = asked.seat
        kind = action.kind
        if kind == c.ROLL:
            self.throw(state, action.amount)
            if state.working[seat] & self.tower:
                state.asked.append(Decision(c.ASK_REROLL, seat))
            else:
                self.collect(state)
        elif kind == c.BUILD:
            self.build(state, seat, action.what)
        elif kind == c.PASS:
            if asked.kind == c.ASK_BUILD:
                state.tell(c.PASSED, seat)
                self.end_turn(state)
        elif kind == c.LANDMARK:
            self.build_landmark(state, seat, action.what)
        elif kind == c.KEEP:
            state.tell(c.KEPT, seat)
            self.collect(state)
        elif kind == c.REROLL:
            state.tell(c.THROWN_AGAIN, seat)
            self.throw(state, 2 if state.second_die else 1)
            self.collect(state)
        else:
            self.answer_violet(state, asked, action)

    def throw(self, state: MachiKoroState, dice: i64) -> None:
        rng = state.rng
        state.first_die = 1 + rng.below(DIE)
        state.second_die = 1 + rng.below(DIE) if dice == 2 else 0
        if state.events is not None:
            total = state.first_die + state.second_die
            state.tell(c.ROLLED, state.active, state.first_die, state.second_die, total)

    # Das Einkommen, Rangfolge der Einkommensansprüche

    def collect(self, state: MachiKoroState) -> None:
        """Red claims first, then the bank pays, then violet; building comes last."""
        roll = state.first_die + state.second_die
        for kind in self.reds[roll]:
            self.pay_claims(state, kind)
        for kind in self.incomes[roll]:
            self.earn(state, kind)
        state.asked.append(self.ask_build[state.active])
        for kind in self.violets[roll]:
            if state.cities[state.active * state.kinds + kind] > 0:
                self.use_violet(state, kind)

    def pay_claims(self, state: MachiKoroState, kind: i64) -> None:
        """Against the clock: whoever sits before the roller is paid first; the rest lapses."""
        active = state.active
        coins = state.coins
        for step in range(1, state.seats):
            owner = (active - step) % state.seats
            copies = state.cities[owner * state.kinds + kind]
            if copies > 0:
                claim = self.amounts[kind]
                if state.working[owner] & self.mall:
                    claim += self.extra_coin[kind]
                paid = min(copies * claim, coins[active])
                coins[active] = coins[active] - paid
                coins[owner] = coins[owner] + paid
                if state.events is not None:
                    state.tell(c.PAID, active, kind, owner, paid)

    def earn(self, state: MachiKoroState, kind: i64) -> None:
        """Blue earns for everybody, green for whoever rolled."""
        cities = state.cities
        kinds = state.kinds
        if self.blue[kind]:
            for seat in range(state.seats):
                copies = cities[seat * kinds + kind]
                if copies > 0:
                    self.from_bank(state, seat, kind, copies)
            return
        active = state.active
        copies = cities[active * kinds + kind]
        if copies > 0:
            if self.counting[kind]:
                counted: i64 = 0
                for other in self.counted[kind]:
                    counted += cities[active * kinds + other]
                copies *= counted
            self.from_bank(state, active, kind, copies)

    def from_bank(self, state: MachiKoroState, seat: i64, kind: i64, times: i64) -> None:
        """The bank pays a card's amount, with the Shopping Mall's extra coin."""
        amount = self.amounts[kind]
        if self.extra_coin[kind] > 0 and state.working[seat] & self.mall:
            amount += self.extra_coin[kind]
        amount *= times
        state.coins[seat] = state.coins[seat] + amount
        state.bank -= amount
        if state.events is not None:
            state.tell(c.EARNED, seat, kind, amount=amount)

    # Besondere Unternehmen

    def use_violet(self, state: MachiKoroState, kind: i64) -> None:
        effect = self.establishments[kind].effect
        seat = state.active
        if effect == c.FROM_EACH:
            for step in range(1, state.seats):
                self.take_coins(state, seat, (seat - step) % state.seats, kind)
        elif effect == c.FROM_CHOSEN:
            if sum(state.coins) > state.coins[seat]:
                state.asked.append(Decision(c.ASK_ROB, seat, kind))
        elif self.gifts(state, seat)[0] != self.pass_on:
            state.asked.append(Decision(c.ASK_GIVE, seat, kind))

    def answer_violet(self, state: MachiKoroState, asked: Decision, action: Action) -> None:
        if action.kind == c.ROB:
            self.take_coins(state, asked.seat, action.where, asked.what)
        elif action.kind == c.GIVE:
            state.asked.append(Decision(c.ASK_TAKE, asked.seat, action.what))
        else:
            self.swap(state, asked.seat, asked.what, action.where, action.what)

    def take_coins(self, state: MachiKoroState, seat: i64, other: i64, kind: i64) -> None:
        taken = min(self.amounts[kind], state.coins[other])
        state.coins[other] = state.coins[other] - taken
        state.coins[seat] = state.coins[seat] + taken
        state.tell(c.ROBBED, seat, kind, other, taken)

    def gifts(self, state: MachiKoroState, seat: i64) -> list[Action]:
        """Own cards that some opponent's card can be had for, and the right to swap nothing."""
        first = seat * state.kinds
        given = [
            self.gives[kind]
            for kind in self.swappable
            if state.cities[first + kind] > 0 and self.swaps(state, seat, kind, 1)
        ]
        given.append(self.pass_on)
        return given

    def swaps(self, state: MachiKoroState, seat: i64, given: i64, enough: i64) -> list[Action]:
        """Opponents' cards that may be taken for this one: never violet, nobody above the limit."""
        kinds = state.kinds
        cities = state.cities
        full = state.full[seat]
        taken: list[Action] = []
        for other in range(state.seats):
            if other != seat and not state.full[other] >> given & 1:
                for kind in self.swappable:
                    if cities[other * kinds + kind] > 0 and kind != given and not full >> kind & 1:
                        taken.append(self.takes[other][kind])
                        if len(taken) == enough:
                            return taken
        return taken

    def swap(self, state: MachiKoroState, seat: i64, given: i64, other: i64, taken: i64) -> None:
        self.own(state, seat, given, -1)
        self.own(state, other, given, 1)
        self.own(state, other, taken, -1)
        self.own(state, seat, taken, 1)
        state.tell(c.SWAPPED, seat, given, other, taken)

    # Neue Unternehmen und Großprojekte bauen

    def buildings(self, state: MachiKoroState, seat: i64) -> list[Action]:
        """One establishment or one landmark that is affordable, or nothing."""
        purse = min(state.coins[seat], self.dearest)
        to_be_had = state.on_sale & ~state.full[seat]
        found = [build for build in self.affordable[purse] if to_be_had >> build.what & 1]
        found.extend(self.otherwise[state.built[seat]][purse])
        return found

    def spend(self, state: MachiKoroState, seat: i64, cost: i64) -> None:
        state.coins[seat] = state.coins[seat] - cost
        state.bank += cost

    def build(self, state: MachiKoroState, seat: i64, kind: i64) -> None:
        self.spend(state, seat, self.costs[kind])
        self.own(state, seat, kind, 1)
        left = state.market[kind] - 1
        state.market[kind] = left
        if state.events is not None:
            state.tell(c.BUILT, seat, kind, amount=self.costs[kind])
        if left == 0:
            state.on_sale &= ~(1 << kind)
            if state.bag:
                self.refill(state)
        self.end_turn(state)

    # Die Großprojekte, Spielende

    def build_landmark(self, state: MachiKoroState, seat: i64, number: i64) -> None:
        self.spend(state, seat, self.landmark_costs[number])
        state.built[seat] = state.built[seat] | 1 << number
        state.tell(c.LANDMARK_BUILT, seat, number, amount=self.landmark_costs[number])
        if state.built[seat] == self.finished:
            state.over = True
            state.tell(c.WON, seat)
        else:
            self.end_turn(state)

    def end_turn(self, state: MachiKoroState) -> None:
        """Doubles give the Amusement Park's owner one more turn, but not a third."""
        seat = state.active
        doubles = state.first_die == state.second_die
        if doubles and not state.extra and state.working[seat] & self.park:
            self.begin_turn(state, seat, True)
        else:
            self.begin_turn(state, (seat + 1) % state.seats, False)

    # Variante „Komme, was wolle“

    def lay_out(self, state: MachiKoroState) -> None:
        removed = self.setup.removed[state.seats]
        state.bag = [
            card.copies - removed if card.colour == c.VIOLET else card.copies
            for card in self.establishments
        ]
        state.market = [0] * self.kinds
        self.refill(state)

    def refill(self, state: MachiKoroState) -> None:
        """Reveal cards until enough different kinds lie open; equal ones are stacked."""
        market = state.market
        while state.kinds - market.count(0) < self.setup.piles and sum(state.bag) > 0:
            kind = state.rng.draw(state.bag)
            market[kind] = market[kind] + 1
            state.on_sale |= 1 << kind
            state.tell(c.REVEALED, what=kind)

    # What a seat knows: everything but the coming throws and cards

    def observe(self, state: MachiKoroState, seat: i64) -> MachiKoroState:
        view = state.copy()
        view.rng.value = 0
        return view

    def is_secret(self, asked: Decision) -> bool:
        return False

    def determinize(
        self,
        view: MachiKoroState,
        seat: i64,
        rng: Rng,
        belief: Belief[MachiKoroState] | None = None,
    ) -> MachiKoroState:
        state = view.copy()
        state.rng = rng.fork()
        return state

    # What counts

    def scores(self, state: MachiKoroState) -> list[list[ScoreLine]]:
        lines = []
        for seat in range(state.seats):
            stand = [n for n in range(len(self.landmarks)) if state.built[seat] >> n & 1]
            lines.append(
                [
                    ScoreLine(c.SCORE_LANDMARKS, len(stand), len(stand), stand),
                    ScoreLine(c.SCORE_COINS, state.coins[seat], 0),
                ]
            )
        return lines

    def standing(self, state: MachiKoroState) -> list[list[i64]]:
        return [[line.count for line in lines] for lines in self.scores(state)]

    def inventory(self, state: MachiKoroState) -> dict[str, int]:
        counts = {"coins": state.bank + sum(state.coins)}
        for kind, card in enumerate(self.establishments):
            owned = sum(state.cities[kind :: state.kinds])
            hidden = state.bag[kind] if state.bag else 0
            counts[card.key] = state.market[kind] + owned + hidden
        return counts

    # Tables from outside

    def bounds(self, start: MachiKoroState) -> dict[str, tuple[int, int]]:
        return fitting.bounds(self, start)

    def is_table(self, state: MachiKoroState) -> bool:
        marked = state.copy()
        self.mark(marked)
        return (
            marked.on_sale == state.on_sale
            and marked.full == state.full
            and fitting.landmarks_fit(self, state)
            and fitting.cities_fit(state)
            and fitting.market_fits(self, state)
            and fitting.questions_fit(self, state)
        )

    # What bots think of it

    def advise(self, state: MachiKoroState, seat: i64) -> float:
        return self.adviser.strength(state, seat)

    def traits(self, state: MachiKoroState, seat: i64) -> list[float]:
        return self.adviser.traits(state, seat)

    def luck(self, state: MachiKoroState) -> i64:
        """The dice."""
        return state.first_die + state.second_die if state.asked[-1].kind != c.ASK_ROLL else 0

    def prefer(self, state: MachiKoroState, actions: list[Action]) -> list[float]:
        return self.adviser.weights(state, actions)

    def moods(self, state: MachiKoroState, seat: i64) -> list[float]:
        return self.adviser.moods(state, seat)

    def genres(self, state: MachiKoroState, actions: list[Action]) -> list[i64]:
        return self.adviser.genres(state, actions)

    def by_plan(self, plan: str, state: MachiKoroState, actions: list[Action]) -> Action:
        return self.cheese_plan.answer(state, actions) or actions[-1]
