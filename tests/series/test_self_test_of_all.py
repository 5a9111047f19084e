"""The command `self-test` with the games as they are."""

import re

import pytest
from helpers.saying import result

from citybuilder.games import GAMES


def test_every_game_passes(capsys: pytest.CaptureFixture[str]) -> None:
    told = result(capsys, "self-test", "--lang", "en").splitlines()
    for key, line in zip(GAMES, told, strict=True):
        assert re.fullmatch(rf"{key}: all laws kept over \d+ actions", line)
