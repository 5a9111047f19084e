"""What the pieces before the players of Urbanization say about themselves."""

from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.helping import Helping, Lines, Pieces, Title
from citybuilder.tables.urbanization.naming import Names
from citybuilder.tables.urbanization.speaking import NAMED

STANDING: Final = QT_TRANSLATE_NOOP("urbanization", "%1: %2, %3")
MARKERS: Final = QT_TRANSLATE_NOOP("urbanization", "%n action markers", "", 1)
MARKERS_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "In use: %1 on regions, %2 on order fields, %3 on the path of inventions. Those on regions "
    "stay.",
)
MARKERS_PLAIN: Final = QT_TRANSLATE_NOOP(
    "urbanization", "In use: %1 on regions, %2 on order fields. Those on regions stay."
)
NEEDED_PLAIN: Final = QT_TRANSLATE_NOOP(
    "urbanization", "You need one for land, orders and industry."
)
MARKERS_NEEDED: Final = QT_TRANSLATE_NOOP(
    "urbanization", "You need one for land, orders, industry and a new invention."
)
MONEY_HELP: Final = QT_TRANSLATE_NOOP("urbanization", "At the end money is worth nothing.")
HOLDS: Final = QT_TRANSLATE_NOOP("urbanization", "Action markers: %1")
VALUES: Final = QT_TRANSLATE_NOOP("urbanization", "Factory values: %1")
ALL_VALUES: Final = QT_TRANSLATE_NOOP("urbanization", "All factory values of %1: %2.")

CITIZENS: Final = QT_TRANSLATE_NOOP("urbanization", "%n citizens", "", 1)
ROOM: Final = QT_TRANSLATE_NOOP("urbanization", "room for %n citizens", "", 1)
NONE_HELD: Final = QT_TRANSLATE_NOOP("urbanization", "no orders")
TAX_MARKER: Final = QT_TRANSLATE_NOOP("urbanization", "tax marker on %1")
CITIZENS_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "Each brings %1 at the end of a round. It needs a house, grain and work: the shortest row "
    "counts.",
)
FORECAST: Final = QT_TRANSLATE_NOOP(
    "urbanization", "As things are, after this round: houses %1, grain %2, orders %3 – so %4, %5."
)
TELEVISED: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "As things are, after this round: houses %1, grain %2, orders %3 – so %4, %5 and %6 for %7.",
)
HOUSES_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Every house and every high-rise moves this row on by 1, up to %1."
)
FREE_PLOTS: Final = QT_TRANSLATE_NOOP("urbanization", "%n free plots.", "", 1)
GRAIN_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "At most %1. Every citizen eats 1 at the end of the round."
)
GRAIN_RESTS: Final = QT_TRANSLATE_NOOP(
    "urbanization", "For every %n left after that there is 1 point.", "", 1
)
SOWN: Final = QT_TRANSLATE_NOOP("urbanization", "%n sown; after the harvest there are %1.", "", 1)
ORDERS_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "At most %1. Each is work for one citizen; producing uses it up."
)
TAXES_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "Taxes can be collected while this marker stands farther right than the citizens. It never "
    "moves back.",
)
TIMES_LEFT: Final = QT_TRANSLATE_NOOP(
    "urbanization", "As things are, that is possible %n more times.", "", 1
)

HELPS_WITH: Final = QT_TRANSLATE_NOOP("urbanization", "Helps once in the round with “%1”.")
NOBODY_HAS: Final = QT_TRANSLATE_NOOP("urbanization", "Nobody has chosen this character.")
HELD_BY: Final = QT_TRANSLATE_NOOP("urbanization", "%1 has this character and has not used it yet.")
USED_BY: Final = QT_TRANSLATE_NOOP("urbanization", "%1 has used this character in this round.")
NOT_CHOSEN: Final = QT_TRANSLATE_NOOP("urbanization", "no character yet")
NOT_USED: Final = QT_TRANSLATE_NOOP("urbanization", "Not used yet in this round.")
USED: Final = QT_TRANSLATE_NOOP("urbanization", "Used in this round.")
ON_CARD: Final = QT_TRANSLATE_NOOP("urbanization", "%n grain sown on this card.", "", 1)
NEXT_MAYOR: Final = QT_TRANSLATE_NOOP("urbanization", "As things are, next round: %1.")

