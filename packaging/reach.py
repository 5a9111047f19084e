"""Which tests a change can reach: read off the imports of the program and its tests."""

import ast
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import checkout

SOURCES = ("citybuilder", "tests", "packaging")
EVERYWHERE = (  # whatever changes here may change the outcome of any test
    *("pyproject.toml", "tests/conftest.py", "packaging/requirements.lock"),
    "citybuilder/__init__.py",
)
READERS = {  # folders without code, and the module by which they are read
    "resources": "citybuilder/system/paths.py",
    "translations": "citybuilder/system/paths.py",
}
PROGRAM = "citybuilder/__main__.py"  # what tests start that run the program itself
DOTTED = re.compile(r"(citybuilder|helpers)\.[\w.]+")  # modules that are named in a text


def changed(since: str) -> list[str]:
    """Files that differ from a commit, and new ones."""
    return sorted(
        {*git("diff", "--name-only", since), *git("ls-files", "-o", "--exclude-standard")}
    )


def git(*words: str) -> list[str]:
    command = ["git", *words]
    try:
        done = subprocess.run(
            command, cwd=checkout.ROOT, capture_output=True, text=True, errors="replace"
        )
    except OSError as error:
        checkout.stop(f"git is needed to tell what has changed ({error.strerror})")
    if done.returncode:
        checkout.stop(checkout.cause(done.stderr))
    return done.stdout.splitlines()


def tests_of(files: Iterable[str]) -> list[str]:
    """The tests that import one of them, however far away; all, where that cannot be told."""
    known = modules()
    every = sorted(path for path in known if Path(path).name.startswith("test_"))
    found: set[str] = set()
    waiting = []
    for file in files:
        if file in EVERYWHERE:
            return every
        waiting += starting_points(file, known)
    users = importers()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += users[path]
    return [path for path in every if path in found]


def starting_points(file: str, known: dict[str, str]) -> list[str]:
    """The modules that change with a file."""
    if file in known or file in known.values():
        return [file]
    folder = file.split("/")[0]
    if folder in READERS:
        drawn_by = [path for path in known if path.startswith(f"tests/{folder}/")]
        return [READERS[folder], *drawn_by]
    beside = file.rpartition("/")[0]  # data of tests, recipes of packages, what was removed
    near = [path for path in known if folder in SOURCES and path.startswith(f"{beside}/")]
    named = [path for path in known if Path(file).name in text(path)]
    return [*near, *named]


@cache
def modules() -> dict[str, str]:
    """The files of all modules, and by which name they are imported."""
    found = {}
    for top in SOURCES:
        for path in (checkout.ROOT / top).rglob("*.py"):
            file = path.relative_to(checkout.ROOT).as_posix()
            parts = file.removesuffix(".py").removesuffix("/__init__").split("/")
            found[file] = ".".join(parts if top == "citybuilder" else parts[1:])
    return found


@cache
def importers() -> defaultdict[str, list[str]]:
    """Who imports a file."""
    files = {name: file for file, name in modules().items()}
    users: defaultdict[str, list[str]] = defaultdict(list)
    for file in modules():
        for used in uses(file, files):
            users[used].append(file)
    return users


@cache
def text(file: str) -> str:
    return (checkout.ROOT / file).read_text(encoding="utf-8")


def uses(file: str, files: dict[str, str]) -> Iterator[str]:
    """The files that one imports, with the packages on the way to them."""
    tree = ast.parse(text(file))
    in_tests = file.startswith("tests/")
    for node in ast.walk(tree):
        for name in named_by(node):
            parts = name.split(".")
            for length in range(1, len(parts) + 1):
                used = files.get(".".join(parts[:length]))
                if used is not None:
                    yield used
        if isinstance(node, ast.Constant) and node.value == "citybuilder" and in_tests:
            yield PROGRAM
        if isinstance(node, ast.JoinedStr):
            yield from by_pattern(node, files)
    if in_tests:  # pytest does it unasked
        near = f"{file.rpartition('/')[0]}/conftest.py"
        if near in modules():
            yield near


def named_by(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
    elif isinstance(node, ast.Constant) and DOTTED.fullmatch(str(node.value)):
        yield str(node.value)


def by_pattern(node: ast.JoinedStr, files: dict[str, str]) -> Iterator[str]:
    """Modules that are named by a text with a gap, such as that of a game."""
    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    pattern = "".join(r"\w+" if part is None else re.escape(str(part)) for part in parts)
    if pattern.startswith(r"citybuilder\."):
        yield from (file for name, file in files.items() if re.fullmatch(pattern, name))
