"""Virtual environments made from locks, and what Qt needs of the system beside them."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Container
from pathlib import Path

import checkout
import qt_libraries
from checkout import captured, cause, digest, is_fresh, mark_fresh, quietly, say, stop
from moving_line import Line, moving

PLAYERS = checkout.RECIPES / "player.lock"  # all that the program itself needs
DEVELOPERS = checkout.RECIPES / "requirements.lock"  # the same versions, and what checks it
COMPILER = {  # what compiling needs of the latter
    *("mypy", "mypy-extensions", "typing-extensions", "ast-serialize", "pathspec"),
    *("librt", "setuptools"),
}
COMPILER_LOCK = checkout.ROOT / "citybuilder" / "native" / "compiler.lock"
LAZILY = "--no-compile"  # Python does it at the first import, of what is imported at all


def for_players() -> None:
    """Developers have all that players need."""
    good = [digest(lock) for lock in (PLAYERS, DEVELOPERS)]
    if checkout.PYTHON.exists() and is_fresh(checkout.VENV, *good):
        return
    make(checkout.VENV, checkout.PYTHON, PLAYERS)


def for_developers(can_compile: Callable[[], None] = lambda: None) -> None:
    """Tells when all is there that compiling needs, before what is large has arrived."""
    wanted = digest(DEVELOPERS)
    if checkout.PYTHON.exists() and is_fresh(checkout.VENV, wanted):
        can_compile()
        return
    with moving(f"setting up {checkout.VENV.name} for developers, only this time") as line:
        if not (checkout.PYTHON.exists() and is_fresh(checkout.VENV, digest(PLAYERS))):
            make_empty(checkout.VENV)
        install_lock(checkout.PYTHON, COMPILER_LOCK, line)
        can_compile()
        install_lock(checkout.PYTHON, DEVELOPERS, line)
    mark_fresh(checkout.VENV, wanted)


def make(folder: Path, python: Path, lock: Path) -> None:
    """An environment with what the lock names, unless it is there already."""
    wanted = digest(lock)
    if python.exists() and is_fresh(folder, wanted):
        return
    with moving(f"setting up {folder.name}, only this time") as line:
        make_empty(folder)
        install_lock(python, lock, line)
    mark_fresh(folder, wanted)


def make_empty(folder: Path) -> None:
    if importlib.util.find_spec("ensurepip") is None:
        install_ensurepip()
    quietly(f"could not make {folder.name}", sys.executable, "-m", "venv", "--clear", folder)


def install_lock(python: Path, lock: Path, line: Line) -> None:
    """The lock is complete, so nothing else is looked for."""
    pip = (python, "-m", "pip", "--disable-pip-version-check", "--no-input", "install")
    chosen = (LAZILY, "--no-deps", "--require-hashes", "--progress-bar", "off")
    wanted = len(names(lock.read_text(encoding="utf-8")))
    started = subprocess.Popen(
        [*pip, *chosen, "-r", lock],
        cwd=checkout.ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    last: deque[str] = deque(maxlen=50)
    found = 0
    with started as running:
        for said in running.stdout or ():
            last.append(said)
            if said.startswith("Collecting "):
                found += 1
                line.at(f"package {min(found, wanted)} of {wanted}")
            elif said.startswith("Installing "):
                line.at(f"unpacking {found}")
    if running.returncode:
        stop(f"pip failed (no network?): {cause(''.join(last))}")


def split(lock: str) -> list[str]:
    """An entry for each package that it pins."""
    each = re.split(r"^(?=\w)", lock, flags=re.MULTILINE)
    return [entry for entry in each if re.match(r"\w", entry)]


def names(lock: str) -> list[str]:
    return [re.split(r"[^\w-]", entry)[0] for entry in split(lock)]


def entries(lock: str, wanted: Container[str]) -> str:
    """The part of a lock that pins these."""
    return "".join(entry for entry in split(lock) if names(entry)[0] in wanted)


def pin_compiler() -> None:
    """The program carries what it needs to compile itself, as it is pinned for developers."""
    pinned = entries(DEVELOPERS.read_text(encoding="utf-8"), COMPILER)
    COMPILER_LOCK.write_text(pinned, encoding="utf-8", newline="\n")


def install_ensurepip() -> None:
    """Debian and Ubuntu keep it in a package of its own."""
    advice = install(f"python3.{sys.version_info.minor}-venv")
    if advice:
        stop(f"this Python has no ensurepip; please {advice}")


def install(packages: str) -> str:
    """By apt-get where it may be used; else what the player should do instead."""
    if sys.platform == "win32" or not shutil.which("apt-get"):
        return f"install what your system has for {packages}"
    line = f"apt-get install -y --no-install-recommends {packages}"
    if os.geteuid() != 0:
        return f"run: sudo apt-get update && sudo {line}"
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    with moving(f"apt-get installs {packages}, only this time"):
        captured("apt-get", "update")
        code, output = captured(*line.split())
    return f"run {line} ({cause(output)})" if code else ""


def provide(*parts: str) -> None:
    """What Qt needs of a Linux system; without it the program still plays in the terminal."""
    wanted = digest(PLAYERS)
    stamps = checkout.VENV / "qt"
    unknown = [part for part in parts if not is_fresh(stamps / part, wanted)]
    lacking = qt_libraries.lacking(checkout.PYTHON, unknown)
    advice = ""
    if lacking:
        advice = install(" ".join(qt_libraries.PACKAGES[part] for part in lacking))
    if not advice:
        lacking = qt_libraries.lacking(checkout.PYTHON, list(lacking))
    for part in unknown:
        if part not in lacking:
            mark_fresh(stamps / part, wanted)
    if lacking:
        lost = "; ".join(f"no {part} without {library}" for part, library in lacking.items())
        say(f"{lost}; please {advice or 'remove .venv and start again'}")
