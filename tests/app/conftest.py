"""The window's tests need no screen, and never touch the player's own files."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.clock import Clock

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from citybuilder.app import haste
from citybuilder.app.play.bot_desk import BotDesk


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CITYBUILDER_DATA", str(tmp_path / "data"))


@pytest.fixture(autouse=True)
def _drawn_once(pictures_stay: None) -> None:
    """Tests of what is forgotten replace this."""


@pytest.fixture(autouse=True)
def _hired_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most matches here end before a bot is asked; a process that is made ready for each of them
    would take as long as the rest of the test. Tests of the desk replace this."""
    monkeypatch.setattr(BotDesk, "make_ready", lambda *_: None)


@pytest.fixture
def desk(qapp: QApplication) -> Iterator[BotDesk]:
    """Bots without clock and chance: they answer the same on every computer, however many cores
    it has."""
    made = BotDesk(qapp, clocked=False, seed=1)
    made.most = 1
    yield made
    made.close()


@pytest.fixture
def clock(_never_too_soon: None, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """What comes too soon is as players have it."""
    made = Clock()
    monkeypatch.setattr(haste, "now", made)
    monkeypatch.setattr(haste.Haste, "moment", haste.MOMENT)
    return made
