"""A calm sign that somebody thinks: three dots that take turns in brightness."""

import math

from PySide6.QtCore import QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

STEP = 80  # milliseconds
PERIOD = 20  # steps


class Waiting(QWidget):
    """Three dots; they stand still where motion is unwelcome."""

    def __init__(self) -> None:
        super().__init__()
        self.still = False
        self.ink = QColor("#ffffff")
        self.step = 0
        self.timer = QTimer(self)
        self.timer.setInterval(STEP)
        self.timer.timeout.connect(self.go_on)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return QSize(52, 24)

    def go_on(self) -> None:
        self.step = (self.step + 1) % PERIOD
        self.update()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - as Qt has it
        super().showEvent(event)
        if not self.still:
            self.timer.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - as Qt has it
        super().hideEvent(event)
        self.timer.stop()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for dot in range(3):
            wave = math.sin(2 * math.pi * (self.step / PERIOD - dot / 6))
            colour = QColor(self.ink)
            colour.setAlphaF(0.7 if self.still else 0.6 + 0.35 * wave)
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(10 + 16 * dot, self.height() / 2), 4.5, 4.5)
