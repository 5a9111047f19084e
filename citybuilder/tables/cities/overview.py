"""What is in the box of Cities, for its rules."""

from typing import Final, cast

from citybuilder.core.game import Decision
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.box import Goal
from citybuilder.tables.cities.ground import ART
from citybuilder.tables.cities.help import EACH
from citybuilder.tables.cities.phrases import begun, explained
from citybuilder.tables.cities.texts import CitiesTexts
from citybuilder.tables.cities.worth import ON, worth
from citybuilder.tables.overview import Chapter, Overview, Row
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
            Chapter(
                words.say(CARDS), tuple(self.card(words, n) for n in range(len(words.box.cards)))
            ),
            *(self.city(words, number) for number in range(len(words.box.cities))),
            Chapter(
                words.say(FEATURES),
                tuple(self.feature(words, n) for n in range(len(words.box.features))),
            ),
            self.tiles(words, start=True),
            self.tiles(words, start=False),
        ]

    def card(self, words: CitiesTexts, number: int) -> Row:
        card = words.box.cards[number]
        title, points = words.card_title(number), int(card.points)
        effect = words.card_help(number) if title else words.count(EACH, points)
        look = (words.say(CARD), "square", "violet")
        return self.row(card.key, title or words.card(number), look, effect, cost=str(points))

    def city(self, words: CitiesTexts, number: int) -> Chapter:
        city = words.box.cities[number]
        return Chapter(words.city(number), tuple(self.goal(words, goal) for goal in city.goals))

    def goal(self, words: CitiesTexts, goal: Goal) -> Row:
        values = [str(value) for value in goal.values]
        look = (words.say(GOAL), "hexagon", "yellow")
        short, long = map(int, words.box.setup.district)
        meant = explained(words, goal, (short, long))
        effect = " ".join([*[meant] * bool(meant), words.say(VALUES, *values)])
        cost = " / ".join(values)
        return self.row(goal.key, words.goal(goal), look, effect, str(goal.need), cost)

    def feature(self, words: CitiesTexts, number: int) -> Row:
        printed = words.box.features[number]
        land = int(printed.land)
        name = begun(words.feature(number))
        look = (words.say(ON[land]), SHAPES[land], COLOURS[land])
        effect = worth(words, printed)
        return self.row(printed.key, name, look, effect, count=int(printed.copies))

    def tiles(self, words: CitiesTexts, start: bool) -> Chapter:
        look = (words.say(TILE), "square", "grey")
        rows = []
        for number, tile in enumerate(words.box.tiles):
            if tile.start == start:
                rows.append(self.row(tile.key, words.tile_name(number), look, ""))
        return Chapter(words.say(START_TILES if start else TILES), tuple(rows))

    def row(
        self,
        key: str,
        name: str,
        look: tuple[str, str, str],
        effect: str,
        numbers: str = "",
        cost: str = "",
        count: int = 1,
    ) -> Row:
        doubts = self.doubts.get(key, {})
        return Row(key, f"{ART}/{key}", name, *look, numbers, cost, effect, str(count), doubts)


def place_of(asked: Decision) -> str:
    return PLACES[asked.kind]


OVERVIEW: Final = CitiesOverview
