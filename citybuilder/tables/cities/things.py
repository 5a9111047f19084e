"""Several things of Cities in one sentence: counted, with articles, the last after an “and”."""

from collections.abc import Mapping, Sequence
from typing import Final

from citybuilder.core.game import Event
from citybuilder.games.cities import cards as c
from citybuilder.tables.cities.names import LANDS
from citybuilder.tables.cities.names import PIECES as MORE
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Texts

A: Final = {  # as the object of a sentence
    "yacht": QT_TRANSLATE_NOOP("cities", "a yacht"),
    "rowing_boat": QT_TRANSLATE_NOOP("cities", "a rowing boat"),
    "excursion_boat": QT_TRANSLATE_NOOP("cities", "an excursion boat"),
    "dolphin": QT_TRANSLATE_NOOP("cities", "a dolphin"),
    "fountain": QT_TRANSLATE_NOOP("cities", "a fountain"),
    "carousel": QT_TRANSLATE_NOOP("cities", "a carousel"),
    "kiosk": QT_TRANSLATE_NOOP("cities", "a kiosk"),
    "tree": QT_TRANSLATE_NOOP("cities", "an old tree"),
    "monument": QT_TRANSLATE_NOOP("cities", "a monument"),
    "special": QT_TRANSLATE_NOOP("cities", "a special tile"),
}
SO_MANY: Final = {  # likewise
    "yacht": QT_TRANSLATE_NOOP("cities", "%n yachts", "", 1),
    "rowing_boat": QT_TRANSLATE_NOOP("cities", "%n rowing boats", "", 1),
    "excursion_boat": QT_TRANSLATE_NOOP("cities", "%n excursion boats", "", 1),
    "dolphin": QT_TRANSLATE_NOOP("cities", "%n dolphins", "", 1),
    "fountain": QT_TRANSLATE_NOOP("cities", "%n fountains", "", 1),
    "carousel": QT_TRANSLATE_NOOP("cities", "%n carousels", "", 1),
    "kiosk": QT_TRANSLATE_NOOP("cities", "%n kiosks", "", 1),
    "tree": QT_TRANSLATE_NOOP("cities", "%n old trees", "", 1),
    "monument": QT_TRANSLATE_NOOP("cities", "%n monuments", "", 1),
    "special": QT_TRANSLATE_NOOP("cities", "%n special tiles", "", 1),
}
THE: Final = {  # likewise
    "yacht": QT_TRANSLATE_NOOP("cities", "the yacht"),
    "rowing_boat": QT_TRANSLATE_NOOP("cities", "the rowing boat"),
    "excursion_boat": QT_TRANSLATE_NOOP("cities", "the excursion boat"),
    "dolphin": QT_TRANSLATE_NOOP("cities", "the dolphin"),
    "fountain": QT_TRANSLATE_NOOP("cities", "the fountain"),
    "carousel": QT_TRANSLATE_NOOP("cities", "the carousel"),
    "kiosk": QT_TRANSLATE_NOOP("cities", "the kiosk"),
    "tree": QT_TRANSLATE_NOOP("cities", "the old tree"),
    "monument": QT_TRANSLATE_NOOP("cities", "the monument"),
    "special": QT_TRANSLATE_NOOP("cities", "the special tile"),
}
THE_PIECE: Final = (
    QT_TRANSLATE_NOOP("cities", "the red piece"),
    QT_TRANSLATE_NOOP("cities", "the blue piece"),
    QT_TRANSLATE_NOOP("cities", "the green piece"),
    QT_TRANSLATE_NOOP("cities", "the yellow piece"),
)
A_PIECE: Final = (
    QT_TRANSLATE_NOOP("cities", "a red piece"),
    QT_TRANSLATE_NOOP("cities", "a blue piece"),
    QT_TRANSLATE_NOOP("cities", "a green piece"),
    QT_TRANSLATE_NOOP("cities", "a yellow piece"),
)
ONE_MORE: Final = (  # after other pieces
    QT_TRANSLATE_NOOP("cities", "a red one"),
    QT_TRANSLATE_NOOP("cities", "a blue one"),
    QT_TRANSLATE_NOOP("cities", "a green one"),
    QT_TRANSLATE_NOOP("cities", "a yellow one"),
)
PIECES: Final = (
    QT_TRANSLATE_NOOP("cities", "%n red pieces", "", 1),
    QT_TRANSLATE_NOOP("cities", "%n blue pieces", "", 1),
    QT_TRANSLATE_NOOP("cities", "%n green pieces", "", 1),
    QT_TRANSLATE_NOOP("cities", "%n yellow pieces", "", 1),
)
A_PLOT: Final = (  # after “with”
    QT_TRANSLATE_NOOP("cities", "a red"),
    QT_TRANSLATE_NOOP("cities", "a blue"),
    QT_TRANSLATE_NOOP("cities", "a green"),
    QT_TRANSLATE_NOOP("cities", "a yellow"),
)
PLOTS_OF: Final = QT_TRANSLATE_NOOP("cities", "%1 plot")
WITH: Final = (  # so many spaces of a tile, after “with”
    QT_TRANSLATE_NOOP("cities", "%n red plots", "", 1),
    QT_TRANSLATE_NOOP("cities", "%n blue plots", "", 1),
    QT_TRANSLATE_NOOP("cities", "%n green plots", "", 1),
    QT_TRANSLATE_NOOP("cities", "%n yellow plots", "", 1),
    QT_TRANSLATE_NOOP("cities", "%n spaces of park", "", 1),
    QT_TRANSLATE_NOOP("cities", "%n spaces of water", "", 1),
)
A_BUILDING: Final = (  # as the object of a sentence
    QT_TRANSLATE_NOOP("cities", "a red building"),
    QT_TRANSLATE_NOOP("cities", "a blue building"),
    QT_TRANSLATE_NOOP("cities", "a green building"),
    QT_TRANSLATE_NOOP("cities", "a yellow building"),
)
BUILDINGS: Final = (  # likewise; %1: the height
    QT_TRANSLATE_NOOP("cities", "a red building of height %1"),
    QT_TRANSLATE_NOOP("cities", "a blue building of height %1"),
    QT_TRANSLATE_NOOP("cities", "a green building of height %1"),
    QT_TRANSLATE_NOOP("cities", "a yellow building of height %1"),
)
TO_HEIGHT: Final = QT_TRANSLATE_NOOP("cities", "%1 to height %2")
BUILDS: Final = QT_TRANSLATE_NOOP("cities", "%1 builds %2.")
RAISES: Final = QT_TRANSLATE_NOOP("cities", "%1 raises %2.")
BUILDS_AND_RAISES: Final = QT_TRANSLATE_NOOP("cities", "%1 builds %2 and raises %3.")
ONTO: Final = {  # by the land that a feature belongs on
    c.PARK: QT_TRANSLATE_NOOP("cities", "%1 into the park"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "%1 on the water"),
}
ONTO_PLOT: Final = QT_TRANSLATE_NOOP("cities", "%1 on a plot")


