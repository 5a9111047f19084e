"""Words are shown and never obeyed: nothing in the window makes rich text of what people wrote."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "citybuilder"
TIPS = "stage/tooltips.py"  # makes all tooltips
WIDGETS = "app/widgets.py"  # makes all labels
PAGES = ("app/rules/browser.py", "app/about.py")  # rich text of our own, with all else escaped
INSPECTOR = "app/table/inspector.py"  # a card's own words, escaped

# What makes Qt guess or take rich text, or a tooltip, and where it may stand.
KEPT: dict[str, tuple[str, ...]] = {
    "setToolTip": (TIPS,),
    "showText": (TIPS,),
    "QLabel": (WIDGETS, TIPS),
    "RichText": (INSPECTOR,),
    "AutoText": (),
    "MarkdownText": (),
    "setHtml": PAGES,
    "setMarkdown": PAGES,
    "QTextBrowser": PAGES,
    **dict.fromkeys(("insertHtml", "appendHtml", "setDefaultStyleSheet"), ()),
    **dict.fromkeys(("QMessageBox", "QErrorMessage", "QInputDialog", "QProgressDialog"), ()),
    **dict.fromkeys(("QStaticText", "QGraphicsTextItem", "QGraphicsSimpleTextItem"), ()),
    **dict.fromkeys(("setWhatsThis", "QWhatsThis", "WhatsThisRole", "setStatusTip"), ()),
    **dict.fromkeys(("setTabToolTip", "setItemToolTip", "QSystemTrayIcon"), ()),
}
SUSPECT = re.compile("|".join((*KEPT, "ToolTipRole")))
MAKERS = ("plain_tip", "wrapped_tip")


def called(node: ast.AST) -> str:
    """The name by which something is called or made, or used as a value of Qt."""
    if isinstance(node, ast.Call):
        return called(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_offence(node: ast.AST, place: str) -> bool:
    name = called(node)
    if name not in KEPT or place in KEPT[name]:
        return False
    # The name of a label may stand in an annotation; what is forbidden everywhere, nowhere.
    return isinstance(node, ast.Call | ast.Attribute) or not KEPT[name]


def bare_tips(tree: ast.AST) -> Iterator[int]:
    """Where a model answers with a tooltip that was not made by the makers of tooltips."""
    answers = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and all(isinstance(each, ast.Return) for each in node.body)
        for answer in node.body
        if isinstance(answer, ast.Return) and is_made(answer.value)
        for part in ast.walk(node.test)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute) or node.attr != "ToolTipRole":
            continue
        if id(node) not in answers:
            yield node.lineno


def is_made(value: ast.expr | None) -> bool:
    if isinstance(value, ast.IfExp):
        return is_made(value.body) and is_made(value.orelse)
    return isinstance(value, ast.Constant) or (value is not None and called(value) in MAKERS)


def offences(text: str, place: str) -> list[str]:
    if not SUSPECT.search(text):
        return []
    tree = ast.parse(text)
    found = [
        f"{place}:{node.lineno}: {called(node)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.expr) and is_offence(node, place)
    ]
    found += [
        f"{place}:{node.lineno}: {called(base)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if called(base) in KEPT and place not in KEPT[called(base)]
    ]
    return found + [f"{place}:{line}: ToolTipRole" for line in bare_tips(tree)]


def test_tooltips_and_labels_are_made_in_one_place() -> None:
    found = [
        offence
        for path in sorted(PACKAGE.rglob("*.py"))
        for offence in offences(path.read_text("utf-8"), path.relative_to(PACKAGE).as_posix())
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "button.setToolTip(name)",
        "QToolTip.showText(place, name)",
        "made = QLabel(name)",
        "class Short(QLabel):\n    pass",
        "made = QtWidgets.QLabel()",
        "QMessageBox.warning(self, name, name)",
        "made.setTextFormat(Qt.TextFormat.RichText)",
        "browser.setHtml(name)",
        "if role == Role.ToolTipRole:\n    return name",
        "if role in (Role.DisplayRole, Role.ToolTipRole):\n    return name",
        "if role == Role.ToolTipRole:\n    return plain_tip(name) if here else name",
        "answers = {Role.ToolTipRole: name}",
        "item.setData(name, Role.ToolTipRole)",
    ],
)
def test_any_other_way_is_noticed(line: str) -> None:
    assert offences(line, "app/somewhere.py") != []


@pytest.mark.parametrize(
    "line",
    [
        "set_tip(button, name)",
        "QToolTip.hideText()",
        "made = label('', name)",
        "if role == Role.ToolTipRole:\n    return plain_tip(name)",
        "if role == Role.ToolTipRole:\n    return wrapped_tip(name) if here else ''",
    ],
)
def test_the_right_way_is_left_in_peace(line: str) -> None:
    assert offences(line, "app/somewhere.py") == []
