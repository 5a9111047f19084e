"""A review under way: its tasks go to worker processes, what they find comes back."""

import logging
import os
import time
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from citybuilder.app.play.bot_desk import MOST_WORKERS
from citybuilder.bots.reviewing import Finding
from citybuilder.bots.swings import (
    CANDIDATES,
    MOMENTS,
    Account,
    Lapse,
    Swing,
    accounts,
    candidates,
    lapses,
    moments,
)
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.bot_worker import BotWorker, Job, dismiss
from citybuilder.playing.inquiry import TRIES
from citybuilder.playing.looking_back import review_of
from citybuilder.playing.thinker import Failure, Opening, Reply
from citybuilder.store.sheets import load_advice

THOUGHT: Final = 2.0  # tables that take about as long as what a bot thinks over

TELLING: Final = 0.03  # of the whole progress, before which nobody can tell
SOON: Final = 1.0  # seconds
FAR: Final = 1.5  # times as long as was told before: that cannot be kept

log = logging.getLogger(__name__)


def still_to_go(spent: float, share: float) -> float:
    """Seconds, where a part took so many; below zero where it is too early to tell."""
    if share < TELLING or spent < SOON:
        return -1.0
    return spent / share * (1.0 - share)


def kept(told: float, found: float) -> float:
    """What is told of the time left: it does not go up for a while that is a little slower."""
    return told if 0.0 <= told < found <= FAR * told + SOON else found


class Survey(QObject):
    """Has processes of its own for as long as it takes: who plays meanwhile is not disturbed, and
    what is given up ends at once. Which of them does what makes no difference to what is found;
    what a lost one should have done is done by another.

    Signals: progressed(), finished(), failed()."""

    progressed = Signal()
    finished = Signal()
    failed = Signal()
    arrived = Signal(object, object, object)  # from the workers' threads

    def __init__(
        self, match: Match[State], people: Sequence[int] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.people = tuple(people)  # seats whose choices are looked at in particular
        advice = load_advice(match.game)
        self.review = review_of(match, advice)
        self.opening = Opening(advice, 0, clocked=False)
        self.tasks = self.review.tasks()
        self.count = len(self.tasks)  # of those that come before the moments are known
        self.found: dict[int, Finding] = {}  # by the number of the task
        self.waiting = deque(range(self.count))
        self.tries: dict[int, int] = {}
        self.workers: list[BotWorker] = []
        self.most = min(MOST_WORKERS, os.cpu_count() or 1)
        self.moments: list[Swing] = []
        self.candidates: list[Swing] = []
        self.spent = 0.0  # seconds, without those since
        self.began = 0.0
        self.told = -1.0  # seconds left
        self.is_complete = False
        self.arrived.connect(self.take, Qt.ConnectionType.QueuedConnection)
        self.destroyed.connect(partial(dismiss, self.workers))

    @property
    def is_running(self) -> bool:
        return bool(self.workers)

    def start(self) -> None:
        """Begin, or go on where it was stopped."""
        if self.is_running or self.is_complete:
            return
        taken = set(self.found) | set(self.waiting)
        self.waiting.extendleft(number for number in range(len(self.tasks)) if number not in taken)
        self.tries.clear()
        self.began = time.monotonic()
        self.workers += [BotWorker(self.arrived.emit) for _ in range(self.most)]
        self.hand_out()

    def stop(self) -> None:
        """What was found is kept; the processes do not think to the end."""
        if self.is_running:
            self.spent += time.monotonic() - self.began
        dismiss(self.workers)

    def share(self) -> float:
        """Of all work, how much is done."""
        if self.is_complete:
            return 1.0
        known = sum(1 for number in self.found if number < self.count)
        thoughts = len(self.tasks) - self.count or MOMENTS + CANDIDATES * len(self.people)
        done = known + THOUGHT * (len(self.found) - known)
        return done / (self.count + THOUGHT * thoughts)

    def seconds_left(self) -> float:
        """As it has gone on so far; below zero where nobody can tell yet."""
        now = time.monotonic() - self.began if self.is_running else 0.0
        self.told = kept(self.told, still_to_go(self.spent + now, self.share()))
        return self.told

    # What is known

    def swings(self) -> list[Swing]:
        """From the beginning of the match, as far as it is known without a gap."""
        known = 0
        while known < self.count and known in self.found:
            known += 1
        return self.review.swings([self.found[number] for number in range(known)])

    def thoughts(self) -> list[Finding]:
        """About each of the moments, once the survey is complete."""
        first = self.count + len(self.moments)
        return [self.found[number] for number in range(self.count, first)]

    def lapses(self, seat: int) -> list[Lapse]:
        """What cost somebody most, once the survey is complete."""
        first = self.count + len(self.moments)
        findings = [self.found[number] for number in range(first, len(self.tasks))]
        own = [
            (swing, finding)
            for swing, finding in zip(self.candidates, findings, strict=True)
            if swing.stretch.seat == seat
        ]
        return lapses(self.review, [swing for swing, _ in own], [found for _, found in own])

    def accounts(self) -> list[Account]:
        return accounts(self.swings(), self.review.result)

    # The work

    def hand_out(self) -> None:
        """Every worker that is free gets the next task; when all are done, the moments follow."""
        if len(self.found) == len(self.tasks) == self.count and not self.moments:
            swings = self.swings()
            self.moments = moments(swings)
            self.candidates = [one for seat in self.people for one in candidates(swings, seat)]
            self.tasks += self.review.reflections([*self.moments, *self.candidates])
            self.waiting.extend(range(self.count, len(self.tasks)))
        if len(self.found) == len(self.tasks):
            self.is_complete = True
            self.stop()
            self.finished.emit()
        for worker in self.workers:
            if self.waiting and not worker.busy:
                number = self.waiting.popleft()
                worker.give(Job(number, self.opening, self.tasks[number]))

    def take(self, worker: BotWorker, job: Job, reply: Reply | None) -> None:
        """In the window's thread."""
        if worker not in self.workers:
            return
        worker.done()
        if isinstance(reply, Finding):
            self.found[job.token] = reply
            self.hand_out()
            self.progressed.emit()
        elif reply is None and self.tries.get(job.token, 1) < TRIES:
            log.warning("a process of the review was lost; its task is given out again")
            self.tries[job.token] = self.tries.get(job.token, 1) + 1
            self.waiting.appendleft(job.token)
            self.hand_out()
        else:
            reason = reply.reason if isinstance(reply, Failure) else "a process was lost again"
            log.error("the review failed: %s", reason)
            self.stop()
            self.failed.emit()
