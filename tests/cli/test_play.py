"""The command `play`: who sits at the table that opens, and what it says where none can."""

import pytest
from helpers.saying import complaint, result

from citybuilder.app import display, start
from citybuilder.games import GAMES
from citybuilder.playing.new_match import NewMatch

GAME = GAMES[0]
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[NewMatch, str]]:
    """The tables that would have been opened, each with its language."""
    found: list[tuple[NewMatch, str]] = []

    def open_table(_save: object, setup: NewMatch, language: str) -> int:
        found.append((setup, language))
        return 0

    monkeypatch.setattr(display, "why_no_window", lambda: "")
    monkeypatch.setattr(start, "start", open_table)
    return found


def test_a_table_opens_with_the_people_asked_for(
    capsys: Captured, opened: list[tuple[NewMatch, str]]
) -> None:
    words = ["--seats", "human:Ada, strong", "--seed", "5", "--lang", "de"]
    assert result(capsys, "play", GAME, *words) == ""
    plan, language = opened[0]
    assert (plan.game, plan.seed, language) == (GAME, 5, "de")
    assert plan.seats == (("Ada", "human"), ("Ben", "strong"))


def test_without_a_word_one_person_plays_two_bots(
    capsys: Captured, opened: list[tuple[NewMatch, str]]
) -> None:
    result(capsys, "play", GAME)
    result(capsys, "play", GAME)
    assert [who for _, who in opened[0][0].seats] == ["human", "normal", "normal"]
    assert opened[0][0].seed != opened[1][0].seed


def test_a_long_name_is_shortened(capsys: Captured, opened: list[tuple[NewMatch, str]]) -> None:
    result(capsys, "play", GAME, "--seats", f"human:{'A' * 99},expert")
    assert opened[0][0].seats[0] == ("A" * 20, "human")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seats", "human"], "The game is for "),
        (["--seats", "human,Hal"], "There is no bot “Hal”. Known: human, random,"),
        (["--seats", "human,plan:cheese"], "There is no bot “plan”. Known: human, random,"),
        (["--seed", "-1"], "--seed must be a whole number from 0 to "),
        (["--seed", "x"], "--seed must be a whole number from 0 to "),
        (["--option", "a=b"], "There is no option “a=b”."),
    ],
)
def test_a_strange_wish_is_told(
    words: list[str], told: str, capsys: Captured, opened: list[tuple[NewMatch, str]]
) -> None:
    assert complaint(capsys, "play", GAME, *words, "--lang", "en").startswith(told)
    assert opened == []


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (display.NO_DISPLAY, "There is no display here for a window."),
        (display.NO_QT, "Qt's libraries are missing here"),
    ],
)
def test_where_no_window_opens_it_is_told(
    reason: str, told: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(display, "why_no_window", lambda: reason)
    assert complaint(capsys, "play", GAME, "--lang", "en").startswith(told)
