"""A card of the review that leads to the replay: its ground, mouse and keys."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from citybuilder.app.language import translate
from citybuilder.app.review.chart import ENTERS
from citybuilder.app.shadows import paint_shadow
from citybuilder.stage.tooltips import set_tip
from citybuilder.tables.theme import Look, Theme

EDGE: Final = 6  # room for the shadow
RADIUS: Final = 14.0


class ReplayCard(QWidget):
    """A click or Enter opens the replay there. Signals: opened()."""

    opened = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        set_tip(self, translate("review", "Open the replay here"))

    @property
    def theme(self) -> Theme:
        return self.look.theme

    # How it looks, mouse and keys

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        depth = EDGE + 6 if self.hovered else EDGE
        paint_shadow(painter, card, RADIUS, self.theme.shadow, depth)
        painter.setPen(QPen(QColor(self.theme.card_edge), 1))
        painter.setBrush(QColor(self.theme.card))
        painter.drawRoundedRect(card, RADIUS, RADIUS)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.theme.focus), 3))
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), RADIUS - 1, RADIUS - 1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - as Qt has it
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        if event.key() in ENTERS:
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 - as Qt has it
        self.hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - as Qt has it
        self.hovered = False
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - as Qt has it
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - as Qt has it
        self.update()
        super().focusOutEvent(event)
