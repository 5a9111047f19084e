"""What may stand on the command line: games, bots, options and numbers, or one clear sentence."""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

from citybuilder.bots.levels import PLANNED, Level, levels_for
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.sequential import Trial
from citybuilder.cli.texts import Words
from citybuilder.core.advice import Advice
from citybuilder.core.game import BadOption, Game, Options, State
from citybuilder.games import GAMES
from citybuilder.store.sheets import UnknownGame, load_advice, load_game
from citybuilder.tables.figures import percent

MARGIN = "10%"  # if none is given


def add_game(parser: argparse.ArgumentParser, prints: bool = True) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=CHOICE", help="may be repeated"
    )
    if prints:
        parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_series(parser: argparse.ArgumentParser) -> None:
    """What any series of games between bots is told."""
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--jobs", default="1", metavar="N", help="processes that share the games")
    parser.add_argument(
        "--budget",
        default="1",
        metavar="FACTOR",
        help="times the iterations of every bot that searches, as 0.1",
    )


def series_of(arguments: argparse.Namespace, words: Words) -> tuple[int, int, float]:
    """Seed, number of processes, and factor of the budgets."""
    seed = number_of("--seed", arguments.seed, -(2**63), 2**63 - 1, words)
    jobs = number_of("--jobs", arguments.jobs, 1, 64, words)
    return seed, jobs, decimal_of("--budget", arguments.budget, 0.001, 100.0, words)


def game_of(key: str, words: Words) -> Game[State]:
    try:
        return load_game(key)
    except UnknownGame as error:
        raise Complaint(words.no_such_game(key, ", ".join(GAMES))) from error
    except (OSError, ValueError) as error:
        raise Complaint(words.files_missing()) from error


def advice_of(key: str, words: Words) -> Advice[State]:
    """What bots know of this game."""
    return load_advice(game_of(key, words))


def options_of(game: Game[State], pairs: list[str], words: Words, seats: int = 0) -> Options:
    given = {}
    try:
        for pair in pairs:
            key, _, choice = pair.partition("=")
            given[key] = choice
            game.complete(given)  # a later choice does not make an earlier one good
        settled = game.complete(given, seats)
    except BadOption as error:
        known = ", ".join(f"{o.key}={choice}" for o in game.options for choice in o.choices)
        raise Complaint(words.no_such_option(f"{error.key}={error.choice}", known)) from error
    for option in game.options:
        if given.get(option.key, settled[option.key]) != settled[option.key]:
            chosen = f"{option.key}={given[option.key]}"
            raise Complaint(words.option_for_others(chosen, option.players[0], option.players[-1]))
    return settled


def part_of(whole: Advice[State], options: Options) -> Advice[State]:
    """What has learned about matches with these options."""
    return next(part for part in whole.parts() if part.fixed.items() <= options.items())


def levels_of(advice: Advice[State], seats: str, words: Words) -> list[Level]:
    known = levels_for(advice)
    keys = [key.strip() for key in seats.split(",")]
    for key in keys:
        if key not in known and key.startswith(PLANNED):
            plan = key.removeprefix(PLANNED)
            raise Complaint(words.no_such_plan(plan, ", ".join(advice.plans)))
        if key not in known:
            raise Complaint(words.no_such_bot(key, ", ".join(known)))
    players = advice.game.players
    if len(keys) not in players:
        raise Complaint(words.wrong_seats(len(keys), players[0], players[-1]))
    return [known[key] for key in keys]


def path_of(text: str, words: Words) -> Path:
    """A name that a file or folder can have; whether it can be written is seen when it is."""
    if not text.strip() or "\0" in text:
        raise Complaint(words.no_file_name(text))
    return Path(text)


def number_of(name: str, text: str, least: int, most: int, words: Words) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise Complaint(words.not_whole(name, str(least), str(most)))
    return number


def decimal_of(
    name: str,
    text: str,
    least: float,
    most: float,
    words: Words,
    written: Callable[[str], str] = str,
) -> float:
    try:
        number = float(text)
    except ValueError:
        number = least - 1.0
    if not least <= number <= most:
        raise Complaint(words.out_of_range(name, written(f"{least:g}"), written(f"{most:g}")))
    return number


def percent_of(name: str, text: str, least: float, most: float, words: Words) -> float:
    """As it is written in percent, with or without the sign."""
    number = text.strip().removesuffix("%")
    return decimal_of(name, number, least, most, words, partial(percent, words.translate))


def trial_of(rate: str | None, margin: str | None, words: Words) -> Trial | None:
    """The test of the first bot's win rate, if one is asked for."""
    if rate is None:
        if margin is not None:
            raise Complaint(words.needs("--margin", "--decide"))
        return None
    asked = percent_of("--decide", rate, 2.0, 99.0, words)
    given = MARGIN if margin is None else margin
    lower = asked - percent_of("--margin", given, 1.0, asked - 1.0, words)
    return Trial(asked / 100.0, lower / 100.0)
