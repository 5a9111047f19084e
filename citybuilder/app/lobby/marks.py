"""Marks beside saves: a match lies open at a table, or lay open when the program was lost."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from citybuilder.store.folders import saves_folder

SUFFIX: Final = ".open"


def mark_path(save: Path) -> Path:
    return save.with_name(save.name + SUFFIX)


def lock(save: Path) -> QLockFile:
    made = QLockFile(str(mark_path(save)))
    made.setStaleLockTime(0)  # a long match is not a lost one; only its process can be gone
    return made


def can_save() -> bool:
    """Whether there is a folder for saves, or could be one."""
    folder = saves_folder()
    there = next((each for each in (folder, *folder.parents) if each.exists()), folder)
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)


class OpenMark:
    """Lies beside the save as long as its match is open, however the program ends."""

    def __init__(self, save: Path) -> None:
        with suppress(OSError):  # without a folder there is no mark, and saving says why
            save.parent.mkdir(parents=True, exist_ok=True)
        self.lock = lock(save)
        self.held = self.lock.tryLock(0)

    def take_away(self) -> None:
        if self.held:
            self.lock.unlock()
            self.held = False


def is_open_elsewhere(save: Path) -> bool:
    """Whether a living program has the match on its table."""
    try:
        marked = mark_path(save).exists()
    except OSError:  # a name that is too long
        return False
    if not marked:
        return False
    tried = lock(save)
    taken = tried.tryLock(0)
    if taken:
        tried.unlock()
    return not taken and tried.error() == QLockFile.LockError.LockFailedError


def lost_matches() -> list[Path]:
    """Saves whose program is gone without closing them; asked once, as their marks go."""
    try:
        marks = sorted(saves_folder().glob(f"*{SUFFIX}"))
    except OSError:
        return []
    found = []
    for mark in marks:
        save = mark.with_name(mark.name.removesuffix(SUFFIX))
        tried = lock(save)
        if tried.tryLock(0):
            tried.unlock()
            if save.is_file():
                found.append(save)
    return found
