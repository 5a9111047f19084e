"""This checkout: where things lie in it, when something is made anew, and how commands are run."""

import hashlib
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
RECIPES = ROOT / "packaging"
BUILD = ROOT / "build"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def say(text: str) -> None:
    print(f"start.py: {text}", file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    raise SystemExit(f"start.py: {text}")


def digest(*paths: Path) -> str:
    """Changes with the files' names and contents and with the kind of interpreter."""
    seal = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and "__pycache__" not in file.parts:
                seal.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
                seal.update(hashlib.sha256(file.read_bytes()).digest())
    return seal.hexdigest()


def is_fresh(folder: Path, *wanted: str) -> bool:
    """Whether it was made of one of these."""
    stamp = folder / "stamp"
    return stamp.is_file() and stamp.read_text() in wanted


def mark_fresh(folder: Path, wanted: str) -> None:
    """Comes last, so that whatever was interrupted is made anew."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "stamp").write_text(wanted)


def captured(*command: str | Path, **settings: str) -> tuple[int, str]:
    known = {**os.environ, **settings}
    done = subprocess.run(
        command, cwd=ROOT, env=known, capture_output=True, text=True, errors="replace"
    )
    return done.returncode, done.stdout + done.stderr


def quietly(complaint: str, *command: str | Path) -> None:
    code, output = captured(*command)
    if code:
        stop(f"{complaint}: {cause(output)}")


def cause(output: str) -> str:
    """The line of a failed command that says most."""
    lines = [line for line in output.splitlines() if line.strip()] or ["no reason given"]
    return next((line for line in lines if line[:5] == "ERROR"), lines[-1])
