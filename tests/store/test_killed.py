"""Killing the process at any moment never loses a finished move."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import IO

import pytest
from autosaving import SUICIDES
from helpers.long import amount

from citybuilder.core.game import Action
from citybuilder.store.folders import saves_folder
from citybuilder.store.generations import states
from citybuilder.store.saves import load

PROGRAM = Path(__file__).with_name("autosaving.py")
LONGEST = 0.012  # seconds from a report to the kill: more than one action takes
only_with_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """In the player's folder, where matches that are played lie."""
    monkeypatch.setenv("CITYBUILDER_DATA", str(tmp_path))
    return saves_folder() / "match.citybuilder"


@contextmanager
def program(*arguments: str) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        [sys.executable, "-P", str(PROGRAM), *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def stream(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def start(server: "subprocess.Popen[str]", suicide: str = "") -> int:
    stream(server.stdin).write(suicide + "\n")
    stream(server.stdin).flush()
    return int(stream(server.stdout).readline())


def rest(server: "subprocess.Popen[str]") -> list[str]:
    """What was reported until the end."""
    return [line.strip() for line in iter(stream(server.stdout).readline, "gone\n")]


def reports(server: "subprocess.Popen[str]", pid: int, wait: int, delay: float) -> list[str]:
    """Kill the player some moments after it reported so many actions; all that it reported."""
    lines: list[str] = []
    while len(lines) < wait:
        line = stream(server.stdout).readline().strip()
        if line == "gone":
            return lines
        lines.append(line)
    time.sleep(delay)
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
    return lines + rest(server)


def saved_actions(path: Path) -> list[Action]:
    if not path.exists():
        return []
    loaded = load(path)
    assert not loaded.corrected
    return loaded.match.actions


def check(path: Path, before: list[Action], reported: list[str]) -> list[Action]:
    """Every reported action is there, after those of earlier rounds; at most one more is."""
    actions = saved_actions(path)
    assert actions[: len(before)] == before
    assert len(actions) - len(before) - len(reported) in (0, 1)
    numbered = [f"{number} {action}" for number, action in enumerate(actions, start=1)]
    assert numbered[len(before) :][: len(reported)] == reported
    check_states(path, actions)
    return actions


def check_states(path: Path, actions: list[Action]) -> None:
    """The last three states at least are there, and all are good."""
    found = {len(load(state).match.actions) for state in states(path)} | {len(actions)}
    assert found >= set(range(max(1, len(actions) - 2), len(actions) + 1)) - {0}
    for state in states(path):
        known = load(state).match.actions
        assert known == actions[: len(known)]


@only_with_fork
def test_a_match_survives_many_kills(path: Path) -> None:
    chance = Random(1)
    actions: list[Action] = []
    with program(str(path), "fork") as server:
        for _ in range(amount(20, 40)):
            pid = start(server)
            reported = reports(server, pid, chance.randrange(3), chance.uniform(0, LONGEST))
            actions = check(path, actions, reported)
            if actions and load(path).match.state.over:
                for each in (path, *states(path)):
                    each.unlink()
                actions = []


@only_with_fork
@pytest.mark.parametrize("suicide", SUICIDES)
def test_a_process_that_dies_while_saving_loses_nothing(suicide: str, path: Path) -> None:
    with program(str(path), "fork") as server:
        reported = reports(server, start(server), 3, 0.0)
        actions = check(path, [], reported)
        start(server, suicide)
        assert rest(server) == []
        after = check(path, actions, [])
    assert len(after) - len(actions) == (1 if suicide.startswith("after") else 0)


def test_a_program_that_is_killed_loses_nothing_on_any_platform(path: Path) -> None:
    chance = Random(2)
    actions: list[Action] = []
    for _ in range(3):
        with program(str(path)) as process:
            lines = [stream(process.stdout).readline() for _ in range(chance.randrange(1, 20))]
            time.sleep(chance.uniform(0, LONGEST))
            process.kill()
            lines += stream(process.stdout).readlines()
        actions = check(path, actions, [line.strip() for line in lines if line])


@pytest.mark.skipif(os.name == "nt", reason="there a file is not replaced while it is read")
def test_an_autosave_can_be_read_while_it_is_written(path: Path) -> None:
    with program(str(path)) as process:
        stream(process.stdout).readline()
        seen = [len(saved_actions(path)) for _ in range(50)]
    assert seen == sorted(seen)
    assert seen[-1] > seen[0]
