"""The command `fuzz`: mutants that can be made again, and a watch over what they do."""

import json
import os
from collections.abc import Generator, Iterator
from multiprocessing import Pipe
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import Any, cast

import pytest
from helpers.long import amount
from helpers.saying import begun, complaint, result, said

from citybuilder.cli.fuzz import ACCEPTED, KNOWN
from citybuilder.cli.fuzzing import originals, trials, worker
from citybuilder.cli.fuzzing.mutants import KINDS, Mutant, kind_of, mutant, sealed
from citybuilder.cli.fuzzing.mutation import OTHERS, mutate, scratched, written
from citybuilder.cli.fuzzing.trials import Trials, Wrong
from citybuilder.cli.fuzzing.worker import Tried, one, reports
from citybuilder.store.folders import ASKED
from citybuilder.store.save_sheet import digest
from citybuilder.system.scratch import prefix_of

Captured = pytest.CaptureFixture[str]
SAVE = originals.saved("machi_koro", 2, (("market", "ten_piles"),), 40, 0)


@pytest.fixture(autouse=True)
def apart_from_players_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ASKED, str(tmp_path))


def forged(**changes: object) -> Mutant:
    content = json.loads(SAVE)
    del content["checksum"]
    content.update(changes)
    return Mutant("save", "", sealed(content))


class Gone:
    """A process that is no more."""

    exitcode = -9

    def join(self, _seconds: float) -> None:
        """It has ended already."""


def test_a_mutant_is_the_same_every_time() -> None:
    assert [mutant(1, number) for number in range(9)] == [mutant(1, n) for n in range(9)]
    assert mutant(1, 3) != mutant(2, 3)


def test_a_mutant_does_not_depend_on_those_before_it() -> None:
    first = [mutant(104, number) for number in range(7790, 7800)]
    for number in range(amount(40, 400)):
        mutant(104, number)
    assert [mutant(104, number) for number in range(7790, 7800)] == first


def test_what_mutants_are_made_of_stays_as_it_is() -> None:
    before = repr(OTHERS)
    for seed in range(600):
        content: Any = {"a": [], "b": {}, "c": None, "d": 0, "e": "x"}
        chance = Random(seed)
        for _ in range(9):
            mutate(content, chance)
    assert repr(OTHERS) == before


def test_all_kinds_of_files_have_mutants() -> None:
    assert {kind_of(1, number) for number in range(150)} == set(KINDS)
    assert [mutant(1, number).kind for number in range(9)] == [kind_of(1, n) for n in range(9)]


def test_a_mutant_differs_from_its_original() -> None:
    differ = 0
    for seed in range(200):
        content = json.loads(SAVE)
        mutate(content, Random(seed), json.loads(SAVE))
        differ += written(content) != written(json.loads(SAVE))
    assert differ > 150


def test_most_mutants_of_saves_have_a_right_checksum() -> None:
    made = [mutant(1, number) for number in range(60)]
    right = 0
    for each in [m for m in made if m.kind == "save"]:
        try:
            content = json.loads(each.data)
            right += content.pop("checksum", None) == digest(content)
        except (ValueError, RecursionError, AttributeError):
            continue
    assert right > 30


def test_a_scratched_file_is_cut_off_changed_or_doubled() -> None:
    whole = bytes(range(100))
    lengths = {len(scratched(whole, Random(seed))) - len(whole) for seed in range(50)}
    assert min(lengths) < 0 <= max(lengths)


def test_what_is_too_deep_to_write_is_deep_all_the_same() -> None:
    deep: Any = []
    for _ in range(5000):
        deep = [deep]
    assert written(deep).startswith(b"[[[[")


def test_an_honest_save_is_accepted_once_and_known_then() -> None:
    tried = Trials()
    assert tried.of(forged()) == ACCEPTED
    assert tried.of(forged()) == KNOWN


def test_a_save_that_begins_at_a_table_is_played_to_its_end() -> None:
    assert Trials().of(forged(seed=6)) == ACCEPTED


def test_a_refused_save_says_why() -> None:
    assert Trials().of(forged(seed=6, snapshot={})) == "unfit"
    assert Trials().of(Mutant("save", "", b"{}")) == "foreign"


@pytest.mark.parametrize("kind", ["settings", "progress", "statistics"])
def test_players_data_that_make_no_sense_are_borne(kind: str) -> None:
    assert Trials().of(Mutant(kind, "", b"[" * 5000)) == ACCEPTED


