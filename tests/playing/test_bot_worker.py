"""A worker: nobody hears of it once it is closed."""

from threading import Event, Timer

from citybuilder.playing.bot_worker import BotWorker, Job, see_off
from citybuilder.playing.thinker import Reply


class Idle(BotWorker):
    """Answers without a process, when it may."""

    def __init__(self) -> None:
        self.asked, self.may = Event(), Event()
        self.heard: list[int] = []
        super().__init__(self.hear)

    def hear(self, _worker: BotWorker, job: Job, _answer: Reply | None) -> None:
        self.heard.append(job.token)

    def attend(self, job: Job) -> Reply | None:
        self.asked.set()
        self.may.wait()
        return []


def test_an_answer_is_reported() -> None:
    worker = Idle()
    worker.may.set()
    worker.give(Job(7, None, None))
    worker.give(Job(8, None, None))
    worker.inbox.put(None)
    worker.join()
    assert worker.heard == [7, 8]


def test_an_answer_that_comes_after_closing_is_heard_by_nobody() -> None:
    worker = Idle()
    worker.give(Job(7, None, None))
    worker.asked.wait()
    worker.close()
    worker.may.set()
    worker.join()
    assert not worker.thread.is_alive()
    assert not worker.heard


def test_the_program_ends_after_processes_were_put_away() -> None:
    """Python waits for them then, and told of one that was put away at the same moment."""
    worker = Idle()
    worker.give(Job(7, None, None))
    worker.asked.wait()
    worker.close()
    Timer(0.05, worker.may.set).start()
    see_off()
    assert not worker.thread.is_alive()


def test_nobody_waits_for_a_worker_that_stays() -> None:
    worker = Idle()
    see_off()
    assert worker.thread.is_alive()
    worker.close()
    worker.join()
