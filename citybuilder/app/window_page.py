"""One page of the window: it lies on the one that it was opened from, and gives way to it."""

from abc import abstractmethod

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from citybuilder.tables.theme import Theme


class WindowPage(QWidget):
    """Signals: left(), the page below is wanted again."""

    left = Signal()

    def come_back(self) -> None:
        """What lay above it is gone."""

    def put_down(self) -> None:
        """Nobody comes back to it."""

    @abstractmethod
    def set_theme(self, theme: Theme, scale: float) -> None:
        """Take on these colours and sizes."""

    @abstractmethod
    def retranslate(self) -> None:
        """Say everything in the language of now."""
