"""Who may import whom, and what keeps core, games and bots compiling well: read off the sources."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from citybuilder.games import GAMES

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "citybuilder"
SOURCES = sorted(PACKAGE.rglob("*.py"))
COMPILED = [
    path for path in SOURCES if path.relative_to(PACKAGE).parts[0] in ("core", "games", "bots")
]

# A layer, the layers it may import beside itself, and the libraries it may use.
BELOW = {"core", "games", "bots", "store", "native", "system", "words", "tables", "playing"}
LAYERS: dict[str, tuple[set[str], set[str]]] = {
    "native": (set(), {"mypyc", "setuptools"}),
    "core": (set(), {"librt", "mypy_extensions"}),
    "games": ({"core"}, {"librt", "mypy_extensions"}),
    "bots": ({"core", "games"}, {"librt", "mypy_extensions"}),
    "system": (set(), set()),
    "words": ({"system"}, set()),
    "store": ({"core", "games", "system", "words"}, {"pydantic", "platformdirs"}),
    "tables": ({"core", "games"}, set()),
    "playing": (BELOW - {"playing"}, set()),
    "stage": ({"core", "system", "tables"}, {"PySide6"}),
    "cli": (BELOW | {"window"}, set()),
    "app": (BELOW | {"stage"}, {"PySide6", "pydantic"}),
}
WINDOW = "window.py"  # by which all others reach app, when one is wanted

# Chance comes from the state's generator, files and the world outside are the store's.
FOREIGN = {
    "core": {"io", "logging", "os", "pathlib", "random", "secrets", "sys", "time"},
    "games": {"io", "logging", "os", "pathlib", "random", "secrets", "sys", "time"},
    "bots": {"io", "logging", "os", "pathlib", "random", "secrets", "sys"},
}


class Import:
    """One module that another one imports, at once or when a function is called."""

    def __init__(self, module: str, late: bool) -> None:
        self.module = module
        self.parts = module.split(".")
        self.late = late


@cache
def is_module(name: str) -> bool:
    place = ROOT.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").is_file()


def imports(tree: ast.Module) -> Iterator[Import]:
    """Whatever is within a function is late; an expression imports nothing."""
    found: list[tuple[ast.AST, bool]] = [(tree, False)]
    for outer, is_late in found:
        late = is_late or isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef)
        inner = ast.iter_child_nodes(outer)
        found += [(node, late) for node in inner if not isinstance(node, ast.expr)]
    for node, late in found:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, late)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            assert node.level == 0, "imports are written out in full"
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                named = whole if base.startswith("citybuilder") and is_module(whole) else base
                yield Import(named, late)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def own_game(parts: tuple[str, ...]) -> str | None:
    """The game that a file belongs to: games/<id>/…, tables/<id>/…, store/sheets/<id>.py."""
    for part in parts[1:]:
        if part.removesuffix(".py") in GAMES:
            return part.removesuffix(".py")
    return None


def complaint(parts: tuple[str, ...], found: Import) -> str | None:
    """Why this file may not import that module, or None if it may."""
    if parts[0] == "__main__.py":
        return None if found.late or found.parts[0] in sys.stdlib_module_names else "too early"
    if parts[0] == WINDOW:
        return at_the_window(found)
    if parts[0] not in LAYERS:
        first = found.parts[0] in sys.stdlib_module_names or found.parts[1:2] == ["native"]
        return None if first else "not at the top"
    layer = parts[0]
    layers, libraries = LAYERS[layer]
    if found.parts[0] != "citybuilder":
        return foreign(layer, parts, found, libraries)
    if len(found.parts) == 1:
        return None  # the version
    game = own_game((found.parts[1], *found.parts[2:]))
    if game is not None and game != own_game(parts) and layer in ("games", "tables", "store"):
        return "another game"
    return None if found.parts[1] in {layer, *layers} else "not from this layer"


def at_the_window(found: Import) -> str | None:
    if found.parts[0] != "citybuilder":
        return None if found.parts[0] in sys.stdlib_module_names else "not a library of this layer"
    below = found.parts[1] in BELOW
    return None if below or (found.late and found.parts[1] == "app") else "too early"


def foreign(layer: str, parts: tuple[str, ...], found: Import, libraries: set[str]) -> str | None:
    name = found.parts[0]
    if name in FOREIGN.get(layer, ()):
        return "not in what is pure"
    if name in sys.stdlib_module_names:
        return None
    if name == "PySide6" and parts == (layer, "__init__.py"):
        return "has to do without Qt"
    return None if name in libraries else "not a library of this layer"


def source_id(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_a_module_imports_only_what_its_layer_may() -> None:
    bad = [
        f"{source_id(path)}: {found.module}: {reason}"
        for path in SOURCES
        for found in imports(parsed(path))
        if (reason := complaint(path.relative_to(PACKAGE).parts, found)) is not None
    ]
    assert bad == []


@pytest.mark.parametrize(
    ("file", "module", "late", "allowed"),
    [
        ("core/rng.py", "typing", False, True),
        ("core/rng.py", "random", False, False),
        ("core/rng.py", "citybuilder.games", False, False),
        ("core/rng.py", "pydantic", False, False),
        ("games/machi_koro/rules.py", "citybuilder.core.rng", False, True),
        ("games/machi_koro/rules.py", "citybuilder.games.machi_koro.cards", False, True),
        ("games/other/rules.py", "citybuilder.games.machi_koro.cards", False, False),
        ("games/machi_koro/rules.py", "citybuilder.bots.bot", False, False),
        ("bots/bot.py", "citybuilder.store.saves", True, False),
        ("bots/bot.py", "time", False, True),
        ("store/saves.py", "PySide6.QtCore", True, False),
        ("store/saves.py", "pydantic", False, True),
        ("store/saves.py", "citybuilder.words.names", False, True),
        ("store/saves.py", "citybuilder.playing.new_match", False, False),
        ("system/paths.py", "citybuilder.words.names", False, False),
        ("words/names.py", "citybuilder.tables.texts", False, False),
        ("tables/machi_koro/layout.py", "PySide6.QtGui", True, False),
        ("tables/machi_koro/texts.py", "PySide6.QtGui", True, False),
        ("tables/machi_koro/texts.py", "citybuilder.stage.scene", True, False),
        ("tables/other/layout.py", "citybuilder.games.machi_koro", False, False),
        ("stage/scene.py", "PySide6.QtGui", False, True),
        ("stage/__init__.py", "PySide6.QtGui", False, False),
        ("stage/scene.py", "citybuilder.store.saves", False, False),
        ("stage/art.py", "citybuilder.system.paths", False, True),
        ("playing/turns.py", "PySide6.QtCore", False, False),
        ("playing/turns.py", "citybuilder.bots.levels", False, True),
        ("playing/turns.py", "citybuilder.app.display", True, False),
        ("playing/turns.py", "citybuilder.cli.main", True, False),
        ("cli/watch.py", "citybuilder.tables.machi_koro.texts", False, True),
        ("cli/watch.py", "citybuilder.stage.scene", True, False),
        ("cli/watch.py", "PySide6.QtGui", True, False),
        ("cli/snapshot.py", "citybuilder.window", False, True),
        ("cli/snapshot.py", "citybuilder.app.snapshot", True, False),
        ("app/lobby/page.py", "citybuilder.playing.new_match", False, True),
        ("app/lobby/page.py", "citybuilder.cli.main", True, False),
        ("app/lobby/page.py", "citybuilder.window", True, False),
        ("app/lobby/page.py", "numpy", False, False),
        ("window.py", "citybuilder.app.start", True, True),
        ("window.py", "citybuilder.app.start", False, False),
        ("window.py", "citybuilder.playing.new_match", False, True),
        ("window.py", "citybuilder.cli.main", True, False),
        ("window.py", "PySide6.QtGui", True, False),
        ("__main__.py", "citybuilder.cli.main", True, True),
        ("__main__.py", "citybuilder.cli.main", False, False),
        ("__main__.py", "sys", False, True),
        ("__init__.py", "pydantic", False, False),
    ],
)
def test_the_table_of_imports_says_what_is_meant(
    file: str, module: str, late: bool, allowed: bool
) -> None:
    assert (complaint(tuple(file.split("/")), Import(module, late)) is None) == allowed


def test_late_imports_are_told_from_early_ones() -> None:
    early = "import os\nfrom citybuilder import core\n"
    text = early + "def f():\n    from citybuilder.core.rng import Rng"
    found = [(each.module, each.late) for each in imports(ast.parse(text))]
    assert found == [("os", False), ("citybuilder.core", False), ("citybuilder.core.rng", True)]


# What mypyc asks for: compiled classes cannot be pickled, or are slow, if one of these is broken.

# Never pickled, so they may ask for what they are made of: of Game only subclasses are made, which
# have defaults; a Match and its Review stay with the program, a Sitter in the process in which it
# plays.
NOT_PICKLED = {"Game", "Match", "Review", "Sitter"}
REVIVED = "Advice"  # says itself how it is made anew


def classes(path: Path) -> list[ast.ClassDef]:
    return [node for node in ast.walk(parsed(path)) if isinstance(node, ast.ClassDef)]


def undefaulted(arguments: ast.arguments) -> list[str]:
    named = [*arguments.posonlyargs, *arguments.args][1:]
    missing = named[: len(named) - len(arguments.defaults)] if arguments.defaults else named
    only = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    return [each.arg for each in missing] + [each.arg for each, default in only if default is None]


def test_compiled_classes_can_be_made_without_arguments() -> None:
    """Unpickling makes an object first and fills it then."""
    bad = [
        f"{source_id(path)}: {each.name}: {name}"
        for path in COMPILED
        for each in classes(path)
        if each.name not in NOT_PICKLED and not each.name.endswith(REVIVED)
        for method in each.body
        if isinstance(method, ast.FunctionDef) and method.name == "__init__"
        for name in undefaulted(method.args)
    ]
    assert bad == []


def test_compiled_classes_are_plain() -> None:
    """No dataclass (its methods stay interpreted), no enum (ten times slower), no __new__."""
    for path in COMPILED:
        used = {found.parts[0] for found in imports(parsed(path))}
        assert not used & {"attr", "copy", "dataclasses", "enum"}, source_id(path)
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.FunctionDef):
                assert node.name != "__new__", source_id(path)
            elif isinstance(node, ast.Attribute):
                assert node.attr != "__new__", source_id(path)


def inconstant(path: Path) -> list[str]:
    """Constants of a module that may be given another value."""
    bad = [
        target.id
        for node in parsed(path).body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name) and target.id.isupper() and len(target.id) > 1
    ]
    return bad + [
        node.target.id
        for node in parsed(path).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if node.target.id.isupper() and "Final" not in ast.unparse(node.annotation)
    ]


def test_constants_of_compiled_modules_are_final() -> None:
    found = {source_id(path): inconstant(path) for path in COMPILED}
    assert {name: bad for name, bad in found.items() if bad} == {}


def test_nothing_is_any_in_what_is_compiled() -> None:
    bad = [
        source_id(path)
        for path in COMPILED
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Name) and node.id == "Any"
    ]
    assert bad == []


@pytest.mark.parametrize("folder", ["laws", "core", "games", "golden"])
def test_tests_that_run_compiled_replace_nothing(folder: str) -> None:
    for path in sorted((ROOT / "tests" / folder).rglob("*.py")):
        names = [node.arg for node in ast.walk(parsed(path)) if isinstance(node, ast.arg)]
        assert "monkeypatch" not in names
