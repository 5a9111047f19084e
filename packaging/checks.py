"""All checks of the test command: what is tried interpreted, covered, and in the compiled build."""

import subprocess
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import checkout
import compiling
import environments
import lanes
import reach
from checkout import say
from lanes import Lane

STRICT = ("core", "games", "bots")  # compiled, and covered to the last branch
PLAYED = (  # in players' build; what takes longest comes first
    *("app", "learn", "monkey", "laws", "series", "store", "playing", "window", "strength"),
)
WINDOWS = ("app", "learn", "monkey", "window", "tables", "cli")
GOLDEN = "golden"  # reads the same in every build
TOOLS = ("pictures", "windows", "test screen")
PYTEST = ("pytest", "-q", "-p", "no:cacheprovider")
COVERED = checkout.BUILD / "covered"
INCLUDE = "--include=" + ",".join(f"citybuilder/{name}/*" for name in STRICT)
EVERYTHING = ("-m", "")  # else pyproject.toml leaves out what is long


def tests() -> Path:
    return checkout.ROOT / "tests"


def passes(name: str, libraries: Path | None, *command: str) -> bool:
    say(name)
    settings = lanes.settings(libraries)
    return not subprocess.call(lanes.python(*command), cwd=checkout.ROOT, env=settings)


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

    def needs_compiling(self) -> bool:
        return bool(self.strict or self.played)


def everything() -> Selection:
    """By folders: what is new there is tried by itself."""
    return Selection(
        [f"tests/{name}" for name in STRICT],
        interpreted_only(),
        [f"tests/{name}" for name in PLAYED],
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
        else:
            chosen.played.append(path)
    return chosen


def processes(paths: list[str]) -> dict[str, list[str]]:
    """What opens windows has one for each folder, as they may leave something behind; to start one
    for every other folder would take longer than what is tried there."""
    found: dict[str, list[str]] = {}
    for path in paths:
        folder = path.split("/")[1]
        found.setdefault(folder if folder in WINDOWS else "", []).append(path)
    return found


class Run:
    """All checks side by side, while rules and bots are compiled beside them."""

    def __init__(self, selection: Selection, breadth: tuple[str, ...] = ()) -> None:
        self.selection = selection
        self.breadth = breadth
        self.building: Future[Path | None] | None = None

    def all(self, covered: bool) -> int:
        COVERED.unlink(missing_ok=True)
        with ThreadPoolExecutor(1) as beside:
            environments.for_developers(lambda: self.begin_compiling(beside))
            environments.provide(*TOOLS)
            failed = lanes.run_all([*self.read(), *self.interpreted(covered), *self.compiled()])
            if self.building and self.building.result() is None:
                failed.append(f"compiling, see build/{compiling.LOG.name}")
        if covered and not self.is_covered():
            failed.append("coverage")
        say("failed: " + "; ".join(failed) if failed else "all checks passed")
        return int(bool(failed))

    def begin_compiling(self, beside: ThreadPoolExecutor) -> None:
        reason = compiling.why_not()
        if reason:
            say(f"{reason}: nothing is tried compiled")
        elif self.selection.needs_compiling():
            self.building = beside.submit(compiling.compiled, compiling.TESTS)

    def libraries(self) -> Path | None:
        """Whoever needs them waits for them."""
        return self.building.result() if self.building else None

    def read(self) -> list[Lane]:
        own_cache = ("--cache-dir", "build/mypy")  # the compiler beside it has another one
        return [
            Lane("mypy --strict", ("mypy", "--strict", *own_cache)),
            Lane("ruff check", ("ruff", "check")),
            Lane("ruff format --check", ("ruff", "format", "--check")),
        ]

    def interpreted(self, covered: bool) -> list[Lane]:
        found = []
        if self.selection.strict:
            found.append(self.rules_and_bots(covered))
        for folder, paths in processes(self.selection.interpreted).items():
            name = f"pytest, {folder or 'the rest'}"
            found.append(Lane(name, (*PYTEST, *self.breadth, *paths)))
        return found

    def rules_and_bots(self, covered: bool) -> Lane:
        options = ("--cov", "--cov-report=") if covered else ()
        name = f"pytest, rules and bots{', covered' if covered else ''}"
        command = (*PYTEST, *self.breadth, *options, *self.selection.strict)
        return Lane(name, command, extra={"COVERAGE_FILE": str(COVERED)})

    def compiled(self) -> list[Lane]:
        """Rules and bots once more; the rest only there, as far as it can be compiled."""
        once_more = [*self.selection.strict, f"tests/{GOLDEN}"] if self.selection.strict else []
        paths = [*self.selection.played, *(once_more if self.building else [])]
        how = "compiled" if self.building else "pure"
        return [
            Lane(
                f"pytest, {folder or 'the rest'}, {how}",
                (*PYTEST, *self.breadth, *chosen),
                self.libraries,
            )
            for folder, chosen in processes(paths).items()
        ]

    def is_covered(self) -> bool:
        report = ("report", f"--data-file={COVERED}", INCLUDE, "--fail-under=100", "--skip-covered")
        return passes("coverage", None, "coverage", *report)