def spaces_of(words: Texts, spaces: Sequence[int]) -> str:
    """What is on a tile: building land that is there once shares its noun."""
    counts = {land: spaces.count(land) for land in sorted(spaces)}
    plots = range(len(A_PLOT))
    single = [words.say(A_PLOT[land]) for land in plots if counts.get(land) == 1]
    first = [words.say(PLOTS_OF, words.both(single))] if single else []
    lands = [words.say(LANDS[land]) for land in ONTO if counts.get(land) == 1]
    several = [words.count(WITH[land], number) for land, number in counts.items() if number > 1]
    return words.both([*first, *lands, *several])


def so_many(words: Texts, keys: Sequence[str]) -> str:
    """Feature tiles, counted."""
    return named(words, A, keys)


def the(words: Texts, keys: Sequence[str]) -> str:
    """Feature tiles that somebody has in hand."""
    return named(words, THE, keys)


def named(words: Texts, one: Mapping[str, str], keys: Sequence[str]) -> str:
    """With an article what is there once."""
    counts = {key: keys.count(key) for key in keys}
    return words.both(
        [
            words.say(one[key]) if number == 1 else words.count(SO_MANY[key], number)
            for key, number in counts.items()
        ]
    )


def pieces(words: Texts, colours: Sequence[int]) -> str:
    """Only the first colour says what they are; what is there once has an article."""
    told: list[str] = []
    for colour in sorted(set(colours)):
        one, several = (ONE_MORE, MORE) if told else (A_PIECE, PIECES)
        number = colours.count(colour)
        found = words.say(one[colour]) if number == 1 else words.count(several[colour], number)
        told.append(found)
    return words.both(told)


def the_pieces(words: Texts, colours: Sequence[int]) -> str:
    """Pieces that somebody has in hand."""
    return words.say(THE_PIECE[colours[0]]) if len(colours) == 1 else pieces(words, colours)


def built(words: Texts, who: str, events: Sequence[Event]) -> str:
    """Each building as high as it became; one that stood already is raised."""
    firsts = {event.where for event in events if event.amount == 1}
    new, raised = [], []
    for last in {event.where: event for event in events}.values():
        colour, height = int(last.what), str(last.amount)
        if last.where not in firsts:
            raised.append(words.say(TO_HEIGHT, words.say(A_BUILDING[colour]), height))
        elif last.amount == 1:
            new.append(words.say(A_BUILDING[colour]))
        else:
            new.append(words.say(BUILDINGS[colour], height))
    if new and raised:
        return words.say(BUILDS_AND_RAISES, who, words.both(new), words.both(raised))
    return words.say(BUILDS if new else RAISES, who, words.both(new or raised))


def put(words: Texts, keys: Sequence[str], lands: Sequence[int]) -> str:
    """Which feature went where."""
    return words.both(
        [
            words.say(ONTO.get(land, ONTO_PLOT), words.say(THE[key]))
            for key, land in zip(keys, lands, strict=True)
        ]
    )
