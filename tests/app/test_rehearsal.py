"""The rehearsal of the whole window: it plays every game, and it notices what goes wrong."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage

from app.windows import open_window, settle, wait_for
from citybuilder.app import rehearsal as module
from citybuilder.app.main_window import MainWindow
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.rehearsal import Rehearsal
from citybuilder.app.start import the_application
from citybuilder.games import GAMES
from citybuilder.store import statistics
from citybuilder.store.folders import data_folder
from citybuilder.store.save_list import list_saves
from citybuilder.words.catalogue import languages


@pytest.fixture
def window() -> Iterator[MainWindow]:
    with open_window() as opened:
        opened.pages.desk = BotDesk(opened.pages, clocked=False, seed=1)
        yield opened


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FIRST", 3)
    monkeypatch.setattr(module, "SETTLING", 0.02)


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def games() -> tuple[str, ...]:
    """One is enough to see how a rehearsal goes."""
    return GAMES[:1]


@pytest.fixture
def rehearsal(
    window: MainWindow, games: tuple[str, ...], tmp_path: Path, told: list[str]
) -> Rehearsal:
    return Rehearsal(window, games, "beginner", tmp_path, lambda game, _: told.append(game))


def run(rehearsal: Rehearsal) -> None:
    rehearsal.begin()
    wait_for(lambda: not rehearsal.timer.isActive())
    settle()


@pytest.mark.parametrize("games", [GAMES[:1], pytest.param(GAMES, marks=pytest.mark.long)])
def test_every_game_is_played_saved_and_drawn_in_every_language(
    rehearsal: Rehearsal,
    window: MainWindow,
    games: tuple[str, ...],
    tmp_path: Path,
    told: list[str],
) -> None:
    run(rehearsal)
    assert rehearsal.failure == ""
    assert not window.isVisible()
    assert told == list(games)
    assert {entry.over for entry in list_saves()} == {True}
    assert len(statistics.finished()) == len(games)
    pages = ["lobby", *(f"{game}_{part}" for game in games for part in ("table", "end"))]
    drawn = {path.stem: QImage(str(path)) for path in tmp_path.glob("*.png")}
    assert set(drawn) == {f"{page}_{code}" for page in pages for code in languages()}
    assert all(drawn[f"{page}_de"] != drawn[f"{page}_en"] for page in pages)
    assert window.settings.language == "en"


def test_a_sentence_that_the_player_would_have_to_read_is_a_failure(
    rehearsal: Rehearsal, window: MainWindow
) -> None:
    window.show_note("The disk is on fire.")
    run(rehearsal)
    assert rehearsal.failure == "the window said: The disk is on fire."


def test_an_error_that_was_written_down_is_a_failure(window: MainWindow, tmp_path: Path) -> None:
    data_folder().mkdir(parents=True, exist_ok=True)
    log = data_folder() / "errors.log"
    log.write_text("of last week\n", encoding="utf-8")
    rehearsal = Rehearsal(window, (), "beginner", tmp_path, lambda *_: None)
    rehearsal.begin()
    settle()
    assert rehearsal.timer.isActive()
    log.write_text("of last week\na trace\n", encoding="utf-8")
    wait_for(lambda: not rehearsal.timer.isActive())
    assert rehearsal.failure == "a trace"


def test_a_warning_of_the_program_to_itself_is_a_failure(rehearsal: Rehearsal) -> None:
    rehearsal.begin()
    logging.getLogger("citybuilder.app.play.bot_desk").error("a bot broke the rules")
    wait_for(lambda: not rehearsal.timer.isActive())
    assert rehearsal.failure == "a bot broke the rules"


def test_bots_that_do_not_move_are_a_failure(rehearsal: Rehearsal, window: MainWindow) -> None:
    assert window.pages.desk is not None
    window.pages.desk.most = 0
    rehearsal.begin()
    wait_for(lambda: rehearsal.awaited[0] == "the bots' first actions")
    rehearsal.deadline = 0.0  # long ago
    wait_for(lambda: not rehearsal.timer.isActive())
    assert rehearsal.failure == "waited in vain for the bots' first actions"


def test_a_picture_that_cannot_be_written_is_a_failure(
    rehearsal: Rehearsal, tmp_path: Path
) -> None:
    rehearsal.pictures = tmp_path / "nowhere"
    run(rehearsal)
    assert "could not be written" in rehearsal.failure


def test_closing_the_window_by_hand_is_a_failure(rehearsal: Rehearsal, window: MainWindow) -> None:
    rehearsal.begin()
    QTimer.singleShot(50, window.close)
    the_application().exec()
    assert rehearsal.failure == "the window was closed too early"
