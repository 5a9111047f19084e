"""What a sensible player thinks of a Machi Koro table: how long each city still needs."""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import Action
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.cards import (
    Establishment,
    Landmark,
    counted_kinds,
    favoured_icons,
    power_bit,
)
from citybuilder.games.machi_koro.state import MachiKoroState

BUILD_TURN: Final = 0.5  # rounds that each landmark costs, however rich the city is
SWAP_WORTH: Final = 2.0  # coins that one use of the Business Center is worth
PARK_WORTH: Final = 1.0 / 6.0  # further turns by doubles
TOWER_WORTH: Final = 0.25  # income that the second throw adds
LEAST: Final = 0.02  # weight of what a sensible player would not do


def chances(dice: tuple[i64, ...], two: bool) -> float:
    """How likely one die, or the sum of two, shows one of these numbers."""
    if two:
        return sum([6.0 - abs(7.0 - float(number)) for number in dice if number > 1]) / 36.0
    return sum([1.0 for number in dice if number <= 6]) / 6.0


class Adviser:
    """Estimates over the printed cards; knows what every player can see, and nothing else. A
    landmark counts as soon as it stands: estimates look rounds ahead, and whoever is asked about
    a throw has none that does not work yet."""

    def __init__(
        self,
        establishments: list[Establishment] | None = None,
        landmarks: list[Landmark] | None = None,
    ) -> None:
        cards = establishments or []
        self.cards = cards
        self.one = [chances(card.dice, False) for card in cards]
        self.two = [chances(card.dice, True) for card in cards]
        self.colours = [card.colour for card in cards]
        self.effects = [card.effect for card in cards]
        self.costs: list[int] = [card.cost for card in cards]
        self.amounts = [float(card.amount) for card in cards]
        count: i64 = len(cards)
        self.counted = counted_kinds(cards)
        self.counting = [
            [kind for kind in range(count) if cards[kind].per_icon == card.icon] for card in cards
        ]
        self.landmark_costs: list[int] = [landmark.cost for landmark in landmarks or []]
        favoured = favoured_icons(landmarks or [])
        self.extra = [1.0 if card.icon in favoured else 0.0 for card in cards]
        self.station = power_bit(landmarks or [], c.CHOOSE_DICE)
        self.mall = power_bit(landmarks or [], c.EXTRA_COIN)
        self.park = power_bit(landmarks or [], c.EXTRA_TURN)
        self.tower = power_bit(landmarks or [], c.REROLL_ONCE)

    def each(self, state: MachiKoroState, seat: i64, kind: i64) -> float:
        """What one copy brings when its number is rolled."""
        amount = self.amounts[kind]
        effect = self.effects[kind]
        if effect == c.FROM_BANK or effect == c.FROM_ROLLER:
            return amount + self.extra[kind] if state.built[seat] & self.mall else amount
        if effect == c.FROM_BANK_PER_ICON:
            first = seat * state.kinds
            copies: i64 = 0
            for other in self.counted[kind]:
                copies += state.cities[first + other]
            return amount * float(copies)
        if effect == c.FROM_EACH:
            return amount * float(state.seats - 1)
        return amount if effect == c.FROM_CHOSEN else SWAP_WORTH

    def throwers(self, state: MachiKoroState, seat: i64) -> i64:
        """How many opponents throw two dice."""
        found: i64 = 0
        for other in range(state.seats):
            if other != seat and state.built[other] & self.station:
                found += 1
        return found

    def incomes(self, state: MachiKoroState, seat: i64) -> tuple[float, float]:
        """Coins that a round brings this city, if its owner throws one die, and if two."""
        first = seat * state.kinds
        throwers = self.throwers(state, seat)
        twos = float(throwers)
        ones = float(state.seats - 1 - throwers)
        own_one = 0.0
        own_two = 0.0
        others = 0.0
        for kind in range(state.kinds):
            copies = state.cities[first + kind]
            if copies > 0:
                coins = float(copies) * self.each(state, seat, kind)
                colour = self.colours[kind]
                if colour != c.RED:
                    own_one += coins * self.one[kind]
                    own_two += coins * self.two[kind]
                if colour == c.RED or colour == c.BLUE:
                    others += coins * (ones * self.one[kind] + twos * self.two[kind])
        built = state.built[seat]
        if not built & self.station:
            own_two = 0.0
        if built & self.park:
            own_two *= 1.0 + PARK_WORTH
        if built & self.tower:
            own_one *= 1.0 + TOWER_WORTH
            own_two *= 1.0 + TOWER_WORTH
        return own_one + others, own_two + others

    def rounds(self, state: MachiKoroState, seat: i64, income: float) -> float:
        """About how many rounds this city still needs if it went on as it is."""
        need: i64 = -state.coins[seat]
        missing = 0
        built = state.built[seat]
        for number, cost in enumerate(self.landmark_costs):
            if not built >> number & 1:
                need += cost
                missing += 1
        rounds = BUILD_TURN * missing
        if need > 0:
            rounds += float(need) / (income + 0.1)
        return rounds

    def strength(self, state: MachiKoroState, seat: i64) -> float:
        """The fewer rounds, the stronger; whoever moves later needs a little longer."""
        wait = float((seat - state.active) % state.seats) / float(state.seats)
        one, two = self.incomes(state, seat)
        rounds = self.rounds(state, seat, max(one, two)) + wait + 0.25
        return 1.0 / (rounds * rounds * rounds)

    def traits(self, state: MachiKoroState, seat: i64) -> list[float]:
        """The city card by card, its income and its way to go, and whose turn it is."""
        one, two = self.incomes(state, seat)
        wait = float((seat - state.active) % state.seats) / float(state.seats)
        rounds = self.rounds(state, seat, max(one, two)) + wait + 0.25
        coins = float(state.coins[seat])
        found = [log(rounds), 1.0 / rounds, wait, coins / 10.0, sqrt(coins), one, two]
        found.append(float(state.seats - 2))
        found.append(self.lateness(state))
        building = state.active == seat and not state.over and state.asked[-1].kind == c.ASK_BUILD
        found.append(1.0 if building else 0.0)
        for number in range(len(self.landmark_costs)):
            found.append(1.0 if state.built[seat] >> number & 1 else 0.0)
        first = seat * state.kinds
        for kind in range(state.kinds):
            found.append(float(state.cities[first + kind]))
        return found

    def moods(self, state: MachiKoroState, seat: i64) -> list[float]:
        """How late it is, what can be spent, the throws of the others, and the own city."""
        found = [1.0, self.lateness(state), float(state.coins[seat]) / 10.0]
        found.append(float(state.seats - 2) / 2.0)
        found.append(float(self.throwers(state, seat)) / float(state.seats - 1))
        for number in range(len(self.landmark_costs)):
            found.append(1.0 if state.built[seat] >> number & 1 else 0.0)
        first = seat * state.kinds
        for kind in range(state.kinds):
            own = state.cities[first + kind]
            every: i64 = 0
            for other in range(state.seats):
                every += state.cities[other * state.kinds + kind]
            found.append(float(own) / 2.0)
            found.append(float(every - own) / 2.0 / float(state.seats - 1))
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
                found.append(3 + state.kinds + action.what)
            else:
                found.append(2)
        return found

    def lateness(self, state: MachiKoroState) -> float:
        """How much of its landmarks the foremost city has, by their price."""
        most = 0
        for seat in range(state.seats):
            done = 0
            for number, cost in enumerate(self.landmark_costs):
                if state.built[seat] >> number & 1:
                    done += cost
            most = max(most, done)
        return float(most) / float(sum(self.landmark_costs))

    # How a sensible player picks

    def weights(self, state: MachiKoroState, actions: list[Action]) -> list[float]:
        asked = state.asked[-1]
        seat = asked.seat
        if asked.kind == c.ASK_BUILD:
            return self.building_weights(state, seat, actions)
        if asked.kind == c.ASK_ROLL:
            one, two = self.incomes(state, seat)
            return [0.9 if (action.amount == 2) == (two > one) else 0.1 for action in actions]
        if asked.kind == c.ASK_REROLL:
            return self.reroll_weights(state, seat)
        if asked.kind == c.ASK_ROB:
            return [LEAST + float(min(5, state.coins[action.where])) for action in actions]
        return self.swap_weights(state, seat, actions)

    def rate(self, kind: i64, two: bool, ones: float, twos: float) -> float:
        """How often in a round a card is used, if its owner throws one die or two."""
        own = self.two[kind] if two else self.one[kind]
        colour = self.colours[kind]
        if colour == c.GREEN or colour == c.VIOLET:
            return own
        others = ones * self.one[kind] + twos * self.two[kind]
        return others if colour == c.RED else own + others

    def gain(self, state: MachiKoroState, seat: i64, kind: i64, two: bool, throwers: i64) -> float:
        """Coins a round that one more copy brings, its effect on factories included."""
        twos = float(throwers)
        ones = float(state.seats - 1 - throwers)
        coins = self.each(state, seat, kind) * self.rate(kind, two, ones, twos)
        for factory in self.counting[kind]:
            copies = state.cities[seat * state.kinds + factory]
            if copies > 0:
                rate = self.rate(factory, two, ones, twos)
                coins += float(copies) * self.amounts[factory] * rate
        return coins

    def building_weights(
        self, state: MachiKoroState, seat: i64, actions: list[Action]
    ) -> list[float]:
        """Landmarks first; else what earns its cost back in the rounds that are left."""
        one, two = self.incomes(state, seat)
        throwers = self.throwers(state, seat)
        rounds = self.rounds(state, seat, max(one, two))
        weights = []
        for action in actions:
            if action.kind == c.BUILD:
                gain = self.gain(state, seat, action.what, two > one, throwers)
                profit = gain * rounds - self.costs[action.what]
                weights.append(max(LEAST, profit))
            elif action.kind == c.LANDMARK:
                weights.append(2.0 + self.landmark_costs[action.what])
            else:
                weights.append(0.2)
        return weights

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
                coins = float(copies) * self.each(state, seat, kind)
                expected += coins * (self.two[kind] if two else self.one[kind])
                if roll in self.cards[kind].dice:
                    earned += coins
        return [0.9, 0.1] if earned >= expected else [0.1, 0.9]

    def swap_weights(self, state: MachiKoroState, seat: i64, actions: list[Action]) -> list[float]:
        """Give what is worth little, take what is worth much."""
        one, two = self.incomes(state, seat)
        throwers = self.throwers(state, seat)
        weights = []
        for action in actions:
            if action.kind == c.PASS:
                weights.append(0.2)
                continue
            worth = self.gain(state, seat, action.what, two > one, throwers)
            weights.append(0.1 / (0.1 + worth) if action.kind == c.GIVE else LEAST + worth)
        return weights
