"""Every game's cards as rows of a table for its rules, and where the rules answer a question.
No Qt in here."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final, Protocol, cast

from citybuilder.core.game import Decision
from citybuilder.tables import TABLES
from citybuilder.tables.texts import Texts

ONE_SOURCE: Final = "one_source"  # why a value may be wrong
DISPUTED: Final = "disputed"
OWN: Final = "own"

Doubts = Mapping[str, str]  # the parts of a card that nobody could read off it, each with why


@dataclass(frozen=True)
class Row:
    """One kind of card, in the player's language."""

    key: str
    art: str
    name: str
    group: str  # its class; shape and colour (a name of the theme) say the same
    shape: str
    colour: str
    numbers: str  # what it waits for, if it does
    cost: str
    effect: str
    count: str  # in the box
    doubts: Doubts = field(default_factory=dict)  # of name, numbers, cost, effect and count
    icons: tuple[str, ...] = ()  # art of the symbols that it shows instead of numbers


@dataclass(frozen=True)
class Chapter:
    """Cards that are told about together."""

    title: str
    rows: tuple[Row, ...]
    numbers: str = ""  # what theirs are, where others of the game have different ones


class Overview(ABC):
    """The cards of one game; `doubts` tells for each card which of its values may be wrong."""

    cost_art = ""  # what costs are counted in

    def __init__(self, texts: Texts, doubts: Mapping[str, Doubts]) -> None:
        self.texts = texts
        self.doubts = doubts

    def costs(self) -> str:
        """What stands where most cards have a cost; empty if it is the cost."""
        return ""

    @abstractmethod
    def numbers(self) -> str:
        """What the numbers on the cards are."""

    @abstractmethod
    def chapters(self) -> list[Chapter]:
        """All cards of the box."""


class OverviewModule(Protocol):
    """What the overview.py of every table offers."""

    OVERVIEW: type[Overview]

    def place_of(self, asked: Decision) -> str: ...


def overview_module(key: str) -> OverviewModule:
    if key not in TABLES:
        raise ValueError(key)
    return cast(OverviewModule, import_module(f"citybuilder.tables.{key}.overview"))


def overview_of(key: str) -> type[Overview]:
    """The overview of a game; made from its texts and the doubts about its cards."""
    return overview_module(key).OVERVIEW


def place_of(key: str, asked: Decision) -> str:
    """The section of the game's rules that tells about what is asked."""
    return overview_module(key).place_of(asked)
