"""The command `simulate`: bots against each other over many games, or until it is decided."""

import argparse
import json
import sys
from functools import partial

from citybuilder.bots.arena import Outcome, contest
from citybuilder.bots.levels import LEVELS, PLANNED, Level, scaled
from citybuilder.cli import arguments as check
from citybuilder.cli.sequential import Trial
from citybuilder.cli.series import play_series
from citybuilder.cli.tally import Tally
from citybuilder.cli.texts import Words
from citybuilder.core.advice import Advice
from citybuilder.core.game import Options, State
from citybuilder.tables.texts import Translate

MOST = 1_000_000  # games
FAR_APART = 1_000_003  # games of neighbouring seeds share nothing


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "simulate",
        help="let bots play against each other",
        description="Let bots play against each other. Seats rotate from game to game; budgets "
        "are iterations instead of time, so that a seed repeats exactly.",
    )
    check.add_game(parser)
    parser.add_argument(
        "--seats",
        default="strong,greedy",
        metavar="BOT,BOT",
        help=", ".join(LEVELS) + f"; {PLANNED}NAME follows one of the game's plans",
    )
    parser.add_argument(
        "--games", default="100", metavar="N", help="how many; with --decide, at most"
    )
    check.add_series(parser)
    parser.add_argument(
        "--decide",
        metavar="RATE",
        help="stop as soon as it is decided whether the first bot wins so often, as 60%%",
    )
    parser.add_argument(
        "--margin", metavar="POINTS", help="rather than so much less often, else 10%%"
    )


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    words = Words(translate)
    advice = check.advice_of(arguments.game, words)
    game = advice.game
    levels = check.levels_of(advice, arguments.seats, words)
    options = check.options_of(game, arguments.option, words, len(levels))
    games = check.number_of("--games", arguments.games, 1, MOST, words)
    seed, jobs, budget = check.series_of(arguments, words)
    trial = check.trial_of(arguments.decide, arguments.margin, words)
    tally = Tally(levels)
    levels = [scaled(level, budget) for level in levels]

    def take(outcome: Outcome) -> bool:
        tally.add(outcome)
        return trial is not None and trial.decided_by(outcome.wins[0])

    play_series(partial(rotated, advice, levels, options, seed), games, jobs, take, words)
    if arguments.json:
        report = {"game": game.key, "options": options, "games": tally.games, "seed": seed}
        report |= {"budget": budget, **tally.report()}
        report |= {"decision": trial.report()} if trial else {}
        sys.stdout.write(json.dumps(report, indent=1) + "\n")
    else:
        lines = tally.lines(words, seed, budget)
        lines += decision(trial, tally, words) if trial else []
        sys.stdout.write("\n".join(lines) + "\n")
    return 0


def decision(trial: Trial, tally: Tally, words: Words) -> list[str]:
    first = words.level(tally.levels[0].key)
    said = words.decision(trial.verdict(), trial.games, first, trial.rate, trial.lower)
    return [said, words.stopped_early(trial.error)] if trial.decided() else [said]


def rotated(
    advice: Advice[State], levels: list[Level], options: Options, seed: int, number: int
) -> Outcome:
    """One game; its number says who sits first. The outcome is in the order of the bots."""
    shift = number % len(levels)
    return turned_back(
        contest(advice, turned(levels, shift), options, seed_of(seed, number)), shift
    )


def turned(levels: list[Level], shift: int) -> list[Level]:
    return levels[shift:] + levels[:shift]


def seed_of(seed: int, number: int) -> int:
    """Of one game in a series."""
    return seed * FAR_APART + number


def turned_back(played: Outcome, shift: int) -> Outcome:
    back = len(played.wins) - shift
    played.wins = played.wins[back:] + played.wins[:back]
    played.scores = played.scores[back:] + played.scores[:back]
    return played
