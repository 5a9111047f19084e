"""Clicks and keys that come too soon: what has just changed under the hand is not what it meant."""

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent

PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
MOMENT: Final = 400  # milliseconds that nobody needs less of to see what is new, and mean it
LONG: Final = 2.5  # times as much to be sure


def now() -> float:
    """Milliseconds of a clock that never goes back."""
    return time.monotonic() * 1000


class Haste:
    """Of one place where something can be chosen. `missed` hears of what does not count, so that
    nobody wonders why nothing happens; but not of the second click of two."""

    moment = MOMENT

    def __init__(self) -> None:
        self.since: float | None = None
        self.times = 1.0  # a moment
        self.changed = 0.0  # when something else came
        self.heard = 0.0  # when something was pressed last
        self.missed: Callable[[], None] = lambda: None

    def begin(self, times: float = 1.0) -> None:
        """Something else lies under the hand from now on."""
        self.since = self.changed = now()
        self.times = times

    def uncover(self) -> None:
        """What lay above was pressed away."""
        self.begin()
        self.heard = self.changed

    def end(self) -> None:
        """What is there was seen."""
        self.since = None

    def is_on(self) -> bool:
        return self.since is not None and now() - self.since < self.moment * self.times

    def holds_off(self) -> bool:
        """Whether a click comes too soon. A hand that goes on clicking has seen nothing yet: it has
        to rest for a moment first."""
        early, before = self.is_on(), self.heard
        self.heard = now()
        if early:
            self.since = self.heard
            if self.heard - min(before, self.changed) >= self.moment:
                self.missed()
        return early
