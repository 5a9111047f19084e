"""What a seat of Urbanization will have in the end: points that are there, and points that its
town may still bring."""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.rules import Urbanization
from citybuilder.games.urbanization.state import UrbanizationState

SOFT: Final = 0.6  # how much the longer rows help the shortest one
MORE_HOUSES: Final = 0.45  # by which rows grow in a round that is still to come
MORE_ORDERS: Final = 0.5
MORE_GRAIN: Final = 0.3
PLOT_GRAIN: Final = 0.45  # of a citizen that a free plot can feed
STOCK_GRAIN: Final = 0.4  # of a citizen that grain in stock can feed, in a later round
MONEY: Final = 0.34  # points for the first coins
ENOUGH: Final = 8.0  # coins
SPARE: Final = 0.16  # points for every further one
LATE: Final = 0.17  # by which money is worth less in the last actions
GOOD: Final = 0.75  # of what spare orders can be turned into
LATER: Final = 0.22  # of what a factory can make in a later round
COIN: Final = 0.3  # points for a coin that a good brings
PLOT: Final = 0.25  # points for a free plot and round
CHARACTER: Final = 0.5  # points for a character that has not helped yet
STEP: Final = 0.3  # points for a marker on its way to an invention
DEAR: Final = 0.03  # points that a price marker beside one's land costs, in a round
LASTING: Final = 0.35  # points for a lasting invention and round
PARTS: Final = (  # what `parts` tells of a seat, by name
    "worth",
    "points",
    "citizens",
    "harvested",
    "orders",
    "houses",
    "rounds_to_come",
    "actions_to_come",
    "phase",
    "seats",
    "citizens_to_come",
    "purse",
    "money",
    "money:later",
    "grain",
    "goods",
    "goods:now",
    "dear_land",
    "plots",
    "plots:free",
    "cottages",
    "houses:later",
    "character",
    "inventing",
    "size",
    "inventions",
    "order_of_play",
    *(f"orders:{colour}" for colour in c.COLOURS),
)


