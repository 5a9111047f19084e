"""One piece drawn large, with all that is to be said about it."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.table.overlay import Overlay
from citybuilder.app.widgets import label
from citybuilder.tables.pieces import Workshop
from citybuilder.tables.placement import Placement
from citybuilder.tables.theme import Look


class Inspector(Overlay):
    """A click anywhere, Space or Esc puts it away."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look.theme)
        self.look = look
        self.placement: Placement | None = None
        self.picture = QLabel()
        self.title = label("title", wrap=True)
        self.words = label("plain", wrap=True)
        self.closing = label("soft")
        texts = QVBoxLayout()
        texts.setSpacing(12)
        texts.addStretch(1)
        texts.addWidget(self.title)
        texts.addWidget(self.words)
        texts.addStretch(1)
        texts.addWidget(self.closing)
        row = QHBoxLayout(self.panel)
        row.setContentsMargins(24, 24, 32, 20)
        row.setSpacing(28)
        row.addWidget(self.picture)
        row.addLayout(texts, 1)

    def inspect(self, placement: Placement | None, words: str, area: QRect) -> None:
        """Show a piece; where there is nothing to enlarge, its words alone."""
        self.placement = placement
        title, *lines = words.split("\n")
        self.title.setText(title)
        self.words.setText("\n".join(lines))
        self.setAccessibleName(words)
        width = min(round(area.width() * 0.32), round(360 * self.look.text_scale))
        self.title.setFixedWidth(width)
        self.words.setFixedWidth(width)
        self.draw(area.size())
        self.retranslate()
        self.open_over(area)

    def draw(self, room: QSize) -> None:
        self.picture.setVisible(self.placement is not None)
        if self.placement is None:
            return
        place = self.placement
        workshop = Workshop(self.look)
        workshop.scale = min(0.72 * room.height() / place.h, 0.45 * room.width() / place.w)
        workshop.ratio = self.devicePixelRatioF()
        self.picture.setPixmap(workshop.draw(place.parts, place.w, place.h))

    def set_look(self, look: Look) -> None:
        self.look = look
        self.set_theme(look.theme)
        if self.isVisible():
            self.draw(self.size())

    def retranslate(self) -> None:
        self.closing.setText(translate("table", "Space, Esc or a click closes"))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - as Qt has it
        self.close_it()
        event.accept()
