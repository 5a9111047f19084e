"""Other users of the computer: they neither hear what is said at the door nor are listened to."""

import os
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication

from app.windows import settle, wait_for
from citybuilder.app import door as module
from citybuilder.app.door import Door, address, knock, reached
from citybuilder.app.peer import is_own_file

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there a door is no file")
NOBODY = 65534
as_root = pytest.mark.skipif(
    getattr(os, "geteuid", int)() != 0, reason="only root can be another user"
)
GONE = QLocalSocket.LocalSocketState.UnconnectedState


@pytest.fixture(autouse=True)
def _own_doors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(module, "WAITING", 0.0)


@pytest.fixture
def door(qapp: QApplication) -> Iterator[Door]:
    made = Door(qapp)
    assert made.open()
    yield made
    made.close()


def as_nobody(do: Callable[[], None]) -> int:
    """What another user's process ends with, while this one goes on answering."""
    process = os.fork()
    if process == 0:
        try:
            os.setgid(NOBODY)
            os.setuid(NOBODY)
            do()
        except BaseException:
            os._exit(1)
        os._exit(0)
    ended: list[int] = []

    def is_over() -> bool:
        found, status = os.waitpid(process, os.WNOHANG)
        ended.extend([os.waitstatus_to_exitcode(status)] if found else [])
        return bool(ended)

    wait_for(is_over)
    return ended[0]


@pytest.mark.parametrize("mode", [0o755, 0o770, 0o777, 0o1777])
def test_a_folder_that_others_enter_has_no_door(
    mode: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(mode)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(shared))
    assert Path(address()).parent == tmp_path / "data"
    shared.chmod(mode | 0o1000)
    monkeypatch.setenv("CITYBUILDER_DATA", str(shared))
    assert address() == ""


def test_a_link_to_a_folder_of_ours_has_no_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "link").symlink_to(tmp_path)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "link"))
    assert Path(address()).parent == tmp_path / "data"


def test_where_no_door_can_be_the_program_starts_all_the_same(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "rooms", list)
    door = Door(qapp)
    assert not door.open()
    assert not door.is_taken()
    assert not knock(None)


def test_a_name_that_is_too_long_for_a_door_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = tmp_path / ("x" * 100)
    deep.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(deep))
    assert address() == ""


def test_a_file_in_the_place_of_the_door_is_none() -> None:
    Path(address()).write_text("")
    assert not is_own_file(address())
    assert not reached(QLocalSocket())


@as_root
@pytest.mark.usefixtures("qapp")
def test_the_door_of_another_user_is_not_knocked_at() -> None:
    with socket.socket(socket.AF_UNIX) as theirs:
        theirs.bind(address())
        theirs.listen()
        theirs.setblocking(False)
        os.chown(address(), NOBODY, NOBODY)
        assert not knock(Path("secret.citybuilder"))
        with pytest.raises(BlockingIOError):
            theirs.accept()


@as_root
@pytest.mark.usefixtures("qapp")
def test_a_program_of_another_user_behind_a_door_of_ours_hears_nothing() -> None:
    with socket.socket(socket.AF_UNIX) as theirs:
        theirs.bind(address())
        assert as_nobody(theirs.listen) == 0
        theirs.setblocking(False)
        assert is_own_file(address())
        assert not knock(Path("secret.citybuilder"))
        line, _ = theirs.accept()
        with line:
            assert line.recv(100) == b""


@as_root
def test_another_user_at_the_door_is_not_listened_to(
    door: Door, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    door.knocked.connect(heard.append)
    tmp_path.chmod(0o777)
    place = Path(door.address)
    place.chmod(0o777)
    monkeypatch.chdir(tmp_path)

    def come_in() -> None:
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(place.name)
            line.settimeout(20)
            assert line.recv(100) == b""  # shown the door at once

    assert as_nobody(come_in) == 0
    settle()
    assert heard == []
    assert door.guests == 0


def test_a_silent_guest_has_to_go(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SILENCE", 0)
    guest = QLocalSocket()
    assert reached(guest)
    wait_for(lambda: guest.state() == GONE)
    wait_for(lambda: door.guests == 0)


def test_only_a_few_guests_are_let_in_at_once(door: Door) -> None:
    guests = [QLocalSocket() for _ in range(module.MOST_GUESTS + 1)]
    for guest in guests:
        assert reached(guest)
        settle()
    wait_for(lambda: guests[-1].state() == GONE)
    assert all(guest.state() != GONE for guest in guests[:-1])
    guests[0].abort()
    wait_for(lambda: door.guests == module.MOST_GUESTS - 1)
    for guest in guests:
        guest.abort()
