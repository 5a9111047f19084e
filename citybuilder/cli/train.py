"""The command `train`: bots play against themselves, and what they learn is written to a file."""

import argparse
import sys
from functools import partial
from pathlib import Path

from citybuilder.bots.learning import Position, experience, learn, surprise
from citybuilder.cli import arguments as check
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.helpers import HelperLost, in_order
from citybuilder.cli.progress import Progress
from citybuilder.cli.simulate import seed_of
from citybuilder.cli.texts import Words
from citybuilder.cli.train_diary import Diary, Plan
from citybuilder.core.game import Game, State
from citybuilder.store import atomic
from citybuilder.store.sheets import untaught
from citybuilder.store.sheets.judgement import FILE, Generation, Judgement
from citybuilder.tables.texts import Translate

POSITIONS = 12  # of each match; more of the same match say little more
DOUBT = 30.0
TESTED = 5  # each so many-th match is not learned from, but foretold
ABOUT = "Learned from matches of bots against themselves by the command `citybuilder train`."


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "train",
        help="let bots learn a game by playing against themselves",
        description="Let bots learn a game by playing against themselves, in generations, each of "
        "which plays with what the one before has learned. A run that was stopped goes on.",
    )
    check.add_game(parser)
    parser.add_argument("--matches", default="3000", metavar="N", help="of each generation")
    parser.add_argument("--generations", default="2", metavar="N")
    parser.add_argument("--iterations", default="60", metavar="N", help="of a turn's search")
    parser.add_argument(
        "--ahead", default="2", metavar="N", help="rounds that a search looks ahead"
    )
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--jobs", default="1", metavar="N", help="processes that share the matches")
    parser.add_argument("--out", default=FILE, metavar="FILE")


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    words = Words(translate)
    game = untaught(check.game_of(arguments.game, words).key)
    if not traits_of(game):
        raise Complaint(words.nothing_to_learn(game.key))
    plan = Plan(
        game.key,
        check.number_of("--matches", arguments.matches, TESTED * 2, 1_000_000, words),
        check.number_of("--generations", arguments.generations, 1, 100, words),
        check.number_of("--iterations", arguments.iterations, 1, 100_000, words),
        check.number_of("--ahead", arguments.ahead, 1, 50, words),
        check.number_of("--seed", arguments.seed, 0, 2**40, words),
    )
    jobs = check.number_of("--jobs", arguments.jobs, 1, 64, words)
    out = Path(arguments.out)
    diary = Diary(out.with_name(out.name + ".part"), plan)
    try:
        diary.open()
        while len(diary.generations) < plan.generations:
            game.judgement = diary.weights
            if diary.weights:
                game.ahead = plan.ahead
            generation = study(game, played(game, diary, jobs))
            diary.end_generation(generation, game.judgement)
            sys.stdout.write(words.learned(len(diary.generations), generation) + "\n")
        atomic.write(out, written(diary).encode())
    except HelperLost as error:
        raise Complaint(words.helper_lost()) from error
    diary.discard()
    return 0


def traits_of(game: Game[State]) -> list[float]:
    seats = game.players[0]
    return game.traits(game.start(seats, game.settle({}, seats), 1), 0)


def played(game: Game[State], diary: Diary, jobs: int) -> list[list[Position]]:
    """All matches of a generation; those in the diary need not be played again."""
    plan, done = diary.plan, len(diary.matches)
    first = seed_of(seed_of(plan.seed, len(diary.generations)), done)
    progress = Progress(plan.matches)
    progress.done = done
    try:
        play = partial(match, game, plan.iterations, first)
        for positions in in_order(play, plan.matches - done, jobs):
            diary.note(positions)
            progress.step()
    finally:
        progress.close()
    return diary.matches


def match(game: Game[State], iterations: int, first: int, number: int) -> list[Position]:
    return experience(game, iterations, POSITIONS, first + number)


def study(game: Game[State], matches: list[list[Position]]) -> Generation:
    """Learn from most matches, and see how well the others are foretold; the game knows it then."""
    known = [each for number, one in enumerate(matches) if number % TESTED for each in one]
    fresh = [each for one in matches[::TESTED] for each in one]
    before = surprise(fresh, game.judgement)
    game.judgement = [round(weight, 6) for weight in learn(known, DOUBT)]
    return Generation(
        matches=len(matches),
        positions=len(known),
        advice=round(surprise(fresh, []), 4),
        before=round(before, 4),
        after=round(surprise(fresh, game.judgement), 4),
    )


def written(diary: Diary) -> str:
    plan = diary.plan
    learned = Judgement(
        about=ABOUT,
        seed=plan.seed,
        iterations=plan.iterations,
        generations=diary.generations,
        ahead=plan.ahead,
        weights=diary.weights,
    )
    return learned.model_dump_json(indent=1) + "\n"
