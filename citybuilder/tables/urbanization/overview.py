"""What is in the box of Urbanization, for its rules."""

from typing import Final, cast

from citybuilder.core.game import Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.tables.overview import Chapter, Doubts, Overview, Row
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.texts import UrbanizationTexts

ART: Final = "urbanization"
PLACES: Final = {  # sections of the rules
    c.ASK_START: "start-region",
    c.ASK_SPREAD: "prices",
    c.ASK_CHARACTER: "characters",
    c.ASK_ACTION: "actions",
    c.ASK_USE: "characters",
    c.ASK_LIFT: "prices",
    c.ASK_SHIFT: "prices",
    c.ASK_LAND: "land",
    c.ASK_KIND: "buildings",
    c.ASK_BUILD: "buildings",
    c.ASK_GRAIN: "grain",
    c.ASK_BUY: "buy-grain",
    c.ASK_SELL: "sell-grain",
    c.ASK_SOW: "sow",
    c.ASK_ORDERS: "orders",
    c.ASK_INDUSTRY: "industry",
    c.ASK_SETTLE: "industry",
    c.ASK_GOODS: "produce",
    c.ASK_MARKER: "inventions",
    c.ASK_STEP: "inventions",
}
FACTORIES: Final = QT_TRANSLATE_NOOP("urbanization", "Factory cards")
CHARACTERS: Final = QT_TRANSLATE_NOOP("urbanization", "Characters")
INVENTIONS: Final = QT_TRANSLATE_NOOP("urbanization", "Inventions")
PIECES: Final = QT_TRANSLATE_NOOP("urbanization", "Pieces")
IN_FIELDS: Final = QT_TRANSLATE_NOOP("urbanization", "Orders")
SPACE: Final = QT_TRANSLATE_NOOP("urbanization", "Space")
VALUE: Final = QT_TRANSLATE_NOOP("urbanization", "Value")
SECTORS: Final = (
    QT_TRANSLATE_NOOP("urbanization", "Primary sector"),
    QT_TRANSLATE_NOOP("urbanization", "Secondary sector"),
    QT_TRANSLATE_NOOP("urbanization", "Tertiary sector"),
)
SECTOR_LOOKS: Final = (("circle", "green"), ("square", "red"), ("hexagon", "blue"))
STARTER: Final = QT_TRANSLATE_NOOP("urbanization", "Start player")
ONCE: Final = QT_TRANSLATE_NOOP("urbanization", "Works once")
LASTING: Final = QT_TRANSLATE_NOOP("urbanization", "Lasting")
BUILDINGS: Final = {  # %1: cost, %2: points
    c.HOUSE: QT_TRANSLATE_NOOP(
        "urbanization", "Costs %1 and brings %2. Stands on a free plot; a citizen can live there."
    ),
    c.HIGH_RISE: QT_TRANSLATE_NOOP(
        "urbanization", "Costs %1 and brings %2. Replaces a house; one more citizen can live there."
    ),
    c.ADMINISTRATION: QT_TRANSLATE_NOOP(
        "urbanization", "Costs %1 and brings %2. Needs no plot; nobody lives there."
    ),
}
FACTORY: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Brings %1. Stands on a free plot, for a factory card that you attract."
)
GRAIN: Final = QT_TRANSLATE_NOOP("urbanization", "Grain")
GRAIN_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Every citizen eats 1 grain at the end of a round. You may have %1 at most."
)
SOWN: Final = QT_TRANSLATE_NOOP("urbanization", "Sown grain")
SOWN_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Lies on a free plot until the harvest, and then comes back doubled."
)
ORDERS: Final = (
    QT_TRANSLATE_NOOP("urbanization", "Orange order"),
    QT_TRANSLATE_NOOP("urbanization", "Grey order"),
    QT_TRANSLATE_NOOP("urbanization", "White order"),
)
ORDER_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Work for a citizen, or a good in a factory for %1 and %2."
)
PRICE: Final = QT_TRANSLATE_NOOP("urbanization", "Price marker")
PRICE_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "A free region costs %1 for each of them in it."
)
MAP: Final = QT_TRANSLATE_NOOP("urbanization", "The land")
MAP_HELP: Final = QT_TRANSLATE_NOOP("urbanization", "%n triangular regions with %1 plots.", "", 1)
PIECE_ART: Final = {
    c.HOUSE: "house_0",
    c.HIGH_RISE: "skyscraper_0",
    c.ADMINISTRATION: "administration_0",
}


