"""How Cities writes its answers: `take:tiles.3`, `lay:tile_bgpp:6:2`, `put:boat:77`.

Places of tiles, spaces and quarter turns are numbered as on the table. What leaves the game is a
feature or a piece, as the question has it: the answer names both, `leave:boat|red`.
"""

from typing import Final

from citybuilder.core.notation import Names, Notation, Verb, counted, named
from citybuilder.games.cities import cards as c

ROWS: Final = ("cards", "tiles", "features", "pieces")
TURNS: Final = 4


def notation(tiles: list[c.Tile], features: list[c.Feature], setup: c.Setup) -> Notation:
    span = 2 * max(*setup.district, *setup.long_district) - 1
    side = 2 * span + 2
    spaces = counted(range(side * side), 0)
    keys = named([tile.key for tile in tiles])
    return Notation(
        [
            Verb(c.START, "start", keys),
            Verb(c.TAKE, "take", where=slots()),
            Verb(c.LAY, "lay", keys, counted(range(span * span), 0), counted(range(TURNS), 0)),
            Verb(c.PUT, "put", named([feature.key for feature in features]), spaces),
            Verb(c.BUILD, "build", named(list(c.COLOURS)), spaces),
            Verb(c.LEAVE, "leave", leavings(features)),
        ]
    )


def slots() -> Names:
    return named([f"{row}.{slot + 1}" for row in ROWS for slot in range(c.SLOTS)])


def leavings(features: list[c.Feature]) -> Names:
    found: Names = {}
    for number in range(max(len(features), len(c.COLOURS))):
        both = [feature.key for feature in features[number : number + 1]]
        both.extend(c.COLOURS[number : number + 1])
        found[number] = "|".join(both)
    return found
