"""The end of a match at the table: it is told, then shown, and only then anything leads away."""

import pytest
from helpers.clock import Clock
from helpers.late import late
from helpers.sessions import LONG
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.table_pages import PEOPLE, Played, at_table
from citybuilder.app.haste import MOMENT, Haste
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.table.ending import SEEN, Ending
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings

WAYS = ["Lobby", "Play again", "Replay", "Review"]
Key = Qt.Key


@pytest.fixture(autouse=True)
def _as_players_have_it(_never_too_soon: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ending, "moment", SEEN)


def wanted(pace: float = 1.0, calm: bool = False) -> Settings:
    return Settings(pace=pace, sound=False, tips=False, reduced_motion=calm)


def before_the_last(key: str = GAMES[0]) -> Match[State]:
    """It can be undone, as nothing was left to chance."""
    whole = late(key)
    return whole.at(len(whole.actions) - 1)


def one_person(match: Match[State]) -> list[str]:
    """Whoever gives the last answer."""
    return ["human" if seat == match.seat else "greedy" for seat in range(match.seats)]


def end_it(table: Played, key: str = GAMES[0]) -> None:
    """By the last answer; its motion is over."""
    table.session.choose([late(key).actions[-1]])
    for _ in range(20):
        if table.is_in(Phase.PLAYING):
            table.page.parts.scene.skip()
        QTest.qWait(0)
    assert table.is_in(Phase.FINISHED)


def let_pass(table: Played) -> None:
    """To the result, as if nobody skipped anything."""
    scene = table.page.parts.scene
    while scene.finale.is_told:
        scene.stage.advance(400)


@pytest.mark.parametrize("key", GAMES)
def test_the_score_is_counted_before_the_result_is_shown(
    desk: BotDesk, qtbot: QtBot, key: str
) -> None:
    match = before_the_last(key)
    with at_table(desk, match, one_person(match), settings=wanted()) as table:
        end_it(table, key)
        page = table.page
        assert page.parts.scene.finale.is_told
        assert page.end is None
        assert table.offers() == ["Skip"]
        crowned = [line.text for line in page.parts.log.lines if line.text.endswith(" wins!")]
        assert not crowned or page.parts.texts.is_race, "the log would give it away"
        let_pass(table)
        assert page.end is not None
        assert page.end.isVisible()
        assert page.parts.log.lines[-1].text.endswith(" wins!")
        assert table.offers() == []
        qtbot.waitUntil(lambda: table.offers() == [*WAYS, "Look at the table"], timeout=LONG)


def test_without_pace_the_result_is_there_at_once_and_leads_away_a_moment_later(
    desk: BotDesk, qtbot: QtBot
) -> None:
    with at_table(desk, before_the_last(), PEOPLE, settings=wanted(pace=0)) as table:
        end_it(table)
        assert table.page.end is not None
        qtbot.waitUntil(lambda: table.sentence().endswith(" wins!"), timeout=LONG)
        assert table.offers() == []
        assert not table.page.ending.leads_on
        qtbot.waitUntil(lambda: table.page.ending.leads_on, timeout=LONG)
        assert table.offers() == [*WAYS, "Look at the table"]


