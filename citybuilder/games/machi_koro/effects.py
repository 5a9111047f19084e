"""What establishments do when their number is thrown: what all effects have in common. There is a
class for each, and an object of it for each card that has it; `kinds.EFFECTS` knows them all."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Decision
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.cards import Doubts, Establishment, Landmark, power_bit
from citybuilder.games.machi_koro.state import MachiKoroState

LEAST: Final = 0.02  # weight of what a sensible player would not do


class Effect(ABC):
    """What one kind of card does for its owner; most bring coins."""

    colours: ClassVar[tuple[i64, ...]] = ()  # of the cards that can have it
    counts: ClassVar[str] = ""  # what such a card says that it counts: icons or card, if it does

    def __init__(
        self,
        kind: i64 = 0,
        cards: list[Establishment] | None = None,
        landmarks: list[Landmark] | None = None,
        doubts: Doubts | None = None,
    ) -> None:
        box: list[Establishment] = cards or [Establishment()]
        marks: list[Landmark] = landmarks or []
        kinds = range(len(box))
        card = box[kind]
        favoured = [icon for landmark in marks for icon in landmark.icons]
        self.kind = kind
        self.colour = card.colour
        self.dice = card.dice
        self.amount = card.amount
        self.doubts = doubts or Doubts()
        self.mall: i64 = 0  # the landmark that adds a coin, if it does to this card
        if card.icon in favoured:
            self.mall = power_bit(marks, c.EXTRA_COIN)
        self.counted: list[i64] = [
            k for k in kinds if box[k].icon in card.per_icons or box[k].key == card.per_card
        ]
        self.movable: list[i64] = [k for k in kinds if box[k].colour != c.VIOLET]
        self.least = card.least
        self.most = card.most
        self.needed: i64 = 0 if card.needs == NONE else power_bit(marks, card.needs)
        self.limited = card.needs != NONE or card.most != c.MANY or card.least != 0
        self.earned: i64 = earned(marks)

    @abstractmethod
    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        """The number was thrown."""

    def coins(self, state: MachiKoroState, owner: i64, landmarks: i64) -> i64:
        """What one copy brings to an owner of these landmarks, at whatever was thrown by whom."""
        if self.limited and not self.works(state, owner):
            return 0
        return self.amount + 1 if landmarks & self.mall else self.amount

    def works(self, state: MachiKoroState, owner: i64) -> bool:
        """Whether its conditions are met: what stands counts at once, whatever power it has yet."""
        if state.built[owner] & self.needed != self.needed:
            return False
        if self.most != c.MANY and self.standing(state, owner) > self.most:
            return False
        return self.least == 0 or self.standing(state, state.active) >= self.least

    def standing(self, state: MachiKoroState, seat: i64) -> i64:
        """How many landmarks a city has built."""
        left = state.built[seat] & self.earned
        found: i64 = 0
        while left > 0:
            found += left & 1
            left >>= 1
        return found

    def worth(self, state: MachiKoroState, owner: i64) -> float:
        """Coins for which one may take a use of one copy, once all that stands works."""
        return float(self.coins(state, owner, state.built[owner]))

    def count(self, state: MachiKoroState, owner: i64) -> i64:
        """How many cards the owner has that it counts."""
        first = owner * state.kinds
        found: i64 = 0
        for kind in self.counted:
            if kind < state.kinds:
                found += state.cities[first + kind]
        return found

    def take(self, state: MachiKoroState, owner: i64, other: i64, claim: i64) -> i64:
        """Nobody pays more than there is; the rest lapses."""
        taken = min(claim, state.coins[other])
        state.coins[other] = state.coins[other] - taken
        state.coins[owner] = state.coins[owner] + taken
        return taken

    def earn(self, state: MachiKoroState, owner: i64, coins: i64) -> None:
        """From the bank."""
        state.coins[owner] = state.coins[owner] + coins
        state.bank -= coins
        if state.events is not None:
            state.tell(c.EARNED, owner, self.kind, amount=coins)


class Asking(Effect):
    """One that asks its owner something."""

    @abstractmethod
    def asks(self, asked: Decision) -> bool:
        """Whether the question is this card's."""

    @abstractmethod
    def legal(self, state: MachiKoroState, asked: Decision) -> list[Action]:
        """All answers."""

    @abstractmethod
    def answer(self, state: MachiKoroState, asked: Decision, action: Action) -> None:
        """Do what was answered."""

    @abstractmethod
    def weights(
        self, state: MachiKoroState, actions: list[Action], gains: list[float]
    ) -> list[float]:
        """How a sensible player picks who would gain so much by a copy of each card."""


def earned(landmarks: list[Landmark]) -> i64:
    """The bits of those that have to be built."""
    bit: i64 = 1
    found: i64 = 0
    for landmark in landmarks:
        if not landmark.begins:
            found |= bit
        bit *= 2
    return found
