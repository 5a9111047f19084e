"""The player's files are for the player alone."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from citybuilder.app.start import write_log
from citybuilder.store import atomic, private, settings, statistics
from citybuilder.store.folders import ASKED, data_folder, saves_folder
from citybuilder.store.settings import Settings

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there others have no way in")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def _open_to_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(ASKED, str(tmp_path / "data"))
    before = os.umask(0o022)
    yield
    os.umask(before)


def fail() -> None:
    error = ValueError("a fault")
    write_log(ValueError, error, None)


def test_folders_and_files_are_for_their_owner_alone() -> None:
    settings.save(Settings())
    statistics.append(data_folder() / "statistics.jsonl", b"{}\n")
    atomic.write(saves_folder() / "a.citybuilder", b"{}")
    fail()
    for folder in (data_folder(), saves_folder()):
        assert mode(folder) == 0o700
    files = [path for path in data_folder().rglob("*") if path.is_file()]
    assert len(files) == 4
    assert {mode(path) for path in files} == {0o600}


def test_what_an_older_version_left_open_is_closed() -> None:
    saves_folder().mkdir(parents=True)
    data_folder().chmod(0o755)
    log = data_folder() / "errors.log"
    log.write_text("older\n")
    log.chmod(0o644)
    atomic.write(saves_folder() / "a.citybuilder", b"{}")
    fail()
    assert {mode(data_folder()), mode(saves_folder())} == {0o700}
    assert mode(log) == 0o600
    assert log.read_text().startswith("older\n")


@pytest.mark.parametrize("shared", [0o1777, 0o2775])
def test_a_folder_that_is_meant_for_several_people_stays_as_it_is(shared: int) -> None:
    data_folder().mkdir()
    data_folder().chmod(shared)
    settings.save(Settings())
    assert mode(data_folder()) == shared
    assert mode(data_folder() / "settings.json") == 0o600


def test_a_home_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    data_folder().mkdir(mode=0o755)
    monkeypatch.setenv("HOME", str(data_folder()))
    settings.save(Settings())
    assert mode(data_folder()) == 0o755


def test_what_goes_elsewhere_is_as_other_files_are(tmp_path: Path) -> None:
    atomic.write(tmp_path / "elsewhere" / "page.md", b"text")
    assert mode(tmp_path / "elsewhere") == 0o755
    assert mode(tmp_path / "elsewhere" / "page.md") == 0o644


@pytest.mark.parametrize("name", ["errors.log", "statistics.jsonl", "settings.json"])
def test_a_link_is_not_followed(name: str, tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.write_text("mine")
    data_folder().mkdir()
    (data_folder() / name).symlink_to(target)
    fail()
    settings.save(Settings())
    try:
        statistics.append(data_folder() / "statistics.jsonl", b"{}\n")
    except OSError:
        assert name == "statistics.jsonl"
    assert target.read_text() == "mine"


def test_a_pipe_in_the_place_of_the_log_keeps_nobody_waiting() -> None:
    data_folder().mkdir()
    os.mkfifo(data_folder() / "errors.log")
    fail()


def test_only_a_folder_of_ours_that_is_closed_is_private(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    (tmp_path / "link").symlink_to(tmp_path)
    assert private.is_private(tmp_path)
    assert not private.is_private(tmp_path / "link")
    assert not private.is_private(tmp_path / "nowhere")
    assert not private.is_private(tmp_path / "\0")
    tmp_path.chmod(0o750)
    assert not private.is_private(tmp_path)
