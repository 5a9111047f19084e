"""What an entry of the settings may be: a preference with its words, or what is only remembered.

Words are English, marked for the catalogues under “preferences”; the dialog has them translated.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Final, Generic, TypeVar

T = TypeVar("T")
V = TypeVar("V", str, int, float)
ENTRY: Final = "entry"
HEXADECIMAL: Final = frozenset("0123456789abcdef")


class Entry(ABC):
    """Says what is taken over from a file."""

    @abstractmethod
    def taken(self, value: object) -> object | None:
        """What the settings keep of this value; None if it is as if it were not there."""


def entry(default: T, what: Entry) -> T:
    """A field of the settings."""
    made: T = field(default=default, metadata={ENTRY: what})
    return made


class Remembered(Entry):
    """The window keeps it by itself."""

    def __init__(self, read: Callable[[object], object | None]) -> None:
        self.read = read

    def taken(self, value: object) -> object | None:
        return self.read(value)


@dataclass(frozen=True)
class Preference(Entry):
    """The player chooses it. It waits while the switch `needs` is off, or `rests` is on; `absent`
    says why it is of no use on some computers."""

    label: str
    help: str = ""
    _: KW_ONLY
    needs: str = ""
    rests: str = ""
    absent: str = ""


@dataclass(frozen=True)
class Switch(Preference):
    """On or off."""

    def taken(self, value: object) -> bool | None:
        return flag(value)


@dataclass(frozen=True)
class Choice(Preference, Generic[V]):
    """One of some values, each with its word; an open one keeps other texts, too."""

    _: KW_ONLY
    words: Mapping[V, str]
    is_open: bool = False

    def taken(self, value: object) -> object | None:
        """True is no 1 here, and neither is 1.0."""
        known = any(type(value) is type(each) and value == each for each in self.words)
        return value if known or (self.is_open and isinstance(value, str)) else None


@dataclass(frozen=True)
class Share(Preference):
    """A number between two others, shown in percent."""

    _: KW_ONLY
    least: float
    most: float
    step: int  # percent
    snaps: bool = False  # nothing between the steps can be chosen

    def taken(self, value: object) -> float | None:
        if not isinstance(value, int | float) or isinstance(value, bool):
            return None
        return float(value) if self.least <= value <= self.most else None

    def bounded(self, value: float) -> float:
        return min(self.most, max(self.least, value))


def flag(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def texts(value: object) -> list[str] | None:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        return None
    return value


def hexadecimal(value: object) -> str | None:
    if not isinstance(value, str) or len(value) % 2 != 0 or not set(value) <= HEXADECIMAL:
        return None
    return value
