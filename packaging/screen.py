"""A screen in memory with a person in front of it: Xvfb shows, xdotool has the hands."""

import os
import struct
import subprocess
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

PATIENCE: Final = 40.0  # seconds; only a broken program takes them
SIZE: Final = (1600, 900)
TOOLS: Final = ("Xvfb", "xdotool")
WORDS: Final = struct.Struct(">25I")  # at the beginning of a picture as X stores it
COLOUR: Final = 12  # bytes of a colour in its table


def wait_until(happened: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not happened():
        assert time.monotonic() < end, f"{what} has not happened"
        time.sleep(0.02)


class Screen:
    """One display, what a person does there, and what it shows."""

    def __init__(self, name: str, memory: Path = Path()) -> None:
        self.name = name
        self.memory = memory

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

    # What it shows

    def rows(self, step: int = 1) -> list[bytes]:
        """Four bytes for each point: blue, green, red, and one without meaning."""
        with self.memory.open("rb") as memory:
            head = WORDS.unpack(memory.read(WORDS.size))
            width, height, line, colours = head[4], head[5], head[12], head[19]
            begin = head[0] + colours * COLOUR
            found = []
            for y in range(0, height, step):
                memory.seek(begin + y * line)
                found.append(memory.read(width * 4))
        return found

    def colours(self) -> int:
        """How many different ones there are, at many points."""
        rows = self.rows(step=23)
        return len({row[x : x + 3] for row in rows for x in range(0, len(row), 4 * 17)})

    def save(self, path: Path) -> None:
        """As a PNG file."""
        rows = self.rows()
        packed = b"".join(b"\0" + right_order(row) for row in rows)
        parts = (
            (b"IHDR", struct.pack(">2I5B", len(rows[0]) // 4, len(rows), 8, 2, 0, 0, 0)),
            (b"IDAT", zlib.compress(packed)),
            (b"IEND", b""),
        )
        chunks = [
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            for kind, data in parts
        ]
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))


def right_order(row: bytes) -> bytes:
    """Red, green, blue."""
    turned = bytearray(len(row) // 4 * 3)
    for place in range(3):
        turned[place::3] = row[2 - place :: 4]
    return bytes(turned)


NOWHERE: Final = Screen("")


@contextmanager
def open_screen() -> Iterator[Screen]:
    """On the first number that is free."""
    with TemporaryDirectory() as memory:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24"]
        # What Xvfb shows cannot be read while it resets itself, as it does without any program.
        server = subprocess.Popen(
            [*command, "-nolisten", "tcp", "-noreset", "-fbdir", memory],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        try:
            with os.fdopen(reading, encoding="ascii") as told:
                number = told.readline().strip()
            assert number, "Xvfb has not started"
            yield Screen(f":{number}", Path(memory, "Xvfb_screen0"))
        finally:
            server.terminate()
            server.wait(PATIENCE)


def environment(data: Path, display: str = "") -> dict[str, str]:
    """Of a player's computer: what tests set for Qt is not there."""
    unwanted = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
    left = {name: value for name, value in os.environ.items() if name not in unwanted}
    screen = {"DISPLAY": display} if display else {}
    return {**left, **screen, "CITYBUILDER_DATA": str(data)}
