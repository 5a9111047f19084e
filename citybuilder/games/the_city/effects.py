"""What The City's buildings are printed to do beyond their numbers: each kind of effect is a class
that says what is printed with it and what it counts."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.state import TheCityState

SYMBOL: Final = "symbol"
CARD: Final = "card"


class Printed:
    """A number beside a symbol or a kind of building."""

    amount: i64 = 0
    symbol: i64 = NONE
    card: i64 = NONE


class Discount(Printed):
    """The building, or all that show the symbol, cost so much less."""


class Effect(Printed, ABC):
    """So many cards or points more a round for each that counts."""

    per: ClassVar[str] = ""  # its name in cards.json
    about: ClassVar[str] = CARD  # what is printed with it
    once: ClassVar[bool] = False  # whether it counts once at most

    @abstractmethod
    def counts(self, state: TheCityState, seat: i64) -> i64:
        """How often, for the owner of its card."""

    def source(self) -> i64:
        """The line of the score that its points belong to."""
        return c.SCORE_CARDS if self.symbol == NONE else c.SCORE_SYMBOLS


class PerSymbol(Effect):
    """For each own symbol."""

    per = "symbol"
    about = SYMBOL

    def counts(self, state: TheCityState, seat: i64) -> i64:
        return state.symbols[seat * c.SHOWN + self.symbol]


class PerSymbolOfTwo(Effect):
    """For each own symbol and each of one other player, the best of them."""

    per = "symbol_of_two"
    about = SYMBOL

    def counts(self, state: TheCityState, seat: i64) -> i64:
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, state.symbols[other * c.SHOWN + self.symbol])
        return state.symbols[seat * c.SHOWN + self.symbol] + best


class IfOwned(Effect):
    """Once, with a certain card in the own city."""

    per = "owned"
    once = True

    def counts(self, state: TheCityState, seat: i64) -> i64:
        return 1 if state.cities[seat * state.kinds + self.card] > 0 else 0


class PerOwnCard(Effect):
    """For each of a certain card in the own city."""

    per = "own_card"

    def counts(self, state: TheCityState, seat: i64) -> i64:
        return state.cities[seat * state.kinds + self.card]


class PerAnyCard(Effect):
    """For each of a certain card in all cities."""

    per = "any_card"

    def counts(self, state: TheCityState, seat: i64) -> i64:
        found: i64 = 0
        for other in range(state.seats):
            found += state.cities[other * state.kinds + self.card]
        return found


EFFECTS: Final[dict[str, type[Effect]]] = {
    kind.per: kind for kind in (PerSymbol, PerSymbolOfTwo, IfOwned, PerOwnCard, PerAnyCard)
}
