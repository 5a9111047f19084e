"""A screen in memory with a person in front of it: Xvfb shows, xdotool has the hands."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PATIENCE: Final = 40.0  # seconds; only a broken program takes them
SIZE: Final = (1600, 900)
TOOLS: Final = ("Xvfb", "xdotool")


def wait_until(happened: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, f"{what} has not happened"
        time.sleep(0.02)


class Screen:
    """One display and what a person does there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def do(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self.name},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
        return done.stdout

    def window(self, title: str) -> str:
        """The number of a window that is seen, once it is; without a desktop, it also has to be
        given the keys."""
        found = self.do("search", "--sync", "--onlyvisible", "--name", f"^{title}$").split()
        self.do("windowfocus", "--sync", found[0])
        return found[0]

    def place(self, window: str) -> tuple[int, int, int, int]:
        """Left, top, width and height."""
        lines = self.do("getwindowgeometry", "--shell", window).split()
        told = dict(line.split("=") for line in lines)
        left, top, width, height = (int(told[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))
        return left, top, width, height

    def press(self, *keys: str) -> None:
        self.do("key", "--delay", "10", *keys)

    def click(self, x: int, y: int) -> None:
        self.do("mousemove", str(x), str(y), "click", "1")


NOWHERE: Final = Screen("")


@contextmanager
def open_screen() -> Iterator[Screen]:
    """On the first number that is free."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24"]
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=[writing], stderr=subprocess.DEVNULL
    )
    os.close(writing)
    try:
        with os.fdopen(reading, encoding="ascii") as told:
            number = told.readline().strip()
        assert number, "Xvfb has not started"
        yield Screen(f":{number}")
    finally:
        server.terminate()
        server.wait(PATIENCE)


def environment(data: Path, display: str = "") -> dict[str, str]:
    """Of a player's computer: what tests set for Qt is not there."""
    unwanted = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
    left = {name: value for name, value in os.environ.items() if name not in unwanted}
    screen = {"DISPLAY": display} if display else {}
    return {**left, **screen, "CITYBUILDER_DATA": str(data)}
