"""Compiles, one build at a time for each user, and of it only the parts that have changed."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

from citybuilder.native import tools
from citybuilder.native.builds import (
    BUILT,
    HERE,
    KINDS,
    OBJECTS,
    PURE,
    failure,
    found,
    is_private,
    place,
    seal,
    sources,
    store,
)
from citybuilder.native.libraries import VARIABLE

KEPT: Final = 6  # builds
LOOK: Final = 0.5  # seconds between two looks at what the compiler has done
FETCHED, UNDERSTOOD, LAST = 0.1, 0.25, 0.95  # parts of the work: tools are there, C is written
SHARED: Final = "citybuilder*__mypyc.*"  # libraries that hold the modules of a part
ENDINGS: Final = tuple(f"-{kind}" for kind in KINDS)
TRIAL: Final = (  # every library is loaded once before anybody relies on it
    "import importlib, sys\nfor name in sys.argv[1:]: importlib.import_module(name)"
)
UNFINISHED: Final = "unfinished"  # a mark in the folder of the work
LOG_END: Final = 20_000  # letters of what the compiler said

Progress = Callable[[float], None]


def compiled(kind: str, progress: Progress = lambda _: None) -> Path | None:
    """The folder of the build, which is made if need be; none where compiling fails, which is not
    tried again unchanged. Raises Missing, or OSError, where it may be possible later."""
    mark = seal()
    with alone():
        folder = found(kind, mark)
        if folder is None and not failure(kind, mark).exists():
            make(kind, mark, progress)
            folder = found(kind, mark)
        if folder is not None:
            os.utime(folder)
            forget_oldest()
    if folder is not None:
        progress(1.0)
    return folder


@contextmanager
def alone() -> Iterator[None]:
    """Others wait, and then find what they wanted."""
    store().mkdir(parents=True, exist_ok=True, mode=0o700)
    if not is_private(store()):
        raise PermissionError(f"{store()} is not this user's alone")
    with (store() / "lock").open("a+b") as file:
        if sys.platform == "win32":
            import msvcrt

            while True:
                with suppress(OSError):  # it gives up after ten tries, a second each
                    file.seek(0)
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield  # closing the file gives it back


def make(kind: str, mark: str, progress: Progress) -> None:
    """The work stays, so that next time only what has changed is compiled; but not that of
    somebody who was interrupted, which may be half written."""
    environment = {**os.environ, PURE: "1", "PYTHONPATH": os.pathsep.join(paths())}
    environment.pop(VARIABLE, None)
    progress(FETCHED)
    work = store() / f"{kind}.work"
    if (work / UNFINISHED).exists():
        shutil.rmtree(work)
    is_first = not work.exists()
    done = carried_out(kind, work, environment, progress)
    if done.returncode and not is_first:  # perhaps it is what was left there that does not fit
        shutil.rmtree(work)
        done = carried_out(kind, work, environment, progress)
    draft = store() / f"{kind}.draft"
    shutil.rmtree(draft, ignore_errors=True)
    if done.returncode == 0:
        names = copy_libraries(work / BUILT, draft)
        done = run(["-c", TRIAL, *names], {**environment, VARIABLE: str(draft)})
    if done.returncode:
        shutil.rmtree(work, ignore_errors=True)
        shutil.rmtree(draft, ignore_errors=True)
        failure(kind, mark).write_text(done.stdout[-LOG_END:], encoding="utf-8")
        return
    (work / UNFINISHED).unlink()
    draft.rename(place(kind, mark))


def carried_out(
    kind: str, work: Path, environment: dict[str, str], progress: Progress
) -> "subprocess.CompletedProcess[str]":
    work.mkdir(mode=0o700, exist_ok=True)
    (work / UNFINISHED).touch()
    with watched(work, progress):
        return run(["-m", "citybuilder.native.recipe", kind, work], environment)


def paths() -> list[str]:
    """The program, and what compiles it."""
    return [str(HERE), *filter(None, [tools.path()])]


def run(
    words: Sequence[str | Path], environment: dict[str, str]
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-P", *words],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )


def copy_libraries(built: Path, draft: Path) -> list[str]:
    """Without those of modules that are no more. Gives the names of all modules."""
    modules = [path.relative_to(HERE).with_suffix("") for path in sources()]
    draft.mkdir(mode=0o700)
    for library in built.glob(SHARED):
        shutil.copy2(library, draft)
    for module in modules:
        (draft / module).parent.mkdir(parents=True, exist_ok=True)
        for library in (built / module).parent.glob(f"{module.name}.*"):
            shutil.copy2(library, (draft / module).parent)
    return [".".join(module.parts) for module in modules]


@contextmanager
def watched(work: Path, progress: Progress) -> Iterator[None]:
    """Tells how much of all C that is compiled this time has become machine code."""
    over = Event()
    watcher = Thread(target=watch, args=(work, time.time(), progress, over), daemon=True)
    watcher.start()
    try:
        yield
    finally:
        over.set()
        watcher.join()


def watch(work: Path, began: float, progress: Progress, over: Event) -> None:
    while not over.wait(LOOK):
        with suppress(OSError):  # files come and go
            todo = {path.stem: path.stat().st_size for path in work.glob("__native_*.c")}
            new = [path for path in (work / OBJECTS).rglob("__native_*.o*") if is_new(path, began)]
            done = sum(todo.get(path.stem, 0) for path in new)
            if todo and any(is_new(work / f"{stem}.c", began) for stem in todo):
                progress(UNDERSTOOD + (LAST - UNDERSTOOD) * done / sum(todo.values()))


def is_new(path: Path, began: float) -> bool:
    return path.stat().st_mtime >= began


def forget_oldest() -> None:
    """Builds that nobody has asked for lately."""
    with suppress(OSError):
        builds = [path for path in store().iterdir() if path.name.endswith(ENDINGS)]
        builds.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for old in builds[KEPT:]:
            shutil.rmtree(old, ignore_errors=True)
