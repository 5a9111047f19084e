"""How bots' turns are told: so that they can be followed, and each of them long enough."""

from typing import TYPE_CHECKING, Final

from citybuilder.playing.history import last_actor
from citybuilder.playing.players import THINKING_TIME
from citybuilder.stage.story import Manner

if TYPE_CHECKING:
    from citybuilder.app.table.page import TablePage

LEAST: Final = 2200.0  # milliseconds at pace 1 that a bot's turn takes, with all its thinking


class Rhythm:
    """Of one table page."""

    def __init__(self, page: "TablePage") -> None:
        self.session = page.session
        self.story = page.parts.scene.story
        self.turn = (-1, -1)  # who has it, and which
        self.spent = 0.0  # milliseconds of it at pace 1
        self.thinks = True  # before the next answer, for something was told of the one before

    def manner(self) -> Manner:
        """Of what has just been answered. A turn of which others see nothing takes no longer for
        being seen."""
        session, match = self.session, self.session.match
        actor = last_actor(match)
        if session.seats[actor].human:
            return Manner()
        before = match.earlier[-1]
        turn = (actor, int(before.turn))
        if turn != self.turn:
            self.turn, self.spent, self.thinks = turn, 0.0, True
        if self.thinks:
            self.spent += THINKING_TIME
        _, _, told = session.history[-1]
        self.thinks = bool(told)
        state = match.state
        goes_on = not state.over and (match.seat, state.turn) == turn
        if goes_on or match.game.is_secret(before.asked[-1]):
            return Manner(calm=True)
        return Manner(calm=True, least=LEAST - self.spent)

    def note(self) -> None:
        """So long it was told."""
        self.spent += self.story.spent
