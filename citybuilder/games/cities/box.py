"""What lies in the box of Cities."""

from mypy_extensions import i64

from citybuilder.games.cities.buildings import Buildings
from citybuilder.games.cities.cards import Feature, Setup, Tile
from citybuilder.games.cities.counting import Pattern
from citybuilder.games.cities.land import Land
from citybuilder.games.cities.state import CitiesState


class Card:
    """A card: points for each time that its pattern is found."""

    key: str = ""
    points: i64 = 0
    counts: Pattern = Buildings()


class Goal:
    """A goal of a city: reached when its pattern counts as much as it needs."""

    key: str = ""
    counts: Pattern = Buildings()
    need: i64 = 0
    values: tuple[i64, ...] = ()  # of the first, second and third who reach it


class City:
    """One side of a city board."""

    key: str = ""
    goals: tuple[Goal, ...] = ()


class Box:
    """All of it, and what is derived from it once."""

    def __init__(
        self,
        tiles: list[Tile] | None = None,
        features: list[Feature] | None = None,
        cards: list[Card] | None = None,
        cities: list[City] | None = None,
        setup: Setup | None = None,
    ) -> None:
        self.tiles: list[Tile] = tiles or []
        self.features: list[Feature] = features or []
        self.cards: list[Card] = cards or []
        self.cities: list[City] = cities or []
        self.setup = setup or Setup()
        self.land = Land(self.tiles, self.features)
        self.kinds: i64 = len(self.cards)
        self.sets = list(self.setup.sets)
        self.feature_places = places_by_slot(self.setup.feature_slots)
        self.piece_places = places_by_slot(self.setup.piece_slots)

    def goals(self, state: CitiesState) -> tuple[Goal, ...]:
        """Of the city that is played."""
        return self.cities[state.city].goals

    def held(self, state: CitiesState, seat: i64) -> list[i64]:
        """The cards before a seat."""
        first = seat * self.kinds
        return [card for card in range(self.kinds) if state.held[first + card] > 0]


def places_by_slot(counts: tuple[i64, ...]) -> list[list[i64]]:
    """The places of a row that belong to each of its slots, of which each has so many."""
    found: list[list[i64]] = []
    first: i64 = 0
    for count in counts:
        found.append(list(range(first, first + count)))
        first += count
    return found
