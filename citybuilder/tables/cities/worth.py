"""What feature tiles of Cities are for, and what they bring."""

from typing import Final

from citybuilder.games.cities import cards as c
from citybuilder.games.cities.cards import Feature
from citybuilder.tables.cities.texts import CitiesTexts
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

ON: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "For parks"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "For water"),
    -1: QT_TRANSLATE_NOOP("cities", "For plots"),
}
SETS: Final = QT_TRANSLATE_NOOP("cities", "Different ones in an area bring %1 or %2 points.")
MONUMENT: Final = QT_TRANSLATE_NOOP("cities", "%n points; nothing is built there.", "", 1)
SPECIAL: Final = QT_TRANSLATE_NOOP("cities", "You can build in any colour there.")
PURPOSE: Final = QT_TRANSLATE_NOOP("cities", "%1: %2")


def worth(words: CitiesTexts, printed: Feature) -> str:
    """What it brings."""
    if printed.land >= 0:
        *some, most = map(str, words.box.sets[1:])
        return words.say(SETS, ", ".join(some), most)
    if printed.special:
        return words.say(SPECIAL)
    return words.count(MONUMENT, int(words.box.setup.monument))


def purpose(words: CitiesTexts, printed: Feature) -> str:
    """Where it belongs, and what it brings there."""
    return words.say(PURPOSE, words.say(ON[int(printed.land)]), worth(words, printed))
