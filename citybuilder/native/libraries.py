"""Compiled modules are imported in place of their sources, from a folder that a variable names."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

VARIABLE: Final = "CITYBUILDER_NATIVE"  # processes that are started hear of it, too
SHARED: Final = "__mypyc"  # how libraries end that hold the modules of a part
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
    give_up()
    offer(folder)
    sys.meta_path.insert(0, Libraries(folder))


def are_sound() -> bool:
    """Whether all can be loaded, which is quick: what they hold is imported when it is needed."""
    found = [each for each in sys.meta_path if isinstance(each, Libraries)]
    shared = [name for each in found for name in each.places if name.endswith(SHARED)]
    try:
        for name in shared:
            import_module(name)
    except Exception:  # whatever a damaged file may lead to
        return False
    return bool(shared)


def give_up() -> None:
    """Back to the sources."""
    sys.meta_path[:] = [each for each in sys.meta_path if not isinstance(each, Libraries)]
    os.environ.pop(VARIABLE, None)


def offer(folder: str) -> None:
    """To processes that are started: the states that cross are the same records in every build."""
    os.environ[VARIABLE] = folder


def offered() -> str:
    """The folder, or nothing."""
    return os.environ.get(VARIABLE, "")
