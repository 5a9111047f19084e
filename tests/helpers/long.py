"""What is tested more broadly where there is time: `python3 packaging/start.py test --long`."""

from collections.abc import Sequence
from itertools import product

import pytest

from citybuilder.games import GAMES

LANGUAGES = ("de", "en")


class Run:
    """What pytest was asked for; conftest.py tells it before any test is read."""

    is_long = False


def amount(few: int, many: int) -> int:
    """How often something is repeated, in the short command and where there is time."""
    return many if Run.is_long else few


def long_if(more: bool) -> list[pytest.MarkDecorator]:
    """The marks of a case, which the short command leaves out if it is one more of a kind."""
    return [pytest.mark.long] if more else []


def each_game_in_a_language() -> pytest.MarkDecorator:
    """All games in all languages; the short command has each game in one of them, by turns."""
    return pytest.mark.parametrize(
        ("game", "language"),
        [
            pytest.param(game, language, marks=long_if((number + turn) % 2 == 1))
            for number, game in enumerate(GAMES)
            for turn, language in enumerate(LANGUAGES)
        ],
    )


def crossed(names: str, *values: Sequence[object]) -> pytest.MarkDecorator:
    """Every combination of the values that these names may have; the short command has each value
    at least once."""
    most = max(map(len, values))
    few = [tuple(each[turn % len(each)] for each in values) for turn in range(most)]
    return pytest.mark.parametrize(
        names.split(),
        [pytest.param(*case, marks=long_if(case not in few)) for case in product(*values)],
    )
