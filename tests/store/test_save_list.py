"""The list of saves: newest first, broken ones among them, nothing that is none."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from saved import people, played

from citybuilder.store import folders, save_list
from citybuilder.store.folders import ASKED, data_folder, saves_folder
from citybuilder.store.save_list import list_saves, new_save_path
from citybuilder.store.saves import load, save


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ASKED, str(tmp_path))


def save_at(path: Path, when: float) -> None:
    save(path, played(2, 12), people(2))
    os.utime(path, (when, when))


def test_the_platform_says_where_saves_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ASKED)
    assert "citybuilder" in data_folder().parts
    assert saves_folder().parent == data_folder()


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where a user without a home finds shelter."""

    def homeless(*_: object, **__: object) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv(ASKED, raising=False)
    monkeypatch.setattr(folders, "user_data_path", homeless)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folders.shelter.cache_clear()
    yield tmp_path
    folders.shelter.cache_clear()


def test_a_user_without_a_home_has_the_same_folder_every_time(temporary: Path) -> None:
    place = data_folder()
    assert (place.parent, place.is_dir()) == (temporary, True)
    folders.shelter.cache_clear()
    assert data_folder() == place


def test_a_folder_that_somebody_else_put_in_its_place_is_not_used(temporary: Path) -> None:
    (temporary / "theirs").mkdir()
    user = getattr(os, "getuid", int)()
    (temporary / f"citybuilder-{user}").symlink_to(temporary / "theirs")
    place = data_folder()
    assert place.is_dir()
    assert not place.is_symlink()
    assert place == data_folder()


def test_without_a_folder_there_are_no_saves() -> None:
    assert list_saves() == []


def test_the_newest_save_stands_first() -> None:
    old, new, middle = (new_save_path("machi_koro") for _ in range(3))
    save_at(old, 1000.0)
    save_at(new, 3000.0)
    save_at(middle, 2000.0)
    entries = list_saves()
    assert [entry.path for entry in entries] == [new, middle, old]
    assert [entry.changed for entry in entries] == [3000.0, 2000.0, 1000.0]


def test_an_entry_says_what_the_lobby_shows() -> None:
    path = new_save_path("machi_koro")
    save_at(path, 1000.0)
    (entry,) = list_saves()
    assert entry.broken is None
    assert entry.sheet is not None
    assert entry.sheet.game == "machi_koro"
    assert [seat.name for seat in entry.sheet.seats] == ["Ada", "Jörg"]
    assert len(entry.sheet.actions) == 12
    assert not entry.over
    assert not load(entry.path).corrected


def test_a_finished_match_is_listed_as_over() -> None:
    save(new_save_path("machi_koro"), played(2, 100_000), people(2))
    assert [entry.over for entry in list_saves()] == [True]


def test_broken_saves_are_listed_as_broken() -> None:
    good = new_save_path("machi_koro")
    save_at(good, 1000.0)
    folder = saves_folder()
    (folder / "cut.citybuilder").write_bytes(good.read_bytes()[:300])
    (folder / "picture.citybuilder").write_bytes(b"\x89PNG")
    (folder / "folder.citybuilder").mkdir()
    found = {entry.path.name: entry.broken for entry in list_saves()}
    assert found == {
        good.name: None,
        "cut.citybuilder": "truncated",
        "picture.citybuilder": "foreign",
        "folder.citybuilder": "not_a_file",
    }
    assert not any(entry.over for entry in list_saves())


def test_other_files_are_no_saves() -> None:
    save_at(new_save_path("machi_koro"), 1000.0)
    (saves_folder() / "readme.txt").write_text("hello")
    (saves_folder() / ".match.citybuilder.0123456789abcdef.tmp").write_text("half")
    assert len(list_saves()) == 1


def test_a_save_that_vanishes_meanwhile_is_missing() -> None:
    assert save_list.entry(saves_folder() / "gone.citybuilder").broken == "missing"


def test_two_matches_never_get_the_same_name() -> None:
    assert len({new_save_path("machi_koro") for _ in range(20)}) == 20
