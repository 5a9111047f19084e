"""What a sensible player thinks of a Machi Koro table: how long each city still needs."""

from math import log, sqrt
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, Game
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.editions import Edition
from citybuilder.games.machi_koro.effects import LEAST
from citybuilder.games.machi_koro.plans import PLANS, CheesePlan
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.games.machi_koro.state import MachiKoroState

BUILD_TURN: Final = 0.5  # rounds that each landmark costs, however rich the city is
PARK_WORTH: Final = 1.0 / 6.0  # further turns by doubles
TOWER_WORTH: Final = 0.25  # income that the second throw adds


class MachiKoroAdvice(Advice[MachiKoroState]):
    """Estimates over the printed cards; knows what every player can see, and nothing else. A
    landmark counts as soon as it stands: estimates look rounds ahead, and whoever is asked about
    a throw has none that does not work yet."""

    def __init__(self, game: Game[MachiKoroState], number: i64 = 0) -> None:
        super().__init__(game)
        rules = cast(MachiKoro, game)
        cards = rules.establishments
        self.edition = rules.editions[number]
        self.fixed = {"expansion": c.EXPANSIONS[number]}
        self.others: list[MachiKoroAdvice] = []
        if number == 0:
            self.others = [MachiKoroAdvice(game, other) for other in range(1, len(c.EXPANSIONS))]
        self.rules = rules
        self.effects = rules.effects
        self.one = vec[float]([c.chance(card.dice, False) for card in cards])
        self.two = vec[float]([c.chance(card.dice, True) for card in cards])
        high = rules.setup.high
        self.raised = vec[float]([c.chance_raised(card.dice, high) for card in cards])
        self.colours = [card.colour for card in cards]
        self.costs: list[int] = [card.cost for card in cards]
        self.amounts = vec[float]([float(card.amount) for card in cards])
        self.bonuses = [float(card.bonus) for card in cards]
        own = [effect for effect in rules.effects if effect.counts in ("own", "all")]
        self.counting = [
            [effect.kind for effect in own if kind in effect.counted] for kind in range(rules.kinds)
        ]
        self.landmark_costs: list[int] = [landmark.cost for landmark in rules.landmarks]
        self.wanted = [wanted(edition) for edition in rules.editions]
        self.plans = PLANS
        self.cheese_plan = CheesePlan(cards, rules.landmarks, self.wanted)

    def of(self, state: MachiKoroState) -> Advice[MachiKoroState]:
        return self.others[state.edition - 1] if self.others and state.edition else self

    def parts(self) -> list[Advice[MachiKoroState]]:
        return [self, *self.others]

    def throwers(self, state: MachiKoroState, seat: i64) -> i64:
        """How many opponents throw two dice."""
        found: i64 = 0
        for other in range(state.seats):
            if other != seat and state.built[other] & self.rules.station:
                found += 1
        return found

    def twos(self, state: MachiKoroState, seat: i64) -> vec[float]:
        """How likely each card is used if this seat throws two dice."""
        return self.raised if state.built[seat] & self.rules.harbor else self.two

    def incomes(self, state: MachiKoroState, seat: i64) -> tuple[float, float]:
        """Coins that a round brings this city, if its owner throws one die, and if two."""
        first = seat * state.kinds
        throwers = self.throwers(state, seat)
        twos = float(throwers)
        ones = float(state.seats - 1 - throwers)
        own_one = 0.0
        own_two = 0.0
        others = 0.0
        two = self.twos(state, seat)
        for kind in range(state.kinds):
            copies = state.cities[first + kind]
            if copies > 0:
                coins = float(copies) * self.effects[kind].worth(state, seat)
                colour = self.colours[kind]
                if colour != c.RED:
                    own_one += coins * self.one[kind]
                    own_two += coins * two[kind]
                if colour == c.RED or colour == c.BLUE:
                    others += coins * (ones * self.one[kind] + twos * self.two[kind])
        built = state.built[seat]
        if not built & self.rules.station:
            own_two = 0.0
        if built & self.rules.park:
            own_two *= 1.0 + PARK_WORTH
        if built & self.rules.tower:
            own_one *= 1.0 + TOWER_WORTH
            own_two *= 1.0 + TOWER_WORTH
        return own_one + others, own_two + others

    def rounds(self, state: MachiKoroState, seat: i64, income: float) -> float:
        """About how many rounds this city still needs if it went on as it is."""
        need: i64 = -state.coins[seat]
        missing = 0
        built = state.built[seat]
        for number in self.wanted[state.edition]:
            if not built >> number & 1:
                need += self.landmark_costs[number]
                missing += 1
        rounds = BUILD_TURN * missing
        if need > 0:
            rounds += float(need) / (larger(0.0, income) + 0.1)
        return rounds

    def advise(self, state: MachiKoroState, seat: i64) -> float:
        """The fewer rounds, the stronger; whoever moves later needs a little longer."""
        wait = float((seat - state.active) % state.seats) / float(state.seats)
        one, two = self.incomes(state, seat)
        rounds = self.rounds(state, seat, larger(one, two)) + wait + 0.25
        return 1.0 / (rounds * rounds * rounds)

    def traits(self, state: MachiKoroState, seat: i64) -> list[float]:
        """The city card by card, its income and its way to go, and whose turn it is."""
        one, two = self.incomes(state, seat)
        wait = float((seat - state.active) % state.seats) / float(state.seats)
        rounds = self.rounds(state, seat, larger(one, two)) + wait + 0.25
        coins = float(state.coins[seat])
        found = [log(rounds), 1.0 / rounds, wait, coins / 10.0, sqrt(coins), one, two]
        found.append(float(state.seats - 2))
        found.append(self.lateness(state))
        building = state.active == seat and not state.over and state.asked[-1].kind == c.ASK_BUILD
        found.append(1.0 if building else 0.0)
        for number in self.wanted[state.edition]:
            found.append(1.0 if state.stands(seat, number) else 0.0)
        first = seat * state.kinds
        for kind in range(state.kinds):
            found.append(float(state.cities[first + kind]))
        return found

    def trait_names(self) -> list[str]:
        way = ["rounds_log", "rounds_inverse", "wait", "coins", "coins_root"]
        table = ["income_one_die", "income_two_dice", "seats", "lateness", "building"]
        mine = [f"own:{key}" for key in self.keys()]
        return [*way, *table, *self.marks(), *mine]

    def keys(self) -> list[str]:
        """Of the establishments that there are columns for."""
        return [card.key for card in self.rules.establishments[: self.edition.kinds]]

    def marks(self) -> list[str]:
        """Names of columns for the landmarks."""
        landmarks = self.rules.landmarks
        return [f"landmark:{landmarks[n].key}" for n in self.wanted[self.edition.number]]

    def moods(self, state: MachiKoroState, seat: i64) -> list[float]:
        """How late it is, what can be spent, the throws of the others, and the own city."""
        found = [1.0, self.lateness(state), float(state.coins[seat]) / 10.0]
        found.append(float(state.seats - 2) / 2.0)
        found.append(float(self.throwers(state, seat)) / float(state.seats - 1))
        for number in self.wanted[state.edition]:
            found.append(1.0 if state.stands(seat, number) else 0.0)
        first = seat * state.kinds
        for kind in range(state.kinds):
            own = state.cities[first + kind]
            every: i64 = 0
            for other in range(state.seats):
                every += state.cities[other * state.kinds + kind]
            found.append(float(own) / 2.0)
            found.append(float(every - own) / 2.0 / float(state.seats - 1))
        return found

    def mood_names(self) -> list[str]:
        found = ["always", "lateness", "coins", "seats", "throwers_of_two_dice", *self.marks()]
        for key in self.keys():
            found.extend([f"own:{key}", f"others:{key}"])
        return found

    def genres(self, state: MachiKoroState, actions: list[Action]) -> list[i64]:
        """One die or two; to build nothing, each establishment, each landmark."""
        asked = state.asked[-1]
        if asked.kind == c.ASK_ROLL:
            return [action.amount - 1 for action in actions]
        if asked.kind != c.ASK_BUILD:
            return []
        found: list[i64] = []
        for action in actions:
            if action.kind == c.BUILD:
                found.append(3 + action.what)
            elif action.kind == c.LANDMARK:
                place = self.wanted[state.edition].index(action.what)
                found.append(3 + state.kinds + place)
            else:
                found.append(2)
        return found

    def genre_names(self) -> list[str]:
        builds = [f"build:{key}" for key in self.keys()]
        return ["roll:1", "roll:2", "pass", *builds, *self.marks()]

    def lateness(self, state: MachiKoroState) -> float:
        """How much of its landmarks the foremost city has, by their price."""
        most = 0
        whole = 0
        for seat in range(state.seats):
            done = 0
            whole = 0
            for number in self.wanted[state.edition]:
                whole += self.landmark_costs[number]
                if state.stands(seat, number):
                    done += self.landmark_costs[number]
            most = max(most, done)
        return float(most) / float(whole)

    def luck(self, state: MachiKoroState) -> i64:
        """The dice."""
        return state.first_die + state.second_die if state.asked[-1].kind != c.ASK_ROLL else 0

    # How a sensible player picks

    def by_plan(self, plan: str, state: MachiKoroState, actions: list[Action]) -> Action:
        return self.cheese_plan.answer(state, actions) or self.advised(state, actions)

    def prefer(self, state: MachiKoroState, actions: list[Action]) -> list[float]:
        asked = state.asked[-1]
        seat = asked.seat
        if asked.kind == c.ASK_BUILD:
            return self.building_weights(state, seat, actions)
        if asked.kind == c.ASK_ROLL:
            one, two = self.incomes(state, seat)
            return [0.9 if (action.amount == 2) == (two > one) else 0.1 for action in actions]
        if asked.kind == c.ASK_REROLL:
            return self.reroll_weights(state, seat)
        if asked.kind == c.ASK_RAISE:
            return self.raise_weights(state, seat)
        if asked.kind == c.ASK_INVEST:
            return self.invest_weights(state, seat)
        return self.rules.asker(state, asked).weights(state, actions, self.gains(state, seat))

    def rate(self, kind: i64, chances: vec[float], ones: float, twos: float) -> float:
        """How often in a round a card is used, if its owner throws one die or two."""
        own = chances[kind]
        colour = self.colours[kind]
        if colour == c.GREEN or colour == c.VIOLET:
            return own
        others = ones * self.one[kind] + twos * self.two[kind]
        return others if colour == c.RED else own + others

    def gain(
        self, state: MachiKoroState, seat: i64, kind: i64, chances: vec[float], throwers: i64
    ) -> float:
        """Coins a round that one more copy brings, its effect on factories included."""
        twos = float(throwers)
        ones = float(state.seats - 1 - throwers)
        coins = self.effects[kind].worth(state, seat) * self.rate(kind, chances, ones, twos)
        for factory in self.counting[kind]:
            if factory >= state.kinds:
                break
            copies = state.cities[seat * state.kinds + factory]
            if copies > 0:
                rate = self.rate(factory, chances, ones, twos)
                coins += float(copies) * self.amounts[factory] * rate
        return coins

    def building_weights(
        self, state: MachiKoroState, seat: i64, actions: list[Action]
    ) -> list[float]:
        """Landmarks first; else what earns its cost back in the rounds that are left."""
        one, two = self.incomes(state, seat)
        throwers = self.throwers(state, seat)
        rounds = self.rounds(state, seat, larger(one, two))
        chances = self.twos(state, seat) if two > one else self.one
        idle = self.idle_pay(state, seat)
        weights = []
        for action in actions:
            if action.kind == c.BUILD:
                gain = self.gain(state, seat, action.what, chances, throwers)
                profit = gain * rounds - self.costs[action.what] + self.bonuses[action.what]
                weights.append(larger(LEAST, profit))
            elif action.kind == c.LANDMARK:
                weights.append(2.0 + self.landmark_costs[action.what])
            else:
                weights.append(0.2 + idle)
        return weights

    def idle_pay(self, state: MachiKoroState, seat: i64) -> float:
        """What the Airport pays for building nothing."""
        if not state.working[seat] & self.rules.airport:
            return 0.0
        return float(self.rules.landmarks[self.rules.powers[c.PAY_IDLE]].amount)

    def raise_weights(self, state: MachiKoroState, seat: i64) -> list[float]:
        """What the throw brings as it is, and with what the Harbor adds."""
        roll = state.first_die + state.second_die
        kept = self.balance(state, seat, roll)
        raised = self.balance(state, seat, roll + self.rules.editions[state.edition].raises)
        return [0.9, 0.1] if kept >= raised else [0.1, 0.9]

    def balance(self, state: MachiKoroState, seat: i64, roll: i64) -> float:
        """About what a throw brings this seat beyond what it brings the others on average."""
        found = 0.0
        for kind in range(state.kinds):
            if roll in self.effects[kind].dice:
                for owner in range(state.seats):
                    copies = state.cities[owner * state.kinds + kind]
                    if copies > 0:
                        found += self.share(state, seat, owner, kind) * float(copies)
        return found

    def share(self, state: MachiKoroState, seat: i64, owner: i64, kind: i64) -> float:
        """Of one copy, for whoever threw."""
        colour = self.colours[kind]
        coins = self.effects[kind].worth(state, owner)
        if owner == seat:
            return 0.0 if colour == c.RED else coins
        if colour == c.RED:
            return -min(coins, float(state.coins[seat]))
        return -coins / float(state.seats - 1) if colour == c.BLUE else 0.0

    def invest_weights(self, state: MachiKoroState, seat: i64) -> list[float]:
        """A coin that comes back several times before the end is well invested."""
        one, two = self.incomes(state, seat)
        rounds = self.rounds(state, seat, larger(one, two))
        often = self.twos(state, seat)[self.rules.startup]
        if not state.built[seat] & self.rules.station:
            often = 0.0
        profit = often * float(state.seats - 1) * rounds - 1.0
        return [0.8, 0.2] if profit > 0.0 else [0.2, 0.8]

    def reroll_weights(self, state: MachiKoroState, seat: i64) -> list[float]:
        """Keep a throw that earns at least what a throw earns on average."""
        roll = state.first_die + state.second_die
        first = seat * state.kinds
        two = state.second_die > 0
        earned = 0.0
        expected = 0.0
        for kind in range(state.kinds):
            copies = state.cities[first + kind]
            if copies > 0 and self.colours[kind] != c.RED:
                coins = float(copies) * self.effects[kind].worth(state, seat)
                expected += coins * (self.two[kind] if two else self.one[kind])
                if roll in self.effects[kind].dice:
                    earned += coins
        return [0.9, 0.1] if earned >= expected else [0.1, 0.9]

    def gains(self, state: MachiKoroState, seat: i64) -> list[float]:
        """For each card."""
        one, two = self.incomes(state, seat)
        throwers = self.throwers(state, seat)
        chances = self.twos(state, seat) if two > one else self.one
        kinds = range(state.kinds)
        return [self.gain(state, seat, kind, chances, throwers) for kind in kinds]


def larger(one: float, other: float) -> float:
    """Unlike `max` it compiles to a comparison."""
    return one if one > other else other


def wanted(edition: Edition) -> list[i64]:
    """The numbers of the landmarks that have to be built."""
    return [number for number in range(edition.landmarks) if edition.finished >> number & 1]


ADVICE: Final = MachiKoroAdvice
