"""What is put out of memory: files of pictures that are drawn, and when the page of a match is
gone, all that only its own table needs."""

import ctypes
import gc
import sys
from contextlib import suppress
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QTimer

from citybuilder.stage import art

CALM: Final = 2000  # milliseconds in which nothing is drawn
REMEMBERING = type(lru_cache(len))
DEEP = 4  # parts of the name of a module that belongs to one game


def forget_match() -> None:
    """Pages refer to themselves in many ways: without help, Python would keep their pictures for
    some matches, and clean up while pieces move."""
    art.GALLERY.rest()
    forget_faces()
    gc.collect()
    give_back()


def put_away_when_calm() -> None:
    """Pictures are drawn together, when a page or a window's size is new: their files are ten
    times as large in memory, and nobody needs them once all is on the screen."""
    art.GALLERY.drew = calm().start


@cache
def calm() -> QTimer:
    """Ends when nothing was drawn for a while."""
    timer = QTimer(singleShot=True, interval=CALM)
    timer.timeout.connect(put_away)
    return timer


def put_away() -> None:
    art.GALLERY.pause()
    give_back()


def give_back() -> None:
    """Linux keeps what was freed in small pieces, pictures for instance, unless it is asked."""
    if sys.platform == "linux":
        with suppress(AttributeError, OSError):  # other libraries than the usual one
            ctypes.CDLL(None).malloc_trim(0)


def forget_faces() -> None:
    """The compositions that the tables of single games have remembered."""
    for name, module in list(sys.modules.items()):
        if name.startswith("citybuilder.tables.") and len(name.split(".")) == DEEP:
            for value in vars(module).values():
                if isinstance(value, REMEMBERING):
                    value.cache_clear()
