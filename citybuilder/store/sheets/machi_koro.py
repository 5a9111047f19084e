"""Machi Koro's cards.json: what it may say, and the tables made from it."""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, model_validator

from citybuilder.core.game import NONE
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.kinds import EFFECTS
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.store.sheets.base import Count, Id, Sheet, filled

Colour = Annotated[int, BeforeValidator(c.COLOURS.index)]
Icon = Annotated[int, BeforeValidator(c.ICONS.index)]
Power = Annotated[int, BeforeValidator(c.POWERS.index)]
Box = Annotated[int, BeforeValidator(c.BOXES.index)]
Confidence = Literal["A", "B", "C", "D"]
Total = Annotated[int, Field(ge=1, le=c.HIGHEST)]


class RowSheet(Sheet):
    piles: Count
    lowest: Count = 0
    highest: Count = 0
    towers: bool = False


class DoubtsSheet(Sheet):
    bonus_per_card: bool
    owners_pay_closing: bool
    fewer_towers: bool
    closed_first: bool


class SetupSheet(Sheet):
    coins: Count
    cards: list[str]
    stock: Count
    piles: Count
    removed: dict[Literal["2", "3", "4"], Count]
    beginners: Count
    high: Count
    rows: list[RowSheet]
    doubts: DoubtsSheet
    confidence: Confidence


class EstablishmentSheet(Sheet):
    id: Id
    box: Box = 0
    dice: Annotated[tuple[Total, ...], Field(min_length=1)]
    colour: Colour
    icon: Icon
    cost: Count
    copies: Count
    effect: str
    amount: Count
    per_icons: tuple[Icon, ...] = ()
    per_card: str = ""
    needs: Power = NONE
    most: Count = c.MANY
    least: Count = 0
    bonus: Count = 0
    confidence: Confidence

    @model_validator(mode="after")
    def does_what_its_colour_does(self) -> "EstablishmentSheet":
        effect = EFFECTS.get(self.effect)
        if effect is None or self.colour not in effect.colours:
            raise ValueError(f"a card of this colour cannot have the effect {self.effect}")
        if bool(effect.counts) != bool(self.per_icons or self.per_card):
            raise ValueError("what is counted belongs to effects that count, and to nothing else")
        return self


class LandmarkSheet(Sheet):
    id: Id
    box: Box = 0
    cost: Count
    power: Power
    amount: Count = 0
    begins: bool = False
    icons: tuple[Icon, ...] = ()
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
            (card.copies for card in self.establishments if card.colour == c.VIOLET), default=0
        )
        if max(self.setup.removed.values(), default=0) > fewest:
            raise ValueError("more violet cards are removed than there are")
        if not {card.per_card for card in self.establishments} <= {"", *ids}:
            raise ValueError("a card that is counted is no establishment")
        for cards in (self.establishments, self.landmarks):
            if [card.box for card in cards] != sorted(card.box for card in cards):
                raise ValueError("cards come in the order of their boxes")
        if sorted(landmark.power for landmark in self.landmarks) != list(range(len(c.POWERS))):
            raise ValueError("each power belongs to one landmark")
        return self


def make(text: str) -> MachiKoro:
    sheet = CardsSheet.model_validate_json(text)
    ids = [card.id for card in sheet.establishments]
    removed = {str(seats): cards for seats, cards in sheet.setup.removed.items()}
    setup = filled(
        c.Setup(),
        sheet.setup,
        cards=tuple(ids.index(card) for card in sheet.setup.cards),
        removed=tuple(removed.get(str(seats), 0) for seats in range(5)),
        rows=tuple(filled(c.Row(), row) for row in sheet.setup.rows),
        doubts=filled(c.Doubts(), sheet.setup.doubts),
    )
    return MachiKoro(
        [filled(c.Establishment(), card, key=card.id) for card in sheet.establishments],
        [filled(c.Landmark(), landmark, key=landmark.id) for landmark in sheet.landmarks],
        setup,
    )
