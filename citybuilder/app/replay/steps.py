"""A match step by step: the table after each action and what the action led to. No Qt in here."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from citybuilder.app.play.history import after, question_at
from citybuilder.cli.people import HUMAN
from citybuilder.core.game import Action, Decision, Event, State
from citybuilder.core.match import Match


class Seated(Protocol):
    """Whoever sat at the table."""

    @property
    def name(self) -> str: ...
    @property
    def who(self) -> str: ...


def seat_to_watch(match: Match[State], seats: Sequence[Seated], viewer: int) -> int:
    """Whose city lies nearest: of a match that goes on the viewer's, for the others have secrets;
    later the first person's, or the winner's where only bots have played."""
    if not match.state.over:
        return viewer
    people = [seat for seat, seated in enumerate(seats) if seated.who == HUMAN]
    shares = match.game.result(match.state)
    return people[0] if people else shares.index(max(shares))


@dataclass(frozen=True)
class Turn:
    """Where a turn begins, and whose it is."""

    step: int
    number: int
    seat: int


class Steps:
    """Step 0 is the beginning. All is shown once the match is over, else what one seat may see."""

    def __init__(self, match: Match[State], viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self.last = len(match.actions)
        self.turns = self.found_turns()

    def state(self, step: int) -> State:
        return self.match.state if step == self.last else self.match.earlier[step]

    def view(self, step: int) -> State:
        state = self.state(step)
        return state if self.match.state.over else self.match.game.observe(state, self.viewer)

    def events(self, step: int) -> list[Event]:
        """What led to this step."""
        if step == 0:
            return []
        events = after(self.match, step - 1)[2]
        over = self.match.state.over
        return events if over else [event.seen_by(self.viewer) for event in events]

    def answer(self, step: int) -> tuple[Decision, Action] | None:
        """The question before this step with its answer, as far as it may be seen."""
        asked, action = question_at(self.match, step - 1)
        seen = self.match.state.over or asked.seat == self.viewer
        return (asked, action) if seen else None

    def found_turns(self) -> list[Turn]:
        found: list[Turn] = []
        for step in range(self.last + 1):
            state = self.state(step)
            if state.asked and (not found or state.turn != found[-1].number):
                found.append(Turn(step, state.turn, state.asked[-1].seat))
        return found

    def turn_at(self, step: int) -> int:
        """The place in the list of turns of the one that the step belongs to."""
        begun = [number for number, turn in enumerate(self.turns) if turn.step <= step]
        return begun[-1] if begun else 0
