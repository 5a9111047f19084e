"""A match step by step: the table after each action and what the action led to. No Qt in here."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from citybuilder.core.game import Action, Decision, Event, State
from citybuilder.core.match import Match
from citybuilder.playing.history import after, question_at, sits_on
from citybuilder.words.people import HUMAN


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
    """Step 0 is the beginning. All is shown once the match is over, else what one seat may see: of
    what others do in secret, a whole sitting is one step."""

    def __init__(self, match: Match[State], viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self.states = [*match.earlier, match.state]
        self.stops = [0, *filter(self.is_told, range(1, len(self.states)))]  # by step, the answers
        self.last = len(self.stops) - 1
        self.turns = self.found_turns()

    def is_told(self, answers: int) -> bool:
        """Whether the viewer may know the table after so many answers."""
        before, after = self.states[answers - 1], self.states[answers]
        is_own = before.asked[-1].seat == self.viewer
        return self.match.state.over or is_own or not sits_on(self.match.game, before, after)

    def state(self, step: int) -> State:
        return self.states[self.stops[step]]

    def view(self, step: int) -> State:
        return self.seen(self.state(step))

    def views(self, step: int) -> list[State]:
        """The table after each event that led to this step."""
        frames: list[State] = []
        for number in self.answers(step):
            after(self.match, number, frames)
        return list(map(self.seen, frames))

    def seen(self, state: State) -> State:
        return state if self.match.state.over else self.match.game.observe(state, self.viewer)

    def answers(self, step: int) -> range:
        """The numbers of those that led to this step."""
        return range(self.stops[step - 1], self.stops[step]) if step else range(0)

    def events(self, step: int) -> list[Event]:
        """What led to this step."""
        events = [event for number in self.answers(step) for event in after(self.match, number)[2]]
        over = self.match.state.over
        return events if over else [event.seen_by(self.viewer) for event in events]

    def question(self, step: int) -> tuple[Decision, Action]:
        """The question before this step with its answer, the last of several."""
        return question_at(self.match, self.stops[step] - 1)

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
