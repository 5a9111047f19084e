"""One piece drawn large, with all that is to be said about it."""

from html import escape
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.table.overlay import Overlay
from citybuilder.app.widgets import label
from citybuilder.stage.pieces import Workshop
from citybuilder.tables.placement import Placement
from citybuilder.tables.theme import Look

PIECE_TALL: Final = 0.72  # of the room
WORDS_WIDE: Final = 0.36
LARGEST: Final = 1.9  # times the usual letters
LINE: Final = 26  # letters' heights: longer lines are hard to read
PASSAGE: Final = '<p style="margin-top: 0px; margin-bottom: 9px; line-height: 112%">{}</p>'


class Inspector(Overlay):
    """A click anywhere, Space or Esc puts it away."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look.theme)
        self.look = look
        self.placement: Placement | None = None
        self.picture = label()
        self.title = label("title", wrap=True)
        self.words = label("plain", wrap=True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.closing = label("soft")
        texts = QVBoxLayout()
        texts.setSpacing(18)
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
        self.words.setText("".join(PASSAGE.format(escape(line)) for line in lines))
        self.setAccessibleName(words)
        self.retranslate()
        self.fit(area.size())
        self.draw(area.size())
        self.open_over(area)

    def fit(self, room: QSize) -> None:
        """The words as large as there is room beside the piece."""
        self.ensurePolished()
        usual = self.fontInfo().pixelSize()
        width = round(room.width() * WORDS_WIDE)
        for size in range(round(usual * LARGEST), usual - 1, -1):
            wide = min(width, LINE * size)
            for part, share in ((self.title, 1.5), (self.words, 1.0), (self.closing, 0.8)):
                weight = "font-weight: 700;" if part is self.title else ""
                part.setStyleSheet(f"font-size: {round(share * size)}px; {weight}")
                part.ensurePolished()
            self.title.setFixedWidth(wide)
            self.words.setFixedWidth(wide)
            parts = (self.title, self.words)
            tall = sum(part.heightForWidth(wide) for part in parts) + 3 * usual
            if tall <= PIECE_TALL * room.height():
                return

    def draw(self, room: QSize) -> None:
        self.picture.setVisible(self.placement is not None)
        if self.placement is None:
            return
        place = self.placement
        workshop = Workshop(self.look)
        workshop.scale = min(PIECE_TALL * room.height() / place.h, 0.45 * room.width() / place.w)
        workshop.ratio = self.devicePixelRatioF()
        self.picture.setPixmap(workshop.draw(place.parts, place.w, place.h))

    def set_look(self, look: Look) -> None:
        self.look = look
        self.set_theme(look.theme)
        if self.isVisible():
            self.fit(self.size())
            self.draw(self.size())

    def retranslate(self) -> None:
        self.closing.setText(translate("table", "Close with Space, Esc or a click"))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - as Qt has it
        self.close_it()
        event.accept()
