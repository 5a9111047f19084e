"""The last three states of each of the player's files: the newest in its place, two beside it.

An earlier state is another name of the file that was there, in a folder of its own. It gets this
name before the new file takes the place, and the oldest goes after that: whenever the process is
killed, three good states are there."""

import logging
import os
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from citybuilder.store import atomic, reading
from citybuilder.store.folders import data_folder, saves_folder
from citybuilder.store.private import make_folder, remove_folder

FOLDER: Final = "earlier"
ELSEWHERE: Final = "elsewhere"  # states of matches that lie outside of the player's folder
KEPT: Final = 2  # beside the newest
FORGOTTEN: Final = 30 * 86400.0  # seconds after which nobody misses what they deleted themselves

log = logging.getLogger(__name__)


def write(path: Path, data: bytes) -> None:
    """As `atomic.write`; what was there before stays as an earlier state."""
    keep(path, data)
    atomic.write(path, data)
    prune(path)


def place(path: Path) -> Path:
    """The folder of its earlier states."""
    if path.parent in (data_folder(), saves_folder()):
        return path.parent / FOLDER / path.name
    name = sha256(os.fsencode(path.absolute())).hexdigest()[:16]
    return data_folder() / FOLDER / ELSEWHERE / name


def states(path: Path) -> list[Path]:
    """The earlier states, the newest first."""
    try:
        with os.scandir(place(path)) as found:
            numbers = [int(entry.name) for entry in found if entry.name.isdecimal()]
    except (OSError, ValueError):
        return []
    return [place(path) / str(number) for number in sorted(numbers, reverse=True)]


def keep(path: Path, coming: bytes = b"", grows: bool = False) -> None:
    """Make what is there an earlier state, unless it is one or stays. A file that grows in its
    place is copied. That no state could be kept is no reason not to save."""
    try:
        now = reading.read(path, reading.GROWN if grows else reading.LARGEST)
        known = states(path)
        if now != coming and not (known and is_same(path, now, known[0])):
            number = int(known[0].name) + 1 if known else 1
            keep_as(place(path) / str(number), path, now, grows)
    except FileNotFoundError:
        pass
    except (OSError, ValueError) as error:
        log.warning("no earlier state of %r was kept: %s", str(path), error)


def is_same(path: Path, now: bytes, state: Path) -> bool:
    """Whether a process that was killed has kept it already."""
    there = state.stat()
    if os.path.samestat(path.stat(), there):
        return True
    return there.st_size == len(now) and reading.read(state, len(now)) == now


def keep_as(state: Path, path: Path, now: bytes, grows: bool) -> None:
    make_folder(state.parent)
    if not grows:
        try:
            os.link(path, state)
        except FileExistsError:  # another window was quicker
            return
        except (OSError, NotImplementedError):  # memory sticks know no second names
            pass
        else:
            return
    atomic.write(state, now)
    stamp(state, path)


def stamp(new: Path, old: Path) -> None:
    """A copy is as old as what it was copied from."""
    with suppress(OSError):
        there = old.stat()
        os.utime(new, ns=(there.st_atime_ns, there.st_mtime_ns))


def prune(path: Path) -> None:
    for state in states(path)[KEPT:]:
        with suppress(OSError):
            state.unlink()


def move(here: Path, there: Path) -> None:
    """All states of a file go with it, from one folder of states to another."""
    with suppress(OSError):
        if here.is_dir():
            make_folder(there.parent)
            remove_folder(there)
            here.replace(there)


def tidy() -> None:
    """States of matches that were deleted by other means go after a while."""
    folder = saves_folder() / FOLDER
    for states_of in (*inside(folder), *inside(data_folder() / FOLDER / ELSEWHERE)):
        orphan = states_of.parent != folder or not reading.is_there(folder.parent / states_of.name)
        with suppress(OSError):
            if orphan and abs(time.time() - states_of.stat().st_mtime) > FORGOTTEN:
                remove_folder(states_of)


def inside(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except (OSError, ValueError):
        return []
