"""The curtain between two players at one screen: who is next, and what happened meanwhile."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from citybuilder.app.haste import MOMENT
from citybuilder.app.language import translate
from citybuilder.app.seat_mark import SeatMark
from citybuilder.app.table.key_button import ENTER, KeyButton
from citybuilder.app.table.keys import ENTERS, is_held
from citybuilder.app.table.overlay import Overlay
from citybuilder.app.widgets import label
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Theme

MOST: Final = 12  # lines; the log has the rest
DROWSY: Final = 700  # milliseconds in which a key is meant for what was there before


class Curtain(Overlay):
    """Nothing of the last player's view is seen behind it. Signals: ready(); missed(), somebody
    presses again and again, but too soon."""

    ready = Signal()
    missed = Signal()

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent, theme, opaque=True)
        self.seat: SeatLook | None = None
        self.plays = True
        self.awake = True
        self.pressed = False  # too soon, since it fell
        self.waking = QTimer(self, singleShot=True)
        self.waking.timeout.connect(self.wake)
        self.mark = SeatMark(lines=1.6)
        self.name = label("title")
        self.ask = label("soft")
        self.meanwhile = label("strong")
        self.lines = label("plain", wrap=True)
        self.button = KeyButton("primary", ENTER)
        self.button.clicked.connect(self.sit_down)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addStretch(1)
        head.addWidget(self.mark)
        head.addWidget(self.name)
        head.addStretch(1)
        rows = QVBoxLayout(self.panel)
        rows.setContentsMargins(36, 28, 36, 28)
        rows.setSpacing(12)
        rows.addLayout(head)
        rows.addWidget(self.ask, 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addSpacing(8)
        rows.addWidget(self.meanwhile)
        rows.addWidget(self.lines)
        rows.addSpacing(8)
        rows.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.panel.setMinimumWidth(420)

    def gather(self) -> None:
        """Everybody is to look at what all have chosen in secret."""
        self.fall()
        self.seat = None
        self.mark.hide()
        self.meanwhile.hide()
        self.lines.hide()
        self.retranslate()
        self.lay_out()

    def announce(self, seat: SeatLook, lines: Sequence[str], plays: bool = True) -> None:
        """Lines are what everybody may read of what happened. Whoever does not play yet is called
        to look on, for a bot is next."""
        self.fall()
        self.seat = seat
        self.plays = plays
        self.mark.show()
        self.mark.show_seat(seat)
        shown = list(lines[-MOST:])
        if len(shown) < len(lines):
            shown.insert(0, "…")
        self.lines.setText("\n".join(shown))
        self.meanwhile.setVisible(bool(shown))
        self.lines.setVisible(bool(shown))
        self.retranslate()
        self.lay_out()

    def fall(self) -> None:
        self.awake = self.pressed = False
        self.waking.start(DROWSY)

    def wake(self) -> None:
        """From now on keys are meant for it."""
        self.awake = True

    def sit_down(self) -> None:
        """A hand that goes on clicking has to rest first."""
        if not self.awake:
            self.hold_off()
        elif self.isVisible():
            self.hide()
            self.ready.emit()

    def hold_off(self) -> None:
        self.waking.start(max(MOMENT, self.waking.remainingTime()))
        if self.pressed:
            self.missed.emit()
        self.pressed = True

    def retranslate(self) -> None:
        if self.seat is None:
            self.name.setText(translate("table", "Everybody has chosen"))
            self.ask.setText(translate("table", "Now all of you may look together."))
            self.button.set_text(translate("table", "Look"))
            self.setAccessibleName(self.ask.text())
            return
        name = self.seat.name
        self.name.setText(name)
        turn = translate("table", "It is %1's turn. Everybody else, please look away.")
        watch = translate(
            "table", "Bots play next, and %1 watches. Everybody else, please look away."
        )
        self.ask.setText(fill(turn if self.plays else watch, name))
        self.meanwhile.setText(translate("table", "What happened in the meantime"))
        self.button.set_text(translate("table", "I am ready"))
        self.setAccessibleName(self.ask.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        if is_held(event):
            self.waking.start(max(MOMENT, self.waking.remainingTime()))
        elif event.key() in ENTERS:
            self.sit_down()
        else:
            super().keyPressEvent(event)
