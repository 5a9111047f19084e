"""Ctrl-C and a wish to end: whatever runs ends at once, with one sentence, and with all helpers."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import gettempdir

import pytest
from helpers.processes import LONG, below, has_begun, is_there, needs_proc, told, wait_until
from helpers.saying import begun

from citybuilder.cli import guard, lobby
from citybuilder.system.ears import Ears
from citybuilder.system.leash import follow_parent
from citybuilder.system.scratch import scratch_folder

Captured = pytest.CaptureFixture[str]
posix = pytest.mark.skipif(sys.platform == "win32", reason="there signals are others")
GO_ON = "Stopped; the same command continues from here.\n"
EXPERTS = ["--seats", "expert,expert", "--games", "1000"]
LONG_COMMANDS: list[tuple[list[str], str]] = [
    (["simulate", "cities", *EXPERTS], "Stopped.\n"),
    (["bench", "urbanization", "--seconds", "600"], "Stopped.\n"),
    (["puzzles", "cities", "--out", "puzzles.json"], GO_ON),
    (["puzzles", "cities", "--check"], "Stopped.\n"),
    (["train", "cities", "--out", "judgement.json"], GO_ON),
    (["train", "the_city", "--taste", "--matches", "1000000", "--out", "taste.json"], GO_ON),
    (["strength", "cities", "--out", "strength.md"], GO_ON),
    (["self-test", "--window"], "Stopped.\n"),
    (["snapshot", "urbanization", "--after", "10000", "--out", "table.png"], "Stopped.\n"),
    ([], "Stopped.\n"),  # a match in the terminal
]


@pytest.fixture(autouse=True)
def _heeding() -> Iterator[None]:
    """Whoever is started in the background ignores Ctrl-C, and so do its children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def ears() -> Iterator[Ears]:
    opened = Ears()
    yield opened
    opened.close()


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")


def deaf(told: Path, arguments: list[str]) -> None:
    """Compiled code: it hears nothing, and does not come to an end."""
    follow_parent()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    with scratch_folder() as folder:
        told.write_text(folder)
        os.kill(os.getppid(), signal.SIGTERM if arguments == ["end"] else signal.SIGINT)
        while True:
            signal.pause()


def ended_from_outside(_: list[str]) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@posix
@pytest.mark.parametrize(("words", "code"), [(["end"], 143), (["stop"], 130)])
def test_who_does_not_hear_is_ended_and_leaves_nothing_behind(
    words: list[str],
    code: int,
    ears: Ears,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
) -> None:
    monkeypatch.setattr(guard, "work", partial(deaf, tmp_path / "told"))
    assert guard.aside(words, ears) == code
    assert capsys.readouterr() == ("", "Stopped.\n")
    folder = Path((tmp_path / "told").read_text())
    assert folder.parent == Path(gettempdir())
    assert not folder.exists()


@posix
def test_a_process_that_is_ended_from_outside_is_told(
    ears: Ears, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr(guard, "work", ended_from_outside)
    assert guard.aside([], ears) == 128 + signal.SIGKILL
    assert capsys.readouterr() == ("", "A helper process was ended from outside.\n")


def test_what_the_other_process_ends_with_counts(ears: Ears) -> None:
    assert guard.aside(["--version", "--lang", "de"], ears) == 0
    assert guard.aside(["hopscotch"], ears) == 2


@pytest.mark.parametrize(
    ("words", "is_aside"),
    [
        (["simulate", "machi_koro"], True),
        (["--lang", "de", "replay", "play"], True),
        (["hopscotch"], True),
        (["--lang", "de", "play", "cities"], False),
        (["--help"], False),
        (["bench", "-h"], False),
        (["--version"], False),
        ([], False),
        (["match.citybuilder"], False),
    ],
)
def test_windows_and_what_is_told_at_once_stay_in_this_process(
    words: list[str], is_aside: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "has_no_window", lambda: False)
    assert guard.is_aside(words) == is_aside


def test_a_match_in_the_terminal_is_played_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "has_no_window", lambda: True)
    assert guard.is_aside([])


@posix
def test_a_signal_waits_until_it_is_read(ears: Ears) -> None:
    assert ears.heard() == 0
    os.kill(os.getpid(), signal.SIGTERM)
    wait_until(lambda: ears.heard() != 0)
    os.kill(os.getpid(), signal.SIGINT)
    assert ears.heard() == signal.SIGTERM


@posix
def test_a_signal_that_nobody_reads_is_obeyed_all_the_same(
    ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    obeyed: list[int] = []
    monkeypatch.setattr("citybuilder.system.ears.PATIENCE", 0.0)
    ears.give_up = obeyed.append
    os.kill(os.getpid(), signal.SIGINT)
    wait_until(lambda: obeyed == [signal.SIGINT])


@posix
def test_whoever_started_us_may_want_a_signal_to_be_ignored() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    ears = Ears()
    assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    ears.close()
    signal.signal(signal.SIGINT, before)


def helping(told: Path) -> None:
    """Starts a helper that never ends, and never ends itself."""
    helper = get_context("spawn").Process(target=helped, args=(told,), daemon=True)
    helper.start()
    helper.join()


def helped(told: Path) -> None:
    follow_parent()
    told.write_text(str(os.getpid()))
    signal.pause()


@needs_proc
def test_a_helper_ends_with_a_process_that_is_killed(tmp_path: Path) -> None:
    told = tmp_path / "told"
    process = get_context("spawn").Process(target=helping, args=(told,))
    process.start()
    wait_until(lambda: told.exists() and bool(told.read_text()))
    process.kill()
    process.join()
    helper = int(told.read_text())
    wait_until(lambda: not is_there(helper), "the end of the helper")


def check_ended(
    words: list[str], number: int, sentence: str, folder: Path, is_ready: Callable[[int], bool]
) -> None:
    """Started, asked to end when it has begun, ended with its helpers."""
    with begun(*words, folder=folder) as command:
        assert command.stderr is not None
        try:
            wait_until(lambda: is_ready(command.pid), "the beginning")
            processes = below(command.pid)
            command.send_signal(number)
            code = command.wait(LONG)
        finally:
            command.kill()
        assert (code, command.stderr.read().decode()) == (128 + number, sentence)
    wait_until(lambda: not any(map(is_there, processes)), "the end of all helpers")


def works(process: int) -> bool:
    """The command has its process."""
    return sum(map(has_begun, below(process))) >= 1


def shares(process: int) -> bool:
    """And that has its helpers."""
    return sum(map(has_begun, below(process))) >= 3


@needs_proc
def test_helpers_do_not_outlive_a_wish_to_end(tmp_path: Path) -> None:
    words = ["simulate", "cities", *EXPERTS, "--jobs", "2"]
    check_ended(words, signal.SIGTERM, "Stopped.\n", tmp_path, shares)


@needs_proc
def test_nobody_is_started_but_those_who_help(tmp_path: Path) -> None:
    """Python has a process that tidies up what helpers share, as heavy as they are: they do not."""
    words = ["simulate", "cities", *EXPERTS, "--jobs", "2"]
    with begun(*words, folder=tmp_path) as command:
        try:
            wait_until(lambda: shares(command.pid), "the beginning")
            started = [told(process) for process in below(command.pid)]
        finally:
            command.terminate()
    assert started
    assert not any("resource_tracker" in words for words in started)


@pytest.mark.long
@needs_proc
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize(("words", "sentence"), LONG_COMMANDS)
def test_every_long_command_ends_when_it_is_asked_to(
    words: list[str], sentence: str, number: int, tmp_path: Path
) -> None:
    check_ended(words, number, sentence, tmp_path, works)
