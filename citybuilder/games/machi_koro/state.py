"""Everything on Machi Koro's table."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import State
from citybuilder.core.rng import Rng

MARKS: Final[i64] = 63  # bits that a mark has: no box may hold more kinds of cards
NOTHING: Final[list[i64]] = []  # for all tables without such cards; nobody changes it
HIGHEST: Final[i64] = 0x4000000000000000


class MachiKoroState(State):
    """Cities lie in one flat list: seat * kinds + kind counts the copies."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats)
        self.kinds: i64 = 0
        self.active: i64 = 0  # whose turn it is
        self.extra = False  # this is the second turn that doubles gave
        self.first_die: i64 = 0
        self.second_die: i64 = 0  # 0: only one die was thrown
        self.coins: list[i64] = []
        self.bank: i64 = 0  # may fall below 0: the bank never runs dry
        self.cities: list[i64] = []
        self.built: list[i64] = []  # a bit for each landmark that stands
        self.working: list[i64] = []  # those that stood when their owner's turn began
        self.market: list[i64] = []  # open copies of each kind
        self.bag: list[i64] = []  # "Komme, was wolle": copies not yet revealed; else empty
        self.limits: list[i64] = []  # copies of each kind that one player may own
        self.on_sale: i64 = 0  # a bit for each kind in the market
        self.full: list[i64] = []  # a bit for each kind that a city has all allowed copies of
        self.edition: i64 = 0  # which expansion is played
        self.rows = False  # the market has three rows
        self.raised: i64 = 0  # what the Harbor adds to the throw
        self.catch: i64 = 0  # what was thrown for all boats; 0: not yet
        self.due = False  # towers are to be used once other cards have been answered
        self.closed: list[i64] = NOTHING  # copies that miss their next use, as cities lie
        self.invested: list[i64] = NOTHING  # coins on the Tech Startup of each seat; else empty

    def copy(self) -> "MachiKoroState":
        other = MachiKoroState(self.seats)
        other.rng = Rng(self.rng.value)
        other.asked = self.asked[:]
        other.turn = self.turn
        other.over = self.over
        other.kinds = self.kinds
        other.active = self.active
        other.extra = self.extra
        other.first_die = self.first_die
        other.second_die = self.second_die
        other.coins = self.coins[:]
        other.bank = self.bank
        other.cities = self.cities[:]
        other.built = self.built[:]
        other.working = self.working[:]
        other.market = self.market[:]
        other.bag = self.bag[:]
        other.limits = self.limits  # fixed at the start
        other.on_sale = self.on_sale
        other.full = self.full[:]
        other.edition = self.edition
        if self.edition != 0:
            other.raised = self.raised
            other.catch = self.catch
            other.due = self.due
            other.closed = self.closed[:]
            other.invested = self.invested[:]
        other.rows = self.rows
        return other

    def younger_fields(self) -> list[str]:
        return ["edition", "rows", "raised", "catch", "due", "closed", "invested"]

    def copies(self, seat: i64, kind: i64) -> i64:
        """Of a card in a city."""
        return self.cities[seat * self.kinds + kind]

    def own(self, seat: i64, kind: i64, more: i64) -> None:
        """A card joins a city or leaves it."""
        place = seat * self.kinds + kind
        copies = self.cities[place] + more
        self.cities[place] = copies
        if copies < self.limits[kind]:
            self.full[seat] = self.full[seat] & ~bit(kind)
        else:
            self.full[seat] = self.full[seat] | bit(kind)

    def move(self, seat: i64, kind: i64, other: i64, closed: bool) -> None:
        """A card goes to another city, as a closed one or as an open one if there is such a one."""
        if self.closed:
            place = seat * self.kinds + kind
            open_ones = self.cities[place] - self.closed[place]
            if self.closed[place] > 0 and (closed or open_ones == 0):
                self.closed[place] = self.closed[place] - 1
                there = other * self.kinds + kind
                self.closed[there] = self.closed[there] + 1
        self.own(seat, kind, -1)
        self.own(other, kind, 1)

    def total(self) -> i64:
        """Of the throw."""
        return self.first_die + self.second_die + self.raised

    def stands(self, seat: i64, landmark: i64) -> bool:
        return self.built[seat] >> landmark & 1 != 0

    def mark(self) -> None:
        """Note what can be had at all: the marks follow from market, cities and limits."""
        kinds = range(self.kinds)
        self.on_sale = bits([copies > 0 for copies in self.market])
        self.full = [
            bits([self.copies(seat, kind) >= self.limits[kind] for kind in kinds])
            for seat in range(self.seats)
        ]


def bit(number: i64) -> i64:
    """From above, for a 1 that is shifted has 32 bits when compiled."""
    return HIGHEST >> (MARKS - 1 - number)


def bits(marks: list[bool]) -> i64:
    """A bit for each mark that is set."""
    found: i64 = 0
    for mark in reversed(marks):
        found = found * 2 + (1 if mark else 0)
    return found
