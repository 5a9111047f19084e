"""Machi Koro's cards as rows of a table, and the sections of its rules."""

from typing import Final, cast

from citybuilder.core.game import Decision
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.tables.machi_koro import faces
from citybuilder.tables.machi_koro.effects import QUESTIONS
from citybuilder.tables.machi_koro.texts import MachiKoroTexts
from citybuilder.tables.overview import Chapter, Overview, Row
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

DICE: Final = QT_TRANSLATE_NOOP("machi_koro", "Dice")
ESTABLISHMENTS: Final = QT_TRANSLATE_NOOP("machi_koro", "Establishments")
LANDMARKS: Final = QT_TRANSLATE_NOOP("machi_koro", "Landmarks")
LANDMARK: Final = QT_TRANSLATE_NOOP("machi_koro", "Landmark")

CLASSES: Final = {
    c.BLUE: QT_TRANSLATE_NOOP("machi_koro", "Blue"),
    c.GREEN: QT_TRANSLATE_NOOP("machi_koro", "Green"),
    c.RED: QT_TRANSLATE_NOOP("machi_koro", "Red"),
    c.VIOLET: QT_TRANSLATE_NOOP("machi_koro", "Violet"),
}

PLACES: Final = {
    c.ASK_ROLL: "dice",
    c.ASK_REROLL: "tower",
    c.ASK_BUILD: "building",
    **{kind: question.section for kind, question in QUESTIONS.items()},
}


def place_of(asked: Decision) -> str:
    """The section of the rules that tells about what is asked."""
    return PLACES[asked.kind]


class MachiKoroOverview(Overview):
    """Establishments in the order of their numbers, then the landmarks."""

    cost_art = "common/coin"

    def numbers(self) -> str:
        return self.texts.say(DICE)

    def chapters(self) -> list[Chapter]:
        game = cast(MachiKoro, self.texts.game)
        establishments = tuple(self.establishment(kind) for kind in range(game.kinds))
        landmarks = tuple(self.landmark(number) for number in range(len(game.landmarks)))
        return [
            Chapter(self.texts.say(ESTABLISHMENTS), establishments),
            Chapter(self.texts.say(LANDMARKS), landmarks),
        ]

    def establishment(self, kind: int) -> Row:
        texts = cast(MachiKoroTexts, self.texts)
        card = texts.rules.establishments[kind]
        look = faces.CLASSES[card.colour]
        return Row(
            key=card.key,
            art=f"{texts.game.key}/{card.key}",
            name=texts.card(kind),
            group=texts.say(CLASSES[card.colour]),
            shape=look.shape,
            colour=look.colour,
            numbers=texts.dice(kind),
            cost=str(card.cost),
            effect=texts.card_help(kind),
            count=str(card.copies),
            doubts=self.doubts.get(card.key, {}),
        )

    def landmark(self, number: int) -> Row:
        texts = cast(MachiKoroTexts, self.texts)
        card = texts.rules.landmarks[number]
        return Row(
            key=card.key,
            art=f"{texts.game.key}/{card.key}",
            name=texts.landmark(number),
            group=texts.say(LANDMARK),
            shape="hexagon",
            colour="yellow",
            numbers="",
            cost=str(card.cost),
            effect=texts.landmark_help(number),
            count=str(texts.game.players[-1]),
            doubts=self.doubts.get(card.key, {}),
        )


OVERVIEW: Final = MachiKoroOverview
