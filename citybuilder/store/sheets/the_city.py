"""The City's cards.json: what it may say, and the tables made from it."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.rules import TheCity
from citybuilder.store.sheets.base import Confidence, Count, Doubtful, Id, Sheet

Symbol = Literal["car", "cart", "fountain"]
Per = Literal["symbol", "symbol_of_two", "owned", "own_card", "any_card"]

OF_SYMBOLS = ("symbol", "symbol_of_two")
MOST_KINDS = 60  # a bit for each in one machine word


class SetupSheet(Sheet):
    deal: Count
    keep: Count
    limit: Count
    goal: Annotated[int, Field(ge=1, le=1000)]
    draw: Count
    crew_cost: Count
    confidence: Confidence


class EffectSheet(Sheet):
    per: Per
    symbol: Symbol | None = None
    card: Id | None = None
    amount: Count

    @model_validator(mode="after")
    def counts_symbols_or_cards(self) -> "EffectSheet":
        counts_symbols = self.per in OF_SYMBOLS
        if (self.symbol is not None) != counts_symbols or (self.card is None) != counts_symbols:
            raise ValueError("an effect counts either a symbol or a card")
        return self


class DiscountSheet(Sheet):
    card: Id | None = None
    symbol: Symbol | None = None
    amount: Count

    @model_validator(mode="after")
    def is_for_a_card_or_a_symbol(self) -> "DiscountSheet":
        if (self.card is None) == (self.symbol is None):
            raise ValueError("a discount is for a card or for all cards with a symbol")
        return self


class BuildingSheet(Doubtful):
    id: Id
    copies: Count
    cost: Count
    symbols: list[Symbol]
    income: Count
    points: Count
    income_effects: list[EffectSheet] = Field(default_factory=list)
    points_effects: list[EffectSheet] = Field(default_factory=list)
    needs: list[Id] = Field(default_factory=list)
    discounts: list[DiscountSheet] = Field(default_factory=list)
    single: bool = False
    crew: bool = False


class CardsSheet(Sheet):
    about: str
    setup: SetupSheet
    buildings: Annotated[list[BuildingSheet], Field(min_length=1)]
    architect: BuildingSheet

    @model_validator(mode="after")
    def names_are_known_and_unique(self) -> "CardsSheet":
        ids = self.ids()
        if len(set(ids)) != len(ids):
            raise ValueError("two cards share an id")
        if len(ids) > MOST_KINDS:
            raise ValueError("more kinds than there are bits")
        for card in [*self.buildings, self.architect]:
            named = [*card.needs, *(effect.card for effect in card.income_effects)]
            named += [effect.card for effect in card.points_effects]
            named += [discount.card for discount in card.discounts]
            if not {name for name in named if name is not None} <= set(ids):
                raise ValueError(f"{card.id} speaks of a card that does not exist")
        if self.architect.cost > 0:
            raise ValueError("the architect is not for nothing")
        if self.setup.keep > self.setup.deal:
            raise ValueError("more cards are kept than are dealt")
        return self

    def ids(self) -> list[str]:
        return [card.id for card in [*self.buildings, self.architect]]


def effects(sheets: list[EffectSheet], ids: list[str]) -> list[c.Effect]:
    return [
        c.Effect(
            c.EFFECTS.index(sheet.per),
            ids.index(sheet.card) if sheet.card else c.SYMBOLS.index(str(sheet.symbol)),
            sheet.amount,
        )
        for sheet in sheets
    ]


def discounts(card: BuildingSheet, sheet: CardsSheet) -> list[tuple[int, int]]:
    """For each kind that gets cheaper by how much; a symbol means all cards that show it."""
    found = []
    for each in card.discounts:
        for kind, other in enumerate(sheet.buildings):
            if other.id == each.card or each.symbol in other.symbols:
                found.append((kind, each.amount))
    return found


def building(card: BuildingSheet, sheet: CardsSheet) -> c.Building:
    ids = sheet.ids()
    return c.Building(
        card.id,
        card.copies,
        card.cost,
        tuple(c.SYMBOLS.index(symbol) for symbol in card.symbols),
        card.income,
        card.points,
        effects(card.income_effects, ids),
        effects(card.points_effects, ids),
        tuple(ids.index(name) for name in card.needs),
        list(discounts(card, sheet)),
        card.single,
        card.crew,
    )


def make(text: str) -> TheCity:
    sheet = CardsSheet.model_validate_json(text)
    setup = sheet.setup
    return TheCity(
        [building(card, sheet) for card in [*sheet.buildings, sheet.architect]],
        c.Setup(setup.deal, setup.keep, setup.limit, setup.goal, setup.draw, setup.crew_cost),
    )
