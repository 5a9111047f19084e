"""The command `self-test` with the games as they are."""

import re

import pytest
from helpers.saying import result

from citybuilder.cli import self_test
from citybuilder.games import GAMES


@pytest.mark.parametrize("games", [GAMES[:1], pytest.param(GAMES, marks=pytest.mark.long)])
def test_every_game_passes(
    games: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_test, "GAMES", games)
    told = result(capsys, "self-test", "--lang", "en").splitlines()
    for key, line in zip(games, told, strict=True):
        assert re.fullmatch(rf"{key}: all laws kept over \d+ actions", line)
