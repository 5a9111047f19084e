"""Sets up this checkout, then starts the program (`run`) or every check (`test`); `lock` pins anew.

With arguments, `test` runs nothing but pytest on them; with --long, also what is left out for the
sake of time. CITYBUILDER_PURE=1 compiles nothing.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Container
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 - older Pythons still read this far
    sys.exit(f"Citybuilder needs Python 3.11 or newer, and this is {sys.version.split()[0]}.")

import qt_libraries  # which older Pythons could not

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
LOCK = ROOT / "packaging" / "requirements.lock"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
NATIVE = ROOT / "build" / "native"  # what mypyc made of core, games and bots
COMPILED = ROOT / "build" / "compiled"  # the whole program with it
STRICT = ("core", "games", "bots")  # compiled, and covered to the last branch
PAGES = ("app", "learn")  # each by itself: what its windows leave behind is nobody else's
PLAYED = ("laws", "series", "store", "strength", "monkey", "window", *PAGES)  # in players' build
COMPILER = {  # all that compiling needs of the lock
    *("mypy", "mypy-extensions", "typing-extensions", "ast-serialize", "pathspec"),
    *("librt", "setuptools"),
}
PROCESSORS = min(8, os.cpu_count() or 1)  # more than parts would have nothing to do
LONG = "--long"
FAST, SOON = "2", "1"  # how compilers optimise: for players, and for tests


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


def is_fresh(folder: Path, wanted: str) -> bool:
    stamp = folder / "stamp"
    return stamp.is_file() and stamp.read_text() == wanted


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


def set_up(can_compile: Callable[[], None] = lambda: None) -> None:
    """Tells when all is there that compiling needs, before what is large has arrived."""
    make_environment(VENV, PYTHON, LOCK, can_compile)


def make_environment(
    folder: Path, python: Path, lock: Path, can_compile: Callable[[], None] = lambda: None
) -> None:
    """A virtual environment with what the lock names, unless it is there already."""
    wanted = digest(lock)
    if python.exists() and is_fresh(folder, wanted):
        can_compile()
        return
    if importlib.util.find_spec("ensurepip") is None:
        install_ensurepip()
    say(f"installing packaging/{lock.name} into {folder.name}, only this time ...")
    quietly(f"could not make {folder.name}", sys.executable, "-m", "venv", "--clear", folder)
    first = folder / "compiler.lock"
    first.write_text(entries(lock.read_text(encoding="utf-8"), COMPILER), encoding="utf-8")
    pip = (python, "-m", "pip", "--disable-pip-version-check", "-qq", "install")
    lazily = "--no-compile"  # Python does it at the first import, of what is imported at all
    for part in (first, lock):
        quietly("pip failed (no network?)", *pip, lazily, "--require-hashes", "-r", part)
        if part == first:
            can_compile()
    mark_fresh(folder, wanted)


def entries(lock: str, names: Container[str]) -> str:
    """The part of a lock that pins these."""
    each = re.split(r"^(?=\w)", lock, flags=re.MULTILINE)
    return "".join(entry for entry in each if re.split(r"[^\w-]", entry)[0] in names)


def install_ensurepip() -> None:
    """Debian and Ubuntu keep it in a package of its own."""
    advice = install(f"python3.{sys.version_info.minor}-venv")
    if advice:
        stop(f"this Python has no ensurepip; please {advice}")


def install(packages: str) -> str:
    """By apt-get where it may be used; else what the player should do instead."""
    if sys.platform == "win32" or not shutil.which("apt-get"):
        return f"install what your system has for {packages}"
    line = f"apt-get install -y --no-install-recommends {packages}"
    if os.geteuid() != 0:
        return f"run: sudo apt-get update && sudo {line}"
    say(f"apt-get installs {packages}, only this time ...")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    captured("apt-get", "update")
    code, output = captured(*line.split())
    return f"run {line} ({cause(output)})" if code else ""


def provide(*parts: str) -> None:
    """What Qt needs of a Linux system; without it the program still plays in the terminal."""
    wanted = digest(LOCK)
    unknown = [part for part in parts if not is_fresh(VENV / "qt" / part, wanted)]
    lacking = qt_libraries.lacking(PYTHON, unknown)
    advice = ""
    if lacking:
        advice = install(" ".join(qt_libraries.PACKAGES[part] for part in lacking))
    if not advice:
        lacking = qt_libraries.lacking(PYTHON, list(lacking))
    for part in unknown:
        if part not in lacking:
            mark_fresh(VENV / "qt" / part, wanted)
    if lacking:
        lost = "; ".join(f"no {part} without {library}" for part, library in lacking.items())
        say(f"{lost}; please {advice or 'remove .venv and start again'}")


def no_compiler() -> str:
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


def compiled(level: str = FAST) -> bool:
    """Whether build/compiled holds this very program; a failure is not tried again unchanged. What
    is faster than it need be is good as well."""
    sources = [ROOT / "citybuilder" / name for name in STRICT]
    wanted = digest(LOCK, ROOT / "setup.py", ROOT / "pyproject.toml", *sources)
    if not any(is_fresh(NATIVE, wanted + good) for good in {level, FAST}):
        compile_into_native(level)
        mark_fresh(NATIVE, wanted + level)
    if not list(NATIVE.glob("citybuilder*__mypyc.*")):
        return False
    parts = [ROOT / name for name in ("citybuilder", "resources", "translations")]
    wanted = digest(NATIVE / "stamp", *parts)
    if not is_fresh(COMPILED, wanted):
        shutil.rmtree(COMPILED, ignore_errors=True)
        shutil.copytree(NATIVE, COMPILED)
        (COMPILED / "stamp").unlink(missing_ok=True)
        for part in filter(Path.is_dir, parts):
            unwanted = shutil.ignore_patterns("__pycache__")
            shutil.copytree(part, COMPILED / part.name, ignore=unwanted, dirs_exist_ok=True)
        mark_fresh(COMPILED, wanted)
    return True


def compile_into_native(level: str) -> None:
    say("compiling core, games and bots, only this time ...")
    shutil.rmtree(NATIVE, ignore_errors=True)
    NATIVE.mkdir(parents=True)
    options = ("--build-temp", "build/temp", "--build-lib", NATIVE, "--parallel", str(PROCESSORS))
    settings = {"CITYBUILDER_PARTS": "1", "CITYBUILDER_OPTIMISED": level}
    code, output = captured(PYTHON, "setup.py", "build_ext", *options, **settings)
    (NATIVE.parent / "compile.log").write_text(output, encoding="utf-8")
    if code:
        shutil.rmtree(NATIVE)


def program(level: str = FAST) -> Path:
    """The folder to import the program from."""
    reason = no_compiler() or ("" if compiled(level) else "compiling failed, see build/compile.log")
    if reason:
        say(f"{reason}: the program runs as pure Python")
    return ROOT if reason else COMPILED


def environment(folder: Path) -> dict[str, str]:
    is_compiled = "1" if folder == COMPILED else "0"
    return {**os.environ, "PYTHONPATH": str(folder), "CITYBUILDER_COMPILED": is_compiled}


def run(arguments: list[str]) -> int:
    set_up()
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        provide("pictures", "windows")
    else:
        provide("pictures")
    settings = environment(program())
    command = [str(PYTHON), "-P", "-m", "citybuilder", *arguments]
    if sys.platform != "win32":  # where exec would return to the shell at once
        os.execve(command[0], command, settings)
    return subprocess.call(command, env=settings)


def passes(name: str, folder: Path, *command: str) -> bool:
    say(name)
    settings = {"QT_QPA_PLATFORM": "offscreen", **environment(folder)}
    settings.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start Python a hundred times
    return not subprocess.call([PYTHON, "-P", "-m", *command], cwd=ROOT, env=settings)


def interpreted_only() -> list[str]:
    """The tests that are left, with those of tests/app that invent a game, which is interpreted."""
    left = {path.parent for path in TESTS.glob("*/test_*.py")} | set(TESTS.glob("test_*.py"))
    left -= {TESTS / name for name in (*STRICT, *PLAYED)}
    left |= {path for name in PLAYED for path in TESTS.glob(f"{name}/*_toy.py")}
    return sorted(str(path.relative_to(ROOT)) for path in left)


def test(arguments: list[str]) -> int:
    """Coverage is asked of a part's own tests; tracing whole series of matches takes minutes."""
    breadth = ["-m", ""] if LONG in arguments else []  # else pyproject.toml leaves out what is long
    chosen = [argument for argument in arguments if argument != LONG]
    if chosen:
        set_up()
        provide("pictures", "windows", "test screen")
        return int(not passes("pytest", ROOT, "pytest", *breadth, *chosen))
    pytest = ["pytest", "-n", "auto", "--maxprocesses", "8", "--dist", "worksteal", *breadth]
    own = [f"tests/{name}" for name in STRICT]
    include = "--include=" + ",".join(f"citybuilder/{name}/*" for name in STRICT)
    own_cache = ["--cache-dir", "build/mypy"]  # the compiler, which runs beside it, has another one
    failed: list[str] = []

    def check(name: str, folder: Path, *command: str) -> None:
        if not passes(name, folder, *command):
            failed.append(name)

    with ThreadPoolExecutor(1) as beside:  # compiling uses one processor only
        compiling: list[Future[Path]] = []
        set_up(lambda: compiling.append(beside.submit(program, SOON)))
        provide("pictures", "windows", "test screen")
        check("ruff check", ROOT, "ruff", "check")
        check("ruff format --check", ROOT, "ruff", "format", "--check")
        check("mypy --strict", ROOT, "mypy", "--strict", *own_cache)
        check("pytest, covered", ROOT, *pytest, "--cov", "--cov-report=", *own)
        check("coverage", ROOT, "coverage", "report", include, "--fail-under=100", "--skip-covered")
        check("pytest", ROOT, *pytest, *interpreted_only())
        folder = compiling[0].result()
    played = [f"tests/{name}" for name in PLAYED if name not in PAGES]
    if folder == COMPILED:  # tests/golden read the same in every build
        check("pytest, compiled", COMPILED, *pytest, *own, *played, "tests/golden")
    else:
        failed += [] if no_compiler() else ["compiling"]
        check("pytest, pure", ROOT, *pytest, *played)
    for name in PAGES:
        check(f"pytest, {name}", folder, *pytest, f"tests/{name}")
    say("failed: " + "; ".join(failed) if failed else "all checks passed")
    return int(bool(failed))


