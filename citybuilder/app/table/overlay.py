"""A panel that lies over the table until it is put away."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from citybuilder.app.table.keys import is_held
from citybuilder.tables.theme import Theme


class Overlay(QWidget):
    """Covers what it is laid over; its panel stands in the middle. Signals: closed()."""

    closed = Signal()

    def __init__(self, parent: QWidget, theme: Theme, opaque: bool = False) -> None:
        super().__init__(parent)
        self.theme = theme
        self.opaque = opaque
        self.panel = QFrame()
        self.panel.setProperty("role", "panel")
        self.panel.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(24, 24, 24, 24)
        rows.addWidget(self.panel, 0, Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def open_over(self, area: QRect) -> None:
        self.setGeometry(area)
        self.lay_out()
        self.show()
        self.raise_()
        self.setFocus()

    def lay_out(self) -> None:
        """At once, for it may be painted before Qt finds the time."""
        for rows in (self.panel.layout(), self.layout()):
            if rows is not None:
                rows.invalidate()
                rows.activate()

    def close_it(self) -> None:
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        painter = QPainter(self)
        if self.opaque:
            ground = QLinearGradient(0, 0, 0, self.height())
            ground.setColorAt(0, QColor(self.theme.table_top))
            ground.setColorAt(1, QColor(self.theme.table_low))
            painter.fillRect(self.rect(), ground)
        else:
            veil = QColor(self.theme.bar)
            veil.setAlphaF(0.55)
            painter.fillRect(self.rect(), veil)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - as Qt has it
        """A click beside the panel puts it away, where it may be."""
        if not self.opaque:
            self.close_it()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        if is_held(event):
            return
        if not self.opaque and event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Space):
            self.close_it()
        else:
            event.ignore()
