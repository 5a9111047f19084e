"""The shelf: a box for each game with its picture, its title and what to expect."""

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
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app.language import current_language, translate
from citybuilder.app.shadows import paint_glow, paint_shadow
from citybuilder.app.style import mix, pixels
from citybuilder.app.widgets import Picture, label, pill, set_sheet
from citybuilder.stage.tooltips import set_tip
from citybuilder.store.boxes import Box
from citybuilder.tables.figures import minutes
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, fill
from citybuilder.tables.theme import LIGHT, Theme

PLAYERS: Final = QT_TRANSLATE_NOOP("lobby", "%1–%n players", "", 1)
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
PICTURE: Final = 90  # pixels in height that a picture may shrink to
EDGE: Final = 12  # room for shadow and glow
DEEP: Final = 15  # a shadow, of which four fifths lie below: no more than there is room for


class GameBox(QWidget):
    """One game. Signals: chosen(), play_now(), learning(), rules_wanted()."""

    chosen = Signal()
    play_now = Signal()
    learning = Signal()
    rules_wanted = Signal()

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.is_chosen = False
        self.hovered = False
        self.theme, self.scale = LIGHT, 1.0
        self.picture = Picture(box.picture)
        self.title = label("strong", box.title)
        self.pitch = label("strong")
        self.facts = label("soft")
        self.play = pill("plain")
        self.learn = pill("plain")
        self.rules = pill("plain")
        self.lay_out()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.play.clicked.connect(self.play_now)
        self.learn.clicked.connect(self.learning)
        self.rules.clicked.connect(self.rules_wanted)

    def lay_out(self) -> None:
        middle = Qt.AlignmentFlag.AlignCenter
        for text in (self.title, self.pitch, self.facts):
            text.setAlignment(middle)
            text.setWordWrap(True)
        self.buttons = QHBoxLayout()
        self.buttons.addWidget(self.play, 3)
        self.buttons.addWidget(self.learn, 2)
        self.buttons.addWidget(self.rules, 2)
        self.rows = QVBoxLayout(self)
        self.rows.setSpacing(0)
        self.rows.addWidget(self.picture, 1)
        self.overlap = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.rows.addSpacerItem(self.overlap)
        self.rows.addWidget(self.title)
        self.rows.addWidget(self.pitch)
        self.rows.addWidget(self.facts)
        self.rows.addLayout(self.buttons)

    def set_chosen(self, is_chosen: bool) -> None:
        self.is_chosen = is_chosen
        self.paint_parts()
        self.update()

    # How it looks

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.theme, self.scale = theme, scale
        inner = EDGE + round(9 * scale)
        self.rows.setContentsMargins(inner, inner, inner, inner)
        self.buttons.setSpacing(round(6 * scale))
        self.buttons.setContentsMargins(0, round(8 * scale), 0, 0)
        self.picture.radius = 11 * scale
        self.overlap.changeSize(0, -round(20 * scale))
        self.rows.invalidate()
        self.paint_parts()

    def paint_parts(self) -> None:
        theme, scale = self.theme, self.scale
        gap = round(5 * scale)
        set_sheet(
            self.title,
            f"background: {self.box.colour}; color: white; font-weight: 700; "
            f"padding: {round(5 * scale)}px; font-size: {pixels(21, scale)}px; "
            f"border-radius: {round(10 * scale)}px; "
            f"margin: 0px {round(10 * scale)}px {gap}px {round(10 * scale)}px;",
        )
        set_sheet(self.pitch, f"color: {theme.ink}; font-size: {pixels(15, scale)}px;")
        rest = mix(self.box.colour, "#000000", 0.08)
        narrow = f"QPushButton {{ padding: 0px {round(6 * scale)}px; }} "
        chosen = f"QPushButton {{ background: {rest}; color: white; }} " + (
            f"QPushButton:hover {{ background: {mix(rest, '#ffffff', 0.12)}; }}"
        )
        set_sheet(self.play, narrow + chosen if self.is_chosen else narrow)
        set_sheet(self.learn, narrow)
        set_sheet(self.rules, narrow)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        radius = 17 * self.scale
        depth = DEEP if self.hovered else EDGE
        paint_shadow(painter, card, radius, self.theme.shadow, depth)
        if self.is_chosen:
            paint_glow(painter, card, radius, self.theme.glow, 9)
        painter.setPen(QPen(QColor(self.theme.card_edge), 1))
        painter.setBrush(QColor(self.theme.card))
        painter.drawRoundedRect(card, radius, radius)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.theme.focus), 3))
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), radius - 1, radius - 1)

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton:
            self.play_now.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self.hasFocus() and event.key() in ENTER:
            self.chosen.emit()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        self.hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.hovered = False
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.update()
        super().focusOutEvent(event)

    # Words

    def retranslate(self) -> None:
        box = self.box
        self.pitch.setText(box.pitch(current_language()))
        parts = [
            fill(translate("lobby", PLAYERS, box.players[-1]), str(box.players[0])),
            minutes(translate, box.minutes),
            weight_word(box.weight),
        ]
        self.facts.setText("  ·  ".join(parts))
        self.play.setText(translate("lobby", "Play now"))
        self.play.setAccessibleName(fill(translate("lobby", "Play %1 now"), box.title))
        set_tip(
            self.play, translate("lobby", "Starts at once; players and options stay as they are.")
        )
        self.learn.setText(translate("lobby", "Learn"))
        self.learn.setAccessibleName(fill(translate("lobby", "Learn %1"), box.title))
        set_tip(
            self.learn, translate("lobby", "Short lessons at the table; no rules to read first.")
        )
        self.rules.setText(translate("lobby", "Rules"))
        self.rules.setAccessibleName(fill(translate("lobby", "Rules of %1"), box.title))
        self.setAccessibleName(box.title)
        self.setAccessibleDescription(f"{self.pitch.text()}. {self.facts.text()}")


