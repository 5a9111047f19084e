"""Why a match cannot be loaded or saved, as keys; the sentences belong to whoever talks."""

import errno
from pathlib import Path
from typing import Final, Literal

Bad = Literal[
    "missing",
    "unreadable",  # no permission, or the disk fails
    "not_a_file",  # a folder, a pipe, a device
    "huge",
    "truncated",
    "foreign",  # something else than a save
    "damaged",  # a save, but not as it was written
    "future",
    "unknown_game",
    "unfit",  # as it was written, but neither its actions nor its last state fit the rules
]
Cannot = Literal["full", "forbidden", "failed"]

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FORBIDDEN: Final = (errno.EACCES, errno.EPERM, errno.EROFS)


class BadSave(ValueError):
    """The file is left as it is."""

    def __init__(self, reason: Bad, path: Path) -> None:
        super().__init__(f"{reason}: {path}")
        self.reason = reason
        self.path = path


class CannotSave(Exception):
    """What was saved before is still there."""

    def __init__(self, reason: Cannot, path: Path) -> None:
        super().__init__(f"{reason}: {path}")
        self.reason = reason
        self.path = path


def why(error: OSError) -> Cannot:
    if error.errno in FULL:
        return "full"
    return "forbidden" if error.errno in FORBIDDEN else "failed"