def lock(arguments: list[str]) -> int:
    """Anew for whoever runs and tests the program; then, with the same versions, for packages."""
    uv = shutil.which("uv", path=f"{PYTHON.parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if not uv:
        stop(f"uv is not here; please run: {PYTHON} -m pip install uv")
    options = "--universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url"
    options += " --no-strip-extras"  # else pip takes a newer one for whoever asks for an extra
    command = [uv, "pip", "compile", "--quiet", *options.split(), "pyproject.toml", *arguments]
    tested = ["--group", "dev", "-o", "packaging/requirements.lock"]
    packed = ["--group", "package", "-c", tested[-1], "-o", "packaging/package.lock"]
    for files in (tested, [*packed, "--no-annotate"]):
        code = subprocess.call([*command, *files], cwd=ROOT)
        if code:
            return code
    return 0


def main() -> int:
    verbs = {"run": run, "test": test, "lock": lock}
    verb = verbs.get("".join(sys.argv[1:2]))
    if verb is None:
        stop("please say run, test or lock, and then what the program, pytest or uv shall be told")
    try:
        return verb(sys.argv[2:])
    except KeyboardInterrupt:
        stop("interrupted")
    except OSError as error:
        stop(str(error))


if __name__ == "__main__":
    sys.exit(main())
