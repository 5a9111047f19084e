"""A key that is held is one press, whatever the system tells of it."""

import sys
import threading

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from citybuilder.app.held_keys import HeldKeys
from citybuilder.app.start import open_window
from citybuilder.store.settings import Settings

PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
Key = Qt.Key
Heard = tuple[QEvent.Type, Key, bool]


class Listener(QWidget):
    """Notes what its window is told of keys, and whether they are held."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = list[Heard]()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        self.heard.append((event.type(), Key(event.key()), event.isAutoRepeat()))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        self.keyPressEvent(event)

    def tell(self, kind: QEvent.Type, key: Key, time: int, repeats: bool = False) -> None:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeats)
        event.setTimestamp(time)
        QCoreApplication.sendEvent(self.windowHandle(), event)


@pytest.fixture
def listener(qapp: QApplication, qtbot: QtBot) -> Listener:  # noqa: ARG001 - it is there
    made = Listener()
    qtbot.addWidget(made)
    made.show()
    HeldKeys(made)
    return made


def test_a_key_that_is_let_go_and_pressed_at_the_same_instant_is_held(listener: Listener) -> None:
    listener.tell(PRESS, Key.Key_1, 100)
    for time in (760, 800, 840):
        listener.tell(RELEASE, Key.Key_1, time)
        listener.tell(PRESS, Key.Key_1, time)
    assert listener.heard == [(PRESS, Key.Key_1, False), *[(PRESS, Key.Key_1, True)] * 3]


def test_a_key_that_is_let_go_is_told_so(listener: Listener, qtbot: QtBot) -> None:
    listener.tell(PRESS, Key.Key_V, 100)
    listener.tell(RELEASE, Key.Key_V, 200)
    qtbot.waitUntil(lambda: listener.heard[-1] == (RELEASE, Key.Key_V, False))


@pytest.mark.parametrize(("key", "time"), [(Key.Key_1, 230), (Key.Key_2, 200)])
def test_quick_keys_are_pressed_one_after_the_other(
    key: Key, time: int, listener: Listener
) -> None:
    listener.tell(PRESS, Key.Key_1, 100)
    listener.tell(RELEASE, Key.Key_1, 200)
    listener.tell(PRESS, key, time)
    assert listener.heard == [
        (PRESS, Key.Key_1, False),
        (RELEASE, Key.Key_1, False),
        (PRESS, key, False),
    ]


def test_what_the_system_tells_as_repeats_is_passed_on(listener: Listener) -> None:
    listener.tell(PRESS, Key.Key_1, 100)
    listener.tell(PRESS, Key.Key_1, 760, repeats=True)
    assert listener.heard == [(PRESS, Key.Key_1, False), (PRESS, Key.Key_1, True)]


def test_the_window_of_players_knows_held_keys(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for catching in (sys, threading):  # as it was, afterwards
        monkeypatch.setattr(catching, "excepthook", catching.excepthook)
    window = open_window(Settings(language="en", theme="light", pace=0))
    qtbot.addWidget(window)
    assert window.findChild(HeldKeys) is not None
    window.close()
