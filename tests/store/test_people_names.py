"""Names of 10,000 kinds: shown as they are, but without power over anything around them."""

import unicodedata

import pytest
from helpers.odd_names import TELLING, odd_names

from citybuilder.store.save_sheet import Seat
from citybuilder.words.names import (
    APART,
    ELLIPSIS,
    END,
    LONGEST,
    LONGEST_PATH,
    UNSHOWN,
    plain_name,
    printable,
    shown_name,
    shown_path,
)
from citybuilder.words.people import LONGEST_NAME

NAMES = odd_names(10_000)
COMMANDS = {"Cc", "Cs", "Zl", "Zp"}
TURNERS = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def test_no_name_holds_commands_or_turns_what_is_around_it() -> None:
    for name in NAMES:
        plain = plain_name(name)
        assert not COMMANDS & {unicodedata.category(letter) for letter in plain}
        assert not TURNERS & set(plain)
        assert len(plain) <= LONGEST
        plain.encode()


def test_a_name_is_made_plain_once() -> None:
    for name in NAMES:
        assert plain_name(plain_name(name)) == plain_name(name) == plain_name(shown_name(name))
        assert shown_name(shown_name(name)) == shown_name(name)


def test_writing_from_right_to_left_stands_apart() -> None:
    for name in NAMES:
        turning = any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in plain_name(name))
        assert shown_name(name) == (
            f"{APART}{plain_name(name)}{END}" if turning else plain_name(name)
        )


@pytest.mark.parametrize(
    "name",
    [
        "<b>Ada</b>",
        "&lt;Ada&gt;",
        "Ada & Ben",
        "Ö'Brien-漢字",
        "عربي",
        "Zo\u0308e",
        "👩‍👩‍👧‍👦",
        "می\u200cخواهم",
        "%1",
    ],
)
def test_what_is_harmless_stays_letter_by_letter(name: str) -> None:
    assert plain_name(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\x1b[31mAda", f"{UNSHOWN}[31mAda"),
        ("Ada\nBen\tCleo", "Ada Ben Cleo"),
        ("Ada\u2028Ben", "Ada Ben"),
        ("\u202eadA", f"{UNSHOWN}adA"),
        ("A\u200bd\ufeff", f"A{UNSHOWN}d{UNSHOWN}"),
        ("\u200d\u200d", UNSHOWN),
        ("\u3164", UNSHOWN),
        ("\ud800", UNSHOWN),
        ("A" * 5000, "A" * (LONGEST - 1) + ELLIPSIS),
        ("Z" + "\u0301" * 200, "Z" + "\u0301" * 4),
        ("   ", ""),
        ("", ""),
    ],
)
def test_what_would_act_is_made_visible(name: str, shown: str) -> None:
    assert plain_name(name) == shown


def test_a_seat_has_a_plain_name() -> None:
    for name in TELLING:
        assert Seat(name=name, who="human").name == plain_name(name)


def test_a_terminal_gets_no_commands() -> None:
    for name in NAMES:
        assert all(letter.isprintable() or letter in (APART, END) for letter in printable(name))


def test_a_long_way_is_shown_by_its_begin_and_end() -> None:
    told = shown_path("/begin" + "/x" * 5000 + "/end")
    assert told.startswith("/begin/x")
    assert told.endswith("/x/end")
    assert ELLIPSIS in told
    assert len(told) <= LONGEST_PATH + 1
    assert shown_path("עדה") == f"{APART}עדה{END}"


def test_a_name_from_a_file_is_as_long_as_one_from_the_lobby() -> None:
    assert LONGEST == LONGEST_NAME
