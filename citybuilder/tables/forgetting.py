"""What a match leaves in memory when its page is gone: nothing that only its own table needs."""

import ctypes
import gc
import sys
from contextlib import suppress
from functools import lru_cache

from citybuilder.tables import art

REMEMBERING = type(lru_cache(len))
DEEP = 4  # parts of the name of a module that belongs to one game


def forget_match() -> None:
    """Pages refer to themselves in many ways: without help, Python would keep their pictures for
    some matches, and clean up while pieces move."""
    art.GALLERY.rest()
    forget_faces()
    gc.collect()
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
