"""Effects that ask: what is torn down, given away or closed. They come with the last box, so that
every card has a place in the cities."""

from typing import ClassVar, Final

from mypy_extensions import i64

from citybuilder.core.game import Action, Decision
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.cards import Doubts, Establishment, Landmark
from citybuilder.games.machi_koro.effects import LEAST, Asking
from citybuilder.games.machi_koro.state import MARKS, MachiKoroState, bit

SENDS: Final = [[c.send(kind, seat) for kind in range(MARKS)] for seat in range(c.PLAYERS.stop)]
TURN: Final = 6.0  # coins that one may take for a turn in which something is built again
CLOSES: Final = [c.close(kind) for kind in range(MARKS)]
NOTHING: Final = c.pass_on()


class Repeated(Asking):
    """Coins from the bank for a deed that has to be done once for each copy, while it can be."""

    question: ClassVar[i64] = 0
    colours: ClassVar[tuple[i64, ...]] = (c.GREEN,)

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        asked = Decision(self.question, owner, self.kind, copies)
        if copies > 0 and self.legal(state, asked):
            state.asked.append(asked)

    def asks(self, asked: Decision) -> bool:
        return asked.kind == self.question and asked.what == self.kind

    def answer(self, state: MachiKoroState, asked: Decision, action: Action) -> None:
        self.do(state, asked.seat, action)
        self.earn(state, asked.seat, self.amount)
        self.use(state, asked.seat, asked.amount - 1)

    def do(self, state: MachiKoroState, seat: i64, action: Action) -> None:
        """What it asks for."""


class Demolish(Repeated):
    """An own landmark is turned back."""

    question = c.ASK_DEMOLISH

    def __init__(
        self,
        kind: i64 = 0,
        cards: list[Establishment] | None = None,
        landmarks: list[Landmark] | None = None,
        doubts: Doubts | None = None,
    ) -> None:
        super().__init__(kind, cards, landmarks, doubts)
        self.costs = [float(landmark.cost) for landmark in landmarks or []]

    def legal(self, state: MachiKoroState, asked: Decision) -> list[Action]:
        found: list[Action] = []
        left = state.built[asked.seat] & self.earned
        number: i64 = 0
        while left > 0:
            if left & 1:
                found.append(c.demolish(number))
            left >>= 1
            number += 1
        return found

    def do(self, state: MachiKoroState, seat: i64, action: Action) -> None:
        stays = ~bit(action.what)
        state.built[seat] = state.built[seat] & stays
        state.working[seat] = state.working[seat] & stays
        state.tell(c.DEMOLISHED, seat, action.what)

    def worth(self, state: MachiKoroState, owner: i64) -> float:
        """The coins, less what the cheapest landmark costs to build anew, and the turn."""
        standing = [
            cost
            for number, cost in enumerate(self.costs)
            if (state.built[owner] & self.earned) >> number & 1
        ]
        return float(self.amount) - min(standing) - TURN if standing else 0.0

    def weights(
        self, state: MachiKoroState, actions: list[Action], gains: list[float]
    ) -> list[float]:
        """The cheapest is missed least."""
        return [1.0 / (1.0 + self.costs[action.what]) for action in actions]


class GiveAway(Repeated):
    """An own card goes to an opponent who may still have one of it; violet ones stay."""

    question = c.ASK_SEND

    def legal(self, state: MachiKoroState, asked: Decision) -> list[Action]:
        found: list[Action] = []
        first = asked.seat * state.kinds
        for other in range(state.seats):
            if other != asked.seat:
                full = state.full[other]
                for kind in self.movable:
                    if state.cities[first + kind] > 0 and not full >> kind & 1:
                        found.append(SENDS[other][kind])
        return found

    def do(self, state: MachiKoroState, seat: i64, action: Action) -> None:
        state.move(seat, action.what, action.where, self.doubts.closed_first)
        state.tell(c.SENT, seat, action.what, action.where)

    def weights(
        self, state: MachiKoroState, actions: list[Action], gains: list[float]
    ) -> list[float]:
        """What brings least, to whoever has built least."""
        found = []
        for action in actions:
            mild = 0.05 + 1.0 / float(1 + self.standing(state, action.where))
            found.append(mild / (0.1 + max(0.0, gains[action.what])))
        return found


class CloseAll(Asking):
    """All open copies of one kind are closed, in all cities; each brings a coin."""

    colours = (c.VIOLET,)

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        asked = Decision(c.ASK_CLOSE, owner, self.kind)
        if len(self.legal(state, asked)) > 1:
            state.asked.append(asked)

    def asks(self, asked: Decision) -> bool:
        return asked.kind == c.ASK_CLOSE and asked.what == self.kind

    def legal(self, state: MachiKoroState, asked: Decision) -> list[Action]:
        """Each kind with an open copy; to name one that nobody has is to name none."""
        found = [CLOSES[kind] for kind in self.movable if self.open_copies(state, kind) > 0]
        found.append(NOTHING)
        return found

    def open_copies(self, state: MachiKoroState, kind: i64) -> i64:
        found: i64 = 0
        for seat in range(state.seats):
            place = seat * state.kinds + kind
            found += state.cities[place] - state.closed[place]
        return found

    def answer(self, state: MachiKoroState, asked: Decision, action: Action) -> None:
        if action.kind != c.CLOSE:
            return
        owner, kind = asked.seat, action.what
        found: i64 = 0
        for seat in range(state.seats):
            place = seat * state.kinds + kind
            copies = state.cities[place] - state.closed[place]
            if copies > 0:
                state.closed[place] = state.cities[place]
                state.tell(c.CLOSED, seat, kind, amount=copies)
                found += self.paid_by(state, owner, seat, copies * self.amount)
        if found > 0:
            self.earn(state, owner, found)

    def paid_by(self, state: MachiKoroState, owner: i64, seat: i64, claim: i64) -> i64:
        """What the bank owes for these copies, where it is not their owner who pays."""
        if not self.doubts.owners_pay_closing:
            return claim
        if seat != owner:
            taken = self.take(state, owner, seat, claim)
            state.tell(c.ROBBED, owner, self.kind, seat, taken)
        return 0

    def worth(self, state: MachiKoroState, owner: i64) -> float:
        """The coins of what most copies are open of, without one's own."""
        most = 0
        for kind in self.movable:
            place = owner * state.kinds + kind
            own = state.cities[place] - state.closed[place]
            most = max(most, self.open_copies(state, kind) - 2 * own)
        return float(self.amount) * float(most)

    def weights(
        self, state: MachiKoroState, actions: list[Action], gains: list[float]
    ) -> list[float]:
        """The more others lose and the less one's own city does."""
        found = []
        for action in actions:
            if action.kind != c.CLOSE:
                found.append(0.2)
                continue
            place = action.what + state.asked[-1].seat * state.kinds
            own = state.cities[place] - state.closed[place]
            others = self.open_copies(state, action.what) - own
            lost = float(own) * gains[action.what]
            found.append(max(LEAST, 1.3 * float(others) - lost))
        return found