class Worth:
    """Estimates in points; an opinion."""

    def __init__(self, rules: Urbanization | None = None) -> None:
        self.rules = rules or Urbanization()
        self.box = self.rules.box

    def of(self, state: UrbanizationState, seat: i64) -> float:
        later = c.ROUNDS - max(1, state.round)
        left = self.actions_left(state, seat)
        found = float(state.points_of(seat))
        grain = self.harvested(state, seat)
        orders = state.order_count(seat)
        citizens = min(state.houses[seat], grain, orders)
        found += float(self.box.setup.citizen * citizens)
        found += float(grain - citizens) / float(self.box.setup.grain_group) * 0.85
        found += self.citizens_to_come(state, seat, later, grain - citizens, orders)
        found += self.purse(state.money[seat], left)
        found += self.goods_worth(state, seat, later, orders - citizens)
        found -= self.dear_land(state, seat, later)
        found += PLOT * float(later) * float(min(4, self.plots_of(state, seat)))
        if state.character[seat] != NONE and state.spent[seat] == 0:
            found += CHARACTER
        if state.inventing:
            found += self.inventions_worth(state, seat, later)
        return found + self.size_worth(state, seat, later)

    def parts(self, state: UrbanizationState, seat: i64) -> list[float]:
        """What a seat has and what is hoped for, by its source."""
        later = c.ROUNDS - max(1, state.round)
        left = self.actions_left(state, seat)
        grain = self.harvested(state, seat)
        orders = state.order_count(seat)
        houses = state.houses[seat]
        citizens = min(houses, grain, orders)
        found = [self.of(state, seat) / 10.0, float(state.points_of(seat)) / 10.0]
        found += [float(citizens), float(grain), float(orders), float(houses)]
        found += [float(later), float(left) / 10.0, float(state.phase), float(state.seats - 2)]
        found.append(self.citizens_to_come(state, seat, later, grain - citizens, orders) / 10.0)
        found += [self.purse(state.money[seat], left), float(state.money[seat]) / 10.0]
        found += [float(later * state.money[seat]) / 20.0, float(state.grain[seat])]
        found.append(self.goods_worth(state, seat, later, orders - citizens))
        found.append(self.goods_worth(state, seat, 0, orders - citizens))
        found.append(self.dear_land(state, seat, later))
        found += [float(self.plots_of(state, seat)), float(state.free[seat])]
        found += [float(state.cottages[seat]), float(later * houses) / 10.0]
        found.append(1.0 if state.character[seat] != NONE and state.spent[seat] == 0 else 0.0)
        found += [1.0 if state.inventing else 0.0, self.size_worth(state, seat, later)]
        found.append(self.inventions_worth(state, seat, later) if state.inventing else 0.0)
        found.append(float((seat - state.starter) % state.seats))
        for colour in range(c.COLOUR_COUNT):
            found.append(float(state.orders[seat * c.COLOUR_COUNT + colour]))
        return found

    def dear_land(self, state: UrbanizationState, seat: i64, later: i64) -> float:
        """What price markers around a seat cost it."""
        markers: i64 = 0
        for region in self.rules.land.within_reach(state, seat):
            markers += min(4, state.prices[region]) - 1
        return DEAR * float(min(3, later)) * float(markers)

    def actions_left(self, state: UrbanizationState, seat: i64) -> i64:
        """Turns of the seat that are still to come in the game, without choosing characters."""
        later = (c.ROUNDS - max(1, state.round)) * c.PHASES
        if state.phase == 0:
            return later + c.PHASES
        place = (seat - state.starter) % state.seats
        waits: i64 = 1 if place >= state.acted else 0
        return later + c.PHASES - state.phase + waits

    def harvested(self, state: UrbanizationState, seat: i64) -> i64:
        """The grain of a seat after the next harvest."""
        sown = state.sown(seat)
        return min(self.box.setup.row, state.grain[seat] + 2 * sown)

    def plots_of(self, state: UrbanizationState, seat: i64) -> i64:
        """Plots that will be free after the harvest."""
        return state.free[seat] + state.sown(seat) - state.on_card[seat]

    def citizens_to_come(
        self, state: UrbanizationState, seat: i64, later: i64, stock: i64, orders: i64
    ) -> float:
        """Points for citizens of later rounds, if all rows grow a little."""
        houses = float(state.houses[seat])
        plots = float(min(5, self.plots_of(state, seat)))
        fed = PLOT_GRAIN * plots + STOCK_GRAIN * float(stock) + 0.6
        jobs = float(orders)
        found = 0.0
        for _ in range(later):
            houses += MORE_HOUSES
            jobs += MORE_ORDERS
            fed += MORE_GRAIN
            found += float(self.box.setup.citizen) * softest(houses, jobs, fed)
        return found

    def purse(self, money: i64, left: i64) -> float:
        """What money can still be turned into."""
        ready = min(1.0, LATE * float(left))
        first = min(ENOUGH, float(money))
        return ready * (MONEY * first + SPARE * (float(money) - first))

    def goods_worth(self, state: UrbanizationState, seat: i64, later: i64, spare: i64) -> float:
        """Goods of this round from orders that no citizen needs, and goods of later rounds."""
        found = 0.0
        open_now = state.phase <= c.PHASES
        left = spare
        for stack in range(seat * c.STACKS, (seat + 1) * c.STACKS):
            card = state.top[stack]
            if card == NONE:
                continue
            factory = self.box.factories[card]
            for field in range(len(factory.good_counts)):
                each = 1.0 + COIN * float(factory.good_money[field])
                most = factory.good_counts[field]
                found += LATER * float(later) * float(most) * each
                if open_now and state.produced[stack] == 0:
                    held = state.orders[seat * c.COLOUR_COUNT + factory.good_colours[field]]
                    made = min(most, held, left)
                    if made > 0:
                        left -= made
                        found += GOOD * float(made) * each
        return found

    def inventions_worth(self, state: UrbanizationState, seat: i64, later: i64) -> float:
        """Pairs that are complete, half of those that may come, markers on their way."""
        found = 0.0
        for invention, card in enumerate(self.box.inventions):
            if state.inventor[invention] == seat:
                if card.lasting:
                    found += LASTING * float(later)
                for factory in card.factories:
                    holder = state.holder[factory]
                    if holder != NONE and holder // c.STACKS == seat:
                        found += float(card.points)
                    elif holder == NONE and state.cards_gone[factory] == 0:
                        found += 0.2 * float(card.points)
        for space in range(c.TRACK):
            markers = state.pins[seat * c.TRACK + space]
            if markers > 0 and later > 0:
                found += STEP * float(markers) * (1.0 + 0.35 * float(space))
        return found

    def size_worth(self, state: UrbanizationState, seat: i64, later: i64) -> float:
        """The points for the highest total, by how far ahead a seat is."""
        mine = float(self.rules.value_of(state, seat))
        if mine == 0.0:
            return 0.0
        best = 0.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, float(self.rules.value_of(state, other)))
        lead = (mine - best) / (2.0 + 3.0 * float(later))
        return float(self.box.setup.largest) / (1.0 + exp(-lead))


def softest(one: float, two: float, three: float) -> float:
    """The least of three, a little less if others are near, and not more."""
    least = min(one, two, three)
    spread = exp((least - one) / SOFT) + exp((least - two) / SOFT) + exp((least - three) / SOFT)
    return max(0.0, least - SOFT * log(spread) * 0.5)
