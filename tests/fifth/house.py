"""The program with a fifth game on its shelf: one line in two registries, folders of its own."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import citybuilder.games
import citybuilder.tables
from citybuilder.system import paths

HERE: Final = Path(__file__).resolve().parent
GAME: Final = "hamlet"
MODULES: Final = (
    *(f"games.{GAME}.{name}" for name in ("advice", "rules")),
    *(f"tables.{GAME}.{name}" for name in ("texts", "layout", "overview", "tips")),
)


def furnish(folder: Path) -> None:
    """Resources in which no other game lies."""
    for place in (paths.resources(), HERE / "resources"):
        for path in place.iterdir():
            if path.name not in citybuilder.games.GAMES:
                (folder / path.name).symlink_to(path)


def move_in(resources: Path) -> None:
    """From now on the program knows this game, and no other one."""
    known = paths.own_folder
    paths.own_folder = lambda name: resources if name == "resources" else known(name)
    for registry, name in ((citybuilder.games, "GAMES"), (citybuilder.tables, "TABLES")):
        setattr(registry, name, (GAME,))
    for name in MODULES:
        sys.modules[f"citybuilder.{name}"] = import_module(f"fifth.{name}")
    sys.modules[f"citybuilder.store.sheets.{GAME}"] = import_module(f"fifth.sheets.{GAME}")
