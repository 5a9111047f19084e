"""The row of a free match that was left: going on with it is what catches the eye."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from app.windows import cut, open_window, put_save, settle
from helpers.long import crossed
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from citybuilder.app.learn.lesson_rows import LessonRow
from citybuilder.app.learn.page import LearnPage
from citybuilder.games import GAMES
from citybuilder.store import progress
from citybuilder.store.settings import Settings
from citybuilder.store.sheets.lessons import load_lessons
from citybuilder.tables.theme import THEMES
from learn.pupils import Pupil

GAME = GAMES[0]
INSIDE = 3  # pixels below the upper edge, above all words

pytestmark = pytest.mark.usefixtures("qapp")


@contextmanager
def left_match(settings: Settings, width: int = 1280, height: int = 720) -> Iterator[LearnPage]:
    learned = progress.load()
    learned.of(GAME).matches[load_lessons(GAME)[-1].key] = put_save().name
    progress.save(learned)
    with open_window(settings, width, height) as window:
        window.pages.learn(GAME)
        settle()
        yield Pupil(window).school.page


def ground(row: LessonRow, part: QWidget) -> QColor:
    """What the words of a part of the row stand on."""
    at = part.mapTo(row, QPoint(part.width() // 2, INSIDE))
    return row.grab().toImage().pixelColor(at)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_going_on_stands_out_and_beginning_anew_does_not(theme: str) -> None:
    with left_match(Settings(language="en", theme=theme, pace=0)) as page:
        row = page.lessons.rows[-1]
        assert row.state.text() == "Continue the match"
        assert ground(row, row.state) == QColor(THEMES[theme].accent)
        assert ground(row, row.anew) == ground(row, row)
        other = page.lessons.rows[1]
        assert ground(other, other.state) == ground(other, other)


def test_an_expansion_is_learned_once_the_game_is_known() -> None:
    learned = progress.load()
    with open_window(Settings(language="en", theme="light", pace=0)) as window:
        window.pages.learn(GAME)
        rows = Pupil(window).school.page.lessons
        order = []
        while (coming := rows.next_row(learned.of(GAME))) is not None:
            order.append(coming)
            learned.finish(GAME, coming.lesson.key)
        assert order[-2].lesson.is_free
        assert [row.is_usual for row in order] == [True] * (len(rows.rows) - 1) + [False]


@crossed("scale language", [1.0, 1.5, 1.3], ["en", "de"])
def test_the_lessons_of_a_small_window_are_not_scrolled_sideways(
    language: str, scale: float
) -> None:
    settings = Settings(language=language, theme="light", pace=0, text_scale=scale)
    with left_match(settings, 960, 600) as page:
        assert page.paper.horizontalScrollBar().maximum() == 0
        assert not cut(page)
