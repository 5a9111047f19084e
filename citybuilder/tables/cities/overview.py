"""What is in the box of Cities, for its rules."""

from typing import Final, cast

from citybuilder.core.game import Decision
from citybuilder.games.cities import cards as c
from citybuilder.tables.cities.ground import ART
from citybuilder.tables.cities.phrases import begun
from citybuilder.tables.cities.texts import CitiesTexts
from citybuilder.tables.overview import Chapter, Doubts, Overview, Row
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

PLACES: Final = {  # sections of the rules
    c.ASK_START: "setup",
    c.ASK_TAKE: "round",
    c.ASK_LAY: "tiles",
    c.ASK_PUT: "features",
    c.ASK_BUILD: "buildings",
}
CARDS: Final = QT_TRANSLATE_NOOP("cities", "Cards")
FEATURES: Final = QT_TRANSLATE_NOOP("cities", "Feature tiles")
TILES: Final = QT_TRANSLATE_NOOP("cities", "Tiles")
START_TILES: Final = QT_TRANSLATE_NOOP("cities", "Start tiles")
POINTS: Final = QT_TRANSLATE_NOOP("cities", "Points")
NUMBERS: Final = QT_TRANSLATE_NOOP("cities", "Needs")
GOAL: Final = QT_TRANSLATE_NOOP("cities", "Goal of the city plan")
CARD: Final = QT_TRANSLATE_NOOP("cities", "Card")
TILE: Final = QT_TRANSLATE_NOOP("cities", "Tile")
ON: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "For parks"),
    c.WATER: QT_TRANSLATE_NOOP("cities", "For water"),
    -1: QT_TRANSLATE_NOOP("cities", "For plots"),
}
SETS: Final = QT_TRANSLATE_NOOP("cities", "Different ones in an area bring 1, 3, 6 or 10 points.")
MONUMENT: Final = QT_TRANSLATE_NOOP("cities", "2 points; nothing is built there.")
SPECIAL: Final = QT_TRANSLATE_NOOP("cities", "Makes a plot free: any colour can be built there.")
VALUES: Final = QT_TRANSLATE_NOOP(
    "cities", "%1 for the first, %2 for the second, %3 for the third."
)
COLOURS: Final = {c.PARK: "green", c.WATER: "blue", -1: "grey"}
SHAPES: Final = {c.PARK: "circle", c.WATER: "diamond", -1: "square"}


class CitiesOverview(Overview):
    """Cards, goals, features and tiles; points stand where other games have costs."""

    cost_art = "common/star"

    def costs(self) -> str:
        return self.texts.say(POINTS)

    def numbers(self) -> str:
        return self.texts.say(NUMBERS)

    def chapters(self) -> list[Chapter]:
        words = cast(CitiesTexts, self.texts)
        return [
            Chapter(words.say(CARDS), tuple(self.card(words, n) for n in range(words.box.kinds))),
            *(self.city(words, number) for number in range(len(words.box.cities))),
            Chapter(
                words.say(FEATURES),
                tuple(self.feature(words, n) for n in range(len(words.box.features))),
            ),
            self.tiles(words, start=True),
            self.tiles(words, start=False),
        ]

    def doubts_of(self, key: str) -> Doubts:
        return self.doubts.get(key, {})

    def card(self, words: CitiesTexts, card: int) -> Row:
        key = words.box.cards[card].key
        return Row(
            key,
            f"{ART}/{key}",
            words.card_title(card) or words.card(card),
            words.say(CARD),
            "square",
            "violet",
            "",
            str(words.box.cards[card].points),
            words.card_help(card),
            "1",
            self.doubts_of(key),
        )

    def city(self, words: CitiesTexts, city: int) -> Chapter:
        rows = []
        for goal in words.box.cities[city].goals:
            values = [str(value) for value in goal.values]
            rows.append(
                Row(
                    goal.key,
                    f"{ART}/{goal.key}",
                    words.goal(goal),
                    words.say(GOAL),
                    "hexagon",
                    "yellow",
                    str(goal.need),
                    " / ".join(values),
                    words.say(VALUES, *values),
                    "1",
                    self.doubts_of(goal.key),
                )
            )
        return Chapter(words.city(city), tuple(rows))

    def feature(self, words: CitiesTexts, feature: int) -> Row:
        printed = words.box.features[feature]
        land = int(printed.land)
        effect = SETS if land >= 0 else SPECIAL if printed.special else MONUMENT
        return Row(
            printed.key,
            f"{ART}/{printed.key}",
            begun(words.feature(feature)),
            words.say(ON[land]),
            SHAPES[land],
            COLOURS[land],
            "",
            "",
            words.say(effect),
            str(printed.copies),
            self.doubts_of(printed.key),
        )

    def tiles(self, words: CitiesTexts, start: bool) -> Chapter:
        rows = []
        for number, tile in enumerate(words.box.tiles):
            if tile.start == start:
                name = begun(words.tile(number))
                place = (words.say(TILE), "square", "grey")
                art, doubts = f"{ART}/{tile.key}", self.doubts_of(tile.key)
                rows.append(Row(tile.key, art, name, *place, "", "", name, "1", doubts))
        return Chapter(words.say(START_TILES if start else TILES), tuple(rows))


def place_of(asked: Decision) -> str:
    return PLACES[asked.kind]


OVERVIEW: Final = CitiesOverview