COVERS: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Covers %1. Covered cards count for values at the end, too."
)
HAS_MADE: Final = QT_TRANSLATE_NOOP("urbanization", "Has worked in this round: %1.")
HAS_WORKED: Final = QT_TRANSLATE_NOOP("urbanization", "Has worked in this round.")
RESTS: Final = QT_TRANSLATE_NOOP("urbanization", "Has not worked in this round yet.")
COULD_MAKE: Final = QT_TRANSLATE_NOOP(
    "urbanization", "With your orders: up to %n goods, %1 and %2.", "", 1
)
COULD_NOT: Final = QT_TRANSLATE_NOOP("urbanization", "You have no orders in its colours.")
NO_FACTORY: Final = QT_TRANSLATE_NOOP("urbanization", "no factory")
PAIRS: Final = QT_TRANSLATE_NOOP(
    "urbanization", "%1 would get %n points at the end as things are.", "", 1
)
PAIRED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 has %2.")
UNPAIRED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 has none of these factories.")
FACTORIES: Final = QT_TRANSLATE_NOOP("urbanization", "Factories")
FACTORIES_AND_IDEAS: Final = QT_TRANSLATE_NOOP("urbanization", "Factories and inventions")
WORKS_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "The highest sum of factory values brings %1 at the end."
)
LEADS: Final = QT_TRANSLATE_NOOP("urbanization", "As things are: %1.")


