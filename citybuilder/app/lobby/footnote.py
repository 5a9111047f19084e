"""One line at the foot of the lobby about what goes on behind it; nothing moves aside for it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from citybuilder.app.style import pixels
from citybuilder.tables.theme import Theme

SIZE = 13  # of its letters
GAP = 3  # below it


class Footnote(QLabel):
    """Lies in the margin, and clicks go through it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.page = page
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.gap = GAP
        self.hide()

    def tell(self, sentence: str) -> None:
        """Until something else, or nothing, is told."""
        self.setText(sentence)
        self.setVisible(bool(sentence))
        self.place()

    def place(self) -> None:
        self.adjustSize()
        room = self.page.size()
        self.move((room.width() - self.width()) // 2, room.height() - self.height() - self.gap)
        self.raise_()

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.gap = round(GAP * scale)
        letters, edge, side = (pixels(size, scale) for size in (SIZE, 6, 8))
        self.setStyleSheet(
            f"background: {theme.table_low}; color: {theme.ink}; font-size: {letters}px; "
            f"border-radius: {edge}px; padding: 0px {side}px;"
        )
        self.place()
