"""Without a command: a bot match, told while it is played."""

import io
import re
import sys
from itertools import pairwise

import pytest
from saying import result

from citybuilder.cli import watch
from citybuilder.cli.main import run
from citybuilder.cli.watch import BOTS, NAMES

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots without a clock, and always the same match."""
    monkeypatch.setattr(watch, "BOTS", ("greedy", "random", "beginner"))
    monkeypatch.setattr("secrets.randbelow", lambda _: 7)


def test_a_match_is_told_from_the_first_turn_to_the_final_standing(capsys: Captured) -> None:
    lines = result(capsys, "--lang", "en").splitlines()
    assert lines[0] == "Machi Koro"
    assert "At the table: Ada (greedy), Ben (random), Cleo (beginner)" in lines
    assert "Seed: 7" in lines
    assert lines[lines.index("Turn 1: Ada") - 1] == ""
    turns = [line for line in lines if line.startswith("Turn ")]
    assert [int(line.split()[1][:-1]) for line in turns] == list(range(1, len(turns) + 1))
    assert lines[-4] == "Final standing"
    assert re.fullmatch(r"1\. (Ada|Ben|Cleo): 4 landmarks, \d+ coins?", lines[-3])


def test_a_match_is_told_in_german(capsys: Captured) -> None:
    lines = result(capsys, "--lang", "de").splitlines()
    assert "Am Tisch: Ada (gierig), Ben (zufällig), Cleo (Anfänger)" in lines
    assert lines[-4] == "Endstand"


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
