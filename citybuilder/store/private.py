"""The player's files are nobody else's: folders that only their owner enters, files that only they
read, and no link in their place is followed."""

import os
import shutil
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from citybuilder.store.folders import data_folder

FOLDER: Final = 0o700
FILE: Final = 0o600
ANYBODY: Final = 0o666  # what the user's mask makes of it: for files that go elsewhere
OTHERS: Final = 0o077
SHARED: Final = stat.S_ISVTX | stat.S_ISGID  # of folders that are meant for several people
# A pipe in the place of a file must not make us wait for somebody at its other end.
CAREFUL: Final = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
POSIX: Final = os.name == "posix"


def is_ours(path: Path) -> bool:
    """Whether it is the player's folder or lies in it: what they save elsewhere is as usual."""
    return path.absolute().is_relative_to(data_folder().absolute())


def make_folder(folder: Path) -> None:
    """And those above it."""
    if not is_ours(folder):
        folder.mkdir(parents=True, exist_ok=True)
        return
    top = data_folder().absolute()
    top.parent.mkdir(parents=True, exist_ok=True)
    below = folder.absolute().relative_to(top).parts
    for number in range(len(below) + 1):
        each = top.joinpath(*below[:number])
        each.mkdir(mode=FOLDER, exist_ok=True)
        tighten(each)


def tighten(folder: Path) -> None:
    """An older version left it open to all; but no folder is closed that others need."""
    if not POSIX or folder in (Path(folder.anchor), home()):
        return
    with suppress(OSError):
        found = folder.stat()
        if found.st_uid == os.geteuid() and found.st_mode & OTHERS and not found.st_mode & SHARED:
            folder.chmod(FOLDER)


def remove_folder(folder: Path) -> None:
    """With all that is in it, as far as that goes. Whatever lies there instead of a folder is left
    alone: the standard library would open a pipe to see what it is, and wait for ever."""
    with suppress(OSError, ValueError):
        if stat.S_ISDIR(folder.lstat().st_mode):
            shutil.rmtree(folder, ignore_errors=True)


def home() -> Path | None:
    try:
        return Path.home()
    except RuntimeError:  # a user without one
        return None


def opener(path: str, flags: int) -> int:
    """For `open`: a file of ours, which nobody else may read, old or new."""
    mode = FILE if is_ours(Path(path)) else ANYBODY
    handle = os.open(path, flags | CAREFUL, mode)
    if POSIX and mode == FILE:
        with suppress(OSError):
            os.fchmod(handle, FILE)
    return handle


def is_private(folder: Path) -> bool:
    """Whether nobody else can put something there: no link, ours, closed to others."""
    if not POSIX:
        return True
    try:
        found = folder.lstat()
    except (OSError, ValueError):
        return False
    mine = found.st_uid == os.geteuid()
    return stat.S_ISDIR(found.st_mode) and mine and not found.st_mode & OTHERS
