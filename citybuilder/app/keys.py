"""The list of all keys, so that everything can be found and done without the mouse."""

from collections.abc import Sequence

from PySide6.QtGui import QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app.language import translate
from citybuilder.app.menus import Entry, Menus, sequences
from citybuilder.app.menus import words as menu_words
from citybuilder.app.widgets import Scroll, fit_to_screen, label

Row = tuple[str, str]  # keys, and what they do


def native(entry: Entry) -> str:
    """The usual key of a menu entry as this system writes it."""
    found = sequences(entry.keys)
    return found[0].toString(QKeySequence.SequenceFormat.NativeText) if found else ""


def menu_rows(menus: Menus) -> list[Row]:
    texts = menu_words()
    rows = [(native(entry), plain(texts[name])) for name, entry in menus.entries.items()]
    return [row for row in rows if row[0]]


def plain(text: str) -> str:
    """A menu text without its marks."""
    return text.replace("&", "").removesuffix(" …")


def table_rows() -> list[Row]:
    ctrl = QKeySequence("Ctrl+A").toString(QKeySequence.SequenceFormat.NativeText)[:-1]
    return [
        (translate("keys", "Tab, arrows"), translate("keys", "Walk over what can be chosen")),
        ("Enter", translate("keys", "Choose what is in focus")),
        ("1 – 9", translate("keys", "Choose from the list")),
        (translate("keys", "Space"), translate("keys", "Skip the motion, else enlarge the card")),
        (translate("keys", "Right click"), translate("keys", "Enlarge a card")),
        ("Esc", translate("keys", "Close or cancel")),
        ("U", translate("keys", "Undo")),
        ("H", translate("keys", "Hint")),
        ("P", translate("keys", "Pause or go on")),
        ("L", translate("keys", "Show or hide the log")),
        ("M", translate("keys", "Menu: seats, log, lobby")),
        ("+  −", translate("keys", "Faster, slower")),
        (ctrl + translate("keys", "Wheel"), translate("keys", "Zoom the table")),
    ]


def lobby_rows() -> list[Row]:
    return [
        ("Tab", translate("keys", "Next field")),
        (translate("keys", "Space"), translate("keys", "Choose the box or switch in focus")),
        ("Enter", translate("keys", "Play, or go on with the match in focus")),
        (translate("keys", "Delete"), translate("keys", "Delete the saved match in focus")),
    ]


class Keys(QDialog):
    """Has no signals of its own."""

    def __init__(self, menus: Menus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.menus = menus
        self.title = label("title")
        inside = QWidget()
        inside.setProperty("role", "inside")
        self.columns = QHBoxLayout(inside)
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.columns.setSpacing(14)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(14)
        column.addWidget(self.title)
        column.addWidget(Scroll(inside), 1)
        column.addWidget(self.buttons)
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        fit_to_screen(self)

    def retranslate(self) -> None:
        self.setWindowTitle(translate("keys", "Keys"))
        self.title.setText(translate("keys", "All keys"))
        while (item := self.columns.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self.columns.addWidget(block(translate("keys", "Everywhere"), menu_rows(self.menus)))
        right = QWidget()
        rows = QVBoxLayout(right)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(14)
        rows.addWidget(block(translate("keys", "At the table"), table_rows()))
        rows.addWidget(block(translate("keys", "In the lobby"), lobby_rows()))
        rows.addStretch(1)
        self.columns.addWidget(right)
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(translate("keys", "Close"))


def block(heading: str, rows: Sequence[Row]) -> QFrame:
    """One group of keys."""
    frame = QFrame()
    frame.setProperty("role", "panel")
    grid = QGridLayout(frame)
    grid.setContentsMargins(18, 12, 18, 14)
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    grid.addWidget(label("heading", heading), 0, 0, 1, 2)
    for number, (keys, meaning) in enumerate(rows, 1):
        grid.addWidget(label("strong", keys), number, 0)
        words = label("soft", meaning)
        words.setAccessibleName(f"{keys}: {meaning}")
        grid.addWidget(words, number, 1)
    grid.setRowStretch(len(rows) + 1, 1)
    return frame
