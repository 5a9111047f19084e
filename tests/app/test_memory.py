"""What a match leaves behind: nothing that lives, and pictures within their bounds."""

import gc
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from helpers.processes import needs_proc
from helpers.sessions import NAMES
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.windows import open_window, put_save, settle, wait_for
from citybuilder.app.main_window import MainWindow
from citybuilder.games import GAMES
from citybuilder.playing.new_match import NewMatch
from citybuilder.stage import art, pieces
from citybuilder.stage.forgetting import calm, forget_faces
from citybuilder.tables.cities import faces


@pytest.fixture(autouse=True)
def _drawn_once() -> None:
    """Nothing else is drawn once: pictures come and go as they do for players."""
    for kept in (art.GALLERY.pictures, art.GALLERY.models, art.GALLERY.drawings, pieces.SHELF):
        kept.shrink(kept.room)


@pytest.fixture
def window() -> Iterator[MainWindow]:
    with open_window() as opened:
        yield opened


def begin(window: MainWindow, game: str) -> None:
    people = tuple((name, "human") for name in NAMES[:2])
    window.begin(NewMatch(game, people, {}, 1))
    settle()


def gone(left: "Sequence[ref[Any]]") -> bool:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return all(each() is None for each in left)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_match_survives_its_page(game: str, window: MainWindow) -> None:
    begin(window, game)
    pages = window.pages
    assert pages.table is not None
    assert pages.session is not None
    table, session = pages.table, pages.session
    left = [ref(each) for each in (table, table.parts.scene, session, session.keeper.saver)]
    del table, session
    pages.to_lobby()
    wait_for(lambda: gone(left))


def test_nothing_of_a_replay_or_a_review_survives_its_page(window: MainWindow) -> None:
    window.open_save(put_save(steps=10_000))
    settle()
    replay = window.pages.replay
    assert replay is not None
    replay.review_wanted.emit()
    settle()
    review = window.pages.review
    assert review is not None
    left = [ref(each) for each in (replay, review, review.survey)]
    del replay, review
    window.pages.to_lobby()
    wait_for(lambda: gone(left))


@needs_proc
def test_files_and_threads_do_not_add_up(window: MainWindow) -> None:
    def counted() -> tuple[int, int]:
        return len(list(Path("/proc/self/fd").iterdir())), threading.active_count()

    figures = []
    for number in range(4):
        begin(window, GAMES[number % 2])
        window.pages.to_lobby()
        settle()
        figures.append(counted())
    assert figures[3] == figures[1]


def test_pictures_keep_within_their_bounds(window: MainWindow) -> None:
    for game in GAMES:
        begin(window, game)
        gallery = art.GALLERY
        for kept in (gallery.pictures, gallery.models, gallery.drawings, pieces.SHELF):
            assert kept.bytes <= kept.room
        window.pages.to_lobby()
        settle()
    wait_for(lambda: len(art.GALLERY.drawings) <= 1)
    assert len(art.GALLERY.models) <= 1
    assert art.GALLERY.pictures.bytes <= art.RESTING


def test_files_of_pictures_are_put_away_once_all_are_drawn(window: MainWindow) -> None:
    assert window.pages.in_lobby()
    art.pixmap("lobby/app_icon", 33, 33)
    assert art.GALLERY.drawings.bytes > 0
    assert calm().isActive()
    calm().timeout.emit()
    assert (art.GALLERY.drawings.bytes, art.GALLERY.bitmaps.bytes) == (0, 0)


def test_faces_of_single_games_are_forgotten_with_the_match(window: MainWindow) -> None:
    begin(window, "cities")
    remembered = [each for each in vars(faces).values() if hasattr(each, "cache_info")]
    assert sum(each.cache_info().currsize for each in remembered) > 0
    forget_faces()
    assert sum(each.cache_info().currsize for each in remembered) == 0
