"""Saved matches in the lobby: going on, deleting with a way back, and what a crash left."""

import errno
import json
import os
import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from helpers.faults import failing_disk
from helpers.matches import GUESTS, played
from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QStyleOptionViewItem, QWidget

from app.windows import LEFT, open_window, put_save, settle, wait_for
from citybuilder.app.dialogs import BREAK
from citybuilder.app.language import set_language
from citybuilder.app.lobby.marks import OpenMark, is_open_elsewhere, lost_matches, mark_path
from citybuilder.app.lobby.rows import SaveRows
from citybuilder.app.lobby.saves import SavesPanel
from citybuilder.app.main_window import MainWindow
from citybuilder.app.models.saves import Saved, company, moment
from citybuilder.store import bin as lobby_bin
from citybuilder.store import statistics
from citybuilder.store.boxes import boxes
from citybuilder.store.folders import saves_folder
from citybuilder.store.generations import states
from citybuilder.store.save_sheet import Seat
from citybuilder.store.saves import autosave
from citybuilder.store.settings import Settings
from citybuilder.tables.theme import LIGHT

NOW = datetime(2026, 3, 12, 15, 0)


def opened(window: MainWindow) -> list[Path]:
    """What would be laid on the table."""
    found: list[Path] = []
    for signal in (window.lobby.go_on, window.lobby.replay):
        signal.disconnect()
        signal.connect(found.append)
    return found


def click_row(panel: SavesPanel, row: int, at_bin: bool = False) -> None:
    place = panel.view.visualRect(panel.model.index(row, 0))
    where = place.center()
    if at_bin:
        where.setX(place.right() - round(22 * panel.rows.scale))
    QTest.mouseMove(panel.view.viewport(), where)
    QTest.mouseClick(panel.view.viewport(), LEFT, pos=where)
    settle()


def test_one_click_goes_on() -> None:
    path = put_save()
    with open_window() as window:
        found = opened(window)
        click_row(window.lobby.saves, 0)
        assert found == [path]


def test_a_match_goes_on_by_keys_alone() -> None:
    path = put_save()
    with open_window() as window:
        found = opened(window)
        view = window.lobby.saves.view
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_Down)
        QTest.keyClick(view, Qt.Key.Key_Home)
        QTest.keyClick(view, Qt.Key.Key_Return)
        assert found == [path]


def test_finished_matches_are_shown_when_they_are_wanted() -> None:
    put_save()
    over = put_save(steps=10_000, seed=2)
    with open_window() as window:
        panel = window.lobby.saves
        assert panel.model.rowCount() == 1
        assert panel.finished.text() == "1 finished"
        assert panel.heading.text() == "Continue playing"
        QTest.mouseClick(panel.finished, LEFT)
        assert [each.path for each in panel.model.shown] == [over]
        assert panel.heading.text() == "Finished matches"
        found = opened(window)
        click_row(panel, 0)
        assert found == [over]
        panel.delete(panel.model.index(0, 0))
        assert panel.heading.text() == "Continue playing"
        assert panel.model.rowCount() == 1


def test_a_finished_match_tells_who_won() -> None:
    match = played(2, 2)
    statistics.note(match, GUESTS[:2], 1e9)
    put_save(steps=10_000, seed=2)
    put_save(steps=10_000, seed=3)
    winner = GUESTS[match.game.result(match.state).index(1.0)].name
    with open_window() as window:
        lines = [each.line(NOW) for each in window.lobby.saves.model.all]
        known = f"{winner} won (Turn {match.state.turn}) · "
        assert sum(line.startswith(known) for line in lines) == 1
        assert sum(line.startswith("Ended (Turn ") for line in lines) == 1


def test_a_shared_win_is_told() -> None:
    set_language("en")
    people = (("Ada", "human"), ("Ben", "human"))
    found = Saved(Path("x"), "G", "", people, turn=9, over=True, winners=("Ada", "Ben"))
    assert found.line(NOW).startswith("Ada, Ben shared the win (Turn 9) · ")


def test_the_last_match_is_told_by_its_turns() -> None:
    match = played(2, 2)
    statistics.note(match, GUESTS[:2], 1e9)
    with open_window() as window:
        assert window.lobby.setup.message.whole.endswith(f" won (Turn {match.state.turn})")


