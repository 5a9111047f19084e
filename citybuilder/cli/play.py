"""The command `play`: a table opens at once, without the lobby."""

import argparse
import secrets

from citybuilder import window
from citybuilder.bots.levels import LEVELS
from citybuilder.cli import arguments as check
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.texts import Words
from citybuilder.core.game import Game, State
from citybuilder.playing.new_match import NewMatch
from citybuilder.tables.texts import Translate
from citybuilder.words.people import HUMAN, LARGEST_SEED, LONGEST_NAME, NAMES, SHORT_SEED

People = list[tuple[str, str]]


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "play",
        help="open a table",
        description="Open a table at once. A seat is human or a bot's level; a name may follow "
        "after a colon, such as human:Ada.",
    )
    check.add_game(parser, prints=False)
    parser.add_argument(
        "--seats",
        default="human,normal,normal",
        metavar="WHO[:NAME],…",
        help=", ".join((HUMAN, *LEVELS)),
    )
    parser.add_argument("--seed", metavar="N", help="the same number gives the same luck")


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    words = Words(translate)
    game = check.game_of(arguments.game, words)
    people = people_of(game, arguments.seats, words)
    options = check.options_of(game, arguments.option, words, len(people))
    seed = secrets.randbelow(SHORT_SEED)
    if arguments.seed is not None:
        seed = check.number_of("--seed", arguments.seed, 0, LARGEST_SEED, words)
    if not window.can_open():
        raise Complaint(words.no_window() if window.has_qt() else words.no_qt())
    plan = NewMatch(game.key, tuple(people), options, seed)
    return window.show(plan=plan, language=arguments.lang or "")


def people_of(game: Game[State], seats: str, words: Words) -> People:
    """Who sits there, by name; names that are not given are ours."""
    people = []
    for number, seat in enumerate(seats.split(",")):
        who, _, name = (part.strip() for part in seat.partition(":"))
        if who != HUMAN and who not in LEVELS:
            raise Complaint(words.no_such_bot(who, ", ".join((HUMAN, *LEVELS))))
        people.append((name[:LONGEST_NAME] or NAMES[number % len(NAMES)], who))
    if len(people) not in game.players:
        raise Complaint(words.wrong_seats(len(people), game.players[0], game.players[-1]))
    return people
