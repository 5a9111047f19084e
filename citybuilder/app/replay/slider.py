"""A slider over all actions of a match, with a band that shows whose turn it was."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider

from citybuilder.playing.steps import Turn
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.theme import Theme

KNOB = 9.0
BAND = 8.0


class TurnSlider(QSlider):
    """Each turn is a piece of the band in its seat's colour; every second one is taller, so that
    turns can be told apart without colours. Signals: those of QSlider."""

    def __init__(self, turns: Sequence[Turn], looks: Sequence[SeatLook], theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.turns = turns
        self.looks = looks
        self.theme = theme

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def x_at(self, step: float) -> float:
        room = self.width() - 2 * KNOB
        return KNOB + room * step / max(1, self.maximum())

    def step_at(self, x: float) -> int:
        room = max(1.0, self.width() - 2 * KNOB)
        return round((x - KNOB) / room * self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - as Qt has it
        """A click goes there at once."""
        self.setValue(self.step_at(event.position().x()))
        self.setFocus()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - as Qt has it
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self.step_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - as Qt has it
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.theme.glow), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        for number, turn in enumerate(self.turns):
            following = self.turns[number + 1 : number + 2]
            end = following[0].step if following else self.maximum()
            tall = BAND if number % 2 else BAND * 0.55
            left, right = self.x_at(turn.step), self.x_at(end)
            colour = QColor(self.looks[turn.seat].colour)
            colour.setAlphaF(1.0 if turn.step < self.value() else 0.5)
            gap = 1.0 if right - left > 3 else 0.0
            painter.fillRect(QRectF(left, middle - tall / 2, right - left - gap, tall), colour)
        self.draw_knob(painter, QPointF(self.x_at(self.value()), middle))

    def draw_knob(self, painter: QPainter, middle: QPointF) -> None:
        edge = self.theme.glow if self.hasFocus() else self.theme.bar
        painter.setPen(QPen(QColor(edge), 2.5))
        painter.setBrush(QColor(self.theme.bar_ink))
        painter.drawEllipse(middle, KNOB - 1.5, KNOB - 1.5)
