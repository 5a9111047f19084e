"""How Machi Koro writes its answers: `roll:2`, `build:bakery`, `take:mine:B`."""

from citybuilder.core.notation import Notation, Verb, counted, lettered, named
from citybuilder.games.machi_koro import cards as c


def notation(cards: list[c.Establishment], landmarks: list[c.Landmark], seats: int) -> Notation:
    keys = named([card.key for card in cards])
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
            Verb(c.LANDMARK, "landmark", named([landmark.key for landmark in landmarks])),
            Verb(c.PASS, "pass"),
        ]
    )
