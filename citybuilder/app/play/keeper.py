"""Keeps a match and its result on the disk, beside the window, and tells what is in the way."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from citybuilder.app.play.saver import Saver, complaint, keep_match, keep_result
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.seating import Sitting


class Keeper(QObject):
    """Signals: saved(), trouble(str: a sentence in the player's language)."""

    saved = Signal()
    trouble = Signal(str)

    def __init__(
        self, match: Match[State], seats: Sequence[Sitting], path: Path | None, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.seats = seats
        self.path = path
        self.saver = Saver(self)
        self.saver.done.connect(self.hear_saver, Qt.ConnectionType.QueuedConnection)
        self.cannot_save = False
        self.noted = match.state.over

    def snapshot(self) -> Match[State]:
        return self.match.at(len(self.match.actions))

    def save(self) -> None:
        if self.path is not None:
            task = partial(keep_match, self.path, self.snapshot(), list(self.seats))
            self.saver.put("match", task)

    def save_at_once(self) -> bool:
        """Whether the match is safe; why it is not is told as always."""
        self.save()
        self.flush()
        return self.path is not None and not self.cannot_save

    def note_result(self) -> None:
        if not self.noted:
            self.noted = True
            self.saver.put("result", partial(keep_result, self.snapshot(), list(self.seats)))

    def forget_result(self) -> None:
        """Something was taken back: another end is another result."""
        self.noted = self.match.state.over and self.noted

    def close(self) -> None:
        if self.cannot_save:  # perhaps now
            self.save()
        self.flush()

    def flush(self) -> None:
        self.saver.flush()
        self.hear_saver()

    def hear_saver(self) -> None:
        """A failure is told once, not at every move, until saving works again."""
        for kind, error in self.saver.outcomes():
            if error is not None:
                if kind != "match" or not self.cannot_save:
                    self.trouble.emit(complaint(kind, error))
            elif kind == "match":
                self.saved.emit()
            if kind == "match":
                self.cannot_save = error is not None
