"""The coach beside a table: what leads through lessons and puzzles has this in common."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from citybuilder.app.learn.coach import Coach
from citybuilder.app.play.session import Session
from citybuilder.app.table.menu import TableMenu
from citybuilder.app.table.page import TablePage
from citybuilder.app.table.parts import Parts
from citybuilder.bots.bot import Ranked
from citybuilder.playing.turns import Phase
from citybuilder.stage.arrows import Arrows
from citybuilder.tables.theme import Theme

SHARES: Final = [430, 130, 130]  # of coach, log and choices, as far as they are shown


def nothing() -> None:
    """There is no log to fold, no bot to pause, and no result."""


class Coaching(QObject):
    """Guides at the table of a session. Signals: again(), next_wanted()."""

    again = Signal()
    next_wanted = Signal()
    page: TablePage
    parts: Parts
    arrows: Arrows

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.session = session
        self.coach = Coach()

    @property
    def commands(self) -> dict[str, Callable[[], None]]:
        named = dict.fromkeys(("log", "rematch", "replay", "pause", "step"), nothing)
        return named | {"again": self.start_over, "next": self.next_wanted.emit}

    def begin(self, page: TablePage) -> None:
        """The coach says what there is to say, and there is no way back but to start over."""
        self.page, self.parts = page, page.parts
        self.arrows = Arrows(self.parts.scene)
        self.parts.side.insertWidget(0, self.coach)
        self.parts.side.setSizes(SHARES)
        page.tipping.tips = ()
        for button in (self.parts.top.undo, self.parts.top.redo, self.parts.top.hint):
            button.hide()
        self.session.phase_changed.connect(self.follow_phase)
        self.session.jumped.connect(self.point_nowhere)
        self.coach.again.connect(self.restart)
        self.coach.skip.connect(self.next_wanted)
        self.coach.leave.connect(page.leave)

    def start_over(self) -> None:
        self.again.emit()

    def restart(self) -> None:
        """By the coach's first button."""
        self.start_over()

    # What the coach says and shows

    @abstractmethod
    def retranslate(self) -> None:
        """In the language of now."""

    @abstractmethod
    def retell(self) -> None:
        """What it is about now."""

    @abstractmethod
    def explain(self, piece: str) -> bool:
        """Why nothing can be chosen at a piece; whether that was said."""

    @abstractmethod
    def offers_choices(self) -> bool:
        """Whether the list of choices is of any use."""

    def show_hint(self, ranked: list[Ranked]) -> None:
        """The coach is hint enough."""

    def follow_phase(self, phase: Phase) -> None:
        if phase != Phase.CHOOSING:
            self.point_nowhere()

    def point_nowhere(self) -> None:
        self.point([])

    def point(self, pieces: Sequence[str]) -> None:
        self.parts.scene.hold_highlight(pieces)
        self.arrows.show(pieces)

    def correct(self, note: str) -> None:
        self.coach.correct(note)
        self.parts.view.say(note)

    def be_still(self) -> None:
        """Nothing moves any more: the page is put away."""
        self.parts.scene.skip()
        self.point_nowhere()

    # Around the table

    def stops(self) -> list[QWidget]:
        return [self.coach.quit, self.coach.restart, self.coach.skipping]

    def fill_menu(self, menu: TableMenu) -> None:
        """What the coach offers."""
        for way in (self.coach.restart, self.coach.skipping, self.coach.quit):
            menu.add(way.accessibleName(), way.click)

    def share_room(self) -> None:
        """The log keeps what it has."""

    def set_theme(self, theme: Theme) -> None:
        self.coach.set_theme(theme)
