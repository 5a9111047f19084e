"""What lies open to be built: all piles, "Komme, was wolle", or three rows."""

from mypy_extensions import i64

from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.cards import Establishment, Setup
from citybuilder.games.machi_koro.editions import Edition
from citybuilder.games.machi_koro.state import MachiKoroState, bit


class Market:
    """Where not all piles lie open, the others are in a bag, from which rows are filled up."""

    def __init__(
        self, cards: list[Establishment] | None = None, setup: Setup | None = None
    ) -> None:
        self.cards: list[Establishment] = cards or []
        self.setup = setup or Setup()

    def lay_out(self, state: MachiKoroState, edition: Edition, market: str) -> None:
        copies = [0] * edition.kinds
        for kind in edition.in_play:
            copies[kind] = self.cards[kind].copies
        state.rows = market == "three_rows"
        if market == "all_piles":
            state.market = copies
            return
        if not state.rows or self.setup.doubts.fewer_towers:
            for kind in edition.in_play:
                if self.cards[kind].colour == c.VIOLET:
                    copies[kind] = copies[kind] - self.setup.removed[state.seats]
        state.bag = copies
        state.market = [0] * edition.kinds
        state.mark()
        self.refill(state, edition)

    def tidy(self, state: MachiKoroState, edition: Edition, kind: i64) -> None:
        """A pile that is sold out makes room, and so does a tower that everybody has, where it lies
        in a row."""
        left = state.market[kind]
        if left > 0 and state.rows and self.is_idle(state, kind):
            state.bag[kind] = state.bag[kind] + left
            state.market[kind] = left = 0
            state.tell(c.WITHDRAWN, what=kind)
        if left == 0:
            state.on_sale &= ~bit(kind)
            if state.bag:
                self.refill(state, edition)

    def is_idle(self, state: MachiKoroState, kind: i64) -> bool:
        """Whether it is a tower that nobody may build any more."""
        owned = sum([full >> kind & 1 for full in state.full])
        return self.cards[kind].colour == c.VIOLET and owned == state.seats

    def refill(self, state: MachiKoroState, edition: Edition) -> None:
        if not state.rows:
            self.fill(state, edition.in_play, self.setup.piles)
            return
        for row, kinds in zip(self.setup.rows, edition.rows, strict=True):
            self.fill(state, [k for k in kinds if not self.is_idle(state, k)], row.piles)

    def fill(self, state: MachiKoroState, kinds: list[int], piles: i64) -> None:
        """Reveal cards until enough different kinds lie open; equal ones are stacked."""
        market = state.market
        bag = [0] * len(state.bag)
        for kind in kinds:
            bag[kind] = state.bag[kind]
        lying = 0
        for kind in kinds:
            if market[kind] > 0:
                lying += 1
        while lying < piles and sum(bag) > 0:
            kind = state.rng.draw(bag)
            state.bag[kind] = bag[kind]
            if market[kind] == 0:
                lying += 1
            market[kind] = market[kind] + 1
            state.on_sale |= bit(kind)
            state.tell(c.REVEALED, what=kind)

    def fits(self, state: MachiKoroState, edition: Edition) -> bool:
        """Where cards come out of a bag, so many piles lie open as long as there are cards."""
        if not state.bag:
            return not state.rows
        if not state.rows:
            return self.is_full(state, edition.in_play, self.setup.piles)
        return all(
            self.is_full(state, kinds, row.piles)
            for row, kinds in zip(self.setup.rows, edition.rows, strict=True)
        )

    def is_full(self, state: MachiKoroState, kinds: list[int], piles: i64) -> bool:
        lying = sum(1 for kind in kinds if state.market[kind] > 0)
        hidden = sum(state.bag[kind] for kind in kinds if not self.is_idle(state, kind))
        return lying == piles or (lying < piles and hidden == 0)