def test_cards_that_make_no_sense_are_refused() -> None:
    assert Trials().of(Mutant("cards", "cities", b"{}")) == "damaged"
    text = originals.cards("machi_koro").encode()
    assert Trials().of(Mutant("cards", "machi_koro", text)) == ACCEPTED


def test_loading_that_takes_too_long_is_a_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "SLOWEST", -1.0)
    with pytest.raises(Wrong, match="loading takes"):
        Trials().of(forged())


def test_whatever_is_raised_is_a_find(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(_self: Trials, _mutant: Mutant) -> str:
        raise ZeroDivisionError("over nothing")

    monkeypatch.setattr(Trials, "of", stumble)
    assert "over nothing" in one(Trials(), 1, 0).why


def test_too_much_memory_is_a_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Trials, "of", lambda _self, _mutant: ACCEPTED)
    peaks = iter([0, 1 << 30])
    monkeypatch.setattr(worker, "peak", lambda: next(peaks))
    assert one(Trials(), 1, 0).why == "1024 MB of memory"


def test_a_process_that_dies_is_a_find() -> None:
    here, there = Pipe(duplex=False)
    there.close()
    found = list(reports(1, 7, here, cast(BaseProcess, Gone()), 1e12))
    assert [each.number for each in found] == [7]
    assert "-9" in found[0].why


def test_a_process_that_says_nothing_is_a_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "LONGEST", 0.0)
    monkeypatch.setattr(worker, "LOOK", 0.0)
    here, there = Pipe(duplex=False)
    found = list(reports(1, 7, here, cast(BaseProcess, Gone()), 1e12))
    there.close()
    assert [each.number for each in found] == [7]
    assert "no answer" in found[0].why


def test_players_own_data_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("mine")
    for make in (originals.some_settings, originals.some_progress):
        make.cache_clear()
        assert json.loads(make())
    assert (tmp_path / "settings.json").read_text() == "mine"
    assert os.environ[ASKED] == str(tmp_path)


def pretend(monkeypatch: pytest.MonkeyPatch, *all_tried: Tried) -> None:
    def tried(_seed: int, _seconds: float) -> Iterator[Tried]:
        yield from all_tried

    monkeypatch.setattr(worker, "tried", tried)


def test_without_a_find_it_ends_well(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    pretend(
        monkeypatch,
        Tried(0, "save", ACCEPTED),
        Tried(1, "save", KNOWN),
        Tried(2, "save", "unfit"),
        Tried(3, "settings", ACCEPTED),
    )
    rows = [line.split() for line in result(capsys, "fuzz", "--lang", "en").splitlines()]
    assert [row[-1] for row in rows] == ["4", "3", "1", "3", "2", "1", "1", "0"]
    german = result(capsys, "fuzz", "--lang", "de")
    assert "Mutanten" in german
    assert "gegen die Regeln" in german


def test_a_find_is_kept_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    pretend(monkeypatch, Tried(3, mutant(1, 3).kind, "", "Traceback\nIndexError: here"))
    kept = tmp_path / "kept"
    code, out, err = said(capsys, "fuzz", "--seed", "1", "--keep", str(kept), "--lang", "en")
    assert (code, err) == (1, "")
    assert "IndexError: here" in out.splitlines()[0]
    names = sorted(path.name for path in kept.iterdir())
    assert names[1].endswith("-1-3.txt")
    assert (kept / names[0]).read_bytes() == mutant(1, 3).data


def test_a_folder_that_cannot_be_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    pretend(monkeypatch, Tried(3, "save", "", "why"))
    (tmp_path / "file").touch()
    code, _, err = said(capsys, "fuzz", "--keep", str(tmp_path / "file" / "kept"))
    assert code == 2
    assert err.count("\n") == 1


@pytest.mark.parametrize("words", [["--seconds", "soon"], ["--seed", "x"]])
def test_what_is_no_number_is_one_sentence(words: list[str], capsys: Captured) -> None:
    assert words[0] in complaint(capsys, "fuzz", *words)


@pytest.mark.long
def test_some_seconds_of_mutants_find_nothing() -> None:
    process = begun("fuzz", "--seconds", "5", "--seed", "3", "--lang", "en")
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (0, b"")
    assert out.startswith(b"Mutants")


def test_nothing_stays_of_a_process_that_is_ended_while_it_tries() -> None:
    """Its folder is one that whoever ends it finds, and so is all that its helper makes."""
    trying = cast(Generator[Tried, None, None], worker.tried(1, 60.0))
    next(trying)
    [folder] = Path(gettempdir()).glob(prefix_of(os.getpid()) + "*")
    assert any(folder.iterdir())
    trying.close()
    assert not folder.exists()
