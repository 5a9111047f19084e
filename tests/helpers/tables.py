"""Every table that can be played: all games, all numbers of seats, all options."""

from functools import cache
from itertools import product

import pytest

from citybuilder.core.game import Game, Options, State
from citybuilder.games import GAMES
from citybuilder.store.sheets import load_game
from helpers.long import long_if


@cache
def game_of(key: str) -> Game[State]:
    return load_game(key)


FEW = 4  # sets of options that are tried with every number of seats


def option_sets(game: Game[State], seats: int) -> list[Options]:
    """Every combination. Where there are many, each choice at least once: dealt out over the
    numbers of seats."""
    keys = [option.key for option in game.options]
    choices = [
        option.choices if seats in option.players else (option.default,) for option in game.options
    ]
    found = [dict(zip(keys, chosen, strict=True)) for chosen in product(*choices)]
    if len(found) <= FEW:
        return found
    longest = max(len(each) for each in choices)
    turns = [[each[n % len(each)] for each in choices] for n in range(longest)]
    number = game.players.index(seats)
    return [dict(zip(keys, chosen, strict=True)) for chosen in turns[number :: len(game.players)]]


class Table:
    """One way to sit down to one game."""

    def __init__(self, key: str, seats: int, options: Options) -> None:
        self.key = key
        self.seats = seats
        self.options = options

    @property
    def game(self) -> Game[State]:
        return game_of(self.key)

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *self.options.values()])


TABLES = [
    Table(key, seats, options)
    for key in GAMES
    for seats in game_of(key).players
    for options in option_sets(game_of(key), seats)
]

LOOKS = [  # each number of seats once, with options in turn: what they change is seen at one table
    Table(key, seats, sets[number % len(sets)])
    for key in GAMES
    for number, seats in enumerate(reversed(game_of(key).players), 1)
    for sets in [option_sets(game_of(key), seats)]
]

OTHERS = [table for table in TABLES if str(table) not in map(str, LOOKS)]

every_game = pytest.mark.parametrize("game", [game_of(key) for key in GAMES], ids=list(GAMES))
every_look = pytest.mark.parametrize(  # in long runs every table
    "table",
    [
        pytest.param(table, id=str(table), marks=long_if(table in OTHERS))
        for table in [*LOOKS, *OTHERS]
    ],
)
every_full = pytest.mark.parametrize(  # as many players as can be
    "table",
    [
        pytest.param(table, id=str(table), marks=long_if(not is_full or table in OTHERS))
        for table in [*LOOKS, *OTHERS]
        for is_full in [table.seats == table.game.players[-1]]
    ],
)
