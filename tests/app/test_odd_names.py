"""Whatever people are called, or files: the window shows it as plain text, wherever it stands."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from html import escape
from itertools import count, takewhile
from pathlib import Path

import pytest
from helpers.matches import played
from helpers.odd_names import IMAGE, odd_names
from PySide6.QtCore import QAbstractItemModel, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QTextDocument
from PySide6.QtGui import Qt as Rich
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMenu, QWidget

from app.windows import GAME, open_window, settle, wait_for
from citybuilder.app.language import set_language, translate
from citybuilder.app.main_window import MainWindow
from citybuilder.app.models.saves import Saved, SavesModel
from citybuilder.app.results.score_lines import ScoreLines
from citybuilder.app.table.menu import TableMenu
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.new_match import Person
from citybuilder.playing.seating import Occupant
from citybuilder.stage.tooltips import plain_tip, tip, wrapped_tip
from citybuilder.store.folders import saves_folder
from citybuilder.store.save_list import new_save_path
from citybuilder.store.save_sheet import Seat
from citybuilder.store.saves import save
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.texts import texts_of
from citybuilder.words.names import shown_name

NASTY = (f"{IMAGE}", "<b>&amp;</b> & \u202eBen\x1b[2J")
TAG = re.compile(r"<\s*/?\s*(img|b|a|table|svg|h1)\b", re.IGNORECASE)

pytestmark = pytest.mark.usefixtures("qapp")


def obeyed(text: str) -> bool:
    """Whether Qt would find tags or pictures in it that somebody else has written."""
    if not Rich.mightBeRichText(text):
        return False
    document = QTextDocument()
    document.setHtml(text)
    ours = re.sub(r"</?(div|b|br|p)( style=\"[a-z0-9: -]+\")?>", "", text)
    return "\ufffc" in document.toPlainText() or TAG.search(ours) is not None


def test_tooltips_of_ten_thousand_names_say_what_was_written() -> None:
    document = QTextDocument()
    for name in odd_names(10_000):
        shown = shown_name(name)
        for made in (plain_tip(shown), wrapped_tip(shown)):
            if Rich.mightBeRichText(made):
                document.setHtml(made)
                assert document.toPlainText().replace("\xa0", " ") == shown.replace("\xa0", " ")
            else:
                assert made == shown
        assert not obeyed(tip(shown))


def test_the_list_of_saves_says_what_was_written() -> None:
    model = SavesModel()
    names = [shown_name(name) for name in odd_names(500)]
    people: list[tuple[Person, ...]] = [((name, "human"),) for name in names]
    model.fill([Saved(Path("x"), name, "", each) for name, each in zip(names, people, strict=True)])
    for row, name in enumerate(names):
        told = str(model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole))
        assert not obeyed(told)
        assert name in told or escape(name) in told


def put(match: Match[State], names: Sequence[str] = NASTY) -> Path:
    path = new_save_path(GAME)
    save(path, match, [Seat(name=name, who="human") for name in names])
    return path


def cells(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        for column in takewhile(partial(model.hasIndex, row), count()):
            yield str(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")


def offences(window: QWidget) -> list[str]:
    """Everything in the window that would obey what stands in a name."""
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        if obeyed(widget.toolTip()):
            found.append(widget.toolTip())
        if isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.PlainText:
            found += [widget.text()] if obeyed(widget.text()) else []
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            found += [told for told in cells(widget.model()) if obeyed(told)]
        if "\x1b" in widget.accessibleName() or "\u202e" in widget.accessibleName():
            found.append(widget.accessibleName())
    return found


def tooltip_at(view: QAbstractItemView, place: QPoint) -> str:
    event = QHelpEvent(QHelpEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    settle()
    tips = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
    return next((each.text() for each in tips if isinstance(each, QLabel)), "")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_picture_as_a_name_is_not_loaded_in_the_lobby(language: str) -> None:
    put(played(2, 1, 20))
    bad = saves_folder() / "<img src=x>\x1b[2J\u202e.citybuilder"
    bad.write_bytes(b"no save")
    with open_window() as window:
        set_language(language)
        settle()
        view = window.lobby.saves.view
        wait_for(lambda: view.model().rowCount() == 2)
        for row in range(2):
            told = tooltip_at(view, view.visualRect(view.model().index(row, 0)).center())
            assert told
            assert not obeyed(told)
        assert offences(window) == []


def opened(window: MainWindow, path: Path) -> None:
    window.open_save(path)
    settle()


def test_a_match_of_nasty_names_is_plain_at_the_table_and_in_its_replay() -> None:
    with open_window() as window:
        opened(window, put(played(2, 1, 60)))
        table = window.pages.table
        assert table is not None
        assert offences(window) == []
        assert shown_name(NASTY[0]) in table.parts.log.text()
        assert "\x1b" not in table.parts.log.text()
        window.pages.watch_table()
        settle()
        assert offences(window) == []


def test_the_end_of_a_match_of_nasty_names_is_plain() -> None:
    ended = played(2, 1)
    with open_window() as window:
        opened(window, put(ended))
        assert offences(window) == []
        window.pages.look_back(ended, tuple((name, "human") for name in NASTY))
        settle()
        assert offences(window) == []
        assert window.pages.review is not None
        window.pages.review.survey.stop()


def test_an_ampersand_in_a_name_is_no_key() -> None:
    names = ["A & B", "Ben"]
    looks = seat_looks(names)
    host = QWidget()
    menu = TableMenu(host)
    menu.add_seats(looks, [Occupant(name, "human") for name in names], lambda *_: None, True)
    assert next(each.title() for each in menu.findChildren(QMenu)).startswith("A && B")
    match = played(2, 1)
    texts = texts_of(GAME)(match.game, names, translate)
    lines = ScoreLines(match.game.scores(match.state), [0, 1], texts, looks)
    assert [lines.tabs.tabText(tab) for tab in range(2)] == ["A && B", "Ben"]
