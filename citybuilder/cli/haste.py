"""Long commands first have rules and bots compiled, once: they take a tenth of the time then."""

import os
import signal
import subprocess
import sys
from multiprocessing.connection import wait
from threading import Thread
from typing import IO, Final

from citybuilder.cli.ears import Ears
from citybuilder.cli.progress import can_draw, wipe
from citybuilder.cli.texts import Words
from citybuilder.native import behind, libraries
from citybuilder.native.builds import PLAYERS

LONG: Final = ("simulate", "strength", "train", "puzzles", "bench", "fuzz", "review")
BEAT: Final = 0.2  # seconds


class Part:
    """How much is done, as the compiler tells it."""

    def __init__(self) -> None:
        self.text = "0"

    def follow(self, lines: IO[str]) -> None:
        for line in lines:
            self.text = str(round(100 * float(line)))


def compile_first(command: str, heard: Ears, words: Words) -> bool:
    """Whether nothing speaks against going on; whoever does not want to wait says so."""
    if command not in LONG or not behind.is_wanted():
        return True
    line = [sys.executable, "-P", "-m", "citybuilder.native", PLAYERS]
    process = subprocess.Popen(
        line,
        env=behind.environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    part = Part()
    assert process.stderr is not None
    Thread(target=part.follow, args=(process.stderr,), daemon=True).start()
    say(words.compiling("0") + "\n" if not can_draw() else "")
    while process.poll() is None:
        if can_draw():
            say("\r" + words.compiling(part.text))
        if wait([heard.end], BEAT):
            end(process)
            return False
    if can_draw():
        wipe()
    assert process.stdout is not None
    folder = process.stdout.read().strip()
    if process.returncode == 0:
        libraries.offer(folder)
    else:
        say(words.not_compiled() + "\n")
    return True


def end(process: "subprocess.Popen[str]") -> None:
    """With the compilers that it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def say(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()
