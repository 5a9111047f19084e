"""Where the player's own files lie: the platform's user data folder, or one that was asked for."""

import os
import stat
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import gettempdir, mkdtemp

from platformdirs import user_data_path

SUFFIX = ".citybuilder"  # of saves
ASKED = "CITYBUILDER_DATA"  # an environment variable: another folder for tests and memory sticks


def data_folder() -> Path:
    asked = os.environ.get(ASKED)
    if asked:
        return Path(asked)
    try:
        return user_data_path("citybuilder", appauthor=False)
    except RuntimeError:  # a user without a home
        return shelter()


@cache
def shelter() -> Path:
    """For a user without a home, among temporary files. Anybody could have put a folder there
    before: then it is one that nobody else can know, as long as the program runs."""
    user = getattr(os, "getuid", int)()
    place = Path(gettempdir(), f"citybuilder-{user}")
    with suppress(OSError):
        place.mkdir(mode=0o700, exist_ok=True)
        found = place.lstat()
        if stat.S_ISDIR(found.st_mode) and found.st_uid == user:
            return place
    return Path(mkdtemp(prefix="citybuilder-"))


def saves_folder() -> Path:
    return data_folder() / "saves"
