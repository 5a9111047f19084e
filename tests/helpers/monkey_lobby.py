"""A monkey in the lobby: pokes at whatever can be poked, by mouse and by keys."""

import random
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QListView,
    QMenu,
    QSlider,
    QTabBar,
    QWidget,
)

from citybuilder.app.language import current_language
from citybuilder.app.lobby.boxes import GameBox
from citybuilder.app.main_window import MainWindow
from citybuilder.words.catalogue import OWN_NAMES
from helpers.monkey import breathe

Key = Qt.Key
NONE: Final = Qt.KeyboardModifier.NoModifier
CTRL: Final = Qt.KeyboardModifier.ControlModifier
LEFT: Final = Qt.MouseButton.LeftButton
POKED: Final = (QAbstractButton, QComboBox, QLineEdit, QListView, QSlider, QTabBar, GameBox)
STEPS: Final = (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_PageDown)
WALK: Final = (Key.Key_Tab, Key.Key_Tab, Key.Key_Tab, Key.Key_Backtab, *STEPS)
PRESSES: Final = (Key.Key_Space, Key.Key_Return, Key.Key_Delete, Key.Key_Escape, Key.Key_7)
KEYS: Final = (
    *[(key, NONE) for key in (*WALK, *WALK, *PRESSES, Key.Key_F1)],
    *[(key, CTRL) for key in (Key.Key_Comma, Key.Key_T, Key.Key_F1, Key.Key_Plus, Key.Key_Minus)],
    *[(key, CTRL) for key in (Key.Key_0, Key.Key_N, Key.Key_O, Key.Key_A)],
)
CLOSES: Final = 0.3  # how often a window is closed instead of poked at


class LobbyMonkey:
    """Comes back to the lobby whenever it has left it."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.chance = random.Random(seed)
        self.done: list[str] = []  # for whoever has to find out what went wrong

    def run(self, steps: int, step: Callable[[], None]) -> None:
        for _ in range(steps):
            if not self.window.pages.in_lobby():
                self.window.pages.leave()
            else:
                step()
            breathe()
            self.check()
        while self.front() is not self.window:
            self.close_front()

    def check(self) -> None:
        lobby = self.window.lobby
        setup = lobby.setup
        assert setup.box is not None
        assert len(setup.seats.people()) in setup.box.players
        assert setup.play.isEnabled() == (not setup.complaint())
        assert lobby.header.language.text() == OWN_NAMES[current_language()]
        assert self.window.box is None or self.window.box.text()

    # What lies in front

    def front(self) -> QWidget:
        """Where clicks and keys go now."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return popup
        windows: list[QWidget | None] = [
            self.window.box,
            *self.window.dialogs.values(),
            self.window.rules,
        ]
        return next((each for each in windows if each and each.isVisible()), self.window)

    def close_front(self) -> None:
        QTest.keyClick(self.front(), Key.Key_Escape)
        breathe()

    # By the mouse

    def poke(self) -> None:
        front = self.front()
        if isinstance(front, QMenu):
            self.choose_entry(front)
        elif front is not self.window and self.chance.random() < CLOSES:
            self.close_front()
        else:
            found = [each for each in front.findChildren(QWidget) if self.is_poked(each)]
            self.poke_at(self.chance.choice(found))

    def is_poked(self, widget: QWidget) -> bool:
        """What a person sees and can reach, and what is not a part of something larger."""
        if not isinstance(widget, POKED) or not widget.isVisible() or not widget.isEnabled():
            return False
        top = widget.window()
        hit = top.childAt(widget.mapTo(top, widget.rect().center()))
        return hit is widget or (hit is not None and widget.isAncestorOf(hit))

    def poke_at(self, widget: QWidget) -> None:
        self.done.append(f"{type(widget).__name__} {widget.accessibleName()}")
        if isinstance(widget, QComboBox | QSlider):
            QTest.keyClick(widget, self.chance.choice(STEPS))
        elif isinstance(widget, QLineEdit):
            self.write(widget)
        elif isinstance(widget, QListView):
            self.poke_list(widget)
        else:
            QTest.mouseClick(widget, LEFT, pos=widget.rect().center())

    def write(self, field: QLineEdit) -> None:
        QTest.mouseClick(field, LEFT, pos=field.rect().center())
        if self.chance.random() < 0.5:
            QTest.keyClick(field, Key.Key_A, CTRL)
        QTest.keyClick(field, self.chance.choice((Key.Key_Delete, Key.Key_A, Key.Key_4)))

    def poke_list(self, view: QListView) -> None:
        rows = view.model().rowCount()
        if rows:
            index = view.model().index(self.chance.randrange(rows), 0)
            view.scrollTo(index)
            QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())

    def choose_entry(self, menu: QMenu) -> None:
        entries = [each for each in menu.actions() if each.isEnabled() and not each.isSeparator()]
        entry = self.chance.choice(entries)
        self.done.append(entry.text())
        place: QPoint = menu.actionGeometry(entry).center()
        QTest.mouseClick(menu, LEFT, pos=place)

    # By keys

    def press(self) -> None:
        front = self.front()
        if front is not self.window and self.chance.random() < CLOSES:
            self.close_front()
            return
        key, modifier = self.chance.choice(KEYS)
        self.done.append(f"{modifier.name} {key.name}")
        QTest.keyClick(front.focusWidget() or front, key, modifier)
