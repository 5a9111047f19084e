"""A match that goes as a lesson wants it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal

from citybuilder.app.learn.coached import CoachedSession
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.core.game import Action
from citybuilder.playing.seating import Sitting
from citybuilder.playing.turns import Cue
from citybuilder.playing.tutor import Tutor
from citybuilder.store.settings import Settings

MOMENT: Final = 700  # milliseconds at pace 1 before something is played by itself


class LessonSession(CoachedSession):
    """No bot thinks.

    Signals: stepped(), something else is to be read or done, or the lesson is over."""

    stepped = Signal()

    def __init__(
        self,
        tutor: Tutor,
        place: tuple[int, int],
        seats: Sequence[Sitting],
        desk: BotDesk,
        settings: Settings,
    ) -> None:
        super().__init__(tutor.match, seats, desk, None, settings)
        self.tutor = tutor
        self.place = place  # which lesson it is, of how many

    def start(self) -> None:
        self.live = True
        self.ask()

    def ask(self) -> None:
        """Let somebody read, play by itself what the lesson plays, or ask the learner."""
        if not self.live:
            return
        tutor = self.tutor
        tutor.follow()
        action = self.known_answer()
        if action is not None:
            self.later(self.moment(), Cue.ANSWERED, action)
        elif tutor.asks():
            self.sit_down(self.match.seat)
            self.machine.fire(Cue.PERSON)
            self.offered.emit()
        self.stepped.emit()

    def known_answer(self) -> Action | None:
        """The rest of a selection or of a shortcut, as far as it is meant; else what the lesson
        plays."""
        if self.rest and self.rest[0] in self.choices():
            return self.rest.pop(0)
        self.rest = []
        return self.tutor.answer()

    def moment(self) -> int:
        """Nobody waits for what was picked together, nor where nothing moves."""
        pace = self.settings.pace
        return 0 if self.tutor.asks() or pace == 0 else MOMENT // pace

    def go_on(self) -> None:
        """What was said is read."""
        self.tutor.read()
        self.ask()

    def choices(self) -> list[Action]:
        return self.tutor.offered(super().choices())
