"""The words of effects: on a card, in its tooltip, when it asks, and in the log."""

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
    "machi_koro", "It would bring you up to %n coins from others' rolls.", "", 1
)
TOGETHER: Final = QT_TRANSLATE_NOOP("machi_koro", "As things are: %n coins on that roll.", "", 1)
TOGETHER_AT_MOST: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "As things are: up to %n coins on that roll.", "", 1
)


@dataclass(frozen=True)
class Words:
    """What one effect is called, on the card and in its tooltip."""

    help: str  # %1: the symbol that counts, %2: the establishments that show it
    short: str  # on the card, after its coins
    brings: str = BRINGS  # %1: what it counts, %2: what it brings for each; empty if no coins
    together: str = TOGETHER  # of all copies


EFFECTS: Final = {
    "bank": Words(
        QT_TRANSLATE_NOOP("machi_koro", "%n coins from the bank.", "", 1),
        "",  # its colour says it
    ),
    "bank_per_icon": Words(
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "%n coins from the bank for each of your cards with the %1 symbol (%2).",
            "",
            1,
        ),
        QT_TRANSLATE_NOOP("machi_koro", "per"),
        BRINGS_COUNTED,
    ),
    "from_roller": Words(
        QT_TRANSLATE_NOOP("machi_koro", "%n coins from whoever rolled.", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "from roller"),
        BRINGS_AT_MOST,
        TOGETHER_AT_MOST,
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
            "machi_koro", "you may swap one establishment with another player; violet ones stay."
        ),
        QT_TRANSLATE_NOOP("machi_koro", "swap a card"),
        "",
    ),
}

COLOURS: Final = {  # on cards whose effect says no more
    c.BLUE: QT_TRANSLATE_NOOP("machi_koro", "any roll"),
    c.GREEN: QT_TRANSLATE_NOOP("machi_koro", "your roll"),
}


@dataclass(frozen=True)
class Question:
    """What one effect asks: the section of the rules, the words, and each answer with the piece
    that stands for it."""

    section: str
    prompt: str  # %n: the coins of the card, %1: its name
    answers: dict[int, tuple[str, str]]  # %n: coins to be had, %1, %2: the card, the player
    as_object: bool = False  # whether the prompt names the card as the object of a sentence


QUESTIONS: Final = {
    c.ASK_ROB: Question(
        "tv-station",
        QT_TRANSLATE_NOOP("machi_koro", "%1: who pays you up to %n coins?", "", 1),
        {c.ROB: (QT_TRANSLATE_NOOP("machi_koro", "Take %n coins from %1", "", 1), "seat/{where}")},
    ),
    c.ASK_GIVE: Question(
        "business-center",
        QT_TRANSLATE_NOOP("machi_koro", "%1: which establishment do you give away?"),
        {
            c.GIVE: (QT_TRANSLATE_NOOP("machi_koro", "Give away %1"), "city/{seat}/{what}"),
            c.PASS: (QT_TRANSLATE_NOOP("machi_koro", "Swap nothing"), ""),
        },
    ),
    c.ASK_TAKE: Question(
        "business-center",
        QT_TRANSLATE_NOOP("machi_koro", "What do you take for %1?"),
        {c.TAKE: (QT_TRANSLATE_NOOP("machi_koro", "Take %1 from %2"), "city/{where}/{what}")},
        as_object=True,
    ),
}

COINS: Final = {  # when some are moved, and when there are none; %1: who, %2: with whom, %3: why
    c.PAID: (
        QT_TRANSLATE_NOOP("machi_koro", "%1 pays %2 %n coins for the %3.", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "%1 cannot pay %2 for the %3."),
    ),
    c.EARNED: (
        QT_TRANSLATE_NOOP("machi_koro", "%1 gets %n coins from the bank for the %3.", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "%1 gets nothing for the %3."),
    ),
    c.ROBBED: (
        QT_TRANSLATE_NOOP("machi_koro", "%1 takes %n coins from %2 for the %3.", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "%1 gets nothing from %2 for the %3."),
    ),
}
SWAPPED: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 gives %2 %3 and takes %4.")
