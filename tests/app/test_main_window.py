"""The window: from the lobby to a table and back, files, menus, and what is remembered."""

import errno
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QKeyCombination
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from app.windows import GAME, LEFT, PEOPLE, open_window, put_save, settle, texts, wait_for
from citybuilder.app.keys import Keys, menu_rows, replay_rows, rules_rows, table_rows
from citybuilder.app.language import set_language, translate
from citybuilder.app.lobby.marks import mark_path
from citybuilder.app.main_window import MainWindow
from citybuilder.app.menus import words
from citybuilder.app.start import Catcher, write_log
from citybuilder.app.table.keys import COMMANDS
from citybuilder.playing.new_match import NewMatch
from citybuilder.store import atomic
from citybuilder.store.save_list import list_saves
from citybuilder.store.settings import Settings, load

PLAN = NewMatch(GAME, tuple(PEOPLE.seats), {}, 5)


@pytest.fixture
def window() -> Iterator[MainWindow]:
    with open_window() as opened:
        yield opened


def choose_first(window: MainWindow) -> None:
    session = window.pages.session
    assert session is not None
    done = len(session.match.actions)
    session.choose([session.match.legal()[0]])
    wait_for(lambda: len(session.match.actions) > done)
    settle()


# To the table and back


def test_a_match_begins_by_mouse_and_is_saved_when_the_table_is_left(window: MainWindow) -> None:
    QTest.mouseClick(window.lobby.setup.play, LEFT)
    assert window.pages.at_table()
    choose_first(window)
    window.do("lobby")
    settle()
    assert window.pages.in_lobby()
    saves = list_saves()
    assert [entry.broken for entry in saves] == [None]
    wait_for(lambda: window.lobby.saves.model.rowCount() == 1)
    assert not mark_path(saves[0].path).exists()


def test_a_saved_match_goes_on_where_it_was(window: MainWindow) -> None:
    path = put_save(steps=25)
    window.open_save(path)
    session = window.pages.session
    assert session is not None
    assert len(session.match.actions) == 25
    assert session.path == path
    assert mark_path(path).exists()


def test_closing_the_window_saves_the_match() -> None:
    with open_window() as window:
        window.begin(PLAN)
        choose_first(window)
    saves = list_saves()
    assert saves[0].sheet is not None
    assert len(saves[0].sheet.actions) == 1
    assert not mark_path(saves[0].path).exists()


def test_the_same_people_play_again(window: MainWindow) -> None:
    window.begin(PLAN)
    first = window.pages.session
    window.do("again")
    second = window.pages.session
    assert first is not second is not None
    assert [sitting.name for sitting in second.seats] == ["Ada", "Ben"]


def test_a_new_game_starts_from_the_lobby(window: MainWindow) -> None:
    window.begin(PLAN)
    window.do("new")
    assert window.pages.in_lobby()
    assert window.lobby.setup.play.hasFocus()


def test_a_finished_match_is_watched_and_leads_back_to_the_lobby(window: MainWindow) -> None:
    window.open_save(put_save(steps=10_000))
    assert window.pages.replay is not None
    assert not window.menus.actions["undo"].isEnabled()
    window.do("lobby")
    assert window.pages.in_lobby()


def test_a_replay_can_branch_into_a_match_of_its_own(window: MainWindow) -> None:
    path = put_save(steps=10_000)
    window.open_save(path)
    replay = window.pages.replay
    assert replay is not None
    replay.go_to(10)
    replay.go_on_from_here()
    session = window.pages.session
    assert session is not None
    assert session.path != path
    assert not session.match.state.over


def test_a_table_that_is_left_leaves_nothing_behind(window: MainWindow) -> None:
    counts = []
    for _ in range(3):
        window.begin(PLAN)
        settle()
        window.do("lobby")
        settle()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        counts.append(len(QApplication.allWidgets()))
    assert counts[0] == counts[1] == counts[2]


