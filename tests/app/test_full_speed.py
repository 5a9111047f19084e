"""Compiling behind the window: what is said of it, and that bots change over without a restart."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from citybuilder.app.application import Application
from citybuilder.app.full_speed import FullSpeed
from citybuilder.app.language import set_language
from citybuilder.native import behind, libraries
from citybuilder.native.behind import DONE, FAILED, LATER, WORKING, Status


class Process:
    """Stands for the process that compiles."""

    def __init__(self) -> None:
        self.started = False
        self.now = Status(WORKING)

    def start(self) -> bool:
        self.started = True
        return True

    def status(self) -> Status:
        return self.now


@pytest.fixture
def speed(qapp: Application, monkeypatch: pytest.MonkeyPatch) -> FullSpeed:
    made = FullSpeed(qapp)
    made.process = Process()  # type: ignore[assignment]
    monkeypatch.setenv(libraries.VARIABLE, libraries.offered())
    monkeypatch.setattr(behind, "is_wanted", lambda: True)
    monkeypatch.setattr(behind, "take_unsaid_failure", lambda: False)
    set_language("en")
    return made


def at(speed: FullSpeed, status: Status) -> str:
    speed.process.now = status  # type: ignore[attr-defined]
    speed.look()
    return speed.sentence()


def test_progress_is_told_until_it_is_done_and_then_processes_are_compiled(
    speed: FullSpeed, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert speed.sentence() == ""
    speed.begin()
    assert speed.sentence() == "Speeding up the bots: 0%. You can play in the meantime."
    assert at(speed, Status(WORKING, 0.43)).endswith("43%. You can play in the meantime.")
    monkeypatch.setattr(behind, "finished", lambda: tmp_path)
    with qtbot.waitSignal(speed.ready):
        assert at(speed, Status(DONE, 1.0)) == "The bots now think ten times as fast."
    assert libraries.offered() == str(tmp_path)
    assert not speed.clock.isActive()


def test_it_is_said_in_the_language_that_is_spoken_now(speed: FullSpeed, qtbot: QtBot) -> None:
    speed.begin()
    with qtbot.waitSignal(speed.told):
        set_language("de")
    assert speed.sentence().startswith("Die Bots werden schneller")
    set_language("en")


def test_a_failure_is_said_and_changes_nothing(speed: FullSpeed) -> None:
    before = libraries.offered()
    speed.begin()
    assert "could not" in at(speed, Status(FAILED, 1.0))
    assert libraries.offered() == before
    assert not speed.clock.isActive()


def test_what_was_ended_by_somebody_is_not_spoken_of(speed: FullSpeed) -> None:
    speed.begin()
    assert at(speed, Status(LATER)) == ""


def test_where_nothing_is_to_be_compiled_nothing_is_started_or_said(
    speed: FullSpeed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(behind, "is_wanted", lambda: False)
    speed.begin()
    assert not speed.process.started  # type: ignore[attr-defined]
    assert speed.sentence() == ""


def test_a_failure_that_nobody_has_seen_is_said_at_the_next_start(
    speed: FullSpeed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(behind, "take_unsaid_failure", lambda: True)
    speed.begin()
    assert not speed.process.started  # type: ignore[attr-defined]
    assert "could not" in speed.sentence()
