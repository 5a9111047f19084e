"""Without a display: a bot match, told while it is played, and a picture of its table."""

import io
import re
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from helpers.saying import result
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from citybuilder.cli import lobby, snapshot, watch
from citybuilder.cli.main import run
from citybuilder.cli.watch import BOTS, NAMES

FREE_NAME, DRAW = lobby.free_name, snapshot.picture_of
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Bots without a clock, and always the same match."""
    monkeypatch.setattr(watch, "BOTS", ("greedy", "random", "beginner"))
    monkeypatch.setattr("secrets.randbelow", lambda _: 7)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(lobby, "free_name", lambda _: tmp_path / "table.png")
    monkeypatch.setattr(snapshot, "picture_of", lambda *_, **__: True)


def test_a_match_is_told_from_the_first_turn_to_the_final_standing(capsys: Captured) -> None:
    lines = result(capsys, "--lang", "en").splitlines()
    assert lines[0].startswith("There is no display here")
    assert lines[2] == "Machi Koro"
    assert "At the table: Ada (greedy), Ben (random), Cleo (beginner)" in lines
    assert "Game number: 7" in lines
    assert lines[lines.index("Turn 1: Ada") - 1] == ""
    turns = [line for line in lines if line.startswith("Turn ")]
    assert [int(line.split()[1][:-1]) for line in turns] == list(range(1, len(turns) + 1))
    assert lines[-6] == "Final standing"
    assert re.fullmatch(r"1\. (Ada|Ben|Cleo): 4 landmarks, \d+ coins?", lines[-5])


def test_a_match_is_told_in_german(capsys: Captured) -> None:
    lines = result(capsys, "--lang", "de").splitlines()
    assert "Am Tisch: Ada (gierig), Ben (zufällig), Cleo (Anfänger)" in lines
    assert lines[-6] == "Endstand"


def test_the_table_is_drawn(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(snapshot, "picture_of", DRAW)
    last = result(capsys, "--lang", "en").splitlines()[-1]
    assert last == "The table at the end of the match: table.png"
    assert QImage(str(tmp_path / "table.png")).size() == QSize(1600, 900)


def test_a_folder_that_takes_no_picture_is_told(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(lobby, "free_name", lambda _: tmp_path / "nowhere" / "table.png")
    monkeypatch.setattr(snapshot, "picture_of", DRAW)
    last = result(capsys, "--lang", "en").splitlines()[-1]
    assert last == "The picture “table.png” could not be written."


def test_without_qt_the_match_is_played_all_the_same(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    lines = result(capsys, "--lang", "en").splitlines()
    assert lines[0].startswith("Qt's libraries are missing")
    assert lines[-4] == "Final standing"
    assert list(tmp_path.iterdir()) == []


def test_an_earlier_picture_is_kept(tmp_path: Path) -> None:
    taken = ["citybuilder-table.png", "citybuilder-table-2.png"]
    path = FREE_NAME(tmp_path, lambda path: path.name in taken)
    assert path.name == "citybuilder-table-3.png"


def test_a_seed_repeats_exactly(capsys: Captured) -> None:
    assert result(capsys) == result(capsys)


def test_every_match_is_another_one(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    first = result(capsys)
    monkeypatch.setattr("secrets.randbelow", lambda _: 8)
    assert result(capsys) != first


def test_a_step_is_told_before_the_next_one_is_thought_of(monkeypatch: pytest.MonkeyPatch) -> None:
    class Attentive(io.StringIO):
        def __init__(self) -> None:
            super().__init__()
            self.flushed: list[int] = []

        def flush(self) -> None:
            self.flushed.append(self.getvalue().count("\n"))

    reader = Attentive()
    monkeypatch.setattr(sys, "stdout", reader)
    assert run([]) == 0
    steps = [after - before for before, after in pairwise(reader.flushed)]
    assert len(steps) > 50
    assert max(steps) < 25


def test_the_table_has_a_bot_for_every_name() -> None:
    assert len(NAMES) == len(BOTS) == 3
