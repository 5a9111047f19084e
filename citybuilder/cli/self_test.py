"""The command `self-test`: one bot match of every game, with the laws checked on the way."""

import argparse
import sys

from citybuilder.bots.arena import sit_down
from citybuilder.bots.levels import LEVELS, MCTS, Level
from citybuilder.cli import arguments as check
from citybuilder.cli.texts import Words
from citybuilder.core.game import Action, Game, State
from citybuilder.core.laws import LawBroken, check_match
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.tables.texts import Translate

SEED = 1
QUICK = Level("quick", MCTS, 60)  # enough to run the search for real


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    commands.add_parser(
        "self-test",
        help="play one bot match of every game and check the laws",
        description="Play one bot match of every game and check on the way that the laws are kept.",
    )


def run(arguments: argparse.Namespace, translate: Translate) -> int:  # noqa: ARG001 - one face for all
    words = Words(translate)
    failed = 0
    for key in GAMES:
        try:
            match = examine(check.game_of(key, words))
        except LawBroken as error:
            sys.stdout.write(words.broken(key, str(error)) + "\n")
            failed = 1
        else:
            sys.stdout.write(words.kept(key, len(match.actions)) + "\n")
    return failed


def examine(game: Game[State]) -> Match[State]:
    """A match of as many bots as the game takes; each of them sees its view only."""
    seats = game.players.stop - 1
    levels = [QUICK, LEVELS["greedy"], LEVELS["beginner"], LEVELS["random"]] * seats
    sitters = sit_down(game, levels[:seats], SEED, False)

    def pick(state: State, _actions: list[Action]) -> Action:
        seat = state.asked[-1].seat
        return sitters[seat].choose(game.observe(state, seat), seat)

    return check_match(game, seats, game.settle({}), SEED, pick)
