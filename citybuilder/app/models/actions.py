"""The legal answers as a list: for the keyboard, for screen readers, and for the buttons."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from citybuilder.app.language import translate
from citybuilder.core.game import Action, Decision, State
from citybuilder.stage.tooltips import wrapped_tip
from citybuilder.tables.table import Table

NUMBERED: Final = 9  # answers that one key chooses
LAST: Final = 10  # the key 0, for what gives something up
SPOT: Final = int(Qt.ItemDataRole.UserRole)
KEY: Final = SPOT + 1
PICKED: Final = SPOT + 2
LEADS: Final = SPOT + 3  # OPENED or CLOSED, where an entry leads to others
INSIDE: Final = SPOT + 4  # whether an entry is one of those
PICKED_SIGN, GIVEN = "✓", "−"
OPENED, CLOSED = "▲", "▶"

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Choice:
    """One answer: its words, its piece on the table (empty: a button) and its key (0: none);
    twins of that piece stand for it also, and so may some piece for a button. Where it only leads
    to the answers at its piece, it is the first of them by another name; below that, each of them
    may be called by its way only."""

    action: Action
    text: str
    spot: str
    number: int
    also: tuple[str, ...] = ()
    leads: bool = False
    way: str = ""

    @property
    def key(self) -> str:
        return str(self.number % LAST) if self.number else ""

    @property
    def pieces(self) -> list[str]:
        return [piece for piece in (self.spot, *self.also) if piece]

    @property
    def piece(self) -> str:
        return self.pieces[0] if self.pieces else ""


def choices_of(
    table: Table, view: State, asked: Decision, actions: Sequence[Action]
) -> list[Choice]:
    """What has no place on the table comes first, so that its buttons always have a number; what
    renounces something comes last. Where pieces are picked, each of them has an entry."""
    found: list[tuple[Action, str, tuple[str, ...]]] = []
    many = table.many(view, asked)
    for action in actions:
        spot, also = table.spot(view, asked, action), table.also(view, asked, action)
        if many:
            found += [(action, piece, ()) for piece in (spot, *also)]
        else:
            found.append((action, spot, also))
    found.sort(
        key=lambda one: (table.gives_up(asked, one[0]), bool(one[1]), table.rank(asked, one[0]))
    )
    numbers = numbers_of(table, asked, [action for action, *_ in found])
    if table.has_variants(asked) and not many:
        numbers = numbers_of_places(numbers, [spot for _, spot, _ in found])
    return [
        Choice(
            action,
            table.texts.action(view, asked, action),
            spot,
            number,
            also,
            way=table.way_name(asked, action),
        )
        for (action, spot, also), number in zip(found, numbers, strict=True)
    ]


def numbers_of(table: Table, asked: Decision, actions: Sequence[Action]) -> list[int]:
    """The keys: from the first to the ninth, unless some have always the same; 0 is for the first
    that gives something up."""
    fixed = [table.figure(asked, action) for action in actions]
    giving_up = [row for row, action in enumerate(actions) if table.gives_up(asked, action)]
    last = giving_up[0] if giving_up else len(actions)
    numbers = (
        fixed if any(fixed) else [number_of(row - (row > last)) for row in range(len(actions))]
    )
    if giving_up:
        numbers[last] = LAST
    return numbers


def numbers_of_places(numbers: Sequence[int], spots: Sequence[str]) -> list[int]:
    """What differs only in how it lies has one key, that of its place."""
    places = list(dict.fromkeys(spot or row for row, spot in enumerate(spots)))
    return [
        number if number == LAST else number_of(places.index(spot or row))
        for row, (number, spot) in enumerate(zip(numbers, spots, strict=True))
    ]


def places_of(
    table: Table, view: State, asked: Decision, choices: Sequence[Choice]
) -> dict[str, str]:
    """The names of the places at which several answers differ only in how something lies there."""
    if not table.has_variants(asked):
        return {}
    spots = [choice.spot for choice in choices]
    found = {
        choice.spot: table.place_name(view, asked, choice.action)
        for choice in choices
        if choice.spot and spots.count(choice.spot) > 1
    }
    return {spot: name for spot, name in found.items() if name}


def number_of(row: int) -> int:
    return row + 1 if row < NUMBERED else 0


class ActionsModel(QAbstractListModel):
    """The answers that can be given now; none while nobody is asked. Where several differ only in
    how something lies, first the place is chosen: its entry opens, and theirs follow it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.choices: list[Choice] = []
        self.places: Mapping[str, str] = {}
        self.opened = ""  # the place that was chosen
        self.rows: list[Choice] = []  # what stands in the list
        self.picked: frozenset[str] = frozenset()  # pieces of a selection
        self.given = False  # whether they are given away
        self.foretell: Callable[[Choice], str] | None = None  # what would come of an answer

    def offer(self, choices: Sequence[Choice], places: Mapping[str, str] | None = None) -> None:
        self.choices = list(choices)
        self.places = places or {}
        self.picked = frozenset()
        self.open("")

    def open(self, place: str) -> None:
        """Show the answers at a place below its entry, and no others."""
        self.beginResetModel()
        self.opened = place
        self.rows = []
        for choice in self.choices:
            if choice.spot not in self.places:
                self.rows.append(replace(choice, number=0) if place and choice.spot else choice)
            elif self.head(choice.spot) is None:
                self.rows.append(self.entry(choice))
                self.rows += self.inside(choice.spot) if choice.spot == place else []
        self.endResetModel()

    def entry(self, choice: Choice) -> Choice:
        """Of the place of an answer; its key is needed for others where one is open."""
        number = 0 if self.opened else choice.number
        return replace(choice, text=self.places[choice.spot], number=number, leads=True)

    def inside(self, place: str) -> list[Choice]:
        there = [choice for choice in self.choices if choice.spot == place]
        return [
            replace(choice, text=choice.way or choice.text, number=number_of(row))
            for row, choice in enumerate(there)
        ]

    def head(self, place: str) -> Choice | None:
        return next((row for row in self.rows if row.leads and row.spot == place), None)

    def show_picked(self, pieces: Sequence[str], given: bool = False) -> None:
        """Mark the entries whose pieces are picked, perhaps to be given away."""
        self.picked, self.given = frozenset(pieces), given
        if self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - as Qt has it
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        choice = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return choice.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return wrapped_tip(self.foretold(choice))
        picked = (GIVEN if self.given else PICKED_SIGN) if choice.spot in self.picked else ""
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            if choice.leads:
                return translate("table", "leads to more choices")
            return translate("table", "chosen") if picked else ""
        leads = (OPENED if choice.spot == self.opened else CLOSED) if choice.leads else ""
        inside = choice.spot in self.places and not choice.leads
        found = {SPOT: choice.spot, KEY: choice.key, PICKED: picked, LEADS: leads, INSIDE: inside}
        return found.get(role)

    def foretold(self, choice: Choice) -> str:
        return "" if self.foretell is None or choice.leads else self.foretell(choice)

    def numbered(self, number: int) -> Choice | None:
        """The answer that a figure key chooses."""
        found = [choice for choice in self.rows if choice.number == number]
        return found[0] if found else None

    def at_piece(self, piece: str) -> list[Choice]:
        return [choice for choice in self.choices if piece in choice.pieces]

    def row_of(self, choice: Choice | None) -> int:
        """Where an answer stands, or the entry that leads to it; -1 where there is none."""
        if choice is None:
            return -1
        leads = choice.spot in self.places and (choice.leads or choice.spot != self.opened)
        what = None if leads else choice.action
        rows = [(row.spot, None if row.leads else row.action) for row in self.rows]
        return rows.index((choice.spot, what))

    def choice_of(self, action: Action) -> Choice | None:
        found = [choice for choice in self.choices if choice.action == action]
        return found[0] if found else None
