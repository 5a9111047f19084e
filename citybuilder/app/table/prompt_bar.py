"""The dark bar below the table: who is asked what, and buttons for what has no place on it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from citybuilder.app.haste import PRESSES, Haste
from citybuilder.app.language import translate
from citybuilder.app.seat_mark import SeatMark
from citybuilder.app.table.key_button import ENTER, ESCAPE, KeyButton
from citybuilder.app.table.keys import Calm
from citybuilder.app.table.waiting import Waiting
from citybuilder.app.widgets import ShortLabel, caption
from citybuilder.tables.seats import SeatLook

MOST: Final = 5  # buttons side by side
LINES: Final = 2
MARGIN: Final = 10
BUTTONS_SHARE: Final = 0.6  # of the bar's width, at most
OFF_SHARE: Final = 0.17  # of it, for what gives up
WAYS_SHARE: Final = 0.8  # of it, for all that goes on and leads out
GAP: Final = 10
NARROWEST: Final = 80  # for a button
WIDEST: Final = (1 << 24) - 1  # as Qt has it


class Way(Enum):
    """Where a button leads. Each has a place of its own in the bar, where no other ever comes."""

    ON = "on"  # answers, and whatever goes on
    PAST = "past"  # what moves; it stands where that ends, and means no answer
    OFF = "off"  # what gives something up
    SURE = "sure"  # what was asked again
    OUT = "out"  # back, or out of the match


@dataclass(frozen=True)
class Button:
    """One button: its words, its key, what it does, what is to be known beforehand, and where it
    leads."""

    text: str
    key: str
    take: Callable[[], None]
    primary: bool = False
    tip: str = ""
    way: Way = Way.ON


class PromptBar(QFrame):
    """What goes on ends at the right edge; what gives up begins where that can reach at most; what
    leads back or out begins at the left edge, and what was asked again where that can reach at
    most. A button that has just come to its place takes no clicks.

    Signals: looked_at(str), what is to be known about the button under pointer or focus;
    told(str), a new sentence stands there with its buttons; unfocused(), the button that keys were
    meant for is gone."""

    looked_at = Signal(str)
    told = Signal(str)
    unfocused = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.mark = SeatMark(lines=1.0)
        self.sentence = ShortLabel("heading", lines=LINES)
        self.note = ShortLabel("soft")
        self.waiting = Waiting()
        self.haste = Haste()
        self.calm = Calm(self, self.haste)
        self.offers: list[Button] = []
        self.buttons: list[KeyButton] = []
        self.rows = {way: QHBoxLayout() for way in Way}
        self.room = QWidget()  # of what gives up and what goes on
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
        whole.addLayout(self.rows[Way.OUT])
        whole.addLayout(self.rows[Way.SURE])
        whole.addWidget(self.mark)
        whole.addLayout(words, 1)
        whole.addWidget(self.waiting)
        whole.addWidget(self.room)
        inside = QHBoxLayout(self.room)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(GAP)
        inside.addLayout(self.rows[Way.OFF])
        inside.addStretch(1)
        inside.addLayout(self.rows[Way.ON])
        inside.addLayout(self.rows[Way.PAST])
        for row in self.rows.values():
            row.setSpacing(GAP)
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
        changed = [offer.text for offer in offers] != [offer.text for offer in self.offers]
        self.clear()
        self.offers = list(offers)
        for way in Way:
            self.fill(way, [offer for offer in self.offers if offer.way == way])
        self.share_room()
        if changed:
            self.haste.begin()
        self.told.emit(sentence)

    def fill(self, way: Way, offers: Sequence[Button]) -> None:
        if way == Way.OFF and len(offers) > 1:  # they would have no room for their words
            self.add_more(offers, translate("table", "Do without…"))
            return
        shown = offers if len(offers) <= MOST else offers[: MOST - 1]
        for offer in shown:
            if not offer.primary:
                self.add(offer)
        if len(shown) < len(offers):
            self.add_more(offers[len(shown) :], translate("table", "More…"))
        for offer in shown:
            if offer.primary:
                self.add(offer)

    def press(self, offer: Button) -> None:
        """Whoever clicks so soon has meant what was there before."""
        if not self.is_too_soon(offer.way):
            offer.take()

    def is_too_soon(self, way: Way) -> bool:
        """Past what moves one may click again and again."""
        return self.haste.is_on() if way == Way.PAST else self.haste.holds_off()

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
        """The longest buttons are folded, and then cut, where they would leave too little for the
        sentence. Where nothing gives up, what leads out has its room, too."""
        whole, off = round(self.width() * BUTTONS_SHARE), round(self.width() * OFF_SHARE)
        gives_up = self.rows[Way.OFF].count() > 0
        on = self.wish(Way.ON) + self.wish(Way.PAST)
        out = off if gives_up else max(off, round(self.width() * WAYS_SHARE) - on)
        self.shorten(Way.OFF, off)
        self.shorten(Way.ON, whole - off - GAP)
        self.shorten(Way.PAST, whole - off - GAP)
        self.shorten(Way.OUT, out)
        self.room.setMinimumWidth(whole if gives_up else 0)
        asked_again = self.rows[Way.SURE].count() > 0
        beside = max(0, off - self.wish(Way.OUT)) if asked_again else 0
        self.rows[Way.SURE].setContentsMargins(beside, 0, 0, 0)

    def wish(self, way: Way) -> int:
        """How much room its buttons would like."""
        hints = [button.sizeHint().width() for button in self.in_row(way)]
        return sum(hints) + self.rows[way].spacing() * max(0, len(hints) - 1)

    def in_row(self, way: Way) -> list[KeyButton]:
        return [button for button in self.buttons if self.rows[way].indexOf(button) >= 0]

    def shorten(self, way: Way, room: int) -> None:
        row, buttons = self.rows[way], self.in_row(way)
        hints = sorted(button.sizeHint().width() for button in buttons)
        room -= row.spacing() * (len(hints) - 1)
        for index, hint in enumerate(hints):
            most = max(NARROWEST, room // (len(hints) - index))
            if hint > most:
                break
            room -= hint
        else:
            most = WIDEST
        for button in buttons:
            button.setMaximumWidth(most)
            button.fold(button.sizeHint().width() > most)

    def clear(self) -> None:
        """Qt would give the focus to whatever comes next, and a second press would mean that."""
        if any(button.hasFocus() for button in self.buttons):
            self.unfocused.emit()
        for button in self.buttons:
            button.removeEventFilter(self)
            for row in self.rows.values():
                row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []

    def add(self, offer: Button) -> None:
        button = KeyButton("primary" if offer.primary else "bar", offer.key, self)
        button.set_text(offer.text, offer.tip)
        button.clicked.connect(lambda: self.press(offer))
        button.installEventFilter(self)
        self.buttons.append(button)
        self.rows[offer.way].addWidget(button)
        button.show()

    def add_more(self, offers: Sequence[Button], text: str) -> None:
        button = KeyButton("bar", "", self)
        button.set_text(text)
        button.installEventFilter(self)
        menu = QMenu(button)
        menu.aboutToShow.connect(self.haste.begin)
        menu.installEventFilter(self.calm)
        for offer in offers:
            text = f"{offer.key}  {offer.text}" if offer.key else offer.text
            menu.addAction(caption(text)).triggered.connect(lambda _, o=offer: self.press(o))
        button.setMenu(menu)
        self.buttons.append(button)
        self.rows[offers[0].way].addWidget(button)
        button.show()

    def primary(self) -> Button | None:
        """What the return key does where nothing else has it."""
        return self.offered(ENTER)

    def way_back(self) -> Button | None:
        """What the Escape key does before it leads away."""
        return self.offered(ESCAPE)

    def offered(self, key: str) -> Button | None:
        return next((offer for offer in self.offers if offer.key == key), None)

    def lend_enter(self, lent: bool) -> None:
        """The sign of the return key stands only where that key works."""
        for button in self.buttons:
            if button.key == ENTER:
                button.lend_key(lent)

    def way_of(self, button: QWidget) -> Way:
        return next(way for way, row in self.rows.items() if row.indexOf(button) >= 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        """A click is meant for what was there when the mouse went down."""
        if event.type() in PRESSES and isinstance(watched, KeyButton):
            return self.is_too_soon(self.way_of(watched))
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn) and isinstance(
            watched, KeyButton
        ):
            self.looked_at.emit(watched.accessibleDescription())
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.looked_at.emit("")
        return super().eventFilter(watched, event)
