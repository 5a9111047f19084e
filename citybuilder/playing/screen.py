"""The screen that people share: from whose seat it shows the table, and who sits in front of it."""

from collections.abc import Callable, Sequence
from typing import Final

from citybuilder.core.game import NONE, Decision, State
from citybuilder.core.match import Match
from citybuilder.playing.history import Happening, goes_on_sitting, is_hidden, was_one_of_several
from citybuilder.playing.seating import Occupant, has_secrets, people

EVERYBODY: Final[int] = int(NONE)  # looks: nobody's hand is open


class Unseen:
    """What was answered, and nobody has seen yet: the table before, and after each event."""

    def __init__(self, before: State) -> None:
        self.before = before
        self.happenings: list[Happening] = []
        self.frames: list[State] = []


class Screen:
    """`viewer` is the seat that it shows the table to, or everybody, `side` from where the table is
    seen, `awaited` whom the curtain calls, `sitting` which person is known to sit there."""

    def __init__(
        self, match: Match[State], seats: Sequence[Occupant], moved: Callable[[], None]
    ) -> None:
        self.match = match
        self.seats = seats
        self.moved = moved
        self.awaited = -1
        self.sitting = -1
        self.peopled = False  # somebody has played at this screen
        self.shared = False  # several people have
        self.count_people()
        self.viewer = self.side = self.first_viewer()

    def first_viewer(self) -> int:
        asked = -1 if self.match.state.over else self.match.seat
        present = people(self.seats) or range(self.match.seats)
        return asked if asked in present else present[0]

    def count_people(self) -> None:
        """A seat may have changed hands."""
        present = people(self.seats)
        self.peopled = self.peopled or bool(present)
        self.shared = self.shared or len(present) > 1
        if self.sitting >= 0 and self.sitting not in present:
            self.sitting = -1

    def is_stranger(self, seat: int) -> bool:
        """Whether this person must be called to the screen before it may show the table: where
        others play, or have played until now."""
        everybody = range(self.match.seats)
        return self.shared and seat != self.sitting and has_secrets(self.match, everybody)

    def would_tell(self, seat: int) -> bool:
        """Whether whoever sits there would learn something if this person were not called."""
        return self.is_stranger(seat) and is_hidden(self.match, self.sitting)

    def call(self, seat: int) -> None:
        self.awaited = seat
        self.sitting = -1  # perhaps the next person is there already

    def sit_down(self, seat: int) -> None:
        self.sitting = seat
        self.look_from(seat)

    def look_from(self, seat: int) -> None:
        if self.viewer != seat:
            self.viewer = seat
            self.side = self.side if seat == EVERYBODY else seat
            self.moved()

    def is_common(self, asked: Sequence[Decision]) -> bool:
        """Whether what came of the uppermost of these questions is for all who share the screen to
        see: a person has chosen in secret, and nobody else waits to do so."""
        if len(people(self.seats)) < 2 or goes_on_sitting(self.match):
            return False
        if not was_one_of_several(self.match):
            return False
        *waiting, last = map(self.calls_in_secret, asked)
        return last and not any(waiting)

    def calls_in_secret(self, asked: Decision) -> bool:
        return self.seats[asked.seat].human and self.match.game.is_secret(asked)

    def open_to_all(self) -> None:
        self.sitting = -1
        self.look_from(EVERYBODY)

    def to_call_for(self, bot: int) -> int:
        """Whom a curtain calls although a bot is asked, or -1: then the table is shown to whoever
        may see it."""
        present = people(self.seats)
        if self.viewer == EVERYBODY:
            return -1
        if not present:
            if not self.peopled:  # else somebody may take their seat again
                self.look_from(bot)
        elif self.sitting < 0 and self.is_stranger(present[0]):
            return present[0]
        elif len(present) == 1:
            self.sit_down(present[0])
        elif self.viewer not in present:
            self.look_from(present[0])
        return -1
