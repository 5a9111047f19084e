"""A monkey that has nothing but a keyboard."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from citybuilder.app.language import translate
from citybuilder.app.models.actions import Choice
from citybuilder.app.preferences import Preferences
from citybuilder.playing.turns import Phase
from helpers.bar import bar_button
from helpers.monkey import Monkey, breathe, wait_until

Key = Qt.Key
NONE: Final = Qt.KeyboardModifier.NoModifier
CTRL: Final = Qt.KeyboardModifier.ControlModifier
ARROWS: Final = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
FARTHEST: Final = 80  # presses of Tab around the whole window


class KeyMonkey(Monkey):
    """Walks by Tab and arrows, answers by Enter and figures."""

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        if QApplication.activeWindow() is None:  # a desktop would do it after dialogs and menus
            self.window.activateWindow()
            wait_until(self.window.isActiveWindow, lambda: "the window does not get the keys")
        aim = QApplication.activePopupWidget() or QApplication.focusWidget() or self.window
        QTest.keyClick(aim, key, modifier)

    def start(self) -> None:
        self.press(Key.Key_Return)

    def walk(self, arrived: Callable[[], bool], what: str, key: Qt.Key = Key.Key_Tab) -> None:
        for _ in range(FARTHEST):
            if arrived():
                return
            self.press(key)
        raise AssertionError(f"no way to {what}: {QApplication.focusWidget()}")

    def reach(self, widget: QWidget) -> None:
        self.walk(lambda: QApplication.focusWidget() is widget, str(widget))

    # Answers

    def ways(self, choice: Choice) -> list[Callable[[Choice], None]]:
        found: list[Callable[[Choice], None]] = [self.take_entry]
        if self.shown(choice).number:
            found.append(self.take_figure)
        if self.is_at_once(choice):
            found.append(self.take_spot)
        primary = self.parts.prompt.primary()
        if primary is not None and primary.text == choice.text:
            found.append(self.take_primary)
        return found

    def picks(self, choice: Choice) -> list[Callable[[Choice], None]]:
        found: list[Callable[[Choice], None]] = [self.take_entry, self.take_spot]
        return [*found, self.take_figure] if choice.number else found

    def confirms(self) -> list[Callable[[], None]]:
        return [self.confirm]

    def confirm(self) -> None:
        self.reach(self.parts.view)
        self.press(Key.Key_Return)

    def shown(self, choice: Choice) -> Choice:
        """The entry of an answer, or of the place that leads to it."""
        return self.parts.actions.rows[self.parts.actions.row_of(choice)]

    def take_figure(self, choice: Choice) -> None:
        if self.shown(choice).leads:
            self.press(Key(Key.Key_0 + self.shown(choice).number % 10))
        self.press(Key(Key.Key_0 + self.shown(choice).number % 10))

    def take_spot(self, choice: Choice) -> None:
        scene = self.parts.scene
        self.reach(self.parts.view)
        for _ in range(self.chance.randrange(4)):
            self.press(self.chance.choice(ARROWS))
        self.walk(lambda: scene.focused == choice.piece, choice.piece)
        self.press(Key.Key_Return)

    def take_primary(self, choice: Choice) -> None:
        """Where no spot is focused, Enter means the button that says so."""
        self.walk(self.is_on_table, "the table alone")
        self.press(Key.Key_Return)

    def is_on_table(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is self.parts.view and not self.parts.scene.focused

    def take_entry(self, choice: Choice) -> None:
        if self.shown(choice).leads:
            self.take_row(self.shown(choice))
        self.take_row(self.shown(choice))

    def take_row(self, entry: Choice) -> None:
        view, row = self.parts.actions_panel.view, self.parts.actions.rows.index(entry)
        self.reach(view)
        self.press(Key.Key_Home)
        self.walk(lambda: view.currentIndex().row() == row, entry.text, Key.Key_Down)
        self.press(Key.Key_Return)

    # What else can be tried

    def curiosities(self) -> list[Callable[[], None]]:
        found = [
            self.undo,
            self.redo,
            self.enlarge,
            self.toggle_log,
            self.open_menu,
            self.pause_twice,
            self.change_pace,
            self.change_language,
            lambda: self.press(Key.Key_Escape),
            lambda: self.press(Key.Key_T),
        ]
        if self.hints and self.session.phase == Phase.CHOOSING:
            found.append(self.ask_hint)
        return found

    def undo(self) -> None:
        self.press(Key.Key_U)

    def redo(self) -> None:
        self.press(Key.Key_Y, CTRL)

    def enlarge(self) -> None:
        self.reach(self.parts.view)
        self.press(self.chance.choice((*ARROWS, Key.Key_Escape)))
        focused = self.parts.scene.focused
        self.press(Key.Key_Space)
        assert self.parts.inspector.isVisible() or not focused
        self.press(self.chance.choice((Key.Key_Escape, Key.Key_Space)))
        assert not self.parts.inspector.isVisible() or not focused
        self.press(Key.Key_Escape)

    def toggle_log(self) -> None:
        self.press(Key.Key_L)
        breathe()
        assert not self.parts.side.isVisible()
        self.press(Key.Key_L)
        assert self.parts.side.isVisible()

    def open_menu(self) -> None:
        self.press(Key.Key_M)
        assert QApplication.activePopupWidget() is not None
        self.press(Key.Key_Down)
        self.press(Key.Key_Escape)
        assert QApplication.activePopupWidget() is None

    def pause_twice(self) -> None:
        self.press(Key.Key_P)
        self.press(Key.Key_P)
        assert not self.session.paused

    def change_pace(self) -> None:
        self.press(Key.Key_Plus)
        self.press(Key.Key_Minus)
        assert self.window.settings.pace == 0

    def change_language(self) -> None:
        before = self.parts.prompt.sentence.whole
        self.press(Key.Key_Comma, CTRL)
        breathe()
        dialog = self.window.dialogs["preferences"]
        assert isinstance(dialog, Preferences)
        self.reach(dialog.rows["language"].field)
        code = self.window.settings.language
        self.press(Key.Key_Up if code == "en" else Key.Key_Down)
        assert self.window.settings.language != code
        assert self.parts.prompt.sentence.whole != before
        self.press(Key.Key_Escape)
        breathe()
        assert "preferences" not in self.window.dialogs

    def ask_hint(self) -> None:
        self.hints -= 1
        self.press(Key.Key_H)
        panel = self.parts.hint_panel
        wait_until(lambda: bool(panel.proposals), self.described)
        self.press(Key.Key_Escape)
        assert not panel.isVisible()

    # Everything else

    def sit_down(self) -> None:
        self.press(Key.Key_Return)

    def pause(self) -> None:
        self.press(Key.Key_P)

    def go_on(self) -> None:
        self.press(Key.Key_P)

    def rematch(self) -> None:
        """By Tab: Enter alone may be meant for the last answer."""
        page = self.window.pages.table
        assert page is not None
        wait_until(lambda: page.ending.leads_on, lambda: "no result is shown")
        self.reach(bar_button(page, translate("end", "Play again")))
        self.press(Key.Key_Return)

    def leave(self) -> None:
        self.press(Key.Key_W, CTRL)
