"""The command `train`: bots play against themselves, and what they learn is written to a file."""

import argparse
import sys
from functools import partial

from citybuilder.bots.learning import Position, experience, surprise
from citybuilder.bots.student import Student, beginner
from citybuilder.cli import arguments as check
from citybuilder.cli import train_taste
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.series import play_series
from citybuilder.cli.simulate import seed_of
from citybuilder.cli.texts import Words
from citybuilder.cli.train_diary import Diary, Terms
from citybuilder.core.advice import Advice
from citybuilder.core.game import State
from citybuilder.core.judgement import CURIOUS, Judgement, made
from citybuilder.core.rng import seeded
from citybuilder.games import GAMES, advice_for
from citybuilder.store import atomic
from citybuilder.store.sheets.judgement import FILE, PARTS, Generation, Learned
from citybuilder.store.sheets.parts import named
from citybuilder.store.sheets.taste import teach_taste
from citybuilder.tables.texts import Translate

LESSONS = 3  # times that a generation goes through its positions
RATE = 0.004  # how far a step of learning goes at first,
LAST_RATE = 0.0006  # and in the last generation
TESTED = 10  # each so many-th match is not learned from, but foretold
ABOUT = "Learned from matches of bots against themselves by the command `citybuilder train`."


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "train",
        help="let bots learn a game by playing against themselves",
        description="Let bots learn a game by playing against themselves, in generations, each of "
        "which plays with what the one before has learned. A run that was stopped goes on after "
        "its last generation.",
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--matches", default="3000", metavar="N", help="of each generation")
    parser.add_argument("--generations", default="6", metavar="N")
    parser.add_argument(
        "--iterations", default="0", metavar="N", help="of a turn's search; 0: one answer ahead"
    )
    parser.add_argument(
        "--ahead", default="0", metavar="N", help="rounds that a search looks ahead"
    )
    parser.add_argument(
        "--curiosity",
        default=f"{CURIOUS:.0%}",
        metavar="PART",
        help="how much a search tries what has not proved itself",
    )
    parser.add_argument("--inner", default="24", metavar="N", help="units of the network")
    parser.add_argument(
        "--patience",
        default="85%",
        metavar="PART",
        help="how far the end of a match counts, rather than what was thought on the way",
    )
    parser.add_argument(
        "--quick", action="store_true", help="matches by taste alone: far more in the same time"
    )
    parser.add_argument(
        "--taste",
        action="store_true",
        help="learn what to pick instead of who wins, in one process, by matches alone",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=CHOICE",
        help="where something of its own is learned about it, such as an expansion",
    )
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--jobs", default="1", metavar="N", help="processes that share the matches")
    parser.add_argument("--out", metavar="FILE", help=f"{FILE}, or {train_taste.FILE}")


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    words = Words(translate)
    whole = advice_for(check.game_of(arguments.game, words))
    advice = check.part_of(whole, check.options_of(whole.game, arguments.option, words))
    plan = terms_of(advice, arguments, words)
    jobs = check.number_of("--jobs", arguments.jobs, 1, 64, words)
    usual = named(train_taste.FILE if plan.taste else FILE, advice)
    out = check.path_of(usual if arguments.out is None else arguments.out, words)
    if plan.taste:
        train_taste.run(advice, plan, out, words)
        return 0
    if plan.quick:
        teach_taste(advice)
    if not advice.trait_names():
        raise Complaint(words.nothing_to_learn(advice.game.key))
    diary = Diary(out.with_name(out.name + ".part"), plan, Generation)
    diary.open()
    while len(diary.generations) < plan.generations:
        known = made(diary.weights, plan.ahead, plan.curiosity) if diary.weights else None
        advice.judgement = known
        generation, judgement = study(played(advice, diary, jobs, words), diary)
        diary.end_generation(generation, judgement.plain())
        sys.stdout.write(words.learned(len(diary.generations), generation) + "\n")
        sys.stdout.flush()
    atomic.write(out, written(diary, advice.trait_names()).encode())
    diary.discard()
    return 0


def terms_of(advice: Advice[State], arguments: argparse.Namespace, words: Words) -> Terms:
    return Terms(
        advice.game.key,
        check.number_of("--matches", arguments.matches, TESTED * 2, 1_000_000, words),
        check.number_of("--generations", arguments.generations, 1, 1000, words),
        check.number_of("--iterations", arguments.iterations, 0, 100_000, words),
        check.number_of("--ahead", arguments.ahead, 0, 50, words),
        check.number_of("--inner", arguments.inner, 0, 1000, words),
        check.percent_of("--patience", arguments.patience, 0.0, 100.0, words) / 100.0,
        check.number_of("--seed", arguments.seed, 0, 2**40, words),
        check.percent_of("--curiosity", arguments.curiosity, 1.0, 500.0, words) / 100.0,
        arguments.quick,
        arguments.taste,
        " ".join(f"{key}={choice}" for key, choice in advice.fixed.items()),
    )


def played(
    advice: Advice[State], diary: Diary[Generation], jobs: int, words: Words
) -> list[list[Position]]:
    """All matches of a generation."""
    plan = diary.plan
    play = partial(match, advice, plan, seed_of(seed_of(plan.seed, len(diary.generations)), 0))
    matches: list[list[Position]] = []
    play_series(play, plan.matches, jobs, matches.append, words)
    return matches


def match(advice: Advice[State], plan: Terms, first: int, number: int) -> list[Position]:
    return experience(advice, plan.iterations, plan.patience, first + number, plan.quick)


def study(matches: list[list[Position]], diary: Diary[Generation]) -> tuple[Generation, Judgement]:
    """Learn from most matches, and see how well the others are foretold."""
    known = [each for number, one in enumerate(matches) if number % TESTED for each in one]
    fresh = [each for one in matches[::TESTED] for each in one]
    plan, done = diary.plan, len(diary.generations)
    rng = seeded(seed_of(plan.seed, done)).fork()
    known_before = made(diary.weights, plan.ahead, plan.curiosity) if diary.weights else None
    student = Student(known_before or beginner(known, plan.inner, rng))
    rows = [student.row(position) for position in known]
    rate = RATE + (LAST_RATE - RATE) * done / max(1, plan.generations - 1)
    for lesson in range(LESSONS):
        student.practise(rows, rate / (1 + lesson), rng)
    told = [student.judgement.chances(position.traits) for position in fresh]
    figures = Generation(
        matches=len(matches),
        positions=len(known),
        before=round(surprise(fresh, [position.told for position in fresh]), 4),
        after=round(surprise(fresh, told), 4),
    )
    return figures, student.judgement


def written(diary: Diary[Generation], traits: list[str]) -> str:
    plan = diary.plan
    learned = Learned(
        about=ABOUT,
        seed=plan.seed,
        iterations=plan.iterations,
        patience=plan.patience,
        generations=diary.generations,
        ahead=plan.ahead,
        curiosity=plan.curiosity,
        quick=plan.quick,
        traits=traits,
        **dict(zip(PARTS, diary.weights, strict=True)),
    )
    return learned.model_dump_json(indent=1) + "\n"
