"""What the goals and cards of Cities count, in words: all that is said of each way of counting."""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.areas import Areas, Span
from citybuilder.games.cities.box import Goal
from citybuilder.games.cities.buildings import Buildings
from citybuilder.games.cities.counting import Pattern
from citybuilder.games.cities.sets import Heights
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Texts

SO_MANY: Final = QT_TRANSLATE_NOOP("cities", "%1 %2")
NO_BREAK: Final = "\u00a0"

P = TypeVar("P", bound=Pattern)
Ready = str | Mapping[int, str]  # one text, or one for each land


class Phrase(Generic[P]):
    """The words of one way of counting; where they depend on a column, one for each that it says.
    What only goals count needs none for cards, and what says all needs no meaning."""

    def __init__(
        self,
        wanted: Ready = "",
        counted: Ready = "",
        brief: Ready = "",
        by: str = "land",
        means: str = "",
    ) -> None:
        self.by, self.means = by, means
        self.of_goal, self.of_card, self.of_face = wanted, counted, brief

    def counted(self, words: Texts, what: P) -> str:
        """What a card gives points for, each."""
        return words.say(self.chosen(self.of_card, what))

    def brief(self, words: Texts, what: P) -> str:
        """The same in a few words, on its face, where a picture helps."""
        return words.say(self.chosen(self.of_face, what))

    def wanted(self, words: Texts, what: P, need: int) -> str:
        """What has to be there to reach a goal."""
        if not self.of_goal:
            return words.say(SO_MANY, str(need), self.counted(words, what))
        return words.say(self.chosen(self.of_goal, what), str(need))

    def explained(self, words: Texts, what: P, sides: tuple[int, int]) -> str:
        """What a goal means by that, where its words do not say it all; a finished district is so
        many tiles short and long."""
        return words.say(self.means) if self.means else ""

    def chosen(self, texts: Ready, what: P) -> str:
        return texts if isinstance(texts, str) else texts[getattr(what, self.by)]


# Buildings of a kind

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
}
BRIDGE: Final = QT_TRANSLATE_NOOP("cities", "%1 with water on opposite sides")
BRIDGES: Final = QT_TRANSLATE_NOOP("cities", "Water lies on two opposite sides of each of them.")
ALONE: Final = QT_TRANSLATE_NOOP("cities", "%1 without a neighbour")
PER: Final = QT_TRANSLATE_NOOP("cities", "every %2 %1")

BRIEF_SUBJECTS: Final = (
    QT_TRANSLATE_NOOP("cities", "Red"),
    QT_TRANSLATE_NOOP("cities", "Blue"),
    QT_TRANSLATE_NOOP("cities", "Green"),
    QT_TRANSLATE_NOOP("cities", "Yellow"),
)
BRIEF_BUILDINGS: Final = QT_TRANSLATE_NOOP("cities", "Buildings")
BRIEF_HEIGHT: Final = QT_TRANSLATE_NOOP("cities", "%1+")
BRIEF_EXACT: Final = QT_TRANSLATE_NOOP("cities", "exactly %1 high")
BRIEF_EXACTLY: Final = QT_TRANSLATE_NOOP("cities", "%1, exactly %2 high")
BRIEF_AT_LEAST: Final = QT_TRANSLATE_NOOP("cities", "%1 %2+")
BRIEF_ALONE: Final = QT_TRANSLATE_NOOP("cities", "Standing alone")
BRIEF_PER: Final = QT_TRANSLATE_NOOP("cities", "every %2, %1")


