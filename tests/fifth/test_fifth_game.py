"""A fifth game needs its own folders and a line in two registries; the rest it gets for nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fifth import house

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 150  # lines of its rules
FILES = 13  # of code; the rest is data
LINES = 500

HINT = """
from citybuilder.playing.thinker import Opening, Question, Thinker
from citybuilder.store.sheets import load_advice, load_game
from citybuilder.core.match import Match
from citybuilder.tables.texts import texts_of
from citybuilder.words.catalogue import translator

game = load_game("hamlet")
match = Match(game, 3, {}, 7)
texts = texts_of("hamlet")(game, ["Ada", "Ben", "Cleo"], translator("en"))
view = match.view(0)
thinker = Thinker(Opening(load_advice(game), 1, False, "normal"))
for ranked in thinker.answer(Question(view, 0, None)):
    print(texts.action(view, view.asked[-1], ranked.action))
"""


@pytest.fixture
def resources(tmp_path: Path) -> Path:
    folder = tmp_path / "resources"
    folder.mkdir()
    try:
        house.furnish(folder)
    except OSError:
        pytest.skip("no links can be made here")
    return folder


def run(resources: Path, *arguments: str) -> str:
    settings = {
        "PYTHONPATH": str(ROOT),
        "CITYBUILDER_DATA": str(resources.parent / "data"),
        "CITYBUILDER_NATIVE": "",
        "QT_QPA_PLATFORM": "offscreen",
    }
    program = ROOT / "tests" / "fifth" / "program.py"
    done = subprocess.run(
        [sys.executable, str(program), str(resources), *arguments],
        env={**os.environ, **settings},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_it_is_played_saved_and_looked_back_at(resources: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    told = run(resources, "self-test", "--window", "--keep", str(kept)).splitlines()
    assert [line.split(" over ")[0] for line in told] == [
        "hamlet: all laws kept",
        "hamlet: played in the window",
    ]
    pictures = {path.name for path in kept.glob("*.png")}
    assert {"lobby_en.png", "hamlet_table_en.png", "hamlet_end_de.png"} <= pictures
    (saved,) = (kept / "data" / "saves").glob("*.citybuilder")
    assert "Final standing" in run(resources, "replay", str(saved))


@pytest.mark.long
def test_its_matches_are_told_in_its_notation_and_reviewed(resources: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    run(resources, "self-test", "--window", "--keep", str(kept))
    (saved,) = (kept / "data" / "saves").glob("*.citybuilder")
    moves = run(resources, "replay", "--moves", str(saved)).splitlines()
    assert {move.split(":")[0].split()[-1] for move in moves} == {"draw", "build"}
    assert "chance to win" in run(resources, "review", str(saved))


def test_strong_bots_beat_weak_ones_and_give_hints(resources: Path) -> None:
    duel = ("--seats", "strong,random", "--games", "4", "--budget", "0.02")
    told = run(resources, "simulate", "hamlet", *duel).splitlines()
    wins = dict(line.split()[:2] for line in told[-3:-1])
    assert wins == {"strong": "4", "random": "0"}
    answers = run(resources, "-c", HINT).splitlines()
    assert answers
    assert all(answer == "Draw" or answer.startswith("Build: ") for answer in answers)


def test_it_needs_no_more_than_its_own_few_files() -> None:
    own = [
        path
        for folder in ("games", "tables", "sheets")
        for path in sorted((house.HERE / folder).rglob(f"{house.GAME}*/*.py"))
    ]
    own += [house.HERE / "sheets" / f"{house.GAME}.py"]
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in own}
    assert lines[house.HERE / "games" / house.GAME / "rules.py"] < LONGEST
    assert len(own) <= FILES
    assert sum(lines.values()) < LINES
