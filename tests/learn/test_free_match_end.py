"""The end of a lesson that is a free match: it is told, and leads back to the lessons."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from app.windows import cut, open_window, settle, wait_for
from helpers.bar import bar_button
from helpers.matches import GUESTS, played
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from citybuilder.app.language import translate
from citybuilder.app.main_window import MainWindow
from citybuilder.app.results.end_page import EndPanel
from citybuilder.games import GAMES
from citybuilder.playing.turns import Phase
from citybuilder.store import progress
from citybuilder.store.save_list import new_save_path
from citybuilder.store.save_sheet import Seat
from citybuilder.store.saves import save
from citybuilder.store.settings import Settings
from citybuilder.store.sheets.lessons import load_lessons

GAME = GAMES[0]
FREE = load_lessons(GAME)[-1]
every_language = pytest.mark.parametrize(
    "language", ["de", pytest.param("en", marks=pytest.mark.long)]
)

pytestmark = pytest.mark.usefixtures("qapp")


@contextmanager
def ended(
    is_lesson: bool = True, language: str = "en", scale: float = 1.0, width: int = 1280
) -> Iterator[tuple[MainWindow, EndPanel]]:
    """A match that was left before its last answer, and is played to its end."""
    path, last = new_save_path(GAME), played().actions[-1]
    people = [Seat(name=guest.name, who="human") for guest in GUESTS[:2]]
    save(path, played(steps=len(played().actions) - 1), people)
    if is_lesson:
        learned = progress.load()
        learned.of(GAME).matches[FREE.key] = path.name
        progress.save(learned)
    settings = Settings(language=language, theme="light", pace=0, text_scale=scale)
    with open_window(settings, width, 720 if width > 960 else 600) as window:
        window.open_save(path)
        session, table = window.pages.session, window.pages.table
        assert session is not None
        assert table is not None
        while session.phase == Phase.CURTAIN:
            session.ready()
        session.choose([last])
        wait_for(lambda: session.phase == Phase.FINISHED)
        settle()
        assert table.end is not None
        yield window, table.end


def words(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


@every_language
def test_the_result_of_a_free_match_says_that_the_lesson_is_done(language: str) -> None:
    with ended(language=language) as (_, end):
        done = translate("learn", "You have finished this lesson.")
        assert done in words(end)
        assert done in end.accessibleName()
        assert not cut(end)


def test_the_result_of_a_free_match_leads_to_the_lessons_by_keys() -> None:
    with ended() as (window, end):
        table = window.pages.table
        assert table is not None
        learned = bar_button(table, "All lessons")
        for _ in [*end.stops(), *table.side_stops(), *table.parts.prompt.buttons]:
            if not learned.hasFocus():
                QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
        assert learned.hasFocus()
        QTest.keyClick(learned, Qt.Key.Key_Return)
        school = window.pages.school
        assert school is not None
        assert window.pages.stack.currentWidget() is school.page
        assert window.pages.table is None
        assert school.page.box.key == GAME
        assert school.page.lessons.rows[-1].property("state") == "done"


def test_the_result_of_any_other_match_has_nothing_to_do_with_lessons() -> None:
    with ended(is_lesson=False) as (window, end):
        assert "You have finished this lesson." not in words(end)
        assert window.pages.table is not None
        offers = [offer.text for offer in window.pages.table.parts.prompt.offers]
        assert "Play again" in offers
        assert "All lessons" not in offers


def test_the_match_after_a_free_match_is_no_lesson() -> None:
    with ended() as (window, _):
        assert window.pages.table is not None
        window.pages.table.rematch.emit()
        settle()
        assert window.pages.table is not None
        assert not window.pages.table.is_lesson


@every_language
def test_the_way_to_the_lessons_is_there_where_large_letters_meet_a_small_window(
    language: str,
) -> None:
    with ended(language=language, scale=1.5, width=960) as (window, end):
        assert window.pages.table is not None
        assert bar_button(window.pages.table, translate("learn", "All lessons")).isVisible()
        assert not cut(end)
