"""Cities in words."""

from collections.abc import Sequence
from typing import Final, cast

from citybuilder.core.game import (
    NONE,
    UNKNOWN,
    Action,
    Decision,
    Event,
    Game,
    Options,
    State,
)
from citybuilder.core.score import ScoreLine
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.box import Goal
from citybuilder.games.cities.rules import Cities
from citybuilder.games.cities.state import CitiesState
from citybuilder.tables.cities import things
from citybuilder.tables.cities.names import (
    BUILDINGS,
    CITIES,
    FEATURES,
    LANDS,
    PIECE,
    PIECES,
    TITLES,
)
from citybuilder.tables.cities.phrases import begun, phrase, wanted
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, RoundTexts, Translate

TITLE: Final = QT_TRANSLATE_NOOP("cities", "Cities")

CITY: Final = QT_TRANSLATE_NOOP("cities", "City plan")
CITY_HELP: Final = QT_TRANSLATE_NOOP("cities", "The three goals that all players compete for.")
ANY_CITY: Final = QT_TRANSLATE_NOOP("cities", "Any city")
ANY_HELP: Final = QT_TRANSLATE_NOOP("cities", "One of the eight city plans is drawn.")
GOALS_HELP: Final = QT_TRANSLATE_NOOP("cities", "Goals: %1; %2; %3.")
LENGTH: Final = QT_TRANSLATE_NOOP("cities", "Length")
LENGTH_HELP: Final = QT_TRANSLATE_NOOP("cities", "Two players can choose a longer match.")
LENGTHS: Final = {
    "normal": QT_TRANSLATE_NOOP("cities", "Normal"),
    "long": QT_TRANSLATE_NOOP("cities", "Long (two players)"),
}
LENGTHS_HELP: Final = {
    "normal": QT_TRANSLATE_NOOP(
        "cities", "Eight rounds, or four with two players; 3 × 3 tiles each."
    ),
    "long": QT_TRANSLATE_NOOP("cities", "Seven rounds for two players; 3 × 5 tiles each."),
}

WHICH_START: Final = QT_TRANSLATE_NOOP("cities", "Which start tile do you begin with?")
WHERE_TO: Final = QT_TRANSLATE_NOOP("cities", "Where do you send your worker?")
WHERE_TILE: Final = QT_TRANSLATE_NOOP(
    "cities", "Where do you lay the tile? R or the mouse wheel turns it."
)
WHERE_FEATURE: Final = QT_TRANSLATE_NOOP("cities", "Where do you put %1?")
WHERE_PIECE: Final = QT_TRANSLATE_NOOP("cities", "Where do you place %1?")
WHERE_PIECES: Final = QT_TRANSLATE_NOOP("cities", "Where do you place the %n pieces?", "", 1)

OR_FEATURE: Final = QT_TRANSLATE_NOOP("cities", "%1 R switches to the other one.")
OR_PIECE: Final = QT_TRANSLATE_NOOP("cities", "%1 R switches the colour.")

