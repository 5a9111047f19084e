"""The command `train --taste`, and `train --quick`, which plays by what was learned so."""

from itertools import cycle
from pathlib import Path

import pytest

from citybuilder.bots.tasting import Palate
from citybuilder.cli import train_taste
from citybuilder.cli.commands import obey
from citybuilder.cli.complaint import Complaint
from citybuilder.core.advice import Advice
from citybuilder.core.game import State
from citybuilder.store.sheets.judgement import Learned
from citybuilder.store.sheets.taste import LearnedTaste
from citybuilder.system.helpers import HelperLost
from citybuilder.words.catalogue import translator


def nibble(palate: Palate, advice: Advice[State], first: int, rate: float, number: int) -> None:
    """A match a lesson is enough to see what the command does with it."""
    advice.taste = palate.taste
    palate.match(advice, first + number)
    palate.weights.step(rate, 1)


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_taste, "one_practice", nibble)
    monkeypatch.setattr(train_taste, "DUELS", 2)
    won = cycle((0.4, 0.6))
    monkeypatch.setattr(train_taste, "trial", lambda *_: next(won))


def tasted(out: Path, *more: str) -> str:
    arguments = ["train", "machi_koro", "--taste", "--matches", "400", "--generations", "2"]
    assert obey([*arguments, "--out", str(out), *more], translator("en")) == 0
    return out.read_text(encoding="utf-8")


def test_a_taste_is_written_with_its_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "taste.json"
    learned = LearnedTaste.model_validate_json(tasted(out))
    assert [(each.matches, each.duels) for each in learned.generations] == [(400, 2)] * 2
    assert any(learned.taste(learned.moods, learned.genres).plain())
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Generation 1: after 400 more matches, taste alone wins")
    assert list(tmp_path.iterdir()) == [out]


def test_the_generation_that_won_most_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    won = iter((0.4, 0.7, 0.5))
    monkeypatch.setattr(train_taste, "trial", lambda *_: next(won))
    three = LearnedTaste.model_validate_json(tasted(tmp_path / "3.json", "--generations", "3"))
    assert [each.won for each in three.generations] == [0.4, 0.7]
    won = iter((0.4, 0.3, 0.2))
    one = LearnedTaste.model_validate_json(tasted(tmp_path / "1.json", "--generations", "3"))
    assert len(one.generations) == 1
    assert one.weights != three.weights


def test_tasting_goes_on_after_its_last_generation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = tasted(tmp_path / "whole.json")
    out = tmp_path / "stopped.json"
    begun = []

    def until_stopped(
        palate: Palate, advice: Advice[State], first: int, rate: float, number: int
    ) -> None:
        begun.append(number)
        if len(begun) == 4:
            raise HelperLost
        nibble(palate, advice, first, rate, number)

    monkeypatch.setattr(train_taste, "one_practice", until_stopped)
    with pytest.raises(Complaint):
        tasted(out)
    assert not out.exists()
    assert tasted(out) == whole
    assert begun == [0, 1, 0, 1, 0, 1]


def test_a_game_without_moods_has_no_taste(tmp_path: Path) -> None:
    arguments = ["train", "urbanization", "--taste", "--out", str(tmp_path / "none.json")]
    with pytest.raises(Complaint, match="Nothing can be learned"):
        obey(arguments, translator("en"))


def test_quick_matches_are_played_by_taste(tmp_path: Path) -> None:
    out = tmp_path / "quick.json"
    few = ["--matches", "20", "--generations", "1", "--inner", "2", "--out", str(out)]
    assert obey(["train", "machi_koro", "--quick", *few], translator("en")) == 0
    learned = Learned.model_validate_json(out.read_text(encoding="utf-8"))
    assert learned.quick
    assert learned.generations[0].positions <= 18 * 6
