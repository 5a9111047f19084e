"""What comes too soon to be meant: over pages, panels and lists that have just come or gone."""

from collections.abc import Callable

import pytest
from helpers.clock import Clock
from helpers.sessions import LONG
from helpers.tables import game_of
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.table_pages import LEFT, Played, at_table, is_certain_choice, is_risky_choice, played
from app.windows import GAME, open_window, put_save, settle
from citybuilder.app.haste import MOMENT
from citybuilder.app.lobby.saves import SavesPanel
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.table.curtain import DROWSY
from citybuilder.app.table.prompt_bar import Way
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.games.machi_koro import cards as machi_koro
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings

Key = Qt.Key
LATER = 10 * MOMENT
TOO_QUICK = "That was too quick. Wait a moment, then try again."
CONFIRMED = Settings(pace=0, sound=False, tips=False, confirm=True)


def repeat(widget: QWidget, key: Key) -> None:
    """As a key does that is held."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(widget, event)


def picking() -> Match[State]:
    """Two people, who begin by picking cards that they give away."""
    return Match(game_of("the_city"), 2, {}, 1)


def pick(table: Played, clock: Clock) -> list[str]:
    """So many pieces as make an answer, but for the last one."""
    scene = table.page.parts.scene
    assert scene.spots is not None
    spots = [choice.spot for choice in table.page.parts.actions.choices][: scene.spots.many]
    for spot in spots[:-1]:
        table.click(spot)
    clock.go_on(LATER)
    return spots


# At the table


def test_the_second_click_on_the_last_piece_does_not_take_them_all(
    desk: BotDesk, clock: Clock
) -> None:
    with at_table(desk, picking()) as table:
        table.session.ready()
        clock.go_on(LATER)
        spots, before = pick(table, clock), len(table.match.actions)
        table.page.parts.scene.focus_on(spots[-1])
        table.page.parts.view.setFocus()
        table.key(Key.Key_Return)
        assert table.page.parts.scene.has_selected()
        clock.go_on(MOMENT / 2)
        table.key(Key.Key_Return)
        assert len(table.match.actions) == before
        clock.go_on(LATER)
        table.key(Key.Key_Return)
        assert len(table.match.actions) > before


def test_escape_says_no_to_what_is_asked_again_and_leaves_what_was_picked(
    desk: BotDesk, clock: Clock
) -> None:
    with at_table(desk, picking(), settings=CONFIRMED) as table:
        table.session.ready()
        clock.go_on(LATER)
        spots = pick(table, clock)
        table.click(spots[-1])
        clock.go_on(LATER)
        question = table.sentence()
        table.page.asking.doubt(table.match.legal()[:1])
        clock.go_on(LATER)
        table.key(Key.Key_Escape)
        assert table.sentence() == question
        assert table.page.parts.scene.picked() == spots
        table.key(Key.Key_Escape)  # at once: one press was enough
        assert table.page.parts.scene.picked() == spots
        clock.go_on(LATER)
        table.key(Key.Key_Escape)
        assert table.page.parts.scene.picked() == []


def test_escape_that_is_held_closes_one_thing(desk: BotDesk, clock: Clock) -> None:
    with at_table(desk, picking()) as table:
        table.session.ready()
        clock.go_on(LATER)
        spots = pick(table, clock)
        table.page.inspect(spots[0])
        assert table.page.parts.inspector.isVisible()
        table.key(Key.Key_Escape)
        for _ in range(5):
            clock.go_on(LATER)
            repeat(table.page.focusWidget() or table.page, Key.Key_Escape)
        assert not table.page.parts.inspector.isVisible()
        assert table.page.parts.scene.picked() == spots[:-1]


def test_when_the_button_in_focus_goes_keys_are_the_tables(desk: BotDesk, clock: Clock) -> None:
    match = played(lambda match: is_certain_choice(match) and match.seat == 0)
    with at_table(desk, match) as table:
        clock.go_on(LATER)
        button = table.page.parts.prompt.buttons[0]
        button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(button, Key.Key_Return)
        assert table.page.focusWidget() is table.page.parts.view


def test_whoever_closes_what_is_enlarged_by_two_clicks_chooses_nothing_below(
    desk: BotDesk, clock: Clock
) -> None:
    match = played(lambda match: is_certain_choice(match) and match.seat == 0)
    with at_table(desk, match) as table:
        before = len(match.actions)
        clock.go_on(LATER)
        spot = next(choice.spot for choice in table.page.parts.actions.choices if choice.spot)
        table.page.inspect(spot)
        QTest.mouseClick(table.page.parts.inspector, LEFT, pos=QPoint(5, 5))
        table.click(spot)
        assert len(match.actions) == before
        clock.go_on(LATER)
        table.click(spot)
        assert len(match.actions) > before


def test_who_is_held_off_is_told_why_but_nobody_hears_of_a_double_click(
    desk: BotDesk, clock: Clock
) -> None:
    with at_table(desk, Match(game_of("urbanization"), 2, {}, 1)) as table:
        clock.go_on(LATER)
        for _ in range(2):
            table.key(Key.Key_1)
            clock.go_on(MOMENT / 2)
        assert len(table.match.actions) == 1
        assert table.note() != TOO_QUICK
        table.key(Key.Key_1)
        assert table.note() == TOO_QUICK
        clock.go_on(LATER)
        table.key(Key.Key_1)
        assert len(table.match.actions) == 2
        assert table.note() != TOO_QUICK


def test_who_comes_anew_but_too_soon_is_told_why(desk: BotDesk, clock: Clock) -> None:
    with at_table(desk, Match(game_of("urbanization"), 2, {}, 1)) as table:
        clock.go_on(LATER)
        table.session.choose(table.match.legal()[:1])  # by somebody else
        clock.go_on(MOMENT / 2)
        table.key(Key.Key_1)
        assert len(table.match.actions) == 1
        assert table.note() == TOO_QUICK


def test_a_second_press_of_space_after_a_motion_enlarges_nothing(
    desk: BotDesk, clock: Clock
) -> None:
    match = played(lambda match: is_certain_choice(match) and match.seat == 0)
    with at_table(desk, match) as table:
        scene, inspector = table.page.parts.scene, table.page.parts.inspector
        scene.focus_on(next(choice.spot for choice in table.page.parts.actions.choices))
        table.key(Key.Key_Space)
        assert inspector.isHidden()
        clock.go_on(LATER)
        table.key(Key.Key_Space)
        assert inspector.isVisible()


def test_a_hint_that_comes_under_the_hand_is_not_followed(
    desk: BotDesk, clock: Clock, qtbot: QtBot
) -> None:
    match = played(lambda match: is_certain_choice(match) and match.seat == 0)
    with at_table(desk, match) as table:
        clock.go_on(LATER)
        before = len(match.actions)
        with qtbot.waitSignal(table.session.hinted, timeout=LONG):
            table.key(Key.Key_H)
        proposal = table.page.parts.hint_panel.buttons[0]
        QTest.mouseClick(proposal, LEFT)
        assert len(match.actions) == before
        clock.go_on(LATER)
        for _ in "ab":
            QTest.mouseClick(proposal, LEFT)
        assert len(match.actions) > before


def test_what_is_asked_again_needs_a_longer_rest_and_lies_elsewhere(
    desk: BotDesk, clock: Clock
) -> None:
    with at_table(desk, played(is_risky_choice), settings=CONFIRMED) as table:
        clock.go_on(LATER)
        before, prompt = len(table.match.actions), table.page.parts.prompt

        def place(button: QWidget) -> QRect:
            return QRect(button.mapTo(prompt, QPoint(0, 0)), button.size())

        asked = [place(button) for button in prompt.buttons]
        table.key(Key.Key_2)
        yes = prompt.buttons[0]
        QApplication.processEvents()
        assert not any(place(yes).intersects(other) for other in asked)
        assert prompt.sentence.text() == prompt.sentence.whole, "it is read whole"
        for _ in range(3):
            clock.go_on(2 * MOMENT)
            table.key(Key.Key_2)
            QTest.mouseClick(yes, LEFT)
        assert len(table.match.actions) == before
        clock.go_on(LATER)
        QTest.mouseClick(yes, LEFT)
        assert len(table.match.actions) == before + 1


def giving_up(table: Played) -> QWidget:
    [button] = table.page.parts.prompt.in_row(Way.OFF)
    return button


@pytest.mark.parametrize("moments", [2, 4, 6])
def test_who_gives_up_one_thing_after_another_is_asked_whether_that_was_habit(
    moments: int, desk: BotDesk, clock: Clock
) -> None:
    match = played(lambda match: match.state.asked[-1].kind == machi_koro.ASK_GIVE)
    with at_table(desk, match) as table:
        clock.go_on(LATER)
        QTest.mouseClick(giving_up(table), LEFT)
        assert "Build nothing" in table.offers()
        before = len(match.actions)
        clock.go_on(moments * MOMENT)
        QTest.mouseClick(giving_up(table), LEFT)
        assert (len(match.actions) == before) == (moments < 5)
        if moments < 5:
            assert table.sentence().startswith("Did you mean “Build nothing”?")
            clock.go_on(LATER)
            table.press("Yes")
            assert len(match.actions) == before + 1


@pytest.mark.parametrize("way", ["got_it", "no_more"])
def test_a_tip_that_comes_under_the_hand_stays(way: str, desk: BotDesk, clock: Clock) -> None:
    settings = Settings(pace=0, sound=False)
    with at_table(desk, Match(game_of(GAME), 2, {}, 1), settings=settings) as table:
        card = table.page.parts.tip_card
        QTest.mouseClick(getattr(card, way), LEFT)
        assert card.isVisible()
        assert settings.tips
        clock.go_on(LATER)
        QTest.mouseClick(getattr(card, way), LEFT)
        assert card.isHidden()
        assert table.page.asking.haste.is_on()


def test_a_key_that_is_held_opens_no_curtain(desk: BotDesk) -> None:
    with at_table(desk, picking()) as table:
        curtain = table.page.parts.curtain
        assert table.is_in(Phase.CURTAIN)
        curtain.wake()
        repeat(curtain, Key.Key_Return)
        assert table.is_in(Phase.CURTAIN)
        assert curtain.waking.isActive()


def test_a_hand_that_goes_on_clicking_opens_no_curtain(desk: BotDesk) -> None:
    with at_table(desk, picking()) as table:
        curtain = table.page.parts.curtain
        curtain.waking.start(1)
        QTest.mouseClick(curtain.button, LEFT)
        assert table.is_in(Phase.CURTAIN)
        assert curtain.waking.interval() == MOMENT
        assert table.note() != TOO_QUICK
        curtain.waking.stop()  # however slow the computer is
        QTest.mouseClick(curtain.button, LEFT)
        assert table.note() == TOO_QUICK


def test_who_clicks_twice_a_second_opens_a_curtain(desk: BotDesk) -> None:
    with at_table(desk, picking()) as table:
        curtain = table.page.parts.curtain
        curtain.waking.start(DROWSY - 500)
        QTest.mouseClick(curtain.button, LEFT)
        assert curtain.waking.interval() < 500


def test_a_double_click_opens_the_menu(desk: BotDesk, clock: Clock) -> None:
    with at_table(desk, Match(game_of(GAME), 2, {}, 1)) as table:
        clock.go_on(LATER)
        QTest.mouseClick(table.page.parts.top.menu, LEFT)
        menu = QApplication.activePopupWidget()
        assert menu is not None
        above = QPoint(menu.width() // 2, -20)
        QTest.mouseClick(menu, LEFT, pos=above)
        assert menu.isVisible()
        clock.go_on(LATER)
        QTest.mouseClick(menu, LEFT, pos=above)
        assert QApplication.activePopupWidget() is None


# Pages and lists


def double_click(widget: QWidget) -> None:
    """Wherever the window is by then."""
    window, middle = widget.window(), widget.rect().center()
    place = widget.mapTo(window, middle)
    QTest.mouseClick(widget, LEFT, pos=middle)
    settle()
    under = window.childAt(place)
    assert under is not None
    QTest.mouseClick(under, LEFT, pos=under.mapFrom(window, place))
    settle()


def test_what_lies_below_a_page_that_has_gone_is_not_clicked(clock: Clock) -> None:
    with open_window() as window:
        clock.go_on(LATER)
        double_click(window.lobby.setup.play)
        session = window.pages.session
        assert session is not None
        assert session.match.actions == []
        assert session.phase == Phase.CHOOSING


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape])
def test_keys_that_come_with_a_page_are_not_for_it(key: Key, clock: Clock) -> None:
    with open_window() as window:
        window.pages.learn(GAME)
        clock.go_on(LATER)
        QTest.keyClick(window.pages.top.focusWidget(), Key.Key_Return)
        lesson = window.pages.top
        for _ in range(3):
            clock.go_on(MOMENT * 0.7)
            QTest.keyClick(lesson.focusWidget() or lesson, key)
        assert window.pages.top is lesson
        assert window.pages.any_table is lesson
        clock.go_on(LATER)
        QTest.keyClick(lesson.focusWidget() or lesson, Key.Key_Escape)
        assert window.pages.top is not lesson


def test_whoever_quits_means_every_page(clock: Clock) -> None:
    with open_window() as window:
        clock.go_on(LATER)
        window.pages.learn(GAME)
        QTest.keyClick(window.pages.top, Key.Key_W, Qt.KeyboardModifier.ControlModifier)
        assert window.isVisible()
        QTest.keyClick(window.pages.top, Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
        assert not window.isVisible()


def at_bin(panel: SavesPanel) -> None:
    place = panel.view.visualRect(panel.model.index(0, 0))
    where = QPoint(place.right() - round(22 * panel.rows.scale), place.center().y())
    QTest.mouseClick(panel.view.viewport(), LEFT, pos=where)


def at_delete(panel: SavesPanel) -> None:
    panel.view.setCurrentIndex(panel.model.index(0, 0))
    QTest.keyClick(panel.view, Key.Key_Delete)


@pytest.mark.parametrize("delete", [at_bin, at_delete])
def test_a_second_click_deletes_no_second_match(
    delete: Callable[[SavesPanel], None], clock: Clock
) -> None:
    put_save(seed=1)
    put_save(seed=2)
    with open_window() as window:
        panel = window.lobby.saves
        clock.go_on(LATER)
        for left in (1, 1):
            delete(panel)
            settle()
            assert panel.model.rowCount() == left
        clock.go_on(LATER)
        delete(panel)
        assert panel.model.rowCount() == 0


def test_a_delete_key_that_is_held_deletes_one_match(clock: Clock) -> None:
    put_save(seed=1)
    put_save(seed=2)
    with open_window() as window:
        panel = window.lobby.saves
        clock.go_on(LATER)
        at_delete(panel)
        clock.go_on(LATER)
        panel.view.setCurrentIndex(panel.model.index(0, 0))
        repeat(panel.view, Key.Key_Delete)
        assert panel.model.rowCount() == 1


def test_a_double_click_takes_one_answer_back(desk: BotDesk) -> None:
    with at_table(desk, Match(game_of("urbanization"), 2, {}, 1)) as table:
        for _ in range(2):
            table.session.choose(table.match.legal()[:1])
        undo = table.page.parts.top.undo
        QTest.mouseClick(undo, LEFT)
        QTest.mouseDClick(undo, LEFT)
        QTest.mouseRelease(undo, LEFT)
        assert len(table.match.actions) == 1
        QTest.mouseClick(undo, LEFT)
        assert table.match.actions == []
