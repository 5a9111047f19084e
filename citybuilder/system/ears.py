"""Ctrl-C and a wish to end, heard without being interrupted: they wait to be read."""

import signal
import socket
import time
from _thread import start_new_thread
from collections.abc import Callable
from functools import cache
from typing import Final

NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # as far as the system knows them
ENDINGS: Final = tuple(getattr(signal, name) for name in NAMES if hasattr(signal, name))
PATIENCE: Final = 1.0  # seconds in which somebody should read what was heard
SIGNALLED: Final = 128  # plus the number of the signal: the code of a program that it has ended


class Ears:
    """Opened in the main thread. An exception out of nowhere, as Python raises it for Ctrl-C, would
    end compiled code and Qt's in the middle of something; so nothing is raised."""

    def __init__(self) -> None:
        self.end, self.other = socket.socketpair()
        self.end.setblocking(False)
        self.other.setblocking(False)
        self.first = 0  # the signal that was read first
        self.give_up: Callable[[int], None] | None = None  # if nobody reads it
        self.wakeup = signal.set_wakeup_fd(self.other.fileno(), warn_on_full_buffer=False)
        self.before = {
            number: signal.signal(number, self.note)
            for number in ENDINGS
            if signal.getsignal(number) != signal.SIG_IGN  # whoever started us wants it so
        }

    def note(self, number: int, _frame: object) -> None:
        """Python has written the number into the socket already. In here, whatever runs otherwise
        stands still, perhaps with a lock in its hands: hence the plainest of all threads."""
        if self.give_up is not None:
            start_new_thread(self.watch, (number, self.give_up))

    def watch(self, number: int, give_up: Callable[[int], None]) -> None:
        time.sleep(PATIENCE)
        if not self.first:
            give_up(number)

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
