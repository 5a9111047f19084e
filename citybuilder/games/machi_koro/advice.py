"""What a sensible player thinks of a Machi Koro table: how long each city still needs."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import Action
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.cards import Establishment, Landmark
from citybuilder.games.machi_koro.state import MachiKoroState

SHARPNESS: Final = 3.0  # how surely the faster city wins
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
    """Estimates over the printed cards; knows what every player can see, and nothing else."""

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
        self.counted = [
            [kind for kind, other in enumerate(cards) if other.icon == card.per_icon]
            for card in cards
        ]
        self.counting = [
            [kind for kind, other in enumerate(cards) if card.icon == other.per_icon]
            for card in cards
        ]
        self.landmark_costs: list[int] = [landmark.cost for landmark in landmarks or []]
        self.powers = [landmark.power for landmark in landmarks or []]
        favoured = [icon for landmark in landmarks or [] for icon in landmark.icons]
        self.extra = [1.0 if card.icon in favoured else 0.0 for card in cards]

    def has(self, state: MachiKoroState, seat: i64, power: i64) -> bool:
        return bool(state.built[seat] >> self.powers.index(power) & 1)

    def each(self, state: MachiKoroState, seat: i64, kind: i64, opponents: int) -> float:
        """What one copy brings when its number is rolled."""
        amount = self.amounts[kind]
        if self.extra[kind] > 0.0 and self.has(state, seat, c.EXTRA_COIN):
            amount += self.extra[kind]
        effect = self.effects[kind]
        if effect == c.FROM_BANK_PER_ICON:
            first = seat * state.kinds
            copies: int = 0
            for other in self.counted[kind]:
                copies += state.cities[first + other]
            return amount * copies
        if effect == c.FROM_EACH:
            return amount * opponents
        return SWAP_WORTH if effect == c.SWAP else amount

    def throwers(self, state: MachiKoroState, seat: i64) -> int:
        """How many opponents throw two dice."""
        found = 0
        for other in range(state.seats):
            if other != seat and self.has(state, other, c.CHOOSE_DICE):
                found += 1
        return found

    def rate(self, kind: i64, two: bool, ones: int, twos: int) -> float:
        """How often in a round a card is used, if its owner throws one die or two."""
        own = self.two[kind] if two else self.one[kind]
        colour = self.colours[kind]
        if colour == c.GREEN or colour == c.VIOLET:
            return own
        others = ones * self.one[kind] + twos * self.two[kind]
        return others if colour == c.RED else own + others

    def income(self, state: MachiKoroState, seat: i64, two: bool) -> float:
        """Coins that a round brings this city, if its owner throws one die or two."""
        kinds = state.kinds
        first = seat * kinds
        twos = self.throwers(state, seat)
        opponents: int = state.seats - 1
        ones = opponents - twos
        own = 0.0
        others = 0.0
        for kind in range(kinds):
            copies: int = state.cities[first + kind]
            if copies:
                coins = copies * self.each(state, seat, kind, opponents)
                colour = self.colours[kind]
                if colour != c.RED:
                    own += coins * (self.two[kind] if two else self.one[kind])
                if colour == c.RED or colour == c.BLUE:
                    others += coins * (ones * self.one[kind] + twos * self.two[kind])
        if two and self.has(state, seat, c.EXTRA_TURN):
            own *= 1.0 + PARK_WORTH
        if self.has(state, seat, c.REROLL_ONCE):
            own *= 1.0 + TOWER_WORTH
        return own + others

    def throws_two(self, state: MachiKoroState, seat: i64) -> bool:
        return self.has(state, seat, c.CHOOSE_DICE) and (
            self.income(state, seat, True) > self.income(state, seat, False)
        )

    def rounds(self, state: MachiKoroState, seat: i64) -> float:
        """About how many rounds this city still needs if it went on as it is."""
        need: int = -state.coins[seat]
        missing = 0
        built = state.built[seat]
        for number, cost in enumerate(self.landmark_costs):
            if not built >> number & 1:
                need += cost
                missing += 1
        if missing == 0:
            return 0.0
        rounds = BUILD_TURN * missing
        if need > 0:
            income = self.income(state, seat, False)
            if self.has(state, seat, c.CHOOSE_DICE):
                income = max(income, self.income(state, seat, True))
            rounds += need / (income + 0.1)
        return rounds

    def strength(self, state: MachiKoroState, seat: i64) -> float:
        """The fewer rounds, the stronger; whoever moves later needs a little longer."""
        wait = float((seat - state.active) % state.seats) / float(state.seats)
        if seat == state.active and state.asked and state.asked[-1].kind == c.ASK_BUILD:
            wait = 0.0
        return float((self.rounds(state, seat) + wait + 0.25) ** -SHARPNESS)

    # How a sensible player picks

    def weights(self, state: MachiKoroState, actions: list[Action]) -> list[float]:
        asked = state.asked[-1]
        seat = asked.seat
        if asked.kind == c.ASK_BUILD:
            return self.building_weights(state, seat, actions)
        if asked.kind == c.ASK_ROLL:
            two = self.throws_two(state, seat)
            return [0.9 if (action.amount == 2) == two else 0.1 for action in actions]
        if asked.kind == c.ASK_REROLL:
            return self.reroll_weights(state, seat)
        if asked.kind == c.ASK_ROB:
            return [LEAST + float(min(5, state.coins[action.where])) for action in actions]
        return self.swap_weights(state, seat, actions)

    def gain(self, state: MachiKoroState, seat: i64, kind: i64, two: bool, twos: int) -> float:
        """Coins a round that one more copy brings, its effect on factories included."""
        opponents: int = state.seats - 1
        ones = opponents - twos
        coins = self.each(state, seat, kind, opponents)
        coins *= self.rate(kind, two, ones, twos)
        for factory in self.counting[kind]:
            copies: int = state.cities[seat * state.kinds + factory]
            if copies:
                coins += copies * self.amounts[factory] * self.rate(factory, two, ones, twos)
        return coins

    def building_weights(
        self, state: MachiKoroState, seat: i64, actions: list[Action]
    ) -> list[float]:
        """Landmarks first; else what earns its cost back in the rounds that are left."""
        two = self.throws_two(state, seat)
        twos = self.throwers(state, seat)
        rounds = self.rounds(state, seat)
        weights = []
        for action in actions:
            if action.kind == c.LANDMARK:
                weights.append(2.0 + self.landmark_costs[action.what])
            elif action.kind == c.BUILD:
                gain = self.gain(state, seat, action.what, two, twos)
                profit = gain * rounds - self.costs[action.what]
                weights.append(max(LEAST, profit))
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
            copies: int = state.cities[first + kind]
            if copies and self.colours[kind] != c.RED:
                coins = copies * self.each(state, seat, kind, state.seats - 1)
                expected += coins * (self.two[kind] if two else self.one[kind])
                if roll in self.cards[kind].dice:
                    earned += coins
        return [0.9, 0.1] if earned >= expected else [0.1, 0.9]

    def swap_weights(self, state: MachiKoroState, seat: i64, actions: list[Action]) -> list[float]:
        """Give what is worth little, take what is worth much."""
        two = self.throws_two(state, seat)
        twos = self.throwers(state, seat)
        weights = []
        for action in actions:
            if action.kind == c.PASS:
                weights.append(0.2)
                continue
            worth = self.gain(state, seat, action.what, two, twos)
            weights.append(0.1 / (0.1 + worth) if action.kind == c.GIVE else LEAST + worth)
        return weights
