"""Odd values on the command line: one sentence and code 2, before anything is begun."""

import argparse
from collections.abc import Iterator
from functools import cache
from itertools import chain, count

import pytest
from helpers.saying import complaint, said

from citybuilder.cli import arguments, commands, main
from citybuilder.cli.commands import COMMANDS, parser
from citybuilder.store.sheets import load_game
from citybuilder.words.catalogue import translator

NEVER = ("--", "\0", "a\0b")  # no value of anything
NO_NUMBER = (
    *NEVER,
    "",
    " ",
    "-",
    "=",
    "==1",
    "nan",
    "-nan",
    "inf",
    "-1e999",
    "9" * 5000,
    "-" + "9" * 40,
    "0x10",
    "1_",
    "1-2",
    "1,2",
    "1..9",
    "\udcff",
    "½",
    "%",
    "\n",
    "\x1b[2J",
    "🏙" * 300,
)
FREE = ("FILE", "FILE.md", "FOLDER")  # any other name is good for a file
MANY = ("N,N",)  # or none at all
STRIDE = 4
NAMES = (*NEVER, "", " ", "\n")
NEEDED = {"play": ["cities"], "replay": ["nowhere"], "review": ["nowhere"], "strength": ["cities"]}
NEEDED |= {key: ["cities"] for key in ("snapshot", "simulate", "train", "puzzles", "bench")}
KNOWN, SPEAKERS = cache(load_game), cache(translator)  # hundreds of times the same
Captured = pytest.CaptureFixture[str]


def subparsers() -> dict[str, argparse.ArgumentParser]:
    found = parser()._subparsers
    assert found is not None
    (action,) = found._group_actions
    assert isinstance(action.choices, dict)
    return action.choices


def in_turn(number: int) -> list[str]:
    """Some of them: every option gets others."""
    return [*NEVER, *(NO_NUMBER[(number * STRIDE + each) % len(NO_NUMBER)] for each in range(4))]


def odd_values() -> Iterator[list[str]]:
    """Every option of every command, with values that it never has."""
    turns = count()
    for command, each in subparsers().items():
        for action in each._actions:
            if not action.option_strings or action.nargs == 0:
                continue
            name = action.option_strings[-1]
            for value in NAMES if action.metavar in FREE else in_turn(next(turns)):
                if action.metavar in MANY and value in ("", "1,2"):
                    continue
                yield [command, *NEEDED.get(command, []), f"{name}={value}"]
                if not value.startswith("-"):
                    yield [command, *NEEDED.get(command, []), name, value]


def odd_places() -> Iterator[list[str]]:
    """Values where none belongs, and none where one does."""
    for command, each in subparsers().items():
        needed = NEEDED.get(command, [])
        for value in ("", "--", "-", "=", "\0", "\udcff", "--=", "--=--", "-\0", "9" * 5000):
            yield [command, *needed, value, "--nothing"]
            if value != "--":
                yield [value, command, *needed]
        for action in each._actions:
            if action.option_strings and action.nargs is None:
                yield [command, *needed, action.option_strings[-1]]
            elif action.option_strings and "--help" not in action.option_strings:
                yield [command, *needed, action.option_strings[-1] + "=--"]


CASES = list(chain(odd_values(), odd_places()))


@pytest.fixture(autouse=True)
def nothing_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    def begun(*_: object, **__: object) -> None:
        raise AssertionError("something has begun")

    monkeypatch.setenv("LANG", "C")
    monkeypatch.setattr(commands, "parser", cache(parser))
    monkeypatch.setattr(arguments, "load_game", KNOWN)
    monkeypatch.setattr(main, "translator", SPEAKERS)
    for place in (
        "bench.measure",
        "fuzzing.worker.tried",
        "puzzles.look",
        "puzzles.print_puzzles",
        "self_test.examine",
        "snapshot.played",
        "series.in_order",
        "strength.opened",
    ):
        monkeypatch.setattr(f"citybuilder.cli.{place}", begun)
    monkeypatch.setattr("citybuilder.app.display.why_no_window", begun)


def test_there_are_some_hundreds_of_them() -> None:
    assert len(CASES) > 500
    assert {words[0] for words in CASES} > set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_an_odd_value_gets_one_sentence(command: str, capsys: Captured) -> None:
    for words in CASES:
        if command in words[:2]:
            code, out, err = said(capsys, *words)
            assert (code, out, err.count("\n")) == (2, "", 1), (words, code, out, err)
            assert err[:-1].isprintable(), words


@pytest.mark.parametrize("language", ["--", "", "xx", "\0", "de\0", "DE", "../de", "e" * 5000])
def test_an_odd_language_gets_one_sentence(language: str, capsys: Captured) -> None:
    assert complaint(capsys, f"--lang={language}")
    assert complaint(capsys, "simulate", "cities", f"--lang={language}")


def test_what_is_left_out_is_told(capsys: Captured) -> None:
    assert complaint(capsys, "strength", "--out=--") == "A value is missing after --out."
    assert complaint(capsys, "simulate", "cities", "--option=--") == (
        "A value is missing after --option."
    )
    assert complaint(capsys, "snapshot", "cities", "--out=") == ("“” cannot be a file name.")


def test_two_hyphens_still_end_the_options() -> None:
    found = parser().parse_args(["replay", "--check", "--", "--odd name"])
    assert str(found.file) == "--odd name"
