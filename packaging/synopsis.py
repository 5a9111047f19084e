"""The command line as its parser knows it: commands, and what may follow them."""

import argparse
from collections.abc import Iterator
from typing import Final, NamedTuple

from citybuilder.cli.commands import parser
from citybuilder.games import GAMES

SAVES, FILES, FOLDERS = "saves", "files", "folders"
KINDS: Final = {"FILE.md": FILES, "FILE": FILES, "FOLDER": FOLDERS}


class Word(NamedTuple):
    """An option, or what stands without one."""

    names: tuple[str, ...]
    value: str  # what to write in its place
    choices: tuple[str, ...]
    kind: str  # of file
    help: str
    again: bool

    @property
    def is_option(self) -> bool:
        return bool(self.names)


class Command(NamedTuple):
    """A command and its words; without a name, the program itself."""

    name: str
    help: str
    description: str
    words: tuple[Word, ...]

    @property
    def options(self) -> list[Word]:
        return [word for word in self.words if word.is_option]

    @property
    def places(self) -> list[Word]:
        return [word for word in self.words if not word.is_option]


def word_of(action: argparse.Action) -> Word:
    choices = tuple(map(str, action.choices or ()))
    value = "" if action.nargs == 0 else str(action.metavar or "|".join(choices))
    if value == "GAME":
        choices = GAMES
    is_place = not action.option_strings
    kind = SAVES if is_place and value == "FILE" else KINDS.get(value, "")
    told = (action.help or "").replace("%%", "%")
    if not action.option_strings and value == "GAME" and told == ", ".join(GAMES):
        told = "one of " + told
    if action.default and action.nargs != 0 and action.option_strings:
        default = "" if isinstance(action.default, list) else str(action.default)
        if default and default != argparse.SUPPRESS:
            told = f"{told}; else {default}" if told else f"else {default}"
    again = action.nargs == "*" or isinstance(action, argparse._AppendAction)
    return Word(tuple(action.option_strings), value, choices, kind, told, again)


def words_of(made: argparse.ArgumentParser) -> tuple[Word, ...]:
    commands = argparse._SubParsersAction
    return tuple(word_of(each) for each in made._actions if not isinstance(each, commands))


def program() -> Command:
    made = parser()
    return Command("", "", made.description or "", words_of(made))


def commands() -> Iterator[Command]:
    for action in parser()._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {each.dest: each.help or "" for each in action._choices_actions}
            for name, made in action.choices.items():
                yield Command(name, helps[name], made.description or "", words_of(made))
