"""The moment after a person's answer in which a bot waits, so that it can be taken back."""

import pytest
from helpers.sessions import LONG, Page, to_a_certain_choice
from pytestqt.qtbot import QtBot

from app.table_pages import GAME, at_table, is_certain_choice, played
from citybuilder.app.language import set_language
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.play.patience import Patience
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import SECOND_THOUGHTS, UNTIL_DONE, Settings

PAIR = ("human", "greedy")


@pytest.fixture(autouse=True)
def _as_players_have_it(_never_too_soon: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Patience, "share", 1.0)


def thought_over(desk: BotDesk, second_thoughts: int) -> Page:
    """A person has answered what could be taken back, and a bot is next."""
    page = Page(GAME, PAIR, desk, settings=Settings(pace=0, second_thoughts=second_thoughts))
    page.session.start()
    while True:
        to_a_certain_choice(page)
        asked = page.session.match.seat
        certain = [each for each in page.session.offer.legal if page.session.offer.certain(each)]
        page.session.choose([certain[-1]])
        if page.session.match.seat != asked:
            return page


def test_a_bot_waits_until_the_person_is_done(desk: BotDesk, qtbot: QtBot) -> None:
    page = thought_over(desk, UNTIL_DONE)
    session, answers = page.session, len(page.session.match.actions)
    qtbot.waitUntil(lambda: session.patience.waits, timeout=LONG)
    assert page.is_in(Phase.THINKING)
    assert len(session.match.actions) == answers
    session.patience.end()
    assert len(session.match.actions) == answers + 1


def test_meanwhile_the_answer_can_be_taken_back_although_the_bot_has_found_its_own(
    desk: BotDesk, qtbot: QtBot
) -> None:
    page = thought_over(desk, UNTIL_DONE)
    session, answers = page.session, len(page.session.match.actions)
    qtbot.waitUntil(lambda: session.patience.waits, timeout=LONG)
    assert session.can_undo()
    session.undo()
    assert page.is_in(Phase.CHOOSING)
    assert len(session.match.actions) == answers - 1
    assert not session.patience.is_on


@pytest.mark.parametrize("moment", [moment for moment in SECOND_THOUGHTS.words if moment > 0])
def test_the_moment_ends_by_itself(moment: int, desk: BotDesk, qtbot: QtBot) -> None:
    page = thought_over(desk, moment)
    session, answers = page.session, len(page.session.match.actions)
    qtbot.waitUntil(lambda: session.patience.waits, timeout=LONG)
    assert session.patience.timer.interval() == moment
    session.patience.timer.timeout.emit()
    assert len(session.match.actions) == answers + 1


def test_who_wants_no_second_thoughts_waits_for_none(desk: BotDesk, qtbot: QtBot) -> None:
    page = thought_over(desk, 0)
    answers = len(page.session.match.actions)
    assert not page.session.patience.is_on
    qtbot.waitUntil(lambda: len(page.session.match.actions) > answers, timeout=LONG)


def test_the_bar_says_so_and_the_return_key_lets_the_bot_play(desk: BotDesk, qtbot: QtBot) -> None:
    settings = Settings(pace=0, sound=False, tips=False, second_thoughts=UNTIL_DONE)
    match = played(lambda match: is_certain_choice(match) and match.seat == 0)
    with at_table(desk, match, PAIR, settings=settings) as table:
        answers = len(match.actions)
        table.press("Build nothing")
        qtbot.waitUntil(lambda: table.session.patience.waits, timeout=LONG)
        assert table.sentence() == "Ben is next."
        assert table.note() == "You can still undo your last move."
        table.page.parts.prompt.looked_at.emit("")
        assert table.note() == "You can still undo your last move."
        assert table.offers() == ["Undo", "Done"]
        table.press("Undo")
        assert table.is_in(Phase.CHOOSING)
        assert len(match.actions) == answers
        table.press("Build nothing")
        qtbot.waitUntil(lambda: table.session.patience.waits, timeout=LONG)
        table.page.do("enter")
        assert not table.session.patience.is_on
        qtbot.waitUntil(lambda: len(match.actions) > answers + 1, timeout=LONG)


def test_whoever_wants_to_be_asked_before_a_bot_goes_on_is_asked(desk: BotDesk) -> None:
    settings = Settings(pace=0, sound=False, tips=False, confirm=True)
    match = played(lambda match: is_certain_choice(match) and match.seat == 0)
    with at_table(desk, match, PAIR, settings=settings) as table:
        answers = len(match.actions)
        table.press("Build nothing")
        assert table.sentence() == "Sure? After “Build nothing” the next bot plays."
        table.page.do("enter")
        assert len(match.actions) == answers
        table.press("No")
        table.press("Build nothing")
        table.press("Yes")
        assert len(match.actions) == answers + 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_a_small_window_there_is_room_to_say_so(
    language: str, desk: BotDesk, qtbot: QtBot
) -> None:
    settings = Settings(pace=0, sound=False, tips=False, second_thoughts=UNTIL_DONE)
    match = played(lambda match: is_certain_choice(match) and match.seat == 0)
    with at_table(desk, match, PAIR, settings=settings) as table:
        set_language(language)
        table.page.retranslate()
        table.page.do("enter")
        table.session.choose([table.session.offer.legal[-1]])
        qtbot.waitUntil(lambda: table.session.patience.waits, timeout=LONG)
        sentence = table.page.parts.prompt.sentence
        assert table.session.can_undo()
        assert sentence.text() == sentence.whole