class OfBuildings(Phrase[Buildings]):
    """Narrowed down step by step."""

    def counted(self, words: Texts, what: Buildings) -> str:
        text = words.say(BUILDINGS if what.colour == NONE else SUBJECTS[what.colour])
        if what.low == c.HIGHEST:
            text = words.say(HIGHEST, text, str(what.low))
        elif what.low == what.high:
            text = words.say(EXACTLY, text, str(what.low))
        elif what.low > 1:
            text = words.say(AT_LEAST, text, str(what.low))
        text = self.placed(words, what, text)
        if what.alone:
            text = words.say(ALONE, text)
        return text if what.per == 1 else words.say(PER, text, str(what.per))

    def explained(self, words: Texts, what: Buildings, sides: tuple[int, int]) -> str:
        return words.say(BRIDGES) if what.bridge else ""

    def placed(self, words: Texts, what: Buildings, text: str) -> str:
        if what.beside:
            text = words.say(AT[what.beside], text)
        return words.say(BRIDGE, text) if what.bridge else text

    def brief(self, words: Texts, what: Buildings) -> str:
        any_colour = what.colour == NONE
        if what.alone and any_colour:
            return words.say(BRIEF_ALONE)
        exact = what.low == what.high
        if what.low == 1 and what.high == c.HIGHEST:
            text = words.say(BRIEF_BUILDINGS if any_colour else SUBJECTS[what.colour])
        elif any_colour:
            text = words.say(BRIEF_EXACT if exact else BRIEF_HEIGHT, str(what.low))
        else:
            colour = words.say(BRIEF_SUBJECTS[what.colour])
            text = words.say(BRIEF_EXACTLY if exact else BRIEF_AT_LEAST, colour, str(what.low))
        if exact or what.low > 1:  # the number never stands alone in a line
            text = NO_BREAK.join(text.rsplit(" ", 1))
        text = self.placed(words, what, text)
        return begun(text if what.per == 1 else words.say(BRIEF_PER, text, str(what.per)))


# Different heights

ALL_HEIGHTS: Final = QT_TRANSLATE_NOOP("cities", "heights 1, 2, 3 and 4")
DIFFERENT: Final = QT_TRANSLATE_NOOP("cities", "%1 different heights")


class OfHeights(Phrase[Heights]):
    """All of them, or so many, and at what land."""

    def wanted(self, words: Texts, what: Heights, need: int) -> str:
        whole = need == c.HIGHEST
        text = words.say(ALL_HEIGHTS) if whole else words.say(DIFFERENT, str(need))
        return words.say(AT[what.beside], text) if what.beside else text


# Areas with so many spaces or features

OF_SIZE: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "park areas of at least %1 spaces"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "water areas of at least %1 spaces"),
}
WITH_FEATURES: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "park areas with at least %n features", "", 1),
    c.WATER: QT_TRANSLATE_NOOP("cities", "water areas with at least %n features", "", 1),
}
BRIEF_SIZE: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "Parks of %1+ spaces"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "Water of %1+ spaces"),
}
BRIEF_FEATURES: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "Parks with %1+ features"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "Water with %1+ features"),
}


class OfAreas(Phrase[Areas]):
    """By what they need."""

    def counted(self, words: Texts, what: Areas) -> str:
        if what.features:
            return words.count(WITH_FEATURES[what.land], int(what.features))
        return words.say(OF_SIZE[what.land], str(what.size))

    def brief(self, words: Texts, what: Areas) -> str:
        if what.features:
            return words.say(BRIEF_FEATURES[what.land], str(what.features))
        return words.say(BRIEF_SIZE[what.land], str(what.size))


# A canal

ACROSS: Final = QT_TRANSLATE_NOOP("cities", "one water area across the finished district")
CANAL: Final = QT_TRANSLATE_NOOP(
    "cities",
    "Joined water that lies in all %1 columns or in all %1 rows of the finished district.",
)
LONG_CANAL: Final = QT_TRANSLATE_NOOP(
    "cities",
    "Joined water across all %1 spaces of the short side or all %2 of the long side of the"
    " finished district.",
)


class OfSpan(Phrase[Span]):
    """Says how long that is."""

    def explained(self, words: Texts, what: Span, sides: tuple[int, int]) -> str:
        short, long = (str(2 * side) for side in sides)
        return words.say(CANAL if short == long else LONG_CANAL, short, long)


# All of them

