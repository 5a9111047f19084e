"""The rules of Machi Koro (KOSMOS), in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import Action, Belief, Decision, Game, Option, Options
from citybuilder.core.rng import Rng, seeded
from citybuilder.core.score import ScoreLine
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro import fitting
from citybuilder.games.machi_koro.cards import Establishment, Landmark, Setup, power_bit
from citybuilder.games.machi_koro.editions import Edition
from citybuilder.games.machi_koro.effects import Asking, Effect
from citybuilder.games.machi_koro.kinds import EFFECTS
from citybuilder.games.machi_koro.market import Market
from citybuilder.games.machi_koro.notation import notation
from citybuilder.games.machi_koro.state import MachiKoroState, bit

NO_LIMIT: Final[i64] = 1000  # but the box itself
INVESTED: Final = "from_each_invested"
LONGEST: Final = 4000  # actions; 360 were the most in 45,000 random matches of the base game
MARKETS: Final = {
    expansion: {"market": "all_piles" if expansion == "none" else "three_rows"}
    for expansion in c.EXPANSIONS
}
OPTIONS: Final = [
    Option("market", c.PILES, c.PILES[0]),
    Option("copies", c.COPIES, c.COPIES[0]),
    Option("expansion", c.EXPANSIONS, c.EXPANSIONS[0], makes_another_game=True, suited=MARKETS),
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
        self.station = power_bit(self.landmarks, c.CHOOSE_DICE)
        self.park = power_bit(self.landmarks, c.EXTRA_TURN)
        self.tower = power_bit(self.landmarks, c.REROLL_ONCE)
        self.harbor = power_bit(self.landmarks, c.RAISE_THROW)
        self.airport = power_bit(self.landmarks, c.PAY_IDLE)
        self.hall = power_bit(self.landmarks, c.PAY_POOR)
        doubts = self.setup.doubts
        self.effects: list[Effect] = [
            EFFECTS[card.effect](kind, cards, self.landmarks, doubts)
            for kind, card in enumerate(cards)
        ]
        order = list(EFFECTS)
        in_order = sorted(self.effects, key=lambda effect: order.index(cards[effect.kind].effect))
        self.editions = [
            Edition(number, cards, self.landmarks, in_order, self.setup)
            for number in range(len(c.EXPANSIONS))
        ]
        self.market = Market(cards, self.setup)
        self.bonuses = [card.bonus for card in cards]
        powers = [landmark.power for landmark in self.landmarks]
        self.powers = [powers.index(p) if p in powers else -1 for p in range(len(c.POWERS))]
        investing = [kind for kind, card in enumerate(cards) if card.effect == INVESTED]
        self.startup: i64 = investing[0] if investing else -1
        self.rolls = [c.roll(1), c.roll(2)]
        self.rerolls = [c.keep(), c.reroll()]
        self.raises = [c.keep(), c.raise_throw()]
        self.invests = [c.invest(), c.pass_on()]
        self.ask_roll = [Decision(c.ASK_ROLL, seat) for seat in range(c.PLAYERS.stop)]
        self.ask_build = [Decision(c.ASK_BUILD, seat) for seat in range(c.PLAYERS.stop)]

    # Spielvorbereitung

    def start(self, seats: i64, options: Options, seed: int) -> MachiKoroState:
        state = MachiKoroState(seats)
        state.rng = seeded(seed)
        edition = self.editions[c.EXPANSIONS.index(options["expansion"])]
        state.edition = edition.number
        state.kinds = edition.kinds
        state.coins = [self.setup.coins] * seats
        state.bank = self.setup.stock - self.setup.coins * seats
        city = [0] * edition.kinds
        for card in self.setup.cards:
            city[card] = city[card] + 1
        state.cities = city * seats
        state.built = [edition.begins] * seats
        state.working = [edition.begins] * seats
        if edition.closes:
            state.closed = [0] * len(state.cities)
            state.invested = [0] * seats
        most = self.setup.beginners if options["copies"] == "two" else NO_LIMIT
        cards = self.establishments[: edition.kinds]
        state.limits = [1 if card.colour == c.VIOLET else most for card in cards]
        self.market.lay_out(state, edition, options["market"])
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
            return self.editions[state.edition].offer.legal(state, seat)
        if kind == c.ASK_ROLL:
            return self.rolls[:] if state.working[seat] & self.station else [self.rolls[0]]
        if kind == c.ASK_REROLL:
            return self.rerolls[:]
        if kind == c.ASK_RAISE:
            return self.raises[:]
        if kind == c.ASK_INVEST:
            return self.invests[:]
        return self.asker(state, asked).legal(state, asked)

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
                self.settle(state)
        elif kind == c.ASK_REROLL:
            self.keep_or_throw(state, asked.seat, action)
        elif kind == c.ASK_RAISE:
            self.keep_or_raise(state, asked.seat, action)
        elif kind == c.ASK_INVEST:
            self.invest(state, asked.seat, action)
        else:
            self.asker(state, asked).answer(state, asked, action)
            self.go_on(state)

    def asker(self, state: MachiKoroState, asked: Decision) -> Asking:
        """The card whose effect asks."""
        asking = self.editions[state.edition].asking
        found = 0
        while not asking[found].asks(asked):
            found += 1
        return asking[found]

    def throw(self, state: MachiKoroState, dice: i64) -> None:
        rng = state.rng
        state.first_die = 1 + rng.below(c.DIE)
        state.second_die = 1 + rng.below(c.DIE) if dice == 2 else 0
        state.raised = 0
        state.catch = 0
        if state.events is not None:
            total = state.first_die + state.second_die
            state.tell(c.ROLLED, state.active, state.first_die, state.second_die, total)

    def keep_or_throw(self, state: MachiKoroState, seat: i64, action: Action) -> None:
        if action.kind == c.KEEP:
            state.tell(c.KEPT, seat)
        else:
            state.tell(c.THROWN_AGAIN, seat)
            self.throw(state, 2 if state.second_die else 1)
        self.settle(state)

    # Der Hafen

    def settle(self, state: MachiKoroState) -> None:
        """The throw stands, unless its owner's Harbor may add to it."""
        harbor = self.harbor & state.working[state.active]
        if harbor and state.first_die + state.second_die >= self.setup.high:
            state.asked.append(Decision(c.ASK_RAISE, state.active))
        else:
            self.collect(state)

    def keep_or_raise(self, state: MachiKoroState, seat: i64, action: Action) -> None:
        """What it adds holds for everybody."""
        if action.kind == c.KEEP:
            state.tell(c.KEPT, seat)
        else:
            state.raised = self.editions[state.edition].raises
            state.tell(c.RAISED, seat, amount=state.total())
        self.collect(state)

    # Das Einkommen, Rangfolge der Einkommensansprüche

    def collect(self, state: MachiKoroState) -> None:
        """Red claims first, then the bank pays, then violet; building comes last."""
        roll = state.first_die + state.second_die + state.raised
        edition = self.editions[state.edition]
        state.asked.append(self.ask_build[state.active])  # below whatever cards ask
        for red in edition.reds[roll]:
            self.pay_claims(state, red)
        for income in edition.incomes[roll]:
            if income.colour == c.BLUE:
                self.earn(state, income)
            else:
                self.use(state, income)
        if state.asked[-1].kind == c.ASK_BUILD:
            self.use_towers(state, edition, roll)
        else:
            state.due = True

    def use_towers(self, state: MachiKoroState, edition: Edition, roll: i64) -> None:
        """Violet cards; then a poor city's hall, once nothing is asked by them."""
        for violet in edition.violets[roll]:
            self.use(state, violet)
        if edition.begins != 0 and state.asked[-1].kind == c.ASK_BUILD:
            self.help_poor(state, state.active)

    def go_on(self, state: MachiKoroState) -> None:
        """Once nothing is asked by other cards any more."""
        if state.asked[-1].kind != c.ASK_BUILD:
            return
        edition = self.editions[state.edition]
        if state.due:
            state.due = False
            self.use_towers(state, edition, state.total())
        elif edition.begins != 0:
            self.help_poor(state, state.active)

    def help_poor(self, state: MachiKoroState, seat: i64) -> None:
        if state.coins[seat] == 0 and state.working[seat] & self.hall:
            self.earn_by_landmark(state, seat, c.PAY_POOR)

    def earn_by_landmark(self, state: MachiKoroState, seat: i64, power: i64) -> None:
        number = self.powers[power]
        coins = self.landmarks[number].amount
        state.coins[seat] = state.coins[seat] + coins
        state.bank -= coins
        state.tell(c.LANDMARK_EARNED, seat, number, amount=coins)

    def pay_claims(self, state: MachiKoroState, red: Effect) -> None:
        """Against the clock: whoever sits before the roller is paid first."""
        active = state.active
        for step in range(1, state.seats):
            owner = (active - step) % state.seats
            copies = state.cities[owner * state.kinds + red.kind]
            if copies > 0 and state.closed:
                copies = self.open(state, owner, red.kind, copies)
            if copies > 0:
                red.use(state, owner, copies)

    def earn(self, state: MachiKoroState, blue: Effect) -> None:
        """For everybody."""
        for seat in range(state.seats):
            copies = state.cities[seat * state.kinds + blue.kind]
            if copies > 0 and state.closed:
                copies = self.open(state, seat, blue.kind, copies)
            if copies > 0:
                blue.use(state, seat, copies)

    def use(self, state: MachiKoroState, effect: Effect) -> None:
        """Green and violet cards are for whoever rolled."""
        copies = state.cities[state.active * state.kinds + effect.kind]
        if copies > 0 and state.closed:
            copies = self.open(state, state.active, effect.kind, copies)
        if copies > 0:
            effect.use(state, state.active, copies)

    def open(self, state: MachiKoroState, seat: i64, kind: i64, copies: i64) -> i64:
        """The copies that are used; closed ones open instead."""
        place = seat * state.kinds + kind
        closed = state.closed[place]
        if closed > 0:
            state.closed[place] = 0
            state.tell(c.OPENED, seat, kind, amount=closed)
        return copies - closed

    # Neue Unternehmen und Großprojekte bauen

    def build(self, state: MachiKoroState, seat: i64, action: Action) -> None:
        if action.kind == c.BUILD:
            self.build_establishment(state, seat, action.what)
        elif action.kind == c.LANDMARK:
            self.build_landmark(state, seat, action.what)
        else:
            state.tell(c.PASSED, seat)
            if state.working[seat] & self.airport:
                self.earn_by_landmark(state, seat, c.PAY_IDLE)
        if not state.over:
            self.finish(state, seat)

    def spend(self, state: MachiKoroState, seat: i64, cost: i64) -> None:
        state.coins[seat] = state.coins[seat] - cost
        state.bank += cost

    def build_establishment(self, state: MachiKoroState, seat: i64, kind: i64) -> None:
        self.spend(state, seat, self.costs[kind])
        state.own(seat, kind, 1)
        state.market[kind] = state.market[kind] - 1
        if state.events is not None:
            state.tell(c.BUILT, seat, kind, amount=self.costs[kind])
        bonus = self.bonuses[kind]
        if bonus > 0:
            self.effects[kind].earn(state, seat, bonus)
        if state.rows or state.market[kind] == 0:
            self.market.tidy(state, self.editions[state.edition], kind)

    # Die Großprojekte, Spielende

    def build_landmark(self, state: MachiKoroState, seat: i64, number: i64) -> None:
        self.spend(state, seat, self.landmark_costs[number])
        state.built[seat] = state.built[seat] | bit(number)
        state.tell(c.LANDMARK_BUILT, seat, number, amount=self.landmark_costs[number])
        finished = self.editions[state.edition].finished
        if state.built[seat] & finished == finished:
            state.over = True
            state.tell(c.WON, seat)

    def finish(self, state: MachiKoroState, seat: i64) -> None:
        """Before the turn ends, a coin may be put on the Tech Startup."""
        able = len(state.invested) > 0 and state.coins[seat] > 0
        if able and state.copies(seat, self.startup) > 0:
            state.asked.append(Decision(c.ASK_INVEST, seat))
        else:
            self.end_turn(state)

    def invest(self, state: MachiKoroState, seat: i64, action: Action) -> None:
        if action.kind == c.INVEST:
            state.coins[seat] = state.coins[seat] - 1
            state.invested[seat] = state.invested[seat] + 1
            state.tell(c.INVESTED, seat, self.startup, amount=state.invested[seat])
        self.end_turn(state)

    def end_turn(self, state: MachiKoroState) -> None:
        """Doubles give the Amusement Park's owner one more turn, but not a third."""
        seat = state.active
        doubles = state.first_die == state.second_die
        if doubles and not state.extra and state.working[seat] & self.park:
            self.begin_turn(state, seat, True)
        else:
            self.begin_turn(state, (seat + 1) % state.seats, False)

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
            stand = self.standing_of(state, seat)
            lines.append(
                [
                    ScoreLine(c.SCORE_LANDMARKS, len(stand), len(stand), stand),
                    ScoreLine(c.SCORE_COINS, state.coins[seat], 0),
                ]
            )
        return lines

    def standing_of(self, state: MachiKoroState, seat: i64) -> list[i64]:
        """The landmarks that a city has built."""
        finished = self.editions[state.edition].finished
        marks = range(len(self.landmarks))
        return [n for n in marks if state.stands(seat, n) and finished >> n & 1]

    def standing(self, state: MachiKoroState) -> list[list[i64]]:
        return [[line.count for line in lines] for lines in self.scores(state)]

    def inventory(self, state: MachiKoroState) -> dict[str, int]:
        counts = {"coins": state.bank + sum(state.coins) + sum(state.invested)}
        for kind, card in enumerate(self.establishments[: state.kinds]):
            owned = sum(state.cities[kind :: state.kinds])
            hidden = state.bag[kind] if state.bag else 0
            counts[card.key] = state.market[kind] + owned + hidden
        return counts

    # Tables from outside

    def bounds(self, start: MachiKoroState) -> dict[str, tuple[int, int]]:
        return fitting.bounds(start, self.editions[start.edition])

    def is_table(self, state: MachiKoroState) -> bool:
        marked = state.copy()
        marked.mark()
        edition = self.editions[state.edition]
        return (
            marked.on_sale == state.on_sale
            and marked.full == state.full
            and fitting.landmarks_fit(state, edition)
            and fitting.cities_fit(state)
            and fitting.closed_fit(state, self.startup)
            and self.market.fits(state, edition)
            and fitting.throw_fits(state, self.setup, edition)
            and fitting.questions_fit(state, self.tower, self.harbor, self.startup, edition)
        )
