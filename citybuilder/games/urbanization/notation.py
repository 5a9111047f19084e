"""How Urbanization writes its answers: `act:sow`, `build:house:7`, `make:1.2:3`, `sow:card`.

Regions, slots, stacks, fields and spaces are counted from 1, as people do.
"""

from typing import Final

from citybuilder.core.notation import Notation, Verb, counted, named
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box

GRAIN: Final = ("barn_1", "barn_2", "barn_3", "barn_4", "field", "return")


def notation(box: Box) -> Notation:
    lands = counted(range(len(box.regions)), 1)
    slots = counted(range(c.SLOTS), 1)
    buildings = {kind: c.KINDS[kind] for kind in range(1, len(c.KINDS))}
    return Notation(
        [
            Verb(c.START, "start", where=lands),
            Verb(c.MOVE, "price", lands, lands),
            Verb(c.CHOOSE, "choose", named([character.key for character in box.characters])),
            Verb(c.ACT, "act", named(list(c.ACTIONS))),
            Verb(c.PASS, "pass"),
            Verb(c.USE, "use"),
            Verb(c.RENOUNCE, "renounce"),
            Verb(c.LIFT, "lift", where=lands),
            Verb(c.BUY_LAND, "buy", where=lands),
            Verb(c.KIND, "kind", buildings),
            Verb(c.RAISE, "build", buildings, lands),
            Verb(c.BUY_GRAIN, "grain", where=named(list(GRAIN))),
            Verb(c.SELL_GRAIN, "sell"),
            Verb(c.SEED, "sow", where={**lands, int(c.ON_CARD): "card"}),
            Verb(c.ORDER, "order", where=slots),
            Verb(c.ATTRACT, "attract", where=slots),
            Verb(c.SETTLE, "settle", where=lands),
            Verb(c.MODERNISE, "modernise", counted(range(c.STACKS), 1)),
            Verb(c.MAKE, "make", named(fields()), amount=counted(range(box.setup.row + 1), 0)),
            Verb(c.ENTER, "enter"),
            Verb(c.ADVANCE, "advance", where=counted(range(c.TRACK), 1)),
            Verb(c.STEP, "step"),
            Verb(c.STOP, "stop"),
            Verb(c.TAKE, "take", named([invention.key for invention in box.inventions])),
            Verb(c.DONE, "done"),
        ]
    )


def fields() -> list[str]:
    """Of production: stack and field."""
    return [f"{at // c.FIELDS + 1}.{at % c.FIELDS + 1}" for at in range(c.STACKS * c.FIELDS)]
