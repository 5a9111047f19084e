"""Text that fits its place: it wraps, it shrinks, it is never cut."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication

from citybuilder.tables.texts import SOFT_HYPHEN, whole

STEP = 0.5  # of a unit, by which text shrinks
REFERENCE = 100  # pixels, the size at which widths are measured


@dataclass(frozen=True)
class Fitted:
    """Lines of one size; `fits` is false where even the least size is too large."""

    lines: tuple[str, ...]
    size: float
    fits: bool


def font(size: float, weight: int, family: str = "") -> QFont:
    """The typeface of the program; figures have one width, so that counters do not tremble."""
    made = QFont(family or QGuiApplication.font().family())
    made.setPixelSize(max(1, int(size)))  # rounded down: what was measured to fit does fit
    made.setWeight(QFont.Weight(weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


@lru_cache(maxsize=64)
def measures(family: str, weight: int) -> QFontMetricsF:
    """Widths at a size large enough to be exact; others are in proportion."""
    return QFontMetricsF(font(REFERENCE, weight, family))


def width(text: str, size: float, weight: int) -> float:
    family = QGuiApplication.font().family()
    return measures(family, weight).horizontalAdvance(text) * size / REFERENCE


def line_height(size: float) -> float:
    return size * 1.22


@lru_cache(maxsize=4096)
def fit(
    text: str, room: float, height: float, size: float, weight: int, lines: int, least: float
) -> Fitted:
    """The largest size, and the fewest lines at that size, at which the text has room."""
    trial = size
    while trial >= least - 0.01:
        broken = wrapped(text, room, trial, weight, lines)
        if broken is not None and len(broken) * line_height(trial) <= height + 0.2 * trial:
            return Fitted(broken, trial, True)
        trial -= STEP
    broken = wrapped(text, room, least, weight, 99) or (text,)
    return Fitted(broken, least, False)


def wrapped(text: str, room: float, size: float, weight: int, most: int) -> tuple[str, ...] | None:
    """The text in lines that have room, broken at spaces and soft hyphens, or None."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if width(whole(longer), size, weight) <= room:
                line = longer
                continue
            *first, line = hyphenated(word, room, size, weight)
            lines += [*first] if longer == word else [longer.removesuffix(f" {word}"), *first]
        lines.append(line)
    shown = tuple(whole(line) for line in lines)
    fits = len(shown) <= most and all(width(line, size, weight) <= room for line in shown)
    return shown if fits else None


def hyphenated(word: str, room: float, size: float, weight: int) -> list[str]:
    """The word, on two lines if it is too long for one and may be broken."""
    first, _, rest = word.partition(SOFT_HYPHEN)
    if rest and width(whole(word), size, weight) > room:
        return [f"{first}-", rest]
    return [word]
