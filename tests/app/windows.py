"""The whole window for tests: opened in a language, a theme and a size, closed at the end."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from helpers.matches import GUESTS, played
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from citybuilder.app.language import set_language
from citybuilder.app.main_window import MainWindow
from citybuilder.app.start import prepare
from citybuilder.app.widgets import ShortLabel
from citybuilder.games import GAMES
from citybuilder.store.save_list import new_save_path
from citybuilder.store.save_sheet import Seat
from citybuilder.store.saves import save
from citybuilder.store.settings import Settings, Setup

GAME = GAMES[0]
PATIENCE = 600.0  # seconds; only a broken program takes them, however busy the computer is
PEOPLE = Setup([("Ada", "human"), ("Ben", "human")], {})
LEFT = Qt.MouseButton.LeftButton

Worded = QLabel | QPushButton | QCheckBox


@contextmanager
def open_window(
    settings: Settings | None = None, width: int = 1280, height: int = 720
) -> Iterator[MainWindow]:
    """Two people at the table, so that no bot has to think."""
    wanted = settings or Settings(language="en", theme="light", pace=0)
    wanted.setups.setdefault(GAME, PEOPLE)
    application = prepare(wanted)
    window = MainWindow(wanted)
    window.resize(width, height)
    window.show()
    wait_for(lambda: window.lobby.setup.has_rules)
    settle()
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        application.setStyleSheet("")
        set_language("en")


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    QApplication.processEvents()
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.001)  # which somebody else may use
        QApplication.processEvents()


def settle() -> None:
    """Let everything that waits for its turn be done."""
    for _ in range(12):
        QApplication.processEvents()


def put_save(steps: int = 20, seats: int = 2, seed: int = 1) -> Path:
    """A saved match in the player's folder."""
    path = new_save_path(GAME)
    people = [Seat(name=guest.name, who=guest.who) for guest in GUESTS[:seats]]
    save(path, played(seats, seed, steps), people)
    return path


def worded(widget: QWidget) -> list[Worded]:
    """Everything that shows words."""
    found: list[Worded] = [
        *widget.findChildren(QLabel),
        *widget.findChildren(QPushButton),
        *widget.findChildren(QCheckBox),
    ]
    return [each for each in found if each.isVisible() and each.text()]


def texts(widget: QWidget) -> dict[QWidget, str]:
    """All words that a player sees."""
    return {each: each.text() for each in worded(widget)}


def cut(widget: QWidget) -> list[str]:
    """Words that do not fit where they stand."""
    whole = [each for each in worded(widget) if not isinstance(each, ShortLabel)]
    found = [each.text() for each in whole if is_cut(each)]
    found += [box.currentText() for box in widget.findChildren(QComboBox) if is_cut_box(box)]
    found += [edit.text() for edit in widget.findChildren(QLineEdit) if is_cut_edit(edit)]
    return found


def is_cut(shown: Worded) -> bool:
    if isinstance(shown, QLabel) and shown.wordWrap():
        return shown.heightForWidth(shown.width()) > shown.height()
    hint = shown.sizeHint()
    return hint.width() > shown.width() or hint.height() > shown.height()


def is_cut_box(box: QComboBox) -> bool:
    if not box.isVisible():
        return False
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    room: QRect = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox,
        option,
        QStyle.SubControl.SC_ComboBoxEditField,
        box,
    )
    longest = max(box.fontMetrics().horizontalAdvance(box.itemText(i)) for i in range(box.count()))
    return longest > room.width()


def is_cut_edit(edit: QLineEdit) -> bool:
    room = edit.width() - 12
    return edit.isVisible() and edit.fontMetrics().horizontalAdvance(edit.text()) > room
