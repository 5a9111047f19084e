"""A worker process and the thread that waits for it: the window's thread never does."""

import atexit
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Final
from weakref import WeakSet

from citybuilder.bots.levels import LEVELS
from citybuilder.bots.reviewing import Task
from citybuilder.native.libraries import offered
from citybuilder.playing.thinker import ADVISER, Failure, Opening, Question, Reply, work
from citybuilder.system.leash import unheard_by_children

OVERTIME: Final = 10.0  # times a level's own time that a bot may take
GRACE: Final = 10.0  # seconds on top, for a process that has yet to start on a slow computer
PATIENCE: Final = 2.0  # seconds that a thread may take to end after its process was killed
REGISTER: Final = Lock()  # starting a process also looks after all others that have ended
PARTING: Final[WeakSet[Thread]] = WeakSet()  # threads that put their process away


@dataclass
class Job:
    """A question on its way to one worker, or a part of a review; without one, a process is only
    made ready."""

    token: int
    opening: Opening | None
    question: Question | Task | None
    number: int = 0  # of the worker


Report = Callable[["BotWorker", Job, Reply | None], None]


class ProcessLost(Exception):
    """The process is gone, or cannot be started."""


def limit(opening: Opening | None, question: Question | Task) -> float | None:
    """Seconds after which a bot hangs rather than thinks; none where no clock counts."""
    if opening is None or not opening.clocked or isinstance(question, Task):
        return None
    level = LEVELS.get(question.level or ADVISER)
    return GRACE + OVERTIME * (level.seconds if level is not None else 0.0)


class BotWorker:
    """One process, made when it is needed and made again when it was lost.

    The report is called in the worker's thread and never after close(), since who is to hear it
    may be gone by then; no answer means that the process was lost."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.waiting: deque[Job] = deque()
        self.busy = False  # in the eyes of whoever hands out the jobs
        self.late = False  # another one was ready long before
        self.inbox: SimpleQueue[Job | None] = SimpleQueue()
        self.closing = False
        self.hearing = Lock()  # no report begins while it is closed, and none outlives that
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.opening: Opening | None = None
        self.libraries = ""  # that the process was started with
        self.thread = Thread(target=self.run, name="bot worker", daemon=True)
        self.thread.start()

    def give(self, job: Job) -> None:
        self.waiting.append(job)
        self.go_on()

    def go_on(self) -> None:
        while self.waiting and not self.busy:
            job = self.waiting.popleft()
            self.busy = job.question is not None  # what makes it ready makes nobody wait
            self.inbox.put(job)

    def done(self) -> None:
        """Its answer has come."""
        self.busy = self.late = False
        self.go_on()

    def leave_out(self, token: int) -> None:
        """It is late, and what it was asked has been answered without it."""
        self.late = True
        self.waiting = deque(job for job in self.waiting if job.token != token)

    @property
    def number(self) -> int | None:
        """Of the process, as the system counts."""
        process = self.process
        return None if process is None else process.pid

    def close(self) -> None:
        """Does not wait for a bot that thinks."""
        with self.hearing:
            self.closing = True
        PARTING.add(self.thread)
        self.inbox.put(None)
        process = self.process
        if process is not None:
            with suppress(ValueError):  # it ended at the same moment
                process.kill()

    def join(self) -> None:
        self.thread.join(PATIENCE)

    # In the thread

    def run(self) -> None:
        while not self.closing and (job := self.inbox.get()) is not None:
            answer = self.attend(job)
            with self.hearing:
                if not self.closing:
                    self.report(self, job, answer)
        self.drop()

    def attend(self, job: Job) -> Reply | None:
        try:
            return self.ask(job)
        except (EOFError, OSError, ProcessLost):
            self.drop()
            return None
        except Exception as error:  # what cannot be sent, for instance
            self.drop()
            return Failure(repr(error))

    def ask(self, job: Job) -> Reply:
        with REGISTER:
            pipe = self.ready_pipe()
        if job.opening is not None and job.opening is not self.opening:
            pipe.send(job.opening)
            self.opening = job.opening
        if job.question is None:
            return []
        pipe.send(job.question)
        if not pipe.poll(limit(job.opening, job.question)):
            self.drop()
            return Failure("it took too long")
        answer: Reply = pipe.recv()
        return answer

    def ready_pipe(self) -> Connection:
        is_alive = self.process is not None and self.process.is_alive()
        if self.pipe is not None and is_alive and self.libraries == offered():
            return self.pipe
        self.let_go()
        self.libraries = offered()
        context = get_context("spawn")
        self.pipe, end = context.Pipe()
        process = context.Process(target=work, args=(end,), name="citybuilder bot", daemon=True)
        with unheard_by_children():
            process.start()
        self.process = process
        end.close()  # now only the process holds it: if it goes, we notice
        if self.closing:
            raise ProcessLost
        return self.pipe

    def drop(self) -> None:
        with REGISTER:
            self.let_go()

    def let_go(self) -> None:
        process, self.process = self.process, None
        pipe, self.pipe = self.pipe, None
        self.opening = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()


def dismiss(workers: list[BotWorker]) -> None:
    """Nothing is heard of them any more; none of them thinks to the end."""
    for worker in workers:
        worker.close()
    workers.clear()


@atexit.register
def see_off() -> None:
    """At the end Python itself waits for processes, and complains of those that go meanwhile."""
    for thread in list(PARTING):
        thread.join(PATIENCE)
