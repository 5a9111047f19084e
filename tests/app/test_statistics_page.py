"""The statistics: empty at first, then summed up and sorted, and exported."""

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.matches import GUESTS, Guest, played
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot

from citybuilder.app.language import set_language
from citybuilder.app.models.games import played as played_as
from citybuilder.app.models.games import title, titled
from citybuilder.app.models.statistics import SHARE, level
from citybuilder.app.results.statistics_page import StatisticsDialog
from citybuilder.bots.levels import LEVELS
from citybuilder.games import GAMES
from citybuilder.store import statistics
from citybuilder.tables.theme import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def opened(qtbot: QtBot) -> StatisticsDialog:
    dialog = StatisticsDialog(LIGHT)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def dialog(qtbot: QtBot) -> StatisticsDialog:
    for seed in range(3):
        statistics.note(played(2, seed), GUESTS[:2], 1e9 + seed * 1e5)
    statistics.note(played(3, 7), GUESTS[:3], 1e9)
    return opened(qtbot)


def columns(dialog: StatisticsDialog) -> list[str]:
    head = dialog.summaries
    count = head.columnCount()
    return [str(head.headerData(n, Qt.Orientation.Horizontal)) for n in range(count)]


def row(dialog: StatisticsDialog, number: int) -> dict[str, str]:
    model = dialog.summary_view.model()
    return {
        name: str(model.index(number, column).data()) for column, name in enumerate(columns(dialog))
    }


