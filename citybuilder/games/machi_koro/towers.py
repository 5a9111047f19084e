"""Violet effects: coins from opponents, swaps, and what concerns the cities of all."""

from typing import ClassVar, Final

from mypy_extensions import i64

from citybuilder.core.game import Action, Decision
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.effects import LEAST, Asking, Effect
from citybuilder.games.machi_koro.state import MARKS, MachiKoroState

SWAP_WORTH: Final = 2.0  # coins that one use of the Business Center is worth
RICH: Final[i64] = 10  # coins from which on half of them are taken

# Answers never change, so each is made once, for as many kinds as a state has marks for.
GIVES: Final = [c.give(kind) for kind in range(MARKS)]
TAKES: Final = [[c.take(kind, seat) for kind in range(MARKS)] for seat in range(c.PLAYERS.stop)]
NOTHING: Final = c.pass_on()


class FromEach(Effect):
    """Coins from every opponent."""

    colours: ClassVar[tuple[i64, ...]] = (c.VIOLET,)

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        for step in range(1, state.seats):
            other = (owner - step) % state.seats
            taken = self.take(state, owner, other, self.claim(state, owner, other))
            state.tell(c.ROBBED, owner, self.kind, other, taken)

    def claim(self, state: MachiKoroState, owner: i64, other: i64) -> i64:
        """What an opponent owes."""
        return self.amount

    def worth(self, state: MachiKoroState, owner: i64) -> float:
        return float(self.amount) * float(state.seats - 1)


class FromEachPerCard(FromEach):
    """Coins from every opponent for each card that he has of those that it counts."""

    counts = "others"

    def claim(self, state: MachiKoroState, owner: i64, other: i64) -> i64:
        return self.amount * self.count(state, other)

    def worth(self, state: MachiKoroState, owner: i64) -> float:
        found: i64 = 0
        for other in range(state.seats):
            if other != owner:
                found += self.claim(state, owner, other)
        return float(found)


class FromEachHalf(FromEachPerCard):
    """Half of the coins of every opponent who has at least so many."""

    counts = ""

    def claim(self, state: MachiKoroState, owner: i64, other: i64) -> i64:
        coins = state.coins[other]
        return coins // 2 if coins >= self.amount else 0


class FromEachInvested(FromEachPerCard):
    """From every opponent as much as its owner has invested in it."""

    counts = ""

    def claim(self, state: MachiKoroState, owner: i64, other: i64) -> i64:
        return state.invested[owner]

    def worth(self, state: MachiKoroState, owner: i64) -> float:
        return float((state.invested[owner] + 1) * (state.seats - 1))


class ShareAll(Effect):
    """All coins are shared equally; the bank adds what is missing."""

    colours = (c.VIOLET,)

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        before = sum(state.coins)
        share = (before + state.seats - 1) // state.seats
        for seat in range(state.seats):
            state.coins[seat] = share
        state.bank -= share * state.seats - before
        state.tell(c.SHARED, owner, self.kind, amount=share)

    def worth(self, state: MachiKoroState, owner: i64) -> float:
        return float(sum(state.coins)) / float(state.seats) - float(state.coins[owner])


class FromChosen(Asking):
    """Coins from one opponent."""

    colours = (c.VIOLET,)

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        if sum(state.coins) > state.coins[owner]:
            state.asked.append(Decision(c.ASK_ROB, owner, self.kind))

    def asks(self, asked: Decision) -> bool:
        return asked.kind == c.ASK_ROB and asked.what == self.kind

    def legal(self, state: MachiKoroState, asked: Decision) -> list[Action]:
        return [c.rob(other) for other in range(state.seats) if other != asked.seat]

    def answer(self, state: MachiKoroState, asked: Decision, action: Action) -> None:
        taken = self.take(state, asked.seat, action.where, self.amount)
        state.tell(c.ROBBED, asked.seat, self.kind, action.where, taken)

    def weights(
        self, state: MachiKoroState, actions: list[Action], gains: list[float]
    ) -> list[float]:
        """The richest pays."""
        return [LEAST + float(min(self.amount, state.coins[a.where])) for a in actions]


class Swap(Asking):
    """A card for an opponent's; violet ones stay, and nobody gets more than one may own."""

    colours = (c.VIOLET,)

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        if len(self.gifts(state, owner)) > 1:
            state.asked.append(Decision(c.ASK_GIVE, owner, self.kind))

    def asks(self, asked: Decision) -> bool:
        """The second question is about what is given away."""
        if asked.kind == c.ASK_TAKE:
            return asked.what in self.movable
        return asked.kind == c.ASK_GIVE and asked.what == self.kind

    def legal(self, state: MachiKoroState, asked: Decision) -> list[Action]:
        if asked.kind == c.ASK_GIVE:
            return self.gifts(state, asked.seat)
        return self.swaps(state, asked.seat, asked.what)

    def gifts(self, state: MachiKoroState, seat: i64) -> list[Action]:
        """Own cards that some opponent's card can be had for, and the right to swap nothing."""
        given: list[Action] = []
        for kind in self.movable:
            if kind >= state.kinds:
                break
            if state.copies(seat, kind) > 0 and self.is_wanted(state, seat, kind):
                given.append(GIVES[kind])
        given.append(NOTHING)
        return given

    def is_wanted(self, state: MachiKoroState, seat: i64, given: i64) -> bool:
        cities = state.cities
        full = state.full[seat]
        for other in range(state.seats):
            if other != seat and not state.full[other] >> given & 1:
                first = other * state.kinds
                for kind in self.movable:
                    if kind >= state.kinds:
                        break
                    if cities[first + kind] > 0 and kind != given and not full >> kind & 1:
                        return True
        return False

    def swaps(self, state: MachiKoroState, seat: i64, given: i64) -> list[Action]:
        """Opponents' cards that may be taken for this one, which must fit there."""
        cities = state.cities
        full = state.full[seat]
        taken: list[Action] = []
        for other in range(state.seats):
            if other != seat and not state.full[other] >> given & 1:
                first = other * state.kinds
                for kind in self.movable:
                    if kind >= state.kinds:
                        break
                    if cities[first + kind] > 0 and kind != given and not full >> kind & 1:
                        taken.append(TAKES[other][kind])
        return taken

    def answer(self, state: MachiKoroState, asked: Decision, action: Action) -> None:
        seat, given, other, taken = asked.seat, asked.what, action.where, action.what
        if action.kind == c.GIVE:
            state.asked.append(Decision(c.ASK_TAKE, seat, taken))
        elif action.kind == c.TAKE:
            state.move(seat, given, other, self.doubts.closed_first)
            state.move(other, taken, seat, False)
            state.tell(c.SWAPPED, seat, given, other, taken)

    def worth(self, state: MachiKoroState, owner: i64) -> float:
        return SWAP_WORTH

    def weights(
        self, state: MachiKoroState, actions: list[Action], gains: list[float]
    ) -> list[float]:
        """Give what is worth little, take what is worth much."""
        if actions[0].kind == c.TAKE:
            return [LEAST + gains[action.what] for action in actions]
        given = actions[:-1]
        return [*[0.1 / (0.1 + gains[action.what]) for action in given], 0.2]
