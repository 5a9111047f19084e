"""Everything that can be done at a window, found in its widgets: menus, keys, buttons, pieces."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QMenu, QWidget

from citybuilder.app.main_window import MainWindow
from citybuilder.app.table.keys import COMMANDS, FIGURES
from citybuilder.stage.table_view import TableView

Deed = Callable[[MainWindow], None]
Key = Qt.Key
PLAIN: Final = Qt.KeyboardModifier.NoModifier
CTRL: Final = Qt.KeyboardModifier.ControlModifier
MODIFIERS: Final = (PLAIN, CTRL, Qt.KeyboardModifier.ShiftModifier)
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
WALK: Final = (Key.Key_Tab, Key.Key_Down, Key.Key_Right, Key.Key_Home, Key.Key_Menu)
LETTERS: Final = [
    Key(number) for number in range(Key.Key_0, Key.Key_Z + 1) if chr(number).isalnum()
]
NAMED: Final = [Key(number) for number in range(Key.Key_F1, Key.Key_F12 + 1)]
SIZE: Final = (1280, 720)
LAST: Final = "quit"  # nothing can be done after it


def deeds(window: MainWindow, thorough: bool) -> dict[str, Deed]:
    """By name, so that the same can be done where another match lies on the table."""
    found: dict[str, Deed] = {}
    found |= {f"look {name}": deed for name, deed in looks(thorough).items()}
    found |= {f"press {name}": deed for name, deed in keys(window, thorough).items()}
    found |= {f"click {name}": partial(click, name) for name in buttons(window)}
    found |= {f"wheel over {name}": partial(turn_wheel, name) for name in views(window)}
    found |= {f"shortcut {name}": partial(use_shortcut, name) for name in shortcuts(window)}
    there = entries(window)
    some = there if thorough else there[::4]
    found |= {f"table menu {name}": partial(take_entry, name) for name in some}
    found |= {
        f"menu {name}": partial(choose, name)
        for name, (_, action) in actions(window).items()
        if thorough or not action.shortcuts()  # else its key does the same
    }
    if (view := table_of(window)) is not None:
        names = list(view.table_scene.pieces)
        for name in names if thorough else names[::9]:
            found |= {f"{way.__name__} {name}": partial(way, name) for way in (point, inspect)}
    return dict(sorted(found.items(), key=lambda deed: LAST in deed[0].lower()))


# Menus


def actions(window: MainWindow) -> dict[str, tuple[QMenu | None, QAction]]:
    """Of all menus, and those that only have a key."""
    found: dict[str, tuple[QMenu | None, QAction]] = {}

    def read(menu: QMenu) -> None:
        for action in menu.actions():
            below = action.menu()
            if isinstance(below, QMenu):
                read(below)
            elif not action.isSeparator():
                found[action.text()] = menu, action

    for action in window.menuBar().actions():
        menu = action.menu()
        assert isinstance(menu, QMenu)
        read(menu)
    for widget in [window, *filter(QWidget.isVisible, window.findChildren(QWidget))]:
        for action in widget.actions():
            if action.text() and not action.menu():
                found.setdefault(action.text(), (None, action))
    return found


def choose(name: str, window: MainWindow) -> None:
    """As somebody does who opens the menu and finds the entry grey or not."""
    menu, action = actions(window)[name]
    if menu is not None:
        menu.aboutToShow.emit()
    if action.isEnabled():
        action.trigger()
    if menu is not None:
        menu.aboutToHide.emit()


def entries(window: MainWindow) -> list[str]:
    """Of the menu at the table."""
    found = list(open_menu(window))
    close_menus()
    return found


def open_menu(window: MainWindow) -> dict[str, QAction]:
    table = window.pages.table
    assert table is not None
    table.do("menu")
    found: dict[str, QAction] = {}
    menu = QApplication.activePopupWidget()
    for action in menu.actions() if isinstance(menu, QMenu) else []:
        below = action.menu()
        inside = below.actions() if isinstance(below, QMenu) else [action]
        found |= {f"{action.text()} {each.text()}": each for each in inside if each.text()}
    return found


def take_entry(name: str, window: MainWindow) -> None:
    action = open_menu(window)[name]
    if action.isEnabled():
        action.trigger()
    close_menus()


def close_menus() -> None:
    while isinstance(menu := QApplication.activePopupWidget(), QMenu):
        menu.close()


# Keys


def keys(window: MainWindow, thorough: bool) -> dict[str, Deed]:
    some = None if thorough else 1  # of several keys that mean the same
    known = {(key, modifiers) for key, modifiers in COMMANDS}
    known |= {(key, PLAIN) for key in [*list(FIGURES)[:some], *WALK]}
    known |= {(Key.Key_C, CTRL), (Key.Key_A, CTRL), (Key.Key_P, CTRL), (Key.Key_F, CTRL)}
    for _, action in actions(window).values():
        meant = map(first, action.shortcuts()[:some])
        known |= {(each.key(), each.keyboardModifiers()) for each in meant}
    if thorough:
        known |= {(key, each) for key in [*LETTERS, *NAMED] for each in MODIFIERS}
    named = {name_of(key, modifiers): (key, modifiers) for key, modifiers in known}
    return {name: partial(press, *named[name]) for name in sorted(named)}


def name_of(key: Qt.Key, modifiers: Qt.KeyboardModifier) -> str:
    name = QKeySequence(key | modifiers).toString() if modifiers != PLAIN else key.name
    return f"{name} to quit" if (key, modifiers) == (Key.Key_Q, CTRL) else name


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier, window: MainWindow) -> None:
    focused = QApplication.focusWidget() or window
    QTest.keyClick(focused, key, modifiers)


def first(sequence: QKeySequence) -> QKeyCombination:
    """None of ours has more than one."""
    found: QKeyCombination = sequence[0]  # type: ignore[index]
    return found


def shortcuts(window: MainWindow) -> dict[str, QShortcut]:
    found: dict[str, QShortcut] = {}
    for each in window.findChildren(QShortcut):
        owner = each.parent()
        if isinstance(owner, QWidget) and owner.isVisible():
            found[f"{type(owner).__name__} {each.key().toString()}"] = each
    return found


def use_shortcut(name: str, window: MainWindow) -> None:
    shortcuts(window)[name].activated.emit()


# Buttons, lists and the table


def buttons(window: MainWindow) -> dict[str, QAbstractButton]:
    shown = [each for each in window.findChildren(QAbstractButton) if each.isVisible()]
    return {f"{each.accessibleName()} {each.text()} {n}": each for n, each in enumerate(shown)}


def click(name: str, window: MainWindow) -> None:
    found = buttons(window)
    if name in found:
        found[name].click()


def views(window: MainWindow) -> dict[str, QAbstractItemView]:
    shown = [each for each in window.findChildren(QAbstractItemView) if each.isVisible()]
    return {f"{type(each).__name__} {n}": each for n, each in enumerate(shown)}


def turn_wheel(name: str, window: MainWindow) -> None:
    """Each list is clicked at, walked through, and copied; the log may have been put away."""
    view = views(window).get(name)
    if view is None:
        return
    index = view.model().index(view.model().rowCount() - 1, 0)
    place = view.visualRect(index).center() if index.isValid() else QPoint(5, 5)
    QTest.mouseClick(view.viewport(), LEFT, pos=place)
    QTest.mouseDClick(view.viewport(), LEFT, pos=place)
    QTest.keyClick(view, Key.Key_C, CTRL)


def table_of(window: MainWindow) -> TableView | None:
    shown = [each for each in window.findChildren(TableView) if each.isVisible()]
    return shown[0] if shown else None


def place_of(name: str, window: MainWindow) -> tuple[TableView, QPoint] | None:
    view = table_of(window)
    if view is None or name not in view.table_scene.pieces:
        return None
    return view, view.mapFromScene(view.table_scene.rect_of(name).center())


def point(name: str, window: MainWindow) -> None:
    """Its tooltip is asked for."""
    if found := place_of(name, window):
        view, place = found
        QTest.mouseMove(view.viewport(), QPoint(0, 0))  # nobody hears a mouse that stays
        QTest.mouseMove(view.viewport(), place)
        tip = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
        QApplication.sendEvent(view.viewport(), tip)


def inspect(name: str, window: MainWindow) -> None:
    if found := place_of(name, window):
        QTest.mouseClick(found[0].viewport(), RIGHT, pos=found[1])


# Look and language


def looks(thorough: bool) -> dict[str, Deed]:
    words: dict[str, Deed] = {"German": lambda window: window.choose_language("de")}
    colours: dict[str, Deed] = {
        "dark": partial(set_theme, "dark"),
        "larger window": lambda window: window.resize(1400, 800),
    }
    return words | colours if thorough else words


def look_as_before(window: MainWindow) -> None:
    if window.isFullScreen():
        window.showNormal()
    window.resize(*SIZE)
    if window.settings.theme != "light":
        set_theme("light", window)
    if window.settings.language != "en":
        window.choose_language("en")


def set_theme(theme: str, window: MainWindow) -> None:
    window.settings.theme = theme
    window.apply()
