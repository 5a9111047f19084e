"""What all ways in which goals and cards count have in common."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from citybuilder.games.cities.land import Land
from citybuilder.games.cities.state import CitiesState

HARD: Final = 2.5  # picks of pieces that one missing piece of a certain colour is worth waiting for
HOPE: Final = 0.7  # of what may become of a lot

Marks = list[i64] | None  # the spaces that counted


class Prospect:
    """What a seat may still do: for which cards, on which lots, and how often it will take from
    each row."""

    held: list[i64]
    lots: list[i64]
    cards: float = 0.0
    tiles: float = 0.0
    features: float = 0.0
    pieces: float = 0.0


class Pattern(ABC):
    """One way of counting: its columns narrow down what is meant, and what they do not name does
    not matter."""

    key: str = ""
    needs: ClassVar[tuple[str, ...]] = ()  # columns that have to be named

    @abstractmethod
    def count(self, land: Land, state: CitiesState, seat: i64, marks: Marks = None) -> i64:
        """How often it is found in a district; never changes a table."""

    def progress(self, land: Land, state: CitiesState, seat: i64, need: i64) -> tuple[i64, i64]:
        """How far a goal is and how far it has to be, as players count it."""
        return self.count(land, state, seat), need

    # What it may still become: opinions in points, never used by rules

    def worth(
        self, land: Land, state: CitiesState, seat: i64, ahead: Prospect, points: float
    ) -> float:
        """What a card brings in the end that gives so many points each time."""
        there = float(self.count(land, state, seat))
        return points * there + points * self.more(land, state, seat, ahead)

    def more(self, land: Land, state: CitiesState, seat: i64, ahead: Prospect) -> float:
        """How often it will be found besides."""
        return 0.0

    def gain(self, state: CitiesState, at: i64, pieces: float) -> float:
        """How much more often it is found once another piece stands on a lot."""
        return 0.0

    def by_height(  # noqa: B027 - most bring nothing
        self, state: CitiesState, at: i64, points: float, found: list[float]
    ) -> None:
        """Adds what a card brings for a building of each height on a lot."""

    def by_land(self, points: float, found: list[float]) -> None:  # noqa: B027 - likewise
        """Adds what a further space of each land may bring a card."""
