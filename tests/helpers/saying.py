"""What the command line says, caught for a test: in this process, or in one of its own."""

import io
import os
import subprocess
import sys
from pathlib import Path
from tempfile import gettempdir
from typing import NamedTuple

import pytest

import citybuilder
from citybuilder.cli.main import run

ROOT = Path(citybuilder.__file__).resolve().parent.parent
FOREIGN = ("PYTHON", "LC_", "LANG", "HOME", "XDG_")  # of whoever runs the tests


class Said(NamedTuple):
    """How a command ended, and what it printed."""

    code: int
    out: str
    err: str


class Terminal(io.StringIO):
    """A stream that somebody watches."""

    def isatty(self) -> bool:
        return True


def said(capsys: pytest.CaptureFixture[str], *words: str) -> Said:
    code = run(list(words))
    out, err = capsys.readouterr()
    return Said(code, out, err)


def result(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints that goes well."""
    code, out, err = said(capsys, *words)
    assert (code, err) == (0, "")
    return out


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that a wrong command gets."""
    code, out, err = said(capsys, *words)
    assert (code, out) == (2, "")
    assert err[-1:] == "\n"
    assert err[:-1].isprintable()  # hence one line
    return err[:-1]


def environment(**settings: str) -> dict[str, str]:
    """Hardly anything, as on a machine that knows nobody."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
    kept["QT_QPA_PLATFORM"] = "offscreen"
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", **settings}


def apart(folder: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[bytes]:
    """A Python of its own, in a folder of its own."""
    return subprocess.run(
        [sys.executable, "-P", *words],
        cwd=folder,
        env=environment(**settings),
        capture_output=True,
        check=False,
    )


def begun(*words: str, folder: Path | None = None) -> subprocess.Popen[bytes]:
    """A command under way."""
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "citybuilder", *words],
        cwd=folder or gettempdir(),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
