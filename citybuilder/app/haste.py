"""Clicks and keys that come too soon: what has just changed under the hand is not what it meant."""

from typing import Final

from PySide6.QtCore import QElapsedTimer

MOMENT: Final = 400  # milliseconds that nobody needs less of to see what is new, and mean it


class Haste:
    """Of one place where something can be chosen."""

    moment = MOMENT

    def __init__(self) -> None:
        self.since = QElapsedTimer()

    def begin(self) -> None:
        """Something else lies under the hand from now on."""
        self.since.start()

    def end(self) -> None:
        """What is there was seen."""
        self.since.invalidate()

    def is_on(self) -> bool:
        return self.since.isValid() and self.since.elapsed() < self.moment
