"""All checks of the test command: what is tried interpreted, covered, and in the compiled build."""

import os
import subprocess
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import checkout
import compiling
import environments
import reach
from checkout import say

STRICT = ("core", "games", "bots")  # compiled, and covered to the last branch
PAGES = ("app", "learn")  # each by itself: what its windows leave behind is nobody else's
PLAYED = ("laws", "series", "store", "strength", "monkey", "window", *PAGES)  # in players' build
GOLDEN = "golden"  # reads the same in every build
TOOLS = ("pictures", "windows", "test screen")
PYTEST = ("pytest", "-n", "auto", "--maxprocesses", "8", "--dist", "worksteal")
INCLUDE = "--include=" + ",".join(f"citybuilder/{name}/*" for name in STRICT)
EVERYTHING = ("-m", "")  # else pyproject.toml leaves out what is long


def tests() -> Path:
    return checkout.ROOT / "tests"


def environment(libraries: Path | None) -> dict[str, str]:
    """Of a run on compiled libraries, or of an interpreted one."""
    root = {**os.environ, "PYTHONPATH": str(checkout.ROOT), "CITYBUILDER_COMPILED": "0"}
    if libraries is None:
        return root
    return {**root, "CITYBUILDER_NATIVE": str(libraries), "CITYBUILDER_COMPILED": "1"}


def passes(name: str, libraries: Path | None, *command: str) -> bool:
    say(name)
    settings = {"QT_QPA_PLATFORM": "offscreen", **environment(libraries)}
    settings.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start Python a hundred times
    line: list[str | Path] = [checkout.PYTHON, "-P", "-m", *command]
    return not subprocess.call(line, cwd=checkout.ROOT, env=settings)


def only(arguments: list[str]) -> int:
    """Pytest on what is named, interpreted."""
    environments.for_developers()
    environments.provide(*TOOLS)
    return int(not passes("pytest", None, "pytest", *arguments))


@dataclass
class Selection:
    """Which test files run in which way. Coverage is asked of a part's own tests; tracing whole
    series of matches takes minutes."""

    strict: list[str] = field(default_factory=list)  # interpreted and covered, then compiled
    interpreted: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    pages: dict[str, list[str]] = field(default_factory=dict)

    def needs_compiling(self) -> bool:
        return bool(self.strict or self.played or any(self.pages.values()))


def everything() -> Selection:
    """By folders: what is new there is tried by itself."""
    return Selection(
        [f"tests/{name}" for name in STRICT],
        interpreted_only(),
        [f"tests/{name}" for name in PLAYED if name not in PAGES],
        {name: [f"tests/{name}"] for name in PAGES},
    )


def interpreted_only() -> list[str]:
    """The tests that are left, with those of tests/app that invent a game, which is interpreted."""
    left = {path.parent for path in tests().glob("*/test_*.py")} | set(tests().glob("test_*.py"))
    left -= {tests() / name for name in (*STRICT, *PLAYED)}
    left |= {path for name in PLAYED for path in tests().glob(f"{name}/*_toy.py")}
    return sorted(path.relative_to(checkout.ROOT).as_posix() for path in left)


def reached(since: str) -> Selection:
    """Only what a change since then can reach."""
    return selected(reach.tests_of(reach.changed(since)))


def selected(paths: list[str]) -> Selection:
    chosen = Selection()
    for path in paths:
        folder, is_toy = path.split("/")[1], path.endswith("_toy.py")
        if folder in STRICT:
            chosen.strict.append(path)
        elif folder not in PLAYED or is_toy:
            chosen.interpreted.append(path)
        elif folder in PAGES:
            chosen.pages.setdefault(folder, []).append(path)
        else:
            chosen.played.append(path)
    return chosen


class Run:
    """One check after the other, while rules and bots are compiled beside them."""

    def __init__(self, selection: Selection, breadth: tuple[str, ...] = ()) -> None:
        self.selection = selection
        self.breadth = breadth
        self.failed: list[str] = []
        self.building: Future[Path | None] | None = None

    def check(self, name: str, libraries: Path | None, *command: str) -> None:
        if not passes(name, libraries, *command):
            self.failed.append(name)

    def try_out(self, name: str, libraries: Path | None, paths: list[str], *options: str) -> None:
        if paths:
            self.check(name, libraries, *PYTEST, *self.breadth, *options, *paths)

    def all(self, covered: bool) -> int:
        with ThreadPoolExecutor(1) as beside:
            environments.for_developers(lambda: self.begin_compiling(beside))
            environments.provide(*TOOLS)
            self.read()
            self.interpreted(covered)
            libraries = self.building.result() if self.building else None
        self.compiled(libraries)
        say("failed: " + "; ".join(self.failed) if self.failed else "all checks passed")
        return int(bool(self.failed))

    def begin_compiling(self, beside: ThreadPoolExecutor) -> None:
        reason = compiling.why_not()
        if reason:
            say(f"{reason}: nothing is tried compiled")
        elif self.selection.needs_compiling():
            self.building = beside.submit(self.build)

    def build(self) -> Path | None:
        libraries = compiling.compiled(compiling.TESTS)
        if libraries is None:
            self.failed.append(f"compiling, see build/{compiling.LOG.name}")
        return libraries

    def read(self) -> None:
        own_cache = ("--cache-dir", "build/mypy")  # the compiler beside it has another one
        self.check("ruff check", None, "ruff", "check")
        self.check("ruff format --check", None, "ruff", "format", "--check")
        self.check("mypy --strict", None, "mypy", "--strict", *own_cache)

    def interpreted(self, covered: bool) -> None:
        strict = self.selection.strict
        if covered:
            self.try_out("pytest, covered", None, strict, "--cov", "--cov-report=")
            report = ("coverage", "report", INCLUDE, "--fail-under=100", "--skip-covered")
            self.check("coverage", None, *report)
        else:
            self.try_out("pytest, rules and bots", None, strict)
        self.try_out("pytest", None, self.selection.interpreted)

    def compiled(self, libraries: Path | None) -> None:
        """Rules and bots once more; the rest only there, as far as it can be compiled."""
        chosen = self.selection
        again = [*chosen.strict, f"tests/{GOLDEN}"] if chosen.strict and libraries else []
        name = "compiled" if libraries else "pure"
        self.try_out(f"pytest, {name}", libraries, [*again, *chosen.played])
        for page, paths in chosen.pages.items():
            self.try_out(f"pytest, {page}", libraries, paths)