def weight_word(weight: str) -> str:
    return {
        "light": translate("lobby", "light"),
        "medium": translate("lobby", "medium"),
        "demanding": translate("lobby", "demanding"),
    }[weight]


class Shelf(QWidget):
    """All boxes. Signals: chosen(str game), play_now(str game), learning(str game),
    rules_wanted(str game)."""

    chosen = Signal(str)
    play_now = Signal(str)
    learning = Signal(str)
    rules_wanted = Signal(str)

    def __init__(self, found: list[Box]) -> None:
        super().__init__()
        self.boxes = [GameBox(box) for box in found]
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        for each in self.boxes:
            key = each.box.key
            self.row.addWidget(each, 1)
            each.chosen.connect(lambda key=key: self.chosen.emit(key))
            each.play_now.connect(lambda key=key: self.play_now.emit(key))
            each.learning.connect(lambda key=key: self.learning.emit(key))
            each.rules_wanted.connect(lambda key=key: self.rules_wanted.emit(key))

    def be_narrow(self, narrow: bool) -> None:
        """Some lines wrap then: all titles stay at one height, and pictures large enough."""
        lines = 2 if narrow else 1
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        for each in self.boxes:
            each.buttons.setDirection(down if narrow else across)
            each.picture.set_height(round(170 * each.scale) if narrow else PICTURE)
            for text in (each.pitch, each.facts):
                height = text.fontMetrics().lineSpacing() * lines
                text.setMinimumHeight(height if lines > 1 else 0)

    def mark(self, key: str) -> None:
        for each in self.boxes:
            each.set_chosen(each.box.key == key)

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.row.setSpacing(max(0, round(16 * scale) - 2 * EDGE + 8))
        for each in self.boxes:
            each.set_theme(theme, scale)

    def retranslate(self) -> None:
        for each in self.boxes:
            each.retranslate()