class UrbanizationOverview(Overview):
    """Cards of all sorts, then the pieces; factories show their values instead of costs."""

    def costs(self) -> str:
        return self.texts.say(VALUE)

    def numbers(self) -> str:
        return self.texts.say(IN_FIELDS)

    def chapters(self) -> list[Chapter]:
        words = cast(UrbanizationTexts, self.texts)
        rules = words.rules
        factories = [self.factory(words, card) for card in range(len(rules.box.factories))]
        characters = [self.character(words, who) for who in range(len(rules.box.characters))]
        inventions = [self.invention(words, each) for each in range(len(rules.box.inventions))]
        return [
            Chapter(words.say(FACTORIES), tuple(factories)),
            Chapter(words.say(CHARACTERS), tuple(characters)),
            Chapter(words.say(INVENTIONS), tuple(inventions), words.say(SPACE)),
            Chapter(words.say(PIECES), (*self.built(words), *self.moved(words))),
        ]

    def doubts_of(self, key: str, *parts: str) -> Doubts:
        """Of those parts that are shown."""
        found = self.doubts.get(key, {})
        shown = ("name", "effect", "count", *parts)
        return {part: why for part, why in found.items() if part in shown}

    def factory(self, words: UrbanizationTexts, card: int) -> Row:
        printed = words.rules.box.factories[card]
        return Row(
            printed.key,
            f"{ART}/{printed.key}",
            words.factory(card),
            words.say(SECTORS[printed.era]),
            *SECTOR_LOOKS[printed.era],
            words.phrases.order_fields(card),
            str(printed.value),
            words.phrases.makes(card),
            "1",
            self.doubts_of(printed.key, "numbers", "cost"),
        )

    def character(self, words: UrbanizationTexts, who: int) -> Row:
        key = words.rules.box.characters[who].key
        mayor = who == c.MAYOR
        return Row(
            key,
            f"{ART}/{key}",
            words.character(who),
            words.say(STARTER) if mayor else words.action_long(who),
            "circle" if mayor else "diamond",
            "yellow" if mayor else "violet",
            "",
            "",
            words.character_help(who),
            "1",
            self.doubts_of(key),
        )

    def invention(self, words: UrbanizationTexts, invention: int) -> Row:
        printed = words.rules.box.inventions[invention]
        return Row(
            printed.key,
            f"{ART}/{printed.key}",
            words.invention(invention),
            words.say(LASTING if printed.lasting else ONCE),
            "hexagon" if printed.lasting else "cross",
            "blue" if printed.lasting else "red",
            str(printed.space + 1),
            "",
            words.invention_help(invention),
            "1",
            self.doubts_of(printed.key, "numbers"),
        )

    # Pieces: as many as there are for all players

    def built(self, words: UrbanizationTexts) -> list[Row]:
        setup = words.rules.box.setup
        most = setup.players[-1]
        counts = {
            c.HOUSE: most.houses,
            c.HIGH_RISE: most.high_rises,
            c.ADMINISTRATION: most.administrations,
        }
        rows = []
        for kind, art in PIECE_ART.items():
            cost, points = setup.costs[kind], setup.gains[kind]
            effect = words.say(BUILDINGS[kind], words.money(cost), words.points(points))
            rows.append(piece(art, words.building(kind), effect, counts[kind]))
        effect = words.say(FACTORY, words.points(setup.new_factory))
        name = words.building(c.FACTORY)
        return [*rows, piece("factory_0", name, effect, most.factories)]

    def moved(self, words: UrbanizationTexts) -> list[Row]:
        rules = words.rules
        seats = len(rules.box.setup.players) - 1
        grain = seats * (c.FIELD + 1 + rules.box.setup.in_return + rules.box.setup.grain)
        eaten = words.say(GRAIN_HELP, str(rules.box.setup.row))
        plots = str(sum(region.plots for region in rules.box.regions))
        regions = len(rules.box.regions)
        return [
            piece("grain", words.say(GRAIN), eaten, grain),
            piece("field", words.say(SOWN), words.say(SOWN_HELP), grain),
            *(self.order(words, colour) for colour in range(c.COLOUR_COUNT)),
            piece("price", words.say(PRICE), words.say(PRICE_HELP, words.money(1)), regions),
            piece(f"map_{seats}", words.say(MAP), words.count(MAP_HELP, regions, plots), 1),
        ]

    def order(self, words: UrbanizationTexts, colour: int) -> Row:
        worth = words.say(
            ORDER_HELP, words.money(words.phrases.good_money(colour)), words.points(1)
        )
        count = words.rules.box.setup.players[-1].orders
        return piece(f"order_{c.COLOURS[colour]}", words.say(ORDERS[colour]), worth, count)


def piece(art: str, name: str, effect: str, count: int) -> Row:
    return Row(art, f"{ART}/{art}", name, "", "", "ink", "", "", effect, str(count))


def place_of(asked: Decision) -> str:
    """The section of the rules that tells about what is asked."""
    if asked.kind == c.ASK_USE and asked.what == c.PROFESSOR:
        return "professor"
    return PLACES[asked.kind]


OVERVIEW: Final = UrbanizationOverview
