"""The City's cards.json: what it may say, and the tables made from it."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from citybuilder.core.game import NONE
from citybuilder.games.the_city.box import Building, Setup
from citybuilder.games.the_city.cards import SYMBOLS
from citybuilder.games.the_city.effects import CARD, EFFECTS, SYMBOL, Discount, Effect
from citybuilder.games.the_city.rules import TheCity
from citybuilder.store.sheets.base import Confidence, Count, Doubtful, Id, Record, Sheet, filled

Symbol = Literal["car", "cart", "fountain"]

MOST_KINDS = 60  # a bit for each in one machine word


class SetupSheet(Sheet):
    deal: Count
    keep: Count
    limit: Count
    goal: Annotated[int, Field(ge=1, le=1000)]
    draw: Count
    crew_cost: Count
    confidence: Confidence


class PrintedSheet(Sheet):
    """A number beside a symbol or a card."""

    symbol: Symbol | None = None
    card: Id | None = None
    amount: Count

    def about(self) -> list[str]:
        found = {SYMBOL: self.symbol, CARD: self.card}
        return [what for what, name in found.items() if name is not None]


class EffectSheet(PrintedSheet):
    per: str

    @model_validator(mode="after")
    def says_what_it_counts(self) -> "EffectSheet":
        if self.per not in EFFECTS:
            raise ValueError("there is no such effect")
        if self.about() != [EFFECTS[self.per].about]:
            raise ValueError(f"an effect of this kind counts a {EFFECTS[self.per].about}")
        return self


class DiscountSheet(PrintedSheet):
    @model_validator(mode="after")
    def is_for_a_card_or_a_symbol(self) -> "DiscountSheet":
        if len(self.about()) != 1:
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
            printed = [*card.income_effects, *card.points_effects, *card.discounts]
            named = {*card.needs, *(each.card for each in printed)}
            if not named <= {*ids, None}:
                raise ValueError(f"{card.id} speaks of a card that does not exist")
        if self.architect.cost > 0:
            raise ValueError("the architect is not for nothing")
        if self.setup.keep > self.setup.deal:
            raise ValueError("more cards are kept than are dealt")
        return self

    def ids(self) -> list[str]:
        return [card.id for card in [*self.buildings, self.architect]]


def building(card: BuildingSheet, ids: list[str]) -> Building:
    return filled(
        Building(),
        card,
        key=card.id,
        symbols=tuple(SYMBOLS.index(symbol) for symbol in card.symbols),
        income_effects=tuple(effect(each, ids) for each in card.income_effects),
        points_effects=tuple(effect(each, ids) for each in card.points_effects),
        needs=tuple(ids.index(name) for name in card.needs),
        discounts=tuple(printed(Discount(), each, ids) for each in card.discounts),
    )


def effect(sheet: EffectSheet, ids: list[str]) -> Effect:
    return printed(EFFECTS[sheet.per](), sheet, ids)


def printed(record: Record, sheet: PrintedSheet, ids: list[str]) -> Record:
    symbol = NONE if sheet.symbol is None else SYMBOLS.index(sheet.symbol)
    card = NONE if sheet.card is None else ids.index(sheet.card)
    return filled(record, sheet, symbol=symbol, card=card)


def make(text: str) -> TheCity:
    sheet = CardsSheet.model_validate_json(text)
    cards = [*sheet.buildings, sheet.architect]
    return TheCity([building(card, sheet.ids()) for card in cards], filled(Setup(), sheet.setup))
