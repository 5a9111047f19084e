"""Going back: where the newest state of a file is damaged, the newest good one takes its place.

The damaged file is never deleted; it is kept aside under another name."""

import errno
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from citybuilder.store import atomic, generations, news, reading
from citybuilder.store.news import News
from citybuilder.store.save_errors import why

BROKEN: Final = ".broken"  # between the name and the ending of a file that was kept aside
UNDAMAGED: Final = (errno.ELOOP, errno.ENAMETOOLONG, errno.ENOTDIR)

log = logging.getLogger(__name__)
T = TypeVar("T")


def load(path: Path, read: Callable[[Path], T]) -> T | None:
    """What the file says; if it is damaged, what its newest good state says, which takes its
    place; None if there is neither. Reading raises a ValueError where a file is damaged."""
    try:
        return read(path)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        found = newest_good(path, read) if is_damage(error) else None
        if found is not None:
            log.warning("%r is damaged: %s", str(path), error)
            news.add(put_back(path, found[1]))
            return found[0]
        is_file = isinstance(error, reading.TooLarge | ValueError)
        if isinstance(error, OSError) and not is_file:  # perhaps not even ours: it stays
            complain(path, error)
        else:
            lose(path)
        return None


def is_damage(error: OSError | ValueError) -> bool:
    """Rather than a file that may not be read, or a way on which there is none."""
    allowed = not isinstance(error, PermissionError)
    return allowed and not (isinstance(error, OSError) and error.errno in UNDAMAGED)


def save(path: Path, data: bytes) -> None:
    """What fails is told when there is time; the old file stays."""
    try:
        generations.write(path, data)
    except (OSError, ValueError) as error:
        log.warning("cannot be saved: %s", error)
        reason = why(error) if isinstance(error, OSError) else "failed"
        if reading.is_folder(path.parent):
            news.add(News("unwritten", path, why=reason))


def complain(path: Path, error: OSError) -> None:
    """Where there is no folder at all, the lobby says so, not each of its files."""
    log.warning("%r cannot be read: %s", str(path), error)
    if reading.is_folder(path.parent):
        news.add(News("unreadable", path))


def newest_good(path: Path, read: Callable[[Path], T]) -> tuple[T, Path] | None:
    for state in generations.states(path):
        with suppress(OSError, ValueError):
            return read(state), state
    return None


def complete(path: Path, state: Path, whole: bytes) -> None:
    """Some of it was damaged, but earlier states had it: all that is known is written down."""
    when, aside = 0.0, None
    try:
        when = state.stat().st_mtime
        aside = set_aside(path)
        atomic.write(path, whole)
    except OSError as error:
        log.warning("what was found again cannot be written: %s", error)
    news.add(News("completed", path, when, aside))


def put_back(path: Path, state: Path) -> News:
    """What has happened; where nothing can be written, the state is only used."""
    when, aside = 0.0, None
    try:
        data, when = reading.read(state), state.stat().st_mtime
        aside = set_aside(path)
        atomic.write(path, data)
        generations.stamp(path, state)
    except OSError as error:
        log.warning("the earlier state cannot be put back: %s", error)
    return News("went_back", path, when, aside)


def used(path: Path, state: Path) -> News:
    """The file stays as it is."""
    return News("went_back", path, state.stat().st_mtime)


def lose(path: Path) -> None:
    try:
        news.add(News("kept_aside", path, aside=set_aside(path, stays=False)))
    except OSError as error:
        log.warning("what is damaged cannot be kept aside: %s", error)
        news.add(News("unreadable", path))


def set_aside(path: Path, stays: bool = True) -> Path:
    """A name of its own for what is damaged; its place stays taken until something good comes."""
    aside = free_name(path)
    if stays:
        try:
            os.link(path, aside)
        except (OSError, NotImplementedError):  # a folder, or a memory stick
            pass
        else:
            return aside
    path.rename(aside)
    return aside


def free_name(path: Path) -> Path:
    number = 1
    while True:
        mark = BROKEN if number == 1 else f"{BROKEN}-{number}"
        aside = path.with_name(f"{path.stem[:200]}{mark}{path.suffix}")
        if not reading.is_there(aside):
            return aside
        number += 1


def is_aside(path: Path) -> bool:
    """Whether it is a damaged file that was kept."""
    return Path(path.stem).suffix.partition("-")[0] == BROKEN
