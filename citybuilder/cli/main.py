"""The command line's front door: finds the command and speaks the player's language."""

import argparse
import errno
import io
import os
import sys
from contextlib import suppress
from itertools import pairwise
from typing import Protocol

from citybuilder import __version__
from citybuilder.cli import bench, replay, self_test, simulate, watch
from citybuilder.cli.catalogue import languages, system_language, translator
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.parser import Misunderstood, Parser, explained
from citybuilder.cli.save_texts import shown
from citybuilder.cli.texts import Words
from citybuilder.tables.texts import Translate


class Command(Protocol):
    """What every command's module offers."""

    def add(self, commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None: ...

    def run(self, arguments: argparse.Namespace, translate: Translate) -> int: ...


COMMANDS: dict[str, Command] = {
    "simulate": simulate,
    "bench": bench,
    "replay": replay,
    "self-test": self_test,
}

CLEAN, WRONG, STOPPED = 0, 2, 130
READER_GONE = (errno.EPIPE, errno.EINVAL)  # the latter on Windows


def parser() -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = Parser(
        prog="citybuilder", description="City-building board games at one computer."
    )
    made.add_argument("--version", action="version", version=f"citybuilder {__version__}")
    commands = made.add_subparsers(dest="command", metavar="COMMAND")
    for command in COMMANDS.values():
        command.add(commands)
    for each in (made, *commands.choices.values()):
        each.allow_abbrev = False
        each.add_argument("--lang", choices=languages(), help="language of what is printed")
    return made


def wanted_language(arguments: list[str]) -> str:
    """The language asked for, known before anything else is understood."""
    wanted = system_language()
    for before, word in pairwise(["", *arguments]):
        value = word if before == "--lang" else word.removeprefix("--lang=")
        if (before == "--lang" or value != word) and value in languages():
            wanted = value
    return wanted


def run(arguments: list[str]) -> int:
    prepare_streams()
    translate = translator(wanted_language(arguments))
    try:
        code = obey(arguments, translate)
        sys.stdout.flush()
    except KeyboardInterrupt:
        drop_output()
        return STOPPED
    except OSError as error:
        drop_output()
        if error.errno in READER_GONE:  # and has seen enough
            return CLEAN
        return complain(Words(translate).system_failed(error.strerror or str(error)))
    return code


def obey(arguments: list[str], translate: Translate) -> int:
    try:
        found = parser().parse_args(arguments)
        if found.command is None:
            return watch.run(found, translate)
        return COMMANDS[found.command].run(found, translate)
    except Misunderstood as error:
        return complain(explained(str(error), Words(translate)))
    except Complaint as error:
        return complain(str(error))
    except SystemExit:  # help or version were printed
        return CLEAN


def prepare_streams() -> None:
    """What the console cannot take is no reason to stop: a letter that it lacks, or anything."""
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Forget what is not written yet, or Python would try once more on its way out."""
    with suppress(OSError):
        place = sys.stdout.fileno()
        os.dup2(os.open(os.devnull, os.O_WRONLY), place)


def complain(sentence: str) -> int:
    with suppress(OSError):
        sys.stderr.write(shown(" ".join(sentence.split())) + "\n")
    return WRONG
