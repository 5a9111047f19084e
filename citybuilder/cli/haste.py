"""Long commands first have rules and bots compiled, once: they take a tenth of the time then."""

import os
import signal
import subprocess
import sys
from multiprocessing.connection import wait
from threading import Thread
from typing import IO, Final

from citybuilder.cli.progress import can_draw, wipe
from citybuilder.cli.texts import Words
from citybuilder.native import behind, libraries
from citybuilder.native.builds import PLAYERS
from citybuilder.system.ears import Ears

LONG: Final = ("simulate", "strength", "train", "puzzles", "bench", "fuzz", "review")
BEAT: Final = 0.2  # seconds


class Part:
    """How much is done, as the compiler tells it."""

    def __init__(self, lines: IO[str]) -> None:
        self.percent = 0
        self.thread = Thread(target=self.follow, args=(lines,), daemon=True)
        self.thread.start()

    def follow(self, lines: IO[str]) -> None:
        for line in lines:
            self.percent = round(100 * float(line))


def compile_first(command: str, heard: Ears, words: Words) -> bool:
    """Whether nothing speaks against going on; whoever does not want to wait says so."""
    if command not in LONG or not behind.is_wanted():
        return True
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "citybuilder.native", PLAYERS],
        env=behind.environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        part = Part(process.stderr)
        patient = follow(process, part, heard, words)
        if not patient:
            end(process)
        said = process.stdout.read().strip()
        part.thread.join()
    if patient and process.returncode == 0:
        libraries.offer(said)
    elif patient:
        say(words.not_compiled() + "\n")
    return patient


def follow(process: "subprocess.Popen[str]", part: Part, heard: Ears, words: Words) -> bool:
    """Tell how far it is until it is over, or until somebody has had enough."""
    drawn = can_draw()
    if not drawn:
        say(words.compiling("0") + "\n")
    while process.poll() is None:
        if drawn:
            say("\r" + words.compiling(str(part.percent)))
        if wait([heard.end], BEAT):
            return False
    if drawn:
        wipe()
    return True


def end(process: "subprocess.Popen[str]") -> None:
    """With the compilers that it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)


def say(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()
