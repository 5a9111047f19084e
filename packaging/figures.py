"""Figures of the packages against their targets, after build.py: run it on a computer that rests.

python3 packaging/figures.py
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

import checkout
import compiling
from product import DIST, FROZEN, GAMES, NAME
from screen import Screen, open_screen
from sights import NOTHING, TABLE, wait_for_sight
from smoke import STARTS, Trial, leave_window, times_to_lobby
from weighing import weight

RUNS: Final = 15  # of each, short and in turn: both see the same moods of the computer
SEATS: Final = "human,strong"  # for whom two processes think
FIGURES: Final = ("games_per_cpu_s", "mcts_iterations_per_cpu_s")

Rows = list[tuple[str, float, str, float, float]]
"""What, figure, unit, at least, at most."""


def bench(game: str, command: list[str], settings: dict[str, str]) -> dict[str, float]:
    words = ["bench", game, "--seconds", "0.4", "--json"]
    done = subprocess.run([*command, *words], env=settings, capture_output=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    if not figures["compiled"]:
        raise SystemExit("figures.py: one of the two is not compiled")
    return figures


def speed() -> Rows:
    """The frozen program against the same one run from source, compiled."""
    return [
        (f"{game}, frozen by source, {name}, best of {RUNS}", ratio, "", 0.9, 1.1)
        for game in GAMES
        for name, ratio in ratios(game).items()
    ]


def ratios(game: str) -> dict[str, float]:
    """Of the best runs: what disturbs a run only ever makes it slower."""
    frozen, source = [str(FROZEN / NAME / NAME)], [str(checkout.PYTHON), "-P", "-m", NAME]
    settings = {**os.environ, "PYTHONPATH": str(compiling.PROGRAM)}
    best = {command[0]: dict.fromkeys(FIGURES, 0.0) for command in (frozen, source)}
    for _ in range(RUNS):
        for command in (frozen, source):
            told = bench(game, command, settings)
            for name in FIGURES:
                best[command[0]][name] = max(best[command[0]][name], told[name])
    return {name: best[frozen[0]][name] / best[source[0]][name] for name in FIGURES}


def beginning() -> Rows:
    with TemporaryDirectory() as home, open_screen() as screen:
        trial = Trial(FROZEN / NAME / NAME, Path(home), None, screen.name)
        _, *times = times_to_lobby(trial, screen)
    return [(f"start to painted lobby, median of {STARTS}, xcb", median(times), "s", 0.0, 0.6)]


def weights() -> Rows:
    """Of the window and its bots while it waits for a person's first answer."""
    with TemporaryDirectory() as home, open_screen() as screen:
        trial = Trial(FROZEN / NAME / NAME, Path(home), None, screen.name)
        return [
            (f"{game}, window and bots", at_table(trial, screen, game), "MB", 0.0, 170.0)
            for game in GAMES
        ]


def at_table(trial: Trial, screen: Screen, game: str) -> float:
    wait_for_sight(NOTHING, screen)
    program = trial.start("play", game, "--seats", SEATS, "--seed", "7")
    wait_for_sight(TABLE, screen, program)
    found = weight(program.pid)
    leave_window(screen, program)
    return found


def size() -> Rows:
    return [(path.name, path.stat().st_size / 1e6, "MB", 0.0, 60.0) for path in DIST.iterdir()]


def main() -> int:
    os.chdir(checkout.ROOT)
    missed = 0
    for measure in (size, beginning, weights, speed):
        for what, figure, unit, least, most in measure():
            kept = least <= figure <= most
            missed += not kept
            target = f"{least:g}–{most:g}" if least else f"{most:g}"
            verdict = "kept" if kept else "MISSED"
            print(f"{what:66} {figure:8.2f} {unit:3} {target:>8}  {verdict}", flush=True)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
