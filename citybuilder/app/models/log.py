"""What happened so far as lines of text, told anew only where history has changed."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from citybuilder.core.game import NONE, Event, State
from citybuilder.tables.texts import Texts

SEAT: Final = int(Qt.ItemDataRole.UserRole)
HEADING: Final = SEAT + 1

Index = QModelIndex | QPersistentModelIndex
Entry = tuple[int, int, list[Event]]  # turn, seat that acted, what came of it


@dataclass
class Line:
    """A sentence about events, or the heading of a turn, which has a state instead."""

    entry: int
    seat: int
    events: Sequence[Event] = ()
    state: State | None = None
    text: str = ""

    def is_about(self, seats: set[int]) -> bool:
        return any(event.seat in seats for event in self.events)


class LogModel(QAbstractListModel):
    """One line for every sentence that the viewer may read, with a heading above every turn."""

    def __init__(self, texts: Texts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.texts = texts
        self.viewer = int(NONE)
        self.entries: list[Entry] = []
        self.lines: list[Line] = []
        self.since = -1  # the first line after the viewer's last turn
        self.silent = False  # about who has won: the score is counted first

    # Following the match

    def follow(
        self, history: Sequence[Entry], states: Sequence[State], silent: bool = False
    ) -> None:
        """Tell what is new; `states` are those before each entry of the history."""
        known = shared(self.entries, history)
        if silent != self.silent:
            self.silent = silent
            known = min(known, len(history) - 1)
        self.keep(known)
        new: list[Line] = []
        for number in range(len(self.entries), len(history)):
            new += self.told(number, history, states)
        self.entries += history[len(self.entries) :]
        if new:
            first = len(self.lines)
            self.beginInsertRows(QModelIndex(), first, first + len(new) - 1)
            self.lines += new
            self.endInsertRows()
            self.refresh_heading(first)

    def keep(self, entries: int) -> None:
        """Forget what came after so many entries."""
        if entries == len(self.entries):
            return
        del self.entries[entries:]
        rows = len(self.lines)
        while rows and self.lines[rows - 1].entry >= entries:
            rows -= 1
        if rows < len(self.lines):
            self.beginRemoveRows(QModelIndex(), rows, len(self.lines) - 1)
            del self.lines[rows:]
            self.endRemoveRows()
            self.refresh_heading(rows)
        if self.since >= rows:
            self.since = -1

    def told(self, number: int, history: Sequence[Entry], states: Sequence[State]) -> list[Line]:
        turn, seat, events = history[number]
        lines = []
        if number < len(states) and (number == 0 or history[number - 1][0] != turn):
            before = self.texts.turn(states[number - 1]) if number else ""
            if self.texts.turn(states[number]) != before:
                lines.append(Line(number, seat, state=states[number]))
        heard = [event for event in events if not self.silent or event.kind != self.texts.crowns]
        lines += [Line(number, common_seat(group), group) for group in self.texts.grouped(heard)]
        for line in lines:
            line.text = self.words(line)
        return lines

    def words(self, line: Line) -> str:
        return self.read_by(line, self.viewer)

    def read_by(self, line: Line, reader: int) -> str:
        if line.state is not None:
            return self.texts.turn(line.state)
        return self.texts.together([event.seen_by(reader) for event in line.events])

    def refresh_heading(self, row: int) -> None:
        """Whether a filter shows a heading depends on the lines below it."""
        while row > 0:
            row -= 1
            if self.lines[row].state is not None:
                index = self.index(row)
                self.dataChanged.emit(index, index)
                return

    def retell(self, viewer: int) -> None:
        """Say everything anew: in another language, or to another reader."""
        self.viewer = viewer
        for line in self.lines:
            line.text = self.words(line)
        if self.lines:
            self.dataChanged.emit(self.index(0), self.index(len(self.lines) - 1))

    # What happened meanwhile

    def first_since(self, seat: int) -> int:
        """The first line after the seat's last answer; past the end where nothing came after."""
        entry = len(self.entries)
        while entry and self.entries[entry - 1][1] != seat:
            entry -= 1
        return bisect_left(self.lines, entry, key=lambda line: line.entry)

    def mark_since(self, seat: int) -> None:
        """Draw a line where the seat's last turn ended, if others have played since."""
        first = self.first_since(seat)
        old, self.since = self.since, first if 0 < first < len(self.lines) else -1
        for row in {old, self.since} - {-1}:
            self.dataChanged.emit(self.index(row), self.index(row))

    def meanwhile(self, seat: int) -> list[Line]:
        """What others did since the seat's last answer, or since the beginning."""
        return self.lines[self.first_since(seat) :]

    # What views ask

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - as Qt has it
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        return {SEAT: line.seat, HEADING: line.state is not None}.get(role)

    def event_at(self, row: int) -> Event | None:
        """The first event of a line as the viewer may know it."""
        events = self.lines[row].events
        return events[0].seen_by(self.viewer) if events else None

    def text(self, rows: Iterable[int] | None = None) -> str:
        """Lines to copy or to export; a blank line stands above every turn."""
        wanted = range(len(self.lines)) if rows is None else sorted(rows)
        told = [
            f"\n{line.text}" if line.state is not None else line.text
            for line in map(self.lines.__getitem__, wanted)
        ]
        return "\n".join(told).strip("\n")


def shared(old: Sequence[Entry], new: Sequence[Entry]) -> int:
    """How many entries two histories have in common; nearly always all of the old ones."""
    if len(old) <= len(new) and (not old or old[-1] is new[len(old) - 1]):
        return len(old)
    same = 0
    for before, after in zip(old, new, strict=False):
        if before is not after and plain(before) != plain(after):
            break
        same += 1
    return same


def common_seat(events: Sequence[Event]) -> int:
    """The one that all events are about; nobody where they are about several."""
    seats = {event.seat for event in events}
    return seats.pop() if len(seats) == 1 else int(NONE)


def plain(entry: Entry) -> tuple[int, int, list[list[int]]]:
    turn, seat, events = entry
    return turn, seat, [event.plain() for event in events]


class SeatFilter(QSortFilterProxyModel):
    """Only the lines of some seats, and headings that have any left; no seats means all."""

    def __init__(self, log: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.log = log
        self.seats: set[int] = set()
        self.setSourceModel(log)

    def show_seats(self, seats: set[int]) -> None:
        self.seats = seats
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:  # noqa: N802 - as Qt has it
        line = self.log.lines[row]
        if not self.seats or line.is_about(self.seats):
            return True
        return line.state is not None and any(
            following.is_about(self.seats) for following in self.below(row)
        )

    def below(self, heading: int) -> Iterable[Line]:
        """The lines of one turn."""
        return takewhile(lambda line: line.state is None, islice(self.log.lines, heading + 1, None))
