"""A table without a window: whoever looks at a session and answers it, as a page would."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer

from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.play.session import Occupant, Session
from citybuilder.core.game import Action, Event, Game, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
LONG = 600_000  # milliseconds; only a broken program takes them, as bots let others go first


def sittings(whos: Sequence[str]) -> list[Occupant]:
    return [Occupant(name, who) for name, who in zip(NAMES, whos, strict=False)]


class Page:
    """Shows everything at once and remembers it; people can be given a way to answer."""

    def __init__(
        self,
        game: Game[State],
        whos: Sequence[str],
        desk: BotDesk,
        path: Path | None = None,
        settings: Settings | None = None,
        match: Match[State] | None = None,
    ) -> None:
        match = match or Match(game, len(whos), {}, 1)
        self.session = Session(match, sittings(whos), desk, path, settings or Settings(pace=0))
        self.phases: list[Phase] = []
        self.events: list[Event] = []
        self.troubles: list[str] = []
        self.jumps = 0
        self.ends = 0
        self.pick = at_random(5)
        self.session.phase_changed.connect(self.phases.append)
        self.session.happened.connect(self.show)
        self.session.jumped.connect(self.jump)
        self.session.trouble.connect(self.troubles.append)
        self.session.finished.connect(self.end)

    @property
    def phase(self) -> Phase:
        return self.session.machine.phase

    def is_in(self, phase: Phase) -> bool:
        return self.session.machine.phase == phase

    def show(self, events: list[Event], _views: list[State]) -> None:
        self.events += events
        self.session.shown()

    def jump(self) -> None:
        self.jumps += 1

    def end(self) -> None:
        self.ends += 1

    def answer_at_random(self) -> None:
        """People answer whatever they are asked from now on, each time out of the event loop."""
        self.session.offered.connect(lambda: QTimer.singleShot(0, self.answer))
        if self.phase == Phase.CHOOSING:
            self.answer()

    def answer(self) -> None:
        if self.phase == Phase.CHOOSING:
            match = self.session.match
            self.session.choose([self.pick(match.state, match.legal())])

    def choose(self, kind: int) -> None:
        self.session.choose([Action(kind)])


def to_a_certain_choice(page: Page) -> Action:
    """People answer at random until one of them has a choice with a certain outcome."""
    match = page.session.match
    while True:
        legal = match.legal()
        certain = [action for action in legal if match.is_certain(action)]
        if len(legal) > 1 and certain:
            return certain[0]
        page.answer()
