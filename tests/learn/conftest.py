"""Lessons and puzzles need no screen, and never touch the player's own files."""

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CITYBUILDER_DATA", str(tmp_path / "data"))


@pytest.fixture(autouse=True)
def _drawn_once(pictures_stay: None) -> None:
    """Tests of what is forgotten replace this."""
