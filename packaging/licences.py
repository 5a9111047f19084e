"""Collects the licence texts of everything that is frozen with the program."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Final

FOLDER: Final = "licences"
TOOLS: Final = {
    *("altgraph", "macholib", "packaging", "pefile", "pillow", "pip"),
    *("pyinstaller-hooks-contrib", "pywin32-ctypes", "setuptools"),
}
TEXT: Final = re.compile(r"LICEN[CS]E(?!REF)|COPYING", re.IGNORECASE)  # not the one that Qt sells
DEBIAN: Final = Path("/usr/share/doc")

Entry = tuple[str, str, str]
"""PyInstaller's: place in the frozen folder, file that goes there, kind."""


def entries(frozen: list[Entry]) -> list[Entry]:
    """For PyInstaller: one text for Python and for each package and library that comes along."""
    texts = dict(of_python())
    for package in distributions():
        if package.name.lower() not in TOOLS:
            texts |= dict(of_package(package))
    texts |= dict(of_system([path for _, path, kind in frozen if kind == "BINARY"]))
    return [(f"{FOLDER}/{name}.txt", str(path), "DATA") for name, path in sorted(texts.items())]


def of_python() -> Iterator[tuple[str, Path]]:
    """Where it lies differs from system to system."""
    library = Path(os.__file__).parent
    for path in (library / "LICENSE.txt", library.parent / "LICENSE.txt"):
        if path.is_file():
            yield "Python", path
            return


def of_package(package: Distribution) -> Iterator[tuple[str, Path]]:
    for file in package.files or []:
        if ".dist-info" in str(file) and TEXT.match(file.name):
            yield f"{package.name}-{file.stem}", Path(str(file.locate()))


def of_system(libraries: list[str]) -> Iterator[tuple[str, Path]]:
    """Debian and Ubuntu keep them by package."""
    if not shutil.which("dpkg-query"):
        return
    for library in libraries:
        for name in (library, os.path.realpath(library), library.removeprefix("/usr")):
            if not name.startswith(("/usr/lib", "/lib")):
                continue
            done = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True)
            package = done.stdout.partition(":")[0]
            if package and (DEBIAN / package / "copyright").is_file():
                yield package, DEBIAN / package / "copyright"
                break
