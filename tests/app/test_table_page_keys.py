"""The table page by keys: who gets them, in which order, and what a held or hasty key does."""

from helpers.bar import bar_button
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.table_pages import Played, at_table, is_certain_choice, is_risky_choice, played
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.table.key_button import ENTER
from citybuilder.app.table.log_panel import LogView
from citybuilder.playing.turns import Phase

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier


def held(widget: QWidget, key: Qt.Key, text: str) -> None:
    """A key that nobody lets go."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, NONE, text, autorep=True)
    QApplication.sendEvent(widget, event)


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def signed(table: Played) -> bool:
    """Whether a button says that Enter presses it."""
    (button,) = [b for b in table.page.parts.prompt.buttons if b.key == ENTER]
    return not button.lent


def won(table: Played) -> None:
    """Play a match to its end, the last answers by people."""
    while not table.match.state.over:
        table.session.choose([table.match.legal()[0]])


# Held and hasty keys


def test_a_held_key_gives_no_second_answer(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        before = len(table.match.actions)
        view = table.page.parts.view
        held(view, Key.Key_Return, "\r")
        held(view, Key.Key_2, "2")
        held(table.page.parts.actions_panel.view, Key.Key_2, "2")
        table.key(Key.Key_Right)
        held(view, Key.Key_Return, "\r")
        assert len(table.match.actions) == before
        held(view, Key.Key_Space, " ")
        assert not table.page.parts.inspector.isVisible()


def test_no_key_that_confirms_the_last_answer_leads_away_from_the_result(
    desk: BotDesk, qtbot: QtBot
) -> None:
    with at_table(desk, played(lambda match: match.state.over)) as table:
        page, asked = table.page, []
        for signal in (page.rematch, page.left, page.replay_wanted, page.review_wanted):
            signal.connect(lambda: asked.append("away"))
        assert page.end is not None
        for pause in (0, 1000):
            qtbot.wait(pause)
            for key in (Key.Key_Return, Key.Key_Space, Key.Key_Enter, Key.Key_1):
                QTest.keyClick(focused(), key)
        assert asked == []
        assert page.end.isVisible()
        bar_button(page, "Play again").setFocus()
        QTest.keyClick(focused(), Key.Key_Return)
        assert asked == ["away"]


def test_enter_brings_a_folded_result_back(desk: BotDesk) -> None:
    with at_table(desk, played(lambda match: match.state.over)) as table:
        assert table.page.end is not None
        QTest.keyClick(focused(), Key.Key_Escape)
        assert table.page.end.isHidden()
        QTest.keyClick(focused(), Key.Key_Return)
        assert table.page.end.isVisible()


def test_enter_goes_on_after_a_pause(desk: BotDesk, qtbot: QtBot) -> None:
    match = played(lambda match: len(match.legal()) > 3 and match.seat == 1)
    with at_table(desk, match, ["human", "greedy"]) as table:
        table.key(Key.Key_P)
        qtbot.waitUntil(lambda: table.sentence().startswith("Paused"))
        assert signed(table)
        table.key(Key.Key_Return)
        assert not table.session.paused


# Whom Enter belongs to


def test_the_sign_of_enter_leaves_its_button_while_a_piece_has_the_focus(desk: BotDesk) -> None:
    with at_table(desk, played(is_risky_choice)) as table:
        assert signed(table)
        table.key(Key.Key_Right)
        assert not signed(table)
        width = table.page.parts.prompt.buttons[-1].width()
        table.page.parts.scene.focus_on("")
        assert signed(table)
        assert table.page.parts.prompt.buttons[-1].width() == width


def test_the_sign_of_enter_follows_the_focus(desk: BotDesk) -> None:
    with at_table(desk, played(is_risky_choice)) as table:
        parts = table.page.parts
        for widget in (parts.top.menu, parts.actions_panel.view):
            widget.setFocus()
            assert not signed(table)
        parts.prompt.buttons[-1].setFocus()
        assert signed(table)
        parts.view.setFocus()
        assert signed(table)


def test_enter_in_a_list_without_a_selection_answers_nothing(desk: BotDesk) -> None:
    with at_table(desk, played(is_risky_choice)) as table:
        before = len(table.match.actions)
        view = table.page.parts.actions_panel.view
        view.clearSelection()
        view.setFocus()
        QTest.keyClick(view, Key.Key_Return)
        assert len(table.match.actions) == before


def click_first_line(view: LogView) -> None:
    place = view.visualRect(view.model().index(0, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_after_a_click_in_the_log_enter_still_answers(desk: BotDesk) -> None:
    with at_table(desk, played(is_risky_choice)) as table:
        before, view = len(table.match.actions), table.page.parts.log_panel.view
        view.setFocus()
        QTest.keyClick(view, Key.Key_Up)
        assert not signed(table)
        click_first_line(view)
        assert view.hasFocus()
        assert signed(table)
        QTest.keyClick(view, Key.Key_Return)
        assert len(table.match.actions) == before + 1


def test_a_log_that_was_clicked_follows_with_the_next_event(desk: BotDesk) -> None:
    with at_table(desk, played(is_risky_choice)) as table:
        view = table.page.parts.log_panel.view
        bar = view.verticalScrollBar()
        bar.setValue(0)
        click_first_line(view)
        assert bar.value() == 0 < bar.maximum()
        QTest.keyClick(view, Key.Key_Return)
        QApplication.processEvents()
        assert bar.value() == bar.maximum()


def test_enter_points_out_a_line_of_the_log(desk: BotDesk, qtbot: QtBot) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        panel = table.page.parts.log_panel
        last = panel.filter.index(panel.filter.rowCount() - 1, 0)
        panel.view.setCurrentIndex(last)
        with qtbot.waitSignal(panel.pointed_out):
            QTest.keyClick(panel.view, Key.Key_Return)


def test_enter_puts_an_enlarged_piece_away_and_answers_nothing(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        before = len(table.match.actions)
        table.key(Key.Key_Right)
        table.key(Key.Key_Space)
        assert table.page.parts.inspector.isVisible()
        QTest.keyClick(table.page.parts.inspector, Key.Key_Return)
        assert not table.page.parts.inspector.isVisible()
        assert len(table.match.actions) == before


# Tab


def test_tab_walks_around_the_whole_page_and_back(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        parts = table.page.parts
        stops: list[tuple[QWidget, str]] = []
        while (focused(), parts.scene.focused) not in stops:
            stops.append((focused(), parts.scene.focused))
            QTest.keyClick(focused(), Key.Key_Tab)
        spots = [(parts.view, key) for key in ("", *parts.scene.live())]
        beside = [*parts.log_panel.toggles, parts.log_panel.view, parts.actions_panel.view]
        bar = [button for button in parts.top.buttons if button.isVisible() and button.isEnabled()]
        rest = [(widget, "") for widget in (*beside, *parts.prompt.buttons, *bar)]
        assert stops == [*spots, *rest]


def test_the_table_shows_that_tab_has_reached_it(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        parts = table.page.parts
        assert not parts.ring.isVisible()
        parts.top.menu.setFocus()
        QTest.keyClick(parts.top.menu, Key.Key_Tab)
        assert focused() is parts.view
        assert parts.ring.isVisible()
        before = parts.ring.grab().toImage().pixelColor(3, 100)
        assert before.name() == table.page.theme.focus
        QTest.keyClick(parts.view, Key.Key_Tab)
        assert parts.scene.focused
        assert not parts.ring.isVisible()


def test_the_covered_table_is_no_stop_and_escape_uncovers_it(desk: BotDesk) -> None:
    with at_table(desk, played(lambda match: match.state.over)) as table:
        page = table.page
        assert page.end is not None
        seen = []
        for _ in range(30):
            seen.append(focused())
            QTest.keyClick(focused(), Key.Key_Tab)
        assert page.parts.view not in seen
        again = bar_button(page, "Play again")
        for stop in (page.end.tabs, again, page.parts.top.menu):
            assert stop in seen
        page.parts.log_panel.view.setFocus()
        QTest.keyClick(page.parts.log_panel.view, Key.Key_Escape)
        assert page.end.folded
        assert focused() is page.parts.view


# Choices come back


def test_the_choices_come_back_when_a_win_is_taken_back(desk: BotDesk) -> None:
    match = played(lambda match: match.state.over)
    with at_table(desk, match) as table:
        panel = table.page.parts.actions_panel
        assert panel.isHidden()
        table.session.undo()
        assert table.is_in(Phase.CHOOSING)
        assert panel.isVisible()
        assert panel.height() > 80
        assert table.page.end is None
        assert focused() is table.page.parts.view


def test_the_choices_come_when_a_person_takes_a_bots_seat(desk: BotDesk, qtbot: QtBot) -> None:
    match = played(is_certain_choice)
    with at_table(desk, match, ["greedy", "greedy"]) as table:
        panel = table.page.parts.actions_panel
        assert panel.isHidden()
        table.session.set_paused(True)
        table.session.hand_over(table.match.seat, "human")
        qtbot.waitUntil(lambda: table.is_in(Phase.CHOOSING))
        assert panel.isVisible()
        assert panel.height() > 80


def test_seats_stay_as_they_were_when_the_match_is_over(desk: BotDesk) -> None:
    with at_table(desk, played(lambda match: match.state.over)) as table:
        table.page.do("menu")
        menu = QApplication.activePopupWidget()
        assert menu is not None
        below = [action for action in menu.actions() if action.menu()]
        assert [action.isEnabled() for action in below] == [False, False, True]  # the last: pace
        menu.close()
