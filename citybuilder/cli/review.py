"""The command `review`: what decided a finished match, and how much of it was luck."""

import argparse
import json
import sys
from functools import partial
from pathlib import Path

from citybuilder.bots.reviewing import Finding, Task, done
from citybuilder.bots.swings import (
    Account,
    Lapse,
    Review,
    Swing,
    accounts,
    candidates,
    lapses,
    moments,
)
from citybuilder.cli import arguments as check
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.series import play_series
from citybuilder.cli.texts import Words
from citybuilder.core.advice import Advice
from citybuilder.core.game import State
from citybuilder.playing.looking_back import review_of
from citybuilder.playing.review_texts import ReviewWords
from citybuilder.playing.save_texts import happened, sentence
from citybuilder.store.rescue import open_match
from citybuilder.store.save_errors import BadSave
from citybuilder.store.saves import Loaded
from citybuilder.store.sheets import load_advice
from citybuilder.tables.texts import Translate, texts_of
from citybuilder.words.names import shown_name
from citybuilder.words.people import HUMAN


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "review",
        help="tell what decided a finished match",
        description="Estimate every player's chance to win over a finished match, and tell the "
        "moments at which it changed most, what a bot would have done there, and how much was "
        "luck and how much choice. The same match gives the same review.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved match that is over")
    parser.add_argument("--jobs", default="1", metavar="N", help="processes that share the work")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    words = Words(translate)
    jobs = check.number_of("--jobs", arguments.jobs, 1, 64, words)
    loaded = loaded_from(arguments.file, words)
    match = loaded.match
    if not match.state.over:
        raise Complaint(words.not_over())
    review = review_of(match, load_advice(match.game))
    swings = review.swings(findings(review.advice, review.tasks(), jobs, words))
    found = moments(swings)
    thoughts = findings(review.advice, review.reflections(found), jobs, words)
    people = [seat for seat, sitting in enumerate(loaded.seats) if sitting.who == HUMAN]
    lapsed = {seat: lapses_of(review, swings, seat, jobs, words) for seat in people}
    ledger = accounts(swings, review.result)
    if arguments.json:
        sys.stdout.write(json.dumps(report(review, swings, found, ledger, lapsed)) + "\n")
    else:
        names = [shown_name(seat.name) for seat in loaded.seats]
        texts = texts_of(match.game.key)(match.game, names, translate)
        for line in ReviewWords(match, texts).lines(found, thoughts, ledger, lapsed):
            sys.stdout.write(line + "\n")
    return 0


def loaded_from(path: Path, words: Words) -> Loaded:
    try:
        loaded, back = open_match(path, mend=False)
    except BadSave as error:
        raise Complaint(sentence(error, words.translate)) from error
    except (OSError, ValueError) as error:  # the save is good, but not the cards it needs
        raise Complaint(words.files_missing()) from error
    if back is not None:
        sys.stderr.write(happened(back, words.translate) + "\n")
    return loaded


def lapses_of(
    review: Review, swings: list[Swing], seat: int, jobs: int, words: Words
) -> list[Lapse]:
    """What cost somebody most."""
    thought = candidates(swings, seat)
    found = findings(review.advice, review.reflections(thought), jobs, words)
    return lapses(review, thought, found)


def findings(advice: Advice[State], tasks: list[Task], jobs: int, words: Words) -> list[Finding]:
    found: list[Finding] = []
    if tasks:
        play_series(partial(do, advice, tasks), len(tasks), jobs, found.append, words)
    return found


def do(advice: Advice[State], tasks: list[Task], number: int) -> Finding:
    return done(advice, tasks[number])


def report(
    review: Review,
    swings: list[Swing],
    found: list[Swing],
    ledger: list[Account],
    lapsed: dict[int, list[Lapse]],
) -> dict[str, object]:
    return {
        "game": review.advice.game.key,
        "seed": review.seed,
        "worlds": review.worlds,
        "steps": [swing.stretch.first for swing in swings],
        "chances": [swing.before for swing in swings] + [review.result],
        "moments": [swing.stretch.first for swing in found],
        "lapses": [
            [seat, one.swing.stretch.first, one.cost] for seat, own in lapsed.items() for one in own
        ],
        "luck": [account.luck for account in ledger],
        "own": [account.own for account in ledger],
        "others": [account.others for account in ledger],
    }
