"""What cards and landmarks of Machi Koro ask, and the answers."""

from dataclasses import dataclass
from typing import Final

from citybuilder.games.machi_koro import cards as c
from citybuilder.tables.texts import QT_TRANSLATE_NOOP


@dataclass(frozen=True)
class Question:
    """What one effect asks: the section of the rules, the words, and each answer with the piece
    that stands for it."""

    section: str
    prompt: str  # %n: the coins of the card, %1: its name
    answers: dict[int, tuple[str, str]]  # %n: coins to be had, %1, %2: what it is about, the player
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
    c.ASK_DEMOLISH: Question(
        "demolition-company",
        QT_TRANSLATE_NOOP("machi_koro", "%1: which landmark do you tear down for %n coins?", "", 1),
        {
            c.DEMOLISH: (
                QT_TRANSLATE_NOOP("machi_koro", "Tear down %1"),
                "landmark/{seat}/{what}",
            )
        },
    ),
    c.ASK_SEND: Question(
        "moving-company",
        QT_TRANSLATE_NOOP("machi_koro", "%1: what do you give away for %n coins?", "", 1),
        {c.SEND: (QT_TRANSLATE_NOOP("machi_koro", "Give %1 to %2"), "city/{seat}/{what}")},
    ),
    c.ASK_CLOSE: Question(
        "renovation-company",
        QT_TRANSLATE_NOOP("machi_koro", "%1: which kind of card do you close everywhere?"),
        {
            c.CLOSE: (
                QT_TRANSLATE_NOOP("machi_koro", "Close %1 (%n coins)", "", 1),
                "market/{what}",
            ),
            c.PASS: (QT_TRANSLATE_NOOP("machi_koro", "Close nothing"), ""),
        },
    ),
}

RAISE_IT: Final = QT_TRANSLATE_NOOP("machi_koro", "You rolled %1. Make it %2?")
RAISE: Final = QT_TRANSLATE_NOOP("machi_koro", "Make it %1")
INVEST_IT: Final = QT_TRANSLATE_NOOP("machi_koro", "%1: do you put 1 coin on it? So far: %2.")
INVEST: Final = QT_TRANSLATE_NOOP("machi_koro", "Put 1 coin on it")
INVEST_NOTHING: Final = QT_TRANSLATE_NOOP("machi_koro", "Invest nothing")
