"""Everything on the table of Urbanization."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Decision, State
from citybuilder.core.rng import Rng
from citybuilder.games.urbanization import cards as c


class UrbanizationState(State):
    """Nothing is hidden, and chance decides about nothing but who begins. What belongs to seats
    lies in flat lists: seat * length + number."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats)
        self.inventing = False  # whether the inventions are in the game
        self.round: i64 = 0  # 0 while start houses are set
        self.phase: i64 = 0  # 0 while characters are chosen
        self.acted: i64 = 0  # seats that have had their turn in this phase
        self.starter: i64 = 0
        # The map
        self.owner: list[i64] = []  # of each region
        self.prices: list[i64] = []  # price markers of each region
        self.prices_gone: i64 = 0
        self.plots: list[i64] = []  # region * PLOTS + number: what stands there
        self.administrations: list[i64] = []  # of each region
        self.supply: list[i64] = []  # buildings of each kind
        # The market
        self.grain_at: list[i64] = []  # barns, field and return area
        self.orders_left: list[i64] = []  # of each colour
        self.display: list[i64] = []  # factory cards, NONE where none is left
        self.fields: list[i64] = []  # slot * ORDER_FIELDS + field: a seat, or NONE
        self.deck: i64 = 0  # cards that were laid out so far
        self.cards_gone: list[i64] = []  # a mark for each factory card that left the game
        self.bank: i64 = 0  # may fall below 0: it never runs dry
        # Characters
        self.character: list[i64] = []  # of each seat, NONE before it has chosen
        self.spent: list[i64] = []  # 1: it has helped in this round
        self.helping: i64 = NONE  # the character that helps with the action at hand
        self.mayor: i64 = NONE
        # Seats
        self.money: list[i64] = []
        self.markers: list[i64] = []
        self.citizens: list[i64] = []
        self.houses: list[i64] = []  # the figure in the row of houses
        self.taxes: list[i64] = []
        self.grain: list[i64] = []
        self.on_card: list[i64] = []  # grain sown on the card of the farmer
        self.orders: list[i64] = []  # seat * COLOUR_COUNT + colour
        self.points: list[i64] = []  # seat * SOURCES + rule
        self.free: list[i64] = []  # plots of a seat on which nothing stands
        self.cottages: list[i64] = []  # houses of a seat that no high-rise has replaced
        # Factories: seat * STACKS + stack
        self.top: list[i64] = []  # the active card
        self.produced: list[i64] = []  # 1: it has made goods in this round
        self.used: list[i64] = []  # (seat * STACKS + stack) * COLOUR_COUNT + colour: orders on it
        self.holder: list[i64] = []  # of each factory card: seat * STACKS + stack, or NONE
        # Inventions
        self.pins: list[i64] = []  # seat * TRACK + space: markers
        self.inventor: list[i64] = []  # of each invention: a seat, NONE, or OUT
        self.known: list[i64] = []  # a bit for each invention of a seat
        self.boosted: list[i64] = []  # 1: the steam engine has helped in this round

    def copy(self) -> "UrbanizationState":
        other = UrbanizationState(self.seats)
        other.rng = Rng(self.rng.value)
        other.asked = self.asked[:]
        other.turn = self.turn
        other.over = self.over
        other.inventing = self.inventing
        other.round = self.round
        other.phase = self.phase
        other.acted = self.acted
        other.starter = self.starter
        other.owner = self.owner[:]
        other.prices = self.prices[:]
        other.prices_gone = self.prices_gone
        other.plots = self.plots[:]
        other.administrations = self.administrations[:]
        other.supply = self.supply[:]
        other.grain_at = self.grain_at[:]
        other.orders_left = self.orders_left[:]
        other.display = self.display[:]
        other.fields = self.fields[:]
        other.deck = self.deck
        other.cards_gone = self.cards_gone[:]
        other.bank = self.bank
        other.character = self.character[:]
        other.spent = self.spent[:]
        other.helping = self.helping
        other.mayor = self.mayor
        other.money = self.money[:]
        other.markers = self.markers[:]
        other.citizens = self.citizens[:]
        other.houses = self.houses[:]
        other.taxes = self.taxes[:]
        other.grain = self.grain[:]
        other.on_card = self.on_card[:]
        other.orders = self.orders[:]
        other.points = self.points[:]
        other.free = self.free[:]
        other.cottages = self.cottages[:]
        other.top = self.top[:]
        other.produced = self.produced[:]
        other.used = self.used[:]
        other.holder = self.holder[:]
        other.pins = self.pins[:]
        other.inventor = self.inventor[:]
        other.known = self.known[:]
        other.boosted = self.boosted[:]
        return other

    def ask(self, kind: i64, seat: i64, what: i64 = NONE, amount: i64 = 0) -> None:
        self.asked.append(Decision(kind, seat, what, amount))

    # What can be seen

    def next_seat(self) -> i64:
        """Whose turn comes next in this phase."""
        return (self.starter + self.acted) % self.seats

    def can_help(self, seat: i64, character: i64) -> bool:
        """Whether the seat has the character, and it has not helped in this round."""
        return self.character[seat] == character and self.spent[seat] == 0

    def knows(self, seat: i64, invention: i64) -> bool:
        """Whether a seat has this lasting invention."""
        return self.known[seat] >> invention & 1 == 1

    def points_of(self, seat: i64) -> i64:
        return sum(self.points[seat * c.SOURCES : (seat + 1) * c.SOURCES])

    def order_count(self, seat: i64) -> i64:
        """Orders in the row of a seat."""
        first = seat * c.COLOUR_COUNT
        return self.orders[first] + self.orders[first + 1] + self.orders[first + 2]

    def citizens_now(self, seat: i64) -> i64:
        """The lowest of the three rows."""
        return min(self.houses[seat], self.grain[seat], self.order_count(seat))

    def sown(self, seat: i64) -> i64:
        """Grain that the next harvest doubles."""
        found = self.on_card[seat]
        for plot, what in enumerate(self.plots):
            if what == c.FIELD_OF_GRAIN and self.owner[plot // c.PLOTS] == seat:
                found += 1
        return found

    def plot_with(self, region: i64, what: i64) -> i64:
        """The first plot of a region on which this stands, or NONE."""
        for plot in range(region * c.PLOTS, (region + 1) * c.PLOTS):
            if self.plots[plot] == what:
                return plot
        return NONE

    def with_plot(self, seat: i64, what: i64) -> list[i64]:
        """The regions of a seat that have a plot on which this stands."""
        return [
            region
            for region, owner in enumerate(self.owner)
            if owner == seat and self.plot_with(region, what) != NONE
        ]

    def factories_of(self, seat: i64) -> list[i64]:
        """All cards of a seat, active or covered, the lowest value first."""
        return [
            card for card, at in enumerate(self.holder) if at != NONE and at // c.STACKS == seat
        ]

    def taken_fields(self, slot: i64) -> i64:
        first = slot * c.ORDER_FIELDS
        return c.ORDER_FIELDS - self.fields[first : first + c.ORDER_FIELDS].count(NONE)

    def pins_of(self, seat: i64) -> list[i64]:
        """Where markers of a seat stand on the track of inventions."""
        return [space for space in range(c.TRACK) if self.pins[seat * c.TRACK + space] > 0]
