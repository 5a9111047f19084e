"""A small card with one sentence about the rules, which stays until it is read."""

from typing import Final

from PySide6.QtCore import QSize, Signal, SignalInstance
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QVBoxLayout, QWidget

from citybuilder.app.haste import Haste
from citybuilder.app.language import translate
from citybuilder.app.table.key_button import KeyButton
from citybuilder.app.widgets import label, pill

EDGE: Final = 12
GAP: Final = 6
ACROSS, DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class TipCard(QFrame):
    """Takes no key that answers something. Signals: understood(), unwanted(), closed()."""

    understood = Signal()
    unwanted = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "tip")
        self.heading = label("strong")
        self.words = label("plain", wrap=True)
        self.words.setMinimumWidth(1)  # a long word must not widen the card
        self.got_it = KeyButton("plain", "T")
        self.no_more = pill("link")
        self.buttons = [self.got_it, self.no_more]
        self.foot = QBoxLayout(ACROSS)
        self.foot.setSpacing(GAP)
        for button in self.buttons:
            self.foot.addWidget(button)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(EDGE, EDGE - 2, EDGE, EDGE)
        self.rows.setSpacing(GAP)
        self.rows.addWidget(self.heading)
        self.rows.addWidget(self.words)
        self.rows.addStretch(1)
        self.rows.addLayout(self.foot)
        self.haste = Haste()
        self.got_it.clicked.connect(lambda: self.press(self.understood))
        self.no_more.clicked.connect(lambda: self.press(self.unwanted))
        self.hide()

    def show_words(self, sentence: str) -> None:
        if self.isHidden():
            self.haste.begin()
        self.words.setText(sentence)
        self.setAccessibleName(sentence)
        self.show()

    def press(self, wanted: SignalInstance) -> None:
        """A click that comes too soon was meant for what lies below."""
        if not self.haste.holds_off():
            wanted.emit()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - as Qt has it
        super().hideEvent(event)
        self.closed.emit()

    def has_focus(self) -> bool:
        return self.isAncestorOf(QApplication.focusWidget() or self)

    def size_for(self, width: int) -> QSize:
        """As high as the sentence needs; where the buttons do not fit beside each other, they
        stand below each other."""
        self.ensurePolished()
        needed = sum(button.sizeHint().width() for button in self.buttons) + GAP + 2 * EDGE
        self.foot.setDirection(ACROSS if needed <= width else DOWN)
        self.rows.activate()
        return QSize(width, self.rows.totalHeightForWidth(width))

    def retranslate(self) -> None:
        self.heading.setText(translate("tips", "Good to know"))
        self.got_it.set_text(translate("tips", "Got it"))
        self.no_more.setText(translate("tips", "No more tips"))