START: Final = QT_TRANSLATE_NOOP("cities", "Begin with %1")
TAKE_CARD: Final = QT_TRANSLATE_NOOP("cities", "Card %1: %2")
TAKE_TILE: Final = QT_TRANSLATE_NOOP("cities", "Tile %1 with %2")
TILE_WITH: Final = QT_TRANSLATE_NOOP("cities", "Tile with %1")
TAKE_UNSEEN: Final = QT_TRANSLATE_NOOP("cities", "Tile %1: %2")
TAKE_FEATURES: Final = QT_TRANSLATE_NOOP("cities", "Features %1: %2")
TAKE_PIECES: Final = QT_TRANSLATE_NOOP("cities", "Pieces %1: %2")
FROM_BAG: Final = QT_TRANSLATE_NOOP("cities", "%n from the bag", "", 1)
LAY_AT: Final = QT_TRANSLATE_NOOP("cities", "Lay at %1")
AT_SPACE: Final = QT_TRANSLATE_NOOP("cities", "On %1 (%2)")
LAY: Final = QT_TRANSLATE_NOOP("cities", "Lay at %1, turned by %2°")
LAY_AS_IS: Final = QT_TRANSLATE_NOOP("cities", "Lay at %1, not turned")
TURNED: Final = QT_TRANSLATE_NOOP("cities", "Turned by %1°")
AS_IS: Final = QT_TRANSLATE_NOOP("cities", "Not turned")
PUT: Final = QT_TRANSLATE_NOOP("cities", "%1 on %2")
BUILD: Final = QT_TRANSLATE_NOOP("cities", "%1 on %2, height %3")
LEAVE: Final = QT_TRANSLATE_NOOP("cities", "Do without %1")
LEAVE_IT: Final = QT_TRANSLATE_NOOP("cities", "Do without it")
LEAVE_ONE: Final = QT_TRANSLATE_NOOP("cities", "Do without one")
ONE_OF: Final = QT_TRANSLATE_NOOP("cities", "%1 (1 of %2)")

HIDDEN: Final = QT_TRANSLATE_NOOP("cities", "face down")
HIDDEN_CARD: Final = QT_TRANSLATE_NOOP("cities", "a card")
POINTS_EACH: Final = QT_TRANSLATE_NOOP("cities", "%n points each: %1.", "", 1)

ROUND_BEGAN: Final = QT_TRANSLATE_NOOP("cities", "Round %1: %2 begins.")
ROUND_OF: Final = QT_TRANSLATE_NOOP("cities", "Round %1 of %2")
BEGINNING: Final = QT_TRANSLATE_NOOP("cities", "Start tiles")

EVENTS: Final = {  # %1: who, %2: what
    c.TURN_BEGAN: QT_TRANSLATE_NOOP("cities", "It is %1's turn."),
    c.STARTED: QT_TRANSLATE_NOOP("cities", "%1 begins with %2."),
    c.CARD_TAKEN: QT_TRANSLATE_NOOP("cities", "%1 takes the card “%2”."),
    c.TILE_TAKEN: QT_TRANSLATE_NOOP("cities", "%1 takes a tile with %2."),
    c.FEATURE_TAKEN: QT_TRANSLATE_NOOP("cities", "%1 takes %2."),
    c.PIECE_TAKEN: QT_TRANSLATE_NOOP("cities", "%1 takes %2."),
    c.LAID: QT_TRANSLATE_NOOP("cities", "%1 lays the tile."),
    c.PUT_DOWN: QT_TRANSLATE_NOOP("cities", "%1 puts %2."),
    c.FEATURE_LOST: QT_TRANSLATE_NOOP("cities", "%1 does without %2."),
    c.PIECE_LOST: QT_TRANSLATE_NOOP("cities", "%1 does without %2."),
    c.STAR_TAKEN: QT_TRANSLATE_NOOP("cities", "%1 takes the star and begins the next round."),
    c.WON: QT_TRANSLATE_NOOP("cities", "%1 wins!"),
}
UNSEEN: Final = {  # likewise, of what lay face down
    c.CARD_TAKEN: QT_TRANSLATE_NOOP("cities", "%1 turns over the card “%2”."),
    c.TILE_TAKEN: QT_TRANSLATE_NOOP("cities", "%1 turns over a tile with %2."),
    c.PIECE_TAKEN: QT_TRANSLATE_NOOP("cities", "%1 draws %2 from the bag."),
}
NO_PLACE: Final = QT_TRANSLATE_NOOP("cities", "%1 has no place for %2.")
REACHED: Final = QT_TRANSLATE_NOOP("cities", "%1 reaches a goal for %n points: %2.", "", 1)
CLEARED: Final = QT_TRANSLATE_NOOP("cities", "What nobody took leaves the game.")
LAID_OUT: Final = QT_TRANSLATE_NOOP("cities", "The board is filled.")
FRESH: Final = QT_TRANSLATE_NOOP(
    "cities", "New cards, tiles, feature tiles and pieces come onto the board for the new round."
)

