"""Small dialogs: sentences are whole, and the question for a file erases nothing."""

from collections.abc import Callable
from pathlib import Path

import pytest
from helpers.long import crossed
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.windows import GAME, PEOPLE, cut, open_window, settle
from citybuilder.app.dialogs import BREAK, ask_open, ask_save
from citybuilder.app.results.statistics_page import StatisticsDialog
from citybuilder.playing.new_match import NewMatch
from citybuilder.store.settings import Settings
from citybuilder.tables.theme import LIGHT

SENTENCES = (
    "Gut.",
    "Diese Partie ist in einem anderen Fenster geöffnet.",
    "Die gespeicherte Partie „trunc.citybuilder“ ist unvollständig und kann nicht geöffnet werden.",
    "„" + "Donaudampfschifffahrt" * 8 + ".citybuilder“ ist keine gespeicherte Partie.",
    "Es ging etwas schief, und zwar ganz gründlich. " * 6,
)


@crossed("scale theme", [0.8, 1.5, 1.0], ["light", "dark"])
def test_a_sentence_of_any_length_is_whole(scale: float, theme: str) -> None:
    with open_window(Settings(language="de", theme=theme, text_scale=scale)) as window:
        for sentence in SENTENCES:
            window.show_note(sentence)
            settle()
            box = window.box
            assert box is not None
            assert box.text() == sentence
            assert cut(box) == []
            widest = max(map(box.fontMetrics().horizontalAdvance, split(box.words.text())))
            assert widest <= box.words.width()
            assert box.words.geometry().right() < box.width()
            assert box.height() < 500 * scale
            box.close()
            settle()
            assert window.box is None


def split(text: str) -> list[str]:
    """Where lines may end."""
    return [part for word in text.split(" ") for part in word.split(BREAK)]


def test_an_open_sentence_follows_the_text_size() -> None:
    with open_window() as window:
        window.show_note(SENTENCES[2])
        settle()
        assert window.box is not None
        before = window.box.words.height()
        window.settings.text_scale = 1.5
        window.apply()
        settle()
        assert window.box.words.height() > before
        assert cut(window.box) == []


def test_the_first_of_two_sentences_does_not_take_the_second_along() -> None:
    with open_window() as window:
        window.show_note("One.")
        first = window.box
        window.show_note("Two.")
        assert first is not None
        first.close()
        settle()
        assert window.box is not None
        assert window.box.text() == "Two."


@pytest.mark.parametrize("name", ["preferences", "keys", "about", "statistics"])
def test_no_button_of_a_dialog_has_a_picture_of_the_system(name: str) -> None:
    with open_window() as window:
        window.show_dialog(name)
        window.show_note("Good.")
        assert window.box is not None
        for dialog in (window.dialogs[name], window.box):
            box = dialog.findChild(QDialogButtonBox)
            assert box is not None
            assert [button.icon().isNull() for button in box.buttons()] == [True]


# Files


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What Qt would be asked for."""
    found: list[tuple[object, ...]] = []

    def note(*given: object) -> tuple[str, str]:
        found.append(given)
        return "", ""

    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, note)
    return found


def test_no_question_for_a_file_lets_files_be_erased(
    qtbot: QtBot, asked: list[tuple[object, ...]]
) -> None:
    with open_window() as window:
        window.do("open")
        window.begin(NewMatch(GAME, tuple(PEOPLE.seats), {}, 5))
        window.do("save_as")
        window.do("export_log")
    dialog = StatisticsDialog(LIGHT)
    qtbot.addWidget(dialog)
    dialog.ask_export()
    assert len(asked) == 4
    for given in asked:
        assert given[-1] == QFileDialog.Option.ReadOnly


Ask = Callable[[QWidget], Path | None]


@pytest.mark.parametrize(
    "ask",
    [
        lambda widget: ask_open(widget, "Title", Path("here"), "*.txt"),
        lambda widget: ask_save(widget, "Title", "name.txt", "*.txt"),
    ],
)
@pytest.mark.usefixtures("asked")
def test_whoever_chooses_no_file_gets_none(qtbot: QtBot, ask: Ask) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    assert ask(widget) is None


@pytest.mark.parametrize(("chosen", "expected"), [("mine", "mine.txt"), ("mine.md", "mine.md")])
def test_a_file_without_an_ending_gets_the_usual_one(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: str, expected: str
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / chosen), ""))
    assert ask_save(widget, "Title", "name.txt", "*.txt") == tmp_path / expected
