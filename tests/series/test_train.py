"""The command `train`: generations, a file with figures, and going on where it was stopped."""

import json
from pathlib import Path

import pytest
from helpers.matches import advice_of

from citybuilder.bots.learning import Position
from citybuilder.cli import train
from citybuilder.cli.commands import obey
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.train_diary import Diary, Terms
from citybuilder.core.advice import Advice
from citybuilder.core.game import Game, State
from citybuilder.core.rng import seeded
from citybuilder.store.sheets import load_advice, load_game
from citybuilder.store.sheets.judgement import Generation, Learned
from citybuilder.system.helpers import HelperLost
from citybuilder.words.catalogue import translator

FEW = ["--matches", "20", "--generations", "2", "--iterations", "1", "--inner", "2"]


def trained(out: Path, *more: str) -> str:
    arguments = ["train", "machi_koro", *FEW, "--out", str(out), *more]
    assert obey(arguments, translator("en")) == 0
    return out.read_text(encoding="utf-8")


def quick(advice: Advice[State], _plan: Terms, first: int, number: int) -> list[Position]:
    """Positions by the seed alone, where it does not matter what was played."""
    rng = seeded(first + number)
    count = len(advice.trait_names())
    judgement = advice.judgement
    known = 0.0 if judgement is None else judgement.plain()[1][0]
    found = []
    for _ in range(3):
        traits = [[known + float(rng.below(100)) for _ in range(count)] for _ in range(2)]
        found.append(Position(traits, [0.5, 0.5], [1.0, 0.0]))
    return found


def test_what_was_learned_is_written_with_its_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "learned.json"
    learned = Learned.model_validate_json(trained(out))
    assert [each.matches for each in learned.generations] == [20, 20]
    assert learned.generations[0].before > 0.0
    names = advice_of(load_game("machi_koro")).trait_names()
    count = len(names)
    assert learned.traits == names
    parts = learned.judgement(names).plain()
    assert [len(part) for part in parts] == [count, count, 2 * count, 2 * count, 2, 2]
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told] == ["Generation 1", "Generation 2"]
    assert list(tmp_path.iterdir()) == [out]


def test_a_run_that_was_stopped_goes_on_after_its_last_generation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "match", quick)
    whole = trained(tmp_path / "whole.json")
    out = tmp_path / "stopped.json"
    played = []

    def until_stopped(
        advice: Advice[State], plan: Terms, first: int, number: int
    ) -> list[Position]:
        played.append(number)
        if len(played) == 24:
            raise HelperLost
        return quick(advice, plan, first, number)

    monkeypatch.setattr(train, "match", until_stopped)
    with pytest.raises(Complaint):
        trained(out)
    assert not out.exists()
    part = tmp_path / "stopped.json.part"
    part.write_text(part.read_text(encoding="utf-8") + '{"generation": [[', encoding="utf-8")
    assert trained(out) == whole
    assert len(played) == 24 + 20


def test_another_plan_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_text(json.dumps(["machi_koro", 1, 1, 1, 1, 1, 0.5, 1]) + '\n{"match": []}\n')
    diary = Diary(path, Terms("machi_koro", 1, 1, 1, 1, 1, 0.5, 2), Generation)
    diary.open()
    assert diary.generations == []


class Ignorant:
    """Advice that knows no traits."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game
        self.fixed: dict[str, str] = {}

    def parts(self) -> list["Ignorant"]:
        return [self]

    def trait_names(self) -> list[str]:
        return []


def test_a_game_without_traits_has_nothing_to_learn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "advice_for", Ignorant)
    with pytest.raises(Complaint, match="Nothing can be learned"):
        trained(tmp_path / "none.json")


def test_learning_begins_without_what_is_known_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def watched(advice: Advice[State], plan: Terms, first: int, number: int) -> list[Position]:
        seen.append(advice.sight(True))
        return quick(advice, plan, first, number)

    monkeypatch.setattr(train, "match", watched)
    trained(tmp_path / "learned.json", "--ahead", "3")
    advice = load_advice(load_game("machi_koro"))
    assert advice.judgement
    assert seen == [advice.ahead] * 20 + [3] * 20
