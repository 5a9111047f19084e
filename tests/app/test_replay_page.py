"""The replay: every step of a match can be seen, and any of them can begin a new one."""

from collections.abc import Iterator

import pytest
from helpers.late import late
from helpers.matches import GUESTS, Guest, advice_of, played
from helpers.sessions import LONG
from helpers.tables import game_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from citybuilder.app.language import set_language
from citybuilder.app.replay.bar import after
from citybuilder.app.replay.page import ReplayPage
from citybuilder.core.game import State
from citybuilder.core.laws import by_preference
from citybuilder.core.match import Match
from citybuilder.core.plain import plain
from citybuilder.playing.seating import with_a_person
from citybuilder.playing.steps import Steps, seat_to_watch
from citybuilder.store.settings import Settings
from citybuilder.tables.theme import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


@pytest.fixture
def page(qtbot: QtBot) -> ReplayPage:
    return page_of(qtbot, played(3))


def page_of(qtbot: QtBot, match: Match[State], pace: int = 0) -> ReplayPage:
    settings = Settings(pace=pace, sound=False)
    made = ReplayPage(match, GUESTS[: match.seats], settings, LIGHT)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def shown(page: ReplayPage) -> object:
    assert page.board.scene.view is not None
    return plain(page.board.scene.view)


def test_it_begins_at_the_beginning(page: ReplayPage) -> None:
    assert shown(page) == plain(page.match.earlier[0])
    assert page.bar.sentence.text() == "The beginning"
    assert not page.bar.back.isEnabled()


def test_every_step_shows_its_table(page: ReplayPage) -> None:
    states = [*page.match.earlier, page.match.state]
    for step in (1, 2, 17, len(states) - 1, 5):
        page.go_to(step)
        assert shown(page) == plain(states[step])
        assert page.bar.slider.value() == step


@pytest.mark.parametrize(
    ("key", "start", "end"),
    [
        (Qt.Key.Key_Right, 5, 6),
        (Qt.Key.Key_Left, 5, 4),
        (Qt.Key.Key_Home, 5, 0),
        (Qt.Key.Key_Left, 0, 0),
    ],
)
def test_keys_step_through_it(
    page: ReplayPage, qtbot: QtBot, key: Qt.Key, start: int, end: int
) -> None:
    page.go_to(start)
    with qtbot.waitActive(page):
        page.activateWindow()
    QTest.keyClick(page.board.view, key)
    assert page.step == end


def test_the_end_key_leads_to_the_last_step(page: ReplayPage, qtbot: QtBot) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    QTest.keyClick(page.turns, Qt.Key.Key_End)
    assert page.step == len(page.match.actions)
    assert not page.bar.next.isEnabled()


def test_buttons_step_through_it(page: ReplayPage) -> None:
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(page.bar.next, left)
    assert page.step == 1
    QTest.mouseClick(page.bar.end, left)
    assert page.step == page.steps.last
    QTest.mouseClick(page.bar.back, left)
    assert page.step == page.steps.last - 1
    QTest.mouseClick(page.bar.first, left)
    assert page.step == 0


