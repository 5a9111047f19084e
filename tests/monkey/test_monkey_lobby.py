"""Monkeys in the lobby: whatever they poke at, nothing breaks."""

from collections.abc import Callable

import pytest
from helpers.long import amount
from helpers.monkey_lobby import LobbyMonkey
from PySide6.QtWidgets import QFileDialog

from citybuilder.app.main_window import MainWindow
from citybuilder.store import settings as settings_file
from citybuilder.store.settings import Settings

pytestmark = [
    pytest.mark.qt_log_level_fail("WARNING"),
    pytest.mark.qt_log_ignore("This plugin does not support"),  # the platform without a screen
]


@pytest.fixture(autouse=True)
def _nobody_chooses_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's own dialogs wait for a person."""
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: ("", ""))


@pytest.mark.parametrize(
    ("language", "seed"), [("de", 3), pytest.param("en", 4, marks=pytest.mark.long)]
)
def test_the_lobby_withstands_the_mouse(
    open_window: Callable[[Settings], MainWindow], language: str, seed: int
) -> None:
    monkey = LobbyMonkey(open_window(Settings(language=language, theme="light", sound=False)), seed)
    monkey.run(amount(25, 70), monkey.poke)
    wanted = monkey.window.lobby.setups()
    monkey.window.close()
    assert settings_file.load().setups == wanted


@pytest.mark.parametrize(
    ("language", "seed"), [("en", 4), pytest.param("de", 3, marks=pytest.mark.long)]
)
def test_the_lobby_withstands_the_keys(
    open_window: Callable[[Settings], MainWindow], language: str, seed: int
) -> None:
    monkey = LobbyMonkey(open_window(Settings(language=language, theme="dark", sound=False)), seed)
    monkey.run(120, monkey.press)
    assert monkey.window.isVisible()
