"""A saved match, or its newest good state where the file is damaged."""

import errno
from pathlib import Path
from typing import Final

from citybuilder.store import mending
from citybuilder.store.news import News
from citybuilder.store.save_errors import Bad, BadSave
from citybuilder.store.save_sheet import SaveSheet, read_sheet
from citybuilder.store.saves import Loaded, load

DAMAGED: Final[tuple[Bad, ...]] = (
    "truncated",
    "foreign",
    "damaged",
    "huge",
    "not_a_file",
    "unfit",
)


def is_damaged(error: BadSave) -> bool:
    """Rather than missing, of a newer version, or not allowed to be read."""
    failing = isinstance(error.__cause__, OSError) and error.__cause__.errno == errno.EIO
    return error.reason in DAMAGED or failing


def open_match(path: Path, mend: bool = True) -> tuple[Loaded, News | None]:
    """The match, and what happened if its file was damaged; or the BadSave. A state that is only
    looked at does not take the place of the file."""
    try:
        return load(path), None
    except BadSave as error:
        found = mending.newest_good(path, load) if is_damaged(error) else None
        if found is None:
            raise
        loaded, state = found
        back = mending.put_back(path, state) if mend else mending.used(path, state)
        return loaded, back


def sheet_of(path: Path) -> tuple[SaveSheet, News | None]:
    """The same without playing it, for lists of matches."""
    try:
        return read_sheet(path), None
    except BadSave as error:
        found = mending.newest_good(path, read_sheet) if is_damaged(error) else None
        if found is None:
            raise
        return found[0], mending.put_back(path, found[1])
