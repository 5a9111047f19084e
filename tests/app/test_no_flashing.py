"""What is shown before it lies on a page would be a tiny window of its own for a moment."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from app.windows import GAME, PEOPLE, open_window, put_save, settle
from citybuilder.app.main_window import MainWindow
from citybuilder.playing.new_match import NewMatch

WAYS: dict[str, Callable[[MainWindow], None]] = {
    "a finished match": lambda window: window.open_save(put_save(steps=10_000)),
    "a saved match": lambda window: window.open_save(put_save()),
    "a new match": lambda window: window.begin(NewMatch(GAME, tuple(PEOPLE.seats), {}, 5)),
    "lessons": lambda window: window.learn(),
}
DIALOGS = {"rules": "RulesWindow", "statistics": "StatisticsDialog", "preferences": "Preferences"}


class Spy(QObject):
    """Notes every window that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            self.seen += [type(watched).__name__] if watched.isWindow() else []
        return False


@contextmanager
def watched() -> Iterator[list[str]]:
    spy, application = Spy(), QApplication.instance()
    assert application is not None
    application.installEventFilter(spy)
    try:
        yield spy.seen
    finally:
        application.removeEventFilter(spy)


@pytest.mark.parametrize("way", WAYS)
def test_a_page_opens_without_any_other_window(way: str) -> None:
    with open_window() as window, watched() as seen:
        WAYS[way](window)
        settle()
        assert seen == []


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_is_the_only_window_that_opens(name: str) -> None:
    with open_window() as window, watched() as seen:
        window.do(name)
        settle()
        assert seen == [DIALOGS[name]]
