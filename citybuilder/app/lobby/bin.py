"""Deleted saves: they are moved aside first, so that the player can change their mind."""

import logging
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from citybuilder.store.folders import saves_folder
from citybuilder.store.private import make_folder

NAME: Final = ".deleted"
FRESH: Final = 60.0  # seconds in which another window may still offer to undo

log = logging.getLogger(__name__)


def bin_folder() -> Path:
    return saves_folder() / NAME


def put_aside(path: Path) -> Path | None:
    """Where it lies now, or nothing if it cannot be moved."""
    aside = bin_folder() / path.name
    try:
        make_folder(aside.parent)
        path.replace(aside)
    except OSError as error:
        log.warning("cannot be deleted: %s", error)
        return None
    return aside


def bring_back(aside: Path, path: Path) -> bool:
    try:
        aside.replace(path)
    except OSError as error:
        log.warning("cannot be brought back: %s", error)
        return False
    return True


def remove(aside: Path) -> None:
    with suppress(OSError):
        aside.unlink()
    with suppress(OSError):
        aside.parent.rmdir()


def empty() -> None:
    """What a program that was killed had deleted; of another window only what is old."""
    try:
        found = list(bin_folder().iterdir())
    except OSError:
        return
    for path in found:
        with suppress(OSError):
            if abs(time.time() - path.lstat().st_ctime) > FRESH:
                remove(path)