class SeatHelp(Helping):
    """Boards, characters, factories and inventions."""

    def __init__(self, words: Names) -> None:
        super().__init__(words)
        say, of_seat = self.say, self.of_seat
        self.pieces: Pieces = {
            "seat": (self.seat_title, self.seat_lines),
            "points": (lambda table, at: of_seat(at, self.total(table, at)), self.points_lines),
            "money": (
                lambda table, at: of_seat(at, self.purse(table, at)),
                lambda *_: [say(MONEY_HELP)],
            ),
            "markers": (
                lambda table, at: of_seat(at, self.count(MARKERS, table.markers[at])),
                self.markers_lines,
            ),
            "row": (
                lambda table, at, row: of_seat(at, self.rows[row][0](table, at)),
                lambda table, _, at, row: self.rows[row][1](table, at),
            ),
            "character": (self.character_title, self.character_lines),
            "mayor": (lambda table: self.character_title(table, c.MAYOR), self.mayor_lines),
            "hired": (self.hired_title, self.hired_lines),
            "stack": (self.stack_title, self.stack_lines),
            "idea": (lambda _, at, idea: of_seat(at, words.invention(idea)), self.idea_lines),
            "works": (
                lambda table: say(FACTORIES_AND_IDEAS if table.inventing else FACTORIES),
                self.works_lines,
            ),
        }
        row = str(self.box.setup.row)
        self.rows: tuple[tuple[Title, Lines], ...] = (  # of a table and a seat
            (lambda table, at: self.count(CITIZENS, table.citizens[at]), self.citizens_lines),
            (
                lambda table, at: self.count(ROOM, table.houses[at]),
                lambda table, at: [say(HOUSES_HELP, row), self.count(FREE_PLOTS, table.free[at])],
            ),
            (lambda table, at: words.grain(table.grain[at]), self.grain_lines),
            (self.held_orders, lambda *_: [say(ORDERS_HELP, row)]),
            (lambda table, at: say(TAX_MARKER, str(table.taxes[at])), self.taxes_lines),
        )

    def of_seat(self, seat: int, text: str) -> str:
        return self.say(NAMED, self.words.name(seat), text)

    # Points, money and markers

    def total(self, table: UrbanizationState, seat: int) -> str:
        return self.points(table.points_of(seat))

    def seat_title(self, table: UrbanizationState, seat: int) -> str:
        have = (self.total(table, seat), self.purse(table, seat))
        return self.say(STANDING, self.words.name(seat), *have)

    def seat_lines(self, table: UrbanizationState, me: int, seat: int) -> list[str]:
        return [
            self.say(HOLDS, str(table.markers[seat])),
            self.say(VALUES, str(self.rules.value_of(table, seat))),
            *self.sources(table, seat),
        ]

    def points_lines(self, table: UrbanizationState, me: int, seat: int) -> list[str]:
        return [*self.sources(table, seat), self.all_values(table, seat)]

    def all_values(self, table: UrbanizationState, seat: int) -> str:
        """The sum of factory values, which decides about points at the end."""
        value = str(self.rules.value_of(table, seat))
        return self.say(ALL_VALUES, self.words.name(seat), value)

    def sources(self, table: UrbanizationState, seat: int) -> list[str]:
        """Where points come from, as far as there are any."""
        first = seat * c.SOURCES
        found = table.points[first : first + c.SOURCES]
        return [
            self.say(NAMED, self.words.rule(rule), str(points))
            for rule, points in enumerate(found)
            if points
        ]

    def markers_lines(self, table: UrbanizationState, me: int, seat: int) -> list[str]:
        placed = [str(table.owner.count(seat)), str(table.fields.count(seat))]
        placed.append(str(sum(table.pins[seat * c.TRACK : (seat + 1) * c.TRACK])))
        text = MARKERS_HELP if table.inventing else MARKERS_PLAIN
        needed = MARKERS_NEEDED if table.inventing else NEEDED_PLAIN
        return [self.say(text, *placed), self.say(needed)]

    # The five rows

    def held_orders(self, table: UrbanizationState, seat: int) -> str:
        held = table.orders[seat * c.COLOUR_COUNT : (seat + 1) * c.COLOUR_COUNT]
        return ", ".join(self.words.all_orders(held)) or self.say(NONE_HELD)

    def citizens_lines(self, table: UrbanizationState, seat: int) -> list[str]:
        each = self.points(self.box.setup.citizen)
        lines = [self.say(CITIZENS_HELP, each)]
        return lines if table.over else [*lines, self.forecast(table, seat)]

    def forecast(self, table: UrbanizationState, seat: int) -> str:
        """What the rules will count at the end of the round, Television's points by themselves."""
        after = self.outcomes.harvested(table)
        told = [
            str(after.houses[seat]),
            str(after.grain[seat]),
            str(after.order_count(seat)),
            self.count(CITIZENS, self.outcomes.settled(table).citizens[seat]),
            self.points(self.outcomes.at_round_end(table, seat, c.SCORE_CITIZENS)),
        ]
        televised = self.outcomes.at_round_end(table, seat, c.SCORE_INVENTIONS)
        if televised == 0:
            return self.say(FORECAST, *told)
        television = self.words.invention(c.TELEVISION)
        return self.say(TELEVISED, *told, self.points(televised), television)

    def grain_lines(self, table: UrbanizationState, seat: int) -> list[str]:
        lines = [
            self.say(GRAIN_HELP, str(self.box.setup.row)),
            self.count(GRAIN_RESTS, self.rules.rounds.grain_group(table, seat)),
        ]
        sown = table.sown(seat)
        if sown:
            after = self.outcomes.harvested(table).grain[seat]
            lines.append(self.count(SOWN, sown, str(after)))
        return lines

    def taxes_lines(self, table: UrbanizationState, seat: int) -> list[str]:
        lines = [self.say(TAXES_HELP)]
        if not table.over:
            lines.append(self.count(TIMES_LEFT, self.outcomes.times_taxed(table, seat)))
        return lines

    # Characters

    def holder(self, table: UrbanizationState, character: int) -> int:
        if character == c.MAYOR:
            return table.mayor
        return table.character.index(character) if character in table.character else NONE

    def character_title(self, table: UrbanizationState, character: int) -> str:
        seat, name = self.holder(table, character), self.words.character(character)
        return name if seat == NONE else self.say(NAMED, name, self.words.name(seat))

    def character_lines(self, table: UrbanizationState, me: int, character: int) -> list[str]:
        if character == c.MAYOR:
            return self.mayor_lines(table, me)
        lines = self.about(character)
        seat = self.holder(table, character)
        if seat != NONE:
            text = USED_BY if table.spent[seat] == 1 else HELD_BY
            lines.append(self.say(text, self.words.name(seat)))
        elif not table.over:
            lines.append(self.say(NOBODY_HAS))
        return lines

    def about(self, character: int) -> list[str]:
        helps = self.say(HELPS_WITH, self.words.action_long(character))
        return [self.phrases.character(character), helps]

    def mayor_lines(self, table: UrbanizationState, me: int) -> list[str]:
        lines = [self.phrases.character(c.MAYOR)]
        if not table.over and 0 < table.round < c.ROUNDS:
            following = self.words.name(self.rules.rounds.next_mayor(self.outcomes.settled(table)))
            lines.append(self.say(NEXT_MAYOR, following))
        return lines

    def hired_title(self, table: UrbanizationState, seat: int) -> str:
        who = table.character[seat]
        name = self.say(NOT_CHOSEN) if who == NONE else self.words.character(who)
        return self.of_seat(seat, name)

    def hired_lines(self, table: UrbanizationState, me: int, seat: int) -> list[str]:
        who = table.character[seat]
        if who == NONE:
            return []
        used = table.spent[seat] == 1
        lines = [*self.about(who), self.say(USED if used else NOT_USED)]
        sown = table.on_card[seat]
        return [*lines, *([self.count(ON_CARD, sown)] if sown else [])]

    # Factories and inventions

    def stack_title(self, table: UrbanizationState, seat: int, stack: int) -> str:
        card = table.top[seat * c.STACKS + stack]
        name = self.say(NO_FACTORY) if card == NONE else self.valued(card)
        return self.of_seat(seat, name)

    def stack_lines(self, table: UrbanizationState, me: int, seat: int, stack: int) -> list[str]:
        at = seat * c.STACKS + stack
        top = table.top[at]
        if top == NONE:
            return []
        covered = [
            self.valued(card)
            for card, place in enumerate(table.holder)
            if place == at and card != top
        ]
        lines = [self.phrases.makes(top)]
        lines += [self.say(COVERS, ", ".join(covered))] if covered else []
        lines.append(self.all_values(table, seat))
        if table.over:
            return lines
        if table.produced[at] == 1:
            return [*lines, self.worked(table, at)]
        could = [self.could_make(table, me, stack)] if seat == me else []
        return [*lines, self.say(RESTS), *could]

    def worked(self, table: UrbanizationState, at: int) -> str:
        used = table.used[at * c.COLOUR_COUNT : (at + 1) * c.COLOUR_COUNT]
        goods = [self.words.goods(colour, count) for colour, count in enumerate(used) if count]
        return self.say(HAS_MADE, ", ".join(goods)) if goods else self.say(HAS_WORKED)

    def could_make(self, table: UrbanizationState, me: int, stack: int) -> str:
        gain = self.outcomes.production(table, me, stack)
        if gain.count == 0:
            return self.say(COULD_NOT)
        brings = (self.money(gain.money), self.points(gain.points))
        return self.count(COULD_MAKE, gain.count, *brings)

    def idea_lines(self, table: UrbanizationState, me: int, seat: int, invention: int) -> list[str]:
        card = self.box.inventions[invention]
        owned = table.factories_of(seat)
        paired = [self.words.the_factory(each) for each in card.factories if each in owned]
        name = self.words.name(seat)
        lines = [self.phrases.effect(invention), self.phrases.suits(invention)]
        if not paired:
            return [*lines, self.say(UNPAIRED, name)]
        lines.append(self.say(PAIRED, name, self.words.both(paired)))
        points = card.points * len(paired)
        return lines if table.over else [*lines, self.count(PAIRS, points, name)]

    def works_lines(self, table: UrbanizationState, me: int) -> list[str]:
        points = self.points(self.box.setup.largest)
        lines = [
            self.of_seat(seat, str(self.rules.value_of(table, seat))) for seat in range(table.seats)
        ]
        leader = self.rules.largest(table)
        if leader != NONE and not table.over:
            lines.append(self.say(LEADS, self.words.name(leader)))
        return [self.say(WORKS_HELP, points), *lines]
