"""The dark bar above the table: what is played, whose turn it is, and what can be done anytime."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout

from citybuilder.app.language import translate
from citybuilder.app.seat_mark import SeatMark
from citybuilder.app.table.key_button import KeyButton
from citybuilder.app.widgets import ShortLabel, label
from citybuilder.stage.art import pixmap
from citybuilder.stage.tooltips import set_tip
from citybuilder.store.settings import PACES, pace_word
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.texts import fill

ICON: Final = 16
STEADY: Final = ("undo", "redo", "pause")
LEVELS: Final = ((True, True), (True, False), (False, False))  # whether title and keys are shown


def bar_icon(name: str) -> QIcon:
    """A light picture, fainter while its button is off."""
    whole = pixmap(f"common/{name}_light", ICON, ICON, 2.0)
    faint = QPixmap(whole.size())
    faint.setDevicePixelRatio(2.0)
    faint.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faint)
    painter.setOpacity(0.4)
    painter.drawPixmap(0, 0, whole)
    painter.end()
    icon = QIcon(whole)
    icon.addPixmap(faint, QIcon.Mode.Disabled)
    return icon


def pace_text(pace: float) -> str:
    off = translate("table", "Pace off")
    return fill(translate("table", "Pace %1×"), pace_word(pace)) if pace else off


class SteadyButton(KeyButton):
    """For what two clicks would do twice, or do and undo: a double click is one click."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - as Qt has it
        event.accept()


class TopBar(QFrame):
    """Signals: wanted(str), the name of what a button is for."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.title = label("heading")
        self.mark = SeatMark()
        self.turn = ShortLabel("strong")
        self.undo = self.button("undo", "U")
        self.redo = self.button("redo")
        self.redo.setIcon(bar_icon("redo"))
        self.redo.setIconSize(QSize(ICON, ICON))
        self.hint = self.button("hint", "H")
        self.pace = self.button("pace", "+/−")
        self.pause = self.button("pause", "P")
        self.rules = self.button("rules", "F1")
        self.menu = self.button("menu", "M")
        self.buttons = [
            self.undo,
            self.redo,
            self.hint,
            self.pace,
            self.pause,
            self.rules,
            self.menu,
        ]
        self.fitted: tuple[object, ...] = ()
        self.room: tuple[object, ...] = ()  # that the buttons share,
        self.level = 0  # and how much of them has given way there to longer words
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(16, 4, 16, 4)
        self.row.setSpacing(8)
        self.row.addWidget(self.title)
        self.row.addSpacing(6)
        self.row.addWidget(self.mark)
        self.row.addWidget(self.turn, 1)
        for button in self.buttons:
            self.row.addWidget(button)

    def button(self, name: str, key: str = "") -> KeyButton:
        made = (SteadyButton if name in STEADY else KeyButton)("bar", key)
        made.setObjectName(name)
        made.clicked.connect(lambda: self.wanted.emit(name))
        return made

    def show_match(self, title: str, turn: str, seat: SeatLook | None) -> None:
        self.title.setText(title)
        self.turn.set_whole(turn)
        self.mark.show_seat(seat)
        self.fit()

    def tell_undo(self, tip: str, whose: str) -> None:
        """Whose move it takes back stands there where that is somebody else."""
        text = fill(translate("table", "Undo: %1"), whose) if whose else translate("table", "Undo")
        self.undo.set_text(text, tip)

    def show_pace(self, pace: float) -> None:
        self.pace.others = [pace_text(each) for each in PACES]
        self.pace.set_text(
            pace_text(pace), translate("table", "How fast pieces move. + is faster, − is slower.")
        )
        self.fit()

    def show_pause(self, visible: bool, paused: bool) -> None:
        self.pause.setVisible(visible)
        texts = [translate("table", "Pause"), translate("table", "Continue")]
        self.pause.others = texts
        self.pause.set_text(
            texts[paused], translate("table", "Pause the bots or let them continue (P).")
        )
        self.fit()

    def retranslate(self) -> None:
        """What does not depend on the match; the page tells the rest anew."""
        set_tip(self.redo, translate("table", "Redo what was undone (Ctrl+Y)."))
        self.redo.setAccessibleName(translate("table", "Redo"))
        self.hint.set_text(
            translate("table", "Hint"), translate("table", "What would a bot do in your place?")
        )
        self.rules.set_text(translate("table", "Rules"), translate("table", "The rules (F1)."))
        self.menu.set_text(
            translate("table", "Menu"), translate("table", "Seats, log, back to the lobby.")
        )
        self.fit()

    def fit(self) -> None:
        """Where there is no room for all, the keys are left to the tooltips, then the title; and
        they stay there, or the buttons would go to and fro with the length of what is told. It is
        laid out at once: a new table may be painted before Qt finds the time."""
        room = (self.width(), self.font().toString(), self.title.text(), self.pause.isHidden())
        if room != self.room:
            self.room, self.level = room, 0
        shown = (room, self.turn.whole, *self.labels())
        if shown == self.fitted:
            return
        self.fitted = shown
        for level in range(self.level, len(LEVELS)):
            self.level = level
            title, keys = LEVELS[level]
            self.title.setVisible(title)
            for button in self.buttons:
                button.show_key(keys)
            if self.needed() <= self.width():
                break
        self.row.activate()

    def labels(self) -> list[str]:
        return ["" if button.isHidden() else button.text() for button in self.buttons]

    def needed(self) -> int:
        turn = self.turn.fontMetrics().horizontalAdvance(self.turn.whole)
        return self.row.sizeHint().width() + turn + 4

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - as Qt has it
        super().resizeEvent(event)
        self.fit()