def test_without_matches_it_says_what_will_be_here(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert dialog.empty.isVisible()
    assert "No match has been finished yet." in dialog.empty.text()
    assert not dialog.export.isEnabled()


def test_a_match_that_ended_meanwhile_is_there_when_it_is_opened_again(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.close()
    statistics.note(played(2), GUESTS[:2], 1e9)
    dialog.show()
    assert dialog.matches.rowCount() == 1
    assert not dialog.empty.isVisible()


def test_results_are_summed_up_by_opponents_and_players(dialog: StatisticsDialog) -> None:
    two, three = row(dialog, 0), row(dialog, 1)
    assert (two["Opponents"], two["Players"], two["Matches"]) == ("Bots up to normal", "2", "3")
    assert (three["Opponents"], three["Players"], three["Matches"]) == (
        "Bots up to expert",
        "3",
        "1",
    )


def test_the_win_rate_follows_from_wins_and_matches(dialog: StatisticsDialog) -> None:
    for number, summary in enumerate(dialog.summaries.rows):
        shown = row(dialog, number)
        assert shown["Wins"] == str(summary.wins)
        assert shown["Win rate"] == f"{round(100 * summary.wins / summary.matches)}%"
    rate = columns(dialog).index("Win rate")
    share = dialog.summaries.index(0, rate).data(SHARE)
    assert share == dialog.summaries.rows[0].wins / 3


def test_numbers_are_sorted_as_numbers(dialog: StatisticsDialog) -> None:
    turns = columns(dialog).index("Mean turns/rounds")
    for order, reverse in (
        (Qt.SortOrder.AscendingOrder, False),
        (Qt.SortOrder.DescendingOrder, True),
    ):
        dialog.summary_view.sortByColumn(turns, order)
        shown = [float(row(dialog, number)["Mean turns/rounds"]) for number in range(2)]
        assert shown == sorted(shown, reverse=reverse)


def test_the_latest_match_comes_first(dialog: StatisticsDialog) -> None:
    whens = [match.when for match in dialog.matches.rows]
    assert whens == sorted(whens, reverse=True)
    latest = dialog.matches.rows[0]
    model = dialog.match_view.model()
    assert model.index(0, 2).data() == "Ada, Ben"
    assert model.index(0, 3).data() == ", ".join(latest.winners)


def test_the_tables_are_flat(dialog: StatisticsDialog) -> None:
    inside = dialog.summaries.index(0, 0)
    assert dialog.summaries.rowCount(inside) == dialog.summaries.columnCount(inside) == 0
    assert dialog.summaries.data(QModelIndex()) is None


def test_the_language_changes_at_once(dialog: StatisticsDialog) -> None:
    set_language("de")
    dialog.retranslate()
    assert "Siegquote" in columns(dialog)
    assert row(dialog, 0)["Gegner"] == "Bots bis normal"
    assert "," in row(dialog, 0)["Ø Züge/Runden"]


def test_the_bars_follow_the_theme(dialog: StatisticsDialog) -> None:
    before = dialog.summary_view.grab().toImage()
    dialog.set_theme(DARK)
    assert dialog.summary_view.grab().toImage() != before


def test_it_can_be_exported(dialog: StatisticsDialog, tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    dialog.export_to(path)
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 3 * 2 + 3
    assert "mine.csv" in dialog.told.text()


def test_an_export_that_fails_says_why(dialog: StatisticsDialog, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    dialog.export_to(folder)
    assert "folder" in dialog.told.text()
    assert "Written" not in dialog.told.text()


def test_the_file_is_asked_for(
    dialog: StatisticsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [("", ""), (str(tmp_path / "asked.csv"), "")]
    name = "citybuilder.app.dialogs.QFileDialog.getSaveFileName"
    monkeypatch.setattr(name, lambda *_: answers.pop(0))
    dialog.export.click()
    assert dialog.told.text() == ""
    dialog.export.click()
    assert (tmp_path / "asked.csv").is_file()


def test_every_level_has_a_name() -> None:
    assert all(level(key) != key for key in ("human", *LEVELS))
    assert level("unheard_of") == "unheard_of"


def test_a_game_that_the_program_does_not_have_is_called_by_its_key() -> None:
    assert title("unheard_of") == "unheard_of"


def test_what_an_unknown_edition_was_made_of_is_shown_as_it_is() -> None:
    for named in (titled, played_as):
        assert named(GAMES[0], {"expansion": "moon"}) == "Machi Koro · moon"
        assert named("unheard_of", {"size": "big"}) == "unheard_of · big"
        assert named("unheard_of", {}) == "unheard_of"


@pytest.mark.parametrize(
    ("language", "told", "whole"),
    [
        ("en", "Machi Koro · Harbor cards", "Machi Koro with expansion (Harbor cards)"),
        ("de", "Machi Koro · Hafen", "Machi Koro mit Erweiterung (Hafen)"),
    ],
)
def test_an_expansion_has_rows_of_its_own(
    qtbot: QtBot, language: str, told: str, whole: str
) -> None:
    set_language(language)
    statistics.note(played(2), GUESTS[:2], 1e9)
    statistics.note(played(2, 2, expansion="harbor"), GUESTS[:2], 2e9)
    dialog = opened(qtbot)
    first, second = (dialog.summary_view.model().index(number, 0) for number in range(2))
    assert [first.data(), second.data()] == ["Machi Koro", told]
    assert [dialog.match_view.model().index(n, 1).data() for n in range(2)] == [told, "Machi Koro"]
    assert whole in second.data(Qt.ItemDataRole.ToolTipRole)
    dialog.resize(dialog.least)
    view = dialog.summary_view
    qtbot.waitUntil(lambda: view.columnWidth(1) >= view.sizeHintForColumn(1))
    assert view.horizontalScrollBar().maximum() == 0


def test_matches_among_bots_are_listed_but_not_summed_up(qtbot: QtBot) -> None:
    statistics.note(played(2), [Guest("A", "normal"), Guest("B", "normal")], 1e9)
    dialog = opened(qtbot)
    assert dialog.summaries.rowCount() == 0
    assert dialog.matches.rowCount() == 1
    assert "a person at the table" in dialog.uncounted.text()
    assert dialog.uncounted.isVisible()
    assert not dialog.summary_view.isVisible()


def test_summed_up_matches_need_no_excuse(dialog: StatisticsDialog) -> None:
    assert dialog.summary_view.isVisible()
    assert not dialog.uncounted.isVisible()
