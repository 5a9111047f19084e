"""Between two pages: what is pressed as soon as another one is seen was meant for the last one."""

from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from citybuilder.app.haste import PRESSES, Haste

STOPPED: Final = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, *PRESSES)
QUIT: Final = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Q)


class Threshold(QObject):
    """Of whatever changes under the hand as a whole; it listens only for a moment each time."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__(inside)
        self.inside = inside
        self.haste = Haste()

    def cross(self) -> None:
        """Something else is seen from now on."""
        self.haste.begin()
        application = QApplication.instance()
        if self.haste.is_on() and application is not None:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        if not self.haste.is_on():
            self.leave()
            return False
        if event.type() not in STOPPED or not self.holds(watched) or quits(event):
            return False
        self.haste.begin()
        event.accept()
        return True

    def holds(self, watched: QObject) -> bool:
        inside = self.inside
        return isinstance(watched, QWidget) and (watched is inside or inside.isAncestorOf(watched))

    def leave(self) -> None:
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)


def quits(event: QEvent) -> bool:
    """Whoever wants to leave the program means every page, and loses nothing."""
    return isinstance(event, QKeyEvent) and event.keyCombination() == QUIT
