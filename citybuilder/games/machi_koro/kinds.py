"""All kinds of effects, by the words of the cards."""

from typing import Final

from citybuilder.games.machi_koro.deeds import CloseAll, Demolish, GiveAway
from citybuilder.games.machi_koro.effects import Effect
from citybuilder.games.machi_koro.incomes import (
    AllFromRoller,
    Fishing,
    FromBank,
    FromBankPerCard,
    FromBankPerCardOfAll,
    FromBankThenCloses,
    FromRoller,
    ToBank,
)
from citybuilder.games.machi_koro.towers import (
    FromChosen,
    FromEach,
    FromEachHalf,
    FromEachInvested,
    FromEachPerCard,
    ShareAll,
    Swap,
)

# Where one throw uses several cards of a class, in this order; those that ask follow it backwards.
EFFECTS: Final[dict[str, type[Effect]]] = {
    "bank": FromBank,
    "bank_per_card": FromBankPerCard,
    "bank_per_card_then_closes": FromBankThenCloses,
    "bank_per_card_of_all": FromBankPerCardOfAll,
    "fishing": Fishing,
    "to_bank": ToBank,
    "from_roller": FromRoller,
    "all_from_roller": AllFromRoller,
    "from_each": FromEach,
    "from_each_per_card": FromEachPerCard,
    "from_each_half": FromEachHalf,
    "from_each_invested": FromEachInvested,
    "share_all": ShareAll,
    "demolish": Demolish,
    "give_away": GiveAway,
    "close_all": CloseAll,
    "swap": Swap,
    "from_chosen": FromChosen,
}
