"""A game is named only where it lives; every module says what it is, and none is too long."""

import re
from functools import cache
from pathlib import Path

import pytest

from citybuilder.games import GAMES

ROOT = Path(__file__).parent.parent
REGISTRIES = ("citybuilder/games/__init__.py", "citybuilder/tables/__init__.py")
TEXT = {".py", ".json", ".toml", ".md", ".txt", ".spec", ".sh", ".ps1", ".bat", ".svg", ".qss"}
LONGEST = 500


def files(*folders: str) -> list[Path]:
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*"))]
    return [path for path in found if path.is_file() and "__pycache__" not in path.parts]


MODULES = [
    *[path for path in files("citybuilder", "tests", "packaging", ".ci") if path.suffix == ".py"],
    ROOT / "setup.py",
]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def mentions(game: str, text: str) -> bool:
    """An id of several words can be found in any spelling, but small words with a space between
    them may be ordinary ones; one of a single word may mean anything, so only what names the game
    counts: a string of its own, or a way to its folder."""
    words = game.split("_")
    if len(words) > 1:
        joined = re.search(r"[_-]?".join(words), text, re.IGNORECASE)
        title = re.search(rf"\b{' '.join(words).title()}\b", text)
        return joined is not None or title is not None
    return re.search(rf"""["']{game}["'./]|\b(games|tables|sheets)[./]{game}\b""", text) is not None


@cache
def content(path: Path) -> str:
    """Fields of data, and of a table from outside, are called as the state calls them, which may be
    any word."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r'"\w+":', "", text) if is_about_fields(path) else text


def is_about_fields(path: Path) -> bool:
    return path.suffix == ".json" or path.name == "fitting.py"


@cache
def letters(path: Path) -> str:
    return content(path).lower()


def is_named(game: str, path: Path) -> bool:
    """Most pictures have not even its first word."""
    return game.split("_")[0] in letters(path) and mentions(game, content(path))


def homes(game: str) -> tuple[str, ...]:
    return (
        f"citybuilder/games/{game}/",
        f"citybuilder/tables/{game}/",
        f"citybuilder/store/sheets/{game}.py",
        f"resources/{game}/",
        *REGISTRIES,
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_only_where_it_lives(game: str) -> None:
    bad = [
        name_of(path)
        for path in [*files("citybuilder", "resources", "packaging"), ROOT / "setup.py"]
        if path.suffix in TEXT and not name_of(path).startswith(homes(game))
        if mentions(game, name_of(path)) or is_named(game, path)
    ]
    assert bad == []


@pytest.mark.parametrize(
    ("game", "text", "found"),
    [
        ("machi_koro", "load_game('machi_koro')", True),
        ("machi_koro", "class MachiKoro:", True),
        ("machi_koro", "# only in Machi Koro", True),
        ("machi_koro", "match.koro", False),
        ("cities", "state.cities[0]", False),
        ("cities", "# all cities", False),
        ("cities", "load_game('cities')", True),
        ("cities", "from citybuilder.games.cities import rules", True),
    ],
)
def test_names_are_found_where_they_mean_the_game(game: str, text: str, found: bool) -> None:
    assert mentions(game, text) == found


def test_every_module_says_what_it_is() -> None:
    said = re.compile(r'"""[^"\s]')
    silent = [path for path in MODULES if not said.match(path.read_text(encoding="utf-8"))]
    assert [name_of(path) for path in silent] == []


def test_no_module_is_too_long() -> None:
    """Words for players may be many."""
    lengths = {
        name_of(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in MODULES
        if path.name != "texts.py"
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}
