"""Compiled modules are taken from the folder that is offered, all others from their sources."""

import subprocess
import sys
from pathlib import Path

import pytest

from citybuilder.native import libraries
from citybuilder.native.libraries import VARIABLE, Libraries, name_of

ROOT = Path(__file__).resolve().parents[2]
SUFFIX = ".cpython-311-x86_64-linux-gnu.so"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "citybuilder" / "core").mkdir(parents=True)
    (tmp_path / "citybuilder" / "core" / f"rng{SUFFIX}").touch()
    (tmp_path / f"citybuilder_core__mypyc{SUFFIX}").touch()
    (tmp_path / "citybuilder" / "core" / "match.py").touch()
    return tmp_path


def test_a_library_is_found_by_the_name_of_its_module(folder: Path) -> None:
    found = Libraries(str(folder))
    spec = found.find_spec("citybuilder.core.rng")
    assert spec is not None
    assert spec.origin == str(folder / "citybuilder" / "core" / f"rng{SUFFIX}")
    assert found.find_spec("citybuilder_core__mypyc") is not None


@pytest.mark.parametrize("name", ["citybuilder.core.match", "citybuilder", "json"])
def test_whatever_has_no_library_is_left_to_others(folder: Path, name: str) -> None:
    assert Libraries(str(folder)).find_spec(name) is None


def test_the_end_of_a_name_tells_the_interpreter_not_the_module() -> None:
    assert name_of(Path("citybuilder", "games", f"box{SUFFIX}")) == "citybuilder.games.box"


def test_the_newest_folder_is_used_here_and_in_processes_that_are_started(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setenv(VARIABLE, "")
    libraries.use(str(folder))
    libraries.use(str(tmp_path / "newer"))
    ours = [each for each in sys.meta_path if isinstance(each, Libraries)]
    assert len(ours) == 1
    assert ours[0] is sys.meta_path[0]
    assert libraries.offered() == str(tmp_path / "newer")


def test_a_folder_that_is_gone_leaves_the_program_as_it_is(tmp_path: Path) -> None:
    code = "from citybuilder.core import rng; print(rng.__file__)"
    settings = {"PYTHONPATH": str(ROOT), VARIABLE: str(tmp_path / "gone")}
    told = subprocess.check_output([sys.executable, "-P", "-c", code], env=settings, text=True)
    assert told.strip().endswith("rng.py")


def test_an_empty_name_is_not_the_folder_that_one_stands_in(folder: Path) -> None:
    code = "from citybuilder.core import rng; print(rng.__file__)"
    settings = {"PYTHONPATH": str(ROOT), VARIABLE: ""}
    command = [sys.executable, "-P", "-c", code]
    told = subprocess.check_output(command, env=settings, text=True, cwd=folder)
    assert told.strip().endswith("rng.py")
