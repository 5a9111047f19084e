"""One of the moments that decided a match: its picture, what was played and what the bot says."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.review.bars import PartBar
from citybuilder.app.review.chart import BADGE, ENTERS, draw_badge
from citybuilder.app.review.picture import picture_of
from citybuilder.app.seat_mark import SeatMark
from citybuilder.app.shadows import paint_shadow
from citybuilder.app.table.why import differing
from citybuilder.app.widgets import ShortLabel, label
from citybuilder.bots.reviewing import Finding
from citybuilder.bots.swings import Swing
from citybuilder.playing.review_texts import CHOICE, LUCK, ReviewWords
from citybuilder.stage.tooltips import set_tip
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Look, Theme

EDGE: Final = 6  # room for the shadow
RADIUS: Final = 14.0
TALL: Final = 0.42  # of its width that a picture is high
LINES: Final = 4  # of a long story, which the tooltip tells to the end


class Shot(QWidget):
    """The picture with the number of the moment; drawn when its size is known."""

    def __init__(self, card: "MomentCard") -> None:
        super().__init__()
        self.card = card
        self.drawn = QPixmap()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - as Qt has it
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - as Qt has it
        return round(width * TALL)

    def sizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return QSize(240, 120)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - as Qt has it
        super().resizeEvent(event)
        self.drawn = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        if self.drawn.isNull():
            self.drawn = self.card.picture(self.size(), self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()), RADIUS - 4, RADIUS - 4)
        painter.setClipPath(path)
        painter.drawPixmap(0, 0, self.drawn)
        corner = QPointF(BADGE * 0.5 + 7, BADGE * 0.5 + 7)
        draw_badge(painter, corner, self.card.number, self.card.look.theme)


class MomentCard(QWidget):
    """A click or Enter opens the replay there. Signals: opened()."""

    opened = Signal()

    def __init__(
        self,
        number: int,
        swing: Swing,
        finding: Finding,
        words: ReviewWords,
        looks: Sequence[SeatLook],
        look: Look,
    ) -> None:
        super().__init__()
        self.number = number
        self.swing = swing
        self.finding = finding
        self.words = words
        self.looks = looks
        self.look = look
        self.hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.lay_out()

    @property
    def theme(self) -> Theme:
        return self.look.theme

    def lay_out(self) -> None:
        swing, words = self.swing, self.words
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(SeatMark(self.looks[swing.hit()], 1.0))
        head.addWidget(label("strong", words.change(swing), wrap=True), 1)
        said = [words.played(swing), words.bots(swing, self.finding), self.why()]
        rows = QVBoxLayout(self)
        inner = EDGE + 10
        rows.setContentsMargins(inner, inner, inner, inner)
        rows.setSpacing(7)
        rows.addWidget(Shot(self))
        above = QHBoxLayout()
        above.addWidget(ShortLabel("soft", words.heading(swing)), 1)
        above.addWidget(label("soft", translate("review", "Replay  ⏎")))
        rows.addLayout(above)
        rows.addLayout(head)
        rows.addLayout(self.parts())
        for text in filter(None, said):
            rows.addWidget(ShortLabel("", text, LINES))
        rows.addStretch(1)
        set_tip(self, translate("review", "Open the replay here"))
        self.setAccessibleName(f"{words.heading(swing)}. {words.change(swing)}")
        told = " ".join(filter(None, said))
        self.setAccessibleDescription(f"{words.split(swing)}. {told}")

    def parts(self) -> QGridLayout:
        """How much was luck and how much choice, as far as both could count."""
        swing, seat = self.swing, self.swing.hit()
        values = []
        if swing.stretch.lucky:
            values.append((LUCK, swing.luck(seat)))
        if not self.words.is_mere_luck(swing):
            values.append((CHOICE, swing.choice(seat)))
        most = max(abs(value) for _, value in values)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        for row, (name, value) in enumerate(values):
            grid.addWidget(label("soft", self.words.say(name)), row, 0)
            grid.addWidget(PartBar(value, most, self.theme), row, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def why(self) -> str:
        """What clearly speaks for the bot's answer against what was played, in points."""
        ranked = self.finding.ranked
        if self.words.is_mere_luck(self.swing) or len(ranked) < 2 or ranked[0].reason is None:
            return ""
        played = self.words.match.actions[self.swing.stretch.first]
        reason = ranked[0].reason
        if ranked[0].action == played:
            return ""
        told = differing(reason, self.words.texts, 1)
        return fill(translate("table", "Why: %1"), told) if told else ""

    def picture(self, size: QSize, ratio: float) -> QPixmap:
        match = self.words.match
        table = table_of(match.game.key)(self.words.texts, self.looks)
        return picture_of(match, self.swing, self.words, table, self.look, size, ratio)

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
