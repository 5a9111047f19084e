"""The words of effects: on a card, in its tooltip, and what they bring as things are."""

from dataclasses import dataclass
from typing import Final

from citybuilder.games.machi_koro import cards as c
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

BRINGS: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "In your city it would bring you %n coins on that roll.", "", 1
)
BRINGS_COUNTED: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "In your city it would bring you %1 × %2 = %n coins on that roll.", "", 1
)
BRINGS_AT_MOST: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "It would bring you up to %n coins on other players' rolls.", "", 1
)
TOGETHER: Final = QT_TRANSLATE_NOOP("machi_koro", "Currently %n coins on that roll.", "", 1)
TOGETHER_AT_MOST: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "Currently up to %n coins on that roll.", "", 1
)
BRINGS_ABOUT: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "In your city it would bring you about %n coins on that roll.", "", 1
)
BRINGS_UP_TO: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "In your city it would bring you up to %n coins on that roll.", "", 1
)
COSTS: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "In your city it would cost you %n coins on that roll.", "", 1
)
TOGETHER_ABOUT: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "Currently about %n coins on that roll.", "", 1
)
TOGETHER_COSTS: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "Currently %n coins less on that roll.", "", 1
)


@dataclass(frozen=True)
class Words:
    """What one effect is called, on the card and in its tooltip."""

    help: str  # %1: the symbol that counts, %2: the establishments that show it
    short: str  # on the card, after its coins
    brings: str = BRINGS  # %1: what it counts, %2: what it brings for each; empty if no coins
    together: str = TOGETHER  # of all copies
    note: str = ""  # on the card, below
    has_amount: bool = True  # its number is one of coins
    is_paid: bool = False  # they go away
    pays: str = ""  # what a new one will bring; %1: the dice, %2: the card
    counts_card: str = ""  # the help where not a symbol counts, but the card %2


