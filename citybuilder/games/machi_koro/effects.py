"""What establishments do when their number is thrown: a class for each effect, and an object of it
for each card that has it. `EFFECTS` knows them by the words of the cards."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from citybuilder.core.game import Action, Decision
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.cards import Establishment, Landmark, power_bit
from citybuilder.games.machi_koro.state import MARKS, MachiKoroState

SWAP_WORTH: Final = 2.0  # coins that one use of the Business Center is worth
LEAST: Final = 0.02  # weight of what a sensible player would not do

# Answers never change, so each is made once, for as many kinds as a state has marks for.
GIVES: Final = [c.give(kind) for kind in range(MARKS)]
TAKES: Final = [[c.take(kind, seat) for kind in range(MARKS)] for seat in range(c.PLAYERS.stop)]
NOTHING: Final = c.pass_on()


class Effect(ABC):
    """What one kind of card does for its owner; most bring coins."""

    colours: ClassVar[tuple[i64, ...]] = ()  # of the cards that can have it
    counts: ClassVar[bool] = False  # whether such a card names the icon that it counts

    def __init__(
        self,
        kind: i64 = 0,
        cards: list[Establishment] | None = None,
        landmarks: list[Landmark] | None = None,
    ) -> None:
        box: list[Establishment] = cards or [Establishment()]
        kinds = range(len(box))
        card = box[kind]
        favoured = [icon for landmark in landmarks or [] for icon in landmark.icons]
        self.kind = kind
        self.colour = card.colour
        self.dice = card.dice
        self.amount = card.amount
        self.mall: i64 = 0  # the landmark that adds a coin, if it does to this card
        if card.icon in favoured:
            self.mall = power_bit(landmarks or [], c.EXTRA_COIN)
        self.counted: list[i64] = [k for k in kinds if box[k].icon == card.per_icon]
        self.movable: list[i64] = [k for k in kinds if box[k].colour != c.VIOLET]

    @abstractmethod
    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        """The number was thrown."""

    def coins(self, state: MachiKoroState, owner: i64, landmarks: i64) -> i64:
        """What one copy brings to an owner of these landmarks."""
        return self.amount + 1 if landmarks & self.mall else self.amount

    def worth(self, state: MachiKoroState, owner: i64) -> float:
        """Coins for which one may take a use of one copy, once all that stands works."""
        return float(self.coins(state, owner, state.built[owner]))

    def count(self, state: MachiKoroState, owner: i64) -> i64:
        """How many cards the owner has that it counts."""
        first = owner * state.kinds
        found: i64 = 0
        for kind in self.counted:
            found += state.cities[first + kind]
        return found

    def take(self, state: MachiKoroState, owner: i64, other: i64, claim: i64) -> i64:
        """Nobody pays more than there is; the rest lapses."""
        taken = min(claim, state.coins[other])
        state.coins[other] = state.coins[other] - taken
        state.coins[owner] = state.coins[owner] + taken
        return taken


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


class FromBank(Effect):
    """Coins from the bank."""

    colours: ClassVar[tuple[i64, ...]] = (c.BLUE, c.GREEN)

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        earned = copies * self.coins(state, owner, state.working[owner])
        state.coins[owner] = state.coins[owner] + earned
        state.bank -= earned
        if state.events is not None:
            state.tell(c.EARNED, owner, self.kind, amount=earned)


class FromBankPerIcon(FromBank):
    """Coins from the bank for each own card with an icon."""

    colours = (c.GREEN,)
    counts = True

    def coins(self, state: MachiKoroState, owner: i64, landmarks: i64) -> i64:
        return self.amount * self.count(state, owner)


class FromRoller(Effect):
    """Coins from whoever rolled."""

    colours = (c.RED,)

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        roller = state.active
        claim = copies * self.coins(state, owner, state.working[owner])
        paid = self.take(state, owner, roller, claim)
        if state.events is not None:
            state.tell(c.PAID, roller, self.kind, owner, paid)


class FromEach(Effect):
    """Coins from every opponent."""

    colours = (c.VIOLET,)

    def use(self, state: MachiKoroState, owner: i64, copies: i64) -> None:
        for step in range(1, state.seats):
            other = (owner - step) % state.seats
            taken = self.take(state, owner, other, self.amount)
            state.tell(c.ROBBED, owner, self.kind, other, taken)

    def worth(self, state: MachiKoroState, owner: i64) -> float:
        return float(self.amount) * float(state.seats - 1)


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
                    if cities[first + kind] > 0 and kind != given and not full >> kind & 1:
                        taken.append(TAKES[other][kind])
        return taken

    def answer(self, state: MachiKoroState, asked: Decision, action: Action) -> None:
        seat, given, other, taken = asked.seat, asked.what, action.where, action.what
        if action.kind == c.GIVE:
            state.asked.append(Decision(c.ASK_TAKE, seat, taken))
        elif action.kind == c.TAKE:
            state.own(seat, given, -1)
            state.own(other, given, 1)
            state.own(other, taken, -1)
            state.own(seat, taken, 1)
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


# Where one throw uses several cards of a class, in this order; those that ask follow it backwards.
EFFECTS: Final[dict[str, type[Effect]]] = {
    "bank": FromBank,
    "bank_per_icon": FromBankPerIcon,
    "from_roller": FromRoller,
    "from_each": FromEach,
    "swap": Swap,
    "from_chosen": FromChosen,
}
