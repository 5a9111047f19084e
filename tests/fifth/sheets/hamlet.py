"""Hamlet's cards.json."""

from typing import Annotated

from pydantic import Field

from citybuilder.store.sheets.base import Count, Id, Sheet, filled
from fifth.games.hamlet.cards import House
from fifth.games.hamlet.rules import Hamlet


class HouseSheet(Sheet):
    id: Id
    points: Count
    price: Annotated[int, Field(ge=0, le=3)]
    copies: Count


class CardsSheet(Sheet):
    about: str
    houses: list[HouseSheet]


def make(text: str) -> Hamlet:
    sheet = CardsSheet.model_validate_json(text)
    return Hamlet([filled(House(), house, key=house.id) for house in sheet.houses])
