"""The table page: what people see and do around the table, by mouse and by keys."""

from collections.abc import Callable

import pytest
from helpers.sessions import LONG
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.table_pages import (
    GAME,
    LEFT,
    RIGHT,
    Played,
    at_table,
    is_certain_choice,
    is_risky_choice,
    played,
)
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.core.match import Match
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


# Choosing


def test_the_prompt_says_who_is_asked_what(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        asked = table.match.state.asked[-1]
        texts = table.page.parts.texts
        question = texts.prompt(table.session.view(), asked)
        assert table.sentence() == f"{texts.name(asked.seat)}: {question}"
        assert table.page.parts.prompt.mark.seat == table.page.parts.looks[asked.seat]
        assert table.page.parts.top.turn.whole == texts.turn(table.match.state)


def test_a_click_on_a_glowing_piece_takes_its_answer(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        choice = next(c for c in table.page.parts.actions.choices if c.spot)
        table.click(choice.spot)
        assert table.match.actions[-1] == choice.action


def test_answers_without_a_spot_are_buttons_and_enter_takes_the_first(desk: BotDesk) -> None:
    with at_table(desk, played(is_risky_choice)) as table:
        buttons = [c for c in table.page.parts.actions.choices if not c.spot]
        assert table.offers() == [choice.text for choice in buttons]
        table.key(Key.Key_Return)
        assert table.match.actions[-1] == buttons[0].action


def place(table: Played, button: QWidget) -> QRect:
    return QRect(button.mapTo(table.page.parts.prompt, QPoint(0, 0)), button.size())


def test_what_gives_up_has_a_place_and_a_key_of_its_own_and_enter_never_means_it(
    desk: BotDesk,
) -> None:
    with at_table(desk, played(is_risky_choice)) as table:
        going_on = [place(table, button) for button in table.page.parts.prompt.buttons]
    with at_table(desk, played(is_certain_choice)) as table:
        before = len(table.match.actions)
        (button,) = table.page.parts.prompt.buttons
        assert not any(place(table, button).intersects(other) for other in going_on)
        table.key(Key.Key_Return)
        assert len(table.match.actions) == before
        table.key(Key.Key_0)
        asked = table.match.earlier[-1].asked[-1]
        assert table.page.parts.table.gives_up(asked, table.match.actions[-1])


def test_a_button_takes_its_answer(desk: BotDesk) -> None:
    with at_table(desk, played(is_risky_choice)) as table:
        choice = table.page.parts.actions.choices[1]
        table.press(choice.text)
        assert table.match.actions[-1] == choice.action


def test_figures_choose_from_the_list(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        choice = table.page.parts.actions.choices[2]
        table.key(Key.Key_3)
        assert table.match.actions[-1] == choice.action


def test_arrows_and_enter_choose_in_the_list(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        choice = table.page.parts.actions.choices[1]
        view = table.page.parts.actions_panel.view
        view.setFocus()
        view.setCurrentIndex(view.model().index(0, 0))
        QTest.keyClick(view, Key.Key_Down)
        QTest.keyClick(view, Key.Key_Return)
        assert table.match.actions[-1] == choice.action


def test_the_first_step_in_the_list_leads_to_its_first_entry(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        panel = table.page.parts.actions_panel
        for key in (Key.Key_Down, Key.Key_Home):
            panel.show_choice(table.page.parts.actions.choices[-1])
            panel.view.setFocus(Qt.FocusReason.TabFocusReason)
            panel.show_choice(None)
            QTest.keyClick(panel.view, key)
            assert [index.row() for index in panel.view.selectedIndexes()] == [0]
            panel.view.clearSelection()


@pytest.mark.parametrize("second", [QTest.mouseDClick, QTest.mouseClick], ids=["double", "later"])
def test_the_second_click_in_the_list_chooses_and_the_first_one_says_so(
    second: Callable[..., None], desk: BotDesk
) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        choice = table.page.parts.actions.choices[1]
        view = table.page.parts.actions_panel.view
        place = view.visualRect(view.model().index(1, 0)).center()
        before = len(table.match.actions)
        other = view.visualRect(view.model().index(0, 0)).center()
        for spot in (other, place):
            QTest.mouseClick(view.viewport(), LEFT, pos=spot)
        assert len(table.match.actions) == before
        assert table.note() == "One more click plays it."
        second(view.viewport(), LEFT, pos=place)
        assert table.match.actions[-1] == choice.action


def test_arrows_on_the_table_walk_the_spots_and_enter_chooses(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        table.key(Key.Key_Right)
        spot = table.page.parts.scene.focused
        (choice,) = table.page.parts.actions.at_piece(spot)
        table.key(Key.Key_Return)
        assert table.match.actions[-1] == choice.action


def test_nothing_is_offered_while_pieces_move(desk: BotDesk) -> None:
    settings = Settings(pace=1, sound=False)
    with at_table(desk, played(is_certain_choice), settings=settings) as table:
        table.key(Key.Key_2)
        assert table.is_in(Phase.PLAYING)
        assert table.page.parts.actions.choices == []
        before = len(table.match.actions)
        table.key(Key.Key_1)
        assert len(table.match.actions) == before
        table.key(Key.Key_Space)
        assert table.is_in(Phase.CHOOSING)


def test_a_piece_with_several_answers_opens_a_menu_beside_it(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        choices = [c for c in table.page.parts.actions.choices if c.spot][:2]
        table.page.parts.scene.choosing.emit(choices[0].spot, [c.action for c in choices])
        menu = table.page.asking.chooser
        assert menu is not None
        assert [entry.text() for entry in menu.actions()] == [c.text for c in choices]
        QTest.keyClick(menu, Key.Key_Down)
        QTest.keyClick(menu, Key.Key_Return)
        assert table.match.actions[-1] == choices[1].action
        assert table.page.asking.chooser is None


def test_menus_beside_pieces_do_not_pile_up(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        choices = [c for c in table.page.parts.actions.choices if c.spot][:2]
        for _ in range(3):
            table.page.asking.pick_at(choices[0].spot, [c.action for c in choices])
            assert table.page.asking.chooser is not None
            QTest.keyClick(table.page.asking.chooser, Key.Key_Escape)
        table.page.asking.pick_at(choices[0].spot, [c.action for c in choices])
        table.page.asking.pick_at(choices[1].spot, [c.action for c in choices])
        open_now = table.page.asking.chooser
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert table.page.parts.view.findChildren(QMenu) == [open_now]


def test_the_words_beside_an_enlarged_piece_fill_their_room(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        choice = next(c for c in table.page.parts.actions.choices if c.spot)
        table.click(choice.spot, RIGHT)
        inspector = table.page.parts.inspector
        usual = inspector.fontInfo().pixelSize()
        assert inspector.words.fontInfo().pixelSize() > usual * 1.3
        assert inspector.words.height() >= inspector.words.heightForWidth(inspector.words.width())
        meaning = table.page.parts.scene.help_of(choice.spot).split("\n")[1:]
        assert inspector.words.text().count("<p") == len(meaning)


def test_a_selection_is_counted_and_taken_at_last(desk: BotDesk, qtbot: QtBot) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        scene = table.page.parts.scene
        choices = [c for c in table.page.parts.actions.choices if c.spot][:2]
        scene.offer(table.match.state.asked[-1], table.match.legal(), 2)
        table.click(choices[0].spot)
        assert table.note().startswith("1 of 2 chosen")
        assert table.offers() == ["Start over"]
        table.click(choices[1].spot)
        with qtbot.waitSignal(scene.chosen) as taken:
            scene.take_selection()
        assert taken.args is not None
        assert set(taken.args[0]) == {choice.action for choice in choices}


# What cannot be taken back


def test_a_risk_is_told_before_the_click(desk: BotDesk) -> None:
    with at_table(desk, played(is_risky_choice)) as table:
        assert "Can't be undone" in table.note()
        assert all("be undone: chance" in b.toolTip() for b in table.page.parts.prompt.buttons)
    with at_table(desk, played(is_certain_choice)) as table:
        assert table.note() == ""
        assert not any("Cannot" in b.toolTip() for b in table.page.parts.prompt.buttons)


def test_the_undo_button_says_beforehand_what_it_does_or_why_it_cannot(desk: BotDesk) -> None:
    with at_table(desk, Match(GAME, 2, {}, 1)) as table:
        undo = table.page.parts.top.undo
        assert not undo.isEnabled()
        assert "nothing to undo" in undo.toolTip()
        table.key(Key.Key_U)
        assert table.note() == undo.accessibleDescription()
        table.key(Key.Key_Return)
        assert not undo.isEnabled()
        assert "Chance has decided" in undo.toolTip()


def test_undo_and_redo_by_keys_and_buttons(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        before = len(table.match.actions)
        told = table.page.parts.log.rowCount()
        choice = table.page.parts.actions.choices[1]
        table.key(Key.Key_2)
        assert choice.text in table.page.parts.top.undo.toolTip()
        table.key(Key.Key_U)
        assert len(table.match.actions) == before
        assert table.page.parts.log.rowCount() == told
        table.key(Key.Key_Y, CTRL)
        assert len(table.match.actions) == before + 1
        QTest.mouseClick(table.page.parts.top.undo, LEFT)
        assert len(table.match.actions) == before
        QTest.mouseClick(table.page.parts.top.redo, LEFT)
        assert table.match.actions[-1] == choice.action


def test_a_confirmation_is_asked_in_the_bar_where_it_is_preferred(desk: BotDesk) -> None:
    settings = Settings(pace=0, sound=False, confirm=True)
    with at_table(desk, played(is_risky_choice), settings=settings) as table:
        before = len(table.match.actions)
        question = table.sentence()
        table.key(Key.Key_2)
        assert len(table.match.actions) == before
        assert "can't be undone" in table.sentence()
        assert table.offers() == ["Yes", "No"]
        table.key(Key.Key_Escape)
        assert table.sentence() == question
        table.key(Key.Key_2)
        table.press("No")
        assert table.sentence() == question
        table.key(Key.Key_2)
        table.key(Key.Key_Return)
        assert len(table.match.actions) == before + 1


def test_what_can_be_taken_back_needs_no_confirmation(desk: BotDesk) -> None:
    settings = Settings(pace=0, sound=False, confirm=True)
    with at_table(desk, played(is_certain_choice), settings=settings) as table:
        before = len(table.match.actions)
        table.key(Key.Key_2)
        assert len(table.match.actions) > before


# Help


def test_a_hint_proposes_three_answers_and_two_clicks_play_one(desk: BotDesk, qtbot: QtBot) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        panel = table.page.parts.hint_panel
        with qtbot.waitSignal(table.session.hinted, timeout=LONG):
            table.key(Key.Key_H)
            assert panel.isVisible()
        assert len(panel.buttons) == 3
        assert all("%" in button.accessibleName() for button in panel.buttons)
        choice = panel.proposals[1].choice
        before = len(table.match.actions)
        QTest.mouseClick(panel.buttons[1], LEFT, pos=QPoint(5, 5))
        assert len(table.match.actions) == before, "whoever wants to know why plays nothing"
        assert panel.why.text() == panel.proposals[1].why
        assert panel.note.text() == "One more click plays it."
        QTest.mouseClick(panel.buttons[1], LEFT, pos=QPoint(5, 5))
        assert table.match.actions[-1] == choice.action
        assert not panel.isVisible()


def test_a_hint_that_was_closed_does_not_come_back(desk: BotDesk, qtbot: QtBot) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        with qtbot.waitSignal(table.session.hinted, timeout=LONG):
            table.key(Key.Key_H)
            table.key(Key.Key_Escape)
        assert not table.page.parts.hint_panel.isVisible()


def test_a_right_click_enlarges_a_piece_also_while_others_move(desk: BotDesk) -> None:
    settings = Settings(pace=1, sound=False)
    with at_table(desk, played(is_certain_choice), settings=settings) as table:
        choice = next(c for c in table.page.parts.actions.choices if c.spot)
        table.key(Key.Key_2)
        assert table.is_in(Phase.PLAYING)
        table.click(choice.spot, RIGHT)
        inspector = table.page.parts.inspector
        assert inspector.isVisible()
        assert inspector.placement is not None
        assert inspector.title.text()
        QTest.keyClick(inspector, Key.Key_Space)
        assert not inspector.isVisible()


def test_space_enlarges_the_focused_piece_and_esc_closes_it(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        table.key(Key.Key_Space)
        assert "Space enlarges" in table.note()
        table.key(Key.Key_Right)
        table.key(Key.Key_Space)
        assert table.page.parts.inspector.isVisible()
        QTest.keyClick(table.page.parts.inspector, Key.Key_Escape)
        assert not table.page.parts.inspector.isVisible()


def test_f1_asks_for_the_rules_at_the_right_place(desk: BotDesk, qtbot: QtBot) -> None:
    with (
        at_table(desk, played(is_certain_choice)) as table,
        qtbot.waitSignal(table.page.rules_wanted, check_params_cb=bool),
    ):
        table.key(Key.Key_F1)


# Bots


def test_a_thinking_bot_is_named_with_its_level(desk: BotDesk) -> None:
    match = played(lambda match: len(match.legal()) > 3 and match.seat == 1)
    with at_table(desk, match, ["human", "expert"]) as table:
        assert table.sentence() == "Ben (expert) is thinking…"
        assert not table.page.parts.top.hint.isEnabled()
        table.key(Key.Key_H)
        assert "hint" in table.note()


def test_the_match_can_be_paused_and_goes_on(desk: BotDesk, qtbot: QtBot) -> None:
    match = played(lambda match: len(match.legal()) > 3 and match.seat == 1)
    with at_table(desk, match, ["human", "greedy"]) as table:
        table.key(Key.Key_P)
        qtbot.waitUntil(lambda: table.sentence().startswith("Paused"), timeout=LONG)
        before = len(table.match.actions)
        assert table.offers() == ["Continue"]
        table.press("Continue")
        qtbot.waitUntil(lambda: len(table.match.actions) > before, timeout=LONG)


def test_pausing_makes_no_sense_among_people_and_says_so(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        assert table.page.parts.top.pause.isHidden()
        table.key(Key.Key_P)
        assert "No bot" in table.note()


def test_a_seat_is_handed_to_a_bot_and_back_in_mid_game(desk: BotDesk, qtbot: QtBot) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        seat = table.match.seat
        before = len(table.match.actions)
        table.page.hand_over(seat, "greedy")
        assert table.page.parts.actions.choices == []
        qtbot.waitUntil(lambda: len(table.match.actions) > before, timeout=LONG)
        qtbot.waitUntil(lambda: table.is_in(Phase.CHOOSING), timeout=LONG)
        table.page.hand_over(seat, "human")
        assert table.session.seats[seat].human
