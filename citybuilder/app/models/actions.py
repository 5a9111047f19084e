"""The legal answers as a list: for the keyboard, for screen readers, and for the buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from citybuilder.core.game import Action, Decision, State
from citybuilder.tables.table import Table

NUMBERED: Final = 9  # answers that one key chooses
SPOT: Final = int(Qt.ItemDataRole.UserRole)
NUMBER: Final = SPOT + 1

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Choice:
    """One answer: its words, its piece on the table (empty: a button) and its key (0: none);
    some buttons stand for a piece also."""

    action: Action
    text: str
    spot: str
    number: int
    also: str = ""

    @property
    def piece(self) -> str:
        return self.spot or self.also


def choices_of(
    table: Table, view: State, asked: Decision, actions: Sequence[Action]
) -> list[Choice]:
    """What has no place on the table comes first, so that its buttons always have a number."""
    spots = [(action, table.spot(view, asked, action)) for action in actions]
    ordered = [*[pair for pair in spots if not pair[1]], *[pair for pair in spots if pair[1]]]
    return [
        Choice(
            action,
            table.texts.action(view, asked, action),
            spot,
            number_of(row),
            "" if spot else table.also(view, asked, action),
        )
        for row, (action, spot) in enumerate(ordered)
    ]


def number_of(row: int) -> int:
    return row + 1 if row < NUMBERED else 0


class ActionsModel(QAbstractListModel):
    """The answers that can be given now; none while nobody is asked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.choices: list[Choice] = []
        self.foretell: Callable[[Choice], str] | None = None  # what would come of an answer

    def offer(self, choices: Sequence[Choice]) -> None:
        self.beginResetModel()
        self.choices = list(choices)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - as Qt has it
        return 0 if parent.isValid() else len(self.choices)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        choice = self.choices[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return choice.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.foretell(choice) if self.foretell is not None else ""
        return {SPOT: choice.spot, NUMBER: choice.number}.get(role)

    def numbered(self, number: int) -> Choice | None:
        """The answer that a figure key chooses."""
        found = [choice for choice in self.choices if choice.number == number]
        return found[0] if found else None

    def at_piece(self, piece: str) -> list[Choice]:
        return [choice for choice in self.choices if piece and choice.piece == piece]

    def row_of_piece(self, piece: str) -> int:
        """The first answer at a piece; -1 where there is none."""
        rows = [row for row, choice in enumerate(self.choices) if piece and choice.piece == piece]
        return rows[0] if rows else -1

    def choice_of(self, action: Action) -> Choice | None:
        found = [choice for choice in self.choices if choice.action == action]
        return found[0] if found else None