@pytest.mark.parametrize("scale", [0.69, 0.86, 1.0, 1.16, 1.4, 2.1])
def test_a_row_has_room_for_all_its_lines(qapp: QApplication, scale: float) -> None:
    assert qapp is not None
    rows = SaveRows(QWidget())
    rows.set_theme(LIGHT, scale)
    head, small = (QFontMetrics(font).height() for font in rows.fonts())
    card = rows.sizeHint(QStyleOptionViewItem(), QModelIndex()).height() - 2 - 4 * scale
    assert head + 2 * small <= card


def test_a_menu_of_a_row_leaves_nothing_behind() -> None:
    put_save()
    with open_window() as window:
        panel = window.lobby.saves
        place = panel.view.visualRect(panel.model.index(0, 0)).center()
        for _ in range(3):
            panel.show_menu(place)
            settle()
            shown = QApplication.activePopupWidget()
            assert shown is not None
            shown.close()
            settle()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert panel.findChildren(QMenu) == []


def test_a_folder_that_cannot_be_written_is_no_promise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window() as window:
        assert "saved automatically" in window.lobby.saves.none_words.text()
    (tmp_path / "taken").write_text("a file where the folder should be")
    monkeypatch.setenv("CITYBUILDER_DATA", str(tmp_path / "taken"))
    with open_window() as window:
        told = window.lobby.saves.none_words.text().replace(BREAK, "")
        assert "saved automatically" not in told
        assert str(tmp_path / "taken") in told


def test_a_broken_save_says_why() -> None:
    path = put_save()
    path.write_bytes(path.read_bytes()[:100])
    with open_window() as window:
        found = opened(window)
        panel = window.lobby.saves
        assert "is incomplete" in str(panel.model.index(0, 0).data())
        click_row(panel, 0)
        assert found == []
        assert window.box is not None
        assert "is incomplete" in window.box.text()


def test_a_deleted_match_can_be_brought_back() -> None:
    path = put_save()
    with open_window() as window:
        panel = window.lobby.saves
        click_row(panel, 0, at_bin=True)
        assert not path.exists()
        assert panel.model.rowCount() == 0
        assert panel.toast.isVisible()
        said = panel.gone.text()
        assert said.startswith(f"Deleted: {boxes()[0].title}, Turn ")
        assert said.endswith(", Ada, 1 bot")
        QTest.mouseClick(panel.undo, LEFT)
        assert path.is_file()
        assert panel.model.rowCount() == 1
        assert not panel.toast.isVisible()


def test_a_deleted_match_is_gone_after_a_while() -> None:
    path = put_save()
    with open_window() as window:
        panel = window.lobby.saves
        panel.view.setFocus()
        panel.view.setCurrentIndex(panel.model.index(0, 0))
        QTest.keyClick(panel.view, Qt.Key.Key_Delete)
        assert lobby_bin.bin_folder().is_dir()
        panel.timer.timeout.emit()
        assert not path.exists()
        assert not lobby_bin.bin_folder().exists()


def test_closing_the_window_deletes_what_was_deleted() -> None:
    path = put_save()
    with open_window() as window:
        window.lobby.saves.delete(window.lobby.saves.model.index(0, 0))
    assert not path.exists()
    assert not lobby_bin.bin_folder().exists()


def test_the_second_deletion_ends_the_first() -> None:
    first, second = put_save(seed=1), put_save(seed=2)
    with open_window() as window:
        panel = window.lobby.saves
        panel.delete(panel.model.index(0, 0))
        panel.delete(panel.model.index(0, 0))
        QTest.mouseClick(panel.undo, LEFT)
        assert sorted([first.exists(), second.exists()]) == [False, True]


