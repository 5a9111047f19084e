"""The command `bench`: how fast the rules and the search are, in CPU time, and on demand how long
a turn of an expert takes by the clock."""

import argparse
import json
import sys
from collections.abc import Callable
from time import process_time

from citybuilder.bots.arena import sit_down
from citybuilder.bots.levels import LEVELS
from citybuilder.bots.mcts import Search
from citybuilder.bots.playout import play_out
from citybuilder.cli import arguments as check
from citybuilder.cli.texts import Words
from citybuilder.cli.turn_times import spread, watched
from citybuilder.core.advice import Advice
from citybuilder.core.game import Game, Options, State
from citybuilder.core.rng import seeded
from citybuilder.playing.looking_back import is_compiled
from citybuilder.tables.texts import Translate

ROUNDS = 8  # after which a match counts as half played
BATCH = 200  # calls between two looks at the clock
SEED = 8
SEARCH = 2000  # iterations of one search, as many as a strong bot spends on a decision


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the speed of rules and search",
        description="Measure the speed of rules and search in CPU time. Read ratios, not numbers.",
    )
    check.add_game(parser)
    parser.add_argument("--players", default="4", metavar="N")
    parser.add_argument("--seconds", default="3", metavar="S", help="for each of the figures")
    parser.add_argument(
        "--turns", default="0", metavar="N", help="time so many turns of an expert by the clock"
    )


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    words = Words(translate)
    advice = check.advice_of(arguments.game, words)
    game = advice.game
    players = check.number_of(
        "--players", arguments.players, game.players[0], game.players[-1], words
    )
    options = check.options_of(game, arguments.option, words, players)
    seconds = check.decimal_of("--seconds", arguments.seconds, 0.01, 600.0, words)
    turns = check.number_of("--turns", arguments.turns, 0, 10_000, words)
    figures = measure(advice, players, options, seconds)
    if turns:
        figures = turn_times(advice, players, options, turns) | figures
    if arguments.json:
        head = {"game": game.key, "players": players, "options": options}
        sys.stdout.write(json.dumps(head | figures, indent=1) + "\n")
        return 0
    labels = words.figures()
    width = max(len(label) for label in labels.values())
    for key, value in figures.items():
        shown = words.yes_or_no(value) if isinstance(value, bool) else f"{value:,}"
        sys.stdout.write(f"{labels[key].ljust(width)}  {shown:>12}\n")
    return 0


def measure(
    advice: Advice[State], players: int, options: Options, seconds: float
) -> dict[str, float | bool]:
    game = advice.game
    games, decisions = playouts(game, players, options, seconds)
    state = half_played(advice, players, options)
    seat = state.asked[-1].seat
    view = game.observe(state, seat)
    rng = seeded(1)
    return {
        "games_per_cpu_s": round(games, 1),
        "decisions_per_cpu_s": round(decisions),
        "copy_us": cost(state.copy, seconds / 4),
        "observe_us": cost(lambda: game.observe(state, seat), seconds / 4),
        "determinize_us": cost(lambda: advice.imagine(view, seat, rng), seconds / 4),
        "mcts_iterations_per_cpu_s": searching(advice, players, options, seconds),
        "compiled": is_compiled(),
    }


def turn_times(
    advice: Advice[State], players: int, options: Options, turns: int
) -> dict[str, float | bool]:
    """Milliseconds of an expert's turns among greedy bots, in as many matches as it takes."""
    levels = [LEVELS["expert"], *[LEVELS["greedy"]] * (players - 1)]
    wall: list[float] = []
    number = 0
    while len(wall) < turns:
        wall += watched(advice, levels, options, SEED, number, clocked=True).wall
        number += 1
    half, most, longest = spread(wall[:turns])
    return {"turn_ms": half, "turn_p95_ms": most, "turn_longest_ms": longest}


def playouts(
    game: Game[State], players: int, options: Options, seconds: float
) -> tuple[float, float]:
    """Random games and their decisions per CPU second."""
    rng = seeded(7)
    games = decisions = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or not games:
        decisions += play_out(game, game.start(players, options, games), rng)
        games += 1
    return games / spent, decisions / spent


def half_played(advice: Advice[State], players: int, options: Options) -> State:
    """The last position with a choice in it within some rounds of sensible play."""
    game = advice.game
    state = game.start(players, options, 3)
    sitters = sit_down(advice, [LEVELS["greedy"]] * players, 3, False)
    found = state.copy()
    while not state.over and state.turn <= ROUNDS * players:
        if len(game.legal(state)) > 1:
            found = state.copy()
        seat = state.asked[-1].seat
        game.apply(state, sitters[seat].choose(game.observe(state, seat), seat))
    return found


def cost(call: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call, without what calling nothing costs."""
    return round(max(0.0, timed(call, seconds) - timed(lambda: None, seconds / 4)), 3)


def timed(call: Callable[[], object], seconds: float) -> float:
    calls = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or not calls:
        for _ in range(BATCH):
            call()
        calls += BATCH
    return spent / calls * 1e6


def searching(advice: Advice[State], players: int, options: Options, seconds: float) -> int:
    """Iterations per CPU second in a match that is half played."""
    state = half_played(advice, players, options)
    seat = state.asked[-1].seat
    return round(iterations(advice, advice.game.observe(state, seat), seat, seconds))


def iterations(advice: Advice[State], view: State, seat: int, seconds: float) -> float:
    """Iterations per CPU second: determinize, descend, roll out to the cut-off, back up."""
    done = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or not done:
        if done % SEARCH == 0:
            search = Search(seeded(done))
        for _ in range(BATCH):
            search.iterate(advice, view, seat)
        done += BATCH
    return done / spent