PHRASES: Final[Mapping[str, Phrase[Any]]] = {
    "buildings": OfBuildings(),
    "pairs": Phrase(
        counted={
            c.BY_COLOUR: QT_TRANSLATE_NOOP("cities", "pairs of neighbours of the same colour"),
            c.BY_HEIGHT: QT_TRANSLATE_NOOP("cities", "pairs of neighbours of the same height"),
        },
        brief={
            c.BY_COLOUR: QT_TRANSLATE_NOOP("cities", "Neighbours of one colour"),
            c.BY_HEIGHT: QT_TRANSLATE_NOOP("cities", "Neighbours of one height"),
        },
        by="same",
    ),
    "colour_sets": Phrase(
        QT_TRANSLATE_NOOP("cities", "%1 buildings of every colour"),
        QT_TRANSLATE_NOOP("cities", "sets of four buildings in all four colours"),
        QT_TRANSLATE_NOOP("cities", "All four colours"),
    ),
    "height_sets": Phrase(
        counted=QT_TRANSLATE_NOOP("cities", "sets of four buildings of heights 1, 2, 3 and 4"),
        brief=QT_TRANSLATE_NOOP("cities", "All four heights"),
    ),
    "heights": OfHeights(
        means=QT_TRANSLATE_NOOP("cities", "One building of each; they may stand far apart.")
    ),
    "largest_area": Phrase(
        {
            c.PARK: QT_TRANSLATE_NOOP("cities", "a park area of %1 spaces"),
            c.WATER: QT_TRANSLATE_NOOP("cities", "a water area of %1 spaces"),
        },
        {
            c.PARK: QT_TRANSLATE_NOOP("cities", "spaces of the largest park area"),
            c.WATER: QT_TRANSLATE_NOOP("cities", "spaces of the largest water area"),
        },
        {
            c.PARK: QT_TRANSLATE_NOOP("cities", "Largest park"),
            c.WATER: QT_TRANSLATE_NOOP("cities", "Largest water"),
        },
    ),
    "variety": Phrase(
        {
            c.PARK: QT_TRANSLATE_NOOP("cities", "%1 different features in one park area"),
            c.WATER: QT_TRANSLATE_NOOP("cities", "%1 different features in one water area"),
        }
    ),
    "areas": OfAreas(),
    "touching": Phrase(
        QT_TRANSLATE_NOOP("cities", "park and water side by side, %1 spaces each"),
        means=QT_TRANSLATE_NOOP("cities", "A park area and a water area that share an edge."),
    ),
    "span": OfSpan(ACROSS),
    "square": Phrase(
        QT_TRANSLATE_NOOP("cities", "%1 buildings in a square"),
        means=QT_TRANSLATE_NOOP("cities", "Two by two neighbours, also across the edges of tiles."),
    ),
    "level_group": Phrase(
        QT_TRANSLATE_NOOP("cities", "%1 joined buildings of the same height"),
        means=QT_TRANSLATE_NOOP("cities", "Joined by their edges, whatever their colours."),
    ),
    "quarter": Phrase(
        QT_TRANSLATE_NOOP("cities", "%1 joined plots of one colour"),
        means=QT_TRANSLATE_NOOP(
            "cities",
            "Joined by their edges, empty or built on; an empty special tile stands for any"
            " colour, a monument does not count.",
        ),
    ),
    "line": Phrase(
        {
            NONE: QT_TRANSLATE_NOOP("cities", "%1 buildings in a straight line"),
            c.PARK: QT_TRANSLATE_NOOP("cities", "%1 park spaces in a straight line"),
            c.WATER: QT_TRANSLATE_NOOP("cities", "%1 water spaces in a straight line"),
        },
        means=QT_TRANSLATE_NOOP("cities", "In one row or one column, without a gap."),
    ),
    "stairs": Phrase(
        QT_TRANSLATE_NOOP("cities", "%1 buildings in a line, each one higher"),
        means=QT_TRANSLATE_NOOP(
            "cities", "Side by side in one row or one column, such as of heights 1, 2 and 3."
        ),
    ),
    "colours_and_heights": Phrase(
        QT_TRANSLATE_NOOP("cities", "%1 buildings, all of different colours and heights"),
        means=QT_TRANSLATE_NOOP(
            "cities", "Each of the four colours once, and with them each height from 1 to 4 once."
        ),
    ),
}


def phrase(what: Pattern) -> Phrase[Any]:
    return PHRASES[what.key]


def wanted(words: Texts, goal: Goal) -> str:
    return phrase(goal.counts).wanted(words, goal.counts, int(goal.need))


def explained(words: Texts, goal: Goal, sides: tuple[int, int]) -> str:
    return phrase(goal.counts).explained(words, goal.counts, sides)


def begun(text: str) -> str:
    """With a capital, at the beginning of a line."""
    return text[:1].upper() + text[1:]