EFFECTS: Final = {
    "bank": Words(
        QT_TRANSLATE_NOOP("machi_koro", "%n coins from the bank.", "", 1),
        "",  # its colour says it
    ),
    "bank_per_card": Words(
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "%n coins from the bank for each of your cards with the %1 symbol (%2).",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("machi_koro", "per"),
        BRINGS_COUNTED,
        counts_card=QT_TRANSLATE_NOOP(
            "machi_koro", "%n coins from the bank for each of your cards “%2”.", "", 1
        ),
    ),
    "bank_per_card_then_closes": Words(
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "%n coins from the bank for each of your cards “%2”; then this card closes.",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("machi_koro", "per"),
        BRINGS_COUNTED,
        note=QT_TRANSLATE_NOOP("machi_koro", "then closes"),
    ),
    "bank_per_card_of_all": Words(
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "%n coins from the bank for each card with the %1 symbol, whoever has it (%2).",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("machi_koro", "per"),
        note=QT_TRANSLATE_NOOP("machi_koro", "in all cities"),
    ),
    "fishing": Words(
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "whoever rolled rolls two dice for all boats; their sum in coins from the bank.",
        ),
        QT_TRANSLATE_NOOP("machi_koro", "what 2 dice show"),
        BRINGS_ABOUT,
        TOGETHER_ABOUT,
        pays=QT_TRANSLATE_NOOP(
            "machi_koro", "“%2” will bring you about %n coins whenever somebody rolls %1.", "", 1
        ),
    ),
    "to_bank": Words(
        QT_TRANSLATE_NOOP("machi_koro", "you pay %n coins to the bank.", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "to the bank"),
        is_paid=True,
    ),
    "from_roller": Words(
        QT_TRANSLATE_NOOP("machi_koro", "%n coins from whoever rolled.", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "from roller"),
        BRINGS_AT_MOST,
        TOGETHER_AT_MOST,
    ),
    "all_from_roller": Words(
        QT_TRANSLATE_NOOP("machi_koro", "all the coins of whoever rolled."),
        QT_TRANSLATE_NOOP("machi_koro", "all from roller"),
        QT_TRANSLATE_NOOP(
            "machi_koro", "It would bring you all the coins of whoever rolls that number."
        ),
        QT_TRANSLATE_NOOP("machi_koro", "All the coins of whoever rolls that number."),
        pays=QT_TRANSLATE_NOOP(
            "machi_koro", "“%2” will bring you all the coins of others who roll %1."
        ),
    ),
    "from_each": Words(
        QT_TRANSLATE_NOOP("machi_koro", "%n coins from every other player.", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "from all"),
    ),
    "from_chosen": Words(
        QT_TRANSLATE_NOOP("machi_koro", "%n coins from one player of your choice.", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "from one"),
    ),
    "swap": Words(
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "you may swap one establishment with another player, but not a violet one.",
        ),
        QT_TRANSLATE_NOOP("machi_koro", "swap a card"),
        "",
    ),
    "from_each_per_card": Words(
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "%n coins from every other player for each of their cards with the %1 symbol (%2).",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("machi_koro", "per"),
        note=QT_TRANSLATE_NOOP("machi_koro", "from all, for theirs"),
    ),
    "from_each_half": Words(
        QT_TRANSLATE_NOOP(
            "machi_koro", "half the coins of every other player who has %n or more.", "", 1
        ),
        QT_TRANSLATE_NOOP("machi_koro", "half from all"),
        note=QT_TRANSLATE_NOOP("machi_koro", "with %n or more", "", 1),
        has_amount=False,
    ),
    "from_each_invested": Words(
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "from every other player as many coins as lie on this card. At the end of each of your"
            " turns you may put 1 coin on it.",
        ),
        QT_TRANSLATE_NOOP("machi_koro", "investment"),
        note=QT_TRANSLATE_NOOP("machi_koro", "from all"),
    ),
    "share_all": Words(
        QT_TRANSLATE_NOOP(
            "machi_koro", "the coins of all players are shared out equally; the bank rounds up."
        ),
        QT_TRANSLATE_NOOP("machi_koro", "share coins"),
        note=QT_TRANSLATE_NOOP("machi_koro", "equally, with all"),
    ),
    "demolish": Words(
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "you have to tear down one of your landmarks and get %n coins from the bank for it.",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("machi_koro", "per landmark"),
        note=QT_TRANSLATE_NOOP("machi_koro", "that you tear down"),
    ),
    "give_away": Words(
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "you have to give another player one of your cards, but not a violet one, and get %n"
            " coins from the bank for it.",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("machi_koro", "per card"),
        note=QT_TRANSLATE_NOOP("machi_koro", "that you give away"),
    ),
    "close_all": Words(
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "name a kind of card, but not a violet one; all its open copies close, yours too, and"
            " the bank pays you %n coins for each.",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("machi_koro", "per card"),
        BRINGS_UP_TO,
        TOGETHER_AT_MOST,
        note=QT_TRANSLATE_NOOP("machi_koro", "that you close"),
    ),
}

COLOURS: Final = {  # on cards whose effect says no more
    c.BLUE: QT_TRANSLATE_NOOP("machi_koro", "any roll"),
    c.GREEN: QT_TRANSLATE_NOOP("machi_koro", "your roll"),
}


@dataclass(frozen=True)
class Condition:
    """What has to be so for a card to work: a sentence, and on the card."""

    help: str  # %n: landmarks, or coins; %1: the landmark that is needed
    note: str


NEEDS: Final = Condition(
    QT_TRANSLATE_NOOP("machi_koro", "Only once you have built your %1."),
    QT_TRANSLATE_NOOP("machi_koro", "with %1"),
)
MOST: Final = Condition(
    QT_TRANSLATE_NOOP("machi_koro", "Only as long as you have at most %n landmarks.", "", 1),
    QT_TRANSLATE_NOOP("machi_koro", "up to %n landmarks", "", 1),
)
LEAST: Final = Condition(
    QT_TRANSLATE_NOOP("machi_koro", "Only from players who have at least %n landmarks.", "", 1),
    QT_TRANSLATE_NOOP("machi_koro", "who has %n+ landmarks", "", 1),
)
BONUS: Final = Condition(
    QT_TRANSLATE_NOOP("machi_koro", "When you build it, the bank gives you %n coins.", "", 1),
    QT_TRANSLATE_NOOP("machi_koro", "+%n when built", "", 1),
)
