"""A program made to be killed: plays on at random and saves and reports every action.

Without more it plays once. With "fork" it waits for lines and plays once for each, in a process
of its own that need not load anything first; a line may name the call at which it kills itself."""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from citybuilder.core.match import Match
from citybuilder.store import atomic, generations
from citybuilder.store.save_sheet import Seat
from citybuilder.store.saves import autosave, load
from citybuilder.store.sheets import load_game

SEATS = [Seat(name="Ada", who="human"), Seat(name="Bot", who="greedy")]
SUICIDES: dict[str, tuple[object, str]] = {
    "before the earlier state is kept": (generations, "keep"),
    "before anything new is written": (atomic, "write"),
    "while writing": (os, "fsync"),
    "before the new file is in place": (Path, "replace"),
    "after the new file is in place": (atomic, "flush_folder"),
    "after all, before the oldest state goes": (Path, "unlink"),
}


def play(path: Path) -> None:
    chance = Random()
    if path.exists():
        match = load(path).match
    else:
        match = Match(load_game("machi_koro"), 2, {}, chance.randrange(2**31))
    while not match.state.over:
        action = chance.choice(match.legal())
        match.play(action)
        autosave(path, match, SEATS)
        tell(f"{len(match.actions)} {action}")


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def serve(path: Path) -> None:
    fork: Callable[[], int] = getattr(os, "fork")  # noqa: B009 - Windows has none
    for line in sys.stdin:
        child = fork()
        if child == 0:
            if line.strip():
                setattr(*SUICIDES[line.strip()], die)
            tell(str(os.getpid()))
            play(path)
            os._exit(0)
        os.waitpid(child, 0)
        tell("gone")


if __name__ == "__main__":
    (serve if sys.argv[2:] == ["fork"] else play)(Path(sys.argv[1]))
