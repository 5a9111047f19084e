"""Names that people gave themselves in one game are theirs in every other one."""

from collections.abc import Sequence
from typing import Final

from citybuilder.store.settings import Settings, Setup
from citybuilder.words.people import HUMAN, NAMES

MOST: Final = 12  # names that are remembered

Person = tuple[str, str]  # a name, and "human" or the key of a bot's level


def own_names(people: Sequence[Person]) -> list[str]:
    """Of people, as far as they gave any."""
    return [name for name, who in people if who == HUMAN and name not in NAMES]


def learn(settings: Settings, game: str, setup: Setup) -> None:
    """How a game is set up now; whoever has a new name has it in games that were set up before."""
    given = own_names(setup.seats)
    news = [name for name in given if name not in settings.names]
    settings.setups[game] = setup
    settings.names = list(dict.fromkeys([*given, *settings.names]))[:MOST]
    if news:
        for other in settings.setups.values():
            if other is not setup:
                other.seats = named(other.seats, given)


def named(people: Sequence[Person], names: Sequence[str]) -> list[Person]:
    """People who gave no name get those that are known and nobody else has there."""
    left = [name for name in names if name not in {name for name, _ in people}]
    return [
        (left.pop(0), who) if who == HUMAN and name in NAMES and left else (name, who)
        for name, who in people
    ]
