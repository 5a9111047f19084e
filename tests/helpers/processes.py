"""Processes and their children, as Linux tells of them."""

import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

PROC = Path("/proc")
LONG = 300.0  # seconds after which something will not happen any more, however busy all is
PAUSE = 0.01
needs_proc = pytest.mark.skipif(not (PROC / "self" / "stat").exists(), reason="needs Linux")


def wait_until(happens: Callable[[], bool], what: str = "it") -> None:
    end = time.monotonic() + LONG
    while not happens():
        assert time.monotonic() < end, f"{what} did not happen"
        time.sleep(PAUSE)


def parent_and_state(process: int) -> tuple[int, str]:
    try:
        told = (PROC / str(process) / "stat").read_text()
    except OSError:
        return 0, "gone"
    state, parent = told.rpartition(")")[2].split()[:2]
    return int(parent), state


def is_there(process: int) -> bool:
    return parent_and_state(process)[1] not in ("gone", "Z", "X")


def told(process: int) -> str:
    """The words by which it was started."""
    return (PROC / str(process) / "cmdline").read_bytes().replace(b"\0", b" ").decode()


def has_begun(process: int) -> bool:
    """Whether whoever helps has come as far as to leave Ctrl-C to others; Python complains loudly
    about what ends before."""
    try:
        told = (PROC / str(process) / "status").read_text()
    except OSError:
        return False
    ignored = int(told.partition("SigIgn:")[2].split()[0], 16)
    return bool(ignored >> (signal.SIGINT - 1) & 1)


def below(process: int) -> list[int]:
    """Its children, and theirs."""
    parents = {
        int(entry.name): parent_and_state(int(entry.name))[0]
        for entry in PROC.iterdir()
        if entry.name.isdigit()
    }
    found = [process]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found[1:]
