"""Red, blue and green effects: coins from the bank, or from whoever rolled."""

from typing import ClassVar, Final

from mypy_extensions import i64

from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.effects import Effect
from citybuilder.games.machi_koro.state import MachiKoroState

CATCH: Final = 7.0  # coins that two dice bring on average


class FromBank(Effect):
    """Coins from the bank."""

    colours: ClassVar[tuple[i64, ...]] = (c.BLUE, c.GREEN)

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        """What does not work is not told again and again."""
        coins = self.coins(state, owner, state.working[owner])
        if coins == 0 and self.limited:
            return
        earned = copies * coins
        state.coins[owner] = state.coins[owner] + earned
        state.bank -= earned
        if state.events is not None:
            state.tell(c.EARNED, owner, self.kind, amount=earned)


class FromBankPerCard(FromBank):
    """Coins from the bank for each own card that it counts."""

    colours = (c.GREEN,)
    counts = "own"

    def coins(self, state: MachiKoroState, owner: i64, landmarks: i64) -> i64:
        count = self.count(state, owner)
        if count == 0 or not landmarks & self.mall:
            return self.amount * count
        return self.amount * count + (count if self.doubts.bonus_per_card else 1)


class FromBankThenCloses(FromBankPerCard):
    """The same, but whatever copy was used is closed."""

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        super().use(state, owner, copies)
        place = owner * state.kinds + self.kind
        state.closed[place] = state.closed[place] + copies
        state.tell(c.CLOSED, owner, self.kind, amount=copies)


class FromBankPerCardOfAll(FromBank):
    """Coins from the bank for each card that it counts, whoever has it."""

    colours = (c.GREEN,)
    counts = "all"

    def coins(self, state: MachiKoroState, owner: i64, landmarks: i64) -> i64:
        found: i64 = 0
        for seat in range(state.seats):
            found += self.count(state, seat)
        return self.amount * found


class Fishing(FromBank):
    """Coins from the bank: what whoever rolled throws once more, with two dice, for all boats."""

    colours = (c.BLUE,)

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        if state.catch == 0 and self.works(state, owner):
            self.fish(state)
        super().use(state, owner, copies)

    def fish(self, state: MachiKoroState) -> None:
        first = 1 + state.rng.below(c.DIE)
        second = 1 + state.rng.below(c.DIE)
        state.catch = first + second
        state.tell(c.FISHED, state.active, first, second, state.catch)

    def coins(self, state: MachiKoroState, owner: i64, landmarks: i64) -> i64:
        return state.catch if self.works(state, owner) else 0

    def worth(self, state: MachiKoroState, owner: i64) -> float:
        return CATCH if self.works(state, owner) else 0.0


class ToBank(Effect):
    """Coins for the bank."""

    colours = (c.GREEN,)

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        paid = min(copies * self.amount, state.coins[owner])
        state.coins[owner] = state.coins[owner] - paid
        state.bank += paid
        state.tell(c.REPAID, owner, self.kind, amount=paid)

    def worth(self, state: MachiKoroState, owner: i64) -> float:
        return -float(self.amount)


class FromRoller(Effect):
    """Coins from whoever rolled."""

    colours = (c.RED,)

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        roller = state.active
        claim = copies * self.coins(state, owner, state.working[owner])
        if claim == 0 and self.limited:
            return
        paid = self.take(state, owner, roller, claim)
        if state.events is not None:
            state.tell(c.PAID, roller, self.kind, owner, paid)

    def worth(self, state: MachiKoroState, owner: i64) -> float:
        """Where only some of the others pay, so much on average."""
        landmarks = state.built[owner]
        if self.least == 0:
            return float(self.coins(state, owner, landmarks))
        claims = 0.0
        for seat in range(state.seats):
            if seat != owner and self.standing(state, seat) >= self.least:
                claims += self.claim(state, seat, landmarks)
        return claims / float(state.seats - 1)

    def claim(self, state: MachiKoroState, seat: i64, landmarks: i64) -> float:
        """What one who has to pay owes."""
        return float(self.amount + 1 if landmarks & self.mall else self.amount)


class AllFromRoller(FromRoller):
    """All coins of whoever rolled."""

    def coins(self, state: MachiKoroState, owner: i64, landmarks: i64) -> i64:
        return state.coins[state.active] if self.works(state, owner) else 0

    def claim(self, state: MachiKoroState, seat: i64, landmarks: i64) -> float:
        return float(state.coins[seat])
