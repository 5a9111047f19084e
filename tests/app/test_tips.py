"""Tips at the table: told once at their moment, put away by mouse or key, never in the way."""

import pytest
from helpers.long import crossed
from helpers.tables import game_of
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.table_pages import LEFT, PEOPLE, Played, at_table, is_certain_choice, played
from app.windows import cut, settle
from citybuilder.app.language import set_language
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings
from citybuilder.tables.theme import DARK

FIRST = f"{GAMES[0]}/roll"
SECOND = f"{GAMES[0]}/build"


def wanted() -> Settings:
    return Settings(pace=0, sound=False)


def told(table: Played) -> str:
    """The key of the tip that is shown."""
    assert (table.page.tipping.shown is None) == table.page.parts.tip_card.isHidden()
    return table.page.tipping.shown[0].key if table.page.tipping.shown else ""


def fresh(key: str = GAMES[0]) -> Match[State]:
    return Match(game_of(key), 2, {}, 1)


def area(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def test_the_first_question_brings_its_tip_and_points_at_a_piece(desk: BotDesk) -> None:
    settings = wanted()
    with at_table(desk, fresh(), settings=settings) as table:
        parts = table.page.parts
        assert told(table) == "roll"
        assert parts.tip_card.words.text().startswith("Roll the die")
        assert parts.scene.held == ("die/0",)
        assert settings.tips_told == [FIRST]
        assert parts.tip_card.accessibleName() == parts.tip_card.words.text()


def test_a_key_or_a_click_puts_it_away(desk: BotDesk) -> None:
    with at_table(desk, fresh(), settings=wanted()) as table:
        table.key(Qt.Key.Key_T)
        assert told(table) == ""
        assert not table.page.parts.scene.held
        table.key(Qt.Key.Key_T)
        table.key(Qt.Key.Key_Return)
        assert told(table) == "build"
        QTest.mouseClick(table.page.parts.tip_card.got_it, LEFT)
        assert told(table) == ""


def test_the_return_key_answers_all_the_same(desk: BotDesk) -> None:
    with at_table(desk, fresh(), settings=wanted()) as table:
        assert table.page.is_enter_free()
        table.key(Qt.Key.Key_Return)
        assert len(table.match.actions) == 1


def test_its_buttons_are_reached_by_tab_and_hand_the_keys_back(desk: BotDesk) -> None:
    with at_table(desk, fresh(), settings=wanted()) as table:
        card, view = table.page.parts.tip_card, table.page.parts.view
        view.setFocus()
        while table.page.focusWidget() is view:
            table.key(Qt.Key.Key_Tab)
        assert table.page.focusWidget() is card.got_it
        table.key(Qt.Key.Key_Tab)
        assert table.page.focusWidget() is card.no_more
        table.key(Qt.Key.Key_Backtab)
        table.key(Qt.Key.Key_Return)
        assert told(table) == ""
        assert table.page.focusWidget() is view
        assert table.match.actions == []


def test_an_answer_takes_the_tip_along_and_the_next_moment_brings_another(desk: BotDesk) -> None:
    settings = wanted()
    with at_table(desk, fresh(), settings=settings) as table:
        table.session.choose(table.match.legal()[:1])
        assert told(table) == "build"
        assert settings.tips_told == [FIRST, SECOND]
        table.session.choose(table.match.legal()[-1:])
        assert told(table) != "build"


def test_a_tip_gives_way_to_the_next_once_it_is_read(desk: BotDesk) -> None:
    settings = wanted()
    with at_table(desk, fresh(), settings=settings) as table:
        tipping = table.page.tipping
        assert tipping.shown is not None
        tipping.give(tipping.tips[-1], tipping.shown[1])
        settings.tips_told.clear()
        tipping.look()
        assert told(table) == tipping.tips[-1].key
        tipping.enough = 0
        tipping.look()
        assert told(table) == "roll"


def test_what_was_told_is_not_told_again(desk: BotDesk) -> None:
    settings = wanted()
    settings.tips_told = [FIRST, "towns/roll"]
    with at_table(desk, fresh(), settings=settings) as table:
        assert told(table) == ""
        table.session.choose(table.match.legal()[:1])
        assert told(table) == "build"
        table.session.undo()
        assert settings.tips_told == [FIRST, "towns/roll", SECOND]


def test_going_back_puts_it_away(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice), settings=wanted()) as table:
        answer = next(one for one in table.match.legal() if table.session.offer.certain(one))
        table.session.choose([answer])
        table.session.undo()
        assert told(table) == ""
        assert table.is_in(Phase.CHOOSING)


def test_one_click_ends_them_all_and_says_where_they_are(desk: BotDesk) -> None:
    settings = wanted()
    with at_table(desk, fresh(), settings=settings) as table:
        QTest.mouseClick(table.page.parts.tip_card.no_more, LEFT)
        assert not settings.tips
        assert told(table) == ""
        assert "preferences" in table.page.parts.notice.words.text()
        table.session.choose(table.match.legal()[:1])
        assert told(table) == ""


def test_nobody_is_told_what_nobody_wants(desk: BotDesk) -> None:
    settings = Settings(pace=0, sound=False, tips=False)
    with at_table(desk, fresh(), settings=settings) as table:
        assert told(table) == ""
    assert settings.tips_told == []


def test_bots_among_themselves_are_told_nothing(desk: BotDesk) -> None:
    with at_table(desk, fresh(), ["random", "random"], settings=wanted()) as table:
        assert told(table) == ""
        assert table.is_in(Phase.THINKING)


