"""What the pieces of Cities say about themselves in the situation on the table."""

from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities import hand, scoring
from citybuilder.games.cities.state import CitiesState
from citybuilder.tables.cities import things
from citybuilder.tables.cities.names import LANDS, ROWS
from citybuilder.tables.cities.phrases import explained
from citybuilder.tables.cities.texts import CitiesTexts
from citybuilder.tables.cities.worth import purpose
from citybuilder.tables.placement import FLAT
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

POINTS: Final = QT_TRANSLATE_NOOP("cities", "%n points", "", 1)
OF_SEAT: Final = QT_TRANSLATE_NOOP("cities", "%1: %2")
WITH: Final = QT_TRANSLATE_NOOP("cities", "%1, %2")
DONE: Final = QT_TRANSLATE_NOOP("cities", "reached")
PROGRESS: Final = QT_TRANSLATE_NOOP("cities", "%1 of %2")
LEFT: Final = QT_TRANSLATE_NOOP("cities", "%1 left")
BOARD: Final = QT_TRANSLATE_NOOP("cities", "The board")
BOARD_HELP: Final = QT_TRANSLATE_NOOP(
    "cities", "In every round each player sends %n workers into each row.", "", 1
)
PILE: Final = QT_TRANSLATE_NOOP("cities", "%1 left in the pile.")
BAG: Final = QT_TRANSLATE_NOOP("cities", "In the bag: %1.")
STAR: Final = QT_TRANSLATE_NOOP("cities", "Star")
STAR_HELP: Final = QT_TRANSLATE_NOOP(
    "cities",
    "Whoever stands farthest right in the row of building pieces takes it and begins the"
    " next round.",
)
STAR_HELD: Final = QT_TRANSLATE_NOOP("cities", "%1 begins this round.")
TAKEN: Final = QT_TRANSLATE_NOOP("cities", "%1 stands here.")
EMPTY: Final = QT_TRANSLATE_NOOP("cities", "Nothing lies here.")
ROW_DONE: Final = QT_TRANSLATE_NOOP(
    "cities", "You have no workers left for this row in this round."
)
EACH: Final = QT_TRANSLATE_NOOP("cities", "%n points for each.", "", 1)
BRINGS: Final = QT_TRANSLATE_NOOP("cities", "It would bring you %n points now.", "", 1)
BRINGS_NOW: Final = QT_TRANSLATE_NOOP("cities", "The card brings %1 %n points now.", "", 1)
NO_PLACE: Final = QT_TRANSLATE_NOOP("cities", "You have no place for %1.")
UNSEEN: Final = QT_TRANSLATE_NOOP("cities", "You see what it is once you have taken it.")
UNSEEN_TOO: Final = QT_TRANSLATE_NOOP("cities", "You see the other one once you have taken it.")
AREA: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "Park area of %n spaces.", "", 1),
    c.WATER: QT_TRANSLATE_NOOP("cities", "Water area of %n spaces.", "", 1),
}
SET: Final = {  # the last line may be read by itself, as may those below
    c.PARK: QT_TRANSLATE_NOOP(
        "cities", "%1 different features in this park area: %n points.", "", 1
    ),
    c.WATER: QT_TRANSLATE_NOOP(
        "cities", "%1 different features in this water area: %n points.", "", 1
    ),
}
ONE: Final = {
    c.PARK: QT_TRANSLATE_NOOP("cities", "One feature in this park area: %n points.", "", 1),
    c.WATER: QT_TRANSLATE_NOOP("cities", "One feature in this water area: %n points.", "", 1),
}
BESIDE: Final = {
    c.AT_PARK: QT_TRANSLATE_NOOP("cities", "This space is at a park."),
    c.AT_WATER: QT_TRANSLATE_NOOP("cities", "This space is at water."),
    c.AT_PARK | c.AT_WATER: QT_TRANSLATE_NOOP("cities", "This space is at park and water."),
}
COUNTS_FOR: Final = QT_TRANSLATE_NOOP("cities", "This building counts for: %1.")
MONUMENT: Final = QT_TRANSLATE_NOOP(
    "cities", "The monument is worth %n points; nothing is built here.", "", 1
)
SPECIAL: Final = QT_TRANSLATE_NOOP("cities", "You can build in any colour here.")
ON_SPECIAL: Final = QT_TRANSLATE_NOOP("cities", "The building stands on a special tile.")
NOTHING_FITS: Final = QT_TRANSLATE_NOOP("cities", "Nothing that you have taken fits here.")
FULL: Final = QT_TRANSLATE_NOOP("cities", "No building is higher than %1.")
HAS_FEATURE: Final = QT_TRANSLATE_NOOP("cities", "A space has room for only one feature tile.")
GOAL_VALUES: Final = QT_TRANSLATE_NOOP("cities", "Points for the first, second and third: %1.")
GOAL_TWO: Final = QT_TRANSLATE_NOOP(
    "cities", "Points for the first and second: %1. With two players the middle value is not used."
)
GOAL_DONE: Final = QT_TRANSLATE_NOOP("cities", "%1 has reached it: %n points.", "", 1)
PLAN_HELP: Final = QT_TRANSLATE_NOOP(
    "cities",
    "Goals are checked at the end of your turn. The first to reach one gets the most points.",
)
FEW: Final = 2  # seats whose steps towards a goal have room for what it needs
IN_HAND: Final = QT_TRANSLATE_NOOP("cities", "In hand: %1")
TURN_IT: Final = QT_TRANSLATE_NOOP("cities", "R or the mouse wheel turns it.")
PLOT: Final = QT_TRANSLATE_NOOP("cities", "Room for a tile: %1")
PARTS: Final = (  # of a score, in one word each
    QT_TRANSLATE_NOOP("cities", "Plan"),
    QT_TRANSLATE_NOOP("cities", "Water"),
    QT_TRANSLATE_NOOP("cities", "Parks"),
    QT_TRANSLATE_NOOP("cities", "Monuments"),
    QT_TRANSLATE_NOOP("cities", "Cards"),
)
OF_PART: Final = QT_TRANSLATE_NOOP("cities", "%1: %2 (%3)")
GIVEN_FOR: Final = (  # %1: points for a monument
    QT_TRANSLATE_NOOP("cities", "for goals that are reached"),
    QT_TRANSLATE_NOOP("cities", "for different features in each water area"),
    QT_TRANSLATE_NOOP("cities", "for different features in each park area"),
    QT_TRANSLATE_NOOP("cities", "%1 for each"),
    QT_TRANSLATE_NOOP("cities", "as told on each"),
)
FROM_ABOVE: Final = QT_TRANSLATE_NOOP("cities", "Seen from above")
FROM_ABOVE_HELP: Final = QT_TRANSLATE_NOOP(
    "cities",
    "All districts as plans, with nothing hidden and heights as numbers, for as long as you hold V"
    " or until you click here again.",
)
COLUMN: Final = QT_TRANSLATE_NOOP("cities", "Column %1")
ROW: Final = QT_TRANSLATE_NOOP("cities", "Row %1")
RIM_HELP: Final = QT_TRANSLATE_NOOP(
    "cities", "A space is named after its column and its row, such as %1."
)
NO_CARD: Final = QT_TRANSLATE_NOOP("cities", "Room for a card")
NO_GAINS: Final = QT_TRANSLATE_NOOP("cities", "No points for now")
SERIES: Final = (
    QT_TRANSLATE_NOOP("cities", "Points"),
    QT_TRANSLATE_NOOP("cities", "Cards"),
    QT_TRANSLATE_NOOP("cities", "Areas"),
)


