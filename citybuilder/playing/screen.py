"""The screen that people share: from whose seat it shows the table, and who sits in front of it."""

from collections.abc import Callable, Sequence

from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.history import is_hidden
from citybuilder.playing.seating import Occupant, has_secrets, people


class Screen:
    """`viewer` is the seat that it shows the table to, `awaited` whom the curtain calls, `sitting`
    which person is known to sit there."""

    def __init__(
        self, match: Match[State], seats: Sequence[Occupant], moved: Callable[[], None]
    ) -> None:
        self.match = match
        self.seats = seats
        self.moved = moved
        self.awaited = -1
        self.sitting = -1
        self.shared = False  # several people have
        self.count_people()
        self.viewer = self.first_viewer()

    def first_viewer(self) -> int:
        asked = -1 if self.match.state.over else self.match.seat
        present = people(self.seats)
        return asked if asked in present else present[0] if present else 0

    def count_people(self) -> None:
        """A seat may have changed hands."""
        present = people(self.seats)
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
            self.moved()

    def to_call(self) -> int:
        """Whom a curtain calls although a bot is asked, or -1: then the table is shown to whoever
        may see it. Where only bots play, it does not turn."""
        present = people(self.seats)
        if not present:
            return -1
        if self.sitting < 0 and self.is_stranger(present[0]):
            return present[0]
        if len(present) == 1:
            self.sit_down(present[0])
        elif self.viewer not in present:
            self.look_from(present[0])
        return -1
