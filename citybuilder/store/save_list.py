"""The saved matches in the player's folder."""

import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from citybuilder.store.atomic import sweep
from citybuilder.store.folders import SUFFIX, saves_folder
from citybuilder.store.save_errors import Bad, BadSave
from citybuilder.store.save_sheet import SaveSheet, read_sheet


@dataclass(frozen=True)
class Entry:
    """A file in the folder: what it says, or why it cannot be loaded."""

    path: Path
    changed: float  # seconds, as the file system counts them
    sheet: SaveSheet | None
    broken: Bad | None

    @property
    def over(self) -> bool:
        return self.sheet is not None and self.sheet.snapshot.get("over") is True


def new_save_path(game: str) -> Path:
    """A name that no other match has; two programs may begin one in the same second."""
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{secrets.token_hex(2)}{SUFFIX}"
    return saves_folder() / name


def list_saves() -> list[Entry]:
    """The newest first; broken files stand there as broken."""
    folder = saves_folder()
    sweep(folder)
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError:
        return []
    return sorted((entry(path) for path in paths), key=lambda found: -found.changed)


def entry(path: Path) -> Entry:
    try:
        changed = path.lstat().st_mtime
    except OSError:  # somebody removed it meanwhile
        changed = 0.0
    try:
        return Entry(path, changed, read_sheet(path), None)
    except BadSave as error:
        return Entry(path, changed, None, error.reason)
