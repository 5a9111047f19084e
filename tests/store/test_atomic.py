"""A write that fails anywhere leaves the old file and nothing else."""

import errno
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from saved import people, played, saved

from citybuilder.store import atomic
from citybuilder.store.save_errors import CannotSave
from citybuilder.store.saves import save

REASONS = [
    (errno.ENOSPC, "full"),
    (errno.EDQUOT, "full"),
    (errno.EROFS, "forbidden"),
    (errno.EACCES, "forbidden"),
    (errno.EIO, "failed"),
]


STEPS = {"mkdir": Path, "fsync": os, "replace": Path}


def failing(number: int) -> Callable[..., None]:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize(("number", "reason"), REASONS)
@pytest.mark.parametrize("step", ["mkdir", "fsync", "replace"])
def test_a_failing_disk_leaves_the_old_save(
    step: str, number: int, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path)
    before = path.read_bytes()
    monkeypatch.setattr(atomic, "PAUSE", 0.0)
    match = played(2, 31)
    monkeypatch.setattr(STEPS[step], step, failing(number))
    with pytest.raises(CannotSave) as caught:
        save(path, match, people(2))
    monkeypatch.undo()
    assert caught.value.reason == reason
    assert caught.value.path == path
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_in_the_way_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(atomic, "PAUSE", 0.0)
    path = tmp_path / "match.citybuilder"
    path.mkdir()
    with pytest.raises(CannotSave):
        save(path, played(2, 1), people(2))
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_where_the_folder_should_be_stays(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("mine")
    with pytest.raises(CannotSave):
        save(tmp_path / "saves" / "match.citybuilder", played(2, 1), people(2))
    assert (tmp_path / "saves").read_text() == "mine"


def test_an_interruption_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        atomic.write(tmp_path / "file", b"new")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(os.name == "nt", reason="there folders are not synchronised")
def test_a_file_system_that_cannot_synchronise_folders_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail, real = failing(errno.EINVAL), os.open

    def open_file(path: Path | str, *how: int) -> int:
        if Path(path).is_dir():
            fail()
        return real(path, *how)

    monkeypatch.setattr(os, "open", open_file)
    atomic.write(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


def test_a_file_that_is_held_for_a_moment_is_replaced_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = [PermissionError(13, "held"), PermissionError(13, "held")]
    real = Path.replace

    def replace(self: Path, target: Path) -> Path:
        if held:
            raise held.pop()
        return real(self, target)

    monkeypatch.setattr(atomic, "PATIENT", True)
    monkeypatch.setattr(Path, "replace", replace)
    atomic.write(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


def test_what_killed_processes_left_is_swept_up_at_the_next_save(tmp_path: Path) -> None:
    path = saved(tmp_path)
    hour_ago = time.time() - 3600
    left = tmp_path / ".match.citybuilder.0123456789abcdef.tmp"
    foreign = tmp_path / ".match.citybuilder.other.tmp"
    young = tmp_path / ".match.citybuilder.0123456789abcde0.tmp"
    for file in (left, foreign, young):
        file.write_bytes(b"half")
    os.utime(left, (hour_ago, hour_ago))
    os.utime(foreign, (hour_ago, hour_ago))
    saved(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([path, foreign, young])


def test_a_long_name_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 240)
    atomic.write(path, b"new")
    assert path.read_bytes() == b"new"
