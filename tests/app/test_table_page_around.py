"""The table page: several people, the end, log and files, look and language."""

from pathlib import Path

import pytest
from helpers.long import crossed
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from app.table_pages import (
    GAME,
    LEFT,
    at_table,
    is_certain_choice,
    played,
)
from citybuilder.app.language import set_language
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.table.key_button import ENTER
from citybuilder.app.table.prompt_bar import Button
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings
from citybuilder.tables.theme import DARK

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


# Several people at one screen


def test_the_curtain_hides_everything_until_the_next_player_is_ready(
    desk: BotDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("citybuilder.playing.screen.has_secrets", lambda *_: True)
    with at_table(desk, played(is_certain_choice)) as table:
        curtain = table.page.parts.curtain
        assert curtain.isVisible()
        assert not table.page.parts.view.isVisible()
        assert not table.page.parts.log_panel.isVisible()
        assert curtain.name.text() in table.sentence()
        QTest.keyClick(curtain, Key.Key_Return)
        assert curtain.isVisible(), "for the key may be meant for what was there before"
        curtain.wake()
        QTest.keyClick(curtain, Key.Key_Return)
        assert not curtain.isVisible()
        assert table.page.parts.view.isVisible()
        assert table.is_in(Phase.CHOOSING)
        first, answer = table.match.seat, table.offers()[0]
        table.key(Key.Key_0)
        assert curtain.isVisible()
        assert curtain.name.text() == table.session.seats[1 - first].name
        assert curtain.lines.text().endswith(table.page.parts.log.lines[-1].text)
        assert answer not in table.page.parts.top.undo.toolTip()


def test_the_log_marks_what_happened_since_ones_last_turn(desk: BotDesk) -> None:
    match = played(lambda match: len(match.actions) > 30 and match.seat == 0)
    with at_table(desk, match) as table:
        turn = table.match.state.turn
        while table.match.state.turn < turn + 2:
            table.answer()
        assert table.page.parts.log.since > 0


# The end


def test_the_end_names_the_winner_and_offers_what_can_follow(desk: BotDesk, qtbot: QtBot) -> None:
    with at_table(desk, played(lambda match: match.state.over)) as table:
        winner = max(range(2), key=GAME.result(table.match.state).__getitem__)
        assert table.sentence() == f"{table.session.seats[winner].name} wins!"
        ways = ["Lobby", "Play again", "Replay", "Review"]
        assert table.offers() == [*ways, "Look at the table"]
        table.page.ending.toggle()
        assert table.offers() == [*ways, "Show the result"]
        table.page.ending.toggle()
        assert table.page.end is not None
        with qtbot.waitSignal(table.page.rematch):
            table.press("Play again")
        with qtbot.waitSignal(table.page.replay_wanted):
            table.press("Replay")
        with qtbot.waitSignal(table.page.review_wanted):
            table.press("Review")
        table.press("Look at the table")
        assert table.page.end.folded
        table.press("Show the result")
        assert not table.page.end.folded
        with qtbot.waitSignal(table.page.left):
            table.press("Lobby")


# Log and files


def test_a_click_on_a_line_shows_its_pieces(desk: BotDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        shown: list[str] = []
        monkeypatch.setattr(table.page.parts.scene, "highlight", shown.extend)
        panel = table.page.parts.log_panel
        rows = [panel.filter.index(row, 0) for row in range(panel.filter.rowCount())]
        events = [
            (index, panel.log.event_at(panel.filter.mapToSource(index).row())) for index in rows
        ]
        index, event = next(
            (index, event)
            for index, event in reversed(events)
            if event is not None and table.page.parts.table.concerned(event)
        )
        panel.view.scrollTo(index)
        QTest.mouseClick(panel.view.viewport(), LEFT, pos=panel.view.visualRect(index).center())
        assert event is not None
        assert shown == table.page.parts.table.concerned(event)


def test_the_log_stays_where_it_is_read_and_follows_otherwise(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        view = table.page.parts.log_panel.view
        bar = view.verticalScrollBar()
        assert bar.maximum() > 0
        assert bar.value() == bar.maximum()
        table.key(Key.Key_2)
        QApplication.processEvents()
        assert bar.value() == bar.maximum()
        bar.setValue(10)
        table.answer()
        QApplication.processEvents()
        assert bar.value() == 10


def test_a_click_in_the_log_does_not_keep_it_from_following(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        view = table.page.parts.log_panel.view
        bar = view.verticalScrollBar()
        QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(60, 4))
        table.key(Key.Key_2)
        QApplication.processEvents()
        assert bar.value() == bar.maximum()


def test_old_lines_give_way_after_a_round(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        bar = table.page.parts.log_panel.view.verticalScrollBar()
        bar.setValue(10)
        turn = table.match.state.turn
        while table.match.state.turn < turn + 2:
            table.answer()
            QApplication.processEvents()
            assert bar.value() == 10
        while table.match.state.turn < turn + 5:
            table.answer()
            QApplication.processEvents()
        assert bar.value() == bar.maximum()


def test_lines_are_copied_as_text(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        panel = table.page.parts.log_panel
        QTest.keyClick(panel.view, Key.Key_C, CTRL)
        assert QApplication.clipboard().text() == panel.log.text()
        panel.view.selectionModel().select(
            panel.filter.index(1, 0), panel.view.selectionModel().SelectionFlag.Select
        )
        QTest.keyClick(panel.view, Key.Key_C, CTRL)
        assert QApplication.clipboard().text() == panel.log.lines[1].text


def test_the_log_is_written_to_a_file_or_the_failure_told(desk: BotDesk, tmp_path: Path) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        table.page.export_log(tmp_path / "log.txt")
        text = (tmp_path / "log.txt").read_text(encoding="utf-8")
        assert text == table.page.parts.log.text() + "\n"
        assert table.page.parts.notice.words.text() == "Saved: log.txt"
        table.page.export_log(tmp_path / "missing" / "log.txt")
        assert table.page.parts.notice.isVisible()
        assert table.page.parts.notice.words.text() == "The log could not be written there."


def test_a_match_is_saved_elsewhere_or_the_failure_told(desk: BotDesk, tmp_path: Path) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        table.page.save_as(tmp_path / "match.citybuilder")
        assert (tmp_path / "match.citybuilder").is_file()
        assert table.page.parts.notice.words.text() == "Saved: match.citybuilder"
        blocked = tmp_path / "file"
        blocked.write_text("")
        table.page.save_as(blocked / "match.citybuilder")
        assert "could not be saved" in table.page.parts.notice.words.text()
        table.page.save_as(tmp_path / "other.citybuilder")
        assert table.page.parts.notice.words.text() == "Saved: other.citybuilder"


def test_the_log_can_be_hidden_and_the_table_takes_its_room(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        width = table.page.parts.view.width()
        table.key(Key.Key_L)
        QApplication.processEvents()
        assert table.page.parts.view.width() > width
        table.key(Key.Key_L)
        QApplication.processEvents()
        assert table.page.parts.view.width() == width


# Look and language


@crossed("size language", [(1280, 720), (960, 560), (1600, 900), (2560, 1440)], ["en", "de"])
def test_no_word_around_the_table_is_cut(
    desk: BotDesk, size: tuple[int, int], language: str
) -> None:
    set_language(language)
    with at_table(desk, played(is_certain_choice), size=size) as table:
        parts = table.page.parts
        assert parts.top.turn.text() == parts.top.turn.whole
        buttons = [b for b in table.page.findChildren(QAbstractButton) if b.isVisible()]
        for button in buttons:
            assert button.width() >= button.sizeHint().width(), button.accessibleName()
        assert parts.prompt.sentence.height() >= parts.prompt.sentence.heightForWidth(
            parts.prompt.sentence.width()
        )
        for view in table.page.findChildren(QAbstractItemView):
            assert view.horizontalScrollBar().maximum() == 0


def test_the_bar_above_is_laid_out_before_it_is_painted(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice), size=(700, 560)) as table:
        top = table.page.parts.top
        assert top.title.isHidden()
        table.page.resize(1500, 800)
        assert top.title.geometry().right() < top.mark.geometry().left()
        shown = [button for button in top.buttons if not button.isHidden()]
        assert all(button.width() >= button.sizeHint().width() for button in shown)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_a_note_in_the_bar_leaves_the_table_in_its_place(desk: BotDesk, scale: float) -> None:
    settings = Settings(pace=0, sound=False, text_scale=scale)
    with at_table(desk, played(is_certain_choice), settings=settings) as table:
        height = table.page.parts.view.height()
        table.page.asking.notes.show_note("Something has to be known.")
        QApplication.processEvents()
        assert table.page.parts.view.height() == height


def test_long_words_in_the_bar_leave_the_table_in_its_place(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        height, prompt = table.page.parts.view.height(), table.page.parts.prompt
        long = "Use it: so much here instead of so much there, and so much more elsewhere. " * 3
        prompt.show_words(
            None, long, [Button(long, "1", lambda: None), Button("Skip", "2", lambda: None)]
        )
        prompt.tell_note("Something has to be known.")
        QApplication.processEvents()
        assert table.page.parts.view.height() == height
        assert prompt.sentence.width() >= 0.3 * prompt.width()
        assert prompt.sentence.toolTip() == prompt.sentence.accessibleName() == long
        use, skip = prompt.buttons
        assert (skip.shown_text(), skip.toolTip()) == ("Skip", "")
        assert use.shown_text().endswith("…")
        assert long.strip() in use.toolTip()


@pytest.mark.parametrize(
    ("offered", "seen"), [("⏎ 2 3", "2 3 ⏎"), ("6 7 8 9", "6 7 8 9"), ("⏎ 2 3 4 5 6", "2 3 4  ⏎")]
)
def test_what_enter_does_stands_at_the_end_of_the_bar_and_all_else_in_its_order(
    desk: BotDesk, offered: str, seen: str
) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        prompt, keys = table.page.parts.prompt, offered.split()
        prompt.show_words(None, "?", [Button(key, key, lambda: None, key == ENTER) for key in keys])
        QApplication.processEvents()
        buttons = sorted(prompt.buttons, key=lambda button: button.x())
        assert " ".join(button.key for button in buttons) == seen
        assert buttons == prompt.buttons


def test_the_language_is_switched_while_somebody_is_asked(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        english = table.sentence(), table.offers(), table.page.parts.log.text()
        set_language("de")
        table.page.retranslate()
        german = table.sentence(), table.offers(), table.page.parts.log.text()
        assert all(one != other for one, other in zip(english, german, strict=True))
        assert table.page.parts.top.undo.accessibleName() == "Rückgängig"
        set_language("en")
        table.page.retranslate()
        assert (table.sentence(), table.offers(), table.page.parts.log.text()) == english


def test_language_and_theme_are_switched_while_pieces_move(desk: BotDesk) -> None:
    settings = Settings(pace=1, sound=False)
    with at_table(desk, played(is_certain_choice), settings=settings) as table:
        table.key(Key.Key_2)
        table.page.retranslate()
        assert table.is_in(Phase.CHOOSING)
        table.key(Key.Key_Return)
        table.page.set_theme(DARK, 1.3)
        assert table.is_in(Phase.CHOOSING)
        assert table.page.parts.scene.look.theme == DARK


def test_the_pace_is_set_by_keys_and_stays_in_its_bounds(desk: BotDesk) -> None:
    settings = Settings(pace=1, sound=False)
    with at_table(desk, played(is_certain_choice), settings=settings) as table:
        for _ in range(5):
            table.key(Key.Key_Plus)
        assert settings.pace == 3
        assert table.page.parts.top.pace.accessibleName() == "Pace 3×"
        for _ in range(3):
            table.key(Key.Key_Minus)
        assert settings.pace == 0.5
        assert table.page.parts.top.pace.accessibleName() == "Pace ½×"
        for _ in range(3):
            table.key(Key.Key_Minus)
        assert settings.pace == 0
        assert table.page.parts.top.pace.accessibleName() == "Pace off"


def test_everything_that_can_be_worked_has_a_name(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice), ["human", "normal"]) as table:
        for button in table.page.findChildren(QAbstractButton):
            if button.isVisible():
                assert button.accessibleName(), button
        for view in (table.page.parts.log_panel.view, table.page.parts.actions_panel.view):
            assert view.accessibleName()
