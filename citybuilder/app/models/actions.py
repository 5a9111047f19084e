"""The legal answers as a list: for the keyboard, for screen readers, and for the buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Choice:
    """One answer: its words, its piece on the table (empty: a button) and its key (0: none);
    twins of that piece stand for it also, and so may some piece for a button."""

    action: Action
    text: str
    spot: str
    number: int
    also: tuple[str, ...] = ()

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
    found.sort(key=lambda one: (table.gives_up(asked, one[0]), bool(one[1])))
    numbers = numbers_of(table, asked, [action for action, *_ in found])
    return [
        Choice(action, table.texts.action(view, asked, action), spot, number, also)
        for (action, spot, also), number in zip(found, numbers, strict=True)
    ]


def numbers_of(table: Table, asked: Decision, actions: Sequence[Action]) -> list[int]:
    """The keys: from the first to the ninth, unless some have always the same; 0 is for the first
    that gives something up."""
    fixed = [table.figure(asked, action) for action in actions]
    numbers = fixed if any(fixed) else list(map(number_of, range(len(actions))))
    giving_up = [row for row, action in enumerate(actions) if table.gives_up(asked, action)]
    for row in giving_up[:1]:
        numbers[row] = LAST
    return numbers


def number_of(row: int) -> int:
    return row + 1 if row < NUMBERED else 0


class ActionsModel(QAbstractListModel):
    """The answers that can be given now; none while nobody is asked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.choices: list[Choice] = []
        self.picked: frozenset[str] = frozenset()  # pieces of a selection
        self.foretell: Callable[[Choice], str] | None = None  # what would come of an answer

    def offer(self, choices: Sequence[Choice]) -> None:
        self.beginResetModel()
        self.choices = list(choices)
        self.picked = frozenset()
        self.endResetModel()

    def show_picked(self, pieces: Sequence[str]) -> None:
        """Mark the entries whose pieces are picked."""
        self.picked = frozenset(pieces)
        if self.choices:
            self.dataChanged.emit(self.index(0), self.index(len(self.choices) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - as Qt has it
        return 0 if parent.isValid() else len(self.choices)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        choice = self.choices[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return choice.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return wrapped_tip(self.foretell(choice)) if self.foretell is not None else ""
        picked = choice.spot in self.picked
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return translate("table", "chosen") if picked else ""
        return {SPOT: choice.spot, KEY: choice.key, PICKED: picked}.get(role)

    def numbered(self, number: int) -> Choice | None:
        """The answer that a figure key chooses."""
        found = [choice for choice in self.choices if choice.number == number]
        return found[0] if found else None

    def at_piece(self, piece: str) -> list[Choice]:
        return [choice for choice in self.choices if piece in choice.pieces]

    def row_of(self, choice: Choice | None) -> int:
        """Where an answer stands; -1 where there is none."""
        return -1 if choice is None else self.choices.index(choice)

    def choice_of(self, action: Action) -> Choice | None:
        found = [choice for choice in self.choices if choice.action == action]
        return found[0] if found else None
