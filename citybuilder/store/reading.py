"""Reading what lies at a path, whatever it is: only ordinary files, of a size that makes sense.

A pipe would wait for ever, a device may do anything, a disk image fills the memory."""

import errno
import os
import stat
from pathlib import Path
from typing import Final

LARGEST: Final = 1 << 20  # bytes; what a person makes by playing has some ten thousand
GROWN: Final = 1 << 25  # of a file to which every finished match adds some thousand
UNWAITING: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
BYTES: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class NotOrdinary(OSError):
    """A folder, a pipe, a device."""


class TooLarge(OSError):
    """More than anybody could have written by playing."""


def read(path: Path, most: int = LARGEST) -> bytes:
    """What the file holds, or an OSError, at once and whatever may lie there."""
    data = read_patiently(path, most + 1)
    if len(data) > most:
        raise TooLarge(errno.EFBIG, "too large", path)
    return data


def read_end(path: Path, most: int = GROWN) -> bytes:
    """The newest whole lines of a file that grows, however large it has become."""
    data = read_patiently(path, most, from_end=True)
    return data.partition(b"\n")[2] if len(data) == most else data


def read_patiently(path: Path, most: int, from_end: bool = False) -> bytes:
    """A disk that stumbles once is asked again: nothing should be given up that is still there."""
    try:
        return read_once(path, most, from_end)
    except OSError as error:
        if error.errno not in (errno.EIO, errno.EINTR):
            raise
    return read_once(path, most, from_end)


def read_once(path: Path, most: int, from_end: bool) -> bytes:
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # a device may act as soon as it is opened
            raise NotOrdinary(errno.EINVAL, "not an ordinary file", path)
        handle = os.open(path, os.O_RDONLY | UNWAITING | BYTES)
    except ValueError as error:  # NUL or half a character in its name
        raise OSError(errno.EINVAL, str(error)) from error
    with os.fdopen(handle, "rb") as file:
        found = os.fstat(file.fileno())  # another one may have taken its place meanwhile
        if not stat.S_ISREG(found.st_mode):
            raise NotOrdinary(errno.EINVAL, "not an ordinary file", path)
        if from_end:
            file.seek(max(0, found.st_size - most))
        return file.read(most)


def is_there(path: Path) -> bool:
    """Whether anything lies there; a name that no file can have names nothing."""
    try:
        path.lstat()
    except (OSError, ValueError):
        return False
    return True


def is_folder(path: Path) -> bool:
    try:
        return stat.S_ISDIR(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def is_file(path: Path) -> bool:
    """Whether an ordinary file lies there, or a link to one, as far as we may look."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def can_be_lock(path: Path) -> bool:
    """Whether one lies there or nothing: Qt would wait for ever for what a pipe has to say, and
    read a device, or a file of any size, to its end."""
    try:
        found = path.lstat()
        return stat.S_ISREG(found.st_mode) and found.st_size <= LARGEST
    except FileNotFoundError:
        return True
    except (OSError, ValueError):
        return False
