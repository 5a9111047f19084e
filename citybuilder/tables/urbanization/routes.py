"""The ways to spaces and inventions on the track of Urbanization: answers that one click gives."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from citybuilder.core.game import NONE, Action
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.rules import Urbanization
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.answering import capital
from citybuilder.tables.urbanization.naming import Names

INVENT: Final = QT_TRANSLATE_NOOP("urbanization", "Invent %1: %2")
TO_SPACE: Final = QT_TRANSLATE_NOOP("urbanization", "Move to space %1: %2")
FREE: Final = QT_TRANSLATE_NOOP("urbanization", "free of charge")
NEW_MARKER: Final = QT_TRANSLATE_NOOP("urbanization", "%1, with a new marker")
OLD_MARKER: Final = QT_TRANSLATE_NOOP("urbanization", "%1, with the marker from space %2")
HELPED: Final = QT_TRANSLATE_NOOP("urbanization", "%1, helped by the Professor")


@dataclass(frozen=True)
class Way:
    """From the question that is open to where a marker stops, or to the card that it brings."""

    key: str  # the piece
    answers: tuple[Action, ...]
    cost: int
    start: int | None  # the space that the marker comes from; NONE: a new one; None: under way
    asked: bool  # whether it is asked about the professor on the way
    helped: bool

    @property
    def takes(self) -> bool:
        return self.answers[-1].kind == c.TAKE


class Routes:
    """The rules try them out on copies of the table."""

    def __init__(self, words: Names) -> None:
        self.words = words
        self.rules: Urbanization = words.rules

    def open(self, table: UrbanizationState) -> list[Way]:
        """All that make sense: to a card every way that costs less than doing without the
        professor, to a space the cheapest one that leaves no question out."""
        seat = table.asked[-1].seat
        here = Way("", (), 0, None, False, False)
        found = sorted(self.walk(table, here, seat), key=lambda way: way.cost)
        return [way for way in found if way.answers and self.makes_sense(way, found)]

    def makes_sense(self, way: Way, found: Sequence[Way]) -> bool:
        if not way.takes:
            return not way.asked and way == next(each for each in found if each.key == way.key)
        alone = [
            each.cost
            for each in found
            if (each.key, each.start) == (way.key, way.start) and not each.helped
        ]
        return not way.helped or not alone or way.cost < alone[0]

    def walk(self, table: UrbanizationState, way: Way, seat: int) -> Iterator[Way]:
        """What every answer leads to, as long as the same seat is asked about its marker."""
        asked = table.asked[-1]
        if asked.seat != seat:
            return
        for action in self.rules.legal(table):
            if action.kind == c.TAKE:
                key = f"invention/{action.what}"
                yield replace(way, key=key, answers=(*way.answers, action))
            elif goes_on(action, asked.kind, asked.what):
                yield from self.step(table, way, action, seat)

    def step(self, table: UrbanizationState, way: Way, action: Action, seat: int) -> Iterator[Way]:
        after = table.copy()
        self.rules.apply(after, action)
        start = way.start
        if action.kind in (c.ENTER, c.ADVANCE):
            start = NONE if action.kind == c.ENTER else action.where
        used = action.kind in (c.USE, c.RENOUNCE)
        cost = way.cost + table.money[seat] - after.money[seat]
        further = Way(
            "",
            (*way.answers, action),
            cost,
            start,
            way.asked or used,
            way.helped or action.kind == c.USE,
        )
        if after.asked and after.asked[-1].kind == c.ASK_STEP:
            key = f"space/{after.asked[-1].what}"
            yield replace(further, key=key)
        if after.asked:
            yield from self.walk(after, further, seat)

    def meaning(self, way: Way) -> str:
        """What it comes to, with its price and the marker that goes it."""
        price = self.words.money(way.cost) if way.cost else self.words.say(FREE)
        if way.start == NONE:
            price = self.words.say(NEW_MARKER, price)
        elif way.start is not None:
            price = self.words.say(OLD_MARKER, price, str(way.start + 1))
        if way.helped:
            price = self.words.say(HELPED, price)
        if way.takes:
            named = self.words.the_invention(way.answers[-1].what)
            return capital(self.words.say(INVENT, named, price))
        return self.words.say(TO_SPACE, str(int(way.key.split("/")[1]) + 1), price)


def goes_on(action: Action, asked: int, what: int) -> bool:
    """Whether an answer leads along the track."""
    if asked == c.ASK_ACTION:
        return action.kind == c.ACT and action.what == c.INVENTIONS
    if asked == c.ASK_USE:
        return what == c.PROFESSOR
    return action.kind in (c.ENTER, c.ADVANCE, c.STEP)
