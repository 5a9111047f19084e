"""Zip archives of equal files are equal, whenever and in whatever order these were written."""

import os
from pathlib import Path
from zipfile import ZipFile

import pytest
from zipped import zip_folder


def filled(folder: Path, names: list[str], when: int) -> Path:
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
        os.utime(path, (when, when))
    (folder / "program").chmod(0o755)
    return folder


def test_equal_files_give_equal_archives(tmp_path: Path) -> None:
    names = ["program", "notes.txt", "inner/data.txt"]
    one = zip_folder(tmp_path / "one.zip", filled(tmp_path / "one", names, 1_000_000_000))
    other = zip_folder(
        tmp_path / "other.zip", filled(tmp_path / "other", names[::-1], 1_500_000_000)
    )
    assert one.read_bytes() == other.read_bytes()


def test_everything_is_in_there_and_programs_can_be_started(tmp_path: Path) -> None:
    made = zip_folder(
        tmp_path / "it.zip", filled(tmp_path / "it", ["program", "in/a"], 1_000_000_000)
    )
    with ZipFile(made) as archive:
        modes = {entry.filename: entry.external_attr >> 16 for entry in archive.infolist()}
        assert archive.read("in/a") == b"in/a"
    assert sorted(modes) == ["in/a", "program"]
    assert modes["program"] & 0o111
    assert not modes["in/a"] & 0o111


def test_a_source_older_than_zip_can_count_is_packed_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    made = zip_folder(tmp_path / "it.zip", filled(tmp_path / "it", ["program"], 1_000_000_000))
    with ZipFile(made) as archive:
        assert archive.infolist()[0].date_time[0] == 1980
