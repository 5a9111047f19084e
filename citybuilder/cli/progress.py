"""A progress bar, where somebody watches."""

import os
import sys
from time import monotonic
from typing import Final

WIDTH: Final = 40
PAUSE: Final = 0.1  # seconds between two drawings


def can_draw() -> bool:
    """Whether somebody watches, at a terminal that can draw a line anew."""
    return sys.stderr.isatty() and os.environ.get("TERM") != "dumb"


def wipe() -> None:
    """The line that was drawn last."""
    sys.stderr.write("\r\x1b[K")
    sys.stderr.flush()


class Progress:
    """Drawn on the terminal's error stream; silent when that is a file or a pipe."""

    def __init__(self, whole: int, label: str = "") -> None:
        self.whole = whole
        self.label = label and f"  {label}"
        self.done = 0
        self.drawn = 0.0
        self.shown = can_draw()

    def step(self) -> None:
        self.done += 1
        if self.shown and monotonic() - self.drawn > PAUSE:
            self.drawn = monotonic()
            full = WIDTH * self.done // self.whole
            bar = "█" * full + "·" * (WIDTH - full)
            sys.stderr.write(f"\r{bar} {self.done}/{self.whole}{self.label}")
            sys.stderr.flush()

    def close(self) -> None:
        if self.shown and self.drawn:
            wipe()