def test_the_slider_goes_where_it_is_clicked(page: ReplayPage) -> None:
    slider = page.bar.slider
    spot = QPoint(round(slider.x_at(20)), slider.height() // 2)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=spot)
    assert page.step == 20


def test_what_happened_is_said(page: ReplayPage) -> None:
    for step in range(1, 12):
        page.go_to(step)
        told = [
            page.texts.event(event)
            for event in page.steps.events(step)
            if not page.texts.opens_turn(event)
        ]
        assert page.bar.sentence.text() == " ".join(told) != ""


def test_the_list_of_turns_leads_to_each_turn(page: ReplayPage) -> None:
    model = page.turn_model
    assert model.rowCount() == page.match.state.turn
    for row in (0, 7, model.rowCount() - 1):
        page.go_to_turn(model.index(row, 0))
        state = page.steps.state(page.step)
        assert state.turn == row + 1
        assert model.index(row, 0).data() == page.texts.turn(state)
        assert page.turns.currentIndex().row() == row


def test_a_round_of_many_turns_is_named_once_and_its_turns_by_what_they_began_with(
    qtbot: QtBot,
) -> None:
    model = page_of(qtbot, late("cities", 100)).turn_model
    told = [model.index(row, 0).data() for row in range(model.rowCount())]
    rounds = [text for text in told if text.startswith("Round")]
    assert len(rounds) == len(set(rounds)) >= 2
    assert sum("takes" in text for text in told) > len(told) // 2


@pytest.mark.parametrize("game", ["the_city", "urbanization"])
def test_each_turn_of_a_round_is_told_by_what_its_own_seat_did(game: str, qtbot: QtBot) -> None:
    page = page_of(qtbot, late(game, 30))
    told = page.turns_told()
    rounds = [text for text in told if text.startswith("Round")]
    assert len(rounds) == len(set(rounds)) >= 2
    for text, turn in zip(told, page.steps.turns, strict=True):
        asked, _ = page.steps.question(min(turn.step + 1, page.steps.last))
        assert text in rounds or text.startswith(page.texts.name(asked.seat))


def test_a_step_on_is_told_by_motion(qtbot: QtBot) -> None:
    page = page_of(qtbot, played(2), pace=3)
    page.go_to(1)
    assert page.board.scene.is_moving()
    page.go_to(5)
    assert not page.board.scene.is_moving()
    assert shown(page) == plain(page.match.earlier[5])


def test_playing_runs_to_the_end_and_stops(qtbot: QtBot) -> None:
    page = page_of(qtbot, played(2, steps=4))
    page.set_pace(3)
    page.set_playing(True)
    qtbot.waitUntil(lambda: page.step == 4, timeout=LONG)
    assert not page.bar.is_playing
    page.set_playing(True)
    assert page.step < 4


def test_space_plays_and_pauses(page: ReplayPage, qtbot: QtBot) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    page.board.view.setFocus()
    QTest.keyClick(page.board.view, Qt.Key.Key_Space)
    assert page.bar.is_playing
    assert page.bar.play.accessibleName() == "Pause"
    QTest.keyClick(page.board.view, Qt.Key.Key_Space)
    assert not page.bar.is_playing


def test_space_works_a_focused_button(page: ReplayPage, qtbot: QtBot) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    page.bar.end.setFocus()
    QTest.keyClick(page.bar.end, Qt.Key.Key_Space)
    assert page.step == page.steps.last


def test_a_branch_has_played_the_steps_so_far(page: ReplayPage, qtbot: QtBot) -> None:
    before = len(page.match.actions)
    page.go_to(9)
    with qtbot.waitSignal(page.branch) as told:
        QTest.mouseClick(page.bar.branch, Qt.MouseButton.LeftButton)
    (branch,) = told.args
    assert branch.actions == page.match.actions[:9]
    branch.play(branch.legal()[-1])
    assert len(page.match.actions) == before
    assert shown(page) == plain(page.match.earlier[9])


def test_escape_leaves(page: ReplayPage, qtbot: QtBot) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.board.view, Qt.Key.Key_Escape)


def test_a_piece_can_be_inspected_and_escape_puts_it_away_first(page: ReplayPage) -> None:
    key = next(key for key in page.board.scene.pieces if page.board.scene.help_of(key))
    page.board.scene.inspected.emit(key)
    assert page.inspector.isVisible()
    page.leave()
    assert not page.inspector.isVisible()
    page.board.scene.inspected.emit(key)
    page.press()
    assert not page.inspector.isVisible()
    assert not page.bar.is_playing


def test_a_running_match_is_shown_as_the_viewer_sees_it() -> None:
    match = played(2, steps=30)
    steps = Steps(match, 1)
    assert plain(steps.view(10)) == plain(match.game.observe(match.earlier[10], 1))
    assert steps.view(10).rng.value == 0


def test_a_finished_match_has_no_secrets() -> None:
    match = played(2)
    assert Steps(match, 1).view(10) is match.earlier[10]


def test_a_match_without_actions_can_be_looked_at(qtbot: QtBot) -> None:
    page = page_of(qtbot, played(2, steps=0))
    assert not page.bar.next.isEnabled()
    assert page.grab().width() == 1280


def test_language_and_theme_change_at_once(page: ReplayPage) -> None:
    page.go_to(1)
    set_language("de")
    page.retranslate()
    page.set_theme(DARK, 1.5)
    assert page.bar.branch.text() == "Von hier weiterspielen"
    assert "würfelt" in page.bar.sentence.text()
    assert "Zug 1" in page.turn_model.index(0, 0).data()
    assert page.board.scene.look.theme is DARK


def test_enter_works_a_focused_button(page: ReplayPage, qtbot: QtBot) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    pace = page.bar.pace
    page.bar.speed.setFocus()
    QTest.keyClick(page.bar.speed, Qt.Key.Key_Return)
    assert page.bar.pace == after(pace)


