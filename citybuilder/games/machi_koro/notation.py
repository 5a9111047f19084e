"""How Machi Koro writes its answers: `roll:2`, `build:bakery`, `take:mine:B`."""

from citybuilder.core.notation import Notation, Verb, counted, lettered, named
from citybuilder.games.machi_koro import cards as c


def notation(cards: list[c.Establishment], landmarks: list[c.Landmark], seats: int) -> Notation:
    keys = named([card.key for card in cards])
    marks = named([landmark.key for landmark in landmarks])
    others = lettered(seats)
    return Notation(
        [
            Verb(c.ROLL, "roll", amount=counted(range(1, 3), 1)),
            Verb(c.KEEP, "keep"),
            Verb(c.REROLL, "reroll"),
            Verb(c.ROB, "rob", where=others),
            Verb(c.GIVE, "give", keys),
            Verb(c.TAKE, "take", keys, others),
            Verb(c.BUILD, "build", keys),
            Verb(c.LANDMARK, "landmark", marks),
            Verb(c.PASS, "pass"),
            Verb(c.RAISE, "raise"),
            Verb(c.DEMOLISH, "demolish", marks),
            Verb(c.SEND, "send", keys, others),
            Verb(c.CLOSE, "close", keys),
            Verb(c.INVEST, "invest"),
        ]
    )
