"""Typeface and sounds are small, are what their scripts make, and carry their licence."""

import importlib.util
import re
import tomllib
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

from citybuilder.app.sounds import NAMES
from citybuilder.system.paths import resources
from citybuilder.words.catalogue import languages

ROOT = Path(__file__).parents[2]
FONTS = sorted((resources() / "fonts").glob("*.otf"))
SOUNDS = sorted((resources() / "sounds").glob("*.wav"))


def makers() -> dict[str, Callable[[], bytes]]:
    """What the script beside the sounds makes them by."""
    script = ROOT / "resources" / "sounds" / "synthesise.py"
    spec = importlib.util.spec_from_file_location("synthesise", script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made: dict[str, Callable[[], bytes]] = module.SOUNDS
    return made


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


@pytest.mark.parametrize("language", languages())
def test_the_licences_name_everything_that_is_delivered(language: str) -> None:
    path = resources() / "licences" / f"THIRD_PARTY_{language}.md"
    told = path.read_text(encoding="utf-8").lower()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = project["project"]["dependencies"]
    names = {re.split(r"[^\w-]", each)[0].lower().removesuffix("-essentials") for each in asked}
    assert {name for name in names if name not in told} == set()


@pytest.mark.parametrize("name", ["GPL-3.txt", "LGPL-3.txt"])
def test_the_texts_that_qt_asks_for_are_there(name: str) -> None:
    text = (resources() / "licences" / name).read_text(encoding="utf-8")
    assert "Version 3, 29 June 2007" in text


def test_every_sound_lies_there_and_no_other() -> None:
    assert tuple(path.stem for path in SOUNDS) == NAMES
    assert tuple(makers()) == NAMES


@pytest.mark.parametrize("path", SOUNDS, ids=name_of)
def test_a_sound_is_what_the_script_makes(path: Path) -> None:
    assert makers()[path.stem]() == path.read_bytes()


@pytest.mark.parametrize("path", SOUNDS, ids=name_of)
def test_a_sound_is_short_and_quiet_and_does_not_crack(path: Path) -> None:
    assert path.stat().st_size < 60_000
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        assert 0.1 < file.getnframes() / file.getframerate() < 1.5
        values = array("h", file.readframes(file.getnframes()))
    peak = max(map(abs, values)) / 32_768
    assert 0.1 < peak < 0.9
    assert max(map(abs, [*values[:3], *values[-3:]])) < 0.05 * 32_768
