"""A button that shows the key that does the same."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QWidget

from citybuilder.app.widgets import caption
from citybuilder.stage.tooltips import set_tip

ENTER: Final = "⏎"
ESCAPE: Final = "Esc"
GAP: Final = 8
CAP: Final = 5  # around a figure, so that nobody takes it for a number of the label
ABOVE: Final = 4  # and below two lines,
ASIDE: Final = 12  # into whose margins they may reach at each side


class KeyButton(QPushButton):
    """Its label in the button's colour, its key softer beside it."""

    def __init__(self, role: str, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self.key_shown = True
        self.lent = False  # the key does something else at the moment
        self.others: Sequence[str] = ()  # labels that it has at other times: it is as wide for them
        self.folded = False  # into two lines, for want of room
        self.setProperty("role", role)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_text(self, text: str, tip: str = "") -> None:
        """The label; screen readers hear it without the key."""
        self.setText(caption(text))
        self.setAccessibleName(text)
        self.setAccessibleDescription(tip)
        set_tip(self, tip, wrapped=True)

    def show_key(self, shown: bool) -> None:
        self.key_shown = shown
        self.updateGeometry()
        self.update()

    def lend_key(self, lent: bool) -> None:
        """Its sign goes, its room stays: nothing moves when the focus does."""
        if lent != self.lent:
            self.lent = lent
            self.update()

    def shown_key(self) -> str:
        return self.key if self.key_shown else ""

    def key_width(self) -> int:
        key = self.shown_key()
        if not key:
            return 0
        return self.fontMetrics().horizontalAdvance(key) + GAP + 2 * self.cap()

    def cap(self) -> int:
        """The room at each side of the key for the edge of its cap."""
        return CAP if self.key.isdigit() else 0

    def sizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        size = super().sizeHint()
        lines = 2 * (self.fontMetrics().lineSpacing() + ABOVE) if self.folded else 0
        return QSize(size.width() + self.spare() + self.key_width(), max(size.height(), lines))

    def fold(self, folded: bool) -> None:
        if folded != self.folded:
            self.folded = folded
            self.updateGeometry()
            self.update()

    def spare(self) -> int:
        """The room that its longest label needs beyond this one."""
        return max(map(self.wide, [self.label(), *self.others])) - self.wide(self.label())

    def wide(self, label: str) -> int:
        """As Qt measures it for a button."""
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, caption(label)).width()

    def label(self) -> str:
        return self.text().replace("&&", "&")

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return self.sizeHint()

    def shown_text(self) -> str:
        """As much as there is room for beside the key, in two lines where it is folded."""
        text = self.label()
        lacking = self.sizeHint().width() - self.spare() - self.width()
        if lacking <= 0:
            return text
        metrics = self.fontMetrics()
        room = metrics.horizontalAdvance(text) - lacking
        if self.folded and " " in text:
            halves = self.halves(text)
            if self.widest(halves) <= room + 2 * ASIDE:
                return "\n".join(halves)
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)

    def halves(self, text: str) -> tuple[str, str]:
        """Parted between two words, as evenly as can be."""
        words = text.split(" ")
        ways = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
        return min(ways, key=self.widest)

    def widest(self, lines: Sequence[str]) -> int:
        return max(map(self.fontMetrics().horizontalAdvance, lines))

    def is_whole(self) -> bool:
        """Whether everything is read."""
        return self.shown_text().replace("\n", " ") == self.label()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - as Qt has it
        super().resizeEvent(event)
        whole, tip = self.accessibleName(), self.accessibleDescription()
        is_short = not self.is_whole()
        said = f"{whole}: {tip}" if tip and is_short else tip or whole * is_short
        set_tip(self, said, wrapped=True)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        option = QStyleOptionButton()
        self.initStyleOption(option)
        shown = self.shown_text()
        if not self.shown_key() or not self.icon().isNull():
            option.text = caption(shown)
            QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, option)
            return
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        wide = self.widest(shown.split("\n"))
        whole = wide + self.key_width()
        left = (self.width() - whole) / 2
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self.font())
        ink = self.palette().buttonText().color()
        painter.setPen(ink)
        painter.drawText(QRectF(left, 0, wide, self.height()), flags, shown)
        if self.lent:
            return
        ink.setAlphaF(ink.alphaF() * 0.72)
        painter.setPen(ink)
        left += whole - self.key_width() + GAP
        if self.cap():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            high = self.fontMetrics().height()
            room = QRectF(left, (self.height() - high) / 2, self.key_width() - GAP, high)
            painter.drawRoundedRect(room, CAP, CAP)
        left += self.cap()
        key = QRectF(left, 0, self.key_width(), self.height())
        painter.drawText(key, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.key)
