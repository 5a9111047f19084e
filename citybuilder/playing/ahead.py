"""What bots will answer in secret, thought out while somebody at the table still chooses in secret:
whatever that is, the bots cannot see it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from citybuilder.core.game import Action, State
from citybuilder.core.match import Match
from citybuilder.core.plain import plain
from citybuilder.playing import history
from citybuilder.playing.seating import Occupant

if TYPE_CHECKING:
    from citybuilder.playing.players import Desk


class Ahead:
    """Tries out every answer of whoever chooses, and lets the bots that are next answer what they
    would be asked then; to most of it they have one answer, for they see the same. `is_ready` once
    nothing is left to think about: that does not depend on what is chosen."""

    def __init__(self, match: Match[State], seats: Sequence[Occupant], desk: "Desk") -> None:
        self.match = match
        self.seats = seats
        self.desk = desk
        self.known: dict[str, Action] = {}  # by all that the bot sees
        self.courses: list[Match[State]] = []  # that are still to be thought out
        self.question = 0  # token of what is thought about
        self.turn = -1
        self.is_ready = False

    def begin(self) -> None:
        """Somebody is asked; what was found for an earlier question of the same sitting holds."""
        self.drop()
        if self.match.state.turn != self.turn:
            self.turn = self.match.state.turn
            self.known = {}
        if history.is_asked_in_secret(self.match):
            self.courses = [self.course(answer) for answer in self.match.legal()]
            self.go_on()

    def course(self, answer: Action) -> Match[State]:
        """The sitting is played to its end in any way."""
        trial = history.trial(self.match)
        trial.play(answer)
        while history.goes_on_sitting(trial):
            trial.play(trial.legal()[0])
        return trial

    def go_on(self) -> None:
        """Until a bot has to think, or all is known."""
        while self.courses:
            trial = self.courses[-1]
            if not self.asks_a_bot(trial):
                self.courses.pop()
            elif (answer := self.answer(trial)) is not None:
                trial.play(answer)
            else:
                self.ask(trial)
                return
        self.is_ready = True

    def asks_a_bot(self, trial: Match[State]) -> bool:
        """In the same round of secret choices."""
        before = trial.earlier[-1].asked
        goes_on = history.goes_on_sitting(trial) or len(before) > 1
        return goes_on and history.is_asked_in_secret(trial) and not self.seats[trial.seat].human

    def answer(self, trial: Match[State]) -> Action | None:
        """What is known, or needs no thinking."""
        legal = trial.legal()
        return legal[0] if len(legal) == 1 else self.known.get(self.sight(trial))

    def sight(self, trial: Match[State]) -> str:
        return repr(plain(trial.view(trial.seat)))

    def ask(self, trial: Match[State]) -> None:
        seat = trial.seat
        self.question = self.desk.ticket()
        self.desk.ask(
            trial.view(seat), seat, self.seats[seat].who, self.question, history.own_before(trial)
        )

    def hear(self, action: Action) -> None:
        self.question = 0
        self.known[self.sight(self.courses[-1])] = action
        self.go_on()

    def drop(self) -> None:
        """Nobody waits for it any more; what is known remains."""
        if self.question:
            self.desk.forget()
        self.question = 0
        self.courses = []
        self.is_ready = False
