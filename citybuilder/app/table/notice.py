"""A sentence that appears over the table, stays long enough to be read, and goes."""

from typing import Final

from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from citybuilder.app.widgets import label

LENGTH: Final = 7000  # milliseconds


class Notice(QFrame):
    """Goes by itself or by a click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "toast")
        self.words = label("strong", wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 12, 18, 12)
        row.addWidget(self.words)
        self.timer = QTimer(self, singleShot=True)
        self.timer.setInterval(LENGTH)
        self.timer.timeout.connect(self.hide)
        self.hide()

    def show_words(self, sentence: str, area: QRect) -> None:
        self.words.setText(sentence)
        self.setAccessibleName(sentence)
        self.words.setFixedWidth(
            min(area.width() - 80, self.words.fontMetrics().horizontalAdvance(sentence) + 8)
        )
        self.adjustSize()
        self.move(area.center().x() - self.width() // 2, area.top() + 16)
        self.show()
        self.raise_()
        self.timer.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - as Qt has it
        self.hide()
        event.accept()
