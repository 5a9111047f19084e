"""What the packages of all systems say about the program."""

import os
import platform
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

NAME: Final = "citybuilder"
TITLE: Final = "Citybuilder"
VERSION: Final[str] = PROJECT["version"]
SUMMARY: Final[str] = PROJECT["description"]
AUTHORS: Final[str] = PROJECT["authors"][0]["name"]


def site_of(environ: Mapping[str, str]) -> str:
    """Where the program is at home on the web, if somewhere: what is told, or where its releases
    are made."""
    repository = environ.get("GITHUB_REPOSITORY", "")
    server = environ.get("GITHUB_SERVER_URL", "https://github.com")
    return environ.get("CITYBUILDER_SITE") or (f"{server}/{repository}" if repository else "")


def identifier_of(site: str) -> str:
    """A name that nobody else has, by the owner of that home; without one, a name that claims
    none."""
    found = re.fullmatch(r"https://github\.com/([\w-]+)/[\w.-]+", site)
    if not found:
        return f"unofficial.{NAME}.{NAME}"
    owner = found[1].lower().replace("-", "_")
    return f"io.github.{'_' if owner[0].isdigit() else ''}{owner}.{NAME}"


SITE: Final = site_of(os.environ)
IDENTIFIER: Final = identifier_of(SITE)
SUFFIX: Final = "citybuilder"  # of saves
MIME: Final = "application/x-citybuilder"
SAVE: Final = {"en": "Citybuilder match", "de": "Citybuilder-Partie"}  # a save among other files

REGISTRY: Final = (ROOT / "citybuilder" / "games" / "__init__.py").read_text(encoding="utf-8")
GAMES: Final = sorted(re.findall(r'"(\w+)"', REGISTRY.partition("GAMES")[2]))  # playable

RECIPES: Final = ROOT / "packaging"
BUILD: Final = ROOT / "build"
ICONS: Final = BUILD / "icons"
BITMAPS: Final = BUILD / "bitmaps"  # laid out as the program's own files are
FROZEN: Final = BUILD / "frozen"
DIST: Final = ROOT / "dist"

MACHINES: Final = {"amd64": "x86_64", "aarch64": "arm64"}  # by other names
SYSTEMS: Final = {"win32": "windows", "darwin": "macos"}


def machine() -> str:
    found = platform.machine().lower()
    return MACHINES.get(found, found)


def file_name(ending: str, system: str = "", processor: str = "") -> str:
    """Of a package: what it is, for which version, system and processor; else for this one."""
    system = system or SYSTEMS.get(sys.platform, "linux")
    return f"{NAME}-{VERSION}-{system}-{processor or machine()}{ending}"


def filled_in(text: str, words: Mapping[str, str]) -> str:
    """A recipe with what stands for its @WORDS@."""
    return re.sub(r"@([A-Z0-9_]+)@", lambda found: words[found[1]], text)
