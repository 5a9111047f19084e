"""Compiled builds of this user, one for each state of the sources: a second checkout finds the
first one's."""

import hashlib
import os
import stat
import sys
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent.parent
HERE: Final = PACKAGE.parent  # where the program is imported from
LAYERS: Final = ("core", "bots", "games")  # what is compiled
RECIPE: Final = ("native/recipe.py", "native/compiler.lock")
TESTS, PLAYERS, PACKAGES = "tests", "players", "packages"  # for whom, see recipe.py
KINDS: Final = (TESTS, PLAYERS, PACKAGES)
PURE: Final = "CITYBUILDER_PURE"  # 1: nothing is compiled, and nothing compiled is used
BUILT, OBJECTS = "built", "objects"  # folders of the work: libraries, and what they are made of
OTHERS: Final = 0o022  # who else may write


def store() -> Path:
    """The user's cache, as each system has it; a user without a home has none, unless named."""
    named, usual = "XDG_CACHE_HOME", "~/.cache"
    if sys.platform == "win32":
        named, usual = "LOCALAPPDATA", "~/AppData/Local"
    elif sys.platform == "darwin":
        named, usual = "", "~/Library/Caches"
    try:
        folder = Path(os.environ.get(named) or usual).expanduser()
    except RuntimeError as error:
        raise FileNotFoundError(str(error)) from error
    return folder / "citybuilder-compiled"


def is_private(folder: Path) -> bool:
    """Whether nobody else can have put something there: it is going to be run."""
    if os.name != "posix":
        return True
    try:
        found = folder.lstat()
    except (OSError, ValueError):
        return False
    ours = stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid()
    return ours and not found.st_mode & OTHERS


def sources() -> list[Path]:
    """All modules that are compiled."""
    found = [path for layer in LAYERS for path in (PACKAGE / layer).rglob("*.py")]
    return sorted(path for path in found if path.name != "__init__.py")


def seal() -> str:
    """Changes with the sources, how they are compiled, the interpreter, and the library that
    compiled code is bound to."""
    made = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    made.update(bound_to().encode())
    for path in (*sources(), *(PACKAGE / name for name in RECIPE)):
        made.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
        made.update(hashlib.sha256(path.read_bytes()).digest())
    return made.hexdigest()[:32]


def bound_to() -> str:
    """Name and version of librt, by the folder in which pip notes it."""
    for folder in sys.path:
        try:
            found = [path.name for path in Path(folder or ".").glob("librt-*")]
        except OSError:
            continue
        if found:
            return found[0]
    return ""


def place(kind: str, mark: str) -> Path:
    return store() / f"{mark}-{kind}"


def failure(kind: str, mark: str) -> Path:
    """What the compiler said, where it failed: it is not tried again unchanged."""
    return store() / f"{mark}-{kind}.failed"


def found(kind: str, mark: str) -> Path | None:
    """A build that is complete; it gets its name only then."""
    folder = place(kind, mark)
    return folder if is_private(store()) and is_private(folder) else None


def is_frozen() -> bool:
    """A package, which is compiled as a whole."""
    return bool(getattr(sys, "frozen", False))


def use_compiled() -> None:
    """At the very start, before anything else of the program is imported."""
    from citybuilder.native import libraries

    if is_frozen() or libraries.offered() or os.environ.get(PURE) == "1":
        return
    try:
        folder = found(PLAYERS, seal())
    except (OSError, ValueError):  # no source to compare with: then there is nothing to be had
        return
    if folder is not None:
        libraries.use(str(folder))
        if not libraries.are_sound():
            libraries.give_up()
            set_aside(folder)


def set_aside(folder: Path) -> None:
    """What is damaged is compiled anew."""
    with suppress(OSError):
        folder.rename(folder.with_name(f"{folder.name}.broken"))
