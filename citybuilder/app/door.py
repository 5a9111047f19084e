"""The door of a running program: a second start knocks there, and the first comes forward."""

import json
import os
import sys
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from citybuilder.app.peer import is_own_file, is_same_user
from citybuilder.store.folders import data_folder
from citybuilder.store.private import is_private, make_folder
from citybuilder.store.reading import can_be_lock

PATIENCE: Final = 2000  # milliseconds; a program that does not answer by then is stuck
WAITING: Final = 5.0  # seconds in which a program that has just started opens its door
PAUSE: Final = 0.05  # seconds between two knocks
AGAIN: Final = 3000  # milliseconds after which a window without a door looks for one again
LONGEST: Final = 1 << 16  # bytes
LONGEST_ADDRESS: Final = 107 if sys.platform == "linux" else 103  # bytes of a socket's name
SILENCE: Final = 1000  # milliseconds after which a guest who has not spoken has to go
MOST_GUESTS: Final = 4  # at once
ANSWER: Final = b"welcome\n"
ANY_PROCESS: Final = -1


def address() -> str:
    """The same for all programs that share a player's folder, and for no others; nothing where
    another user of the computer could open a door in its place."""
    folder = str(data_folder().absolute()).encode("utf-8", "surrogateescape")
    name = f"citybuilder-{sha256(folder).hexdigest()[:16]}"
    if sys.platform == "win32":  # where it is no file, and only for the user who made it
        return name
    place = next(filter(is_private, rooms()), None)
    found = "" if place is None else str(place / name)
    return found if len(os.fsencode(found)) <= LONGEST_ADDRESS else ""


def rooms() -> list[Path]:
    """Where a door may be: where the system keeps what belongs to a user's running programs, else
    among the player's files."""
    with suppress(OSError, ValueError):
        make_folder(data_folder())
    given = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    return [place for place in (given, data_folder().absolute()) if place.is_absolute()]


def key_path(place: str) -> Path:
    return Path(gettempdir(), place + ".lock")


def key(place: str) -> QLockFile:
    """Only one program holds it, however many start at the same moment."""
    made = QLockFile(str(key_path(place)))
    made.setStaleLockTime(0)
    return made


class Door(QObject):
    """Signals: knocked(str path of a save to open, or nothing)."""

    knocked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.address = address()
        self.key = key(self.address)
        self.guests = 0
        self.server = QLocalServer(self)
        self.server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self.server.newConnection.connect(self.let_in)
        self.timer = QTimer(self, interval=AGAIN)
        self.timer.timeout.connect(self.open)

    def open(self) -> bool:
        """Whether it is this program that answers from now on; if not, it tries again later."""
        if not self.address or not can_be_lock(key_path(self.address)):
            return False
        if self.key.tryLock(0):
            self.timer.stop()
            QLocalServer.removeServer(self.address)  # a killed program has left it
            return self.server.listen(self.address)
        if self.is_taken():
            self.timer.start()
        return False

    def is_taken(self) -> bool:
        """Whether another program answers, or will when it has started."""
        return self.key.error() == QLockFile.LockError.LockFailedError

    def close(self) -> None:
        self.timer.stop()
        self.server.close()
        self.key.unlock()

    def let_in(self) -> None:
        while (guest := self.server.nextPendingConnection()) is not None:
            if self.guests >= MOST_GUESTS or not is_same_user(guest):
                guest.abort()
                guest.deleteLater()
                continue
            self.guests += 1
            guest.readyRead.connect(lambda line=guest: self.hear(line))
            guest.disconnected.connect(lambda line=guest: self.let_go(line))
            QTimer.singleShot(SILENCE, guest, guest.abort)
            self.hear(guest)

    def let_go(self, guest: QLocalSocket) -> None:
        self.guests -= 1
        guest.deleteLater()

    def hear(self, guest: QLocalSocket) -> None:
        if guest.bytesAvailable() > LONGEST:
            guest.abort()
        if not guest.canReadLine():
            return
        with suppress(ValueError, RecursionError):  # somebody else's words
            wish = json.loads(bytes(guest.readLine().data()))
            guest.write(ANSWER)
            guest.flush()
            self.knocked.emit(wish if isinstance(wish, str) else "")
        guest.disconnectFromServer()


def knock(save: Path | None) -> bool:
    """Whether a program that runs already shows its window, with this save."""
    line = QLocalSocket()
    end = time.monotonic() + WAITING
    while not reached(line):
        if time.monotonic() > end:
            return False
        time.sleep(PAUSE)
    let_it_come_forward()
    line.write(json.dumps("" if save is None else str(save.absolute())).encode() + b"\n")
    while not line.canReadLine():
        if not line.waitForReadyRead(PATIENCE):
            return False
    return bytes(line.readLine().data()) == ANSWER


def reached(line: QLocalSocket) -> bool:
    """Whether it leads to a program of the same user."""
    place = address()
    if not place or not is_own_file(place):
        return False
    line.connectToServer(place)
    return line.waitForConnected(PATIENCE) and is_same_user(line)


def let_it_come_forward() -> None:
    """Windows lets only the program that the player has just started do so, or whom it allows."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(ANY_PROCESS)
