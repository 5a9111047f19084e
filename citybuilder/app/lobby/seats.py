"""The seats of a match to come: a card for each, with mark, name and who plays it."""

from collections.abc import Sequence
from math import inf
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app.haste import Haste
from citybuilder.app.language import translate
from citybuilder.app.seat_mark import SeatMark
from citybuilder.app.widgets import chooser, icon, pill
from citybuilder.playing.known_names import named
from citybuilder.playing.new_match import OFFERED, Person, who_word
from citybuilder.stage.tooltips import set_tip
from citybuilder.tables.seats import SEAT_COLOURS, SEAT_SHAPES, SeatLook
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Theme
from citybuilder.words.people import HUMAN, LONGEST_NAME, NAMES

FEW: Final = 3  # seats side by side where not all of them fit


class SeatCard(QFrame):
    """One seat. Signals: changed(), removed()."""

    changed = Signal()
    removed = Signal()

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.setProperty("role", "card")
        self.mark = SeatMark(SeatLook("", SEAT_COLOURS[seat], SEAT_SHAPES[seat]))
        self.name = QLineEdit()
        self.name.setProperty("role", "inline")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(NAMES[seat])
        self.name.setMinimumWidth(40)
        self.remove = pill("icon")
        self.who = chooser((HUMAN, *OFFERED))
        self.who.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.who.setMinimumContentsLength(8)
        top = QHBoxLayout()
        top.addWidget(self.mark)
        top.addWidget(self.name, 1)
        top.addWidget(self.remove)
        self.rows = QVBoxLayout(self)
        self.rows.addLayout(top)
        self.rows.addWidget(self.who)
        self.top = top
        self.name.textChanged.connect(self.changed)
        self.who.currentIndexChanged.connect(self.name_choice)
        self.who.currentIndexChanged.connect(self.changed)
        self.remove.clicked.connect(self.removed)

    def person(self) -> Person:
        return self.name.text().strip() or NAMES[self.seat], str(self.who.currentData())

    def set_person(self, person: Person) -> None:
        self.name.setText(person[0])
        self.who.setCurrentIndex(max(0, self.who.findData(person[1])))

    def set_theme(self, theme: Theme, scale: float) -> None:
        side = round(10 * scale)
        self.rows.setContentsMargins(side, round(7 * scale), side, side)
        self.rows.setSpacing(round(5 * scale))
        self.top.setSpacing(round(4 * scale))
        self.mark.setFixedSize(round(22 * scale), round(22 * scale))
        self.remove.setIcon(icon("close", theme))
        self.remove.setIconSize(QSize(round(13 * scale), round(13 * scale)))

    def name_choice(self) -> None:
        text = translate("lobby", "Who plays at seat %1: %2")
        self.who.setAccessibleName(fill(text, str(self.seat + 1), self.who.currentText()))

    def retranslate(self) -> None:
        number = str(self.seat + 1)
        for index in range(self.who.count()):
            self.who.setItemText(index, who_word(str(self.who.itemData(index)), translate))
        self.name.setAccessibleName(fill(translate("lobby", "Name of player %1"), number))
        self.name_choice()
        removal = fill(translate("lobby", "Remove player %1"), number)
        self.remove.setAccessibleName(removal)
        set_tip(self.remove, removal)


class SeatsRow(QWidget):
    """All seats side by side, or in two rows. Signals: changed()."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.players = range(1, 2)
        self.cards = [SeatCard(seat) for seat in range(len(NAMES))]
        self.add = pill("plain")
        self.room = inf
        self.count = 0
        self.known: Sequence[str] = ()  # names that people have given
        self.haste = Haste()
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.place(len(self.cards))
        for card in self.cards:
            card.changed.connect(self.changed)
            card.removed.connect(lambda card=card: self.take_away(card))
            card.who.activated.connect(self.greet)
        self.add.clicked.connect(self.add_seat)

    def stops(self) -> list[QWidget]:
        """Where the keyboard halts, in its order."""
        cards = [[card.name, card.who, card.remove] for card in self.cards]
        return [*(stop for card in cards for stop in card), self.add]

    def people(self) -> list[Person]:
        return [card.person() for card in self.cards[: self.count]]

    def set_people(self, people: list[Person], players: range) -> None:
        self.players = players
        self.count = len(people)
        for card, person in zip(self.cards, people, strict=False):
            card.set_person(person)
        for card in self.cards:
            card.setVisible(card.seat < self.count)
            card.remove.setVisible(self.count > players[0])
        self.add.setVisible(self.count < players[-1])
        self.fit(self.room)
        self.changed.emit()

    def greet(self) -> None:
        """Somebody sits down where a bot was: by a name that is known."""
        people = self.people()
        for card, person in zip(self.cards, named(people, self.known), strict=False):
            if person != people[card.seat]:
                card.set_person(person)

    def add_seat(self) -> None:
        people = self.people()
        used = {name for name, _ in people}
        name = next(name for name in NAMES if name not in used)
        last = people[-1][1]
        self.set_people([*people, (name, "normal" if last == HUMAN else last)], self.players)
        self.cards[self.count - 1].name.setFocus()

    def take_away(self, card: SeatCard) -> None:
        """Another one comes to lie under the hand then, whom a second click does not mean."""
        if self.haste.holds_off():
            return
        self.haste.begin()
        people = self.people()
        del people[card.seat]
        self.set_people(people, self.players)
        self.cards[min(card.seat, self.count - 1)].name.setFocus()

    def fit(self, room: float) -> None:
        """Large letters in a narrow window: not all seats stand side by side."""
        self.room = room
        self.place(len(self.cards))
        if self.minimumSizeHint().width() > room:
            self.place(FEW)

    def place(self, columns: int) -> None:
        for card in self.cards:
            self.grid.addWidget(card, card.seat // columns, card.seat % columns)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.grid.addWidget(self.add, self.count // columns, self.count % columns, left)
        for column in range(len(self.cards)):
            self.grid.setColumnStretch(column, column < min(self.count, columns))

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.grid.setSpacing(round(9 * scale))
        for card in self.cards:
            card.set_theme(theme, scale)

    def retranslate(self) -> None:
        for card in self.cards:
            card.retranslate()
        self.add.setText(translate("lobby", "+ Player"))
        self.add.setAccessibleName(translate("lobby", "Add a player"))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.grid.minimumSize()
