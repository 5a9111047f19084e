"""The command `simulate`: bots against each other over many games, with honest intervals."""

import argparse
import json
import sys
from collections.abc import Iterator
from functools import partial
from math import sqrt

from citybuilder.bots.arena import Outcome, contest
from citybuilder.bots.levels import LEVELS, Level
from citybuilder.cli import arguments as check
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.helpers import HelperLost, shared
from citybuilder.cli.progress import Progress
from citybuilder.cli.texts import Words
from citybuilder.core.game import Game, Options, State
from citybuilder.tables.texts import Translate

MOST = 1_000_000  # games
FAR_APART = 1_000_003  # games of neighbouring seeds share nothing
CONFIDENCE = 1.959964  # standard deviations that 95 % lie within


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "simulate",
        help="let bots play against each other",
        description="Let bots play against each other. Seats rotate from game to game; budgets "
        "are iterations instead of time, so that a seed repeats exactly.",
    )
    check.add_game(parser)
    parser.add_argument(
        "--seats", default="strong,greedy", metavar="BOT,BOT", help=", ".join(LEVELS)
    )
    parser.add_argument("--games", default="100", metavar="N")
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--jobs", default="1", metavar="N", help="processes that share the games")


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    words = Words(translate)
    game = check.game_of(arguments.game, words)
    levels = check.levels_of(game, arguments.seats, words)
    options = check.options_of(game, arguments.option, words, len(levels))
    games = check.number_of("--games", arguments.games, 1, MOST, words)
    seed = check.number_of("--seed", arguments.seed, -(2**63), 2**63 - 1, words)
    jobs = check.number_of("--jobs", arguments.jobs, 1, 64, words)
    tally = Tally(levels)
    progress = Progress(games)
    try:
        for outcome in outcomes(game, levels, options, seed, games, jobs):
            tally.add(outcome)
            progress.step()
    except HelperLost as error:
        raise Complaint(words.helper_lost()) from error
    finally:
        progress.close()
    if arguments.json:
        report = {"game": game.key, "options": options, "games": games, "seed": seed}
        sys.stdout.write(json.dumps(report | tally.report(), indent=1) + "\n")
    else:
        sys.stdout.write("\n".join(tally.lines(words, seed)) + "\n")
    return 0


def outcomes(
    game: Game[State], levels: list[Level], options: Options, seed: int, games: int, jobs: int
) -> Iterator[Outcome]:
    """The outcome of each game in order, its seats turned back to the order of the bots."""
    play = partial(rotated, game, levels, options, seed)
    return map(play, range(games)) if jobs == 1 else shared(play, games, min(jobs, games))


def rotated(
    game: Game[State], levels: list[Level], options: Options, seed: int, number: int
) -> Outcome:
    """One game; its number says who sits first."""
    shift = number % len(levels)
    played = contest(game, levels[shift:] + levels[:shift], options, seed * FAR_APART + number)
    back = len(levels) - shift
    played.wins = played.wins[back:] + played.wins[:back]
    played.scores = played.scores[back:] + played.scores[:back]
    return played


class Tally:
    """Adds up the games, bot by bot in the order of the seats given."""

    def __init__(self, levels: list[Level]) -> None:
        self.levels = levels
        self.games = 0
        self.turns = 0
        self.wins = [0.0] * len(levels)
        self.scores = [0] * len(levels)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.turns += outcome.turns
        for seat in range(len(self.levels)):
            self.wins[seat] += outcome.wins[seat]
            self.scores[seat] += outcome.scores[seat]

    def report(self) -> dict[str, object]:
        return {
            "turns_mean": round(self.turns / self.games, 2),
            "bots": [
                {
                    "bot": level.key,
                    "wins": round(self.wins[seat], 4),
                    "win_rate": round(self.wins[seat] / self.games, 4),
                    "ci95": [round(end, 4) for end in interval(self.wins[seat], self.games)],
                    "mean_score": round(self.scores[seat] / self.games, 3),
                }
                for seat, level in enumerate(self.levels)
            ],
        }

    def lines(self, words: Words, seed: int) -> list[str]:
        rows = [words.columns()]
        for seat, level in enumerate(self.levels):
            low, high = interval(self.wins[seat], self.games)
            rows.append(
                [
                    words.level(level.key),
                    f"{round(self.wins[seat], 2):.12g}",
                    f"{self.wins[seat] / self.games:.1%}",
                    f"{low:.1%} – {high:.1%}",
                    f"{self.scores[seat] / self.games:.2f}",
                ]
            )
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        table = [
            "  ".join(
                [row[0].ljust(widths[0])]
                + [c.rjust(w) for c, w in zip(row[1:], widths[1:], strict=True)]
            )
            for row in rows
        ]
        mean = f"{self.turns / self.games:.1f}"
        return [words.simulated(self.games, seed), *table, words.turns(mean)]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate."""
    rate = wins / games
    spread = CONFIDENCE**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = CONFIDENCE * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)
