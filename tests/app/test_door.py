"""A second start: the window that is open comes forward and opens what was double-clicked."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication

from app.windows import PATIENCE, open_window, put_save, settle, wait_for
from citybuilder.app import door as module
from citybuilder.app.door import ANSWER, Door, address, knock, reached
from citybuilder.app.main_window import MainWindow
from citybuilder.app.start import the_application

KNOCK = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from citybuilder.app.door import knock
application = QCoreApplication([])
sys.exit(0 if knock(Path(sys.argv[1]) if sys.argv[1:] else None) else 7)
"""
START = """
import sys
from pathlib import Path
from citybuilder.app.start import start
sys.exit(start(*map(Path, sys.argv[1:])))
"""


@pytest.fixture(autouse=True)
def _own_doors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(module, "WAITING", 0.1)


@pytest.fixture
def window() -> Iterator[MainWindow]:
    with open_window() as opened:
        yield opened


@pytest.fixture
def door(window: MainWindow) -> Iterator[Door]:
    made = Door(window)
    made.knocked.connect(window.come_forward)
    assert made.open()
    yield made
    made.close()


def second_start(*arguments: str | Path) -> int:
    """Another process knocks, while this one goes on answering."""
    process = subprocess.Popen([sys.executable, "-c", KNOCK, *arguments])
    wait_for(lambda: process.poll() is not None)
    settle()
    return process.returncode


@pytest.mark.usefixtures("qapp")
def test_where_no_program_runs_nobody_answers() -> None:
    assert not knock(None)


@pytest.mark.usefixtures("door")
def test_a_second_start_brings_the_window_forward(window: MainWindow) -> None:
    window.showMinimized()
    settle()
    assert second_start() == 0
    assert not window.isMinimized()
    assert window.pages.in_lobby()


@pytest.mark.usefixtures("door")
def test_a_double_click_opens_the_save_in_the_window_that_is_there(window: MainWindow) -> None:
    path = put_save(steps=25)
    assert second_start(path) == 0
    assert window.pages.session is not None
    assert window.pages.session.path == path


@pytest.mark.usefixtures("door")
def test_a_double_click_on_the_match_that_is_played_disturbs_nothing(window: MainWindow) -> None:
    path = put_save(steps=25)
    window.open_save(path)
    session = window.pages.session
    assert second_start(path) == 0
    assert window.pages.session is session
    assert window.box is None


@pytest.mark.usefixtures("door")
def test_a_double_click_on_a_broken_save_is_told_in_one_sentence(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "half.citybuilder"
    path.write_text("{")
    assert second_start(path) == 0
    assert window.box is not None
    assert window.pages.in_lobby()


def test_only_the_first_of_two_programs_answers_until_it_leaves(
    door: Door, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AGAIN", 20)
    other = Door(qapp)
    assert not other.open()
    assert other.is_taken()
    assert second_start() == 0
    door.close()
    wait_for(other.server.isListening)
    assert not other.timer.isActive()
    other.close()


def test_where_nothing_can_be_written_the_program_starts_all_the_same(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "address", lambda: str(tmp_path / "nowhere" / "door"))
    door = Door(qapp)
    assert not door.open()
    assert not door.is_taken()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("saves", [pytest.param(0, marks=pytest.mark.long), 1])
def test_whoever_is_started_by_a_save_or_without_one_has_a_door(saves: int) -> None:
    arguments = [put_save(steps=25) for _ in range(saves)]
    first = subprocess.Popen([sys.executable, "-c", START, *arguments])
    try:
        wait_for(lambda: knock(None))
        again = subprocess.Popen([sys.executable, "-c", START, put_save(steps=9)])
        assert again.wait(PATIENCE) == 0
        assert first.poll() is None
    finally:
        first.kill()
        first.wait()


@pytest.mark.usefixtures("qapp")
@pytest.mark.skipif(sys.platform == "win32", reason="there a door goes with its program")
def test_the_door_of_a_killed_program_is_replaced(qapp: QApplication) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as killed:
        killed.bind(address())
    assert Path(address()).exists()
    assert not knock(None)
    door = Door(qapp)
    assert door.open()
    door.close()


@pytest.mark.usefixtures("door")
@pytest.mark.parametrize("said", [b"\xff\xfe\n", b"{\n", b"x" * 70_000, b"[" * 60_000 + b"\n"])
def test_strange_words_at_the_door_are_not_answered(window: MainWindow, said: bytes) -> None:
    guest = QLocalSocket()
    assert reached(guest)
    guest.write(said)
    guest.flush()
    wait_for(lambda: guest.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert ANSWER not in bytes(guest.readAll().data())
    assert window.pages.in_lobby()


def test_another_players_folder_has_another_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = address()
    monkeypatch.setenv("CITYBUILDER_DATA", str(tmp_path / "other"))
    assert address() != mine


def test_the_system_may_ask_for_a_save_to_be_opened(window: MainWindow) -> None:
    application = the_application()
    application.file_opened.connect(window.come_forward)
    path = put_save(steps=25)
    application.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile(str(path))))
    assert window.pages.session is not None
    assert window.pages.session.path == path
    application.file_opened.disconnect(window.come_forward)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes")
@pytest.mark.parametrize("odd", ["a pipe", "a device", "much too large"])
def test_nobody_waits_for_what_lies_in_the_place_of_the_key(window: MainWindow, odd: str) -> None:
    place = module.key_path(address())
    if odd == "a pipe":
        os.mkfifo(place)
    elif odd == "a device":
        place.symlink_to("/dev/zero")
    else:
        place.touch()
        os.truncate(place, 10 << 30)
    door = Door(window)
    assert not door.open()
    assert not door.is_taken()
