"""Compiles core, games and bots: in parts side by side, only what changed, once for each user."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

import checkout
import environments
from checkout import captured, digest, is_fresh, mark_fresh, say

STRICT = ("core", "games", "bots")  # what is compiled
TESTS, PLAYERS, PACKAGE = "1", "2", "whole"  # how compilers optimise, and for whom
WHOLE = {PACKAGE}  # kinds that are one library: for packages
LIBRARIES = "citybuilder*__mypyc.*"
PROCESSORS = min(8, os.cpu_count() or 1)  # more than parts would have nothing to do
HALF = "half"  # a mark in a folder in which somebody compiles, or was interrupted
KEPT = 6  # builds in the cache
LOOK = 0.5  # seconds between two looks at what the compiler has done
FETCHED, UNDERSTOOD = 0.1, 0.25  # parts of the whole work: tools are there, C is written

Progress = Callable[[float], None]


def native(kind: str) -> Path:
    """What mypyc made of core, games and bots."""
    return checkout.BUILD / f"native-{kind}"


def program(kind: str) -> Path:
    """The whole program with it, for whoever imports it."""
    return checkout.BUILD / ("compiled" if kind == PLAYERS else f"compiled-{kind}")


def cache() -> Path:
    """Of the user, so that a second checkout need not compile."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = home / "Library" / "Caches"
    else:
        folder = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return folder / "citybuilder-compiled"


def why_not() -> str:
    """The reason why nothing can be compiled here, empty where it can."""
    if os.environ.get("CITYBUILDER_PURE") == "1":
        return "CITYBUILDER_PURE=1"
    name = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if sys.platform == "win32":  # the tool by which setuptools finds Visual C++
        programs = Path(os.environ.get("PROGRAMFILES(X86)", ""))
        name = str(programs / "Microsoft Visual Studio" / "Installer" / "vswhere.exe")
    if not (shutil.which(name) or shutil.which(name.split()[0])):
        return f"no C compiler {name}"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else f"no {header}"


def sources_digest() -> str:
    root = checkout.ROOT
    sources = [root / "citybuilder" / name for name in STRICT]
    return digest(environments.DEVELOPERS, root / "setup.py", root / "pyproject.toml", *sources)


def is_compiled(kind: str) -> bool | None:
    """Whether the whole program lies there as it is now; None where compiling it has failed."""
    if not is_fresh(native(kind), sources_digest()):
        return False
    if not has_libraries(native(kind)):
        return None
    return is_fresh(program(kind), digest(native(kind) / "stamp", *program_parts()))


def has_libraries(folder: Path) -> bool:
    return any(folder.glob(LIBRARIES))


def program_parts() -> list[Path]:
    parts = [checkout.ROOT / name for name in ("citybuilder", "resources", "translations")]
    return [part for part in parts if part.is_dir()]


def quickest(kind: str) -> str:
    """Tests do with what players have, if that is there; not the other way round."""
    if kind == TESTS and is_compiled(TESTS) is False:
        wanted = sources_digest()
        if has_libraries(native(PLAYERS)) and is_fresh(native(PLAYERS), wanted):
            return PLAYERS
        if has_libraries(cache() / f"{wanted}-{PLAYERS}"):
            return PLAYERS
    return kind


def compiled(kind: str, progress: Progress = lambda _: None) -> bool:
    """Makes the compiled program; a failure is not tried again unchanged."""
    with alone():
        wanted = sources_digest()
        folder = native(kind)
        if not is_fresh(folder, wanted):
            if (folder / HALF).exists():  # a library may be cut off
                shutil.rmtree(folder)
            (folder / "stamp").unlink(missing_ok=True)
            if not bring(folder, f"{wanted}-{kind}"):
                compile_into(folder, kind, progress)
                keep(folder, f"{wanted}-{kind}")
            mark_fresh(folder, wanted)
        if not has_libraries(folder):
            return False
        assemble(folder, program(kind))
    progress(1.0)
    return True


@contextmanager
def alone() -> Iterator[None]:
    """One at a time compiles in a checkout; others wait for it."""
    checkout.BUILD.mkdir(parents=True, exist_ok=True)
    with (checkout.BUILD / "compiling.lock").open("a+b") as file:
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


def compile_into(folder: Path, kind: str, progress: Progress) -> None:
    """Parts whose C did not change stay as they are."""
    tools = environments.compiler_path()
    progress(FETCHED)
    before = checkout.BUILD / f"temp-{kind}"
    options = ["--build-temp", str(before), "--build-lib", str(folder)]
    options += ["--parallel", str(PROCESSORS)]
    path = os.pathsep.join(filter(None, (tools, os.environ.get("PYTHONPATH", ""))))
    settings = {"PYTHONPATH": path, "CITYBUILDER_PARTS": "0" if kind in WHOLE else "1"}
    if kind not in WHOLE:
        settings["CITYBUILDER_OPTIMISED"] = kind
    folder.mkdir(parents=True, exist_ok=True)
    (folder / HALF).touch()
    began = time.time()
    over = Event()
    watcher = Thread(target=watch, args=(before, began, progress, over), daemon=True)
    watcher.start()
    code, output = captured(checkout.PYTHON, "setup.py", "build_ext", *options, **settings)
    over.set()
    watcher.join()
    log = checkout.BUILD / "compile.log"
    log.write_text(output, encoding="utf-8")
    if code or not has_libraries(folder):
        shutil.rmtree(folder, ignore_errors=True)
        shutil.rmtree(before, ignore_errors=True)
    else:
        drop_stale(folder)
        (folder / HALF).unlink()


