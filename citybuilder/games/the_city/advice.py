"""What a sensible player thinks of The City's table: points to come against income to come."""

from math import exp, sqrt
from typing import Final, cast

from mypy_extensions import i64

from citybuilder.core.advice import Advice
from citybuilder.core.game import NONE, Action, Decision, Game
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.rules import LONGEST, TheCity
from citybuilder.games.the_city.state import TheCityState

CARD: Final = 0.5  # points a round that a card brings once it has paid for something
SOON: Final = 4.5  # rounds; a card in hand will not wait longer to pay for something
SYMBOL: Final = 0.2  # points a round that a symbol may bring with cards to come
FIRST_GROWTH: Final = 1.8  # by which the points of a round grow from round to round,
GROWTH: Final = 0.6  # and how much more for each card of income
MOST_INCOME: Final = 9.0  # more cannot be spent: one building a round, twelve cards in hand
ROUGH: Final = 4.0  # points by which an estimate may be wrong, at the end
ROUGHER: Final = 1.5  # and for each round before it
SECOND_BEST: Final = 0.3  # how much the second best card in hand counts
CALM: Final = 2.5  # points that make a choice clearly better than another
BEST: Final = 4  # cards in hand that are looked at one by one
LEAST: Final = 0.005  # weight of what a sensible player would not do


