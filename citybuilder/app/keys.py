"""The list of all keys, so that everything can be found and done without the mouse."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app.dialogs import ROOM, Dialog
from citybuilder.app.language import translate
from citybuilder.app.menus import Menus, Standard, sequences
from citybuilder.app.menus import words as menu_words
from citybuilder.app.widgets import Scroll, label

GAP: Final = 14
LINE: Final = "\n"
Row = tuple[str, str]  # keys, and what they do


def native(*keys: str | Standard) -> str:
    """Keys as this system writes them, one below the other; of several usual ones the first."""
    form = QKeySequence.SequenceFormat.NativeText
    found = [each[0] for key in keys if (each := sequences((key,)))]
    return LINE.join(dict.fromkeys(each.toString(form) for each in found))


def menu_rows(menus: Menus) -> list[Row]:
    texts = menu_words()
    rows = [(native(*entry.keys), plain(texts[name])) for name, entry in menus.entries.items()]
    return [row for row in rows if row[0]]


def plain(text: str) -> str:
    """A menu text without its marks."""
    return text.replace("&", "").removesuffix("…").rstrip()


def table_rows() -> list[Row]:
    ctrl = native("Ctrl+A")[:-1]
    arrows, wheel = translate("keys", "arrows"), translate("keys", "Mouse wheel")
    return [
        (translate("keys", "Tab, arrows"), translate("keys", "Move through the choices")),
        (ctrl + arrows, translate("keys", "Move through all pieces")),
        ("Enter", translate("keys", "Choose what is selected")),
        ("1 – 9", translate("keys", "Choose from the list")),
        ("0", translate("keys", "Pass, do without")),
        (f"R, {wheel}", translate("keys", "Turn the piece you are placing")),
        (
            translate("keys", "Space"),
            translate("keys", "Skip the motion, otherwise enlarge the card"),
        ),
        (translate("keys", "Right click"), translate("keys", "Enlarge a card")),
        ("Esc", translate("keys", "Close or cancel")),
        ("U", translate("keys", "Undo")),
        ("H", translate("keys", "Hint")),
        ("V", translate("keys", "See the table from above while the key is held")),
        ("T", translate("keys", "Close the tip")),
        ("P, S", translate("keys", "Pause or continue; stop after each bot's turn")),
        ("L", translate("keys", "Show or hide the log")),
        (native(Standard.Copy), translate("keys", "Copy lines of the log")),
        ("M", translate("keys", "Menu: seats, log, lobby")),
        ("+  −", translate("keys", "Faster, slower")),
        (ctrl + wheel, translate("keys", "Zoom the table")),
    ]


def lobby_rows() -> list[Row]:
    return [
        ("Tab", translate("keys", "Next field")),
        (translate("keys", "Space"), translate("keys", "Choose the selected box or switch")),
        ("Enter", translate("keys", "Play, or continue the selected match")),
        (translate("keys", "Delete"), translate("keys", "Delete the selected match")),
    ]


def replay_rows() -> list[Row]:
    return [
        ("←  →", translate("keys", "One step back, one step forward")),
        (native("Home"), translate("keys", "To the beginning")),
        (native("End"), translate("keys", "To the end")),
        (translate("keys", "Space"), translate("keys", "Play or pause")),
        ("Esc", translate("keys", "Close the replay")),
    ]


def review_rows() -> list[Row]:
    return [
        ("←  →", translate("review", "Read the chart")),
        ("Tab", translate("review", "Next moment")),
        ("Enter", translate("review", "Open the replay at the selected moment")),
        ("Esc", translate("review", "Close the review")),
    ]


def rules_rows() -> list[Row]:
    return [
        (native(Standard.Find), translate("keys", "Search")),
        ("F3, " + native("Shift+F3"), translate("keys", "Next result, previous result")),
        ("Esc", translate("keys", "End the search, then close the rules")),
    ]


class Keys(Dialog):
    """Has no signals of its own."""

    def __init__(self, menus: Menus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.menus = menus
        self.title = label("title")
        inside = QWidget()
        inside.setProperty("role", "inside")
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.columns.setSpacing(GAP)
        self.area = Scroll(inside)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        self.area.hear_keys_of(self.close_button())
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(14)
        column.addWidget(self.title)
        column.addWidget(self.area, 1)
        column.addWidget(self.buttons)
        self.retranslate()

    def close_button(self) -> QPushButton:
        return self.buttons.button(QDialogButtonBox.StandardButton.Close)

    def fit(self) -> None:
        """Where the screen is too narrow for two columns, there is one."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.columns.setDirection(across)
        self.area.measure(0)
        room = self.screen().availableSize().width() * ROOM
        self.columns.setDirection(across if self.sizeHint().width() <= room else down)
        super().fit()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("keys", "Keyboard shortcuts"))
        self.title.setText(translate("keys", "All keyboard shortcuts"))
        while (item := self.columns.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        everywhere = block(translate("keys", "Everywhere"), menu_rows(self.menus))
        lobby = block(translate("keys", "In the lobby"), lobby_rows())
        table = block(translate("keys", "At the table"), table_rows())
        replay = block(translate("keys", "In a replay"), replay_rows())
        review = block(translate("review", "In a review"), review_rows())
        rules = block(translate("keys", "In the rules"), rules_rows())
        self.columns.addWidget(stacked(everywhere, lobby, review))
        self.columns.addWidget(stacked(table, replay, rules))
        self.close_button().setText(translate("keys", "Close"))


def stacked(*blocks: QWidget) -> QWidget:
    """Below each other; what room is left stays empty."""
    made = QWidget()
    rows = QVBoxLayout(made)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.setSpacing(GAP)
    for each in blocks:
        rows.addWidget(each)
    rows.addStretch(1)
    return made


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
        words.setAccessibleName(f"{keys.replace(LINE, ', ')}: {meaning}")
        grid.addWidget(words, number, 1, Qt.AlignmentFlag.AlignTop)
    grid.setRowStretch(len(rows) + 1, 1)
    return frame
