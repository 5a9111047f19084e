"""Everything on the table of Urbanization."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, State
from citybuilder.core.rng import Rng


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
