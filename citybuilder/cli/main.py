"""The command line's front door: finds the command and speaks the player's language."""

import argparse
import io
import os
import sys
from typing import NoReturn, Protocol

from citybuilder import __version__
from citybuilder.cli import bench, replay, self_test, simulate, watch
from citybuilder.cli.catalogue import languages, system_language, translator
from citybuilder.cli.complaint import Complaint
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


class Misunderstood(Exception):
    """What argparse has to say, kept for one line instead of its own two."""


class Parser(argparse.ArgumentParser):
    """An argument parser that leaves printing and ending to us."""

    def error(self, message: str) -> NoReturn:
        raise Misunderstood(message)


def parser() -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = Parser(
        prog="citybuilder", description="City-building board games at one computer."
    )
    made.add_argument("--version", action="version", version=f"citybuilder {__version__}")
    made.add_argument("--lang", choices=languages(), help="language of what is printed")
    commands = made.add_subparsers(dest="command", metavar="COMMAND")
    for command in COMMANDS.values():
        command.add(commands)
    return made


def wanted_language(arguments: list[str]) -> str:
    """The language asked for, known before anything else is understood."""
    for place, argument in enumerate(arguments):
        value = argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            value = arguments[place + 1]
        if value != argument and value in languages():
            return value
    return system_language()


def run(arguments: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):  # a console that lacks a letter is no reason to stop
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    translate = translator(wanted_language(arguments))
    try:
        found = parser().parse_args(arguments)
        if found.command is None:
            return watch.run(found, translate)
        return COMMANDS[found.command].run(found, translate)
    except Misunderstood as error:
        return complain(Words(translate).not_understood(str(error)))
    except Complaint as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # the reader of our output has seen enough
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
        return CLEAN


def complain(sentence: str) -> int:
    sys.stderr.write(" ".join(sentence.split()) + "\n")
    return WRONG
