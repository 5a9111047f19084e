"""Machi Koro's cards as rows of a table, and the sections of its rules."""

from typing import Final, cast

from citybuilder.core.game import Decision
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.tables.machi_koro import faces
from citybuilder.tables.machi_koro.questions import QUESTIONS
from citybuilder.tables.machi_koro.texts import MachiKoroTexts
from citybuilder.tables.overview import Chapter, Overview, Row
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, whole

DICE: Final = QT_TRANSLATE_NOOP("machi_koro", "Dice")
ESTABLISHMENTS: Final = QT_TRANSLATE_NOOP("machi_koro", "Establishments")
LANDMARKS: Final = QT_TRANSLATE_NOOP("machi_koro", "Landmarks")
EXPANSIONS: Final = (  # establishments and landmarks of each box after the first
    (
        QT_TRANSLATE_NOOP("machi_koro", "Establishments of the Harbor cards"),
        QT_TRANSLATE_NOOP("machi_koro", "Landmarks of the Harbor cards"),
    ),
    (QT_TRANSLATE_NOOP("machi_koro", "Establishments of the Special cards"), LANDMARKS),
)
LONGEST: Final = 18  # letters of a word for which a row of the list has room
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
    c.ASK_RAISE: "harbor",
    c.ASK_INVEST: "tech-startup",
    **{kind: question.section for kind, question in QUESTIONS.items()},
}


def place_of(asked: Decision) -> str:
    """The section of the rules that tells about what is asked."""
    return PLACES[asked.kind]


def in_a_row(name: str) -> str:
    """Only a very long word may be broken: one that may be broken is not found by its letters."""
    return name if max(map(len, whole(name).split())) > LONGEST else whole(name)


class MachiKoroOverview(Overview):
    """Of each box establishments in the order of their numbers, then the landmarks."""

    cost_art = "common/coin"

    def numbers(self) -> str:
        return self.texts.say(DICE)

    def chapters(self) -> list[Chapter]:
        """Box by box."""
        titles = ((ESTABLISHMENTS, LANDMARKS), *EXPANSIONS)
        return [chapter for box, each in enumerate(titles) for chapter in self.of_box(box, *each)]

    def of_box(self, box: int, establishments: str, landmarks: str) -> list[Chapter]:
        game = cast(MachiKoro, self.texts.game)
        cards = [kind for kind, card in enumerate(game.establishments) if card.box == box]
        marks = [number for number, mark in enumerate(game.landmarks) if mark.box == box]
        chapters = [
            Chapter(self.texts.say(establishments), tuple(map(self.establishment, cards))),
            Chapter(self.texts.say(landmarks), tuple(map(self.landmark, marks))),
        ]
        return [chapter for chapter in chapters if chapter.rows]

    def establishment(self, kind: int) -> Row:
        texts = cast(MachiKoroTexts, self.texts)
        card = texts.rules.establishments[kind]
        look = faces.CLASSES[card.colour]
        return Row(
            key=card.key,
            art=f"{texts.game.key}/{card.key}",
            name=in_a_row(texts.card_on_face(kind)),
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
