"""What Qt needs of a Linux system is looked for once, and installed or named if missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import checkout
import checks
import environments
import pytest

ROOT = Path(__file__).resolve().parents[2]
PICTURES = "libglib2.0-0 libgl1 libegl1 libdbus-1-3 libfontconfig1 libxkbcommon0"

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt brings everything")


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """What makes environments, in an empty checkout where only a lock exists."""
    for name in ("VENV", "PYTHON", "ROOT"):
        place = tmp_path / getattr(checkout, name).relative_to(ROOT)
        monkeypatch.setattr(checkout, name, place)
    monkeypatch.setattr(environments, "PLAYERS", tmp_path / "player.lock")
    environments.PLAYERS.write_text("lock")
    return environments


class System:
    """A Linux system that lacks things, and what was done about it."""

    def __init__(
        self, start: ModuleType, monkeypatch: pytest.MonkeyPatch, lacking: dict[str, str]
    ) -> None:
        self.lacking = lacking
        self.asked: list[str] = []
        self.commands: list[str] = []
        self.has_apt = self.is_root = self.apt_works = True
        monkeypatch.setattr(start.qt_libraries, "missing", self.missing)
        monkeypatch.setattr(start, "captured", self.captured)
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(shutil, "which", lambda name: name if self.has_apt else None)
        monkeypatch.setattr(os, "geteuid", lambda: 0 if self.is_root else 1000, raising=False)
        monkeypatch.setenv("DEBIAN_FRONTEND", "readline")  # and is set back afterwards

    def missing(self, _: Path, part: str) -> str:
        self.asked.append(part)
        return self.lacking.get(part, "")

    def captured(self, *command: str) -> tuple[int, str]:
        self.commands.append(" ".join(command))
        if not self.apt_works:
            return 100, "Reading package lists...\nE: Unable to locate package libgl1\n"
        if "install" in command:
            self.lacking = {}
        return 0, ""


def test_libraries_are_looked_for_once_and_again_when_the_lock_changes(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    system = System(start, monkeypatch, {})
    start.provide("pictures")
    start.provide("pictures")
    assert system.asked == ["pictures"]
    start.provide("pictures", "windows")
    assert system.asked == ["pictures", "windows"]
    start.PLAYERS.write_text("another Qt")
    start.provide("pictures", "windows")
    assert system.asked == ["pictures", "windows"] * 2
    assert (system.commands, capsys.readouterr().err) == ([], "")


def test_the_administrator_of_debian_gets_them_installed(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    system = System(start, monkeypatch, {"pictures": "libGL.so.1"})
    start.provide("pictures", "windows")
    install = f"apt-get install -y --no-install-recommends {PICTURES}"
    assert system.commands == ["apt-get update", install]
    assert capsys.readouterr().err.count("\n") == 1
    asked = len(system.asked)
    start.provide("pictures", "windows")
    assert len(system.asked) == asked


def test_other_users_are_told_the_line_to_run_and_it_goes_on(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    system = System(start, monkeypatch, {"pictures": "libGL.so.1"})
    system.is_root = False
    start.provide("pictures")
    assert system.commands == []
    line = f"sudo apt-get install -y --no-install-recommends {PICTURES}"
    assert capsys.readouterr().err == (
        f"start.py: no pictures without libGL.so.1; please run: sudo apt-get update && {line}\n"
    )
    system.lacking = {}
    start.provide("pictures")
    assert system.asked == ["pictures", "pictures"]
    assert capsys.readouterr().err == ""


def test_other_systems_are_told_what_is_missing(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    system = System(start, monkeypatch, {"windows": "libxcb-cursor.so.0"})
    system.has_apt = False
    start.provide("pictures", "windows")
    told = capsys.readouterr().err
    assert told.startswith("start.py: no windows without libxcb-cursor.so.0; please install")
    assert told.count("\n") == 1


def test_an_installation_that_fails_is_told_with_its_reason_and_it_goes_on(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    system = System(start, monkeypatch, {"pictures": "libGL.so.1"})
    system.apt_works = False
    start.provide("pictures")
    assert "(E: Unable to locate package libgl1)" in capsys.readouterr().err


def test_packages_that_do_not_help_are_not_asked_for_again_and_again(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    system = System(start, monkeypatch, {"pictures": "no module named PySide6"})
    monkeypatch.setattr(start, "install", lambda _: "")
    start.provide("pictures")
    assert system.asked == ["pictures", "pictures"]
    assert "remove .venv" in capsys.readouterr().err


def test_without_ensurepip_it_stops_with_the_line_to_run(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    System(start, monkeypatch, {}).is_root = False
    with pytest.raises(SystemExit, match=r"no ensurepip; please run: sudo .*-venv$"):
        start.install_ensurepip()


@pytest.mark.parametrize(("set_before", "used"), [(None, "offscreen"), ("xcb", "xcb")])
def test_checks_need_no_screen_unless_one_is_asked_for(
    set_before: str | None, used: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    if set_before:
        monkeypatch.setenv("QT_QPA_PLATFORM", set_before)
    seen: list[str] = []

    def call(_: object, cwd: Path, env: dict[str, str]) -> int:
        assert cwd == checkout.ROOT
        seen.append(env["QT_QPA_PLATFORM"])
        return 0

    monkeypatch.setattr(subprocess, "call", call)
    assert checks.passes("pytest", None, "pytest")
    assert seen == [used]


def test_elsewhere_than_on_linux_nothing_is_looked_for(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = System(start, monkeypatch, {"pictures": "libGL.so.1"})
    monkeypatch.setattr(sys, "platform", "darwin")
    start.provide("pictures", "windows", "test screen")
    assert (system.asked, system.commands) == ([], [])


@on_linux
@pytest.mark.parametrize(
    ("complaint", "library"),
    [
        ("ImportError: libGL.so.1: cannot open shared object file: No such file", "libGL.so.1"),
        ("OSError: libxcb-cursor.so.0: cannot open shared object file", "libxcb-cursor.so.0"),
        ("first\nModuleNotFoundError: No module named 'PySide6'", "ModuleNotFoundError: No module"),
        ("", "a library"),
    ],
)
def test_the_missing_library_is_named(
    complaint: str, library: str, start: ModuleType, tmp_path: Path
) -> None:
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\ncat >&2 <<'END'\n{complaint}\nEND\nexit 1\n")
    python.chmod(0o755)
    for part in ("pictures", "windows"):
        assert start.qt_libraries.missing(python, part).startswith(library)


@on_linux
def test_what_draws_these_tests_is_found(start: ModuleType) -> None:
    assert start.qt_libraries.lacking(Path(sys.executable), ["pictures"]) == {}


@on_linux
def test_a_test_screen_needs_both_programs(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "xdotool" else name)
    assert start.qt_libraries.missing(Path(sys.executable), "test screen") == "xdotool"


def test_every_part_has_packages_and_a_way_to_look_for_it(start: ModuleType) -> None:
    libraries = start.qt_libraries
    assert set(libraries.PACKAGES) == {*libraries.PROBES, "test screen"}
