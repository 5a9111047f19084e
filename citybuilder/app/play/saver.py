"""Saving beside the window: the disk may take its time, the table does not stutter."""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.seating import Occupant

PATIENCE: Final = 10.0  # seconds that the disk may take when a match is closed

log = logging.getLogger(__name__)

Task = Callable[[], None]
Outcome = tuple[str, Exception | None]  # what was done, and what was in the way


class Saver(QObject):
    """Tasks are done one after the other; of several of one kind, only the newest waits. The
    thread lives as long as there is something to do, and the program ends after it.

    Signals: done(): there are outcomes to be fetched."""

    done = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lock = Lock()
        self.waiting: dict[str, Task] = {}
        self.runner: Thread | None = None
        self.results: SimpleQueue[Outcome] = SimpleQueue()

    def put(self, kind: str, task: Task) -> None:
        with self.lock:
            self.waiting[kind] = task
            if self.runner is None:
                self.runner = Thread(target=self.run, name="saver")
                self.runner.start()

    def flush(self) -> None:
        """Wait until everything is safe."""
        runner = self.runner
        if runner is not None:
            runner.join(PATIENCE)

    def outcomes(self) -> list[Outcome]:
        """What was done since the last time."""
        found: list[Outcome] = []
        with suppress(Empty):
            while True:
                found.append(self.results.get_nowait())
        return found

    def run(self) -> None:
        while (next_one := self.pop()) is not None:
            kind, task = next_one
            error: Exception | None = None
            try:
                task()
            except Exception as found:
                log.warning("%s: %r", kind, found)
                error = found
            self.results.put((kind, error))
            with suppress(RuntimeError):  # the window is gone
                self.done.emit()

    def pop(self) -> tuple[str, Task] | None:
        with self.lock:
            if not self.waiting:
                self.runner = None
                return None
            kind = next(iter(self.waiting))
            return kind, self.waiting.pop(kind)


def load_store() -> None:
    """When a match begins, not when the program does; and not while pieces move."""
    import_module("citybuilder.store.saves")
    import_module("citybuilder.store.statistics")


def keep_match(
    path: Path, match: Match[State], seats: Sequence[Occupant], once: bool = False
) -> None:
    """As it is played, with its last states; or once, where the player wants it."""
    from citybuilder.store.save_sheet import Seat
    from citybuilder.store.saves import autosave, save

    people = [Seat(name=sitting.name, who=sitting.who) for sitting in seats]
    (save if once else autosave)(path, match, people)


def keep_result(match: Match[State], seats: Sequence[Occupant]) -> None:
    from citybuilder.store.statistics import note

    note(match, seats)


def complaint(kind: str, error: Exception) -> str:
    """One sentence for the player."""
    from citybuilder.app.language import translate
    from citybuilder.playing.save_texts import sentence
    from citybuilder.store.save_errors import CannotSave

    if isinstance(error, CannotSave):
        return sentence(error, translate)
    if kind == "match":
        return translate("session", "The match could not be saved.")
    return translate("session", "The result could not be added to the statistics.")


class Keeper(QObject):
    """Keeps one match and its result. Signals: saved(), trouble(str: what is in the way, as a
    sentence in the player's language)."""

    saved = Signal()
    trouble = Signal(str)

    def __init__(
        self, match: Match[State], seats: Sequence[Occupant], path: Path | None, parent: QObject
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