FIRST_PAINT = """
import subprocess
import sys
from citybuilder.app.main_window import MainWindow
from citybuilder.app.start import prepare
from citybuilder.store.settings import Settings
settings = Settings()
application = prepare(settings)
window = MainWindow(settings)
window.lobby.painted.disconnect()
window.lobby.painted.connect(application.quit)
window.show()
application.exec()
heavy = ("pydantic", "citybuilder.bots.levels", "PySide6.QtMultimedia", "multiprocessing")
print([name for name in heavy if name in sys.modules])
"""


def test_the_first_paint_waits_for_nothing_heavy() -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PAINT], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


# What can go wrong


def test_a_file_that_is_no_save_is_refused_in_one_sentence(
    window: MainWindow, tmp_path: Path
) -> None:
    bad = tmp_path / "letter.citybuilder"
    bad.write_text("Dear Ada")
    window.open_save(bad)
    assert window.pages.in_lobby()
    assert window.box is not None
    assert window.box.text() == "“letter.citybuilder” is not a saved match."


def test_a_match_on_another_table_is_not_opened_twice(window: MainWindow) -> None:
    path = put_save()
    window.open_save(path)
    with open_window() as other:
        other.open_save(path)
        assert other.pages.in_lobby()
        assert other.box is not None
        assert other.box.text() == "This match is open in another window."


def test_an_unexpected_error_is_told_in_one_sentence_and_written_down(
    window: MainWindow, tmp_path: Path
) -> None:
    window.begin(PLAN)
    try:
        raise ZeroDivisionError("a slip in the code")
    except ZeroDivisionError:
        Catcher(window).catch(*sys.exc_info())
    assert window.box is not None
    assert window.box.text() == "Something went wrong. The match is saved; you can continue."
    assert "a slip in the code" in (tmp_path / "data" / "errors.log").read_text(encoding="utf-8")
    wait_for(lambda: bool(list_saves()))


def test_an_error_on_a_full_disk_does_not_promise_that_the_match_is_saved(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    window.begin(PLAN)
    monkeypatch.setattr(atomic, "write", full)
    told: list[str] = []
    monkeypatch.setattr(window, "show_note", told.append)
    Catcher(window).catch(ValueError, ValueError("a slip in the code"), None)
    assert told[-1] == "Something went wrong, but you can continue."


def test_an_error_in_the_lobby_speaks_of_no_match(window: MainWindow) -> None:
    error = ValueError("a slip in the code")
    Catcher(window).catch(ValueError, error, None)
    assert window.box is not None
    assert window.box.text() == "Something went wrong, but you can continue."


def test_a_folder_that_cannot_be_written_stops_no_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").write_text("a file where the folder should be")
    monkeypatch.setenv("CITYBUILDER_DATA", str(tmp_path / "taken"))
    with open_window() as window:
        window.begin(PLAN)
        choose_first(window)
        assert window.pages.at_table()
        write_log(ValueError, ValueError("nowhere to go"), None)


def test_a_full_log_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "data" / "errors.log"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"x" * (1 << 21))
    write_log(ValueError, ValueError("new"), None)
    assert path.stat().st_size < 1000


# Files


def test_a_match_is_saved_elsewhere_and_opened_from_there(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "mine"
    window.begin(PLAN)
    choose_first(window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    window.do("save_as")
    saved = target.with_suffix(".citybuilder")
    assert saved.is_file()
    window.do("lobby")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(saved), ""))
    window.do("open")
    assert window.pages.session is not None
    assert window.pages.session.path == saved


def test_the_log_is_exported_as_text(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open_save(put_save(steps=30))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "told.txt"), ""))
    window.do("export_log")
    assert "Ada" in (tmp_path / "told.txt").read_text(encoding="utf-8")


# Menus and keys


def test_no_two_entries_share_a_key(window: MainWindow) -> None:
    keys = [
        keys.toString() for action in window.menus.actions.values() for keys in action.shortcuts()
    ]
    assert len(keys) == len(set(keys))
    assert QKeySequence(QKeySequence.StandardKey.Undo).toString() in keys


