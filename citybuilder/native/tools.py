"""What compiling needs: a C compiler of the system, and mypy with its company, which is fetched
once."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from citybuilder.native.builds import PACKAGE, PURE, store

LOCK: Final = PACKAGE / "native" / "compiler.lock"
PIP: Final = ("-m", "pip", "--disable-pip-version-check", "--no-input", "install")
EXACTLY: Final = ("--quiet", "--no-compile", "--no-deps", "--require-hashes")


class Missing(Exception):
    """What compiling needs cannot be had now; perhaps it can later."""


def why_not() -> str:
    """The reason why nothing can be compiled here, empty where it can."""
    if os.environ.get(PURE) == "1":
        return f"{PURE}=1"
    name = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if sys.platform == "win32":  # the tool by which setuptools finds Visual C++
        programs = Path(os.environ.get("PROGRAMFILES(X86)", ""))
        name = str(programs / "Microsoft Visual Studio" / "Installer" / "vswhere.exe")
    if not (shutil.which(name) or shutil.which(name.split()[0])):
        return f"no C compiler {name}"
    if sys.platform == "darwin" and not has_xcode():
        return "no command line tools of Xcode"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else f"no {header}"


def has_xcode() -> bool:
    """Without it there is a compiler that does nothing but ask whether it shall be installed."""
    try:
        return not subprocess.run(["xcode-select", "-p"], capture_output=True).returncode
    except OSError:
        return False


def pinned() -> dict[str, str]:
    """Names and versions in the lock."""
    text = LOCK.read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+)==([^\s;\\]+)", text, flags=re.MULTILINE))


def are_here() -> bool:
    """Developers have them."""
    try:
        return all(version(name) == wanted for name, wanted in pinned().items())
    except PackageNotFoundError:
        return False


def path() -> str:
    """Where they are to be imported from, beside what is installed; fetched if need be."""
    if are_here():
        return ""
    wanted = sha256(LOCK.read_bytes() + EXTENSION_SUFFIXES[0].encode()).hexdigest()[:32]
    folder = store() / f"{wanted}.tools"
    if not folder.is_dir():
        draft = folder.with_name(f"{folder.name}.{os.getpid()}")
        command = [sys.executable, *PIP, *EXACTLY, "--target", str(draft), "-r", str(LOCK)]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace")
        if done.returncode:
            shutil.rmtree(draft, ignore_errors=True)
            raise Missing((done.stderr or done.stdout).strip()[-2000:])
        draft.rename(folder)
    return str(folder)
