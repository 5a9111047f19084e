"""Compiled modules are imported in place of their sources, from a folder that a variable names."""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

VARIABLE: Final = "CITYBUILDER_NATIVE"  # processes that are started hear of it, too
SUFFIXES: Final = (".so", ".pyd")


class Libraries(MetaPathFinder):
    """Comes first: whatever lies in the folder is taken from there, all else from its source."""

    def __init__(self, folder: str) -> None:
        found = [path for path in Path(folder).rglob("*") if path.suffix in SUFFIXES]
        self.places = {name_of(path.relative_to(folder)): str(path) for path in found}

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        place = self.places.get(fullname)
        return None if place is None else spec_from_file_location(fullname, place)


def name_of(path: Path) -> str:
    return ".".join((*path.parent.parts, path.name.partition(".")[0]))


def use(folder: str) -> None:
    """From now on, here and in every process that is started; what was imported stays."""
    offer(folder)
    sys.meta_path[:] = [each for each in sys.meta_path if not isinstance(each, Libraries)]
    sys.meta_path.insert(0, Libraries(folder))


def offer(folder: str) -> None:
    """To processes that are started: the states that cross are the same records in every build."""
    os.environ[VARIABLE] = folder


def offered() -> str:
    """The folder, or nothing."""
    return os.environ.get(VARIABLE, "")
