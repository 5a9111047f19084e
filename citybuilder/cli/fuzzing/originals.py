"""Honest files that mutants are made of: saves of all games at several moments, cards, settings,
progress and statistics."""

import json
import os
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from citybuilder.core.game import Game, Options, State
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.store import progress, settings, statistics
from citybuilder.store.folders import ASKED
from citybuilder.store.save_sheet import Seat
from citybuilder.store.saves import save
from citybuilder.store.sheets import card_text, load_game

MOMENTS: Final = (0, 3, 12, 40, 90, 200, 10_000)  # actions; the last one is the end
FEW: Final = 5  # sets of options of a game
NAMES: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil")
LEVELS: Final = ("human", "greedy", "random", "strong")

Content = dict[str, Any]


@cache
def game_of(key: str) -> Game[State]:
    return load_game(key)


def options_of(game: Game[State], chance: Random) -> Options:
    sets = list(product(*[option.choices for option in game.options]))
    chosen = chance.choice(sets[:: 1 + len(sets) // FEW])
    return dict(zip([option.key for option in game.options], chosen, strict=True))


def a_save(chance: Random) -> str:
    """One of some hundreds."""
    key = chance.choice(GAMES)
    game = game_of(key)
    seats = chance.choice(game.players)
    options = game.complete(options_of(game, chance), seats)
    moment = chance.choice(MOMENTS)
    begun = chance.choice((0, 1, 4)) * moment // 5
    return saved(key, seats, tuple(options.items()), moment, begun)


@cache
def saved(
    key: str, seats: int, options: tuple[tuple[str, str], ...], moment: int, begun: int
) -> str:
    """A match after so many actions, of which the first were forgotten."""
    match = Match(game_of(key), seats, dict(options), moment)
    chance = Random(moment + seats)
    while not match.state.over and len(match.actions) < moment:
        match.play(chance.choice(match.legal()))
    if begun > 0:
        actions = match.actions[begun:]
        match.resume(match.at(min(begun, len(match.actions))).state)
        for action in actions:
            match.play(action)
    people = [Seat(name=NAMES[seat], who=LEVELS[seat % len(LEVELS)]) for seat in range(seats)]
    with TemporaryDirectory() as folder:
        path = Path(folder, "honest.citybuilder")
        save(path, match, people)
        return path.read_text(encoding="utf-8")


@cache
def cards(key: str) -> str:
    return card_text(key)


def some_cards(chance: Random) -> tuple[str, str]:
    key = chance.choice(GAMES)
    return key, cards(key)


@cache
def some_settings() -> str:
    people = [("Ada", "human"), ("Ben", "strong")]
    setup = settings.Setup(people, dict(completed(GAMES[0])), True)
    chosen = settings.Settings(
        language="de", tips_told=["a/b"], geometry="00ff", setups={GAMES[0]: setup}
    )
    return written_by(lambda: settings.save(chosen), settings.settings_path)


@cache
def some_progress() -> str:
    learned = progress.Progress()
    for key in GAMES:
        learned.finish(key, "goal")
        learned.leave(key, "win", 3)
        learned.solve(key, "first")
        learned.miss(key, "second")
        learned.of(key).matches["free"] = f"{key}.citybuilder"
    return written_by(lambda: progress.save(learned), progress.progress_path)


@cache
def some_statistics() -> str:
    def note_all() -> None:
        for key in GAMES:
            content = json.loads(saved(key, 2, completed(key), MOMENTS[-1], 0))
            match = Match(game_of(key), 2, content["options"], content["seed"])
            chance = Random(MOMENTS[-1] + 2)
            while not match.state.over:
                match.play(chance.choice(match.legal()))
            people = [Seat(name="Ada", who="human"), Seat(name="Ben", who="greedy")]
            statistics.note(match, people, 1e9)

    return written_by(note_all, statistics.statistics_path)


def completed(key: str) -> tuple[tuple[str, str], ...]:
    return tuple(game_of(key).complete({}, 2).items())


def written_by(write: Callable[[], None], path: Callable[[], Path]) -> str:
    """What the program itself writes there, in a data folder for that alone."""
    before = os.environ.get(ASKED)
    with TemporaryDirectory() as folder:
        os.environ[ASKED] = folder
        try:
            write()
            return path().read_text(encoding="utf-8")
        finally:
            if before is None:
                del os.environ[ASKED]
            else:
                os.environ[ASKED] = before
