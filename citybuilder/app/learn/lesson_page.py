"""The page of a lesson: a table with a coach beside it."""

from typing import Final, cast

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget

from citybuilder.app.language import translate
from citybuilder.app.learn.flow import LessonFlow
from citybuilder.app.learn.session import LessonSession
from citybuilder.app.table.menu import TableMenu
from citybuilder.app.table.page import TablePage
from citybuilder.app.turns import Phase
from citybuilder.store.settings import Settings
from citybuilder.tables.theme import Theme

LOW: Final = 520  # pixels at text size 1


class LessonPage(TablePage):
    """Signals: again(), next_wanted()."""

    again = Signal()
    next_wanted = Signal()

    def __init__(self, session: LessonSession, settings: Settings, theme: Theme) -> None:
        super().__init__(session, settings, theme)
        self.commands |= {
            "again": self.again.emit,
            "next": self.next_wanted.emit,
            "log": lambda: None,
            "rematch": lambda: None,
            "replay": lambda: None,
        }

    def made_flow(self) -> LessonFlow:
        session = cast(LessonSession, self.session)
        return LessonFlow(session, self.settings, self.parts, self)

    @property
    def guide(self) -> LessonFlow:
        return cast(LessonFlow, self.flow)

    def offers_choices(self) -> bool:
        """What may be done glows, and the coach needs the room."""
        return False

    def side_stops(self) -> list[QWidget]:
        coach = self.guide.coach
        return [coach.quit, coach.restart, coach.skipping, *super().side_stops()]

    def share_room(self) -> None:
        """In a low window the coach takes the place of the log."""
        super().share_room()
        self.parts.log_panel.setVisible(self.parts.body.height() >= LOW * self.scale * self.growth)

    def follow_phase(self, phase: Phase) -> None:
        """No curtain falls, and the end is the coach's."""
        if not self.parts.actions_panel.isHidden():
            self.share_room()

    def toggle_pause(self) -> None:
        """Nobody thinks in a lesson."""

    def open_menu(self) -> None:
        menu = TableMenu(self)
        menu.add(translate("learn", "Start the lesson over"), self.again.emit)
        menu.add(translate("learn", "Skip to the next lesson"), self.next_wanted.emit)
        menu.add(translate("learn", "Leave the lesson"), self.leave)
        button = self.parts.top.menu
        corner = button.mapToGlobal(QPoint(button.width(), button.height() + 4))
        menu.popup(corner - QPoint(menu.sizeHint().width(), 0))

    def dress(self) -> None:
        super().dress()
        self.guide.coach.set_theme(self.theme)
