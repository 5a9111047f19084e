"""The command `self-test`: one bot match of every game, with the laws checked on the way."""

import argparse
import os
import sys
from pathlib import Path

from citybuilder import window
from citybuilder.bots.arena import sit_down
from citybuilder.bots.levels import LEVELS, MCTS, Level
from citybuilder.cli import arguments as check
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.texts import Words
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, State
from citybuilder.core.laws import LawBroken, check_match
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.store.folders import ASKED
from citybuilder.system.scratch import scratch_folder
from citybuilder.tables.texts import Translate

SEED = 1
OPPONENT = "strong"  # in the window
QUICK = Level("quick", MCTS, 60)  # enough to run the search for real


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "self-test",
        help="play one bot match of every game and check the laws",
        description="Play one bot match of every game and check on the way that the laws are kept.",
    )
    parser.add_argument(
        "--window",
        action="store_true",
        help="then play each game in the window: bots, saving, loading, languages",
    )
    parser.add_argument(
        "--keep", metavar="FOLDER", help="where the window's pictures and saves stay"
    )


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    words = Words(translate)
    keep = None if arguments.keep is None else check.path_of(arguments.keep, words)
    failed = 0
    for key in GAMES:
        try:
            match = examine(check.advice_of(key, words))
        except LawBroken as error:
            say(words.broken(key, str(error)))
            failed = 1
        else:
            say(words.kept(key, len(match.actions)))
    if arguments.window:
        failure = in_window(keep, arguments.lang or "", words)
        if failure:
            say(words.not_rehearsed(failure))
            failed = 1
    return failed


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def in_window(keep: Path | None, language: str, words: Words) -> str:
    """What failed in the window. The player's own matches and settings are not touched."""
    if not window.has_qt():
        raise Complaint(words.no_qt())
    if not window.can_open():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with scratch_folder() as temporary:
        folder = keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        os.environ[ASKED] = str(folder.absolute() / "data")

        def report(key: str, actions: int) -> None:
            say(words.rehearsed(key, actions))

        return window.rehearse(GAMES, OPPONENT, folder, language, report)


def examine(advice: Advice[State]) -> Match[State]:
    """A match of as many bots as the game takes; each of them sees its view only."""
    game = advice.game
    seats = game.players.stop - 1
    levels = [QUICK, LEVELS["greedy"], LEVELS["beginner"], LEVELS["random"]] * seats
    sitters = sit_down(advice, levels[:seats], SEED, False)

    def pick(state: State, _actions: list[Action]) -> Action:
        seat = state.asked[-1].seat
        return sitters[seat].choose(game.observe(state, seat), seat)

    return check_match(game, seats, game.complete({}), SEED, pick)