def watch(folder: Path, began: float, progress: Progress, over: Event) -> None:
    """Tells how much of all C that is compiled this time has become a library."""
    while not over.wait(LOOK):
        todo = {path.stem: path.stat().st_size for path in checkout.BUILD.glob("__native_*.c")}
        if not todo:
            continue
        new = {path.stem for path in folder.rglob("*.o*") if path.stat().st_mtime >= began}
        done = sum(size for stem, size in todo.items() if stem in new)
        progress(UNDERSTOOD + (1.0 - UNDERSTOOD) * done / sum(todo.values()))


def drop_stale(folder: Path) -> None:
    """Libraries of modules that are no more."""
    for library in folder.glob("citybuilder/**/*.*"):
        source = checkout.ROOT / library.relative_to(folder).parent / library.name.split(".")[0]
        if library.is_file() and not source.with_suffix(".py").exists():
            library.unlink()


def bring(folder: Path, name: str) -> bool:
    """From the cache, if somebody has compiled the same before."""
    kept = cache() / name
    if not has_libraries(kept):
        return False
    shutil.rmtree(folder, ignore_errors=True)
    with suppress(OSError):
        shutil.copytree(kept, folder)
        os.utime(kept)
        return True
    return False


def keep(folder: Path, name: str) -> None:
    """A cache that cannot be written is none, and no fault."""
    if not has_libraries(folder):
        return
    with suppress(OSError):
        place = cache()
        place.mkdir(parents=True, exist_ok=True, mode=0o700)
        draft = place / f"{name}.{os.getpid()}"
        shutil.copytree(folder, draft)
        draft.rename(place / name)
    forget_oldest()


def forget_oldest() -> None:
    with suppress(OSError):
        found = sorted(cache().iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in found[KEPT:]:
            shutil.rmtree(old, ignore_errors=True)


def assemble(folder: Path, target: Path) -> None:
    """Libraries and everything else in one place; whoever runs from there finds all files at any
    moment."""
    wanted = digest(folder / "stamp", *program_parts())
    if is_fresh(target, wanted):
        return
    draft, old = (target.with_name(f"{target.name}.{end}") for end in ("new", "old"))
    for each in (draft, old):
        shutil.rmtree(each, ignore_errors=True)
    shutil.copytree(folder, draft, ignore=shutil.ignore_patterns("stamp"))
    for part in program_parts():
        unwanted = shutil.ignore_patterns("__pycache__")
        shutil.copytree(part, draft / part.name, ignore=unwanted, dirs_exist_ok=True)
    quick = "import sys, compileall; compileall.compile_dir(sys.argv[1], quiet=2)"
    captured(checkout.PYTHON, "-c", quick, draft / "citybuilder")
    mark_fresh(draft, wanted)
    if target.exists():
        target.rename(old)
    draft.rename(target)
    shutil.rmtree(old, ignore_errors=True)


# Behind a window that is open already


def status() -> Path:
    """What the window reads: how far it is, and where the program lies then."""
    return checkout.BUILD / "compiling.json"


def tell(state: str, done: float) -> None:
    """In one stroke: somebody may read it at any moment."""
    said = {"state": state, "done": round(done, 3), "folder": str(program(PLAYERS))}
    draft = status().with_suffix(".new")
    draft.write_text(json.dumps(said), encoding="utf-8")
    with suppress(PermissionError):  # Windows, while somebody reads
        draft.replace(status())


def behind() -> int:
    """In a process of its own."""
    lower_priority()
    try:
        good = compiled(PLAYERS, lambda part: tell("working", part))
    except (OSError, SystemExit) as error:  # no network, a full disk: perhaps it is better later
        (checkout.BUILD / "compile.log").write_text(f"{error}\n", encoding="utf-8")
        tell("later", 0.0)
        return 1
    tell("done" if good else "failed", 1.0)
    return int(not good)


def lower_priority() -> None:
    if sys.platform != "win32":  # there it was started so
        os.nice(19)


def start_behind() -> None:
    """It outlives the window: what it has begun, it finishes."""
    checkout.BUILD.mkdir(parents=True, exist_ok=True)
    tell("working", 0.0)
    command = [sys.executable, str(checkout.RECIPES / "start.py"), "compile", "--behind"]
    if sys.platform == "win32":
        flags = subprocess.IDLE_PRIORITY_CLASS | subprocess.CREATE_NEW_PROCESS_GROUP
        subprocess.Popen(command, creationflags=flags | subprocess.CREATE_NO_WINDOW)
        return
    nothing = subprocess.DEVNULL
    subprocess.Popen(
        command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
    )


def say_why_not() -> None:
    reason = why_not()
    if reason:
        say(f"{reason}: bots think more slowly, as pure Python")
