"""Motion on the table: things that change from a beginning to an end while time goes by."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

FRAME: Final = 16  # milliseconds


def eased(part: float) -> float:
    """Begins and ends gently."""
    return part * part * (3 - 2 * part)


@dataclass(eq=False)
class Tween:
    """One change: called with how much of it is done, from 0 to 1, and told when it ends."""

    delay: float  # milliseconds
    length: float
    change: Callable[[float], None]
    done: Callable[[], None] | None = None
    began: bool = False


class Stage(QObject):
    """Runs changes side by side. Signals: idle() when the last one has ended."""

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tweens: list[Tween] = []
        self.now = 0.0
        self.clock = QElapsedTimer()
        self.timer = QTimer(self)
        self.timer.setTimerType(Qt.TimerType.PreciseTimer)
        self.timer.setInterval(FRAME)
        self.timer.timeout.connect(self.tick)

    def add(
        self,
        length: float,
        change: Callable[[float], None],
        done: Callable[[], None] | None = None,
        delay: float = 0.0,
    ) -> None:
        self.tweens.append(Tween(self.now + delay, max(1.0, length), change, done))
        if not self.timer.isActive():
            self.clock.start()
            self.timer.start()

    def tick(self) -> None:
        self.advance(float(self.clock.restart()))

    def advance(self, passed: float) -> None:
        """Let time go by; whatever has ended tells so, and may add what comes next."""
        self.now += passed
        ended = []
        for tween in self.tweens:
            part = (self.now - tween.delay) / tween.length
            if part >= 0.0:
                tween.change(min(1.0, part))
            if part >= 1.0:
                ended.append(tween)
        if not ended:
            return
        self.tweens = [tween for tween in self.tweens if tween not in ended]
        for tween in ended:
            if tween.done is not None:
                tween.done()
        if not self.tweens:
            self.rest()
            self.idle.emit()

    def longest(self) -> float:
        """Milliseconds until everything that moves now is at its end."""
        return max((tween.delay + tween.length - self.now for tween in self.tweens), default=0.0)

    def finish(self) -> None:
        """Everything is at its end at once, also what ends add."""
        while self.tweens:
            self.advance(max(tween.delay + tween.length for tween in self.tweens) - self.now + 1)

    def clear(self) -> None:
        """Nothing moves any more, and nobody is told."""
        self.tweens = []
        self.rest()

    def rest(self) -> None:
        self.timer.stop()
        self.now = 0.0
