"""Where bots think: questions go to worker processes, answers come back as signals."""

import logging
import os
from collections import deque
from itertools import count
from secrets import randbits
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from citybuilder.app.play.bot_worker import BotWorker, Job
from citybuilder.app.play.thinker import ADVISER, Answer, Failure, Opening, Question, proposed
from citybuilder.bots.bot import Budget, Ranked
from citybuilder.bots.greedy import GreedyBot
from citybuilder.core.game import Game, State

MOST_WORKERS: Final = 2
TRIES: Final = 2

log = logging.getLogger(__name__)


class BotDesk(QObject):
    """One for the whole program. A lost process is replaced and its question asked once more; a
    bot that fails then, or answers against the rules, is replaced by the greedy choice.

    Signals: thought(int token, Action), ranked(int token, list of Ranked: the best first),
    lost(int token: there is no answer at all).

    Without a clock and with a seed, bots repeat themselves: for tests, for which also another
    adviser than a strong one is good enough."""

    thought = Signal(int, object)
    ranked = Signal(int, list)
    lost = Signal(int)
    arrived = Signal(object, object, object)  # from the workers' threads

    def __init__(
        self, parent: QObject | None = None, clocked: bool = True, seed: int | None = None
    ) -> None:
        super().__init__(parent)
        self.clocked = clocked
        self.seed = seed
        self.adviser = ADVISER
        self.workers: list[BotWorker] = []
        self.most = min(MOST_WORKERS, os.cpu_count() or 1)
        self.opening: Opening | None = None
        self.waiting: deque[Job] = deque()
        self.open: set[int] = set()  # tokens that somebody still wants to hear of
        self.tokens = count(1)
        self.closed = False
        self.arrived.connect(self.take, Qt.ConnectionType.QueuedConnection)

    def warm_up(self) -> None:
        """Start a process ahead, so that the first question need not wait for it."""
        if not self.workers:
            self.waiting.append(Job(0, self.opening, None))
            self.hand_out()

    def begin(self, game: Game[State]) -> None:
        """From now on it is about this match; what is still open is forgotten."""
        self.forget()
        seed = randbits(31) if self.seed is None else self.seed
        self.opening = Opening(game, seed, self.clocked, self.adviser)
        self.waiting.append(Job(0, self.opening, None))
        self.hand_out()

    def ticket(self) -> int:
        """A token that no other question of this program has."""
        return next(self.tokens)

    def ask(self, view: State, seat: int, level: str, token: int) -> None:
        self.queue(Question(view, seat, level), token)

    def hint(self, view: State, seat: int, token: int) -> None:
        self.queue(Question(view, seat, None), token)

    def queue(self, question: Question, token: int) -> None:
        if self.opening is None:
            raise ValueError("no match has begun")
        self.open.add(token)
        self.waiting.append(Job(token, self.opening, question))
        self.hand_out()

    def forget(self) -> None:
        """Answers to what was asked so far are dropped when they come."""
        self.open.clear()
        self.waiting.clear()

    def close(self) -> None:
        self.closed = True
        self.forget()
        for worker in self.workers:
            worker.close()
        for worker in self.workers:
            worker.join()
        self.workers.clear()

    def processes(self) -> list[int]:
        """The running processes, as the system counts them."""
        return [number for worker in self.workers if (number := worker.number) is not None]

    def hand_out(self) -> None:
        while self.waiting and not self.closed:
            worker = self.idle()
            if worker is None:
                return
            worker.give(self.waiting.popleft())

    def idle(self) -> BotWorker | None:
        for worker in self.workers:
            if not worker.busy:
                return worker
        if len(self.workers) == self.most:
            return None
        self.workers.append(BotWorker(self.arrived.emit))
        return self.workers[-1]

    def take(self, worker: BotWorker, job: Job, answer: Answer | None) -> None:
        """An answer has come: in the window's thread."""
        if job.question is None:
            return
        worker.busy = False
        if job.token in self.open:
            job.tries += 1
            if answer is None and job.tries < TRIES:
                log.warning("a bot's process was lost; its question is asked again")
                self.waiting.appendleft(job)
            else:
                self.open.discard(job.token)
                self.settle(job, job.question, answer)
        self.hand_out()

    def settle(self, job: Job, question: Question, answer: Answer | None) -> None:
        ranked = self.approved(job, question, answer) or self.greedy(job, question)
        if not ranked:
            self.lost.emit(job.token)
        elif question.level is None:
            self.ranked.emit(job.token, proposed(ranked))
        else:
            self.thought.emit(job.token, ranked[0].action)

    def approved(self, job: Job, question: Question, answer: Answer | None) -> list[Ranked]:
        """The answer if it is one, and by the rules."""
        if answer is None:
            log.error("a bot's process was lost again")
            return []
        if isinstance(answer, Failure):
            log.error("a bot failed: %s", answer.reason)
            return []
        assert job.opening is not None
        legal = job.opening.game.legal(question.view)
        if not answer or any(choice.action not in legal for choice in answer):
            log.error("a bot broke the rules: %s", [choice.action for choice in answer])
            return []
        return answer

    def greedy(self, job: Job, question: Question) -> list[Ranked]:
        """Takes a few milliseconds, hence here."""
        assert job.opening is not None
        game = job.opening.game
        try:
            return GreedyBot().think(game, question.view, question.seat, Budget())
        except Exception:
            log.exception("not even the greedy choice could be made")
            return []
