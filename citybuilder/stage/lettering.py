"""Text that fits its place: it wraps, it shrinks, it is never cut."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication

from citybuilder.tables.texts import SOFT_HYPHEN, whole

STEP = 0.5  # of a unit, by which text shrinks
BREAKS = re.compile(r"[^ -]+[ -]*|[ -]+")  # words with the space or hyphen behind them
BESIDE_A_NUMBER = re.compile(r"(?<=\d) (?=\w)| (?=×)|(?<=×) ")
REFERENCE = 100  # pixels, the size at which widths are measured


@dataclass(frozen=True)
class Fitted:
    """Lines of one size; `fits` is false where even the least size is too large."""

    lines: tuple[str, ...]
    size: float
    fits: bool


class Face(NamedTuple):
    """What letters are measured in."""

    family: str
    weight: int


def font(size: float, face: Face) -> QFont:
    """Rounded down: what was measured to fit does fit."""
    return sized(max(1, int(size)), face)


@lru_cache(maxsize=256)
def sized(pixels: int, face: Face) -> QFont:
    """Figures have one width, so that counters do not tremble."""
    made = QFont(face.family)
    made.setPixelSize(pixels)
    made.setWeight(QFont.Weight(face.weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


@lru_cache(maxsize=64)
def measures(face: Face) -> QFontMetricsF:
    """Widths at a size large enough to be exact; others are in proportion."""
    return QFontMetricsF(sized(REFERENCE, face))


def face_of(weight: int) -> Face:
    return Face(QGuiApplication.font().family(), weight)


def width(text: str, size: float, face: Face) -> float:
    return measures(face).horizontalAdvance(text) * size / REFERENCE


def undivided(text: str) -> str:
    """No line ends between a number and what it counts, or in the middle of a product."""
    return re.sub(BESIDE_A_NUMBER, "\N{NO-BREAK SPACE}", text)


def line_height(size: float) -> float:
    return size * 1.22


@lru_cache(maxsize=4096)
def fit(
    text: str,
    room: float,
    height: float,
    size: float,
    face: Face,
    lines: int,
    least: float,
    anywhere: bool = False,
) -> Fitted:
    """The largest size, and the fewest lines at that size, at which the text has room."""
    trial = size
    while True:
        broken = wrapped(text, room, trial, face)
        if has_room(broken, room, height, trial, face, lines):
            return Fitted(broken, trial, True)
        if trial <= least:
            break
        trial = max(least, trial - STEP)
    if anywhere:
        broken = chopped(text, room, least, face)
    return Fitted(broken, least, has_room(broken, room, height, least, face, lines))


def has_room(
    broken: tuple[str, ...], room: float, height: float, size: float, face: Face, lines: int
) -> bool:
    return (
        len(broken) <= lines
        and len(broken) * line_height(size) <= height + 0.2 * size
        and all(width(line, size, face) <= room for line in broken)
    )


def wrapped(text: str, room: float, size: float, face: Face) -> tuple[str, ...]:
    """The text in lines that have room, as far as spaces, hyphens and soft hyphens allow."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in re.findall(BREAKS, paragraph):
            if width(whole((line + word).rstrip()), size, face) <= room:
                line += word
                continue
            if line:
                lines.append(line)
            *first, line = hyphenated(word, room, size, face)
            lines += first
        lines.append(line)
    return tuple(whole(line).rstrip() for line in lines)


def hyphenated(word: str, room: float, size: float, face: Face) -> list[str]:
    """The word, on as many lines as it needs where it may be broken."""
    lines: list[str] = []
    line, *parts = word.split(SOFT_HYPHEN)
    for number, part in enumerate(parts, 1):
        hyphen = "-" if number < len(parts) else ""
        if width((line + part).rstrip() + hyphen, size, face) <= room:
            line += part
        else:
            lines.append(f"{line}-")
            line = part
    return [*lines, line]


def chopped(text: str, room: float, size: float, face: Face) -> tuple[str, ...]:
    """The text broken wherever a line is full, for names that nobody can foresee."""
    lines = [""]
    for letter in whole(text):
        if width(lines[-1] + letter, size, face) > room:
            lines.append("")
        lines[-1] += letter
    return tuple(line.strip() for line in lines)
