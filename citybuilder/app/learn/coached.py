"""A table with a coach beside it: what lessons and puzzles have in common."""

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from citybuilder.app.learn.coach import Coach
from citybuilder.app.play.session import Session
from citybuilder.app.table.flow import TableFlow
from citybuilder.app.table.menu import TableMenu
from citybuilder.app.table.page import TablePage
from citybuilder.app.table.parts import Parts
from citybuilder.playing.turns import Phase
from citybuilder.stage.arrows import Arrows
from citybuilder.store.settings import Settings
from citybuilder.tables.theme import Theme

SHARES: Final = [430, 130, 130]  # of coach, log and choices, as far as they are shown


class CoachedFlow(TableFlow):
    """Signals as those of any table; wanted: also "again" and "next"."""

    def __init__(self, session: Session, settings: Settings, parts: Parts, parent: QObject) -> None:
        super().__init__(session, settings, parts, parent)
        self.coach = Coach()
        self.arrows = Arrows(parts.scene)
        parts.side.insertWidget(0, self.coach)
        parts.side.setSizes(SHARES)
        self.coach.again.connect(lambda: self.wanted.emit("again"))
        self.coach.skip.connect(lambda: self.wanted.emit("next"))
        self.coach.leave.connect(lambda: self.wanted.emit("leave"))

    def point(self, pieces: Sequence[str]) -> None:
        self.parts.scene.hold_highlight(pieces)
        self.arrows.show(pieces)

    def correct(self, note: str) -> None:
        self.coach.correct(note)
        self.parts.view.say(note)

    # Instead of what a table says otherwise

    def withdraw(self) -> None:
        super().withdraw()
        self.point([])

    def tell_top(self) -> None:
        """There is no way back but to start over, and no bot to pause."""
        super().tell_top()
        top = self.parts.top
        top.show_pause(False, False)
        for button in (top.undo, top.redo, top.hint):
            button.hide()

    def settle(self) -> None:
        """Nothing is paused, and the end has its own words."""
        self.tell_top()

    def standing_note(self) -> str:
        """Nothing can be done wrong here, so nothing has to be known beforehand but how many pieces
        are picked."""
        return super().standing_note() if self.parts.scene.is_selecting() else ""

    def hint(self) -> None:
        """The coach is hint enough."""


class CoachedPage(TablePage):
    """Signals: again(), next_wanted()."""

    again = Signal()
    next_wanted = Signal()

    def __init__(self, session: Session, settings: Settings, theme: Theme) -> None:
        super().__init__(session, settings, theme)
        self.tipping.tips = ()  # the coach says what there is to say
        self.commands |= {
            "again": self.again.emit,
            "next": self.next_wanted.emit,
            "log": lambda: None,
            "rematch": lambda: None,
            "replay": lambda: None,
        }

    @property
    def coach(self) -> Coach:
        return cast(CoachedFlow, self.flow).coach

    def be_still(self) -> None:
        """Nothing moves any more: whoever made the page puts it away."""
        self.parts.scene.skip()
        cast(CoachedFlow, self.flow).point([])

    def side_stops(self) -> list[QWidget]:
        coach = self.coach
        return [coach.quit, coach.restart, coach.skipping, *super().side_stops()]

    def follow_phase(self, phase: Phase) -> None:
        """No curtain falls, and the end is the coach's."""
        if self.parts.actions_panel.isHidden() == self.offers_choices():
            self.share_room()

    def toggle_pause(self) -> None:
        """Nobody plays here who could pause."""

    def open_menu(self) -> None:
        """What the coach offers."""
        menu, coach = TableMenu(self), self.coach
        for way in (coach.restart, coach.skipping, coach.quit):
            menu.add(way.accessibleName(), way.click)
        button = self.parts.top.menu
        corner = button.mapToGlobal(QPoint(button.width(), button.height() + 4))
        menu.popup(corner - QPoint(menu.sizeHint().width(), 0))

    def dress(self) -> None:
        super().dress()
        self.coach.set_theme(self.theme)
