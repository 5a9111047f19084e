"""All commands of the command line, and the parser that knows them."""

import argparse
from typing import Protocol

from citybuilder.cli import (
    bench,
    check,
    fuzz,
    lobby,
    play,
    puzzles,
    replay,
    review,
    self_test,
    simulate,
    snapshot,
    strength,
    train,
)
from citybuilder.cli.parser import Parser
from citybuilder.cli.version import Version
from citybuilder.tables.texts import Translate
from citybuilder.words.catalogue import languages


class Command(Protocol):
    """What every command's module offers."""

    def add(self, commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None: ...

    def run(self, arguments: argparse.Namespace, translate: Translate) -> int: ...


COMMANDS: dict[str, Command] = {
    "play": play,
    "snapshot": snapshot,
    "simulate": simulate,
    "strength": strength,
    "train": train,
    "puzzles": puzzles,
    "bench": bench,
    "fuzz": fuzz,
    "replay": replay,
    "review": review,
    "check": check,
    "self-test": self_test,
}


def parser() -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = Parser(
        prog="citybuilder",
        description="City-building board games at one computer. Without a command the lobby "
        "opens, or the saved match that is named.",
    )
    made.add_argument("--version", action=Version, help="tell the version and how it was built")
    commands = made.add_subparsers(dest="command", metavar="COMMAND")
    for command in COMMANDS.values():
        command.add(commands)
    for each in (made, *commands.choices.values()):
        each.allow_abbrev = False
        # A command without it leaves what stands before the command.
        default = None if each is made else argparse.SUPPRESS
        each.add_argument(
            "--lang", choices=languages(), default=default, help="language of what is said"
        )
    return made


def obey(arguments: list[str], translate: Translate) -> int:
    found = parser().parse_args(arguments)
    if found.command is None:
        return lobby.run(None, found.lang or "", translate)
    return COMMANDS[found.command].run(found, translate)
