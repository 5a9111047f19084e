"""What is to be seen of the program at a screen, and waiting for it: whoever tries the program out
from outside, frozen, installed or from a checkout, waits for the same."""

import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from screen import SIZE, Screen

PATIENCE: Final = 400.0  # seconds, for matches of all games on a slow computer
PAUSE: Final = 0.005  # between two looks; starts are timed by them
ANEW: Final = SIZE[1] // 4  # rows in which one page differs from another one
LOOKS: Final = 4  # that show the same where nothing moves,
LOOKING: Final = 0.4  # seconds from one to the next
FAILED: Final = "failed.png"

Program = subprocess.Popen[str] | subprocess.Popen[bytes]


class Sight(NamedTuple):
    """Something that a screen shows, told by how many colours there are at many points."""

    name: str
    least: int
    most: int

    def is_seen(self, screen: Screen) -> bool:
        return self.least <= screen.colours() <= self.most


# A screen without a window has one colour, a window that is not painted yet two; the lobby has
# about 800, the first tables from 200 (Cities) to 670. tests/window sees them at a real screen.
NOTHING: Final = Sight("an empty screen", 0, 50)
TABLE: Final = Sight("a table", 100, 1 << 24)
LOBBY: Final = Sight("the lobby", 400, 1 << 24)


class NotSeen(SystemExit):
    """Says what has not happened, or what happened instead, and ends a script with that."""


def expect(true: bool, otherwise: str) -> None:
    if not true:
        raise NotSeen(otherwise.strip())


def wait_for(
    happened: Callable[[], bool], what: str, program: Program | None = None, pause: float = PAUSE
) -> None:
    """Until it has happened; in vain if the program ends before."""
    end = time.monotonic() + PATIENCE
    while not happened():
        expect(program is None or program.poll() is None, f"the program ended before {what}")
        expect(time.monotonic() < end, f"{what}: not within {PATIENCE:.0f} s")
        time.sleep(pause)


def wait_for_sight(sight: Sight, screen: Screen, program: Program | None = None) -> None:
    wait_for(lambda: sight.is_seen(screen), sight.name, program)


def still(screen: Screen, program: Program | None = None) -> list[bytes]:
    """The rows of a page on which nothing moves any more."""
    looks = [screen.rows()]

    def rests() -> bool:
        looks.append(screen.rows())
        return len(looks) > LOOKS and all(look == looks[-1] for look in looks[-LOOKS:])

    wait_for(rests, "a page on which nothing moves", program, LOOKING)
    return looks[-1]


def are_pages(one: list[bytes], other: list[bytes]) -> bool:
    """Whether these are two pages, rather than one on which something moves or is lit up."""
    return sum(old != new for old, new in zip(one, other, strict=True)) > ANEW


@contextmanager
def picture_if_failed(screen: Screen, folder: Path) -> Iterator[None]:
    """Whoever looks for the reason wants to see what was there instead."""
    try:
        yield
    except BaseException:
        folder.mkdir(parents=True, exist_ok=True)
        screen.save(folder / FAILED)
        raise
