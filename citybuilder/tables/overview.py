"""Every game's cards as rows of a table for its rules, and where the rules answer a question.
No Qt in here."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol, cast

from citybuilder.core.game import Decision
from citybuilder.tables import TABLES
from citybuilder.tables.texts import Texts

INFERRED: Final = "D"  # how a card sheet calls what nobody could read off a printed card
VALUES: Final = ("numbers", "cost", "effect", "count")


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
    inferred: frozenset[str] = frozenset()  # those of VALUES that are reconstructed


@dataclass(frozen=True)
class Chapter:
    """Cards that are told about together."""

    title: str
    rows: tuple[Row, ...]


class Overview(ABC):
    """The cards of one game; `confidence` tells for each card how sure its values are."""

    cost_art = ""  # what costs are counted in

    def __init__(self, texts: Texts, confidence: Mapping[str, str]) -> None:
        self.texts = texts
        self.confidence = confidence

    @abstractmethod
    def numbers(self) -> str:
        """What the numbers on the cards are."""

    @abstractmethod
    def chapters(self) -> list[Chapter]:
        """All cards of the box."""

    def inferred(self, card: str) -> frozenset[str]:
        return frozenset(VALUES) if self.confidence.get(card) == INFERRED else frozenset()


class OverviewModule(Protocol):
    """What the overview.py of every table offers."""

    OVERVIEW: type[Overview]

    def place_of(self, asked: Decision) -> str: ...


def overview_module(key: str) -> OverviewModule:
    if key not in TABLES:
        raise ValueError(key)
    return cast(OverviewModule, import_module(f"citybuilder.tables.{key}.overview"))


def overview_of(key: str) -> type[Overview]:
    """The overview of a game; made from its texts and the confidence in its cards."""
    return overview_module(key).OVERVIEW


def place_of(key: str, asked: Decision) -> str:
    """The section of the game's rules that tells about what is asked."""
    return overview_module(key).place_of(asked)
