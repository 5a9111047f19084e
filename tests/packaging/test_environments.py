"""Environments are made once, for players or for developers, and again when a lock changes."""

import sys
from pathlib import Path

import checkout
import environments
import pytest
from moving_line import Line


@pytest.fixture(autouse=True)
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is done in a small checkout of its own."""
    done: list[str] = []
    for name in ("VENV", "PYTHON"):
        place = tmp_path / getattr(checkout, name).relative_to(checkout.ROOT)
        monkeypatch.setattr(checkout, name, place)
    for name in ("PLAYERS", "DEVELOPERS", "COMPILER_LOCK"):
        place = tmp_path / getattr(environments, name).name
        place.write_text(name)
        monkeypatch.setattr(environments, name, place)
    monkeypatch.setattr(checkout, "ROOT", tmp_path)

    def make_empty(_folder: Path) -> None:
        done.append("new")
        checkout.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        checkout.PYTHON.touch()

    def install_lock(_python: Path, lock: Path, _line: Line) -> None:
        done.append(lock.name)

    monkeypatch.setattr(environments, "make_empty", make_empty)
    monkeypatch.setattr(environments, "install_lock", install_lock)
    return done


def test_players_get_their_environment_once_and_again_when_the_lock_changes(
    commands: list[str],
) -> None:
    environments.for_players()
    environments.for_players()
    assert commands == ["new", "player.lock"]
    environments.PLAYERS.write_text("another version")
    environments.for_players()
    assert commands == ["new", "player.lock"] * 2


def test_what_compiling_needs_is_installed_first_and_compiling_begins_at_once(
    commands: list[str],
) -> None:
    environments.for_developers(lambda: commands.append("compile"))
    assert commands == ["new", "compiler.lock", "compile", "requirements.lock"]
    environments.for_developers(lambda: commands.append("compile"))
    assert commands[4:] == ["compile"]


def test_developers_have_all_that_players_need(commands: list[str]) -> None:
    environments.for_developers()
    commands.clear()
    environments.for_players()
    assert commands == []


def test_a_player_who_becomes_a_developer_keeps_what_is_there(commands: list[str]) -> None:
    environments.for_players()
    commands.clear()
    environments.for_developers()
    assert commands == ["compiler.lock", "requirements.lock"]


def test_an_interrupted_installation_is_made_anew(
    commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(environments, "mark_fresh", interrupt)
        with pytest.raises(KeyboardInterrupt):
            environments.for_players()
    assert checkout.PYTHON.exists()
    commands.clear()
    environments.for_players()
    assert commands == ["new", "player.lock"]


def test_a_python_that_went_away_is_replaced(commands: list[str]) -> None:
    environments.for_players()
    checkout.PYTHON.unlink()
    environments.for_players()
    assert commands == ["new", "player.lock"] * 2


def test_a_failing_command_is_told_in_one_sentence() -> None:
    command = (sys.executable, "-c", "import sys; sys.exit('first line\\nno such wheel\\n\\n')")
    with pytest.raises(SystemExit, match=r"^start.py: pip failed: no such wheel$"):
        checkout.quietly("pip failed", *command)
