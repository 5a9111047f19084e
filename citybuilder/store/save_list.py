"""The saved matches in the player's folder."""

import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from citybuilder.store import generations, mending, news
from citybuilder.store.atomic import sweep
from citybuilder.store.folders import SUFFIX, saves_folder
from citybuilder.store.rescue import sheet_of
from citybuilder.store.save_errors import Bad, BadSave
from citybuilder.store.save_sheet import SaveSheet


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
    """The newest first; broken files of which no earlier state is good stand there as broken."""
    folder = saves_folder()
    sweep(folder)
    generations.tidy()
    found = generations.inside(folder)
    paths = [path for path in found if path.suffix == SUFFIX and not mending.is_aside(path)]
    return sorted((entry(path) for path in paths), key=lambda found: -found.changed)


def entry(path: Path) -> Entry:
    try:
        sheet, back = sheet_of(path)
    except BadSave as error:
        return Entry(path, changed(path), None, error.reason)
    if back is not None:
        news.add(back)
    return Entry(path, changed(path), sheet, None)


def changed(path: Path) -> float:
    try:
        return path.lstat().st_mtime
    except OSError:  # somebody removed it meanwhile
        return 0.0
