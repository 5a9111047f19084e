"""Who may take back, restart or do again what in a match at the table."""

from collections.abc import Callable, Sequence

from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing import history
from citybuilder.playing.screen import Screen
from citybuilder.playing.seating import Occupant, has_secrets
from citybuilder.store.settings import Settings

Way = Callable[[Match[State], int, bool], bool]


class WayBack:
    """Whether the phase allows it is for the turn machine to say."""

    def __init__(
        self, match: Match[State], seats: Sequence[Occupant], screen: Screen, settings: Settings
    ) -> None:
        self.match = match
        self.seats = seats
        self.screen = screen
        self.settings = settings

    def can_undo(self) -> bool:
        return self.can_go(history.undo, self.undoer())

    def can_restart(self) -> bool:
        """The turn of whoever sits there; where all lies open, also the one before."""
        seat, viewer = self.undoer(), self.screen.viewer
        if seat not in (-1, viewer) and has_secrets(self.match, [seat, viewer]):
            return False
        return self.can_go(history.restart, seat)

    def can_redo(self) -> bool:
        seat = self.redoer()
        return seat >= 0 and self.match.can_redo(seat)

    def can_go(self, direction: Way, seat: int) -> bool:
        return seat >= 0 and direction(history.trial(self.match), seat, self.settings.auto_answer)

    def undoer(self) -> int:
        """The person who answered last; nobody takes back what a bot did, nor what somebody else
        did in secret: whether that is possible would tell something about it."""
        seat = history.last_actor(self.match)
        if seat < 0 or not self.seats[seat].human:
            return -1
        last = len(self.match.actions) - 1
        return seat if history.is_open(self.match, last, self.screen.viewer) else -1

    def redoer(self) -> int:
        if not self.match.undone or not self.seats[self.match.seat].human:
            return -1
        return self.match.seat

    def go(self, direction: Way, seat: int) -> None:
        direction(self.match, seat, self.settings.auto_answer)