class TheCityAdvice(Advice[TheCityState]):
    """Estimates over the printed cards; knows what is on the table it is given, nothing else."""

    def __init__(self, game: Game[TheCityState]) -> None:
        super().__init__(game)
        self.effort = 3
        self.box = cast(TheCity, game).box
        self.setup = self.box.setup

    # What a city brings

    def flow(self, state: TheCityState, seat: i64) -> tuple[float, float]:
        """Income and points of a round, to reckon with."""
        income, points = self.box.brings(state, seat)
        return float(income), float(points)

    def planned(self, state: TheCityState, seat: i64) -> tuple[float, float]:
        """The same, with what the seat has chosen in this round."""
        self.box.add_chosen(state, seat, 1)
        income, points = self.flow(state, seat)
        self.box.add_chosen(state, seat, -1)
        return income, points

    # How long it takes

    def rounds(self, state: TheCityState, knower: i64 = NONE) -> float:
        """About how many rounds are still counted, this one included. A seat knows what it has
        chosen itself, not what others have; nobody named knows it all."""
        found = float(LONGEST)
        for seat in range(state.seats):
            known = knower in (NONE, seat)
            flow = self.planned(state, seat) if known else self.flow(state, seat)
            found = min(found, self.way(state, seat, flow))
        return found

    def way(self, state: TheCityState, seat: i64, flow: tuple[float, float]) -> float:
        """Rounds to the goal if points grow as income allows."""
        income, points = flow
        growth = FIRST_GROWTH + GROWTH * min(income, MOST_INCOME)
        left = float(self.setup.goal - state.total(seat))
        rounds = 0.0
        while left > points:
            left -= points
            points += growth
            rounds += 1.0
        return max(1.0, rounds + left / points)

    # How a seat stands

    def expected(self, state: TheCityState, seat: i64, rounds: float) -> float:
        """Points at the end: what there is, what the city brings, what cards will bring."""
        self.box.add_chosen(state, seat, 1)
        income, points = self.flow(state, seat)
        later = max(0.0, rounds - 1.0)
        cards = self.cards_left(state, seat)
        coming = min(income, MOST_INCOME) * rounds * later / 2.0
        whole = float(state.total(seat)) + rounds * points
        whole += CARD * (min(later, SOON) * cards + coming)
        whole += SYMBOL * later * self.symbols_of(state, seat)
        if later > 0.0:
            whole += self.prospect(state, seat, later, cards + income)
        self.box.add_chosen(state, seat, -1)
        return whole

    def symbols_of(self, state: TheCityState, seat: i64) -> float:
        first = seat * c.SHOWN
        return float(state.symbols[first] + state.symbols[first + 1] + state.symbols[first + 2])

    def cards_left(self, state: TheCityState, seat: i64) -> float:
        """In hand at the end of the sitting, as far as it is decided."""
        cards: i64 = state.hand_size(seat)
        if state.asked and state.asked[-1].seat == seat:
            asked = state.asked[-1]
            if asked.kind == c.ASK_PAY:
                cards -= asked.amount
            elif asked.kind == c.ASK_TAKE:
                cards += 1
        return float(min(cards, self.setup.limit))

    def prospect(self, state: TheCityState, seat: i64, later: float, purse: float) -> float:
        """What the best cards in hand will be worth more than any cards."""
        hand = seat * state.kinds
        best = 0.0
        next_best = 0.0
        for kind in range(state.kinds):
            if state.hands[hand + kind] > 0:
                worth = self.net(state, seat, kind, later, purse)
                if worth > best:
                    best, next_best = worth, best
                elif worth > next_best:
                    next_best = worth
        return best + SECOND_BEST * next_best

    def net(self, state: TheCityState, seat: i64, kind: i64, rounds: float, purse: float) -> float:
        """Points that building this card brings in so many rounds, less what its price would."""
        box, owned = self.box, state.owned[seat]
        if not box.is_allowed(kind, owned):
            return 0.0
        price = float(box.cost(kind, owned))
        income, points = self.flow(state, seat)
        if price + 1.0 > purse:  # then it has to wait
            rounds -= (price + 1.0 - purse) / (income + 1.0)
            if rounds <= 0.0:
                return 0.0
        box.add(state, seat, kind, 1)
        more_income, more_points = self.flow(state, seat)
        box.add(state, seat, kind, -1)
        later = max(0.0, rounds - 1.0)
        cards = 0.0 if kind == box.architect else price + 1.0
        more = min(more_income, MOST_INCOME) - min(income, MOST_INCOME)
        shown = float(sum(box.symbols[kind]))
        gained = rounds * (more_points - points) + SYMBOL * later * shown
        return gained + CARD * (later * more * rounds / 2.0 - min(later, SOON) * cards)

    def advise(self, state: TheCityState, seat: i64) -> float:
        rounds = self.rounds(state)
        return exp(self.expected(state, seat, rounds) / (ROUGH + ROUGHER * rounds) / 2.0)

    def traits(self, state: TheCityState, seat: i64) -> list[float]:
        """Points, flow and cards, the best cards in hand, and city and hand card by card."""
        rounds = self.rounds(state)
        later = max(0.0, rounds - 1.0)
        found = [self.expected(state, seat, rounds) / 10.0, rounds, float(state.seats - 2)]
        found += [float(state.total(seat)) / 10.0, float(state.sat[seat])]
        self.box.add_chosen(state, seat, 1)
        income, points = self.flow(state, seat)
        cards = self.cards_left(state, seat)
        found += [income, points, points * rounds / 10.0, cards, sqrt(cards)]
        found += self.best_in_hand(state, seat, later, cards + income)
        found += column(state.symbols, seat, c.SHOWN)
        found += column(state.cities, seat, state.kinds) + column(state.hands, seat, state.kinds)
        self.box.add_chosen(state, seat, -1)
        return found

    def trait_names(self) -> list[str]:
        found = ["expected", "rounds", "seats", "points", "sat", "income", "gain", "gain_to_end"]
        found += ["cards", "cards_root", *[f"best:{number + 1}" for number in range(BEST)]]
        return [*found, "best:all", *self.named("symbol", "own", "hand")]

    def best_in_hand(
        self, state: TheCityState, seat: i64, later: float, purse: float
    ) -> list[float]:
        """What the best cards are worth in the rounds to come, and all that are worth anything."""
        worths = [0.0] * BEST
        whole = 0.0
        hand = seat * state.kinds
        for kind in range(state.kinds):
            if state.hands[hand + kind] > 0:
                worth = self.net(state, seat, kind, later, purse)
                if worth > 0.0:
                    whole += worth
                    worths.append(worth)
        worths.sort(reverse=True)
        return [*worths[:BEST], whole / 10.0]

    # How a sensible player picks

    def prefer(self, state: TheCityState, actions: list[Action]) -> list[float]:
        asked = state.asked[-1]
        rounds = self.rounds(state, asked.seat)
        if self.is_follow_up(asked):
            return self.giving(state, asked, actions, rounds)
        worths = [self.worth(state, asked.seat, action, rounds) for action in actions]
        best = max(worths)
        return [max(LEAST, exp((worth - best) / CALM)) for worth in worths]

    def is_follow_up(self, asked: Decision) -> bool:
        kind = asked.kind
        return kind == c.ASK_PAY or kind == c.ASK_DISCARD or kind == c.ASK_LIMIT

    def worth(self, state: TheCityState, seat: i64, action: Action, rounds: float) -> float:
        later = max(0.0, rounds - 1.0)
        if action.kind == c.BUILD:
            self.box.add_chosen(state, seat, 1)
            found = self.net(state, seat, action.what, rounds, 99.0)
            self.box.add_chosen(state, seat, -1)
            return found
        if action.kind == c.TAKE:
            return self.net(state, seat, action.what, later, 12.0)
        return CARD * min(later, SOON) if action.kind == c.PASS else 0.0

    def moods(self, state: TheCityState, seat: i64) -> list[float]:
        """How long it takes, what the city brings, what is in hand, and the city card by card."""
        income, points = self.flow(state, seat)
        rounds = self.rounds(state, seat)
        found = [1.0, rounds / 8.0, income / 8.0, points / 16.0]
        found.append(float(state.hand_size(seat)) / 8.0)
        ahead: i64 = self.setup.goal
        for other in range(state.seats):
            if other != seat:
                ahead = min(ahead, state.total(seat) - state.total(other))
        found.append(float(ahead) / 16.0)
        found += [shown / 4.0 for shown in column(state.symbols, seat, c.SHOWN)]
        found += column(state.cities, seat, state.kinds)
        hand = seat * state.kinds
        held = state.hands[hand : hand + state.kinds]
        return found + [1.0 if copies > 0 else 0.0 for copies in held]

    def mood_names(self) -> list[str]:
        found = ["always", "rounds", "income", "gain", "cards", "ahead"]
        return [*found, *self.named("symbol", "own", "hand")]

    def named(self, symbol: str, *columns: str) -> list[str]:
        """Names of numbers for each symbol, and of columns of cards."""
        ids = [card.key for card in self.box.buildings]
        found = [f"{symbol}:{key}" for key in c.SYMBOLS]
        return found + [f"{column}:{key}" for column in columns for key in ids]

    def genres(self, state: TheCityState, actions: list[Action]) -> list[i64]:
        """To build nothing, to build each kind, to take each kind."""
        if self.is_follow_up(state.asked[-1]):
            return []
        found: list[i64] = []
        for action in actions:
            if action.kind == c.BUILD:
                found.append(1 + action.what)
            elif action.kind == c.TAKE:
                found.append(1 + state.kinds + action.what)
            else:
                found.append(0)
        return found

    def genre_names(self) -> list[str]:
        ids = [card.key for card in self.box.buildings]
        return ["nothing", *[f"build:{key}" for key in ids], *[f"take:{key}" for key in ids]]

    def giving(
        self, state: TheCityState, asked: Decision, actions: list[Action], rounds: float
    ) -> list[float]:
        """What hurts least goes; the first of it in the order in which cards are given."""
        seat = asked.seat
        later = max(0.0, rounds - 1.0)
        purse = float(state.hand_size(seat) - asked.amount) + self.planned(state, seat)[0]
        first = state.first[seat]
        self.box.add(state, seat, first, 1)
        losses = [self.net(state, seat, action.what, later, purse) for action in actions]
        self.box.add(state, seat, first, -1)
        return self.cheapest(state, asked, actions, losses)

    def cheapest(
        self, state: TheCityState, asked: Decision, actions: list[Action], losses: list[float]
    ) -> list[float]:
        """Nearly all weight on the first of the cards whose loss is smallest altogether."""
        owed: int = asked.amount
        chosen = len(actions) - 1
        left = losses[:]
        while owed > 0 and left:
            least = min(left)
            number = losses.index(least)
            left.remove(least)
            losses[number] = 1e9
            owed -= state.hands[asked.seat * state.kinds + actions[number].what]
            chosen = min(chosen, number)
        weights = [LEAST] * len(actions)
        weights[chosen] = 1.0
        return weights


def column(numbers: list[i64], seat: i64, size: i64) -> list[float]:
    """The numbers of a seat."""
    return [float(number) for number in numbers[seat * size : (seat + 1) * size]]


ADVICE: Final = TheCityAdvice