def test_every_entry_has_words_and_does_something(window: MainWindow) -> None:
    assert set(words()) == set(window.menus.actions)
    window.begin(PLAN)
    asking = {"open", "save_as", "export_log", "quit"}
    for name, action in window.menus.actions.items():
        if name not in asking | {"new", "again", "lobby", "learn"}:
            action.trigger()
            settle()
    assert window.pages.at_table()


def test_letters_of_one_menu_are_not_used_twice(window: MainWindow) -> None:
    for code in ("de", "en"):
        window.choose_language(code)
        for menu in (window.menus.file, window.menus.play, window.menus.view, window.menus.help):
            letters = [
                action.text().split("&")[1][0].lower()
                for action in menu.actions()
                if "&" in action.text()
            ]
            assert len(letters) == len(set(letters)), (code, menu.title(), letters)


def test_what_belongs_to_a_match_is_offered_only_at_the_table(window: MainWindow) -> None:
    assert not window.menus.actions["hint"].isEnabled()
    assert not window.menus.actions["lobby"].isEnabled()
    window.begin(PLAN)
    assert window.menus.actions["hint"].isEnabled()
    assert window.menus.actions["lobby"].isEnabled()


def test_the_menu_greys_what_cannot_be_done_while_keys_still_say_why(window: MainWindow) -> None:
    window.begin(PLAN)
    ways = [window.menus.actions[name] for name in ("undo", "redo", "restart")]
    window.menus.play.aboutToShow.emit()
    assert [action.isEnabled() for action in ways] == [False, False, False]
    window.menus.play.aboutToHide.emit()
    assert [action.isEnabled() for action in ways] == [True, True, True]
    session = window.pages.session
    assert session is not None
    while not session.can_undo():
        choose_first(window)
    window.menus.play.aboutToShow.emit()
    assert [action.isEnabled() for action in ways] == [True, False, True]
    window.do("undo")
    window.menus.play.aboutToShow.emit()
    assert ways[1].isEnabled()


def test_in_the_lobby_the_menu_offers_nothing_of_a_match(window: MainWindow) -> None:
    window.menus.play.aboutToShow.emit()
    assert not window.menus.actions["undo"].isEnabled()


def test_the_menu_shows_whether_the_log_is_there(window: MainWindow) -> None:
    window.begin(PLAN)
    for shown in (True, False, True):
        window.menus.view.aboutToShow.emit()
        assert window.menus.actions["log"].isChecked() == shown
        window.menus.actions["log"].trigger()


def test_one_thing_is_called_by_one_name() -> None:
    for code in ("de", "en"):
        set_language(code)
        there = translate("table", "Restart my turn")
        assert words()["restart"].replace("&", "") == there
    set_language("en")


def test_the_list_of_keys_has_every_key(window: MainWindow) -> None:
    listed = " ".join(keys for keys, _ in [*menu_rows(window.menus), *table_rows()])
    for key, modifiers in COMMANDS:
        name = QKeySequence(QKeyCombination(modifiers, key)).toString()
        name = name.replace("Return", "Enter").replace("-", "−")
        assert name in listed, name
    dialog = Keys(window.menus, window)
    dialog.show()
    shown = texts(dialog).values()
    for name in ("F11", "Ctrl+Shift+Z\nCtrl+Y", "Ctrl+arrows", "R, Mouse wheel", "Ctrl+C"):
        assert name in shown, name


def test_every_key_of_replay_and_rules_is_listed(window: MainWindow) -> None:
    window.open_save(put_save(steps=10_000))
    window.show_rules_of(GAME, "")
    listed = {
        window.pages.replay: names(replay_rows()),
        window.rules: names(rules_rows()) | {"Shift+Return"},
    }
    for page, rows in listed.items():
        assert page is not None
        handled = {each.key().toString() for each in page.findChildren(QShortcut)}
        assert rows == handled


