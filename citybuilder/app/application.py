"""The application itself: hears from the system which saves it shall open."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Signals: file_opened(str path): a double click on a save, where the system tells it so."""

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)
