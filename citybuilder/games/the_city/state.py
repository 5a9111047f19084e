"""Everything on The City's table, and how cards change their places."""

from mypy_extensions import i64

from citybuilder.core.game import State
from citybuilder.core.rng import Rng
from citybuilder.games.the_city.cards import SOURCES


class TheCityState(State):
    """Hands, cities and what a sitting puts aside lie in flat lists: seat * kinds + kind counts
    the copies. In a view, `deck` holds all cards that the seat cannot see, wherever they are, and
    `hidden` counts those in other hands. `spare`, `laid`, `sizes` and `shown_discard` are
    replaced, never changed, so that copies share them."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats)
        self.kinds: i64 = 0
        self.round: i64 = 0
        self.deck: list[i64] = []
        self.left: i64 = 0  # cards in the deck
        self.discard: list[i64] = []
        self.architects: i64 = 0  # beside the deck
        self.hands: list[i64] = []
        self.hidden: list[i64] = []  # in a view; 0 where nothing is hidden
        self.cities: list[i64] = []
        self.owned: list[i64] = []  # a bit for each kind in a city
        self.symbols: list[i64] = []  # seat * SHOWN + symbol
        self.points: list[i64] = []  # seat * SOURCES + source
        # The round: secret until all seats have sat
        self.first: list[i64] = []  # what each seat builds: a kind, UNKNOWN, or NONE
        self.second: list[i64] = []
        self.prices: list[i64] = []  # cards paid for first and second: seat * 2 + number
        self.sat: list[i64] = []  # 1: the sitting is over
        self.aside: list[i64] = []  # cards that will be discarded
        self.spare: list[i64] = []  # those of them that do not stay of the deal
        # What a seat that passed has laid on the pile, wherever it is now
        self.laid: list[i64] = []
        self.offer: list[i64] = []  # drawn after passing by the seat that is asked
        # What the others see meanwhile: the table at the beginning of the round
        self.sizes: list[i64] = []  # of the hands
        self.shown_left: i64 = 0
        self.shown_discard: list[i64] = []
        # What a seat that passed has seen when it drew
        self.drew: list[i64] = []  # cards
        self.seen_left: list[i64] = []
        self.turned: list[i64] = []  # 1: the discard pile had become the deck in this round

    def younger_fields(self) -> list[str]:
        return ["laid", "spare"]

    def copy(self) -> "TheCityState":
        other = TheCityState(self.seats)
        other.rng = Rng(self.rng.value)
        other.asked = self.asked[:]
        other.turn = self.turn
        other.over = self.over
        other.kinds = self.kinds
        other.round = self.round
        other.deck = self.deck[:]
        other.left = self.left
        other.discard = self.discard[:]
        other.architects = self.architects
        other.hands = self.hands[:]
        other.hidden = self.hidden[:]
        other.cities = self.cities[:]
        other.owned = self.owned[:]
        other.symbols = self.symbols[:]
        other.points = self.points[:]
        other.first = self.first[:]
        other.second = self.second[:]
        other.prices = self.prices[:]
        other.sat = self.sat[:]
        other.aside = self.aside[:]
        other.spare = self.spare
        other.laid = self.laid
        other.offer = self.offer[:]
        other.sizes = self.sizes
        other.shown_left = self.shown_left
        other.shown_discard = self.shown_discard
        other.drew = self.drew[:]
        other.seen_left = self.seen_left[:]
        other.turned = self.turned[:]
        return other

    # Hands and points

    def hand_size(self, seat: i64) -> i64:
        first = seat * self.kinds
        found = self.hidden[seat]
        for kind in range(self.kinds):
            found += self.hands[first + kind]
        return found

    def total(self, seat: i64) -> i64:
        """The points of a seat."""
        first = seat * SOURCES
        return self.points[first] + self.points[first + 1] + self.points[first + 2]

    # Cards go from place to place

    def take_up(self, seat: i64, kind: i64) -> None:
        """Into the hand."""
        place = seat * self.kinds + kind
        self.hands[place] = self.hands[place] + 1

    def put_aside(self, seat: i64, kind: i64) -> None:
        place = seat * self.kinds + kind
        self.hands[place] = self.hands[place] - 1
        self.aside[place] = self.aside[place] + 1

    def spare_of_deal(self, seat: i64, kind: i64) -> None:
        """What was put aside is nothing that is paid with."""
        spare = self.spare[:]
        place = seat * self.kinds + kind
        spare[place] = spare[place] + 1
        self.spare = spare

    def lay_on_pile(self, seat: i64, cards: list[i64]) -> None:
        """Before the reveal: what it was is told then."""
        first = seat * self.kinds
        laid = self.laid[:]
        for kind in range(self.kinds):
            copies = cards[kind]
            if copies > 0:
                laid[first + kind] = laid[first + kind] + copies
                self.discard[kind] = self.discard[kind] + copies
        self.laid = laid
