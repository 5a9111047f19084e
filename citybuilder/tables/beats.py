"""What is told for a moment in large letters: what begins, or what somebody has reached. No Qt."""

from dataclasses import dataclass

from citybuilder.tables.seats import SeatLook


@dataclass(frozen=True)
class Beat:
    """One banner: its words, whose mark stands before them, a picture of what they name."""

    text: str
    seat: SeatLook | None = None
    art: str = ""
    great: bool = False  # larger, and longer to be seen
    about: str = ""  # the piece that grows for a moment, if not those that the event was about
