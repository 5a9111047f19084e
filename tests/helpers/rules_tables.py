"""The tables with numbers on them that the rules of the games show, as the files lie there."""

from typing import Final

import pytest

from citybuilder.games import GAMES
from citybuilder.system.paths import resources


def tables_of(game: str) -> list[str]:
    """The game's own picture first: `game`, then `game/further` for each table_further.json."""
    files = sorted((resources() / game).glob("table*.json"))
    return [f"{game}/{file.stem.partition('_')[2]}".removesuffix("/") for file in files]


PICTURES: Final = [picture for game in GAMES for picture in tables_of(game)]
FURTHER: Final = [picture for picture in PICTURES if picture not in GAMES]

of_every_picture = pytest.mark.parametrize("picture", PICTURES)
