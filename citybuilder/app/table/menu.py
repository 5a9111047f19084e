"""The menu at the table: who plays which seat, what is shown, and the way out."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from PySide6.QtGui import QAction, QActionGroup, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from citybuilder.app.haste import Haste
from citybuilder.app.language import translate
from citybuilder.app.seat_mark import mark_icon
from citybuilder.app.widgets import caption
from citybuilder.playing.new_match import OFFERED, who_word
from citybuilder.playing.seating import Occupant
from citybuilder.tables.seats import SeatLook
from citybuilder.words.people import HUMAN

T = TypeVar("T")


class TableMenu(QMenu):
    """Made anew whenever it is opened, so that it always speaks of what is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("table", "Menu"))
        self.haste = Haste()
        self.aboutToShow.connect(self.haste.begin)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - as Qt has it
        """The second click of two does not put away what the first has opened."""
        if self.haste.is_on() and not self.rect().contains(event.position().toPoint()):
            event.accept()
        else:
            super().mousePressEvent(event)

    def add(self, text: str, take: Callable[[], None], enabled: bool = True) -> QAction:
        action = self.addAction(text)
        action.triggered.connect(take)
        action.setEnabled(enabled)
        return action

    def add_switch(self, text: str, on: bool, take: Callable[[], None]) -> None:
        action = self.add(text, take)
        action.setCheckable(True)
        action.setChecked(on)

    def add_choice(
        self, title: str, words: Mapping[T, str], chosen: T, take: Callable[[T], None]
    ) -> None:
        """One of several values, in a menu of its own."""
        menu = self.addMenu(title)
        group = QActionGroup(menu)
        for value, text in words.items():
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(value == chosen)
            group.addAction(action)
            action.triggered.connect(lambda _, value=value: take(value))

    def add_seats(
        self,
        looks: Sequence[SeatLook],
        seats: Sequence[Occupant],
        hand_over: Callable[[int, str], None],
        enabled: bool,
    ) -> None:
        """For each seat who may play it from now on."""
        for seat, (look, sitting) in enumerate(zip(looks, seats, strict=True)):
            menu = self.addMenu(
                mark_icon(look, 16), caption(f"{sitting.name} · {who_word(sitting.who, translate)}")
            )
            menu.setEnabled(enabled)
            group = QActionGroup(menu)
            for who in (HUMAN, *OFFERED):
                action = menu.addAction(who_word(who, translate))
                action.setCheckable(True)
                action.setChecked(who == sitting.who)
                group.addAction(action)
                action.triggered.connect(lambda _, seat=seat, who=who: hand_over(seat, who))
