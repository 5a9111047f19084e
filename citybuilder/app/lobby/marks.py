"""Marks beside saves: a match lies open at a table, or lay open when the program was lost."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from citybuilder.store.folders import saves_folder
from citybuilder.store.private import make_folder
from citybuilder.store.reading import can_be_lock, is_file, is_folder, is_there

SUFFIX: Final = ".open"
LOST: Final = ".lost"  # what an open mark becomes when its program is gone


def mark_path(save: Path) -> Path:
    return save.parent / (save.name + SUFFIX)  # also where somebody opens the root


def lost_path(save: Path) -> Path:
    return save.parent / (save.name + LOST)


def lock(save: Path) -> QLockFile:
    made = QLockFile(str(mark_path(save)))
    made.setStaleLockTime(0)  # a long match is not a lost one; only its process can be gone
    return made


def can_save() -> bool:
    """Whether there is a folder for saves, or could be one."""
    folder = saves_folder()
    there = next((each for each in (folder, *folder.parents) if is_there(each)), folder)
    return is_possible(folder) and is_folder(there) and os.access(there, os.W_OK | os.X_OK)


def is_possible(folder: Path) -> bool:
    """Whether the system knows such names at all: they may be too long, or no names."""
    try:
        folder.lstat()
    except FileNotFoundError:
        return True
    except (OSError, ValueError):
        return False
    return True


class OpenMark:
    """Lies beside the save as long as its match is open, however the program ends."""

    def __init__(self, save: Path) -> None:
        with suppress(OSError):  # without a folder there is no mark, and saving says why
            make_folder(save.parent)
        self.lock = lock(save)
        self.held = can_be_lock(mark_path(save)) and self.lock.tryLock(0)
        if self.held:
            put_away(save)

    def take_away(self) -> None:
        if self.held:
            self.lock.unlock()
            self.held = False


def is_open_elsewhere(save: Path) -> bool:
    """Whether a living program has the match on its table."""
    if not is_there(mark_path(save)) or not can_be_lock(mark_path(save)):
        return False
    tried = lock(save)
    taken = tried.tryLock(0)
    if taken:
        tried.unlock()
    return not taken and tried.error() == QLockFile.LockError.LockFailedError


def lost_matches() -> list[Path]:
    """Saves whose program is gone without closing them: until they are opened or put away."""
    found = {save for save in marked(LOST) if is_kept(save)}
    for save in marked(SUFFIX):
        tried = lock(save)
        if can_be_lock(mark_path(save)) and tried.tryLock(0):
            if is_kept(save):
                found.add(save)
                keep_offering(save)  # before the first mark goes: we might be killed as well
            tried.unlock()
    return sorted(found)


def marked(suffix: str) -> list[Path]:
    """The saves that marks of this kind lie beside; one whose name is nothing else is of none."""
    try:
        marks = list(saves_folder().glob(f"*{suffix}"))
    except OSError:
        return []
    names = [mark.name.removesuffix(suffix) for mark in marks]
    return [saves_folder() / name for name in names if name.strip(".")]


def is_kept(save: Path) -> bool:
    """Whether the save is still there; without it, a mark is swept away."""
    if is_file(save):
        return True
    put_away(save)
    return False


def keep_offering(save: Path) -> None:
    with suppress(OSError):  # it is there already, or the folder takes nothing: then only this once
        os.close(os.open(lost_path(save), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def put_away(save: Path) -> None:
    """It is not offered any more."""
    with suppress(OSError, ValueError):
        lost_path(save).unlink()
