"""What `--version` tells: the version, then what the program runs on and how it was built."""

import argparse
import platform
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from citybuilder import __version__
from citybuilder.playing.looking_back import is_compiled
from citybuilder.system.paths import PACKAGE, resources


class Version(argparse.Action):
    """Looks only when it is asked for: whoever opens a window does not wait for it."""

    def __init__(self, option_strings: Sequence[str], dest: str, **settings: Any) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, **settings)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        sys.stdout.write("\n".join(lines()) + "\n")
        parser.exit()


def lines() -> list[str]:
    """The first one is for scripts."""
    return [f"citybuilder {__version__}", *engines(), f"{speed()}, {origin()}"]


def engines() -> list[str]:
    python = f"Python {platform.python_version()} ({platform.machine()}, {sys.platform})"
    return [python, f"Qt {qt()}"]


def qt() -> str:
    """Its version; the command line works without it."""
    try:
        return str(import_module("PySide6.QtCore").qVersion())
    except ImportError:
        return "is missing"


def speed() -> str:
    return "compiled" if is_compiled() else "pure Python"


def origin() -> str:
    """Where this copy came from."""
    if getattr(sys, "frozen", False):
        return "packaged"
    return "installed" if PACKAGE in resources().parents else "from source"
