"""One line at the foot of the lobby about what goes on behind it; nothing moves aside for it."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from citybuilder.app.style import pixels
from citybuilder.app.widgets import label
from citybuilder.tables.theme import Theme

SIZE: Final = 13  # of its letters
GAP: Final = 3  # below it


class Footnote:
    """Lies in the margin, and clicks go through it."""

    def __init__(self, page: QWidget) -> None:
        self.page = page
        self.words = label()
        self.words.setParent(page)
        self.words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.words.hide()
        self.gap = GAP

    def show_words(self, sentence: str) -> None:
        """Until something else, or nothing, is told."""
        self.words.setText(sentence)
        self.words.setVisible(bool(sentence))
        self.place()

    def place(self) -> None:
        self.words.adjustSize()
        room, size = self.page.size(), self.words.size()
        x, y = (room.width() - size.width()) // 2, room.height() - size.height() - self.gap
        self.words.move(x, y)
        self.words.raise_()

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.gap = round(GAP * scale)
        letters, edge, side = (pixels(size, scale) for size in (SIZE, 6, 8))
        self.words.setStyleSheet(
            f"background: {theme.table_low}; color: {theme.ink}; font-size: {letters}px; "
            f"border-radius: {edge}px; padding: 0px {side}px;"
        )
        self.place()
