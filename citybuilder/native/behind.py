"""Compiling goes on behind the program that plays, in a process of low priority that outlives it;
what it has done so far is told in a small file."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from citybuilder.native.builds import (
    HERE,
    PLAYERS,
    failure,
    found,
    is_frozen,
    is_private,
    seal,
    store,
)
from citybuilder.native.libraries import offered
from citybuilder.native.tools import why_not

WORKING, DONE, FAILED, LATER = "working", "done", "failed", "later"
STATES: Final = (WORKING, DONE, FAILED, LATER)
LONGEST: Final = 1000  # bytes of what is told
LOWEST: Final = 19  # priority, where the system counts so


@dataclass(frozen=True)
class Status:
    """How far it is."""

    state: str
    part: float = 0.0


def file() -> Path:
    return store() / "status.json"


def report(status: Status) -> None:
    """In one stroke: somebody may read it at any moment."""
    draft = file().with_suffix(".new")
    draft.write_text(json.dumps(vars(status)), encoding="utf-8")
    with suppress(PermissionError):  # Windows, while somebody reads
        draft.replace(file())


def reported() -> Status | None:
    """Nothing of it is believed but how far it is: where the libraries lie, their digest says."""
    try:
        said = json.loads(file().read_bytes()[:LONGEST])
        status = Status(said["state"], float(said["part"]))
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None
    return status if status.state in STATES and 0.0 <= status.part <= 1.0 else None


def finished() -> Path | None:
    """The build of these very sources."""
    try:
        return found(PLAYERS, seal())
    except (OSError, ValueError):
        return None


def is_wanted() -> bool:
    """Whether there is something to compile, and a compiler."""
    if is_frozen() or offered() or why_not():
        return False
    try:
        mark = seal()
        return found(PLAYERS, mark) is None and not failure(PLAYERS, mark).exists()
    except (OSError, ValueError):
        return False


def environment() -> dict[str, str]:
    """Of a process that compiles: it finds this very program."""
    return {**os.environ, "PYTHONPATH": str(HERE)}


def take_unsaid_failure() -> bool:
    """Whether these sources cannot be compiled, and nobody has been told yet."""
    if is_frozen() or offered():
        return False
    try:
        note = failure(PLAYERS, seal())
        if not note.exists() or (said := note.with_suffix(".said")).exists():
            return False
        said.touch()
    except (OSError, ValueError):
        return False
    return True


class Behind:
    """The process, seen from the program that has started it."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> bool:
        """Ctrl-C and the end of the program do not reach it: what it has begun, it finishes."""
        nothing = subprocess.DEVNULL
        command = [sys.executable, "-P", "-m", "citybuilder.native"]
        try:
            store().mkdir(parents=True, exist_ok=True, mode=0o700)
            if not is_private(store()):
                return False
            report(Status(WORKING))
            if sys.platform == "win32":
                flags = subprocess.IDLE_PRIORITY_CLASS | subprocess.CREATE_NEW_PROCESS_GROUP
                flags |= subprocess.CREATE_NO_WINDOW
                self.process = subprocess.Popen(command, env=environment(), creationflags=flags)
            else:
                self.process = subprocess.Popen(
                    command,
                    env=environment(),
                    stdin=nothing,
                    stdout=nothing,
                    stderr=nothing,
                    start_new_session=True,
                )
        except OSError:
            return False
        return True

    def status(self) -> Status:
        """One that ended without a word was ended by somebody, and one that is done has left
        something: else it begins again next time."""
        is_over = self.process is None or self.process.poll() is not None
        said = reported() or Status(WORKING)
        in_vain = is_over if said.state == WORKING else said.state == DONE and finished() is None
        return Status(LATER) if in_vain else said


def lower_priority() -> None:
    if sys.platform != "win32":  # there it was started so
        os.nice(LOWEST)
