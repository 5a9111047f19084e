"""Compiling: once, alone, only what changed – and what is left if it fails or is interrupted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from citybuilder.native import behind, building, builds, libraries, tools
from citybuilder.native.__main__ import compile_behind, main
from citybuilder.native.behind import DONE, FAILED, LATER, WORKING, Behind, Status
from citybuilder.native.builds import BUILT, PLAYERS, TESTS


class Compiler:
    """Stands for mypyc and C: writes what they would write."""

    def __init__(self) -> None:
        self.runs: list[str] = []
        self.works = True
        self.loads = True

    def run(
        self, words: list[str | Path], _environment: dict[str, str]
    ) -> "subprocess.CompletedProcess[str]":
        if words[0] == "-c":
            self.runs.append("try")
            return subprocess.CompletedProcess([], int(not self.loads), "cannot be loaded")
        kind, work = str(words[2]), Path(words[3])
        self.runs.append(kind)
        if not self.works:
            return subprocess.CompletedProcess([], 1, "no such header")
        for source in builds.sources():
            module = work / BUILT / source.relative_to(builds.HERE).with_suffix(".so")
            module.parent.mkdir(parents=True, exist_ok=True)
            module.touch()
        (work / BUILT / "citybuilder_core__mypyc.so").touch()
        return subprocess.CompletedProcess([], 0, "")


@pytest.fixture(autouse=True)
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    made = Compiler()
    for module in (builds, building, behind, tools):
        monkeypatch.setattr(module, "store", lambda: tmp_path / "store")
    monkeypatch.setattr(building, "run", made.run)
    monkeypatch.setattr(tools, "path", lambda: "")
    monkeypatch.setattr(behind, "lower_priority", lambda: None)
    monkeypatch.delenv(builds.PURE, raising=False)
    monkeypatch.setenv(libraries.VARIABLE, "")  # taken back afterwards, also where there is none
    return made


def test_a_build_is_made_once_and_tried_before_anybody_relies_on_it(compiler: Compiler) -> None:
    parts: list[float] = []
    folder = building.compiled(PLAYERS, parts.append)
    assert folder == builds.found(PLAYERS, builds.seal())
    assert building.compiled(PLAYERS) == folder
    assert compiler.runs == [PLAYERS, "try"]
    assert parts[-1] == 1.0


def test_every_kind_has_a_build_of_its_own(compiler: Compiler) -> None:
    assert building.compiled(PLAYERS) != building.compiled(TESTS)
    assert compiler.runs == [PLAYERS, "try", TESTS, "try"]


def test_libraries_of_modules_that_are_no_more_are_left_behind() -> None:
    stale = builds.store() / f"{PLAYERS}.work" / BUILT / "citybuilder" / "core" / "gone.so"
    stale.parent.mkdir(parents=True)
    stale.touch()
    builds.store().chmod(0o700)
    folder = building.compiled(PLAYERS)
    assert folder is not None
    assert (folder / "citybuilder" / "core" / "rng.so").is_file()
    assert not (folder / "citybuilder" / "core" / "gone.so").exists()


@pytest.mark.parametrize("fault", ["works", "loads"])
def test_a_failure_is_kept_and_not_tried_again_unchanged(compiler: Compiler, fault: str) -> None:
    setattr(compiler, fault, False)
    assert building.compiled(PLAYERS) is None
    tried = len(compiler.runs)
    assert building.compiled(PLAYERS) is None
    assert len(compiler.runs) == tried
    assert builds.failure(PLAYERS, builds.seal()).read_text() in (
        "no such header",
        "cannot be loaded",
    )
    assert not (builds.store() / f"{PLAYERS}.work").exists()


def test_what_fails_with_earlier_work_is_tried_once_without_it(compiler: Compiler) -> None:
    (builds.store() / f"{PLAYERS}.work").mkdir(parents=True)
    builds.store().chmod(0o700)
    compiler.works = False
    assert building.compiled(PLAYERS) is None
    assert compiler.runs == [PLAYERS, PLAYERS]


def test_the_work_of_somebody_who_was_interrupted_is_not_taken_up() -> None:
    half = builds.store() / f"{PLAYERS}.work" / "half.o"
    half.parent.mkdir(parents=True)
    builds.store().chmod(0o700)
    half.touch()
    half.with_name("unfinished").touch()
    assert building.compiled(PLAYERS) is not None
    assert not half.exists()


def test_only_the_newest_builds_are_kept() -> None:
    builds.store().mkdir(mode=0o700)
    for number in range(20):
        old = builds.store() / f"{number}-{PLAYERS}"
        old.mkdir()
        os.utime(old, (number, number))
    folder = building.compiled(PLAYERS)
    kept = [path for path in builds.store().glob(f"*-{PLAYERS}") if path.is_dir()]
    assert len(kept) == building.KEPT
    assert folder in kept


@pytest.mark.skipif(os.name != "posix", reason="elsewhere folders have no such mode")
def test_nothing_is_compiled_where_others_may_write(compiler: Compiler) -> None:
    builds.store().mkdir()
    builds.store().chmod(0o777)
    with pytest.raises(PermissionError):
        building.compiled(PLAYERS)
    assert compiler.runs == []


# Behind a program that plays


def test_behind_it_is_told_when_it_is_done() -> None:
    assert compile_behind() == 0
    assert behind.reported() == Status(DONE, 1.0)
    assert behind.finished() == builds.found(PLAYERS, builds.seal())
    assert Behind().status() == Status(DONE, 1.0)


def test_who_says_that_it_is_done_and_has_left_nothing_is_not_believed() -> None:
    builds.store().mkdir(mode=0o700)
    behind.report(Status(DONE, 1.0))
    assert Behind().status() == Status(LATER)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere folders have no such mode")
def test_nothing_is_begun_behind_where_others_may_write() -> None:
    builds.store().mkdir()
    builds.store().chmod(0o777)
    process = Behind()
    assert not process.start()
    assert process.process is None


def test_behind_a_failure_is_told_once(compiler: Compiler) -> None:
    compiler.works = False
    assert compile_behind() == 1
    told = behind.reported()
    assert told is not None
    assert told.state == FAILED
    assert behind.take_unsaid_failure()
    assert not behind.take_unsaid_failure()


def test_what_cannot_be_had_now_is_tried_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    def offline() -> str:
        raise tools.Missing("no network")

    monkeypatch.setattr(tools, "path", offline)
    assert compile_behind() == 1
    assert behind.reported() == Status(LATER)
    assert not builds.failure(PLAYERS, builds.seal()).exists()


def test_compiling_is_wanted_until_it_is_done_or_has_failed(
    compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(behind, "why_not", lambda: "")
    assert behind.is_wanted()
    compiler.works = False
    compile_behind()
    assert not behind.is_wanted()
    builds.failure(PLAYERS, builds.seal()).unlink()
    compiler.works = True
    compile_behind()
    assert not behind.is_wanted()


@pytest.mark.parametrize("reason", ["no C compiler cc", "CITYBUILDER_PURE=1"])
def test_where_nothing_can_be_compiled_nobody_tries(
    monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    monkeypatch.setattr(behind, "why_not", lambda: reason)
    assert not behind.is_wanted()


def test_a_process_that_was_killed_is_not_waited_for() -> None:
    process = Behind()
    builds.store().mkdir(mode=0o700)
    behind.report(Status(WORKING, 0.4))
    process.process = subprocess.Popen([sys.executable, "-c", ""], stdin=subprocess.DEVNULL)
    process.process.wait()
    assert process.status() == Status(LATER)


DAMAGED = [
    *("", "[]", "7", "{", '{"part": 1}', '{"state": "done"}', '{"state": "asleep", "part": 0}'),
    *('{"state": "done", "part": "all"}', '{"state": "working", "part": NaN}'),
    *('{"state": "working", "part": 7}', '{"state": ["done"], "part": 1}', "[" * 5000),
]


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_note_says_nothing(text: str) -> None:
    builds.store().mkdir(mode=0o700)
    behind.file().write_text(text)
    assert behind.reported() is None


# The command


def test_the_command_says_where_the_libraries_lie(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([TESTS]) == 0
    told = capsys.readouterr()
    assert told.out.strip() == str(builds.found(TESTS, builds.seal()))
    assert told.err.splitlines()[-1] == "1.000"


def test_the_command_says_why_it_failed(
    compiler: Compiler, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler.works = False
    assert main([TESTS]) == 1
    assert capsys.readouterr().out == "no such header"


def test_the_command_knows_its_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dance"]) == 2
    assert "players" in capsys.readouterr().err


# What it needs


def test_developers_have_what_compiling_needs() -> None:
    assert {"mypy", "setuptools", "librt"} <= set(tools.pinned())
    assert tools.are_here()


def test_another_version_is_not_good_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tmp_path / "compiler.lock"
    lock.write_text("mypy==0.1 \\\n    --hash=sha256:00\n")
    monkeypatch.setattr(tools, "LOCK", lock)
    assert not tools.are_here()
    lock.write_text("no-such-package==0.1 \\\n")
    assert not tools.are_here()


@pytest.mark.skipif(sys.platform == "win32", reason="there the compiler is not found by PATH")
def test_a_compiler_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O9")
    assert tools.why_not() == "no C compiler no-such-compiler -O9"
    monkeypatch.setenv(builds.PURE, "1")
    assert tools.why_not() == "CITYBUILDER_PURE=1"


def test_a_mac_is_not_asked_to_install_a_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", sys.executable)
    assert tools.why_not() == "no command line tools of Xcode"
