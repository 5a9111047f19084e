"""Names of people, wherever they come from: any letters, but nothing that acts on other text."""

import re
import unicodedata
from typing import Final

LONGEST: Final = 20  # letters, as many as the lobby takes and tables have room for
HEAP: Final = 4  # marks on one letter; more would cover the lines around it
UNSHOWN: Final = "\ufffd"  # stands for what must not act: commands to terminals, turned writing
ELLIPSIS: Final = "…"
LONGEST_PATH: Final = 120
APART: Final = "\u2068"  # from here to the end, nothing turns what is around
END: Final = "\u2069"
KEPT: Final = frozenset(APART + END)
JOINERS: Final = frozenset("\u200c\u200d\u200e\u200f\u061c\u00ad")  # many scripts need them
TAGS: Final = range(0xE0020, 0xE0080)  # the flags of some countries are made of them
TURNING: Final = frozenset(("R", "AL", "AN"))
BLANK: Final = frozenset("CMZ")  # kinds of letters of which alone nothing could be seen
INVISIBLE: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")  # letters that leave no trace


def plain_name(name: str) -> str:
    """What files and tables keep: without control characters and overrides, not too long."""
    spaced = re.sub(r"\s+", " ", name[: 50 * LONGEST]).strip()
    if spaced.startswith(APART) and spaced.endswith(END):
        spaced = spaced[1:-1]
    told: list[str] = []
    heap = 0
    for letter in spaced:
        heap = heap + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if heap <= HEAP:
            told.append(letter if is_harmless(letter) else UNSHOWN)
        if len(told) > LONGEST:
            break
    if told and not any(map(is_visible, told)):
        return UNSHOWN
    if len(told) > LONGEST:
        return "".join(told[: LONGEST - 1]).rstrip("\u200d ") + ELLIPSIS
    return "".join(told)


def shown_name(name: str) -> str:
    """As it stands among other words: writing from right to left turns nothing around it."""
    plain = plain_name(name)
    return f"{APART}{plain}{END}" if any(map(is_turning, plain)) else plain


def shown_path(path: str) -> str:
    """A file may be called anything; a sentence has no room for all of a long way to it."""
    told = printable(path)
    if len(told) > LONGEST_PATH:
        told = told[: LONGEST_PATH // 3] + ELLIPSIS + told[-LONGEST_PATH * 2 // 3 :]
    return f"{APART}{told}{END}" if any(map(is_turning, told)) else told


def printable(text: str) -> str:
    """Without line breaks, control codes and half characters, which no terminal should get."""
    return "".join(letter if letter.isprintable() or letter in KEPT else "?" for letter in text)


def is_harmless(letter: str) -> bool:
    kind = unicodedata.category(letter)
    if kind == "Cf":
        return letter in JOINERS or ord(letter) in TAGS
    return kind not in ("Cc", "Cs", "Zl", "Zp")


def is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in BLANK and letter not in INVISIBLE


def is_turning(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in TURNING
