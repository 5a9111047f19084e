"""The opening of a picture: a decorator that lays out a fresh board and hands it to be drawn on."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from parts_base import Board, P

B = TypeVar("B", bound=Board)


class Picture:
    """A picture by the name of its function; called, it draws itself anew."""

    def __init__(self, draw: Callable[[], Board]) -> None:
        self.draw = draw

    def __call__(self) -> str:
        return self.draw().svg()


def opening(fresh: Callable[P, B]) -> Callable[P, Callable[[Callable[[B], None]], Picture]]:
    """Make of what lays out a board the opening of pictures: `@plot(7, "noon")`."""

    def opened(*args: P.args, **kwargs: P.kwargs) -> Callable[[Callable[[B], None]], Picture]:
        def drawn(draw: Callable[[B], None]) -> Board:
            board = fresh(*args, **kwargs)
            draw(board)
            return board

        return lambda draw: Picture(partial(drawn, draw))

    return opened
