"""The way to a review and from there to the replay and back, in the whole window."""

from collections.abc import Iterator

import pytest
from helpers.bar import bar_button
from helpers.late import late
from helpers.matches import GUESTS

from app.reviews import complete, with_little_work
from app.windows import open_window, settle, wait_for
from citybuilder.app.lobby.opening import Opened
from citybuilder.app.main_window import MainWindow
from citybuilder.app.review.page import ReviewPage
from citybuilder.playing.new_match import NewMatch
from citybuilder.store.save_list import new_save_path
from citybuilder.store.save_sheet import Seat
from citybuilder.store.saves import save


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    with_little_work(monkeypatch)
    with open_window() as made:
        path = new_save_path("machi_koro")
        match = late()
        save(path, match, [Seat(name=guest.name, who=guest.who) for guest in GUESTS[:2]])
        made.open_save(path)
        yield made


def reviewed(window: MainWindow) -> ReviewPage:
    assert window.pages.replay is not None
    window.pages.replay.review_button.click()
    page = window.pages.review
    assert page is not None
    return page


def test_a_match_of_long_ago_is_reviewed_and_leads_to_its_replay_and_back(
    window: MainWindow,
) -> None:
    pages = window.pages
    assert pages.replay is not None
    pages.replay.go_to(3)
    page = reviewed(window)
    page.survey.stop()
    complete(page.survey)
    settle()
    step = page.cards[-1].swing.stretch.first
    page.cards[-1].opened.emit()
    assert pages.replay is not None
    assert pages.replay.step == step
    pages.leave()
    assert pages.replay is None
    assert pages.stack.currentWidget() is page
    assert page.survey.is_complete, "nothing is computed twice"
    assert not pages.in_lobby()
    assert not pages.at_table()
    pages.leave()
    assert pages.replay is not None
    assert pages.replay.step == 3
    assert reviewed(window) is page
    pages.leave()
    pages.leave()
    assert pages.in_lobby()
    assert pages.review is None


def test_a_new_match_ends_the_review(window: MainWindow) -> None:
    page = reviewed(window)
    assert page.survey.is_running
    survey = page.survey
    window.begin(NewMatch("machi_koro", (("Ada", "human"), ("Ben", "human")), {}, 1))
    assert not survey.is_running
    assert window.pages.review is None
    assert window.pages.at_table()


def test_from_a_moment_a_match_of_its_own_branches_off(window: MainWindow) -> None:
    page = reviewed(window)
    page.opened.emit(2)
    assert window.pages.replay is not None
    window.pages.replay.go_on_from_here()
    assert window.pages.session is not None
    assert len(window.pages.session.match.actions) == 2
    assert window.pages.review is None


def test_language_and_theme_reach_the_review(window: MainWindow) -> None:
    page = reviewed(window)
    window.choose_language("de")
    assert page.title.text().startswith("Rückblick")
    window.settings.theme = "dark"
    window.apply()
    assert page.theme.key == "dark"


def test_closing_the_window_ends_the_review(window: MainWindow) -> None:
    survey = reviewed(window).survey
    window.close()
    assert not survey.is_running


def test_the_end_of_a_match_leads_to_its_review(window: MainWindow) -> None:
    pages = window.pages
    match = late(answers=2)
    start = match.at(1)
    pages.lay(Opened(start, (("Ada", "human"), ("Ben", "human")), new_save_path("machi_koro")))
    assert pages.session is not None
    pages.session.choose([match.actions[1]])
    wait_for(lambda: pages.table is not None and pages.table.end is not None)
    assert pages.table is not None
    assert pages.table.end is not None
    assert pages.survey is None
    bar_button(pages.table, "Review").click()
    assert pages.review is not None
    assert not pages.at_table()
    first = pages.review
    pages.leave()
    assert pages.at_table()
    pages.table.review_wanted.emit()
    assert pages.review is first
    pages.leave()
    pages.session.undo()
    assert pages.review is None
    assert pages.stack.currentWidget() is pages.table, "whoever takes the end back is at the table"


@pytest.mark.parametrize("bot", [False, True])
def test_a_review_begins_while_the_end_is_told_and_ends_when_that_is_taken_back(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, bot: bool
) -> None:
    """Where a person has played."""
    pages = window.pages
    monkeypatch.setattr(pages, "foresight", True)
    match = late(answers=2)
    other = "greedy" if bot else "human"
    people = (("Ada", "human"), ("Ben", other))
    pages.lay(Opened(match.at(1), people, new_save_path("machi_koro")))
    session = pages.session
    assert session is not None
    session.choose([match.actions[1]])
    wait_for(lambda: pages.survey is not None)
    survey = pages.survey
    assert survey is not None
    assert survey.is_running
    assert survey.people == ((0,) if bot else (0, 1))
    session.undo()
    assert not survey.is_running
    assert pages.survey is None
    session.choose([match.actions[1]])
    wait_for(lambda: pages.survey is not None)
    again = pages.survey
    pages.review_table()
    assert pages.review is not None
    assert pages.review.survey is again, "what was found is shown"
    pages.to_lobby()
    assert pages.survey is None


def test_what_bots_played_among_themselves_is_not_reviewed_unasked(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = window.pages
    monkeypatch.setattr(pages, "foresight", True)
    match = late(answers=1)
    pages.lay(Opened(match, (("Ada", "greedy"), ("Ben", "greedy")), new_save_path("machi_koro")))
    session = pages.session
    assert session is not None
    pages.foresee(session)
    assert pages.survey is None
