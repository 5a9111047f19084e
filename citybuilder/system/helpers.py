"""Games shared among processes; their outcomes come back in order."""

from collections.abc import Callable, Generator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from citybuilder.system.leash import follow_parent, unheard_by_children

Played = TypeVar("Played")


class HelperLost(Exception):
    """A process that took part is gone."""


def in_order(play: Callable[[int], Played], games: int, jobs: int) -> Generator[Played, None, None]:
    """Game after game, however many processes share them; who has seen enough closes it."""
    yield from map(play, range(games)) if jobs == 1 else shared(play, games, min(jobs, games))


def shared(play: Callable[[int], Played], games: int, jobs: int) -> Generator[Played, None, None]:
    """Each helper plays every so many-th game, ahead as far as its pipe holds."""
    context = get_context("spawn")
    pipes = [context.Pipe() for _ in range(jobs)]
    helpers = [context.Process(target=help_out, args=(end,), daemon=True) for _, end in pipes]
    started = []
    try:
        with unheard_by_children():
            for helper in helpers:
                helper.start()
                started.append(helper)
        for _, end in pipes:
            end.close()  # now only the helper holds it: if it goes, we notice
        for first, (pipe, _) in enumerate(pipes):
            told(pipe, (play, range(first, games, jobs)))
        for number in range(games):
            outcome: Played = received(pipes[number % jobs][0])
            yield outcome
    finally:
        for helper in started:
            helper.terminate()
            helper.join()
        for ends in pipes:
            for end in ends:
                end.close()


def told(pipe: Connection, task: object) -> None:
    """Not when it is started: what it does then is read by Python itself, which complains loudly if
    we are ended meanwhile."""
    try:
        pipe.send(task)
    except ConnectionError as error:
        raise HelperLost from error


def received(pipe: Connection) -> Any:
    try:
        return pipe.recv()
    except (EOFError, ConnectionError) as error:
        raise HelperLost from error


def help_out(pipe: Connection) -> None:
    """What a helper does; if nobody listens any more, it leaves without a word."""
    follow_parent()
    with suppress(EOFError, ConnectionError):
        play, numbers = pipe.recv()
        for number in numbers:
            pipe.send(play(number))