def names(rows: list[tuple[str, str]]) -> set[str]:
    """As Qt calls them."""
    words = " ".join(keys for keys, _ in rows).replace(",", "").split()
    return {{"←": "Left", "→": "Right"}.get(word, word) for word in words}


def test_full_screen_hides_the_menu_and_comes_back(window: MainWindow) -> None:
    window.do("full_screen")
    assert window.isFullScreen()
    assert not window.menuBar().isVisible()
    window.do("full_screen")
    assert not window.isFullScreen()
    assert window.menuBar().isVisible()


# What is remembered


def test_size_and_setup_are_remembered() -> None:
    with open_window(width=970, height=650) as window:
        window.lobby.setup.seats.cards[0].who.setCurrentIndex(2)
        window.lobby.setup.shuffle.setChecked(True)
    settings = load()
    assert settings.setups[GAME].shuffle
    assert settings.setups[GAME].seats[0] == ("Ada", "normal")
    with open_window(settings) as window:
        window.place_window()  # the screen of the tests is small
        assert window.height() == 650
        assert window.lobby.setup.seats.people()[0] == ("Ada", "normal")
        assert window.lobby.setup.shuffle.isChecked()


def test_the_game_that_was_played_last_is_chosen(window: MainWindow) -> None:
    assert load().last_game == ""
    QTest.mouseClick(window.lobby.setup.play, LEFT)
    assert load().last_game == GAME


def test_a_language_changes_menus_table_and_dialogs_at_once(window: MainWindow) -> None:
    window.begin(PLAN)
    window.show_dialog("keys")
    window.choose_language("de")
    settle()
    assert window.menus.file.title() == "&Datei"
    assert window.dialogs["keys"].windowTitle() == "Tasten"
    assert window.pages.table is not None
    assert "Ada: Würfle!" in texts(window.pages.table).values()


def test_a_theme_changes_everything_at_once(window: MainWindow) -> None:
    before = window.grab().toImage().pixelColor(5, 300)
    window.settings.theme = "dark"
    window.apply()
    settle()
    after = window.grab().toImage().pixelColor(5, 300)
    assert before.lightness() > after.lightness() + 80


def test_larger_and_smaller_change_the_text_within_bounds(window: MainWindow) -> None:
    window.do("zoom_in")
    assert window.settings.text_scale == 1.1
    window.settings.text_scale = 1.45
    window.do("zoom_in")
    assert window.settings.text_scale == 1.5
    window.settings.text_scale = 0.85
    window.do("zoom_out")
    assert window.settings.text_scale == 0.8
    window.do("zoom_reset")
    assert window.settings.text_scale == 1.0


def test_a_window_opens_in_the_settings_of_last_time() -> None:
    with open_window(Settings(language="de", theme="dark", text_scale=1.2)) as window:
        assert window.theme.key == "dark"
        assert window.lobby.setup.play.text() == "Spielen"


def test_a_save_that_was_double_clicked_meanwhile_is_not_saved_under_another_name(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = put_save(steps=9, seed=2)
    target = tmp_path / "kept.citybuilder"
    window.begin(PLAN)

    def choose(*_: object) -> Path:
        window.come_forward(str(other))
        settle()
        return target

    monkeypatch.setattr("citybuilder.app.main_window.ask_save", choose)
    window.do("save_as")
    assert not target.exists()
    assert window.pages.session is not None
    assert window.pages.session.path == other


@pytest.mark.skipif(sys.platform == "win32", reason="links need special rights there")
def test_a_match_on_the_table_is_known_by_another_way_to_it(
    window: MainWindow, tmp_path: Path
) -> None:
    path = put_save(steps=9)
    link = tmp_path / "link.citybuilder"
    link.symlink_to(path)
    window.open_save(path)
    session = window.pages.session
    window.open_save(link)
    assert window.pages.session is session
    assert window.box is None


def test_a_name_that_is_too_long_for_a_mark_is_refused_in_one_sentence(window: MainWindow) -> None:
    window.open_save(Path(f"/tmp/{'x' * 252}.citybuilder"))
    assert window.box is not None
