"""A match that is about to begin: who sits where, which options, which number."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from citybuilder.playing.known_names import Person as Person
from citybuilder.playing.known_names import named
from citybuilder.store.boxes import Box
from citybuilder.store.settings import Setup
from citybuilder.tables.texts import Translate
from citybuilder.words.names import plain_name
from citybuilder.words.people import HUMAN, NAMES, SHORT_SEED

OFFERED: Final = ("beginner", "normal", "strong", "expert")  # levels, from the weakest
FIRST_GUESTS: Final = 3  # at a table that nobody has set up yet


@dataclass(frozen=True)
class NewMatch:
    """Everything that a new match is made from."""

    game: str
    seats: tuple[Person, ...]
    options: dict[str, str]
    seed: int


def new_seed() -> int:
    return random.SystemRandom().randrange(SHORT_SEED)


def seated(people: list[Person], shuffle: bool, seed: int) -> tuple[Person, ...]:
    """The number of a match also decides who sits where: it can be played again exactly."""
    mixed = list(people)
    if shuffle:
        random.Random(seed).shuffle(mixed)
    return tuple(mixed)


def first_setup(box: Box) -> Setup:
    """One person against two ordinary bots."""
    count = min(max(FIRST_GUESTS, box.players[0]), box.players[-1])
    return Setup([(NAMES[seat], HUMAN if seat == 0 else "normal") for seat in range(count)], {})


def fitting(setup: Setup | None, box: Box, names: Sequence[str] = ()) -> Setup:
    """A setup from the settings, mended where it does not fit the game; at a table that nobody has
    set up yet, people have the names that are known."""
    if setup is None or len(setup.seats) not in box.players:
        first = first_setup(box)
        return replace(first, seats=named(first.seats, [plain_name(name) for name in names]))
    known = (HUMAN, *OFFERED)
    seats = [(plain_name(name), who if who in known else "normal") for name, who in setup.seats]
    return Setup(seats, dict(setup.options), setup.shuffle)


def who_word(who: str, translate: Translate) -> str:
    """A person or a bot's level, as the lobby calls it."""
    words = {
        HUMAN: translate("lobby", "Human"),
        "beginner": translate("lobby", "Bot · beginner"),
        "normal": translate("lobby", "Bot · normal"),
        "strong": translate("lobby", "Bot · strong"),
        "expert": translate("lobby", "Bot · expert"),
    }
    return words.get(who, translate("lobby", "Bot"))
