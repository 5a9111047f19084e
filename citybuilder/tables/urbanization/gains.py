"""What answers would bring and cost in Urbanization, in a box beside what is pointed at. Nothing is
told that the rules do not know for certain: chance has no part in it, and nobody else's answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from citybuilder.core.game import Action, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.faces import Parts
from citybuilder.tables.figures import bound
from citybuilder.tables.placement import LEFT, RIGHT, Label, Panel, Part, Rect, Size
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.help import UrbanizationHelp

POINTS: Final = QT_TRANSLATE_NOOP("urbanization", "Points")
MONEY: Final = QT_TRANSLATE_NOOP("urbanization", "Money")
PLOTS: Final = QT_TRANSLATE_NOOP("urbanization", "Your free plots")
HARVESTED: Final = QT_TRANSLATE_NOOP("urbanization", "Grain after the harvest")
FORECAST: Final = QT_TRANSLATE_NOOP("urbanization", "Citizens when the round ends")
CHANGE: Final = QT_TRANSLATE_NOOP("urbanization", "%1 → %2")
COLOURED: Final = (
    QT_TRANSLATE_NOOP("urbanization", "Orange orders"),
    QT_TRANSLATE_NOOP("urbanization", "Grey orders"),
    QT_TRANSLATE_NOOP("urbanization", "White orders"),
)

WIDE: Final = 236.0
VALUE: Final = 62.0  # of it, for numbers
LINE: Final = 16.0
LONG: Final = 6.2  # units of a letter
APART: Final = 8.0  # from the piece
MOST: Final = 4  # ways that are told one by one
EDGE: Final = 4.0


@dataclass(frozen=True)
class Line:
    """What changes: its name, from what to what, and whether that is good."""

    name: str
    value: str = ""
    ink: str = "ink"


@dataclass(frozen=True)
class Box:
    w: float
    h: float
    parts: Parts


class Gains:
    """Tries answers out on copies of the table."""

    def __init__(self, helper: UrbanizationHelp) -> None:
        self.words = helper.words
        self.rules = helper.words.rules
        self.actions = helper.actions

    def box(
        self,
        table: UrbanizationState,
        asked: Decision,
        ways: Sequence[tuple[str, Sequence[Action]]],
    ) -> Box | None:
        """Of every way: what it comes to, and what changes by it. An action that still has to be
        asked about says what it can bring."""
        lines: list[tuple[str, list[Line]]] = []
        for title, answers in ways[:MOST]:
            found = self.changes(table, asked.seat, answers)
            found = found or self.sure(table, asked.seat, answers)
            found = found or self.possible(table, asked, answers[0])
            if found:
                lines.append((title, found))
        return framed(lines) if lines else None

    def possible(self, table: UrbanizationState, asked: Decision, action: Action) -> list[Line]:
        if action.kind != c.ACT:
            return []
        return [Line(each) for each in self.actions.possible(table, asked.seat, action.what)]

    def sure(self, table: UrbanizationState, seat: int, answers: Sequence[Action]) -> list[Line]:
        """What is the same wherever a building or a factory will stand."""
        if answers[-1].kind not in (c.KIND, c.ATTRACT):
            return []
        places = self.rules.legal(self.after(table, answers))
        first, *others = [self.changes(table, seat, [*answers, place]) for place in places]
        return [line for line in first if all(line in other for other in others)]

    def after(self, table: UrbanizationState, answers: Sequence[Action]) -> UrbanizationState:
        """The table when these were answered, before anybody else is asked."""
        after = table.copy()
        for action in answers:
            asked = after.asked.pop()
            self.rules.answer(after, asked, action)
        return after

    def changes(self, table: UrbanizationState, seat: int, answers: Sequence[Action]) -> list[Line]:
        after = self.after(table, answers)
        first = seat * c.COLOUR_COUNT
        money = self.words.money
        rows = self.words.row_name
        lines = [
            gained(self.words.say(POINTS), table.points_of(seat), after.points_of(seat)),
            self.changed(
                self.words.say(MONEY),
                table.money[seat],
                after.money[seat],
                (money(table.money[seat]), money(after.money[seat])),
            ),
            self.changed(rows(1), table.houses[seat], after.houses[seat]),
            self.changed(rows(2), table.grain[seat], after.grain[seat]),
            *(
                self.changed(
                    self.words.say(COLOURED[colour]),
                    table.orders[first + colour],
                    after.orders[first + colour],
                )
                for colour in range(c.COLOUR_COUNT)
            ),
            self.harvest(table, after, seat),
            self.changed(self.words.say(PLOTS), table.free[seat], after.free[seat]),
            self.changed(
                self.words.say(FORECAST), self.forecast(table, seat), self.forecast(after, seat)
            ),
        ]
        does = [
            Line(self.words.phrases.effect(action.what))
            for action in answers
            if action.kind == c.TAKE
        ]
        return [*(line for line in lines if line is not None), *does]

    def harvest(self, table: UrbanizationState, after: UrbanizationState, seat: int) -> Line | None:
        """Where it changes otherwise than the grain in stock, as by what is sown."""
        outcomes = self.actions.outcomes
        old, new = (outcomes.harvested(each).grain[seat] for each in (table, after))
        if new - old == after.grain[seat] - table.grain[seat]:
            return None
        return self.changed(self.words.say(HARVESTED), int(old), int(new))

    def forecast(self, table: UrbanizationState, seat: int) -> int:
        """Citizens, if nothing else happens before they are counted."""
        return int(self.actions.outcomes.harvested(table).citizens_now(seat))

    def changed(
        self, name: str, before: int, now: int, told: tuple[str, str] | None = None
    ) -> Line | None:
        if before == now:
            return None
        old, new = told or (str(before), str(now))
        return Line(name, self.words.say(CHANGE, old, new), "good" if now > before else "bad")


def gained(name: str, before: int, now: int) -> Line | None:
    if before == now:
        return None
    sign = "+" if now > before else "−"
    return Line(name, f"{sign}{abs(now - before)}", "good" if now > before else "bad")


# The box


def framed(ways: Sequence[tuple[str, list[Line]]]) -> Box:
    parts: list[Part] = []
    y = EDGE + 1
    for title, lines in ways:
        high = height(title, WIDE - 16, 7.0)
        place = Rect(8, y, WIDE - 16, high)
        parts.append(Label(place, bound(title), 12.5, "ink", 700, LEFT, lines=4))
        y += high + 1
        for line in lines:
            room = WIDE - 16 - (VALUE if line.value else 0)
            high = height(line.name, room, LONG)
            place = Rect(8, y, room, high)
            parts.append(Label(place, bound(line.name), 12, "ink", 500, LEFT, lines=6))
            if line.value:
                value = Rect(WIDE - 8 - VALUE, y, VALUE, LINE)
                parts.append(Label(value, line.value, 12.5, line.ink, 700, RIGHT))
            y += high
        y += EDGE
    whole = Rect(0, 0, WIDE, y)
    return Box(WIDE, y, (Panel(whole, "card", "mine_edge", 8, 1.6, shadow=4), *parts))


def height(text: str, room: float, letter: float) -> float:
    """Of as many lines as a text may need."""
    return LINE * -(-len(text) * letter // room)


def around(places: Sequence[Rect]) -> Rect:
    """All of them, and what lies between."""
    x, y = min(place.x for place in places), min(place.y for place in places)
    right, bottom = max(place.right for place in places), max(place.bottom for place in places)
    return Rect(x, y, right - x, bottom - y)


def beside(about: Rect, key: Rect, box: Box, size: Size) -> Rect:
    """Where it covers neither what it is about nor what lies around that: at the right or the left
    of it and above the pointer, below which help opens; else above it or below it."""
    y = min(max(EDGE, key.y + key.h / 2 - box.h), size.height - box.h - EDGE)
    right, left = about.right + APART, about.x - APART - box.w
    if right + box.w <= size.width - EDGE and about.w < size.width / 2:
        return Rect(right, y, box.w, box.h)
    if left >= EDGE:
        return Rect(left, y, box.w, box.h)
    x = min(max(EDGE, key.x), size.width - box.w - EDGE)
    above = about.y - APART - box.h
    return Rect(x, above if above >= EDGE else about.bottom + APART, box.w, box.h)
