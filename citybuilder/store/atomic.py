"""Files that are always whole: the old content or the new one, whenever the process is killed."""

import os
import re
import secrets
import time
from contextlib import suppress
from pathlib import Path

from citybuilder.store.private import make_folder, opener

LEFT_OVER = re.compile(r"\.[^/\\]+\.[0-9a-f]{16}\.tmp")
STALE = 60.0  # seconds; no write takes that long, so whoever wrote it is gone
TRIES = 20
PAUSE = 0.02
PATIENT = os.name == "nt"


def write(path: Path, data: bytes) -> None:
    """Returns when the content is safe on the disk; an OSError leaves the old file as it was."""
    folder = path.parent
    make_folder(folder)
    sweep(folder)
    temporary = folder / f".{path.name[:100]}.{secrets.token_hex(8)}.tmp"
    try:
        with open(temporary, "xb", opener=opener) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    flush_folder(folder)


def replace(temporary: Path, path: Path) -> None:
    """On Windows a virus scanner or a search index may hold the old file for a moment."""
    for _ in range(TRIES if PATIENT else 0):
        try:
            temporary.replace(path)
        except PermissionError:
            time.sleep(PAUSE)
        else:
            return
    temporary.replace(path)


def flush_folder(folder: Path) -> None:
    """The new name, too, must reach the disk; some file systems cannot promise that."""
    if os.name == "nt":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(folder: Path) -> None:
    """Remove what killed processes left half written; what is being written now is younger."""
    now = time.time()
    with suppress(OSError), os.scandir(folder) as found:
        for entry in found:
            if LEFT_OVER.fullmatch(entry.name):
                with suppress(OSError):
                    if abs(now - entry.stat().st_mtime) > STALE:
                        Path(entry.path).unlink()
