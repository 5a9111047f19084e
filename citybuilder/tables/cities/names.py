"""What cities, features, colours and rows of Cities are called."""

from typing import Final

from citybuilder.tables.texts import QT_TRANSLATE_NOOP

CITIES: Final = {
    "new_york": QT_TRANSLATE_NOOP("cities", "New York City"),
    "rio": QT_TRANSLATE_NOOP("cities", "Rio de Janeiro"),
    "sydney": QT_TRANSLATE_NOOP("cities", "Sydney"),
    "mexico_city": QT_TRANSLATE_NOOP("cities", "Mexico City"),
    "barcelona": QT_TRANSLATE_NOOP("cities", "Barcelona"),
    "buenos_aires": QT_TRANSLATE_NOOP("cities", "Buenos Aires"),
    "lisbon": QT_TRANSLATE_NOOP("cities", "Lisbon"),
    "venice": QT_TRANSLATE_NOOP("cities", "Venice"),
}

TITLES: Final = {  # of scoring cards, as far as they are known
    "colour_sets": QT_TRANSLATE_NOOP("cities", "Liveable City"),
}

FEATURES: Final = {
    "yacht": QT_TRANSLATE_NOOP("cities", "yacht"),
    "rowing_boat": QT_TRANSLATE_NOOP("cities", "rowing boat"),
    "excursion_boat": QT_TRANSLATE_NOOP("cities", "excursion boat"),
    "dolphin": QT_TRANSLATE_NOOP("cities", "dolphin"),
    "fountain": QT_TRANSLATE_NOOP("cities", "fountain"),
    "carousel": QT_TRANSLATE_NOOP("cities", "carousel"),
    "kiosk": QT_TRANSLATE_NOOP("cities", "kiosk"),
    "tree": QT_TRANSLATE_NOOP("cities", "old tree"),
    "monument": QT_TRANSLATE_NOOP("cities", "monument"),
    "special": QT_TRANSLATE_NOOP("cities", "special tile"),
}

LANDS: Final = (  # spaces of a tile
    QT_TRANSLATE_NOOP("cities", "red plot"),
    QT_TRANSLATE_NOOP("cities", "blue plot"),
    QT_TRANSLATE_NOOP("cities", "green plot"),
    QT_TRANSLATE_NOOP("cities", "yellow plot"),
    QT_TRANSLATE_NOOP("cities", "park"),
    QT_TRANSLATE_NOOP("cities", "water"),
    QT_TRANSLATE_NOOP("cities", "free plot"),
)
PIECES: Final = (  # so many of a colour
    QT_TRANSLATE_NOOP("cities", "%n red", "", 1),
    QT_TRANSLATE_NOOP("cities", "%n blue", "", 1),
    QT_TRANSLATE_NOOP("cities", "%n green", "", 1),
    QT_TRANSLATE_NOOP("cities", "%n yellow", "", 1),
)
PIECE: Final = (
    QT_TRANSLATE_NOOP("cities", "red piece"),
    QT_TRANSLATE_NOOP("cities", "blue piece"),
    QT_TRANSLATE_NOOP("cities", "green piece"),
    QT_TRANSLATE_NOOP("cities", "yellow piece"),
)
BUILDINGS: Final = (  # a building of a colour; %1: its height
    QT_TRANSLATE_NOOP("cities", "red building of height %1"),
    QT_TRANSLATE_NOOP("cities", "blue building of height %1"),
    QT_TRANSLATE_NOOP("cities", "green building of height %1"),
    QT_TRANSLATE_NOOP("cities", "yellow building of height %1"),
)
ROWS: Final = (
    QT_TRANSLATE_NOOP("cities", "Cards"),
    QT_TRANSLATE_NOOP("cities", "Tiles"),
    QT_TRANSLATE_NOOP("cities", "Feature tiles"),
    QT_TRANSLATE_NOOP("cities", "Pieces"),
)
