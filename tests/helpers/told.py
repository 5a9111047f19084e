"""Everything that a window tells somebody in front of it, as text that can be compared."""

from collections.abc import Iterator
from functools import partial
from hashlib import sha1
from itertools import count, takewhile

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTextEdit,
    QToolTip,
    QWidget,
)

from citybuilder.app.widgets import ShortLabel
from citybuilder.stage.table_view import TableView

Told = dict[str, str]
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
    Qt.ItemDataRole.StatusTipRole,
)


def told(window: QWidget, pictured: bool) -> Told:
    """By what tells it. Widgets that cannot be seen tell nothing; the picture is of the window
    alone, for whatever is open beside it is nothing but words."""
    found: Told = {
        "clipboard": QGuiApplication.clipboard().text(),
        "tooltip": QToolTip.text() if QToolTip.isVisible() else "",
    }
    for number, top in enumerate(tops()):
        found[f"window {number}"] = f"{top.windowTitle()} {top.windowIconText()}"
        for place, widget in visible(top, f"{number}"):
            found[place] = " | ".join(spoken(widget))
    return found | {"picture": drawn(window) if pictured and window.isVisible() else ""}


def tops() -> list[QWidget]:
    """Windows that are open, in the order in which they were made known by name."""
    shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    named = [widget for widget in shown if type(widget).__name__ != "QTipLabel"]
    return sorted(named, key=lambda widget: (type(widget).__name__, widget.windowTitle()))


def visible(widget: QWidget, place: str) -> Iterator[tuple[str, QWidget]]:
    yield place, widget
    inside = [each for each in widget.findChildren(QWidget, options=DIRECT) if each.isVisible()]
    for number, child in enumerate(each for each in inside if not each.isWindow()):
        yield from visible(child, f"{place}/{type(child).__name__} {number}")


DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def spoken(widget: QWidget) -> Iterator[str]:
    yield widget.toolTip()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    yield widget.whatsThis()
    yield widget.statusTip()
    yield f"{widget.isEnabled()} {widget.hasFocus()} {widget.geometry().getRect()}"
    if isinstance(widget, ShortLabel):
        yield widget.whole
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield widget.text()
    if isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QComboBox):
        yield from [widget.itemText(number) for number in range(widget.count())]
    if isinstance(widget, QMenu):
        for action in widget.actions():
            yield f"{action.text()} {action.isEnabled()} {action.isChecked()} {action.toolTip()}"
    if isinstance(widget, QAbstractScrollArea):
        yield f"{widget.verticalScrollBar().value()} {widget.horizontalScrollBar().value()}"
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from rows(widget.model())
        yield str(sorted(index.row() for index in widget.selectedIndexes()))
    if isinstance(widget, TableView):
        yield from pieces(widget)


def rows(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        for column in takewhile(partial(model.hasIndex, row), count()):
            index = model.index(row, column)
            yield " ".join(str(model.data(index, role)) for role in ROLES)


def pieces(view: TableView) -> Iterator[str]:
    """What lies there, and what its tooltips would say."""
    scene = view.table_scene
    for key, piece in scene.pieces.items():
        yield f"{key} {piece.placement.name} {scene.help_of(key)}"
    yield f"{scene.focused} {scene.pointed} {scene.held} {sorted(scene.halos)}"


def drawn(top: QWidget) -> str:
    image = top.grab().toImage()
    return sha1(bytes(image.constBits()), usedforsecurity=False).hexdigest()
