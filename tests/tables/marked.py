"""All texts of the program that need a translation, found in its sources."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import citybuilder

SOURCES = Path(citybuilder.__file__).parent
CHECKOUT = Path(__file__).parent.parent.parent
MARK = "QT_TRANSLATE_NOOP"
TRANSLATE = "translate"
HELPERS = ("say", "count")  # they pass on what a table of marked texts holds


class Call:
    """A call that marks or translates a text, and the file that it stands in."""

    def __init__(self, path: Path, node: ast.Call, name: str, constants: set[str]) -> None:
        self.node = node
        self.name = name
        self.constants = constants  # of its file, whose values are marked
        self.where = f"{path.name}:{node.lineno}"

    def literal(self, number: int) -> str | None:
        """The argument, if it is a plain string."""
        if number >= len(self.node.args):
            return None
        node = self.node.args[number]
        return (
            node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
        )

    def passes_on_marked(self) -> bool:
        """Whether the text is a marked constant of the same file, or one of several."""
        return len(self.node.args) > 1 and self.marked(self.node.args[1])

    def marked(self, node: ast.expr) -> bool:
        if isinstance(node, ast.IfExp):
            return self.marked(node.body) and self.marked(node.orelse)
        return isinstance(node, ast.Name) and node.id in self.constants


def called(node: ast.AST) -> str:
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute):
            return node.func.attr
        if isinstance(node.func, ast.Name):
            return node.func.id
    return ""


def marked_constants(tree: ast.Module) -> set[str]:
    return {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.value is not None
        and called(node.value) == MARK
    }


def calls(*names: str, inside: Path = SOURCES) -> Iterator[Call]:
    """Every call of these names, but not those within the helpers themselves."""
    return (call for call in all_calls(inside) if call.name in names)


@cache
def all_calls(inside: Path) -> list[Call]:
    found = []
    for path in sorted(inside.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = marked_constants(tree)
        own = {
            id(inner)
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and node.name in HELPERS
            for inner in ast.walk(node)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) and id(node) not in own:
                found.append(Call(path, node, called(node), constants))
    return found


def all_texts() -> set[tuple[str, str]]:
    """Context and English text of everything that is marked or translated."""
    found = set()
    for call in calls(MARK, TRANSLATE):
        context, text = call.literal(0), call.literal(1)
        if context is not None and text is not None:
            found.add((context, text))
    return found
