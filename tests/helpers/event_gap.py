"""How long the window stands still at most while bots think: the longest gap of a quick timer."""

from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer

TICK: Final = 5  # milliseconds


class Pulse(QObject):
    """Ticks in the event loop and remembers the longest gap between two ticks."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self.ticks = 0
        self.last = perf_counter()
        self.timer = QTimer(self, interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self.tick)
        self.timer.start()

    def tick(self) -> None:
        now = perf_counter()
        self.longest = max(self.longest, now - self.last)
        self.last = now
        self.ticks += 1
