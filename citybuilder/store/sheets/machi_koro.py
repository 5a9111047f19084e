"""Machi Koro's cards.json: what it may say, and the tables made from it."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.store.sheets.base import Count, Id, Sheet

Colour = Literal["blue", "green", "red", "violet"]
Icon = Literal["wheat", "cow", "gear", "bread", "cup", "factory", "fruit", "tower"]
Effect = Literal["bank", "bank_per_icon", "from_roller", "from_each", "from_chosen", "swap"]
Power = Literal["choose_dice", "extra_coin", "extra_turn", "reroll"]
Confidence = Literal["A", "B", "C", "D"]
Total = Annotated[int, Field(ge=1, le=12)]

FITTING = {  # the effects that the rules know for cards of a colour
    "blue": ("bank",),
    "green": ("bank", "bank_per_icon"),
    "red": ("from_roller",),
    "violet": ("from_each", "from_chosen", "swap"),
}


class SetupSheet(Sheet):
    coins: Count
    cards: list[str]
    stock: Count
    piles: Count
    removed: dict[Literal["2", "3", "4"], Count]
    beginners: Count
    confidence: Confidence


class EstablishmentSheet(Sheet):
    id: Id
    dice: Annotated[list[Total], Field(min_length=1)]
    colour: Colour
    icon: Icon
    cost: Count
    copies: Count
    effect: Effect
    amount: Count
    per_icon: Icon | None = None
    confidence: Confidence

    @model_validator(mode="after")
    def counts_an_icon_or_none(self) -> "EstablishmentSheet":
        if (self.effect == "bank_per_icon") != (self.per_icon is not None):
            raise ValueError("per_icon belongs to bank_per_icon, and to nothing else")
        return self

    @model_validator(mode="after")
    def does_what_its_colour_does(self) -> "EstablishmentSheet":
        if self.effect not in FITTING[self.colour]:
            raise ValueError(f"a {self.colour} card cannot have the effect {self.effect}")
        return self


class LandmarkSheet(Sheet):
    id: Id
    cost: Count
    power: Power
    icons: list[Icon] = Field(default_factory=list)
    confidence: Confidence


class CardsSheet(Sheet):
    about: str
    setup: SetupSheet
    establishments: list[EstablishmentSheet]
    landmarks: list[LandmarkSheet]

    @model_validator(mode="after")
    def names_are_known_and_unique(self) -> "CardsSheet":
        ids = [card.id for card in self.establishments]
        all_ids = ids + [landmark.id for landmark in self.landmarks]
        if len(set(all_ids)) != len(all_ids):
            raise ValueError("two cards share an id")
        if not set(self.setup.cards) <= set(ids):
            raise ValueError("a start card is no establishment")
        fewest = min(
            (card.copies for card in self.establishments if card.colour == "violet"), default=0
        )
        if max(self.setup.removed.values(), default=0) > fewest:
            raise ValueError("more violet cards are removed than there are")
        if sorted(landmark.power for landmark in self.landmarks) != sorted(c.POWERS):
            raise ValueError("each power belongs to one landmark")
        return self


def make(text: str) -> MachiKoro:
    sheet = CardsSheet.model_validate_json(text)
    ids = [card.id for card in sheet.establishments]
    establishments = [
        c.Establishment(
            card.id,
            tuple(card.dice),
            c.COLOURS.index(card.colour),
            c.ICONS.index(card.icon),
            card.cost,
            card.copies,
            c.EFFECTS.index(card.effect),
            card.amount,
            -1 if card.per_icon is None else c.ICONS.index(card.per_icon),
        )
        for card in sheet.establishments
    ]
    landmarks = [
        c.Landmark(
            landmark.id,
            landmark.cost,
            c.POWERS.index(landmark.power),
            tuple(c.ICONS.index(icon) for icon in landmark.icons),
        )
        for landmark in sheet.landmarks
    ]
    removed = {str(seats): cards for seats, cards in sheet.setup.removed.items()}
    setup = c.Setup(
        sheet.setup.coins,
        tuple(ids.index(card) for card in sheet.setup.cards),
        sheet.setup.stock,
        sheet.setup.piles,
        tuple(removed.get(str(seats), 0) for seats in range(5)),
        sheet.setup.beginners,
    )
    return MachiKoro(establishments, landmarks, setup)
