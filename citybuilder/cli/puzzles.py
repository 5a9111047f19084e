"""The command `puzzles`: looks for positions in which one answer is clearly best, tells those that
are stored, or checks them anew."""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Final

from citybuilder.bots.levels import LEVELS, scaled
from citybuilder.bots.puzzling import Find, explore, is_clear, is_confirmed
from citybuilder.bots.verdict import CLEAR, Depth, Verdict, confirm, judge
from citybuilder.cli import arguments as check
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.puzzles_choice import COUNT, chosen
from citybuilder.cli.puzzles_finds import Finds, Terms
from citybuilder.cli.puzzles_texts import PuzzleWords
from citybuilder.cli.series import play_series
from citybuilder.cli.simulate import seed_of
from citybuilder.core.advice import Advice
from citybuilder.core.game import Game, Options, State
from citybuilder.games import GAMES
from citybuilder.store import atomic
from citybuilder.store.sheets.parts import named
from citybuilder.store.sheets.puzzles import FILE, Puzzle, Puzzles, read_puzzles
from citybuilder.system.paths import resources
from citybuilder.tables.texts import Translate, texts_of
from citybuilder.words.people import NAMES

LEVEL: Final = "expert"  # of the bots that play, and whose way to judge counts


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "puzzles",
        help="look for positions in which one answer is clearly best",
        description="Let bots play matches and look for positions in which one answer is clearly "
        "best. All finds stay in FILE.part, so that a run goes on with more matches, or chooses "
        "anew without some of them. --check judges stored puzzles again and ends with 1 if one "
        "does not hold any more.",
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=CHOICE",
        help="of all matches, such as an expansion, which has puzzles of its own",
    )
    parser.add_argument("--matches", default="100", metavar="N")
    parser.add_argument("--keep", default=str(COUNT), metavar="N", help="puzzles, at most")
    parser.add_argument(
        "--iterations", default="2000", metavar="N", help="of a search, for each answer"
    )
    parser.add_argument("--searches", default="3", metavar="N", help="that have to agree")
    parser.add_argument(
        "--worlds", default="600", metavar="N", help="in which is played on to the end"
    )
    parser.add_argument(
        "--margin", default=f"{CLEAR:.0%}", metavar="POINTS", help="that is clear: of chances"
    )
    parser.add_argument(
        "--after", default="0%", metavar="PART", help="of a match from which on it is looked at"
    )
    parser.add_argument(
        "--budget", default="0.05", metavar="FACTOR", help="times the iterations of a player's turn"
    )
    parser.add_argument(
        "--skip", default="", metavar="N,N", help="numbers of matches that nothing is taken from"
    )
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--jobs", default="1", metavar="N", help="processes that share the matches")
    parser.add_argument("--check", action="store_true", help="judge stored puzzles again")
    parser.add_argument("--tell", action="store_true", help="tell stored puzzles")
    parser.add_argument("--out", metavar="FILE", help="else that of the game")


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    words = PuzzleWords(translate)
    whole = check.advice_of(arguments.game, words)
    game = whole.game
    options = check.options_of(game, arguments.option, words)
    advice = check.part_of(whole, options)
    usual = str(resources() / game.key / named(FILE, advice))
    out = check.path_of(usual if arguments.out is None else arguments.out, words)
    jobs = check.number_of("--jobs", arguments.jobs, 1, 64, words)
    if arguments.tell:
        print_puzzles(game, stored(out, words), words)
        return 0
    if arguments.check:
        return checked(advice, stored(out, words), jobs, words)
    given = {key: options[key] for key, _, _ in (each.partition("=") for each in arguments.option)}
    plan = terms_of(game, arguments, given, words)
    finds = Finds(out.with_name(out.name + ".part"), plan, game)
    count = check.number_of("--keep", arguments.keep, 1, 100, words)
    matches = check.number_of("--matches", arguments.matches, 1, 1_000_000, words)
    skipped = skipped_of(arguments.skip, words)
    look(advice, finds, matches, jobs, words)
    keep(finds, count, skipped, out, words)
    return 0


def terms_of(
    game: Game[State], arguments: argparse.Namespace, options: Options, words: PuzzleWords
) -> Terms:
    return Terms(
        game.key,
        LEVEL,
        check.decimal_of("--budget", arguments.budget, 0.001, 100.0, words),
        check.number_of("--iterations", arguments.iterations, 1, 1_000_000, words),
        check.number_of("--searches", arguments.searches, 1, 100, words),
        check.number_of("--worlds", arguments.worlds, 1, 1_000_000, words),
        check.percent_of("--margin", arguments.margin, 0.1, 99.0, words) / 100.0,
        check.percent_of("--after", arguments.after, 0.0, 99.0, words) / 100.0,
        check.number_of("--seed", arguments.seed, 0, 2**40, words),
        options,
    )


def skipped_of(text: str, words: PuzzleWords) -> list[int]:
    given = [part for part in text.split(",") if part]
    return sorted(check.number_of("--skip", part, 0, 1_000_000, words) for part in given)