PLAN_RULE: Final = QT_TRANSLATE_NOOP("cities", "City plan")
WATER_RULE: Final = QT_TRANSLATE_NOOP("cities", "Water areas")
PARK_RULE: Final = QT_TRANSLATE_NOOP("cities", "Park areas")
MONUMENT_RULE: Final = QT_TRANSLATE_NOOP("cities", "Monuments")
CARD_RULE: Final = QT_TRANSLATE_NOOP("cities", "Cards")
SET: Final = QT_TRANSLATE_NOOP("cities", "%n different features", "", 1)
MONUMENTS: Final = QT_TRANSLATE_NOOP("cities", "%n monuments", "", 1)
TIMES: Final = QT_TRANSLATE_NOOP("cities", "%1 (%2 × %3)")

TOGETHER: Final = (
    c.FEATURE_TAKEN,
    c.PIECE_TAKEN,
    c.PUT_DOWN,
    c.BUILT,
    c.FEATURE_LOST,
    c.PIECE_LOST,
)
LETTERS: Final = "ABCDEFGHIJKLMNOPQRST"
LUCK: Final = QT_TRANSLATE_NOOP(
    "cities", "Luck is what came from the stacks and the bag, compared with the average."
)


class CitiesTexts(RoundTexts):
    """Its cards are cards; tiles, features and colours have names of their own."""

    context = "cities"
    crowns = int(c.WON)

    def __init__(self, game: Game[State], names: Sequence[str], translate: Translate) -> None:
        super().__init__(game, names, translate)
        self.box = cast(Cities, game).box

    def luck(self) -> str:
        return self.say(LUCK)

    def fortune(self, events: Sequence[Event], seats: Sequence[int]) -> str:
        if any(event.kind == c.LAID_OUT for event in events):
            return self.say(FRESH)
        return super().fortune(events, seats)

    def title(self) -> str:
        return self.say(TITLE)

    # Options

    def played(self, options: Options) -> str:
        """A city that was drawn is not known any more."""
        known = [city.key for city in self.box.cities]
        chosen = options.get("city", c.ANY_CITY)
        return self.choice("city", chosen) if chosen in known else self.title()

    def option(self, key: str) -> str:
        return self.say(CITY if key == c.CITY else LENGTH)

    def option_help(self, key: str) -> str:
        return self.say(CITY_HELP if key == c.CITY else LENGTH_HELP)

    def choice(self, key: str, choice: str) -> str:
        if key == c.LENGTH:
            return self.say(LENGTHS[choice])
        return self.say(ANY_CITY) if choice == c.ANY_CITY else self.say(CITIES[choice])

    def choice_help(self, key: str, choice: str) -> str:
        if key == c.LENGTH:
            return self.say(LENGTHS_HELP[choice])
        for city in self.box.cities:
            if city.key == choice:
                return self.say(GOALS_HELP, *(wanted(self, goal) for goal in city.goals))
        return self.say(ANY_HELP)

    # Cards and other things

    def card(self, what: int) -> str:
        if what < 0:
            return self.say(HIDDEN_CARD)
        return begun(self.counted(what))

    def counted(self, what: int) -> str:
        """What a card gives points for, each."""
        counts = self.box.cards[what].counts
        return phrase(counts).counted(self, counts)

    def card_title(self, what: int) -> str:
        """The printed title of a card; empty if it is not known."""
        key = self.box.cards[what].key
        return self.say(TITLES[key]) if key in TITLES else ""

    def card_on_face(self, what: int) -> str:
        counts = self.box.cards[what].counts
        return phrase(counts).brief(self, counts)

    def card_help(self, what: int) -> str:
        return self.count(POINTS_EACH, int(self.box.cards[what].points), self.counted(what))

    def city(self, city: int) -> str:
        return self.say(CITIES[self.box.cities[city].key])

    def goal(self, goal: Goal) -> str:
        return begun(wanted(self, goal))

    def goal_numbered(self, number: int) -> Goal:
        return self.box.cities[number // c.GOALS].goals[number % c.GOALS]

    def tile(self, tile: int) -> str:
        """By what is on it, as it follows a “with”."""
        if tile < 0:
            return self.say(HIDDEN)
        return things.spaces_of(self, [int(land) for land in self.box.tiles[tile].spaces])

    def tile_name(self, tile: int) -> str:
        return self.say(TILE_WITH, self.tile(tile))

    def feature(self, feature: int) -> str:
        if feature < 0:
            return self.say(HIDDEN)
        return self.say(FEATURES[self.box.features[feature].key])

    def features(self, found: Sequence[int]) -> str:
        """Twins are counted."""
        counts = {feature: found.count(feature) for feature in found}
        return ", ".join(
            self.feature(feature)
            if number == 1
            else self.count(things.SO_MANY[self.box.features[feature].key], number)
            for feature, number in counts.items()
        )

    def feature_keys(self, found: Sequence[int]) -> list[str]:
        return [self.box.features[feature].key for feature in found]

    def pieces(self, colours: Sequence[int]) -> str:
        """So many of each colour."""
        counts = [(colour, colours.count(colour)) for colour in range(len(PIECES))]
        return ", ".join(self.count(PIECES[colour], count) for colour, count in counts if count)

    def piece(self, colour: int) -> str:
        return self.say(PIECE[colour])

    def building(self, colour: int, height: int) -> str:
        return self.say(BUILDINGS[colour], str(height))

    def space(self, table: CitiesState, space: int) -> str:
        """Its column and row, as they stand at the rim of the district. They are those of the
        whole field, so that they stay what they are while the district grows."""
        return self.column(space % int(table.side)) + self.row(space // int(table.side))

    def column(self, number: int) -> str:
        return LETTERS[number - 1]

    def row(self, number: int) -> str:
        return str(number)

    def place(self, table: CitiesState, place: int) -> str:
        """Where a tile may come to lie: its first space and its last."""
        x, y = 1 + 2 * (place % int(table.span)), 1 + 2 * (place // int(table.span))
        return f"{self.column(x)}{self.row(y)}–{self.column(x + 1)}{self.row(y + 1)}"

    def slot_features(self, table: CitiesState, slot: int) -> list[int]:
        return on_board(table.row_features, self.box.feature_places[slot])

    def slot_pieces(self, table: CitiesState, slot: int) -> list[int]:
        return on_board(table.row_pieces, self.box.piece_places[slot])

    def hand_features(self, table: CitiesState) -> list[int]:
        counts = table.hand_features
        return [feature for feature in range(len(counts)) for _ in range(counts[feature])]

    def hand_pieces(self, table: CitiesState) -> list[int]:
        counts = table.hand_pieces
        return [colour for colour in range(len(counts)) for _ in range(counts[colour])]

    # Questions and answers

    def prompt(self, view: State, asked: Decision) -> str:
        table = cast(CitiesState, view)
        if asked.kind == c.ASK_START:
            return self.say(WHICH_START)
        if asked.kind == c.ASK_LAY:
            return self.say(WHERE_TILE)
        if asked.kind in (c.ASK_PUT, c.ASK_BUILD):
            where = self.where(table, asked)
            text = OR_FEATURE if asked.kind == c.ASK_PUT else OR_PIECE
            return self.say(text, where) if self.is_open_which(table, asked) else where
        return self.say(WHERE_TO)

    def where(self, table: CitiesState, asked: Decision) -> str:
        """Where what is in hand goes."""
        if asked.kind == c.ASK_PUT:
            held = self.feature_keys(self.hand_features(table))
            return self.say(WHERE_FEATURE, things.the(self, held))
        pieces = self.hand_pieces(table)
        if len(set(pieces)) > 1:
            return self.count(WHERE_PIECES, len(pieces))
        return self.say(WHERE_PIECE, things.the_pieces(self, pieces))

    def is_open_which(self, table: CitiesState, asked: Decision) -> bool:
        """Whether several things in hand fit on one space."""
        base = asked.seat * table.size
        put = asked.kind == c.ASK_PUT
        held = set(self.hand_features(table) if put else self.hand_pieces(table))
        land = self.box.land
        fits = land.can_put if put else land.can_build
        return any(
            sum(fits(table, base + space, what) for what in held) > 1
            for space in land.inner(table, asked.seat)
        )

    def action(self, view: State, asked: Decision, action: Action) -> str:
        table = cast(CitiesState, view)
        kind, what, seat = action.kind, action.what, asked.seat
        if kind == c.START:
            return self.say(START, self.tile(what))
        if kind == c.TAKE:
            return self.slot(table, action.where)
        if kind == c.LAY:
            place, degrees = self.place(table, int(action.where)), str(90 * action.amount)
            return self.say(LAY, place, degrees) if action.amount else self.say(LAY_AS_IS, place)
        if kind == c.LEAVE:
            return self.leaving(table, asked, int(what))
        where = self.space(table, int(action.where))
        if kind == c.PUT:
            return self.say(PUT, begun(self.feature(what)), where)
        height = 1 + table.height[seat * table.size + action.where]
        return self.say(BUILD, begun(self.piece(int(what))), where, str(height))

    def place_name(self, table: CitiesState, asked: Decision, action: Action) -> str:
        """Where something can be placed in several ways, or one of several things."""
        if action.kind == c.LAY:
            return self.say(LAY_AT, self.place(table, int(action.where)))
        land = int(table.land[asked.seat * table.size + action.where])
        return self.say(AT_SPACE, self.space(table, int(action.where)), self.say(LANDS[land]))

    def turned(self, action: Action) -> str:
        """How a tile is laid, where it is said already at which place."""
        return self.say(TURNED, str(90 * action.amount)) if action.amount else self.say(AS_IS)

    def leaving(self, table: CitiesState, asked: Decision, what: int) -> str:
        """Doing without; the question has named what is in hand if it is of one kind."""
        held = self.hand_features(table) if asked.kind == c.ASK_PUT else self.hand_pieces(table)
        if len(set(held)) > 1:
            return self.say(LEAVE, self.left(table, asked, what))
        return self.say(LEAVE_ONE if len(held) > 1 else LEAVE_IT)

    def left(self, table: CitiesState, asked: Decision, what: int) -> str:
        """One thing that is not placed, and how many like it are in hand."""
        put = asked.kind == c.ASK_PUT
        held = int((table.hand_features if put else table.hand_pieces)[what])
        name = self.say(things.THE[self.feature_keys([what])[0]] if put else things.THE_PIECE[what])
        return self.say(ONE_OF, name, str(held)) if held > 1 else name

    def slot(self, table: CitiesState, slot: int) -> str:
        """What lies there."""
        row, number = slot // c.SLOTS, slot % c.SLOTS
        nth = str(number + 1)
        if row == c.CARDS:
            card = table.row_cards[number]
            hidden = card == UNKNOWN
            return self.say(TAKE_CARD, nth, self.say(HIDDEN) if hidden else self.card(int(card)))
        if row == c.TILES:
            tile = int(table.row_tiles[number])
            return self.say(TAKE_UNSEEN if tile < 0 else TAKE_TILE, nth, self.tile(tile))
        if row == c.FEATURES:
            return self.say(TAKE_FEATURES, nth, self.features(self.slot_features(table, number)))
        found = self.slot_pieces(table, number)
        bag = self.count(FROM_BAG, int(self.box.setup.drawn))
        return self.say(TAKE_PIECES, nth, self.pieces(found) if found else bag)

    # What happens

    def event(self, event: Event) -> str:
        return self.together([event])

    def joins(self, before: Event, event: Event) -> bool:
        same = before.kind == event.kind and before.seat == event.seat
        lost = event.kind in (c.FEATURE_LOST, c.PIECE_LOST)
        return same and event.kind in TOGETHER and (not lost or before.amount == event.amount)

    def together(self, events: Sequence[Event]) -> str:
        first = events[0]
        kind, who = first.kind, self.name(first.seat)
        if kind == c.ROUND_BEGAN:
            return self.say(ROUND_BEGAN, str(first.amount), who)
        if kind == c.LAID_OUT:
            return self.say(LAID_OUT)
        if kind == c.CLEARED:
            return self.say(CLEARED)
        if kind == c.REACHED:
            goal = wanted(self, self.goal_numbered(int(first.what)))
            return self.count(REACHED, int(first.amount), who, goal)
        if kind in (c.FEATURE_LOST, c.PIECE_LOST) and first.amount > 0:
            return self.say(NO_PLACE, who, self.things(events))
        if kind == c.BUILT:
            return things.built(self, who, events)
        unseen = first.amount > 0 and kind in UNSEEN
        return self.say(UNSEEN[kind] if unseen else EVENTS[kind], who, self.things(events))

    def things(self, events: Sequence[Event]) -> str:
        """What the events are about."""
        kind, what = events[0].kind, int(events[0].what)
        found = [int(event.what) for event in events]
        if kind == c.CARD_TAKEN:
            return self.card(what)
        if kind in (c.TILE_TAKEN, c.STARTED):
            return self.tile(what)
        if kind in (c.FEATURE_TAKEN, c.FEATURE_LOST):
            return things.so_many(self, self.feature_keys(found))
        if kind == c.PUT_DOWN:
            lands = [int(self.box.land.lands[feature]) for feature in found]
            return things.put(self, self.feature_keys(found), lands)
        if kind in (c.PIECE_TAKEN, c.PIECE_LOST):
            return things.pieces(self, found)
        return ""

    def turn(self, state: State) -> str:
        table = cast(CitiesState, state)
        if table.round == 0:
            return self.say(BEGINNING)
        return self.say(ROUND_OF, str(table.round), str(table.rounds))

    def opens_turn(self, event: Event) -> bool:
        """Whose turn it is, the next line says by itself; that a tile is laid, the table shows."""
        return event.kind in (c.ROUND_BEGAN, c.TURN_BEGAN, c.LAID_OUT)

    # What counts

    def rule(self, rule: int) -> str:
        if rule >= c.CARD_RULE:
            return self.card(rule - c.CARD_RULE)
        if rule >= c.GOAL_RULE:
            return self.goal(self.goal_numbered(rule - c.GOAL_RULE))
        return self.say((WATER_RULE, PARK_RULE, MONUMENT_RULE)[rule])

    def heading(self, rule: int) -> str:
        if rule >= c.CARD_RULE:
            return self.say(CARD_RULE)
        return self.say(PLAN_RULE) if rule >= c.GOAL_RULE else self.rule(rule)

    def headings(self, lines: Sequence[ScoreLine]) -> list[str]:
        """Also those that nobody has points under."""
        rules = (c.GOAL_RULE, c.SCORE_WATER, c.SCORE_PARK, c.SCORE_MONUMENT, c.CARD_RULE)
        return [self.heading(int(rule)) for rule in rules]

    def reason(self, line: ScoreLine) -> str:
        """One line of a score, without its heading and its points."""
        if line.rule >= c.CARD_RULE:
            points = str(self.box.cards[line.rule - c.CARD_RULE].points)
            return self.say(TIMES, self.rule(line.rule), str(line.count), points)
        if line.rule >= c.GOAL_RULE:
            return self.rule(line.rule)
        return self.count(SET if line.rule != c.SCORE_MONUMENT else MONUMENTS, int(line.count))


def on_board(row: Sequence[int], places: Sequence[int]) -> list[int]:
    """What lies at these places of a row."""
    return [int(row[place]) for place in places if row[place] != NONE]


TEXTS: Final = CitiesTexts
