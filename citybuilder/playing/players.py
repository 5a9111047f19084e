"""Whoever answers for a seat: the referee asks, and is told the answer, be it by a person at the
table or by a bot that thinks elsewhere."""

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Protocol

from citybuilder.bots.bot import Ranked
from citybuilder.bots.levels import LEVELS
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, State
from citybuilder.core.match import Match
from citybuilder.playing import history
from citybuilder.playing.ahead import Ahead
from citybuilder.playing.offer import Offer
from citybuilder.playing.screen import Screen
from citybuilder.playing.seating import Occupant
from citybuilder.playing.turns import Cue
from citybuilder.store.settings import Settings

THINKING_TIME: Final = 400  # milliseconds at pace 1 that a bot takes at least, to be followed
LEAST_SITTING: Final = 200  # that it takes in secret, beyond what it may think, at any pace
KNOWN_SITTING: Final = 60  # where all of it was thought out before


class Desk(Protocol):
    """Where bots think."""

    clocked: bool

    @property
    def advice(self) -> Advice[State]: ...

    def ticket(self) -> int: ...
    def ask(
        self, view: State, seat: int, level: str, token: int, before: Action | None = None
    ) -> None: ...
    def forget(self) -> None: ...


class Referee(Protocol):
    """What a player knows of the match at the table, and may do there."""

    match: Match[State]
    seats: list[Occupant]
    settings: Settings
    screen: Screen
    paused: bool
    offer: Offer

    def ask_at_table(self, seat: int) -> None: ...
    def draw_curtain(self, seat: int) -> None: ...
    def let_think(self) -> None: ...
    def later(self, delay: int, cue: Cue, *actions: Action) -> None: ...
    def wake(self, delay: int) -> None: ...
    def play(self, cue: Cue, *actions: Action) -> None: ...
    def chosen_ahead(self) -> Action | None: ...
    def ask(self) -> None: ...
    def break_off(self) -> None: ...
    def drop_plans(self) -> None: ...
    def weigh(self, proposals: list[Ranked]) -> None: ...


class Player(ABC):
    """Answers when it is asked, at once or later."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    @abstractmethod
    def ask(self, seat: int) -> None:
        """The open question is this seat's."""

    def offered(self, legal: Sequence[Action]) -> list[Action]:
        """What of the legal answers may be given."""
        return list(legal)

    def wanted(self, pool: Sequence[Action]) -> list[Action]:
        """What may be picked out of all that could be picked together."""
        return list(pool)

    def known_answer(self) -> Action | None:
        """What needs no asking."""
        return None

    def choose(self, action: Action) -> None:
        """This was chosen at the table."""
        self.referee.play(Cue.CHOSEN, action)

    def wake(self) -> None:  # noqa: B027 - most ask for none
        """The time that it has asked for is up."""


class Person(Player):
    """Answers what is offered at the table; what needs no choice is answered for them."""

    def ask(self, seat: int) -> None:
        """Whoever has no choice in secret is called all the same: the others would notice."""
        referee = self.referee
        answer = None if referee.screen.would_tell(seat) else self.known_answer()
        if answer is not None:
            referee.later(0, Cue.ANSWERED, answer)
        elif referee.screen.is_stranger(seat):
            referee.draw_curtain(seat)
        else:
            referee.ask_at_table(seat)

    def known_answer(self) -> Action | None:
        """The rest of a selection, or the only answer that there is."""
        referee = self.referee
        chosen = referee.chosen_ahead()
        if chosen is not None or not referee.settings.auto_answer:
            return chosen
        return referee.offer.answers[0] if history.goes_by_itself(referee.match) else None


class Bot(Player):
    """Asks the desk. A sitting that the viewer may not see is thought out to its end, on a table of
    its own: nobody can count its answers, and a pause or an undo meanwhile meets with none of
    them."""

    def __init__(self, referee: Referee, desk: Desk) -> None:
        super().__init__(referee)
        self.desk = desk
        self.ahead = Ahead(referee.match, referee.seats, desk)
        self.question = 0  # token of what is thought about
        self.begun = 0.0
        self.draft = referee.match  # where a hidden sitting is tried out, else the match
        self.found: list[Action] = []  # its answers so far

    def ask(self, seat: int) -> None:
        awaited = self.referee.screen.to_call()
        if awaited >= 0:
            self.referee.draw_curtain(awaited)
        elif not self.referee.paused:
            self.referee.let_think()
            self.think(seat)

    def think(self, seat: int) -> None:
        referee = self.referee
        self.begun = time.monotonic()
        self.draft, self.found = referee.match, []
        if history.is_hidden(referee.match, referee.screen.viewer):
            self.draft = history.trial(referee.match)
            if not self.ahead.is_ready:
                self.ahead.drop()
            referee.wake(self.sitting_time(seat))
        self.think_on(seat, referee.offer.legal)

    def think_on(self, seat: int, legal: Sequence[Action]) -> None:
        if len(legal) == 1:
            self.keep(legal[0])
            return
        found = self.ahead.answer(self.draft) if self.draft is not self.referee.match else None
        if found is not None:
            self.keep(found)
            return
        self.question = self.desk.ticket()
        view, before = self.draft.view(seat), history.own_before(self.draft)
        self.desk.ask(view, seat, self.referee.seats[seat].who, self.question, before)

    def hear(self, token: int, action: Action) -> None:
        if token == self.question:
            self.question = 0
            self.keep(action)
        elif token == self.ahead.question:
            self.ahead.hear(action)

    def keep(self, action: Action) -> None:
        """Of a hidden sitting it is all or nothing, when its time is up."""
        self.found.append(action)
        if self.draft is self.referee.match:
            self.referee.later(self.thinking_time(), Cue.THOUGHT, action)
            return
        self.draft.play(action)
        if history.goes_on_sitting(self.draft):
            self.think_on(self.draft.seat, self.draft.legal())

    def thinking_time(self) -> int:
        """What is left of the time that a bot takes at least; nobody waits for the later answers of
        one turn if nothing is seen of the earlier ones."""
        pace = self.referee.settings.pace
        if pace == 0 or history.is_mute(self.referee.match):
            return 0
        return max(0, round(THINKING_TIME / pace) - int(1000 * (time.monotonic() - self.begun)))

    def sitting_time(self, seat: int) -> int:
        """How long a hidden sitting takes whatever is chosen there: all that the bot may think of
        it, and some more. What was thought out before takes hardly any time."""
        if self.ahead.is_ready:
            return KNOWN_SITTING
        thought = LEVELS[self.referee.seats[seat].who].seconds if self.desk.clocked else 0.0
        return round(1000 * thought) + LEAST_SITTING

    def wake(self) -> None:
        """The time of a hidden sitting is up. Whatever is still open follows from the first answer,
        which any sitting begins with: a dear card, for which more is asked, takes no longer than
        others. Only who has not even that answer takes as long again."""
        if self.draft is self.referee.match:
            return
        if not self.found:
            self.referee.wake(self.sitting_time(self.referee.match.seat))
            return
        self.desk.forget()
        self.question = 0
        rest = history.rest_of_sitting(self.draft, self.desk.advice)
        self.referee.play(Cue.THOUGHT, *self.found, *rest)

    def forget(self) -> None:
        """Whatever is thought about comes too late."""
        self.ahead.drop()
        if self.question:
            self.desk.forget()
        self.question = 0
