"""The command `snapshot`: a picture of a table after some actions of greedy play."""

import argparse
import re
from pathlib import Path

from citybuilder import window
from citybuilder.bots.arena import sit_down
from citybuilder.bots.levels import LEVELS
from citybuilder.cli import arguments as check
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.texts import Words
from citybuilder.core.game import Game, Options, State
from citybuilder.core.match import Match
from citybuilder.store.sheets import load_advice
from citybuilder.tables.texts import Translate
from citybuilder.words.people import LARGEST_SEED, NAMES

SMALLEST, LARGEST = 320, 8192  # pixels
MOST_ACTIONS = 100_000
DEFAULT_SIZE = "1600x900"
THEMES = ("light", "dark")


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "snapshot",
        help="draw a table into a picture",
        description="Draw the table after so many actions of greedy play, without a screen.",
    )
    check.add_game(parser, prints=False)
    parser.add_argument("--players", metavar="N", help="as few as the game allows, if not given")
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--after", default="0", metavar="N", help="actions")
    parser.add_argument("--size", default=DEFAULT_SIZE, metavar="WxH")
    parser.add_argument("--theme", default="light", choices=THEMES)
    parser.add_argument("--out", default="table.png", metavar="FILE")


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    words = Words(translate)
    game = check.game_of(arguments.game, words)
    seats = game.players[0]
    if arguments.players is not None:
        first, last = game.players[0], game.players[-1]
        seats = check.number_of("--players", arguments.players, first, last, words)
    options = check.options_of(game, arguments.option, words, seats)
    seed = check.number_of("--seed", arguments.seed, 0, LARGEST_SEED, words)
    after = check.number_of("--after", arguments.after, 0, MOST_ACTIONS, words)
    size = size_of(arguments.size, words)
    out = check.path_of(arguments.out, words)
    match = played(game, seats, options, seed, after)
    names = list(NAMES[:seats])
    language = arguments.lang or ""
    if not picture_of(match, names, out, words, language, size, arguments.theme):
        raise Complaint(words.not_drawn(str(arguments.out)))
    return 0


def size_of(text: str, words: Words) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    width, height = map(int, found.groups()) if found else (0, 0)
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise Complaint(words.no_size(text, str(SMALLEST), str(LARGEST)))
    return width, height


def played(game: Game[State], seats: int, options: Options, seed: int, after: int) -> Match[State]:
    match = Match(game, seats, options, seed)
    bots = sit_down(load_advice(game), [LEVELS["greedy"]] * seats, seed, False)
    while not match.state.over and len(match.actions) < after:
        match.play(bots[match.seat].choose(match.view(match.seat), match.seat))
    return match


def picture_of(
    match: Match[State],
    names: list[str],
    path: Path,
    words: Words,
    language: str = "",
    size: tuple[int, int] = (1600, 900),
    theme: str = "light",
    result: bool = True,
) -> bool:
    """Whether the table was drawn and written, with or without the result over it; no language
    is that of the computer."""
    if not window.has_qt():
        raise Complaint(words.no_qt())
    return window.draw(match, names, path, size, theme, language, result)
