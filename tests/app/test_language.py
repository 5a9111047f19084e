"""Every text follows the chosen language at once, Qt's own words included."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from citybuilder.app.language import (
    current_language,
    language,
    set_language,
    system_language,
    translate,
)
from citybuilder.words.catalogue import OWN_NAMES, languages

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language("en")


def test_a_text_is_said_in_the_chosen_language() -> None:
    set_language("de")
    assert translate("cli", "expert") == "Experte"
    set_language("en")
    assert translate("cli", "expert") == "expert"


def test_plurals_follow_the_number() -> None:
    set_language("de")
    one = translate("machi_koro", "%n coins", 1)
    many = translate("machi_koro", "%n coins", 3)
    assert (one, many) == ("1 Münze", "3 Münzen")


def test_qt_translates_from_the_same_catalogue() -> None:
    set_language("de")
    assert QCoreApplication.translate("cli", "expert") == "Experte"
    assert QCoreApplication.translate("cli", "unheard of") == "unheard of"


def test_standard_buttons_speak_the_language(qtbot: QtBot) -> None:
    set_language("de")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Abbrechen"
    set_language("en")
    other = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(other)
    assert other.button(QDialogButtonBox.StandardButton.Cancel).text() == "Cancel"


def test_a_change_is_told(qtbot: QtBot) -> None:
    with qtbot.waitSignal(language.changed) as told:
        set_language("de")
    assert told.args == ["de"]
    assert current_language() == "de"


def test_no_code_means_the_language_of_the_computer() -> None:
    set_language("")
    assert current_language() == system_language()


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["de-AT", "en"], "de"),
        (["fr-FR", "de"], "de"),
        (["fr_FR"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_the_program_speaks_is_taken(wanted: list[str], code: str) -> None:
    assert system_language(wanted) == code


def test_every_language_has_its_own_name() -> None:
    assert set(OWN_NAMES) == set(languages())
