"""The page of a review: what is known while it is computed, the moments, and the ways on."""

from collections.abc import Iterator

import pytest
from helpers.late import late
from helpers.long import amount, long_if
from helpers.matches import GUESTS
from helpers.sessions import LONG
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.reviews import complete, with_little_work, without_moments
from citybuilder.app.language import set_language
from citybuilder.app.review.bars import Ledger, PartBar
from citybuilder.app.review.card import Shot, why_better
from citybuilder.app.review.page import ReviewPage
from citybuilder.app.review.survey import Survey
from citybuilder.app.widgets import ShortLabel
from citybuilder.bots.comparison import Comparison, Difference
from citybuilder.bots.swings import Account
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.games.machi_koro.cards import SCORE_LANDMARKS
from citybuilder.playing.review_texts import in_whole_points, points
from citybuilder.store.settings import Settings
from citybuilder.tables.theme import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _english_and_little_work(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with_little_work(monkeypatch)
    set_language("en")
    yield
    set_language("en")


def page_of(qtbot: QtBot, match: Match[State], people: tuple[int, ...] = (0,)) -> ReviewPage:
    survey = Survey(match, people)
    made = ReviewPage(survey, GUESTS[: match.seats], Settings(sound=False), LIGHT)
    survey.setParent(made)
    made.survey.most = 1
    qtbot.addWidget(made)
    made.resize(1280, 900)
    return made


def finished(qtbot: QtBot, match: Match[State], people: tuple[int, ...] = (0,)) -> ReviewPage:
    """A page with all that there is to know, found without other processes."""
    page = page_of(qtbot, match, people)
    survey = page.survey
    survey.most = 0
    page.show()
    complete(survey)
    qtbot.wait(1)
    return page


def words(page: ReviewPage) -> str:
    return " ".join(found.text() for found in page.findChildren(QLabel) if found.isVisible())


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=long_if(number % 2 == 1)) for number, key in enumerate(GAMES)]
)
def test_a_match_of_each_game_is_reviewed(key: str, qtbot: QtBot) -> None:
    page = finished(qtbot, late(key, amount(24, 40)))
    assert page.progress.isHidden()
    assert page.cards
    assert isinstance(page.ledger, Ledger)
    last = [curve.values[-1] for curve in page.chart.curves]
    assert last == [round(100 * share) for share in page.survey.review.result]
    assert all(len(curve.values) == len(page.points) for curve in page.chart.curves)
    assert len({number for _, number in page.points}) == len(page.points)  # none twice
    assert len(page.chart.marks) == len(page.cards)
    for card in page.cards:
        assert card.accessibleName()
        assert card.accessibleDescription()
    assert not page.grab().isNull()


