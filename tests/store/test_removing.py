"""Removing folders: what lies in their place is left alone, and nobody waits for it."""

import os
from pathlib import Path

import pytest

from citybuilder.cli import guard
from citybuilder.store import bin as deleted
from citybuilder.store import generations
from citybuilder.store.folders import ASKED, saves_folder
from citybuilder.store.private import remove_folder
from citybuilder.system.scratch import prefix_of

only_posix = pytest.mark.skipif(os.name == "nt", reason="there are no pipes")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ASKED, str(tmp_path / "data"))


def test_a_folder_goes_with_all_that_is_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "file").write_bytes(b"1")
    remove_folder(folder)
    remove_folder(folder)
    assert not folder.exists()


def test_names_that_no_folder_has_are_no_reason_to_stop(tmp_path: Path) -> None:
    for name in ("x" * 5000, "nul\0", "\ud800"):
        remove_folder(tmp_path / name)


def test_what_a_link_leads_to_stays(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "folder")
    remove_folder(tmp_path / "link")
    assert (tmp_path / "folder").is_dir()


@only_posix
def test_a_pipe_among_the_states_of_deleted_matches_is_not_waited_for() -> None:
    pipe = deleted.bin_folder() / generations.FOLDER / "match.citybuilder"
    pipe.parent.mkdir(parents=True)
    os.mkfifo(pipe)
    deleted.empty()
    deleted.remove(deleted.bin_folder() / "match.citybuilder")


@only_posix
def test_a_pipe_among_the_states_of_matches_is_not_waited_for() -> None:
    pipe = saves_folder() / generations.FOLDER / "match.citybuilder"
    pipe.parent.mkdir(parents=True)
    os.mkfifo(pipe)
    os.utime(pipe, (0, 0))
    generations.tidy()


@only_posix
def test_somebody_elses_pipe_among_temporary_folders_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ended:
        pid = 7

    monkeypatch.setattr(guard, "gettempdir", lambda: str(tmp_path))
    os.mkfifo(tmp_path / (prefix_of(Ended.pid) + "pipe"))
    (tmp_path / (prefix_of(Ended.pid) + "folder")).mkdir()
    guard.tidy(Ended())  # type: ignore[arg-type]
    assert not (tmp_path / (prefix_of(Ended.pid) + "folder")).exists()
