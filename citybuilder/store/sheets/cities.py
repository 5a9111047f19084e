"""The cards.json of Cities: what it may say, and the tables made from it."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.rules import Cities
from citybuilder.store.sheets.base import Confidence, Count, Doubtful, Id, RulingSheet, Sheet

Colour = Literal["red", "blue", "green", "yellow"]
Land = Literal["park", "water"]
Ground = Literal["park", "water", "building"]
Counted = Literal[
    "buildings",
    "largest_area",
    "areas",
    "colour_sets",
    "height_sets",
    "pairs",
    "line",
    "colours_and_heights",
    "touching",
    "heights",
    "variety",
    "square",
    "level_group",
    "quarter",
    "stairs",
    "span",
]
Players = Literal["2", "3", "4"]
Side = Annotated[int, Field(ge=1, le=9)]
Height = Annotated[int, Field(ge=1, le=4)]

NARROWED = {  # what the counting of a kind may be narrowed down by
    "buildings": {"colour", "low", "high", "beside", "alone", "bridge", "per"},
    "largest_area": {"land"},
    "areas": {"land", "size", "features"},
    "colour_sets": {"low", "high", "beside"},
    "height_sets": {"beside"},
    "pairs": {"same"},
    "line": {"land"},
    "heights": {"beside"},
    "variety": {"land"},
    "span": {"land"},
}
NEEDS_LAND = ("largest_area", "areas", "variety", "span")


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
    kind: Counted
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
        if not self.model_fields_set - {"kind"} <= NARROWED.get(self.kind, set()):
            raise ValueError(f"{self.kind} cannot be narrowed down like this")
        if self.kind in NEEDS_LAND and self.land is None:
            raise ValueError(f"{self.kind} needs a land")
        if (self.same is None) == (self.kind == "pairs"):
            raise ValueError("pairs have the same colour or the same height")
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


def pattern(sheet: PatternSheet) -> c.Pattern:
    beside = sum(c.BESIDE[land] for land in sheet.beside) + (c.BRIDGE if sheet.bridge else 0)
    return c.Pattern(
        c.COUNTS.index(sheet.kind),
        NONE if sheet.colour is None else c.COLOURS.index(sheet.colour),
        sheet.low,
        sheet.high,
        beside,
        sheet.alone,
        NONE if sheet.land is None else c.LANDS.index(sheet.land),
        sheet.size,
        sheet.features,
        c.SAME.index(sheet.same or "colour"),
        sheet.per,
    )


def by_players(numbers: dict[Players, int]) -> tuple[int, ...]:
    found = {str(players): number for players, number in numbers.items()}
    return tuple(found.get(str(players), 0) for players in range(5))


def make(text: str) -> Cities:
    sheet = CardsSheet.model_validate_json(text)
    setup = sheet.setup
    return Cities(
        [
            c.Tile(tile.id, tuple(c.PRINTED.index(space) for space in tile.spaces), tile.start)
            for tile in sheet.tiles
        ],
        [
            c.Feature(
                feature.id,
                NONE if feature.land == "building" else c.LANDS.index(feature.land),
                feature.copies,
                feature.special,
            )
            for feature in sheet.features
        ],
        [c.Card(card.id, card.points, pattern(card.counts)) for card in sheet.cards],
        [
            c.City(
                city.id,
                [
                    c.Goal(goal.id, pattern(goal.counts), goal.need, tuple(goal.values))
                    for goal in city.goals
                ],
            )
            for city in sheet.cities
        ],
        c.Setup(
            by_players(setup.rounds),
            setup.long_rounds,
            by_players(setup.workers),
            (setup.district[0], setup.district[1]),
            (setup.long_district[0], setup.long_district[1]),
            tuple(setup.feature_slots),
            tuple(setup.piece_slots),
            setup.drawn,
            tuple(setup.sets),
            setup.monument,
            setup.pieces,
        ),
    )
