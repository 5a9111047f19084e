"""Typeface and sounds are small, are what their scripts make, and carry their licence."""

import re
import tomllib
from pathlib import Path

import pytest

from citybuilder.store.paths import resources

ROOT = Path(__file__).parents[2]
FONTS = sorted((resources() / "fonts").glob("*.otf"))


def name_of(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("path", FONTS, ids=name_of)
def test_a_font_is_small(path: Path) -> None:
    assert path.stat().st_size < 150_000


def test_the_licence_lies_beside_the_fonts() -> None:
    assert len(FONTS) == 3
    text = (resources() / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert text.startswith("Copyright")


def test_the_licences_name_everything_that_is_delivered() -> None:
    folder = resources() / "licences"
    told = (folder / "THIRD_PARTY.md").read_text(encoding="utf-8").lower()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = project["project"]["dependencies"]
    names = {re.split(r"[^\w-]", each)[0].lower().removesuffix("-essentials") for each in asked}
    assert {name for name in names if name not in told} == set()


@pytest.mark.parametrize("name", ["GPL-3.txt", "LGPL-3.txt"])
def test_the_texts_that_qt_asks_for_are_there(name: str) -> None:
    text = (resources() / "licences" / name).read_text(encoding="utf-8")
    assert "Version 3, 29 June 2007" in text
