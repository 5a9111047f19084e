"""A match that is watched to its end comes out on the same page as one that is played."""

from collections.abc import Iterator

import pytest
from helpers.late import late
from helpers.matches import GUESTS
from helpers.sessions import LONG
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from citybuilder.app.language import set_language
from citybuilder.app.replay.page import ReplayPage
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.store.settings import Settings
from citybuilder.tables.theme import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def page_of(qtbot: QtBot, match: Match[State], pace: float = 0) -> ReplayPage:
    made = ReplayPage(match, GUESTS[:2], Settings(pace=pace, sound=False), LIGHT)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


@pytest.fixture
def page(qtbot: QtBot) -> ReplayPage:
    return page_of(qtbot, late())


def test_whoever_steps_or_plays_to_the_end_sees_the_result(qtbot: QtBot) -> None:
    page = page_of(qtbot, late(), pace=3.0)
    page.go_to(page.steps.last - 1)
    assert not page.result.button.isVisible()
    page.go_to(page.steps.last)
    assert not page.result.is_open()  # the last answer is told first
    page.board.scene.skip()
    assert page.result.is_open()
    page.go_to(0)
    assert not page.result.is_open()
    page.go_to(page.steps.last - 1)
    page.set_pace(3.0)
    page.set_playing(True)
    qtbot.waitUntil(page.result.is_open, timeout=LONG)


def test_a_leap_to_the_end_covers_nothing_but_offers_the_result(page: ReplayPage) -> None:
    page.go_to(page.steps.last)
    assert not page.result.is_open()
    assert page.result.button.accessibleName() == "Show the result"
    page.result.button.click()
    assert page.result.is_open()
    assert page.result.button.accessibleName() == "Look at the table"
    page.result.button.click()
    assert not page.result.is_open()


def test_escape_puts_the_result_away_before_it_leaves(page: ReplayPage, qtbot: QtBot) -> None:
    page.go_to(page.steps.last - 1)
    page.go_to(page.steps.last)
    assert page.result.is_open()
    with qtbot.assertNotEmitted(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.result.is_open()
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_the_keys_of_a_replay_work_over_the_result(page: ReplayPage) -> None:
    page.go_to(page.steps.last - 1)
    page.go_to(page.steps.last)
    assert page.result.panel is not None
    QTest.keyClick(page.result.panel, Qt.Key.Key_Left)
    assert page.step == page.steps.last - 1
    assert not page.result.is_open()


def test_language_and_theme_reach_the_result(page: ReplayPage) -> None:
    page.go_to(page.steps.last)
    page.result.open()
    set_language("de")
    page.retranslate()
    page.set_theme(DARK, 1.0)
    assert page.result.panel is not None
    assert page.result.panel.tabs.tabText(0) == "Ergebnis"
    assert page.result.panel.look.theme is DARK


def test_a_match_that_goes_on_has_no_result(qtbot: QtBot) -> None:
    match = late()
    page = page_of(qtbot, match.at(len(match.actions) - 1))
    page.go_to(page.steps.last - 1)
    page.go_to(page.steps.last)
    assert not page.result.is_open()
    assert not page.result.button.isVisible()
