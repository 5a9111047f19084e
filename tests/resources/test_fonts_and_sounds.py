"""Typeface and sounds are small, are what their scripts make, and carry their licence."""

from pathlib import Path

import pytest

from citybuilder.store.paths import resources

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
