"""A stop after each bot's turn, for whoever wants to look at what it has done."""

import pytest
from helpers.sessions import LONG, Page
from helpers.tables import game_of
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from app.table_pages import GAME, Played, at_table
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.play.patience import Patience
from citybuilder.core.game import Event, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings

BOTS = ("greedy", "greedy", "greedy")
WITH_BOTS = ("human", "greedy", "greedy")


@pytest.fixture(autouse=True)
def _as_players_have_it(_never_too_soon: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Patience, "share", 1.0)


def stepwise(**others: object) -> Settings:
    found = Settings(pace=0, sound=False, tips=False, second_thoughts=0, step_by_step=True)
    for name, value in others.items():
        setattr(found, name, value)
    return found


def waits(page: Page | Played, qtbot: QtBot) -> tuple[int, int]:
    """Until something waits for whoever looks on: whose turn it will be, and which."""
    session = page.session
    qtbot.waitUntil(lambda: session.patience.waits and session.patience.is_on, timeout=LONG)
    return session.match.seat, session.match.state.turn


def test_every_bot_waits_for_a_look_at_the_turn_of_the_one_before(
    desk: BotDesk, qtbot: QtBot
) -> None:
    page = Page(GAME, BOTS, desk, settings=stepwise())
    page.session.start()
    stops = []
    for _ in range(4):
        stops.append(waits(page, qtbot))
        page.session.patience.end()
    assert [seat for seat, _ in stops] == [1, 2, 0, 1]
    assert len({turn for _, turn in stops}) == 4


def test_nobody_waits_before_the_first_turn_nor_before_a_person(
    desk: BotDesk, qtbot: QtBot
) -> None:
    page = Page(GAME, WITH_BOTS, desk, settings=stepwise())
    page.session.start()
    page.answer_at_random()
    assert waits(page, qtbot)[0] == 2  # whoever has played knows what they did
    answers = len(page.session.match.actions)
    page.session.patience.end()
    qtbot.waitUntil(lambda: len(page.session.match.actions) > answers, timeout=LONG)
    assert waits(page, qtbot)[0] == 2


@pytest.mark.parametrize("key", GAMES)
def test_in_every_game_bots_stop_once_a_turn(key: str, desk: BotDesk, qtbot: QtBot) -> None:
    game = game_of(key)
    page = Page(game, BOTS, desk, settings=stepwise())
    page.session.start()
    turns = []
    for _ in range(3):
        turns.append(waits(page, qtbot))
        page.session.patience.end()
    assert len(set(turns)) == 3


def test_the_bar_says_whose_turn_it_was_and_the_return_key_goes_on(
    desk: BotDesk, qtbot: QtBot
) -> None:
    with at_table(desk, Match(GAME, 3, {}, 1), BOTS, settings=stepwise()) as table:
        waits(table, qtbot)
        assert table.sentence() == "That was Ada's turn. Ben is next."
        assert table.offers() == ["Continue"]
        answers = len(table.match.actions)
        table.page.do("enter")
        qtbot.waitUntil(lambda: len(table.match.actions) > answers, timeout=LONG)


def begun() -> Match[State]:
    """All are about to choose in secret, after the first rounds."""
    match, pick = Match(game_of("the_city"), 3, {}, 1), at_random(1)
    while match.state.turn < 9 or len(match.state.asked) < 3:
        match.play(pick(match.state, match.legal()))
    return match


def test_what_all_have_chosen_in_secret_is_nobodys_turn_and_seen_first(
    desk: BotDesk, qtbot: QtBot
) -> None:
    seen: list[list[Event]] = []
    with at_table(desk, begun(), BOTS, settings=stepwise()) as table:
        table.session.happened.connect(lambda events, _: seen.append(events))
        for answers in (0, 3):  # whoever comes back to a match looks at it first
            waits(table, qtbot)
            assert len(seen) == answers
            assert not seen or len(seen[-1]) > 3  # what came of it
            assert table.sentence() == "All have had their turn."
            table.session.patience.end()


def test_nobody_watches_how_a_bot_chooses_in_secret_while_others_still_do(
    desk: BotDesk, qtbot: QtBot
) -> None:
    settings, paces = Settings(pace=3, sound=False, tips=False), []
    with at_table(desk, begun(), BOTS, settings=settings) as table:
        story = table.page.parts.scene.story
        table.session.happened.connect(lambda *_: paces.append(story.pace))
        qtbot.waitUntil(lambda: len(paces) == 3, timeout=LONG)
    assert paces == [0, 0, 3]


def test_a_key_turns_it_on_and_off_and_whoever_waits_goes_on(desk: BotDesk, qtbot: QtBot) -> None:
    with at_table(desk, Match(GAME, 3, {}, 1), BOTS, settings=stepwise()) as table:
        waits(table, qtbot)
        answers = len(table.match.actions)
        table.key(Qt.Key.Key_S)
        assert not table.page.settings.step_by_step
        qtbot.waitUntil(lambda: len(table.match.actions) > answers + 8, timeout=LONG)
        table.key(Qt.Key.Key_S)
        assert table.page.settings.step_by_step
        waits(table, qtbot)


def test_after_a_pause_nobody_has_to_say_it_twice(desk: BotDesk, qtbot: QtBot) -> None:
    with at_table(desk, Match(GAME, 3, {}, 1), BOTS, settings=stepwise()) as table:
        waits(table, qtbot)
        answers = len(table.match.actions)
        table.page.do("pause")
        assert table.is_in(Phase.ASKING)
        table.page.do("pause")
        qtbot.waitUntil(lambda: len(table.match.actions) > answers, timeout=LONG)


def test_a_seat_that_changes_hands_meanwhile_is_waited_for_as_well(
    desk: BotDesk, qtbot: QtBot
) -> None:
    page = Page(GAME, BOTS, desk, settings=stepwise())
    page.session.start()
    waits(page, qtbot)
    page.session.hand_over(2, "beginner")
    assert waits(page, qtbot)[0] == 1


def test_the_menu_at_the_table_has_the_pace_the_stop_and_the_preferences(
    desk: BotDesk,
) -> None:
    wanted = []
    with at_table(desk, Match(GAME, 3, {}, 1), WITH_BOTS, settings=stepwise()) as table:
        table.page.preferences_wanted.connect(lambda: wanted.append(True))
        table.page.do("menu")
        menu = next(each for each in table.page.findChildren(QMenu) if each.isVisible())
        entries = {action.text(): action for action in menu.actions()}
        paces = entries["Pace"].menu()
        assert isinstance(paces, QMenu)
        assert [action.text() for action in paces.actions() if action.isChecked()] == [
            "Off – nothing moves"
        ]
        paces.actions()[1].trigger()
        assert table.page.settings.pace == 0.5
        assert table.page.parts.top.pace.text() == "Pace ½×"
        assert entries["Stop after each bot's turn\tS"].isChecked()
        entries["Stop after each bot's turn\tS"].trigger()
        assert not table.page.settings.step_by_step
        entries["Preferences…"].trigger()
        assert wanted
        menu.close()
