"""Who sits where, and from whose seat the screen shows the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from citybuilder.bots.levels import LEVELS
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.history import see_the_same
from citybuilder.words.names import shown_name
from citybuilder.words.people import HUMAN

STAND_IN: Final = "normal"  # for a level that a save knows, but the program does not


@dataclass
class Occupant:
    """One seat: a person, or a bot of the level whose key is given."""

    name: str
    who: str

    def __post_init__(self) -> None:
        self.name = shown_name(self.name)

    @property
    def human(self) -> bool:
        return self.who == HUMAN


def known(who: str) -> str:
    return who if who == HUMAN or who in LEVELS else STAND_IN


def people(seats: Sequence[Occupant]) -> list[int]:
    return [seat for seat, sitting in enumerate(seats) if sitting.human]


def with_a_person(
    match: Match[State], people: tuple[tuple[str, str], ...]
) -> tuple[tuple[tuple[str, str], ...], int]:
    """Whoever goes on with a match of bots alone wants to play: the seat that is asked next is
    theirs. The names and players, and that seat, or -1 where somebody plays anyway."""
    if match.state.over or any(who == HUMAN for _, who in people):
        return people, -1
    seat = match.seat
    taken = (people[seat][0], HUMAN)
    return (*people[:seat], taken, *people[seat + 1 :]), seat


def has_secrets(match: Match[State], seats: Sequence[int]) -> bool:
    """Whether these seats see different tables, or one of them is to answer in secret."""
    state = match.state
    asks = not state.over and match.game.is_secret(state.asked[-1])
    return asks or not see_the_same(match.game, state, seats)