def look(advice: Advice[State], finds: Finds, matches: int, jobs: int, words: PuzzleWords) -> None:
    """Play the matches that are missing."""
    finds.open()
    done = len(finds.matches)
    play = partial(match, advice, finds.plan, done)
    play_series(play, max(0, matches - done), jobs, finds.take, words, done=done)


def match(advice: Advice[State], plan: Terms, done: int, number: int) -> list[Find]:
    level = scaled(LEVELS[plan.level], plan.budget)
    seed = seed_of(plan.seed, done + number)
    return explore(advice, level, seed, plan.depth(), plan.after, plan.options)


def keep(finds: Finds, count: int, skipped: list[int], out: Path, words: PuzzleWords) -> None:
    plan = finds.plan
    usable = [
        found
        for number, match in enumerate(finds.matches)
        for found in match
        if number not in skipped
    ]
    kept = chosen(usable, count)
    if not kept:
        raise Complaint(words.nothing_found())
    puzzles = Puzzles(
        level=plan.level,
        budget=plan.budget,
        matches=len(finds.matches),
        seed=plan.seed,
        skipped=skipped,
        iterations=plan.iterations,
        seeds=plan.seeds(),
        worlds=plan.worlds,
        clear=plan.clear,
        after=plan.after,
        puzzles=[found.puzzle for found in kept],
    )
    atomic.write(out, written(puzzles).encode())
    everything = sum(len(match) for match in finds.matches)
    say(words.searched(len(finds.matches), everything, len(kept)))


def written(puzzles: Puzzles) -> str:
    """A line for each puzzle."""
    head, _, _ = puzzles.model_dump_json(exclude={"puzzles"}).rpartition("}")
    lines = [puzzle.model_dump_json() for puzzle in puzzles.puzzles]
    return head + ',\n"puzzles":[\n' + ",\n".join(lines) + "\n]}\n"


def stored(path: Path, words: PuzzleWords) -> Puzzles:
    try:
        return read_puzzles(path)
    except (OSError, ValueError) as error:
        raise Complaint(words.none_stored(path.name)) from error


def print_puzzles(game: Game[State], puzzles: Puzzles, words: PuzzleWords) -> None:
    """Every question with all answers and what was found out about them."""
    texts = texts_of(game.key)(game, NAMES, words.translate)
    for number, puzzle in enumerate(puzzles.puzzles, 1):
        view = seen(game, puzzle)
        if view is None:
            say(words.unplayable(number))
            continue
        asked = view.asked[-1]
        edition = game.edition(puzzle.options)
        named_so = [texts.played(edition)] if edition else []
        say(" – ".join([words.heading(number, puzzle.key, puzzle.seats), *named_so]))
        say(texts.turn(view))
        say(f"{texts.name(puzzle.seat)}: {texts.prompt(view, asked)}")
        for rated in puzzle.answers:
            say(f"  {rated.chance:6.1%}  {texts.action(view, asked, rated.answer(game))}")
        say(words.ahead(puzzle.margin, puzzle.low, puzzle.high))
        say(words.played_on(puzzle.played, puzzle.played_low, puzzle.played_high) + "\n")


def seen(game: Game[State], puzzle: Puzzle) -> State | None:
    """The table as the seat sees it; nothing, if the match is not possible any more."""
    try:
        return puzzle.match(game).view(puzzle.seat)
    except ValueError:
        return None


def checked(advice: Advice[State], puzzles: Puzzles, jobs: int, words: PuzzleWords) -> int:
    """Say of every puzzle whether the same searches still find the same answer."""
    verdicts: list[Verdict | None] = []
    holds = partial(still, advice.game, puzzles.clear)

    def take(verdict: Verdict | None) -> None:
        verdicts.append(verdict)
        number = len(verdicts)
        if verdict is None:
            say(words.unplayable(number))
            return
        said = words.ahead(verdict.searched.mean, verdict.searched.low, verdict.searched.high)
        good = holds(puzzles.puzzles[number - 1], verdict)
        say(words.holds(number, said) if good else words.fails(number, said))

    play_series(partial(judged_anew, advice, puzzles), len(puzzles.puzzles), jobs, take, words)
    good = sum(map(holds, puzzles.puzzles, verdicts))
    say(words.in_order(good, len(verdicts)))
    return 0 if good == len(verdicts) else 1


def judged_anew(advice: Advice[State], puzzles: Puzzles, number: int) -> Verdict | None:
    puzzle = puzzles.puzzles[number]
    view = seen(advice.game, puzzle)
    if view is None:
        return None
    depth = Depth(puzzles.iterations, puzzles.seeds, puzzles.worlds, puzzles.clear)
    verdict = judge(advice, view, puzzle.seat, depth)
    confirm(advice, view, puzzle.seat, depth, verdict)
    return verdict


def still(game: Game[State], clear: float, puzzle: Puzzle, verdict: Verdict | None) -> bool:
    return (
        verdict is not None
        and game.written(verdict.answers[0].action) == puzzle.answers[0].action
        and is_clear(verdict, clear)
        and is_confirmed(verdict, clear)
    )


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
