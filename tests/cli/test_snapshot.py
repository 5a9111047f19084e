"""The command `snapshot`: pictures of tables, without a screen."""

from pathlib import Path

import pytest
from helpers.long import long_if
from helpers.saying import complaint, result
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from citybuilder.games import GAMES
from citybuilder.store.sheets import load_game

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def offscreen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")


def drawn(capsys: Captured, path: Path, *words: str) -> QImage:
    assert result(capsys, "snapshot", *words, "--out", str(path)) == ""
    return QImage(str(path))


@pytest.mark.parametrize(
    ("game", "after"),
    [
        pytest.param(game, after, marks=long_if(time != number % 2))
        for number, game in enumerate(GAMES)
        for time, after in enumerate(["40", "100000", "0"])
    ],
)
def test_a_table_is_drawn_at_any_time(
    game: str, after: str, capsys: Captured, tmp_path: Path
) -> None:
    players = load_game(game).players
    seats = str(players[0] if after == "100000" else players[-1])
    words = [game, "--players", seats, "--seed", "3", "--after", after, "--size", "1280x720"]
    assert drawn(capsys, tmp_path / "table.png", *words).size() == QSize(1280, 720)


def test_language_and_theme_are_seen(capsys: Captured, tmp_path: Path) -> None:
    words = [GAMES[0], "--after", "9", "--size", "800x500"]
    pictures = [
        drawn(capsys, tmp_path / f"{language}-{theme}.png", *words, *asked(language, theme))
        for language in ("de", "en")
        for theme in ("light", "dark")
    ]
    for number, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[:number])


def asked(language: str, theme: str) -> list[str]:
    return ["--lang", language, "--theme", theme]


def test_the_same_words_draw_the_same_picture(capsys: Captured, tmp_path: Path) -> None:
    words = [GAMES[0], "--after", "30", "--size", "800x500"]
    first = drawn(capsys, tmp_path / "first.png", *words)
    assert drawn(capsys, tmp_path / "second.png", *words) == first


@pytest.mark.parametrize("size", ["", "big", "100x100", "1600", "99999x900", "1600x900x2"])
def test_a_strange_size_is_told(size: str, capsys: Captured) -> None:
    told = complaint(capsys, "snapshot", GAMES[0], "--size", size, "--lang", "en")
    assert told.startswith(f"“{size}” is not a picture size.")


def test_a_place_that_cannot_be_written_is_told(capsys: Captured, tmp_path: Path) -> None:
    out = str(tmp_path / "nowhere" / "table.png")
    told = complaint(
        capsys, "snapshot", GAMES[0], "--size", "400x400", "--out", out, "--lang", "en"
    )
    assert told == f"The picture “{out}” could not be written."
