"""Compiled builds for this checkout: the program makes them itself, in a cache of the user."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import checkout

LOG = checkout.BUILD / "compile.log"
PROGRAM = checkout.BUILD / "compiled"  # the whole program with its libraries, for packages
TESTS, PLAYERS, PACKAGES = "tests", "players", "packages"


def why_not() -> str:
    """The reason why nothing can be compiled here, empty where it can."""
    asked = "from citybuilder.native.tools import why_not; print(why_not(), end='')"
    return subprocess.run(
        [checkout.PYTHON, "-P", "-c", asked], env=environment(), capture_output=True, text=True
    ).stdout


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(checkout.ROOT)}


def compiled(kind: str, progress: Callable[[str], None] = lambda _: None) -> Path | None:
    """The folder with the libraries of these very sources; none where compiling them fails."""
    command: list[str | Path] = [checkout.PYTHON, "-P", "-m", "citybuilder.native", kind]
    checkout.BUILD.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            command, env=environment(), stdout=log, stderr=subprocess.PIPE, text=True
        )
        for line in process.stderr or ():
            progress(line.strip())
        code = process.wait()
    return None if code else Path(LOG.read_text(encoding="utf-8").strip())


def assemble(libraries: Path) -> None:
    """For packages: everything in one folder, as it will be frozen."""
    shutil.rmtree(PROGRAM, ignore_errors=True)
    shutil.copytree(libraries, PROGRAM)
    for name in ("citybuilder", "resources", "translations"):
        unwanted = shutil.ignore_patterns("__pycache__")
        source = checkout.ROOT / name
        shutil.copytree(source, PROGRAM / name, ignore=unwanted, dirs_exist_ok=True)
