"""The command line speaks the player's language, and never stumbles over a catalogue."""

import locale
from pathlib import Path

import pytest

from citybuilder.words import catalogue
from citybuilder.words.catalogue import Speaker, languages, system_language, translator

SMALL = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>here</name>
    <message><source>Yes</source><translation>Ja</translation></message>
    <message><source>No</source><translation type="unfinished">Nein</translation></message>
    <message><source>Old</source><translation type="vanished">Alt</translation></message>
    <message><source>Maybe</source><translation></translation></message>
    <message><source>Nothing</source></message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation><numerusform>%n Münze</numerusform><numerusform>%n Münzen</numerusform>
        </translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def small(tmp_path: Path) -> Speaker:
    path = tmp_path / "small.ts"
    path.write_text(SMALL, encoding="utf-8")
    return Speaker(path)


def nowhere() -> tuple[str | None, str | None]:
    return None, None


def test_the_program_speaks_german_and_english() -> None:
    assert languages() == ["de", "en"]


def test_english_is_spoken_even_without_catalogues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "translations", lambda: tmp_path / "missing")
    assert languages() == ["en"]
    assert system_language({"LANG": "de_DE.UTF-8"}) == "en"
    assert translator("de")("machi_koro", "Bakery", -1) == "Bakery"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de-CH"}, "de"),
        ({"LANG": "DE_at@euro"}, "de"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "den_XX"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "../de"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "en_US"}, "de"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert system_language(environ, nowhere) == language


@pytest.mark.parametrize(
    ("name", "language"),
    [("German_Germany", "de"), ("de_DE", "de"), ("English_United States", "en"), (None, "en")],
)
def test_without_an_environment_the_system_is_asked(name: str | None, language: str) -> None:
    assert system_language({}, lambda: (name, "cp1252")) == language


@pytest.mark.parametrize("error", [ValueError, TypeError, locale.Error])
def test_a_system_that_does_not_know_speaks_english(error: type[Exception]) -> None:
    def fail() -> tuple[str | None, str | None]:
        raise error("unknown locale: UTF-8")

    assert system_language({}, fail) == "en"


def test_the_real_system_has_some_language() -> None:
    assert system_language() in languages()
    assert system_language({}) in languages()


def test_an_entry_is_translated(small: Speaker) -> None:
    assert small("here", "Yes", -1) == "Ja"


def test_a_number_chooses_the_form(small: Speaker) -> None:
    assert [small("here", "%n coins", number) for number in range(4)] == [
        "0 Münzen",
        "1 Münze",
        "2 Münzen",
        "3 Münzen",
    ]


@pytest.mark.parametrize("text", ["No", "Old", "Maybe", "Nothing", "Unheard"])
def test_what_is_not_translated_stays_english(small: Speaker, text: str) -> None:
    assert small("here", text, -1) == text
    assert small("elsewhere", "Yes", -1) == "Yes"
    assert small("elsewhere", "%n coins", 3) == "3 coins"


@pytest.mark.parametrize(
    "content",
    [b"", b"<TS>", SMALL.encode()[:300], b"\xff\xfe\x00", b"[]", SMALL.encode("utf-16")[:99]],
)
def test_a_broken_catalogue_means_english(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.ts"
    path.write_bytes(content)
    assert Speaker(path)("here", "Yes", -1) == "Yes"


def test_a_missing_catalogue_means_english(tmp_path: Path) -> None:
    assert Speaker(tmp_path / "missing.ts")("here", "%n coins", 2) == "2 coins"
    assert Speaker(tmp_path)("here", "Yes", -1) == "Yes"
    assert translator("no\0such")("here", "Yes", -1) == "Yes"


def test_a_catalogue_is_read_when_it_is_needed(tmp_path: Path) -> None:
    path = tmp_path / "late.ts"
    speaker = Speaker(path)
    path.write_text(SMALL, encoding="utf-8")
    assert speaker("here", "Yes", -1) == "Ja"


def test_plurals_are_right_in_both_languages() -> None:
    german, english = translator("de"), translator("en")
    assert [german("machi_koro", "%n coins", number) for number in (0, 1, 2)] == [
        "0 Münzen",
        "1 Münze",
        "2 Münzen",
    ]
    assert [english("machi_koro", "%n coins", number) for number in (0, 1, 2)] == [
        "0 coins",
        "1 coin",
        "2 coins",
    ]
