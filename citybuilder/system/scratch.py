"""Temporary folders that are found again by whoever has ended the process that made them."""

import os
from tempfile import TemporaryDirectory


def prefix_of(process: int) -> str:
    return f"citybuilder-{process}-"


def scratch_folder() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix=prefix_of(os.getpid()))
