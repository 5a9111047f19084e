"""Lessons and puzzles need no screen, and never touch the player's own files."""

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

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
