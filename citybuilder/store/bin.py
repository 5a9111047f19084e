"""Deleted saves: they are moved aside first, so that the player can change their mind."""

import logging
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from citybuilder.store import generations
from citybuilder.store.folders import saves_folder
from citybuilder.store.private import make_folder, remove_folder
from citybuilder.store.reading import is_there

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
    generations.move(generations.place(path), states_of(aside))
    return aside


def states_of(aside: Path) -> Path:
    """Where the earlier states of a deleted match lie, as long as it can be brought back."""
    return aside.parent / generations.FOLDER / aside.name


def bring_back(aside: Path, path: Path) -> bool:
    try:
        aside.replace(path)
    except OSError as error:
        log.warning("cannot be brought back: %s", error)
        return False
    generations.move(states_of(aside), generations.place(path))
    return True


def remove(aside: Path) -> None:
    with suppress(OSError):
        aside.unlink()
    remove_folder(states_of(aside))
    for folder in (states_of(aside).parent, aside.parent):
        with suppress(OSError):
            folder.rmdir()


def reconcile(states: Path) -> None:
    """Their match was brought back without them, as the disk failed; or it is gone."""
    path = saves_folder() / states.name
    if is_there(path) and not generations.states(path):
        generations.move(states, generations.place(path))
    else:
        remove_folder(states)


def empty() -> None:
    """What a program that was killed had deleted; of another window only what is old."""
    try:
        found = list(bin_folder().iterdir())
    except OSError:
        return
    names = {path.name for path in found}
    for states in generations.inside(bin_folder() / generations.FOLDER):
        if states.name not in names:
            reconcile(states)
    for path in found:
        if path.name == generations.FOLDER:
            continue  # they go with their matches
        with suppress(OSError):
            if abs(time.time() - path.lstat().st_ctime) > FRESH:
                remove(path)
