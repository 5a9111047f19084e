"""Where the program's own files lie: in an installed copy, or beside the package in a checkout."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def own_folder(name: str) -> Path:
    installed = PACKAGE / name
    return installed if installed.is_dir() else PACKAGE.parent / name


def is_checkout() -> bool:
    """Whether somebody may be at work on these files."""
    return own_folder("resources").parent != PACKAGE


def resources() -> Path:
    return own_folder("resources")


def translations() -> Path:
    return own_folder("translations")
