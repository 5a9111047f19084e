"""The process that tries mutants, and whoever watches it: what hangs, dies or eats memory is a
find, and another process goes on with the next mutant."""

import logging
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal
from time import monotonic
from traceback import format_exception
from typing import Final

from citybuilder.cli.fuzzing.mutants import kind_of, mutant
from citybuilder.cli.fuzzing.trials import Trials
from citybuilder.store.folders import ASKED
from citybuilder.system.leash import follow_parent
from citybuilder.system.scratch import scratch_folder

LONGEST: Final = 30.0  # seconds for one mutant, with all that is played and drawn of it
LOOK: Final = 0.5  # seconds between two looks at the clock
MOST_MEMORY: Final = 150 << 20  # bytes that one mutant may take
CEILING: Final = 2 << 30  # bytes of address space that it can take at all, beside what it had


@dataclass(frozen=True)
class Tried:
    number: int
    kind: str
    outcome: str  # accepted, known, or why it was refused; empty for a find
    why: str = ""  # it is a find


def tried(seed: int, seconds: float) -> Iterator[Tried]:
    """Mutant after mutant as long as there is time; who has seen enough closes it."""
    until = monotonic() + seconds
    number = 0
    while monotonic() < until:
        for each in watched(seed, number, until):
            number = each.number + 1
            yield each
            if each.why:  # a new process goes on: this one may be broken
                break


def watched(seed: int, first: int, until: float) -> Iterator[Tried]:
    """From the first number on, until it is time or something is found."""
    context = get_context("spawn")
    here, there = context.Pipe(duplex=False)
    with scratch_folder() as folder:
        process = context.Process(target=work, args=(seed, first, folder, there), daemon=True)
        before = signal(SIGINT, SIG_IGN)  # Ctrl-C is for us
        process.start()
        signal(SIGINT, before)
        there.close()
        try:
            yield from reports(seed, first, here, process, until)
        finally:
            process.kill()
            process.join()
            here.close()


def reports(
    seed: int, first: int, pipe: Connection, process: BaseProcess, until: float
) -> Iterator[Tried]:
    number = first
    last = monotonic()
    while True:
        if pipe.poll(LOOK):
            try:
                each: Tried = pipe.recv()
            except (EOFError, ConnectionError):
                process.join(LONGEST)
                why = f"the process ended with {process.exitcode}"
                yield Tried(number, kind_of(seed, number), "", why)
                return
            yield each
            number = each.number + 1
            last = monotonic()
            if last > until:
                return
        elif monotonic() - last > LONGEST:
            why = f"no answer for {LONGEST:g} s"
            yield Tried(number, kind_of(seed, number), "", why)
            return


def work(seed: int, first: int, folder: str, pipe: Connection) -> None:
    """If nobody listens any more, it leaves without a word."""
    follow_parent()
    os.environ[ASKED] = tempfile.tempdir = folder  # whoever ends us removes it with all our own
    logging.disable()
    limit_memory()
    trials = Trials()
    number = first
    with suppress(ConnectionError):
        while True:
            pipe.send(one(trials, seed, number))
            number += 1


def one(trials: Trials, seed: int, number: int) -> Tried:
    made = mutant(seed, number)
    before = peak()
    try:
        outcome = trials.of(made)
    except Exception as error:
        return Tried(number, made.kind, "", "".join(format_exception(error)))
    taken = peak() - before
    if taken > MOST_MEMORY:
        return Tried(number, made.kind, "", f"{taken >> 20} MB of memory")
    return Tried(number, made.kind, outcome)


def peak() -> int:
    """Bytes that this process had at most so far; 0 where the system does not tell."""
    try:
        from resource import RUSAGE_SELF, getrusage
    except ImportError:
        return 0
    unit = 1 if sys.platform == "darwin" else 1024
    return getrusage(RUSAGE_SELF).ru_maxrss * unit


def limit_memory() -> None:
    """So that a find does not take the machine along; where the system can do that."""
    try:
        from resource import RLIM_INFINITY, RLIMIT_AS, setrlimit
    except ImportError:
        return
    with suppress(OSError, ValueError):
        setrlimit(RLIMIT_AS, (CEILING, RLIM_INFINITY))
