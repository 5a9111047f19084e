"""The keys of the table page and what each of them does."""

from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu

from citybuilder.app.haste import PRESSES, Haste

Key = Qt.Key
CTRL: Final = Qt.KeyboardModifier.ControlModifier
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
PLAIN: Final = Qt.KeyboardModifier.NoModifier

COMMANDS: Final = {
    (Key.Key_U, PLAIN): "undo",
    (Key.Key_Z, CTRL): "undo",
    (Key.Key_Y, CTRL): "redo",
    (Key.Key_Z, CTRL | SHIFT): "redo",
    (Key.Key_H, PLAIN): "hint",
    (Key.Key_P, PLAIN): "pause",
    (Key.Key_S, PLAIN): "step",
    (Key.Key_L, PLAIN): "log",
    (Key.Key_M, PLAIN): "menu",
    (Key.Key_T, PLAIN): "tip",
    (Key.Key_V, PLAIN): "above",
    (Key.Key_R, PLAIN): "turn",
    (Key.Key_F1, PLAIN): "rules",
    (Key.Key_Space, PLAIN): "space",
    (Key.Key_Escape, PLAIN): "cancel",
    (Key.Key_Return, PLAIN): "enter",
    (Key.Key_Enter, PLAIN): "enter",
    (Key.Key_Plus, PLAIN): "faster",
    (Key.Key_Minus, PLAIN): "slower",
}
ENTERS: Final = (Key.Key_Return, Key.Key_Enter)
CHOOSING: Final = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonRelease, *PRESSES)
FIGURES: Final = {Key(Key.Key_0 + number % 10): number for number in range(1, 11)}


def pressed(event: QKeyEvent) -> QKeyCombination:
    """Key and modifiers, whether or not the key is on the number pad; + may need Shift."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    key = Key(event.key())
    if key in (Key.Key_Plus, Key.Key_Minus):
        modifiers &= ~SHIFT
    return QKeyCombination(modifiers, key)


def command(event: QKeyEvent) -> str:
    """The name of what is wanted; empty where the key means nothing here."""
    found = pressed(event)
    return COMMANDS.get((found.key(), found.keyboardModifiers()), "")


def figure(event: QKeyEvent) -> int:
    """1 to 9, 10 for the key 0, or 0 for any other key."""
    found = pressed(event)
    return FIGURES.get(found.key(), 0) if found.keyboardModifiers() == PLAIN else 0


def is_held(event: QEvent) -> bool:
    """Whether a key that does something at the table is only held down: one press is one deed. Only
    the pace may go on changing."""
    if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
        return False
    does = bool(figure(event) or command(event) not in ("", "faster", "slower"))
    return event.isAutoRepeat() and does


class Calm(QObject):
    """Keeps the repeats of held keys from whatever it is installed on, and from menus what was
    pressed too soon to be meant for them. The first of the places is that of the menus."""

    def __init__(self, parent: QObject, *places: Haste) -> None:
        super().__init__(parent)
        self.places = places

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        if is_held(event):
            self.hear_held(event)
            return True
        early = isinstance(watched, QMenu) and event.type() in CHOOSING
        return (early and self.places[0].holds_off()) or super().eventFilter(watched, event)

    def hear_held(self, event: QEvent) -> None:
        """A key that answers counts again a moment after it was let go: its last repeat may come
        as if it had been pressed anew."""
        if isinstance(event, QKeyEvent) and event.key() in (*ENTERS, *FIGURES):
            for haste in self.places:
                haste.begin()