def test_a_lesson_tells_them_whatever_the_settings_say(desk: BotDesk) -> None:
    settings = Settings(pace=0, sound=False, tips=False, tips_told=[FIRST])
    with at_table(desk, fresh(), settings=settings, always_tips=True) as table:
        assert told(table) == "roll"
        table.session.choose(table.match.legal()[:1])
        assert told(table) == "build"
        assert settings.tips_told == [FIRST, SECOND]
        QTest.mouseClick(table.page.parts.tip_card.no_more, LEFT)
        table.session.choose(table.match.legal()[-1:])
        assert told(table) == ""


def test_in_a_saved_match_only_what_is_new_is_told(desk: BotDesk) -> None:
    settings = wanted()
    settings.tips_told = [FIRST, SECOND]
    with at_table(desk, played(is_certain_choice), settings=settings) as table:
        assert told(table) == ""


def test_a_hint_points_at_its_own_pieces_meanwhile(desk: BotDesk) -> None:
    with at_table(desk, fresh(), settings=wanted()) as table:
        parts = table.page.parts
        parts.hint_panel.wait()
        parts.scene.hold_highlight(["bank"])
        table.page.tipping.look()
        assert parts.scene.held == ("bank",)
        parts.hint_panel.close_it()
        assert parts.scene.held == ("die/0",)
        parts.hint_panel.wait()
        parts.scene.hold_highlight(["bank"])
        table.page.tipping.put_away()
        assert parts.scene.held == ("bank",)
        parts.hint_panel.close_it()
        assert not parts.scene.held


def test_a_hint_lies_where_the_tip_was_until_it_is_closed(desk: BotDesk) -> None:
    with at_table(desk, fresh(), settings=wanted()) as table:
        parts = table.page.parts
        parts.hint_panel.wait()
        assert parts.tip_card.isHidden()
        table.page.tipping.say()
        assert parts.tip_card.isHidden()
        parts.hint_panel.close_it()
        assert not parts.tip_card.isHidden()
        table.page.tipping.put_away()
        parts.hint_panel.wait()
        parts.hint_panel.close_it()
        assert parts.tip_card.isHidden()


def test_a_curtain_falls_before_the_tip_as_well(desk: BotDesk) -> None:
    """Where everybody chooses in secret, the next person is told what concerns them."""
    settings = wanted()
    settings.tips_told = ["the_city/secret"]
    with at_table(desk, fresh("the_city"), settings=settings) as table:
        table.session.ready()
        assert told(table) == "first_cards"
        while table.is_in(Phase.CHOOSING):
            table.session.choose(table.match.legal()[:1])
        assert table.is_in(Phase.CURTAIN)
        assert told(table) == ""
        table.session.ready()
        assert told(table) == ""  # the same question, which was explained
        while table.is_in(Phase.CHOOSING):
            table.session.choose(table.match.legal()[:1])
        table.session.ready()  # all look at what was chosen
        table.session.ready()
        assert table.session.viewer == 0
        assert settings.tips_told[-1] == f"the_city/{told(table)}"
        assert len(settings.tips_told) == len(set(settings.tips_told))


@crossed("size scale", [(1280, 720), (960, 600), (1600, 900)], [1.0, 1.5])
def test_the_card_hides_no_piece_and_no_word_of_it_is_cut(
    desk: BotDesk, size: tuple[int, int], scale: float
) -> None:
    settings = Settings(pace=0, sound=False, text_scale=scale)
    with at_table(desk, fresh(), size=size, settings=settings) as table:
        page, card = table.page, table.page.parts.tip_card
        set_language("de")
        page.retranslate()
        settle()
        assert card.words.text().startswith("Würfle")
        assert not card.geometry().intersects(area(page.parts.view, page))
        assert page.rect().contains(card.geometry())
        assert cut(card) == []


def test_without_the_log_it_lies_where_nothing_can_be_chosen(desk: BotDesk) -> None:
    with at_table(desk, fresh(), settings=wanted()) as table:
        page, card = table.page, table.page.parts.tip_card
        table.key(Qt.Key.Key_L)
        settle()
        assert area(page.parts.body, page).contains(card.geometry())
        assert page.tipping.covered(card.geometry()) == 0
        everything = area(page.parts.view, page)
        assert page.tipping.covered(everything) > 0


def test_the_log_is_read_above_the_card_and_its_button_keeps_its_place(desk: BotDesk) -> None:
    with at_table(desk, fresh(), settings=wanted()) as table:
        page, card, view = table.page, table.page.parts.tip_card, table.page.parts.log_panel.view
        places = set()
        for _ in range(12):
            settle()
            if card.isVisible():
                places.add(card.got_it.mapTo(page, QPoint(0, 0)).toTuple())
                assert not card.geometry().intersects(area(view, page))
            table.session.choose(table.match.legal()[:1])
        assert len(places) == 1
        page.tipping.put_away()
        settle()
        assert area(view, page).bottom() > card.geometry().top()


def test_it_is_dressed_and_heard_as_the_rest(
    desk: BotDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        "citybuilder.stage.table_view.TableView.say", lambda _, text: heard.append(text)
    )
    with at_table(desk, fresh(), PEOPLE, settings=wanted()) as table:
        table.page.set_theme(DARK, 1.5)
        assert cut(table.page.parts.tip_card) == []
        table.page.parts.announcer.speak()
        assert heard[-1].endswith(table.page.parts.tip_card.words.text())
        table.page.parts.announcer.speak()
        assert len(heard) == 1
        QApplication.processEvents()
