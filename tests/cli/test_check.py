"""The command `check`: one line for each file, and whether anything is lost."""

import json
import os
from pathlib import Path

import pytest
from helpers.matches import GUESTS, played

from citybuilder.cli.main import run
from citybuilder.store import settings, statistics
from citybuilder.store.folders import saves_folder
from citybuilder.store.generations import states
from citybuilder.store.save_sheet import Seat
from citybuilder.store.saves import autosave
from citybuilder.store.settings import Settings

PEOPLE = [Seat(name=guest.name, who=guest.who) for guest in GUESTS[:2]]


@pytest.fixture
def match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One of each kind of file, and two states of a match."""
    monkeypatch.setenv("CITYBUILDER_DATA", str(tmp_path))
    settings.save(Settings(pace=1))
    settings.save(Settings(pace=2))
    statistics.note(played(2), PEOPLE, 1e9)
    path = saves_folder() / "match.citybuilder"
    for steps in (5, 6):
        autosave(path, played(2, 1, steps), PEOPLE)
    return path


def checked(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> list[str]:
    assert run(["check", "--lang", "en", *words]) == code
    said = capsys.readouterr()
    assert said.err == ""
    return said.out.splitlines()


def damage(path: Path) -> None:
    """In another file of the same name: earlier states are names of the one that was there."""
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data[: len(data) // 2])


def test_where_all_is_good_every_file_is_named(
    match: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checked(capsys) == [
        "“settings.json” is OK; earlier versions: 1.",
        "“statistics.jsonl” is OK; earlier versions: 0.",
        "“match.citybuilder” is OK; earlier versions: 1.",
        "OK: 3, restored: 0, lost: 0.",
    ]
    assert match.is_file()


def test_what_is_damaged_is_mended_once(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damage(match)
    damage(settings.settings_path())
    told = checked(capsys)
    assert told[0].startswith("“settings.json” was damaged; its version of 20")
    assert told[0].endswith("restored, and the damaged file is kept as “settings.broken.json”.")
    assert told[2].startswith("“match.citybuilder” was damaged; its version of 20")
    assert told[-1] == "OK: 1, restored: 2, lost: 0."
    again = checked(capsys)
    assert again[-1] == "OK: 3, restored: 0, lost: 0."
    assert "“match.broken.citybuilder” is a damaged file that was kept." in again
    assert settings.load().pace == 1


def test_what_is_lost_is_told_and_stays(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (match, *states(match)):
        damage(path)
    before = match.read_bytes()
    told = checked(capsys, code=1)
    assert told[-2:] == [
        "The saved match “match.citybuilder” is incomplete.",
        "OK: 2, restored: 0, lost: 1.",
    ]
    assert match.read_bytes() == before


def test_a_damaged_line_of_the_results_is_lost(
    match: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with statistics.statistics_path().open("ab") as file:
        file.write(b"{\n")
    assert "lines of “statistics.jsonl” are damaged and lost; all the others" in "".join(
        checked(capsys, code=1)
    )
    assert match.is_file()


def test_a_match_of_a_newer_version_is_not_lost(
    match: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match.write_bytes(match.read_bytes().replace(b'"version": 1', b'"version": 9'))
    assert "“match.citybuilder” was saved by a newer version of the program." in checked(capsys)


def test_the_report_has_a_verdict_for_each_file(
    match: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(match)
    (line,) = checked(capsys, "--json")
    report = json.loads(line)
    assert [each["verdict"] for each in report["files"]] == ["good", "good", "mended"]
    assert report["kept_aside"] == ["match.broken.citybuilder"]


def test_nothing_saved_is_nothing_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CITYBUILDER_DATA", str(tmp_path / "none"))
    assert checked(capsys) == ["Nothing has been saved yet."]
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_folder_that_is_none_gets_one_sentence(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CITYBUILDER_DATA", os.devnull)
    assert run(["check", "--lang", language]) == 2
    assert os.devnull in capsys.readouterr().err


def test_replay_tells_an_earlier_state_and_changes_nothing(
    match: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(match)
    before = match.read_bytes()
    assert run(["replay", "--lang", "en", str(match)]) == 1
    assert "“match.citybuilder” is damaged; its version of 20" in capsys.readouterr().out
    assert run(["replay", "--check", "--lang", "en", str(match)]) == 2
    assert match.read_bytes() == before
