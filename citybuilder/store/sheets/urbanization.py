"""The cards.json of Urbanization: what it may say, and the tables made from it."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.columns import (
    Character,
    Factory,
    Invention,
    Players,
    Region,
    Setup,
)
from citybuilder.games.urbanization.effects import EFFECTS
from citybuilder.games.urbanization.rules import Urbanization
from citybuilder.store.sheets.base import Count, Doubtful, Id, RulingSheet, Sheet, filled

Colour = Literal["orange", "grey", "white"]
Era = Literal["primary", "secondary", "tertiary"]
Kind = Literal["house", "high_rise", "administration"]
Number = Annotated[int, Field(ge=1, le=24)]
Several = Annotated[int, Field(ge=1, le=8)]
Seats = Literal["2", "3", "4"]
ERAS = ("primary", "secondary", "tertiary")
CHARACTERS = (
    "broker",
    "architect",
    "mill_worker",
    "farmer",
    "foreman",
    "factory_owner",
    "merchant",
    "tax_collector",
    "professor",
    "mayor",
)
INVENTIONS = list(EFFECTS)


class SetupSheet(Doubtful):
    money: Count
    points: Count
    grain: Count
    orders: Count
    houses: Count
    citizens: Count
    taxes: Count
    markers: Count
    row: Several
    prices: Annotated[list[Several], Field(min_length=5, max_length=5)]
    in_return: Several
    costs: Annotated[dict[Kind, Count], Field(min_length=3)]
    gains: Annotated[dict[Kind, Count], Field(min_length=3)]
    new_factory: Count
    citizen: Count
    grain_group: Several
    mayor: Count
    largest: Count
    invention: Count


class PlayersSheet(Doubtful):
    closed: list[Number]
    removed: list[Id]
    houses: Count
    high_rises: Count
    administrations: Count
    factories: Annotated[int, Field(ge=1, le=6)]
    orders: Count
    inventions: list[Id]


class FactorySheet(Doubtful):
    id: Id
    value: Annotated[int, Field(ge=1, le=99)]
    era: Era
    orders: Annotated[list[tuple[Colour, Several]], Field(min_length=2, max_length=2)]
    goods: Annotated[list[tuple[Colour, Several, Several]], Field(min_length=1, max_length=3)]


class CharacterSheet(Doubtful):
    id: Id
    action: Id | None
    amount: Several


class InventionSheet(Doubtful):
    id: Id
    space: Annotated[int, Field(ge=1, le=9)]
    lasting: bool
    amount: Several
    factories: list[Id]
    points: Count


class RegionSheet(Sheet):
    number: Number
    plots: Annotated[int, Field(ge=1, le=2)]
    neighbours: list[Number]
    corners: Annotated[list[tuple[float, float]], Field(min_length=3, max_length=3)]


class CardsSheet(Sheet):
    about: str
    setup: SetupSheet
    players: Annotated[dict[Seats, PlayersSheet], Field(min_length=3)]
    factories: list[FactorySheet]
    characters: list[CharacterSheet]
    inventions: list[InventionSheet]
    regions: list[RegionSheet]
    map: Doubtful
    rulings: list[RulingSheet]

    @model_validator(mode="after")
    def rules_know_every_card(self) -> "CardsSheet":
        actions = [*c.ACTIONS, None]
        if [(each.id, each.action) for each in self.characters] != [
            *zip(CHARACTERS, actions, strict=True)
        ]:
            raise ValueError("the characters are not those of the rules, in the order of actions")
        if [each.id for each in self.inventions] != INVENTIONS:
            raise ValueError("the inventions are not those of the rules, in their order")
        if any(each.lasting != EFFECTS[each.id].lasting for each in self.inventions):
            raise ValueError("an invention that lasts works once, or the other way round")
        return self

    @model_validator(mode="after")
    def everybody_can_begin(self) -> "CardsSheet":
        setup = self.setup
        if setup.markers == 0 or max(setup.houses, setup.grain, setup.orders) > setup.row:
            raise ValueError("a row or a supply is too small for what everybody begins with")
        for seats, each in self.players.items():
            if each.houses < int(seats) or each.orders < int(seats) * setup.orders:
                raise ValueError("there is not enough for everybody")
        return self

    @model_validator(mode="after")
    def factories_rise_in_value(self) -> "CardsSheet":
        values = [factory.value for factory in self.factories]
        if values != sorted(set(values)):
            raise ValueError("factories are sorted by their values, and no two are equal")
        known = {factory.id for factory in self.factories}
        named = [name for each in self.inventions for name in each.factories]
        named += [name for each in self.players.values() for name in each.removed]
        if len(known) < len(values) or not known.issuperset(named):
            raise ValueError("a factory is named that does not exist, or two share a name")
        return self

    @model_validator(mode="after")
    def sides_are_shared(self) -> "CardsSheet":
        if [region.number for region in self.regions] != [*range(1, len(self.regions) + 1)]:
            raise ValueError("regions are numbered from 1 on")
        sides = {(region.number, other) for region in self.regions for other in region.neighbours}
        numbers = {region.number for region in self.regions}
        if any((two, one) not in sides or one == two for one, two in sides):
            raise ValueError("a region is beside another one, but not the other way round")
        if any(not numbers.issuperset(each.closed) for each in self.players.values()):
            raise ValueError("a region is closed that does not exist")
        return self

    @model_validator(mode="after")
    def inventions_of_every_table_exist(self) -> "CardsSheet":
        if any(not set(each.inventions) <= set(INVENTIONS) for each in self.players.values()):
            raise ValueError("an invention is on the track that does not exist")
        return self


def by_kind(numbers: dict[Kind, int]) -> tuple[int, ...]:
    return (0, numbers["house"], numbers["high_rise"], numbers["administration"])


def players(sheet: PlayersSheet, factories: list[str]) -> Players:
    return filled(
        Players(),
        sheet,
        closed=tuple(number - 1 for number in sheet.closed),
        removed=tuple(factories.index(name) for name in sheet.removed),
        inventions=tuple(INVENTIONS.index(name) for name in sheet.inventions),
    )


def factory(sheet: FactorySheet) -> Factory:
    return filled(
        Factory(),
        sheet,
        key=sheet.id,
        order_colours=tuple(c.COLOURS.index(colour) for colour, _ in sheet.orders),
        order_counts=tuple(count for _, count in sheet.orders),
        good_colours=tuple(c.COLOURS.index(colour) for colour, _, _ in sheet.goods),
        good_counts=tuple(most for _, most, _ in sheet.goods),
        good_money=tuple(money for _, _, money in sheet.goods),
        era=ERAS.index(sheet.era),
    )


def invention(sheet: InventionSheet, factories: list[str]) -> Invention:
    partners = tuple(factories.index(name) for name in sheet.factories)
    space = sheet.space - 1
    return filled(Invention(), sheet, key=sheet.id, space=space, factories=partners)


def region(sheet: RegionSheet) -> Region:
    neighbours = tuple(number - 1 for number in sheet.neighbours)
    return filled(Region(), sheet, neighbours=neighbours, corners=tuple(sheet.corners))


def setup(sheet: CardsSheet, factories: list[str]) -> Setup:
    by_seats = {str(seats): players(each, factories) for seats, each in sheet.players.items()}
    return filled(
        Setup(),
        sheet.setup,
        prices=tuple(sheet.setup.prices),
        costs=by_kind(sheet.setup.costs),
        gains=by_kind(sheet.setup.gains),
        players=tuple(by_seats.get(str(seats), Players()) for seats in range(5)),
    )


def make(text: str) -> Urbanization:
    sheet = CardsSheet.model_validate_json(text)
    ids = [each.id for each in sheet.factories]
    box = Box(
        [factory(each) for each in sheet.factories],
        [filled(Character(), each, key=each.id) for each in sheet.characters],
        [invention(each, ids) for each in sheet.inventions],
        [region(each) for each in sheet.regions],
        setup(sheet, ids),
    )
    return Urbanization(box)