def test_tab_walks_from_above_to_below_and_shows_where(page: ReplayPage, qtbot: QtBot) -> None:
    page.go_to(5)
    with qtbot.waitActive(page):
        page.activateWindow()
    page.review_button.setFocus()
    wanted = [page.review_button, page.close_button, page.board.view, page.turns, *page.bar.stops()]
    for widget in wanted:
        assert page.focusWidget() is widget
        assert widget.accessibleName()
        assert page.board.ring.isVisible() == (widget is page.board.view)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    assert page.focusWidget() is page.review_button


def test_only_a_finished_match_can_be_reviewed(page: ReplayPage, qtbot: QtBot) -> None:
    assert page.review_button.isVisible()
    with qtbot.waitSignal(page.review_wanted):
        QTest.mouseClick(page.review_button, Qt.MouseButton.LeftButton)
    assert not page_of(qtbot, played(2, steps=9)).review_button.isVisible()


def test_the_slider_shows_that_it_has_the_focus(page: ReplayPage, qtbot: QtBot) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    slider = page.bar.slider
    seen = []
    for widget in (page.board.view, slider):
        widget.setFocus()
        seen.append(slider.grab().toImage().pixelColor(slider.width() // 2, 1).name())
    assert seen[0] != seen[1] == page.theme.glow


def test_each_step_is_said_to_screen_readers(
    page: ReplayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(page.board.view, "say", heard.append)
    page.go_to(3)
    assert heard == [page.bar.sentence.text()]
    assert page.board.view.accessibleDescription() == page.bar.sentence.text()


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_whoever_opens_a_finished_match_the_same_city_lies_nearest(viewer: int) -> None:
    match = played(3)
    bots = [Guest(name, "normal") for name in ("Ada", "Ben", "Cleo")]
    shares = match.game.result(match.state)
    assert seat_to_watch(match, bots, viewer) == shares.index(max(shares))
    assert seat_to_watch(match, [bots[0], Guest("Ben"), Guest("Cleo")], viewer) == 1


def test_a_match_that_goes_on_is_watched_from_the_viewers_seat() -> None:
    match = played(3, steps=20)
    assert seat_to_watch(match, GUESTS[:3], 2) == 2


def test_whoever_goes_on_with_a_match_of_bots_plays_the_seat_that_is_asked() -> None:
    bots = (("Ada", "normal"), ("Ben", "greedy"))
    match = played(2, steps=30)
    people, seat = with_a_person(match, bots)
    assert seat == match.seat
    assert people[seat] == (bots[seat][0], "human")
    assert people[1 - seat] == bots[1 - seat]
    assert with_a_person(match, people) == (people, -1)
    assert with_a_person(played(2), bots) == (bots, -1)


# A game in which nothing is told of most answers


def secretive(steps: int = 10_000) -> Match[State]:
    game = game_of("the_city")
    match, pick = Match(game, 2, {}, 5), by_preference(advice_of(game), 5)
    while not match.state.over and len(match.actions) < steps:
        match.play(pick(match.state, match.legal()))
    return match


def test_where_nothing_was_told_the_answer_is_said(qtbot: QtBot) -> None:
    page = page_of(qtbot, secretive())
    page.go_to(1)
    assert page.bar.sentence.text().startswith("Ada chooses “Discard ")


def test_of_a_match_that_goes_on_only_one_s_own_answers_are_said(qtbot: QtBot) -> None:
    match = secretive(12)
    page = page_of(qtbot, match)
    for step in range(1, len(match.actions) + 1):
        page.go_to(step)
        said = page.bar.sentence.text()
        if match.earlier[step - 1].asked[-1].seat == page.viewer:
            assert said.startswith("Ada chooses “")
        elif said.startswith("Ben"):
            assert said == "Ben has chosen."


def test_a_long_story_is_cut_after_a_sentence_and_told_by_the_tooltip(qtbot: QtBot) -> None:
    match = secretive()
    page = page_of(qtbot, match)
    page.resize(700, 600)
    page.go_to(len(match.actions))
    sentence = page.bar.sentence
    assert sentence.text().endswith(" …")
    assert page.bar.sentence.whole.startswith(sentence.text().removesuffix(" …"))
    assert len(sentence.toolTip()) > len(sentence.text())
    assert sentence.heightForWidth(sentence.width()) <= sentence.height()
    page.resize(5000, 600)
    assert len(sentence.text()) > 0
