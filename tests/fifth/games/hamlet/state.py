"""Everything on Hamlet's table."""

from mypy_extensions import i64

from citybuilder.core.game import State
from citybuilder.core.rng import Rng


class HamletState(State):
    """Hands and hamlets count cards by kind: seat * kinds + kind."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats)
        self.kinds: i64 = 0
        self.bag: list[i64] = []
        self.pile: list[i64] = []  # laid down
        self.hands: list[i64] = []
        self.built: list[i64] = []
        self.held: list[i64] = []  # cards in each hand, whatever they are

    def copy(self) -> "HamletState":
        other = HamletState(self.seats)
        other.rng = Rng(self.rng.value)
        other.asked = self.asked[:]
        other.turn = self.turn
        other.over = self.over
        other.kinds = self.kinds
        other.bag = self.bag[:]
        other.pile = self.pile[:]
        other.hands = self.hands[:]
        other.built = self.built[:]
        other.held = self.held[:]
        return other
