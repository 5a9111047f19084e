"""Commands work in a process of their own, and this one only waits: compiled code would not let it
hear Ctrl-C before the end of a game, and would not survive what Python makes of it."""

import os
import sys
from contextlib import suppress
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from citybuilder.cli import lobby
from citybuilder.cli.haste import compile_first
from citybuilder.cli.main import complain, run, wanted_language
from citybuilder.cli.progress import can_draw, wipe
from citybuilder.cli.texts import Words
from citybuilder.store.private import remove_folder
from citybuilder.system.ears import SIGNALLED, Ears, ears
from citybuilder.system.leash import end_with_helpers, follow_parent, unheard_by_children
from citybuilder.system.scratch import prefix_of
from citybuilder.words.catalogue import translator

GRACE: Final = 0.5  # seconds in which the process may end its helpers before it is killed
SHORT: Final = ("--help", "-h", "--version")
WINDOW: Final = "play"  # the command that opens one, which hears signals by itself
GO_ON: Final = ("strength", "train", "puzzles")  # commands that take up what they have left
ANEW: Final = ("--check", "--tell")  # but nothing is left then


def obey(arguments: list[str]) -> int:
    """Whatever is long is done aside; windows and what is told at once are not."""
    if is_aside(arguments):
        return aside(arguments, ears())
    ears().give_up = partial(leave_by_force, arguments)
    number = ears().heard()  # before anybody was there to read it
    code = SIGNALLED + number if number else run(arguments)
    if code > SIGNALLED:
        tell_stopped(arguments)
    return code


def is_aside(arguments: list[str]) -> bool:
    if any(word in SHORT for word in arguments):
        return False
    if lobby.wanted(arguments) is not None:
        return lobby.has_no_window()
    return command_of(arguments) != WINDOW


def command_of(arguments: list[str]) -> str:
    named = (
        word
        for before, word in pairwise(["", *arguments])
        if before != "--lang" and not word.startswith("-")
    )
    return next(named, "")


def aside(arguments: list[str], heard: Ears) -> int:
    """What the other process ends with, or the usual code if it is ended with this one."""
    words = Words(translator(wanted_language(arguments)))
    if not compile_first(command_of(arguments), heard, words):
        tell_stopped(arguments)
        return SIGNALLED + heard.heard()
    process = get_context("spawn").Process(target=work, args=(arguments,))
    with unheard_by_children():
        process.start()
    wait([process.sentinel, heard.end])
    number = heard.heard()
    if number:
        end(process)
        tell_stopped(arguments)
        return SIGNALLED + number
    process.join()
    code = process.exitcode or 0
    if code < 0:
        tidy(process)
        complain(words.helper_lost())
        return SIGNALLED - code
    return code


def work(arguments: list[str]) -> None:
    """In the other process."""
    follow_parent()
    end_with_helpers()
    sys.exit(run(arguments))


def end(process: SpawnProcess) -> None:
    """It may take its helpers along; but while compiled code runs it does not hear that."""
    process.terminate()
    process.join(GRACE)
    process.kill()
    process.join()
    tidy(process)


def tidy(process: SpawnProcess) -> None:
    """Remove the temporary folders of a process that had no time to do so."""
    with suppress(OSError):
        for folder in Path(gettempdir()).glob(prefix_of(process.pid or 0) + "*"):
            remove_folder(folder)


def leave_by_force(arguments: list[str], number: int) -> None:
    """The window is busy, perhaps with opening a match; what was played is on the disk already."""
    tell_stopped(arguments)
    os._exit(SIGNALLED + number)


def tell_stopped(arguments: list[str]) -> None:
    """In one sentence, instead of a bar that was half drawn."""
    words = Words(translator(wanted_language(arguments)))
    goes_on = command_of(arguments) in GO_ON and not any(word in ANEW for word in arguments)
    with suppress(OSError, ValueError):
        if can_draw():
            wipe()
    complain(words.stopped_to_go_on() if goes_on else words.stopped())
