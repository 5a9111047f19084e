"""Ctrl-C and a wish to end, heard without being interrupted: they wait to be read."""

import signal
import socket
from functools import cache
from types import FrameType
from typing import Final

NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # as far as the system knows them
ENDINGS: Final = tuple(getattr(signal, name) for name in NAMES if hasattr(signal, name))
SIGNALLED: Final = 128  # plus the number of the signal: the code of a program that it has ended


class Ears:
    """Opened in the main thread. An exception out of nowhere, as Python raises it for Ctrl-C, would
    end compiled code and Qt's in the middle of something; so nothing is raised."""

    def __init__(self) -> None:
        self.end, self.other = socket.socketpair()
        self.end.setblocking(False)
        self.other.setblocking(False)
        self.first = 0  # the signal that was heard first
        self.wakeup = signal.set_wakeup_fd(self.other.fileno(), warn_on_full_buffer=False)
        self.before = {
            number: signal.signal(number, wait_to_be_read)
            for number in ENDINGS
            if signal.getsignal(number) != signal.SIG_IGN  # whoever started us wants it so
        }

    def heard(self) -> int:
        """The number of the signal that asks to end, or 0."""
        try:
            said = self.end.recv(1024)
        except BlockingIOError:
            said = b""
        asked = [number for number in said if number in self.before]
        self.first = self.first or next(iter(asked), 0)
        return self.first

    def close(self) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self.wakeup)
        self.end.close()
        self.other.close()


@cache
def ears() -> Ears:
    """Those of this program, opened when they are first asked for."""
    return Ears()


def wait_to_be_read(_number: int, _frame: FrameType | None) -> None:
    """Python has written the signal's number into the socket already."""