def test_what_a_killed_program_had_deleted_is_removed_once_it_is_old(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    aside = lobby_bin.put_aside(put_save())
    assert aside is not None
    lobby_bin.empty()
    assert aside.is_file()  # perhaps another window still offers it
    monkeypatch.setattr(lobby_bin, "FRESH", -1.0)
    lobby_bin.empty()
    assert not aside.exists()


def leave_lost_mark(path: Path) -> None:
    """As a process that was killed leaves it."""
    mark = OpenMark(path)
    assert mark.held
    content = mark_path(path).read_bytes().splitlines()
    mark.take_away()
    mark_path(path).write_bytes(b"\n".join([b"999999999", *content[1:]]) + b"\n")


def test_a_match_that_was_lost_is_offered() -> None:
    path = put_save()
    leave_lost_mark(path)
    with open_window() as window:
        header = window.lobby.header
        assert header.rescue.isVisible()
        found = opened(window)
        QTest.mouseClick(header.rescue, LEFT)
        assert found == [path]
    assert not mark_path(path).exists()


def test_a_match_that_was_lost_is_offered_until_it_is_taken() -> None:
    path = put_save()
    leave_lost_mark(path)
    for _ in range(2):  # nothing is closed: the program is killed in the lobby
        assert lost_matches() == [path]
        assert not mark_path(path).exists()
    with open_window() as window:
        window.open_save(put_save(seed=2))
        window.pages.to_lobby()
        wait_for(window.lobby.header.rescue.isVisible)
        window.open_save(path)
        window.pages.to_lobby()
        wait_for(lambda: not window.lobby.header.rescue.isVisible())
    assert lost_matches() == []


def test_the_offer_of_a_match_that_was_lost_can_be_put_away() -> None:
    older, newer = put_save(seed=1), put_save(seed=2)
    leave_lost_mark(older)
    leave_lost_mark(newer)
    with open_window() as window:
        header = window.lobby.header
        for _ in range(2):
            assert header.rescue.isVisible()
            QTest.mouseClick(header.later, LEFT)
        assert not header.later.isVisible()
        assert len(window.lobby.saves.model.all) == 2
    assert lost_matches() == []


@pytest.mark.parametrize("name", [".open", "..open", "...open", ".lost", "..lost"])
def test_a_mark_beside_nothing_is_passed_over(name: str) -> None:
    path = put_save()
    leave_lost_mark(path)
    (saves_folder() / name).touch()
    assert lost_matches() == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no holes in files")
def test_nobody_reads_a_mark_that_is_much_too_large() -> None:
    path = put_save()
    mark_path(path).touch()
    os.truncate(mark_path(path), 10 << 30)
    assert not is_open_elsewhere(path)
    assert lost_matches() == []
    assert not OpenMark(path).held


def test_what_fails_in_the_lobby_stops_nothing_that_comes_after() -> None:
    def fails() -> None:
        raise ValueError("a slip in the code")

    told: list[str] = []
    with open_window() as window:
        with pytest.raises(ValueError, match="slip"):
            window.lobby.in_turn([fails, lambda: told.append("news")])
        wait_for(lambda: bool(told))


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody is killed so")
def test_a_kill_at_the_table_and_another_in_the_lobby_leave_the_offer() -> None:
    path = put_save()
    killed_while(f"OpenMark(Path({str(path)!r}))")
    killed_while("lost_matches()")
    assert lost_matches() == [path]


def killed_while(doing: str) -> None:
    code = "import os; from pathlib import Path; from citybuilder.app.lobby.marks import *; "
    code += f"kept = {doing}; os.kill(os.getpid(), 9)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == -9


def test_the_offer_goes_with_the_match_and_comes_back_with_it() -> None:
    leave_lost_mark(put_save())
    with open_window() as window:
        header, panel = window.lobby.header, window.lobby.saves
        panel.delete(panel.model.index(0, 0))
        assert not header.rescue.isVisible()
        assert not header.lost_words.isVisible()
        QTest.mouseClick(panel.undo, LEFT)
        assert header.rescue.isVisible()
        assert header.lost_words.isVisible()


def test_another_match_that_is_deleted_leaves_the_offer() -> None:
    lost = put_save(seed=1)
    put_save(seed=2)
    leave_lost_mark(lost)
    with open_window() as window:
        header, panel = window.lobby.header, window.lobby.saves
        row = [each.path != lost for each in panel.model.shown].index(True)
        panel.delete(panel.model.index(row, 0))
        assert header.rescue.isVisible()
        assert header.lost is not None
        assert header.lost.path == lost


def test_a_match_that_was_closed_is_not_offered() -> None:
    path = put_save()
    mark = OpenMark(path)
    mark.take_away()
    with open_window() as window:
        assert not window.lobby.header.rescue.isVisible()


def test_a_finished_match_is_not_offered_again() -> None:
    path = put_save(steps=10_000)
    leave_lost_mark(path)
    with open_window() as window:
        assert not window.lobby.header.rescue.isVisible()


def test_an_open_match_is_known_to_be_open() -> None:
    path = put_save()
    mark = OpenMark(path)
    assert is_open_elsewhere(path)
    assert lost_matches() == []
    mark.take_away()
    assert not is_open_elsewhere(path)


def test_a_mark_without_its_save_is_swept_away() -> None:
    saves_folder().mkdir(parents=True)
    path = saves_folder() / "gone.citybuilder"
    leave_lost_mark(path)
    assert lost_matches() == []
    assert not mark_path(path).exists()


def test_company_is_told_by_names_and_numbers() -> None:
    set_language("en")
    people = [("Ada", "human"), ("Ben", "strong"), ("Cleo", "human"), ("Dora", "normal")]
    assert company(people) == "Ada, Cleo, 2 bots"
    assert company(people[:2]) == "Ada, 1 bot"
    assert company(people[1:2]) == "1 bot"
    assert company(people[:1]) == "Ada"


def test_times_are_told_as_one_would_say_them() -> None:
    set_language("de")
    assert moment(NOW - timedelta(hours=2), NOW) == "heute, 13:00"
    assert moment(NOW - timedelta(hours=20), NOW) == "gestern"
    assert moment(NOW - timedelta(days=3), NOW) == "Montag"
    assert moment(NOW - timedelta(days=30), NOW) == "10.02.26"
    set_language("en")
    assert moment(NOW - timedelta(days=3), NOW) == "Monday"


def test_settings_survive_and_are_json(tmp_path: Path) -> None:
    with open_window(Settings(language="de")) as window:
        window.lobby.setup.seats.cards[0].name.setText("Zoë")
    content = json.loads((tmp_path / "data" / "settings.json").read_text(encoding="utf-8"))
    assert content["language"] == "de"
    assert next(iter(content["setups"].values()))["seats"][0][0] == "Zoë"


def put_states() -> Path:
    path = saves_folder() / "match.citybuilder"
    people = [Seat(name=guest.name, who=guest.who) for guest in GUESTS[:2]]
    for steps in (5, 6, 7):
        autosave(path, played(2, 1, steps), people)
    return path


def test_earlier_states_are_deleted_and_brought_back_with_their_match() -> None:
    path = put_states()
    before = [state.read_bytes() for state in states(path)]
    with open_window() as window:
        panel = window.lobby.saves
        assert panel.model.rowCount() == 1
        panel.delete(panel.model.index(0, 0))
        assert states(path) == []
        panel.bring_back()
        assert [state.read_bytes() for state in states(path)] == before
        panel.delete(panel.model.index(0, 0))
        panel.forget()
        assert states(path) == []
        assert not lobby_bin.bin_folder().exists()


def test_states_that_a_lost_program_left_in_the_bin_go() -> None:
    path = put_states()
    aside = lobby_bin.put_aside(path)
    assert aside is not None
    aside.unlink()
    lobby_bin.empty()
    assert not lobby_bin.states_of(aside).exists()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_damaged_match_is_mended_and_told_of_in_the_lobby(language: str) -> None:
    path = put_states()
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data[:100])
    with open_window(Settings(language=language, theme="light", pace=0)) as window:
        wait_for(lambda: window.box is not None)
        assert window.box is not None
        assert "match.broken.citybuilder" in window.box.text()
        saved = window.lobby.saves.model.all
        assert [(each.path, each.broken) for each in saved] == [(path, None)]
        window.box.close()
        window.open_save(path)
        settle()
        assert window.pages.table is not None
        assert len(window.pages.table.session.match.actions) == 6


@pytest.mark.parametrize("lasting", [False, True], ids=["once", "from then on"])
def test_a_disk_that_fails_while_a_match_is_deleted_costs_no_state(
    lasting: bool, tmp_path: Path
) -> None:
    path = put_states()
    before = [each.read_bytes() for each in (path, *states(path))]
    for at in range(1, 40):
        with failing_disk(tmp_path, at, errno.EIO, lasting) as disk:
            aside = lobby_bin.put_aside(path)
            back = aside is not None and lobby_bin.bring_back(aside, path)
        if aside is not None and not back:
            assert lobby_bin.bring_back(aside, path)
        lobby_bin.empty()  # as at the next start
        assert [each.read_bytes() for each in (path, *states(path))] == before
        if not disk.failed:
            return
    raise AssertionError("it was never deleted")
