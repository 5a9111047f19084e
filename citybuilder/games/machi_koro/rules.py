"""The rules of Machi Koro (KOSMOS), in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import Action, Belief, Decision, Game, Option, Options
from citybuilder.core.rng import Rng, seeded
from citybuilder.core.score import ScoreLine
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro import fitting
from citybuilder.games.machi_koro.buildable import Buildable
from citybuilder.games.machi_koro.cards import Establishment, Landmark, Setup, power_bit
from citybuilder.games.machi_koro.effects import EFFECTS, Asking, Effect
from citybuilder.games.machi_koro.notation import notation
from citybuilder.games.machi_koro.state import MachiKoroState, bit

DIE: Final[i64] = 6
HIGHEST: Final[i64] = 12  # total of two dice
NO_LIMIT: Final[i64] = 1000  # but the box itself
LONGEST: Final = 1000  # actions; 360 were the most in 45,000 random matches
OPTIONS: Final = [
    Option("market", c.PILES, c.PILES[0]),
    Option("copies", c.COPIES, c.COPIES[0]),
]


class MachiKoro(Game[MachiKoroState]):
    """Build all landmarks first."""

    def __init__(
        self,
        establishments: list[Establishment] | None = None,
        landmarks: list[Landmark] | None = None,
        setup: Setup | None = None,
    ) -> None:
        super().__init__("machi_koro", c.PLAYERS, OPTIONS, LONGEST)
        cards: list[Establishment] = establishments or []
        self.establishments = cards
        self.landmarks: list[Landmark] = landmarks or []
        self.setup = setup or Setup()
        self.notation = notation(cards, self.landmarks, c.PLAYERS.stop - 1)
        self.kinds: i64 = len(cards)
        self.costs = [card.cost for card in cards]
        self.landmark_costs = [landmark.cost for landmark in self.landmarks]
        self.finished: i64 = (1 << len(self.landmarks)) - 1
        self.station = power_bit(self.landmarks, c.CHOOSE_DICE)
        self.park = power_bit(self.landmarks, c.EXTRA_TURN)
        self.tower = power_bit(self.landmarks, c.REROLL_ONCE)
        self.offer = Buildable(cards, self.landmarks)
        self.effects: list[Effect] = [
            EFFECTS[card.effect](kind, cards, self.landmarks) for kind, card in enumerate(cards)
        ]
        order = list(EFFECTS)
        in_order = sorted(self.effects, key=lambda effect: order.index(cards[effect.kind].effect))
        self.asking = [effect for effect in in_order if isinstance(effect, Asking)]
        self.reds = by_roll(in_order, (c.RED,))
        self.incomes = by_roll(in_order, (c.BLUE, c.GREEN))
        self.violets = by_roll(in_order, (c.VIOLET,))
        self.rolls = [c.roll(1), c.roll(2)]
        self.rerolls = [c.keep(), c.reroll()]
        self.ask_roll = [Decision(c.ASK_ROLL, seat) for seat in range(c.PLAYERS.stop)]
        self.ask_build = [Decision(c.ASK_BUILD, seat) for seat in range(c.PLAYERS.stop)]

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
        cards = self.establishments
        state.limits = [1 if card.colour == c.VIOLET else most for card in cards]
        state.market = [card.copies for card in cards]
        if options["market"] == "ten_piles":
            self.lay_out(state)
        state.mark()
        self.begin_turn(state, 0, False)
        return state

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
            return self.offer.legal(state, seat)
        if kind == c.ASK_ROLL:
            return self.rolls[:] if state.working[seat] & self.station else [self.rolls[0]]
        if kind == c.ASK_REROLL:
            return self.rerolls[:]
        return self.asker(asked).legal(state, asked)

    def apply(self, state: MachiKoroState, action: Action) -> None:
        asked = state.asked.pop()
        kind = asked.kind
        if kind == c.ASK_BUILD:
            self.build(state, asked.seat, action)
        elif kind == c.ASK_ROLL:
            self.throw(state, action.amount)
            if state.working[asked.seat] & self.tower:
                state.asked.append(Decision(c.ASK_REROLL, asked.seat))
            else:
                self.collect(state)
        elif kind == c.ASK_REROLL:
            self.keep_or_throw(state, asked.seat, action)
        else:
            self.asker(asked).answer(state, asked, action)

    def asker(self, asked: Decision) -> Asking:
        """The card whose effect asks."""
        found = 0
        while not self.asking[found].asks(asked):
            found += 1
        return self.asking[found]

    def throw(self, state: MachiKoroState, dice: i64) -> None:
        rng = state.rng
        state.first_die = 1 + rng.below(DIE)
        state.second_die = 1 + rng.below(DIE) if dice == 2 else 0
        if state.events is not None:
            total = state.first_die + state.second_die
            state.tell(c.ROLLED, state.active, state.first_die, state.second_die, total)

    def keep_or_throw(self, state: MachiKoroState, seat: i64, action: Action) -> None:
        if action.kind == c.KEEP:
            state.tell(c.KEPT, seat)
        else:
            state.tell(c.THROWN_AGAIN, seat)
            self.throw(state, 2 if state.second_die else 1)
        self.collect(state)

    # Das Einkommen, Rangfolge der Einkommensansprüche

    def collect(self, state: MachiKoroState) -> None:
        """Red claims first, then the bank pays, then violet; building comes last."""
        roll = state.first_die + state.second_die
        state.asked.append(self.ask_build[state.active])  # below whatever cards ask
        for red in self.reds[roll]:
            self.pay_claims(state, red)
        for income in self.incomes[roll]:
            if income.colour == c.BLUE:
                self.earn(state, income)
            else:
                self.use(state, income)
        for violet in self.violets[roll]:
            self.use(state, violet)

    def pay_claims(self, state: MachiKoroState, red: Effect) -> None:
        """Against the clock: whoever sits before the roller is paid first."""
        active = state.active
        for step in range(1, state.seats):
            owner = (active - step) % state.seats
            copies = state.cities[owner * state.kinds + red.kind]
            if copies > 0:
                red.use(state, owner, copies)

    def earn(self, state: MachiKoroState, blue: Effect) -> None:
        """For everybody."""
        for seat in range(state.seats):
            copies = state.cities[seat * state.kinds + blue.kind]
            if copies > 0:
                blue.use(state, seat, copies)

    def use(self, state: MachiKoroState, effect: Effect) -> None:
        """Green and violet cards are for whoever rolled."""
        copies = state.cities[state.active * state.kinds + effect.kind]
        if copies > 0:
            effect.use(state, state.active, copies)

    # Neue Unternehmen und Großprojekte bauen

    def build(self, state: MachiKoroState, seat: i64, action: Action) -> None:
        if action.kind == c.BUILD:
            self.build_establishment(state, seat, action.what)
        elif action.kind == c.LANDMARK:
            self.build_landmark(state, seat, action.what)
        else:
            state.tell(c.PASSED, seat)
        if not state.over:
            self.end_turn(state)

    def spend(self, state: MachiKoroState, seat: i64, cost: i64) -> None:
        state.coins[seat] = state.coins[seat] - cost
        state.bank += cost

    def build_establishment(self, state: MachiKoroState, seat: i64, kind: i64) -> None:
        self.spend(state, seat, self.costs[kind])
        state.own(seat, kind, 1)
        left = state.market[kind] - 1
        state.market[kind] = left
        if state.events is not None:
            state.tell(c.BUILT, seat, kind, amount=self.costs[kind])
        if left == 0:
            state.on_sale &= ~bit(kind)
            if state.bag:
                self.refill(state)

    # Die Großprojekte, Spielende

    def build_landmark(self, state: MachiKoroState, seat: i64, number: i64) -> None:
        self.spend(state, seat, self.landmark_costs[number])
        state.built[seat] = state.built[seat] | bit(number)
        state.tell(c.LANDMARK_BUILT, seat, number, amount=self.landmark_costs[number])
        if state.built[seat] == self.finished:
            state.over = True
            state.tell(c.WON, seat)

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
            state.on_sale |= bit(kind)
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
            stand = [n for n in range(len(self.landmarks)) if state.stands(seat, n)]
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
        return fitting.bounds(start, int(self.finished))

    def is_table(self, state: MachiKoroState) -> bool:
        marked = state.copy()
        marked.mark()
        return (
            marked.on_sale == state.on_sale
            and marked.full == state.full
            and fitting.landmarks_fit(state, self.finished)
            and fitting.cities_fit(state)
            and fitting.market_fits(state, self.setup.piles)
            and fitting.questions_fit(state, self.tower, self.asking)
        )


def by_roll(effects: list[Effect], colours: tuple[i64, ...]) -> list[list[Effect]]:
    """For each total of the dice what cards of these colours do."""
    return [
        [effect for effect in effects if effect.colour in colours and roll in effect.dice]
        for roll in range(HIGHEST + 1)
    ]
