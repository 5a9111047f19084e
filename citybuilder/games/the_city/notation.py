"""How The City writes its answers: `build:city_villa`, `pay:subway`, `enough`."""

from citybuilder.core.notation import Notation, Verb, named
from citybuilder.games.the_city import cards as c


def notation(ids: list[str]) -> Notation:
    keys = named(ids)
    return Notation(
        [
            Verb(c.DISCARD, "discard", keys),
            Verb(c.BUILD, "build", keys),
            Verb(c.PASS, "pass"),
            Verb(c.PAY, "pay", keys),
            Verb(c.ENOUGH, "enough"),
            Verb(c.TAKE, "take", keys),
        ]
    )
