"""What the goals and cards of Cities count, in words made from their data."""

from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.cards import Goal, Pattern
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Texts

SUBJECTS: Final = (
    QT_TRANSLATE_NOOP("cities", "red buildings"),
    QT_TRANSLATE_NOOP("cities", "blue buildings"),
    QT_TRANSLATE_NOOP("cities", "green buildings"),
    QT_TRANSLATE_NOOP("cities", "yellow buildings"),
)
BUILDINGS: Final = QT_TRANSLATE_NOOP("cities", "buildings")
EXACTLY: Final = QT_TRANSLATE_NOOP("cities", "%1 exactly %2 high")
AT_LEAST: Final = QT_TRANSLATE_NOOP("cities", "%1 at least %2 high")
HIGHEST: Final = QT_TRANSLATE_NOOP("cities", "%1 of height %2")
AT: Final = {
    c.AT_PARK: QT_TRANSLATE_NOOP("cities", "%1 at a park"),
    c.AT_WATER: QT_TRANSLATE_NOOP("cities", "%1 at water"),
    c.AT_PARK | c.AT_WATER: QT_TRANSLATE_NOOP("cities", "%1 at park and water"),
    c.BRIDGE: QT_TRANSLATE_NOOP("cities", "%1 with water on opposite sides"),
}
ALONE: Final = QT_TRANSLATE_NOOP("cities", "%1 without a neighbour")
PER: Final = QT_TRANSLATE_NOOP("cities", "%1, in sets of %2")

BRIEF_SUBJECTS: Final = (  # on the faces of cards, where a picture helps
    QT_TRANSLATE_NOOP("cities", "Red"),
    QT_TRANSLATE_NOOP("cities", "Blue"),
    QT_TRANSLATE_NOOP("cities", "Green"),
    QT_TRANSLATE_NOOP("cities", "Yellow"),
)
BRIEF_BUILDINGS: Final = QT_TRANSLATE_NOOP("cities", "Buildings")
BRIEF_HEIGHT: Final = QT_TRANSLATE_NOOP("cities", "%1+")
BRIEF_EXACT: Final = QT_TRANSLATE_NOOP("cities", "Exactly %1 high")
NO_BREAK: Final = "\u00a0"
BRIEF_EXACTLY: Final = QT_TRANSLATE_NOOP("cities", "%1, exactly %2")
BRIEF_AT_LEAST: Final = QT_TRANSLATE_NOOP("cities", "%1 %2+")
BRIEF_ALONE: Final = QT_TRANSLATE_NOOP("cities", "Standing alone")
BRIEF_PER: Final = QT_TRANSLATE_NOOP("cities", "%2 × %1")
BRIEF_LARGEST: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "Largest park"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "Largest water"),
}
BRIEF_SIZE: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "Parks of %1+ spaces"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "Waters of %1+ spaces"),
}
BRIEF_FEATURES: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "Parks with %1+ features"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "Waters with %1+ features"),
}
BRIEF_COLOURS: Final = QT_TRANSLATE_NOOP("cities", "All four colours")
BRIEF_HEIGHTS: Final = QT_TRANSLATE_NOOP("cities", "Heights 1–4")
BRIEF_PAIRS: Final = (
    QT_TRANSLATE_NOOP("cities", "Pairs of one colour"),
    QT_TRANSLATE_NOOP("cities", "Pairs of one height"),
)

LARGEST: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "spaces of the largest park area"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "spaces of the largest water area"),
}
OF_SIZE: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "park areas of at least %1 spaces"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "water areas of at least %1 spaces"),
}
WITH_FEATURES: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "park areas with at least %n features", "", 1),
    c.WATER: QT_TRANSLATE_NOOP("cities", "water areas with at least %n features", "", 1),
}
COLOUR_SETS: Final = QT_TRANSLATE_NOOP("cities", "sets of four buildings in all four colours")
HEIGHT_SETS: Final = QT_TRANSLATE_NOOP("cities", "sets of four buildings of heights 1, 2, 3 and 4")
PAIRS: Final = (
    QT_TRANSLATE_NOOP("cities", "pairs of neighbours of the same colour"),
    QT_TRANSLATE_NOOP("cities", "pairs of neighbours of the same height"),
)

AREA_GOAL: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "a park area of %1 spaces"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "a water area of %1 spaces"),
}
LINE_OF_BUILDINGS: Final = QT_TRANSLATE_NOOP("cities", "%1 buildings in a straight line")
LINE_OF_LAND: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "%1 park spaces in a straight line"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "%1 water spaces in a straight line"),
}
COLOURS_AND_HEIGHTS: Final = QT_TRANSLATE_NOOP(
    "cities", "%1 buildings, all of different colours and heights"
)
TOUCHING: Final = QT_TRANSLATE_NOOP("cities", "park and water side by side, %1 spaces each")
HEIGHTS: Final = QT_TRANSLATE_NOOP("cities", "heights 1, 2, 3 and 4 at water")
VARIETY: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "%1 different features in one park"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "%1 different features in one water"),
}
SQUARE: Final = QT_TRANSLATE_NOOP("cities", "%1 buildings in a square")
LEVEL: Final = QT_TRANSLATE_NOOP("cities", "%1 joined buildings of the same height")
QUARTER: Final = QT_TRANSLATE_NOOP("cities", "%1 joined plots of one colour")
STAIRS: Final = QT_TRANSLATE_NOOP("cities", "%1 buildings in a line, each one higher")
SPAN: Final = QT_TRANSLATE_NOOP("cities", "one water area across the finished district")
EVERY_COLOUR: Final = QT_TRANSLATE_NOOP("cities", "%1 buildings of every colour")
SO_MANY: Final = QT_TRANSLATE_NOOP("cities", "%1 %2")

