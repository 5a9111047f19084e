"""A line that moves while something takes long: the step, how much of it is done, the seconds."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic

WHEEL = "|/-\\"
BEAT = 0.2  # seconds
WIPE = "\r\x1b[K"


class Line:
    """Whoever works on the step says how far it is; a thread of its own keeps the line moving."""

    def __init__(self, step: str) -> None:
        self.step = step
        self.part = ""
        self.begun = monotonic()
        self.is_over = Event()

    def at(self, part: str) -> None:
        self.part = part

    def text(self) -> str:
        part = f", {self.part}" if self.part else ""
        return f"start.py: {self.step}{part}, {monotonic() - self.begun:.0f} s"

    def move(self) -> None:
        beat = 0
        while not self.is_over.wait(BEAT):
            sys.stderr.write(f"{WIPE}{self.text()} {WHEEL[beat % len(WHEEL)]}")
            sys.stderr.flush()
            beat += 1


@contextmanager
def moving(step: str) -> Iterator[Line]:
    """What is left in the end is the step and how long it took. Where nobody sees a line move, it
    is told once when the step begins."""
    line = Line(step)
    if not sys.stderr.isatty():
        print(f"start.py: {step} ...", file=sys.stderr, flush=True)
        yield line
        return
    mover = Thread(target=line.move, daemon=True)
    mover.start()
    try:
        yield line
    finally:
        line.is_over.set()
        mover.join()
        line.part = ""
        print(f"{WIPE}{line.text()}", file=sys.stderr, flush=True)
