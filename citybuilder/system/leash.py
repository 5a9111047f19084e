"""Processes that help another one: they end with it, however it ends."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import active_children, parent_process, resource_tracker
from multiprocessing.connection import wait
from threading import Thread
from typing import Final

PARENT_DEATH_SIGNAL: Final = 1  # what prctl(2) calls PR_SET_PDEATHSIG
LEFT_ALONE: Final = 1  # the code of a process whose parent is gone


@contextmanager
def unheard_by_children() -> Iterator[None]:
    """Processes that are started meanwhile never hear Ctrl-C; this one hears it a moment later."""
    if sys.platform == "win32":  # where they have to see to it themselves
        yield
        return
    do_without_tracker()
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def do_without_tracker() -> None:
    """Python would start a process that tidies up semaphores and shared memory, as heavy as a
    helper itself. Ours only have pipes: what there is to tell goes nowhere."""
    tracker = resource_tracker._resource_tracker
    if getattr(tracker, "_fd", 0) is None:
        setattr(tracker, "_fd", os.open(os.devnull, os.O_WRONLY))  # noqa: B010 - not in its stub
    resource_tracker.ensure_running()  # else one that is needed all the same starts in between


def follow_parent() -> None:
    """At the beginning of a helping process: Ctrl-C is for whoever started it, and when that one
    is gone, even killed, this one goes as well. It lasts as long as the thread that started it."""
    parent = parent_process()
    if parent is None:  # this is the program itself
        return
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if not system_watches():
        watch = Thread(target=leave_after, args=(parent.sentinel,), name="leash", daemon=True)
        watch.start()
    elif os.getppid() != parent.pid:  # it was quicker
        os._exit(LEFT_ALONE)


def system_watches() -> bool:
    """Linux ends the process itself: no thread gets a turn while compiled code runs."""
    if sys.platform != "linux":
        return False
    import ctypes

    found: int = ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    return found == 0


def leave_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(LEFT_ALONE)


def end_with_helpers() -> None:
    """When this process is asked to end, its helpers are ended first; nothing is raised, as
    compiled code might be running."""
    signal.signal(signal.SIGTERM, leave_at_once)


def leave_at_once(number: int, _frame: object) -> None:
    for helper in active_children():
        helper.kill()
    os._exit(128 + number)