NUMBERED: Final = {
    c.COLOURS_AND_HEIGHTS: COLOURS_AND_HEIGHTS,
    c.TOUCHING: TOUCHING,
    c.HEIGHTS: HEIGHTS,
    c.SQUARE: SQUARE,
    c.LEVEL_GROUP: LEVEL,
    c.QUARTER: QUARTER,
    c.STAIRS: STAIRS,
    c.SPAN: SPAN,
    c.COLOUR_SETS: EVERY_COLOUR,
}


class Phrases:
    """Nouns: what is counted, and what has to be there."""

    def __init__(self, words: Texts) -> None:
        self.words = words
        self.say = words.say

    def counted(self, pattern: Pattern) -> str:
        """What a card gives points for, each."""
        kind = pattern.kind
        if kind == c.BUILDINGS:
            return self.buildings(pattern)
        if kind == c.LARGEST_AREA:
            return self.say(LARGEST[pattern.land])
        if kind == c.AREAS and pattern.features:
            return self.words.count(WITH_FEATURES[pattern.land], int(pattern.features))
        if kind == c.AREAS:
            return self.say(OF_SIZE[pattern.land], str(pattern.size))
        if kind == c.PAIRS:
            return self.say(PAIRS[pattern.same])
        return self.say(COLOUR_SETS if kind == c.COLOUR_SETS else HEIGHT_SETS)

    def buildings(self, pattern: Pattern) -> str:
        """Narrowed down step by step."""
        text = self.say(BUILDINGS if pattern.colour == NONE else SUBJECTS[pattern.colour])
        if pattern.low == c.HIGHEST:
            text = self.say(HIGHEST, text, str(pattern.low))
        elif pattern.low == pattern.high:
            text = self.say(EXACTLY, text, str(pattern.low))
        elif pattern.low > 1:
            text = self.say(AT_LEAST, text, str(pattern.low))
        if pattern.beside:
            text = self.say(AT[pattern.beside], text)
        if pattern.alone:
            text = self.say(ALONE, text)
        return text if pattern.per == 1 else self.say(PER, text, str(pattern.per))

    def brief(self, pattern: Pattern) -> str:
        """The same in a few words."""
        kind, land = pattern.kind, pattern.land
        if kind == c.BUILDINGS:
            return self.brief_buildings(pattern)
        if kind == c.LARGEST_AREA:
            return self.say(BRIEF_LARGEST[land])
        if kind == c.AREAS and pattern.features:
            return self.say(BRIEF_FEATURES[land], str(pattern.features))
        if kind == c.AREAS:
            return self.say(BRIEF_SIZE[land], str(pattern.size))
        if kind == c.PAIRS:
            return self.say(BRIEF_PAIRS[pattern.same])
        return self.say(BRIEF_COLOURS if kind == c.COLOUR_SETS else BRIEF_HEIGHTS)

    def brief_buildings(self, pattern: Pattern) -> str:
        any_colour = pattern.colour == NONE
        if pattern.alone and any_colour:
            return self.say(BRIEF_ALONE)
        exact = pattern.low == pattern.high
        if pattern.low == 1 and pattern.high == c.HIGHEST:
            text = self.say(BRIEF_BUILDINGS if any_colour else SUBJECTS[pattern.colour])
        elif any_colour:
            text = self.say(BRIEF_EXACT if exact else BRIEF_HEIGHT, str(pattern.low))
        else:
            colour = self.say(BRIEF_SUBJECTS[pattern.colour])
            text = self.say(BRIEF_EXACTLY if exact else BRIEF_AT_LEAST, colour, str(pattern.low))
        if exact:  # the number never stands alone in a line
            text = NO_BREAK.join(text.rsplit(" ", 1))
        text = begun(text)
        if pattern.beside:
            text = self.say(AT[pattern.beside], text)
        return text if pattern.per == 1 else self.say(BRIEF_PER, text, str(pattern.per))

    def wanted(self, goal: Goal) -> str:
        """What has to be there to reach a goal."""
        pattern, need = goal.counts, str(goal.need)
        kind, land = pattern.kind, pattern.land
        if kind == c.LARGEST_AREA:
            return self.say(AREA_GOAL[land], need)
        if kind == c.VARIETY:
            return self.say(VARIETY[land], need)
        if kind == c.LINE:
            text = LINE_OF_BUILDINGS if land == NONE else LINE_OF_LAND[land]
            return self.say(text, need)
        if kind in NUMBERED:
            return self.say(NUMBERED[kind], need)
        return self.say(SO_MANY, need, self.counted(pattern))


def begun(text: str) -> str:
    """With a capital, at the beginning of a line."""
    return text[:1].upper() + text[1:]
