"""Checks side by side: each is a process of its own, as many at a time as there are processors.

Plain processes take less time in all than one run that hands its tests to helpers: nothing is
collected twice, and nothing is told from process to process.
"""

import os
import subprocess
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock

import checkout
from checkout import say

MOST = 8
NOTHING = 5  # pytest's word for: all that was named is left to longer runs
SIDE_BY_SIDE = max(1, min(MOST, os.cpu_count() or 1))


def settings(libraries: Path | None) -> dict[str, str]:
    """Of a run on compiled libraries, or of an interpreted one."""
    root = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "PYTHONPATH": str(checkout.ROOT)}
    root.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start Python a hundred times
    if libraries is None:
        return {**root, "CITYBUILDER_COMPILED": "0"}
    return {**root, "CITYBUILDER_NATIVE": str(libraries), "CITYBUILDER_COMPILED": "1"}


def python(*words: str) -> list[str | Path]:
    return [checkout.PYTHON, "-P", "-m", *words]


@dataclass
class Lane:
    """One check. What it runs on may still be on its way when it is set up."""

    name: str
    command: tuple[str, ...]
    libraries: Callable[[], Path | None] = lambda: None
    extra: dict[str, str] = field(default_factory=dict)

    def run(self) -> tuple[bool, str]:
        """Whether it passed, and all that it said: two at a time would talk across each other."""
        with tempfile.TemporaryFile() as file:
            code = subprocess.call(
                python(*self.command),
                cwd=checkout.ROOT,
                env={**settings(self.libraries()), **self.extra},
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
            )
            file.seek(0)
            return code in (0, NOTHING), file.read().decode("utf-8", "replace")


def run_all(lanes: list[Lane]) -> list[str]:
    """In this order, as far as processors are free. The names of those that failed."""
    talk = Lock()
    failed: list[str] = []

    def follow(lane: Lane) -> None:
        passed, said = lane.run()
        with talk:
            say(lane.name)
            print(said, end="", flush=True)
            if not passed:
                failed.append(lane.name)

    with ThreadPoolExecutor(SIDE_BY_SIDE) as side_by_side:
        list(side_by_side.map(follow, lanes))
    return failed
