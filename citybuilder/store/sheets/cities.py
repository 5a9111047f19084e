"""The cards.json of Cities: what it may say, and the tables made from it."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.box import Box, Card, City, Goal
from citybuilder.games.cities.counting import Pattern
from citybuilder.games.cities.effects import COUNTS
from citybuilder.games.cities.rules import Cities
from citybuilder.store.sheets.base import (
    Confidence,
    Count,
    Doubtful,
    Id,
    RulingSheet,
    Sheet,
    filled,
)

Colour = Literal["red", "blue", "green", "yellow"]
Land = Literal["park", "water"]
Ground = Literal["park", "water", "building"]
Players = Literal["2", "3", "4"]
Side = Annotated[int, Field(ge=1, le=9)]
Height = Annotated[int, Field(ge=1, le=4)]


class SetupSheet(Sheet):
    rounds: Annotated[dict[Players, Side], Field(min_length=3)]
    long_rounds: Side
    workers: Annotated[dict[Players, Side], Field(min_length=3)]
    district: Annotated[list[Side], Field(min_length=2, max_length=2)]
    long_district: Annotated[list[Side], Field(min_length=2, max_length=2)]
    feature_slots: Annotated[list[Count], Field(min_length=4, max_length=4)]
    piece_slots: Annotated[list[Count], Field(min_length=4, max_length=4)]
    drawn: Count
    sets: Annotated[list[Count], Field(min_length=5, max_length=5)]
    monument: Count
    pieces: Count
    confidence: Confidence


class TileSheet(Doubtful):
    id: Id
    spaces: Annotated[str, Field(pattern="^[RBGYPW]{4}$")]
    start: bool = False


class FeatureSheet(Doubtful):
    id: Id
    land: Ground
    copies: Count
    special: bool = False


class PatternSheet(Sheet):
    kind: str
    colour: Colour | None = None
    low: Height = 1
    high: Height = 4
    beside: list[Land] = Field(default_factory=list)
    alone: bool = False
    bridge: bool = False
    land: Land | None = None
    size: Side = 1
    features: Count = 0
    same: Literal["colour", "height"] | None = None
    per: Side = 1

    @model_validator(mode="after")
    def says_what_its_kind_needs(self) -> "PatternSheet":
        """And nothing that it has no column for."""
        kind = COUNTS.get(self.kind)
        if kind is None:
            raise ValueError(f"nothing counts {self.kind}")
        named = self.model_fields_set - {"kind"}
        if not all(hasattr(kind, name) for name in named):
            raise ValueError(f"{self.kind} cannot be narrowed down like this")
        if not named.issuperset(kind.needs):
            raise ValueError(f"{self.kind} needs {' and '.join(kind.needs)}")
        if self.low > self.high:
            raise ValueError("no building is higher than itself")
        if len(set(self.beside)) < len(self.beside):
            raise ValueError("a land is named twice")
        return self


class CardSheet(Doubtful):
    id: Id
    title: str = ""  # as it is printed, if that is known
    points: Count
    counts: PatternSheet


class GoalSheet(Doubtful):
    id: Id
    counts: PatternSheet
    need: Annotated[int, Field(ge=1, le=60)]
    values: Annotated[list[Count], Field(min_length=3, max_length=3)]

    @model_validator(mode="after")
    def whoever_comes_first_gets_most(self) -> "GoalSheet":
        if sorted(self.values, reverse=True) != self.values:
            raise ValueError("a later ring is worth more than an earlier one")
        return self


class CitySheet(Sheet):
    id: Id
    goals: Annotated[list[GoalSheet], Field(min_length=3, max_length=3)]


class CardsSheet(Sheet):
    about: str
    setup: SetupSheet
    tiles: list[TileSheet]
    features: list[FeatureSheet]
    cards: list[CardSheet]
    cities: Annotated[list[CitySheet], Field(min_length=1)]
    rulings: list[RulingSheet]

    @model_validator(mode="after")
    def names_are_unique(self) -> "CardsSheet":
        ids = [tile.id for tile in self.tiles] + [feature.id for feature in self.features]
        ids += [card.id for card in self.cards] + [city.id for city in self.cities]
        ids += [goal.id for city in self.cities for goal in city.goals]
        if len(set(ids)) != len(ids):
            raise ValueError("two things share an id")
        return self

    @model_validator(mode="after")
    def there_is_enough_for_every_round(self) -> "CardsSheet":
        longest = max([*self.setup.rounds.values(), self.setup.long_rounds])
        starts = sum(tile.start for tile in self.tiles)
        drawn = sum(self.setup.piece_slots) + self.setup.drawn
        enough = (
            starts >= c.SLOTS
            and len(self.tiles) - starts >= c.SLOTS * longest
            and len(self.cards) >= c.SLOTS * longest
            and sum(f.copies for f in self.features) >= sum(self.setup.feature_slots) * longest
            and c.COLOUR_COUNT * self.setup.pieces >= drawn * longest
        )
        if not enough:
            raise ValueError("there is not enough in the box for every round")
        return self

    @model_validator(mode="after")
    def districts_are_full_at_the_end(self) -> "CardsSheet":
        """Every tile has a place in a district, and every place of it gets a tile."""
        setup = self.setup
        games = [(setup.rounds[key] * setup.workers[key], setup.district) for key in setup.rounds]
        games.append((setup.long_rounds * setup.workers["2"], setup.long_district))
        for taken, (short, long) in games:
            if short > long or taken + 1 != short * long:
                raise ValueError("a district does not become full in so many rounds")
        return self

    @model_validator(mode="after")
    def there_is_a_monument_and_a_special_tile(self) -> "CardsSheet":
        grey = [feature.special for feature in self.features if feature.land == "building"]
        specials = sum(feature.special for feature in self.features)
        if sorted(grey) != [False, True] or specials != 1:
            raise ValueError("one feature is the monument, and one is the special tile")
        return self


def land_of(name: str | None) -> int:
    """NONE where no land is named, or building land of any colour."""
    return c.LANDS.index(name) if name in c.LANDS else int(NONE)


def pattern(sheet: PatternSheet) -> Pattern:
    return filled(
        COUNTS[sheet.kind](),
        sheet,
        key=sheet.kind,
        colour=land_of(sheet.colour),
        land=land_of(sheet.land),
        beside=sum(c.BESIDE[land] for land in sheet.beside),
        same=c.SAME.index(sheet.same or c.SAME[c.BY_COLOUR]),
    )


def goal(sheet: GoalSheet) -> Goal:
    return filled(
        Goal(), sheet, key=sheet.id, counts=pattern(sheet.counts), values=tuple(sheet.values)
    )


def city(sheet: CitySheet) -> City:
    return filled(City(), sheet, key=sheet.id, goals=tuple(goal(each) for each in sheet.goals))


def card(sheet: CardSheet) -> Card:
    return filled(Card(), sheet, key=sheet.id, counts=pattern(sheet.counts))


def tile(sheet: TileSheet) -> c.Tile:
    spaces = tuple(c.PRINTED.index(space) for space in sheet.spaces)
    return filled(c.Tile(), sheet, key=sheet.id, spaces=spaces)


def feature(sheet: FeatureSheet) -> c.Feature:
    return filled(c.Feature(), sheet, key=sheet.id, land=land_of(sheet.land))


def by_players(numbers: dict[Players, int]) -> tuple[int, ...]:
    found = {str(players): number for players, number in numbers.items()}
    return tuple(found.get(str(players), 0) for players in range(5))


def setup(sheet: SetupSheet) -> c.Setup:
    lists = {name: tuple(value) for name, value in sheet if isinstance(value, list)}
    rounds, workers = by_players(sheet.rounds), by_players(sheet.workers)
    return filled(c.Setup(), sheet, **lists, rounds=rounds, workers=workers)


def make(text: str) -> Cities:
    sheet = CardsSheet.model_validate_json(text)
    return Cities(
        Box(
            [tile(each) for each in sheet.tiles],
            [feature(each) for each in sheet.features],
            [card(each) for each in sheet.cards],
            [city(each) for each in sheet.cities],
            setup(sheet.setup),
        )
    )
