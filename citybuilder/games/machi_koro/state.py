"""Everything on Machi Koro's table."""

from mypy_extensions import i64

from citybuilder.core.game import State
from citybuilder.core.rng import Rng


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
        return other