class CitiesHelp:
    """Tooltips, names for those who hear the table, and the few words on its pieces."""

    def __init__(self, words: CitiesTexts) -> None:
        self.words = words
        self.box, self.land = words.box, words.box.land
        self.say = words.say
        self.count = words.count

    # On the pieces

    def series(self) -> list[str]:
        return [self.say(text) for text in SERIES]

    def row(self, row: int) -> str:
        return self.say(ROWS[row])

    def left(self, table: CitiesState, row: int) -> str:
        return self.say(LEFT, str(self.pile(table, row)))

    def pile(self, table: CitiesState, row: int) -> int:
        """How much is left; what lies face down on the board has left its pile."""
        if row == c.PIECES:
            return int(sum(table.pieces))
        if row == c.FEATURES:
            drawn = table.round * sum(self.box.setup.feature_slots)
            return int(sum(feature.copies for feature in self.box.features) - drawn)
        starts = sum(tile.start for tile in self.box.tiles)
        whole = len(self.box.cards) if row == c.CARDS else len(self.box.tiles) - starts
        return int(whole - c.SLOTS * table.round)

    def no_gains(self) -> str:
        return self.say(NO_GAINS)

    def from_above(self) -> str:
        return self.say(FROM_ABOVE)

    def card_place(self) -> str:
        return self.say(NO_CARD)

    def plot(self, table: CitiesState, place: int) -> str:
        return self.say(PLOT, self.words.place(table, place))

    def star(self) -> str:
        return self.say(STAR)

    def slot(self, table: CitiesState, slot: int) -> str:
        """What lies there, or who stands there."""
        worker = int(table.workers[slot])
        if worker != NONE:
            return self.say(TAKEN, self.words.name(worker))
        return self.words.slot(table, slot) if table.round else self.say(EMPTY)

    def progress(self, table: CitiesState, seat: int, goal: int) -> str:
        printed = self.box.goals(table)[goal]
        if scoring.has_reached(table, seat, goal):
            return self.say(DONE)
        there, need = printed.counts.progress(self.land, table, seat, printed.need)
        return self.say(PROGRESS, str(min(there, need)), str(need))

    def step(self, table: CitiesState, seat: int, goal: int) -> str:
        """How far a seat is, in figures only; nothing once it is there."""
        printed = self.box.goals(table)[goal]
        if scoring.has_reached(table, seat, goal):
            return ""
        there, need = printed.counts.progress(self.land, table, seat, printed.need)
        done = str(min(there, need))
        return f"{done}/{need}" if table.seats <= FEW else done

    # For those who hear the table

    def points(self, seat: int, points: int) -> str:
        return self.say(OF_SEAT, self.words.name(seat), self.count(POINTS, points))

    def space(self, table: CitiesState, seat: int, space: int) -> str:
        """Where it is and what is there."""
        return self.say(OF_SEAT, self.words.space(table, space), self.there(table, seat, space))

    def there(self, table: CitiesState, seat: int, space: int) -> str:
        at = seat * table.size + space
        land, feature, height = int(table.land[at]), int(table.feature[at]), int(table.height[at])
        if height:
            return self.words.building(land, height)
        name = self.say(LANDS[land])
        return name if feature == NONE else self.say(WITH, name, self.words.feature(feature))

    # Tooltips

    def tip(self, table: CitiesState, me: int, key: str) -> str:
        kind, *rest = key.split("/")
        if kind == "hand":
            return self.hand_tip(table, rest)
        if kind == "rim":
            return self.rim_tip(table, int(rest[0]), rest[1])
        if not rest:
            return self.still_tip(table, kind)
        return self.numbered_tip(table, me, kind, [int(part) for part in rest])

    def numbered_tip(self, table: CitiesState, me: int, kind: str, numbers: list[int]) -> str:
        if kind in ("seat", "points", "parts"):
            return self.seat_tip(table, numbers[0])
        if kind == "slot":
            return self.slot_tip(table, me, numbers[0])
        if kind == "space":
            return self.space_tip(table, me, numbers[0], numbers[1])
        if kind == "card":
            return self.card_tip(table, numbers[0], numbers[1])
        if kind == "goal":
            return self.goal_tip(table, numbers[0])
        if kind == "later":
            return self.card_place()
        if kind == "start":
            return self.words.tile_name(numbers[0])
        if kind == "row":
            return self.row_tip(table, numbers[0])
        return self.plot(table, numbers[0])

    def still_tip(self, table: CitiesState, kind: str) -> str:
        """Of what there is one only."""
        if kind == "star":
            held = self.say(STAR_HELD, self.words.name(int(table.star)))
            return "\n".join([self.say(STAR), held, self.say(STAR_HELP)])
        if kind == FLAT:
            return f"{self.say(FROM_ABOVE)}\n{self.say(FROM_ABOVE_HELP)}"
        if kind == "plan":
            return f"{self.words.city(int(table.city))}\n{self.say(PLAN_HELP)}"
        return f"{self.say(BOARD)}\n{self.count(BOARD_HELP, int(table.workers_each))}"

    def row_tip(self, table: CitiesState, row: int) -> str:
        name, left = self.row(row), str(self.pile(table, row))
        lines = [name, self.say(PILE, left)]
        if row == c.PIECES:
            held = [colour for colour, n in enumerate(table.pieces) for _ in range(n)]
            lines = [name, self.say(BAG, self.words.pieces(held))]
        return "\n".join([*lines, self.count(BOARD_HELP, int(table.workers_each))])

    def parts(self, table: CitiesState, seat: int) -> list[int]:
        """The points of a seat: of the plan, water, parks, monuments and cards."""
        found = [0] * len(PARTS)
        for line in scoring.lines(self.box, table, seat):
            found[part_of(int(line.rule))] += int(line.points)
        return found

    def part_names(self) -> list[str]:
        return [self.say(part) for part in PARTS]

    def rim_tip(self, table: CitiesState, seat: int, name: str) -> str:
        """What its names are for, by that of one of its spaces."""
        column = self.words.column(1 + 2 * int(table.low_x[seat]))
        row = self.words.row(1 + 2 * int(table.low_y[seat]))
        title, space = (COLUMN, name + row) if name.isalpha() else (ROW, column + name)
        return f"{self.say(title, name)}\n{self.say(RIM_HELP, space)}"

    def seat_tip(self, table: CitiesState, seat: int) -> str:
        """Where the points come from, also those that are yet to come."""
        made_of, monument = self.parts(table, seat), str(self.box.setup.monument)
        told = zip(self.words.headings(()), made_of, GIVEN_FOR, strict=True)
        lines = [
            self.say(OF_PART, heading, str(points), self.say(given, monument))
            for heading, points, given in told
        ]
        return "\n".join([self.points(seat, sum(made_of)), *lines])

    def card_tip(self, table: CitiesState, seat: int, card: int) -> str:
        now = int(scoring.card_line(self.box, table, seat, card).points)
        return "\n".join(
            [
                *self.title(card),
                self.words.card(card),
                self.count(EACH, int(self.box.cards[card].points)),
                self.count(BRINGS_NOW, now, self.words.name(seat)),
            ]
        )

    def title(self, card: int) -> list[str]:
        return [title] if (title := self.words.card_title(card)) else []

    def goal_tip(self, table: CitiesState, goal: int) -> str:
        printed = self.box.goals(table)[goal]
        used = [rank for rank in range(c.RANKS) if scoring.is_used(table, rank)]
        values = ", ".join(str(printed.values[rank]) for rank in used)
        text = GOAL_VALUES if len(used) == c.RANKS else GOAL_TWO
        meant = explained(self.words, printed, (int(table.short), int(table.long)))
        lines = [self.words.goal(printed), *[meant] * bool(meant), self.say(text, values)]
        for seat in range(table.seats):
            name = self.words.name(seat)
            rank = scoring.rank_of(table, seat, goal)
            if rank == NONE:
                lines.append(self.say(OF_SEAT, name, self.progress(table, seat, goal)))
            else:
                lines.append(self.count(GOAL_DONE, int(printed.values[rank]), name))
        return "\n".join(lines)

    def slot_tip(self, table: CitiesState, me: int, slot: int) -> str:
        row, number = slot // c.SLOTS, slot % c.SLOTS
        worker = int(table.workers[slot])
        if worker != NONE:
            return f"{self.row(row)}\n{self.say(TAKEN, self.words.name(worker))}"
        if table.round == 0 or table.over:
            return f"{self.row(row)}\n{self.say(EMPTY)}"
        lines = [self.words.slot(table, slot), *self.slot_help(table, me, row, number)]
        if table.used(me, row) >= table.workers_each:
            lines.append(self.say(ROW_DONE))
        return "\n".join(lines)

    def slot_help(self, table: CitiesState, me: int, row: int, number: int) -> list[str]:
        if row == c.CARDS:
            card = int(table.row_cards[number])
            if card < 0:
                return [self.say(UNSEEN)]
            now = int(scoring.card_line(self.box, table, me, card).points)
            each = self.count(EACH, int(self.box.cards[card].points))
            return [*self.title(card), each, self.count(BRINGS, now)]
        if row == c.TILES:
            return [self.say(UNSEEN)] if table.row_tiles[number] < 0 else []
        if row == c.FEATURES:
            here = self.words.slot_features(table, number)
            found = [what for what in here if what >= 0]
            unseen = [self.say(UNSEEN_TOO)] if len(found) < len(here) else []
            lost = [what for what in found if not hand.has_place(self.land, table, me, what, True)]
            keys = self.words.feature_keys(lost)
            told = [self.say(NO_PLACE, things.so_many(self.words, keys))] if lost else []
            kinds = dict.fromkeys(purpose(self.words, self.box.features[what]) for what in found)
            return [*kinds, *told, *unseen]
        pieces = self.words.slot_pieces(table, number)
        lost = [what for what in pieces if not hand.has_place(self.land, table, me, what, False)]
        return [self.say(NO_PLACE, things.pieces(self.words, lost))] if lost else []

    def space_tip(self, table: CitiesState, me: int, seat: int, space: int) -> str:
        lines = self.space_lines(table, me, seat, space)
        if seat == me:
            lines += self.refusal(table, me, seat * table.size + space)
        return "\n".join(lines)

    def space_lines(self, table: CitiesState, me: int, seat: int, space: int) -> list[str]:
        """What is there and what it counts for, the first line being its name."""
        at = seat * table.size + space
        land, feature = int(table.land[at]), int(table.feature[at])
        lines = [self.space(table, seat, space)]
        if seat != me:  # whose district may be too small for the names of its spaces
            lines = [self.say(OF_SEAT, self.words.name(seat), self.there(table, seat, space))]
        if land in AREA:
            lines += self.area(table, seat, at)
        elif feature == self.land.monument:
            lines.append(self.count(MONUMENT, int(self.box.setup.monument)))
        elif land == c.FREE:
            lines.append(self.say(SPECIAL))
        elif feature == self.land.special:
            lines.append(self.say(ON_SPECIAL))
        asked = table.asked[-1].kind if table.asked else NONE
        if asked not in (c.ASK_PUT, c.ASK_BUILD):  # then the spaces beside it should stay in sight
            lines += self.standing(table, seat, space)
        return lines

    def standing(self, table: CitiesState, seat: int, space: int) -> list[str]:
        """What building land lies at, and which cards count the building on it."""
        at = seat * table.size + space
        if table.land[at] in AREA or table.feature[at] == self.land.monument:
            return []
        beside = int(table.beside[at]) & (c.AT_PARK | c.AT_WATER)
        lines = [self.say(BESIDE[beside])] if beside else []
        counted = [
            self.words.card(int(line.rule) - c.CARD_RULE)
            for line in scoring.card_lines(self.box, table, seat)
            if space in line.where
        ]
        return [*lines, self.say(COUNTS_FOR, " · ".join(counted))] if counted else lines

    def area(self, table: CitiesState, seat: int, at: int) -> list[str]:
        area = seat * c.MOST_AREAS + table.area[at]
        kinds = int(table.area_kinds[area]).bit_count()
        land = int(table.land[at])
        lines = [self.count(AREA[land], int(table.area_size[area]))]
        if kinds:
            text = (SET if kinds > 1 else ONE)[land]
            lines.append(self.count(text, int(self.box.sets[kinds]), str(kinds)))
        return lines

    def refusal(self, table: CitiesState, me: int, at: int) -> list[str]:
        """Why nothing can be placed there, if somebody is about to place something."""
        asked = table.asked[-1] if table.asked else None
        if asked is None or asked.seat != me:
            return []
        if asked.kind not in (c.ASK_PUT, c.ASK_BUILD):
            return []
        put = asked.kind == c.ASK_PUT
        held = self.words.hand_features(table) if put else self.words.hand_pieces(table)
        fits = self.land.can_put if put else self.land.can_build
        if any(fits(table, at, what) for what in held):
            return []
        if put and table.feature[at] != NONE and table.height[at] == 0:
            return [self.say(HAS_FEATURE)]
        if not put and table.height[at] >= c.HIGHEST:
            return [self.say(FULL, str(c.HIGHEST))]
        return [self.say(NOTHING_FITS)]

    def hand_tip(self, table: CitiesState, rest: list[str]) -> str:
        if rest[0] == "tile":
            tile = self.words.tile_name(int(table.hand_tile))
            return f"{self.say(IN_HAND, tile)}\n{self.say(TURN_IT)}"
        what = int(rest[1])
        if rest[0] == "feature":
            return self.say(IN_HAND, self.words.features([what] * int(table.hand_features[what])))
        held = [what] * int(table.hand_pieces[what])
        return self.say(IN_HAND, things.pieces(self.words, held))


def part_of(rule: int) -> int:
    """Which part of a score a line belongs to."""
    if rule >= c.CARD_RULE:
        return 4
    return 0 if rule >= c.GOAL_RULE else 1 + rule
