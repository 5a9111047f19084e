"""The tables that the rules show, with numbers on them: resources/<game>/table*.json, checked."""

from typing import Annotated

from pydantic import Field

from citybuilder.store.save_sheet import Sheet
from citybuilder.store.sheets.prepared import Prepared
from citybuilder.system.paths import resources

Share = Annotated[float, Field(ge=0, le=1)]


class Spot(Sheet):
    """Where a number stands: on a piece, so far from its left and its upper side."""

    piece: str
    across: Share = 0.5
    down: Share = 0.5


class Overlooked(Prepared):
    """A table and what is numbered on it, from 1 on; the rules say in this order what it is."""

    numbers: Annotated[list[Spot], Field(min_length=1)]


def load_overlooked(picture: str) -> Overlooked:
    """`game` is in its table.json, `game/further` in its table_further.json."""
    game, _, further = picture.partition("/")
    file = f"table_{further}.json" if further else "table.json"
    return Overlooked.model_validate_json((resources() / game / file).read_text(encoding="utf-8"))
