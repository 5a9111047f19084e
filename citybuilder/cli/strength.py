"""The command `strength`: a table of how strong the bots are, row by row, as a Markdown page."""

import argparse
import sys
from functools import partial
from pathlib import Path

from citybuilder.bots.levels import PLANNED
from citybuilder.cli import arguments as check
from citybuilder.cli.bench import searching
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.series import play_series
from citybuilder.cli.strength_page import Section, page, rate
from citybuilder.cli.strength_record import Damaged, Record, Row, key_of, row_of
from citybuilder.cli.strength_rows import Pairing, Terms, pairings
from citybuilder.cli.strength_texts import StrengthWords
from citybuilder.cli.tally import Tally
from citybuilder.cli.turn_times import Watched, watched
from citybuilder.core.advice import Advice
from citybuilder.core.game import State
from citybuilder.games import GAMES
from citybuilder.store import atomic
from citybuilder.tables.texts import Translate, texts_of, whole

MOST = 100_000  # games of a row
YARDSTICK = 2.0  # seconds for each game


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "strength",
        help="make a table of how strong the bots are",
        description="Make a table of how strong the bots are: each level against lower ones, and "
        "against a game's plans, for two and for four. What is measured is kept in a file beside "
        "the page, so that a run that was stopped goes on.",
    )
    parser.add_argument(
        "game", nargs="*", metavar="GAME", help="all, if none is named: " + ", ".join(GAMES)
    )
    parser.add_argument("--games", default="200", metavar="N", help="of each row, at most")
    check.add_series(parser)
    parser.add_argument(
        "--sequential",
        action="store_true",
        help="stop a row as soon as it is decided whether it reaches its target",
    )
    parser.add_argument(
        "--targets", action="store_true", help="nothing but rows of which something is expected"
    )
    parser.add_argument("--out", default="strength.md", metavar="FILE.md")
    parser.add_argument("--fresh", action="store_true", help="forget what was measured before")


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    words = StrengthWords(translate)
    games = [check.advice_of(key, words) for key in dict.fromkeys(arguments.game or GAMES)]
    most = check.number_of("--games", arguments.games, 1, MOST, words)
    plan = Terms(most, *check.series_of(arguments, words), arguments.sequential, arguments.targets)
    out = check.path_of(arguments.out, words)
    record = opened(out, arguments.fresh, games, words)
    survey = Survey(plan, record, words)
    sections = [survey.section(advice) for advice in games]
    atomic.write(out, page(sections, plan, words).encode())
    say(words.written(out.name))
    return 0


def opened(out: Path, fresh: bool, games: list[Advice[State]], words: StrengthWords) -> Record:
    """The record beside the page; it is written at once, to learn now whether that is possible."""
    if out.suffix != ".md":
        raise Complaint(words.no_page(out.name))
    record = Record(out.with_suffix(".json"))
    try:
        record.load()
    except Damaged as error:
        if not fresh:
            raise Complaint(words.damaged(record.path.name)) from error
    for advice in games if fresh else []:
        for pairing in pairings(advice):
            record.forget(key_of(advice.game, pairing))
    record.save()
    return record


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


class Survey:
    """Measures what the record does not have."""

    def __init__(self, plan: Terms, record: Record, words: StrengthWords) -> None:
        self.plan = plan
        self.record = record
        self.words = words

    def section(self, advice: Advice[State]) -> Section:
        game = advice.game
        texts = texts_of(game.key)(game, [], self.words.translate)
        title = whole(texts.title())
        plans = [f"{self.words.level(PLANNED + plan)}: {texts.plan(plan)}" for plan in advice.plans]
        rows = [(pairing, self.row(advice, title, pairing)) for pairing in self.plan.rows(advice)]
        players = rows[-1][0].seats
        speed = searching(advice, players, game.complete({}, players), YARDSTICK)
        return Section(game.key, title, speed, plans, rows)

    def row(self, advice: Advice[State], title: str, pairing: Pairing) -> Row:
        label = f"{title}, {self.words.pairing(pairing.first, pairing.second, pairing.seats)}"
        key, asked = key_of(advice.game, pairing), self.plan.asked(advice, pairing)
        found = self.record.found(key, asked)
        row = found or self.measured(advice, pairing, label)
        if not found:
            self.record.keep(key, asked, row)
        line = self.words.measured(label, *rate(row), row.games)
        say(self.words.measured_before(line) if found else line)
        return row

    def measured(self, advice: Advice[State], pairing: Pairing, label: str) -> Row:
        levels, trial = self.plan.levels(advice, pairing), self.plan.trial(pairing)
        play = partial(
            watched, advice, levels, advice.game.complete({}, pairing.seats), self.plan.seed
        )
        tally, wall, cpu = Tally(levels), list[float](), list[float]()

        def take(each: Watched) -> bool:
            tally.add(each.outcome)
            wall.extend(each.wall)
            cpu.extend(each.cpu)
            return trial is not None and trial.decided_by(each.outcome.wins[0])

        play_series(play, self.plan.most, self.plan.jobs, take, self.words, label)
        return row_of(tally, wall, cpu, trial, self.plan.jobs)
