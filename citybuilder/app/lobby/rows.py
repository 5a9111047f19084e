"""How a saved match looks in the lobby's list: picture, game, turn and people, and a bin."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import QAbstractItemModel as Model
from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from citybuilder.app.fonts import FAMILY
from citybuilder.app.models.saves import Saved, SavesModel
from citybuilder.app.style import mix, pixels
from citybuilder.app.widgets import icon
from citybuilder.stage.art import pixmap
from citybuilder.tables.theme import LIGHT, Theme

MOST_LINES: Final = 2  # below the name of the game
WHOLE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextDontClip
Index = QModelIndex | QPersistentModelIndex


class SaveRows(QStyledItemDelegate):
    """Paints the rows. Signals: binned(QModelIndex)."""

    binned = Signal(QModelIndex)

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.theme, self.scale = LIGHT, 1.0

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.theme, self.scale = theme, scale

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:  # noqa: N802
        head, line = (QFontMetrics(font).height() for font in self.fonts())
        words = head + MOST_LINES * line + round(10 * self.scale)
        return QSize(160, max(round(66 * self.scale), words))

    def fonts(self) -> tuple[QFont, QFont]:
        """Of the first line and of the others."""
        head, small = QFont(FAMILY), QFont(FAMILY)
        head.setPixelSize(pixels(15, self.scale))
        head.setWeight(QFont.Weight.DemiBold)
        small.setPixelSize(pixels(12.5, self.scale))
        return head, small

    def bin_area(self, row: QRectF) -> QRectF:
        side = 26 * self.scale
        return QRectF(row.right() - side - 6 * self.scale, row.center().y() - side / 2, side, side)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        found: Saved = index.data(SavesModel.SAVED)
        scale = self.scale
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(option.rect).adjusted(2, 2, -4, -4 * scale)
        state: QStyle.StateFlag = option.state
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        current = bool(state & QStyle.StateFlag.State_HasFocus)
        self.paint_card(painter, card, hovered, current)
        left = self.paint_picture(painter, card, found)
        right = self.bin_area(card).left() if hovered or current else card.right()
        words = QRectF(left, card.top(), right - left - 6 * scale, card.height())
        self.paint_words(painter, words, found)
        if hovered or current:
            self.paint_bin(painter, self.bin_area(card))
        painter.restore()

    def paint_card(self, painter: QPainter, card: QRectF, hovered: bool, current: bool) -> None:
        fill = mix(self.theme.card, self.theme.glow, 0.16) if hovered else self.theme.card
        edge = self.theme.focus if current else self.theme.card_edge
        painter.setPen(QPen(QColor(edge), 2 if current else 1))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(card, 10 * self.scale, 10 * self.scale)

    def paint_picture(self, painter: QPainter, card: QRectF, found: Saved) -> float:
        """The picture of the game; where the words begin."""
        pad = 5 * self.scale
        if not found.picture:
            return card.left() + 12 * self.scale
        height = card.height() - 2 * pad
        place = QRectF(card.left() + pad, card.top() + pad, height * 1.25, height)
        path = QPainterPath()
        path.addRoundedRect(place, 7 * self.scale, 7 * self.scale)
        painter.save()
        painter.setClipPath(path)
        ratio = painter.device().devicePixelRatioF()
        size = place.toRect().adjusted(0, 0, 1, 1)
        picture = pixmap(found.picture, size.width(), size.height(), ratio)
        painter.drawPixmap(size.topLeft(), picture)
        painter.restore()
        return place.right() + 10 * self.scale

    def paint_words(self, painter: QPainter, area: QRectF, found: Saved) -> None:
        font, small = self.fonts()
        height = QFontMetrics(font).height()
        lines = self.wrapped(found.line(datetime.now()), small, area.width())
        step = QFontMetrics(small).height()
        top = area.center().y() - (height + step * len(lines)) / 2
        painter.setFont(font)
        painter.setPen(QColor(self.theme.ink))
        headline = QFontMetrics(font).elidedText(
            found.title, Qt.TextElideMode.ElideRight, round(area.width())
        )
        painter.drawText(QRectF(area.left(), top, area.width(), height), WHOLE, headline)
        painter.setFont(small)
        painter.setPen(QColor(self.theme.bad if found.broken else self.theme.ink_soft))
        for number, text in enumerate(lines):
            place = QRectF(area.left(), top + height + step * number, area.width(), step)
            painter.drawText(place, WHOLE, text)

    def wrapped(self, text: str, font: QFont, width: float) -> list[str]:
        """At most two lines, the second shortened if need be."""
        metrics = QFontMetrics(font)
        first: list[str] = []
        rest = text.split(" ")
        while rest and metrics.horizontalAdvance(" ".join([*first, rest[0]])) <= width:
            first.append(rest.pop(0))
        if not first:
            return [metrics.elidedText(text, Qt.TextElideMode.ElideRight, round(width))]
        if not rest:
            return [" ".join(first)]
        if first[-1] == "·":
            first.pop()
        second = " ".join(rest).removeprefix("· ")
        shortened = metrics.elidedText(second, Qt.TextElideMode.ElideRight, round(width))
        return [" ".join(first), shortened]

    def paint_bin(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(mix(self.theme.card, self.theme.ink, 0.1)))
        painter.drawEllipse(area)
        pad = area.width() * 0.22
        icon("delete", self.theme).paint(painter, area.adjusted(pad, pad, -pad, -pad).toRect())

    def editorEvent(  # noqa: N802
        self, event: QEvent, model: Model, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            card = QRectF(option.rect).adjusted(2, 2, -4, -4 * self.scale)
            if self.bin_area(card).contains(event.position()):
                self.binned.emit(model.index(index.row(), index.column()))
                return True
        return bool(super().editorEvent(event, model, option, index))
