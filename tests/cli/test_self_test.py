"""The command `self-test`: quiet praise for a game that keeps the laws, a verdict otherwise. An
installed copy (tests/packaging/test_installed.py) plays all games by it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from helpers.matches import advice_of
from helpers.saying import Said, result, said
from helpers.toy import Broken, Toy

from citybuilder.bots.arena import sit_down
from citybuilder.bots.levels import Level, Sitter
from citybuilder.cli import arguments, self_test
from citybuilder.cli.self_test import QUICK, examine
from citybuilder.cli.texts import Words
from citybuilder.core.advice import Advice
from citybuilder.core.game import State
from citybuilder.games import GAMES
from citybuilder.store.sheets import load_game

Captured = pytest.CaptureFixture[str]
Report = Callable[[str, int], None]


def offer(monkeypatch: pytest.MonkeyPatch, **games: Toy) -> None:
    def game_of(key: str, _words: Words) -> Toy:
        return games[key]

    monkeypatch.setattr(self_test, "GAMES", tuple(games))
    monkeypatch.setattr(arguments, "game_of", game_of)


def test_the_praise_is_german_as_well(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, toy=Toy())
    praise = "toy: alle Gesetze eingehalten, 8 Aktionen lang\n"
    assert result(capsys, "--lang", "de", "self-test") == praise


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        ("nobody is asked", 1),
        ("answers twice", 1),
        ("a question changes the table", 2),
        ("recording matters", 3),
        ("a blank world", 4),
        ("the view offers less", 5),
        ("the view foresees", 6),
        ("a card appears", 7),
        ("it does not end", 8),
        ("two wins", 8),
    ],
)
def test_a_broken_law_is_named(
    fault: str, law: int, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch, bad=Broken(fault))
    code, out, err = said(capsys, "self-test", "--lang", "en")
    assert (code, err) == (1, "")
    assert out.startswith(f"bad: broken – law {law}: ")
    assert out.count("\n") == 1


def test_the_other_games_are_examined_all_the_same(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch, one=Toy(), bad=Broken("a card appears"), two=Toy())
    assert said(capsys, "self-test", "--lang", "de") == Said(
        1,
        "one: alle Gesetze eingehalten, 8 Aktionen lang\n"
        "bad: verletzt – law 7: cards: 10 instead of 9\n"
        "two: alle Gesetze eingehalten, 8 Aktionen lang\n",
        "",
    )


@pytest.fixture
def rehearsed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Path]]:
    """Which data folder and which folder for pictures the window was given, each time."""
    given: list[tuple[str, Path]] = []

    def rehearse(
        games: tuple[str, ...], level: str, pictures: Path, language: str, report: Report
    ) -> str:
        given.append((os.environ["CITYBUILDER_DATA"], pictures))
        assert (level, language) == ("strong", "en")
        for game in games:
            report(game, 40)
        return "" if len(given) == 1 else "no window came"

    offer(monkeypatch, toy=Toy())
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("CITYBUILDER_DATA", "the player's own")
    monkeypatch.setattr("citybuilder.app.rehearsal.rehearse", rehearse)
    return given


def test_in_the_window_everything_lies_in_the_folder_that_was_named(
    capsys: Captured, rehearsed: list[tuple[str, Path]], tmp_path: Path
) -> None:
    folder = tmp_path / "new"
    words = ("self-test", "--window", "--keep", str(folder), "--lang", "en")
    said = result(capsys, *words)
    assert said.splitlines()[-1] == "toy: played in the window over 40 actions"
    assert rehearsed == [(str(folder / "data"), folder)]


def test_what_fails_in_the_window_is_told_and_the_player_s_folder_stays_alone(
    capsys: Captured, rehearsed: list[tuple[str, Path]]
) -> None:
    result(capsys, "self-test", "--window", "--lang", "en")
    code, out, _ = said(capsys, "self-test", "--window", "--lang", "en")
    assert (code, out.splitlines()[-1]) == (1, "The window failed: no window came")
    for data, pictures in rehearsed:
        assert Path(data).parent == pictures
        assert not pictures.exists()


def test_a_full_table_is_examined_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the search sits at it, without a clock."""
    seated: list[str] = []

    def note(
        advice: Advice[State], levels: list[Level], seed: int, clocked: bool
    ) -> list[Sitter[State]]:
        seated.extend(level.key for level in levels)
        assert not clocked
        return sit_down(advice, levels, seed, clocked)

    monkeypatch.setattr(self_test, "sit_down", note)
    game = load_game(GAMES[0])
    advice = advice_of(game)
    match = examine(advice)
    assert match.state.over
    assert match.seats == len(seated) == max(game.players)
    assert {state.asked[-1].seat for state in match.earlier} == set(range(match.seats))
    assert seated[:4] == [QUICK.key, "greedy", "beginner", "random"]
