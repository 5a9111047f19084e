"""A fixture: what was drawn stays for later tests, in which it looks the same."""

import pytest

ROOM = 256 * 1024 * 1024  # bytes


@pytest.fixture
def pictures_stay(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise every match would draw its table anew, and clear the memory when it is left."""
    from PySide6.QtGui import QPixmapCache

    from citybuilder.app import window_pages
    from citybuilder.stage.art import GALLERY
    from citybuilder.stage.pieces import SHELF

    request.getfixturevalue("qapp")
    monkeypatch.setattr(window_pages, "forget_match", lambda: None)
    QPixmapCache.setCacheLimit(ROOM // 1024)
    for kept in (GALLERY.drawings, GALLERY.models, GALLERY.pictures, SHELF):
        monkeypatch.setattr(kept, "room", ROOM)
