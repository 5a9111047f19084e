"""Preferences take effect at once; the keyboard, the menus and the dialog agree about them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from helpers.long import crossed
from helpers.matches import GUESTS, played
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QPushButton,
    QScrollArea,
    QSlider,
    QStyle,
    QStyleOptionButton,
    QTableView,
)
from pytestqt.qtbot import QtBot

from app.windows import cut, open_window, settle, texts, wait_for
from citybuilder.app import sounds, style
from citybuilder.app.about import About
from citybuilder.app.keys import Keys
from citybuilder.app.main_window import MainWindow
from citybuilder.app.preferences import Preferences
from citybuilder.app.results.statistics_page import StatisticsDialog
from citybuilder.app.style import style_sheet, theme_for
from citybuilder.store import settings as settings_file
from citybuilder.store import statistics
from citybuilder.store.preferences import Choice, Share, Switch, entry
from citybuilder.store.settings import Settings, load
from citybuilder.tables.theme import LIGHT, THEMES, Theme

SWITCHES = ("reduced_motion", "sound", "auto_answer", "confirm", "tips")


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setattr(sounds, "can_play", lambda: True)
    with open_window() as opened:
        yield opened


def preferences(window: MainWindow) -> Preferences:
    window.show_dialog("preferences")
    found = window.dialogs["preferences"]
    assert isinstance(found, Preferences)
    settle()
    return found


def choose(dialog: Preferences, name: str, value: str | int) -> None:
    field = dialog.rows[name].field
    assert isinstance(field, QComboBox)
    field.setCurrentIndex(field.findData(value))


def slider(dialog: Preferences, name: str) -> QSlider:
    field = dialog.rows[name].field
    assert isinstance(field, QSlider)
    return field


def switch(dialog: Preferences, name: str) -> QCheckBox:
    field = dialog.rows[name].field
    assert isinstance(field, QCheckBox)
    return field


def test_every_preference_is_written_and_kept(window: MainWindow) -> None:
    dialog = preferences(window)
    choose(dialog, "language", "de")
    choose(dialog, "theme", "dark")
    slider(dialog, "text_scale").setValue(120)
    choose(dialog, "pace", 3)
    slider(dialog, "volume").setValue(30)
    for name in SWITCHES:
        switch(dialog, name).toggle()
    dialog.close()
    kept = load()
    assert (kept.language, kept.theme, kept.text_scale, kept.pace) == ("de", "dark", 1.2, 3)
    assert kept.volume == 0.3
    assert [getattr(kept, name) for name in SWITCHES] == [True, False, True, True, False]


def test_the_dialog_speaks_the_new_language_at_once(window: MainWindow) -> None:
    dialog = preferences(window)
    english = texts(dialog)
    choose(dialog, "language", "de")
    settle()
    assert dialog.windowTitle() == "Einstellungen"
    left = {text for text in english.values() if text in texts(dialog).values()}
    assert left <= {"100%", "70%"}


def test_the_dialog_shows_what_a_menu_changes(window: MainWindow) -> None:
    dialog = preferences(window)
    window.set_pace(2)
    window.do("zoom_in")
    assert dialog.rows["pace"].value() == 2
    assert dialog.rows["text_scale"].value() == 1.1


def test_tips_can_be_had_again(window: MainWindow) -> None:
    window.settings.tips, window.settings.tips_told = False, ["towns/start"]
    dialog = preferences(window)
    assert dialog.tips_again.isEnabled()
    dialog.tips_again.click()
    assert (window.settings.tips, window.settings.tips_told) == (True, [])
    assert switch(dialog, "tips").isChecked()
    assert not dialog.tips_again.isEnabled()
    assert load().tips_told == []


def test_the_dialog_shows_what_was_changed_at_the_table_meanwhile(window: MainWindow) -> None:
    dialog = preferences(window)
    window.settings.tips = False
    window.activateWindow()
    settle()
    dialog.activateWindow()
    wait_for(lambda: not switch(dialog, "tips").isChecked())


def test_the_text_grows_by_whole_steps_when_the_slider_rests(window: MainWindow) -> None:
    dialog = preferences(window)
    told: list[float] = []
    dialog.changed.connect(lambda: told.append(window.settings.text_scale))
    size = slider(dialog, "text_scale")
    for value in (101, 104, 108, 112, 118):
        size.setValue(value)
        assert size.value() % 5 == 0
        assert f"{size.value()}%" in texts(dialog).values()
    assert told == []
    wait_for(lambda: told != [])
    assert told == [1.2]
    assert not dialog.later.isActive()
    QTest.keyClick(size, Qt.Key.Key_Left)
    choose(dialog, "theme", "dark")
    assert told == [1.2, 1.15]
    assert not dialog.later.isActive()


def test_a_size_that_was_just_chosen_is_kept_when_the_dialog_closes(window: MainWindow) -> None:
    dialog = preferences(window)
    slider(dialog, "text_scale").setValue(130)
    dialog.close()
    assert window.settings.text_scale == 1.3
    assert load().text_scale == 1.3


@pytest.mark.parametrize("scale", [0.8, pytest.param(1.0, marks=pytest.mark.long), 1.5])
def test_explanations_and_sliders_stand_in_line(scale: float) -> None:
    with open_window(Settings(language="de", theme="light", text_scale=scale)) as window:
        dialog = preferences(window)
        assert slider(dialog, "text_scale").width() == slider(dialog, "volume").width()
        for name in SWITCHES:
            explanation = dialog.rows[name].help
            if explanation.isVisible():
                check = switch(dialog, name)
                words = check.x() + words_of(check).left()
                assert words == explanation.x() + explanation.contentsMargins().left()


def words_of(check: QCheckBox) -> QRect:
    option = QStyleOptionButton()
    check.initStyleOption(option)
    element = QStyle.SubElement.SE_CheckBoxContents
    found: QRect = check.style().subElementRect(element, option, check)
    return found


@pytest.mark.parametrize("name", ["preferences", "keys", "statistics"])
def test_a_dialog_opens_at_its_first_control(window: MainWindow, name: str) -> None:
    played_once()
    window.show_dialog(name)
    dialog = window.dialogs[name]
    dialog.activateWindow()
    settle()
    focused = dialog.focusWidget()
    assert isinstance(focused, QComboBox | QPushButton | QTableView)
    assert focused.accessibleName() or isinstance(focused, QPushButton)


def played_once() -> None:
    statistics.note(played(2), GUESTS[:2], 1e9)


def test_keys_scroll_where_nothing_can_be_chosen() -> None:
    with open_window(Settings(language="de", theme="light", text_scale=1.5)) as window:
        window.show_dialog("keys")
        settle()
        dialog = window.dialogs["keys"]
        assert isinstance(dialog, Keys)
        bar = dialog.area.verticalScrollBar()
        assert bar.maximum() > 0
        QTest.keyClick(dialog.close_button(), Qt.Key.Key_Down)
        assert 0 < bar.value() < bar.maximum()
        QTest.keyClick(dialog.close_button(), Qt.Key.Key_End)
        assert bar.value() == bar.maximum()
        QTest.keyClick(dialog.close_button(), Qt.Key.Key_Home)
        assert bar.value() == 0


@pytest.mark.parametrize("scale", [pytest.param(1.0, marks=pytest.mark.long), 1.5])
def test_a_dialog_stays_on_the_screen(scale: float) -> None:
    played_once()
    with open_window(Settings(language="de", theme="light")) as window:
        window.move(500, 500)
        names = ("preferences", "keys", "statistics", "about")
        for name in names:
            window.show_dialog(name)
        window.settings.text_scale = scale
        window.apply()
        settle()
        for name in names:
            dialog = window.dialogs[name]
            assert dialog.screen().availableGeometry().contains(dialog.frameGeometry()), name
            areas = dialog.findChildren(QScrollArea)
            assert not any(area.horizontalScrollBar().isVisible() for area in areas), name


def test_open_dialogs_follow_the_theme(window: MainWindow) -> None:
    played_once()
    window.show_dialog("statistics")
    dialog = window.dialogs["statistics"]
    assert isinstance(dialog, StatisticsDialog)
    window.settings.theme = "dark"
    window.apply()
    assert dialog.delegate.theme.key == "dark"


def test_where_nothing_can_play_sound_is_not_ticked_and_says_why(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds, "can_play", lambda: False)
    dialog = preferences(window)
    sound, volume = dialog.rows["sound"], dialog.rows["volume"]
    assert not switch(dialog, "sound").isChecked()
    assert not sound.field.isEnabled()
    assert not volume.field.isEnabled()
    assert sound.help.text() == "No sound can be played on this computer."
    switch(dialog, "tips").click()
    assert window.settings.sound  # it may be plugged in again
    monkeypatch.setattr(sounds, "can_play", lambda: True)
    dialog.read()
    assert switch(dialog, "sound").isChecked()
    assert sound.help.isHidden()


def test_the_volume_rests_while_there_is_no_sound(window: MainWindow) -> None:
    dialog = preferences(window)
    switch(dialog, "sound").setChecked(False)
    assert not slider(dialog, "volume").isEnabled()
    switch(dialog, "sound").setChecked(True)
    assert slider(dialog, "volume").isEnabled()


def test_the_pace_rests_while_motion_is_reduced(window: MainWindow) -> None:
    dialog = preferences(window)
    for reduced in (True, False):
        switch(dialog, "reduced_motion").setChecked(reduced)
        assert dialog.rows["pace"].field.isEnabled() is not reduced


@dataclass
class Feathered(Settings):
    """Settings of a program that knows one preference more of each kind: one entry for each."""

    hats: str = entry(
        "none", Choice("Hats", "What they wear.", words={"none": "No hat", "top": "Top"})
    )
    feathers: bool = entry(False, Switch("Feathers", "On every hat."))
    width: float = entry(
        0.6, Share("Width", least=0.2, most=1.0, step=20, needs="feathers", snaps=True)
    )


def test_one_entry_declares_a_preference(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_file, "Settings", Feathered)
    settings = Feathered()
    dialog = Preferences(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    shown = texts(dialog).values()
    assert {"Hats", "What they wear.", "Feathers", "On every hat.", "Width", "60%"} <= set(shown)
    assert dialog.rows["hats"].field.accessibleName() == "Hats"
    assert not dialog.rows["width"].field.isEnabled()
    choose(dialog, "hats", "top")
    switch(dialog, "feathers").toggle()
    slider(dialog, "width").setValue(75)
    dialog.done(0)
    assert (settings.hats, settings.feathers, settings.width) == ("top", True, 0.8)
    assert dialog.rows["width"].field.isEnabled()
    settings_file.save(settings)
    assert load() == settings


def test_opening_twice_gives_one_dialog(window: MainWindow) -> None:
    first = preferences(window)
    assert preferences(window) is first
    first.close()
    settle()
    assert "preferences" not in window.dialogs


@crossed("scale language", [0.8, 1.5, 1.0], ["en", "de"])
def test_no_text_of_a_dialog_is_cut(language: str, scale: float) -> None:
    with open_window(Settings(language=language, theme="light", text_scale=scale)) as window:
        for name in ("preferences", "keys", "about"):
            window.show_dialog(name)
            settle()
            assert cut(window.dialogs[name]) == []
            window.dialogs[name].close()


def test_about_names_version_licences_and_whose_games_these_are(window: MainWindow) -> None:
    window.show_dialog("about")
    dialog = window.dialogs["about"]
    assert isinstance(dialog, About)
    assert "unofficial" in dialog.note.text()
    told = dialog.licences.toPlainText()
    for part in ("Qt", "LGPL", "SIL OPEN FONT LICENSE", "GNU GENERAL PUBLIC LICENSE"):
        assert part in told, part


def test_about_speaks_the_language_of_the_player(window: MainWindow) -> None:
    window.show_dialog("about")
    dialog = window.dialogs["about"]
    assert isinstance(dialog, About)
    assert dialog.licences.toPlainText().startswith("What Citybuilder is made with")
    window.choose_language("de")
    told = dialog.licences.toPlainText()
    assert told.startswith("Woraus Citybuilder gemacht ist")
    assert "What Citybuilder is made with" not in told
    assert dialog.licences.verticalScrollBar().value() == 0


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: str(theme.key))
def test_every_role_has_a_style_and_a_focus_that_shows(theme: Theme) -> None:
    sheet = style_sheet(theme, 1.0)
    for role in ("primary", "plain", "bar", "link", "icon"):
        assert f'QPushButton[role="{role}"]:focus' in sheet
    for role in ("panel", "card", "bar", "toast"):
        assert f'QFrame[role="{role}"]' in sheet
    assert sheet.count("{") == sheet.count("}")


@pytest.mark.parametrize("percent", range(68, 216, 3))  # text sizes in windows of all sizes
def test_round_buttons_stay_round(percent: int) -> None:
    sheet = style_sheet(LIGHT, percent / 100)
    rules = [rule for rule in sheet.split("}") if "QPushButton" in rule and "min-height" in rule]
    assert len(rules) == 5
    for rule in rules:
        found = dict(re.findall(r"(min-height|border-radius): (\d+)px", rule))
        assert 2 * int(found["border-radius"]) <= int(found["min-height"]) + 4, rule


def test_the_system_decides_about_the_theme_unless_the_player_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for dark, key in ((True, "dark"), (False, "light")):
        monkeypatch.setattr(style, "system_is_dark", lambda dark=dark: dark)
        assert theme_for(Settings(theme="system")).key == key
        assert theme_for(Settings(theme="light")).key == "light"
        assert theme_for(Settings(theme="dark")).key == "dark"


def test_the_window_follows_the_system_live(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.settings.theme = "system"
    monkeypatch.setattr(style, "system_is_dark", lambda: True)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert window.theme.key == "dark"
