"""Tips for a first match: one sentence at the moment a rule first matters. No Qt in here."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from enum import Enum
from importlib import import_module
from typing import Protocol, cast

from citybuilder.core.game import NONE, Action, Decision, Event, Game, State
from citybuilder.tables import TABLES
from citybuilder.tables.table import Table


class Whose(Enum):
    """Whom an event must be about, for a tip to tell of it."""

    ANYBODY = 0
    MINE = 1
    ANOTHERS = 2
    TO_ME = 3  # another one's, with whoever looks at its other end


@dataclass(frozen=True)
class Moment:
    """An event as the seat may know it, or a question to the seat; and the table as it sees it."""

    game: Game[State]
    view: State
    me: int
    event: Event = field(default_factory=lambda: Event(NONE))
    asked: Decision = field(default_factory=lambda: Decision(NONE))
    legal: Sequence[Action] = ()


@dataclass(frozen=True)
class Tip:
    """What is told once, and when it matters: after an event, or before a question is answered.

    `when` says what else must be true, from what the seat may know; `at` names the pieces that are
    pointed at, where these are not those that the event was about."""

    key: str
    text: str
    event: int = NONE
    asked: int = NONE
    whose: Whose = Whose.ANYBODY
    when: Callable[[Moment], bool] | None = None
    at: Callable[[Moment], Sequence[str]] | None = None

    def matters(self, moment: Moment) -> bool:
        if (moment.event.kind, moment.asked.kind) != (self.event, self.asked):
            return False
        return self.is_about(moment) and (self.when is None or self.when(moment))

    def is_about(self, moment: Moment) -> bool:
        event, me = moment.event, moment.me
        if self.whose == Whose.ANYBODY:
            return True
        if self.whose == Whose.MINE:
            return event.seat == me
        return event.seat != me and (self.whose == Whose.ANOTHERS or event.where == me)

    def pieces(self, moment: Moment, table: Table) -> list[str]:
        if self.at is not None:
            return list(self.at(moment))
        return [] if self.event == NONE else table.concerned(moment.event)


def moments(
    game: Game[State],
    view: State,
    me: int,
    events: Sequence[Event],
    asked: Decision | None = None,
    legal: Sequence[Action] = (),
) -> list[Moment]:
    """What a seat has just seen, and then what it is asked."""
    seen = [Moment(game, view, me, event.seen_by(me)) for event in events]
    return seen if asked is None else [*seen, Moment(game, view, me, asked=asked, legal=legal)]


def due(
    tips: Sequence[Tip], told: Collection[str], now: Sequence[Moment]
) -> list[tuple[Tip, Moment]]:
    """The tips that matter now and have not been told, in their order: the first one is wanted
    most. Each with the moment that it is about."""
    found = []
    for tip in tips:
        fitting = [moment for moment in now if tip.matters(moment)]
        if fitting and tip.key not in told:
            found.append((tip, fitting[-1]))
    return found


class TipsModule(Protocol):
    """What the tips.py of every table offers."""

    TIPS: tuple[Tip, ...]


def tips_of(key: str) -> tuple[Tip, ...]:
    """The tips of a game; those that come only once in a match stand before those that can wait."""
    if key not in TABLES:
        raise ValueError(key)
    return cast(TipsModule, import_module(f"citybuilder.tables.{key}.tips")).TIPS
