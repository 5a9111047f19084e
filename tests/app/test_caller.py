"""Ctrl-C and a wish to end at the window: it closes as if somebody had closed it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from helpers.long import long_if
from helpers.processes import LONG, below, is_there, needs_proc, wait_until
from PySide6.QtWidgets import QApplication

from app.windows import wait_for
from citybuilder.app.caller import Caller
from citybuilder.app.door import address
from citybuilder.store.folders import saves_folder
from citybuilder.system.ears import Ears

MAIN = """
import sys
from citybuilder.app import display
display.why_no_window = lambda *_: ""
from citybuilder.__main__ import main
if __name__ == "__main__":
    sys.exit(main())
"""
PLAY = ["play", "machi_koro", "--seats", "human:Ada,strong,strong"]
pytestmark = [needs_proc, pytest.mark.skipif(sys.platform == "win32", reason="needs signals")]


@pytest.fixture(autouse=True)
def _heeding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    tmp_path.chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def in_lobby() -> bool:
    return Path(address()).exists()


def opening() -> bool:
    return any(saves_folder().glob("*.open"))


@pytest.mark.parametrize(
    ("words", "begun", "number"),
    [
        ([], in_lobby, signal.SIGINT),
        (PLAY, opening, signal.SIGTERM),
        pytest.param(PLAY, opening, signal.SIGINT, marks=long_if(True)),
    ],
)
def test_a_window_closes_when_it_is_asked_to(
    words: list[str], begun: Callable[[], bool], number: int, tmp_path: Path
) -> None:
    script = tmp_path / "window.py"
    script.write_text(MAIN)
    command = [sys.executable, str(script), *words, "--lang", "en"]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as window:
        assert window.stderr is not None
        try:
            wait_until(begun, "the window")
            helpers = below(window.pid)
            window.send_signal(number)
            code = window.wait(LONG)
        finally:
            window.kill()
        assert (code, window.stderr.read()) == (128 + number, b"Stopped.\n")
    wait_until(lambda: not any(map(is_there, helpers)), "the end of all bots")


def test_the_event_loop_hears_a_signal(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    ears = Ears()
    monkeypatch.setattr("citybuilder.app.caller.ears", lambda: ears)
    caller = Caller(qapp)
    heard: list[int] = []
    caller.called.connect(heard.append)
    os.kill(os.getpid(), signal.SIGTERM)
    wait_for(lambda: heard == [signal.SIGTERM])
    caller.deleteLater()
    ears.close()
