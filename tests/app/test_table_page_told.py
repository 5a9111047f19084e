"""What the table page tells: outcomes beforehand, hints, and everything to screen readers."""

from typing import cast

import pytest
from helpers.sessions import LONG
from PySide6.QtCore import QAbstractItemModel, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from app.table_pages import Played, at_table, is_certain_choice, is_risky_choice, played
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.bots.bot import Ranked
from citybuilder.core.game import State
from citybuilder.core.match import Match

Key = Qt.Key
TIP = Qt.ItemDataRole.ToolTipRole


def is_gamble(match: Match[State]) -> bool:
    """Something certain or another throw of the dice."""
    legal = match.legal()
    sure = [action for action in legal if match.is_certain(action)]
    return len(legal) == 2 and len(sure) == 1


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def hint(table: Played, *chances: float) -> None:
    """As if a bot had thought: the first answers of the list with these chances."""
    actions = [choice.action for choice in table.page.parts.actions.choices]
    table.page.parts.hint_panel.wait()
    table.page.hinting.show(
        [Ranked(action, chance) for action, chance in zip(actions, chances, strict=False)]
    )


# Beforehand


def test_what_a_certain_answer_leads_to_is_told_beforehand(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        model = cast(QAbstractItemModel, table.page.parts.actions)
        choice = table.page.parts.actions.choices[1]
        tip = str(model.index(1, 0).data(TIP))
        table.key(Key.Key_2)
        told = [
            table.page.parts.texts.event(event)
            for event in table.session.history[-1][2]
            if not table.page.parts.texts.opens_turn(event)
        ]
        assert told
        assert tip == f"<div>What would happen: {' '.join(told)}</div>"
        assert choice.text not in tip


def test_before_a_gamble_the_certain_side_is_told_and_the_other_is_luck(desk: BotDesk) -> None:
    with at_table(desk, played(is_gamble)) as table:
        known = table.page.parts.foresight
        sure, luck = sorted(table.page.parts.actions.choices, key=known.is_sure, reverse=True)
        tips = {b.accessibleName(): b.toolTip() for b in table.page.parts.prompt.buttons}
        assert "What would happen" in tips[sure.text]
        assert "chance" in tips[luck.text]
        first, *others = known.texts.story(table.session.offer.foreseen(sure.action))
        assert others, "something comes of it"
        assert table.note() == f"{sure.text}: {' '.join(others)}", f"that it was given: {first}"


def test_what_happens_to_others_is_told_only_as_far_as_the_seat_may_know(desk: BotDesk) -> None:
    with at_table(desk, played(is_risky_choice)) as table:
        model = cast(QAbstractItemModel, table.page.parts.actions)
        for row in range(model.rowCount()):
            assert "Would happen" not in str(model.index(row, 0).data(TIP))


def test_a_warning_names_the_answer_that_it_is_about(desk: BotDesk) -> None:
    with at_table(desk, played(is_risky_choice)) as table:
        choice = table.page.parts.actions.choices[1]
        table.page.asking.notes.look_at_choice(choice)
        assert table.note().startswith(f"“{choice.text}” can't be undone")


def test_a_list_that_becomes_empty_gives_its_keys_to_the_table(desk: BotDesk) -> None:
    """Qt would give them to the next button, which the next key would press."""
    with at_table(desk, played(is_certain_choice)) as table:
        parts = table.page.parts
        parts.actions_panel.view.setFocus()
        parts.actions.offer([])
        assert focused() is parts.view


# Hints


def test_a_hint_takes_the_focus_keeps_it_and_gives_it_back(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        panel = table.page.parts.hint_panel
        table.page.parts.log_panel.view.setFocus()
        hint(table, 0.5, 0.4, 0.3)
        stops = []
        for _ in range(4):
            stops.append(focused())
            QTest.keyClick(focused(), Key.Key_Tab)
        assert stops == [*panel.buttons, panel.close_button]
        assert focused() is panel.buttons[0]
        QTest.keyClick(focused(), Key.Key_Backtab)
        assert focused() is panel.close_button
        QTest.keyClick(focused(), Key.Key_Escape)
        assert panel.isHidden()
        assert focused() is table.page.parts.log_panel.view


def test_the_proposed_piece_is_marked_as_long_as_the_hint_is_open(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        scene = table.page.parts.scene
        hint(table, 0.5, 0.4, 0.3)
        choices = table.page.parts.actions.choices
        assert scene.held == tuple(filter(None, [choices[0].piece]))
        QTest.keyClick(focused(), Key.Key_Tab)
        assert scene.held == (choices[1].piece,)
        QTest.keyClick(focused(), Key.Key_Escape)
        assert not scene.held


def test_enter_takes_the_proposal_in_focus(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        hint(table, 0.5, 0.4, 0.3)
        choice = table.page.parts.hint_panel.proposals[1].choice
        QTest.keyClick(focused(), Key.Key_Tab)
        QTest.keyClick(focused(), Key.Key_Return)
        assert table.match.actions[-1] == choice.action
        assert focused() is table.page.parts.view


def test_chances_are_shown_in_steps_and_never_more_exactly(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        hint(table, 0.996, 0.43, 0.02)
        buttons = table.page.parts.hint_panel.buttons
        assert [button.chance.text() for button in buttons] == ["over 95%", "about 45%", "under 5%"]
        assert buttons[1].accessibleName().endswith(" – about 45%")


def test_a_bar_shows_how_far_a_chance_may_be_off(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        hint(table, 0.5, 0.4)
        bar = table.page.parts.hint_panel.buttons[0].bar
        exact = bar.grab().toImage()
        bar.error = 0.2
        assert bar.bounds() == (0.3, 0.7)
        vague = bar.grab().toImage()
        for share, same in ((0.1, True), (0.4, False), (0.6, False), (0.9, True)):
            spot = QPoint(round(share * exact.width()), exact.height() // 2)
            assert (exact.pixelColor(spot) == vague.pixelColor(spot)) == same


# Screen readers


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    heard: list[str] = []
    monkeypatch.setattr(
        "citybuilder.stage.table_view.TableView.say", lambda _, text: heard.append(text)
    )
    return heard


def test_events_and_the_next_question_are_said_together(desk: BotDesk, spoken: list[str]) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        announcer = table.page.parts.announcer
        announcer.speak()
        spoken.clear()
        before = len(table.page.parts.log.lines)
        table.key(Key.Key_2)
        announcer.speak()
        lines = [line.text for line in table.page.parts.log.lines[before:]]
        assert spoken == [" ".join([*lines, table.sentence()])]
        announcer.speak()
        assert len(spoken) == 1, "the same question is not said twice"


def test_a_long_history_is_not_read_aloud(desk: BotDesk, spoken: list[str]) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        table.page.parts.announcer.speak()
        lines = [line.text for line in table.page.parts.log.lines]
        assert lines[-1] in spoken[-1]
        assert spoken[-1] == " ".join([*lines[-8:], table.sentence()])


def test_a_focused_spot_says_what_can_be_done_there(desk: BotDesk, spoken: list[str]) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        spoken.clear()
        table.key(Key.Key_Right)
        spot = table.page.parts.scene.focused
        (choice,) = table.page.parts.actions.at_piece(spot)
        meaning = table.page.parts.scene.help_of(spot).split("\n")[1:]
        assert spoken[-1] == " ".join([choice.text, *meaning])


def test_the_table_is_named_with_its_turn_and_question(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        view, texts = table.page.parts.view, table.page.parts.texts
        assert view.accessibleName() == f"Table: {texts.title()}"
        turn = texts.turn(table.match.state)
        assert view.accessibleDescription() == f"{turn}. {table.sentence()}"


@pytest.mark.parametrize("over", [False, True])
def test_everything_that_takes_the_focus_has_a_name(desk: BotDesk, over: bool) -> None:
    match = played(
        lambda match: match.state.over if over else is_certain_choice(match) and match.seat == 0
    )
    with at_table(desk, match, ["human", "normal"]) as table:
        if not over:
            hint(table, 0.5, 0.4, 0.3)
        for widget in table.page.findChildren(QWidget):
            if isinstance(widget, QScrollBar) or widget.focusProxy() or not widget.isVisible():
                continue
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                assert widget.accessibleName(), widget


def test_the_hint_of_a_real_bot_is_marked(desk: BotDesk, qtbot: QtBot) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        with qtbot.waitSignal(table.session.hinted, timeout=LONG):
            table.key(Key.Key_H)
            assert focused() is table.page.parts.hint_panel.close_button
        assert focused() is table.page.parts.hint_panel.buttons[0]
