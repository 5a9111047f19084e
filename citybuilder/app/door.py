"""The door of a running program: a second start knocks there, and the first comes forward."""

import json
import sys
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from PySide6.QtCore import QLockFile, QObject, QStandardPaths, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from citybuilder.store.folders import data_folder

PATIENCE: Final = 2000  # milliseconds; a program that does not answer by then is stuck
WAITING: Final = 5.0  # seconds in which a program that has just started opens its door
PAUSE: Final = 0.05  # seconds between two knocks
AGAIN: Final = 3000  # milliseconds after which a window without a door looks for one again
LONGEST: Final = 1 << 16  # bytes
ANSWER: Final = b"welcome\n"
ANY_PROCESS: Final = -1


def address() -> str:
    """The same for all programs that share a player's folder, and for no others."""
    folder = str(data_folder().absolute()).encode("utf-8", "surrogateescape")
    name = f"citybuilder-{sha256(folder).hexdigest()[:16]}"
    if sys.platform == "win32":  # where it is no file
        return name
    kind = QStandardPaths.StandardLocation.RuntimeLocation
    place = QStandardPaths.writableLocation(kind)  # only its owner may enter
    return str(Path(place, name)) if place else name


def key() -> QLockFile:
    """Only one program holds it, however many start at the same moment."""
    made = QLockFile(str(Path(gettempdir(), address() + ".lock")))
    made.setStaleLockTime(0)
    return made


class Door(QObject):
    """Signals: knocked(str path of a save to open, or nothing)."""

    knocked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.key = key()
        self.server = QLocalServer(self)
        self.server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self.server.newConnection.connect(self.let_in)
        self.timer = QTimer(self, interval=AGAIN)
        self.timer.timeout.connect(self.open)

    def open(self) -> bool:
        """Whether it is this program that answers from now on; if not, it tries again later."""
        if self.key.tryLock(0):
            self.timer.stop()
            QLocalServer.removeServer(address())  # a killed program has left it
            return self.server.listen(address())
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
            guest.readyRead.connect(lambda line=guest: self.hear(line))
            guest.disconnected.connect(guest.deleteLater)
            self.hear(guest)

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
    line.connectToServer(address())
    return line.waitForConnected(PATIENCE)


def let_it_come_forward() -> None:
    """Windows lets only the program that the player has just started do so, or whom it allows."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(ANY_PROCESS)