def test_whoever_goes_on_clicking_where_skip_was_sees_the_result(
    desk: BotDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with at_table(desk, before_the_last(), PEOPLE, settings=wanted()) as table:
        page, away = table.page, list[str]()
        for signal in (page.rematch, page.left, page.replay_wanted, page.review_wanted):
            signal.connect(lambda: away.append("away"))
        end_it(table)
        bar, finale = page.parts.prompt, page.parts.scene.finale
        place = bar.buttons[0].mapTo(bar, bar.buttons[0].rect().center())
        monkeypatch.setattr(Haste, "moment", MOMENT)
        finale.skip()
        finale.skip()
        for _ in range(30):
            child = bar.childAt(place)
            if child is not None:
                QTest.mouseClick(child, Qt.MouseButton.LeftButton)
            QTest.qWait(50)
        assert page.ending.leads_on
        assert away == []
        assert page.end is not None
        assert page.end.isVisible()


def test_space_skips_to_the_winner_and_then_to_the_result(desk: BotDesk) -> None:
    with at_table(desk, before_the_last(), PEOPLE, settings=wanted()) as table:
        end_it(table)
        assert table.sentence() == "The match is over. Now the scores are counted."
        table.key(Key.Key_Space)
        assert table.page.parts.scene.finale.parties
        assert table.sentence().endswith(" wins!")
        table.key(Key.Key_Space)
        assert table.page.end is not None


def test_a_double_click_skips_one_part(desk: BotDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    with at_table(desk, before_the_last(), PEOPLE, settings=wanted()) as table:
        end_it(table)
        monkeypatch.setattr(Haste, "moment", MOMENT)
        finale = table.page.parts.scene.finale
        table.page.ending.haste.end()
        table.page.parts.prompt.haste.end()
        table.press("Skip")
        table.press("Skip")
        assert finale.parties
        assert table.page.end is None


@pytest.mark.parametrize("gap", [150.0, 300.0])
def test_who_goes_on_pressing_space_skips_all_the_same(
    gap: float, desk: BotDesk, clock: Clock
) -> None:
    with at_table(desk, before_the_last(), PEOPLE, settings=wanted()) as table:
        end_it(table)
        for _ in range(8):
            clock.go_on(gap)
            table.key(Key.Key_Space)
        assert table.page.end is not None
        assert table.page.end.isVisible()


def test_a_bar_says_what_each_seat_was_counted_to(desk: BotDesk) -> None:
    with at_table(desk, before_the_last(), PEOPLE, settings=wanted()) as table:
        end_it(table)
        said = list[str]()
        table.page.parts.prompt.told.connect(said.append)
        let_pass(table)
        assert "Ada: 4 landmarks" in said or "Ben: 4 landmarks" in said
        assert len([each for each in said if each.endswith(("landmark", "landmarks"))]) == 2


def test_a_bar_names_whoever_is_counted_on_the_board(desk: BotDesk) -> None:
    with at_table(desk, before_the_last(), PEOPLE, settings=wanted()) as table:
        end_it(table)
        said = list[str]()
        table.page.parts.prompt.told.connect(said.append)
        finale = table.page.parts.scene.finale
        table.page.parts.scene.stage.advance(3000)
        while finale.is_told and not finale.parties:
            if finale.tally.seat >= 0:
                assert said[-1].startswith(table.session.seats[finale.tally.seat].name)
            table.page.parts.scene.stage.advance(100)
        assert len(said) > len(PEOPLE)


def test_a_win_that_is_taken_back_is_not_counted_on(desk: BotDesk) -> None:
    with at_table(desk, before_the_last(), PEOPLE, settings=wanted()) as table:
        end_it(table)
        scene = table.page.parts.scene
        scene.stage.advance(3000)
        assert scene.finale.is_told
        assert table.session.can_undo()
        table.session.undo()
        assert table.is_in(Phase.CHOOSING)
        assert not scene.finale.is_told
        assert table.page.end is None
        end_it(table)
        assert scene.finale.is_told


def test_a_finished_match_that_is_opened_shows_its_result_at_once(desk: BotDesk) -> None:
    with at_table(desk, late(), PEOPLE, settings=wanted()) as table:
        assert not table.page.parts.scene.finale.is_told
        assert table.page.end is not None


def test_bots_among_themselves_end_on_the_same_page(desk: BotDesk, qtbot: QtBot) -> None:
    settings = wanted(pace=3.0)
    with at_table(desk, before_the_last(), ("greedy", "greedy"), settings=settings) as table:
        finale = table.page.parts.scene.finale
        qtbot.waitUntil(lambda: finale.is_told, timeout=LONG)
        let_pass(table)
        assert table.page.end is not None
        assert table.page.end.overview.own == []
        assert table.page.end.overview.facts


def test_leaving_while_it_is_counted_leaves(desk: BotDesk, qtbot: QtBot) -> None:
    with at_table(desk, before_the_last(), PEOPLE, settings=wanted()) as table:
        end_it(table)
        with qtbot.waitSignal(table.page.left):
            table.page.do("leave")


def test_another_language_or_theme_leads_to_the_result(desk: BotDesk) -> None:
    with at_table(desk, before_the_last(), PEOPLE, settings=wanted()) as table:
        end_it(table)
        table.page.retranslate()
        assert not table.page.parts.scene.finale.is_told
        assert table.page.end is not None


def test_with_little_motion_the_score_is_shown_in_one_step(desk: BotDesk) -> None:
    with at_table(desk, before_the_last(), PEOPLE, settings=wanted(calm=True)) as table:
        end_it(table)
        finale = table.page.parts.scene.finale
        assert finale.is_told
        assert finale.left == []
        table.key(Key.Key_Space)
        assert table.page.end is not None
