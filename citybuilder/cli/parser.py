"""Argparse that leaves printing and ending to us, and whose complaints speak our language."""

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn

from citybuilder.cli.texts import Words


class Misunderstood(Exception):
    """What argparse has to say, in its own English."""


class Parser(argparse.ArgumentParser):
    """An argument parser that only says what is wrong."""

    def error(self, message: str) -> NoReturn:
        raise Misunderstood(message)

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        """Argparse would take “--” for the end of all options, and go on without a value."""
        if action.option_strings and arg_strings == ["--"]:
            self.error(f"argument {'/'.join(action.option_strings)}: expected one argument")
        return super()._get_values(action, arg_strings)


def explained(message: str, words: Words) -> str:
    """What argparse says, as a sentence of ours; what it never said before, as it stands."""
    known: dict[str, Callable[..., str]] = {
        r"the following arguments are required: (.+)": words.missing,
        r"unrecognized arguments: (.+)": words.unknown,
        r"argument (.+?): expected one argument": words.no_value,
        r"argument .+?: invalid choice: '(.*?)'.* \(choose from (.+)\)": words.no_choice,
    }
    for pattern, say in known.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return say(*[part.replace("'", "") for part in found.groups()])
    return words.not_understood(message)
