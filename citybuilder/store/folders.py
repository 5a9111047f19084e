"""Where the player's own files lie: the platform's user data folder, or one that was asked for."""

import os
from pathlib import Path
from tempfile import gettempdir

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
        return Path(gettempdir(), f"citybuilder-{getattr(os, 'getuid', int)()}")


def saves_folder() -> Path:
    return data_folder() / "saves"
