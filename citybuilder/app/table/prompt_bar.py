"""The dark bar below the table: who is asked what, and buttons for what has no place on it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QVBoxLayout

from citybuilder.app.language import translate
from citybuilder.app.seat_mark import SeatMark
from citybuilder.app.table.key_button import ENTER, KeyButton
from citybuilder.app.table.waiting import Waiting
from citybuilder.app.widgets import ShortLabel
from citybuilder.tables.seats import SeatLook

MOST: Final = 5  # buttons side by side


@dataclass(frozen=True)
class Offer:
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
        self.sentence = QLabel()
        self.sentence.setProperty("role", "heading")
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.note = ShortLabel("soft")
        self.waiting = Waiting()
        self.offers: list[Offer] = []
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
        whole.setContentsMargins(22, 10, 22, 10)
        whole.setSpacing(12)
        whole.addWidget(self.mark)
        whole.addLayout(words, 1)
        whole.addWidget(self.waiting)
        whole.addLayout(self.row)
        self.note.hide()
        self.waiting.hide()

    def tell(
        self, seat: SeatLook | None, sentence: str, offers: Sequence[Offer], waiting: bool = False
    ) -> None:
        """Ask or tell; whatever stood here before is gone."""
        self.mark.show_seat(seat)
        self.sentence.setText(sentence)
        self.sentence.setAccessibleName(sentence)
        self.tell_note("")
        self.waiting.setVisible(waiting)
        self.clear()
        self.offers = list(offers)
        shown = self.offers if len(self.offers) <= MOST else self.offers[: MOST - 1]
        for offer in reversed(shown):
            self.add(offer)
        if len(shown) < len(self.offers):
            self.add_more(self.offers[len(shown) :])
        self.told.emit(sentence)

    def tell_note(self, note: str) -> None:
        """A second, smaller sentence; an empty one leaves no gap."""
        self.note.set_whole(note)
        self.note.setVisible(bool(note))

    def fit(self) -> None:
        """Room for sentence and note, so that the table keeps its size when a note comes."""
        for part in (self.sentence, self.note):
            part.ensurePolished()
        lines = [part.fontMetrics().height() for part in (self.sentence, self.note)]
        self.setMinimumHeight(sum(lines) + 26)

    def clear(self) -> None:
        for button in self.buttons:
            button.removeEventFilter(self)
            self.row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []

    def add(self, offer: Offer) -> None:
        button = KeyButton("primary" if offer.primary else "bar", offer.key, self)
        button.set_text(offer.text, offer.tip)
        button.clicked.connect(offer.take)
        button.installEventFilter(self)
        self.buttons.append(button)
        self.row.addWidget(button)
        button.show()

    def add_more(self, offers: Sequence[Offer]) -> None:
        button = KeyButton("bar", "", self)
        button.set_text(translate("table", "More …"))
        menu = QMenu(button)
        for offer in offers:
            text = f"{offer.key}  {offer.text}" if offer.key else offer.text
            menu.addAction(text.replace("&", "&&")).triggered.connect(offer.take)
        button.setMenu(menu)
        self.buttons.append(button)
        self.row.addWidget(button)
        button.show()

    def primary(self) -> Offer | None:
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
