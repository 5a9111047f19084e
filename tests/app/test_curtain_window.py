"""A curtain in the whole window: menus, keys and what stands open beside the table."""

from collections.abc import Iterator

import pytest
from helpers.tables import game_of
from helpers.the_city import GAME as RULES
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.windows import open_window, settle
from citybuilder.app.main_window import MainWindow
from citybuilder.app.play.session import Session
from citybuilder.core.game import UNKNOWN, State
from citybuilder.core.match import Match
from citybuilder.games.the_city import cards as c
from citybuilder.playing.new_match import NewMatch
from citybuilder.playing.steps import Steps
from citybuilder.playing.turns import AT_CURTAIN, Phase

GAME = game_of("the_city")
PEOPLE = (("Ada", "human"), ("Ben", "human"))
KEYS = {"export_log": Qt.Key.Key_E, "restart": Qt.Key.Key_R, "undo": Qt.Key.Key_Z}


@pytest.fixture
def window() -> Iterator[MainWindow]:
    with open_window() as window:
        window.begin(NewMatch(GAME.key, PEOPLE, {}, 3))
        settle()
        yield window


def session_of(window: MainWindow) -> Session:
    assert window.pages.session is not None
    return window.pages.session


def sit(session: Session) -> None:
    """Whoever is called answers until somebody else is asked."""
    session.ready()
    seat = session.match.seat
    while session.match.seat == seat and session.phase == Phase.CHOOSING:
        session.choose(session.match.legal()[:1])
        settle()


def test_menus_are_grey_at_a_curtain_but_for_what_it_allows(window: MainWindow) -> None:
    sit(session_of(window))
    assert session_of(window).phase == Phase.CURTAIN
    for menu in window.menus.all:
        menu.aboutToShow.emit()
    able = {name for name, action in window.menus.actions.items() if action.isEnabled()}
    assert able == set(AT_CURTAIN) & set(window.menus.actions)
    window.menus.help.aboutToHide.emit()
    session_of(window).ready()
    assert window.menus.actions["export_log"].isEnabled()


def test_a_curtain_covers_the_whole_table_however_large_the_window_is(window: MainWindow) -> None:
    sit(session_of(window))
    table = window.pages.table
    assert table is not None
    for size in ((1400, 900), (1100, 700)):
        window.resize(*size)
        settle()
        parts = table.parts
        assert parts.curtain.width() == table.width()
        assert parts.curtain.geometry().top() == parts.top.geometry().bottom() + 1
        assert parts.curtain.geometry().bottom() + 1 == parts.prompt.geometry().top()


@pytest.mark.parametrize("name", list(KEYS))
def test_their_keys_only_say_why(
    window: MainWindow, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr("citybuilder.app.main_window.ask_save", lambda *_: asked.append(_))
    session = session_of(window)
    sit(session)
    played = len(session.match.actions)
    window.activateWindow()
    settle()
    QTest.keyClick(window, KEYS[name], Qt.KeyboardModifier.ControlModifier)
    assert (session.phase, session.awaited) == (Phase.CURTAIN, 1)
    assert (len(session.match.actions), asked) == (played, [])
    assert window.pages.table is not None
    assert window.pages.table.parts.prompt.note.text() == "First Ben has to sit down at the screen."


def test_whoever_wants_to_be_asked_is_asked_before_the_curtain_falls(window: MainWindow) -> None:
    window.settings.confirm = True
    session, table = session_of(window), window.pages.table
    assert table is not None
    session.ready()
    while session.match.state.asked[-1].kind != c.ASK_CHOOSE:
        session.choose(session.match.legal()[:1])
        settle()
    architect = next(each for each in session.match.legal() if each.what == RULES.box.architect)
    table.asking.choose([architect])
    assert session.phase == Phase.CHOOSING
    assert "can't be undone" in table.parts.prompt.sentence.whole
    table.asking.choose([architect])
    assert (session.phase, session.awaited) == (Phase.CURTAIN, 1)


def test_rules_that_somebody_looked_up_are_put_away(window: MainWindow) -> None:
    session_of(window).ready()
    window.show_rules()
    assert window.rules is not None
    assert window.rules.isVisible()
    session = session_of(window)
    while session.phase == Phase.CHOOSING:
        session.choose(session.match.legal()[:1])
        settle()
    assert session.phase == Phase.CURTAIN
    assert not window.rules.isVisible()


def test_tips_are_about_what_the_viewer_may_know(window: MainWindow) -> None:
    session = session_of(window)
    while not {event.only for _, _, events in session.history for event in events} >= {0, 1}:
        sit(session)
    session.ready()
    assert window.pages.table is not None
    tipping = window.pages.table.tipping
    tipping.seen.clear()
    tipping.begun = 0
    secret = [event for event in tipping.news() if event.only not in (-1, session.viewer)]
    assert secret
    assert {event.what for event in secret} == {UNKNOWN}


# A match that goes on, step by step


def midway(passing: bool) -> Match[State]:
    """Ada has answered once, and is asked again: what she pays with, or what she keeps."""
    match = Match(GAME, 2, {}, 3)
    while match.state.turn < 3:
        match.play(match.legal()[0])
    for action in reversed(match.legal()) if passing else match.legal():
        trial = match.at(len(match.actions))
        trial.play(action)
        if trial.seat == match.seat == 0:
            return trial
    raise AssertionError("there is no such answer")


def to_the_end(match: Match[State]) -> Match[State]:
    while match.seat == 0:
        match.play(match.legal()[0])
    return match


def test_a_hidden_sitting_is_one_step() -> None:
    built, passed = (to_the_end(midway(passing)) for passing in (False, True))
    seen = [Steps(match, 1) for match in (built, passed)]
    assert seen[0].last == seen[1].last
    assert [len(steps.turns) for steps in seen] == [4, 4]
    assert [steps.stops[-1] for steps in seen] == [len(built.actions), len(passed.actions)]
    assert Steps(passed, 0).last > seen[1].last, "one's own answers are steps"


def test_a_sitting_that_goes_on_is_no_step_yet() -> None:
    match = midway(passing=True)
    seen = Steps(match, 1)
    assert seen.stops[-1] == len(match.actions) - 1
    assert Steps(match, 0).stops[-1] == len(match.actions)


def test_a_curtain_stands_as_it_will_from_its_first_moment(window: MainWindow) -> None:
    sit(session_of(window))
    assert window.pages.table is not None
    curtain = window.pages.table.parts.curtain
    for lines in (["one"], ["a sentence that is so long that it needs a wide panel"] * 6, []):
        curtain.announce(window.pages.table.parts.looks[1], lines)
        at_once = curtain.panel.geometry()
        settle()
        assert curtain.panel.geometry() == at_once