def test_while_it_is_computed_a_bar_shows_how_far_it_is_and_it_can_be_stopped(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_moments(monkeypatch)
    page = page_of(qtbot, late())
    with qtbot.waitSignal(page.survey.progressed, timeout=LONG):
        page.show()
    assert page.bar.value() > 0
    assert not page.cards
    QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    assert not page.survey.is_running
    assert "The review was stopped." in words(page)
    with qtbot.waitSignal(page.survey.finished, timeout=LONG):
        QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    assert page.progress.isHidden()


def test_who_leaves_the_page_finds_it_further_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_moments(monkeypatch)
    page = page_of(qtbot, late())
    page.show()
    assert page.survey.is_running
    page.hide()
    assert page.survey.is_running
    with qtbot.waitSignal(page.survey.finished, timeout=LONG):
        page.show()


def test_a_failure_is_told_in_one_sentence_and_can_be_tried_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_moments(monkeypatch)
    page = page_of(qtbot, late())
    page.show()
    page.survey.stop()
    page.survey.failed.emit()
    assert "The bots could not finish the review." in words(page)
    assert page.button.text() == "Continue"
    with qtbot.waitSignal(page.survey.finished, timeout=LONG):
        page.press()


def test_the_words_stand_before_the_pictures_are_drawn(qtbot: QtBot) -> None:
    """A picture takes a while, in which nobody is to look at words that are cut."""
    page = finished(qtbot, late())
    shots = page.findChildren(Shot)
    assert all(shot.drawn.isNull() for shot in shots)
    page.grab()
    assert all(shot.drawing.isActive() for shot in shots)
    qtbot.waitUntil(lambda: not any(shot.drawn.isNull() for shot in shots), timeout=LONG)


def test_cards_that_are_made_anew_leave_no_gap_for_the_old_ones(qtbot: QtBot) -> None:
    page = finished(qtbot, late())
    page.retranslate()
    assert page.below.count() == len(page.cards)


def test_a_long_sentence_is_given_the_height_of_what_it_will_show(qtbot: QtBot) -> None:
    """Whatever it was shortened to in a narrower place."""
    shown = ShortLabel("", "A sentence. " * 20, 4)
    qtbot.addWidget(shown)
    shown.resize(90, 60)
    shown.shorten()
    assert shown.text().endswith(" …")
    whole = QLabel("A sentence. " * 20, wordWrap=True)
    qtbot.addWidget(whole)
    assert abs(shown.heightForWidth(2000) - whole.heightForWidth(2000)) <= 2
    assert shown.heightForWidth(90) <= shown.height_of(4)


def test_a_card_opens_the_replay_by_click_and_by_key(qtbot: QtBot) -> None:
    page = finished(qtbot, late())
    card = page.cards[0]
    step = card.swing.stretch.first
    with qtbot.waitSignal(page.opened) as told:
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert told.args == [step]
    with qtbot.waitSignal(page.opened) as told:
        QTest.keyClick(card, Qt.Key.Key_Return)
    assert told.args == [step]
    with qtbot.assertNotEmitted(page.opened):
        QTest.keyClick(card, Qt.Key.Key_A)


def test_what_cost_somebody_most_leads_to_the_replay(qtbot: QtBot) -> None:
    page = finished(qtbot, late())
    assert "What cost you most" in words(page)
    card = page.lapses[0]
    assert "Better: " in card.accessibleDescription()
    assert "percentage points" in card.accessibleDescription()
    with qtbot.waitSignal(page.opened) as told:
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert told.args == [card.lapse.swing.stretch.first]
    costs = [each.lapse.cost for each in page.lapses]
    assert costs == sorted(costs, reverse=True)


def test_a_single_card_is_as_wide_as_one_of_three(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Survey.lapses
    monkeypatch.setattr(Survey, "lapses", lambda survey, seat: found(survey, seat)[:1])
    page = finished(qtbot, late())
    (card,) = page.lapses
    assert abs(card.width() - page.cards[0].width()) < 10
    page.resize(500, 900)
    qtbot.wait(1)
    assert card.width() > 400


def test_what_makes_up_for_points_later_is_a_reason_in_a_review_too(qtbot: QtBot) -> None:
    page = finished(qtbot, late())
    lapse = page.lapses[0].lapse
    lapse.finding.ranked[0].reason = Comparison(own=[Difference(int(SCORE_LANDMARKS), -1.0)])
    assert why_better(lapse.swing, lapse.finding, page.words) == (
        "Why: about 1 fewer landmark in the next few turns, but the bot expects more from it later."
    )


def test_of_several_people_each_is_told_by_name_and_bots_are_not(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "What cost" not in words(finished(qtbot, late(), ()))
    without_moments(monkeypatch)
    both = words(finished(qtbot, late(), (0, 1)))
    assert "None of Ada's choices cost much." in both
    assert "None of Ben's choices cost much." in both
    assert "None of your choices cost you much." in words(finished(qtbot, late()))


def test_a_game_without_chance_does_not_speak_of_luck(qtbot: QtBot) -> None:
    told = words(finished(qtbot, late("urbanization", 6)))
    assert "uck" not in told
    assert "Whose choices counted?" in told
    assert "the dice" in words(finished(qtbot, late()))


def test_the_chart_opens_the_replay_where_it_is_clicked(qtbot: QtBot) -> None:
    page = finished(qtbot, late())
    chart = page.chart
    for point in (0, len(page.points) - 1):
        spot = QPoint(round(chart.x_at(point)), round(chart.area().center().y()))
        with qtbot.waitSignal(page.opened) as told:
            QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=spot)
        assert told.args == [0 if point == 0 else len(page.match.actions)]
    QTest.keyClick(chart, Qt.Key.Key_Home)
    with qtbot.waitSignal(page.opened) as told:
        QTest.keyClick(chart, Qt.Key.Key_Return)
    assert told.args == [0]


def test_tab_walks_from_above_to_below_and_escape_leaves(qtbot: QtBot) -> None:
    page = finished(qtbot, late())
    with qtbot.waitActive(page):
        page.activateWindow()
    page.close_button.setFocus()
    for widget in (page.close_button, page.chart, *page.cards, *page.lapses):
        assert page.focusWidget() is widget
        assert widget.accessibleName()
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.cards[0], Qt.Key.Key_Escape)


def test_language_and_theme_change_at_once(qtbot: QtBot) -> None:
    page = finished(qtbot, late())
    count = len(page.cards)
    set_language("de")
    page.retranslate()
    page.set_theme(DARK, 1.5)
    qtbot.wait(1)
    assert "Glück oder Können?" in words(page)
    assert "Gewinnchance von" in page.cards[0].accessibleName()
    assert "Was dich am meisten gekostet hat" in words(page)
    assert "Besser: " in page.lapses[0].accessibleDescription()
    assert len(page.cards) == count
    assert page.cards[0].theme is DARK


def test_a_match_without_a_clear_moment_says_so(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_moments(monkeypatch)
    page = finished(qtbot, late())
    assert page.cards == []
    assert "No single moment changed much." in words(page)


def test_in_a_narrow_window_one_thing_stands_below_the_other(qtbot: QtBot) -> None:
    page = finished(qtbot, late())
    page.resize(500, 900)
    qtbot.wait(1)
    lefts = {card.mapTo(page, QPoint()).x() for card in (*page.cards, *page.lapses)}
    assert len(lefts) == 1


def test_an_account_in_whole_points_adds_up() -> None:
    account = in_whole_points(Account(0.254, 0.104, 0.304, 0.338, 1.0))
    whole = (account.begin, account.luck, account.own, account.others, account.end)
    assert [round(100 * part) for part in whole] == [25, 10, 30, 35, 100]


def test_changes_have_a_sign() -> None:
    assert [points(change) for change in (0.12, -0.05, 0.001)] == ["+12", "−5", "±0"]


def test_a_bar_has_room_for_anything(qtbot: QtBot) -> None:
    for value in (0.0, 5.0, -5.0):
        bar = PartBar(value, 0.0, LIGHT)
        qtbot.addWidget(bar)
        assert not bar.grab().isNull()
