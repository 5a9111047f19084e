"""Windows for monkeys: without a screen, in a folder of their own, and nothing may go wrong."""

import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from helpers.monkey import breathe, wait_until
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from citybuilder.app import window_pages
from citybuilder.app.language import set_language
from citybuilder.app.main_window import MainWindow
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.start import prepare
from citybuilder.store.settings import Settings

OpenWindow = Callable[[Settings], MainWindow]
SEED = 5


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CITYBUILDER_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(window_pages, "new_seed", lambda: SEED)


@pytest.fixture(autouse=True)
def _nothing_goes_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    records = caplog.get_records("call")
    assert [record.getMessage() for record in records if record.levelno >= logging.WARNING] == []


@pytest.fixture
def open_window(qapp: QApplication) -> Iterator[OpenWindow]:
    """The program's own window with bots that repeat themselves."""
    opened: list[MainWindow] = []

    def make(settings: Settings) -> MainWindow:
        prepare(settings)
        window = MainWindow(settings)
        window.pages.desk = BotDesk(window.pages, clocked=False, seed=SEED)
        window.pages.desk.most = 1  # whatever computer it is
        window.pages.desk.adviser = "normal"
        opened.append(window)
        window.resize(1280, 720)
        window.show()
        window.activateWindow()
        wait_until(lambda: window.lobby.setup.has_rules, lambda: "the lobby is not ready")
        window.lobby.setup.seed.edit.setText(str(SEED))
        return window

    yield make
    for window in opened:
        window.close()
        window.deleteLater()
    breathe()
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    set_language("en")
