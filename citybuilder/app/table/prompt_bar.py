"""The dark bar below the table: who is asked what, and buttons for what has no place on it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QVBoxLayout

from citybuilder.app.language import translate
from citybuilder.app.seat_mark import SeatMark
from citybuilder.app.table.key_button import ENTER, KeyButton
from citybuilder.app.table.waiting import Waiting
from citybuilder.app.widgets import ShortLabel, caption
from citybuilder.tables.seats import SeatLook

MOST: Final = 5  # buttons side by side
LINES: Final = 2
MARGIN: Final = 10
BUTTONS_SHARE: Final = 0.6  # of the bar's width, at most
NARROWEST: Final = 80  # for a button
WIDEST: Final = (1 << 24) - 1  # as Qt has it


@dataclass(frozen=True)
class Button:
    """One button: its words, its key, what it does, and what is to be known beforehand."""

    text: str
    key: str
    take: Callable[[], None]
    primary: bool = False
    tip: str = ""


class PromptBar(QFrame):
    """Signals: looked_at(str), what is to be known about the button under pointer or focus;
    told(str), a new sentence stands there with its buttons."""

    looked_at = Signal(str)
    told = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.mark = SeatMark(lines=1.0)
        self.sentence = ShortLabel("heading", lines=LINES)
        self.note = ShortLabel("soft")
        self.waiting = Waiting()
        self.offers: list[Button] = []
        self.buttons: list[KeyButton] = []
        self.row = QHBoxLayout()
        self.row.setSpacing(10)
        self.arrange()

    def arrange(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addStretch(1)
        words.addWidget(self.sentence)
        words.addWidget(self.note)
        words.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(22, MARGIN, 22, MARGIN)
        whole.setSpacing(12)
        whole.addWidget(self.mark)
        whole.addLayout(words, 1)
        whole.addWidget(self.waiting)
        whole.addLayout(self.row)
        self.note.hide()
        self.waiting.hide()

    def show_words(
        self, seat: SeatLook | None, sentence: str, offers: Sequence[Button], waiting: bool = False
    ) -> None:
        """Ask or tell; whatever stood here before is gone. Buttons stand in the order of their
        offers, as answers do in their list; what Enter does stands at the end."""
        self.mark.show_seat(seat)
        self.sentence.set_whole(sentence)
        self.tell_note("")
        self.waiting.setVisible(waiting)
        self.clear()
        self.offers = list(offers)
        shown = self.offers if len(self.offers) <= MOST else self.offers[: MOST - 1]
        for offer in shown:
            if not offer.primary:
                self.add(offer)
        if len(shown) < len(self.offers):
            self.add_more(self.offers[len(shown) :])
        for offer in shown:
            if offer.primary:
                self.add(offer)
        self.share_room()
        self.told.emit(sentence)

    def tell_note(self, note: str) -> None:
        """A second, smaller sentence, for which the first one has a line less."""
        self.note.set_whole(note)
        self.note.setVisible(bool(note))
        self.sentence.set_lines(LINES - 1 if note else LINES)

    def fit(self) -> None:
        """Always the same height, so that the table keeps its size whatever is told."""
        for part in (self.sentence, self.note):
            part.ensurePolished()
        sentence, note = self.sentence, self.note
        most = max(sentence.height_of(LINES), sentence.height_of(LINES - 1) + note.height_of(1))
        self.setFixedHeight(most + 2 * MARGIN + 4)
        self.share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - as Qt has it
        super().resizeEvent(event)
        self.share_room()

    def share_room(self) -> None:
        """The longest buttons are shortened where they would leave too little for the sentence."""
        hints = sorted(button.sizeHint().width() for button in self.buttons)
        room = int(self.width() * BUTTONS_SHARE) - self.row.spacing() * len(hints)
        for index, hint in enumerate(hints):
            most = max(NARROWEST, room // (len(hints) - index))
            if hint > most:
                break
            room -= hint
        else:
            most = WIDEST
        for button in self.buttons:
            button.setMaximumWidth(most)

    def clear(self) -> None:
        for button in self.buttons:
            button.removeEventFilter(self)
            self.row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []

    def add(self, offer: Button) -> None:
        button = KeyButton("primary" if offer.primary else "bar", offer.key, self)
        button.set_text(offer.text, offer.tip)
        button.clicked.connect(offer.take)
        button.installEventFilter(self)
        self.buttons.append(button)
        self.row.addWidget(button)
        button.show()

    def add_more(self, offers: Sequence[Button]) -> None:
        button = KeyButton("bar", "", self)
        button.set_text(translate("table", "More …"))
        menu = QMenu(button)
        for offer in offers:
            text = f"{offer.key}  {offer.text}" if offer.key else offer.text
            menu.addAction(caption(text)).triggered.connect(offer.take)
        button.setMenu(menu)
        self.buttons.append(button)
        self.row.addWidget(button)
        button.show()

    def primary(self) -> Button | None:
        """What the return key does where nothing else has it."""
        found = [offer for offer in self.offers if offer.key == ENTER]
        return found[0] if found else None

    def lend_enter(self, lent: bool) -> None:
        """The sign of the return key stands only where that key works."""
        for button in self.buttons:
            if button.key == ENTER:
                button.lend_key(lent)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn) and isinstance(
            watched, KeyButton
        ):
            self.looked_at.emit(watched.accessibleDescription())
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.looked_at.emit("")
        return super().eventFilter(watched, event)
