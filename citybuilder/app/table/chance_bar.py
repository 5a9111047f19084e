"""A chance as a bar: filled as far as it surely goes, pale as far as it may go."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from citybuilder.tables.theme import Theme

HIGH: Final = 8
PALE: Final = 0.45  # of the colour's strength
GROUND: Final = 0.16


class ChanceBar(QWidget):
    """Beside the words, which say the same. Has no signals."""

    def __init__(self, chance: float, error: float, best: bool, theme: Theme) -> None:
        super().__init__()
        self.chance, self.error, self.best, self.theme = chance, error, best, theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return QSize(60, HIGH)

    def bounds(self) -> tuple[float, float]:
        """What the chance is at least and at most."""
        return max(0.0, self.chance - self.error), min(1.0, self.chance + self.error)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        room = QRectF(self.rect())
        whole = QPainterPath()
        whole.addRoundedRect(room, HIGH / 2, HIGH / 2)
        painter.setClipPath(whole)
        colour = QColor(self.theme.accent_ink if self.best else self.theme.accent)
        least, most = self.bounds()
        for strength, share in ((GROUND, 1.0), (PALE, most), (1.0, least)):
            colour.setAlphaF(strength)
            painter.fillRect(QRectF(0, 0, room.width() * share, room.height()), colour)
