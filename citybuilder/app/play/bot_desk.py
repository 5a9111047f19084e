"""Where bots think: questions go to worker processes, answers come back as signals."""

import logging
import os
from collections.abc import Sequence
from functools import partial
from itertools import count
from secrets import randbits
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from citybuilder.bots.bot import Ranked
from citybuilder.bots.hints import in_order
from citybuilder.bots.levels import LEVELS, MCTS
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, Game, State
from citybuilder.playing.bot_worker import BotWorker, Job, dismiss
from citybuilder.playing.inquiry import Inquiry
from citybuilder.playing.thinker import ADVISER, Answer, Opening, Question, proposed
from citybuilder.store.sheets import load_advice

MOST_WORKERS: Final = 2
SEED_BITS: Final = 31
LATE: Final = 1000  # milliseconds that nobody waits for a second opinion where a clock counts,
LATE_HINT: Final = 5000  # nor for a hint, which is to be the same each time

log = logging.getLogger(__name__)


def searches(who: str) -> bool:
    """Whether it is a bot that finds out more if several think about the same question."""
    level = LEVELS.get(who)
    return level is not None and level.kind == MCTS


class BotDesk(QObject):
    """One for the whole program. What needs a search is asked of all workers, each of which has
    its own luck, and answered by what they found together; the rest is for the first one.

    A lost process is replaced. If no other one has the answer, the question is asked once more; a
    bot that fails then, or answers against the rules, is replaced by the greedy choice.

    Signals: thought(int token, Action), ranked(int token, list of Ranked: the best first),
    lost(int token: there is no answer at all).

    Without a clock and with a seed, as many workers repeat themselves: for tests, for which also
    another adviser than a strong one is good enough."""

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
        self.openings: list[Opening] = []  # of this match, for each of the workers
        self.open: dict[int, Inquiry] = {}  # by token: what somebody still wants to hear of
        self.hints: dict[int, list[Ranked]] = {}  # by position, as long as the match is open
        self.tokens = count(1)
        self.closed = False
        self.arrived.connect(self.take, Qt.ConnectionType.QueuedConnection)
        self.destroyed.connect(partial(dismiss, self.workers))

    def begin(self, game: Game[State], whos: Sequence[str] = ()) -> None:
        """From now on it is about this match; what is still open is forgotten. Processes that its
        bots will need are started."""
        self.forget()
        self.hints.clear()
        seed = randbits(SEED_BITS) if self.seed is None else self.seed
        advice = load_advice(game)
        self.openings = [
            Opening(advice, seed + (number << SEED_BITS), self.clocked, self.adviser, number)
            for number in range(MOST_WORKERS)
        ]
        self.make_ready(MOST_WORKERS if any(map(searches, whos)) else 1)

    def renew(self) -> None:
        """Processes are started anew, each when it has answered: bots are faster there."""
        self.make_ready(len(self.workers))

    @property
    def advice(self) -> Advice[State]:
        """Of the game that is played."""
        return self.openings[0].advice

    def ticket(self) -> int:
        """A token that no other question of this program has."""
        return next(self.tokens)

    def ask(
        self, view: State, seat: int, level: str, token: int, before: Action | None = None
    ) -> None:
        self.queue(Question(view, seat, level, before), token)

    def hint(self, view: State, seat: int, token: int) -> None:
        """The same position asked again has the same hint."""
        question = Question(view, seat, None)
        known = self.hints.get(question.place)
        if known is None:
            self.queue(question, token)
        else:
            QTimer.singleShot(0, self, partial(self.ranked.emit, token, known))

    def queue(self, question: Question, token: int) -> None:
        if not self.openings:
            raise ValueError("no match has begun")
        alone = not question.compared and (
            question.proposals or not searches(question.level or self.adviser)
        )
        asked = self.staff(1 if alone else MOST_WORKERS)
        inquiry = Inquiry(token, self.advice, question, asked)
        self.open[token] = inquiry
        for number in asked:
            self.give(inquiry, number)

    def give(self, inquiry: Inquiry, number: int) -> None:
        job = Job(inquiry.token, self.openings[number], inquiry.question, number)
        self.workers[number].give(job)

    def forget(self) -> None:
        """Answers to what was asked so far are dropped when they come."""
        self.open.clear()
        for worker in self.workers:
            worker.waiting.clear()

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

    def staff(self, wanted: int) -> list[int]:
        """The numbers of so many workers, as far as the machine has cores for them; made when they
        are needed. One that is late is left out until it is ready again."""
        wanted = 0 if self.closed else min(wanted, self.most)
        while len(self.workers) < wanted:
            self.workers.append(BotWorker(self.arrived.emit))
        return [number for number, worker in enumerate(self.workers) if not worker.late][:wanted]

    def make_ready(self, wanted: int) -> None:
        for number in self.staff(wanted):
            opening = self.openings[number] if self.openings else None
            self.workers[number].give(Job(0, opening, None, number))

    def take(self, worker: BotWorker, job: Job, answer: Answer | None) -> None:
        """An answer has come: in the window's thread."""
        if job.question is None:
            return
        worker.done()
        inquiry = self.open.get(job.token)
        if inquiry is None or inquiry.question is not job.question:
            return
        inquiry.answers[job.number] = answer
        if inquiry.is_complete():
            self.conclude(inquiry)
        elif self.clocked and inquiry.is_answered():
            late = LATE_HINT if inquiry.question.level is None else LATE
            QTimer.singleShot(late, self, partial(self.hurry, inquiry))

    def hurry(self, inquiry: Inquiry) -> None:
        """One has the answer; who is still not ready hangs, or has yet to start."""
        if self.open.get(inquiry.token) is inquiry:
            log.info("a bot's process is late; another one has the answer")
            for number in inquiry.asked:
                if number not in inquiry.answers:
                    self.workers[number].leave_out(inquiry.token)
            self.conclude(inquiry)

    def conclude(self, inquiry: Inquiry) -> None:
        again = inquiry.to_ask_again()
        for number in again:
            self.give(inquiry, number)
        if not again:
            del self.open[inquiry.token]
            self.hand_out(inquiry)

    def hand_out(self, inquiry: Inquiry) -> None:
        token, question = inquiry.token, inquiry.question
        found = inquiry.outcome()
        if question.compared:
            self.explain(question, in_order(found or question.proposals), token)
        elif question.proposals:
            self.tell(question, found or question.proposals, token)
        elif found and question.level is None:
            self.compare(question, proposed(found), token)
        elif not (found := found or inquiry.greedy()):
            self.lost.emit(token)
        elif question.level is None:
            self.ranked.emit(token, proposed(found))
        else:
            self.thought.emit(token, found[0].action)

    # A hint, step by step

    def compare(self, question: Question, proposals: list[Ranked], token: int) -> None:
        """Where something was tried out, proposals are tried out equally often."""
        if len(proposals) > 1 and proposals[0].visits > 0:
            self.queue(Question(question.view, question.seat, None, None, proposals, True), token)
        else:
            self.explain(question, in_order(proposals), token)

    def explain(self, question: Question, proposals: list[Ranked], token: int) -> None:
        self.queue(Question(question.view, question.seat, None, None, proposals), token)

    def tell(self, question: Question, proposals: list[Ranked], token: int) -> None:
        self.hints[question.place] = proposals
        self.ranked.emit(token, proposals)
